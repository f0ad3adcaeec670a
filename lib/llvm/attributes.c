/* Which functions LLVM is to inline: all, so that it sees what kernels do with their variables and
 * makes vectors across work-items; but for large ones whose copies would take it longer than they
 * are worth. */
#include "emit.h"
#include "spirv/flow.h"

enum {
    MOST_INLINED = 20000, /* what is larger is LLVM's to judge, unless it is called only once */
    LARGE = 400,          /* instructions, beside which a call is nothing */
    MOST_COPIED = 8000    /* that all copies of a large function have */
};

/* ---- sizes ----------------------------------------------------------------------------------- */

/* A large function of many copies, of which LLVM's own measure knows nothing: it would rather have
 * the variables that are handed to it in registers. */
static bool is_copied_too_often(const struct tr *t, const struct function *facts) {
    return !t->options->wave && !facts->in_place && facts->calls > 1 && facts->whole >= LARGE &&
           facts->whole < MOST_INLINED && facts->whole * facts->calls > MOST_COPIED;
}

static bool is_inlined(const struct tr *t, const struct function *facts) {
    return facts->calls == 1 ? facts->whole < UINT32_MAX
                             : facts->whole < MOST_INLINED && !is_copied_too_often(t, facts);
}

/* Sizes with all that is inlined. What calls itself, or is too deep, counts as endless. */
static void measure(struct tr *t, struct function *facts, unsigned depth) {
    enum { MOST_DEPTH = 256 };
    if (facts->state == 2) {
        return;
    }
    if (facts->state == 1 || depth > MOST_DEPTH) {
        facts->whole = UINT32_MAX;
        return;
    }
    facts->state = 1;
    uint64_t whole = facts->instructions + 1u, stack = 0;
    for (uint32_t i = 0; i < facts->callee_count; ++i) {
        struct function *callee = &t->functions[facts->callees[i]];
        measure(t, callee, depth + 1);
        whole += is_inlined(t, callee) || callee->calls == 1 ? callee->whole : 1;
        whole = whole < UINT32_MAX ? whole : UINT32_MAX;
        stack += callee->depth;
        stack = stack < (uint64_t)1 << 40 ? stack : (uint64_t)1 << 40;
    }
    facts->whole = whole;
    facts->depth = facts->stack + stack + 128;
    facts->state = 2;
}

/* ---- what may become vectors ----------------------------------------------------------------- */

static void note_loops(struct tr *t, struct kernel *kernel, struct function *facts) {
    const struct ur_spirv_function *f = &t->module->functions[facts - t->functions];
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        for (uint32_t n = 0, to; (to = ur_spirv_target(t->module, end, n)) != 0; ++n) {
            kernel->loops |= ll_goes_back(t, block->label, to); /* else it is behind the others */
        }
    }
}

static void note_in_place(struct tr *t, struct kernel *kernel, struct function *facts) {
    (void)t, (void)kernel;
    facts->in_place = true;
}

/* LLVM makes vectors of innermost loops: of those over work-items of a kernel without others, and
 * those of regions. */
static void find_in_place(struct tr *t) {
    for (uint32_t i = 0; i < t->kernel_count && !t->options->wave; ++i) {
        struct kernel *kernel = &t->kernels[i];
        ll_walk(t, kernel, note_loops);
        if (kernel->regions || !(kernel->loops || kernel->uses & USES_CHAINS)) {
            ll_walk(t, kernel, note_in_place);
        }
    }
}

/* ---- attributes ------------------------------------------------------------------------------ */

/* Whether a function that is to stay one does: where its code would be there several times. Small
 * ones cost less in place, and compilers that do not optimise say it of each. */
static bool stays(const struct tr *t, uint32_t index) {
    enum { FEWEST = 64 };
    const struct ur_spirv_function *function = &t->module->functions[index];
    const struct function *facts = &t->functions[index];
    return !t->options->wave && facts->calls > 1 && facts->whole >= FEWEST &&
           function->head.items[function->definition].operands[0] &
               SpvFunctionControlDontInlineMask;
}

void ll_put_attributes(struct tr *t) {
    find_in_place(t);
    for (uint32_t i = 0; i < t->queue_count; ++i) {
        struct function *facts = &t->functions[t->queue[i]];
        measure(t, facts, 0);
        if (facts->pure == 2) { /* so that loops over work-items call it once */
            ur_text_print(&t->out, &t->body,
                          "attributes #%u = { noinline willreturn readnone nounwind }\n",
                          t->queue[i]);
            continue;
        }
        ur_text_print(&t->out, &t->body, "attributes #%u = { %s%snounwind }\n", t->queue[i],
                      stays(t, t->queue[i]) || is_copied_too_often(t, facts) ? "noinline "
                      : is_inlined(t, facts)                                 ? "alwaysinline "
                                                                             : "",
                      t->options->wave ? "convergent " : "");
    }
}
