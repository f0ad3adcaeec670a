/* Everything that waits, or may, while a device is lost, on whatever adapter: each kind of call in
 * a thread of its own, behind a command that never ends by itself. With LOST_WAITS_LATE in the
 * environment none of the calls begins before the device is lost: each may be the first to meet it.
 */
#ifndef TEST_DRIVERS_LOST_WAITS_H
#define TEST_DRIVERS_LOST_WAITS_H

#include <stdbool.h>

#include "ur_api.h"

struct lost_waits_given {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t held; /* in order */
    ur_event_handle_t
        stuck; /* of a command of `held` that ends when the device is lost, or later */
    ur_program_handle_t program; /* its reference, and the kernel's, are taken over; may be NULL */
    ur_kernel_handle_t kernel;   /* of (pointer, int) */
    const char *variable;        /* of the program, of at least four bytes, or NULL */
    bool exposed;                /* the program has the native queues too */
};

struct lost_waits;

/* Makes all that is needed and lets the threads wait. NULL, with a sentence printed: it failed. */
struct lost_waits *lost_waits_begin(const struct lost_waits_given *given);
/* Directly before the device is lost. */
void lost_waits_mark(struct lost_waits *waits);
/* Joins the threads, and prints what was wrong: a call that returned something else than
 * DEVICE_LOST (or success, where it need not wait), or later than a second after the loss, or
 * several seconds where a sanitizer slows everything. */
bool lost_waits_good(struct lost_waits *waits);
/* Releases all that is left but what was given, each of it as quickly. Post: `waits` is gone. */
bool lost_waits_end(struct lost_waits *waits);

#endif
