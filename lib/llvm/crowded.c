/* Functions that LLVM takes time for in proportion to the square of something in them. */
#include <stdlib.h>

#include "emit.h"
#include "spirv/flow.h"

/* ---- chains ---------------------------------------------------------------------------------- */

/* Functions of which loops over work-items are not to become vectors. For each instruction LLVM's
 * plan of vectors follows those that it depends on, up to the first of them: where thousands wait
 * for each other this takes minutes, and a processor has one of them to do at a time. */
void ll_find_chains(struct tr *t) {
    const struct ur_spirv_module *module = t->module;
    const uint64_t most = 8u << 20; /* a second or two */
    uint32_t *length = calloc(module->bound, sizeof(*length));
    for (uint32_t f = 0; length && f < module->function_count; ++f) {
        const struct ur_spirv_function *function = &module->functions[f];
        uint64_t count = 0, longest = 0;
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i, ++count) {
                const struct ur_spirv_instruction *insn = &list->items[i];
                uint32_t before = 0;
                for (uint32_t o = 0; o < insn->count; ++o) {
                    uint32_t id = insn->operands[o]; /* or a small number, as types' ids are */
                    before = id < module->bound && length[id] > before ? length[id] : before;
                }
                uint32_t to = insn->opcode == SpvOpStore ? insn->operands[0] : insn->result;
                if (to && length[to] <= before) {
                    length[to] = before + 1;
                }
                longest = before > longest ? before : longest;
            }
        }
        if (count * longest > most) {
            t->functions[f].uses |= USES_CHAINS;
        }
    }
    free(length);
}

/* ---- loops ----------------------------------------------------------------------------------- */

/* Functions with so many loops, with those of what becomes part of them, that LLVM is not to write
 * loops out whose ends it does not know: with each that it does so it forgets what it knows of all
 * loops within the outermost around it, which in kernels is that over work-items, and finds it out
 * anew. So a hundred loops take a second, and four hundred a quarter of a minute. */

enum { MOST_LOOPS = 48, DEEPEST = 256 };

struct crowd {
    struct tr *t;
    uint32_t *loops; /* of each function, 1 + how many, at most MOST_LOOPS + 1; 0: not known */
    uint32_t *stack;
};

bool ll_goes_back(const struct tr *t, uint32_t from, uint32_t to) {
    return t->module->ids[to].block <= t->module->ids[from].block;
}

/* As often as what is called is named. What calls itself has no end, and counts once. */
static uint32_t crowded_count(struct crowd *c, uint32_t f, unsigned depth) {
    const struct ur_spirv_function *function = &c->t->module->functions[f];
    uint32_t count = 0;
    if (c->loops[f] || depth > DEEPEST) {
        return c->loops[f] ? c->loops[f] - 1 : 0;
    }
    c->loops[f] = 1;
    for (uint32_t b = 0; b < function->block_count && count <= MOST_LOOPS; ++b) {
        const struct ur_spirv_block *block = &function->blocks[b];
        for (uint32_t i = 1; i < block->terminator && count <= MOST_LOOPS; ++i) {
            uint32_t to = ll_callee(c->t, &block->list.items[i]);
            count += to != UR_SPIRV_NONE ? crowded_count(c, to, depth + 1) : 0;
        }
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        for (uint32_t n = 0, to; (to = ur_spirv_target(c->t->module, end, n)) != 0; ++n) {
            count += ll_goes_back(c->t, block->label, to);
        }
    }
    c->loops[f] = 1 + (count <= MOST_LOOPS ? count : MOST_LOOPS + 1);
    return c->loops[f] - 1;
}

/* The function, and all that it calls. */
static void crowded_mark(struct crowd *c, uint32_t f) {
    uint32_t depth = 0;
    c->t->functions[f].crowded = true;
    c->stack[depth++] = f;
    while (depth) {
        const struct ur_spirv_function *function = &c->t->module->functions[c->stack[--depth]];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            for (uint32_t i = 1; i < function->blocks[b].terminator; ++i) {
                uint32_t to = ll_callee(c->t, &function->blocks[b].list.items[i]);
                if (to != UR_SPIRV_NONE && !c->t->functions[to].crowded) {
                    c->t->functions[to].crowded = true;
                    c->stack[depth++] = to;
                }
            }
        }
    }
}

void ll_find_crowded(struct tr *t) {
    uint32_t count = t->module->function_count;
    struct crowd c = {t, ur_out_alloc(&t->out, count + 1u, sizeof(uint32_t)),
                      ur_out_alloc(&t->out, count + 1u, sizeof(uint32_t))};
    for (uint32_t f = 0; f < count; ++f) {
        (void)crowded_count(&c, f, 0);
    }
    for (uint32_t f = 0; f < count; ++f) {
        if (c.loops[f] > MOST_LOOPS + 1 && !t->functions[f].crowded) {
            crowded_mark(&c, f);
        }
    }
}
