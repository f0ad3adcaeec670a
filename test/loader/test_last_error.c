/* What urAdapterGetLastError tells after a call that never reached the adapter: why, and not what
 * an earlier call met. */
#include "support.h"

#include <stdio.h>
#include <string.h>

struct world {
    ur_adapter_handle_t adapter;
    ur_device_handle_t device;
    ur_context_handle_t context;
};

static void open_world(struct world *w, const char *layer) {
    ur_platform_handle_t platform;
    ur_loader_config_handle_t config;
    assert_success(urLoaderConfigCreate(&config));
    if (layer) {
        assert_success(urLoaderConfigEnableLayer(config, layer));
    }
    assert_success(urLoaderInit(0, config));
    assert_success(urLoaderConfigRelease(config));
    assert_success(urAdapterGet(1, &w->adapter, NULL));
    assert_success(urPlatformGet(w->adapter, 1, &platform, NULL));
    assert_success(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &w->device, NULL));
    assert_success(urContextCreate(1, &w->device, NULL, &w->context));
}

static void close_world(struct world *w) {
    assert_success(urContextRelease(w->context));
    assert_success(urAdapterRelease(w->adapter));
    assert_success(urLoaderTearDown());
}

static const char *last(const struct world *w) {
    const char *text = NULL;
    int32_t native = -1;
    assert_success(urAdapterGetLastError(w->adapter, &text, &native));
    assert_non_null(text);
    return text;
}

/* A call that the adapter itself refuses, with a sentence of its own. */
static void refused_by_the_adapter(const struct world *w) {
    const ur_usm_desc_t desc = {.stype = UR_STRUCTURE_TYPE_USM_DESC, .align = 1u << 30};
    void *memory = NULL;
    assert_int_not_equal(urUSMDeviceAlloc(w->context, w->device, &desc, NULL, 64, &memory),
                         UR_RESULT_SUCCESS);
    assert_non_null(strstr(last(w), "alignment"));
}

static void expect(const struct world *w, const char *part) {
    if (!strstr(last(w), part)) {
        fail_msg("the last error has no \"%s\": %s", part, last(w));
    }
}

static void caught_by_the_loader(void **state) {
    struct world w;
    ur_context_handle_t context;
    (void)state;
    open_world(&w, NULL);
    refused_by_the_adapter(&w);
    assert_int_equal(urQueueFinish(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    expect(&w, "NULL");
    refused_by_the_adapter(&w);
    assert_int_equal(urContextCreate(0, &w.device, NULL, &context), UR_RESULT_ERROR_INVALID_SIZE);
    expect(&w, "urContextCreate: DeviceCount is 0");
    refused_by_the_adapter(&w);
    assert_int_equal(urKernelSetArgPointer(NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    expect(&w, "NULL");
    refused_by_the_adapter(&w);
    close_world(&w);
}

static void caught_by_a_layer(void **state) {
    struct world w;
    ur_queue_handle_t queue;
    (void)state;
    open_world(&w, "UR_LAYER_FULL_VALIDATION");
    refused_by_the_adapter(&w);
    assert_int_equal(urQueueFinish(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    expect(&w, "urQueueFinish: hQueue");
    refused_by_the_adapter(&w);
    assert_success(urQueueCreate(w.context, w.device, NULL, &queue));
    assert_success(urQueueRelease(queue));
    assert_int_equal(urQueueFinish(queue), UR_RESULT_ERROR_INVALID_QUEUE);
    expect(&w, "that urQueueRelease has released");
    refused_by_the_adapter(&w);
    close_world(&w);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(caught_by_the_loader),
        cmocka_unit_test(caught_by_a_layer),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
