/* A branch around few instructions that only compute numbers is made a choice between numbers.
 * ptxas does so with the shortest alone, and moves no read over any other branch: the reads of a
 * loop that is written out would wait for each other.
 *
 *     head:  if (c) goto one; else goto other      head: what `one` and `other` compute
 *     one:   x = ...; goto join                ->        n = c ? x : y; goto join
 *     other: y = ...; goto join                    join: ...
 *     join:  n = phi(one: x, other: y)
 *
 * Either of the two may be the join itself. Inner ones come first, so what they become may be part
 * of an outer one. Reads of memory are made where the branch would have gone to them: each is
 * guarded by the condition, and makes nothing where that is false. This is done once no more
 * blocks are copied, for a copy would not have the guard. */
#include "emit.h"
#include "flow.h"
#include "pointers.h"
#include "types.h"

enum {
    MOST_COST = 12,   /* of what both sides compute, in instructions of 32 bits */
    MOST_CHOICES = 4, /* numbers that differ behind it */
    SHORT_BLOCK = 24, /* instructions of a join that is moved to its head */
    TOO_COSTLY = 1000
};

/* ---- what may be computed in vain ---------------------------------------------------------------
 */

/* Registers of 32 bits that a value takes; 0: it is none of numbers. */
static unsigned choose_words(struct fn *k, uint32_t type_id) {
    const struct type *type = ptx_type_of(k->t, type_id);
    unsigned count = 1;
    if (type->op == SpvOpTypeVector) {
        count = type->count;
        type = type->element;
    }
    bool number =
        type->op == SpvOpTypeInt || type->op == SpvOpTypeFloat || type->op == SpvOpTypeBool;
    return !number || type->width > 64 ? 0 : type->width > 32 ? 2 * count : count;
}

static bool is_wide(struct fn *k, uint32_t type_id) {
    const struct type *type = ptx_type_of(k->t, type_id);
    return (type->op == SpvOpTypeVector ? type->element : type)->width > 32;
}

/* Products and sums of double are slow on most devices, products of long are several. */
static unsigned arithmetic_cost(struct fn *k, const struct ur_spirv_instruction *insn) {
    return choose_words(k, insn->type) * (is_wide(k, insn->type) ? 3 : 1);
}

static bool is_short_function(uint32_t number) {
    switch (number) {
    case OpenCLstd_fabs:
    case OpenCLstd_fma:
    case OpenCLstd_fmax:
    case OpenCLstd_fmin:
    case OpenCLstd_mad:
    case OpenCLstd_rotate:
    case OpenCLstd_s_max:
    case OpenCLstd_s_min:
    case OpenCLstd_u_max:
    case OpenCLstd_u_min:
        return true;
    default:
        return false;
    }
}

unsigned ptx_cost_in_vain(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint16_t op = insn->opcode;
    if (!insn->type || choose_words(k, insn->type) == 0) {
        return TOO_COSTLY;
    }
    switch (op) {
    case SpvOpIMul:
    case SpvOpFNegate:
    case SpvOpFAdd:
    case SpvOpFSub:
    case SpvOpFMul:
        return arithmetic_cost(k, insn);
    case SpvOpExtInst:
        return insn->count > 1 && is_short_function(insn->operands[1]) ? arithmetic_cost(k, insn)
                                                                       : TOO_COSTLY;
    case SpvOpSNegate:
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpSelect:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpCompositeExtract:
    case SpvOpCompositeInsert:
    case SpvOpCompositeConstruct:
    case SpvOpVectorShuffle:
        return choose_words(k, insn->type);
    default:
        return (op >= SpvOpLogicalEqual && op <= SpvOpLogicalNot) ||
                       (op >= SpvOpIEqual && op <= SpvOpFUnordGreaterThanEqual) ||
                       (op >= SpvOpShiftRightLogical && op <= SpvOpNot)
                   ? choose_words(k, insn->type)
                   : TOO_COSTLY;
    }
}

/* Of a read that may be guarded, and is not yet, and of steps to where it reads. */
static unsigned reading_cost(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpLoad) {
        bool plain = !ptx_id_of(k, insn->result)->guard && ptx_is_shared(k, insn->operands[0]) &&
                     choose_words(k, insn->type) &&
                     !(insn->count > 1 && insn->operands[1] & SpvMemoryAccessVolatileMask);
        return plain && ptx_type_of(k->t, insn->type)->size >= 4 ? 1 : TOO_COSTLY;
    }
    return ptx_is_chain(insn->opcode) && ptx_is_shared(k, insn->operands[0])
               ? 2
               : ptx_cost_in_vain(k, insn);
}

/* Of a block that only computes numbers, with `reads` from memory too, and goes on. */
static unsigned block_cost(struct fn *k, const struct block *block, bool reads, unsigned *all) {
    unsigned cost = 0, read = 0;
    for (uint32_t i = 0; i + 1 < block->count && cost <= MOST_COST; ++i) {
        const struct ur_spirv_instruction *insn = &block->items[i];
        cost += reads ? reading_cost(k, insn) : ptx_cost_in_vain(k, insn);
        read += insn->opcode == SpvOpLoad;
    }
    *all += read;
    return block->items[block->count - 1].opcode == SpvOpBranch ? cost : TOO_COSTLY;
}

/* ---- the change ---------------------------------------------------------------------------------
 */

/* To each block: how many, and from where the last one is. */
struct ways {
    uint32_t *count, *from;
};

struct choice {
    struct block *head, *join;
    uint32_t condition;
    unsigned reads;         /* of memory, on both sides */
    uint32_t from[2];       /* labels whose values the join takes where it is true, and false */
    struct block *sides[2]; /* NULL: there is nothing between */
};

static uint32_t value_from(const struct ur_spirv_instruction *phi, uint32_t label) {
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) {
        if (phi->operands[i + 1] == label) {
            return phi->operands[i];
        }
    }
    return 0;
}

/* Whether each of the join's values that differ is one of numbers, and they are few. */
static bool may_choose(struct fn *k, const struct choice *c) {
    unsigned differ = 0;
    for (uint32_t i = 0; i < c->join->count && c->join->items[i].opcode == SpvOpPhi; ++i) {
        const struct ur_spirv_instruction *phi = &c->join->items[i];
        uint32_t x = value_from(phi, c->from[0]), y = value_from(phi, c->from[1]);
        unsigned words = choose_words(k, phi->type);
        if (!x || !y || (x != y && words == 0)) {
            return false;
        }
        differ += x != y ? words : 0;
    }
    return differ <= MOST_CHOICES;
}

/* The branch that ends a block, if it is one that this is about. */
static bool find_choice(struct fn *k, uint32_t index, const uint32_t *ways, bool reads,
                        struct choice *c) {
    struct block *blocks = k->flow.blocks;
    *c = (struct choice){.head = &blocks[index]};
    const struct ur_spirv_instruction *end = &c->head->items[c->head->count - 1];
    if (end->opcode != SpvOpBranchConditional || end->operands[1] == end->operands[2] ||
        (c->head->count > 1 && end[-1].opcode == SpvOpLoopMerge)) {
        return false;
    }
    c->condition = end->operands[0];
    uint32_t join[2];
    unsigned cost = 0;
    for (int i = 0; i < 2; ++i) {
        uint32_t to = ptx_block_of(k, end->operands[1 + i]);
        unsigned own = ways[to] == 1 && to != index ? block_cost(k, &blocks[to], reads, &c->reads)
                                                    : TOO_COSTLY;
        bool side = own <= MOST_COST;
        c->sides[i] = side ? &blocks[to] : NULL;
        c->from[i] = side ? blocks[to].label : c->head->label;
        join[i] = side ? ptx_successor(k, &blocks[to], 0) : end->operands[1 + i];
        cost += side ? own : 0;
    }
    if (join[0] != join[1] || cost > MOST_COST) {
        return false;
    }
    uint32_t to = ptx_block_of(k, join[0]);
    c->join = &blocks[to];
    return to != index && may_choose(k, c);
}

/* What the phi gets from the head now. */
static uint32_t add_choice(struct fn *k, const struct choice *c,
                           const struct ur_spirv_instruction *phi, uint32_t x, uint32_t y) {
    if (x == y) {
        return x;
    }
    struct ur_spirv_instruction made = *phi;
    made.opcode = SpvOpSelect;
    made.result = ptx_new_id(k->t);
    made.operands = ptx_alloc(&k->t->out, 3, sizeof(uint32_t));
    made.operands[0] = c->condition;
    made.operands[1] = x;
    made.operands[2] = y;
    made.count = 3;
    ptx_id_of(k, made.result)->type = phi->type;
    ptx_add_insn(k, c->head, made);
    return made.result;
}

static void change_phi(struct fn *k, const struct choice *c, struct ur_spirv_instruction *phi) {
    uint32_t x = value_from(phi, c->from[0]), y = value_from(phi, c->from[1]);
    uint16_t kept = 0;
    for (uint32_t i = 0; i + 1 < phi->count; i += 2) {
        if (phi->operands[i + 1] != c->from[0] && phi->operands[i + 1] != c->from[1]) {
            phi->operands[kept++] = phi->operands[i];
            phi->operands[kept++] = phi->operands[i + 1];
        }
    }
    phi->operands[kept++] = add_choice(k, c, phi, x, y);
    phi->operands[kept++] = c->head->label;
    phi->count = kept;
}

/* The join that only the head goes to becomes a part of it, so that this may be a side itself. */
static void take_in(struct fn *k, const struct choice *c) {
    struct block *join = c->join;
    const struct ur_spirv_instruction *end = &join->items[join->count - 1];
    if (join->count > SHORT_BLOCK || end->opcode != SpvOpBranch) {
        return;
    }
    struct block *next = &k->flow.blocks[ptx_block_of(k, end->operands[0])];
    --c->head->count;
    for (uint32_t i = 0; i < join->count; ++i) {
        struct ur_spirv_instruction insn = join->items[i];
        if (insn.opcode == SpvOpPhi) { /* of one value now */
            insn.opcode = SpvOpCopyObject;
            insn.count = 1;
        }
        ptx_add_insn(k, c->head, insn);
    }
    for (uint32_t i = 0; i < next->count && next->items[i].opcode == SpvOpPhi; ++i) {
        struct ur_spirv_instruction *phi = &next->items[i];
        for (uint32_t j = 1; j < phi->count; j += 2) {
            if (phi->operands[j] == join->label) {
                phi->operands[j] = c->head->label;
            }
        }
    }
    join->count = 0;
}

/* That the condition is false, as an instruction of the head. */
static uint32_t add_denial(struct fn *k, const struct choice *c) {
    uint32_t *operand = ptx_alloc(&k->t->out, 1, sizeof(*operand));
    *operand = c->condition;
    struct ur_spirv_instruction made = {.opcode = SpvOpLogicalNot,
                                        .count = 1,
                                        .type = ptx_value_type(k, c->condition)->id,
                                        .result = ptx_new_id(k->t),
                                        .word = UR_SPIRV_NONE,
                                        .operands = operand};
    ptx_id_of(k, made.result)->type = made.type;
    ptx_add_insn(k, c->head, made);
    return made.result;
}

/* What a side computes, in the head; its reads where the branch goes there. */
static void move_side(struct fn *k, const struct choice *c, const struct block *side, bool denied) {
    uint32_t guard = denied ? 0 : c->condition;
    for (uint32_t i = 0; i + 1 < side->count; ++i) {
        if (side->items[i].opcode == SpvOpLoad) {
            guard = guard ? guard : add_denial(k, c);
            ptx_id_of(k, side->items[i].result)->guard = guard;
        }
        ptx_add_insn(k, c->head, side->items[i]);
    }
}

static void choose(struct fn *k, const struct choice *c, uint32_t *ways) {
    struct ur_spirv_instruction end = c->head->items[--c->head->count];
    for (int i = 0; i < 2; ++i) {
        if (c->sides[i]) {
            move_side(k, c, c->sides[i], i == 1);
        }
    }
    for (uint32_t i = 0; i < c->join->count && c->join->items[i].opcode == SpvOpPhi; ++i) {
        change_phi(k, c, &c->join->items[i]);
    }
    end.opcode = SpvOpBranch;
    end.operands = ptx_alloc(&k->t->out, 1, sizeof(uint32_t));
    end.operands[0] = c->join->label;
    end.count = 1;
    ptx_add_insn(k, c->head, end);
    if (--ways[c->join - k->flow.blocks] == 1) {
        take_in(k, c);
    }
}

/* Whether a branch stays in front of it, whatever becomes of its own: reads of different turns then
 * wait for each other in any case, and would only take more registers. */
static bool is_behind_branch(struct fn *k, const struct ways *ways, uint32_t index) {
    const struct block *before = &k->flow.blocks[ways->from[index]];
    return ways->count[index] == 1 && before->count &&
           before->items[before->count - 1].opcode == SpvOpBranchConditional;
}

void ptx_choose(struct fn *k, bool reads) {
    uint32_t count = k->flow.count, label;
    struct ways ways = {ptx_alloc(&k->t->out, count + 1u, sizeof(*ways.count)),
                        ptx_alloc(&k->t->out, count + 1u, sizeof(*ways.from))};
    for (uint32_t b = 0; b < count; ++b) {
        for (uint32_t i = 0; (label = ptx_successor(k, &k->flow.blocks[b], i)) != 0; ++i) {
            uint32_t to = ptx_block_of(k, label);
            ++ways.count[to];
            ways.from[to] = b;
        }
    }
    bool any = false;
    for (uint32_t b = count; b-- > 0;) {
        struct choice c;
        if (k->flow.blocks[b].count && find_choice(k, b, ways.count, reads, &c) &&
            !(c.reads && is_behind_branch(k, &ways, b))) {
            k->insn = NULL;
            choose(k, &c, ways.count);
            any = true;
        }
    }
    if (any) {
        ptx_settle_flow(k);
    }
}
