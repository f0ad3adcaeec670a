/* The library that takes the place of 2024.2's libur_loader.so.0. Its plugin for SYCL calls 0.9,
 * and takes parts of a C++ library from Intel's loader, which is therefore still needed, as
 * libur_loader.so.0.9.8; what it calls goes to the loader of today, which is opened here by its
 * path. */
#include "loader/front/generated/front.h"

#include <dlfcn.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* By its path as it is in the file system, so that it looks for adapters where it lies. */
static void *open_at(const char *folder, size_t length, const char *name) {
    char path[PATH_MAX], real[PATH_MAX];

    int size = snprintf(path, sizeof(path), "%.*s%s", (int)length, folder, name);
    if (size < 0 || (size_t)size >= sizeof(path) || !realpath(path, real)) {
        return NULL;
    }
    void *library = dlopen(real, RTLD_NOW | RTLD_LOCAL);
    if (!library) {
        fprintf(stderr, "libur_loader.so.0 for 2024.2: %s\n", dlerror());
    }
    return library;
}

__attribute__((constructor)) static void front_open(void) {
    /* Where ur-venv and use() put it, and where it is built and installed. */
    static const char *const names[] = {"libur_loader.so.0.12.0", "../libur_loader.so.0"};
    Dl_info own;
    void *loader = NULL;

    if (!dladdr(&front_below, &own) || !strrchr(own.dli_fname, '/')) {
        return;
    }
    size_t folder = (size_t)(strrchr(own.dli_fname, '/') + 1 - own.dli_fname);
    for (unsigned i = 0; i < sizeof(names) / sizeof(names[0]) && !loader; i++) {
        loader = open_at(own.dli_fname, folder, names[i]);
    }
    if (!loader) {
        fprintf(stderr,
                "libur_loader.so.0 for 2024.2: no libur_loader.so.0.12.0 in %.*s: no device will "
                "show\n",
                (int)folder, own.dli_fname);
        return;
    }
    for (unsigned i = 0; i < front_num_names; i++) {
        *front_names[i].place = dlvsym(loader, front_names[i].name, FRONT_NODE);
        if (!*front_names[i].place) {
            fprintf(stderr, "libur_loader.so.0 for 2024.2: %s: no device will show\n", dlerror());
            memset(&front_below, 0, sizeof(front_below));
            return;
        }
    }
}
