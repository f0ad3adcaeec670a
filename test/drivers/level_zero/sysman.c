/* System management. With ZES_ENABLE_SYSMAN=1 a device's handle is also the one here; without it
 * zesInit opens devices of its own, in another order, which their UUIDs tell apart. One process has
 * one or the other. Each root device has one memory module and one power domain for each
 * sub-device, one power domain for all, two domains of frequency and two fans. */
#include "internal.h"

enum { MEMORY, FREQUENCY, POWER, FAN };

/* A root device as zesInit has it. */
struct managed {
    struct _ze_device_handle_t *device;
};
static struct managed managed[SOFT_MAX_DEVICES];
static atomic_bool initialised;
static struct _ze_driver_handle_t managed_driver;

struct part {
    uint32_t kind, number;
    struct _ze_device_handle_t *device;
};

static bool legacy(void) {
    const char *value = getenv("ZES_ENABLE_SYSMAN");
    return value && strcmp(value, "1") == 0;
}

/* NULL if the handle's kind was not initialised. */
static struct _ze_device_handle_t *device_of(zes_device_handle_t handle) {
    struct managed *one = (struct managed *)handle;
    if (one >= managed && one < managed + SOFT_MAX_DEVICES) {
        return one->device;
    }
    if (atomic_load(&initialised)) {
        broken("a device of the core part is given to system management, which has its own");
    }
    return legacy() ? (struct _ze_device_handle_t *)handle : NULL;
}

/* Parts are there from the first question on. */
static struct part *part_of(struct _ze_device_handle_t *device, uint32_t kind, uint32_t number) {
    static struct part parts[SOFT_MAX_DEVICES][FAN + 1][SOFT_SUBS + 1];
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    struct part *part = &parts[device->number][kind][number];
    pthread_mutex_lock(&lock);
    *part = (struct part){kind, number, device};
    pthread_mutex_unlock(&lock);
    return part;
}

static ze_result_t enumerate(zes_device_handle_t handle, uint32_t kind, uint32_t have,
                             uint32_t *count, void **out) {
    struct _ze_device_handle_t *device = device_of(handle);
    if (!device) {
        return ZE_RESULT_ERROR_UNINITIALIZED;
    }
    if (device->parent) {
        broken("system management is asked for a sub-device");
    }
    if (*count == 0 || !out) {
        *count = have;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have ? *count : have;
    for (uint32_t i = 0; i < *count; ++i) {
        out[i] = part_of(device, kind, i);
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL memories(zes_device_handle_t device, uint32_t *count,
                                       zes_mem_handle_t *out) {
    ENTER(zesDeviceEnumMemoryModules);
    return enumerate(device, MEMORY, SOFT_SUBS + 1, count, (void **)out);
}

static ze_result_t ZE_APICALL frequencies(zes_device_handle_t device, uint32_t *count,
                                          zes_freq_handle_t *out) {
    ENTER(zesDeviceEnumFrequencyDomains);
    return enumerate(device, FREQUENCY, 2, count, (void **)out);
}

static ze_result_t ZE_APICALL powers(zes_device_handle_t device, uint32_t *count,
                                     zes_pwr_handle_t *out) {
    ENTER(zesDeviceEnumPowerDomains);
    return enumerate(device, POWER, SOFT_SUBS + 1, count, (void **)out);
}

static ze_result_t ZE_APICALL fans(zes_device_handle_t device, uint32_t *count,
                                   zes_fan_handle_t *out) {
    ENTER(zesDeviceEnumFans);
    return enumerate(device, FAN, 2, count, (void **)out);
}

static ze_result_t ZE_APICALL pci(zes_device_handle_t handle, zes_pci_properties_t *out) {
    ENTER(zesDevicePciGetProperties);
    struct _ze_device_handle_t *device = device_of(handle);
    if (!device) {
        return ZE_RESULT_ERROR_UNINITIALIZED;
    }
    out->address = (zes_pci_address_t){0, 0x5f, device->number, 1};
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL properties(zes_device_handle_t handle, zes_device_properties_t *out) {
    ENTER(zesDeviceGetProperties);
    struct _ze_device_handle_t *device = device_of(handle);
    if (!device) {
        return ZE_RESULT_ERROR_UNINITIALIZED;
    }
    device_uuid(device, &out->core.uuid);
    out->numSubdevices = SOFT_SUBS;
    return ZE_RESULT_SUCCESS;
}

/* The last module is the host's memory, which is not to be counted. */
static ze_result_t ZE_APICALL memory_properties(zes_mem_handle_t handle,
                                                zes_mem_properties_t *out) {
    struct part *part = (struct part *)handle;
    ENTER(zesMemoryGetProperties);
    out->type = ZES_MEM_TYPE_HBM;
    out->onSubdevice = part->number < SOFT_SUBS;
    out->subdeviceId = part->number;
    out->location = part->number < SOFT_SUBS ? ZES_MEM_LOC_DEVICE : ZES_MEM_LOC_SYSTEM;
    out->physicalSize = memory_size() / SOFT_SUBS;
    out->busWidth = 64;
    out->numChannels = 1;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL memory_state(zes_mem_handle_t handle, zes_mem_state_t *out) {
    (void)handle;
    ENTER(zesMemoryGetState);
    out->health = ZES_MEM_HEALTH_OK;
    out->size = memory_size() / SOFT_SUBS;
    out->free = (memory_size() - eng_mem_used(engine())) / SOFT_SUBS;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL bandwidth(zes_mem_handle_t handle, zes_mem_bandwidth_t *out) {
    (void)handle;
    ENTER(zesMemoryGetBandwidth);
    *out = (zes_mem_bandwidth_t){.maxBandwidth = 1000000000};
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL frequency_properties(zes_freq_handle_t handle,
                                                   zes_freq_properties_t *out) {
    ENTER(zesFrequencyGetProperties);
    out->type = ((struct part *)handle)->number ? ZES_FREQ_DOMAIN_MEMORY : ZES_FREQ_DOMAIN_GPU;
    out->onSubdevice = false;
    out->min = 300;
    out->max = 1000;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL frequency_state(zes_freq_handle_t handle, zes_freq_state_t *out) {
    ENTER(zesFrequencyGetState);
    out->actual = 900;
    out->throttleReasons = ((struct part *)handle)->number
                               ? ZES_FREQ_THROTTLE_REASON_FLAG_HW_RANGE
                               : ZES_FREQ_THROTTLE_REASON_FLAG_BURST_PWR_CAP |
                                     ZES_FREQ_THROTTLE_REASON_FLAG_THERMAL_LIMIT;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL power_properties(zes_pwr_handle_t handle,
                                               zes_power_properties_t *out) {
    struct part *part = (struct part *)handle;
    ENTER(zesPowerGetProperties);
    out->onSubdevice = part->number < SOFT_SUBS;
    out->subdeviceId = part->number;
    out->minLimit = out->onSubdevice ? 20000 : 50000;
    out->maxLimit = out->onSubdevice ? 100000 : 300000;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL fan_state(zes_fan_handle_t handle, zes_fan_speed_units_t units,
                                        int32_t *speed) {
    ENTER(zesFanGetState);
    if (units != ZES_FAN_SPEED_UNITS_PERCENT) {
        return ZE_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    *speed = ((struct part *)handle)->number ? 45 : 30;
    return ZE_RESULT_SUCCESS;
}

void sysman_device_tables(zes_device_dditable_t *table) {
    table->pfnEnumMemoryModules = memories;
    table->pfnEnumFrequencyDomains = frequencies;
    table->pfnEnumPowerDomains = powers;
    table->pfnEnumFans = fans;
    table->pfnPciGetProperties = pci;
    table->pfnGetProperties = properties;
}

void sysman_part_tables(zes_memory_dditable_t *memory, zes_frequency_dditable_t *frequency,
                        zes_power_dditable_t *power, zes_fan_dditable_t *fan) {
    if (memory) {
        memory->pfnGetProperties = memory_properties;
        memory->pfnGetState = memory_state;
        memory->pfnGetBandwidth = bandwidth;
    }
    if (frequency) {
        frequency->pfnGetProperties = frequency_properties;
        frequency->pfnGetState = frequency_state;
    }
    if (power) {
        power->pfnGetProperties = power_properties;
    }
    if (fan) {
        fan->pfnGetState = fan_state;
    }
}

/* ---- what loaders from 1.9 on have ---------------------------------------------------------- */

/* loader.c has these under their names. */
#define EXPORT __attribute__((visibility("default")))
EXPORT ze_result_t ze_software_zes_init(uint32_t flags);
EXPORT ze_result_t ze_software_zes_drivers(uint32_t *count, zes_driver_handle_t *out);
EXPORT ze_result_t ze_software_zes_devices(zes_driver_handle_t handle, uint32_t *count,
                                           zes_device_handle_t *out);

ze_result_t ze_software_zes_init(uint32_t flags) {
    (void)flags;
    ENTER(zesInit);
    if (legacy()) {
        return ZE_RESULT_ERROR_UNINITIALIZED; /* zeInit has done it */
    }
    for (uint32_t i = 0; i < options()->devices; ++i) {
        managed[i].device = device_at(options()->devices - 1 - i);
    }
    atomic_store(&initialised, true);
    return ZE_RESULT_SUCCESS;
}

ze_result_t ze_software_zes_drivers(uint32_t *count, zes_driver_handle_t *out) {
    ENTER(zesDriverGet);
    if (!atomic_load(&initialised)) {
        return ZE_RESULT_ERROR_UNINITIALIZED;
    }
    if (*count && out) {
        out[0] = (zes_driver_handle_t)&managed_driver;
    }
    *count = 1;
    return ZE_RESULT_SUCCESS;
}

ze_result_t ze_software_zes_devices(zes_driver_handle_t handle, uint32_t *count,
                                    zes_device_handle_t *out) {
    ENTER(zesDeviceGet);
    if (handle != (zes_driver_handle_t)&managed_driver) {
        broken("system management is asked of a driver that is not its own");
    }
    uint32_t have = options()->devices;
    if (*count == 0 || !out) {
        *count = have;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have ? *count : have;
    for (uint32_t i = 0; i < *count; ++i) {
        out[i] = (zes_device_handle_t)&managed[i];
    }
    return ZE_RESULT_SUCCESS;
}
