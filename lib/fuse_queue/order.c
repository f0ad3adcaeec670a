/* Launches that wait alike: which of a queue without order may be one kernel. */
#include <stdlib.h>

#include "base/error.h"
#include "plan.h"

static bool has_events(const struct ur_fusing_order *all, const struct ur_fusing_order *some) {
    for (uint32_t i = 0; i < some->event_count; ++i) {
        uint32_t k = 0;
        while (k < all->event_count && all->events[k] != some->events[i]) {
            ++k;
        }
        if (k == all->event_count) {
            return false;
        }
    }
    return true;
}

static struct reach reach_of(const struct plan *plan, const struct ur_fusing_order *order) {
    struct reach reach = {order->after, order->copies};
    for (uint64_t rest = order->after; rest; rest &= rest - 1) {
        const struct reach *of = &plan->launch_reach[__builtin_ctzll(rest)];
        reach.launches |= of->launches;
        reach.copies |= of->copies;
    }
    for (uint64_t rest = order->copies; rest; rest &= rest - 1) {
        const struct reach *of = &plan->copy_reach[__builtin_ctzll(rest)];
        reach.launches |= of->launches;
        reach.copies |= of->copies;
    }
    return reach;
}

ur_result_t ur_fusing_find_reaches(struct plan *plan) {
    uint32_t c = 0;
    plan->launch_reach = calloc(plan->count + (size_t)1, sizeof(*plan->launch_reach));
    plan->copy_reach = calloc(plan->copy_count + (size_t)1, sizeof(*plan->copy_reach));
    if (!plan->launch_reach || !plan->copy_reach) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i <= plan->count; ++i) {
        for (; c < plan->copy_count && plan->copies[c]->before <= i; ++c) {
            plan->copy_reach[c] = reach_of(plan, plan->copy_orders[c]);
        }
        if (i < plan->count) {
            plan->launch_reach[i] = reach_of(plan, plan->orders[i]);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Whether copies that a launch waits for wait for nothing, also by way of others, but what launch
 * `other` waits for: then that loses nothing by waiting for them too. */
static bool copies_wait_alike(const struct plan *plan, uint64_t copies, uint32_t other) {
    const struct ur_fusing_order *order = plan->orders[other];
    const struct reach *reach = &plan->launch_reach[other];
    for (uint64_t rest = copies; rest; rest &= rest - 1) {
        copies |= plan->copy_reach[__builtin_ctzll(rest)].copies;
    }
    for (copies &= ~reach->copies; copies; copies &= copies - 1) {
        const struct ur_fusing_order *one = plan->copy_orders[__builtin_ctzll(copies)];
        if (one->after & ~reach->launches || !has_events(order, one)) {
            return false;
        }
    }
    return true;
}

bool ur_fusing_waits_alike(const struct plan *plan, uint32_t i) {
    const struct ur_fusing_order *first = plan->orders[plan->first], *order = plan->orders[i];
    uint64_t before = ((uint64_t)1 << plan->first) - 1;
    bool follows = order->after & ~before; /* one of the group, with what that waits for */
    return has_events(first, order) && !(order->after & before & ~first->after) &&
           copies_wait_alike(plan, order->copies, plan->first) &&
           (follows || (has_events(order, first) && !(first->after & ~order->after) &&
                        copies_wait_alike(plan, first->copies, i)));
}
