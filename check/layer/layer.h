/* Checking of kernels: what the parts of the layer know of each other. One lock is over all of it.
 */
#ifndef CHECK_LAYER_LAYER_H
#define CHECK_LAYER_LAYER_H

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "../block.h"
#include "../race.h"
#include "../rewrite.h"
#include "base/ranges.h"
#include "library.h"

#define MOST_FRAMES 16

struct ur_check_stack {
    int depth;
    void *frames[MOST_FRAMES];
};

/* A number in host USM that the command sets that frees an allocation. */
struct ur_check_flag {
    uint32_t *at;
    bool given;                 /* a command may set it */
    uint64_t retired;           /* launches when it was returned */
    struct ur_check_flag *next; /* of those that are not in use */
};
struct ur_check_flags {
    void *memory;
    struct ur_check_flag *flags;
    struct ur_check_flags *next;
};

/* Memory that a command freed while launches from before may use it, and that others may have now:
 * nothing is known of it. */
struct ur_check_wild {
    uintptr_t base;
    size_t size;
    uint64_t retired; /* launches when it was freed */
    struct ur_check_wild *next;
};

#define GONE_USM 64 /* of a context, that reports still know */

/* Memory that the program was given: USM, or a buffer's. */
struct ur_check_usm {
    struct ur_range range; /* first */
    struct ur_check_context *context;
    ur_usm_pool_handle_t pool;
    uint64_t number;
    bool freed;                     /* the program gave it back, and it is kept from use */
    bool told;                      /* that the host has read back of it what nobody had set */
    struct ur_check_shadow *shadow; /* NULL: all of it counts as set */
    uint64_t carried; /* launch with which the last copy came that its shadow is of, too */
    struct ur_check_flag *flag; /* freed once this is set; NULL: it is set, or there is none */
    const char *made_by, *ended_by;
    struct ur_check_stack made, ended;
    struct ur_check_usm *next; /* of those that are kept: the one that was freed after it */
};

/* Of local memory that a kernel gets as an argument (bytes). */
struct ur_check_lent_state {
    uint64_t shown;       /* to kernels; UINT64_MAX: not known */
    uint64_t at_any_time; /* what recorded launches have */
    uint64_t last;        /* launch with as much as is shown */
};

/* Memory that kernels read and the host writes (view.c). */
struct ur_check_part {
    size_t from, to; /* bytes */
};
enum { VIEW_CHANGES = 16 };
struct ur_check_view {
    void *here; /* where the host writes */
    size_t size;
    uintptr_t seen;                             /* where kernels read: `here`, or a copy */
    bool last;                                  /* what it leads kernels to is copied before it */
    void *memory;                               /* of the host */
    void *copy;                                 /* memory of the device; NULL: none */
    struct ur_check_part changed[VIEW_CHANGES]; /* since it was copied last */
    unsigned count;
    struct ur_check_view *next;
};

/* A rewritten module and what its kernels say. */
struct ur_check_code {
    struct ur_check_module module;
    struct ur_check_context *context;
    struct ur_check_view view; /* of `block` */
    volatile struct ur_check_block *block;
    volatile struct ur_check_told *said;
    uint32_t found;                       /* of `said`, when it was looked at last */
    bool *told;                           /* of each site: it was reported */
    volatile struct ur_check_race *races; /* of its sites, behind `said`; NULL: none */
    bool *told_races;
    struct ur_check_lent_state *lents;
    struct ur_check_code *next;
};

struct ur_check_context {
    ur_context_handle_t handle;
    uint32_t refs; /* the program's */
    bool whole;    /* its devices are able to be checked */
    enum ur_check_target target;
    bool asked;                            /* `whole` is known */
    bool off;                              /* nothing is checked any more */
    bool racing;                           /* its devices are able to look for races */
    volatile struct ur_check_races *races; /* NULL: not made yet */
    void *cells;
    bool stale;                     /* the table lacks something */
    struct ur_check_tree *tree;     /* NULL: no kernel was launched yet */
    struct ur_check_device *device; /* whose kernels read copies of it; NULL: none */
    volatile uint32_t *any;         /* what all kernels have found; NULL: there are none yet */
    uint32_t found;                 /* of that, when it was looked at last */
    struct ur_ranges ranges;        /* of USM, live and kept */
    size_t count;                   /* of those */
    struct ur_check_usm *first_kept, *last_kept;
    uint64_t kept; /* bytes */
    size_t kept_count;
    struct ur_check_wild *wild;
    struct ur_check_usm *gone; /* the last ones that are no more; NULL: none yet */
    uint64_t gone_count;
    struct ur_check_flag *flags; /* not in use */
    struct ur_check_flags *flag_pages;
    struct ur_check_shadow *shadows, *old_shadows; /* of allocations; which they had */
    bool shown;                     /* the program has handles of the driver: nothing has shadows */
    struct ur_check_order *order;   /* of commands; NULL: it is not looked at */
    struct ur_check_finder *finder; /* of addresses of buffers; NULL: not made yet */
    struct ur_check_code *codes;
    struct ur_check_context *next;
};

struct ur_checking {
    struct ur_check_options options;
    const ur_layer_dditable_t *next;
    pthread_mutex_t lock;
    struct ur_check_context *contexts;
    uint64_t launches;
    uint32_t places;
    bool recorded; /* a recorded launch may write what is not looked at */
};
extern struct ur_checking ur_checking;

/* ---- memory.c; the lock is held ---- */

/* Of a context, whether or not its making was seen. NULL without memory. */
struct ur_check_context *ur_check_context(ur_context_handle_t handle);
void ur_check_usm_made(struct ur_check_context *context, ur_usm_pool_handle_t pool, void *at,
                       size_t size, const char *by);
/* What the program asked for at that address (bytes); 0: it is in no USM that is known. */
size_t ur_check_usm_size(struct ur_check_context *context, const void *at);
/* The program frees what begins there; false: it is no USM that is known, and nobody's to keep. */
bool ur_check_usm_freed(struct ur_check_context *context, void *at);
/* What begins there and is being freed, if it can be kept; else NULL. */
struct ur_check_usm *ur_check_usm_ending(struct ur_check_context *context, void *at,
                                         const char *by);
void ur_check_keep(struct ur_check_usm *usm); /* it was freed */
/* It goes without being kept; `queued`: at its turn in a queue, which launches from before precede.
 */
void ur_check_usm_gone(struct ur_check_context *context, void *at, bool queued);
/* Takes out of what is kept, and makes a list of it that ur_check_give_back frees without the lock:
 * the oldest beyond what is to be kept; all of a context; of a pool (of any context); what holds an
 * address. */
struct ur_check_usm *ur_check_take_excess(struct ur_check_context *context);
struct ur_check_usm *ur_check_take_all(struct ur_check_context *context);
struct ur_check_usm *ur_check_take_pool(ur_usm_pool_handle_t pool);
struct ur_check_usm *ur_check_take_one(struct ur_check_context *context, const void *at);
void ur_check_give_back(struct ur_check_usm *list); /* the lock is not held */
struct ur_check_usm *ur_check_usm_at(struct ur_check_context *context, uint64_t address);
struct ur_check_usm *ur_check_usm_by_number(struct ur_check_context *context, uint64_t number);
/* Before a launch on that queue: the table is as it has to be. True: it counts as one, and
 * ur_check_enqueued follows. */
bool ur_check_launch(ur_queue_handle_t queue);
/* The same, of what else kernels read. */
void ur_check_settle(ur_queue_handle_t queue);
void ur_check_context_over(struct ur_check_context *context);
void ur_check_stack_take(struct ur_check_stack *stack);

/* ---- queues.c; the lock is held ---- */

void ur_check_queue_made(ur_queue_handle_t queue, ur_context_handle_t context);
void ur_check_queue_retain(ur_queue_handle_t queue);
void ur_check_queue_release(ur_queue_handle_t queue);
ur_context_handle_t ur_check_queue_context(ur_queue_handle_t queue); /* NULL: it is not known */
/* The launch from which on something may still run; `asking`: as the queues say now. */
uint64_t ur_check_oldest_running(bool asking);
/* A command of the layer's own on that queue, which counts as one: its number. */
uint64_t ur_check_enqueuing(ur_queue_handle_t queue);
/* The driver has it, or refused it: until then a queue that is empty has not run it. */
void ur_check_enqueued(ur_queue_handle_t queue);
/* For ur_check_queue_idle, once the driver has waited for the queue. */
uint64_t ur_check_last_launch(ur_queue_handle_t queue);
/* All launches up to that one of the queue have ended. */
void ur_check_queue_idle(ur_queue_handle_t queue, uint64_t last);
/* For ur_check_views_await; NULL: it is not known. */
uint64_t *ur_check_queue_version(ur_queue_handle_t queue);

/* ---- table.c; the lock is held ---- */

/* Something else is known of an allocation. */
void ur_check_tree_changed(const struct ur_check_usm *usm);
struct ur_check_tree; /* what kernels look addresses up in */
/* It is an allocation from now on; it was freed, and is kept; it is no more. Of a context whose
 * kernels are looked at: otherwise nothing is done. */
void ur_check_tree_put(const struct ur_check_usm *usm);
void ur_check_tree_freed(const struct ur_check_usm *usm);
void ur_check_tree_remove(const struct ur_check_usm *usm);
/* To kernels that are launched from now on; false: memory is short, and it is of no use any more.
 */
bool ur_check_tree_show(struct ur_check_context *context);
const struct ur_check_view *ur_check_tree_table(const struct ur_check_context *context); /* or NULL
                                                                                          */
void ur_check_tree_over(struct ur_check_context *context, bool idle);

/* ---- view.c; the lock is held ---- */

/* Of a context of that device: whether there are copies is decided. */
void ur_check_views_begin(struct ur_check_context *context, ur_device_handle_t device);
/* Of zeros. It stays where it is. False: memory of the host is short; of the device it may be. */
bool ur_check_view_make(struct ur_check_context *context, size_t size, struct ur_check_view *view);
void ur_check_view_move(struct ur_check_context *context, struct ur_check_view *from,
                        struct ur_check_view *to);
void ur_check_view_end(struct ur_check_context *context, struct ur_check_view *view, bool idle);
/* Some of `here` has changed. Until ur_check_views_send kernels see it as it was, or as it is. */
void ur_check_view_wrote(struct ur_check_context *context, struct ur_check_view *view,
                         const volatile void *at, size_t size);
/* Where kernels find everything, once all that was written before is there. */
void ur_check_table_set(struct ur_check_context *context, struct ur_check_view *table,
                        uint64_t known, uint64_t root);
/* Copies what has changed, for launches that come behind ur_check_views_await; `wait`: for all.
 * False: kernels see what is neither old nor new. */
bool ur_check_views_send(struct ur_check_context *context, const struct ur_check_view *table,
                         bool wait);
/* Copies are made, all that there are. */
bool ur_check_views_are_sent(const struct ur_check_context *context);
/* What comes next on that queue waits for it. `version`: of the queue, 0 at first. */
bool ur_check_views_await(struct ur_check_context *context, ur_queue_handle_t queue,
                          uint64_t *version);
void ur_check_views_over(struct ur_check_context *context);

/* ---- shadow.c; the lock is held ---- */

struct ur_check_shadow;
/* Nobody has set the memory that begins there yet. Where values that nobody set are not looked for,
 * nothing is done here and below. */
void ur_check_blank(struct ur_check_context *context, const void *at);
uint64_t ur_check_shadow_distance(const struct ur_check_usm *usm); /* 0: it has none */
void ur_check_shadow_end(struct ur_check_usm *usm);                /* it is no more */
void ur_check_written(const void *at, size_t size);
void ur_check_written_anyhow(const void *at); /* of its allocation all counts as set */
/* The host has read memory back by a call: told of, if nothing was ever written there. */
void ur_check_read_back(const char *function, struct ur_check_usm *usm, uintptr_t at, size_t size,
                        const struct ur_check_stack *stack);
/* An allocation with a shadow that an address is in; NULL: none. */
struct ur_check_usm *ur_check_shadowed(const void *at);
/* Where the shadow of its bytes is; false: some are none of its. */
bool ur_check_shadow_at(const struct ur_check_usm *usm, uintptr_t at, size_t size, void **shadow);
void ur_check_shadows_drop(struct ur_check_context *context); /* all that there is counts as set */
void ur_check_shadows_stop(void);                             /* from now on all does */
void ur_check_shadows_over(struct ur_check_context *context, bool idle);

/* Of cells of command.h, for memory that was just made. */
void ur_check_shadow_cells(struct ur_check_usm *usm);
void ur_check_shadows_clear(struct ur_check_context *context);

/* ---- copies.c ---- */

void ur_check_follow_copies(ur_layer_dditable_t *out);
/* Of the copies to the host that are over, what is to be told. The lock is held, here and below. */
void ur_check_copies_tell(void);
void ur_check_copies_over(const struct ur_check_context *context);
bool ur_check_is_carried(const char *function); /* it says itself what is set behind it */

/* ---- calls.c ---- */

enum ur_check_effect {
    UR_CHECK_COMMAND,
    UR_CHECK_WAIT,   /* without events it waits for all before it */
    UR_CHECK_BARRIER /* that, and what comes later waits for it */
};

/* Memory that a command accesses: rows in slices. */
struct ur_check_span {
    bool writes;
    uintptr_t at;
    size_t width, height, depth, row, slice; /* bytes; numbers; bytes */
};

/* An enqueue call on its way. */
struct ur_check_call {
    const char *function;
    ur_context_handle_t context; /* NULL: it is not followed */
    struct ur_check_clock *clock;
    uint32_t number; /* of the command; 0: nothing is said of it */
    uint32_t count;
    struct ur_check_span spans[2];
    const void *from, *to; /* of a copy of `bytes`, where values that nobody set are looked for */
    size_t bytes;
    ur_exp_kernel_arg_properties_t *args;
};

/* The table that the generated wrappers are above, and what fills the one with them. */
extern ur_layer_dditable_t ur_check_below;
void ur_check_calls_fill(ur_layer_dditable_t *table);
void ur_check_follow_calls(ur_layer_dditable_t *out);

/* For the wrappers; the lock is not held. `call` NULL: it is no command. */
void ur_check_call_begin(struct ur_check_call *call, const char *function, ur_queue_handle_t queue,
                         uint32_t count, const ur_event_handle_t *events,
                         enum ur_check_effect effect);
void ur_check_call_usm(struct ur_check_call *call, bool writes, const void *at, size_t size);
void ur_check_call_rows(struct ur_check_call *call, bool writes, const void *at, size_t pitch,
                        size_t width, size_t height);
void ur_check_call_rect(struct ur_check_call *call, bool writes, const void *at,
                        ur_rect_offset_t origin, ur_rect_region_t region, size_t row, size_t slice);
void ur_check_call_buffer(struct ur_check_call *call, bool writes, ur_mem_handle_t buffer,
                          size_t offset, size_t size);
void ur_check_call_buffer_rect(struct ur_check_call *call, bool writes, ur_mem_handle_t buffer,
                               ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                               size_t slice);
void ur_check_call_alloc(struct ur_check_call *call, void *at, size_t size);
void ur_check_call_free(struct ur_check_call *call, void *at);
void ur_check_call_kernel(struct ur_check_call *call, ur_kernel_handle_t kernel);
void ur_check_call_args(struct ur_check_call *call, ur_kernel_handle_t kernel, uint32_t *count,
                        const ur_exp_kernel_arg_properties_t **args);
void ur_check_call_end(struct ur_check_call *call, ur_result_t result, bool blocking,
                       const ur_event_handle_t *event);
/* Something in that memory is written, at any time. */
void ur_check_drop(const void *at);
void ur_check_drop_buffer(ur_mem_handle_t buffer);
void ur_check_unseen(void);             /* the program has others enqueue */
bool ur_check_is_hosts(const void *at); /* what is copied there the host reads; the lock is held */

/* ---- order.c; the lock is held ---- */

struct ur_check_clock; /* what a command is ordered behind */
/* What reports say of a command. */
struct ur_check_named {
    uint32_t number;
    const char *function, *kernel,
        *does; /* `kernel`: NULL, or its name; `does`: NULL, or in place of "writes" */
    struct ur_check_stack stack;
};

bool ur_check_order_start(struct ur_check_context *context); /* false: memory is short */
void ur_check_order_over(struct ur_check_context *context, bool idle);
void ur_check_order_queue(ur_queue_handle_t queue, struct ur_check_context *context, bool in_order,
                          bool apart);
bool ur_check_order_knows(ur_queue_handle_t queue);
/* A command of the queue comes now; NULL: it is not followed. The caller releases the clock. */
struct ur_check_clock *ur_check_order_take(ur_queue_handle_t queue, uint32_t count,
                                           const ur_event_handle_t *events,
                                           enum ur_check_effect effect, uint32_t *number);
void ur_check_clock_release(struct ur_check_clock *clock);
/* It is of a command with that clock from now on. */
void ur_check_order_event(ur_event_handle_t event, struct ur_check_context *context,
                          struct ur_check_clock *clock);
void ur_check_order_event_refs(ur_event_handle_t event, int by);
/* The host has waited: for events, for a queue as it was when `clock` was taken, for all of a
 * device. */
void ur_check_order_waited(uint32_t count, const ur_event_handle_t *events);
struct ur_check_clock *ur_check_order_finishing(ur_queue_handle_t queue);
void ur_check_order_finished(ur_queue_handle_t queue, struct ur_check_clock *clock);
void ur_check_order_device_idle(void);
void ur_check_order_host(struct ur_check_context *context, const struct ur_check_clock *clock);
struct ur_check_named *ur_check_order_named(struct ur_check_context *context, uint32_t number);
volatile struct ur_check_command *ur_check_order_commands(const struct ur_check_context *context);

/* ---- commands.c; the lock is held ---- */

/* The command accesses that memory. */
void ur_check_command_access(struct ur_check_context *context, uint32_t number,
                             const struct ur_check_span *span);
/* Names of kernels go. */
void ur_check_commands_forget(void);
/* A kernel has found a race with another command; false: it was told. */
bool ur_check_command_tell(struct ur_check_code *code, uint32_t place,
                           const struct ur_check_race *race);

/* ---- layer.c; the lock is not held ---- */

/* Bytes to ask for, so that between allocations there are some that belong to none. */
size_t ur_check_spaced(ur_usm_pool_handle_t pool, size_t size);
/* Whether an allocation that failed may succeed now that what was kept is given back. */
bool ur_check_gave_back(ur_context_handle_t context, ur_result_t result);
ur_context_handle_t ur_check_context_of(ur_queue_handle_t queue); /* NULL: it has none */

/* ---- races.c ---- */

/* Commands that have kernels follow one another while races are looked for. */
struct ur_check_turn {
    bool taken;
    ur_context_handle_t context;
    ur_event_handle_t own, *event; /* `event` is what to enqueue with */
};
/* Before a command that the program enqueues with `event`. `kernel`: it is one, in which races are
 * looked for. The lock is not held. */
void ur_check_turn_take(struct ur_check_turn *turn, ur_queue_handle_t queue, bool kernel,
                        ur_event_handle_t *event);
ur_result_t ur_check_turn_end(struct ur_check_turn *turn, ur_result_t result);
/* What kernels of the context keep accesses in; NULL: races are not looked for. The lock is held,
 * as for the others. */
volatile struct ur_check_races *ur_check_races_of(struct ur_check_context *context);
bool ur_check_races_tell(struct ur_check_code *code); /* there was something to be told */
void ur_check_races_over(struct ur_check_context *context, bool idle);

/* ---- queued.c ---- */

void ur_check_follow_queued(ur_layer_dditable_t *out);
/* What a queue captures uses no memory yet. The lock is not held. */
bool ur_check_is_captured(ur_queue_handle_t queue);
/* The lock is held. */
bool ur_check_flag_is_set(const struct ur_check_flag *flag);
void ur_check_flag_return(struct ur_check_context *context, struct ur_check_flag *flag);
void ur_check_flags_over(struct ur_check_context *context, bool idle);

/* ---- kernels.c ---- */

void ur_check_follow_kernels(ur_layer_dditable_t *out);
/* A kernel is launched, with these arguments besides those that are set. The lock is not held. */
void ur_check_kernel_launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, uint32_t count,
                            const ur_exp_kernel_arg_properties_t *args);
/* The lock is held. */
void ur_check_kernel_made(ur_kernel_handle_t kernel, const char *name,
                          const struct ur_check_context *context,
                          struct ur_check_code *const *codes, uint32_t count, bool whole);
/* Before ur_check_launch: what a kernel that is not looked at wholly may write counts as set. NULL:
 * what was recorded. The lock is not held. */
void ur_check_kernel_writes(ur_queue_handle_t queue, ur_kernel_handle_t kernel);
void ur_check_kernels_forget(const struct ur_check_context *context);

/* Tells a kernel the number of its launch (0: nobody is to know). The name of one that is told;
 * else NULL. */
const char *ur_check_kernel_number(ur_kernel_handle_t kernel, uint32_t number);
/* The same, by arguments in place of `*args`, which the caller frees; NULL: they stay. */
ur_exp_kernel_arg_properties_t *ur_check_kernel_args(ur_kernel_handle_t kernel, uint64_t number,
                                                     uint32_t *count,
                                                     const ur_exp_kernel_arg_properties_t **args,
                                                     const char **name);

/* ---- buffers.c ---- */

void ur_check_follow_buffers(ur_layer_dditable_t *out);
void *ur_check_buffer_at(ur_mem_handle_t buffer);            /* the lock is held; NULL: not known */
void ur_check_finder_over(struct ur_check_context *context); /* the lock is held */

/* ---- programs.c; the lock is not held ---- */

/* Whether kernels of a context can be checked. The lock is held. */
bool ur_check_prepare(struct ur_check_context *context);

ur_result_t ur_check_program_create(ur_context_handle_t context, const void *code, size_t size,
                                    const ur_program_properties_t *properties,
                                    ur_program_handle_t *program);
/* It was built or linked: its variables get the addresses of their blocks. */
void ur_check_program_built(ur_program_handle_t program, uint32_t device_count,
                            const ur_device_handle_t *devices);
/* A program was made from others, or may call functions of others. */
void ur_check_program_linked(ur_context_handle_t context, ur_program_handle_t program,
                             uint32_t count, const ur_program_handle_t *from);
/* A kernel is made of it: says so once if it is not checked though it was rewritten. */
void ur_check_program_used(ur_program_handle_t program, const char *name,
                           ur_kernel_handle_t kernel);
void ur_check_program_options(ur_program_handle_t program, const char *options);
/* The program whose binaries are to be given for it. */
ur_result_t ur_check_program_plain(ur_program_handle_t program, ur_program_handle_t *plain);
void ur_check_program_retain(ur_program_handle_t program);
void ur_check_program_release(ur_program_handle_t program);
/* Its SPIR-V as the program gave it; false: it was not rewritten. */
bool ur_check_program_code(ur_program_handle_t program, size_t size, void *value, size_t *actual,
                           ur_result_t *result);
void ur_check_programs_forget(const struct ur_check_context *context); /* the lock is held */

/* ---- report.c ---- */

/* Says what kernels have found since. The lock is held. */
void ur_check_tell(void);
void ur_check_tell_read_back(const char *function, uint64_t at, size_t size,
                             const struct ur_check_usm *usm, const struct ur_check_stack *stack);
void ur_check_result(void);
/* "kernel 'x' (file:line) reads", and a stack below a report. */
void ur_check_say_site(const struct ur_check_site *site, char *text, size_t size);
void ur_check_write_stack(const struct ur_check_stack *stack);
bool ur_check_frame_is_own(void *frame); /* the layer's or the loader's */

/* ---- json.c ---- */

/* A line to the file that was asked for. `usm`: the allocation, if it is one that is known;
 * `read`: where a variable of the module was read by which something decides, or NULL. */
void ur_check_json(const struct ur_check_site *site, const struct ur_check_site *read,
                   const struct ur_check_slot *slot, const struct ur_check_usm *usm);
/* Of one between commands, each with what is known of it, or NULL. */
void ur_check_json_commands(const struct ur_check_site *site, const struct ur_check_race *race,
                            const struct ur_check_named *own, const struct ur_check_named *other,
                            const char *does, const struct ur_check_usm *usm);
/* The other one of a race, where it is known: `site` NULL, `known` false. */
struct ur_check_other {
    const struct ur_check_site *site;
    bool known, group_known;
    uint64_t item[3], group[3];
};
void ur_check_json_race(const struct ur_check_site *site, const struct ur_check_race *race,
                        const struct ur_check_other *other, const struct ur_check_usm *usm);

#endif
