/* Which registers of a kernel hold the same, which are the same in all lanes, and where addresses
 * point: for rows.c. */
#include <string.h>

#include "rows.h"
#include "value.h"

static uint32_t hash_of(const struct node *node) {
    uint32_t hash = 2166136261u;
    for (uint32_t i = 0; i < node->op.size; ++i) {
        hash = (hash ^ (unsigned char)node->op.at[i]) * 16777619u;
    }
    for (uint32_t i = 0; i < node->count; ++i) {
        hash = (hash ^ node->args[i]) * 16777619u;
    }
    return hash ^ hash >> 15;
}

static bool same_node(const struct node *a, const struct node *b) {
    return a->count == b->count && a->op.size == b->op.size &&
           memcmp(a->op.at, b->op.at, a->op.size) == 0 &&
           memcmp(a->args, b->args, a->count * sizeof(*a->args)) == 0;
}

/* Its place in the table: where it stands, or an empty one. */
static uint32_t *rows_values_place_of(struct rows *r, const struct node *node) {
    uint32_t mask = 2 * r->node_capacity - 1, at = hash_of(node) & mask;
    while (r->table[at] && !same_node(&r->nodes[r->table[at]], node)) {
        at = (at + 1) & mask;
    }
    return &r->table[at];
}

static void grow_nodes(struct rows *r) {
    enum { FIRST = 256 };
    struct ptx_out *out = &r->k->t->out;
    uint32_t old = r->node_capacity;
    r->node_capacity = old ? 2 * old : FIRST;
    r->nodes = old ? ptx_regrow(out, r->nodes, old, r->node_capacity, sizeof(*r->nodes))
                   : ptx_alloc(out, FIRST, sizeof(*r->nodes));
    r->table = ptx_alloc(out, 2 * (size_t)r->node_capacity, sizeof(*r->table));
    for (uint32_t i = 1; i <= r->node_count; ++i) {
        *rows_values_place_of(r, &r->nodes[i]) = i;
    }
}

uint32_t ptx_row_node(struct rows *r, struct word op, const uint32_t *args, uint32_t count) {
    struct node node = {.op = op, .count = count};
    if (r->node_count + 1 >= r->node_capacity) {
        grow_nodes(r);
    }
    for (uint32_t i = 0; i < count; ++i) {
        node.args[i] = args[i];
    }
    uint32_t *place = rows_values_place_of(r, &node);
    if (!*place) {
        r->nodes[++r->node_count] = node;
        *place = r->node_count;
    }
    return *place;
}

struct word ptx_row_word(const char *text) {
    return (struct word){text, (uint32_t)strlen(text)};
}

uint32_t ptx_row_leaf(struct rows *r, struct word word) {
    return ptx_row_node(r, word, NULL, 0);
}

static struct value always(struct rows *r, uint32_t reg, unsigned depth);

/* Of a word that names no counted register. */
static struct value value_of_word(struct rows *r, struct word word) {
    static const char *const same[] = {"%warp",     "%threads",  "%ctaid.x", "%ctaid.y",
                                       "%ctaid.z",  "%ntid.x",   "%ntid.y",  "%ntid.z",
                                       "%nctaid.x", "%nctaid.y", "%nctaid.z"};
    bool uniform = word.size > 1 && word.at[0] == '[' ? word.at[1] == '$' : word.at[0] != '%';
    for (size_t i = 0; i < sizeof(same) / sizeof(*same) && !uniform; ++i) {
        uniform = ptx_row_word_is(word, same[i]);
    }
    return (struct value){.node = uniform ? ptx_row_leaf(r, word) : 0,
                          .what = uniform ? UNIFORM : VARIES};
}

struct value ptx_row_operand(struct rows *r, struct word word, unsigned depth) {
    uint32_t reg = ptx_row_register(r, word);
    if (!reg) {
        return value_of_word(r, word);
    }
    const struct reg *known = &r->regs[reg];
    return r->run && known->stamp == r->run ? known->now : always(r, reg, depth);
}

bool ptx_row_value(struct rows *r, const struct line *line, unsigned depth, struct value *made) {
    uint32_t count = line->count - 1u;
    struct value x[MAX_OPERANDS];
    bool varies = false, rows = false, packed = false, mixed = false;
    *made = (struct value){.what = VARIES};
    for (uint32_t i = 0; i < count; ++i) {
        x[i] = ptx_row_operand(r, line->operand[i + 1], depth);
        varies |= x[i].what == VARIES;
        packed |= x[i].what == PACKED;
        if (x[i].what == ROW) {
            mixed |= rows && made->row != x[i].row;
            rows = true;
            made->row = x[i].row;
        }
    }
    if (varies) {
        return !rows && !packed;
    }
    if ((rows || packed) && ptx_row_pack(r, line, x, count, made)) {
        return true;
    }
    made->what = rows ? ROW : UNIFORM;
    made->node = ptx_row_operation(r, line, x, count, made);
    return !packed && !mixed;
}

/* Of a register that is written in one place, of what is the same in all lanes at any time. */
static struct value always(struct rows *r, uint32_t reg, unsigned depth) {
    struct reg *known = &r->regs[reg];
    if (known->defs != 1 || known->state == 1 || depth == 0 ||
        r->lines[known->line].form != FORM_PURE) {
        return (struct value){.what = VARIES};
    }
    if (known->state == 0) {
        uint32_t run = r->run;
        known->state = 1;
        r->run = 0;
        (void)ptx_row_value(r, &r->lines[known->line], depth - 1, &known->always);
        r->run = run;
        known->state = 2;
    }
    return known->always;
}

/* ---- addresses ------------------------------------------------------------------------------- */

static bool add_term(struct linear *sum, uint32_t node, int64_t factor) {
    for (uint32_t i = 0; i < sum->count; ++i) {
        if (sum->terms[i] == node) {
            sum->factors[i] += factor;
            return true;
        }
    }
    if (sum->count == MAX_TERMS) {
        return false;
    }
    sum->terms[sum->count] = node;
    sum->factors[sum->count++] = factor;
    return true;
}

/* A number of 32 bits that is put together of the lane's index, the sub-group's size and constants,
 * so few of each that it cannot overflow. */
static bool add_small(struct rows *r, struct word word, int64_t factor, struct linear *sum,
                      unsigned depth) {
    int64_t number;
    if (factor < 0 || factor > 1 << 16 || depth == 0) {
        return false;
    }
    if (ptx_row_number(word, &number)) {
        sum->constant += factor * number;
        return number >= 0 && number <= 1 << 10;
    }
    if (ptx_row_word_is(word, "%lane")) {
        sum->lane += factor;
        return true;
    }
    struct value x = ptx_row_operand(r, word, MAX_DEPTH);
    if (x.what == UNIFORM && x.node == r->size_node) {
        sum->constant += factor * LANES;
        return true;
    }
    uint32_t reg = ptx_row_register(r, word);
    const struct line *line = &r->lines[r->regs[reg].line];
    if (!reg || r->regs[reg].defs != 1 || line->form != FORM_PURE) {
        return false;
    }
    if (ptx_row_word_is(line->op, "mov.b32")) {
        return add_small(r, line->operand[1], factor, sum, depth - 1);
    }
    if (ptx_row_word_is(line->op, "add.s32")) {
        return add_small(r, line->operand[1], factor, sum, depth - 1) &&
               add_small(r, line->operand[2], factor, sum, depth - 1);
    }
    if ((ptx_row_word_is(line->op, "shl.b32") || ptx_row_word_is(line->op, "mul.lo.s32")) &&
        ptx_row_number(line->operand[2], &number) && number >= 0 && number <= 1 << 10) {
        bool shift = line->op.at[0] == 's';
        return !(shift && number > 10) &&
               add_small(r, line->operand[1], shift ? factor << number : factor * number, sum,
                         depth - 1);
    }
    return false;
}

static bool add_register(struct rows *r, struct word word, struct linear *sum, unsigned depth);

bool ptx_row_sum(struct rows *r, const struct line *line, struct linear *sum, unsigned depth) {
    int64_t factor;
    if (line->form != FORM_PURE || depth == 0) {
        return false;
    }
    if (ptx_row_word_is(line->op, "add.s64") || ptx_row_word_is(line->op, "mov.b64") ||
        ptx_row_word_is(line->op, "mov.u64")) {
        return add_register(r, line->operand[1], sum, depth - 1) &&
               (line->count < 3 || add_register(r, line->operand[2], sum, depth - 1));
    }
    int64_t shift = 0;
    if (ptx_row_word_is(line->op, "shl.b64") && ptx_row_number(line->operand[2], &shift) &&
        shift >= 0 && shift <= 4) {
        uint32_t reg = ptx_row_register(r, line->operand[1]);
        line = &r->lines[r->regs[reg].line];
        if (!reg || r->regs[reg].defs != 1 || line->form != FORM_PURE) {
            return false;
        }
    }
    if (ptx_row_word_is(line->op, "cvt.s64.s32") || ptx_row_word_is(line->op, "cvt.u64.u32")) {
        return add_small(r, line->operand[1], (int64_t)1 << shift, sum, 8);
    }
    if (shift) {
        return false;
    }
    bool sign = ptx_row_word_is(line->op, "mad.wide.s32");
    if ((sign || ptx_row_word_is(line->op, "mad.wide.u32")) &&
        ptx_row_number(line->operand[2], &factor)) {
        if (!add_register(r, line->operand[3], sum, depth - 1)) {
            return false;
        }
        struct linear before = *sum;
        if (add_small(r, line->operand[1], factor, sum, 8)) {
            return true;
        }
        *sum = before;
        struct value x = ptx_row_operand(r, line->operand[1], MAX_DEPTH);
        return x.what == UNIFORM &&
               add_term(sum, ptx_row_node(r, ptx_row_word(sign ? "wide.s" : "wide"), &x.node, 1),
                        factor);
    }
    return false;
}

static bool add_register(struct rows *r, struct word word, struct linear *sum, unsigned depth) {
    int64_t number;
    if (ptx_row_number(word, &number)) {
        sum->constant += number;
        return true;
    }
    uint32_t reg = ptx_row_register(r, word);
    if (!reg || r->regs[reg].defs != 1) {
        return false;
    }
    struct linear before = *sum;
    if (ptx_row_sum(r, &r->lines[r->regs[reg].line], sum, depth)) {
        return true;
    }
    *sum = before;
    struct value x = ptx_row_operand(r, word, MAX_DEPTH);
    return x.what == UNIFORM && add_term(sum, x.node, 1);
}

bool ptx_row_same_terms(const struct linear *a, const struct linear *b) {
    if (a->count != b->count) {
        return false;
    }
    for (uint32_t i = 0; i < a->count; ++i) {
        uint32_t j = 0;
        while (j < b->count && (b->terms[j] != a->terms[i] || b->factors[j] != a->factors[i])) {
            ++j;
        }
        if (j == b->count) {
            return false;
        }
    }
    return true;
}
