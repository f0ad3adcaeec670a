/* backtrace() where the C library has it; elsewhere no stack is known. */
#ifndef UR_BASE_BACKTRACE_H
#define UR_BASE_BACKTRACE_H

#include <stdlib.h>

#ifdef __GLIBC__
#include <execinfo.h>
#else
static inline int backtrace(void **frames, int most) {
    (void)frames, (void)most;
    return 0;
}
#endif
#endif
