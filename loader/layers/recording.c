/* The recording layer is a library of its own, since it compresses and the loader depends on libc
 * alone. It is opened when it is asked for, and stays. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "../environment.h"
#include "base/log.h"
#include "layers.h"
#include "opened.h"
#include "record/layer/library.h"

static void (*stop)(void);

/* The file's name, with the process in the place of %p. */
static char *file_name(const char *pattern) {
    const char *at = strstr(pattern, "%p");
    return at ? loader_format("%.*s%ld%s", (int)(at - pattern), pattern, (long)getpid(), at + 2)
              : strdup(pattern);
}

static ur_result_t recording_init(uint32_t enabled, const ur_layer_dditable_t *next,
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
    void *library = loader_open_library(UR_RECORD_LIBRARY, reason, sizeof(reason));
    void *symbol = library ? dlsym(library, "urRecordStart") : NULL;
    void *end = library ? dlsym(library, "urRecordStop") : NULL;
    char *path = symbol && end ? file_name(pattern) : NULL;
    ur_result_t result = UR_RESULT_ERROR_UNINITIALIZED;
    if (path) {
        struct ur_record_options options = {
            .table = sizeof(*next),
            .path = path,
            .from = loader_getenv_number("UR_RECORD_FROM"),
            .calls = loader_getenv_number("UR_RECORD_CALLS"),
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

static void recording_teardown(void) {
    stop();
}

static const char *const names[] = {"UR_LAYER_RECORDING", NULL};

const struct loader_layer loader_recording_layer = {names, recording_init, recording_teardown};
