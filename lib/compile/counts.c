#include "counts.h"

#include "calls.h"
#include "llvm/llvm.h"

void ur_compile_keep_counts(void *module) {
    enum { LOAD = 27, MENDED = 18 }; /* LLVMOpcode */
    static const char name[] = UR_LLVM_PLAIN;
    if (llvm_version().major >= MENDED) {
        return;
    }
    unsigned kind =
        p_LLVMGetMDKindIDInContext(p_LLVMGetModuleContext(module), name, sizeof(name) - 1);
    for (void *f = p_LLVMGetFirstFunction(module); f; f = p_LLVMGetNextFunction(f)) {
        for (void *b = p_LLVMGetFirstBasicBlock(f); b; b = p_LLVMGetNextBasicBlock(b)) {
            for (void *i = p_LLVMGetFirstInstruction(b); i; i = p_LLVMGetNextInstruction(i)) {
                if (p_LLVMGetInstructionOpcode(i) == LOAD && p_LLVMGetMetadata(i, kind)) {
                    p_LLVMSetVolatile(i, 1);
                }
            }
        }
    }
}
