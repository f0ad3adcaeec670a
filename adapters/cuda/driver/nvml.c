#include "nvml.h"

#include <pthread.h>
#include <stddef.h>

#include "base/library.h"
#include "base/log.h"

/* nvmlReturn_t is an enumeration whose success is 0; nvmlDevice_t a pointer; clock types 1 and 2
 * are the multiprocessors' and the memory's. */
#define NVML_CALLS(X)                                                                              \
    X(REQUIRED, int, nvmlInit_v2, (void))                                                          \
    X(REQUIRED, int, nvmlDeviceGetHandleByPciBusId_v2, (const char *, void **))                    \
    X(OPTIONAL, int, nvmlDeviceGetMemoryInfo, (void *, struct cuda_nvml_memory *))                 \
    X(OPTIONAL, int, nvmlDeviceGetCurrentClocksThrottleReasons, (void *, unsigned long long *))    \
    X(OPTIONAL, int, nvmlDeviceGetFanSpeed, (void *, unsigned *))                                  \
    X(OPTIONAL, int, nvmlDeviceGetPowerManagementLimitConstraints,                                 \
      (void *, unsigned *, unsigned *))                                                            \
    X(OPTIONAL, int, nvmlDeviceGetMaxClockInfo, (void *, int, unsigned *))                         \
    X(OPTIONAL, int, nvmlSystemGetDriverVersion, (char *, unsigned))

static struct { NVML_CALLS(UR_LIBRARY_MEMBER) } nvml;
static const struct ur_library_call list[] = {NVML_CALLS(UR_LIBRARY_ENTRY)};
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool ready;

static void nvml_open_library(void) {
    static const char *const names[] = {"libnvidia-ml.so.1", NULL};
    char reason[256];
    if (!ur_library_open(names, list, sizeof(list) / sizeof(list[0]), &nvml, reason,
                         sizeof(reason))) {
        ur_log_debug("no management library: %s", reason);
        return;
    }
    ready = nvml.nvmlInit_v2() == 0;
}

static bool have(void) {
    pthread_once(&once, nvml_open_library);
    return ready;
}

void *cuda_nvml_device(const char *pci_address) {
    void *device = NULL;
    if (!have() || nvml.nvmlDeviceGetHandleByPciBusId_v2(pci_address, &device) != 0) {
        return NULL;
    }
    return device;
}

bool cuda_nvml_memory(void *device, struct cuda_nvml_memory *memory) {
    return device && nvml.nvmlDeviceGetMemoryInfo &&
           nvml.nvmlDeviceGetMemoryInfo(device, memory) == 0;
}

bool cuda_nvml_throttle_reasons(void *device, unsigned long long *reasons) {
    return device && nvml.nvmlDeviceGetCurrentClocksThrottleReasons &&
           nvml.nvmlDeviceGetCurrentClocksThrottleReasons(device, reasons) == 0;
}

bool cuda_nvml_fan_speed(void *device, unsigned *percent) {
    return device && nvml.nvmlDeviceGetFanSpeed && nvml.nvmlDeviceGetFanSpeed(device, percent) == 0;
}

bool cuda_nvml_power_limits(void *device, unsigned *lowest_mw, unsigned *highest_mw) {
    return device && nvml.nvmlDeviceGetPowerManagementLimitConstraints &&
           nvml.nvmlDeviceGetPowerManagementLimitConstraints(device, lowest_mw, highest_mw) == 0;
}

bool cuda_nvml_max_clocks(void *device, unsigned *core_mhz, unsigned *memory_mhz) {
    return device && nvml.nvmlDeviceGetMaxClockInfo &&
           nvml.nvmlDeviceGetMaxClockInfo(device, 1, core_mhz) == 0 &&
           nvml.nvmlDeviceGetMaxClockInfo(device, 2, memory_mhz) == 0;
}

bool cuda_nvml_driver_version(char *text, unsigned size) {
    return have() && nvml.nvmlSystemGetDriverVersion &&
           nvml.nvmlSystemGetDriverVersion(text, size) == 0;
}
