#include "callers.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_NAMES = 200 };

/* Goes from a kernel along calls. `place` has the index of a function by its id, plus 1. */
static void mark_reached(const struct ur_spirv_module *module, const uint32_t *place, uint32_t from,
                         uint32_t *queue, uint8_t *reached) {
    uint32_t queued = 0;
    memset(reached, 0, module->function_count);
    if (from < module->bound && place[from]) {
        queue[queued++] = place[from] - 1;
        reached[place[from] - 1] = 1;
    }
    for (uint32_t at = 0; at < queued; ++at) {
        const struct ur_spirv_function *function = &module->functions[queue[at]];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                uint32_t callee =
                    list->items[i].opcode == SpvOpFunctionCall ? list->items[i].operands[0] : 0;
                if (callee && callee < module->bound && place[callee] &&
                    !reached[place[callee] - 1]) {
                    reached[place[callee] - 1] = 1;
                    queue[queued++] = place[callee] - 1;
                }
            }
        }
    }
}

char **ur_check_callers(const struct ur_spirv_module *module) {
    char **names = calloc(module->function_count + 1, sizeof(*names));
    uint32_t *place = calloc(module->bound, sizeof(*place));
    uint32_t *queue = calloc(module->function_count + 1, sizeof(*queue));
    uint8_t *reached = calloc(module->function_count + 1, 1);
    bool good = names && place && queue && reached;
    for (uint32_t f = 0; good && f < module->function_count; ++f) {
        place[module->functions[f].id] = f + 1;
        good = (names[f] = calloc(1, MOST_NAMES + 8)) != NULL;
    }
    for (uint32_t e = 0; good && e < module->entry_point_count; ++e) {
        const char *name = module->entry_points[e].name;
        mark_reached(module, place, module->entry_points[e].id, queue, reached);
        for (uint32_t f = 0; f < module->function_count; ++f) {
            size_t used = reached[f] ? strlen(names[f]) : MOST_NAMES;
            if (used >= MOST_NAMES) {
                continue;
            }
            int length =
                snprintf(names[f] + used, MOST_NAMES - used, "%s%s", used ? ", " : "", name);
            if (length < 0 || (size_t)length >= MOST_NAMES - used) {
                memcpy(names[f] + MOST_NAMES - 1, "...", 4); /* there is room for it */
            }
        }
    }
    free(place);
    free(queue);
    free(reached);
    for (uint32_t f = 0; names && !good && f < module->function_count; ++f) {
        free(names[f]);
    }
    if (!good) {
        free(names);
        return NULL;
    }
    return names;
}

bool ur_check_is_kernel(const struct ur_spirv_module *module, uint32_t function) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(module, function, &linkage);
    for (uint32_t e = 0; e < module->entry_point_count; ++e) {
        if (module->entry_points[e].id == function ||
            (name && strcmp(module->entry_points[e].name, name) == 0)) {
            return true;
        }
    }
    return false;
}
