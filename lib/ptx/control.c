/* Blocks and branches. */
#include <string.h>

#include "access.h"
#include "address.h"
#include "control.h"
#include "emit.h"
#include "flow.h"
#include "function.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

enum {
    ROTATE_LINES = 24 /* of a loop's header that is written again where the loop jumps back to it */
};

/* What was written for a block, without its last instruction. */
struct emitted {
    size_t from, to;                        /* bytes of the body */
    const struct ur_spirv_instruction *end; /* NULL: not to be written again */
};

/* ---- branches ---- */

void ptx_jump(struct fn *k, uint32_t label) {
    if (label != k->next_label) {
        ptx_emit(k, "bra $B%u", label);
    }
}

static void check_label(struct fn *k, uint32_t label) {
    (void)ptx_block_of(k, label);
}

static void branch_on(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part p = ptx_scalar_of(k, insn->operands[0]);
    uint32_t yes = insn->operands[1], no = insn->operands[2];
    if (p.kind != KIND_PRED) {
        ptx_fail_in(k, UR_PTX_INVALID, "condition %%%u is no truth value", insn->operands[0]);
    }
    check_label(k, yes);
    check_label(k, no);
    if (is_const(p) || yes == no) {
        ptx_jump(k, p.bits || yes == no ? yes : no);
    } else if (yes == k->next_label) {
        ptx_emit(k, "@!%o bra $B%u", p, no);
    } else {
        ptx_emit(k, "@%o bra $B%u", p, yes);
        ptx_jump(k, no);
    }
}

/* A jump back to a loop's header: the header is written here again, so that the loop tests at its
 * end, which is what the driver's compiler unrolls. */
static bool rotate(struct fn *k, uint32_t label) {
    const struct emitted *header = &k->emitted[ptx_block_of(k, label)];
    if (!header->end) {
        return false;
    }
    size_t size = header->to - header->from;
    ptx_reserve(&k->t->out, &k->body, size);
    memcpy(k->body.bytes + k->body.size, k->body.bytes + header->from, size);
    k->body.size += size;
    branch_on(k, header->end);
    return true;
}

static void emit_return(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpReturnValue && !k->kernel) {
        const struct type *type = ptx_type_of(k->t, k->result_type);
        ptx_store_results(k, ptx_value_of(k, insn->operands[0], ptx_leaves(k, type)),
                          ptx_leaves(k, type));
    }
    ptx_emit(k, "ret");
}

static bool ends_block(uint16_t op) {
    switch (op) {
    case SpvOpBranch:
    case SpvOpBranchConditional:
    case SpvOpSwitch:
    case SpvOpReturn:
    case SpvOpReturnValue:
    case SpvOpUnreachable:
    case SpvOpKill:
        return true;
    default:
        return false;
    }
}

static void emit_end(struct fn *k, uint32_t block, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpBranch:
        check_label(k, insn->operands[0]);
        if (!rotate(k, insn->operands[0])) {
            ptx_jump(k, insn->operands[0]);
        }
        break;
    case SpvOpBranchConditional:
        branch_on(k, insn);
        break;
    case SpvOpSwitch:
        ptx_emit_switch(k, block, insn);
        break;
    case SpvOpReturn:
    case SpvOpReturnValue:
        emit_return(k, insn);
        break;
    default:
        ptx_emit(k, "trap");
        ptx_emit(k, "ret");
        break;
    }
}

/* ---- blocks ---- */

void ptx_emit_insn(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpPhi || insn->opcode == SpvOpLoopMerge || ptx_fold(k, insn)) {
        return;
    }
    if (insn->opcode == SpvOpFunctionCall) {
        ptx_emit_call(k, insn);
        return;
    }
    if (insn->opcode == SpvOpExtInst) {
        ptx_emit_opencl(k, insn);
        return;
    }
    if (ptx_emit_builtin(k, insn) || ptx_emit_memory(k, insn) || ptx_emit_address(k, insn) ||
        ptx_emit_arithmetic(k, insn) || ptx_emit_conversion(k, insn) ||
        ptx_emit_composite(k, insn) || ptx_emit_atomic(k, insn) || ptx_emit_image(k, insn) ||
        ptx_emit_int_dot(k, insn)) {
        return;
    }
    k->uses.groups |= insn->opcode != SpvOpMemoryBarrier;
    if (!(ptx_emit_barrier(k, insn) || ptx_emit_group(k, insn) || ptx_emit_nonuniform(k, insn))) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "not supported");
    }
}

static bool is_short(const struct fn *k, size_t from) {
    unsigned lines = 0;
    for (size_t i = from; i < k->body.size; ++i) {
        lines += k->body.bytes[i] == '\n';
        if (lines > ROTATE_LINES) {
            return false;
        }
    }
    return true;
}

static void emit_block(struct fn *k, uint32_t index) {
    const struct block *block = &k->flow.blocks[index];
    ptx_print(&k->t->out, &k->body, "$B%u:\n", block->label);
    if (ptx_id_of(k, block->label)->whole) {
        ptx_emit(k, ".pragma \"nounroll\"");
    }
    size_t from = k->body.size;
    k->fixed = false;
    k->divisions = NULL;
    k->readings = NULL;
    k->indexed = ptx_id_of(k, block->label)->follows ? k->indexed : NULL;
    k->next_label = index + 1 < k->flow.count ? k->flow.blocks[index + 1].label : 0;
    if (block->count == 0 || !ends_block(block->items[block->count - 1].opcode)) {
        ptx_fail_in(k, UR_PTX_INVALID, "block %%%u does not end", block->label);
    }
    ptx_take_phis(k, block);
    for (uint32_t i = 0; i + 1 < block->count; ++i) {
        k->insn = &block->items[i];
        ptx_emit_insn(k, k->insn);
    }
    const struct ur_spirv_instruction *end = k->insn = &block->items[block->count - 1];
    ptx_give_to_phis(k, block->label, NULL);
    struct emitted *emitted = &k->emitted[index];
    *emitted = (struct emitted){from, k->body.size, NULL};
    if (end->opcode == SpvOpBranchConditional && !k->fixed && is_short(k, from) &&
        !is_const(ptx_scalar_of(k, end->operands[0]))) {
        emitted->end = end;
    }
    emit_end(k, index, end);
}

void ptx_emit_blocks(struct fn *k) {
    k->emitted = ptx_alloc(&k->t->out, k->flow.count + 1u, sizeof(*k->emitted));
    ptx_prepare_phis(k);
    for (uint32_t i = 0; i < k->flow.count; ++i) {
        if (!ptx_id_of(k, k->flow.blocks[i].label)->merged) {
            emit_block(k, i);
        }
    }
    k->insn = NULL;
}
