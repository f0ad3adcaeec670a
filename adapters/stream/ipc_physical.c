/* Physical memory shared between processes, by a file descriptor. */
#include <errno.h>
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "ipc.h"

enum { MAGIC = 0x50435255 }; /* "URCP" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_physical {
    uint32_t magic;
    uint32_t backend;
    uint64_t size;
    int32_t process;
    int32_t descriptor; /* open in that process until the data are put back */
};

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
    struct shared_physical *shared = calloc(1, sizeof(*shared));
    if (!shared) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    int descriptor = -1;
    ur_result_t result = stream_enter(hContext->places[0]);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_physical_export(&descriptor, hPhysMem->native),
                              "sharing physical memory");
    }
    if (result != UR_RESULT_SUCCESS) {
        free(shared);
        return result;
    }
    *shared = (struct shared_physical){.magic = MAGIC,
                                       .backend = DRV_BACKEND,
                                       .size = hPhysMem->size,
                                       .process = (int32_t)getpid(),
                                       .descriptor = descriptor};
    *ppIPCPhysMemHandleData = shared;
    *pIPCPhysMemHandleDataSizeRet = sizeof(*shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                     const void *pIPCPhysMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCPhysMemHandleData);
    struct shared_physical *shared = (struct shared_physical *)(uintptr_t)pIPCPhysMemHandleData;
    if (shared->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared physical memory");
    }
    shared->magic = 0;
    close(shared->descriptor);
    free(shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_fetch_descriptor(int32_t from, int32_t number, int *descriptor) {
    if (from == (int32_t)getpid()) {
        *descriptor = fcntl(number, F_DUPFD_CLOEXEC, 0);
    } else {
        int process = (int)syscall(SYS_pidfd_open, from, 0);
        if (process < 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                           "process %d, which shares the memory: %s", from, strerror(errno));
        }
        *descriptor = (int)syscall(SYS_pidfd_getfd, process, number, 0);
        int error = errno;
        close(process);
        errno = error;
    }
    return *descriptor >= 0
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                         "the system does not hand over descriptor %d of process %d: %s%s", number,
                         from, strerror(errno),
                         errno == EPERM ? "; that process can allow it with "
                                          "prctl(PR_SET_PTRACER, PR_SET_PTRACER_ANY)"
                                        : "");
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
    struct shared_physical shared;
    if (ipcPhysMemHandleDataSize != sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared physical memory have %zu bytes, not %zu", sizeof(shared),
                       ipcPhysMemHandleDataSize);
    }
    memcpy(&shared, pIPCPhysMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC || shared.backend != (uint32_t)DRV_BACKEND) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared physical memory");
    }
    ur_physical_mem_handle_t memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    int descriptor = -1;
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_fetch_descriptor(shared.process, shared.descriptor, &descriptor);
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
