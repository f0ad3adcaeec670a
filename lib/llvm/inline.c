/* Calls of functions whose work-items wait, inlined, so that a kernel can be cut where they do
 * (regions.h), and of those that are called in one place and have loops, so that it can be cut
 * where these are (chunks.c): others leave a helper that is not `static` a function. So are all
 * calls of a kernel with loops, in it or in what it calls, that is not large with them, or larger
 * if it calls others in a loop of its own. Callees come before callers; what calls itself, directly
 * or not, stays a call, and so does what would grow past what is cut. Kernels with such calls run
 * on stacks (hostcode.h). */
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"
#include "spirv/keep.h"

#define NONE UR_SPIRV_NONE

enum {
    MOST_INSTRUCTIONS = 20000, /* of a function; no more are cut */
    MOST_ONCE = 4000,          /* of a function with those that are called in one place alone */
    MOST_OF_WHOLE = 2000,      /* of a kernel with all that it calls, */
    MOST_LOOPED = 8000,        /* and with what it calls in loops */
    MOST_ADDED = 200000        /* in all */
};

struct called {
    uint32_t caller, callee; /* indices of functions */
    uint32_t block;          /* of the caller */
    bool looped;             /* it lies in a loop, for the sake of which it is inlined */
};

struct facts {
    bool waits, done;
    bool once;      /* called in one place, and has a loop */
    bool loops;     /* in it, or in what it calls */
    bool whole;     /* all its calls are inlined */
    bool image;     /* it is handed images: a kernel has a form for those alone (expected.c) that it
                       reads itself */
    bool under;     /* its calls are followed */
    uint32_t size;  /* instructions */
    uint32_t total; /* with those of what it calls; 0: not known yet, NONE: too many */
    uint32_t pending; /* calls of functions that are to be inlined and not done */
};

struct inliner {
    struct ur_spirv_module *module;
    struct facts *facts; /* of each function */
    struct called *calls;
    uint32_t call_count;
    uint32_t *first_caller, *callers; /* of each function: indices of calls */
    uint32_t *map;                    /* of each id: what takes its place; 0: itself */
    uint32_t *origin;                 /* of each new id: the one that was read */
    uint32_t room, first_new;         /* ids that these have room for; the first new one */
    uint32_t added;
    bool failed; /* without memory */
    /* The function in the making. */
    struct ur_spirv_block *blocks;
    uint32_t block_count, block_room;
    struct ur_spirv_instruction *items;
    uint32_t item_count, item_room;
    struct ur_spirv_instruction *variables;
    uint32_t variable_count, variable_room;
};

/* ---- memory ---------------------------------------------------------------------------------- */

static void *inline_take(struct inliner *n, size_t count, size_t size) {
    void *made = ur_spirv_allocate(n->module, count ? count * size : 1);
    n->failed |= !made;
    return made;
}

/* Room for one more element of an array of our own. */
static bool inline_grow(struct inliner *n, void **array, uint32_t count, uint32_t *room,
                        size_t size) {
    if (count < *room) {
        return true;
    }
    uint32_t more = *room ? 2 * *room : 64;
    void *made = realloc(*array, more * size);
    if (!made) {
        n->failed = true;
        return false;
    }
    *array = made;
    *room = more;
    return true;
}

static uint32_t new_id(struct inliner *n, uint32_t like) {
    uint32_t id = ur_spirv_new_id(n->module);
    if (!id) {
        n->failed = true;
        return 0;
    }
    if (id >= n->room) {
        uint32_t more = 2 * n->room > id ? 2 * n->room : id + 64;
        uint32_t *map = realloc(n->map, more * sizeof(*map));
        n->map = map ? map : n->map;
        uint32_t *origin = realloc(n->origin, more * sizeof(*origin));
        n->origin = origin ? origin : n->origin;
        if (!map || !origin) {
            n->failed = true;
            return 0;
        }
        memset(map + n->room, 0, (more - n->room) * sizeof(*map));
        memset(origin + n->room, 0, (more - n->room) * sizeof(*origin));
        n->room = more;
    }
    n->origin[id] = like && n->origin[like] ? n->origin[like] : like;
    return id;
}

/* ---- what calls what ------------------------------------------------------------------------- */

static const struct ur_spirv_function *callee_of(const struct inliner *n,
                                                 const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_function *to = ur_spirv_callee(n->module, insn);
    return to && to->block_count && insn->count == to->parameter_count + 1u &&
                   to->head.items[to->definition].type == insn->type
               ? to
               : NULL;
}

static bool takes_image(const struct inliner *n, const struct ur_spirv_function *f) {
    bool takes = false;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        uint32_t type = ur_spirv_type(n->module, f->parameters[i]);
        takes |= ur_spirv_opcode(n->module, type) == SpvOpTypeImage;
    }
    return takes;
}

static bool find_calls(struct inliner *n) {
    uint32_t room = 0;
    for (uint32_t f = 0; f < n->module->function_count; ++f) {
        const struct ur_spirv_function *function = &n->module->functions[f];
        n->facts[f].waits = ll_shares(n->module, function); /* for lockstep.c */
        n->facts[f].image = takes_image(n, function);
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *list = &function->blocks[b].list;
            n->facts[f].size += list->count;
            for (uint32_t i = 1; i < list->count; ++i) {
                bool lanes;
                n->facts[f].waits |=
                    ll_sync(n->module, &list->items[i], &lanes) != SYNC_NONE || lanes;
                const struct ur_spirv_function *to = callee_of(n, &list->items[i]);
                if (!to) {
                    continue;
                }
                if (!inline_grow(n, (void **)&n->calls, n->call_count, &room, sizeof(*n->calls))) {
                    return false;
                }
                n->calls[n->call_count++] =
                    (struct called){f, (uint32_t)(to - n->module->functions), b, false};
            }
        }
    }
    return true;
}

/* Lists the calls of each function. */
static bool find_callers(struct inliner *n) {
    uint32_t count = n->module->function_count;
    n->first_caller = calloc(count + 2u, sizeof(*n->first_caller));
    n->callers = calloc(n->call_count + 1u, sizeof(*n->callers));
    if (!n->first_caller || !n->callers) {
        return false;
    }
    for (uint32_t c = 0; c < n->call_count; ++c) {
        ++n->first_caller[n->calls[c].callee + 2];
    }
    for (uint32_t f = 0; f < count; ++f) {
        n->first_caller[f + 2] += n->first_caller[f + 1];
    }
    for (uint32_t c = 0; c < n->call_count; ++c) {
        n->callers[n->first_caller[n->calls[c].callee + 1]++] = c;
    }
    return true;
}

/* ---- kernels that are to be whole ------------------------------------------------------------ */

static bool has_loops(const struct inliner *n, const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t to;
        for (uint32_t k = 0; (to = ur_spirv_target(n->module, end, k)) != 0; ++k) {
            if (to < n->module->bound && n->module->ids[to].block <= b) {
                return true; /* blocks lie behind those that dominate them */
            }
        }
    }
    return false;
}

/* Whether its module asks to keep it, and it is large, or gives what a loop may ask for once. */
static bool may_not_inline(const struct ur_spirv_function *f, uint32_t size) {
    enum { FEWEST = 64, CONTROL = SpvFunctionControlConstMask | SpvFunctionControlPureMask };
    uint32_t control = f->head.items[f->definition].operands[0];
    return control & SpvFunctionControlDontInlineMask && (control & CONTROL || size >= FEWEST);
}

/* Whether some call of it by that function is inlined for the sake of a loop. */
static bool is_looped(const struct inliner *n, uint32_t caller, uint32_t callee) {
    for (uint32_t e = n->first_caller[callee]; e < n->first_caller[callee + 1]; ++e) {
        const struct called *call = &n->calls[n->callers[e]];
        if (call->caller == caller && call->looped) {
            return true;
        }
    }
    return false;
}

/* Sets `total` and `loops`. */
static void measure_whole(struct inliner *n, uint32_t f, unsigned depth) {
    enum { DEEPEST = 32 };
    struct facts *facts = &n->facts[f];
    const struct ur_spirv_function *function = &n->module->functions[f];
    uint64_t total = facts->size;
    if (facts->total) {
        return;
    }
    if (facts->under || depth == DEEPEST || may_not_inline(function, facts->size)) {
        facts->total = NONE;
        return;
    }
    facts->under = true;
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 1; i < list->count && total <= MOST_LOOPED; ++i) {
            const struct ur_spirv_function *to = callee_of(n, &list->items[i]);
            if (to) {
                uint32_t callee = (uint32_t)(to - n->module->functions);
                measure_whole(n, callee, depth + 1);
                total += n->facts[callee].total;
                facts->loops |= n->facts[callee].loops;
            } else if (list->items[i].opcode == SpvOpFunctionCall) {
                total = NONE; /* of what is elsewhere */
            }
        }
    }
    facts->under = false;
    facts->total = total <= MOST_LOOPED ? (uint32_t)total : NONE;
    facts->loops |= total <= MOST_LOOPED && has_loops(n, function);
}

void ll_find_looped(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                    bool *looped) {
    uint32_t first = NONE; /* the first block that one of those behind goes back to */
    for (uint32_t b = f->block_count; b-- > 0;) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        uint32_t to;
        for (uint32_t k = 0; (to = ur_spirv_target(module, end, k)) != 0; ++k) {
            uint32_t target = to < module->bound ? module->ids[to].block : NONE;
            first = target <= b && target < first ? target : first;
        }
        looped[b] = first != NONE;
        first = first == b ? NONE : first;
    }
}

/* Of a kernel that is too large to be whole: inlines what it calls in loops of its own, where it
 * spends its time, unless that is too much with it. */
static void inline_looped(struct inliner *n, uint32_t f) {
    const struct ur_spirv_function *function = &n->module->functions[f];
    uint64_t total = n->facts[f].size;
    bool *looped = inline_take(n, function->block_count, sizeof(*looped));
    if (!looped) {
        return;
    }
    ll_find_looped(n->module, function, looped);
    for (uint32_t c = 0; c < n->call_count; ++c) {
        struct called *call = &n->calls[c];
        call->looped = call->caller == f && looped[call->block];
        if (call->looped) {
            measure_whole(n, call->callee, 0);
        }
    }
    for (uint32_t c = 0; c < n->call_count; ++c) {
        const struct called *call = &n->calls[c];
        if (call->caller == f && is_looped(n, f, call->callee)) {
            total += n->facts[call->callee].total;
        }
    }
    for (uint32_t c = 0; c < n->call_count; ++c) {
        struct called *call = &n->calls[c];
        if (call->caller == f && total > MOST_LOOPED) {
            call->looped = false;
        } else if (call->looped) {
            n->facts[call->callee].whole = true;
        }
    }
}

static void find_whole(struct inliner *n) {
    for (uint32_t i = 0; i < n->module->entry_point_count; ++i) {
        const struct ur_spirv_function *f =
            ur_spirv_function(n->module, n->module->entry_points[i].id);
        if (f && f->block_count) {
            /* A body stays one: what only hands arguments on to it is no copy of it. */
            uint32_t index = (uint32_t)(ll_body(n->module, f) - n->module->functions);
            n->facts[index].image = false;
            measure_whole(n, index, 0);
            if (n->facts[index].total > MOST_OF_WHOLE) {
                inline_looped(n, index);
            } else {
                n->facts[index].whole = n->facts[index].loops;
            }
        }
    }
    /* And what they call, callers first or not. */
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t c = 0; c < n->call_count; ++c) {
            struct facts *callee = &n->facts[n->calls[c].callee];
            if (n->facts[n->calls[c].caller].whole && !callee->whole) {
                callee->whole = changed = true;
            }
        }
    }
}

/* Whether such a call is inlined. */
static bool is_inlined(const struct inliner *n, uint32_t caller, uint32_t callee) {
    return n->facts[callee].waits || n->facts[callee].once || n->facts[caller].whole ||
           n->facts[callee].image || is_looped(n, caller, callee);
}

/* ---- one instance ---------------------------------------------------------------------------- */

static void inline_push(struct inliner *n, struct ur_spirv_instruction insn) {
    if (inline_grow(n, (void **)&n->items, n->item_count, &n->item_room, sizeof(*n->items))) {
        n->items[n->item_count++] = insn;
    }
}

static struct ur_spirv_instruction inline_make(struct inliner *n,
                                               const struct ur_spirv_instruction *at,
                                               uint16_t opcode, uint32_t type, uint32_t result,
                                               uint16_t count) {
    uint32_t *operands = inline_take(n, count, sizeof(*operands));
    return (struct ur_spirv_instruction){
        opcode, operands ? count : (uint16_t)0, type, result, at->word, operands};
}

/* The instruction that ends the block is the last one that was pushed. */
static void end_block(struct inliner *n, uint32_t label, uint32_t terminator) {
    struct ur_spirv_instruction *items = inline_take(n, n->item_count, sizeof(*items));
    if (!items ||
        !inline_grow(n, (void **)&n->blocks, n->block_count, &n->block_room, sizeof(*n->blocks))) {
        return;
    }
    memcpy(items, n->items, n->item_count * sizeof(*items));
    for (uint32_t i = 0; i < n->item_count; ++i) {
        if (items[i].result) { /* operands of what is cloned once more are read by these */
            n->module->ids[items[i].result].definition = &items[i];
        }
    }
    n->blocks[n->block_count++] =
        (struct ur_spirv_block){label, terminator, {items, n->item_count}};
    n->item_count = 0;
}

/* A copy with the ids of this instance. */
static struct ur_spirv_instruction cloned(struct inliner *n,
                                          const struct ur_spirv_instruction *insn) {
    struct ur_spirv_instruction made = *insn;
    made.result = insn->result ? n->map[insn->result] : 0;
    made.operands = inline_take(n, insn->count, sizeof(*made.operands));
    if (!made.operands) {
        made.count = 0;
        return made;
    }
    ur_spirv_rename_by(n->module, insn, made.operands, n->map, n->room);
    return made;
}

bool ll_by_value(const struct ur_spirv_module *module, uint32_t parameter) {
    return ur_spirv_opcode(module, ur_spirv_type(module, parameter)) == SpvOpTypePointer &&
           ur_spirv_attribute(module, parameter, SpvFunctionParameterAttributeByVal);
}

static uint32_t add_variable(struct inliner *n, const struct ur_spirv_instruction *at,
                             uint32_t type, uint32_t id) {
    struct ur_spirv_instruction made = inline_make(n, at, SpvOpVariable, type, id, 1);
    if (n->failed || !inline_grow(n, (void **)&n->variables, n->variable_count, &n->variable_room,
                                  sizeof(*n->variables))) {
        return 0;
    }
    made.operands[0] = SpvStorageClassFunction;
    n->variables[n->variable_count++] = made;
    return id;
}

/* Whether the instruction does no more than read what an address of `from` leads to; one that makes
 * another such address adds that. */
static bool is_read_of(const struct inliner *n, const struct ur_spirv_instruction *insn,
                       bool *from) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, n->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        uint32_t id = item.id ? insn->operands[item.first] : 0;
        if (!id || id >= n->room || !from[id]) {
            continue;
        }
        const struct ur_spirv_function *g = NULL;
        switch (insn->opcode) {
        case SpvOpLoad:
            break;
        case SpvOpPtrAccessChain:
        case SpvOpInBoundsPtrAccessChain:
        case SpvOpAccessChain:
        case SpvOpInBoundsAccessChain:
        case SpvOpBitcast:
            from[insn->result] = true;
            break;
        case SpvOpCopyMemory:
        case SpvOpCopyMemorySized:
            if (item.first != 1) {
                return false;
            }
            break;
        case SpvOpFunctionCall:
            g = callee_of(n, insn);
            if (!g || item.first == 0 || !ll_by_value(n->module, g->parameters[item.first - 1])) {
                return false;
            }
            break;
        default:
            return false;
        }
    }
    return walk.end == UR_SPIRV_WALK_WHOLE;
}

/* Whether the function reads alone what is passed to it by value, and keeps no address of it. */
static bool is_only_read(struct inliner *n, const struct ur_spirv_function *f, uint32_t parameter) {
    bool *from = calloc(n->room, sizeof(*from)), only = from != NULL;
    if (from) {
        from[parameter] = true;
    }
    for (uint32_t b = 0; b < f->block_count && only; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 1; i < list->count && only; ++i) {
            only = is_read_of(n, &list->items[i], from);
        }
    }
    free(from);
    return only;
}

static uint32_t value_alignment(const struct inliner *n, uint32_t parameter) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(n->module, parameter, NONE, SpvDecorationAlignment);
    return note && note->count ? note->operands[0] : 0;
}

/* Whether the callee may read the caller's own, which neither of them writes: kernels are mostly
 * such callers, of a function with all that they do. What a copy has would be each work-item's. */
static bool may_share(struct inliner *n, const struct ur_spirv_function *f, uint32_t argument,
                      const struct ur_spirv_function *g, uint32_t parameter) {
    const struct ur_spirv_instruction *own = ur_spirv_definition(n->module, argument);
    return own && own->opcode == SpvOpFunctionParameter && ll_by_value(n->module, argument) &&
           ur_spirv_type(n->module, argument) == ur_spirv_type(n->module, parameter) &&
           value_alignment(n, argument) == value_alignment(n, parameter) &&
           is_only_read(n, g, parameter) && is_only_read(n, f, argument);
}

/* The callee's ids get others. What is passed by value becomes a copy, which the callee may write.
 */
static void begin_instance(struct inliner *n, const struct ur_spirv_function *f,
                           const struct ur_spirv_instruction *call,
                           const struct ur_spirv_function *g) {
    for (uint32_t i = 0; i < g->parameter_count && !n->failed; ++i) {
        uint32_t parameter = g->parameters[i];
        n->map[parameter] = call->operands[1 + i];
        if (!ll_by_value(n->module, parameter) ||
            may_share(n, f, call->operands[1 + i], g, parameter)) {
            continue;
        }
        uint32_t id = new_id(n, parameter); /* aligned as that */
        n->map[parameter] = id ? add_variable(n, call, ur_spirv_type(n->module, parameter), id) : 0;
        struct ur_spirv_instruction copy = inline_make(n, call, SpvOpCopyMemory, 0, 0, 2);
        if (!n->failed) {
            copy.operands[0] = id;
            copy.operands[1] = call->operands[1 + i];
            inline_push(n, copy);
        }
    }
    for (uint32_t b = 0; b < g->block_count; ++b) {
        for (uint32_t i = 0; i < g->blocks[b].list.count && !n->failed; ++i) {
            uint32_t id = g->blocks[b].list.items[i].result;
            if (id) {
                uint32_t made = new_id(n, id);
                n->map[id] = made;
            }
        }
    }
}

static void end_instance(struct inliner *n, const struct ur_spirv_function *g) {
    for (uint32_t i = 0; i < g->parameter_count; ++i) {
        n->map[g->parameters[i]] = 0;
    }
    for (uint32_t b = 0; b < g->block_count; ++b) {
        for (uint32_t i = 0; i < g->blocks[b].list.count; ++i) {
            n->map[g->blocks[b].list.items[i].result] = 0;
        }
    }
}

static void branch(struct inliner *n, const struct ur_spirv_instruction *at, uint32_t to) {
    struct ur_spirv_instruction made = inline_make(n, at, SpvOpBranch, 0, 0, 1);
    if (!n->failed) {
        made.operands[0] = to;
        inline_push(n, made);
    }
}

/* Ends the block under work with a way into the callee's blocks, and begins the one behind them,
 * whose label is given back. */
static uint32_t instance(struct inliner *n, const struct ur_spirv_function *f,
                         const struct ur_spirv_instruction *call, const struct ur_spirv_function *g,
                         uint32_t label) {
    uint32_t returns = 0, behind = new_id(n, 0);
    begin_instance(n, f, call, g);
    for (uint32_t b = 0; b < g->block_count; ++b) {
        const struct ur_spirv_block *block = &g->blocks[b];
        returns += block->list.items[block->terminator].opcode == SpvOpReturnValue;
    }
    uint32_t *ways = inline_take(n, 2u * (size_t)returns, sizeof(*ways)), way = 0;
    if (n->failed || returns > UINT16_MAX / 4) {
        n->failed = true;
        return 0;
    }
    branch(n, call, n->map[g->blocks[0].label]);
    end_block(n, label, n->item_count - 1);
    for (uint32_t b = 0; b < g->block_count && !n->failed; ++b) {
        const struct ur_spirv_block *block = &g->blocks[b];
        for (uint32_t i = 0; i < block->terminator && !n->failed; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            if (insn->opcode != SpvOpVariable) {
                inline_push(n, cloned(n, insn));
                continue;
            }
            add_variable(n, insn, insn->type, n->map[insn->result]);
            if (insn->count > 1) { /* it begins with that each time */
                struct ur_spirv_instruction store = inline_make(n, insn, SpvOpStore, 0, 0, 2);
                if (!n->failed) {
                    store.operands[0] = n->map[insn->result];
                    store.operands[1] = insn->operands[1];
                    inline_push(n, store);
                }
            }
        }
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        if (end->opcode == SpvOpReturnValue && end->count) {
            uint32_t value = end->operands[0];
            ways[way++] = value < n->room && n->map[value] ? n->map[value] : value;
            ways[way++] = n->map[block->label];
        }
        if (end->opcode == SpvOpReturn || end->opcode == SpvOpReturnValue) {
            branch(n, end, behind);
        } else {
            inline_push(n, cloned(n, end));
        }
        end_block(n, n->map[block->label], n->item_count - 1);
    }
    inline_push(n, inline_make(n, call, SpvOpLabel, 0, behind, 0));
    if (ur_spirv_opcode(n->module, call->type) != SpvOpTypeVoid) {
        struct ur_spirv_instruction made = inline_make(n, call, way ? SpvOpPhi : SpvOpUndef,
                                                       call->type, call->result, (uint16_t)way);
        if (!n->failed && way) {
            memcpy(made.operands, ways, way * sizeof(*ways));
        }
        inline_push(n, made);
    }
    end_instance(n, g);
    return behind;
}

/* ---- one function ---------------------------------------------------------------------------- */

static const struct ur_spirv_function *
wanted(const struct inliner *n, const struct ur_spirv_instruction *insn, uint32_t caller) {
    const struct ur_spirv_function *g = callee_of(n, insn);
    const struct facts *facts = g ? &n->facts[g - n->module->functions] : NULL;
    uint32_t index = g ? (uint32_t)(g - n->module->functions) : 0;
    bool measured =
        facts && (facts->waits || n->facts[caller].whole || is_looped(n, caller, index));
    uint32_t most = measured                                ? MOST_INSTRUCTIONS
                    : facts && facts->image && !facts->once ? MOST_OF_WHOLE
                                                            : MOST_ONCE;
    return facts && is_inlined(n, caller, index) && facts->done &&
                   n->facts[caller].size + facts->size <= most &&
                   n->added + facts->size <= MOST_ADDED
               ? g
               : NULL;
}

/* Blocks that came from one that was cut name the last part of it. */
static void rename_ways(struct inliner *n) {
    for (uint32_t b = 0; b < n->block_count; ++b) {
        const struct ur_spirv_block *block = &n->blocks[b];
        for (uint32_t i = 1; i < block->terminator; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            for (uint32_t k = 1; insn->opcode == SpvOpPhi && k < insn->count; k += 2) {
                uint32_t label = insn->operands[k];
                if (label < n->room && n->map[label]) {
                    insn->operands[k] = n->map[label];
                }
            }
        }
    }
}

static void put_variables(struct inliner *n) {
    struct ur_spirv_block *first = &n->blocks[0];
    if (!n->variable_count) {
        return;
    }
    struct ur_spirv_instruction *items =
        inline_take(n, first->list.count + (size_t)n->variable_count, sizeof(*items));
    if (!items) {
        return;
    }
    items[0] = first->list.items[0];
    if (n->variable_count) {
        memcpy(items + 1, n->variables, n->variable_count * sizeof(*items));
    }
    memcpy(items + 1 + n->variable_count, first->list.items + 1,
           (first->list.count - 1) * sizeof(*items));
    first->list.items = items;
    first->list.count += n->variable_count;
    first->terminator += n->variable_count;
    for (uint32_t i = 0; i < first->list.count; ++i) {
        if (items[i].result) {
            n->module->ids[items[i].result].definition = &items[i];
        }
    }
}

static void inline_into(struct inliner *n, uint32_t index) {
    struct ur_spirv_function *f = &n->module->functions[index];
    struct facts *facts = &n->facts[index];
    n->block_count = n->item_count = n->variable_count = 0;
    for (uint32_t b = 0; b < f->block_count && !n->failed; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        uint32_t label = block->label, terminator = 0;
        for (uint32_t i = 0; i < block->list.count && !n->failed; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            const struct ur_spirv_function *g = wanted(n, insn, index);
            if (!g) {
                terminator = i == block->terminator ? n->item_count : terminator;
                inline_push(n, *insn);
                continue;
            }
            facts->size += n->facts[g - n->module->functions].size;
            n->added += n->facts[g - n->module->functions].size;
            label = instance(n, f, insn, g, label);
        }
        if (n->failed) {
            return;
        }
        end_block(n, label, terminator);
        n->map[block->label] = label == block->label ? 0 : label;
    }
    if (n->failed) {
        return;
    }
    rename_ways(n);
    for (uint32_t b = 0; b < f->block_count; ++b) {
        n->map[f->blocks[b].label] = 0;
    }
    put_variables(n);
    struct ur_spirv_block *blocks = inline_take(n, n->block_count, sizeof(*blocks));
    if (!blocks) {
        return;
    }
    memcpy(blocks, n->blocks, n->block_count * sizeof(*blocks));
    f->blocks = blocks;
    f->block_count = n->block_count;
}

/* ---- all ------------------------------------------------------------------------------------- */

/* A kernel's body stays one (ll_body). */
static bool is_once(const struct inliner *n, uint32_t f) {
    const struct ur_spirv_function *functions = n->module->functions;
    if (n->first_caller[f + 1] - n->first_caller[f] != 1) {
        return false;
    }
    uint32_t caller = n->calls[n->callers[n->first_caller[f]]].caller;
    return caller != f && ll_body(n->module, &functions[caller]) != &functions[f] &&
           has_loops(n, &functions[f]);
}

static void inline_all(struct inliner *n) {
    uint32_t count = n->module->function_count, depth = 0;
    uint32_t *stack = calloc(count + 1u, sizeof(*stack));
    if (!stack || !find_calls(n) || !find_callers(n)) {
        n->failed = true;
        free(stack);
        return;
    }
    /* Who calls one that waits, waits. */
    for (uint32_t f = 0; f < count; ++f) {
        if (n->facts[f].waits) {
            stack[depth++] = f;
        }
    }
    while (depth) {
        uint32_t f = stack[--depth];
        for (uint32_t e = n->first_caller[f]; e < n->first_caller[f + 1]; ++e) {
            struct facts *caller = &n->facts[n->calls[n->callers[e]].caller];
            if (!caller->waits) {
                caller->waits = true;
                stack[depth++] = n->calls[n->callers[e]].caller;
            }
        }
    }
    for (uint32_t f = 0; f < count; ++f) {
        n->facts[f].once = is_once(n, f);
    }
    find_whole(n);
    for (uint32_t c = 0; c < n->call_count; ++c) {
        n->facts[n->calls[c].caller].pending +=
            is_inlined(n, n->calls[c].caller, n->calls[c].callee);
    }
    bool any = false;
    for (uint32_t f = 0; f < count; ++f) {
        const struct facts *facts = &n->facts[f];
        if ((facts->waits || facts->once || facts->whole || facts->image) && !facts->pending) {
            stack[depth++] = f;
        }
        any |= n->facts[f].pending != 0;
    }
    while (depth && any && !n->failed) {
        uint32_t f = stack[--depth];
        bool calls = false;
        for (uint32_t b = 0; b < n->module->functions[f].block_count && !calls; ++b) {
            const struct ur_spirv_list *list = &n->module->functions[f].blocks[b].list;
            for (uint32_t i = 1; i < list->count && !calls; ++i) {
                calls = wanted(n, &list->items[i], f) != NULL;
            }
        }
        if (calls) {
            inline_into(n, f);
        }
        n->facts[f].done = true;
        for (uint32_t e = n->first_caller[f]; e < n->first_caller[f + 1]; ++e) {
            uint32_t caller = n->calls[n->callers[e]].caller;
            if (is_inlined(n, caller, f) && --n->facts[caller].pending == 0) {
                stack[depth++] = caller;
            }
        }
    }
    free(stack);
}

bool ll_inline_calls(struct ur_spirv_module *module) {
    struct inliner n = {.module = module, .room = module->bound, .first_new = module->bound};
    n.facts = calloc(module->function_count + 1u, sizeof(*n.facts));
    n.map = calloc(module->bound + 1u, sizeof(*n.map));
    n.origin = calloc(module->bound + 1u, sizeof(*n.origin));
    n.failed = !n.facts || !n.map || !n.origin;
    if (!n.failed) {
        inline_all(&n);
    }
    if (!n.failed && module->bound != n.first_new) {
        n.failed |= !ur_spirv_repeat_decorations(module, n.origin, n.first_new, n.room) ||
                    ur_spirv_index(module, NULL) != UR_SPIRV_OK;
    }
    free(n.facts);
    free(n.calls);
    free(n.first_caller);
    free(n.callers);
    free(n.map);
    free(n.origin);
    free(n.blocks);
    free(n.items);
    free(n.variables);
    return !n.failed;
}
