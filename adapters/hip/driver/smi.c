#include "smi.h"

#include <pthread.h>
#include <stddef.h>

#include "base/library.h"
#include "base/log.h"

/* rsmi_status_t is an enumeration whose success is 0; memory type 0 is the device's own. */
#define SMI_CALLS(X)                                                                               \
    X(REQUIRED, int, rsmi_init, (uint64_t))                                                        \
    X(REQUIRED, int, rsmi_num_monitor_devices, (uint32_t *))                                       \
    X(REQUIRED, int, rsmi_dev_pci_id_get, (uint32_t, uint64_t *))                                  \
    X(OPTIONAL, int, rsmi_dev_id_get, (uint32_t, uint16_t *))                                      \
    X(OPTIONAL, int, rsmi_dev_memory_total_get, (uint32_t, int, uint64_t *))                       \
    X(OPTIONAL, int, rsmi_dev_memory_usage_get, (uint32_t, int, uint64_t *))                       \
    X(OPTIONAL, int, rsmi_dev_fan_speed_get, (uint32_t, uint32_t, int64_t *))                      \
    X(OPTIONAL, int, rsmi_dev_fan_speed_max_get, (uint32_t, uint32_t, uint64_t *))                 \
    X(OPTIONAL, int, rsmi_dev_power_cap_range_get, (uint32_t, uint32_t, uint64_t *, uint64_t *))

static struct { SMI_CALLS(UR_LIBRARY_MEMBER) } smi;
static const struct ur_library_call list[] = {SMI_CALLS(UR_LIBRARY_ENTRY)};
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool ready;
static char names_of_devices[64]; /* the address of one stands for the device of that index */

static void smi_open_library(void) {
    static const char *const names[] = {"librocm_smi64.so.7", "librocm_smi64.so.6",
                                        "librocm_smi64.so.5", "librocm_smi64.so.1", NULL};
    char reason[512];
    if (!ur_library_open(names, list, sizeof(list) / sizeof(list[0]), &smi, reason,
                         sizeof(reason))) {
        ur_log_debug("no management library: %s", reason);
        return;
    }
    ready = smi.rsmi_init(0) == 0;
}

static uint32_t smi_index_of(void *device) {
    return (uint32_t)((char *)device - names_of_devices);
}

void *hip_smi_device(int domain, int bus, int device) {
    uint32_t count = 0;
    pthread_once(&once, smi_open_library);
    if (!ready || bus < 0 || smi.rsmi_num_monitor_devices(&count) != 0) {
        return NULL;
    }
    for (uint32_t i = 0; i < count && i < sizeof(names_of_devices); ++i) {
        uint64_t id; /* domain, bus, device and function, from the top */
        if (smi.rsmi_dev_pci_id_get(i, &id) == 0 && (int)(id >> 32) == (domain < 0 ? 0 : domain) &&
            (int)(id >> 8 & 0xff) == bus && (int)(id >> 3 & 0x1f) == device) {
            return &names_of_devices[i];
        }
    }
    return NULL;
}

bool hip_smi_free_memory(void *device, uint64_t *bytes) {
    uint64_t total, used;
    if (!device || !smi.rsmi_dev_memory_total_get || !smi.rsmi_dev_memory_usage_get ||
        smi.rsmi_dev_memory_total_get(smi_index_of(device), 0, &total) != 0 ||
        smi.rsmi_dev_memory_usage_get(smi_index_of(device), 0, &used) != 0) {
        return false;
    }
    *bytes = total > used ? total - used : 0;
    return true;
}

bool hip_smi_device_id(void *device, uint32_t *id) {
    uint16_t known;
    if (!device || !smi.rsmi_dev_id_get || smi.rsmi_dev_id_get(smi_index_of(device), &known) != 0) {
        return false;
    }
    *id = known;
    return true;
}

bool hip_smi_fan_speed(void *device, int *percent) {
    int64_t speed;
    uint64_t most;
    if (!device || !smi.rsmi_dev_fan_speed_get || !smi.rsmi_dev_fan_speed_max_get ||
        smi.rsmi_dev_fan_speed_get(smi_index_of(device), 0, &speed) != 0 ||
        smi.rsmi_dev_fan_speed_max_get(smi_index_of(device), 0, &most) != 0 || most == 0) {
        return false;
    }
    *percent = (int)(speed * 100 / (int64_t)most);
    return true;
}

/* The library counts microwatts. */
bool hip_smi_power_limits(void *device, int *lowest_mw, int *highest_mw) {
    uint64_t most, least;
    if (!device || !smi.rsmi_dev_power_cap_range_get ||
        smi.rsmi_dev_power_cap_range_get(smi_index_of(device), 0, &most, &least) != 0) {
        return false;
    }
    *lowest_mw = (int)(least / 1000);
    *highest_mw = (int)(most / 1000);
    return true;
}
