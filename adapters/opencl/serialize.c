/* Launches of one kernel that the driver must not run side by side.
 *
 * PoCL keeps the code of a kernel by name, local size, whether there is a global offset, and the
 * widest dimension of the grid that the code is good for; when a launch ends, it looks that entry
 * up again without the last two. A launch that needs another entry than one that still runs makes
 * the wrong count go down, and an assertion ends the process. So launches of kernels of one name
 * run side by side only if their shapes are equal; others go through one after the other, in order
 * of arrival.
 *
 * A launch that has to wait gets a user event, its gate, in addition to what it waits for anyway.
 * Waiting for launches that came before cannot go round in circles as long as commands wait for
 * commands alone. Once something on the host may hold a command back (a host task, a native event
 * or queue), a launch arrives only when all that it waits for is done: a launch that is held back
 * holds back no other. */
#include <stdlib.h>
#include <string.h>

#include "kernel.h"

struct shape {
    size_t global[3], local[3];
    bool offset;
};

enum state { NEW, WAITING, ADMITTED, FINISHED };

struct ticket {
    struct ur_work work; /* opens the gates of the list that starts here; stays first */
    struct ticket *next; /* of those that wait, or of those whose gates are being opened */
    struct ocl_turnstile *turnstile;
    struct shape shape;
    enum state state; /* under the lock */
    unsigned holds;   /* under the lock: each callback to come, and whoever opens the gate */
    cl_event gate;    /* NULL without need to wait */
};

struct ocl_turnstile {
    struct ocl_turnstile *next;
    unsigned users; /* kernels and tickets */
    unsigned running;
    struct shape shape;             /* of those that run */
    struct ticket *waiting, **last; /* in order of arrival */
    char name[];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards all of the above */
static struct ocl_turnstile *all;
static _Atomic bool host_driven;

void ocl_turnstile_host_driven(void) {
    atomic_store_explicit(&host_driven, true, memory_order_relaxed);
}

bool ocl_is_host_driven(void) {
    return atomic_load_explicit(&host_driven, memory_order_relaxed);
}

static bool needed(ur_platform_handle_t platform) {
    const char *version = strstr(platform->version_text, "PoCL ");
    return version && ocl_parse_version(version) < OCL_VERSION(7, 0);
}

ur_result_t ocl_turnstile_get(ur_platform_handle_t platform, cl_kernel kernel,
                              struct ocl_turnstile **out) {
    size_t size = 0;
    if (!needed(platform)) {
        *out = NULL;
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ur_worker_ready();
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = ocl.clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, 0, NULL, &size);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetKernelInfo");
    }
    struct ocl_turnstile *made = calloc(1, sizeof(*made) + size + 1);
    if (!made) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    code = ocl.clGetKernelInfo(kernel, CL_KERNEL_FUNCTION_NAME, size, made->name, NULL);
    if (code != CL_SUCCESS) {
        free(made);
        return ocl_fail(code, "clGetKernelInfo");
    }
    made->last = &made->waiting;
    pthread_mutex_lock(&lock);
    struct ocl_turnstile *at = all;
    while (at && strcmp(at->name, made->name) != 0) {
        at = at->next;
    }
    if (!at) {
        at = made;
        made = NULL;
        at->next = all;
        all = at;
    }
    ++at->users;
    pthread_mutex_unlock(&lock);
    free(made);
    *out = at;
    return UR_RESULT_SUCCESS;
}

/* Under the lock. */
static void serialize_put(struct ocl_turnstile *turnstile) {
    if (--turnstile->users == 0) {
        struct ocl_turnstile **at = &all;
        while (*at != turnstile) {
            at = &(*at)->next;
        }
        *at = turnstile->next;
        free(turnstile);
    }
}

void ocl_turnstile_put(struct ocl_turnstile *turnstile) {
    if (turnstile) {
        pthread_mutex_lock(&lock);
        serialize_put(turnstile);
        pthread_mutex_unlock(&lock);
    }
}

/* Under the lock. The gate is released by whoever held the ticket last. */
static cl_event serialize_drop(struct ticket *ticket) {
    cl_event gate = NULL;
    if (--ticket->holds == 0) {
        gate = ticket->gate;
        serialize_put(ticket->turnstile);
        free(ticket);
    }
    return gate;
}

/* Not under the lock: commands may start, and callbacks run, within the call. */
static void open_gates(struct ur_work *first) {
    if (!ur_exit_enter()) {
        ur_exit_keep(first);
        return;
    }
    for (struct ticket *ticket = (struct ticket *)first, *next; ticket; ticket = next) {
        next = ticket->next;
        ocl.clSetUserEventStatus(ticket->gate, CL_COMPLETE);
        pthread_mutex_lock(&lock);
        cl_event gate = serialize_drop(ticket);
        pthread_mutex_unlock(&lock);
        if (gate) {
            ocl.clReleaseEvent(gate);
        }
    }
    ur_exit_leave();
}

/* From a driver's callback, which may hold the driver's locks. */
static void open_gates_elsewhere(struct ticket *list) {
    if (list) {
        list->work.run = open_gates;
        ur_worker_post(&list->work);
    }
}

/* Under the lock: true if the ticket need not wait, else it is one of those that do. */
static bool serialize_enter(struct ticket *ticket) {
    struct ocl_turnstile *turnstile = ticket->turnstile;
    if (!turnstile->waiting && (turnstile->running == 0 || memcmp(&turnstile->shape, &ticket->shape,
                                                                  sizeof(ticket->shape)) == 0)) {
        turnstile->shape = ticket->shape;
        ++turnstile->running;
        ticket->state = ADMITTED;
        return true;
    }
    if (ticket->gate) {
        ticket->state = WAITING;
        ticket->next = NULL;
        *turnstile->last = ticket;
        turnstile->last = &ticket->next;
    }
    return false;
}

/* Under the lock: the tickets that may pass now that nobody runs. */
static struct ticket *admit(struct ocl_turnstile *turnstile) {
    struct ticket *list = turnstile->waiting, **end = &list;
    if (!list || turnstile->running) {
        return NULL;
    }
    turnstile->shape = list->shape;
    while (*end && memcmp(&(*end)->shape, &turnstile->shape, sizeof(turnstile->shape)) == 0) {
        (*end)->state = ADMITTED;
        ++(*end)->holds;
        ++turnstile->running;
        end = &(*end)->next;
    }
    turnstile->waiting = *end;
    if (!*end) {
        turnstile->last = &turnstile->waiting;
    }
    *end = NULL;
    return list;
}

/* Under the lock. */
static void leave_line(struct ticket *ticket) {
    struct ticket **at = &ticket->turnstile->waiting;
    while (*at != ticket) {
        at = &(*at)->next;
    }
    *at = ticket->next;
    if (!*at) {
        ticket->turnstile->last = at;
    }
}

/* The launch is over, or never was: in a callback, so others do what may block. */
static void serialize_finish(struct ticket *ticket) {
    struct ticket *next = NULL;
    pthread_mutex_lock(&lock);
    enum state state = ticket->state;
    struct ocl_turnstile *turnstile = ticket->turnstile;
    ++turnstile->users; /* beyond the ticket's end */
    ticket->state = FINISHED;
    if (state == WAITING) { /* something else that it waited for has failed */
        leave_line(ticket);
    } else if (state == ADMITTED) {
        --turnstile->running;
    }
    if (state != ADMITTED && ticket->gate) {
        ++ticket->holds;
        ticket->next = NULL;
        next = ticket;
    }
    struct ticket **end = &next;
    while (*end) {
        end = &(*end)->next;
    }
    *end = admit(turnstile);
    cl_event gate = serialize_drop(ticket);
    serialize_put(turnstile);
    pthread_mutex_unlock(&lock);
    if (gate) {
        ocl.clReleaseEvent(gate);
    }
    open_gates_elsewhere(next);
}

static void CL_CALLBACK on_finished(cl_event event, cl_int status, void *ticket) {
    (void)event;
    (void)status;
    serialize_finish(ticket);
}

static void CL_CALLBACK on_ready(cl_event event, cl_int status, void *argument) {
    struct ticket *ticket = argument, *next = NULL;
    (void)event;
    (void)status;
    pthread_mutex_lock(&lock);
    if (ticket->state == NEW && serialize_enter(ticket)) {
        ++ticket->holds;
        ticket->next = NULL;
        next = ticket;
    }
    cl_event gate = serialize_drop(ticket);
    pthread_mutex_unlock(&lock);
    if (gate) {
        ocl.clReleaseEvent(gate);
    }
    open_gates_elsewhere(next);
}

struct watched {
    struct ur_work work; /* stays first */
    cl_event event;      /* retained */
    struct ticket *ticket;
};

static void wait_for_end(struct ur_work *work) {
    struct watched *watched = (struct watched *)work;
    ocl.clWaitForEvents(1, &watched->event);
    if (!ur_exit_enter()) {
        ur_exit_keep(watched);
        return;
    }
    ocl.clReleaseEvent(watched->event);
    serialize_finish(watched->ticket);
    free(watched);
    ur_exit_leave();
}

/* The driver makes no callback: a thread waits instead, the caller's without memory. */
static void serialize_watch(cl_event event, struct ticket *ticket) {
    struct watched *watched = malloc(sizeof(*watched));
    if (!watched || ocl.clRetainEvent(event) != CL_SUCCESS) {
        free(watched);
        ocl.clWaitForEvents(1, &event);
        serialize_finish(ticket);
        return;
    }
    *watched = (struct watched){{.run = wait_for_end}, event, ticket};
    ur_worker_post(&watched->work);
}

static void set_shape(struct shape *shape, uint32_t dimensions, const size_t *offset,
                      const size_t *global, const size_t *local) {
    for (uint32_t i = 0; i < dimensions; ++i) {
        shape->global[i] = global[i];
        shape->local[i] = local ? local[i] : 0;
        shape->offset |= offset && offset[i];
    }
}

/* Takes the ticket's place in the line, with a gate if it has to wait. */
static cl_int arrive(struct ticket *ticket, cl_context context) {
    pthread_mutex_lock(&lock);
    bool passed = serialize_enter(ticket);
    pthread_mutex_unlock(&lock);
    if (passed) {
        return CL_SUCCESS;
    }
    cl_int code;
    ticket->gate = ocl.clCreateUserEvent(context, &code);
    if (!ticket->gate) {
        return code;
    }
    pthread_mutex_lock(&lock);
    passed = serialize_enter(ticket);
    pthread_mutex_unlock(&lock);
    if (passed) {
        ocl.clReleaseEvent(ticket->gate);
        ticket->gate = NULL;
    }
    return CL_SUCCESS;
}

/* What the launch waits for, and the gate: in `list`, which has room for one event more. */
static cl_int serialize_prepare(struct ocl_submit *submit, struct ticket *ticket, cl_event *list,
                                cl_uint *count, cl_event *ready) {
    cl_int code;
    if (atomic_load_explicit(&host_driven, memory_order_relaxed)) {
        cl_context context = submit->queue->context->cl;
        code = ocl_submit_ready(submit, ready);
        if (code == CL_SUCCESS) {
            ticket->gate = ocl.clCreateUserEvent(context, &code);
        }
        if (code != CL_SUCCESS) {
            return code;
        }
        list[0] = *ready;
        list[1] = ticket->gate;
        *count = 2;
        return CL_SUCCESS;
    }
    code = arrive(ticket, submit->queue->context->cl);
    if (submit->count) {
        memcpy(list, submit->list, submit->count * sizeof(*list));
    }
    *count = submit->count;
    if (ticket->gate) {
        list[(*count)++] = ticket->gate;
    }
    return code;
}

cl_int ocl_turnstile_launch(struct ocl_submit *submit, ur_kernel_handle_t kernel,
                            uint32_t dimensions, const size_t *offset, const size_t *global,
                            const size_t *local) {
    cl_uint count = 0;
    cl_event ready = NULL, made = NULL;
    struct ticket *ticket = calloc(1, sizeof(*ticket));
    cl_event *list = malloc((submit->count + 2) * sizeof(*list));
    if (!ticket || !list) {
        free(ticket);
        free(list);
        return CL_OUT_OF_HOST_MEMORY;
    }
    ticket->turnstile = kernel->turnstile;
    ticket->holds = 1;
    set_shape(&ticket->shape, dimensions, offset, global, local);
    pthread_mutex_lock(&lock);
    ++ticket->turnstile->users;
    pthread_mutex_unlock(&lock);
    cl_int code = serialize_prepare(submit, ticket, list, &count, &ready);
    if (code == CL_SUCCESS) {
        code = ocl.clEnqueueNDRangeKernel(submit->queue->cl, kernel->cl, dimensions, offset, global,
                                          local, count, count ? list : NULL, &made);
    }
    free(list);
    if (code != CL_SUCCESS) {
        if (ready) {
            ocl.clReleaseEvent(ready);
        }
        serialize_finish(ticket);
        return code;
    }
    if (ready) {
        pthread_mutex_lock(&lock);
        ++ticket->holds;
        pthread_mutex_unlock(&lock);
        if (ocl.clSetEventCallback(ready, CL_COMPLETE, on_ready, ticket) != CL_SUCCESS) {
            on_ready(ready, CL_COMPLETE, ticket);
        }
        ocl.clReleaseEvent(ready);
    }
    if (ocl.clSetEventCallback(made, CL_COMPLETE, on_finished, ticket) != CL_SUCCESS) {
        serialize_watch(made, ticket);
    }
    /* Those that wait for this launch know nothing of its queue. */
    ocl.clFlush(submit->queue->cl);
    cl_event *wanted = ocl_submit_event(submit);
    if (wanted) {
        *wanted = made;
    } else {
        ocl.clReleaseEvent(made);
    }
    return CL_SUCCESS;
}
