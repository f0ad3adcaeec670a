/* Loops written out: a copy of the part's module in which each turn has blocks of its own, so that
 * what a turn does to memory is an access like any other. */
#include "build.h"
#include "spirv/write.h"
#include "walk.h"

enum { MOST_INSTRUCTIONS = 8192, MOST_ROUNDS = 3 };

struct unroll {
    struct build build; /* what edit.c needs of it: the fusion and the copy */
    struct ur_spirv_function *body;
    struct ur_spirv_flow *flow; /* the part's, which frees it */
    const struct loop *loop;
    struct natural_loop natural;
    uint32_t *map; /* of the turn that is written: ids of the loop's */
    uint32_t bound;
    uint32_t turn;
    uint32_t *headers; /* labels, of each turn */
    uint32_t *leavers; /* the same for those that may be left from, 0 for others */
    uint32_t **maps;   /* of each turn */
    struct ur_spirv_block *blocks;
    uint32_t count;
};

static uint32_t mapped(const struct unroll *unroll, uint32_t id) {
    return id < unroll->bound && unroll->map[id] ? unroll->map[id] : id;
}

/* Blocks that the last turn does not come to: it is left before. */
static bool is_behind(const struct unroll *unroll, uint32_t b) {
    return b != unroll->natural.leaver &&
           ur_spirv_dominates(unroll->flow, unroll->natural.leaver, b);
}

static bool is_written(const struct unroll *unroll, uint32_t b) {
    return unroll->natural.member[b] &&
           (unroll->turn < unroll->loop->turns || !is_behind(unroll, b));
}

/* ---- what can be written out ----------------------------------------------------------------- */

/* Whether a value of the loop is used outside of it, but by phis of the block behind it. */
static bool is_used_outside(const struct unroll *unroll) {
    const struct ur_spirv_module *module = unroll->build.module;
    const struct natural_loop *natural = &unroll->natural;
    for (uint32_t b = 0; b < unroll->body->block_count; ++b) {
        const struct ur_spirv_block *block = &unroll->body->blocks[b];
        for (uint32_t i = 1; i <= block->terminator && !natural->member[b]; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            if (one->opcode == SpvOpPhi && block->label == natural->exit) {
                continue;
            }
            ur_spirv_walk_begin(&walk, module, one);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? one->operands[item.first] : 0;
                const struct ur_spirv_instruction *found = ur_spirv_definition(module, id);
                if (found && found->result && found->opcode != SpvOpLabel &&
                    module->ids[id].function != NONE && module->ids[id].block != NONE &&
                    &module->functions[module->ids[id].function] == unroll->body &&
                    natural->member[module->ids[id].block]) {
                    return true;
                }
            }
        }
    }
    return false;
}

static uint32_t size_of_loop(const struct unroll *unroll) {
    uint32_t size = 0;
    for (uint32_t b = 0; b < unroll->body->block_count; ++b) {
        size += unroll->natural.member[b] ? unroll->body->blocks[b].terminator + 1 : 0;
    }
    return size;
}

/* ---- writing --------------------------------------------------------------------------------- */

static struct ur_spirv_list *begin_block(struct unroll *unroll, uint32_t label) {
    struct ur_spirv_list *list = &unroll->blocks[unroll->count++].list;
    ur_fusion_push(&unroll->build, list, SpvOpLabel, 0, label, NULL, 0);
    return list;
}

static void push_mapped(struct unroll *unroll, struct ur_spirv_list *list,
                        const struct ur_spirv_instruction *from) {
    struct ur_spirv_instruction *to = ur_fusion_push(
        &unroll->build, list, from->opcode, from->type,
        from->result ? mapped(unroll, from->result) : 0, from->operands, from->count);
    ur_spirv_rename_by(unroll->build.module, from, to->operands, unroll->map, unroll->bound);
}

static bool is_phi_of_header(const struct unroll *unroll, uint32_t b,
                             const struct ur_spirv_instruction *one) {
    return b == unroll->natural.header && one->opcode == SpvOpPhi;
}

/* Hints where control comes together, in blocks that are others now; kernels need none. */
static bool merges_gone(const struct unroll *unroll, const struct ur_spirv_instruction *one) {
    uint32_t labels = one->opcode == SpvOpLoopMerge ? 2 : one->opcode == SpvOpSelectionMerge;
    for (uint32_t i = 0; i < labels; ++i) {
        uint32_t block = unroll->build.module->ids[one->operands[i]].block;
        if (block >= unroll->body->block_count || unroll->natural.member[block]) {
            return true;
        }
    }
    return false;
}

/* The value that a phi of the header has in this turn. */
static uint32_t entered(const struct unroll *unroll, const struct ur_spirv_instruction *phi) {
    uint32_t from = unroll->turn ? unroll->natural.latch : unroll->natural.outside, value = 0;
    for (uint32_t k = 0; k + 1 < phi->count; k += 2) {
        value = phi->operands[k + 1] == unroll->body->blocks[from].label ? phi->operands[k] : value;
    }
    if (!unroll->turn || value >= unroll->bound || !unroll->maps[unroll->turn - 1][value]) {
        return value;
    }
    return unroll->maps[unroll->turn - 1][value];
}

/* New ids for all that a turn defines. */
static void name_turn(struct unroll *unroll) {
    const struct ur_spirv_function *body = unroll->body;
    unroll->map = unroll->maps[unroll->turn];
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        if (!is_written(unroll, b)) {
            continue;
        }
        unroll->map[block->label] = b == unroll->natural.header ? unroll->headers[unroll->turn]
                                                                : ur_fusion_new_id(&unroll->build);
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            if (!one->result) {
                continue;
            }
            unroll->map[one->result] = is_phi_of_header(unroll, b, one)
                                           ? entered(unroll, one)
                                           : ur_fusion_new_id(&unroll->build);
            if (!is_phi_of_header(unroll, b, one)) {
                ur_fusion_copy_decorations(&unroll->build, one->result, unroll->map[one->result]);
            }
        }
    }
}

/* Where a turn ends: it stays, goes, or asks. */
static void write_leaver(struct unroll *unroll, struct ur_spirv_list *list,
                         const struct ur_spirv_instruction *end) {
    uint32_t stay = mapped(unroll, end->operands[unroll->natural.stays_if ? 1 : 2]);
    uint32_t at = unroll->turn;
    if (at == unroll->loop->turns) {
        PUSH(&unroll->build, list, SpvOpBranch, 0, 0, unroll->natural.exit);
    } else if (unroll->loop->all[at]) {
        PUSH(&unroll->build, list, SpvOpBranch, 0, 0, stay);
        return;
    } else if (unroll->natural.stays_if) {
        PUSH(&unroll->build, list, SpvOpBranchConditional, 0, 0, mapped(unroll, end->operands[0]),
             stay, unroll->natural.exit);
    } else {
        PUSH(&unroll->build, list, SpvOpBranchConditional, 0, 0, mapped(unroll, end->operands[0]),
             unroll->natural.exit, stay);
    }
    unroll->leavers[at] = unroll->map[unroll->body->blocks[unroll->natural.leaver].label];
}

static void write_turn(struct unroll *unroll) {
    const struct ur_spirv_function *body = unroll->body;
    name_turn(unroll);
    for (uint32_t b = 0; b < body->block_count; ++b) {
        const struct ur_spirv_block *block = &body->blocks[b];
        if (!is_written(unroll, b)) {
            continue;
        }
        struct ur_spirv_list *list = begin_block(unroll, unroll->map[block->label]);
        uint32_t header = body->blocks[unroll->natural.header].label;
        uint32_t here = unroll->map[header];
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *one = &block->list.items[i];
            if (is_phi_of_header(unroll, b, one) || merges_gone(unroll, one)) {
                continue;
            }
            if (i == block->terminator && unroll->turn < unroll->loop->turns) {
                unroll->map[header] = unroll->headers[unroll->turn + 1];
            }
            if (i == block->terminator && b == unroll->natural.leaver) {
                write_leaver(unroll, list, one);
            } else {
                push_mapped(unroll, list, one);
            }
        }
        unroll->map[header] = here;
    }
}

/* A block outside: the one before the loop enters the first turn, and phis of the one behind it
 * have a value for each turn that may be the last. */
static void write_outside(struct unroll *unroll, uint32_t b) {
    const struct ur_spirv_block *block = &unroll->body->blocks[b];
    struct ur_spirv_list *list = begin_block(unroll, block->label);
    uint32_t header = unroll->body->blocks[unroll->natural.header].label;
    uint32_t leaver = unroll->body->blocks[unroll->natural.leaver].label;
    for (uint32_t i = 1; i <= block->terminator; ++i) {
        const struct ur_spirv_instruction *one = &block->list.items[i];
        if (one->opcode == SpvOpPhi && block->label == unroll->natural.exit) {
            uint32_t count = 0, room = one->count + 2 * (unroll->loop->turns + 1);
            uint32_t *operands = ur_out_alloc(&unroll->build.fusion->out, room, sizeof(*operands));
            for (uint32_t k = 0; k + 1 < one->count; k += 2) {
                if (one->operands[k + 1] != leaver) {
                    operands[count++] = one->operands[k];
                    operands[count++] = one->operands[k + 1];
                    continue;
                }
                for (uint32_t turn = 0; turn <= unroll->loop->turns; ++turn) {
                    if (unroll->leavers[turn]) {
                        unroll->map = unroll->maps[turn];
                        operands[count++] = mapped(unroll, one->operands[k]);
                        operands[count++] = unroll->leavers[turn];
                    }
                }
            }
            ur_fusion_push(&unroll->build, list, SpvOpPhi, one->type, one->result, operands, count);
            continue;
        }
        if (merges_gone(unroll, one)) {
            continue;
        }
        struct ur_spirv_instruction *to = ur_fusion_push(
            &unroll->build, list, one->opcode, one->type, one->result, one->operands, one->count);
        if (i == block->terminator && b == unroll->natural.outside) {
            for (uint32_t k = 0; k < to->count; ++k) {
                to->operands[k] = to->operands[k] == header ? unroll->headers[0] : to->operands[k];
            }
        }
    }
}

static void index_copy(struct unroll *unroll) {
    struct ur_spirv_error error;
    if (ur_spirv_index(unroll->build.module, &error) == UR_SPIRV_OUT_OF_MEMORY) {
        ur_fusion_no_memory(&unroll->build);
    }
}

/* False: it stays a loop. Pre: the flow is that of the body. */
static bool write_out(struct unroll *unroll) {
    struct ur_out *out = &unroll->build.fusion->out;
    struct build *build = &unroll->build;
    uint32_t label = unroll->loop->header, turns = unroll->loop->turns;
    uint32_t header = label < build->module->bound ? build->module->ids[label].block : NONE;
    if (header >= unroll->body->block_count ||
        !ur_fusion_natural_loop(build->fusion, build->module, unroll->body, unroll->flow, header,
                                &unroll->natural) ||
        is_used_outside(unroll) || size_of_loop(unroll) * (turns + 1) > MOST_INSTRUCTIONS) {
        return false;
    }
    unroll->bound = build->module->bound;
    unroll->headers = ur_out_alloc(out, turns + (size_t)1, sizeof(*unroll->headers));
    unroll->leavers = ur_out_alloc(out, turns + (size_t)1, sizeof(*unroll->leavers));
    unroll->maps = ur_out_alloc(out, turns + (size_t)1, sizeof(*unroll->maps));
    unroll->count = 0;
    unroll->blocks = ur_fusion_allocate(build, (unroll->body->block_count * (turns + (size_t)2)) *
                                                   sizeof(*unroll->blocks));
    for (uint32_t turn = 0; turn <= turns; ++turn) {
        unroll->headers[turn] = ur_fusion_new_id(build);
        unroll->maps[turn] = ur_out_alloc(out, unroll->bound, sizeof(uint32_t));
    }
    /* The turns are named before the block behind them is written, but the entry comes first. */
    struct ur_spirv_block *all = unroll->blocks;
    uint32_t outside = 0;
    for (uint32_t b = 0; b < unroll->body->block_count; ++b) {
        outside += !unroll->natural.member[b];
    }
    unroll->blocks = all + outside;
    for (unroll->turn = 0; unroll->turn <= turns; ++unroll->turn) {
        write_turn(unroll);
    }
    uint32_t written = unroll->count;
    unroll->blocks = all;
    unroll->count = 0;
    for (uint32_t b = 0; b < unroll->body->block_count; ++b) {
        if (!unroll->natural.member[b]) {
            write_outside(unroll, b);
        }
    }
    unroll->body->blocks = all;
    unroll->body->block_count = outside + written;
    index_copy(unroll);
    return true;
}

void ur_fusion_copy_module(struct ur_fusion *fusion, struct part *part, struct build *build) {
    const struct ur_spirv_module *from = part->launch.module;
    size_t words = ur_spirv_written_words(from);
    uint32_t *code = ur_out_alloc(&fusion->out, words, sizeof(*code));
    struct ur_spirv_error error;
    part->previous = part->unrolled;
    part->unrolled = NULL;
    ur_spirv_write(from, code);
    if (ur_spirv_read(code, words * sizeof(*code), &part->unrolled, &error)) {
        ur_out_exhausted(&fusion->out); /* what was read once fails for nothing else */
    }
    build->module = part->unrolled;
    ur_fusion_own_list(build, &part->unrolled->sections[UR_SPIRV_DECORATIONS]);
}

bool ur_fusion_unroll(struct ur_fusion *fusion, struct part *part) {
    struct unroll unroll = {.build = {.fusion = fusion}, .flow = &part->flow};
    bool changed = false;
    if (!part->loops || part->rounds == MOST_ROUNDS) {
        return false;
    }
    ++part->rounds;
    ur_fusion_copy_module(fusion, part, &unroll.build);
    for (const struct loop *loop = part->loops; loop; loop = loop->next) {
        unroll.loop = loop;
        unroll.body = &part->unrolled->functions[part->body_index];
        ur_spirv_flow_drop(&part->flow);
        if (!ur_spirv_flow_make(&part->flow, part->unrolled, unroll.body)) {
            ur_out_exhausted(&fusion->out);
        }
        changed = write_out(&unroll) || changed;
    }
    if (!changed) { /* the part is as it was, but for its flow, which is the same */
        ur_spirv_release(part->unrolled);
        part->unrolled = part->previous;
    } else {
        ur_spirv_release(part->previous);
        part->launch.module = part->unrolled;
    }
    part->previous = NULL;
    return changed;
}
