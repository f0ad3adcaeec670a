/* Keeping launches, and copies between them, of a queue that fuses. */
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/range.h"
#include "queue_state.h"

void ur_fusing_order_end(struct ur_fusing_order *order) {
    for (uint32_t i = 0; i < order->event_count; ++i) {
        ur_own.Event.pfnRelease(order->events[i]);
    }
    free(order->events);
    *order = (struct ur_fusing_order){0};
}

void ur_fusing_slot_end(struct ur_fusing_slot *slot) {
    if (slot->kernel) {
        ur_own.Kernel.pfnRelease(slot->kernel);
    }
    free(slot->name);
    free(slot->args);
    *slot = (struct ur_fusing_slot){0};
}

static void end_kept(struct ur_fusing_kept *kept) {
    ur_fusing_order_end(&kept->order);
    if (kept->command) {
        ur_own.Event.pfnRelease(kept->command);
    }
    *kept = (struct ur_fusing_kept){0};
}

void ur_fusing_drop_kept(struct ur_fusing_queue *fusing) {
    for (uint32_t i = 0; i < fusing->count; ++i) {
        struct ur_fusing_slot *slot = &fusing->launches[i].slot;
        if (slot->holds) {
            ur_fusing_slot_end(slot);
        } else {
            free(slot->args);
            slot->args = NULL;
        }
        end_kept(&fusing->launches[i].kept);
    }
    for (uint32_t c = 0; c < fusing->copy_count; ++c) {
        end_kept(&fusing->copies[c].kept);
    }
    fusing->count = fusing->copy_count = fusing->copies_done = 0;
    fusing->copy_failed = false;
}

/* ---- what a launch or copy waits for --------------------------------------------------------- */

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
        ur_fusing_order_end(order);
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

/* ---- keeping --------------------------------------------------------------------------------- */

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
        ur_fusing_slot_end(slot);
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
        ur_fusing_slot_end(slot);
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
    if (!copy_call(call, &fusing->launches[fusing->count].slot, &launch)) {
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
    struct ur_fusing_kept_launch *made = &fusing->launches[fusing->count++];
    made->kept = (struct ur_fusing_kept){.events = event, .order = order};
    made->launch = launch;
    return true;
free_launch:
    ur_fusing_slot_end(&fusing->launches[fusing->count].slot);
free_order:
    ur_fusing_order_end(&order);
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
    if (kept && fusing->count == UR_FUSING_MOST_KEPT) {
        *result = ur_fusing_settle_kept(fusing, true, false);
    }
    kept = kept && *result == UR_RESULT_SUCCESS && keep(queue, fusing, call);
    if (!kept && *result == UR_RESULT_SUCCESS) {
        *result = ur_fusing_settle_kept(fusing, true, false);
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
        struct ur_kept_event **last = &fusing->launches[fusing->count - 1].kept.events;
        if (fusing->copy_count &&
            fusing->copies[fusing->copy_count - 1].copy.before == fusing->count) {
            last = &fusing->copies[fusing->copy_count - 1].kept.events;
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
    if (!fusing || blocking || !to || !from || !size || size > UR_FUSING_MOST_COPIED) {
        return false;
    }
    bool in_order = ur_fusing_is_in_order(queue);
    struct ur_fusing_order order = {0};
    if (!in_order) {
        settle_others(fusing, wait_count, waits);
    }
    pthread_mutex_lock(&fusing->lock);
    bool kept = fusing->active && fusing->copy_count < UR_FUSING_MOST_COPIES &&
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
        fusing->copies[fusing->copy_count++] =
            (struct ur_fusing_kept_copy){.kept = {.events = made, .order = order},
                                         .copy = {fusing->count, to, from, size, NULL}};
    } else {
        ur_fusing_order_end(&order);
    }
    pthread_mutex_unlock(&fusing->lock);
    return kept;
}
