/* The devices of the recording, and those that stand for them here. */
#include <stdlib.h>
#include <string.h>

#include "replay.h"

#define MOST_SUBGROUPS 16u

struct recorded_device {
    uint64_t handle;
    uint32_t backend, type;
    char name[256], vendor[256], version[256];
    uint32_t subgroups[MOST_SUBGROUPS]; /* their sizes */
    size_t num_subgroups;               /* 0: not in the file */
};

static void get_text(struct ur_reading *reading, char *text, size_t room) {
    uint64_t length = ur_get_number(reading);
    const unsigned char *at = ur_get(reading, (size_t)length);
    size_t take = length < room - 1 ? (size_t)length : room - 1;
    if (at) {
        memcpy(text, at, take);
        text[take] = '\0';
    }
}

static const char *backend_name(uint32_t backend) {
    static const char *const names[] = {
        [UR_BACKEND_LEVEL_ZERO] = "level_zero",
        [UR_BACKEND_OPENCL] = "opencl",
        [UR_BACKEND_CUDA] = "cuda",
        [UR_BACKEND_HIP] = "hip",
        [UR_BACKEND_NATIVE_CPU] = "native_cpu",
    };
    return backend < sizeof(names) / sizeof(names[0]) && names[backend] ? names[backend]
                                                                        : "unknown";
}

static struct recorded_device *read_recorded(struct ur_record_file *file, size_t *count) {
    struct recorded_device *list = NULL;
    *count = 0;
    for (size_t i = 0; i < ur_record_count(file); i++) {
        size_t size;
        const unsigned char *record = ur_record_at(file, i, &size);
        if (!record || record[0] != UR_RECORD_DEVICE) {
            continue;
        }
        struct ur_reading reading = {record + 1, record + size, false};
        struct recorded_device device = {0};
        ur_get_number(&reading);
        device.handle = ur_get_number(&reading);
        device.backend = (uint32_t)ur_get_number(&reading);
        device.type = (uint32_t)ur_get_number(&reading);
        get_text(&reading, device.name, sizeof(device.name));
        get_text(&reading, device.vendor, sizeof(device.vendor));
        get_text(&reading, device.version, sizeof(device.version));
        for (uint64_t left = reading.at < reading.end ? ur_get_number(&reading) : 0;
             left && device.num_subgroups < MOST_SUBGROUPS && !reading.failed; left--) {
            device.subgroups[device.num_subgroups++] = (uint32_t)ur_get_number(&reading);
        }
        void *more = reading.failed ? NULL : realloc(list, (*count + 1) * sizeof(*list));
        if (more) {
            list = more;
            list[(*count)++] = device;
        }
    }
    return list;
}

/* Whether a context or a queue is made with the device. */
static bool is_used(struct ur_record_file *file, uint64_t handle) {
    for (size_t i = 0; i < ur_record_count(file); i++) {
        struct ur_call call;
        const char *reason;
        size_t size;
        bool used = false;
        const unsigned char *record = ur_record_at(file, i, &size);
        if (!record || record[0] != UR_RECORD_CALL) {
            continue;
        }
        struct ur_reading reading = {record + 1, record + size, false};
        ur_get_number(&reading);
        ur_get_number(&reading);
        uint64_t id = ur_get_number(&reading);
        if (id != UR_FUNCTION_CONTEXT_CREATE && id != UR_FUNCTION_QUEUE_CREATE) {
            continue;
        }
        if (ur_call_decode(file, record, size, &call, &reason)) {
            for (size_t j = 0; j < call.num_slots; j++) {
                used |= call.slots[j].recorded == handle;
            }
        }
        ur_call_free(&call);
        if (used) {
            return true;
        }
    }
    return false;
}

static bool list_devices(struct ur_replay *replay, uint32_t backend, const char *name) {
    uint32_t num_adapters = 0;
    if (urAdapterGet(0, NULL, &num_adapters) || !num_adapters) {
        return false;
    }
    ur_adapter_handle_t *adapters = calloc(num_adapters, sizeof(*adapters));
    bool found = false;
    if (!adapters || urAdapterGet(num_adapters, adapters, NULL)) {
        free(adapters);
        return false;
    }
    for (uint32_t i = 0; i < num_adapters && !found; i++) {
        uint32_t num_platforms = 0;
        ur_platform_handle_t platforms[32];
        if (urPlatformGet(adapters[i], 0, NULL, &num_platforms)) {
            continue;
        }
        num_platforms = num_platforms < 32 ? num_platforms : 32;
        if (!num_platforms || urPlatformGet(adapters[i], num_platforms, platforms, NULL)) {
            continue;
        }
        for (uint32_t j = 0; j < num_platforms && !found; j++) {
            uint32_t num_devices = 0;
            ur_backend_t here = UR_BACKEND_UNKNOWN;
            urPlatformGetInfo(platforms[j], UR_PLATFORM_INFO_BACKEND, sizeof(here), &here, NULL);
            if ((backend && (uint32_t)here != backend) ||
                urDeviceGetSelected(platforms[j], UR_DEVICE_TYPE_ALL, 0, NULL, &num_devices) ||
                !num_devices) {
                continue;
            }
            ur_device_handle_t *devices = calloc(num_devices, sizeof(*devices));
            if (!devices ||
                urDeviceGetSelected(platforms[j], UR_DEVICE_TYPE_ALL, num_devices, devices, NULL)) {
                free(devices);
                continue;
            }
            for (uint32_t k = 0; k < num_devices && !found; k++) {
                char text[256] = "";
                urDeviceGetInfo(devices[k], UR_DEVICE_INFO_NAME, sizeof(text) - 1, text, NULL);
                if (!name || strcmp(text, name) == 0) {
                    found = true;
                    ur_device_handle_t first = devices[k];
                    devices[k] = devices[0];
                    devices[0] = first;
                }
            }
            if (found) {
                replay->adapter = adapters[i];
                replay->platform = platforms[j];
                replay->devices = devices;
                replay->num_devices = num_devices;
            } else {
                free(devices);
            }
        }
    }
    free(adapters);
    return found;
}

static const struct recorded_device *the_used(struct ur_record_file *file,
                                              const struct recorded_device *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (is_used(file, list[i].handle)) {
            return &list[i];
        }
    }
    return list;
}

uint64_t *ur_devices_recorded(struct ur_record_file *file, size_t *count, char *name, size_t size) {
    struct recorded_device *list = read_recorded(file, count);
    const struct recorded_device *used = *count ? the_used(file, list, *count) : NULL;
    uint64_t *handles = calloc(*count + 1, sizeof(*handles));
    snprintf(name, size, "%s", used ? used->name : "");
    *count = handles ? *count : 0;
    for (size_t i = 0, next = 1; i < *count; i++) {
        handles[&list[i] == used ? 0 : next++] = list[i].handle;
    }
    free(list);
    return handles;
}

void ur_devices_select(struct ur_record_file *file, const char *selector) {
    size_t count = 0;
    struct recorded_device *recorded = selector ? NULL : read_recorded(file, &count);
    if (selector) {
        setenv("ONEAPI_DEVICE_SELECTOR", selector, 1);
    } else if (recorded && count) {
        /* Adapters that are not asked for are not opened. */
        char words[64];
        snprintf(words, sizeof(words), "%s:*",
                 backend_name(the_used(file, recorded, count)->backend));
        setenv("ONEAPI_DEVICE_SELECTOR", words, 1);
    } else {
        unsetenv("ONEAPI_DEVICE_SELECTOR");
    }
    free(recorded);
}

bool ur_devices_find(struct ur_replay *replay, bool *same) {
    size_t count;
    struct recorded_device *recorded = read_recorded(replay->file, &count);
    const struct recorded_device *used = NULL;
    char here[256] = "", version[256] = "";

    *same = false;
    used = count ? the_used(replay->file, recorded, count) : NULL;
    bool found = replay->options->selector
                     ? list_devices(replay, 0, NULL)
                     : used && list_devices(replay, used->backend, used->name);
    if (!found) {
        if (replay->options->selector) {
            ur_say(replay, "there is no device for --on %s here; urinfo --why tells more.",
                   replay->options->selector);
        } else if (used) {
            ur_say(replay,
                   "the recording is of %s:%s, which is not here; --on SELECTOR chooses "
                   "another device.",
                   backend_name(used->backend), used->name);
        } else {
            ur_say(replay, "the recording uses no device; --on SELECTOR chooses one.");
        }
        free(recorded);
        return false;
    }
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    urPlatformGetInfo(replay->platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend, NULL);
    urDeviceGetInfo(replay->devices[0], UR_DEVICE_INFO_NAME, sizeof(here) - 1, here, NULL);
    urDeviceGetInfo(replay->devices[0], UR_DEVICE_INFO_DRIVER_VERSION, sizeof(version) - 1, version,
                    NULL);
    if (used && used->num_subgroups) {
        uint32_t sizes[MOST_SUBGROUPS];
        size_t size = 0;
        replay->other_subgroups =
            urDeviceGetInfo(replay->devices[0], UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, sizeof(sizes),
                            sizes, &size) ||
            size != used->num_subgroups * sizeof(*sizes) || memcmp(sizes, used->subgroups, size);
    }
    if (used) {
        *same = (uint32_t)backend == used->backend && strcmp(here, used->name) == 0 &&
                strcmp(version, used->version) == 0;
        if (replay->options->verbose) {
            printf("recorded on %s:%s (%s), replayed on %s:%s (%s)\n", backend_name(used->backend),
                   used->name, used->version, backend_name((uint32_t)backend), here, version);
        }
    }
    /* The device that is used comes first; what else there was stands for what else there is. */
    for (size_t i = 0; i < count; i++) {
        size_t place = used == &recorded[i] ? 0 : i % replay->num_devices;
        if (used != &recorded[i] && place == 0 && replay->num_devices > 1) {
            place = 1;
        }
        ur_live_bind(replay, recorded[i].handle, (uintptr_t)replay->devices[place]);
    }
    free(recorded);
    return true;
}

void ur_devices_free(struct ur_replay *replay) {
    for (uint32_t i = 0; i < replay->num_devices; i++) {
        urDeviceRelease(replay->devices[i]);
    }
    free(replay->devices);
    if (replay->adapter) {
        urAdapterRelease(replay->adapter);
    }
}
