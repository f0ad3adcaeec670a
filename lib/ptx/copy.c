/* Copies of memory: from and to variables in registers, constants, and the rest. */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

enum { STRAIGHT = 1024 /* bytes that are copied without a loop */ };

struct copied {
    uint32_t to, from; /* pointers */
    uint64_t size;
    struct access_mode store, load;
};

/* Which scalars of a variable in registers are copied, and where they are in memory. */
struct range {
    struct leaf *leaf;
    uint32_t *offset; /* of each in the variable */
    uint32_t count;
};

static struct range slots_in(struct fn *k, const struct variable *v, int64_t from, uint64_t size) {
    struct range range = {ptx_alloc(&k->t->out, v->slot_count + 1u, sizeof(*range.leaf)),
                          ptx_alloc(&k->t->out, v->slot_count + 1u, sizeof(*range.offset)), 0};
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        const struct slot *slot = &v->slots[i];
        int64_t at = slot->offset - from;
        if (at >= 0 && (uint64_t)at + ptx_kind_size(slot->kind) <= size) {
            range.leaf[range.count] = (struct leaf){(uint32_t)at, slot->kind};
            range.offset[range.count++] = slot->offset;
        }
    }
    return range;
}

static uint32_t least_align(const struct copied *c) {
    return c->store.align < c->load.align ? c->store.align : c->load.align;
}

/* The next piece at `at`: as wide as alignment and size allow. */
static unsigned width_at(const struct copied *c, uint64_t at) {
    unsigned width = least_align(c) < 8 ? least_align(c) : 8;
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
    uint64_t bits = image_bits(v, offset, ptx_kind_size(kind));
    if (kind != KIND_PTR) {
        return ptx_constant(kind, bits);
    }
    return ptx_address_at(bits ? SPACE_GENERIC : SPACE_NULL, BASE_NONE, 0, (int64_t)bits);
}

/* Into registers: each piece of the variable from wherever the bytes are. */
static void copy_to_slots(struct fn *k, const struct copied *c) {
    const struct id *to = ptx_id_of(k, c->to), *from = ptx_id_of(k, c->from);
    struct variable *v = to->root;
    bool image = from->root && from->root->image, slots = ptx_in_registers(k, c->from);
    struct range range = slots_in(k, v, to->offset, c->size);
    struct part *parts = ptx_alloc(&k->t->out, range.count + 1u, sizeof(*parts));
    struct part address = ptx_null_address();
    if (!image && !slots) {
        address = ptx_address_of(k, c->from);
        ptx_load_leaves(k, address, range.leaf, range.count, c->load, parts);
    }
    for (uint32_t i = 0; i < range.count; ++i) {
        const struct leaf *leaf = &range.leaf[i];
        struct part x = parts[i];
        if (image) {
            x = image_part(from->root, (uint64_t)from->offset + leaf->offset, leaf->kind);
        } else if (slots) {
            x = ptx_get_slot(k, from->root, (uint32_t)from->offset + leaf->offset, leaf->kind);
        } else if (leaf->kind == KIND_PTR) {
            x = ptx_address_at(address.space == SPACE_PARAM ? SPACE_GLOBAL : SPACE_GENERIC,
                               BASE_REG, x.number, 0);
        }
        ptx_set_slot(k, v, range.offset[i], x);
    }
}

static void copy_from_slots(struct fn *k, const struct copied *c) {
    const struct id *from = ptx_id_of(k, c->from);
    struct part to = ptx_address_of(k, c->to);
    struct range range = slots_in(k, from->root, from->offset, c->size);
    struct part *parts = ptx_alloc(&k->t->out, range.count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < range.count; ++i) {
        parts[i] = ptx_get_slot(k, from->root, range.offset[i], range.leaf[i].kind);
        if (parts[i].form == FORM_ADDRESS) {
            parts[i] = ptx_flat_address(k, parts[i], SPACE_GENERIC);
        }
    }
    ptx_store_leaves(k, to, range.leaf, range.count, c->store, parts);
}

/* The pieces from `*at` on, at most TOGETHER; moves `*at` behind them. */
enum { TOGETHER = 8 };
static uint32_t next_pieces(const struct copied *c, uint64_t *at, struct leaf *leaf) {
    uint32_t count = 0;
    while (count < TOGETHER && *at < c->size) {
        unsigned width = width_at(c, *at);
        leaf[count++] = (struct leaf){(uint32_t)*at, (uint8_t)ptx_int_kind(width)};
        *at += width;
    }
    return count;
}

static void copy_from_image(struct fn *k, const struct copied *c) {
    const struct id *from = ptx_id_of(k, c->from);
    struct part to = ptx_address_of(k, c->to);
    struct leaf leaf[TOGETHER];
    struct part parts[TOGETHER];
    for (uint64_t at = 0; at < c->size;) {
        uint32_t count = next_pieces(c, &at, leaf);
        for (uint32_t i = 0; i < count; ++i) {
            parts[i] = ptx_constant(leaf[i].kind,
                                    image_bits(from->root, (uint64_t)from->offset + leaf[i].offset,
                                               ptx_kind_size(leaf[i].kind)));
        }
        ptx_store_leaves(k, to, leaf, count, c->store, parts);
    }
}

/* One piece at a counted offset, until all are copied. */
static void copy_in_loop(struct fn *k, const struct copied *c, struct part size) {
    struct part to = ptx_address_of(k, c->to), from = ptx_address_of(k, c->from);
    struct part to_base = ptx_use_reg(k, ptx_flat_address(k, to, SPACE_NONE)),
                from_base = ptx_use_reg(k, ptx_flat_address(k, from, SPACE_NONE));
    unsigned width = least_align(c) < 8 ? least_align(c) : 8;
    while (c->size && c->size % width) {
        width /= 2;
    }
    if (!c->size) {
        width = 1;
    }
    struct part done = ptx_new_reg(k, KIND_I64), more = ptx_new_reg(k, KIND_PRED);
    struct part to_at = ptx_new_reg(k, KIND_PTR), from_at = ptx_new_reg(k, KIND_PTR);
    uint32_t again = ptx_new_label(k), test = ptx_new_label(k);
    ptx_emit(k, "mov.b64 %o, 0", done);
    ptx_emit(k, "bra $L%u", test);
    ptx_emit_label(k, again);
    ptx_emit(k, "add.s64 %o, %o, %o", to_at, to_base, done);
    ptx_emit(k, "add.s64 %o, %o, %o", from_at, from_base, done);
    struct part x = ptx_load_part(k, ptx_int_kind(width),
                                  ptx_address_at(from.space, BASE_REG, from_at.number, 0), 0,
                                  (struct access_mode){c->load.is_volatile, width});
    ptx_store_part(k, x, ptx_address_at(to.space, BASE_REG, to_at.number, 0), 0,
                   (struct access_mode){c->store.is_volatile, width});
    ptx_emit(k, "add.s64 %o, %o, %u", done, done, width);
    ptx_emit_label(k, test);
    ptx_emit(k, "setp.lt.u64 %o, %o, %o", more, done, size);
    ptx_emit(k, "@%o bra $L%u", more, again);
}

static void copy_memory(struct fn *k, const struct copied *c) {
    struct part to = ptx_address_of(k, c->to), from = ptx_address_of(k, c->from);
    struct leaf leaf[TOGETHER];
    struct part parts[TOGETHER];
    for (uint64_t at = 0; at < c->size;) {
        uint32_t count = next_pieces(c, &at, leaf);
        ptx_load_leaves(k, from, leaf, count, c->load, parts);
        ptx_store_leaves(k, to, leaf, count, c->store, parts);
    }
}

/* What is known of an address from the variable that it points into. */
static uint32_t known_align(struct fn *k, uint32_t pointer) {
    const struct id *id = ptx_id_of(k, pointer);
    if (!id->root || !id->offset_known) {
        return 1;
    }
    uint32_t align = id->root->align ? id->root->align : 1;
    while (id->offset & (align - 1)) {
        align /= 2;
    }
    return align;
}

/* Where the second memory operand is, which is the source's if there is one. */
static uint32_t after_operand(const struct ur_spirv_instruction *insn, uint32_t first) {
    static const uint32_t with_operand[] = {
        SpvMemoryAccessAlignedMask, SpvMemoryAccessMakePointerAvailableMask,
        SpvMemoryAccessMakePointerVisibleMask, SpvMemoryAccessAliasScopeINTELMaskMask,
        SpvMemoryAccessNoAliasINTELMaskMask};
    uint32_t next = first + 1;
    for (unsigned i = 0; i < sizeof(with_operand) / sizeof(with_operand[0]); ++i) {
        next += (insn->operands[first] & with_operand[i]) != 0;
    }
    return next;
}

/* Of one side of a copy: what the instruction says and what is known, whichever is more. */
static struct access_mode side_mode(struct fn *k, const struct ur_spirv_instruction *insn,
                                    uint32_t first, uint32_t pointer, bool sized) {
    struct access_mode mode =
        ptx_mode_of(k, insn, first, ptx_pointee(k, ptx_value_type(k, insn->operands[0])));
    if (sized && !(first < insn->count && insn->operands[first] & SpvMemoryAccessAlignedMask)) {
        mode.align = 1;
    }
    uint32_t known = known_align(k, pointer);
    mode.align = mode.align > known ? mode.align : known;
    return mode;
}

void ptx_emit_copy(struct fn *k, const struct ur_spirv_instruction *insn) {
    bool sized = insn->opcode == SpvOpCopyMemorySized;
    const struct type *type = ptx_pointee(k, ptx_value_type(k, insn->operands[0]));
    uint32_t first = sized ? 3 : 2, second = first;
    if (first < insn->count && after_operand(insn, first) < insn->count) {
        second = after_operand(insn, first);
    }
    struct copied c = {insn->operands[0], insn->operands[1], type->size,
                       side_mode(k, insn, first, insn->operands[0], sized),
                       side_mode(k, insn, second, insn->operands[1], sized)};
    int64_t size = 0;
    if (sized && ptx_constant_int(k, insn->operands[2], &size)) {
        c.size = (uint64_t)size;
    } else if (sized) {
        struct part bytes = ptx_scalar_of(k, insn->operands[2]);
        c.size = 0;
        if (!is_int_kind(bytes.kind)) {
            ptx_fail_in(k, UR_PTX_INVALID, "size %%%u is no integer", insn->operands[2]);
        }
        copy_in_loop(k, &c, ptx_to_width(k, bytes, KIND_I64, false));
        return;
    }
    const struct id *from = ptx_id_of(k, c.from);
    if (!c.size) {
        return;
    }
    if (ptx_in_registers(k, c.to)) {
        copy_to_slots(k, &c);
    } else if (from->root && from->root->image) {
        copy_from_image(k, &c);
    } else if (ptx_in_registers(k, c.from)) {
        copy_from_slots(k, &c);
    } else if (c.size > STRAIGHT) {
        copy_in_loop(k, &c, ptx_constant(KIND_I64, c.size));
    } else {
        copy_memory(k, &c);
    }
}
