#include "loop.h"

#include <string.h>

#define NONE UR_SPIRV_NONE

/* ---- where a loop is ------------------------------------------------------------------------- */

static uint32_t loop_block_of(const struct ur_spirv_module *module, uint32_t label) {
    return label < module->bound ? module->ids[label].block : NONE;
}

/* Of the ways into a block, the one that comes from outside the loop and the one that closes it.
 * False: there are others. */
static bool loop_ways(const struct ur_spirv_flow *flow, uint32_t header, uint32_t *outside,
                      uint32_t *latch) {
    *outside = *latch = NONE;
    for (uint32_t e = flow->first_edge[header]; e < flow->first_edge[header + 1]; ++e) {
        uint32_t from = flow->edges[e];
        bool closes = flow->number[from] != NONE && ur_spirv_dominates(flow, header, from);
        uint32_t *way = closes ? latch : outside;
        if (flow->number[from] == NONE || *way != NONE) {
            return false;
        }
        *way = from;
    }
    return *outside != NONE && *latch != NONE;
}

/* The blocks that come to the latch without the header, and it. */
static void loop_members(struct ur_spirv_loop *loop, const struct ur_spirv_flow *flow,
                         uint32_t *stack) {
    uint32_t depth = 0;
    loop->member[loop->header] = true;
    if (!loop->member[loop->latch]) {
        loop->member[loop->latch] = true;
        stack[depth++] = loop->latch;
    }
    while (depth) {
        uint32_t at = stack[--depth];
        for (uint32_t e = flow->first_edge[at]; e < flow->first_edge[at + 1]; ++e) {
            uint32_t from = flow->edges[e];
            if (!loop->member[from]) {
                loop->member[from] = true;
                stack[depth++] = from;
            }
        }
    }
}

bool ur_spirv_loop_find(const struct ur_spirv_module *module,
                        const struct ur_spirv_function *function, const struct ur_spirv_flow *flow,
                        uint32_t header, struct ur_spirv_loop *loop, uint32_t *stack) {
    uint32_t count = function->block_count;
    *loop = (struct ur_spirv_loop){.header = header, .leaver = NONE, .member = loop->member};
    if (flow->number[header] == NONE || !loop_ways(flow, header, &loop->outside, &loop->latch)) {
        return false;
    }
    memset(loop->member, 0, count * sizeof(*loop->member));
    loop_members(loop, flow, stack);
    for (uint32_t b = 0; b < count; ++b) {
        if (!loop->member[b]) {
            continue;
        }
        const struct ur_spirv_block *block = &function->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t label, n = 0;
        if (flow->number[b] == NONE) {
            return false;
        }
        for (; (label = ur_spirv_target(module, end, n)) != 0; ++n) {
            uint32_t next = loop_block_of(module, label);
            if (next >= count) {
                return false;
            }
            if (loop->member[next]) {
                continue;
            }
            if (loop->leaver != NONE || end->opcode != SpvOpBranchConditional) {
                return false; /* it is left in several ways */
            }
            loop->leaver = b;
            loop->exit = label;
        }
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            if (block->list.items[i].opcode == SpvOpVariable) {
                return false;
            }
        }
        if (n == 0) {
            return false;
        }
    }
    if (loop->leaver == NONE || !ur_spirv_dominates(flow, loop->leaver, loop->latch)) {
        return false;
    }
    /* From behind the leaver the loop goes on to its next turn alone: else the leaver is in a loop
     * within this one, and a turn comes to it several times. */
    for (uint32_t b = 0; b < count; ++b) {
        if (!loop->member[b] || !ur_spirv_dominates(flow, loop->leaver, b)) {
            continue;
        }
        const struct ur_spirv_block *block = &function->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t label;
        for (uint32_t n = 0; (label = ur_spirv_target(module, end, n)) != 0; ++n) {
            uint32_t next = loop_block_of(module, label);
            if (next != header && loop->member[next] &&
                (next == loop->leaver || !ur_spirv_dominates(flow, loop->leaver, next))) {
                return false;
            }
        }
    }
    const struct ur_spirv_block *leaver = &function->blocks[loop->leaver];
    const uint32_t *targets = leaver->list.items[leaver->terminator].operands;
    loop->stays_if = targets[2] == loop->exit;
    return targets[1] != targets[2];
}

/* ---- what can be written out ----------------------------------------------------------------- */

struct writer {
    struct ur_spirv_module *module;
    struct ur_spirv_function *function;
    const struct ur_spirv_flow *flow;
    const struct ur_spirv_loop *loop;
    const struct ur_spirv_turns *turns;
    uint32_t bound; /* of ids, before */
    uint32_t own;   /* ids that the loop defines */
    uint32_t *maps; /* of each turn: what these become */
    struct ur_spirv_block *blocks;
    uint32_t count;
    bool failed;
};

/* How ids are named in one turn, also by what is behind the last one. */
struct naming {
    const struct writer *w;
    uint32_t turn;
    bool ends; /* the header is that of the next turn */
};

static uint32_t turned(void *data, uint32_t id) {
    const struct naming *naming = data;
    const struct writer *w = naming->w;
    uint32_t place = id < w->bound ? w->turns->place[id] : 0, turn = naming->turn;
    if (!place) {
        return id;
    }
    if (naming->ends && turn < w->turns->count &&
        id == w->function->blocks[w->loop->header].label) {
        ++turn;
    }
    uint32_t to = w->maps[(size_t)turn * w->own + place - 1];
    return to ? to : id;
}

static uint32_t label_of(const struct writer *w, uint32_t block, uint32_t turn) {
    return turned(&(struct naming){w, turn, false}, w->function->blocks[block].label);
}

/* Blocks that the last turn does not come to: it is left before. */
static bool is_written(const struct writer *w, uint32_t b, uint32_t turn) {
    return w->loop->member[b] && (turn < w->turns->count || b == w->loop->leaver ||
                                  !ur_spirv_dominates(w->flow, w->loop->leaver, b));
}

static bool may_leave(const struct writer *w, uint32_t turn) {
    return turn == w->turns->count || (w->turns->all && !w->turns->all[turn]);
}

static bool is_of_header(const struct writer *w, uint32_t b,
                         const struct ur_spirv_instruction *insn) {
    return b == w->loop->header && insn->opcode == SpvOpPhi;
}

/* What comes into a phi from a block, 0: nothing. */
static uint32_t coming(const struct writer *w, const struct ur_spirv_instruction *phi,
                       uint32_t from) {
    for (uint32_t k = 0; k + 1 < phi->count; k += 2) {
        if (phi->operands[k + 1] == w->function->blocks[from].label) {
            return phi->operands[k];
        }
    }
    return 0;
}

/* Numbers the ids of the loop. False: it becomes too long, or has a phi without a value. */
static bool number_ids(struct writer *w) {
    uint64_t size = 0;
    bool good = true;
    for (uint32_t b = 0; b < w->function->block_count; ++b) {
        const struct ur_spirv_block *block = &w->function->blocks[b];
        for (uint32_t i = 0; w->loop->member[b] && i <= block->terminator; ++i, ++size) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            if (insn->result && insn->result < w->bound) {
                w->turns->place[insn->result] = ++w->own;
            }
            good = good && (!is_of_header(w, b, insn) ||
                            (coming(w, insn, w->loop->outside) && coming(w, insn, w->loop->latch)));
        }
    }
    return good && size * (w->turns->count + (uint64_t)1) <= w->turns->most;
}

static void forget_ids(const struct writer *w) {
    for (uint32_t b = 0; b < w->function->block_count; ++b) {
        const struct ur_spirv_list *list = &w->function->blocks[b].list;
        for (uint32_t i = 0; w->loop->member[b] && i < list->count; ++i) {
            if (list->items[i].result < w->bound) {
                w->turns->place[list->items[i].result] = 0;
            }
        }
    }
}

/* Whether an instruction uses a value of the loop, or with `labels` names a block of it. */
static bool uses_loop(const struct writer *w, const struct ur_spirv_instruction *insn,
                      bool labels) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, w->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (id < w->bound && w->turns->place[id] &&
            (labels || ur_spirv_opcode(w->module, id) != SpvOpLabel)) {
            return true;
        }
    }
    return false;
}

/* Whether others than phis of the block behind the loop use its values. */
static bool is_used_outside(const struct writer *w) {
    for (uint32_t b = 0; b < w->function->block_count; ++b) {
        const struct ur_spirv_block *block = &w->function->blocks[b];
        for (uint32_t i = 1; i <= block->terminator && !w->loop->member[b]; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            if ((insn->opcode != SpvOpPhi || block->label != w->loop->exit) &&
                uses_loop(w, insn, false)) {
                return true;
            }
        }
    }
    return false;
}

/* Words that a phi of the block behind the loop may become. */
static uint64_t exit_words(const struct writer *w, const struct ur_spirv_instruction *phi) {
    uint64_t words = phi->count;
    for (uint32_t k = 0; k + 1 < phi->count; k += 2) {
        words += phi->operands[k + 1] == w->function->blocks[w->loop->leaver].label
                     ? 2 * (uint64_t)w->turns->count
                     : 0;
    }
    return words;
}

static bool exit_fits(const struct writer *w) {
    uint32_t b = loop_block_of(w->module, w->loop->exit);
    for (uint32_t i = 1; i <= w->function->blocks[b].terminator; ++i) {
        const struct ur_spirv_instruction *insn = &w->function->blocks[b].list.items[i];
        if (insn->opcode == SpvOpPhi && exit_words(w, insn) > UINT16_MAX) {
            return false;
        }
    }
    return true;
}

/* Hints where control comes together, in blocks that are others now; kernels need none. */
static bool merges_gone(const struct writer *w, const struct ur_spirv_instruction *insn) {
    uint32_t labels = insn->opcode == SpvOpLoopMerge ? 2 : insn->opcode == SpvOpSelectionMerge;
    for (uint32_t i = 0; i < labels; ++i) {
        uint32_t block = loop_block_of(w->module, insn->operands[i]);
        if (block >= w->function->block_count || w->loop->member[block]) {
            return true;
        }
    }
    return false;
}

/* ---- writing --------------------------------------------------------------------------------- */

/* New ids for all that a turn defines; phis of the header are what comes into them. */
static void name_turn(struct writer *w, uint32_t turn) {
    uint32_t *map = w->maps + (size_t)turn * w->own;
    for (uint32_t b = 0; b < w->function->block_count && !w->failed; ++b) {
        const struct ur_spirv_block *block = &w->function->blocks[b];
        for (uint32_t i = 0; i <= block->terminator && is_written(w, b, turn); ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            uint32_t place = insn->result < w->bound ? w->turns->place[insn->result] : 0;
            if (!place) {
                continue;
            }
            if (is_of_header(w, b, insn)) {
                uint32_t from = turn ? w->loop->latch : w->loop->outside;
                uint32_t value = coming(w, insn, from);
                map[place - 1] = turn ? turned(&(struct naming){w, turn - 1, false}, value) : value;
                continue;
            }
            map[place - 1] = ur_spirv_take_id(w->module, &w->failed);
            if (w->turns->copied) {
                w->turns->copied(w->turns->data, insn->result, map[place - 1]);
            }
        }
    }
}

static struct ur_spirv_block *begin_block(struct writer *w, const struct ur_spirv_block *of) {
    struct ur_spirv_block *block = &w->blocks[w->count++];
    block->list.items =
        ur_spirv_take(w->module, &w->failed, of->list.count, sizeof(*block->list.items));
    return block;
}

static void loop_push(struct writer *w, struct ur_spirv_block *block,
                      const struct ur_spirv_instruction *insn, const struct naming *naming) {
    struct ur_spirv_instruction copy = *insn;
    copy.operands = ur_spirv_take(w->module, &w->failed, insn->count, sizeof(*copy.operands));
    if (w->failed) {
        return;
    }
    ur_spirv_rename(w->module, insn, copy.operands, turned, (void *)naming);
    copy.result = insn->result ? turned((void *)naming, insn->result) : 0;
    block->list.items[block->list.count++] = copy;
}

/* Where a turn ends: it stays, goes, or asks. */
static void push_leaver(struct writer *w, struct ur_spirv_block *block,
                        const struct ur_spirv_instruction *end, uint32_t turn) {
    struct naming naming = {w, turn, true};
    uint32_t stay = turned(&naming, end->operands[w->loop->stays_if ? 1 : 2]);
    bool asks = may_leave(w, turn) && turn < w->turns->count;
    struct ur_spirv_instruction made = {.opcode = asks ? SpvOpBranchConditional : SpvOpBranch,
                                        .count = asks ? 3 : 1,
                                        .word = end->word};
    made.operands = ur_spirv_take(w->module, &w->failed, 3, sizeof(*made.operands));
    if (w->failed) {
        return;
    }
    if (asks) {
        made.operands[0] = turned(&naming, end->operands[0]);
        made.operands[1] = w->loop->stays_if ? stay : w->loop->exit;
        made.operands[2] = w->loop->stays_if ? w->loop->exit : stay;
    } else {
        made.operands[0] = turn == w->turns->count ? w->loop->exit : stay;
    }
    block->list.items[block->list.count++] = made;
}

static void loop_end_block(const struct writer *w, struct ur_spirv_block *block) {
    if (!w->failed) {
        block->label = block->list.items[0].result;
        block->terminator = block->list.count - 1;
    }
}

static void write_turn(struct writer *w, uint32_t turn) {
    for (uint32_t b = 0; b < w->function->block_count && !w->failed; ++b) {
        const struct ur_spirv_block *from = &w->function->blocks[b];
        if (!is_written(w, b, turn)) {
            continue;
        }
        struct ur_spirv_block *block = begin_block(w, from);
        for (uint32_t i = 0; i <= from->terminator && !w->failed; ++i) {
            const struct ur_spirv_instruction *insn = &from->list.items[i];
            bool last = i == from->terminator;
            if (is_of_header(w, b, insn) || merges_gone(w, insn)) {
                continue;
            }
            if (last && b == w->loop->leaver) {
                push_leaver(w, block, insn, turn);
            } else {
                loop_push(w, block, insn, &(struct naming){w, turn, last});
            }
        }
        loop_end_block(w, block);
    }
}

/* A phi of the block behind the loop has a value for each turn that may be the last. */
static void push_exit(struct writer *w, struct ur_spirv_block *block,
                      const struct ur_spirv_instruction *phi) {
    uint32_t leaver = w->function->blocks[w->loop->leaver].label;
    struct ur_spirv_instruction made = *phi;
    made.operands =
        ur_spirv_take(w->module, &w->failed, exit_words(w, phi), sizeof(*made.operands));
    uint32_t count = 0;
    for (uint32_t k = 0; k + 1 < phi->count && !w->failed; k += 2) {
        for (uint32_t turn = 0; turn <= w->turns->count; ++turn) {
            if (phi->operands[k + 1] == leaver && may_leave(w, turn)) {
                made.operands[count++] = turned(&(struct naming){w, turn, false}, phi->operands[k]);
                made.operands[count++] = label_of(w, w->loop->leaver, turn);
            }
        }
        if (phi->operands[k + 1] != leaver) {
            made.operands[count++] = phi->operands[k];
            made.operands[count++] = phi->operands[k + 1];
        }
    }
    made.count = (uint16_t)count;
    block->list.items[block->list.count++] = made;
}

/* A block outside: where the loop is entered from leads to the first turn, and what was computed in
 * it is that of the last one. */
static void write_outside(struct writer *w, uint32_t b) {
    const struct ur_spirv_block *from = &w->function->blocks[b];
    bool same = true;
    for (uint32_t i = 1; i <= from->terminator && same; ++i) {
        same = !uses_loop(w, &from->list.items[i], true);
    }
    if (same) {
        w->blocks[w->count++] = *from;
        return;
    }
    struct ur_spirv_block *block = begin_block(w, from);
    for (uint32_t i = 0; i <= from->terminator && !w->failed; ++i) {
        const struct ur_spirv_instruction *insn = &from->list.items[i];
        bool enters = i == from->terminator && b == w->loop->outside;
        if (merges_gone(w, insn)) {
            continue;
        }
        if (insn->opcode == SpvOpPhi && from->label == w->loop->exit) {
            push_exit(w, block, insn);
        } else {
            loop_push(w, block, insn, &(struct naming){w, enters ? 0 : w->turns->count, false});
        }
    }
    loop_end_block(w, block);
}

void ur_spirv_index_blocks(struct ur_spirv_module *module,
                           const struct ur_spirv_function *function) {
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            uint32_t id = list->items[i].result;
            if (id && id < module->bound) {
                module->ids[id].definition = &list->items[i];
                module->ids[id].function = (uint32_t)(function - module->functions);
                module->ids[id].block = b;
            }
        }
    }
}

static void loop_write(struct writer *w) {
    uint32_t turns = w->turns->count, count = w->function->block_count, members = 0;
    w->maps = ur_spirv_take(w->module, &w->failed, (turns + (size_t)1) * w->own, sizeof(*w->maps));
    for (uint32_t b = 0; b < count; ++b) {
        members += w->loop->member[b];
    }
    w->blocks =
        ur_spirv_take(w->module, &w->failed, count + members * (size_t)turns, sizeof(*w->blocks));
    for (uint32_t turn = 0; turn <= turns && !w->failed; ++turn) {
        name_turn(w, turn);
    }
    for (uint32_t b = 0; b < count && !w->failed; ++b) {
        for (uint32_t turn = 0; b == w->loop->header && turn <= turns; ++turn) {
            write_turn(w, turn);
        }
        if (!w->loop->member[b]) {
            write_outside(w, b);
        }
    }
}

enum ur_spirv_written ur_spirv_loop_write_out(struct ur_spirv_module *module,
                                              struct ur_spirv_function *function,
                                              const struct ur_spirv_flow *flow,
                                              const struct ur_spirv_loop *loop,
                                              const struct ur_spirv_turns *turns) {
    struct writer w = {.module = module,
                       .function = function,
                       .flow = flow,
                       .loop = loop,
                       .turns = turns,
                       .bound = module->bound};
    bool good = number_ids(&w) && exit_fits(&w) && !(turns->all && is_used_outside(&w));
    if (good) {
        loop_write(&w);
    }
    good = good && !w.failed;
    for (uint32_t b = 0; b < function->block_count && good; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; loop->member[b] && i < list->count; ++i) {
            module->ids[list->items[i].result].definition = NULL;
        }
    }
    forget_ids(&w);
    if (good) {
        function->blocks = w.blocks;
        function->block_count = w.count;
        ur_spirv_index_blocks(module, function);
    }
    return w.failed ? UR_SPIRV_NO_MEMORY : good ? UR_SPIRV_WRITTEN : UR_SPIRV_NOT_WRITTEN;
}
