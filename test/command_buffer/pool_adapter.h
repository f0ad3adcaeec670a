/* The imagined adapter: what command buffers look at in an adapter's handles. */
#ifndef TEST_POOL_ADAPTER_H
#define TEST_POOL_ADAPTER_H

#include "base/check.h"
#include "base/wait.h"
#include "graph/run_times.h"
#include "pool/pool.h"

struct ur_context_handle_t_ {
    ur_object object;
    ur_pool_space_t *space; /* NULL: no USM */
};
struct ur_device_handle_t_ {
    ur_object object;
};
struct ur_queue_handle_t_ {
    ur_object object;
    ur_context_handle_t context;
    ur_device_handle_t device;
    ur_queue_flags_t flags;
    char name;
};
struct ur_event_handle_t_ {
    ur_object object;
    ur_queue_handle_t queue;
    struct ur_run_times *run;
    unsigned number;
    bool is_run;
    ur_event_status_t status;
};
struct ur_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context;
};
struct ur_kernel_handle_t_ {
    ur_object object;
    char name;
    unsigned copies;
};

#endif
