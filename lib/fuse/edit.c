/* Lists, types and constants of the module in the making. */
#include "build.h"

_Noreturn void ur_fusion_no_memory(struct build *build) {
    ur_out_exhausted(&build->fusion->out);
}

void *ur_fusion_allocate(struct build *build, size_t size) {
    void *made = ur_spirv_allocate(build->module, size ? size : 1);
    if (!made) {
        ur_fusion_no_memory(build);
    }
    return made;
}

uint32_t ur_fusion_new_id(struct build *build) {
    uint32_t id = ur_spirv_new_id(build->module);
    if (!id) {
        ur_fusion_no_memory(build);
    }
    return id;
}

/* Lists grow to the next power of two; `items` of a list that was read may have any room, so it is
 * copied first (own_list). */
struct ur_spirv_instruction *ur_fusion_push(struct build *build, struct ur_spirv_list *list,
                                            uint32_t opcode, uint32_t type, uint32_t result,
                                            const uint32_t *operands, uint32_t count) {
    if ((list->count & (list->count - 1)) == 0 && list->count != 1) {
        uint32_t room = list->count ? 2 * list->count : 2;
        struct ur_spirv_instruction *items = ur_fusion_allocate(build, room * sizeof(*items));
        if (list->count) {
            memcpy(items, list->items, list->count * sizeof(*items));
        }
        list->items = items;
    }
    struct ur_spirv_instruction *made = &list->items[list->count++];
    *made = (struct ur_spirv_instruction){(uint16_t)opcode,
                                          (uint16_t)count,
                                          type,
                                          result,
                                          NONE,
                                          ur_fusion_allocate(build, count * sizeof(uint32_t))};
    if (count) {
        memcpy(made->operands, operands, count * sizeof(uint32_t));
    }
    return made;
}

void ur_fusion_own_list(struct build *build, struct ur_spirv_list *list) {
    uint32_t room = 2;
    while (room <= list->count) {
        room *= 2;
    }
    struct ur_spirv_instruction *items = ur_fusion_allocate(build, room * sizeof(*items));
    if (list->count) {
        memcpy(items, list->items, list->count * sizeof(*items));
    }
    list->items = items;
}

/* ---- types ----------------------------------------------------------------------------------- */

/* A type, found or made. */
uint32_t ur_fusion_type(struct build *build, uint32_t opcode, const uint32_t *operands,
                        uint32_t count) {
    struct ur_spirv_list *globals = &build->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *one = &globals->items[i];
        if (one->opcode == opcode && one->count == count &&
            (count == 0 || memcmp(one->operands, operands, count * sizeof(uint32_t)) == 0)) {
            return one->result;
        }
    }
    uint32_t id = ur_fusion_new_id(build);
    ur_fusion_push(build, globals, opcode, 0, id, operands, count);
    return id;
}

static void need_capability(struct build *build, uint32_t capability) {
    struct ur_spirv_list *list = &build->module->sections[UR_SPIRV_CAPABILITIES];
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].operands[0] == capability) {
            return;
        }
    }
    PUSH(build, list, SpvOpCapability, 0, 0, capability);
}

uint32_t ur_fusion_integer(struct build *build, uint32_t width) {
    if (width != 32) {
        need_capability(build, width == 64   ? SpvCapabilityInt64
                               : width == 16 ? SpvCapabilityInt16
                                             : SpvCapabilityInt8);
    }
    return TYPE_OF(build, SpvOpTypeInt, width, 0);
}

uint32_t ur_fusion_constant(struct build *build, uint32_t value) {
    struct ur_spirv_list *globals = &build->module->sections[UR_SPIRV_GLOBALS];
    uint32_t type = ur_fusion_integer(build, 32);
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *one = &globals->items[i];
        if (one->opcode == SpvOpConstant && one->type == type && one->operands[0] == value) {
            return one->result;
        }
    }
    uint32_t id = ur_fusion_new_id(build);
    PUSH(build, globals, SpvOpConstant, type, id, value);
    return id;
}

uint32_t ur_fusion_input(struct build *build, uint32_t type, uint32_t which, uint32_t *made) {
    struct ur_spirv_list *globals = &build->module->sections[UR_SPIRV_GLOBALS];
    uint32_t pointer = TYPE_OF(build, SpvOpTypePointer, SpvStorageClassInput, type);
    for (uint32_t i = 0; i < globals->count; ++i) {
        const struct ur_spirv_instruction *one = &globals->items[i];
        const struct ur_spirv_note *note =
            one->opcode == SpvOpVariable && one->type == pointer
                ? ur_spirv_decoration(build->module, one->result, NONE, SpvDecorationBuiltIn)
                : NULL;
        if (note && note->count && note->operands[0] == which) {
            return one->result;
        }
    }
    if (!*made) {
        struct ur_spirv_list *said = &build->module->sections[UR_SPIRV_DECORATIONS];
        *made = ur_fusion_new_id(build);
        PUSH(build, globals, SpvOpVariable, pointer, *made, SpvStorageClassInput);
        PUSH(build, said, SpvOpDecorate, 0, 0, *made, SpvDecorationBuiltIn, which);
        PUSH(build, said, SpvOpDecorate, 0, 0, *made, SpvDecorationConstant);
    }
    return *made;
}

uint32_t ur_fusion_long(struct build *build, uint64_t value) {
    uint32_t number = ur_fusion_integer(build, 64), id = ur_fusion_new_id(build);
    PUSH(build, &build->module->sections[UR_SPIRV_GLOBALS], SpvOpConstant, number, id,
         (uint32_t)value, (uint32_t)(value >> 32));
    return id;
}

/* ---- decorations ------------------------------------------------------------------------------
 */

void ur_fusion_copy_decorations(struct build *build, uint32_t from, uint32_t to) {
    struct ur_spirv_module *module = build->module;
    for (uint32_t n = module->ids[from].decorations; n; n = module->notes[n].next) {
        const struct ur_spirv_note *note = &module->notes[n];
        const struct ur_spirv_note *one = note;
        if (note->value == NONE) { /* of a group: what is said of that */
            for (uint32_t g = module->ids[note->target].decorations; g; g = module->notes[g].next) {
                one = &module->notes[g];
                uint32_t words[8] = {to, one->value};
                if (one->count <= 6 && one->value != NONE) {
                    memcpy(words + 2, one->operands, one->count * sizeof(uint32_t));
                    ur_fusion_push(build, &module->sections[UR_SPIRV_DECORATIONS], SpvOpDecorate, 0,
                                   0, words, 2 + one->count);
                }
            }
            continue;
        }
        /* Those whose operands are ids or texts only tell a compiler what it may assume. */
        if (one->member != NONE || one->value == SpvDecorationUniformId ||
            one->value == SpvDecorationAlignmentId || one->value == SpvDecorationMaxByteOffsetId ||
            one->value == SpvDecorationUserSemantic || one->count > 6) {
            continue;
        }
        uint32_t words[8] = {to, one->value};
        memcpy(words + 2, one->operands, one->count * sizeof(uint32_t));
        ur_fusion_push(build, &module->sections[UR_SPIRV_DECORATIONS], SpvOpDecorate, 0, 0, words,
                       2 + one->count);
    }
}
