/* Images of the formats that a kernel's source suggests. A read of an image that is compiled into a
 * kernel for some formats has a call beside it for the others, and LLVM makes no vectors of loops
 * over work-items with calls in them. So kernels whose images have two dimensions get a second
 * form, in which every image has four floats in a pixel, or one where no other channel is looked
 * at: without calls, taken where the arguments are as expected. */
#include "expected.h"
#include "forms.h"
#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

enum {
    CHANNELS = 4,
    DEEPEST = 16,             /* steps to what a channel is made of, and calls within calls */
    MOST_DEPTH = 3,           /* of what is made of a pixel */
    MOST_INSTRUCTIONS = 1000, /* of a kernel, with what it calls: it is compiled twice */
    MOST_BRANCHES = 30,
    MOST_BY_GROUPS = 1040, /* instructions of one of which regions with images are, and branches */
    MOST_PARTING = 60,
    MOST_CASES = 12,
    FEW_ACCESSES = 8
};

uint32_t ll_parameter(const struct ur_spirv_function *f, uint32_t id) {
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        if (f->parameters[i] == id) {
            return i;
        }
    }
    return NONE;
}

/* ---- what accesses look at ------------------------------------------------------------------- */

/* One channel of a value that is written: the id of a number, or 0. */
static uint32_t channel_of(const struct ur_spirv_module *module, uint32_t value, uint32_t i) {
    for (int depth = 0; depth < DEEPEST; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, value);
        switch (insn ? insn->opcode : 0) {
        case SpvOpCompositeConstruct:
            return insn->count == CHANNELS ? insn->operands[i] : 0;
        case SpvOpConstantComposite:
        case SpvOpConstantNull:
        case SpvOpUndef:
            return value;
        case SpvOpCompositeInsert:
            if (insn->count == 3 && insn->operands[2] == i) {
                return insn->operands[0];
            }
            value = insn->operands[1];
            break;
        case SpvOpVectorShuffle:
            i = insn->operands[2 + i]; /* of the second one, and of what is undefined: not known */
            if (i >= CHANNELS) {
                return 0;
            }
            value = insn->operands[0];
            break;
        default:
            return 0;
        }
    }
    return 0;
}

static bool is_written_constant(const struct ur_spirv_module *module, uint32_t id) {
    uint32_t op = ur_spirv_opcode(module, id);
    return op >= SpvOpConstantTrue && op <= SpvOpSpecConstantOp;
}

/* Whether what is written looks as if it were for one channel: one number, which is there for the
 * others too, or constants are. */
static bool writes_one(const struct ur_spirv_module *module, uint32_t value) {
    uint32_t first = channel_of(module, value, 0);
    if (!first || is_written_constant(module, first)) {
        return false;
    }
    for (uint32_t i = 1; i < CHANNELS; ++i) {
        uint32_t other = channel_of(module, value, i);
        if (!other || (other != first && !is_written_constant(module, other) &&
                       ur_spirv_opcode(module, other) != SpvOpUndef)) {
            return false;
        }
    }
    return true;
}

static bool is_read_of_one(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                           uint32_t pixel, unsigned depth);

/* Whether each channel of the result is made of the same one of the operands. */
static bool is_by_channel(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *insn) {
    uint32_t op = insn->opcode;
    return op == SpvOpVectorTimesScalar || (op >= SpvOpSNegate && op <= SpvOpFMod &&
                                            ur_spirv_opcode(module, insn->type) == SpvOpTypeVector);
}

/* Whether an instruction looks at another channel of a pixel than the first one. */
static bool looks_at_others(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                            const struct ur_spirv_instruction *insn, uint32_t pixel,
                            unsigned depth) {
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    if (insn->opcode == SpvOpCompositeExtract) {
        return insn->operands[0] == pixel && insn->operands[1] != 0;
    }
    if (insn->opcode == SpvOpVectorShuffle) {
        uint32_t type = ur_spirv_type(module, insn->operands[0]);
        uint32_t count = ur_spirv_operand(module, type, 1);
        bool found = false;
        for (uint32_t i = 2; i < insn->count; ++i) {
            uint32_t channel = insn->operands[i], second = channel - count;
            found |= channel < count ? channel && insn->operands[0] == pixel
                                     : second && channel != NONE && insn->operands[1] == pixel;
        }
        return found;
    }
    ur_spirv_walk_begin(&walk, module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        if (item.id && insn->operands[item.first] == pixel) {
            return depth == MOST_DEPTH || !is_by_channel(module, insn) ||
                   !is_read_of_one(module, f, insn->result, depth + 1);
        }
    }
    return false;
}

static bool is_read_of_one(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                           uint32_t pixel, unsigned depth) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            if (looks_at_others(module, f, &f->blocks[b].list.items[i], pixel, depth)) {
                return false;
            }
        }
    }
    return true;
}

/* ---- which kernels --------------------------------------------------------------------------- */

static bool is_four_floats(const struct ur_spirv_module *module, uint32_t type) {
    uint32_t scalar = ur_spirv_operand(module, type, 0);
    return ur_spirv_opcode(module, type) == SpvOpTypeVector &&
           ur_spirv_operand(module, type, 1) == CHANNELS &&
           ur_spirv_opcode(module, scalar) == SpvOpTypeFloat &&
           ur_spirv_width(module, scalar) == 32;
}

/* A plain image of two dimensions, which is either read or written. */
static bool is_flat_image(const struct ur_spirv_module *module, uint32_t type, bool writes) {
    enum { DIM = 1, ARRAYED = 3, ACCESS = 7 };
    const uint32_t access = writes ? SpvAccessQualifierWriteOnly : SpvAccessQualifierReadOnly;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, type);
    return insn && insn->opcode == SpvOpTypeImage && insn->count > 4 &&
           insn->operands[DIM] == SpvDim2D && !insn->operands[ARRAYED] && insn->count > ACCESS &&
           insn->operands[ACCESS] == access;
}

/* Numbers of 32 bits, two of them at least. */
static bool is_place(const struct ur_spirv_module *module, uint32_t id, bool points) {
    uint32_t type = ur_spirv_type(module, id), scalar = ur_spirv_operand(module, type, 0);
    return ur_spirv_opcode(module, type) == SpvOpTypeVector &&
           ur_spirv_width(module, scalar) == 32 &&
           (ur_spirv_opcode(module, scalar) == SpvOpTypeInt ||
            (points && ur_spirv_opcode(module, scalar) == SpvOpTypeFloat));
}

/* A sampler by which coordinates stand for pixels, and do not repeat. */
static bool is_plain_sampler(const struct ur_spirv_module *module,
                             const struct ur_spirv_function *f, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    if (ll_parameter(f, id) != NONE) {
        return true;
    }
    return insn && insn->opcode == SpvOpConstantSampler && insn->count >= 3 &&
           insn->operands[1] == 0 && insn->operands[0] != SpvSamplerAddressingModeRepeat;
}

/* Whether an access is one that the form has; *image: the parameter. */
static bool is_expected(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                        const struct ur_spirv_instruction *insn, uint32_t *image) {
    const struct ur_spirv_instruction *sampled;
    switch (insn->opcode) {
    case SpvOpImageSampleExplicitLod:
        sampled = ur_spirv_definition(module, insn->operands[0]);
        *image = sampled && sampled->opcode == SpvOpSampledImage
                     ? ll_parameter(f, sampled->operands[0])
                     : NONE;
        return *image != NONE && is_plain_sampler(module, f, sampled->operands[1]) &&
               is_four_floats(module, insn->type) && is_place(module, insn->operands[1], true);
    case SpvOpImageRead:
    case SpvOpImageFetch:
        *image = ll_parameter(f, insn->operands[0]);
        return *image != NONE && is_four_floats(module, insn->type) &&
               is_place(module, insn->operands[1], false);
    case SpvOpImageWrite:
        *image = ll_parameter(f, insn->operands[0]);
        return *image != NONE && is_four_floats(module, ur_spirv_type(module, insn->operands[2])) &&
               is_place(module, insn->operands[1], false);
    default:
        return false;
    }
}

static bool takes_images(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *call) {
    for (uint32_t i = 1; i < call->count; ++i) {
        uint32_t op = ur_spirv_opcode(module, ur_spirv_type(module, call->operands[i]));
        if (op == SpvOpTypeImage || op == SpvOpTypeSampledImage) {
            return true;
        }
    }
    return false;
}

/* A sampler that is a parameter is thought to filter if it says where points are, and no whole
 * coordinates, which are never filtered. */
static void note_sampler(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                         const struct ur_spirv_instruction *insn, uint8_t *expected) {
    uint32_t pair = insn->operands[0], at = ur_spirv_type(module, insn->operands[1]);
    uint32_t sampler = ll_parameter(f, ur_spirv_operand(module, pair, 1));
    bool points = ur_spirv_opcode(module, ur_spirv_operand(module, at, 0)) == SpvOpTypeFloat;
    if (sampler != NONE && expected[sampler] != EXPECTED_NEAREST) {
        expected[sampler] = points ? EXPECTED_LINEAR : EXPECTED_NEAREST;
    }
}

/* Notes what the instruction expects; false: the function has no such form. */
static bool note_expected(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                          const struct ur_spirv_instruction *insn, bool waits, uint8_t *expected,
                          bool *reads) {
    uint32_t op = insn->opcode, image = NONE;
    bool lanes;
    if (op == SpvOpFunctionCall) {
        return !takes_images(module, insn);
    }
    if (ll_sync(module, insn, &lanes) != SYNC_NONE || lanes) {
        return waits;
    }
    if (op == SpvOpSampledImage || op < SpvOpImageSampleImplicitLod ||
        (op >= SpvOpImageQueryFormat && op <= SpvOpImageQuerySamples) ||
        op > SpvOpImageQuerySamples) {
        return true;
    }
    if (!is_expected(module, f, insn, &image) ||
        !is_flat_image(module, ur_spirv_type(module, f->parameters[image]),
                       op == SpvOpImageWrite)) {
        return false;
    }
    if (op == SpvOpImageSampleExplicitLod) {
        note_sampler(module, f, insn, expected);
    }
    bool one = op == SpvOpImageWrite ? writes_one(module, insn->operands[2])
                                     : is_read_of_one(module, f, insn->result, 0);
    *reads |= op != SpvOpImageWrite;
    if (expected[image] != EXPECTED_FOUR) {
        expected[image] = !one                    ? EXPECTED_FOUR
                          : op == SpvOpImageWrite ? EXPECTED_ONE
                                                  : EXPECTED_FIRST;
    }
    return true;
}

/* What a kernel has in it, with what it calls. */
struct contents {
    uint32_t instructions, branches, cases;
};

static void measure(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                    unsigned depth, struct contents *all) {
    for (uint32_t b = 0; b < f->block_count && all->instructions <= MOST_BY_GROUPS; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        all->instructions += block->list.count;
        all->branches += end->opcode == SpvOpBranchConditional;
        all->cases += end->opcode == SpvOpSwitch ? end->count / 2u : 0;
        for (uint32_t i = 1; i < block->terminator; ++i) {
            const struct ur_spirv_function *callee = ur_spirv_callee(module, &block->list.items[i]);
            if (callee && depth < DEEPEST) {
                measure(module, callee, depth + 1, all);
            }
        }
    }
}

/* Whether LLVM takes a bearable time for vectors of it, which do all that lies on either way of
 * each branch. */
static bool is_small(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                     uint32_t instructions, uint32_t branches) {
    struct contents all = {0};
    measure(module, f, 0, &all);
    return all.instructions <= instructions && all.branches <= branches && all.cases <= MOST_CASES;
}

static bool is_access(uint32_t op) {
    return op == SpvOpImageSampleExplicitLod || (op >= SpvOpImageFetch && op <= SpvOpImageWrite);
}

static bool accesses_image(const struct ur_spirv_function *f, uint32_t first, uint32_t last) {
    for (uint32_t b = first; b <= last; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].terminator; ++i) {
            if (is_access(f->blocks[b].list.items[i].opcode)) {
                return true;
            }
        }
    }
    return false;
}

bool ll_has_many_accesses(const struct ur_spirv_function *f) {
    uint32_t count = 0;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].terminator; ++i) {
            count += is_access(f->blocks[b].list.items[i].opcode);
        }
    }
    return count > FEW_ACCESSES;
}

/* Whether there is a loop in which no image is read or written: others become vectors of work-items
 * turn by turn whatever images there are around them. */
static bool has_other_loop(const struct ur_spirv_module *module,
                           const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        for (uint32_t n = 0, to; (to = ur_spirv_target(module, end, n)) != 0; ++n) {
            uint32_t first = module->ids[to].block; /* blocks lie behind those that dominate them */
            if (first <= b && !accesses_image(f, first, b)) {
                return true;
            }
        }
    }
    return false;
}

/* Notes what all of a function expects; false: it has no such form. */
static bool note_all(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                     bool waits, uint8_t *expected) {
    bool reads = false;
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            if (!note_expected(module, f, &f->blocks[b].list.items[i], waits, expected, &reads)) {
                return false;
            }
        }
    }
    return reads;
}

const uint8_t *ll_expected_by_groups(struct tr *t, const struct ur_spirv_function *f) {
    uint8_t *expected = ur_out_alloc(&t->out, f->parameter_count + 1u, 1);
    bool ok = !ur_spirv_has(t->module, SpvCapabilityBindlessImagesINTEL) &&
              is_small(t->module, f, MOST_BY_GROUPS, MOST_PARTING) &&
              note_all(t->module, f, true, expected);
    return ok ? expected : NULL;
}

bool ll_has_images(const struct regions *r, uint32_t region) {
    const struct state *state = &r->states[region];
    bool found = false;
    if (!r->expected || state->decides || state->turns || ll_are_apart(r)) {
        return false;
    }
    for (uint32_t i = 0; i < state->piece_count && !found; ++i) {
        const struct piece *piece = &r->pieces[state->pieces[i]];
        const struct ur_spirv_list *list = &r->function->blocks[piece->block].list;
        for (uint32_t n = piece->from; n < piece->to && !found; ++n) {
            found = is_access(list->items[n].opcode);
        }
    }
    return found;
}

const uint8_t *ll_formats(const struct fn *k) {
    return k->images ? k->regions->expected : k->facts->expected;
}

/* NULL: the function has no such form. */
static const uint8_t *formats_of(struct ll_copies *c, const struct ur_spirv_function *f) {
    uint8_t *expected = ur_spirv_take(c->module, &c->failed, f->parameter_count + 1u, 1);
    bool ok = !c->failed && is_small(c->module, f, MOST_INSTRUCTIONS, MOST_BRANCHES) &&
              !has_other_loop(c->module, f) && note_all(c->module, f, false, expected);
    return ok ? expected : NULL;
}

void ll_find_expected(struct ll_copies *c, const uint32_t *first, struct ll_form *forms) {
    const struct ur_spirv_module *module = c->module;
    if (ur_spirv_has(module, SpvCapabilityBindlessImagesINTEL)) {
        return;
    }
    for (uint32_t i = 0; i < module->entry_point_count && !c->failed; ++i) {
        const struct ur_spirv_entry_point *entry = &module->entry_points[i];
        const struct ur_spirv_function *kernel = ur_spirv_function(module, entry->id);
        if (first[i] != i || forms[i].function || !kernel || !kernel->block_count) {
            continue;
        }
        const struct ur_spirv_function *f = ll_body(module, kernel);
        const uint8_t *expected = formats_of(c, f);
        const struct ur_spirv_function *copy = expected ? ll_copy_kernel(c, f, entry) : NULL;
        if (copy) {
            forms[i].function = copy->id;
            forms[i].expected = expected;
        }
    }
}
