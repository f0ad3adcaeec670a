/* Graphs, executable graphs, and their runs. */
#include <stdlib.h>
#include <string.h>

#include "base/wait.h"
#include "capture.h"

static uint64_t ids; /* capture lock */

/* ---- graphs ---------------------------------------------------------------------------------- */

ur_result_t ur_graph_new(ur_context_handle_t context, ur_exp_graph_handle_t *out) {
    ur_exp_graph_handle_t graph = calloc(1, sizeof(*graph));
    if (!graph) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&graph->object, UR_KIND_GRAPH);
    graph->id = ++ids;
    graph->context = context;
    ur_adapter_ops.context_retain(context);
    *out = graph;
    return UR_RESULT_SUCCESS;
}

void ur_graph_free(ur_exp_graph_handle_t graph) {
    graph->object.kind = UR_KIND_DEAD;
    if (graph->buffer) {
        ur_own.CommandBufferExp.pfnReleaseExp(graph->buffer);
    }
    ur_graph_memory_release(graph->memory);
    ur_adapter_ops.context_release(graph->context);
    free(graph->ends);
    free(graph);
}

static ur_result_t new_buffer(ur_exp_graph_handle_t graph, ur_device_handle_t device,
                              ur_exp_command_buffer_handle_t *out) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, false, true};
    ur_result_t result = ur_own.CommandBufferExp.pfnCreateExp(graph->context, device, &desc, out);
    if (result == UR_RESULT_SUCCESS) {
        (*out)->recording.first_point = 0; /* captures have the commands' own numbers */
    }
    return result;
}

ur_result_t ur_graph_open(ur_exp_graph_handle_t graph, ur_device_handle_t device) {
    ur_exp_command_buffer_handle_t old = graph->buffer, fresh = NULL;
    if (old && ur_object_refs(&old->object) == 1) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = new_buffer(graph, old ? old->recording.device : device, &fresh);
    if (result != UR_RESULT_SUCCESS || !old) {
        graph->buffer = fresh;
        return result;
    }
    pthread_mutex_lock(&old->lock);
    result = ur_recording_copy(&fresh->recording, &old->recording);
    pthread_mutex_unlock(&old->lock);
    if (result != UR_RESULT_SUCCESS) {
        ur_own.CommandBufferExp.pfnReleaseExp(fresh);
        return result;
    }
    graph->buffer = fresh;
    ur_own.CommandBufferExp.pfnReleaseExp(old);
    return UR_RESULT_SUCCESS;
}

ur_result_t urGraphCreateExp(ur_context_handle_t hContext, ur_exp_graph_handle_t *phGraph) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phGraph);
    pthread_mutex_lock(&ur_capture_lock);
    ur_result_t result = ur_graph_new(hContext, phGraph);
    pthread_mutex_unlock(&ur_capture_lock);
    return result;
}

ur_result_t urGraphDestroyExp(ur_exp_graph_handle_t hGraph) {
    UR_CHECK_GRAPH(hGraph);
    pthread_mutex_lock(&ur_capture_lock);
    if (hGraph->capture) {
        pthread_mutex_unlock(&ur_capture_lock);
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0, "a queue captures into the graph");
    }
    struct ur_graph_callback *callbacks = hGraph->callbacks;
    hGraph->object.kind = UR_KIND_DEAD;
    pthread_mutex_unlock(&ur_capture_lock);
    ur_graph_free(hGraph); /* a driver may take its time to free memory */
    while (callbacks) {
        struct ur_graph_callback *callback = callbacks;
        callbacks = callback->next;
        callback->function(callback->data);
        free(callback);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urGraphSetDestructionCallbackExp(ur_exp_graph_handle_t hGraph,
                                             ur_exp_graph_destruction_callback_t pfnCallback,
                                             void *pUserData) {
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(pfnCallback);
    struct ur_graph_callback *callback = malloc(sizeof(*callback));
    if (!callback) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&ur_capture_lock);
    *callback = (struct ur_graph_callback){pfnCallback, pUserData, hGraph->callbacks};
    hGraph->callbacks = callback;
    pthread_mutex_unlock(&ur_capture_lock);
    return UR_RESULT_SUCCESS;
}

ur_result_t urGraphIsEmptyExp(ur_exp_graph_handle_t hGraph, bool *pResult) {
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(pResult);
    pthread_mutex_lock(&ur_capture_lock);
    *pResult = !hGraph->buffer || hGraph->buffer->recording.count == 0;
    pthread_mutex_unlock(&ur_capture_lock);
    return UR_RESULT_SUCCESS;
}

ur_result_t urGraphGetIdExp(ur_exp_graph_handle_t hGraph, uint64_t *pGraphId) {
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(pGraphId);
    *pGraphId = hGraph->id;
    return UR_RESULT_SUCCESS;
}

/* Lasts as long as the graph, unless that is captured into again. Locked. */
static ur_result_t native_graph(ur_exp_graph_handle_t graph, ur_native_handle_t *handle) {
    ur_exp_command_buffer_handle_t buffer = graph->buffer;
    const struct ur_graph_ops *ops = buffer ? buffer->recording.ops : NULL;
    if (graph->capture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0, "a queue captures into the graph");
    }
    ur_result_t result = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (ops && ops->native_handle) {
        pthread_mutex_lock(&buffer->lock);
        result = ops->native_handle(&buffer->recording, NULL, handle);
        pthread_mutex_unlock(&buffer->lock);
    }
    return result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE
               ? result
               : ur_fail(result, 0, "no object of the driver's stands for the graph");
}

ur_result_t urGraphGetNativeHandleExp(ur_exp_graph_handle_t hGraph,
                                      ur_native_handle_t *phNativeGraph) {
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(phNativeGraph);
    pthread_mutex_lock(&ur_capture_lock);
    ur_result_t result = native_graph(hGraph, phNativeGraph);
    pthread_mutex_unlock(&ur_capture_lock);
    return result;
}

/* ---- executable graphs ----------------------------------------------------------------------- */

/* Locked. */
static ur_result_t graph_instantiate(ur_exp_graph_handle_t graph,
                                     ur_exp_executable_graph_handle_t made) {
    if (graph->capture) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0, "a queue captures into the graph");
    }
    if (graph->spoiled) {
        return ur_fail(UR_RESULT_ERROR_INVALID_GRAPH, 0,
                       "a capture into the graph was not ended before its queue was released");
    }
    ur_exp_command_buffer_handle_t buffer = graph->buffer;
    if (buffer) {
        made->instance.recording = &buffer->recording;
        made->instance.profiling = true;
        pthread_mutex_lock(&buffer->lock);
        ur_result_t result = ur_instance_make(&made->instance);
        pthread_mutex_unlock(&buffer->lock);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        ur_own.CommandBufferExp.pfnRetainExp(buffer);
        made->buffer = buffer;
    }
    made->memory = graph->memory;
    if (made->memory) {
        atomic_fetch_add_explicit(&made->memory->refs, 1, memory_order_relaxed);
    }
    made->context = graph->context;
    ur_adapter_ops.context_retain(made->context);
    return UR_RESULT_SUCCESS;
}

ur_result_t urGraphInstantiateGraphExp(ur_exp_graph_handle_t hGraph,
                                       ur_exp_executable_graph_handle_t *phExecGraph) {
    UR_CHECK_GRAPH(hGraph);
    UR_CHECK_POINTER(phExecGraph);
    ur_exp_executable_graph_handle_t made = calloc(1, sizeof(*made));
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&made->object, UR_KIND_EXECUTABLE);
    pthread_mutex_lock(&ur_capture_lock);
    ur_result_t result = graph_instantiate(hGraph, made);
    pthread_mutex_unlock(&ur_capture_lock);
    if (result != UR_RESULT_SUCCESS) {
        free(made);
        return result;
    }
    *phExecGraph = made;
    return UR_RESULT_SUCCESS;
}

/* A run that failed is over. Its event says so to who has it. A driver that does not answer is
 * asked once more; one that is lost never does, and with it the run. */
static bool graph_is_over(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
    for (int tries = 0; tries < 2 && result != UR_RESULT_SUCCESS; ++tries) {
        result = ur_own.Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                         sizeof(status), &status, NULL);
    }
    return result != UR_RESULT_SUCCESS || status == UR_EVENT_STATUS_COMPLETE ||
           status == UR_EVENT_STATUS_ERROR;
}

static void set_event(ur_event_handle_t *slot, ur_event_handle_t event) {
    if (event) {
        ur_own.Event.pfnRetain(event);
    }
    if (*slot) {
        ur_own.Event.pfnRelease(*slot);
    }
    *slot = event;
}

static void forget_instance(ur_exp_executable_graph_handle_t executable) {
    ur_exp_command_buffer_handle_t buffer = executable->buffer;
    if (buffer) {
        pthread_mutex_lock(&buffer->lock);
        ur_instance_end(&executable->instance);
        pthread_mutex_unlock(&buffer->lock);
        ur_own.CommandBufferExp.pfnReleaseExp(buffer);
    }
}

ur_result_t urGraphExecutableGraphDestroyExp(ur_exp_executable_graph_handle_t hExecutableGraph) {
    UR_CHECK_EXECUTABLE(hExecutableGraph);
    ur_exp_executable_graph_handle_t executable = hExecutableGraph;
    if (executable->last_run && !ur_exiting() && !graph_is_over(executable->last_run)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a run of the executable graph is under way");
    }
    if (!ur_object_release(&executable->object)) {
        return UR_RESULT_SUCCESS; /* the process ends: see exit.h */
    }
    struct ur_graph_memory *memory = executable->memory;
    if (memory) {
        pthread_mutex_lock(&memory->lock);
        if (memory->last == executable) {
            memory->last = NULL;
            set_event(&memory->last_run, NULL); /* it is over */
        }
        pthread_mutex_unlock(&memory->lock);
    }
    forget_instance(executable);
    set_event(&executable->last_run, NULL);
    if (executable->home) {
        ur_own.Queue.pfnRelease(executable->home);
    }
    ur_graph_memory_release(memory);
    ur_adapter_ops.context_release(executable->context);
    free(executable);
    return UR_RESULT_SUCCESS;
}

ur_result_t
urGraphExecutableGraphGetNativeHandleExp(ur_exp_executable_graph_handle_t hExecutableGraph,
                                         ur_native_handle_t *phNativeExecutableGraph) {
    UR_CHECK_EXECUTABLE(hExecutableGraph);
    UR_CHECK_POINTER(phNativeExecutableGraph);
    ur_exp_command_buffer_handle_t buffer = hExecutableGraph->buffer;
    const struct ur_graph_ops *ops = buffer ? buffer->recording.ops : NULL;
    ur_result_t result = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (ops && ops->native_instance && hExecutableGraph->instance.native) {
        pthread_mutex_lock(&buffer->lock);
        result = ops->native_instance(&hExecutableGraph->instance, phNativeExecutableGraph);
        pthread_mutex_unlock(&buffer->lock);
    }
    return result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE
               ? result
               : ur_fail(result, 0, "no object of the driver's stands for the executable graph");
}

/* ---- runs ------------------------------------------------------------------------------------ */

static ur_result_t run_empty(const struct ur_run_place *place, ur_event_handle_t *event) {
    ur_result_t result =
        ur_own.Enqueue.pfnEventsWait(place->queue, place->count, place->waits, event);
    if (result == UR_RESULT_SUCCESS && event) {
        ur_adapter_ops.event_becomes_run(*event, place->type, NULL);
    }
    return result;
}

/* Buffer locked. Always with an event, by which it is known whether the run is over. */
static ur_result_t graph_run(ur_exp_executable_graph_handle_t executable,
                             const struct ur_run_place *place, ur_event_handle_t *event) {
    ur_event_handle_t done = NULL;
    ur_result_t result = ur_instance_run(&executable->instance, place, &done);
    if (result == UR_RESULT_SUCCESS) {
        set_event(&executable->last_run, done);
        if (event) {
            *event = done;
        } else {
            ur_adapter_ops.event_unasked(done);
            ur_own.Event.pfnRelease(done);
        }
    }
    return result;
}

/* Buffer and memory locked. The run of another executable that has the same memory comes first. */
static ur_result_t run_after_others(ur_exp_executable_graph_handle_t executable,
                                    const struct ur_run_place *place, ur_event_handle_t *event) {
    struct ur_graph_memory *memory = executable->memory;
    struct ur_run_place later = *place;
    ur_event_handle_t *waits = NULL;
    if (memory->last && memory->last != executable && !graph_is_over(memory->last_run)) {
        waits = malloc((place->count + (size_t)1) * sizeof(ur_event_handle_t));
        if (!waits) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        if (place->count) {
            memcpy(waits, place->waits, place->count * sizeof(ur_event_handle_t));
        }
        waits[later.count++] = memory->last_run;
        later.waits = waits;
    }
    ur_result_t result = graph_run(executable, &later, event);
    if (result == UR_RESULT_SUCCESS) {
        memory->last = executable;
        set_event(&memory->last_run, executable->last_run);
    }
    free(waits);
    return result;
}

/* Buffer locked. */
static ur_result_t run_here(ur_exp_executable_graph_handle_t executable,
                            const struct ur_run_place *place, ur_event_handle_t *event) {
    if (!executable->memory) {
        return graph_run(executable, place, event);
    }
    pthread_mutex_lock(&executable->memory->lock);
    ur_result_t result = run_after_others(executable, place, event);
    pthread_mutex_unlock(&executable->memory->lock);
    return result;
}

/* The times of a run that begins with `start` and has another command's event. NULL: no memory, or
 * its own will do. */
static struct ur_run_times *times_from(ur_queue_handle_t queue, ur_event_handle_t start) {
    struct ur_run_times *times = NULL;
    if (ur_queue_base(queue)->flags & UR_QUEUE_FLAG_PROFILING_ENABLE) {
        times = malloc(sizeof(*times) + sizeof(times->first[0]));
    }
    if (times) {
        *times = (struct ur_run_times){.count = 1};
        times->first[0] = start;
        ur_own.Event.pfnRetain(start);
    }
    return times;
}

/* On a queue of another device of the context: the run is on a queue of the graph's device, behind
 * what the queue has, and the queue waits for it. Buffer locked. */
static ur_result_t run_elsewhere(ur_exp_executable_graph_handle_t executable,
                                 const struct ur_run_place *place, ur_event_handle_t *event) {
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                              UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_event_handle_t start = NULL, done = NULL, end = NULL;
    ur_result_t result =
        executable->home
            ? UR_RESULT_SUCCESS
            : ur_own.Queue.pfnCreate(executable->context, executable->buffer->recording.device,
                                     &properties, &executable->home);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Enqueue.pfnEventsWait(place->queue, place->count, place->waits, &start);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_run_place home = {executable->home, 1, &start, place->type};
    result = run_here(executable, &home, &done);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Enqueue.pfnEventsWait(place->queue, 1, &done, &end);
        if (result != UR_RESULT_SUCCESS) {
            (void)ur_own.Event.pfnWait(
                1, &done); /* later commands of the queue are to come after it */
        }
        ur_own.Event.pfnRelease(done);
    }
    if (result == UR_RESULT_SUCCESS && event) {
        ur_adapter_ops.event_becomes_run(end, place->type, times_from(place->queue, start));
        *event = end;
    } else if (result == UR_RESULT_SUCCESS) {
        ur_adapter_ops.event_unasked(end);
        ur_own.Event.pfnRelease(end);
    }
    ur_own.Event.pfnRelease(start);
    return result;
}

ur_result_t urEnqueueGraphExp(ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph,
                              uint32_t numEventsInWaitList,
                              const ur_event_handle_t *phEventWaitList,
                              ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_EXECUTABLE(hGraph);
    ur_result_t result = ur_wait_list_check(numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_exp_command_buffer_handle_t buffer = hGraph->buffer;
    if (ur_queue_base(hQueue)->context != hGraph->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_QUEUE, 0,
                       "the graph is of another context than the queue");
    }
    const struct ur_run_place place = {hQueue, numEventsInWaitList, phEventWaitList,
                                       UR_COMMAND_ENQUEUE_GRAPH_EXP};
    if (!buffer) {
        return run_empty(&place, phEvent);
    }
    pthread_mutex_lock(&buffer->lock);
    result = ur_queue_base(hQueue)->device == buffer->recording.device
                 ? run_here(hGraph, &place, phEvent)
                 : run_elsewhere(hGraph, &place, phEvent);
    pthread_mutex_unlock(&buffer->lock);
    return result;
}
