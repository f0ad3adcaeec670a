/* Four bytes of different rows in one register, as compilers put results together that are one byte
 * each, and take them apart again: for rows.c. */
#include <string.h>

#include "rows.h"
#include "value.h"

enum { BYTES = 4 };

struct row_bytes {
    uint32_t node[BYTES]; /* 0: the byte is 0 */
    uint8_t row[BYTES];
};

static struct row_bytes *new_bytes(struct rows *r, struct value *made) {
    struct row_bytes *bytes = ptx_alloc(&r->k->t->out, 1, sizeof(*bytes));
    *made = (struct value){.what = PACKED, .bytes = bytes};
    return bytes;
}

static bool is_constant(struct rows *r, struct value x, int64_t *number) {
    return x.what == UNIFORM && r->nodes[x.node].count == 0 &&
           ptx_row_number(r->nodes[x.node].op, number);
}

/* The leaf of a number below 256. */
static uint32_t leaf_of(struct rows *r, int64_t number) {
    char *text = ptx_alloc(&r->k->t->out, 24, 1);
    return ptx_row_leaf(r, (struct word){text, (uint32_t)ptx_decimal(text, (uint64_t)number)});
}

/* The operands of a selection in the order of a condition that is not negated. */
static uint32_t selection(struct rows *r, struct word op, uint32_t yes, uint32_t no,
                          struct value condition) {
    uint32_t args[3] = {condition.negated ? no : yes, condition.negated ? yes : no, condition.node};
    return ptx_row_node(r, op, args, 3);
}

/* One of two numbers that have a byte other than the lowest alone. */
static bool select_byte(struct rows *r, const struct line *line, const struct value *x,
                        struct value *made) {
    int64_t yes, no;
    if (!ptx_row_word_is(line->op, "selp.b32") || x[2].what != ROW || !is_constant(r, x[0], &yes) ||
        !is_constant(r, x[1], &no) || yes < 0 || no < 0) {
        return false;
    }
    for (unsigned at = 1; at < BYTES; ++at) {
        int64_t mask = (int64_t)255 << (8 * at);
        if ((yes | no) != 0 && ((yes | no) & ~mask) == 0) {
            struct row_bytes *bytes = new_bytes(r, made);
            bytes->node[at] = selection(r, line->op, leaf_of(r, yes >> (8 * at)),
                                        leaf_of(r, no >> (8 * at)), x[2]);
            bytes->row[at] = x[2].row;
            return true;
        }
    }
    return false;
}

static bool as_bytes(struct value x, struct row_bytes *bytes) {
    *bytes = (struct row_bytes){{0}, {0}};
    if (x.what == PACKED) {
        *bytes = *x.bytes;
    } else if (x.what == ROW && x.byte) {
        bytes->node[0] = x.node;
        bytes->row[0] = x.row;
    } else {
        return false;
    }
    return true;
}

static bool join_bytes(struct rows *r, const struct value *x, struct value *made) {
    struct row_bytes a, b;
    if (!as_bytes(x[0], &a) || !as_bytes(x[1], &b)) {
        return false;
    }
    for (unsigned i = 0; i < BYTES; ++i) {
        if (a.node[i] && b.node[i]) {
            return false;
        }
        if (b.node[i]) {
            a.node[i] = b.node[i];
            a.row[i] = b.row[i];
        }
    }
    *new_bytes(r, made) = a;
    return true;
}

/* By whole bytes; up: to the left. */
static bool move_bytes(struct rows *r, struct value x, int64_t bits, bool up, struct value *made) {
    struct row_bytes from, to = {{0}, {0}};
    if (bits < 0 || bits % 8 || bits >= 8 * BYTES || !as_bytes(x, &from)) {
        return false;
    }
    unsigned by = (unsigned)bits / 8;
    for (unsigned i = 0; i + by < BYTES; ++i) {
        unsigned source = up ? i : i + by, target = up ? i + by : i;
        to.node[target] = from.node[source];
        to.row[target] = from.row[source];
    }
    for (unsigned i = BYTES - by; up && i < BYTES; ++i) {
        if (from.node[i]) {
            return false; /* shifted out */
        }
    }
    *new_bytes(r, made) = to;
    return true;
}

static bool lowest_byte(struct rows *r, struct value x, struct value *made) {
    if (x.what != PACKED) {
        return false;
    }
    *made = x.bytes->node[0] ? (struct value){.node = x.bytes->node[0],
                                              .what = ROW,
                                              .row = x.bytes->row[0],
                                              .byte = true}
                             : (struct value){.node = leaf_of(r, 0), .what = UNIFORM};
    return true;
}

bool ptx_row_pack(struct rows *r, const struct line *line, const struct value *x, uint32_t count,
                  struct value *made) {
    int64_t number;
    if (count == 1 && ptx_row_word_is(line->op, "mov.b32") && x[0].what == PACKED) {
        *made = x[0];
        return true;
    }
    if (count == 3) {
        return select_byte(r, line, x, made);
    }
    if (count != 2) {
        return false;
    }
    if (ptx_row_word_is(line->op, "or.b32") && (x[0].what == PACKED || x[1].what == PACKED)) {
        return join_bytes(r, x, made);
    }
    if (!is_constant(r, x[1], &number)) {
        return false;
    }
    if (ptx_row_word_is(line->op, "shl.b32") && number > 0) {
        return move_bytes(r, x[0], number, true, made);
    }
    if (ptx_row_word_is(line->op, "shr.u32") && x[0].what == PACKED) {
        return move_bytes(r, x[0], number, false, made);
    }
    return ptx_row_word_is(line->op, "and.b32") && number == 255 && lowest_byte(r, x[0], made);
}

/* Of numbers without a fraction one comparison says what the other denies. */
static bool is_equality(struct word op) {
    return ptx_row_word_begins(op, "setp.eq.") && op.size > 9 && strchr("sub", op.at[8]) != NULL;
}

uint32_t ptx_row_operation(struct rows *r, const struct line *line, const struct value *x,
                           uint32_t count, struct value *made) {
    uint32_t args[MAX_OPERANDS];
    int64_t a, b;
    for (uint32_t i = 0; i < count; ++i) {
        args[i] = x[i].node;
        if (x[i].negated && !ptx_row_word_begins(line->op, "selp.")) {
            args[i] = ptx_row_node(r, ptx_row_word("not"), &args[i], 1);
        }
    }
    if (ptx_row_word_begins(line->op, "mov.")) {
        made->byte = x[0].byte;
        made->negated = x[0].negated;
        return x[0].node;
    }
    if (ptx_row_word_begins(line->op, "selp.") && count == 3) {
        made->byte = (x[0].byte || (is_constant(r, x[0], &a) && a >= 0 && a <= 255)) &&
                     (x[1].byte || (is_constant(r, x[1], &b) && b >= 0 && b <= 255));
        return selection(r, line->op, x[0].node, x[1].node, x[2]);
    }
    if (is_equality(line->op) && count == 2) {
        char *unequal = ptx_alloc(&r->k->t->out, line->op.size, 1);
        memcpy(unequal, line->op.at, line->op.size);
        memcpy(unequal + sizeof("setp.") - 1, "ne", 2);
        made->negated = true;
        return ptx_row_node(r, (struct word){unequal, line->op.size}, args, count);
    }
    made->byte = ptx_row_word_is(line->op, "and.b32") && count == 2 &&
                 (x[0].byte || x[1].byte || (is_constant(r, x[1], &a) && a >= 0 && a <= 255));
    return ptx_row_node(r, line->op, args, count);
}
