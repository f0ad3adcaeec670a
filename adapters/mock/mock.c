/* Entry points that depend on more than the kinds of their parameters. */
#include "mock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "allocations.h"
#include "base/info.h"
#include "base/log.h"

const struct ur_adapter_ops ur_adapter_ops = {.name = "mock"};

size_t ur_adapter_explain(char *text, size_t size) {
    int length = snprintf(text, size,
                          "The mock adapter shows one platform with one device that "
                          "does nothing.");
    return length < 0 ? 0 : (size_t)length;
}

/* One object that is always there, by the rules of every ur*Get. */
static ur_result_t give_one(void *one, uint32_t entries, void **list, uint32_t *count) {
    if (list && entries == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (list) {
        list[0] = one;
    }
    if (count) {
        *count = 1;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_adapter_get(void *opaque) {
    struct ur_adapter_get_params_t *p = opaque;
    ur_log_init("MOCK", UR_LOGGER_LEVEL_ERROR);
    return give_one(&mock_adapter, *p->pNumEntries, (void **)*p->pphAdapters, *p->ppNumAdapters);
}

ur_result_t mock_adapter_set_logger_callback(void *opaque) {
    struct ur_adapter_set_logger_callback_params_t *p = opaque;
    ur_log_set_callback(*p->ppfnLoggerCallback, *p->ppUserData, *p->plevel);
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_adapter_set_logger_callback_level(void *opaque) {
    struct ur_adapter_set_logger_callback_level_params_t *p = opaque;
    ur_log_set_callback_level(*p->plevel);
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_platform_get(void *opaque) {
    struct ur_platform_get_params_t *p = opaque;
    return give_one(&mock_platform, *p->pNumEntries, (void **)*p->pphPlatforms, *p->ppNumPlatforms);
}

ur_result_t mock_device_get(void *opaque) {
    struct ur_device_get_params_t *p = opaque;
    ur_device_type_t type = *p->pDeviceType;
    if (type != UR_DEVICE_TYPE_ALL && type != UR_DEVICE_TYPE_DEFAULT &&
        type != UR_DEVICE_TYPE_GPU) {
        if (*p->ppNumDevices) {
            **p->ppNumDevices = 0;
        }
        return UR_RESULT_SUCCESS;
    }
    return give_one(&mock_device, *p->pNumEntries, (void **)*p->pphDevices, *p->ppNumDevices);
}

/* Two halves, whatever was asked for. */
ur_result_t mock_device_partition(void *opaque) {
    struct ur_device_partition_params_t *p = opaque;
    uint32_t parts = 2;
    if (*p->pphSubDevices) {
        struct mock_links links = {.function = UR_FUNCTION_DEVICE_PARTITION};
        links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
        void *made[2] = {NULL, NULL};
        if (*p->pNumDevices < parts) {
            parts = *p->pNumDevices;
        }
        if (!mock_create_all(parts, made, (const unsigned[]){MOCK_DEVICE, MOCK_DEVICE},
                             (const bool[]){true, true}, &links)) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        memcpy(*p->pphSubDevices, made, parts * sizeof(*made));
        parts = 2;
    }
    if (*p->ppNumDevicesRet) {
        **p->ppNumDevicesRet = parts;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_context_create(void *opaque) {
    struct ur_context_create_params_t *p = opaque;
    struct mock_links links = {.function = UR_FUNCTION_CONTEXT_CREATE};
    if (!*p->pphContext || !*p->pphDevices) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    struct mock_object **devices =
        calloc(*p->pDeviceCount ? *p->pDeviceCount : 1, sizeof(*devices));
    struct mock_object *context = devices ? mock_create(MOCK_CONTEXT, &links) : NULL;
    if (!context) {
        free(devices);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    context->devices = devices;
    context->num_devices = *p->pDeviceCount;
    for (uint32_t i = 0; i < *p->pDeviceCount; i++) {
        devices[i] = (struct mock_object *)(*p->pphDevices)[i];
        mock_retain(devices[i]);
    }
    **p->pphContext = (ur_context_handle_t)context;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_queue_create(void *opaque) {
    struct ur_queue_create_params_t *p = opaque;
    struct mock_links links = {.function = UR_FUNCTION_QUEUE_CREATE};
    if (!*p->pphQueue) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    links.at[MOCK_DEVICE] = (struct mock_object *)*p->phDevice;
    struct mock_object *queue = mock_create(MOCK_QUEUE, &links);
    if (!queue) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    queue->flags = *p->ppProperties ? (*p->ppProperties)->flags : 0;
    **p->pphQueue = (ur_queue_handle_t)queue;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_mem_buffer_create(void *opaque) {
    struct ur_mem_buffer_create_params_t *p = opaque;
    struct mock_links links = {.function = UR_FUNCTION_MEM_BUFFER_CREATE};
    if (!*p->pphBuffer) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    links.at[MOCK_CONTEXT] = (struct mock_object *)*p->phContext;
    struct mock_object *buffer = mock_create(MOCK_MEM, &links);
    if (!buffer) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    buffer->size = *p->psize;
    **p->pphBuffer = (ur_mem_handle_t)buffer;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_mem_buffer_partition(void *opaque) {
    struct ur_mem_buffer_partition_params_t *p = opaque;
    struct mock_links links = {.function = UR_FUNCTION_MEM_BUFFER_PARTITION};
    if (!*p->pphMem || !*p->ppRegion) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    links.at[MOCK_MEM] = (struct mock_object *)*p->phBuffer;
    struct mock_object *part = mock_create(MOCK_MEM, &links);
    if (!part) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    part->size = (*p->ppRegion)->size;
    **p->pphMem = (ur_mem_handle_t)part;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_kernel_create(void *opaque) {
    struct ur_kernel_create_params_t *p = opaque;
    struct mock_links links = {.function = UR_FUNCTION_KERNEL_CREATE};
    if (!*p->pphKernel || !*p->ppKernelName) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    links.at[MOCK_PROGRAM] = (struct mock_object *)*p->phProgram;
    char *name = strdup(*p->ppKernelName);
    struct mock_object *kernel = name ? mock_create(MOCK_KERNEL, &links) : NULL;
    if (!kernel) {
        free(name);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    kernel->name = name;
    **p->pphKernel = (ur_kernel_handle_t)kernel;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_enqueue_mem_buffer_map(void *opaque) {
    struct ur_enqueue_mem_buffer_map_params_t *p = opaque;
    struct mock_object *buffer = (struct mock_object *)*p->phBuffer;
    struct mock_links links = {.function = UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP};
    if (!*p->pppRetMap) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    if (*p->poffset > buffer->size || *p->psize > buffer->size - *p->poffset) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    /* Storage is made once; of two threads that race for it, one wins. */
    char *storage = __atomic_load_n(&buffer->storage, __ATOMIC_ACQUIRE);
    if (!storage) {
        char *fresh = calloc(1, buffer->size ? buffer->size : 1);
        if (!fresh) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        if (__atomic_compare_exchange_n(&buffer->storage, &storage, fresh, false, __ATOMIC_ACQ_REL,
                                        __ATOMIC_ACQUIRE)) {
            storage = fresh;
        } else {
            free(fresh);
        }
    }
    if (*p->pphEvent) {
        links.at[MOCK_QUEUE] = (struct mock_object *)*p->phQueue;
        struct mock_object *event = mock_create(MOCK_EVENT, &links);
        if (!event) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        **p->pphEvent = (ur_event_handle_t)event;
    }
    **p->pppRetMap = storage + *p->poffset;
    return UR_RESULT_SUCCESS;
}

ur_result_t mock_usm_get_mem_alloc_info(void *opaque) {
    struct ur_usm_get_mem_alloc_info_params_t *p = opaque;
    ur_info_out out = {*p->ppropSize, *p->ppPropValue, *p->ppPropSizeRet};
    struct mock_allocation found = {.type = UR_USM_TYPE_UNKNOWN};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool known = mock_find_allocation(*p->ppMem, &found);
    switch (*p->ppropName) {
    case UR_USM_ALLOC_INFO_TYPE:
        return ur_info_value(out, ur_usm_type_t, found.type);
    case UR_USM_ALLOC_INFO_BASE_PTR:
        return known ? ur_info_value(out, void *, found.base) : UR_RESULT_ERROR_INVALID_VALUE;
    case UR_USM_ALLOC_INFO_SIZE:
        return known ? ur_info_value(out, size_t, found.size) : UR_RESULT_ERROR_INVALID_VALUE;
    case UR_USM_ALLOC_INFO_DEVICE:
        return known ? ur_info_value(out, void *, found.device) : UR_RESULT_ERROR_INVALID_VALUE;
    case UR_USM_ALLOC_INFO_POOL:
        return known && found.pool ? ur_info_value(out, void *, found.pool)
                                   : UR_RESULT_ERROR_INVALID_VALUE;
    default:
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
}
