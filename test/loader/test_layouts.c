/* Adapters with the dispatch tables of earlier releases: each call arrives where it belongs, with
 * layers and without; what cannot be served is refused with a sentence. */
#include "support.h"

#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define FIRST 0x1000

/* Any entry point: more arguments than it takes do no harm where they are passed as here. The
 * handle that it dispatches on is the first or the second, or in a list that is. */
typedef ur_result_t (*any_t)(void *, void *, void *, void *, void *, void *, void *, void *, void *,
                             void *, void *, void *, void *, void *, void *, void *);

static ur_result_t call(const char *name, void *handle, void *list) {
    any_t function;
    void *symbol = dlsym(RTLD_DEFAULT, name);
    if (!symbol) {
        print_message("%s is not exported\n", name);
    }
    assert_non_null(symbol);
    memcpy(&function, &symbol, sizeof(function));
    ur_result_t result = function(handle, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                                  NULL, NULL, NULL, NULL, NULL, NULL);
    if (result == UR_RESULT_ERROR_INVALID_NULL_HANDLE ||
        result == UR_RESULT_ERROR_INVALID_NULL_POINTER) {
        bool listed = strcmp(name, "urContextCreate") == 0 || strcmp(name, "urEventWait") == 0;
        result = function(handle, listed ? list : handle, NULL, NULL, NULL, NULL, NULL, NULL, NULL,
                          NULL, NULL, NULL, NULL, NULL, NULL, NULL);
    }
    return result;
}

/* The place of a function in the tables of a release, of which facts-tables-RELEASE.txt tells; -1
 * if it is in none. */
static int place_of(const char *release, const char *function) {
    char path[600], line[8192];
    int at = 0, found = -1;
    snprintf(path, sizeof(path), FACTS "/facts-tables-%s.txt", release);
    FILE *file = fopen(path, "r");
    assert_non_null(file);
    while (fgets(line, sizeof(line), file)) {
        char *rest = NULL;
        strtok_r(line, " \n", &rest);
        for (char *name = strtok_r(NULL, " \n", &rest); name; name = strtok_r(NULL, " \n", &rest)) {
            if (strcmp(name, function) == 0) {
                found = at;
            }
            at++;
        }
    }
    fclose(file);
    return found;
}

/* Calls each function that is in a table of today or of the release. */
static void all_calls_arrive(const char *release, void *handle) {
    char line[8192];
    void *list[1] = {handle};
    unsigned arrived = 0, lacking = 0;
    FILE *file = fopen(FACTS "/facts-exports.txt", "r");
    assert_non_null(file);
    while (fgets(line, sizeof(line), file)) {
        line[strcspn(line, "\n")] = '\0';
        int place = place_of(release, line);
        if (strcmp(line, "urAdapterGet") == 0 || strcmp(line, "urDeviceGetInfo") == 0 ||
            strncmp(line, "urPrint", 7) == 0 || strncmp(line, "urLoader", 8) == 0 ||
            strncmp(line, "urGet", 5) == 0 || strcmp(line, "urDeviceGetSelected") == 0) {
            continue;
        }
        ur_result_t result = call(line, handle, list);
        ur_result_t expected =
            place < 0 ? UR_RESULT_ERROR_UNSUPPORTED_FEATURE : (ur_result_t)(FIRST + place);
        if (result != expected) {
            print_message("%s: %#x, expected %#x\n", line, result, expected);
        }
        assert_int_equal(result, expected);
        arrived += place >= 0;
        lacking += place < 0;
    }
    fclose(file);
    assert_true(arrived > 220);
    assert_true(lacking > 0);
}

static void infos_are_asked_by_the_values_of_the_release(void *handle) {
    int (*last)(void) = NULL;
    void *library = dlopen(getenv("UR_ADAPTERS_FORCE_LOAD"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void *symbol = dlsym(library, "older_last_info");
    memcpy(&last, &symbol, sizeof(last));
    assert_success(urDeviceGetInfo(handle, UR_DEVICE_INFO_NAME, 0, NULL, NULL));
    assert_int_equal(last(), UR_DEVICE_INFO_NAME);
    assert_success(urDeviceGetInfo(handle, UR_DEVICE_INFO_XE_STACK_COUNT, 0, NULL, NULL));
    assert_int_equal(last(), 133);
    assert_success(urDeviceGetInfo(handle, UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD, 0, NULL, NULL));
    assert_int_equal(last(), 138);
    /* What it has under this value is another. */
    assert_success(urDeviceGetInfo(handle, UR_DEVICE_INFO_MAX_WORK_GROUPS, 0, NULL, NULL));
    assert_int_equal(last(), UR_DEVICE_INFO_FORCE_UINT32);
    dlclose(library);
}

static void serve(const char *name, const char *release, const char *layers) {
    ur_adapter_handle_t adapter = NULL;
    setenv("UR_ADAPTERS_FORCE_LOAD", stub(name), 1);
    if (layers) {
        setenv("UR_ENABLE_LAYERS", layers, 1);
    }
    assert_success(urLoaderInit(0, NULL));
    assert_success(urAdapterGet(1, &adapter, NULL));
    all_calls_arrive(release, adapter);
    infos_are_asked_by_the_values_of_the_release(adapter);
    assert_success(urLoaderTearDown());
    unsetenv("UR_ENABLE_LAYERS");
}

static void tables_of_2026_1(void **state) {
    (void)state;
    serve("older_2026_1", "2026.1", NULL);
}

static void tables_of_2026_0(void **state) {
    (void)state;
    serve("older_2026_0", "2026.0", NULL);
}

/* The layers that pass every call on; the entries below them are exchanged all the same. */
static void below_layers(void **state) {
    (void)state;
    setenv("UR_LOG_TRACING", "level:quiet", 1);
    serve("older_2026_1", "2026.1", "UR_LAYER_TRACING");
    serve("older_2026_0", "2026.0", "UR_LAYER_TRACING");
    unsetenv("UR_LOG_TRACING");
}

/* Beside one of today's, and when the older one comes later, while layers are on. */
static void beside_todays(void **state) {
    ur_adapter_handle_t adapters[2] = {NULL, NULL};
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    char both[1200];
    (void)state;

    snprintf(both, sizeof(both), "%s,%s", stub("older_2026_1"), stub("foreign"));
    setenv("UR_ADAPTERS_FORCE_LOAD", both, 1);
    assert_success(urLoaderInit(0, NULL));
    assert_success(urAdapterGet(2, adapters, NULL));
    assert_int_equal(urAdapterRetain(adapters[0]), FIRST + place_of("2026.1", "urAdapterRetain"));
    assert_success(
        urAdapterGetInfo(adapters[1], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
    assert_int_equal(backend, UR_BACKEND_LEVEL_ZERO);
    assert_success(urLoaderTearDown());
    /* And without it again. */
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("foreign"), 1);
    assert_success(urLoaderInit(0, NULL));
    assert_success(urAdapterGet(1, adapters, NULL));
    assert_success(
        urAdapterGetInfo(adapters[0], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
    assert_success(urLoaderTearDown());
}

static void tables_of_2025_are_refused(void **state) {
    (void)state;
    setenv("UR_ADAPTERS_FORCE_LOAD", stub("older_2025_3"), 1);
    assert_success(urLoaderInit(0, NULL));
    assert_int_equal(count_adapters(), 0);
    assert_story(
        "has the dispatch tables of another release: 17 entries in the table Kernel, which "
        "has 13 here; only adapters of 2026 are served");
    assert_success(urLoaderTearDown());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(tables_of_2026_1, clean_environment),
        cmocka_unit_test_setup(tables_of_2026_0, clean_environment),
        cmocka_unit_test_setup(below_layers, clean_environment),
        cmocka_unit_test_setup(beside_todays, clean_environment),
        cmocka_unit_test_setup(tables_of_2025_are_refused, clean_environment),
    };
    return cmocka_run_group_tests_name("tables of earlier releases", tests, NULL, NULL);
}
