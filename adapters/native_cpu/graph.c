/* Recordings as graphs of the engine, which takes a run in one piece.
 *
 * The commands are enqueued once, to a queue whose stream makes nodes of them, so all that is
 * checked, copied and kept of a command is checked, copied and kept as ever. Without graphs, and so
 * enqueued one by one, are commands that are calls with code of the program or that are several,
 * and everything while the engine follows the order of accesses. */
#include <stdlib.h>

#include "graph/recording.h"
#include "ncpu.h"
#include "ops.h"

struct graph {
    struct eng_graph *engine;
    ur_queue_handle_t recorder; /* on the graph's stream; the queue's device is the recording's */
};

static ur_result_t graph_check(int result) {
    return result == ENG_ERR_INVALID ? ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE)
                                     : ncpu_result(result, NULL);
}

static void graph_free(struct graph *graph) {
    urQueueRelease(graph->recorder);
    eng_graph_release(graph->engine);
    free(graph);
}

static ur_result_t graph_put(const struct graph *graph, const ur_command *command) {
    if (command->kind == UR_RECORDED_JOIN) {
        const struct eng_submit submit = {.stream = eng_graph_stream(graph->engine)};
        return graph_check(eng_marker(&submit));
    }
    return ur_command_enqueue(graph->recorder, command, 0, NULL, NULL);
}

static ur_result_t put_all(const struct graph *graph, const struct ur_recording *recording) {
    for (uint32_t i = 0; i < recording->count; ++i) {
        const ur_command *command = recording->commands[i];
        ur_result_t result = graph_put(graph, command);
        if (result == UR_RESULT_SUCCESS) {
            result =
                graph_check(eng_graph_after(graph->engine, command->after_count, command->after));
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return graph_check(eng_graph_close(graph->engine));
}

static ur_result_t graph_new(const struct ur_recording *recording, struct graph **out) {
    struct graph *graph = calloc(1, sizeof(*graph));
    if (!graph) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = graph_check(eng_graph_create(recording->device->engine, &graph->engine));
    if (result != UR_RESULT_SUCCESS) {
        goto free_graph;
    }
    result = ncpu_recorder_create(recording->context, recording->device,
                                  eng_graph_stream(graph->engine), &graph->recorder);
    if (result != UR_RESULT_SUCCESS) {
        goto release_engine;
    }
    result = put_all(graph, recording);
    if (result != UR_RESULT_SUCCESS) {
        graph_free(graph);
        return result;
    }
    *out = graph;
    return result;

release_engine:
    eng_graph_release(graph->engine);
free_graph:
    free(graph);
    return result;
}

static ur_result_t graph_instantiate(struct ur_instance *instance) {
    const struct ur_recording *recording = instance->recording;
    struct graph *graph;
    if (recording->other_count || recording->event_uses) {
        /* Threads are of one device, and nodes wait for and signal nothing outside. */
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    for (uint32_t i = 0; i < recording->count; ++i) {
        if (ncpu_checking || recording->commands[i]->kind == UR_RECORDED_CALL) {
            return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        }
    }
    ur_result_t result = graph_new(recording, &graph);
    if (result == UR_RESULT_SUCCESS) {
        instance->native = graph;
    }
    return result;
}

static void graph_destroy(struct ur_instance *instance) {
    graph_free(instance->native);
    instance->native = NULL;
}

static ur_result_t graph_enqueue(struct ur_instance *instance, const struct ur_run_place *place,
                                 ur_event_handle_t *event) {
    const struct graph *graph = instance->native;
    struct ncpu_submit submit;
    ur_result_t result =
        ncpu_begin(&submit, place->queue, place->type, "graph", place->count, place->waits, event);
    return result == UR_RESULT_SUCCESS
               ? ncpu_end(&submit, eng_graph_run(&submit.engine, graph->engine))
               : result;
}

static ur_result_t graph_update(struct ur_instance *instance, uint32_t count,
                                const struct ur_launch_change *changes) {
    const struct graph *graph = instance->native;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        ur_command command = {.kind = UR_RECORDED_LAUNCH, .as.launch = changes[i].launch};
        result = graph_check(eng_graph_change(graph->engine, changes[i].command->number));
        if (result == UR_RESULT_SUCCESS) {
            result = ur_command_enqueue(graph->recorder, &command, 0, NULL, NULL);
        }
    }
    eng_graph_commit(graph->engine, result == UR_RESULT_SUCCESS);
    return result;
}

static const struct ur_graph_ops operations = {.instantiate = graph_instantiate,
                                               .enqueue = graph_enqueue,
                                               .update = graph_update,
                                               .destroy = graph_destroy};

const struct ur_graph_ops *ncpu_graph_ops(ur_context_handle_t context, ur_device_handle_t device) {
    (void)context;
    (void)device;
    return &operations;
}
