/* The tracing layer: every call as text, as trace events, or both. */
#ifndef LOADER_LAYERS_TRACING_H
#define LOADER_LAYERS_TRACING_H

#include <stdbool.h>
#include <stdint.h>

#include "../layer.h"

#define LOADER_HIDDEN __attribute__((visibility("hidden")))

/* One call on its way. `params` holds a pointer to each argument; begin may change the arguments.
 */
struct loader_call {
    uint64_t began;
    bool has_event;                   /* `event` is where the command's event goes */
    ur_event_handle_t event;          /* the layer's own one, if the program asked for none */
    ur_queue_properties_t properties; /* of a queue that is made to take times */
    const ur_queue_properties_t *asked;
};

extern LOADER_HIDDEN const ur_layer_dditable_t *loader_traced_next;

LOADER_HIDDEN void loader_trace_begin(struct loader_call *call, unsigned function, void **params);
LOADER_HIDDEN ur_result_t loader_trace_end(struct loader_call *call, unsigned function,
                                           void **params, ur_result_t result);

/* generated/tracing_wrappers.c */
void loader_traced_fill(ur_layer_dditable_t *table);

/* What the checks of kernels found, which is JSON, at the time that it is told. Without a file
 * nothing is done. */
void loader_trace_report(const char *kind, const char *report, size_t length);

/* ---- trace_kernels.c: names of kernels, quoted for JSON ---- */

/* With NULL for a name the adapter is asked. */
void loader_trace_kernel_made(ur_kernel_handle_t kernel, const char *name);
/* Valid as long as the trace; NULL without memory. */
const char *loader_trace_kernel(ur_kernel_handle_t kernel);
void loader_trace_kernels_stop(void);

/* What a launch runs, and over which range. */
struct loader_launch {
    const char *kernel; /* NULL if the call is no launch */
    uint32_t dimensions;
    bool has_local;
    size_t global[3], local[3];
};

/* "kernel":"x","global":"64x2","local":"8x1" */
char *loader_trace_launch(char *at, const struct loader_launch *launch);

/* ---- trace_queues.c: what the commands of each queue did, by their profiling events ---- */

void loader_trace_queues_start(void);
void loader_trace_queues_stop(void);
void loader_trace_queue_made(ur_queue_handle_t queue, ur_device_handle_t device, bool in_order);
/* Remembers a command until it is complete. The event is retained, or the layer's own and given
 * away. */
void loader_trace_command(unsigned function, ur_queue_handle_t queue, ur_event_handle_t event,
                          bool own, uint64_t enqueued, uint64_t bytes,
                          const struct loader_launch *launch, uint32_t num_waits,
                          const ur_event_handle_t *waits);
/* Writes the commands that are complete: all of a queue, or with NULL as many as are cheap. */
void loader_trace_collect(ur_queue_handle_t queue);
/* The adapter of that handle is to know the nodes of runs of graphs. */
void loader_trace_want_nodes(const void *handle, bool each);
/* Live memory, as counters. */
void loader_trace_allocated(const void *pointer, uint64_t size, const char *kind, bool pooled);
void loader_trace_freed(const void *pointer);

#endif
