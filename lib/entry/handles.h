/* What the handles of every adapter begin with, for code that is compiled once for all of them.
 *
 * An adapter's structure of a handle begins with one of UR_CONTEXT_BASE, UR_QUEUE_BASE,
 * UR_EVENT_BASE and UR_CHILD_BASE (memory objects and programs) where it links what looks into such
 * handles: the entry points of pools, command buffers, captures or fusing. What follows is its own.
 *
 *     struct ur_queue_handle_t_ {
 *         UR_QUEUE_BASE;
 *         ...
 *     };
 *
 * The adapter's own code reads the members by their names, as any others of the structure; shared
 * code, for which the handle is an incomplete type, goes by ur_queue_base(queue) and its like,
 * which cost nothing.
 *
 * Contexts, queues and devices are retained, and let go, by the adapter.
 */
#ifndef UR_ENTRY_HANDLES_H
#define UR_ENTRY_HANDLES_H

#include "base/handle.h"
#include "pool/pool.h"
#include "pool_entry.h"

struct ur_captured_queue;
struct ur_fusing_queue;
struct ur_run_times;

/* What is of a context: the beginning of all but contexts. */
#define UR_CHILD_MEMBERS                                                                           \
    ur_object object;                                                                              \
    ur_context_handle_t context

/* `space`: all USM of the context. `slots`: its default pools, zero at first. */
#define UR_CONTEXT_MEMBERS                                                                         \
    ur_object object;                                                                              \
    struct ur_pool_space *space;                                                                   \
    struct ur_pool_slots slots

/* `captured`: while it captures (capture/). `fusing`: once it has fused (fuse_queue/). Both NULL at
 * first, and no adapter looks at them but to hand them on. `pool` is last: what an adapter touches
 * with every command comes behind it and lies together. */
#define UR_QUEUE_MEMBERS                                                                           \
    UR_CHILD_MEMBERS;                                                                              \
    ur_device_handle_t device;                                                                     \
    ur_queue_flags_t flags;                                                                        \
    _Atomic(struct ur_captured_queue *) captured;                                                  \
    _Atomic(struct ur_fusing_queue *) fusing;                                                      \
    struct ur_pool_queue pool

/* `queue`: NULL for an event that no queue made. `run`: times of a command buffer's run, or NULL.
 */
#define UR_EVENT_MEMBERS                                                                           \
    UR_CHILD_MEMBERS;                                                                              \
    ur_queue_handle_t queue;                                                                       \
    struct ur_run_times *run

/* Members twice in a union: by their names, and as the structure that shared code has of them. So
 * the two are one object to the compiler, too, which may take structures of different types for
 * different memory. */
#define UR_BASE(type, members)                                                                     \
    union {                                                                                        \
        struct type base;                                                                          \
        struct {                                                                                   \
            members;                                                                               \
        };                                                                                         \
    }
struct ur_child_base {
    UR_CHILD_MEMBERS;
};
struct ur_context_base {
    UR_CONTEXT_MEMBERS;
};
struct ur_queue_base {
    UR_QUEUE_MEMBERS;
};
struct ur_event_base {
    UR_EVENT_MEMBERS;
};
#define UR_CHILD_BASE UR_BASE(ur_child_base, UR_CHILD_MEMBERS)
#define UR_CONTEXT_BASE UR_BASE(ur_context_base, UR_CONTEXT_MEMBERS)
#define UR_QUEUE_BASE UR_BASE(ur_queue_base, UR_QUEUE_MEMBERS)
#define UR_EVENT_BASE UR_BASE(ur_event_base, UR_EVENT_MEMBERS)

/* Pre of all: a live handle of this adapter. */
static inline struct ur_context_base *ur_context_base(ur_context_handle_t context) {
    return (struct ur_context_base *)(void *)context;
}
static inline struct ur_queue_base *ur_queue_base(ur_queue_handle_t queue) {
    return (struct ur_queue_base *)(void *)queue;
}
static inline struct ur_event_base *ur_event_base(ur_event_handle_t event) {
    return (struct ur_event_base *)(void *)event;
}
static inline struct ur_child_base *ur_mem_base(ur_mem_handle_t mem) {
    return (struct ur_child_base *)(void *)mem;
}
static inline struct ur_child_base *ur_program_base(ur_program_handle_t program) {
    return (struct ur_child_base *)(void *)program;
}

#endif
