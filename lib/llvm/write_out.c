/* Loops within a region that constants say the number of turns of, `for (k = 0; k < 32; ++k)` over
 * a row of a tile. The loop over work-items is to become one of vectors, which LLVM makes of loops
 * alone that have none within. It writes out such as are short; of others it is asked to, up to a
 * limit, or each work-item would go through them by itself. */
#include <string.h>

#include "cut.h"

#define NONE UR_SPIRV_NONE

/* Instructions that all such loops of a kernel may become together. */
enum { MOST_STEPS = 1500 };

static bool is_waited_in(const struct cut *c, const bool *inside) {
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        if (inside[b] && (c->syncs[b] || c->split[b])) {
            return true;
        }
    }
    return false;
}

/* Instructions that it becomes, 0: some loop is left. `often`: how often each block is gone through
 * in a region, 0: not known. */
static uint64_t steps_of(const struct cut *c, const bool *inside, const uint64_t *often) {
    uint64_t steps = 0;
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        if (inside[b]) {
            steps += c->f->blocks[b].list.count * often[b];
            if (!often[b] || steps > MOST_STEPS) {
                return 0;
            }
        }
    }
    return steps;
}

/* How often each block is gone through in a region, and which loops lie within one. */
static uint64_t *count_often(struct cut *c, bool *whole, bool *inside) {
    uint32_t n = c->f->block_count;
    uint64_t *often = ur_out_alloc(&c->t->out, n, sizeof(*often));
    for (uint32_t b = 0; b < n; ++b) {
        often[b] = 1;
    }
    for (uint32_t h = 0; h < n; ++h) {
        if (!c->header[h]) {
            continue;
        }
        ll_find_inside(c, h, inside);
        whole[h] = !is_waited_in(c, inside);
        uint64_t turns = whole[h] ? ll_turns_of(c, inside) : 1;
        for (uint32_t b = 0; b < n; ++b) {
            if (inside[b]) {
                often[b] = turns > MOST_STEPS || often[b] > MOST_STEPS ? 0 : often[b] * turns;
            }
        }
    }
    return often;
}

void ll_find_written_out(struct cut *c) {
    uint32_t n = c->f->block_count;
    ll_find_loops(c);
    bool *inside = ur_out_alloc(&c->t->out, n, sizeof(*inside));
    bool *whole = ur_out_alloc(&c->t->out, n, sizeof(*whole));
    bool *counted = ur_out_alloc(&c->t->out, n, sizeof(*counted)); /* blocks */
    const uint64_t *often = count_often(c, whole, inside);
    uint64_t all = 0;
    for (uint32_t h = 0; h < n; ++h) {
        if (!whole[h]) {
            continue;
        }
        ll_find_inside(c, h, inside);
        whole[h] = steps_of(c, inside, often) > 0;
        for (uint32_t b = 0; b < n && whole[h]; ++b) {
            all += inside[b] && !counted[b] ? c->f->blocks[b].list.count * often[b] : 0;
            counted[b] |= inside[b];
        }
    }
    for (uint32_t h = 0; h < n && all <= MOST_STEPS; ++h) {
        for (uint32_t e = c->first_edge[h]; e < c->first_edge[h + 1] && whole[h]; ++e) {
            uint32_t b = c->edges[e];
            if (c->number[b] != NONE && c->number[b] >= c->number[h]) {
                c->ids[c->f->blocks[b].label].written_out = true;
            }
        }
    }
}
