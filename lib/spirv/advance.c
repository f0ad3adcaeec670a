#include "advance.h"

#include <string.h>

#include "flow.h"

#define NONE UR_SPIRV_NONE

/* A phi of a pointer, and how it is moved on. */
struct advance {
    uint32_t type;           /* of the pointer that the number is counted in */
    uint32_t number;         /* that is added, an integer as wide as pointers */
    uint32_t first;          /* the pointer that the loop begins with */
    uint32_t chain;          /* what moves it on */
    uint32_t outside, latch; /* labels */
    uint32_t sum, next;      /* new ids: the sum in a turn, and in the next one */
};

enum { ADVANCE_MOST = 64 }; /* in a function */

struct advances {
    struct ur_spirv_module *module;
    struct ur_spirv_function *function;
    struct ur_spirv_flow flow;
    struct advance found[ADVANCE_MOST];
    uint32_t phis[ADVANCE_MOST]; /* their ids */
    uint32_t count;
    struct ur_spirv_list list; /* that is written */
    bool failed, changed;
};

/* Goes back over casts between pointers. */
static uint32_t uncast(const struct ur_spirv_module *module, uint32_t id) {
    for (unsigned depth = 0; depth < 8; ++depth) {
        uint32_t from =
            ur_spirv_opcode(module, id) == SpvOpBitcast ? ur_spirv_operand(module, id, 0) : 0;
        if (!from || ur_spirv_opcode(module, ur_spirv_type(module, from)) != SpvOpTypePointer) {
            break;
        }
        id = from;
    }
    return id;
}

static bool advance_find(const struct advances *s, uint32_t b,
                         const struct ur_spirv_instruction *phi, struct advance *found) {
    const struct ur_spirv_module *module = s->module;
    uint32_t wide = module->addressing_model == SpvAddressingModelPhysical32 ? 32 : 64;
    if (phi->opcode != SpvOpPhi || phi->count != 4 ||
        ur_spirv_opcode(module, phi->type) != SpvOpTypePointer) {
        return false;
    }
    *found = (struct advance){0};
    for (uint32_t k = 0; k < 4; k += 2) {
        uint32_t label = phi->operands[k + 1];
        uint32_t from =
            ur_spirv_opcode(module, label) == SpvOpLabel ? module->ids[label].block : NONE;
        if (from >= s->function->block_count || s->flow.number[from] == NONE) {
            return false;
        }
        if (ur_spirv_dominates(&s->flow, b, from)) {
            found->latch = label;
            found->chain = uncast(module, phi->operands[k]);
        } else {
            found->outside = label;
            found->first = phi->operands[k];
        }
    }
    const struct ur_spirv_instruction *chain = ur_spirv_definition(module, found->chain);
    if (!found->latch || !found->outside || !chain || chain->count != 2 ||
        (chain->opcode != SpvOpPtrAccessChain && chain->opcode != SpvOpInBoundsPtrAccessChain) ||
        module->ids[found->chain].function != module->ids[phi->result].function ||
        uncast(module, chain->operands[0]) != phi->result) {
        return false;
    }
    found->type = chain->type;
    found->number = chain->operands[1];
    uint32_t number = ur_spirv_type(module, found->number);
    return ur_spirv_type(module, chain->operands[0]) == chain->type &&
           ur_spirv_opcode(module, number) == SpvOpTypeInt &&
           ur_spirv_width(module, number) == wide && found->first != phi->result &&
           s->flow.first_edge[b + 1] - s->flow.first_edge[b] == 2;
}

static void advance_push(struct advances *s, uint16_t opcode, uint32_t type, uint32_t result,
                         uint32_t count, const uint32_t *operands) {
    struct ur_spirv_instruction insn = {opcode, (uint16_t)count, type, result, NONE, NULL};
    insn.operands = ur_spirv_take(s->module, &s->failed, count, sizeof(*operands));
    if (!s->failed) {
        memcpy(insn.operands, operands, count * sizeof(*operands));
        s->list.items[s->list.count++] = insn;
    }
}

/* Whether phis may still come behind it: lines of the source may stand between them. */
static bool is_before_code(uint32_t opcode) {
    return opcode == SpvOpLabel || opcode == SpvOpPhi || opcode == SpvOpLine ||
           opcode == SpvOpNoLine;
}

/* The pointer of a turn, behind the phis of the block. */
static void push_pointer(struct advances *s, const struct advance *a, uint32_t phi, uint32_t type) {
    uint32_t first = a->first, to = phi;
    if (ur_spirv_type(s->module, first) != a->type) {
        first = ur_spirv_take_id(s->module, &s->failed);
        advance_push(s, SpvOpBitcast, a->type, first, 1, &a->first);
    }
    if (type != a->type) {
        to = ur_spirv_take_id(s->module, &s->failed);
    }
    advance_push(s, SpvOpPtrAccessChain, a->type, to, 2, (uint32_t[]){first, a->sum});
    if (type != a->type) {
        advance_push(s, SpvOpBitcast, type, phi, 1, &to);
    }
}

static void push_pointers(struct advances *s, const struct ur_spirv_block *block, uint32_t end) {
    for (uint32_t n = end; n-- > 1;) {
        const struct ur_spirv_instruction *phi = &block->list.items[n];
        for (uint32_t k = 0; k < s->count && phi->opcode == SpvOpPhi && !s->failed; ++k) {
            if (phi->result == s->phis[k]) {
                push_pointer(s, &s->found[k], s->phis[k], phi->type);
            }
        }
    }
}

static void advance_block(struct advances *s, struct ur_spirv_block *block) {
    enum { MORE = 3 }; /* instructions for one */
    uint32_t own = 0;
    bool pushed = false;
    for (uint32_t i = 1; i < block->list.count; ++i) {
        for (uint32_t k = 0; k < s->count; ++k) {
            uint32_t id = block->list.items[i].result;
            own += id && (id == s->phis[k] || id == s->found[k].chain);
        }
    }
    if (!own) {
        return;
    }
    s->list.count = 0;
    s->list.items = ur_spirv_take(s->module, &s->failed, block->list.count + (size_t)own * MORE,
                                  sizeof(*s->list.items));
    for (uint32_t i = 0; i < block->list.count && !s->failed; ++i) {
        const struct ur_spirv_instruction *insn = &block->list.items[i];
        bool made = false;
        if (!pushed && !is_before_code(insn->opcode)) {
            push_pointers(s, block, i);
            pushed = true;
        }
        for (uint32_t k = 0; k < s->count && insn->result && !s->failed; ++k) {
            const struct advance *a = &s->found[k];
            uint32_t number = ur_spirv_type(s->module, a->number);
            if (insn->result == s->phis[k]) {
                uint32_t zero = ur_spirv_zero(s->module, number);
                s->failed |= !zero;
                advance_push(s, SpvOpPhi, number, a->sum, 4,
                             (uint32_t[]){zero, a->outside, a->next, a->latch});
                made = true;
            } else if (insn->result == a->chain) {
                advance_push(s, SpvOpIAdd, number, a->next, 2, (uint32_t[]){a->sum, a->number});
            }
        }
        if (s->failed) {
            return;
        }
        if (!made) {
            s->list.items[s->list.count++] = *insn;
        }
    }
    block->terminator += s->list.count - block->list.count;
    block->list = s->list;
}

static void advance_function(struct advances *s) {
    struct ur_spirv_function *f = s->function;
    s->count = 0;
    bool some = false;
    for (uint32_t b = 0; b < f->block_count && !some; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count && !some; ++i) {
            some = list->items[i].opcode == SpvOpPhi &&
                   ur_spirv_opcode(s->module, list->items[i].type) == SpvOpTypePointer;
        }
    }
    if (!some) {
        return;
    }
    if (!ur_spirv_flow_make(&s->flow, s->module, f)) {
        s->failed = true;
        return;
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; s->flow.number[b] != NONE && i < list->count; ++i) {
            struct advance *a = &s->found[s->count];
            if (s->count == ADVANCE_MOST || !is_before_code(list->items[i].opcode)) {
                break;
            }
            if (advance_find(s, b, &list->items[i], a)) {
                a->sum = ur_spirv_take_id(s->module, &s->failed);
                a->next = ur_spirv_take_id(s->module, &s->failed);
                s->phis[s->count++] = list->items[i].result;
            }
        }
    }
    ur_spirv_flow_drop(&s->flow);
    for (uint32_t b = 0; b < f->block_count && s->count && !s->failed; ++b) {
        advance_block(s, &f->blocks[b]);
    }
    s->changed |= s->count != 0;
}

bool ur_spirv_number_pointers(struct ur_spirv_module *module) {
    struct advances s = {.module = module};
    if (module->bound > UR_SPIRV_ID_LIMIT / 2) { /* ids are for what has to be */
        return true;
    }
    for (uint32_t f = 0; f < module->function_count && !s.failed && !module->unknown; ++f) {
        s.function = &module->functions[f];
        advance_function(&s);
    }
    return !s.failed && (!s.changed || ur_spirv_index(module, NULL) == UR_SPIRV_OK);
}
