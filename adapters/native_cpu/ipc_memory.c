/* USM shared between processes. Where UR_NATIVE_CPU_IPC asks for it, all USM lies in one file in
 * memory, at the offset that is its address: so there is nothing to look up or to give out, and
 * pools that put addresses and memory together in parts are shared as well. Elsewhere exportable
 * memory is, which is a file of its own. */
#include "ipc_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <linux/falloc.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/ipc_data.h"
#include "os/ipc_physical.h"
#include "physical_mem.h"
#include "shared_memory.h"

enum { MAGIC = 0x4d455255, DEAD = 0x58455255 }; /* "UREM" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_memory {
    uint32_t magic, backend;
    int32_t process, descriptor; /* open in that process until the data are put back */
    uint64_t offset, size;       /* in the file */
    uint64_t device, inode;      /* of it */
    uint64_t sum;                /* ipc_data.h */
};

/* ---- the file -------------------------------------------------------------------------------- */

static int file = -1; /* set before there are objects, and kept */

void ncpu_ipc_open(void) {
    const char *text = getenv("UR_NATIVE_CPU_IPC");
    if (file >= 0 || !text || strcmp(text, "0") == 0 || !*text) {
        return;
    }
    if (strcmp(text, "1") != 0) {
        ur_log_warning("UR_NATIVE_CPU_IPC=%s is neither 0 nor 1; not used", text);
        return;
    }
    file = memfd_create("ur_usm", MFD_CLOEXEC);
    if (file < 0) {
        ur_log_warning("UR_NATIVE_CPU_IPC: no file for memory: %s", strerror(errno));
    }
}

bool ncpu_ipc_on(void) {
    return file >= 0;
}

bool ncpu_ipc_map(void *start, size_t size) {
    /* All pages are taken at once: a fault for want of memory would hit a kernel much later. */
    if (fallocate(file, 0, (off_t)(uintptr_t)start, (off_t)size) != 0) {
        return false;
    }
    if (mmap(start, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, file,
             (off_t)(uintptr_t)start) == MAP_FAILED) {
        ncpu_ipc_drop(start, size);
        return false;
    }
    return true;
}

void ncpu_ipc_drop(void *start, size_t size) {
    (void)fallocate(file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, (off_t)(uintptr_t)start,
                    (off_t)size);
}

/* ---- giving ---------------------------------------------------------------------------------- */

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                 void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (!ppIPCMemHandleData && !pIPCMemHandleDataSizeRet) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    struct ur_pool_memory memory;
    if (!ur_pool_find(hContext->space, pMem, &memory) || memory.base != pMem) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is not the start of an allocation of this context", pMem);
    }
    int own = -1;
    uint64_t offset = 0;
    ur_result_t result = ncpu_area_file(hContext, pMem, &own);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (own < 0) {
        if (memory.type != UR_POOL_DEVICE || ncpu_is_shared(hContext, pMem) ||
            ncpu_is_registered(hContext, pMem) || file < 0) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                           file < 0 ? "memory is shared if it is exportable, or else where "
                                      "UR_NATIVE_CPU_IPC is 1"
                                    : "only device memory of this process can be shared with "
                                      "others");
        }
        offset = (uintptr_t)pMem;
        result = ur_ipc_duplicate(file, &own);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    struct stat about;
    struct shared_memory *shared = ppIPCMemHandleData ? calloc(1, sizeof(*shared)) : NULL;
    if (!ppIPCMemHandleData) {
        close(own);
    } else if (!shared || fstat(own, &about) != 0) {
        close(own);
        free(shared);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    } else {
        *shared = (struct shared_memory){.magic = MAGIC,
                                         .backend = UR_BACKEND_NATIVE_CPU,
                                         .process = (int32_t)getpid(),
                                         .descriptor = own,
                                         .offset = offset,
                                         .size = memory.size,
                                         .device = about.st_dev,
                                         .inode = about.st_ino};
        ur_ipc_seal(shared, sizeof(*shared));
        *ppIPCMemHandleData = shared;
    }
    if (pIPCMemHandleDataSizeRet) {
        *pIPCMemHandleDataSizeRet = sizeof(*shared);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCMemHandleData);
    struct shared_memory *shared = pIPCMemHandleData;
    if (shared->magic != MAGIC || shared->process != (int32_t)getpid()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of shared memory");
    }
    shared->magic = DEAD;
    close(shared->descriptor);
    free(shared);
    return UR_RESULT_SUCCESS;
}

/* ---- taking ---------------------------------------------------------------------------------- */

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                  void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCMemHandleData);
    UR_CHECK_POINTER(ppMem);
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    struct shared_memory shared;
    if (ipcMemHandleDataSize != sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared memory have %zu bytes, not %zu", sizeof(shared),
                       ipcMemHandleDataSize);
    }
    memcpy(&shared, pIPCMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC || shared.backend != UR_BACKEND_NATIVE_CPU || shared.size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of shared memory");
    }
    int other = -1;
    ur_result_t result = ur_ipc_check(&shared, sizeof(shared), "shared memory");
    if (result == UR_RESULT_SUCCESS) {
        result =
            ur_ipc_open(shared.process, shared.descriptor, shared.device, shared.inode, &other);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stat about;
    if (fstat(other, &about) != 0 || shared.offset > (uint64_t)about.st_size ||
        shared.size > (uint64_t)about.st_size - shared.offset) {
        close(other);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%llu bytes at %llu do not lie in what process %d shares",
                       (unsigned long long)shared.size, (unsigned long long)shared.offset,
                       (int)shared.process);
    }
    return ncpu_area_open(hContext, hDevice, other, shared.offset, (size_t)shared.size, ppMem);
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return ncpu_area_end(hContext, pMem, NCPU_OPENED, "memory opened from another's data");
}
