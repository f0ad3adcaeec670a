#include "keep.h"

#include <stdlib.h>
#include <string.h>

bool ur_spirv_is_of_debugging(const struct ur_spirv_module *module,
                              const struct ur_spirv_instruction *instruction) {
    switch (instruction->opcode) {
    case SpvOpLine:
    case SpvOpNoLine:
        return true;
    case SpvOpExtInst:
        return module->ids[instruction->operands[0]].set != UR_SPIRV_OPENCL_STD;
    default:
        return false;
    }
}

static void mark_used(const struct ur_spirv_module *module, bool *used,
                      const struct ur_spirv_instruction *instruction) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (instruction->type && instruction->type < module->bound) {
        used[instruction->type] = true;
    }
    ur_spirv_walk_begin(&walk, module, instruction);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && instruction->operands[item.first] < module->bound) {
            used[instruction->operands[item.first]] = true;
        }
    }
}

bool *ur_spirv_used(const struct ur_spirv_module *module, bool globals) {
    const struct ur_spirv_list *list = &module->sections[UR_SPIRV_GLOBALS];
    bool *used = calloc(module->bound, sizeof(*used));
    if (!used) {
        return NULL;
    }
    for (uint32_t f = 0; f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        for (uint32_t i = 0; i < function->head.count; ++i) {
            mark_used(module, used, &function->head.items[i]);
        }
        for (uint32_t b = 0; b < function->block_count; ++b) {
            for (uint32_t i = 0; i < function->blocks[b].list.count; ++i) {
                mark_used(module, used, &function->blocks[b].list.items[i]);
            }
        }
    }
    for (uint32_t i = 0; globals && i < list->count; ++i) {
        mark_used(module, used, &list->items[i]);
    }
    return used;
}

/* What one is made of stands before it, but for structures that point to themselves. */
bool ur_spirv_keep_globals(struct ur_spirv_module *module) {
    struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    bool *used = ur_spirv_used(module, false);
    if (!used) {
        return false;
    }
    bool forward = false;
    for (uint32_t i = 0; i < globals->count; ++i) {
        forward = forward || globals->items[i].opcode == SpvOpTypeForwardPointer;
    }
    for (uint32_t i = globals->count; i-- > 0;) {
        struct ur_spirv_instruction *global = &globals->items[i];
        if (ur_spirv_is_of_debugging(module, global) ||
            (global->result && !used[global->result] &&
             !(forward && ur_spirv_declares_type(global->opcode)))) {
            global->opcode = SpvOpNop;
        } else {
            mark_used(module, used, global);
        }
    }
    uint32_t kept = 0;
    for (uint32_t i = 0; i < globals->count; ++i) {
        if (globals->items[i].opcode != SpvOpNop) {
            globals->items[kept++] = globals->items[i];
        }
    }
    globals->count = kept;
    free(used);
    return true;
}

/* The next thing that is said of an id itself, also by groups, from a note on; 0: nothing more.
 * `*outer` is the note of the group under way, or 0. */
static uint32_t said_from(const struct ur_spirv_module *module, uint32_t i, uint32_t *outer) {
    for (;;) {
        if (!i && !*outer) {
            return 0;
        }
        if (!i) { /* behind the group */
            i = module->notes[*outer].next;
            *outer = 0;
            continue;
        }
        const struct ur_spirv_note *note = &module->notes[i];
        if (note->member == UR_SPIRV_NONE && note->value != UR_SPIRV_NONE) {
            return i;
        }
        if (note->member == UR_SPIRV_NONE && !*outer) {
            *outer = i;
            i = module->ids[note->target].decorations;
        } else {
            i = note->next;
        }
    }
}

uint32_t ur_spirv_said(const struct ur_spirv_module *module, uint32_t id, uint32_t most) {
    uint32_t count = 0, group = 0;
    for (uint32_t i = said_from(module, module->ids[id].decorations, &group); i && count < most;
         i = said_from(module, module->notes[i].next, &group)) {
        ++count;
    }
    return count;
}

bool ur_spirv_repeat_decorations(struct ur_spirv_module *module, const uint32_t *origin,
                                 uint32_t first, uint32_t room) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_DECORATIONS];
    struct ur_spirv_instruction *items = NULL;
    uint32_t at = 0;
    bool failed = false;
    for (int pass = 0; pass < 2; ++pass) {
        if (pass) {
            items = ur_spirv_take(module, &failed, list->count + (size_t)at, sizeof(*items));
            if (failed) {
                return false;
            }
            if (list->count) {
                memcpy(items, list->items, list->count * sizeof(*items));
            }
        }
        at = pass ? list->count : 0;
        for (uint32_t id = first; id < module->bound && id < room; ++id) {
            uint32_t group = 0, i = origin[id] ? module->ids[origin[id]].decorations : 0;
            for (i = said_from(module, i, &group); i;
                 i = said_from(module, module->notes[i].next, &group)) {
                const struct ur_spirv_note *note = &module->notes[i];
                struct ur_spirv_instruction made = {
                    SpvOpDecorate, (uint16_t)(2 + note->count), 0, 0, UR_SPIRV_NONE, NULL};
                if (!pass) {
                    ++at;
                    continue;
                }
                made.operands =
                    ur_spirv_take(module, &failed, 2 + (size_t)note->count, sizeof(uint32_t));
                if (failed) {
                    return false;
                }
                made.operands[0] = id;
                made.operands[1] = note->value;
                if (note->count) {
                    memcpy(made.operands + 2, note->operands,
                           note->count * sizeof(*note->operands));
                }
                items[at++] = made;
            }
        }
    }
    list->items = items;
    list->count = at;
    return true;
}

void ur_spirv_drop_decorations(struct ur_spirv_module *module) {
    struct ur_spirv_list *list = &module->sections[UR_SPIRV_DECORATIONS];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        struct ur_spirv_instruction *one = &list->items[i];
        uint32_t step = one->opcode == SpvOpGroupDecorate         ? 1
                        : one->opcode == SpvOpGroupMemberDecorate ? 2
                                                                  : 0;
        if (step) {
            uint32_t count = 1;
            for (uint32_t k = 1; k + step <= one->count; k += step) {
                if (ur_spirv_definition(module, one->operands[k])) {
                    memmove(&one->operands[count], &one->operands[k], step * sizeof(uint32_t));
                    count += step;
                }
            }
            one->count = (uint16_t)count;
        } else if (one->opcode != SpvOpDecorationGroup &&
                   !ur_spirv_definition(module, one->operands[0])) {
            continue;
        }
        list->items[kept++] = *one;
    }
    list->count = kept;
}

struct ur_spirv_list ur_spirv_copy(struct ur_spirv_module *module, bool *failed,
                                   const struct ur_spirv_list *list, const uint32_t *map,
                                   uint32_t bound) {
    struct ur_spirv_list copy = *list;
    copy.items = ur_spirv_take(module, failed, list->count, sizeof(*copy.items));
    for (uint32_t i = 0; i < list->count && !*failed; ++i) {
        const struct ur_spirv_instruction *from = &list->items[i];
        struct ur_spirv_instruction *to = &copy.items[i];
        *to = *from;
        to->result = from->result < bound && map[from->result] ? map[from->result] : from->result;
        to->operands = ur_spirv_take(module, failed, from->count, sizeof(*to->operands));
        if (!*failed) {
            ur_spirv_rename_by(module, from, to->operands, map, bound);
        }
    }
    return copy;
}
