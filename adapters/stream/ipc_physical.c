/* Physical memory shared between processes, by a file descriptor. */
#include <unistd.h>

#include "os/ipc_physical.h"
#include "physical.h"
#include "stream.h"

ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                     ur_physical_mem_handle_t hPhysMem,
                                     void **ppIPCPhysMemHandleData,
                                     size_t *pIPCPhysMemHandleDataSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PHYSICAL_MEM(hPhysMem);
    UR_CHECK_POINTER(ppIPCPhysMemHandleData);
    UR_CHECK_POINTER(pIPCPhysMemHandleDataSizeRet);
    if (hPhysMem->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    if (!hPhysMem->exported) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ARGUMENT, 0,
                       "the physical memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
    }
    struct ur_ipc_physical *shared;
    int descriptor = -1;
    ur_result_t result = stream_enter(hContext->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_physical_export(&descriptor, hPhysMem->native),
                              "sharing physical memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_ipc_physical_give(DRV_BACKEND, descriptor, hPhysMem->size, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *ppIPCPhysMemHandleData = shared;
    *pIPCPhysMemHandleDataSizeRet = sizeof(*shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                     const void *pIPCPhysMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    return ur_ipc_physical_put(DRV_BACKEND, pIPCPhysMemHandleData);
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData,
                                      size_t ipcPhysMemHandleDataSize,
                                      ur_physical_mem_handle_t *phPhysMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCPhysMemHandleData);
    UR_CHECK_POINTER(phPhysMem);
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct ur_ipc_physical shared;
    ur_result_t result =
        ur_ipc_physical_read(DRV_BACKEND, pIPCPhysMemHandleData, ipcPhysMemHandleDataSize, &shared);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_physical_mem_handle_t memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    int descriptor = -1;
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_ipc_fetch(shared.process, shared.descriptor, &descriptor);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_physical_import(&memory->native, descriptor),
                              "opening shared physical memory");
        close(descriptor);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(memory);
        return result;
    }
    ur_object_init(&memory->object, UR_KIND_PHYSICAL_MEM);
    memory->context = hContext;
    memory->device = hDevice;
    memory->size = shared.size;
    memory->flags = UR_PHYSICAL_MEM_FLAG_ENABLE_IPC;
    memory->exported = true;
    ur_object_retain(&hContext->object);
    *phPhysMem = memory;
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                       ur_physical_mem_handle_t hPhysMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PHYSICAL_MEM(hPhysMem);
    if (hPhysMem->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    return urPhysicalMemRelease(hPhysMem);
}
