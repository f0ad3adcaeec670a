/* Loops that are copied: unroll.c, widen.c. */
#ifndef UR_PTX_UNROLL_H
#define UR_PTX_UNROLL_H

#include "emit.h"

struct loop {
    uint32_t header, count; /* blocks, by their indices, the header first, rising */
    uint32_t *blocks;
    uint32_t size; /* instructions */
    bool marked, plain;
};

/* What each block is reached from. */
struct edges {
    uint32_t *first, *from;
};

void ptx_find_edges(struct fn *k, struct edges *edges);
/* Of each block whether something behind it, or it itself, goes to it; NULL: of none. Those that
 * were tried count only if `all` do. */
bool *ptx_find_headers(struct fn *k, bool all);
/* The blocks of the loop with that header; false where it is none, has another entry, or is too
 * large. `seen` has the number of the loop that a block was last found to be in. */
bool ptx_find_loop(struct fn *k, const struct edges *edges, uint32_t header, uint32_t *seen,
                   const bool *taken, struct loop *loop);

/* Gives new names to all that the loop makes, and to its labels but the header's. */
void ptx_rename_loop(struct fn *k, const struct loop *loop);
void ptx_forget_names(struct fn *k, const struct loop *loop);
/* The name of the copy, or the same. */
uint32_t ptx_copied(struct fn *k, uint32_t id);
/* The same instruction with each id that it uses replaced by what `name` says. */
struct ur_spirv_instruction ptx_with_names(struct fn *k, const struct ur_spirv_instruction *insn,
                                           uint32_t (*name)(struct fn *k, uint32_t id));

/* widen.c: `left` instructions may be added. */
void ptx_widen_loops(struct fn *k, uint32_t left);

#endif
