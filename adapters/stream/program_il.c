/* Programs of SPIR-V: the modules that they keep and the values of specialization constants. */
#include <stdio.h>

#include "stream.h"

ur_result_t stream_il_set(struct stream_il *il, const void *code, size_t size) {
    struct stream_il_module *module = malloc(sizeof(*module) + size);
    il->modules = malloc(sizeof(struct stream_il_module *));
    il->constants = calloc(1, sizeof(*il->constants));
    if (!module || !il->modules || !il->constants) {
        free(module);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    atomic_init(&module->refs, 1);
    module->size = size;
    memcpy(module->code, code, size);
    il->modules[0] = module;
    il->count = 1;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_il_add(struct stream_il *il, const struct stream_il *from) {
    uint32_t count = il->count + from->count;
    struct stream_il_module **modules = realloc(il->modules, count * sizeof(*modules));
    if (!modules) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    il->modules = modules;
    struct stream_constants *constants = realloc(il->constants, count * sizeof(*constants));
    if (!constants) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    il->constants = constants;
    for (uint32_t i = 0; i < from->count; ++i) {
        struct stream_constants *to = &constants[il->count];
        size_t bytes = from->constants[i].count * sizeof(*to->list);
        *to = (struct stream_constants){0};
        if (bytes) {
            to->list = malloc(bytes);
            if (!to->list) {
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            }
            memcpy(to->list, from->constants[i].list, bytes);
            to->count = from->constants[i].count;
        }
        atomic_fetch_add_explicit(&from->modules[i]->refs, 1, memory_order_relaxed);
        modules[il->count++] = from->modules[i];
    }
    return UR_RESULT_SUCCESS;
}

void stream_il_free(struct stream_il *il) {
    for (uint32_t i = 0; i < il->count; ++i) {
        if (atomic_fetch_sub_explicit(&il->modules[i]->refs, 1, memory_order_acq_rel) == 1) {
            free(il->modules[i]);
        }
        free(il->constants[i].list);
    }
    free(il->modules);
    free(il->constants);
    *il = (struct stream_il){0};
}

static struct stream_constant *find(const struct stream_constants *constants, uint32_t id) {
    for (uint32_t i = 0; i < constants->count; ++i) {
        if (constants->list[i].id == id) {
            return &constants->list[i];
        }
    }
    return NULL;
}

ur_result_t stream_il_specialize(struct stream_il *il, uint32_t count,
                                 const ur_specialization_constant_info_t *given) {
    for (uint32_t i = 0; i < count; ++i) {
        if (!given[i].pValue) {
            return UR_RESULT_ERROR_INVALID_NULL_POINTER;
        }
        size_t size = given[i].size;
        if (size == 0 || size > sizeof(((struct stream_constant *)0)->value)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u of %zu bytes", given[i].id, size);
        }
        ur_result_t result =
            drv_il_constant(il->modules[0]->code, il->modules[0]->size, given[i].id, size);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    /* A program that was linked is built: only one of a single module comes here. */
    struct stream_constants *constants = &il->constants[0];
    struct stream_constant *grown =
        realloc(constants->list, (constants->count + count) * sizeof(*grown));
    if (!grown) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    constants->list = grown;
    for (uint32_t i = 0; i < count; ++i) {
        struct stream_constant *to = find(constants, given[i].id);
        to = to ? to : &grown[constants->count++];
        to->id = given[i].id;
        to->size = given[i].size;
        memcpy(to->value, given[i].pValue, given[i].size);
    }
    return UR_RESULT_SUCCESS;
}

bool stream_option(const char *options, const char *name) {
    size_t length = strlen(name);
    for (const char *at = options ? options : ""; *at;) {
        at += strspn(at, " \t\n");
        size_t word = strcspn(at, " \t\n");
        if (word == length && memcmp(at, name, length) == 0) {
            return true;
        }
        at += word;
    }
    return false;
}
