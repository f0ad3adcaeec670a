#include "cover.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "adapter_ops.h"
#include "tables.h"

#define LOADER_NAME "libur_loader.so.0"

static struct ur_cover cover = {.size = sizeof(cover)};
static ur_dditable_t beneath;
static pthread_once_t once = PTHREAD_ONCE_INIT;

static ur_result_t UR_APICALL adapter_get(uint32_t count, ur_adapter_handle_t *adapters,
                                          uint32_t *count_ret) {
    return cover.adapter_get(&beneath, count, adapters, count_ret);
}

/* Whether the library with this code is this project's loader, which has its layers itself. */
static bool is_ours(const void *caller) {
    Dl_info info, found;
    if (!dladdr(caller, &info) || !info.dli_fname) {
        return false;
    }
    void *library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    void *symbol = library ? dlsym(library, UR_COVER_FUNCTION) : NULL;
    bool ours = symbol && dladdr(symbol, &found) && found.dli_fbase == info.dli_fbase;
    if (library) {
        dlclose(library);
    }
    return ours;
}

/* NULL: there is no loader, or another's, as environments of SYCL have. */
static void *function_of(const char *loader) {
    void *library = dlopen(loader, RTLD_NOW | RTLD_LOCAL);
    void *symbol = library ? dlsym(library, UR_COVER_FUNCTION) : NULL;
    if (library && !symbol) {
        dlclose(library);
    }
    return symbol;
}

static void *function_beside(const char *file) {
    char path[PATH_MAX];
    const char *slash = strrchr(file, '/');
    snprintf(path, sizeof(path), "%.*s/" LOADER_NAME, slash ? (int)(slash - file) : 1,
             slash ? file : ".");
    return function_of(path);
}

/* Of the loader that is named, as urtrace does, else of that beside this library, or beside the
 * file that it is a link to. */
static void *find_function(const char *own) {
    const char *named = secure_getenv("UR_LAYERS_LOADER");
    char real[PATH_MAX];
    void *symbol = named && *named ? function_of(named) : NULL;
    symbol = symbol ? symbol : function_beside(own);
    return symbol || !realpath(own, real) ? symbol : function_beside(real);
}

static void cover_take(void) {
    Dl_info own;
    ur_cover_function function = NULL;
    if (!dladdr(&ur_shown, &own) || !own.dli_fname) {
        return;
    }
    void *symbol = find_function(own.dli_fname);
    if (!symbol) {
        /* The log has no sink yet. */
        fprintf(stderr,
                "%s: UR_ENABLE_LAYERS does nothing: the program's loader has no layers, and "
                "no " LOADER_NAME
                " that has is beside this adapter, or where UR_LAYERS_LOADER says\n",
                own.dli_fname);
        return;
    }
    memcpy(&function, &symbol, sizeof(symbol));
    /* What layers call has to stay until they end, with the process. */
    (void)dlopen(own.dli_fname, RTLD_LAZY | RTLD_NOLOAD | RTLD_NODELETE);
    beneath = ur_shown;
    cover.name = ur_adapter_ops.name;
    cover.path = own.dli_fname;
    cover.extra = &ur_shown_extra;
    cover.beneath = &beneath;
    if (function(&cover) != UR_RESULT_SUCCESS) {
        return;
    }
    cover.above.Adapter.pfnGet = adapter_get;
    ur_shown = cover.above;
}

void ur_cover_for(const void *caller) {
    const char *layers = secure_getenv("UR_ENABLE_LAYERS");
    /* Nobody captures here: that takes a loader that looks into tables at each call. */
    if (layers && *layers && !atomic_load(&ur_adapter_known) && !is_ours(caller)) {
        pthread_once(&once, cover_take);
    }
}
