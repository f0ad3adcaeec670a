/* Loops of which is known how often they turn at most, for all work-items of the range: what the
 * condition that they are left by compares is followed from turn to turn as forms, until no
 * work-item is left that could stay. */
#include "walk.h"

/* ---- where a loop is ------------------------------------------------------------------------- */

static uint32_t block_of(const struct ur_spirv_module *module, uint32_t label) {
    return label < module->bound ? module->ids[label].block : NONE;
}

/* Of the ways into a block, the one that comes from outside the loop and the one that closes it.
 * False: there are others. */
static bool find_ways(const struct ur_spirv_flow *flow, uint32_t header, uint32_t *outside,
                      uint32_t *latch) {
    *outside = *latch = NONE;
    for (uint32_t e = flow->first_edge[header]; e < flow->first_edge[header + 1]; ++e) {
        uint32_t from = flow->edges[e];
        bool closes = flow->number[from] != NONE && ur_spirv_dominates(flow, header, from);
        uint32_t *way = closes ? latch : outside;
        if (flow->number[from] == NONE || *way != NONE) {
            return false;
        }
        *way = from;
    }
    return *outside != NONE && *latch != NONE;
}

/* The blocks that come to the latch without the header, and it. */
static void find_members(struct natural_loop *loop, const struct ur_spirv_flow *flow,
                         uint32_t *stack) {
    uint32_t depth = 0;
    loop->member[loop->header] = true;
    if (!loop->member[loop->latch]) {
        loop->member[loop->latch] = true;
        stack[depth++] = loop->latch;
    }
    while (depth) {
        uint32_t at = stack[--depth];
        for (uint32_t e = flow->first_edge[at]; e < flow->first_edge[at + 1]; ++e) {
            uint32_t from = flow->edges[e];
            if (!loop->member[from]) {
                loop->member[from] = true;
                stack[depth++] = from;
            }
        }
    }
}

bool ur_fusion_natural_loop(struct ur_fusion *fusion, const struct ur_spirv_module *module,
                            const struct ur_spirv_function *body, const struct ur_spirv_flow *flow,
                            uint32_t header, struct natural_loop *loop) {
    uint32_t count = body->block_count;
    *loop = (struct natural_loop){.header = header, .leaver = NONE};
    if (flow->number[header] == NONE || !find_ways(flow, header, &loop->outside, &loop->latch)) {
        return false;
    }
    loop->member = ur_out_alloc(&fusion->out, count, sizeof(*loop->member));
    find_members(loop, flow, ur_out_alloc(&fusion->out, count, sizeof(uint32_t)));
    for (uint32_t b = 0; b < count; ++b) {
        if (!loop->member[b]) {
            continue;
        }
        const struct ur_spirv_block *block = &body->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t label, n = 0;
        if (flow->number[b] == NONE) {
            return false;
        }
        for (; (label = ur_spirv_target(module, end, n)) != 0; ++n) {
            uint32_t next = block_of(module, label);
            if (next >= count) {
                return false;
            }
            if (loop->member[next]) {
                continue;
            }
            if (loop->leaver != NONE || end->opcode != SpvOpBranchConditional) {
                return false; /* it is left in several ways */
            }
            loop->leaver = b;
            loop->exit = label;
        }
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            if (block->list.items[i].opcode == SpvOpVariable) {
                return false;
            }
        }
        if (n == 0) {
            return false;
        }
    }
    if (loop->leaver == NONE || !ur_spirv_dominates(flow, loop->leaver, loop->latch)) {
        return false;
    }
    /* Else the leaver is in a loop within this one. */
    for (uint32_t b = 0; b < count; ++b) {
        if (!loop->member[b] || (b != loop->leaver && ur_spirv_dominates(flow, loop->leaver, b))) {
            continue;
        }
        const struct ur_spirv_block *block = &body->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t label;
        for (uint32_t n = 0; b != loop->leaver && (label = ur_spirv_target(module, end, n)); ++n) {
            uint32_t next = block_of(module, label);
            if (next == header ||
                (next != loop->leaver && ur_spirv_dominates(flow, loop->leaver, next))) {
                return false;
            }
        }
    }
    const struct ur_spirv_block *leaver = &body->blocks[loop->leaver];
    const uint32_t *targets = leaver->list.items[leaver->terminator].operands;
    loop->stays_if = targets[2] == loop->exit;
    return targets[1] != targets[2];
}

/* ---- how often it turns ---------------------------------------------------------------------- */

/* One turn: what is computed in it, of the values that phis of the header have. */
static void walk_turn(struct walk *walk, const struct natural_loop *loop) {
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
static void trip_count_enter(struct walk *walk, const struct natural_loop *loop, uint32_t from) {
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

static bool count_turns(struct walk *walk, const struct natural_loop *natural, struct loop *loop) {
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
    struct natural_loop natural;
    struct value *before =
        ur_out_alloc(&walk->fusion->out, walk->module->bound, sizeof(*walk->values));
    memcpy(before, walk->values, walk->module->bound * sizeof(*before));
    walk->silent = walk->pessimistic = true;
    /* In the order of the blocks, so that of two loops the inner one comes first in the list. */
    for (uint32_t n = 0; n < flow->order_count; ++n) {
        uint32_t header = flow->order[n];
        struct loop *loop = ur_out_alloc(&walk->fusion->out, 1, sizeof(*loop));
        if (!ur_fusion_natural_loop(walk->fusion, walk->module, part->body, flow, header,
                                    &natural)) {
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
