/* Semaphores of other interfaces, by file descriptor. The driver's signals and waits are in no
 * order with what else the list has, but for the events that they are given: what comes before one
 * is told by an event that it waits for, and what comes after waits for the event that it signals.
 * A semaphore that is released while commands use it is kept until these are complete. */
#include "bindless.h"

#include <stdlib.h>

#include "command.h"
#include "enqueue.h"
#include "event.h"
#include "held.h"
#include "os/descriptor.h"

ur_result_t urBindlessImagesImportExternalSemaphoreExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_external_semaphore_type_t semHandleType,
    ur_exp_external_semaphore_desc_t *pExternalSemaphoreDesc,
    ur_exp_external_semaphore_handle_t *phExternalSemaphore) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pExternalSemaphoreDesc);
    UR_CHECK_POINTER(phExternalSemaphore);
    if ((unsigned)semHandleType > UR_EXP_EXTERNAL_SEMAPHORE_TYPE_WIN32_NT_DX11_FENCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    bool timeline = semHandleType == UR_EXP_EXTERNAL_SEMAPHORE_TYPE_TIMELINE_FD;
    if (!hDevice->platform->semaphores ||
        (!timeline && semHandleType != UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       hDevice->platform->semaphores
                           ? "the driver imports no semaphores by handles of type %d"
                           : "the driver does not list " ZE_SEMAPHORES_NAME
                             ", so none of type %d is imported",
                       (int)semHandleType);
    }
    int fd, given;
    result = ur_descriptor_find(pExternalSemaphoreDesc->pNext, &fd);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_semaphores_reap(hContext, false);
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_SEMAPHORE);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    native->timeline = timeline;
    result = ur_descriptor_duplicate(fd, &given);
    if (result == UR_RESULT_SUCCESS) {
        struct ze_semaphore_fd file = {.stype = ZE_STYPE_SEMAPHORE_FD, .fd = given};
        struct ze_semaphore_desc desc = {.stype = ZE_STYPE_SEMAPHORE,
                                         .pNext = &file,
                                         .flags = timeline ? ZE_SEMAPHORE_TIMELINE_FD
                                                           : ZE_SEMAPHORE_OPAQUE_FD};
        result = ze_check(hDevice->platform->call.import_semaphore(
                              ze_raw(ZEL_HANDLE_DEVICE, hDevice->ze), &desc, &native->semaphore),
                          "zeDeviceImportExternalSemaphoreExt");
        native->semaphore = result != UR_RESULT_SUCCESS ? NULL : native->semaphore;
        ur_descriptor_settle(result, fd, given);
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)ze_bindless_end(native);
        return result;
    }
    ze_bindless_add(native, (uintptr_t)native);
    *phExternalSemaphore = (ur_exp_external_semaphore_handle_t)native;
    return result;
}

/* ---- the end -------------------------------------------------------------------------------- */

/* Guards what uses semaphores. Events are asked and dropped under it, so it is taken under no lock
 * of a queue or context. */
static pthread_mutex_t use_lock = PTHREAD_MUTEX_INITIALIZER;

/* Forgets commands that are complete. Locked. */
static void forget_complete(struct ze_bindless *native) {
    uint32_t left = 0;
    for (uint32_t i = 0; i < native->use_count; ++i) {
        if (ze_event_done(native->uses[i])) {
            ze_event_drop(native->uses[i]);
        } else {
            native->uses[left++] = native->uses[i];
        }
    }
    native->use_count = left;
}

/* Room for one more command. Post: on success ended by `note`. */
static ur_result_t claim(struct ze_bindless *native) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&use_lock);
    if (native->use_count + native->use_claims == native->use_room) {
        forget_complete(native);
    }
    if (native->use_count + native->use_claims == native->use_room) {
        uint32_t room = native->use_room ? 2 * native->use_room : 4;
        ur_event_handle_t *larger = realloc(native->uses, room * sizeof(*larger));
        if (larger) {
            native->uses = larger;
            native->use_room = room;
        } else {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    native->use_claims += result == UR_RESULT_SUCCESS;
    pthread_mutex_unlock(&use_lock);
    return result;
}

/* Takes over the event of a command; NULL: it failed. */
static void semaphore_note(struct ze_bindless *native, ur_event_handle_t event) {
    pthread_mutex_lock(&use_lock);
    --native->use_claims;
    if (event) {
        native->uses[native->use_count++] = event;
    }
    pthread_mutex_unlock(&use_lock);
}

ur_result_t ze_semaphore_end(struct ze_bindless *native) {
    pthread_mutex_lock(&use_lock);
    forget_complete(native);
    bool used = native->use_count > 0;
    if (used) {
        native->next = native->context->ending;
        native->context->ending = native;
    }
    pthread_mutex_unlock(&use_lock);
    return used ? UR_RESULT_SUCCESS : ze_bindless_end(native);
}

void ze_semaphores_reap(ur_context_handle_t context, bool all) {
    pthread_mutex_lock(&use_lock);
    struct ze_bindless *ending = context->ending;
    context->ending = NULL;
    pthread_mutex_unlock(&use_lock);
    while (ending) {
        struct ze_bindless *native = ending;
        ending = native->next;
        for (uint32_t i = 0; all && i < native->use_count; ++i) {
            (void)ze_event_wait(native->uses[i]);
        }
        (void)ze_semaphore_end(native);
    }
}

ur_result_t
urBindlessImagesReleaseExternalSemaphoreExp(ur_context_handle_t hContext,
                                            ur_device_handle_t hDevice,
                                            ur_exp_external_semaphore_handle_t hExternalSemaphore) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!hExternalSemaphore) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (ur_exiting()) {
        return result;
    }
    struct ze_bindless *native =
        ze_bindless_take(hContext, hDevice, (uintptr_t)hExternalSemaphore, ZE_BINDLESS_SEMAPHORE);
    return native ? ze_semaphore_end(native)
                  : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                            "%p was not imported as a semaphore with this context and device",
                            (void *)hExternalSemaphore);
}

/* ---- commands ------------------------------------------------------------------------------- */

/* An event between two parts of the command, which the second of them waits for. */
static ur_result_t take_between(struct ze_command *c, ur_command_t command,
                                ur_event_handle_t *out) {
    ur_result_t result = ze_event_user(c->queue->context, c->queue, command, out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_command_keep(c, *out);
    ze_event_drop(*out);
    return result;
}

static ur_result_t semaphore_append(struct ze_command *c, const struct ze_bindless *native,
                                    ur_command_t command, bool signal, uint64_t value) {
    const struct ze_extensions *call = &native->context->platform->call;
    struct ze_semaphore_value what = {
        .stype = signal ? ZE_STYPE_SEMAPHORE_SIGNAL : ZE_STYPE_SEMAPHORE_WAIT, .value = value};
    struct ze_semaphore *semaphore = native->semaphore;
    ze_command_list_handle_t list = c->queue->raw[c->list_index];
    ur_event_handle_t before, after;
    ur_result_t result;
    if ((result = ze_held_reserve(c->queue, 1)) || (result = take_between(c, command, &before)) ||
        (result = take_between(c, command, &after)) ||
        (result = ZE_CHECK(zeCommandListAppendBarrier, c->list, before->ze, c->count, c->native))) {
        return result;
    }
    ze_event_handle_t wait = ze_raw(ZEL_HANDLE_EVENT, before->ze);
    ze_event_handle_t done = ze_raw(ZEL_HANDLE_EVENT, after->ze);
    result = signal ? ze_check(call->signal_semaphores(list, 1, &semaphore, &what, done, 1, &wait),
                               "zeCommandListAppendSignalExternalSemaphoreExt")
                    : ze_check(call->wait_semaphores(list, 1, &semaphore, &what, done, 1, &wait),
                               "zeCommandListAppendWaitExternalSemaphoreExt");
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (int i = 0; i < 3; ++i) { /* a driver that fails once is asked again */
        result = ZE_CHECK(zeCommandListAppendBarrier, c->list, c->signal, 1, &after->ze);
        if (result == UR_RESULT_SUCCESS &&
            !signal) { /* it is the program's to signal the semaphore */
            c->event->hosted = true;
            c->event->plain = false;
            ze_held_add(c->queue, c->event, 1u << c->list_index);
        }
        if (result == UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_object_retain(&after->object); /* for good: the driver will signal it whenever that is */
    return result;
}

static ur_result_t semaphore_enqueue(ur_queue_handle_t queue,
                                     ur_exp_external_semaphore_handle_t handle, bool signal,
                                     bool has_value, uint64_t value, uint32_t count,
                                     const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (!queue->device->platform->semaphores || queue->regular || queue->records) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       queue->device->platform->semaphores
                           ? "Level Zero has semaphores of other interfaces on immediate lists only"
                           : "the driver does not list " ZE_SEMAPHORES_NAME);
    }
    struct ze_bindless *native =
        ze_bindless_find(queue->context, queue->device, (uintptr_t)handle, ZE_BINDLESS_SEMAPHORE);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is no imported semaphore of the queue's context and device",
                       (void *)handle);
    }
    if (native->timeline && !has_value) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a timeline semaphore is used with a value");
    }
    ur_command_t command =
        signal ? UR_COMMAND_EXTERNAL_SEMAPHORE_SIGNAL_EXP : UR_COMMAND_EXTERNAL_SEMAPHORE_WAIT_EXP;
    ur_event_handle_t used = NULL;
    struct ze_command c;
    ur_result_t result = claim(native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ze_begin(&c, queue, command, count, waits, true);
    if (result == UR_RESULT_SUCCESS) {
        result = semaphore_append(&c, native, command, signal, has_value ? value : 0);
        result = ze_end(&c, result, false, &used);
    }
    if (result == UR_RESULT_SUCCESS && event) {
        ur_object_retain(&used->object);
        *event = used;
    }
    semaphore_note(native, used);
    return result;
}

ur_result_t urBindlessImagesWaitExternalSemaphoreExp(ur_queue_handle_t hQueue,
                                                     ur_exp_external_semaphore_handle_t hSemaphore,
                                                     bool hasWaitValue, uint64_t waitValue,
                                                     uint32_t numEventsInWaitList,
                                                     const ur_event_handle_t *phEventWaitList,
                                                     ur_event_handle_t *phEvent) {
    return semaphore_enqueue(hQueue, hSemaphore, false, hasWaitValue, waitValue,
                             numEventsInWaitList, phEventWaitList, phEvent);
}

ur_result_t urBindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    return semaphore_enqueue(hQueue, hSemaphore, true, hasSignalValue, signalValue,
                             numEventsInWaitList, phEventWaitList, phEvent);
}
