/* What a driver must know of a SPIR-V module besides what its compiler tells: the parameters of its
 * kernels, the names that it lacks and has for others, and its specialization constants. */
#ifndef TEST_ZE_SPIRV_H
#define TEST_ZE_SPIRV_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "hostcode/hostcode.h"

struct parameter {
    uint32_t kind; /* enum ur_hostcode_arg_kind */
    uint32_t size; /* of the value; 0: not known here */
    uint8_t dim;   /* of images: OpTypeImage's Dim */
    uint8_t arrayed;
    uint8_t written; /* the kernel may write to the image */
};

struct signature {
    char *name;
    uint32_t count;
    struct parameter *parameters;
};

struct names {
    uint32_t count;
    char **list;
};
bool names_have(const struct names *names, const char *name);

struct constant {
    uint32_t id;
    uint32_t size; /* bytes */
};

struct spirv {
    uint32_t kernel_count, constant_count;
    struct signature *kernels;
    struct constant *constants;
    struct names imports, exports;
};

/* Reads a module of `size` bytes, which need not be aligned. On false `why` says what is wrong, and
 * there is nothing to free. */
bool spirv_read(const void *code, size_t size, struct spirv *out, char *why, size_t why_size);
void spirv_free(struct spirv *module);
void signatures_free(struct signature *list, uint32_t count);

#endif
