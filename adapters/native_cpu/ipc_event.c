/* Events shared between processes: the data that travel. */
#include <stdlib.h>
#include <string.h>

#include "reusable.h"
#include "shared_event.h"

enum { MAGIC = 0x45455255, DEAD = 0x58455255 }; /* "UREE" */

struct event_data {
    uint32_t magic, backend;
    struct ur_shared_name name;
};

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent,
                                                           void **ppIPCEventHandleData,
                                                           size_t *pIPCEventHandleDataSizeRet) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(ppIPCEventHandleData);
    UR_CHECK_POINTER(pIPCEventHandleDataSizeRet);
    if (!hEvent->shared || hEvent->imported) {
        return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0,
                       hEvent->imported ? "the event is opened from another's data"
                                        : "the event was made without UR_EXP_EVENT_FLAG_IPC_EXP");
    }
    struct event_data *data = calloc(1, sizeof(*data));
    if (!data) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    data->magic = MAGIC;
    data->backend = UR_BACKEND_NATIVE_CPU;
    data->name = ur_shared_event_name(hEvent->shared);
    *ppIPCEventHandleData = data;
    *pIPCEventHandleDataSizeRet = sizeof(*data);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                           void *pIPCEventHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    struct event_data *data = pIPCEventHandleData;
    if (data->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    data->magic = DEAD;
    free(data);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                            const void *pIPCEventHandleData,
                                                            size_t ipcEventHandleDataSize,
                                                            ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    UR_CHECK_POINTER(phEvent);
    struct event_data data;
    if (ipcEventHandleDataSize != sizeof(data)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of a shared event have %zu bytes, not %zu", sizeof(data),
                       ipcEventHandleDataSize);
    }
    memcpy(&data, pIPCEventHandleData, sizeof(data));
    if (data.magic != MAGIC || data.backend != UR_BACKEND_NATIVE_CPU) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    struct ur_shared_event *shared;
    ur_result_t result = ur_shared_event_open(&data.name, NULL, NULL, &shared);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = ncpu_reusable_make(hContext, shared);
    if (!event) {
        ur_shared_event_drop(shared);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    event->imported = true;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
