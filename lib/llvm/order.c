/* Whether a function changes memory at a place of which it is not known that it is not another one
 * that it reads or changes. LLVM brings accesses to neighbours together in loops that it makes
 * vectors of, moves reads up and writes down for that, and holds whatever lies between for
 * independent in loops over work-items, as work-items are of each other. */
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

/* ---- values that are the same ----------------------------------------------------------------
 *
 * Compilers that do not optimise leave each use of a variable a read of it, and each address is
 * made anew. So values get names: ids of the first ones that are made of the same. */

/* What is stored to a variable of the work-item's own, if not one value: several, or it is used
 * otherwise than to be read and written as a whole. */
enum { SEVERAL = 1 };
#define OTHERWISE NONE

static uint32_t name_of(const struct tr *t, uint32_t id) {
    return id < t->named && t->alike[id] ? t->alike[id] : id;
}

static const struct ur_spirv_instruction *named(const struct tr *t, uint32_t id) {
    return ur_spirv_definition(t->module, name_of(t, id));
}

static uint32_t storage_of(const struct tr *t, uint32_t pointer) {
    return ur_spirv_operand(t->module, ur_spirv_type(t->module, pointer), 0);
}

static bool is_own_variable(const struct tr *t, uint32_t id) {
    return id < t->named && ur_spirv_opcode(t->module, id) == SpvOpVariable &&
           ur_spirv_operand(t->module, id, 0) == SpvStorageClassFunction;
}

static bool is_unclear(const struct tr *t, uint32_t id) {
    return id < t->named && t->unclear[id];
}

/* Notes how variables of the function's are used. */
static void find_variables(struct tr *t, const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            if (insn->opcode == SpvOpVariable && insn->count > 1 && insn->result < t->named) {
                t->stored[insn->result] = SEVERAL; /* what it begins with, too */
            }
            ur_spirv_walk_begin(&walk, t->module, insn);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? insn->operands[item.first] : 0;
                if (!id || !is_own_variable(t, id)) {
                    continue;
                }
                bool whole =
                    item.first == 0 &&
                    (insn->opcode == SpvOpLoad || insn->opcode == SpvOpStore ||
                     insn->opcode == SpvOpLifetimeStart || insn->opcode == SpvOpLifetimeStop);
                if (!whole) {
                    t->stored[id] = OTHERWISE;
                } else if (insn->opcode == SpvOpStore && t->stored[id] != OTHERWISE) {
                    t->stored[id] = t->stored[id] ? SEVERAL : insn->operands[1];
                }
            }
        }
    }
}

/* Whether it gives the same each time that its operands are, which are ids alone. */
static bool is_made(uint32_t op) {
    return (op >= SpvOpAccessChain && op <= SpvOpPtrAccessChain) ||
           op == SpvOpInBoundsPtrAccessChain || (op >= SpvOpConvertFToU && op <= SpvOpBitcast) ||
           (op >= SpvOpSNegate && op <= SpvOpFMod) || op == SpvOpSelect ||
           (op >= SpvOpShiftRightLogical && op <= SpvOpBitCount);
}

/* An operand by its name; of parts of a value all but the first one are numbers. */
static uint32_t operand_of(const struct tr *t, const struct ur_spirv_instruction *insn,
                           uint32_t i) {
    bool number = insn->opcode == SpvOpCompositeExtract && i;
    return number ? insn->operands[i] : name_of(t, insn->operands[i]);
}

static bool are_alike(const struct tr *t, const struct ur_spirv_instruction *a,
                      const struct ur_spirv_instruction *b) {
    bool alike = a->opcode == b->opcode && a->type == b->type && a->count == b->count;
    for (uint32_t i = 0; alike && i < (a->opcode == SpvOpLoad ? 1u : a->count); ++i) {
        alike = operand_of(t, a, i) == operand_of(t, b, i);
    }
    return alike;
}

/* What was made of the same before, or NULL. */
static const struct ur_spirv_instruction *find_made(struct tr *t,
                                                    const struct ur_spirv_instruction *insn,
                                                    const struct ur_spirv_instruction **table,
                                                    uint32_t room) {
    uint32_t at = insn->opcode * 0x9e3779b1u + insn->type;
    for (uint32_t i = 0; i < (insn->opcode == SpvOpLoad ? 1u : insn->count); ++i) {
        at = (at ^ operand_of(t, insn, i)) * 0x9e3779b1u;
    }
    for (at ^= at >> 15;; ++at) {
        const struct ur_spirv_instruction **made = &table[at & (room - 1)];
        if (!*made) {
            *made = insn;
            return NULL;
        }
        if (are_alike(t, *made, insn)) {
            return *made;
        }
    }
}

/* What is read again from one place may be the same, or not. */
static void name_value(struct tr *t, const struct ur_spirv_instruction *insn, uint32_t block,
                       const struct ur_spirv_instruction **table, uint32_t room) {
    uint32_t op = insn->opcode, from = insn->operands[0], value;
    if (op == SpvOpLoad && is_own_variable(t, from) && t->stored[from] != SEVERAL &&
        t->stored[from] != OTHERWISE && (t->written[from] == 1 || t->written[from] == block + 1)) {
        value = t->stored[from];
        t->alike[insn->result] = name_of(t, value);
        t->unclear[insn->result] = is_unclear(t, value);
        return;
    }
    if (op != SpvOpLoad && op != SpvOpCompositeExtract && !is_made(op)) {
        return;
    }
    bool reads = op == SpvOpLoad && storage_of(t, from) != SpvStorageClassInput;
    const struct ur_spirv_instruction *made = find_made(t, insn, table, room);
    for (uint32_t i = 0; i < (op == SpvOpCompositeExtract ? 1u : insn->count) && !reads; ++i) {
        t->unclear[insn->result] |= is_unclear(t, insn->operands[i]);
    }
    if (made && reads) {
        t->unclear[insn->result] = true;
    } else if (made) {
        t->alike[insn->result] = made->result;
    }
}

/* Of all values of the function. A variable that is written once has that value where all ways lead
 * by there. */
static void name_values(struct tr *t, const struct ur_spirv_function *f) {
    uint32_t room = 16, count = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        count += f->blocks[b].list.count;
    }
    while (room < 2 * count) {
        room *= 2;
    }
    const struct ur_spirv_instruction **table = ur_out_alloc(&t->out, room, sizeof(*table));
    if (!t->alike) {
        t->named = t->module->bound;
        t->alike = ur_out_alloc(&t->out, t->named, sizeof(*t->alike));
        t->unclear = ur_out_alloc(&t->out, t->named, sizeof(*t->unclear));
        t->stored = ur_out_alloc(&t->out, t->named, sizeof(*t->stored));
        t->written = ur_out_alloc(&t->out, t->named, sizeof(*t->written));
    }
    find_variables(t, f);
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            uint32_t op = insn->opcode, from = insn->count ? insn->operands[0] : 0;
            if (op == SpvOpStore && is_own_variable(t, from)) {
                t->written[from] = b + 1;
            }
            if (insn->result && insn->result < t->named && from) {
                name_value(t, insn, b, table, room);
            }
        }
    }
}

/* ---- places ---------------------------------------------------------------------------------- */

/* What two indices are apart by: a number of times of each of these values, and a number. */
enum { MOST_TERMS = 8, MOST_LOOKED_AT = 48 };
struct distance {
    uint32_t ids[MOST_TERMS];
    uint64_t times[MOST_TERMS];
    uint64_t number;
    uint32_t count, looked_at;
    bool converted; /* extended or cut off on the way: then LLVM need not know that it is none */
    bool unknown;
};

static void add_times(struct distance *d, uint32_t id, uint64_t times) {
    uint32_t i = 0;
    while (i < d->count && d->ids[i] != id) {
        ++i;
    }
    if (i == MOST_TERMS) {
        d->unknown = true;
        return;
    }
    d->ids[i] = id;
    d->times[i] = (i < d->count ? d->times[i] : 0) + times;
    d->count += i == d->count;
    if (!d->times[i]) {
        --d->count;
        d->ids[i] = d->ids[d->count];
        d->times[i] = d->times[d->count];
    }
}

/* A constant with its sign. */
static bool number_of(const struct tr *t, uint32_t id, uint64_t *value) {
    id = name_of(t, id);
    if (!ur_spirv_constant(t->module, id, value)) {
        return false;
    }
    uint32_t width = ur_spirv_width(t->module, ur_spirv_type(t->module, id));
    if (width && width < 64 && *value >> (width - 1) & 1) {
        *value |= UINT64_MAX << width;
    }
    return true;
}

static bool is_converted(const struct ur_spirv_instruction *insn) {
    return insn && (insn->opcode == SpvOpUConvert || insn->opcode == SpvOpSConvert);
}

/* Bits that a value does not have, as far as one operation says; of what is extended or cut off the
 * lowest ones. */
static uint64_t missing_bits(const struct tr *t, uint32_t id) {
    const struct ur_spirv_instruction *insn = named(t, id);
    uint64_t value, all = UINT64_MAX;
    while (is_converted(insn)) {
        all = UINT8_MAX;
        insn = named(t, insn->operands[0]);
    }
    if (!insn || insn->count != 2 || !number_of(t, insn->operands[1], &value)) {
        return 0;
    }
    return all & (insn->opcode == SpvOpShiftLeftLogical && value < 64 ? ((uint64_t)1 << value) - 1
                  : insn->opcode == SpvOpIMul                         ? (value & (0 - value)) - 1
                  : insn->opcode == SpvOpBitwiseAnd                   ? ~value
                                                                      : 0);
}

/* Whether the bits of a number are added to what has none there. */
static bool is_sum_of_bits(const struct tr *t, const struct ur_spirv_instruction *insn) {
    uint64_t value;
    return number_of(t, insn->operands[1], &value) &&
           (value & ~missing_bits(t, insn->operands[0])) == 0;
}

static void add_index(const struct tr *t, struct distance *d, uint32_t id, uint64_t times) {
    const struct ur_spirv_instruction *insn = named(t, id);
    uint64_t value;
    if (number_of(t, id, &value)) {
        d->number += value * times;
        return;
    }
    if (d->looked_at++ == MOST_LOOKED_AT) {
        d->unknown = true;
    }
    if (!insn || !insn->count || d->unknown) {
        add_times(d, name_of(t, id), times);
        return;
    }
    const uint32_t *operands = insn->operands;
    bool two = insn->count == 2;
    if (is_converted(insn)) {
        d->converted = true;
        add_index(t, d, operands[0], times);
    } else if (insn->opcode == SpvOpSNegate) {
        add_index(t, d, operands[0], 0 - times);
    } else if (two && (insn->opcode == SpvOpIAdd || insn->opcode == SpvOpISub ||
                       (insn->opcode == SpvOpBitwiseOr && is_sum_of_bits(t, insn)))) {
        add_index(t, d, operands[0], times);
        add_index(t, d, operands[1], insn->opcode == SpvOpISub ? 0 - times : times);
    } else if (two && insn->opcode == SpvOpIMul && number_of(t, operands[1], &value)) {
        add_index(t, d, operands[0], times * value);
    } else if (two && insn->opcode == SpvOpIMul && number_of(t, operands[0], &value)) {
        add_index(t, d, operands[1], times * value);
    } else if (two && insn->opcode == SpvOpShiftLeftLogical && number_of(t, operands[1], &value) &&
               value < 64) {
        add_index(t, d, operands[0], times << value);
    } else {
        add_times(d, name_of(t, id), times);
    }
}

/* UNCLEAR: of an index it is not known what it was read of, or what conversions left of it. */
enum place { UNKNOWN, UNCLEAR, UNRELATED, SAME, APART, FAR };

enum {
    NEAR = 128, /* differences that no conversion cuts off */
    BESIDE = 8  /* from here on LLVM brings nothing together */
};

/* What is extended and cut off in one way is the same where that is which it is made of. Of a
 * number and what is left of it LLVM knows no more than of any two, though they are one mostly. */
static enum place place_of_index(const struct tr *t, uint32_t a, uint32_t b) {
    const struct ur_spirv_instruction *x = named(t, a), *y = named(t, b);
    struct distance d = {.count = 0};
    while (is_converted(x) && is_converted(y) && x->opcode == y->opcode && x->type == y->type) {
        a = x->operands[0];
        b = y->operands[0];
        x = named(t, a);
        y = named(t, b);
    }
    if (name_of(t, a) == name_of(t, b)) {
        return SAME;
    }
    add_index(t, &d, a, 1);
    add_index(t, &d, b, UINT64_MAX);
    if (d.unknown) {
        return UNKNOWN;
    }
    for (uint32_t i = 0; i < d.count; ++i) {
        if (is_unclear(t, d.ids[i])) {
            return UNCLEAR;
        }
    }
    int64_t apart = (int64_t)d.number;
    if (d.count || apart >= NEAR || apart <= -NEAR) {
        return UNRELATED;
    }
    if (!apart) {
        return d.converted ? UNCLEAR : SAME;
    }
    return apart >= BESIDE || apart <= -BESIDE ? FAR : APART;
}

/* A pointer without what it was moved by constants last: a chain of so many operands, or 0. */
struct stem {
    const struct ur_spirv_instruction *chain;
    uint32_t pointer, count; /* the pointer itself, or the chain's; its operands */
    uint64_t bytes;          /* that it was moved by */
};

static bool is_address_chain(uint32_t op) {
    return op >= SpvOpAccessChain && op <= SpvOpInBoundsPtrAccessChain;
}

/* Bytes that the constants move a pointer by which are a chain's operands from number `from` on. */
static uint64_t moved_by(struct tr *t, const struct ur_spirv_instruction *chain, uint32_t from) {
    const struct type *type = ll_pointee(t, ll_type_of(t, chain->operands[0]));
    bool element =
        chain->opcode == SpvOpPtrAccessChain || chain->opcode == SpvOpInBoundsPtrAccessChain;
    uint64_t bytes = 0, value = 0;
    for (uint32_t i = 1; i < chain->count && type; ++i) {
        bool known = ur_spirv_constant(t->module, chain->operands[i], &value);
        uint64_t moved = 0;
        if (i == 1 && element) {
            moved = value * type->size;
        } else if (type->op != SpvOpTypeStruct) {
            type = type->element;
            moved = type ? value * type->size : 0;
        } else {
            for (uint32_t m = 0; known && m < type->count && m <= value; ++m) {
                uint64_t align = type->packed ? 1 : type->members[m]->align;
                moved = (moved + align - 1) / align * align;
                moved += m < value ? type->members[m]->size : 0;
            }
            type = known && value < type->count ? type->members[value] : NULL;
        }
        bytes += i >= from ? moved : 0;
    }
    return bytes;
}

static struct stem stem_of(struct tr *t, uint32_t pointer) {
    uint64_t value, bytes = 0;
    pointer = name_of(t, pointer);
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, pointer);
        uint32_t before = insn ? ll_pointer_before(insn) : 0;
        uint32_t count = before && is_address_chain(insn->opcode) ? insn->count : 0;
        while (count > 1 && ur_spirv_constant(t->module, insn->operands[count - 1], &value)) {
            --count;
        }
        bytes += count && count < insn->count ? moved_by(t, insn, count) : 0;
        if (!before || count > 1) {
            return (struct stem){before ? insn : NULL, before ? name_of(t, before) : pointer, count,
                                 bytes};
        }
        pointer = name_of(t, before);
    }
    return (struct stem){NULL, pointer, 0, bytes};
}

/* Of two numbers at a constant distance. */
static enum place place_of_bytes(struct tr *t, uint32_t a, uint64_t at_a, uint32_t b,
                                 uint64_t at_b) {
    const struct type *x = ll_pointee(t, ll_type_of(t, a)), *y = ll_pointee(t, ll_type_of(t, b));
    return x == y && at_a == at_b ? SAME
           : (int64_t)(at_b - at_a) >= (int64_t)x->size ||
                   (int64_t)(at_a - at_b) >= (int64_t)y->size
               ? APART
               : UNKNOWN;
}

static bool is_of_elements(const struct stem *stem) {
    return stem->chain->opcode == SpvOpPtrAccessChain ||
           stem->chain->opcode == SpvOpInBoundsPtrAccessChain;
}

/* Of the same number of operands from the second one on. */
static enum place place_of_operands(const struct tr *t, const struct ur_spirv_instruction *x,
                                    const struct ur_spirv_instruction *y, uint32_t count) {
    for (uint32_t i = 1; i < count; ++i) {
        enum place place = place_of_index(t, x->operands[i], y->operands[i]);
        if (place != SAME) {
            return place;
        }
    }
    return SAME;
}

/* Whether LLVM may bring numbers beside each other together, as it does where those of a work-item
 * are a few numbers from those of the next one; not where they are one from them, or as many as
 * only the launch knows. */
static bool may_be_strided(struct tr *t, const struct ur_spirv_instruction *chain) {
    const struct ur_spirv_instruction *from = named(t, chain->operands[0]);
    const struct type *type = ll_pointee(t, ll_type_of(t, chain->operands[0]));
    struct distance d = {.count = 0};
    uint32_t numbers = 0;
    if (chain->count != 2 || (from && ll_pointer_before(from)) ||
        (type->op != SpvOpTypeInt && type->op != SpvOpTypeFloat)) {
        return true;
    }
    add_index(t, &d, chain->operands[1], 1);
    for (uint32_t i = 0; i < d.count; ++i) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, d.ids[i]);
        const struct ur_spirv_instruction *read =
            insn && insn->opcode == SpvOpCompositeExtract ? named(t, insn->operands[0]) : NULL;
        bool number = read && read->opcode == SpvOpLoad &&
                      storage_of(t, read->operands[0]) == SpvStorageClassInput;
        bool once = d.times[i] == 1 || d.times[i] == UINT64_MAX;
        bool launched = insn && t->of_kernel &&
                        (insn->opcode == SpvOpIMul || insn->opcode == SpvOpFunctionParameter);
        if (!once || (!number && !launched)) {
            return true;
        }
        numbers += number;
    }
    return d.unknown || numbers > 1;
}

/* What is known of two pointers, of one thing unless `wherever`: APART ones lead to different
 * numbers, or parts of one, a constant number of bytes from each other, FAR ones too, and UNRELATED
 * ones are not at a constant distance. */
static enum place place_of(struct tr *t, uint32_t a, uint32_t b, bool wherever) {
    const struct ur_spirv_instruction *x = named(t, a), *y = named(t, b);
    if (name_of(t, a) == name_of(t, b)) {
        return SAME;
    }
    if (x && y && x->opcode == y->opcode && x->type == y->type && x->count == y->count &&
        x->count > 1 && is_address_chain(x->opcode) &&
        (wherever || name_of(t, x->operands[0]) == name_of(t, y->operands[0]))) {
        enum place place = place_of_operands(t, x, y, x->count);
        return place == APART && !may_be_strided(t, x) ? FAR : place;
    }
    struct stem left = stem_of(t, a), right = stem_of(t, b);
    if (wherever || left.pointer != right.pointer) {
        return UNKNOWN;
    }
    if (left.count != right.count) {
        return UNRELATED;
    }
    if (left.chain &&
        (is_of_elements(&left) != is_of_elements(&right) ||
         ll_type_of(t, left.chain->operands[0]) != ll_type_of(t, right.chain->operands[0]))) {
        return UNKNOWN;
    }
    enum place place =
        left.chain ? place_of_operands(t, left.chain, right.chain, left.count) : SAME;
    if ((place == APART || place == FAR) &&
        (left.bytes != right.bytes || (x && y && x->type != y->type))) {
        return UNKNOWN; /* the longer one may reach to the other */
    }
    return place == SAME ? place_of_bytes(t, a, left.bytes, b, right.bytes) : place;
}

/* The variable, parameter or else that a pointer was made of; 0: that is not known. */
static uint32_t order_root(const struct tr *t, uint32_t pointer) {
    pointer = name_of(t, pointer);
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, pointer);
        uint32_t before = insn ? ll_pointer_before(insn) : 0;
        if (!before) {
            break;
        }
        pointer = name_of(t, before);
    }
    return is_unclear(t, pointer) ? 0 : pointer;
}

enum { WORDS = 4 };

struct place_used {
    uint32_t pointer;       /* 0: anywhere, as calls do */
    uint32_t offset, lanes; /* of a vector: which one behind the pointer, of how many */
    uint32_t root, storage, block;
    uint64_t regions[WORDS]; /* that it is in; see regions.h */
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

/* Whether one loop over work-items has both. */
static bool are_in_one_loop(const struct place_used *a, const struct place_used *b) {
    uint64_t both = 0;
    for (int i = 0; i < WORDS; ++i) {
        both |= a->regions[i] & b->regions[i];
    }
    return both != 0;
}

/* NONE: of what calls do, to memory that others may have. */
static bool may_meet(uint32_t a, uint32_t b) {
    if (a == NONE || b == NONE) {
        return a != SpvStorageClassFunction && b != SpvStorageClassFunction;
    }
    return a == b || a == SpvStorageClassGeneric || b == SpvStorageClassGeneric;
}

/* Whether they were made of one thing, as far as that is known. */
static bool have_one_root(const struct place_used *a, const struct place_used *b) {
    return a->root && b->root ? a->root == b->root : may_meet(a->storage, b->storage);
}

/* Whether constants say which part of a variable it is to: LLVM makes values of these. */
static bool is_known_part(struct tr *t, const struct place_used *place) {
    if (!place->pointer || (place->lanes && place->lanes != NONE)) {
        return false;
    }
    struct stem stem = stem_of(t, place->pointer);
    return !stem.chain && is_own_variable(t, stem.pointer);
}

static enum place place_between(struct tr *t, const struct place_used *a,
                                const struct place_used *b, bool wherever) {
    if (is_known_part(t, a) && is_known_part(t, b)) {
        return APART;
    }
    if (!a->pointer || !b->pointer || a->lanes != b->lanes) {
        return UNKNOWN;
    }
    if (!a->lanes || a->lanes == NONE) {
        return place_of(t, a->pointer, b->pointer, wherever);
    }
    bool beginning =
        name_of(t, a->pointer) == name_of(t, b->pointer) ||
        (wherever && name_of(t, a->pointer) == a->root && name_of(t, b->pointer) == b->root);
    return beginning ? place_of_index(t, a->offset, b->offset) : UNKNOWN;
}

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
        if (!have_one_root(at, of) || at->writes != of->writes || !are_in_one_loop(at, of)) {
            continue;
        }
        enum place place = place_between(all->t, at, of, false);
        if (place == UNKNOWN || place == UNCLEAR || place == APART) {
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
    bool one = have_one_root(written, later);
    if (!are_in_one_loop(written, later)) {
        return false;
    }
    enum place place = place_between(all->t, written, later, !one);
    return one ? place == UNKNOWN || place == UNCLEAR || place == UNRELATED
               : (place == SAME || place == UNCLEAR) &&
                     may_be_one(all->t, written->root, later->root);
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

/* ---- accesses -------------------------------------------------------------------------------- */

enum { READS = 1, WRITES = 2, LOOKED_AT = 4, MOST = 1024 };

static uint32_t lanes_of(const struct tr *t, uint32_t type) {
    return ur_spirv_opcode(t->module, type) == SpvOpTypeVector
               ? ur_spirv_operand(t->module, type, 1)
               : 1;
}

/* An access of an instruction, the `n`-th. False: there are no more. */
static bool access_of(const struct tr *t, const struct ur_spirv_instruction *insn, uint32_t n,
                      struct place_used *to) {
    const uint32_t *operands = insn->operands;
    bool writes;
    switch (insn->opcode) {
    case SpvOpLoad:
    case SpvOpStore:
        *to = (struct place_used){.pointer = insn->count ? operands[0] : 0,
                                  .writes = insn->opcode == SpvOpStore};
        return to->pointer && n == 0;
    case SpvOpCopyMemory:
    case SpvOpCopyMemorySized: /* reads first; of how many bytes their pointers do not tell */
        *to = (struct place_used){.pointer = insn->count > 1 ? operands[1 - (n & 1)] : 0,
                                  .lanes = insn->opcode == SpvOpCopyMemorySized ? NONE : 0,
                                  .writes = n == 1};
        return to->pointer && n < 2;
    case SpvOpExtInst:
        if (insn->count < 4 || operands[0] >= t->module->bound ||
            t->module->ids[operands[0]].set != UR_SPIRV_OPENCL_STD ||
            operands[1] < OpenCLstd_vloadn || operands[1] > OpenCLstd_vstorea_halfn_r) {
            return false;
        }
        writes = operands[1] != OpenCLstd_vloadn && operands[1] != OpenCLstd_vload_half &&
                 operands[1] != OpenCLstd_vload_halfn && operands[1] != OpenCLstd_vloada_halfn;
        if (writes && insn->count < 5) {
            return false;
        }
        *to = (struct place_used){.pointer = operands[writes ? 4 : 3],
                                  .offset = operands[writes ? 3 : 2],
                                  .writes = writes};
        to->lanes = 1 + lanes_of(t, writes ? ur_spirv_type(t->module, operands[2]) : insn->type);
        return n == 0;
    default:
        return false;
    }
}

/* Whether others may have the memory, which is no constant. */
static bool others_have(uint32_t storage) {
    return storage == SpvStorageClassCrossWorkgroup || storage == SpvStorageClassWorkgroup ||
           storage == SpvStorageClassGeneric;
}

/* What a function does to memory that others may have, with what it calls. */
static uint8_t touched_by(struct tr *t, const struct ur_spirv_function *f, unsigned depth) {
    enum { DEEPEST = 64 };
    struct function *facts = &t->functions[f - t->module->functions];
    if (facts->touches || depth == DEEPEST) {
        return facts->touches ? facts->touches : READS | WRITES;
    }
    facts->touches = LOOKED_AT; /* while it is: what calls itself adds nothing */
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            const struct ur_spirv_function *callee = ur_spirv_callee(t->module, insn);
            struct place_used place;
            facts->touches |= callee ? touched_by(t, callee, depth + 1) : 0;
            for (uint32_t n = 0; access_of(t, insn, n, &place); ++n) {
                if (others_have(storage_of(t, place.pointer))) {
                    facts->touches |= place.writes ? WRITES : READS;
                }
            }
        }
    }
    return facts->touches;
}

static bool add_place(struct places_used *all, struct place_used place, uint32_t block,
                      const uint64_t *regions) {
    const struct tr *t = all->t;
    uint32_t variable = place.pointer && is_own_variable(t, place.pointer) ? place.pointer : 0;
    if (variable && t->stored[variable] != OTHERWISE) {
        return true; /* LLVM makes values of it */
    }
    place.root = place.pointer ? order_root(t, place.pointer) : 0;
    if (place.lanes == NONE && is_own_variable(t, place.root)) {
        return true; /* one call, or values again */
    }
    if (all->count == MOST) {
        return false;
    }
    place.storage = place.pointer ? storage_of(t, place.pointer) : NONE;
    place.block = block;
    memcpy(place.regions, regions, sizeof(place.regions));
    all->list[all->count++] = place;
    return true;
}

/* Adds what instructions of a block access; false: there is no room. */
static bool add_places(struct places_used *all, const struct ur_spirv_function *f, uint32_t block,
                       uint32_t from, uint32_t to, const uint64_t *regions) {
    bool room = true;
    for (uint32_t i = from; room && i < to; ++i) {
        const struct ur_spirv_instruction *insn = &f->blocks[block].list.items[i];
        const struct ur_spirv_function *callee = ur_spirv_callee(all->t->module, insn);
        uint8_t touches = callee ? touched_by(all->t, callee, 0) : 0;
        struct place_used place;
        for (uint32_t n = 0; room && access_of(all->t, insn, n, &place); ++n) {
            room = add_place(all, place, block, regions);
        }
        for (uint8_t does = READS; room && does <= WRITES; does *= 2) {
            if (touches & does) {
                room =
                    add_place(all, (struct place_used){.writes = does == WRITES}, block, regions);
            }
        }
    }
    return room;
}

/* Of a function that is cut, with the regions that each piece is in. */
static bool add_pieces(struct places_used *all, const struct regions *r) {
    uint64_t *in = ur_out_alloc(&all->t->out, r->piece_count, WORDS * sizeof(*in));
    bool room = true;
    for (uint32_t s = 0; s < r->state_count; ++s) {
        for (uint32_t i = 0; i < r->states[s].piece_count; ++i) {
            in[WORDS * r->states[s].pieces[i] + s / 64 % WORDS] |= (uint64_t)1 << s % 64;
        }
    }
    for (uint32_t i = 0; room && i < r->piece_count; ++i) {
        const struct piece *piece = &r->pieces[i];
        room = add_places(all, r->function, piece->block, piece->from, piece->to,
                          in + (size_t)WORDS * i);
    }
    return room;
}

/* Whether the turns of a loop from block `first` to `last` may be written out one behind the other:
 * they are counted, or counted by a variable in memory. */
static bool may_be_written_out(struct tr *t, const struct ur_spirv_function *f, uint32_t first,
                               uint32_t last) {
    const struct ur_spirv_list *header = &f->blocks[first].list;
    bool counted = header->count < 2 || header->items[1].opcode != SpvOpPhi;
    for (uint32_t b = first; b <= last && !counted; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        const struct ur_spirv_instruction *test =
            end->opcode == SpvOpBranchConditional && end->count
                ? ur_spirv_definition(t->module, end->operands[0])
                : NULL;
        counted = test && ll_count_turns(t->module, test) != 0;
    }
    return counted;
}

struct search {
    uint32_t seen[64], count;
    uint32_t header; /* of the loop that may count it */
};

enum answer { NO, YES, ASK_ITS_OPERANDS };

/* Whether a pointer is made of what is asked for; of what it is not known, it is. */
static bool is_made_of(const struct tr *t, uint32_t id, struct search *s,
                       enum answer (*ask)(const struct tr *t, const struct search *s,
                                          const struct ur_spirv_instruction *insn)) {
    const struct ur_spirv_instruction *insn = named(t, id);
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (!insn || insn->opcode < SpvOpFunction || insn->opcode == SpvOpFunctionParameter ||
        insn->opcode == SpvOpVariable) {
        return false;
    }
    for (uint32_t i = 0; i < s->count; ++i) {
        if (s->seen[i] == insn->result) {
            return false;
        }
    }
    if (s->count == sizeof(s->seen) / sizeof(*s->seen)) {
        return true;
    }
    s->seen[s->count++] = insn->result;
    enum answer answer = ask(t, s, insn);
    if (answer != ASK_ITS_OPERANDS) {
        return answer == YES;
    }
    ur_spirv_walk_begin(&walk, t->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && item.first < insn->count &&
            is_made_of(t, insn->operands[item.first], s, ask)) {
            return true;
        }
    }
    return false;
}

/* Whether it may be another one for each work-item, at equal distances. */
static enum answer may_differ(const struct tr *t, const struct search *s,
                              const struct ur_spirv_instruction *insn) {
    (void)s;
    if (insn->opcode != SpvOpLoad) {
        return insn->opcode == SpvOpFunctionCall ? YES : ASK_ITS_OPERANDS;
    }
    /* What others may have written is at no equal distances. */
    uint32_t storage = storage_of(t, insn->operands[0]);
    return !others_have(storage) && storage != SpvStorageClassUniformConstant ? YES : NO;
}

/* Whether it may be another one in the next turn of the loop: what that counts, or keeps in a
 * variable. */
static enum answer is_counted(const struct tr *t, const struct search *s,
                              const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpLoad) {
        uint32_t from = insn->operands[0];
        return is_own_variable(t, from) && t->stored[from] == SEVERAL ? YES : NO;
    }
    return insn->opcode == SpvOpPhi && t->module->ids[insn->result].block == s->header
               ? YES
               : ASK_ITS_OPERANDS;
}

static bool differs(const struct tr *t, const struct place_used *place) {
    struct search search = {.count = 0}, offset = {.count = 0};
    return !place->pointer || is_made_of(t, place->pointer, &search, may_differ) ||
           (place->offset && is_made_of(t, place->offset, &offset, may_differ));
}

/* Whether an access of a loop may have to follow a write that comes behind it there: that of the
 * turn before. What is at one place for all work-items LLVM brings together with nothing. */
static bool follows_in_turns(const struct places_used *all, uint32_t first, uint32_t last) {
    for (uint32_t i = 0; i < all->count; ++i) {
        const struct place_used *written = &all->list[i];
        for (uint32_t k = 0;
             k < i && written->writes && written->block >= first && written->block <= last; ++k) {
            const struct place_used *later = &all->list[k];
            if (later->block >= first && must_follow(all, written, later) &&
                ((!later->writes && differs(all->t, later)) || differs(all->t, written))) {
                return true;
            }
        }
    }
    return false;
}

/* Whether a loop lies in regions as a whole, not one turn or a part of one in each. */
static bool is_whole(const struct regions *r, uint32_t first, uint32_t last) {
    bool whole = true;
    for (uint32_t b = first; r && b <= last; ++b) {
        uint32_t piece = r->first_piece[b];
        whole &= piece == NONE || (piece == r->last_piece[b] && !r->pieces[piece].state);
    }
    return whole;
}

/* Whether turns of a loop, each in regions of its own, write and read memory of a work-item's own
 * at places that it counts. Written out in one region, as turns of a few are, these become numbers
 * that LLVM knows, and what one turn writes is brought together with what others do. */
static bool writes_by_turns(const struct places_used *all, uint32_t first, uint32_t last) {
    for (uint32_t i = 0; i < all->count; ++i) {
        const struct place_used *written = &all->list[i];
        struct search search = {.header = first};
        if (!written->writes || written->block < first || written->block > last ||
            !is_own_variable(all->t, written->root) ||
            !is_made_of(all->t, written->pointer, &search, is_counted)) {
            continue;
        }
        for (uint32_t k = 0; k < all->count; ++k) {
            const struct place_used *other = &all->list[k];
            if (k != i && other->block >= first && other->block <= last &&
                other->root == written->root && are_in_one_loop(other, written) &&
                !is_known_part(all->t, other)) {
                return true;
            }
        }
    }
    return false;
}

static bool keeps_order_of_turns(const struct places_used *all, const struct ur_spirv_function *f,
                                 const struct regions *r) {
    const struct ur_spirv_module *module = all->t->module;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        for (uint32_t n = 0, to; (to = ur_spirv_target(module, end, n)) != 0; ++n) {
            uint32_t first = to < module->bound ? module->ids[to].block : NONE;
            if (first <= b && may_be_written_out(all->t, f, first, b) &&
                (is_whole(r, first, b) ? follows_in_turns(all, first, b)
                                       : writes_by_turns(all, first, b))) {
                return true;
            }
        }
    }
    return false;
}

bool ll_keeps_order(struct tr *t, const struct ur_spirv_function *f, const struct regions *r) {
    static const uint64_t everywhere[WORDS] = {1};
    struct place_used list[MOST];
    struct places_used all = {t, list, 0};
    bool room = true;
    t->of_kernel = t->functions[f - t->module->functions].kernels != 0;
    name_values(t, f);
    for (uint32_t b = 0; room && !r && b < f->block_count; ++b) {
        room = add_places(&all, f, b, 1, f->blocks[b].list.count, everywhere);
    }
    if (!room || (r && !add_pieces(&all, r))) {
        return true;
    }
    for (uint32_t i = 0; i < all.count; ++i) {
        for (uint32_t k = i + 1; list[i].writes && k < all.count; ++k) {
            if (would_pass(&all, i, k)) {
                return true;
            }
        }
    }
    return keeps_order_of_turns(&all, f, r);
}
