/* What the shared entry points of pools ask of this adapter (pool/entry.h). */
#ifndef ZE_POOL_ADAPTER_H
#define ZE_POOL_ADAPTER_H

#include "pool/fast.h"
#include "ze.h"

static inline ur_pool_space_t *ur_adapter_space(ur_context_handle_t context) {
    return context->space;
}

static inline ur_pool_slots_t *ur_adapter_slots(ur_context_handle_t context) {
    return &context->slots;
}

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ze_context_index(context, device) != UINT32_MAX;
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ze_context_retain(context);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    ze_context_release(context);
}

static inline ur_pool_queue_t *ur_adapter_queue(ur_queue_handle_t queue) {
    return &queue->pool;
}

static inline ur_context_handle_t ur_adapter_queue_context(ur_queue_handle_t queue) {
    return queue->context;
}

static inline ur_device_handle_t ur_adapter_queue_device(ur_queue_handle_t queue) {
    return queue->device;
}

static inline ur_context_handle_t ur_adapter_event_context(ur_event_handle_t event) {
    return event->context;
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
