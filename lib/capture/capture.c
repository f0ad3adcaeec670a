/* Captures: how they begin, spread and end, and what every captured call has in common. */
#include "capture.h"

#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "entry/reusable.h"

pthread_mutex_t ur_capture_lock = PTHREAD_MUTEX_INITIALIZER;
/* Guarded by the lock. */
static struct ur_capture *captures;
static uint64_t serials;
static uint32_t lost;   /* queues that were not told yet that their capture is gone */
static uint32_t fusing; /* queues whose launches are kept */
/* Who keeps them; NULL: nobody did so far. Set under the lock, read without. */
static const struct ur_capture_guest *_Atomic fuser;

/* ---- the adapter's table --------------------------------------------------------------------- */

static bool prepared;

static ur_capture_function **slot_at(void *table, size_t offset) {
    return (ur_capture_function **)(void *)((char *)table + offset);
}

/* Calls are made all the while: each finds one function or the other, and both are right. */
static void capture_put(ur_capture_function **slot, ur_capture_function *function) {
    __atomic_store_n(slot, function, __ATOMIC_RELEASE);
}

_Static_assert(sizeof(ur_capture_function *) == sizeof(void *), "slots are pointers");

/* Locked. What the slots led to before is in the adapter's own tables. */
static void watch_slots(void *shown, void *own, const struct ur_capture_slot *slots, uint32_t count,
                        bool on) {
    for (uint32_t i = 0; i < count; ++i) {
        capture_put(slot_at(shown, slots[i].offset),
                    on ? slots[i].function : *slot_at(own, slots[i].offset));
    }
}

/* Locked. */
static void capture_watch(bool on) {
    if (!prepared) {
        ur_captured_event_table();
        prepared = true;
    }
    const struct ur_capture_slots *watched = ur_adapter_ops.watched;
    watch_slots(&ur_shown, &ur_own, watched->slots, watched->count, on);
    watch_slots(&ur_shown_extra, &ur_own_extra, watched->extra_slots, watched->extra_count, on);
}

void ur_capture_watch_more(const struct ur_capture_guest *guest) {
    pthread_mutex_lock(&ur_capture_lock);
    atomic_store_explicit(&fuser, guest, memory_order_release);
    if (fusing++ == 0 && !captures && !lost) {
        capture_watch(true);
    }
    pthread_mutex_unlock(&ur_capture_lock);
}

void ur_capture_watch_less(void) {
    pthread_mutex_lock(&ur_capture_lock);
    if (--fusing == 0 && !captures && !lost) {
        capture_watch(false);
    }
    pthread_mutex_unlock(&ur_capture_lock);
}

static const struct ur_capture_guest *guest_of(ur_queue_handle_t queue) {
    return atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire)
               ? atomic_load_explicit(&fuser, memory_order_acquire)
               : NULL;
}

static ur_result_t capture_settle(ur_queue_handle_t queue) {
    const struct ur_capture_guest *guest = guest_of(queue);
    return guest ? guest->settle(queue) : UR_RESULT_SUCCESS;
}

/* ---- captures, all locked -------------------------------------------------------------------- */

static struct ur_captured_queue *new_queue(struct ur_capture *capture, ur_queue_handle_t queue) {
    struct ur_captured_queue *captured = calloc(1, sizeof(*captured));
    if (captured) {
        captured->capture = capture;
        captured->queue = queue;
        captured->in_order =
            !(ur_queue_base(queue)->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
        captured->has_barrier = capture->has_base;
        captured->barrier = capture->base;
    }
    return captured;
}

static void free_queue(struct ur_captured_queue *captured) {
    free(captured->open);
    free(captured);
}

static void join_capture(struct ur_captured_queue *captured) {
    captured->next = captured->capture->queues;
    captured->capture->queues = captured;
    atomic_store_explicit(&ur_queue_base(captured->queue)->captured, captured,
                          memory_order_release);
}

static struct ur_capture *find_capture(uint64_t serial) {
    struct ur_capture *capture = captures;
    while (capture && capture->serial != serial) {
        capture = capture->next;
    }
    return capture;
}

/* With what its queues have of it; those that did not end it are told at their next call. */
static void free_capture(struct ur_capture *capture, bool tell) {
    struct ur_capture **at = &captures;
    while (*at != capture) {
        at = &(*at)->next;
    }
    *at = capture->next;
    for (struct ur_captured_queue *queue = capture->queues, *next; queue; queue = next) {
        next = queue->next;
        if (queue->queue && tell) {
            queue->capture = NULL;
            ++lost;
            continue;
        }
        if (queue->queue) {
            atomic_store_explicit(&ur_queue_base(queue->queue)->captured, NULL,
                                  memory_order_release);
        }
        free_queue(queue);
    }
    capture->graph->capture = NULL;
    free(capture);
    if (!captures && !lost && !fusing) {
        capture_watch(false);
    }
}

/* A queue whose capture is gone leaves it. */
static void leave_lost(struct ur_captured_queue *captured) {
    atomic_store_explicit(&ur_queue_base(captured->queue)->captured, NULL, memory_order_release);
    free_queue(captured);
    if (--lost == 0 && !captures && !fusing) {
        capture_watch(false);
    }
}

/* What the queue has of a capture; of one that is gone the queue is told now. Post: locked if and
 * only if there is one. */
static ur_result_t lock_queue(ur_queue_handle_t queue, struct ur_captured_queue **out) {
    pthread_mutex_lock(&ur_capture_lock);
    struct ur_captured_queue *captured =
        atomic_load_explicit(&ur_queue_base(queue)->captured, memory_order_relaxed);
    *out = captured;
    if (captured && captured->capture) {
        return UR_RESULT_SUCCESS;
    }
    *out = NULL;
    if (captured) {
        leave_lost(captured);
    }
    pthread_mutex_unlock(&ur_capture_lock);
    return captured ? ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED, 0,
                              "the capture is gone with the queue that it began on")
                    : UR_RESULT_SUCCESS;
}

/* ---- what a command comes after -------------------------------------------------------------- */

ur_result_t ur_capture_after(struct ur_capture_place *place, uint32_t point) {
    for (uint32_t i = 0; i < place->count && place->count <= 8; ++i) {
        if (place->points[i] == point) {
            return UR_RESULT_SUCCESS;
        }
    }
    if (place->count == place->room) {
        uint32_t *grown = malloc(2 * (size_t)place->room * sizeof(*grown));
        if (!grown) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(grown, place->points, place->count * sizeof(*grown));
        if (place->points != place->few) {
            free(place->points);
        }
        place->points = grown;
        place->room *= 2;
    }
    place->points[place->count++] = point;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_capture_after_all(struct ur_capture_place *place) {
    const struct ur_captured_queue *queue = place->queue;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < queue->open_count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_capture_after(place, queue->open[i]);
    }
    return result;
}

bool ur_capture_precedes(const struct ur_recording *recording, uint32_t point, uint32_t count,
                         const uint32_t *from, uint32_t limit) {
    enum { ROOM = 64 };
    uint32_t stack[ROOM], depth = 0;
    for (uint32_t i = 0; i < count; ++i) {
        if (from[i] == point) {
            return true;
        }
        if (from[i] > point && depth < ROOM) {
            stack[depth++] = from[i];
        }
    }
    while (depth && limit--) {
        const ur_command *command = recording->commands[stack[--depth]];
        for (uint32_t i = 0; i < command->after_count; ++i) {
            if (command->after[i] == point) {
                return true;
            }
            if (command->after[i] > point && depth < ROOM) {
                stack[depth++] = command->after[i];
            }
        }
    }
    return false;
}

/* ---- a captured call ------------------------------------------------------------------------- */

/* The capture that an event of the list is of; NULL and an error in `result` where the list mixes
 * what cannot be mixed. */
static struct ur_capture *capture_of(ur_queue_handle_t queue, uint32_t count,
                                     const ur_event_handle_t *waits, ur_result_t *result) {
    struct ur_captured_queue *captured =
        atomic_load_explicit(&ur_queue_base(queue)->captured, memory_order_relaxed);
    struct ur_capture *capture = captured ? captured->capture : NULL;
    for (uint32_t i = 0; i < count; ++i) {
        const struct ur_captured_event *event = (const struct ur_captured_event *)waits[i];
        if (!event) {
            *result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                              "event %u of %u in the wait list is NULL", i, count);
            return NULL;
        }
        if (!ur_event_is_captured(waits[i])) {
            *result = ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
                              "event %u of %u in the wait list is of no captured command: a graph "
                              "waits for nothing outside it",
                              i, count);
            return NULL;
        }
        struct ur_capture *other = find_capture(event->capture);
        if (!other) {
            *result = ur_fail(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT, 0,
                              "event %u of %u in the wait list is of a command in a graph whose "
                              "capture is over",
                              i, count);
            return NULL;
        }
        if (capture && other != capture) {
            *result = ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT, 0,
                              "event %u of %u in the wait list is of another capture", i, count);
            return NULL;
        }
        capture = other;
    }
    return capture;
}

static ur_result_t check_supported(ur_device_handle_t device) {
    ur_bool_t supported = 0;
    ur_result_t result =
        ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_GRAPH_RECORD_AND_REPLAY_SUPPORT_EXP,
                                 sizeof(supported), &supported, NULL);
    if (result != UR_RESULT_SUCCESS || !supported) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       atomic_load_explicit(&ur_adapter_known, memory_order_relaxed)
                           ? "the device captures no queues"
                           : "queues are captured only under a loader that looks into the tables "
                             "of the handles at each call, as this project's does");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_place(const struct ur_capture *capture, ur_queue_handle_t queue) {
    if (ur_queue_base(queue)->context != capture->graph->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the capture is of another context than the queue");
    }
    return check_supported(ur_queue_base(queue)->device);
}

/* Room for one more command that the queue has. */
static ur_result_t capture_make_room(struct ur_captured_queue *queue) {
    if (queue->open_count < queue->open_room) {
        return UR_RESULT_SUCCESS;
    }
    uint32_t room = queue->open_room ? 2 * queue->open_room : 4;
    uint32_t *grown = realloc(queue->open, room * sizeof(*grown));
    if (!grown) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    queue->open = grown;
    queue->open_room = room;
    return UR_RESULT_SUCCESS;
}

/* Locked. */
static ur_result_t capture_prepare(struct ur_capture_place *place, ur_queue_handle_t queue,
                                   uint32_t count, const ur_event_handle_t *waits,
                                   bool wants_event) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if ((count == 0) != (waits == NULL)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    }
    struct ur_capture *capture = capture_of(queue, count, waits, &result);
    if (!capture || (result = check_place(capture, queue)) != UR_RESULT_SUCCESS) {
        return result;
    }
    place->buffer = capture->graph->buffer;
    place->queue = atomic_load_explicit(&ur_queue_base(queue)->captured, memory_order_relaxed);
    result = ur_recording_reach(&place->buffer->recording, ur_queue_base(queue)->device);
    if (result != UR_RESULT_SUCCESS) {
        place->queue = NULL;
        return result;
    }
    if (!place->queue) {
        place->queue = new_queue(capture, queue);
        place->fresh = true;
    }
    if (!place->queue || capture_make_room(place->queue) != UR_RESULT_SUCCESS) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (place->queue->in_order) {
        result = ur_capture_after_all(place);
    }
    if (result == UR_RESULT_SUCCESS && place->queue->has_barrier && place->count == 0) {
        result = ur_capture_after(place, place->queue->barrier);
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_capture_after(place, ((const struct ur_captured_event *)waits[i])->point);
    }
    if (result == UR_RESULT_SUCCESS && wants_event) {
        place->event = ur_captured_event_new(queue, place->type);
        result = place->event ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return result;
}

bool ur_capture_enter(struct ur_capture_place *place, ur_queue_handle_t queue, uint32_t count,
                      const ur_event_handle_t *waits, const ur_event_handle_t *event,
                      ur_command_t type) {
    struct ur_captured_queue *captured;
    *place = (struct ur_capture_place){.room = 8, .wait_count = count, .type = type};
    place->points = place->few;
    place->result = lock_queue(queue, &captured);
    if (captured) {
        place->result = capture_prepare(place, queue, count, waits, event != NULL);
        return true;
    }
    bool concerned = place->result != UR_RESULT_SUCCESS || ur_capture_concerns(queue, count, waits);
    if (concerned) {
        pthread_mutex_lock(&ur_capture_lock);
        if (place->result == UR_RESULT_SUCCESS) {
            place->result = capture_prepare(place, queue, count, waits, event != NULL);
        }
    }
    return concerned;
}

ur_result_t ur_capture_leave(struct ur_capture_place *place, ur_event_handle_t *event) {
    struct ur_captured_queue *queue = place->queue;
    ur_result_t result = place->result;
    if (result == UR_RESULT_SUCCESS) {
        if (queue->in_order || place->covers) {
            queue->open_count = 0;
        }
        if (place->barrier) {
            queue->has_barrier = true;
            queue->barrier = place->made;
        }
        queue->open[queue->open_count++] = place->made;
        if (ur_queue_base(queue->queue)->device != place->buffer->recording.device) {
            place->buffer->recording.commands[place->made]->elsewhere =
                ur_queue_base(queue->queue)->device;
        }
        if (place->fresh) {
            join_capture(queue);
        }
        if (place->event) {
            place->event->capture = queue->capture->serial;
            place->event->point = place->made;
            *event = (ur_event_handle_t)place->event;
        }
    } else if (queue && place->fresh) {
        free_queue(queue);
    }
    pthread_mutex_unlock(&ur_capture_lock);
    if (result != UR_RESULT_SUCCESS) {
        ur_captured_event_free(place->event);
    }
    if (place->points != place->few) {
        free(place->points);
    }
    return result;
}

void ur_capture_refuse(struct ur_capture_place *place, const char *what) {
    if (place->result == UR_RESULT_SUCCESS) {
        place->result =
            ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
                    "%s cannot be captured in a graph; the capture goes on without it", what);
    }
}

ur_result_t ur_capture_add(struct ur_capture_place *place, ur_command *command) {
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const struct ur_command_place at = {.buffer = place->buffer,
                                        .point_count = place->count,
                                        .points = place->count ? place->points : NULL,
                                        .point_out = &place->made};
    return ur_command_add(&at, command);
}

ur_result_t ur_capture_join(struct ur_capture_place *place, const void *memory, size_t size) {
    ur_command *command = ur_command_new(UR_RECORDED_JOIN);
    if (command) {
        command->as.join = (struct ur_recorded_join){place->type, memory, size};
    }
    return ur_capture_add(place, command);
}

/* ---- beginning and ending -------------------------------------------------------------------- */

static ur_result_t check_begin(ur_queue_handle_t queue) {
    const struct ur_capture_guest *guest = guest_of(queue);
    if (guest && guest->is_active(queue)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "the queue's launches are being fused");
    }
    return check_supported(ur_queue_base(queue)->device);
}

/* What a graph has so far comes before what is added: several ends become one command. */
static ur_result_t set_base(struct ur_capture *capture) {
    ur_exp_graph_handle_t graph = capture->graph;
    if (graph->end_count > 1) {
        ur_command *command = ur_command_new(UR_RECORDED_JOIN);
        if (!command) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        command->as.join.type = UR_COMMAND_EVENTS_WAIT;
        uint32_t made;
        const struct ur_command_place at = {.buffer = graph->buffer,
                                            .point_count = graph->end_count,
                                            .points = graph->ends,
                                            .point_out = &made};
        ur_result_t result = ur_command_add(&at, command);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        graph->ends[0] = made;
        graph->end_count = 1;
    }
    capture->has_base = graph->end_count;
    capture->base = graph->end_count ? graph->ends[0] : 0;
    return UR_RESULT_SUCCESS;
}

/* Locked. */
static ur_result_t open_capture(ur_queue_handle_t queue, ur_exp_graph_handle_t graph, bool owned) {
    ur_result_t result = ur_graph_open(graph, ur_queue_base(queue)->device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_capture *capture = calloc(1, sizeof(*capture));
    if (!capture) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    capture->graph = graph;
    capture->owned = owned;
    result = set_base(capture);
    capture->origin = result == UR_RESULT_SUCCESS ? new_queue(capture, queue) : NULL;
    if (!capture->origin) {
        free(capture);
        return result == UR_RESULT_SUCCESS ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) : result;
    }
    capture->serial = ++serials;
    graph->capture = capture;
    join_capture(capture->origin);
    capture->next = captures;
    captures = capture;
    if (!capture->next && !lost) {
        capture_watch(true);
    }
    return UR_RESULT_SUCCESS;
}

/* Locked. */
static ur_result_t capture_begin(ur_queue_handle_t queue, ur_exp_graph_handle_t graph) {
    if (atomic_load_explicit(&ur_queue_base(queue)->captured, memory_order_relaxed)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the queue captures already");
    }
    if (!graph) {
        ur_result_t result = ur_graph_new(ur_queue_base(queue)->context, &graph);
        if (result == UR_RESULT_SUCCESS) {
            result = open_capture(queue, graph, true);
            if (result != UR_RESULT_SUCCESS) {
                ur_graph_free(graph);
            }
        }
        return result;
    }
    if (graph->capture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0,
                       "another queue captures into the graph already");
    }
    if (graph->spoiled) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0,
                       "a capture into the graph was not ended before its queue was released");
    }
    if (graph->context != ur_queue_base(queue)->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0,
                       "the graph is of another context than the queue");
    }
    return open_capture(queue, graph, false);
}

static ur_result_t begin_checked(ur_queue_handle_t queue, ur_exp_graph_handle_t graph) {
    struct ur_captured_queue *captured;
    ur_result_t result = check_begin(queue);
    if (result != UR_RESULT_SUCCESS ||
        (result = lock_queue(queue, &captured)) != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!captured) {
        pthread_mutex_lock(&ur_capture_lock);
    }
    result = capture_begin(queue, graph);
    pthread_mutex_unlock(&ur_capture_lock);
    return result;
}

ur_result_t urQueueBeginGraphCaptureExp(ur_queue_handle_t hQueue) {
    UR_CHECK_QUEUE(hQueue);
    return begin_checked(hQueue, NULL);
}

ur_result_t urQueueBeginCaptureIntoGraphExp(ur_queue_handle_t hQueue,
                                            ur_exp_graph_handle_t hGraph) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_GRAPH(hGraph);
    return begin_checked(hQueue, hGraph);
}

/* Marks all that the origin's end comes after; `reached` has a byte for each command. */
static ur_result_t reach(const struct ur_capture *capture, unsigned char *reached) {
    const struct ur_recording *recording = &capture->graph->buffer->recording;
    const struct ur_captured_queue *origin = capture->origin;
    for (uint32_t i = 0; i < origin->open_count; ++i) {
        reached[origin->open[i]] = 1;
    }
    /* Commands come after earlier ones only. */
    for (uint32_t i = recording->count; i-- > 0;) {
        const ur_command *command = recording->commands[i];
        for (uint32_t k = 0; reached[i] && k < command->after_count; ++k) {
            reached[command->after[k]] = 1;
        }
    }
    for (const struct ur_captured_queue *queue = capture->queues; queue; queue = queue->next) {
        for (uint32_t i = 0; i < queue->open_count; ++i) {
            if (!reached[queue->open[i]]) {
                return ur_fail(UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS, 0,
                               "the queue that the capture began on does not wait for command %u, "
                               "which another queue has; the capture goes on",
                               queue->open[i]);
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_joined(const struct ur_capture *capture) {
    if (!capture->queues->next) {
        return UR_RESULT_SUCCESS;
    }
    unsigned char *reached = calloc(capture->graph->buffer->recording.count + (size_t)1, 1);
    ur_result_t result =
        reached ? reach(capture, reached) : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    free(reached);
    return result;
}

/* Locked. */
static ur_result_t capture_end(struct ur_captured_queue *queue, ur_exp_graph_handle_t *out) {
    struct ur_capture *capture = queue->capture;
    if (queue != capture->origin) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "the capture began on another queue and has to end there");
    }
    ur_result_t result = check_joined(capture);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_exp_graph_handle_t graph = capture->graph;
    if (queue->open_count) {
        free(graph->ends);
        graph->ends = queue->open;
        graph->end_count = queue->open_count;
        queue->open = NULL;
        queue->open_count = 0;
    }
    free_capture(capture, false);
    *out = graph;
    return UR_RESULT_SUCCESS;
}

ur_result_t urQueueEndGraphCaptureExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    struct ur_captured_queue *captured;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phGraph);
    ur_result_t result = lock_queue(hQueue, &captured);
    if (!captured) {
        return result != UR_RESULT_SUCCESS ? result
                                           : ur_fail(UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, 0,
                                                     "the queue captures nothing");
    }
    result = capture_end(captured, phGraph);
    pthread_mutex_unlock(&ur_capture_lock);
    return result;
}

ur_result_t urQueueIsGraphCaptureEnabledExp(ur_queue_handle_t hQueue, bool *pResult) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pResult);
    if (!atomic_load_explicit(&ur_queue_base(hQueue)->captured, memory_order_relaxed)) {
        *pResult = false; /* which is nearly always so, and asked for often */
        return UR_RESULT_SUCCESS;
    }
    pthread_mutex_lock(&ur_capture_lock);
    const struct ur_captured_queue *captured =
        atomic_load_explicit(&ur_queue_base(hQueue)->captured, memory_order_relaxed);
    *pResult = captured && captured->capture;
    pthread_mutex_unlock(&ur_capture_lock);
    return UR_RESULT_SUCCESS;
}

/* The caller may use the graph as it likes once the capture has ended, and owns it then: an end
 * gives it out. Until then the queue does. */
ur_result_t urQueueGetGraphExp(ur_queue_handle_t hQueue, ur_exp_graph_handle_t *phGraph) {
    struct ur_captured_queue *captured;
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(phGraph);
    ur_result_t result = lock_queue(hQueue, &captured);
    if (!captured) {
        return result != UR_RESULT_SUCCESS
                   ? result
                   : ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the queue captures nothing");
    }
    *phGraph = captured->capture->graph;
    pthread_mutex_unlock(&ur_capture_lock);
    return UR_RESULT_SUCCESS;
}

/* ---- calls on queues that a capture looks at without a command --------------------------------
 */

/* The queue's last reference goes while it captures. Locked. */
static void close_queue(struct ur_captured_queue *captured) {
    struct ur_capture *capture = captured->capture;
    if (!capture) {
        leave_lost(captured);
        return;
    }
    atomic_store_explicit(&ur_queue_base(captured->queue)->captured, NULL, memory_order_release);
    captured->queue = NULL;
    if (captured != capture->origin) {
        return; /* what it has is part of the graph, and has to be joined */
    }
    ur_exp_graph_handle_t graph = capture->graph;
    bool owned = capture->owned;
    ur_log_warning("a queue was released while it captured into graph %llu: the capture is gone",
                   (unsigned long long)graph->id);
    graph->spoiled = true;
    free_capture(capture, true);
    if (owned) {
        ur_graph_free(graph);
    }
}

ur_result_t ur_capture_QueueRelease(ur_queue_handle_t hQueue) {
    if (ur_object_is(hQueue, UR_KIND_QUEUE)) {
        (void)capture_settle(hQueue); /* whoever has the other references may not ask again */
    }
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_object_refs(&ur_queue_base(hQueue)->object) == 1) {
        const struct ur_capture_guest *guest = guest_of(hQueue);
        if (guest) {
            guest->release(hQueue);
        }
        pthread_mutex_lock(&ur_capture_lock);
        struct ur_captured_queue *captured =
            atomic_load_explicit(&ur_queue_base(hQueue)->captured, memory_order_relaxed);
        if (captured) {
            close_queue(captured);
        }
        pthread_mutex_unlock(&ur_capture_lock);
    }
    return ur_own.Queue.pfnRelease(hQueue);
}

ur_result_t ur_capture_QueueFlush(ur_queue_handle_t hQueue) {
    return ur_own.Queue.pfnFlush(hQueue);
}

ur_result_t ur_capture_QueueGetInfo(ur_queue_handle_t hQueue, ur_queue_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    if (propName == UR_QUEUE_INFO_EMPTY && ur_object_is(hQueue, UR_KIND_QUEUE)) {
        ur_result_t result = capture_settle(hQueue);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    if (propName == UR_QUEUE_INFO_EMPTY && ur_capture_concerns(hQueue, 0, NULL)) {
        return ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
                       "whether the queue is empty cannot be said while it captures");
    }
    return ur_own.Queue.pfnGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

ur_result_t ur_capture_QueueGetNativeHandle(ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc,
                                            ur_native_handle_t *phNativeQueue) {
    return ur_own.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}
