/* What threads of a warp do together: shuffles, votes, matches, reductions. Each names the lanes
 * that take part; all of them have to come to the same instruction, or nobody goes on. */
#include <string.h>

#include "machine.h"

struct group {
    const struct ptx_instruction *ins;
    uint32_t first;   /* thread of lane 0 */
    uint32_t present; /* lanes that wait at the instruction */
    uint32_t named;   /* lanes that it names, of those that have not ended */
    uint64_t value[PTX_WARP];
};

static struct ptx_thread *lane_of(struct ptx_block *block, const struct group *g, uint32_t lane) {
    return &block->threads[g->first + lane];
}

/* Which operand names the lanes; -1: none does. */
static int mask_operand(const struct ptx_instruction *ins) {
    switch ((int)ins->opcode) {
    case PTX_activemask:
        return -1;
    case PTX_bar:
        return 0;
    case PTX_shfl:
        return ins->pair ? 5 : 4;
    default:
        return ins->pair ? 3 : 2;
    }
}

static uint64_t source(struct ptx_block *block, struct ptx_thread *thread,
                       const struct ptx_instruction *ins, unsigned at) {
    return ptx_value(block, thread, &ins->operand[at + (ins->pair ? 1 : 0)]);
}

static void shuffle(struct ptx_block *block, struct group *g, uint32_t lane) {
    struct ptx_thread *thread = lane_of(block, g, lane);
    const struct ptx_instruction *ins = g->ins;
    uint32_t b = (uint32_t)source(block, thread, ins, 2),
             c = (uint32_t)source(block, thread, ins, 3);
    uint32_t segment = c >> 8 & 31, clamp = c & 31;
    int32_t most = (int32_t)((lane & segment) | (clamp & ~segment)), from = (int32_t)lane;
    bool inside;
    b &= 31;
    switch (ins->how) {
    case PTX_W_up:
        from = (int32_t)(lane - b);
        inside = from >= most;
        break;
    case PTX_W_down:
        from = (int32_t)(lane + b);
        inside = from <= most;
        break;
    case PTX_W_bfly:
        from = (int32_t)(lane ^ b);
        inside = from <= most;
        break;
    default:
        from = (int32_t)((lane & segment) | (b & ~segment));
        inside = from <= most;
        break;
    }
    from = inside ? from : (int32_t)lane;
    /* Of a lane that takes no part there is no value. */
    uint64_t value = g->present >> from & 1 ? g->value[from] : 0xbad0bad0u;
    ptx_store_slot(thread, &ins->operand[0], (uint32_t)value);
    if (ins->pair) {
        ptx_store_slot(thread, &ins->operand[1], inside);
    }
}

static uint64_t reduced(const struct group *g) {
    enum ptx_type type = g->ins->type[0];
    uint64_t result = 0;
    bool any = false;
    for (uint32_t lane = 0; lane < PTX_WARP; ++lane) {
        if (!(g->present >> lane & 1)) {
            continue;
        }
        uint32_t x = (uint32_t)g->value[lane], y = (uint32_t)result;
        bool less = type == PTX_S32 ? (int32_t)x < (int32_t)y : x < y;
        switch (g->ins->how) {
        case PTX_W_add:
            result = y + x;
            break;
        case PTX_W_min:
            result = !any || less ? x : y;
            break;
        case PTX_W_max:
            result = !any || !less ? x : y;
            break;
        case PTX_W_and:
            result = any ? x & y : x;
            break;
        case PTX_W_or:
            result = x | y;
            break;
        default:
            result = x ^ y;
            break;
        }
        any = true;
    }
    return (uint32_t)result;
}

static void give(struct ptx_block *block, struct group *g) {
    const struct ptx_instruction *ins = g->ins;
    uint32_t ballot = 0;
    for (uint32_t lane = 0; lane < PTX_WARP; ++lane) {
        if (g->present >> lane & 1 && mask_operand(ins) > 0) {
            g->value[lane] = source(block, lane_of(block, g, lane), ins, 1);
            ballot |= (uint32_t)(g->value[lane] & 1) << lane;
        }
    }
    for (uint32_t lane = 0; lane < PTX_WARP; ++lane) {
        if (!(g->present >> lane & 1)) {
            continue;
        }
        struct ptx_thread *thread = lane_of(block, g, lane);
        uint32_t same = 0;
        for (uint32_t k = 0; k < PTX_WARP; ++k) {
            same |= (uint32_t)(g->present >> k & 1 && g->value[k] == g->value[lane]) << k;
        }
        uint64_t result = 0;
        switch ((int)ins->opcode) {
        case PTX_shfl:
            shuffle(block, g, lane);
            thread->state = PTX_RUNS;
            continue;
        case PTX_vote:
            result = ins->how == PTX_W_ballot ? ballot
                     : ins->how == PTX_W_all  ? ballot == g->present
                     : ins->how == PTX_W_any  ? ballot != 0
                                              : ballot == 0 || ballot == g->present;
            break;
        case PTX_match:
            result = ins->how == PTX_W_any ? same : same == g->present ? g->present : 0;
            if (ins->pair) {
                ptx_store_slot(thread, &ins->operand[1], same == g->present);
            }
            break;
        case PTX_redux:
            result = reduced(g);
            break;
        case PTX_activemask:
            result = g->present;
            break;
        default: /* bar.warp.sync */
            thread->state = PTX_RUNS;
            continue;
        }
        ptx_store_slot(thread, &ins->operand[0], result);
        thread->state = PTX_RUNS;
    }
}

/* Those that wait where `lead` does, and whom they wait for. False after a fault. */
static bool gather(struct ptx_block *block, uint32_t first, uint32_t count, uint32_t lead,
                   struct group *g) {
    struct ptx_thread *leader = &block->threads[first + lead];
    *g = (struct group){.ins = leader->waits_at, .first = first};
    int at = mask_operand(g->ins);
    uint32_t mask = at < 0 ? 0 : (uint32_t)ptx_value(block, leader, &g->ins->operand[at]);
    uint32_t live = 0;
    for (uint32_t lane = 0; lane < count; ++lane) {
        struct ptx_thread *thread = &block->threads[first + lane];
        live |= (uint32_t)(thread->state != PTX_ENDED) << lane;
        if (thread->state != PTX_AT_WARP || thread->waits_at != g->ins ||
            thread->depth != leader->depth) {
            continue;
        }
        if (at >= 0) {
            uint32_t own = (uint32_t)ptx_value(block, thread, &g->ins->operand[at]);
            if (!(own >> lane & 1)) {
                return ptx_fault(block, thread,
                                 "lane %u takes part for lanes %#x, which it is "
                                 "none of",
                                 lane, own);
            }
            if (own != mask) {
                continue; /* another group at the same place */
            }
        }
        g->present |= 1u << lane;
    }
    g->named = at < 0 ? g->present : mask & live;
    return true;
}

bool ptx_warp(struct ptx_block *block, uint32_t first, uint32_t count) {
    bool any = false;
    /* Those with names first: lanes that ask who is there had better wait for them. */
    for (int round = 0; round < 2 && !any; ++round) {
        for (uint32_t lane = 0; lane < count; ++lane) {
            const struct ptx_thread *thread = &block->threads[first + lane];
            if (thread->state != PTX_AT_WARP ||
                (thread->waits_at->opcode == PTX_activemask) != (round == 1)) {
                continue;
            }
            struct group group;
            if (!gather(block, first, count, lane, &group)) {
                return false;
            }
            if (group.named == group.present) {
                give(block, &group);
                any = true;
            }
        }
    }
    return any;
}
