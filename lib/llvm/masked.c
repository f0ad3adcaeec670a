/* Indices of which a part is cut off, as `l & 7` of a work-item's number. LLVM 20 to 22 at least
 * take such an index for one that grows by 1 with each work-item, on condition that its few bits do
 * not overflow, and then forget the condition where they also ask that a sum of 32 bits does not,
 * which is another one: work-items 8 to 15 would read what lies behind that of the eighth. Here
 * such an index is one of which LLVM knows nothing; whether its elements lie side by side is asked
 * when the kernel runs (lib/compile/contiguous.c). */
#include "emit.h"
#include "hostcode/hostcode.h"

enum { MOST_LOOKED_AT = 128, LEAST_WHOLE = 32 /* bits */ };

/* Values that were looked at; past them the answer is yes, which costs a question when the kernel
 * runs. */
struct looking {
    const struct ur_spirv_module *module;
    uint32_t seen[MOST_LOOKED_AT], count;
};

static bool reads_id(const struct ur_spirv_module *module,
                     const struct ur_spirv_instruction *insn) {
    switch (ll_built_in_read(module, insn)) {
    case SpvBuiltInLocalInvocationId:
    case SpvBuiltInGlobalInvocationId:
    case SpvBuiltInLocalInvocationIndex:
    case SpvBuiltInGlobalLinearId:
    case SpvBuiltInSubgroupLocalInvocationId:
        return true;
    default:
        return false;
    }
}

/* Whether it is made of its operands from the `first` on, each `step`th, by arithmetic that LLVM
 * may see through; else 0 is the step. */
static unsigned made_by(const struct ur_spirv_instruction *insn, uint32_t *first) {
    *first = 0;
    switch (insn->opcode) {
    case SpvOpPhi:
        return 2;
    case SpvOpSelect:
        *first = 1; /* not of what it asks */
        return 1;
    case SpvOpExtInst:
        *first = 2;
        return 1;
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
    case SpvOpCompositeConstruct:
    case SpvOpVectorShuffle:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpBitcast:
    case SpvOpCopyObject:
        return 1;
    default:
        return (insn->opcode >= SpvOpSNegate && insn->opcode <= SpvOpSMod) ||
                       (insn->opcode >= SpvOpShiftRightLogical && insn->opcode <= SpvOpNot)
                   ? 1
                   : 0;
    }
}

/* How many of its operands are values, not numbers that say which part. */
static uint32_t values_of(const struct ur_spirv_instruction *insn) {
    bool parts = insn->opcode == SpvOpCompositeExtract,
         two = insn->opcode == SpvOpCompositeInsert || insn->opcode == SpvOpVectorShuffle;
    return parts ? 1 : two ? 2 : insn->count;
}

/* False: it was looked at before. */
static bool is_new(struct looking *l, uint32_t id) {
    for (uint32_t i = 0; i < l->count; ++i) {
        if (l->seen[i] == id) {
            return false;
        }
    }
    if (l->count < MOST_LOOKED_AT) {
        l->seen[l->count++] = id;
    }
    return true;
}

/* Whether arithmetic leads from a work-item's number to it. */
static bool is_of_id(struct looking *l, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(l->module, id);
    uint32_t first;
    if (!insn || l->count == MOST_LOOKED_AT || !is_new(l, id)) {
        return insn && l->count == MOST_LOOKED_AT;
    }
    if (reads_id(l->module, insn)) {
        return true;
    }
    unsigned step = made_by(insn, &first);
    for (uint32_t i = first; step && i < values_of(insn); i += step) {
        if (is_of_id(l, insn->operands[i])) {
            return true;
        }
    }
    return false;
}

/* Whether the other operand is 2^n less `less`, for fewer than LEAST_WHOLE bits. */
static bool keeps_few(const struct ur_spirv_module *module, uint32_t id, unsigned less) {
    uint64_t value;
    return ur_spirv_constant(module, id, &value) && value + less > 1 &&
           value + less < (uint64_t)1 << LEAST_WHOLE && !((value + less) & (value + less - 1));
}

/* Whether it shifts up so far that fewer than LEAST_WHOLE bits of what it shifts are left. */
static bool leaves_few(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    uint64_t count;
    return insn && insn->opcode == SpvOpShiftLeftLogical &&
           ur_spirv_constant(module, insn->operands[1], &count) &&
           ur_spirv_width(module, insn->type) < count + LEAST_WHOLE;
}

/* Whether what this one leaves of a value is its lowest bits, as few as that; `of`: the value. */
static bool cuts(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn,
                 uint32_t *of) {
    uint32_t width = ur_spirv_width(module, insn->type);
    *of = insn->count ? insn->operands[0] : 0;
    switch (insn->opcode) {
    case SpvOpBitwiseAnd:
        if (keeps_few(module, insn->operands[0], 1)) {
            *of = insn->operands[1];
            return true;
        }
        return keeps_few(module, insn->operands[1], 1);
    case SpvOpUMod:
        return keeps_few(module, insn->operands[1], 0);
    case SpvOpShiftRightLogical: /* of what was shifted up */
    case SpvOpShiftRightArithmetic:
        return leaves_few(module, insn->operands[0]);
    case SpvOpBitFieldUExtract:
    case SpvOpBitFieldSExtract:
        return true;
    case SpvOpUConvert:
    case SpvOpSConvert:
        return width < LEAST_WHOLE &&
               width < ur_spirv_width(module, ur_spirv_type(module, insn->operands[0]));
    default:
        return false;
    }
}

/* `of`: what was looked at for a work-item's number. */
static bool is_cut(struct looking *l, struct looking *of, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(l->module, id);
    uint32_t first, value;
    if (!insn || l->count == MOST_LOOKED_AT || !is_new(l, id)) {
        return insn && l->count == MOST_LOOKED_AT;
    }
    if (cuts(l->module, insn, &value) && is_of_id(of, value)) {
        return true;
    }
    unsigned step = made_by(insn, &first);
    for (uint32_t i = first; step && i < values_of(insn); i += step) {
        if (is_cut(l, of, insn->operands[i])) {
            return true;
        }
    }
    return false;
}

uint32_t ll_hide_cut(struct fn *k, uint32_t index) {
    struct looking l = {.module = k->t->module}, of = l;
    const struct type *type = ll_type_of(k->t, index);
    if (k->t->options->wave || !is_cut(&l, &of, index)) {
        return 0;
    }
    /* The highest bit of how many groups there are: 0, which LLVM does not know. */
    uint32_t at = ll_temp(k), count = ll_temp(k), zero = ll_temp(k), same = ll_temp(k),
             made = ll_temp(k);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %%item, i64 %u", at,
            (unsigned)offsetof(struct ur_hostcode_item, group_count));
    ll_emit(k, "%n = load i64, ptr %n, align 8", count, at);
    ll_emit(k, "%n = lshr i64 %n, 63", zero, count);
    ll_emit(k, type->width < 64 ? "%n = trunc i64 %n to %y" : "%n = bitcast i64 %n to %y", same,
            zero, type);
    ll_emit(k, "%n = xor %p, %n", made, index, same);
    return made;
}
