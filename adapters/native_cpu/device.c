/* Devices: the whole processor, and sub-devices made from it. */
#include <limits.h>
#include <pthread.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/log.h"
#include "compile/compiler.h"
#include "ncpu.h"

static struct ur_device_handle_t_ root = {
    .object = {.ddi = &ur_shown, .kind = UR_KIND_DEVICE, .refs = 1}};
static unsigned root_cpus[CPU_SETSIZE];
static _Atomic uint64_t serials;

/* Processors that this process may run on; the first one if the system does not say. */
static size_t own_cpus(unsigned *out) {
    cpu_set_t set;
    size_t count = 0;
    CPU_ZERO(&set);
    if (sched_getaffinity(0, sizeof(set), &set) != 0) {
        CPU_SET(0, &set);
    }
    for (unsigned cpu = 0; cpu < CPU_SETSIZE; ++cpu) {
        if (CPU_ISSET(cpu, &set)) {
            out[count++] = cpu;
        }
    }
    return count;
}

static ur_result_t open_engine(ur_device_handle_t device, bool pinned) {
    struct eng_device_config config = {.threads = (unsigned)device->cpu_count};
    if (pinned) {
        config.cpus = device->cpus;
        config.cpu_count = device->cpu_count;
    }
    return ncpu_result(eng_device_create(ncpu_engine(), &config, &device->engine), NULL);
}

ur_result_t ncpu_root_open(unsigned thread_limit) {
    if (root.cpu_count == 0) {
        root.cpus = root_cpus;
        root.cpu_count = own_cpus(root_cpus);
        if (thread_limit && thread_limit < root.cpu_count) {
            root.cpu_count = thread_limit;
        }
    }
    return open_engine(&root, false);
}

void ncpu_root_close(void) {
    eng_device_destroy(root.engine);
    root.engine = NULL;
}

ur_result_t ncpu_device_create(ur_device_handle_t parent, const unsigned *cpus, size_t count,
                               ur_device_partition_property_t how, ur_device_handle_t *out) {
    ur_device_handle_t device = calloc(1, sizeof(*device));
    if (!device) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    ur_object_init(&device->object, UR_KIND_DEVICE);
    device->cpus = malloc(count * sizeof(*cpus));
    if (!device->cpus) {
        goto free_device;
    }
    memcpy(device->cpus, cpus, count * sizeof(*cpus));
    device->cpu_count = count;
    device->partition = how;
    device->serial = atomic_fetch_add(&serials, 1) + 1;
    result = open_engine(device, true);
    if (result != UR_RESULT_SUCCESS) {
        goto free_cpus;
    }
    ncpu_device_retain(parent);
    device->parent = parent;
    ncpu_use();
    *out = device;
    return UR_RESULT_SUCCESS;

free_cpus:
    free(device->cpus);
free_device:
    free(device);
    return result;
}

void ncpu_device_retain(ur_device_handle_t device) {
    if (device->parent) {
        ur_object_retain(&device->object);
    }
}

/* A sub-device's threads end here, unless one of them is the caller: then they stay, idle, until
 * the engine goes. */
void ncpu_device_release(ur_device_handle_t device) {
    while (device->parent && ur_object_release(&device->object)) {
        ur_device_handle_t parent = device->parent;
        if (!eng_on_worker(ncpu_engine())) {
            eng_device_destroy(device->engine);
        }
        ncpu_peers_forget(device);
        ncpu_native_free(atomic_load(&device->native));
        free(device->cpus);
        free(device);
        ncpu_unuse();
        device = parent;
    }
}

bool ncpu_device_within(ur_device_handle_t device, ur_device_handle_t ancestor) {
    while (device && device != ancestor) {
        device = device->parent;
    }
    return device != NULL;
}

/* Some programs take GPUs alone, whatever else could run them. */
static ur_device_type_t type_shown = UR_DEVICE_TYPE_CPU;

static void decide_type(void) {
    const char *text = getenv("UR_NATIVE_CPU_DEVICE_TYPE");
    if (text && strcmp(text, "gpu") == 0) {
        type_shown = UR_DEVICE_TYPE_GPU;
    } else if (text && *text && strcmp(text, "cpu") != 0) {
        ur_log_error("UR_NATIVE_CPU_DEVICE_TYPE=%s changes nothing: it may be cpu or gpu", text);
    }
}

ur_device_type_t ncpu_device_type(void) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, decide_type);
    return type_shown;
}

static bool device_type_matches(ur_device_handle_t device, ur_device_type_t type) {
    (void)device;
    return type == ncpu_device_type() || type == UR_DEVICE_TYPE_DEFAULT;
}

ur_result_t urDeviceGet(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                        uint32_t NumEntries, ur_device_handle_t *phDevices, uint32_t *pNumDevices) {
    UR_CHECK_PLATFORM(hPlatform);
    return ur_devices_get((ur_device_handle_t[]){&root}, 1, device_type_matches, DeviceType,
                          NumEntries, phDevices, pNumDevices);
}

ur_result_t urDeviceRetain(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    ncpu_device_retain(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceRelease(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    ncpu_device_release(hDevice);
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceSelectBinary(ur_device_handle_t hDevice, const ur_device_binary_t *pBinaries,
                                 uint32_t NumBinaries, uint32_t *pSelectedBinary) {
    UR_CHECK_DEVICE(hDevice);
    const char *const targets[] = {UR_DEVICE_BINARY_TARGET_NATIVE_CPU,
                                   UR_DEVICE_BINARY_TARGET_SPIRV64};
    return ur_device_select(pBinaries, NumBinaries, targets, ur_compiler_find(NULL, 0) ? 2 : 1,
                            pSelectedBinary);
}

/* Commands are stamped with the host's monotonic clock, so that device and host have the same time.
 */
ur_result_t urDeviceGetGlobalTimestamps(ur_device_handle_t hDevice, uint64_t *pDeviceTimestamp,
                                        uint64_t *pHostTimestamp) {
    UR_CHECK_DEVICE(hDevice);
    uint64_t now = eng_now();
    if (pDeviceTimestamp) {
        *pDeviceTimestamp = now;
    }
    if (pHostTimestamp) {
        *pHostTimestamp = now;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urDeviceWaitExp(ur_device_handle_t hDevice) {
    UR_CHECK_DEVICE(hDevice);
    if (!hDevice->engine) {
        return UR_RESULT_SUCCESS; /* no adapter reference, so no queue */
    }
    return ncpu_result(eng_device_wait(hDevice->engine), NULL);
}
