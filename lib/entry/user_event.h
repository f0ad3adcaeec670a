/* Events that the host completes (urEventCreateUserExp).
 *
 * They are reusable ones (reusable.h) that no command signals. What waits for one waits for the
 * program, and would for ever once nobody has it any more: who gives up the program's last
 * reference before that completes it, as failed. References that the adapter keeps only for as long
 * as the event is pending, those of callbacks and of commands that wait, are counted, so that they
 * are told from the program's. */
#ifndef UR_ENTRY_USER_EVENT_H
#define UR_ENTRY_USER_EVENT_H

#include <stdbool.h>

#include "base/handle.h"

/* Part of an event; zero in all that are none of these. */
struct ur_user_event {
    bool is;
    /* Guarded by user_event.c's lock. */
    bool given;     /* it has its status, or is getting it */
    uint32_t holds; /* references of the adapter */
};

/* Before anybody has the event. */
void ur_user_event_begin(ur_event_handle_t event);
/* A program gives up a reference. True: it was the last, and the caller does away with it. */
bool ur_user_event_release(ur_event_handle_t event);
/* Before the event is freed. */
void ur_user_event_end(ur_event_handle_t event);
/* A reference of the adapter, which the caller takes or gives up as ever. Any event. */
void ur_user_event_hold(ur_event_handle_t event);
void ur_user_event_unhold(ur_event_handle_t event);
/* For a command that is to signal it: INVALID_EVENT, with a sentence why. Any event. */
ur_result_t ur_user_event_refuse(ur_event_handle_t event);
/* Of one that failed, or what waited for it: IN_EVENT_LIST_EXEC_STATUS, with the sentence why. */
ur_result_t ur_user_event_failed(void);

#endif
