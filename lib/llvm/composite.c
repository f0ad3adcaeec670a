/* What is made of parts: vectors, arrays, structures; and choices between values. */
#include "emit.h"

static void put_indices(struct fn *k, uint32_t from) {
    for (uint32_t i = from; i < k->insn->count; ++i) {
        ur_text_print(&k->t->out, &k->body, ", %u", k->insn->operands[i]);
    }
    ur_text_puts(&k->t->out, &k->body, "\n");
}

/* The vector that all indices but the last lead to, as a temporary, if they lead to one; and its
 * type in `*type`, which begins as that of the whole. */
static uint32_t vector_in(struct fn *k, uint32_t whole, uint32_t first, struct type **type) {
    struct type *at = *type;
    for (uint32_t i = first; i < k->insn->count; ++i) {
        uint32_t index = k->insn->operands[i];
        if (at->op == SpvOpTypeVector) {
            if (i + 1 != k->insn->count) {
                ll_wrong(k, UR_LLVM_INVALID, "indices into a component");
            }
            *type = at;
            uint32_t made = ll_temp(k);
            if (i == first) {
                ll_emit(k, "%n = select i1 true, %p, %p", made, whole, whole);
                return made;
            }
            ur_text_print(&k->t->out, &k->body, "  %%t%u = extractvalue ", made);
            ur_text_print(&k->t->out, &k->body, "%s ", ll_type_of(k->t, whole)->text);
            ll_put_value(k->t, &k->body, whole);
            for (uint32_t j = first; j < i; ++j) {
                ur_text_print(&k->t->out, &k->body, ", %u", k->insn->operands[j]);
            }
            ur_text_puts(&k->t->out, &k->body, "\n");
            return made;
        }
        if ((at->op != SpvOpTypeArray && at->op != SpvOpTypeStruct) || index >= at->count) {
            ll_wrong(k, UR_LLVM_INVALID, "no part %u of type %%%u", index, at->id);
        }
        at = at->op == SpvOpTypeArray ? at->element : at->members[index];
    }
    *type = at;
    return 0;
}

static void extract(struct fn *k) {
    uint32_t whole = ll_operand(k, 0);
    struct type *type = ll_type_of(k->t, whole);
    if (k->insn->count < 2) {
        ll_wrong(k, UR_LLVM_INVALID, "no index");
    }
    uint32_t vector = vector_in(k, whole, 1, &type);
    if (vector) {
        ll_emit(k, "%%v%u = extractelement %y %n, i32 %u", k->insn->result, type, vector,
                k->insn->operands[k->insn->count - 1u]);
        return;
    }
    ur_text_print(&k->t->out, &k->body, "  %%v%u = extractvalue %s ", k->insn->result,
                  ll_type_of(k->t, whole)->text);
    ll_put_value(k->t, &k->body, whole);
    put_indices(k, 1);
}

static void composite_insert(struct fn *k) {
    uint32_t part = ll_operand(k, 0), whole = ll_operand(k, 1), count = k->insn->count;
    struct type *outer = ll_type_of(k->t, whole), *type = outer;
    if (count < 3) {
        ll_wrong(k, UR_LLVM_INVALID, "no index");
    }
    uint32_t vector = vector_in(k, whole, 2, &type), index = k->insn->operands[count - 1u];
    if (vector && outer->op == SpvOpTypeVector) {
        ll_emit(k, "%%v%u = insertelement %y %n, %p, i32 %u", k->insn->result, type, vector, part,
                index);
        return;
    }
    if (vector) {
        uint32_t made = ll_temp(k);
        ll_emit(k, "%n = insertelement %y %n, %p, i32 %u", made, type, vector, part, index);
        ur_text_print(&k->t->out, &k->body, "  %%v%u = insertvalue %s ", k->insn->result,
                      outer->text);
        ll_put_value(k->t, &k->body, whole);
        ur_text_print(&k->t->out, &k->body, ", %s %%t%u", type->text, made);
        for (uint32_t i = 2; i + 1 < count; ++i) {
            ur_text_print(&k->t->out, &k->body, ", %u", k->insn->operands[i]);
        }
        ur_text_puts(&k->t->out, &k->body, "\n");
        return;
    }
    ur_text_print(&k->t->out, &k->body, "  %%v%u = insertvalue %s ", k->insn->result, outer->text);
    ll_put_value(k->t, &k->body, whole);
    ur_text_print(&k->t->out, &k->body, ", %s ", ll_type_of(k->t, part)->text);
    ll_put_value(k->t, &k->body, part);
    put_indices(k, 2);
}

/* Of a vector the parts may be vectors themselves. */
static void construct_vector(struct fn *k, struct type *type) {
    uint32_t parts[64], count = 0;
    for (uint32_t i = 0; i < k->insn->count; ++i) {
        const struct type *part = ll_type_of(k->t, k->insn->operands[i]);
        for (uint32_t j = 0; j < ll_lanes(part); ++j) {
            if (count == type->count) {
                ll_wrong(k, UR_LLVM_INVALID, "more parts than the vector has");
            }
            parts[count++] = ll_component(k, part, k->insn->operands[i], j);
        }
    }
    if (count != type->count) {
        ll_wrong(k, UR_LLVM_INVALID, "%u parts of a vector of %u", count, type->count);
    }
    ll_gather(k, type, parts);
}

static void construct(struct fn *k) {
    struct type *type = ll_type(k->t, k->insn->type);
    if (type->op == SpvOpTypeVector) {
        construct_vector(k, type);
        return;
    }
    if ((type->op != SpvOpTypeArray && type->op != SpvOpTypeStruct) ||
        k->insn->count != type->count) {
        ll_wrong(k, UR_LLVM_INVALID, "%u parts for type %%%u", k->insn->count, type->id);
    }
    const char *before = "poison";
    for (uint32_t i = 0; i < type->count; ++i) {
        if (i + 1 == type->count) {
            ll_emit(k, "%%v%u = insertvalue %y %s, %p, %u", k->insn->result, type, before,
                    k->insn->operands[i], i);
        } else {
            uint32_t made = ll_temp(k);
            ll_emit(k, "%n = insertvalue %y %s, %p, %u", made, type, before, k->insn->operands[i],
                    i);
            before = ll_format(k->t, "%%t%u", made);
        }
    }
    if (!type->count) {
        ll_emit(k, "%%v%u = select i1 true, %y undef, %y undef", k->insn->result, type, type);
    }
}

/* LLVM's shuffle wants both vectors of one length: here they may differ. */
static void composite_shuffle(struct fn *k) {
    uint32_t a = ll_operand(k, 0), b = ll_operand(k, 1), parts[64];
    const struct type *first = ll_type_of(k->t, a), *second = ll_type_of(k->t, b);
    struct type *type = ll_type(k->t, k->insn->type);
    uint32_t count = k->insn->count - 2u;
    if (type->op != SpvOpTypeVector || type->count != count) {
        ll_wrong(k, UR_LLVM_INVALID, "%u components for type %%%u", count, type->id);
    }
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t from = k->insn->operands[2 + i], lanes = ll_lanes(first);
        if (from == UINT32_MAX) {
            parts[i] = ll_temp(k);
            ll_emit(k, "%n = select i1 true, %y undef, %y undef", parts[i], type->element,
                    type->element);
        } else if (from < lanes) {
            parts[i] = ll_component(k, first, a, from);
        } else if (from - lanes < ll_lanes(second)) {
            parts[i] = ll_component(k, second, b, from - lanes);
        } else {
            ll_wrong(k, UR_LLVM_INVALID, "component %u of %u", from, lanes + ll_lanes(second));
        }
    }
    ll_gather(k, type, parts);
}

bool ll_emit_composite(struct fn *k, uint32_t op) {
    uint32_t result = k->insn->result;
    switch (op) {
    case SpvOpCompositeExtract:
        extract(k);
        return true;
    case SpvOpCompositeInsert:
        composite_insert(k);
        return true;
    case SpvOpCompositeConstruct:
        construct(k);
        return true;
    case SpvOpVectorShuffle:
        composite_shuffle(k);
        return true;
    case SpvOpVectorExtractDynamic:
        ll_emit(k, "%%v%u = extractelement %p, %p", result, ll_operand(k, 0), ll_operand(k, 1));
        return true;
    case SpvOpVectorInsertDynamic:
        ll_emit(k, "%%v%u = insertelement %p, %p, %p", result, ll_operand(k, 0), ll_operand(k, 1),
                ll_operand(k, 2));
        return true;
    case SpvOpSelect:
        ll_emit(k, "%%v%u = select %p, %p, %p", result, ll_operand(k, 0), ll_operand(k, 1),
                ll_operand(k, 2));
        return true;
    case SpvOpCopyObject:
    case SpvOpCopyLogical:
    case SpvOpExpectKHR:
    case SpvOpFPGARegINTEL:
        ll_emit(k, "%%v%u = select i1 true, %p, %p", result, ll_operand(k, 0), ll_operand(k, 0));
        return true;
    case SpvOpFreezeKHR:
        ll_emit(k, "%%v%u = freeze %p", result, ll_operand(k, 0));
        return true;
    default:
        return false;
    }
}
