/* Atomic operations on memory of a work-group, which are plain ones on the host, in loops over
 * work-items. Before version 18 LLVM makes vectors of these although two may be on one place: it
 * sees a pointer that it cannot follow, and nothing else that it would have to be compared with. */
#ifndef UR_COMPILE_COUNTS_H
#define UR_COMPILE_COUNTS_H

/* In a module (LLVM's handle) as it was parsed. Nothing where LLVM is not such. */
void ur_compile_keep_counts(void *module);

#endif
