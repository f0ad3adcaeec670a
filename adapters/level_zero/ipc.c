/* Device memory shared between processes. A driver shares whole allocations, in which those of
 * pools lie: what travels names the place in one. */
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "context.h"
#include "mem.h"
#include "os/ipc_data.h"
#include "os/ipc_physical.h"
#include "ze.h"

enum { MAGIC = 0x59435255 }; /* "URCY" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_memory {
    uint32_t magic;
    int32_t process;
    uint64_t offset;
    uint64_t device, inode; /* of the file, where the handle is a mere descriptor; else 0 */
    ze_ipc_mem_handle_t handle;
    uint64_t sum; /* ipc_data.h */
};

/* Intel's driver begins its handles with a descriptor. On some devices a place in the memory and
 * its kind are all that follows: another process cannot fetch that descriptor, and takes the number
 * for one of its own, which may be other memory. Where more follows, the driver fetches it. */
enum { DESCRIPTOR_SIZE = sizeof(uint64_t), MERE_SIZE = DESCRIPTOR_SIZE + sizeof(uint64_t) + 1 };

/* Memory of another process, open in this context. */
struct ze_opened {
    struct ze_opened *next;
    void *pointer, *base;
};

bool ze_ipc_ask(ze_driver_handle_t driver) {
    ze_driver_ipc_properties_t ipc = {.stype = ZE_STRUCTURE_TYPE_DRIVER_IPC_PROPERTIES};
    return ze.zeDriverGetIpcProperties && ze.zeMemGetIpcHandle && ze.zeMemOpenIpcHandle &&
           ze.zeMemCloseIpcHandle &&
           ze.zeDriverGetIpcProperties(driver, &ipc) == ZE_RESULT_SUCCESS &&
           (ipc.flags & ZE_IPC_PROPERTY_FLAG_MEMORY);
}

static ur_result_t need_ipc(ur_context_handle_t context) {
    UR_CHECK_CONTEXT(context);
    return context->platform->ipc ? UR_RESULT_SUCCESS
                                  : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                                            "the driver shares no memory between processes");
}

/* What the driver shares with `memory`, which begins an allocation. */
static ur_result_t find_base(ur_context_handle_t context, void *memory, void **base) {
    struct ur_pool_memory known;
    if (ze_parts_has(memory)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "memory of a pool that keeps it in parts is not shared between processes");
    }
    if (ur_pool_find(context->space, memory, &known) && known.base != memory) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is not the start of an allocation",
                       memory);
    }
    ze_memory_allocation_properties_t about = {.stype =
                                                   ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    ur_result_t result = ZE_CHECK(zeMemGetAllocProperties, context->ze, memory, &about, NULL);
    if (result == UR_RESULT_SUCCESS && about.type != ZE_MEMORY_TYPE_DEVICE) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no device memory of the context",
                         memory);
    }
    return result != UR_RESULT_SUCCESS
               ? result
               : ZE_CHECK(zeMemGetAddressRange, context->ze, memory, base, NULL);
}

/* The descriptor that is all by which the handle tells of its memory; -1: there is more. */
static int mere_descriptor(const ze_ipc_mem_handle_t *handle) {
    static const ze_ipc_mem_handle_t none;
    uint64_t number;
    memcpy(&number, handle->data, sizeof(number));
    return number <= INT32_MAX && memcmp(handle->data + MERE_SIZE, none.data + MERE_SIZE,
                                         sizeof(none.data) - MERE_SIZE) == 0
               ? (int)number
               : -1;
}

ur_result_t urIPCGetMemHandleExp(ur_context_handle_t hContext, void *pMem,
                                 void **ppIPCMemHandleData, size_t *pIPCMemHandleDataSizeRet) {
    ur_result_t result = need_ipc(hContext);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(ppIPCMemHandleData);
    UR_CHECK_POINTER(pIPCMemHandleDataSizeRet);
    void *base = NULL;
    result = find_base(hContext, pMem, &base);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct shared_memory *shared = calloc(1, sizeof(*shared));
    if (!shared) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ZE_CHECK(zeMemGetIpcHandle, hContext->ze, base, &shared->handle);
    if (result != UR_RESULT_SUCCESS) {
        free(shared);
        return result;
    }
    struct stat about;
    int descriptor = mere_descriptor(&shared->handle);
    if (descriptor >= 0 && fstat(descriptor, &about) == 0) {
        shared->device = about.st_dev;
        shared->inode = about.st_ino;
    }
    shared->magic = MAGIC;
    shared->process = (int32_t)getpid();
    shared->offset = (uint64_t)((char *)pMem - (char *)base);
    ur_ipc_seal(shared, sizeof(*shared));
    *ppIPCMemHandleData = shared;
    *pIPCMemHandleDataSizeRet = sizeof(*shared);
    return result;
}

ur_result_t urIPCPutMemHandleExp(ur_context_handle_t hContext, void *pIPCMemHandleData) {
    ur_result_t result = need_ipc(hContext);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pIPCMemHandleData);
    struct shared_memory *shared = pIPCMemHandleData;
    if (shared->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of shared memory");
    }
    /* Drivers from before that call keep the handle until the memory goes. */
    result = ze.zeMemPutIpcHandle ? ZE_CHECK(zeMemPutIpcHandle, hContext->ze, shared->handle)
                                  : UR_RESULT_SUCCESS;
    shared->magic = 0;
    free(shared);
    return result;
}

/* Where the handle is a mere descriptor, makes it one of this process, to be closed by the caller
 * once the memory is open; -1: there is none. */
static ur_result_t fetch_descriptor(struct shared_memory *shared, int *out) {
    *out = -1;
    if (!shared->inode) {
        return UR_RESULT_SUCCESS;
    }
    struct stat about;
    int there = mere_descriptor(&shared->handle), here;
    ur_result_t result = ur_ipc_fetch(shared->process, there, &here);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (fstat(here, &about) != 0 || about.st_dev != shared->device ||
        about.st_ino != shared->inode) {
        close(here);
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "process %d shares this memory no more: its descriptor %d is another file",
                       shared->process, there);
    }
    memcpy(shared->handle.data, &(uint64_t){(uint64_t)here}, DESCRIPTOR_SIZE);
    *out = here;
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCOpenMemHandleExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                  void *pIPCMemHandleData, size_t ipcMemHandleDataSize,
                                  void **ppMem) {
    ur_result_t result = need_ipc(hContext);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pIPCMemHandleData);
    UR_CHECK_POINTER(ppMem);
    if (ze_context_index(hContext, hDevice) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    struct shared_memory shared;
    if (ipcMemHandleDataSize != sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared memory have %zu bytes, not %zu", sizeof(shared),
                       ipcMemHandleDataSize);
    }
    memcpy(&shared, pIPCMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of shared memory");
    }
    result = ur_ipc_check(&shared, sizeof(shared), "shared memory");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_opened *opened = malloc(sizeof(*opened));
    if (!opened) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *base = NULL;
    size_t size = 0;
    int descriptor;
    result = fetch_descriptor(&shared, &descriptor);
    if (result != UR_RESULT_SUCCESS) {
        goto free_opened;
    }
    result = ZE_CHECK(zeMemOpenIpcHandle, hContext->ze, hDevice->ze, shared.handle, 0, &base);
    if (descriptor >= 0) {
        close(descriptor);
    }
    if (result != UR_RESULT_SUCCESS) {
        /* All else that it was given is good. */
        result = result == UR_RESULT_ERROR_INVALID_ARGUMENT
                     ? ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "the driver opens no memory of process %d by these data, which may "
                               "be gone, or not let others have its descriptors",
                               shared.process)
                     : result;
        goto free_opened;
    }
    result = ZE_CHECK(zeMemGetAddressRange, hContext->ze, base, NULL, &size);
    if (result == UR_RESULT_SUCCESS && shared.offset >= size) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "data of shared memory name byte %zu of %zu", (size_t)shared.offset, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ze_residents_add(hContext, hDevice, ZE_RESIDENT_MAPPED, base, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto close;
    }
    *opened = (struct ze_opened){NULL, (char *)base + shared.offset, base};
    pthread_mutex_lock(&hContext->lock);
    opened->next = hContext->opened;
    hContext->opened = opened;
    pthread_mutex_unlock(&hContext->lock);
    *ppMem = opened->pointer;
    return result;

close:
    ze.zeMemCloseIpcHandle(hContext->ze, base);
free_opened:
    free(opened);
    return result;
}

/* NULL: it is open no more, or never was. */
static struct ze_opened *take_opened(ur_context_handle_t context, const void *pointer) {
    pthread_mutex_lock(&context->lock);
    struct ze_opened **at = &context->opened;
    while (*at && (*at)->pointer != pointer) {
        at = &(*at)->next;
    }
    struct ze_opened *opened = *at;
    if (opened) {
        *at = opened->next;
    }
    pthread_mutex_unlock(&context->lock);
    return opened;
}

static ur_result_t close_opened(ur_context_handle_t context, struct ze_opened *opened) {
    void *base = opened->base;
    free(opened);
    ze_residents_remove(context, base);
    return ZE_CHECK(zeMemCloseIpcHandle, context->ze, base);
}

void ze_ipc_close_all(ur_context_handle_t context) {
    while (context->opened) {
        close_opened(context, take_opened(context, context->opened->pointer));
    }
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
    ur_result_t result = need_ipc(hContext);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct ze_opened *opened = take_opened(hContext, pMem);
    return opened ? close_opened(hContext, opened)
                  : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                            "%p was not opened with urIPCOpenMemHandleExp", pMem);
}
