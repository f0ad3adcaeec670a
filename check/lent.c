/* Local memory that kernels get as arguments. */
#include <stdlib.h>

#include "accesses.h"
#include "making.h"

/* Of a function: its only call, if it has one. */
struct calls {
    uint32_t count;
    uint32_t caller; /* index of the function */
    const struct ur_spirv_instruction *at;
};

static struct calls *find_calls(const struct ur_spirv_module *module) {
    struct calls *calls = calloc(module->function_count + 1, sizeof(*calls));
    for (uint32_t f = 0; calls && f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                uint32_t callee = list->items[i].opcode == SpvOpFunctionCall
                                      ? ur_spirv_function_index(module, list->items[i].operands[0])
                                      : UR_SPIRV_NONE;
                if (callee != UR_SPIRV_NONE) {
                    calls[callee].count++;
                    calls[callee].caller = f;
                    calls[callee].at = &list->items[i];
                }
            }
        }
    }
    return calls;
}

/* The kernel that a function is, by one name alone; NULL: none. */
static const char *kernel_of(const struct ur_spirv_module *module, uint32_t function) {
    const char *name = NULL;
    for (uint32_t e = 0; e < module->entry_point_count; ++e) {
        if (module->entry_points[e].id == module->functions[function].id) {
            if (name) {
                return NULL;
            }
            name = module->entry_points[e].name;
        }
    }
    return name;
}

/* A kernel's body may be a function of its own, which the kernel alone calls with what it gets. The
 * number of the parameter of the kernel that a function's parameter is, plus 1; 0: none. */
static uint32_t lent_to(struct rewrite *run, const struct calls *calls, uint32_t function,
                        uint32_t parameter) {
    const struct ur_spirv_module *module = run->module;
    for (uint32_t depth = 0; depth < 16 && calls[function].count == 1; ++depth) {
        const struct calls *call = &calls[function];
        uint32_t linkage;
        const struct ur_spirv_function *caller = &module->functions[call->caller];
        /* Others may call what is exported, unless it is the body of a kernel of that name. */
        bool open = ur_spirv_linkage(module, module->functions[function].id, &linkage) &&
                    linkage == SpvLinkageTypeExport;
        if ((open && !kernel_of(module, call->caller)) || parameter + 1 >= call->at->count) {
            return 0;
        }
        struct ur_check_root root = ur_check_root(module, call->at->operands[parameter + 1]);
        if (!root.exact || root.offset || root.source || root.pointer >= run->bound) {
            return 0;
        }
        if (run->lent[root.pointer]) {
            return run->lent[root.pointer];
        }
        for (parameter = 0; parameter < caller->parameter_count &&
                            caller->parameters[parameter] != root.pointer;) {
            ++parameter;
        }
        if (parameter == caller->parameter_count) {
            return 0;
        }
        function = call->caller;
    }
    return 0;
}

static bool is_local(const struct ur_spirv_module *module, uint32_t pointer) {
    return ur_check_storage(module, pointer) == SpvStorageClassWorkgroup;
}

void ur_check_find_lent(struct rewrite *run) {
    const struct ur_spirv_module *module = run->module;
    run->lent = calloc(run->bound, sizeof(*run->lent));
    run->lents = calloc(UR_CHECK_LENT, sizeof(*run->lents));
    struct calls *calls = find_calls(module);
    if (!run->lent || !run->lents || !calls) {
        run->failed = true;
        free(calls);
        return;
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        const char *kernel = kernel_of(module, f);
        for (uint32_t p = 0; kernel && p < function->parameter_count; ++p) {
            if (is_local(module, function->parameters[p]) && run->lent_count < UR_CHECK_LENT) {
                run->lents[run->lent_count++] =
                    (struct ur_check_lent){ur_check_keep_text(run, kernel), p};
                run->lent[function->parameters[p]] = run->lent_count;
            }
        }
    }
    for (uint32_t f = 0; f < module->function_count && run->lent_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        for (uint32_t p = 0; p < function->parameter_count; ++p) {
            uint32_t id = function->parameters[p];
            if (is_local(module, id) && !run->lent[id]) {
                run->lent[id] = lent_to(run, calls, f, p);
            }
        }
    }
    free(calls);
}
