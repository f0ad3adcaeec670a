#include "ipc_event.h"

#include <stdlib.h>
#include <string.h>

#include "base/adapter.h"
#include "base/error.h"
#include "ipc_data.h"

enum { MAGIC = 0x45455255, DEAD = 0x58455255 }; /* "UREE", "UREX" */

ur_result_t ur_shared_may_give(bool shared, bool imported) {
    if (shared && !imported) {
        return UR_RESULT_SUCCESS;
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0,
                   imported ? "the event is opened from another's data"
                            : "the event was made without UR_EXP_EVENT_FLAG_IPC_EXP");
}

ur_result_t ur_shared_give(ur_backend_t backend, struct ur_shared_name name,
                           struct ur_shared_data **out) {
    struct ur_shared_data *data = calloc(1, sizeof(*data));
    if (!data) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    data->magic = MAGIC;
    data->backend = (uint32_t)backend;
    data->name = name;
    ur_ipc_seal(data, sizeof(*data));
    *out = data;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_shared_put(void *data) {
    struct ur_shared_data *shared = data;
    if (shared->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    shared->magic = DEAD;
    free(shared);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_shared_read(ur_backend_t backend, const void *data, size_t size,
                           struct ur_shared_data *out) {
    if (size != sizeof(*out)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of a shared event have %zu bytes, not %zu", sizeof(*out), size);
    }
    memcpy(out, data, sizeof(*out));
    if (out->magic != MAGIC || out->backend != (uint32_t)backend) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of a shared event of adapter %s", ur_adapter_ops.name);
    }
    return ur_ipc_check(out, sizeof(*out), "a shared event");
}
