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

#include "rows.h"

/* ---- what a run proves ----------------------------------------------------------------------- */

/* The group of rows that an access belongs to, as its next row; NULL: of none. */
static struct group *group_of(struct rows *r, uint32_t index) {
    const struct line *line = &r->lines[index];
    bool store = line->form == FORM_ROW_STORE;
    uint32_t size = row_element(line->op);
    int64_t offset;
    uint32_t reg = row_address(r, line->operand[store ? 0 : 1], &offset);
    struct linear at = {.constant = offset};
    if (!reg || r->regs[reg].defs != 1 || !row_sum(r, &r->lines[r->regs[reg].line], &at, 12) ||
        at.lane != size) {
        return NULL;
    }
    for (uint32_t i = r->group_count; i-- > 0;) {
        struct group *group = &r->groups[i];
        if (group->count < ROWS && group->store == store && group->size == size &&
            row_same_terms(&group->at, &at) &&
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
        uint32_t reg = row_register(r, line->operand[j]);
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
    struct value x = {.node = row_node(r, row_word("row"), &number, 1),
                      .what = ROW,
                      .row = group->count,
                      .byte = group->size == 1};
    group->lines[group->count++] = index;
    set_now(r, line->made, x);
    return true;
}

static bool prove_store(struct rows *r, uint32_t index) {
    const struct line *line = &r->lines[index];
    struct value x = row_operand(r, line->operand[1], MAX_DEPTH);
    uint32_t reg = row_register(r, line->operand[1]);
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

/* Two groups may change their order where they lie apart: 1 they do, 0 they do not, -1 the kernel
 * has to ask. */
static int lie_apart(const struct group *a, const struct group *b) {
    if (!row_same_terms(&a->at, &b->at)) {
        return -1;
    }
    int64_t between = a->at.constant - b->at.constant;
    return between >= (int64_t)(ROWS * LANES * b->size) ||
           -between >= (int64_t)(ROWS * LANES * a->size);
}

/* Whether two groups change their order: a load that stands behind a store is made before it, and a
 * store whose rows take turns with another's, at its last row. */
static bool passes(const struct group *a, const struct group *store) {
    return store->store && store->lines[0] < a->lines[ROWS - 1] &&
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
        uint32_t of = row_register(r, line->operand[i]);
        if (of && !need(r, of, depth - 1)) {
            return false;
        }
    }
    return line->needed = true;
}

/* Whether the lines of a run may be done with four elements of each lane side by side: each load
 * and store is a row of four, of the same number for all lanes but for the lane's own share; each
 * value that is stored is made of elements of its own row and of what all lanes have in common, and
 * of each row in the same way; nothing else is made of elements, here or behind the run; and all
 * lanes come here. */
static bool prove(struct rows *r) {
    bool synced = false, stores = false;
    r->group_count = 0;
    ++r->run;
    for (uint32_t i = r->from; i < r->to; ++i) {
        struct line *line = &r->lines[i];
        struct value made;
        count_reads(r, line);
        switch (line->form) {
        case FORM_PURE:
            if (!row_value(r, line, MAX_DEPTH, &made)) {
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
        if (group->count != ROWS ||
            !need(r, row_address(r, line->operand[group->store ? 0 : 1], &offset), 24)) {
            return false;
        }
        for (uint32_t j = 0; j < r->group_count; ++j) {
            if (passes(group, &r->groups[j])) {
                int apart = lie_apart(group, &r->groups[j]);
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
            row_address(r, r->lines[group->lines[0]].operand[group->store ? 0 : 1], &offset);
        const struct line *made = &r->lines[r->regs[reg].line];
        struct part base, sum = new_reg(k, KIND_PTR);
        int64_t factor;
        if (row_word_is(made->op, "mad.wide.u32") && row_word_is(made->operand[1], "%lane") &&
            row_number(made->operand[2], &factor) && factor == group->size &&
            row_register(r, made->operand[3])) {
            base = pointer(r, row_register(r, made->operand[3]));
        } else {
            if (!shares[group->size].number) {
                shares[group->size] = new_reg(k, KIND_PTR);
                emit(k, "mul.wide.u32 %o, %%lane, %u", shares[group->size], group->size);
            }
            base = new_reg(k, KIND_PTR);
            emit(k, "sub.s64 %o, %o, %o", base, pointer(r, reg), shares[group->size]);
        }
        emit(k, "add.s64 %o, %o, %l", sum, base, offset);
        group->base = sum;
        if (i) {
            struct part both = new_reg(k, KIND_PTR);
            emit(k, "or.b64 %o, %o, %o", both, *any, sum);
            sum = both;
        }
        *any = sum;
    }
}

static struct part put_conditions(struct rows *r) {
    struct fn *k = r->k;
    struct part any = {0}, low = new_reg(k, KIND_PTR), first = new_reg(k, KIND_I32),
                left = new_reg(k, KIND_I32), p = new_reg(k, KIND_PRED), q = new_reg(k, KIND_PRED);
    uint32_t widest = 1;
    for (uint32_t i = 0; i < r->group_count; ++i) {
        widest = r->groups[i].size > widest ? r->groups[i].size : widest;
    }
    put_bases(r, &any);
    emit(k, "and.b64 %o, %o, %u", low, any, ROWS * widest - 1);
    emit(k, "setp.eq.s64 %o, %o, 0", p, low);
    emit(k, "shl.b32 %o, %%warp, 5", first);
    emit(k, "sub.s32 %o, %%threads, %o", left, first);
    emit(k, "setp.ge.and.u32 %o, %o, %u, %o", q, left, (unsigned)LANES, p);
    for (uint32_t i = 0; i < r->group_count; ++i) {
        for (uint32_t j = 0; j < r->group_count; ++j) {
            const struct group *load = &r->groups[i], *store = &r->groups[j];
            if (!passes(load, store) || lie_apart(load, store) > 0) {
                continue;
            }
            /* Beyond the store's last byte, or so far before that the load ends there. */
            struct part between = new_reg(k, KIND_PTR), moved = new_reg(k, KIND_PTR);
            p = q;
            q = new_reg(k, KIND_PRED);
            emit(k, "sub.s64 %o, %o, %o", between, load->base, store->base);
            emit(k, "add.s64 %o, %o, %u", moved, between, ROWS * LANES * load->size - 1);
            emit(k, "setp.ge.and.u64 %o, %o, %u, %o", q, moved,
                 ROWS * LANES * (load->size + store->size) - 1, p);
        }
    }
    return q;
}

/* op.space.v4.type of op.space.type, and the rows' registers. */
static void put_access(struct rows *r, const struct group *group) {
    struct fn *k = r->k;
    struct ptx_out *out = &k->t->out;
    const struct line *line = &r->lines[group->lines[0]];
    static const uint32_t prefix = sizeof("ld.global") - 1;
    struct part at = new_reg(k, KIND_PTR);
    emit(k, "mad.wide.u32 %o, %%lane, %u, %o", at, ROWS * group->size, group->base);
    ptx_puts(out, &k->body, "\t");
    ptx_append(out, &k->body, line->op.at, prefix);
    ptx_puts(out, &k->body, ".v4");
    ptx_append(out, &k->body, line->op.at + prefix, line->op.size - prefix);
    if (group->store) {
        ptx_print(out, &k->body, " [%%d%u],", at.number);
    }
    for (uint32_t i = 0; i < ROWS; ++i) {
        struct word word = r->lines[group->lines[i]].operand[group->store ? 1 : 0];
        ptx_puts(out, &k->body, i ? ", " : " {");
        ptx_append(out, &k->body, word.at, word.size);
    }
    if (group->store) {
        ptx_puts(out, &k->body, "};\n");
    } else {
        ptx_print(out, &k->body, "}, [%%d%u];\n", at.number);
    }
}

static void put_run(struct rows *r) {
    struct fn *k = r->k;
    uint32_t plain = new_label(k), end = new_label(k);
    for (uint32_t i = r->from; i < r->to; ++i) {
        if (r->lines[i].needed) {
            put_line(r, &r->lines[i]);
        }
    }
    struct part wide = put_conditions(r);
    emit(k, "@!%o bra $L%u", wide, plain);
    emit(k, "bar.warp.sync -1");
    for (uint32_t i = 0; i < r->group_count; ++i) {
        if (!r->groups[i].store) {
            put_access(r, &r->groups[i]);
        }
    }
    for (uint32_t i = r->from; i < r->to; ++i) {
        const struct line *line = &r->lines[i];
        if (line->form == FORM_PURE && !line->needed) {
            put_line(r, line);
        }
        for (uint32_t j = 0; j < r->group_count && line->form == FORM_ROW_STORE; ++j) {
            if (r->groups[j].store && r->groups[j].lines[ROWS - 1] == i) {
                emit(k, "bar.warp.sync -1");
                put_access(r, &r->groups[j]);
            }
        }
    }
    emit(k, "bar.warp.sync -1");
    emit(k, "bra $L%u", end);
    emit_label(k, plain);
    for (uint32_t i = r->from; i < r->to; ++i) {
        put_line(r, &r->lines[i]);
    }
    emit_label(k, end);
}

/* ---- runs ------------------------------------------------------------------------------------ */

static int64_t label_number(struct word name, char letter) {
    int64_t number;
    return name.size > 2 && name.at[0] == '$' && name.at[1] == letter &&
                   row_number((struct word){name.at + 2, name.size - 2}, &number)
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

void widen_rows(struct fn *k) {
    if (!k->kernel || k->lanes != LANES || !k->warp_barriers || k->other_accesses ||
        k->narrow_accesses < LEAST_ACCESSES) {
        return;
    }
    struct ptx_out *out = &k->t->out;
    struct rows *r = ptx_alloc(out, 1, sizeof(*r));
    r->k = k;
    row_lines(r);
    bool *targets = ptx_alloc(out, k->t->next_id + 1u, sizeof(*targets));
    mark_targets(r, targets, k->t->next_id);
    uint32_t args[2] = {row_leaf(r, row_word("%warp")), row_leaf(r, row_word("5"))};
    args[1] = row_node(r, row_word("shl.b32"), args, 2);
    args[0] = row_leaf(r, row_word("%threads"));
    args[0] = row_node(r, row_word("sub.s32"), args, 2);
    args[1] = row_leaf(r, row_word("32"));
    r->size_node = row_node(r, row_word("min.u32"), args, 2);
    k->body.size = 0;
    for (uint32_t from = 0; from < r->line_count;) {
        uint32_t to = from, accesses = 0;
        while (to < r->line_count && !ends_run(&r->lines[to], targets, k->t->next_id)) {
            uint8_t form = r->lines[to++].form;
            accesses += form == FORM_ROW_LOAD || form == FORM_ROW_STORE;
        }
        r->from = from;
        r->to = to;
        if (accesses >= LEAST_ACCESSES && prove(r)) {
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
