/* Memory and semaphores of other interfaces, by file descriptor. A descriptor that was imported is
 * the driver's; one that was refused stays the caller's. Drivers take a duplicate: some close also
 * what they refuse (an H200 with driver 580 does so with a pipe). */
#include "bindless.h"
#include "entry/image_check.h"
#include "os/descriptor.h"

static bool read_memory_type(ur_exp_external_mem_type_t type, enum drv_external_type *out) {
    *out = type == UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF ? DRV_EXTERNAL_DMA_BUF : DRV_EXTERNAL_OPAQUE_FD;
    return (type == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD ||
            type == UR_EXP_EXTERNAL_MEM_TYPE_DMA_BUF) &&
           drv_knows_external(*out);
}

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t memHandleType,
                                                           ur_bool_t *pSupportedRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pSupportedRet);
    if ((unsigned)memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    enum drv_external_type type;
    *pSupportedRet = drv_has_external_memory() && read_memory_type(memHandleType, &type);
    return UR_RESULT_SUCCESS;
}

static ur_result_t import_memory(struct stream_native *native, enum drv_external_type type, int fd,
                                 size_t size) {
    int given;
    ur_result_t result = stream_enter(native->place);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_descriptor_duplicate(fd, &given);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result =
        stream_check(drv_external_import(&native->memory, type, given, size), "importing memory");
    ur_descriptor_settle(result, fd, given);
    return result;
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t size,
                                                    ur_exp_external_mem_type_t memHandleType,
                                                    ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                    ur_exp_external_mem_handle_t *phExternalMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pExternalMemDesc);
    UR_CHECK_POINTER(phExternalMem);
    if ((unsigned)memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    struct stream_place *place;
    enum drv_external_type type;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!drv_has_external_memory() || !read_memory_type(memHandleType, &type)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver imports no memory by handles of type %d", (int)memHandleType);
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "imported memory of 0 bytes");
    }
    int fd = -1;
    result = ur_descriptor_find(pExternalMemDesc->pNext, &fd);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_native_make(place, STREAM_MEMORY);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    native->size = size;
    UR_POOL_WITH_ROOM(result, import_memory(native, type, fd, size));
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    stream_native_add(hContext, native, (uintptr_t)native);
    *phExternalMem = (ur_exp_external_mem_handle_t)native;
    return UR_RESULT_SUCCESS;
}

/* The imported memory that the handle names. */
static ur_result_t find_memory(ur_context_handle_t context, ur_device_handle_t device,
                               ur_exp_external_mem_handle_t handle, struct stream_place **place,
                               struct stream_native **out) {
    ur_result_t result = stream_bindless_enter(context, device, place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    *out = stream_native_find(context, (uintptr_t)handle, STREAM_MEMORY);
    return *out && (*out)->place == *place
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is no imported memory of this context and device", (void *)handle);
}

ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                const ur_image_format_t *pImageFormat,
                                                const ur_image_desc_t *pImageDesc,
                                                ur_exp_external_mem_handle_t hExternalMem,
                                                ur_exp_image_mem_native_handle_t *phImageMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    struct stream_place *place;
    struct stream_native *memory;
    struct drv_array_desc shape;
    size_t element;
    ur_result_t result = find_memory(hContext, hDevice, hExternalMem, &place, &memory);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!drv_has_external_arrays()) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver maps imported memory as linear memory only");
    }
    result = stream_bindless_describe(hDevice, pImageFormat, pImageDesc, &shape, &element);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_bindless_make(place, pImageDesc, &shape, element);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    bool levels = native->kind == STREAM_MIPMAP;
    result = stream_check(drv_external_map_array(&native->mipmap, memory->memory, &shape,
                                                 levels ? pImageDesc->numMipLevel : 1),
                          "mapping imported memory as an image");
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    native->has_mipmap = true;
    if (!levels) {
        result = stream_check(drv_mipmap_level(&native->array, native->mipmap, 0),
                              "mapping imported memory as an image");
    }
    uintptr_t number = levels ? (uintptr_t)native->mipmap : (uintptr_t)native->array;
    if (result == UR_RESULT_SUCCESS) {
        native->of = memory;
        stream_native_map(hContext, memory, true);
        result = stream_bindless_keep(hContext, native, pImageFormat, pImageDesc, number);
        if (result != UR_RESULT_SUCCESS) {
            stream_native_map(hContext, memory, false);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)stream_native_unref(native);
        return result;
    }
    *phImageMem = number;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                       ur_device_handle_t hDevice, uint64_t offset,
                                                       uint64_t size,
                                                       ur_exp_external_mem_handle_t hExternalMem,
                                                       void **ppRetMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppRetMem);
    struct stream_place *place;
    struct stream_native *memory;
    ur_result_t result = find_memory(hContext, hDevice, hExternalMem, &place, &memory);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0 || offset > memory->size || size > memory->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%llu bytes at %llu do not lie in the %zu that were imported",
                       (unsigned long long)size, (unsigned long long)offset, memory->size);
    }
    void *pointer = NULL;
    result = stream_check(drv_external_map(&pointer, memory->memory, offset, size),
                          "mapping imported memory");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_foreign_add(hContext, pointer, pointer, size, STREAM_MAPPED, place);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_free_device(pointer);
        return result;
    }
    stream_foreign_newest(hContext, pointer)->of = memory;
    stream_native_map(hContext, memory, true);
    *ppRetMem = pointer;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                      ur_device_handle_t hDevice, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    return stream_foreign_end(hContext, hDevice, pMem, STREAM_MAPPED, "mapping of imported memory");
}

static ur_result_t external_release(ur_context_handle_t context, ur_device_handle_t device,
                                    void *handle, enum stream_native_kind kind) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct stream_native *native = stream_native_find(context, (uintptr_t)handle, kind);
    if (!native || native->place->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p was not imported as %s with this context and device", handle,
                       kind == STREAM_MEMORY ? "memory" : "a semaphore");
    }
    native = stream_native_take(context, (uintptr_t)handle, kind);
    return native ? stream_check(stream_native_unref(native), "releasing what was imported")
                  : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                            "%p is mapped, and the mapping has to end first", handle);
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     ur_exp_external_mem_handle_t hExternalMem) {
    return external_release(hContext, hDevice, hExternalMem, STREAM_MEMORY);
}

/* ---- semaphores ------------------------------------------------------------------------------ */

ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pExternalSemaphoreDesc);
    UR_CHECK_POINTER(phExternalSemaphore);
    if ((unsigned)semHandleType > UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    struct stream_place *place;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool timeline = semHandleType == UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD;
    enum drv_external_type type = timeline ? DRV_EXTERNAL_TIMELINE_FD : DRV_EXTERNAL_OPAQUE_FD;
    if (!drv_has_semaphores() ||
        (!timeline && semHandleType != UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD) ||
        !drv_knows_external(type)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver imports no semaphores by handles of type %d",
                       (int)semHandleType);
    }
    int fd = -1;
    result = ur_descriptor_find(pExternalSemaphoreDesc->pNext, &fd);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_native_make(place, STREAM_SEMAPHORE);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    native->timeline = timeline;
    int given;
    result = ur_descriptor_duplicate(fd, &given);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_semaphore_import(&native->semaphore, type, given),
                              "importing a semaphore");
        ur_descriptor_settle(result, fd, given);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    stream_native_add(hContext, native, (uintptr_t)native);
    *phExternalSemaphore = (ur_exp_external_semaphore_handle_t)native;
    return UR_RESULT_SUCCESS;
}

ur_result_t
urBindlessImagesReleaseExternalSemaphoreExp(ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice,
                                            ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    return external_release(hContext, hDevice, hExternalSemaphore, STREAM_SEMAPHORE);
}

struct use {
    struct stream_native *semaphore; /* referenced */
    uint64_t value;
    bool signal;
};

static ur_result_t external_run(drv_stream stream, const void *args) {
    const struct use *use = args;
    return use->signal
               ? stream_check(drv_semaphore_signal(use->semaphore->semaphore, use->value, stream),
                              "signaling a semaphore")
               : stream_check(drv_semaphore_wait(use->semaphore->semaphore, use->value, stream),
                              "waiting for a semaphore");
}

static void external_drop(const void *args) {
    const struct use *use = args;
    (void)stream_native_unref(use->semaphore);
}

static ur_result_t external_enqueue(ur_queue_handle_t queue,
                                    ur_exp_external_semaphore_handle_t handle, bool signal,
                                    bool has_value, uint64_t value, uint32_t count,
                                    const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    struct stream_native *semaphore =
        stream_native_find(queue->context, (uintptr_t)handle, STREAM_SEMAPHORE);
    if (!semaphore || semaphore->place != queue->place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no imported semaphore of the queue's context and device",
                       (void *)handle);
    }
    if (semaphore->timeline && !has_value) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a timeline semaphore is used with a value");
    }
    struct use use = {semaphore, has_value ? value : 0, signal};
    struct stream_command c;
    ur_result_t result = stream_begin(&c, queue,
                                      signal ? UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP
                                             : UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP,
                                      count, waits, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (c.held) {
        atomic_fetch_add_explicit(&semaphore->refs, 1, memory_order_relaxed);
        result = stream_step_owning(&c, external_run, external_drop, &use, sizeof(use));
    } else {
        result = external_run(c.stream, &use);
    }
    return stream_end(&c, result, false, event);
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                     ur_exp_external_semaphore_handle_t hSemaphore,
                                                     bool hasWaitValue, uint64_t waitValue,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent) {
    return external_enqueue(hQueue, hSemaphore, false, hasWaitValue, waitValue, numEventsInWaitList,
                            phEventWaitList, phEvent);
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return external_enqueue(hQueue, hSemaphore, true, hasSignalValue, signalValue,
                            numEventsInWaitList, phEventWaitList, phEvent);
}
