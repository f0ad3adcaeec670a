/* Programs of SPIR-V: the modules that they keep and the values of specialization constants. */
#include "il.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "spirv/check.h"
#include "spirv/link.h"
#include "spirv/specialize.h"

/* ---- one module ------------------------------------------------------------------------------ */

static ur_result_t map_fault(enum ur_spirv_fault fault) {
    return fault == UR_SPIRV_OK              ? UR_RESULT_SUCCESS
           : fault == UR_SPIRV_OUT_OF_MEMORY ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
           : fault == UR_SPIRV_UNRESOLVED    ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
                                             : UR_RESULT_ERROR_INVALID_BINARY;
}

/* Reads and checks a module. */
static ur_result_t open_module(const void *code, size_t size, struct ur_spirv_module **module,
                               char *why, size_t why_size) {
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_read(code, size, module, &error);
    if (fault == UR_SPIRV_OK && (*module)->version > UR_SPIRV_VERSION(1, 6)) {
        snprintf(why, why_size, "the module is of SPIR-V %u.%u: versions up to 1.6 are known",
                 (*module)->version >> 16, (*module)->version >> 8 & 0xff);
        ur_spirv_release(*module);
        *module = NULL;
        return ur_refuse(UR_RESULT_ERROR_INVALID_BINARY);
    }
    if (fault == UR_SPIRV_OK) {
        fault = ur_spirv_check_module(*module, &error);
        if (fault != UR_SPIRV_OK) {
            ur_spirv_release(*module);
            *module = NULL;
        }
    }
    if (fault != UR_SPIRV_OK) {
        snprintf(why, why_size, "the module is refused: %s", error.why);
    }
    return map_fault(fault);
}

ur_result_t ur_il_check(const void *code, size_t size, char *why, size_t why_size) {
    struct ur_spirv_module *module;
    ur_result_t result = open_module(code, size, &module, why, why_size);
    if (result == UR_RESULT_SUCCESS) {
        ur_spirv_release(module);
    }
    return result;
}

/* ---- those of a program ------------------------------------------------------------------------
 */

ur_result_t ur_il_set(struct ur_il *il, const void *code, size_t size) {
    struct ur_il_module *module = malloc(sizeof(*module) + size);
    il->modules = malloc(sizeof(struct ur_il_module *));
    il->constants = calloc(1, sizeof(*il->constants));
    if (!module || !il->modules || !il->constants) {
        free(module);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_init(&module->refs, 1);
    module->size = size;
    memcpy(module->code, code, size);
    il->modules[0] = module;
    il->count = 1;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_il_add(struct ur_il *il, const struct ur_il *from) {
    uint32_t count = il->count + from->count;
    struct ur_il_module **modules = realloc(il->modules, count * sizeof(*modules));
    if (!modules) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    il->modules = modules;
    struct ur_il_constants *constants = realloc(il->constants, count * sizeof(*constants));
    if (!constants) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    il->constants = constants;
    for (uint32_t i = 0; i < from->count; ++i) {
        struct ur_il_constants *to = &constants[il->count];
        size_t bytes = from->constants[i].count * sizeof(*to->list);
        *to = (struct ur_il_constants){0};
        if (bytes) {
            to->list = malloc(bytes);
            if (!to->list) {
                return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
            memcpy(to->list, from->constants[i].list, bytes);
            to->count = from->constants[i].count;
        }
        atomic_fetch_add_explicit(&from->modules[i]->refs, 1, memory_order_relaxed);
        modules[il->count++] = from->modules[i];
    }
    return UR_RESULT_SUCCESS;
}

void ur_il_free(struct ur_il *il) {
    for (uint32_t i = 0; i < il->count; ++i) {
        if (atomic_fetch_sub_explicit(&il->modules[i]->refs, 1, memory_order_acq_rel) == 1) {
            free(il->modules[i]);
        }
        free(il->constants[i].list);
    }
    free(il->modules);
    free(il->constants);
    ur_spec_constants_free(&il->known);
    *il = (struct ur_il){0};
}

static struct ur_il_constant *il_find(const struct ur_il_constants *constants, uint32_t id) {
    for (uint32_t i = 0; i < constants->count; ++i) {
        if (constants->list[i].id == id) {
            return &constants->list[i];
        }
    }
    return NULL;
}

ur_result_t ur_il_specialize(struct ur_il *il, uint32_t count,
                             const ur_specialization_constant_info_t *given) {
    ur_result_t result = ur_spec_constants_check(&il->known, il->modules[0]->code,
                                                 il->modules[0]->size, count, given);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* A program that was linked is built: only one of a single module comes here. */
    struct ur_il_constants *constants = &il->constants[0];
    struct ur_il_constant *grown =
        realloc(constants->list, (constants->count + count) * sizeof(*grown));
    if (!grown) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    constants->list = grown;
    for (uint32_t i = 0; i < count; ++i) {
        struct ur_il_constant *to = il_find(constants, given[i].id);
        to = to ? to : &grown[constants->count++];
        to->id = given[i].id;
        to->size = given[i].size;
        memcpy(to->value, given[i].pValue, given[i].size);
    }
    return UR_RESULT_SUCCESS;
}

/* ---- putting modules together ---------------------------------------------------------------- */

static ur_result_t il_tell(enum ur_spirv_fault fault, const struct ur_spirv_error *error, char *log,
                           size_t log_size) {
    if (fault != UR_SPIRV_OK) {
        snprintf(log, log_size, "%s", error->why);
    }
    return map_fault(fault);
}

static ur_result_t specialize(struct ur_spirv_module *module,
                              const struct ur_il_constants *constants, char *log, size_t log_size) {
    struct ur_spirv_specialization *values = malloc((constants->count + 1) * sizeof(*values));
    if (!values) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < constants->count; ++i) {
        const struct ur_il_constant *from = &constants->list[i];
        values[i] = (struct ur_spirv_specialization){from->id, from->size, from->value};
    }
    struct ur_spirv_error error;
    enum ur_spirv_fault fault = ur_spirv_specialize(module, values, constants->count, &error);
    free(values);
    return il_tell(fault, &error, log, log_size);
}

/* Reads all modules of a program into `modules`, with their constants in; *count how many there are
 * then, which the caller releases after success and failure alike. */
static ur_result_t open_all(const struct ur_il *il, struct ur_spirv_module **modules,
                            uint32_t *count, char *log, size_t log_size) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < il->count && result == UR_RESULT_SUCCESS; ++i) {
        const struct ur_il_module *module = il->modules[i];
        result = open_module(module->code, module->size, &modules[*count], log, log_size);
        if (result == UR_RESULT_SUCCESS) {
            result = specialize(modules[*count], &il->constants[i], log, log_size);
            ++*count;
        }
    }
    return result;
}

/* Makes one of them and gives them up. */
static ur_result_t link_all(ur_result_t result, struct ur_spirv_module **modules, uint32_t count,
                            struct ur_spirv_module **out, char *log, size_t log_size) {
    if (result == UR_RESULT_SUCCESS && count == 1) {
        *out = modules[0];
        count = 0;
    } else if (result == UR_RESULT_SUCCESS) {
        struct ur_spirv_error error;
        /* Some imports only the emitter knows; it tells what is missing of those that are used. */
        result = il_tell(ur_spirv_link(modules, count, true, out, &error), &error, log, log_size);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_spirv_release(modules[i]);
    }
    if (result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        snprintf(log, log_size, "host memory is exhausted");
    }
    return result;
}

ur_result_t ur_il_whole(const struct ur_il *il, struct ur_spirv_module **out, char *log,
                        size_t log_size) {
    struct ur_spirv_module **modules = calloc(il->count, sizeof(*modules));
    uint32_t count = 0;
    ur_result_t result = modules ? open_all(il, modules, &count, log, log_size)
                                 : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    result = link_all(result, modules, count, out, log, log_size);
    free(modules);
    return result;
}

/* ---- what a program lacks, of others --------------------------------------------------------- */

/* What a module exports. */
struct export {
    const char *name;
    uint32_t module;
};

static int by_name(const void *a, const void *b) {
    return strcmp(((const struct export *)a)->name, ((const struct export *)b)->name);
}

/* The exports of modules from `first` on, by name; NULL without memory. */
static struct export *list_exports(struct ur_spirv_module **modules, uint32_t first, uint32_t count,
                                   size_t *found) {
    struct export *list = NULL;
    for (int filling = 0; filling < 2; ++filling) {
        *found = 0;
        for (uint32_t m = first; m < count; ++m) {
            for (uint32_t id = 1; id < modules[m]->bound; ++id) {
                uint32_t linkage;
                const char *name = ur_spirv_linkage(modules[m], id, &linkage);
                if (!name || linkage == SpvLinkageTypeImport ||
                    !ur_spirv_definition(modules[m], id)) {
                    continue;
                }
                if (list) {
                    list[*found] = (struct export){name, m};
                }
                ++*found;
            }
        }
        if (!filling) {
            list = malloc((*found + 1) * sizeof(*list));
            if (!list) {
                return NULL;
            }
        }
    }
    qsort(list, *found, sizeof(*list), by_name);
    return list;
}

/* Marks what the first `own` modules and what they need import, through any number of modules. */
static ur_result_t mark_needed(struct ur_spirv_module **modules, uint32_t own, uint32_t count,
                               bool *needed) {
    size_t exported;
    struct export *exports = list_exports(modules, own, count, &exported);
    uint32_t *queue = malloc(count * sizeof(*queue)), queued = 0;
    if (!exports || !queue) {
        free(exports);
        free(queue);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t m = 0; m < own; ++m) {
        needed[m] = true;
        queue[queued++] = m;
    }
    for (uint32_t at = 0; at < queued; ++at) {
        const struct ur_spirv_module *module = modules[queue[at]];
        for (uint32_t id = 1; id < module->bound; ++id) {
            uint32_t linkage;
            struct export wanted = {.name = ur_spirv_linkage(module, id, &linkage)};
            if (!wanted.name || linkage != SpvLinkageTypeImport) {
                continue;
            }
            struct export *found = bsearch(&wanted, exports, exported, sizeof(*exports), by_name);
            while (found && found > exports && by_name(found - 1, &wanted) == 0) {
                --found;
            }
            for (; found && found < exports + exported && by_name(found, &wanted) == 0; ++found) {
                if (!needed[found->module]) {
                    needed[found->module] = true;
                    queue[queued++] = found->module;
                }
            }
        }
    }
    free(exports);
    free(queue);
    return UR_RESULT_SUCCESS;
}

/* Makes a library of a module of another program: its kernels are that program's. What kernels of
 * both could write would have to be in one place, and there would be two: refused. */
static ur_result_t make_library(struct ur_spirv_module *module, char *log, size_t log_size) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *variable = &globals->items[i];
        uint32_t linkage = SpvLinkageTypeExport;
        if (variable->opcode != SpvOpVariable ||
            variable->operands[0] != SpvStorageClassCrossWorkgroup ||
            ur_spirv_decoration(module, variable->result, UR_SPIRV_NONE, SpvDecorationConstant)) {
            continue;
        }
        const char *name = ur_spirv_linkage(module, variable->result, &linkage);
        if (linkage == SpvLinkageTypeImport) {
            continue;
        }
        name = name ? name : module->ids[variable->result].name;
        /* The layer that checks kernels writes its own in every program, and kernels only read
         * them. */
        if (name && strncmp(name, "ur_check_", 9) == 0) {
            continue;
        }
        snprintf(log, log_size,
                 "variable '%.100s' would be there once for each program: programs that share "
                 "variables are put together by urProgramLink",
                 name ? name : "without a name");
        return ur_refuse(UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
    }
    module->sections[UR_SPIRV_ENTRY_POINTS].count = 0;
    module->sections[UR_SPIRV_EXECUTION_MODES].count = 0;
    struct ur_spirv_error error;
    return il_tell(ur_spirv_index(module, &error), &error, log, log_size);
}

ur_result_t ur_il_join(const struct ur_il *il, const struct ur_il *others, uint32_t other_count,
                       struct ur_spirv_module **out, char *log, size_t log_size) {
    uint32_t room = il->count, count = 0;
    for (uint32_t i = 0; i < other_count; ++i) {
        room += others[i].count;
    }
    struct ur_spirv_module **modules = calloc(room, sizeof(*modules));
    bool *needed = calloc(room, sizeof(*needed));
    ur_result_t result = modules && needed ? open_all(il, modules, &count, log, log_size)
                                           : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    uint32_t own = count;
    for (uint32_t i = 0; i < other_count && result == UR_RESULT_SUCCESS; ++i) {
        result = open_all(&others[i], modules, &count, log, log_size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = mark_needed(modules, own, count, needed);
    }
    uint32_t kept = own;
    for (uint32_t m = own; m < count; ++m) {
        if (result == UR_RESULT_SUCCESS && needed[m]) {
            result = make_library(modules[m], log, log_size);
            modules[kept++] = modules[m];
        } else {
            ur_spirv_release(modules[m]);
        }
    }
    result = link_all(result, modules, kept, out, log, log_size);
    free(needed);
    free(modules);
    return result;
}

ur_result_t ur_il_kernel_module(const struct ur_il *il, struct ur_spirv_module **module, char *why,
                                size_t why_size) {
    char log[512] = "";
    *module = NULL;
    if (il->count == 0) {
        snprintf(why, why_size, "is native code, and there is no SPIR-V of it");
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ur_il_whole(il, module, log, sizeof(log));
    if (result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        return result;
    }
    *module = NULL;
    snprintf(why, why_size, "is of a program that is no whole module: %s", log);
    return UR_RESULT_SUCCESS;
}
