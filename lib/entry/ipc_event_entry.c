/* urIPC*EventHandleExp for adapters whose shared events are those of event_wait.h, of no device. */
#include "base/check.h"
#include "os/ipc_event.h"
#include "self.h"

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                   size_t *pIPCEventHandleDataSizeRet) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(ppIPCEventHandleData);
    UR_CHECK_POINTER(pIPCEventHandleDataSizeRet);
    struct ur_shared_data *data;
    bool imported;
    const struct ur_shared_event *shared = ur_adapter_ops.event_shared(hEvent, &imported);
    ur_result_t result = ur_shared_may_give(shared, imported);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_give(ur_adapter_ops.self->backend, ur_shared_event_name(shared), &data);
    }
    if (result == UR_RESULT_SUCCESS) {
        *ppIPCEventHandleData = data;
        *pIPCEventHandleDataSizeRet = sizeof(*data);
    }
    return result;
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    return ur_shared_put(pIPCEventHandleData);
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                    size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    UR_CHECK_POINTER(phEvent);
    struct ur_shared_data data;
    struct ur_shared_event *shared;
    ur_result_t result = ur_shared_read(ur_adapter_ops.self->backend, pIPCEventHandleData,
                                        ipcEventHandleDataSize, &data);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_event_open(&data.name, NULL, NULL, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = ur_adapter_ops.event_imported(hContext, shared);
    if (!event) {
        ur_shared_event_drop(shared);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
