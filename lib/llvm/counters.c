/* Indices and pointers that begin at a work-item's own place and take the same steps as those of
 * all others, in kernels whose work-items wait for each other. What is kept from region to region
 * would be each work-item's own, and nothing would say that what they read lies side by side. So
 * such a phi becomes one that begins at 0, which is the same for all and kept once, and each use
 * adds it to the place, which regions compute anew (live_values.c). Of pointers anywhere,
 * lib/spirv/advance.c does that once a turn. */
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

enum {
    MOST_STEPS = 24, /* instructions that a place is made of */
    MOST_DEPTH = 12,
    MOST_COUNTERS = 64,
    MOST_TRIES = 256, /* phis of a kernel that are looked at */
    MOST_USES = 64    /* of a phi, for each of which its value is made anew */
};

/* A phi that is taken apart. */
struct counter {
    uint32_t phi, place, step, type; /* ids; of the step's type */
    uint32_t next;                   /* what the phi is the next time */
    uint16_t opcode;                 /* that makes it */
    uint32_t header, latch, outside; /* blocks, and the label that the place comes from */
    uint32_t zero, added, following; /* new ids: what is added to the place first, now, and next */
};

struct counters {
    struct ur_spirv_module *module;
    struct ur_spirv_function *f;
    struct ur_spirv_flow flow;
    uint32_t bound; /* of ids, before there were new ones */
    uint32_t
        *block_of; /* of each of them: 1 + the block that makes it, 0: none of the function's */
    bool *waits, *inside; /* of each block: that work-items wait there; that it is in the loop */
    uint32_t room, *own, own_count; /* of block_of; the ids that it says something of */
    uint32_t *stack;
    struct counter *found;
    uint32_t count;
    bool failed;
};

static bool is_own(uint32_t built_in) {
    return built_in == SpvBuiltInLocalInvocationId || built_in == SpvBuiltInLocalInvocationIndex ||
           built_in == SpvBuiltInGlobalInvocationId || built_in == SpvBuiltInGlobalLinearId ||
           built_in == SpvBuiltInSubgroupLocalInvocationId;
}

static bool is_of_team(uint32_t built_in) {
    return built_in == SpvBuiltInGlobalSize || built_in == SpvBuiltInWorkgroupSize ||
           built_in == SpvBuiltInEnqueuedWorkgroupSize || built_in == SpvBuiltInNumWorkgroups ||
           built_in == SpvBuiltInWorkgroupId || built_in == SpvBuiltInGlobalOffset ||
           built_in == SpvBuiltInSubgroupMaxSize;
}

/* Whether a value is made of numbers of the work-item (`own` says so of one at least), constants
 * and parameters, in few steps. */
static bool is_made_of_few(const struct counters *c, uint32_t id, unsigned depth, unsigned *left,
                           bool *own) {
    const struct ur_spirv_module *module = c->module;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    uint32_t read;
    if (!insn) {
        return false;
    }
    if (!c->block_of[id]) { /* a parameter, or the module's: but no variable's memory */
        return insn->opcode == SpvOpFunctionParameter || insn->opcode == SpvOpConstant ||
               insn->opcode == SpvOpConstantNull;
    }
    if (depth == 0 || *left == 0) {
        return false;
    }
    --*left;
    switch (insn->opcode) {
    case SpvOpLoad:
        read = ll_built_in_read(module, insn);
        *own |= is_own(read);
        return is_own(read) || is_of_team(read);
    case SpvOpCompositeExtract:
    case SpvOpUConvert:
    case SpvOpSConvert:
        return insn->count && is_made_of_few(c, insn->operands[0], depth - 1, left, own);
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpBitwiseAnd:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return insn->count == 2 && is_made_of_few(c, insn->operands[0], depth - 1, left, own) &&
               is_made_of_few(c, insn->operands[1], depth - 1, left, own);
    default:
        return false;
    }
}

/* Whether it is a number of the step's type, or a pointer that such numbers of elements move. */
static bool counters_fit(const struct counters *c, const struct counter *x, uint32_t type) {
    const struct ur_spirv_module *module = c->module;
    if (ur_spirv_opcode(module, x->type) != SpvOpTypeInt) {
        return false;
    }
    if (x->opcode == SpvOpIAdd) {
        return type == x->type;
    }
    return ur_spirv_opcode(module, type) == SpvOpTypePointer &&
           ur_spirv_operand(module, x->type, 0) == 64;
}

/* Reads what a phi is: false where it is not what is taken apart. */
static bool read_phi(const struct counters *c, uint32_t header,
                     const struct ur_spirv_instruction *phi, struct counter *x) {
    *x = (struct counter){.phi = phi->result, .header = header, .latch = NONE};
    for (uint32_t i = 0; phi->count == 4 && i < 4; i += 2) {
        uint32_t from =
            phi->operands[i + 1] < c->module->bound ? c->block_of[phi->operands[i + 1]] : 0;
        if (!from || c->flow.number[from - 1] == NONE) {
            return false;
        }
        if (ur_spirv_dominates(&c->flow, header, from - 1)) {
            x->latch = from - 1;
            x->next = phi->operands[i];
        } else {
            x->place = phi->operands[i];
            x->outside = phi->operands[i + 1];
        }
    }
    const struct ur_spirv_instruction *sum =
        x->latch != NONE && x->place ? ur_spirv_definition(c->module, x->next) : NULL;
    if (!sum || sum->count != 2 || !c->block_of[x->next]) {
        return false;
    }
    bool pointer = sum->opcode == SpvOpPtrAccessChain || sum->opcode == SpvOpInBoundsPtrAccessChain;
    unsigned other = sum->operands[0] == x->phi;
    if ((!pointer && sum->opcode != SpvOpIAdd) || sum->operands[1 - other] != x->phi ||
        (pointer && !other)) {
        return false;
    }
    x->step = sum->operands[other];
    x->opcode = sum->opcode;
    x->type = ur_spirv_type(c->module, x->step);
    unsigned steps = MOST_STEPS, place = MOST_STEPS;
    bool own = false, varies = false;
    return counters_fit(c, x, phi->type) &&
           is_made_of_few(c, x->step, MOST_DEPTH, &steps, &varies) && !varies &&
           is_made_of_few(c, x->place, MOST_DEPTH, &place, &own) && own;
}

/* ---- what is known of the function ----------------------------------------------------------- */

/* Whether work-items wait for each other in a block. */
static bool counters_wait(const struct counters *c, uint32_t b) {
    bool lanes;
    for (uint32_t i = 1; i < c->f->blocks[b].list.count; ++i) {
        if (ll_sync(c->module, &c->f->blocks[b].list.items[i], &lanes) != SYNC_NONE) {
            return true;
        }
    }
    return false;
}

/* Whether they do in the loop of a phi. */
static bool waits_in_loop(struct counters *c, const struct counter *x) {
    uint32_t depth = 0;
    bool found = c->waits[x->header];
    memset(c->inside, 0, c->f->block_count * sizeof(*c->inside));
    c->inside[x->header] = true;
    if (!c->inside[x->latch]) {
        c->inside[x->latch] = true;
        c->stack[depth++] = x->latch;
    }
    while (depth && !found) {
        uint32_t b = c->stack[--depth];
        found = c->waits[b];
        for (uint32_t e = c->flow.first_edge[b]; e < c->flow.first_edge[b + 1]; ++e) {
            uint32_t from = c->flow.edges[e];
            if (c->flow.number[from] != NONE && !c->inside[from]) {
                c->inside[from] = true;
                c->stack[depth++] = from;
            }
        }
    }
    return found;
}

static bool is_used_rarely(const struct counters *c, const struct counter *x) {
    uint32_t uses = 0;
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        for (uint32_t i = 1; i < c->f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &c->f->blocks[b].list.items[i];
            ur_spirv_walk_begin(&walk, c->module, insn);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? insn->operands[item.first] : 0;
                uses += id && (id == x->phi || id == x->next);
            }
        }
    }
    return uses <= MOST_USES;
}

static void find_counters(struct counters *c) {
    uint32_t tries = 0;
    for (uint32_t b = 0; b < c->f->block_count && !c->failed; ++b) {
        const struct ur_spirv_block *block = &c->f->blocks[b];
        for (uint32_t i = 1; c->flow.number[b] != NONE && i < block->list.count; ++i) {
            const struct ur_spirv_instruction *phi = &block->list.items[i];
            struct counter x;
            if (phi->opcode == SpvOpPhi && c->count < MOST_COUNTERS && tries < MOST_TRIES &&
                read_phi(c, b, phi, &x) && ++tries && waits_in_loop(c, &x) &&
                is_used_rarely(c, &x)) {
                struct counter *more = realloc(c->found, (c->count + 1u) * sizeof(*more));
                c->failed = !more;
                if (more) {
                    c->found = more;
                    c->found[c->count++] = x;
                }
            }
        }
    }
}

/* Of which of them an id is the phi, or what that is the next time; NULL: of none. */
static struct counter *counter_of(const struct counters *c, uint32_t id) {
    for (uint32_t i = 0; id && i < c->count; ++i) {
        if (c->found[i].phi == id || c->found[i].next == id) {
            return &c->found[i];
        }
    }
    return NULL;
}

/* ---- putting it in place --------------------------------------------------------------------- */

struct putting {
    struct counters *c;
    struct ur_spirv_list *to;
    uint32_t word;
};

static struct ur_spirv_instruction *put(struct putting *p, uint16_t opcode, uint32_t type,
                                        uint32_t result, uint16_t count) {
    struct ur_spirv_instruction *insn = &p->to->items[p->to->count++];
    *insn = (struct ur_spirv_instruction){
        opcode, count,   type,
        result, p->word, ur_spirv_take(p->c->module, &p->c->failed, count, sizeof(uint32_t))};
    return insn->operands ? insn : NULL;
}

static void put_pair(struct putting *p, uint16_t opcode, uint32_t type, uint32_t result,
                     uint32_t first, uint32_t second) {
    struct ur_spirv_instruction *insn = put(p, opcode, type, result, 2);
    if (insn) {
        insn->operands[0] = first;
        insn->operands[1] = second;
    }
}

/* The value of what was taken apart, before what uses it. */
static uint32_t put_value(struct putting *p, const struct counter *x, uint32_t id) {
    uint32_t made = ur_spirv_take_id(p->c->module, &p->c->failed);
    put_pair(p, x->opcode, ur_spirv_type(p->c->module, x->phi), made, x->place,
             id == x->phi ? x->added : x->following);
    return made;
}

/* The words of the module stay as they are: an instruction that is changed gets some of its own. */
static bool own_operands(struct putting *p, struct ur_spirv_instruction *insn) {
    uint32_t *operands = ur_spirv_take(p->c->module, &p->c->failed, insn->count, sizeof(*operands));
    if (operands) {
        memcpy(operands, insn->operands, insn->count * sizeof(*operands));
        insn->operands = operands;
    }
    return operands != NULL;
}

/* Replaces what an instruction that is no phi uses of them. */
static void replace(struct putting *p, struct ur_spirv_instruction *insn) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    bool own = false;
    ur_spirv_walk_begin(&walk, p->c->module, insn);
    while (!p->c->failed && ur_spirv_walk_next(&walk, &item)) {
        const struct counter *x = item.id ? counter_of(p->c, insn->operands[item.first]) : NULL;
        if (!x) {
            continue;
        }
        uint32_t made = put_value(p, x, insn->operands[item.first]);
        own = own || own_operands(p, insn);
        if (own) {
            insn->operands[item.first] = made;
        }
    }
}

/* Values that phis of blocks behind take on the way from this one. */
static void put_for_phis(struct putting *p, uint32_t b, const struct ur_spirv_instruction *end) {
    struct counters *c = p->c;
    uint32_t label = c->f->blocks[b].label, to;
    for (uint32_t k = 0; (to = ur_spirv_target(c->module, end, k)) != 0; ++k) {
        uint32_t d = to < c->bound ? c->block_of[to] : 0;
        /* Of a block that goes back to itself the phis have been written. */
        const struct ur_spirv_list *list = d == b + 1 ? p->to
                                           : d        ? &c->f->blocks[d - 1].list
                                                      : NULL;
        for (uint32_t i = 1; list && i < list->count; ++i) {
            struct ur_spirv_instruction *phi = &list->items[i];
            for (uint32_t n = 0; phi->opcode == SpvOpPhi && n + 1 < phi->count; n += 2) {
                const struct counter *x =
                    phi->operands[n + 1] == label ? counter_of(c, phi->operands[n]) : NULL;
                if (x && phi->result != x->added && !counter_of(c, phi->result) &&
                    own_operands(p, phi)) {
                    phi->operands[n] = put_value(p, x, phi->operands[n]);
                }
            }
        }
    }
}

/* How often a block, and phis behind it, use them. */
static uint32_t uses_of(const struct counters *c, uint32_t b) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    const struct ur_spirv_block *block = &c->f->blocks[b];
    uint32_t uses = 0, to;
    for (uint32_t i = 1; i < block->list.count; ++i) {
        ur_spirv_walk_begin(&walk, c->module, &block->list.items[i]);
        while (ur_spirv_walk_next(&walk, &item)) {
            uses += item.id && counter_of(c, block->list.items[i].operands[item.first]);
        }
    }
    for (uint32_t k = 0;
         (to = ur_spirv_target(c->module, &block->list.items[block->terminator], k)) != 0; ++k) {
        uint32_t d = to < c->bound ? c->block_of[to] : 0;
        for (uint32_t i = 1; d && i < c->f->blocks[d - 1].list.count; ++i) {
            const struct ur_spirv_instruction *phi = &c->f->blocks[d - 1].list.items[i];
            uses += phi->opcode == SpvOpPhi ? phi->count / 2u : 0;
        }
    }
    return uses;
}

static void rewrite_block(struct counters *c, uint32_t b) {
    struct ur_spirv_block *block = &c->f->blocks[b];
    struct ur_spirv_list made = {0}, old = block->list;
    struct putting p = {c, &made, 0};
    made.items = ur_spirv_take(c->module, &c->failed, (size_t)old.count + uses_of(c, b),
                               sizeof(*made.items));
    for (uint32_t i = 0; i < old.count && !c->failed; ++i) {
        struct ur_spirv_instruction insn = old.items[i];
        const struct counter *x = counter_of(c, insn.result);
        p.word = insn.word;
        if (x && insn.result == x->next) {
            put_pair(&p, SpvOpIAdd, x->type, x->following, x->added, x->step);
            continue;
        }
        if (x) {
            struct ur_spirv_instruction *phi = put(&p, SpvOpPhi, x->type, x->added, 4);
            for (uint32_t n = 0; phi && n < 4; n += 2) {
                phi->operands[n] = insn.operands[n + 1] == x->outside ? x->zero : x->following;
                phi->operands[n + 1] = insn.operands[n + 1];
            }
            continue;
        }
        if (insn.opcode != SpvOpPhi) {
            if (ur_spirv_is_merge(&insn) ||
                (i == block->terminator && !(i && ur_spirv_is_merge(&old.items[i - 1])))) {
                put_for_phis(&p, b, &old.items[block->terminator]);
            }
            replace(&p, &insn);
        }
        made.items[made.count++] = insn;
    }
    if (!c->failed) {
        block->list = made;
        block->terminator = made.count - (old.count - block->terminator);
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

static void take_apart(struct counters *c) {
    for (uint32_t i = 0; i < c->count && !c->failed; ++i) {
        struct counter *x = &c->found[i];
        x->zero = ur_spirv_zero(c->module, x->type);
        x->added = ur_spirv_take_id(c->module, &c->failed);
        x->following = ur_spirv_take_id(c->module, &c->failed);
        c->failed |= !x->zero;
    }
    for (uint32_t b = 0; b < c->f->block_count && !c->failed; ++b) {
        rewrite_block(c, b);
    }
}

/* Room for the ids that there are, with those of kernels before. */
static bool counters_room(struct counters *c) {
    if (c->room < c->module->bound) {
        free(c->block_of);
        c->room = c->module->bound + c->module->bound / 2;
        c->block_of = calloc(c->room, sizeof(*c->block_of));
        c->room = c->block_of ? c->room : 0;
    }
    return c->block_of;
}

/* Of one kernel; `changed` where any was. */
static bool split_kernel(struct counters *c, bool *changed) {
    uint32_t n = c->f->block_count;
    uint64_t values = 0;
    bool any = false;
    for (uint32_t b = 0; b < n && n <= LL_MOST_BLOCKS; ++b) {
        values += c->f->blocks[b].list.count;
        any = any || counters_wait(c, b);
    }
    if (!any || values > LL_MOST_VALUES) {
        return true; /* it is not cut, see regions.c */
    }
    c->count = 0;
    c->bound = c->module->bound;
    c->own = calloc(values + 1, sizeof(*c->own));
    c->waits = calloc(n, sizeof(*c->waits));
    c->inside = calloc(n, sizeof(*c->inside));
    c->stack = calloc(n, sizeof(*c->stack));
    c->failed = !counters_room(c) || !c->own || !c->waits || !c->inside || !c->stack;
    for (uint32_t b = 0; b < n && !c->failed; ++b) {
        const struct ur_spirv_list *list = &c->f->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            if (list->items[i].result) {
                c->block_of[list->items[i].result] = b + 1;
                c->own[c->own_count++] = list->items[i].result;
            }
        }
        c->waits[b] = counters_wait(c, b);
    }
    c->failed = c->failed || !ur_spirv_flow_make(&c->flow, c->module, c->f);
    if (!c->failed) {
        find_counters(c);
        if (!c->failed && c->count) {
            take_apart(c);
            *changed = true;
        }
        ur_spirv_flow_drop(&c->flow);
    }
    while (c->own_count) {
        c->block_of[c->own[--c->own_count]] = 0;
    }
    free(c->own);
    free(c->waits);
    free(c->inside);
    free(c->stack);
    return !c->failed;
}

bool ll_split_counters(struct ur_spirv_module *module) {
    struct counters c = {.module = module};
    uint32_t *first = ll_first_entries(module);
    bool good = first, changed = false;
    for (uint32_t i = 0; good && i < module->entry_point_count; ++i) {
        c.f = first[i] == i ? ur_spirv_function(module, module->entry_points[i].id) : NULL;
        good = !c.f || !c.f->block_count || split_kernel(&c, &changed);
    }
    free(c.found);
    free(c.block_of);
    return good && (!changed || ur_spirv_index(module, NULL) == UR_SPIRV_OK);
}
