/* Functions of OpenCL.std on vectors: geometry, loads and stores of vectors and of half, shuffles.
 */
#include <string.h>

#include "access.h"
#include "address.h"
#include "instructions.h"
#include "opencl.h"
#include "types.h"
#include "value.h"

/* ---- geometry ---- */

static struct part dot(struct fn *k, const struct part *a, const struct part *b, uint32_t count) {
    struct part sum = ptx_float_op(k, "mul", a[0], b[0], 0);
    for (uint32_t i = 1; i < count; ++i) {
        sum = ptx_float_fma(k, a[i], b[i], sum);
    }
    return sum;
}

/* The largest magnitude, which everything is divided by so that no square overflows. */
static struct part largest(struct fn *k, const struct part *a, uint32_t count) {
    bool wide = a[0].kind == KIND_F64;
    struct part most = ptx_unary(k, a[0].kind, wide ? "abs.f64" : "abs.f32", ptx_use_reg(k, a[0]));
    for (uint32_t i = 1; i < count; ++i) {
        struct part next =
            ptx_unary(k, a[0].kind, wide ? "abs.f64" : "abs.f32", ptx_use_reg(k, a[i]));
        most = ptx_binary(k, a[0].kind, wide ? "max.f64" : "max.f32", most, next);
    }
    return most;
}

static struct part length(struct fn *k, const struct part *a, uint32_t count) {
    struct part arguments[2];
    if (count == 1) {
        return largest(k, a, 1);
    }
    struct part sum = a[0];
    for (uint32_t i = 1; i < count; ++i) {
        arguments[0] = sum;
        arguments[1] = a[i];
        sum = ptx_library_call(k, "hypot", a[0].kind, a[0].kind, arguments, 2);
    }
    return sum;
}

static void normalize(struct fn *k, const struct part *a, uint32_t count, struct part *made) {
    unsigned kind = a[0].kind;
    bool wide = kind == KIND_F64;
    struct part scale = largest(k, a, count), zero = ptx_new_reg(k, KIND_PRED);
    struct part scaled[16];
    ptx_emit(k, "setp.eq.%s %o, %o, %o", ptx_float_type[kind], zero, scale,
             ptx_float_const(kind, 0));
    for (uint32_t i = 0; i < count; ++i) {
        scaled[i] = ptx_binary(k, kind, wide ? "div.rn.f64" : "div.rn.f32", a[i], scale);
    }
    struct part size =
        ptx_unary(k, kind, wide ? "sqrt.rn.f64" : "sqrt.rn.f32", dot(k, scaled, scaled, count));
    for (uint32_t i = 0; i < count; ++i) {
        struct part one = ptx_binary(k, kind, wide ? "div.rn.f64" : "div.rn.f32", scaled[i], size);
        made[i] = ptx_select_part(k, zero, a[i], one);
    }
}

static void cross(struct fn *k, const struct part *a, const struct part *b, uint32_t count,
                  struct part *made) {
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t j = (i + 1) % 3, l = (i + 2) % 3;
        struct part back = ptx_float_op(k, "mul", a[l], b[j], 0);
        struct part forth = ptx_float_op(k, "mul", a[j], b[l], 0);
        made[i] = ptx_float_op(k, "sub", forth, back, 0);
    }
    if (count == 4) {
        made[3] = ptx_float_const(a[0].kind, 0);
    }
}

static bool emit_geometry(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1], count, lanes;
    if (number < OpenCLstd_cross || number > OpenCLstd_fast_normalize) {
        return false;
    }
    const struct part *from = ptx_parts_of(k, insn->operands[2], &count);
    struct part a[16] = {{0}}, b[16] = {{0}}, made[16];
    if (count == 0 || count > 4 || (number == OpenCLstd_cross && count < 3)) {
        ptx_fail_in(k, UR_PTX_INVALID, "vectors of %u components", count);
    }
    bool two = number == OpenCLstd_cross || number == OpenCLstd_distance ||
               number == OpenCLstd_fast_distance;
    const struct part *other = two ? ptx_value_of(k, insn->operands[3], count) : from;
    for (uint32_t i = 0; i < count; ++i) {
        if (!is_float_kind(from[i].kind) || other[i].kind != from[i].kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
        }
        a[i] = is_half_kind(from[i].kind) ? ptx_to_f32(k, from[i]) : from[i];
        b[i] = is_half_kind(other[i].kind) ? ptx_to_f32(k, other[i]) : other[i];
    }
    lanes = count;
    switch (number) {
    case OpenCLstd_cross:
        cross(k, a, b, count, made);
        break;
    case OpenCLstd_distance:
    case OpenCLstd_fast_distance:
        for (uint32_t i = 0; i < count; ++i) {
            a[i] = ptx_float_op(k, "sub", a[i], b[i], 0);
        }
        made[0] = length(k, a, count);
        lanes = 1;
        break;
    case OpenCLstd_length:
    case OpenCLstd_fast_length:
        made[0] = length(k, a, count);
        lanes = 1;
        break;
    default:
        normalize(k, a, count, made);
        break;
    }
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < lanes; ++i) {
        parts[i] = ptx_from_f32_if(k, made[i], from[0].kind);
    }
    ptx_set_value(k, insn->result, parts, lanes);
    return true;
}

/* ---- loads and stores ---- */

/* The address of element `index` of rows of `stride` bytes. */
static struct part row_at(struct fn *k, uint32_t pointer, uint32_t index, uint64_t stride) {
    struct part base = ptx_address_of(k, pointer), i = ptx_scalar_of(k, index);
    if (!is_int_kind(i.kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "an offset that is no integer");
    }
    if (is_const(i)) {
        base.bits += i.bits * stride;
        return base;
    }
    struct part wide = ptx_use_reg(k, ptx_to_width(k, i, KIND_I64, false)),
                at = ptx_new_reg(k, KIND_PTR);
    struct part flat = ptx_use_reg(k, ptx_flat_address(k, base, SPACE_NONE));
    ptx_emit(k, "mad.lo.s64 %o, %o, %l, %o", at, wide, (int64_t)stride, flat);
    return ptx_address_at(base.space, BASE_REG, at.number, 0);
}

/* In memory a vector of these functions is its components one after the other, aligned as one of
 * them; those of vloada and vstorea as the vector. */
static struct part load_one(struct fn *k, struct part row, unsigned kind, uint32_t i) {
    struct access_mode mode = {.align = ptx_kind_size(kind)};
    return ptx_load_part(k, kind, row, (int64_t)i * ptx_kind_size(kind), mode);
}

static void store_one(struct fn *k, struct part row, struct part x, uint32_t i) {
    struct access_mode mode = {.align = ptx_kind_size(x.kind)};
    ptx_store_part(k, x, row, (int64_t)i * ptx_kind_size(x.kind), mode);
}

static void emit_vector_load(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1];
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    bool half = number != OpenCLstd_vloadn;
    if (count == 0) {
        ptx_fail_in(k, UR_PTX_INVALID, "a load of nothing");
    }
    unsigned kind = half ? (unsigned)KIND_F16 : type->leaves[0].kind;
    uint32_t row = number == OpenCLstd_vloada_halfn && count == 3 ? 4 : count;
    struct part at =
        row_at(k, insn->operands[3], insn->operands[2], (uint64_t)row * ptx_kind_size(kind));
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = load_one(k, at, kind, i);
        if (half && type->leaves[i].kind != KIND_F16) {
            parts[i] = ptx_to_f32(k, parts[i]);
        }
    }
    ptx_set_value(k, insn->result, parts, count);
}

static struct part half_of(struct fn *k, struct part x, uint32_t mode) {
    static const char *const modes[] = {"rn", "rz", "rp", "rm"};
    if (x.kind == KIND_F16) {
        return x;
    }
    if (mode > 3 || (x.kind != KIND_F32 && x.kind != KIND_F64)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a store of what is no float, or rounded in no known way");
    }
    struct part made = ptx_new_reg(k, KIND_F16);
    ptx_emit(k, "cvt.%s.f16.%s %o, %o", modes[mode], ptx_float_type[x.kind], made,
             ptx_use_reg(k, x));
    return made;
}

static void emit_vector_store(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint32_t number = insn->operands[1], count;
    const struct part *from = ptx_parts_of(k, insn->operands[2], &count);
    bool half = number != OpenCLstd_vstoren;
    bool rounded = number == OpenCLstd_vstore_half_r || number == OpenCLstd_vstore_halfn_r ||
                   number == OpenCLstd_vstorea_halfn_r;
    bool aligned = number == OpenCLstd_vstorea_halfn || number == OpenCLstd_vstorea_halfn_r;
    if (count == 0) {
        ptx_fail_in(k, UR_PTX_INVALID, "a store of nothing");
    }
    unsigned size = half ? 2 : ptx_kind_size(from[0].kind);
    uint32_t row = aligned && count == 3 ? 4 : count;
    struct part at = row_at(k, insn->operands[4], insn->operands[3], (uint64_t)row * size);
    uint32_t mode = rounded ? insn->operands[5] : 0;
    for (uint32_t i = 0; i < count; ++i) {
        store_one(k, at, half ? half_of(k, from[i], mode) : from[i], i);
    }
}

/* ---- shuffles ---- */

/* Which component is known only when it runs: by selects. */
static struct part pick(struct fn *k, const struct part *from, uint32_t count, struct part index) {
    if (is_const(index)) {
        return from[index.bits & (count - 1)];
    }
    struct part low = ptx_new_reg(k, index.kind), made = from[0];
    unsigned width = ptx_reg_width(index.kind);
    ptx_emit(k, "and.b%u %o, %o, %u", width, low, index, count - 1);
    for (uint32_t i = 1; i < count; ++i) {
        struct part is = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.eq.u%u %o, %o, %u", width, is, low, i);
        made = ptx_select_part(k, is, from[i], made);
    }
    return made;
}

static void emit_shuffle_of(struct fn *k, const struct ur_spirv_instruction *insn, bool two) {
    uint32_t count, lanes = ptx_leaves(k, ptx_type_of(k->t, insn->type));
    const struct part *first = ptx_parts_of(k, insn->operands[2], &count);
    struct part from[32];
    if (count > 16) {
        ptx_fail_in(k, UR_PTX_INVALID, "vectors of %u components", count);
    }
    memcpy(from, first, count * sizeof(*from));
    if (two) {
        memcpy(from + count, ptx_value_of(k, insn->operands[3], count), count * sizeof(*from));
        count *= 2;
    }
    if (count == 0 || (count & (count - 1)) != 0) {
        ptx_fail_in(k, UR_PTX_INVALID, "vectors of %u components", count);
    }
    const struct part *index = ptx_value_of(k, insn->operands[two ? 4 : 3], lanes);
    struct part *parts = ptx_alloc(&k->t->out, lanes + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < lanes; ++i) {
        if (!is_int_kind(index[i].kind)) {
            ptx_fail_in(k, UR_PTX_INVALID, "a mask that is no integer");
        }
        parts[i] = pick(k, from, count, index[i]);
    }
    ptx_set_value(k, insn->result, parts, lanes);
}

bool ptx_emit_opencl_vector(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->operands[1]) {
    case OpenCLstd_vloadn:
    case OpenCLstd_vload_half:
    case OpenCLstd_vload_halfn:
    case OpenCLstd_vloada_halfn:
        emit_vector_load(k, insn);
        return true;
    case OpenCLstd_vstoren:
    case OpenCLstd_vstore_half:
    case OpenCLstd_vstore_half_r:
    case OpenCLstd_vstore_halfn:
    case OpenCLstd_vstore_halfn_r:
    case OpenCLstd_vstorea_halfn:
    case OpenCLstd_vstorea_halfn_r:
        emit_vector_store(k, insn);
        return true;
    case OpenCLstd_shuffle:
        emit_shuffle_of(k, insn, false);
        return true;
    case OpenCLstd_shuffle2:
        emit_shuffle_of(k, insn, true);
        return true;
    default:
        return emit_geometry(k, insn);
    }
}
