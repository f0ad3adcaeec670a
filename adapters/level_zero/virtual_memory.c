/* Reserved addresses and physical memory. */
#include <stdlib.h>

#include "context.h"
#include "mem.h"
#include "virtual_memory.h"

static ur_result_t access_of(ur_virtual_mem_access_flags_t flags,
                             ze_memory_access_attribute_t *out) {
    if (flags & UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *out = flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE  ? ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE
           : flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY
                                                          : ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
    return UR_RESULT_SUCCESS;
}

static ur_result_t page_size(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                             size_t *page) {
    return ZE_CHECK(zeVirtualMemQueryPageSize, context->ze, device->ze, size, page);
}

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t allocationSize,
                                           ur_virtual_mem_granularity_info_t propName,
                                           size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
        if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
        }
    }
    if (allocationSize == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t page = 0;
    switch (propName) {
    case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
    case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
        result =
            page_size(hContext, hDevice ? hDevice : hContext->devices[0], allocationSize, &page);
        return result != UR_RESULT_SUCCESS ? result : ur_info_value(out, size_t, page);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t ze_addresses_reserve(ur_context_handle_t context, const void *start, size_t size,
                                 void **out) {
    ze_result_t code = ze.zeVirtualMemReserve(context->ze, start, size, out);
    if (code == ZE_RESULT_ERROR_INVALID_NULL_POINTER && !start) {
        /* Layers of early loaders want an address, though it is a wish only. */
        code = ze.zeVirtualMemReserve(context->ze, (void *)((uintptr_t)1 << 40), size, out);
    }
    return ze_check(code, "zeVirtualMemReserve");
}

ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                void **ppStart) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(ppStart);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    void *start = NULL;
    ur_result_t result = ze_addresses_reserve(hContext, pStart, size, &start);
    if (result == UR_RESULT_SUCCESS) {
        *ppStart = start;
    }
    return result;
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pStart);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return ur_exiting() ? UR_RESULT_SUCCESS
                        : ZE_CHECK(zeVirtualMemFree, hContext->ze, pStart, size);
}

ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                            ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                            ur_virtual_mem_access_flags_t flags) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    UR_CHECK_POINTER(pStart);
    ze_memory_access_attribute_t access;
    ur_result_t result = access_of(flags, &access);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0 || offset > hPhysicalMem->size || size > hPhysicalMem->size - offset) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    result =
        ZE_CHECK(zeVirtualMemMap, hContext->ze, pStart, size, hPhysicalMem->ze, offset, access);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result =
        ze_residents_add(hContext, hPhysicalMem->device, ZE_RESIDENT_MAPPED, (void *)pStart, size);
    if (result != UR_RESULT_SUCCESS) {
        ze.zeVirtualMemUnmap(hContext->ze, pStart, size);
    }
    return result;
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pStart);
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    ze_residents_remove(hContext, (void *)pStart);
    return ZE_CHECK(zeVirtualMemUnmap, hContext->ze, pStart, size);
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_access_flags_t flags) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pStart);
    ze_memory_access_attribute_t access;
    ur_result_t result = access_of(flags, &access);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return size ? ZE_CHECK(zeVirtualMemSetAccessAttribute, hContext->ze, pStart, size, access)
                : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pStart);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName != UR_VIRTUAL_MEM_INFO_ACCESS_MODE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    ze_memory_access_attribute_t access = ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
    size_t covered = 0;
    result =
        ZE_CHECK(zeVirtualMemGetAccessAttribute, hContext->ze, pStart, size, &access, &covered);
    return result != UR_RESULT_SUCCESS
               ? result
               : ur_info_value(out, ur_virtual_mem_access_flags_t,
                               access == ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE
                                   ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE
                               : access == ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY
                                   ? UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY
                                   : UR_VIRTUAL_MEM_ACCESS_FLAG_NONE);
}

ur_result_t ze_physical_new(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                            ur_physical_mem_flags_t flags, int file,
                            ur_physical_mem_handle_t *out) {
    ur_physical_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    mem->lent.number = -1;
    ur_result_t result = file < 0 ? UR_RESULT_SUCCESS : ur_descriptor_lend(file, &mem->lent);
    if (result != UR_RESULT_SUCCESS) {
        free(mem);
        return result;
    }
    ze_external_memory_import_fd_t import = {.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                                             .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD,
                                             .fd = mem->lent.number};
    ze_external_memory_export_desc_t export = {.stype =
                                                   ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC,
                                               .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD};
    bool exports = flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC && ze_ipc_physical_has(device);
    ze_physical_mem_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC,
                                   .pNext = file >= 0 ? (void *)&import
                                            : exports ? (void *)&export
                                                      : NULL,
                                   .size = size};
    UR_POOL_WITH_ROOM(result,
                      ZE_CHECK(zePhysicalMemCreate, context->ze, device->ze, &desc, &mem->ze));
    if (result != UR_RESULT_SUCCESS) {
        ur_descriptor_end(&mem->lent);
        free(mem);
        return result;
    }
    ur_object_init(&mem->object, UR_KIND_PHYSICAL_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    mem->context = context;
    mem->device = device;
    mem->size = size;
    mem->flags = flags;
    mem->shared = -1;
    ze_context_retain(context);
    *out = mem;
    return result;
}

ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                size_t size, const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phPhysicalMem);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_PHYSICAL_MEM_FLAGS_MASK);
    }
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    size_t page = 0;
    ur_result_t result =
        size ? page_size(hContext, hDevice, size, &page) : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    if (result == UR_RESULT_SUCCESS && size % page != 0) {
        result =
            ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "size %zu is no multiple of %zu", size, page);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_physical_mem_flags_t flags = pProperties ? pProperties->flags : 0;
    return ze_physical_new(hContext, hDevice, size, flags, -1, phPhysicalMem);
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_object_retain(&hPhysicalMem->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    if (ur_object_release(&hPhysicalMem->object)) {
        ur_context_handle_t context = hPhysicalMem->context;
        ZE_CHECK(zePhysicalMemDestroy, context->ze, hPhysicalMem->ze);
        ur_descriptor_end(&hPhysicalMem->lent);
        pthread_mutex_destroy(&hPhysicalMem->lock);
        free(hPhysicalMem);
        ze_context_release(context);
    }
    return UR_RESULT_SUCCESS;
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
