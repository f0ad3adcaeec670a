/* Walking the devices of all adapters in the order that their numbers in a selector follow. */
#ifndef LOADER_DEVICES_H
#define LOADER_DEVICES_H

#include "state.h"

struct loader_devices {
    uint32_t count;
    ur_device_handle_t *handles;
};

/* The root devices of a platform in the adapter's order, each with a reference. None is success. */
ur_result_t loader_devices_get(ur_platform_handle_t platform, ur_device_type_t type,
                               struct loader_devices *devices);

/* Gives the references back, if any are left, and frees the list. */
void loader_devices_drop(struct loader_devices *devices);

/* The platforms of an adapter handle; the array is the caller's to free. */
ur_result_t loader_platforms_get(ur_adapter_handle_t adapter, uint32_t *count,
                                 ur_platform_handle_t **platforms);

/* The handles of one loaded adapter, each with a reference. */
ur_result_t loader_handles_get(const struct loader_adapter *adapter, uint32_t *count,
                               ur_adapter_handle_t **handles);
void loader_handles_drop(uint32_t count, ur_adapter_handle_t *handles);

ur_backend_t loader_platform_backend(ur_platform_handle_t platform);
ur_device_type_t loader_device_type(ur_device_handle_t device);

/* How many sub-devices of a device the selector lets through; `root` says which device it is. 0
 * also where they cannot be asked for. */
uint32_t loader_selected_parts(const struct loader_selector *selector,
                               const struct loader_selector_subject *root,
                               ur_device_handle_t device);

#endif
