#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "replay.h"

#define ARGUMENT(type, place) UR_CALL_ARGUMENT(call, type, place)

bool ur_is_launch(unsigned function) {
    return function == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH ||
           function == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP;
}

static uint64_t recorded_handle(const struct ur_call *call, int param) {
    for (size_t i = 0; i < call->num_slots; i++) {
        if (call->slots[i].param == param && call->slots[i].kind == UR_SLOT_HANDLE) {
            return call->slots[i].recorded;
        }
    }
    return 0;
}

static void clear(struct ur_kernel *kernel, uint32_t index) {
    size_t kept = 0;
    for (size_t i = 0; i < kernel->used; i++) {
        if (kernel->arguments[i].index != index) {
            kernel->arguments[kept++] = kernel->arguments[i];
        }
    }
    kernel->used = kept;
}

static void launch_add(struct ur_kernel *kernel, struct ur_argument argument) {
    if (kernel->used == kernel->room) {
        size_t room = kernel->room ? kernel->room * 2 : 8;
        void *more = realloc(kernel->arguments, room * sizeof(*kernel->arguments));
        if (!more) {
            return;
        }
        kernel->arguments = more;
        kernel->room = room;
    }
    kernel->arguments[kernel->used++] = argument;
}

/* Addresses among bytes that are passed by value. */
static void add_words(const struct ur_replay *replay, struct ur_kernel *kernel, uint32_t index,
                      const unsigned char *bytes, size_t size) {
    for (size_t at = 0; bytes && size - at >= 8; at += 8) {
        uint64_t value;
        memcpy(&value, bytes + at, sizeof(value));
        if (value >= 4096 && ur_memory_find(replay, value)) {
            launch_add(kernel, (struct ur_argument){.index = index,
                                                    .object = value,
                                                    .live = ur_live_address(replay, value)});
        }
    }
}

/* `call` has the recording's arguments. */
static struct ur_kernel *kernel_of(const struct ur_replay *replay, const struct ur_call *call,
                                   int param) {
    return ur_map_get(&replay->kernels, (const void *)(uintptr_t)recorded_handle(call, param));
}

struct ur_argument *ur_launch_arguments(struct ur_replay *replay, const struct ur_call *call,
                                        size_t *count) {
    struct ur_kernel all = {0};
    const struct ur_kernel *kernel = kernel_of(replay, call, 1);
    for (size_t i = 0; kernel && i < kernel->used; i++) {
        launch_add(&all, kernel->arguments[i]);
    }
    if (call->function->id == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP) {
        for (size_t i = 0; i < call->num_slots; i++) {
            const struct ur_slot *slot = &call->slots[i];
            if (slot->param == 7 && slot->kind == UR_SLOT_ADDRESS) {
                launch_add(&all, (struct ur_argument){.object = slot->recorded, .pointer = true});
            } else if (slot->param == 7 && slot->kind == UR_SLOT_HANDLE) {
                launch_add(&all, (struct ur_argument){.object = slot->recorded, .is_buffer = true});
            }
        }
        for (size_t i = 0; i < call->num_contents; i++) {
            add_words(replay, &all, 0, call->contents[i].bytes, call->contents[i].size);
        }
    }
    *count = all.used;
    return all.arguments;
}

static struct ur_buffer *buffer_of(const struct ur_replay *replay, uint64_t handle) {
    return ur_map_get(&replay->buffers, (const void *)(uintptr_t)handle);
}

/* Where the last launch stands whose work is in the object. */
static uint64_t *author(const struct ur_replay *replay, uint64_t object, bool is_buffer) {
    if (is_buffer) {
        struct ur_buffer *buffer = buffer_of(replay, object);
        return buffer ? &buffer->launch : NULL;
    }
    struct ur_memory *memory = object ? ur_memory_find(replay, object) : NULL;
    if (memory) {
        return &memory->launch;
    }
    struct ur_shadow *shadow = object ? ur_shadow_find(replay, object) : NULL;
    return shadow ? &shadow->launch : NULL;
}

/* What a command reads or writes, by the names that the interface gives such parameters. */
static uint64_t *author_of_param(const struct ur_replay *replay, const struct ur_call *call,
                                 const char *const *names) {
    for (; *names; names++) {
        int param = ur_call_place(call, *names);
        for (size_t i = 0; param >= 0 && i < call->num_slots; i++) {
            const struct ur_slot *slot = &call->slots[i];
            if (slot->param == param && slot->kind != UR_SLOT_FUNCTION) {
                return author(replay, slot->recorded, slot->kind == UR_SLOT_HANDLE);
            }
        }
        for (unsigned i = 0; param >= 0 && i < call->num_regions; i++) {
            if (call->regions[i].param == param) {
                return author(replay, call->regions[i].address, false);
            }
        }
    }
    return NULL;
}

uint64_t ur_launch_of(struct ur_replay *replay, const struct ur_call *call) {
    static const char *const sources[] = {"pSrc",    "hBufferSrc", "hImageSrc", "hSrcMem",
                                          "hBuffer", "hImage",     NULL};
    const uint64_t *from = author_of_param(replay, call, sources);
    return from ? *from : 0;
}

static void mark_written(const struct ur_replay *replay, uint64_t address) {
    struct ur_memory *memory = address ? ur_memory_find(replay, address) : NULL;
    if (memory) {
        memory->written = true;
        memory->unknown = false;
    }
}

static uint64_t address_of_param(const struct ur_call *call, const char *name) {
    int param = ur_call_place(call, name);
    for (size_t i = 0; param >= 0 && i < call->num_slots; i++) {
        if (call->slots[i].param == param && call->slots[i].kind == UR_SLOT_ADDRESS) {
            return call->slots[i].recorded;
        }
    }
    return 0;
}

/* The buffer that a command reads, or writes, by one of two names; NULL for none. */
static struct ur_buffer *buffer_of_param(const struct ur_replay *replay, const struct ur_call *call,
                                         const char *name, const char *other) {
    int place = ur_call_place(call, name);
    place = place < 0 ? ur_call_place(call, other) : place;
    return place < 0 ? NULL : buffer_of(replay, recorded_handle(call, place));
}

bool ur_reads_unwritten(const struct ur_replay *replay, const struct ur_call *call) {
    uint64_t from = address_of_param(call, "pSrc");
    const struct ur_memory *memory = from ? ur_memory_find(replay, from) : NULL;
    const struct ur_buffer *buffer = buffer_of_param(replay, call, "hBufferSrc", "hBuffer");
    if (buffer && buffer->unknown) {
        return true;
    }
    return memory && (memory->unknown || memory->shared ||
                      (memory->kind == UR_USM_TYPE_DEVICE && !memory->written));
}

static void set_unknown(const struct ur_replay *replay, const struct ur_argument *argument,
                        bool unknown) {
    struct ur_memory *memory =
        argument->is_buffer ? NULL : ur_memory_find(replay, argument->object);
    struct ur_buffer *buffer = argument->is_buffer ? buffer_of(replay, argument->object) : NULL;
    if (memory) {
        memory->unknown = unknown;
    }
    if (buffer) {
        buffer->unknown = unknown;
    }
}

void ur_all_unknown(struct ur_replay *replay) {
    struct ur_range *range = NULL;
    while ((range = ur_ranges_next(&replay->memory, range)) != NULL) {
        ((struct ur_memory *)range)->unknown = true;
    }
    for (size_t i = 0; i < replay->buffers.room; i++) {
        if (replay->buffers.entries[i].key) {
            ((struct ur_buffer *)replay->buffers.entries[i].value)->unknown = true;
        }
    }
}

void ur_launch_lost(struct ur_replay *replay, const struct ur_call *call) {
    size_t count;
    struct ur_argument *arguments = ur_launch_arguments(replay, call, &count);
    for (size_t i = 0; i < count; i++) {
        set_unknown(replay, &arguments[i], true);
    }
    free(arguments);
}

static void follow_launch(struct ur_replay *replay, const struct ur_call *call) {
    size_t count;
    uint64_t number = replay->num_launches;
    struct ur_argument *arguments = ur_launch_arguments(replay, call, &count);
    bool unknown = false; /* it may have read any of them */
    for (size_t i = 0; i < count; i++) {
        const struct ur_argument *argument = &arguments[i];
        const struct ur_memory *memory =
            argument->is_buffer ? NULL : ur_memory_find(replay, argument->object);
        const struct ur_buffer *buffer =
            argument->is_buffer ? buffer_of(replay, argument->object) : NULL;
        unknown |= (memory && (memory->unknown || memory->shared)) || (buffer && buffer->unknown);
    }
    for (size_t i = 0; i < count; i++) {
        uint64_t *by = author(replay, arguments[i].object, arguments[i].is_buffer);
        if (by) {
            *by = number;
        }
        mark_written(replay, arguments[i].is_buffer ? 0 : arguments[i].object);
        set_unknown(replay, &arguments[i], unknown);
    }
    free(arguments);
}

void ur_launch_kernel_made(struct ur_replay *replay, uint64_t handle, uint64_t program,
                           const char *name) {
    const void *key = (const void *)(uintptr_t)handle;
    struct ur_kernel *kernel = ur_map_get(&replay->kernels, key);
    if (!kernel) {
        kernel = calloc(1, sizeof(*kernel));
        if (!kernel || !ur_map_put(&replay->kernels, key, kernel)) {
            free(kernel);
            return;
        }
    }
    free(kernel->name);
    kernel->name = strdup(name ? name : "unknown");
    kernel->used = kernel->num_choices = 0;
    free(kernel->choices);
    kernel->choices = NULL;
    kernel->uses = ur_guard_uses(replay, program, kernel->name ? kernel->name : "");
}

/* Of which only the program is known. It may be one more reference to a kernel that is there, or
 * have the handle of one that is gone, with whose arguments it has nothing to do. */
static void native_kernel_made(struct ur_replay *replay, uint64_t handle, uint64_t program) {
    const void *key = (const void *)(uintptr_t)handle;
    if (!ur_map_get(&replay->references, key) && ur_map_get(&replay->kernels, key)) {
        ur_launch_kernel_made(replay, handle, program, NULL);
    }
}

static void buffer_made(struct ur_replay *replay, uint64_t handle, size_t size) {
    const void *key = (const void *)(uintptr_t)handle;
    struct ur_buffer *buffer = ur_map_get(&replay->buffers, key);
    if (!buffer) {
        buffer = calloc(1, sizeof(*buffer));
        if (!buffer || !ur_map_put(&replay->buffers, key, buffer)) {
            free(buffer);
            return;
        }
    }
    *buffer = (struct ur_buffer){.size = size};
}

size_t ur_buffer_size(const struct ur_replay *replay, uint64_t handle) {
    const struct ur_buffer *buffer = buffer_of(replay, handle);
    return buffer ? buffer->size : 0;
}

void ur_launch_follow(struct ur_replay *replay, const struct ur_call *call) {
    static const char *const targets[] = {"pDst",    "pMem",   "hBufferDst", "hImageDst",
                                          "hBuffer", "hImage", NULL};
    struct ur_kernel *kernel;
    switch (call->function->id) {
    case UR_FUNCTION_KERNEL_CREATE:
        ur_launch_kernel_made(replay, recorded_handle(call, 2), recorded_handle(call, 0),
                              ARGUMENT(const char *, 1));
        return;
    case UR_FUNCTION_KERNEL_CREATE_WITH_NATIVE_HANDLE:
        native_kernel_made(replay, recorded_handle(call, 4), recorded_handle(call, 2));
        return;
    case UR_FUNCTION_MEM_BUFFER_CREATE:
        buffer_made(replay, recorded_handle(call, 4), ARGUMENT(size_t, 2));
        return;
    case UR_FUNCTION_KERNEL_SET_ARG_POINTER:
    case UR_FUNCTION_KERNEL_SET_ARG_MEM_OBJ:
    case UR_FUNCTION_KERNEL_SET_ARG_VALUE:
        kernel = kernel_of(replay, call, 0);
        if (!kernel) {
            return;
        }
        clear(kernel, ARGUMENT(uint32_t, 1));
        for (size_t i = 0; i < call->num_slots; i++) {
            const struct ur_slot *slot = &call->slots[i];
            if (slot->param == 3 && slot->recorded && slot->kind != UR_SLOT_FUNCTION) {
                bool is_buffer = slot->kind == UR_SLOT_HANDLE;
                launch_add(kernel,
                           (struct ur_argument){
                               .index = ARGUMENT(uint32_t, 1),
                               .object = slot->recorded,
                               .is_buffer = is_buffer,
                               .pointer = !is_buffer,
                               .live = is_buffer ? 0 : ur_live_address(replay, slot->recorded)});
            }
        }
        for (size_t i = 0; i < call->num_contents; i++) {
            add_words(replay, kernel, ARGUMENT(uint32_t, 1), call->contents[i].bytes,
                      call->contents[i].size);
        }
        return;
    default:
        break;
    }
    if (ur_is_launch(call->function->id)) {
        follow_launch(replay, call);
    } else if (call->traits->flags & UR_RECORD_COMMAND) {
        uint64_t from = ur_launch_of(replay, call);
        uint64_t *to = author_of_param(replay, call, targets);
        if (to) {
            *to = from;
        }
        bool unknown = ur_reads_unwritten(replay, call);
        struct ur_memory *copy = ur_memory_find(replay, address_of_param(call, "pDst"));
        mark_written(replay, address_of_param(call, "pDst"));
        struct ur_buffer *into = buffer_of_param(replay, call, "hBufferDst", "hBuffer");
        if (copy) {
            copy->unknown = unknown;
        }
        if (into &&
            (ur_call_is(call, "Copy") || ur_call_is(call, "Fill") || ur_call_is(call, "Write"))) {
            into->unknown = unknown;
        }
        mark_written(replay, address_of_param(call, "pMem"));
        /* What these run is not followed: it may write all there is. */
        if (call->function->id == UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP ||
            call->function->id == UR_FUNCTION_ENQUEUE_GRAPH_EXP) {
            struct ur_range *range = NULL;
            while ((range = ur_ranges_next(&replay->memory, range)) != NULL) {
                ((struct ur_memory *)range)->written = true;
            }
        }
    }
}

void ur_launch_text(const struct ur_replay *replay, uint64_t launch, char *text, size_t size) {
    if (!launch || launch > replay->num_launches) {
        snprintf(text, size, "no launch that is known");
        return;
    }
    const struct ur_launch *l = &replay->launches[launch - 1];
    snprintf(text, size, "launch %" PRIu64 ", kernel %s, %zu x %zu x %zu", launch, l->kernel,
             l->global[0], l->global[1], l->global[2]);
}

/* ---- description ---- */

static void print_bytes(const unsigned char *bytes, size_t size) {
    for (size_t i = 0; i < size && i < 64; i += 16) {
        printf("      %6zu:", i);
        for (size_t j = i; j < i + 16 && j < size; j++) {
            printf(" %02x", bytes[j]);
        }
        printf("\n");
    }
}

static void dump_memory(struct ur_replay *replay, const struct ur_call *call, const char *when) {
    size_t count;
    struct ur_argument *arguments = ur_launch_arguments(replay, call, &count);
    ur_finish_all(replay);
    printf("  memory %s the launch:\n", when);
    for (size_t i = 0; i < count; i++) {
        const struct ur_argument *argument = &arguments[i];
        unsigned char bytes[64];
        if (argument->is_buffer) {
            const struct ur_buffer *buffer = buffer_of(replay, argument->object);
            ur_mem_handle_t live = ur_live_handle(replay, argument->object);
            size_t size = buffer ? buffer->size : 0;
            printf("    buffer 0x%" PRIx64 ", %zu bytes\n", argument->object, size);
            size = size < sizeof(bytes) ? size : sizeof(bytes);
            if (live && size && replay->num_queues &&
                !urEnqueueMemBufferRead(replay->queues[0].at, live, true, 0, size, bytes, 0, NULL,
                                        NULL)) {
                print_bytes(bytes, size);
            }
            continue;
        }
        const struct ur_memory *memory = ur_memory_find(replay, argument->object);
        if (!memory) {
            printf("    0x%" PRIx64 ": no memory that a recorded call allocated\n",
                   argument->object);
            continue;
        }
        size_t offset = (size_t)(argument->object - memory->range.base);
        size_t left = memory->range.size - offset;
        printf("    0x%" PRIx64 ": %s USM, byte %zu of %zu\n", argument->object,
               memory->kind == UR_USM_TYPE_HOST     ? "host"
               : memory->kind == UR_USM_TYPE_SHARED ? "shared"
                                                    : "device",
               offset, memory->range.size);
        left = left < sizeof(bytes) ? left : sizeof(bytes);
        if (ur_memory_read(replay, memory, offset, bytes, left)) {
            print_bytes(bytes, left);
        }
    }
    free(arguments);
}

static void dump_call(struct ur_replay *replay, const struct ur_call *call) {
    static char words[16384];
    struct ur_text text = {words, sizeof(words), 0};
    char title[256];
    ur_launch_text(replay, replay->num_launches, title, sizeof(title));
    words[0] = '\0';
    ur_text_params(&text, call->function, call->params, UR_TEXT_UNWRITTEN);
    printf("%s\n  %s(%s)\n", title, ur_call_name(call), words);
}

/* ---- times ---- */

struct ur_timing {
    char *kernel;
    size_t global[3];
    uint64_t launches;
    unsigned count;
    double total, least, most; /* microseconds */
};

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e6 + (double)time.tv_nsec / 1e3;
}

struct saved {
    struct ur_memory *memory;
    ur_mem_handle_t buffer;
    void *bytes;
    size_t size;
};

/* What the launch is given is put back behind it, so that the next one finds what it found. */
static void restore(struct ur_replay *replay, struct saved *saved, size_t count) {
    for (size_t i = 0; i < count; i++) {
        if (saved[i].memory) {
            ur_memory_write(replay, saved[i].memory, 0, saved[i].bytes, saved[i].size);
        } else {
            urEnqueueMemBufferWrite(replay->queues[0].at, saved[i].buffer, true, 0, saved[i].size,
                                    saved[i].bytes, 0, NULL, NULL);
        }
    }
}

static size_t save(struct ur_replay *replay, struct ur_argument *arguments, size_t count,
                   struct saved *saved) {
    size_t used = 0;
    for (size_t i = 0; i < count; i++) {
        struct saved one = {0};
        if (arguments[i].is_buffer) {
            const struct ur_buffer *buffer = buffer_of(replay, arguments[i].object);
            one.buffer = ur_live_handle(replay, arguments[i].object);
            one.size = buffer ? buffer->size : 0;
        } else {
            one.memory = ur_memory_find(replay, arguments[i].object);
            one.size = one.memory ? one.memory->range.size : 0;
        }
        one.bytes = one.size ? malloc(one.size) : NULL;
        if (one.bytes &&
            (one.memory ? ur_memory_read(replay, one.memory, 0, one.bytes, one.size)
                        : !urEnqueueMemBufferRead(replay->queues[0].at, one.buffer, true, 0,
                                                  one.size, one.bytes, 0, NULL, NULL))) {
            saved[used++] = one;
        } else {
            free(one.bytes);
        }
    }
    return used;
}

static struct ur_timing *timing_of(struct ur_replay *replay, const struct ur_launch *launch) {
    for (size_t i = 0; i < replay->num_timings; i++) {
        struct ur_timing *timing = &replay->timings[i];
        if (strcmp(timing->kernel, launch->kernel) == 0 &&
            memcmp(timing->global, launch->global, sizeof(launch->global)) == 0) {
            return timing;
        }
    }
    void *more = realloc(replay->timings, (replay->num_timings + 1) * sizeof(*replay->timings));
    if (!more) {
        return NULL;
    }
    replay->timings = more;
    struct ur_timing *timing = &replay->timings[replay->num_timings++];
    *timing = (struct ur_timing){.kernel = launch->kernel};
    memcpy(timing->global, launch->global, sizeof(launch->global));
    return timing;
}

static void time_launch(struct ur_replay *replay, const struct ur_call *recorded,
                        struct ur_call *live) {
    struct ur_timing *timing = timing_of(replay, &replay->launches[replay->num_launches - 1]);
    size_t count, num_saved;
    if (!timing || timing->launches++) {
        return; /* each kernel and size is timed where it is first met */
    }
    ur_finish_all(replay);
    struct ur_argument *arguments = ur_launch_arguments(replay, recorded, &count);
    struct saved *saved = calloc(count + 1, sizeof(*saved));
    num_saved = saved ? save(replay, arguments, count, saved) : 0;
    ur_queue_handle_t queue = *(ur_queue_handle_t *)live->params[0];
    ur_event_handle_t *event = *(ur_event_handle_t **)live->params[recorded->traits->event];
    *(ur_event_handle_t **)live->params[recorded->traits->event] = NULL;
    for (unsigned i = 0; i < replay->options->time; i++) {
        double began = now();
        if (ur_replay_invoke(recorded->function->id, live->params) || urQueueFinish(queue)) {
            break;
        }
        double took = now() - began;
        timing->count++;
        timing->total += took;
        timing->least = timing->count == 1 || took < timing->least ? took : timing->least;
        timing->most = took > timing->most ? took : timing->most;
        restore(replay, saved, num_saved);
    }
    *(ur_event_handle_t **)live->params[recorded->traits->event] = event;
    for (size_t i = 0; i < num_saved; i++) {
        free(saved[i].bytes);
    }
    free(saved);
    free(arguments);
}

void ur_launch_table(const struct ur_replay *replay) {
    printf("%-40s %-24s %9s %6s %12s %12s %12s\n", "kernel", "global size", "launches", "times",
           "least (us)", "mean (us)", "most (us)");
    for (size_t i = 0; i < replay->num_timings; i++) {
        const struct ur_timing *t = &replay->timings[i];
        char size[80];
        snprintf(size, sizeof(size), "%zu x %zu x %zu", t->global[0], t->global[1], t->global[2]);
        printf("%-40s %-24s %9" PRIu64 " %6u %12.2f %12.2f %12.2f\n", t->kernel, size, t->launches,
               t->count, t->least, t->count ? t->total / t->count : 0, t->most);
    }
}

/* ---- around a launch ---- */

void ur_launch_count(struct ur_replay *replay, const struct ur_call *recorded) {
    const struct ur_call *call = recorded;
    const struct ur_kernel *kernel = kernel_of(replay, recorded, 1);
    size_t number = (size_t)replay->num_launches;
    if (!(number & (number - 1))) { /* full at each power of two */
        void *more =
            realloc(replay->launches, (number ? number * 2 : 1) * sizeof(*replay->launches));
        if (!more) {
            return;
        }
        replay->launches = more;
    }
    struct ur_launch launch = {.sequence = recorded->sequence, .global = {1, 1, 1}};
    const size_t *global = ARGUMENT(const size_t *, 4);
    for (uint32_t i = 0; global && i < ARGUMENT(uint32_t, 2) && i < 3; i++) {
        launch.global[i] = global[i];
    }
    launch.kernel = strdup(kernel ? kernel->name : "unknown");
    if (!launch.kernel) {
        return;
    }
    replay->launches[replay->num_launches++] = launch;
}

void ur_launch_before(struct ur_replay *replay, const struct ur_call *recorded,
                      struct ur_call *live) {
    if (replay->options->dump == replay->num_launches) {
        dump_call(replay, recorded);
        dump_memory(replay, recorded, "before");
    }
    if (replay->options->time) {
        time_launch(replay, recorded, live);
    }
    if (replay->options->subset && replay->num_launches == replay->options->last) {
        replay->subset = ur_subset_begin(replay, recorded);
    }
}

void ur_launch_after(struct ur_replay *replay, const struct ur_call *recorded) {
    if (replay->options->dump == replay->num_launches) {
        dump_memory(replay, recorded, "after");
    }
    if (replay->options->tell) {
        ur_bisect_tell(replay, recorded);
    }
    if (replay->subset) {
        char reason[512], text[256];
        ur_launch_text(replay, replay->num_launches, text, sizeof(text));
        printf("the first launch that differs: %s\n", text);
        if (!ur_subset_end(replay, replay->subset, recorded, replay->options->subset, reason,
                           sizeof(reason))) {
            ur_say(replay, "%s.", reason);
            replay->num_failed++;
        }
        replay->subset = NULL;
    }
}

void ur_launches_free(struct ur_replay *replay) {
    for (size_t i = 0; i < replay->num_launches; i++) {
        free(replay->launches[i].kernel);
    }
    free(replay->launches);
    free(replay->timings);
    for (size_t i = 0; i < replay->kernels.room; i++) {
        if (replay->kernels.entries[i].key) {
            struct ur_kernel *kernel = replay->kernels.entries[i].value;
            free(kernel->name);
            free(kernel->arguments);
            free(kernel->choices);
            free(kernel);
        }
    }
    free(replay->kernels.entries);
    for (size_t i = 0; i < replay->buffers.room; i++) {
        if (replay->buffers.entries[i].key) {
            free(replay->buffers.entries[i].value);
        }
    }
    free(replay->buffers.entries);
}
