/* An adapter gives its tables to a loader that has tables of the same form, and to no other. */
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ur_ddi.h"

static void *symbol(void *library, const char *name) {
    void *found = dlsym(library, name);
    assert_non_null(found);
    return found;
}

typedef ur_result_t (*ask_t)(void *, void *);

/* What a loader with the exports of `folder`/asking_NAME.so is told. */
static ur_result_t told(const char *loader, ur_adapter_dditable_t *table) {
    ur_result_t (*ask)(ur_pfnGetAdapterProcAddrTable_t, ur_adapter_dditable_t *);
    ur_pfnGetAdapterProcAddrTable_t getter;
    void *asking = dlopen(loader, RTLD_NOW | RTLD_LOCAL);
    void *adapter = dlopen(ADAPTER, RTLD_NOW | RTLD_LOCAL);

    assert_non_null(asking);
    assert_non_null(adapter);
    void *pointer = symbol(asking, "ask");
    memcpy(&ask, &pointer, sizeof(ask));
    pointer = symbol(adapter, "urGetAdapterProcAddrTable");
    memcpy(&getter, &pointer, sizeof(getter));
    ur_result_t result = ask(getter, table);
    dlclose(adapter);
    dlclose(asking);
    return result;
}

static void a_loader_with_the_older_tables_is_refused(void **state) {
    ur_adapter_dditable_t table = {0};
    (void)state;

    assert_int_equal(told(ASKING "/asking_older.so", &table), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
    assert_null(table.pfnGet);
}

/* The calls of a loader of 2025.0 to 2025.2, which counts adapters that refuse and calls them. */
static void a_loader_that_counts_all_is_shown_no_platform(void **state) {
    ur_result_t (*get_platforms)(ur_adapter_handle_t *, uint32_t, uint32_t, ur_platform_handle_t *,
                                 uint32_t *);
    struct {
        ur_pfnAdapterGet_t get;
        void *others[4];
    } global = {0};
    ur_platform_dditable_t platform = {0};
    ur_device_dditable_t device = {0};
    ur_adapter_handle_t handle = NULL;
    uint32_t count = 7;
    ask_t ask;
    void *asking = dlopen(ASKING "/asking_counting.so", RTLD_NOW | RTLD_LOCAL);
    void *adapter = dlopen(ADAPTER, RTLD_NOW | RTLD_LOCAL);
    (void)state;

    assert_non_null(asking);
    assert_non_null(adapter);
    void *pointer = symbol(asking, "ask");
    memcpy(&ask, &pointer, sizeof(ask));
    assert_int_equal(ask(symbol(adapter, "urGetGlobalProcAddrTable"), &global), UR_RESULT_SUCCESS);
    for (size_t i = 0; i < sizeof(global.others) / sizeof(global.others[0]); i++) {
        assert_non_null(global.others[i]);
    }
    assert_int_equal(global.get(1, &handle, NULL), UR_RESULT_SUCCESS);
    assert_non_null(handle);
    assert_int_equal(ask(symbol(adapter, "urGetPlatformProcAddrTable"), &platform),
                     UR_RESULT_SUCCESS);
    assert_null(platform.pfnGetInfo);
    memcpy(&get_platforms, &platform.pfnGet, sizeof(get_platforms));
    assert_int_equal(get_platforms(&handle, 1, 0, NULL, &count), UR_RESULT_SUCCESS);
    assert_int_equal(count, 0);
    assert_int_equal(ask(symbol(adapter, "urGetDeviceProcAddrTable"), &device), UR_RESULT_SUCCESS);
    assert_null(device.pfnGet);
    dlclose(adapter);
    dlclose(asking);
}

static void loaders_with_these_tables_get_them(void **state) {
    static const char *const loaders[] = {ASKING "/asking_newer.so", ASKING "/asking_inside.so",
                                          ASKING "/asking_both.so"};
    (void)state;

    for (size_t i = 0; i < sizeof(loaders) / sizeof(loaders[0]); i++) {
        ur_adapter_dditable_t table = {0};
        assert_int_equal(told(loaders[i], &table), UR_RESULT_SUCCESS);
        assert_non_null(table.pfnGet);
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_loader_with_the_older_tables_is_refused),
        cmocka_unit_test(a_loader_that_counts_all_is_shown_no_platform),
        cmocka_unit_test(loaders_with_these_tables_get_them),
    };
    return cmocka_run_group_tests_name("the tables of adapters", tests, NULL, NULL);
}
