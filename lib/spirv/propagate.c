/* What constants decide in a function: instructions on numbers, loads of tables, branches. */
#include <stdlib.h>
#include <string.h>

#include "promote.h"

#define NONE UR_SPIRV_NONE

/* ---- ids and declarations -------------------------------------------------------------------- */

static void *propagate_regrow(void *old, uint32_t from, uint32_t to, size_t size, bool *failed) {
    char *made = realloc(old, to * size);
    if (made) {
        memset(made + from * size, 0, (to - from) * size);
    }
    *failed |= !made;
    return made ? made : old;
}

bool promote_grow(struct promote *p) {
    if (p->module->bound > p->room) {
        uint32_t from = p->room, to = p->module->bound + p->module->bound / 2 + 64;
        p->ids = propagate_regrow(p->ids, from, to, sizeof(*p->ids), &p->failed);
        p->map = propagate_regrow(p->map, from, to, sizeof(*p->map), &p->failed);
        p->origin = propagate_regrow(p->origin, from, to, sizeof(*p->origin), &p->failed);
        p->room = p->failed ? from : to;
    }
    return !p->failed;
}

uint32_t promote_id(struct promote *p) {
    uint32_t id = ur_spirv_take_id(p->module, &p->failed);
    return promote_grow(p) ? id : 0;
}

static uint32_t propagate_add(struct promote *p, uint16_t opcode, uint32_t type, uint32_t count,
                              const uint32_t *operands) {
    struct ur_spirv_list *list = &p->module->sections[UR_SPIRV_GLOBALS];
    if (list->count >= p->globals_room) {
        uint32_t room = list->count + list->count / 2 + 64;
        struct ur_spirv_instruction *items =
            ur_spirv_take(p->module, &p->failed, room, sizeof(*items));
        if (p->failed) {
            return 0;
        }
        memcpy(items, list->items, list->count * sizeof(*items));
        list->items = items;
        p->globals_room = room;
    }
    struct ur_spirv_instruction made = {opcode, (uint16_t)count, type, promote_id(p), NONE, NULL};
    made.operands = ur_spirv_take(p->module, &p->failed, count, sizeof(*made.operands));
    if (p->failed) {
        return 0;
    }
    if (count) {
        memcpy(made.operands, operands, count * sizeof(*operands));
    }
    struct ur_spirv_id *known = &p->module->ids[made.result];
    list->items[list->count] = made;
    known->definition = &list->items[list->count++];
    known->function = known->block = NONE;
    return made.result;
}

/* Where a declaration stands among those that are known, or would. */
static uint32_t *known_at(const struct promote *p, uint16_t opcode, uint32_t type, uint32_t count,
                          const uint32_t *operands) {
    uint32_t sum = opcode * 31u + type * 0x9e3779b1u;
    for (uint32_t i = 0; i < count; ++i) {
        sum = (sum ^ sum >> 15) * 0x85ebca6bu + operands[i];
    }
    for (sum ^= sum >> 13;; ++sum) {
        uint32_t *at = &p->known[sum & (p->known_room - 1)];
        const struct ur_spirv_instruction *found = ur_spirv_definition(p->module, *at);
        if (!*at ||
            (found && found->opcode == opcode && found->type == type && found->count == count &&
             (!count || memcmp(found->operands, operands, count * sizeof(*operands)) == 0))) {
            return at;
        }
    }
}

/* Room for one more. */
static bool known_grow(struct promote *p) {
    const struct ur_spirv_list *list = &p->module->sections[UR_SPIRV_GLOBALS];
    if (p->known_room && p->known_count < p->known_room / 2) {
        return true;
    }
    uint32_t room = 256;
    while (room / 4 < list->count) {
        room *= 2;
    }
    free(p->known);
    p->known = calloc(room, sizeof(*p->known));
    p->known_room = p->known ? room : 0;
    p->known_count = 0;
    p->failed |= !p->known;
    for (uint32_t i = 0; p->known && i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->result && insn->count <= 2) {
            uint32_t *at = known_at(p, insn->opcode, insn->type, insn->count, insn->operands);
            p->known_count += !*at;
            *at = *at ? *at : insn->result;
        }
    }
    return p->known;
}

uint32_t promote_declare(struct promote *p, uint16_t opcode, uint32_t type, uint32_t count,
                         const uint32_t *operands) {
    if (!known_grow(p)) {
        return 0;
    }
    uint32_t *at = known_at(p, opcode, type, count, operands);
    if (!*at) {
        *at = propagate_add(p, opcode, type, count, operands);
        ++p->known_count;
    }
    return *at;
}

uint32_t promote_constant(struct promote *p, uint32_t type, uint64_t bits) {
    if (ur_spirv_opcode(p->module, type) == SpvOpTypeBool) {
        return promote_declare(p, bits ? SpvOpConstantTrue : SpvOpConstantFalse, type, 0, NULL);
    }
    uint32_t width = ur_spirv_width(p->module, type);
    if (width < 32 && width && (bits >> (width - 1) & 1) &&
        ur_spirv_operand(p->module, type, 1)) { /* its sign goes through the word */
        bits |= ~UINT64_C(0) << width;
    }
    return promote_declare(p, SpvOpConstant, type, width > 32 ? 2 : 1,
                           (uint32_t[]){(uint32_t)bits, (uint32_t)(bits >> 32)});
}

uint32_t promote_resolve(struct promote *p, uint32_t id) {
    uint32_t end = id;
    while (end < p->room && p->map[end]) {
        end = p->map[end];
    }
    while (id < p->room && p->map[id] && p->map[id] != end) {
        uint32_t next = p->map[id];
        p->map[id] = end;
        id = next;
    }
    return end;
}

static uint32_t propagate_look_up(void *data, uint32_t id) {
    return promote_resolve(data, id);
}

bool promote_flow(struct promote *p) {
    if (p->flows) {
        ur_spirv_flow_drop(&p->flow);
    }
    p->flows = ur_spirv_flow_make(&p->flow, p->module, p->function);
    p->failed |= !p->flows;
    return p->flows;
}

/* ---- blocks ---------------------------------------------------------------------------------- */

static bool comes_from(const struct promote *p, uint32_t block, uint32_t label) {
    for (uint32_t e = p->flow.first_edge[block]; e < p->flow.first_edge[block + 1]; ++e) {
        uint32_t from = p->flow.edges[e];
        if (p->flow.number[from] != NONE && p->function->blocks[from].label == label) {
            return true;
        }
    }
    return false;
}

/* Hints about blocks that are gone. */
static bool propagate_merges_gone(const struct promote *p,
                                  const struct ur_spirv_instruction *insn) {
    uint32_t labels = insn->opcode == SpvOpLoopMerge ? 2 : insn->opcode == SpvOpSelectionMerge;
    for (uint32_t i = 0; i < labels; ++i) {
        if (ur_spirv_opcode(p->module, insn->operands[i]) != SpvOpLabel) {
            return true;
        }
    }
    return false;
}

/* Takes out what nothing comes to, and what comes from there into phis. */
static void drop_unreached(struct promote *p) {
    struct ur_spirv_function *f = p->function;
    uint32_t kept = 0;
    if (p->failed || !promote_flow(p)) {
        return;
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count && p->flow.number[b] != NONE; ++i) {
            struct ur_spirv_instruction *insn = &list->items[i];
            uint32_t count = 0;
            if (insn->opcode != SpvOpPhi) {
                continue;
            }
            for (uint32_t k = 0; k + 1 < insn->count; k += 2) {
                if (comes_from(p, b, insn->operands[k + 1])) {
                    insn->operands[count++] = insn->operands[k];
                    insn->operands[count++] = insn->operands[k + 1];
                }
            }
            insn->count = (uint16_t)count;
        }
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        if (p->flow.number[b] != NONE) {
            f->blocks[kept++] = f->blocks[b];
            continue;
        }
        for (uint32_t i = 0; i < list->count; ++i) {
            p->module->ids[list->items[i].result].definition = NULL;
        }
    }
    bool some = kept != f->block_count;
    f->block_count = kept;
    for (uint32_t b = 0; b < kept && some; ++b) {
        struct ur_spirv_list *list = &f->blocks[b].list;
        uint32_t left = 1, end = f->blocks[b].terminator;
        for (uint32_t i = 1; i < list->count; ++i) {
            if (propagate_merges_gone(p, &list->items[i])) {
                f->blocks[b].terminator -= i < end;
            } else {
                list->items[left++] = list->items[i];
            }
        }
        list->count = left;
    }
    ur_spirv_index_blocks(p->module, f);
}

/* ---- instructions ---------------------------------------------------------------------------- */

/* The one value that comes into a phi; 0: there are several. */
static uint32_t only_value(struct promote *p, const struct ur_spirv_instruction *phi) {
    uint32_t only = 0;
    for (uint32_t k = 0; k + 1 < phi->count; k += 2) {
        uint32_t value = promote_resolve(p, phi->operands[k]);
        if (value != phi->result && value != only) {
            if (only) {
                return 0;
            }
            only = value;
        }
    }
    return only;
}

/* What stands for the instruction from now on, 0: nothing else. */
static uint32_t replaced(struct promote *p, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_number number;
    if (insn->opcode == SpvOpPhi) {
        return only_value(p, insn);
    }
    if (insn->opcode == SpvOpLoad) {
        return promote_table(p, insn, promote_plain);
    }
    return insn->result && promote_fold(p, insn, promote_plain, &number)
               ? promote_constant(p, insn->type, number.bits)
               : 0;
}

static bool decide_branch(struct promote *p, struct ur_spirv_instruction *end) {
    struct ur_spirv_number number;
    bool chooses = (end->opcode == SpvOpBranchConditional && end->count > 2) ||
                   (end->opcode == SpvOpSwitch && end->count > 1);
    if (chooses && promote_plain(p, end->operands[0], &number)) {
        uint32_t only = ur_spirv_decided(end, &number);
        if (only) {
            end->opcode = SpvOpBranch;
            end->operands[0] = only;
            end->count = 1;
            return true;
        }
    }
    return false;
}

static void propagate_block(struct promote *p, struct ur_spirv_block *block) {
    struct ur_spirv_list *list = &block->list;
    uint32_t kept = 1;
    for (uint32_t i = 1; i <= block->terminator && !p->failed; ++i) {
        struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->opcode == SpvOpNop) {
            continue;
        }
        ur_spirv_rename(p->module, insn, insn->operands, propagate_look_up, p);
        if (i == block->terminator && decide_branch(p, insn)) {
            while (kept > 1 && list->items[kept - 1].opcode == SpvOpSelectionMerge) {
                --kept;
            }
        }
        uint32_t to = replaced(p, insn);
        if (to && to != insn->result && insn->result < p->room) {
            p->map[insn->result] = to;
            p->module->ids[insn->result].definition = NULL;
            continue;
        }
        list->items[kept] = *insn;
        if (insn->result) {
            p->module->ids[insn->result].definition = &list->items[kept];
        }
        ++kept;
    }
    list->count = kept;
    block->terminator = kept - 1;
}

void promote_propagate(struct promote *p) {
    struct ur_spirv_function *f = p->function;
    drop_unreached(p);
    if (p->failed || !promote_flow(p)) {
        return;
    }
    enum { ROUNDS = 8 };
    bool again = true;
    for (unsigned round = 0; round < ROUNDS && again; ++round) {
        for (uint32_t n = 0; n < p->flow.order_count && !p->failed; ++n) {
            propagate_block(p, &f->blocks[p->flow.order[n]]);
        }
        again = false;
        /* What comes into phis on ways back was not yet known. */
        for (uint32_t b = 0; b < f->block_count && !p->failed; ++b) {
            for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
                struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
                ur_spirv_rename(p->module, insn, insn->operands, propagate_look_up, p);
                again |= insn->opcode == SpvOpPhi && only_value(p, insn) != 0;
            }
        }
    }
    drop_unreached(p);
    if (!p->failed) {
        promote_flow(p);
    }
}
