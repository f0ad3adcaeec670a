#include "casts.h"

#include <stdbool.h>

#include "calls.h"

enum { ELEMENT = 29, BIT_CAST = 41, ADDRESS_SPACE_CAST = 60 }; /* LLVMOpcode */
enum { FLAT = 0, GLOBAL = 1, CONSTANT = 4 };                   /* AMD's address spaces */
enum { POINTER_TYPE = 12 };                                    /* LLVMTypeKind */
enum { DEEPEST = 16 };                                         /* of constants made of others */

static bool is_global(unsigned space) {
    return space == GLOBAL || space == CONSTANT;
}

/* FLAT for all that is no pointer. */
static unsigned space_of(void *value) {
    void *type = p_LLVMTypeOf(value);
    return p_LLVMGetTypeKind(type) == POINTER_TYPE ? p_LLVMGetPointerAddressSpace(type) : FLAT;
}

/* Where a pointer comes from, through what a module says at once: LLVM sees through that whenever
 * it makes code of it. */
static unsigned source_space(void *value) {
    for (int depth = 0; depth < DEEPEST && space_of(value) == FLAT; ++depth) {
        int op = p_LLVMIsAConstantExpr(value) ? p_LLVMGetConstOpcode(value) : 0;
        if (op != ADDRESS_SPACE_CAST && op != ELEMENT && op != BIT_CAST) {
            break;
        }
        value = p_LLVMGetOperand(value, 0);
    }
    return space_of(value);
}

static bool is_impossible(void *cast) {
    unsigned to = space_of(cast), from = source_space(p_LLVMGetOperand(cast, 0));
    return to != FLAT && from != FLAT && to != from && !(is_global(to) && is_global(from));
}

/* Whether a constant is made by such a cast. */
static bool casts_impossibly(void *constant, int depth) {
    if (!p_LLVMIsAConstantExpr(constant) || depth == DEEPEST) {
        return false;
    }
    if (p_LLVMGetConstOpcode(constant) == ADDRESS_SPACE_CAST && is_impossible(constant)) {
        return true;
    }
    for (int i = 0; i < p_LLVMGetNumOperands(constant); ++i) {
        if (casts_impossibly(p_LLVMGetOperand(constant, (unsigned)i), depth + 1)) {
            return true;
        }
    }
    return false;
}

static void drop(void *instruction) {
    for (int i = 0; i < p_LLVMGetNumOperands(instruction); ++i) {
        void *operand = p_LLVMGetOperand(instruction, (unsigned)i);
        if (casts_impossibly(operand, 0)) {
            p_LLVMSetOperand(instruction, (unsigned)i, p_LLVMConstNull(p_LLVMTypeOf(operand)));
        }
    }
    if (p_LLVMGetInstructionOpcode(instruction) == ADDRESS_SPACE_CAST &&
        is_impossible(instruction)) {
        p_LLVMReplaceAllUsesWith(instruction, p_LLVMConstNull(p_LLVMTypeOf(instruction)));
        p_LLVMInstructionEraseFromParent(instruction);
    }
}

void ur_compile_drop_casts(void *module) {
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            void *i = p_LLVMGetFirstInstruction(b);
            while (i) {
                void *next = p_LLVMGetNextInstruction(i);
                drop(i);
                i = next;
            }
        }
    }
}
