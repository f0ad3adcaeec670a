/* Events shared between processes. Either side may signal them, and both see the driver's own
 * event.
 *
 * Drivers open no handle in the process that made it, so such events are also known by number here,
 * and a second handle is one more reference. */
#include <unistd.h>

#include "stream.h"

enum { MAGIC = 0x45435255, DEAD = 0x58435255 }; /* "URCE", "URCX" */

/* What travels. Both processes run this adapter on the same machine. */
struct shared_event {
    uint32_t magic;
    uint32_t backend;
    int32_t process;
    uint32_t device; /* ordinal there, where it has no UUID */
    uint64_t number; /* of the event in that process */
    struct drv_ipc_event handle;
    unsigned char uuid[16];
    uint32_t has_uuid, reserved;
};

struct stream_shared_event {
    uint32_t refs; /* this and the list: under the lock */
    drv_event native;
    struct stream_place *place; /* retained */
    uint64_t number;            /* 0: of another process */
    struct stream_shared_event *next;
};

static pthread_mutex_t lock =
    PTHREAD_MUTEX_INITIALIZER; /* a leaf, held over no call of the driver */
static struct stream_shared_event *own;
static uint64_t last_number;

static ur_result_t supported(ur_device_handle_t device) {
    return device->attr[DRV_ATTR_IPC_EVENT] > 0 && drv_has_ipc_events()
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "device %d shares no events between processes", device->ordinal);
}

ur_result_t stream_shared_event_make(struct stream_place *place,
                                     struct stream_shared_event **shared, drv_event *event) {
    ur_result_t result = supported(place->device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_shared_event *made = calloc(1, sizeof(*made));
    if (!made) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    result = stream_check(drv_event_create(&made->native, false, true), "creating an event");
    if (result != UR_RESULT_SUCCESS) {
        free(made);
        return result;
    }
    made->refs = 1;
    made->place = place;
    stream_place_retain(place);
    pthread_mutex_lock(&lock);
    made->number = ++last_number;
    made->next = own;
    own = made;
    pthread_mutex_unlock(&lock);
    *shared = made;
    *event = made->native;
    return UR_RESULT_SUCCESS;
}

void stream_shared_event_drop(struct stream_shared_event *shared) {
    pthread_mutex_lock(&lock);
    bool last = --shared->refs == 0;
    for (struct stream_shared_event **at = &own; last && *at; at = &(*at)->next) {
        if (*at == shared) {
            *at = shared->next;
            break;
        }
    }
    pthread_mutex_unlock(&lock);
    if (last) {
        if (stream_entered(shared->place)) {
            (void)drv_event_destroy(shared->native);
        }
        stream_place_release(shared->place);
        free(shared);
    }
}

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
    struct shared_event *data = calloc(1, sizeof(*data));
    if (!data) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = stream_enter(hEvent->place);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_ipc_event_get(&data->handle, hEvent->end), "sharing an event");
    }
    if (result != UR_RESULT_SUCCESS) {
        free(data);
        return result;
    }
    ur_device_handle_t device = hEvent->place->device;
    data->magic = MAGIC;
    data->backend = DRV_BACKEND;
    data->process = (int32_t)getpid();
    data->device = stream_device_index(device);
    data->number = hEvent->shared->number;
    data->has_uuid = device->has_uuid;
    memcpy(data->uuid, device->uuid, sizeof(data->uuid));
    *ppIPCEventHandleData = data;
    *pIPCEventHandleDataSizeRet = sizeof(*data);
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCPutEventHandleExp(ur_context_handle_t hContext, void *pIPCEventHandleData) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    struct shared_event *data = pIPCEventHandleData;
    if (data->magic != MAGIC) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "these are no data of a shared event");
    }
    data->magic = DEAD;
    free(data);
    return UR_RESULT_SUCCESS;
}

/* The device that the event is of; NULL: it is not of the context. */
static struct stream_place *place_of(ur_context_handle_t context, const struct shared_event *data) {
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

/* One more reference to an event of this process. */
static ur_result_t find_own(uint64_t number, struct stream_shared_event **shared) {
    pthread_mutex_lock(&lock);
    struct stream_shared_event *at = own;
    while (at && at->number != number) {
        at = at->next;
    }
    if (at) {
        ++at->refs;
    }
    pthread_mutex_unlock(&lock);
    *shared = at;
    return at ? UR_RESULT_SUCCESS
              : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the event shared was released");
}

static ur_result_t open_foreign(const struct shared_event *data, struct stream_place *place,
                                struct stream_shared_event **shared) {
    struct stream_shared_event *made = calloc(1, sizeof(*made));
    if (!made) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result =
        stream_check(drv_ipc_event_open(&made->native, &data->handle), "opening a shared event");
    if (result != UR_RESULT_SUCCESS) {
        free(made);
        return result;
    }
    made->refs = 1;
    made->place = place;
    stream_place_retain(place);
    *shared = made;
    return UR_RESULT_SUCCESS;
}

ur_result_t urIPCOpenEventHandleExp(ur_context_handle_t hContext, const void *pIPCEventHandleData,
                                    size_t ipcEventHandleDataSize, ur_event_handle_t *phEvent) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIPCEventHandleData);
    UR_CHECK_POINTER(phEvent);
    struct shared_event data;
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
    ur_result_t result = supported(place->device);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = data.process == (int32_t)getpid() ? find_own(data.number, &shared)
                                                   : open_foreign(&data, place, &shared);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_event_handle_t event = stream_reusable_make(hContext, place);
    if (!event) {
        stream_shared_event_drop(shared);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    event->shared = shared;
    atomic_store(&hContext->shares_events, true);
    event->end = shared->native;
    event->has_end = true;
    event->imported = true;
    *phEvent = event;
    return UR_RESULT_SUCCESS;
}
