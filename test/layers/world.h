/* A program on the mock adapter with layers on: what the tests of the layers start from. */
#ifndef TEST_LAYERS_WORLD_H
#define TEST_LAYERS_WORLD_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "ur_api.h"
#include "ur_mock.h"

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)

struct world {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
};

static char log_path[64];
static char log_text[65536];

/* Starts the loader with layers; their messages go to a file. */
static inline void world_open(struct world *w, const char *layers, const char *variable) {
    ur_loader_config_handle_t config;
    char output[128];
    memset(w, 0, sizeof(*w));
    snprintf(log_path, sizeof(log_path), "/tmp/ur-layers-%ld.log", (long)getpid());
    unlink(log_path);
    snprintf(output, sizeof(output), "level:debug;flush:debug;output:file,%s", log_path);
    setenv(variable, output, 1);
    setenv("UR_ENABLE_LAYERS", layers, 1);
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigSetMockingEnabled(config, true));
    OK(urLoaderInit(0, config));
    OK(urLoaderConfigRelease(config));
    OK(urAdapterGet(1, &w->adapter, NULL));
    OK(urPlatformGet(w->adapter, 1, &w->platform, NULL));
    OK(urDeviceGet(w->platform, UR_DEVICE_TYPE_ALL, 1, &w->device, NULL));
    OK(urContextCreate(1, &w->device, NULL, &w->context));
    OK(urQueueCreate(w->context, w->device, NULL, &w->queue));
    OK(urProgramCreateWithIL(w->context, "code", 4, NULL, &w->program));
    OK(urKernelCreate(w->program, "kernel", &w->kernel));
}

static inline void world_close(struct world *w) {
    OK(urKernelRelease(w->kernel));
    OK(urProgramRelease(w->program));
    OK(urQueueRelease(w->queue));
    OK(urContextRelease(w->context));
    OK(urAdapterRelease(w->adapter));
    OK(urLoaderTearDown());
    unlink(log_path);
}

/* What the layers have written since the last call. */
static inline const char *log_take(void) {
    FILE *file = fopen(log_path, "r+");
    size_t got = 0;
    if (file) {
        got = fread(log_text, 1, sizeof(log_text) - 1, file);
        assert_int_equal(ftruncate(fileno(file), 0), 0);
        fclose(file);
    }
    log_text[got] = '\0';
    return log_text;
}

static inline void log_expect(const char *part) {
    const char *text = log_take();
    if (!strstr(text, part)) {
        fail_msg("the messages have no \"%s\":\n%s", part, text);
    }
}

static inline void log_expect_nothing(void) {
    const char *text = log_take();
    if (text[0]) {
        fail_msg("unexpected messages:\n%s", text);
    }
}

/* For groups of tests that share a world: how it is set up with layers, and its end. */
static inline int world_setup(void **state, const char *layers) {
    struct world *w = malloc(sizeof(*w));
    assert_non_null(w);
    world_open(w, layers, "UR_LOG_VALIDATION");
    *state = w;
    return 0;
}

static inline int world_teardown(void **state) {
    log_expect_nothing();
    world_close(*state);
    free(*state);
    return 0;
}

static inline ur_result_t launch(struct world *w, uint32_t num_args,
                                 const ur_exp_kernel_arg_properties_t *args, uint32_t num_events,
                                 const ur_event_handle_t *events, ur_event_handle_t *event) {
    const size_t global[3] = {64, 1, 1};
    return urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 1, NULL, global, NULL, num_args,
                                            args, NULL, num_events, events, event);
}

#endif
