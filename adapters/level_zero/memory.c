/* Buffers: device memory in a context of one device, host memory that all can reach in others. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "image.h"
#include "mem.h"
#include "queue.h"
#include "ze.h"

enum { BUFFER_ALIGN = 128 };

ur_mem_handle_t ze_mem_new(ur_context_handle_t context, ur_mem_handle_t parent,
                           ur_mem_flags_t flags) {
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return NULL;
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    mem->context = context;
    mem->parent = parent;
    mem->flags = flags;
    ze_context_retain(context);
    if (parent) {
        ur_object_retain(&parent->object);
    }
    return mem;
}

/* Pre: it holds no reference any more. */
static void memory_destroy(ur_mem_handle_t mem) {
    ur_buffer_maps_end(&mem->maps);
    ze_image_drop_parts(mem);
    if (mem->pointer && !mem->parent && !mem->adopted) {
        ze_usm_release(mem->context, mem->pointer);
    }
    pthread_mutex_destroy(&mem->lock);
    free(mem);
}

/* Waits for the commands of queues of its own. */
static void drop_queues(ur_mem_handle_t mem) {
    if (mem->copies) {
        ze_queue_release(mem->copies);
    }
    ze_image_drop_queues(mem);
}

void ze_mem_discard(ur_mem_handle_t mem) {
    ur_context_handle_t context = mem->context;
    ur_mem_handle_t parent = mem->parent;
    drop_queues(mem);
    memory_destroy(mem);
    if (parent) {
        ze_mem_release(parent);
    }
    ze_context_release(context);
}

static void memory_end_late(struct ur_late *late) {
    ur_mem_handle_t mem = (ur_mem_handle_t)((char *)late - offsetof(struct ur_mem_handle_t_, late));
    if (ur_exiting()) {
        ur_exit_keep(mem);
    } else {
        memory_destroy(mem);
    }
}

/* Commands may still use it, and Level Zero does not care. */
static void memory_give_up(struct ur_work *work) {
    ur_mem_handle_t mem = (ur_mem_handle_t)((char *)work - offsetof(struct ur_mem_handle_t_, work));
    ur_context_handle_t context = mem->context;
    if (ur_exiting()) {
        ur_exit_keep(mem);
        return;
    }
    drop_queues(mem);
    mem->late.end = memory_end_late;
    ur_pool_give_up(context->space, &mem->late, mem->adopted ? 0 : mem->size);
    ze_context_release(context);
}

void ze_mem_release(ur_mem_handle_t mem) {
    if (!ur_object_release(&mem->object)) {
        return;
    }
    if (mem->parent) {
        ze_mem_discard(mem);
        return;
    }
    mem->work.run = memory_give_up;
    /* Queues of its own may wait for any other one. */
    if ((mem->copies || ze_image_has_queues(mem)) && ur_worker_ready() == UR_RESULT_SUCCESS) {
        ur_worker_post(&mem->work);
    } else {
        memory_give_up(&mem->work);
    }
}

ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *pProperties,
                              ur_mem_handle_t *phBuffer) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phBuffer);
    void *host = pProperties ? pProperties->pHost : NULL;
    ur_result_t result = ur_mem_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
    }
    ur_device_handle_t device = hContext->devices[0];
    if (size > device->properties.maxMemAllocSize) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 0, "size %zu is above %llu", size,
                       (unsigned long long)device->properties.maxMemAllocSize);
    }
    result = ur_mem_host_check(flags, host);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = ze_mem_new(hContext, NULL, flags);
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *pointer = NULL;
    mem->size = size;
    mem->on_host = hContext->device_count > 1 || (flags & UR_MEM_FLAG_ALLOC_HOST_POINTER);
    mem->host_pointer = flags & UR_MEM_FLAG_USE_HOST_POINTER ? host : NULL;
    UR_POOL_WITH_ROOM(result, ze_usm_reserve(hContext, device,
                                             mem->on_host ? UR_USM_TYPE_HOST : UR_USM_TYPE_DEVICE,
                                             size, BUFFER_ALIGN, false, &pointer));
    if (result == UR_RESULT_SUCCESS) {
        mem->pointer = pointer;
        if (host && mem->on_host) {
            memcpy(pointer, host, size);
        } else if (host) {
            result = ze_context_copy(hContext, device, pointer, host, size);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        ze_mem_discard(mem);
        return result;
    }
    *phBuffer = mem;
    return result;
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) {
    UR_CHECK_MEM(hMem);
    ze_mem_release(hMem);
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                 ur_buffer_create_type_t bufferCreateType,
                                 const ur_buffer_region_t *pRegion, ur_mem_handle_t *phMem) {
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pRegion);
    UR_CHECK_POINTER(phMem);
    if (bufferCreateType != UR_BUFFER_CREATE_TYPE_REGION) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (hBuffer->parent || hBuffer->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "only a buffer has sub-buffers");
    }
    ur_result_t result =
        ur_mem_part_check(hBuffer->flags, hBuffer->size, flags, pRegion, ZE_BASE_ALIGN);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = ze_mem_new(hBuffer->context, hBuffer, flags ? flags : hBuffer->flags);
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    mem->offset = pRegion->origin;
    mem->size = pRegion->size;
    mem->pointer = hBuffer->pointer + pRegion->origin;
    mem->on_host = hBuffer->on_host;
    mem->host_pointer =
        hBuffer->host_pointer ? (char *)hBuffer->host_pointer + pRegion->origin : NULL;
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemGetInfo(ur_mem_handle_t hMemory, ur_mem_info_t propName, size_t propSize,
                         void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_MEM(hMemory);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_MEM_INFO_SIZE:
        return ur_info_value(out, size_t, hMemory->size);
    case UR_MEM_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hMemory->context);
    case UR_MEM_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hMemory->object));
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urMemGetNativeHandle(ur_mem_handle_t hMem, ur_device_handle_t hDevice,
                                 ur_native_handle_t *phNativeMem) {
    UR_CHECK_MEM(hMem);
    UR_CHECK_POINTER(phNativeMem);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
    }
    if (!hMem->is_image) {
        *phNativeMem = (ur_native_handle_t)hMem->pointer;
        return UR_RESULT_SUCCESS;
    }
    ur_device_handle_t device = hDevice ? hDevice : hMem->context->devices[0];
    ur_result_t result = ze_image_reach(hMem, device);
    if (result == UR_RESULT_SUCCESS) {
        *phNativeMem = (ur_native_handle_t)ze_image_part(hMem, device)->image;
    }
    return result;
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                              ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties,
                                              ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phMem);
    if (!hNativeMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    /* A buffer's native form is an allocation of the context. */
    void *base = NULL;
    size_t size = 0;
    ze_memory_allocation_properties_t properties = {
        .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    ur_result_t result =
        ZE_CHECK(zeMemGetAllocProperties, hContext->ze, (void *)hNativeMem, &properties, NULL);
    if (result == UR_RESULT_SUCCESS && properties.type == ZE_MEMORY_TYPE_UNKNOWN) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "%p is no USM of the context",
                         (void *)hNativeMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeMemGetAddressRange, hContext->ze, (void *)hNativeMem, &base, &size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = ze_mem_new(hContext, NULL, UR_MEM_FLAG_READ_WRITE);
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    mem->pointer = (char *)hNativeMem;
    mem->size = size - (size_t)((char *)hNativeMem - (char *)base);
    mem->on_host = properties.type != ZE_MEMORY_TYPE_DEVICE;
    mem->adopted = !pProperties || !pProperties->isNativeHandleOwned;
    *phMem = mem;
    return result;
}
