#include "components.h"

#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

#include "calls.h"

enum { LOAD = 27, STORE = 28, FENCE = 55, EXCHANGE = 56, UPDATE = 57, ELEMENT = 29, CALL = 45 };
/* LLVMOpcode */
/* LLVMTypeKind */
enum {
    HALF_TYPE = 1,
    FLOAT_TYPE = 2,
    DOUBLE_TYPE = 3,
    INTEGER_TYPE = 8,
    POINTER_TYPE = 12,
    VECTOR_TYPE = 13
};
enum { INVOKE = 5, CALL_BRANCH = 67 }; /* LLVMOpcode of other calls */
enum { PRIVATE_LINKAGE = 9 };          /* LLVMLinkage */
enum {
    MOST_GATHERS = 128, /* at a time, with no write between them */
    MOST_BYTES = 16,    /* of a tuple */
    MOST_ELEMENTS = 16, /* of a tuple */
    MOST_LANES = 32,
    MOST_MOVES = 8 /* of pointers by constants, one after the other */
};

/* A gather or scatter: of each work-item what lies `offset` bytes behind a place of its own. */
struct gathered {
    void *call, *pointers, *mask, *type;
    bool writes;
    /* The place: pointers, or a pointer with a vector of indices of this type behind it. */
    void *base, *index, *source;
    int64_t offset;
    uint64_t alignment;
    bool done;
};

struct tuples {
    void *module, *context, *builder, *layout;
    void *frame;                        /* 16 bytes of the function's, or NULL */
    struct gathered list[MOST_GATHERS]; /* all gathers or all scatters, in order of the block */
    unsigned count;
};

/* Those that become one read: of `width` elements from `low` on. */
struct tuple {
    struct gathered *members[MOST_ELEMENTS];
    unsigned count, width;
    int64_t low;
    uint64_t alignment;
};

/* ---- finding --------------------------------------------------------------------------------- */

/* The pointer that is moved by a constant, and by how many bytes; NULL: it is none. */
static void *moved(const struct tuples *t, void *pointer, int64_t *by) {
    if (!p_LLVMIsAInstruction(pointer) || p_LLVMGetInstructionOpcode(pointer) != ELEMENT ||
        p_LLVMGetNumOperands(pointer) != 2) {
        return NULL;
    }
    void *count = p_LLVMIsAConstantInt(p_LLVMGetOperand(pointer, 1));
    if (!count || p_LLVMGetIntTypeWidth(p_LLVMTypeOf(count)) != 64) {
        return NULL;
    }
    *by += (int64_t)(p_LLVMConstIntGetZExtValue(count) *
                     p_LLVMABISizeOfType(t->layout, p_LLVMGetGEPSourceElementType(pointer)));
    return p_LLVMGetOperand(pointer, 0);
}

static void *without_moves(const struct tuples *t, void *pointer, int64_t *by) {
    for (int i = 0; i < MOST_MOVES; ++i) {
        void *from = moved(t, pointer, by);
        if (!from) {
            break;
        }
        pointer = from;
    }
    return pointer;
}

static void find_place(const struct tuples *t, struct gathered *g) {
    void *place = without_moves(t, g->pointers, &g->offset);
    g->base = place;
    if (p_LLVMIsAInstruction(place) && p_LLVMGetInstructionOpcode(place) == ELEMENT &&
        p_LLVMGetNumOperands(place) == 2 &&
        p_LLVMGetTypeKind(p_LLVMTypeOf(p_LLVMGetOperand(place, 0))) != VECTOR_TYPE) {
        g->index = p_LLVMGetOperand(place, 1);
        g->source = p_LLVMGetGEPSourceElementType(place);
        g->base = without_moves(t, p_LLVMGetOperand(place, 0), &g->offset);
    }
}

/* As an operand before LLVM 22, as an attribute of the pointers from there on; 1: unknown. */
static uint64_t alignment_of(void *call, const struct llvm_gather *gather) {
    static const char name[] = "align";
    enum { FIRST = 1 }; /* argument */
    if (gather->alignment) {
        void *number = p_LLVMIsAConstantInt(gather->alignment);
        return number ? p_LLVMConstIntGetZExtValue(number) : 1;
    }
    void *attribute = p_LLVMGetCallSiteEnumAttribute(
        call, FIRST, p_LLVMGetEnumAttributeKindForName(name, sizeof(name) - 1));
    uint64_t value = attribute ? p_LLVMGetEnumAttributeValue(attribute) : 1;
    return value ? value : 1;
}

/* Whether its elements lie in memory as they do in a vector. */
static bool is_packed(void *element) {
    switch (p_LLVMGetTypeKind(element)) {
    case HALF_TYPE:
    case FLOAT_TYPE:
    case DOUBLE_TYPE:
    case POINTER_TYPE:
        return true;
    case INTEGER_TYPE: {
        unsigned bits = p_LLVMGetIntTypeWidth(element);
        return bits == 8 || bits == 16 || bits == 32 || bits == 64;
    }
    default:
        return false;
    }
}

/* False: it is neither gather nor scatter, or a gather whose elements are kept where the mask
 * leaves them out. */
static bool read_call(const struct tuples *t, void *call, struct gathered *g) {
    struct llvm_gather all;
    if (!llvm_read_gather(call, &all) || (!all.writes && !p_LLVMIsUndef(all.rest))) {
        return false;
    }
    *g = (struct gathered){.call = call,
                           .writes = all.writes,
                           .pointers = all.pointers,
                           .mask = all.mask,
                           .type = all.type,
                           .alignment = all.writes ? 1 : alignment_of(call, &all)};
    if (p_LLVMGetTypeKind(g->type) != VECTOR_TYPE || p_LLVMGetVectorSize(g->type) < 2 ||
        p_LLVMGetVectorSize(g->type) > MOST_LANES || !is_packed(p_LLVMGetElementType(g->type)) ||
        p_LLVMGetPointerAddressSpace(p_LLVMGetElementType(p_LLVMTypeOf(g->pointers))) != 0) {
        return false;
    }
    find_place(t, g);
    return true;
}

/* Whether memory may be another behind it; or with `reads`, whether it may read or write any. */
static bool uses_memory(void *insn, bool reads) {
    /* Functions of LLVM's that read at most, the first ones, or only calculate. */
    enum { READING = 2 };
    static const char *const plain[] = {
        "llvm.masked.gather.", "llvm.masked.load.",  "llvm.abs.",        "llvm.bitreverse.",
        "llvm.bswap.",         "llvm.ceil.",         "llvm.copysign.",   "llvm.cos.",
        "llvm.ctlz.",          "llvm.ctpop.",        "llvm.cttz.",       "llvm.exp.",
        "llvm.exp2.",          "llvm.fabs.",         "llvm.floor.",      "llvm.fma.",
        "llvm.fmuladd.",       "llvm.fptosi.sat.",   "llvm.fptoui.sat.", "llvm.fshl.",
        "llvm.fshr.",          "llvm.is.fpclass.",   "llvm.log.",        "llvm.log10.",
        "llvm.log2.",          "llvm.maximum.",      "llvm.maxnum.",     "llvm.minimum.",
        "llvm.minnum.",        "llvm.nearbyint.",    "llvm.pow.",        "llvm.rint.",
        "llvm.round.",         "llvm.roundeven.",    "llvm.sadd.sat.",   "llvm.sin.",
        "llvm.smax.",          "llvm.smin.",         "llvm.sqrt.",       "llvm.ssub.sat.",
        "llvm.trunc.",         "llvm.uadd.sat.",     "llvm.umax.",       "llvm.umin.",
        "llvm.usub.sat.",      "llvm.vector.reduce."};
    int op = p_LLVMGetInstructionOpcode(insn);
    size_t length;
    if (op == LOAD) {
        return reads || p_LLVMGetOrdering(insn) || p_LLVMGetVolatile(insn);
    }
    if (op != CALL) {
        return op == STORE || op == FENCE || op == EXCHANGE || op == UPDATE || op == INVOKE ||
               op == CALL_BRANCH;
    }
    const char *called = llvm_called(insn, &length);
    for (unsigned i = reads ? READING : 0; i < sizeof(plain) / sizeof(*plain); ++i) {
        if (llvm_is_one_of(called, length, plain[i])) {
            return false;
        }
    }
    return true;
}

static uint64_t element_size(const struct tuples *t, const struct gathered *g) {
    return p_LLVMABISizeOfType(t->layout, p_LLVMGetElementType(g->type));
}

static bool lie_together(const struct gathered *a, const struct gathered *b) {
    return !b->done && a->base == b->base && a->index == b->index && a->source == b->source &&
           a->mask == b->mask && a->type == b->type;
}

static uint64_t power_above(uint64_t number) {
    uint64_t power = 1;
    while (power < number) {
        power *= 2;
    }
    return power;
}

/* The tuple that begins with what the first one reads, or before; false: there is none. What lies
 * between is read too where it is in the same aligned block of memory, where nothing can be in the
 * way. */
static bool find_tuple(struct tuples *t, unsigned first, struct tuple *made) {
    struct gathered *g = &t->list[first];
    int64_t size = (int64_t)element_size(t, g), high;
    bool grown = true;
    *made = (struct tuple){.members = {g}, .count = 1, .low = g->offset, .alignment = g->alignment};
    high = g->offset + size;
    /* Neighbours are taken until there is none: places of fields may be in any order. */
    while (grown) {
        grown = false;
        for (unsigned i = first + 1; i < t->count && made->count < MOST_ELEMENTS; ++i) {
            struct gathered *m = &t->list[i];
            bool in = lie_together(g, m);
            for (unsigned k = 0; in && k < made->count; ++k) {
                in = made->members[k] != m;
            }
            bool inside = in && m->offset >= made->low && m->offset < high;
            if (!in || (m->offset - made->low) % size ||
                (!inside && m->offset != high && m->offset != made->low - size) ||
                (!inside && high - made->low + size > MOST_BYTES)) {
                continue;
            }
            made->alignment = m->offset < made->low ? m->alignment : made->alignment;
            made->low = m->offset < made->low ? m->offset : made->low;
            high = m->offset + size > high ? m->offset + size : high;
            made->members[made->count++] = m;
            grown = true;
        }
    }
    made->width = (unsigned)((high - made->low) / size);
    uint64_t whole = power_above(made->width);
    if (whole * (uint64_t)size <= made->alignment) {
        made->width = (unsigned)whole;
    }
    return made->width > 1 && made->count > 1;
}

/* Of scatters: those that follow each other, since others may be to the same memory, and all of the
 * tuple. */
static bool find_written(struct tuples *t, unsigned first, struct tuple *made) {
    struct gathered *g = &t->list[first];
    int64_t size = (int64_t)element_size(t, g), high = g->offset + size;
    *made = (struct tuple){.members = {g}, .count = 1, .low = g->offset};
    for (unsigned i = first + 1; i < t->count && lie_together(g, &t->list[i]) &&
                                 high - made->low + size <= MOST_BYTES && made->count < 4;
         ++i) {
        struct gathered *m = &t->list[i];
        if (m->offset != high && m->offset != made->low - size) {
            break;
        }
        made->low = m->offset < made->low ? m->offset : made->low;
        high = m->offset + size > high ? m->offset + size : high;
        made->members[made->count++] = m;
    }
    made->width = made->count;
    return made->count > 1 && (made->count == 2 || p_LLVMGetVectorSize(g->type) >= 4);
}

/* ---- reading --------------------------------------------------------------------------------- */

static void *number(const struct tuples *t, uint64_t value) {
    return p_LLVMConstInt(p_LLVMIntTypeInContext(t->context, 32), value, 0);
}

/* What is there instead where a work-item does not read or write: of writes, in the function's
 * frame. */
static void *nothing(struct tuples *t, const struct gathered *g) {
    static const char name[] = "ur.no.tuple";
    void *type = p_LLVMVectorType(p_LLVMIntTypeInContext(t->context, 64), MOST_BYTES / 8);
    if (g->writes && !t->frame) {
        void *entry = p_LLVMGetFirstBasicBlock(
            p_LLVMGetBasicBlockParent(p_LLVMGetInstructionParent(g->call)));
        p_LLVMPositionBuilderBefore(t->builder, p_LLVMGetFirstInstruction(entry));
        t->frame = p_LLVMBuildAlloca(t->builder, type, "");
    }
    if (g->writes) {
        return t->frame;
    }
    void *zeros = p_LLVMGetNamedGlobal(t->module, name);
    if (!zeros) {
        zeros = p_LLVMAddGlobal(t->module, type, name);
        p_LLVMSetInitializer(zeros, p_LLVMConstNull(type));
        p_LLVMSetGlobalConstant(zeros, 1);
        p_LLVMSetLinkage(zeros, PRIVATE_LINKAGE);
    }
    return zeros;
}

static void *all_lanes(const struct tuples *t, void *value, unsigned count) {
    void *type = p_LLVMVectorType(p_LLVMTypeOf(value), count);
    void *made =
        p_LLVMBuildInsertElement(t->builder, p_LLVMGetUndef(type), value, number(t, 0), "");
    void *zeros = p_LLVMConstNull(p_LLVMVectorType(p_LLVMIntTypeInContext(t->context, 32), count));
    return p_LLVMBuildShuffleVector(t->builder, made, p_LLVMGetUndef(type), zeros, "");
}

/* Of each work-item a pointer to its tuple, for what is before `at`. */
static void *places(struct tuples *t, const struct tuple *tuple, void *at) {
    const struct gathered *first = tuple->members[0];
    /* As they are now: they may themselves have been gathered and joined since they were found. */
    void *byte = p_LLVMIntTypeInContext(t->context, 8);
    void *pointers = p_LLVMGetOperand(first->call, first->writes);
    bool masked = first->mask != p_LLVMConstAllOnes(p_LLVMTypeOf(first->mask));
    void *none = masked ? nothing(t, first) : NULL;
    p_LLVMPositionBuilderBefore(t->builder, at);
    if (tuple->low != first->offset) {
        void *by = p_LLVMConstInt(p_LLVMIntTypeInContext(t->context, 64),
                                  (uint64_t)(tuple->low - first->offset), 0);
        pointers = p_LLVMBuildGEP2(t->builder, byte, pointers, &by, 1, "");
    }
    return masked ? p_LLVMBuildSelect(t->builder, first->mask, pointers,
                                      all_lanes(t, none, p_LLVMGetVectorSize(first->type)), "")
                  : pointers;
}

/* Two vectors of `count` elements one behind the other. */
static void *joined(const struct tuples *t, void *a, void *b, unsigned count) {
    void *order[2 * MOST_LANES * MOST_ELEMENTS];
    for (unsigned i = 0; i < 2 * count; ++i) {
        order[i] = number(t, i);
    }
    return p_LLVMBuildShuffleVector(t->builder, a, b, p_LLVMConstVector(order, 2 * count), "");
}

/* Several vectors of `each` elements one behind the other, `apart` in the list; a power of two of
 * them. */
static void *joined_all(const struct tuples *t, void **list, unsigned count, unsigned apart,
                        unsigned each) {
    void *parts[MOST_LANES];
    for (unsigned i = 0; i < count; ++i) {
        parts[i] = list[i * apart];
    }
    for (; count > 1; count /= 2, each *= 2) {
        for (unsigned i = 0; i < count / 2; ++i) {
            parts[i] = joined(t, parts[2 * i], parts[2 * i + 1], each);
        }
    }
    return parts[0];
}

/* The tuple of each work-item; of three, a fourth behind them that is anything. */
static void read_each(struct tuples *t, const struct tuple *tuple, void **rows) {
    const struct gathered *first = tuple->members[0];
    unsigned lanes = p_LLVMGetVectorSize(first->type), width = tuple->width;
    void *type = p_LLVMVectorType(p_LLVMGetElementType(first->type), width);
    void *pointers = places(t, tuple, first->call);
    for (unsigned i = 0; i < lanes; ++i) {
        void *pointer = p_LLVMBuildExtractElement(t->builder, pointers, number(t, i), "");
        rows[i] = p_LLVMBuildLoad2(t->builder, type, pointer, "");
        p_LLVMSetAlignment(rows[i], 1);
        if (width == 3) {
            void *order[] = {number(t, 0), number(t, 1), number(t, 2), number(t, 2)};
            rows[i] = p_LLVMBuildShuffleVector(t->builder, rows[i], p_LLVMGetUndef(type),
                                               p_LLVMConstVector(order, 4), "");
        }
    }
}

/* Of each four elements of two vectors those of the places `a` and `a` + 1: both of the first one,
 * then both of the other; or in turns. */
static void *of_fours(const struct tuples *t, void *x, void *y, unsigned a, bool turns) {
    void *order[MOST_LANES];
    unsigned lanes = p_LLVMGetVectorSize(p_LLVMTypeOf(x));
    for (unsigned i = 0; i < lanes; i += 4) {
        order[i] = number(t, i + a);
        order[i + 1] = number(t, turns ? lanes + i + a : i + a + 1);
        order[i + 2] = number(t, turns ? i + a + 1 : lanes + i + a);
        order[i + 3] = number(t, lanes + i + a + 1);
    }
    return p_LLVMBuildShuffleVector(t->builder, x, y, p_LLVMConstVector(order, lanes), "");
}

/* Columns of rows, or rows of columns: of four vectors each fourth element, and of these the first,
 * the second and so on of each four. What goes from one vector to another stays in its part of 128
 * bits. */
static void turn_fours(const struct tuples *t, void **from, void **to) {
    void *pairs[4];
    for (unsigned i = 0; i < 4; ++i) { /* 0, 1: of the first two; 2, 3: of the others */
        pairs[i] = of_fours(t, from[i / 2 * 2], from[i / 2 * 2 + 1], i % 2 * 2, true);
    }
    for (unsigned i = 0; i < 4; ++i) {
        to[i] = of_fours(t, pairs[i / 2], pairs[i / 2 + 2], i % 2 * 2, false);
    }
}

static void turn(const struct tuples *t, void **rows, unsigned lanes, unsigned width,
                 void **columns) {
    void *order[MOST_LANES], *all;
    if (width == 4 && lanes >= 4) {
        void *fours[4];
        for (unsigned i = 0; i < 4; ++i) {
            fours[i] = joined_all(t, rows + i, lanes / 4, 4, 4);
        }
        turn_fours(t, fours, columns);
        return;
    }
    all = joined_all(t, rows, lanes, 1, width);
    for (unsigned k = 0; k < width; ++k) {
        for (unsigned i = 0; i < lanes; ++i) {
            order[i] = number(t, i * width + k);
        }
        columns[k] = p_LLVMBuildShuffleVector(t->builder, all, p_LLVMGetUndef(p_LLVMTypeOf(all)),
                                              p_LLVMConstVector(order, lanes), "");
    }
}

static void make_one_read(struct tuples *t, const struct tuple *tuple) {
    const struct gathered *first = tuple->members[0];
    unsigned lanes = p_LLVMGetVectorSize(first->type);
    int64_t size = (int64_t)element_size(t, first);
    void *rows[MOST_LANES], *columns[MOST_ELEMENTS];
    read_each(t, tuple, rows);
    turn(t, rows, lanes, tuple->width == 3 ? 4 : tuple->width, columns);
    for (unsigned k = 0; k < tuple->count; ++k) {
        struct gathered *m = tuple->members[k];
        p_LLVMReplaceAllUsesWith(m->call, columns[(m->offset - tuple->low) / size]);
        m->done = true;
    }
}

/* `count` elements of a vector from `first` on. */
static void *part_of(const struct tuples *t, void *vector, unsigned first, unsigned count) {
    void *order[MOST_ELEMENTS];
    for (unsigned i = 0; i < count; ++i) {
        order[i] = number(t, first + i);
    }
    return p_LLVMBuildShuffleVector(t->builder, vector, p_LLVMGetUndef(p_LLVMTypeOf(vector)),
                                    p_LLVMConstVector(order, count), "");
}

/* At the last scatter, one work-item after the other, as scatters do. */
static void make_one_write(struct tuples *t, const struct tuple *tuple) {
    const struct gathered *first = tuple->members[0];
    unsigned lanes = p_LLVMGetVectorSize(first->type), width = tuple->width;
    int64_t size = (int64_t)element_size(t, first);
    void *pointers = places(t, tuple, tuple->members[width - 1]->call);
    void *columns[4] = {NULL, NULL, p_LLVMGetUndef(first->type), p_LLVMGetUndef(first->type)};
    void *rows[4], *order[2 * MOST_LANES];
    for (unsigned k = 0; k < width; ++k) {
        struct gathered *m = tuple->members[k];
        columns[(m->offset - tuple->low) / size] = p_LLVMGetOperand(m->call, 0);
        m->done = true;
    }
    if (width == 2) {
        for (unsigned i = 0; i < 2 * lanes; ++i) {
            order[i] = number(t, i / 2 + i % 2 * lanes);
        }
        rows[0] = p_LLVMBuildShuffleVector(t->builder, columns[0], columns[1],
                                           p_LLVMConstVector(order, 2 * lanes), "");
    } else {
        turn_fours(t, columns, rows);
    }
    for (unsigned i = 0; i < lanes; ++i) {
        void *row =
            width == 2 ? part_of(t, rows[0], 2 * i, 2) : part_of(t, rows[i % 4], i / 4 * 4, width);
        void *pointer = p_LLVMBuildExtractElement(t->builder, pointers, number(t, i), "");
        p_LLVMSetAlignment(p_LLVMBuildStore(t->builder, row, pointer), 1);
    }
}

/* All that were found with nothing between them that is in the way. */
static void make_found(struct tuples *t) {
    for (unsigned i = 0; i < t->count; ++i) {
        struct tuple tuple;
        unsigned lanes = p_LLVMGetVectorSize(t->list[i].type);
        if (t->list[i].done || (lanes & (lanes - 1)) != 0) {
            continue;
        }
        if (t->list[i].writes ? find_written(t, i, &tuple) : find_tuple(t, i, &tuple)) {
            (t->list[i].writes ? make_one_write : make_one_read)(t, &tuple);
        }
    }
    for (unsigned i = 0; i < t->count; ++i) {
        if (t->list[i].done) {
            p_LLVMInstructionEraseFromParent(t->list[i].call);
        }
    }
    t->count = 0;
}

/* Gathers are moved up to the first one, past what reads; scatters down to the last one, past
 * nothing. */
static void make_tuples(struct tuples *t, void *block) {
    for (void *i = p_LLVMGetFirstInstruction(block); i; i = p_LLVMGetNextInstruction(i)) {
        struct gathered g;
        bool found = p_LLVMIsACallInst(i) && read_call(t, i, &g);
        bool writing = t->count && t->list[0].writes;
        if (t->count && (t->count == MOST_GATHERS || (found && g.writes != writing) ||
                         (!found && uses_memory(i, writing)))) {
            make_found(t);
            found = found && read_call(t, i, &g); /* what it names may be another now */
        }
        if (found) {
            t->list[t->count++] = g;
        }
    }
    make_found(t);
}

void ur_compile_join_components(void *module) {
    struct tuples *t = calloc(1, sizeof(*t));
    if (!t) {
        return; /* it is as right without */
    }
    t->module = module;
    t->context = p_LLVMGetModuleContext(module);
    t->builder = p_LLVMCreateBuilderInContext(t->context);
    t->layout = p_LLVMGetModuleDataLayout(module);
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        t->frame = NULL;
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            make_tuples(t, b);
        }
    }
    p_LLVMDisposeBuilder(t->builder);
    free(t);
}
