/* What an adapter is asked by the libraries that are linked into it: one constant of each adapter.
 *
 * Rules for every call here:
 * - Any thread may make it, several at a time, also for one object. Handles that are handed in live
 *   until it returns, and are the adapter's own kind unless a member says otherwise.
 * - No lock of the pool is held, nor that of a context's pools. The lock of captures and that of a
 *   command buffer may be, so it calls nothing of capture/, graph/ and fuse_queue/ back, and
 *   waits for no command of a device.
 * - A member that may be NULL says so, and what that means. An adapter leaves out the members of
 *   libraries that it does not link.
 * - After a failure nothing has happened, and outputs are as they were.
 */
#ifndef UR_BASE_ADAPTER_OPS_H
#define UR_BASE_ADAPTER_OPS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_ddi.h"

struct ur_capture_slots;
struct ur_fusion_argument;
struct ur_graph_ops;
struct ur_page_ops;
struct ur_presented;
struct ur_run_times;
struct ur_self;
struct ur_shared_event;
struct ur_spirv_module;
struct ur_user_event;

struct ur_adapter_ops {
    /* What it calls itself in sentences, such as "opencl". */
    const char *name;
    /* ---- entry points of adapters and platforms: self.h ---- */
    const struct ur_self *self;
    /* ---- standing in for another backend's loader: present/present.h ---- */
    const struct ur_presented *presented;

    /* ---- contexts and devices: pools, command buffers, capture, fusing ---- */
    /* Whether `device`, which may be any object, is a device, and one of the context's. */
    bool (*context_has)(ur_context_handle_t context, ur_device_handle_t device);
    /* One reference more or less. Also under the locks of captures and of a command buffer, and the
     * last one then ends the context. */
    void (*context_retain)(ur_context_handle_t context);
    void (*context_release)(ur_context_handle_t context);
    /* Whether the context has pools; NULL: each has. */
    bool (*context_has_pools)(ur_context_handle_t context);
    /* Whether the device can have memory of that kind, a ur_usm_type_t but the unknown one. */
    bool (*device_has_usm)(ur_device_handle_t device, ur_usm_type_t type);

    /* ---- command buffers: graph/recording.h ---- */
    /* What its driver does for recordings of that context and device; NULL is returned where that
     * is nothing. The operations live as long as the library. */
    const struct ur_graph_ops *(*graph_ops)(ur_context_handle_t context, ur_device_handle_t device);
    /* A kernel of the same function with the same arguments and settings, and one reference. Who
     * sets arguments of one of the two does not change the other. */
    ur_result_t (*kernel_copy)(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy);
    /* Whether commands that are enqueued one by one may have events of their own: the adapter has
     * events that are signaled again and again (urEventCreateExp), and so has a command's. */
    bool replays_events;
    /* True if the memory is an image. */
    bool (*mem_is_image)(ur_mem_handle_t mem);
    /* Makes a new event, which nobody else has yet, that of a run, and hands it a reference to the
     * times, which may be NULL: then its own are. */
    void (*event_becomes_run)(ur_event_handle_t event, ur_command_t type,
                              struct ur_run_times *times);
    /* The event of a run that the program asked for none of: a failure that comes after the call is
     * the queue's to tell. Before the last reference is given up. */
    void (*event_unasked)(ur_event_handle_t event);

    /* ---- capture: capture/capture.h, capture/pages.h ---- */
    /* What is watched in the shown tables while some queue captures or fuses:
     * &ur_intercept_slots. */
    const struct ur_capture_slots *watched;
    /* How memory of graphs gets its pages, `type` as above; NULL is returned where the driver maps
     * nothing twice, and the member is NULL where it never does. They live as long as the library.
     */
    const struct ur_page_ops *(*graph_pages)(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_usm_type_t type);

    /* ---- fusing: fuse_queue/fusing.h ---- */
    /* The arguments that were set ahead, in any order, in a list of `*count` that the caller frees;
     * their values stay where the kernel has them. `*total` is how many the kernel takes,
     * UINT32_MAX if that is not known. */
    ur_result_t (*kernel_arguments)(ur_kernel_handle_t kernel,
                                    ur_exp_kernel_arg_properties_t **args, uint32_t *count,
                                    uint32_t *total);
    /* Gives a copy of a kernel, which nobody else has and which holds nothing, all that was set of
     * `from`, if that is the same kernel and holds nothing either. False: it is not, or the adapter
     * does not know, and what the copy has then is not known. */
    bool (*kernel_recopy)(ur_kernel_handle_t copy, ur_kernel_handle_t from);
    /* What else was set of `from` is set of `kernel` too, beside what it has. */
    ur_result_t (*kernel_settings)(ur_kernel_handle_t kernel, ur_kernel_handle_t from);
    /* How many work-items sub-groups of the kernel have in work-groups of that size, the last one
     * of a group aside; 0: the driver does not say. */
    uint32_t (*kernel_sub_group)(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                 const size_t local[3]);
    /* The kernel's program as one module, linked and with its constants in, which the caller
     * releases; NULL, and a sentence in `why`, of at most `why_size` bytes with the terminator: it
     * has none. */
    ur_result_t (*kernel_module)(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                                 char *why, size_t why_size);
    /* Where a buffer's memory is: its space, address and extent in bytes, and whether kernels may
     * have it by one handle alone. False: that is not known. */
    bool (*mem_place)(ur_mem_handle_t mem, struct ur_fusion_argument *place);

    /* ---- events of the host, and of other processes: user_event.h, ipc_event.h ---- */
    /* Of any event; it lives as long as that. Also under user_event.c's lock. */
    struct ur_user_event *(*event_user)(ur_event_handle_t event);
    /* Completes an event of the user, as failed unless `good`. Called once, under no lock, by who
     * has a reference. */
    void (*event_give)(ur_event_handle_t event, bool good);
    /* What the event shares, and whether it came from another process; NULL is returned where it
     * was not made to be shared. Of any event. */
    struct ur_shared_event *(*event_shared)(ur_event_handle_t event, bool *imported);
    /* A new event of what was opened, which takes that over; NULL: host memory is exhausted, and
     * the caller still has it. */
    ur_event_handle_t (*event_imported)(ur_context_handle_t context,
                                        struct ur_shared_event *shared);
};

/* Declares the functions of an adapter's files that are such members, by its prefix. */
#define UR_DECLARE_ADAPTER_OPS(prefix)                                                             \
    extern const struct ur_self prefix##_self;                                                     \
    UR_ADAPTER_OP(prefix, graph_ops);                                                              \
    UR_ADAPTER_OP(prefix, kernel_copy);                                                            \
    UR_ADAPTER_OP(prefix, mem_is_image);                                                           \
    UR_ADAPTER_OP(prefix, event_becomes_run);                                                      \
    UR_ADAPTER_OP(prefix, event_unasked);                                                          \
    UR_ADAPTER_OP(prefix, kernel_arguments);                                                       \
    UR_ADAPTER_OP(prefix, kernel_recopy);                                                          \
    UR_ADAPTER_OP(prefix, kernel_settings);                                                        \
    UR_ADAPTER_OP(prefix, kernel_sub_group);                                                       \
    UR_ADAPTER_OP(prefix, kernel_module);                                                          \
    UR_ADAPTER_OP(prefix, mem_place);                                                              \
    UR_ADAPTER_OP(prefix, event_give);                                                             \
    UR_ADAPTER_OP(prefix, event_shared);                                                           \
    UR_ADAPTER_OP(prefix, event_imported)
/* One of them alone, with the member's type. */
#define UR_ADAPTER_OP(prefix, member)                                                              \
    __typeof__(*((struct ur_adapter_ops *)0)->member) prefix##_##member

/* In a file `ops.c` of each adapter. */
__attribute__((visibility("hidden"))) extern const struct ur_adapter_ops ur_adapter_ops;

#endif
