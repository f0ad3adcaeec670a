/* The recording layer is a library of its own, since it compresses and the loader depends on libc
 * alone. It is opened when it is asked for, and stays. */
#include <dlfcn.h>
#include <libgen.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../environment.h"
#include "adapters/common/log.h"
#include "layers.h"
#include "record/layer/library.h"

static void (*stop)(void);

/* Beside the loader, else where the system looks. NULL with a clause in `reason`. */
static void *open_library(char *reason, size_t size) {
    Dl_info info;
    void *library = NULL;
    if (dladdr((const void *)&loader_layers, &info) && info.dli_fname) {
        char *own = strdup(info.dli_fname);
        char *path = own ? loader_format("%s/" UR_RECORD_LIBRARY, dirname(own)) : NULL;
        if (path && access(path, F_OK) == 0) {
            library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        } else {
            library = dlopen(UR_RECORD_LIBRARY, RTLD_NOW | RTLD_LOCAL);
        }
        free(path);
        free(own);
    }
    if (!library) {
        const char *error = dlerror();
        snprintf(reason, size, "%s", error ? error : UR_RECORD_LIBRARY " cannot be found");
    }
    return library;
}

static uint64_t number(const char *name) {
    const char *text = loader_getenv(name);
    char *end = NULL;
    unsigned long long value = text ? strtoull(text, &end, 10) : 0;
    if (text && (*end || text[0] == '-')) {
        ur_log_error("%s is a number, not \"%s\"", name, text);
        return 0;
    }
    return value;
}

/* The file's name, with the process in the place of %p. */
static char *file_name(const char *pattern) {
    const char *at = strstr(pattern, "%p");
    return at ? loader_format("%.*s%ld%s", (int)(at - pattern), pattern, (long)getpid(), at + 2)
              : strdup(pattern);
}

static ur_result_t init(uint32_t enabled, const ur_layer_dditable_t *next,
                        ur_layer_dditable_t *out) {
    const char *pattern = loader_getenv_path("UR_RECORD_FILE");
    char reason[512] = "memory is short";
    bool malformed;
    ur_result_t (*start)(uint32_t, const struct ur_record_options *, const ur_layer_dditable_t *,
                         ur_layer_dditable_t *, char *, size_t);
    (void)enabled;

    if (!pattern) {
        ur_log_error("UR_LAYER_RECORDING needs a file: UR_RECORD_FILE names none");
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    void *library = open_library(reason, sizeof(reason));
    void *symbol = library ? dlsym(library, "urRecordStart") : NULL;
    void *end = library ? dlsym(library, "urRecordStop") : NULL;
    char *path = symbol && end ? file_name(pattern) : NULL;
    ur_result_t result = UR_RESULT_ERROR_UNINITIALIZED;
    if (path) {
        struct ur_record_options options = {
            .table = sizeof(*next),
            .path = path,
            .from = number("UR_RECORD_FROM"),
            .calls = number("UR_RECORD_CALLS"),
            .kernel = loader_getenv("UR_RECORD_KERNEL"),
            .withhold = !loader_getenv_switch("UR_RECORD_MEMORY", true, &malformed),
            .each = loader_getenv_switch("UR_RECORD_EACH_LAUNCH", false, &malformed),
            .compare_all = !loader_getenv_switch("UR_RECORD_PAGES", true, &malformed),
        };
        memcpy(&start, &symbol, sizeof(symbol));
        memcpy(&stop, &end, sizeof(end));
        result = start(UR_RECORD_LIBRARY_VERSION, &options, next, out, reason, sizeof(reason));
    }
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "<RECORDING>[ERROR]: nothing is recorded: %s\n", reason);
    }
    free(path);
    return result;
}

static void teardown(void) {
    stop();
}

static const char *const names[] = {"UR_LAYER_RECORDING", NULL};

const struct loader_layer loader_recording_layer = {names, init, teardown};
