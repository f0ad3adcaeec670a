/* Checks of wait lists that are the same in every adapter. */
#ifndef UR_BASE_WAIT_H
#define UR_BASE_WAIT_H

#include "error.h"
#include "handle.h"

/* Count and pointer agree, no entry is NULL, and each is an event of this adapter. */
static inline ur_result_t ur_wait_list_check(uint32_t count, const ur_event_handle_t *events) {
    if ((count == 0) != (events == NULL)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!events[i]) {
            return ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                           "event %u of %u in the wait list is NULL", i, count);
        }
        if (!ur_object_is(events[i], UR_KIND_EVENT)) {
            if (((const ur_object *)events[i])->kind == UR_KIND_CAPTURED_EVENT) {
                return ur_fail(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT, 0,
                               "event %u of %u in the wait list is of a command in a graph, which "
                               "only queues that capture into it can wait for",
                               i, count);
            }
            return ur_fail(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, 0,
                           "event %u of %u in the wait list is no event of adapter %s", i, count,
                           ur_adapter_ops.name);
        }
    }
    return UR_RESULT_SUCCESS;
}

#endif
