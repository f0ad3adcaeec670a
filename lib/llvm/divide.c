/* Division of integers. */
#include "emit.h"

static struct type *divide_type(struct fn *k) {
    struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    if (!ll_is_int(type) || ll_type_of(k->t, ll_operand(k, 1)) != type) {
        ll_wrong(k, UR_LLVM_INVALID, "operands that are no integers of one type");
    }
    return type;
}

/* Division by 0, and of the smallest number by -1, are undefined and end the process on some
 * machines, none of which AMD's devices are: the divisor becomes 1 there. */
static uint32_t divisor(struct fn *k, const struct type *type, bool sign) {
    uint32_t zero = ll_temp(k), made = ll_temp(k);
    if (k->t->wave) {
        ll_emit(k, "%n = bitcast %p to %y", made, ll_operand(k, 1), type);
        return made;
    }
    const char *bits = ll_int_text(k->t, 1, type);
    ll_emit(k, "%n = icmp eq %p, zeroinitializer", zero, ll_operand(k, 1));
    if (sign) {
        uint32_t least = ll_temp(k), minus = ll_temp(k), both = ll_temp(k), bad = ll_temp(k);
        ll_emit(k, "%n = icmp eq %p, %s", least, ll_operand(k, 0),
                ll_splat_int(k, type, (int64_t)(UINT64_MAX << (type->width - 1))));
        ll_emit(k, "%n = icmp eq %p, %s", minus, ll_operand(k, 1), ll_splat_int(k, type, -1));
        ll_emit(k, "%n = and %s %n, %n", both, bits, least, minus);
        ll_emit(k, "%n = or %s %n, %n", bad, bits, both, zero);
        zero = bad;
    }
    ll_emit(k, "%n = select %s %n, %y %s, %p", made, bits, zero, type, ll_splat_int(k, type, 1),
            ll_operand(k, 1));
    return made;
}

/* ---- by what is the same for all ------------------------------------------------------------- */

enum { DEEPEST = 6, MOST_LOOKED_AT = 256 };

/* Whether it is made of parameters of the kernel, of constants and of what lies there in memory.
 * `left`: how many values are looked at, for what is made of many may be made of many again. */
static bool is_made_of_parameters(const struct fn *k, uint32_t id, unsigned depth, unsigned *left) {
    const struct ur_spirv_module *module = k->t->module;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    const struct ur_spirv_note *input;
    uint32_t ids;
    if (!insn || depth > DEEPEST || (*left)-- == 0) {
        return false;
    }
    switch (insn->opcode) {
    case SpvOpFunctionParameter:
        return k->facts->body;
    case SpvOpVariable:
        input = ur_spirv_decoration(module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn);
        return input && input->count &&
               (input->operands[0] == SpvBuiltInNumWorkgroups ||
                input->operands[0] == SpvBuiltInWorkgroupSize ||
                input->operands[0] == SpvBuiltInGlobalSize);
    case SpvOpConstant:
    case SpvOpConstantComposite:
    case SpvOpConstantNull:
    case SpvOpSpecConstant:
    case SpvOpUndef:
        return true;
    case SpvOpLoad:
    case SpvOpBitcast:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpCompositeExtract:
        ids = 1;
        break;
    case SpvOpCompositeInsert:
    case SpvOpVectorShuffle:
        ids = 2;
        break;
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpSDiv:
    case SpvOpUDiv:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpCompositeConstruct:
        ids = insn->count;
        break;
    default:
        return false;
    }
    for (uint32_t i = 0; i < ids; ++i) {
        if (!is_made_of_parameters(k, insn->operands[i], depth + 1, left)) {
            return false;
        }
    }
    return true;
}

static bool is_of_parameters(const struct fn *k, uint32_t id) {
    unsigned left = MOST_LOOKED_AT;
    return is_made_of_parameters(k, id, 0, &left);
}

/* Of 32 bits, by a number that is the same for all work-items, which is turned round once, before
 * their loop: LLVM makes no vectors of division. With r the reciprocal in double, rounded away from
 * zero to at most (1 + 2^-51) / y, x * r is rounded to no less than x / y where that is whole, for
 * whole numbers of double stay in their order, and is above it by less than 2^-51 * 2^32 / y, where
 * the next whole number is at least 1 / y away: cut off, it is the quotient. */
static bool by_reciprocal(struct fn *k, const struct type *type) {
#ifdef __x86_64__
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    uint64_t constant;
    uint32_t by = ll_operand(k, 1);
    return !k->t->options->wave && scalar->width == 32 &&
           !ur_spirv_constant(k->t->module, by, &constant) &&
           ur_spirv_opcode(k->t->module, by) != SpvOpConstantComposite && is_of_parameters(k, by) &&
           !is_of_parameters(k, ll_operand(k, 0));
#else
    return false;
#endif
}

/* The divisor is not 0. The smallest number by -1 gives some number. */
static uint32_t quotient(struct fn *k, const struct type *type, uint32_t by, bool sign) {
    const char *to = type->op == SpvOpTypeVector
                         ? ll_format(k->t, "<%u x double>", (unsigned)type->count)
                         : "double";
    const char *bits = ll_int_text(k->t, 64, type), *way = sign ? "si" : "ui";
    uint32_t x = ll_temp(k), y = ll_temp(k), near = ll_temp(k), whole = ll_temp(k),
             next = ll_temp(k), above = ll_temp(k), product = ll_temp(k), cut = ll_temp(k),
             made = ll_temp(k);
    ll_emit(k, "%n = %stofp %y %n to %s", y, way, type, by, to);
    ll_emit(k, "%n = fdiv %s %s, %n", near, to, ll_splat(k, type, "double", "1.0"), y);
    ll_emit(k, "%n = bitcast %s %n to %s", whole, to, near, bits);
    ll_emit(k, "%n = add %s %n, %s", next, bits, whole, ll_splat(k, type, "i64", "1"));
    ll_emit(k, "%n = bitcast %s %n to %s", above, bits, next, to);
    ll_emit(k, "%n = %stofp %p to %s", x, way, ll_operand(k, 0), to);
    ll_emit(k, "%n = fmul %s %n, %n", product, to, x, above);
    ll_emit(k, "%n = fpto%s %s %n to %y", cut, way, to, product, type);
    ll_emit(k, "%n = freeze %y %n", made, type, cut);
    return made;
}

/* ---- all ------------------------------------------------------------------------------------- */

/* The quotient, or the remainder with the sign of the dividend. */
static uint32_t divide(struct fn *k, uint32_t by, bool sign, bool rest) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = %s %p, %n", made, rest ? (sign ? "srem" : "urem") : (sign ? "sdiv" : "udiv"),
            ll_operand(k, 0), by);
    return made;
}

bool ll_emit_division(struct fn *k, uint32_t op) {
    if (op != SpvOpUDiv && op != SpvOpSDiv && op != SpvOpUMod && op != SpvOpSRem &&
        op != SpvOpSMod) {
        return false;
    }
    bool sign = op != SpvOpUDiv && op != SpvOpUMod, rest = op != SpvOpUDiv && op != SpvOpSDiv;
    const struct type *type = divide_type(k);
    uint32_t by, made;
    if (by_reciprocal(k, type)) {
        by = divisor(k, type, false);
        made = quotient(k, type, by, sign);
        if (rest) {
            uint32_t times = ll_temp(k), left = ll_temp(k);
            ll_emit(k, "%n = mul %y %n, %n", times, type, made, by);
            ll_emit(k, "%n = sub %p, %n", left, ll_operand(k, 0), times);
            made = left;
        }
    } else {
        by = divisor(k, type, sign);
        made = divide(k, by, sign, rest);
    }
    if (op == SpvOpSMod) { /* with the sign of the divisor */
        const char *bits = ll_int_text(k->t, 1, type);
        uint32_t mixed = ll_temp(k), differ = ll_temp(k), some = ll_temp(k), fix = ll_temp(k),
                 sum = ll_temp(k), last = ll_temp(k);
        ll_emit(k, "%n = xor %y %n, %n", mixed, type, made, by);
        ll_emit(k, "%n = icmp slt %y %n, zeroinitializer", differ, type, mixed);
        ll_emit(k, "%n = icmp ne %y %n, zeroinitializer", some, type, made);
        ll_emit(k, "%n = and %s %n, %n", fix, bits, differ, some);
        ll_emit(k, "%n = add %y %n, %n", sum, type, made, by);
        ll_emit(k, "%n = select %s %n, %y %n, %y %n", last, bits, fix, type, sum, type, made);
        made = last;
    }
    ll_emit(k, "%%v%u = bitcast %y %n to %y", k->insn->result, type, made, type);
    return true;
}
