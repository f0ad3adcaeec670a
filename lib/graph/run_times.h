/* The times of a run of a command buffer. The run's event is that of its last command, or of a wait
 * for the last ones: its own times say when the run ended, and those of the first commands when it
 * started.
 *
 * The event of an adapter has a member `struct ur_run_times *run`, NULL for all other events, which
 * it frees with the last reference. urEventGetProfilingInfo of the adapter begins, once it has
 * checked its parameters, with
 *
 *     if (ur_run_times_have(hEvent->run, propName)) {
 *         return ur_run_times_get(hEvent->run, propName, out);
 *     }
 */
#ifndef UR_GRAPH_RUN_TIMES_H
#define UR_GRAPH_RUN_TIMES_H

#include <stdbool.h>
#include <stdint.h>

#include "base/info.h"
#include "ur_api.h"

struct ur_run_nodes;
struct ur_run_times {
    uint32_t count;             /* 0: the run has no times, unless it is */
    bool plain;                 /* with the event's own times */
    struct ur_run_nodes *nodes; /* owned; NULL: nobody wants to know them (nodes.h) */
    ur_event_handle_t first[];  /* with a reference each: of the commands that wait for no other */
};

/* Of runs that are not to have times; never freed. */
extern struct ur_run_times ur_run_untimed;

static inline bool ur_run_times_have(const struct ur_run_times *times, ur_profiling_info_t name) {
    return times && !times->plain && (times->count == 0 || name <= UR_PROFILING_INFO_COMMAND_START);
}
ur_result_t ur_run_times_get(const struct ur_run_times *times, ur_profiling_info_t name,
                             ur_info_out out);
void ur_run_times_free(struct ur_run_times *times); /* NULL is nothing */
void ur_nodes_free(struct ur_run_nodes *nodes);     /* nodes.c; NULL is nothing */

#endif
