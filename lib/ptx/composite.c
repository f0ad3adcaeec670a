/* Vectors, arrays and structures as values: which scalars go where, mostly without an instruction.
 */
#include <string.h>

#include "address.h"
#include "emit.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

static struct part *new_parts(struct fn *k, uint32_t count) {
    return ptx_alloc(&k->t->out, count + 1u, sizeof(struct part));
}

/* The leaf that literal indices from operand `first` on lead to; `*type` becomes its type. */
static uint32_t leaf_of(struct fn *k, const struct ur_spirv_instruction *insn, uint32_t first,
                        struct type **type) {
    uint32_t leaf = 0;
    uint64_t offset = 0;
    for (uint32_t i = first; i < insn->count; ++i) {
        ptx_descend(k, type, insn->operands[i], &leaf, &offset);
    }
    return leaf;
}

static void emit_extract(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct type *type = ptx_value_type(k, insn->operands[0]);
    struct part *parts = ptx_value_of(k, insn->operands[0], ptx_leaves(k, type));
    uint32_t leaf = leaf_of(k, insn, 1, &type);
    ptx_set_value(k, insn->result, parts + leaf, ptx_leaves(k, type));
}

static void emit_insert(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct type *type = ptx_value_type(k, insn->operands[1]);
    uint32_t count = ptx_leaves(k, type);
    struct part *parts = new_parts(k, count);
    memcpy(parts, ptx_value_of(k, insn->operands[1], count), count * sizeof(*parts));
    uint32_t leaf = leaf_of(k, insn, 2, &type);
    memcpy(parts + leaf, ptx_value_of(k, insn->operands[0], ptx_leaves(k, type)),
           ptx_leaves(k, type) * sizeof(*parts));
    ptx_set_value(k, insn->result, parts, count);
}

static void emit_construct(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count = ptx_leaves(k, ptx_type_of(k->t, insn->type)), at = 0;
    struct part *parts = new_parts(k, count);
    for (uint32_t i = 0; i < insn->count; ++i) {
        uint32_t more;
        const struct part *from = ptx_parts_of(k, insn->operands[i], &more);
        if (more > count - at) {
            ptx_fail_in(k, UR_PTX_INVALID, "more parts than type %%%u has", insn->type);
        }
        memcpy(parts + at, from, more * sizeof(*parts));
        at += more;
    }
    if (at != count) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u parts for type %%%u, which has %u", at, insn->type,
                    count);
    }
    ptx_set_value(k, insn->result, parts, count);
}

static void emit_vector_shuffle(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t first, second, count = insn->count - 2u;
    const struct part *a = ptx_parts_of(k, insn->operands[0], &first),
                      *b = ptx_parts_of(k, insn->operands[1], &second);
    struct part *parts = new_parts(k, count);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t from = insn->operands[2 + i];
        if (from == UINT32_MAX) {
            from = 0; /* undefined */
        }
        if (from >= first + second) {
            ptx_fail_in(k, UR_PTX_INVALID, "component %u of two vectors of %u and %u", from, first,
                        second);
        }
        parts[i] = from < first ? a[from] : b[from - first];
    }
    ptx_set_value(k, insn->result, parts, count);
}

static struct part index_is(struct fn *k, struct part index, uint32_t i) {
    struct part is = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.eq.u%u %o, %o, %u", ptx_reg_width(index.kind), is, ptx_use_reg(k, index), i);
    return is;
}

static struct part composite_index_of(struct fn *k, uint32_t id) {
    struct part index = ptx_scalar_of(k, id);
    if (!is_int_kind(index.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "index %%%u is no integer", id);
    }
    return index;
}

static void emit_extract_dynamic(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *parts = ptx_parts_of(k, insn->operands[0], &count);
    struct part index = composite_index_of(k, insn->operands[1]);
    if (count == 0) {
        ptx_fail_in(k, UR_PTX_INVALID, "a component of nothing");
    }
    if (is_const(index)) {
        ptx_set_scalar(k, insn->result, parts[index.bits < count ? index.bits : 0]);
        return;
    }
    struct part x = parts[0];
    for (uint32_t i = 1; i < count; ++i) {
        x = ptx_select_part(k, index_is(k, index, i), parts[i], x);
    }
    ptx_set_scalar(k, insn->result, x);
}

static void emit_insert_dynamic(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *from = ptx_parts_of(k, insn->operands[0], &count);
    struct part x = ptx_scalar_of(k, insn->operands[1]),
                index = composite_index_of(k, insn->operands[2]);
    struct part *parts = new_parts(k, count);
    for (uint32_t i = 0; i < count; ++i) {
        if (from[i].kind != x.kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "a component of another type than its vector's");
        }
        parts[i] = is_const(index) ? (index.bits == i ? x : from[i])
                                   : ptx_select_part(k, index_is(k, index, i), x, from[i]);
    }
    ptx_set_value(k, insn->result, parts, count);
}

static void emit_select(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type), conditions;
    const struct part *p = ptx_parts_of(k, insn->operands[0], &conditions),
                      *a = ptx_value_of(k, insn->operands[1], count),
                      *b = ptx_value_of(k, insn->operands[2], count);
    if ((conditions != 1 && conditions != count) || (conditions && p->kind != KIND_PRED)) {
        ptx_fail_in(k, UR_PTX_INVALID, "%u conditions for %u scalars", conditions, count);
    }
    struct part *parts = new_parts(k, count);
    for (uint32_t i = 0; i < count; ++i) {
        struct part condition = p[conditions == 1 ? 0 : i], x = a[i], y = b[i];
        if (x.kind != y.kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "a choice between values of different types");
        }
        if (is_const(condition) || ptx_same_part(x, y)) {
            parts[i] = is_const(condition) && !condition.bits ? y : x;
        } else if (x.kind == KIND_PTR) {
            unsigned space = ptx_id_of(k, insn->result)->space;
            space = space <= SPACE_NULL || count > 1 ? SPACE_GENERIC : space;
            x = ptx_flat_address(k, x, x.space == SPACE_NULL ? SPACE_NONE : space);
            y = ptx_flat_address(k, y, y.space == SPACE_NULL ? SPACE_NONE : space);
            struct part made = ptx_new_reg(k, KIND_PTR);
            ptx_emit(k, "selp.b64 %o, %o, %o, %o", made, x, y, condition);
            parts[i] = ptx_address_at(space, BASE_REG, made.number, 0);
        } else {
            parts[i] = ptx_select_part(k, condition, x, y);
        }
    }
    ptx_set_value(k, insn->result, parts, count);
}

static void emit_same(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    struct part *parts = ptx_parts_of(k, insn->operands[0], &count);
    ptx_set_value(k, insn->result, parts, count);
}

/* Numbers whose bits are truth values, the first the lowest. */
static void gather_truths(struct fn *k, const struct part *truths, struct part *made,
                          uint32_t count, unsigned kind) {
    unsigned size = ptx_kind_size(kind), bits = size * 8, wide = ptx_int_kind(size < 4 ? 4 : size);
    for (uint32_t i = 0; i < count; ++i) {
        struct part all = ptx_constant(wide, 0);
        for (unsigned j = 0; j < bits; ++j) {
            struct part one =
                ptx_select_part(k, truths[i * bits + j], ptx_constant(wide, (uint64_t)1 << j),
                                ptx_constant(wide, 0));
            all = j ? ptx_binary(k, wide, wide == KIND_I64 ? "or.b64" : "or.b32", all, one) : one;
        }
        made[i] = ptx_bits_as(k, ptx_to_width(k, all, ptx_int_kind(size), false), kind);
    }
}

static void part_truths(struct fn *k, const struct part *numbers, uint32_t count, unsigned kind,
                        struct part *truths) {
    unsigned size = ptx_kind_size(kind), bits = size * 8, wide = ptx_int_kind(size < 4 ? 4 : size);
    for (uint32_t i = 0; i < count; ++i) {
        struct part all =
            ptx_to_width(k, ptx_bits_as(k, numbers[i], ptx_int_kind(size)), wide, false);
        for (unsigned j = 0; j < bits; ++j) {
            const char *and = wide == KIND_I64 ? "and.b64" : "and.b32";
            struct part one = ptx_binary(k, wide, and, all, ptx_constant(wide, (uint64_t)1 << j)),
                        is = ptx_new_reg(k, KIND_PRED);
            ptx_emit(k, "setp.ne.u%u %o, %o, 0", ptx_reg_width(wide), is, ptx_use_reg(k, one));
            truths[i * bits + j] = is;
        }
    }
}

static bool emit_truths(struct fn *k, const struct ur_spirv_instruction *insn,
                        const struct type *from, const struct type *to, const struct part *parts) {
    uint32_t count = ptx_leaves(k, to), given = ptx_leaves(k, from);
    unsigned to_kind = count ? to->leaves[0].kind : 0, from_kind = given ? from->leaves[0].kind : 0;
    if (!count || !given || (to_kind != KIND_PRED && from_kind != KIND_PRED)) {
        return false;
    }
    uint32_t to_bits = to_kind == KIND_PRED ? 1 : ptx_kind_size(to_kind) * 8,
             from_bits = from_kind == KIND_PRED ? 1 : ptx_kind_size(from_kind) * 8;
    if (count * to_bits != given * from_bits) {
        ptx_fail_in(k, UR_PTX_INVALID, "type %%%u has not as many bits as the value", insn->type);
    }
    struct part *made = new_parts(k, count);
    for (uint32_t i = 0; to_kind == from_kind && i < count; ++i) {
        made[i] = parts[i];
    }
    if (to_kind != KIND_PRED) {
        gather_truths(k, parts, made, count, to_kind);
    } else if (from_kind != KIND_PRED) {
        part_truths(k, parts, given, from_kind, made);
    }
    ptx_set_value(k, insn->result, made, count);
    return true;
}

/* Parts of the same bits, as many bytes in each. */
static void emit_bitcast(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct type *to = ptx_type_of(k->t, insn->type),
                      *from = ptx_value_type(k, insn->operands[0]);
    uint32_t count = ptx_leaves(k, to), given = ptx_leaves(k, from);
    const struct part *parts = ptx_value_of(k, insn->operands[0], given);
    if (emit_truths(k, insn, from, to, parts)) {
        return;
    }
    struct part *made = new_parts(k, count);
    if (!count || !given ||
        ptx_kind_size(to->leaves[0].kind) * count != ptx_kind_size(from->leaves[0].kind) * given) {
        ptx_fail_in(k, UR_PTX_INVALID, "type %%%u has not as many bits as the value", insn->type);
    }
    if (to->op == SpvOpTypePointer && from->op == SpvOpTypeInt) {
        struct part x = ptx_bits_as(k, parts[0], KIND_PTR);
        unsigned space = ptx_storage_space(k, to->storage);
        x.space = x.space == SPACE_NULL || space == SPACE_LOCAL ? x.space : (uint8_t)space;
        ptx_set_scalar(k, insn->result, x);
        return;
    }
    unsigned to_size = ptx_kind_size(to->leaves[0].kind),
             from_size = ptx_kind_size(from->leaves[0].kind);
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = to->leaves[i].kind;
        if (to_size == from_size) {
            made[i] = ptx_bits_as(k, parts[i], kind);
        } else if (to_size < from_size) {
            unsigned each = from_size / to_size, whole = ptx_int_kind(from_size);
            struct part x = ptx_use_reg(k, ptx_bits_as(k, parts[i / each], whole));
            if (i % each) {
                struct part low = ptx_new_reg(k, whole);
                ptx_emit(k, "shr.u%u %o, %o, %u", ptx_reg_width(whole), low, x,
                         i % each * to_size * 8);
                x = low;
            }
            made[i] = ptx_bits_as(k, ptx_to_width(k, x, ptx_int_kind(to_size), false), kind);
        } else {
            unsigned each = to_size / from_size, whole = ptx_int_kind(to_size);
            struct part all = {0};
            for (unsigned j = 0; j < each; ++j) {
                struct part x = ptx_bits_as(k, parts[i * each + j], ptx_int_kind(from_size));
                x = ptx_use_reg(k, ptx_to_width(k, x, whole, false));
                if (j == 0) {
                    all = x;
                    continue;
                }
                struct part high = ptx_new_reg(k, whole), sum = ptx_new_reg(k, whole);
                ptx_emit(k, "shl.b%u %o, %o, %u", ptx_reg_width(whole), high, x, j * from_size * 8);
                ptx_emit(k, "or.b%u %o, %o, %o", ptx_reg_width(whole), sum, all, high);
                all = sum;
            }
            made[i] = ptx_bits_as(k, all, kind);
        }
    }
    ptx_set_value(k, insn->result, made, count);
}

bool ptx_emit_composite(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpCompositeExtract:
        emit_extract(k, insn);
        return true;
    case SpvOpCompositeInsert:
        emit_insert(k, insn);
        return true;
    case SpvOpCompositeConstruct:
        emit_construct(k, insn);
        return true;
    case SpvOpVectorShuffle:
        emit_vector_shuffle(k, insn);
        return true;
    case SpvOpVectorExtractDynamic:
        emit_extract_dynamic(k, insn);
        return true;
    case SpvOpVectorInsertDynamic:
        emit_insert_dynamic(k, insn);
        return true;
    case SpvOpSelect:
        emit_select(k, insn);
        return true;
    case SpvOpBitcast:
        emit_bitcast(k, insn);
        return true;
    case SpvOpCopyObject:
    case SpvOpCopyLogical:
    case SpvOpExpectKHR:
    case SpvOpFPGARegINTEL:
    case SpvOpFreezeKHR:
    case SpvOpArithmeticFenceEXT: /* see may_contract */
        emit_same(k, insn);
        return true;
    case SpvOpUndef:
    case SpvOpPoisonKHR: {
        const struct type *type = ptx_type_of(k->t, insn->type);
        struct part *parts = new_parts(k, ptx_leaves(k, type));
        for (uint32_t i = 0; i < type->leaf_count; ++i) {
            unsigned kind = type->leaves[i].kind;
            parts[i] = kind == KIND_PTR ? ptx_null_address() : ptx_constant(kind, 0);
        }
        ptx_set_value(k, insn->result, parts, type->leaf_count);
        return true;
    }
    default:
        return false;
    }
}
