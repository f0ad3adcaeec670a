/* Loops in which nobody waits, in kernels whose work-items wait elsewhere. As a part of a region
 * such a loop is gone through by one work-item after the other, and LLVM makes vectors of what one
 * of them does alone. Where all of a sub-group go through it equally often, each turn is a region
 * instead, as where nobody waits at all (chunks.c), and vectors are of work-items.
 *
 * Teams that are a whole group would put what all its work-items keep from turn to turn into
 * memory. Groups are cut into strips for that, which are teams of a sub-group's size: they keep it
 * in registers, and stop where the group waits. That costs at each barrier, so it is done only
 * where the loop weighs more. Strips lie in one row each: the kernel asks for ids of one dimension
 * alone, or requires groups whose rows are made of whole strips. */
#include <stdlib.h>
#include <string.h>

#include "cut.h"
#include "forms.h"

#define NONE UR_SPIRV_NONE

/* What a work-item may keep, as for chunks. */
enum { MOST_BYTES = 1024 };

/* Splits as make_states will for what waits. */
static void strips_split(struct cut *c) {
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], count = cut_chooses(c, b) ? ll_decided(c, b) : 0;
        for (uint32_t i = 0; i < count; ++i) {
            c->split[b] |= c->syncs[c->found[i]];
        }
    }
}

/* The blocks that a branch decides about that may part work-items. Those do not count on whose ways
 * work-items wait: they end a region, and who parts there goes on alone (steps.c). */
static bool *find_behind(struct cut *c) {
    bool *behind = ur_out_alloc(&c->t->out, c->f->block_count, sizeof(*behind));
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o];
        uint32_t count = cut_may_part(c, b) && !c->split[b] ? ll_decided(c, b) : 0;
        for (uint32_t i = 0; i < count; ++i) {
            behind[c->found[i]] = true;
        }
    }
    return behind;
}

static bool waits_inside(const struct cut *c, const bool *inside) {
    bool waits = false;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        waits |= inside[c->order[o]] && c->syncs[c->order[o]];
    }
    return waits;
}

/* Instructions of a turn, if all of it is done. */
static uint64_t steps_inside(const struct cut *c, const bool *inside) {
    uint64_t steps = 0;
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        steps += inside[b] && c->number[b] != NONE ? c->f->blocks[b].list.count : 0;
    }
    return steps;
}

/* Loops whose turns are long and that a branch decides about which may part work-items, as one
 * that asks how long their passwords are: all who come go through it equally often, so the branch
 * may end a region. Who parts there goes on alone, which costs little beside such a turn. Not where
 * a loop waits: there guards are voted on (votes.c), and what is behind them is there again. */
static void find_chosen(struct cut *c, bool *inside, const bool *ends, bool *chosen) {
    enum { LONG_TURN = 200 };
    uint32_t n = c->f->block_count;
    bool *waits = ur_out_alloc(&c->t->out, n, sizeof(*waits));
    bool changed = false, again = false;
    memcpy(waits, c->syncs, n * sizeof(*waits));
    for (uint32_t h = 0; h < n; ++h) {
        if (c->header[h]) {
            ll_find_inside(c, h, inside);
            chosen[h] = !waits_inside(c, inside) && steps_inside(c, inside) >= LONG_TURN;
            again |= waits_inside(c, inside);
        }
    }
    for (uint32_t h = 0; h < n; ++h) {
        chosen[h] &= ends[h] || !again;
        changed |= chosen[h];
    }
    while (changed) {
        changed = false;
        for (uint32_t h = 0; h < n; ++h) {
            c->syncs[h] = waits[h] || chosen[h] || ends[h];
        }
        ll_forget_varying(c);
        strips_split(c);
        ll_find_varying(c);
        for (uint32_t h = 0; h < n; ++h) {
            if (chosen[h] && c->apart[h]) {
                chosen[h] = false;
                changed = true;
            }
        }
    }
    memcpy(c->syncs, waits, n * sizeof(*waits));
}

/* Which loops all go through equally often, where nobody waits, and those that are chosen as well.
 */
static void find_free(struct cut *c, bool *free, bool *chosen) {
    uint32_t n = c->f->block_count;
    bool *inside = ur_out_alloc(&c->t->out, n, sizeof(*inside));
    strips_split(c);
    ll_find_varying(c);
    const bool *behind = find_behind(c);
    for (uint32_t h = 0; h < n; ++h) {
        if (c->header[h]) {
            ll_find_inside(c, h, inside);
            free[h] = !c->apart[h] && !behind[h] && !waits_inside(c, inside);
        }
    }
    find_chosen(c, inside, free, chosen);
    ll_forget_varying(c);
}

/* Whether a comparison with a constant ends it: such loops are mostly short, and LLVM writes them
 * out. */
static bool has_constant_end(const struct cut *c, const bool *inside) {
    bool more;
    uint64_t value;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        bool leaves = false;
        for (uint32_t k = 0; inside[b] && more; to = cut_following(c, b, ++k, &more)) {
            leaves |= to != NONE && !inside[to];
        }
        const struct ur_spirv_instruction *test =
            leaves && cut_chooses(c, b) ? ur_spirv_definition(c->module, cut_end(c, b)->operands[0])
                                        : NULL;
        for (uint32_t i = 0; test && i < test->count && i < 2; ++i) {
            if (ur_spirv_constant(c->module, test->operands[i], &value)) {
                return true;
            }
        }
    }
    return false;
}

/* How often a loop is gone through whose end a number decides that constants step and compare; 0:
 * that is not so. */
uint64_t ll_count_turns(const struct ur_spirv_module *module,
                        const struct ur_spirv_instruction *test) {
    uint64_t most, step = 0, least = 0;
    for (uint32_t i = 0; i < 2 && test->count == 2; ++i) {
        const struct ur_spirv_instruction *number =
            ur_spirv_definition(module, test->operands[1 - i]);
        if (!number || !ur_spirv_constant(module, test->operands[i], &most)) {
            continue;
        }
        if (number->opcode == SpvOpIAdd && number->count == 2) {
            uint32_t constant = ur_spirv_constant(module, number->operands[1], &step) ? 0 : 1;
            number = ur_spirv_definition(module, number->operands[constant]);
        }
        for (uint32_t k = 0; number && number->opcode == SpvOpPhi && k < number->count; k += 2) {
            const struct ur_spirv_instruction *from =
                ur_spirv_definition(module, number->operands[k]);
            if (ur_spirv_constant(module, number->operands[k], &least)) {
                continue;
            }
            for (uint32_t o = 0; from && from->opcode == SpvOpIAdd && o < from->count; ++o) {
                (void)ur_spirv_constant(module, from->operands[o], &step);
            }
        }
        return step && step < 1u << 16 && most > least && most - least < 1u << 24
                   ? (most - least) / step
                   : 0;
    }
    return 0;
}

uint64_t ll_turns_of(const struct cut *c, const bool *inside) {
    uint64_t turns = 0;
    bool more;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        uint32_t b = c->order[o], to = cut_following(c, b, 0, &more);
        bool leaves = false;
        for (uint32_t k = 0; inside[b] && more; to = cut_following(c, b, ++k, &more)) {
            leaves |= to != NONE && !inside[to];
        }
        const struct ur_spirv_instruction *test =
            leaves && cut_chooses(c, b) ? ur_spirv_definition(c->module, cut_end(c, b)->operands[0])
                                        : NULL;
        turns = test ? ll_count_turns(c->module, test) : turns;
    }
    return turns;
}

/* Whether it takes so many steps that LLVM does not write it out, and that what a strip costs where
 * it stops and begins again is little beside them. */
static bool is_long(const struct cut *c, const bool *inside) {
    return ll_turns_of(c, inside) * steps_inside(c, inside) >= LL_LONG;
}

void ll_split_free_loops(struct cut *c) {
    uint32_t n = c->f->block_count;
    bool *ends = ur_out_alloc(&c->t->out, n, sizeof(*ends));
    bool *chosen = ur_out_alloc(&c->t->out, n, sizeof(*chosen));
    ll_find_loops(c);
    find_free(c, ends, chosen);
    for (uint32_t h = 0; h < n; ++h) {
        ends[h] = (ends[h] && !c->few) || chosen[h];
        c->syncs[h] |= ends[h];
        c->free_loops |= ends[h];
    }
}

/* A vector that has the work-item's number in each dimension; `whole`: not only one of them. */
static bool is_triple(const struct ur_spirv_module *module, uint32_t id, bool *whole) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    uint32_t input = insn && insn->opcode == SpvOpLoad && insn->count
                         ? ll_input_of(module, insn->operands[0])
                         : 0;
    const struct ur_spirv_note *note =
        input ? ur_spirv_decoration(module, input, NONE, SpvDecorationBuiltIn) : NULL;
    *whole = insn && insn->count && input == insn->operands[0];
    return note && note->count &&
           (note->operands[0] == SpvBuiltInLocalInvocationId ||
            note->operands[0] == SpvBuiltInGlobalInvocationId);
}

/* Of groups that are narrower than a strip most strips would not lie in one row. */
bool ll_has_one_dimension(const struct ur_spirv_module *module, const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            bool first =
                insn->opcode == SpvOpCompositeExtract && insn->count == 2 && insn->operands[1] == 0;
            bool whole = true;
            if (insn->result && is_triple(module, insn->result, &whole) && !whole) {
                return false; /* a component of it, which takes more to tell */
            }
            ur_spirv_walk_begin(&walk, module, insn);
            while (!first && ur_spirv_walk_next(&walk, &item)) {
                if (item.id && is_triple(module, insn->operands[item.first], &whole)) {
                    return false;
                }
            }
        }
    }
    return true;
}

bool ll_may_have_rows(const struct ur_spirv_module *module, const struct ur_spirv_function *kernel,
                      const struct ur_spirv_function *body) {
    enum { MOST = 4000 };
    uint32_t values = 0;
    bool lanes, waits = false, *looped = NULL, any = false;
    if (ur_spirv_mode(module, kernel, SpvExecutionModeLocalSize) ||
        ur_spirv_mode(module, kernel, SpvExecutionModeLocalSizeId) ||
        ur_spirv_mode(module, kernel, SpvExecutionModeSubgroupSize) ||
        ur_spirv_mode(module, kernel, SpvExecutionModeSubgroupsPerWorkgroup) ||
        ur_spirv_mode(module, kernel, SpvExecutionModeSubgroupsPerWorkgroupId) ||
        ll_has_one_dimension(module, body)) {
        return false;
    }
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_list *list = &body->blocks[b].list;
        values += list->count;
        for (uint32_t i = 1; i < list->count; ++i) {
            uint8_t sync = ll_sync(module, &list->items[i], &lanes);
            if (lanes || list->items[i].opcode == SpvOpFunctionCall || sync == SYNC_SUB_GROUP ||
                (sync != SYNC_NONE && list->items[i].opcode != SpvOpControlBarrier)) {
                return false;
            }
            waits |= sync == SYNC_GROUP;
        }
    }
    if (!waits || values > MOST || !(looped = calloc(body->block_count, sizeof(*looped)))) {
        return false;
    }
    ll_find_looped(module, body, looped);
    for (uint32_t b = 0; b < body->block_count; ++b) {
        any |= looped[b];
    }
    free(looped);
    return any;
}

bool ll_worth_strips(struct cut *c) {
    uint32_t n = c->f->block_count;
    bool *inside = ur_out_alloc(&c->t->out, n, sizeof(*inside));
    bool *waiting = ur_out_alloc(&c->t->out, n, sizeof(*waiting)); /* in a loop with a barrier */
    const uint32_t *group = c->r->group;
    bool again = false, lanes, worth = false;
    for (uint32_t o = 0; o < c->order_count; ++o) {
        const struct ur_spirv_list *list = &c->f->blocks[c->order[o]].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            if (ll_sync(c->module, &list->items[i], &lanes) != SYNC_NONE &&
                list->items[i].opcode != SpvOpControlBarrier) {
                return false;
            }
        }
    }
    if (c->spins || (group[0] ? group[0] % UR_LLVM_SUB_GROUP_SIZE != 0
                              : !c->r->in_rows && !ll_has_one_dimension(c->module, c->f))) {
        return false;
    }
    ll_find_loops(c);
    for (uint32_t h = 0; h < n; ++h) {
        bool waits = false;
        if (c->header[h]) {
            ll_find_inside(c, h, inside);
        }
        for (uint32_t b = 0; b < n && c->header[h]; ++b) {
            waits |= inside[b] && c->syncs[b];
        }
        for (uint32_t b = 0; b < n && waits; ++b) {
            waiting[b] |= inside[b];
        }
        again |= waits;
    }
    bool *free = ur_out_alloc(&c->t->out, n, sizeof(*free));
    bool *chosen = ur_out_alloc(&c->t->out, n, sizeof(*chosen));
    find_free(c, free, chosen);
    ll_find_varying(c);
    for (uint32_t h = 0; h < n && !worth; ++h) {
        if (!c->header[h]) {
            continue;
        }
        ll_find_inside(c, h, inside);
        worth = free[h] && is_long(c, inside);
        if (!worth && !waiting[h]) {
            /* Of those that step by the group's size, as tiles are filled, there are few turns. */
            worth = (!again && (chosen[h] || (free[h] && !has_constant_end(c, inside) &&
                                              !ll_strides(c, h, inside)))) ||
                    ll_strides_grid(c, h, inside);
        }
    }
    ll_forget_varying(c);
    return worth;
}

bool ll_fits_strips(const struct regions *r) {
    return ll_own_arrays(r) && r->item_bytes <= MOST_BYTES;
}
