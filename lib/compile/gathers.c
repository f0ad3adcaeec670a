#include "gathers.h"

#include <stdbool.h>

#include "calls.h"

enum { INSERT_ELEMENT = 51, SHUFFLE_VECTOR = 52 }; /* LLVMOpcode */
enum { VECTOR_TYPE = 13 };                         /* LLVMTypeKind */
enum { PRIVATE_LINKAGE = 9 };                      /* LLVMLinkage */
enum { NOT_EQUAL = 33 };                           /* LLVMIntPredicate */
enum { MOST_BITS = 64 };

/* What is there instead where no work-item reads: as many bytes as an element has at most. */
static void *nothing_to_read(void *module, void *context) {
    static const char name[] = "ur.nothing";
    void *type = p_LLVMIntTypeInContext(context, MOST_BITS);
    void *nothing = p_LLVMGetNamedGlobal(module, name);
    if (!nothing) {
        nothing = p_LLVMAddGlobal(module, type, name);
        p_LLVMSetInitializer(nothing, p_LLVMConstNull(type));
        p_LLVMSetGlobalConstant(nothing, 1);
        p_LLVMSetLinkage(nothing, PRIVATE_LINKAGE);
    }
    return nothing;
}

/* The pointer that all elements of a vector of pointers are, or NULL. */
static void *only_pointer(void *pointers) {
    void *first, *place;
    if (p_LLVMGetInstructionOpcode(pointers) != SHUFFLE_VECTOR) {
        return NULL;
    }
    for (unsigned i = 0; i < p_LLVMGetNumMaskElements(pointers); ++i) {
        if (p_LLVMGetMaskValue(pointers, i) != 0) {
            return NULL;
        }
    }
    first = p_LLVMGetOperand(pointers, 0);
    if (!p_LLVMIsAInstruction(first) || p_LLVMGetInstructionOpcode(first) != INSERT_ELEMENT) {
        return NULL;
    }
    place = p_LLVMIsAConstantInt(p_LLVMGetOperand(first, 2));
    return place && p_LLVMConstIntGetZExtValue(place) == 0 ? p_LLVMGetOperand(first, 1) : NULL;
}

/* Its pointer, or NULL where it is no gather that is to become one read. */
static void *gathered_pointer(void *call) {
    struct llvm_gather g;
    if (!llvm_read_gather(call, &g) || g.writes || p_LLVMGetTypeKind(g.type) != VECTOR_TYPE ||
        p_LLVMGetVectorSize(g.type) > MOST_BITS || !p_LLVMIsUndef(g.rest)) {
        return NULL;
    }
    return p_LLVMIsAInstruction(g.pointers) ? only_pointer(g.pointers) : NULL;
}

static void read_once(void *module, void *builder, void *call, void *pointer) {
    struct llvm_gather g = {0};
    (void)llvm_read_gather(call, &g);
    void *context = p_LLVMGetModuleContext(module), *type = g.type;
    void *element = p_LLVMGetElementType(type);
    unsigned count = p_LLVMGetVectorSize(type);
    void *bits = p_LLVMIntTypeInContext(context, count);
    void *index = p_LLVMIntTypeInContext(context, 32), *any, *from, *read, *made;
    p_LLVMPositionBuilderBefore(builder, call);
    any = p_LLVMBuildICmp(builder, NOT_EQUAL, p_LLVMBuildBitCast(builder, g.mask, bits, ""),
                          p_LLVMConstNull(bits), "");
    from = p_LLVMBuildSelect(builder, any, pointer, nothing_to_read(module, context), "");
    read = p_LLVMBuildLoad2(builder, element, from, "");
    p_LLVMSetAlignment(read, 1);
    made =
        p_LLVMBuildInsertElement(builder, p_LLVMGetUndef(type), read, p_LLVMConstNull(index), "");
    made = p_LLVMBuildShuffleVector(builder, made, p_LLVMGetUndef(type),
                                    p_LLVMConstNull(p_LLVMVectorType(index, count)), "");
    p_LLVMReplaceAllUsesWith(call, made);
    p_LLVMInstructionEraseFromParent(call);
}

void ur_compile_read_once(void *module) {
    void *builder = p_LLVMCreateBuilderInContext(p_LLVMGetModuleContext(module));
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            void *i = p_LLVMGetFirstInstruction(b);
            while (i) {
                void *next = p_LLVMGetNextInstruction(i);
                void *pointer = p_LLVMIsACallInst(i) ? gathered_pointer(i) : NULL;
                if (pointer) {
                    read_once(module, builder, i, pointer);
                }
                i = next;
            }
        }
    }
    p_LLVMDisposeBuilder(builder);
}
