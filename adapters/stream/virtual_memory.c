/* Address ranges and the memory behind them. */
#include "physical.h"
#include "stream.h"

static ur_result_t supported(ur_device_handle_t device) {
    return device->attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 && drv_has_virtual()
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "device %d has no virtual memory for programs", device->ordinal);
}

/* The largest of the devices' granularities, which are powers of two. */
static ur_result_t granularity(ur_context_handle_t context, ur_device_handle_t device,
                               bool recommended, size_t *out) {
    size_t most = 1;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ur_device_handle_t at = context->places[i]->device;
        if (device && at != device) {
            continue;
        }
        size_t bytes = 0;
        ur_result_t result = supported(at);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_check(drv_granularity(&bytes, at->ordinal, recommended),
                                  "asking for the granularity");
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        most = bytes > most ? bytes : most;
    }
    *out = most;
    return UR_RESULT_SUCCESS;
}

/* Enters the context and checks that a size is a multiple of the granularity. */
static ur_result_t virtual_memory_begin(ur_context_handle_t context, const void *start,
                                        size_t size) {
    UR_CHECK_CONTEXT(context);
    size_t unit;
    ur_result_t result = stream_enter(context->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result = granularity(context, NULL, false, &unit);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0 || size % unit != 0 || (uintptr_t)start % unit != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "%zu bytes at %p are no multiples of %zu",
                       size, start, unit);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t allocationSize,
                                           ur_virtual_mem_granularity_info_t propName,
                                           size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
    (void)allocationSize;
    UR_CHECK_CONTEXT(hContext);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
        if (!stream_context_place(hContext, hDevice)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
        }
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName != UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM &&
        propName != UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    size_t unit;
    result = stream_enter(hContext->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result = granularity(hContext, hDevice,
                             propName == UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, &unit);
    }
    return result == UR_RESULT_SUCCESS ? ur_info_value(out, size_t, unit) : result;
}

ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                void **ppStart) {
    UR_CHECK_POINTER(ppStart);
    ur_result_t result = virtual_memory_begin(hContext, NULL, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *start = NULL;
    result = stream_check(drv_reserve(&start, size, pStart), "reserving addresses");
    if (result == UR_RESULT_SUCCESS) {
        *ppStart = start;
    }
    return result;
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_POINTER(pStart);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = virtual_memory_begin(hContext, pStart, size);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_unreserve(pStart, size), "freeing addresses")
               : result;
}

static ur_result_t read_access(ur_virtual_mem_access_flags_t flags, enum drv_access *access) {
    UR_CHECK_FLAGS(flags, UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK);
    if (flags & (flags - 1)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ENUMERATION, 0,
                       "more than one kind of access is asked for");
    }
    *access = flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE  ? DRV_ACCESS_READ_WRITE
              : flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? DRV_ACCESS_READ
                                                             : DRV_ACCESS_NONE;
    return UR_RESULT_SUCCESS;
}

/* For every device of the context that can have it; the first must. */
static ur_result_t set_access(ur_context_handle_t context, const void *start, size_t size,
                              enum drv_access access) {
    bool any = false;
    drv_result last = DRV_OK;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        drv_result native =
            drv_access_set(start, size, context->places[i]->device->ordinal, access);
        any = any || native == DRV_OK;
        last = native == DRV_OK ? last : native;
    }
    return any ? UR_RESULT_SUCCESS : stream_check(last, "setting access to memory");
}

ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                            ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                            ur_virtual_mem_access_flags_t flags) {
    UR_CHECK_POINTER(pStart);
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    enum drv_access access = DRV_ACCESS_NONE;
    ur_result_t result = read_access(flags, &access);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_begin(hContext, pStart, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (hPhysicalMem->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    if (offset > hPhysicalMem->size || size > hPhysicalMem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are not in physical memory of %zu", size, offset,
                       hPhysicalMem->size);
    }
    result =
        stream_check(drv_map_memory(pStart, size, hPhysicalMem->native, offset), "mapping memory");
    if (result != UR_RESULT_SUCCESS || access == DRV_ACCESS_NONE) {
        return result; /* memory just mapped has no access */
    }
    result = set_access(hContext, pStart, size, access);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_unmap_memory(pStart, size);
    }
    return result;
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_POINTER(pStart);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = virtual_memory_begin(hContext, pStart, size);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_unmap_memory(pStart, size), "unmapping memory")
               : result;
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_access_flags_t flags) {
    UR_CHECK_POINTER(pStart);
    enum drv_access access = DRV_ACCESS_NONE;
    ur_result_t result = read_access(flags, &access);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_begin(hContext, pStart, size);
    }
    return result == UR_RESULT_SUCCESS ? set_access(hContext, pStart, size, access) : result;
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                size_t *pPropSizeRet) {
    (void)size;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pStart);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result == UR_RESULT_SUCCESS) {
        result = supported(hContext->places[0]->device);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hContext->places[0]);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName != UR_VIRTUAL_MEM_INFO_ACCESS_MODE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    enum drv_access access = DRV_ACCESS_NONE;
    result = stream_check(drv_access_get(pStart, hContext->places[0]->device->ordinal, &access),
                          "asking for the access to memory");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_info_value(out, ur_virtual_mem_access_flags_t,
                         access == DRV_ACCESS_READ_WRITE ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE
                         : access == DRV_ACCESS_READ     ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY
                                                         : UR_VIRTUAL_MEM_ACCESS_FLAG_NONE);
}

/* ---- physical memory ------------------------------------------------------------------------- */

ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                size_t size, const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phPhysicalMem);
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_PHYSICAL_MEM_FLAGS_MASK);
    }
    bool exported = pProperties && (pProperties->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
    if (exported && hDevice->attr[DRV_ATTR_EXPORT_FD] <= 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device shares no physical memory");
    }
    ur_result_t result = virtual_memory_begin(hContext, NULL, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_physical_mem_handle_t memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    UR_POOL_WITH_ROOM(
        result, stream_check(drv_physical_create(&memory->native, size, hDevice->ordinal, exported),
                             "creating physical memory"));
    if (result != UR_RESULT_SUCCESS) {
        free(memory);
        return result;
    }
    ur_object_init(&memory->object, UR_KIND_PHYSICAL_MEM);
    memory->context = hContext;
    memory->device = hDevice;
    memory->size = size;
    memory->exported = exported;
    memory->flags = pProperties ? pProperties->flags : 0;
    ur_object_retain(&hContext->object);
    *phPhysicalMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_object_retain(&hPhysicalMem->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    if (!ur_object_release(&hPhysicalMem->object)) {
        return UR_RESULT_SUCCESS;
    }
    ur_context_handle_t context = hPhysicalMem->context;
    ur_result_t result =
        stream_entered(context->places[0])
            ? stream_check(drv_physical_release(hPhysicalMem->native), "freeing physical memory")
            : ur_refuse(UR_RESULT_ERROR_DEVICE_LOST);
    free(hPhysicalMem);
    urContextRelease(context);
    return result;
}

ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                 ur_physical_mem_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_physical_mem_facts(out, propName, &hPhysicalMem->object, hPhysicalMem->context,
                                 hPhysicalMem->device, hPhysicalMem->size, hPhysicalMem->flags);
}
