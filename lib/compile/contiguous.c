#include "contiguous.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"

enum { /* LLVMOpcode */
       ADD = 8,
       SUBTRACT = 10,
       MULTIPLY = 12,
       UNSIGNED_DIVIDE = 13,
       SIGNED_DIVIDE = 14,
       UNSIGNED_REMAINDER = 16,
       SIGNED_REMAINDER = 17,
       SHIFT_LEFT = 20,
       SHIFT_RIGHT = 21,
       SIGNED_SHIFT_RIGHT = 22,
       AND = 23,
       OR = 24,
       EXCLUSIVE_OR = 25,
       ALLOCATE = 26,
       LOAD = 27,
       ELEMENT = 29,
       TRUNCATE = 30,
       ZERO_EXTEND = 31,
       SIGN_EXTEND = 32,
       PHI = 44,
       CALL = 45,
       SELECT = 46,
       INSERT_ELEMENT = 51,
       SHUFFLE_VECTOR = 52,
       FREEZE = 68
};
enum { INTEGER_TYPE = 8, POINTER_TYPE = 12, VECTOR_TYPE = 13 };  /* LLVMTypeKind */
enum { EQUAL = 32, UNSIGNED_AT_MOST = 37, SIGNED_AT_MOST = 41 }; /* LLVMIntPredicate */

/* Steps from an access back to what its index is made of, and accesses of a function, at most. */
enum { MOST_STEPS = 64, MOST_DEPTH = 24, MOST_ACCESSES = 128 };
enum { MOST_LANES = 64 };

/* ---- how far apart --------------------------------------------------------------------------- */

/* How much more each element of a vector of integers is than the one before it. `exact`: of the
 * numbers as they are, modulo their type; otherwise it is so unless something wraps, or it is not
 * known at all. */
struct stride {
    enum {
        NONE,     /* it is no such vector */
        ANY,      /* whatever a phi under work has, number `step`: what is no part of a loop says
                   * that */
        KNOWN,    /* `step` */
        BY_VALUE, /* `value`, an integer of the element's type */
        UNKNOWN
    } kind;
    bool exact;
    int64_t step;
    void *value;
};

struct search {
    unsigned steps;
    void *phis[MOST_DEPTH];
    /* What each has to have, as others within it say that are found already. ANY: whatever. */
    struct stride needed[MOST_DEPTH];
    unsigned depth;
};

static const struct stride nothing = {.kind = NONE}, unknown = {.kind = UNKNOWN};

static struct stride contiguous_known(int64_t step) {
    return (struct stride){.kind = KNOWN, .exact = true, .step = step};
}

static unsigned bits_of(void *vector) {
    return p_LLVMGetIntTypeWidth(p_LLVMGetElementType(p_LLVMTypeOf(vector)));
}

static bool is_integers(void *value) {
    void *type = p_LLVMTypeOf(value);
    return p_LLVMGetTypeKind(type) == VECTOR_TYPE &&
           p_LLVMGetTypeKind(p_LLVMGetElementType(type)) == INTEGER_TYPE &&
           p_LLVMGetVectorSize(type) <= MOST_LANES && bits_of(value) <= 64;
}

/* A number of that many bits with its sign. */
static int64_t signed_of(uint64_t number, unsigned bits) {
    return (int64_t)(number << (64 - bits)) >> (64 - bits);
}

static struct stride of_constant(void *vector) {
    unsigned bits = bits_of(vector), count = p_LLVMGetVectorSize(p_LLVMTypeOf(vector));
    uint64_t before = 0;
    int64_t step = 0;
    for (unsigned i = 0; i < count; ++i) {
        void *element = p_LLVMGetAggregateElement(vector, i);
        if (!element || !p_LLVMIsAConstantInt(element)) {
            return nothing;
        }
        uint64_t number = p_LLVMConstIntGetZExtValue(element);
        int64_t more = signed_of(number - before, bits);
        if (i > 1 && more != step) {
            return nothing;
        }
        step = i ? more : 0;
        before = number;
    }
    return contiguous_known(step);
}

/* The value that all elements are, or NULL. */
static void *only_value(void *vector) {
    if (p_LLVMIsConstant(vector)) {
        struct stride stride = of_constant(vector);
        return stride.kind == KNOWN && stride.step == 0 ? p_LLVMGetAggregateElement(vector, 0)
                                                        : NULL;
    }
    if (!p_LLVMIsAInstruction(vector) || p_LLVMGetInstructionOpcode(vector) != SHUFFLE_VECTOR) {
        return NULL;
    }
    for (unsigned i = 0; i < p_LLVMGetNumMaskElements(vector); ++i) {
        if (p_LLVMGetMaskValue(vector, i) != 0) {
            return NULL;
        }
    }
    void *first = p_LLVMGetOperand(vector, 0);
    if (!p_LLVMIsAInstruction(first) || p_LLVMGetInstructionOpcode(first) != INSERT_ELEMENT) {
        return NULL;
    }
    void *place = p_LLVMIsAConstantInt(p_LLVMGetOperand(first, 2));
    return place && p_LLVMConstIntGetZExtValue(place) == 0 ? p_LLVMGetOperand(first, 1) : NULL;
}

static bool is_same_for_all(struct stride stride) {
    return stride.kind == KNOWN && stride.exact && stride.step == 0;
}

static struct stride sum(void *vector, struct stride a, struct stride b, bool negative) {
    if (a.kind == NONE || b.kind == NONE) {
        return nothing;
    }
    if (is_same_for_all(b)) {
        return a;
    }
    if (is_same_for_all(a) && !negative) {
        return b;
    }
    if (a.kind == KNOWN && b.kind == KNOWN) {
        uint64_t more = negative ? -(uint64_t)b.step : (uint64_t)b.step;
        struct stride made = contiguous_known(signed_of((uint64_t)a.step + more, bits_of(vector)));
        made.exact = a.exact && b.exact;
        return made;
    }
    return unknown;
}

/* Of a product with a number that is the same for all. */
static struct stride times(struct stride stride, void *number) {
    void *constant = number ? p_LLVMIsAConstantInt(number) : NULL;
    if (is_same_for_all(stride)) {
        return stride;
    }
    if (constant && stride.kind == KNOWN) {
        unsigned bits = p_LLVMGetIntTypeWidth(p_LLVMTypeOf(number));
        uint64_t by = (uint64_t)signed_of(p_LLVMConstIntGetZExtValue(constant), bits);
        stride.step = signed_of((uint64_t)stride.step * by, bits);
        return stride;
    }
    if (number && stride.kind == KNOWN && stride.step == 1 && stride.exact) {
        return (struct stride){.kind = BY_VALUE, .exact = true, .value = number};
    }
    return stride.kind == NONE ? nothing : unknown;
}

static struct stride contiguous_product(void *vector, struct stride a, struct stride b) {
    if (a.kind == NONE || b.kind == NONE) {
        return nothing;
    }
    if (is_same_for_all(b)) {
        return times(a, only_value(p_LLVMGetOperand(vector, 1)));
    }
    return is_same_for_all(a) ? times(b, only_value(p_LLVMGetOperand(vector, 0))) : unknown;
}

/* Of what is one or the other; in a phi it is one of them for all elements. */
static struct stride either(struct stride a, struct stride b, bool all) {
    if (a.kind == NONE || b.kind == NONE) {
        return nothing;
    }
    if (all && (a.kind == ANY || b.kind == ANY)) {
        return a.kind == ANY ? b : a;
    }
    if (a.kind == KNOWN && b.kind == KNOWN && a.step == b.step) {
        a.exact = all && a.exact && b.exact;
        return a;
    }
    return unknown;
}

/* Whether it is what work-items keep, in a variable of the function. */
static bool is_kept(void *load) {
    void *pointer = p_LLVMGetOperand(load, 0);
    for (unsigned i = 0; i < MOST_DEPTH && p_LLVMIsAInstruction(pointer); ++i) {
        int op = p_LLVMGetInstructionOpcode(pointer);
        if (op != ELEMENT) {
            return op == ALLOCATE;
        }
        pointer = p_LLVMGetOperand(pointer, 0);
    }
    return false;
}

static struct stride stride_of(struct search *s, void *vector);

/* Says what a phi under work has to have; UNKNOWN where two say different things. */
static void need(struct search *s, int64_t number, struct stride stride) {
    struct stride *needed = &s->needed[number];
    if (needed->kind == ANY) {
        *needed = stride;
    } else if (stride.kind != ANY && (stride.kind != KNOWN || stride.step != needed->step)) {
        *needed = unknown;
    }
}

/* What is merged with a phi around it, `outer`, holds if that has the same. */
static struct stride settle(struct search *s, struct stride made, int64_t own, int64_t outer) {
    struct stride needed = s->needed[own];
    if (made.kind == ANY && outer != own) {
        need(s, outer, needed);
        made.step = outer;
    } else if (made.kind == KNOWN) {
        made.exact &= needed.kind == ANY || (needed.kind == KNOWN && needed.step == made.step);
        if (outer != own) {
            need(s, outer, made);
        }
    }
    return made.kind == ANY && outer == own ? unknown : made;
}

static struct stride of_phi(struct search *s, void *phi) {
    const int64_t own = s->depth;
    struct stride made = {.kind = ANY, .step = own};
    int64_t outer = own;
    bool several = false;
    for (unsigned i = 0; i < s->depth; ++i) {
        if (s->phis[i] == phi) {
            made.step = i;
            return made;
        }
    }
    if (s->depth == MOST_DEPTH) {
        return nothing;
    }
    s->needed[own] = made;
    s->phis[s->depth++] = phi;
    for (unsigned i = 0; i < p_LLVMCountIncoming(phi) && made.kind != NONE; ++i) {
        struct stride one = stride_of(s, p_LLVMGetIncomingValue(phi, i));
        if (one.kind == ANY && one.step != own) {
            several |= outer != own && outer != one.step;
            outer = one.step;
        }
        /* A value of a block before need not be there behind the phi. */
        made = either(made, one.kind == BY_VALUE ? unknown : one, true);
    }
    --s->depth;
    if (several && made.kind != NONE) {
        return unknown;
    }
    return settle(s, made, own, outer);
}

/* Of what is the same for all where both are, and otherwise may be anything, as the rows and
 * columns of a work-item's number and what is clamped to an image are: mostly neighbours. */
static struct stride of_both(struct search *s, void *vector) {
    struct stride a = stride_of(s, p_LLVMGetOperand(vector, 0));
    struct stride b = a.kind == NONE ? nothing : stride_of(s, p_LLVMGetOperand(vector, 1));
    if (b.kind == NONE) {
        return nothing;
    }
    return is_same_for_all(a) && is_same_for_all(b) ? contiguous_known(0) : unknown;
}

/* The lesser or the greater of two. */
static bool is_choice(void *call) {
    static const char *const names[] = {"llvm.smin.", "llvm.smax.", "llvm.umin.", "llvm.umax."};
    size_t length;
    const char *called = llvm_called(call, &length);
    bool found = false;
    for (unsigned i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        found |= llvm_is_one_of(called, length, names[i]);
    }
    return found;
}

static struct stride stride_of(struct search *s, void *vector) {
    struct stride made;
    if (!is_integers(vector) || s->steps++ == MOST_STEPS) {
        return nothing;
    }
    if (p_LLVMIsConstant(vector)) {
        return of_constant(vector);
    }
    if (!p_LLVMIsAInstruction(vector)) {
        return nothing;
    }
    switch (p_LLVMGetInstructionOpcode(vector)) {
    case SHUFFLE_VECTOR:
        return only_value(vector) ? contiguous_known(0) : nothing;
    case ADD:
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        return sum(vector, made, stride_of(s, p_LLVMGetOperand(vector, 1)), false);
    case SUBTRACT:
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        return sum(vector, made, stride_of(s, p_LLVMGetOperand(vector, 1)), true);
    case MULTIPLY:
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        return contiguous_product(vector, made, stride_of(s, p_LLVMGetOperand(vector, 1)));
    case SHIFT_LEFT: {
        void *by = only_value(p_LLVMGetOperand(vector, 1));
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        if (by && p_LLVMIsAConstantInt(by) && made.kind == KNOWN &&
            p_LLVMConstIntGetZExtValue(by) < 32) {
            made.step =
                signed_of((uint64_t)made.step << p_LLVMConstIntGetZExtValue(by), bits_of(vector));
            return made;
        }
        return made.kind == NONE || !by ? nothing : unknown;
    }
    case TRUNCATE:
    case FREEZE:
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        return made.kind == BY_VALUE ? unknown : made;
    case SIGN_EXTEND:
    case ZERO_EXTEND:
        made = stride_of(s, p_LLVMGetOperand(vector, 0));
        made = made.kind == BY_VALUE || made.kind == ANY ? unknown : made;
        made.exact = is_same_for_all(made);
        return made;
    case SELECT:
        made = stride_of(s, p_LLVMGetOperand(vector, 1));
        return either(made, stride_of(s, p_LLVMGetOperand(vector, 2)), false);
    case PHI:
        return of_phi(s, vector);
    case UNSIGNED_DIVIDE:
    case SIGNED_DIVIDE:
    case UNSIGNED_REMAINDER:
    case SIGNED_REMAINDER:
    case SHIFT_RIGHT:
    case SIGNED_SHIFT_RIGHT:
    case AND:
    case OR:
    case EXCLUSIVE_OR: /* what is hidden from LLVM too */
        return of_both(s, vector);
    case CALL:
        return is_choice(vector) ? of_both(s, vector) : nothing;
    case LOAD:
        return is_kept(vector) ? unknown : nothing;
    default:
        return nothing;
    }
}

/* ---- what is asked --------------------------------------------------------------------------- */

struct access {
    void *call, *pointers;
    bool writes;
    void *type;         /* of the vector */
    void *alignment;    /* an operand of LLVM's before 22, or NULL */
    void *element;      /* the instruction that gives the pointers */
    void *behind;       /* the one that moves all of them by a constant, or NULL */
    void *base, *index; /* a pointer, and what is added to it: a vector of integers */
    void *extend;       /* the instruction that makes the index as wide as a pointer, or NULL */
    int64_t unit;       /* by which the index grows where elements are neighbours */
    struct stride stride;
};

struct asking {
    void *module, *context, *builder, *layout;
    struct access accesses[MOST_ACCESSES];
    unsigned count;
};

/* What is written, and for which elements: asked for when its turn comes, for it may be what
 * another access has read, which is a phi by then. */
static void *written(const struct access *a) {
    return p_LLVMGetOperand(a->call, 0);
}

static struct llvm_gather taken(const struct access *a) {
    struct llvm_gather g = {0};
    (void)llvm_read_gather(a->call, &g);
    return g;
}

/* False: it is no gather and no scatter. */
static bool read_call(void *call, struct access *a) {
    struct llvm_gather g;
    if (!llvm_read_gather(call, &g)) {
        return false;
    }
    *a = (struct access){.call = call,
                         .writes = g.writes,
                         .type = g.type,
                         .pointers = g.pointers,
                         .alignment = g.alignment};
    return p_LLVMGetTypeKind(a->type) == VECTOR_TYPE &&
           p_LLVMGetVectorSize(a->type) <= MOST_LANES && p_LLVMGetVectorSize(a->type) > 1;
}

static bool is_element(void *value) {
    return p_LLVMIsAInstruction(value) && p_LLVMGetInstructionOpcode(value) == ELEMENT &&
           p_LLVMGetNumOperands(value) == 2;
}

/* What it is that LLVM gathers: a pointer with a vector of indices behind it. */
static bool read_pointers(const struct asking *k, struct access *a) {
    a->element = a->pointers;
    if (is_element(a->element) && p_LLVMIsConstant(p_LLVMGetOperand(a->element, 1)) &&
        p_LLVMGetTypeKind(p_LLVMTypeOf(p_LLVMGetOperand(a->element, 1))) == INTEGER_TYPE) {
        a->behind = a->element;
        a->element = p_LLVMGetOperand(a->element, 0);
    }
    if (!is_element(a->element)) {
        return false;
    }
    a->base = p_LLVMGetOperand(a->element, 0);
    a->index = p_LLVMGetOperand(a->element, 1);
    void *source = p_LLVMGetGEPSourceElementType(a->element);
    if (p_LLVMGetTypeKind(p_LLVMTypeOf(a->base)) != POINTER_TYPE || !is_integers(a->index) ||
        p_LLVMGetTypeKind(source) == VECTOR_TYPE) {
        return false;
    }
    uint64_t moved = p_LLVMABISizeOfType(k->layout, source);
    uint64_t size = p_LLVMABISizeOfType(k->layout, p_LLVMGetElementType(a->type));
    if (!moved || size % moved) {
        return false;
    }
    a->unit = (int64_t)(size / moved);
    if (p_LLVMIsAInstruction(a->index)) {
        int op = p_LLVMGetInstructionOpcode(a->index);
        if (op == SIGN_EXTEND || op == ZERO_EXTEND) {
            a->extend = a->index;
            a->index = p_LLVMGetOperand(a->index, 0);
        }
    }
    return bits_of(a->index) == 64 || (a->extend && bits_of(a->index) == 32);
}

/* Whether it may be that elements are neighbours. */
static bool may_be_contiguous(struct access *a) {
    struct search s = {0};
    a->stride = stride_of(&s, a->index);
    switch (a->stride.kind) {
    case KNOWN:
        return a->stride.step == a->unit;
    case BY_VALUE:
    case UNKNOWN:
        return true;
    default:
        return false;
    }
}

static void find_accesses(struct asking *k, void *function) {
    k->count = 0;
    for (void *b = p_LLVMGetFirstBasicBlock(function); b; b = p_LLVMGetNextBasicBlock(b)) {
        for (void *i = p_LLVMGetFirstInstruction(b); i; i = p_LLVMGetNextInstruction(i)) {
            struct access *a = &k->accesses[k->count];
            if (k->count < MOST_ACCESSES && p_LLVMIsACallInst(i) && read_call(i, a) &&
                read_pointers(k, a) && may_be_contiguous(a)) {
                ++k->count;
            }
        }
    }
}

/* ---- asking ---------------------------------------------------------------------------------- */

static void *splat(struct asking *k, void *value, unsigned count) {
    void *index = p_LLVMIntTypeInContext(k->context, 32);
    void *type = p_LLVMVectorType(p_LLVMTypeOf(value), count);
    void *made = p_LLVMBuildInsertElement(k->builder, p_LLVMGetUndef(type), value,
                                          p_LLVMConstNull(index), "");
    return p_LLVMBuildShuffleVector(k->builder, made, p_LLVMGetUndef(type),
                                    p_LLVMConstNull(p_LLVMVectorType(index, count)), "");
}

/* Whether each element is by the unit more than the one before it. */
static void *compare_all(struct asking *k, const struct access *a, void *index, void *first) {
    void *type = p_LLVMTypeOf(first), *numbers[MOST_LANES];
    unsigned count = p_LLVMGetVectorSize(a->type);
    for (unsigned i = 0; i < count; ++i) {
        numbers[i] = p_LLVMConstInt(type, (uint64_t)a->unit * i, 0);
    }
    void *bits = p_LLVMIntTypeInContext(k->context, count);
    void *want =
        p_LLVMBuildAdd(k->builder, splat(k, first, count), p_LLVMConstVector(numbers, count), "");
    void *same = p_LLVMBuildICmp(k->builder, EQUAL, index, want, "");
    return p_LLVMBuildICmp(k->builder, EQUAL, p_LLVMBuildBitCast(k->builder, same, bits, ""),
                           p_LLVMConstAllOnes(bits), "");
}

/* The test, and the first index, not extended. */
static void *ask(struct asking *k, const struct access *a, void **first) {
    bool exact = a->stride.exact && a->stride.kind != UNKNOWN;
    bool compares = !exact || (a->stride.kind == KNOWN && !a->extend);
    void *place = p_LLVMConstNull(p_LLVMIntTypeInContext(k->context, 32));
    void *index = compares ? p_LLVMBuildFreeze(k->builder, a->index, "") : a->index;
    void *good = NULL;
    *first = p_LLVMBuildExtractElement(k->builder, index, place, "");
    if (!compares) {
        *first = p_LLVMBuildFreeze(k->builder, *first, "");
    }
    if (a->extend) { /* none before the last is the largest of its type */
        bool is_signed = p_LLVMGetInstructionOpcode(a->extend) == SIGN_EXTEND;
        unsigned bits = bits_of(a->index) - is_signed;
        uint64_t most = ((uint64_t)1 << bits) - 1;
        most -= (uint64_t)a->unit * (p_LLVMGetVectorSize(a->type) - 1);
        good = p_LLVMBuildICmp(k->builder, is_signed ? SIGNED_AT_MOST : UNSIGNED_AT_MOST, *first,
                               p_LLVMConstInt(p_LLVMTypeOf(*first), most, 0), "");
    }
    void *lies = NULL;
    if (compares) {
        lies = compare_all(k, a, index, *first);
    } else if (a->stride.kind == BY_VALUE) {
        void *value = p_LLVMBuildFreeze(k->builder, a->stride.value, "");
        lies = p_LLVMBuildICmp(k->builder, EQUAL, value,
                               p_LLVMConstInt(p_LLVMTypeOf(value), (uint64_t)a->unit, 0), "");
    }
    return good && lies ? p_LLVMBuildAnd(k->builder, lies, good, "") : good ? good : lies;
}

/* ---- both ways ------------------------------------------------------------------------------- */

/* LLVM looks for a gather's pointer and indices in its own block. */
static void *pointers_again(struct asking *k, const struct access *a) {
    void *element = p_LLVMInstructionClone(a->element), *made = element;
    if (a->extend) {
        void *extend = p_LLVMInstructionClone(a->extend);
        p_LLVMInsertIntoBuilder(k->builder, extend);
        p_LLVMSetOperand(element, 1, extend);
    }
    p_LLVMInsertIntoBuilder(k->builder, element);
    if (a->behind) {
        made = p_LLVMInstructionClone(a->behind);
        p_LLVMSetOperand(made, 0, element);
        p_LLVMInsertIntoBuilder(k->builder, made);
    }
    return made;
}

static void *call_masked(struct asking *k, const struct access *a, const char *name,
                         void *pointer) {
    void *types[2] = {a->type, p_LLVMTypeOf(pointer)}, *arguments[4];
    const struct llvm_gather g = taken(a);
    unsigned count = 0;
    void *function = p_LLVMGetIntrinsicDeclaration(
        k->module, p_LLVMLookupIntrinsicID(name, strlen(name)), types, 2);
    if (a->writes) {
        arguments[count++] = written(a);
    }
    arguments[count++] = pointer;
    if (a->alignment) {
        arguments[count++] = a->alignment;
    }
    arguments[count++] = g.mask;
    if (!a->writes) {
        arguments[count++] = g.rest;
    }
    return p_LLVMBuildCall2(k->builder, p_LLVMGlobalGetValueType(function), function, arguments,
                            count, "");
}

/* The access of neighbours, of which the first has that index. */
static void *access_vector(struct asking *k, const struct access *a, void *first) {
    void *index = p_LLVMIntTypeInContext(k->context, 64), *made;
    if (a->extend) {
        first = p_LLVMGetInstructionOpcode(a->extend) == SIGN_EXTEND
                    ? p_LLVMBuildSExt(k->builder, first, index, "")
                    : p_LLVMBuildZExt(k->builder, first, index, "");
    }
    void *pointer = p_LLVMBuildGEP2(k->builder, p_LLVMGetGEPSourceElementType(a->element), a->base,
                                    &first, 1, "");
    if (a->behind) {
        void *by = p_LLVMGetOperand(a->behind, 1);
        pointer = p_LLVMBuildGEP2(k->builder, p_LLVMGetGEPSourceElementType(a->behind), pointer,
                                  &by, 1, "");
    }
    void *mask = taken(a).mask;
    if (mask != p_LLVMConstAllOnes(p_LLVMTypeOf(mask))) {
        return call_masked(k, a, a->writes ? "llvm.masked.store" : "llvm.masked.load", pointer);
    }
    made = a->writes ? p_LLVMBuildStore(k->builder, written(a), pointer)
                     : p_LLVMBuildLoad2(k->builder, a->type, pointer, "");
    p_LLVMSetAlignment(made, 1);
    return made;
}

static void take_both_ways(struct asking *k, const struct access *a) {
    void *first, *block = p_LLVMGetInstructionParent(a->call);
    void *head = llvm_split(k->context, k->builder, a->call);
    void *near = p_LLVMInsertBasicBlockInContext(k->context, block, "");
    void *far = p_LLVMInsertBasicBlockInContext(k->context, block, "");
    p_LLVMPositionBuilderAtEnd(k->builder, head);
    void *test = ask(k, a, &first);
    p_LLVMBuildCondBr(k->builder, test, near, far);
    p_LLVMPositionBuilderAtEnd(k->builder, near);
    void *made = access_vector(k, a, first);
    p_LLVMBuildBr(k->builder, block);
    p_LLVMInstructionRemoveFromParent(a->call);
    p_LLVMPositionBuilderAtEnd(k->builder, far);
    p_LLVMSetOperand(a->call, a->writes, pointers_again(k, a));
    p_LLVMInsertIntoBuilder(k->builder, a->call);
    p_LLVMBuildBr(k->builder, block);
    if (!a->writes) {
        void *values[2] = {made, a->call}, *blocks[2] = {near, far};
        p_LLVMPositionBuilderBefore(k->builder, p_LLVMGetFirstInstruction(block));
        void *phi = p_LLVMBuildPhi(k->builder, a->type, "");
        p_LLVMReplaceAllUsesWith(a->call, phi);
        p_LLVMAddIncoming(phi, values, blocks, 2);
    }
}

void ur_compile_ask_contiguous(void *module) {
    struct asking *k = calloc(1, sizeof(*k));
    if (!k) {
        return; /* it is as right without */
    }
    k->module = module;
    k->context = p_LLVMGetModuleContext(module);
    k->builder = p_LLVMCreateBuilderInContext(k->context);
    k->layout = p_LLVMGetModuleDataLayout(module);
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        find_accesses(k, f);
        for (unsigned i = 0; i < k->count; ++i) {
            take_both_ways(k, &k->accesses[i]);
        }
    }
    p_LLVMDisposeBuilder(k->builder);
    free(k);
}
