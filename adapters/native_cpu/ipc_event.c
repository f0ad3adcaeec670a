/* Events shared between processes: the entry points. */
#include "ipc_event.h"

#include "reusable.h"
#include "shared_event.h"

UR_APIEXPORT ur_result_t UR_APICALL urIPCGetEventHandleExp(ur_event_handle_t hEvent,
                                                           void **ppIPCEventHandleData,
                                                           size_t *pIPCEventHandleDataSizeRet) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(ppIPCEventHandleData);
    UR_CHECK_POINTER(pIPCEventHandleDataSizeRet);
    struct ur_shared_data *data;
    ur_result_t result = ur_shared_may_give(hEvent->shared, hEvent->imported);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_give(UR_BACKEND_NATIVE_CPU, ur_shared_event_name(hEvent->shared), &data);
    }
    if (result == UR_RESULT_SUCCESS) {
        *ppIPCEventHandleData = data;
        *pIPCEventHandleDataSizeRet = sizeof(*data);
    }
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCPutEventHandleExp(ur_context_handle_t hContext,
                                                           void *pIPCEventHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    return ur_shared_put(pIPCEventHandleData);
}

UR_APIEXPORT ur_result_t UR_APICALL urIPCOpenEventHandleExp(ur_context_handle_t hContext,
                                                            const void *pIPCEventHandleData,
                                                            size_t ipcEventHandleDataSize,
                                                            ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    UR_CHECK_POINTER(phEvent);
    struct ur_shared_data data;
    struct ur_shared_event *shared;
    ur_result_t result =
        ur_shared_read(UR_BACKEND_NATIVE_CPU, pIPCEventHandleData, ipcEventHandleDataSize, &data);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_event_open(&data.name, NULL, NULL, &shared);
    }
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
