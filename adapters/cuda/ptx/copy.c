/* Copies of memory: from and to variables in registers, constants, and the rest. */
#include "emit.h"

enum { STRAIGHT = 1024 /* bytes that are copied without a loop */ };

struct copied {
    uint32_t to, from; /* pointers */
    uint64_t size;
    uint32_t align;
    bool is_volatile;
};

static struct access_mode mode_at(const struct copied *c, uint64_t offset, unsigned size) {
    uint32_t align = c->align;
    while (offset & (align - 1)) {
        align /= 2;
    }
    return (struct access_mode){c->is_volatile, align < size ? align : size};
}

/* The next piece at `at`: as wide as alignment and size allow. */
static unsigned width_at(const struct copied *c, uint64_t at) {
    unsigned width = c->align < 8 ? c->align : 8;
    while (at % width || at + width > c->size) {
        width /= 2;
    }
    return width;
}

static uint64_t image_bits(const struct variable *v, uint64_t offset, unsigned size) {
    uint64_t bits = 0;
    for (unsigned i = size; i-- > 0;) {
        bits = bits << 8 | (offset + i < v->type->size ? v->image[offset + i] : 0);
    }
    return bits;
}

static struct part image_part(const struct variable *v, uint64_t offset, unsigned kind) {
    uint64_t bits = image_bits(v, offset, kind_size(kind));
    if (kind != KIND_PTR) {
        return constant(kind, bits);
    }
    return address_at(bits ? SPACE_GENERIC : SPACE_NULL, BASE_NONE, 0, (int64_t)bits);
}

/* Into registers: each piece of the variable from wherever the bytes are. */
static void copy_to_slots(struct fn *k, const struct copied *c) {
    const struct id *to = id_of(k, c->to), *from = id_of(k, c->from);
    struct variable *v = to->root;
    bool image = from->root && from->root->image, slots = in_registers(k, c->from);
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        const struct slot *slot = &v->slots[i];
        int64_t at = slot->offset - to->offset;
        unsigned kind = slot->kind;
        if (at < 0 || (uint64_t)at + kind_size(kind) > c->size) {
            continue;
        }
        struct part x;
        if (image) {
            x = image_part(from->root, (uint64_t)(from->offset + at), kind);
        } else if (slots) {
            x = get_slot(k, from->root, (uint32_t)(from->offset + at), kind);
        } else {
            struct part address = address_of(k, c->from);
            x = load_part(k, kind, address, at, mode_at(c, (uint64_t)at, kind_size(kind)));
            if (kind == KIND_PTR) {
                x = address_at(address.space == SPACE_PARAM ? SPACE_GLOBAL : SPACE_GENERIC,
                               BASE_REG, x.number, 0);
            }
        }
        set_slot(k, v, slot->offset, x);
    }
}

static void copy_from_slots(struct fn *k, const struct copied *c) {
    const struct id *from = id_of(k, c->from);
    struct part to = address_of(k, c->to);
    const struct variable *v = from->root;
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        const struct slot *slot = &v->slots[i];
        int64_t at = slot->offset - from->offset;
        unsigned size = kind_size(slot->kind);
        if (at < 0 || (uint64_t)at + size > c->size) {
            continue;
        }
        struct part x = get_slot(k, from->root, slot->offset, slot->kind);
        if (x.form == FORM_ADDRESS) {
            x = flat_address(k, x, SPACE_GENERIC);
        }
        store_part(k, x, to, at, mode_at(c, (uint64_t)at, size));
    }
}

static void copy_from_image(struct fn *k, const struct copied *c) {
    const struct id *from = id_of(k, c->from);
    struct part to = address_of(k, c->to);
    for (uint64_t at = 0; at < c->size;) {
        unsigned width = width_at(c, at);
        struct part x =
            constant(int_kind(width), image_bits(from->root, (uint64_t)from->offset + at, width));
        store_part(k, x, to, (int64_t)at, mode_at(c, at, width));
        at += width;
    }
}

/* One piece at a counted offset, until all are copied. */
static void copy_in_loop(struct fn *k, const struct copied *c, struct part size) {
    struct part to = address_of(k, c->to), from = address_of(k, c->from);
    struct part to_base = use_reg(k, flat_address(k, to, SPACE_NONE)),
                from_base = use_reg(k, flat_address(k, from, SPACE_NONE));
    unsigned width = c->align < 8 ? c->align : 8;
    while (c->size && c->size % width) {
        width /= 2;
    }
    if (!c->size) {
        width = 1;
    }
    struct part done = new_reg(k, KIND_I64), more = new_reg(k, KIND_PRED);
    struct part to_at = new_reg(k, KIND_PTR), from_at = new_reg(k, KIND_PTR);
    uint32_t again = new_label(k), test = new_label(k);
    emit(k, "mov.b64 %o, 0", done);
    emit(k, "bra $L%u", test);
    emit_label(k, again);
    emit(k, "add.s64 %o, %o, %o", to_at, to_base, done);
    emit(k, "add.s64 %o, %o, %o", from_at, from_base, done);
    struct access_mode mode = {c->is_volatile, width};
    struct part x =
        load_part(k, int_kind(width), address_at(from.space, BASE_REG, from_at.number, 0), 0, mode);
    store_part(k, x, address_at(to.space, BASE_REG, to_at.number, 0), 0, mode);
    emit(k, "add.s64 %o, %o, %u", done, done, width);
    emit_label(k, test);
    emit(k, "setp.lt.u64 %o, %o, %o", more, done, size);
    emit(k, "@%o bra $L%u", more, again);
}

static void copy_memory(struct fn *k, const struct copied *c) {
    struct part to = address_of(k, c->to), from = address_of(k, c->from);
    for (uint64_t at = 0; at < c->size;) {
        unsigned width = width_at(c, at);
        struct part x = load_part(k, int_kind(width), from, (int64_t)at, mode_at(c, at, width));
        store_part(k, x, to, (int64_t)at, mode_at(c, at, width));
        at += width;
    }
}

/* What is known of an address from the variable that it points into. */
static uint32_t known_align(struct fn *k, uint32_t pointer) {
    const struct id *id = id_of(k, pointer);
    if (!id->root || !id->offset_known) {
        return 1;
    }
    uint32_t align = id->root->align ? id->root->align : 1;
    while (id->offset & (align - 1)) {
        align /= 2;
    }
    return align;
}

void emit_copy(struct fn *k, const struct ur_spirv_instruction *insn) {
    bool sized = insn->opcode == SpvOpCopyMemorySized;
    const struct type *type = pointee(k, value_type(k, insn->operands[0]));
    struct access_mode mode = mode_of(k, insn, sized ? 3 : 2, type);
    if (sized && !(insn->count > 3 && insn->operands[3] & SpvMemoryAccessAlignedMask)) {
        mode.align = 1;
    }
    struct copied c = {insn->operands[0], insn->operands[1], type->size, mode.align,
                       mode.is_volatile};
    uint32_t a = known_align(k, c.to), b = known_align(k, c.from);
    uint32_t known = a < b ? a : b;
    c.align = c.align > known ? c.align : known;
    int64_t size = 0;
    if (sized && constant_int(k, insn->operands[2], &size)) {
        c.size = (uint64_t)size;
    } else if (sized) {
        struct part bytes = scalar_of(k, insn->operands[2]);
        c.size = 0;
        if (!is_int_kind(bytes.kind)) {
            fail(k, UR_PTX_INVALID, "size %%%u is no integer", insn->operands[2]);
        }
        copy_in_loop(k, &c, to_width(k, bytes, KIND_I64, false));
        return;
    }
    const struct id *from = id_of(k, c.from);
    if (!c.size) {
        return;
    }
    if (in_registers(k, c.to)) {
        copy_to_slots(k, &c);
    } else if (from->root && from->root->image) {
        copy_from_image(k, &c);
    } else if (in_registers(k, c.from)) {
        copy_from_slots(k, &c);
    } else if (c.size > STRAIGHT) {
        copy_in_loop(k, &c, constant(KIND_I64, c.size));
    } else {
        copy_memory(k, &c);
    }
}
