/* urDeviceGetSelected: the devices of a platform that ONEAPI_DEVICE_SELECTOR lets through. */
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "devices.h"
#include "environment.h"

/* One walk: what is asked, and what was found so far (each with a reference). */
struct walk {
    const struct loader_selector *selector;
    struct loader_selector_subject subject;
    uint32_t deepest;
    struct loader_devices found;
    uint32_t capacity;
};

static void selected_release(ur_device_handle_t device) {
    if (loader_ddi(device)->Device.pfnRelease) {
        loader_ddi(device)->Device.pfnRelease(device);
    }
}

/* Takes the reference. */
static ur_result_t selected_keep(struct walk *walk, ur_device_handle_t device) {
    if (walk->found.count == walk->capacity) {
        uint32_t capacity = walk->capacity ? walk->capacity * 2 : 8;
        void *handles = realloc(walk->found.handles, capacity * sizeof(ur_device_handle_t));
        if (!handles) {
            selected_release(device);
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        walk->found.handles = handles;
        walk->capacity = capacity;
    }
    walk->found.handles[walk->found.count++] = device;
    return UR_RESULT_SUCCESS;
}

static bool has_partition(ur_device_handle_t device, ur_device_partition_t wanted) {
    const ur_dditable_t *ddi = loader_ddi(device);
    ur_device_partition_t kinds[16];
    size_t size = 0;

    if (ddi->Device.pfnGetInfo(device, UR_DEVICE_INFO_SUPPORTED_PARTITIONS, sizeof(kinds), kinds,
                               &size) != UR_RESULT_SUCCESS) {
        return false;
    }
    for (size_t i = 0; i < size / sizeof(kinds[0]) && i < sizeof(kinds) / sizeof(kinds[0]); i++) {
        if (kinds[i] == wanted) {
            return true;
        }
    }
    return false;
}

static bool has_next_domain(ur_device_handle_t device) {
    ur_device_affinity_domain_flags_t domains = 0;

    return loader_ddi(device)->Device.pfnGetInfo(device, UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN,
                                                 sizeof(domains), &domains,
                                                 NULL) == UR_RESULT_SUCCESS &&
           (domains & UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE);
}

/* The sub-devices that '.' stands for: by the next affinity domain, else by compute slice. A device
 * that can be divided in neither way has none. */
static ur_result_t selected_divide(ur_device_handle_t device, struct loader_devices *parts) {
    const ur_dditable_t *ddi = loader_ddi(device);
    ur_device_partition_property_t property = {0};
    ur_device_partition_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
        .pProperties = &property,
        .PropCount = 1,
    };

    *parts = (struct loader_devices){0};
    if (!ddi->Device.pfnPartition || !ddi->Device.pfnGetInfo) {
        return UR_RESULT_SUCCESS;
    }
    if (has_partition(device, UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN) && has_next_domain(device)) {
        property.type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
        property.value.affinity_domain = UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE;
    } else if (has_partition(device, UR_DEVICE_PARTITION_BY_CSLICE)) {
        property.type = UR_DEVICE_PARTITION_BY_CSLICE;
    } else {
        ur_log_info("a selector asks for sub-devices of a device that cannot be divided");
        return UR_RESULT_SUCCESS;
    }
    uint32_t count = 0;
    ur_result_t result = ddi->Device.pfnPartition(device, &properties, 0, NULL, &count);
    if (result != UR_RESULT_SUCCESS || count == 0) {
        return result;
    }
    parts->handles = calloc(count, sizeof(ur_device_handle_t));
    if (!parts->handles) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = ddi->Device.pfnPartition(device, &properties, count, parts->handles, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(parts->handles);
        parts->handles = NULL;
        return result;
    }
    parts->count = count;
    return UR_RESULT_SUCCESS;
}

/* True if an accepting term may select something within the device that the subject names. */
static bool reaches_into(const struct walk *walk) {
    const struct loader_selector *selector = walk->selector;
    const struct loader_selector_subject *subject = &walk->subject;

    for (uint32_t i = 0; i < selector->num_accept; i++) {
        const struct loader_selector_term *term = &selector->terms[i];
        if (term->backend != LOADER_SELECTOR_ANY_BACKEND && term->backend != subject->backend) {
            continue;
        }
        for (uint32_t j = 0; j < term->num_devices; j++) {
            const struct loader_selector_device *device = &term->devices[j];
            uint32_t level = 0;
            while (level < subject->depth && (device->path[level] == LOADER_SELECTOR_EACH ||
                                              device->path[level] == subject->path[level])) {
                level++;
            }
            if (device->depth > subject->depth && level == subject->depth &&
                (device->types & LOADER_TYPE_BIT(subject->type))) {
                return true;
            }
        }
    }
    return false;
}

/* Takes the reference to `device`, which the subject names. */
static ur_result_t visit(struct walk *walk, ur_device_handle_t device) {
    struct loader_devices parts = {0};
    ur_result_t result = UR_RESULT_SUCCESS;

    if (walk->subject.depth < walk->deepest && reaches_into(walk)) {
        result = selected_divide(device, &parts);
    }
    if (result == UR_RESULT_SUCCESS &&
        loader_selector_selects(walk->selector, &walk->subject, NULL)) {
        result = selected_keep(walk, device);
    } else {
        selected_release(device);
    }
    uint32_t level = walk->subject.depth++;
    for (uint32_t i = 0; i < parts.count; i++) {
        ur_device_handle_t part = parts.handles[i];
        walk->subject.path[level] = i;
        if (result == UR_RESULT_SUCCESS) {
            result = visit(walk, part);
        } else {
            selected_release(part);
        }
    }
    walk->subject.depth--;
    free(parts.handles);
    return result;
}

uint32_t loader_selected_parts(const struct loader_selector *selector,
                               const struct loader_selector_subject *root,
                               ur_device_handle_t device) {
    struct walk walk = {.selector = selector, .subject = *root};
    uint32_t count = 0;

    walk.deepest = loader_selector_depth(selector, root->backend);
    if (!reaches_into(&walk) || !loader_ddi(device)->Device.pfnRetain ||
        loader_ddi(device)->Device.pfnRetain(device) != UR_RESULT_SUCCESS) {
        return 0;
    }
    if (visit(&walk, device) == UR_RESULT_SUCCESS) {
        count = walk.found.count - loader_selector_selects(selector, root, NULL);
    }
    loader_devices_drop(&walk.found);
    return count;
}

/* How many root devices of the backend come before those of the platform. */
static uint32_t first_number(const struct loader_state *state, ur_platform_handle_t platform,
                             ur_backend_t backend) {
    uint32_t number = 0;
    bool reached = false;
    uint32_t adapters = state ? atomic_load(&state->num_adapters) : 0;

    for (uint32_t i = 0; i < adapters && !reached; i++) {
        const struct loader_adapter *adapter = state->adapters[i];
        uint32_t num_handles;
        ur_adapter_handle_t *handles;
        if (atomic_load_explicit(&adapter->status, memory_order_acquire) != LOADER_LOADED ||
            (adapter->backend != UR_BACKEND_UNKNOWN && adapter->backend != backend) ||
            loader_handles_get(adapter, &num_handles, &handles) != UR_RESULT_SUCCESS) {
            continue;
        }
        for (uint32_t j = 0; j < num_handles && !reached; j++) {
            uint32_t num_platforms;
            ur_platform_handle_t *platforms;
            if (loader_platforms_get(handles[j], &num_platforms, &platforms) != UR_RESULT_SUCCESS) {
                continue;
            }
            for (uint32_t k = 0; k < num_platforms && !reached; k++) {
                uint32_t count = 0;
                reached = platforms[k] == platform;
                if (!reached && loader_platform_backend(platforms[k]) == backend &&
                    loader_ddi(platforms[k])->Device.pfnGet &&
                    loader_ddi(platforms[k])
                            ->Device.pfnGet(platforms[k], UR_DEVICE_TYPE_ALL, 0, NULL, &count) ==
                        UR_RESULT_SUCCESS) {
                    number += count;
                }
            }
            free(platforms);
        }
        loader_handles_drop(num_handles, handles);
    }
    /* A platform that no adapter lists was made from a native handle; it is counted by itself. */
    return reached ? number : 0;
}

static bool has_type(ur_device_handle_t device, ur_device_type_t type, ur_device_type_t wanted,
                     const struct loader_devices *standard) {
    if (wanted == UR_DEVICE_TYPE_ALL) {
        return true;
    }
    if (wanted != UR_DEVICE_TYPE_DEFAULT) {
        return type == wanted;
    }
    for (uint32_t i = 0; i < standard->count; i++) {
        if (standard->handles[i] == device) {
            return true;
        }
    }
    return false;
}

static ur_result_t walk_platform(struct walk *walk, ur_platform_handle_t platform,
                                 ur_device_type_t type, uint32_t first) {
    struct loader_devices roots, standard = {0};

    ur_result_t result = loader_devices_get(platform, UR_DEVICE_TYPE_ALL, &roots);
    if (result == UR_RESULT_SUCCESS && type == UR_DEVICE_TYPE_DEFAULT) {
        result = loader_devices_get(platform, type, &standard);
    }
    for (uint32_t i = 0; i < roots.count; i++) {
        ur_device_handle_t root = roots.handles[i];
        walk->subject.type = loader_device_type(root);
        walk->subject.depth = 1;
        walk->subject.path[0] = first + i;
        if (result == UR_RESULT_SUCCESS && has_type(root, walk->subject.type, type, &standard)) {
            result = visit(walk, root);
        } else {
            selected_release(root);
        }
    }
    free(roots.handles);
    loader_devices_drop(&standard);
    return result;
}

/* Gives the caller what there is room for, with the references, and drops the rest. */
static void hand_over(struct walk *walk, uint32_t num_entries, ur_device_handle_t *devices,
                      uint32_t *num_devices) {
    uint32_t given = walk->found.count < num_entries ? walk->found.count : num_entries;

    if (num_devices) {
        *num_devices = walk->found.count;
    }
    if (!devices) {
        given = 0;
    }
    if (given) {
        memcpy(devices, walk->found.handles, given * sizeof(*devices));
        walk->found.count -= given;
        memmove(walk->found.handles, walk->found.handles + given,
                walk->found.count * sizeof(*devices));
    }
    loader_devices_drop(&walk->found);
}

ur_result_t loader_urDeviceGetSelected(ur_platform_handle_t hPlatform, ur_device_type_t DeviceType,
                                       uint32_t NumEntries, ur_device_handle_t *phDevices,
                                       uint32_t *pNumDevices) {
    struct loader_selector *selector = NULL;
    struct loader_selector_error error;

    if (!hPlatform) {
        return loader_caught_null_handle();
    }
    if (DeviceType < UR_DEVICE_TYPE_DEFAULT || DeviceType > UR_DEVICE_TYPE_CUSTOM) {
        return loader_caught(UR_RESULT_ERROR_INVALID_ENUMERATION,
                             "urDeviceGetSelected: DeviceType is no ur_device_type_t");
    }
    if (NumEntries == 0 && phDevices) {
        return loader_caught(UR_RESULT_ERROR_INVALID_SIZE, "urDeviceGetSelected: NumEntries is 0");
    }
    if ((NumEntries > 0 && !phDevices) || (!phDevices && !pNumDevices)) {
        return loader_caught(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                             "urDeviceGetSelected: phDevices or pNumDevices is NULL");
    }
    const char *text = loader_getenv("ONEAPI_DEVICE_SELECTOR");
    ur_result_t result = loader_selector_parse(text ? text : "*:*", &selector, &error);
    if (result == UR_RESULT_ERROR_INVALID_VALUE && loader_selector_tell(text)) {
        ur_log_error("ONEAPI_DEVICE_SELECTOR is malformed: %s\n    %s\n    %*s^", error.message,
                     text, (int)error.position, "");
    }
    if (result == UR_RESULT_ERROR_INVALID_VALUE) {
        loader_caught(result, "ONEAPI_DEVICE_SELECTOR is malformed");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }

    struct walk walk = {.selector = selector};
    walk.subject.backend = loader_platform_backend(hPlatform);
    walk.deepest = loader_selector_depth(selector, walk.subject.backend);
    if (walk.deepest) {
        struct loader_state *state = loader_state_get();
        uint32_t first = first_number(state, hPlatform, walk.subject.backend);
        if (state) {
            loader_state_put(state);
        }
        result = walk_platform(&walk, hPlatform, DeviceType, first);
    }
    loader_selector_free(selector);
    if (result != UR_RESULT_SUCCESS) {
        loader_devices_drop(&walk.found);
        return result;
    }
    hand_over(&walk, NumEntries, phDevices, pNumDevices);
    return UR_RESULT_SUCCESS;
}
