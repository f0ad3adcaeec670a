#include "user_event.h"

#include <pthread.h>

#include "base/check.h"
#include "pool/pool.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

void ur_user_event_begin(ur_event_handle_t event) {
    ur_adapter_ops.event_user(event)->is = true;
    ur_pool_task_given(); /* what comes after it waits for code of the program */
}

/* True: it is the caller who gives it its status. Pre: locked. */
static bool user_event_take(struct ur_user_event *user) {
    bool mine = !user->given;
    user->given = true;
    return mine;
}

static void user_event_give(ur_event_handle_t event, bool good) {
    if (ur_exit_enter()) { /* else the driver may have ended, and nobody waits */
        ur_adapter_ops.event_give(event, good);
        ur_exit_leave();
    }
    ur_pool_task_ended();
}

bool ur_user_event_release(ur_event_handle_t event) {
    struct ur_user_event *user = ur_adapter_ops.event_user(event);
    ur_object *object = (ur_object *)event;
    bool last = false;
    pthread_mutex_lock(&lock);
    bool abandoned = ur_object_refs(object) - 1 <= user->holds && user_event_take(user);
    if (!abandoned) { /* under the lock, so that of two who do this one sees the other's */
        last = ur_object_release(object);
    }
    pthread_mutex_unlock(&lock);
    if (abandoned) {
        user_event_give(event, false);
        last = ur_object_release(object);
    }
    return last;
}

void ur_user_event_end(ur_event_handle_t event) {
    pthread_mutex_lock(&lock);
    bool abandoned = user_event_take(ur_adapter_ops.event_user(event));
    pthread_mutex_unlock(&lock);
    if (abandoned) {
        user_event_give(event, false);
    }
}

static void user_event_count(ur_event_handle_t event, int32_t by) {
    struct ur_user_event *user = ur_adapter_ops.event_user(event);
    if (user->is) {
        pthread_mutex_lock(&lock);
        user->holds += (uint32_t)by;
        pthread_mutex_unlock(&lock);
    }
}

void ur_user_event_hold(ur_event_handle_t event) {
    user_event_count(event, 1);
}

void ur_user_event_unhold(ur_event_handle_t event) {
    user_event_count(event, -1);
}

ur_result_t ur_user_event_refuse(ur_event_handle_t event) {
    return ur_adapter_ops.event_user(event)->is
               ? ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0,
                         "it is urEventSetStatusExp that completes the event, and no command")
               : UR_RESULT_SUCCESS;
}

ur_result_t ur_user_event_failed(void) {
    return ur_fail(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS, 0,
                   "an event that the host or another process was to complete failed: "
                   "urEventSetStatusExp said so, it was released before, or the process is gone");
}

ur_result_t urEventSetStatusExp(ur_event_handle_t hEvent, ur_event_status_t status) {
    UR_CHECK_EVENT(hEvent);
    if (status != UR_EVENT_STATUS_COMPLETE && status != UR_EVENT_STATUS_ERROR) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ENUMERATION, 0,
                       "a user event is completed or fails; %d is neither", (int)status);
    }
    if (!ur_adapter_ops.event_user(hEvent)->is) {
        return ur_fail(UR_RESULT_ERROR_INVALID_EVENT, 0,
                       "the event was not made by urEventCreateUserExp");
    }
    pthread_mutex_lock(&lock);
    bool mine = user_event_take(ur_adapter_ops.event_user(hEvent));
    if (mine) { /* who waits for it may release it before the driver's call returns */
        ur_object_retain((ur_object *)hEvent);
    }
    pthread_mutex_unlock(&lock);
    if (!mine) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the event has its status already");
    }
    user_event_give(hEvent, status == UR_EVENT_STATUS_COMPLETE);
    return ur_own.Event.pfnRelease(hEvent);
}
