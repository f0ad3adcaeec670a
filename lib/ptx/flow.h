/* The blocks of a function once calls are inlined, and changes of them. */
#ifndef UR_PTX_FLOW_H
#define UR_PTX_FLOW_H

#include "emit.h"
#include "spirv/flow.h"

/* Finds cycles of calls and decides what is inlined. */
void ptx_find_calls(struct tr *t);
void ptx_make_flow(struct fn *k);
/* After a change of branches: leaves out what is not reached and puts the rest in order. */
void ptx_settle_flow(struct fn *k);
/* unroll.c */
void ptx_unroll_loops(struct fn *k);
/* choose.c: `reads`: those of memory too */
void ptx_choose(struct fn *k, bool reads);
/* Instructions of 32 bits that a work-item may make in vain; many where it may not, or ought not
 * to. */
unsigned ptx_cost_in_vain(struct fn *k, const struct ur_spirv_instruction *insn);
/* ahead.c */
void ptx_read_ahead(struct fn *k);
bool ptx_may_pass(struct fn *k, const struct ur_spirv_instruction *insn); /* a read over it */
bool ptx_is_shared(struct fn *k,
                   uint32_t pointer); /* it leads to memory of more than a work-item */
/* fill.c */
void ptx_find_fills(struct fn *k);
/* beside.c */
void ptx_read_beside(struct fn *k);
/* Makes the result of an instruction a constant, if it is one; true if it did. */
bool ptx_fold(struct fn *k, const struct ur_spirv_instruction *insn);
/* Where a block goes: label `i` of them; 0 past the last. */
uint32_t ptx_successor(struct fn *k, const struct block *block, uint32_t i);
/* Bits of the number that a switch asks; 0: it is none. */
uint32_t ptx_selector_width(struct fn *k, const struct ur_spirv_instruction *insn);
uint32_t ptx_block_of(struct fn *k, uint32_t label); /* its index */
void ptx_index_flow(struct fn *k);
struct block *ptx_add_block(struct fn *k, uint32_t label);
struct ur_spirv_instruction *ptx_add_insn(struct fn *k, struct block *block,
                                          struct ur_spirv_instruction insn);

#endif
