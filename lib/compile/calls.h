/* LLVM's C interface, opened at run time by the process that compiles (ur_compile.c). */
#ifndef UR_COMPILE_CALLS_H
#define UR_COMPILE_CALLS_H

#include <stdbool.h>
#include <stddef.h>

#if defined(__x86_64__)
#define TARGET(part) LLVMInitializeX86##part
#elif defined(__aarch64__)
#define TARGET(part) LLVMInitializeAArch64##part
#else
#error "name LLVM's target for this processor"
#endif

/* LLVM's C interface, as far as it is used: (required, result, name, parameters). Handles are
 * pointers to structures of its own. */
#define LLVM_CALLS(X)                                                                              \
    X(1, void, TARGET(TargetInfo), (void))                                                         \
    X(1, void, TARGET(Target), (void))                                                             \
    X(1, void, TARGET(TargetMC), (void))                                                           \
    X(1, void, TARGET(AsmPrinter), (void))                                                         \
    X(1, void *, LLVMContextCreate, (void))                                                        \
    X(1, void *, LLVMCreateMemoryBufferWithMemoryRangeCopy, (const char *, size_t, const char *))  \
    X(1, int, LLVMParseIRInContext, (void *, void *, void **, char **))                            \
    X(1, int, LLVMVerifyModule, (void *, int, char **))                                            \
    X(1, char *, LLVMGetDefaultTargetTriple, (void))                                               \
    X(1, int, LLVMGetTargetFromTriple, (const char *, void **, char **))                           \
    X(1, char *, LLVMGetHostCPUName, (void))                                                       \
    X(1, char *, LLVMGetHostCPUFeatures, (void))                                                   \
    X(1, void *, LLVMCreateTargetMachine,                                                          \
      (void *, const char *, const char *, const char *, int, int, int))                           \
    X(1, void *, LLVMCreateTargetDataLayout, (void *))                                             \
    X(1, void, LLVMSetModuleDataLayout, (void *, void *))                                          \
    X(1, void, LLVMSetTarget, (void *, const char *))                                              \
    X(1, void *, LLVMCreatePassBuilderOptions, (void))                                             \
    X(1, void *, LLVMRunPasses, (void *, const char *, void *, void *))                            \
    X(1, char *, LLVMGetErrorMessage, (void *))                                                    \
    X(1, int, LLVMTargetMachineEmitToMemoryBuffer, (void *, void *, int, char **, void **))        \
    X(1, const char *, LLVMGetBufferStart, (void *))                                               \
    X(1, size_t, LLVMGetBufferSize, (void *))                                                      \
    X(1, void *, LLVMGetNamedFunction, (void *, const char *))                                     \
    X(1, void *, LLVMGetNamedGlobal, (void *, const char *))                                       \
    X(1, void *, LLVMGetFirstFunction, (void *))                                                   \
    X(1, void *, LLVMGetNextFunction, (void *))                                                    \
    X(1, void *, LLVMGetFirstGlobal, (void *))                                                     \
    X(1, void *, LLVMGetNextGlobal, (void *))                                                      \
    X(1, const char *, LLVMGetValueName2, (void *, size_t *))                                      \
    X(1, int, LLVMIsDeclaration, (void *))                                                         \
    X(1, int, LLVMIsGlobalConstant, (void *))                                                      \
    X(1, int, LLVMGetVisibility, (void *))                                                         \
    X(1, void, LLVMSetVisibility, (void *, int))                                                   \
    X(1, void, LLVMSetLinkage, (void *, int))                                                      \
    X(1, void *, LLVMGetFirstBasicBlock, (void *))                                                 \
    X(1, void *, LLVMGetNextBasicBlock, (void *))                                                  \
    X(1, void *, LLVMGetFirstInstruction, (void *))                                                \
    X(1, void *, LLVMGetNextInstruction, (void *))                                                 \
    X(1, void *, LLVMIsACallInst, (void *))                                                        \
    X(1, void *, LLVMGetCalledValue, (void *))                                                     \
    X(1, int, LLVMGetInstructionOpcode, (void *))                                                  \
    X(1, int, LLVMGetConstOpcode, (void *))                                                        \
    X(1, void *, LLVMIsAConstantExpr, (void *))                                                    \
    X(1, int, LLVMGetNumOperands, (void *))                                                        \
    X(1, void *, LLVMGetOperand, (void *, unsigned))                                               \
    X(1, void, LLVMSetOperand, (void *, unsigned, void *))                                         \
    X(1, void *, LLVMTypeOf, (void *))                                                             \
    X(1, int, LLVMGetTypeKind, (void *))                                                           \
    X(1, unsigned, LLVMGetPointerAddressSpace, (void *))                                           \
    X(1, void *, LLVMConstNull, (void *))                                                          \
    X(1, void, LLVMReplaceAllUsesWith, (void *, void *))                                           \
    X(1, void, LLVMInstructionEraseFromParent, (void *))                                           \
    X(1, unsigned, LLVMGetVectorSize, (void *))                                                    \
    X(1, void *, LLVMGetElementType, (void *))                                                     \
    X(1, void *, LLVMVectorType, (void *, unsigned))                                               \
    X(1, void *, LLVMIntTypeInContext, (void *, unsigned))                                         \
    X(1, void *, LLVMGetModuleContext, (void *))                                                   \
    X(1, unsigned, LLVMGetNumMaskElements, (void *))                                               \
    X(1, int, LLVMGetMaskValue, (void *, unsigned))                                                \
    X(1, int, LLVMIsUndef, (void *))                                                               \
    X(1, void *, LLVMIsAInstruction, (void *))                                                     \
    X(1, void *, LLVMIsAConstantInt, (void *))                                                     \
    X(1, unsigned long long, LLVMConstIntGetZExtValue, (void *))                                   \
    X(1, void *, LLVMGetUndef, (void *))                                                           \
    X(1, void *, LLVMAddGlobal, (void *, void *, const char *))                                    \
    X(1, void *, LLVMGetInitializer, (void *))                                                     \
    X(1, void, LLVMSetInitializer, (void *, void *))                                               \
    X(1, void, LLVMSetGlobalConstant, (void *, int))                                               \
    X(1, void *, LLVMCreateBuilderInContext, (void *))                                             \
    X(1, void, LLVMDisposeBuilder, (void *))                                                       \
    X(1, void, LLVMPositionBuilderBefore, (void *, void *))                                        \
    X(1, void *, LLVMBuildBitCast, (void *, void *, void *, const char *))                         \
    X(1, void *, LLVMBuildICmp, (void *, int, void *, void *, const char *))                       \
    X(1, void *, LLVMBuildSelect, (void *, void *, void *, void *, const char *))                  \
    X(1, void *, LLVMBuildLoad2, (void *, void *, void *, const char *))                           \
    X(1, void, LLVMSetAlignment, (void *, unsigned))                                               \
    X(1, void *, LLVMBuildInsertElement, (void *, void *, void *, void *, const char *))           \
    X(1, void *, LLVMBuildShuffleVector, (void *, void *, void *, void *, const char *))           \
    X(1, unsigned, LLVMGetIntTypeWidth, (void *))                                                  \
    X(1, unsigned, LLVMGetEnumAttributeKindForName, (const char *, size_t))                        \
    X(1, void *, LLVMGetCallSiteEnumAttribute, (void *, unsigned, unsigned))                       \
    X(1, unsigned long long, LLVMGetEnumAttributeValue, (void *))                                  \
    X(1, void *, LLVMGetBasicBlockParent, (void *))                                                \
    X(1, void *, LLVMBuildAlloca, (void *, void *, const char *))                                  \
    X(1, int, LLVMGetOrdering, (void *))                                                           \
    X(1, int, LLVMGetVolatile, (void *))                                                           \
    X(1, int, LLVMIsConstant, (void *))                                                            \
    X(1, void *, LLVMGetAggregateElement, (void *, unsigned))                                      \
    X(1, unsigned, LLVMCountIncoming, (void *))                                                    \
    X(1, void *, LLVMGetIncomingValue, (void *, unsigned))                                         \
    X(1, void, LLVMAddIncoming, (void *, void **, void **, unsigned))                              \
    X(1, void *, LLVMGetGEPSourceElementType, (void *))                                            \
    X(1, void *, LLVMGetModuleDataLayout, (void *))                                                \
    X(1, unsigned long long, LLVMABISizeOfType, (void *, void *))                                  \
    X(1, void *, LLVMConstInt, (void *, unsigned long long, int))                                  \
    X(1, void *, LLVMConstVector, (void **, unsigned))                                             \
    X(1, void *, LLVMConstAllOnes, (void *))                                                       \
    X(1, void *, LLVMGetInstructionParent, (void *))                                               \
    X(1, void *, LLVMInsertBasicBlockInContext, (void *, void *, const char *))                    \
    X(1, void *, LLVMGetBasicBlockTerminator, (void *))                                            \
    X(1, void *, LLVMBasicBlockAsValue, (void *))                                                  \
    X(1, void, LLVMInstructionRemoveFromParent, (void *))                                          \
    X(1, void *, LLVMInstructionClone, (void *))                                                   \
    X(1, void, LLVMInsertIntoBuilder, (void *, void *))                                            \
    X(1, void, LLVMPositionBuilderAtEnd, (void *, void *))                                         \
    X(1, unsigned, LLVMLookupIntrinsicID, (const char *, size_t))                                  \
    X(1, void *, LLVMGetIntrinsicDeclaration, (void *, unsigned, void **, size_t))                 \
    X(1, void *, LLVMGlobalGetValueType, (void *))                                                 \
    X(1, void *, LLVMBuildCall2, (void *, void *, void *, void **, unsigned, const char *))        \
    X(1, void *, LLVMBuildGEP2, (void *, void *, void *, void **, unsigned, const char *))         \
    X(1, void *, LLVMBuildStore, (void *, void *, void *))                                         \
    X(1, void *, LLVMBuildAdd, (void *, void *, void *, const char *))                             \
    X(1, void *, LLVMBuildSub, (void *, void *, void *, const char *))                             \
    X(1, void *, LLVMBuildAnd, (void *, void *, void *, const char *))                             \
    X(1, void *, LLVMBuildSExt, (void *, void *, void *, const char *))                            \
    X(1, void *, LLVMBuildZExt, (void *, void *, void *, const char *))                            \
    X(1, void *, LLVMBuildFreeze, (void *, void *, const char *))                                  \
    X(1, void *, LLVMBuildExtractElement, (void *, void *, void *, const char *))                  \
    X(1, void *, LLVMBuildPhi, (void *, void *, const char *))                                     \
    X(1, void *, LLVMBuildBr, (void *, void *))                                                    \
    X(1, void *, LLVMBuildCondBr, (void *, void *, void *, void *))                                \
    X(1, unsigned, LLVMGetMDKindIDInContext, (void *, const char *, unsigned))                     \
    X(1, void *, LLVMGetMetadata, (void *, unsigned))                                              \
    X(1, void, LLVMSetVolatile, (void *, int))                                                     \
    X(1, void *, LLVMGetFirstUse, (void *))                                                        \
    X(1, void *, LLVMGetNextUse, (void *))                                                         \
    X(1, void *, LLVMGetUser, (void *))                                                            \
    X(1, void *, LLVMCreateEnumAttribute, (void *, unsigned, unsigned long long))                  \
    X(1, void, LLVMAddAttributeAtIndex, (void *, unsigned, void *))                                \
    X(0, void, LLVMInitializeAMDGPUTargetInfo, (void))                                             \
    X(0, void, LLVMInitializeAMDGPUTarget, (void))                                                 \
    X(0, void, LLVMInitializeAMDGPUTargetMC, (void))                                               \
    X(0, void, LLVMInitializeAMDGPUAsmPrinter, (void))                                             \
    X(0, void, LLVMInstallFatalErrorHandler, (void (*)(const char *)))                             \
    X(0, void, LLVMContextSetDiagnosticHandler, (void *, void (*)(void *, void *), void *))        \
    X(0, int, LLVMGetDiagInfoSeverity, (void *))                                                   \
    X(0, char *, LLVMGetDiagInfoDescription, (void *))                                             \
    X(0, void, LLVMGetVersion, (unsigned *, unsigned *, unsigned *))                               \
    X(0, void *, LLVMRunPassesOnFunction, (void *, const char *, void *, void *))                  \
    X(0, void *, LLVMGetStringAttributeAtIndex, (void *, unsigned, const char *, unsigned))        \
    X(0, void, LLVMParseCommandLineOptions, (int, const char *const *, const char *))

#define LLVM_POINTER(need, type, name, parameters) LLVM_POINTER_(type, name, parameters)
#define LLVM_POINTER_(type, name, parameters) extern type(*p_##name) parameters;
LLVM_CALLS(LLVM_POINTER)

/* Returns false, with why in `text`, or true with its version there. */
bool llvm_open(const char *path, char *text, size_t size);
/* `told` is called, and does not return, where LLVM finds no memory: it ends the process otherwise,
 * by the signal that its defects end it by. Once in a process that has opened LLVM. */
void llvm_tell_exhaustion(void (*told)(void));
/* The name of the function that an instruction calls, and whether that is one of LLVM's functions
 * for several types, whose names begin so and say the type behind it. */
const char *llvm_called(void *call, size_t *length);
bool llvm_is_one_of(const char *called, size_t length, const char *names);
/* A masked gather or scatter, and what it takes as it is now. */
struct llvm_gather {
    void *pointers, *mask;
    void *type;      /* of what is read or written */
    void *alignment; /* an operand before LLVM 22, or NULL */
    void *rest;      /* of a gather: for elements that are not read */
    bool writes;
};
/* False: the call is none. */
bool llvm_read_gather(void *call, struct llvm_gather *gather);
/* The part of a block before an instruction becomes one of its own, which is returned: it ends with
 * nothing yet. */
void *llvm_split(void *context, void *builder, void *before);
struct llvm_version {
    unsigned major, minor, patch;
};
struct llvm_version llvm_version(void);

#endif
