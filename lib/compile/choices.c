#include "choices.h"

#include <stdbool.h>
#include <stddef.h>

#include "calls.h"

enum { SELECT = 46 };      /* LLVMOpcode */
enum { VECTOR_TYPE = 13 }; /* LLVMTypeKind */
enum { MOST_CONDITIONS = 16 };

struct choice {
    void *condition, *yes, *no;
};

/* Conditions that were made of two, in the block under work. */
struct made {
    void *outer, *inner, *both;
    unsigned way;
};

struct choosing {
    void *builder;
    struct made made[MOST_CONDITIONS];
    unsigned count;
};

/* Of vectors, for each element. */
static bool read_choice(void *value, struct choice *c) {
    if (!p_LLVMIsAInstruction(value) || p_LLVMGetInstructionOpcode(value) != SELECT) {
        return false;
    }
    *c = (struct choice){p_LLVMGetOperand(value, 0), p_LLVMGetOperand(value, 1),
                         p_LLVMGetOperand(value, 2)};
    return p_LLVMGetTypeKind(p_LLVMTypeOf(c->condition)) == VECTOR_TYPE;
}

/* What condition `inner` is where `outer` is known. */
static void *under(void *inner, void *outer, bool known) {
    struct choice c;
    if (read_choice(inner, &c) && c.condition == outer) {
        return known ? c.yes : c.no;
    }
    return inner;
}

/* `inner` where `outer` is `known`, and elsewhere `other`. */
static void *by_both(struct choosing *j, void *outer, bool known, void *inner, bool other) {
    unsigned way = 2 * known + other;
    for (unsigned i = 0; i < j->count; ++i) {
        const struct made *m = &j->made[i];
        if (m->outer == outer && m->inner == inner && m->way == way) {
            return m->both;
        }
    }
    void *type = p_LLVMTypeOf(outer);
    void *constant = other ? p_LLVMConstAllOnes(type) : p_LLVMConstNull(type);
    void *made = p_LLVMBuildSelect(j->builder, outer, known ? inner : constant,
                                   known ? constant : inner, "");
    if (j->count < MOST_CONDITIONS) {
        j->made[j->count++] = (struct made){outer, inner, made, way};
    }
    return made;
}

/* A choice of the same two values, or NULL. */
static void *joined(struct choosing *j, void *value) {
    struct choice a, b;
    if (!read_choice(value, &a) || p_LLVMTypeOf(value) == p_LLVMTypeOf(a.condition)) {
        return NULL;
    }
    for (int known = 0; known < 2; ++known) {
        void *kept = known ? a.no : a.yes;
        if (!read_choice(known ? a.yes : a.no, &b) || (b.yes != kept && b.no != kept)) {
            continue;
        }
        bool keeps = b.yes == kept;
        void *inner = under(b.condition, a.condition, known);
        p_LLVMPositionBuilderBefore(j->builder, value);
        void *condition = by_both(j, a.condition, known, inner, keeps);
        return p_LLVMBuildSelect(j->builder, condition, b.yes, b.no, "");
    }
    return NULL;
}

/* Both conditions in one step: what is not asked may be no value at all. */
static void *as_arithmetic(struct choosing *j, void *value) {
    struct choice a;
    if (!read_choice(value, &a) || p_LLVMTypeOf(value) != p_LLVMTypeOf(a.condition)) {
        return NULL;
    }
    if (a.no != p_LLVMConstNull(p_LLVMTypeOf(a.no))) {
        return NULL;
    }
    p_LLVMPositionBuilderBefore(j->builder, value);
    return p_LLVMBuildAnd(j->builder, a.condition, p_LLVMBuildFreeze(j->builder, a.yes, ""), "");
}

static void replace_all(struct choosing *j, void *block, void *(*with)(struct choosing *, void *)) {
    j->count = 0;
    for (void *i = p_LLVMGetFirstInstruction(block), *next; i; i = next) {
        void *made = with(j, i);
        next = p_LLVMGetNextInstruction(i);
        if (made) {
            p_LLVMReplaceAllUsesWith(i, made);
            p_LLVMInstructionEraseFromParent(i);
        }
    }
}

void ur_compile_join_choices(void *module) {
    struct choosing j = {p_LLVMCreateBuilderInContext(p_LLVMGetModuleContext(module)), {{0}}, 0};
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            replace_all(&j, b, joined);
            replace_all(&j, b, as_arithmetic);
        }
    }
    p_LLVMDisposeBuilder(j.builder);
}
