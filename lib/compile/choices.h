/* Choices between what a work-item had and what it gets, of which LLVM leaves one for each of the
 * reasons that it keeps what it had: it stands aside of the loop, or leaves it in this turn. */
#ifndef UR_COMPILE_CHOICES_H
#define UR_COMPILE_CHOICES_H

/* In a module (LLVM's handle) whose loops are vectors: each two become one, by both conditions,
 * which is the same one for all values of a loop. */
void ur_compile_join_choices(void *module);

#endif
