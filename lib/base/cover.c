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

static void *open_beside(const char *file) {
    char path[PATH_MAX];
    const char *slash = strrchr(file, '/');
    snprintf(path, sizeof(path), "%.*s/" LOADER_NAME, slash ? (int)(slash - file) : 1,
             slash ? file : ".");
    return dlopen(path, RTLD_NOW | RTLD_LOCAL);
}

/* Beside this library, or the file that it is a link to, or where urtrace has it. */
static void *open_loader(const char *own) {
    const char *named = secure_getenv("UR_LAYERS_LOADER");
    char real[PATH_MAX];
    void *library = open_beside(own);
    if (!library && realpath(own, real)) {
        library = open_beside(real);
    }
    return library || !named || !*named ? library : dlopen(named, RTLD_NOW | RTLD_LOCAL);
}

static void take(void) {
    Dl_info own;
    ur_cover_function function = NULL;
    if (!dladdr(&ur_shown, &own) || !own.dli_fname) {
        return;
    }
    void *library = open_loader(own.dli_fname);
    void *symbol = library ? dlsym(library, UR_COVER_FUNCTION) : NULL;
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
        pthread_once(&once, take);
    }
}
