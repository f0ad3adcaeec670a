/* What kernels of SPIR-V know of bindless images by their numbers: a table in memory of the device,
 * which is there once a module asks for it (struct ur_ptx_images, of HIP's as of CUDA's). */
#ifndef STREAM_NUMBERS_H
#define STREAM_NUMBERS_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "platform.h"

struct stream_place;

/* As struct ur_ptx_image_entry. */
struct stream_number {
    uint64_t number;
    uint32_t width, height, depth, format;
    uint64_t sampler;
};

/* In the format of a texture. */
#define STREAM_NUMBER_TEXTURE 0x80000000u

/* Likewise: it is a row in USM. */
#define STREAM_NUMBER_ROW 0x40000000u

struct stream_numbers {
    pthread_mutex_t lock; /* guards what follows */
    struct stream_number *entries;
    uint64_t mask; /* one less than there is room for */
    uint64_t used; /* with those that were taken out */
    /* In memory of the device: the address of the table, and the table; NULL: nobody asked yet. */
    void *cell;
    struct stream_numbers_table *table;
};

/* Adds an image, or takes one out. Pre: the place was entered. */
ur_result_t stream_number_add(struct stream_place *place, const struct stream_number *number);
void stream_number_remove(struct stream_place *place, uint64_t number, bool texture);
/* Whether code has the variable. */
bool stream_numbers_wanted(const void *code, size_t size);
/* Tells a module that has it where the table is. Pre: entered. */
ur_result_t stream_numbers_tell(struct stream_place *place, drv_module module);
/* place.c: with the place. */
void stream_numbers_end(struct stream_place *place, bool entered);

#endif
