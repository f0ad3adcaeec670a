#include "library.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"

_Static_assert(sizeof(void *) == sizeof(void (*)(void)), "dlsym gives functions as void pointers");

static void add_reason(char *reason, size_t size, const char *name, const char *what) {
    size_t used = strlen(reason);
    if (used < size) {
        snprintf(reason + used, size - used, "%s%s: %s", used ? "; " : "", name, what);
    }
}

void *ur_library_open(const char *const *names, const struct ur_library_call *list, size_t count,
                      void *calls, char *reason, size_t reason_size) {
    if (reason_size) {
        reason[0] = '\0';
    }
    void **found = calloc(count ? count : 1, sizeof(*found));
    if (!found) {
        add_reason(reason, reason_size, names[0], "out of host memory");
        return NULL;
    }
    void *handle = NULL;
    for (; *names; ++names) {
        handle = dlopen(*names, RTLD_NOW | RTLD_LOCAL);
        if (!handle) {
            const char *why = dlerror();
            add_reason(reason, reason_size, *names, why ? why : "cannot be opened");
            continue;
        }
        size_t i = 0;
        for (; i < count; ++i) {
            found[i] = dlsym(handle, list[i].name);
            if (!found[i] && list[i].required) {
                char what[160];
                snprintf(what, sizeof(what), "has no symbol %s", list[i].name);
                add_reason(reason, reason_size, *names, what);
                break;
            }
        }
        if (i == count) {
            memcpy(calls, found, count * sizeof(*found));
            ur_log_debug("opened %s", *names);
            break;
        }
        dlclose(handle);
        handle = NULL;
    }
    free(found);
    return handle;
}
