/* The values that meet where blocks join. */
#include "address.h"
#include "control.h"
#include "types.h"
#include "value.h"

/* What a block gives to a phi of one that it goes to. */
struct edge {
    struct edge *next;
    const struct ur_spirv_instruction *phi;
    uint32_t value;
};

/* Phis by what they are of: two that get the same values from the same blocks share the registers
 * that these write, as a loop's header and what is behind a loop that may not run do. Of more than
 * one register for a value that turns, ptxas makes moves in every turn. */
struct phis {
    const struct ur_spirv_instruction **by_hash; /* NULL: free */
    uint32_t mask;
};

static uint32_t phi_hash(const struct ur_spirv_instruction *phi) {
    uint32_t hash = phi->type;
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) { /* in any order */
        hash += (phi->operands[i] * 0x9e3779b1u) ^ (phi->operands[i + 1] * 0x85ebca6bu);
    }
    return hash ^ hash >> 15;
}

static bool gets(const struct ur_spirv_instruction *phi, uint32_t value, uint32_t from,
                 uint32_t at) {
    if (phi->operands[at] == value && phi->operands[at + 1] == from) {
        return true;
    }
    for (uint32_t i = 0; i + 1 < phi->count && phi->count <= 16; i += 2) {
        if (phi->operands[i] == value && phi->operands[i + 1] == from) {
            return true;
        }
    }
    return false;
}

static bool is_like(struct fn *k, const struct ur_spirv_instruction *a,
                    const struct ur_spirv_instruction *b) {
    if (a->type != b->type || a->count != b->count ||
        ptx_id_of(k, a->result)->space != ptx_id_of(k, b->result)->space) {
        return false;
    }
    for (uint32_t i = 0; i + 1 < a->count; i += 2) {
        if (!gets(b, a->operands[i], a->operands[i + 1], i)) {
            return false;
        }
    }
    return true;
}

/* An earlier phi like this one, or NULL. */
static const struct ur_spirv_instruction *find_like(struct fn *k, struct phis *phis,
                                                    const struct ur_spirv_instruction *phi) {
    uint32_t at = phi_hash(phi) & phis->mask;
    for (; phis->by_hash[at]; at = (at + 1) & phis->mask) {
        if (is_like(k, phi, phis->by_hash[at])) {
            return phis->by_hash[at];
        }
    }
    phis->by_hash[at] = phi;
    return NULL;
}

/* Each phi has two registers for a scalar: one that the blocks before it write, and one that it is
 * copied to at the head of its block, so that phis which exchange their values are right. */
static void prepare_phi(struct fn *k, struct phis *phis, const struct ur_spirv_instruction *phi) {
    const struct type *type = ptx_type_of(k->t, phi->type);
    uint32_t count = ptx_leaves(k, type);
    struct id *id = ptx_id_of(k, phi->result);
    const struct ur_spirv_instruction *like = find_like(k, phis, phi);
    id->incoming = like ? ptx_id_of(k, like->result)->incoming
                        : ptx_alloc(&k->t->out, count + 1u, sizeof(struct part));
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(struct part));
    for (uint32_t i = 0; i < count; ++i) {
        unsigned kind = type->leaves[i].kind;
        if (!like) {
            id->incoming[i] = ptx_new_reg(k, kind);
        }
        parts[i] = ptx_new_reg(k, kind);
        if (kind == KIND_PTR) {
            unsigned space = count == 1 && id->space > SPACE_NULL ? id->space : SPACE_GENERIC;
            parts[i] = ptx_address_at(space, BASE_REG, parts[i].number, 0);
        }
    }
    ptx_set_value(k, phi->result, parts, count);
    for (uint32_t i = 0; i + 1 < phi->count && !like; i += 2) {
        struct edge *edge = ptx_alloc(&k->t->out, 1, sizeof(*edge));
        struct id *from = ptx_id_of(k, phi->operands[i + 1]);
        *edge = (struct edge){from->edges, phi, phi->operands[i]};
        from->edges = edge;
    }
}

void ptx_prepare_phis(struct fn *k) {
    uint32_t count = 0;
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            count += block->items[i].opcode == SpvOpPhi;
        }
    }
    struct phis phis = {.mask = 1};
    while (phis.mask < 2 * count) {
        phis.mask = 2 * phis.mask + 1;
    }
    phis.by_hash = ptx_alloc(&k->t->out, phis.mask + 1u, sizeof(*phis.by_hash));
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].opcode == SpvOpPhi) {
                k->insn = &block->items[i];
                prepare_phi(k, &phis, k->insn);
            }
        }
    }
}

void ptx_give_to_phis(struct fn *k, uint32_t label, const struct part *where) {
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
            if (where) {
                ptx_emit(k, "@%o mov.%s %o, %o", *where, ptx_bits_type[x.kind], to->incoming[i], x);
            } else {
                ptx_move(k, to->incoming[i], x);
            }
        }
    }
}

void ptx_take_phis(struct fn *k, const struct block *block) {
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

bool ptx_gives_words(struct fn *k, uint32_t label) {
    for (const struct edge *edge = ptx_id_of(k, label)->edges; edge; edge = edge->next) {
        const struct id *to = ptx_id_of(k, edge->phi->result);
        for (uint32_t i = 0; i < to->count; ++i) {
            if (to->parts[i].kind == KIND_PTR || to->parts[i].kind == KIND_PRED) {
                return false;
            }
        }
    }
    return true;
}
