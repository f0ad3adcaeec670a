/* Contexts. */
#include <stdlib.h>
#include <string.h>

#include "ocl.h"
#include "rows.h"

static pthread_mutex_t list_lock = PTHREAD_MUTEX_INITIALIZER;
static ur_context_handle_t list;

/* Takes over one reference to `cl` on success. */
static ur_result_t context_new(cl_context cl, uint32_t count, const ur_device_handle_t *devices,
                               ur_context_handle_t *out) {
    ur_context_handle_t context = calloc(1, sizeof(*context) + count * sizeof(context->devices[0]));
    if (!context) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    context->space = ur_pool_space_create(&ocl_pool_backend, context);
    if (!context->space) {
        free(context);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ur_pool_create_plain(context->space, true, 0, &context->plain);
    if (result != UR_RESULT_SUCCESS) {
        ur_pool_space_destroy(context->space);
        free(context);
        return result;
    }
    ur_object_init(&context->object, UR_KIND_CONTEXT);
    atomic_init(&context->holds, 1);
    context->cl = cl;
    context->platform = devices[0]->platform;
    context->call = &context->platform->call;
    context->usm = OCL_USM_INTEL;
    context->device_count = count;
    for (uint32_t i = 0; i < count; ++i) {
        ocl_device_retain(devices[i]);
        context->devices[i] = devices[i];
        if (devices[i]->usm < context->usm) {
            context->usm = devices[i]->usm;
        }
    }
    pthread_rwlock_init(&context->usm_lock, NULL);
    pthread_mutex_init(&context->lock, NULL);
    pthread_mutex_init(&context->rows.lock, NULL);
    pthread_mutex_lock(&list_lock);
    context->next = list;
    if (list) {
        list->previous = context;
    }
    list = context;
    pthread_mutex_unlock(&list_lock);
    ur_exit_watch();
    *out = context;
    return UR_RESULT_SUCCESS;
}

void ocl_context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

void ocl_context_hold(ur_context_handle_t context) {
    atomic_fetch_add_explicit(&context->holds, 1, memory_order_relaxed);
}

void ocl_context_unhold(ur_context_handle_t context) {
    if (atomic_fetch_sub_explicit(&context->holds, 1, memory_order_acq_rel) != 1) {
        return;
    }
    ocl.clReleaseContext(context->cl);
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ocl_device_release(context->devices[i]);
    }
    pthread_mutex_destroy(&context->lock);
    pthread_rwlock_destroy(&context->usm_lock);
    free(context);
}

/* Waits for what is under way on memory of pools. */
static void close_context(ur_context_handle_t context) {
    ur_deleters_run(&context->deleters);
    for (uint32_t i = 0; context->helpers && i < context->device_count * OCL_HELPERS; ++i) {
        if (context->helpers[i]) {
            ocl.clReleaseCommandQueue(context->helpers[i]);
        }
    }
    free(context->helpers);
    ocl_rows_end(context);
    if (context->scratch) {
        ocl.clReleaseMemObject(context->scratch);
    }
    ur_pool_slots_fini(&context->slots);
    ur_pool_space_destroy(context->space);
    ocl_memory_destroy(context);
    ocl_context_unhold(context);
}

static void close_late(struct ur_work *work) {
    ur_context_handle_t context =
        (ur_context_handle_t)((char *)work - offsetof(struct ur_context_handle_t_, closing));
    if (ur_exiting()) {
        ur_exit_keep(context);
    } else {
        close_context(context);
    }
}

void ocl_context_release(ur_context_handle_t context) {
    if (!ur_object_release(&context->object)) {
        return;
    }
    pthread_mutex_lock(&list_lock);
    if (context->previous) {
        context->previous->next = context->next;
    } else {
        list = context->next;
    }
    if (context->next) {
        context->next->previous = context->previous;
    }
    pthread_mutex_unlock(&list_lock);
    /* A host task or callback must not wait for commands that wait for it. */
    if (ur_worker_here()) {
        context->closing.run = close_late;
        ur_worker_post(&context->closing);
    } else {
        close_context(context);
    }
}

ur_device_handle_t ocl_context_device(ur_context_handle_t context, cl_device_id cl) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (context->devices[i]->cl == cl) {
            return context->devices[i];
        }
    }
    return NULL;
}

bool ocl_context_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return ocl_context_device(context, device->cl) != NULL;
}

ur_result_t ocl_context_helper(ur_context_handle_t context, ur_device_handle_t device,
                               enum ocl_helper kind, cl_command_queue *queue) {
    uint32_t index = 0;
    while (context->devices[index] != device) {
        ++index;
    }
    cl_int code = CL_SUCCESS;
    pthread_mutex_lock(&context->lock);
    if (!context->helpers) {
        context->helpers = calloc((size_t)context->device_count * OCL_HELPERS, sizeof(*queue));
        code = context->helpers ? CL_SUCCESS : CL_OUT_OF_HOST_MEMORY;
    }
    cl_command_queue *slot =
        code == CL_SUCCESS ? &context->helpers[index * OCL_HELPERS + kind] : NULL;
    if (slot && !*slot) {
        if (kind == OCL_HELPER_PROFILING) {
            *slot = ocl.clCreateCommandQueue(
                context->cl, device->cl,
                CL_QUEUE_PROFILING_ENABLE | CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE, &code);
            if (!*slot) { /* a device that has only in-order queues */
                *slot = ocl.clCreateCommandQueue(context->cl, device->cl, CL_QUEUE_PROFILING_ENABLE,
                                                 &code);
            }
        } else {
            *slot = ocl.clCreateCommandQueue(context->cl, device->cl, 0, &code);
        }
    }
    *queue = slot ? *slot : NULL;
    pthread_mutex_unlock(&context->lock);
    return *queue ? UR_RESULT_SUCCESS : ocl_fail_in(context, code, "clCreateCommandQueue");
}

ur_result_t ocl_context_scratch(ur_context_handle_t context, cl_mem *scratch) {
    cl_int code = CL_SUCCESS;
    pthread_mutex_lock(&context->lock);
    if (!context->scratch) {
        context->scratch = ocl.clCreateBuffer(context->cl, CL_MEM_READ_WRITE, 64, NULL, &code);
    }
    *scratch = context->scratch;
    pthread_mutex_unlock(&context->lock);
    return *scratch ? UR_RESULT_SUCCESS : ocl_fail_in(context, code, "clCreateBuffer");
}

bool ocl_context_any_other(ur_context_handle_t context,
                           bool (*found)(ur_context_handle_t other, const void *argument),
                           const void *argument) {
    bool any = false;
    pthread_mutex_lock(&list_lock);
    for (ur_context_handle_t other = list; other && !any; other = other->next) {
        any = other != context && found(other, argument);
    }
    pthread_mutex_unlock(&list_lock);
    return any;
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
                           "device %u is of platform '%s', device 0 of '%s': an OpenCL context "
                           "has devices of one platform",
                           i, phDevices[i]->platform->name, phDevices[0]->platform->name);
        }
    }
    cl_device_id *ids = calloc(DeviceCount, sizeof(*ids));
    if (!ids) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < DeviceCount; ++i) {
        ids[i] = phDevices[i]->cl;
    }
    cl_int code;
    cl_context cl = ocl.clCreateContext(
        (cl_context_properties[]){CL_CONTEXT_PLATFORM,
                                  (cl_context_properties)phDevices[0]->platform->cl, 0},
        DeviceCount, ids, NULL, NULL, &code);
    free(ids);
    if (!cl) {
        return ocl_fail_of(phDevices[0], NULL, code, "clCreateContext");
    }
    result = context_new(cl, DeviceCount, phDevices, phContext);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseContext(cl);
    }
    return result;
}

ur_result_t urContextRelease(ur_context_handle_t hContext) {
    UR_CHECK_CONTEXT(hContext);
    ocl_context_release(hContext);
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
    if (hContext->usm == OCL_USM_NONE && propName == UR_CONTEXT_INFO_USM_MEMCPY2D_SUPPORT) {
        return ur_info_value(out, ur_bool_t, 0);
    }
    return ur_context_facts(out, propName, &hContext->object, hContext->devices,
                            hContext->device_count);
}

ur_result_t urContextGetNativeHandle(ur_context_handle_t hContext,
                                     ur_native_handle_t *phNativeContext) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phNativeContext);
    *phNativeContext = (ur_native_handle_t)hContext->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urContextCreateWithNativeHandle(ur_native_handle_t hNativeContext,
                                            ur_adapter_handle_t hAdapter, uint32_t numDevices,
                                            const ur_device_handle_t *phDevices,
                                            const ur_context_native_properties_t *pProperties,
                                            ur_context_handle_t *phContext) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phContext);
    cl_context cl = (cl_context)hNativeContext;
    const struct ur_platforms *platforms;
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (numDevices > 0 && !phDevices) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    ur_result_t result = ur_platforms_get(&platforms);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (platforms->count == 0) { /* then nothing can have made a context either */
        return ur_refuse(UR_RESULT_ERROR_INVALID_CONTEXT);
    }
    size_t size = 0;
    cl_int code = ocl.clGetContextInfo(cl, CL_CONTEXT_DEVICES, 0, NULL, &size);
    if (code != CL_SUCCESS || size == 0) {
        return ocl_fail(code ? code : CL_INVALID_CONTEXT, "clGetContextInfo");
    }
    /* The context's own devices count; those named must be among them. */
    uint32_t count = (uint32_t)(size / sizeof(cl_device_id));
    cl_device_id *ids = malloc(size);
    ur_device_handle_t *devices = calloc(count, sizeof(*devices));
    uint32_t found = 0;
    if (!ids || !devices) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto free_all;
    }
    code = ocl.clGetContextInfo(cl, CL_CONTEXT_DEVICES, size, ids, NULL);
    if (code != CL_SUCCESS) {
        result = ocl_fail(code, "clGetContextInfo");
        goto free_all;
    }
    for (; found < count; ++found) {
        result = ocl_device_find(ids[found], &devices[found]);
        if (result != UR_RESULT_SUCCESS) {
            goto release_devices;
        }
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        bool among = false;
        for (uint32_t j = 0; phDevices[i] && j < count; ++j) {
            among |= phDevices[i] == devices[j];
        }
        if (!among) {
            result = phDevices[i] ? ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                                            "device %u is not one of the native context's", i)
                                  : ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
            goto release_devices;
        }
    }
    /* One reference is ours in any case: the caller's if it gives it up, otherwise another one. */
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned) {
        code = ocl.clRetainContext(cl);
        if (code != CL_SUCCESS) {
            result = ocl_fail(code, "clRetainContext");
            goto release_devices;
        }
    }
    result = context_new(cl, count, devices, phContext);
    if (result != UR_RESULT_SUCCESS && !owned) {
        ocl.clReleaseContext(cl);
    }
release_devices:
    for (uint32_t i = 0; i < found; ++i) {
        ocl_device_release(devices[i]);
    }
free_all:
    free(devices);
    free(ids);
    return result;
}

ur_result_t urContextSetExtendedDeleter(ur_context_handle_t hContext,
                                        ur_context_extended_deleter_t pfnDeleter, void *pUserData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pfnDeleter);
    return ur_deleters_add(&hContext->deleters, pfnDeleter, pUserData);
}
