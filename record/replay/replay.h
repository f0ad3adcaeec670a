/* urtrace replay: the calls of a recording, made again without the program.
 *
 *   decode.c   a record as a call: arguments in C structures, as the program passed them
 *   objects.c  what handles and addresses of the recording stand for here
 *   device.c   the devices to run on
 *   run.c      the calls, one after another
 *   memory.c   what the host wrote, what it read, and whether that is the same
 *   inputs.c   what commands read of the host, other than at their calls
 *   tasks.c    host tasks
 *   values.c   whether two contents are the same, within a tolerance
 *   way.c      what becomes of a call
 *   arguments.c  the arguments of a call, as they are here
 *   guard.c    launches that might end the device
 *   launch.c   launches: what they work on, their times, their description
 *   bisect.c   which launch is wrong
 *   compile.c  SPIR-V of OpenCL C
 *   code.c     programs and kernels that were made from native handles
 *   shared.c   what is shared with other processes, and taken by this one
 *   subset.c   a recording of one launch
 *   fuse.c     launches, fused
 *   builds.c   programs are built when something is made of them
 *   progress.c what takes long
 *
 * One thread makes all calls, in the order of their sequence numbers. */
#ifndef RECORD_REPLAY_REPLAY_H
#define RECORD_REPLAY_REPLAY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include "base/ranges.h"
#include "loader/layers/print.h"
#include "record/bytes.h"
#include "record/call.h"
#include "record/layer/map.h"
#include "record/reader.h"
#include "record/traits.h"
#include "ur_api.h"

#define UR_REPLAY_MOST_PARAMS 24

/* ---- decode.c ---- */

enum ur_slot_kind { UR_SLOT_HANDLE, UR_SLOT_ADDRESS, UR_SLOT_VALUE, UR_SLOT_FUNCTION };

/* A handle or address among the arguments. */
struct ur_slot {
    uint64_t *where;      /* in the arguments: the recorded one, until it is exchanged */
    uint64_t recorded;    /* of an output, what the call gave */
    uint8_t kind, handle; /* ur_slot_kind, and which handle type */
    int8_t param;
    bool out;
};

/* Bytes that an argument points to. */
struct ur_content {
    unsigned char **where; /* the pointer to them among the arguments; NULL for host memory */
    unsigned char *bytes;  /* NULL: not in the recording */
    size_t size;
    uint64_t data; /* their number, or 0 */
    int8_t param;
};

struct ur_shape {
    size_t width, height, depth, row, slice, offset;
};

/* Memory of the host that a command reads or writes. */
struct ur_host_region {
    int8_t param;
    bool writes;
    uint64_t address;
    struct ur_shape shape;
    struct ur_content content; /* of what is read */
};

struct ur_chunk;
struct ur_call {
    uint64_t sequence;
    uint32_t thread;
    const struct ur_print_function *function;
    const struct ur_record_traits *traits;
    ur_result_t result;
    void *params[UR_REPLAY_MOST_PARAMS]; /* a pointer to each argument */
    struct ur_slot *slots;
    size_t num_slots, room_slots;
    struct ur_content *contents;
    size_t num_contents, room_contents;
    struct ur_host_region regions[4];
    unsigned num_regions;
    struct ur_host_region made_from; /* the host memory of a new buffer or image; address 0: none */
    bool unknown_chain;              /* an extension that was not recorded */
    bool withheld;                   /* content that was not to be recorded, or could not be read */
    struct ur_chunk *chunks;
};

#define UR_CALL_ARGUMENT(call, type, place) (*(type *)(call)->params[place])

/* False with a clause in `reason`; the call is to be freed in any case. */
bool ur_call_decode(struct ur_record_file *file, const unsigned char *record, size_t size,
                    struct ur_call *call, const char **reason);
void ur_call_free(struct ur_call *call);
const char *ur_call_name(const struct ur_call *call);
const struct ur_record_traits *ur_call_traits(unsigned function);
/* Whether its name has the word in it. */
bool ur_call_is(const struct ur_call *call, const char *word);
/* The place of a parameter by its name, -1 for none. */
int ur_call_place(const struct ur_call *call, const char *name);
/* The handle or address that a parameter was recorded with; 0 for none. */
uint64_t ur_call_recorded(const struct ur_call *call, int param);
void *ur_call_memory(struct ur_call *call, size_t size);

/* A content on its own, as in records of memory; the bytes are the caller's to free. */
bool ur_content_read(struct ur_record_file *file, struct ur_reading *reading, size_t *size,
                     unsigned char **bytes, uint64_t *data);
bool ur_shape_read(struct ur_reading *reading, struct ur_shape *shape);
/* Bytes from the start of a shape's memory to behind its last byte; 0 for one that has no sense. */
size_t ur_shape_span(const struct ur_shape *shape);
/* Puts rows, which lie one behind another, where the shape has them. */
void ur_shape_fill(char *to, const struct ur_shape *shape, const unsigned char *rows);

/* A part of USM in a record. */
struct ur_part {
    uint64_t address;
    size_t size;
    bool certain;
    unsigned char *bytes; /* NULL: not in the recording; the caller frees them */
    uint64_t data;
};
bool ur_part_read(struct ur_record_file *file, struct ur_reading *reading, struct ur_part *part);

/* generated/invoke.c */
ur_result_t ur_replay_invoke(unsigned function, void **params);

/* ---- objects.c ---- */

/* USM, host memory that was made USM, or a mapped part of a buffer. */
/* A part of a buffer that is mapped, there and here. */
struct ur_mapping {
    struct ur_mapping *next; /* that begins at the same address */
    uint64_t base;
    size_t size;
    char *live;
};

struct ur_memory {
    struct ur_range range; /* of the recording; first */
    char *live;
    ur_usm_type_t kind;
    bool ours; /* `live` is memory that the replay allocated */
    uint64_t
        *known; /* hashes of the grains when they were last the same as recorded; may be NULL */
    uint64_t launch; /* the last launch that was given it */
    bool written;    /* by a command, a launch that was given it, or the host */
    bool unknown;    /* of what was written last, a launch that is left out here was part, or a copy
                      * from memory that nobody wrote */
    bool restored;   /* what the record of outputs at hand tells was put there */
    bool queued;     /* allocated by a command */
    bool shared;     /* with other processes, which may write it */
    struct ur_mapping **mappings; /* that share this memory; NULL for what is none */
    size_t num_mappings;
};

/* Memory of the host that commands write. */
struct ur_shadow {
    struct ur_range range; /* first */
    char *live;
    bool pinned;     /* commands may write it until the end */
    uint64_t launch; /* the last one whose work a command put there */
};

struct ur_replay;
/* NULL where the recording has no such object. */
void *ur_live_handle(const struct ur_replay *replay, uint64_t recorded);
void ur_live_bind(struct ur_replay *replay, uint64_t recorded, uint64_t live);
/* By what the live one of a slot is found. Native handles may be equal to handles of ours, and are
 * other things: each has a key of its own. */
uint64_t ur_slot_key(const struct ur_slot *slot);
/* The key of a native handle. */
uint64_t ur_native_key(uint64_t recorded);
/* False of a native handle that no replayed call gave. 0 may be one. */
bool ur_live_native(const struct ur_replay *replay, uint64_t recorded, uint64_t *live);
/* What the call would have made is not here, also where something was at that address before. */
void ur_unbind_outputs(struct ur_replay *replay, const struct ur_call *recorded);
struct ur_memory *ur_memory_find(const struct ur_replay *replay, uint64_t address);
struct ur_memory *ur_memory_made(struct ur_replay *replay, uint64_t address, size_t size,
                                 ur_usm_type_t kind, void *live);
void ur_memory_gone(struct ur_replay *replay, uint64_t address);
/* NULL: there is no memory for it. */
struct ur_memory *ur_memory_mapped(struct ur_replay *replay, uint64_t base, size_t size,
                                   char *live);
/* That which an unmap of this address ends (ur_record_mapping_at), or NULL. */
struct ur_mapping *ur_mapping_at(const struct ur_replay *replay, uint64_t base);
void ur_memory_unmapped(struct ur_replay *replay, uint64_t base);
/* Memory of the host that stands for `size` bytes at the recorded address. */
struct ur_shadow *ur_shadow_get(struct ur_replay *replay, uint64_t address, size_t size);
struct ur_shadow *ur_shadow_find(const struct ur_replay *replay, uint64_t address);
/* Where a recorded address is here; 0 if nowhere. */
uint64_t ur_live_address(const struct ur_replay *replay, uint64_t recorded);
/* Exchanges the addresses of USM among bytes that may hold such, and counts them. */
size_t ur_translate(struct ur_replay *replay, unsigned char *bytes, size_t size);
/* Words that are addresses of memory here become zeros. */
void ur_blank_addresses(const struct ur_replay *replay, unsigned char *bytes, size_t size);
/* Freed when no command can use it any more. */
void ur_keep_always(struct ur_replay *replay, void *memory); /* until the end */
void ur_keep(struct ur_replay *replay, void *memory, size_t size);
/* Freed at the end. NULL without memory. */
void *ur_pin(struct ur_replay *replay, size_t size);
void ur_objects_free(struct ur_replay *replay);

/* ---- values.c ---- */

enum ur_values { UR_VALUES_ANY, UR_VALUES_BYTES, UR_VALUES_F16, UR_VALUES_F32, UR_VALUES_F64 };

/* The first byte at which they differ by more than the tolerance, or `size`. */
size_t ur_values_differ(const unsigned char *a, const unsigned char *b, size_t size,
                        enum ur_values type, double tolerance);
/* The value at a byte, in words. */
void ur_value_text(const unsigned char *bytes, size_t size, size_t at, enum ur_values type,
                   char *text, size_t room);

/* ---- the replay ---- */

struct ur_replay_options {
    const char *path, *selector;
    enum ur_values values;
    double tolerance;
    bool exact;         /* the same adapter: bytes are equal */
    bool stop_at_first; /* --compare */
    bool no_compare, verbose;
    bool fuse;          /* launches of queues, which keep the order then */
    uint64_t dump;      /* a launch */
    unsigned time;      /* times each kernel is run */
    unsigned progress;  /* seconds between words on how far it is; 0: none */
    uint64_t last;      /* stop behind this launch; 0: none */
    int tell;           /* where launches are told to, for --bisect; 0: nowhere */
    const char *subset; /* the file for the last launch alone */
    struct {
        unsigned program; /* which, from 1, and the file with other code for it */
        const char *path;
    } code[16];
    unsigned num_code;
};

struct ur_launch {
    uint64_t sequence;
    char *kernel;
    size_t global[3];
};

struct ur_timing;
struct ur_subset;
struct ur_graph_task;
struct ur_pending_output;
struct ur_progress;
struct ur_replay {
    struct ur_record_file *file;
    const struct ur_replay_options *options;
    struct ur_map handles;
    struct ur_map references; /* recorded handle -> how many of them the program has */
    struct ur_ranges memory, shadows;
    struct ur_map tasks;    /* sequence of the call -> struct ur_task_records */
    struct ur_map codes;    /* sequence of the call -> index + 1 of its record */
    struct ur_map inputs;   /* call and place -> struct ur_input */
    struct ur_map outputs;  /* sequence of the call -> struct ur_pending_output */
    struct ur_map kernels;  /* recorded handle -> struct ur_kernel */
    struct ur_map buffers;  /* recorded handle -> struct ur_buffer */
    struct ur_map mappings; /* recorded address -> struct ur_mapping */
    struct ur_map images;   /* recorded number of a bindless image -> the one here */
    struct ur_map modules;  /* recorded handle of a program -> struct ur_module */
    struct ur_map skipped;  /* sync points of commands that are left out -> struct ur_skipped */
    struct ur_map failing;  /* sequences of launches that failed when they were recorded */
    struct ur_map builds;   /* recorded handle of a program -> index + 1 of the build to be made */
    struct {
        void **at;
        size_t used, room, bytes;
    } kept; /* until the queues have been finished */
    struct {
        void **at;
        size_t used, room;
    } pinned; /* until the end */
    struct {
        ur_queue_handle_t at;
        ur_context_handle_t context;
        bool captures;
    } * queues; /* live; a reference of each is ours */
    size_t num_queues, num_capturing;
    size_t num_user_events; /* which the program has not completed so far */
    struct ur_launch *launches;
    ur_device_handle_t *devices; /* live ones to run on */
    uint32_t num_devices, next_device;
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    uint64_t num_calls, num_failed, num_left_out, num_outputs, num_different, num_unchecked;
    uint64_t num_launches, num_programs, num_translated;
    uint64_t num_finished; /* launches up to there had ended when the queues were last finished */
    uint64_t first_different; /* the launch that made the first difference; 0: not known */
    uint64_t replayed;        /* calls made */
    struct ur_graph_task *graph_tasks;
    struct ur_subset *subset;
    struct ur_compiled *compiled;
    struct ur_timing *timings;
    size_t num_timings, num_unbuilt;
    struct ur_progress *progress;
    bool stopped, lost;
    bool same_device;
    bool native_untold;   /* what some native command did to memory is not in the recording */
    bool other_subgroups; /* the sizes of sub-groups are not those of the recorded device */
    char *said;           /* sentences that were said, with ends of lines */
};

/* Says a sentence once, on stderr. */
void ur_say(struct ur_replay *replay, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* device.c */
/* Before anything is asked: which adapters there are to be, NULL for those of the recording. */
void ur_devices_select(struct ur_record_file *file, const char *selector);
/* False with what is wrong said. Also tells whether the device is the recorded one. */
bool ur_devices_find(struct ur_replay *replay, bool *same);
void ur_devices_free(struct ur_replay *replay);
/* The handles of the recorded devices, the one that is used first, and its name. The caller frees
 * them. */
uint64_t *ur_devices_recorded(struct ur_record_file *file, size_t *count, char *name, size_t size);

/* way.c */
/* What becomes of a call. */
enum ur_way {
    UR_WAY_MAKE,   /* it is made */
    UR_WAY_ANSWER, /* it only asks, or concerns what the replay chooses itself */
    UR_WAY_CODE,   /* an object of a native handle is made from the code that was in it */
    UR_WAY_LEAVE,  /* it cannot be made, which is said */
};
enum ur_way ur_way_of(struct ur_replay *replay, const struct ur_call *call);

/* arguments.c */
/* Exchanges what the arguments name. False: something is not here. */
bool ur_exchange(struct ur_replay *replay, struct ur_call *call);
/* Sync points are numbers of a command buffer. That of a command which is left out stands for those
 * that it came after. */
void ur_skip_sync_point(struct ur_replay *replay, const struct ur_call *recorded);
void ur_exchange_sync_points(struct ur_replay *replay, const struct ur_call *recorded,
                             struct ur_call *call);
void ur_bind_sync_point(struct ur_replay *replay, const struct ur_call *recorded,
                        const struct ur_call *call);
/* Memory of the host that the command reads or writes. False without memory. */
bool ur_place_regions(struct ur_replay *replay, const struct ur_call *recorded,
                      struct ur_call *call);
/* Two devices of the recording may be one here, which lists may hold once. */
void ur_drop_repeated_devices(struct ur_call *call);
/* What has to be there before the call. False: it cannot be made. */
bool ur_prepare(struct ur_replay *replay, const struct ur_call *recorded, struct ur_call *call);

/* run.c */
/* Whether the call was given an event of the program, to signal it. */
bool ur_signals_again(const struct ur_replay *replay, const struct ur_call *call,
                      const struct ur_slot *slot);
bool ur_replay_run(struct ur_replay *replay); /* false: nothing could be run */
void ur_replay_end(struct ur_replay *replay);
void ur_finish_all(struct ur_replay *replay);
/* Whether commands of a queue become part of a graph now: by its index, and of any. */
bool ur_queue_captures(const struct ur_replay *replay, size_t index);
bool ur_is_captured(const struct ur_replay *replay, ur_queue_handle_t queue);

/* memory.c */
void ur_apply_memory(struct ur_replay *replay, const unsigned char *record, size_t size);
void ur_apply_buffer(struct ur_replay *replay, const unsigned char *record, size_t size);
void ur_check_buffer(struct ur_replay *replay, const unsigned char *record, size_t size);
void ur_check_output(struct ur_replay *replay, const unsigned char *record, size_t size);
bool ur_memory_read(struct ur_replay *replay, const struct ur_memory *memory, size_t offset,
                    void *to, size_t size);
bool ur_buffer_read(struct ur_replay *replay, uint64_t handle, void *to, size_t size);
bool ur_memory_write(struct ur_replay *replay, const struct ur_memory *memory, size_t offset,
                     const void *from, size_t size);
void ur_output_expected(struct ur_replay *replay, const struct ur_call *call, int param, char *live,
                        const struct ur_shape *shape, uint64_t launch, bool stays);
/* From now on, what changes there and is not applied is the work of commands. */
void ur_memory_made_zero(struct ur_memory *memory);
void ur_outputs_free(struct ur_replay *replay);
/* The memory that a part lies in; NULL if there is none here. */
struct ur_memory *ur_memory_of(struct ur_replay *replay, const struct ur_part *part,
                               size_t *offset);

/* tasks.c */
/* A record of what the host task of a call did; of a graph, one for each run. */
void ur_index_task(struct ur_replay *replay, uint64_t call, size_t index);
void ur_prepare_task(struct ur_replay *replay, struct ur_call *call);
/* Before a graph runs: where its tasks do what they do. */
void ur_place_tasks(struct ur_replay *replay);
void ur_tasks_free(struct ur_replay *replay);

/* inputs.c */
void ur_index_input(struct ur_replay *replay, size_t index, const unsigned char *record,
                    size_t size);
/* Bytes of memory that the command is to find changed; 0 if it finds what it found at its call. */
size_t ur_input_size(const struct ur_replay *replay, uint64_t call, int param);
/* Puts what it finds there into memory of `size` bytes; false if that is what it found at its call.
 */
bool ur_input_changed(struct ur_replay *replay, uint64_t call, int param, char *memory,
                      size_t size);
/* Where a command of a graph reads, in each run. `address`: in the recording. */
void ur_input_placed(struct ur_replay *replay, uint64_t call, int param, uint64_t address,
                     char *memory, const struct ur_shape *shape);
/* Memory here that stands for recorded memory of the host: one place after another, `next` is 0 at
 * first. There are `length` bytes, from `skip` on. False: no more. */
bool ur_host_place(struct ur_replay *replay, uint64_t address, size_t size, size_t *next, char **to,
                   size_t *skip, size_t *length);
/* Before a run: what it finds there from now on. */
void ur_apply_input(struct ur_replay *replay, const unsigned char *record, size_t size);
void ur_inputs_free(struct ur_replay *replay);

/* launch.c */
struct ur_argument {
    uint32_t index;
    uint64_t object; /* an address in USM, or the handle of a buffer */
    bool is_buffer;
    bool pointer;  /* the whole argument is the address */
    uint64_t live; /* what the address was here when it was set before the launch; 0: it was not */
};
struct ur_choice;
struct ur_kernel {
    char *name;
    struct ur_argument *arguments;
    size_t used, room;
    unsigned uses;
    struct ur_choice *choices; /* of groups, by the recorded device */
    size_t num_choices;
};
struct ur_buffer {
    size_t size;
    uint64_t launch; /* the last launch that was given it */
    bool unknown;    /* as of memory */
};
bool ur_is_launch(unsigned function);
/* `program` 0: one that is not known. */
void ur_launch_kernel_made(struct ur_replay *replay, uint64_t handle, uint64_t program,
                           const char *name);
/* What is known of kernels, and which launch memory is the work of, from a call that was made. */
void ur_launch_follow(struct ur_replay *replay, const struct ur_call *call);
/* What a launch is given: by the kernel's arguments and by the call. Freed by the caller. */
struct ur_argument *ur_launch_arguments(struct ur_replay *replay, const struct ur_call *call,
                                        size_t *count);
size_t ur_buffer_size(const struct ur_replay *replay, uint64_t handle);
/* Of which launch the memory is that a command reads; 0: of none that is known. */
uint64_t ur_launch_of(struct ur_replay *replay, const struct ur_call *call);
/* A launch is not made here: what it would have written is not known. */
void ur_launch_lost(struct ur_replay *replay, const struct ur_call *call);
/* A command that is left out may have written anything. */
void ur_all_unknown(struct ur_replay *replay);
/* Whether the command reads memory that nobody wrote here: what is there is anything. */
bool ur_reads_unwritten(const struct ur_replay *replay, const struct ur_call *call);
/* "launch 3, kernel add, 32 x 1 x 1" */
void ur_launch_text(const struct ur_replay *replay, uint64_t launch, char *text, size_t size);
/* Gives the launch its number. */
void ur_launch_count(struct ur_replay *replay, const struct ur_call *recorded);
/* Around a launch: its description, its times. `recorded` has the recording's arguments, `live`
 * those that it is made with. */
void ur_launch_before(struct ur_replay *replay, const struct ur_call *recorded,
                      struct ur_call *live);
void ur_launch_after(struct ur_replay *replay, const struct ur_call *recorded);
void ur_launch_table(const struct ur_replay *replay);
void ur_launches_free(struct ur_replay *replay);

/* guard.c */
enum { UR_USES_GROUPS = 1, UR_USES_SUBGROUPS = 2 };
/* A program was made of SPIR-V, or linked. */
void ur_guard_program(struct ur_replay *replay, const struct ur_call *recorded,
                      const struct ur_call *live);
/* The same of the intermediate language that an object of a native handle is made from here; NULL
 * where there is none. */
void ur_guard_code(struct ur_replay *replay, uint64_t handle, const unsigned char *il, size_t size);
/* What a kernel asks of the group that it is in, as far as its code tells. */
unsigned ur_guard_uses(const struct ur_replay *replay, uint64_t program, const char *kernel);
/* A record of the groups that the recorded device chose. */
void ur_guard_group(struct ur_replay *replay, const unsigned char *record, size_t size);
/* Before the first call: looks for launches that failed when they were recorded. */
void ur_guard_index(struct ur_replay *replay);
/* Before a launch, or before it is put into a command buffer. False, with a sentence: it is to be
 * left out. */
bool ur_guard_launch(struct ur_replay *replay, const struct ur_call *recorded,
                     struct ur_call *live);
/* The device is lost: says so, and ends the replay. */
void ur_guard_lost(struct ur_replay *replay);
void ur_guard_free(struct ur_replay *replay);

/* code.c */
enum { UR_CODE_IL, UR_CODE_BINARY, UR_CODE_SOURCE, UR_CODE_OPTIONS, UR_NUM_CODES };
struct ur_code {
    uint64_t call, handle;
    char *name; /* of a kernel; empty for a program */
    unsigned char *bytes[UR_NUM_CODES];
    size_t size[UR_NUM_CODES];
    uint64_t data[UR_NUM_CODES];
};
bool ur_code_read(struct ur_record_file *file, const unsigned char *record, size_t size,
                  struct ur_code *code);
void ur_code_free(struct ur_code *code);
/* Makes what the call made. False, with a sentence, if it cannot be made here. */
bool ur_code_make(struct ur_replay *replay, const struct ur_call *call);

/* shared.c: data of urIPCGet... by its recorded address */
uint64_t ur_shared_key(uint64_t recorded);
/* A call about USM that is shared, which is not made. False: it is of another process. */
bool ur_shared_is_memory(const struct ur_call *call);
bool ur_shared_memory(struct ur_replay *replay, const struct ur_call *call);
/* False for what another process shared. */
bool ur_shared_is_here(const struct ur_replay *replay, const struct ur_call *call);
void ur_shared_follow(struct ur_replay *replay, const struct ur_call *recorded,
                      const struct ur_call *call);

/* compile.c: SPIR-V of OpenCL C by urcc, which stays until the end; NULL, with a sentence, if that
 * cannot be had. */
const unsigned char *ur_compile(struct ur_replay *replay, const struct ur_code *code, size_t *size);
void ur_compiled_free(struct ur_replay *replay);

/* subset.c: a recording of the launch that is about to be made, and was. The second frees it. */
struct ur_subset *ur_subset_begin(struct ur_replay *replay, const struct ur_call *launch);
bool ur_subset_end(struct ur_replay *replay, struct ur_subset *subset, const struct ur_call *launch,
                   const char *path, char *reason, size_t size);

/* bisect.c: 0 a launch was found and written, 1 none differs, 2 it could not be done. */
int ur_bisect(struct ur_record_file *file, const struct ur_replay_options *options,
              const char *against, const char *output);
/* Tells options->tell what the launch was given. */
void ur_bisect_tell(struct ur_replay *replay, const struct ur_call *launch);

/* ---- fuse.c ---- */

/* Before a queue is made: it is to keep the order of its commands, as the replay makes them. */
void ur_fuse_order(struct ur_call *call);
void ur_fuse_begin(struct ur_replay *replay, ur_queue_handle_t queue);
/* Whether the call is not made: a wait for commands, which the next one on the queue waits for
 * anyhow, or the end of memory that launches may still use. */
bool ur_fuse_leaves_out(unsigned function);
/* What became of the launches of all queues. */
void ur_fuse_tell(const struct ur_replay *replay);

/* ---- builds.c ---- */

/* Whether the call is a build, which is put off until ur_build_due gives it back. `index`: of its
 * record. */
bool ur_build_later(struct ur_replay *replay, const struct ur_call *recorded, size_t index);
/* Before a call: a build that it needs, by the index of its record + 1; 0: no more. */
size_t ur_build_due(struct ur_replay *replay, const struct ur_call *recorded);
/* Says how many were not made, at the end. */
void ur_builds_tell(struct ur_replay *replay);

/* ---- progress.c ---- */

/* Words on standard error every `interval` seconds, until the end. NULL, which the others take:
 * none for an interval of 0, or without a thread. */
struct ur_progress *ur_progress_begin(unsigned interval, size_t count);
void ur_progress_at(struct ur_progress *progress, size_t record);
/* A call is under way; NULL: it has returned. `call` stays. */
void ur_progress_call(struct ur_progress *progress, const char *call);
void ur_progress_end(struct ur_progress *progress);

/* main.c: 0 all as recorded, 1 something differs or could not be made, 2 nothing could be run. */
int ur_replay_file(struct ur_record_file *file, struct ur_replay_options *options,
                   bool tolerance_given);

#endif
