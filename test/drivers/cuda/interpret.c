/* PTX in the form of host code: a table of its kernels, and launches of blocks on the engine. */
#include "interpret.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "internal.h"
#include "ptx/machine.h"

/* A kernel as the engine runs it: with one argument. */
struct runner {
    const struct ptx_function *function;
    struct ur_hostcode_kernel kernel;
    struct ur_hostcode_arg arg;
};

struct interpreted {
    struct ptx_module *module;
    uint32_t count;
    struct runner *runners; /* of each kernel of the table */
    struct ur_hostcode_kernel *kernels;
    struct ur_hostcode_global *globals;
    struct ur_hostcode_table table;
};

/* The one argument of what the engine runs. */
struct launch {
    const struct ptx_module *module;
    const struct ptx_function *function;
    uint32_t block[3], shared;
    bool together;
    /* Of a cooperative launch: its size, and how many blocks have come to a barrier. */
    uint32_t workspace[2];
    unsigned char parameters[]; /* as the kernel lays them out */
};

/* As an instruction of a kernel would: the engine makes the command's failure of it. */
__attribute__((no_sanitize("undefined"), noinline)) static void fault(void) {
    int *volatile nowhere = NULL;
    *(volatile int *)nowhere = 0;
}

static void run_block(void *const *args, struct ur_hostcode_item *item) {
    struct launch *launch = args[0];
    struct ptx_block block = {.surface = soft_surface,
                              .texture = soft_texture,
                              .module = launch->module,
                              .function = launch->function,
                              .dynamic_shared = launch->shared,
                              .workspace = launch->together ? launch->workspace : NULL,
                              .parameters = launch->parameters};
    const char *order = getenv("UR_SOFT_ORDER");
    block.backwards = order && strcmp(order, "backwards") == 0;
    block.lockstep = order && strcmp(order, "lockstep") == 0;
    for (int i = 0; i < 3; ++i) {
        block.grid[i] = (uint32_t)item->group_count[i];
        block.at[i] = (uint32_t)item->group_id[i];
        block.at[i] = block.backwards ? block.grid[i] - 1 - block.at[i] : block.at[i];
        block.block[i] = launch->block[i];
    }
    if (!ptx_run(&block)) {
        fprintf(stderr, "software driver: %s\n", block.why);
        fault();
    }
}

struct interpreted *soft_interpret(const char *text, char *log, size_t log_size) {
    struct interpreted *made = calloc(1, sizeof(*made));
    if (!made) {
        return NULL;
    }
    made->module = ptx_parse(text, log, log_size);
    if (!made->module) {
        free(made);
        return NULL;
    }
    const struct ptx_module *module = made->module;
    made->runners = calloc(module->function_count + 1, sizeof(*made->runners));
    made->kernels = calloc(module->function_count + 1, sizeof(*made->kernels));
    made->globals = calloc(module->variable_count + 1, sizeof(*made->globals));
    bool ok = made->runners && made->kernels && made->globals;
    for (uint32_t i = 0; ok && i < module->function_count; ++i) {
        const struct ptx_function *function = module->functions[i];
        if (!function->entry || !function->defined) {
            continue;
        }
        struct ur_hostcode_arg *args = calloc(function->parameter_count + 1, sizeof(*args));
        ok = args != NULL;
        for (uint32_t k = 0; ok && k < function->parameter_count; ++k) {
            args[k] = (struct ur_hostcode_arg){.kind = UR_HOSTCODE_ARG_VALUE,
                                               .size = function->parameters[k].size,
                                               .align = function->parameters[k].align};
        }
        struct runner *runner = &made->runners[made->count];
        runner->function = function;
        runner->arg =
            (struct ur_hostcode_arg){.kind = UR_HOSTCODE_ARG_VALUE,
                                     .size = sizeof(struct launch) + function->parameter_bytes};
        runner->kernel = (struct ur_hostcode_kernel){.name = function->name,
                                                     .entry = run_block,
                                                     .args = &runner->arg,
                                                     .arg_count = 1,
                                                     .stack_size = 65536};
        made->kernels[made->count++] = (struct ur_hostcode_kernel){
            .name = function->name,
            .args = args,
            .arg_count = function->parameter_count,
            .reqd_group_size = {function->reqd[0], function->reqd[1], function->reqd[2]},
            .static_local_size = function->own_shared};
    }
    uint32_t globals = 0;
    for (uint32_t i = 0; ok && i < module->variable_count; ++i) {
        const struct ptx_variable *variable = &module->variables[i];
        if (variable->space != PTX_SHARED) {
            made->globals[globals++] = (struct ur_hostcode_global){
                variable->name, module->memory + variable->place, variable->size};
        }
    }
    if (!ok) {
        soft_interpreted_free(made);
        return NULL;
    }
    made->table = (struct ur_hostcode_table){UR_HOSTCODE_MAGIC, UR_HOSTCODE_VERSION, made->count,
                                             globals,           made->kernels,       made->globals};
    return made;
}

void soft_interpreted_free(struct interpreted *ptx) {
    for (uint32_t i = 0; i < ptx->count; ++i) {
        free((void *)(uintptr_t)ptx->kernels[i].args);
    }
    ptx_free(ptx->module);
    free(ptx->runners);
    free(ptx->kernels);
    free(ptx->globals);
    free(ptx);
}

const struct ur_hostcode_table *soft_interpreted_table(const struct interpreted *ptx) {
    return &ptx->table;
}

int soft_interpreted_launch(const struct interpreted *ptx, uint32_t index,
                            struct eng_submit *submit, const unsigned grid[3],
                            const unsigned block[3], unsigned shared, void **params,
                            bool together) {
    const struct runner *runner = &ptx->runners[index];
    const struct ptx_function *function = runner->function;
    enum { ACCESS = 64 };
    struct eng_access access[ACCESS];
    size_t size = runner->arg.size;
    struct launch *launch = calloc(1, size);
    if (!launch) {
        return ENG_ERR_MEMORY;
    }
    launch->module = ptx->module;
    launch->function = function;
    launch->shared = shared;
    launch->together = together;
    launch->workspace[0] = sizeof(launch->workspace);
    struct eng_launch what = {.kernel = &runner->kernel, .dims = 3, .cooperative = together};
    for (int i = 0; i < 3; ++i) {
        launch->block[i] = block[i];
        what.local[i] = 1;
        what.global[i] = grid[i];
    }
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        const struct ptx_parameter *parameter = &function->parameters[i];
        if (!params[i]) {
            free(launch);
            return ENG_ERR_INVALID;
        }
        memcpy(launch->parameters + parameter->offset, params[i], parameter->size);
        void *pointer;
        struct eng_mem memory;
        if (parameter->size == sizeof(pointer) && submit->access_count < ACCESS) {
            memcpy(&pointer, params[i], sizeof(pointer));
            if (pointer && soft_find(pointer, &memory)) {
                access[submit->access_count++] = (struct eng_access){.ptr = pointer, .write = true};
            }
        }
    }
    submit->access = access;
    what.args = (const void *[]){launch};
    what.arg_sizes = &size;
    int result = eng_kernel(submit, &what);
    free(launch);
    return result;
}
