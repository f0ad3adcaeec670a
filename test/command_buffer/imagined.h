/* The handles of an imagined adapter for tests of command buffers and of fusing. */
#ifndef TEST_IMAGINED_H
#define TEST_IMAGINED_H

#include "base/check.h"
#include "base/wait.h"
#include "entry/handles.h"
#include "graph/run_times.h"

struct ur_context_handle_t_ {
    UR_CONTEXT_BASE; /* space NULL: no USM */
};
struct ur_device_handle_t_ {
    ur_object object;
};
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    char name;
};
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    unsigned number;
    bool is_run;
    ur_event_status_t status;
};
struct ur_mem_handle_t_ {
    UR_CHILD_BASE;
};
struct ur_kernel_handle_t_ {
    ur_object object;
    char name;
    unsigned copies;
};

#endif
