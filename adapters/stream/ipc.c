/* USM allocations shared between processes: by the driver's own handle where they lie in memory
 * that it allocated in one piece, and piece by piece where addresses and memory were put together,
 * as pools do.
 *
 * The other process gets whole pieces, as the driver has them, with whatever else lies there. */
#include <errno.h>
#include <unistd.h>

#include "os/ipc_data.h"
#include "os/ipc_physical.h"
#include "stream.h"

enum { MAGIC = 0x4d435255, DEAD = 0x58435255 }; /* "URCM", "URCX" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_memory {
    uint32_t magic;
    uint32_t backend;
    int32_t process;
    uint32_t pieces;  /* of STREAM_PIECE bytes; 0: the driver's handle it is */
    uint64_t address; /* in that process */
    uint64_t offset;  /* of the allocation in the driver's own, or in the first piece */
    uint64_t size;
    struct drv_ipc_memory handle;
    int32_t descriptors[]; /* of the pieces: open in that process until the data are put back */
};                         /* a sum follows: ipc_data.h */

static size_t bytes_for(uint32_t pieces) {
    return sizeof(struct shared_memory) + pieces * sizeof(int32_t) + sizeof(uint64_t);
}

/* ---- giving ---------------------------------------------------------------------------------- */

static void close_pieces(struct shared_memory *shared, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        close(shared->descriptors[i]);
    }
}

static ur_result_t give_pieces(struct shared_memory *shared, char *first) {
    for (uint32_t i = 0; i < shared->pieces; ++i) {
        drv_physical piece;
        int descriptor = -1;
        drv_result native = drv_physical_retain(&piece, first + (size_t)i * STREAM_PIECE);
        if (native == DRV_OK) {
            native = drv_physical_export(&descriptor, piece);
            (void)drv_physical_release(piece);
        }
        if (native != DRV_OK) {
            close_pieces(shared, i);
            return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, (int32_t)native,
                           "sharing piece %u of the %u that the memory lies in, which takes a file "
                           "descriptor for each: %s",
                           i, shared->pieces, drv_result_text(native));
        }
        shared->descriptors[i] = descriptor;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t give_whole(struct shared_memory *shared, void *memory) {
    struct drv_pointer info;
    ur_result_t result =
        stream_check(drv_ipc_memory_get(&shared->handle, memory), "sharing memory");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_pointer_get(memory, &info), "sharing memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        shared->offset = info.base ? (uint64_t)((char *)memory - (char *)info.base) : 0;
    }
    return result;
}

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
    if (memory.type != UR_POOL_DEVICE || stream_foreign_is(hContext, pMem)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "only device memory of this process can be shared with others");
    }
    bool apart = stream_is_in_pieces(pMem);
    size_t offset = apart ? (uintptr_t)pMem % STREAM_PIECE : 0;
    size_t count = apart ? (offset + memory.size - 1) / STREAM_PIECE + 1 : 0;
    if (count > UINT32_MAX / sizeof(int32_t)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    size_t bytes = bytes_for((uint32_t)count);
    if (ppIPCMemHandleData) {
        struct shared_memory *shared = calloc(1, bytes);
        if (!shared) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        shared->magic = MAGIC;
        shared->backend = DRV_BACKEND;
        shared->process = (int32_t)getpid();
        shared->pieces = (uint32_t)count;
        shared->address = (uintptr_t)pMem;
        shared->offset = offset;
        shared->size = memory.size;
        ur_result_t result = stream_enter(stream_context_place(hContext, memory.device));
        if (result == UR_RESULT_SUCCESS) {
            result = apart ? give_pieces(shared, (char *)pMem - offset) : give_whole(shared, pMem);
        }
        if (result != UR_RESULT_SUCCESS) {
            free(shared);
            return result;
        }
        ur_ipc_seal(shared, bytes);
        *ppIPCMemHandleData = shared;
    }
    if (pIPCMemHandleDataSizeRet) {
        *pIPCMemHandleDataSizeRet = bytes;
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
    close_pieces(shared, shared->pieces);
    free(shared);
    return UR_RESULT_SUCCESS;
}

/* ---- taking ---------------------------------------------------------------------------------- */

void stream_close_pieces(void *base, size_t size) {
    for (size_t done = 0; done < size; done += STREAM_PIECE) {
        (void)drv_unmap_memory((char *)base + done, STREAM_PIECE);
    }
    (void)drv_unreserve(base, size);
}

static ur_result_t take_piece(const struct shared_memory *shared, int32_t number, char *at) {
    int descriptor = -1;
    drv_physical piece;
    ur_result_t result = ur_ipc_fetch(shared->process, number, &descriptor);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_physical_import(&piece, descriptor), "opening shared memory");
    close(descriptor);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_map_memory(at, STREAM_PIECE, piece, 0), "mapping shared memory");
        (void)drv_physical_release(piece);
    }
    return result;
}

/* `numbers` are the data's descriptors, which may lie at any address. */
static ur_result_t take_pieces(const struct shared_memory *shared, const char *numbers,
                               struct stream_place *place, void **base) {
    size_t size = (size_t)shared->pieces * STREAM_PIECE, done = 0;
    void *start = NULL;
    ur_result_t result = stream_check(drv_reserve(&start, size, NULL), "opening shared memory");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < shared->pieces && result == UR_RESULT_SUCCESS; ++i) {
        int32_t number;
        memcpy(&number, numbers + i * sizeof(number), sizeof(number));
        result = take_piece(shared, number, (char *)start + done);
        done += result == UR_RESULT_SUCCESS ? STREAM_PIECE : 0;
    }
    if (result == UR_RESULT_SUCCESS) {
        result =
            stream_check(drv_access_set(start, size, place->device->ordinal, DRV_ACCESS_READ_WRITE),
                         "opening shared memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        *base = start;
        return result;
    }
    while (done > 0) {
        done -= STREAM_PIECE;
        (void)drv_unmap_memory((char *)start + done, STREAM_PIECE);
    }
    (void)drv_unreserve(start, size);
    return result;
}

/* Drivers open no handle in the process that made it; the memory is here already. */
static ur_result_t take_own(ur_context_handle_t context, const struct shared_memory *shared,
                            struct stream_place *place, void **out) {
    void *memory = (void *)(uintptr_t)shared->address;
    struct drv_pointer info;
    if (drv_pointer_get(memory, &info) != DRV_OK || info.type != DRV_POINTER_DEVICE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the memory shared was freed");
    }
    ur_result_t result =
        stream_foreign_add(context, memory, memory, shared->size, STREAM_OWN, place);
    if (result == UR_RESULT_SUCCESS) {
        *out = memory;
    }
    return result;
}

/* Data that were damaged may name what lies beside the memory. Pre: entered. */
static ur_result_t check_part(const struct shared_memory *shared, void *base) {
    struct drv_pointer info = {.base = NULL};
    uint64_t whole = (uint64_t)shared->pieces * STREAM_PIECE;
    if (!shared->pieces) {
        if (drv_pointer_get(base, &info) != DRV_OK || !info.base) {
            return UR_RESULT_SUCCESS; /* the driver does not say */
        }
        whole = info.size - (size_t)((char *)base - (char *)info.base);
    }
    return shared->offset <= whole && shared->size <= whole - shared->offset
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "the data name %llu bytes of shared memory from byte %llu on, which has "
                         "%llu",
                         (unsigned long long)shared->size, (unsigned long long)shared->offset,
                         (unsigned long long)whole);
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
    if (ipcMemHandleDataSize < sizeof(shared)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of shared memory have at least %zu bytes, not %zu", sizeof(shared),
                       ipcMemHandleDataSize);
    }
    memcpy(&shared, pIPCMemHandleData, sizeof(shared));
    if (shared.magic != MAGIC || shared.backend != (uint32_t)DRV_BACKEND ||
        shared.pieces > UINT32_MAX / sizeof(int32_t)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of shared memory of adapter %s", ur_adapter_ops.name);
    }
    if (ipcMemHandleDataSize != bytes_for(shared.pieces)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these data of shared memory have %zu bytes, not %zu",
                       bytes_for(shared.pieces), ipcMemHandleDataSize);
    }
    ur_result_t result = ur_ipc_check(pIPCMemHandleData, ipcMemHandleDataSize, "shared memory");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool apart = shared.pieces != 0;
    if (!apart && shared.process == (int32_t)getpid()) {
        return take_own(hContext, &shared, place, ppMem);
    }
    void *base = NULL;
    result =
        apart ? take_pieces(&shared,
                            (const char *)pIPCMemHandleData +
                                offsetof(struct shared_memory, descriptors),
                            place, &base)
              : stream_check(drv_ipc_memory_open(&base, &shared.handle), "opening shared memory");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    void *pointer = NULL;
    result = check_part(&shared, base);
    if (result == UR_RESULT_SUCCESS) {
        pointer = (void *)((uintptr_t)base + (uintptr_t)shared.offset);
        result = stream_foreign_add(hContext, pointer, base, shared.size,
                                    apart ? STREAM_IPC_PIECES : STREAM_IPC, place);
    }
    if (result != UR_RESULT_SUCCESS) {
        if (apart) {
            stream_close_pieces(base, (size_t)shared.pieces * STREAM_PIECE);
        } else {
            (void)drv_ipc_memory_close(base);
        }
        return result;
    }
    *ppMem = pointer;
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCCloseMemHandleExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    static const enum stream_foreign_kind kinds[] = {STREAM_IPC, STREAM_IPC_PIECES, STREAM_OWN};
    struct stream_foreign *foreign = NULL;
    for (size_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]) && !foreign; ++i) {
        foreign = stream_foreign_take(hContext, pMem, kinds[i]);
    }
    if (!foreign) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p was not opened with urIPCOpenMemHandleExp", pMem);
    }
    if (foreign->tracked) {
        ur_pool_untrack_lent(hContext->space, pMem);
    }
    ur_result_t result = stream_enter(foreign->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(stream_foreign_close(foreign), "closing shared memory");
    }
    free(foreign);
    return result;
}
