#include "ones.h"

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "calls.h"

enum { ADD = 8, SUBTRACT = 10 };             /* LLVMOpcode */
enum { INTEGER_TYPE = 8, VECTOR_TYPE = 13 }; /* LLVMTypeKind */
enum { PRIVATE_LINKAGE = 9 };                /* LLVMLinkage */
enum { WIDE = 512, LEAST_BITS = 32 };

/* Of all elements of a constant, 1 or -1; 0: they are something else. */
static int only_one(void *constant, unsigned count, unsigned bits) {
    uint64_t all = bits == 64 ? UINT64_MAX : ((uint64_t)1 << bits) - 1, is = 0;
    for (unsigned i = 0; i < count; ++i) {
        void *element = p_LLVMGetAggregateElement(constant, i);
        if (!element || !p_LLVMIsAConstantInt(element)) {
            return 0;
        }
        uint64_t number = p_LLVMConstIntGetZExtValue(element);
        if ((number != 1 && number != all) || (i && number != is)) {
            return 0;
        }
        is = number;
    }
    return is == 1 ? 1 : -1;
}

/* Not a constant of LLVM's: it would be put in place of the read again. */
static void *one_in_memory(void *module, void *type, unsigned bits) {
    const char *name = bits == 32 ? "ur.one32" : "ur.one64";
    void *one = p_LLVMGetNamedGlobal(module, name);
    if (!one) {
        one = p_LLVMAddGlobal(module, type, name);
        p_LLVMSetInitializer(one, p_LLVMConstInt(type, 1, 0));
        p_LLVMSetLinkage(one, PRIVATE_LINKAGE);
    }
    return one;
}

static void *read_one(void *module, void *builder, void *vector_type) {
    void *element = p_LLVMGetElementType(vector_type);
    void *index = p_LLVMIntTypeInContext(p_LLVMGetModuleContext(module), 32);
    void *from = one_in_memory(module, element, p_LLVMGetIntTypeWidth(element));
    void *made = p_LLVMBuildLoad2(builder, element, from, "");
    made = p_LLVMBuildInsertElement(builder, p_LLVMGetUndef(vector_type), made,
                                    p_LLVMConstNull(index), "");
    return p_LLVMBuildShuffleVector(
        builder, made, p_LLVMGetUndef(vector_type),
        p_LLVMConstNull(p_LLVMVectorType(index, p_LLVMGetVectorSize(vector_type))), "");
}

/* What takes its place, or NULL. */
static void *with_read_one(void *module, void *builder, void *sum) {
    void *type = p_LLVMTypeOf(sum), *constant;
    bool adds = p_LLVMGetInstructionOpcode(sum) == ADD;
    if (p_LLVMGetTypeKind(type) != VECTOR_TYPE ||
        p_LLVMGetTypeKind(p_LLVMGetElementType(type)) != INTEGER_TYPE) {
        return NULL;
    }
    unsigned bits = p_LLVMGetIntTypeWidth(p_LLVMGetElementType(type));
    unsigned count = p_LLVMGetVectorSize(type);
    constant = p_LLVMGetOperand(sum, 1);
    int by = (bits == 32 || bits == 64) && bits * count >= WIDE && p_LLVMIsConstant(constant)
                 ? only_one(constant, count, bits)
                 : 0;
    if (!by) {
        return NULL;
    }
    p_LLVMPositionBuilderBefore(builder, sum);
    void *one = read_one(module, builder, type);
    return (by > 0) == adds ? p_LLVMBuildAdd(builder, p_LLVMGetOperand(sum, 0), one, "")
                            : p_LLVMBuildSub(builder, p_LLVMGetOperand(sum, 0), one, "");
}

void ur_compile_read_ones(void *module) {
    void *builder = p_LLVMCreateBuilderInContext(p_LLVMGetModuleContext(module));
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            for (void *i = p_LLVMGetFirstInstruction(b), *next; i; i = next) {
                int op = p_LLVMGetInstructionOpcode(i);
                next = p_LLVMGetNextInstruction(i);
                void *made = op == ADD || op == SUBTRACT ? with_read_one(module, builder, i) : NULL;
                if (made) {
                    p_LLVMReplaceAllUsesWith(i, made);
                    p_LLVMInstructionEraseFromParent(i);
                }
            }
        }
    }
    p_LLVMDisposeBuilder(builder);
}
