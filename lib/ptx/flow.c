/* A function with what it calls inlined, as one list of blocks. */
#include <string.h>

#include "emit.h"
#include "flow.h"
#include "pointers.h"
#include "types.h"

enum {
    INLINE_LIMIT = 2000, /* instructions of a function that is inlined wherever it is called */
    COPIED_LIMIT =
        12000,        /* of a larger one, in all copies but the first, where it is inlined too */
    APART_LIMIT = 32, /* of one that need not be, above which it is a function */
    HEIGHT_LIMIT = 64 /* calls within calls that are inlined; also bounds our own stack */
};

/* ---- what is inlined ---------------------------------------------------------------------------
 */

struct visit {
    uint32_t function, block, insn;
};

/* Whether a function that is not to be inlined (DontInline) can do without: it calls nothing, and
 * has nothing to do with other work-items and with local memory, which would be each kernel's. */
static bool stands_apart(const struct tr *t, const struct ur_spirv_function *f) {
    if (!(f->head.items[f->definition].operands[0] & SpvFunctionControlDontInlineMask)) {
        return false;
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 0; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            switch (insn->opcode) {
            case SpvOpLabel:
            case SpvOpLine:
            case SpvOpNoLine:
            case SpvOpPhi:
            case SpvOpBranch:
            case SpvOpBranchConditional:
            case SpvOpSelect:
            case SpvOpReturnValue:
            case SpvOpConvertUToPtr:
            case SpvOpConvertPtrToU:
            case SpvOpBitcast:
            case SpvOpUConvert:
            case SpvOpInBoundsPtrAccessChain:
            case SpvOpPtrAccessChain:
            case SpvOpAtomicIIncrement:
            case SpvOpAtomicIAdd:
            case SpvOpMemoryBarrier:
            case SpvOpCompositeExtract:
            case SpvOpCompositeInsert:
            case SpvOpCompositeConstruct:
            case SpvOpUndef:
                break;
            case SpvOpLoad:
            case SpvOpStore: {
                uint32_t type = ur_spirv_type(t->module, insn->operands[0]);
                uint32_t storage = ur_spirv_operand(t->module, type, 0);
                if (storage != SpvStorageClassCrossWorkgroup && storage != SpvStorageClassInput) {
                    return false;
                }
                break;
            }
            default:
                if (insn->opcode < SpvOpSNegate || insn->opcode > SpvOpBitCount) {
                    return false;
                }
            }
        }
    }
    return f->block_count != 0;
}

/* What is called once is as long when it is inlined: so are bodies of kernels, to which translators
 * from LLVM hand on what an entry point gets. The device's compiler knows nothing in a function of
 * what its arguments point to. */
static bool is_too_long(const struct call *call) {
    return call->size > INLINE_LIMIT && call->sites > 1 &&
           (call->sites - 1) * call->size > COPIED_LIMIT;
}

static void leave_function(struct tr *t, uint32_t function, uint32_t caller) {
    struct call *call = &t->calls[function];
    call->mark = 2;
    call->apart = call->size > APART_LIMIT && stands_apart(t, &t->module->functions[function]);
    if (is_too_long(call) || call->height >= HEIGHT_LIMIT || call->apart) {
        call->real = true;
    }
    if (caller != UR_SPIRV_NONE && !call->real) {
        struct call *outer = &t->calls[caller];
        outer->size += call->size;
        outer->height = outer->height > call->height ? outer->height : (uint8_t)(call->height + 1);
    }
}

/* A function on the way to itself is what makes a cycle of calls; emitting that one as a function
 * breaks the cycle. */
static void flow_search(struct tr *t, uint32_t root, struct visit *stack) {
    const struct ur_spirv_module *module = t->module;
    uint32_t depth = 0;
    stack[0] = (struct visit){root, 0, 0};
    t->calls[root].mark = 1;
    for (;;) {
        struct visit *at = &stack[depth];
        const struct ur_spirv_function *function = &module->functions[at->function];
        if (at->block == function->block_count) {
            leave_function(t, at->function, depth ? stack[depth - 1].function : UR_SPIRV_NONE);
            if (depth-- == 0) {
                return;
            }
            continue;
        }
        const struct ur_spirv_list *list = &function->blocks[at->block].list;
        if (at->insn == list->count) {
            t->calls[at->function].size += list->count;
            ++at->block;
            at->insn = 0;
            continue;
        }
        const struct ur_spirv_function *callee =
            ur_spirv_callee(t->module, &list->items[at->insn++]);
        if (!callee || !callee->block_count) {
            continue;
        }
        uint32_t index = (uint32_t)(callee - module->functions);
        struct call *call = &t->calls[index];
        if (call->mark == 0) {
            call->mark = 1;
            stack[++depth] = (struct visit){index, 0, 0};
        } else if (call->mark == 1) {
            call->real = true;
        } else {
            leave_function(t, index, at->function);
        }
    }
}

static void count_sites(struct tr *t) {
    const struct ur_spirv_module *module = t->module;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        for (uint32_t b = 0; b < module->functions[f].block_count; ++b) {
            const struct ur_spirv_list *list = &module->functions[f].blocks[b].list;
            for (uint32_t i = 0; i < list->count; ++i) {
                const struct ur_spirv_function *callee =
                    ur_spirv_callee(t->module, &list->items[i]);
                if (callee) {
                    ++t->calls[callee - module->functions].sites;
                }
            }
        }
    }
}

static bool waits_for_device(const struct tr *t, uint32_t index) {
    const struct ur_spirv_function *f = &t->module->functions[index];
    bool found = t->calls[index].device;
    for (uint32_t b = 0; b < f->block_count && !found; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 0; i < list->count && !found; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            uint64_t scope;
            if (insn->opcode == SpvOpControlBarrier && insn->count) {
                found = ur_spirv_constant(t->module, insn->operands[0], &scope) &&
                        scope == SpvScopeDevice;
            } else if (insn->opcode == SpvOpFunctionCall && insn->count) {
                const struct ur_spirv_function *to =
                    ur_spirv_function(t->module, insn->operands[0]);
                found = to && t->calls[to - t->module->functions].device;
            }
        }
    }
    return found;
}

/* Once more as long as callers of callers are found. */
static void find_device_barriers(struct tr *t) {
    for (bool more = true; more;) {
        more = false;
        for (uint32_t i = 0; i < t->module->function_count; ++i) {
            bool found = waits_for_device(t, i);
            more |= found && !t->calls[i].device;
            t->calls[i].device = found;
        }
    }
}

/* Tells what a function calls how large sub-groups are; those that it tells anew are added behind
 * `count` in the queue. */
static uint32_t tell_lanes(struct tr *t, const struct ur_spirv_function *f, uint8_t lanes,
                           uint32_t *queue, uint32_t count) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_list *list = &f->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            const struct ur_spirv_function *callee = ur_spirv_callee(t->module, &list->items[i]);
            struct call *call = callee ? &t->calls[callee - t->module->functions] : NULL;
            if (call && call->lanes != lanes && call->lanes != LANES_DIFFER) {
                call->lanes = call->lanes ? LANES_DIFFER : lanes;
                queue[count++] = (uint32_t)(callee - t->module->functions);
            }
        }
    }
    return count;
}

/* What a kernel requires, or 0. */
static uint32_t required_lanes(const struct ur_spirv_module *module,
                               const struct ur_spirv_function *kernel) {
    const struct ur_spirv_note *size =
        kernel ? ur_spirv_mode(module, kernel, SpvExecutionModeSubgroupSize) : NULL;
    return size && size->count && size->operands[0] <= 32 ? size->operands[0] : 0;
}

/* Each function is told twice at most: by the first kernel, and by one that requires another
 * size. */
static void spread_lanes(struct tr *t) {
    const struct ur_spirv_module *module = t->module;
    uint32_t *queue = NULL, count = 0;
    for (uint32_t i = 0; i < module->entry_point_count && !queue; ++i) {
        if (required_lanes(module, ur_spirv_function(module, module->entry_points[i].id))) {
            queue = ptx_alloc(&t->out, 2 * module->function_count + 1u, sizeof(*queue));
        }
    }
    for (uint32_t i = 0; i < module->entry_point_count && queue; ++i) {
        const struct ur_spirv_function *f = ur_spirv_function(module, module->entry_points[i].id);
        uint32_t lanes = required_lanes(module, f);
        count = f ? tell_lanes(t, f, lanes ? (uint8_t)lanes : 32, queue, count) : count;
    }
    for (uint32_t i = 0; i < count; ++i) {
        count = tell_lanes(t, &module->functions[queue[i]], t->calls[queue[i]].lanes, queue, count);
    }
}

void ptx_find_calls(struct tr *t) {
    uint32_t count = t->module->function_count;
    t->calls = ptx_alloc(&t->out, count + 1u, sizeof(*t->calls));
    struct visit *stack = ptx_alloc(&t->out, count + 1u, sizeof(*stack));
    count_sites(t);
    for (uint32_t i = 0; i < count; ++i) {
        if (t->calls[i].mark == 0) {
            flow_search(t, i, stack);
        }
    }
    find_device_barriers(t);
    spread_lanes(t);
}

/* ---- building ----------------------------------------------------------------------------------
 */

struct block *ptx_add_block(struct fn *k, uint32_t label) {
    struct flow *flow = &k->flow;
    if (flow->count == flow->capacity) {
        uint32_t capacity = flow->capacity ? flow->capacity * 2 : 16;
        flow->blocks =
            ptx_regrow(&k->t->out, flow->blocks, flow->count, capacity, sizeof(*flow->blocks));
        flow->capacity = capacity;
    }
    struct block *block = &flow->blocks[flow->count++];
    *block = (struct block){.label = label};
    return block;
}

struct ur_spirv_instruction *ptx_add_insn(struct fn *k, struct block *block,
                                          struct ur_spirv_instruction insn) {
    if (block->count == block->capacity) {
        uint32_t capacity = block->capacity ? block->capacity * 2 : 8;
        block->items =
            ptx_regrow(&k->t->out, block->items, block->count, capacity, sizeof(*block->items));
        block->capacity = capacity;
    }
    block->items[block->count] = insn;
    return &block->items[block->count++];
}

uint32_t ptx_selector_width(struct fn *k, const struct ur_spirv_instruction *insn) {
    return insn->opcode == SpvOpSwitch && insn->count ? ptx_value_type(k, insn->operands[0])->width
                                                      : 0;
}

uint32_t ptx_successor(struct fn *k, const struct block *block, uint32_t i) {
    const struct ur_spirv_instruction *end = block->count ? &block->items[block->count - 1] : NULL;
    return end ? ur_spirv_target_by(end, ptx_selector_width(k, end), i) : 0;
}

/* One instance of an inlined function. */
struct instance {
    const struct ur_spirv_function *function;
    bool inlined;
    uint32_t label; /* of the block as it was before calls split it */
    uint32_t exit;  /* of the block after the call */
    uint32_t return_count;
    uint32_t *returns; /* value, label ... */
    uint32_t return_capacity;
};

static uint32_t mapped(void *data, uint32_t id) {
    struct fn *k = data;
    if (id >= k->t->module->bound) {
        return id;
    }
    uint32_t to = ptx_id_of(k, id)->mapped;
    return to ? to : id;
}

static uint32_t flow_renew(struct fn *k, uint32_t id, uint32_t type) {
    uint32_t made = ptx_new_id(k->t);
    struct id *to = ptx_id_of(k, made), *from = ptx_id_of(k, id);
    to->type = type;
    to->origin = from->origin;
    from->mapped = made;
    return made;
}

static struct ur_spirv_instruction clone(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct ur_spirv_instruction made = *insn;
    made.operands = ptx_alloc(&k->t->out, insn->count + 1u, sizeof(uint32_t));
    made.result = insn->result ? mapped(k, insn->result) : 0;
    ur_spirv_rename(k->t->module, insn, made.operands, mapped, k);
    return made;
}

static uint32_t *new_operands(struct fn *k, uint32_t count) {
    return ptx_alloc(&k->t->out, count + 1u, sizeof(uint32_t));
}

static void branch_to(struct fn *k, uint32_t label, uint32_t word) {
    uint32_t *operands = new_operands(k, 1);
    operands[0] = label;
    ptx_add_insn(k, &k->flow.blocks[k->flow.count - 1],
                 (struct ur_spirv_instruction){
                     .opcode = SpvOpBranch, .count = 1, .word = word, .operands = operands});
}

static void add_return(struct fn *k, struct instance *in, uint32_t value) {
    if (in->return_count + 2 > in->return_capacity) {
        uint32_t capacity = in->return_capacity ? in->return_capacity * 2 : 8;
        in->returns =
            ptx_regrow(&k->t->out, in->returns, in->return_count, capacity, sizeof(*in->returns));
        in->return_capacity = capacity;
    }
    in->returns[in->return_count++] = value;
    in->returns[in->return_count++] = k->flow.blocks[k->flow.count - 1].label;
}

static void flow_build(struct fn *k, struct instance *in);

/* The value of a call: that of its one return, or a phi of them. */
static void add_result(struct fn *k, const struct ur_spirv_instruction *call, uint32_t result,
                       const struct instance *in) {
    if (!result || !in->return_count) {
        return;
    }
    struct ur_spirv_instruction value = {
        .opcode = in->return_count == 2 ? SpvOpCopyObject : SpvOpPhi,
        .count = (uint16_t)(in->return_count == 2 ? 1 : in->return_count),
        .type = call->type,
        .result = result,
        .word = call->word,
        .operands = in->returns};
    if (in->return_count > UINT16_MAX) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a function with more than %d returns", UINT16_MAX / 2);
    }
    ptx_add_insn(k, &k->flow.blocks[k->flow.count - 1], value);
}

/* A copy of what the argument points to, for a parameter by value. */
static uint32_t add_copy(struct fn *k, const struct ur_spirv_instruction *call, uint32_t parameter,
                         uint32_t argument) {
    struct block *block = &k->flow.blocks[k->flow.count - 1];
    uint32_t made = ptx_new_id(k->t), type = ur_spirv_type(k->t->module, parameter),
             *storage = new_operands(k, 1), *operands = new_operands(k, 2);
    struct id *to = ptx_id_of(k, made);
    to->type = type;
    to->origin = parameter;
    storage[0] = SpvStorageClassFunction;
    operands[0] = made;
    operands[1] = argument;
    ptx_add_insn(k, block,
                 (struct ur_spirv_instruction){.opcode = SpvOpVariable,
                                               .count = 1,
                                               .type = type,
                                               .result = made,
                                               .word = call->word,
                                               .operands = storage});
    ptx_add_insn(
        k, block,
        (struct ur_spirv_instruction){
            .opcode = SpvOpCopyMemory, .count = 2, .word = call->word, .operands = operands});
    return made;
}

/* Operand `i` of a call, as the callee gets it. */
static uint32_t argument_of(struct fn *k, const struct ur_spirv_instruction *call,
                            const struct ur_spirv_function *callee, uint32_t i) {
    uint32_t id = mapped(k, call->operands[i]);
    return i <= callee->parameter_count &&
                   ptx_needs_copy(k->t, callee->parameters[i - 1], call->operands[i])
               ? add_copy(k, call, callee->parameters[i - 1], id)
               : id;
}

static void inline_call(struct fn *k, const struct ur_spirv_instruction *insn,
                        const struct ur_spirv_function *callee, uint32_t label) {
    if (insn->count - 1u != callee->parameter_count) {
        ptx_fail_in(k, UR_PTX_INVALID, "function %%%u takes %u arguments, not %u", callee->id,
                    callee->parameter_count, insn->count - 1u);
    }
    uint32_t result = insn->result ? mapped(k, insn->result) : 0;
    /* Arguments first: the callee may have been inlined before, and its parameters mapped. */
    uint32_t *arguments = new_operands(k, insn->count);
    for (uint32_t i = 1; i < insn->count; ++i) {
        arguments[i] = argument_of(k, insn, callee, i);
    }
    for (uint32_t i = 1; i < insn->count; ++i) {
        ptx_id_of(k, callee->parameters[i - 1])->mapped = arguments[i];
    }
    struct instance in = {.function = callee, .inlined = true, .exit = ptx_new_id(k->t)};
    for (uint32_t b = 0; b < callee->block_count; ++b) {
        const struct ur_spirv_block *block = &callee->blocks[b];
        flow_renew(k, block->label, 0);
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            const struct ur_spirv_instruction *inner = &block->list.items[i];
            if (inner->result) {
                flow_renew(k, inner->result, inner->type);
            }
        }
    }
    branch_to(k, mapped(k, callee->blocks[0].label), insn->word);
    flow_build(k, &in);
    ptx_add_block(k, in.exit);
    ptx_id_of(k, label)->last = in.exit;
    add_result(k, insn, result, &in);
}

static void build_insn(struct fn *k, struct instance *in, const struct ur_spirv_instruction *insn) {
    if (insn->opcode == SpvOpLabel || ur_spirv_is_hint(insn->opcode)) {
        return;
    }
    k->insn = insn;
    const struct ur_spirv_function *callee = ur_spirv_callee(k->t->module, insn);
    if (callee && callee->block_count && !k->t->calls[callee - k->t->module->functions].real) {
        inline_call(k, insn, callee, in->label);
        return;
    }
    if (in->inlined && (insn->opcode == SpvOpReturn || insn->opcode == SpvOpReturnValue)) {
        uint32_t value =
            insn->opcode == SpvOpReturnValue && insn->count ? mapped(k, insn->operands[0]) : 0;
        if (value) {
            add_return(k, in, value);
        }
        branch_to(k, in->exit, insn->word);
        return;
    }
    struct ur_spirv_instruction made =
        in->inlined || insn->opcode == SpvOpPhi || callee ? clone(k, insn) : *insn;
    for (uint32_t i = 1; callee && callee->block_count && i < insn->count; ++i) {
        made.operands[i] = argument_of(k, insn, callee, i);
    }
    ptx_add_insn(k, &k->flow.blocks[k->flow.count - 1], made);
}

static void flow_build(struct fn *k, struct instance *in) {
    for (uint32_t b = 0; b < in->function->block_count; ++b) {
        const struct ur_spirv_block *block = &in->function->blocks[b];
        in->label = mapped(k, block->label);
        ptx_add_block(k, in->label);
        for (uint32_t i = 1; i <= block->terminator; ++i) {
            build_insn(k, in, &block->list.items[i]);
        }
    }
}

/* ---- tidying -----------------------------------------------------------------------------------
 */

static void index_blocks(struct fn *k) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        ptx_id_of(k, k->flow.blocks[b].label)->block = b + 1;
    }
}

uint32_t ptx_block_of(struct fn *k, uint32_t label) {
    uint32_t index = label ? ptx_id_of(k, label)->block : 0;
    if (!index) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is no label of this function", label);
    }
    return index - 1;
}

/* Whether control goes from one block to the other; the first may have gone itself. */
static bool goes(struct fn *k, uint32_t from, uint32_t to) {
    uint32_t index = ptx_block_of(k, from), label;
    if (index >= k->flow.count || k->flow.blocks[index].label != from) {
        return false;
    }
    for (uint32_t i = 0; (label = ptx_successor(k, &k->flow.blocks[index], i)) != 0; ++i) {
        if (label == to) {
            return true;
        }
    }
    return false;
}

/* Leaves out blocks that nothing reaches, and what phis say of them and of blocks that do not go
 * there; a phi of one value is that value. */
static void drop_unreached(struct fn *k) {
    struct flow *flow = &k->flow;
    index_blocks(k);
    bool *reached = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*reached));
    uint32_t *stack = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*stack)), depth = 1;
    reached[0] = true;
    while (depth) {
        const struct block *block = &flow->blocks[stack[--depth]];
        uint32_t label;
        for (uint32_t i = 0; (label = ptx_successor(k, block, i)) != 0; ++i) {
            uint32_t to = ptx_block_of(k, label);
            if (!reached[to]) {
                reached[to] = true;
                stack[depth++] = to;
            }
        }
    }
    for (uint32_t b = 0; b < flow->count; ++b) {
        struct block *block = &flow->blocks[b];
        for (uint32_t i = 0; reached[b] && i < block->count; ++i) {
            struct ur_spirv_instruction *phi = &block->items[i];
            if (phi->opcode != SpvOpPhi) {
                continue;
            }
            uint16_t kept = 0;
            for (uint32_t j = 0; j + 1 < phi->count; j += 2) {
                uint32_t from = ptx_id_of(k, phi->operands[j + 1])->last;
                if (goes(k, from, block->label) && reached[ptx_block_of(k, from)]) {
                    phi->operands[kept++] = phi->operands[j];
                    phi->operands[kept++] = from;
                }
            }
            phi->count = kept;
            if (kept == 2) {
                phi->opcode = SpvOpCopyObject;
                phi->count = 1;
            }
        }
    }
    uint32_t kept = 0;
    for (uint32_t b = 0; b < flow->count; ++b) {
        struct id *label = ptx_id_of(k, flow->blocks[b].label);
        label->last = flow->blocks[b].label; /* phis name the last one now */
        if (reached[b]) {
            flow->blocks[kept++] = flow->blocks[b];
        }
    }
    flow->count = kept;
    index_blocks(k);
}

/* Whether each block stands behind those that all ways to it lead through, as SPIR-V has it: true
 * where each but the first has an earlier one before it. */
static bool in_order(struct fn *k) {
    const struct flow *flow = &k->flow;
    bool *seen = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*seen));
    uint32_t label;
    seen[0] = true;
    for (uint32_t b = 0; b < flow->count; ++b) {
        if (!seen[b]) {
            return false;
        }
        for (uint32_t i = 0; (label = ptx_successor(k, &flow->blocks[b], i)) != 0; ++i) {
            uint32_t to = ptx_block_of(k, label);
            seen[to] |= to > b;
        }
    }
    return true;
}

struct stop {
    uint32_t block, next;
};

/* Early translators do not keep to it: reverse postorder does. Of several ways the one that stood
 * last is taken first, so that most blocks stay where they were. */
static void put_in_order(struct fn *k) {
    struct flow *flow = &k->flow;
    struct stop *stack = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*stack));
    bool *seen = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*seen));
    struct block *sorted = ptx_alloc(&k->t->out, flow->count + 1u, sizeof(*sorted));
    uint32_t depth = 1, place = flow->count;
    seen[0] = true;
    while (depth) {
        struct stop *at = &stack[depth - 1];
        uint32_t count = 0, best = 0, label;
        bool any = false;
        for (; (label = ptx_successor(k, &flow->blocks[at->block], count)) != 0 && count < 64;
             ++count) {
            uint32_t to = ptx_block_of(k, label);
            if (!seen[to] && (!any || to > best)) {
                best = to;
                any = true;
            }
        }
        for (; !any && (label = ptx_successor(k, &flow->blocks[at->block], at->next)) != 0;
             ++at->next) { /* a switch of many cases, in its own order */
            uint32_t to = ptx_block_of(k, label);
            if (!seen[to]) {
                best = to;
                any = true;
            }
        }
        if (any) {
            seen[best] = true;
            stack[depth++] = (struct stop){best, 0};
        } else {
            sorted[--place] = flow->blocks[at->block];
            --depth;
        }
    }
    flow->blocks = sorted + place;
    flow->count -= place;
    flow->capacity = flow->count;
    index_blocks(k);
}

/* Which instruction makes each id. */
void ptx_index_flow(struct fn *k) {
    index_blocks(k);
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            if (block->items[i].result) {
                struct id *id = ptx_id_of(k, block->items[i].result);
                id->def = &block->items[i];
                id->type = block->items[i].type;
            }
        }
    }
}

void ptx_settle_flow(struct fn *k) {
    k->insn = NULL;
    drop_unreached(k);
    if (!in_order(k)) {
        put_in_order(k);
    }
}

void ptx_make_flow(struct fn *k) {
    struct instance in = {.function = k->function};
    flow_build(k, &in);
    ptx_settle_flow(k);
    ptx_unroll_loops(k);
    ptx_index_flow(k);
    ptx_find_fills(k);
    ptx_read_ahead(k);
    ptx_read_beside(k);
}
