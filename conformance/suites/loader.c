/* The loader: settings, starting and stopping. The device is opened and closed by the tests
 * themselves. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

#include "conf.h"

static void release_config(void *config) {
    urLoaderConfigRelease(config);
}

static ur_loader_config_handle_t new_config(void) {
    ur_loader_config_handle_t config = NULL;
    UR(urLoaderConfigCreate(&config));
    CHECK(config != NULL);
    conf_defer(release_config, config);
    return config;
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urLoaderConfigGetInfo(object, (ur_loader_config_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, new_config());
}

TEST(unknown_query) {
    conf_check_unknown_query(get, new_config());
}

TEST(query_errors) {
    conf_check_query_errors(get, new_config(), UR_LOADER_CONFIG_INFO_REFERENCE_COUNT);
}

TEST(config_references) {
    ur_loader_config_handle_t config = new_config();
    uint32_t count = 0;
    UR(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof count, &count,
                             NULL));
    CHECK_EQ(count, 1);
    UR(urLoaderConfigRetain(config));
    UR(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof count, &count,
                             NULL));
    CHECK_EQ(count, 2);
    UR(urLoaderConfigRelease(config));
    UR(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, sizeof count, &count,
                             NULL));
    CHECK_EQ(count, 1);
}

TEST(layer_unknown) {
    UR_IS(UR_RESULT_ERROR_LAYER_NOT_PRESENT,
          urLoaderConfigEnableLayer(new_config(), "UR_LAYER_THAT_IS_NOT_THERE"));
}

/* Each layer that the loader names can be switched on. */
TEST(layers_known) {
    ur_loader_config_handle_t config = new_config();
    char layers[4096] = "";
    UR(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, sizeof layers, layers,
                             NULL));
    if (!*layers) {
        conf_skip("the loader names no layer");
    }
    char *rest = NULL;
    for (char *name = strtok_r(layers, ";", &rest); name; name = strtok_r(NULL, ";", &rest)) {
        ur_result_t result = urLoaderConfigEnableLayer(config, name);
        CHECK_MSG(result == UR_RESULT_SUCCESS, "layer %s: %s", name, conf_result_name(result));
    }
}

static void on_location(void) {
}

TEST(code_location) {
    UR(urLoaderConfigSetCodeLocationCallback(
        new_config(), (ur_code_location_callback_t)(void (*)(void))on_location, NULL));
}

static uint32_t adapters(void) {
    uint32_t count = 0;
    ur_result_t result = urAdapterGet(0, NULL, &count);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urAdapterGet: %s", conf_result_name(result));
    return count;
}

TEST(init_again) {
    uint32_t first = 0;
    for (int i = 0; i < 3; ++i) {
        UR(urLoaderInit(0, i == 1 ? new_config() : NULL));
        uint32_t count = adapters();
        UR(urLoaderTearDown());
        first = i ? first : count;
        CHECK_EQ(count, first);
    }
    CHECK_MSG(first >= 1, "the loader finds no adapter");
}

TEST(init_twice) {
    UR(urLoaderInit(0, NULL));
    uint32_t count = adapters();
    UR(urLoaderInit(0, NULL));
    CHECK_EQ(adapters(), count);
    UR(urLoaderTearDown());
    UR(urLoaderTearDown());
}

TEST(opens_device) {
    const char *name = conf.name;
    CHECK(conf_device_open(conf.adapter_name, getenv("UR_CONFORMANCE_DEVICE")));
    uint32_t devices = 0;
    ur_result_t result =
        urContextGetInfo(conf.context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof devices, &devices, NULL);
    conf_device_close();
    conf.name = name;
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(devices, 1);
}

enum { THREADS = 8 };
static _Atomic int thread_failures;

static void *init_and_tear_down(void *unused) {
    (void)unused;
    for (int i = 0; i < 5; ++i) {
        uint32_t count = 0;
        if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS ||
            urAdapterGet(0, NULL, &count) != UR_RESULT_SUCCESS || count == 0 ||
            urLoaderTearDown() != UR_RESULT_SUCCESS) {
            atomic_fetch_add(&thread_failures, 1);
        }
    }
    return NULL;
}

TEST(init_from_threads) {
    pthread_t threads[THREADS];
    atomic_store(&thread_failures, 0);
    for (int i = 0; i < THREADS; ++i) {
        CHECK_EQ(pthread_create(&threads[i], NULL, init_and_tear_down, NULL), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
    }
    CHECK_EQ(atomic_load(&thread_failures), 0);
}

TEST(mocking) {
    ur_loader_config_handle_t config = new_config();
    UR(urLoaderConfigSetMockingEnabled(config, true));
    UR(urLoaderInit(0, config));
    uint32_t count = 0;
    ur_result_t result = urAdapterGet(0, NULL, &count);
    UR(urLoaderTearDown());
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_MSG(count >= 1, "with mocking on there is no adapter");
}

static const conf_test tests[] = {
    CONF_TEST(
        config_references,
        "urLoaderConfigCreate urLoaderConfigRetain urLoaderConfigRelease urLoaderConfigGetInfo",
        "starts with one reference, which retain and release count"),
    CONF_TEST(unknown_query, "urLoaderConfigGetInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urLoaderConfigGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(layer_unknown, "urLoaderConfigEnableLayer", "refuses a layer that is not there"),
    CONF_TEST(layers_known, "urLoaderConfigEnableLayer", "takes each layer that the loader names"),
    CONF_TEST(code_location, "urLoaderConfigSetCodeLocationCallback", "takes a callback"),
    CONF_TEST(init_again, "urLoaderInit urLoaderTearDown", "starts and stops several times"),
    CONF_TEST(init_twice, "urLoaderInit urLoaderTearDown", "counts how often it was started"),
    CONF_TEST(init_from_threads, "urLoaderInit urLoaderTearDown",
              "starts and stops from several threads at once"),
    CONF_TEST(opens_device, "urLoaderInit urLoaderTearDown",
              "reaches the device after all of that"),
    CONF_TEST(mocking, "urLoaderConfigSetMockingEnabled", "offers an adapter when mocking is on"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_loader_config_info_t", "urLoaderConfigGetInfo", query);
    conf_suite suite = {"loader", list.tests, list.count, true};
    return conf_main(argc, argv, &suite);
}
