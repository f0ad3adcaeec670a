#include "caller.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>

#include "log.h"

/* The tables changed when six calls were replaced and events of their own came (intel-cmplr-lib-ur
 * 2026.1.2 to 2026.2.0): such a loader exports the first of these and not the second. Ours exports
 * both; the one inside of libsycl.so.9 none. */
static const char gone[] = "urEnqueueKernelLaunch";
static const char came[] = "urEventCreateExp";

/* Up to 2025.2 this gave the table that holds urAdapterGet. Those loaders count an adapter whose
 * tables they did not get, and their libsycl then follows a handle that was never written. */
static const char counts_all[] = "urGetGlobalProcAddrTable";

/* Exported by this very file, not by what it depends on. */
static bool exports(void *library, const void *base, const char *name) {
    Dl_info info;
    void *symbol = dlsym(library, name);
    return symbol && dladdr(symbol, &info) && info.dli_fbase == base;
}

enum ur_caller ur_caller_of(const void *address) {
    Dl_info info;

    if (!dladdr(address, &info) || !info.dli_fname) {
        return UR_CALLER_OURS;
    }
    void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!library) {
        return UR_CALLER_OURS; /* the program itself */
    }
    enum ur_caller found = UR_CALLER_OURS;
    if (exports(library, info.dli_fbase, gone) && !exports(library, info.dli_fbase, came)) {
        found = exports(library, info.dli_fbase, counts_all) ? UR_CALLER_DEMANDS : UR_CALLER_OLDER;
        ur_log_warning(
            "%s has the dispatch tables of an earlier release: this adapter is not for it",
            info.dli_fname);
    }
    dlclose(library);
    return found;
}
