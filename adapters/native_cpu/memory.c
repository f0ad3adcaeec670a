/* Buffers and sub-buffers. A buffer's storage is memory of the host; a sub-buffer is a part of its
 * parent's. */
#include <stdlib.h>
#include <string.h>

#include "entry/buffer_map.h"
#include "mem_image.h"

void ncpu_mem_release(ur_mem_handle_t mem) {
    if (!ur_object_release(&mem->object)) {
        return;
    }
    ur_buffer_maps_end(&mem->maps);
    ur_mem_handle_t parent = mem->parent;
    ur_context_handle_t context = mem->context;
    if (mem->owned) {
        ncpu_memory_give(mem->data);
    }
    if (mem->release) {
        mem->release(mem->native);
    } else if (!mem->given) {
        ncpu_native_free(mem->native);
    }
    pthread_mutex_destroy(&mem->lock);
    free(mem->picture);
    free(mem);
    if (parent) {
        ncpu_mem_release(parent);
    }
    ncpu_context_release(context);
}

const void *ncpu_mem_argument(ur_mem_handle_t mem) {
    return mem->picture ? (const void *)&mem->picture->view : mem->data;
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
    if (size == 0 || size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 0, "size %zu is 0 or above %llu", size,
                       (unsigned long long)ncpu_memory_size());
    }
    void *host = pProperties ? pProperties->pHost : NULL;
    result = ur_mem_host_check(flags, host);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (flags & UR_MEM_FLAG_USE_HOST_POINTER) {
        mem->data = host;
    } else {
        void *data;
        UR_POOL_WITH_ROOM(result, ncpu_memory_take(UR_POOL_DEVICE, size, NCPU_BASE_ALIGN, &data));
        if (result != UR_RESULT_SUCCESS) {
            goto free_mem;
        }
        mem->data = data;
        mem->owned = true;
        if (flags & UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER) {
            memcpy(data, host, size);
        }
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    ncpu_context_retain(hContext);
    mem->context = hContext;
    mem->flags = flags;
    mem->size = size;
    *phBuffer = mem;
    return UR_RESULT_SUCCESS;

free_mem:
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
    if (hBuffer->picture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image has no sub-buffers");
    }
    if (hBuffer->parent) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "a sub-buffer has no sub-buffers");
    }
    ur_result_t result =
        ur_mem_part_check(hBuffer->flags, hBuffer->size, flags, pRegion, NCPU_BASE_ALIGN);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    ur_object_retain(&hBuffer->object);
    ncpu_context_retain(hBuffer->context);
    mem->parent = hBuffer;
    mem->context = hBuffer->context;
    mem->flags = flags ? flags : hBuffer->flags;
    mem->data = hBuffer->data + pRegion->origin;
    mem->size = pRegion->size;
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemRelease(ur_mem_handle_t hMem) {
    UR_CHECK_MEM(hMem);
    ncpu_mem_release(hMem);
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
    switch ((int)propName) {
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

/* ---- maps: the host's pointer is the storage itself ------------------------------------------ */

bool ncpu_mem_map(ur_mem_handle_t mem, void *ptr) {
    struct ur_buffer_map *map = calloc(1, sizeof(*map));
    if (!map) {
        return false;
    }
    map->pointer = ptr;
    pthread_mutex_lock(&mem->lock);
    ur_buffer_map_put(&mem->maps, map);
    pthread_mutex_unlock(&mem->lock);
    return true;
}

bool ncpu_mem_unmap(ur_mem_handle_t mem, void *ptr) {
    pthread_mutex_lock(&mem->lock);
    struct ur_buffer_map *map = ur_buffer_map_take(&mem->maps, ptr);
    pthread_mutex_unlock(&mem->lock);
    free(map);
    return map != NULL;
}
