/* Devices: finding, every info query, timestamps, choice of binary, native handles. */
#include <stdatomic.h>
#include <stdio.h>
#include <time.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urDeviceGetInfo(object, (ur_device_info_t)property, size, value, size_ret);
}

static void query(const void *q) {
    conf_check_query(q, get, conf.device);
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf.device);
}

TEST(query_errors) {
    conf_check_query_errors(get, conf.device, UR_DEVICE_INFO_TYPE);
}

static ur_device_type_t type_of(ur_device_handle_t device) {
    ur_device_type_t type = UR_DEVICE_TYPE_FORCE_UINT32;
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof type, &type, NULL));
    return type;
}

/* Devices of that type, released at once; devices of a platform stay valid with it. */
static uint32_t devices_of(ur_device_type_t type, ur_device_handle_t *devices, uint32_t room) {
    uint32_t count = 0;
    ur_result_t result = urDeviceGet(conf.platform, type, 0, NULL, &count);
    if (result == UR_RESULT_ERROR_DEVICE_NOT_FOUND) {
        return 0;
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urDeviceGet(type %d): %s", (int)type,
              conf_result_name(result));
    if (count == 0) {
        return 0;
    }
    CHECK(count <= room);
    uint32_t again = 0;
    UR(urDeviceGet(conf.platform, type, count, devices, &again));
    CHECK_EQ(again, count);
    for (uint32_t i = 0; i < count; ++i) {
        CHECK(devices[i] != NULL);
        UR(urDeviceRelease(devices[i]));
    }
    return count;
}

TEST(finds) {
    ur_device_handle_t all[64], some[64];
    uint32_t count = devices_of(UR_DEVICE_TYPE_ALL, all, 64);
    CHECK(count >= 1);
    bool found = false;
    for (uint32_t i = 0; i < count; ++i) {
        found = found || all[i] == conf.device;
        for (uint32_t k = 0; k < i; ++k) {
            CHECK_MSG(all[i] != all[k], "device %u is given twice", i);
        }
    }
    CHECK_MSG(found, "the device is not among all devices of its platform");
    uint32_t sum = 0;
    for (int type = UR_DEVICE_TYPE_GPU; type <= UR_DEVICE_TYPE_CUSTOM; ++type) {
        uint32_t some_count = devices_of((ur_device_type_t)type, some, 64);
        sum += some_count;
        for (uint32_t i = 0; i < some_count; ++i) {
            CHECK_EQ(type_of(some[i]), type);
        }
    }
    CHECK_MSG(sum == count, "%u devices by type, %u in all", sum, count);
}

TEST(default_device) {
    ur_device_handle_t devices[64];
    CHECK_EQ(devices_of(UR_DEVICE_TYPE_DEFAULT, devices, 64), 1);
}

TEST(fewer_entries) {
    ur_device_handle_t devices[2] = {NULL, NULL};
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, 1, devices, NULL));
    CHECK(devices[0] != NULL);
    CHECK_MSG(devices[1] == NULL, "urDeviceGet wrote past NumEntries");
    UR(urDeviceRelease(devices[0]));
}

TEST(selected) {
    uint32_t all = 0, chosen = 0;
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, 0, NULL, &all));
    UR(urDeviceGetSelected(conf.platform, UR_DEVICE_TYPE_ALL, 0, NULL, &chosen));
    CHECK_MSG(chosen >= 1 && chosen <= all, "%u of %u devices are selected", chosen, all);
    ur_device_handle_t *devices = conf_alloc(chosen * sizeof *devices);
    UR(urDeviceGetSelected(conf.platform, UR_DEVICE_TYPE_ALL, chosen, devices, NULL));
    for (uint32_t i = 0; i < chosen; ++i) {
        CHECK(devices[i] != NULL);
        UR(urDeviceRelease(devices[i]));
    }
}

TEST(references) {
    uint32_t before = 0, after = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_REFERENCE_COUNT, sizeof before, &before, NULL));
    CHECK(before >= 1);
    /* The device under test is a root device, whose references nobody counts. */
    for (int i = 0; i < 3; ++i) {
        UR(urDeviceRetain(conf.device));
        UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_REFERENCE_COUNT, sizeof after, &after,
                           NULL));
        CHECK_EQ(after, before);
    }
    conf_queue_in(conf_new_context(), 0);
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_REFERENCE_COUNT, sizeof after, &after, NULL));
    CHECK_EQ(after, before);
    for (int i = 0; i < 4; ++i) {
        UR(urDeviceRelease(conf.device));
        UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_REFERENCE_COUNT, sizeof after, &after,
                           NULL));
        CHECK_EQ(after, before);
    }
}

TEST(platform) {
    ur_platform_handle_t platform = NULL;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_PLATFORM, sizeof platform, &platform, NULL));
    CHECK_PTR(platform, conf.platform);
    ur_device_handle_t parent = conf.device;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_PARENT_DEVICE, sizeof parent, &parent, NULL));
    CHECK_MSG(parent == NULL, "a root device has a parent");
}

TEST(limits) {
    uint32_t dimensions = conf_u32(UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS);
    CHECK(dimensions >= 3);
    size_t sizes[16] = {0};
    size_t bytes = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, 0, NULL, &bytes));
    CHECK_EQ(bytes, dimensions * sizeof(size_t));
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, bytes, sizes, NULL));
    size_t group = conf_size(UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE);
    CHECK(group >= 1);
    for (uint32_t i = 0; i < dimensions && i < 3; ++i) {
        CHECK_MSG(sizes[i] >= 1, "work-groups may have %zu items in dimension %u", sizes[i], i);
    }
    CHECK(conf_u32(UR_DEVICE_INFO_MAX_COMPUTE_UNITS) >= 1);
    uint32_t bits = conf_u32(UR_DEVICE_INFO_ADDRESS_BITS);
    CHECK_MSG(bits == 32 || bits == 64, "addresses have %u bits", bits);
    uint64_t global = conf_u64(UR_DEVICE_INFO_GLOBAL_MEM_SIZE),
             most = conf_u64(UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
    CHECK_MSG(most >= 1u << 20 && most <= global,
              "at most %" PRIu64 " bytes an allocation of %" PRIu64, most, global);
    CHECK(conf_u64(UR_DEVICE_INFO_LOCAL_MEM_SIZE) >= 1024 ||
          conf_u32(UR_DEVICE_INFO_LOCAL_MEM_TYPE) == UR_DEVICE_LOCAL_MEM_TYPE_NONE);
    CHECK(conf_size(UR_DEVICE_INFO_MAX_PARAMETER_SIZE) >= 256);
    uint32_t align = conf_u32(UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN);
    CHECK_MSG(align >= 8 && (align & (align - 1)) == 0, "the base address alignment is %u bits",
              align);
    CHECK(conf_bool(UR_DEVICE_INFO_AVAILABLE));
    CHECK(conf_bool(UR_DEVICE_INFO_ENDIAN_LITTLE));
}

TEST(text) {
    CHECK_MSG(*conf_text(UR_DEVICE_INFO_NAME), "the device has no name");
    CHECK_MSG(*conf_text(UR_DEVICE_INFO_VENDOR), "the device has no vendor");
    CHECK_MSG(*conf_text(UR_DEVICE_INFO_DRIVER_VERSION), "the driver has no version");
}

/* What libsycl tells architectures by: on HIP their name, on CUDA the compute capability. */
TEST(version) {
    const char *version = conf_text(UR_DEVICE_INFO_VERSION);
    unsigned major = 0, minor = 0;
    int read = 0;
    CHECK_MSG(*version, "the device has no version");
    if (conf.backend == UR_BACKEND_HIP && !strstr(conf.name, "-old")) { /* which cannot tell it */
        CHECK_MSG(strncmp(version, "gfx", 3) == 0, "the version is '%s'", version);
    } else if (conf.backend == UR_BACKEND_CUDA || conf.backend == UR_BACKEND_HIP) {
        CHECK_MSG(sscanf(version, "%u.%u%n", &major, &minor, &read) == 2 && !version[read],
                  "the version is '%s'", version);
    }
}

TEST(timestamps) {
    uint64_t device[2] = {0, 0}, host[2] = {0, 0};
    double before[2] = {conf_seconds(), 0}, after[2];
    UR_OR_UNSUPPORTED(urDeviceGetGlobalTimestamps(conf.device, &device[0], &host[0]));
    after[0] = conf_seconds();
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    before[1] = conf_seconds();
    UR(urDeviceGetGlobalTimestamps(conf.device, &device[1], &host[1]));
    after[1] = conf_seconds();
    CHECK_MSG(device[1] > device[0], "device time went from %" PRIu64 " to %" PRIu64, device[0],
              device[1]);
    CHECK_MSG(host[1] > host[0], "host time went from %" PRIu64 " to %" PRIu64, host[0], host[1]);
    double passed = (double)(device[1] - device[0]) * 1e-9,
           by_host = (double)(host[1] - host[0]) * 1e-9;
    /* however long the calls took; clocks may differ a little */
    double least = 0.75 * (before[1] - after[0]), most = 1.25 * (after[1] - before[0]);
    CHECK_MSG(passed > least && passed < most, "%.3f s passed on the device, not %.3f to %.3f",
              passed, least, most);
    CHECK_MSG(by_host > least && by_host < most, "%.3f s passed on the host, not %.3f to %.3f",
              by_host, least, most);
}

TEST(one_timestamp) {
    uint64_t device = 0, host = 0;
    UR_OR_UNSUPPORTED(urDeviceGetGlobalTimestamps(conf.device, &device, NULL));
    CHECK(device != 0);
    UR(urDeviceGetGlobalTimestamps(conf.device, NULL, &host));
    CHECK(host != 0);
    UR(urDeviceGetGlobalTimestamps(conf.device, NULL, NULL));
}

/* Device time is what events are stamped with. */
TEST(timestamps_and_events) {
    conf_need_profiling();
    enum { SIZE = 1 << 16 };
    uint64_t before = 0, after = 0, start = 0, end = 0;
    unsigned char one = 1;
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    void *pointer = conf_usm(conf_usm_type(), SIZE);
    ur_event_handle_t event = NULL;
    UR_OR_UNSUPPORTED(urDeviceGetGlobalTimestamps(conf.device, &before, NULL));
    UR(urEnqueueUSMFill(queue, pointer, 1, &one, SIZE, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    UR(urDeviceGetGlobalTimestamps(conf.device, &after, NULL));
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof start, &start, NULL));
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, NULL));
    uint64_t slack = 2000000; /* a device's time may be worked out from the host's */
    CHECK_MSG(start + slack >= before && end <= after + slack && start <= end,
              "a command from %" PRIu64 " to %" PRIu64 " ran between %" PRIu64 " and %" PRIu64,
              start, end, before, after);
}

static const char *own_target(void) {
    switch ((int)conf.backend) {
    case UR_BACKEND_CUDA:
        return UR_DEVICE_BINARY_TARGET_NVPTX64;
    case UR_BACKEND_HIP:
        return UR_DEVICE_BINARY_TARGET_AMDGCN;
    case UR_BACKEND_NATIVE_CPU:
        return UR_DEVICE_BINARY_TARGET_NATIVE_CPU;
    default:
        return UR_DEVICE_BINARY_TARGET_SPIRV64;
    }
}

TEST(select_binary) {
    if (conf.backend == UR_BACKEND_OPENCL && conf_program_form() != CONF_FORM_SPIRV) {
        conf_skip("the driver takes no SPIR-V, and no other target can be told");
    }
    ur_device_binary_t binaries[3] = {
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, "no-such-target"},
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, own_target()},
        {UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, "nor-this"},
    };
    uint32_t chosen = 77;
    UR(urDeviceSelectBinary(conf.device, binaries, 3, &chosen));
    CHECK_EQ(chosen, 1);
    /* Machine code of Intel's compilers is for Intel's devices. */
    char vendor[256];
    UR(urPlatformGetInfo(conf.platform, UR_PLATFORM_INFO_VENDOR_NAME, sizeof vendor, vendor, NULL));
    if (!strstr(vendor, "Intel")) {
        binaries[0].pDeviceTargetSpec = UR_DEVICE_BINARY_TARGET_SPIRV64_GEN;
        binaries[2].pDeviceTargetSpec = UR_DEVICE_BINARY_TARGET_SPIRV64_X86_64;
        UR(urDeviceSelectBinary(conf.device, binaries, 3, &chosen));
        CHECK_EQ(chosen, 1);
    }
}

/* Clients of SPIR-V ask for either: whoever says the one and not the other loses some of them. */
TEST(takes_spirv) {
    bool has_version = strstr(conf_text(UR_DEVICE_INFO_IL_VERSION), "SPIR-V") != NULL;
    bool has_extension = strstr(conf_text(UR_DEVICE_INFO_EXTENSIONS), "cl_khr_il_program") != NULL;
    CHECK_MSG(has_version == has_extension, "IL_VERSION is '%s', and EXTENSIONS has%s %s",
              conf_text(UR_DEVICE_INFO_IL_VERSION), has_extension ? "" : " no",
              "cl_khr_il_program");
    if (has_version) {
        CHECK(conf_bool(UR_DEVICE_INFO_COMPILER_AVAILABLE));
    }
}

TEST(select_no_binary) {
    ur_device_binary_t binary = {UR_STRUCTURE_TYPE_DEVICE_BINARY, NULL, "no-such-target"};
    uint32_t chosen = 77;
    UR_IS_ONE_OF(urDeviceSelectBinary(conf.device, &binary, 1, &chosen),
                 UR_RESULT_ERROR_INVALID_BINARY, UR_RESULT_ERROR_INVALID_VALUE);
    CHECK_EQ(chosen, 77);
}

TEST(native_handle) {
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urDeviceGetNativeHandle(conf.device, &native));
    ur_device_native_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_NATIVE_PROPERTIES, NULL,
                                                false};
    ur_device_handle_t device = NULL;
    UR_OR_UNSUPPORTED(urDeviceCreateWithNativeHandle(native, conf.adapter, &properties, &device));
    CHECK(device != NULL);
    UR(urDeviceGetNativeHandle(device, &again));
    CHECK_EQ(again, native);
    char name[512] = "";
    UR(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof name, name, NULL));
    CHECK_MSG(strcmp(name, conf_text(UR_DEVICE_INFO_NAME)) == 0,
              "the device made from the handle is '%s'", name);
    UR(urDeviceRelease(device));
}

TEST(wait) {
    NEED(UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP);
    ur_usm_type_t type = conf_usm_type();
    unsigned char *pointer = conf_usm(type, 1 << 16);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char one = 0x5a, *host = conf_alloc(1 << 16);
    UR(urEnqueueUSMFill(queue, pointer, 1, &one, 1 << 16, 0, NULL, NULL));
    ur_event_handle_t event = NULL;
    UR(urEnqueueUSMMemcpy(queue, false, host, pointer, 1 << 16, 0, NULL, &event));
    conf_event(event);
    UR(urDeviceWaitExp(conf.device));
    CHECK_EQ(host[0], 0x5a);
    CHECK_EQ(host[(1 << 16) - 1], 0x5a);
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
}

static void take_time(void *data) {
    nanosleep(&(struct timespec){.tv_nsec = 30000000}, NULL);
    atomic_store((atomic_int *)data, 1);
}

static void release_context(void *context) {
    urContextRelease(context);
}

static void release_queue(void *queue) {
    urQueueRelease(queue);
}

/* Every queue of the device counts, of whatever order and context. */
TEST(wait_for_all) {
    NEED(UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    static atomic_int done[3];
    ur_context_handle_t other = NULL;
    ur_queue_handle_t queues[3] = {conf_queue(0), NULL, NULL};
    queues[1] = conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                    ? conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                    : conf_queue(0);
    UR(urContextCreate(1, &conf.device, NULL, &other));
    conf_defer(release_context, other);
    UR(urQueueCreate(other, conf.device, NULL, &queues[2]));
    conf_defer(release_queue, queues[2]);
    for (int i = 0; i < 3; ++i) {
        atomic_store(&done[i], 0);
        UR(urEnqueueHostTaskExp(queues[i], take_time, &done[i], NULL, 0, NULL, NULL));
    }
    UR(urDeviceWaitExp(conf.device));
    for (int i = 0; i < 3; ++i) {
        CHECK_MSG(atomic_load(&done[i]), "the task of queue %d is not done", i);
    }
    UR(urDeviceWaitExp(conf.device)); /* with nothing to wait for */
}

static const conf_test tests[] = {
    CONF_TEST(finds, "urDeviceGet urDeviceRelease urDeviceGetInfo",
              "finds each device once, and by its type"),
    CONF_TEST(default_device, "urDeviceGet", "knows one default device"),
    CONF_TEST(fewer_entries, "urDeviceGet", "gives no more than NumEntries"),
    CONF_TEST(selected, "urDeviceGetSelected", "gives devices that the selector lets through"),
    CONF_TEST(references, "urDeviceRetain urDeviceRelease",
              "leaves the count as it was after release"),
    CONF_TEST(platform, "urDeviceGetInfo", "leads back to the platform, and has no parent"),
    CONF_TEST(limits, "urDeviceGetInfo", "answers limits that make sense"),
    CONF_TEST(text, "urDeviceGetInfo", "answers name, vendor and driver version"),
    CONF_TEST(version, "urDeviceGetInfo", "answers a version that tells the architecture"),
    CONF_TEST(unknown_query, "urDeviceGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urDeviceGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(timestamps, "urDeviceGetGlobalTimestamps",
              "runs on in nanoseconds on device and host"),
    CONF_TEST(one_timestamp, "urDeviceGetGlobalTimestamps", "gives either time alone"),
    CONF_TEST(select_binary, "urDeviceSelectBinary", "chooses the binary of the device's target"),
    CONF_TEST(takes_spirv, "urDeviceGetInfo",
              "says by version, extension and compiler alike whether it takes SPIR-V"),
    CONF_TEST(select_no_binary, "urDeviceSelectBinary", "chooses none where none fits"),
    CONF_TEST(native_handle, "urDeviceGetNativeHandle urDeviceCreateWithNativeHandle",
              "gives a handle that leads back to the device"),
    CONF_TEST(timestamps_and_events, "urDeviceGetGlobalTimestamps",
              "gives the time that events are stamped with"),
    CONF_TEST(wait_for_all, "urDeviceWaitExp", "waits for every queue of the device"),
    CONF_TEST(wait, "urDeviceWaitExp", "returns when all commands of the device are complete"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_device_info_t", "urDeviceGetInfo", query);
    return conf_main_list(argc, argv, "device", &list);
}
