/* Atomic operations, fences and barriers. */
#include <stdio.h>
#include <string.h>

#include "access.h"
#include "address.h"
#include "emit.h"
#include "group.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

/* ---- memory semantics ---- */

struct semantics {
    const char *order; /* of atom: .relaxed ... */
    bool acquire, release, sequential;
};

static struct semantics semantics_of(struct fn *k, uint32_t id) {
    int64_t bits;
    if (!ptx_constant_int(k, id, &bits)) {
        bits = SpvMemorySemanticsSequentiallyConsistentMask;
    }
    struct semantics s = {.sequential = bits & SpvMemorySemanticsSequentiallyConsistentMask};
    bool both = s.sequential || (bits & SpvMemorySemanticsAcquireReleaseMask);
    s.acquire = both || (bits & SpvMemorySemanticsAcquireMask);
    s.release = both || (bits & SpvMemorySemanticsReleaseMask);
    s.order = s.acquire && s.release ? ".acq_rel"
              : s.acquire            ? ".acquire"
              : s.release            ? ".release"
                                     : ".relaxed";
    return s;
}

static const char *scope_suffix(struct fn *k, uint32_t id) {
    int64_t scope;
    if (!ptx_constant_int(k, id, &scope)) {
        return ".sys";
    }
    return scope == SpvScopeCrossDevice ? ".sys" : scope == SpvScopeDevice ? ".gpu" : ".cta";
}

/* ---- atomics ---- */

/* Atomic functions of OpenCL 1.2 are of the whole device, and without an order. Translators say of
 * them that they are of the work-group. */
static const char *atomic_scope(struct fn *k, uint32_t id, struct part at,
                                const struct semantics *order) {
    const char *scope = scope_suffix(k, id);
    bool narrow = at.space != SPACE_SHARED && !order->acquire && !order->release;
    return narrow && strcmp(scope, ".cta") == 0 ? ".gpu" : scope;
}

struct atomic {
    struct part at;
    const char *scope;
    struct semantics order;
    unsigned kind;
};

/* Atomics on the work-item's own memory and on parameters' copies go through generic addresses. */
static struct part atomic_address(struct fn *k, uint32_t id) {
    struct part x = ptx_address_of(k, id);
    x = x.space == SPACE_LOCAL || x.space == SPACE_NULL ? ptx_in_space(k, x, SPACE_GENERIC) : x;
    return ptx_reachable(k, x, 0);
}

static struct part base_address(struct fn *k, const struct atomic *a) {
    return ptx_use_reg(k, ptx_flat_address(k, a->at, SPACE_NONE));
}

static struct part from_register(const struct atomic *a, struct part flat) {
    return ptx_address_at(a->at.space, BASE_REG, flat.number, 0);
}

static struct part simple(struct fn *k, const struct atomic *a, const char *op, struct part x) {
    struct part made = ptx_new_reg(k, a->kind);
    ptx_emit(k, "atom%s%s%s.%s %o, %a, %o", a->order.order, a->scope, ptx_space_suffix(a->at), op,
             made, a->at, ptx_use(k, x));
    return made;
}

static struct part typed(struct fn *k, const struct atomic *a, const char *op, char type,
                         struct part x) {
    char text[24];
    snprintf(text, sizeof(text), "%s.%c%u", op, type, ptx_kind_size(a->kind) * 8);
    return simple(k, a, text, x);
}

/* What a loop of compare-and-exchange computes. */
static struct part new_value(struct fn *k, uint16_t op, struct part old, struct part x) {
    unsigned kind = old.kind;
    bool wide = kind == KIND_I64, sign = op == SpvOpAtomicSMin || op == SpvOpAtomicSMax;
    char text[24];
    const char *name = NULL;
    switch (op) {
    case SpvOpAtomicExchange:
    case SpvOpAtomicStore:
        return x;
    case SpvOpAtomicFAddEXT:
        return ptx_float_op(k, "add", old, x, 0);
    case SpvOpAtomicFMinEXT:
    case SpvOpAtomicFMaxEXT: {
        bool least = op == SpvOpAtomicFMinEXT;
        if (kind == KIND_F64) {
            return ptx_binary(k, kind, least ? "min.f64" : "max.f64", old, x);
        }
        struct part arguments[2] = {ptx_to_f32(k, old), ptx_to_f32(k, x)};
        return ptx_from_f32(
            k, ptx_binary(k, KIND_F32, least ? "min.f32" : "max.f32", arguments[0], arguments[1]),
            kind);
    }
    case SpvOpAtomicIAdd:
        name = "add.s";
        break;
    case SpvOpAtomicSMin:
        name = "min.s";
        break;
    case SpvOpAtomicSMax:
        name = "max.s";
        break;
    case SpvOpAtomicUMin:
        name = "min.u";
        break;
    case SpvOpAtomicUMax:
        name = "max.u";
        break;
    case SpvOpAtomicAnd:
        name = "and.b";
        break;
    case SpvOpAtomicOr:
        name = "or.b";
        break;
    case SpvOpAtomicXor:
        name = "xor.b";
        break;
    default:
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "not supported for this type");
    }
    if (sign) {
        old = ptx_use_signed(k, old);
        x = ptx_use_signed(k, x);
    }
    snprintf(text, sizeof(text), "%s%s", name, wide ? "64" : "32");
    return ptx_mask(k, kind, ptx_binary(k, kind, text, old, x));
}

/* Reads, computes, and tries to exchange until nobody came between. Values of 8 and 16 bits are
 * part of the word around them. */
static struct part by_exchange(struct fn *k, const struct atomic *a, uint16_t op, struct part x,
                               const struct part *expected) {
    unsigned size = ptx_kind_size(a->kind), word = size < 4 ? KIND_I32 : ptx_int_kind(size);
    unsigned width = ptx_reg_width(word);
    struct part flat = base_address(k, a), shift = {0}, hole = {0};
    if (size < 4) {
        struct part low = ptx_new_reg(k, KIND_I32), bits = ptx_new_reg(k, KIND_I32),
                    aligned = ptx_new_reg(k, KIND_PTR), all = ptx_new_reg(k, KIND_I32);
        shift = ptx_new_reg(k, KIND_I32);
        hole = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "cvt.u32.u64 %o, %o", low, flat);
        ptx_emit(k, "and.b32 %o, %o, 3", bits, low);
        ptx_emit(k, "shl.b32 %o, %o, 3", shift, bits);
        ptx_emit(k, "and.b64 %o, %o, -4", aligned, flat);
        ptx_emit(k, "mov.b32 %o, %u", all, size == 1 ? 255u : 65535u);
        ptx_emit(k, "shl.b32 %o, %o, %o", hole, all, shift);
        ptx_emit(k, "not.b32 %o, %o", hole, hole);
        flat = aligned;
    }
    struct part at = from_register(a, flat), seen = ptx_new_reg(k, word),
                before = ptx_new_reg(k, word), again = ptx_new_reg(k, KIND_PRED),
                result = ptx_new_reg(k, a->kind);
    uint32_t loop = ptx_new_label(k), done = ptx_new_label(k);
    x = ptx_use_reg(k, x);
    ptx_emit(k, "ld.relaxed%s%s.b%u %o, %a", a->scope, ptx_space_suffix(at), width, seen, at);
    ptx_emit_label(k, loop);
    ptx_emit(k, "mov.b%u %o, %o", width, before, seen);
    struct part old = before;
    if (size < 4) {
        struct part moved = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "shr.u32 %o, %o, %o", moved, before, shift);
        old = ptx_mask(k, ptx_int_kind(size), moved);
    }
    old = ptx_bits_as(k, old, a->kind);
    ptx_move(k, result, old);
    if (expected) {
        struct part differ = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.ne.u%u %o, %o, %o", width, differ, old, ptx_use(k, *expected));
        ptx_emit(k, "@%o bra $L%u", differ, done);
    }
    struct part made = expected ? x : new_value(k, op, old, x);
    struct part bits = ptx_use_reg(k, ptx_bits_as(k, made, ptx_int_kind(size)));
    if (size < 4) {
        struct part placed = ptx_new_reg(k, KIND_I32), kept = ptx_new_reg(k, KIND_I32),
                    whole = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "shl.b32 %o, %o, %o", placed, bits, shift);
        ptx_emit(k, "and.b32 %o, %o, %o", kept, before, hole);
        ptx_emit(k, "or.b32 %o, %o, %o", whole, kept, placed);
        bits = whole;
    }
    ptx_emit(k, "atom%s%s%s.cas.b%u %o, %a, %o, %o", a->order.order, a->scope, ptx_space_suffix(at),
             width, seen, at, before, bits);
    ptx_emit(k, "setp.ne.u%u %o, %o, %o", width, again, seen, before);
    ptx_emit(k, "@%o bra $L%u", again, loop);
    ptx_emit_label(k, done);
    return result;
}

static struct part atomic_value(struct fn *k, const struct atomic *a, uint16_t op, struct part x) {
    unsigned size = ptx_kind_size(a->kind);
    if (is_float_kind(a->kind)) {
        if (op == SpvOpAtomicExchange && size >= 4) {
            return typed(k, a, "exch", 'b', x);
        }
        if (op == SpvOpAtomicFAddEXT && size >= 4) {
            return typed(k, a, "add", 'f', x);
        }
        if (op == SpvOpAtomicFAddEXT && a->kind == KIND_F16) {
            return simple(k, a, "add.noftz.f16", x);
        }
        return by_exchange(k, a, op, x, NULL);
    }
    if (size < 4) {
        return by_exchange(k, a, op, x, NULL);
    }
    switch (op) {
    case SpvOpAtomicExchange:
        return typed(k, a, "exch", 'b', x);
    case SpvOpAtomicIAdd:
        return typed(k, a, "add", 'u', x);
    case SpvOpAtomicSMin:
        return typed(k, a, "min", 's', x);
    case SpvOpAtomicSMax:
        return typed(k, a, "max", 's', x);
    case SpvOpAtomicUMin:
        return typed(k, a, "min", 'u', x);
    case SpvOpAtomicUMax:
        return typed(k, a, "max", 'u', x);
    case SpvOpAtomicAnd:
        return typed(k, a, "and", 'b', x);
    case SpvOpAtomicOr:
        return typed(k, a, "or", 'b', x);
    case SpvOpAtomicXor:
        return typed(k, a, "xor", 'b', x);
    default:
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "not supported for this type");
    }
}

static void emit_load(struct fn *k, const struct ur_spirv_instruction *insn,
                      const struct atomic *a) {
    unsigned kind = a->kind, size = ptx_kind_size(kind);
    struct part bits = ptx_new_reg(k, ptx_int_kind(size));
    ptx_emit(k, "ld%s%s%s.%s%u %o, %a", a->order.acquire ? ".acquire" : ".relaxed", a->scope,
             ptx_space_suffix(a->at), size < 4 ? "u" : "b", size * 8, bits, a->at);
    struct part made = ptx_bits_as(k, bits, kind);
    ptx_set_scalar(k, insn->result, made);
}

static void emit_store(struct fn *k, const struct atomic *a, struct part x) {
    unsigned size = ptx_kind_size(a->kind);
    struct part bits = ptx_use(k, ptx_bits_as(k, x, ptx_int_kind(size)));
    ptx_emit(k, "st%s%s%s.%s%u %a, %o", a->order.release ? ".release" : ".relaxed", a->scope,
             ptx_space_suffix(a->at), size < 4 ? "u" : "b", size * 8, a->at, bits);
}

/* Pointers are exchanged as the numbers that they are. */
static struct part plain(struct fn *k, struct part x) {
    return x.kind == KIND_PTR ? ptx_bits_as(k, x, KIND_I64) : x;
}

static struct part same_kind(struct fn *k, const struct atomic *a, struct part x) {
    x = plain(k, x);
    if (x.kind != a->kind) {
        ptx_fail_in(k, UR_PTX_INVALID, "a value of another type than that of the result");
    }
    return x;
}

static void emit_flag(struct fn *k, const struct ur_spirv_instruction *insn, struct atomic *a) {
    a->kind = KIND_I32;
    if (insn->opcode == SpvOpAtomicFlagClear) {
        emit_store(k, a, ptx_constant(KIND_I32, 0));
        return;
    }
    struct part old = typed(k, a, "exch", 'b', ptx_constant(KIND_I32, 1)),
                made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.ne.s32 %o, %o, 0", made, old);
    ptx_set_scalar(k, insn->result, made);
}

static uint32_t operands_of(uint16_t op) {
    switch (op) {
    case SpvOpAtomicLoad:
    case SpvOpAtomicIIncrement:
    case SpvOpAtomicIDecrement:
    case SpvOpAtomicFlagTestAndSet:
    case SpvOpAtomicFlagClear:
        return 3;
    case SpvOpAtomicStore:
    case SpvOpAtomicExchange:
    case SpvOpAtomicIAdd:
    case SpvOpAtomicISub:
    case SpvOpAtomicSMin:
    case SpvOpAtomicUMin:
    case SpvOpAtomicSMax:
    case SpvOpAtomicUMax:
    case SpvOpAtomicAnd:
    case SpvOpAtomicOr:
    case SpvOpAtomicXor:
    case SpvOpAtomicFAddEXT:
    case SpvOpAtomicFMinEXT:
    case SpvOpAtomicFMaxEXT:
        return 4;
    case SpvOpAtomicCompareExchange:
    case SpvOpAtomicCompareExchangeWeak:
        return 6;
    default:
        return 0;
    }
}

bool ptx_emit_atomic(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t count = operands_of(insn->opcode);
    if (!count) {
        return false;
    }
    struct atomic a = {.at = atomic_address(k, insn->operands[0]),
                       .order = semantics_of(k, insn->operands[2]),
                       .kind = KIND_I32};
    bool store = insn->opcode == SpvOpAtomicStore;
    const struct type *type = store          ? ptx_value_type(k, insn->operands[3])
                              : insn->result ? ptx_type_of(k->t, insn->type)
                                             : NULL;
    if (type && ptx_leaves(k, type) == 1) {
        a.kind = type->kind == KIND_PTR ? KIND_I64 : type->kind;
    }
    a.scope = atomic_scope(k, insn->operands[1], a.at, &a.order);
    k->fixed = true;
    if (a.order.sequential) {
        ptx_emit(k, "fence.sc%s", a.scope);
    }
    switch (insn->opcode) {
    case SpvOpAtomicFlagTestAndSet:
    case SpvOpAtomicFlagClear:
        emit_flag(k, insn, &a);
        return true;
    case SpvOpAtomicLoad:
        emit_load(k, insn, &a);
        return true;
    case SpvOpAtomicStore:
        emit_store(k, &a, same_kind(k, &a, ptx_scalar_of(k, insn->operands[3])));
        return true;
    default:
        break;
    }
    struct part made;
    if (insn->opcode == SpvOpAtomicIIncrement || insn->opcode == SpvOpAtomicIDecrement) {
        uint64_t one = insn->opcode == SpvOpAtomicIIncrement ? 1 : UINT64_MAX;
        made = atomic_value(k, &a, SpvOpAtomicIAdd,
                            ptx_constant(a.kind, ptx_low_bits(one, ptx_kind_size(a.kind) * 8)));
    } else if (count == 6) {
        struct part x = same_kind(k, &a, ptx_scalar_of(k, insn->operands[4])),
                    expected = same_kind(k, &a, ptx_scalar_of(k, insn->operands[5]));
        /* The stronger of the two orders is the first. */
        if (ptx_kind_size(a.kind) < 4) {
            made = by_exchange(k, &a, insn->opcode, x, &expected);
        } else {
            made = ptx_new_reg(k, a.kind);
            ptx_emit(k, "atom%s%s%s.cas.b%u %o, %a, %o, %o", a.order.order, a.scope,
                     ptx_space_suffix(a.at), ptx_kind_size(a.kind) * 8, made, a.at,
                     ptx_use(k, expected), ptx_use(k, x));
        }
    } else {
        struct part x = same_kind(k, &a, ptx_scalar_of(k, insn->operands[3]));
        if (insn->opcode == SpvOpAtomicISub) {
            struct part zero = ptx_constant(a.kind, 0);
            x = ptx_mask(
                k, a.kind,
                ptx_binary(k, a.kind, a.kind == KIND_I64 ? "sub.s64" : "sub.s32", zero, x));
            made = atomic_value(k, &a, SpvOpAtomicIAdd, x);
        } else {
            made = atomic_value(k, &a, insn->opcode, x);
        }
    }
    ptx_set_scalar(k, insn->result,
                   type && type->kind == KIND_PTR ? ptx_bits_as(k, made, KIND_PTR) : made);
    return true;
}

/* ---- barriers ---- */

/* Of a register of three dimensions, all by an operation. */
static struct part three(struct fn *k, const char *operation, const char *name) {
    struct part x = ptx_new_reg(k, KIND_I32), y = ptx_new_reg(k, KIND_I32),
                z = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "mov.u32 %o, %s.x", x, name);
    ptx_emit(k, "mov.u32 %o, %s.y", y, name);
    ptx_emit(k, "mov.u32 %o, %s.z", z, name);
    ptx_emit(k, "%s %o, %o, %o", operation, x, x, y);
    ptx_emit(k, "%s %o, %o, %o", operation, x, x, z);
    return x;
}

/* One work-item of each group waits for those of others, as the driver's own libraries do: in the
 * workspace of a cooperative launch, whose address is in two registers of the environment, the
 * second word counts groups. All together they add 2^31, by which the highest bit changes and the
 * rest is 0 again for the next barrier. */
static void wait_for_groups(struct fn *k) {
    struct part item = three(k, "or.b32", "%tid"), others = ptx_new_reg(k, KIND_PRED),
                groups = three(k, "mul.lo.s32", "%nctaid"), alone = ptx_new_reg(k, KIND_PRED),
                group = three(k, "or.b32", "%ctaid"), first = ptx_new_reg(k, KIND_PRED),
                rest = ptx_new_reg(k, KIND_I32), more = ptx_new_reg(k, KIND_I32),
                high = ptx_new_reg(k, KIND_I32), low = ptx_new_reg(k, KIND_I32),
                workspace = ptx_new_reg(k, KIND_I64), before = ptx_new_reg(k, KIND_I32),
                now = ptx_new_reg(k, KIND_I32), differ = ptx_new_reg(k, KIND_I32),
                same = ptx_new_reg(k, KIND_PRED);
    uint32_t loop = ptx_new_label(k), done = ptx_new_label(k);
    ptx_emit(k, "setp.ne.u32 %o, %o, 0", others, item);
    ptx_emit(k, "@%o bra $L%u", others, done);
    ptx_emit(k, "setp.eq.u32 %o, %o, 1", alone, groups);
    ptx_emit(k, "@%o bra $L%u", alone, done);
    ptx_emit(k, "setp.eq.u32 %o, %o, 0", first, group);
    ptx_emit(k, "sub.s32 %o, -2147483647, %o", rest, groups);
    ptx_emit(k, "selp.b32 %o, %o, 1, %o", more, rest, first);
    ptx_emit(k, "mov.u32 %o, %s", high, "%envreg1");
    ptx_emit(k, "mov.u32 %o, %s", low, "%envreg2");
    ptx_emit(k, "mov.b64 %o, {%o, %o}", workspace, low, high);
    ptx_emit(k, "atom.release.gpu.add.u32 %o, [%o+4], %o", before, workspace, more);
    ptx_emit_label(k, loop);
    ptx_emit(k, "ld.acquire.gpu.u32 %o, [%o+4]", now, workspace);
    ptx_emit(k, "xor.b32 %o, %o, %o", differ, before, now);
    ptx_emit(k, "setp.ge.s32 %o, %o, 0", same, differ);
    ptx_emit(k, "@%o bra $L%u", same, loop);
    ptx_emit_label(k, done);
}

static void emit_control_barrier(struct fn *k, const struct ur_spirv_instruction *insn) {
    int64_t execution, memory = SpvScopeWorkgroup, bits = 0;
    if (!ptx_constant_int(k, insn->operands[0], &execution)) {
        execution = SpvScopeWorkgroup;
    }
    if (execution == SpvScopeSubgroup) {
        ++k->warp_barriers;
        ptx_emit(k, "bar.warp.sync %o", ptx_sub_mask(k));
        return;
    }
    if (execution != SpvScopeWorkgroup && execution != SpvScopeDevice) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a barrier of scope %lld", (long long)execution);
    }
    (void)ptx_constant_int(k, insn->operands[1], &memory);
    (void)ptx_constant_int(k, insn->operands[2], &bits);
    /* The barrier orders what the group sees; others need a fence. */
    if ((memory == SpvScopeDevice || memory == SpvScopeCrossDevice) &&
        bits & SpvMemorySemanticsCrossWorkgroupMemoryMask) {
        ptx_emit(k, "fence.acq_rel%s", scope_suffix(k, insn->operands[1]));
    }
    ptx_emit(k, PTX_BARRIER);
    if (execution == SpvScopeDevice) {
        wait_for_groups(k);
        ptx_emit(k, PTX_BARRIER);
    }
}

bool ptx_emit_barrier(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpControlBarrier:
        k->fixed = true;
        emit_control_barrier(k, insn);
        return true;
    case SpvOpMemoryBarrier: {
        int64_t scope;
        struct semantics order = semantics_of(k, insn->operands[1]);
        bool wide = !ptx_constant_int(k, insn->operands[0], &scope) || scope <= SpvScopeWorkgroup;
        if (wide && (order.acquire || order.release)) {
            k->fixed = true;
            ptx_emit(k, "fence.%s%s", order.sequential ? "sc" : "acq_rel",
                     scope_suffix(k, insn->operands[0]));
        }
        return true;
    }
    default:
        return false;
    }
}
