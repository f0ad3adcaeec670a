/* What LLVM makes for AMD's devices becomes a code object by a linker, another program: ld.lld, or
 * ur-compile itself, which opens AMD's comgr then. comgr brings an LLVM of its own, which must not
 * meet the one that is open here. */
#ifndef UR_COMPILE_LINK_CODE_H
#define UR_COMPILE_LINK_CODE_H

#include <stddef.h>

/* The code object, malloced, or NULL and in `why` what the linker said. */
void *link_code(const char *linker, const char *processor, const void *object, size_t size,
                size_t *made_size, char *why, size_t why_size);

/* ur-compile --comgr LIBRARY PROCESSOR FILE: links the object in FILE and writes the code object to
 * the standard output. The exit status. */
int link_by_comgr(const char *library, const char *processor, const char *file);

#endif
