/* Memory shared between processes. */
#include <errno.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "stream.h"

enum { MAGIC_MEMORY = 0x4d435255, MAGIC_PHYSICAL = 0x50435255 }; /* "URCM", "URCP" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_memory {
    uint32_t magic;
    uint32_t backend;
    uint64_t offset; /* of the allocation in the driver's own */
    uint64_t size;
    struct drv_ipc_memory handle;
};

struct shared_physical {
    uint32_t magic;
    uint32_t backend;
    uint64_t size;
    int32_t process;
    int32_t descriptor; /* open in that process until the data are put back */
};

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                 void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    ur_pool_memory_t memory;
    if (!ur_pool_find(hContext->space, pMem, &memory) || memory.base != pMem) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is not the start of an allocation of this context", pMem);
    }
    if (memory.type != UR_POOL_DEVICE) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "only device memory can be shared with other processes");
    }
    if (ppIPCMemHandleData) {
        struct drv_pointer info;
        struct shared_memory *shared = calloc(1, sizeof(*shared));
        if (!shared) {
            return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        ur_result_t result = stream_enter(stream_context_place(hContext, memory.device));
        if (result == UR_RESULT_SUCCESS) {
            result = stream_check(drv_ipc_memory_get(&shared->handle, pMem), "sharing memory");
        }
        if (result == UR_RESULT_SUCCESS) {
            result = stream_check(drv_pointer_get(pMem, &info), "sharing memory");
        }
        if (result != UR_RESULT_SUCCESS) {
            free(shared);
            return result;
        }
        shared->magic = MAGIC_MEMORY;
        shared->backend = DRV_BACKEND;
        shared->offset = info.base ? (uint64_t)((char *)pMem - (char *)info.base) : 0;
        shared->size = memory.size;
        *ppIPCMemHandleData = shared;
    }
    if (pIPCMemHandleDataSizeRet) {
        *pIPCMemHandleDataSizeRet = sizeof(struct shared_memory);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCMemHandleData);
    struct shared_memory *shared = pIPCMemHandleData;
    if (shared->magic != MAGIC_MEMORY) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of shared memory");
    }
    shared->magic = 0;
    free(shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                  void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCMemHandleData);
    UR_CHECK_POINTER(ppMem);
    struct stream_place *place = stream_context_place(hContext, hDevice);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct shared_memory shared;
    if (ipcMemHandleDataSize != sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared memory have %zu bytes, not %zu", sizeof(shared),
                       ipcMemHandleDataSize);
    }
    memcpy(&shared, pIPCMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC_MEMORY || shared.backend != (uint32_t)DRV_BACKEND) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared memory of adapter %s", UR_ADAPTER_NAME);
    }
    void *base = NULL;
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_ipc_memory_open(&base, &shared.handle), "opening shared memory");
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *pointer = (char *)base + shared.offset;
    result = stream_foreign_add(hContext, pointer, base, shared.size, STREAM_IPC, place);
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_ipc_memory_close(base);
        return result;
    }
    *ppMem = pointer;
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    struct stream_foreign *foreign = stream_foreign_take(hContext, pMem, STREAM_IPC);
    if (!foreign) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p was not opened with urIPCOpenMemHandleExp", pMem);
    }
    (void)ur_pool_free(hContext->space, pMem, NULL);
    ur_result_t result = stream_enter(foreign->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_ipc_memory_close(foreign->base), "closing shared memory");
    }
    free(foreign);
    return result;
}

/* ---- physical memory, by a file descriptor --------------------------------------------------- */

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
    *shared = (struct shared_physical){.magic = MAGIC_PHYSICAL,
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
    if (shared->magic != MAGIC_PHYSICAL) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared physical memory");
    }
    shared->magic = 0;
    close(shared->descriptor);
    free(shared);
    return UR_RESULT_SUCCESS;
}

/* A descriptor of another process, here. */
static ur_result_t fetch_descriptor(const struct shared_physical *shared, int *descriptor) {
    if (shared->process == (int32_t)getpid()) {
        *descriptor = dup(shared->descriptor);
    } else {
        int process = (int)syscall(SYS_pidfd_open, shared->process, 0);
        if (process < 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                           "process %d, which shares the memory: %s", shared->process,
                           strerror(errno));
        }
        *descriptor = (int)syscall(SYS_pidfd_getfd, process, shared->descriptor, 0);
        int error = errno;
        close(process);
        errno = error;
    }
    return *descriptor >= 0
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                         "the system does not hand over descriptor %d of process %d: %s",
                         shared->descriptor, shared->process, strerror(errno));
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
    if (shared.magic != MAGIC_PHYSICAL || shared.backend != (uint32_t)DRV_BACKEND) {
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
        result = fetch_descriptor(&shared, &descriptor);
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
