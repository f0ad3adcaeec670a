/* SPIR-V modules as programs of an OpenCL driver. */
#ifndef TEST_ZE_PROGRAM_H
#define TEST_ZE_PROGRAM_H

#include <level_zero/ze_api.h>

#include "opencl.h"
#include "spirv.h"

/* One SPIR-V module with what it is to be compiled with. */
struct source {
    void *code;
    size_t size;
    char *flags;
    uint64_t *values; /* of the specialization constants that are set, as `constants` has them */
    uint8_t *is_set;
    bool library; /* what it exports is there for others */
    struct spirv spirv;
    cl_program object; /* made where several are linked; NULL until then */
};

struct program {
    uint32_t source_count; /* 0: made from a binary */
    struct source *sources;
    uint32_t kernel_count;
    struct signature *kernels; /* of a binary; else those of the sources */
    cl_program executable;     /* NULL: names are missing that dynamic linking may bring */
};

/* Text that grows; never fails, but loses what there is no memory for. */
struct build_log {
    char *text;
    size_t size;
};
void log_add(struct build_log *log, const char *format, ...) __attribute__((format(printf, 2, 3)));

/* From SPIR-V, or from what program_binary gave. Whatever the result, the log may have text. */
ze_result_t program_create(const ze_module_desc_t *desc, struct build_log *log,
                           struct program **out);
bool program_is_binary(const void *data, size_t size);
void program_destroy(struct program *program);

/* Links each program that lacks names with those of the others that have them. */
ze_result_t programs_link(uint32_t count, struct program *const *programs, struct build_log *log);

/* The kernel of that name, or the one at that place; NULL: there is none. */
const struct signature *program_kernel(const struct program *program, const char *name);
const struct signature *program_kernel_at(const struct program *program, uint32_t index);

/* Bytes from which program_create makes the same program again; the caller frees. */
ze_result_t program_binary(const struct program *program, void **out, size_t *size);

#endif
