#include "direct.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"

#define NONE UR_SPIRV_NONE

/* Numbers of functions are apart and begin behind where small integers that look like pointers are:
 * 0 is none. */
enum { FIRST_NUMBER = 0x100, STEP = 0x10 };

struct target {
    uint32_t function; /* id */
    uint32_t number;
};

struct direct {
    struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    struct target *targets;
    uint32_t target_count;
    uint32_t wide; /* the type of 64 bits */
    bool failed;   /* without memory */
    /* The function in the making. */
    struct ur_spirv_block *blocks;
    uint32_t block_count, block_room;
    struct ur_spirv_instruction *items;
    uint32_t item_count, item_room;
};

static bool direct_grow(struct direct *d, void **array, uint32_t count, uint32_t *room,
                        size_t size) {
    if (count < *room) {
        return true;
    }
    uint32_t more = *room ? 2 * *room : 64;
    void *made = realloc(*array, more * size);
    if (!made) {
        d->failed = true;
        return false;
    }
    *array = made;
    *room = more;
    return true;
}

static void direct_push(struct direct *d, struct ur_spirv_instruction insn) {
    if (direct_grow(d, (void **)&d->items, d->item_count, &d->item_room, sizeof(*d->items))) {
        d->items[d->item_count++] = insn;
    }
}

/* An instruction with room for that many operands, which are given back; NULL: no memory. */
static uint32_t *direct_make(struct direct *d, const struct ur_spirv_instruction *at,
                             uint16_t opcode, uint32_t type, uint32_t result, uint32_t count) {
    uint32_t *operands = ur_spirv_take(d->module, &d->failed, count, sizeof(*operands));
    d->failed |= count > UINT16_MAX;
    if (!d->failed) {
        direct_push(d, (struct ur_spirv_instruction){opcode, (uint16_t)count, type, result,
                                                     at->word, operands});
    }
    return d->failed ? NULL : operands;
}

/* ---- pointers -------------------------------------------------------------------------------- */

static uint32_t direct_number_of(struct direct *d, uint32_t function) {
    for (uint32_t i = 0; i < d->target_count; ++i) {
        if (d->targets[i].function == function) {
            return d->targets[i].number;
        }
    }
    uint32_t number = FIRST_NUMBER + STEP * d->target_count;
    d->targets[d->target_count++] = (struct target){function, number};
    return number;
}

/* Makes constants of the pointers, each behind the number that it is. */
static void number_pointers(struct direct *d) {
    struct ur_spirv_list *list = &d->module->sections[UR_SPIRV_GLOBALS], made = {0};
    uint32_t count = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        count += insn->opcode == SpvOpConstantFunctionPointerINTEL;
        if (insn->opcode == SpvOpTypeInt && insn->count > 1 && insn->operands[0] == 64) {
            d->wide = insn->result;
        }
    }
    d->targets = ur_spirv_take(d->module, &d->failed, count, sizeof(*d->targets));
    made.items =
        ur_spirv_take(d->module, &d->failed, (size_t)list->count + count + 1, sizeof(*made.items));
    if (d->failed) {
        return;
    }
    if (!d->wide) {
        uint32_t *operands = ur_spirv_take(d->module, &d->failed, 2, sizeof(*operands));
        d->wide = ur_spirv_take_id(d->module, &d->failed);
        if (d->failed) {
            return;
        }
        operands[0] = 64;
        made.items[made.count++] =
            (struct ur_spirv_instruction){SpvOpTypeInt, 2, 0, d->wide, NONE, operands};
    }
    for (uint32_t i = 0; i < list->count && !d->failed; ++i) {
        struct ur_spirv_instruction insn = list->items[i];
        if (insn.opcode == SpvOpConstantFunctionPointerINTEL && insn.count) {
            uint32_t *number = ur_spirv_take(d->module, &d->failed, 2, sizeof(*number)),
                     *cast = ur_spirv_take(d->module, &d->failed, 2, sizeof(*cast)),
                     id = ur_spirv_take_id(d->module, &d->failed);
            if (d->failed) {
                return;
            }
            number[0] = direct_number_of(d, insn.operands[0]);
            made.items[made.count++] =
                (struct ur_spirv_instruction){SpvOpConstant, 2, d->wide, id, insn.word, number};
            cast[0] = SpvOpConvertUToPtr;
            cast[1] = id;
            insn.opcode = SpvOpSpecConstantOp;
            insn.count = 2;
            insn.operands = cast;
        }
        made.items[made.count++] = insn;
    }
    *list = made;
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* Whether a value of type `a` may be one of type `b`, by a cast: pointers in the same memory, which
 * compilers tell apart by what they point to. */
static bool can_stand_for(const struct direct *d, uint32_t a, uint32_t b) {
    return a == b || (ur_spirv_opcode(d->module, a) == SpvOpTypePointer &&
                      ur_spirv_opcode(d->module, b) == SpvOpTypePointer &&
                      ur_spirv_operand(d->module, a, 0) == ur_spirv_operand(d->module, b, 0));
}

/* Whether a call of those types may be one of that function. */
static bool direct_fits(const struct direct *d, const struct ur_spirv_instruction *call,
                        uint32_t function) {
    const struct ur_spirv_function *f = ur_spirv_function(d->module, function);
    if (!f || f->parameter_count + 1u != call->count ||
        !can_stand_for(d, f->head.items[f->definition].type, call->type)) {
        return false;
    }
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        if (!can_stand_for(d, ur_spirv_type(d->module, call->operands[1 + i]),
                           ur_spirv_type(d->module, f->parameters[i]))) {
            return false;
        }
    }
    return true;
}

static void end_block(struct direct *d, uint32_t label, uint32_t terminator) {
    struct ur_spirv_instruction *items =
        ur_spirv_take(d->module, &d->failed, d->item_count, sizeof(*items));
    if (!items ||
        !direct_grow(d, (void **)&d->blocks, d->block_count, &d->block_room, sizeof(*d->blocks))) {
        return;
    }
    memcpy(items, d->items, d->item_count * sizeof(*items));
    d->blocks[d->block_count++] =
        (struct ur_spirv_block){label, terminator, {items, d->item_count}};
    d->item_count = 0;
}

/* The value as one of that type, by a cast where it has another. */
static uint32_t as_type(struct direct *d, const struct ur_spirv_instruction *at, uint32_t value,
                        uint32_t has, uint32_t type, uint32_t result) {
    uint32_t *operands = has == type ? NULL : direct_make(d, at, SpvOpBitcast, type, result, 1);
    if (!operands) {
        return value;
    }
    operands[0] = value;
    return result;
}

/* One way of the choice: the block that calls a function. */
static void add_way(struct direct *d, const struct ur_spirv_instruction *call, uint32_t function,
                    uint32_t label, uint32_t result, uint32_t behind) {
    const struct ur_spirv_function *f = ur_spirv_function(d->module, function);
    uint32_t returns = f->head.items[f->definition].type;
    uint32_t *given = ur_spirv_take(d->module, &d->failed, call->count, sizeof(*given));
    (void)direct_make(d, call, SpvOpLabel, 0, label, 0);
    for (uint32_t i = 0; i < f->parameter_count && given; ++i) {
        uint32_t has = ur_spirv_type(d->module, call->operands[1 + i]);
        uint32_t wants = ur_spirv_type(d->module, f->parameters[i]);
        given[i] = as_type(d, call, call->operands[1 + i], has, wants,
                           has == wants ? 0 : ur_spirv_take_id(d->module, &d->failed));
    }
    uint32_t made = returns == call->type ? result : ur_spirv_take_id(d->module, &d->failed);
    uint32_t *operands = direct_make(d, call, SpvOpFunctionCall, returns, made, call->count);
    if (operands && given) {
        operands[0] = function;
        memcpy(operands + 1, given, (call->count - 1u) * sizeof(*operands));
    }
    (void)as_type(d, call, made, returns, call->type, result);
    operands = direct_make(d, call, SpvOpBranch, 0, 0, 1);
    if (operands) {
        operands[0] = behind;
        end_block(d, label, d->item_count - 1);
    }
}

/* Ends the block under work with the choice, and begins the one behind it, whose label is given
 * back; 0: a fault. */
static uint32_t direct_choose(struct direct *d, const struct ur_spirv_instruction *call,
                              uint32_t label) {
    uint32_t ways = 0;
    for (uint32_t i = 0; i < d->target_count; ++i) {
        ways += direct_fits(d, call, d->targets[i].function);
    }
    if (!ways) {
        (void)ur_spirv_fail(d->error, UR_SPIRV_UNRESOLVED, call->word, call->opcode,
                            "a call through a pointer, and the module takes the address of no "
                            "function with these types");
        return 0;
    }
    uint32_t number = ur_spirv_take_id(d->module, &d->failed),
             none = ur_spirv_take_id(d->module, &d->failed),
             behind = ur_spirv_take_id(d->module, &d->failed);
    uint32_t *pairs =
        ur_spirv_take(d->module, &d->failed, 2 * (size_t)ways, sizeof(*pairs)); /* result, label */
    uint32_t *operands = direct_make(d, call, SpvOpConvertPtrToU, d->wide, number, 1);
    if (operands) {
        operands[0] = call->operands[0];
    }
    operands = direct_make(d, call, SpvOpSwitch, 0, 0, 2 + 3 * ways);
    if (!operands || !pairs) {
        return 0;
    }
    operands[0] = number;
    operands[1] = none;
    for (uint32_t i = 0, way = 0; i < d->target_count; ++i) {
        if (direct_fits(d, call, d->targets[i].function)) {
            pairs[2 * way] = ur_spirv_take_id(d->module, &d->failed);
            pairs[2 * way + 1] = ur_spirv_take_id(d->module, &d->failed);
            operands[2 + 3 * way] = d->targets[i].number;
            operands[4 + 3 * way] = pairs[2 * way + 1];
            ++way;
        }
    }
    end_block(d, label, d->item_count - 1);
    for (uint32_t i = 0, way = 0; i < d->target_count && !d->failed; ++i) {
        if (direct_fits(d, call, d->targets[i].function)) {
            add_way(d, call, d->targets[i].function, pairs[2 * way + 1], pairs[2 * way], behind);
            ++way;
        }
    }
    (void)direct_make(d, call, SpvOpLabel, 0, none, 0);
    (void)direct_make(d, call, SpvOpUnreachable, 0, 0, 0);
    end_block(d, none, d->item_count - 1);
    (void)direct_make(d, call, SpvOpLabel, 0, behind, 0);
    if (ur_spirv_opcode(d->module, call->type) != SpvOpTypeVoid) {
        operands = direct_make(d, call, SpvOpPhi, call->type, call->result, 2 * ways);
        if (operands) {
            memcpy(operands, pairs, 2 * (size_t)ways * sizeof(*pairs));
        }
    }
    return d->failed ? 0 : behind;
}

static bool has_calls(const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 0; i < f->blocks[b].list.count; ++i) {
            if (f->blocks[b].list.items[i].opcode == SpvOpFunctionPointerCallINTEL) {
                return true;
            }
        }
    }
    return false;
}

/* Phis name the last part of a block that was cut. */
static void rename_ways(struct direct *d, uint32_t from, uint32_t to) {
    for (uint32_t b = 0; b < d->block_count; ++b) {
        const struct ur_spirv_list *list = &d->blocks[b].list;
        for (uint32_t i = 1; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            for (uint32_t k = 1; insn->opcode == SpvOpPhi && k < insn->count; k += 2) {
                insn->operands[k] = insn->operands[k] == from ? to : insn->operands[k];
            }
        }
    }
}

static bool direct_rewrite(struct direct *d, struct ur_spirv_function *f) {
    d->block_count = d->item_count = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        uint32_t label = block->label, terminator = 0;
        for (uint32_t i = 0; i < block->list.count; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            if (insn->opcode == SpvOpFunctionPointerCallINTEL && insn->count) {
                label = direct_choose(d, insn, label);
                if (!label) {
                    return false;
                }
            } else {
                terminator = i == block->terminator ? d->item_count : terminator;
                direct_push(d, *insn);
            }
        }
        end_block(d, label, terminator);
    }
    for (uint32_t b = 0, made = 0; b < f->block_count && !d->failed; ++b, ++made) {
        uint32_t first = made;
        uint32_t next = b + 1 < f->block_count ? f->blocks[b + 1].label : 0;
        while (made + 1 < d->block_count && d->blocks[made + 1].label != next) {
            ++made;
        }
        if (made != first) {
            rename_ways(d, d->blocks[first].label, d->blocks[made].label);
        }
    }
    struct ur_spirv_block *blocks =
        ur_spirv_take(d->module, &d->failed, d->block_count, sizeof(*blocks));
    if (d->failed) {
        return false;
    }
    memcpy(blocks, d->blocks, d->block_count * sizeof(*blocks));
    f->blocks = blocks;
    f->block_count = d->block_count;
    return true;
}

enum ur_spirv_fault ur_spirv_call_directly(struct ur_spirv_module *module,
                                           struct ur_spirv_error *error) {
    const struct ur_spirv_list *globals = &module->sections[UR_SPIRV_GLOBALS];
    struct direct d = {.module = module, .error = error};
    bool any = false, good = true;
    for (uint32_t i = 0; i < globals->count && !any; ++i) {
        any = globals->items[i].opcode == SpvOpConstantFunctionPointerINTEL;
    }
    for (uint32_t f = 0; f < module->function_count && !any; ++f) {
        any = has_calls(&module->functions[f]);
    }
    if (!any) {
        return UR_SPIRV_OK;
    }
    number_pointers(&d);
    for (uint32_t f = 0; f < module->function_count && good && !d.failed; ++f) {
        good = !has_calls(&module->functions[f]) || direct_rewrite(&d, &module->functions[f]);
    }
    free(d.blocks);
    free(d.items);
    if (d.failed) {
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
    }
    return good ? ur_spirv_index(module, error) : UR_SPIRV_UNRESOLVED;
}
