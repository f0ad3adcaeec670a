/* LLVM makes vectors of each component of OpenCL's vectors, so that a float4 that work-items read
 * at places of their own is four gathers with the same pointers but for 0, 4, 8 and 12 bytes. What
 * is 16 bytes in all, and read or written for all work-items, becomes one access of 16 bytes for
 * each of them, and is put into columns: 16 of these take half as long as 64 elements that are
 * gathered on processors with fast gathers (Intel's), and a fifth on others, which see too few of
 * the misses of a cache ahead besides. Else two components of 32 bits become one element of 64. */
#include "components.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "calls.h"

/* LLVMOpcode */
enum { LOAD = 27, STORE = 28, ELEMENT = 29, CALL = 45, FENCE = 55, EXCHANGE = 56, CHANGE = 57 };
enum { FLOAT_TYPE = 2, DOUBLE_TYPE = 3, INTEGER_TYPE = 8, VECTOR_TYPE = 13 }; /* LLVMTypeKind */
enum { WHOLE = 16, MOST_PARTS = 4, MOST_OPEN = 32, MOST_LANES = 32 };

/* A gather or scatter, of one component. */
struct component {
    void *call, *type, *mask;
    void *root; /* a vector of pointers */
    int64_t at; /* bytes behind it */
    bool writes;
};

struct joining {
    void *module, *context, *builder, *layout;
    struct component open[MOST_OPEN]; /* between which nothing is written; or read, of scatters */
    unsigned count;
};

/* ---- what there is --------------------------------------------------------------------------- */

static bool is_called(void *call, const char *name) {
    size_t length;
    const char *called = p_LLVMGetValueName2(p_LLVMGetCalledValue(call), &length);
    return called && length >= strlen(name) && memcmp(called, name, strlen(name)) == 0;
}

static bool is_all_ones(void *mask) {
    return mask == p_LLVMConstAllOnes(p_LLVMTypeOf(mask));
}

static unsigned component_size(const struct component *c) {
    switch (p_LLVMGetTypeKind(p_LLVMGetElementType(c->type))) {
    case FLOAT_TYPE:
        return 4;
    case DOUBLE_TYPE:
        return 8;
    case INTEGER_TYPE:
        return p_LLVMGetIntTypeWidth(p_LLVMGetElementType(c->type)) / 8;
    default:
        return 0;
    }
}

/* The vector of pointers that all of `pointers` lie a constant behind. */
static void find_root(const struct joining *j, struct component *c, void *pointers) {
    c->root = pointers;
    if (!p_LLVMIsAInstruction(pointers) || p_LLVMGetInstructionOpcode(pointers) != ELEMENT ||
        p_LLVMGetNumOperands(pointers) != 2) {
        return;
    }
    void *by = p_LLVMIsAConstantInt(p_LLVMGetOperand(pointers, 1));
    void *from = p_LLVMGetOperand(pointers, 0);
    if (by && p_LLVMGetIntTypeWidth(p_LLVMTypeOf(by)) == 64 &&
        p_LLVMGetTypeKind(p_LLVMTypeOf(from)) == VECTOR_TYPE &&
        p_LLVMABISizeOfType(j->layout, p_LLVMGetGEPSourceElementType(pointers)) == 1) {
        c->root = from;
        c->at = (int64_t)p_LLVMConstIntGetZExtValue(by);
    }
}

static bool read_component(const struct joining *j, void *call, struct component *c) {
    unsigned count = (unsigned)p_LLVMGetNumOperands(call); /* last the function */
    bool writes = is_called(call, "llvm.masked.scatter.");
    if (!writes && !is_called(call, "llvm.masked.gather.")) {
        return false;
    }
    *c = (struct component){.call = call, .writes = writes};
    c->type = p_LLVMTypeOf(writes ? p_LLVMGetOperand(call, 0) : call);
    c->mask = p_LLVMGetOperand(call, count - (writes ? 2 : 3));
    if (p_LLVMGetTypeKind(c->type) != VECTOR_TYPE) {
        return false;
    }
    find_root(j, c, p_LLVMGetOperand(call, writes));
    unsigned lanes = p_LLVMGetVectorSize(c->type), size = component_size(c);
    return (size == 4 || size == 8) && lanes >= 4 && lanes <= MOST_LANES &&
           (lanes & (lanes - 1)) == 0 &&
           (writes || p_LLVMIsUndef(p_LLVMGetOperand(call, count - 2)));
}

/* Functions of LLVM's that read and write no memory; others may. */
static bool is_arithmetic(void *call) {
    static const char *const names[] = {
        "llvm.fmuladd.", "llvm.fma.",   "llvm.smin.",   "llvm.smax.",  "llvm.umin.",
        "llvm.umax.",    "llvm.abs.",   "llvm.fabs.",   "llvm.sqrt.",  "llvm.minnum.",
        "llvm.maxnum.",  "llvm.floor.", "llvm.ceil.",   "llvm.trunc.", "llvm.rint.",
        "llvm.ctpop.",   "llvm.ctlz.",  "llvm.cttz.",   "llvm.fshl.",  "llvm.fshr.",
        "llvm.bswap.",   "llvm.ldexp.", "llvm.copysign"};
    bool found = false;
    for (unsigned i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        found |= is_called(call, names[i]);
    }
    return found;
}

/* Whether an instruction other than gathers and scatters writes, or orders what is read. */
static bool may_write(void *instruction) {
    switch (p_LLVMGetInstructionOpcode(instruction)) {
    case LOAD:
        return p_LLVMGetOrdering(instruction) != 0;
    case CALL:
        return !is_arithmetic(instruction) && !is_called(instruction, "llvm.masked.load.");
    case STORE:
    case FENCE:
    case EXCHANGE:
    case CHANGE:
        return true;
    default:
        return false;
    }
}

static bool may_read(void *instruction) {
    int op = p_LLVMGetInstructionOpcode(instruction);
    return op == LOAD || (op == CALL && !is_arithmetic(instruction)) || may_write(instruction);
}

/* ---- joining --------------------------------------------------------------------------------- */

static void *number(const struct joining *j, uint64_t value) {
    return p_LLVMConstInt(p_LLVMIntTypeInContext(j->context, 32), value, 0);
}

/* Of two vectors of `count` elements those that `which` names. */
static void *choose(const struct joining *j, void *a, void *b, const unsigned *which,
                    unsigned count) {
    void *numbers[MOST_LANES * 2];
    for (unsigned i = 0; i < count; ++i) {
        numbers[i] = number(j, which[i]);
    }
    return p_LLVMBuildShuffleVector(j->builder, a, b, p_LLVMConstVector(numbers, count), "");
}

/* Two vectors one behind the other. */
static void *join_two(const struct joining *j, void *a, void *b) {
    unsigned which[MOST_LANES * 2], count = 2 * p_LLVMGetVectorSize(p_LLVMTypeOf(a));
    for (unsigned i = 0; i < count; ++i) {
        which[i] = i;
    }
    return choose(j, a, b, which, count);
}

/* Of each 16 bytes of `a` and of `b` in turns the elements of the lower or the upper half: what
 * processors do in one step. `run` elements stay together. */
static void *mix(const struct joining *j, void *a, void *b, unsigned parts, unsigned run,
                 bool upper) {
    unsigned which[MOST_LANES * 2], count = p_LLVMGetVectorSize(p_LLVMTypeOf(a));
    for (unsigned i = 0; i < count; ++i) {
        unsigned within = i % parts, pair = within / (2 * run), of_b = within / run % 2;
        which[i] = i - within + (upper ? parts / 2 : 0) + pair * run + within % run + of_b * count;
    }
    return choose(j, a, b, which, count);
}

/* Turns blocks of `parts` by `parts` elements, of which vectors have one row each: its own
 * inverse. */
static void transpose(const struct joining *j, void **vectors, unsigned parts) {
    void *a = vectors[0], *b = vectors[1];
    if (parts == 2) {
        vectors[0] = mix(j, a, b, parts, 1, false);
        vectors[1] = mix(j, a, b, parts, 1, true);
        return;
    }
    void *c = vectors[2], *d = vectors[3];
    void *low = mix(j, a, b, parts, 1, false), *high = mix(j, a, b, parts, 1, true);
    void *low2 = mix(j, c, d, parts, 1, false), *high2 = mix(j, c, d, parts, 1, true);
    vectors[0] = mix(j, low, low2, parts, 2, false);
    vectors[1] = mix(j, low, low2, parts, 2, true);
    vectors[2] = mix(j, high, high2, parts, 2, false);
    vectors[3] = mix(j, high, high2, parts, 2, true);
}

static void *pointers_of(const struct joining *j, const struct component *first) {
    void *byte = p_LLVMIntTypeInContext(j->context, 8);
    void *by = p_LLVMConstInt(p_LLVMIntTypeInContext(j->context, 64), (uint64_t)first->at, 0);
    return first->at ? p_LLVMBuildGEP2(j->builder, byte, first->root, &by, 1, "") : first->root;
}

static void *pointer_of(const struct joining *j, void *pointers, unsigned lane) {
    return p_LLVMBuildExtractElement(j->builder, pointers, number(j, lane), "");
}

/* Vector `row` of those to be turned has the 16 bytes of each `parts`-th work-item. */
static void *read_row(const struct joining *j, const struct component *first, void *pointers,
                      unsigned row, unsigned parts) {
    void *type = p_LLVMVectorType(p_LLVMGetElementType(first->type), parts);
    unsigned count = p_LLVMGetVectorSize(first->type) / parts;
    void *made[MOST_LANES];
    for (unsigned i = 0; i < count; ++i) {
        made[i] = p_LLVMBuildLoad2(j->builder, type, pointer_of(j, pointers, i * parts + row), "");
        p_LLVMSetAlignment(made[i], 1);
    }
    for (; count > 1; count /= 2) {
        for (unsigned i = 0; i < count / 2; ++i) {
            made[i] = join_two(j, made[2 * i], made[2 * i + 1]);
        }
    }
    return made[0];
}

static void write_row(const struct joining *j, void *vector, void *pointers, unsigned row,
                      unsigned parts) {
    unsigned count = p_LLVMGetVectorSize(p_LLVMTypeOf(vector)) / parts, which[MOST_PARTS];
    for (unsigned i = 0; i < count; ++i) {
        for (unsigned k = 0; k < parts; ++k) {
            which[k] = i * parts + k;
        }
        void *made = choose(j, vector, vector, which, parts);
        made = p_LLVMBuildStore(j->builder, made, pointer_of(j, pointers, i * parts + row));
        p_LLVMSetAlignment(made, 1);
    }
}

/* All 16 bytes, for all work-items. */
static void join_whole(const struct joining *j, struct component **parts, unsigned count) {
    void *pointers = pointers_of(j, parts[0]), *vectors[MOST_PARTS] = {NULL};
    for (unsigned i = 0; i < count; ++i) {
        vectors[i] = parts[0]->writes ? p_LLVMGetOperand(parts[i]->call, 0)
                                      : read_row(j, parts[0], pointers, i, count);
    }
    transpose(j, vectors, count);
    for (unsigned i = 0; i < count; ++i) {
        if (parts[0]->writes) {
            write_row(j, vectors[i], pointers, i, count);
        } else {
            p_LLVMReplaceAllUsesWith(parts[i]->call, vectors[i]);
        }
    }
}

static void *call_joined(const struct joining *j, const struct component *c, void *value,
                         void *type) {
    const char *name = c->writes ? "llvm.masked.scatter" : "llvm.masked.gather";
    void *pointers = pointers_of(j, c), *types[2] = {type, p_LLVMTypeOf(pointers)}, *arguments[4];
    unsigned count = 0, had = (unsigned)p_LLVMGetNumOperands(c->call);
    void *function = p_LLVMGetIntrinsicDeclaration(
        j->module, p_LLVMLookupIntrinsicID(name, strlen(name)), types, 2);
    if (c->writes) {
        arguments[count++] = value;
    }
    arguments[count++] = pointers;
    if (had == 5) { /* LLVM before 22 has the alignment there */
        arguments[count++] = number(j, component_size(c));
    }
    arguments[count++] = c->mask;
    if (!c->writes) {
        arguments[count++] = p_LLVMGetUndef(type);
    }
    return p_LLVMBuildCall2(j->builder, p_LLVMGlobalGetValueType(function), function, arguments,
                            count, "");
}

/* Two of 32 bits. */
static void join_pair(const struct joining *j, struct component **parts) {
    unsigned count = p_LLVMGetVectorSize(parts[0]->type), which[MOST_LANES * 2];
    void *wide = p_LLVMVectorType(p_LLVMIntTypeInContext(j->context, 64), count);
    void *both = p_LLVMVectorType(p_LLVMGetElementType(parts[0]->type), 2 * count);
    if (parts[0]->writes) {
        for (unsigned i = 0; i < 2 * count; ++i) {
            which[i] = i / 2 + i % 2 * count;
        }
        void *value = choose(j, p_LLVMGetOperand(parts[0]->call, 0),
                             p_LLVMGetOperand(parts[1]->call, 0), which, 2 * count);
        (void)call_joined(j, parts[0], p_LLVMBuildBitCast(j->builder, value, wide, ""), wide);
        return;
    }
    void *made = p_LLVMBuildBitCast(j->builder, call_joined(j, parts[0], NULL, wide), both, "");
    for (unsigned part = 0; part < 2; ++part) {
        for (unsigned i = 0; i < count; ++i) {
            which[i] = 2 * i + part;
        }
        p_LLVMReplaceAllUsesWith(parts[part]->call, choose(j, made, made, which, count));
    }
}

/* The open component that lies `behind` bytes behind another one and is as that is. */
static struct component *component_behind(struct joining *j, const struct component *c,
                                          int64_t behind) {
    for (unsigned i = 0; i < j->count; ++i) {
        struct component *o = &j->open[i];
        if (o->call && o->root == c->root && o->at == c->at + behind && o->mask == c->mask &&
            o->type == c->type) {
            return o;
        }
    }
    return NULL;
}

/* Of `count` components, of which `parts` has the first; false: they are not all there. */
static bool find_parts(struct joining *j, struct component **parts, unsigned count) {
    unsigned size = component_size(parts[0]);
    for (unsigned i = 1; i < count; ++i) {
        parts[i] = component_behind(j, parts[0], (int64_t)(i * size));
        if (!parts[i]) {
            return false;
        }
    }
    return true;
}

/* Where all of it is known: reads come to the first of them, writes to the last. */
static void *place_of(struct component **parts, unsigned count) {
    struct component *at = parts[0];
    for (unsigned i = 1; i < count; ++i) {
        at = (parts[i] > at) == at->writes ? parts[i] : at;
    }
    return at->call;
}

static void join_from(struct joining *j, struct component *first) {
    struct component *parts[MOST_PARTS] = {first};
    unsigned size = component_size(first), count = WHOLE / size;
    bool whole = is_all_ones(first->mask) && find_parts(j, parts, count);
    if (!whole) {
        count = 2;
        if (size != 4 || !find_parts(j, parts, count)) {
            return;
        }
    }
    p_LLVMPositionBuilderBefore(j->builder, place_of(parts, count));
    if (whole) {
        join_whole(j, parts, count);
    } else {
        join_pair(j, parts);
    }
    for (unsigned i = 0; i < count; ++i) {
        p_LLVMInstructionEraseFromParent(parts[i]->call);
        parts[i]->call = NULL;
    }
}

/* From the lowest on, as vectors begin there. */
static void join_open(struct joining *j) {
    for (;;) {
        struct component *least = NULL;
        for (unsigned i = 0; i < j->count; ++i) {
            struct component *c = &j->open[i];
            least = c->call && (!least || c->at < least->at) ? c : least;
        }
        if (!least) {
            break;
        }
        join_from(j, least);
        least->call = NULL;
    }
    j->count = 0;
}

/* Whether it may be joined with those that are open. What is written moves to where the last part
 * is, which only others of the same pointers may do: they write other bytes. */
static bool goes_with_open(const struct joining *j, const struct component *c) {
    const struct component *first = j->open;
    if (!j->count) {
        return true;
    }
    if (j->count == MOST_OPEN || first->writes != c->writes) {
        return false;
    }
    for (unsigned i = 0; c->writes && i < j->count; ++i) {
        int64_t apart = c->at - j->open[i].at, size = component_size(c);
        if (apart > -size && apart < size) {
            return false;
        }
    }
    return !c->writes ||
           (first->root == c->root && first->mask == c->mask && first->type == c->type);
}

static void join_in(struct joining *j, void *block) {
    j->count = 0;
    for (void *i = p_LLVMGetFirstInstruction(block), *next; i; i = next) {
        struct component c;
        next = p_LLVMGetNextInstruction(i);
        bool is = p_LLVMIsACallInst(i) && read_component(j, i, &c);
        bool writing = j->count && j->open[0].writes;
        if (is ? !goes_with_open(j, &c) : writing ? may_read(i) : may_write(i)) {
            join_open(j);
        }
        if (is) {
            j->open[j->count++] = c;
        }
    }
    join_open(j);
}

void ur_compile_join_components(void *module) {
    struct joining *j = calloc(1, sizeof(*j));
    if (!j || !p_LLVMGetOrdering) {
        free(j);
        return; /* it is as right without */
    }
    j->module = module;
    j->context = p_LLVMGetModuleContext(module);
    j->builder = p_LLVMCreateBuilderInContext(j->context);
    j->layout = p_LLVMGetModuleDataLayout(module);
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            join_in(j, b);
        }
    }
    p_LLVMDisposeBuilder(j->builder);
    free(j);
}
