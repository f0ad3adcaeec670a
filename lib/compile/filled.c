#include "filled.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdlib.h>

#include "calls.h"

enum { ALLOCATE = 26 };    /* LLVMOpcode */
enum { VECTOR_TYPE = 13 }; /* LLVMTypeKind */
enum { EQUAL = 32 };       /* LLVMIntPredicate */
/* What is there twice of a block and of a function, masks that are asked together, and blocks of a
 * function, at most. */
enum { MOST_INSTRUCTIONS = 256, MOST_ADDED = 1024, MOST_MASKS = 4, MOST_BLOCKS = 64 };

/* A read or write of a vector under a mask. */
struct masked {
    void *pointer, *mask, *type;
    void *value; /* that is written; NULL: it is a read */
};

/* The part of a block from its first such access to its last. */
struct filling {
    void *context, *builder;
    void *from[MOST_INSTRUCTIONS], *to[MOST_INSTRUCTIONS]; /* and what takes their place */
    unsigned count;
    void *masks[MOST_MASKS];
    unsigned mask_count;
};

static bool read_masked(void *instruction, struct masked *m) {
    size_t length;
    if (!p_LLVMIsACallInst(instruction)) {
        return false;
    }
    const char *called = llvm_called(instruction, &length);
    unsigned count = (unsigned)p_LLVMGetNumOperands(instruction); /* last the function */
    if (count >= 4 && llvm_is_one_of(called, length, "llvm.masked.load.")) {
        *m = (struct masked){p_LLVMGetOperand(instruction, 0),
                             p_LLVMGetOperand(instruction, count - 3), p_LLVMTypeOf(instruction),
                             NULL};
        return true;
    }
    if (count >= 4 && llvm_is_one_of(called, length, "llvm.masked.store.")) {
        void *value = p_LLVMGetOperand(instruction, 0);
        *m = (struct masked){p_LLVMGetOperand(instruction, 1),
                             p_LLVMGetOperand(instruction, count - 2), p_LLVMTypeOf(value), value};
        return true;
    }
    return false;
}

/* Where a value stands in the part; `count`: it is not of it. */
static unsigned place_of(const struct filling *k, const void *value) {
    unsigned i = 0;
    while (i < k->count && k->from[i] != value) {
        ++i;
    }
    return i;
}

static bool is_asked(const struct filling *k, const void *mask) {
    unsigned i = 0;
    while (i < k->mask_count && k->masks[i] != mask) {
        ++i;
    }
    return i < k->mask_count;
}

static void add_mask(struct filling *k, void *mask) {
    if (k->mask_count < MOST_MASKS && !is_asked(k, mask) && place_of(k, mask) == k->count &&
        p_LLVMGetTypeKind(p_LLVMTypeOf(mask)) == VECTOR_TYPE) {
        k->masks[k->mask_count++] = mask;
    }
}

/* Finds the part, and the masks that are known in front of it. A read alone, as of a sum, takes no
 * less time so. */
static bool find_part(struct filling *k, void *block) {
    struct masked m;
    unsigned last = 0, accesses = 0;
    bool reads = false;
    k->count = k->mask_count = 0;
    for (void *i = p_LLVMGetFirstInstruction(block); i; i = p_LLVMGetNextInstruction(i)) {
        bool is_one = read_masked(i, &m) && !p_LLVMIsConstant(m.mask);
        if (!k->count && !is_one) {
            continue;
        }
        if (k->count == MOST_INSTRUCTIONS || p_LLVMGetInstructionOpcode(i) == ALLOCATE) {
            break;
        }
        if (is_one) {
            add_mask(k, m.mask);
            reads = reads || !m.value;
            ++accesses;
            last = k->count + 1;
        }
        k->from[k->count++] = i;
    }
    k->count = last;
    return reads && accesses > 1 && k->mask_count;
}

/* Whether all elements of all masks are set. */
static void *ask(struct filling *k) {
    void *all = NULL, *both = NULL;
    for (unsigned i = 0; i < k->mask_count; ++i) {
        void *mask = p_LLVMBuildFreeze(k->builder, k->masks[i], ""), *type = p_LLVMTypeOf(mask);
        both = both ? p_LLVMBuildAnd(k->builder, both, mask, "") : mask;
        if (i + 1 < k->mask_count && p_LLVMTypeOf(k->masks[i + 1]) == type) {
            continue;
        }
        void *bits = p_LLVMIntTypeInContext(k->context, p_LLVMGetVectorSize(type));
        void *is =
            p_LLVMBuildICmp(k->builder, EQUAL, p_LLVMBuildBitCast(k->builder, both, bits, ""),
                            p_LLVMConstAllOnes(bits), "");
        all = all ? p_LLVMBuildAnd(k->builder, all, is, "") : is;
        both = NULL;
    }
    return all;
}

/* The value where all masks are full. */
static void *filled(const struct filling *k, void *value) {
    unsigned place = place_of(k, value);
    if (place < k->count && k->to[place]) {
        return k->to[place];
    }
    return is_asked(k, value) ? p_LLVMConstAllOnes(p_LLVMTypeOf(value)) : value;
}

static void *without_masks(struct filling *k, void *instruction) {
    struct masked m;
    if (read_masked(instruction, &m) && is_asked(k, m.mask)) {
        void *pointer = filled(k, m.pointer);
        void *access = m.value ? p_LLVMBuildStore(k->builder, filled(k, m.value), pointer)
                               : p_LLVMBuildLoad2(k->builder, m.type, pointer, "");
        p_LLVMSetAlignment(access, 1);
        return access;
    }
    void *made = p_LLVMInstructionClone(instruction);
    unsigned count = (unsigned)p_LLVMGetNumOperands(made);
    p_LLVMInsertIntoBuilder(k->builder, made);
    for (unsigned i = 0; i < count; ++i) {
        void *operand = p_LLVMGetOperand(made, i), *with = filled(k, operand);
        if (with != operand) {
            p_LLVMSetOperand(made, i, with);
        }
    }
    return made;
}

/* A use of a value that is in no given block, nor the given one, or NULL. */
static void *user_elsewhere(void *value, const void *block, const void *but) {
    for (void *use = p_LLVMGetFirstUse(value); use; use = p_LLVMGetNextUse(use)) {
        void *user = p_LLVMGetUser(use);
        if (user != but && p_LLVMGetInstructionParent(user) != block) {
            return user;
        }
    }
    return NULL;
}

/* What comes behind both takes the value of the way that was gone. */
static void join(struct filling *k, unsigned place, void *block, void *blocks[2]) {
    void *value = k->from[place], *values[2] = {k->to[place], value}, *user;
    if (!user_elsewhere(value, blocks[1], NULL)) {
        return;
    }
    p_LLVMPositionBuilderBefore(k->builder, p_LLVMGetFirstInstruction(block));
    void *phi = p_LLVMBuildPhi(k->builder, p_LLVMTypeOf(value), "");
    p_LLVMAddIncoming(phi, values, blocks, 2);
    while ((user = user_elsewhere(value, blocks[1], phi))) {
        for (unsigned i = 0; i < (unsigned)p_LLVMGetNumOperands(user); ++i) {
            if (p_LLVMGetOperand(user, i) == value) {
                p_LLVMSetOperand(user, i, phi);
            }
        }
    }
}

static void take_both_ways(struct filling *k, void *block) {
    void *head = llvm_split(k->context, k->builder, k->from[0]);
    void *full = p_LLVMInsertBasicBlockInContext(k->context, block, "");
    void *rest = p_LLVMInsertBasicBlockInContext(k->context, block, "");
    void *blocks[2] = {full, rest};
    p_LLVMPositionBuilderAtEnd(k->builder, head);
    p_LLVMBuildCondBr(k->builder, ask(k), full, rest);
    p_LLVMPositionBuilderAtEnd(k->builder, rest);
    for (unsigned i = 0; i < k->count; ++i) {
        p_LLVMInstructionRemoveFromParent(k->from[i]);
        p_LLVMInsertIntoBuilder(k->builder, k->from[i]);
        k->to[i] = NULL;
    }
    p_LLVMBuildBr(k->builder, block);
    p_LLVMPositionBuilderAtEnd(k->builder, full);
    for (unsigned i = 0; i < k->count; ++i) {
        k->to[i] = without_masks(k, k->from[i]);
    }
    p_LLVMBuildBr(k->builder, block);
    for (unsigned i = k->count; i-- > 0;) {
        join(k, i, block, blocks);
    }
}

void ur_compile_ask_filled(void *module) {
    struct filling *k = calloc(1, sizeof(*k));
    void *blocks[MOST_BLOCKS];
    if (!k) {
        return; /* it is as right without */
    }
    k->context = p_LLVMGetModuleContext(module);
    k->builder = p_LLVMCreateBuilderInContext(k->context);
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        unsigned count = 0, added = 0;
        for (void *b = p_LLVMGetFirstBasicBlock(f); b && count < MOST_BLOCKS;
             b = p_LLVMGetNextBasicBlock(b)) {
            if (find_part(k, b)) {
                blocks[count++] = b;
            }
        }
        for (unsigned i = 0; i < count; ++i) {
            if (find_part(k, blocks[i]) && added + k->count <= MOST_ADDED) {
                added += k->count;
                take_both_ways(k, blocks[i]);
            }
        }
    }
    p_LLVMDisposeBuilder(k->builder);
    free(k);
}
