/* The library's functions of vectors (library/pack.py), which LLVM calls from loops that it has
 * vectorised: several stand beside each function of one number, and nearly all are not called. */
#ifndef UR_COMPILE_VECTORS_H
#define UR_COMPILE_VECTORS_H

/* Once loops are vectorised: takes out those that are not called, and puts the others in place of
 * their calls as long as the module grows little. Returns NULL or LLVM's complaint. */
void *ur_compile_take_vectors(void *module, void *machine);

#endif
