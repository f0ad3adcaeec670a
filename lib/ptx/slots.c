/* Reads and writes variables that are kept in registers. */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

bool ptx_in_registers(struct fn *k, uint32_t pointer) {
    const struct variable *v = ptx_id_of(k, pointer)->root;
    return v && !v->memory && !v->parameter && !v->builtin && !v->image;
}

static unsigned slot_size(const struct slot *slot) {
    return ptx_kind_size(slot->kind);
}

static struct slot *exact(struct variable *v, uint32_t offset, unsigned size) {
    uint32_t low = 0, high = v->slot_count;
    while (low < high) {
        uint32_t middle = (low + high) / 2;
        if (v->slots[middle].offset < offset) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low < v->slot_count && v->slots[low].offset == offset &&
                   slot_size(&v->slots[low]) == size
               ? &v->slots[low]
               : NULL;
}

static unsigned slot_space(const struct slot *slot) {
    return slot->space <= SPACE_NULL || slot->space == SPACE_PARAM ? SPACE_GENERIC : slot->space;
}

static struct part shift(struct fn *k, const char *way, struct part x, unsigned bits) {
    if (!bits) {
        return x;
    }
    struct part made = ptx_new_reg(k, x.kind);
    ptx_emit(k, "%s%u %o, %o, %u", way, ptx_reg_width(x.kind), made, ptx_use_reg(k, x), bits);
    return made;
}

static struct part read_slot(struct fn *k, const struct slot *slot) {
    struct part now = ptx_copy(k, slot->reg);
    return slot->kind == KIND_PTR ? ptx_address_at(slot_space(slot), BASE_REG, now.number, 0) : now;
}

/* The bytes of the range that other pieces have, put together; bytes that none has are 0. */
static struct part gather(struct fn *k, struct variable *v, uint32_t offset, unsigned kind) {
    unsigned size = ptx_kind_size(kind), whole = ptx_int_kind(size);
    struct part all = ptx_constant(whole, 0);
    bool any = false;
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        const struct slot *slot = &v->slots[i];
        unsigned width = slot_size(slot);
        if (slot->offset >= offset + size || slot->offset + width <= offset) {
            continue;
        }
        struct part x = ptx_bits_as(k, read_slot(k, slot), ptx_int_kind(width));
        if (slot->offset < offset) {
            x = shift(k, "shr.u", x, (offset - slot->offset) * 8);
        }
        x = ptx_to_width(k, x, whole, false);
        if (slot->offset > offset) {
            x = ptx_mask(k, whole, shift(k, "shl.b", x, (slot->offset - offset) * 8));
        }
        if (any) {
            struct part sum = ptx_new_reg(k, whole);
            ptx_emit(k, "or.b%u %o, %o, %o", ptx_reg_width(whole), sum, all, x);
            x = sum;
        }
        all = x;
        any = true;
    }
    return any || kind != KIND_PTR ? ptx_bits_as(k, all, kind) : ptx_null_address();
}

struct part ptx_get_slot(struct fn *k, struct variable *v, uint32_t offset, unsigned kind) {
    const struct slot *slot = exact(v, offset, ptx_kind_size(kind));
    return slot ? ptx_bits_as(k, read_slot(k, slot), kind) : gather(k, v, offset, kind);
}

static void write_slot(struct fn *k, const struct slot *slot, struct part x) {
    if (slot->kind == KIND_PTR) {
        if (x.form != FORM_ADDRESS) {
            x = ptx_bits_as(k, x, KIND_PTR);
        }
        x = ptx_flat_address(k, x, x.space == SPACE_NULL ? SPACE_NONE : slot_space(slot));
        ptx_move(k, slot->reg, x);
        return;
    }
    ptx_move(k, slot->reg, ptx_bits_as(k, x, slot->kind));
}

/* Into a piece of which the value is only a part. */
static void slots_insert(struct fn *k, const struct slot *slot, uint32_t offset, unsigned size,
                         struct part bits) {
    unsigned whole = ptx_int_kind(slot_size(slot)), wide = ptx_reg_width(whole);
    uint32_t from = slot->offset > offset ? slot->offset : offset;
    uint32_t end = offset + size < slot->offset + slot_size(slot) ? offset + size
                                                                  : slot->offset + slot_size(slot);
    unsigned low = (from - slot->offset) * 8, count = (end - from) * 8;
    uint64_t hole = ptx_low_bits(UINT64_MAX, count) << low;
    struct part x = shift(k, "shr.u", bits, (from - offset) * 8);
    x = shift(k, "shl.b", ptx_to_width(k, x, whole, false), low);
    struct part old = ptx_bits_as(k, read_slot(k, slot), whole), kept = ptx_new_reg(k, whole),
                part = ptx_new_reg(k, whole), sum = ptx_new_reg(k, whole);
    ptx_emit(k, "and.b%u %o, %o, %l", wide, kept, ptx_use_reg(k, old),
             ptx_sign_extend(~hole, wide));
    ptx_emit(k, "and.b%u %o, %o, %l", wide, part, ptx_use_reg(k, x), ptx_sign_extend(hole, wide));
    ptx_emit(k, "or.b%u %o, %o, %o", wide, sum, kept, part);
    write_slot(k, slot, sum);
}

void ptx_set_slot(struct fn *k, struct variable *v, uint32_t offset, struct part x) {
    unsigned size = ptx_kind_size(x.kind);
    const struct slot *slot = exact(v, offset, size);
    if (slot) {
        write_slot(k, slot, x);
        return;
    }
    struct part bits = ptx_bits_as(k, x, ptx_int_kind(size));
    for (uint32_t i = 0; i < v->slot_count; ++i) {
        slot = &v->slots[i];
        unsigned width = slot_size(slot);
        if (slot->offset >= offset + size || slot->offset + width <= offset) {
            continue;
        }
        if (slot->offset < offset || slot->offset + width > offset + size) {
            slots_insert(k, slot, offset, size, bits);
            continue;
        }
        struct part piece =
            is_const(bits) ? ptx_constant(bits.kind, bits.bits >> ((slot->offset - offset) * 8))
                           : shift(k, "shr.u", bits, (slot->offset - offset) * 8);
        write_slot(k, slot, ptx_to_width(k, piece, ptx_int_kind(width), false));
    }
}

/* ---- through pointers ---- */

enum { MOST_ELEMENTS = 16, INDEX_BITS = 4 };

/* The index of an element that is there, of which 32 bits tell all. */
static struct part short_index(struct fn *k, const struct dynamic *d) {
    struct part index = ptx_scalar_of(k, d->index);
    if (!is_int_kind(index.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "index %%%u is no integer", d->index);
    }
    const struct ur_spirv_instruction *def = ptx_id_of(k, d->index)->def;
    if (index.kind == KIND_I64 && def &&
        (def->opcode == SpvOpSConvert || def->opcode == SpvOpUConvert) &&
        ptx_scalar_of(k, def->operands[0]).kind == KIND_I32) {
        index = ptx_scalar_of(k, def->operands[0]);
    }
    return ptx_use_reg(k, index.kind == KIND_I64 ? ptx_to_width(k, index, KIND_I32, false) : index);
}

/* Whether the index is each of the elements. */
static void compare_index(struct fn *k, const struct dynamic *d, struct part *is) {
    struct part index = short_index(k, d);
    for (uint32_t e = 0; e < d->count; ++e) {
        is[e] = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.eq.s32 %o, %o, %u", is[e], index, e);
    }
}

/* Whether each bit of the index is set: choosing by them takes as many instructions as there are
 * elements, few predicates, and as many in a row as there are bits. */
static void test_bits(struct fn *k, const struct dynamic *d, struct part *set) {
    struct part index = short_index(k, d);
    for (uint32_t bit = 0; d->count > 1u << bit; ++bit) {
        struct part masked = ptx_new_reg(k, KIND_I32);
        set[bit] = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "and.b32 %o, %o, %u", masked, index, 1u << bit);
        ptx_emit(k, "setp.ne.s32 %o, %o, 0", set[bit], masked);
    }
}

static struct part choose(struct fn *k, struct part *of, uint32_t count, const struct part *set) {
    for (uint32_t bit = 0; count > 1; ++bit, count = (count + 1) / 2) {
        for (uint32_t i = 0; i < count; i += 2) {
            of[i / 2] = i + 1 < count ? ptx_select_part(k, set[bit], of[i + 1], of[i]) : of[i];
        }
    }
    return of[0];
}

void ptx_load_slots(struct fn *k, uint32_t pointer, const struct type *type, struct part *parts) {
    const struct id *known = ptx_id_of(k, pointer);
    struct variable *v = known->root;
    const struct dynamic *d = known->offset_known ? NULL : known->dynamic;
    struct part of[MOST_ELEMENTS], set[INDEX_BITS];
    if (d) {
        test_bits(k, d, set);
    }
    for (uint32_t i = 0; i < ptx_leaves(k, type); ++i) {
        const struct leaf *leaf = &type->leaves[i];
        if (!d) {
            parts[i] = ptx_get_slot(k, v, (uint32_t)known->offset + leaf->offset, leaf->kind);
            continue;
        }
        for (uint32_t e = 0; e < d->count; ++e) {
            of[e] = ptx_get_slot(k, v, d->offset + e * d->stride + leaf->offset, leaf->kind);
        }
        parts[i] = choose(k, of, d->count, set);
    }
}

void ptx_store_slots(struct fn *k, uint32_t pointer, const struct type *type,
                     const struct part *parts) {
    const struct id *known = ptx_id_of(k, pointer);
    struct variable *v = known->root;
    const struct dynamic *d = known->offset_known ? NULL : known->dynamic;
    struct part is[MOST_ELEMENTS];
    if (d) {
        compare_index(k, d, is);
    }
    for (uint32_t i = 0; i < ptx_leaves(k, type); ++i) {
        const struct leaf *leaf = &type->leaves[i];
        if (!d) {
            ptx_set_slot(k, v, (uint32_t)known->offset + leaf->offset, parts[i]);
            continue;
        }
        for (uint32_t e = 0; e < d->count; ++e) {
            uint32_t offset = d->offset + e * d->stride + leaf->offset;
            struct part old = ptx_get_slot(k, v, offset, leaf->kind);
            ptx_set_slot(k, v, offset, ptx_select_part(k, is[e], parts[i], old));
        }
    }
}
