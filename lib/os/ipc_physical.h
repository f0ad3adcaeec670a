/* Physical memory shared between processes by a file descriptor: the data that travel, for adapters
 * whose driver has such descriptors. */
#ifndef UR_OS_IPC_PHYSICAL_H
#define UR_OS_IPC_PHYSICAL_H

#include <stddef.h>

#include "ur_api.h"

/* Both processes run the same adapter on the same machine. */
struct ur_ipc_physical {
    uint32_t magic;
    uint32_t backend;
    int32_t process;
    int32_t descriptor; /* open in that process until the data are put back */
    uint64_t size;
    uint64_t device, inode; /* of the file, for adapters that compare them; else 0 */
    uint64_t sum;           /* ipc_data.h */
};

/* One more descriptor of the same. OUT_OF_RESOURCES. */
ur_result_t ur_ipc_duplicate(int descriptor, int *out);

/* New data for urIPCGetPhysMemHandleExp, which take over the descriptor, also on failure. */
ur_result_t ur_ipc_physical_give(ur_backend_t backend, int descriptor, uint64_t size,
                                 struct ur_ipc_physical **out);

/* urIPCPutPhysMemHandleExp, after the context has been checked. */
ur_result_t ur_ipc_physical_put(ur_backend_t backend, const void *data);

/* What urIPCOpenPhysMemHandleExp is given, which may lie at any address. */
ur_result_t ur_ipc_physical_read(ur_backend_t backend, const void *data, size_t size,
                                 struct ur_ipc_physical *out);

/* A descriptor of that process, or of this one, here. INVALID_VALUE. */
ur_result_t ur_ipc_fetch(int32_t process, int32_t number, int *descriptor);

/* The same opened anew, if it is still that file. INVALID_VALUE. */
ur_result_t ur_ipc_open(int32_t process, int32_t number, uint64_t device, uint64_t inode, int *out);

#endif
