/* Contexts: a set of devices, each by a place. */
#ifndef STREAM_CONTEXT_H
#define STREAM_CONTEXT_H

#include "base/deleter.h"
#include "entry/handles.h"
#include "place.h"
#include "pool/pool.h"
#include "pool/table.h"

struct ur_context_handle_t_ {
    UR_CONTEXT_BASE; /* default pools: where none is named in the order of a queue */
    _Atomic uint32_t holds;
    uint32_t device_count;
    struct stream_place **places; /* retained, one for each device */

    _Atomic uint32_t host_tasks; /* in streams (host_task.c), and not ended */
    _Atomic uint32_t held_count; /* in the list, which held.c guards as it does what follows */
    struct stream_held *held_first, *held_last;
    struct stream_late *late_first, *late_last;
    struct ur_pool *plain; /* where urUSM*Alloc allocates without a pool */

    pthread_mutex_t lock; /* guards what follows */
    struct ur_deleters deleters;
    _Atomic uint32_t foreign_count;
    struct ur_table foreign; /* usm.c: memory that is not freed but unregistered or closed */
    struct ur_table natives; /* bindless.c: what programs know by numbers of the driver */
};

void stream_context_hold(ur_context_handle_t context);
void stream_context_unhold(ur_context_handle_t context);
/* NULL if the device is not of the context. */
struct stream_place *stream_context_place(ur_context_handle_t context, ur_device_handle_t device);
/* Its index in the context, or -1. */
int stream_context_index(ur_context_handle_t context, ur_device_handle_t device);

#endif
