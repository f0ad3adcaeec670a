/* Scalars of one vector in memory that a block reads one by one, as compilers leave vectors of
 * which they use the parts, are read together where the first of them is: a warp's accesses are
 * what bounds many a kernel, not the bytes. */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "flow.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

enum { MOST_OPEN = 16, MOST_SCALARS = 4 };

/* Reads of one vector, in the order of the block. */
struct beside {
    const struct ur_spirv_instruction *reads[MOST_SCALARS];
    int64_t at[MOST_SCALARS]; /* which of the vector's scalars */
    uint32_t count, align;    /* bytes that the vector is known to be aligned to */
    bool stays;
};

struct open {
    struct beside *groups[MOST_OPEN];
    uint32_t count;
};

/* The step to the place of one scalar of a vector in memory, at a constant index; NULL: it is none.
 */
static const struct ur_spirv_instruction *
step_to_scalar(struct fn *k, const struct ur_spirv_instruction *load, int64_t *at) {
    const struct type *type = ptx_type_of(k->t, load->type);
    const struct ur_spirv_instruction *step = ptx_id_of(k, load->operands[0])->def;
    bool number = (type->op == SpvOpTypeInt || type->op == SpvOpTypeFloat) && type->size >= 4;
    if (!number || !step || !ptx_is_chain(step->opcode) || step->count < 3 ||
        (load->count > 1 && load->operands[1] & ~(uint32_t)SpvMemoryAccessAlignedMask) ||
        !ptx_is_shared(k, load->operands[0]) ||
        !ptx_constant_int(k, step->operands[step->count - 1], at)) {
        return NULL;
    }
    const struct type *whole = ptx_pointee(k, ptx_value_type(k, step->operands[0]));
    bool of_element =
        step->opcode == SpvOpPtrAccessChain || step->opcode == SpvOpInBoundsPtrAccessChain;
    for (uint32_t i = of_element ? 2 : 1; i + 1 < step->count; ++i) {
        int64_t member = 0;
        if (whole->op == SpvOpTypeStruct && (!ptx_constant_int(k, step->operands[i], &member) ||
                                             member < 0 || (uint64_t)member >= whole->count)) {
            return NULL;
        }
        whole = whole->op == SpvOpTypeStruct ? whole->members[member] : whole->element;
        if (!whole) {
            return NULL;
        }
    }
    return whole->op == SpvOpTypeVector && *at >= 0 && *at < whole->count && *at < MOST_SCALARS
               ? step
               : NULL;
}

static bool is_of_same(struct fn *k, const struct ur_spirv_instruction *a,
                       const struct ur_spirv_instruction *b) {
    const struct ur_spirv_instruction *one = ptx_id_of(k, a->operands[0])->def,
                                      *other = ptx_id_of(k, b->operands[0])->def;
    bool same = one->opcode == other->opcode && one->count == other->count && a->type == b->type &&
                ptx_id_of(k, a->result)->guard == ptx_id_of(k, b->result)->guard;
    for (uint32_t i = 0; same && i + 1 < one->count; ++i) {
        same = one->operands[i] == other->operands[i];
    }
    return same;
}

static bool has_scalar(const struct beside *group, int64_t at) {
    bool found = false;
    for (uint32_t i = 0; i < group->count; ++i) {
        found |= group->at[i] == at;
    }
    return found;
}

static void add_read(struct fn *k, struct open *open, const struct ur_spirv_instruction *load,
                     int64_t at) {
    struct beside *to = NULL;
    for (uint32_t i = 0; i < open->count && !to; ++i) {
        struct beside *group = open->groups[i];
        to = is_of_same(k, group->reads[0], load) && !has_scalar(group, at) ? group : NULL;
    }
    if (!to) {
        if (open->count == MOST_OPEN) {
            return;
        }
        to = open->groups[open->count++] = ptx_alloc(&k->t->out, 1, sizeof(*to));
        to->stays = ptx_stays(k, load->operands[0]);
    }
    const struct type *type = ptx_type_of(k->t, load->type);
    uint32_t align = ptx_mode_of(k, load, 1, type).align;
    if ((uint64_t)at * type->size % align == 0 && align > to->align) {
        to->align = align;
    }
    to->at[to->count] = at;
    to->reads[to->count++] = load;
}

/* Whether two of its scalars are moved by one instruction. */
static bool is_worth_it(struct fn *k, const struct beside *group) {
    uint64_t size = ptx_type_of(k->t, group->reads[0]->type)->size;
    bool any = false;
    for (int64_t at = 0; at < MOST_SCALARS; at += 2) {
        any |= has_scalar(group, at) && has_scalar(group, at + 1);
    }
    return any && group->align >= 2 * size;
}

static void close_groups(struct fn *k, struct open *open, bool all) {
    uint32_t kept = 0;
    for (uint32_t i = 0; i < open->count; ++i) {
        struct beside *group = open->groups[i];
        if (group->stays && !all) {
            open->groups[kept++] = group;
        } else if (is_worth_it(k, group)) {
            ptx_id_of(k, group->reads[0]->result)->beside = group;
            for (uint32_t j = 1; j < group->count; ++j) {
                ptx_id_of(k, group->reads[j]->result)->read = true;
            }
        }
    }
    open->count = kept;
}

void ptx_read_beside(struct fn *k) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        struct open open = {.count = 0};
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            int64_t at;
            if (insn->opcode == SpvOpLoad && step_to_scalar(k, insn, &at)) {
                add_read(k, &open, insn, at);
            } else if (!ptx_may_pass(k, insn)) {
                close_groups(k, &open, false);
            }
        }
        close_groups(k, &open, true);
    }
}

void ptx_emit_beside(struct fn *k, const struct beside *group, struct access_mode mode) {
    const struct ur_spirv_instruction *first = group->reads[0];
    const struct type *type = ptx_type_of(k->t, first->type);
    struct leaf leaves[MOST_SCALARS];
    const struct ur_spirv_instruction *sorted[MOST_SCALARS];
    uint32_t count = 0;
    for (int64_t at = 0; at < MOST_SCALARS; ++at) {
        for (uint32_t i = 0; i < group->count; ++i) {
            if (group->at[i] == at) {
                leaves[count] = (struct leaf){(uint32_t)((uint64_t)at * type->size), type->kind};
                sorted[count++] = group->reads[i];
            }
        }
    }
    struct part address = ptx_address_of(k, first->operands[0]), parts[MOST_SCALARS];
    address.bits -= (uint64_t)group->at[0] * type->size;
    mode.align = group->align;
    ptx_load_leaves(k, address, leaves, count, mode, parts);
    for (uint32_t i = 0; i < count; ++i) {
        ptx_set_scalar(k, sorted[i]->result, parts[i]);
    }
}
