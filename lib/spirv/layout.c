#include "layout.h"

enum {
    DEEPEST = 64,      /* types in types */
    MOST_LOOKS = 65536 /* at types, for one answer: a type may be a member of several */
};

static uint64_t layout_up(uint64_t size, uint64_t align) {
    return (size + align - 1) & ~(align - 1);
}

static bool is_within(uint64_t one, uint64_t count) {
    return !one || count <= UR_SPIRV_LAYOUT_LIMIT / one;
}

bool ur_spirv_layout_vector(const struct ur_spirv_layout *component, uint64_t count,
                            struct ur_spirv_layout *vector) {
    uint64_t size = 1;
    if (!is_within(component->size, count)) {
        return false;
    }
    while (size < component->size * count) {
        size *= 2;
    }
    *vector =
        (struct ur_spirv_layout){.size = size, .align = size, .extent = component->size * count};
    return true;
}

bool ur_spirv_layout_array(const struct ur_spirv_layout *element, uint64_t count,
                           struct ur_spirv_layout *array) {
    if (!is_within(element->size, count)) {
        return false;
    }
    *array = (struct ur_spirv_layout){.size = element->size * count,
                                      .align = element->align,
                                      .extent =
                                          count ? element->size * (count - 1) + element->extent : 0,
                                      .by_default = element->by_default};
    return true;
}

bool ur_spirv_layout_member(const struct ur_spirv_module *module,
                            const struct ur_spirv_instruction *structure, uint32_t member,
                            const struct ur_spirv_layout *of_member, struct ur_spirv_layout *whole,
                            uint64_t *offset) {
    bool packed =
        ur_spirv_decoration(module, structure->result, UR_SPIRV_NONE, SpvDecorationCPacked);
    const struct ur_spirv_note *said =
        ur_spirv_decoration(module, structure->result, member, SpvDecorationOffset);
    uint64_t align = packed ? 1 : of_member->align;
    *offset = said && said->count ? said->operands[0] : layout_up(whole->size, align);
    if (*offset > UR_SPIRV_LAYOUT_LIMIT || *offset + of_member->size > UR_SPIRV_LAYOUT_LIMIT) {
        return false;
    }
    uint64_t end = *offset + of_member->size, extent = *offset + of_member->extent;
    whole->size = end > whole->size ? end : whole->size;
    whole->extent = extent > whole->extent ? extent : whole->extent;
    whole->align = align > whole->align ? align : whole->align;
    whole->by_default |= of_member->by_default;
    return true;
}

void ur_spirv_layout_end(struct ur_spirv_layout *whole) {
    whole->size = layout_up(whole->size, whole->align);
}

static bool layout_of(const struct ur_spirv_module *module, uint32_t type, unsigned depth,
                      uint32_t *looks, struct ur_spirv_layout *layout);

/* The members before `end`, and where the one begins that is `end`. */
static bool layout_members(const struct ur_spirv_module *module,
                           const struct ur_spirv_instruction *type, uint64_t end, unsigned depth,
                           uint32_t *looks, struct ur_spirv_layout *whole, uint64_t *offset) {
    struct ur_spirv_layout member;
    *whole = ur_spirv_layout_scalar(0);
    for (uint32_t i = 0; i <= end && i < type->count; ++i) {
        if (!layout_of(module, type->operands[i], depth + 1, looks, &member) ||
            !ur_spirv_layout_member(module, type, i, &member, whole, offset)) {
            return false;
        }
    }
    return true;
}

static bool layout_of(const struct ur_spirv_module *module, uint32_t type, unsigned depth,
                      uint32_t *looks, struct ur_spirv_layout *layout) {
    const struct ur_spirv_instruction *found = ur_spirv_definition(module, type);
    struct ur_spirv_layout part;
    uint64_t count;
    if (!found || depth > DEEPEST || ++*looks > MOST_LOOKS) {
        return false;
    }
    switch (found->opcode) {
    case SpvOpTypeBool:
        *layout = ur_spirv_layout_scalar(1);
        return true;
    case SpvOpTypeInt:
    case SpvOpTypeFloat:
        *layout = ur_spirv_layout_scalar(1);
        while (layout->size * 8 < found->operands[0] && layout->size < 8) {
            *layout = ur_spirv_layout_scalar(layout->size * 2);
        }
        return layout->size * 8 >= found->operands[0];
    case SpvOpTypePointer:
        *layout = ur_spirv_layout_scalar(
            module->addressing_model == SpvAddressingModelPhysical32 ? 4 : 8);
        return true;
    case SpvOpTypeVector:
        return layout_of(module, found->operands[0], depth + 1, looks, &part) &&
               ur_spirv_layout_vector(&part, found->operands[1], layout);
    case SpvOpTypeArray:
        if (!ur_spirv_constant(module, found->operands[1], &count) ||
            !layout_of(module, found->operands[0], depth + 1, looks, &part) ||
            !ur_spirv_layout_array(&part, count, layout)) {
            return false;
        }
        layout->by_default |= ur_spirv_opcode(module, found->operands[1]) == SpvOpSpecConstant;
        return true;
    case SpvOpTypeStruct:
        if (!layout_members(module, found, UINT64_MAX, depth, looks, layout, &count)) {
            return false;
        }
        ur_spirv_layout_end(layout);
        return true;
    default:
        return false;
    }
}

bool ur_spirv_layout(const struct ur_spirv_module *module, uint32_t type,
                     struct ur_spirv_layout *layout) {
    uint32_t looks = 0;
    return layout_of(module, type, 0, &looks, layout);
}

bool ur_spirv_layout_step(const struct ur_spirv_module *module, uint32_t type, uint32_t index,
                          bool element, struct ur_spirv_layout_step *step) {
    const struct ur_spirv_instruction *whole = ur_spirv_definition(module, type);
    uint32_t opcode = whole ? whole->opcode : SpvOpNop, looks = 0;
    struct ur_spirv_layout layout;
    uint64_t number;
    *step = (struct ur_spirv_layout_step){.type = type};
    if (!element && opcode == SpvOpTypeStruct) {
        if (!ur_spirv_constant(module, index, &number) || number >= whole->count ||
            !layout_members(module, whole, number, 0, &looks, &layout, &step->bytes)) {
            return false;
        }
        step->type = whole->operands[number];
        step->member = true;
        step->by_default = layout.by_default;
        return true;
    }
    if (!element && opcode != SpvOpTypeArray && opcode != SpvOpTypeVector) {
        return false;
    }
    step->type = element ? type : whole->operands[0];
    if (!ur_spirv_layout(module, step->type, &layout)) {
        return false;
    }
    step->bytes = layout.size;
    step->by_default = layout.by_default;
    return true;
}
