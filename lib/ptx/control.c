/* Blocks, branches and the values that meet where blocks join. */
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "address.h"
#include "emit.h"
#include "flow.h"
#include "function.h"
#include "instructions.h"
#include "types.h"
#include "value.h"

enum {
    ROTATE_LINES =
        24,          /* of a loop's header that is written again where the loop jumps back to it */
    LINEAR_CASES = 6 /* of a switch that are compared one after the other */
};

/* What a block gives to a phi of one that it goes to. */
struct edge {
    struct edge *next;
    const struct ur_spirv_instruction *phi;
    uint32_t value;
};

/* What was written for a block, without its last instruction. */
struct emitted {
    size_t from, to;                        /* bytes of the body */
    const struct ur_spirv_instruction *end; /* NULL: not to be written again */
};

/* ---- phis ---- */

/* Each phi has two registers for a scalar: one that the blocks before it write, and one that it is
 * copied to at the head of its block, so that phis which exchange their values are right. */
static void prepare_phi(struct fn *k, const struct ur_spirv_instruction *phi) {
    const struct type *type = ptx_type_of(k->t, phi->type);
    uint32_t count = ptx_leaves(k, type);
    struct id *id = ptx_id_of(k, phi->result);
    id->incoming = ptx_alloc(&k->t->out, count + 1u, sizeof(struct part));
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(struct part));
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = type->leaves[i].kind;
        id->incoming[i] = ptx_new_reg(k, kind);
        parts[i] = ptx_new_reg(k, kind);
        if (kind == KIND_PTR) {
            unsigned space = count == 1 && id->space > SPACE_NULL ? id->space : SPACE_GENERIC;
            parts[i] = ptx_address_at(space, BASE_REG, parts[i].number, 0);
        }
    }
    ptx_set_value(k, phi->result, parts, count);
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) {
        struct edge *edge = ptx_alloc(&k->t->out, 1, sizeof(*edge));
        struct id *from = ptx_id_of(k, phi->operands[i + 1]);
        *edge = (struct edge){from->edges, phi, phi->operands[i]};
        from->edges = edge;
    }
}

static void prepare_phis(struct fn *k) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].opcode == SpvOpPhi) {
                k->insn = &block->items[i];
                prepare_phi(k, k->insn);
            }
        }
    }
}

static void give_to_phis(struct fn *k, uint32_t label) {
    for (const struct edge *edge = ptx_id_of(k, label)->edges; edge; edge = edge->next) {
        const struct id *to = ptx_id_of(k, edge->phi->result);
        const struct ur_spirv_instruction *value = ur_spirv_definition(k->t->module, edge->value);
        if (value && (value->opcode == SpvOpUndef || value->opcode == SpvOpPoisonKHR)) {
            continue;
        }
        const struct part *from = ptx_value_of(k, edge->value, to->count);
        for (uint32_t i = 0; i < to->count; ++i) {
            struct part x = from[i];
            if (to->parts[i].kind != x.kind) {
                ptx_fail_in(k, UR_PTX_INVALID, "a phi of values of different types");
            }
            if (x.form == FORM_ADDRESS) {
                x = ptx_flat_address(k, x, x.space == SPACE_NULL ? SPACE_NONE : to->parts[i].space);
            }
            ptx_move(k, to->incoming[i], x);
        }
    }
}

static void take_phis(struct fn *k, const struct block *block) {
    for (uint32_t i = 0; i < block->count; ++i) {
        if (block->items[i].opcode != SpvOpPhi) {
            continue;
        }
        const struct id *id = ptx_id_of(k, block->items[i].result);
        for (uint32_t j = 0; j < id->count; ++j) {
            struct part to = id->parts[j];
            ptx_emit(k, "mov.%s %o, %o", ptx_bits_type[to.kind], to, id->incoming[j]);
        }
    }
}

/* ---- branches ---- */

static void jump(struct fn *k, uint32_t label) {
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
        jump(k, p.bits || yes == no ? yes : no);
    } else if (yes == k->next_label) {
        ptx_emit(k, "@!%o bra $B%u", p, no);
    } else {
        ptx_emit(k, "@%o bra $B%u", p, yes);
        jump(k, no);
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

struct pick {
    uint64_t value;
    uint32_t label;
};

static int by_case(const void *a, const void *b) {
    uint64_t x = ((const struct pick *)a)->value, y = ((const struct pick *)b)->value;
    return x < y ? -1 : x > y;
}

/* Cases [from, to), sorted: halves until few are left. */
static void pick_case(struct fn *k, struct part x, const struct pick *cases, uint32_t from,
                      uint32_t to, uint32_t otherwise) {
    struct part is = ptx_new_reg(k, KIND_PRED);
    unsigned width = ptx_reg_width(x.kind);
    if (to - from <= LINEAR_CASES) {
        for (uint32_t i = from; i < to; ++i) {
            ptx_emit(k, "setp.eq.u%u %o, %o, %o", width, is, x,
                     ptx_constant(x.kind, cases[i].value));
            ptx_emit(k, "@%o bra $B%u", is, cases[i].label);
        }
        ptx_emit(k, "bra $B%u", otherwise);
        return;
    }
    uint32_t middle = from + (to - from) / 2, low = ptx_new_label(k);
    /* As text a constant has a sign; the comparison is of bits without one. */
    ptx_emit(k, "setp.lt.u%u %o, %o, %o", width, is, x, ptx_constant(x.kind, cases[middle].value));
    ptx_emit(k, "@%o bra $L%u", is, low);
    pick_case(k, x, cases, middle, to, otherwise);
    ptx_emit_label(k, low);
    pick_case(k, x, cases, from, middle, otherwise);
}

static void emit_switch(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct part x = ptx_scalar_of(k, insn->operands[0]);
    uint32_t width = ptx_selector_width(k, insn), words = ur_spirv_case_words(width);
    if (!is_int_kind(x.kind) || insn->count < 2 || (insn->count - 2) % (words + 1)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a switch on what is no integer, or with half a case");
    }
    uint32_t count = (insn->count - 2) / (words + 1);
    struct pick *cases = ptx_alloc(&k->t->out, count + 1u, sizeof(*cases));
    for (uint32_t i = 0; i < count; ++i) {
        cases[i].value = ur_spirv_case(insn, width, i + 1);
        cases[i].label = ur_spirv_target_by(insn, width, i + 1);
        check_label(k, cases[i].label);
    }
    check_label(k, insn->operands[1]);
    if (is_const(x)) {
        struct ur_spirv_number on = {x.bits, SpvOpTypeInt, (uint16_t)width};
        jump(k, ur_spirv_decided(insn, &on));
        return;
    }
    qsort(cases, count, sizeof(*cases), by_case);
    pick_case(k, x, cases, 0, count, insn->operands[1]);
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

static void emit_end(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpBranch:
        check_label(k, insn->operands[0]);
        if (!rotate(k, insn->operands[0])) {
            jump(k, insn->operands[0]);
        }
        break;
    case SpvOpBranchConditional:
        branch_on(k, insn);
        break;
    case SpvOpSwitch:
        emit_switch(k, insn);
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

static void emit_insn(struct fn *k, const struct ur_spirv_instruction *insn) {
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
    k->next_label = index + 1 < k->flow.count ? k->flow.blocks[index + 1].label : 0;
    if (block->count == 0 || !ends_block(block->items[block->count - 1].opcode)) {
        ptx_fail_in(k, UR_PTX_INVALID, "block %%%u does not end", block->label);
    }
    take_phis(k, block);
    for (uint32_t i = 0; i + 1 < block->count; ++i) {
        k->insn = &block->items[i];
        emit_insn(k, k->insn);
    }
    const struct ur_spirv_instruction *end = k->insn = &block->items[block->count - 1];
    give_to_phis(k, block->label);
    struct emitted *emitted = &k->emitted[index];
    *emitted = (struct emitted){from, k->body.size, NULL};
    if (end->opcode == SpvOpBranchConditional && !k->fixed && is_short(k, from) &&
        !is_const(ptx_scalar_of(k, end->operands[0]))) {
        emitted->end = end;
    }
    emit_end(k, end);
}

void ptx_emit_blocks(struct fn *k) {
    k->emitted = ptx_alloc(&k->t->out, k->flow.count + 1u, sizeof(*k->emitted));
    prepare_phis(k);
    for (uint32_t i = 0; i < k->flow.count; ++i) {
        emit_block(k, i);
    }
    k->insn = NULL;
}
