/* The objects of this adapter. Each file defines the entry points of one of them. */
#ifndef OCL_H
#define OCL_H

#include <pthread.h>
#include <stdatomic.h>

#include "base/adapter.h"
#include "base/check.h"
#include "base/deleter.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/info.h"
#include "base/log.h"
#include "base/permanent.h"
#include "base/ranges.h"
#include "base/wait.h"
#include "driver.h"
#include "entry/device.h"
#include "entry/facts.h"
#include "entry/handles.h"
#include "entry/mem_check.h"
#include "entry/queue_check.h"
#include "entry/self.h"
#include "entry/user_event.h"
#include "graph/run_times.h"
#include "os/worker.h"
#include "pool/pool.h"
#include "program/metadata.h"
#include "spirv/check.h"

#define OCL_VERSION(major, minor) ((unsigned)(major) << 8 | (unsigned)(minor))

/* How a device offers unified shared memory, from worst to best; a context has the worst of its
 * devices. */
enum ocl_usm {
    OCL_USM_NONE,
    OCL_USM_COARSE, /* shared virtual memory that the host must map: device allocations only */
    OCL_USM_FINE,   /* fine-grained shared virtual memory */
    OCL_USM_INTEL,  /* cl_intel_unified_shared_memory */
};

/* An info value as it is kept: the driver is asked once. */
struct ocl_value {
    ur_result_t result; /* of the query; without success there are no bytes */
    size_t size;
    _Alignas(16) unsigned char bytes[];
};

/* Platforms and root devices live as long as the library is loaded, in memory of
 * ur_permanent_alloc. */
struct ur_platform_handle_t_ {
    ur_object object;
    cl_platform_id cl;
    unsigned version; /* OCL_VERSION */
    const char *name, *vendor, *version_text, *extensions, *profile;
    struct ocl_extension_calls call;
    ur_device_handle_t *devices; /* root devices, in the driver's order */
    uint32_t device_count;
    pthread_mutex_t lock;           /* guards the list of sub-devices */
    ur_device_handle_t sub_devices; /* live sub-devices of all devices, linked by `next` */
};

#define OCL_CACHED_INFO 160 /* device properties below this number are kept */

struct ur_device_handle_t_ {
    ur_object object;
    cl_device_id cl;
    ur_platform_handle_t platform;
    ur_device_handle_t parent; /* retained; NULL for a root device, which is not freed */
    ur_device_handle_t next;   /* of the platform's sub-devices */
    cl_device_type type;
    unsigned version;
    bool stages;         /* the driver stages copies without a wait list: Intel's for GPUs does */
    unsigned il_version; /* highest SPIR-V version taken, as OCL_VERSION; 0 without SPIR-V */
    enum ocl_usm usm;
    cl_device_svm_capabilities svm;
    const char *spirv_extensions; /* that the driver lists, by blanks; NULL: it lists none */
    bool native_kernels; /* functions of the host run as commands: it shares the host's memory */
    const char *extensions;
    _Atomic(struct ocl_value *) info[OCL_CACHED_INFO];
};

struct ur_context_handle_t_ {
    UR_CONTEXT_BASE;
    /* The handle, and each queue and event: the memory goes with the last. */
    _Atomic uint32_t holds;
    cl_context cl;
    ur_platform_handle_t platform;
    const struct ocl_extension_calls *call; /* the platform's */
    enum ocl_usm usm;
    struct ur_pool *plain; /* where urUSM*Alloc allocates without a pool */
    pthread_rwlock_t usm_lock;
    struct ur_ranges usm_memory;  /* guarded by usm_lock: what was taken from the driver */
    size_t usm_count;             /* of it; likewise */
    _Atomic uint64_t usm_changes; /* put in or taken out so far */
    pthread_mutex_t lock;         /* guards helpers */
    struct ur_deleters deleters;
    cl_command_queue *helpers; /* queues of our own, one of each kind a device, made when needed */
    cl_mem scratch;            /* made when needed */
    struct ocl_rows {
        pthread_mutex_t lock; /* from setting an argument to the launch; guards what follows */
        bool tried;
        cl_kernel kernel;
    } rows;                             /* rows.c */
    struct ur_work closing;             /* for the last release, by a host task or callback */
    _Atomic bool lost;                  /* a device was, under it */
    ur_context_handle_t next, previous; /* of all contexts, guarded by the lock in context.c */
    uint32_t device_count;
    ur_device_handle_t devices[]; /* retained */
};

/* The context is held, and retained as long as the handle lives, as the device is. */
struct ur_queue_handle_t_ {
    UR_QUEUE_BASE;
    /* The handle, and each event: native queue and memory go with the last. */
    _Atomic uint32_t holds;
    cl_command_queue cl;
    bool in_order;
    bool profiling;
    _Atomic bool unflushed; /* commands were enqueued that the driver may still hold back */
    _Atomic bool busy;      /* commands were enqueued since the queue was last seen empty */
    pthread_mutex_t lock; /* held from a command's submission until its place in lane is recorded */
    struct ur_lane *lane; /* changed under lock; NULL once the handle is gone */
    struct ur_work closing;           /* for the native queue, once commands are complete */
    ur_queue_handle_t next, previous; /* of all queues, guarded by the lock in queue.c */
    struct ocl_doubts *doubts; /* under the lock: a list of those of commands without events */
    uint32_t doubt_count, doubt_room; /* of the list; likewise */
    bool lost;                        /* likewise: one of them was, and no urQueueFinish said so */
};

/* The queue is held; the context only without queue, which holds it otherwise. */
struct ur_event_handle_t_ {
    UR_EVENT_BASE;
    cl_event cl;
    ur_command_t command;
    _Atomic int state;     /* 1 once it was seen complete, -1 once it was seen failed */
    struct ur_stamp stamp; /* all zero for an event of unknown order */
    /* reusable_event.h; without `cl` */
    bool reusable, imported, profiled;
    struct ur_spin lock;       /* guards what follows, and shared->last */
    ur_event_handle_t current; /* retained: what it stands for */
    struct ur_shared_event *shared;
    bool local;                /* of the user, for a signal of another process or of the host */
    struct ur_user_event user; /* of one that the host completes: it stands for `current` */
    struct ocl_doubts *doubts; /* of those that the command waits for; with a reference, or NULL */
};

struct ur_program_handle_t_ {
    UR_CHILD_BASE; /* the context is retained */
    cl_program cl;
    bool from_text;
    _Atomic bool constants; /* specialization constants were set */
    struct ur_global_names globals;
};

struct ocl_turnstile;

/* An argument that was set ahead of launches. */
struct ocl_kept {
    ur_exp_kernel_arg_properties_t arg; /* a value lies in `small` or `large` */
    bool set;
    void *large;
    uint64_t small[2];
};

#define OCL_ARG_NO_VALUE UINT32_MAX

struct ur_kernel_handle_t_ {
    ur_object object;
    cl_kernel cl;
    ur_program_handle_t program;     /* retained; NULL for one made from a native handle alone */
    ur_context_handle_t context;     /* retained */
    struct ocl_turnstile *turnstile; /* NULL where launches may run side by side */
    cl_uint arg_count;
    size_t required[3];  /* local size that the kernel's source demands, or zeros */
    size_t static_local; /* bytes of local memory besides that of arguments */
    size_t *local_sizes; /* under lock: bytes of local memory of each argument */
    uint32_t *arg_sizes; /* under lock: size of each argument + 1 as far as it is known; 0 not asked
                            yet; OCL_ARG_NO_VALUE: memory */
    struct ocl_kept *kept; /* under lock: one for each argument */
    bool *given;           /* under lock: the arguments that were set, ahead or by a launch */
    pthread_mutex_t lock;  /* OpenCL sets arguments of one kernel from one thread at a time */
    bool indirect;         /* under lock: the kernel may follow pointers to any allocation */
    bool concurrent;       /* under lock: the dispatch type was set to concurrent */
    uint64_t pointers_at;  /* under lock: value of usm_changes when the pointers were last told */
    void **pointers;       /* under lock: pointers the program named, for shared virtual memory */
    size_t pointer_count;
};

struct ur_mem_handle_t_ {
    UR_CHILD_BASE; /* the context is retained */
    cl_mem cl;
    ur_mem_handle_t parent; /* retained: the buffer of a sub-buffer; otherwise NULL */
    bool is_image;
    struct ur_work closing; /* of an image that commands held back by the host may use */
};

struct ur_sampler_handle_t_ {
    ur_object object;
    cl_sampler cl;
    ur_context_handle_t context; /* retained */
    bool replaced; /* the driver's own reads other pixels beyond the image than `addressing` says */
    ur_sampler_addressing_mode_t addressing; /* as asked for */
};

/* platform.c */
/* spirv_extensions.c. False: no memory. */
bool ocl_list_spirv_extensions(ur_device_handle_t device, bool permanent);
/* Of a context's drivers; `announced` is the newest SPIR-V that all of them say that they take, as
 * OCL_VERSION. */
struct ur_spirv_taker ocl_spirv_taker(ur_context_handle_t context, unsigned announced);
/* True if `name` is a whole word of the list `extensions`. */
bool ocl_has_extension(const char *extensions, const char *name);
unsigned ocl_parse_version(const char *text);

/* device.c */
ur_result_t ocl_device_init(ur_device_handle_t device, ur_platform_handle_t platform,
                            ur_device_handle_t parent, cl_device_id cl);
/* The one handle of a native device, with a reference for the caller. */
ur_result_t ocl_device_find(cl_device_id cl, ur_device_handle_t *device);
void ocl_device_retain(ur_device_handle_t device);
void ocl_device_release(ur_device_handle_t device);
bool ocl_device_has(ur_device_handle_t device, const char *extension);

/* device_info.c */
struct ocl_value *ocl_device_value(ur_device_handle_t device, ur_device_info_t name);

/* context.c */
void ocl_context_retain(ur_context_handle_t context);
void ocl_context_release(ur_context_handle_t context);
/* Events and queues hold what they were made from; a pool may keep events, and must not keep its
 * own context by that. Without references nothing but the memory and the native object is left. */
void ocl_context_hold(ur_context_handle_t context);
void ocl_context_unhold(ur_context_handle_t context);
bool ocl_context_has_device(ur_context_handle_t context, ur_device_handle_t device);
/* The context's device with that native handle, or NULL. */
ur_device_handle_t ocl_context_device(ur_context_handle_t context, cl_device_id cl);
/* A queue for work of the adapter itself; it belongs to the context. */
enum ocl_helper { OCL_HELPER_IN_ORDER, OCL_HELPER_PROFILING, OCL_HELPERS };
ur_result_t ocl_context_helper(ur_context_handle_t context, ur_device_handle_t device,
                               enum ocl_helper kind, cl_command_queue *queue);
/* A few bytes that commands of the adapter itself may write; they belong to the context. */
ur_result_t ocl_context_scratch(ur_context_handle_t context, cl_mem *scratch);

/* True if `found` is true for another context, asked one after the other. */
bool ocl_context_any_other(ur_context_handle_t context,
                           bool (*found)(ur_context_handle_t other, const void *argument),
                           const void *argument);

/* lost.c: ocl_fail, which tells whether a device is lost: one of the context's; that one, for which
 * a wait for `queue` failed, or with NULL a call that needs none; the queue's, once a wait has
 * failed. */
#define OCL_ILLEGAL_ACCESS_NV (-9999)
ur_result_t ocl_fail_in(ur_context_handle_t context, cl_int code, const char *call);
ur_result_t ocl_fail_of(ur_device_handle_t device, cl_command_queue queue, cl_int code,
                        const char *call);
ur_result_t ocl_fail_waiting(ur_queue_handle_t queue, cl_int code, const char *call);

/* queue.c */
void ocl_queue_release(ur_queue_handle_t queue);
void ocl_queue_hold(ur_queue_handle_t queue);
void ocl_queue_unhold(ur_queue_handle_t queue);
void ocl_queue_flush(ur_queue_handle_t queue); /* only if it holds commands back */
/* Some native queue of a context, or of a device (the other one NULL), with a reference for the
 * caller; or NULL. */
cl_command_queue ocl_queue_any(ur_context_handle_t context, ur_device_handle_t device);
/* Waits for all commands of the queues of a context, or of a device (the other one NULL). */
ur_result_t ocl_queues_finish(ur_context_handle_t context, ur_device_handle_t device);
/* A queue of the context over that native one, with a reference for the caller; or NULL. */
ur_queue_handle_t ocl_queue_find(ur_context_handle_t context, cl_command_queue cl);

/* event.c */
/* Makes an event object without native event; `queue` or `context` is held. NULL without memory. */
ur_event_handle_t ocl_event_new(ur_queue_handle_t queue, ur_context_handle_t context,
                                ur_command_t command);
/* Frees one whose native event was never set. */
void ocl_event_drop(ur_event_handle_t event);
/* Whether it is complete (1), pending (0) or failed (-1). Does not ask the driver again after the
 * end. */
int ocl_event_state(ur_event_handle_t event);

/* submit.c: what all enqueued commands share. */
struct ocl_submit {
    ur_queue_handle_t queue;
    ur_event_handle_t event; /* allocated before the command, NULL if the caller wants none */
    ur_event_handle_t *event_out;
    cl_event *list; /* NULL for an empty list */
    cl_uint count;
    bool barrier;    /* later commands of the out-of-order queue wait for it */
    bool blocking;   /* see ocl_submit_block */
    cl_event before; /* see ocl_submit_copy; released with the list */
    cl_event made;   /* where the driver puts the command's event */
    const ur_event_handle_t *waits;
    struct ocl_resolved *resolved; /* where these are; reusable_event.h */
    struct ocl_doubts *doubts;     /* of these; with a reference, or NULL */
    cl_event room[16];
};
/* Checks queue and wait list, takes memory, locks the queue. On success exactly one call of
 * ocl_submit_end must follow. */
ur_result_t ocl_submit_begin(struct ocl_submit *submit, ur_queue_handle_t queue, uint32_t count,
                             const ur_event_handle_t *list, ur_event_handle_t *event,
                             ur_command_t command);
/* The same for a queue that needs no check: it may be on its way out. */
ur_result_t ocl_submit_open(struct ocl_submit *submit, ur_queue_handle_t queue, uint32_t count,
                            const ur_event_handle_t *list, ur_event_handle_t *event,
                            ur_command_t command);
/* The call is to wait for the command: ocl_submit_end does, when the queue is no longer locked. The
 * driver is told not to. After begin. */
static inline void ocl_submit_block(struct ocl_submit *submit, bool blocking) {
    submit->blocking = blocking;
}
/* The same for a copy from or to memory that the driver may not know. Where it stages those without
 * a wait list, and what is before may wait for the host, the copy gets a list of what it is behind:
 * else it would take memory as it is now, or read before what it waits for has run. */
cl_int ocl_submit_copy(struct ocl_submit *submit, bool blocking);
/* ocl_submit_begin of a command that is one such copy. */
ur_result_t ocl_submit_begin_copy(struct ocl_submit *submit, ur_queue_handle_t queue, bool blocking,
                                  uint32_t count, const ur_event_handle_t *list,
                                  ur_event_handle_t *event, ur_command_t command);
/* Where the command's event goes; NULL if nobody wants it. */
static inline cl_event *ocl_submit_event(struct ocl_submit *submit) {
    return submit->event || submit->blocking ? &submit->made : NULL;
}
ur_result_t ocl_submit_end(struct ocl_submit *submit, cl_int code, const char *call);
/* A marker, a barrier, with a wait list that may be empty; queue's lock held. */
cl_int ocl_marker(ur_queue_handle_t queue, cl_uint count, const cl_event *list, cl_event *made);
cl_int ocl_barrier(ur_queue_handle_t queue, cl_uint count, const cl_event *list, cl_event *made);
/* An event for all that a command in this place waits for, with a reference for the caller. */
cl_int ocl_submit_ready(struct ocl_submit *submit, cl_event *ready);
/* The same as the end for a command that failed before it reached the driver. */
ur_result_t ocl_submit_abandon(struct ocl_submit *submit, ur_result_t result);

/* Frees host memory once the command of `event` has read it. */
void ocl_free_after(cl_event event, void *memory);

/* serialize.c: from now on commands may wait for something that the host does. */
void ocl_turnstile_host_driven(void);
bool ocl_is_host_driven(void);

/* host.c */
/* A host task has published what it wrote when its event completes; whoever has waited for events
 * observes it. The driver in between gives no such promise. */
extern _Atomic uint64_t ocl_published;
static inline void ocl_publish(void) {
    atomic_fetch_add_explicit(&ocl_published, 1, memory_order_release);
}
static inline void ocl_observe(void) {
    (void)atomic_load_explicit(&ocl_published, memory_order_acquire);
}

/* usm.c: the allocation of the program's that holds `pointer`. Takes no lock. */
bool ocl_usm_find(ur_context_handle_t context, const void *pointer, struct ur_pool_memory *found);

/* usm_memory.c: what was taken from the driver, known by its address. */
struct ocl_memory {
    struct ur_range range;     /* first */
    void *native;              /* what the driver gave: below it where alignment was made here */
    ur_device_handle_t device; /* retained; NULL for host memory */
};
static inline bool ocl_usm_has(enum ocl_usm usm, ur_usm_type_t type) {
    return usm > OCL_USM_COARSE || (usm == OCL_USM_COARSE && type == UR_USM_TYPE_DEVICE);
}
/* The device of the context that stands for `device`: itself or what it was partitioned from. */
ur_device_handle_t ocl_usm_device(ur_context_handle_t context, ur_device_handle_t device);
/* `device` is NULL for host memory. */
ur_result_t ocl_memory_take(ur_context_handle_t context, ur_device_handle_t device,
                            ur_usm_type_t type, cl_bitfield flags, size_t size, size_t align,
                            void **pointer);
/* Of memory that begins there, what the driver gave; it is no longer known. NULL if it was not. */
void *ocl_memory_forget(ur_context_handle_t context, const void *pointer);
/* Gives back what the driver gave. Pre: nothing uses it any more. */
void ocl_memory_give(ur_context_handle_t context, void *native);
/* Whether the address lies in something taken from the driver, whoever has it. */
bool ocl_memory_holds(ur_context_handle_t context, const void *pointer);
void ocl_memory_destroy(ur_context_handle_t context);
/* The capabilities of one kind of USM on a device (UR_DEVICE_INFO_USM_*). */
ur_device_usm_access_capability_flags_t ocl_usm_capabilities(ur_device_handle_t device,
                                                             ur_device_info_t kind);
/* Whether a device that tells so can have it. */
bool ocl_usm_can(ur_device_handle_t device, ur_usm_type_t type);
/* Tells the driver all memory of the context, which a kernel may follow pointers to. Kernel
 * locked. */
cl_int ocl_usm_tell_pointers(ur_kernel_handle_t kernel);

/* pool_backend.c */
extern const struct ur_pool_backend ocl_pool_backend;

/* usm_enqueue.c: a copy between any two pointers, and a fill, by the context's kind of USM. */
cl_int ocl_enqueue_copy(ur_context_handle_t context, cl_command_queue queue, bool blocking,
                        void *to, const void *from, size_t size, cl_uint count,
                        const cl_event *list, cl_event *event);
cl_int ocl_enqueue_fill(ur_context_handle_t context, cl_command_queue queue, void *to,
                        const void *pattern, size_t pattern_size, size_t size, cl_uint count,
                        const cl_event *list, cl_event *event);

/* program.c */
/* The name that the driver knows a global variable by. */
const char *ocl_program_global_name(ur_program_handle_t program, ur_device_handle_t device,
                                    const char *identifier);

#endif
