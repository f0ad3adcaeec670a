/* Contexts: a set of devices, each by a native context. */
#include "bindless.h"
#include "present/present.h"

void stream_context_hold(ur_context_handle_t context) {
    atomic_fetch_add_explicit(&context->holds, 1, memory_order_relaxed);
}

void stream_context_unhold(ur_context_handle_t context) {
    if (atomic_fetch_sub_explicit(&context->holds, 1, memory_order_acq_rel) != 1) {
        return;
    }
    for (uint32_t i = 0; i < context->device_count; ++i) {
        stream_place_release(context->places[i]);
    }
    free(context->places);
    pthread_mutex_destroy(&context->lock);
    free(context);
}

int stream_context_index(ur_context_handle_t context, ur_device_handle_t device) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->places[i]->device == device) {
            return (int)i;
        }
    }
    return -1;
}

struct stream_place *stream_context_place(ur_context_handle_t context, ur_device_handle_t device) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->places[i]->device == device) {
            return context->places[i];
        }
    }
    return NULL;
}

/* Takes over the references to the places. */
static bool all_over(void) {
    return stream_forked() || ur_pool_idle(NULL, NULL);
}

static ur_result_t context_make(struct stream_place **places, uint32_t count,
                                ur_context_handle_t *out) {
    ur_context_handle_t context = calloc(1, sizeof(*context));
    if (!context) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&context->object, UR_KIND_CONTEXT);
    atomic_init(&context->holds, 1);
    pthread_mutex_init(&context->lock, NULL);
    context->places = places;
    context->device_count = count;
    ur_result_t result = stream_usm_start(context);
    if (result != UR_RESULT_SUCCESS) {
        pthread_mutex_destroy(&context->lock);
        free(context);
        return result;
    }
    ur_exit_finish(all_over);
    ur_exit_watch();
    *out = context;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreate(uint32_t DeviceCount, const ur_device_handle_t *phDevices,
                            const ur_context_properties_t *pProperties,
                            ur_context_handle_t *phContext) {
    UR_CHECK_POINTER(phContext);
    ur_result_t result = ur_context_check(DeviceCount, phDevices, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < DeviceCount; ++i) {
        for (uint32_t k = 0; k < i; ++k) {
            if (phDevices[k] == phDevices[i]) {
                return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u and %u are the same",
                               k, i);
            }
        }
    }
    if (stream_forked()) { /* what there is of the driver is the parent's */
        return stream_fail(DRV_OK, "making a context");
    }
    (void)ur_present();
    struct stream_place **places = calloc(DeviceCount, sizeof(*places));
    if (!places) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint32_t count = 0;
    for (; count < DeviceCount; ++count) {
        result = stream_place_anew(phDevices[count], &places[count]);
        if (result != UR_RESULT_SUCCESS) {
            goto release;
        }
    }
    result = context_make(places, count, phContext);
    if (result == UR_RESULT_SUCCESS) {
        return result;
    }

release:
    while (count) {
        stream_place_release(places[--count]);
    }
    free(places);
    return result;
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    UR_CHECK_CONTEXT(hContext);
    if (!ur_object_release(&hContext->object)) {
        return UR_RESULT_SUCCESS;
    }
    stream_usm_stop(hContext);
    stream_natives_stop(hContext);
    for (uint32_t i = 0; i < hContext->device_count; ++i) {
        if (hContext->places[i]->primary) {
            stream_given_reap(hContext->places[i]);
        } else { /* the program may end the native context next */
            stream_given_stop(hContext->places[i]);
        }
    }
    ur_deleters_run(&hContext->deleters);
    stream_context_unhold(hContext);
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
    if (propName != UR_CONTEXT_INFO_DEVICES) {
        return ur_context_facts(out, propName, &hContext->object, NULL, hContext->device_count);
    }
    size_t size = hContext->device_count * sizeof(ur_device_handle_t);
    if (out.value) {
        if (out.size < size) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
        }
        ur_device_handle_t *devices = out.value;
        for (uint32_t i = 0; i < hContext->device_count; ++i) {
            devices[i] = hContext->places[i]->device;
        }
    }
    if (out.size_ret) {
        *out.size_ret = size;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                     ur_native_handle_t *phNativeContext) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phNativeContext);
    *phNativeContext = drv_context_native(hContext->places[0]->native);
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                            ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phContext);
    for (uint32_t i = 0; phDevices && i < numDevices; ++i) {
        UR_CHECK_DEVICE(phDevices[i]);
    }
    if (pProperties && pProperties->isNativeHandleOwned) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a native context stays the program's: do not hand over its ownership");
    }
    ur_platform_handle_t platform = NULL;
    ur_result_t result = urPlatformGet(hAdapter, 1, &platform, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!platform) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "there is no device that it could belong to");
    }
    drv_context native = drv_context_adopt(hNativeContext);
    drv_device owner;
    result =
        stream_check(drv_context_device(native, &owner), "asking a native context for its device");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_device_handle_t device = NULL;
    for (uint32_t i = 0; i < platform->device_count; ++i) {
        if (platform->devices[i]->native == owner) {
            device = platform->devices[i];
        }
    }
    if (!device || numDevices > 1 || (numDevices == 1 && (!phDevices || phDevices[0] != device))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "a native context has one device, and it is not what was named");
    }
    struct stream_place **places = calloc(1, sizeof(*places));
    if (!places) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = stream_place_adopt(device, native, &places[0]);
    if (result != UR_RESULT_SUCCESS) {
        free(places);
        return result;
    }
    result = context_make(places, 1, phContext);
    if (result != UR_RESULT_SUCCESS) {
        stream_place_release(places[0]);
        free(places);
    }
    return result;
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                        ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pfnDeleter);
    return ur_deleters_add(&hContext->deleters, pfnDeleter, pUserData);
}
