/* Events shared between processes: the data that travel, and who has one open. */
#include "os/ipc_event.h"

#include <string.h>

#include "os/ipc_data.h"
#include "shared_event.h"

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
                                   size_t *pIPCEventHandleDataSizeRet) {
    UR_CHECK_EVENT(hEvent);
    UR_CHECK_POINTER(ppIPCEventHandleData);
    UR_CHECK_POINTER(pIPCEventHandleDataSizeRet);
    struct ur_shared_data *data;
    ur_result_t result = ur_shared_may_give(hEvent->shared, hEvent->imported);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_shared_give(DRV_BACKEND, stream_shared_name(hEvent->shared), &data);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_device_handle_t device = hEvent->place->device;
    data->device = stream_device_index(device);
    data->has_uuid = device->has_uuid;
    memcpy(data->uuid, device->uuid, sizeof(data->uuid));
    ur_ipc_seal(data, sizeof(*data));
    *ppIPCEventHandleData = data;
    *pIPCEventHandleDataSizeRet = sizeof(*data);
    return result;
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    return ur_shared_put(pIPCEventHandleData);
}

/* The device that the event is of; NULL: it is not of the context. */
static struct stream_place *ipc_event_place_of(ur_context_handle_t context,
                                               const struct ur_shared_data *data) {
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ur_device_handle_t device = context->places[i]->device;
        if (data->has_uuid
                ? device->has_uuid && memcmp(device->uuid, data->uuid, sizeof(data->uuid)) == 0
                : stream_device_index(device) == data->device) {
            return context->places[i];
        }
    }
    return NULL;
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                    size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    UR_CHECK_POINTER(phEvent);
    struct ur_shared_data data;
    ur_result_t result =
        ur_shared_read(DRV_BACKEND, pIPCEventHandleData, ipcEventHandleDataSize, &data);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_place *place = ipc_event_place_of(hContext, &data);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the event is of a device that the context does not have");
    }
    struct stream_shared_event *shared = NULL;
    result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_shared_open(place, &data.name, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = stream_reusable_make(hContext, place);
    if (!event) {
        stream_shared_drop(shared);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    event->shared = shared;
    event->imported = true;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
