/* Device memory shared between processes. A driver shares whole allocations, in which those of
 * pools lie: what travels names the place in one. */
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "mem.h"
#include "os/ipc_data.h"
#include "ze.h"

enum { MAGIC = 0x5a435255 }; /* "URCZ" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_memory {
    uint32_t magic;
    uint32_t reserved;
    uint64_t offset;
    ze_ipc_mem_handle_t handle;
    uint64_t sum; /* ipc_data.h */
};

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
    shared->magic = MAGIC;
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
    result = ZE_CHECK(zeMemOpenIpcHandle, hContext->ze, hDevice->ze, shared.handle, 0, &base);
    if (result != UR_RESULT_SUCCESS) {
        /* All else that it was given is good. */
        result = result == UR_RESULT_ERROR_INVALID_ARGUMENT
                     ? ur_refuse(UR_RESULT_ERROR_INVALID_VALUE)
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
