/* A program on the mock adapter without a test framework: it ends where a call fails. */
#ifndef TEST_LAYERS_MOCKED_H
#define TEST_LAYERS_MOCKED_H

#include <stdio.h>
#include <stdlib.h>

#include "ur_api.h"
#include "ur_mock.h"

#define OK(call)                                                                                   \
    do {                                                                                           \
        if ((call) != UR_RESULT_SUCCESS) {                                                         \
            fprintf(stderr, "%s failed\n", #call);                                                 \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

struct mocked {
    ur_adapter_handle_t adapter;
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
};

/* Starts the loader; with that layer too, unless it is NULL. */
static inline void mocked_init(const char *layer) {
    ur_loader_config_handle_t config;
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigSetMockingEnabled(config, true));
    if (layer) {
        OK(urLoaderConfigEnableLayer(config, layer));
    }
    OK(urLoaderInit(0, config));
    OK(urLoaderConfigRelease(config));
}

static inline struct mocked mocked_open(void) {
    struct mocked m;
    ur_platform_handle_t platform;
    mocked_init(NULL);
    OK(urAdapterGet(1, &m.adapter, NULL));
    OK(urPlatformGet(m.adapter, 1, &platform, NULL));
    OK(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &m.device, NULL));
    OK(urContextCreate(1, &m.device, NULL, &m.context));
    OK(urQueueCreate(m.context, m.device, NULL, &m.queue));
    return m;
}

#endif
