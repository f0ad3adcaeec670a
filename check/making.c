#include "making.h"

#include <stdlib.h>
#include <string.h>

/* ---- making instructions -----------------------------------------------------------------------
 */

uint32_t ur_check_new_id(struct rewrite *run) {
    uint32_t id = run->failed ? 0 : ur_spirv_new_id(run->module);
    run->failed |= !id;
    return id;
}

struct ur_spirv_instruction ur_check_make(struct rewrite *run, uint32_t opcode, uint32_t type,
                                          uint32_t result, const uint32_t *operands,
                                          uint32_t count) {
    struct ur_spirv_instruction made = {(uint16_t)opcode, (uint16_t)count, type,
                                        result,           UR_SPIRV_NONE,   NULL};
    made.operands = ur_spirv_allocate(run->module, (count + 1) * sizeof(uint32_t));
    if (made.operands && count) {
        memcpy(made.operands, operands, count * sizeof(uint32_t));
    } else if (!made.operands) {
        run->failed = true;
        made.count = 0;
    }
    return made;
}

void ur_check_append(struct rewrite *run, struct ur_spirv_list *list,
                     struct ur_spirv_instruction made) {
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(run->module, (list->count + 1) * sizeof(*items));
    if (!items) {
        run->failed = true;
        return;
    }
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    items[list->count] = made;
    list->items = items;
    ++list->count;
}

void ur_check_append_global(struct rewrite *run, struct ur_spirv_instruction made) {
    ur_check_append(run, &run->module->sections[UR_SPIRV_GLOBALS], made);
}

/* ---- constants ---------------------------------------------------------------------------------
 */

uint32_t ur_check_add_constant(struct rewrite *run, struct constants *constants, bool wide,
                               uint64_t value) {
    uint32_t words[2] = {(uint32_t)value, (uint32_t)(value >> 32)}, id = ur_check_new_id(run);
    if (constants->list.count == constants->room) {
        uint32_t room = constants->room * 2 + 64;
        struct ur_spirv_instruction *items = ur_spirv_allocate(run->module, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return 0;
        }
        if (constants->list.count) {
            memcpy(items, constants->list.items, constants->list.count * sizeof(*items));
        }
        constants->list.items = items;
        constants->room = room;
    }
    constants->list.items[constants->list.count++] =
        ur_check_make(run, SpvOpConstant, wide ? run->ulong : run->uint, id, words, wide ? 2 : 1);
    return id;
}

uint32_t ur_check_wide_constant(struct rewrite *run, struct constants *constants, uint64_t value) {
    for (uint32_t i = 0; i < constants->count; ++i) {
        if (constants->sizes[i] == value) {
            return constants->ids[i];
        }
    }
    uint32_t id = ur_check_add_constant(run, constants, true, value);
    if (constants->count < sizeof(constants->sizes) / sizeof(*constants->sizes) &&
        value <= UINT32_MAX) {
        constants->sizes[constants->count] = (uint32_t)value;
        constants->ids[constants->count++] = id;
    }
    return id;
}

uint32_t ur_check_number(struct rewrite *run, uint32_t value) {
    struct constants *constants = run->constants;
    for (uint32_t i = 0; i < constants->number_count; ++i) {
        if (constants->numbers[i] == value) {
            return constants->number_ids[i];
        }
    }
    uint32_t id = ur_check_add_constant(run, constants, false, value);
    if (constants->number_count < sizeof(constants->numbers) / sizeof(*constants->numbers)) {
        constants->numbers[constants->number_count] = value;
        constants->number_ids[constants->number_count++] = id;
    }
    return id;
}

void ur_check_flush_constants(struct rewrite *run) {
    struct ur_spirv_list *globals = &run->module->sections[UR_SPIRV_GLOBALS];
    struct ur_spirv_list *made = &run->constants->list;
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(run->module, (globals->count + made->count + 1) * sizeof(*items));
    if (!items) {
        run->failed = true;
        return;
    }
    memcpy(items, globals->items, globals->count * sizeof(*items));
    if (made->count) {
        memcpy(items + globals->count, made->items, made->count * sizeof(*items));
    }
    globals->items = items;
    globals->count += made->count;
    made->count = 0;
}

/* ---- texts ---- */

const char *ur_check_keep_text(struct rewrite *run, const char *text) {
    struct ur_check_texts *texts = run->texts;
    if (texts->count == texts->room) {
        uint32_t room = texts->room * 2 + 16;
        char **items = realloc(texts->items, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return "";
        }
        texts->items = items;
        texts->room = room;
    }
    char *copy = strdup(text);
    run->failed |= !copy;
    if (copy) {
        texts->items[texts->count++] = copy;
    }
    return copy ? copy : "";
}

void ur_check_put(struct rewrite *run, struct output *out, struct ur_spirv_instruction made) {
    if (out->count == out->room) {
        uint32_t room = out->room * 2 + 64;
        struct ur_spirv_instruction *items = realloc(out->items, room * sizeof(*items));
        if (!items) {
            run->failed = true;
            return;
        }
        out->items = items;
        out->room = room;
    }
    out->items[out->count++] = made;
}

uint32_t ur_check_put_new(struct rewrite *run, struct output *out, uint32_t opcode, uint32_t type,
                          const uint32_t *operands, uint32_t count) {
    uint32_t id = ur_check_new_id(run);
    ur_check_put(run, out, ur_check_make(run, opcode, type, id, operands, count));
    return id;
}
