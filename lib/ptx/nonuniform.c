/* Operations of the work-items of a sub-group that are at the same place, whoever they are. */
#include "emit.h"
#include "group.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

/* ---- masks: of lanes of the warp; ballots are of lanes of the sub-group ---- */

static struct part active(struct fn *k) {
    struct part made = ptx_new_reg(k, KIND_I32);
    ptx_need_lanes(k);
    k->fixed = true;
    ptx_emit(k, "activemask.b32 %o", made);
    if (ptx_sub_size(k) < 32) {
        struct part all = made;
        made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "and.b32 %o, %o, %o", made, all, ptx_sub_mask(k));
    }
    return made;
}

static struct part lane(void) {
    return ptx_named(KIND_I32, LANE_INDEX);
}

static struct part nonuniform_word(struct fn *k, struct part x) {
    if (!is_int_kind(x.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a lane that is no integer");
    }
    return ptx_use_reg(k, ptx_to_width(k, x, KIND_I32, false));
}

static struct part equal(struct fn *k, struct part a, struct part b) {
    struct part made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.eq.u32 %o, %o, %o", made, a, b);
    return made;
}

/* The number of the lowest bit that is set. */
static struct part lowest(struct fn *k, struct part mask) {
    struct part reversed = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "brev.b32 %o, %o", reversed, mask);
    ptx_emit(k, "clz.b32 %o, %o", made, reversed);
    return made;
}

/* ---- votes and ballots ---- */

static void emit_vote(struct fn *k, const struct ur_spirv_instruction *insn, const char *mode) {
    struct part p = ptx_scalar_of(k, insn->operands[1]), mask = active(k),
                made = ptx_new_reg(k, KIND_PRED);
    if (p.kind != KIND_PRED) {
        ptx_fail_in(k, UR_PTX_INVALID, "a vote on what is no truth value");
    }
    ptx_emit(k, "vote.sync.%s.pred %o, %o, %o", mode, made, ptx_use_reg(k, p), mask);
    ptx_set_scalar(k, insn->result, made);
}

/* Each lane compares with what the lowest of them has. */
static void emit_all_equal(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count;
    const struct part *from = ptx_parts_of(k, insn->operands[1], &count);
    struct part mask = active(k), first = lowest(k, mask), all = {0};
    for (uint32_t i = 0; i < count; ++i) {
        struct part x =
            ptx_use_reg(k, from[i].kind == KIND_PRED ? ptx_bits_as(k, from[i], KIND_I32) : from[i]);
        struct part other = ptx_shuffle(k, "idx", x, first, 31, ptx_sub_size(k), mask),
                    is = ptx_new_reg(k, KIND_PRED);
        struct part f = x;
        if (is_half_kind(x.kind)) {
            f = ptx_to_f32(k, x);
            other = ptx_to_f32(k, other);
        }
        if (is_float_kind(f.kind)) {
            ptx_emit(k, "setp.eq.%s %o, %o, %o", ptx_float_type[f.kind], is, f, other);
        } else {
            ptx_emit(k, "setp.eq.u%u %o, %o, %o", ptx_reg_width(f.kind), is, f, other);
        }
        struct part made = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "vote.sync.all.pred %o, %o, %o", made, is, mask);
        all = i ? ptx_binary(k, KIND_PRED, "and.pred", all, made) : made;
    }
    ptx_set_scalar(k, insn->result, all);
}

static void set_ballot(struct fn *k, uint32_t result, struct part bits) {
    struct part *parts = ptx_alloc(&k->t->out, 4, sizeof(*parts));
    parts[0] = bits;
    for (unsigned i = 1; i < 4; ++i) {
        parts[i] = ptx_constant(KIND_I32, 0);
    }
    ptx_set_value(k, result, parts, 4);
}

static struct part ballot_of(struct fn *k, uint32_t id) {
    const struct part *parts = ptx_value_of(k, id, 4);
    if (parts[0].kind != KIND_I32) {
        ptx_fail_in(k, UR_PTX_INVALID, "a ballot that is no vector of integers of 32 bits");
    }
    return ptx_use_reg(k, parts[0]);
}

/* The bits of the lanes that there are. */
static struct part in_group(struct fn *k, struct part ballot) {
    struct part size = ptx_sub_group_size(k), rest = ptx_new_reg(k, KIND_I32),
                all = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32),
                full = ptx_use_reg(k, ptx_constant(KIND_I32, 0xffffffffu));
    ptx_emit(k, "sub.s32 %o, 32, %o", rest, size);
    ptx_emit(k, "shr.u32 %o, %o, %o", all, full, rest);
    ptx_emit(k, "and.b32 %o, %o, %o", made, ballot, all);
    return made;
}

static struct part bit_at(struct fn *k, struct part ballot, struct part index) {
    struct part shifted = ptx_new_reg(k, KIND_I32), bit = ptx_new_reg(k, KIND_I32),
                made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "shr.u32 %o, %o, %o", shifted, ballot, index);
    ptx_emit(k, "and.b32 %o, %o, 1", bit, shifted);
    ptx_emit(k, "setp.ne.s32 %o, %o, 0", made, bit);
    return made;
}

static void emit_bit_count(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t way = insn->operands[1];
    struct part bits = in_group(k, ballot_of(k, insn->operands[2])),
                made = ptx_new_reg(k, KIND_I32);
    if (way == SpvGroupOperationInclusiveScan || way == SpvGroupOperationExclusiveScan) {
        struct part below = ptx_lane_mask(k, way == SpvGroupOperationInclusiveScan
                                                 ? SpvBuiltInSubgroupLeMask
                                                 : SpvBuiltInSubgroupLtMask),
                    masked = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "and.b32 %o, %o, %o", masked, bits, below);
        bits = masked;
    } else if (way != SpvGroupOperationReduce) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "group operation %u", way);
    }
    ptx_emit(k, "popc.b32 %o, %o", made, bits);
    ptx_set_scalar(k, insn->result,
                   ptx_to_width(k, made, ptx_value_type(k, insn->result)->kind, false));
}

static void emit_find(struct fn *k, const struct ur_spirv_instruction *insn, bool low) {
    struct part bits = in_group(k, ballot_of(k, insn->operands[1])), made;
    if (low) {
        made = lowest(k, bits);
    } else {
        made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "bfind.u32 %o, %o", made, bits);
    }
    ptx_set_scalar(k, insn->result,
                   ptx_to_width(k, made, ptx_value_type(k, insn->result)->kind, false));
}

/* ---- shuffles ---- */

/* The lane that one takes from by a rotation within its cluster, or the sub-group. */
static struct part rotated(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part place = ptx_use_reg(k, ptx_sub_lane(k, LANE_SUB_INDEX)),
                by = nonuniform_word(k, ptx_scalar_of(k, insn->operands[2])),
                size = insn->count > 3 ? nonuniform_word(k, ptx_scalar_of(k, insn->operands[3]))
                                       : ptx_use_reg(k, ptx_sub_group_size(k)),
                inside = ptx_new_reg(k, KIND_I32), first = ptx_new_reg(k, KIND_I32),
                moved = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "rem.u32 %o, %o, %o", inside, place, size);
    ptx_emit(k, "sub.s32 %o, %o, %o", first, place, inside);
    ptx_emit(k, "rem.u32 %o, %o, %o", moved, by, size); /* a sum of both may not fit */
    ptx_emit(k, "add.s32 %o, %o, %o", moved, moved, inside);
    ptx_emit(k, "rem.u32 %o, %o, %o", moved, moved, size);
    ptx_emit(k, "add.s32 %o, %o, %o", made, first, moved);
    return made;
}

static void emit_shuffles(struct fn *k, const struct ur_spirv_instruction *insn, const char *mode,
                          unsigned clamp, bool pick_first) {
    uint32_t count;
    const struct part *from = ptx_parts_of(k, insn->operands[1], &count);
    struct part mask = active(k);
    struct part index = pick_first ? lowest(k, mask)
                        : insn->opcode == SpvOpGroupNonUniformRotateKHR
                            ? rotated(k, insn)
                            : nonuniform_word(k, ptx_scalar_of(k, insn->operands[2]));
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        if (from[i].form == FORM_ADDRESS) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a shuffle of pointers");
        }
        struct part x = from[i].kind == KIND_PRED ? ptx_bits_as(k, from[i], KIND_I32) : from[i];
        parts[i] = ptx_bits_as(k, ptx_shuffle(k, mode, x, index, clamp, ptx_sub_size(k), mask),
                               from[i].kind);
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* ---- reductions ---- */

/* One lane after the other of those that are here gives its value: any set of them will do. With
 * clusters, those of the own cluster count. */
static struct part reduce(struct fn *k, unsigned op, uint32_t way, struct part cluster,
                          struct part x) {
    unsigned kind = x.kind;
    bool sign = op == SpvOpGroupSMin || op == SpvOpGroupSMax;
    if (kind == KIND_PRED) {
        x = ptx_bits_as(k, x, KIND_I32);
    } else if (is_half_kind(kind)) {
        x = ptx_to_f32(k, x);
    } else if (is_int_kind(kind) && ptx_kind_size(kind) < 4) {
        x = ptx_use_reg(k, sign ? ptx_use_signed(k, x) : x);
        x.kind = KIND_I32;
    }
    x = ptx_use_reg(k, x);
    struct part here = active(k), left = ptx_new_reg(k, KIND_I32), sum = ptx_new_reg(k, x.kind),
                less = ptx_new_reg(k, KIND_I32), more = ptx_new_reg(k, KIND_PRED);
    uint32_t loop = ptx_new_label(k);
    ptx_move(k, left, here);
    ptx_move(k, sum, ptx_group_identity(op, x.kind));
    ptx_emit_label(k, loop);
    struct part from = lowest(k, left),
                other = ptx_shuffle(k, "idx", x, from, 31, ptx_sub_size(k), here),
                next = ptx_group_combine(k, op, sum, other), counts = ptx_new_reg(k, KIND_PRED);
    if (way == SpvGroupOperationInclusiveScan) {
        ptx_emit(k, "setp.le.u32 %o, %o, %o", counts, from, lane());
    } else if (way == SpvGroupOperationExclusiveScan) {
        ptx_emit(k, "setp.lt.u32 %o, %o, %o", counts, from, lane());
    } else if (way == SpvGroupOperationClusteredReduce) {
        struct part mixed = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "xor.b32 %o, %o, %o", mixed, from, lane());
        ptx_emit(k, "setp.lt.u32 %o, %o, %o", counts, mixed, cluster);
    }
    if (way == SpvGroupOperationReduce) {
        ptx_move(k, sum, next);
    } else {
        ptx_move(k, sum, ptx_select_part(k, counts, next, sum));
    }
    ptx_emit(k, "sub.s32 %o, %o, 1", less, left);
    ptx_emit(k, "and.b32 %o, %o, %o", left, left, less);
    ptx_emit(k, "setp.ne.s32 %o, %o, 0", more, left);
    ptx_emit(k, "@%o bra $L%u", more, loop);
    if (kind == KIND_PRED) {
        return ptx_bits_as(k, sum, KIND_PRED);
    }
    if (is_half_kind(kind)) {
        return ptx_from_f32(k, sum, kind);
    }
    return is_int_kind(kind) ? ptx_mask(k, kind, sum) : sum;
}

static void emit_reduction(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count = ptx_leaves(k, ptx_type_of(k->t, insn->type)), way = insn->operands[1];
    const struct part *from = ptx_value_of(k, insn->operands[2], count);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    unsigned op = ptx_group_operation(insn->opcode);
    struct part cluster = ptx_constant(KIND_I32, 32);
    if (way > SpvGroupOperationClusteredReduce) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "group operation %u", way);
    }
    if (way == SpvGroupOperationClusteredReduce && insn->count > 3) {
        cluster = nonuniform_word(k, ptx_scalar_of(k, insn->operands[3]));
    }
    for (uint32_t i = 0; i < count; ++i) {
        bool is_float = op == SpvOpGroupFAdd || op == SpvOpGroupFMulKHR || op == SpvOpGroupFMin ||
                        op == SpvOpGroupFMax;
        if (is_float != is_float_kind(from[i].kind) || from[i].form == FORM_ADDRESS) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
        parts[i] = reduce(k, op, way, cluster, from[i]);
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* ---- all ---- */

static void check_scope(struct fn *k, uint32_t id) {
    int64_t scope;
    if (!ptx_constant_int(k, id, &scope) || scope != SpvScopeSubgroup) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "it is not of scope Subgroup");
    }
}

bool ptx_emit_nonuniform(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint16_t op = insn->opcode;
    if ((op < SpvOpGroupNonUniformElect || op > SpvOpGroupNonUniformQuadSwap) &&
        op != SpvOpGroupNonUniformRotateKHR) {
        return false;
    }
    check_scope(k, insn->operands[0]);
    switch (op) {
    case SpvOpGroupNonUniformElect:
        ptx_set_scalar(k, insn->result, equal(k, lowest(k, active(k)), lane()));
        return true;
    case SpvOpGroupNonUniformAll:
    case SpvOpGroupNonUniformAny:
        emit_vote(k, insn, op == SpvOpGroupNonUniformAll ? "all" : "any");
        return true;
    case SpvOpGroupNonUniformAllEqual:
        emit_all_equal(k, insn);
        return true;
    case SpvOpGroupNonUniformBallot: {
        struct part p = ptx_scalar_of(k, insn->operands[1]), mask = active(k),
                    bits = ptx_new_reg(k, KIND_I32);
        if (p.kind != KIND_PRED) {
            ptx_fail_in(k, UR_PTX_INVALID, "a vote on what is no truth value");
        }
        ptx_emit(k, "vote.sync.ballot.b32 %o, %o, %o", bits, ptx_use_reg(k, p), mask);
        if (ptx_sub_size(k) < 32) {
            struct part of_warp = bits;
            bits = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "shr.u32 %o, %o, %o", bits, of_warp, ptx_sub_lane(k, LANE_SUB_FIRST));
        }
        set_ballot(k, insn->result, bits);
        return true;
    }
    case SpvOpGroupNonUniformInverseBallot:
        ptx_set_scalar(k, insn->result,
                       bit_at(k, ballot_of(k, insn->operands[1]), ptx_sub_lane(k, LANE_SUB_INDEX)));
        return true;
    case SpvOpGroupNonUniformBallotBitExtract:
        ptx_set_scalar(k, insn->result,
                       bit_at(k, ballot_of(k, insn->operands[1]),
                              nonuniform_word(k, ptx_scalar_of(k, insn->operands[2]))));
        return true;
    case SpvOpGroupNonUniformBallotBitCount:
        emit_bit_count(k, insn);
        return true;
    case SpvOpGroupNonUniformBallotFindLSB:
    case SpvOpGroupNonUniformBallotFindMSB:
        emit_find(k, insn, op == SpvOpGroupNonUniformBallotFindLSB);
        return true;
    case SpvOpGroupNonUniformBroadcast:
    case SpvOpGroupNonUniformShuffle:
        emit_shuffles(k, insn, "idx", 31, false);
        return true;
    case SpvOpGroupNonUniformBroadcastFirst:
        emit_shuffles(k, insn, "idx", 31, true);
        return true;
    case SpvOpGroupNonUniformRotateKHR:
        emit_shuffles(k, insn, "idx", 31, false);
        return true;
    case SpvOpGroupNonUniformShuffleXor:
        emit_shuffles(k, insn, "bfly", 31, false);
        return true;
    case SpvOpGroupNonUniformShuffleUp:
        emit_shuffles(k, insn, "up", 0, false);
        return true;
    case SpvOpGroupNonUniformShuffleDown:
        emit_shuffles(k, insn, "down", 31, false);
        return true;
    default:
        if (!ptx_group_operation(op)) {
            return false;
        }
        emit_reduction(k, insn);
        return true;
    }
}
