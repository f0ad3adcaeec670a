/* Programs: a module for each device. */
#ifndef ZE_PROGRAM_H
#define ZE_PROGRAM_H

#include "pool/pool.h"
#include "program/metadata.h"
#include "program/spec_constants.h"
#include "spirv/check.h"
#include "ze.h"

struct ze_build {
    ze_module_handle_t module;
    ur_program_build_status_t status;
    ur_program_binary_type_t type;
    char *log;
    char *options;         /* of the newest build or compilation for the device; owned */
    const uint8_t *binary; /* as given by the program, owned */
    size_t binary_size;
};

struct ze_spec {
    uint32_t id;
    uint64_t value; /* the first bytes of it */
};

/* A SPIR-V module. */
struct ze_il {
    uint8_t *code;
    size_t size;
    char *options; /* that it was compiled with before it was linked */
    uint32_t spec_count;
    struct ze_spec *specs;
    struct ur_spec_constants known;
};

struct ur_program_handle_t_ {
    UR_CHILD_BASE;     /* the context is retained */
    uint32_t il_count; /* several once linked */
    struct ze_il *il;  /* `specs` and `known` guarded by the lock */
    bool adopted;      /* builds[0].module is the program's */
    struct ur_global_names globals;
    pthread_mutex_t lock; /* guards what follows; a module stays once it is there */
    char *options;        /* that it was compiled with, for links */
    uint32_t ended_count;
    struct ze_ended *ended;      /* native kernels that commands may still use */
    pthread_mutex_t beyond_lock; /* guards the list; taken before `lock` */
    struct ze_beyond *beyond;    /* beyond.c */
    struct ur_late late;         /* for the release */
    struct ze_build *builds;     /* one for each device of the context */
};
ur_result_t ze_program_new(ur_context_handle_t context, ur_program_handle_t *program);
/* What the drivers of the context's devices can be given of SPIR-V. */
struct ur_spirv_taker ze_spirv_taker(ur_context_handle_t context);
void ze_program_release(ur_program_handle_t program);
/* Adds a copy of a module that was compiled with `options`. Program new or locked. */
ur_result_t ze_program_add_il(ur_program_handle_t program, const struct ze_il *il,
                              const char *options);
/* Destroys a native kernel of the program, or of none, once no command uses it. */
void ze_program_end_kernel(ur_context_handle_t context, ur_program_handle_t program,
                           ze_kernel_handle_t kernel);
/* program_build.c: another module of the program, with the options of its own. */
ur_result_t ze_program_compile(ur_program_handle_t program, uint32_t index, const void *code,
                               size_t size, ze_module_handle_t *module);
/* beyond.c: what was made of the program's kernels; whether there is any. */
bool ze_beyond_any(ur_program_handle_t program);
void ze_beyond_free(ur_program_handle_t program);
/* The device's module, built; the reason why not is recorded. */
ur_result_t ze_program_module(ur_program_handle_t program, uint32_t index,
                              ze_module_handle_t *module);
ur_result_t ze_program_global(ur_program_handle_t program, ur_device_handle_t device,
                              const char *name, size_t *size, void **pointer);

#endif
