/* Long loops behind a guard that may part work-items, in kernels whose work-items wait for each
 * other: `if (get_global_id(0) < n)`, which does so at the end of the range alone. One work-item
 * after the other would go through such a loop. So all of a sub-group vote on the guard: where it
 * holds for all of them they take a copy of what is behind it, in which each turn is a region
 * (strips.c), and else each goes its own way, as before.
 *
 * A vote is proven to be one that all of the group come to: between two such, or two times that the
 * group waits, there is exactly one (takes_turns). */
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"
#include "spirv/keep.h"

#define NONE UR_SPIRV_NONE

enum {
    MOST_GUARDS = 8,    /* of a kernel */
    MOST_COPIED = 2000, /* instructions of a kernel, */
    MOST_ADDED = 50000, /* and of a module */
    MOST_TRIES = 32,    /* guards of a kernel that are looked at, */
    MOST_STEPS = 64,    /* and instructions that one is made of */
    MOST_PARTED = 8,    /* blocks that a branch decides about by which work-items part for short */
    USUAL_TURNS = 16    /* of a loop that nothing is known of */
};

struct guard {
    uint32_t block, taken, out; /* blocks: where it stands, what is copied, and what lies behind */
    bool holds;                 /* that is copied where it holds; else where it holds for none */
    uint32_t vote, other;       /* ids: its result, and the label of the block that decides again */
};

struct votes {
    struct ur_spirv_module *module;
    struct ur_spirv_function *f;
    struct ur_spirv_flow flow;
    struct guard guards[MOST_GUARDS];
    uint32_t count;
    bool *varies;             /* of each id, behind the guard under work */
    bool *meets;              /* of each block: work-items come there by several ways at once */
    bool *waits, *mark;       /* of each block */
    uint32_t *behind, *stack; /* of each block: 1 + the guard that it is copied for */
    uint32_t *map, *origin;   /* of ids: what takes its place in a copy; what a new one is of */
    uint32_t room, scope;
    uint32_t left;     /* instructions that may be added */
    bool in_rows;      /* strips of the kernel lie in one row each */
    bool again;        /* the group waits in a loop of it */
    bool keeps_values; /* it writes no parameter that is a value */
    bool failed;
};

static const struct ur_spirv_instruction *end_of(const struct votes *v, uint32_t b) {
    return &v->f->blocks[b].list.items[v->f->blocks[b].terminator];
}

/* The n-th block that may follow, with *more: there is one; NONE: no block of the function. */
static uint32_t following(const struct votes *v, uint32_t b, uint32_t n, bool *more) {
    uint32_t label = ur_spirv_target(v->module, end_of(v, b), n);
    *more = label != 0;
    return label && ur_spirv_opcode(v->module, label) == SpvOpLabel &&
                   &v->module->functions[v->module->ids[label].function] == v->f
               ? v->module->ids[label].block
               : NONE;
}

/* ---- where a sub-group may vote -------------------------------------------------------------- */

/* Whether some way from `from` comes to it again, or to an end, without `between`. */
static bool comes_again(struct votes *v, uint32_t from, uint32_t between) {
    uint32_t depth = 0, b = from;
    memset(v->mark, 0, v->f->block_count * sizeof(*v->mark));
    for (;;) {
        bool more;
        uint32_t to = following(v, b, 0, &more);
        if (!more && end_of(v, b)->opcode != SpvOpUnreachable) {
            return true;
        }
        for (uint32_t k = 0; more; to = following(v, b, ++k, &more)) {
            if (to == NONE || to == from) {
                return true;
            }
            if (to != between && !v->mark[to]) {
                v->mark[to] = true;
                v->stack[depth++] = to;
            }
        }
        if (!depth) {
            return false;
        }
        b = v->stack[--depth];
    }
}

/* Whether some way to `to` comes from itself or from the kernel's beginning without `between`. */
static bool came_before(struct votes *v, uint32_t to, uint32_t between) {
    uint32_t depth = 0, b = to;
    memset(v->mark, 0, v->f->block_count * sizeof(*v->mark));
    for (;;) {
        if (b == 0) {
            return true;
        }
        for (uint32_t e = v->flow.first_edge[b]; e < v->flow.first_edge[b + 1]; ++e) {
            uint32_t from = v->flow.edges[e];
            if (from == to) {
                return true;
            }
            if (from != between && !v->mark[from] && v->flow.number[from] != NONE) {
                v->mark[from] = true;
                v->stack[depth++] = from;
            }
        }
        if (!depth) {
            return false;
        }
        b = v->stack[--depth];
    }
}

/* Whether all that come to one of two blocks come to the other one before they come to it again. */
static bool takes_turns(struct votes *v, uint32_t first, uint32_t second) {
    return !comes_again(v, first, second) && !came_before(v, second, first);
}

static bool all_come(struct votes *v, uint32_t b) {
    for (uint32_t w = 0; w < v->f->block_count; ++w) {
        if (v->waits[w] && v->flow.number[w] != NONE &&
            (w == b || takes_turns(v, w, b) || takes_turns(v, b, w))) {
            return true;
        }
    }
    return false;
}

/* ---- what is worth it ------------------------------------------------------------------------ */

static bool is_own(uint32_t built_in) {
    return built_in == SpvBuiltInLocalInvocationId || built_in == SpvBuiltInLocalInvocationIndex ||
           built_in == SpvBuiltInGlobalInvocationId || built_in == SpvBuiltInGlobalLinearId;
}

/* Whether a guard asks where the work-item is. */
static bool asks_for_place(const struct votes *v, uint32_t id, unsigned *left) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(v->module, id);
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (!insn || !*left || insn->opcode == SpvOpPhi ||
        (v->in_rows && ll_is_other_place(v->module, insn))) {
        return false;
    }
    --*left;
    if (insn->opcode == SpvOpLoad) {
        return is_own(ll_built_in_read(v->module, insn));
    }
    ur_spirv_walk_begin(&walk, v->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && asks_for_place(v, insn->operands[item.first], left)) {
            return true;
        }
    }
    return false;
}

/* A function of OpenCL.std that has numbers alone. */
static bool is_number_function(const struct ur_spirv_module *module,
                               const struct ur_spirv_instruction *insn) {
    if (insn->count < 2 || insn->operands[0] >= module->bound ||
        module->ids[insn->operands[0]].set != UR_SPIRV_OPENCL_STD ||
        insn->operands[1] == OpenCLstd_printf) {
        return false;
    }
    for (uint32_t i = 2; i < insn->count; ++i) {
        uint32_t type = ur_spirv_type(module, insn->operands[i]);
        if (type && ur_spirv_opcode(module, type) == SpvOpTypePointer) {
            return false;
        }
    }
    return true;
}

static bool varies(const struct votes *v, uint32_t id) {
    return id >= v->room || v->varies[id];
}

static bool is_value(const struct votes *v, uint32_t pointer) {
    uint32_t type = ur_spirv_type(v->module, pointer);
    return type && ur_spirv_opcode(v->module, type) == SpvOpTypePointer &&
           ur_spirv_operand(v->module, type, 0) == SpvStorageClassFunction;
}

/* Of a kernel without variables: whether anything but a load or an address has a pointer to a
 * parameter that is a value. */
static bool writes_values(const struct votes *v) {
    for (uint32_t b = 0; b < v->f->block_count; ++b) {
        const struct ur_spirv_list *list = &v->f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            bool reads = insn->opcode == SpvOpLoad || insn->opcode == SpvOpPtrAccessChain ||
                         insn->opcode == SpvOpInBoundsPtrAccessChain;
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            ur_spirv_walk_begin(&walk, v->module, insn);
            while (!reads && ur_spirv_walk_next(&walk, &item)) {
                if (item.id && is_value(v, insn->operands[item.first])) {
                    return true;
                }
            }
        }
    }
    return false;
}

/* A read of a member of a parameter that is a value. */
static bool reads_value(const struct votes *v, const struct ur_spirv_instruction *insn) {
    return insn->count && is_value(v, insn->operands[0]) && !varies(v, insn->operands[0]) &&
           (insn->count == 1 || !(insn->operands[1] & SpvMemoryAccessVolatileMask));
}

/* Whether it gives the same to all who have the same operands. */
static bool computes(const struct votes *v, const struct ur_spirv_instruction *insn) {
    uint32_t op = insn->opcode, input;
    switch (op) {
    case SpvOpLabel:
    case SpvOpPhi:
    case SpvOpUndef:
    case SpvOpSelect:
    case SpvOpBitcast:
    case SpvOpCompositeExtract:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return true;
    case SpvOpLoad:
        input = ll_built_in_read(v->module, insn);
        return (input == NONE && v->keeps_values && reads_value(v, insn)) ||
               input == SpvBuiltInGlobalSize || input == SpvBuiltInWorkgroupSize ||
               input == SpvBuiltInEnqueuedWorkgroupSize || input == SpvBuiltInNumWorkgroups ||
               input == SpvBuiltInWorkgroupId || input == SpvBuiltInGlobalOffset;
    case SpvOpExtInst:
        return is_number_function(v->module, insn);
    default: /* conversions; arithmetic; relations, bits */
        return (op >= SpvOpConvertFToU && op <= SpvOpSatConvertUToS) ||
               (op >= SpvOpSNegate && op <= SpvOpFMod) || (op >= SpvOpAny && op <= SpvOpBitCount);
    }
}

/* Finds what varies behind a guard if all of a team are there: of phis only those are known that
 * stand there too. */
static void find_varying(struct votes *v) {
    for (bool changed = true, first = true; changed; first = false) {
        changed = false;
        for (uint32_t b = 0; b < v->f->block_count; ++b) {
            const struct ur_spirv_list *list = &v->f->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                const struct ur_spirv_instruction *insn = &list->items[i];
                struct ur_spirv_walk walk;
                struct ur_spirv_item item;
                if (!insn->result || (!first && v->varies[insn->result])) {
                    continue;
                }
                bool other = !computes(v, insn) ||
                             (insn->opcode == SpvOpPhi && (!v->mark[b] || v->meets[b]));
                bool same = v->in_rows && ll_is_other_place(v->module, insn);
                ur_spirv_walk_begin(&walk, v->module, insn);
                while (insn->opcode != SpvOpLabel && insn->opcode != SpvOpLoad && !other && !same &&
                       ur_spirv_walk_next(&walk, &item)) {
                    other = item.id && !first && varies(v, insn->operands[item.first]);
                }
                changed |= other || first;
                v->varies[insn->result] = other;
            }
        }
    }
}

/* Marks the blocks behind a guard, from `taken` to `out`. False: that is not all there is, or not
 * what is copied. */
static bool find_behind(struct votes *v, const struct guard *g, uint32_t *size) {
    uint32_t depth = 0;
    bool more;
    memset(v->mark, 0, v->f->block_count * sizeof(*v->mark));
    v->mark[g->taken] = true;
    v->stack[depth++] = g->taken;
    *size = 0;
    while (depth) {
        uint32_t b = v->stack[--depth], to = following(v, b, 0, &more);
        if (!more || v->behind[b] || v->waits[b]) {
            return false;
        }
        *size += v->f->blocks[b].list.count;
        for (uint32_t k = 0; more; to = following(v, b, ++k, &more)) {
            if (to == NONE || to == g->block) {
                return false;
            }
            if (to != g->out && !v->mark[to]) {
                v->mark[to] = true;
                v->stack[depth++] = to;
            }
        }
    }
    for (uint32_t b = 0; b < v->f->block_count; ++b) {
        for (uint32_t e = v->flow.first_edge[b]; v->mark[b] && e < v->flow.first_edge[b + 1]; ++e) {
            uint32_t from = v->flow.edges[e];
            if (!v->mark[from] && (b != g->taken || from != g->block)) {
                return false;
            }
        }
    }
    return true;
}

/* Instructions of all turns of the loop that a way from `last` back to `header` makes, of the
 * blocks that are marked. */
static uint64_t steps_of(struct votes *v, uint32_t header, uint32_t last, uint32_t *inside) {
    uint64_t steps = 0, turns = 0;
    uint32_t depth = 0;
    bool more;
    memset(inside, 0, v->f->block_count * sizeof(*inside));
    inside[header] = inside[last] = 1;
    v->stack[depth++] = last;
    while (depth) {
        uint32_t b = v->stack[--depth];
        for (uint32_t e = v->flow.first_edge[b]; b != header && e < v->flow.first_edge[b + 1];
             ++e) {
            uint32_t from = v->flow.edges[e];
            if (!inside[from] && v->mark[from]) {
                inside[from] = 1;
                v->stack[depth++] = from;
            }
        }
    }
    for (uint32_t b = 0; b < v->f->block_count; ++b) {
        uint32_t to = inside[b] ? following(v, b, 0, &more) : NONE;
        if (!inside[b]) {
            continue;
        }
        steps += v->f->blocks[b].list.count;
        const struct ur_spirv_instruction *test =
            end_of(v, b)->opcode == SpvOpBranchConditional && end_of(v, b)->count
                ? ur_spirv_definition(v->module, end_of(v, b)->operands[0])
                : NULL;
        for (uint32_t k = 0; more; to = following(v, b, ++k, &more)) {
            if (!inside[to] && test) { /* as of a loop that was written out but for two turns */
                turns = test->opcode == SpvOpPhi ? 2 : ll_count_turns(v->module, test);
                turns = turns ? turns : v->again ? USUAL_TURNS : LL_LONG;
            }
        }
    }
    return steps * turns;
}

/* Whether there is a long loop behind a guard. */
static bool has_long_loop(struct votes *v, uint32_t *inside) {
    bool more;
    for (uint32_t b = 0; b < v->f->block_count; ++b) {
        uint32_t to = v->mark[b] ? following(v, b, 0, &more) : NONE;
        for (uint32_t k = 0; v->mark[b] && more; to = following(v, b, ++k, &more)) {
            if (v->mark[to] && v->flow.number[to] <= v->flow.number[b] &&
                steps_of(v, to, b, inside) >= LL_LONG) {
                return true;
            }
        }
    }
    return false;
}

/* Marks where the ways of a branch meet that work-items part at, where these are short, make no
 * turns and lie behind the guard. False: it is not so, and they part for good. */
static bool find_meeting(struct votes *v, uint32_t branch, bool *changed) {
    uint32_t next[MOST_PARTED], count = 1, steps = 0;
    next[0] = branch;
    for (;;) {
        uint32_t first = 0;
        bool more;
        for (uint32_t i = 1; i < count; ++i) { /* whoever comes before all others */
            first = v->flow.number[next[i]] < v->flow.number[next[first]] ? i : first;
        }
        uint32_t b = next[first];
        if (b != branch) {
            *changed |= !v->meets[b];
            v->meets[b] = true;
            if (count == 1) {
                return true;
            }
        }
        if (++steps > MOST_PARTED) {
            return false;
        }
        next[first] = next[--count];
        for (uint32_t k = 0, to = following(v, b, 0, &more); more;
             to = following(v, b, ++k, &more)) {
            bool known = false;
            for (uint32_t i = 0; i < count; ++i) {
                known |= next[i] == to;
            }
            if (to == NONE || !v->mark[to] || v->flow.number[to] <= v->flow.number[b] ||
                (!known && count == MOST_PARTED)) {
                return false;
            }
            if (!known) {
                next[count++] = to;
            }
        }
    }
}

/* Whether all who come there go the same ways behind a guard, but for short ones that meet again:
 * they are done by all who are on them. */
static bool go_together(struct votes *v) {
    bool changed = true;
    memset(v->meets, 0, v->f->block_count * sizeof(*v->meets));
    while (changed) {
        changed = false;
        find_varying(v);
        for (uint32_t b = 0; b < v->f->block_count; ++b) {
            const struct ur_spirv_instruction *end = end_of(v, b);
            bool chooses = end->opcode == SpvOpBranchConditional || end->opcode == SpvOpSwitch;
            if (v->mark[b] && chooses &&
                (!end->count || (varies(v, end->operands[0]) && !find_meeting(v, b, &changed)))) {
                return false;
            }
        }
    }
    return true;
}

static void find_guards(struct votes *v, uint32_t *inside) {
    uint32_t copied = 0, size, tries = 0;
    bool more;
    for (uint32_t o = 0; o < v->flow.order_count && v->count < MOST_GUARDS; ++o) {
        uint32_t b = v->flow.order[o];
        unsigned left = MOST_STEPS;
        const struct ur_spirv_instruction *end = end_of(v, b);
        if (end->opcode != SpvOpBranchConditional || end->count < 3 ||
            end->operands[1] == end->operands[2] || v->behind[b] ||
            !asks_for_place(v, end->operands[0], &left)) {
            continue;
        }
        for (uint32_t way = 0; way < 2; ++way) {
            struct guard g = {.block = b,
                              .taken = following(v, b, way, &more),
                              .out = following(v, b, 1 - way, &more),
                              .holds = way == 0};
            if (g.taken == NONE || g.out == NONE || !find_behind(v, &g, &size) ||
                copied + size > MOST_COPIED || size > v->left || !has_long_loop(v, inside) ||
                ++tries > MOST_TRIES || !go_together(v)) {
                continue;
            }
            uint32_t number = ++v->count;
            for (uint32_t i = 0; i < v->f->block_count; ++i) {
                v->behind[i] = v->mark[i] ? number : v->behind[i];
            }
            if (!all_come(v, b)) { /* uses what is marked */
                for (uint32_t i = 0; i < v->f->block_count; ++i) {
                    v->behind[i] = v->behind[i] == number ? 0 : v->behind[i];
                }
                --v->count;
                continue;
            }
            copied += size;
            v->left -= size;
            v->guards[number - 1] = g;
            break;
        }
    }
}

/* ---- putting it in place --------------------------------------------------------------------- */

static uint32_t votes_new_id(struct votes *v, uint32_t like) {
    uint32_t id = ur_spirv_take_id(v->module, &v->failed);
    v->failed |= id >= v->room;
    if (!v->failed) {
        v->origin[id] = v->origin[like] ? v->origin[like] : like;
    }
    return v->failed ? 0 : id;
}

static struct ur_spirv_instruction made_of(struct votes *v, uint16_t opcode, uint32_t type,
                                           uint32_t result, const uint32_t *operands,
                                           uint16_t count) {
    uint32_t *own = ur_spirv_take(v->module, &v->failed, count, sizeof(*own));
    if (own && count) {
        memcpy(own, operands, count * sizeof(*own));
    }
    return (struct ur_spirv_instruction){opcode, own ? count : (uint16_t)0, type, result, NONE,
                                         own};
}

static uint32_t mapped(const struct votes *v, uint32_t id) {
    return id < v->room && v->map[id] ? v->map[id] : id;
}

/* The guard of a block with that label; NULL: it has none. */
static const struct guard *guard_at(const struct votes *v, uint32_t label) {
    for (uint32_t i = 0; i < v->count; ++i) {
        if (v->f->blocks[v->guards[i].block].label == label) {
            return &v->guards[i];
        }
    }
    return NULL;
}

/* What comes into a phi from where guards were, and from copies. */
static void rename_ways(struct votes *v, uint32_t b, struct ur_spirv_instruction *phi) {
    uint32_t *operands =
        ur_spirv_take(v->module, &v->failed, 2 * (size_t)phi->count, sizeof(*operands));
    uint16_t count = 0;
    if (!operands || phi->count > UINT16_MAX / 2) {
        v->failed = true;
        return;
    }
    for (uint32_t n = 0; n + 1 < phi->count; n += 2) {
        uint32_t value = phi->operands[n], label = phi->operands[n + 1];
        const struct guard *g = guard_at(v, label);
        uint32_t from = label < v->module->bound ? v->module->ids[label].block : NONE;
        operands[count++] = value;
        operands[count++] = g ? g->other : label;
        uint32_t number = from < v->f->block_count ? v->behind[from] : 0;
        if (number && v->guards[number - 1].out == b) {
            operands[count++] = mapped(v, value);
            operands[count++] = mapped(v, label);
        }
    }
    phi->operands = operands;
    phi->count = count;
}

static struct ur_spirv_block copy_of(struct votes *v, const struct ur_spirv_block *block) {
    struct ur_spirv_block copy = *block;
    copy.label = mapped(v, block->label);
    copy.list = ur_spirv_copy(v->module, &v->failed, &block->list, v->map, v->room);
    return copy;
}

/* The vote goes to the copy or to another block, which has the guard. */
static struct ur_spirv_block other_block(struct votes *v, struct ur_spirv_block *block,
                                         const struct guard *g) {
    const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
    uint32_t condition = end->operands[0], copy = mapped(v, v->f->blocks[g->taken].label);
    uint32_t at = block->terminator, n = 0;
    struct ur_spirv_instruction *items =
        ur_spirv_take(v->module, &v->failed, block->list.count + 1u, sizeof(*items));
    struct ur_spirv_instruction *others = ur_spirv_take(v->module, &v->failed, 2, sizeof(*others));
    struct ur_spirv_block other = {g->other, 1, {others, 2}};
    if (v->failed) {
        return other;
    }
    bool merge = at > 1 && ur_spirv_is_merge(&block->list.items[at - 1]);
    for (uint32_t i = 0; i < at - merge; ++i) {
        items[n++] = block->list.items[i];
    }
    items[n++] =
        made_of(v, g->holds ? SpvOpGroupAll : SpvOpGroupAny, ur_spirv_type(v->module, condition),
                g->vote, (uint32_t[]){v->scope, condition}, 2);
    if (merge) {
        items[n++] = block->list.items[at - 1];
    }
    others[0] = made_of(v, SpvOpLabel, 0, g->other, NULL, 0);
    others[1] = *end;
    block->terminator = n;
    items[n++] = made_of(v, SpvOpBranchConditional, 0, 0,
                         g->holds ? (uint32_t[]){g->vote, copy, g->other}
                                  : (uint32_t[]){g->vote, g->other, copy},
                         3);
    block->list = (struct ur_spirv_list){items, n};
    return other;
}

static void put_votes(struct votes *v) {
    uint32_t n = v->f->block_count, more = v->count, made = 0;
    v->scope = v->scope ? v->scope : ll_add_number(v->module, SpvScopeSubgroup);
    v->failed |= !v->scope;
    for (uint32_t b = 0; b < n; ++b) {
        const struct ur_spirv_list *list = &v->f->blocks[b].list;
        more += v->behind[b] != 0;
        for (uint32_t i = 0; v->behind[b] && i < list->count && !v->failed; ++i) {
            uint32_t id = list->items[i].result;
            uint32_t copy = id ? votes_new_id(v, id) : 0;
            v->map[id] = id ? copy : 0;
        }
    }
    for (uint32_t i = 0; i < v->count && !v->failed; ++i) {
        v->guards[i].vote = votes_new_id(v, 0);
        v->guards[i].other = votes_new_id(v, 0);
    }
    struct ur_spirv_block *blocks =
        ur_spirv_take(v->module, &v->failed, n + (size_t)more, sizeof(*blocks));
    for (uint32_t b = 0; b < n && !v->failed; ++b) {
        struct ur_spirv_block *block = &blocks[made++];
        const struct guard *g = guard_at(v, v->f->blocks[b].label);
        *block = v->f->blocks[b];
        block->list.items =
            ur_spirv_take(v->module, &v->failed, block->list.count, sizeof(*block->list.items));
        if (v->failed) {
            return;
        }
        memcpy(block->list.items, v->f->blocks[b].list.items,
               block->list.count * sizeof(*block->list.items));
        for (uint32_t i = 1; i < block->terminator && !v->failed; ++i) {
            if (block->list.items[i].opcode == SpvOpPhi) {
                rename_ways(v, b, &block->list.items[i]);
            }
        }
        if (g) {
            blocks[made++] = other_block(v, block, g);
            for (uint32_t i = 0; i < n && !v->failed; ++i) {
                if (v->behind[i] == (uint32_t)(g - v->guards) + 1) {
                    blocks[made++] = copy_of(v, &v->f->blocks[i]);
                }
            }
        }
    }
    v->f->blocks = blocks;
    v->f->block_count = made;
}

/* ---- all ------------------------------------------------------------------------------------- */

/* Whether work-items wait for their group in it, and whatever else it does goes with strips. */
static bool may_vote(const struct votes *v) {
    uint64_t values = 0;
    bool any = false, lanes;
    for (uint32_t b = 0; b < v->f->block_count && v->f->block_count <= LL_MOST_BLOCKS; ++b) {
        const struct ur_spirv_list *list = &v->f->blocks[b].list;
        values += list->count;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint32_t op = list->items[i].opcode;
            uint8_t sync = ll_sync(v->module, &list->items[i], &lanes);
            if (lanes || (sync != SYNC_NONE && op != SpvOpControlBarrier) ||
                sync == SYNC_SUB_GROUP || op == SpvOpFunctionCall || op == SpvOpVariable ||
                ur_spirv_is_atomic(op)) {
                return false;
            }
            any |= sync == SYNC_GROUP;
        }
    }
    return any && values <= LL_MOST_VALUES - MOST_COPIED;
}

/* Of one kernel; `changed` where any was. */
static void vote_in(struct votes *v, const struct ur_spirv_function *kernel, bool in_rows,
                    bool *changed) {
    const struct ur_spirv_note *size = ur_spirv_mode(v->module, kernel, SpvExecutionModeLocalSize);
    if (!may_vote(v) || ur_spirv_mode(v->module, kernel, SpvExecutionModeSubgroupSize) ||
        (size && size->count ? size->operands[0] % UR_LLVM_SUB_GROUP_SIZE != 0
                             : !in_rows && !ll_has_one_dimension(v->module, v->f))) {
        return;
    }
    uint32_t n = v->f->block_count;
    bool lanes;
    v->count = 0;
    v->in_rows = in_rows || (size && size->count);
    v->again = false;
    v->keeps_values = !writes_values(v);
    v->waits = calloc(n, sizeof(*v->waits));
    v->mark = calloc(n, sizeof(*v->mark));
    v->meets = calloc(n, sizeof(*v->meets));
    v->behind = calloc(n, sizeof(*v->behind));
    v->stack = calloc(n, sizeof(*v->stack));
    uint32_t *inside = calloc(n, sizeof(*inside));
    bool *looped = calloc(n, sizeof(*looped));
    v->failed = !v->waits || !v->mark || !v->meets || !v->behind || !v->stack || !inside ||
                !looped || !ur_spirv_flow_make(&v->flow, v->module, v->f);
    for (uint32_t b = 0; b < n && !v->failed; ++b) {
        for (uint32_t i = 1; i < v->f->blocks[b].list.count; ++i) {
            v->waits[b] |= ll_sync(v->module, &v->f->blocks[b].list.items[i], &lanes) != SYNC_NONE;
        }
    }
    if (!v->failed) {
        ll_find_looped(v->module, v->f, looped);
        for (uint32_t b = 0; b < n; ++b) {
            v->again |= v->waits[b] && looped[b];
        }
        find_guards(v, inside);
        if (v->count) {
            put_votes(v);
            *changed = true;
        }
        ur_spirv_flow_drop(&v->flow);
    }
    free(v->waits);
    free(v->mark);
    free(v->meets);
    free(v->behind);
    free(v->stack);
    free(inside);
    free(looped);
}

bool ll_vote_on_guards(struct ur_spirv_module *module, const uint32_t *rows) {
    struct votes v = {.module = module, .left = MOST_ADDED};
    uint32_t *first = ll_first_entries(module), bound = module->bound;
    bool changed = false;
    /* Beside copies, a vote and a block of each guard, and the scope. */
    v.room = bound + MOST_ADDED + 2 * MOST_GUARDS * (module->entry_point_count + 1u) + 2;
    v.varies = calloc(v.room, sizeof(*v.varies));
    v.map = calloc(v.room, sizeof(*v.map));
    v.origin = calloc(v.room, sizeof(*v.origin));
    v.failed = !first || !v.varies || !v.map || !v.origin;
    for (uint32_t i = 0; !v.failed && i < module->entry_point_count; ++i) {
        const struct ur_spirv_function *kernel =
            first[i] == i ? ur_spirv_function(module, module->entry_points[i].id) : NULL;
        if (kernel && kernel->block_count) {
            v.f = &module->functions[ll_body(module, kernel) - module->functions];
            vote_in(&v, kernel, false, &changed);
            if (rows[i] && !v.failed) {
                v.f = &module->functions[ur_spirv_function_index(module, rows[i])];
                vote_in(&v, kernel, true, &changed);
            }
        }
    }
    bool good =
        !v.failed && (!changed || (ur_spirv_repeat_decorations(module, v.origin, bound, v.room) &&
                                   ur_spirv_index(module, NULL) == UR_SPIRV_OK));
    free(v.varies);
    free(v.map);
    free(v.origin);
    return good;
}
