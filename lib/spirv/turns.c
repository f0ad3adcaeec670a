/* Loops whose turns constants count. */
#include <stdlib.h>

#include "keep.h"
#include "promote.h"

#define NONE UR_SPIRV_NONE

/* ---- what may come to be a constant ---------------------------------------------------------- */

static bool is_header(const struct promote *p, uint32_t block) {
    for (uint32_t e = p->flow.first_edge[block]; e < p->flow.first_edge[block + 1]; ++e) {
        uint32_t from = p->flow.edges[e];
        if (p->flow.number[from] != NONE && ur_spirv_dominates(&p->flow, block, from)) {
            return true;
        }
    }
    return false;
}

/* Of numbers alone. */
static bool is_of_numbers(uint32_t opcode) {
    switch (opcode) {
    case SpvOpCopyObject:
    case SpvOpBitcast:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpSelect:
        return true;
    default:
        return (opcode >= SpvOpSNegate && opcode <= SpvOpSMod) ||
               (opcode >= SpvOpLogicalEqual && opcode <= SpvOpSLessThanEqual) ||
               (opcode >= SpvOpShiftRightLogical && opcode <= SpvOpNot);
    }
}

static bool hopes_at(struct promote *p, uint32_t id, uint32_t search, bool *headers,
                     unsigned depth);

static bool operands_hope(struct promote *p, const struct ur_spirv_instruction *insn,
                          uint32_t search, bool *headers, unsigned depth) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, p->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id && ur_spirv_opcode(p->module, id) != SpvOpLabel &&
            !hopes_at(p, id, search, headers, depth + 1)) {
            return false;
        }
    }
    return true;
}

static bool hopes_at(struct promote *p, uint32_t id, uint32_t search, bool *headers,
                     unsigned depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(p->module, id);
    if (!insn || depth > PROMOTE_DEPTH || id >= p->room) {
        return false;
    }
    if (p->module->ids[id].function == NONE || p->ids[id].looked == search) {
        return true; /* what is none of a table's is found out when it is computed */
    }
    p->ids[id].looked = search;
    uint32_t block = p->module->ids[id].block;
    switch (insn->opcode) {
    case SpvOpPhi:
        if (block >= p->function->block_count || !is_header(p, block)) {
            return false;
        }
        headers[block] = true;
        break;
    case SpvOpLoad:
        if (!insn->count) {
            return false;
        }
        return hopes_at(p, insn->operands[0], search, headers, depth + 1);
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        break;
    default:
        if (!is_of_numbers(insn->opcode)) {
            return false;
        }
    }
    return operands_hope(p, insn, search, headers, depth);
}

bool promote_hopes(struct promote *p, uint32_t id, uint32_t search, bool *headers) {
    return hopes_at(p, id, search, headers, 0);
}

/* ---- counting -------------------------------------------------------------------------------- */

/* In the turn under way, whose serial is p->serial: phis of the header are known from its
 * beginning. */
static bool turn_number(struct promote *p, uint32_t id, struct ur_spirv_number *number);

static bool turn_compute(struct promote *p, const struct ur_spirv_instruction *insn,
                         struct ur_spirv_number *number) {
    uint32_t constant;
    switch (insn->opcode) {
    case SpvOpPhi:
        return false;
    case SpvOpLoad:
        constant = promote_table(p, insn, turn_number);
        return constant && promote_plain(p, constant, number);
    default:
        return promote_fold(p, insn, turn_number, number);
    }
}

static bool turn_number(struct promote *p, uint32_t id, struct ur_spirv_number *number) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(p->module, id);
    if (!insn || id >= p->room) {
        return false;
    }
    if (p->module->ids[id].function == NONE) {
        return promote_plain(p, id, number);
    }
    struct promote_id *known = &p->ids[id];
    if (known->serial != p->serial) {
        /* What comes to itself again is not found. */
        known->serial = p->serial;
        known->found = false;
        struct ur_spirv_number made;
        ++p->depth;
        bool found = p->depth < PROMOTE_DEPTH && turn_compute(p, insn, &made);
        --p->depth;
        known = &p->ids[id]; /* which may have moved */
        known->found = found;
        if (found) {
            known->number = made;
        }
    }
    *number = known->number;
    return known->found;
}

/* Gives phis of the header what comes into them from a block. */
static bool enter_turn(struct promote *p, const struct ur_spirv_loop *loop, uint32_t from) {
    const struct ur_spirv_block *block = &p->function->blocks[loop->header];
    uint32_t label = p->function->blocks[from].label, count = 0;
    struct coming {
        uint32_t id;
        struct ur_spirv_number number;
    } *coming = malloc((block->terminator + (size_t)1) * sizeof(*coming));
    if (!coming) {
        p->failed = true;
        return false;
    }
    for (uint32_t i = 1; i <= block->terminator; ++i) {
        const struct ur_spirv_instruction *phi = &block->list.items[i];
        for (uint32_t k = 0; phi->opcode == SpvOpPhi && k + 1 < phi->count; k += 2) {
            if (phi->operands[k + 1] == label &&
                turn_number(p, phi->operands[k], &coming[count].number)) {
                coming[count++].id = phi->result;
                break;
            }
        }
    }
    ++p->serial;
    for (uint32_t i = 0; i < count; ++i) {
        struct promote_id *known = &p->ids[coming[i].id];
        known->serial = p->serial;
        known->found = true;
        known->number = coming[i].number;
    }
    free(coming);
    return true;
}

/* How often it stays. */
static bool count_stays(struct promote *p, const struct ur_spirv_loop *loop, uint32_t *turns) {
    const struct ur_spirv_block *leaver = &p->function->blocks[loop->leaver];
    uint32_t condition = leaver->list.items[leaver->terminator].operands[0];
    struct ur_spirv_number truth;
    ++p->serial;
    if (!enter_turn(p, loop, loop->outside)) {
        return false;
    }
    for (*turns = 0; *turns <= PROMOTE_TURNS; ++*turns) {
        if (!turn_number(p, condition, &truth) || truth.kind != SpvOpTypeBool) {
            return false;
        }
        if (!!truth.bits != loop->stays_if) {
            return true;
        }
        if (!enter_turn(p, loop, loop->latch)) {
            return false;
        }
    }
    return false;
}

/* ---- writing out ----------------------------------------------------------------------------- */

static void turns_copied(void *data, uint32_t from, uint32_t to) {
    struct promote *p = data;
    if (to && promote_grow(p)) {
        p->origin[to] = from < p->first_new ? from : p->origin[from];
        if (p->origin[to] && p->written < PROMOTE_ALL) { /* which may be much, in each turn */
            p->written += ur_spirv_said(p->module, p->origin[to], PROMOTE_ALL - p->written);
        }
    }
}

/* Whether work-items wait in it: each time has code of its own. */
static bool turns_wait(const struct promote *p, const struct ur_spirv_loop *loop) {
    for (uint32_t b = 0; b < p->function->block_count; ++b) {
        const struct ur_spirv_block *block = &p->function->blocks[b];
        for (uint32_t i = 1; loop->member[b] && i < block->terminator; ++i) {
            if (block->list.items[i].opcode == SpvOpControlBarrier) {
                return true;
            }
        }
    }
    return false;
}

bool promote_write_out(struct promote *p, const bool *headers) {
    uint32_t count = p->function->block_count;
    struct ur_spirv_loop loop = {.member = malloc(count * sizeof(*loop.member))};
    uint32_t *stack = malloc(count * sizeof(*stack));
    struct ur_spirv_turns turns = {.most = PROMOTE_MORE, .copied = turns_copied, .data = p};
    enum ur_spirv_written written = UR_SPIRV_NOT_WRITTEN;
    p->failed |= !loop.member || !stack;
    /* Loops within others come behind these in the order, and are written out first. */
    for (uint32_t n = p->flow.order_count; n-- > 0 && !p->failed;) {
        uint32_t header = p->flow.order[n];
        if (!headers[header] ||
            !ur_spirv_loop_find(p->module, p->function, &p->flow, header, &loop, stack) ||
            !count_stays(p, &loop, &turns.count) ||
            (turns.count > PROMOTE_WAITS && turns_wait(p, &loop))) {
            continue;
        }
        if (p->place_room < p->module->bound) {
            free(p->place);
            p->place_room = p->room;
            p->place = calloc(p->place_room, sizeof(*p->place));
        }
        turns.place = p->place;
        p->failed |= !p->place;
        if (p->failed) {
            break;
        }
        written = ur_spirv_loop_write_out(p->module, p->function, &p->flow, &loop, &turns);
        p->failed |= written == UR_SPIRV_NO_MEMORY;
        if (written == UR_SPIRV_WRITTEN) {
            break;
        }
    }
    free(loop.member);
    free(stack);
    return written == UR_SPIRV_WRITTEN && !p->failed;
}
