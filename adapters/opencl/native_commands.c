/* Commands that the program adds to a command buffer by calls of its own, through
 * cl_khr_command_buffer: each time it asks to, the driver makes a buffer of them, which runs then
 * enqueue. The other commands of ours are not in it; see docs/architecture.md for why. */
#include "native_commands.h"

#include <stdlib.h>

/* What one call of the program's function added. */
struct native_commands {
    struct ur_work closing;
    ur_context_handle_t context; /* held */
    cl_command_queue queue;      /* in order, of this buffer alone, so that it keeps nobody back */
    ocl_command_buffer buffer;
    pthread_mutex_t lock; /* guards `last` */
    cl_event last;        /* of the last run; NULL: there was none */
    bool several;         /* runs may be under way together */
};

bool ocl_has_native_commands(ur_context_handle_t context, ur_device_handle_t device) {
    const struct ocl_extension_calls *call = context->call;
    return ocl_device_has(device, "cl_khr_command_buffer") && call->clCreateCommandBufferKHR &&
           call->clFinalizeCommandBufferKHR && call->clReleaseCommandBufferKHR &&
           call->clEnqueueCommandBufferKHR;
}

static void native_commands_destroy(struct native_commands *native) {
    if (native->last) {
        ocl.clReleaseEvent(native->last);
    }
    if (native->buffer) {
        native->context->call->clReleaseCommandBufferKHR(native->buffer);
    }
    if (native->queue) {
        ocl.clReleaseCommandQueue(native->queue);
    }
    pthread_mutex_destroy(&native->lock);
    ocl_context_unhold(native->context);
    free(native);
}

static void close_now(struct ur_work *work) {
    native_commands_destroy((struct native_commands *)work);
}

static void CL_CALLBACK on_last(cl_event event, cl_int status, void *argument) {
    struct native_commands *native = argument;
    (void)event;
    (void)status;
    ur_worker_post(&native->closing); /* the driver may hold its locks here */
}

static void free_native(ur_command *command) {
    struct native_commands *native = command->as.native.object;
    cl_int status = CL_COMPLETE;
    native->closing.run = close_now;
    if (native->last &&
        ocl.clGetEventInfo(native->last, CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                           NULL) == CL_SUCCESS &&
        status > CL_COMPLETE && ur_worker_ready() == UR_RESULT_SUCCESS &&
        ocl.clSetEventCallback(native->last, CL_COMPLETE, on_last, native) == CL_SUCCESS) {
        return;
    }
    native_commands_destroy(native);
}

static ur_result_t native_commands_make(ur_context_handle_t context, ur_device_handle_t device,
                                        struct native_commands **out) {
    struct native_commands *native = calloc(1, sizeof(*native));
    cl_int code = CL_SUCCESS;
    cl_bitfield can = 0;
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_init(&native->lock, NULL);
    ocl_context_hold(context);
    native->context = context;
    native->several = ocl.clGetDeviceInfo(device->cl, OCL_DEVICE_COMMAND_BUFFER_CAPABILITIES_KHR,
                                          sizeof(can), &can, NULL) == CL_SUCCESS &&
                      can & OCL_COMMAND_BUFFER_CAPABILITY_SIMULTANEOUS_USE_KHR;
    const char *call = "clCreateCommandQueue";
    native->queue = ocl.clCreateCommandQueue(context->cl, device->cl, 0, &code);
    if (native->queue) {
        const cl_bitfield properties[] = {OCL_COMMAND_BUFFER_FLAGS_KHR,
                                          OCL_COMMAND_BUFFER_SIMULTANEOUS_USE_KHR, 0};
        call = "clCreateCommandBufferKHR";
        native->buffer = context->call->clCreateCommandBufferKHR(
            1, &native->queue, native->several ? properties : NULL, &code);
    }
    if (!native->buffer) {
        native_commands_destroy(native);
        return ocl_fail_in(context, code, call);
    }
    *out = native;
    return UR_RESULT_SUCCESS;
}

static ur_result_t append_native(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                 ur_exp_command_buffer_native_command_function_t function,
                                 void *data) {
    const struct ur_recording *recording = &buffer->recording;
    ur_exp_command_buffer_handle_t child = command->as.native.child;
    struct native_commands *native = NULL;
    ur_result_t result = native_commands_make(recording->context, recording->device, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_native_call(child ? &child->recording : recording, (ur_native_handle_t)native->buffer,
                   function, data);
    cl_int code = recording->context->call->clFinalizeCommandBufferKHR(native->buffer);
    if (code != CL_SUCCESS) {
        native_commands_destroy(native);
        return ocl_fail_in(recording->context, code, "clFinalizeCommandBufferKHR");
    }
    command->as.native.object = native;
    return UR_RESULT_SUCCESS;
}

static ur_result_t native_handle(struct ur_recording *recording, const struct ur_instance *instance,
                                 ur_native_handle_t *handle) {
    (void)recording, (void)instance, (void)handle;
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "the driver has a command buffer only while a function of "
                   "urCommandBufferAppendNativeCommandExp runs");
}

/* Drivers that have one run of a buffer at a time; runs of an instance come one by one. */
static void await_last(struct native_commands *native, ur_queue_handle_t queue) {
    pthread_mutex_lock(&native->lock);
    cl_event last = native->last;
    if (last) {
        ocl.clRetainEvent(last);
    }
    pthread_mutex_unlock(&native->lock);
    if (last) {
        ocl.clFlush(queue->cl); /* it may wait for what is there */
        ocl.clWaitForEvents(1, &last);
        ocl.clReleaseEvent(last);
    }
}

/* The native commands run on a queue of their own, between an event of this one and a command of
 * this one that waits for theirs. */
static ur_result_t enqueue_native(ur_queue_handle_t queue, const ur_command *command,
                                  uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event) {
    struct native_commands *native = command->as.native.object;
    struct ocl_submit submit;
    if (!native->several) {
        await_last(native, queue);
    }
    ur_result_t result =
        ocl_submit_begin(&submit, queue, count, waits, event, UR_COMMAND_ENQUEUE_NATIVE_EXP);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_event ready = NULL, done = NULL;
    const char *call = "clEnqueueMarkerWithWaitList";
    ocl_turnstile_host_driven(); /* what the program added may wait for the host */
    cl_int code = ocl_submit_ready(&submit, &ready);
    if (code == CL_SUCCESS) {
        call = "clEnqueueCommandBufferKHR";
        pthread_mutex_lock(&native->lock);
        code = queue->context->call->clEnqueueCommandBufferKHR(0, NULL, native->buffer, 1, &ready,
                                                               &done);
        if (code == CL_SUCCESS) {
            if (native->last) {
                ocl.clReleaseEvent(native->last);
            }
            native->last = done;
            ocl.clRetainEvent(done);
        }
        pthread_mutex_unlock(&native->lock);
    }
    if (code == CL_SUCCESS) {
        call = "clEnqueueBarrierWithWaitList";
        ocl.clFlush(native->queue);
        code = queue->in_order ? ocl.clEnqueueBarrierWithWaitList(queue->cl, 1, &done, &submit.made)
                               : ocl.clEnqueueMarkerWithWaitList(queue->cl, 1, &done, &submit.made);
    }
    if (ready) {
        ocl.clReleaseEvent(ready);
    }
    if (done) {
        ocl.clReleaseEvent(done);
    }
    result = ocl_submit_end(&submit, code, call);
    ocl_queue_flush(queue); /* the other queue waits for it */
    return result;
}

/* No driver that has been met gains by running all of it from a buffer of its own. */
static ur_result_t native_commands_instantiate(struct ur_instance *instance) {
    (void)instance;
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

const struct ur_graph_ops ocl_native_command_ops = {
    .instantiate = native_commands_instantiate,
    .native_handle = native_handle,
    .append_native = append_native,
    .free_native = free_native,
    .enqueue_native = enqueue_native,
};
