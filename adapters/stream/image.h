/* What can be read from device code without a driver: kernels, their arguments and required sizes.
 */
#ifndef STREAM_IMAGE_H
#define STREAM_IMAGE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* How an argument reaches the kernel. */
enum stream_param {
    STREAM_PARAM_PLAIN,  /* its bytes as they are, or an address */
    STREAM_PARAM_LOCAL,  /* local memory: its address, or by its width the offset */
    STREAM_PARAM_OFFSET, /* local memory: the offset in the launch's part, in 8 bytes */
    STREAM_PARAM_TEXTURE,
    STREAM_PARAM_SURFACE,
    STREAM_PARAM_SAMPLER
};

struct stream_image_kernel {
    char *name;
    char *symbol;         /* as the code has it; NULL: the same */
    uint32_t reqd[3];     /* 0 where none is required */
    uint32_t max_threads; /* 0 if not said */
    bool params_known;
    uint32_t param_count;
    uint32_t *param_size; /* bytes */
    uint8_t *param_kind;  /* enum stream_param */
    bool offset; /* behind the arguments it takes the global offset, three 64-bit numbers */
    bool told;   /* `offset` is known: without it the kernel does not ask for ids */
    bool device_barriers; /* groups wait for each other */
    uint32_t max_size[3]; /* 0 where there is no limit */
    uint64_t max_linear;  /* likewise */
    uint32_t sub_group;   /* size of sub-groups that it requires, or 0 */
    uint32_t sub_groups;  /* how many of them in a group, or 0 */
    uint32_t own_local;   /* bytes of its own local memory that a launch adds before arguments' */
};

/* A variable whose name is not the one that the code has for it. */
struct stream_image_variable {
    char *name, *symbol;
};

struct stream_image {
    uint32_t count;
    struct stream_image_kernel *kernels;
    uint32_t variable_count;
    struct stream_image_variable *variables;
    char arch[64]; /* what it was made for; empty if it does not say */
};

enum stream_image_kind {
    STREAM_IMAGE_UNKNOWN, /* nothing this driver takes */
    STREAM_IMAGE_CODE,    /* the driver's own */
    STREAM_IMAGE_SPIRV,
    STREAM_IMAGE_FOREIGN, /* another driver's */
    STREAM_IMAGE_DAMAGED, /* the driver's own, cut off or with headers that point outside */
};

void stream_image_free(struct stream_image *image);
const struct stream_image_kernel *stream_image_find(const struct stream_image *image,
                                                    const char *name);
/* Adds a kernel; NULL if host memory is exhausted. */
struct stream_image_kernel *stream_image_add(struct stream_image *image, const char *name,
                                             size_t length);
/* What the code calls the variable `name`. */
const char *stream_image_symbol(const struct stream_image *image, const char *name);
/* The name of the kernel that the code calls `symbol`. */
const char *stream_image_name(const struct stream_image *image, const char *symbol);
bool stream_image_param(struct stream_image_kernel *kernel, uint32_t size, enum stream_param kind);

#endif
