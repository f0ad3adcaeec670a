/* Physical memory shared between processes: the file is opened anew through the process that has
 * it. */
#include <errno.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "ipc_memory.h"
#include "os/ipc_data.h"
#include "os/ipc_physical.h"
#include "physical_mem.h"

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
    if (!(hPhysMem->flags & UR_PHYSICAL_MEM_FLAG_ENABLE_IPC)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ARGUMENT, 0,
                       "the physical memory was made without UR_PHYSICAL_MEM_FLAG_ENABLE_IPC");
    }
    int file;
    struct ur_ipc_physical *shared;
    ur_result_t result = ur_ipc_duplicate(hPhysMem->file, &file);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_ipc_physical_give(UR_BACKEND_NATIVE_CPU, file, hPhysMem->size, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* So that another file under that number is not taken for it. */
    struct stat about;
    if (fstat(file, &about) != 0) {
        result = ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno, "sharing physical memory: %s",
                         strerror(errno));
        (void)ur_ipc_physical_put(UR_BACKEND_NATIVE_CPU, shared);
        return result;
    }
    shared->device = about.st_dev;
    shared->inode = about.st_ino;
    ur_ipc_seal(shared, sizeof(*shared));
    *ppIPCPhysMemHandleData = shared;
    *pIPCPhysMemHandleDataSizeRet = sizeof(*shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                     const void *pIPCPhysMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    return ur_ipc_physical_put(UR_BACKEND_NATIVE_CPU, pIPCPhysMemHandleData);
}

ur_result_t urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      const void *pIPCPhysMemHandleData,
                                      size_t ipcPhysMemHandleDataSize,
                                      ur_physical_mem_handle_t *phPhysMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCPhysMemHandleData);
    UR_CHECK_POINTER(phPhysMem);
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct ur_ipc_physical shared;
    ur_result_t result = ur_ipc_physical_read(UR_BACKEND_NATIVE_CPU, pIPCPhysMemHandleData,
                                              ipcPhysMemHandleDataSize, &shared);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    int file = -1;
    struct stat about;
    result = ur_ipc_open(shared.process, shared.descriptor, shared.device, shared.inode, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (fstat(file, &about) != 0 || (uint64_t)about.st_size != shared.size) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "process %d does not share %llu bytes of physical memory",
                       (int)shared.process, (unsigned long long)shared.size);
    }
    result = ncpu_physical_new(hContext, hDevice, (size_t)shared.size,
                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, file, phPhysMem);
    if (result != UR_RESULT_SUCCESS) {
        close(file);
    }
    return result;
}

ur_result_t urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
                                       ur_physical_mem_handle_t hPhysMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PHYSICAL_MEM(hPhysMem);
    if (hPhysMem->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    ncpu_physical_release(hPhysMem);
    return UR_RESULT_SUCCESS;
}
