/* Addresses: what pointers are made of, casts between address spaces, and what computes with them.
 */
#include "address.h"
#include "emit.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

struct part ptx_null_address(void) {
    return ptx_address_at(SPACE_NULL, BASE_NONE, 0, 0);
}

struct part ptx_address_at(unsigned space, unsigned base, uint32_t number, int64_t offset) {
    return (struct part){.kind = KIND_PTR,
                         .form = FORM_ADDRESS,
                         .space = (uint8_t)space,
                         .base = (uint8_t)base,
                         .number = number,
                         .bits = (uint64_t)offset};
}

const char *ptx_space_suffix(struct part address) {
    switch (address.space) {
    case SPACE_PARAM:
        return ".param";
    case SPACE_LOCAL:
        return ".local";
    case SPACE_GLOBAL:
        return ".global";
    case SPACE_SHARED:
        return ".shared";
    default:
        return "";
    }
}

/* The same address in one register, offset 0, of its own space. */
static struct part in_register(struct fn *k, struct part x) {
    struct part made = ptx_new_reg(k, KIND_PTR);
    if (x.base != BASE_REG) {
        struct part plain = x;
        plain.bits = 0;
        if (x.bits) {
            ptx_emit(k, "mov.u64 %o, %o+%l", made, plain, (int64_t)x.bits);
        } else {
            ptx_emit(k, "mov.u64 %o, %o", made, plain);
        }
    } else if (x.bits) {
        ptx_emit(k, "add.s64 %o, %o, %l", made, x, (int64_t)x.bits);
    } else {
        made.number = x.number;
    }
    return made;
}

static const char *space_name(unsigned space) {
    static const char *const names[] = {"?",      "null",   "param",  "local",
                                        "global", "shared", "generic"};
    return names[space];
}

/* NULL stays what it is in the other space, where the module can see it. */
static struct part unless_null(struct fn *k, struct part from, struct part cast) {
    if (!k->t->shared.apart) {
        return cast;
    }
    struct part is = ptx_new_reg(k, KIND_PRED), made = ptx_new_reg(k, KIND_PTR);
    ptx_emit(k, "setp.eq.u64 %o, %o, 0", is, from);
    ptx_emit(k, "selp.b64 %o, 0, %o, %o", made, cast, is);
    return made;
}

struct part ptx_flat_address(struct fn *k, struct part x, unsigned space) {
    if (x.form == FORM_REG || x.form == FORM_CONST) { /* an address that was made flat before */
        return x;
    }
    if (x.base == BASE_NONE) {
        return ptx_constant(KIND_PTR, x.bits);
    }
    struct part made = in_register(k, x);
    if (space == SPACE_NONE || space == x.space || x.space == SPACE_NULL) {
        return made;
    }
    if (space == SPACE_NULL) {
        space = SPACE_GENERIC;
    }
    /* Global addresses are what they are as generic ones. */
    bool same = (x.space == SPACE_GLOBAL && space == SPACE_GENERIC) ||
                (x.space == SPACE_GENERIC && space == SPACE_GLOBAL);
    if (same) {
        return made;
    }
    struct part cast = ptx_new_reg(k, KIND_PTR);
    /* To global memory only numbers are made of an address of another space. */
    bool up = space == SPACE_GENERIC || (space == SPACE_GLOBAL && x.space != SPACE_GENERIC);
    if (up || x.space == SPACE_GENERIC) {
        ptx_emit(k, "cvta.%s%s.u64 %o, %o", up ? "" : "to.", space_name(up ? x.space : space), cast,
                 made);
        bool shared = space == SPACE_SHARED || x.space == SPACE_SHARED;
        return shared && x.base == BASE_REG ? unless_null(k, made, cast) : cast;
    }
    ptx_fail_in(k, UR_PTX_INVALID, "a pointer to %s memory is used as one to %s memory",
                space_name(x.space), space_name(space));
}

struct part ptx_in_space(struct fn *k, struct part x, unsigned space) {
    if (x.space == SPACE_NULL || x.space == space || space == SPACE_NONE) {
        return x;
    }
    struct part flat = ptx_flat_address(k, x, space);
    return flat.form == FORM_CONST ? ptx_address_at(space, BASE_NONE, 0, (int64_t)flat.bits)
                                   : ptx_address_at(space, BASE_REG, flat.number, 0);
}

struct part ptx_address_of(struct fn *k, uint32_t id) {
    struct part x = ptx_scalar_of(k, id);
    if (x.form == FORM_REG && x.kind == KIND_PTR) {
        return ptx_address_at(SPACE_GENERIC, BASE_REG, x.number, 0);
    }
    if (x.form != FORM_ADDRESS) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is used as a pointer and is none", id);
    }
    return x;
}

/* Where the result of an instruction points, as pointers.c found. */
static unsigned result_space(struct fn *k, const struct ur_spirv_instruction *insn) {
    unsigned space = ptx_id_of(k, insn->result)->space;
    return space <= SPACE_NULL ? SPACE_GENERIC : space;
}

/* An index that was added to an address in this block, or in those in front that only it
 * follows. ptxas makes one of what is the same, but
 * takes some of it apart again. */
struct indexed {
    struct indexed *next;
    struct part base, index, sum;
    uint64_t stride;
    bool positive;
};

enum { INDEXED = 48 }; /* that are looked at */

/* The register for the sum; `found`: it is there. */
static struct part find_indexed(struct fn *k, struct part base, struct part index, uint64_t stride,
                                bool positive, bool *found) {
    unsigned seen = 0;
    for (const struct indexed *x = k->indexed; x && seen < INDEXED; x = x->next, ++seen) {
        if (x->stride == stride && x->positive == positive && ptx_same_part(x->base, base) &&
            ptx_same_part(x->index, index)) {
            *found = true;
            return x->sum;
        }
    }
    struct indexed *made = ptx_alloc(&k->t->out, 1, sizeof(*made));
    *made = (struct indexed){k->indexed, base, index, ptx_new_reg(k, KIND_PTR), stride, positive};
    k->indexed = made;
    *found = false;
    return made->sum;
}

/* `positive`: the index is known to be less than 2^31. */
static struct part add_index(struct fn *k, struct part base, uint32_t index, uint64_t stride,
                             bool positive) {
    struct part i = ptx_scalar_of(k, index);
    if (!is_int_kind(i.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "index %%%u is no integer", index);
    }
    struct part flat =
        base.base == BASE_REG ? base : ptx_use_reg(k, ptx_flat_address(k, base, SPACE_NONE));
    int64_t left = base.base == BASE_REG ? (int64_t)base.bits : 0;
    const struct ur_spirv_instruction *def = ptx_id_of(k, index)->def;
    if (i.kind == KIND_I64 && def && stride <= INT32_MAX &&
        (def->opcode == SpvOpSConvert || def->opcode == SpvOpUConvert) &&
        ptx_scalar_of(k, def->operands[0]).kind == KIND_I32) {
        i = ptx_scalar_of(k, def->operands[0]); /* one instruction of the GPU for three */
        positive = def->opcode == SpvOpUConvert;
    }
    bool found;
    struct part start = flat;
    start.bits = 0; /* that is counted later */
    struct part sum = find_indexed(k, start, i, stride, positive, &found);
    if (found) {
        return ptx_address_at(base.space, BASE_REG, sum.number, left);
    }
    if (i.kind != KIND_I64) {
        i = ptx_use_signed(k, i);
        if (stride <= INT32_MAX) {
            ptx_emit(k, "mad.wide.%s32 %o, %o, %l, %o", positive ? "u" : "s", sum,
                     ptx_use_reg(k, i), (int64_t)stride, flat);
            return ptx_address_at(base.space, BASE_REG, sum.number, left);
        }
        i.kind = KIND_I32;
        i = ptx_to_width(k, i, KIND_I64, true);
    }
    if (stride == 1) {
        ptx_emit(k, "add.s64 %o, %o, %o", sum, flat, ptx_use(k, i));
    } else if ((stride & (stride - 1)) == 0) {
        struct part bytes = ptx_new_reg(k, KIND_I64);
        unsigned shift = 0;
        while (stride >> shift > 1) {
            ++shift;
        }
        ptx_emit(k, "shl.b64 %o, %o, %u", bytes, ptx_use_reg(k, i), shift);
        ptx_emit(k, "add.s64 %o, %o, %o", sum, flat, bytes);
    } else {
        ptx_emit(k, "mad.lo.s64 %o, %o, %l, %o", sum, ptx_use_reg(k, i), (int64_t)stride, flat);
    }
    return ptx_address_at(base.space, BASE_REG, sum.number, left);
}

enum {
    DEPTH = 6,     /* instructions behind an index that are looked at */
    SUMMANDS = 20, /* more than copies of a loop */
    SUMS = 32,     /* of one index that are taken apart: some are made of others several times */
    NAMES = 64,    /* of one number */
    TIMES = 3
};

/* The most that an unsigned integer can be; UINT64_MAX where that is not known. */
static uint64_t bound(struct fn *k, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    uint32_t count;
    const struct part *x = ptx_parts_of(k, id, &count);
    if (count != 1 || !is_int_kind(x->kind)) {
        return UINT64_MAX;
    }
    if (is_const(*x)) {
        return ptx_low_bits(x->bits, ptx_kind_size(x->kind) * 8);
    }
    if (ptx_id_of(k, id)->natural) {
        return INT32_MAX;
    }
    if (!def || depth == 0) {
        return UINT64_MAX;
    }
    uint64_t a, b, most = UINT64_MAX;
    switch (def->opcode) {
    case SpvOpCopyObject:
        return bound(k, def->operands[0], depth - 1);
    case SpvOpLoad:
        return ptx_builtin_bound(k, def);
    case SpvOpUConvert:
        return bound(k, def->operands[0], depth - 1);
    case SpvOpIAdd:
    case SpvOpIMul:
        a = bound(k, def->operands[0], depth - 1);
        b = a == UINT64_MAX ? a : bound(k, def->operands[1], depth - 1);
        if (b == UINT64_MAX || (def->opcode == SpvOpIAdd ? __builtin_add_overflow(a, b, &most)
                                                         : __builtin_mul_overflow(a, b, &most))) {
            return UINT64_MAX;
        }
        return most <= ptx_low_bits(UINT64_MAX, ptx_kind_size(x->kind) * 8) ? most : UINT64_MAX;
    default:
        return UINT64_MAX;
    }
}

/* How many of the lowest bits of a number are 0; of `phi` all, as far as nobody says otherwise. */
static unsigned low_zeros(struct fn *k, uint32_t id, uint32_t phi, unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    int64_t value;
    if (ptx_constant_int(k, id, &value)) {
        return value ? (unsigned)__builtin_ctzll((uint64_t)value) : 64;
    }
    if (id == phi) {
        return 64;
    }
    if (!def || !depth) {
        return 0;
    }
    unsigned a, b;
    switch (def->opcode) {
    case SpvOpPhi:
        a = phi ? 0 : 64;
        for (uint32_t i = 0; a && i + 1 < def->count; i += 2) {
            b = low_zeros(k, def->operands[i], id, depth - 1);
            a = b < a ? b : a;
        }
        return a;
    case SpvOpCopyObject:
        return low_zeros(k, def->operands[0], phi, depth - 1);
    case SpvOpIAdd:
        a = low_zeros(k, def->operands[0], phi, depth - 1);
        b = a ? low_zeros(k, def->operands[1], phi, depth - 1) : 0;
        return a < b ? a : b;
    case SpvOpIMul:
        return low_zeros(k, def->operands[0], phi, depth - 1) +
               low_zeros(k, def->operands[1], phi, depth - 1);
    case SpvOpShiftLeftLogical:
        return ptx_constant_int(k, def->operands[1], &value) && value >= 0 && value < 64
                   ? (unsigned)value + low_zeros(k, def->operands[0], phi, depth - 1)
                   : 0;
    default:
        return 0;
    }
}

/* Whether an instruction adds: also an or of what has no bit in common. */
static bool is_sum(struct fn *k, const struct ur_spirv_instruction *def) {
    int64_t value;
    if (!def || def->opcode != SpvOpBitwiseOr) {
        return def && def->opcode == SpvOpIAdd;
    }
    if (!ptx_constant_int(k, def->operands[1], &value) || value < 0) {
        return false;
    }
    unsigned zeros = low_zeros(k, def->operands[0], 0, DEPTH);
    return zeros >= 64 || (uint64_t)value >> zeros == 0;
}

/* What makes a number: behind names for it, and choices that are made already. */
static const struct ur_spirv_instruction *maker(struct fn *k, uint32_t *id) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, *id)->def;
    for (unsigned i = 0; def && i < NAMES; ++i) {
        uint32_t which = 0, count;
        if (def->opcode != SpvOpCopyObject && def->opcode != SpvOpSelect) {
            break;
        }
        if (def->opcode == SpvOpSelect) {
            const struct part *on = ptx_parts_of(k, def->operands[0], &count);
            if (count != 1 || !is_const(*on)) {
                break;
            }
            which = on->bits ? 1 : 2;
        }
        *id = def->operands[which];
        def = ptx_id_of(k, *id)->def;
    }
    return def;
}

/* Whether it may differ from turn to turn of a loop. */
static bool turns(struct fn *k, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    bool found = def && def->opcode == SpvOpPhi;
    bool plain = def && (def->opcode == SpvOpIAdd || def->opcode == SpvOpIMul ||
                         def->opcode == SpvOpBitwiseOr || def->opcode == SpvOpShiftLeftLogical ||
                         def->opcode == SpvOpCopyObject);
    for (uint32_t i = 0; plain && depth && !found && i < def->count; ++i) {
        found = turns(k, def->operands[i], depth - 1);
    }
    return found;
}

/* Whether a number is made of another. */
static bool made_of(struct fn *k, uint32_t id, uint32_t of, unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    bool found = id == of;
    bool plain = def && (is_sum(k, def) || def->opcode == SpvOpIMul || def->opcode == SpvOpISub ||
                         (def->opcode >= SpvOpShiftRightLogical && def->opcode <= SpvOpNot));
    for (uint32_t i = 0; plain && depth && !found && i < def->count; ++i) {
        found = made_of(k, def->operands[i], of, depth - 1);
    }
    return found;
}

/* Whether a sum is better added by its summands: one is a constant, or a line's number times how
 * far lines are apart, which is a constant where the loop over them is written out. A summand that
 * the other is made of is there anyway. */
static bool has_parts(struct fn *k, const struct ur_spirv_instruction *sum, unsigned depth) {
    int64_t value;
    for (uint32_t i = 0; is_sum(k, sum) && i < 2; ++i) {
        uint32_t id = sum->operands[i];
        const struct ur_spirv_instruction *def = maker(k, &id);
        bool times = def && (def->opcode == SpvOpShiftLeftLogical || def->opcode == SpvOpIMul) &&
                     ptx_constant_int(k, def->operands[1], &value);
        if (is_const(ptx_scalar_of(k, id)) || (times && turns(k, def->operands[0], DEPTH)) ||
            (depth && has_parts(k, def, depth - 1) &&
             !made_of(k, sum->operands[1 - i], id, TIMES))) {
            return true;
        }
    }
    return false;
}

/* What an index has given so far. */
struct summands {
    uint64_t added; /* constants, in bytes */
    unsigned sums;  /* that may still be taken apart */
};

/* Adds an index by its summands, where they can be told: constants to of->added, those of 32 bits
 * that cannot overflow one by one. Accesses beside each other are then counted from one address.
 * Shared memory has 32 bits of addresses: whatever overflows on the way to a place in it comes out
 * right. */
static struct part add_summands(struct fn *k, struct part at, uint32_t index, uint64_t stride,
                                struct summands *of, unsigned depth) {
    const struct ur_spirv_instruction *def = maker(k, &index);
    struct part x = ptx_scalar_of(k, index);
    if (is_const(x) && is_int_kind(x.kind)) {
        of->added += (uint64_t)ptx_sign_extend(x.bits, ptx_kind_size(x.kind) * 8) * stride;
        return at;
    }
    bool positive = x.kind == KIND_I32 && bound(k, index, DEPTH) <= INT32_MAX;
    bool shared = at.space == SPACE_SHARED;
    bool longer = def && depth && x.kind == KIND_I64 &&
                  (def->opcode == SpvOpSConvert || def->opcode == SpvOpUConvert) &&
                  ptx_scalar_of(k, def->operands[0]).kind == KIND_I32;
    uint32_t from = longer ? def->operands[0] : 0;
    if (longer &&
        (bound(k, from, DEPTH) <= INT32_MAX || (shared && has_parts(k, maker(k, &from), DEPTH)) ||
         (def->opcode == SpvOpSConvert && ptx_id_of(k, from)->adds))) {
        return add_summands(k, at, from, stride, of, depth - 1);
    }
    if (positive && def && depth && def->opcode == SpvOpIMul) {
        /* Few times the same: each access is the one before it and one step. */
        unsigned times = is_const(ptx_scalar_of(k, def->operands[1])) ? 1 : 0;
        struct part by = ptx_scalar_of(k, def->operands[times]);
        if (is_const(by) && by.bits <= TIMES) {
            for (uint64_t i = 0; i < by.bits; ++i) {
                at = add_summands(k, at, def->operands[1 - times], stride, of, 0);
            }
            return at;
        }
    }
    bool split = positive || ptx_id_of(k, index)->adds;
    if (def && def->opcode == SpvOpIAdd && x.kind == KIND_I64) {
        split = is_const(ptx_scalar_of(k, def->operands[0])) ||
                is_const(ptx_scalar_of(k, def->operands[1]));
    }
    split = (split && def && def->opcode == SpvOpIAdd) ||
            (shared && x.kind == KIND_I32 && has_parts(k, def, DEPTH));
    if (depth == 0 || of->sums == 0 || !split) {
        return add_index(k, at, index, stride, positive);
    }
    --of->sums;
    unsigned first =
        ptx_id_of(k, index)->adds > 1 ||
        (shared && turns(k, def->operands[0], DEPTH) && !turns(k, def->operands[1], DEPTH));
    at = add_summands(k, at, def->operands[first], stride, of, depth - 1);
    return add_summands(k, at, def->operands[1 - first], stride, of, depth - 1);
}

static void emit_chain(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct chain chain;
    ptx_read_chain(k, insn, &chain);
    struct part at = ptx_address_of(k, insn->operands[0]);
    struct summands of = {.added = (uint64_t)chain.offset};
    for (uint32_t i = 0; i < chain.count; ++i) {
        of.sums = SUMS;
        at = add_summands(k, at, chain.steps[i].index, chain.steps[i].stride, &of, SUMMANDS);
    }
    at.bits += of.added;
    ptx_set_scalar(k, insn->result, at);
}

static void emit_generic_cast(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part x = ptx_address_of(k, insn->operands[0]);
    unsigned space = ptx_storage_space(k, ptx_value_type(k, insn->result)->storage);
    /* A private pointer may be one to a parameter, which has an address space of its own, or NULL,
     * which none but generic ones can be. */
    ptx_set_scalar(k, insn->result, space == SPACE_LOCAL ? x : ptx_in_space(k, x, space));
}

static void emit_explicit_cast(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part x = ptx_address_of(k, insn->operands[0]);
    unsigned space = ptx_storage_space(k, ptx_value_type(k, insn->result)->storage);
    if (x.space == space || x.space == SPACE_NULL) {
        ptx_set_scalar(k, insn->result, x);
        return;
    }
    if (x.space != SPACE_GENERIC) {
        ptx_set_scalar(k, insn->result,
                       x.space == SPACE_PARAM && space == SPACE_LOCAL ? x : ptx_null_address());
        return;
    }
    struct part flat = ptx_use_reg(k, x), is = ptx_new_reg(k, KIND_PRED), cast = flat;
    ptx_emit(k, "isspacep.%s %o, %o", space_name(space), is, flat);
    if (space == SPACE_LOCAL) {
        space = SPACE_GENERIC; /* see lacks_null in pointers.c */
    } else if (space != SPACE_GLOBAL) {
        cast = ptx_new_reg(k, KIND_PTR);
        ptx_emit(k, "cvta.to.%s.u64 %o, %o", space_name(space), cast, flat);
    }
    struct part made = ptx_new_reg(k, KIND_PTR);
    ptx_emit(k, "selp.b64 %o, %o, 0, %o", made, cast, is);
    ptx_set_scalar(k, insn->result, ptx_address_at(space, BASE_REG, made.number, 0));
}

static void emit_from_int(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part x = ptx_scalar_of(k, insn->operands[0]);
    if (!is_int_kind(x.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is no integer", insn->operands[0]);
    }
    x = ptx_to_width(k, x, KIND_I64, false);
    unsigned space = result_space(k, insn);
    if (space == SPACE_PARAM || space == SPACE_LOCAL) {
        space = SPACE_GENERIC;
    }
    if (is_const(x)) {
        ptx_set_scalar(k, insn->result,
                       ptx_address_at(x.bits ? space : SPACE_NULL, BASE_NONE, 0, (int64_t)x.bits));
        return;
    }
    ptx_set_scalar(k, insn->result, ptx_address_at(space, BASE_REG, x.number, 0));
}

static void emit_to_int(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part x = ptx_address_of(k, insn->operands[0]);
    unsigned said = ptx_storage_space(k, ptx_value_type(k, insn->operands[0])->storage);
    struct part flat = ptx_flat_address(
        k, x, said == SPACE_SHARED && x.space == SPACE_SHARED ? SPACE_NONE : SPACE_GENERIC);
    flat.kind = KIND_I64;
    ptx_set_scalar(k, insn->result,
                   ptx_to_width(k, flat, ptx_value_type(k, insn->result)->kind, false));
}

static struct part pair_flat(struct fn *k, struct part x, struct part other) {
    return ptx_flat_address(
        k, x, x.space == other.space || x.space == SPACE_NULL ? SPACE_NONE : SPACE_GENERIC);
}

static void emit_compare(struct fn *k, const struct ur_spirv_instruction *insn, const char *op) {
    struct part a = ptx_address_of(k, insn->operands[0]), b = ptx_address_of(k, insn->operands[1]);
    ptx_set_scalar(k, insn->result, ptx_compare(k, op, pair_flat(k, a, b), pair_flat(k, b, a)));
}

static void emit_difference(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part a = ptx_address_of(k, insn->operands[0]), b = ptx_address_of(k, insn->operands[1]);
    const struct type *type = ptx_pointee(k, ptx_value_type(k, insn->operands[0]));
    struct part bytes = ptx_binary(k, KIND_I64, "sub.s64", pair_flat(k, a, b), pair_flat(k, b, a));
    if (type->size > 1) {
        bytes = ptx_binary(k, KIND_I64, "div.s64", bytes, ptx_constant(KIND_I64, type->size));
    }
    ptx_set_scalar(k, insn->result,
                   ptx_to_width(k, bytes, ptx_value_type(k, insn->result)->kind, true));
}

/* A pointer cast to another type of the same size. */
static void emit_pointer_bitcast(struct fn *k, const struct ur_spirv_instruction *insn) {
    ptx_set_scalar(k, insn->result, ptx_address_of(k, insn->operands[0]));
}

bool ptx_emit_address(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        emit_chain(k, insn);
        return true;
    case SpvOpPtrCastToGeneric:
        emit_pointer_bitcast(k, insn);
        return true;
    case SpvOpGenericCastToPtr:
        emit_generic_cast(k, insn);
        return true;
    case SpvOpGenericCastToPtrExplicit:
        emit_explicit_cast(k, insn);
        return true;
    case SpvOpConvertUToPtr:
        emit_from_int(k, insn);
        return true;
    case SpvOpConvertPtrToU:
        emit_to_int(k, insn);
        return true;
    case SpvOpPtrEqual:
        emit_compare(k, insn, "setp.eq.u64");
        return true;
    case SpvOpPtrNotEqual:
        emit_compare(k, insn, "setp.ne.u64");
        return true;
    case SpvOpPtrDiff:
        emit_difference(k, insn);
        return true;
    case SpvOpBitcast:
        if (ptx_value_type(k, insn->result)->op == SpvOpTypePointer &&
            ptx_value_type(k, insn->operands[0])->op == SpvOpTypePointer) {
            emit_pointer_bitcast(k, insn);
            return true;
        }
        return false;
    case SpvOpGenericPtrMemSemantics: { /* which of the three spaces it points to */
        struct part flat = ptx_use_reg(
            k, ptx_flat_address(k, ptx_address_of(k, insn->operands[0]), SPACE_GENERIC));
        struct part shared = ptx_new_reg(k, KIND_PRED), global = ptx_new_reg(k, KIND_PRED),
                    bits = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "isspacep.shared %o, %o", shared, flat);
        ptx_emit(k, "isspacep.global %o, %o", global, flat);
        ptx_emit(k, "selp.b32 %o, 512, 0, %o", bits, global);
        ptx_emit(k, "selp.b32 %o, 256, %o, %o", bits, bits, shared);
        ptx_set_scalar(k, insn->result, bits);
        return true;
    }
    default:
        return false;
    }
}
