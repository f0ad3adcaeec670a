#include "recording.h"

#include <errno.h>
#include <stdarg.h>
#include <stdio.h>
#include <unistd.h>

#include "library.h"
#include "map.h"

struct ur_recording ur_recording;
const ur_layer_dditable_t *ur_recorded_next;

#define MAX_FUNCTION 512
/* What stands before the arguments of a call, and is known after it: a record in words, of which
 * the first group begins with these. */
enum { KIND, SEQUENCE, THREAD, FUNCTION, RESULT, HEAD_WORDS };
#define HEAD (sizeof(uint64_t) * (1 + HEAD_WORDS))

/* What is to be done around the calls of a function. */
enum {
    NUMBERED = 1, /* when they begin, and not when they return */
    LOOKS = 2,    /* to be looked at before it */
    MOVES = 4,    /* memory */
    NATIVE = 8,   /* may run native commands */
    FINISHES = 16,
    UNREGISTERS = 32,
    GROUPS = 64, /* may leave the size of groups to the adapter */
    REPLACES = 128,
    HOST = 256,    /* host.c follows it */
    KERNELS = 512, /* kernels.c follows it */
};
static struct {
    const struct ur_record_traits *traits;
    unsigned does;
} functions[MAX_FUNCTION];

static struct ur_map devices;    /* described already; the lock is held */
static _Atomic uint32_t threads; /* numbers given */
/* Its four bytes are part of what each thread has for libraries that are opened later. */
static _Thread_local uint32_t thread __attribute__((tls_model("initial-exec")));

#define ARGUMENT(type, place) (*(type *)params[place])

uint64_t ur_record_next(void) {
    return atomic_fetch_add_explicit(&ur_recording.sequence, 1, memory_order_relaxed) + 1;
}

void ur_record_write(const struct ur_bytes *bytes) {
    if (bytes->failed || !ur_record_add(ur_recording.writer, bytes->at, bytes->used)) {
        atomic_store(&ur_recording.on, false);
    }
}

/* Sentences that were written. Under its own lock, since notes come from everywhere. */
void ur_record_note(const char *format, ...) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static uint64_t written[64];
    static unsigned count;
    char text[512];
    struct ur_bytes bytes = {0};
    va_list args;

    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    uint64_t hash = ur_record_hash(text, strlen(text), (uintptr_t)ur_recording.writer);
    pthread_mutex_lock(&lock);
    bool fresh = true;
    for (unsigned i = 0; i < count && fresh; i++) {
        fresh = written[i] != hash;
    }
    if (fresh && count < sizeof(written) / sizeof(written[0])) {
        written[count++] = hash;
        ur_put_byte(&bytes, UR_RECORD_NOTE);
        ur_put_number(&bytes, ur_record_next());
        ur_put_text(&bytes, text);
        ur_record_write(&bytes);
        free(bytes.at);
    }
    pthread_mutex_unlock(&lock);
}

void ur_record_settle(void) {
    ur_record_outputs_over(false);
    ur_record_settled();
}

/* ---- devices ---- */

static void put_device_text(struct ur_bytes *bytes, ur_device_handle_t device,
                            ur_device_info_t property) {
    char text[512] = "";
    if (ur_recorded_next->ddi.Device.pfnGetInfo(device, property, sizeof(text) - 1, text, NULL)) {
        text[0] = '\0';
    }
    ur_put_text(bytes, text);
}

/* Kernels may depend on their sizes. */
static void put_subgroups(struct ur_bytes *bytes, ur_device_handle_t device) {
    uint32_t sizes[16];
    size_t size = 0;
    if (ur_recorded_next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL,
                                                sizeof(sizes), sizes, &size)) {
        size = 0;
    }
    ur_put_number(bytes, size / sizeof(*sizes));
    for (size_t i = 0; i < size / sizeof(*sizes); i++) {
        ur_put_number(bytes, sizes[i]);
    }
}

static void recording_describe(ur_device_handle_t device) {
    struct ur_bytes bytes = {0};
    ur_platform_handle_t platform = NULL;
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    ur_device_type_t type = UR_DEVICE_TYPE_ALL;
    ur_lock(&ur_recording.lock);
    bool fresh = !ur_map_get(&devices, device) && ur_map_put(&devices, device, device);
    ur_unlock(&ur_recording.lock);
    if (!fresh) {
        return;
    }
    ur_recorded_next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_PLATFORM, sizeof(platform),
                                            &platform, NULL);
    if (platform) {
        ur_recorded_next->ddi.Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_BACKEND,
                                                  sizeof(backend), &backend, NULL);
    }
    ur_recorded_next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL);
    if (type != UR_DEVICE_TYPE_CPU) {
        atomic_store(&ur_recording.devices_write, true);
    }
    ur_put_byte(&bytes, UR_RECORD_DEVICE);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, (uintptr_t)device);
    ur_put_number(&bytes, (uint64_t)backend);
    ur_put_number(&bytes, (uint64_t)type);
    put_device_text(&bytes, device, UR_DEVICE_INFO_NAME);
    put_device_text(&bytes, device, UR_DEVICE_INFO_VENDOR);
    put_device_text(&bytes, device, UR_DEVICE_INFO_DRIVER_VERSION);
    put_subgroups(&bytes, device);
    ur_record_write(&bytes);
    free(bytes.at);
}

static void describe_all(void **params) {
    const ur_device_handle_t *list = ARGUMENT(const ur_device_handle_t *, 3);
    const uint32_t *count = ARGUMENT(const uint32_t *, 4);
    uint32_t most = ARGUMENT(uint32_t, 2);
    for (uint32_t i = 0; list && i < most && (!count || i < *count); i++) {
        recording_describe(list[i]);
    }
}

/* ---- around each call ---- */

static bool moves_memory(const struct ur_record_traits *traits) {
    switch (traits->id) {
    case UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_FREE_EXP:
        return false;
    case UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP:
        return true;
    default:
        return (traits->flags & (UR_RECORD_COMMAND | UR_RECORD_BARRIER)) == UR_RECORD_COMMAND;
    }
}

/* What the command may write, from before the driver has it. The lock is held. */
static __attribute__((noinline)) void recording_enter(struct ur_recorded *call, void **params) {
    struct ur_record_region regions[4];
    switch (call->traits->id) {
    case UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP:
    case UR_FUNCTION_ENQUEUE_GRAPH_EXP:
    case UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP:
        ur_record_enter_all(call);
        return;
    default:
        break;
    }
    unsigned count = ur_record_regions(call->traits->id, params, regions);
    for (unsigned i = 0; i < count; i++) {
        if (regions[i].writes) {
            ur_record_enter(call, ur_record_usm_find(regions[i].base));
        }
    }
    ur_record_kernel_enters(call, params);
}

/* What a call is about to end: its handle may be another thread's before the call returns. The lock
 * is held. */
static void ends(unsigned function, struct ur_recorded *call, void **params) {
    switch (function) {
    case UR_FUNCTION_QUEUE_RELEASE:
        ur_record_queue_retained(ARGUMENT(void *, 0), -1);
        break;
    case UR_FUNCTION_EVENT_RELEASE:
        ur_record_event_retained(ARGUMENT(void *, 0), -1);
        break;
    case UR_FUNCTION_KERNEL_RELEASE:
        ur_record_kernel_released(ARGUMENT(void *, 0));
        break;
    case UR_FUNCTION_MEM_RELEASE:
        ur_record_buffer_retained(ARGUMENT(void *, 0), -1);
        break;
    default:
        ur_record_graph_gone(call, params);
        break;
    }
}

static unsigned what_to_do(const struct ur_record_traits *traits) {
    unsigned id = traits->id, does = 0;
    bool task = id == UR_FUNCTION_ENQUEUE_HOST_TASK_EXP;
    bool runs = id == UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP || id == UR_FUNCTION_ENQUEUE_GRAPH_EXP;
    does |= traits->flags & UR_RECORD_ENDS || task ? NUMBERED : 0;
    does |= moves_memory(traits) ? MOVES : 0;
    does |= runs || id == UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP ? NATIVE : 0;
    does |= id == UR_FUNCTION_QUEUE_FINISH || id == UR_FUNCTION_DEVICE_WAIT_EXP ? FINISHES : 0;
    does |= id == UR_FUNCTION_USM_HOST_ALLOC_UNREGISTER_EXP || id == UR_FUNCTION_USM_RELEASE_EXP
                ? UNREGISTERS
                : 0;
    does |= ur_record_may_leave_groups(id) ? GROUPS : 0;
    does |= task || id == UR_FUNCTION_EVENT_SET_CALLBACK ? REPLACES : 0;
    does |= ur_record_host_follows(traits) ? HOST : 0;
    does |= ur_record_kernels_follow(id) ? KERNELS : 0;
    does |= does & (MOVES | FINISHES | UNREGISTERS) ||
                    traits->flags & (UR_RECORD_ENDS | UR_RECORD_APPENDS) || traits->freed >= 0
                ? LOOKS
                : 0;
    return does;
}

/* What is known before the call that will not be after it. */
static __attribute__((noinline)) void recording_look(struct ur_recorded *call, unsigned function,
                                                     void **params, bool waits) {
    const struct ur_record_traits *traits = call->traits;
    unsigned does = functions[function].does;
    ur_lock(&ur_recording.lock);
    if (does & MOVES && traits->queue >= 0) {
        call->queue = ur_record_queue_find(ARGUMENT(void *, traits->queue));
    }
    bool group = does & GROUPS && !call->skipped && !ur_record_group_is_known(call, params);
    if (does & MOVES && !call->skipped) {
        call->counted = true;
        ur_recording.under_way++;
        if (ur_record_host_changes()) {
            recording_enter(call, params);
        }
        if (ur_recording.tasks) {
            ur_record_hold_inputs(call, params);
        }
        call->tasks_over = ur_recording.tasks_over;
        if (does & NATIVE) {
            ur_record_graph_runs(function, params);
        }
    }
    if (waits) {
        call->after = ur_record_waits(traits, params, &call->num_after);
    }
    if (does & FINISHES) {
        call->after = ur_record_so_far(function == UR_FUNCTION_QUEUE_FINISH, ARGUMENT(void *, 0),
                                       &call->num_after);
    }
    if (traits->flags & UR_RECORD_ENDS) {
        ends(function, call, params);
    }
    int8_t freed = does & UNREGISTERS ? 1 : traits->freed;
    if (freed >= 0) {
        call->freed = ur_record_usm_take(ARGUMENT(uintptr_t, freed));
    }
    ur_unlock(&ur_recording.lock);
    if (group) {
        ur_record_group(function, params);
    }
}

/* In steps for which the compiler has a store each: it would loop over the whole. */
static inline __attribute__((always_inline)) void clear(struct ur_recorded *call) {
    enum { STEP = 32, SIZE = offsetof(struct ur_recorded, room) };
    char *at = (char *)call;
    size_t done = 0;
#pragma GCC unroll 16
    for (; done + STEP <= SIZE; done += STEP) {
        memset(at + done, 0, STEP);
    }
    memset(at + done, 0, SIZE % STEP);
}

void ur_record_begin(struct ur_recorded *call, unsigned function, void **params) {
    if (!atomic_load_explicit(&ur_recording.on, memory_order_acquire)) {
        call->traits = NULL;
        return;
    }
    clear(call);
    const struct ur_record_traits *traits = call->traits = functions[function].traits;
    unsigned does = functions[function].does;
    call->began = atomic_load_explicit(&ur_recording.commands, memory_order_acquire);
    call->skipped = ur_recording.partly && !ur_record_part_begins(traits, params);
    if (does & NATIVE && !call->skipped) {
        call->native = ur_record_native_begins(function, params);
    }
    if (does & NUMBERED) {
        call->sequence = ur_record_next();
    }
    bool waits =
        traits->waits >= 0 && traits->flags & UR_RECORD_COMMAND && ARGUMENT(void *, traits->waits);
    if (does & LOOKS || waits) {
        recording_look(call, function, params, waits);
    }
    if (!call->skipped) {
        call->record.bytes = (struct ur_bytes){
            .at = call->room, .used = HEAD, .room = sizeof(call->room), .lent = true};
        ur_record_inputs(&call->record, function, params);
        if (does & REPLACES) {
            ur_record_replace_callback(call, params);
        }
    }
}

/* What is known of objects from a call that succeeded. The lock is held. */
static void recording_follow(struct ur_recorded *call, void **params,
                             struct ur_record_moment moment) {
    struct ur_record_allocation made;
    const void *const *events;
    if (call->traits->flags & UR_RECORD_ALLOCATES &&
        ur_record_allocated(call->traits->id, params, &made)) {
        ur_record_usm_made(made.base, made.size, made.kind, true, call->traits->queue >= 0, moment);
    }
    switch (call->traits->id) {
    case UR_FUNCTION_QUEUE_CREATE: {
        const ur_queue_properties_t *properties = ARGUMENT(const ur_queue_properties_t *, 2);
        ur_record_queue_made(
            *ARGUMENT(void **, 3), ARGUMENT(void *, 1),
            !properties || !(properties->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE));
        break;
    }
    case UR_FUNCTION_QUEUE_CREATE_WITH_NATIVE_HANDLE:
        ur_record_queue_made(*ARGUMENT(void **, 4), ARGUMENT(void *, 2), false);
        break;
    case UR_FUNCTION_QUEUE_RETAIN:
        ur_record_queue_retained(ARGUMENT(void *, 0), 1);
        break;
    case UR_FUNCTION_QUEUE_BEGIN_GRAPH_CAPTURE_EXP:
    case UR_FUNCTION_QUEUE_BEGIN_CAPTURE_INTO_GRAPH_EXP:
        ur_record_queue_captures(ARGUMENT(void *, 0), true);
        break;
    case UR_FUNCTION_QUEUE_END_GRAPH_CAPTURE_EXP:
        ur_record_queue_captures(ARGUMENT(void *, 0), false);
        break;
    case UR_FUNCTION_QUEUE_FINISH:
    case UR_FUNCTION_DEVICE_WAIT_EXP:
        for (uint32_t i = 0; i < call->num_after; i++) {
            ur_record_up_to(call->after[i]);
        }
        ur_record_settle();
        break;
    case UR_FUNCTION_EVENT_WAIT:
        events = ARGUMENT(const void *const *, 1);
        for (uint32_t i = 0; i < ARGUMENT(uint32_t, 0); i++) {
            ur_record_event_over(events[i]);
        }
        ur_record_settle();
        break;
    case UR_FUNCTION_EVENT_GET_INFO:
        if (ARGUMENT(ur_event_info_t, 1) == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS &&
            ARGUMENT(void *, 3) && *ARGUMENT(ur_event_status_t *, 3) == UR_EVENT_STATUS_COMPLETE) {
            ur_record_event_over(ARGUMENT(void *, 0));
            ur_record_settle();
        }
        break;
    case UR_FUNCTION_EVENT_CREATE_EXP:
        ur_record_event_made(*ARGUMENT(void **, 3), moment);
        break;
    case UR_FUNCTION_EVENT_RETAIN:
        ur_record_event_retained(ARGUMENT(void *, 0), 1);
        break;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        ur_record_buffer_made(*ARGUMENT(void **, 4), ARGUMENT(size_t, 2));
        break;
    case UR_FUNCTION_MEM_RETAIN:
        ur_record_buffer_retained(ARGUMENT(void *, 0), 1);
        break;
    case UR_FUNCTION_USM_IMPORT_EXP:
    case UR_FUNCTION_USM_HOST_ALLOC_REGISTER_EXP:
        ur_record_usm_made(ARGUMENT(uintptr_t, 1), ARGUMENT(size_t, 2), UR_USM_TYPE_HOST, false,
                           false, moment);
        break;
    case UR_FUNCTION_VIRTUAL_MEM_RESERVE:
        ur_record_usm_made(*ARGUMENT(uintptr_t *, 3), ARGUMENT(size_t, 2), UR_USM_TYPE_DEVICE,
                           false, false, moment);
        break;
    case UR_FUNCTION_VIRTUAL_MEM_FREE:
        ur_record_usm_free(ur_record_usm_take(ARGUMENT(uintptr_t, 1)));
        break;
    case UR_FUNCTION_ENQUEUE_MEM_BUFFER_MAP:
        ur_record_mapped(*ARGUMENT(uintptr_t *, 9), ARGUMENT(size_t, 5),
                         !(ARGUMENT(ur_map_flags_t, 3) & UR_MAP_FLAG_WRITE_INVALIDATE_REGION),
                         moment);
        break;
    case UR_FUNCTION_ENQUEUE_MEM_UNMAP:
        ur_record_unmapped(ARGUMENT(uintptr_t, 2), moment);
        break;
    case UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP:
    case UR_FUNCTION_ENQUEUE_GRAPH_EXP:
    case UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP:
        ur_record_used_all(moment);
        break;
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH:
        if (ur_record_host_sees()) {
            ur_record_kernel_call(call->traits->id, params, moment);
        }
        break;
    case UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP:
        if (ur_record_host_sees() || ARGUMENT(uint32_t, 6)) {
            ur_record_kernel_call(call->traits->id, params, moment);
        }
        break;
    default:
        if (functions[call->traits->id].does & KERNELS) {
            ur_record_kernel_call(call->traits->id, params, moment);
        }
        break;
    }
}

static void after_success(struct ur_recorded *call, void **params) {
    struct ur_record_moment moment = {0};
    const struct ur_record_traits *traits = call->traits;
    unsigned does = functions[traits->id].does;
    if (call->skipped && does & MOVES) {
        return;
    }
    ur_lock(&ur_recording.lock);
    if (call->num_entered) {
        ur_record_entered(call);
    }
    ur_recording.under_way -= call->counted;
    call->counted = false;
    if (traits->flags & UR_RECORD_COMMAND) {
        moment = ur_record_command(call, params);
    }
    if (does & HOST || call->num_held) {
        ur_record_host_follow(call, params, moment);
    }
    recording_follow(call, params, moment);
    if (traits->blocking >= 0 && ARGUMENT(bool, traits->blocking)) {
        ur_record_command_over(moment);
        ur_record_settle();
    }
    ur_unlock(&ur_recording.lock);
    if (!call->skipped && (traits->id == UR_FUNCTION_PROGRAM_CREATE_WITH_NATIVE_HANDLE ||
                           traits->id == UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE)) {
        ur_record_code(call, params);
    }
    if (traits->id == UR_FUNCTION_DEVICE_GET || traits->id == UR_FUNCTION_DEVICE_GET_SELECTED) {
        describe_all(params);
    }
}

/* Whether a call gave what its parameters are for: a link that fails may make a program, which has
 * the log and is to be released. */
static bool gave(unsigned function, ur_result_t result) {
    return result == UR_RESULT_SUCCESS ||
           (result == UR_RESULT_ERROR_PROGRAM_LINK_FAILURE &&
            (function == UR_FUNCTION_PROGRAM_LINK || function == UR_FUNCTION_PROGRAM_LINK_EXP));
}

static bool is_captured(const void *queue) {
    ur_lock(&ur_recording.lock);
    bool captured = ur_record_queue_is_captured(queue);
    ur_unlock(&ur_recording.lock);
    return captured;
}

static void write_call(struct ur_recorded *call, void **params, ur_result_t result) {
    struct ur_record_words *record = &call->record;
    unsigned function = call->traits->id;
    if (!thread) {
        thread = atomic_fetch_add(&threads, 1) + 1;
    }
    if (!call->sequence) {
        call->sequence = ur_record_next();
    }
    void *as_wait[4];
    if (function == UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP && result == UR_RESULT_SUCCESS &&
        (call->told || is_captured(ARGUMENT(void *, 0)))) {
        /* The program's function is in no replay: its command is a wait, with what it changed
         * behind it. */
        function = UR_FUNCTION_ENQUEUE_EVENTS_WAIT;
        memcpy(as_wait, (void *[]){params[0], params[6], params[7], params[8]}, sizeof(as_wait));
        params = as_wait;
        record->bytes.used = HEAD;
        record->group = 0;
        ur_record_inputs(record, function, params);
    }
    ur_record_outputs(record, function, params, gave(function, result));
    ur_record_words_end(record);
    if (!record->bytes.failed) {
        const uint64_t head[HEAD_WORDS] = {[KIND] = UR_RECORD_CALL,
                                           [SEQUENCE] = call->sequence,
                                           [THREAD] = thread,
                                           [FUNCTION] = function,
                                           [RESULT] = (uint32_t)result};
        memcpy(record->bytes.at + HEAD - sizeof(head), head, sizeof(head));
    }
    if (record->bytes.failed ||
        !ur_record_add_words(ur_recording.writer, record->bytes.at, record->bytes.used)) {
        atomic_store(&ur_recording.on, false);
    }
}

void ur_record_end(struct ur_recorded *call, void **params, ur_result_t result) {
    if (!call->traits) {
        return;
    }
    if (call->freed) {
        ur_lock(&ur_recording.lock);
        if (result == UR_RESULT_SUCCESS) {
            ur_record_usm_free(call->freed);
        } else {
            ur_record_usm_add(call->freed);
        }
        ur_unlock(&ur_recording.lock);
    }
    if (result != UR_RESULT_SUCCESS && call->replaced) {
        ur_record_callback_refused(call);
    }
    if (call->native && result == UR_RESULT_SUCCESS) {
        /* Before its record is written, whose number is before what it changed: only now it is
         * known whether that can be told. */
        call->sequence = call->sequence ? call->sequence : ur_record_next();
        after_success(call, params);
        call->told = ur_record_native_ends(call->native);
        write_call(call, params, result);
    } else {
        if (!call->skipped) {
            write_call(call, params, result);
        }
        if (result == UR_RESULT_SUCCESS) {
            after_success(call, params);
        }
    }
    if (call->native) {
        ur_record_snapshot_free(call->native);
    }
    if (ur_recording.partly && !call->skipped) {
        ur_record_part_ends(call->traits, params, result);
    }
    if (call->num_entered || call->counted) {
        ur_lock(&ur_recording.lock);
        ur_record_entered(call);
        ur_recording.under_way -= call->counted;
        ur_unlock(&ur_recording.lock);
    }
    if (call->entered || call->after || call->held) {
        free(call->entered);
        free(call->after);
        free(call->held);
    }
    if (!call->record.bytes.lent) {
        free(call->record.bytes.at);
    }
}

/* ---- start and end ---- */

static void forget_all(void) {
    ur_record_host_forget_all();
    free(devices.entries);
    devices = (struct ur_map){0};
    ur_record_usm_forget_all();
    ur_record_order_forget_all();
    ur_record_kernels_forget_all();
}

void ur_record_stop(void) {
    struct ur_bytes bytes = {0};
    if (!atomic_exchange(&ur_recording.on, false)) {
        return;
    }
    ur_lock(&ur_recording.lock);
    ur_record_settle();
    uint64_t compared = ur_recording.compared;
    ur_unlock(&ur_recording.lock);
    ur_put_byte(&bytes, UR_RECORD_END);
    ur_put_number(&bytes, ur_record_next());
    ur_put_number(&bytes, compared);
    ur_record_add(ur_recording.writer, bytes.at, bytes.used);
    free(bytes.at);
    ur_record_finish(ur_recording.writer);
}

/* At the end of the process, when nobody has torn the loader down: threads may still be here. */
__attribute__((destructor)) static void process_ends(void) {
    ur_record_stop();
}

static void before_fork(void) {
    ur_lock(&ur_recording.lock);
}

static void recording_after_fork(void) {
    ur_unlock(&ur_recording.lock);
    if (atomic_load(&ur_recording.on)) {
        ur_record_note("the program forked: what the child did is not recorded");
    }
}

static void in_child(void) {
    atomic_store(&ur_recording.lock.state, UR_LOCK_FREE);
    if (atomic_exchange(&ur_recording.on, false)) {
        ur_record_watch_stop();
        ur_record_forget(ur_recording.writer);
    }
}

static void put_begin(const struct ur_record_options *options, bool watches) {
    struct ur_bytes bytes = {0};
    char words[256];
    snprintf(words, sizeof(words), "from %llu, calls %llu, kernel %s%s%s%s",
             (unsigned long long)options->from, (unsigned long long)options->calls,
             options->kernel ? options->kernel : "any", options->withhold ? ", no memory" : "",
             options->each ? ", each launch" : "", watches ? "" : ", pages compared");
    ur_put_byte(&bytes, UR_RECORD_BEGIN);
    ur_put_number(&bytes, ur_record_next());
    ur_put_text(&bytes, program_invocation_short_name);
    ur_put_text(&bytes, words);
    ur_record_write(&bytes);
    free(bytes.at);
}

EXPORTED ur_result_t urRecordStart(uint32_t version, const struct ur_record_options *options,
                                   const ur_layer_dditable_t *next, ur_layer_dditable_t *out,
                                   char *reason, size_t size) {
    static bool started;
    if (version != UR_RECORD_LIBRARY_VERSION || options->table != sizeof(*next)) {
        snprintf(reason, size, "it belongs to another version of the loader");
        return UR_RESULT_ERROR_UNSUPPORTED_VERSION;
    }
    struct ur_record_writer *writer = ur_record_create(options->path, reason, size);
    if (!writer) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (!started) {
        pthread_atfork(before_fork, recording_after_fork, in_child);
        started = true;
    }
    for (size_t i = 0; i < ur_record_num_traits; i++) {
        const struct ur_record_traits *traits = &ur_record_traits[i];
        if (traits->id < MAX_FUNCTION) {
            functions[traits->id].traits = traits;
            functions[traits->id].does = what_to_do(traits);
        }
    }
    ur_record_encode_start();
    forget_all();
    if (ur_recording.writer) {
        ur_record_close(ur_recording.writer, false); /* of an earlier use of the loader */
    }
    ur_recording.writer = writer;
    ur_recording.use++;
    atomic_store(&ur_recording.commands, 0);
    atomic_store(&ur_recording.devices_write, false);
    ur_recording.compared = 0;
    bool watches = ur_record_watch_start(options->compare_all);
    ur_recording.withhold = options->withhold;
    ur_recording.each = options->each;
    atomic_store(&ur_recording.sequence, 0);
    ur_recorded_next = next;
    ur_recording.partly = ur_record_part_start(options);
    ur_recorded_fill(out);
    put_begin(options, watches);
    atomic_store_explicit(&ur_recording.on, true, memory_order_release);
    return UR_RESULT_SUCCESS;
}

EXPORTED void urRecordStop(void) {
    ur_record_stop();
}
