/* Loops that run a number of times which is known are written out, before it is decided what is
 * kept in registers: arrays that such loops index then are. Loops that ask for it (LoopControl's
 * Unroll) may become long, others must stay short. A loop is copied once for each time that it
 * runs, and numbers are folded on the way, so that any test which constants decide ends it. */
#include <stdlib.h>
#include <string.h>

#include "emit.h"
#include "flow.h"
#include "types.h"
#include "unroll.h"
#include "value.h"

enum {
    ROUNDS = 6,          /* loops within loops */
    BODY_LIMIT = 1024,   /* instructions of a loop that is looked at */
    MARKED_LIMIT = 3072, /* that it may become, if it asks for it */
    PLAIN_LIMIT = 256,
    SHARED_LIMIT = 768,   /* where it reads shared memory, at places that are then known */
    PRIVATE_LIMIT = 2048, /* likewise a private array, which may become registers */
    PLACE_DEPTH = 6,      /* instructions behind such a place */
    MARKED_TIMES = 128,
    PLAIN_TIMES = 32,
    ALL_LIMIT = 16384 /* that are added to a function */
};

/* ---- folding ---------------------------------------------------------------------------------
 */

static bool unroll_number_of(struct fn *k, uint32_t id, struct ur_spirv_number *number) {
    const struct id *known = ptx_id_of(k, id);
    if (!known->type) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, known->type);
    if (type->op != SpvOpTypeInt && type->op != SpvOpTypeBool) {
        return false;
    }
    uint64_t bits;
    if (known->parts) {
        if (!is_const(known->parts[0])) {
            return false;
        }
        bits = known->parts[0].bits;
    } else if (!ur_spirv_constant(k->t->module, id, &bits)) {
        return false;
    }
    uint16_t width = type->op == SpvOpTypeBool ? 1 : (uint16_t)type->width;
    *number = (struct ur_spirv_number){ptx_low_bits(bits, width), type->op, width};
    return true;
}

/* Operations on scalars whose operands are all ids. */
static uint32_t folded_operands(uint16_t op) {
    switch (op) {
    case SpvOpUConvert:
    case SpvOpSConvert:
    case SpvOpSNegate:
    case SpvOpNot:
    case SpvOpLogicalNot:
    case SpvOpCopyObject:
        return 1;
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpUDiv:
    case SpvOpSDiv:
    case SpvOpUMod:
    case SpvOpSRem:
    case SpvOpSMod:
    case SpvOpLogicalEqual:
    case SpvOpLogicalNotEqual:
    case SpvOpLogicalOr:
    case SpvOpLogicalAnd:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpUGreaterThan:
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpSGreaterThanEqual:
    case SpvOpULessThan:
    case SpvOpSLessThan:
    case SpvOpULessThanEqual:
    case SpvOpSLessThanEqual:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftLeftLogical:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpBitwiseAnd:
        return 2;
    case SpvOpSelect:
        return 3;
    default:
        return 0;
    }
}

static void set_number(struct fn *k, const struct ur_spirv_instruction *insn, uint64_t bits) {
    const struct type *type = ptx_type_of(k->t, insn->type);
    struct id *made = ptx_id_of(k, insn->result);
    made->type = insn->type;
    ptx_set_scalar(k, insn->result, ptx_constant(type->kind, bits));
    ptx_id_of(k, insn->result)->int_space = SPACE_NULL;
}

/* The constant that a pointer points to: 0 where that is none of the module's, or not known. */
static uint32_t table_of(struct fn *k, uint32_t pointer) {
    const struct ur_spirv_instruction *variable = ur_spirv_definition(k->t->module, pointer);
    if (variable && variable->opcode == SpvOpVariable) {
        return variable->count > 1 && variable->operands[0] == SpvStorageClassUniformConstant
                   ? variable->operands[1]
                   : 0;
    }
    return ptx_id_of(k, pointer)->table;
}

/* A step into a constant of several: in copies of loops its indices are known. */
static void step_into_table(struct fn *k, const struct ur_spirv_instruction *insn) {
    bool of_element =
        insn->opcode == SpvOpPtrAccessChain || insn->opcode == SpvOpInBoundsPtrAccessChain;
    uint32_t at = insn->count ? table_of(k, insn->operands[0]) : 0;
    for (uint32_t i = 1; at && i < insn->count; ++i) {
        const struct ur_spirv_instruction *whole = ur_spirv_definition(k->t->module, at);
        struct ur_spirv_number index;
        if (!unroll_number_of(k, insn->operands[i], &index)) {
            at = 0;
        } else if (i == 1 && of_element) {
            at = index.bits == 0 ? at : 0;
        } else {
            at = whole && whole->opcode == SpvOpConstantComposite && index.bits < whole->count
                     ? whole->operands[index.bits]
                     : 0;
        }
    }
    ptx_id_of(k, insn->result)->table = at;
}

static bool fold_load(struct fn *k, const struct ur_spirv_instruction *insn) {
    uint64_t bits;
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t at = table_of(k, insn->operands[0]);
    if ((type->op != SpvOpTypeInt && type->op != SpvOpTypeBool) || !at ||
        (insn->count > 1 && insn->operands[1] & SpvMemoryAccessVolatileMask) ||
        !ur_spirv_constant(k->t->module, at, &bits)) {
        return false;
    }
    set_number(k, insn, ptx_low_bits(bits, type->op == SpvOpTypeBool ? 1 : (uint16_t)type->width));
    return true;
}

bool ptx_fold(struct fn *k, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        step_into_table(k, insn);
        return false;
    case SpvOpLoad:
        return fold_load(k, insn);
    default:
        break;
    }
    uint32_t count = folded_operands(insn->opcode);
    struct ur_spirv_number in[3], out;
    if (!count || insn->count != count || !insn->result || !insn->type) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    if (type->op != SpvOpTypeInt && type->op != SpvOpTypeBool) {
        return false;
    }
    out = (struct ur_spirv_number){0, type->op,
                                   type->op == SpvOpTypeBool ? 1 : (uint16_t)type->width};
    for (uint32_t i = 0; i < count; ++i) {
        if (!unroll_number_of(k, insn->operands[i], &in[i])) {
            return false;
        }
    }
    if (insn->opcode == SpvOpCopyObject) {
        out.bits = in[0].bits;
    } else if (ur_spirv_fold(insn->opcode, in, &out) != UR_SPIRV_FOLDED) {
        return false;
    }
    set_number(k, insn, ptx_low_bits(out.bits, out.width));
    return true;
}

static struct ur_spirv_instruction branch(struct fn *k, uint32_t label, uint32_t word) {
    uint32_t *operands = ptx_alloc(&k->t->out, 1, sizeof(*operands));
    operands[0] = label;
    return (struct ur_spirv_instruction){
        .opcode = SpvOpBranch, .count = 1, .word = word, .operands = operands};
}

/* A branch that a constant decides becomes one that nothing does; true if it did. */
static bool fold_branch(struct fn *k, struct ur_spirv_instruction *insn) {
    struct ur_spirv_number number;
    uint32_t to = 0;
    if ((insn->opcode == SpvOpBranchConditional || insn->opcode == SpvOpSwitch) &&
        insn->count > 1 && unroll_number_of(k, insn->operands[0], &number)) {
        to = ur_spirv_decided(insn, &number);
    }
    if (to) {
        *insn = branch(k, to, insn->word);
    }
    return to != 0;
}

/* All that constants decide outside of loops; true if a branch was. */
static bool fold_all(struct fn *k) {
    bool branches = false;
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        struct block *block = &k->flow.blocks[b];
        uint32_t kept = 0;
        for (uint32_t i = 0; i < block->count; ++i) {
            k->insn = &block->items[i];
            if (i + 1 == block->count) {
                branches |= fold_branch(k, &block->items[i]);
            } else if (ptx_fold(k, &block->items[i])) {
                continue;
            }
            block->items[kept++] = block->items[i];
        }
        block->count = kept;
    }
    return branches;
}

/* ---- loops -----------------------------------------------------------------------------------
 */

void ptx_find_edges(struct fn *k, struct edges *edges) {
    uint32_t label, count = k->flow.count, all = 0;
    edges->first = ptx_alloc(&k->t->out, count + 2u, sizeof(uint32_t));
    for (uint32_t b = 0; b < count; ++b) {
        for (uint32_t i = 0; (label = ptx_successor(k, &k->flow.blocks[b], i)) != 0; ++i, ++all) {
            ++edges->first[ptx_block_of(k, label) + 2];
        }
    }
    for (uint32_t b = 2; b <= count; ++b) {
        edges->first[b] += edges->first[b - 1];
    }
    edges->from = ptx_alloc(&k->t->out, all + 1u, sizeof(uint32_t));
    for (uint32_t b = 0; b < count; ++b) {
        for (uint32_t i = 0; (label = ptx_successor(k, &k->flow.blocks[b], i)) != 0; ++i) {
            edges->from[edges->first[ptx_block_of(k, label) + 1]++] = b;
        }
    }
}

static int rising(const void *a, const void *b) {
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return x < y ? -1 : x > y;
}

static void read_control(struct fn *k, struct loop *loop) {
    const struct block *header = &k->flow.blocks[loop->header];
    loop->plain = true;
    for (uint32_t i = 0; i < header->count; ++i) {
        const struct ur_spirv_instruction *insn = &header->items[i];
        if (insn->opcode == SpvOpLoopMerge && insn->count > 2) {
            loop->marked = insn->operands[2] & SpvLoopControlUnrollMask;
            loop->plain = !(insn->operands[2] & SpvLoopControlDontUnrollMask);
        }
    }
}

bool ptx_find_loop(struct fn *k, const struct edges *edges, uint32_t header, uint32_t *seen,
                   const bool *taken, struct loop *loop) {
    uint32_t room = 16, done = 0;
    *loop = (struct loop){.header = header, .count = 1};
    loop->blocks = ptx_alloc(&k->t->out, room, sizeof(uint32_t));
    loop->blocks[0] = header;
    loop->size = k->flow.blocks[header].count;
    seen[header] = header + 1;
    bool latch = false;
    while (done < loop->count) {
        uint32_t at = loop->blocks[done++];
        for (uint32_t e = edges->first[at]; e < edges->first[at + 1]; ++e) {
            uint32_t from = edges->from[e];
            if (at == header && from < header) {
                continue; /* from outside */
            }
            latch |= at == header;
            if (seen[from] == header + 1) {
                continue;
            }
            loop->size += k->flow.blocks[from].count;
            if (from < header || taken[from] || loop->size > BODY_LIMIT) {
                return false;
            }
            seen[from] = header + 1;
            if (loop->count == room) {
                loop->blocks =
                    ptx_regrow(&k->t->out, loop->blocks, room, room * 2, sizeof(uint32_t));
                room *= 2;
            }
            loop->blocks[loop->count++] = from;
        }
    }
    qsort(loop->blocks, loop->count, sizeof(uint32_t), rising);
    read_control(k, loop);
    return latch && !taken[header] && (loop->marked || loop->plain);
}

/* ---- copying ---------------------------------------------------------------------------------
 */

/* A name that what follows the loop has to use in place of another. */
struct alias {
    uint32_t from, to;
};

struct copying {
    struct loop *loop;
    struct block *blocks; /* copies so far */
    uint32_t count, capacity;
    uint32_t size;               /* instructions in them */
    uint32_t first, label, next; /* of the header: its first copy, this one, and the next one */
    bool *inside;                /* of each block of the function: whether it is in the loop */
    bool *reached, *back; /* of each block of the loop, by its index in the function: whether its
                             last copy is reached, and goes to the header */
    uint32_t exits;       /* edges that leave the copies */
    uint32_t decided;     /* branches that a constant decided */
    struct alias *alias;  /* names of the copy that is left */
    uint32_t alias_count;
};

uint32_t ptx_copied(struct fn *k, uint32_t id) {
    if (id >= k->t->next_id) {
        return id;
    }
    const struct id *known = ptx_id_of(k, id);
    return known->copy ? known->copy : id;
}

void ptx_rename_loop(struct fn *k, const struct loop *loop) {
    for (uint32_t b = 0; b < loop->count; ++b) {
        for (uint32_t i = 0; i < k->flow.blocks[loop->blocks[b]].count; ++i) {
            uint32_t result = k->flow.blocks[loop->blocks[b]].items[i].result;
            if (result) {
                uint32_t made = ptx_new_id(k->t);
                struct id *to = ptx_id_of(k, made), *from = ptx_id_of(k, result);
                to->type = k->flow.blocks[loop->blocks[b]].items[i].type;
                to->origin = from->origin;
                from->copy = made;
            }
        }
        if (b) {
            uint32_t made = ptx_new_id(k->t);
            ptx_id_of(k, made)->block = loop->blocks[b] + 1;
            ptx_id_of(k, k->flow.blocks[loop->blocks[b]].label)->copy = made;
        }
    }
}

void ptx_forget_names(struct fn *k, const struct loop *loop) {
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        ptx_id_of(k, block->label)->copy = 0;
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].result) {
                ptx_id_of(k, block->items[i].result)->copy = 0;
            }
        }
    }
}

struct naming {
    struct fn *k;
    uint32_t (*name)(struct fn *k, uint32_t id);
};

static uint32_t unroll_rename(void *data, uint32_t id) {
    const struct naming *naming = data;
    return naming->name(naming->k, id);
}

struct ur_spirv_instruction ptx_with_names(struct fn *k, const struct ur_spirv_instruction *insn,
                                           uint32_t (*name)(struct fn *k, uint32_t id)) {
    struct ur_spirv_instruction made = *insn;
    made.operands = ptx_alloc(&k->t->out, insn->count + 1u, sizeof(uint32_t));
    if (insn->opcode == SpvOpSwitch && insn->count > 1) { /* literals as wide as the selector */
        uint32_t words = ur_spirv_case_words(ptx_selector_width(k, insn));
        memcpy(made.operands, insn->operands, insn->count * sizeof(uint32_t));
        made.operands[0] = name(k, insn->operands[0]);
        made.operands[1] = name(k, insn->operands[1]);
        for (uint32_t i = 2 + words; i < insn->count; i += words + 1) {
            made.operands[i] = name(k, insn->operands[i]);
        }
        return made;
    }
    ur_spirv_rename(k->t->module, insn, made.operands, unroll_rename, &(struct naming){k, name});
    return made;
}

static struct block *start_copy(struct fn *k, struct copying *c, uint32_t label) {
    if (c->count == c->capacity) {
        uint32_t capacity = c->capacity ? c->capacity * 2 : 16;
        c->blocks = ptx_regrow(&k->t->out, c->blocks, c->count, capacity, sizeof(*c->blocks));
        c->capacity = capacity;
    }
    c->blocks[c->count] = (struct block){.label = label};
    return &c->blocks[c->count++];
}

/* What the header's phis are at its next copy: `values` gets an id for each, in their order. The
 * first time the ways in from outside count, later those from the last copy that are still taken.
 */
static bool phi_values(struct fn *k, const struct copying *c, bool first, uint32_t *values) {
    const struct block *header = &k->flow.blocks[c->loop->header];
    uint32_t at = 0;
    for (uint32_t i = 0; i < header->count; ++i) {
        const struct ur_spirv_instruction *phi = &header->items[i];
        if (phi->opcode != SpvOpPhi) {
            continue;
        }
        uint32_t found = 0, ways = 0;
        for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
            uint32_t from = ptx_block_of(k, phi->operands[j + 1]);
            if (first ? !c->inside[from] : c->inside[from] && c->reached[from] && c->back[from]) {
                found = first ? phi->operands[j] : ptx_copied(k, phi->operands[j]);
                ++ways;
            }
        }
        if (ways != 1) {
            return false;
        }
        values[at++] = found;
    }
    return true;
}

/* Marks where the copy of a block goes, and counts the ways out. */
static void unroll_follow(struct fn *k, struct copying *c, uint32_t index, const struct block *copy,
                          bool *again) {
    uint32_t label;
    c->back[index] = false;
    for (uint32_t i = 0; (label = ptx_successor(k, copy, i)) != 0; ++i) {
        uint32_t to = ptx_block_of(k, label); /* rename says so of copies */
        if (label == c->next) {
            c->back[index] = *again = true;
        } else if (ptx_id_of(k, k->flow.blocks[to].label)->copy == label) {
            c->reached[to] = true;
        } else {
            ++c->exits;
        }
    }
}

/* Whether a branch of the loop may leave it or begin it anew. */
static bool decides(struct fn *k, const struct copying *c, const struct block *block) {
    uint32_t label;
    for (uint32_t i = 0; (label = ptx_successor(k, block, i)) != 0; ++i) {
        uint32_t to = ptx_block_of(k, label);
        if (!c->inside[to] || to == c->loop->header) {
            return true;
        }
    }
    return false;
}

/* A phi inside of the loop, with the ways to it that are left. */
static bool copy_phi(struct fn *k, const struct copying *c, const struct ur_spirv_instruction *phi,
                     struct ur_spirv_instruction *made) {
    *made = ptx_with_names(k, phi, ptx_copied);
    uint16_t kept = 0;
    for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
        uint32_t from = ptx_block_of(k, phi->operands[j + 1]);
        if (!c->inside[from]) {
            return false;
        }
        made->operands[kept++] = made->operands[j];
        made->operands[kept++] = from == c->loop->header ? c->label : made->operands[j + 1];
    }
    made->count = kept;
    return true;
}

static void unroll_put(struct fn *k, struct copying *c, struct block *to,
                       struct ur_spirv_instruction insn) {
    ++c->size;
    ptx_add_insn(k, to, insn);
}

/* One time through the loop; false where it cannot be copied. */
static bool copy_once(struct fn *k, struct copying *c, bool first, bool *again) {
    const struct loop *loop = c->loop;
    const struct block *header = &k->flow.blocks[loop->header];
    uint32_t *values = ptx_alloc(&k->t->out, header->count + 1u, sizeof(uint32_t)), phi = 0;
    if (!phi_values(k, c, first, values)) {
        return false;
    }
    uint32_t label = first ? c->first : c->next;
    c->label = label;
    ptx_rename_loop(k, loop);
    c->next = ptx_new_id(k->t);
    ptx_id_of(k, c->next)->block = loop->header + 1;
    ptx_id_of(k, header->label)->copy = c->next; /* where its ways back go */
    for (uint32_t b = 0; b < loop->count; ++b) {
        c->reached[loop->blocks[b]] = b == 0;
    }
    *again = false;
    for (uint32_t b = 0; b < loop->count; ++b) {
        uint32_t index = loop->blocks[b];
        const struct block *block = &k->flow.blocks[index];
        if (!c->reached[index]) {
            continue;
        }
        struct block *to = start_copy(k, c, b ? ptx_id_of(k, block->label)->copy : label);
        for (uint32_t i = 0; i < block->count; ++i) {
            struct ur_spirv_instruction insn;
            k->insn = &block->items[i];
            if (b == 0 && block->items[i].opcode == SpvOpLoopMerge) {
                continue;
            }
            if (block->items[i].opcode == SpvOpVariable) {
                return false;
            }
            if (block->items[i].opcode == SpvOpPhi && b == 0) {
                uint32_t *operands = ptx_alloc(&k->t->out, 1, sizeof(*operands));
                operands[0] = values[phi++];
                insn = (struct ur_spirv_instruction){.opcode = SpvOpCopyObject,
                                                     .count = 1,
                                                     .type = block->items[i].type,
                                                     .word = block->items[i].word,
                                                     .operands = operands};
            } else if (block->items[i].opcode == SpvOpPhi) {
                if (!copy_phi(k, c, &block->items[i], &insn)) {
                    return false;
                }
            } else {
                insn = ptx_with_names(k, &block->items[i], ptx_copied);
            }
            insn.result = block->items[i].result ? ptx_id_of(k, block->items[i].result)->copy : 0;
            if (i + 1 == block->count) {
                c->decided += fold_branch(k, &insn) && decides(k, c, block);
            } else if (ptx_fold(k, &insn)) {
                continue;
            }
            unroll_put(k, c, to, insn);
        }
        unroll_follow(k, c, index, to, again);
    }
    /* The label that ways out carry is that of the copy, also the header's. */
    ptx_id_of(k, header->label)->copy = label;
    return true;
}

/* Keeps the names of the copy that is left: what follows uses them. */
static void take_names(struct fn *k, struct copying *c) {
    const struct loop *loop = c->loop;
    uint32_t most = loop->size + loop->count;
    c->alias = ptx_alloc(&k->t->out, most + 1u, sizeof(*c->alias));
    c->alias_count = 0;
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        c->alias[c->alias_count++] = (struct alias){block->label, ptx_id_of(k, block->label)->copy};
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].result) {
                c->alias[c->alias_count++] = (struct alias){
                    block->items[i].result, ptx_id_of(k, block->items[i].result)->copy};
            }
        }
    }
}

static bool copy_loop(struct fn *k, struct copying *c, uint32_t limit) {
    uint32_t most = c->loop->marked ? MARKED_TIMES : PLAIN_TIMES;
    bool again = true;
    c->first = ptx_new_id(k->t);
    for (uint32_t times = 0; again; ++times) {
        uint32_t exits = c->exits;
        if (times > most || !copy_once(k, c, times == 0, &again) || c->size > limit ||
            (times == 0 && again && !c->decided) || c->exits > 1) {
            return false;
        }
        if (c->exits > exits) {
            take_names(k, c);
        }
    }
    return true;
}

/* ---- putting it together ---------------------------------------------------------------------
 */

static uint32_t final_name(struct fn *k, uint32_t id) {
    return id < k->t->next_id && ptx_id_of(k, id)->alias ? ptx_id_of(k, id)->alias : id;
}

static uint32_t entry_name(struct fn *k, uint32_t id) {
    return id < k->t->next_id && ptx_id_of(k, id)->entry ? ptx_id_of(k, id)->entry : id;
}

/* The function's blocks with copies in place of loops: `copies` of the blocks that are headers. */
static void rebuild(struct fn *k, struct copying **copies, const bool *taken) {
    struct flow old = k->flow;
    k->flow = (struct flow){0};
    for (uint32_t b = 0; b < old.count; ++b) {
        const struct copying *c = copies[b];
        for (uint32_t i = 0; c && i < c->count; ++i) {
            *ptx_add_block(k, 0) = c->blocks[i];
        }
        if (!taken[b]) {
            *ptx_add_block(k, 0) = old.blocks[b];
        }
    }
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            struct ur_spirv_instruction *insn = &block->items[i];
            bool any = false;
            for (uint32_t j = 0; j < insn->count && !any; ++j) {
                any = final_name(k, insn->operands[j]) != insn->operands[j] ||
                      entry_name(k, insn->operands[j]) != insn->operands[j];
            }
            if (any && i + 1 == block->count) { /* from outside a loop is entered by its header */
                uint32_t on = insn->count ? final_name(k, insn->operands[0]) : 0;
                bool chooses = insn->opcode != SpvOpBranch;
                *insn = ptx_with_names(k, insn, entry_name);
                if (chooses) {
                    insn->operands[0] = on;
                }
            } else if (any) {
                *insn = ptx_with_names(k, insn, final_name);
            }
        }
    }
}

bool *ptx_find_headers(struct fn *k, bool all) {
    bool *headers = NULL;
    uint32_t label;
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        for (uint32_t i = 0; (label = ptx_successor(k, &k->flow.blocks[b], i)) != 0; ++i) {
            uint32_t to = ptx_block_of(k, label);
            if (to <= b && (all || !ptx_id_of(k, label)->tried)) {
                headers =
                    headers ? headers : ptx_alloc(&k->t->out, k->flow.count + 1u, sizeof(*headers));
                headers[to] = true;
            }
        }
    }
    return headers;
}

/* Whether it reads shared memory and has no loop or barrier within. */
static bool reads_shared(struct fn *k, const struct loop *loop, const bool *headers) {
    bool reads = false;
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        if (b && headers[loop->blocks[b]]) {
            return false;
        }
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            if (insn->opcode == SpvOpControlBarrier) {
                return false;
            }
            reads |= insn->opcode == SpvOpLoad && insn->count &&
                     ptx_value_type(k, insn->operands[0])->storage == SpvStorageClassWorkgroup;
        }
    }
    return reads;
}

/* Whether an index is made of constants and what the header of a loop counts. */
static bool unroll_is_place(struct fn *k, const struct loop *loop, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    const struct block *header = &k->flow.blocks[loop->header];
    struct ur_spirv_number number;
    if (unroll_number_of(k, id, &number)) {
        return true;
    }
    if (!def || def->opcode == SpvOpPhi) {
        return def && def >= header->items && def < header->items + header->count;
    }
    uint32_t count = depth ? folded_operands(def->opcode) : 0;
    for (uint32_t i = 0; i < count; ++i) {
        if (!unroll_is_place(k, loop, def->operands[i], depth - 1)) {
            return false;
        }
    }
    return count != 0;
}

/* Whether it counts through a private array, and has no barrier within. */
static bool counts_private(struct fn *k, const struct loop *loop) {
    bool counts = false;
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            bool chain = insn->opcode >= SpvOpAccessChain &&
                         insn->opcode <= SpvOpInBoundsPtrAccessChain &&
                         ptx_type_of(k->t, insn->type)->storage == SpvStorageClassFunction;
            struct ur_spirv_number number;
            if (insn->opcode == SpvOpControlBarrier) {
                return false;
            }
            for (uint32_t j = 1; chain && !counts && j < insn->count; ++j) {
                counts = !unroll_number_of(k, insn->operands[j], &number) &&
                         unroll_is_place(k, loop, insn->operands[j], PLACE_DEPTH);
            }
        }
    }
    return counts;
}

/* One round over the loops that have no loop inside of them which is copied; true if any was. */
static bool unroll_round(struct fn *k, uint32_t *left) {
    uint32_t count = k->flow.count;
    struct edges edges = {0};
    bool *headers = ptx_find_headers(k, false), *all = ptx_find_headers(k, true);
    if (!headers) {
        return false;
    }
    ptx_find_edges(k, &edges);
    ptx_index_flow(k);
    uint32_t *seen = ptx_alloc(&k->t->out, count + 1u, sizeof(*seen));
    bool *taken = ptx_alloc(&k->t->out, count + 1u, sizeof(*taken));
    bool *inside = ptx_alloc(&k->t->out, count + 1u, sizeof(*inside));
    bool *reached = ptx_alloc(&k->t->out, count + 1u, sizeof(*reached));
    bool *back = ptx_alloc(&k->t->out, count + 1u, sizeof(*back));
    struct copying **copies = ptx_alloc(&k->t->out, count + 1u, sizeof(struct copying *));
    bool any = false;
    for (uint32_t h = count; h-- > 0;) {
        struct loop *loop = headers[h] ? ptx_alloc(&k->t->out, 1, sizeof(*loop)) : NULL;
        if (!loop || !ptx_find_loop(k, &edges, h, seen, taken, loop)) {
            continue;
        }
        for (uint32_t b = 0; b < loop->count; ++b) {
            inside[loop->blocks[b]] = true;
        }
        struct copying *c = ptx_alloc(&k->t->out, 1, sizeof(*c));
        *c = (struct copying){.loop = loop, .inside = inside, .reached = reached, .back = back};
        uint32_t limit = loop->marked                 ? MARKED_LIMIT
                         : counts_private(k, loop)    ? PRIVATE_LIMIT
                         : reads_shared(k, loop, all) ? SHARED_LIMIT
                                                      : PLAIN_LIMIT;
        bool good = copy_loop(k, c, limit < *left ? limit : *left);
        ptx_forget_names(k, loop);
        ptx_id_of(k, k->flow.blocks[h].label)->tried = true;
        for (uint32_t b = 0; b < loop->count; ++b) {
            inside[loop->blocks[b]] = false;
            taken[loop->blocks[b]] |= good;
        }
        if (!good) {
            continue;
        }
        any = true;
        copies[h] = c;
        *left -= c->size;
        ptx_id_of(k, k->flow.blocks[h].label)->entry = c->first;
        for (uint32_t i = 0; i < c->alias_count; ++i) {
            ptx_id_of(k, c->alias[i].from)->alias = c->alias[i].to;
        }
    }
    if (any) {
        rebuild(k, copies, taken);
    }
    return any;
}

void ptx_unroll_loops(struct fn *k) {
    bool changed = fold_all(k);
    uint32_t left = ALL_LIMIT;
    if (changed) {
        ptx_settle_flow(k);
    }
    for (int round = 0; round < ROUNDS && unroll_round(k, &left); ++round) {
        ptx_settle_flow(k);
        if (fold_all(k)) {
            ptx_settle_flow(k);
        }
    }
    ptx_choose(k, false);
    ptx_widen_loops(k, left);
    ptx_index_flow(k);
    ptx_choose(k, true);
    k->insn = NULL;
}
