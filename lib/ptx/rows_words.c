/* Elements that a lane takes side by side, as words of four bytes: how they are loaded and stored,
 * and operations on all elements of a word at once. For rows.c. */
#include <string.h>

#include "rows.h"
#include "value.h"

enum { MOST_OPERATIONS = 24 }; /* on words, of one that is stored */

static const char *text_of(struct rows *r, struct word word) {
    char *text = ptx_alloc(&r->k->t->out, word.size + 1u, 1);
    memcpy(text, word.at, word.size);
    return text;
}

static bool is_narrow(struct word word) {
    return word.at[0] == '%' && word.at[1] == 'h';
}

static struct part lane_address(struct rows *r, const struct group *group) {
    struct fn *k = r->k;
    struct part bytes = ptx_new_reg(k, KIND_I32), wide = ptx_new_reg(k, KIND_PTR),
                at = ptx_new_reg(k, KIND_PTR);
    ptx_emit(k, "mul.lo.u32 %o, %%lane, %u", bytes, r->per_lane * group->size);
    ptx_emit(k, "cvt.u64.u32 %o, %o", wide, bytes);
    ptx_emit(k, "add.s64 %o, %o, %o", at, group->base, wide);
    return at;
}

void ptx_row_put_load(struct rows *r, struct group *group) {
    struct fn *k = r->k;
    struct part at = lane_address(r, group), *words = group->words;
    uint32_t count = r->per_lane * group->size / 4;
    for (uint32_t i = 0; i < count; ++i) {
        words[i] = ptx_new_reg(k, KIND_I32);
    }
    if (count == 1) {
        ptx_emit(k, "ld.global.b32 %o, [%o]", words[0], at);
    } else if (count == 2) {
        ptx_emit(k, "ld.global.v2.b32 {%o, %o}, [%o]", words[0], words[1], at);
    } else {
        ptx_emit(k, "ld.global.v4.b32 {%o, %o, %o, %o}, [%o]", words[0], words[1], words[2],
                 words[3], at);
    }
    for (uint32_t i = 0; i < r->per_lane; ++i) {
        struct word to = r->lines[group->lines[i]].operand[0];
        struct part from = words[i * group->size / 4];
        unsigned byte = i * group->size % 4;
        /* The element's bytes, and zeros, which are the second operand's. */
        unsigned select = group->size == 1 ? 0x4440 + byte : 0x4410 + 0x11 * byte;
        if (is_narrow(to)) {
            struct part wide = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "prmt.b32 %o, %o, 0, %u", wide, from, select);
            ptx_emit(k, "cvt.u16.u32 %s, %o", text_of(r, to), wide);
        } else {
            ptx_emit(k, "prmt.b32 %s, %o, 0, %u", text_of(r, to), from, select);
        }
    }
}

static bool is_32_bits(const struct rows *r, uint32_t reg) {
    return reg > r->first[1] && reg < r->first[2];
}

void ptx_row_note_low(struct rows *r, const struct line *line) {
    struct reg *made = &r->regs[line->made];
    made->low = made->defs == 1 && is_32_bits(r, line->made) ? line->made : 0;
    made->low_bits = 32;
    uint32_t from = line->form == FORM_PURE ? ptx_row_register(r, line->operand[1]) : 0;
    int64_t mask = 0;
    bool move = ptx_row_word_is(line->op, "mov.b32");
    if (!is_32_bits(r, line->made) || !is_32_bits(r, from) ||
        !(move ||
          (ptx_row_word_is(line->op, "and.b32") && ptx_row_number(line->operand[2], &mask)))) {
        return;
    }
    const struct reg *before = &r->regs[from];
    uint32_t low = before->stamp == r->run ? before->low : before->defs == 1 ? from : 0;
    uint8_t bits = before->stamp == r->run ? before->low_bits : 32;
    uint8_t kept = move ? 32 : mask == 65535 ? 16 : mask == 255 ? 8 : 0;
    if (low && kept) {
        made->low = low;
        made->low_bits = kept < bits ? kept : bits;
    }
}

/* What a row gets, as 32 bits of which the element is the lowest. */
static const char *wide_text(struct rows *r, const struct group *group, uint32_t row) {
    struct word word = r->lines[group->lines[row]].operand[1];
    const struct reg *reg = &r->regs[ptx_row_register(r, word)];
    if (reg->stamp == r->run && reg->low && reg->low_bits >= 8 * group->size) {
        char *text = ptx_alloc(&r->k->t->out, 16, 1);
        memcpy(text, "%r", 2);
        (void)ptx_decimal(text + 2, reg->low - r->first[1]);
        return text;
    }
    if (!is_narrow(word)) {
        return text_of(r, word);
    }
    struct part wide = ptx_new_reg(r->k, KIND_I32);
    ptx_emit(r->k, "cvt.u32.u16 %o, %s", wide, text_of(r, word));
    char *text = ptx_alloc(&r->k->t->out, 16, 1);
    memcpy(text, "%r", 2);
    (void)ptx_decimal(text + 2, wide.number);
    return text;
}

static struct part packed(struct rows *r, const struct group *group, uint32_t row) {
    struct part word = ptx_new_reg(r->k, KIND_I32), half[2];
    for (uint32_t i = 0; i < 2 && group->size == 1; ++i) {
        const char *low = wide_text(r, group, row + 2 * i),
                   *high = wide_text(r, group, row + 2 * i + 1);
        half[i] = ptx_new_reg(r->k, KIND_I32);
        ptx_emit(r->k, "prmt.b32 %o, %s, %s, 0x0040", half[i], low, high);
    }
    if (group->size == 1) {
        ptx_emit(r->k, "prmt.b32 %o, %o, %o, 0x5410", word, half[0], half[1]);
    } else {
        const char *low = wide_text(r, group, row), *high = wide_text(r, group, row + 1);
        ptx_emit(r->k, "prmt.b32 %o, %s, %s, 0x5410", word, low, high);
    }
    return word;
}

/* ---- operations on whole words ------------------------------------------------------------------
 */

static bool is_operation(const struct node *node) {
    return node->count == 2 &&
           (ptx_row_word_is(node->op, "add.s32") || ptx_row_word_is(node->op, "sub.s32") ||
            ptx_row_word_is(node->op, "and.b32") || ptx_row_word_is(node->op, "or.b32") ||
            ptx_row_word_is(node->op, "xor.b32"));
}

/* Whether what each row gets is made of elements of its size and of numbers by operations whose
 * lowest bits depend on their operands' lowest bits alone; `left` counts them. */
static bool is_of_words(const struct rows *r, uint32_t number, uint32_t size, unsigned *left) {
    const struct node *node = &r->nodes[number];
    int64_t value;
    if (ptx_row_word_is(node->op, "row") && node->count == 1) {
        return r->groups[node->args[0]].size == size;
    }
    if (node->count == 0) {
        return ptx_row_number(node->op, &value);
    }
    if (*left == 0) {
        return false;
    }
    --*left;
    return (is_operation(node) && is_of_words(r, node->args[0], size, left) &&
            is_of_words(r, node->args[1], size, left)) ||
           (node->count == 1 && ptx_row_word_is(node->op, "not.b32") &&
            is_of_words(r, node->args[0], size, left));
}

static struct part word_constant(struct rows *r, int64_t value, uint32_t size) {
    struct part made = ptx_new_reg(r->k, KIND_I32);
    uint32_t number = size == 1 ? (uint32_t)(value & 0xff) * 0x01010101u
                                : (uint32_t)(value & 0xffff) * 0x00010001u;
    ptx_emit(r->k, "mov.b32 %o, %u", made, number);
    return made;
}

/* Sums and differences of elements: without their highest bits nothing is carried from one to the
 * next, and those bits are added without a carry. */
static struct part word_sum(struct rows *r, struct part x, struct part y, uint32_t size,
                            bool minus) {
    struct fn *k = r->k;
    struct part low[2] = {ptx_new_reg(k, KIND_I32), ptx_new_reg(k, KIND_I32)},
                sum = ptx_new_reg(k, KIND_I32), high = ptx_new_reg(k, KIND_I32),
                made = ptx_new_reg(k, KIND_I32);
    uint32_t highest = size == 1 ? 0x80808080u : 0x80008000u;
    if (minus) {
        ptx_emit(k, "or.b32 %o, %o, %u", low[0], x, highest);
    } else {
        ptx_emit(k, "and.b32 %o, %o, %u", low[0], x, ~highest);
    }
    ptx_emit(k, "and.b32 %o, %o, %u", low[1], y, ~highest);
    ptx_emit(k, "%s.s32 %o, %o, %o", minus ? "sub" : "add", sum, low[0], low[1]);
    ptx_emit(k, "xor.b32 %o, %o, %o", high, x, y);
    if (minus) {
        struct part other = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "not.b32 %o, %o", other, high);
        high = other;
    }
    struct part top = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "and.b32 %o, %o, %u", top, high, highest);
    ptx_emit(k, "xor.b32 %o, %o, %o", made, sum, top);
    return made;
}

/* A word of what is stored; is_of_words said that it is one, so the depth has a limit. */
static struct part rows_words_word_of(struct rows *r, uint32_t number, uint32_t size,
                                      uint32_t index) {
    const struct node node = r->nodes[number];
    int64_t value;
    if (node.count == 0) {
        (void)ptx_row_number(node.op, &value);
        return word_constant(r, value, size);
    }
    if (ptx_row_word_is(node.op, "row")) {
        return r->groups[node.args[0]].words[index];
    }
    struct part x = rows_words_word_of(r, node.args[0], size, index), made;
    if (node.count == 1) {
        made = ptx_new_reg(r->k, KIND_I32);
        ptx_emit(r->k, "not.b32 %o, %o", made, x);
        return made;
    }
    struct part y = rows_words_word_of(r, node.args[1], size, index);
    if (ptx_row_word_is(node.op, "add.s32") || ptx_row_word_is(node.op, "sub.s32")) {
        return word_sum(r, x, y, size, node.op.at[0] == 's');
    }
    made = ptx_new_reg(r->k, KIND_I32);
    ptx_emit(r->k, "%s.b32 %o, %o, %o",
             node.op.at[0] == 'a'   ? "and"
             : node.op.at[0] == 'o' ? "or"
                                    : "xor",
             made, x, y);
    return made;
}

void ptx_row_put_store(struct rows *r, const struct group *group) {
    struct fn *k = r->k;
    struct part at = lane_address(r, group), words[MOST_WORDS];
    uint32_t count = r->per_lane * group->size / 4;
    unsigned left = MOST_OPERATIONS;
    bool whole = is_of_words(r, group->node, group->size, &left);
    for (uint32_t i = 0; i < count; ++i) {
        words[i] = whole ? rows_words_word_of(r, group->node, group->size, i)
                         : packed(r, group, i * 4 / group->size);
    }
    if (count == 1) {
        ptx_emit(k, "st.global.b32 [%o], %o", at, words[0]);
    } else if (count == 2) {
        ptx_emit(k, "st.global.v2.b32 [%o], {%o, %o}", at, words[0], words[1]);
    } else {
        ptx_emit(k, "st.global.v4.b32 [%o], {%o, %o, %o, %o}", at, words[0], words[1], words[2],
                 words[3]);
    }
}
