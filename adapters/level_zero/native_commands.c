/* Commands that the program adds to a command buffer by calls of its own: what one call of its
 * function added is a list of the driver's, closed, which runs append to the queue's list at its
 * place. */
#include <stdlib.h>

#include "event.h"
#include "graph.h"

struct native_commands {
    struct ze_graph *graph;
    pthread_mutex_t lock;   /* guards `last` */
    ur_event_handle_t last; /* retained: of the last run, or NULL */
    ur_context_handle_t context;
};

ur_result_t ze_native_commands_append(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                      ur_exp_command_buffer_native_command_function_t function,
                                      void *data) {
    const struct ur_recording *recording = &buffer->recording;
    ur_exp_command_buffer_handle_t child = command->as.native.child;
    struct native_commands *native = calloc(1, sizeof(*native));
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ze_graph_list(recording, &native->graph);
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    ur_native_call(child ? &child->recording : recording, (ur_native_handle_t)native->graph->list,
                   function, data);
    result = ZE_CHECK(zeCommandListClose, native->graph->list);
    if (result != UR_RESULT_SUCCESS) {
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
    if (result != UR_RESULT_SUCCESS) {
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
