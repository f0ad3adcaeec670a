#include "opened.h"

#include <dlfcn.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../environment.h"
#include "base/log.h"
#include "layers.h"

void *loader_open_library(const char *name, char *reason, size_t size) {
    Dl_info info;
    void *library = NULL;
    if (dladdr((const void *)&loader_layers, &info) && info.dli_fname) {
        char *own = strdup(info.dli_fname);
        char *path = own ? loader_format("%s/%s", dirname(own), name) : NULL;
        if (path && access(path, F_OK) == 0) {
            library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        } else {
            library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        }
        free(path);
        free(own);
    }
    if (!library) {
        const char *error = dlerror();
        snprintf(reason, size, "%s%s", error ? error : name, error ? "" : " cannot be found");
    }
    return library;
}

uint64_t loader_getenv_number(const char *name) {
    const char *text = loader_getenv(name);
    char *end = NULL;
    unsigned long long value = text ? strtoull(text, &end, 10) : 0;
    if (text && (*end || text[0] == '-')) {
        ur_log_error("%s is a number, not \"%s\"", name, text);
        return 0;
    }
    return value;
}
