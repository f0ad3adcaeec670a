/* The text of a kernel as lines with operands: for rows.c. */
#include <string.h>

#include "rows.h"

bool ptx_row_word_is(struct word word, const char *text) {
    return strlen(text) == word.size && memcmp(word.at, text, word.size) == 0;
}

bool ptx_row_word_begins(struct word word, const char *text) {
    size_t size = strlen(text);
    return word.size >= size && memcmp(word.at, text, size) == 0;
}

static const char letters[] = "prdhfg";

uint32_t ptx_row_register(const struct rows *r, struct word word) {
    if (word.size < 3 || word.at[0] != '%') {
        return 0;
    }
    const char *class = memchr(letters, word.at[1], sizeof(letters) - 1);
    uint32_t number = 0;
    for (uint32_t i = 2; i < word.size; ++i) {
        if (word.at[i] < '0' || word.at[i] > '9') {
            return 0;
        }
        number = number * 10 + (uint32_t)(word.at[i] - '0');
    }
    uint32_t index = class ? (uint32_t)(class - letters) : 0;
    return class && number <= r->k->registers[index] ? r->first[index] + number : 0;
}

/* Instructions that make of their operands alone what their first operand names. */
static bool is_pure(struct word op) {
    static const char *const names[] = {
        "mov.",  "add.", "sub.",  "mul.",  "mad.",      "fma.",     "and.", "or.",
        "xor.",  "not.", "shl.",  "shr.",  "cvt.",      "min.",     "max.", "neg.",
        "abs.",  "div.", "rem.",  "setp.", "selp.",     "sqrt.",    "rcp.", "ex2.",
        "lg2.",  "sin.", "cos.",  "tanh.", "copysign.", "testp.",   "bfe.", "bfi.",
        "popc.", "clz.", "prmt.", "cnot.", "rsqrt.",    "ld.param."};
    if (op.size > 3 && (memmem(op.at, op.size, ".cc", 3) || memmem(op.at, op.size, ".v2", 3) ||
                        memmem(op.at, op.size, ".v4", 3))) {
        return false;
    }
    for (size_t i = 0; i < sizeof(names) / sizeof(*names); ++i) {
        if (ptx_row_word_begins(op, names[i])) {
            return true;
        }
    }
    return false;
}

uint32_t ptx_row_element(struct word op) {
    return ptx_row_word_is(op, "ld.global.u8") || ptx_row_word_is(op, "st.global.u8") ? 1
           : ptx_row_word_is(op, "ld.global.u16") || ptx_row_word_is(op, "st.global.u16") ||
                   ptx_row_word_is(op, "ld.global.b16") || ptx_row_word_is(op, "st.global.b16")
               ? 2
               : 0;
}

static bool ends_name(char c) {
    return c == ' ' || c == ';' || c == '\n';
}

/* Splits a line; what is put together in another way than most is FORM_ANY. */
static void read_line(const struct rows *r, struct line *line) {
    const char *at = line->text.at, *end = at + line->text.size - 1;
    line->form = FORM_ANY;
    if (*at == '$') {
        line->form = FORM_LABEL;
        line->op = (struct word){at, line->text.size - 2};
        return;
    }
    at += *at == '\t';
    line->op.at = at;
    while (at < end && !ends_name(*at)) {
        ++at;
    }
    line->op.size = (uint32_t)(at - line->op.at);
    if (ptx_row_word_begins(line->op, "@") || ptx_row_word_is(line->op, "bra") ||
        ptx_row_word_is(line->op, "ret")) {
        line->form = FORM_BRANCH;
        return;
    }
    bool odd = false;
    while (at < end && *at != ';' && line->count < MAX_OPERANDS) {
        at += *at == ',';
        at += *at == ' ';
        struct word *word = &line->operand[line->count++];
        word->at = at;
        while (at < end && *at != ',' && *at != ';') {
            odd |= *at == '{' || *at == '|' || *at == ' ';
            ++at;
        }
        word->size = (uint32_t)(at - word->at);
    }
    if (odd || at >= end || *at != ';' || at + 1 != end || line->count == 0) {
        return;
    }
    if (ptx_row_word_is(line->op, "bar.warp.sync") && ptx_row_word_is(line->operand[0], "-1")) {
        line->form = FORM_SYNC;
    } else if (ptx_row_element(line->op) && line->count == 2) {
        bool store = line->op.at[0] == 's';
        line->made = store ? 0 : ptx_row_register(r, line->operand[0]);
        line->form = store ? FORM_ROW_STORE : line->made ? FORM_ROW_LOAD : FORM_ANY;
    } else if (is_pure(line->op) && line->count > 1) {
        line->made = ptx_row_register(r, line->operand[0]);
        line->form = line->made ? FORM_PURE : FORM_ANY;
    }
}

/* Counts what a line that is not split up reads and writes: anything that it names, both. */
static void count_all(struct rows *r, const struct line *line) {
    for (uint32_t i = 0; i < line->text.size; ++i) {
        if (line->text.at[i] != '%') {
            continue;
        }
        struct word word = {line->text.at + i, 1};
        while (i + word.size < line->text.size &&
               (word.size < 2 || (word.at[word.size] >= '0' && word.at[word.size] <= '9'))) {
            ++word.size;
        }
        uint32_t reg = ptx_row_register(r, word);
        if (reg) {
            r->regs[reg].reads += 1;
            r->regs[reg].defs += 2;
        }
    }
}

uint32_t ptx_row_address(const struct rows *r, struct word word, int64_t *offset) {
    *offset = 0;
    if (word.size < 4 || word.at[0] != '[' || word.at[1] != '%') {
        return 0;
    }
    struct word name = {word.at + 1, 2};
    const char *end = word.at + word.size - 1;
    while (name.at + name.size < end && name.at[name.size] != '+') {
        ++name.size;
    }
    const char *at = name.at + name.size;
    if (at < end) {
        bool negative = *++at == '-';
        for (at += negative; at < end; ++at) {
            *offset = *offset * 10 + (*at - '0');
        }
        *offset = negative ? -*offset : *offset;
    }
    return ptx_row_register(r, name);
}

void ptx_row_lines(struct rows *r) {
    size_t size = r->k->body.size;
    struct ptx_out *out = &r->k->t->out;
    char *text = ptx_alloc(out, size + 1, 1);
    memcpy(text, r->k->body.bytes, size);
    for (size_t i = 0; i < size; ++i) {
        r->line_count += text[i] == '\n';
    }
    r->lines = ptx_alloc(out, r->line_count + 1u, sizeof(*r->lines));
    for (uint32_t i = 0; i < 6; ++i) {
        r->first[i] = r->reg_count;
        r->reg_count += r->k->registers[i] + 1;
    }
    r->regs = ptx_alloc(out, r->reg_count + 1u, sizeof(*r->regs));
    for (uint32_t i = 0; i < r->line_count; ++i) {
        struct line *line = &r->lines[i];
        const char *end = memchr(text, '\n', size);
        line->text = (struct word){text, (uint32_t)(end - text) + 1};
        size -= line->text.size;
        text = (char *)end + 1;
        read_line(r, line);
        if (line->form == FORM_BRANCH || line->form == FORM_ANY) {
            count_all(r, line);
            continue;
        }
        for (uint32_t j = line->made ? 1 : 0; j < line->count; ++j) {
            int64_t offset;
            uint32_t reg = ptx_row_register(r, line->operand[j]);
            reg = reg ? reg : ptx_row_address(r, line->operand[j], &offset);
            r->regs[reg].reads += reg != 0;
        }
        if (line->made) {
            ++r->regs[line->made].defs;
            r->regs[line->made].line = i;
        }
    }
}

bool ptx_row_number(struct word word, int64_t *number) {
    uint32_t at = word.size && word.at[0] == '-';
    *number = 0;
    if (word.size == at || word.size > 15) {
        return false;
    }
    for (uint32_t i = at; i < word.size; ++i) {
        if (word.at[i] < '0' || word.at[i] > '9') {
            return false;
        }
        *number = *number * 10 + (word.at[i] - '0');
    }
    *number = at ? -*number : *number;
    return true;
}
