/* Device memory that other interfaces can import, by a file descriptor of the driver's. */
#include "bindless.h"

bool ze_memory_export_has(ur_device_handle_t device) {
    return device->export_types &
           (ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD | ZE_EXTERNAL_MEMORY_TYPE_FLAG_DMA_BUF);
}

static ur_result_t memory_export_check_type(ur_device_handle_t device,
                                            ur_exp_external_mem_type_t type,
                                            ze_external_memory_type_flags_t *native) {
    if ((unsigned)type > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *native = ze_memory_handle_type(type);
    return *native & device->export_types
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "the device exports no memory by handles of type %d", (int)type);
}

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice, size_t alignment,
                                                   size_t size,
                                                   ur_exp_external_mem_type_t handleTypeToExport,
                                                   void **ppMem) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppMem);
    if ((alignment & (alignment - 1)) != 0 || alignment > ZE_MAX_ALIGN) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0,
                       "alignment %zu is no power of two up to %d", alignment, ZE_MAX_ALIGN);
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of 0 bytes");
    }
    ze_external_memory_export_desc_t export = {.stype =
                                                   ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC};
    ze_device_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
                                       .pNext = &export};
    result = memory_export_check_type(hDevice, handleTypeToExport, &export.flags);
    if (result == UR_RESULT_SUCCESS && size > hDevice->properties.maxMemAllocSize) {
        result = ur_fail(UR_RESULT_ERROR_UNSUPPORTED_SIZE, 0, "size %zu is above %llu", size,
                         (unsigned long long)hDevice->properties.maxMemAllocSize);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_EXPORTED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *memory = NULL;
    UR_POOL_WITH_ROOM(result, ZE_CHECK(zeMemAllocDevice, hContext->ze, &desc, size, alignment,
                                       hDevice->ze, &memory));
    if (result == UR_RESULT_SUCCESS) {
        native->memory = memory;
        result = ze_residents_add(hContext, hDevice, ZE_RESIDENT_DEVICE, memory, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_pool_track_lent(hContext->space, memory, size, UR_POOL_DEVICE, hDevice);
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)ze_bindless_end(native);
        return result;
    }
    ze_bindless_add(native, (uintptr_t)memory);
    *ppMem = memory;
    return result;
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice, void *pMem) {
    return ze_bindless_free(hContext, hDevice, pMem, ZE_BINDLESS_EXPORTED,
                            "was not allocated for export with this context and device");
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                ur_exp_external_mem_type_t handleTypeToExport,
                                                void *pMem, void *pMemHandleRet) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pMemHandleRet);
    ze_external_memory_export_fd_t export = {.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD,
                                             .fd = -1};
    ze_memory_allocation_properties_t about = {
        .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES, .pNext = &export};
    struct ur_pool_memory known;
    result = memory_export_check_type(hDevice, handleTypeToExport, &export.flags);
    if (result == UR_RESULT_SUCCESS && (!ur_pool_find(hContext->space, pMem, &known) ||
                                        known.base != pMem || known.type != UR_POOL_DEVICE)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is not the start of device memory of the context", pMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeMemGetAllocProperties, hContext->ze, pMem, &about, NULL);
    }
    if (result == UR_RESULT_ERROR_INVALID_ARGUMENT ||
        (result == UR_RESULT_SUCCESS && export.fd < 0)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "the driver has no file descriptor for %p: it was not allocated for "
                         "export",
                         pMem);
    }
    if (result == UR_RESULT_SUCCESS) {
        *(int *)pMemHandleRet = export.fd;
    }
    return result;
}
