/* Which form of the validation layers is built; also read by the assembler. Sanitizers put calls
 * into every function, so the checks are C with them (LOADER_CHECKS_IN_C). */
#ifndef LOADER_LAYERS_VALIDATION_FORM_H
#define LOADER_LAYERS_VALIDATION_FORM_H

#if defined(__x86_64__) && defined(__LP64__) && !defined(UR_PORTABLE_DISPATCH) &&                  \
    !defined(LOADER_CHECKS_IN_C)
#define LOADER_CHECKS_IN_PLACE 1
#else
#define LOADER_CHECKS_IN_PLACE 0
#endif

/* GCC has functions that save the registers that they use, arguments too. For other compilers the
 * assembly saves all that hold arguments. */
#if defined(__clang__)
#define LOADER_CHECKS_KEEP 0
#else
#define LOADER_CHECKS_KEEP 1
#endif

#endif
