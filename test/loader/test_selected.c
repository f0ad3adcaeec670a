/* urDeviceGetSelected against two platforms of Level Zero and three of OpenCL, spread over
 * adapters:
 *
 *     parts (level_zero)   0:0 divisible GPU, 0:1 GPU | 1:0 divisible GPU, 1:1 GPU of slices, 1:2
 * CPU one (opencl)         0:0 GPU, 0:1 CPU | 1:0 FPGA two (opencl)         0:0 CPU, 0:1 GPU
 *
 * Numbers in a selector count through all platforms of a backend. */
#include "support.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static ur_adapter_handle_t adapters[3];

/* parts|0, parts|1, one|0, one|1, two|0 */
static ur_platform_handle_t platforms[5];

static int set_up(void **state) {
    static char value[1200];
    clean_environment(state);
    snprintf(value, sizeof(value), "%s,%s,%s", stub("one"), stub("parts"), stub("two"));
    setenv("UR_ADAPTERS_FORCE_LOAD", value, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_success(urAdapterGet(3, adapters, NULL));
    assert_success(urPlatformGet(adapters[1], 2, platforms, NULL));
    assert_success(urPlatformGet(adapters[0], 2, platforms + 2, NULL));
    assert_success(urPlatformGet(adapters[2], 1, platforms + 4, NULL));
    return 0;
}

static long live_devices(const char *name) {
    void *dl = dlopen(stub(name), RTLD_NOW | RTLD_NOLOAD);
    long (*live)(void);
    assert_non_null(dl);
    void *symbol = dlsym(dl, "stub_live_devices");
    assert_non_null(symbol);
    memcpy(&live, &symbol, sizeof(symbol));
    long count = live();
    dlclose(dl);
    return count;
}

static int clean_up(void **state) {
    (void)state;
    /* Whatever was selected was given back, and nothing else was kept. */
    assert_int_equal(live_devices("one"), 0);
    assert_int_equal(live_devices("parts"), 0);
    assert_int_equal(live_devices("two"), 0);
    for (int i = 0; i < 3; i++) {
        assert_success(urAdapterRelease(adapters[i]));
    }
    assert_success(urLoaderTearDown());
    return 0;
}

/* The names of the selected devices, "0:0 0:1.0", platforms separated by '|'. */
static void list_selected(ur_device_type_t type, char *list) {
    list[0] = '\0';
    for (size_t i = 0; i < 5; i++) {
        ur_device_handle_t devices[32];
        uint32_t count = 99, again = 98;
        assert_success(urDeviceGetSelected(platforms[i], type, 0, NULL, &count));
        assert_true(count <= 32);
        if (count) {
            assert_success(urDeviceGetSelected(platforms[i], type, count, devices, &again));
            assert_int_equal(again, count);
        }
        strcat(list, i ? "|" : "");
        for (uint32_t j = 0; j < count; j++) {
            char name[64];
            assert_success(
                urDeviceGetInfo(devices[j], UR_DEVICE_INFO_NAME, sizeof(name), name, NULL));
            strcat(list, j ? " " : "");
            strcat(list, name);
            assert_success(urDeviceRelease(devices[j]));
        }
    }
}

static void gives_what_the_selector_says(void **state) {
    static const struct {
        const char *selector; /* NULL: unset */
        ur_device_type_t type;
        const char *expected;
    } cases[] = {
#define ALL UR_DEVICE_TYPE_ALL
        {NULL, ALL, "0:0 0:1|1:0 1:1 1:2|0:0 0:1|1:0|0:0 0:1"},
        {"*:*", ALL, "0:0 0:1|1:0 1:1 1:2|0:0 0:1|1:0|0:0 0:1"},
        {"", ALL, "0:0 0:1|1:0 1:1 1:2|0:0 0:1|1:0|0:0 0:1"},
        {"*:*", UR_DEVICE_TYPE_GPU, "0:0 0:1|1:0 1:1|0:0||0:1"},
        {"*:*", UR_DEVICE_TYPE_CPU, "|1:2|0:1||0:0"},
        {"*:*", UR_DEVICE_TYPE_DEFAULT, "0:0|1:0|0:0|1:0|0:0"},
        {NULL, UR_DEVICE_TYPE_FPGA, "|||1:0|"},
        {"*:*", UR_DEVICE_TYPE_VPU, "||||"},
        {"opencl:*", ALL, "||0:0 0:1|1:0|0:0 0:1"},
        {"cuda:*", ALL, "||||"},
        {"*:cpu", ALL, "|1:2|0:1||0:0"},
        {"*:gpu", UR_DEVICE_TYPE_CPU, "||||"},
        {"*:acc", ALL, "|||1:0|"},
        {"Opencl:FPGA", ALL, "|||1:0|"},
        /* numbers: the adapters were loaded in the order one, parts, two */
        {"opencl:0", ALL, "||0:0||"},
        {"opencl:2", ALL, "|||1:0|"},
        {"opencl:3", ALL, "||||0:0"},
        {"opencl:4,1", ALL, "||0:1||0:1"},
        {"opencl:5", ALL, "||||"},
        {"level_zero:2", ALL, "|1:0|||"},
        {"*:1", ALL, "0:1||0:1||"},
        {"opencl:cpu;level_zero:1", ALL, "0:1||0:1||0:0"},
        /* sub-devices */
        {"level_zero:0.*", ALL, "0:0.0 0:0.1||||"},
        {"level_zero:0.1", ALL, "0:0.1||||"},
        {"level_zero:2.1", ALL, "|1:0.1|||"},
        {"level_zero:0.2", ALL, "||||"},
        {"level_zero:1.*", ALL, "||||"},
        {"level_zero:3.*", ALL, "|1:1.0 1:1.1 1:1.2|||"},
        {"level_zero:3.*.*", ALL, "||||"},
        {"level_zero:*.*", ALL, "0:0.0 0:0.1|1:0.0 1:0.1 1:1.0 1:1.1 1:1.2|||"},
        {"*:gpu.*", ALL, "0:0.0 0:0.1|1:0.0 1:0.1 1:1.0 1:1.1 1:1.2|||"},
        {"*:cpu.*", ALL, "||||"},
        {"level_zero:0.*.*", ALL, "0:0.0.0 0:0.0.1 0:0.1.0 0:0.1.1||||"},
        {"level_zero:0.1.0", ALL, "0:0.1.0||||"},
        {"level_zero:0,0.1,0.0.0,0.1.0", ALL, "0:0 0:0.0.0 0:0.1 0:0.1.0||||"},
        {"level_zero:0.*", UR_DEVICE_TYPE_CPU, "||||"},
        {"level_zero:0.*", UR_DEVICE_TYPE_GPU, "0:0.0 0:0.1||||"},
        /* discarding */
        {"!opencl:*", ALL, "0:0 0:1|1:0 1:1 1:2|||"},
        {"!*:gpu", ALL, "|1:2|0:1|1:0|0:0"},
        {"!opencl:2,3", ALL, "0:0 0:1|1:0 1:1 1:2|0:0 0:1||0:1"},
        {"opencl:*;!opencl:gpu", ALL, "||0:1|1:0|0:0"},
        {"level_zero:*.*;!level_zero:0,3", ALL, "|1:0.0 1:0.1|||"},
        {"level_zero:*.*;!level_zero:0.0,2.0,3.0", ALL, "0:0.1|1:0.1 1:1.1 1:1.2|||"},
        {"level_zero:0.*.*;!level_zero:0.0,0.1.1", ALL, "0:0.1.0||||"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        char list[2048];
        if (cases[i].selector) {
            setenv("ONEAPI_DEVICE_SELECTOR", cases[i].selector, 1);
        } else {
            unsetenv("ONEAPI_DEVICE_SELECTOR");
        }
        list_selected(cases[i].type, list);
        if (strcmp(list, cases[i].expected) != 0) {
            fail_msg("case %zu, %s type %d: '%s' instead of '%s'", i,
                     cases[i].selector ? cases[i].selector : "(unset)", (int)cases[i].type, list,
                     cases[i].expected);
        }
    }
}

static void refuses_malformed_selectors(void **state) {
    static const char *const malformed[] = {"gpu", "opencl:*;", "opencl:", "!", "*:*.", "*:*.0"};
    ur_device_handle_t device = NULL;
    uint32_t count = 55;
    (void)state;
    for (size_t i = 0; i < sizeof(malformed) / sizeof(malformed[0]); i++) {
        setenv("ONEAPI_DEVICE_SELECTOR", malformed[i], 1);
        assert_int_equal(urDeviceGetSelected(platforms[0], ALL, 1, &device, &count),
                         UR_RESULT_ERROR_INVALID_VALUE);
        assert_null(device);
        assert_int_equal(count, 55);
    }
}

static void checks_its_arguments(void **state) {
    ur_device_handle_t device = NULL;
    uint32_t count = 55;
    (void)state;
    assert_int_equal(urDeviceGetSelected(NULL, ALL, 1, &device, &count),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urDeviceGetSelected(platforms[0], 0, 1, &device, &count),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    assert_int_equal(urDeviceGetSelected(platforms[0], 99, 1, &device, &count),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    assert_int_equal(urDeviceGetSelected(platforms[0], ALL, 0, &device, &count),
                     UR_RESULT_ERROR_INVALID_SIZE);
    assert_int_equal(urDeviceGetSelected(platforms[0], ALL, 1, NULL, &count),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urDeviceGetSelected(platforms[0], ALL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_null(device);
    assert_int_equal(count, 55);
}

static void fills_only_what_there_is_room_for(void **state) {
    ur_device_handle_t devices[3] = {NULL, NULL, NULL};
    uint32_t count;
    (void)state;
    setenv("ONEAPI_DEVICE_SELECTOR", "level_zero:0.*.*", 1);
    assert_success(urDeviceGetSelected(platforms[0], ALL, 2, devices, &count));
    assert_int_equal(count, 4);
    assert_non_null(devices[1]);
    assert_null(devices[2]);
    assert_success(urDeviceRelease(devices[0]));
    assert_success(urDeviceRelease(devices[1]));
    assert_success(urDeviceGetSelected(platforms[0], ALL, 3, devices, NULL));
    for (int i = 0; i < 3; i++) {
        assert_success(urDeviceRelease(devices[i]));
    }
}

static void story_tells_the_term(void **state) {
    (void)state;
    setenv("ONEAPI_DEVICE_SELECTOR", "opencl:0,3;level_zero:2.*;!opencl:gpu", 1);
    assert_story("opencl:0 is a gpu, 0:0; the selector's term !opencl:gpu discards it.");
    assert_story("opencl:1 is a cpu, 0:1; no term of the selector accepts it.");
    assert_story("opencl:3 is a cpu, 0:0.");
    assert_story("level_zero:2 is a gpu, 1:0; the selector takes sub-devices of it instead.");
    assert_story("level_zero:0 is a gpu, 0:0; no term of the selector accepts it.");
    setenv("ONEAPI_DEVICE_SELECTOR", "level_zero:1.*,0.2,0.1.*;opencl:*.*", 1);
    assert_story("level_zero:0 is a gpu, 0:0; the selector takes sub-devices of it instead.");
    assert_story("level_zero:1 is a gpu, 0:1; the selector takes sub-devices of it that it does "
                 "not have.");
    assert_story("opencl:0 is a gpu, 0:0; the selector takes sub-devices of it that it does not "
                 "have.");
    setenv("ONEAPI_DEVICE_SELECTOR", "level_zero:0.2", 1);
    assert_story("level_zero:0 is a gpu, 0:0; the selector takes sub-devices of it that it does "
                 "not have.");
    setenv("ONEAPI_DEVICE_SELECTOR", "opencl:0,3;level_zero:2.*;!opencl:gpu", 1);
    char *json = explain(UR_LOADER_EXPLAIN_FORMAT_JSON);
    assert_non_null(strstr(json,
                           "{\"number\": 0, \"type\": \"gpu\", \"name\": \"0:0\", \"selected\": "
                           "false, \"sub_devices_selected\": false, \"term\": "
                           "\"!opencl:gpu\"}"));
    assert_non_null(strstr(json, "\"name\": \"stub \\\"0\\\"\""));
    free(json);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, clean_up)
    const struct CMUnitTest tests[] = {
        TEST(gives_what_the_selector_says), TEST(refuses_malformed_selectors),
        TEST(checks_its_arguments),         TEST(fills_only_what_there_is_room_for),
        TEST(story_tells_the_term),
    };
    return cmocka_run_group_tests_name("loader.selected", tests, NULL, NULL);
}
