/* Events of the host that a queue's lists are behind. */
#ifndef ZE_HELD_H
#define ZE_HELD_H

#include "ze.h"

/* held.c. All with the queue locked but for the last. */
void ze_held_look(ur_queue_handle_t queue); /* forgets what is complete, if the oldest is */
ur_result_t ze_held_reserve(ur_queue_handle_t queue, uint32_t count);
/* Pre: reserved. Retains the event, which is behind a command under way, or is waited for. */
void ze_held_add(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t lists);
void ze_held_drop(ur_queue_handle_t queue); /* all of them */
bool ze_held_any(ur_queue_handle_t queue, uint32_t lists);
/* Those that a copy is told to wait for, not retained. One would do, but may become complete before
 * the driver looks at it. */
enum { ZE_HELD_PASSED = 8 };
uint32_t ze_held_newest(ur_queue_handle_t queue, uint32_t lists, ur_event_handle_t *events);
/* The way of a copy. */
unsigned ze_copy_way(ur_queue_handle_t queue, bool blocking, const void *to, const void *from);

#endif
