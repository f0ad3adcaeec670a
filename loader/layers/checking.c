/* The layer that checks kernels is a library of its own, since it reads and writes SPIR-V. */
#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

#include "../environment.h"
#include "check/layer/library.h"
#include "layers.h"
#include "opened.h"
#include "tracing.h"

static void (*stop)(void);

/* Of freed USM (MiB), unless UR_CHECK_KEEP says otherwise. */
#define KEPT 64

static unsigned races(void) {
    const char *asked = loader_getenv("UR_CHECK_RACES");
    bool malformed;
    return asked && strcmp(asked, "all") == 0                          ? UR_CHECK_RACES_ALL
           : asked && strcmp(asked, "commands") == 0                   ? UR_CHECK_RACES_COMMANDS
           : loader_getenv_switch("UR_CHECK_RACES", false, &malformed) ? UR_CHECK_RACES_LOOK
                                                                       : UR_CHECK_RACES_NOT;
}

static ur_result_t checking_init(uint32_t enabled, const ur_layer_dditable_t *next,
                                 ur_layer_dditable_t *out) {
    char reason[512] = "memory is short";
    bool malformed;
    ur_result_t (*start)(uint32_t, const struct ur_check_options *, const ur_layer_dditable_t *,
                         ur_layer_dditable_t *, char *, size_t);
    (void)enabled;

    void *library = loader_open_library(UR_CHECK_LIBRARY, reason, sizeof(reason));
    void *symbol = library ? dlsym(library, "urCheckStart") : NULL;
    void *end = library ? dlsym(library, "urCheckStop") : NULL;
    ur_result_t result = UR_RESULT_ERROR_UNINITIALIZED;
    if (symbol && end) {
        struct ur_check_options options = {
            .table = sizeof(*next),
            .keep = (loader_getenv("UR_CHECK_KEEP") ? loader_getenv_number("UR_CHECK_KEEP") : KEPT)
                    << 20,
            .result = loader_getenv_path("UR_CHECK_RESULT"),
            .json = loader_getenv_path("UR_CHECK_JSON"),
            .races = races(),
            .unset = loader_getenv_switch("UR_CHECK_UNSET", false, &malformed),
            .stop = loader_getenv_switch("UR_CHECK_STOP", false, &malformed),
            .look_up = !loader_is_privileged(),
            .trace = loader_trace_report,
        };
        memcpy(&start, &symbol, sizeof(symbol));
        memcpy(&stop, &end, sizeof(end));
        result = start(UR_CHECK_LIBRARY_VERSION, &options, next, out, reason, sizeof(reason));
    }
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "<CHECK>[ERROR]: kernels are not checked: %s\n", reason);
    }
    return result;
}

static void checking_teardown(void) {
    stop();
}

static const char *const names[] = {"UR_LAYER_KERNEL_CHECKING", NULL};

const struct loader_layer loader_checking_layer = {names, checking_init, checking_teardown};
