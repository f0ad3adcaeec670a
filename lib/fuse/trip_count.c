/* Loops of which is known how often they turn at most, for all work-items of the range: what the
 * condition that they are left by compares is followed from turn to turn as forms, until no
 * work-item is left that could stay. */
#include "spirv/loop.h"
#include "walk.h"

/* One turn: what is computed in it, of the values that phis of the header have. */
static void walk_turn(struct walk *walk, const struct ur_spirv_loop *loop) {
    const struct ur_spirv_flow *flow = &walk->part->flow;
    for (uint32_t n = flow->number[loop->header]; n < flow->order_count; ++n) {
        uint32_t b = flow->order[n];
        const struct ur_spirv_block *block = &walk->part->body->blocks[b];
        if (!loop->member[b]) {
            continue;
        }
        walk->block = b;
        for (walk->index = 1; walk->index <= block->terminator; ++walk->index) {
            const struct ur_spirv_instruction *one = &block->list.items[walk->index];
            if (one->opcode == SpvOpPhi && b == loop->header) {
                continue;
            }
            struct value value = ur_fusion_evaluate(walk, one);
            if (one->result && one->result < walk->module->bound) {
                walk->values[one->result] = value;
            }
        }
    }
}

/* Gives the phis of the header what they get from a block. */
static void trip_count_enter(struct walk *walk, const struct ur_spirv_loop *loop, uint32_t from) {
    const struct ur_spirv_block *block = &walk->part->body->blocks[loop->header];
    uint32_t label = walk->part->body->blocks[from].label, count = 0;
    struct value *next =
        ur_out_alloc(&walk->fusion->out, block->terminator + (size_t)1, sizeof(*next));
    for (int set = 0; set <= 1; ++set, count = 0) {
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            for (uint32_t k = 0; one->opcode == SpvOpPhi && k + 1 < one->count; k += 2) {
                if (one->operands[k + 1] != label) {
                    continue;
                }
                if (set) {
                    walk->values[one->result] = next[count++];
                } else {
                    next[count++] = ur_fusion_value(walk, one->operands[k]);
                }
            }
        }
    }
}

static bool count_turns(struct walk *walk, const struct ur_spirv_loop *natural, struct loop *loop) {
    const struct ur_spirv_block *leaver = &walk->part->body->blocks[natural->leaver];
    uint32_t condition = leaver->list.items[leaver->terminator].operands[0];
    struct domain staying = *walk->domains[natural->header];
    trip_count_enter(walk, natural, natural->outside);
    for (loop->turns = 0; loop->turns < MOST_TURNS; ++loop->turns) {
        walk_turn(walk, natural);
        struct value leaves = ur_fusion_truth(walk, condition);
        if (leaves.kind != TRUTH) {
            return false;
        }
        const struct when *when = &leaves.truth[natural->stays_if];
        for (uint32_t i = 0; i < when->count; ++i) {
            domain_limit(&staying, &when->limits[i]);
        }
        if (domain_is_empty(&staying)) {
            return true;
        }
        loop->all[loop->turns] = when->exact && when->count == 0;
        trip_count_enter(walk, natural, natural->latch);
    }
    return false;
}

void ur_fusion_find_turns(struct walk *walk) {
    struct part *part = walk->part;
    const struct ur_spirv_flow *flow = &part->flow;
    uint32_t count = part->body->block_count;
    struct ur_spirv_loop natural = {
        .member = ur_out_alloc(&walk->fusion->out, count, sizeof(*natural.member))};
    uint32_t *stack = ur_out_alloc(&walk->fusion->out, count, sizeof(*stack));
    struct value *before =
        ur_out_alloc(&walk->fusion->out, walk->module->bound, sizeof(*walk->values));
    memcpy(before, walk->values, walk->module->bound * sizeof(*before));
    walk->silent = walk->pessimistic = true;
    /* In the order of the blocks, so that of two loops the inner one comes first in the list. */
    for (uint32_t n = 0; n < flow->order_count; ++n) {
        uint32_t header = flow->order[n];
        struct loop *loop = ur_out_alloc(&walk->fusion->out, 1, sizeof(*loop));
        if (!ur_spirv_loop_find(walk->module, part->body, flow, header, &natural, stack)) {
            continue;
        }
        loop->header = part->body->blocks[header].label;
        if (count_turns(walk, &natural, loop)) {
            loop->next = part->loops;
            part->loops = loop;
        }
        memcpy(walk->values, before, walk->module->bound * sizeof(*before));
    }
}
