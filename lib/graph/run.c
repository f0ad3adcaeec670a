/* Instances of recordings, and their runs: by the driver's object, or the commands once more in
 * their order. */
#include <stdlib.h>
#include <string.h>

#include "nodes.h"

/* ---- one command ----------------------------------------------------------------------------- */

static ur_result_t enqueue_move(ur_queue_handle_t queue, const ur_command *command, uint32_t count,
                                const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const struct ur_recorded_move *m = &command->as.move;
    switch (command->kind) {
    case UR_RECORDED_BUFFER_COPY:
        return ur_own.Enqueue.pfnMemBufferCopy(queue, m->from_mem, m->to_mem, m->from_offset,
                                               m->to_offset, m->size, count, waits, event);
    case UR_RECORDED_BUFFER_READ:
        return ur_own.Enqueue.pfnMemBufferRead(queue, m->from_mem, false, m->from_offset, m->size,
                                               m->to, count, waits, event);
    case UR_RECORDED_BUFFER_WRITE:
        return ur_own.Enqueue.pfnMemBufferWrite(queue, m->to_mem, false, m->to_offset, m->size,
                                                m->from, count, waits, event);
    default:
        return ur_own.Enqueue.pfnUSMMemcpy(queue, false, m->to, m->from, m->size, count, waits,
                                           event);
    }
}

static ur_result_t enqueue_rect(ur_queue_handle_t queue, const ur_command *command, uint32_t count,
                                const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const struct ur_recorded_rect *r = &command->as.rect;
    switch (command->kind) {
    case UR_RECORDED_RECT_READ:
        return ur_own.Enqueue.pfnMemBufferReadRect(queue, r->a, false, r->a_origin, r->b_origin,
                                                   r->region, r->a_row, r->a_slice, r->b_row,
                                                   r->b_slice, r->host, count, waits, event);
    case UR_RECORDED_RECT_WRITE:
        return ur_own.Enqueue.pfnMemBufferWriteRect(queue, r->a, false, r->a_origin, r->b_origin,
                                                    r->region, r->a_row, r->a_slice, r->b_row,
                                                    r->b_slice, r->host, count, waits, event);
    default:
        return ur_own.Enqueue.pfnMemBufferCopyRect(queue, r->a, r->b, r->a_origin, r->b_origin,
                                                   r->region, r->a_row, r->a_slice, r->b_row,
                                                   r->b_slice, count, waits, event);
    }
}

/* Advice takes no wait list: on a queue out of order a wait stands before it. */
static ur_result_t enqueue_advice(ur_queue_handle_t queue, const struct ur_recorded_hint *hint,
                                  uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event) {
    ur_event_handle_t waited = NULL;
    if (count == 0) {
        return ur_own.Enqueue.pfnUSMAdvise(queue, hint->memory, hint->size, hint->flags, event);
    }
    ur_result_t result = ur_own.Enqueue.pfnEventsWait(queue, count, waits, event ? &waited : NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_own.Enqueue.pfnUSMAdvise(queue, hint->memory, hint->size, hint->flags, NULL);
    if (result == UR_RESULT_SUCCESS && event) {
        *event = waited;
    } else if (waited) {
        ur_own.Event.pfnRelease(waited);
    }
    return result;
}

/* Where the queue keeps the order nothing is enqueued. */
static ur_result_t enqueue_join(ur_queue_handle_t queue, uint32_t count,
                                const ur_event_handle_t *waits, ur_event_handle_t *event) {
    return count || event ? ur_own.Enqueue.pfnEventsWait(queue, count, waits, event)
                          : UR_RESULT_SUCCESS;
}

ur_result_t ur_command_enqueue(ur_queue_handle_t queue, const ur_command *command, uint32_t count,
                               const ur_event_handle_t *waits, ur_event_handle_t *event) {
    const struct ur_recorded_launch *launch = &command->as.launch;
    const struct ur_recorded_fill *fill = &command->as.fill;
    const struct ur_recorded_hint *hint = &command->as.hint;
    switch (command->kind) {
    case UR_RECORDED_LAUNCH:
        return ur_own_extra.pfnEnqueueKernelLaunch(
            queue, launch->kernel, launch->dims, launch->offset, launch->global,
            launch->has_local ? launch->local : NULL, NULL, count, waits, event);
    case UR_RECORDED_FILL:
        return ur_own.Enqueue.pfnUSMFill(queue, fill->memory, fill->pattern_size, fill->pattern,
                                         fill->size, count, waits, event);
    case UR_RECORDED_BUFFER_FILL:
        return ur_own.Enqueue.pfnMemBufferFill(queue, fill->mem, fill->pattern, fill->pattern_size,
                                               fill->offset, fill->size, count, waits, event);
    case UR_RECORDED_PREFETCH:
        return ur_own.Enqueue.pfnUSMPrefetch(queue, hint->memory, hint->size, hint->flags, count,
                                             waits, event);
    case UR_RECORDED_ADVICE:
        return enqueue_advice(queue, hint, count, waits, event);
    case UR_RECORDED_RECT_COPY:
    case UR_RECORDED_RECT_READ:
    case UR_RECORDED_RECT_WRITE:
        return enqueue_rect(queue, command, count, waits, event);
    case UR_RECORDED_JOIN:
        return enqueue_join(queue, count, waits, event);
    case UR_RECORDED_CALL:
        return command->as.call->enqueue(command->as.call, queue, count, waits, event);
    case UR_RECORDED_NATIVE:
        return command->as.native.ops->enqueue_native(queue, command, count, waits, event);
    default:
        return enqueue_move(queue, command, count, waits, event);
    }
}

/* ---- a run ----------------------------------------------------------------------------------- */

/* A run in the making. */
struct run {
    ur_queue_handle_t queue;
    struct ur_instance *instance;
    const struct ur_recording *recording;
    uint32_t wait_count;            /* what the commands wait for that wait for no other */
    const ur_event_handle_t *waits; /* the caller's, or `own` */
    ur_event_handle_t *own;         /* owned, its last event too: the run before is waited for */
    struct ur_run_times *times;     /* NULL: none are wanted, or not collected yet */
    bool timed;
    /* Owned: of each command, none of which is then that of the whole; NULL: nobody asks for them.
     */
    ur_event_handle_t *nodes;
    bool wanted;             /* the caller wants an event */
    ur_event_handle_t start; /* of several devices: what commands that come after none wait for */
    ur_event_handle_t event; /* of the whole, if the caller wants one or the queue needs one */
};

/* A failed run is not to make all later ones fail. Nor is a driver that did not answer to be taken
 * for one that is done: the host waits, which is at once where the run is over. */
static bool run_is_over(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    ur_result_t result = ur_own.Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                                 sizeof(status), &status, NULL);
    if (result == UR_RESULT_SUCCESS && status == UR_EVENT_STATUS_ERROR) {
        (void)ur_own.Event.pfnWait(1, &event);
        return true;
    }
    return result == UR_RESULT_SUCCESS && status == UR_EVENT_STATUS_COMPLETE;
}

/* An event at whose end the last run is over, with a reference; NULL where the queue sees to it, or
 * where the run is over. */
static ur_event_handle_t find_last(const struct run *run, bool in_order) {
    ur_event_handle_t last = run->instance->last_run;
    if (!last || (in_order && ur_event_base(last)->queue == run->queue) || run_is_over(last)) {
        return NULL;
    }
    ur_own.Event.pfnRetain(last);
    return last;
}

static ur_result_t follow_last(struct run *run, bool in_order) {
    ur_event_handle_t last = find_last(run, in_order);
    if (!last) {
        return UR_RESULT_SUCCESS;
    }
    run->own = malloc((run->wait_count + (size_t)1) * sizeof(ur_event_handle_t));
    if (!run->own) {
        ur_own.Event.pfnRelease(last);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (run->wait_count) {
        memcpy(run->own, run->waits, run->wait_count * sizeof(*run->own));
    }
    run->own[run->wait_count++] = last;
    run->waits = run->own;
    return UR_RESULT_SUCCESS;
}

/* The next run follows this one. */
static void remember_last(struct run *run) {
    if (run->instance->last_run) {
        ur_own.Event.pfnRelease(run->instance->last_run);
    }
    run->instance->last_run = run->event;
    if (run->event) {
        ur_own.Event.pfnRetain(run->event);
    }
}

/* After a failure the commands that are under way have to end before the next run, and before the
 * recording's memory may go: a wait for all that the queue has, or the host waits. */
static void run_settle(struct run *run) {
    for (uint32_t i = 0; i < run->recording->other_count; ++i) {
        if (run->recording->others[i].queue) {
            (void)ur_own.Queue.pfnFinish(run->recording->others[i].queue);
        }
    }
    if (ur_own.Enqueue.pfnEventsWait(run->queue, 0, NULL, &run->event) != UR_RESULT_SUCCESS) {
        (void)ur_own.Queue.pfnFinish(run->queue);
    }
}

static void add_time(struct run *run, ur_event_handle_t event) {
    ur_own.Event.pfnRetain(event);
    run->times->first[run->times->count++] = event;
}

/* On a queue in order, only the first command waits, and only the last one has an event, which the
 * next run may need on another queue, unless the first one tells when the run started. */
static ur_result_t run_in_order(struct run *run) {
    const struct ur_recording *recording = run->recording;
    ur_queue_handle_t queue = run->queue;
    uint32_t count = recording->count, done = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (count == 0 && (run->wanted || run->wait_count)) {
        result = ur_own.Enqueue.pfnEventsWait(queue, run->wait_count, run->waits, &run->event);
    }
    while (done < count && result == UR_RESULT_SUCCESS) {
        ur_event_handle_t first = NULL, *event = NULL;
        bool is_first = done == 0, is_last = done + 1 == count;
        if (is_last && !run->nodes) {
            event = &run->event;
        } else if ((is_first && run->timed) || run->nodes) {
            event = &first;
        }
        result =
            ur_command_enqueue(queue, recording->commands[done], is_first ? run->wait_count : 0,
                               is_first ? run->waits : NULL, event);
        if (run->nodes && result == UR_RESULT_SUCCESS) {
            run->nodes[done] = first;
            if (first) {
                ur_own.Event.pfnRetain(first);
            }
        }
        if (first && is_first && run->timed) {
            run->times->first[run->times->count++] = first;
        } else if (first) {
            ur_own.Event.pfnRelease(first);
        }
        done += result == UR_RESULT_SUCCESS;
    }
    if (run->nodes && count && result == UR_RESULT_SUCCESS) {
        result = ur_own.Enqueue.pfnEventsWait(queue, 0, NULL, &run->event);
    }
    if (result != UR_RESULT_SUCCESS && done) {
        run_settle(run); /* those before the one that failed */
    }
    if (done || run->event) {
        remember_last(run);
    }
    return result;
}

/* The event of the whole: of the one command that none waits for, or a wait for all of them. */
static ur_result_t run_join(struct run *run) {
    const struct ur_recording *recording = run->recording;
    ur_event_handle_t *events = run->instance->events, *ends = events + recording->count;
    uint32_t count = 0;
    for (uint32_t i = 0; i < recording->count; ++i) {
        if (!recording->commands[i]->awaited && events[i]) {
            ends[count++] = events[i];
        }
    }
    if (count == 1 && !run->nodes && !run->start) {
        ur_own.Event.pfnRetain(ends[0]);
        run->event = ends[0];
        return UR_RESULT_SUCCESS;
    }
    return ur_own.Enqueue.pfnEventsWait(run->queue, count, count ? ends : NULL, &run->event);
}

/* The events of those that the command comes after. */
static uint32_t collect(const ur_event_handle_t *events, const ur_command *command,
                        ur_event_handle_t *waits) {
    uint32_t count = 0;
    for (uint32_t k = 0; k < command->after_count; ++k) {
        ur_event_handle_t event = events[command->after[k]];
        if (event) {
            waits[count++] = event;
        }
    }
    return count;
}

/* Commands of other devices are on queues of the recording's, out of order. They come after what
 * the run's queue has before the run, as the run's own commands do, and so after a mark there. */
static ur_result_t reach_others(struct run *run) {
    const struct ur_recording *recording = run->recording;
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                              UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    for (uint32_t i = 0; i < recording->other_count; ++i) {
        struct ur_other_device *other = &recording->others[i];
        ur_result_t result = other->queue
                                 ? UR_RESULT_SUCCESS
                                 : ur_own.Queue.pfnCreate(recording->context, other->device,
                                                          &properties, &other->queue);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return ur_own.Enqueue.pfnEventsWait(run->queue, run->wait_count, run->waits, &run->start);
}

static ur_queue_handle_t queue_of(const struct run *run, const ur_command *command) {
    const struct ur_recording *recording = run->recording;
    uint32_t i = 0;
    if (!command->elsewhere) {
        return run->queue;
    }
    while (recording->others[i].device != command->elsewhere) {
        ++i;
    }
    return recording->others[i].queue;
}

/* Signals the event that the command has for others: what it stood for before is over, or is what
 * they wait for already. Nothing else of the queue is waited for. */
static ur_result_t signal_event(ur_queue_handle_t queue, const ur_command *command,
                                ur_event_handle_t done) {
    ur_event_handle_t again = command->signal;
    return again ? ur_own.Enqueue.pfnEventsWaitWithBarrierExt(queue, NULL, 1, &done, &again)
                 : UR_RESULT_SUCCESS;
}

/* A command that waits for events too, behind what it comes after. */
static ur_result_t enqueue_waiting(ur_queue_handle_t queue, const ur_command *command,
                                   uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
    ur_event_handle_t *all = malloc(((size_t)count + command->wait_count) * sizeof(*all));
    if (!all) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (count) {
        memcpy(all, waits, count * sizeof(*all));
    }
    memcpy(all + count, command->waits, command->wait_count * sizeof(*all));
    ur_result_t result =
        ur_command_enqueue(queue, command, count + command->wait_count, all, event);
    free(all);
    return result;
}

/* On other queues each command has an event: others wait for it, or the next run does. A join has
 * the event of the one that it stands for, or none where it waits for nothing. */
static ur_result_t run_commands(struct run *run, uint32_t *done) {
    const struct ur_recording *recording = run->recording;
    ur_event_handle_t *events = run->instance->events, *waits = events + recording->count;
    const ur_event_handle_t *first_waits = run->start ? &run->start : run->waits;
    uint32_t first_count = run->start ? 1 : run->wait_count;
    for (uint32_t i = 0; i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        ur_queue_handle_t queue = queue_of(run, command);
        uint32_t count = collect(events, command, waits);
        if (command->kind == UR_RECORDED_JOIN && count < 2 && (count || !first_count)) {
            events[i] = count ? waits[0] : NULL;
            if (count) {
                ur_own.Event.pfnRetain(waits[0]);
            }
            ++*done;
            continue;
        }
        const ur_event_handle_t *list = count ? waits : first_waits;
        uint32_t list_count = count ? count : first_count;
        ur_result_t result = command->wait_count
                                 ? enqueue_waiting(queue, command, list_count, list, &events[i])
                                 : ur_command_enqueue(queue, command, list_count, list, &events[i]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        ++*done;
        result = signal_event(queue, command, events[i]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (count == 0 && run->timed && !run->start) {
            add_time(run, events[i]);
        }
    }
    return run_join(run);
}

static ur_result_t run_out_of_order(struct run *run) {
    const struct ur_recording *recording = run->recording;
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t done = 0;
    if (recording->count == 0) {
        result = ur_own.Enqueue.pfnEventsWait(run->queue, run->wait_count, run->waits, &run->event);
        goto remember;
    }
    if (!run->instance->events) {
        /* Those of the commands, and those that one waits for, or that the whole ends with. */
        size_t most =
            recording->most_after > recording->count ? recording->most_after : recording->count;
        run->instance->events = malloc((recording->count + most) * sizeof(*run->instance->events));
        if (!run->instance->events) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    if (recording->other_count) {
        result = reach_others(run);
    }
    if (result == UR_RESULT_SUCCESS && run->start && run->timed) {
        add_time(run, run->start); /* clocks of other devices are others */
    }
    if (result == UR_RESULT_SUCCESS) {
        result = run_commands(run, &done);
    }
    if (result != UR_RESULT_SUCCESS && done) {
        run_settle(run);
    }
    for (uint32_t i = 0; i < done; ++i) {
        if (run->nodes) {
            run->nodes[i] = run->instance->events[i];
        } else if (run->instance->events[i]) {
            ur_own.Event.pfnRelease(run->instance->events[i]);
        }
    }
remember:
    if (result == UR_RESULT_SUCCESS || done) {
        remember_last(run);
    }
    return result;
}

/* Room for the first commands' events, where the run is to have times. */
static ur_result_t prepare_times(struct run *run) {
    bool profiling = ur_queue_base(run->queue)->flags & UR_QUEUE_FLAG_PROFILING_ENABLE;
    run->times = profiling && !run->instance->profiling ? &ur_run_untimed : NULL;
    /* A command that is alone has the times of the whole. */
    run->timed = profiling && run->instance->profiling && (run->recording->count > 1 || run->nodes);
    if (!run->timed) {
        return UR_RESULT_SUCCESS;
    }
    run->times = malloc(sizeof(*run->times) + run->recording->count * sizeof(ur_event_handle_t));
    if (!run->times) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    run->times->count = 0;
    run->times->plain = false;
    run->times->nodes = NULL;
    return UR_RESULT_SUCCESS;
}

static ur_result_t do_run(struct run *run) {
    bool in_order =
        !(ur_queue_base(run->queue)->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_result_t result = run->wanted ? prepare_times(run) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS || (result = follow_last(run, in_order)) != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Commands of one queue in order need no events, unless somebody else waits for them. */
    bool plain = in_order && !run->recording->other_count && !run->recording->event_uses;
    result = plain ? run_in_order(run) : run_out_of_order(run);
    if (run->start) {
        ur_own.Event.pfnRelease(run->start);
    }
    if (run->own) {
        ur_own.Event.pfnRelease(run->own[run->wait_count - 1]);
        free(run->own);
    }
    return result;
}

ur_result_t ur_instance_replay(struct ur_instance *instance, const struct ur_run_place *place,
                               ur_event_handle_t *event) {
    struct run run = {.queue = place->queue,
                      .instance = instance,
                      .recording = instance->recording,
                      .wait_count = place->count,
                      .waits = place->waits,
                      .wanted = event};
    if (event && ur_nodes_wanted()) { /* without memory, the trace does without */
        run.nodes = calloc(run.recording->count + (size_t)1, sizeof(*run.nodes));
    }
    ur_result_t result = do_run(&run);
    if (result == UR_RESULT_SUCCESS && event) {
        ur_adapter_ops.event_becomes_run(run.event, place->type, run.times);
        run.times = NULL;
        if (run.nodes) {
            ur_nodes_attach(instance, run.event, run.nodes);
            run.nodes = NULL;
        }
        *event = run.event;
        run.event = NULL;
    }
    if (run.event) {
        ur_adapter_ops.event_unasked(run.event);
        ur_own.Event.pfnRelease(run.event);
    }
    for (uint32_t i = 0; run.nodes && i < run.recording->count; ++i) {
        if (run.nodes[i]) {
            ur_own.Event.pfnRelease(run.nodes[i]);
        }
    }
    free(run.nodes);
    ur_run_times_free(run.times);
    return result;
}

/* ---- instances ------------------------------------------------------------------------------- */

/* True if some command is nothing that could be enqueued by itself. */
static bool needs_driver(const struct ur_recording *recording) {
    for (uint32_t i = 0; i < recording->count; ++i) {
        if (recording->commands[i]->kind == UR_RECORDED_NATIVE && !recording->ops->enqueue_native) {
            return true;
        }
    }
    return recording->event_uses != 0 && !ur_adapter_ops.replays_events;
}

ur_result_t ur_instance_make(struct ur_instance *instance) {
    const struct ur_recording *recording = instance->recording;
    if (!recording->ops || (ur_nodes_wanted_each() && !needs_driver(recording))) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = recording->ops->instantiate(instance);
    return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && !needs_driver(recording)
               ? UR_RESULT_SUCCESS
               : result;
}

void ur_instance_end(struct ur_instance *instance) {
    if (instance->native) {
        instance->recording->ops->destroy(instance);
    }
    if (instance->last_run) {
        ur_own.Event.pfnRelease(instance->last_run);
    }
    free(instance->events);
    ur_nodes_forget(instance);
}

ur_result_t ur_instance_run(struct ur_instance *instance, const struct ur_run_place *place,
                            ur_event_handle_t *event) {
    if (!instance->native) {
        return ur_instance_replay(instance, place, event);
    }
    ur_result_t result = instance->recording->ops->enqueue(instance, place, event);
    if (result == UR_RESULT_SUCCESS && event) {
        bool untimed = (ur_queue_base(place->queue)->flags & UR_QUEUE_FLAG_PROFILING_ENABLE) != 0 &&
                       !instance->profiling;
        ur_adapter_ops.event_becomes_run(*event, place->type, untimed ? &ur_run_untimed : NULL);
        if (ur_nodes_wanted()) {
            ur_nodes_attach(instance, *event, NULL);
        }
    }
    return result;
}
