#include "widen.h"

#include <stdlib.h>
#include <string.h>

#include "error.h"

#define NONE UR_SPIRV_NONE

enum { MOST_MORE = 6 }; /* instructions that one becomes */

struct widen {
    struct ur_spirv_module *module;
    struct ur_spirv_error *error;
    uint8_t *width;         /* of an id before: of a type that is widened, or of a value of one */
    uint32_t bound;         /* of `width` */
    uint32_t wide[4];       /* the types that they become, of 8 to 64 bits */
    uint32_t masks[64];     /* constants by the width, 0: not made yet */
    uint32_t distances[64]; /* constants by the width, how far a sign is shifted to be spread */
    struct ur_spirv_instruction constants[128];
    uint32_t constant_count;
    struct ur_spirv_instruction *items; /* of the block in the making */
    uint32_t item_count;
    uint32_t word;
    bool failed; /* without memory */
};

static bool is_odd(uint32_t width) {
    return width > 1 && width < 64 && width != 8 && width != 16 && width != 32;
}

static unsigned widen_place_of(uint32_t width) {
    return width <= 8 ? 0 : width <= 16 ? 1 : width <= 32 ? 2 : 3;
}

static uint32_t room_of(uint32_t width) {
    return 8u << widen_place_of(width);
}

static uint32_t odd(const struct widen *w, uint32_t id) {
    return id < w->bound ? w->width[id] : 0;
}

/* Width in bits of the integer that a value or, of one that is not odd, its type is. */
static uint32_t width_of(const struct widen *w, uint32_t id) {
    uint32_t width = odd(w, id);
    return width ? width : ur_spirv_width(w->module, ur_spirv_type(w->module, id));
}

static uint32_t new_id(struct widen *w) {
    uint32_t id = ur_spirv_new_id(w->module);
    w->failed |= !id;
    return id;
}

static uint32_t *widen_keep(struct widen *w, const uint32_t *operands, uint32_t count) {
    uint32_t *kept = ur_spirv_allocate(w->module, (count + 1) * sizeof(*kept));
    if (!kept) {
        w->failed = true;
        return NULL;
    }
    memcpy(kept, operands, count * sizeof(*kept));
    return kept;
}

static uint32_t constant(struct widen *w, uint32_t *kept, unsigned place, uint64_t value) {
    const uint32_t words[2] = {(uint32_t)value, (uint32_t)(value >> 32)};
    if (!*kept) {
        *kept = new_id(w);
        w->constants[w->constant_count++] = (struct ur_spirv_instruction){
            .opcode = SpvOpConstant,
            .count = place == 3 ? 2 : 1,
            .type = w->wide[place],
            .result = *kept,
            .word = NONE,
            .operands = widen_keep(w, words, 2),
        };
    }
    return *kept;
}

static uint32_t widen_push(struct widen *w, uint32_t opcode, uint32_t type, uint32_t result,
                           uint32_t a, uint32_t b) {
    const uint32_t operands[2] = {a, b};
    w->items[w->item_count++] = (struct ur_spirv_instruction){
        .opcode = (uint16_t)opcode,
        .count = b ? 2 : 1,
        .type = type,
        .result = result,
        .word = w->word,
        .operands = widen_keep(w, operands, 2),
    };
    return result;
}

/* With zeros above the width, under the id of the result. */
static void widen_cut(struct widen *w, uint32_t result, uint32_t value, uint32_t width) {
    unsigned place = widen_place_of(width);
    widen_push(w, SpvOpBitwiseAnd, w->wide[place], result, value,
               constant(w, &w->masks[width], place, ((uint64_t)1 << width) - 1));
}

/* With its sign above the width. */
static uint32_t with_sign(struct widen *w, uint32_t value) {
    uint32_t width = odd(w, value);
    if (!width) {
        return value;
    }
    unsigned place = widen_place_of(width);
    uint32_t by = constant(w, &w->distances[width], place, room_of(width) - width);
    uint32_t up = widen_push(w, SpvOpShiftLeftLogical, w->wide[place], new_id(w), value, by);
    return widen_push(w, SpvOpShiftRightArithmetic, w->wide[place], new_id(w), up, by);
}

/* The instruction with other operands, and with zeros above the width of its result. */
static void widen_compute(struct widen *w, const struct ur_spirv_instruction *insn, bool sign,
                          bool shifts) {
    struct ur_spirv_instruction made = *insn;
    uint32_t width = odd(w, insn->result);
    made.operands = widen_keep(w, insn->operands, insn->count);
    for (uint32_t i = 0; sign && !w->failed && i < (shifts ? 1u : insn->count); ++i) {
        made.operands[i] = with_sign(w, insn->operands[i]);
    }
    if (width) {
        made.type = w->wide[widen_place_of(width)];
        made.result = new_id(w);
    }
    w->items[w->item_count++] = made;
    if (width) {
        widen_cut(w, insn->result, made.result, width);
    }
}

/* Between integers, whose rooms may be the same. */
static void convert(struct widen *w, const struct ur_spirv_instruction *insn, bool sign) {
    uint32_t value = insn->operands[0], from = width_of(w, value), to = odd(w, insn->result);
    uint32_t type = to ? w->wide[widen_place_of(to)] : insn->type;
    uint32_t room = to ? room_of(to) : ur_spirv_width(w->module, insn->type);
    uint32_t made = sign ? with_sign(w, value) : value;
    if (room_of(from) != room) {
        uint32_t result = to ? new_id(w) : insn->result;
        made = widen_push(w, insn->opcode, type, result, made, 0);
    } else if (!to) {
        widen_push(w, SpvOpCopyObject, type, insn->result, made, 0);
    }
    if (to) {
        widen_cut(w, insn->result, made, to);
    }
}

/* The numbers of cases as those of the wider type are. */
static void widen_choose(struct widen *w, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_instruction made = *insn;
    uint32_t width = odd(w, insn->operands[0]), words = width > 32 ? 2 : 1;
    made.operands = widen_keep(w, insn->operands, insn->count);
    for (uint32_t i = 2; !w->failed && i + words < insn->count; i += words + 1) {
        uint32_t *high = &made.operands[i + words - 1];
        *high &= width % 32 ? (1u << width % 32) - 1 : UINT32_MAX;
    }
    w->items[w->item_count++] = made;
}

static bool concerns(const struct widen *w, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (odd(w, insn->result)) {
        return true;
    }
    ur_spirv_walk_begin(&walk, w->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && odd(w, insn->operands[item.first])) {
            return true;
        }
    }
    return false;
}

/* One of a function that has to do with such integers. False: it is not known here. */
static bool widen_rewrite(struct widen *w, const struct ur_spirv_instruction *insn) {
    uint32_t width = odd(w, insn->result);
    struct ur_spirv_instruction same = *insn;
    w->word = insn->word;
    switch (insn->opcode) {
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpCopyObject:
    case SpvOpUndef:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpShiftRightLogical:
    case SpvOpUDiv:
    case SpvOpUMod:
    case SpvOpIEqual:
    case SpvOpINotEqual:
    case SpvOpUGreaterThan:
    case SpvOpUGreaterThanEqual:
    case SpvOpULessThan:
    case SpvOpULessThanEqual:
    case SpvOpConvertUToF:
        same.type = width ? w->wide[widen_place_of(width)] : insn->type;
        w->items[w->item_count++] = same;
        return true;
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpNot:
    case SpvOpSNegate:
    case SpvOpShiftLeftLogical:
    case SpvOpConvertFToU:
    case SpvOpConvertFToS:
        widen_compute(w, insn, false, false);
        return true;
    case SpvOpSDiv:
    case SpvOpSRem:
    case SpvOpSMod:
    case SpvOpSGreaterThan:
    case SpvOpSGreaterThanEqual:
    case SpvOpSLessThan:
    case SpvOpSLessThanEqual:
    case SpvOpConvertSToF:
        widen_compute(w, insn, true, false);
        return true;
    case SpvOpShiftRightArithmetic:
        widen_compute(w, insn, true, true);
        return true;
    case SpvOpUConvert:
    case SpvOpSConvert:
        convert(w, insn, insn->opcode == SpvOpSConvert);
        return true;
    case SpvOpSwitch:
        widen_choose(w, insn);
        return true;
    default:
        return false;
    }
}

static enum ur_spirv_fault widen_rewrite_block(struct widen *w, struct ur_spirv_block *block) {
    struct ur_spirv_list *list = &block->list;
    uint32_t concerned = 0;
    for (uint32_t i = 0; i < list->count; ++i) {
        concerned += concerns(w, &list->items[i]);
    }
    if (!concerned) {
        return UR_SPIRV_OK;
    }
    w->items = ur_spirv_allocate(w->module,
                                 (list->count + (size_t)concerned * MOST_MORE) * sizeof(*w->items));
    w->item_count = 0;
    w->failed |= !w->items;
    for (uint32_t i = 0; i < list->count && !w->failed; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (!concerns(w, insn)) {
            w->items[w->item_count++] = *insn;
        } else if (!widen_rewrite(w, insn)) {
            return ur_spirv_fail(w->error, UR_SPIRV_CAPABILITY, insn->word, insn->opcode,
                                 "of integers of other widths than 8, 16, 32 and 64 bits");
        }
    }
    *list = (struct ur_spirv_list){w->items, w->item_count};
    return UR_SPIRV_OK;
}

/* Finds the types, and whether anything else is made of them. */
static bool widen_find(struct widen *w) {
    const struct ur_spirv_list *list = &w->module->sections[UR_SPIRV_GLOBALS];
    bool any = false;
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->opcode == SpvOpTypeInt && insn->count && is_odd(insn->operands[0])) {
            w->width[insn->result] = (uint8_t)insn->operands[0];
            any = true;
        }
    }
    for (uint32_t i = 0; i < list->count && any; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        bool simple = insn->opcode == SpvOpConstant || insn->opcode == SpvOpSpecConstant ||
                      insn->opcode == SpvOpConstantNull || insn->opcode == SpvOpUndef;
        if (insn->opcode == SpvOpTypeInt) {
            continue;
        }
        if (insn->type && odd(w, insn->type)) {
            if (!simple) {
                return false;
            }
            w->width[insn->result] = w->width[insn->type];
        } else if (concerns(w, insn)) {
            return false;
        }
    }
    for (uint32_t f = 0; f < w->module->function_count && any; ++f) {
        const struct ur_spirv_function *function = &w->module->functions[f];
        for (uint32_t b = 0; b < function->block_count; ++b) {
            const struct ur_spirv_list *body = &function->blocks[b].list;
            for (uint32_t i = 0; i < body->count; ++i) {
                uint32_t type = body->items[i].type;
                if (type && body->items[i].result) {
                    w->width[body->items[i].result] = w->width[type];
                }
            }
        }
    }
    return any;
}

/* Each type becomes that of its room, where the module has it, or else the first of them does. */
static void replace_types(struct widen *w) {
    const struct ur_spirv_list *list = &w->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->opcode == SpvOpTypeInt && insn->count > 1 && insn->operands[1] == 0 &&
            insn->operands[0] >= 8 && insn->operands[0] <= 64 && !odd(w, insn->result) &&
            !w->wide[widen_place_of(insn->operands[0])]) {
            w->wide[widen_place_of(insn->operands[0])] = insn->result;
        }
    }
    for (uint32_t i = 0; i < list->count; ++i) {
        struct ur_spirv_instruction *insn = &list->items[i];
        uint32_t width = odd(w, insn->result);
        if (!width) {
            continue;
        }
        uint32_t *wide = &w->wide[widen_place_of(width)];
        if (insn->opcode == SpvOpTypeInt) {
            if (*wide) {
                insn->opcode = SpvOpNop;
                insn->count = 0;
                insn->result = 0;
            } else {
                *wide = insn->result;
                insn->operands[0] = room_of(width);
            }
            continue;
        }
        insn->type = *wide;
        if (insn->count) {
            insn->operands[insn->count - 1] &= width % 32 ? (1u << width % 32) - 1 : UINT32_MAX;
        }
    }
}

static void add_constants(struct widen *w) {
    struct ur_spirv_list *list = &w->module->sections[UR_SPIRV_GLOBALS];
    struct ur_spirv_instruction *items =
        ur_spirv_allocate(w->module, (list->count + w->constant_count + 1) * sizeof(*items));
    uint32_t count = 0;
    if (!items) {
        w->failed = true;
        return;
    }
    for (uint32_t i = 0; i < list->count; ++i) {
        if (list->items[i].opcode != SpvOpNop) {
            items[count++] = list->items[i];
        }
    }
    memcpy(items + count, w->constants, w->constant_count * sizeof(*items));
    *list = (struct ur_spirv_list){items, count + w->constant_count};
}

enum ur_spirv_fault ur_spirv_widen(struct ur_spirv_module *module, struct ur_spirv_error *error) {
    struct widen *w = calloc(1, sizeof(*w));
    enum ur_spirv_fault fault = UR_SPIRV_OK;
    if (w) {
        *w = (struct widen){.module = module, .error = error, .bound = module->bound};
        w->width = calloc(module->bound + (size_t)1, sizeof(*w->width));
    }
    if (!w || !w->width) {
        free(w);
        return ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
    }
    if (widen_find(w)) {
        replace_types(w);
        for (uint32_t f = 0; f < module->function_count && fault == UR_SPIRV_OK; ++f) {
            for (uint32_t b = 0; b < module->functions[f].block_count && fault == UR_SPIRV_OK;
                 ++b) {
                fault = widen_rewrite_block(w, &module->functions[f].blocks[b]);
            }
        }
        add_constants(w);
        if (w->failed) {
            fault = ur_spirv_fail(error, UR_SPIRV_OUT_OF_MEMORY, NONE, NONE, "out of host memory");
        }
        fault = fault ? fault : ur_spirv_index(module, error);
    }
    free(w->width);
    free(w);
    return fault;
}
