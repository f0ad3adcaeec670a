/* Fusing launches of queues.
 *
 * While a queue fuses, its launches are kept. Whatever else it is asked for enqueues them first
 * (generated/capture.c: the adapter's table leads to functions that ask, as it does while some
 * queue captures), so nothing that a program can see tells that they came later. Launches that want
 * events get ones of ours (event.c).
 *
 * On a queue out of order each launch that is kept has what it waits for, and so has the command
 * that it becomes part of: the same events, and those of launches and copies that are kept too.
 *
 * A launch that fails when it is enqueued has long succeeded for its caller: the call that enqueued
 * what was kept says so, and has not run itself. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/range.h"
#include "queue_state.h"

static pthread_mutex_t active_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t table_made = PTHREAD_ONCE_INIT;
static struct ur_fusing_queue *active_queues;

static void free_order(struct ur_fusing_order *order) {
    for (uint32_t i = 0; i < order->event_count; ++i) {
        ur_own.Event.pfnRelease(order->events[i]);
    }
    free(order->events);
    *order = (struct ur_fusing_order){0};
}

static void end_slot(struct ur_fusing_slot *slot) {
    if (slot->kernel) {
        ur_own.Kernel.pfnRelease(slot->kernel);
    }
    free(slot->name);
    free(slot->args);
    *slot = (struct ur_fusing_slot){0};
}

/* What is kept was enqueued, or never will be. */
static void drop_kept(struct ur_fusing_queue *fusing) {
    for (uint32_t i = 0; i < fusing->count; ++i) {
        struct ur_fusing_slot *slot = &fusing->slots[i];
        if (slot->holds) {
            end_slot(slot);
        } else {
            free(slot->args);
            slot->args = NULL;
        }
        free_order(&fusing->orders[i]);
        if (fusing->commands[i]) {
            ur_own.Event.pfnRelease(fusing->commands[i]);
            fusing->commands[i] = NULL;
        }
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        free_order(&fusing->copies[c].order);
        if (fusing->copy_commands[c]) {
            ur_own.Event.pfnRelease(fusing->copy_commands[c]);
            fusing->copy_commands[c] = NULL;
        }
    }
    fusing->needed = fusing->failed = fusing->needed_copies = fusing->failed_copies = 0;
    fusing->count = 0;
    fusing->copy_count = fusing->copies_done = 0;
    fusing->copied = 0;
    fusing->copy_failed = false;
}

void ur_fusing_forget(struct ur_fusing_queue *fusing) {
    if (!fusing) {
        return;
    }
    pthread_mutex_lock(&fusing->lock);
    for (uint32_t i = 0; i < fusing->count; ++i) {
        ur_kept_events_bind(fusing->events[i], NULL, UR_RESULT_ERROR_INVALID_QUEUE);
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        ur_kept_events_bind(fusing->copy_events[c], NULL, UR_RESULT_ERROR_INVALID_QUEUE);
    }
    drop_kept(fusing);
    for (uint32_t i = 0; i < MOST_KEPT; ++i) {
        end_slot(&fusing->slots[i]);
    }
    ur_fusing_drop_cache(fusing);
    ur_fusing_programs_release(fusing->programs);
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

/* ---- enqueueing ------------------------------------------------------------------------------ */

static void keep_first(ur_result_t *result, ur_result_t next) {
    *result = *result == UR_RESULT_SUCCESS ? next : *result;
}

/* What a command waits for, with copies besides, in a list that the caller frees; NULL with a
 * count: no memory. */
static ur_event_handle_t *wait_list(const struct ur_fusing_queue *fusing,
                                    const struct ur_fusing_order *order, uint64_t copies,
                                    uint32_t *count) {
    copies |= order->copies;
    *count = (uint32_t)__builtin_popcountll(order->after) + (uint32_t)__builtin_popcountll(copies) +
             order->event_count;
    ur_event_handle_t *list = *count ? malloc(*count * sizeof(*list)) : NULL;
    uint32_t used = 0;
    for (uint64_t rest = order->after; rest && list; rest &= rest - 1) {
        list[used++] = fusing->commands[__builtin_ctzll(rest)];
    }
    for (; copies && list; copies &= copies - 1) {
        list[used++] = fusing->copy_commands[__builtin_ctzll(copies)];
    }
    if (list && order->event_count) {
        memcpy(&list[used], order->events, order->event_count * sizeof(*list));
    }
    return list;
}

/* Whether a copy was enqueued ahead of launches that it stands behind. */
static bool came_ahead(const struct ur_fusing_queue *fusing, uint32_t c, uint32_t first,
                       uint32_t count) {
    return fusing->copies[c].before > first && fusing->copies[c].before <= first + count;
}

/* The events of such copies are those of the launches: on a queue in order whatever was before is
 * over with them. */
static void bind_copies(struct ur_fusing_queue *fusing, uint32_t first, uint32_t count,
                        ur_event_handle_t event, ur_result_t result) {
    for (uint32_t c = 0; c < fusing->copies_done; ++c) {
        if (came_ahead(fusing, c, first, count)) {
            ur_kept_events_bind(fusing->copy_events[c], event, result);
            fusing->copy_events[c] = NULL;
        }
    }
}

/* Enqueues one kernel for the launches from `first` on, whose events become that command's. After a
 * failure they are as before. */
static ur_result_t enqueue(struct ur_fusing_queue *fusing, const struct ur_recorded_launch *launch,
                           ur_kernel_handle_t kernel, const size_t *global, const size_t *local,
                           uint32_t first, uint32_t count) {
    ur_event_handle_t event = NULL;
    bool wanted = false, in_order = ur_fusing_is_in_order(fusing->queue);
    uint32_t waits = 0;
    uint64_t copies = 0;
    for (uint32_t i = first; i < first + count; ++i) {
        wanted = wanted || fusing->needed >> i & 1 || ur_kept_events_are_wanted(fusing->events[i]);
        copies |= fusing->orders[i].copies;
    }
    for (uint32_t c = 0; c < fusing->copies_done && !wanted && in_order; ++c) {
        wanted = came_ahead(fusing, c, first, count) &&
                 ur_kept_events_are_wanted(fusing->copy_events[c]);
    }
    ur_event_handle_t *list = wait_list(fusing, &fusing->orders[first], copies, &waits);
    if (waits && !list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ur_own_extra.pfnEnqueueKernelLaunch(fusing->queue, kernel, launch->dims,
                                                             launch->offset, global, local, NULL,
                                                             waits, list, wanted ? &event : NULL);
    free(list);
    for (uint32_t i = first; i < first + count && result == UR_RESULT_SUCCESS; ++i) {
        if (fusing->needed >> i & 1) {
            ur_own.Event.pfnRetain(event);
            fusing->commands[i] = event;
        }
        ur_kept_events_bind(fusing->events[i], event, result);
        fusing->events[i] = NULL;
    }
    if (result == UR_RESULT_SUCCESS && in_order) {
        bind_copies(fusing, first, count, event, result);
    }
    if (event) {
        ur_own.Event.pfnRelease(event);
    }
    return result;
}

/* Whether a launch or copy comes after one that the driver refused. */
static bool follows_failed(const struct ur_fusing_queue *fusing,
                           const struct ur_fusing_order *order) {
    return order->after & fusing->failed || order->copies & fusing->failed_copies;
}

static ur_result_t enqueue_copy(struct ur_fusing_queue *fusing, uint32_t c, bool ahead) {
    const struct ur_fusing_copy *copy = &fusing->copies[c];
    struct ur_kept_event **events = &fusing->copy_events[c];
    bool needed = fusing->needed_copies >> c & 1;
    bool wanted = needed || (!ahead && ur_kept_events_are_wanted(*events));
    uint32_t waits = 0;
    ur_event_handle_t event = NULL, *list = wait_list(fusing, &copy->order, 0, &waits);
    ur_result_t result =
        follows_failed(fusing, &copy->order) ? ur_refuse(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)
        : waits && !list
            ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
            : ur_own.Enqueue.pfnUSMMemcpy(fusing->queue, false, copy->to, copy->from, copy->size,
                                          waits, list, wanted ? &event : NULL);
    free(list);
    if (result != UR_RESULT_SUCCESS) {
        fusing->copy_failed = true;
        fusing->failed_copies |= (uint64_t)1 << c;
    }
    if (!ahead || result != UR_RESULT_SUCCESS) {
        ur_kept_events_bind(*events, event, result);
        *events = NULL;
    }
    if (event && needed) {
        fusing->copy_commands[c] = event;
    } else if (event) {
        ur_own.Event.pfnRelease(event);
    }
    return result;
}

/* Enqueues the copies up to a launch, but not those that come `later` (by bits): in their places,
 * or, `ahead`, all that stand among those that are one kernel. */
static ur_result_t enqueue_copies(struct ur_fusing_queue *fusing, uint32_t before, bool ahead,
                                  uint64_t later) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t c = fusing->copies_done;
         c < fusing->copy_count && fusing->copies[c].before <= before; ++c) {
        if (!((fusing->copied | later) >> c & 1)) {
            keep_first(&result, enqueue_copy(fusing, c, ahead));
            fusing->copied |= (uint64_t)1 << c;
        }
    }
    while (fusing->copies_done < fusing->copy_count && fusing->copied >> fusing->copies_done & 1) {
        ++fusing->copies_done;
    }
    return result;
}

/* Copies among the launches of a group that come after some of them. On a queue out of order all
 * others may run before, as none of these launches is waited for. */
static uint64_t copies_behind(const struct ur_fusing_queue *fusing,
                              const struct ur_fusing_group *group) {
    uint64_t launches = 0, behind = 0;
    for (uint32_t i = group->first; i < group->first + group->count; ++i) {
        launches |= (uint64_t)1 << i;
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        const struct ur_fusing_order *order = &fusing->copies[c].order;
        if (order->after & launches || order->copies & behind) {
            behind |= (uint64_t)1 << c;
        }
    }
    return behind;
}

static ur_result_t enqueue_one(struct ur_fusing_queue *fusing,
                               const struct ur_recorded_launch *launch, uint32_t i) {
    ur_result_t result = follows_failed(fusing, &fusing->orders[i])
                             ? ur_refuse(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)
                             : enqueue(fusing, launch, launch->kernel, launch->global,
                                       launch->has_local ? launch->local : NULL, i, 1);
    if (result != UR_RESULT_SUCCESS) {
        fusing->failed |= (uint64_t)1 << i;
        ur_kept_events_bind(fusing->events[i], NULL, result);
        fusing->events[i] = NULL;
        if (ur_fusing_is_in_order(fusing->queue)) {
            bind_copies(fusing, i, 1, NULL, result);
        }
    }
    return result;
}

/* The driver does not take a kernel that it built: its launches run by themselves, now and when the
 * same are kept again. */
static void give_up_group(struct ur_fusing_cached *cached, uint32_t g) {
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
            result = ur_adapter_ops.kernel_arguments(fusing->kept[buffer->launch].kernel, &args,
                                                     &count, &total);
        }
        for (uint32_t a = 0; a < count; ++a) {
            mem = args[a].index == buffer->argument ? args[a].value.memObjTuple.hMem : mem;
        }
        free(args);
        if (result == UR_RESULT_SUCCESS) {
            result = ur_own_extra.pfnKernelSetArgMemObj(group->kernel, buffer->index, NULL, mem);
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

static ur_result_t enqueue_cached(struct ur_fusing_queue *fusing, struct ur_fusing_cached *cached) {
    ur_result_t result = UR_RESULT_SUCCESS;
    bool in_order = ur_fusing_is_in_order(fusing->queue);
    uint32_t g = 0;
    for (uint32_t i = 0; i < fusing->count;) {
        keep_first(&result, enqueue_copies(fusing, i, false, 0));
        if (g < cached->group_count && cached->groups[g].first == i) {
            const struct ur_fusing_group *group = &cached->groups[g];
            if (!fusing->copy_failed) {
                keep_first(&result, enqueue_copies(fusing, i + group->count - 1, in_order,
                                                   in_order ? 0 : copies_behind(fusing, group)));
            }
            /* What a copy that failed was to copy may be what proves the kernel right. */
            if (fusing->copy_failed || follows_failed(fusing, &fusing->orders[i])) {
                for (uint32_t end = i + group->count; i < end; ++i) {
                    keep_first(&result, enqueue_copies(fusing, i, false, 0));
                    keep_first(&result, enqueue_one(fusing, &fusing->kept[i], i));
                }
                ++g;
            } else if (enqueue_group(fusing, group) == UR_RESULT_SUCCESS) {
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
    keep_first(&result, enqueue_copies(fusing, fusing->count, false, 0));
    drop_kept(fusing);
    return result;
}

static ur_result_t enqueue_kept(struct ur_fusing_queue *fusing) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < fusing->count; ++i) {
        keep_first(&result, enqueue_copies(fusing, i, false, 0));
        keep_first(&result, enqueue_one(fusing, &fusing->kept[i], i));
    }
    keep_first(&result, enqueue_copies(fusing, fusing->count, false, 0));
    drop_kept(fusing);
    return result;
}

/* Locked. Where there is no memory to fuse, launches are enqueued one by one. `last`: no others
 * come that could look at memory which is given up. */
static ur_result_t settle(struct ur_fusing_queue *fusing, bool fuse, bool last) {
    struct ur_fusing_cached *cached = NULL;
    for (uint32_t i = 0; i < fusing->count; ++i) {
        fusing->needed |= fusing->orders[i].after;
        fusing->needed_copies |= fusing->orders[i].copies;
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        fusing->needed |= fusing->copies[c].order.after;
        fusing->needed_copies |= fusing->copies[c].order.copies;
    }
    if (fusing->count == 0) {
        return fusing->copy_count ? enqueue_kept(fusing) : UR_RESULT_SUCCESS;
    }
    if (fuse && fusing->count > 1) {
        cached = ur_fusing_plan_kept(fusing, last);
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
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
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

static void settle_locked(struct ur_fusing_queue *fusing) {
    pthread_mutex_lock(&fusing->lock);
    (void)settle(fusing, true, false);
    pthread_mutex_unlock(&fusing->lock);
}

static bool concerns(const struct ur_fusing_queue *fusing, ur_context_handle_t context,
                     ur_device_handle_t device) {
    return (!context || ur_queue_base(fusing->queue)->context == context) &&
           (!device || ur_queue_base(fusing->queue)->device == device);
}

/* Those that are active, of a context or of a device: as many as there is room for are retained. */
static size_t find_active(ur_context_handle_t context, ur_device_handle_t device, size_t room,
                          struct ur_fusing_queue **out) {
    size_t count = 0;
    pthread_mutex_lock(&active_lock);
    for (struct ur_fusing_queue *fusing = active_queues; fusing; fusing = fusing->next) {
        if (concerns(fusing, context, device)) {
            if (count < room) {
                ur_fusing_retain(fusing);
                out[count] = fusing;
            }
            ++count;
        }
    }
    pthread_mutex_unlock(&active_lock);
    return count;
}

/* Not under the lock of them all: drivers may have a launch wait for what another thread, which
 * comes here too, has to do first. */
void ur_fusing_settle_all(ur_context_handle_t context, ur_device_handle_t device) {
    struct ur_fusing_queue *few[16], **list = few, **more = NULL;
    size_t room = sizeof(few) / sizeof(*few), count = find_active(context, device, room, list);
    while (count > room && list) {
        for (size_t i = 0; i < room; ++i) {
            ur_fusing_unretain(list[i]);
        }
        free(more);
        room = 2 * count;
        list = more = malloc(room * sizeof(*more));
        count = list ? find_active(context, device, room, list) : 0;
    }
    for (size_t i = 0; i < count; ++i) {
        settle_locked(list[i]);
        ur_fusing_unretain(list[i]);
    }
    free(more);
    if (!list) { /* without memory it is done as far as that can be */
        pthread_mutex_lock(&active_lock);
        for (struct ur_fusing_queue *fusing = active_queues; fusing; fusing = fusing->next) {
            if (concerns(fusing, context, device)) {
                settle_locked(fusing);
            }
        }
        pthread_mutex_unlock(&active_lock);
    }
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
                   ur_own.Event.pfnGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof(of), &of,
                                           NULL) != UR_RESULT_SUCCESS ||
                   of != queue) {
            return false;
        }
    }
    return true;
}

static bool add_event(struct ur_fusing_order *order, ur_event_handle_t event) {
    ur_own.Event.pfnRetain(event);
    order->events[order->event_count++] = event;
    return true;
}

/* What a launch or copy on a queue out of order comes after. False: that is left to the adapter. */
static bool find_order(ur_queue_handle_t queue, const struct ur_fusing_queue *fusing,
                       uint32_t count, const ur_event_handle_t *waits,
                       struct ur_fusing_order *order) {
    bool known = (count == 0) == (waits == NULL);
    *order = (struct ur_fusing_order){0};
    order->events = count && known ? malloc(count * sizeof(*order->events)) : NULL;
    known = known && (!count || order->events);
    for (uint32_t i = 0; i < count && known; ++i) {
        const struct ur_kept_event *kept = (const struct ur_kept_event *)waits[i];
        ur_context_handle_t context = NULL;
        if (!waits[i]) {
            known = false;
        } else if (!ur_event_is_kept(waits[i])) {
            known = ur_object_is(waits[i], UR_KIND_EVENT) &&
                    ur_own.Event.pfnGetInfo(waits[i], UR_EVENT_INFO_CONTEXT, sizeof(context),
                                            &context, NULL) == UR_RESULT_SUCCESS &&
                    context == ur_queue_base(queue)->context && add_event(order, waits[i]);
        } else if (atomic_load_explicit(&kept->done, memory_order_acquire)) {
            known = kept->bound && kept->context == ur_queue_base(queue)->context &&
                    add_event(order, kept->bound);
        } else {
            uint64_t bit = (uint64_t)1 << kept->number;
            known = kept->fusing == fusing;
            order->after |= known && !kept->is_copy ? bit : 0;
            order->copies |= known && kept->is_copy ? bit : 0;
        }
    }
    if (!known) {
        free_order(order);
    }
    return known;
}

/* Under no lock: what other queues keep that a launch waits for is on its way. */
static void settle_others(const struct ur_fusing_queue *fusing, uint32_t count,
                          const ur_event_handle_t *waits) {
    for (uint32_t i = 0; waits && i < count; ++i) {
        struct ur_kept_event *kept = (struct ur_kept_event *)waits[i];
        if (ur_event_is_kept(waits[i]) && kept->fusing != fusing &&
            !atomic_load_explicit(&kept->done, memory_order_acquire)) {
            ur_fusing_settle_event(kept);
        }
    }
}

/* Whether the launch is one that can be kept; all that is wrong with it is left to the adapter. */
static bool can_keep(ur_queue_handle_t queue, const struct ur_fusing_call *call) {
    ur_context_handle_t context = NULL;
    return (!call->properties || (!call->properties->flags && !call->properties->pNext)) &&
           ur_object_is(call->kernel, UR_KIND_KERNEL) && call->dims >= 1 && call->dims <= 3 &&
           call->global &&
           ur_own.Kernel.pfnGetInfo(call->kernel, UR_KERNEL_INFO_CONTEXT, sizeof(context), &context,
                                    NULL) == UR_RESULT_SUCCESS &&
           context == ur_queue_base(queue)->context &&
           !ur_range_is_empty(call->dims, call->global) &&
           ur_range_check(call->dims, call->global, call->local) == UR_RESULT_SUCCESS;
}

/* Fills a slot. False: it is empty, and what is wrong is left to the adapter. */
static bool copy_kernel(const struct ur_fusing_call *call, struct ur_fusing_slot *slot) {
    uint32_t total = 0;
    bool good = slot->kernel && ur_adapter_ops.kernel_recopy(slot->kernel, call->kernel);
    if (!good) {
        end_slot(slot);
        good = ur_adapter_ops.kernel_copy(call->kernel, &slot->kernel) == UR_RESULT_SUCCESS &&
               ur_own.Kernel.pfnGetInfo(slot->kernel, UR_KERNEL_INFO_PROGRAM, sizeof(slot->program),
                                        &slot->program, NULL) == UR_RESULT_SUCCESS &&
               ur_fusing_name(slot->kernel, &slot->name) == UR_RESULT_SUCCESS;
    }
    for (uint32_t i = 0; i < call->arg_count && good; ++i) {
        good = ur_kernel_set_arg(slot->kernel, &call->args[i]) == UR_RESULT_SUCCESS;
    }
    good = good && ur_adapter_ops.kernel_arguments(slot->kernel, &slot->args, &slot->arg_count,
                                                   &total) == UR_RESULT_SUCCESS;
    slot->holds = false;
    for (uint32_t i = 0; i < slot->arg_count && good; ++i) {
        slot->holds = slot->holds || (slot->args[i].type != UR_EXP_KERNEL_ARG_TYPE_VALUE &&
                                      slot->args[i].type != UR_EXP_KERNEL_ARG_TYPE_POINTER &&
                                      slot->args[i].type != UR_EXP_KERNEL_ARG_TYPE_LOCAL);
    }
    if (!good) {
        end_slot(slot);
    }
    return good;
}

static bool copy_call(const struct ur_fusing_call *call, struct ur_fusing_slot *slot,
                      struct ur_recorded_launch *launch) {
    *launch = (struct ur_recorded_launch){.dims = call->dims, .has_local = call->local};
    if (!copy_kernel(call, slot)) {
        return false;
    }
    launch->kernel = slot->kernel;
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
    struct ur_fusing_order order = {0};
    struct ur_kept_event *event = NULL;
    if (!(ur_fusing_is_in_order(queue)
              ? waits_for_own(queue, fusing, call->wait_count, call->waits)
              : find_order(queue, fusing, call->wait_count, call->waits, &order))) {
        return false;
    }
    if (!copy_call(call, &fusing->slots[fusing->count], &launch)) {
        goto free_order;
    }
    if (call->event) {
        event = ur_kept_event_new(queue, fusing, UR_COMMAND_KERNEL_LAUNCH);
        if (!event) {
            goto free_launch;
        }
        event->number = fusing->count;
        *call->event = (ur_event_handle_t)event;
    }
    fusing->orders[fusing->count] = order;
    fusing->events[fusing->count] = event;
    fusing->kept[fusing->count++] = launch;
    return true;
free_launch:
    end_slot(&fusing->slots[fusing->count]);
free_order:
    free_order(&order);
    return false;
}

bool ur_fusing_keep(ur_queue_handle_t queue, const struct ur_fusing_call *call,
                    ur_result_t *result) {
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    *result = UR_RESULT_SUCCESS;
    if (!fusing) {
        return false;
    }
    if (!ur_fusing_is_in_order(queue)) {
        settle_others(fusing, call->wait_count, call->waits);
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && can_keep(queue, call);
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
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    struct ur_kept_event *made = NULL;
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && fusing->count && ur_fusing_is_in_order(queue) &&
                waits_for_own(queue, fusing, wait_count, waits) &&
                (!event || (made = ur_kept_event_new(queue, fusing, type)));
    if (made) {
        struct ur_kept_event **last = &fusing->events[fusing->count - 1];
        if (fusing->copy_count && fusing->copies[fusing->copy_count - 1].before == fusing->count) {
            last = &fusing->copy_events[fusing->copy_count - 1];
        }
        made->number = fusing->count - 1;
        made->next = *last;
        *last = made;
        *event = (ur_event_handle_t)made;
    }
    pthread_mutex_unlock(&fusing->lock);
    return kept;
}

/* Whether it is USM of that type, or, UR_USM_TYPE_UNKNOWN, any memory, and the bytes are in it. */
static bool is_memory(ur_context_handle_t context, const void *from, size_t size,
                      ur_usm_type_t wanted) {
    ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
    void *base = NULL;
    size_t extent = 0;
    return ur_own.USM.pfnGetMemAllocInfo(context, from, UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type,
                                         NULL) == UR_RESULT_SUCCESS &&
           (wanted == UR_USM_TYPE_UNKNOWN || type == wanted) &&
           (type == UR_USM_TYPE_UNKNOWN ||
            (ur_own.USM.pfnGetMemAllocInfo(context, from, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                                           &base, NULL) == UR_RESULT_SUCCESS &&
             ur_own.USM.pfnGetMemAllocInfo(context, from, UR_USM_ALLOC_INFO_SIZE, sizeof(extent),
                                           &extent, NULL) == UR_RESULT_SUCCESS &&
             size <= extent && (size_t)((const char *)from - (const char *)base) <= extent - size));
}

bool ur_fusing_copy(ur_queue_handle_t queue, bool blocking, void *to, const void *from, size_t size,
                    uint32_t wait_count, const ur_event_handle_t *waits, ur_event_handle_t *event) {
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    struct ur_kept_event *made = NULL;
    if (!fusing || blocking || !to || !from || !size || size > MOST_COPIED) {
        return false;
    }
    bool in_order = ur_fusing_is_in_order(queue);
    struct ur_fusing_order order = {0};
    if (!in_order) {
        settle_others(fusing, wait_count, waits);
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && fusing->copy_count < MOST_COPIES &&
                is_memory(ur_queue_base(queue)->context, to, size, UR_USM_TYPE_DEVICE) &&
                is_memory(ur_queue_base(queue)->context, from, size, UR_USM_TYPE_UNKNOWN) &&
                (in_order ? waits_for_own(queue, fusing, wait_count, waits)
                          : find_order(queue, fusing, wait_count, waits, &order)) &&
                (!event || (made = ur_kept_event_new(queue, fusing, UR_COMMAND_USM_MEMCPY)));
    if (made) {
        made->is_copy = true;
        made->number = fusing->copy_count;
        *event = (ur_event_handle_t)made;
    }
    if (kept) {
        fusing->copy_events[fusing->copy_count] = made;
        fusing->copies[fusing->copy_count++] =
            (struct ur_fusing_copy){fusing->count, to, from, size, NULL, order};
    } else {
        free_order(&order);
    }
    pthread_mutex_unlock(&fusing->lock);
    return kept;
}

/* ---- the calls ------------------------------------------------------------------------------- */

static ur_result_t check_queue(ur_queue_handle_t queue) {
    return ur_object_is(queue, UR_KIND_QUEUE) ? UR_RESULT_SUCCESS
                                              : ur_refuse(UR_RESULT_ERROR_INVALID_QUEUE);
}

ur_result_t urQueueBeginFusionExp(ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    struct ur_fusing_options options;
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS ||
        (result = ur_fusing_options_copy(&options, pDesc)) != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!atomic_load_explicit(&ur_adapter_known, memory_order_relaxed)) {
        ur_fusing_options_end(&options);
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "launches are fused under a loader that looks into the tables of the "
                       "handles at each call");
    }
    pthread_mutex_lock(&active_lock);
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_relaxed);
    bool active = fusing && atomic_load_explicit(&fusing->active, memory_order_relaxed);
    if (active || atomic_load_explicit(&ur_queue_base(hQueue)->captured, memory_order_acquire)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                         active ? "the queue's launches are fused already"
                                : "the queue captures into a graph");
        goto unlock;
    }
    if (!fusing) {
        fusing = calloc(1, sizeof(*fusing));
        if (!fusing) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto unlock;
        }
        pthread_mutex_init(&fusing->lock, NULL);
        atomic_init(&fusing->refs, 1);
        fusing->queue = hQueue;
        fusing->programs =
            ur_fusing_programs_of(ur_queue_base(hQueue)->context, ur_queue_base(hQueue)->device);
    }
    pthread_mutex_lock(&fusing->lock);
    /* What was made before was made with other options. */
    if (options.flags != fusing->options.flags || options.promoted_count ||
        fusing->options.promoted_count) {
        ur_fusing_drop_cache(fusing);
    }
    ur_fusing_options_end(&fusing->options);
    ur_fusing_report_end(&fusing->report);
    fusing->options = options;
    options = (struct ur_fusing_options){0};
    fusing->active = true;
    pthread_mutex_unlock(&fusing->lock);
    fusing->next = active_queues;
    active_queues = fusing;
    atomic_store_explicit(&ur_queue_base(hQueue)->fusing, fusing, memory_order_release);
    pthread_once(&table_made, ur_kept_event_table);
    ur_capture_watch_more(&ur_fusing_guest);
unlock:
    pthread_mutex_unlock(&active_lock);
    ur_fusing_options_end(&options);
    return result;
}

/* Enqueues what is kept and ends the fusion. */
static ur_result_t end(ur_queue_handle_t queue, bool fuse) {
    ur_result_t result = UR_RESULT_ERROR_INVALID_OPERATION;
    struct ur_fusing_queue **at = &active_queues, *fusing;
    pthread_mutex_lock(&active_lock);
    while (*at && (*at)->queue != queue) {
        at = &(*at)->next;
    }
    fusing = *at;
    if (fusing) {
        *at = fusing->next;
    }
    pthread_mutex_unlock(&active_lock);
    if (!fusing) {
        return ur_fail(result, 0, "the queue's launches are not being fused");
    }
    pthread_mutex_lock(&fusing->lock);
    result = settle(fusing, fuse, true);
    fusing->active = false;
    pthread_mutex_unlock(&fusing->lock);
    ur_capture_watch_less();
    return result;
}

ur_result_t urQueueEndFusionExp(ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    ur_result_t result = check_queue(hQueue);
    if (result == UR_RESULT_SUCCESS) {
        result = end(hQueue, true);
    }
    return result == UR_RESULT_SUCCESS && phEvent
               ? ur_own.Enqueue.pfnEventsWait(hQueue, 0, NULL, phEvent)
               : result;
}

ur_result_t urQueueCancelFusionExp(ur_queue_handle_t hQueue) {
    ur_result_t result = check_queue(hQueue);
    return result == UR_RESULT_SUCCESS ? end(hQueue, false) : result;
}

static bool is_active(ur_queue_handle_t queue) {
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire);
    if (!fusing) {
        return false;
    }
    pthread_mutex_lock(&fusing->lock);
    bool active = fusing->active;
    pthread_mutex_unlock(&fusing->lock);
    return active;
}

static void release(ur_queue_handle_t queue) {
    if (is_active(queue)) {
        (void)end(queue, true);
    }
}

const struct ur_capture_guest ur_fusing_guest = {
    .is_active = is_active, .settle = ur_fusing_settle, .release = release};

ur_result_t urQueueGetFusionInfoExp(ur_queue_handle_t hQueue, ur_fusion_info_t propName,
                                    size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    static const struct ur_fusing_report none;
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = check_queue(hQueue);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_fusing_queue *fusing =
        atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_acquire);
    if (!fusing) {
        return ur_fusing_report_query(&none, false, propName, out);
    }
    pthread_mutex_lock(&fusing->lock);
    result = ur_fusing_report_query(&fusing->report, fusing->active, propName, out);
    pthread_mutex_unlock(&fusing->lock);
    return result;
}
