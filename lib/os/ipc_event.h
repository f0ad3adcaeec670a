/* The data by which another process opens an event (event_file.h). */
#ifndef UR_OS_IPC_EVENT_H
#define UR_OS_IPC_EVENT_H

#include "event_file.h"

/* What travels. Both processes run the same adapter on the same machine. */
struct ur_shared_data {
    uint32_t magic, backend;
    struct ur_shared_name name;
    /* Of adapters whose events are of a device. */
    unsigned char uuid[16];
    uint32_t device; /* ordinal there, where it has no UUID */
    uint32_t has_uuid;
    uint64_t sum; /* ipc_data.h */
};

/* What urIPCGetEventHandleExp refuses: the event was not made to be shared, or here. */
ur_result_t ur_shared_may_give(bool shared, bool imported);
/* OUT_OF_HOST_MEMORY. */
ur_result_t ur_shared_give(ur_backend_t backend, struct ur_shared_name name,
                           struct ur_shared_data **out);
/* Frees what was given. INVALID_VALUE: it was not, or was freed. */
ur_result_t ur_shared_put(void *data);
/* Of another process. INVALID_VALUE: they are no data of this adapter. */
ur_result_t ur_shared_read(ur_backend_t backend, const void *data, size_t size,
                           struct ur_shared_data *out);

#endif
