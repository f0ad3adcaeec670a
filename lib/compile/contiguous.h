/* Gathers and scatters of what may lie side by side: elements that are as far apart as an argument
 * of the kernel says, as the strides of a library's vectors are, and those whose index may wrap.
 * LLVM does not know whether they are neighbours; the processor takes one read for each element. */
#ifndef UR_COMPILE_CONTIGUOUS_H
#define UR_COMPILE_CONTIGUOUS_H

/* In a module (LLVM's handle) whose loops are vectors: each such access is asked whether its
 * elements are neighbours, and is one read or write of a vector where they are. */
void ur_compile_ask_contiguous(void *module);

#endif
