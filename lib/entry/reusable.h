/* Events that commands signal again and again (urEventCreateExp).
 *
 * urEnqueueEventsWaitWithBarrierExt takes one through phEvent, where programs from before these
 * events leave whatever was there. So what phEvent points to is not followed but looked up among
 * the events that were made. */
#ifndef UR_ENTRY_REUSABLE_H
#define UR_ENTRY_REUSABLE_H

#include <stdbool.h>

#include "base/handle.h"

/* Refuses an unknown flag, and two that exclude each other. */
ur_result_t ur_reusable_check(const ur_exp_event_desc_t *desc);

/* False: host memory is exhausted. */
bool ur_reusable_add(ur_event_handle_t event);
/* Before the event is freed. */
void ur_reusable_remove(ur_event_handle_t event);

/* The event that *out names, retained, or NULL: it is none of these. `out` may be NULL. */
ur_event_handle_t ur_reusable_take(const ur_event_handle_t *out);

/* Whether one of these is among them. Who keeps an event, and not only what it stands for now,
 * takes another in its place. */
bool ur_reusable_any(uint32_t count, const ur_event_handle_t *events);

#endif
