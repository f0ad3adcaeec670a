/* What the two parts of cutting a kernel share: regions.c, diverge.c, live_values.c and places.c.
 */
#ifndef UR_LLVM_CUT_H
#define UR_LLVM_CUT_H

#include "regions.h"
#include "spirv/flow.h"

struct use {
    uint32_t id, piece, next;
};

/* A loop that work-items go through differently often, and the block behind it. */
struct turn {
    uint32_t header, out;
    bool along; /* of state.along */
};

struct cut {
    struct tr *t;
    struct regions *r;
    const struct ur_spirv_module *module;
    const struct ur_spirv_function *f;
    struct id_facts *ids;
    /* of blocks */
    uint32_t *order, order_count, *number, *first_edge, *edges;
    uint32_t *after;             /* immediate postdominators */
    bool *split, *apart, *syncs; /* apart: not all come there, or not equally often */
    bool *header, *loops;        /* of a loop, and in one; once ll_find_loops was called */
    uint32_t *found, *mark, stamp;
    struct turn *turns;
    uint32_t turn_count;
    bool free_loops;    /* such end regions; see strips.c */
    bool few;           /* only those whose turns are long */
    bool spins;         /* see ll_may_spin */
    unsigned attempt;   /* unless 0: do not look for them; in chunks, one of CHUNK_* */
    bool place_numbers; /* some id_facts.place is a number */
    /* of values */
    uint32_t *values, value_count;
    struct use *uses;
    uint32_t use_count, *first_use; /* of each value: 1 + an index */
    uint32_t *stack;
};

static inline const struct ur_spirv_instruction *cut_at(const struct cut *c, uint32_t block,
                                                        uint32_t i) {
    return &c->f->blocks[block].list.items[i];
}

static inline const struct ur_spirv_instruction *cut_end(const struct cut *c, uint32_t block) {
    return cut_at(c, block, c->f->blocks[block].terminator);
}

/* Whether a block ends with a choice, and whether work-items may go different ways there. */
static inline bool cut_chooses(const struct cut *c, uint32_t block) {
    uint32_t op = cut_end(c, block)->opcode;
    return op == SpvOpBranchConditional || op == SpvOpSwitch;
}

static inline bool cut_may_part(const struct cut *c, uint32_t block) {
    return cut_chooses(c, block) &&
           (c->apart[block] || c->ids[cut_end(c, block)->operands[0]].varies);
}

static inline uint32_t cut_block(const struct cut *c, uint32_t label) {
    return ur_spirv_opcode(c->module, label) == SpvOpLabel &&
                   &c->module->functions[c->module->ids[label].function] == c->f
               ? c->module->ids[label].block
               : UR_SPIRV_NONE;
}

/* The n-th block that may follow; UR_SPIRV_NONE with *more: no block of the function. */
static inline uint32_t cut_following(const struct cut *c, uint32_t block, uint32_t n, bool *more) {
    uint32_t label = ur_spirv_target(c->module, cut_end(c, block), n);
    *more = label != 0;
    return label ? cut_block(c, label) : UR_SPIRV_NONE;
}

/* What is done in chunks: at first all, then step by step less. */
enum {
    CHUNK_ALL,
    CHUNK_NO_ACCESSES, /* branches that all take together end no region for what is read there */
    CHUNK_NO_TURNS,    /* no loop to stand aside of */
    CHUNK_TOGETHER,    /* and no branch that not all are proven to take together */
    CHUNK_ATTEMPTS
};

/* regions.c: the blocks that a branch decides about, in `found`: on the ways from it to where they
 * all meet. Gives how many. */
uint32_t ll_decided(struct cut *c, uint32_t branch);
void ll_add_state(struct cut *c, uint32_t piece, const struct ur_spirv_instruction *sync);

/* regions.c: what is known of how control goes; `after` of it. */
void ll_copy_flow(struct cut *c);
void ll_find_after(struct cut *c);

/* reconverge.c: where the blocks lie in an order in which each comes before those that can only be
 * reached through it, and what is behind a loop after all of the loop; of those that are reached.
 */
uint32_t *ll_find_ranks(struct cut *c);
/* Whether it has sub-groups and operations that not all of one need come to; and once it
 * is known what varies, whether they may part before one. Then all that they have may differ. */
bool ll_could_part(const struct cut *c);
void ll_find_parting(struct cut *c);
/* chunks.c: whether there is any sense in chunks of a function that calls none and where nobody
 * waits; which branches end regions then, and once all of them are known, what
 * becomes of work-items that then part. False: there is nothing to gain, or it cannot be done. */
bool ll_worth_chunks(struct tr *t, const struct ur_spirv_function *f);
bool ll_plan_chunks(struct cut *c);
bool ll_finish_chunks(struct cut *c);
/* chunks.c: the headers of loops, and the blocks that are in some loop; nothing the second time. */
void ll_find_loops(struct cut *c);
/* The blocks of the loop with that header, those of loops within it too. */
void ll_find_inside(struct cut *c, uint32_t header, bool *inside);
/* Whether a loop may wait for what other work-items do by an atomic operation, as where one at a
 * time goes on. No other loop is cut out of such a kernel: who goes on would wait at its turns for
 * those that are kept from coming there. */
bool ll_may_spin(struct cut *c);
/* strips.c: whether a kernel with barriers is worth strips; which loops end regions then, and in
 * kernels with sub-groups; and whether what strips keep fits into registers. */
bool ll_worth_strips(struct cut *c);
void ll_split_free_loops(struct cut *c);
bool ll_fits_strips(const struct regions *r);
/* strips.c: how often a loop is gone through, 0: not known. */
uint64_t ll_turns_of(const struct cut *c, const bool *inside);
/* write_out.c: once it is known where regions end, which loops LLVM is asked to write out. */
void ll_find_written_out(struct cut *c);
/* regions.c: what varies, from what is known of it and from the branches that are split. */
void ll_find_varying(struct cut *c);
/* Takes it back, and which branches are split: less varies where more is. */
void ll_forget_varying(struct cut *c);
/* diverge.c: whether it is the header of a loop to stand aside of; marks its blocks. */
bool ll_may_turn(struct cut *c, uint32_t header, bool *inside);
/* diverge.c: finds the loops to stand aside of, makes regions of their turns, finds those that some
 * go on from into such a loop and some behind it, and makes room for who is still in them. False:
 * not as it has to be. */
void ll_find_divergent(struct cut *c);
/* diverge.c: whether something in it grows by how many work-items the group has, or the whole
 * range. */
bool ll_strides(const struct cut *c, uint32_t header, const bool *inside);
bool ll_strides_grid(const struct cut *c, uint32_t header, const bool *inside);
void ll_make_turns(struct cut *c);
bool ll_find_entries(struct cut *c);
bool ll_keep_turns(struct cut *c);

/* live_values.c: what parameters by value that the kernel changes point to varies. */
void ll_find_changed(struct cut *c);
/* live_values.c: what lies in memory from region to region, once it is known what varies. */
void ll_find_kept(struct cut *c);
/* Whether it may be done anywhere, at little cost. */
bool ll_is_cheap(const struct cut *c, const struct ur_spirv_instruction *insn);
/* Variables of work-items. False: there are too many. */
bool ll_find_variables(struct cut *c);
/* places.c: whether it may be done once, or again for each work-item, without that anybody notices.
 */
bool ll_changes_nothing(const struct cut *c, const struct ur_spirv_instruction *insn);
/* places.c: which regions one work-item decides in, and where all that is kept lies. */
void ll_find_decisions(struct cut *c);
void ll_place_keeps(struct cut *c);
/* guards.c: which regions do something for one work-item of each row alone, or in some rows. */
void ll_find_guards(struct cut *c);

#endif
