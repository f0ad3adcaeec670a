/* What the entry points of pools ask of this adapter (adapters/common/pool/entry.h). */
#ifndef OCL_POOL_ADAPTER_H
#define OCL_POOL_ADAPTER_H

#include "ocl.h"

#define UR_ADAPTER_POOLS(context) ((context)->usm != OCL_USM_NONE)

static inline ur_pool_space_t *ur_adapter_space(ur_context_handle_t context) {
    return context->space;
}

static inline ur_pool_slots_t *ur_adapter_slots(ur_context_handle_t context) {
    return &context->slots;
}

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ocl_context_has_device(context, device);
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ocl_context_retain(context);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    ocl_context_release(context);
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
    return ocl_usm_has(device->usm, (ur_usm_type_t)type) &&
           (device->usm != OCL_USM_INTEL || ocl_usm_can(device, (ur_usm_type_t)type));
}

#endif
