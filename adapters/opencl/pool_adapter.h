/* What the entry points of pools ask of this adapter (adapters/common/pool/entry.h). */
#ifndef OCL_POOL_ADAPTER_H
#define OCL_POOL_ADAPTER_H

#include "ocl.h"

#define UR_ADAPTER_POOLS(context) ((context)->usm != OCL_USM_NONE)

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ur_object_is(device, UR_KIND_DEVICE) && ocl_context_has_device(context, device);
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ocl_context_retain(context);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    ocl_context_release(context);
}

static inline bool ur_adapter_usm(ur_device_handle_t device, ur_pool_mem_t type) {
    return ocl_usm_has(device->usm, (ur_usm_type_t)type) &&
           (device->usm != OCL_USM_INTEL || ocl_usm_can(device, (ur_usm_type_t)type));
}

#endif
