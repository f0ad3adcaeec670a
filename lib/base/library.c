#include "library.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "log.h"

_Static_assert(sizeof(void *) == sizeof(void (*)(void)), "dlsym gives functions as void pointers");

static void add_reason(char *reason, size_t size, const char *name, const char *what) {
    size_t used = strlen(reason), length = strlen(name);
    /* What dlerror says begins with the name of a library that is not there, and with the path of
     * one that is but cannot be used. */
    const char *end = strstr(what, ": ");
    bool named = end && (size_t)(end - what) >= length &&
                 strncmp(end - length, name, length) == 0 &&
                 (end - length == what || end[-(ptrdiff_t)length - 1] == '/');
    if (used < size) {
        snprintf(reason + used, size - used, "%s%s%s%s", used ? "; " : "", named ? "" : name,
                 named ? "" : ": ", what);
    }
}

enum { MAX_NEIGHBOURS = 32, MAX_DEPTH = 8 };

/* A driver library beside the adapter, as wheels of Python packages bring it, may need others
 * beside it without saying where they are. The search path of the adapter leads to that folder, but
 * only for what the adapter opens itself: so each library that the system names as missing is
 * opened first. On failure `why` has the system's last words. */
static void *open_with_neighbours(const char *name, int depth, char *why, size_t why_size) {
    static const char missing[] = ": cannot open shared object file";
    for (int i = 0; i < MAX_NEIGHBOURS; ++i) {
        void *handle = dlopen(name, RTLD_NOW | RTLD_LOCAL);
        if (handle) {
            return handle;
        }
        const char *text = dlerror();
        snprintf(why, why_size, "%s", text ? text : "cannot be opened");
        const char *end = strstr(why, missing);
        char neighbour[128], unused[256];
        if (!end || (size_t)(end - why) >= sizeof(neighbour)) {
            break;
        }
        memcpy(neighbour, why, (size_t)(end - why));
        neighbour[end - why] = '\0';
        if (strcmp(neighbour, name) == 0 || strchr(neighbour, '/') || depth == MAX_DEPTH ||
            !open_with_neighbours(neighbour, depth + 1, unused, sizeof(unused))) {
            break;
        }
        ur_log_debug("opened %s, which %s needs", neighbour, name);
    }
    return NULL;
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
        char why[512];
        handle = open_with_neighbours(*names, 0, why, sizeof(why));
        if (!handle) {
            add_reason(reason, reason_size, *names, why);
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
