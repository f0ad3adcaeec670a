/* One track for each queue: its commands with the times of their profiling events, arrows from the
 * call that enqueued a command to the command and along wait lists, and counters of live memory. */
#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "print.h"
#include "trace_file.h"
#include "tracing.h"

/* Commands that are remembered until they are complete; when there are more, the oldest is let go.
 */
#define MAX_PENDING 4096
/* From so many on, each new command looks whether old ones are complete. */
#define BUSY 64
#define MAX_WAITS 6
#define MAX_DONE 1024

struct command {
    ur_event_handle_t event;
    ur_queue_handle_t queue;
    uint64_t id, enqueued, bytes;
    uint32_t thread;
    uint16_t function;
    uint8_t num_waits;
    struct loader_launch launch;
    uint64_t waits[MAX_WAITS]; /* ids of the commands that it waits for */
};

/* Slices of a track must not overlap: commands that a queue runs side by side get tracks of their
 * own, as far as these go. */
#define MAX_TRACKS 16

struct queue {
    ur_queue_handle_t handle;
    uint32_t number; /* from 1, in the order of their creation */
    char about[96];  /* what is known of it, with a space before it */
    bool made;       /* its creation was seen */
    bool aligned;    /* `offset` is known */
    int64_t offset;  /* from the device's clock to the trace's (nanoseconds) */
    unsigned num_tracks, track_room;
    struct track {
        uint32_t number;
        uint64_t end; /* of its last command */
    } * tracks;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* over all of this */
static struct command pending[MAX_PENDING];              /* a ring */
static uint64_t first, count;
static uint64_t last_id;
/* By open addressing, `queue_room` places, of which at most half are taken; NULL is none. */
static struct queue **queues;
static size_t queue_room, num_queues;
static uint32_t last_track, last_queue;
static struct {
    uint64_t id, end;
    uint32_t track;
} done[MAX_DONE]; /* by id modulo its size */
static uint64_t lost, without_memory, without_times;

static struct allocation {
    const void *pointer;
    uint64_t size;
    uint8_t kind; /* 0 host, 1 device, 2 shared */
    bool pooled;
} * memory; /* as `queues` */
static size_t memory_room, num_memory;
static uint64_t live[4]; /* by kind; the last one is what came from pools */
static uint64_t pid;

/* Under the lock. */
static void forget_all(void) {
    for (size_t i = 0; i < queue_room; i++) {
        if (queues[i]) {
            free(queues[i]->tracks);
            free(queues[i]);
        }
    }
    free(queues);
    free(memory);
    queues = NULL;
    memory = NULL;
    queue_room = num_queues = memory_room = num_memory = 0;
}

void loader_trace_queues_start(void) {
    pthread_mutex_lock(&lock);
    first = count = last_id = lost = without_memory = without_times = 0;
    last_track = last_queue = 0;
    forget_all();
    memset(live, 0, sizeof(live));
    memset(done, 0, sizeof(done));
    pid = (uint64_t)getpid();
    pthread_mutex_unlock(&lock);
}

/* -- events of the file -- */

static char *start_event(char *at, const char *phase, uint32_t process, uint32_t track) {
    at = loader_trace_text(at, "{\"ph\":\"");
    at = loader_trace_text(at, phase);
    at = loader_trace_text(at, "\",\"pid\":");
    at = loader_trace_number(at, process ? process : pid);
    at = loader_trace_text(at, ",\"tid\":");
    return loader_trace_number(at, track);
}

/* Queues stand in a process of their own, so that they are drawn together. */
#define QUEUES_PROCESS 1u

static void write_arrow(const char *phase, const char *name, uint64_t id, uint32_t process,
                        uint32_t track, uint64_t time) {
    char event[256], *at = start_event(event, phase, process, track);
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, time);
    at = loader_trace_text(at, ",\"id\":");
    at = loader_trace_number(at, id);
    at = loader_trace_text(at, ",\"cat\":\"");
    at = loader_trace_text(at, name);
    at = loader_trace_text(at, "\",\"name\":\"");
    at = loader_trace_text(at, name);
    at = loader_trace_text(at, phase[0] == 'f' ? "\",\"bp\":\"e\"}" : "\"}");
    loader_trace_write(event, (size_t)(at - event));
}

static void write_name(const char *what, uint32_t track, const char *name) {
    char event[256], *at = start_event(event, "M", QUEUES_PROCESS, track);
    at = loader_trace_text(at, ",\"name\":\"");
    at = loader_trace_text(at, what);
    at = loader_trace_text(at, "\",\"args\":{\"name\":");
    at = loader_trace_string(at, name, 100);
    at = loader_trace_text(at, "}}");
    loader_trace_write(event, (size_t)(at - event));
}

static void write_counters(void) {
    static const char *const names[] = {"{\"host\":", ",\"device\":", ",\"shared\":"};
    char event[512], *at = start_event(event, "C", 0, 0);
    uint64_t now = loader_trace_now();
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, now);
    at = loader_trace_text(at, ",\"name\":\"live USM (bytes)\",\"args\":");
    for (int i = 0; i < 3; i++) {
        at = loader_trace_text(at, names[i]);
        at = loader_trace_number(at, live[i]);
    }
    at = loader_trace_text(at, "}}");
    loader_trace_write(event, (size_t)(at - event));
    at = start_event(event, "C", 0, 0);
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, now);
    at = loader_trace_text(at, ",\"name\":\"in use from pools (bytes)\",\"args\":{\"pools\":");
    at = loader_trace_number(at, live[3]);
    at = loader_trace_text(at, "}}");
    loader_trace_write(event, (size_t)(at - event));
}

/* -- queues and commands; under the lock -- */

/* False: no memory. */
static bool add_track(struct queue *queue) {
    char name[160];
    if (queue->num_tracks == queue->track_room) {
        unsigned room = queue->track_room ? 2 * queue->track_room : 1;
        struct track *grown = realloc(queue->tracks, room * sizeof(*grown));
        if (!grown) {
            return false;
        }
        queue->tracks = grown;
        queue->track_room = room;
    }
    unsigned place = queue->num_tracks++;
    queue->tracks[place].number = ++last_track;
    queue->tracks[place].end = 0;
    if (last_track == 1) {
        write_name("process_name", 0, "queues");
    }
    if (place) {
        snprintf(name, sizeof(name), "queue %u (%u)%s", queue->number, place + 1, queue->about);
    } else {
        snprintf(name, sizeof(name), "queue %u%s", queue->number, queue->about);
    }
    write_name("thread_name", last_track, name);
    return true;
}

/* The track on which nothing stands at `from` and later; moves `from` if all are taken. */
static uint32_t take_track(struct queue *queue, uint64_t *from, uint64_t length) {
    unsigned best = 0;
    for (unsigned i = 0; i < queue->num_tracks; i++) {
        if (queue->tracks[i].end <= *from) {
            best = i;
            break;
        }
        if (queue->tracks[i].end < queue->tracks[best].end) {
            best = i;
        }
    }
    if (queue->tracks[best].end > *from) {
        if (queue->num_tracks < MAX_TRACKS && add_track(queue)) {
            best = queue->num_tracks - 1;
        } else {
            *from = queue->tracks[best].end;
        }
    }
    queue->tracks[best].end = *from + length;
    return queue->tracks[best].number;
}

/* Where an address belongs in a table of so many places, a power of two. */
static size_t place_in(size_t room, const void *address) {
    uint64_t mixed = ((uint64_t)(uintptr_t)address >> 4) * UINT64_C(0x9e3779b97f4a7c15);
    return (size_t)(mixed ^ mixed >> 32) & (room - 1);
}

static struct queue **queue_place(struct queue **table, size_t room, ur_queue_handle_t handle) {
    size_t i = place_in(room, handle);
    while (table[i] && table[i]->handle != handle) {
        i = (i + 1) & (room - 1);
    }
    return &table[i];
}

static bool grow_queues(void) {
    size_t room = queue_room ? 2 * queue_room : 64;
    struct queue **larger = calloc(room, sizeof(struct queue *));
    if (!larger) {
        return false;
    }
    for (size_t i = 0; i < queue_room; i++) {
        if (queues[i]) {
            *queue_place(larger, room, queues[i]->handle) = queues[i];
        }
    }
    free(queues);
    queues = larger;
    queue_room = room;
    return true;
}

/* NULL: no memory. With NULL for `about` nothing more is known of the queue. */
static struct queue *find_queue(ur_queue_handle_t handle, const char *about) {
    struct queue **place = queue_room ? queue_place(queues, queue_room, handle) : NULL;
    if (place && *place) {
        return *place;
    }
    if (2 * (num_queues + 1) > queue_room) {
        if (!grow_queues()) {
            return NULL;
        }
        place = queue_place(queues, queue_room, handle);
    }
    struct queue *queue = calloc(1, sizeof(*queue));
    if (!queue) {
        return NULL;
    }
    queue->handle = handle;
    queue->number = ++last_queue;
    snprintf(queue->about, sizeof(queue->about), "%s", about ? about : "");
    if (!add_track(queue)) {
        free(queue);
        return NULL;
    }
    *place = queue;
    num_queues++;
    return queue;
}

static bool time_of(ur_event_handle_t event, ur_profiling_info_t which, uint64_t *time) {
    return loader_traced_next->ddi.Event.pfnGetProfilingInfo(event, which, sizeof(*time), time,
                                                             NULL) == UR_RESULT_SUCCESS;
}

static bool is_complete(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    ur_result_t result = loader_traced_next->ddi.Event.pfnGetInfo(
        event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, NULL);
    return result != UR_RESULT_SUCCESS || (int32_t)status <= (int32_t)UR_EVENT_STATUS_COMPLETE;
}

/* -- nodes of graphs; under the lock -- */

/* The size of a table that has both functions for nodes. */
#define NODES_END                                                                                  \
    (offsetof(ur_extra_dditable_t, pfnTellNodes) +                                                 \
     sizeof(((ur_extra_dditable_t *)NULL)->pfnTellNodes))

void loader_trace_want_nodes(const void *handle, bool each) {
    const ur_extra_dditable_t *extra =
        handle ? loader_extra_of(*(const ur_dditable_t *const *)handle) : NULL;
    if (extra && extra->size >= NODES_END && extra->pfnWantNodes) {
        extra->pfnWantNodes(each);
    }
}

/* What a run consists of. */
struct nodes {
    uint64_t count, timed;
    size_t length;
    char list[4096]; /* of those without times, cut where it is full */
    struct queue *queue;
    int64_t offset; /* from the device's clock to where the run is drawn */
};

static void count_node(void *data, const char *what, uint64_t start, uint64_t end) {
    struct nodes *nodes = data;
    size_t room = sizeof(nodes->list) - nodes->length;
    nodes->timed += start && end >= start;
    int length = snprintf(nodes->list + nodes->length, room, "%s%" PRIu64 ": %s",
                          nodes->count ? "; " : "", nodes->count, what);
    nodes->count++;
    nodes->length += (size_t)length < room ? (size_t)length : room - 1;
}

static void write_node(void *data, const char *what, uint64_t start, uint64_t end) {
    struct nodes *nodes = data;
    uint64_t number = nodes->count++;
    if (!start || end < start || (int64_t)start + nodes->offset < 0) {
        return;
    }
    uint64_t from = (uint64_t)((int64_t)start + nodes->offset), length = end - start;
    uint32_t track = take_track(nodes->queue, &from, length);
    char event[512], *at = start_event(event, "X", QUEUES_PROCESS, track);
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, from);
    at = loader_trace_text(at, ",\"dur\":");
    at = loader_trace_micros(at, length);
    at = loader_trace_text(at, ",\"name\":");
    at = loader_trace_string(at, what, 160);
    at = loader_trace_text(at, ",\"cat\":\"node\",\"args\":{\"node\":");
    at = loader_trace_number(at, number);
    at = loader_trace_text(at, "}}");
    loader_trace_write(event, (size_t)(at - event));
}

/* The table of ours whose event may be of a run, or NULL. */
static const ur_extra_dditable_t *tells_nodes(const struct command *command) {
    if (command->function != UR_FUNCTION_ENQUEUE_COMMAND_BUFFER_EXP &&
        command->function != UR_FUNCTION_ENQUEUE_GRAPH_EXP) {
        return NULL;
    }
    const ur_extra_dditable_t *extra =
        loader_extra_of(*(const ur_dditable_t *const *)(const void *)command->event);
    return extra && extra->size >= NODES_END && extra->pfnTellNodes ? extra : NULL;
}

/* Writes the slice of a complete command and its arrows. */
static void write_command(const struct command *command) {
    struct queue *queue = find_queue(command->queue, NULL);
    uint64_t start = 0, end = 0;
    if (!queue) {
        without_memory++;
        return;
    }
    if (!time_of(command->event, UR_PROFILING_INFO_COMMAND_START, &start) ||
        !time_of(command->event, UR_PROFILING_INFO_COMMAND_END, &end) || end < start) {
        without_times++;
        return;
    }
    if (!queue->aligned) {
        /* Without a pair of clocks, the first command ends when it is seen to have ended. */
        queue->offset = (int64_t)loader_trace_now() - (int64_t)end;
        queue->aligned = true;
    }
    uint64_t length = end - start;
    int64_t moved = (int64_t)start + queue->offset;
    uint64_t from = moved > (int64_t)command->enqueued ? (uint64_t)moved : command->enqueued;
    uint32_t track = take_track(queue, &from, length);
    static struct nodes nodes;
    nodes = (struct nodes){.queue = queue, .offset = (int64_t)from - (int64_t)start};
    const ur_extra_dditable_t *extra = tells_nodes(command);
    if (extra) {
        extra->pfnTellNodes(command->event, count_node, &nodes);
    }
    static char event[LOADER_TRACE_LONGEST];
    char *at = start_event(event, "X", QUEUES_PROCESS, track);
    at = loader_trace_text(at, ",\"ts\":");
    at = loader_trace_micros(at, from);
    at = loader_trace_text(at, ",\"dur\":");
    at = loader_trace_micros(at, length);
    at = loader_trace_text(at, ",\"name\":");
    const struct ur_print_function *f = ur_print_find_function(command->function);
    const char *call = f ? ur_print_name(f->name) + strlen("urEnqueue") : "?";
    at = command->launch.kernel ? loader_trace_text(at, command->launch.kernel)
                                : loader_trace_string(at, call, 80);
    at = loader_trace_text(at, ",\"cat\":\"command\"");
    if (command->launch.kernel) {
        at = loader_trace_text(at, ",\"args\":{");
        at = loader_trace_launch(at, &command->launch);
        at = loader_trace_text(at, ",\"call\":");
        at = loader_trace_string(at, call, 80);
        at = loader_trace_text(at, "}");
    } else if (command->bytes) {
        at = loader_trace_text(at, ",\"args\":{\"bytes\":");
        at = loader_trace_number(at, command->bytes);
        at = loader_trace_text(at, "}");
    } else if (nodes.count) {
        at = loader_trace_text(at, ",\"args\":{\"nodes\":");
        at = loader_trace_number(at, nodes.count);
        if (nodes.timed == 0) {
            at = loader_trace_text(at, ",\"list\":");
            at = loader_trace_string(at, nodes.list, 2 * sizeof(nodes.list));
        }
        at = loader_trace_text(at, "}");
    }
    *at++ = '}';
    loader_trace_write(event, (size_t)(at - event));
    if (nodes.timed) {
        nodes.count = 0;
        extra->pfnTellNodes(command->event, write_node, &nodes);
    }

    write_arrow("s", "enqueue", command->id, 0, command->thread, command->enqueued);
    write_arrow("f", "enqueue", command->id, QUEUES_PROCESS, track, from);
    for (unsigned i = 0; i < command->num_waits; i++) {
        uint64_t id = command->waits[i];
        if (done[id % MAX_DONE].id == id) {
            uint64_t arrow = (command->id << 8 | i) + (UINT64_C(1) << 40);
            write_arrow("s", "wait", arrow, QUEUES_PROCESS, done[id % MAX_DONE].track,
                        done[id % MAX_DONE].end);
            write_arrow("f", "wait", arrow, QUEUES_PROCESS, track, from);
        }
    }
    done[command->id % MAX_DONE].id = command->id;
    done[command->id % MAX_DONE].end = from + length;
    done[command->id % MAX_DONE].track = track;
}

static void trace_queues_let_go(struct command *command) {
    loader_traced_next->ddi.Event.pfnRelease(command->event);
    command->event = NULL;
}

static void drop_first(void) {
    while (count && !pending[first % MAX_PENDING].event) {
        first++;
        count--;
    }
}

/* Under the lock. Commands are looked at from the oldest on. */
static void collect(ur_queue_handle_t queue, unsigned most) {
    unsigned looked = 0;
    for (uint64_t i = first; i < first + count && looked < most; i++) {
        struct command *command = &pending[i % MAX_PENDING];
        if (!command->event || (queue && command->queue != queue)) {
            continue;
        }
        looked++;
        if (is_complete(command->event)) {
            write_command(command);
            trace_queues_let_go(command);
        } else if (!queue) {
            break;
        }
    }
    drop_first();
}

void loader_trace_queue_made(ur_queue_handle_t handle, ur_device_handle_t device, bool in_order) {
    char model[64] = "", about[sizeof(((struct queue *)NULL)->about)];
    size_t size = 0;
    if (loader_traced_next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, 0, NULL, &size) !=
            UR_RESULT_SUCCESS ||
        size > sizeof(model) ||
        loader_traced_next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, size, model, NULL) !=
            UR_RESULT_SUCCESS) {
        model[0] = '\0';
    }
    model[sizeof(model) - 1] = '\0';
    snprintf(about, sizeof(about), "%s%s%s", in_order ? "" : " out of order",
             model[0] ? " on " : "", model);
    uint64_t on_device = 0, before = loader_trace_now();
    ur_result_t result =
        loader_traced_next->ddi.Device.pfnGetGlobalTimestamps(device, &on_device, NULL);
    uint64_t after = loader_trace_now();
    pthread_mutex_lock(&lock);
    struct queue *queue = find_queue(handle, about);
    if (queue && queue->made && queue->num_tracks) {
        /* That was an earlier queue at the same address. */
        queue->num_tracks = 0;
        queue->aligned = false;
        queue->number = ++last_queue;
        snprintf(queue->about, sizeof(queue->about), "%s", about);
        (void)add_track(queue); /* there is room */
    }
    if (queue) {
        queue->made = true;
    }
    if (queue && result == UR_RESULT_SUCCESS && on_device) {
        queue->offset = (int64_t)(before + (after - before) / 2) - (int64_t)on_device;
        queue->aligned = true;
    }
    pthread_mutex_unlock(&lock);
}

void loader_trace_command(unsigned function, ur_queue_handle_t queue, ur_event_handle_t event,
                          bool own, uint64_t enqueued, uint64_t bytes,
                          const struct loader_launch *launch, uint32_t num_waits,
                          const ur_event_handle_t *waits) {
    if (!own && loader_traced_next->ddi.Event.pfnRetain(event) != UR_RESULT_SUCCESS) {
        return;
    }
    uint32_t thread = loader_trace_thread();
    pthread_mutex_lock(&lock);
    if (count >= BUSY) {
        collect(NULL, 4);
    }
    if (count == MAX_PENDING) {
        trace_queues_let_go(&pending[first % MAX_PENDING]);
        lost++;
        drop_first();
    }
    struct command *command = &pending[(first + count) % MAX_PENDING];
    *command = (struct command){.event = event,
                                .queue = queue,
                                .id = ++last_id,
                                .enqueued = enqueued,
                                .bytes = bytes,
                                .thread = thread,
                                .function = (uint16_t)function,
                                .launch = *launch};
    for (uint32_t w = 0; waits && w < num_waits && command->num_waits < MAX_WAITS; w++) {
        for (uint64_t i = first + count; i-- > first;) {
            if (pending[i % MAX_PENDING].event == waits[w]) {
                command->waits[command->num_waits++] = pending[i % MAX_PENDING].id;
                break;
            }
        }
    }
    count++;
    pthread_mutex_unlock(&lock);
}

void loader_trace_collect(ur_queue_handle_t queue) {
    pthread_mutex_lock(&lock);
    collect(queue, queue ? MAX_PENDING : 256);
    pthread_mutex_unlock(&lock);
}

void loader_trace_queues_stop(void) {
    pthread_mutex_lock(&lock);
    collect(NULL, MAX_PENDING);
    for (uint64_t i = first; i < first + count; i++) {
        if (pending[i % MAX_PENDING].event) {
            trace_queues_let_go(&pending[i % MAX_PENDING]);
            lost++;
        }
    }
    first = count = 0;
    if (lost || without_memory || without_times) {
        char words[200];
        snprintf(words, sizeof(words),
                 "commands not shown: %llu not complete in time, %llu without times, %llu for want "
                 "of memory",
                 (unsigned long long)lost, (unsigned long long)without_times,
                 (unsigned long long)without_memory);
        write_name("process_labels", 0, words);
    }
    forget_all();
    pthread_mutex_unlock(&lock);
}

/* -- memory -- */

static size_t memory_place(const struct allocation *table, size_t room, const void *pointer) {
    size_t i = place_in(room, pointer);
    while (table[i].pointer && table[i].pointer != pointer) {
        i = (i + 1) & (room - 1);
    }
    return i;
}

static bool grow_memory(void) {
    size_t room = memory_room ? 2 * memory_room : 256;
    struct allocation *larger = calloc(room, sizeof(*larger));
    if (!larger) {
        return false;
    }
    for (size_t i = 0; i < memory_room; i++) {
        if (memory[i].pointer) {
            larger[memory_place(larger, room, memory[i].pointer)] = memory[i];
        }
    }
    free(memory);
    memory = larger;
    memory_room = room;
    return true;
}

/* Under the lock. Moves what follows, so that no search stops too early. */
static void memory_remove(size_t hole) {
    memory[hole].pointer = NULL;
    num_memory--;
    size_t mask = memory_room - 1;
    for (size_t i = (hole + 1) & mask; memory[i].pointer; i = (i + 1) & mask) {
        const void *pointer = memory[i].pointer;
        memory[i].pointer = NULL;
        size_t to = memory_place(memory, memory_room, pointer);
        if (to != i) {
            memory[to] = memory[i];
        }
        memory[to].pointer = pointer;
    }
}

void loader_trace_allocated(const void *pointer, uint64_t size, const char *kind, bool pooled) {
    uint8_t place = kind[0] == 'h' ? 0 : kind[0] == 'd' ? 1 : 2;
    pthread_mutex_lock(&lock);
    /* Without memory for the table new allocations are not counted. */
    if (pointer && (2 * (num_memory + 1) <= memory_room || grow_memory())) {
        size_t i = memory_place(memory, memory_room, pointer);
        if (memory[i].pointer) {
            live[memory[i].kind] -= memory[i].size;
            live[3] -= memory[i].pooled ? memory[i].size : 0;
        } else {
            num_memory++;
        }
        memory[i].pointer = pointer;
        memory[i].size = size;
        memory[i].kind = place;
        memory[i].pooled = pooled;
        live[place] += size;
        live[3] += pooled ? size : 0;
        write_counters();
    }
    pthread_mutex_unlock(&lock);
}

void loader_trace_freed(const void *pointer) {
    pthread_mutex_lock(&lock);
    if (memory && pointer) {
        size_t i = memory_place(memory, memory_room, pointer);
        if (memory[i].pointer) {
            live[memory[i].kind] -= memory[i].size;
            live[3] -= memory[i].pooled ? memory[i].size : 0;
            memory_remove(i);
            write_counters();
        }
    }
    pthread_mutex_unlock(&lock);
}
