/* Objects of the native CPU adapter and what its files share. Each object starts with the header of
 * handle.h; a child retains its parents. */
#ifndef NCPU_H
#define NCPU_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/check.h"
#include "base/deleter.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/info.h"
#include "base/log.h"
#include "base/wait.h"
#include "compile/object.h"
#include "engine.h"
#include "entry/device.h"
#include "entry/facts.h"
#include "entry/handles.h"
#include "entry/mem_check.h"
#include "entry/queue_check.h"
#include "entry/self.h"
#include "entry/user_event.h"
#include "graph/run_times.h"
#include "pool/pool.h"
#include "pool/table.h"
#include "program/il.h"
#include "program/metadata.h"

enum {
    NCPU_BASE_ALIGN = 128,           /* of buffers and sub-buffers: the widest vector of OpenCL C */
    NCPU_LOCAL_SIZE = 256 * 1024,    /* local memory of a work-group */
    NCPU_PARAMETER_SIZE = 16 * 1024, /* arguments of a kernel */
    NCPU_MAX_ALIGN = 2 * 1024 * 1024, /* of USM */
};

struct ur_native_cpu_mem_t;

struct ur_platform_handle_t_ {
    ur_object object;
};

struct ur_device_handle_t_ {
    ur_object object;          /* of the root device: not counted */
    ur_device_handle_t parent; /* retained; NULL: the root device */
    struct eng_device *engine; /* its threads */
    unsigned *cpus;            /* processors that it runs on */
    size_t cpu_count;
    ur_device_partition_property_t partition; /* how it was made; type 0 for the root device */
    uint64_t serial;                          /* 0 for the root device */
    void *_Atomic native;                     /* native.c: owned; NULL until asked for */
};

/* Closed when the program and all children but events have let go; the pool then gives up the
 * events that it keeps. The memory, and with it the engine, stays while there are events. */
struct ur_context_handle_t_ {
    UR_CONTEXT_BASE;
    _Atomic uint32_t uses;       /* one for all of `object`, one for each event */
    ur_device_handle_t *devices; /* retained */
    uint32_t device_count;
    struct ur_deleters deleters;
    struct ur_pool *plain; /* where urUSM*Alloc allocates without a pool */
    pthread_mutex_t areas_lock;
    struct ur_table areas;   /* shared_memory.c; areas_lock */
    struct ur_table natives; /* bindless.c; likewise */
    void *_Atomic native;    /* native.c: owned; NULL until asked for */
};

/* References of the program are counted in `object`. When the last one goes the queue is closed: it
 * takes no more commands, and lets go of context, device and the events that the pool keeps for it.
 * The memory stays while events name the queue. */
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    _Atomic uint32_t uses; /* one for all of `object`, one for each event */
    bool records;          /* the stream is a graph's */
    struct eng_stream *stream;
    /* Held from a command's submission until its place in the lane is recorded. */
    pthread_mutex_t lock;
    struct ur_lane *lane;
    void *_Atomic native; /* native.c: owned until closed; NULL until asked for */
};

/* Context and queue are used, and may be closed. */
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    ur_command_t type;
    struct eng_command *command; /* with a reference; of a reusable one under again_lock */
    bool profiled;
    bool reusable;                  /* reusable.c: of no queue, and its command changes */
    bool imported;                  /* of another's data */
    struct ur_shared_event *shared; /* owned; a reusable one that other processes see, or NULL */
    _Atomic bool signaled;          /* a reusable one: by some command */
    struct ur_user_event user;
    struct ur_spin again_lock;
    struct ur_stamp stamp;
    void *_Atomic native; /* native.c: owned; NULL until asked for */
};

struct ur_mem_handle_t_ {
    UR_CHILD_BASE;          /* the context is retained */
    ur_mem_handle_t parent; /* retained; of a sub-buffer */
    ur_mem_flags_t flags;
    unsigned char *data;
    size_t size;
    bool owned;                   /* data is ours to free */
    struct ncpu_picture *picture; /* owned; NULL for a buffer */
    pthread_mutex_t lock;         /* guards maps */
    struct ur_table maps;         /* buffer_map.h */
    void *_Atomic native;         /* native.c: a ur_native_cpu_mem_t; NULL until asked for */
    bool given;                   /* native is the program's, not owned */
    void (*release)(struct ur_native_cpu_mem_t *native); /* given, and given away; or NULL */
};

/* One loaded shared object, or one object file that LLVM made of SPIR-V. */
struct ncpu_image {
    const struct ur_hostcode_table *table; /* NULL: nothing is loaded yet */
    void *library;
    struct ur_code loaded;
    unsigned char *code; /* a copy of what was loaded; of what is made late as well, once it is */
    size_t size;
    struct ur_code late;                       /* what is made late, where that is */
    const struct ur_hostcode_kernel **by_name; /* the table's kernels; owned; NULL: no memory */
};

struct ncpu_recipe;

struct ur_program_handle_t_ {
    UR_CHILD_BASE;               /* the context is retained */
    ur_device_handle_t *devices; /* retained */
    struct ncpu_image *images;   /* one for each device; of SPIR-V loaded when it is built */
    uint32_t device_count;
    _Atomic bool built;
    pthread_mutex_t lock;           /* guards what follows */
    char *options;                  /* of the build, or NULL */
    struct ur_il il;                /* none: host code */
    struct ur_global_names globals; /* set with the program */
    bool open; /* built without what its SPIR-V imports: dynamic linking brings that */
    ur_program_build_status_t status;
    ur_program_binary_type_t type;
    char *log; /* of the last build, or NULL */
    struct ncpu_recipe
        *recipe; /* program_build.c: how to make what is made late; NULL: all is there */
    /* native.c: owned; NULL until the handle of the program or a kernel is asked for. */
    void *_Atomic native, *_Atomic native_kernels;
};

/* An argument set ahead of the launch. */
struct ncpu_arg {
    bool set;
    size_t size;
    void *value;         /* size bytes; NULL for local memory */
    ur_mem_handle_t mem; /* retained; its address is the value */
};

struct ur_kernel_handle_t_ {
    ur_object object;
    ur_program_handle_t program;               /* retained */
    const struct ur_hostcode_kernel **entries; /* one for each device of the program */
    pthread_mutex_t lock;                      /* guards args */
    struct ncpu_arg *args;                     /* entries[0]->arg_count */
};

/* ---- adapter.c ---- */
/* The engine that all objects live on, opened with the first adapter reference and closed with the
 * last user. */
struct eng *ncpu_engine(void);
ur_result_t ncpu_take(void); /* around references to the adapter, see self.h */
void ncpu_give(bool last);
void ncpu_use(void);
void ncpu_unuse(void);
extern bool ncpu_checking; /* the ordering check is on; set before there are objects */
extern bool ncpu_single;   /* commands run only while the host waits; likewise */
/* The result that stands for an enum eng_result, with its words as last error. */
ur_result_t ncpu_result(int result, const char *text);

/* ---- platform.c, device.c, partition.c ---- */
ur_platform_handle_t ncpu_platform(void);
/* The root device's threads are there while the engine is; its handle, as long as the library. */
ur_result_t ncpu_root_open(unsigned thread_limit);
void ncpu_root_close(void);
ur_result_t ncpu_device_create(ur_device_handle_t parent, const unsigned *cpus, size_t count,
                               ur_device_partition_property_t how, ur_device_handle_t *out);
void ncpu_device_retain(ur_device_handle_t device);
void ncpu_device_release(ur_device_handle_t device);
/* peer.c: access to its memory ends with the device. */
void ncpu_peers_forget(ur_device_handle_t device);
/* Whether `device` is `ancestor` or was partitioned from it, however often. */
bool ncpu_device_within(ur_device_handle_t device, ur_device_handle_t ancestor);
/* What it says that it is: UR_NATIVE_CPU_DEVICE_TYPE. */
ur_device_type_t ncpu_device_type(void);
uint64_t ncpu_memory_size(void);
/* NUMA nodes that the device has processors on. */
unsigned ncpu_numa_domains(ur_device_handle_t device);
uint32_t ncpu_partition_kinds(ur_device_handle_t device, ur_device_partition_t kinds[3]);

/* ---- context.c ---- */
void ncpu_context_retain(ur_context_handle_t context);
void ncpu_context_release(ur_context_handle_t context);
void ncpu_context_use(ur_context_handle_t context);
void ncpu_context_unuse(ur_context_handle_t context);
bool ncpu_context_has(ur_context_handle_t context, ur_device_handle_t device);

/* ---- queue.c, event.c ---- */
/* A queue whose commands become nodes of the graph that the stream is of; borrows the stream. */
ur_result_t ncpu_recorder_create(ur_context_handle_t context, ur_device_handle_t device,
                                 struct eng_stream *stream, ur_queue_handle_t *out);
void ncpu_queue_use(ur_queue_handle_t queue);
void ncpu_queue_unuse(ur_queue_handle_t queue);
void ncpu_event_release(ur_event_handle_t event);

/* ---- pool_backend.c ---- */
extern const struct ur_pool_backend ncpu_pool_backend;
/* One allocation of any size. */
ur_result_t ncpu_memory_take(enum ur_pool_mem type, size_t size, size_t align, void **out);
void ncpu_memory_give(void *memory);

/* ---- submit.c: what all enqueue functions do before and after the engine's ---- */
enum { NCPU_FEW_WAITS = 16, NCPU_FEW_HELD = 8 };

struct ncpu_held; /* objects that a command keeps alive */

struct ncpu_submit {
    struct eng_submit engine; /* handed to the engine between begin and end */
    ur_queue_handle_t queue;
    ur_command_t type;
    uint32_t count;
    const ur_event_handle_t *waits;
    ur_event_handle_t *out;
    ur_event_handle_t event; /* made, and not given out yet */
    bool barrier;            /* waits for the whole queue and blocks it */
    bool blocking;
    struct eng_command *command;
    struct ncpu_held *held;
    struct eng_command *few[NCPU_FEW_WAITS];
    struct eng_command **commands;
    bool own_commands; /* a reference to each is held until the end */
};

/* Checks queue and wait list, makes what can fail ahead. Post: on success the queue is locked and
 * exactly one engine function is to be called with &submit->engine and its result passed to
 * ncpu_end. */
ur_result_t ncpu_begin(struct ncpu_submit *submit, ur_queue_handle_t queue, ur_command_t type,
                       const char *name, uint32_t count, const ur_event_handle_t *waits,
                       ur_event_handle_t *out);
/* The same without the checks, for the pool: it takes its last mark while the queue is closed, when
 * the handle is dead already, and another thread may look at the queue until then. */
ur_result_t ncpu_open(struct ncpu_submit *submit, ur_queue_handle_t queue, ur_command_t type,
                      const char *name, uint32_t count, const ur_event_handle_t *waits,
                      ur_event_handle_t *out);
/* The command keeps a reference to this object (mem, kernel or program) until it has ended. Call
 * after begin; false if memory is exhausted, then call ncpu_end with ENG_ERR_MEMORY. */
bool ncpu_hold(struct ncpu_submit *submit, void *object);
/* The call waits for the command. Call after begin. */
void ncpu_block(struct ncpu_submit *submit, bool blocking);
ur_result_t ncpu_end(struct ncpu_submit *submit, int result);

/* ---- reusable.c ---- */
/* An event of no queue, complete. NULL: out of memory. */
ur_event_handle_t ncpu_event_complete(ur_context_handle_t context);
/* A new one in its first state. It takes over `shared` on success, or has none (NULL). NULL: out of
 * memory. */
ur_event_handle_t ncpu_reusable_make(ur_context_handle_t context, struct ur_shared_event *shared);
/* Whether a shared event stands for a command of this process, signaled by it. */
bool ncpu_event_is_own(ur_event_handle_t event);
/* The command that the event stands for now; NULL: out of memory, for one that is shared. */
struct eng_command *ncpu_event_take_again(ur_event_handle_t event);
static inline struct eng_command *ncpu_event_take(ur_event_handle_t event) {
    return event->reusable ? ncpu_event_take_again(event) : event->command;
}
/* After that, when done with it. */
static inline void ncpu_event_put(ur_event_handle_t event, struct eng_command *command) {
    if (event->reusable) {
        eng_command_release(command);
    }
}
/* A barrier that signals the event. */
ur_result_t ncpu_event_signal(ur_queue_handle_t queue, ur_event_handle_t event, uint32_t count,
                              const ur_event_handle_t *waits);

/* ---- usm.c ---- */
/* False if [ptr, ptr + size) leaves the allocation that ptr lies in; true for memory that is no
 * USM. */
bool ncpu_usm_fits(ur_context_handle_t context, const void *ptr, size_t size);
bool ncpu_is_registered(ur_context_handle_t context, const void *ptr);

/* ---- native.c ---- */
void ncpu_native_forget(void *native);
/* What an object's `native` is done away with by; NULL: nobody has asked for it. */
static inline void ncpu_native_free(void *native) {
    if (native) {
        ncpu_native_forget(native);
    }
}

/* ---- memory.c, program.c, kernel.c ---- */
void ncpu_mem_release(ur_mem_handle_t mem);
/* What a kernel gets for the memory: the address of a buffer, or of an image's description. */
const void *ncpu_mem_argument(ur_mem_handle_t mem);
bool ncpu_mem_map(ur_mem_handle_t mem, void *ptr);   /* false: out of memory */
bool ncpu_mem_unmap(ur_mem_handle_t mem, void *ptr); /* false: not mapped there */
void ncpu_program_release(ur_program_handle_t program);
/* program_build.c: makes what is made late of a program that was built, if it is not there. From
 * any thread; after a failure, which the last error tells, it may be asked for again. */
ur_result_t ncpu_program_complete(ur_program_handle_t program);
void ncpu_kernel_release(ur_kernel_handle_t kernel);
/* Whether an argument of this kind (enum ur_hostcode_arg_kind) and size goes where the kernel
 * declares argument number `index`, of which it has that many. INVALID_KERNEL_ARGUMENT_SIZE. Of a
 * value that is longer than declared the first bytes are taken: *size becomes their number. */
ur_result_t ncpu_arg_check(const struct ur_hostcode_kernel *entry, uint32_t index, uint32_t kind,
                           size_t *size);
/* An empty program for those devices, or for all of the context's (NULL). NULL without memory. */
ur_program_handle_t ncpu_program_make(ur_context_handle_t context, uint32_t count,
                                      const ur_device_handle_t *devices);
/* The program's image for this device or one that it was partitioned from; -1 if there is none. */
int ncpu_program_image(ur_program_handle_t program, ur_device_handle_t device);
void ncpu_suggest_local(const struct ur_hostcode_kernel *kernel, unsigned threads, uint32_t dims,
                        const size_t *global, size_t local[3]);

/* ---- usm_check.c: of queues while the ordering check is on, which has to hear of allocations that
 * the pool makes without any command ---- */
extern const struct ur_pool_watch ncpu_pool_watch;

#endif
