/* How control goes through the blocks of a function: targets, predecessors, an order, dominators.
 */
#ifndef UR_SPIRV_FLOW_H
#define UR_SPIRV_FLOW_H

#include "fold.h"
#include "module.h"

/* The `n`-th label that a terminator may go to, the default of a switch first; 0: there are fewer.
 */
uint32_t ur_spirv_target(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *terminator, uint32_t n);

/* The same where a switch asks a number of `width` bits: instructions that an emitter made name ids
 * that no module knows. */
uint32_t ur_spirv_target_by(const struct ur_spirv_instruction *terminator, uint32_t width,
                            uint32_t n);

/* Words of what a switch on such a number compares it with. */
static inline uint32_t ur_spirv_case_words(uint32_t width) {
    return width > 32 ? (width + 31) / 32 : 1;
}

/* For which number a switch goes to its `n`-th label, one of ur_spirv_target's above 0; of at most
 * 64 bits, with zeros above its width. */
uint64_t ur_spirv_case(const struct ur_spirv_instruction *terminator, uint32_t width, uint32_t n);

/* The label that a conditional branch or a switch goes to where its number is `on`; 0: it asks
 * none. */
uint32_t ur_spirv_decided(const struct ur_spirv_instruction *terminator,
                          const struct ur_spirv_number *on);

/* Blocks are told by their index in the function. Labels that are no blocks of the function are
 * left out. */
struct ur_spirv_flow {
    uint32_t block_count;
    uint32_t *order;      /* the blocks that can be reached, each before those that it dominates:
                             the reverse of a depth-first postorder */
    uint32_t order_count; /* how many */
    uint32_t *number;     /* of a block: its place in `order`, UR_SPIRV_NONE: not reached */
    uint32_t *dominator;  /* of a block: the one that dominates it immediately; UR_SPIRV_NONE: it is
                             the entry or not reached */
    uint32_t *first_edge; /* of a block: its predecessors are edges[first_edge[b]] to
                             edges[first_edge[b + 1]], once for each way, those not reached too */
    uint32_t *edges;
    uint32_t *enter, *leave; /* of a block: when a walk of the tree of dominators comes and goes */
};

/* Takes time n log n in blocks and ways between them. False without memory. */
bool ur_spirv_flow_make(struct ur_spirv_flow *flow, const struct ur_spirv_module *module,
                        const struct ur_spirv_function *function);
void ur_spirv_flow_drop(struct ur_spirv_flow *flow);

/* Whether every way to block `b` goes through block `a`; a block dominates itself. Both can be
 * reached. */
static inline bool ur_spirv_dominates(const struct ur_spirv_flow *flow, uint32_t a, uint32_t b) {
    return flow->enter[a] <= flow->enter[b] && flow->leave[b] <= flow->leave[a];
}

#endif
