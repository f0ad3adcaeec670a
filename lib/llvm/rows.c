/* Loops in which each work-item of a chunk goes along a row of its own, as those that sum what is
 * in the rows of a matrix. What the chunk reads in a turn lies a row apart, so each number would be
 * gathered by itself, from as many lines of a cache as there are work-items, which rows of 4 KiB
 * and its multiples have in the same few places: they would be gone before the next turn. So where
 * as many turns are left as numbers fit into a line, the rows are read that far ahead, as they lie,
 * and put into columns, from which these turns take them.
 *
 * What is read so is what those turns read: all of them come, for the loop's end is counted, and
 * nothing is written there in between, which is looked for where the loop writes at all. */
#include <string.h>

#include "regions.h"

enum {
    LINE = 64,      /* bytes that are read of a row at a time */
    LEAST_ROW = 8,  /* elements from one work-item's to the next, where that is a constant */
    MOST_STEPS = 8, /* instructions that an index is made of in the loop, one after the other */
    MOST_STRIDE = 12,
    PIECE = 16,        /* bytes that are read at once */
    MOST_REGIONS = 24, /* of a kernel: each such loop takes LLVM as long as twenty others do */
};

#define UNKNOWN UINT64_MAX /* how far apart work-items are */
#define VARIABLE (UINT64_MAX - 1)

struct rows_search {
    struct tr *t;
    const struct regions *r;
    uint32_t piece, label;
    struct rows *rows;
};

static const struct ur_spirv_instruction *rows_definition(const struct rows_search *s,
                                                          uint32_t id) {
    return ur_spirv_definition(s->t->module, id);
}

static bool is_inside(const struct rows_search *s, uint32_t id) {
    return s->t->ids[id].piece == s->piece + 1;
}

/* Whether it is the same in all turns. */
static bool is_constant(const struct rows_search *s, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *insn = rows_definition(s, id);
    if (!is_inside(s, id) || !insn) {
        return insn != NULL;
    }
    switch (depth ? insn->opcode : SpvOpNop) {
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrAccessChain:
        return insn->count == 2 && is_constant(s, insn->operands[0], depth - 1) &&
               is_constant(s, insn->operands[1], depth - 1);
    case SpvOpSConvert:
    case SpvOpUConvert:
        return insn->count == 1 && is_constant(s, insn->operands[0], depth - 1);
    default:
        return false;
    }
}

/* Whether it is one more in each turn: a phi. */
static bool is_counter(const struct rows_search *s, uint32_t id) {
    const struct ur_spirv_instruction *phi = rows_definition(s, id), *sum;
    uint64_t one;
    if (!phi || phi->opcode != SpvOpPhi || !is_inside(s, id) ||
        !(sum = rows_definition(s, ll_incoming(phi, s->label))) || sum->opcode != SpvOpIAdd ||
        sum->count != 2) {
        return false;
    }
    uint32_t step = sum->operands[sum->operands[0] == id];
    return (sum->operands[0] == id || sum->operands[1] == id) &&
           ur_spirv_constant(s->t->module, step, &one) && one == 1;
}

/* Whether it is one more in each turn, if what `rows` gets of it does not wrap. */
static bool goes_along(struct rows_search *s, uint32_t id, unsigned depth) {
    const struct ur_spirv_instruction *insn = rows_definition(s, id);
    if (is_counter(s, id)) {
        return true;
    }
    if (!insn || !is_inside(s, id) || !depth || !insn->count) {
        return false;
    }
    uint32_t first = insn->operands[0], second = insn->count > 1 ? insn->operands[1] : 0;
    switch (insn->opcode) {
    case SpvOpIAdd:
        return (is_constant(s, second, MOST_STEPS) && goes_along(s, first, depth - 1)) ||
               (is_constant(s, first, MOST_STEPS) && goes_along(s, second, depth - 1));
    case SpvOpISub:
        return is_constant(s, second, MOST_STEPS) && goes_along(s, first, depth - 1);
    case SpvOpSConvert:
    case SpvOpUConvert:
        if (ll_type(s->t, insn->type)->width < ll_type_of(s->t, first)->width ||
            s->rows->wrap_count == MOST_WRAPS || !goes_along(s, first, depth - 1)) {
            return false;
        }
        s->rows->wraps[s->rows->wrap_count++] = insn;
        return true;
    default:
        return false;
    }
}

/* How far apart the values of work-items side by side are; of pointers in elements of `size` bytes.
 */
static uint64_t stride(const struct rows_search *s, uint32_t id, uint64_t size, unsigned depth) {
    const struct ur_spirv_instruction *insn = rows_definition(s, id);
    uint64_t value, a, b;
    uint32_t read;
    if (!insn || !depth) {
        return UNKNOWN;
    }
    if (!s->t->ids[id].varies) {
        return 0;
    }
    switch (insn->opcode) {
    case SpvOpLoad:
        read = ll_built_in_read(s->t->module, insn);
        return read == SpvBuiltInGlobalInvocationId || read == SpvBuiltInLocalInvocationId
                   ? 1
                   : UNKNOWN;
    case SpvOpCompositeExtract:
        a = insn->count == 2 ? stride(s, insn->operands[0], size, depth - 1) : UNKNOWN;
        return a == 1 ? insn->operands[1] == 0 : UNKNOWN;
    case SpvOpSConvert:
    case SpvOpUConvert:
        return insn->count ? stride(s, insn->operands[0], size, depth - 1) : UNKNOWN;
    case SpvOpShiftRightLogical:
    case SpvOpShiftRightArithmetic:
        return ll_spread(s->t->module, insn)
                   ? stride(s, ll_spread(s->t->module, insn), size, depth - 1)
                   : UNKNOWN;
    case SpvOpInBoundsPtrAccessChain:
    case SpvOpPtrAccessChain:
        if (ll_pointee(s->t, ll_type(s->t, insn->type))->size != size) {
            return UNKNOWN;
        }
        break;
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpShiftLeftLogical:
        break;
    default:
        return UNKNOWN;
    }
    if (insn->count != 2) {
        return UNKNOWN;
    }
    a = stride(s, insn->operands[0], size, depth - 1);
    b = stride(s, insn->operands[1], size, depth - 1);
    if (a == UNKNOWN || b == UNKNOWN) {
        return UNKNOWN;
    }
    if (insn->opcode != SpvOpIMul && insn->opcode != SpvOpShiftLeftLogical) {
        return a == VARIABLE || b == VARIABLE        ? VARIABLE
               : insn->opcode != SpvOpISub || b == 0 ? a + b
                                                     : UNKNOWN;
    }
    if (insn->opcode == SpvOpShiftLeftLogical) {
        return b == 0 && ur_spirv_constant(s->t->module, insn->operands[1], &value) && value < 32 &&
                       a != VARIABLE
                   ? a << value
                   : UNKNOWN;
    }
    if (a && b) {
        return UNKNOWN;
    }
    if (!a && !b) {
        return 0;
    }
    if (a == VARIABLE || b == VARIABLE) {
        return VARIABLE;
    }
    return !ur_spirv_constant(s->t->module, insn->operands[a != 0], &value) ? VARIABLE
           : value < 1u << 31                                               ? (a + b) * value
                                                                            : UNKNOWN;
}

/* ---- the loop -------------------------------------------------------------------------------- */

static bool changes_itself(const struct ur_spirv_instruction *insn, uint32_t at) {
    return insn->count > at && insn->operands[at] & SpvMemoryAccessVolatileMask;
}

static void rows_add(struct rows_search *s, const struct ur_spirv_instruction *load) {
    struct rows *rows = s->rows;
    const struct ur_spirv_instruction *at = rows_definition(s, load->operands[0]);
    const struct type *type = ll_type(s->t, load->type);
    uint32_t wraps = rows->wrap_count;
    uint64_t apart;
    if (load->count > 2 && load->operands[1] & SpvMemoryAccessAlignedMask &&
        load->operands[2] < type->size) {
        return;
    }
    if (rows->load_count == MOST_ROWS || (type->op != SpvOpTypeInt && type->op != SpvOpTypeFloat) ||
        (type->size != 4 && type->size != 8) || (rows->load_count && type->size != rows->size) ||
        !at || !is_inside(s, at->result) || at->count != 2 ||
        (at->opcode != SpvOpPtrAccessChain && at->opcode != SpvOpInBoundsPtrAccessChain)) {
        return;
    }
    const struct type *pointer = ll_type(s->t, at->type);
    const struct type *index = ll_type_of(s->t, at->operands[1]);
    if (pointer->op != SpvOpTypePointer || index->width != 64 ||
        (pointer->storage != SpvStorageClassCrossWorkgroup &&
         pointer->storage != SpvStorageClassUniformConstant) ||
        ll_pointee(s->t, pointer)->size != type->size ||
        !is_constant(s, at->operands[0], MOST_STEPS)) {
        return;
    }
    apart = stride(s, at->result, type->size, MOST_STRIDE);
    if (apart == UNKNOWN || apart < LEAST_ROW || !goes_along(s, at->operands[1], MOST_STEPS)) {
        rows->wrap_count = wraps;
        return;
    }
    rows->size = (uint32_t)type->size;
    rows->loads[rows->load_count++] = load;
}

/* Whether the turn may have it. */
static bool looks_on(const struct rows_search *s, const struct ur_spirv_instruction *insn) {
    switch (insn->opcode) {
    case SpvOpLine:
    case SpvOpNoLine:
    case SpvOpLoopMerge:
    case SpvOpPhi:
    case SpvOpSelect:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return true;
    case SpvOpLoad:
        return insn->count && !changes_itself(insn, 1);
    case SpvOpExtInst:
        return insn->count > 1 && insn->operands[0] < s->t->module->bound &&
               s->t->module->ids[insn->operands[0]].set == UR_SPIRV_OPENCL_STD &&
               (insn->operands[1] == OpenCLstd_fma || insn->operands[1] == OpenCLstd_mad);
    default: /* conversions; arithmetic but of integers that are divided; relations, bits */
        return (insn->opcode >= SpvOpConvertFToU && insn->opcode <= SpvOpFConvert) ||
               (insn->opcode >= SpvOpSNegate && insn->opcode <= SpvOpFMul) ||
               insn->opcode == SpvOpFDiv ||
               (insn->opcode >= SpvOpAny && insn->opcode <= SpvOpBitCount);
    }
}

/* The number that the loop's end is counted by, and up to which. */
static bool find_end(struct rows_search *s, const struct ur_spirv_instruction *end,
                     uint32_t number) {
    const struct regions *r = s->r;
    const struct ur_spirv_instruction *is = rows_definition(s, end->operands[0]);
    uint32_t block = s->t->module->ids[end->operands[1]].block;
    bool stays = r->pieces[r->first_piece[block]].state == number + 1;
    if (!is || is->count != 2 || !is_inside(s, is->result)) {
        return false;
    }
    uint32_t op = is->opcode, a = is->operands[0], b = is->operands[1];
    if (is_constant(s, a, MOST_STEPS)) { /* the other way round */
        a = b;
        b = is->operands[0];
        op = op == SpvOpSLessThan           ? SpvOpSGreaterThan
             : op == SpvOpULessThan         ? SpvOpUGreaterThan
             : op == SpvOpSGreaterThan      ? SpvOpSLessThan
             : op == SpvOpUGreaterThan      ? SpvOpULessThan
             : op == SpvOpSLessThanEqual    ? SpvOpSGreaterThanEqual
             : op == SpvOpULessThanEqual    ? SpvOpUGreaterThanEqual
             : op == SpvOpSGreaterThanEqual ? SpvOpSLessThanEqual
             : op == SpvOpUGreaterThanEqual ? SpvOpULessThanEqual
                                            : op;
    }
    switch (op) {
    case SpvOpSLessThan:
    case SpvOpULessThan:
    case SpvOpINotEqual:
        if (!stays) {
            return false;
        }
        break;
    case SpvOpSGreaterThanEqual:
    case SpvOpUGreaterThanEqual:
    case SpvOpIEqual:
        if (stays) {
            return false;
        }
        break;
    default:
        return false;
    }
    uint32_t wraps = s->rows->wrap_count;
    bool counted = goes_along(s, a, MOST_STEPS) && s->rows->wrap_count == wraps;
    s->rows->now = a;
    s->rows->bound = b;
    s->rows->relation = op == SpvOpSLessThan || op == SpvOpSGreaterThanEqual   ? "slt"
                        : op == SpvOpULessThan || op == SpvOpUGreaterThanEqual ? "ult"
                                                                               : "ne";
    return counted && is_constant(s, b, MOST_STEPS);
}

bool ll_find_rows(struct tr *t, const struct regions *r, uint32_t number, struct rows *rows) {
    const struct state *state = &r->states[number];
    const struct piece *piece = &r->pieces[state->piece];
    const struct ur_spirv_block *block = &r->function->blocks[piece->block];
    const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
    struct rows_search s = {t, r, state->piece, block->label, rows};
    bool again = false;
    *rows = (struct rows){0};
    for (uint32_t i = 0; i < state->next_count; ++i) {
        again |= state->next[i] == number;
    }
    if (!r->chunks || r->width != UR_LLVM_SUB_GROUP_SIZE || r->chained || !again ||
        r->state_count > MOST_REGIONS || state->next_count != 2 || state->piece_count != 1 ||
        state->checked || state->turns || state->enters || state->decides ||
        piece->end != END_SPLIT || end->opcode != SpvOpBranchConditional ||
        piece->to != block->terminator || r->first_piece[piece->block] != state->piece ||
        !find_end(&s, end, number)) {
        return false;
    }
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        const struct ur_spirv_instruction *insn = &block->list.items[i];
        if (insn->opcode == SpvOpStore && insn->count > 1 && !changes_itself(insn, 2) &&
            rows->store_count < MOST_STORES && is_constant(&s, insn->operands[0], MOST_STEPS)) {
            uint64_t size = ll_type_of(t, insn->operands[1])->size;
            rows->beside[rows->store_count] = stride(&s, insn->operands[0], size, MOST_STRIDE) == 1;
            rows->stores[rows->store_count++] = insn;
        } else if (!looks_on(&s, insn)) {
            return false;
        }
    }
    for (uint32_t i = piece->from; i < piece->to; ++i) {
        if (block->list.items[i].opcode == SpvOpLoad) {
            rows_add(&s, &block->list.items[i]);
        }
    }
    rows->turns = rows->size ? LINE / rows->size : 0;
    return rows->load_count > 0;
}

/* ---- its regions ----------------------------------------------------------------------------- */

static void both(struct fn *k, uint32_t *good, uint32_t more) {
    uint32_t made = ll_temp(k);
    ll_emit(k, "%n = and i1 %n, %n", made, *good, more);
    *good = made;
}

void ll_emit_ahead(struct fn *k, const struct rows *rows) {
    struct tr *t = k->t;
    const struct type *type = ll_type_of(t, rows->now);
    uint32_t good = ll_temp(k), left = ll_temp(k), enough = ll_temp(k);
    ll_emit(k, "%n = icmp %s %p, %v", good, rows->relation, rows->now, rows->bound);
    ll_emit(k, "%n = sub %p, %v", left, rows->bound, rows->now);
    ll_emit(k, "%n = icmp uge %y %n, %u", enough, type, left, rows->turns - 1);
    both(k, &good, enough);
    for (uint32_t i = 0; i < rows->wrap_count; ++i) {
        const struct ur_spirv_instruction *wrap = rows->wraps[i];
        const struct type *narrow = ll_type_of(t, wrap->operands[0]);
        bool sign = wrap->opcode == SpvOpSConvert;
        uint64_t most = (UINT64_MAX >> (64 - narrow->width)) >> sign;
        uint32_t fits = ll_temp(k);
        ll_emit(k, "%n = icmp %s %p, %l", fits, sign ? "sle" : "ule", wrap->operands[0],
                (int64_t)(most - (rows->turns - 1)));
        both(k, &good, fits);
    }
    for (uint32_t i = 0; i < rows->load_count; ++i) {
        uint32_t to = ll_temp(k), row = ll_temp(k);
        ll_emit(k, "%n = getelementptr inbounds [%u x ptr], ptr %%ahead, i64 %u, i64 %%lane", to,
                UR_LLVM_SUB_GROUP_SIZE, i);
        ll_emit(k, "store %p, ptr %n, align 8, !llvm.access.group !0", rows->loads[i]->operands[0],
                to);
        ll_emit(k, "%n = ptrtoint %p to i64", row, rows->loads[i]->operands[0]);
        for (uint32_t j = 0; j < rows->store_count; ++j) {
            const struct ur_spirv_instruction *store = rows->stores[j];
            int64_t before = (int64_t)ll_type_of(t, store->operands[1])->size - 1;
            uint32_t at = ll_temp(k), from = ll_temp(k), first = ll_temp(k), apart = ll_temp(k);
            ll_emit(k, "%n = ptrtoint %p to i64", at, store->operands[0]);
            ll_emit(k, "%n = sub i64 %n, %n", from, at, row);
            ll_emit(k, "%n = add i64 %n, %l", first, from, before);
            ll_emit(k, "%n = icmp uge i64 %n, %l", apart, first, LINE + before);
            both(k, &good, apart);
        }
    }
    for (uint32_t i = 0; i < rows->store_count; ++i) {
        if (rows->beside[i]) {
            const struct ur_spirv_instruction *store = rows->stores[i];
            uint32_t back = ll_temp(k), first = ll_temp(k), to = ll_temp(k);
            ll_emit(k, "%n = sub i64 0, %%lane", back);
            ll_emit(k, "%n = getelementptr %y, %p, i64 %n", first,
                    ll_type_of(t, store->operands[1]), store->operands[0], back);
            ll_emit(k, "%n = getelementptr inbounds [%u x ptr], ptr %%ahead, i64 %u, i64 %%lane",
                    to, UR_LLVM_SUB_GROUP_SIZE, rows->load_count + i);
            ll_emit(k, "store ptr %n, ptr %n, align 8, !llvm.access.group !0", first, to);
        }
    }
    uint32_t bad = ll_temp(k), result = ll_temp(k);
    ll_emit(k, "%n = xor i1 %n, true", bad, good);
    ll_emit(k, "%n = zext i1 %n to i32", result, bad);
    ll_emit(k, "ret i32 %n", result);
}

bool ll_leaves_out(struct fn *k) {
    const struct rows *rows = k->rows;
    if (k->way == FOR_AHEAD) {
        return k->insn->opcode == SpvOpStore;
    }
    for (uint32_t i = 0; i < rows->store_count; ++i) {
        if (rows->beside[i] && rows->stores[i] == k->insn) {
            const struct type *type = ll_type_of(k->t, k->insn->operands[1]);
            struct access access = ll_access(k, 2, type->align);
            uint32_t from = ll_temp(k), first = ll_temp(k), at = ll_temp(k);
            ll_emit(k, "%n = getelementptr inbounds [%u x ptr], ptr %%ahead, i64 %u", from,
                    UR_LLVM_SUB_GROUP_SIZE, rows->load_count + i);
            ll_emit(k, "%n = load ptr, ptr %n, align 8, !llvm.access.group !0", first, from);
            ll_emit(k, "%n = getelementptr inbounds %y, ptr %n, i64 %%lane", at, type, first);
            ll_emit(k, "store %p, ptr %n, align %u, !llvm.access.group !0", k->insn->operands[1],
                    at, access.align);
            return true;
        }
    }
    for (uint32_t i = 0; i < rows->load_count; ++i) {
        if (rows->loads[i]->result == k->insn->result) {
            const struct type *type = ll_type(k->t, k->insn->type);
            uint32_t column = ll_temp(k), at = ll_temp(k);
            ll_emit(k, "%n = getelementptr inbounds i8, ptr %%row, i64 %u", column,
                    i * LINE * UR_LLVM_SUB_GROUP_SIZE);
            ll_emit(k, "%n = getelementptr inbounds %y, ptr %n, i64 %%lane", at, type, column);
            ll_emit(k, "%%v%u = load %y, ptr %n, align %u, !llvm.access.group !0", k->insn->result,
                    type, at, type->align);
            return true;
        }
    }
    return false;
}

/* ---- from rows to columns -------------------------------------------------------------------- */

/* A line of each of the rows, of elements of `size` bytes: pieces of 16 bytes are read, those of
 * four rows become a vector, and of as many of these as there are elements in a piece the elements
 * change places. */
static void declare_columns(struct tr *t, unsigned size) {
    unsigned in_piece = PIECE / size, in_line = LINE / size, count = UR_LLVM_SUB_GROUP_SIZE;
    struct ur_text *text = &t->declarations;
    uint32_t declared = t->declared_count;
    ll_declare(t, ll_format(t, "ur.columns%u", size), "\n");
    if (t->declared_count == declared) {
        return;
    }
    ur_text_print(&t->out, text,
                  "define internal void @ur.columns%u(ptr noalias %%from, ptr noalias %%to) "
                  "alwaysinline nounwind {\nentry:\n",
                  size);
    for (unsigned row = 0; row < count; ++row) {
        ur_text_print(&t->out, text,
                      "  %%p%u = getelementptr inbounds ptr, ptr %%from, i64 %u\n"
                      "  %%r%u = load ptr, ptr %%p%u, align 8\n",
                      row, row, row, row);
    }
    for (unsigned half = 0; half < count; half += in_line) {
        for (unsigned at = 0; at < LINE / PIECE; ++at) {
            for (unsigned v = 0; v < in_piece; ++v) {
                const char *name = ll_format(t, "%u.%u.%u", half, at, v);
                for (unsigned g = 0; g < 4; ++g) {
                    ur_text_print(&t->out, text,
                                  "  %%a%s.%u = getelementptr inbounds i8, ptr %%r%u, i64 %u\n"
                                  "  %%x%s.%u = load <%u x i%u>, ptr %%a%s.%u, align %u\n",
                                  name, g, half + g * in_piece + v, at * PIECE, name, g, in_piece,
                                  size * 8, name, g, size);
                }
                for (unsigned g = 0; g < 6; g += 2) {
                    /* Two of four, and then both of these. */
                    unsigned many = g < 4 ? in_piece : 2 * in_piece;
                    ur_text_print(&t->out, text,
                                  "  %%x%s.%u = shufflevector <%u x i%u> %%x%s.%u, <%u x i%u> "
                                  "%%x%s.%u, <%u x i32> <",
                                  name, 4 + g / 2, many, size * 8, name, g, many, size * 8, name,
                                  g + 1, 2 * many);
                    for (unsigned i = 0; i < 2 * many; ++i) {
                        ur_text_print(&t->out, text, "%si32 %u", i ? ", " : "", i);
                    }
                    ur_text_puts(&t->out, text, ">\n");
                }
            }
        }
    }
    for (unsigned half = 0; half < count; half += in_line) {
        for (unsigned at = 0; at < LINE / PIECE; ++at) {
            const char *before = "x", *after = "y";
            for (unsigned unit = 1; unit < in_piece; unit *= 2) {
                for (unsigned v = 0; v < in_piece; ++v) {
                    unsigned low = unit == 1 ? v & ~1u : v / 2, high = low + unit;
                    ur_text_print(
                        &t->out, text,
                        "  %%%s%u.%u.%u.6 = shufflevector <%u x i%u> %%%s%u.%u.%u.6, <%u x i%u> "
                        "%%%s%u.%u.%u.6, <%u x i32> <",
                        after, half, at, v, in_line, size * 8, before, half, at, low, in_line,
                        size * 8, before, half, at, high, in_line);
                    for (unsigned e = 0; e < in_line; ++e) {
                        /* By turns one of each, of the first or the second half of each piece. */
                        unsigned place = e % in_piece, one = place / unit;
                        unsigned from = (one / 2) * unit + place % unit + (v & 1) * in_piece / 2;
                        ur_text_print(&t->out, text, "%si32 %u", e ? ", " : "",
                                      (one & 1) * in_line + e - place + from);
                    }
                    ur_text_puts(&t->out, text, ">\n");
                }
                before = after;
                after = "z";
            }
            for (unsigned v = 0; v < in_piece; ++v) {
                unsigned column = at * in_piece + v;
                ur_text_print(&t->out, text,
                              "  %%t%u.%u = getelementptr inbounds i8, ptr %%to, i64 %u\n"
                              "  store <%u x i%u> %%%s%u.%u.%u.6, ptr %%t%u.%u, align 64\n",
                              half, column, (column * count + half) * size, in_line, size * 8,
                              before, half, at, v, half, column);
            }
        }
    }
    ur_text_puts(&t->out, text, "  ret void\n}\n");
}

void ll_begin_rows(struct fn *k, uint32_t number, const struct rows *rows) {
    const uint32_t bytes = rows->load_count * LINE * UR_LLVM_SUB_GROUP_SIZE;
    const uint32_t pointers = (rows->load_count + rows->store_count) * UR_LLVM_SUB_GROUP_SIZE;
    ll_emit(k, "%%ahead%u = alloca [%u x ptr], align 128", number, pointers);
    ll_emit(k, "%%columns%u = alloca [%u x i8], align 128", number, bytes);
    k->facts->stack += bytes + 8 * pointers + 256;
}

uint32_t ll_lies_beside(struct fn *k, uint32_t number, const struct rows *rows) {
    uint32_t good = ll_temp(k);
    ll_emit(k, "%n = load i32, ptr %%some, align 4", good);
    uint32_t all = ll_temp(k);
    ll_emit(k, "%n = icmp eq i32 %n, 0", all, good);
    for (uint32_t i = 0; i < rows->store_count; ++i) {
        if (rows->beside[i]) {
            uint32_t from = ll_temp(k), firsts = ll_temp(k), one = ll_temp(k), same = ll_temp(k);
            uint32_t bits = ll_temp(k), beside = ll_temp(k);
            ll_emit(k, "%n = getelementptr inbounds i8, ptr %%ahead%u, i64 %u", from, number,
                    (rows->load_count + i) * 8 * UR_LLVM_SUB_GROUP_SIZE);
            ll_emit(k, "%n = load <16 x i64>, ptr %n, align 128", firsts, from);
            ll_emit(k,
                    "%n = shufflevector <16 x i64> %n, <16 x i64> %n, <16 x i32> zeroinitializer",
                    one, firsts, firsts);
            ll_emit(k, "%n = icmp eq <16 x i64> %n, %n", same, firsts, one);
            ll_emit(k, "%n = bitcast <16 x i1> %n to i16", bits, same);
            ll_emit(k, "%n = icmp eq i16 %n, -1", beside, bits);
            both(k, &all, beside);
        }
    }
    return all;
}

void ll_read_rows(struct fn *k, uint32_t number, const struct rows *rows) {
    declare_columns(k->t, rows->size);
    for (uint32_t i = 0; i < rows->load_count; ++i) {
        uint32_t from = ll_temp(k), to = ll_temp(k);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%ahead%u, i64 %u", from, number,
                i * 8 * UR_LLVM_SUB_GROUP_SIZE);
        ll_emit(k, "%n = getelementptr inbounds i8, ptr %%columns%u, i64 %u", to, number,
                i * LINE * UR_LLVM_SUB_GROUP_SIZE);
        ll_emit(k, "call void @ur.columns%u(ptr %n, ptr %n)", rows->size, from, to);
    }
}
