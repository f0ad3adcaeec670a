/* Device memory that other interfaces can import, by a file descriptor: physical memory of the
 * driver's, mapped for its device. */
#include "physical.h"
#include "stream.h"

static ur_result_t memory_export_check(ur_context_handle_t context, ur_device_handle_t device,
                                       ur_exp_external_mem_type_t type,
                                       struct stream_place **place) {
    if ((unsigned)type > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *place = stream_context_place(context, device);
    if (!*place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    if (type != UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD || !stream_exports_memory(device)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device exports no memory by handles of type %d", (int)type);
    }
    return stream_enter(*place);
}

bool stream_exports_memory(ur_device_handle_t device) {
    return device->attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 && device->attr[DRV_ATTR_EXPORT_FD] > 0 &&
           drv_has_virtual();
}

/* Pre: entered. Post on success: the memory is mapped at *start. */
static ur_result_t memory_export_take(struct stream_place *place, size_t size, void **start,
                                      drv_physical *physical) {
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    int device = place->device->ordinal;
    result = stream_check(drv_physical_create(physical, size, device, true),
                          "allocating memory for export");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_reserve(start, size, NULL), "reserving addresses");
    if (result != UR_RESULT_SUCCESS) {
        goto release;
    }
    result = stream_check(drv_map_memory(*start, size, *physical, 0), "mapping memory for export");
    if (result != UR_RESULT_SUCCESS) {
        goto unreserve;
    }
    result = stream_check(drv_access_set(*start, size, device, DRV_ACCESS_READ_WRITE),
                          "mapping memory for export");
    if (result == UR_RESULT_SUCCESS) {
        return result;
    }
    (void)drv_unmap_memory(*start, size);

unreserve:
    (void)drv_unreserve(*start, size);
release:
    (void)drv_physical_release(*physical);
    return result;
}

drv_result stream_exportable_close(const struct stream_foreign *foreign) {
    drv_result result = drv_unmap_memory(foreign->base, foreign->whole);
    drv_result freed = drv_unreserve(foreign->base, foreign->whole);
    drv_result released = drv_physical_release(foreign->physical);
    return result != DRV_OK ? result : freed != DRV_OK ? freed : released;
}

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice, size_t alignment,
                                                   size_t size,
                                                   ur_exp_external_mem_type_t handleTypeToExport,
                                                   void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    struct stream_place *place;
    size_t unit = 0, whole;
    if (alignment & (alignment - 1)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0, "alignment %zu is no power of two",
                       alignment);
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of 0 bytes");
    }
    ur_result_t result = memory_export_check(hContext, hDevice, handleTypeToExport, &place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_granularity(&unit, hDevice->ordinal, false),
                              "asking for the granularity");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (alignment > unit) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0,
                       "alignment %zu: at most %zu is supported", alignment, unit);
    }
    if (__builtin_add_overflow(size, unit - 1, &whole) ||
        (hDevice->memory && size > hDevice->memory)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_SIZE, 0,
                       "%zu bytes are more than the device's %zu", size, hDevice->memory);
    }
    whole = whole / unit * unit;
    void *start = NULL;
    drv_physical physical;
    UR_POOL_WITH_ROOM(result, memory_export_take(place, whole, &start, &physical));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_foreign_add(hContext, start, start, size, STREAM_EXPORTABLE, place);
    if (result != UR_RESULT_SUCCESS) {
        (void)stream_exportable_close(
            &(struct stream_foreign){.base = start, .whole = whole, .physical = physical});
        return result;
    }
    struct stream_foreign *foreign = stream_foreign_newest(hContext, start);
    foreign->physical = physical;
    foreign->whole = whole;
    *ppMem = start;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    return stream_foreign_end(hContext, hDevice, pMem, STREAM_EXPORTABLE, "exportable memory");
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                ur_exp_external_mem_type_t handleTypeToExport,
                                                void *pMem, void *pMemHandleRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pMemHandleRet);
    struct stream_place *place;
    ur_result_t result = memory_export_check(hContext, hDevice, handleTypeToExport, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct stream_foreign *foreign = stream_foreign_find(hContext, pMem, STREAM_EXPORTABLE);
    if (!foreign || foreign->place != place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is not the start of exportable memory of this context and device", pMem);
    }
    int fd = -1;
    result = stream_check(drv_physical_export(&fd, foreign->physical), "exporting memory");
    if (result == UR_RESULT_SUCCESS) {
        *(int *)pMemHandleRet = fd;
    }
    return result;
}
