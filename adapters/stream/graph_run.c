/* Executables and their runs. */
#include "graph.h"

#include "command.h"

/* ---- executables ----------------------------------------------------------------------------- */

ur_result_t stream_exec_make(struct stream_graph *graph, struct stream_exec **out) {
    struct stream_exec *exec = calloc(1, sizeof(*exec));
    if (!exec) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result =
        stream_check(drv_exec_create(&exec->native, graph->native), "instantiating a graph");
    if (result != UR_RESULT_SUCCESS) {
        free(exec);
        return result;
    }
    atomic_init(&exec->refs, 1);
    exec->place = graph->place;
    stream_place_retain(exec->place);
    *out = exec;
    return UR_RESULT_SUCCESS;
}

void stream_exec_drop(struct stream_exec *exec) {
    if (atomic_fetch_sub_explicit(&exec->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    if (stream_entered(exec->place)) {
        (void)drv_exec_destroy(exec->native); /* what is under way runs to its end */
    }
    stream_place_release(exec->place);
    free(exec);
}

/* ---- what graphs do not hold ----------------------------------------------------------------- */

/* A prefetch that follows nothing goes before the graph, one that nothing follows behind it. One in
 * the middle would cut the graph, and what it saves is less than that costs: it goes where its
 * memory is to be by then, to the device before all, to the host behind all. Nothing depends on
 * where memory is. Advice has no order in these drivers. */
static bool goes_before(const ur_command *command) {
    return command->kind == UR_RECORDED_ADVICE || command->after_count == 0 ||
           (command->awaited && !(command->as.hint.flags & UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST));
}

static bool is_hint(const ur_command *command) {
    return command->kind == UR_RECORDED_ADVICE || command->kind == UR_RECORDED_PREFETCH;
}

static ur_result_t find_hints(const struct ur_recording *recording, struct stream_hints *hints) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < recording->count; ++i) {
        count += is_hint(recording->commands[i]);
    }
    if (count == 0) {
        return UR_RESULT_SUCCESS;
    }
    hints->commands = malloc(count * sizeof(const ur_command *));
    if (!hints->commands) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (int before = 1; before >= 0; --before) {
        for (uint32_t i = 0; i < recording->count; ++i) {
            const ur_command *command = recording->commands[i];
            if (is_hint(command) && goes_before(command) == (before != 0)) {
                hints->commands[hints->before + hints->after] = command;
                hints->before += before != 0;
                hints->after += before == 0;
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t give_hints(const ur_command **commands, uint32_t count, ur_queue_handle_t queue,
                              uint32_t wait_count, const ur_event_handle_t *waits) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        const struct ur_recorded_hint *hint = &commands[i]->as.hint;
        result = commands[i]->kind == UR_RECORDED_ADVICE
                     ? urEnqueueUSMAdvise(queue, hint->memory, hint->size, hint->flags, NULL)
                     : urEnqueueUSMPrefetch(queue, hint->memory, hint->size, hint->flags,
                                            wait_count, waits, NULL);
    }
    return result;
}

/* ---- instances ------------------------------------------------------------------------------- */

ur_result_t stream_instantiate(struct ur_instance *instance) {
    struct ur_recording *recording = instance->recording;
    struct stream_graph *graph;
    struct stream_instance *made = calloc(1, sizeof(*made));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = find_hints(recording, &made->hints);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_graph_ready(recording, &graph);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_exec_make(graph, &made->exec);
    }
    if (result != UR_RESULT_SUCCESS) {
        free(made->hints.commands);
        free(made);
        return result;
    }
    instance->native = made;
    return UR_RESULT_SUCCESS;
}

void stream_destroy_instance(struct ur_instance *instance) {
    struct stream_instance *own = instance->native;
    stream_exec_drop(own->exec);
    if (own->last_queue) {
        urQueueRelease(own->last_queue);
    }
    free(own->hints.commands);
    free(own);
    instance->native = NULL;
}

/* ---- runs ------------------------------------------------------------------------------------ */

static ur_result_t launch_step(drv_stream stream, const void *args) {
    struct stream_exec *const *exec = args;
    return stream_check(drv_exec_launch((*exec)->native, stream), "launching a graph");
}

static void drop_step(const void *args) {
    struct stream_exec *const *exec = args;
    stream_exec_drop(*exec);
}

/* On a queue in order that waits for nothing: as a launch there, with or without an event. */
static ur_result_t launch_plain(struct stream_exec *exec, const struct ur_run_place *place,
                                ur_event_handle_t *event) {
    ur_queue_handle_t queue = place->queue;
    struct stream_command c = {.queue = queue, .stream = queue->tracks[0].native};
    ur_result_t result = stream_enter(queue->place);
    if (result == UR_RESULT_SUCCESS && event) {
        result = stream_event_take_inline(queue, place->type, false, &c.event);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    stream_go(queue);
    result = stream_check(drv_exec_launch(exec->native, c.stream), "launching a graph");
    if (result != UR_RESULT_SUCCESS) {
        goto leave;
    }
    if (!event) {
        stream_note(queue);
        stream_gone(queue);
        return UR_RESULT_SUCCESS;
    }
    result = stream_signal_plain(&c);
    if (result != UR_RESULT_SUCCESS) {
        goto leave;
    }
    stream_gone(queue);
    *event = c.event;
    return UR_RESULT_SUCCESS;

leave:
    stream_gone(queue);
    if (c.event) {
        stream_event_drop(c.event);
    }
    return result;
}

/* What a run waits for beside the caller's list. */
struct waits {
    uint32_t count;
    const ur_event_handle_t *list;
    ur_event_handle_t *own; /* owned; NULL: the list is the caller's */
    ur_event_handle_t last; /* retained, or NULL */
};

/* What the driver does not order by itself. NULL: nothing is missing. */
static ur_result_t find_last(struct ur_instance *instance, ur_queue_handle_t queue,
                             ur_event_handle_t *last) {
    struct stream_instance *own = instance->native;
    bool apart = own->renewed || !DRV_EXEC_ORDERED;
    *last = NULL;
    if (instance->last_run &&
        (apart || stream_event_is_held(stream_event_real(instance->last_run)))) {
        urEventRetain(instance->last_run);
        *last = instance->last_run;
    } else if (apart && own->last_queue && own->last_queue != queue) {
        return urEnqueueEventsWait(own->last_queue, 0, NULL, last);
    }
    return UR_RESULT_SUCCESS;
}

/* Events of commands that the driver has not heard of hold back the run: its graph would find the
 * records of before. */
static uint32_t count_held(const struct ur_recording *recording, ur_event_handle_t *out) {
    uint32_t count = 0;
    for (uint32_t i = 0; recording->event_uses && i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        for (uint32_t k = 0; k < command->wait_count; ++k) {
            if (stream_event_is_held(stream_event_real(command->waits[k]))) {
                if (out) {
                    out[count] = command->waits[k];
                }
                ++count;
            }
        }
    }
    return count;
}

static ur_result_t check_never_given(const struct ur_recording *recording) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; recording->event_uses && i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        for (uint32_t k = 0; k < command->wait_count && result == UR_RESULT_SUCCESS; ++k) {
            result = stream_event_never_given(stream_event_real(command->waits[k]));
        }
    }
    return result;
}

static ur_result_t find_waits(struct ur_instance *instance, const struct ur_run_place *place,
                              struct waits *waits) {
    const struct ur_recording *recording = instance->recording;
    *waits = (struct waits){.count = place->count, .list = place->waits};
    ur_result_t result = check_never_given(recording);
    if (result == UR_RESULT_SUCCESS) {
        result = find_last(instance, place->queue, &waits->last);
    }
    uint32_t most = recording->event_uses + (waits->last != NULL);
    if (result != UR_RESULT_SUCCESS || most == 0) {
        return result;
    }
    waits->own = malloc(((size_t)place->count + most) * sizeof(*waits->own));
    if (!waits->own) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (place->count) {
        memcpy(waits->own, place->waits, place->count * sizeof(*waits->own));
    }
    waits->count += count_held(recording, waits->own + waits->count);
    if (waits->last) {
        waits->own[waits->count++] = waits->last;
    }
    waits->list = waits->count ? waits->own : NULL;
    return UR_RESULT_SUCCESS;
}

static void free_waits(struct waits *waits) {
    if (waits->last) {
        urEventRelease(waits->last);
    }
    free(waits->own);
}

/* Events that commands signal are to be pending once the run is enqueued, so the driver has to get
 * it at once. */
static void graph_run_settle(ur_queue_handle_t queue, const struct waits *waits) {
    stream_queue_settle(queue);
    for (uint32_t i = 0; i < waits->count; ++i) {
        stream_event_settle(waits->list[i]);
    }
}

static bool has_signals(const struct ur_recording *recording) {
    for (uint32_t i = 0; recording->event_uses && i < recording->count; ++i) {
        if (recording->commands[i]->signal) {
            return true;
        }
    }
    return false;
}

/* Takes note of where the run went, which may be nowhere if there is no event of it. */
static void graph_run_remember(struct ur_instance *instance, ur_queue_handle_t queue,
                               ur_event_handle_t event) {
    struct stream_instance *own = instance->native;
    bool by_queue = DRV_EXEC_ORDERED && queue->in_order && !queue->adopted;
    if (instance->last_run) {
        urEventRelease(instance->last_run);
        instance->last_run = NULL;
    }
    if (event && (stream_event_is_held(event) || !DRV_EXEC_ORDERED ||
                  (instance->recording->updatable && !by_queue))) {
        urEventRetain(event);
        instance->last_run = event;
    }
    if (own->last_queue && own->last_queue != queue) {
        urQueueRelease(own->last_queue);
        own->last_queue = NULL;
    }
    if (instance->recording->updatable && by_queue && !own->last_queue) {
        urQueueRetain(queue);
        own->last_queue = queue;
    }
    own->renewed = false;
}

/* A run that is under way, though its call fails, ends before the next one: by a wait for all that
 * the queue has, or the host waits. */
static void settle_failed(ur_queue_handle_t queue, ur_result_t result, ur_event_handle_t *event) {
    if (result == UR_RESULT_SUCCESS) {
        return;
    }
    if (*event) {
        urEventRelease(*event);
        *event = NULL;
    }
    if (urEnqueueEventsWait(queue, 0, NULL, event) != UR_RESULT_SUCCESS) {
        *event = NULL;
        (void)urQueueFinish(queue);
    }
}

static ur_result_t launch_ordered(struct ur_instance *instance, const struct ur_run_place *place,
                                  const struct waits *waits, ur_event_handle_t *event) {
    struct stream_instance *own = instance->native;
    ur_queue_handle_t queue = place->queue;
    struct stream_command c;
    /* A run that may be held, or that may be on any stream, has an event for the next one. */
    bool wanted = event || waits->count || own->hints.after ||
                  !atomic_load_explicit(&queue->open, memory_order_relaxed) || !DRV_EXEC_ORDERED ||
                  (queue->adopted && instance->recording->updatable);
    ur_result_t result = stream_begin(&c, queue, place->type, waits->count, waits->list, wanted);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (c.held && !c.event) {
        /* Another thread has held the queue up since: without an event, the next run would not
         * know that this one is still to be launched, and launch the executable beside it. */
        result = stream_event_take_inline(queue, place->type, queue->profiling, &c.event);
    }
    if (result != UR_RESULT_SUCCESS) {
        /* Nothing was given to the driver. */
    } else if (c.held) {
        atomic_fetch_add_explicit(&own->exec->refs, 1, memory_order_relaxed);
        result = stream_step_owning(&c, launch_step, drop_step, &own->exec, sizeof(own->exec));
        if (result != UR_RESULT_SUCCESS) {
            stream_exec_drop(own->exec);
        }
    } else {
        result = stream_check(drv_exec_launch(own->exec->native, c.stream), "launching a graph");
    }
    bool given = result == UR_RESULT_SUCCESS;
    ur_event_handle_t made = c.event;
    if (made) {
        urEventRetain(made);
    }
    /* Whoever asked for no event hears of a failure by the queue. */
    result = stream_end(&c, result, false, event);
    if (given) {
        settle_failed(queue, result, &made);
        graph_run_remember(instance, queue, made);
    }
    if (result == UR_RESULT_SUCCESS && own->hints.after) {
        result =
            give_hints(own->hints.commands + own->hints.before, own->hints.after, queue, 1, &made);
        if (result != UR_RESULT_SUCCESS && event) {
            urEventRelease(*event);
        }
    }
    if (made) {
        urEventRelease(made);
    }
    return result;
}

ur_result_t stream_enqueue_instance(struct ur_instance *instance, const struct ur_run_place *place,
                                    ur_event_handle_t *event) {
    struct stream_instance *own = instance->native;
    const struct ur_recording *recording = instance->recording;
    ur_queue_handle_t queue = place->queue;
    if (own->broken) {
        ur_result_t result = stream_renew(instance, NULL);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    bool alone = DRV_EXEC_ORDERED && !own->renewed && !instance->last_run &&
                 !recording->event_uses && !own->hints.before && !own->hints.after;
    bool plain = event ? stream_is_signal_plain(queue) && place->count == 0
                       : stream_is_plain(queue, place->count, event);
    if (alone && plain && !(recording->updatable && queue->adopted)) {
        ur_result_t result = launch_plain(own->exec, place, event);
        /* Also after a failure: the run may be under way. */
        if (recording->updatable && own->last_queue != queue) {
            graph_run_remember(instance, queue, NULL);
        }
        return result;
    }
    struct waits waits;
    ur_result_t result = find_waits(instance, place, &waits);
    if (result == UR_RESULT_SUCCESS && has_signals(recording)) {
        graph_run_settle(queue, &waits);
    }
    if (result == UR_RESULT_SUCCESS) {
        result =
            give_hints(own->hints.commands, own->hints.before, queue, place->count, place->waits);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = launch_ordered(instance, place, &waits, event);
    }
    free_waits(&waits);
    return result;
}
