/* What blocks, phis and switches of a function have of each other. */
#ifndef UR_PTX_CONTROL_H
#define UR_PTX_CONTROL_H

#include "emit.h"

/* phi.c: before the first block; at a block's head; and at its end, `where` a predicate says so. */
void ptx_prepare_phis(struct fn *k);
void ptx_take_phis(struct fn *k, const struct block *block);
void ptx_give_to_phis(struct fn *k, uint32_t label, const struct part *where);
/* Whether all that the block gives are numbers, which a predicate may stand before. */
bool ptx_gives_words(struct fn *k, uint32_t label);

/* control.c */
void ptx_jump(struct fn *k, uint32_t label);
void ptx_emit_insn(struct fn *k, const struct ur_spirv_instruction *insn);

/* switch.c: the block's last instruction; what it gives to phis was written. */
void ptx_emit_switch(struct fn *k, uint32_t block, const struct ur_spirv_instruction *insn);

#endif
