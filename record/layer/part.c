/* Recordings of a part of the program, and of what each launch did.
 *
 * Before the part, calls that make and change objects are recorded and commands are not. When the
 * part begins, the queues are finished and what all memory holds is recorded, so that a replay
 * begins with the same. */
#include "library.h"
#include "map.h"
#include "recording.h"

enum state { ALL, BEFORE, WITHIN, BEHIND };

static struct {
    _Atomic int state;
    _Atomic uint64_t calls; /* made so far */
    _Atomic uint64_t left;  /* to be recorded; 0: no limit */
    uint64_t from, limit;
    char *kernel;
    pthread_mutex_t lock;  /* over beginning */
    struct ur_map buffers; /* handle -> struct buffer; the recording's lock is held */
} part = {.lock = PTHREAD_MUTEX_INITIALIZER};

struct buffer {
    size_t size;
    int references;
};

void ur_record_buffer_made(const void *handle, size_t size) {
    struct buffer *buffer = malloc(sizeof(*buffer));
    if (buffer) {
        *buffer = (struct buffer){size, 1};
        free(ur_map_remove(&part.buffers, handle));
        if (!ur_map_put(&part.buffers, handle, buffer)) {
            free(buffer);
        }
    }
}

void ur_record_buffer_retained(const void *handle, int by) {
    struct buffer *buffer = ur_map_get(&part.buffers, handle);
    if (buffer && (buffer->references += by) == 0) {
        free(ur_map_remove(&part.buffers, handle));
    }
}

struct ur_record_sized *ur_record_buffers(size_t *count) {
    struct ur_record_sized *list = calloc(part.buffers.used + 1, sizeof(*list));
    *count = 0;
    for (size_t i = 0; list && i < part.buffers.room; i++) {
        const struct ur_map_entry *entry = &part.buffers.entries[i];
        if (entry->key) {
            list[(*count)++] = (struct ur_record_sized){(ur_mem_handle_t)(uintptr_t)entry->key,
                                                        ((struct buffer *)entry->value)->size};
        }
    }
    return list;
}

#define ARGUMENT(type, place) (*(type *)params[place])

bool ur_record_part_start(const struct ur_record_options *options) {
    free(part.kernel);
    for (size_t i = 0; i < part.buffers.room; i++) {
        if (part.buffers.entries[i].key) {
            free(part.buffers.entries[i].value);
        }
    }
    free(part.buffers.entries);
    part.buffers = (struct ur_map){0};
    part.kernel = options->kernel ? strdup(options->kernel) : NULL;
    part.from = options->from;
    part.limit = options->calls ? options->calls : options->kernel ? 1 : 0;
    atomic_store(&part.calls, 0);
    atomic_store(&part.left, part.limit);
    atomic_store(&part.state, options->from || options->kernel ? BEFORE
                              : part.limit                     ? WITHIN
                                                               : ALL);
    return options->from || options->kernel || part.limit || options->each;
}

static bool is_launch(const struct ur_record_traits *traits) {
    return traits->id == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH ||
           traits->id == UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP;
}

/* What is over does not change what follows, once its memory is recorded. */
static bool is_state(const struct ur_record_traits *traits) {
    switch (traits->id) {
    case UR_FUNCTION_ENQUEUE_USM_DEVICE_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_SHARED_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_HOST_ALLOC_EXP:
    case UR_FUNCTION_ENQUEUE_USM_FREE_EXP:
        return true;
    case UR_FUNCTION_EVENT_WAIT:
    case UR_FUNCTION_QUEUE_FINISH:
    case UR_FUNCTION_QUEUE_FLUSH:
    case UR_FUNCTION_EVENT_GET_INFO:
    case UR_FUNCTION_EVENT_SET_CALLBACK:
    case UR_FUNCTION_DEVICE_WAIT_EXP:
    case UR_FUNCTION_USM_CONTEXT_MEMCPY_EXP:
        return false;
    default:
        return !(traits->flags & UR_RECORD_COMMAND);
    }
}

/* The lock is held, but for the calls: host tasks of the program take it. */
static void finish_all(ur_queue_handle_t *queues, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint32_t one;
        struct ur_record_moment *last = ur_record_so_far(true, queues[i], &one);
        ur_unlock(&ur_recording.lock);
        ur_result_t result = ur_recorded_next->ddi.Queue.pfnFinish(queues[i]);
        ur_lock(&ur_recording.lock);
        if (one && result == UR_RESULT_SUCCESS) {
            ur_record_up_to(*last);
        }
        free(last);
    }
}

bool ur_record_read_back(ur_queue_handle_t *queues, size_t count, void *to, uintptr_t from,
                         ur_mem_handle_t buffer, size_t offset, size_t size) {
    for (size_t i = 0; i < count; i++) {
        ur_result_t result =
            buffer ? ur_recorded_next->ddi.Enqueue.pfnMemBufferRead(queues[i], buffer, true, offset,
                                                                    size, to, 0, NULL, NULL)
                   : ur_recorded_next->ddi.Enqueue.pfnUSMMemcpy(
                         queues[i], true, to, (const void *)(from + offset), size, 0, NULL, NULL);
        if (result == UR_RESULT_SUCCESS) {
            return true;
        }
    }
    return false;
}

/* The content of all USM that the host does not see, as one record. Without the lock. */
static void write_hidden(ur_queue_handle_t *queues, size_t count, enum ur_record_kind kind) {
    struct ur_bytes parts = {0}, bytes = {0};
    size_t num_regions, num_parts = 0;
    ur_lock(&ur_recording.lock);
    struct ur_record_region *regions = ur_record_hidden(&num_regions);
    ur_unlock(&ur_recording.lock);
    for (size_t i = 0; i < num_regions; i++) {
        char *copy = malloc(regions[i].width);
        if (!copy ||
            !ur_record_read_back(queues, count, copy, regions[i].base, NULL, 0, regions[i].width)) {
            ur_record_note(
                "the content of some device memory could not be read and is not recorded");
            free(copy);
            continue;
        }
        struct ur_record_region region = regions[i];
        ur_put_number(&parts, region.base);
        ur_put_number(&parts, region.width);
        ur_put_byte(&parts, true);
        region.base = (uintptr_t)copy;
        ur_record_content(&parts, &region);
        num_parts++;
        free(copy);
    }
    free(regions);
    if (num_parts) {
        ur_put_byte(&bytes, (uint8_t)kind);
        ur_put_number(&bytes, ur_record_next());
        if (kind == UR_RECORD_OUTPUT) {
            ur_put_number(&bytes, 0);
        }
        ur_put_number(&bytes, num_parts);
        ur_put(&bytes, parts.at, parts.used);
        ur_record_write(&bytes);
    }
    free(bytes.at);
    free(parts.at);
}

static void write_buffers(ur_queue_handle_t *queues, size_t count) {
    size_t num;
    ur_lock(&ur_recording.lock);
    struct ur_record_sized *list = ur_record_buffers(&num);
    ur_unlock(&ur_recording.lock);
    for (size_t i = 0; list && i < num; i++) {
        struct ur_bytes bytes = {0};
        size_t size = list[i].size;
        struct ur_record_region region = {.width = size, .height = 1, .depth = 1};
        char *copy = malloc(size);
        if (copy && ur_record_read_back(queues, count, copy, 0, list[i].buffer, 0, size)) {
            region.base = (uintptr_t)copy;
            ur_put_byte(&bytes, UR_RECORD_BUFFER);
            ur_put_number(&bytes, ur_record_next());
            ur_put_number(&bytes, (uintptr_t)list[i].buffer);
            ur_put_number(&bytes, size);
            ur_record_content(&bytes, &region);
            ur_record_write(&bytes);
        }
        free(bytes.at);
        free(copy);
    }
    free(list);
}

static void begin_part(void) {
    size_t count;
    ur_lock(&ur_recording.lock);
    ur_queue_handle_t *queues = ur_record_queues(&count);
    finish_all(queues, count);
    ur_record_host_changes();
    ur_unlock(&ur_recording.lock);
    write_hidden(queues, count, UR_RECORD_MEMORY);
    write_buffers(queues, count);
    free(queues);
}

bool ur_record_part_begins(const struct ur_record_traits *traits, void **params) {
    int state = atomic_load_explicit(&part.state, memory_order_acquire);
    if (state == ALL || state == WITHIN) {
        return true;
    }
    uint64_t calls = atomic_fetch_add(&part.calls, 1) + 1;
    if (state == BEFORE && !is_state(traits)) {
        bool begins = part.from && calls >= part.from && !part.kernel;
        if (part.kernel && is_launch(traits) && calls >= part.from) {
            ur_lock(&ur_recording.lock);
            const char *name = ur_record_kernel_name(ARGUMENT(void *, 1));
            begins = name && strcmp(name, part.kernel) == 0;
            ur_unlock(&ur_recording.lock);
        }
        if (begins) {
            pthread_mutex_lock(&part.lock);
            if (atomic_load(&part.state) == BEFORE) {
                begin_part();
                atomic_store_explicit(&part.state, WITHIN, memory_order_release);
            }
            pthread_mutex_unlock(&part.lock);
            return true;
        }
    }
    return is_state(traits) && state == BEFORE;
}

static void each_launch(void **params) {
    size_t count;
    ur_queue_handle_t queue = ARGUMENT(ur_queue_handle_t, 0);
    ur_lock(&ur_recording.lock);
    finish_all(&queue, 1);
    ur_record_settle();
    ur_queue_handle_t *queues = ur_record_queues(&count);
    ur_unlock(&ur_recording.lock);
    write_hidden(queues, count, UR_RECORD_OUTPUT);
    free(queues);
}

static void end_part(void) {
    size_t count;
    ur_lock(&ur_recording.lock);
    ur_queue_handle_t *queues = ur_record_queues(&count);
    finish_all(queues, count);
    ur_record_settle();
    ur_unlock(&ur_recording.lock);
    write_hidden(queues, count, UR_RECORD_OUTPUT);
    free(queues);
    ur_record_stop();
}

void ur_record_part_ends(const struct ur_record_traits *traits, void **params, ur_result_t result) {
    int state = atomic_load_explicit(&part.state, memory_order_relaxed);
    if (state == ALL && !ur_recording.each) {
        return;
    }
    if (state != BEFORE && ur_recording.each && is_launch(traits) && result == UR_RESULT_SUCCESS) {
        each_launch(params);
    }
    if (state == WITHIN && part.limit && atomic_fetch_sub(&part.left, 1) == 1) {
        atomic_store(&part.state, BEHIND);
        end_part();
    }
}
