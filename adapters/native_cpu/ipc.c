/* Physical memory shared between processes: the file is opened anew through the process that has
 * it. */
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "physical_mem.h"

enum { MAGIC = 0x4e435255 }; /* "URCN" */

/* What travels. Both processes run this adapter on the same machine, as the same user. */
struct shared_physical {
    uint32_t magic;
    int32_t process;
    int32_t file; /* open in that process until the data are put back */
    uint32_t reserved;
    uint64_t size;
    uint64_t device, inode; /* so that another file under that number is not taken for it */
};

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetPhysMemHandleExp(ur_context_handle_t hContext,
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
    struct shared_physical *shared = calloc(1, sizeof(*shared));
    if (!shared) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    struct stat about;
    int file = fcntl(hPhysMem->file, F_DUPFD_CLOEXEC, 0);
    if (file < 0 || fstat(file, &about) != 0) {
        ur_result_t result = ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno,
                                     "sharing physical memory: %s", strerror(errno));
        if (file >= 0) {
            close(file);
        }
        free(shared);
        return result;
    }
    *shared = (struct shared_physical){.magic = MAGIC,
                                       .process = (int32_t)getpid(),
                                       .file = file,
                                       .size = hPhysMem->size,
                                       .device = about.st_dev,
                                       .inode = about.st_ino};
    *ppIPCPhysMemHandleData = shared;
    *pIPCPhysMemHandleDataSizeRet = sizeof(*shared);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutPhysMemHandleExp(ur_context_handle_t hContext,
                                                             const void *pIPCPhysMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCPhysMemHandleData);
    struct shared_physical *shared = (struct shared_physical *)(uintptr_t)pIPCPhysMemHandleData;
    if (shared->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared physical memory");
    }
    shared->magic = 0;
    close(shared->file);
    free(shared);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fetch_file(const struct shared_physical *shared, int *out) {
    char path[64];
    struct stat about;
    snprintf(path, sizeof(path), "/proc/%d/fd/%d", shared->process, shared->file);
    int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno,
                       "the memory that process %d shares: %s", shared->process, strerror(errno));
    }
    if (fstat(file, &about) != 0 || about.st_dev != shared->device ||
        about.st_ino != shared->inode || (uint64_t)about.st_size != shared->size) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "process %d shares the memory no more",
                       shared->process);
    }
    *out = file;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenPhysMemHandleExp(ur_context_handle_t hContext,
                                                              ur_device_handle_t hDevice,
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
    struct shared_physical shared;
    if (ipcPhysMemHandleDataSize != sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared physical memory have %zu bytes, not %zu", sizeof(shared),
                       ipcPhysMemHandleDataSize);
    }
    memcpy(&shared, pIPCPhysMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared physical memory");
    }
    int file = -1;
    ur_result_t result = fetch_file(&shared, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ncpu_physical_new(hContext, hDevice, (size_t)shared.size,
                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC, file, phPhysMem);
    if (result != UR_RESULT_SUCCESS) {
        close(file);
    }
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCClosePhysMemHandleExp(ur_context_handle_t hContext,
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
