/* Loops with one way in, one way back and one way out: which they are, and writing them out. */
#ifndef UR_SPIRV_LOOP_H
#define UR_SPIRV_LOOP_H

#include "flow.h"

struct ur_spirv_loop {
    uint32_t header, latch, outside; /* blocks; the last one is where it is entered from */
    uint32_t leaver;                 /* the block that it is left from, which each turn comes to */
    uint32_t exit;                   /* label */
    bool stays_if;                   /* the condition of the leaver */
    bool *member;                    /* of each block; the caller's */
};

/* False: the block is the header of none. `loop->member` and `stack` have room for all blocks. */
bool ur_spirv_loop_find(const struct ur_spirv_module *module,
                        const struct ur_spirv_function *function, const struct ur_spirv_flow *flow,
                        uint32_t header, struct ur_spirv_loop *loop, uint32_t *stack);

/* How a loop is written out. */
struct ur_spirv_turns {
    uint32_t count;  /* how often it stays, at most */
    const bool *all; /* of each of these turns: none leaves there; NULL: none leaves before all are
                        done, and none stays then */
    uint32_t most;   /* instructions that it may become */
    uint32_t *place; /* room for each id, all 0, and again afterwards */
    void (*copied)(void *data, uint32_t from, uint32_t to); /* is told of each id that has a copy */
    void *data;
};

enum ur_spirv_written { UR_SPIRV_NOT_WRITTEN, UR_SPIRV_WRITTEN, UR_SPIRV_NO_MEMORY };

/* Gives each turn blocks of its own. Then ids of the function are up to date, but for decorations,
 * and its flow is not. A loop stays as it is where it would become too long, or where some may
 * leave before the last turn and others than phis of the block behind it use its values. */
enum ur_spirv_written ur_spirv_loop_write_out(struct ur_spirv_module *module,
                                              struct ur_spirv_function *function,
                                              const struct ur_spirv_flow *flow,
                                              const struct ur_spirv_loop *loop,
                                              const struct ur_spirv_turns *turns);

/* Brings what is known of the ids that a function's blocks define up to date, but for decorations.
 */
void ur_spirv_index_blocks(struct ur_spirv_module *module,
                           const struct ur_spirv_function *function);

#endif
