/* The adapter, its one platform, and the driver's errors. */
#include <stdio.h>
#include <unistd.h>

#include "ops.h"
#include "shared_event.h"
#include "stream.h"

static bool
    driver_ready; /* it was opened and initialised; guarded by the lock of the list of platforms */
atomic_bool stream_after_fork, stream_met_loss;

static void adapter_after_fork(void) {
    if (driver_ready) {
        atomic_store(&stream_after_fork, true);
    }
}

ur_result_t stream_fail(drv_result result, const char *what) {
    if (stream_forked()) {
        return ur_fail(
            UR_RESULT_ERROR_DEVICE_LOST, (int32_t)result,
            "%s: this process was forked from one in which the driver ran already; the driver "
            "works only in processes that initialise it themselves",
            what);
    }
    if (result == DRV_UNSUPPORTED) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, (int32_t)result,
                       "%s: the driver does not support it", what);
    }
    ur_result_t mapped = drv_map(result);
    if (mapped == UR_RESULT_ERROR_DEVICE_LOST) {
        atomic_store(&stream_met_loss, true);
    }
    return ur_fail(mapped, (int32_t)result, "%s: %s", what, stream_words(result));
}

const char *stream_words(drv_result result) {
    static _Thread_local char words[256];
    const char *name = drv_result_name(result), *text = drv_result_text(result);
    /* Some runtimes have nothing to say of an error but its name. */
    bool same = strcmp(name, text) == 0;
    snprintf(words, sizeof(words), "%s%s%s", name, same ? "" : ", ", same ? "" : text);
    return words;
}

/* ---- the platform ---------------------------------------------------------------------------- */

static ur_device_handle_t make_device(ur_platform_handle_t owner, int ordinal) {
    drv_device native;
    if (drv_device_get(ordinal, &native) != DRV_OK) {
        return NULL;
    }
    ur_device_handle_t device = calloc(1, sizeof(*device));
    if (!device) {
        return NULL;
    }
    ur_object_init(&device->object, UR_KIND_DEVICE);
    device->platform = owner;
    device->native = native;
    device->ordinal = ordinal;
    for (int i = 0; i < STREAM_ATTRS; ++i) {
        if (drv_device_attr(native, (enum drv_attr)i, &device->attr[i]) != DRV_OK) {
            device->attr[i] = -1;
        }
    }
    if (drv_device_name(native, device->name, sizeof(device->name)) != DRV_OK) {
        snprintf(device->name, sizeof(device->name), "%s device %d", DRV_VENDOR, ordinal);
    }
    if (drv_device_memory(native, &device->memory) != DRV_OK) {
        device->memory = 0;
    }
    device->has_uuid = drv_device_uuid(native, device->uuid) == DRV_OK;
    if (device->attr[DRV_ATTR_PCI_BUS] >= 0) {
        int domain = device->attr[DRV_ATTR_PCI_DOMAIN];
        snprintf(device->pci, sizeof(device->pci), "%04x:%02x:%02x.0", domain < 0 ? 0 : domain,
                 device->attr[DRV_ATTR_PCI_BUS], device->attr[DRV_ATTR_PCI_DEVICE]);
    }
    stream_device_ops.describe(device);
    pthread_mutex_init(&device->lock, NULL);
    return device;
}

static void free_platform(ur_platform_handle_t it) {
    stream_given_stop(NULL);
    for (uint32_t i = 0; i < it->device_count; ++i) {
        ur_device_handle_t device = it->devices[i];
        if (device->place) {
            stream_given_stop(device->place);
            stream_place_release(device->place);
        }
        pthread_mutex_destroy(&device->lock);
        free(device->peers);
        device->object.kind = UR_KIND_DEAD;
        free(device);
    }
    free(it->devices);
    it->object.kind = UR_KIND_DEAD;
    free(it);
}

/* Under the lock of the list. False with the reason. */
static bool start_driver(struct ur_platforms *platforms) {
    if (driver_ready) {
        return true;
    }
    if (!drv_open(platforms->reason, sizeof(platforms->reason))) {
        return false;
    }
    drv_result result = drv_init();
    if (result != DRV_OK) {
        const char *visible = getenv(DRV_VISIBLE_DEVICES);
        ur_platforms_reason(platforms, "the driver cannot be initialised: %s%s%.80s%s",
                            stream_words(result),
                            visible ? "; " DRV_VISIBLE_DEVICES " is set to '" : "",
                            visible ? visible : "", visible ? "'" : "");
        return false;
    }
    driver_ready = true;
    pthread_atfork(NULL, NULL, adapter_after_fork);
    return true;
}

static ur_result_t find_platform(struct ur_platforms *platforms) {
    if (!start_driver(platforms)) {
        return UR_RESULT_SUCCESS;
    }
    if (stream_forked()) {
        ur_platforms_reason(
            platforms,
            "this process was forked from one in which the driver ran already; it cannot be "
            "initialised again here");
        return UR_RESULT_SUCCESS;
    }
    int count = 0;
    drv_result result = drv_device_count(&count);
    if (result != DRV_OK || count <= 0) {
        const char *visible = getenv(DRV_VISIBLE_DEVICES);
        ur_platforms_reason(platforms, "the driver reports no device (%s)%s%.80s%s",
                            result == DRV_OK ? "it counts 0" : drv_result_name(result),
                            visible ? "; " DRV_VISIBLE_DEVICES " is set to '" : "",
                            visible ? visible : "", visible ? "'" : "");
        return UR_RESULT_SUCCESS;
    }
    ur_platform_handle_t platform = calloc(1, sizeof(*platform));
    if (!platform) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&platform->object, UR_KIND_PLATFORM);
    if (drv_version(&platform->driver_version) != DRV_OK) {
        platform->driver_version = 0;
    }
    platform->devices = calloc((size_t)count, sizeof(*platform->devices));
    if (!platform->devices) {
        free(platform);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (int i = 0; i < count; ++i) {
        ur_device_handle_t device = make_device(platform, i);
        if (!device) {
            free_platform(platform);
            return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0, "device %d of %d cannot be opened",
                           i, count);
        }
        device->peers = calloc((size_t)count, sizeof(*device->peers));
        platform->devices[platform->device_count++] = device;
        if (!device->peers) {
            free_platform(platform);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    platforms->list[platforms->count++] = platform;
    ur_platforms_reason(platforms, "the driver, version %d, has %d device%s",
                        platform->driver_version, count, count == 1 ? "" : "s");
    const char *why;
    (void)stream_device_ops.il_known(&why);
    if (*why) {
        ur_platforms_reason(platforms, "%s", why);
    }
    return UR_RESULT_SUCCESS;
}

static void adapter_let_go(bool last) {
    if (last) {
        stream_shared_let_go();
    }
    ur_worker_let_go(last); /* what runs there holds contexts of the driver */
    if (last && !ur_exiting()) {
        ur_platforms_forget(free_platform);
    }
}

static const char *platform_info(ur_platform_handle_t platform, ur_platform_info_t what,
                                 char room[UR_PLATFORM_ROOM]) {
    switch (what) {
    case UR_PLATFORM_INFO_NAME:
        return DRV_PLATFORM_NAME;
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return DRV_VENDOR;
    case UR_PLATFORM_INFO_VERSION:
        stream_device_ops.version_text(platform->driver_version, room, UR_PLATFORM_ROOM);
        return room;
    default:
        return NULL;
    }
}

static const char *adapter_option(ur_platform_handle_t platform, const char *frontend) {
    static const struct ur_option options[] = {{"", ""},       {"-O0", "-O0"}, {"-O1", "-O1"},
                                               {"-O2", "-O2"}, {"-O3", "-O3"}, {"-g", "-g"}};
    (void)platform;
    return ur_option_find(options, sizeof(options) / sizeof(options[0]), frontend);
}

/* These drivers have no object for a platform. */
const struct ur_self stream_self = {
    .log_name = DRV_LOG_NAME,
    .title = DRV_LOG_NAME,
    .backend = DRV_BACKEND,
    .present_as = DRV_PRESENT_AS,
    .give = adapter_let_go,
    .find = find_platform,
    .text = platform_info,
    .option = adapter_option,
};
