/* OpenCL.std: geometry, loads and stores of vectors and of half, shuffles, choices. */
#include <stdio.h>
#include <string.h>

#include "emit.h"

/* ---- geometry -------------------------------------------------------------------------------- */

static uint32_t part(struct fn *k, const struct type *type, uint32_t id, uint32_t i) {
    return ll_component(k, type, id, i);
}

static uint32_t binary(struct fn *k, const char *op, const struct type *scalar, uint32_t a,
                       uint32_t b) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %y %n, %n", made, op, scalar, a, b);
    return made;
}

static uint32_t converted(struct fn *k, const char *op, const struct type *from, uint32_t x,
                          const struct type *to) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %y %n to %y", made, from->width == to->width ? "bitcast" : op, from, x, to);
    return made;
}

static const struct type wide_type = {
    .op = SpvOpTypeFloat, .known = true, .width = 64, .size = 8, .align = 8, .text = "double"};

/* Whether each is infinite, and one of them. */
static uint32_t infinite(struct fn *k, const uint32_t *wide, uint32_t count, uint32_t *each) {
    uint32_t some = 0;
    ll_declare(k->t, "llvm.fabs.f64", "declare double @llvm.fabs.f64(double)\n");
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t size = ll_temp(k);
        each[i] = ll_temp(k);
        ll_emit(k, "%n = call double @llvm.fabs.f64(double %n)", size, wide[i]);
        ll_emit(k, "%n = fcmp oeq double %n, 0x7FF0000000000000", each[i], size);
        if (some) {
            uint32_t both = ll_temp(k);
            ll_emit(k, "%n = or i1 %n, %n", both, some, each[i]);
            some = both;
        } else {
            some = each[i];
        }
    }
    return some;
}

/* The square root of the sum of squares, which those of a float do not leave. */
static uint32_t root(struct fn *k, const uint32_t *wide, uint32_t count, uint32_t *sum) {
    uint32_t made = ll_temp(k);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t square = binary(k, "fmul", &wide_type, wide[i], wide[i]);
        *sum = i ? binary(k, "fadd", &wide_type, *sum, square) : square;
    }
    ll_declare(k->t, "llvm.sqrt.f64", "declare double @llvm.sqrt.f64(double)\n");
    ll_emit(k, "%n = call double @llvm.sqrt.f64(double %n)", made, *sum);
    return made;
}

/* In double where that is wider, and without branches, so that LLVM makes vectors of it; else by
 * the runtime. */
static uint32_t length(struct fn *k, const struct type *scalar, const uint32_t *parts,
                       uint32_t count) {
    uint32_t wide[4] = {0}, each[4], size, sum = 0;
    for (uint32_t i = 0; i < 4; ++i) {
        if (i >= count) {
            wide[i] = ll_temp(k);
            ll_emit(k, "%n = fadd double 0.0, 0.0", wide[i]);
        } else {
            wide[i] = converted(k, "fpext", scalar, parts[i], &wide_type);
        }
    }
    if (scalar->width < 64) {
        uint32_t some = infinite(k, wide, count, each), of = root(k, wide, count, &sum);
        size = ll_temp(k);
        ll_emit(k, "%n = select i1 %n, double 0x7FF0000000000000, double %n", size, some, of);
    } else {
        size = ll_temp(k);
        ll_declare(k->t, "ur_ocl_length",
                   "declare double @ur_ocl_length(double, double, double, double) #9999999\n");
        ll_emit(k, "%n = call double @ur_ocl_length(double %n, double %n, double %n, double %n)",
                size, wide[0], wide[1], wide[2], wide[3]);
    }
    return converted(k, "fptrunc", &wide_type, size, scalar);
}

/* Of a vector with infinities, the direction of these. */
static void normalize_narrow(struct fn *k, const struct type *scalar, const uint32_t *parts,
                             uint32_t count, uint32_t *made) {
    uint32_t wide[4] = {0}, each[4], sum = 0, none = ll_temp(k), by = ll_temp(k);
    for (uint32_t i = 0; i < count; ++i) {
        wide[i] = converted(k, "fpext", scalar, parts[i], &wide_type);
    }
    uint32_t some = infinite(k, wide, count, each);
    ll_declare(k->t, "llvm.copysign.f64", "declare double @llvm.copysign.f64(double, double)\n");
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t one = ll_temp(k), zero = ll_temp(k), either = ll_temp(k), as = ll_temp(k);
        ll_emit(k, "%n = call double @llvm.copysign.f64(double 1.0, double %n)", one, wide[i]);
        ll_emit(k, "%n = fmul double %n, 0.0", zero, wide[i]);
        ll_emit(k, "%n = select i1 %n, double %n, double %n", either, each[i], one, zero);
        ll_emit(k, "%n = select i1 %n, double %n, double %n", as, some, either, wide[i]);
        wide[i] = as;
    }
    uint32_t size = root(k, wide, count, &sum);
    ll_emit(k, "%n = fcmp oeq double %n, 0.0", none, sum);
    ll_emit(k, "%n = fdiv double 1.0, %n", by, size);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t x = binary(k, "fmul", &wide_type, wide[i], by), narrow;
        narrow = converted(k, "fptrunc", &wide_type, x, scalar);
        made[i] = ll_temp(k);
        ll_emit(k, "%n = select i1 %n, %y %n, %y %n", made[i], none, scalar, parts[i], scalar,
                narrow);
    }
}

static void normalize(struct fn *k, struct type *type, const uint32_t *parts, uint32_t count) {
    const struct type *scalar = ll_scalar(type);
    uint32_t made[4], place;
    if (scalar->width < 64) {
        normalize_narrow(k, scalar, parts, count, made);
        ll_gather(k, type, made);
        return;
    }
    place = ll_temp(k);
    ll_declare(k->t, "ur_ocl_normalize", "declare void @ur_ocl_normalize(ptr, i32)\n");
    ll_variable(k, ll_format(k->t, "t%u", place), "[4 x double]", 16);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t at = ll_temp(k);
        ll_emit(k, "%n = getelementptr double, ptr %n, i64 %u", at, place, i);
        ll_emit(k, "store double %n, ptr %n, align 8", parts[i], at);
    }
    ll_emit(k, "call void @ur_ocl_normalize(ptr %n, i32 %u)", place, count);
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t at = ll_temp(k);
        made[i] = ll_temp(k);
        ll_emit(k, "%n = getelementptr double, ptr %n, i64 %u", at, place, i);
        ll_emit(k, "%n = load double, ptr %n, align 8", made[i], at);
    }
    ll_gather(k, type, made);
}

static void cross(struct fn *k, struct type *type, const uint32_t *a, const uint32_t *b) {
    const struct type *scalar = ll_scalar(type);
    uint32_t made[4];
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t j = (i + 1) % 3, l = (i + 2) % 3;
        made[i] = binary(k, "fsub", scalar, binary(k, "fmul", scalar, a[j], b[l]),
                         binary(k, "fmul", scalar, a[l], b[j]));
    }
    made[3] = ll_temp(k);
    if (type->count == 4) {
        ll_emit(k, "%n = select i1 true, %y zeroinitializer, %y zeroinitializer", made[3], scalar,
                scalar);
    }
    ll_gather(k, type, made);
}

static void geometry(struct fn *k, uint32_t number) {
    struct type *type = ll_type_of(k->t, ll_operand(k, 2)), *scalar = ll_scalar(type);
    uint32_t count = ll_lanes(type), a[4] = {0}, b[4] = {0};
    bool two = number == OpenCLstd_cross || number == OpenCLstd_distance ||
               number == OpenCLstd_fast_distance;
    if (!ll_is_float(type) || count > 4 || (number == OpenCLstd_cross && count < 3) ||
        (two && ll_type_of(k->t, ll_operand(k, 3)) != type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    for (uint32_t i = 0; i < count; ++i) {
        a[i] = part(k, type, ll_operand(k, 2), i);
        if (two) {
            b[i] = part(k, type, ll_operand(k, 3), i);
        }
    }
    switch (number) {
    case OpenCLstd_cross:
        cross(k, type, a, b);
        return;
    case OpenCLstd_distance:
    case OpenCLstd_fast_distance:
        for (uint32_t i = 0; i < count; ++i) {
            a[i] = binary(k, "fsub", scalar, a[i], b[i]);
        }
        break;
    case OpenCLstd_length:
    case OpenCLstd_fast_length:
        break;
    default:
        normalize(k, type, a, count);
        return;
    }
    uint32_t size = length(k, scalar, a, count);
    ll_gather(k, scalar, &size);
}

/* ---- loads and stores ------------------------------------------------------------------------ */

/* The address of element `index` of rows of `stride` bytes. */
static uint32_t row_at(struct fn *k, uint32_t pointer, uint32_t index, uint64_t stride) {
    const struct type *type = ll_type_of(k->t, index);
    uint32_t wide = ll_temp(k), bytes = ll_temp(k), made = ll_temp(k);
    if (type->op != SpvOpTypeInt || ll_type_of(k->t, pointer)->op != SpvOpTypePointer) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    ll_emit(k, "%n = %s %p to i64", wide, type->width == 64 ? "bitcast" : "zext", index);
    ll_emit(k, "%n = mul i64 %n, %l", bytes, wide, (int64_t)stride);
    ll_emit(k, "%n = getelementptr i8, %p, i64 %n", made, pointer, bytes);
    return made;
}

static const char *half_text(struct fn *k, uint32_t lanes) {
    return lanes > 1 ? ll_format(k->t, "<%u x half>", lanes) : "half";
}

static void load_vector(struct fn *k) {
    const struct type *type = ll_type(k->t, k->insn->type);
    if (type->op != SpvOpTypeVector) {
        ll_wrong(k, UR_LLVM_INVALID, "a result that is no vector");
    }
    uint64_t size = type->element->size;
    uint32_t at = row_at(k, ll_operand(k, 3), ll_operand(k, 2), size * type->count);
    ll_emit(k, "%%v%u = load %y, ptr %n, align %u%s", k->insn->result, type, at, (unsigned)size,
            ll_parallel(k, ll_operand(k, 3)));
}

/* A vector of three has nothing behind it to be written: LLVM stores what it has alone. */
static void store_vector(struct fn *k) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, 2));
    if (type->op != SpvOpTypeVector) {
        ll_wrong(k, UR_LLVM_INVALID, "a value that is no vector");
    }
    uint64_t size = type->element->size;
    uint32_t at = row_at(k, ll_operand(k, 4), ll_operand(k, 3), size * type->count);
    ll_emit(k, "store %p, ptr %n, align %u%s", ll_operand(k, 2), at, (unsigned)size,
            ll_parallel(k, ll_operand(k, 4)));
}

static uint64_t half_stride(uint32_t lanes, bool aligned) {
    return aligned && lanes == 3 ? 8 : 2 * (uint64_t)lanes;
}

static void load_half(struct fn *k, bool aligned) {
    const struct type *type = ll_type(k->t, k->insn->type);
    uint32_t lanes = ll_lanes(type), got = ll_temp(k);
    uint64_t stride = half_stride(lanes, aligned);
    if (!ll_is_float(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "a result that is no float");
    }
    uint32_t at = row_at(k, ll_operand(k, 3), ll_operand(k, 2), stride);
    ll_emit(k, "%n = load %s, ptr %n, align %u%s", got, half_text(k, lanes), at,
            aligned ? (unsigned)stride : 2u, ll_parallel(k, ll_operand(k, 3)));
    ll_emit(k, "%%v%u = %s %s %n to %y", k->insn->result, type->width == 16 ? "bitcast" : "fpext",
            half_text(k, lanes), got, type);
}

static void store_half(struct fn *k, bool aligned, bool rounded) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, 2)),
                      *scalar = ll_scalar((struct type *)type);
    uint32_t lanes = ll_lanes(type), mode = rounded ? ll_operand(k, 5) : SpvFPRoundingModeRTE;
    uint64_t stride = half_stride(lanes, aligned);
    if (!ll_is_float(type) || lanes > 16) {
        ll_wrong(k, UR_LLVM_INVALID, "a value that is no float");
    }
    uint32_t at = row_at(k, ll_operand(k, 4), ll_operand(k, 3), stride);
    const char *parallel = ll_parallel(k, ll_operand(k, 4));
    if (mode == SpvFPRoundingModeRTE || type->width == 16) {
        uint32_t narrow = ll_temp(k);
        ll_emit(k, "%n = %s %p to %s", narrow, type->width == 16 ? "bitcast" : "fptrunc",
                ll_operand(k, 2), half_text(k, lanes));
        ll_emit(k, "store %s %n, ptr %n, align %u%s", half_text(k, lanes), narrow, at,
                aligned ? (unsigned)stride : 2u, parallel);
        return;
    }
    ll_declare(k->t, "ur_ocl_round_f64_f16",
               "declare i16 @ur_ocl_round_f64_f16(double, i32) #9999999\n");
    for (uint32_t i = 0; i < lanes; ++i) {
        uint32_t x = ll_component(k, type, ll_operand(k, 2), i), wide = ll_temp(k),
                 bits = ll_temp(k), place = ll_temp(k);
        ll_emit(k, "%n = %s %y %n to double", wide, scalar->width == 64 ? "bitcast" : "fpext",
                scalar, x);
        ll_emit(k, "%n = call i16 @ur_ocl_round_f64_f16(double %n, i32 %u)", bits, wide, mode);
        ll_emit(k, "%n = getelementptr i16, ptr %n, i64 %u", place, at, i);
        ll_emit(k, "store i16 %n, ptr %n, align 2%s", bits, place, parallel);
    }
}

/* ---- choices --------------------------------------------------------------------------------- */

static void bit_select(struct fn *k) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, 2));
    const char *bits = ll_int_text(k->t, type->width, type), *x[3];
    if ((!ll_is_int(type) && !ll_is_float(type)) || ll_type_of(k->t, ll_operand(k, 3)) != type ||
        ll_type_of(k->t, ll_operand(k, 4)) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = bitcast %p to %s", made, ll_operand(k, 2 + i), bits);
        x[i] = ll_format(k->t, "%%t%u", made);
    }
    /* a where the mask has 0: a ^ ((a ^ b) & c) */
    uint32_t differ = ll_temp(k), chosen = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = xor %s %s, %s", differ, bits, x[0], x[1]);
    ll_emit(k, "%n = and %s %n, %s", chosen, bits, differ, x[2]);
    ll_emit(k, "%n = xor %s %n, %s", made, bits, chosen, x[0]);
    ll_emit(k, "%%v%u = bitcast %s %n to %y", k->insn->result, bits, made, type);
}

/* By whether the number is not 0, of vectors by the highest bit. */
static void select_by_number(struct fn *k) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, 4));
    uint32_t yes = ll_temp(k);
    if (!ll_is_int(type)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    ll_emit(k, "%n = icmp %s %p, zeroinitializer", yes, ll_lanes(type) > 1 ? "slt" : "ne",
            ll_operand(k, 4));
    ll_emit(k, "%%v%u = select %s %n, %p, %p", k->insn->result, ll_int_text(k->t, 1, type), yes,
            ll_operand(k, 3), ll_operand(k, 2));
}

static void opencl_vector_shuffle(struct fn *k, bool two) {
    struct type *type = ll_type(k->t, k->insn->type);
    const struct type *from = ll_type_of(k->t, ll_operand(k, 2)),
                      *mask = ll_type_of(k->t, ll_operand(k, two ? 4 : 3));
    uint32_t parts[64], lanes = ll_lanes(from), all = two ? 2 * lanes : lanes;
    if (type->op != SpvOpTypeVector || from->op != SpvOpTypeVector || mask->op != SpvOpTypeVector ||
        !ll_is_int(mask) || mask->count != type->count || from->element != type->element ||
        (two && ll_type_of(k->t, ll_operand(k, 3)) != from) || lanes & (lanes - 1)) {
        ll_wrong(k, UR_LLVM_INVALID, "operands of types that it is not for");
    }
    for (uint32_t i = 0; i < type->count; ++i) {
        uint32_t index = ll_component(k, mask, ll_operand(k, two ? 4 : 3), i), cut = ll_temp(k),
                 inside = ll_temp(k), got[2];
        ll_emit(k, "%n = and %y %n, %u", cut, mask->element, index, all - 1);
        ll_emit(k, "%n = and %y %n, %u", inside, mask->element, index, lanes - 1);
        for (uint32_t j = 0; j < (two ? 2u : 1u); ++j) {
            got[j] = ll_temp(k);
            ll_emit(k, "%n = extractelement %p, %y %n", got[j], ll_operand(k, 2 + j), mask->element,
                    inside);
        }
        parts[i] = got[0];
        if (two) {
            uint32_t second = ll_temp(k);
            parts[i] = ll_temp(k);
            ll_emit(k, "%n = icmp uge %y %n, %u", second, mask->element, cut, lanes);
            ll_emit(k, "%n = select i1 %n, %y %n, %y %n", parts[i], second, from->element, got[1],
                    from->element, got[0]);
        }
    }
    ll_gather(k, type, parts);
}

bool ll_emit_opencl_vector(struct fn *k, uint32_t number) {
    switch (number) {
    case OpenCLstd_vloadn:
        load_vector(k);
        return true;
    case OpenCLstd_vstoren:
        store_vector(k);
        return true;
    case OpenCLstd_vload_half:
    case OpenCLstd_vload_halfn:
        load_half(k, false);
        return true;
    case OpenCLstd_vloada_halfn:
        load_half(k, true);
        return true;
    case OpenCLstd_vstore_half:
    case OpenCLstd_vstore_halfn:
        store_half(k, false, false);
        return true;
    case OpenCLstd_vstore_half_r:
    case OpenCLstd_vstore_halfn_r:
        store_half(k, false, true);
        return true;
    case OpenCLstd_vstorea_halfn:
        store_half(k, true, false);
        return true;
    case OpenCLstd_vstorea_halfn_r:
        store_half(k, true, true);
        return true;
    case OpenCLstd_shuffle:
        opencl_vector_shuffle(k, false);
        return true;
    case OpenCLstd_shuffle2:
        opencl_vector_shuffle(k, true);
        return true;
    case OpenCLstd_bitselect:
        bit_select(k);
        return true;
    case OpenCLstd_select:
        select_by_number(k);
        return true;
    default:
        if (number < OpenCLstd_cross || number > OpenCLstd_fast_normalize) {
            return false;
        }
        geometry(k, number);
        return true;
    }
}
