/* Copies of a few bytes between launches: what is known of what they copied, and where they may go.
 */
#include <stdlib.h>

#include "base/error.h"
#include "plan.h"

static void forget_standing(struct plan *plan, uint32_t k) {
    plan->standing[k] = plan->standing[--plan->standing_count];
}

static bool is_unwritten(const struct plan *plan, const void *memory, size_t size) {
    const struct ur_fusion_memory bytes = {0, (uintptr_t)memory, size};
    return plan->fusion &&
           ur_fusion_is_apart(plan->fusion, ur_fusion_count(plan->fusion) - 1, &bytes, false);
}

ur_result_t ur_fusing_pass_copies(struct plan *plan, uint32_t i) {
    struct told *told = &plan->told[i];
    for (; plan->next_copy < plan->copy_count && plan->copies[plan->next_copy]->before <= i;
         ++plan->next_copy) {
        const struct ur_fusing_copy *copy = plan->copies[plan->next_copy];
        for (uint32_t k = plan->standing_count; k-- > 0;) {
            const struct ur_fusing_copy *other = plan->copies[plan->standing[k]];
            if (overlap(copy->to, copy->size, other->to, other->size)) {
                forget_standing(plan, k);
            }
        }
        for (uint32_t c = plan->next_copy + 1; c < plan->copy_count; ++c) {
            plan->is_open[c] =
                plan->is_open[c] ||
                overlap(copy->to, copy->size, plan->copies[c]->from, plan->copies[c]->size);
        }
        if (copy->bytes && !plan->is_open[plan->next_copy]) {
            plan->standing[plan->standing_count++] = plan->next_copy;
        }
    }
    if (!plan->standing_count) {
        return UR_RESULT_SUCCESS;
    }
    told->known = calloc(plan->standing_count, sizeof(*told->known));
    if (!told->known) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t k = 0; k < plan->standing_count; ++k) {
        const struct ur_fusing_copy *copy = plan->copies[plan->standing[k]];
        if (!plan->orders || plan->launch_reach[i].copies >> plan->standing[k] & 1) {
            told->known[told->told.known_count++] =
                (struct ur_fusion_known){0, (uintptr_t)copy->to, copy->size, copy->bytes};
        }
    }
    told->told.known = told->known;
    return UR_RESULT_SUCCESS;
}

void ur_fusing_pass_launch(struct plan *plan) {
    for (uint32_t k = plan->standing_count; k-- > 0;) {
        const struct ur_fusing_copy *copy = plan->copies[plan->standing[k]];
        if (!is_unwritten(plan, copy->to, copy->size)) {
            forget_standing(plan, k);
        }
    }
    for (uint32_t c = plan->next_copy; c < plan->copy_count; ++c) {
        plan->is_open[c] =
            plan->is_open[c] || !is_unwritten(plan, plan->copies[c]->from, plan->copies[c]->size);
    }
}

bool ur_fusing_copies_move(const struct plan *plan, uint32_t i) {
    bool move = true;
    for (uint32_t c = 0; c < plan->copy_count && move && !plan->orders; ++c) {
        const struct ur_fusing_copy *copy = plan->copies[c];
        const struct ur_fusion_memory to = {0, (uintptr_t)copy->to, copy->size},
                                      from = {0, (uintptr_t)copy->from, copy->size};
        move = copy->before != i || (ur_fusion_is_apart(plan->fusion, 0, &to, true) &&
                                     ur_fusion_is_apart(plan->fusion, 0, &from, false));
    }
    return move;
}
