/* Types: their names in LLVM's text, and how they lie in memory, which is as OpenCL C has it: a
 * vector is as large and as aligned as the next power of two, a structure as C lays it out. */
#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "spirv/layout.h"

enum { MOST_DEPTH = 64 };

static struct ur_spirv_layout layout_of(const struct type *type) {
    return (struct ur_spirv_layout){.size = type->size, .align = type->align, .extent = type->size};
}

/* `within`: the layout is one that there is. */
static void set_layout(struct tr *t, struct type *type, bool within,
                       const struct ur_spirv_layout *layout) {
    if (!within) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "type %%%u is larger than any memory", type->id);
    }
    type->size = layout->size;
    type->align = (uint32_t)layout->align;
}

static struct type *element_of(struct tr *t, uint32_t id) {
    struct type *element = ll_type(t, id);
    if (!element->known) {
        ll_fail(t, UR_LLVM_INVALID, "type %%%u contains itself", id);
    }
    return element;
}

static void make_scalar(struct tr *t, struct type *type, uint32_t bits) {
    type->width = bits;
    type->size = type->align = 1;
    while (type->size * 8 < bits && type->size < 8) { /* as LLVM stores integers of any width */
        type->align = (uint32_t)(type->size *= 2);
    }
    if (type->op == SpvOpTypeInt && (bits < 2 || bits > 64)) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "integers of %u bits (type %%%u)", bits, type->id);
    }
    if (type->op == SpvOpTypeFloat && bits != 16 && bits != 32 && bits != 64) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "floats of %u bits (type %%%u)", bits, type->id);
    }
    type->text = type->op == SpvOpTypeBool  ? "i1"
                 : type->op == SpvOpTypeInt ? ll_format(t, "i%u", bits)
                 : bits == 16               ? "half"
                 : bits == 32               ? "float"
                                            : "double";
}

static void make_vector(struct tr *t, struct type *type) {
    uint32_t count = type->count;
    if (type->element->op != SpvOpTypeInt && type->element->op != SpvOpTypeFloat &&
        type->element->op != SpvOpTypeBool && type->element->op != SpvOpTypePointer) {
        ll_fail(t, UR_LLVM_INVALID, "vector type %%%u of what is no scalar", type->id);
    }
    if (type->element->op == SpvOpTypeInt && type->element->width != type->element->size * 8) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "vectors of integers of %u bits (type %%%u)",
                (unsigned)type->element->width, type->id);
    }
    if (count < 2 || count > 64) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "vectors of %u components (type %%%u)", count, type->id);
    }
    struct ur_spirv_layout component = layout_of(type->element), vector;
    /* truths lie in bits, eight in a byte */
    bool within = ur_spirv_layout_vector(
        &component, type->element->op == SpvOpTypeBool ? (count + 7) / 8 : count, &vector);
    set_layout(t, type, within, &vector);
    type->width = type->element->width;
    type->text = ll_format(t, "<%u x %s>", count, type->element->text);
}

static void make_array(struct tr *t, struct type *type, uint32_t length) {
    uint64_t count;
    if (!ur_spirv_constant(t->module, length, &count) || count == 0) {
        ll_fail(t, UR_LLVM_INVALID, "array type %%%u has no constant length", type->id);
    }
    struct ur_spirv_layout element = layout_of(type->element), array;
    set_layout(t, type, count <= UINT32_MAX && ur_spirv_layout_array(&element, count, &array),
               &array);
    type->count = (uint32_t)count;
    type->text = ll_format(t, "[%u x %s]", type->count, type->element->text);
}

static void make_structure(struct tr *t, struct type *type,
                           const struct ur_spirv_instruction *insn) {
    struct ur_text *head = &t->head;
    type->count = insn->count;
    type->members = ur_out_alloc(&t->out, insn->count + 1u, sizeof(struct type *));
    type->packed = ur_spirv_decoration(t->module, type->id, UR_SPIRV_NONE, SpvDecorationCPacked);
    struct ur_spirv_layout whole = ur_spirv_layout_scalar(0);
    for (uint32_t i = 0; i < insn->count; ++i) {
        struct type *member = type->members[i] = element_of(t, insn->operands[i]);
        struct ur_spirv_layout of_member = layout_of(member);
        uint64_t align = type->packed ? 1 : member->align, offset;
        uint64_t behind = (whole.size + align - 1) & ~(align - 1); /* where LLVM has it */
        set_layout(t, type, ur_spirv_layout_member(t->module, insn, i, &of_member, &whole, &offset),
                   &whole);
        if (offset != behind) {
            ll_fail(t, UR_LLVM_UNSUPPORTED,
                    "member %u of type %%%u is to be at byte %llu and not at %llu, where C has it",
                    i, type->id, (unsigned long long)offset, (unsigned long long)behind);
        }
        if (member->op == SpvOpTypeVoid || member->op == SpvOpTypeFunction) {
            ll_fail(t, UR_LLVM_INVALID, "a member of type %%%u is nothing", type->id);
        }
    }
    ur_spirv_layout_end(&whole);
    set_layout(t, type, true, &whole);
    type->text = ll_format(t, "%%s%u", type->id);
    ur_text_print(&t->out, head, "%s = type %s", type->text, type->packed ? "<{" : "{");
    for (uint32_t i = 0; i < insn->count; ++i) {
        ur_text_print(&t->out, head, "%s %s", i ? "," : "", type->members[i]->text);
    }
    ur_text_puts(&t->out, head, type->packed ? " }>\n" : " }\n");
}

static void fill(struct tr *t, struct type *type, const struct ur_spirv_instruction *insn) {
    uint32_t first = insn->count ? insn->operands[0] : 0;
    uint32_t second = insn->count > 1 ? insn->operands[1] : 0;
    type->align = 1;
    if (t->options->imageless && insn->opcode == SpvOpTypeImage) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "type %%%u: %s has no instructions for images", type->id,
                t->options->imageless);
    }
    switch (insn->opcode) {
    case SpvOpTypeVoid:
        type->text = "void";
        return;
    case SpvOpTypeBool:
        make_scalar(t, type, 1);
        return;
    case SpvOpTypeInt:
        make_scalar(t, type, first);
        return;
    case SpvOpTypeFloat:
        if (insn->count > 1) {
            ll_fail(t, UR_LLVM_UNSUPPORTED, "floats of another encoding (type %%%u)", type->id);
        }
        make_scalar(t, type, first);
        return;
    case SpvOpTypeVector:
        type->element = element_of(t, first);
        type->count = second;
        make_vector(t, type);
        return;
    case SpvOpTypeArray:
        type->element = element_of(t, first);
        if (!type->element->size) {
            ll_fail(t, UR_LLVM_UNSUPPORTED, "array type %%%u of what has no size", type->id);
        }
        make_array(t, type, second);
        return;
    case SpvOpTypeStruct:
        make_structure(t, type, insn);
        return;
    case SpvOpTypePointer:
        type->storage = first;
        type->pointee = second;
        break;
    case SpvOpTypeImage:
        ll_check_image(t, insn);
        break;
    case SpvOpTypeSampler:
        type->text = "i64";
        type->size = type->align = 8;
        return;
    case SpvOpTypeSampledImage:
        type->pointee = first;
        if (element_of(t, first)->op != SpvOpTypeImage) {
            ll_fail(t, UR_LLVM_INVALID, "type %%%u is of no image", type->id);
        }
        type->text = "{ ptr, i64 }";
        type->size = 16;
        type->align = 8;
        return;
    case SpvOpTypeFunction:
    case SpvOpTypeOpaque:
        type->text = "i8"; /* only ever pointed to */
        return;
    case SpvOpTypeEvent:
        break;
    default: {
        const char *name = ur_spirv_opcode_name(insn->opcode);
        ll_fail(t, UR_LLVM_UNSUPPORTED, "type %%%u: %s is not supported", type->id,
                name ? name : "an unknown type");
    }
    }
    type->text = "ptr";
    type->size = type->align = 8;
}

struct type *ll_type(struct tr *t, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || !ur_spirv_declares_type(insn->opcode)) {
        ll_fail(t, UR_LLVM_INVALID, "%%%u is no type", id);
    }
    if (t->types[id]) {
        return t->types[id];
    }
    if (++t->depth > MOST_DEPTH) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "type %%%u is more than %d types deep", id, MOST_DEPTH);
    }
    struct type *type = ur_out_alloc(&t->out, 1, sizeof(*type));
    t->types[id] = type;
    type->op = insn->opcode;
    type->id = id;
    fill(t, type, insn);
    type->known = true;
    --t->depth;
    return type;
}

struct type *ll_type_of(struct tr *t, uint32_t value) {
    uint32_t type = ur_spirv_type(t->module, value);
    if (!type) {
        ll_fail(t, UR_LLVM_INVALID, "%s%s%%%u is no value", t->fn ? t->fn->name : "",
                t->fn ? ": " : "", value);
    }
    return ll_type(t, type);
}

struct type *ll_pointee(struct tr *t, const struct type *pointer) {
    if (pointer->op != SpvOpTypePointer) {
        ll_fail(t, UR_LLVM_INVALID, "%s%stype %%%u is no pointer", t->fn ? t->fn->name : "",
                t->fn ? ": " : "", pointer->id);
    }
    return ll_type(t, pointer->pointee);
}

struct type *ll_scalar(struct type *type) {
    return type->op == SpvOpTypeVector ? type->element : type;
}

uint32_t ll_lanes(const struct type *type) {
    return type->op == SpvOpTypeVector ? type->count : 1;
}

static bool is(const struct type *type, uint16_t op) {
    return (type->op == SpvOpTypeVector ? type->element->op : type->op) == op;
}

bool ll_is_int(const struct type *type) {
    return is(type, SpvOpTypeInt);
}

bool ll_is_bool(const struct type *type) {
    return is(type, SpvOpTypeBool);
}

bool ll_is_float(const struct type *type) {
    return is(type, SpvOpTypeFloat);
}

const char *ll_int_text(struct tr *t, unsigned width, const struct type *like) {
    return ll_lanes(like) > 1 ? ll_format(t, "<%u x i%u>", like->count, width)
                              : ll_format(t, "i%u", width);
}

const char *ll_suffix(struct tr *t, const struct type *type) {
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    if (scalar->op != SpvOpTypeInt && scalar->op != SpvOpTypeFloat && scalar->op != SpvOpTypeBool) {
        ll_fail(t, UR_LLVM_INVALID, "%s%stype %%%u is no number", t->fn ? t->fn->name : "",
                t->fn ? ": " : "", type->id);
    }
    const char *one =
        ll_format(t, "%c%u", scalar->op == SpvOpTypeFloat ? 'f' : 'i', (unsigned)scalar->width);
    return type->op == SpvOpTypeVector ? ll_format(t, "v%u%s", type->count, one) : one;
}
