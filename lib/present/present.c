#include "present.h"

#include <dlfcn.h>
#include <limits.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

#include "base/exit.h"
#include "base/log.h"
#include "compiler.h"
#include "entry/self.h"
#include "level_zero.h"
#include "opencl.h"

static const char platforms_call[] = "clGetPlatformIDs";

/* A loader that nobody has opened counts if it has a platform: else it would hide nothing, and
 * goes. */
static bool has_platform(const char *name) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_LOCAL);
    void *symbol = library ? dlsym(library, platforms_call) : NULL;
    int32_t (*ask)(uint32_t room, void **platforms, uint32_t *count);
    uint32_t count = 0;
    if (symbol) {
        memcpy(&ask, &symbol, sizeof(ask));
        if (ask(0, NULL, &count) != UR_CL_SUCCESS) {
            count = 0;
        }
    }
    if (library) {
        dlclose(library);
    }
    return count > 0;
}

static bool is_there(const char *name) {
    void *library = dlopen(name, RTLD_LAZY | RTLD_NOLOAD);
    if (library) {
        dlclose(library);
    }
    return library != NULL;
}

/* Opens a file beside this library, for good. NULL: the log says why. */
static void *open_beside(const char *file) {
    Dl_info self;
    char path[PATH_MAX];
    const char *slash = NULL;
    if (dladdr((const void *)platforms_call, &self) && self.dli_fname) {
        slash = strrchr(self.dli_fname, '/');
    }
    if (!slash || snprintf(path, sizeof(path), "%.*s/%s", (int)(slash - self.dli_fname),
                           self.dli_fname, file) >= (int)sizeof(path)) {
        return NULL;
    }
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL | RTLD_NODELETE);
    if (!library) {
        ur_log_warning("presented as another backend without %s: code that calls that backend with "
                       "handles of this adapter fails; %s",
                       file, dlerror());
    } else {
        ur_log_info("%s answers calls on handles of this adapter", path);
    }
    return library;
}

static void *open_own(const char *file, const char *symbol) {
    void *library = open_beside(file);
    if (!library) {
        return NULL;
    }
    ur_exit_watch(); /* from here on the adapter stays loaded */
    return dlsym(library, symbol);
}

/* False: a loader of others is there, and stays. */
static bool free_place(const char *loader, bool (*serves)(const char *name)) {
    if (!is_there(loader) && !(serves && serves(loader)) && !is_there(loader)) {
        return true;
    }
    ur_log_warning("presented as another backend, but there is %s: code that calls it with handles "
                   "of this adapter gets what that library makes of them",
                   loader);
    return false;
}

static const char opencl_adapter[] = "libur_adapter_opencl.so.0";
static bool stand_in;

static void present_open_library(void) {
    void *symbol;
    switch (ur_backend_shown()) {
    case UR_BACKEND_LEVEL_ZERO:
        if (free_place("libze_loader.so.1", NULL) &&
            (symbol = open_own("unified-runtime/libur_ze.so", UR_ZE_CONNECT))) {
            ur_ze_connect *connect;
            memcpy(&connect, &symbol, sizeof(connect));
            connect(&ur_ze_own_calls);
            stand_in = true;
            if ((symbol = open_own("unified-runtime/libur_clc.so", UR_CLC_CONNECT))) {
                ur_clc_connect *tell;
                memcpy(&tell, &symbol, sizeof(tell));
                tell(ur_clc_own_devices);
            }
        }
        break;
    case UR_BACKEND_OPENCL:
        if (ur_adapter_ops.presented->opencl && free_place("libOpenCL.so.1", has_platform) &&
            (symbol = open_own("unified-runtime/libur_cl.so", UR_CL_CONNECT))) {
            ur_cl_connect *connect;
            memcpy(&connect, &symbol, sizeof(connect));
            connect(ur_adapter_ops.presented->opencl);
            stand_in = true;
            /* libsycl asks this one for clRetain* of native handles. */
            if (!is_there("libur_adapter_opencl.so") && !is_there(opencl_adapter)) {
                (void)open_beside(opencl_adapter);
            }
        }
        break;
    default:
        break;
    }
}

bool ur_present(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, present_open_library);
    return stand_in;
}
