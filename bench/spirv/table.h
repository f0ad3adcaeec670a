/* kernels.txt of kernels.py in memory. */
#ifndef BENCH_SPIRV_TABLE_H
#define BENCH_SPIRV_TABLE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { MOST_BUFFERS = 64, MOST_KERNELS = 64, MOST_ARGS = 20, MOST_FIELDS = 8, MOST_NAMES = 4 };

enum kind { KIND_I8, KIND_U8, KIND_I32, KIND_I64, KIND_F32, KIND_F64, KIND_PTR };

struct buffer {
    char name[16], init[16];
    enum kind kind;
    size_t count; /* elements */
    char list[12][24];
    unsigned list_count;
    uint64_t address; /* on the device, 0 before it is made */
};

/* Bytes at an offset of an argument. */
struct field {
    size_t offset, size;
    uint64_t bits;
    int buffer; /* whose address it is; -1: none */
};

struct argument {
    size_t size;
    struct field fields[MOST_FIELDS];
    unsigned field_count;
};

struct kernel {
    char name[40];
    unsigned grid, block, shared;
    double bytes, flops;
    bool contiguous;
    struct argument args[MOST_ARGS];
    unsigned arg_count;
    int out[MOST_NAMES], zero[MOST_NAMES], before[MOST_NAMES];
    unsigned out_count, zero_count, before_count;
};

struct table {
    struct buffer buffers[MOST_BUFFERS];
    unsigned buffer_count;
    struct kernel kernels[MOST_KERNELS];
    unsigned kernel_count;
};

size_t element_size(enum kind kind);
/* False with a message that names the line. */
bool table_read(struct table *table, const char *path);
/* The buffer's content in `count` elements from `first` on, the same at each call. */
void buffer_fill(const struct table *table, struct buffer *buffer, size_t first, size_t count,
                 void *to);
/* Called for `list` buffers: the address of a buffer by its name. */
extern uint64_t (*buffer_address)(const char *name);

#endif
