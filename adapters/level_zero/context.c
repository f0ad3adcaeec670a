/* Contexts, and the lists on which the adapter works for itself. */
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "event.h"
#include "mem.h"
#include "ze.h"

static pthread_mutex_t all_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the list of all */
static ur_context_handle_t all;

static void list_context(ur_context_handle_t context) {
    pthread_mutex_lock(&all_lock);
    context->next = all;
    if (all) {
        all->previous = context;
    }
    all = context;
    pthread_mutex_unlock(&all_lock);
}

static void unlist_context(ur_context_handle_t context) {
    pthread_mutex_lock(&all_lock);
    *(context->previous ? &context->previous->next : &all) = context->next;
    if (context->next) {
        context->next->previous = context->previous;
    }
    pthread_mutex_unlock(&all_lock);
}

bool ze_is_of_another(ur_context_handle_t context, const void *pointer) {
    bool found = false;
    pthread_mutex_lock(&all_lock);
    for (ur_context_handle_t other = all; other && !found; other = other->next) {
        found = other != context && ur_pool_holds(other->space, pointer);
    }
    pthread_mutex_unlock(&all_lock);
    return found;
}

/* Takes over `native` on success if it is owned. */
static ur_result_t context_new(ze_context_handle_t native, bool owned, uint32_t count,
                               const ur_device_handle_t *devices, ur_context_handle_t *out) {
    ur_context_handle_t context = calloc(1, sizeof(*context));
    if (!context) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&context->object, UR_KIND_CONTEXT);
    atomic_init(&context->holds, 1);
    context->ze = native;
    context->owned = owned;
    context->platform = devices[0]->platform;
    context->device_count = count;
    context->devices = calloc(count, sizeof(*context->devices));
    context->helpers = calloc(count, sizeof(*context->helpers));
    context->space = ur_pool_space_create(&ze_pool_backend, context);
    if (context->devices) {
        memcpy(context->devices, devices, count * sizeof(*devices));
    }
    /* In one piece, so that it can be shared with other processes. */
    if (!context->devices || !context->helpers || !context->space ||
        ur_pool_create_plain(context->space, true, 0, &context->plain) != UR_RESULT_SUCCESS ||
        ze_residents_open(context) != UR_RESULT_SUCCESS) {
        if (context->space) {
            ur_pool_space_destroy(context->space);
        }
        free(context->helpers);
        free(context->devices);
        free(context);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ze_device_retain(devices[i]);
        pthread_mutex_init(&context->helpers[i].lock, NULL);
    }
    pthread_mutex_init(&context->lock, NULL);
    pthread_mutex_init(&context->passing_lock, NULL);
    ur_exit_watch();
    list_context(context);
    *out = context;
    return UR_RESULT_SUCCESS;
}

void ze_context_hold(ur_context_handle_t context) {
    atomic_fetch_add_explicit(&context->holds, 1, memory_order_relaxed);
}

void ze_context_unhold(ur_context_handle_t context) {
    if (atomic_fetch_sub_explicit(&context->holds, 1, memory_order_acq_rel) == 1) {
        pthread_mutex_destroy(&context->passing_lock);
        pthread_mutex_destroy(&context->lock);
        free(context->devices);
        free(context);
    }
}

void ze_context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

void ze_context_release(ur_context_handle_t context) {
    if (!ur_object_release(&context->object)) {
        return;
    }
    ur_deleters_run(&context->deleters);
    unlist_context(context);
    ur_pool_settle(context->space); /* first what may lie in what follows */
    ze_bindless_stop(context);
    ze_imported_drop_all(context);
    ze_ipc_close_all(context);
    ur_pool_slots_fini(&context->slots);
    ur_pool_space_destroy(context->space);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->helpers[i].list) {
            ze.zeCommandListDestroy(context->helpers[i].list);
        }
        pthread_mutex_destroy(&context->helpers[i].lock);
        urDeviceRelease(context->devices[i]);
    }
    ze_event_pools_destroy(context);
    ze_residents_close(context);
    free(context->helpers);
    if (context->owned) {
        ze.zeContextDestroy(context->ze);
    }
    ze_context_unhold(context);
}

uint32_t ze_context_index(ur_context_handle_t context, ur_device_handle_t device) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->devices[i] == device) {
            return i;
        }
    }
    /* A context with a device has its sub-devices as well. */
    return device && device->parent ? ze_context_index(context, device->parent) : UINT32_MAX;
}

ur_result_t ze_helper_begin(ur_context_handle_t context, ur_device_handle_t device,
                            struct ze_helper **out) {
    uint32_t index = ze_context_index(context, device);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    struct ze_helper *helper = &context->helpers[index];
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&helper->lock);
    if (!helper->list) {
        ze_command_queue_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC,
                                        .ordinal = context->devices[index]->compute_ordinal,
                                        .mode = ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS};
        result = ZE_CHECK(zeCommandListCreateImmediate, context->ze, context->devices[index]->ze,
                          &desc, &helper->list);
    }
    if (result != UR_RESULT_SUCCESS) {
        helper->list = NULL;
        pthread_mutex_unlock(&helper->lock);
        return result;
    }
    *out = helper;
    return result;
}

void ze_helper_end(struct ze_helper *helper) {
    pthread_mutex_unlock(&helper->lock);
}

ur_result_t ze_context_copy(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            const void *from, size_t size) {
    struct ze_helper *helper;
    ur_result_t result = ze_helper_begin(context, device, &helper);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ZE_CHECK(zeCommandListAppendMemoryCopy, helper->list, to, from, size, NULL, 0, NULL);
    ze_helper_end(helper);
    return result;
}

ur_result_t ze_context_fill(ur_context_handle_t context, ur_device_handle_t device, void *to,
                            int byte, size_t size) {
    struct ze_helper *helper;
    ur_result_t result = ze_helper_begin(context, device, &helper);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint8_t pattern = (uint8_t)byte;
    result =
        ZE_CHECK(zeCommandListAppendMemoryFill, helper->list, to, &pattern, 1, size, NULL, 0, NULL);
    ze_helper_end(helper);
    return result;
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext) {
    UR_CHECK_POINTER(phContext);
    ur_result_t result = ur_context_check(DeviceCount, phDevices, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 1; i < DeviceCount; ++i) {
        if (phDevices[i]->platform != phDevices[0]->platform) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                           "device %u is of another driver than device 0: a Level Zero context has "
                           "devices of one driver",
                           i);
        }
    }
    ze_device_handle_t *natives = calloc(DeviceCount, sizeof(*natives));
    if (!natives) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < DeviceCount; ++i) {
        natives[i] = phDevices[i]->ze;
    }
    ze_context_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_CONTEXT_DESC};
    ze_context_handle_t native = NULL;
    ur_platform_handle_t platform = phDevices[0]->platform;
    result = ze.zeContextCreateEx && platform->api >= ZE_API_VERSION_1_1
                 ? ZE_CHECK(zeContextCreateEx, platform->ze, &desc, DeviceCount, natives, &native)
                 : ZE_CHECK(zeContextCreate, platform->ze, &desc, &native);
    free(natives);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = context_new(native, true, DeviceCount, phDevices, phContext);
    if (result != UR_RESULT_SUCCESS) {
        ze.zeContextDestroy(native);
    }
    return result;
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    UR_CHECK_CONTEXT(hContext);
    ze_context_release(hContext);
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

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                     ur_native_handle_t *phNativeContext) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phNativeContext);
    *phNativeContext = (ur_native_handle_t)hContext->ze;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                            ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phContext);
    if (!hNativeContext) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (numDevices > 0 && !phDevices) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (numDevices == 0) {
        /* Level Zero does not tell the devices of a context; with one driver they are its root
         * devices. */
        const struct ur_platforms *platforms;
        ur_result_t result = ur_platforms_get(&platforms);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (platforms->count != 1) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a native context does not tell its devices: name them");
        }
        numDevices = platforms->list[0]->device_count;
        phDevices = platforms->list[0]->devices;
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        UR_CHECK_DEVICE(phDevices[i]);
        if (phDevices[i]->platform != phDevices[0]->platform) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                           "device %u is of another driver than device 0", i);
        }
    }
    return context_new((ze_context_handle_t)hNativeContext,
                       pProperties && pProperties->isNativeHandleOwned, numDevices, phDevices,
                       phContext);
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                        ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pfnDeleter);
    return ur_deleters_add(&hContext->deleters, pfnDeleter, pUserData);
}
