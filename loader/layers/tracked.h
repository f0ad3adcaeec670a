/* The layers that follow objects: lifetimes, leaks, bounds and the order of asynchronous USM.
 *
 * generated/validation_tracked.c has a wrapper for each entry point that these have something to do
 * in. What runs on every call is inline here; the rest, and everything that is wrong, is in
 * tracked.c and async.c.
 */
#ifndef LOADER_LAYERS_TRACKED_H
#define LOADER_LAYERS_TRACKED_H

#include "../layer.h"
#include "handles.h"

enum {
    LOADER_TRACK_LIFETIMES = 1,
    LOADER_TRACK_LEAKS = 2,
    LOADER_TRACK_BOUNDS = 4,
};

#define LOADER_HIDDEN __attribute__((visibility("hidden")))
#define LOADER_COLD __attribute__((visibility("hidden"), cold, noinline))

extern LOADER_HIDDEN unsigned loader_tracked; /* what is on */
extern LOADER_HIDDEN const ur_layer_dditable_t *loader_tracked_next;
/* Whether there has been an asynchronous allocation: without one there is no order to follow. */
extern LOADER_HIDDEN _Atomic bool loader_order_used;

ur_result_t loader_tracked_start(unsigned what, const ur_layer_dditable_t *next,
                                 ur_layer_dditable_t *out);
void loader_tracked_stop(void);

/* generated */
void loader_tracked_fill(ur_layer_dditable_t *table);
extern const int32_t loader_wrong_handle[]; /* by kind */

/* Handles. `param` is the place of the parameter, `place` that of the element in a list or -1. */

LOADER_COLD ur_result_t loader_handle_wrong(unsigned function, unsigned param, int place,
                                            const void *handle, unsigned kind);

LOADER_HIDDEN ur_result_t loader_use(unsigned function, unsigned param, const void *handle,
                                     unsigned kind);
LOADER_HIDDEN ur_result_t loader_use_list(unsigned function, unsigned param, uint64_t count,
                                          const void *list, unsigned kind);

/* A release that has not happened yet: gives up the reference, and the object if it was the last.
 * `*token` goes to loader_release_failed if the call then fails. */
LOADER_HIDDEN ur_result_t loader_releasing(unsigned function, unsigned param, const void *handle,
                                           unsigned kind, uint32_t *token);
LOADER_HIDDEN void loader_release_failed(const void *handle, uint32_t token);
LOADER_HIDDEN void loader_retained(const void *handle);

/* After a call that made a handle. The parents are the handles that it was made from, `caller` is
 * where the program made the call. */
LOADER_HIDDEN void loader_made(unsigned function, void *handle, unsigned kind, unsigned num_parents,
                               const void *const *parents, void *caller);
/* Whether the end of a capture makes the graph the program's: not one that the program had, but one
 * that it was only shown while it was captured, and one that it never saw. */
LOADER_HIDDEN bool loader_hand_over(void *handle, unsigned kind);
LOADER_HIDDEN void loader_made_list(unsigned function, uint64_t count, const uint32_t *written,
                                    const void *list, unsigned kind, unsigned num_parents,
                                    const void *const *parents, void *caller);
/* After a call that returned handles of what lives already; `keeper` is what was asked, or NULL. */
LOADER_HIDDEN void loader_shown_list(unsigned function, uint64_t count, const uint32_t *written,
                                     const void *list, unsigned kind, const void *keeper);
LOADER_HIDDEN void loader_info_shown(unsigned function, unsigned property_param, uint32_t property,
                                     size_t size, const void *value, const size_t *size_ret,
                                     const void *asked);
LOADER_HIDDEN void loader_set_size(const void *buffer, size_t size);

/* Handles inside of structures. */
LOADER_HIDDEN ur_result_t loader_use_args(unsigned function, unsigned param, uint32_t count,
                                          const ur_exp_kernel_arg_properties_t *args);
LOADER_HIDDEN ur_result_t
loader_use_updates(unsigned function, unsigned param, uint32_t count,
                   const ur_exp_command_buffer_update_kernel_launch_desc_t *updates);
LOADER_HIDDEN ur_result_t loader_use_chain(unsigned function, unsigned param, const void *chain);

/* ---- bounds ---- */

/* `length` bytes from `offset` of a USM allocation or a buffer. */
LOADER_HIDDEN ur_result_t loader_bounds_usm(unsigned function, unsigned param, const void *pointer,
                                            size_t length);
LOADER_HIDDEN ur_result_t loader_bounds_usm_2d(unsigned function, unsigned param,
                                               const void *pointer, size_t pitch, size_t width,
                                               size_t height);
LOADER_HIDDEN ur_result_t loader_bounds_buffer(unsigned function, unsigned param,
                                               const void *buffer, size_t offset, size_t length);
LOADER_HIDDEN ur_result_t loader_bounds_rect(unsigned function, unsigned param, const void *buffer,
                                             ur_rect_offset_t origin, ur_rect_region_t region,
                                             size_t row_pitch, size_t slice_pitch);
LOADER_HIDDEN ur_result_t loader_bounds_usm_rect(unsigned function, unsigned param,
                                                 const void *pointer, ur_rect_offset_t origin,
                                                 ur_rect_region_t region, size_t row_pitch,
                                                 size_t slice_pitch);
/* Memory of the host that the pixels of an image come from or go to. */
LOADER_HIDDEN ur_result_t loader_bounds_pixels(unsigned function, unsigned param,
                                               const void *pointer, ur_mem_handle_t image,
                                               ur_rect_region_t region, size_t row_pitch,
                                               size_t slice_pitch);
LOADER_HIDDEN ur_result_t loader_bounds_image(unsigned function, unsigned param, const void *image,
                                              ur_rect_offset_t origin, ur_rect_region_t region);

/* ---- USM allocations ---- */

/* leaks.c */
void loader_leaks_start(void);
void loader_leaks_write(void);
/* The calling stack if leaks are looked for, else NULL. */
struct loader_stack *loader_stack_take(void);
LOADER_HIDDEN void loader_allocated(unsigned function, const void *context, const void *pointer,
                                    size_t size);
/* Before a free at once; the copy puts the allocation back if the call fails. */
struct loader_allocation;
LOADER_HIDDEN ur_result_t loader_freeing(unsigned function, unsigned param, const void *pointer,
                                         struct loader_allocation *copy, bool *known);
LOADER_HIDDEN void loader_free_failed(const struct loader_allocation *copy);

/* ---- memory after urUSMFree (quarantine.c) ---- */

/* Whether there is any. */
extern LOADER_HIDDEN _Atomic bool loader_kept_any;
#define LOADER_KEPT_ANY                                                                            \
    __builtin_expect(atomic_load_explicit(&loader_kept_any, memory_order_relaxed), 0)
/* Keeps memory in the place of its free; false if the free has to be passed on. */
LOADER_HIDDEN bool loader_keep(unsigned function, ur_context_handle_t context, void *base);
/* Frees all that is kept; returns whether there was any. */
LOADER_HIDDEN bool loader_kept_give_back(void);
/* A pointer that the call is given points into nothing that is kept. */
LOADER_COLD ur_result_t loader_alive(unsigned function, unsigned param, int place,
                                     const void *pointer);
LOADER_COLD ur_result_t loader_alive_list(unsigned function, unsigned param, size_t size,
                                          const void *pointers);
LOADER_COLD ur_result_t loader_alive_args(unsigned function, unsigned param, uint32_t num,
                                          const ur_exp_kernel_arg_properties_t *args);
LOADER_COLD ur_result_t
loader_alive_updates(unsigned function, unsigned param, uint32_t num,
                     const ur_exp_command_buffer_update_kernel_launch_desc_t *updates);
/* Those that were set one by one (async.c). */
LOADER_COLD ur_result_t loader_alive_kernel(unsigned function, unsigned param, const void *kernel);

/* ---- order of asynchronous USM (async.c) ---- */

/* Captures that are open, as far as is known: one that is left open counts on. */
extern LOADER_HIDDEN _Atomic uint32_t loader_captures;
LOADER_HIDDEN void loader_capture_began(void);
LOADER_HIDDEN void loader_capture_ended(void);

/* One enqueue call on its way. */
struct loader_command {
    unsigned function;
    const void *queue;
    uint32_t num_events;
    const ur_event_handle_t *events;
};

/* Whether the command becomes part of a graph. Nothing happens to memory then, and what the graph
 * allocates is the graph's: the adapter sees to its order. */
LOADER_COLD bool loader_captured_now(const struct loader_command *command);
static inline bool loader_captured(const struct loader_command *command) {
    return __builtin_expect(atomic_load_explicit(&loader_captures, memory_order_relaxed) != 0, 0) &&
           loader_captured_now(command);
}

/* A pointer that the command reads or writes. */
LOADER_HIDDEN ur_result_t loader_order_use(const struct loader_command *command, unsigned param,
                                           const void *pointer);
LOADER_HIDDEN ur_result_t loader_order_use_args(const struct loader_command *command,
                                                unsigned param, uint32_t count,
                                                const ur_exp_kernel_arg_properties_t *args);
LOADER_HIDDEN ur_result_t loader_order_use_kernel(const struct loader_command *command,
                                                  unsigned param, const void *kernel);
enum loader_order_effect {
    LOADER_ORDER_COMMAND,
    LOADER_ORDER_BARRIER, /* later commands of the queue wait for it, and it for earlier ones */
    LOADER_ORDER_WAIT,    /* it waits for earlier ones */
    LOADER_ORDER_BLOCKING /* the host has waited for it */
};
/* The command is enqueued. */
LOADER_HIDDEN void loader_order_end(const struct loader_command *command,
                                    enum loader_order_effect effect,
                                    const ur_event_handle_t *event);
/* Asynchronous allocation and free, after the call. */
LOADER_HIDDEN void loader_order_allocated(const struct loader_command *command, const void *pointer,
                                          size_t size, const ur_event_handle_t *event);
LOADER_HIDDEN ur_result_t loader_order_freeing(const struct loader_command *command, unsigned param,
                                               const void *pointer);
LOADER_HIDDEN void loader_order_freed(const struct loader_command *command, const void *pointer);
LOADER_HIDDEN void loader_order_queue_made(const void *queue, bool in_order);
LOADER_HIDDEN void loader_order_finished(const void *queue);
LOADER_HIDDEN void loader_order_waited(uint32_t num_events, const ur_event_handle_t *events);
LOADER_HIDDEN void loader_order_kernel_pointer(const void *kernel, uint32_t index,
                                               const void *pointer);
void loader_order_start(void);

/* ---- messages ---- */

/* "urX: pName" or "urX: pName[3]", then the rest; at level error. */
LOADER_COLD void loader_complain(unsigned function, unsigned param, int place, const char *format,
                                 ...) __attribute__((format(printf, 4, 5)));
const char *loader_function_name(unsigned function);
const char *loader_kind_name(unsigned kind);

#endif
