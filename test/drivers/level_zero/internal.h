/* A Level Zero driver on the software device. The real loader opens it through
 * ZE_ENABLE_ALT_DRIVERS.
 *
 *     ZE_SOFTWARE=OPTIONS      separated by commas: `new` (version 1.9: lists in order,
 * counter-based events, lists that can be changed, the host waits for lists, bindless images,
 * semaphores of other interfaces), `fixed` (without lists that can be changed), `bound` (without
 * bindless images and such semaphores), `devices:N` (default 1), `init:fail`, `ipc` (device and
 * physical memory can be shared between processes), `descriptors` (the handles of such device
 * memory are descriptors of the process that made them, as Intel's driver's are on PVC and DG2;
 * else any process opens them), `locked` (small ranges of the program's own memory are copied by
 * the host, at the append, which returns when all is complete that they wait for, as on PVC),
 * `lost` (devices are lost), `low` (device memory has addresses as the host's memory has, not those
 * of 48 bits whose upper ones are all set), `wide` (those of 57 bits), `intel` (a device of
 * Intel's, whose compiler ends the process over what it does not know), `engines` (a list that
 * waits holds back every list of its engine, as on GPUs), `open` (file descriptors that memory is
 * imported by stay open, and the program's; else they are closed as Intel's driver closes them: of
 * memory and images at once, of physical memory with it)
 *
 *     ZE_SOFTWARE_KERNELS=DIR  where SPIR-V modules lie beside the host code made of the same
 * source
 *
 *     ZE_SOFTWARE_OPENCL=...   what runs SPIR-V instead, see opencl.h
 *
 *     ZE_SOFTWARE_MODULES=DIR  where every SPIR-V module that was built is written to, once, by the
 * name of its first kernel and a sum, for compilers that are asked later (scripts/real-drivers.sh)
 *
 * and the variables of ../common/soft.h. A rule of Level Zero that is broken ends the process with
 * a message.
 */
#ifndef TEST_ZE_INTERNAL_H
#define TEST_ZE_INTERNAL_H

#include <level_zero/ze_api.h>
#include <level_zero/ze_ddi.h>
#include <level_zero/zes_api.h>
#include <level_zero/zes_ddi.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bindless_types.h"
#include "cache_line.h"
#include "compile/object.h"
#include "intel.h"
#include "ip_version.h"
#include "mutable.h"
#include "program.h"
#include "soft.h"
#include "spirv/local.h"
#include "vector_widths.h"

enum {
    SOFT_MAX_DEVICES = 8,
    SOFT_SUBS = 2,
    SOFT_IMAGE_SIDE = 16384,
    SOFT_IMAGE_DEPTH = 2048,
    SOFT_LINEAR_SIDE = 8192,    /* of images in USM */
    SOFT_LOCAL_LIMIT = 1 << 23, /* bytes of local memory over which no module is compiled */
};

/* keep.c: for ZE_SOFTWARE_MODULES; modules of several at once each by itself. */
void modules_keep(const ze_module_desc_t *desc);

struct options {
    bool modern, init_fails, lost, ipc, fixed, bound, low, wide, intel, engines, forgives, open,
        descriptors, locked;
    uint32_t devices;
};
const struct options *options(void);
/* Whether that call has a lost device in its way: a test has called ze_software_lose, and not yet
 * ze_software_find. Drivers and what devices are like is told as before. */
bool is_lost(const char *call);
unsigned losses(void); /* how often the device was lost so far */
/* None is signalled any more: what waits fails. */
void events_give_up(void);
void events_forget_list(ze_command_list_handle_t list);
struct eng *engine(void);

/* Counts a call, and says how it ends before it has done anything: where a test wants it to fail,
 * or the device is lost. With UR_SOFT_FAIL=*:N+ that is so from the N-th call on. */
ze_result_t failure(const char *call);
#define ENTER(name)                                                                                \
    do {                                                                                           \
        ze_result_t failure_ = failure(#name);                                                     \
        if (failure_ != ZE_RESULT_SUCCESS) {                                                       \
            return failure_;                                                                       \
        }                                                                                          \
    } while (0)
/* The same for a call that gives something up: it does its work first. */
#define LEAVE(name)                                                                                \
    return failure(#name) == ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY ? ZE_RESULT_ERROR_UNKNOWN          \
                                                                : last_failure()
ze_result_t last_failure(void); /* of the thread's last call of the former */
/* The end of a call that waited: its failure, or else that. */
ze_result_t waited(const char *call, ze_result_t result);
/* Waits for the command, and no longer than the device is there. As eng_command_wait; ENG_RUNNING
 * after that many nanoseconds. */
int wait_or_lose(struct eng_command *command, uint64_t timeout);
/* The same for all that the stream has. */
void stream_wait_or_lose(struct eng_stream *stream);

_Noreturn void broken(const char *rule);
/* What is under way on a lost device is not the program's to wait for: this waits for it, where the
 * device is lost, for a while. What is still in use then stays, and the call ends as if it had
 * gone.
 */
bool is_left_behind(bool (*busy)(const void *object), const void *object);
#define REST_IN_PEACE(busy, object)                                                                \
    do {                                                                                           \
        if (is_left_behind(busy, object)) {                                                        \
            return ZE_RESULT_ERROR_DEVICE_LOST;                                                    \
        }                                                                                          \
    } while (0)
ze_result_t result_of(int engine_result);

struct _ze_driver_handle_t {
    int unused;
};

struct _ze_device_handle_t {
    struct eng_device *engine;
    struct _ze_device_handle_t *parent;
    struct _ze_device_handle_t *subs[SOFT_SUBS];
    uint32_t number;
    struct eng_stream *semaphores; /* signals and waits, in no order but that of events */
    /* event.c, its lock: with the option `engines`, by ordinal and index */
    struct engine_gate {
        struct eng_stream *stream;
        struct eng_command *newest; /* complete once nothing that the engine was given waits */
    } gates[4];
};
extern struct _ze_driver_handle_t driver;
struct _ze_device_handle_t *device_at(uint32_t index); /* NULL past the last */
void device_uuid(ze_device_handle_t device, ze_device_uuid_t *out);
uint64_t memory_size(void); /* of a device, and of the host */

/* address.c: what the program sees of device memory that lies there, and where memory is of which
 * it sees that. */
void *shown_address(const void *memory, size_t size);
void *real_address(const void *memory);
/* Shared memory goes away until it is touched, or is there for good. */
void share_address(void *memory, bool away);

struct _ze_context_handle_t {
    _Atomic uint32_t children; /* must be gone before it is */
};

struct _ze_event_pool_handle_t {
    struct _ze_context_handle_t *context;
    ze_event_pool_flags_t flags;
    bool counts;
    uint32_t count;
    uint8_t *taken;
    _Atomic uint32_t live;
};

struct _ze_event_handle_t {
    struct _ze_event_pool_handle_t *pool;
    uint32_t index;
    struct _ze_event_handle_t *next, *previous; /* of all */
    pthread_mutex_t lock;                       /* guards what follows */
    struct eng_command *turn; /* complete once the event is signalled; a new one after each reset */
    bool timed;
    uint64_t started, ended;
    /* Immediate, that the last signal was appended to; NULL once the host has seen that. */
    struct _ze_command_list_handle_t *signaller;
    bool orphaned;            /* that list is gone, and the host has not seen it */
    _Atomic uint32_t waiters; /* commands under way that wait for it */
    _Atomic uint32_t refs;    /* the handle, and commands that will signal it */
    _Atomic uint32_t callers; /* threads in a call that waits for it */
};

struct _ze_command_list_handle_t {
    struct _ze_context_handle_t *context;
    struct _ze_device_handle_t *device;
    struct eng_stream *stream; /* NULL: a regular list, which keeps its commands */
    uint32_t ordinal, index;
    bool in_order, synchronous;
    _Atomic uint32_t inside;  /* threads that append: at most one at a time */
    _Atomic uint32_t pending; /* commands whose end has not been told */
    _Atomic int failed;       /* result of a command that failed, not told yet */
    /* regular lists */
    bool closed;
    _Atomic uint32_t running;  /* executions under way */
    _Atomic uint32_t appended; /* to immediate lists, and not yet at their ends */
    struct recorded *first, **end;
    /* lists that can be changed */
    bool is_mutable, numbered; /* `numbered`: the next command is the launch with number `ids` */
    bool changed;              /* since it was closed */
    uint64_t ids;
    uint32_t flags; /* of that number */
};

struct _ze_command_queue_handle_t {
    /* That executed commands go to, as if it were immediate. */
    struct _ze_command_list_handle_t list;
    bool synchronous;
    pthread_mutex_t lock; /* held over an execution */
    _Atomic uint32_t fences;
};

struct _ze_fence_handle_t {
    struct _ze_command_queue_handle_t *queue;
    _Atomic uint32_t state; /* enum fence_state in queue.c */
};

struct module {
    void *library;
    int file;
    void *code;
    size_t code_size;
    struct ur_code made; /* of SPIR-V, by LLVM */
    const struct ur_hostcode_table *table;
};

struct _ze_module_handle_t {
    struct _ze_context_handle_t *context;
    struct program *program; /* SPIR-V on an OpenCL driver; NULL: host code */
    struct module code;
    _Atomic uint32_t kernels;
};

struct argument {
    bool set;
    size_t size;
    void *bytes; /* NULL: local memory */
};

struct _ze_kernel_handle_t {
    struct _ze_module_handle_t *module;
    const struct ur_hostcode_kernel *code; /* NULL: of OpenCL */
    cl_kernel cl;                          /* NULL: host code */
    pthread_mutex_t lock;                  /* over setting arguments of `cl` and its enqueuing */
    size_t required[3], largest;           /* group sizes of `cl` */
    const char *name;
    uint32_t arg_count;
    struct parameter *types;
    struct argument *args;
    uint32_t group[3], offset[3];
    _Atomic uint32_t inside; /* Level Zero's kernels are not thread-safe */
};

/* memory.c: device memory that is a file; takes over the descriptor where that is ENG_OK. */
struct memory;
int map_file(int file, size_t size, struct memory *memory, void **out);
int drop_pages(void *pointer, struct memory *memory);

struct memory {
    ze_memory_type_t type;
    struct _ze_device_handle_t *device;
    struct _ze_context_handle_t *context;
    bool imported;             /* no USM: the program's, or an image's */
    bool opened;               /* of another process */
    bool reserved;             /* mapped at reserved addresses */
    _Atomic uint32_t resident; /* bits of the devices where it was made so */
    size_t mapped;             /* bytes of `file`; 0: memory of the engine */
    int file;
};

/* Pixels lie row after row, as kernels of host code are told in `view`. */
struct _ze_image_handle_t {
    struct ur_hostcode_image view;
    struct _ze_context_handle_t *context;
    struct memory *memory; /* tag of the pixels */
    uint32_t rows, slices; /* as regions count them */
    size_t row_pitch, slice_pitch;
    /* bindless images (bindless.c) */
    bool bindless, sampled;
    struct ur_hostcode_bindless shown; /* what the number is the address of; zero: not to be used */
    size_t sampler;                    /* enum ur_hostcode_sampler */
    struct _ze_image_handle_t *whole;  /* of a view, until that is destroyed; locked */
    struct _ze_image_handle_t *views, *next;
};

struct _ze_sampler_handle_t {
    struct _ze_context_handle_t *context;
    size_t bits; /* enum ur_hostcode_sampler */
};

/* One thread at a time may be between these two with an object that is not thread-safe. */
static inline void step_in(_Atomic uint32_t *inside, const char *what) {
    if (atomic_fetch_add(inside, 1) != 0) {
        broken(what);
    }
}
static inline void step_out(_Atomic uint32_t *inside) {
    atomic_fetch_sub(inside, 1);
}

/* list.c, event.c: what a command waits for and signals. */
struct submission {
    struct eng_submit engine;
    struct eng_command *waits[1024];
    struct eng_command *event;
    struct ended *ended;
    struct eng_stream *after; /* where the end is told; the list's */
};
ze_result_t submission_begin(struct submission *s, ze_command_list_handle_t list,
                             ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits,
                             const char *name);
ze_result_t submission_end(struct submission *s, ze_command_list_handle_t list, int result);

/* list.c: a command that is appended. */
struct command {
    const char *function; /* of the driver */
    const char *text;
    ze_event_handle_t signal;
    uint32_t count;
    ze_event_handle_t *waits;
    unsigned flags; /* of the engine */
    int (*run)(const struct eng_submit *submit, const void *args);
    const void *args; /* copied where the command is kept */
    size_t size;
    void *own; /* of malloc, goes with the command; NULL where the command is kept */
};
/* Runs the command, or keeps it where the list is a regular one. */
ze_result_t append(ze_command_list_handle_t list, const struct command *command);
ze_result_t append_rect(ze_command_list_handle_t list, const char *function, const char *text,
                        ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits,
                        const struct eng_rect *rect);
/* stage.c: what copies of the program's own memory are like. `rect` reads from `memory` then. */
struct staging {
    void *memory; /* NULL: none */
    bool blocks;  /* the append returns when the copy is complete */
};
ze_result_t stage(ze_command_list_handle_t list, bool range, uint32_t waits, struct eng_rect *rect,
                  struct staging *staging);
ze_result_t append_staged(ze_command_list_handle_t list, struct command *command,
                          const struct staging *staging);
/* A command of a regular list; copies of its wait list and of its arguments follow. */
struct recorded {
    struct recorded *next;
    uint64_t id; /* 0: it cannot be changed */
    uint32_t flags;
    struct command command;
};
ze_result_t check_ordinal(uint32_t ordinal);
/* mutable.c. Whether there are lists that can be changed. */
bool has_mutable(void);
ze_result_t next_command_id(ze_command_list_handle_t list, const struct ze_mutable_id *desc,
                            uint64_t *id);
ze_result_t update_commands(ze_command_list_handle_t list, const struct ze_mutable_commands *desc);
/* Submits the commands of a closed list to `to`. A failure that a test asked for hits no half of
 * them. */
void replay(ze_command_list_handle_t list, ze_command_list_handle_t to);

/* kernel.c, run.c: a kernel and its arguments as they were when it was appended. */
enum { MAX_ARGS = 64 };
struct launch_args {
    ze_kernel_handle_t kernel;
    struct eng_launch range; /* without arguments */
    bool local[MAX_ARGS];
    size_t sizes[MAX_ARGS];
    char values[]; /* one after the other */
};
/* What of an argument's bytes the program has another way. NULL: none. */
void argument_value(const struct parameter *type, void *bytes);
/* Where each value lies; NULL for local memory. */
void launch_values(const struct launch_args *args, uint32_t count, const void **values);
int run_program(const struct eng_submit *submit, const void *args);
ze_result_t ZE_APICALL launch_kernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                     const ze_group_count_t *groups, ze_event_handle_t signal,
                                     uint32_t count, ze_event_handle_t *waits);
ze_result_t ZE_APICALL launch_together(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                       const ze_group_count_t *groups, ze_event_handle_t signal,
                                       uint32_t count, ze_event_handle_t *waits);

/* What is chained to a description or to properties; NULL: nothing of that type. */
const void *chained(const void *first, ze_structure_type_t type);

/* Tables of the parts. */
void device_tables(ze_device_dditable_t *table);
void list_tables(ze_command_list_dditable_t *table);
void queue_tables(ze_command_queue_dditable_t *queue, ze_fence_dditable_t *fence);
void event_tables(ze_event_dditable_t *event, ze_event_pool_dditable_t *pool);
void memory_tables(ze_mem_dditable_t *table);
ze_result_t make_resident(ze_context_handle_t context, ze_device_handle_t device, void *pointer,
                          size_t size);
ze_result_t evict_memory(ze_context_handle_t context, ze_device_handle_t device, void *pointer,
                         size_t size);
/* Of a command's operand, which may also be memory that Level Zero does not know. */
void need_own_memory(ze_command_list_handle_t list, const void *pointer);
void virtual_tables(ze_virtual_mem_dditable_t *table, ze_physical_mem_dditable_t *physical);
void module_tables(ze_module_dditable_t *module, ze_module_build_log_dditable_t *log);
void kernel_tables(ze_kernel_dditable_t *kernel, ze_kernel_exp_dditable_t *exp);
void image_tables(ze_image_dditable_t *image, ze_sampler_dditable_t *sampler);
void image_list_tables(ze_command_list_dditable_t *table);
/* image.c: false where there are no such pixels or shapes; pitches are without gaps. */
bool image_read(ze_image_handle_t image, const ze_image_desc_t *desc, ze_result_t *why);
size_t sampler_bits(const ze_sampler_desc_t *desc); /* 0: none such */
/* bindless.c. What is chained to the description of an image: *pointer where it lies in USM, and
 * *file where in imported memory. */
bool has_bindless(void);
ze_result_t bindless_read(ze_image_handle_t image, ze_context_handle_t context,
                          const ze_image_desc_t *desc, void **pointer, int *file);
void bindless_forget(ze_image_handle_t image); /* when it is destroyed */
void image_exp_tables(ze_image_exp_dditable_t *table);
ze_result_t make_image_resident(ze_context_handle_t context, ze_device_handle_t device,
                                ze_image_handle_t image);
ze_result_t image_offset(ze_image_handle_t image, uint64_t *offset);
ze_result_t image_pitch(ze_context_handle_t context, ze_device_handle_t device, size_t width,
                        size_t height, unsigned element, size_t *pitch);
ze_result_t import_semaphore(ze_device_handle_t device, const struct ze_semaphore_desc *desc,
                             struct ze_semaphore **out);
ze_result_t release_semaphore(struct ze_semaphore *semaphore);
ze_result_t signal_semaphores(ze_command_list_handle_t list, uint32_t count,
                              struct ze_semaphore **semaphores, struct ze_semaphore_value *values,
                              ze_event_handle_t signal, uint32_t wait_count,
                              ze_event_handle_t *waits);
ze_result_t wait_semaphores(ze_command_list_handle_t list, uint32_t count,
                            struct ze_semaphore **semaphores, struct ze_semaphore_value *values,
                            ze_event_handle_t signal, uint32_t wait_count,
                            ze_event_handle_t *waits);
void sysman_device_tables(zes_device_dditable_t *table);
void sysman_part_tables(zes_memory_dditable_t *memory, zes_frequency_dditable_t *frequency,
                        zes_power_dditable_t *power, zes_fan_dditable_t *fan);
ze_result_t append_lists(ze_command_list_handle_t list, uint32_t count,
                         ze_command_list_handle_t *lists, ze_event_handle_t signal,
                         uint32_t wait_count, ze_event_handle_t *waits);
ze_result_t list_synchronize(ze_command_list_handle_t list, uint64_t timeout);
ze_result_t import_memory(ze_driver_handle_t driver, void *pointer, size_t size);
ze_result_t release_memory(ze_driver_handle_t driver, void *pointer);

#endif
