/* Buffers. In a context of one device a buffer is memory of that device; in one of several it is
 * managed memory, which the driver moves to whichever device touches it, so that there is always
 * one copy. */
#include <stddef.h>

#include "mem.h"

static const ur_mem_flags_t ACCESS =
    UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY;

/* A copy that is over when it returns. */
static ur_result_t copy_now(struct stream_place *place, void *to, const void *from, size_t size) {
    drv_stream stream;
    ur_result_t result = stream_place_idle(place, &stream);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_copy_linear(to, from, size, stream), "filling a buffer");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "filling a buffer");
    }
    stream_place_put_idle(place, stream);
    return result;
}

static void free_memory(ur_mem_handle_t mem) {
    if (!mem->owned || !stream_entered(mem->context->places[0])) {
        return;
    }
    if (mem->registered) {
        /* As the others do by themselves. It cannot be put off: the program may do with its memory
         * what it likes after the release. */
        (void)drv_context_wait();
        (void)drv_host_unregister(mem->pointer);
        return;
    }
    (void)(mem->host_memory ? drv_free_host(mem->pointer)
           : mem->managed   ? drv_free_managed(mem->pointer)
                            : drv_free_device(mem->pointer));
}

/* Makes the program's memory the buffer itself, so that either sees what the other writes. False
 * where the driver cannot: memory that may only be read, or that has been registered already. */
static bool use_host(ur_mem_handle_t mem) {
    struct drv_pointer known;
    if (mem->context->places[0]->device->attr[DRV_ATTR_HOST_REGISTER] == 0 ||
        drv_pointer_get(mem->host, &known) != DRV_OK || known.type != DRV_POINTER_UNKNOWN ||
        drv_host_register(mem->host, mem->size, false) != DRV_OK) {
        drv_forget_error();
        return false;
    }
    mem->pointer = mem->host;
    mem->registered = mem->host_memory = true;
    return true;
}

static ur_result_t take_memory(ur_mem_handle_t mem) {
    void *pointer = NULL;
    ur_result_t result = stream_enter(mem->context->places[0]); /* pools of others may be asked */
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    drv_result native = mem->host_memory ? drv_alloc_host(&pointer, mem->size)
                        : mem->managed   ? drv_alloc_managed(&pointer, mem->size)
                                         : drv_alloc_device(&pointer, mem->size);
    mem->pointer = pointer;
    return native == DRV_OK ? UR_RESULT_SUCCESS
           : native == DRV_NO_MEMORY
               ? ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, (int32_t)native,
                         "no %zu bytes for a buffer: %s", mem->size, drv_result_text(native))
               : stream_fail(native, "allocating a buffer");
}

ur_result_t urMemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags, size_t size,
                              const ur_buffer_properties_t *pProperties,
                              ur_mem_handle_t *phBuffer) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phBuffer);
    ur_result_t result = ur_mem_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *host = pProperties ? pProperties->pHost : NULL;
    result = ur_mem_host_check(flags, host);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
    }
    for (uint32_t i = 0; i < hContext->device_count; ++i) {
        size_t most = hContext->places[i]->device->memory;
        if (most && size > most) {
            return ur_fail(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 0,
                           "%zu bytes are more than the %zu that device %d has", size, most,
                           hContext->places[i]->device->ordinal);
        }
    }
    result = stream_enter(hContext->places[0]);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    mem->context = hContext;
    mem->flags = flags & ACCESS ? flags : flags | UR_MEM_FLAG_READ_WRITE;
    mem->size = size;
    mem->host = flags & UR_MEM_FLAG_USE_HOST_POINTER ? host : NULL;
    mem->host_memory = (flags & UR_MEM_FLAG_ALLOC_HOST_POINTER) != 0;
    mem->managed = hContext->device_count > 1;
    mem->owned = true;
    bool used = mem->host && use_host(mem);
    if (!used) {
        UR_POOL_WITH_ROOM(result, take_memory(mem));
    }
    if (result != UR_RESULT_SUCCESS) {
        goto free_object;
    }
    if (host && !used) {
        result = copy_now(hContext->places[0], mem->pointer, host, size);
        if (result != UR_RESULT_SUCCESS) {
            goto free_memory;
        }
    }
    pthread_mutex_init(&mem->lock, NULL);
    ur_object_retain(&hContext->object);
    *phBuffer = mem;
    return UR_RESULT_SUCCESS;

free_memory:
    free_memory(mem);
free_object:
    free(mem);
    return result;
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
    if (hBuffer->image || hBuffer->parent) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "%s has no sub-buffers",
                       hBuffer->image ? "an image" : "a sub-buffer");
    }
    ur_result_t result =
        ur_mem_part_check(hBuffer->flags, hBuffer->size, flags, pRegion, STREAM_BASE_ALIGN);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    mem->context = hBuffer->context;
    mem->flags = flags ? flags : hBuffer->flags & ACCESS;
    mem->parent = hBuffer;
    mem->pointer = hBuffer->pointer + pRegion->origin;
    mem->host = hBuffer->host ? hBuffer->host + pRegion->origin : NULL;
    mem->host_memory = hBuffer->host_memory;
    mem->size = pRegion->size;
    mem->offset = pRegion->origin;
    pthread_mutex_init(&mem->lock, NULL);
    ur_object_retain(&hBuffer->object);
    ur_object_retain(&mem->context->object);
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

/* The driver waits for commands that use it. */
static void mem_end(struct stream_given *given) {
    ur_mem_handle_t mem =
        (ur_mem_handle_t)((char *)given - offsetof(struct ur_mem_handle_t_, given));
    if (mem->image) {
        stream_image_destroy(mem);
    } else if (!mem->parent) {
        free_memory(mem);
    }
    ur_buffer_maps_end(&mem->maps);
    pthread_mutex_destroy(&mem->lock);
    free(mem);
}

static void mem_destroy(struct ur_work *work) {
    ur_mem_handle_t mem = (ur_mem_handle_t)((char *)work - offsetof(struct ur_mem_handle_t_, late));
    ur_mem_handle_t parent = mem->parent;
    ur_context_handle_t context = mem->context;
    if (!ur_exit_enter()) {
        ur_exit_keep(mem);
        return;
    }
    mem->given.end = mem_end;
    if (mem->owned && !mem->registered) {
        stream_give_up(context, &mem->given, mem->size);
    } else {
        mem_end(&mem->given);
    }
    if (parent) {
        urMemRelease(parent);
    }
    urContextRelease(context);
    ur_exit_leave();
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) {
    UR_CHECK_MEM(hMem);
    if (ur_object_release(&hMem->object)) {
        hMem->late.work.run = mem_destroy;
        if (!stream_put_off(hMem->context, &hMem->late)) {
            ur_worker_run(&hMem->late.work);
        }
    }
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
        if (!stream_context_place(hMem->context, hDevice)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
        }
    }
    *phNativeMem =
        hMem->image ? (ur_native_handle_t)hMem->array : (ur_native_handle_t)hMem->pointer;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemBufferCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                              ur_context_handle_t hContext,
                                              const ur_mem_native_properties_t *pProperties,
                                              ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phMem);
    struct drv_pointer info;
    ur_result_t result = stream_enter(hContext->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_pointer_get((void *)hNativeMem, &info), "asking about native memory");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (info.type == DRV_POINTER_UNKNOWN || info.base != (void *)hNativeMem) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the native memory is not the start of an allocation that the driver knows");
    }
    if (info.type != DRV_POINTER_DEVICE && pProperties && pProperties->isNativeHandleOwned) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "only device memory can be handed over; keep the ownership of other memory");
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    mem->context = hContext;
    mem->flags = UR_MEM_FLAG_READ_WRITE;
    mem->pointer = (unsigned char *)hNativeMem;
    mem->size = info.size;
    mem->owned = pProperties && pProperties->isNativeHandleOwned;
    pthread_mutex_init(&mem->lock, NULL);
    ur_object_retain(&hContext->object);
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_buffer_range(ur_mem_handle_t mem, size_t offset, size_t size) {
    UR_CHECK_MEM(mem);
    if (mem->image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image where a buffer is wanted");
    }
    if (offset > mem->size || size > mem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are not in a buffer of %zu", size, offset, mem->size);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_buffer_check(ur_queue_handle_t queue, ur_mem_handle_t mem, size_t offset,
                                size_t size) {
    UR_CHECK_MEM(mem);
    return mem->context == queue->context
               ? stream_buffer_range(mem, offset, size)
               : ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the buffer is of another context");
}

static ur_result_t mem_keep(drv_stream stream, const void *args) {
    (void)stream;
    (void)args;
    return UR_RESULT_SUCCESS;
}

static void mem_let_go(const void *args) {
    (void)urMemRelease(*(ur_mem_handle_t const *)args);
}

ur_result_t stream_buffer_keep(struct stream_command *c, ur_mem_handle_t mem) {
    if (!c->held || mem->context == c->queue->context) {
        return UR_RESULT_SUCCESS;
    }
    ur_object_retain(&mem->object);
    ur_result_t result = stream_step_owning(c, mem_keep, mem_let_go, &mem, sizeof(mem));
    if (result != UR_RESULT_SUCCESS) {
        (void)urMemRelease(mem);
    }
    return result;
}
