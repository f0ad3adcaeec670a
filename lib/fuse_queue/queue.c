/* Fusing launches of queues.
 *
 * While a queue fuses, its launches are kept. Whatever else it is asked for enqueues them first
 * (generated/capture.c: the adapter's table leads to functions that ask, as it does while some
 * queue captures), so nothing that a program can see tells that they came later. Launches that want
 * events get ones of ours (event.c).
 *
 * On a queue out of order each launch that is kept has what it waits for, and so has the command
 * that it becomes part of: the same events, and those of launches and copies that are kept too.
 *
 * A launch that fails when it is enqueued has long succeeded for its caller: the call that enqueued
 * what was kept says so, and has not run itself. */
#include <stdlib.h>

#include "base/error.h"
#include "queue_state.h"

static pthread_mutex_t active_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t table_made = PTHREAD_ONCE_INIT;
static struct ur_fusing_queue *active_queues;

void ur_fusing_forget(struct ur_fusing_queue *fusing) {
    if (!fusing) {
        return;
    }
    pthread_mutex_lock(&fusing->lock);
    for (uint32_t i = 0; i < fusing->count; ++i) {
        ur_kept_events_bind(fusing->launches[i].kept.events, NULL, UR_RESULT_ERROR_INVALID_QUEUE);
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        ur_kept_events_bind(fusing->copies[c].kept.events, NULL, UR_RESULT_ERROR_INVALID_QUEUE);
    }
    ur_fusing_drop_kept(fusing);
    for (uint32_t i = 0; i < UR_FUSING_MOST_KEPT; ++i) {
        ur_fusing_slot_end(&fusing->launches[i].slot);
    }
    ur_fusing_drop_cache(fusing);
    ur_fusing_programs_release(fusing->programs);
    pthread_mutex_unlock(&fusing->lock);
    ur_fusing_unretain(fusing);
}

void ur_fusing_retain(struct ur_fusing_queue *fusing) {
    atomic_fetch_add_explicit(&fusing->refs, 1, memory_order_relaxed);
}

void ur_fusing_unretain(struct ur_fusing_queue *fusing) {
    if (atomic_fetch_sub_explicit(&fusing->refs, 1, memory_order_acq_rel) == 1) {
        ur_fusing_report_end(&fusing->report);
        ur_fusing_options_end(&fusing->options);
        pthread_mutex_destroy(&fusing->lock);
        free(fusing);
    }
}

/* ---- from other calls ------------------------------------------------------------------------ */

ur_result_t ur_fusing_settle(ur_queue_handle_t queue) {
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    if (!fusing) {
        return UR_RESULT_SUCCESS;
    }
    pthread_mutex_lock(&fusing->lock);
    ur_result_t result = ur_fusing_settle_kept(fusing, true, false);
    pthread_mutex_unlock(&fusing->lock);
    return result;
}

void ur_fusing_settle_event(struct ur_kept_event *event) {
    struct ur_fusing_queue *fusing = event->fusing;
    pthread_mutex_lock(&fusing->lock);
    if (!atomic_load_explicit(&event->done, memory_order_relaxed)) {
        (void)ur_fusing_settle_kept(fusing, true,
                                    false); /* each launch's event has its own failure */
    }
    pthread_mutex_unlock(&fusing->lock);
}

static void settle_locked(struct ur_fusing_queue *fusing) {
    pthread_mutex_lock(&fusing->lock);
    (void)ur_fusing_settle_kept(fusing, true, false);
    pthread_mutex_unlock(&fusing->lock);
}

static bool concerns(const struct ur_fusing_queue *fusing, ur_context_handle_t context,
                     ur_device_handle_t device) {
    return (!context || ur_queue_base(fusing->queue)->context == context) &&
           (!device || ur_queue_base(fusing->queue)->device == device);
}

/* Those that are active, of a context or of a device: as many as there is room for are retained. */
static size_t find_active(ur_context_handle_t context, ur_device_handle_t device, size_t room,
                          struct ur_fusing_queue **out) {
    size_t count = 0;
    pthread_mutex_lock(&active_lock);
    for (struct ur_fusing_queue *fusing = active_queues; fusing; fusing = fusing->next) {
        if (concerns(fusing, context, device)) {
            if (count < room) {
                ur_fusing_retain(fusing);
                out[count] = fusing;
            }
            ++count;
        }
    }
    pthread_mutex_unlock(&active_lock);
    return count;
}

/* Not under the lock of them all: drivers may have a launch wait for what another thread, which
 * comes here too, has to do first. */
void ur_fusing_settle_all(ur_context_handle_t context, ur_device_handle_t device) {
    struct ur_fusing_queue *few[16], **list = few, **more = NULL;
    size_t room = sizeof(few) / sizeof(*few), count = find_active(context, device, room, list);
    while (count > room && list) {
        for (size_t i = 0; i < room; ++i) {
            ur_fusing_unretain(list[i]);
        }
        free(more);
        room = 2 * count;
        list = more = malloc(room * sizeof(*more));
        count = list ? find_active(context, device, room, list) : 0;
    }
    for (size_t i = 0; i < count; ++i) {
        settle_locked(list[i]);
        ur_fusing_unretain(list[i]);
    }
    free(more);
    if (!list) { /* without memory it is done as far as that can be */
        pthread_mutex_lock(&active_lock);
        for (struct ur_fusing_queue *fusing = active_queues; fusing; fusing = fusing->next) {
            if (concerns(fusing, context, device)) {
                settle_locked(fusing);
            }
        }
        pthread_mutex_unlock(&active_lock);
    }
}

/* ---- the calls ------------------------------------------------------------------------------- */

static ur_result_t check_queue(ur_queue_handle_t queue) {
    return ur_object_is(queue, UR_KIND_QUEUE) ? UR_RESULT_SUCCESS
                                              : ur_refuse(UR_RESULT_ERROR_INVALID_QUEUE);
}

ur_result_t urQueueBeginFusionExp(ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    struct ur_fusing_options options;
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS ||
        (result = ur_fusing_options_copy(&options, pDesc)) != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!atomic_load_explicit(&ur_adapter_known, memory_order_relaxed)) {
        ur_fusing_options_end(&options);
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "launches are fused under a loader that looks into the tables of the "
                       "handles at each call");
    }
    pthread_mutex_lock(&active_lock);
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_relaxed);
    bool active = fusing && atomic_load_explicit(&fusing->active, memory_order_relaxed);
    if (active || atomic_load_explicit(&ur_queue_base(hQueue)->captured, memory_order_acquire)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         active ? "the queue's launches are fused already"
                                : "the queue captures into a graph");
        goto unlock;
    }
    if (!fusing) {
        fusing = calloc(1, sizeof(*fusing));
        if (!fusing) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto unlock;
        }
        pthread_mutex_init(&fusing->lock, NULL);
        atomic_init(&fusing->refs, 1);
        fusing->queue = hQueue;
        fusing->programs =
            ur_fusing_programs_of(ur_queue_base(hQueue)->context, ur_queue_base(hQueue)->device);
    }
    pthread_mutex_lock(&fusing->lock);
    /* What was made before was made with other options. */
    if (options.flags != fusing->options.flags || options.promoted_count ||
        fusing->options.promoted_count) {
        ur_fusing_drop_cache(fusing);
    }
    ur_fusing_options_end(&fusing->options);
    ur_fusing_report_end(&fusing->report);
    fusing->options = options;
    options = (struct ur_fusing_options){0};
    fusing->active = true;
    pthread_mutex_unlock(&fusing->lock);
    fusing->next = active_queues;
    active_queues = fusing;
    atomic_store_explicit(&ur_queue_base(hQueue)->fusing, fusing, memory_order_release);
    pthread_once(&table_made, ur_kept_event_table);
    ur_capture_watch_more(&ur_fusing_guest);
unlock:
    pthread_mutex_unlock(&active_lock);
    ur_fusing_options_end(&options);
    return result;
}

/* Enqueues what is kept and ends the fusion. */
static ur_result_t queue_end(ur_queue_handle_t queue, bool fuse) {
    ur_result_t result = UR_RESULT_ERROR_INVALID_OPERATION;
    struct ur_fusing_queue **at = &active_queues, *fusing;
    pthread_mutex_lock(&active_lock);
    while (*at && (*at)->queue != queue) {
        at = &(*at)->next;
    }
    fusing = *at;
    if (fusing) {
        *at = fusing->next;
    }
    pthread_mutex_unlock(&active_lock);
    if (!fusing) {
        return ur_fail(result, 0, "the queue's launches are not being fused");
    }
    pthread_mutex_lock(&fusing->lock);
    result = ur_fusing_settle_kept(fusing, fuse, true);
    fusing->active = false;
    pthread_mutex_unlock(&fusing->lock);
    ur_capture_watch_less();
    return result;
}

ur_result_t urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    ur_result_t result = check_queue(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        result = queue_end(hQueue, true);
    }
    return result == UR_RESULT_SUCCESS && phEvent
               ? ur_own.Enqueue.pfnEventsWait(hQueue, 0, NULL, phEvent)
               : result;
}

ur_result_t urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    ur_result_t result = check_queue(hQueue);
    return result == UR_RESULT_SUCCESS ? queue_end(hQueue, false) : result;
}

static bool is_active(ur_queue_handle_t queue) {
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool active = fusing->active;
    pthread_mutex_unlock(&fusing->lock);
    return active;
}

static void queue_release(ur_queue_handle_t queue) {
    if (is_active(queue)) {
        (void)queue_end(queue, true);
    }
}

const struct ur_capture_guest ur_fusing_guest = {
    .is_active = is_active, .settle = ur_fusing_settle, .release = queue_release};

ur_result_t urQueueGetFusionInfoExp(ur_queue_handle_t hQueue, ur_fusion_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    static const struct ur_fusing_report none;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_acquire);
    if (!fusing) {
        return ur_fusing_report_query(&none, false, propName, out);
    }
    pthread_mutex_lock(&fusing->lock);
    result = ur_fusing_report_query(&fusing->report, fusing->active, propName, out);
    pthread_mutex_unlock(&fusing->lock);
    return result;
}
