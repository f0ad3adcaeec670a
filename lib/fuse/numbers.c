/* Numbers, truths and pointers, followed through a kernel as forms of the ids of the work-item;
 * arguments are known numbers. A form stands for its value modulo 2 to the width, so sums and
 * products by constants need no look at overflow; where the width changes, or numbers are compared,
 * the form has to fit. What is not understood is not known. */
#include "spirv/layout.h"
#include "walk.h"

/* ---- numbers --------------------------------------------------------------------------------- */

struct value ur_fusion_value(const struct walk *walk, uint32_t id) {
    uint64_t bits;
    if (id >= walk->module->bound) {
        return unknown;
    }
    if (walk->values[id].kind == UNKNOWN && ur_spirv_constant(walk->module, id, &bits)) {
        unsigned width = ur_spirv_width(walk->module, ur_spirv_type(walk->module, id));
        return width ? walk_number(form_constant(sign_extend(bits, width)), width) : unknown;
    }
    return walk->values[id];
}

/* Holds never: 1 <= 0. */
static const struct when no[2] = {{.exact = true}, {1, true, {{.known = true, .k = 1}}}},
                         yes[2] = {{1, true, {{.known = true, .k = 1}}}, {.exact = true}};

struct value ur_fusion_truth(const struct walk *walk, uint32_t id) {
    uint32_t opcode = ur_spirv_opcode(walk->module, id);
    struct value value = ur_fusion_value(walk, id);
    if (opcode == SpvOpConstantTrue || opcode == SpvOpConstantFalse) {
        value = unknown;
        value.kind = TRUTH;
        value.truth = opcode == SpvOpConstantTrue ? yes : no;
    }
    return value;
}

/* The form whose value, of all those that are equal modulo 2 to the width, is the one that a number
 * with or without sign has; false: it does not fit for all work-items. */
static bool as_number(const struct walk *walk, const struct value *value, bool is_signed,
                      struct form *form) {
    int64_t low, high;
    unsigned width = value->width;
    if (value->kind != NUMBER || width < 8) {
        return false;
    }
    int64_t least = is_signed && width < 63 ? -((int64_t)1 << (width - 1)) : 0;
    int64_t most =
        width < 62 ? ((int64_t)1 << (is_signed ? width - 1 : width)) - 1 : ((int64_t)1 << 62);
    if (is_signed && width >= 63) {
        least = -most;
    }
    for (int turn = -1; turn <= 1; ++turn) {
        struct form moved = form_constant(width < 62 ? turn * ((int64_t)1 << width) : 0);
        if (turn && width >= 62) {
            continue;
        }
        moved = form_add(&value->form, &moved);
        if (form_range(&moved, &walk->fusion->everybody, &low, &high) && low >= least &&
            high <= most) {
            *form = moved;
            return true;
        }
    }
    return false;
}

static struct value convert(const struct walk *walk, uint32_t id, unsigned to, bool is_signed) {
    struct value from = ur_fusion_value(walk, id);
    if (from.kind == NUMBER && to < from.width) {
        from.width = (uint8_t)to;
        from.origin = ANYWHERE;
        return from;
    }
    struct form form;
    if (from.kind == NUMBER && to == from.width) {
        return from;
    }
    return as_number(walk, &from, is_signed, &form) ? walk_number(form, to) : unknown;
}

/* Whether the bits of `mask` and those below are 0, for all work-items. */
static bool has_no_bits_below(const struct form *form, int64_t mask) {
    int64_t step = 1;
    while (step <= mask) {
        step *= 2;
    }
    bool none = form->known && form->k % step == 0;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        none = none && form->c[i] % step == 0;
    }
    return none;
}

/* Without a rest. */
static struct form numbers_divide(const struct form *form, int64_t by) {
    struct form result = *form;
    result.k /= by;
    for (unsigned i = 0; i < SYMBOLS; ++i) {
        result.c[i] /= by;
    }
    return result;
}

/* A number that is not negative, divided by another one. */
static struct form quotient(struct walk *walk, const struct form *form, int64_t by) {
    struct domain *all[] = {&walk->fusion->everybody, walk->domains[walk->block]};
    struct form result = {.known = false}, times, rest;
    int64_t low, high;
    if (!form_range(form, all[0], &low, &high) || low < 0) {
        return result;
    }
    if (low / by == high / by) {
        return form_constant(low / by);
    }
    if (!walk->divisor && !form->c[QUOTIENT]) {
        walk->dividend = *form;
        walk->divisor = by;
    }
    if (walk->divisor != by || !form_equal(form, &walk->dividend)) {
        return result;
    }
    result.known = true;
    result.c[QUOTIENT] = 1;
    times = form_scale(&result, by);
    for (unsigned i = 0; i < 2; ++i) { /* 0 <= form - quotient * by <= by - 1 */
        struct form most = form_constant(1 - by), minus = form_scale(form, -1);
        all[i]->low[QUOTIENT] = low / by;
        all[i]->high[QUOTIENT] = high / by;
        rest = form_add(&times, &minus);
        domain_limit(all[i], &rest);
        rest = form_scale(&rest, -1);
        rest = form_add(&rest, &most);
        domain_limit(all[i], &rest);
    }
    return result;
}

static struct value arithmetic(struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct value a = ur_fusion_value(walk, instruction->operands[0]);
    struct value b = instruction->count > 1 ? ur_fusion_value(walk, instruction->operands[1])
                                            : walk_number(form_constant(0), 64);
    unsigned width = ur_spirv_width(walk->module, instruction->type);
    struct form form = {.known = false};
    if (a.kind != NUMBER || b.kind != NUMBER ||
        ur_spirv_opcode(walk->module, instruction->type) != SpvOpTypeInt) {
        return unknown;
    }
    switch (instruction->opcode) {
    case SpvOpIAdd:
        form = form_add(&a.form, &b.form);
        break;
    case SpvOpISub:
        form = form_scale(&b.form, -1);
        form = form_add(&a.form, &form);
        break;
    case SpvOpSNegate:
        form = form_scale(&a.form, -1);
        break;
    case SpvOpIMul:
        form = form_is_constant(&a.form)   ? form_scale(&b.form, a.form.k)
               : form_is_constant(&b.form) ? form_scale(&a.form, b.form.k)
                                           : form;
        break;
    case SpvOpShiftLeftLogical:
        if (form_is_constant(&b.form) && b.form.k >= 0 && b.form.k < 62 && b.form.k < width) {
            form = form_scale(&a.form, (int64_t)1 << b.form.k);
        }
        break;
    case SpvOpBitwiseOr: /* compilers write sums so where no bit carries */
        if (form_is_constant(&b.form) && b.form.k >= 0 && has_no_bits_below(&a.form, b.form.k)) {
            form = form_add(&a.form, &b.form);
        }
        break;
    case SpvOpBitwiseXor: /* and differences */
    case SpvOpNot:
        if (instruction->opcode == SpvOpNot || (form_is_constant(&b.form) && b.form.k == -1)) {
            struct form one = form_constant(-1);
            form = form_scale(&a.form, -1);
            form = form_add(&form, &one);
        }
        break;
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftRightLogical: /* and, behind a shift to the left, conversions */
        if (form_is_constant(&b.form) && b.form.k >= 0 && b.form.k < 62 && b.form.k < width &&
            has_no_bits_below(&a.form, ((int64_t)1 << b.form.k) - 1) &&
            as_number(walk, &a, instruction->opcode == SpvOpShiftRightArithmetic, &form)) {
            form = numbers_divide(&form, (int64_t)1 << b.form.k);
        } else {
            form.known = false;
        }
        break;
    case SpvOpBitwiseAnd: {
        int64_t low, high, mask = b.form.k;
        if (form_is_constant(&b.form) && mask > 0 && (mask & (mask + 1)) == 0 &&
            form_range(&a.form, &walk->fusion->everybody, &low, &high) && low >= 0 &&
            high <= mask) {
            form = a.form;
        }
        break;
    }
    case SpvOpUDiv:
    case SpvOpUMod:
        if (form_is_constant(&b.form) && b.form.k > 0 && as_number(walk, &a, false, &a.form)) {
            form = quotient(walk, &a.form, b.form.k);
            if (instruction->opcode == SpvOpUMod) {
                form = form_scale(&form, -b.form.k);
                form = form_add(&a.form, &form);
            }
        }
        break;
    default:
        break;
    }
    struct value result = walk_number(form, width);
    if (result.kind == NUMBER &&
        (instruction->opcode == SpvOpIAdd || instruction->opcode == SpvOpISub)) {
        result.origin = a.origin != ANYWHERE ? a.origin : b.origin;
    }
    return result;
}

/* ---- built-in variables ---------------------------------------------------------------------- */

static struct form global_id(const struct walk *walk, unsigned d) {
    const struct ur_fusion *fusion = walk->fusion;
    const struct ur_fusion_launch *launch = &walk->part->launch;
    struct form form = {.known = true};
    form.k = d < launch->dims ? (int64_t)launch->offset[d] : 0;
    form.c[2 * d] = fusion->has_local ? (int64_t)fusion->local[d] : 1;
    form.c[2 * d + 1] = 1;
    return form;
}

static struct form built_in(const struct walk *walk, uint32_t which, unsigned d) {
    const struct ur_fusion *fusion = walk->fusion;
    const struct ur_fusion_launch *launch = &walk->part->launch;
    struct form form = {.known = false};
    if (d > 2) {
        return form;
    }
    bool there = d < launch->dims;
    switch (which) {
    case SpvBuiltInGlobalInvocationId:
        return global_id(walk, d);
    case SpvBuiltInGlobalOffset:
        return form_constant(there ? (int64_t)launch->offset[d] : 0);
    case SpvBuiltInGlobalSize:
        return form_constant(there ? (int64_t)launch->global[d] : 1);
    case SpvBuiltInWorkDim:
        return form_constant(launch->dims);
    case SpvBuiltInGlobalLinearId: {
        form = form_constant(0);
        int64_t stride = 1;
        for (unsigned i = 0; i < launch->dims; ++i) {
            struct form id = global_id(walk, i), scaled;
            id.k = 0;
            scaled = form_scale(&id, stride);
            form = form_add(&form, &scaled);
            stride *= (int64_t)launch->global[i]; /* the product was checked to fit */
        }
        return form;
    }
    default:
        break;
    }
    if (!fusion->has_local) {
        return form;
    }
    switch (which) {
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
        return form_constant((int64_t)fusion->local[d]);
    case SpvBuiltInNumWorkgroups:
        return form_constant(there ? (int64_t)(launch->global[d] / fusion->local[d]) : 1);
    case SpvBuiltInWorkgroupId:
    case SpvBuiltInLocalInvocationId:
        form.known = true;
        form.c[2 * d + (which == SpvBuiltInLocalInvocationId)] = 1;
        return form;
    case SpvBuiltInLocalInvocationIndex:
        form = form_constant(0);
        for (unsigned i = 0, stride = 1; i < 3; ++i) {
            form.c[2 * i + 1] = stride;
            stride *= (unsigned)fusion->local[i];
        }
        return form;
    default:
        break;
    }
    if (!fusion->sub_group || !walk->part->sub_groups) {
        return form;
    }
    switch (which) {
    case SpvBuiltInSubgroupSize:
    case SpvBuiltInSubgroupMaxSize:
        return form_constant(fusion->sub_group);
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInNumEnqueuedSubgroups:
        return form_constant((int64_t)(fusion->local[0] / fusion->sub_group));
    case SpvBuiltInSubgroupId:
    case SpvBuiltInSubgroupLocalInvocationId:
        form.known = true;
        form.c[which == SpvBuiltInSubgroupId ? SUB_GROUP : LANE] = 1;
        return form;
    default:
        return form;
    }
}

struct value ur_fusion_built_in(const struct walk *walk, uint32_t which, uint64_t d,
                                uint32_t type) {
    return walk_number(built_in(walk, which, d < 3 ? (unsigned)d : 3),
                       ur_spirv_width(walk->module, type));
}

/* ---- truths ---------------------------------------------------------------------------------- */

/* Leaves out what all work-items have. */
static void add_limit(const struct walk *walk, struct when *when, const struct form *form) {
    int64_t low, high;
    if (form_range(form, &walk->fusion->everybody, &low, &high) && high <= 0) {
        return;
    }
    if (when->count == LIMITS || !form->known || form->c[QUOTIENT]) {
        when->exact = false;
        return;
    }
    when->limits[when->count++] = *form;
}

static struct value truth(const struct when *when) {
    struct value value = unknown;
    value.kind = TRUTH;
    value.truth = when;
    return value;
}

/* a <= b, or a < b. */
static void add_order(const struct walk *walk, struct when *when, const struct form *a,
                      const struct form *b, bool strict) {
    struct form minus = form_scale(b, -1), one = form_constant(strict);
    struct form difference = form_add(a, &minus);
    difference = form_add(&difference, &one);
    add_limit(walk, when, &difference);
}

static struct value numbers_compare(const struct walk *walk,
                                    const struct ur_spirv_instruction *instruction) {
    struct value a = ur_fusion_value(walk, instruction->operands[0]);
    struct value b = ur_fusion_value(walk, instruction->operands[1]);
    struct form x, y;
    bool is_signed = false, swapped = false, strict = false, equal = false;
    switch (instruction->opcode) {
    case SpvOpSLessThan:
    case SpvOpSGreaterThan:
    case SpvOpSLessThanEqual:
    case SpvOpSGreaterThanEqual:
        is_signed = true;
        break;
    default:
        break;
    }
    switch (instruction->opcode) {
    case SpvOpSLessThan:
    case SpvOpULessThan:
        strict = true;
        break;
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThan:
        strict = swapped = true;
        break;
    case SpvOpSGreaterThanEqual:
    case SpvOpUGreaterThanEqual:
        swapped = true;
        break;
    case SpvOpIEqual:
    case SpvOpINotEqual:
        equal = true;
        break;
    default:
        break;
    }
    if (!as_number(walk, &a, is_signed, &x) || !as_number(walk, &b, is_signed, &y)) {
        return unknown;
    }
    struct when *when = ur_out_alloc(&walk->fusion->out, 2, sizeof(*when));
    when[0].exact = when[1].exact = true;
    if (equal) {
        struct form minus = form_scale(&y, -1), difference = form_add(&x, &minus);
        if (form_is_constant(&difference)) {
            bool is_equal = difference.k == 0;
            return truth(is_equal == (instruction->opcode == SpvOpIEqual) ? yes : no);
        }
        struct when *same = &when[instruction->opcode == SpvOpIEqual];
        add_order(walk, same, &x, &y, false);
        add_order(walk, same, &y, &x, false);
        when[instruction->opcode != SpvOpIEqual].exact = false;
        return truth(when);
    }
    if (swapped) {
        struct form keep = x;
        x = y;
        y = keep;
    }
    add_order(walk, &when[1], &x, &y, strict);
    add_order(walk, &when[0], &y, &x, !strict);
    return truth(when);
}

static void numbers_join(struct when *to, const struct when *a, const struct when *b) {
    to->exact = a->exact && b->exact;
    for (uint32_t i = 0; i < a->count; ++i) {
        to->limits[to->count++] = a->limits[i];
    }
    for (uint32_t i = 0; i < b->count; ++i) {
        if (to->count == LIMITS) {
            to->exact = false;
            return;
        }
        to->limits[to->count++] = b->limits[i];
    }
}

static struct value logic(const struct walk *walk, const struct ur_spirv_instruction *instruction) {
    static const struct when open[2];
    struct value a = ur_fusion_truth(walk, instruction->operands[0]);
    const struct when *first = a.kind == TRUTH ? a.truth : open;
    struct when *when = ur_out_alloc(&walk->fusion->out, 2, sizeof(*when));
    if (instruction->opcode == SpvOpLogicalNot) {
        when[0] = first[1];
        when[1] = first[0];
        return truth(when);
    }
    struct value b = ur_fusion_truth(walk, instruction->operands[1]);
    const struct when *second = b.kind == TRUTH ? b.truth : open;
    /* Both are true, or both are false: one of the two is all that is known. */
    numbers_join(&when[instruction->opcode == SpvOpLogicalAnd],
                 &first[instruction->opcode == SpvOpLogicalAnd],
                 &second[instruction->opcode == SpvOpLogicalAnd]);
    return truth(when);
}

/* ---- pointers -------------------------------------------------------------------------------- */

/* An index, times the size of what it counts. */
static void add_index(const struct walk *walk, struct form *at, uint32_t id, uint64_t size) {
    struct value value = ur_fusion_value(walk, id);
    struct form form = {.known = false};
    if (value.kind == NUMBER && value.width >= 64) {
        form = value.form;
    } else if (!as_number(walk, &value, true, &form)) {
        form.known = false;
    }
    form = form_scale(&form, (int64_t)size);
    *at = form_add(at, &form);
}

static struct value chain_from(const struct walk *walk,
                               const struct ur_spirv_instruction *instruction, struct value base) {
    bool element = instruction->opcode == SpvOpPtrAccessChain ||
                   instruction->opcode == SpvOpInBoundsPtrAccessChain;
    uint32_t type =
        ur_spirv_operand(walk->module, ur_spirv_type(walk->module, instruction->operands[0]), 1);
    if (base.kind != POINTER) {
        return unknown;
    }
    for (uint32_t i = 1; i < instruction->count && base.form.known; ++i) {
        struct ur_spirv_layout_step step;
        uint32_t index = instruction->operands[i];
        if (!ur_spirv_layout_step(walk->module, type, index, i == 1 && element, &step)) {
            base.form.known = false;
        } else if (step.member) {
            struct form offset = form_constant((int64_t)step.bytes);
            base.form = form_add(&base.form, &offset);
        } else {
            add_index(walk, &base.form, index, step.bytes);
        }
        type = step.type;
    }
    return base;
}

static struct value chain(const struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct value base = ur_fusion_value(walk, instruction->operands[0]);
    struct value result = chain_from(walk, instruction, base);
    if (base.kind == POINTER && base.other) {
        struct value *other = ur_out_alloc(&walk->fusion->out, 1, sizeof(*other));
        *other = chain_from(walk, instruction, *base.other);
        result.other = other;
    }
    return result;
}

static struct value cast(const struct walk *walk, const struct ur_spirv_instruction *instruction) {
    struct value from = ur_fusion_value(walk, instruction->operands[0]);
    bool to_pointer = ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypePointer;
    if (to_pointer) {
        if (from.kind == POINTER) {
            return from;
        }
        if (from.kind == NUMBER && from.width >= 64) {
            return pointer(from.origin, from.form);
        }
        return pointer(ANYWHERE, (struct form){.known = false});
    }
    unsigned width = ur_spirv_width(walk->module, instruction->type);
    /* Where a buffer is that has a space for itself nobody knows. */
    if (from.kind == POINTER && !from.other && from.origin != ELSEWHERE && from.form.known &&
        (from.origin >= OPEN || walk->part->launch.arguments[from.origin].space == 0) &&
        width >= 64 && ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypeInt) {
        from.kind = NUMBER;
        from.width = (uint8_t)width;
        return from;
    }
    return from.kind == NUMBER && width == from.width &&
                   ur_spirv_opcode(walk->module, instruction->type) == SpvOpTypeInt
               ? from
               : unknown;
}

bool ur_fusion_compute(struct walk *walk, const struct ur_spirv_instruction *instruction,
                       struct value *value) {
    uint64_t index;
    *value = unknown;
    switch (instruction->opcode) {
    case SpvOpVariable:
        *value = pointer(ELSEWHERE, (struct form){.known = false});
        return true;
    case SpvOpCompositeExtract:
    case SpvOpVectorExtractDynamic: {
        struct value whole = ur_fusion_value(walk, instruction->operands[0]);
        bool known = instruction->opcode == SpvOpCompositeExtract
                         ? (index = instruction->operands[1], instruction->count == 2)
                         : ur_spirv_constant(walk->module, instruction->operands[1], &index);
        const struct ur_spirv_instruction *made =
            ur_spirv_definition(walk->module, instruction->operands[0]);
        if (whole.kind == BUILT_IN && known) {
            *value = ur_fusion_built_in(walk, whole.built_in, index, instruction->type);
        } else if (known && made && made->opcode == SpvOpCompositeConstruct &&
                   made->count == ur_spirv_operand(walk->module, made->type, 1) &&
                   ur_spirv_opcode(walk->module, made->type) == SpvOpTypeVector &&
                   index < made->count) {
            *value = ur_fusion_value(walk, made->operands[index]);
        }
        return true;
    }
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpIMul:
    case SpvOpSNegate:
    case SpvOpShiftLeftLogical:
    case SpvOpBitwiseAnd:
    case SpvOpBitwiseOr:
    case SpvOpBitwiseXor:
    case SpvOpNot:
    case SpvOpShiftRightArithmetic:
    case SpvOpShiftRightLogical:
    case SpvOpUDiv:
    case SpvOpUMod:
        *value = arithmetic(walk, instruction);
        return true;
    case SpvOpUConvert:
    case SpvOpSConvert:
        *value =
            convert(walk, instruction->operands[0], ur_spirv_width(walk->module, instruction->type),
                    instruction->opcode == SpvOpSConvert);
        return true;
    case SpvOpSLessThan:
    case SpvOpULessThan:
    case SpvOpSGreaterThan:
    case SpvOpUGreaterThan:
    case SpvOpSLessThanEqual:
    case SpvOpULessThanEqual:
    case SpvOpSGreaterThanEqual:
    case SpvOpUGreaterThanEqual:
    case SpvOpIEqual:
    case SpvOpINotEqual:
        *value = numbers_compare(walk, instruction);
        return true;
    case SpvOpLogicalAnd:
    case SpvOpLogicalOr:
    case SpvOpLogicalNot:
        *value = logic(walk, instruction);
        return true;
    case SpvOpCopyObject:
        *value = ur_fusion_value(walk, instruction->operands[0]);
        return true;
    case SpvOpBitcast:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
        *value = cast(walk, instruction);
        return true;
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        *value = chain(walk, instruction);
        return true;
    case SpvOpPtrEqual:
    case SpvOpPtrNotEqual:
    case SpvOpPtrDiff:
        return true;
    default:
        return false;
    }
}
