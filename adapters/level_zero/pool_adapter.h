/* What the shared entry points of pools ask of this adapter (pool/entry.h). */
#ifndef ZE_POOL_ADAPTER_H
#define ZE_POOL_ADAPTER_H

#include "pool/fast.h"
#include "ze.h"

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ze_context_index(context, device) != UINT32_MAX;
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ze_context_retain(context);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    ze_context_release(context);
}

static inline bool ur_adapter_usm(ur_device_handle_t device, ur_pool_mem_t type) {
    const ze_device_memory_access_properties_t *access = &device->access;
    ze_memory_access_cap_flags_t can = type == UR_POOL_HOST ? access->hostAllocCapabilities
                                       : type == UR_POOL_DEVICE
                                           ? access->deviceAllocCapabilities
                                           : access->sharedSingleDeviceAllocCapabilities;
    return can & ZE_MEMORY_ACCESS_CAP_FLAG_RW;
}

#endif
