/* Casts that AMD's processors do not have: from memory of one class to that of another. A kernel
 * has them where it takes what a pointer points into for something else, and LLVM sees both. LLVM
 * refuses them together with the module, up to version 17 at least; later ones take them for any
 * address. */
#ifndef UR_COMPILE_CASTS_H
#define UR_COMPILE_CASTS_H

/* In a module (LLVM's handle) that is optimised, so that nothing makes more of them: each becomes a
 * NULL of its class. */
void ur_compile_drop_casts(void *module);

#endif
