/* Devices that are lost. OpenCL has no code for that: drivers say that resources are missing, or
 * that the queue is none any more, and NVIDIA's has a code of its own for an illegal access. */
#include "ocl.h"

/* What is said of a command or wait that a lost device has in its way. */
static bool is_doubtful(cl_int code) {
    return code == CL_OUT_OF_RESOURCES || code == CL_DEVICE_NOT_AVAILABLE ||
           code == CL_INVALID_COMMAND_QUEUE || code == CL_INVALID_CONTEXT ||
           code == CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST || code == OCL_ILLEGAL_ACCESS_NV;
}

static bool is_gone(ur_device_handle_t device) {
    cl_bool available = CL_TRUE;
    return ocl.clGetDeviceInfo(device->cl, CL_DEVICE_AVAILABLE, sizeof(available), &available,
                               NULL) == CL_SUCCESS &&
           !available;
}

static ur_result_t lost_tell(cl_int code, const char *call) {
    return ur_fail(UR_RESULT_ERROR_DEVICE_LOST, code, "%s: %s (%d): the device is lost", call,
                   ocl_code_name(code), (int)code);
}

/* A marker needs nothing that could be missing. So where the queue takes none after another call
 * failed, the device is lost, whatever the driver says of it. */
static bool takes_marker(cl_command_queue queue) {
    cl_event marker = NULL;
    if (ocl.clEnqueueMarkerWithWaitList(queue, 0, NULL, &marker) != CL_SUCCESS) {
        return false;
    }
    ocl.clReleaseEvent(marker);
    return true;
}

/* Any queue of the context, or of the device, tells: the call that failed may be the first to meet
 * the loss. */
static bool is_mute(ur_context_handle_t context, ur_device_handle_t device) {
    cl_command_queue queue = ocl_queue_any(context, device);
    bool mute = queue && !takes_marker(queue);
    if (queue) {
        ocl.clReleaseCommandQueue(queue);
    }
    return mute;
}

ur_result_t ocl_fail_in(ur_context_handle_t context, cl_int code, const char *call) {
    if (!is_doubtful(code)) {
        return ocl_fail(code, call);
    }
    bool lost =
        code == OCL_ILLEGAL_ACCESS_NV || atomic_load_explicit(&context->lost, memory_order_relaxed);
    for (uint32_t i = 0; i < context->device_count && !lost; ++i) {
        lost = is_gone(context->devices[i]);
    }
    if (!lost && !is_mute(context, NULL)) {
        return ocl_fail(code, call);
    }
    atomic_store_explicit(&context->lost, true, memory_order_relaxed);
    return lost_tell(code, call);
}

ur_result_t ocl_fail_of(ur_device_handle_t device, cl_command_queue queue, cl_int code,
                        const char *call) {
    bool lost = is_doubtful(code) &&
                (is_gone(device) || (queue ? !takes_marker(queue) : is_mute(NULL, device)));
    return lost ? lost_tell(code, call) : ocl_fail(code, call);
}

ur_result_t ocl_fail_waiting(ur_queue_handle_t queue, cl_int code, const char *call) {
    if (is_doubtful(code) && !takes_marker(queue->cl)) {
        atomic_store_explicit(&queue->context->lost, true, memory_order_relaxed);
    }
    return ocl_fail_in(queue->context, code, call);
}
