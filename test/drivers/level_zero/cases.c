/* What the Level Zero adapter makes of drivers that are not as they should be.
 *
 *     cases NAME ADAPTER
 *
 * Each case is a process of its own: the environment says which drivers the Level Zero loader finds
 * (CMakeLists.txt), and the loader looks once. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"
#include "ur_ddi.h"

static const char *adapter_path;
ur_adapter_handle_t adapter;

uint32_t platforms(ur_platform_handle_t *list, uint32_t room) {
    uint32_t count = 0;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, &count));
    assert_int_equal(count, 1);
    UR(urPlatformGet(adapter, room, list, &count));
    return count;
}

ur_device_handle_t first_device(ur_platform_handle_t platform) {
    ur_device_handle_t device = NULL;
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    assert_non_null(device);
    return device;
}

/* The sentence by which the adapter explains itself has this in it. */
static void assert_reason(const char *wanted) {
    char text[1024] = "";
    void *library = dlopen(adapter_path, RTLD_NOW);
    assert_non_null(library);
    ur_pfnGetExtraProcAddrTable_t get = NULL;
    void *address = dlsym(library, "urGetExtraProcAddrTable");
    assert_non_null(address);
    memcpy(&get, &address, sizeof(get));
    const ur_extra_dditable_t *extra = NULL;
    UR(get(UR_API_VERSION_CURRENT, &extra));
    assert_true(extra->pfnExplain(text, sizeof(text)) > 0);
    if (!strstr(text, wanted)) {
        fail_msg("'%s' is not in '%s'", wanted, text);
    }
    dlclose(library);
}

static void expect_nothing(const char *reason) {
    ur_platform_handle_t platform = NULL;
    assert_int_equal(platforms(&platform, 1), 0);
    assert_null(platform);
    assert_reason(reason);
    UR(urAdapterRelease(adapter));
}

/* The Level Zero loader is there, and no driver. */
static void none(void **state) {
    (void)state;
    expect_nothing("zeInit: ZE_RESULT_ERROR_UNINITIALIZED");
}

/* What is found under the loader's name is none. */
static void library(void **state) {
    (void)state;
    expect_nothing("libze_loader.so.1");
}

/* The only driver fails to initialise. */
static void init(void **state) {
    (void)state;
    expect_nothing("zeInit: ZE_RESULT_ERROR_UNINITIALIZED");
}

/* A driver without devices. */
static void empty(void **state) {
    (void)state;
    expect_nothing("a driver reports no device");
}

/* SPIR-V of a right shape that the driver's compiler will not have: its log is to be read. */
static void refused(void **state) {
    (void)state;
    static const uint32_t module[] = {
        0x07230203, 0x00010000, 0, 1, 0, /* header: version 1.0, ids below 1 */
        0x00020011, 6,                   /* OpCapability Kernel */
        0x00020011, 4,                   /* OpCapability Addresses */
        0x0003000e, 2,          2,       /* OpMemoryModel Physical64 OpenCL */
    };
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    ur_context_handle_t context;
    ur_program_handle_t program;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urProgramCreateWithIL(context, module, sizeof(module), NULL, &program));
    assert_int_equal(urProgramBuild(context, program, NULL), UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE);
    ur_program_build_status_t status = UR_PROGRAM_BUILD_STATUS_NONE;
    UR(urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_STATUS, sizeof(status), &status,
                             NULL));
    assert_int_equal(status, UR_PROGRAM_BUILD_STATUS_ERROR);
    char log[1024] = "";
    size_t size = 0;
    UR(urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL, &size));
    assert_in_range(size, 2, sizeof(log));
    UR(urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, size, log, NULL));
    if (!strstr(log, "the SPIR-V module is none of those in")) {
        fail_msg("the driver's log is not in '%s'", log);
    }
    ur_kernel_handle_t kernel = NULL;
    assert_int_equal(urKernelCreate(program, "any", &kernel),
                     UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE);
    assert_null(kernel);
    UR(urProgramRelease(program));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

static void check_copies(ur_device_handle_t device) {
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    enum { SIZE = 4096 };
    unsigned char *memory, out[SIZE], pattern = 0x5c;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    UR(urEnqueueUSMFill(queue, memory, 1, &pattern, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, false, out, memory, SIZE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(out[0], 0x5c);
    assert_int_equal(out[SIZE - 1], 0x5c);
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
}

/* Addresses of device memory have all their upper bits set, as of GPUs of 48 and of 57 bits. */
static void addresses(void **state) {
    (void)state;
    const char *how = getenv("ZE_SOFTWARE");
    const uintptr_t upper = strstr(how, "low") ? 0 : strstr(how, "wide") ? 0xff00 : 0xffff;
    ur_platform_handle_t platform;
    ur_context_handle_t context;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    UR(urContextCreate(1, &device, NULL, &context));
    for (size_t size = 256; size <= (size_t)64 << 20; size *= 64) {
        char *memory, *base = NULL;
        UR(urUSMDeviceAlloc(context, device, NULL, NULL, size, (void **)&memory));
        assert_int_equal((uintptr_t)memory >> 48, upper);
        UR(urUSMGetMemAllocInfo(context, memory + size - 1, UR_USM_ALLOC_INFO_BASE_PTR,
                                sizeof(base), &base, NULL));
        assert_ptr_equal(base, memory);
        UR(urUSMFree(context, memory));
    }
    UR(urContextRelease(context));
    check_copies(device);
    UR(urAdapterRelease(adapter));
}

/* Facts that extensions of the driver tell, and what is said where it has none of these. */
static void told(void **state) {
    static const struct {
        ur_device_info_t name;
        uint32_t told, untold; /* UINT32_MAX: it is not known */
    } facts[] = {
        {UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE, 256, 64},
        {UR_DEVICE_INFO_IP_VERSION, 0x05004004, UINT32_MAX},
        {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR, 16, 1},
        {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG, 1, 1},
        {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT, 1, 1},
        {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE, 1, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT, 16, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT, 8, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG, 2, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT, 8, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE, 2, 1},
        {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF, 0, 0},
        {UR_DEVICE_INFO_XE_STACK_COUNT, 1, UINT32_MAX},
        {UR_DEVICE_INFO_XE_REGIONS_PER_STACK, 2, UINT32_MAX},
        {UR_DEVICE_INFO_XE_CLUSTERS_PER_REGION, 3, UINT32_MAX},
        {UR_DEVICE_INFO_XE_CORES_PER_CLUSTER, 4, UINT32_MAX},
        {UR_DEVICE_INFO_EUS_PER_XE_CORE, 5, UINT32_MAX},
        {UR_DEVICE_INFO_MAX_LANES_PER_HW_THREAD, 7, UINT32_MAX},
        {UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP,
         UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD, 0},
    };
    (void)state;
    const bool tells = strstr(getenv("ZE_SOFTWARE"), "new");
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    for (size_t i = 0; i < sizeof(facts) / sizeof(facts[0]); ++i) {
        uint32_t value = UINT32_MAX, wanted = tells ? facts[i].told : facts[i].untold;
        ur_result_t result = urDeviceGetInfo(device, facts[i].name, sizeof(value), &value, NULL);
        if (value != wanted ||
            (result != UR_RESULT_SUCCESS &&
             (value != UINT32_MAX || result != UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION))) {
            fail_msg("info %u: %d, %u; expected %u", facts[i].name, (int)result, value, wanted);
        }
    }
    char text[64];
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_DRIVER_VERSION, sizeof(text), text, NULL));
    assert_string_equal(text, tells ? "1.9.3-soft" : "1.2.3");
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_VERSION, sizeof(text), text, NULL));
    assert_string_equal(text, tells ? "20.1.4" : "1.3");
    UR(urAdapterRelease(adapter));
}

/* Two drivers are two platforms, which both work and share no context. */
static void two(void **state) {
    (void)state;
    ur_platform_handle_t list[3];
    assert_int_equal(platforms(list, 3), 2);
    ur_device_handle_t devices[2] = {first_device(list[0]), first_device(list[1])};
    assert_ptr_not_equal(devices[0], devices[1]);
    ur_context_handle_t context = NULL;
    assert_int_equal(urContextCreate(2, devices, NULL, &context), UR_RESULT_ERROR_INVALID_DEVICE);
    assert_null(context);
    const char *message = NULL;
    int32_t code;
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_non_null(strstr(message, "driver"));
    for (int i = 0; i < 2; ++i) {
        check_copies(devices[i]);
    }
    UR(urAdapterRelease(adapter));
}

int main(int argc, char **argv) {
    static const struct CMUnitTest cases[] = {
        /* clang-format off */
        cmocka_unit_test(addresses),
        cmocka_unit_test(burst_ends),
        cmocka_unit_test(native_commands),
        cmocka_unit_test(updated_in_place),
        cmocka_unit_test(updated_anew),
        cmocka_unit_test(updated_halfway),
        cmocka_unit_test(updated_never),
        cmocka_unit_test(images_copied),
        cmocka_unit_test(images_in_order),
        cmocka_unit_test(images_out_of_order),
        cmocka_unit_test(bindless_lacking),
        cmocka_unit_test(bindless_none),
        cmocka_unit_test(exported),
        cmocka_unit_test(ipc),
        cmocka_unit_test(ipc_gone),
        cmocka_unit_test(peers_opened),
        cmocka_unit_test(none),
        cmocka_unit_test(library),
        cmocka_unit_test(init),
        cmocka_unit_test(empty),
        cmocka_unit_test(lost),
        cmocka_unit_test(lost_later),
        cmocka_unit_test(lost_found),
        cmocka_unit_test(lost_waiting),
        cmocka_unit_test(refused),
        cmocka_unit_test(told),
        cmocka_unit_test(engines),
        cmocka_unit_test(staging),
        cmocka_unit_test(staging_many),
        cmocka_unit_test(sysman),
        cmocka_unit_test(two),
        cmocka_unit_test(unmanaged),
        cmocka_unit_test(peers),
        cmocka_unit_test(peers_mapped),
        cmocka_unit_test(nonresident),
        cmocka_unit_test(queues),
        cmocka_unit_test(queues_refusing),
        cmocka_unit_test(queues_unasked),
        cmocka_unit_test(compiler_ends),
        cmocka_unit_test(formats_end),
        cmocka_unit_test(built_apart), cmocka_unit_test(released_in_task), cmocka_unit_test(spirv_binary),
        cmocka_unit_test(spirv_ranges),
        cmocka_unit_test(spirv_damaged), cmocka_unit_test(spirv_refused),
        cmocka_unit_test(spirv_unlinked),
        /* clang-format on */
    };
    for (size_t i = 0; argc == 3 && i < sizeof(cases) / sizeof(cases[0]); ++i) {
        if (strcmp(argv[1], cases[i].name) == 0) {
            const struct CMUnitTest one[] = {cases[i]};
            adapter_path = argv[2];
            return cmocka_run_group_tests(one, NULL, NULL);
        }
    }
    fprintf(stderr, "usage: cases NAME ADAPTER, with a name of CMakeLists.txt\n");
    return 2;
}
