/* What all enqueued commands share: the wait list in OpenCL's form, and the event that comes of the
 * command. */
#include <stdlib.h>
#include <string.h>

#include "ocl.h"

ur_result_t ocl_submit_begin(struct ocl_submit *submit, ur_queue_handle_t queue, uint32_t count,
                             const ur_event_handle_t *list, ur_event_handle_t *event,
                             ur_command_t command) {
    OCL_QUEUE(queue);
    ur_result_t result = ur_wait_list_check(count, list);
    if (result) {
        return result;
    }
    submit->queue = queue;
    submit->event = NULL;
    submit->event_out = event;
    submit->list = NULL;
    submit->count = count;
    submit->made = NULL;
    if (count) {
        submit->list = submit->room;
        if (count > sizeof(submit->room) / sizeof(submit->room[0])) {
            submit->list = malloc(count * sizeof(*submit->list));
            if (!submit->list) {
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            }
        }
        for (uint32_t i = 0; i < count; ++i) {
            if (list[i]->context->cl != queue->context->cl) {
                result = ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                                 "event %u of %u in the wait list is of another context than the "
                                 "queue",
                                 i, count);
                goto free_list;
            }
            /* OpenCL promises progress of another queue's command only once that queue is flushed.
             */
            if (list[i]->queue && list[i]->queue != queue) {
                ocl_queue_flush(list[i]->queue);
            }
            submit->list[i] = list[i]->cl;
        }
    }
    if (event) {
        submit->event = ocl_event_new(queue, NULL, command);
        if (!submit->event) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            goto free_list;
        }
    }
    return UR_RESULT_SUCCESS;
free_list:
    if (submit->list != submit->room) {
        free(submit->list);
    }
    return result;
}

static void free_room(struct ocl_submit *submit) {
    if (submit->list != submit->room) {
        free(submit->list);
    }
}

ur_result_t ocl_submit_abandon(struct ocl_submit *submit, ur_result_t result) {
    free_room(submit);
    if (submit->made) {
        ocl.clReleaseEvent(submit->made);
    }
    if (submit->event) {
        ocl_event_drop(submit->event);
    }
    return result;
}

ur_result_t ocl_submit_end(struct ocl_submit *submit, cl_int code, const char *call) {
    if (code != CL_SUCCESS) {
        return ocl_submit_abandon(submit, ocl_fail(code, call));
    }
    free_room(submit);
    atomic_store_explicit(&submit->queue->busy, true, memory_order_release);
    atomic_store_explicit(&submit->queue->unflushed, true, memory_order_release);
    if (submit->event) {
        submit->event->cl = submit->made;
        *submit->event_out = submit->event;
    } else if (submit->made) {
        ocl.clReleaseEvent(submit->made);
    }
    return UR_RESULT_SUCCESS;
}

static void CL_CALLBACK free_on_completion(cl_event event, cl_int status, void *memory) {
    (void)event;
    (void)status;
    free(memory); /* the host's allocator: nothing that a driver could wait for */
}

void ocl_free_after(cl_event event, void *memory) {
    if (ocl.clSetEventCallback(event, CL_COMPLETE, free_on_completion, memory) != CL_SUCCESS) {
        ocl.clWaitForEvents(1, &event);
        free(memory);
    }
}
