/* Which form of the parameter layer is built; also read by the assembler. */
#ifndef LOADER_LAYERS_VALIDATION_FORM_H
#define LOADER_LAYERS_VALIDATION_FORM_H

#if defined(__x86_64__) && defined(__LP64__) && !defined(UR_PORTABLE_DISPATCH)
#define LOADER_CHECKS_IN_PLACE 1
#else
#define LOADER_CHECKS_IN_PLACE 0
#endif

#endif
