/* Dot products of integers (SPV_KHR_integer_dot_product), component by component in at least 32
 * bits: sums of 8 bits end LLVM 22 for AMD's devices. Of four bytes it makes one instruction where
 * the processor has it. */
#include "emit.h"

struct vector {
    uint32_t value, lanes, bits;
};

/* What an operand is or, packed, stands for. */
static struct vector vector_of(struct fn *k, uint32_t i, bool packed, uint32_t most) {
    const struct type *type = ll_type_of(k->t, ll_operand(k, i));
    struct vector made = {ll_temp(k), 4, 8};
    if (packed) {
        if (type->op != SpvOpTypeInt || type->width != 32) {
            ll_wrong(k, UR_LLVM_INVALID, "four bytes in what is no integer of 32 bits");
        }
        ll_emit(k, "%n = bitcast %p to <4 x i8>", made.value, k->insn->operands[i]);
    } else {
        if (type->op != SpvOpTypeVector || !ll_is_int(type)) {
            ll_wrong(k, UR_LLVM_INVALID, "a dot product of what are no vectors of integers");
        }
        made.lanes = type->count;
        made.bits = type->element->width;
        ll_emit(k, "%n = bitcast %p to %y", made.value, k->insn->operands[i], type);
    }
    if (made.bits > most) {
        ll_wrong(k, UR_LLVM_INVALID, "components of %u bits for a result of %u", made.bits, most);
    }
    return made;
}

static uint32_t component(struct fn *k, struct vector from, uint32_t i, bool sign, uint32_t width) {
    uint32_t part = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = extractelement <%u x i%u> %n, i32 %u", part, from.lanes, from.bits, from.value,
            i);
    ll_emit(k, "%n = %s i%u %n to i%u", made,
            from.bits == width ? "bitcast"
            : sign             ? "sext"
                               : "zext",
            from.bits, part, width);
    return made;
}

static void product(struct fn *k, bool sign_a, bool sign_b, bool accumulates) {
    const struct type *type = ll_type(k->t, k->insn->type);
    uint32_t format = accumulates ? 3 : 2, width = type->width < 32 ? 32 : type->width, sum = 0;
    bool packed = k->insn->count > format;
    if (type->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "a dot product of integers that is none");
    }
    if (packed && k->insn->operands[format] != SpvPackedVectorFormatPackedVectorFormat4x8Bit) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "packed vectors of format %u", k->insn->operands[format]);
    }
    struct vector a = vector_of(k, 0, packed, packed ? 8 : type->width),
                  b = vector_of(k, 1, packed, packed ? 8 : type->width);
    if (a.lanes != b.lanes || a.bits != b.bits) {
        ll_wrong(k, UR_LLVM_INVALID, "a dot product of %u and %u components", a.lanes, b.lanes);
    }
    for (uint32_t i = 0; i < a.lanes; ++i) {
        uint32_t x = component(k, a, i, sign_a, width), y = component(k, b, i, sign_b, width),
                 part = ll_temp(k), next = ll_temp(k);
        ll_emit(k, "%n = mul i%u %n, %n", part, width, x, y);
        if (i) {
            ll_emit(k, "%n = add i%u %n, %n", next, width, sum, part);
        }
        sum = i ? next : part;
    }
    uint32_t cut = ll_temp(k);
    ll_emit(k, "%n = %s i%u %n to %y", cut, type->width < width ? "trunc" : "bitcast", width, sum,
            type);
    if (!accumulates) {
        ll_emit(k, "%%v%u = bitcast %y %n to %y", k->insn->result, type, cut, type);
        return;
    }
    const char *name = ll_format(k->t, "llvm.%cadd.sat.i%u", sign_a ? 's' : 'u', type->width);
    if (ll_type_of(k->t, ll_operand(k, 2)) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "a dot product that is added to another type");
    }
    ll_declare(k->t, name, "declare %s @%s(%s, %s)\n", type->text, name, type->text, type->text);
    ll_emit(k, "%%v%u = call %y @%s(%y %n, %p)", k->insn->result, type, name, type, cut,
            k->insn->operands[2]);
}

bool ll_emit_dot(struct fn *k, uint32_t op) {
    switch (op) {
    case SpvOpSDot:
    case SpvOpSDotAccSat:
        product(k, true, true, op == SpvOpSDotAccSat);
        return true;
    case SpvOpUDot:
    case SpvOpUDotAccSat:
        product(k, false, false, op == SpvOpUDotAccSat);
        return true;
    case SpvOpSUDot:
    case SpvOpSUDotAccSat:
        product(k, true, false, op == SpvOpSUDotAccSat);
        return true;
    default:
        return false;
    }
}
