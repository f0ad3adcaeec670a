/* What becomes of launches and copies that a queue keeps: commands of the driver. All under the
 * queue's lock. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "queue_state.h"

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
        list[used++] = fusing->launches[__builtin_ctzll(rest)].kept.command;
    }
    for (; copies && list; copies &= copies - 1) {
        list[used++] = fusing->copies[__builtin_ctzll(copies)].kept.command;
    }
    if (list && order->event_count) {
        memcpy(&list[used], order->events, order->event_count * sizeof(*list));
    }
    return list;
}

static void bind_events(struct ur_fusing_kept *kept, ur_event_handle_t command,
                        ur_result_t result) {
    ur_kept_events_bind(kept->events, command, result);
    kept->events = NULL;
}

/* Whether a copy was enqueued ahead of launches that it stands behind. */
static bool came_ahead(const struct ur_fusing_queue *fusing, uint32_t c, uint32_t first,
                       uint32_t count) {
    return fusing->copies[c].copy.before > first && fusing->copies[c].copy.before <= first + count;
}

/* The events of such copies are those of the launches: on a queue in order whatever was before is
 * over with them. */
static void bind_copies(struct ur_fusing_queue *fusing, uint32_t first, uint32_t count,
                        ur_event_handle_t event, ur_result_t result) {
    for (uint32_t c = 0; c < fusing->copies_done; ++c) {
        if (came_ahead(fusing, c, first, count)) {
            bind_events(&fusing->copies[c].kept, event, result);
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
        const struct ur_fusing_kept *kept = &fusing->launches[i].kept;
        wanted = wanted || kept->needed || ur_kept_events_are_wanted(kept->events);
        copies |= kept->order.copies;
    }
    for (uint32_t c = 0; c < fusing->copies_done && !wanted && in_order; ++c) {
        wanted = came_ahead(fusing, c, first, count) &&
                 ur_kept_events_are_wanted(fusing->copies[c].kept.events);
    }
    ur_event_handle_t *list =
        wait_list(fusing, &fusing->launches[first].kept.order, copies, &waits);
    if (waits && !list) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = ur_own_extra.pfnEnqueueKernelLaunch(fusing->queue, kernel, launch->dims,
                                                             launch->offset, global, local, NULL,
                                                             waits, list, wanted ? &event : NULL);
    free(list);
    for (uint32_t i = first; i < first + count && result == UR_RESULT_SUCCESS; ++i) {
        struct ur_fusing_kept *kept = &fusing->launches[i].kept;
        if (kept->needed) {
            ur_own.Event.pfnRetain(event);
            kept->command = event;
        }
        bind_events(kept, event, result);
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
    bool failed = false;
    for (uint64_t rest = order->after; rest && !failed; rest &= rest - 1) {
        failed = fusing->launches[__builtin_ctzll(rest)].kept.failed;
    }
    for (uint64_t rest = order->copies; rest && !failed; rest &= rest - 1) {
        failed = fusing->copies[__builtin_ctzll(rest)].kept.failed;
    }
    return failed;
}

static ur_result_t enqueue_copy(struct ur_fusing_queue *fusing, uint32_t c, bool ahead) {
    const struct ur_fusing_copy *copy = &fusing->copies[c].copy;
    struct ur_fusing_kept *kept = &fusing->copies[c].kept;
    bool wanted = kept->needed || (!ahead && ur_kept_events_are_wanted(kept->events));
    uint32_t waits = 0;
    ur_event_handle_t event = NULL, *list = wait_list(fusing, &kept->order, 0, &waits);
    ur_result_t result =
        follows_failed(fusing, &kept->order) ? ur_refuse(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)
        : waits && !list
            ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
            : ur_own.Enqueue.pfnUSMMemcpy(fusing->queue, false, copy->to, copy->from, copy->size,
                                          waits, list, wanted ? &event : NULL);
    free(list);
    if (result != UR_RESULT_SUCCESS) {
        fusing->copy_failed = kept->failed = true;
    }
    if (!ahead || result != UR_RESULT_SUCCESS) {
        bind_events(kept, event, result);
    }
    if (event && kept->needed) {
        kept->command = event;
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
         c < fusing->copy_count && fusing->copies[c].copy.before <= before; ++c) {
        if (!fusing->copies[c].done && !(later >> c & 1)) {
            keep_first(&result, enqueue_copy(fusing, c, ahead));
            fusing->copies[c].done = true;
        }
    }
    while (fusing->copies_done < fusing->copy_count && fusing->copies[fusing->copies_done].done) {
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
        const struct ur_fusing_order *order = &fusing->copies[c].kept.order;
        if (order->after & launches || order->copies & behind) {
            behind |= (uint64_t)1 << c;
        }
    }
    return behind;
}

static ur_result_t enqueue_one(struct ur_fusing_queue *fusing,
                               const struct ur_recorded_launch *launch, uint32_t i) {
    ur_result_t result = follows_failed(fusing, &fusing->launches[i].kept.order)
                             ? ur_refuse(UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS)
                             : enqueue(fusing, launch, launch->kernel, launch->global,
                                       launch->has_local ? launch->local : NULL, i, 1);
    if (result != UR_RESULT_SUCCESS) {
        fusing->launches[i].kept.failed = true;
        bind_events(&fusing->launches[i].kept, NULL, result);
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
            result = ur_adapter_ops.kernel_arguments(fusing->launches[buffer->launch].launch.kernel,
                                                     &args, &count, &total);
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
    const struct ur_recorded_launch *launch = &fusing->launches[group->first].launch;
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
            if (fusing->copy_failed || follows_failed(fusing, &fusing->launches[i].kept.order)) {
                for (uint32_t end = i + group->count; i < end; ++i) {
                    keep_first(&result, enqueue_copies(fusing, i, false, 0));
                    keep_first(&result, enqueue_one(fusing, &fusing->launches[i].launch, i));
                }
                ++g;
            } else if (enqueue_group(fusing, group) == UR_RESULT_SUCCESS) {
                i += group->count;
                ++g;
            } else {
                give_up_group(cached, g);
            }
        } else {
            keep_first(&result, enqueue_one(fusing, &fusing->launches[i].launch, i));
            ++i;
        }
    }
    keep_first(&result, enqueue_copies(fusing, fusing->count, false, 0));
    ur_fusing_drop_kept(fusing);
    return result;
}

static ur_result_t enqueue_kept(struct ur_fusing_queue *fusing) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < fusing->count; ++i) {
        keep_first(&result, enqueue_copies(fusing, i, false, 0));
        keep_first(&result, enqueue_one(fusing, &fusing->launches[i].launch, i));
    }
    keep_first(&result, enqueue_copies(fusing, fusing->count, false, 0));
    ur_fusing_drop_kept(fusing);
    return result;
}

/* Those that others come after. */
static void mark_needed(struct ur_fusing_queue *fusing, const struct ur_fusing_order *order) {
    for (uint64_t rest = order->after; rest; rest &= rest - 1) {
        fusing->launches[__builtin_ctzll(rest)].kept.needed = true;
    }
    for (uint64_t rest = order->copies; rest; rest &= rest - 1) {
        fusing->copies[__builtin_ctzll(rest)].kept.needed = true;
    }
}

ur_result_t ur_fusing_settle_kept(struct ur_fusing_queue *fusing, bool fuse, bool last) {
    struct ur_fusing_cached *cached = NULL;
    for (uint32_t i = 0; i < fusing->count; ++i) {
        mark_needed(fusing, &fusing->launches[i].kept.order);
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        mark_needed(fusing, &fusing->copies[c].kept.order);
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
        (void)ur_fusing_name(fusing->launches[i].launch.kernel, &name);
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
