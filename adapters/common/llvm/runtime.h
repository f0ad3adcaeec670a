/* What compiled kernels call. */
#ifndef UR_COMMON_LLVM_RUNTIME_H
#define UR_COMMON_LLVM_RUNTIME_H

/* The address of a function by the name that compiled code has for it; NULL: there is none. */
void *ur_runtime_symbol(const char *name);

#endif
