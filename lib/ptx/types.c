/* Types with their layout in memory, the scalars that values of them consist of, and constants. */
#include <string.h>

#include "emit.h"
#include "spirv/layout.h"
#include "types.h"
#include "value.h"

enum { MAX_DEPTH = 64 };

unsigned ptx_kind_size(unsigned kind) {
    static const uint8_t size[KINDS] = {1, 1, 2, 4, 8, 2, 2, 4, 8, 8};
    return size[kind];
}

int64_t ptx_sign_extend(uint64_t bits, unsigned width) {
    return width == 0 || width >= 64 ? (int64_t)bits
                                     : (int64_t)(bits << (64 - width)) >> (64 - width);
}

uint64_t ptx_low_bits(uint64_t bits, unsigned width) {
    return width >= 64 ? bits : bits & (((uint64_t)1 << width) - 1);
}

static struct type *types_make(struct tr *t, uint32_t id, unsigned depth);

static void set_leaves(struct tr *t, struct type *type, uint64_t count) {
    type->leaf_count = count > MAX_LEAVES ? UINT32_MAX : (uint32_t)count;
    if (type->leaf_count != UINT32_MAX) {
        type->leaves = ptx_alloc(&t->out, (size_t)count + 1, sizeof(*type->leaves));
    }
}

static struct ur_spirv_layout layout_of(const struct type *type) {
    return (struct ur_spirv_layout){.size = type->size, .align = type->align, .extent = type->size};
}

/* `within`: the layout is one that there is. */
static void set_layout(struct tr *t, struct type *type, bool within,
                       const struct ur_spirv_layout *layout) {
    if (!within) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "type %%%u is larger than the device's memory", type->id);
    }
    type->size = layout->size;
    type->align = (uint32_t)layout->align;
}

static void one_leaf(struct tr *t, struct type *type, unsigned kind, unsigned width) {
    type->kind = (uint8_t)kind;
    type->width = width;
    type->size = type->align = ptx_kind_size(kind);
    set_leaves(t, type, 1);
    type->leaves[0] = (struct leaf){0, (uint8_t)kind};
}

static void make_int(struct tr *t, struct type *type, uint32_t width) {
    switch (width) {
    case 8:
    case 16:
    case 32:
    case 64:
        one_leaf(t, type, ptx_int_kind(width / 8), width);
        break;
    default:
        ptx_fail(t, UR_PTX_UNSUPPORTED, "integers of %u bits (type %%%u)", width, type->id);
    }
}

static void make_float(struct tr *t, struct type *type, const struct ur_spirv_instruction *insn) {
    enum { ENCODING_BFLOAT16 = 0 };
    uint32_t width = insn->operands[0];
    if (insn->count > 1 && !(width == 16 && insn->operands[1] == ENCODING_BFLOAT16)) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "floats of %u bits of encoding %u (type %%%u)", width,
                 insn->operands[1], type->id);
    }
    switch (width) {
    case 16:
        one_leaf(t, type, insn->count > 1 ? KIND_BF16 : KIND_F16, width);
        break;
    case 32:
        one_leaf(t, type, KIND_F32, width);
        break;
    case 64:
        one_leaf(t, type, KIND_F64, width);
        break;
    default:
        ptx_fail(t, UR_PTX_UNSUPPORTED, "floats of %u bits (type %%%u)", width, type->id);
    }
}

/* `count` elements one after the other. */
static void repeat(struct tr *t, struct type *type, uint64_t count) {
    const struct type *element = type->element;
    struct ur_spirv_layout of_element = layout_of(element), layout;
    set_layout(t, type,
               type->op == SpvOpTypeVector ? ur_spirv_layout_vector(&of_element, count, &layout)
                                           : ur_spirv_layout_array(&of_element, count, &layout),
               &layout);
    type->count = count > UINT32_MAX ? UINT32_MAX : (uint32_t)count;
    set_leaves(t, type,
               element->leaf_count == UINT32_MAX ? UINT64_MAX : element->leaf_count * count);
    for (uint32_t i = 0; type->leaf_count != UINT32_MAX && i < type->leaf_count; ++i) {
        const struct leaf *leaf = &element->leaves[i % element->leaf_count];
        type->leaves[i] = (struct leaf){
            (uint32_t)(i / element->leaf_count * element->size) + leaf->offset, leaf->kind};
    }
}

static void make_vector(struct tr *t, struct type *type, const struct ur_spirv_instruction *insn,
                        unsigned depth) {
    type->element = types_make(t, insn->operands[0], depth + 1);
    uint32_t count = insn->operands[1];
    if (type->element->leaf_count != 1 || count < 1 || count > 16) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "vectors of %u components (type %%%u)", count, type->id);
    }
    repeat(t, type, count);
    type->kind = type->element->kind;
    type->width = type->element->width;
}

static void make_array(struct tr *t, struct type *type, const struct ur_spirv_instruction *insn,
                       unsigned depth) {
    uint64_t length;
    if (!ur_spirv_constant(t->module, insn->operands[1], &length)) {
        ptx_fail(t, UR_PTX_INVALID, "the length of array type %%%u is no constant", type->id);
    }
    type->element = types_make(t, insn->operands[0], depth + 1);
    repeat(t, type, length);
}

static void make_struct(struct tr *t, struct type *type, const struct ur_spirv_instruction *insn,
                        unsigned depth) {
    struct ur_spirv_layout whole = ur_spirv_layout_scalar(0);
    uint64_t count = 0;
    type->count = insn->count;
    type->members = ptx_alloc(&t->out, insn->count + 1u, sizeof(struct type *));
    type->offsets = ptx_alloc(&t->out, insn->count + 1u, sizeof(*type->offsets));
    for (uint32_t i = 0; i < insn->count; ++i) {
        const struct type *member = type->members[i] = types_make(t, insn->operands[i], depth + 1);
        struct ur_spirv_layout of_member = layout_of(member);
        bool within =
            ur_spirv_layout_member(t->module, insn, i, &of_member, &whole, &type->offsets[i]);
        set_layout(t, type, within, &whole);
        count = member->leaf_count == UINT32_MAX ? UINT64_MAX / 2 : count + member->leaf_count;
    }
    ur_spirv_layout_end(&whole);
    set_layout(t, type, true, &whole);
    set_leaves(t, type, count);
    for (uint32_t i = 0, to = 0; type->leaf_count != UINT32_MAX && i < insn->count; ++i) {
        for (uint32_t j = 0; j < type->members[i]->leaf_count; ++j) {
            const struct leaf *leaf = &type->members[i]->leaves[j];
            type->leaves[to++] =
                (struct leaf){(uint32_t)type->offsets[i] + leaf->offset, leaf->kind};
        }
    }
}

/* What struct ur_ptx_image has, and behind it the sampler. */
static void make_image(struct tr *t, struct type *type, bool sampled) {
    set_leaves(t, type, sampled ? IMAGE_LEAVES + 1 : IMAGE_LEAVES);
    type->leaves[IMAGE_SURFACE] = (struct leaf){0, KIND_I64};
    for (unsigned i = IMAGE_WIDTH; i < IMAGE_KNOWN; ++i) {
        type->leaves[i] = (struct leaf){4 + 4 * i, KIND_I32};
    }
    type->leaves[IMAGE_TEXTURE] =
        (struct leaf){(uint32_t)offsetof(struct ur_ptx_image, texture), KIND_I64};
    if (sampled) {
        type->leaves[IMAGE_LEAVES] = (struct leaf){sizeof(struct ur_ptx_image), KIND_I64};
    }
    type->size = sizeof(struct ur_ptx_image) + (sampled ? 8 : 0);
    type->align = 8;
}

static struct type *types_make(struct tr *t, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || !ur_spirv_declares_type(insn->opcode)) {
        ptx_fail(t, UR_PTX_INVALID, "%%%u is used as a type and is none", id);
    }
    if (t->types[id]) {
        if (!t->types[id]->known) {
            ptx_fail(t, UR_PTX_INVALID, "type %%%u contains itself", id);
        }
        return t->types[id];
    }
    if (depth > MAX_DEPTH) {
        ptx_fail(t, UR_PTX_UNSUPPORTED, "type %%%u: types nested more than %d deep", id, MAX_DEPTH);
    }
    struct type *type = t->types[id] = ptx_alloc(&t->out, 1, sizeof(*type));
    type->id = id;
    type->op = insn->opcode;
    type->align = 1;
    switch (insn->opcode) {
    case SpvOpTypeBool:
        one_leaf(t, type, KIND_PRED, 1);
        break;
    case SpvOpTypeInt:
        make_int(t, type, insn->operands[0]);
        break;
    case SpvOpTypeFloat:
        make_float(t, type, insn);
        break;
    case SpvOpTypeVector:
        make_vector(t, type, insn, depth);
        break;
    case SpvOpTypeArray:
        make_array(t, type, insn, depth);
        break;
    case SpvOpTypeStruct:
        make_struct(t, type, insn, depth);
        break;
    case SpvOpTypePointer:
        one_leaf(t, type, KIND_PTR, 64);
        type->storage = insn->operands[0];
        type->pointee = insn->operands[1];
        break;
    case SpvOpTypeEvent:
    case SpvOpTypeSampler:
    case SpvOpTypeDeviceEvent:
        one_leaf(t, type, KIND_I64, 64);
        break;
    case SpvOpTypeImage:
        make_image(t, type, false);
        break;
    case SpvOpTypeSampledImage:
        make_image(t, type, true);
        break;
    case SpvOpTypeVoid:
    case SpvOpTypeFunction:
    case SpvOpTypeOpaque:
        break;
    default:
        ptx_fail(t, UR_PTX_UNSUPPORTED, "%s (type %%%u)", ur_spirv_opcode_name(insn->opcode), id);
    }
    type->known = true;
    return type;
}

struct type *ptx_type_of(struct tr *t, uint32_t id) {
    return id < t->module->bound && t->types[id] && t->types[id]->known ? t->types[id]
                                                                        : types_make(t, id, 0);
}

struct type *ptx_value_type(struct fn *k, uint32_t id) {
    uint32_t type = ptx_id_of(k, id)->type;
    if (!type) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is used as a value and has no type", id);
    }
    return ptx_type_of(k->t, type);
}

struct type *ptx_pointee(struct fn *k, const struct type *pointer) {
    if (pointer->op != SpvOpTypePointer) {
        ptx_fail_in(k, UR_PTX_INVALID, "type %%%u is no pointer", pointer->id);
    }
    return ptx_type_of(k->t, pointer->pointee);
}

uint32_t ptx_leaves(struct fn *k, const struct type *type) {
    if (type->leaf_count == UINT32_MAX) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a value of type %%%u, which has more than %d scalars",
                    type->id, MAX_LEAVES);
    }
    return type->leaf_count;
}

void ptx_descend(struct fn *k, struct type **type, uint64_t index, uint32_t *leaf,
                 uint64_t *offset) {
    struct type *outer = *type;
    bool inside =
        outer->op == SpvOpTypeStruct || outer->op == SpvOpTypeVector || outer->op == SpvOpTypeArray;
    if (!inside || index >= outer->count) {
        ptx_fail_in(k, UR_PTX_INVALID, "index %llu into type %%%u", (unsigned long long)index,
                    outer->id);
    }
    if (outer->op != SpvOpTypeStruct) {
        *type = outer->element;
        *offset += index * outer->element->size;
        if (leaf) {
            *leaf += (uint32_t)index * ptx_leaves(k, outer->element);
        }
        return;
    }
    *type = outer->members[index];
    *offset += outer->offsets[index];
    for (uint64_t i = 0; leaf && i < index; ++i) {
        *leaf += ptx_leaves(k, outer->members[i]);
    }
}

bool ptx_constant_int(struct fn *k, uint32_t id, int64_t *value) {
    const struct id *known = ptx_id_of(k, id);
    if (known->parts) {
        if (known->count != 1 || known->parts->form != FORM_CONST ||
            !(is_int_kind(known->parts->kind) || known->parts->kind == KIND_PRED)) {
            return false;
        }
        unsigned width =
            known->parts->kind == KIND_PRED ? 64 : ptx_kind_size(known->parts->kind) * 8;
        *value = ptx_sign_extend(known->parts->bits, width);
        return true;
    }
    uint64_t bits;
    if (known->def || !ur_spirv_constant(k->t->module, id, &bits)) {
        return false;
    }
    uint32_t width = ur_spirv_width(k->t->module, ur_spirv_type(k->t->module, id));
    *value = width ? ptx_sign_extend(bits, width) : (int64_t)bits;
    return true;
}

static void types_put(unsigned char *bytes, uint64_t size, uint64_t offset, uint64_t value,
                      unsigned count) {
    for (unsigned i = 0; i < count && offset + i < size; ++i) {
        bytes[offset + i] = (unsigned char)(value >> (8 * i));
    }
}

/* Adds one index of an access chain to an offset. */
static const struct type *step_into(struct tr *t, const struct type *type, uint32_t index,
                                    int64_t *offset) {
    uint64_t value;
    bool known = ur_spirv_constant(t->module, index, &value);
    unsigned width = ur_spirv_width(t->module, ur_spirv_type(t->module, index));
    if (!known || !width) {
        ptx_fail(t, UR_PTX_INVALID, "index %%%u of an address in an initializer is no constant",
                 index);
    }
    if (type->op == SpvOpTypeStruct) {
        if (value >= type->count) {
            ptx_fail(t, UR_PTX_INVALID, "index %%%u leads out of structure %%%u", index, type->id);
        }
        *offset += (int64_t)type->offsets[value];
        return type->members[value];
    }
    if (type->op != SpvOpTypeArray && type->op != SpvOpTypeVector) {
        ptx_fail(t, UR_PTX_INVALID, "index %%%u into type %%%u", index, type->id);
    }
    *offset += (int64_t)((uint64_t)ptx_sign_extend(value, width) * type->element->size);
    return type->element;
}

bool ptx_constant_address(struct tr *t, uint32_t id, uint32_t *variable, int64_t *offset,
                          unsigned depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || depth > MAX_DEPTH) {
        return false;
    }
    if (insn->opcode == SpvOpVariable) {
        *variable = id;
        *offset = 0;
        return insn->operands[0] == SpvStorageClassCrossWorkgroup ||
               insn->operands[0] == SpvStorageClassUniformConstant;
    }
    if (insn->opcode != SpvOpSpecConstantOp || insn->count < 2 ||
        !ptx_constant_address(t, insn->operands[1], variable, offset, depth + 1)) {
        return false;
    }
    uint32_t op = insn->operands[0];
    switch (op) {
    case SpvOpBitcast:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
        return true;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain: {
        const struct type *pointer = ptx_type_of(t, ur_spirv_type(t->module, insn->operands[1]));
        if (pointer->op != SpvOpTypePointer) {
            return false;
        }
        const struct type *at = ptx_type_of(t, pointer->pointee);
        uint32_t next = 2;
        if ((op == SpvOpPtrAccessChain || op == SpvOpInBoundsPtrAccessChain) &&
            next < insn->count) {
            const struct type row = {.op = SpvOpTypeArray, .element = (struct type *)at};
            (void)step_into(t, &row, insn->operands[next++], offset);
        }
        while (next < insn->count) {
            at = step_into(t, at, insn->operands[next++], offset);
        }
        return true;
    }
    default:
        return false;
    }
}

static void add_address(struct tr *t, struct constant_image *image, uint64_t place,
                        uint32_t variable, int64_t offset) {
    image->addresses =
        ptx_grow(t, image->addresses, image->address_count, sizeof(*image->addresses));
    image->addresses[image->address_count++] = (struct constant_address){place, variable, offset};
}

/* The value of a constant that is a number, or a pointer made of one or of null by casts. */
static bool constant_number(struct tr *t, uint32_t id, uint64_t *number, unsigned depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || depth > MAX_DEPTH) {
        return false;
    }
    if (insn->opcode == SpvOpConstantNull) {
        *number = 0;
        return true;
    }
    if (insn->opcode != SpvOpSpecConstantOp) {
        return ur_spirv_constant(t->module, id, number);
    }
    switch (insn->count > 1 ? insn->operands[0] : (uint32_t)SpvOpNop) {
    case SpvOpBitcast:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
        return constant_number(t, insn->operands[1], number, depth + 1);
    default:
        return ur_spirv_constant(t->module, id, number);
    }
}

static void write_constant(struct tr *t, uint32_t id, const struct type *type,
                           struct constant_image *image, uint64_t offset, unsigned depth) {
    unsigned char *bytes = image->bytes;
    uint64_t size = image->size;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || depth > MAX_DEPTH) {
        ptx_fail(t, UR_PTX_INVALID, "%%%u is used as a constant and is none", id);
    }
    switch (insn->opcode) {
    case SpvOpConstant:
    case SpvOpSpecConstant: {
        uint64_t value = insn->operands[0];
        if (insn->count > 1) {
            value |= (uint64_t)insn->operands[1] << 32;
        }
        types_put(bytes, size, offset, value, (unsigned)(type->size < 8 ? type->size : 8));
        break;
    }
    case SpvOpConstantTrue:
    case SpvOpSpecConstantTrue:
        types_put(bytes, size, offset, 1, 1);
        break;
    case SpvOpConstantFalse:
    case SpvOpSpecConstantFalse:
    case SpvOpConstantNull:
    case SpvOpUndef:
    case SpvOpPoisonKHR:
        break;
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        for (uint32_t i = 0; i < insn->count; ++i) {
            const struct type *part = type->op == SpvOpTypeStruct
                                          ? (i < type->count ? type->members[i] : NULL)
                                          : type->element;
            if (!part) {
                ptx_fail(t, UR_PTX_INVALID, "constant %%%u has more parts than its type", id);
            }
            write_constant(t, insn->operands[i], part, image,
                           offset +
                               (type->op == SpvOpTypeStruct ? type->offsets[i] : i * part->size),
                           depth + 1);
        }
        break;
    default: {
        uint32_t variable;
        int64_t inside;
        uint64_t number;
        if (insn->opcode == SpvOpSpecConstantOp && constant_number(t, id, &number, 0)) {
            types_put(bytes, size, offset, number, (unsigned)(type->size < 8 ? type->size : 8));
            break;
        }
        if (!image->takes_addresses || offset % 8 || size < 8 || offset > size - 8 ||
            !ptx_constant_address(t, id, &variable, &inside, 0)) {
            ptx_fail(t, UR_PTX_UNSUPPORTED, "%s (%%%u, word %u) in an initializer",
                     ur_spirv_opcode_name(insn->opcode), id, insn->word);
        }
        add_address(t, image, offset, variable, inside);
    }
    }
}

void ptx_constant_image(struct tr *t, uint32_t id, struct constant_image *image) {
    memset(image->bytes, 0, (size_t)image->size);
    uint32_t type = ur_spirv_type(t->module, id);
    write_constant(t, id, ptx_type_of(t, type), image, 0, 0);
}

void ptx_constant_bytes(struct tr *t, uint32_t id, unsigned char *bytes, uint64_t size) {
    struct constant_image image = {.bytes = bytes, .size = size};
    ptx_constant_image(t, id, &image);
}
