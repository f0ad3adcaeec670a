/* Fusing launches of queues.
 *
 * While a queue fuses, its launches are kept. Whatever else it is asked for enqueues them first
 * (generated/capture.c: the adapter's table leads to functions that ask, as it does while some
 * queue captures), so nothing that a program can see tells that they came later. Only launches
 * without events are kept: events that are given out are those of commands that the driver has.
 *
 * A launch that fails when it is enqueued has long succeeded for its caller: the call that enqueued
 * what was kept says so, and has not run itself. */
#include <stdlib.h>
#include <string.h>

#include "error.h"
#include "fusing.h"
#include "queue_events.h"
#include "range.h"

enum { MOST_KEPT = 64, MOST_CACHED = 16 };

/* What was made of launches, for the next time that the same are kept. */
struct cached {
    struct cached *next; /* the one used last comes first */
    size_t key_size;
    unsigned char *key; /* owned */
    uint32_t count;
    ur_program_handle_t *programs; /* of each launch; owned, retained: so the key stays true */
    uint32_t group_count;
    struct ur_fusing_group *groups; /* owned, with their kernels */
    struct ur_fusing_report report;
};

struct ur_fusing_queue {
    _Atomic uint32_t refs; /* the queue's, and one for each event of a launch that was kept */
    pthread_mutex_t lock;  /* held while what is kept is enqueued; guards what follows */
    bool active;
    struct ur_fusing_options options;
    struct ur_fusing_report report;
    uint32_t count;
    struct ur_recorded_launch kept[MOST_KEPT]; /* with kernels of their own */
    struct ur_kept_event *events[MOST_KEPT];   /* of these, with references, or NULL */
    struct cached *cache;
    struct ur_fusing_programs programs;
    struct ur_fusing_queue *next; /* of those that are active; under `active_lock` */
    ur_queue_handle_t queue;
};

static pthread_mutex_t active_lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_fusing_queue *active_queues;

static void free_launches(struct ur_recorded_launch *launches, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        ur_launch_free(&launches[i]);
    }
}

static void free_cached(struct cached *cached) {
    for (uint32_t i = 0; i < cached->count; ++i) {
        urProgramRelease(cached->programs[i]);
    }
    for (uint32_t g = 0; g < cached->group_count; ++g) {
        ur_fusing_group_end(&cached->groups[g]);
    }
    ur_fusing_report_end(&cached->report);
    free(cached->programs);
    free(cached->groups);
    free(cached->key);
    free(cached);
}

static void drop_cache(struct ur_fusing_queue *fusing) {
    while (fusing->cache) {
        struct cached *next = fusing->cache->next;
        free_cached(fusing->cache);
        fusing->cache = next;
    }
}

void ur_fusing_forget(struct ur_fusing_queue *fusing) {
    if (!fusing) {
        return;
    }
    pthread_mutex_lock(&fusing->lock);
    for (uint32_t i = 0; i < fusing->count; ++i) {
        ur_kept_events_bind(fusing->events[i], NULL, UR_RESULT_ERROR_INVALID_QUEUE);
    }
    free_launches(fusing->kept, fusing->count);
    fusing->count = 0;
    drop_cache(fusing);
    ur_fusing_programs_end(&fusing->programs);
    pthread_mutex_unlock(&fusing->lock);
    ur_fusing_unretain(fusing);
}

void ur_fusing_retain(struct ur_fusing_queue *fusing) {
    atomic_fetch_add_explicit(&fusing->refs, 1, memory_order_relaxed);
}

void ur_fusing_unretain(struct ur_fusing_queue *fusing) {
    if (atomic_fetch_sub_explicit(&fusing->refs, 1, memory_order_acq_rel) == 1) {
        ur_fusing_report_end(&fusing->report);
        ur_fusing_options_end(&fusing->options);
        pthread_mutex_destroy(&fusing->lock);
        free(fusing);
    }
}

/* ---- the cache ------------------------------------------------------------------------------- */

struct key {
    unsigned char *bytes;
    size_t size, room;
    bool failed;
    /* Buffers and spaces, in the order in which they come: with other ones in their places what is
     * made is the same. */
    uint64_t *names;
    uint32_t name_count, name_room;
};

static void end_key(struct key *key) {
    free(key->bytes);
    free(key->names);
    *key = (struct key){0};
}

static void put(struct key *key, const void *bytes, size_t size) {
    if (key->size + size > key->room) {
        size_t room = 2 * (key->size + size) + 256;
        unsigned char *grown = realloc(key->bytes, room);
        if (!grown) {
            key->failed = true;
            return;
        }
        key->bytes = grown;
        key->room = room;
    }
    if (size) {
        memcpy(key->bytes + key->size, bytes, size);
    }
    key->size += size;
}

static void put_name(struct key *key, uint64_t name) {
    uint32_t number = 0;
    while (number < key->name_count && key->names[number] != name) {
        ++number;
    }
    if (number == key->name_count) {
        if (key->name_count == key->name_room) {
            uint32_t room = 2 * key->name_room + 16;
            uint64_t *grown = realloc(key->names, room * sizeof(*grown));
            if (!grown) {
                key->failed = true;
                return;
            }
            key->names = grown;
            key->name_room = room;
        }
        key->names[key->name_count++] = name;
    }
    put(key, &number, sizeof(number));
}

/* All that fusing depends on: what a pointer points into too. */
static void put_argument(struct key *key, ur_context_handle_t context,
                         const ur_exp_kernel_arg_properties_t *arg) {
    struct ur_fusion_argument place;
    put(key, &arg->type, sizeof(arg->type));
    put(key, &arg->index, sizeof(arg->index));
    put(key, &arg->size, sizeof(arg->size));
    if (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE) {
        put(key, arg->value.value, arg->size);
        return;
    }
    ur_fusing_argument(context, arg, &place);
    put(key, &place.kind, sizeof(place.kind));
    put(key, &place.address, sizeof(place.address));
    put(key, &place.base, sizeof(place.base));
    put(key, &place.extent, sizeof(place.extent));
    put(key, &place.alone, sizeof(place.alone));
    put(key, &(bool){place.space}, sizeof(bool));
    put_name(key, place.space);
    put_name(key, place.name);
}

static void put_launch(struct key *key, ur_context_handle_t context,
                       const struct ur_recorded_launch *launch) {
    ur_exp_kernel_arg_properties_t *args = NULL;
    ur_program_handle_t program = NULL;
    uint32_t count = 0, total = 0;
    char *name = NULL;
    if (urKernelGetInfo(launch->kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program), &program, NULL) !=
            UR_RESULT_SUCCESS ||
        ur_fusing_name(launch->kernel, &name) != UR_RESULT_SUCCESS ||
        ur_kernel_arguments(launch->kernel, &args, &count, &total) != UR_RESULT_SUCCESS) {
        key->failed = true;
        free(name);
        return;
    }
    put(key, &program, sizeof(program));
    put(key, name, strlen(name) + 1);
    put(key, &launch->dims, sizeof(launch->dims));
    put(key, launch->offset, sizeof(launch->offset));
    put(key, launch->global, sizeof(launch->global));
    put(key, launch->local, sizeof(launch->local));
    put(key, &launch->has_local, sizeof(launch->has_local));
    for (uint32_t i = 0; i < count; ++i) {
        put_argument(key, context, &args[i]);
    }
    free(args);
    free(name);
}

static struct cached *find_cached(struct ur_fusing_queue *fusing, const struct key *key) {
    for (struct cached **at = &fusing->cache; *at; at = &(*at)->next) {
        struct cached *found = *at;
        if (found->key_size == key->size && memcmp(found->key, key->bytes, key->size) == 0) {
            *at = found->next;
            found->next = fusing->cache;
            fusing->cache = found;
            return found;
        }
    }
    return NULL;
}

static bool retain_programs(const struct ur_fusing_queue *fusing, struct cached *cached) {
    while (cached->count < fusing->count) {
        ur_program_handle_t *program = &cached->programs[cached->count];
        if (urKernelGetInfo(fusing->kept[cached->count].kernel, UR_KERNEL_INFO_PROGRAM,
                            sizeof(*program), program, NULL) != UR_RESULT_SUCCESS) {
            return false;
        }
        urProgramRetain(*program);
        ++cached->count;
    }
    return true;
}

/* Plans what is kept. NULL, and nothing has changed: no memory. */
static struct cached *make_cached(struct ur_fusing_queue *fusing, struct key *key, bool last) {
    const struct ur_fusing_options without = {.flags = fusing->options.flags};
    ur_queue_handle_t queue = fusing->queue;
    struct cached *cached = calloc(1, sizeof(*cached));
    const struct ur_recorded_launch *list[MOST_KEPT];
    if (!cached) {
        return NULL;
    }
    cached->programs = calloc(fusing->count, sizeof(ur_program_handle_t));
    cached->groups = calloc(fusing->count, sizeof(*cached->groups));
    for (uint32_t i = 0; i < fusing->count; ++i) {
        list[i] = &fusing->kept[i];
    }
    if (!cached->programs || !cached->groups || !retain_programs(fusing, cached) ||
        ur_fusing_plan(queue->context, queue->device, last ? &fusing->options : &without,
                       fusing->count, list, &fusing->programs, &cached->report, cached->groups,
                       &cached->group_count) != UR_RESULT_SUCCESS) {
        free_cached(cached);
        return NULL;
    }
    cached->key = key->bytes;
    cached->key_size = key->size;
    key->bytes = NULL;
    cached->next = fusing->cache;
    fusing->cache = cached;
    uint32_t number = 0;
    for (struct cached **at = &fusing->cache; *at; at = &(*at)->next) {
        if (++number > MOST_CACHED) {
            struct cached *oldest = *at; /* the only one past them */
            *at = NULL;
            free_cached(oldest);
            break;
        }
    }
    return cached;
}

/* ---- enqueueing ------------------------------------------------------------------------------ */

static void keep_first(ur_result_t *result, ur_result_t next) {
    *result = *result == UR_RESULT_SUCCESS ? next : *result;
}

/* Enqueues one kernel for the launches from `first` on, whose events become that command's. After a
 * failure they are as before. */
static ur_result_t enqueue(struct ur_fusing_queue *fusing, const struct ur_recorded_launch *launch,
                           ur_kernel_handle_t kernel, const size_t *global, const size_t *local,
                           uint32_t first, uint32_t count) {
    ur_event_handle_t event = NULL;
    bool wanted = false;
    for (uint32_t i = first; i < first + count && !wanted; ++i) {
        wanted = ur_kept_events_are_wanted(fusing->events[i]);
    }
    ur_result_t result =
        urEnqueueKernelLaunch(fusing->queue, kernel, launch->dims, launch->offset, global, local,
                              NULL, 0, NULL, wanted ? &event : NULL);
    for (uint32_t i = first; i < first + count && result == UR_RESULT_SUCCESS; ++i) {
        ur_kept_events_bind(fusing->events[i], event, result);
        fusing->events[i] = NULL;
    }
    if (event) {
        urEventRelease(event);
    }
    return result;
}

static ur_result_t enqueue_one(struct ur_fusing_queue *fusing,
                               const struct ur_recorded_launch *launch, uint32_t i) {
    ur_result_t result = enqueue(fusing, launch, launch->kernel, launch->global,
                                 launch->has_local ? launch->local : NULL, i, 1);
    if (result != UR_RESULT_SUCCESS) {
        ur_kept_events_bind(fusing->events[i], NULL, result);
        fusing->events[i] = NULL;
    }
    return result;
}

/* The driver does not take a kernel that it built: its launches run by themselves, now and when the
 * same are kept again. */
static void give_up_group(struct cached *cached, uint32_t g) {
    const uint32_t first = cached->groups[g].first, count = cached->groups[g].count;
    for (uint32_t i = first; i < first + count; ++i) {
        struct ur_fusing_entry *entry = &cached->report.entries[i];
        entry->fused = false;
        entry->group = i;
        strcpy(entry->words, "not fused: the device did not take the launch of the one kernel");
    }
    cached->report.fused -= count;
    --cached->report.kernels;
    ur_fusing_group_end(&cached->groups[g]);
    --cached->group_count;
    memmove(&cached->groups[g], &cached->groups[g + 1],
            (cached->group_count - g) * sizeof(*cached->groups));
}

/* The buffers that a group's kernel is launched with: those of the launches that are kept, or none,
 * so that what stays in the cache keeps no memory alive. */
static ur_result_t set_buffers(const struct ur_fusing_queue *fusing,
                               const struct ur_fusing_group *group, bool none) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t b = 0; b < group->buffer_count && result == UR_RESULT_SUCCESS; ++b) {
        const struct ur_fusing_buffer *buffer = &group->buffers[b];
        ur_exp_kernel_arg_properties_t *args = NULL;
        ur_mem_handle_t mem = NULL;
        uint32_t count = 0, total = 0;
        if (!none) {
            result =
                ur_kernel_arguments(fusing->kept[buffer->launch].kernel, &args, &count, &total);
        }
        for (uint32_t a = 0; a < count; ++a) {
            mem = args[a].index == buffer->argument ? args[a].value.memObjTuple.hMem : mem;
        }
        free(args);
        if (result == UR_RESULT_SUCCESS) {
            result = urKernelSetArgMemObj(group->kernel, buffer->index, NULL, mem);
        }
    }
    return result;
}

static ur_result_t enqueue_group(struct ur_fusing_queue *fusing,
                                 const struct ur_fusing_group *group) {
    const struct ur_recorded_launch *launch = &fusing->kept[group->first];
    ur_result_t result = set_buffers(fusing, group, false);
    if (result == UR_RESULT_SUCCESS) {
        result = enqueue(fusing, launch, group->kernel, group->global,
                         group->has_local ? group->local : NULL, group->first, group->count);
    }
    (void)set_buffers(fusing, group, true);
    return result;
}

static ur_result_t enqueue_cached(struct ur_fusing_queue *fusing, struct cached *cached) {
    ur_result_t result = UR_RESULT_SUCCESS;
    uint32_t g = 0;
    for (uint32_t i = 0; i < fusing->count;) {
        if (g < cached->group_count && cached->groups[g].first == i) {
            const struct ur_fusing_group *group = &cached->groups[g];
            if (enqueue_group(fusing, group) == UR_RESULT_SUCCESS) {
                i += group->count;
                ++g;
            } else {
                give_up_group(cached, g);
            }
        } else {
            keep_first(&result, enqueue_one(fusing, &fusing->kept[i], i));
            ++i;
        }
    }
    free_launches(fusing->kept, fusing->count);
    fusing->count = 0;
    return result;
}

static ur_result_t enqueue_kept(struct ur_fusing_queue *fusing) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < fusing->count; ++i) {
        keep_first(&result, enqueue_one(fusing, &fusing->kept[i], i));
    }
    free_launches(fusing->kept, fusing->count);
    fusing->count = 0;
    return result;
}

/* Locked. Where there is no memory to fuse, launches are enqueued one by one. `last`: no others
 * come that could look at memory which is given up. */
static ur_result_t settle(struct ur_fusing_queue *fusing, bool fuse, bool last) {
    struct key key = {0};
    struct cached *cached = NULL;
    if (fusing->count == 0) {
        return UR_RESULT_SUCCESS;
    }
    if (fuse && fusing->count > 1) {
        put(&key, &last, sizeof(last));
        for (uint32_t i = 0; i < fusing->count; ++i) {
            put_launch(&key, fusing->queue->context, &fusing->kept[i]);
        }
        if (!key.failed) {
            cached = find_cached(fusing, &key);
            cached = cached ? cached : make_cached(fusing, &key, last);
        }
        end_key(&key);
    }
    if (cached) {
        ur_result_t result = enqueue_cached(fusing, cached);
        ur_fusing_report_add(&fusing->report, &cached->report);
        return result;
    }
    struct ur_fusing_report alone = {0};
    for (uint32_t i = 0; i < fusing->count; ++i) {
        char *name = NULL;
        (void)ur_fusing_name(fusing->kept[i].kernel, &name);
        struct ur_fusing_entry *entry = ur_fusing_entry_new(&alone, name ? name : "?");
        free(name);
        if (entry) {
            strcpy(entry->words, !fuse               ? "not fused: the fusion was cancelled"
                                 : fusing->count > 1 ? "not fused: out of host memory"
                                                     : "not fused: it was alone");
        }
    }
    ur_fusing_report_add(&fusing->report, &alone);
    ur_fusing_report_end(&alone);
    return enqueue_kept(fusing);
}

ur_result_t ur_fusing_settle(ur_queue_handle_t queue) {
    struct ur_fusing_queue *fusing = atomic_load_explicit(&queue->fusing, memory_order_acquire);
    if (!fusing) {
        return UR_RESULT_SUCCESS;
    }
    pthread_mutex_lock(&fusing->lock);
    ur_result_t result = settle(fusing, true, false);
    pthread_mutex_unlock(&fusing->lock);
    return result;
}

void ur_fusing_settle_event(struct ur_kept_event *event) {
    struct ur_fusing_queue *fusing = event->fusing;
    pthread_mutex_lock(&fusing->lock);
    if (!atomic_load_explicit(&event->done, memory_order_relaxed)) {
        (void)settle(fusing, true, false); /* each launch's event has its own failure */
    }
    pthread_mutex_unlock(&fusing->lock);
}

void ur_fusing_settle_device(ur_device_handle_t device) {
    pthread_mutex_lock(&active_lock);
    for (struct ur_fusing_queue *fusing = active_queues; fusing; fusing = fusing->next) {
        if (fusing->queue->device == device) {
            pthread_mutex_lock(&fusing->lock);
            (void)settle(fusing, true, false);
            pthread_mutex_unlock(&fusing->lock);
        }
    }
    pthread_mutex_unlock(&active_lock);
}

/* ---- keeping --------------------------------------------------------------------------------- */

/* Whether all that the launch waits for is of the queue, which keeps the order. */
static bool waits_for_own(ur_queue_handle_t queue, const struct ur_fusing_queue *fusing,
                          uint32_t count, const ur_event_handle_t *waits) {
    if ((count == 0) != (waits == NULL)) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_event_handle_t event = waits[i];
        ur_queue_handle_t of = NULL;
        if (!event) {
            return false;
        }
        if (ur_event_is_kept(event)) {
            const struct ur_kept_event *kept = (const struct ur_kept_event *)event;
            if (kept->fusing != fusing ||
                (atomic_load_explicit(&kept->done, memory_order_acquire) && !kept->bound)) {
                return false;
            }
        } else if (!ur_object_is(event, UR_KIND_EVENT) ||
                   urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(of), &of, NULL) !=
                       UR_RESULT_SUCCESS ||
                   of != queue) {
            return false;
        }
    }
    return true;
}

/* Whether the launch is one that can be kept; all that is wrong with it is left to the adapter. */
static bool can_keep(ur_queue_handle_t queue, const struct ur_fusing_queue *fusing,
                     const struct ur_fusing_call *call) {
    ur_context_handle_t context = NULL;
    return (!call->properties || (!call->properties->flags && !call->properties->pNext)) &&
           ur_object_is(call->kernel, UR_KIND_KERNEL) && call->dims >= 1 && call->dims <= 3 &&
           call->global &&
           urKernelGetInfo(call->kernel, UR_KERNEL_INFO_CONTEXT, sizeof(context), &context, NULL) ==
               UR_RESULT_SUCCESS &&
           context == queue->context && !ur_range_is_empty(call->dims, call->global) &&
           ur_range_check(call->dims, call->global, call->local) == UR_RESULT_SUCCESS &&
           waits_for_own(queue, fusing, call->wait_count, call->waits);
}

static bool copy_call(const struct ur_fusing_call *call, struct ur_recorded_launch *launch) {
    *launch = (struct ur_recorded_launch){.dims = call->dims, .has_local = call->local};
    if (ur_kernel_copy(call->kernel, &launch->kernel) != UR_RESULT_SUCCESS) {
        return false;
    }
    for (uint32_t i = 0; i < call->arg_count; ++i) {
        if (ur_kernel_set_arg(launch->kernel, &call->args[i]) != UR_RESULT_SUCCESS) {
            urKernelRelease(launch->kernel); /* the adapter says what is wrong */
            return false;
        }
    }
    for (uint32_t d = 0; d < call->dims; ++d) {
        launch->offset[d] = call->offset ? call->offset[d] : 0;
        launch->global[d] = call->global[d];
        launch->local[d] = call->local ? call->local[d] : 0;
    }
    return true;
}

/* Locked; there is room. */
static bool keep(ur_queue_handle_t queue, struct ur_fusing_queue *fusing,
                 const struct ur_fusing_call *call) {
    struct ur_recorded_launch launch;
    struct ur_kept_event *event = NULL;
    if (!copy_call(call, &launch)) {
        return false;
    }
    if (call->event) {
        event = ur_kept_event_new(queue, fusing, UR_COMMAND_KERNEL_LAUNCH);
        if (!event) {
            ur_launch_free(&launch);
            return false;
        }
        *call->event = (ur_event_handle_t)event;
    }
    fusing->events[fusing->count] = event;
    fusing->kept[fusing->count++] = launch;
    return true;
}

bool ur_fusing_keep(ur_queue_handle_t queue, const struct ur_fusing_call *call,
                    ur_result_t *result) {
    struct ur_fusing_queue *fusing = atomic_load_explicit(&queue->fusing, memory_order_acquire);
    *result = UR_RESULT_SUCCESS;
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && can_keep(queue, fusing, call);
    if (kept && fusing->count == MOST_KEPT) {
        *result = settle(fusing, true, false);
    }
    kept = kept && *result == UR_RESULT_SUCCESS && keep(queue, fusing, call);
    if (!kept && *result == UR_RESULT_SUCCESS) {
        *result = settle(fusing, true, false);
    }
    pthread_mutex_unlock(&fusing->lock);
    return kept || *result != UR_RESULT_SUCCESS;
}

bool ur_fusing_mark(ur_queue_handle_t queue, ur_command_t type, uint32_t wait_count,
                    const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ur_fusing_queue *fusing = atomic_load_explicit(&queue->fusing, memory_order_acquire);
    struct ur_kept_event *made = NULL;
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && fusing->count &&
                waits_for_own(queue, fusing, wait_count, waits) &&
                (!event || (made = ur_kept_event_new(queue, fusing, type)));
    if (made) {
        struct ur_kept_event **last = &fusing->events[fusing->count - 1];
        made->next = *last;
        *last = made;
        *event = (ur_event_handle_t)made;
    }
    pthread_mutex_unlock(&fusing->lock);
    return kept;
}

/* ---- the calls ------------------------------------------------------------------------------- */

static ur_result_t check_queue(ur_queue_handle_t queue) {
    return ur_object_is(queue, UR_KIND_QUEUE) ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_QUEUE;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueBeginFusionExp(ur_queue_handle_t hQueue,
                                                          const ur_fusion_desc_t *pDesc) {
    struct ur_fusing_options options;
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS ||
        (result = ur_fusing_options_copy(&options, pDesc)) != UR_RESULT_SUCCESS) {
        return result;
    }
    if (hQueue->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE ||
        !atomic_load_explicit(&ur_adapter_known, memory_order_relaxed)) {
        ur_fusing_options_end(&options);
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "launches are fused on queues in order, under a loader that looks into the "
                       "tables of the handles at each call");
    }
    pthread_mutex_lock(&active_lock);
    struct ur_fusing_queue *fusing = atomic_load_explicit(&hQueue->fusing, memory_order_relaxed);
    if (atomic_load_explicit(&hQueue->captured, memory_order_acquire) ||
        (fusing && fusing->active)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         fusing && fusing->active ? "the queue's launches are fused already"
                                                  : "the queue captures into a graph");
        goto unlock;
    }
    if (!fusing) {
        fusing = calloc(1, sizeof(*fusing));
        if (!fusing) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            goto unlock;
        }
        pthread_mutex_init(&fusing->lock, NULL);
        atomic_init(&fusing->refs, 1);
        fusing->queue = hQueue;
    }
    pthread_mutex_lock(&fusing->lock);
    /* What was made before was made with other options. */
    if (options.flags != fusing->options.flags || options.promoted_count ||
        fusing->options.promoted_count) {
        drop_cache(fusing);
    }
    ur_fusing_options_end(&fusing->options);
    ur_fusing_report_end(&fusing->report);
    fusing->options = options;
    options = (struct ur_fusing_options){0};
    fusing->active = true;
    pthread_mutex_unlock(&fusing->lock);
    fusing->next = active_queues;
    active_queues = fusing;
    atomic_store_explicit(&hQueue->fusing, fusing, memory_order_release);
    ur_capture_watch_more();
unlock:
    pthread_mutex_unlock(&active_lock);
    ur_fusing_options_end(&options);
    return result;
}

/* Enqueues what is kept and ends the fusion. */
static ur_result_t end(ur_queue_handle_t queue, bool fuse) {
    ur_result_t result = UR_RESULT_ERROR_INVALID_OPERATION;
    pthread_mutex_lock(&active_lock);
    struct ur_fusing_queue *fusing = atomic_load_explicit(&queue->fusing, memory_order_relaxed);
    if (fusing && fusing->active) {
        pthread_mutex_lock(&fusing->lock);
        result = settle(fusing, fuse, true);
        fusing->active = false;
        pthread_mutex_unlock(&fusing->lock);
        struct ur_fusing_queue **at = &active_queues;
        while (*at != fusing) {
            at = &(*at)->next;
        }
        *at = fusing->next;
        ur_capture_watch_less();
    } else {
        result = ur_fail(result, 0, "the queue's launches are not being fused");
    }
    pthread_mutex_unlock(&active_lock);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueEndFusionExp(ur_queue_handle_t hQueue,
                                                        ur_event_handle_t *phEvent) {
    ur_result_t result = check_queue(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        result = end(hQueue, true);
    }
    return result == UR_RESULT_SUCCESS && phEvent ? urEnqueueEventsWait(hQueue, 0, NULL, phEvent)
                                                  : result;
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    ur_result_t result = check_queue(hQueue);
    return result == UR_RESULT_SUCCESS ? end(hQueue, false) : result;
}

bool ur_fusing_is_active(ur_queue_handle_t queue) {
    struct ur_fusing_queue *fusing = atomic_load_explicit(&queue->fusing, memory_order_acquire);
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool active = fusing->active;
    pthread_mutex_unlock(&fusing->lock);
    return active;
}

void ur_fusing_release(ur_queue_handle_t queue) {
    if (ur_fusing_is_active(queue)) {
        (void)end(queue, true);
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urQueueGetFusionInfoExp(ur_queue_handle_t hQueue,
                                                            ur_fusion_info_t propName,
                                                            size_t propSize, void *pPropValue,
                                                            size_t *pPropSizeRet) {
    static const struct ur_fusing_report none;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_fusing_queue *fusing = atomic_load_explicit(&hQueue->fusing, memory_order_acquire);
    if (!fusing) {
        return ur_fusing_report_query(&none, false, propName, out);
    }
    pthread_mutex_lock(&fusing->lock);
    result = ur_fusing_report_query(&fusing->report, fusing->active, propName, out);
    pthread_mutex_unlock(&fusing->lock);
    return result;
}
