/* Operations of work-groups and of sub-groups: votes, broadcasts, reductions, scans, shuffles. All
 * work-items of the group come to them; see nonuniform.c for the others. Sub-groups are warps, or
 * parts of warps where the kernel requires a smaller size. */
#include <stdio.h>

#include "access.h"
#include "address.h"
#include "emit.h"
#include "group.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

void ptx_need_lanes(struct fn *k) {
    if (k->uses.lanes) {
        return;
    }
    k->uses.lanes = true;
    ptx_puts(&k->t->out, &k->prologue,
             "\t.reg .b32 %linear, %lane, %warp, %threads, %q<9>;\n"
             "\tmov.u32 %q1, %tid.x;\n\tmov.u32 %q2, %tid.y;\n\tmov.u32 %q3, %tid.z;\n"
             "\tmov.u32 %q4, %ntid.x;\n\tmov.u32 %q5, %ntid.y;\n\tmov.u32 %q6, %ntid.z;\n"
             "\tmad.lo.u32 %q7, %q3, %q5, %q2;\n\tmad.lo.u32 %linear, %q7, %q4, %q1;\n"
             "\tmul.lo.u32 %q8, %q4, %q5;\n\tmul.lo.u32 %threads, %q8, %q6;\n"
             "\tand.b32 %lane, %linear, 31;\n\tshr.u32 %warp, %linear, 5;\n");
    if (k->lanes < 32) {
        ptx_print(&k->t->out, &k->prologue,
                  "\t.reg .b32 %%sublane, %%sub, %%subfirst, %%submask;\n"
                  "\tand.b32 %%sublane, %%linear, %u;\n\tshr.u32 %%sub, %%linear, %u;\n"
                  "\tsub.s32 %%subfirst, %%lane, %%sublane;\n"
                  "\tmov.u32 %%submask, %u;\n\tshl.b32 %%submask, %%submask, %%subfirst;\n",
                  k->lanes - 1, (unsigned)__builtin_ctz(k->lanes),
                  (unsigned)((1ull << k->lanes) - 1));
    }
}

unsigned ptx_sub_size(struct fn *k) {
    if (k->lanes == LANES_DIFFER) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED,
                    "kernels that require sub-groups of different sizes call this function");
    }
    return k->lanes;
}

struct part ptx_sub_lane(struct fn *k, uint32_t number) {
    bool part_of_warp = ptx_sub_size(k) < 32;
    ptx_need_lanes(k);
    return ptx_named(KIND_I32, part_of_warp               ? number
                               : number == LANE_SUB_INDEX ? LANE_INDEX
                                                          : LANE_WARP);
}

struct part ptx_sub_mask(struct fn *k) {
    return ptx_sub_size(k) < 32 ? ptx_sub_lane(k, LANE_SUB_MASK)
                                : ptx_constant(KIND_I32, 0xffffffffu);
}

struct part ptx_sub_group_size(struct fn *k) {
    ptx_need_lanes(k);
    struct part first = ptx_new_reg(k, KIND_I32), left = ptx_new_reg(k, KIND_I32),
                size = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "shl.b32 %o, %o, %u", first, ptx_sub_lane(k, LANE_SUB_GROUP),
             (unsigned)__builtin_ctz(ptx_sub_size(k)));
    ptx_emit(k, "sub.s32 %o, %o, %o", left, ptx_named(KIND_I32, LANE_THREADS), first);
    ptx_emit(k, "min.u32 %o, %o, %u", size, left, ptx_sub_size(k));
    return size;
}

static struct part shuffle_word(struct fn *k, const char *mode, struct part x, struct part lane,
                                unsigned clamp, struct part mask) {
    struct part made = ptx_new_reg(k, KIND_I32);
    k->fixed = true;
    ptx_emit(k, "shfl.sync.%s.b32 %o, %o, %o, %u, %o", mode, made, x, lane, clamp, mask);
    return made;
}

struct part ptx_shuffle(struct fn *k, const char *mode, struct part x, struct part lane,
                        unsigned clamp, unsigned lanes, struct part mask) {
    x = ptx_use_reg(k, x);
    lane = ptx_use(k, lane);
    clamp |= (32 - lanes) << 8; /* the bits of a lane's number that tell parts of the warp apart */
    if (ptx_reg_width(x.kind) == 64) {
        struct part low = ptx_new_reg(k, KIND_I32), high = ptx_new_reg(k, KIND_I32),
                    made = ptx_new_reg(k, x.kind);
        ptx_emit(k, "mov.b64 {%o, %o}, %o", low, high, x);
        low = shuffle_word(k, mode, low, lane, clamp, mask);
        high = shuffle_word(k, mode, high, lane, clamp, mask);
        ptx_emit(k, "mov.b64 %o, {%o, %o}", made, low, high);
        return made;
    }
    unsigned kind = x.kind;
    struct part bits = kind == KIND_F32 ? x : ptx_bits_as(k, x, KIND_I32);
    bits.kind = KIND_I32 + (kind == KIND_F32 ? KIND_F32 - KIND_I32 : 0);
    struct part made = shuffle_word(k, mode, bits, lane, clamp, mask);
    return kind == KIND_I8 || kind == KIND_I16 ? (made.kind = (uint8_t)kind, made)
                                               : ptx_bits_as(k, made, kind);
}

/* Names all lanes. */
static struct part full_mask(void) {
    return ptx_constant(KIND_I32, 0xffffffffu);
}

/* ---- reductions ---- */

unsigned ptx_group_operation(uint16_t op) {
    switch (op) {
    case SpvOpGroupIAdd:
    case SpvOpGroupNonUniformIAdd:
        return SpvOpGroupIAdd;
    case SpvOpGroupFAdd:
    case SpvOpGroupNonUniformFAdd:
        return SpvOpGroupFAdd;
    case SpvOpGroupIMulKHR:
    case SpvOpGroupNonUniformIMul:
        return SpvOpGroupIMulKHR;
    case SpvOpGroupFMulKHR:
    case SpvOpGroupNonUniformFMul:
        return SpvOpGroupFMulKHR;
    case SpvOpGroupFMin:
    case SpvOpGroupNonUniformFMin:
        return SpvOpGroupFMin;
    case SpvOpGroupFMax:
    case SpvOpGroupNonUniformFMax:
        return SpvOpGroupFMax;
    case SpvOpGroupSMin:
    case SpvOpGroupNonUniformSMin:
        return SpvOpGroupSMin;
    case SpvOpGroupSMax:
    case SpvOpGroupNonUniformSMax:
        return SpvOpGroupSMax;
    case SpvOpGroupUMin:
    case SpvOpGroupNonUniformUMin:
        return SpvOpGroupUMin;
    case SpvOpGroupUMax:
    case SpvOpGroupNonUniformUMax:
        return SpvOpGroupUMax;
    case SpvOpGroupBitwiseAndKHR:
    case SpvOpGroupNonUniformBitwiseAnd:
    case SpvOpGroupLogicalAndKHR:
    case SpvOpGroupNonUniformLogicalAnd:
        return SpvOpGroupBitwiseAndKHR;
    case SpvOpGroupBitwiseOrKHR:
    case SpvOpGroupNonUniformBitwiseOr:
    case SpvOpGroupLogicalOrKHR:
    case SpvOpGroupNonUniformLogicalOr:
        return SpvOpGroupBitwiseOrKHR;
    case SpvOpGroupBitwiseXorKHR:
    case SpvOpGroupNonUniformBitwiseXor:
    case SpvOpGroupLogicalXorKHR:
    case SpvOpGroupNonUniformLogicalXor:
        return SpvOpGroupBitwiseXorKHR;
    default:
        return 0;
    }
}

static bool is_float_operation(unsigned op) {
    return op == SpvOpGroupFAdd || op == SpvOpGroupFMulKHR || op == SpvOpGroupFMin ||
           op == SpvOpGroupFMax;
}

struct part ptx_group_combine(struct fn *k, unsigned op, struct part a, struct part b) {
    static const struct {
        uint16_t op;
        const char *text;
    } names[] = {{SpvOpGroupIAdd, "add.s"},          {SpvOpGroupIMulKHR, "mul.lo.s"},
                 {SpvOpGroupSMin, "min.s"},          {SpvOpGroupSMax, "max.s"},
                 {SpvOpGroupUMin, "min.u"},          {SpvOpGroupUMax, "max.u"},
                 {SpvOpGroupBitwiseAndKHR, "and.b"}, {SpvOpGroupBitwiseOrKHR, "or.b"},
                 {SpvOpGroupBitwiseXorKHR, "xor.b"}};
    char text[24];
    if (is_float_operation(op)) {
        snprintf(text, sizeof(text), "%s.%s",
                 op == SpvOpGroupFAdd      ? "add"
                 : op == SpvOpGroupFMulKHR ? "mul"
                 : op == SpvOpGroupFMin    ? "min"
                                           : "max",
                 ptx_float_type[a.kind]);
        return ptx_binary(k, a.kind, text, a, b);
    }
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        if (names[i].op == op) {
            snprintf(text, sizeof(text), "%s%u", names[i].text, ptx_reg_width(a.kind));
            return ptx_binary(k, a.kind, text, a, b);
        }
    }
    ptx_fail_in(k, UR_PTX_UNSUPPORTED, "not supported");
}

struct part ptx_group_identity(unsigned op, unsigned kind) {
    unsigned width = ptx_reg_width(kind);
    bool wide = kind == KIND_F64;
    switch (op) {
    case SpvOpGroupIMulKHR:
        return ptx_constant(kind, 1);
    case SpvOpGroupBitwiseAndKHR:
    case SpvOpGroupUMin:
        return ptx_constant(kind, ptx_low_bits(UINT64_MAX, width));
    case SpvOpGroupSMin:
        return ptx_constant(kind, ptx_low_bits(UINT64_MAX, width - 1));
    case SpvOpGroupSMax:
        return ptx_constant(kind, (uint64_t)1 << (width - 1));
    case SpvOpGroupFAdd: /* the zero that changes nothing is negative */
        return ptx_constant(kind, wide ? (uint64_t)1 << 63 : 0x80000000u);
    case SpvOpGroupFMulKHR:
        return ptx_constant(kind, wide ? 0x3ffull << 52 : 0x3f800000u);
    case SpvOpGroupFMin:
        return ptx_constant(kind, wide ? 0x7ffull << 52 : 0x7f800000u);
    case SpvOpGroupFMax:
        return ptx_constant(kind, wide ? 0xfffull << 52 : 0xff800000u);
    default:
        return ptx_constant(kind, 0);
    }
}

/* Those among which lanes are counted. */
struct group_lanes {
    unsigned count;
    struct part index, mask;
};

static struct group_lanes warp_lanes(void) {
    return (struct group_lanes){32, ptx_named(KIND_I32, LANE_INDEX), full_mask()};
}

static struct group_lanes sub_lanes(struct fn *k) {
    return (struct group_lanes){ptx_sub_size(k), ptx_sub_lane(k, LANE_SUB_INDEX), ptx_sub_mask(k)};
}

/* Each lane gets what it and the lanes before it have. */
static struct part scan(struct fn *k, unsigned op, struct group_lanes g, struct part x) {
    for (unsigned step = 1; step < g.count; step *= 2) {
        struct part other =
            ptx_shuffle(k, "up", x, ptx_constant(KIND_I32, step), 0, g.count, g.mask);
        struct part sum = ptx_group_combine(k, op, x, other), is = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.ge.u32 %o, %o, %u", is, g.index, step);
        x = ptx_select_part(k, is, sum, x);
    }
    return x;
}

static struct part shifted(struct fn *k, unsigned op, struct group_lanes g, struct part x) {
    struct part other = ptx_shuffle(k, "up", x, ptx_constant(KIND_I32, 1), 0, g.count, g.mask),
                is = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.eq.u32 %o, %o, 0", is, g.index);
    return ptx_select_part(k, is, ptx_group_identity(op, x.kind), other);
}

static struct part less_one(struct fn *k, struct part x) {
    struct part made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "sub.s32 %o, %o, 1", made, x);
    return made;
}

/* Lanes of this warp that there are. */
static struct part warp_size(struct fn *k) {
    struct part first = ptx_new_reg(k, KIND_I32), left = ptx_new_reg(k, KIND_I32),
                size = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "shl.b32 %o, %o, 5", first, ptx_named(KIND_I32, LANE_WARP));
    ptx_emit(k, "sub.s32 %o, %o, %o", left, ptx_named(KIND_I32, LANE_THREADS), first);
    ptx_emit(k, "min.u32 %o, %o, 32", size, left);
    return size;
}

/* The last lane of each warp leaves its sum in shared memory, and each warp scans those of all.
 * Where the last warp is not whole it may have fewer lanes than there are warps: then the first
 * one, which is whole or the only one, leaves what it found for all. */
static struct part across_warps(struct fn *k, unsigned op, unsigned way, struct part inclusive) {
    k->uses.scratch = true;
    unsigned kind = inclusive.kind;
    struct group_lanes all = warp_lanes();
    struct part last = less_one(k, warp_size(k)), lane = ptx_named(KIND_I32, LANE_INDEX),
                warp = ptx_named(KIND_I32, LANE_WARP);
    struct part base = ptx_new_reg(k, KIND_I32), mine = ptx_new_reg(k, KIND_I32),
                theirs = ptx_new_reg(k, KIND_I32), is = ptx_new_reg(k, KIND_PRED),
                is_warp = ptx_new_reg(k, KIND_PRED), warps = ptx_new_reg(k, KIND_I32),
                sum = ptx_new_reg(k, KIND_I32), x = ptx_new_reg(k, kind);
    k->fixed = true;
    ptx_emit(k, "mov.u32 %o, $scratch", base);
    ptx_emit(k, "mad.lo.u32 %o, %o, 8, %o", mine, warp, base);
    ptx_emit(k, "setp.eq.u32 %o, %o, %o", is, lane, last);
    ptx_emit(k, PTX_BARRIER);
    ptx_emit(k, "@%o st.shared.%s [%o], %o", is, ptx_memory_type[kind], mine,
             ptx_use(k, inclusive));
    ptx_emit(k, PTX_BARRIER);
    ptx_emit(k, "add.s32 %o, %o, 31", sum, ptx_named(KIND_I32, LANE_THREADS));
    ptx_emit(k, "shr.u32 %o, %o, 5", warps, sum);
    ptx_emit(k, "mad.lo.u32 %o, %o, 8, %o", theirs, lane, base);
    ptx_emit(k, "setp.lt.u32 %o, %o, %o", is_warp, lane, warps);
    ptx_move(k, x, ptx_group_identity(op, kind));
    ptx_emit(k, "@%o ld.shared.%s %o, [%o]", is_warp, ptx_memory_type[kind], x, theirs);
    struct part total = ptx_use_reg(k, scan(k, op, all, x)), first = ptx_new_reg(k, KIND_PRED);
    struct part rest = ptx_new_reg(k, KIND_I32), partial = ptx_new_reg(k, KIND_PRED),
                leaves = ptx_new_reg(k, KIND_PRED), from = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "setp.eq.u32 %o, %o, 0", first, warp);
    ptx_emit(k, "and.b32 %o, %o, 31", rest, ptx_named(KIND_I32, LANE_THREADS));
    ptx_emit(k, "setp.ne.u32 %o, %o, 0", partial, rest);
    ptx_emit(k, "setp.eq.and.u32 %o, %o, 0, %o", leaves, warp, partial);
    ptx_emit(k, "and.pred %o, %o, %o", leaves, leaves, is_warp);
    ptx_emit(k, "@%o st.shared.%s [%o+256], %o", leaves, ptx_memory_type[kind], theirs, total);
    ptx_emit(k, "@%o " PTX_BARRIER, partial);
    struct part index = less_one(k, way == SpvGroupOperationReduce ? warps : warp),
                before = ptx_new_reg(k, kind);
    ptx_move(k, before, ptx_shuffle(k, "idx", total, index, 31, 32, full_mask()));
    ptx_emit(k, "max.s32 %o, %o, 0", from, index);
    ptx_emit(k, "mad.lo.u32 %o, %o, 8, %o", from, from, base);
    ptx_emit(k, "@%o ld.shared.%s %o, [%o+256]", partial, ptx_memory_type[kind], before, from);
    if (way == SpvGroupOperationReduce) {
        return before;
    }
    before = ptx_select_part(k, first, ptx_group_identity(op, kind), before);
    return ptx_group_combine(
        k, op, before,
        way == SpvGroupOperationInclusiveScan ? inclusive : shifted(k, op, all, inclusive));
}

static struct part reduce(struct fn *k, unsigned op, int64_t scope, unsigned way, struct part x) {
    unsigned kind = x.kind;
    ptx_need_lanes(k);
    bool sign = op == SpvOpGroupSMin || op == SpvOpGroupSMax;
    if (kind == KIND_PRED) {
        x = ptx_bits_as(k, x, KIND_I32);
    } else if (is_half_kind(kind)) {
        x = ptx_to_f32(k, x);
    } else if (ptx_kind_size(kind) < 4) {
        x = ptx_use_reg(k, sign ? ptx_use_signed(k, x) : x);
        x.kind = KIND_I32;
    }
    x = ptx_use_reg(k, x);
    struct group_lanes g = scope == SpvScopeSubgroup ? sub_lanes(k) : warp_lanes();
    struct part inclusive = scan(k, op, g, x), made;
    if (scope != SpvScopeSubgroup) {
        made = across_warps(k, op, way, inclusive);
    } else if (way == SpvGroupOperationReduce) {
        made = ptx_shuffle(k, "idx", inclusive, less_one(k, ptx_sub_group_size(k)), 31, g.count,
                           g.mask);
    } else if (way == SpvGroupOperationInclusiveScan) {
        made = inclusive;
    } else {
        made = shifted(k, op, g, inclusive);
    }
    if (kind == KIND_PRED) {
        return ptx_bits_as(k, made, KIND_PRED);
    }
    if (is_half_kind(kind)) {
        return ptx_from_f32(k, made, kind);
    }
    return ptx_mask(k, kind, made);
}

/* ---- votes and broadcasts ---- */

static struct part vote(struct fn *k, int64_t scope, bool all, struct part p) {
    struct part made = ptx_new_reg(k, KIND_PRED);
    k->fixed = true;
    p = ptx_use_reg(k, p);
    if (scope == SpvScopeSubgroup) {
        ptx_emit(k, "vote.sync.%s.pred %o, %o, %o", all ? "all" : "any", made, p, ptx_sub_mask(k));
    } else {
        ptx_emit(k, "barrier.red.%s.pred %o, 0, %o", all ? "and" : "or", made, p);
    }
    return made;
}

static struct part narrow(struct fn *k, struct part x) {
    if (!is_int_kind(x.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a work-item's id that is no integer");
    }
    return ptx_use(k, ptx_to_width(k, x, KIND_I32, false));
}

/* Through shared memory: the one work-item writes, all read. */
static struct part broadcast_group(struct fn *k, struct part x, struct part is) {
    struct part value = ptx_use_reg(k, x.kind == KIND_PRED ? ptx_bits_as(k, x, KIND_I32) : x);
    struct part made = ptx_new_reg(k, value.kind);
    k->uses.scratch = k->fixed = true;
    ptx_emit(k, PTX_BARRIER);
    ptx_emit(k, "@%o st.shared.%s [$scratch], %o", is, ptx_memory_type[value.kind], value);
    ptx_emit(k, PTX_BARRIER);
    ptx_emit(k, "ld.shared.%s %o, [$scratch]", ptx_memory_type[value.kind], made);
    return x.kind == KIND_PRED ? ptx_bits_as(k, made, KIND_PRED) : made;
}

static void emit_broadcast(struct fn *k, const struct ur_spirv_instruction *insn, int64_t scope) {
    uint32_t count, dimensions;
    const struct part *from = ptx_parts_of(k, insn->operands[1], &count),
                      *id = ptx_parts_of(k, insn->operands[2], &dimensions);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    ptx_need_lanes(k);
    if (dimensions == 0 || dimensions > 3) {
        ptx_fail_in(k, UR_PTX_INVALID, "a work-item's id of %u dimensions", dimensions);
    }
    struct part index = narrow(k, id[0]), is = ptx_new_reg(k, KIND_PRED);
    if (scope != SpvScopeSubgroup) {
        for (unsigned d = 1; d < dimensions; ++d) {
            struct part sum = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "mad.lo.u32 %o, %o, %%q%u, %o", sum, ptx_use_reg(k, narrow(k, id[d])),
                     d == 1 ? 4u : 8u, ptx_use_reg(k, index));
            index = sum;
        }
        ptx_emit(k, "setp.eq.u32 %o, %o, %o", is, ptx_named(KIND_I32, LANE_LINEAR), index);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (from[i].form == FORM_ADDRESS) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a broadcast of pointers");
        }
        if (scope != SpvScopeSubgroup) {
            parts[i] = broadcast_group(k, from[i], is);
        } else {
            struct part x = from[i].kind == KIND_PRED ? ptx_bits_as(k, from[i], KIND_I32) : from[i];
            x = ptx_shuffle(k, "idx", x, index, 31, ptx_sub_size(k), ptx_sub_mask(k));
            parts[i] = ptx_bits_as(k, x, from[i].kind);
        }
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* ---- shuffles of SPV_INTEL_subgroups ---- */

static void emit_shuffle(struct fn *k, const struct ur_spirv_instruction *insn, const char *mode) {
    uint32_t count;
    const struct part *from = ptx_parts_of(k, insn->operands[0], &count);
    struct part lane = narrow(k, ptx_scalar_of(k, insn->operands[1]));
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = ptx_shuffle(k, mode, from[i], lane, 31, ptx_sub_size(k), ptx_sub_mask(k));
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* Lanes past the end read of the second value, as if it followed the first (up: it stands before).
 */
static void emit_shift(struct fn *k, const struct ur_spirv_instruction *insn, bool up) {
    uint32_t count;
    const struct part *first = ptx_parts_of(k, insn->operands[0], &count),
                      *second = ptx_value_of(k, insn->operands[1], count);
    struct part by = narrow(k, ptx_scalar_of(k, insn->operands[2])), size = ptx_sub_group_size(k);
    struct part index = ptx_new_reg(k, KIND_I32), inside = ptx_new_reg(k, KIND_PRED),
                other = ptx_new_reg(k, KIND_I32), mask = ptx_sub_mask(k);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    ptx_emit(k, "%s.s32 %o, %o, %o", up ? "sub" : "add", index, ptx_sub_lane(k, LANE_SUB_INDEX),
             by);
    if (up) {
        ptx_emit(k, "setp.ge.s32 %o, %o, 0", inside, index);
        ptx_emit(k, "add.s32 %o, %o, %o", other, index, size);
    } else {
        ptx_emit(k, "setp.lt.u32 %o, %o, %o", inside, index, size);
        ptx_emit(k, "sub.s32 %o, %o, %o", other, index, size);
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct part a = ptx_shuffle(k, "idx", up ? second[i] : first[i], index, 31, ptx_sub_size(k),
                                    mask),
                    b = ptx_shuffle(k, "idx", up ? first[i] : second[i], other, 31, ptx_sub_size(k),
                                    mask);
        parts[i] = ptx_select_part(k, inside, a, b);
    }
    ptx_set_value(k, insn->result, parts, count);
}

/* Each lane reads or writes its element of one row; a vector takes as many rows. */
static void emit_block_access(struct fn *k, const struct ur_spirv_instruction *insn) {
    bool read = insn->opcode == SpvOpSubgroupBlockReadINTEL;
    const struct type *type =
        read ? ptx_type_of(k->t, insn->type) : ptx_value_type(k, insn->operands[1]);
    uint32_t count = ptx_leaves(k, type);
    if (count == 0) {
        ptx_fail_in(k, UR_PTX_INVALID, "a block of nothing");
    }
    unsigned kind = type->leaves[0].kind, size = ptx_kind_size(kind);
    struct part base = ptx_address_of(k, insn->operands[0]);
    struct part flat = ptx_use_reg(k, ptx_flat_address(k, base, SPACE_NONE)),
                at = ptx_new_reg(k, KIND_PTR), stride = ptx_new_reg(k, KIND_I64);
    ptx_emit(k, "mad.wide.u32 %o, %o, %u, %o", at, ptx_sub_lane(k, LANE_SUB_INDEX), size, flat);
    ptx_emit(k, "mov.u64 %o, %u", stride,
             size * ptx_sub_size(k)); /* a row is as long as sub-groups may be */
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    const struct part *from = read ? NULL : ptx_value_of(k, insn->operands[1], count);
    for (uint32_t i = 0; i < count; ++i) {
        struct access_mode mode = {.align = size};
        struct part address = ptx_address_at(base.space, BASE_REG, at.number, 0);
        if (read) {
            parts[i] = ptx_load_part(k, kind, address, 0, mode);
        } else {
            ptx_store_part(k, from[i], address, 0, mode);
        }
        struct part next = ptx_new_reg(k, KIND_PTR);
        ptx_emit(k, "add.s64 %o, %o, %o", next, at, stride);
        at = next;
    }
    if (read) {
        ptx_set_value(k, insn->result, parts, count);
    }
}

/* ---- copies by the whole group ---- */

/* The work-items copy element after element, each those that it comes to; OpGroupWaitEvents is then
 * a barrier. `operands`: scope, to, from, number of elements, stride in elements, event. The stride
 * is of what lies in global memory. */
static void emit_async_copy(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part to = ptx_address_of(k, insn->operands[1]),
                from = ptx_address_of(k, insn->operands[2]);
    struct part count = ptx_scalar_of(k, insn->operands[3]),
                stride = ptx_scalar_of(k, insn->operands[4]);
    const struct type *type = ptx_pointee(k, ptx_value_type(k, insn->operands[1]));
    uint32_t lanes = ptx_leaves(k, type);
    if (!is_int_kind(count.kind) || !is_int_kind(stride.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a number of elements or a stride that is no integer");
    }
    ptx_need_lanes(k);
    bool in = ptx_value_type(k, insn->operands[1])->storage == SpvStorageClassWorkgroup;
    struct part to_base = ptx_use_reg(k, ptx_flat_address(k, to, SPACE_NONE)),
                from_base = ptx_use_reg(k, ptx_flat_address(k, from, SPACE_NONE)),
                index = ptx_new_reg(k, KIND_I64), step = ptx_new_reg(k, KIND_I64),
                far = ptx_new_reg(k, KIND_I64), more = ptx_new_reg(k, KIND_PRED),
                to_at = ptx_new_reg(k, KIND_PTR), from_at = ptx_new_reg(k, KIND_PTR);
    count = ptx_use(k, ptx_to_width(k, count, KIND_I64, false));
    stride = ptx_use(k, ptx_to_width(k, stride, KIND_I64, false));
    uint32_t again = ptx_new_label(k), test = ptx_new_label(k);
    ptx_emit(k, "cvt.u64.u32 %o, %o", index, ptx_named(KIND_I32, LANE_LINEAR));
    ptx_emit(k, "cvt.u64.u32 %o, %o", step, ptx_named(KIND_I32, LANE_THREADS));
    ptx_emit(k, "bra $L%u", test);
    ptx_emit_label(k, again);
    ptx_emit(k, "mul.lo.s64 %o, %o, %o", far, index, stride);
    ptx_emit(k, "mad.lo.s64 %o, %o, %l, %o", to_at, in ? index : far, (int64_t)type->size, to_base);
    ptx_emit(k, "mad.lo.s64 %o, %o, %l, %o", from_at, in ? far : index, (int64_t)type->size,
             from_base);
    struct access_mode mode = {.align = type->align};
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    ptx_load_parts(k, ptx_address_at(from.space, BASE_REG, from_at.number, 0), type, mode, parts);
    ptx_store_parts(k, ptx_address_at(to.space, BASE_REG, to_at.number, 0), type, mode, parts);
    ptx_emit(k, "add.s64 %o, %o, %o", index, index, step);
    ptx_emit_label(k, test);
    ptx_emit(k, "setp.lt.u64 %o, %o, %o", more, index, count);
    ptx_emit(k, "@%o bra $L%u", more, again);
    ptx_set_scalar(k, insn->result, ptx_constant(KIND_I64, 0));
}

static int64_t scope_of(struct fn *k, uint32_t id) {
    int64_t scope;
    if (!ptx_constant_int(k, id, &scope)) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a scope that is no constant");
    }
    if (scope != SpvScopeWorkgroup && scope != SpvScopeSubgroup) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a group operation of scope %lld", (long long)scope);
    }
    return scope;
}

static bool is_uniform_reduction(uint16_t op) {
    return ptx_group_operation(op) &&
           !(op >= SpvOpGroupNonUniformElect && op <= SpvOpGroupNonUniformQuadSwap);
}

bool ptx_emit_group(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpGroupAll:
    case SpvOpGroupAny: {
        struct part p = ptx_scalar_of(k, insn->operands[1]);
        if (p.kind != KIND_PRED) {
            ptx_fail_in(k, UR_PTX_INVALID, "a vote on what is no truth value");
        }
        ptx_set_scalar(k, insn->result,
                       vote(k, scope_of(k, insn->operands[0]), insn->opcode == SpvOpGroupAll, p));
        return true;
    }
    case SpvOpGroupBroadcast:
        emit_broadcast(k, insn, scope_of(k, insn->operands[0]));
        return true;
    case SpvOpSubgroupShuffleINTEL:
        emit_shuffle(k, insn, "idx");
        return true;
    case SpvOpSubgroupShuffleXorINTEL:
        emit_shuffle(k, insn, "bfly");
        return true;
    case SpvOpSubgroupShuffleUpINTEL:
    case SpvOpSubgroupShuffleDownINTEL:
        emit_shift(k, insn, insn->opcode == SpvOpSubgroupShuffleUpINTEL);
        return true;
    case SpvOpGroupAsyncCopy:
        emit_async_copy(k, insn);
        return true;
    case SpvOpGroupWaitEvents:
        k->fixed = true;
        ptx_emit(k, PTX_BARRIER);
        return true;
    case SpvOpSubgroupBlockReadINTEL:
    case SpvOpSubgroupBlockWriteINTEL:
        emit_block_access(k, insn);
        return true;
    default:
        break;
    }
    if (!is_uniform_reduction(insn->opcode)) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type), way = insn->operands[1];
    unsigned op = ptx_group_operation(insn->opcode);
    const struct part *from = ptx_value_of(k, insn->operands[2], count);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    if (way > SpvGroupOperationExclusiveScan) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "group operation %u", way);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (is_float_operation(op) != is_float_kind(from[i].kind) || from[i].form == FORM_ADDRESS) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
        parts[i] = reduce(k, op, scope_of(k, insn->operands[0]), way, from[i]);
    }
    ptx_set_value(k, insn->result, parts, count);
    return true;
}
