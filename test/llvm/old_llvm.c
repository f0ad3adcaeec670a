/* A library that has a function of LLVM and none that came with version 15: one that is too old. */
void LLVMContextCreate(void);

__attribute__((visibility("default"))) void LLVMContextCreate(void) {
}
