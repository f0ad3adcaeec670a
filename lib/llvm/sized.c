/* Branches that the size of the work-group decides, where a kernel requires one: `if (l < 1024)` in
 * groups of 256. Compilers leave such a guard in front of each loop that begins at a work-item's
 * number, and move branches in front of it behind, so that ways seem to part on which all wait for
 * each other. They go one way here before anything is cut. */
#include "regions.h"
#include "spirv/keep.h"

enum { MOST_DEPTH = 8 }; /* steps that a number is made of, one behind the other */

struct sized {
    struct ur_spirv_module *module;
    const uint32_t *size; /* of the group, in three dimensions */
};

/* Numbers from `least` to `most`, as an unsigned integer of `width` bits. */
struct range {
    uint64_t least, most;
    uint32_t width;
};

static uint64_t most_of(uint32_t width) {
    return width >= 64 ? UINT64_MAX : (UINT64_C(1) << width) - 1;
}

/* The built-in variable, or its component, that an id is. */
static bool range_of_input(const struct sized *s, const struct ur_spirv_instruction *insn,
                           struct range *r) {
    const struct ur_spirv_instruction *from =
        insn->opcode == SpvOpCompositeExtract && insn->count == 2
            ? ur_spirv_definition(s->module, insn->operands[0])
            : insn;
    uint32_t input = from ? ll_built_in_read(s->module, from) : UR_SPIRV_NONE;
    uint64_t all = (uint64_t)s->size[0] * s->size[1] * s->size[2];
    if (input == SpvBuiltInLocalInvocationId && from != insn && insn->operands[1] < 3) {
        all = s->size[insn->operands[1]];
    } else if (input != SpvBuiltInLocalInvocationIndex || from != insn) {
        return false;
    }
    r->least = 0;
    r->most = all ? all - 1 : 0;
    return r->most <= most_of(r->width);
}

/* Of all work-items. False: it is not known. */
static bool range_of(const struct sized *s, uint32_t id, unsigned depth, struct range *r) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(s->module, id);
    struct range of = {0}, by = {0};
    if (!insn || depth > MOST_DEPTH || ur_spirv_opcode(s->module, insn->type) != SpvOpTypeInt) {
        return false;
    }
    r->width = ur_spirv_width(s->module, insn->type);
    if (r->width > 64) {
        return false;
    }
    if (ur_spirv_constant(s->module, id, &r->least)) {
        r->most = r->least;
        return ur_spirv_opcode(s->module, id) != SpvOpSpecConstant;
    }
    switch (insn->opcode) {
    case SpvOpLoad:
    case SpvOpCompositeExtract:
        return range_of_input(s, insn, r);
    case SpvOpUConvert:
    case SpvOpSConvert:
        if (!range_of(s, insn->operands[0], depth + 1, &of) || of.most > most_of(r->width) ||
            (insn->opcode == SpvOpSConvert && of.most > most_of(of.width - 1))) {
            return false;
        }
        r->least = of.least;
        r->most = of.most;
        return true;
    case SpvOpIAdd:
    case SpvOpIMul:
    case SpvOpShiftLeftLogical:
    case SpvOpShiftRightLogical:
    case SpvOpUDiv:
        break;
    default:
        return false;
    }
    if (insn->count != 2 || !range_of(s, insn->operands[0], depth + 1, &of) ||
        !range_of(s, insn->operands[1], depth + 1, &by) || of.most > UINT32_MAX ||
        by.most > UINT32_MAX) {
        return false;
    }
    switch (insn->opcode) {
    case SpvOpIAdd:
        r->least = of.least + by.least;
        r->most = of.most + by.most;
        break;
    case SpvOpIMul:
        r->least = of.least * by.least;
        r->most = of.most * by.most;
        break;
    case SpvOpUDiv:
        if (by.least != by.most || by.least == 0) {
            return false;
        }
        r->least = of.least / by.least;
        r->most = of.most / by.least;
        break;
    default:
        if (by.least != by.most || by.least > 31) {
            return false;
        }
        bool left = insn->opcode == SpvOpShiftLeftLogical;
        r->least = left ? of.least << by.least : of.least >> by.least;
        r->most = left ? of.most << by.least : of.most >> by.least;
        break;
    }
    return r->most <= most_of(r->width);
}

/* Whether the first is below the second for all, or for none. */
static bool compare(const struct range *a, const struct range *b, bool or_equal, bool *answer) {
    *answer = or_equal ? a->most <= b->least : a->most < b->least;
    return *answer || (or_equal ? a->least > b->most : a->least >= b->most);
}

/* What a condition is for all work-items. False: it is not known, or not the same. */
static bool answer_of(const struct sized *s, uint32_t id, bool *answer) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(s->module, id);
    struct range a = {0}, b = {0};
    if (!insn || insn->count != 2 || insn->opcode < SpvOpUGreaterThan ||
        insn->opcode > SpvOpSLessThanEqual || !range_of(s, insn->operands[0], 0, &a) ||
        !range_of(s, insn->operands[1], 0, &b)) {
        return false;
    }
    bool is_signed = insn->opcode == SpvOpSGreaterThan || insn->opcode == SpvOpSLessThan ||
                     insn->opcode == SpvOpSGreaterThanEqual || insn->opcode == SpvOpSLessThanEqual;
    if (is_signed && (a.most > most_of(a.width - 1) || b.most > most_of(b.width - 1))) {
        return false;
    }
    switch (insn->opcode) {
    case SpvOpULessThan:
    case SpvOpSLessThan:
        return compare(&a, &b, false, answer);
    case SpvOpULessThanEqual:
    case SpvOpSLessThanEqual:
        return compare(&a, &b, true, answer);
    case SpvOpUGreaterThan:
    case SpvOpSGreaterThan:
        return compare(&b, &a, false, answer);
    default:
        return compare(&b, &a, true, answer);
    }
}

static void decide_in(const struct sized *s, const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        struct ur_spirv_instruction *end = &list->items[f->blocks[b].terminator];
        bool answer;
        if (end->opcode != SpvOpBranchConditional || end->operands[1] == end->operands[2] ||
            list->items[f->blocks[b].terminator - 1].opcode == SpvOpSelectionMerge ||
            !answer_of(s, end->operands[0], &answer)) {
            continue;
        }
        uint32_t kept = end->operands[answer ? 1 : 2];
        const struct ur_spirv_id *left = &s->module->ids[end->operands[answer ? 2 : 1]];
        ll_rename_incoming(&s->module->functions[left->function].blocks[left->block],
                           list->items[0].result, 0);
        end->opcode = SpvOpBranch;
        end->operands[0] = kept;
        end->count = 1;
    }
}

/* How often functions of the module call it. */
static uint32_t calls_of(const struct ur_spirv_module *module, uint32_t id) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < module->function_count; ++i) {
        const struct ur_spirv_function *f = &module->functions[i];
        for (uint32_t b = 0; b < f->block_count; ++b) {
            for (uint32_t k = 1; k < f->blocks[b].list.count; ++k) {
                const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[k];
                count += insn->opcode == SpvOpFunctionCall && insn->operands[0] == id;
            }
        }
    }
    return count;
}

bool ll_decide_by_size(struct ur_spirv_module *module) {
    uint32_t *first = ll_first_entries(module);
    bool changed = false;
    for (uint32_t i = 0; first && i < module->entry_point_count; ++i) {
        const struct ur_spirv_function *kernel =
            first[i] == i ? ur_spirv_function(module, module->entry_points[i].id) : NULL;
        const struct ur_spirv_note *size =
            kernel ? ur_spirv_mode(module, kernel, SpvExecutionModeLocalSize) : NULL;
        if (!size || size->count < 3 || !kernel->block_count) {
            continue;
        }
        const struct ur_spirv_function *body = ll_body(module, kernel);
        if (calls_of(module, body->id) == (body == kernel ? 0 : 1)) {
            decide_in(&(struct sized){module, size->operands}, body);
            changed = true;
        }
    }
    return first && (!changed || ur_spirv_index(module, NULL) == UR_SPIRV_OK);
}
