/* Physical memory shared between processes, by a file descriptor that the driver makes. */
#include <unistd.h>

#include "context.h"
#include "mem.h"
#include "os/ipc_physical.h"
#include "virtual_memory.h"

bool ze_ipc_physical_has(ur_device_handle_t device) {
    return ze.zePhysicalMemGetProperties &&
           (device->export_types & device->import_types & ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD);
}

ur_result_t ze_ipc_physical_need(ur_device_handle_t device) {
    return ze_ipc_physical_has(device)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "%s shares no physical memory between processes",
                         ze.zePhysicalMemGetProperties ? "the device" : "the Level Zero loader");
}

/* The driver's own descriptor, which stays its own. */
static ur_result_t descriptor_of(ur_physical_mem_handle_t memory, int *out) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&memory->lock);
    if (memory->shared < 0) {
        ze_external_memory_export_fd_t export = {.stype =
                                                     ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD,
                                                 .flags = ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD,
                                                 .fd = -1};
        ze_physical_memory_properties about = {.stype = ZE_STYPE_PHYSICAL_MEM_PROPERTIES,
                                               .pNext = &export};
        result = ZE_CHECK(zePhysicalMemGetProperties, memory->context->ze, memory->ze, &about);
        if (result == UR_RESULT_SUCCESS && export.fd < 0) {
            result = ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0,
                             "zePhysicalMemGetProperties gives no file descriptor");
        }
        memory->shared = result != UR_RESULT_SUCCESS ? -1 : export.fd;
    }
    *out = memory->shared;
    pthread_mutex_unlock(&memory->lock);
    return result;
}

static ur_result_t check_memory(ur_context_handle_t context, ur_physical_mem_handle_t memory) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_PHYSICAL_MEM(memory);
    if (memory->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    return ze_ipc_physical_need(memory->device);
}

ur_result_t urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
                                     ur_physical_mem_handle_t hPhysMem,
                                     void **ppIPCPhysMemHandleData,
                                     size_t *pIPCPhysMemHandleDataSizeRet) {
    ur_result_t result = check_memory(hContext, hPhysMem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppIPCPhysMemHandleData);
    UR_CHECK_POINTER(pIPCPhysMemHandleDataSizeRet);
    if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ARGUMENT, 0,
                       "the physical memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
    }
    int own, descriptor;
    struct ur_ipc_physical *shared;
    if ((result = descriptor_of(hPhysMem, &own)) || (result = ur_ipc_duplicate(own, &descriptor)) ||
        (result =
             ur_ipc_physical_give(UR_BACKEND_LEVEL_ZERO, descriptor, hPhysMem->size, &shared))) {
        return result;
    }
    *ppIPCPhysMemHandleData = shared;
    *pIPCPhysMemHandleDataSizeRet = sizeof(*shared);
    return result;
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                     const void *pIPCPhysMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    ur_result_t result = ze_ipc_physical_need(hContext->devices[0]);
    return result != UR_RESULT_SUCCESS
               ? result
               : ur_ipc_physical_put(UR_BACKEND_LEVEL_ZERO, pIPCPhysMemHandleData);
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData,
                                      size_t ipcPhysMemHandleDataSize,
                                      ur_physical_mem_handle_t *phPhysMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCPhysMemHandleData);
    UR_CHECK_POINTER(phPhysMem);
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    struct ur_ipc_physical shared;
    ur_result_t result;
    if ((result = ze_ipc_physical_need(hDevice)) ||
        (result = ur_ipc_physical_read(UR_BACKEND_LEVEL_ZERO, pIPCPhysMemHandleData,
                                       ipcPhysMemHandleDataSize, &shared))) {
        return result;
    }
    int file;
    result = ur_ipc_fetch(shared.process, shared.descriptor, &file);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_physical_new(hContext, hDevice, (size_t)shared.size,
                                 UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, file, phPhysMem);
        close(file);
    }
    return result;
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                       ur_physical_mem_handle_t hPhysMem) {
    ur_result_t result = check_memory(hContext, hPhysMem);
    return result != UR_RESULT_SUCCESS ? result : urPhysicalMemRelease(hPhysMem);
}
