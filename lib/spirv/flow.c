/* Dominators by the algorithm of Lengauer and Tarjan, the simple version, without recursion. */
#include "flow.h"

#include <stdlib.h>

#define NONE UR_SPIRV_NONE

uint32_t ur_spirv_target_by(const struct ur_spirv_instruction *terminator, uint32_t width,
                            uint32_t n) {
    const uint32_t *words = terminator->operands;
    uint64_t at;
    switch (terminator->opcode) {
    case SpvOpBranch:
        return n == 0 && terminator->count ? words[0] : 0;
    case SpvOpBranchConditional:
        return n < 2 && terminator->count >= 3 ? words[1 + n] : 0;
    case SpvOpSwitch:
        at = 1 + (uint64_t)n * (ur_spirv_case_words(width) + 1);
        return at < terminator->count ? words[at] : 0;
    default:
        return 0;
    }
}

uint32_t ur_spirv_target(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *terminator, uint32_t n) {
    uint32_t width = terminator->opcode == SpvOpSwitch
                         ? ur_spirv_width(module, ur_spirv_type(module, terminator->operands[0]))
                         : 0;
    return ur_spirv_target_by(terminator, width, n);
}

uint64_t ur_spirv_case(const struct ur_spirv_instruction *terminator, uint32_t width, uint32_t n) {
    uint32_t words = ur_spirv_case_words(width);
    const uint32_t *at = &terminator->operands[2 + (size_t)(n - 1) * (words + 1)];
    uint64_t value = at[0] | (words > 1 ? (uint64_t)at[1] << 32 : 0);
    return width < 64 ? value & (((uint64_t)1 << width) - 1) : value;
}

uint32_t ur_spirv_decided(const struct ur_spirv_instruction *terminator,
                          const struct ur_spirv_number *on) {
    if (terminator->opcode == SpvOpBranchConditional && terminator->count > 2) {
        return terminator->operands[on->bits ? 1 : 2];
    }
    if (terminator->opcode != SpvOpSwitch) {
        return 0;
    }
    uint32_t label;
    for (uint32_t n = 1; (label = ur_spirv_target_by(terminator, on->width, n)) != 0; ++n) {
        if (ur_spirv_case(terminator, on->width, n) == on->bits) {
            return label;
        }
    }
    return ur_spirv_target_by(terminator, on->width, 0);
}

/* The block of this function with that label, NONE: there is none. */
static uint32_t block_of(const struct ur_spirv_module *module,
                         const struct ur_spirv_function *function, uint32_t label) {
    return ur_spirv_opcode(module, label) == SpvOpLabel &&
                   &module->functions[module->ids[label].function] == function
               ? module->ids[label].block
               : NONE;
}

static uint32_t successor(const struct ur_spirv_module *module,
                          const struct ur_spirv_function *function, uint32_t block, uint32_t n,
                          bool *more) {
    const struct ur_spirv_block *from = &function->blocks[block];
    uint32_t label = ur_spirv_target(module, &from->list.items[from->terminator], n);
    *more = label != 0;
    return label ? block_of(module, function, label) : NONE;
}

/* Predecessors of each block, by counting them first. */
static bool make_edges(struct ur_spirv_flow *flow, const struct ur_spirv_module *module,
                       const struct ur_spirv_function *function) {
    bool more;
    for (uint32_t b = 0; b < flow->block_count; ++b) {
        for (uint32_t n = 0;; ++n) {
            uint32_t to = successor(module, function, b, n, &more);
            if (!more) {
                break;
            }
            if (to != NONE) {
                ++flow->first_edge[to + 1];
            }
        }
    }
    for (uint32_t b = 0; b < flow->block_count; ++b) {
        flow->first_edge[b + 1] += flow->first_edge[b];
    }
    uint32_t count = flow->first_edge[flow->block_count];
    flow->edges = malloc((count ? count : 1) * sizeof(*flow->edges));
    if (!flow->edges) {
        return false;
    }
    /* Filled from behind, so that `first_edge` of the next block runs down to its own start. */
    for (uint32_t b = flow->block_count; b-- > 0;) {
        for (uint32_t n = 0;; ++n) {
            uint32_t to = successor(module, function, b, n, &more);
            if (!more) {
                break;
            }
            if (to != NONE) {
                flow->edges[--flow->first_edge[to + 1]] = b;
            }
        }
    }
    for (uint32_t b = 0; b < flow->block_count; ++b) {
        flow->first_edge[b] = flow->first_edge[b + 1];
    }
    flow->first_edge[flow->block_count] = count;
    return true;
}

/* What the algorithm keeps, by preorder numbers. */
struct search {
    uint32_t *vertex, *preorder; /* block of a number, number of a block */
    uint32_t *parent, *semi, *ancestor, *label, *bucket, *next, *stack, *place;
    uint32_t count;
};

static void walk(struct ur_spirv_flow *flow, struct search *s, const struct ur_spirv_module *module,
                 const struct ur_spirv_function *function) {
    uint32_t depth = 0, done = flow->block_count;
    s->preorder[0] = 0;
    s->vertex[0] = 0;
    s->count = 1;
    s->stack[depth++] = 0;
    s->place[0] = 0;
    while (depth) {
        uint32_t block = s->stack[depth - 1];
        bool more;
        uint32_t to = successor(module, function, block, s->place[block]++, &more);
        if (!more) {
            flow->order[--done] = block;
            --depth;
        } else if (to != NONE && s->preorder[to] == NONE) {
            s->preorder[to] = s->count;
            s->vertex[s->count] = to;
            s->parent[s->count++] = s->preorder[block];
            s->place[to] = 0;
            s->stack[depth++] = to;
        }
    }
    flow->order_count = flow->block_count - done;
    for (uint32_t i = 0; i < flow->order_count; ++i) {
        flow->order[i] = flow->order[done + i];
        flow->number[flow->order[i]] = i;
    }
}

/* The number with the least semidominator on the way up from `v`, with the way made shorter. */
static uint32_t evaluate(struct search *s, uint32_t v) {
    if (s->ancestor[v] == NONE) {
        return v;
    }
    uint32_t depth = 0;
    for (uint32_t u = v; s->ancestor[s->ancestor[u]] != NONE; u = s->ancestor[u]) {
        s->stack[depth++] = u;
    }
    while (depth) {
        uint32_t u = s->stack[--depth], up = s->ancestor[u];
        if (s->semi[s->label[up]] < s->semi[s->label[u]]) {
            s->label[u] = s->label[up];
        }
        s->ancestor[u] = s->ancestor[up];
    }
    return s->label[v];
}

static void find_dominators(struct ur_spirv_flow *flow, struct search *s) {
    for (uint32_t v = 0; v < s->count; ++v) {
        s->semi[v] = s->label[v] = v;
        s->ancestor[v] = s->bucket[v] = NONE;
    }
    uint32_t *dominator = s->place; /* no longer needed by the walk */
    for (uint32_t v = s->count; v-- > 1;) {
        uint32_t block = s->vertex[v];
        for (uint32_t e = flow->first_edge[block]; e < flow->first_edge[block + 1]; ++e) {
            uint32_t from = s->preorder[flow->edges[e]];
            if (from != NONE) {
                uint32_t u = evaluate(s, from);
                s->semi[v] = s->semi[u] < s->semi[v] ? s->semi[u] : s->semi[v];
            }
        }
        s->next[v] = s->bucket[s->semi[v]];
        s->bucket[s->semi[v]] = v;
        s->ancestor[v] = s->parent[v];
        for (uint32_t w = s->bucket[s->parent[v]]; w != NONE; w = s->next[w]) {
            uint32_t u = evaluate(s, w);
            dominator[w] = s->semi[u] < s->semi[w] ? u : s->parent[v];
        }
        s->bucket[s->parent[v]] = NONE;
    }
    for (uint32_t v = 1; v < s->count; ++v) {
        if (dominator[v] != s->semi[v]) {
            dominator[v] = dominator[dominator[v]];
        }
        flow->dominator[s->vertex[v]] = s->vertex[dominator[v]];
    }
}

/* The tree of dominators, walked with children in lists. */
static void number_tree(struct ur_spirv_flow *flow, struct search *s) {
    uint32_t *child = s->bucket, *sibling = s->next, depth = 0, time = 0;
    for (uint32_t b = 0; b < flow->block_count; ++b) {
        child[b] = NONE;
    }
    for (uint32_t i = flow->order_count; i-- > 1;) {
        uint32_t block = flow->order[i], up = flow->dominator[block];
        sibling[block] = child[up];
        child[up] = block;
    }
    s->stack[depth++] = 0;
    flow->enter[0] = time++;
    while (depth) {
        uint32_t block = s->stack[depth - 1], next = child[block];
        if (next == NONE) {
            flow->leave[block] = time++;
            --depth;
        } else {
            child[block] = sibling[next];
            flow->enter[next] = time++;
            s->stack[depth++] = next;
        }
    }
}

bool ur_spirv_flow_make(struct ur_spirv_flow *flow, const struct ur_spirv_module *module,
                        const struct ur_spirv_function *function) {
    enum { KEPT = 5, SEARCHED = 10 };
    uint32_t n = function->block_count;
    *flow = (struct ur_spirv_flow){.block_count = n};
    if (n == 0) {
        return true;
    }
    size_t room = (size_t)n + 1;
    flow->order = malloc((KEPT * room + room) * sizeof(uint32_t));
    uint32_t *searched = malloc(SEARCHED * room * sizeof(uint32_t));
    if (!flow->order || !searched) {
        free(searched);
        ur_spirv_flow_drop(flow);
        return false;
    }
    flow->number = flow->order + room;
    flow->dominator = flow->number + room;
    flow->enter = flow->dominator + room;
    flow->leave = flow->enter + room;
    flow->first_edge = flow->leave + room;
    for (uint32_t b = 0; b < n; ++b) {
        flow->number[b] = flow->dominator[b] = NONE;
        flow->enter[b] = flow->leave[b] = flow->first_edge[b] = 0;
    }
    flow->first_edge[n] = 0;
    uint32_t *parts[SEARCHED];
    for (unsigned i = 0; i < SEARCHED; ++i) {
        parts[i] = searched + i * room;
    }
    struct search s = {parts[0], parts[1], parts[2], parts[3], parts[4], parts[5],
                       parts[6], parts[7], parts[8], parts[9], 0};
    for (uint32_t b = 0; b < n; ++b) {
        s.preorder[b] = NONE;
    }
    if (!make_edges(flow, module, function)) {
        free(searched);
        ur_spirv_flow_drop(flow);
        return false;
    }
    walk(flow, &s, module, function);
    find_dominators(flow, &s);
    number_tree(flow, &s);
    free(searched);
    return true;
}

void ur_spirv_flow_drop(struct ur_spirv_flow *flow) {
    free(flow->order);
    free(flow->edges);
    *flow = (struct ur_spirv_flow){0};
}
