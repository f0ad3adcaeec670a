/* Recordings as command lists of the driver: recorded once, closed, and appended as a whole to the
 * immediate list of the queue that they run on. Such lists keep no order, so that barriers stand
 * where commands come after others: between the commands that nothing precedes, those that come
 * after one of these, and so on. Without a driver that appends lists to lists, on queues that the
 * program made, and where a command consists of several that need an event, the commands are
 * enqueued one by one. */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "graph.h"
#include "host.h"
#include "launch.h"
#include "mem.h"
#include "ops.h"
#include "queue.h"

/* ---- lists that are no longer run -------------------------------------------------------------
 */

struct ended {
    struct ze_watched watched; /* first; of the last run, retained */
    ur_context_handle_t context;
    struct ze_graph *graph;
};

void ze_graph_free(struct ze_graph *graph) {
    ze.zeCommandListDestroy(graph->list);
    for (uint32_t i = 0; i < graph->count; ++i) {
        if (graph->commands[i].kernel) {
            urKernelRelease(graph->commands[i].kernel);
        }
    }
    free(graph->commands);
    free(graph);
}

static void graph_end(struct ur_work *work) {
    struct ended *ended = (struct ended *)work;
    ze_graph_free(ended->graph);
    ze_event_drop(ended->watched.event);
    ze_context_release(ended->context);
    free(ended);
}

/* Once the last run is over, for which nobody waits here unless there is no memory. */
void ze_graph_end(ur_context_handle_t context, ur_event_handle_t last, struct ze_graph *graph) {
    if (!last || ze_event_done(last)) {
        ze_graph_free(graph);
        return;
    }
    struct ended *ended = ze_watch_ready() != UR_RESULT_SUCCESS ? NULL : malloc(sizeof(*ended));
    if (!ended) {
        ze_event_wait(last);
        ze_graph_free(graph);
        return;
    }
    *ended = (struct ended){
        .watched = {.work = {.run = graph_end}, .event = last}, .context = context, .graph = graph};
    ur_object_retain(&last->object);
    ze_context_retain(ended->context);
    ze_watch(&ended->watched);
}

/* ---- recording --------------------------------------------------------------------------------
 */

/* Images of contexts with several devices move between these before a launch. */
static bool moves_images(ur_context_handle_t context, ur_kernel_handle_t kernel) {
    bool moves = false;
    pthread_mutex_lock(&kernel->lock);
    for (uint32_t i = 0; context->device_count > 1 && i < kernel->arg_count && !moves; ++i) {
        const ur_exp_kernel_arg_properties_t *arg = &kernel->kept[i];
        moves = kernel->kept_set[i] && arg->type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ &&
                arg->value.memObjTuple.hMem && arg->value.memObjTuple.hMem->is_image;
    }
    pthread_mutex_unlock(&kernel->lock);
    return moves;
}

static ur_result_t graph_put(struct ze_graph *graph, ur_queue_handle_t recorder,
                             const ur_command *command) {
    if (command->kind == UR_RECORDED_CALL || command->kind == UR_RECORDED_NATIVE) {
        return ur_refuse(
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE); /* what it does may not be of a list */
    }
    if (command->kind != UR_RECORDED_LAUNCH) {
        return ur_command_enqueue(recorder, command, 0, NULL, NULL);
    }
    const struct ur_recorded_launch *launch = &command->as.launch;
    for (uint32_t d = 0; d < launch->dims; ++d) {
        if (launch->global[d] == 0) {
            return UR_RESULT_SUCCESS;
        }
    }
    if (moves_images(recorder->context, launch->kernel)) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    ur_result_t result = graph->commands ? ze_graph_number(graph, command) : UR_RESULT_SUCCESS;
    if (result == UR_RESULT_SUCCESS && graph->commands &&
        ze_launches_beyond(launch->kernel, graph->recording->device, launch)) {
        graph->commands[command->number].can = false; /* it is told the range by an argument */
    }
    return result != UR_RESULT_SUCCESS ? result
                                       : ur_command_enqueue(recorder, command, 0, NULL, NULL);
}

/* The numbers of the commands, those first that come after none, then those that come after them,
 * and so on. `starts`: where each of these groups starts; how many there are is returned. Both have
 * room for one more than there are commands. */
static uint32_t sort(const struct ur_recording *recording, uint32_t *order, uint32_t *starts) {
    uint32_t count = recording->count, groups = 0;
    uint32_t *group = order; /* of each command, for the moment */
    memset(starts, 0, (count + (size_t)1) * sizeof(*starts));
    for (uint32_t i = 0; i < count; ++i) {
        const ur_command *command = recording->commands[i];
        group[i] = 0;
        for (uint32_t k = 0; k < command->after_count; ++k) {
            uint32_t before = group[command->after[k]];
            group[i] = before + 1 > group[i] ? before + 1 : group[i];
        }
        starts[group[i] + 1] += 1;
        groups = group[i] + 1 > groups ? group[i] + 1 : groups;
    }
    for (uint32_t i = 0; i < groups; ++i) {
        starts[i + 1] += starts[i];
    }
    return groups;
}

static ur_result_t put_all(struct ze_graph *graph, ur_queue_handle_t recorder) {
    const struct ur_recording *recording = graph->recording;
    uint32_t count = recording->count;
    uint32_t *room = malloc((3 * (size_t)count + 2) * sizeof(*room));
    if (!room) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint32_t *group = room, *order = room + count, *starts = order + count;
    uint32_t groups = sort(recording, group, starts);
    for (uint32_t i = 0; i < count; ++i) {
        order[starts[group[i]]++] = i;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t g = 0, i = 0; g < groups && result == UR_RESULT_SUCCESS; ++g) {
        if (g) {
            result = ZE_CHECK(zeCommandListAppendBarrier, recorder->lists[0], NULL, 0, NULL);
        }
        for (; i < starts[g] && result == UR_RESULT_SUCCESS; ++i) {
            result = graph_put(graph, recorder, recording->commands[order[i]]);
        }
    }
    free(room);
    return result;
}

static ur_result_t open_list(const struct ur_recording *recording, const void *more,
                             struct ze_graph *graph) {
    const ze_command_list_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
                                         .pNext = more,
                                         .commandQueueGroupOrdinal =
                                             recording->device->compute_ordinal};
    graph->recording = recording;
    ur_result_t result = ZE_CHECK(zeCommandListCreate, recording->context->ze,
                                  recording->device->ze, &desc, &graph->list);
    if (result == UR_RESULT_SUCCESS) {
        graph->raw = ze_raw(ZEL_HANDLE_COMMAND_LIST, graph->list);
    }
    return result;
}

ur_result_t ze_graph_list(const struct ur_recording *recording, struct ze_graph **out) {
    struct ze_graph *graph = calloc(1, sizeof(*graph));
    if (!graph) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = open_list(recording, NULL, graph);
    if (result != UR_RESULT_SUCCESS) {
        free(graph);
        return result;
    }
    *out = graph;
    return result;
}

static ur_result_t graph_new(const struct ur_recording *recording, struct ze_graph **out) {
    struct ze_graph *graph = calloc(1, sizeof(*graph));
    if (!graph) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const struct ze_mutable_list changeable = {ZE_STYPE_MUTABLE_LIST, NULL, 0};
    bool changes = ze_graph_changeable(recording) && recording->count;
    if (changes) {
        graph->count = recording->count;
        graph->commands = calloc(graph->count, sizeof(*graph->commands));
    }
    ur_result_t result = changes && !graph->commands
                             ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                             : open_list(recording, changes ? &changeable : NULL, graph);
    if (result != UR_RESULT_SUCCESS) {
        free(graph->commands);
        free(graph);
        return result;
    }
    ur_queue_handle_t recorder;
    result = ze_recorder_create(recording->context, recording->device, graph->list, &recorder);
    if (result == UR_RESULT_SUCCESS) {
        result = put_all(graph, recorder);
        ze_recorder_free(recorder);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ZE_CHECK(zeCommandListClose, graph->list);
    }
    if (result != UR_RESULT_SUCCESS) {
        ze_graph_free(graph);
        return result;
    }
    *out = graph;
    return result;
}

static ur_result_t graph_instantiate(struct ur_instance *instance) {
    struct ze_graph *graph;
    if (instance->recording->other_count || instance->recording->event_uses) {
        /* A list is of one device, and the events of the adapter stand for others in each run. */
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    ur_result_t result = graph_new(instance->recording, &graph);
    instance->native = result != UR_RESULT_SUCCESS ? NULL : graph;
    return result;
}

static void graph_destroy(struct ur_instance *instance) {
    ze_graph_end(instance->recording->context, instance->last_run, instance->native);
    instance->native = NULL;
}

static void swap(uint32_t count, const struct ur_launch_change *changes,
                 struct ur_recorded_launch *launches) {
    for (uint32_t i = 0; i < count; ++i) {
        struct ur_recorded_launch other = launches[i];
        launches[i] = changes[i].command->as.launch;
        changes[i].command->as.launch = other;
    }
}

/* A new list takes the place of the old one. */
static ur_result_t remake(struct ur_instance *instance, uint32_t count,
                          const struct ur_launch_change *changes) {
    struct ur_recorded_launch *launches = malloc((count + (size_t)1) * sizeof(*launches));
    struct ze_graph *graph;
    if (!launches) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        launches[i] = changes[i].launch;
    }
    swap(count, changes, launches);
    ur_result_t result = graph_new(instance->recording, &graph);
    swap(count, changes, launches);
    free(launches);
    if (result == UR_RESULT_SUCCESS) {
        ze_graph_end(instance->recording->context, instance->last_run, instance->native);
        instance->native = graph;
    }
    return result;
}

/* The list is changed, or a new one takes its place: where the device may still have work of it,
 * which is to run as it was, and where the driver cannot change that. */
static ur_result_t graph_update(struct ur_instance *instance, uint32_t count,
                                const struct ur_launch_change *changes) {
    bool done = false;
    if (!instance->last_run || ze_event_done(instance->last_run)) {
        (void)ze_graph_change(instance->native, count, changes, &done);
    }
    return done ? UR_RESULT_SUCCESS : remake(instance, count, changes);
}

/* ---- running ----------------------------------------------------------------------------------
 */

/* What a run waits for: the caller's list, and what it comes after. */
struct waits {
    uint32_t count;
    const ur_event_handle_t *events;
    ur_event_handle_t *own; /* NULL: the caller's */
};

static ur_result_t add_last(const struct ur_instance *instance, ur_queue_handle_t queue,
                            const struct ur_run_place *place, struct waits *waits) {
    ur_event_handle_t last = instance->last_run;
    *waits = (struct waits){place->count, place->waits, NULL};
    if (!last || (queue->in_order && last->queue == queue) || ze_event_done(last)) {
        return UR_RESULT_SUCCESS;
    }
    waits->own = malloc((place->count + (size_t)1) * sizeof(ur_event_handle_t));
    if (!waits->own) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (place->count) {
        memcpy(waits->own, place->waits, place->count * sizeof(*waits->own));
    }
    waits->own[waits->count++] = last;
    waits->events = waits->own;
    return UR_RESULT_SUCCESS;
}

/* A command before the run whose times say when it started. It stands for the wait list from then
 * on. */
static ur_result_t start_clock(ur_queue_handle_t queue, const struct ur_run_place *place,
                               const struct waits *waits, struct ur_run_times **out) {
    struct ur_run_times *times = malloc(sizeof(*times) + sizeof(times->first[0]));
    if (!times) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const struct ze_free_command command = {.type = place->type, .timed = true};
    ur_result_t result = queue->in_order ? ze_enqueue_wait(queue, place->type, waits->count,
                                                           waits->events, &times->first[0], true)
                                         : ze_enqueue_free(queue, &command, waits->count,
                                                           waits->events, &times->first[0]);
    if (result != UR_RESULT_SUCCESS) {
        free(times);
        return result;
    }
    times->count = 1;
    times->plain = false;
    times->nodes = NULL;
    *out = times;
    return result;
}

/* In the middle of every run: inlined there. */
static inline __attribute__((always_inline)) ur_result_t
graph_append(ur_queue_handle_t queue, ur_command_t type, struct ze_graph *graph, uint32_t count,
             const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ze_command c;
    ur_result_t result = ze_begin(&c, queue, type, count, waits, true);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < c.count; ++i) {
        c.native[i] = ze_raw(ZEL_HANDLE_EVENT, c.native[i]);
    }
    result = ze_check(queue->context->platform->call.append_lists(
                          queue->raw[c.list_index], 1, &graph->raw,
                          ze_raw(ZEL_HANDLE_EVENT, c.signal), c.count, c.native),
                      "zeCommandListImmediateAppendCommandListsExp");
    return ze_end(&c, result, false, event);
}

ur_result_t ze_graph_append(ur_queue_handle_t queue, ur_command_t type, struct ze_graph *graph,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event) {
    return graph_append(queue, type, graph, count, waits, event);
}

static ur_result_t graph_enqueue(struct ur_instance *instance, const struct ur_run_place *place,
                                 ur_event_handle_t *event) {
    ur_queue_handle_t queue = place->queue;
    ur_result_t result;
    if (queue->given) { /* of whatever group of queues */
        return ur_instance_replay(instance, place, event);
    }
    const struct ze_graph *graph = instance->native;
    if (graph->broken && (result = remake(instance, 0, NULL))) {
        return result;
    }
    struct waits waits;
    struct ur_run_times *times = NULL;
    ur_event_handle_t made = NULL;
    result = add_last(instance, queue, place, &waits);
    if (result == UR_RESULT_SUCCESS && event && queue->profiling && instance->profiling) {
        result = start_clock(queue, place, &waits, &times);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = graph_append(queue, place->type, instance->native, times ? 1 : waits.count,
                              times ? times->first : waits.events, &made);
    }
    free(waits.own);
    if (result != UR_RESULT_SUCCESS) {
        ur_run_times_free(times);
        return result;
    }
    made->run = times;
    if (instance->last_run) {
        ze_event_drop(instance->last_run);
    }
    instance->last_run = made;
    if (event) {
        ur_object_retain(&made->object);
        *event = made;
    }
    return result;
}

static ur_result_t native_instance(const struct ur_instance *instance, ur_native_handle_t *handle) {
    const struct ze_graph *graph = instance->native;
    *handle = (ur_native_handle_t)graph->list;
    return UR_RESULT_SUCCESS;
}

static ur_result_t native_handle(struct ur_recording *recording, const struct ur_instance *instance,
                                 ur_native_handle_t *handle) {
    (void)recording;
    return instance && instance->native
               ? native_instance(instance, handle)
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         instance ? "the commands are enqueued one by one: there is no list of them"
                                  : "the list of the commands is made when they are finalized");
}

static const struct ur_graph_ops operations = {.instantiate = graph_instantiate,
                                               .enqueue = graph_enqueue,
                                               .update = graph_update,
                                               .destroy = graph_destroy,
                                               .native_handle = native_handle,
                                               .native_instance = native_instance,
                                               .append_native = ze_native_commands_append,
                                               .free_native = ze_native_commands_free,
                                               .enqueue_native = ze_native_commands_enqueue};

const struct ur_graph_ops *ze_graph_ops(ur_context_handle_t context, ur_device_handle_t device) {
    (void)device;
    return context->platform->call.append_lists ? &operations : NULL;
}
