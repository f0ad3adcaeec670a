/* Work-groups whose first work-item reads what others have just written to local memory, without a
 * barrier: OpenCL leaves open what it finds there. Processors whose work-items go in step, as those
 * of GPUs and of vectorised code do, have it find what was written, and programs in use rely on it
 * (the edges of dpnp's histogramdd). Work-items of a region run one after the other, the first one
 * first, so a barrier is put in front of such a branch, where all come by once. */
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

/* Steps that finding loops may take for each block: with more nothing is done. */
enum { MOST_STEPS = 64 };

struct leaders {
    struct ur_spirv_module *module;
    struct ur_spirv_function *f;
    struct ur_spirv_flow flow;
    bool *loops;     /* of each block: it is in a loop */
    uint32_t *owner; /* of each block: the last of those that all come by once before it */
    uint32_t *stack, *mark;
    uint32_t scope, semantics; /* ids of constants, 0: not made yet */
};

static bool is_local(const struct ur_spirv_module *module, uint32_t pointer) {
    uint32_t type = ur_spirv_type(module, pointer);
    return ur_spirv_opcode(module, type) == SpvOpTypePointer &&
           ur_spirv_operand(module, type, 0) == SpvStorageClassWorkgroup;
}

static bool writes(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpStore && insn->count && is_local(module, insn->operands[0]);
}

static bool reads(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpLoad && insn->count && is_local(module, insn->operands[0]);
}

static bool waits(const struct ur_spirv_module *module, const struct ur_spirv_instruction *insn) {
    bool lanes;
    return ll_sync(module, insn, &lanes) == SYNC_GROUP;
}

bool ll_shares(const struct ur_spirv_module *module, const struct ur_spirv_function *f) {
    bool written = false, read = false;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            written |= writes(module, &list->items[i]);
            read |= reads(module, &list->items[i]);
        }
    }
    return written && read;
}

/* ---- where all come by once ------------------------------------------------------------------ */

/* False: there are ways into the middle of a loop, or too many. */
static bool find_loops(struct leaders *l) {
    const struct ur_spirv_flow *flow = &l->flow;
    uint64_t left = (uint64_t)flow->block_count * MOST_STEPS;
    for (uint32_t o = 0; o < flow->order_count; ++o) {
        uint32_t header = flow->order[o], depth = 0;
        for (uint32_t e = flow->first_edge[header]; e < flow->first_edge[header + 1]; ++e) {
            uint32_t from = flow->edges[e];
            if (flow->number[from] == NONE || flow->number[from] < o) {
                continue;
            }
            if (!ur_spirv_dominates(flow, header, from)) {
                return false;
            }
            l->loops[header] = true;
            l->mark[header] = o + 1;
            if (l->mark[from] != o + 1) {
                l->mark[from] = o + 1;
                l->stack[depth++] = from;
            }
        }
        while (depth) {
            uint32_t b = l->stack[--depth];
            l->loops[b] = true;
            for (uint32_t e = flow->first_edge[b]; e < flow->first_edge[b + 1]; ++e) {
                uint32_t from = flow->edges[e];
                if (left-- == 0) {
                    return false;
                }
                if (flow->number[from] != NONE && l->mark[from] != o + 1) {
                    l->mark[from] = o + 1;
                    l->stack[depth++] = from;
                }
            }
        }
    }
    return true;
}

/* Those that are on every way to an end, which lie in a chain of dominators, and in no loop. */
static uint32_t find_chain(struct leaders *l, uint32_t *chain) {
    const struct ur_spirv_flow *flow = &l->flow;
    uint32_t all = NONE, count = 0; /* all: the last block that dominates all ends */
    for (uint32_t o = 0; o < flow->order_count; ++o) {
        uint32_t b = flow->order[o];
        const struct ur_spirv_block *block = &l->f->blocks[b];
        if (ur_spirv_target(l->module, &block->list.items[block->terminator], 0) == 0) {
            all = all == NONE ? b : all;
            while (all != NONE && !ur_spirv_dominates(flow, all, b)) {
                all = flow->dominator[all];
            }
        }
    }
    for (uint32_t b = all; b != NONE; b = flow->dominator[b]) {
        if (!l->loops[b]) {
            chain[count++] = b; /* the last one first */
        }
    }
    for (uint32_t i = 0; i < count / 2; ++i) {
        uint32_t other = chain[i];
        chain[i] = chain[count - 1 - i];
        chain[count - 1 - i] = other;
    }
    for (uint32_t i = 0; i < count; ++i) {
        l->owner[chain[i]] = i;
    }
    for (uint32_t o = 0; o < flow->order_count; ++o) { /* dominators come first */
        uint32_t b = flow->order[o];
        if (l->owner[b] == NONE && flow->dominator[b] != NONE) {
            l->owner[b] = l->owner[flow->dominator[b]];
        }
    }
    return count;
}

/* ---- the barrier ----------------------------------------------------------------------------- */

static bool make_constants(struct leaders *l) {
    if (!l->scope) {
        l->scope = ll_add_number(l->module, SpvScopeWorkgroup);
        l->semantics = l->scope
                           ? ll_add_number(l->module, SpvMemorySemanticsAcquireReleaseMask |
                                                          SpvMemorySemanticsWorkgroupMemoryMask)
                           : 0;
    }
    return l->scope && l->semantics;
}

static bool put_barrier(struct leaders *l, uint32_t b) {
    struct ur_spirv_block *block = &l->f->blocks[b];
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(l->module, (block->list.count + 1u) * sizeof(*items));
    uint32_t *operands = ur_spirv_allocate(l->module, 3 * sizeof(*operands)),
             at = block->terminator;
    if (!items || !operands || !make_constants(l)) {
        return false;
    }
    at -= ur_spirv_is_merge(&block->list.items[at - 1]);
    operands[0] = operands[1] = l->scope;
    operands[2] = l->semantics;
    memcpy(items, block->list.items, at * sizeof(*items));
    items[at] = (struct ur_spirv_instruction){SpvOpControlBarrier,        3,       0, 0,
                                              block->list.items[at].word, operands};
    memcpy(items + at + 1, block->list.items + at, (block->list.count - at) * sizeof(*items));
    block->list.items = items;
    ++block->list.count;
    ++block->terminator;
    return true;
}

/* Whether a condition has it that a number is a certain one, as for one work-item, or not. */
static bool chooses_one(const struct ur_spirv_module *module, uint32_t condition, unsigned depth) {
    const struct ur_spirv_instruction *by = ur_spirv_definition(module, condition);
    uint64_t value;
    switch (by ? by->opcode : SpvOpNop) {
    case SpvOpIEqual:
    case SpvOpINotEqual:
        return by->count == 2 && (ur_spirv_constant(module, by->operands[0], &value) ||
                                  ur_spirv_constant(module, by->operands[1], &value));
    case SpvOpLogicalNot:
    case SpvOpLogicalAnd:
    case SpvOpLogicalOr:
        for (uint32_t i = 0; i < by->count && depth; ++i) {
            if (chooses_one(module, by->operands[i], depth - 1)) {
                return true;
            }
        }
        return false;
    default:
        return false;
    }
}

/* Goes along the chain, with what lies between two of it. */
static bool put_barriers(struct leaders *l, const uint32_t *chain, uint32_t count) {
    const struct ur_spirv_module *module = l->module;
    bool *read = calloc(count + 1u, sizeof(*read)), *written = calloc(count + 1u, sizeof(*written));
    bool dirty = false, good = read && written;
    for (uint32_t o = 0; o < l->flow.order_count && good; ++o) {
        uint32_t b = l->flow.order[o], c = l->owner[b];
        const struct ur_spirv_list *list = &l->f->blocks[b].list;
        for (uint32_t i = 1; c != NONE && chain[c] != b && i < list->count; ++i) {
            read[c] |= reads(module, &list->items[i]);
            written[c] |= writes(module, &list->items[i]);
        }
    }
    for (uint32_t c = 0; c < count && good; ++c) {
        const struct ur_spirv_block *block = &l->f->blocks[chain[c]];
        for (uint32_t i = 1; i < block->terminator; ++i) {
            dirty = !waits(module, &block->list.items[i]) &&
                    (dirty || writes(module, &block->list.items[i]));
        }
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        if (dirty && read[c] && end->opcode == SpvOpBranchConditional && end->count &&
            chooses_one(module, end->operands[0], 4)) {
            good = put_barrier(l, chain[c]);
            dirty = false;
        }
        dirty |= written[c];
    }
    free(read);
    free(written);
    return good;
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool wait_in(struct leaders *l) {
    uint32_t n = l->f->block_count;
    bool any = false, good = true;
    for (uint32_t b = 0; b < n && !any; ++b) {
        for (uint32_t i = 1; i < l->f->blocks[b].list.count && !any; ++i) {
            any = waits(l->module, &l->f->blocks[b].list.items[i]);
        }
    }
    if (!any || !ll_shares(l->module, l->f)) {
        return true;
    }
    if (!ur_spirv_flow_make(&l->flow, l->module, l->f)) {
        return false;
    }
    uint32_t *chain = calloc(n, sizeof(*chain));
    l->loops = calloc(n, sizeof(*l->loops));
    l->owner = malloc(n * sizeof(*l->owner));
    l->stack = calloc(n, sizeof(*l->stack));
    l->mark = calloc(n, sizeof(*l->mark));
    if (!chain || !l->loops || !l->owner || !l->stack || !l->mark) {
        good = false;
    } else {
        memset(l->owner, 0xff, n * sizeof(*l->owner));
        if (find_loops(l)) {
            good = put_barriers(l, chain, find_chain(l, chain));
        }
    }
    free(chain);
    free(l->loops);
    free(l->owner);
    free(l->stack);
    free(l->mark);
    ur_spirv_flow_drop(&l->flow);
    return good;
}

bool ll_wait_for_leaders(struct ur_spirv_module *module) {
    struct leaders l = {.module = module};
    bool good = true;
    for (uint32_t i = 0; i < module->entry_point_count && good; ++i) {
        l.f = ur_spirv_function(module, module->entry_points[i].id);
        good = !l.f || !l.f->block_count || wait_in(&l);
    }
    return good && (!l.scope || ur_spirv_index(module, NULL) == UR_SPIRV_OK);
}
