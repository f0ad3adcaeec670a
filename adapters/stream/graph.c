/* Graphs of recordings: what they are made of, who gets to see them, and the commands and events
 * that exist only with them. */
#include "graph.h"

#include "graph/buffer.h"

#include "kernel.h"
#include "ops.h"

/* The place of the recording's device, entered. */
static ur_result_t graph_enter(const struct ur_recording *recording, struct stream_place **place) {
    *place = stream_context_place(recording->context, recording->device);
    return stream_enter(*place);
}

static ur_result_t new_graph(const struct ur_recording *recording, struct stream_graph **out) {
    struct stream_place *place;
    if (recording->other_count && !drv_graphs_span()) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a graph of the driver is of one device, and this one has several");
    }
    ur_result_t result = graph_enter(recording, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_graph *graph = calloc(1, sizeof(*graph));
    if (!graph) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = stream_check(drv_graph_create(&graph->native), "creating a graph");
    if (result != UR_RESULT_SUCCESS) {
        free(graph);
        return result;
    }
    graph->place = place;
    stream_place_retain(place);
    *out = graph;
    return UR_RESULT_SUCCESS;
}

void stream_graph_free(struct stream_graph *graph) {
    if (stream_entered(graph->place)) {
        (void)drv_graph_destroy(graph->native);
        if (graph->has_never) {
            (void)drv_event_destroy(graph->never);
        }
    }
    for (uint32_t i = 0; i < graph->count; ++i) {
        free(graph->nodes[i].waits);
    }
    stream_place_release(graph->place);
    free(graph->nodes);
    free(graph);
}

static const struct ur_recorded_launch *launch_of(const struct ur_recording *recording,
                                                  const ur_command *command,
                                                  const struct stream_changes *changes) {
    bool changed = changes && changes->count && command->mark == recording->mark &&
                   command->change < changes->count &&
                   changes->list[command->change].command == command;
    return changed ? &changes->list[command->change].launch : &command->as.launch;
}

/* Adds the commands that are not there yet. Pre: the place was entered. */
static ur_result_t add_missing(struct stream_graph *graph, const struct ur_recording *recording,
                               const struct stream_changes *changes) {
    if (graph->room < recording->count) {
        struct stream_node *grown = realloc(graph->nodes, recording->count * sizeof(*grown));
        if (!grown) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        graph->nodes = grown;
        graph->room = recording->count;
    }
    while (graph->count < recording->count) {
        const ur_command *command = recording->commands[graph->count];
        ur_result_t result =
            stream_graph_add(graph, recording, command, launch_of(recording, command, changes));
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        ++graph->count;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_graph_make(const struct ur_recording *recording,
                              const struct stream_changes *changes, struct stream_graph **out) {
    struct stream_graph *graph = NULL;
    ur_result_t result = new_graph(recording, &graph);
    *out = NULL;
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = add_missing(graph, recording, changes);
    if (result != UR_RESULT_SUCCESS) {
        stream_graph_free(graph);
        return result;
    }
    *out = graph;
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_graph_ready(struct ur_recording *recording, struct stream_graph **out) {
    struct stream_graph *graph = recording->native;
    ur_result_t result;
    if (graph) {
        result = stream_enter(graph->place);
        result = result == UR_RESULT_SUCCESS ? add_missing(graph, recording, NULL) : result;
    } else {
        result = stream_graph_make(recording, NULL, &graph);
        if (result == UR_RESULT_SUCCESS) {
            recording->native = graph;
        }
    }
    *out = graph;
    return result;
}

ur_result_t stream_graph_event(struct stream_graph *graph, ur_event_handle_t event,
                               drv_event *out) {
    event = stream_event_real(event);
    if (event->shared) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "a command of a graph waits for no event that processes share, and signals "
                       "none: the launch of the graph may");
    }
    if (event->has_end) {
        *out = event->end;
        return UR_RESULT_SUCCESS;
    }
    /* Of a host task: a run that comes before its end is held until then. */
    if (!graph->has_never) {
        ur_result_t result =
            stream_check(drv_event_create(&graph->never, false), "creating an event");
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        graph->has_never = true;
    }
    *out = graph->never;
    return UR_RESULT_SUCCESS;
}

/* ---- what the program sees ------------------------------------------------------------------- */

static ur_result_t native_handle(struct ur_recording *recording, const struct ur_instance *instance,
                                 ur_native_handle_t *handle) {
    struct stream_graph *graph;
    (void)instance; /* made from the graph */
    ur_result_t result = stream_graph_ready(recording, &graph);
    if (result == UR_RESULT_SUCCESS && graph->stale) {
        result = stream_graph_refresh(recording);
    }
    if (result == UR_RESULT_SUCCESS) {
        *handle = (ur_native_handle_t)graph->native;
    }
    return result;
}

/* A copy of what the child has now. */
static ur_result_t copy_child(ur_exp_command_buffer_handle_t child, drv_graph *copy) {
    struct ur_recording *recording = &child->recording;
    struct stream_graph *graph;
    pthread_mutex_lock(&child->lock);
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < recording->count; ++i) {
        enum ur_command_kind kind = recording->commands[i]->kind;
        if (kind == UR_RECORDED_PREFETCH || kind == UR_RECORDED_ADVICE) {
            result = ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                             "a prefetch or advice in a child: graphs of the driver have none");
        }
    }
    if (result == UR_RESULT_SUCCESS && recording->event_uses) {
        result = ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "commands of a child that wait for events or signal any");
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_graph_ready(recording, &graph);
    }
    if (result == UR_RESULT_SUCCESS && graph->stale) {
        result = stream_graph_refresh(recording);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_check(drv_graph_clone(copy, graph->native), "copying a graph");
    }
    pthread_mutex_unlock(&child->lock);
    return result;
}

static ur_result_t append_native(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                 ur_exp_command_buffer_native_command_function_t function,
                                 void *data) {
    const struct ur_recording *recording = &buffer->recording;
    struct stream_place *place;
    drv_graph graph;
    ur_result_t result = graph_enter(recording, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (command->as.native.child) {
        function(data);
        result = stream_enter(place); /* the function may have left it */
        if (result == UR_RESULT_SUCCESS) {
            result = copy_child(command->as.native.child, &graph);
        }
    } else {
        result = stream_check(drv_graph_create(&graph), "creating a graph");
        if (result == UR_RESULT_SUCCESS) {
            ur_native_call(recording, (ur_native_handle_t)graph, function, data);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        command->as.native.object = graph;
        command->as.native.place = place;
    }
    return result;
}

static void free_native(ur_command *command) {
    if (stream_entered(command->as.native.place)) {
        (void)drv_graph_destroy(command->as.native.object);
    }
}

static ur_result_t native_instance(const struct ur_instance *instance, ur_native_handle_t *handle) {
    const struct stream_instance *own = instance->native;
    *handle = (ur_native_handle_t)own->exec->native;
    return UR_RESULT_SUCCESS;
}

static void graph_forget(struct ur_recording *recording) {
    stream_graph_free(recording->native);
    recording->native = NULL;
}

/* Of no queue; the driver is asked for its state, since each run signals it anew. */
static ur_result_t make_event(struct ur_recording *recording, ur_event_handle_t *out) {
    struct stream_place *place;
    ur_result_t result = graph_enter(recording, &place);
    return result == UR_RESULT_SUCCESS ? stream_signal_make(recording->context, place, out)
                                       : result;
}

static const struct ur_graph_ops ops = {
    .instantiate = stream_instantiate,
    .enqueue = stream_enqueue_instance,
    .update = stream_update_launches,
    .spares = stream_kernel_spares,
    .refill = stream_kernel_refill,
    .change = stream_kernel_change,
    .destroy = stream_destroy_instance,
    .forget = graph_forget,
    .native_handle = native_handle,
    .native_instance = native_instance,
    .make_event = make_event,
    .update_waits = stream_update_waits,
    .update_signal = stream_update_signal,
    .append_native = append_native,
    .free_native = free_native,
};

const struct ur_graph_ops *stream_graph_ops(ur_context_handle_t context,
                                            ur_device_handle_t device) {
    (void)context;
    (void)device;
    return drv_has_graphs() ? &ops : NULL;
}
