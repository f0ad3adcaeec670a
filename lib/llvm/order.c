/* Whether a function changes memory at a place of which it is not known that it is not another one
 * that it reads or changes. LLVM brings accesses to neighbours together in loops that it makes
 * vectors of, moves reads up and writes down for that, and holds whatever lies between for
 * independent in loops over work-items, as work-items are of each other. */
#include "emit.h"

struct index {
    uint32_t of; /* an id, or 0 */
    int64_t more;
};

static struct index index_of(const struct ur_spirv_module *module, uint32_t id) {
    uint64_t value, shift;
    if (ur_spirv_constant(module, id, &value)) {
        return (struct index){0, (int64_t)value};
    }
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    while (insn && (insn->opcode == SpvOpUConvert || insn->opcode == SpvOpSConvert)) {
        id = insn->operands[0];
        insn = ur_spirv_definition(module, id);
    }
    if (!insn || insn->count != 2 || !ur_spirv_constant(module, insn->operands[1], &value)) {
        return (struct index){id, 0};
    }
    const struct ur_spirv_instruction *left = ur_spirv_definition(module, insn->operands[0]);
    bool adds =
        insn->opcode == SpvOpIAdd ||
        (insn->opcode == SpvOpBitwiseOr && left && left->count == 2 &&
         left->opcode == SpvOpShiftLeftLogical &&
         ur_spirv_constant(module, left->operands[1], &shift) && shift < 32 && value >> shift == 0);
    return adds ? (struct index){insn->operands[0], (int64_t)value} : (struct index){id, 0};
}

enum place { UNKNOWN, UNRELATED, SAME, APART };

/* What is known of two pointers that were made alike, of one thing unless `wherever`: APART ones
 * lead to different numbers, a constant number of elements from each other, and UNRELATED ones are
 * not at a constant distance. */
static enum place place_of(const struct ur_spirv_module *module, uint32_t a, uint32_t b,
                           bool wherever) {
    enum { NEAR = 128 }; /* differences that no conversion cuts off */
    const struct ur_spirv_instruction *x = ur_spirv_definition(module, a),
                                      *y = ur_spirv_definition(module, b);
    if (a == b) {
        return SAME;
    }
    if (!x || !y || x->opcode != y->opcode || x->type != y->type || x->count != y->count ||
        x->count < 2 || (x->operands[0] != y->operands[0] && !wherever) ||
        x->opcode < SpvOpAccessChain || x->opcode > SpvOpInBoundsPtrAccessChain) {
        return UNKNOWN;
    }
    for (uint32_t i = 1; i < x->count; ++i) {
        struct index left = index_of(module, x->operands[i]),
                     right = index_of(module, y->operands[i]);
        int64_t apart = (int64_t)((uint64_t)left.more - (uint64_t)right.more);
        if (left.of != right.of || apart >= NEAR || apart <= -NEAR) {
            return UNRELATED;
        }
        if (apart) {
            return APART;
        }
    }
    return SAME;
}

/* The variable, parameter or else that a pointer was made of. */
static uint32_t order_root(const struct ur_spirv_module *module, uint32_t pointer) {
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, pointer);
        uint32_t before = insn ? ll_pointer_before(insn) : 0;
        if (!before) {
            break;
        }
        pointer = before;
    }
    return pointer;
}

struct place_used {
    uint32_t pointer, root, block, waits; /* how many in front of it */
    bool writes;
    bool known;           /* what follows is */
    uint32_t first, last; /* accesses of its kind that may be to a number beside its own; the number
                             of all, and 0: there are none */
};

struct places_used {
    struct tr *t;
    struct place_used *list;
    uint32_t count;
};

/* Whether the caller may have given one thing as both. */
static bool may_be_one(struct tr *t, uint32_t a, uint32_t b) {
    const struct ur_spirv_instruction *x = ur_spirv_definition(t->module, a),
                                      *y = ur_spirv_definition(t->module, b);
    return x && y && x->opcode != SpvOpVariable && y->opcode != SpvOpVariable &&
           ll_type_of(t, a)->storage == ll_type_of(t, b)->storage &&
           !ur_spirv_attribute(t->module, a, SpvFunctionParameterAttributeNoAlias) &&
           !ur_spirv_attribute(t->module, b, SpvFunctionParameterAttributeNoAlias);
}

/* Once for each: an access may have to follow all writes before it. */
static void find_neighbours(const struct places_used *all, struct place_used *of) {
    if (of->known) {
        return;
    }
    of->known = true;
    of->first = all->count;
    for (uint32_t i = 0; i < all->count; ++i) {
        const struct place_used *at = &all->list[i];
        if (at->root != of->root || at->writes != of->writes) {
            continue;
        }
        enum place place = place_of(all->t->module, at->pointer, of->pointer, false);
        if (place == UNKNOWN || place == APART) {
            of->first = of->first < i ? of->first : i;
            of->last = i;
        }
    }
}

/* Whether a later access may be to what was written, so that it must stay behind. Of things that
 * may be one, as where a kernel is given one buffer as two arguments, what is written and read at
 * one index is taken for that. */
static bool must_follow(const struct places_used *all, const struct place_used *written,
                        const struct place_used *later) {
    bool one = written->root == later->root;
    if (written->block == later->block && written->waits != later->waits) {
        return false; /* in different loops over work-items */
    }
    enum place place = place_of(all->t->module, written->pointer, later->pointer, !one);
    return one ? place == UNKNOWN || place == UNRELATED
               : place == SAME && may_be_one(all->t, written->root, later->root);
}

/* Whether it would not: a read goes up to one of a neighbour, a write down to one. */
static bool would_pass(const struct places_used *all, uint32_t written, uint32_t later) {
    struct place_used *w = &all->list[written], *l = &all->list[later];
    if (!must_follow(all, w, l)) {
        return false;
    }
    find_neighbours(all, w);
    find_neighbours(all, l);
    return (!l->writes && l->first < written) || w->last > later;
}

bool ll_keeps_order(struct tr *t, const struct ur_spirv_function *f) {
    enum { MOST = 1024 };
    struct place_used list[MOST];
    struct places_used all = {t, list, 0};
    uint32_t waits = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            waits += insn->opcode == SpvOpControlBarrier;
            if (!insn->count || (insn->opcode != SpvOpStore && insn->opcode != SpvOpLoad)) {
                continue;
            }
            if (all.count == MOST) {
                return true;
            }
            list[all.count++] =
                (struct place_used){.pointer = insn->operands[0],
                                    .root = order_root(t->module, insn->operands[0]),
                                    .block = b,
                                    .waits = waits,
                                    .writes = insn->opcode == SpvOpStore};
        }
    }
    for (uint32_t i = 0; i < all.count; ++i) {
        for (uint32_t k = i + 1; list[i].writes && k < all.count; ++k) {
            if (would_pass(&all, i, k)) {
                return true;
            }
        }
    }
    return false;
}
