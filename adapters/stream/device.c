/* Devices. They are the driver's and live as long as the platform: nothing counts references. */
#include <stdio.h>

#include "present/present.h"
#include "stream.h"

static bool device_type_matches(ur_device_handle_t device, ur_device_type_t type) {
    return type == UR_DEVICE_TYPE_GPU || (type == UR_DEVICE_TYPE_DEFAULT && device->ordinal == 0);
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    UR_CHECK_PLATFORM(hPlatform);
    return ur_devices_get(hPlatform->devices, hPlatform->device_count, device_type_matches,
                          DeviceType, NumEntries, phDevices, pNumDevices);
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDevicePartition(ur_device_handle_t hDevice,
                              const ur_device_partition_properties_t *pProperties,
                              uint32_t NumDevices, ur_device_handle_t *phSubDevices,
                              uint32_t *pNumDevicesRet) {
    (void)NumDevices;
    (void)phSubDevices;
    (void)pNumDevicesRet;
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pProperties);
    UR_CHECK_POINTER(pProperties->pProperties);
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the driver has no parts of devices");
}

/* The binary made for this driver; a bundle or an unknown one is not preferred to it. */
ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                 uint32_t NumBinaries, uint32_t *pSelectedBinary) {
    UR_CHECK_DEVICE(hDevice);
    const char *why;
    return ur_device_select(pBinaries, NumBinaries,
                            (const char *[]){DRV_TARGET, UR_DEVICE_BINARY_TARGET_SPIRV64},
                            stream_device_ops.il_known(&why) ? 2 : 1, pSelectedBinary);
}

ur_result_t urDeviceGetNativeHandle(ur_device_handle_t hDevice,
                                    ur_native_handle_t *phNativeDevice) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phNativeDevice);
    (void)ur_present(); /* who calls that backend may open its loader before it asks for handles */
    *phNativeDevice = (ur_native_handle_t)hDevice->native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceCreateWithNativeHandle(ur_native_handle_t hNativeDevice,
                                           ur_adapter_handle_t hAdapter,
                                           const ur_device_native_properties_t *pProperties,
                                           ur_device_handle_t *phDevice) {
    (void)pProperties; /* nobody owns a device of these drivers */
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phDevice);
    ur_platform_handle_t platform = NULL;
    ur_result_t result = urPlatformGet(hAdapter, 1, &platform, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; platform && i < platform->device_count; ++i) {
        if (platform->devices[i]->native == (drv_device)hNativeDevice) {
            *phDevice = platform->devices[i];
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the driver has no device %lld",
                   (long long)hNativeDevice);
}

ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp) {
    UR_CHECK_DEVICE(hDevice);
    struct stream_place *place;
    uint64_t device = 0, host = stream_host_time();
    if (pDeviceTimestamp) {
        ur_result_t result = stream_place_of(hDevice, &place);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        result = stream_enter(place);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_clock_now(place, &device, &host);
        }
        stream_place_release(place);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        *pDeviceTimestamp = device;
    }
    if (pHostTimestamp) {
        *pHostTimestamp = host;
    }
    return UR_RESULT_SUCCESS;
}
