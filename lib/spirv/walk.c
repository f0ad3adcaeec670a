/* Going through the operands of an instruction by its grammar. */
#include <string.h>

#include "module.h"

enum { FRAMES = sizeof(((struct ur_spirv_walk *)0)->frames) / sizeof(struct ur_spirv_frame) };

static void walk_push(struct ur_spirv_walk *walk, uint16_t operands, uint8_t count) {
    if (count && walk->depth < FRAMES) {
        walk->frames[walk->depth].next = &ur_spirv_operand_kinds[operands];
        walk->frames[walk->depth++].end = &ur_spirv_operand_kinds[operands + count];
    }
}

void ur_spirv_walk_begin(struct ur_spirv_walk *walk, const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *instruction) {
    const struct ur_spirv_grammar *grammar = ur_spirv_grammar(instruction->opcode);
    walk->module = module;
    walk->instruction = instruction;
    walk->at = 0;
    walk->end = UR_SPIRV_WALK_WHOLE;
    walk->depth = 0;
    walk->mask = 0;
    walk->second = UR_SPIRV_KINDS;
    if (grammar) {
        walk_push(walk, grammar->operands, grammar->count);
    }
}

/* What is left, as one operand of which nothing is known. */
static bool rest(struct ur_spirv_walk *walk, struct ur_spirv_item *item) {
    walk->depth = 0;
    walk->mask = 0;
    walk->second = UR_SPIRV_KINDS;
    if (walk->at >= walk->instruction->count) {
        return false;
    }
    walk->end = UR_SPIRV_WALK_UNKNOWN;
    *item = (struct ur_spirv_item){
        .kind = UR_SPIRV_KINDS, .first = walk->at, .count = walk->instruction->count - walk->at};
    walk->at = walk->instruction->count;
    return true;
}

static bool stop(struct ur_spirv_walk *walk, enum ur_spirv_walk_end end) {
    walk->depth = 0;
    walk->mask = 0;
    walk->end = end;
    walk->at = walk->instruction->count;
    return false;
}

/* Words of a number whose width another operand's type says. */
static uint32_t number_words(const struct ur_spirv_module *module, uint32_t type) {
    uint32_t width = ur_spirv_width(module, type);
    return width > 32 ? (width + 31) / 32 : 1;
}

/* The words of one operand; 0: they are not all there. */
static uint32_t words_of(struct ur_spirv_walk *walk, uint8_t kind) {
    const struct ur_spirv_instruction *instruction = walk->instruction;
    uint32_t left = instruction->count - walk->at, words = 1;
    if (left == 0) {
        return 0;
    }
    switch (kind) {
    case UR_SPIRV_LiteralString: {
        const char *text = (const char *)(instruction->operands + walk->at);
        size_t length = strnlen(text, (size_t)left * 4);
        if (length == (size_t)left * 4) {
            walk->end = UR_SPIRV_WALK_TEXT;
            return 0;
        }
        return (uint32_t)(length / 4 + 1);
    }
    case UR_SPIRV_LiteralContextDependentNumber:
        words = number_words(walk->module, instruction->type);
        break;
    case UR_SPIRV_LiteralInteger:
        /* The cases of OpSwitch are as wide as what it goes by. */
        if (instruction->opcode == SpvOpSwitch) {
            words =
                number_words(walk->module, ur_spirv_type(walk->module, instruction->operands[0]));
        }
        break;
    default:
        break;
    }
    return words <= left ? words : 0;
}

/* What follows the value of an enumeration, of a mask, or the number of an instruction. False: it
 * is one that the tables do not have, so nothing is known of the rest. */
static bool walk_follow(struct ur_spirv_walk *walk, uint8_t kind, uint32_t value) {
    const struct ur_spirv_module *module = walk->module;
    const struct ur_spirv_grammar *grammar;
    switch (ur_spirv_kinds[kind].category) {
    case UR_SPIRV_BITENUM:
        walk->mask = value;
        walk->mask_kind = kind;
        walk->mask_depth = walk->depth;
        return true;
    case UR_SPIRV_VALUEENUM: {
        const struct ur_spirv_value *found = ur_spirv_value(kind, value);
        if (found) {
            walk_push(walk, found->operands, found->count);
        }
        return found != NULL;
    }
    case UR_SPIRV_LITERAL:
        break;
    default:
        return true;
    }
    if (kind == UR_SPIRV_LiteralSpecConstantOpInteger) {
        grammar = ur_spirv_grammar(value);
    } else if (kind == UR_SPIRV_LiteralExtInstInteger &&
               walk->instruction->opcode == SpvOpExtInst) {
        uint32_t set = ur_spirv_opcode(module, walk->instruction->operands[0]) == SpvOpExtInstImport
                           ? module->ids[walk->instruction->operands[0]].set
                           : UR_SPIRV_OTHER_SET;
        if (set == UR_SPIRV_NON_SEMANTIC) {
            return true; /* ids follow, as the grammar of OpExtInst says itself */
        }
        grammar = ur_spirv_extended_grammar(set, value);
    } else {
        return true;
    }
    walk->depth = 0;
    if (grammar) {
        walk_push(walk, grammar->operands, grammar->count);
    }
    return grammar != NULL;
}

/* The operands of the lowest bit of the mask that has not been served. */
static bool next_bit(struct ur_spirv_walk *walk) {
    uint32_t bit = walk->mask & -walk->mask;
    walk->mask &= ~bit;
    const struct ur_spirv_value *found = ur_spirv_value(walk->mask_kind, bit);
    if (found) {
        walk_push(walk, found->operands, found->count);
    }
    return found != NULL;
}

bool ur_spirv_walk_next(struct ur_spirv_walk *walk, struct ur_spirv_item *item) {
    struct ur_spirv_operand_kind operand;
    if (walk->second != UR_SPIRV_KINDS) {
        operand = (struct ur_spirv_operand_kind){walk->second, UR_SPIRV_ONE};
        walk->second = UR_SPIRV_KINDS;
    } else {
        for (;;) {
            if (walk->mask && walk->depth == walk->mask_depth) {
                if (!next_bit(walk)) {
                    return rest(walk, item);
                }
                continue;
            }
            if (walk->depth == 0) {
                return rest(walk, item);
            }
            struct ur_spirv_frame *frame = &walk->frames[walk->depth - 1];
            if (frame->next == frame->end) {
                --walk->depth;
                continue;
            }
            operand = *frame->next;
            if (operand.quantifier != UR_SPIRV_ONE && walk->at >= walk->instruction->count) {
                ++frame->next;
                continue;
            }
            frame->next += operand.quantifier != UR_SPIRV_ANY;
            break;
        }
        if (ur_spirv_kinds[operand.kind].category == UR_SPIRV_COMPOSITE) {
            walk->second = ur_spirv_kinds[operand.kind].bases[1];
            operand.kind = ur_spirv_kinds[operand.kind].bases[0];
        }
    }
    uint32_t count = words_of(walk, operand.kind);
    if (count == 0) {
        return stop(walk,
                    walk->end == UR_SPIRV_WALK_TEXT ? UR_SPIRV_WALK_TEXT : UR_SPIRV_WALK_SHORT);
    }
    *item = (struct ur_spirv_item){.kind = operand.kind,
                                   .id = ur_spirv_kinds[operand.kind].category == UR_SPIRV_ID,
                                   .first = walk->at,
                                   .count = count};
    walk->at += count;
    if (!walk_follow(walk, operand.kind, walk->instruction->operands[item->first])) {
        /* This one was told; what comes after it is not known. */
        walk->depth = 0;
        walk->mask = 0;
    }
    return true;
}

void ur_spirv_rename(const struct ur_spirv_module *module, const struct ur_spirv_instruction *from,
                     uint32_t *to, uint32_t (*rename)(void *data, uint32_t id), void *data) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (to != from->operands && from->count) {
        memcpy(to, from->operands, from->count * sizeof(*to));
    }
    ur_spirv_walk_begin(&walk, module, from);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id) {
            to[item.first] = rename(data, from->operands[item.first]);
        }
    }
}

struct id_map {
    const uint32_t *to;
    uint32_t bound;
};

static uint32_t walk_look_up(void *data, uint32_t id) {
    const struct id_map *map = data;
    return id < map->bound && map->to[id] ? map->to[id] : id;
}

void ur_spirv_rename_by(const struct ur_spirv_module *module,
                        const struct ur_spirv_instruction *from, uint32_t *to, const uint32_t *map,
                        uint32_t bound) {
    ur_spirv_rename(module, from, to, walk_look_up, &(struct id_map){map, bound});
}
