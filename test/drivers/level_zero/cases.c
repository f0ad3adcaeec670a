/* What the Level Zero adapter makes of drivers that are not as they should be.
 *
 *     cases ipc|none|nonresident|library|init|empty|lost|peers|queues|refused|sysman|two|unmanaged
 *           ADAPTER
 *
 * Each case is a process of its own: the environment says which drivers the Level Zero loader finds
 * (CMakeLists.txt), and the loader looks once. */
#include <dlfcn.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "ur_api.h"
#include "ur_ddi.h"

static const char *adapter_path;
static ur_adapter_handle_t adapter;

#define UR(call) assert_int_equal((call), UR_RESULT_SUCCESS)

static uint32_t platforms(ur_platform_handle_t *list, uint32_t room) {
    uint32_t count = 0;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, &count));
    assert_int_equal(count, 1);
    UR(urPlatformGet(adapter, room, list, &count));
    return count;
}

static ur_device_handle_t first_device(ur_platform_handle_t platform) {
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

/* Everything can be made and given up; commands say what is wrong, and the driver's code is kept.
 */
static void lost(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    unsigned char *memory;
    UR(urUSMSharedAlloc(context, device, NULL, NULL, 4096, (void **)&memory));
    ur_event_handle_t event = NULL;
    unsigned char pattern = 1;
    assert_int_equal(urEnqueueUSMFill(queue, memory, 1, &pattern, 4096, 0, NULL, &event),
                     UR_RESULT_ERROR_DEVICE_LOST);
    assert_null(event);
    assert_int_equal(urEnqueueUSMMemcpy(queue, true, memory, memory + 2048, 1024, 0, NULL, NULL),
                     UR_RESULT_ERROR_DEVICE_LOST);
    const char *message = NULL;
    int32_t code = 0;
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_int_equal(code, 0x70000001);
    assert_non_null(strstr(message, "ZE_RESULT_ERROR_DEVICE_LOST"));
    assert_int_equal(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &event),
                     UR_RESULT_ERROR_DEVICE_LOST);
    assert_null(event);
    void *pooled = NULL;
    ur_result_t result =
        urEnqueueUSMDeviceAllocExp(queue, NULL, 4096, NULL, 0, NULL, &pooled, NULL);
    assert_true(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_DEVICE_LOST);
    if (pooled) {
        UR(urEnqueueUSMFreeExp(queue, NULL, pooled, 0, NULL, NULL));
    }
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
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

static int32_t limit(ur_device_handle_t device, ur_device_info_t name) {
    int32_t value = 0;
    UR(urDeviceGetInfo(device, name, sizeof(value), &value, NULL));
    return value;
}

static uint64_t amount(ur_device_handle_t device, ur_device_info_t name) {
    uint64_t value = 0;
    UR(urDeviceGetInfo(device, name, sizeof(value), &value, NULL));
    return value;
}

/* What system management tells of a root device and of one of its parts. */
static void sysman(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2], part = NULL;
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    ur_device_partition_property_t how = {.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                          .value.affinity_domain =
                                              UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &how, 1};
    UR(urDevicePartition(devices[1], &properties, 1, &part, NULL));
    uint64_t whole = amount(devices[1], UR_DEVICE_INFO_GLOBAL_MEM_SIZE);
    uint64_t left = amount(devices[1], UR_DEVICE_INFO_GLOBAL_MEM_FREE);
    assert_in_range(left, whole / 2, whole);
    ur_context_handle_t context;
    void *memory;
    enum { SIZE = 1 << 20 };
    UR(urContextCreate(1, &devices[1], NULL, &context));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &memory));
    assert_in_range(amount(devices[1], UR_DEVICE_INFO_GLOBAL_MEM_FREE), whole / 2, left - SIZE);
    UR(urUSMFree(context, memory));
    UR(urContextRelease(context));
    assert_in_range(amount(part, UR_DEVICE_INFO_GLOBAL_MEM_FREE), whole / 4, whole / 2);
    assert_int_equal(amount(devices[1], UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH), 2000000000);
    assert_int_equal(amount(part, UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH), 1000000000);
    assert_int_equal(limit(devices[1], UR_DEVICE_INFO_MIN_POWER_LIMIT), 50000);
    assert_int_equal(limit(devices[1], UR_DEVICE_INFO_MAX_POWER_LIMIT), 300000);
    assert_int_equal(limit(part, UR_DEVICE_INFO_MIN_POWER_LIMIT), 20000);
    assert_int_equal(limit(part, UR_DEVICE_INFO_MAX_POWER_LIMIT), 100000);
    assert_int_equal(limit(devices[1], UR_DEVICE_INFO_FAN_SPEED), 45);
    ur_device_throttle_reasons_flags_t reasons = 0;
    UR(urDeviceGetInfo(devices[1], UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS, sizeof(reasons),
                       &reasons, NULL));
    assert_int_equal(reasons, UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP |
                                  UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT);
    char address[32] = "";
    UR(urDeviceGetInfo(devices[1], UR_DEVICE_INFO_PCI_ADDRESS, sizeof(address), address, NULL));
    assert_string_equal(address, "0000:5f:01.1");
    UR(urDeviceRelease(part));
    UR(urAdapterRelease(adapter));
}

/* Without system management its questions are unsupported, and it is said why. */
static void unmanaged(void **state) {
    (void)state;
    static const ur_device_info_t names[] = {
        UR_DEVICE_INFO_GLOBAL_MEM_FREE, UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH,
        UR_DEVICE_INFO_FAN_SPEED,       UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS,
        UR_DEVICE_INFO_MIN_POWER_LIMIT, UR_DEVICE_INFO_MAX_POWER_LIMIT,
    };
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    for (size_t i = 0; i < sizeof(names) / sizeof(names[0]); ++i) {
        size_t size = 7;
        assert_int_equal(urDeviceGetInfo(device, names[i], 0, NULL, &size),
                         UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        assert_int_equal(size, 7);
    }
    const char *message = NULL;
    int32_t code = 0;
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_non_null(strstr(message, "ZES_ENABLE_SYSMAN=1"));
    UR(urAdapterRelease(adapter));
}

/* What the two processes of `ipc` tell each other. */
static void tell(int to, const void *data, size_t size) {
    assert_int_equal(write(to, data, size), size);
}

static void hear(int from, void *data, size_t size) {
    assert_int_equal(read(from, data, size), size);
}

enum { SHARED = 10000, PLACE = 4096 };

static ur_context_handle_t one_queue(ur_device_handle_t *device, ur_queue_handle_t *queue) {
    ur_platform_handle_t platform;
    ur_context_handle_t context;
    assert_int_equal(platforms(&platform, 1), 1);
    *device = first_device(platform);
    ur_bool_t has = 0;
    UR(urDeviceGetInfo(*device, UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, sizeof(has), &has, NULL));
    assert_true(has);
    UR(urContextCreate(1, device, NULL, &context));
    UR(urQueueCreate(context, *device, NULL, queue));
    return context;
}

/* Reads the memory of the other process from the place that was shared on, and writes to it. */
static void open_shared(int from, int to) {
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_context_handle_t context = one_queue(&device, &queue);
    char data[256];
    size_t size;
    hear(from, &size, sizeof(size));
    assert_in_range(size, 1, sizeof(data));
    hear(from, data, size);
    unsigned char *memory = NULL, seen[16], pattern = 0x33;
    assert_int_equal(urIPCOpenMemHandleExp(context, device, data, size - 1, (void **)&memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    data[0] ^= 1;
    assert_int_equal(urIPCOpenMemHandleExp(context, device, data, size, (void **)&memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    data[0] ^= 1;
    assert_null(memory);
    UR(urIPCOpenMemHandleExp(context, device, data, size, (void **)&memory));
    UR(urEnqueueUSMMemcpy(queue, true, seen, memory, sizeof(seen), 0, NULL, NULL));
    for (size_t i = 0; i < sizeof(seen); ++i) {
        assert_int_equal(seen[i], 0x77);
    }
    UR(urEnqueueUSMFill(queue, memory, 1, &pattern, SHARED - PLACE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    assert_int_equal(urUSMFree(context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    UR(urIPCCloseMemHandleExp(context, memory));
    assert_int_not_equal(urIPCCloseMemHandleExp(context, memory), UR_RESULT_SUCCESS);
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    tell(to, "d", 1);
}

/* Two processes, neither a fork of one that uses the driver. */
static void ipc(void **state) {
    (void)state;
    int there[2], back[2], status = -1;
    assert_int_equal(pipe(there), 0);
    assert_int_equal(pipe(back), 0);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        close(there[1]);
        open_shared(there[0], back[1]);
        exit(0);
    }
    ur_device_handle_t device;
    ur_queue_handle_t queue;
    ur_context_handle_t context = one_queue(&device, &queue);
    unsigned char *memory, patterns[2] = {0x55, 0x77}, out[SHARED], done;
    void *data = NULL, *host;
    size_t size = 0;
    UR(urUSMHostAlloc(context, NULL, NULL, 64, &host));
    assert_int_equal(urIPCGetMemHandleExp(context, host, &data, &size),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(data);
    UR(urUSMFree(context, host));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SHARED, (void **)&memory));
    UR(urEnqueueUSMFill(queue, memory, 1, &patterns[0], PLACE, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, memory + PLACE, 1, &patterns[1], SHARED - PLACE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urIPCGetMemHandleExp(context, memory + PLACE, &data, &size));
    tell(there[1], &size, sizeof(size));
    tell(there[1], data, size);
    close(back[1]); /* so that a child that failed is noticed */
    hear(back[0], &done, 1);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    UR(urIPCPutMemHandleExp(context, data));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, SHARED, 0, NULL, NULL));
    for (size_t i = 0; i < SHARED; ++i) {
        assert_int_equal(out[i], i < PLACE ? 0x55 : 0x33);
    }
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    close(there[0]);
    close(there[1]);
    close(back[0]);
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

typedef uint32_t (*resident_t)(const void *pointer);

/* The question of the software driver where memory is resident: bit N for root device N, bit 8 + 2N
 * and the next for its parts. */
static resident_t find_resident(void) {
    resident_t resident = NULL;
    void *library = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void *address = dlsym(library, "ze_software_resident");
    assert_non_null(address);
    memcpy(&resident, &address, sizeof(resident));
    dlclose(library);
    return resident;
}

/* Device memory of a peer is resident where it may be reached through pointers that no command
 * names: allocated before or after, by itself or from a pool, for as long as the access is on. */
static void peers(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2], parts[2] = {NULL, NULL};
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_device_partition_property_t how = {.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN,
                                          .value.affinity_domain =
                                              UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &how, 1};
    UR(urDevicePartition(devices[1], &properties, 2, parts, NULL));
    ur_context_handle_t context, alone;
    ur_queue_handle_t queue;
    enum { SIZE = 1 << 16 };
    void *before, *own, *apart, *after, *pooled, *of_part, *on_host;
    UR(urContextCreate(2, devices, NULL, &context));
    UR(urContextCreate(1, &devices[1], NULL, &alone));
    UR(urQueueCreate(context, devices[1], NULL, &queue));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &before));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, SIZE, &own));
    UR(urUSMDeviceAlloc(alone, devices[1], NULL, NULL, SIZE, &apart));
    assert_int_equal(resident(before), 0);
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(before), 1);
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &after));
    UR(urUSMDeviceAlloc(context, parts[0], NULL, NULL, SIZE, &of_part));
    UR(urUSMHostAlloc(context, NULL, NULL, SIZE, &on_host));
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, SIZE, NULL, 0, NULL, &pooled, NULL));
    assert_int_equal(resident(after), 1);
    assert_int_equal(resident(of_part), 1);
    assert_int_equal(resident(pooled), 1);
    assert_int_equal(resident(own), 0);
    assert_int_equal(resident(apart), 0); /* a context that the other device is not in */
    assert_int_equal(resident(on_host), 0);

    /* The part's memory stays resident for as long as one of two asks for it. */
    UR(urUsmP2PEnablePeerAccessExp(devices[0], parts[0]));
    UR(urUsmP2PEnablePeerAccessExp(parts[1], parts[0]));
    assert_int_equal(resident(of_part), 1 | 1 << 11);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    assert_int_equal(resident(before), 0);
    assert_int_equal(resident(after), 0);
    assert_int_equal(resident(pooled), 0);
    assert_int_equal(resident(of_part), 1 | 1 << 11);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], parts[0]));
    UR(urUsmP2PDisablePeerAccessExp(parts[1], parts[0]));
    assert_int_equal(resident(of_part), 0);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1])); /* it is off: nothing is evicted */
    assert_int_equal(urUsmP2PEnablePeerAccessExp(devices[0], devices[0]),
                     UR_RESULT_ERROR_INVALID_OPERATION);

    UR(urEnqueueUSMFreeExp(queue, NULL, pooled, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    void *const all[] = {before, own, after, of_part, on_host};
    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i) {
        UR(urUSMFree(context, all[i]));
    }
    UR(urUSMFree(alone, apart));
    UR(urQueueRelease(queue));
    UR(urContextRelease(alone));
    UR(urContextRelease(context));
    UR(urDeviceRelease(parts[0]));
    UR(urDeviceRelease(parts[1]));
    UR(urAdapterRelease(adapter));
}

/* The third allocation cannot be made resident: nothing is, and the access stays off. An allocation
 * that cannot be is none. */
static void nonresident(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    resident_t resident = find_resident();
    ur_context_handle_t context;
    void *memory[4], *more = NULL;
    UR(urContextCreate(2, devices, NULL, &context));
    for (int i = 0; i < 4; ++i) {
        UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, 4096, &memory[i]));
    }
    assert_int_equal(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]),
                     UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (int i = 0; i < 4; ++i) {
        assert_int_equal(resident(memory[i]), 0);
    }
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, 4096, &more));
    assert_int_equal(resident(more), 0);
    UR(urUSMFree(context, more));
    for (int i = 0; i < 4; ++i) {
        UR(urUSMFree(context, memory[i]));
    }
    UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
    more = NULL;
    assert_int_equal(urUSMDeviceAlloc(context, devices[1], NULL, NULL, 4096, &more),
                     UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    assert_null(more);
    UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

/* The kind of a native queue is told and heard: an immediate command list works both ways, and a
 * command queue, which takes other commands, is refused before it is used. */
static void queues(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    ur_context_handle_t context;
    ur_queue_handle_t queue, adopted = NULL;
    enum { SIZE = 4096 };
    unsigned char *memory, out[SIZE], pattern = 0x2b;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    int32_t kind = 7;
    ur_queue_native_desc_t desc = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, NULL, &kind};
    ur_queue_native_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, &desc,
                                               false};
    ur_native_handle_t native = 0;
    UR(urQueueGetNativeHandle(queue, &desc, &native));
    assert_int_equal(kind, 1);
    UR(urQueueCreateWithNativeHandle(native, context, device, &properties, &adopted));
    UR(urEnqueueUSMFill(adopted, memory, 1, &pattern, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(adopted, true, out, memory, SIZE, 0, NULL, NULL));
    assert_int_equal(out[0], 0x2b);
    assert_int_equal(out[SIZE - 1], 0x2b);
    UR(urQueueRelease(adopted));
    adopted = NULL;
    kind = 0;
    assert_int_equal(urQueueCreateWithNativeHandle(native, context, device, &properties, &adopted),
                     UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    assert_null(adopted);
    const char *message = NULL;
    int32_t code;
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_non_null(strstr(message, "command queues"));
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

int main(int argc, char **argv) {
    static const struct CMUnitTest cases[] = {
        cmocka_unit_test(ipc),       cmocka_unit_test(none),   cmocka_unit_test(library),
        cmocka_unit_test(init),      cmocka_unit_test(empty),  cmocka_unit_test(lost),
        cmocka_unit_test(refused),   cmocka_unit_test(sysman), cmocka_unit_test(two),
        cmocka_unit_test(unmanaged), cmocka_unit_test(peers),  cmocka_unit_test(nonresident),
        cmocka_unit_test(queues)};
    for (size_t i = 0; argc == 3 && i < sizeof(cases) / sizeof(cases[0]); ++i) {
        if (strcmp(argv[1], cases[i].name) == 0) {
            const struct CMUnitTest one[] = {cases[i]};
            adapter_path = argv[2];
            return cmocka_run_group_tests(one, NULL, NULL);
        }
    }
    fprintf(
        stderr,
        "usage: cases ipc|none|nonresident|library|init|empty|lost|peers|queues|refused|sysman|two|"
        "unmanaged ADAPTER\n");
    return 2;
}
