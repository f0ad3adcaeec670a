/* Loops that count to a number which is known only when they run, and read memory on the way, are
 * written out four times in a row, so that the reads of four times are under way at once. In front
 * of that stands a test whether three more times follow; where they do not, the loop as it was does
 * the rest:
 *
 *     pre:   phis; room = bound - value; if (three more follow) -> main; else -> rest
 *     main:  four copies; room -= 4 steps; if (three more fit in it) -> main; else -> after
 *     after: if (it goes on) -> rest; else -> out
 *     rest:  the loop as it was -> rest or out
 *     out:   phis of what is used behind the loop
 *
 * Where the loop is short, eight are written out first, or where it is no more than a read and a
 * sum sixteen, and then eight and four of the rest.
 * The first test also asks whether indices that are a number and the counter overflow: where none
 * does, all copies read at constant distances from one address.
 * One test of one number that falls by as much each time is what ptxas knows as a loop that counts:
 * where its body is small it writes out four times of it again. The rest, which is run three times
 * at most, it is told to leave as it is. Work-items that leave the main loop at different times
 * meet behind it, since nothing else is gone to from there, and do the rest together. */
#include <string.h>

#include "access.h"
#include "flow.h"
#include "types.h"
#include "unroll.h"
#include "value.h"

enum {
    COPIES = 4,
    MORE_COPIES = 8, /* of loops up to SHORT_COST */
    SHORT_COST = 20,
    MOST_COPIES = 16, /* of loops up to LEAST_COST */
    LEAST_COST = 12,
    MOST_SUMS = 4,  /* numbers to which the counter is added */
    STEP_BITS = 6,  /* that a step has less than its type, so that a few of them are no overflow */
    BODY_COST = 64, /* of a loop that is written out */
    CALL_COST = 12, /* of a function of OpenCL.std */
    PICK_COST = 16, /* of an element of a private array, which may be one of as many registers */
    STAYS = 4       /* instructions between a built-in variable and a step or bound */
};

/* How a loop decides to go on: `value` is compared with what does not change in it. */
struct count {
    uint16_t test;  /* SpvOp..., of value and bound, true to go on */
    bool down, odd; /* odd: the test is that they differ */
    bool equal;     /* goes on where they are equal */
    bool after;     /* the value compared is that of the next time */
    uint32_t phi, bound, step;
    bool negated; /* the step is subtracted */
    uint32_t boolean;
};

struct wide {
    struct loop loop;
    struct count count;
    uint32_t copies;
    uint32_t latch; /* block that ends each time */
    uint32_t main_label, after, rest, out;
    uint32_t last;       /* label of the last copy's end */
    uint32_t room, leap; /* of the main loop: what is left, and what each time takes of it */
    uint32_t next_room;
    uint32_t least;         /* of the room, for three more times */
    struct block *blocks;   /* the main loop */
    uint32_t made, size;    /* of them; instructions in them */
    struct block behind;    /* with the label `out` */
    uint32_t *names, named; /* the ids that the loop makes, and its last label */
    uint32_t values[16];    /* of the header's phis, at the copy being made */
    uint32_t pre[16], phis; /* in front of the main loop */
    bool natural;           /* the counter is no negative number of 32 bits in any copy */
    bool asked;             /* as the test in front of the main loop says */
    uint32_t sums[MOST_SUMS], sum_count; /* what does not change, and is added to the counter */
};

/* ---- which loops ---------------------------------------------------------------------------- */

static const struct ur_spirv_instruction *made_in(struct fn *k, const struct loop *loop,
                                                  uint32_t id) {
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].result == id) {
                return &block->items[i];
            }
        }
    }
    return NULL;
}

/* Whether it may stand in a loop that is written out: calls and what work-items do together may
 * not, barriers where `is_worth_it` says so, and atomics gain nothing. */
static bool is_plain(uint16_t op) {
    return op == SpvOpUndef || op == SpvOpExtInst || op == SpvOpLoad || op == SpvOpStore ||
           (op >= SpvOpAccessChain && op <= SpvOpInBoundsPtrAccessChain) ||
           (op >= SpvOpVectorExtractDynamic && op <= SpvOpTranspose) ||
           (op >= SpvOpConvertFToU && op <= SpvOpBitcast) ||
           (op >= SpvOpSNegate && op <= SpvOpSMulExtended) ||
           (op >= SpvOpAny && op <= SpvOpFUnordGreaterThanEqual) ||
           (op >= SpvOpShiftRightLogical && op <= SpvOpBitCount) || op == SpvOpPhi ||
           op == SpvOpLoopMerge || op == SpvOpSelectionMerge || op == SpvOpBranch ||
           op == SpvOpBranchConditional;
}

/* Functions of OpenCL.std that are an instruction, or few. */
static bool is_short(uint32_t number) {
    switch (number) {
    case OpenCLstd_ceil:
    case OpenCLstd_fabs:
    case OpenCLstd_floor:
    case OpenCLstd_fma:
    case OpenCLstd_fmax:
    case OpenCLstd_fmin:
    case OpenCLstd_mad:
    case OpenCLstd_rint:
    case OpenCLstd_trunc:
        return true;
    default:
        return number >= OpenCLstd_native_cos && number < OpenCLstd_vloadn;
    }
}

/* Built-in variables do not change while a work-item runs. */
static bool reads_builtin(struct fn *k, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpLoad &&
           ur_spirv_decoration(k->t->module, insn->operands[0], UR_SPIRV_NONE,
                               SpvDecorationBuiltIn) != NULL;
}

static bool is_chain(const struct ur_spirv_instruction *insn) {
    return insn->opcode >= SpvOpAccessChain && insn->opcode <= SpvOpInBoundsPtrAccessChain;
}

/* Whether it points to an element of a private array, which differs from time to time. */
static bool picks(struct fn *k, const struct ur_spirv_instruction *insn) {
    bool any = false;
    int64_t value;
    for (uint32_t i = 1; is_chain(insn) && i < insn->count; ++i) {
        any |= !ptx_constant_int(k, insn->operands[i], &value);
    }
    return any && ptx_type_of(k->t, insn->type)->storage == SpvStorageClassFunction;
}

static uint32_t cost_of(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (picks(k, insn)) {
        return PICK_COST;
    }
    if (insn->opcode == SpvOpPhi || insn->opcode == SpvOpSelectionMerge ||
        insn->opcode == SpvOpBranch || reads_builtin(k, insn)) {
        return 0;
    }
    if (!insn->result || !insn->type) {
        return 1;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t each = type->op == SpvOpTypeVector ? type->count : 1;
    return insn->opcode == SpvOpExtInst && insn->count > 1 && !is_short(insn->operands[1])
               ? each * CALL_COST
               : each;
}

static bool is_memory(struct fn *k, const struct ur_spirv_instruction *load) {
    uint32_t storage = load->count ? ptx_value_type(k, load->operands[0])->storage : 0;
    return storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassWorkgroup ||
           storage == SpvStorageClassGeneric || storage == SpvStorageClassUniformConstant;
}

/* Whether some read needs nothing that the loop has read before it. */
static bool reads_ahead(struct fn *k, const struct wide *w) {
    const struct loop *loop = &w->loop;
    bool any = true, found = false;
    while (any) { /* `copy` marks what depends on reads */
        any = found = false;
        for (uint32_t b = 0; b < loop->count; ++b) {
            const struct block *block = &k->flow.blocks[loop->blocks[b]];
            for (uint32_t i = 0; i < block->count; ++i) {
                const struct ur_spirv_instruction *insn = &block->items[i];
                bool depends = insn->opcode == SpvOpLoad && !reads_builtin(k, insn);
                found |= depends && is_memory(k, insn) && !ptx_id_of(k, insn->operands[0])->copy;
                struct ur_spirv_walk walk;
                struct ur_spirv_item item;
                ur_spirv_walk_begin(&walk, k->t->module, insn);
                while (!depends && ur_spirv_walk_next(&walk, &item)) {
                    depends = item.id && ptx_id_of(k, insn->operands[item.first])->copy;
                }
                if (insn->result && depends && !ptx_id_of(k, insn->result)->copy) {
                    ptx_id_of(k, insn->result)->copy = insn->result;
                    any = true;
                }
            }
        }
    }
    ptx_forget_names(k, loop);
    return found;
}

static bool is_read(struct fn *k, const struct loop *loop, uint32_t pointer) {
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].opcode == SpvOpLoad && block->items[i].operands[0] == pointer) {
                return true;
            }
        }
    }
    return false;
}

/* Whether reads gain nothing from more that are under way with it: of shared memory they take
 * little time, and over what is written none is moved, unless it is what the same time read: then
 * the next reads at a known distance from it. */
static bool is_near(struct fn *k, const struct loop *loop,
                    const struct ur_spirv_instruction *insn) {
    return (insn->opcode == SpvOpStore && !is_read(k, loop, insn->operands[0])) ||
           (insn->opcode == SpvOpLoad && insn->count &&
            ptx_value_type(k, insn->operands[0])->storage == SpvStorageClassWorkgroup);
}

static bool is_worth_it(struct fn *k, struct wide *w) {
    uint32_t most = w->copies == COPIES        ? BODY_COST
                    : w->copies == MORE_COPIES ? SHORT_COST
                                               : LEAST_COST;
    uint32_t cost = 0;
    bool meets = false, stays = false;
    for (uint32_t b = 0; b < w->loop.count; ++b) {
        const struct block *block = &k->flow.blocks[w->loop.blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            bool barrier = insn->opcode == SpvOpControlBarrier;
            if ((!is_plain(insn->opcode) && !barrier) ||
                (w->copies == MOST_COPIES && is_near(k, &w->loop, insn))) {
                return false;
            }
            meets |= barrier;
            stays |= insn->opcode == SpvOpLoad && insn->count && ptx_stays(k, insn->operands[0]);
            cost += cost_of(k, insn);
        }
    }
    /* Over a barrier goes only what nobody changes. */
    return cost <= most && (!meets || (stays && w->copies == COPIES)) && reads_ahead(k, w);
}

/* The block whose branch goes back to the header, which is the only one that leaves the loop. */
static bool find_latch(struct fn *k, struct wide *w, const bool *headers, const bool *inside) {
    uint32_t label, backs = 0, outs = 0;
    for (uint32_t b = 0; b < w->loop.count; ++b) {
        uint32_t index = w->loop.blocks[b];
        const struct block *block = &k->flow.blocks[index];
        if (b && headers[index]) {
            return false;
        }
        for (uint32_t i = 0; (label = ptx_successor(k, block, i)) != 0; ++i) {
            uint32_t to = ptx_block_of(k, label);
            if (to == w->loop.header) {
                w->latch = index;
                ++backs;
            } else if (!inside[to]) {
                outs += ptx_successor(k, block, 1 - (i & 1)) == k->flow.blocks[w->loop.header].label
                            ? 1
                            : 2;
            }
        }
    }
    const struct block *latch = &k->flow.blocks[w->latch];
    return backs == 1 && outs == 1 &&
           latch->items[latch->count - 1].opcode == SpvOpBranchConditional;
}

static const struct {
    uint16_t op, swapped, denied;
    bool down, equal;
} tests[] = {
    {SpvOpSLessThan, SpvOpSGreaterThan, SpvOpSGreaterThanEqual, false, false},
    {SpvOpULessThan, SpvOpUGreaterThan, SpvOpUGreaterThanEqual, false, false},
    {SpvOpSLessThanEqual, SpvOpSGreaterThanEqual, SpvOpSGreaterThan, false, true},
    {SpvOpULessThanEqual, SpvOpUGreaterThanEqual, SpvOpUGreaterThan, false, true},
    {SpvOpSGreaterThan, SpvOpSLessThan, SpvOpSLessThanEqual, true, false},
    {SpvOpUGreaterThan, SpvOpULessThan, SpvOpULessThanEqual, true, false},
    {SpvOpSGreaterThanEqual, SpvOpSLessThanEqual, SpvOpSLessThan, true, true},
    {SpvOpUGreaterThanEqual, SpvOpULessThanEqual, SpvOpULessThan, true, true},
    {SpvOpINotEqual, SpvOpINotEqual, SpvOpIEqual, false, false},
    {SpvOpIEqual, SpvOpIEqual, SpvOpINotEqual, false, true},
};
enum { TESTS = sizeof(tests) / sizeof(tests[0]) };

static uint32_t test_of(uint16_t op) {
    uint32_t i = 0;
    while (i < TESTS && tests[i].op != op) {
        ++i;
    }
    return i;
}

/* Whether it is the same each time: from outside, or made of built-in variables. */
static bool stays(struct fn *k, const struct loop *loop, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *insn = made_in(k, loop, id);
    if (!insn || reads_builtin(k, insn)) {
        return true;
    }
    bool plain = insn->opcode == SpvOpCompositeExtract || insn->opcode == SpvOpUConvert ||
                 insn->opcode == SpvOpSConvert || insn->opcode == SpvOpCopyObject;
    return plain && depth && stays(k, loop, insn->operands[0], depth - 1);
}

/* Of a value that grows by a step each time: the phi and the step. */
static bool read_step(struct fn *k, const struct wide *w, uint32_t value, struct count *count) {
    const struct loop *loop = &w->loop;
    const struct ur_spirv_instruction *insn = made_in(k, loop, value), *phi;
    count->after = insn && insn->opcode != SpvOpPhi;
    if (insn && insn->opcode == SpvOpPhi) {
        phi = insn;
        insn = NULL;
        for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
            if (phi->operands[j + 1] == k->flow.blocks[w->latch].label) {
                insn = made_in(k, loop, phi->operands[j]);
            }
        }
    }
    if (!insn || insn->count != 2 || (insn->opcode != SpvOpIAdd && insn->opcode != SpvOpISub)) {
        return false;
    }
    bool second = insn->opcode == SpvOpIAdd && stays(k, loop, insn->operands[0], STAYS);
    count->phi = insn->operands[second];
    count->step = insn->operands[!second];
    count->negated = insn->opcode == SpvOpISub;
    phi = made_in(k, loop, count->phi);
    if (!phi || phi->opcode != SpvOpPhi || !stays(k, loop, count->step, STAYS) ||
        (!count->after && value != count->phi)) {
        return false;
    }
    const struct block *header = &k->flow.blocks[loop->header];
    if (phi < header->items || phi >= header->items + header->count) {
        return false;
    }
    for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
        if (phi->operands[j + 1] == k->flow.blocks[w->latch].label &&
            phi->operands[j] != insn->result) {
            return false;
        }
    }
    return true;
}

/* Whether it counts towards the bound, by so little that the test in front cannot overflow; of a
 * step that is not known the test finds out. */
static bool check_step(struct fn *k, struct count *count) {
    const struct type *type = ptx_value_type(k, count->phi);
    int64_t step;
    if (type->op != SpvOpTypeInt || (type->width != 32 && type->width != 64)) {
        return false;
    }
    if (!ptx_constant_int(k, count->step, &step)) {
        return !count->negated && !count->down && !count->odd;
    }
    step = count->negated ? (int64_t)(0 - (uint64_t)step) : step;
    if (count->odd) {
        count->down = step < 0;
        return step == 1 || step == -1;
    }
    int64_t most = (int64_t)1 << (type->width - STEP_BITS);
    return count->down ? step < 0 && step >= -most : step > 0 && step <= most;
}

static bool read_count(struct fn *k, struct wide *w) {
    const struct block *latch = &k->flow.blocks[w->latch];
    const struct ur_spirv_instruction *end = &latch->items[latch->count - 1];
    const struct ur_spirv_instruction *test = made_in(k, &w->loop, end->operands[0]);
    if (!test || test->count != 2) {
        return false;
    }
    uint32_t i = test_of(test->opcode);
    if (i < TESTS && end->operands[1] != k->flow.blocks[w->loop.header].label) {
        i = test_of(tests[i].denied);
    }
    bool second = stays(k, &w->loop, test->operands[0], STAYS);
    if (i < TESTS && second) {
        i = test_of(tests[i].swapped);
    }
    if (i >= TESTS || tests[i].op == SpvOpIEqual) {
        return false;
    }
    w->count = (struct count){.test = tests[i].op,
                              .down = tests[i].down,
                              .equal = tests[i].equal,
                              .odd = tests[i].op == SpvOpINotEqual,
                              .bound = test->operands[!second],
                              .boolean = test->type};
    return stays(k, &w->loop, w->count.bound, STAYS) &&
           read_step(k, w, test->operands[second], &w->count) && check_step(k, &w->count);
}

/* ---- the main loop -------------------------------------------------------------------------- */

static struct ur_spirv_instruction widen_make(struct fn *k, uint16_t op, uint32_t type,
                                              uint32_t word, uint32_t a, uint32_t b) {
    uint32_t *operands = ptx_alloc(&k->t->out, 3, sizeof(*operands));
    operands[0] = a;
    operands[1] = b;
    return (struct ur_spirv_instruction){
        .opcode = op, .count = b ? 2 : 1, .type = type, .word = word, .operands = operands};
}

static void widen_put(struct fn *k, struct wide *w, struct block *to,
                      struct ur_spirv_instruction insn) {
    ++w->size;
    ptx_add_insn(k, to, insn);
}

/* The result of an operation in front of the copies. */
static uint32_t put_made(struct fn *k, struct wide *w, struct block *to, uint16_t op, uint32_t type,
                         uint32_t a, uint32_t b) {
    uint32_t made = ptx_new_id(k->t);
    ptx_id_of(k, made)->type = type;
    struct ur_spirv_instruction insn = widen_make(k, op, type, to->items[0].word, a, b);
    insn.result = made;
    widen_put(k, w, to, insn);
    return made;
}

static uint32_t widen_number(struct fn *k, uint32_t type, uint64_t bits) {
    uint32_t made = ptx_new_id(k->t);
    ptx_id_of(k, made)->type = type;
    ptx_set_scalar(k, made, ptx_constant(ptx_type_of(k->t, type)->kind, bits));
    return made;
}

/* Whether the counter, and what it is in each copy, are no negative numbers of 32 bits once it
 * begins with one. */
static bool counts_up(struct fn *k, const struct wide *w) {
    int64_t step;
    return ptx_type_of(k->t, ptx_id_of(k, w->count.phi)->type)->width == 32 && !w->count.down &&
           !w->count.negated &&
           (w->count.test == SpvOpSLessThan || w->count.test == SpvOpSLessThanEqual) &&
           ptx_constant_int(k, w->count.step, &step);
}

/* Whether constants say that it begins with one, to which a step can be added. */
static bool begins_natural(struct fn *k, const struct wide *w) {
    const struct ur_spirv_instruction *phi = made_in(k, &w->loop, w->count.phi);
    int64_t value, step = 0;
    bool is = ptx_constant_int(k, w->count.step, &step);
    for (uint32_t j = 0; is && j + 1 < phi->count; j += 2) {
        is = phi->operands[j + 1] == k->flow.blocks[w->latch].label ||
             (ptx_constant_int(k, phi->operands[j], &value) && value >= 0 &&
              value <= INT32_MAX - step);
    }
    return is;
}

/* Whether it is the index of an access in the loop, as it is or, if `longer`, as 64 bits. */
static bool is_index(struct fn *k, const struct wide *w, uint32_t id, bool longer) {
    for (uint32_t b = 0; b < w->loop.count; ++b) {
        const struct block *block = &k->flow.blocks[w->loop.blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            for (uint32_t j = 1; is_chain(insn) && j < insn->count; ++j) {
                if (insn->operands[j] == id) {
                    return true;
                }
            }
            if (longer && insn->opcode == SpvOpSConvert && insn->operands[0] == id &&
                is_index(k, w, insn->result, false)) {
                return true;
            }
        }
    }
    return false;
}

/* What a sum of the loop adds to the counter, where that does not change; 0: it is no such sum. */
static uint32_t added_to(struct fn *k, const struct wide *w,
                         const struct ur_spirv_instruction *insn) {
    if (insn->opcode != SpvOpIAdd || insn->count != 2 ||
        (insn->operands[0] != w->count.phi && insn->operands[1] != w->count.phi)) {
        return 0;
    }
    uint32_t other = insn->operands[insn->operands[0] == w->count.phi];
    return other == w->count.phi || other == w->count.step || made_in(k, &w->loop, other) ? 0
                                                                                          : other;
}

static bool is_sum(const struct wide *w, uint32_t number) {
    uint32_t i = 0;
    while (i < w->sum_count && w->sums[i] != number) {
        ++i;
    }
    return i < w->sum_count;
}

/* Numbers to which the counter is added for an index: the main loop is for those where that does
 * not overflow, so what it reads beside each other is counted from one address. */
static void find_sums(struct fn *k, struct wide *w) {
    for (uint32_t b = 0; b < w->loop.count && w->natural && w->count.after; ++b) {
        const struct block *block = &k->flow.blocks[w->loop.blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            int64_t value;
            uint32_t number = added_to(k, w, &block->items[i]);
            if (number && !ptx_constant_int(k, number, &value) && !is_sum(w, number) &&
                w->sum_count < MOST_SUMS && is_index(k, w, block->items[i].result, true)) {
                w->sums[w->sum_count++] = number;
            }
        }
    }
}

/* What is known of the counter, where its accesses gain by it. */
static void find_natural(struct fn *k, struct wide *w) {
    w->natural = counts_up(k, w);
    w->asked = w->natural && !begins_natural(k, w);
    find_sums(k, w);
    if (w->asked && w->sum_count == 0 && !is_index(k, w, w->count.phi, true)) {
        w->natural = w->asked = false;
    }
}

/* What stays, made in front of the loop. */
static uint32_t put_outside(struct fn *k, struct wide *w, struct block *to, uint32_t id) {
    const struct ur_spirv_instruction *insn = made_in(k, &w->loop, id);
    if (!insn) {
        return id;
    }
    struct ur_spirv_instruction made = *insn;
    made.operands = ptx_alloc(&k->t->out, insn->count, sizeof(uint32_t));
    memcpy(made.operands, insn->operands, insn->count * sizeof(uint32_t));
    if (insn->opcode != SpvOpLoad) {
        made.operands[0] = put_outside(k, w, to, insn->operands[0]);
    }
    made.result = ptx_new_id(k->t);
    ptx_id_of(k, made.result)->type = insn->type;
    ptx_id_of(k, made.result)->origin = ptx_id_of(k, insn->result)->origin;
    widen_put(k, w, to, made);
    return made.result;
}

/* Whether the test holds once less than there are copies from here on: it does now, and the bound
 * is more than the steps away, and no more than a signed number can say. */
static uint32_t put_guard(struct fn *k, struct wide *w, struct block *to, uint32_t now,
                          uint32_t type) {
    struct count *count = &w->count;
    count->step = put_outside(k, w, to, count->step);
    count->bound = put_outside(k, w, to, count->bound);
    const unsigned width = (unsigned)ptx_type_of(k->t, type)->width;
    const uint64_t limit = (uint64_t)1 << (width - 1);
    int64_t step;
    uint32_t fits = 0, range, first = now;
    if (count->after) {
        now = put_made(k, w, to, count->negated ? SpvOpISub : SpvOpIAdd, type, now, count->step);
    }
    if (ptx_constant_int(k, count->step, &step)) {
        uint64_t size = step < 0 ? 0 - (uint64_t)step : (uint64_t)step;
        uint64_t least = (w->copies - 2) * size + !count->equal;
        w->leap = widen_number(k, type, w->copies * size);
        w->least = widen_number(k, type, least);
        range = widen_number(k, type, limit - least);
    } else {
        uint32_t less = put_made(k, w, to, SpvOpISub, type, count->step, widen_number(k, type, 1));
        fits = put_made(k, w, to, SpvOpULessThan, count->boolean, less,
                        widen_number(k, type, (uint64_t)1 << (width - STEP_BITS)));
        uint32_t least = 0;
        w->leap = count->step;
        for (uint32_t steps = 2; steps <= w->copies; steps *= 2) {
            if (steps > 2) {
                least = least ? put_made(k, w, to, SpvOpIAdd, type, least, w->leap) : w->leap;
            }
            w->leap = put_made(k, w, to, SpvOpIAdd, type, w->leap, w->leap);
        }
        w->least = count->equal
                       ? least
                       : put_made(k, w, to, SpvOpIAdd, type, least, widen_number(k, type, 1));
        range = put_made(k, w, to, SpvOpISub, type, widen_number(k, type, limit), w->least);
    }
    w->room = count->down ? put_made(k, w, to, SpvOpISub, type, now, count->bound)
                          : put_made(k, w, to, SpvOpISub, type, count->bound, now);
    uint32_t beyond = put_made(k, w, to, SpvOpISub, type, w->room, w->least);
    uint32_t far = put_made(k, w, to, SpvOpULessThan, count->boolean, beyond, range);
    if (!count->odd) {
        uint32_t holds = put_made(k, w, to, count->test, count->boolean, now, count->bound);
        far = put_made(k, w, to, SpvOpLogicalAnd, count->boolean, holds, far);
    }
    if (fits) {
        far = put_made(k, w, to, SpvOpLogicalAnd, count->boolean, fits, far);
    }
    if (w->asked && ptx_constant_int(k, count->step, &step)) { /* without overflow at once */
        uint32_t small = put_made(k, w, to, SpvOpULessThanEqual, count->boolean, first,
                                  widen_number(k, type, (uint64_t)(INT32_MAX - step)));
        far = put_made(k, w, to, SpvOpLogicalAnd, count->boolean, far, small);
    }
    uint32_t most = w->sum_count ? put_made(k, w, to, SpvOpISub, type,
                                            widen_number(k, type, INT32_MAX), count->bound)
                                 : 0;
    for (uint32_t i = 0; i < w->sum_count; ++i) { /* the counter is the bound at most */
        uint32_t small = put_made(k, w, to, SpvOpSLessThanEqual, count->boolean, w->sums[i], most);
        far = put_made(k, w, to, SpvOpLogicalAnd, count->boolean, far, small);
    }
    return far;
}

static struct ur_spirv_instruction branch(struct fn *k, uint32_t word, uint32_t on, uint32_t yes,
                                          uint32_t no) {
    struct ur_spirv_instruction made = widen_make(k, SpvOpBranchConditional, 0, word, on, yes);
    made.operands[2] = no;
    made.count = 3;
    return made;
}

static bool put_pre(struct fn *k, struct wide *w, const bool *inside) {
    const struct block *header = &k->flow.blocks[w->loop.header];
    struct block *to = &w->blocks[w->made++];
    *to = (struct block){.label = header->label};
    uint32_t counter = 0, type = 0;
    for (uint32_t i = 0; i < header->count; ++i) {
        const struct ur_spirv_instruction *phi = &header->items[i];
        if (phi->opcode != SpvOpPhi) {
            continue;
        }
        if (w->phis == sizeof(w->pre) / sizeof(w->pre[0])) {
            return false;
        }
        struct ur_spirv_instruction made = *phi;
        uint16_t kept = 0;
        made.operands = ptx_alloc(&k->t->out, phi->count + 2u, sizeof(uint32_t));
        for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
            if (!inside[ptx_block_of(k, phi->operands[j + 1])]) {
                made.operands[kept++] = phi->operands[j];
                made.operands[kept++] = phi->operands[j + 1];
            }
        }
        made.count = kept;
        made.result = ptx_new_id(k->t);
        ptx_id_of(k, made.result)->type = phi->type;
        ptx_id_of(k, made.result)->origin = ptx_id_of(k, phi->result)->origin;
        if (phi->result == w->count.phi) {
            counter = made.result;
            type = phi->type;
        }
        w->pre[w->phis++] = made.result;
        widen_put(k, w, to, made);
    }
    if (!counter) {
        return false;
    }
    uint32_t guard = put_guard(k, w, to, counter, type);
    widen_put(k, w, to, branch(k, to->items[0].word, guard, w->main_label, w->rest));
    return true;
}

static uint32_t put_phi(struct fn *k, struct wide *w, struct block *to, uint32_t from,
                        uint32_t before) {
    struct ur_spirv_instruction phi =
        widen_make(k, SpvOpPhi, ptx_id_of(k, from)->type, w->blocks[0].items[0].word, from, before);
    phi.operands = ptx_alloc(&k->t->out, 4, sizeof(uint32_t));
    phi.operands[0] = from;
    phi.operands[1] = before;
    phi.result = ptx_new_id(k->t);
    ptx_id_of(k, phi.result)->type = phi.type;
    ptx_id_of(k, phi.result)->origin = ptx_id_of(k, from)->origin;
    widen_put(k, w, to, phi);
    return phi.result;
}

/* The phis of the main loop, which get what the last copy gives when that has names. */
static void put_main(struct fn *k, struct wide *w, uint32_t first) {
    const struct block *header = &k->flow.blocks[w->loop.header];
    struct block *to = &w->blocks[w->made++];
    uint32_t phis = 0;
    *to = (struct block){.label = w->main_label};
    for (uint32_t i = 0; i < header->count; ++i) {
        if (header->items[i].opcode == SpvOpPhi) {
            w->values[phis] = put_phi(k, w, to, w->pre[phis], header->label);
            if (header->items[i].result == w->count.phi) {
                ptx_id_of(k, w->values[phis])->natural = w->natural;
            }
            ++phis;
        }
    }
    w->room = put_phi(k, w, to, w->room, header->label);
    widen_put(k, w, to, widen_make(k, SpvOpBranch, 0, to->items[0].word, first, 0));
}

/* A copy that begins with that label and goes on to another, or if none is given back and out.
 * `below`: what the counter is next is within the bound, too. */
static void put_copy(struct fn *k, struct wide *w, uint32_t label, uint32_t next, bool below) {
    const struct loop *loop = &w->loop;
    const struct block *header = &k->flow.blocks[loop->header];
    uint32_t phis = 0;
    ptx_rename_loop(k, loop);
    ptx_id_of(k, header->label)->copy = label;
    for (uint32_t b = 0; b < loop->count; ++b) {
        const struct block *block = &k->flow.blocks[loop->blocks[b]];
        struct block *to = &w->blocks[w->made++];
        *to = (struct block){.label = ptx_copied(k, block->label)};
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            struct ur_spirv_instruction made;
            bool end = i + 1 == block->count;
            if (insn->opcode == SpvOpLoopMerge) {
                continue;
            }
            if (insn->opcode == SpvOpPhi && b == 0) {
                made = widen_make(k, SpvOpCopyObject, insn->type, insn->word, w->values[phis++], 0);
            } else if (end && loop->blocks[b] == w->latch && next) {
                made = widen_make(k, SpvOpBranch, 0, insn->word, next, 0);
            } else {
                made = ptx_with_names(k, insn, ptx_copied);
            }
            if (end && loop->blocks[b] == w->latch && !next) {
                uint32_t type = ptx_id_of(k, w->room)->type;
                w->next_room = put_made(k, w, to, SpvOpISub, type, w->room, w->leap);
                uint32_t more = put_made(k, w, to, SpvOpSGreaterThanEqual, w->count.boolean,
                                         w->next_room, w->least);
                made = branch(k, insn->word, more, w->main_label, w->after);
            }
            made.result = insn->result ? ptx_copied(k, insn->result) : 0;
            if (insn->result && is_sum(w, added_to(k, w, insn))) {
                ptx_id_of(k, made.result)->adds = 1 + (insn->operands[0] == w->count.phi);
            }
            widen_put(k, w, to, made);
        }
    }
    phis = 0;
    for (uint32_t i = 0; i < header->count; ++i) {
        const struct ur_spirv_instruction *phi = &header->items[i];
        for (uint32_t j = 0; phi->opcode == SpvOpPhi && j + 1 < phi->count; j += 2) {
            if (phi->operands[j + 1] == k->flow.blocks[w->latch].label) {
                bool counter = phi->result == w->count.phi;
                bool natural = counter && ptx_id_of(k, w->values[phis])->natural;
                w->values[phis] = ptx_copied(k, phi->operands[j]);
                ptx_id_of(k, w->values[phis])->natural = natural && below;
            }
        }
        phis += phi->opcode == SpvOpPhi;
    }
    w->last = ptx_copied(k, k->flow.blocks[w->latch].label);
}

/* Behind the main loop: what its last copy would have done. */
static void put_after(struct fn *k, struct wide *w) {
    const struct block *latch = &k->flow.blocks[w->latch];
    const struct ur_spirv_instruction *end = &latch->items[latch->count - 1];
    bool goes_on = end->operands[1] == k->flow.blocks[w->loop.header].label;
    struct block *to = &w->blocks[w->made++];
    *to = (struct block){.label = w->after};
    widen_put(k, w, to,
              branch(k, end->word, ptx_copied(k, end->operands[0]), goes_on ? w->rest : w->out,
                     goes_on ? w->out : w->rest));
}

/* ---- what is around it ---------------------------------------------------------------------- */

/* The loop as it was, entered from in front of the main one, or from behind it. */
static void make_rest(struct fn *k, struct wide *w, uint32_t name) {
    const struct loop *loop = &w->loop;
    struct block *header = &k->flow.blocks[loop->header];
    uint32_t pre = header->label, phis = 0;
    ptx_forget_names(k, loop);
    ptx_id_of(k, pre)->copy = w->rest;
    for (uint32_t b = 0; b < loop->count; ++b) {
        struct block *block = &k->flow.blocks[loop->blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            struct ur_spirv_instruction *insn = &block->items[i];
            if (insn->opcode == SpvOpPhi && b == 0) {
                uint32_t back = k->flow.blocks[w->latch].label, value = 0;
                for (uint32_t j = 0; j + 1 < insn->count; j += 2) {
                    value = insn->operands[j + 1] == back ? insn->operands[j] : value;
                }
                struct ur_spirv_instruction made =
                    widen_make(k, SpvOpPhi, insn->type, insn->word, w->pre[phis], pre);
                made.operands = ptx_alloc(&k->t->out, 6, sizeof(uint32_t));
                made.operands[0] = w->pre[phis];
                made.operands[1] = pre;
                made.operands[2] = w->values[phis++];
                made.operands[3] = w->after;
                made.operands[4] = value;
                made.operands[5] = ptx_copied(k, back);
                made.count = 6;
                made.result = insn->result;
                *insn = made;
                continue;
            }
            bool end = loop->blocks[b] == w->latch && i + 1 == block->count;
            bool goes_on = end && insn->operands[1] == pre;
            *insn = ptx_with_names(k, insn, ptx_copied);
            if (end) {
                insn->operands[goes_on ? 2 : 1] = w->out;
            }
        }
    }
    uint32_t label = k->flow.blocks[w->latch].label;
    ptx_id_of(k, label)->widened = name;
    ptx_id_of(k, label)->alias = w->out;
    header->label = w->rest;
    ptx_id_of(k, w->rest)->whole = true;
    ptx_id_of(k, w->main_label)->wide = true;
    ptx_id_of(k, w->main_label)->whole = ptx_id_of(k, pre)->whole; /* of a rest: few turns */
    ptx_id_of(k, pre)->whole = false;
    ptx_id_of(k, pre)->copy = 0;
}

static bool widen(struct fn *k, struct wide *w, const bool *inside, uint32_t name) {
    const struct block *latch = &k->flow.blocks[w->latch];
    const struct ur_spirv_instruction *end = &latch->items[latch->count - 1];
    uint32_t header = k->flow.blocks[w->loop.header].label;
    uint32_t exit = end->operands[end->operands[1] == header ? 2 : 1];
    uint32_t labels[MOST_COPIES + 1] = {0};
    w->blocks = ptx_alloc(&k->t->out, 3u + w->copies * w->loop.count, sizeof(*w->blocks));
    w->main_label = ptx_new_id(k->t);
    w->after = ptx_new_id(k->t);
    w->rest = ptx_new_id(k->t);
    w->out = ptx_new_id(k->t);
    for (uint32_t c = 0; c < w->copies; ++c) {
        labels[c] = ptx_new_id(k->t);
        ptx_id_of(k, labels[c])->follows = c && w->loop.count == 1;
    }
    find_natural(k, w);
    if (!put_pre(k, w, inside)) {
        return false;
    }
    put_main(k, w, labels[0]);
    for (uint32_t c = 0; c < w->copies; ++c) {
        put_copy(k, w, labels[c], labels[c + 1], c + !w->count.after < w->copies - 1);
    }
    for (uint32_t p = 0; p <= w->phis; ++p) {
        struct ur_spirv_instruction *phi = &w->blocks[1].items[p];
        phi->operands[phi->count++] = p < w->phis ? w->values[p] : w->next_room;
        phi->operands[phi->count++] = w->last;
    }
    put_after(k, w);
    w->names = ptx_alloc(&k->t->out, w->loop.size + 1u, sizeof(*w->names));
    for (uint32_t b = 0; b < w->loop.count; ++b) {
        const struct block *block = &k->flow.blocks[w->loop.blocks[b]];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].result) {
                struct id *id = ptx_id_of(k, block->items[i].result);
                w->names[w->named++] = block->items[i].result;
                id->widened = name;
                id->entry = id->copy;
                id->alias = 0;
            }
        }
    }
    w->names[w->named++] = latch->label;
    make_rest(k, w, name);
    w->behind = (struct block){.label = w->out};
    ptx_add_insn(k, &w->behind, widen_make(k, SpvOpBranch, 0, end->word, exit, 0));
    return true;
}

/* ---- putting it together -------------------------------------------------------------------- */

struct place {
    struct wide **wides;
    uint32_t name; /* 1 + the loop that the block is of */
};

/* What is used of a loop behind it. */
static uint32_t left_by(struct fn *k, const struct place *at, uint32_t id) {
    if (id >= k->t->next_id || !ptx_id_of(k, id)->widened ||
        ptx_id_of(k, id)->widened == at->name) {
        return id;
    }
    if (!ptx_id_of(k, id)->alias) {
        struct wide *w = at->wides[ptx_id_of(k, id)->widened - 1];
        uint32_t made = ptx_new_id(k->t), latch = k->flow.blocks[w->latch].label;
        struct id *to = ptx_id_of(k, made), *from = ptx_id_of(k, id);
        to->type = from->type;
        to->origin = from->origin;
        struct ur_spirv_instruction phi =
            widen_make(k, SpvOpPhi, from->type, w->behind.items[0].word, id, latch);
        phi.operands = ptx_alloc(&k->t->out, 4, sizeof(uint32_t));
        phi.operands[0] = id;
        phi.operands[1] = latch;
        phi.operands[2] = from->entry;
        phi.operands[3] = w->after;
        phi.count = 4;
        phi.result = made;
        from->alias = made;
        ptx_add_insn(k, &w->behind, phi);
    }
    return ptx_id_of(k, id)->alias;
}

static void name_left(struct fn *k, const struct place *at, struct block *block) {
    for (uint32_t i = 0; i < block->count; ++i) {
        struct ur_spirv_instruction *insn = &block->items[i];
        if (i + 1 == block->count) { /* labels of branches stay */
            if (insn->opcode != SpvOpBranch && insn->count) {
                uint32_t on = left_by(k, at, insn->operands[0]);
                if (on != insn->operands[0]) {
                    uint32_t *operands = ptx_alloc(&k->t->out, insn->count, sizeof(*operands));
                    for (uint32_t j = 1; j < insn->count; ++j) {
                        operands[j] = insn->operands[j];
                    }
                    operands[0] = on;
                    insn->operands = operands;
                }
            }
            continue;
        }
        struct ur_spirv_walk walk;
        struct ur_spirv_item item;
        bool own = false;
        ur_spirv_walk_begin(&walk, k->t->module, insn);
        while (ur_spirv_walk_next(&walk, &item)) {
            uint32_t to = item.id ? left_by(k, at, insn->operands[item.first]) : 0;
            if (item.id && to != insn->operands[item.first]) {
                if (!own) { /* the module's own words stay as they are */
                    uint32_t *operands = ptx_alloc(&k->t->out, insn->count, sizeof(*operands));
                    for (uint32_t j = 0; j < insn->count; ++j) {
                        operands[j] = insn->operands[j];
                    }
                    insn->operands = operands;
                    own = true;
                }
                insn->operands[item.first] = to;
            }
        }
    }
}

static void assemble(struct fn *k, struct wide **wides, const uint32_t *of) {
    struct flow old = k->flow, made = {0};
    for (uint32_t b = 0; b < old.count; ++b) {
        struct place at = {wides, of[b]};
        struct wide *w = of[b] ? wides[of[b] - 1] : NULL;
        if (w && w->loop.header == b) {
            for (uint32_t i = 0; i < w->made; ++i) {
                name_left(k, &at, &w->blocks[i]);
            }
        }
        name_left(k, &at, &old.blocks[b]);
    }
    for (uint32_t b = 0; b < old.count; ++b) {
        struct wide *w = of[b] ? wides[of[b] - 1] : NULL;
        k->flow = made;
        for (uint32_t i = 0; w && w->loop.header == b && i < w->made; ++i) {
            *ptx_add_block(k, 0) = w->blocks[i];
        }
        *ptx_add_block(k, 0) = old.blocks[b];
        if (w && w->loop.blocks[w->loop.count - 1] == b) { /* phis go in front of the branch */
            struct block *behind = &w->behind;
            struct ur_spirv_instruction end = behind->items[0];
            behind->items[0] = behind->items[behind->count - 1];
            behind->items[behind->count - 1] = end;
            *ptx_add_block(k, 0) = *behind;
        }
        made = k->flow;
    }
    k->flow = made;
}

/* How many instructions may still be added. */
static uint32_t widen_by(struct fn *k, uint32_t copies, uint32_t left) {
    uint32_t count = k->flow.count, found = 0;
    bool *headers = ptx_find_headers(k, true);
    if (!headers) {
        return left;
    }
    struct edges edges = {0};
    ptx_find_edges(k, &edges);
    ptx_index_flow(k);
    uint32_t *seen = ptx_alloc(&k->t->out, count + 1u, sizeof(*seen));
    uint32_t *of = ptx_alloc(&k->t->out, count + 1u, sizeof(*of));
    bool *none = ptx_alloc(&k->t->out, count + 1u, sizeof(*none));
    bool *inside = ptx_alloc(&k->t->out, count + 1u, sizeof(*inside));
    struct wide **wides = ptx_alloc(&k->t->out, count + 1u, sizeof(struct wide *));
    for (uint32_t h = count; h-- > 0;) {
        bool may = headers[h] && !ptx_id_of(k, k->flow.blocks[h].label)->wide;
        struct wide *w = may ? ptx_alloc(&k->t->out, 1, sizeof(*w)) : NULL;
        if (!w || !ptx_find_loop(k, &edges, h, seen, none, &w->loop) ||
            (copies + 1) * w->loop.size > left) {
            continue;
        }
        w->copies = copies;
        for (uint32_t b = 0; b < w->loop.count; ++b) {
            inside[w->loop.blocks[b]] = true;
        }
        if (find_latch(k, w, headers, inside) && is_worth_it(k, w) && read_count(k, w) &&
            widen(k, w, inside, found + 1)) {
            wides[found++] = w;
            left -= w->size < left ? w->size : left;
            for (uint32_t b = 0; b < w->loop.count; ++b) {
                of[w->loop.blocks[b]] = found;
            }
        }
        for (uint32_t b = 0; b < w->loop.count; ++b) {
            inside[w->loop.blocks[b]] = false;
        }
    }
    if (found) {
        assemble(k, wides, of);
        ptx_settle_flow(k);
    }
    for (uint32_t i = 0; i < found; ++i) { /* for the next time */
        for (uint32_t j = 0; j < wides[i]->named; ++j) {
            struct id *id = ptx_id_of(k, wides[i]->names[j]);
            id->widened = id->alias = id->entry = 0;
        }
    }
    return left;
}

void ptx_widen_loops(struct fn *k, uint32_t left) {
    left = widen_by(k, MOST_COPIES, left);
    left = widen_by(k, MORE_COPIES, left);
    widen_by(k, COPIES, left);
}
