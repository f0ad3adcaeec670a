/* Events shared between processes: the data that travel, and who has one open. */
#include <stdlib.h>
#include <string.h>

#include "shared_event.h"

enum { MAGIC = 0x45435255, DEAD = 0x58435255 }; /* "URCE", "URCX" */

/* What travels. Both processes run this adapter on the same machine. */
struct event_data {
    uint32_t magic;
    uint32_t backend;
    struct ur_shared_name name;
    unsigned char uuid[16];
    uint32_t device; /* ordinal there, where it has no UUID */
    uint32_t has_uuid;
};

ur_result_t urIPCGetEventHandleExp(ur_event_handle_t hEvent, void **ppIPCEventHandleData,
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
    ur_device_handle_t device = hEvent->place->device;
    data->magic = MAGIC;
    data->backend = DRV_BACKEND;
    data->name = stream_shared_name(hEvent->shared);
    data->device = stream_device_index(device);
    data->has_uuid = device->has_uuid;
    memcpy(data->uuid, device->uuid, sizeof(data->uuid));
    *ppIPCEventHandleData = data;
    *pIPCEventHandleDataSizeRet = sizeof(*data);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
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

/* The device that the event is of; NULL: it is not of the context. */
static struct stream_place *place_of(ur_context_handle_t context, const struct event_data *data) {
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
    struct event_data data;
    if (ipcEventHandleDataSize != sizeof(data)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "data of a shared event have %zu bytes, not %zu", sizeof(data),
                       ipcEventHandleDataSize);
    }
    memcpy(&data, pIPCEventHandleData, sizeof(data));
    if (data.magic != MAGIC || data.backend != (uint32_t)DRV_BACKEND) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "these are no data of a shared event of adapter %s", UR_ADAPTER_NAME);
    }
    struct stream_place *place = place_of(hContext, &data);
    if (!place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the event is of a device that the context does not have");
    }
    struct stream_shared_event *shared = NULL;
    ur_result_t result = stream_enter(place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_shared_open(place, &data.name, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = stream_reusable_make(hContext, place);
    if (!event) {
        stream_shared_drop(shared);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    event->shared = shared;
    event->imported = true;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
