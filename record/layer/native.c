/* What native commands did to memory.
 *
 * A native command is a function of the program, which gives work to the driver itself: a replay
 * has neither. So it stands in the recording as a wait of its queue, with what memory holds behind
 * it and did not hold before. To tell that, the queues are finished before and after it and all
 * memory is looked at, that of the device in pieces by a queue. A run of a command buffer or graph
 * that has native commands is treated so as a whole.
 *
 * Where that cannot be told, the recording says so: commands of other threads at the same time,
 * queues that do not get idle, more device memory than MOST, memory that cannot be read. */
#include <time.h>

#include "recording.h"

/* Memory that the host does not see, which is read for one command (bytes), and in which pieces. */
#define MOST ((size_t)1 << 30)
#define CHUNK ((size_t)1 << 20)
/* The program might have to do something before its queues get idle. */
#define LONGEST_WAIT_MS 3000

#define ARGUMENT(type, place) (*(type *)params[place])

struct hidden {
    uintptr_t base;         /* of USM; or */
    ur_mem_handle_t buffer; /* which is retained */
    size_t size;
    uint64_t *hashes; /* of its grains */
    bool differs;     /* of a buffer */
};

struct ur_record_snapshot {
    struct hidden *hidden;
    size_t count;
    uint64_t commands; /* that had been numbered before */
};

struct idle {
    ur_queue_handle_t *queues; /* each retained; NULL for one that is left alone */
    struct ur_record_moment *moments;
    size_t count;
};

static void sleep_some(unsigned *turns) {
    struct timespec some = {.tv_nsec = *turns < 100 ? 20000 : 1000000};
    *turns += 1;
    nanosleep(&some, NULL);
}

static uint64_t now_ms(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static void release_queues(struct idle *idle) {
    for (size_t i = 0; i < idle->count; i++) {
        if (idle->queues[i]) {
            ur_recorded_next->ddi.Queue.pfnRelease(idle->queues[i]);
        }
    }
    free(idle->queues);
    free(idle->moments);
    *idle = (struct idle){0};
}

/* The queues that are there and capture nothing. */
static bool hold_queues(struct idle *idle) {
    ur_lock(&ur_recording.lock);
    idle->queues = ur_record_queues(&idle->count);
    idle->moments = calloc(idle->count + 1, sizeof(*idle->moments));
    for (size_t i = 0; idle->queues && i < idle->count; i++) {
        uint32_t one = 0;
        struct ur_record_moment *last =
            idle->moments && !ur_record_queue_is_captured(idle->queues[i])
                ? ur_record_so_far(true, idle->queues[i], &one)
                : NULL;
        if (one && !ur_recorded_next->ddi.Queue.pfnRetain(idle->queues[i])) {
            idle->moments[i] = *last;
        } else {
            idle->queues[i] = NULL;
        }
        free(last);
    }
    ur_unlock(&ur_recording.lock);
    return idle->queues && idle->moments;
}

static bool native_wait_for(ur_queue_handle_t queue, uint64_t until) {
    const ur_layer_dditable_t *next = ur_recorded_next;
    ur_event_handle_t event;
    unsigned turns = 0;
    bool over = false;
    if (next->ddi.Enqueue.pfnEventsWait(queue, 0, NULL, &event) != UR_RESULT_SUCCESS) {
        return false;
    }
    next->ddi.Queue.pfnFlush(queue);
    while (!over) {
        ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
        if (next->ddi.Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                       sizeof(status), &status, NULL) != UR_RESULT_SUCCESS) {
            break;
        }
        over = status == UR_EVENT_STATUS_COMPLETE;
        if (!over && now_ms() > until) {
            break;
        }
        if (!over) {
            sleep_some(&turns);
        }
    }
    next->ddi.Event.pfnRelease(event);
    return over;
}

/* Waits until no queue has anything to do and no command is on its way. False if that does not come
 * about. */
static bool get_idle(struct idle *idle) {
    uint64_t until = now_ms() + LONGEST_WAIT_MS;
    unsigned turns = 0;
    for (;;) {
        ur_lock(&ur_recording.lock);
        unsigned under_way = ur_recording.under_way;
        ur_unlock(&ur_recording.lock);
        if (!under_way) {
            break;
        }
        if (now_ms() > until) {
            return false;
        }
        sleep_some(&turns);
    }
    if (!hold_queues(idle)) {
        return false;
    }
    for (size_t i = 0; i < idle->count; i++) {
        if (idle->queues[i] && !native_wait_for(idle->queues[i], until)) {
            return false;
        }
    }
    ur_lock(&ur_recording.lock);
    for (size_t i = 0; i < idle->count; i++) {
        if (idle->queues[i]) {
            ur_record_up_to(idle->moments[i]);
        }
    }
    ur_unlock(&ur_recording.lock);
    return true;
}

static void put_part(struct ur_bytes *parts, uint64_t *count, uintptr_t base, const char *copy,
                     size_t size) {
    struct ur_record_region region = {
        .base = (uintptr_t)copy, .width = size, .height = 1, .depth = 1};
    ur_put_number(parts, base);
    ur_put_number(parts, size);
    ur_put_byte(parts, true);
    ur_record_content(parts, &region);
    *count += 1;
}

/* Looks at hidden memory. What differs from before, if there was a look before, becomes parts. */
static bool native_look(struct hidden *hidden, const struct idle *idle, char *chunk,
                        struct ur_bytes *parts, uint64_t *count) {
    size_t room = 0;
    for (size_t i = 0; i < idle->count; i++) { /* without those that are left alone */
        room += idle->queues[i] != NULL;
    }
    ur_queue_handle_t *queues = calloc(room + 1, sizeof(*queues));
    bool good = queues != NULL;
    for (size_t i = 0, used = 0; good && i < idle->count; i++) {
        if (idle->queues[i]) {
            queues[used++] = idle->queues[i];
        }
    }
    for (size_t at = 0; good && at < hidden->size; at += CHUNK) {
        size_t size = hidden->size - at < CHUNK ? hidden->size - at : CHUNK, first = 0, length = 0;
        good = ur_record_read_back(queues, room, chunk, hidden->base, hidden->buffer, at, size);
        for (size_t i = 0; good && i < size; i += UR_RECORD_GRAIN) {
            size_t grain = size - i < UR_RECORD_GRAIN ? size - i : UR_RECORD_GRAIN;
            uint64_t hash = ur_record_hash(chunk + i, grain, 4);
            uint64_t *known = &hidden->hashes[(at + i) / UR_RECORD_GRAIN];
            if (parts && *known != hash) {
                first = length ? first : i;
                length = i + grain - first;
                hidden->differs = true;
            } else if (length) {
                if (!hidden->buffer) {
                    put_part(parts, count, hidden->base + at + first, chunk + first, length);
                }
                length = 0;
            }
            *known = hash;
        }
        if (good && length && !hidden->buffer) {
            put_part(parts, count, hidden->base + at + first, chunk + first, length);
        }
    }
    free(queues);
    return good;
}

static bool native_add(struct ur_record_snapshot *snapshot, size_t *total, uintptr_t base,
                       ur_mem_handle_t buffer, size_t size) {
    struct hidden *hidden = &snapshot->hidden[snapshot->count];
    *hidden = (struct hidden){.base = base, .buffer = buffer, .size = size};
    if (size > MOST - *total || (buffer && ur_recorded_next->ddi.Mem.pfnRetain(buffer))) {
        return false;
    }
    *total += size;
    snapshot->count++;
    hidden->hashes = calloc(size / UR_RECORD_GRAIN + 1, sizeof(*hidden->hashes));
    return hidden->hashes != NULL;
}

void ur_record_snapshot_free(struct ur_record_snapshot *snapshot) {
    for (size_t i = 0; i < snapshot->count; i++) {
        if (snapshot->hidden[i].buffer) {
            ur_recorded_next->ddi.Mem.pfnRelease(snapshot->hidden[i].buffer);
        }
        free(snapshot->hidden[i].hashes);
    }
    free(snapshot->hidden);
    free(snapshot);
}

/* All memory that the host does not see. NULL, and not all, where that is too much. */
static struct ur_record_snapshot *all_hidden(void) {
    struct ur_record_snapshot *snapshot = calloc(1, sizeof(*snapshot));
    size_t num_regions, num_buffers, total = 0;
    if (!snapshot) {
        return NULL;
    }
    ur_lock(&ur_recording.lock);
    snapshot->commands = atomic_load(&ur_recording.commands);
    struct ur_record_region *regions = ur_record_hidden(&num_regions);
    struct ur_record_sized *buffers = ur_record_buffers(&num_buffers);
    snapshot->hidden = calloc(num_regions + num_buffers + 1, sizeof(*snapshot->hidden));
    bool good = snapshot->hidden && buffers;
    for (size_t i = 0; good && i < num_regions; i++) {
        good = native_add(snapshot, &total, regions[i].base, NULL, regions[i].width);
    }
    for (size_t i = 0; good && i < num_buffers; i++) {
        good = native_add(snapshot, &total, 0, buffers[i].buffer, buffers[i].size);
    }
    ur_unlock(&ur_recording.lock);
    free(regions);
    free(buffers);
    if (!good) {
        ur_record_snapshot_free(snapshot);
        return NULL;
    }
    return snapshot;
}

static void say_not(const char *why) {
    ur_record_note(UR_RECORD_NATIVE_UNTOLD ", since %s: a replay leaves it out", why);
}

struct ur_record_snapshot *ur_record_native_begins(unsigned function, void **params) {
    struct idle idle = {0};
    struct ur_record_snapshot *snapshot = NULL;
    ur_lock(&ur_recording.lock);
    bool looks = function == UR_FUNCTION_ENQUEUE_NATIVE_COMMAND_EXP
                     ? !ur_record_queue_is_captured(ARGUMENT(void *, 0))
                     : ur_record_graph_has_native(ARGUMENT(void *, 1));
    ur_unlock(&ur_recording.lock);
    if (!looks) {
        return NULL;
    }
    char *chunk = malloc(CHUNK);
    if (ur_recording.withhold) {
        say_not("no memory is to be recorded");
    } else if (!chunk || !get_idle(&idle)) {
        say_not("the queues did not get idle before it");
    } else if ((snapshot = all_hidden()) == NULL) {
        say_not("there is more memory of devices and buffers than is looked at (1 GiB)");
    }
    ur_lock(&ur_recording.lock);
    ur_record_settle();
    if (snapshot) {
        ur_record_host_changes();
    }
    ur_unlock(&ur_recording.lock);
    for (size_t i = 0; snapshot && i < snapshot->count; i++) {
        if (!native_look(&snapshot->hidden[i], &idle, chunk, NULL, NULL)) {
            say_not("memory of a device could not be read");
            ur_record_snapshot_free(snapshot);
            snapshot = NULL;
        }
    }
    free(chunk);
    release_queues(&idle);
    return snapshot;
}

static void write_buffer(const struct hidden *hidden, const struct idle *idle) {
    struct ur_bytes bytes = {0};
    struct ur_record_region region = {.width = hidden->size, .height = 1, .depth = 1};
    char *copy = malloc(hidden->size);
    ur_queue_handle_t queue = NULL;
    bool read = false;
    for (size_t i = 0; copy && !read && i < idle->count; i++) {
        queue = idle->queues[i];
        read = queue && ur_record_read_back(&queue, 1, copy, 0, hidden->buffer, 0, hidden->size);
    }
    if (read) {
        region.base = (uintptr_t)copy;
        ur_put_byte(&bytes, UR_RECORD_BUFFER);
        ur_put_number(&bytes, ur_record_next());
        ur_put_number(&bytes, (uintptr_t)hidden->buffer);
        ur_put_number(&bytes, hidden->size);
        ur_record_content(&bytes, &region);
        ur_record_write(&bytes);
    }
    free(bytes.at);
    free(copy);
}

bool ur_record_native_ends(struct ur_record_snapshot *snapshot) {
    struct idle idle = {0};
    struct ur_bytes parts = {0};
    uint64_t count = 0;
    char *chunk = malloc(CHUNK);
    bool good = chunk && get_idle(&idle);
    for (size_t i = 0; good && i < snapshot->count; i++) {
        good = native_look(&snapshot->hidden[i], &idle, chunk, &parts, &count);
    }
    good = good && !parts.failed;
    ur_lock(&ur_recording.lock);
    bool alone =
        atomic_load(&ur_recording.commands) <= snapshot->commands + 1 && !ur_recording.under_way;
    if (good && alone) {
        ur_record_native_changes(&parts, count);
        parts = (struct ur_bytes){0};
    }
    ur_record_settle();
    ur_unlock(&ur_recording.lock);
    for (size_t i = 0; good && alone && i < snapshot->count; i++) {
        if (snapshot->hidden[i].buffer && snapshot->hidden[i].differs) {
            write_buffer(&snapshot->hidden[i], &idle);
        }
    }
    if (!good || !alone) {
        say_not(!good ? "the queues did not get idle after it, or memory could not be read"
                      : "other commands were enqueued meanwhile");
    } else {
        ur_record_note("native commands are recorded as waits and what they changed in USM and "
                       "buffers; images are not looked at");
    }
    free(parts.at);
    free(chunk);
    release_queues(&idle);
    return good && alone;
}
