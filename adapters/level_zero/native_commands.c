/* Commands that the program adds to a command buffer by calls of its own: what one call of its
 * function added is a list of the driver's, closed, which runs append to the queue's list at its
 * place. */
#include <stdlib.h>

#include "graph.h"

/* The recording whose function the thread is in, and the list that is made for it. */
static _Thread_local const struct ur_recording *called_for;
static _Thread_local ze_command_list_handle_t called_with;

struct native_commands {
    struct ze_graph *graph;
    pthread_mutex_t lock;   /* guards `last` */
    ur_event_handle_t last; /* retained: of the last run, or NULL */
    ur_context_handle_t context;
};

bool ze_native_commands_list(const struct ur_recording *recording, ur_native_handle_t *list) {
    if (called_for != recording) {
        return false;
    }
    *list = (ur_native_handle_t)called_with;
    return true;
}

ur_result_t ze_native_commands_append(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                      ur_exp_command_buffer_native_command_function_t function,
                                      void *data) {
    const struct ur_recording *recording = &buffer->recording;
    ur_exp_command_buffer_handle_t child = command->as.native.child;
    if (child && child->recording.count) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the child has commands that are not native, and no list of them");
    }
    struct native_commands *native = calloc(1, sizeof(*native));
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ze_graph_list(recording, &native->graph);
    if (result) {
        free(native);
        return result;
    }
    const struct ur_recording *outer = called_for;
    ze_command_list_handle_t outer_with = called_with;
    called_for = child ? &child->recording : recording;
    called_with = native->graph->list;
    function(data);
    called_for = outer;
    called_with = outer_with;
    result = ZE_CHECK(zeCommandListClose, native->graph->list);
    if (result) {
        ze_graph_free(native->graph);
        free(native);
        return result;
    }
    pthread_mutex_init(&native->lock, NULL);
    native->context = recording->context;
    command->as.native.object = native;
    return UR_RESULT_SUCCESS;
}

void ze_native_commands_free(ur_command *command) {
    struct native_commands *native = command->as.native.object;
    ze_graph_end(native->context, native->last, native->graph);
    if (native->last) {
        ze_event_drop(native->last);
    }
    pthread_mutex_destroy(&native->lock);
    free(native);
}

ur_result_t ze_native_commands_enqueue(ur_queue_handle_t queue, const ur_command *command,
                                       uint32_t count, const ur_event_handle_t *waits,
                                       ur_event_handle_t *event) {
    struct native_commands *native = command->as.native.object;
    ur_event_handle_t made = NULL;
    if (queue->given) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "native commands run on queues of the adapter's, not on a command queue of "
                       "the program");
    }
    ur_result_t result =
        ze_graph_append(queue, UR_COMMAND_ENQUEUE_NATIVE_EXP, native->graph, count, waits, &made);
    if (result) {
        return result;
    }
    ur_object_retain(&made->object);
    pthread_mutex_lock(&native->lock);
    ur_event_handle_t before = native->last;
    native->last = made;
    pthread_mutex_unlock(&native->lock);
    if (before) {
        ze_event_drop(before);
    }
    if (event) {
        *event = made;
    } else {
        ze_event_drop(made);
    }
    return UR_RESULT_SUCCESS;
}
