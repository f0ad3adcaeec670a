#include "caller.h"

#include <dlfcn.h>
#include <stddef.h>

#include "log.h"

/* The tables changed when six calls were replaced and events of their own came (intel-cmplr-lib-ur
 * 2026.1.2 to 2026.2.0): such a loader exports the first of these and not the second. Ours exports
 * both; the one inside of libsycl.so.9 none. */
static const char gone[] = "urEnqueueKernelLaunch";
static const char came[] = "urEventCreateExp";

/* Exported by this very file, not by what it depends on. */
static bool exports(void *library, const void *base, const char *name) {
    Dl_info info;
    void *symbol = dlsym(library, name);
    return symbol && dladdr(symbol, &info) && info.dli_fbase == base;
}

bool ur_caller_has_our_tables(const void *address) {
    Dl_info info;

    if (!dladdr(address, &info) || !info.dli_fname) {
        return true;
    }
    void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!library) {
        return true; /* the program itself */
    }
    bool older = exports(library, info.dli_fbase, gone) && !exports(library, info.dli_fbase, came);
    dlclose(library);
    if (older) {
        ur_log_warning(
            "%s has the dispatch tables of an earlier release: this adapter is not for it",
            info.dli_fname);
    }
    return !older;
}
