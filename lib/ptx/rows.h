/* What the parts of rows.c share: a kernel's text as lines, and what is known of its registers. */
#ifndef UR_PTX_ROWS_H
#define UR_PTX_ROWS_H

#include "emit.h"
#include "types.h"
#include "value.h"

enum {
    LEAST_ROWS = 4,
    MOST_ROWS = 8,
    MOST_WORDS = 4, /* of four bytes, that a lane moves at once */
    LANES = 32,
    MAX_GROUPS = 24,
    MAX_TERMS = 6,
    MAX_PAIRS = 48,
    MAX_DEPTH = 48, /* of definitions behind a value */
    MAX_OPERANDS = 5,
    LEAST_ACCESSES = 2 * LEAST_ROWS
};

struct word {
    const char *at;
    uint32_t size;
};

enum form {
    FORM_LABEL,
    FORM_PURE,
    FORM_ROW_LOAD,
    FORM_ROW_STORE,
    FORM_SYNC,
    FORM_BRANCH,
    FORM_ANY
};

struct line {
    struct word text; /* with its end */
    struct word op, operand[MAX_OPERANDS];
    uint8_t count, form;
    bool needed;   /* for an address of the other way */
    uint32_t made; /* of what is pure or loads: the register, by row_register */
};

enum what { VARIES, UNIFORM, ROW, PACKED };

struct row_bytes;

/* What a register holds: of elements of one row, or (PACKED) bytes of several rows. */
struct value {
    uint32_t node;
    uint8_t what, row;
    bool byte;                     /* of a row: it is below 256 */
    bool negated;                  /* a truth value, of which the node is the opposite */
    const struct row_bytes *bytes; /* of what is packed */
};

/* What is known of a register. */
struct reg {
    uint32_t defs, line; /* definitions, and the last of them */
    uint32_t reads, reads_here;
    uint32_t stamp; /* of the run that `now` is of */
    uint8_t state;  /* of `always`: 0 not asked yet, 1 being found, 2 known */
    bool row;       /* in some place of the run */
    uint32_t low;   /* a register that is written once and has the same lowest bits: `low_bits` */
    uint8_t low_bits;
    struct value now, always;
};

/* An operation on nodes, or a word; each stands here once, so equal numbers are equal values. */
struct node {
    struct word op;
    uint32_t args[MAX_OPERANDS], count;
};

struct linear {
    uint32_t terms[MAX_TERMS], count;
    int64_t factors[MAX_TERMS];
    int64_t lane, constant;
};

struct group {
    bool store;
    uint8_t count;
    uint32_t size; /* bytes of an element */
    struct linear at;
    uint32_t lines[MOST_ROWS];
    uint32_t node;                 /* of a store: what each row gets */
    struct part base;              /* where the rows begin: */
    uint32_t from;                 /* this register, or 0, */
    int64_t offset;                /* and this */
    struct part words[MOST_WORDS]; /* that a lane loaded */
};

struct rows {
    struct fn *k;
    struct line *lines;
    uint32_t line_count;
    uint32_t first[6]; /* of each class of registers in `regs` */
    uint32_t reg_count;
    struct reg *regs;
    struct node *nodes; /* from 1 */
    uint32_t node_count, node_capacity;
    uint32_t *table;    /* of twice as many places */
    uint32_t size_node; /* the size of a sub-group, as group.c computes it */
    uint32_t run, from, to;
    uint32_t per_lane; /* rows of a group, which a lane takes side by side */
    struct group groups[MAX_GROUPS];
    uint32_t group_count;
};

/* ---- rows_lines.c ---------------------------------------------------------------------------- */

bool ptx_row_word_is(struct word word, const char *text);
bool ptx_row_word_begins(struct word word, const char *text);
/* A whole number in decimal; false: the word is none. */
bool ptx_row_number(struct word word, int64_t *number);
/* The register that a word names, from 1; 0: a constant, a special or a named register. */
uint32_t ptx_row_register(const struct rows *r, struct word word);
/* The register and the offset of an address [%dN+OFFSET]; 0: another one. */
uint32_t ptx_row_address(const struct rows *r, struct word word, int64_t *offset);
/* Bytes of the one element that an instruction moves from or to global memory, 1 or 2; 0: others.
 */
uint32_t ptx_row_element(struct word op);
/* Reads the body of the kernel. */
void ptx_row_lines(struct rows *r);

/* ---- rows_values.c --------------------------------------------------------------------------- */

struct word ptx_row_word(const char *text);
uint32_t ptx_row_node(struct rows *r, struct word op, const uint32_t *args, uint32_t count);
uint32_t ptx_row_leaf(struct rows *r, struct word word);
/* What an operand holds where the run has come to; `depth` definitions are looked at. */
struct value ptx_row_operand(struct rows *r, struct word word, unsigned depth);
/* What a pure line makes. False: of rows and what differs between lanes, or of different rows. */
bool ptx_row_value(struct rows *r, const struct line *line, unsigned depth, struct value *made);
/* rows_pack.c: what a line makes that puts bytes of rows together or takes one out; false: it does
 * something else. */
bool ptx_row_pack(struct rows *r, const struct line *line, const struct value *x, uint32_t count,
                  struct value *made);
/* rows_pack.c: the node of what a line makes of `count` operands; sets `byte` and `negated` too. */
uint32_t ptx_row_operation(struct rows *r, const struct line *line, const struct value *x,
                           uint32_t count, struct value *made);
/* Adds the number of 64 bits that a line makes to a sum; false where it is no sum of what all lanes
 * have in common, the lane's index and the size of a whole sub-group. */
bool ptx_row_sum(struct rows *r, const struct line *line, struct linear *sum, unsigned depth);
bool ptx_row_same_terms(const struct linear *a, const struct linear *b);

/* ---- rows_words.c ---------------------------------------------------------------------------- */

/* Loads what each lane takes, and makes the rows' elements of it. */
void ptx_row_put_load(struct rows *r, struct group *group);
/* Stores what each lane's elements get. */
void ptx_row_put_store(struct rows *r, const struct group *group);
/* Notes which register a line's result has its lowest bits from, whatever became of the others: one
 * that is written once, and has been. */
void ptx_row_note_low(struct rows *r, const struct line *line);

#endif
