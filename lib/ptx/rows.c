/* Rows of a sub-group. A SYCL compiler reads and writes the vectors of a sub-group row by row: lane
 * L takes elements L, 32 + L, 64 + L and 96 + L, and stores what it makes of them likewise. Of
 * elements of one or two bytes an access of a warp is then 32 or 64 bytes, and the number of
 * accesses is what bounds such a kernel. Which lane computes which element cannot be seen where
 * each result is the same function of the elements at its own place, so here a lane takes
 * elements 4L to 4L + 3 of such rows, by one access.
 *
 * This works on the text of a kernel, where values are scalars and variables are registers: on
 * straight runs of lines between which nothing jumps. What a run proves is said at `prove`; what
 * only the launch can tell (whether the sub-group has all lanes, whether addresses are aligned, and
 * whether what is stored lies apart from what is loaded behind it, and from what is stored in turns
 * with it) the kernel asks, and goes the old way where it is not so. */
#include <string.h>

#include "function.h"
#include "rows.h"
#include "value.h"

/* ---- what a run proves ----------------------------------------------------------------------- */

/* The group of rows that an access belongs to, as its next row; NULL: of none. */
static struct group *group_of(struct rows *r, uint32_t index) {
    const struct line *line = &r->lines[index];
    bool store = line->form == FORM_ROW_STORE;
    uint32_t size = ptx_row_element(line->op);
    int64_t offset;
    uint32_t reg = ptx_row_address(r, line->operand[store ? 0 : 1], &offset);
    struct linear at = {.constant = offset};
    if (!reg || r->regs[reg].defs != 1 || !ptx_row_sum(r, &r->lines[r->regs[reg].line], &at, 12) ||
        at.lane != size) {
        return NULL;
    }
    for (uint32_t i = r->group_count; i-- > 0;) {
        struct group *group = &r->groups[i];
        if (group->count < r->per_lane && group->store == store && group->size == size &&
            ptx_row_same_terms(&group->at, &at) &&
            at.constant == group->at.constant + (int64_t)group->count * LANES * size &&
            r->lines[group->lines[0]].op.size == line->op.size &&
            memcmp(r->lines[group->lines[0]].op.at, line->op.at, line->op.size) == 0) {
            return group;
        }
    }
    if (r->group_count == MAX_GROUPS) {
        return NULL;
    }
    struct group *made = &r->groups[r->group_count++];
    *made = (struct group){.store = store, .size = size, .at = at};
    return made;
}

static void set_now(struct rows *r, uint32_t reg, struct value value) {
    struct reg *to = &r->regs[reg];
    if (to->stamp != r->run) {
        to->row = false;
        to->reads_here = 0;
    }
    to->stamp = r->run;
    to->now = value;
    to->row |= value.what == ROW || value.what == PACKED;
}

static void count_reads(struct rows *r, const struct line *line) {
    for (uint32_t j = line->made ? 1 : 0; j < line->count; ++j) {
        uint32_t reg = ptx_row_register(r, line->operand[j]);
        if (reg && r->regs[reg].stamp == r->run) {
            ++r->regs[reg].reads_here;
        }
    }
}

static bool prove_load(struct rows *r, uint32_t index) {
    struct line *line = &r->lines[index];
    struct group *group = group_of(r, index);
    if (!group || r->regs[line->made].defs != 1) {
        return false;
    }
    uint32_t number = (uint32_t)(group - r->groups);
    struct value x = {.node = ptx_row_node(r, ptx_row_word("row"), &number, 1),
                      .what = ROW,
                      .row = group->count,
                      .byte = group->size == 1};
    group->lines[group->count++] = index;
    set_now(r, line->made, x);
    return true;
}

static bool prove_store(struct rows *r, uint32_t index) {
    const struct line *line = &r->lines[index];
    struct value x = ptx_row_operand(r, line->operand[1], MAX_DEPTH);
    uint32_t reg = ptx_row_register(r, line->operand[1]);
    struct group *group = group_of(r, index);
    if (!group || x.what == VARIES || x.what == PACKED || x.negated ||
        (x.what == ROW && x.row != group->count) || (group->count && x.node != group->node) ||
        (reg && r->regs[reg].defs != 1)) {
        return false;
    }
    group->node = x.node;
    group->lines[group->count++] = index;
    return true;
}

/* Bytes of all lanes. */
static uint32_t extent(const struct rows *r, const struct group *group) {
    return r->per_lane * LANES * group->size;
}

/* Whether each row of a group stands before the same row of a store: then it does not matter that
 * rows take turns if both are of the same elements, which are the same lane's. */
static bool row_by_row(const struct rows *r, const struct group *a, const struct group *store) {
    uint32_t i = 0;
    while (i < r->per_lane && a->lines[i] < store->lines[i]) {
        ++i;
    }
    return i == r->per_lane && a->size == store->size;
}

/* Two groups may change their order where they lie apart, or in the same place row by row: 1 they
 * do, 0 they do not, -1 the kernel has to ask. */
static int lie_apart(const struct rows *r, const struct group *a, const struct group *store) {
    if (!ptx_row_same_terms(&a->at, &store->at)) {
        return -1;
    }
    int64_t between = a->at.constant - store->at.constant;
    return between >= (int64_t)extent(r, store) || -between >= (int64_t)extent(r, a) ||
           (between == 0 && row_by_row(r, a, store));
}

/* Whether two groups change their order: a load that stands behind a row of a store is made before
 * it, and a store whose rows take turns with another's, at its last row. */
static bool passes(const struct rows *r, const struct group *a, const struct group *store) {
    return store->store && store->lines[0] < a->lines[r->per_lane - 1] &&
           (!a->store || a->lines[0] < store->lines[0]);
}

/* Marks what computes an address, as far as it is of this run. */
static bool need(struct rows *r, uint32_t reg, unsigned depth) {
    uint32_t index = r->regs[reg].line;
    struct line *line = &r->lines[index];
    if (r->regs[reg].stamp != r->run || line->needed) {
        return true;
    }
    if (depth == 0 || r->regs[reg].defs != 1 || line->form != FORM_PURE || r->regs[reg].row) {
        return false;
    }
    for (uint32_t i = 1; i < line->count; ++i) {
        uint32_t of = ptx_row_register(r, line->operand[i]);
        if (of && !need(r, of, depth - 1)) {
            return false;
        }
    }
    return line->needed = true;
}

/* Whether the lines of a run may be done with elements of each lane side by side: each load and
 * store is a row of as many as a lane takes, of the same number for all lanes but for the lane's
 * own share; each value that is stored is made of elements of its own row and of what all lanes
 * have in common, and of each row in the same way; nothing else is made of elements, here or behind
 * the run; and all lanes come here. */
static bool prove(struct rows *r, uint32_t per_lane) {
    bool synced = false, stores = false;
    r->per_lane = per_lane;
    r->group_count = 0;
    ++r->run;
    for (uint32_t i = r->from; i < r->to; ++i) {
        struct line *line = &r->lines[i];
        struct value made;
        line->needed = false;
        count_reads(r, line);
        switch (line->form) {
        case FORM_PURE:
            if (!ptx_row_value(r, line, MAX_DEPTH, &made)) {
                return false;
            }
            set_now(r, line->made, made);
            break;
        case FORM_ROW_LOAD:
        case FORM_ROW_STORE:
            if (!synced || !(line->form == FORM_ROW_LOAD ? prove_load : prove_store)(r, i)) {
                return false;
            }
            stores |= line->form == FORM_ROW_STORE;
            break;
        case FORM_SYNC:
            synced = true;
            break;
        case FORM_LABEL: /* nothing jumps there */
            break;
        default:
            return false;
        }
    }
    for (uint32_t i = r->from; i < r->to; ++i) {
        const struct reg *reg = &r->regs[r->lines[i].made];
        if (r->lines[i].made && reg->row && reg->reads != reg->reads_here) {
            return false;
        }
    }
    uint32_t pairs = 0;
    for (uint32_t i = 0; i < r->group_count; ++i) {
        const struct group *group = &r->groups[i];
        const struct line *line = &r->lines[group->lines[0]];
        int64_t offset;
        if (group->count != per_lane ||
            !need(r, ptx_row_address(r, line->operand[group->store ? 0 : 1], &offset), 24)) {
            return false;
        }
        for (uint32_t j = 0; j < r->group_count; ++j) {
            if (passes(r, group, &r->groups[j])) {
                int apart = lie_apart(r, group, &r->groups[j]);
                pairs += apart < 0;
                if (apart == 0 || pairs > MAX_PAIRS) {
                    return false;
                }
            }
        }
    }
    return stores;
}

/* ---- the other way --------------------------------------------------------------------------- */

static void put_line(struct rows *r, const struct line *line) {
    ptx_append(&r->k->t->out, &r->k->body, line->text.at, line->text.size);
}

static struct part pointer(const struct rows *r, uint32_t reg) {
    return (struct part){.kind = KIND_PTR, .form = FORM_REG, .number = reg - r->first[2]};
}

/* Where the rows of a group begin, and whether that and the group's size is one that wide accesses
 * may have. */
static void put_bases(struct rows *r, struct part *any) {
    struct fn *k = r->k;
    struct part shares[3] = {{0}};
    for (uint32_t i = 0; i < r->group_count; ++i) {
        struct group *group = &r->groups[i];
        int64_t offset;
        uint32_t reg =
            ptx_row_address(r, r->lines[group->lines[0]].operand[group->store ? 0 : 1], &offset);
        const struct line *made = &r->lines[r->regs[reg].line];
        struct part base, sum = ptx_new_reg(k, KIND_PTR);
        int64_t factor;
        if (ptx_row_word_is(made->op, "mad.wide.u32") &&
            ptx_row_word_is(made->operand[1], "%lane") &&
            ptx_row_number(made->operand[2], &factor) && factor == group->size &&
            ptx_row_register(r, made->operand[3])) {
            group->from = ptx_row_register(r, made->operand[3]);
            base = pointer(r, group->from);
        } else {
            if (!shares[group->size].number) {
                shares[group->size] = ptx_new_reg(k, KIND_PTR);
                ptx_emit(k, "mul.wide.u32 %o, %%lane, %u", shares[group->size], group->size);
            }
            base = ptx_new_reg(k, KIND_PTR);
            ptx_emit(k, "sub.s64 %o, %o, %o", base, pointer(r, reg), shares[group->size]);
        }
        ptx_emit(k, "add.s64 %o, %o, %l", sum, base, offset);
        group->base = sum;
        group->offset = offset;
        if (i) {
            struct part both = ptx_new_reg(k, KIND_PTR);
            ptx_emit(k, "or.b64 %o, %o, %o", both, *any, sum);
            sum = both;
        }
        *any = sum;
    }
}

/* The line of this run that adds two registers which were made before it; NULL: another made it. */
static const struct line *sum_before(const struct rows *r, uint32_t reg) {
    const struct line *line = &r->lines[r->regs[reg].line];
    if (!reg || r->regs[reg].defs != 1 || line < r->lines + r->from || line >= r->lines + r->to ||
        line->form != FORM_PURE || !ptx_row_word_is(line->op, "add.s64") || line->count != 3) {
        return NULL;
    }
    for (uint32_t i = 1; i < 3; ++i) {
        uint32_t of = ptx_row_register(r, line->operand[i]);
        if (!of || r->regs[of].defs != 1 || r->regs[of].stamp == r->run) {
            return NULL;
        }
    }
    return line;
}

static struct part low_word(struct rows *r, struct part address) {
    struct part low = ptx_new_reg(r->k, KIND_I32);
    ptx_emit(r->k, "cvt.u32.u64 %o, %o", low, address);
    return low;
}

/* How far a group begins behind another, of which 32 bits are enough: what is farther apart may
 * look near and goes the old way. Terms of both are left out: then two arguments of the kernel are
 * left as a rule, and the difference is one that all lanes have in common. */
static struct part put_between(struct rows *r, const struct group *a, const struct group *b) {
    struct part made = ptx_new_reg(r->k, KIND_I32), from = a->base, to = b->base;
    const struct line *x = sum_before(r, a->from), *y = sum_before(r, b->from);
    for (uint32_t i = 1; x && y && i < 3; ++i) {
        for (uint32_t j = 1; j < 3; ++j) {
            if (ptx_row_register(r, x->operand[i]) == ptx_row_register(r, y->operand[j]) &&
                a->offset == b->offset) {
                from = pointer(r, ptx_row_register(r, x->operand[3 - i]));
                to = pointer(r, ptx_row_register(r, y->operand[3 - j]));
            }
        }
    }
    from = low_word(r, from);
    to = low_word(r, to);
    ptx_emit(r->k, "sub.s32 %o, %o, %o", made, from, to);
    return made;
}

static struct part put_conditions(struct rows *r) {
    struct fn *k = r->k;
    struct part any = {0}, low = ptx_new_reg(k, KIND_PTR), first = ptx_new_reg(k, KIND_I32),
                left = ptx_new_reg(k, KIND_I32), p = ptx_new_reg(k, KIND_PRED),
                q = ptx_new_reg(k, KIND_PRED);
    uint32_t widest = 1;
    for (uint32_t i = 0; i < r->group_count; ++i) {
        widest = r->groups[i].size > widest ? r->groups[i].size : widest;
    }
    put_bases(r, &any);
    ptx_emit(k, "and.b64 %o, %o, %u", low, any, r->per_lane * widest - 1);
    ptx_emit(k, "setp.eq.s64 %o, %o, 0", p, low);
    ptx_emit(k, "shl.b32 %o, %%warp, 5", first);
    ptx_emit(k, "sub.s32 %o, %%threads, %o", left, first);
    ptx_emit(k, "setp.ge.and.u32 %o, %o, %u, %o", q, left, (unsigned)LANES, p);
    for (uint32_t i = 0; i < r->group_count; ++i) {
        for (uint32_t j = 0; j < r->group_count; ++j) {
            const struct group *load = &r->groups[i], *store = &r->groups[j];
            if (!passes(r, load, store) || lie_apart(r, load, store) > 0) {
                continue;
            }
            /* Beyond the store's last byte, or so far before that the load ends there, or at the
             * store's. */
            struct part between = put_between(r, load, store), moved = ptx_new_reg(k, KIND_I32),
                        apart = ptx_new_reg(k, KIND_PRED);
            ptx_emit(k, "add.s32 %o, %o, %u", moved, between, extent(r, load) - 1);
            ptx_emit(k, "setp.ge.u32 %o, %o, %u", apart, moved,
                     extent(r, load) + extent(r, store) - 1);
            if (row_by_row(r, load, store)) {
                struct part same = ptx_new_reg(k, KIND_PRED);
                ptx_emit(k, "setp.eq.or.s32 %o, %o, 0, %o", same, between, apart);
                apart = same;
            }
            p = q;
            q = ptx_new_reg(k, KIND_PRED);
            ptx_emit(k, "and.pred %o, %o, %o", q, apart, p);
        }
    }
    return q;
}

/* ---- a run ----------------------------------------------------------------------------------- */

static void put_run(struct rows *r) {
    struct fn *k = r->k;
    uint32_t plain = ptx_new_label(k), end = ptx_new_label(k);
    for (uint32_t i = r->from; i < r->to; ++i) {
        r->regs[r->lines[i].made].low = 0;
        if (r->lines[i].needed) {
            put_line(r, &r->lines[i]);
        }
    }
    struct part wide = put_conditions(r);
    ptx_emit(k, "@!%o bra $L%u", wide, plain);
    ptx_emit(k, "bar.warp.sync -1");
    for (uint32_t i = 0; i < r->group_count; ++i) {
        if (!r->groups[i].store) {
            ptx_row_put_load(r, &r->groups[i]);
        }
    }
    for (uint32_t i = r->from; i < r->to; ++i) {
        const struct line *line = &r->lines[i];
        if (line->form == FORM_PURE && !line->needed) {
            put_line(r, line);
        }
        if (line->made && !line->needed) {
            ptx_row_note_low(r, line);
        }
        for (uint32_t j = 0; j < r->group_count && line->form == FORM_ROW_STORE; ++j) {
            if (r->groups[j].store && r->groups[j].lines[r->per_lane - 1] == i) {
                ptx_emit(k, "bar.warp.sync -1");
                ptx_row_put_store(r, &r->groups[j]);
            }
        }
    }
    ptx_emit(k, "bar.warp.sync -1");
    ptx_emit(k, "bra $L%u", end);
    ptx_emit_label(k, plain);
    for (uint32_t i = r->from; i < r->to; ++i) {
        put_line(r, &r->lines[i]);
    }
    ptx_emit_label(k, end);
}

/* ---- runs ------------------------------------------------------------------------------------ */

static int64_t label_number(struct word name, char letter) {
    int64_t number;
    return name.size > 2 && name.at[0] == '$' && name.at[1] == letter &&
                   ptx_row_number((struct word){name.at + 2, name.size - 2}, &number)
               ? number
               : -1;
}

/* Marks the labels of blocks that something jumps to: by number. */
static void mark_targets(struct rows *r, bool *targets, uint32_t count) {
    for (uint32_t i = 0; i < r->line_count; ++i) {
        const struct line *line = &r->lines[i];
        if (line->form != FORM_BRANCH) {
            continue;
        }
        const char *at = memmem(line->text.at, line->text.size, "$B", 2);
        if (at) {
            struct word name = {at, (uint32_t)(line->text.at + line->text.size - 2 - at)};
            int64_t number = label_number(name, 'B');
            if (number >= 0 && number < count) {
                targets[number] = true;
            }
        }
    }
}

static bool ends_run(const struct line *line, const bool *targets, uint32_t count) {
    if (line->form != FORM_LABEL) {
        return line->form == FORM_BRANCH || line->form == FORM_ANY;
    }
    int64_t number = label_number(line->op, 'B');
    return number < 0 || number >= count || targets[number];
}

void ptx_widen_rows(struct fn *k) {
    if (!k->kernel || k->lanes != LANES || !k->warp_barriers || k->other_accesses ||
        k->narrow_accesses < LEAST_ACCESSES) {
        return;
    }
    struct ptx_out *out = &k->t->out;
    struct rows *r = ptx_alloc(out, 1, sizeof(*r));
    r->k = k;
    ptx_row_lines(r);
    bool *targets = ptx_alloc(out, k->t->next_id + 1u, sizeof(*targets));
    mark_targets(r, targets, k->t->next_id);
    uint32_t args[2] = {ptx_row_leaf(r, ptx_row_word("%warp")), ptx_row_leaf(r, ptx_row_word("5"))};
    args[1] = ptx_row_node(r, ptx_row_word("shl.b32"), args, 2);
    args[0] = ptx_row_leaf(r, ptx_row_word("%threads"));
    args[0] = ptx_row_node(r, ptx_row_word("sub.s32"), args, 2);
    args[1] = ptx_row_leaf(r, ptx_row_word("32"));
    r->size_node = ptx_row_node(r, ptx_row_word("min.u32"), args, 2);
    k->body.size = 0;
    for (uint32_t from = 0; from < r->line_count;) {
        uint32_t to = from, accesses = 0;
        while (to < r->line_count && !ends_run(&r->lines[to], targets, k->t->next_id)) {
            uint8_t form = r->lines[to++].form;
            accesses += form == FORM_ROW_LOAD || form == FORM_ROW_STORE;
        }
        r->from = from;
        r->to = to;
        if (accesses >= LEAST_ACCESSES && (prove(r, MOST_ROWS) || prove(r, LEAST_ROWS))) {
            put_run(r);
        } else {
            for (uint32_t i = from; i < to; ++i) {
                put_line(r, &r->lines[i]);
            }
        }
        if (to < r->line_count) {
            put_line(r, &r->lines[to++]);
        }
        from = to;
    }
}
