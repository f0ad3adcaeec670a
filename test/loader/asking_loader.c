/* A library that asks an adapter for a table as a loader does. By its exports it is of the release
 * that ASKING_EXPORTS is of; test_caller.c. */
#include "ur_ddi.h"

UR_DLLEXPORT ur_result_t ask(ur_pfnGetAdapterProcAddrTable_t getter, ur_adapter_dditable_t *table);

/* Not in the tail: the adapter sees who called by where it returns to. */
ur_result_t ask(ur_pfnGetAdapterProcAddrTable_t getter, ur_adapter_dditable_t *table) {
    volatile ur_result_t result = getter(UR_API_VERSION_CURRENT, table);
    return result;
}

/* By name alone, for they are declared with other types. */
#define EXPORT(name) __asm__(".globl " name "\n.type " name ",@function\n.set " name ",ask")
#ifdef ASKING_EXPORTS_GONE
EXPORT("urEnqueueKernelLaunch");
#endif
#ifdef ASKING_EXPORTS_GLOBAL
EXPORT("urGetGlobalProcAddrTable");
#endif
#ifdef ASKING_EXPORTS_CAME
EXPORT("urEventCreateExp");
#endif
