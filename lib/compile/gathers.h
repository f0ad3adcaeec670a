/* Reads of one address under a mask, as of a kernel's table behind a guard that work-items part at.
 * LLVM's loops over work-items gather it, one read for each that is to go on, which takes as long
 * as if they lay apart. */
#ifndef UR_COMPILE_GATHERS_H
#define UR_COMPILE_GATHERS_H

/* In a module (LLVM's handle) whose loops are vectors: each such gather becomes one read for all.
 */
void ur_compile_read_once(void *module);

#endif
