/* Copies of memory that nobody has set: what the host reads back by commands that it does not wait
 * for is told when they are over, and memory of the device that is copied from such memory is no
 * more set than that. */
#include <stdlib.h>
#include <string.h>

#include "layer.h"

#define NEXT (ur_checking.next)
/* More that the host has not waited for are not followed. */
#define MOST_PENDING 256

/* A copy to the host. `number`: of the allocation that it reads. */
struct pending {
    const char *function;
    ur_event_handle_t event;
    ur_context_handle_t context;
    uint64_t number;
    uintptr_t from;
    size_t size;
    struct ur_check_stack stack;
};
static struct pending pending[MOST_PENDING]; /* under the layer's lock */
static unsigned pending_count;

static ur_layer_dditable_t below;

static void copies_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void copies_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

/* ---- copies to the host ---------------------------------------------------------------------- */

static void copies_drop(unsigned i) {
    NEXT->ddi.Event.pfnRelease(pending[i].event);
    pending[i] = pending[--pending_count];
}

/* One whose status cannot be had, as on a device that is lost, has failed. */
static ur_event_status_t status_of(const struct pending *copy) {
    ur_event_status_t status = UR_EVENT_STATUS_ERROR;
    ur_result_t result =
        NEXT->ddi.Event.pfnGetInfo(copy->event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                   sizeof(status), &status, NULL);
    return result == UR_RESULT_SUCCESS ? status : UR_EVENT_STATUS_ERROR;
}

void ur_check_copies_tell(void) {
    for (unsigned i = 0; i < pending_count;) {
        const struct pending copy = pending[i];
        ur_event_status_t status = status_of(&copy);
        if (status == UR_EVENT_STATUS_ERROR) {
            copies_drop(i); /* it has given the host nothing */
            continue;
        }
        if (status != UR_EVENT_STATUS_COMPLETE) {
            i++;
            continue;
        }
        struct ur_check_context *context = ur_check_context(copy.context);
        struct ur_check_usm *usm = context ? ur_check_usm_at(context, copy.from) : NULL;
        copies_drop(i);
        if (usm && usm->number == copy.number) {
            ur_check_read_back(copy.function, usm, copy.from, copy.size, &copy.stack);
        }
    }
}

void ur_check_copies_over(const struct ur_check_context *context) {
    for (unsigned i = 0; i < pending_count;) {
        if (pending[i].context == context->handle) {
            copies_drop(i);
        } else {
            i++;
        }
    }
}

/* What was copied from there before is not known any more once something else is there. */
static void forget(const struct ur_check_usm *usm) {
    ur_check_copies_tell();
    for (unsigned i = 0; i < pending_count;) {
        if (pending[i].number == usm->number) {
            copies_drop(i);
        } else {
            i++;
        }
    }
}

/* Whether a command that reads there for the host is to be told of when it is over. */
static bool is_followed(ur_queue_handle_t queue, const void *from, const void *to) {
    if (!queue || ur_check_is_captured(queue)) {
        return false;
    }
    copies_lock();
    bool followed =
        pending_count < MOST_PENDING && ur_check_shadowed(from) && ur_check_is_hosts(to);
    copies_unlock();
    return followed;
}

/* It was enqueued with that event, which stays the caller's. */
static void follow(const char *function, ur_event_handle_t event, const void *from, size_t size) {
    copies_lock();
    const struct ur_check_usm *usm = ur_check_shadowed(from);
    if (usm && pending_count < MOST_PENDING && !NEXT->ddi.Event.pfnRetain(event)) {
        struct pending *copy = &pending[pending_count++];
        *copy = (struct pending){.function = function,
                                 .event = event,
                                 .context = usm->context->handle,
                                 .number = usm->number,
                                 .from = (uintptr_t)from,
                                 .size = size};
        ur_check_stack_take(&copy->stack);
    }
    copies_unlock();
}

/* ---- copies on the device -------------------------------------------------------------------- */

/* What is known of the bytes goes before them. */
struct carry {
    ur_event_handle_t *events, own; /* `events`: what the copy has to wait for; NULL: as before */
    uint32_t count;
    const void *to; /* NULL: nothing is known of it that would have to be changed */
};

static void carry_begin(struct carry *carry, ur_queue_handle_t queue, void *to, const void *from,
                        size_t size, uint32_t count, const ur_event_handle_t *events) {
    void *shadow = NULL;
    const void *of = NULL;
    *carry = (struct carry){0};
    if (!queue || !to || !from || !size) {
        return;
    }
    bool captured = ur_check_is_captured(queue);
    (void)ur_check_context_of(queue);
    copies_lock();
    struct ur_check_usm *usm = ur_check_shadowed(to), *source = ur_check_shadowed(from);
    if (usm && source && !captured && usm->context == source->context &&
        ur_check_shadow_at(usm, (uintptr_t)to, size, &shadow) &&
        ur_check_shadow_at(source, (uintptr_t)from, size, (void **)(uintptr_t)&of)) {
        usm->carried = ur_check_enqueuing(queue);
        carry->to = to;
        forget(usm);
    } else if (usm && (captured || source)) {
        ur_check_written_anyhow(to);
    } else {
        ur_check_written(to, size);
    }
    copies_unlock();
    if (!carry->to) {
        return;
    }
    carry->events = malloc((count + 1) * sizeof(*carry->events));
    bool failed = !carry->events || NEXT->ddi.Enqueue.pfnUSMMemcpy(queue, false, shadow, of, size,
                                                                   count, events, &carry->own);
    copies_lock();
    ur_check_enqueued(queue);
    copies_unlock();
    if (failed) {
        free(carry->events);
        carry->events = NULL;
        copies_lock();
        ur_check_written_anyhow(to);
        copies_unlock();
        return;
    }
    if (count) {
        memcpy(carry->events, events, count * sizeof(*events));
    }
    carry->events[count] = carry->own;
    carry->count = count + 1;
}

static ur_result_t carry_end(struct carry *carry, ur_result_t result) {
    if (carry->to && result != UR_RESULT_SUCCESS) {
        copies_lock();
        ur_check_written_anyhow(carry->to);
        copies_unlock();
    }
    if (carry->own) {
        NEXT->ddi.Event.pfnRelease(carry->own);
    }
    free(carry->events);
    return result;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static ur_result_t UR_APICALL usm_copy(ur_queue_handle_t queue, bool blocking, void *to,
                                       const void *from, size_t size, uint32_t count,
                                       const ur_event_handle_t *events, ur_event_handle_t *event) {
    struct carry carry;
    ur_event_handle_t own = NULL;
    bool followed = !blocking && is_followed(queue, from, to);
    carry_begin(&carry, queue, to, from, size, count, events);
    ur_event_handle_t *with = followed && !event ? &own : event;
    ur_result_t result =
        carry_end(&carry, below.ddi.Enqueue.pfnUSMMemcpy(
                              queue, blocking, to, from, size, carry.events ? carry.count : count,
                              carry.events ? carry.events : events, with));
    if (followed && result == UR_RESULT_SUCCESS && *with) {
        follow("urEnqueueUSMMemcpy", *with, from, size);
    }
    if (own) {
        NEXT->ddi.Event.pfnRelease(own);
    }
    return result;
}

static void *buffer_at(ur_mem_handle_t buffer, size_t offset) {
    copies_lock();
    char *at = ur_check_buffer_at(buffer);
    copies_unlock();
    return at ? at + offset : NULL;
}

static ur_result_t UR_APICALL buffer_read(ur_queue_handle_t queue, ur_mem_handle_t buffer,
                                          bool blocking, size_t offset, size_t size, void *to,
                                          uint32_t count, const ur_event_handle_t *events,
                                          ur_event_handle_t *event) {
    ur_event_handle_t own = NULL;
    const void *from = blocking ? NULL : buffer_at(buffer, offset);
    bool followed = from && is_followed(queue, from, to);
    ur_event_handle_t *with = followed && !event ? &own : event;
    ur_result_t result = below.ddi.Enqueue.pfnMemBufferRead(queue, buffer, blocking, offset, size,
                                                            to, count, events, with);
    if (followed && result == UR_RESULT_SUCCESS && *with) {
        follow("urEnqueueMemBufferRead", *with, from, size);
    }
    if (own) {
        NEXT->ddi.Event.pfnRelease(own);
    }
    return result;
}

static ur_result_t UR_APICALL buffer_copy(ur_queue_handle_t queue, ur_mem_handle_t source,
                                          ur_mem_handle_t target, size_t source_offset,
                                          size_t target_offset, size_t size, uint32_t count,
                                          const ur_event_handle_t *events,
                                          ur_event_handle_t *event) {
    struct carry carry;
    void *from = buffer_at(source, source_offset), *to = buffer_at(target, target_offset);
    if (to && !from) {
        ur_check_drop(to);
    }
    carry_begin(&carry, queue, to, from, size, count, events);
    return carry_end(&carry, below.ddi.Enqueue.pfnMemBufferCopy(
                                 queue, source, target, source_offset, target_offset, size,
                                 carry.events ? carry.count : count,
                                 carry.events ? carry.events : events, event));
}

bool ur_check_is_carried(const char *function) {
    return strcmp(function, "urEnqueueUSMMemcpy") == 0 ||
           strcmp(function, "urEnqueueMemBufferCopy") == 0;
}

void ur_check_follow_copies(ur_layer_dditable_t *out) {
    below = *out;
    out->ddi.Enqueue.pfnUSMMemcpy = usm_copy;
    out->ddi.Enqueue.pfnMemBufferRead = buffer_read;
    out->ddi.Enqueue.pfnMemBufferCopy = buffer_copy;
}
