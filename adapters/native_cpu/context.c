/* Contexts: devices, and the space that all USM of theirs lies in. */
#include <stdlib.h>
#include <string.h>

#include "bindless.h"
#include "present/present.h"
#include "shared_memory.h"

void ncpu_context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

void ncpu_context_release(ur_context_handle_t context) {
    if (!ur_object_release(&context->object)) {
        return;
    }
    ncpu_native_free(atomic_load(&context->native));
    ur_deleters_run(&context->deleters);
    ur_pool_slots_fini(&context->slots);
    ur_pool_space_destroy(context->space);
    ncpu_bindless_stop(context);
    ncpu_shared_stop(context);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ncpu_device_release(context->devices[i]);
    }
    ncpu_context_unuse(context);
}

void ncpu_context_use(ur_context_handle_t context) {
    atomic_fetch_add_explicit(&context->uses, 1, memory_order_relaxed);
}

void ncpu_context_unuse(ur_context_handle_t context) {
    if (atomic_fetch_sub_explicit(&context->uses, 1, memory_order_acq_rel) != 1) {
        return;
    }
    free(context->devices);
    free(context);
    ncpu_unuse();
}

bool ncpu_context_has(ur_context_handle_t context, ur_device_handle_t device) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (ncpu_device_within(device, context->devices[i])) {
            return true;
        }
    }
    return false;
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext) {
    UR_CHECK_POINTER(phContext);
    ur_result_t result = ur_context_check(DeviceCount, phDevices, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!ncpu_engine()) {
        return ur_refuse(UR_RESULT_ERROR_UNINITIALIZED);
    }
    (void)ur_present(); /* who calls that backend may open its loader before it asks for handles */
    ur_context_handle_t context = calloc(1, sizeof(*context));
    if (!context) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&context->object, UR_KIND_CONTEXT);
    atomic_init(&context->uses, 1);
    pthread_mutex_init(&context->areas_lock, NULL);
    context->devices = malloc(DeviceCount * sizeof(*phDevices));
    if (!context->devices) {
        goto free_context;
    }
    context->space = ur_pool_space_create(&ncpu_pool_backend, context);
    if (!context->space) {
        goto free_devices;
    }
    if (ur_pool_create_plain(context->space, false, ur_usm_behind(), &context->plain)) {
        goto destroy_space;
    }
    for (uint32_t i = 0; i < DeviceCount; ++i) {
        context->devices[i] = phDevices[i];
        ncpu_device_retain(phDevices[i]);
    }
    context->device_count = DeviceCount;
    ncpu_use();
    *phContext = context;
    return UR_RESULT_SUCCESS;

destroy_space:
    ur_pool_space_destroy(context->space);
free_devices:
    free(context->devices);
free_context:
    free(context);
    return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    UR_CHECK_CONTEXT(hContext);
    ncpu_context_release(hContext);
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetInfo(ur_context_handle_t hContext, ur_context_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_context_facts(out, propName, &hContext->object, hContext->devices,
                            hContext->device_count);
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                        ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pfnDeleter);
    return ur_deleters_add(&hContext->deleters, pfnDeleter, pUserData);
}
