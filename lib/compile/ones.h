/* Ones that are added to vectors of 512 bits. LLVM's code for x86-64 subtracts minus one instead,
 * as an instruction without memory makes that: vpternlogd, which waits for what its register had
 * before, and so makes turns of a loop wait for each other that have nothing to do with each other.
 */
#ifndef UR_COMPILE_ONES_H
#define UR_COMPILE_ONES_H

/* In a module (LLVM's handle) whose loops are vectors: each such one is read from memory. */
void ur_compile_read_ones(void *module);

#endif
