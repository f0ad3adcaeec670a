/* What only the system management part of a driver knows.
 *
 * Loaders since 1.9 have it apart from the rest: zesInit, and devices of its own that are known by
 * their UUID. Before that a device's handle serves both, if ZES_ENABLE_SYSMAN was set when the
 * driver was initialised. A sub-device is a part of its root's: modules and domains say whose they
 * are. Without either every question here is unsupported. */
#include <stdlib.h>
#include <string.h>

#include "ze.h"

/* Whether the environment asked for it before the driver was initialised. */
static bool legacy_enabled(void) {
    const char *value = getenv("ZES_ENABLE_SYSMAN");
    return value && strcmp(value, "1") == 0;
}

static zes_device_handle_t match(zes_driver_handle_t driver, const uint8_t uuid[16]) {
    zes_device_handle_t devices[64], found = NULL;
    uint32_t count = ZE_COUNT(devices);
    if (ze.zesDeviceGet(driver, &count, devices) != ZE_RESULT_SUCCESS) {
        return NULL;
    }
    for (uint32_t i = 0; i < count && !found; ++i) {
        zes_device_properties_t properties = {.stype = ZES_STRUCTURE_TYPE_DEVICE_PROPERTIES};
        if (ze.zesDeviceGetProperties(devices[i], &properties) == ZE_RESULT_SUCCESS &&
            memcmp(properties.core.uuid.id, uuid, 16) == 0) {
            found = devices[i];
        }
    }
    return found;
}

static zes_device_handle_t sysman_find(ur_device_handle_t root) {
    zes_driver_handle_t drivers[16];
    uint32_t count = ZE_COUNT(drivers);
    zes_device_handle_t found = NULL;
    if (ze.zesInit && ze.zesDriverGet && ze.zesDeviceGet && ze.zesDeviceGetProperties &&
        ze.zesInit(0) == ZE_RESULT_SUCCESS &&
        ze.zesDriverGet(&count, drivers) == ZE_RESULT_SUCCESS) {
        for (uint32_t i = 0; i < count && !found; ++i) {
            found = match(drivers[i], root->properties.uuid.id);
        }
    }
    if (!found && legacy_enabled()) {
        found = (zes_device_handle_t)root->ze;
    }
    return found;
}

void ze_sysman_init(ur_device_handle_t device) {
    device->sysman = device->parent ? device->parent->sysman : sysman_find(device);
}

/* Whether a module or domain counts for the device: all of a root's do. */
static bool is_of(ur_device_handle_t device, ze_bool_t on_sub, uint32_t sub) {
    return !device->parent || (on_sub && sub == device->properties.subdeviceId);
}

/* The parts of one kind that a device has; `count` is 0 if there are none or they cannot be told.
 */
enum { MOST = 32 };
#define ENUMERATE(call, device, list)                                                              \
    (ze.call && ze.call((device)->sysman, &(list).count, (list).of) == ZE_RESULT_SUCCESS)

struct memories {
    uint32_t count;
    zes_mem_handle_t of[MOST];
};
struct frequencies {
    uint32_t count;
    zes_freq_handle_t of[MOST];
};
struct powers {
    uint32_t count;
    zes_pwr_handle_t of[MOST];
};
struct fans {
    uint32_t count;
    zes_fan_handle_t of[MOST];
};

static ur_result_t none(const char *what) {
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, 0,
                   "the driver's system management does not tell %s", what);
}

/* Modules of the device's own memory. */
static uint32_t own_memories(ur_device_handle_t device, struct memories *all) {
    all->count = MOST;
    if (!ze.zesMemoryGetProperties || !ENUMERATE(zesDeviceEnumMemoryModules, device, *all)) {
        return 0;
    }
    uint32_t own = 0;
    for (uint32_t i = 0; i < all->count; ++i) {
        zes_mem_properties_t p = {.stype = ZES_STRUCTURE_TYPE_MEM_PROPERTIES};
        if (ze.zesMemoryGetProperties(all->of[i], &p) == ZE_RESULT_SUCCESS &&
            p.location == ZES_MEM_LOC_DEVICE && is_of(device, p.onSubdevice, p.subdeviceId)) {
            all->of[own++] = all->of[i];
        }
    }
    return own;
}

static ur_result_t memory_free(ur_device_handle_t device, ur_info_out out) {
    struct memories all;
    uint32_t count = ze.zesMemoryGetState ? own_memories(device, &all) : 0;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < count; ++i) {
        zes_mem_state_t state = {.stype = ZES_STRUCTURE_TYPE_MEM_STATE};
        ur_result_t result = ZE_CHECK(zesMemoryGetState, all.of[i], &state);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        sum += state.free;
    }
    return count ? ur_info_value(out, uint64_t, sum) : none("how much memory is free");
}

static ur_result_t memory_bandwidth(ur_device_handle_t device, ur_info_out out) {
    struct memories all;
    uint32_t count = ze.zesMemoryGetBandwidth ? own_memories(device, &all) : 0;
    uint64_t sum = 0;
    for (uint32_t i = 0; i < count; ++i) {
        zes_mem_bandwidth_t bandwidth = {0};
        ur_result_t result = ZE_CHECK(zesMemoryGetBandwidth, all.of[i], &bandwidth);
        if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
            return none("the bandwidth of memory");
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        sum += bandwidth.maxBandwidth;
    }
    return sum ? ur_info_value(out, uint64_t, sum) : none("the bandwidth of memory");
}

static ur_device_throttle_reasons_flags_t reasons_of(zes_freq_throttle_reason_flags_t reasons) {
    static const struct {
        uint32_t native, flag;
    } map[] = {
        {ZES_FREQ_THROTTLE_REASON_FLAG_AVE_PWR_CAP, UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP},
        {ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP, UR_DEVICE_THROTTLE_REASONS_FLAG_POWER_CAP},
        {ZES_FREQ_THROTTLE_REASON_FLAG_CURRENT_LIMIT,
         UR_DEVICE_THROTTLE_REASONS_FLAG_CURRENT_LIMIT},
        {ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT,
         UR_DEVICE_THROTTLE_REASONS_FLAG_THERMAL_LIMIT},
        {ZES_FREQ_THROTTLE_REASON_FLAG_PSU_ALERT, UR_DEVICE_THROTTLE_REASONS_FLAG_PSU_ALERT},
        {ZES_FREQ_THROTTLE_REASON_FLAG_SW_RANGE, UR_DEVICE_THROTTLE_REASONS_FLAG_SW_RANGE},
        {ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE, UR_DEVICE_THROTTLE_REASONS_FLAG_HW_RANGE},
    };
    ur_device_throttle_reasons_flags_t flags = 0;
    for (size_t i = 0; i < ZE_COUNT(map); ++i) {
        flags |= reasons & map[i].native ? map[i].flag : 0;
        reasons &= ~map[i].native;
    }
    return flags | (reasons ? UR_DEVICE_THROTTLE_REASONS_FLAG_OTHER : 0);
}

static ur_result_t throttle_reasons(ur_device_handle_t device, ur_info_out out) {
    struct frequencies all = {.count = MOST};
    bool known = false;
    ur_device_throttle_reasons_flags_t flags = 0;
    if (!ze.zesFrequencyGetProperties || !ze.zesFrequencyGetState ||
        !ENUMERATE(zesDeviceEnumFrequencyDomains, device, all)) {
        all.count = 0;
    }
    for (uint32_t i = 0; i < all.count; ++i) {
        zes_freq_properties_t p = {.stype = ZES_STRUCTURE_TYPE_FREQ_PROPERTIES};
        zes_freq_state_t state = {.stype = ZES_STRUCTURE_TYPE_FREQ_STATE};
        if (ze.zesFrequencyGetProperties(all.of[i], &p) != ZE_RESULT_SUCCESS ||
            p.type != ZES_FREQ_DOMAIN_GPU || !is_of(device, p.onSubdevice, p.subdeviceId)) {
            continue;
        }
        ur_result_t result = ZE_CHECK(zesFrequencyGetState, all.of[i], &state);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        known = true;
        flags |= reasons_of(state.throttleReasons);
    }
    return known ? ur_info_value(out, ur_device_throttle_reasons_flags_t, flags)
                 : none("why clocks are held back");
}

/* Of the whole device's domain, if there is one. */
static ur_result_t power_limit(ur_device_handle_t device, bool most, ur_info_out out) {
    struct powers all = {.count = MOST};
    if (!ze.zesPowerGetProperties || !ENUMERATE(zesDeviceEnumPowerDomains, device, all)) {
        all.count = 0;
    }
    for (uint32_t i = 0; i < all.count; ++i) {
        zes_power_properties_t p = {.stype = ZES_STRUCTURE_TYPE_POWER_PROPERTIES};
        bool told = ze.zesPowerGetProperties(all.of[i], &p) == ZE_RESULT_SUCCESS;
        if (told && (device->parent ? p.onSubdevice && is_of(device, true, p.subdeviceId)
                                    : !p.onSubdevice)) {
            return ur_info_value(out, int32_t, most ? p.maxLimit : p.minLimit);
        }
    }
    return none("limits of power");
}

/* Percent of the fastest fan. */
static ur_result_t fan_speed(ur_device_handle_t device, ur_info_out out) {
    struct fans all = {.count = MOST};
    int32_t fastest = -1;
    if (!ze.zesFanGetState || !ENUMERATE(zesDeviceEnumFans, device, all)) {
        all.count = 0;
    }
    for (uint32_t i = 0; i < all.count; ++i) {
        int32_t speed = -1;
        ur_result_t result =
            ZE_CHECK(zesFanGetState, all.of[i], ZES_FAN_SPEED_UNITS_PERCENT, &speed);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        fastest = speed > fastest ? speed : fastest;
    }
    return all.count ? ur_info_value(out, int32_t, fastest) : none("fans");
}

ur_result_t ze_sysman_pci(ur_device_handle_t device, ze_pci_address_ext_t *address) {
    zes_pci_properties_t pci = {.stype = ZES_STRUCTURE_TYPE_PCI_PROPERTIES};
    if (!device->sysman || !ze.zesDevicePciGetProperties) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    ur_result_t result = ZE_CHECK(zesDevicePciGetProperties, device->sysman, &pci);
    if (result == UR_RESULT_SUCCESS) {
        *address = (ze_pci_address_ext_t){pci.address.domain, pci.address.bus, pci.address.device,
                                          pci.address.function};
    }
    return result;
}

ur_result_t ze_sysman_info(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    if (!device->sysman) {
        return ur_fail(
            UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, 0,
            "only the driver's system management knows this, and %s; ZES_ENABLE_SYSMAN=1 "
            "in the environment may open it",
            ze.zesInit ? "zesInit does not open it for this device"
                       : "the Level Zero loader has no zesInit");
    }
    switch (name) {
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
        return memory_free(device, out);
    case UR_DEVICE_INFO_MAX_MEMORY_BANDWIDTH:
        return memory_bandwidth(device, out);
    case UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS:
        return throttle_reasons(device, out);
    case UR_DEVICE_INFO_FAN_SPEED:
        return fan_speed(device, out);
    case UR_DEVICE_INFO_MIN_POWER_LIMIT:
        return power_limit(device, false, out);
    case UR_DEVICE_INFO_MAX_POWER_LIMIT:
        return power_limit(device, true, out);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
