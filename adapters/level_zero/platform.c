/* Platforms: one for each driver, found once, together with their devices, and kept for good. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mem.h"
#include "ops.h"
#include "watch.h"
#include "ze.h"

bool ze_platform_has(ur_platform_handle_t platform, const char *extension) {
    for (uint32_t i = 0; i < platform->extension_count; ++i) {
        if (strcmp(platform->extensions[i].name, extension) == 0) {
            return true;
        }
    }
    return false;
}

static ur_result_t read_extensions(ur_platform_handle_t platform) {
    uint32_t count = 0;
    ur_result_t result = ZE_CHECK(zeDriverGetExtensionProperties, platform->ze, &count, NULL);
    if (result != UR_RESULT_SUCCESS || count == 0) {
        return result;
    }
    platform->extensions = ur_permanent_alloc(count * sizeof(*platform->extensions));
    if (!platform->extensions) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ZE_CHECK(zeDriverGetExtensionProperties, platform->ze, &count, platform->extensions);
    platform->extension_count = result != UR_RESULT_SUCCESS ? 0 : count;
    return result;
}

/* In the driver's own words where it has some: its number lacks the interface's version there. */
static void read_version(ur_platform_handle_t platform, uint32_t number) {
    char *text = platform->version;
    size_t size = 0;
    if (ze_platform_has(platform, "ZE_intel_get_driver_version_string") &&
        platform->call.version_string &&
        platform->call.version_string(platform->raw, NULL, &size) == ZE_RESULT_SUCCESS && size &&
        size < sizeof(platform->version) &&
        platform->call.version_string(platform->raw, text, &size) == ZE_RESULT_SUCCESS) {
        return;
    }
    snprintf(text, sizeof(platform->version), "%u.%u.%u", number >> 24, number >> 16 & 0xff,
             number & 0xffff);
}

/* Under the lock. A driver without a usable device is left out. */
static ur_result_t add_platform(struct ur_platforms *platforms, ze_driver_handle_t driver,
                                bool alone) {
    uint32_t count = 0;
    ze_result_t code = ze.zeDeviceGet(driver, &count, NULL);
    if (code != ZE_RESULT_SUCCESS || count == 0) {
        ur_platforms_reason(platforms, "a driver reports no device%s%s", code ? ": " : "",
                            code ? ze_code_name(code) : "");
        return UR_RESULT_SUCCESS;
    }
    ur_platform_handle_t platform = ur_permanent_alloc(sizeof(*platform));
    ur_device_handle_t *devices = ur_permanent_alloc(count * sizeof(*devices));
    ze_device_handle_t *natives = calloc(count, sizeof(*natives));
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!platform || !devices || !natives) {
        goto done;
    }
    result = UR_RESULT_SUCCESS;
    ur_object_init(&platform->object, UR_KIND_PLATFORM);
    platform->ze = driver;
    platform->devices = devices;
    ze_driver_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_DRIVER_PROPERTIES};
    code = ze.zeDriverGetApiVersion(driver, &platform->api);
    if (code == ZE_RESULT_SUCCESS) {
        code = ze.zeDriverGetProperties(driver, &properties);
    }
    if (code == ZE_RESULT_SUCCESS) {
        code = ze.zeDeviceGet(driver, &count, natives);
    }
    if (code != ZE_RESULT_SUCCESS || read_extensions(platform) != UR_RESULT_SUCCESS) {
        ur_platforms_reason(platforms, "a driver answers no queries%s%s", code ? ": " : "",
                            code ? ze_code_name(code) : "");
        goto done;
    }
    platform->raw = ze_raw(ZEL_HANDLE_DRIVER, driver);
    ze_extensions_load(driver, alone, &platform->call);
    read_version(platform, properties.driverVersion);
    platform->ipc = ze_ipc_ask(driver);
    platform->in_order = platform->api >= ZE_VERSION_IN_ORDER;
    platform->counter_based =
        platform->in_order &&
        (ze_platform_has(platform, "ZE_experimental_event_pool_counter_based") ||
         ze_platform_has(platform, "ZE_extension_event_pool_counter_based"));
    platform->link = ze_platform_has(platform, "ZE_experimental_module_program");
    platform->offset =
        ze.zeKernelSetGlobalOffsetExp && ze_platform_has(platform, "ZE_experimental_global_offset");
    platform->bindless =
        platform->call.image_offset && ze.zeContextMakeImageResident &&
        ze_platform_has(platform, ZE_BINDLESS_NAME) &&
        ((ze.zeImageViewCreateExt && ze_platform_has(platform, "ZE_extension_image_view")) ||
         (ze.zeImageViewCreateExp && ze_platform_has(platform, "ZE_experimental_image_view")));
    platform->semaphores = platform->call.import_semaphore && platform->call.release_semaphore &&
                           platform->call.signal_semaphores && platform->call.wait_semaphores &&
                           ze_platform_has(platform, ZE_SEMAPHORES_NAME);
    for (uint32_t i = 0; i < count; ++i) {
        ur_device_handle_t device = ur_permanent_alloc(sizeof(*device));
        if (!device) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto done;
        }
        ur_result_t one = ze_device_init(device, platform, NULL, natives[i]);
        if (one == UR_RESULT_SUCCESS) {
            devices[platform->device_count++] = device;
        } else if (one == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
            result = one;
            goto done;
        } else {
            const char *why = "";
            int32_t native;
            ur_last_error(&why, &native);
            ur_platforms_reason(platforms, "a device is left out: %s", why ? why : "");
        }
    }
    if (platform->device_count) {
        platforms->list[platforms->count++] = platform;
    }
done:
    free(natives);
    return result;
}

static ur_result_t find_platforms(struct ur_platforms *platforms) {
    ze_driver_handle_t drivers[UR_MAX_PLATFORMS];
    uint32_t found = 0;
    if (!ze_driver_open(platforms->reason, sizeof(platforms->reason))) {
        return UR_RESULT_SUCCESS;
    }
    ze_result_t code = ze.zeDriverGet(&found, NULL);
    found = found > UR_MAX_PLATFORMS ? UR_MAX_PLATFORMS : found;
    if (code == ZE_RESULT_SUCCESS && found) {
        code = ze.zeDriverGet(&found, drivers);
    }
    if (code != ZE_RESULT_SUCCESS || found == 0) {
        ur_platforms_reason(platforms, "the Level Zero loader finds no driver%s%s",
                            code ? ": " : "", code ? ze_code_name(code) : "");
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < found && result == UR_RESULT_SUCCESS; ++i) {
        result = add_platform(platforms, drivers[i], found == 1);
    }
    return result;
}

static const char *platform_info(ur_platform_handle_t platform, ur_platform_info_t what,
                                 char room[UR_PLATFORM_ROOM]) {
    switch (what) {
    case UR_PLATFORM_INFO_NAME:
        return "Level Zero";
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return platform->devices[0]->properties.vendorId == 0x8086 ? "Intel(R) Corporation" : "";
    case UR_PLATFORM_INFO_VERSION:
        snprintf(room, UR_PLATFORM_ROOM, "%u.%u", ZE_MAJOR_VERSION(platform->api),
                 ZE_MINOR_VERSION(platform->api));
        return room;
    default:
        return NULL;
    }
}

static const char *platform_option(ur_platform_handle_t platform, const char *frontend) {
    static const struct ur_option options[] = {
        {"", ""},
        {"-O0", "-ze-opt-disable"},
        {"-O1", "-ze-opt-level=1"},
        {"-O2", "-ze-opt-level=1"},
        {"-O3", "-ze-opt-level=2"},
        {"-ftarget-compile-fast", "-igc_opts 'PartitionUnit=1,SubroutineThreshold=50000'"},
        {"-foffload-fp32-prec-div", "-ze-fp32-correctly-rounded-divide-sqrt"},
        {"-foffload-fp32-prec-sqrt", "-ze-fp32-correctly-rounded-divide-sqrt"},
    };
    (void)platform;
    return ur_option_find(options, ZE_COUNT(options), frontend);
}

static void *native(ur_platform_handle_t platform) {
    return platform->ze;
}

const struct ur_self ze_self = {
    .log_name = "LEVEL_ZERO",
    .title = "Level Zero",
    .backend = UR_BACKEND_LEVEL_ZERO,
    .find = find_platforms,
    .text = platform_info,
    .option = platform_option,
    .native = native,
    .give = ze_watch_let_go,
};
