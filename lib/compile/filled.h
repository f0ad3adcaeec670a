/* Reads under a mask that mostly leaves nobody out, as those of a kernel that compares its place
 * with the size of its data: an AMD Zen 5 fetches less in advance for such a read than for a plain
 * one, and takes half as many a cycle. */
#ifndef UR_COMPILE_FILLED_H
#define UR_COMPILE_FILLED_H

/* In a module (LLVM's handle) whose loops are vectors: the part of a block that reads under masks is
 * there once more without them, for when all of their elements are set. */
void ur_compile_ask_filled(void *module);

#endif
