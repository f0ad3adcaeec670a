/* Every entry point with every argument zero: an error each time, and no crash. */
#include "support.h"

#include <dlfcn.h>
#include <stdio.h>
#include <string.h>

/* More arguments than any entry point has. */
typedef ur_result_t (*any_function)(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                                    uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                                    uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t,
                                    uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

static ur_result_t call_with_zeros(void *symbol) {
    any_function function;
    memcpy(&function, &symbol, sizeof(symbol));
    return function(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0);
}

static void null_handles_are_refused_by_every_table(void **state) {
    static const struct {
        const char *name;
        size_t offset, size;
    } tables[] = {
#define TABLE(member)                                                                              \
    {#member, offsetof(ur_dditable_t, member), sizeof(((ur_dditable_t *)0)->member)}
        TABLE(Adapter),     TABLE(Platform),          TABLE(Context),          TABLE(Event),
        TABLE(EventExp),    TABLE(Program),           TABLE(ProgramExp),       TABLE(Kernel),
        TABLE(Queue),       TABLE(QueueExp),          TABLE(Sampler),          TABLE(Mem),
        TABLE(PhysicalMem), TABLE(Enqueue),           TABLE(EnqueueExp),       TABLE(USM),
        TABLE(USMExp),      TABLE(BindlessImagesExp), TABLE(CommandBufferExp), TABLE(GraphExp),
        TABLE(IPCExp),      TABLE(MemoryExportExp),   TABLE(UsmP2PExp),        TABLE(VirtualMem),
        TABLE(Device),      TABLE(DeviceExp)};
    void *loader = dlopen("libur_loader.so.0", RTLD_NOW | RTLD_NOLOAD);
    unsigned called = 0;
    (void)state;

    assert_non_null(loader);
    for (size_t i = 0; i < sizeof(tables) / sizeof(tables[0]); i++) {
        char name[64];
        void *entries[64] = {NULL};
        ur_result_t (*get)(ur_api_version_t, void *);
        snprintf(name, sizeof(name), "urGet%sProcAddrTable", tables[i].name);
        void *symbol = dlsym(loader, name);
        assert_non_null(symbol);
        memcpy(&get, &symbol, sizeof(symbol));
        assert_success(get(UR_API_VERSION_CURRENT, entries));
        assert_int_equal(get(UR_API_VERSION_CURRENT, NULL), UR_RESULT_ERROR_INVALID_NULL_POINTER);
        assert_int_equal(get(UR_MAKE_VERSION(7, 0), entries), UR_RESULT_ERROR_UNSUPPORTED_VERSION);
        for (size_t j = 0; j < tables[i].size / sizeof(void *); j++) {
            ur_result_t result;
            assert_non_null(entries[j]);
            result = call_with_zeros(entries[j]);
            if (result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                /* urAdapterGet may be asked for nothing at all, but not before urLoaderInit. */
                fail_msg("%s, entry %zu returned %d", tables[i].name, j, (int)result);
            }
            called++;
        }
    }
    dlclose(loader);
    assert_int_equal(called, sizeof(ur_dditable_t) / sizeof(void *));
}

static void null_handles_are_refused_by_the_rest(void **state) {
    (void)state;
    assert_int_equal(urDeviceGetSelected(NULL, UR_DEVICE_TYPE_ALL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigRetain(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigRelease(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigGetInfo(NULL, 0, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigEnableLayer(NULL, NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigSetCodeLocationCallback(NULL, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urLoaderConfigSetMockingEnabled(NULL, true),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urKernelSetArgValue(NULL, 0, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urKernelSetArgLocal(NULL, 0, 0, NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urKernelSetArgPointer(NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urKernelSetArgSampler(NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urKernelSetArgMemObj(NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_int_equal(urEnqueueKernelLaunch(NULL, NULL, 0, NULL, NULL, NULL, NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(null_handles_are_refused_by_every_table),
        cmocka_unit_test(null_handles_are_refused_by_the_rest),
    };
    return cmocka_run_group_tests_name("loader.null", tests, NULL, NULL);
}
