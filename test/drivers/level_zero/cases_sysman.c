/* What system management tells, and what is said without it. */
#include <string.h>

#include "cases.h"

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
void sysman(void **state) {
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
void unmanaged(void **state) {
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
    assert_non_null(strstr(message, "zesInit"));
    UR(urAdapterRelease(adapter));
}
