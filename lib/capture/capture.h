/* Capture of queues into graphs, written once for all adapters.
 *
 * While a queue captures, the commands that are enqueued to it are added to a graph and nothing
 * runs. A queue that waits for an event of a captured command captures from then on too, into the
 * same graph; when the capture ends, all that such queues have must lie before the end of the queue
 * that it began on. A graph has one recording (graph/recording.h), each executable graph
 * is an instance of it, and a run is a run of that.
 *
 * Queues that do not capture pay nothing. All calls on queues go through the adapter's one table
 * (handle.h), and only while some queue of the process captures do its slots lead to functions that
 * ask whether the capture is concerned (intercept/). Events of captured commands have a
 * table of their own, since nothing ever happens to them. Loaders that copy tables would not see
 * either, so there is no capture under these.
 *
 *   capture.c    captures: beginning, forks, ending; what every captured call does
 *   commands.c   what each captured call adds to the graph
 *   calls.c      the same for calls that are kept with their arguments
 *   event.c      events of captured commands
 *   memory.c     memory that captured commands allocate and free
 *   gather.c     free pages of it behind new addresses
 *   graph.c      graphs, executable graphs and their runs
 *   dump.c       graphs as text
 *
 * A queue of the adapter has a member `_Atomic(struct ur_captured_queue *) captured`, NULL at
 * first. One lock guards all graphs and captures, `ur_capture_lock`; it is not held over a run.
 */
#ifndef UR_CAPTURE_CAPTURE_H
#define UR_CAPTURE_CAPTURE_H

#include <pthread.h>
#include <stddef.h>

#include "generated/calls.h"
#include "graph/buffer.h"

#define UR_CHECK_GRAPH(h) UR_CHECK_HANDLE(h, UR_KIND_GRAPH, UR_RESULT_ERROR_INVALID_GRAPH)
#define UR_CHECK_EXECUTABLE(h) UR_CHECK_HANDLE(h, UR_KIND_EXECUTABLE, UR_RESULT_ERROR_INVALID_GRAPH)

/* ---- launches that are kept back ----------------------------------------------------------------
 */

/* Who keeps launches back to fuse them has the adapter's table looked after as captures have, and
 * is asked of a queue whose `fusing` is not NULL; `settle` and `release` under no lock. */
struct ur_capture_guest {
    bool (*is_active)(ur_queue_handle_t queue); /* whether launches are kept now */
    /* Enqueues what is kept. A failure is of a launch that was kept. */
    ur_result_t (*settle)(ur_queue_handle_t queue);
    void (*release)(ur_queue_handle_t queue); /* before the last reference goes */
};
/* Some queue keeps launches from now on, or does no longer. There is one guest, which stays. Any
 * thread. */
void ur_capture_watch_more(const struct ur_capture_guest *guest);
void ur_capture_watch_less(void);

/* ---- objects --------------------------------------------------------------------------------- */

struct ur_graph_callback {
    ur_exp_graph_destruction_callback_t function;
    void *data;
    struct ur_graph_callback *next;
};

struct ur_exp_graph_handle_t_ {
    ur_object object;
    uint64_t id;
    ur_context_handle_t context;           /* retained */
    ur_exp_command_buffer_handle_t buffer; /* with a reference; NULL before the first capture */
    struct ur_graph_memory *memory;        /* with a reference; NULL: nothing was allocated */
    struct ur_capture *capture;            /* the one that is open, or NULL */
    bool spoiled;                          /* a capture into it was never ended */
    /* Where the last capture ended: the next one comes after these. Owned. */
    uint32_t end_count;
    uint32_t *ends;
    struct ur_graph_callback *callbacks; /* the newest first; owned */
};

struct ur_exp_executable_graph_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    /* With a reference; its lock is held over a run. NULL: nothing was ever captured. */
    ur_exp_command_buffer_handle_t buffer;
    struct ur_graph_memory *memory; /* with a reference, or NULL */
    struct ur_instance instance;    /* this and what follows under the buffer's lock */
    ur_queue_handle_t home;         /* owned: of the graph's device, for runs on queues of others;
                                       NULL until the first one */
    ur_event_handle_t last_run;     /* retained; NULL: none yet */
};

/* What one queue has of a capture. */
struct ur_captured_queue {
    struct ur_captured_queue *next; /* of the same capture */
    struct ur_capture *capture;     /* NULL: it is gone, and the queue has not been told yet */
    ur_queue_handle_t queue;        /* not retained; NULL: it was released */
    bool in_order;
    bool has_barrier;
    uint32_t barrier;               /* what all commands come after */
    uint32_t *open;                 /* owned: commands that no other of the queue comes after */
    uint32_t open_count, open_room; /* in order: one at most */
};

struct ur_capture {
    struct ur_capture *next; /* of those that are open */
    uint64_t serial;
    ur_exp_graph_handle_t graph;
    bool owned; /* nobody was given the graph yet: it goes with the capture */
    bool has_base;
    uint32_t base;                    /* what all its commands come after */
    struct ur_captured_queue *queues; /* `origin` and those that joined */
    struct ur_captured_queue *origin;
};

extern pthread_mutex_t ur_capture_lock;

/* ---- calls ----------------------------------------------------------------------------------- */

typedef void ur_capture_function(void);
struct ur_capture_slot {
    size_t offset; /* in the table */
    ur_capture_function *function;
};
/* `watched` of ur_adapter_ops: what is looked after in the tables that handles point to. */
struct ur_capture_slots {
    const struct ur_capture_slot *slots, *extra_slots; /* the latter: calls that have no slot */
    uint32_t count, extra_count;
};

/* A captured call in the making: from ur_capture_enter to ur_capture_leave, which hold the lock. */
struct ur_capture_place {
    struct ur_captured_queue *queue;
    bool fresh; /* `queue` captures once this call has succeeded */
    ur_result_t result;
    ur_exp_command_buffer_handle_t buffer;
    uint32_t count, room;
    uint32_t *points; /* what the command comes after; `few`, or owned */
    uint32_t few[8];
    uint32_t wait_count; /* entries of the call's wait list */
    bool barrier;        /* what the queue gets later comes after this command */
    bool covers;         /* the command comes after all that the queue has */
    ur_command_t type;
    struct ur_captured_event *event;         /* made ahead; NULL: none is wanted */
    ur_exp_command_buffer_sync_point_t made; /* the command's number */
};

/* An event of a captured command; starts as all events do. */
struct ur_captured_event {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;
    ur_queue_handle_t queue; /* not retained */
    ur_command_t type;
    uint64_t capture; /* its serial */
    uint32_t point;
};
/* event.c. NULL: no memory. With one reference. */
struct ur_captured_event *ur_captured_event_new(ur_queue_handle_t queue, ur_command_t type);
void ur_captured_event_free(struct ur_captured_event *event);
/* Makes the table of such events, from the adapter's own. */
void ur_captured_event_table(void);

static inline bool ur_event_is_captured(ur_event_handle_t event) {
    return event && ((const ur_object *)event)->kind == UR_KIND_CAPTURED_EVENT;
}

/* Whether the call has to do with a capture. Any thread, under no lock; `queue` may be anything. */
static inline bool ur_capture_concerns(ur_queue_handle_t queue, uint32_t count,
                                       const ur_event_handle_t *waits) {
    if (!ur_object_is(queue, UR_KIND_QUEUE)) {
        return false;
    }
    if (atomic_load_explicit(&ur_queue_base(queue)->captured, memory_order_acquire)) {
        return true;
    }
    for (uint32_t i = 0; waits && i < count; ++i) {
        if (ur_event_is_captured(waits[i])) {
            return true;
        }
    }
    return false;
}

/* Locks, and finds what the command comes after; a failure is in `place->result`. False: the
 * capture has ended meanwhile and nothing is locked, the adapter's own function takes the call. */
bool ur_capture_enter(struct ur_capture_place *place, ur_queue_handle_t queue, uint32_t count,
                      const ur_event_handle_t *waits, const ur_event_handle_t *event,
                      ur_command_t type);
/* Unlocks. If all went well the queue goes on after `place->made`, and the event is given out. */
ur_result_t ur_capture_leave(struct ur_capture_place *place, ur_event_handle_t *event);
/* Says that this cannot be captured. The capture goes on. */
void ur_capture_refuse(struct ur_capture_place *place, const char *what);
/* One more command that this one comes after. */
ur_result_t ur_capture_after(struct ur_capture_place *place, uint32_t point);
/* The same for all that the queue has. */
ur_result_t ur_capture_after_all(struct ur_capture_place *place);
/* Adds a command with the place's points; takes over the command, which may be NULL: no memory. */
ur_result_t ur_capture_add(struct ur_capture_place *place, ur_command *command);
/* The same with a command that does nothing. */
ur_result_t ur_capture_join(struct ur_capture_place *place, const void *memory, size_t size);
/* Whether `point` is one of `from` or comes before one of them. Looks at `limit` commands at most,
 * and says no when it has not found out by then. */
bool ur_capture_precedes(const struct ur_recording *recording, uint32_t point, uint32_t count,
                         const uint32_t *from, uint32_t limit);

/* ---- memory ---------------------------------------------------------------------------------- */

/* Memory of one graph: what captured commands allocate and free. Every run uses the same, so all
 * runs of all executables of the graph follow each other. */
struct ur_graph_memory {
    _Atomic uint32_t refs;                 /* of the graph and its executables */
    ur_context_handle_t context;           /* retained */
    struct ur_graph_heap *heaps;           /* of each device and kind; capture lock */
    pthread_mutex_t lock;                  /* held over a run; guards what follows */
    ur_event_handle_t last_run;            /* retained */
    ur_exp_executable_graph_handle_t last; /* whose run that was; NULL: of one that is gone */
};

struct ur_graph_memory *ur_graph_memory_new(ur_context_handle_t context);
/* NULL is nothing. Pre, for the last one: no run is under way. */
void ur_graph_memory_release(struct ur_graph_memory *memory);
/* Memory for the command of `place`, of its queue's device; the command is made to come after those
 * that freed it. */
ur_result_t ur_graph_memory_alloc(struct ur_graph_memory *memory, struct ur_capture_place *place,
                                  enum ur_pool_mem type, size_t size, void **out);
/* Gives back what was not used after all. */
void ur_graph_memory_undo(struct ur_graph_memory *memory, const struct ur_recording *recording,
                          void *at);
/* Whether that is the start of memory that is allocated where the capture stands. */
bool ur_graph_memory_has(const struct ur_graph_memory *memory, const void *at, size_t *size);
/* Pre of both: it has. The memory is free after the command with that number, of that queue; for
 * which the first one makes sure that it cannot fail. */
ur_result_t ur_graph_memory_prepare_free(struct ur_graph_memory *memory, void *at);
void ur_graph_memory_free(struct ur_graph_memory *memory, void *at,
                          const struct ur_captured_queue *queue, uint32_t point);
/* Bytes taken from the adapter, and the most of them that were in use at once. */
void ur_graph_memory_sizes(const struct ur_graph_memory *memory, size_t *held, size_t *peak);

/* ---- graphs ---------------------------------------------------------------------------------- */

/* Locked. Post: no callback. */
ur_result_t ur_graph_new(ur_context_handle_t context, ur_exp_graph_handle_t *graph);
/* Pre: nobody else has it. */
void ur_graph_free(ur_exp_graph_handle_t graph);
/* Locked. Before a capture adds to it: a recording that no executable has. */
ur_result_t ur_graph_open(ur_exp_graph_handle_t graph, ur_device_handle_t device);

#endif
