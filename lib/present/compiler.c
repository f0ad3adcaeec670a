/* What the driver of compiler.h knows of this adapter's devices. */
#include "compiler.h"

#include <string.h>

#include "base/tables.h"

#define ASK(device, what, variable)                                                                \
    ((void)ur_own.Device.pfnGetInfo(device, what, sizeof(variable), &(variable), NULL))

static void compiler_describe(ur_device_handle_t device, struct ur_clc_device *out) {
    uint32_t clock = 0, units = 0, vendor = 0;
    size_t group = 0;
    memset(out, 0, sizeof(*out));
    ASK(device, UR_DEVICE_INFO_VENDOR_ID, vendor);
    ASK(device, UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, clock);
    ASK(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, units);
    ASK(device, UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, group);
    ASK(device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, out->global_bytes);
    ASK(device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, out->local_bytes);
    ASK(device, UR_DEVICE_INFO_NAME, out->name);
    ASK(device, UR_DEVICE_INFO_VENDOR, out->vendor);
    ASK(device, UR_DEVICE_INFO_DRIVER_VERSION, out->version);
    out->vendor_id = vendor;
    out->clock = clock;
    out->units = units;
    out->group_size = group;
}

uint32_t ur_clc_own_devices(struct ur_clc_device *devices, uint32_t room) {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t found[16];
    uint32_t count = 0;
    if (ur_own.Adapter.pfnGet(1, &adapter, NULL) != UR_RESULT_SUCCESS) {
        return 0;
    }
    if (ur_own.Platform.pfnGet(adapter, 1, &platform, NULL) != UR_RESULT_SUCCESS || !platform ||
        ur_own.Device.pfnGet(platform, UR_DEVICE_TYPE_GPU, 0, NULL, &count) != UR_RESULT_SUCCESS) {
        count = 0;
    }
    count = count > sizeof(found) / sizeof(*found) ? sizeof(found) / sizeof(*found) : count;
    if (count && ur_own.Device.pfnGet(platform, UR_DEVICE_TYPE_GPU, count, found, NULL) !=
                     UR_RESULT_SUCCESS) {
        count = 0;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (i < room) {
            compiler_describe(found[i], &devices[i]);
        }
        ur_own.Device.pfnRelease(found[i]);
    }
    ur_own.Adapter.pfnRelease(adapter);
    return count;
}
