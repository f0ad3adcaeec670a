/* Switches. */
#include <stdlib.h>

#include "control.h"
#include "flow.h"
#include "types.h"
#include "unroll.h"
#include "value.h"

enum {
    LINEAR_CASES = 6, /* that are compared one after the other */
    /* Of those that are computed together: cases, blocks, and instructions in all of them. */
    TOGETHER_LEAST = 3,
    TOGETHER_CASES = 8,
    TOGETHER_BLOCKS = 8,
    TOGETHER_COST = 12
};

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

/* ---- short cases ---- */

/* Work-items that take different cases take them one after the other, and ptxas makes a jump
 * through a table of even the shortest. Where all cases together are short they are computed by
 * all, and what the case's own gives to phis is moved. */
struct together {
    uint32_t blocks[TOGETHER_BLOCKS], count; /* indices, rising */
    struct part on[TOGETHER_BLOCKS];         /* whether it is the case */
    uint32_t join;                           /* the block behind them: its label */
};

/* What any work-item may do, and takes about one instruction. */
static bool is_cheap(struct fn *k, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpPhi || ptx_cost_in_vain(k, insn) <= 2;
}

static bool is_in(const struct together *all, uint32_t block) {
    for (uint32_t i = 0; i < all->count; ++i) {
        if (all->blocks[i] == block) {
            return true;
        }
    }
    return false;
}

/* A block that a case goes to; false where there are too many. */
static bool add_target(struct together *all, uint32_t block) {
    if (is_in(all, block)) {
        return true;
    }
    if (all->count == TOGETHER_BLOCKS) {
        return false;
    }
    uint32_t at = all->count++;
    for (; at > 0 && all->blocks[at - 1] > block; --at) {
        all->blocks[at] = all->blocks[at - 1];
    }
    all->blocks[at] = block;
    return true;
}

/* Where the block goes, and to nowhere else; 0: to more, or it ends. */
static uint32_t only_way(const struct block *block) {
    const struct ur_spirv_instruction *end = &block->items[block->count - 1];
    return end->opcode == SpvOpBranch ? end->operands[0] : 0;
}

/* That which is behind all cases, without being one: 0 where there is none. */
static uint32_t find_join(struct fn *k, const struct together *all) {
    uint32_t join = 0;
    for (uint32_t i = 0; i < all->count; ++i) {
        uint32_t to = only_way(&k->flow.blocks[all->blocks[i]]);
        if (!to || (!is_in(all, ptx_block_of(k, to)) && join && to != join)) {
            return 0;
        }
        join = is_in(all, ptx_block_of(k, to)) ? join : to;
    }
    return join;
}

/* The blocks of all cases, the join not among them. */
static bool add_targets(struct fn *k, const struct pick *cases, uint32_t count, uint32_t otherwise,
                        struct together *all) {
    bool good = otherwise == all->join || add_target(all, ptx_block_of(k, otherwise));
    for (uint32_t i = 0; good && i < count; ++i) {
        good = cases[i].label == all->join || add_target(all, ptx_block_of(k, cases[i].label));
    }
    return good;
}

/* If they are short, and go on in their order. */
static bool are_short(struct fn *k, uint32_t from, const struct together *all) {
    uint32_t cost = 0;
    for (uint32_t i = 0; i < all->count; ++i) {
        const struct block *block = &k->flow.blocks[all->blocks[i]];
        uint32_t to = only_way(block);
        if (all->blocks[i] <= from || !to || !ptx_gives_words(k, block->label) ||
            (to != all->join &&
             (!is_in(all, ptx_block_of(k, to)) || ptx_block_of(k, to) <= all->blocks[i]))) {
            return false;
        }
        for (uint32_t j = 0; j + 1 < block->count; ++j, ++cost) {
            if (!is_cheap(k, &block->items[j])) {
                return false;
            }
        }
    }
    return all->count > 1 && cost <= TOGETHER_COST;
}

static bool find_together(struct fn *k, uint32_t from, const struct pick *cases, uint32_t count,
                          uint32_t otherwise, struct together *all) {
    if (count < TOGETHER_LEAST || count > TOGETHER_CASES) {
        return false;
    }
    *all = (struct together){.join = otherwise}; /* there is no default */
    if (add_targets(k, cases, count, otherwise, all) && are_short(k, from, all)) {
        return true;
    }
    *all = (struct together){.join = 0};
    return add_targets(k, cases, count, otherwise, all) && (all->join = find_join(k, all)) != 0 &&
           are_short(k, from, all);
}

/* Whether only these blocks and the switch go to them. */
static bool is_closed(struct fn *k, uint32_t from, const struct together *all) {
    if (!k->ways) {
        k->ways = ptx_alloc(&k->t->out, 1, sizeof(*k->ways));
        ptx_find_edges(k, k->ways);
    }
    for (uint32_t i = 0; i < all->count; ++i) {
        for (uint32_t e = k->ways->first[all->blocks[i]]; e < k->ways->first[all->blocks[i] + 1];
             ++e) {
            if (k->ways->from[e] != from && !is_in(all, k->ways->from[e])) {
                return false;
            }
        }
    }
    return true;
}

static struct part either(struct fn *k, struct part a, struct part b) {
    if (is_const(a)) {
        return b; /* none yet */
    }
    return ptx_binary(k, KIND_PRED, "or.pred", a, b);
}

static bool emit_together(struct fn *k, uint32_t from, struct part x, const struct pick *cases,
                          uint32_t count, uint32_t otherwise) {
    struct together all;
    if (!find_together(k, from, cases, count, otherwise, &all) || !is_closed(k, from, &all)) {
        return false;
    }
    unsigned width = ptx_reg_width(x.kind);
    struct part any = ptx_constant(KIND_PRED, 0);
    for (uint32_t b = 0; b < all.count; ++b) {
        all.on[b] = ptx_constant(KIND_PRED, 0);
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct part is = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.eq.u%u %o, %o, %o", width, is, x, ptx_constant(x.kind, cases[i].value));
        any = either(k, any, is);
        for (uint32_t b = 0; b < all.count; ++b) {
            if (all.blocks[b] == ptx_block_of(k, cases[i].label)) {
                all.on[b] = either(k, all.on[b], is);
            }
        }
    }
    for (uint32_t b = 0; b < all.count; ++b) {
        if (all.blocks[b] == ptx_block_of(k, otherwise)) {
            all.on[b] = either(k, all.on[b], ptx_unary(k, KIND_PRED, "not.pred", any));
        }
    }
    for (uint32_t b = 0; b < all.count; ++b) {
        const struct block *block = &k->flow.blocks[all.blocks[b]];
        ptx_id_of(k, block->label)->merged = true;
        ptx_take_phis(k, block);
        for (uint32_t i = 0; i + 1 < block->count; ++i) {
            k->insn = &block->items[i];
            ptx_emit_insn(k, k->insn);
        }
        ptx_give_to_phis(k, block->label, &all.on[b]);
        uint32_t to = ptx_block_of(k, only_way(block));
        for (uint32_t next = b + 1; next < all.count; ++next) {
            if (all.blocks[next] == to) {
                all.on[next] = either(k, all.on[next], all.on[b]);
            }
        }
    }
    uint32_t next = from + 1;
    while (next < k->flow.count && ptx_id_of(k, k->flow.blocks[next].label)->merged) {
        ++next;
    }
    k->next_label = next < k->flow.count ? k->flow.blocks[next].label : 0;
    ptx_jump(k, all.join);
    return true;
}

void ptx_emit_switch(struct fn *k, uint32_t block, const struct ur_spirv_instruction *insn) {
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
        (void)ptx_block_of(k, cases[i].label);
    }
    (void)ptx_block_of(k, insn->operands[1]);
    if (is_const(x)) {
        struct ur_spirv_number on = {x.bits, SpvOpTypeInt, (uint16_t)width};
        ptx_jump(k, ur_spirv_decided(insn, &on));
        return;
    }
    if (emit_together(k, block, x, cases, count, insn->operands[1])) {
        return;
    }
    qsort(cases, count, sizeof(*cases), by_case);
    pick_case(k, x, cases, 0, count, insn->operands[1]);
}
