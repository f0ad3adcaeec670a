/* urLoaderInit and urLoaderTearDown: repeated, nested, from threads, after fork; urLoaderConfig*.
 */
#include "support.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void nothing_works_before_init(void **state) {
    ur_adapter_handle_t adapter = NULL;
    uint32_t count = 55;
    (void)state;
    assert_int_equal(urAdapterGet(1, &adapter, &count), UR_RESULT_ERROR_UNINITIALIZED);
    assert_int_equal(count, 55);
    assert_int_equal(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}

static void starts_again_after_its_end(void **state) {
    (void)state;
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("one"), 1);
    for (int i = 0; i < 50; i++) {
        assert_success(urLoaderInit(0, NULL));
        assert_int_equal(count_adapters(), 1);
        assert_success(urLoaderTearDown());
        assert_int_equal(urAdapterGet(0, NULL, NULL), UR_RESULT_ERROR_UNINITIALIZED);
    }
}

static void lives_until_its_last_user_ends(void **state) {
    (void)state;
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("one"), 1);
    assert_success(urLoaderInit(0, NULL));
    /* The environment counts when the first one comes. */
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("two"), 1);
    assert_success(urLoaderInit(0, NULL));
    assert_story("libstub_one.so");
    assert_no_story("libstub_two.so");
    assert_success(urLoaderTearDown());
    assert_int_equal(count_adapters(), 1);
    assert_success(urLoaderTearDown());
    assert_int_equal(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}

static void *use(void *unused) {
    (void)unused;
    for (int i = 0; i < 20; i++) {
        ur_adapter_handle_t adapters[2];
        uint32_t count = 0, size_count = 0;
        size_t size;
        if (urLoaderInit(i % 2 ? UR_DEVICE_INIT_FLAG_GPU : 0, NULL) != UR_RESULT_SUCCESS ||
            urAdapterGet(2, adapters, &count) != UR_RESULT_SUCCESS || count != 2 ||
            urPlatformGet(adapters[1], 0, NULL, &size_count) != UR_RESULT_SUCCESS ||
            urLoaderExplain(UR_LOADER_EXPLAIN_FORMAT_TEXT, 0, NULL, &size) != UR_RESULT_SUCCESS ||
            urAdapterRelease(adapters[0]) != UR_RESULT_SUCCESS ||
            urAdapterRelease(adapters[1]) != UR_RESULT_SUCCESS ||
            urLoaderTearDown() != UR_RESULT_SUCCESS) {
            return "failed";
        }
    }
    return NULL;
}

static void serves_several_threads(void **state) {
    pthread_t threads[6];
    char value[1200];
    (void)state;
    snprintf(value, sizeof(value), "%s,%s", stub("one"), stub("parts"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    for (int i = 0; i < 6; i++) {
        assert_int_equal(pthread_create(&threads[i], NULL, use, NULL), 0);
    }
    for (int i = 0; i < 6; i++) {
        void *result;
        assert_int_equal(pthread_join(threads[i], &result), 0);
        assert_null(result);
    }
    assert_int_equal(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
}

static int in_child(void *initialised) {
    uint32_t count = 0;
    if (!initialised && urAdapterGet(0, NULL, &count) != UR_RESULT_ERROR_UNINITIALIZED) {
        return 1;
    }
    if (urLoaderInit(0, NULL) != UR_RESULT_SUCCESS ||
        urAdapterGet(0, NULL, &count) != UR_RESULT_SUCCESS || count != 1 ||
        urLoaderTearDown() != UR_RESULT_SUCCESS) {
        return 2;
    }
    if (initialised && (urAdapterGet(0, NULL, &count) != UR_RESULT_SUCCESS || count != 1 ||
                        urLoaderTearDown() != UR_RESULT_SUCCESS)) {
        return 3;
    }
    return urLoaderTearDown() == UR_RESULT_ERROR_UNINITIALIZED ? 0 : 4;
}

static void works_in_a_forked_process(void **state) {
    char output[1024];
    int initialised = 1;
    (void)state;
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("one"), 1);
    assert_int_equal(run_child(in_child, NULL, output, sizeof(output)), 0);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(run_child(in_child, &initialised, output, sizeof(output)), 0);
    assert_int_equal(count_adapters(), 1);
    assert_success(urLoaderTearDown());
}

static _Atomic int stop;

static void *initialise_always(void *unused) {
    (void)unused;
    while (!stop) {
        urLoaderInit(0, NULL);
        urLoaderTearDown();
    }
    return NULL;
}

static int init_alone(void *unused) {
    (void)unused;
    /* The parent's other thread may have been between the two. */
    return urLoaderInit(0, NULL) == UR_RESULT_SUCCESS && urLoaderTearDown() == UR_RESULT_SUCCESS
               ? 0
               : 1;
}

/* The lock is free in the child, whatever another thread of the parent did. */
static void fork_beside_a_busy_thread(void **state) {
    pthread_t thread;
    char output[1024];
    (void)state;
    if (strstr(SANITIZE, "thread")) {
        print_message("ThreadSanitizer does not follow a process that has threads through fork\n");
        skip();
    }
    setenv("UR_ADAPTERS_FORCE_LOAD", "/nonexistent.so", 1);
    stop = 0;
    assert_int_equal(pthread_create(&thread, NULL, initialise_always, NULL), 0);
    for (int i = 0; i < 40; i++) {
        assert_int_equal(run_child(init_alone, NULL, output, sizeof(output)), 0);
    }
    stop = 1;
    pthread_join(thread, NULL);
}

static void config_counts_its_references(void **state) {
    ur_loader_config_handle_t config = NULL;
    uint32_t count = 0;
    size_t size = 0;
    char layers[1024];
    (void)state;

    assert_int_equal(urLoaderConfigCreate(NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_success(urLoaderConfigCreate(&config));
    assert_success(urLoaderConfigRetain(config));
    assert_success(urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT,
                                         sizeof(count), &count, &size));
    assert_int_equal(count, 2);
    assert_int_equal(size, sizeof(uint32_t));
    assert_success(urLoaderConfigRelease(config));
    assert_success(
        urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, 0, NULL, &size));
    assert_true(size >= 1 && size <= sizeof(layers));
    assert_success(
        urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_AVAILABLE_LAYERS, size, layers, NULL));
    assert_int_equal(strlen(layers) + 1, size);
    assert_int_equal(urLoaderConfigGetInfo(config, 77, 0, NULL, &size),
                     UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    assert_int_equal(
        urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 3, &count, &size),
        UR_RESULT_ERROR_INVALID_SIZE);
    assert_int_equal(
        urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 4, NULL, &size),
        UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(
        urLoaderConfigGetInfo(config, UR_LOADER_CONFIG_INFO_REFERENCE_COUNT, 0, NULL, NULL),
        UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urLoaderConfigEnableLayer(config, "UR_LAYER_OF_NOBODY"),
                     UR_RESULT_ERROR_LAYER_NOT_PRESENT);
    assert_int_equal(urLoaderConfigEnableLayer(config, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urLoaderConfigSetCodeLocationCallback(config, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_success(urLoaderConfigRelease(config));
}

static void unknown_layers_are_named(void **state) {
    (void)state;
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_OF_NOBODY", 1);
    assert_success(urLoaderInit(0, NULL));
    assert_story("UR_ENABLE_LAYERS names UR_LAYER_OF_NOBODY, which is no layer of this loader");
    assert_success(urLoaderTearDown());
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup(name, clean_environment)
    const struct CMUnitTest tests[] = {
        TEST(nothing_works_before_init),      TEST(starts_again_after_its_end),
        TEST(lives_until_its_last_user_ends), TEST(serves_several_threads),
        TEST(works_in_a_forked_process),      TEST(fork_beside_a_busy_thread),
        TEST(config_counts_its_references),   TEST(unknown_layers_are_named),
    };
    return cmocka_run_group_tests_name("loader.life", tests, NULL, NULL);
}
