/* Whether the process is ending.
 *
 * Programs and their libraries release what they hold in destructors, many of which run after those
 * of the driver and of the libraries that it uses: a driver that is called then works with memory
 * and threads that are gone. So once exit() has begun, the last reference to an object is given up
 * without asking the driver; the system takes everything back a moment later.
 *
 * exit() first destroys the thread-local variables of C++ of the thread that calls it, then runs
 * what atexit() and constructors of C++ have registered, newest first, and then the destructors of
 * libraries. A handler of ours knows of the end before a driver's do if it is newer than they are.
 * So an adapter calls ur_exit_watch where its driver has just loaded or made something.
 *
 * Waits too come when the driver may have ended, from destructors of static objects. They succeed
 * without asking it: what is under way when the process begins to end is waited for then, a second
 * at most (ur_exit_finish). */
#ifndef UR_BASE_EXIT_H
#define UR_BASE_EXIT_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

/* enum in exit.c; 0: the process is not known to end */
extern _Atomic uint32_t ur_exit_state;

/* To be called after contexts, queues, programs and sub-devices were made in the driver. Costs
 * little unless libraries were loaded since the last call. From the first call on, the adapter
 * stays loaded. Any thread. */
void ur_exit_watch(void);

/* The part of ur_exiting that is not for inlining. */
bool ur_exit_asked(void);

/* True in whatever runs because the process ends. */
static inline bool ur_exiting(void) {
    return __builtin_expect(atomic_load_explicit(&ur_exit_state, memory_order_relaxed) != 0, 0) &&
           ur_exit_asked();
}

/* Around what a thread of the adapter's own does in the driver: false where the process ends, and
 * then nothing may be done there, nor ur_exit_leave called. The end waits for those that are there,
 * a second at most. */
bool ur_exit_enter(void);
void ur_exit_leave(void);

/* What is called when the process begins to end, before the driver can have ended: it may wait for
 * a moment until threads of the adapter are out of the driver. One of each adapter. */
void ur_exit_before(void (*call)(void));

/* `idle` says whether all that was given to the driver is over, without waiting. It is asked when
 * the process begins to end, in the main thread as long as the driver's own variables of that
 * thread are there. One of each adapter. */
void ur_exit_finish(bool (*idle)(void));

/* The object stays as it is, and whoever looks for memory that was lost finds it. */
void ur_exit_keep(void *object);

#endif
