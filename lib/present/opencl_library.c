/* What dlopen("libOpenCL.so.1") finds in a process where an adapter is presented as OpenCL and
 * there is no OpenCL; see opencl.h. The SONAME makes that so: the file itself has a name and a
 * folder of its own, in which nobody looks for the loader. */
#include <stdatomic.h>

#include "opencl.h"

#define EXPORT __attribute__((visibility("default")))

static const struct ur_cl_calls *_Atomic connected;

EXPORT ur_cl_connect ur_cl_connect_calls;
EXPORT void ur_cl_connect_calls(const struct ur_cl_calls *calls) {
    atomic_store_explicit(&connected, calls, memory_order_release);
}

#define DEFINE(type, name, parameters, arguments, before)                                          \
    EXPORT type name parameters;                                                                   \
    EXPORT type name parameters {                                                                  \
        const struct ur_cl_calls *calls = atomic_load_explicit(&connected, memory_order_acquire);  \
        return calls ? calls->name arguments : before;                                             \
    }
UR_CL_CALLS(DEFINE)

#define DEFINE_COUNTS(name, kind, wrong)                                                           \
    DEFINE(int32_t, clRetain##name, (void *object), (object), UR_CL_##wrong)                       \
    DEFINE(int32_t, clRelease##name, (void *object), (object), UR_CL_##wrong)
UR_CL_COUNTS(DEFINE_COUNTS)
