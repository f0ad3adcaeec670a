/* What dlopen("libze_loader.so.1") finds in a process where an adapter is presented as Level Zero
 * and no loader of Level Zero was there before; see level_zero.h. The SONAME makes that so: the
 * file itself has a name and a folder of its own, in which nobody looks for the loader. */
#include <stdatomic.h>

#include "level_zero.h"

#define EXPORT __attribute__((visibility("default")))

static const struct ur_ze_calls *_Atomic connected;

EXPORT ur_ze_connect ur_ze_connect_calls;
EXPORT void ur_ze_connect_calls(const struct ur_ze_calls *calls) {
    atomic_store_explicit(&connected, calls, memory_order_release);
}

#define DEFINE(name, parameters, arguments)                                                        \
    EXPORT enum ur_ze_result name parameters;                                                      \
    EXPORT enum ur_ze_result name parameters {                                                     \
        const struct ur_ze_calls *calls = atomic_load_explicit(&connected, memory_order_acquire);  \
        return calls ? calls->name arguments : UR_ZE_UNINITIALIZED;                                \
    }
UR_ZE_CALLS(DEFINE)
