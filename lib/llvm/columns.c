/* Kernels whose first dimension walks down columns of memory, as those that take the row of a
 * matrix from get_global_id(0) and the column from get_global_id(1). A loop over a row of
 * work-items, which differ in the first dimension, would have each vector gathered from as many
 * lines of memory as it has work-items. Such a kernel gets a second form, in which that dimension
 * and the one along which memory is side by side have changed places: for whom the range is turned
 * as well (hostcode.h).
 *
 * Only kernels that cannot tell: they ask for ids and sizes by dimension alone, wait for nobody,
 * have no local memory, no sub-groups and no atomic operations, and print nothing. */
#include <stdlib.h>
#include <string.h>

#include "forms.h"
#include "regions.h"
#include "spirv/flow.h"

#define NONE UR_SPIRV_NONE

enum {
    DIMENSIONS = 3,
    MOST_INSTRUCTIONS = 2000, /* of a kernel, with what it calls: it is compiled twice */
    DEEPEST = 16,             /* calls within calls */
    MOST_PASSES = 16,
    MOST_DEPTH = 3,    /* of loops that count */
    NEAR = 16,         /* bytes from one work-item to the next that are side by side at least */
    MOST_STEP = 64,    /* elements or bytes that are told apart */
    COST_OF_APART = 16 /* lines of memory for a vector, where side by side takes one */
};

/* How far a number or address goes on from one work-item to the next of a dimension: by so many
 * elements or bytes, in greater or unknown steps, or anywhere. What is made of two goes on as the
 * one that does more. */
enum { STAYS = 0, ONE = 1, APART = 254, ANYWHERE = 255 };

struct moves {
    uint8_t by[DIMENSIONS]; /* of each dimension */
};

struct columns {
    struct ur_spirv_module *module;
    const struct ur_spirv_function *f; /* under work */
    struct ur_spirv_flow flow;         /* its */
    struct moves *moves; /* of each id; of a variable of the work-item's own, of what is in it */
    uint32_t *depth;     /* of each block: loops around it */
    uint32_t *stack, *mark;
    struct ll_copies *to;
};

/* ---- which kernels cannot tell --------------------------------------------------------------- */

static uint32_t built_in(const struct ur_spirv_module *module, uint32_t input) {
    const struct ur_spirv_note *note =
        ur_spirv_decoration(module, input, NONE, SpvDecorationBuiltIn);
    return note && note->count ? note->operands[0] : UINT32_MAX;
}

/* Whether it is the work-item's own, of those in a group; else it is of all, or of the group. */
static bool is_own_id(uint32_t built_in) {
    return built_in == SpvBuiltInGlobalInvocationId || built_in == SpvBuiltInLocalInvocationId;
}

static bool has_dimensions(uint32_t built_in) {
    return is_own_id(built_in) || built_in == SpvBuiltInGlobalSize ||
           built_in == SpvBuiltInGlobalOffset || built_in == SpvBuiltInWorkgroupId ||
           built_in == SpvBuiltInWorkgroupSize || built_in == SpvBuiltInEnqueuedWorkgroupSize ||
           built_in == SpvBuiltInNumWorkgroups;
}

/* The input that an id is a pointer to; 0: none. */
static uint32_t input_at(const struct ur_spirv_module *module, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(module, id);
    return insn && insn->type && ur_spirv_opcode(module, insn->type) == SpvOpTypePointer
               ? ll_input_of(module, id)
               : 0;
}

/* Whether it is a vector of ids, sizes or offsets as it was read. */
static bool is_vector(const struct ur_spirv_module *module, uint32_t id) {
    return ur_spirv_opcode(module, id) == SpvOpLoad &&
           input_at(module, ur_spirv_operand(module, id, 0)) == ur_spirv_operand(module, id, 0) &&
           has_dimensions(built_in(module, ur_spirv_operand(module, id, 0)));
}

/* Whether an operand is used in a way that names the dimension, where that matters. */
static bool is_plain_use(const struct ur_spirv_module *module,
                         const struct ur_spirv_instruction *insn, uint32_t id) {
    uint32_t input = input_at(module, id), which = input ? built_in(module, input) : UINT32_MAX;
    uint64_t index;
    if (!input) {
        return !is_vector(module, id) || (insn->opcode == SpvOpCompositeExtract &&
                                          insn->count == 2 && insn->operands[1] < DIMENSIONS);
    }
    if (which == SpvBuiltInWorkDim || (has_dimensions(which) && input == id)) {
        return insn->opcode == SpvOpLoad ||
               (which != SpvBuiltInWorkDim &&
                (insn->opcode == SpvOpAccessChain || insn->opcode == SpvOpInBoundsAccessChain) &&
                insn->count == 2 && ur_spirv_constant(module, insn->operands[1], &index) &&
                index < DIMENSIONS);
    }
    /* Of a component, by an address of the function: a constant is the same in both forms. */
    uint32_t op = ur_spirv_opcode(module, id);
    return has_dimensions(which) && insn->opcode == SpvOpLoad &&
           (op == SpvOpAccessChain || op == SpvOpInBoundsAccessChain) &&
           ur_spirv_operand(module, id, 0) == input;
}

/* What only runs on its own, in any order: nothing that others wait for or see. */
static bool is_alone(const struct ur_spirv_module *module,
                     const struct ur_spirv_instruction *insn) {
    uint32_t op = insn->opcode;
    if (op == SpvOpLoad || op == SpvOpStore) {
        uint32_t at = op == SpvOpLoad ? 1 : 2;
        return insn->count <= at || !(insn->operands[at] & SpvMemoryAccessVolatileMask);
    }
    if (op == SpvOpExtInst) {
        return insn->count < 2 || module->ids[insn->operands[0]].set != UR_SPIRV_OPENCL_STD ||
               insn->operands[1] != OpenCLstd_printf;
    }
    bool lanes;
    return op != SpvOpMemoryBarrier && op != SpvOpControlBarrier && !ur_spirv_is_atomic(op) &&
           !(op >= SpvOpSampledImage && op <= SpvOpImageQuerySamples) &&
           ll_sync(module, insn, &lanes) == SYNC_NONE && !lanes;
}

/* `depth`: of the calls that lead to it. What is called asks for no ids. */
static bool cannot_tell(const struct ur_spirv_module *module, const struct ur_spirv_function *f,
                        unsigned depth, uint32_t *left) {
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        uint32_t type = ur_spirv_type(module, f->parameters[i]);
        if (ur_spirv_opcode(module, type) == SpvOpTypePointer &&
            ur_spirv_operand(module, type, 0) == SpvStorageClassWorkgroup) {
            return false;
        }
    }
    for (uint32_t b = 0; b < f->block_count; ++b) {
        if (f->blocks[b].list.count > *left) {
            return false;
        }
        *left -= f->blocks[b].list.count;
        for (uint32_t i = 1; i < f->blocks[b].list.count; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            const struct ur_spirv_function *callee = ur_spirv_callee(module, insn);
            if (!is_alone(module, insn) || (insn->opcode == SpvOpFunctionCall &&
                                            (!callee || !callee->block_count || depth == DEEPEST ||
                                             !cannot_tell(module, callee, depth + 1, left)))) {
                return false;
            }
            ur_spirv_walk_begin(&walk, module, insn);
            while (ur_spirv_walk_next(&walk, &item)) {
                uint32_t id = item.id ? insn->operands[item.first] : 0;
                const struct ur_spirv_instruction *variable =
                    id && ur_spirv_opcode(module, id) == SpvOpVariable
                        ? ur_spirv_definition(module, id)
                        : NULL;
                if (id &&
                    (!is_plain_use(module, insn, id) || (depth && input_at(module, id)) ||
                     (variable && ll_storage(module, variable) == SpvStorageClassWorkgroup))) {
                    return false;
                }
            }
        }
    }
    return true;
}

/* ---- how far numbers go on ------------------------------------------------------------------- */

static struct moves more_of(struct moves a, struct moves b) {
    for (int d = 0; d < DIMENSIONS; ++d) {
        a.by[d] = a.by[d] > b.by[d] ? a.by[d] : b.by[d];
    }
    return a;
}

/* That many times as far; 0: nobody knows how many. */
static uint8_t times(uint8_t by, uint64_t count) {
    return by == STAYS || by >= APART         ? by
           : count && count <= MOST_STEP / by ? (uint8_t)(by * count)
                                              : APART;
}

static struct moves in_steps(struct moves a, uint64_t count) {
    for (int d = 0; d < DIMENSIONS; ++d) {
        a.by[d] = times(a.by[d], count);
    }
    return a;
}

static struct moves scattered(struct moves a) {
    for (int d = 0; d < DIMENSIONS; ++d) {
        a.by[d] = a.by[d] ? ANYWHERE : STAYS;
    }
    return a;
}

static struct moves moves_of(const struct columns *c, uint32_t id) {
    return id < c->to->room ? c->moves[id] : (struct moves){{0}};
}

/* How large a constant is, whatever its sign; 0: it is none. */
static uint64_t factor(const struct columns *c, uint32_t id) {
    uint64_t value;
    if (!ur_spirv_constant(c->module, id, &value)) {
        return 0;
    }
    uint32_t width = ur_spirv_width(c->module, ur_spirv_type(c->module, id));
    int64_t number =
        width && width < 64 ? (int64_t)(value << (64 - width)) >> (64 - width) : (int64_t)value;
    return number < 0 ? -(uint64_t)number : (uint64_t)number;
}

static struct moves columns_product(const struct columns *c, uint32_t a, uint32_t b) {
    struct moves x = moves_of(c, a), y = moves_of(c, b);
    for (int d = 0; d < DIMENSIONS; ++d) {
        x.by[d] = x.by[d] && y.by[d] ? ANYWHERE
                  : x.by[d]          ? times(x.by[d], factor(c, b))
                                     : times(y.by[d], factor(c, a));
    }
    return x;
}

static struct moves shifted(const struct columns *c, uint32_t a, uint32_t by) {
    uint64_t bits;
    bool known = ur_spirv_constant(c->module, by, &bits) && bits < 8;
    return more_of(in_steps(moves_of(c, a), known ? (uint64_t)1 << bits : 0),
                   scattered(moves_of(c, by)));
}

/* Optimisers spread a sign and multiply by shifting up by more than down again. */
static struct moves shifted_down(const struct columns *c, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = c->module;
    uint32_t up = insn->operands[0], from = ur_spirv_operand(module, up, 0);
    uint64_t more, less;
    if (ur_spirv_opcode(module, up) != SpvOpShiftLeftLogical ||
        !ur_spirv_constant(module, ur_spirv_operand(module, up, 1), &more) ||
        !ur_spirv_constant(module, insn->operands[1], &less) || more < less || more - less > 7) {
        return scattered(more_of(moves_of(c, up), moves_of(c, insn->operands[1])));
    }
    return in_steps(moves_of(c, from), (uint64_t)1 << (more - less));
}

/* The bytes of a number, an address or a vector; 0: it is something else. */
static uint32_t columns_bytes(const struct ur_spirv_module *module, uint32_t type) {
    uint32_t op = ur_spirv_opcode(module, type);
    uint32_t count = op == SpvOpTypeVector ? ur_spirv_operand(module, type, 1) : 1;
    return op == SpvOpTypePointer ? 8
                                  : (count == 3 ? 4 : count) * (ur_spirv_width(module, type) / 8);
}

/* Of a pointer into something: an index goes on by what it counts, which may be arrays. */
static struct moves pointed(const struct columns *c, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = c->module;
    bool element =
        insn->opcode == SpvOpPtrAccessChain || insn->opcode == SpvOpInBoundsPtrAccessChain;
    struct moves x = moves_of(c, insn->operands[0]);
    uint32_t type = ur_spirv_operand(module, ur_spirv_type(module, insn->operands[0]),
                                     1); /* what it points to */
    for (uint32_t i = 1; i < insn->count; ++i) {
        if (i > 1 || !element) {
            uint32_t op = ur_spirv_opcode(module, type);
            uint64_t index = 0;
            if (op == SpvOpTypeStruct && !ur_spirv_constant(module, insn->operands[i], &index)) {
                return scattered(x);
            }
            type = ur_spirv_operand(module, type, op == SpvOpTypeStruct ? (uint32_t)index : 0);
        }
        x = more_of(x, in_steps(moves_of(c, insn->operands[i]), columns_bytes(module, type)));
    }
    return x;
}

/* The variable of the work-item's own that a pointer leads into, or the parameter; 0: other memory.
 */
static uint32_t own_memory(const struct columns *c, uint32_t pointer) {
    const struct ur_spirv_module *module = c->module;
    uint32_t type = ur_spirv_type(module, pointer);
    if (ur_spirv_operand(module, type, 0) != SpvStorageClassFunction) {
        return 0;
    }
    for (int depth = 0; depth < 32; ++depth) {
        uint32_t op = ur_spirv_opcode(module, pointer);
        if (op != SpvOpAccessChain && op != SpvOpInBoundsAccessChain && op != SpvOpBitcast &&
            op != SpvOpPtrAccessChain && op != SpvOpInBoundsPtrAccessChain) {
            break;
        }
        pointer = ur_spirv_operand(module, pointer, 0);
    }
    return pointer;
}

/* Of a pointer into a work-item's own memory: by which part of that it leads to. */
static struct moves pointed_inside(const struct columns *c, const struct ur_spirv_instruction *insn,
                                   uint32_t own) {
    struct moves x = {{0}};
    for (uint32_t i = insn->operands[0] == own; i < insn->count; ++i) {
        x = more_of(x, moves_of(c, insn->operands[i]));
    }
    return scattered(x);
}

static struct moves all_of(const struct columns *c, const struct ur_spirv_instruction *insn) {
    struct moves x = {{0}};
    struct ur_spirv_walk walk;
    struct ur_spirv_item item;
    ur_spirv_walk_begin(&walk, c->module, insn);
    while (ur_spirv_walk_next(&walk, &item)) {
        x = item.id ? more_of(x, moves_of(c, insn->operands[item.first])) : x;
    }
    return x;
}

static struct moves loaded(const struct columns *c, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = c->module;
    uint32_t pointer = insn->operands[0], input = input_at(module, pointer), own;
    struct moves x = {{0}};
    if (input) {
        uint64_t index;
        if (is_own_id(built_in(module, input)) && input != pointer &&
            ur_spirv_constant(module, ur_spirv_operand(module, pointer, 1), &index)) {
            x.by[index] = ONE;
        }
        return x; /* of a vector each component is asked for by itself */
    }
    own = own_memory(c, pointer);
    x = scattered(moves_of(c, pointer));
    return !own ? x : own == pointer ? moves_of(c, own) : more_of(moves_of(c, own), x);
}

static struct moves of_function(const struct columns *c, const struct ur_spirv_instruction *insn) {
    struct moves all = all_of(c, insn);
    bool known = c->module->ids[insn->operands[0]].set == UR_SPIRV_OPENCL_STD && insn->count > 3;
    switch (known ? insn->operands[1] : 0) {
    case OpenCLstd_s_min:
    case OpenCLstd_s_max:
    case OpenCLstd_s_clamp:
    case OpenCLstd_u_min:
    case OpenCLstd_u_max:
    case OpenCLstd_u_clamp:
        return all;
    case OpenCLstd_s_mul24:
    case OpenCLstd_u_mul24:
        return columns_product(c, insn->operands[2], insn->operands[3]);
    case OpenCLstd_s_mad24:
    case OpenCLstd_u_mad24:
        return more_of(columns_product(c, insn->operands[2], insn->operands[3]),
                       moves_of(c, insn->operands[insn->count - 1]));
    default:
        return scattered(all);
    }
}

static struct moves computed(const struct columns *c, const struct ur_spirv_instruction *insn) {
    struct moves x = {{0}};
    uint32_t own;
    switch (insn->opcode) {
    case SpvOpLoad:
        return loaded(c, insn);
    case SpvOpCompositeExtract:
        if (!is_vector(c->module, insn->operands[0])) {
            return all_of(c, insn);
        }
        if (is_own_id(built_in(c->module, ur_spirv_operand(c->module, insn->operands[0], 0)))) {
            x.by[insn->operands[1]] = ONE;
        }
        return x;
    case SpvOpVariable: /* of what is in it, stores tell */
        return moves_of(c, insn->result);
    case SpvOpIMul:
        return columns_product(c, insn->operands[0], insn->operands[1]);
    case SpvOpShiftLeftLogical:
        return shifted(c, insn->operands[0], insn->operands[1]);
    case SpvOpShiftRightArithmetic:
        return shifted_down(c, insn);
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        own = own_memory(c, insn->result);
        return own ? pointed_inside(c, insn, own) : pointed(c, insn);
    case SpvOpExtInst:
        return of_function(c, insn);
    case SpvOpSelect: /* clamps and the like are taken for what they are made of */
        return more_of(moves_of(c, insn->operands[1]), moves_of(c, insn->operands[2]));
    case SpvOpIAdd:
    case SpvOpISub:
    case SpvOpSNegate:
    case SpvOpBitwiseOr:
    case SpvOpPhi:
    case SpvOpSConvert:
    case SpvOpUConvert:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpPtrCastToGeneric:
    case SpvOpGenericCastToPtr:
    case SpvOpGenericCastToPtrExplicit:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpCompositeConstruct:
    case SpvOpCompositeInsert:
    case SpvOpVectorShuffle:
        return all_of(c, insn);
    default:
        return scattered(all_of(c, insn));
    }
}

static void forget_moves(struct columns *c) {
    for (uint32_t i = 0; i < c->f->parameter_count; ++i) {
        c->moves[c->f->parameters[i]] = (struct moves){{0}};
    }
    for (uint32_t b = 0; b < c->f->block_count; ++b) {
        for (uint32_t i = 0; i < c->f->blocks[b].list.count; ++i) {
            c->moves[c->f->blocks[b].list.items[i].result] = (struct moves){{0}};
        }
    }
}

/* Of all values, until nothing changes. False: it has not come to an end. */
static bool find_moves(struct columns *c) {
    bool changed = true;
    forget_moves(c);
    for (int pass = 0; changed && pass < MOST_PASSES; ++pass) {
        changed = false;
        for (uint32_t o = 0; o < c->flow.order_count; ++o) {
            const struct ur_spirv_block *block = &c->f->blocks[c->flow.order[o]];
            for (uint32_t i = 1; i < block->terminator; ++i) {
                const struct ur_spirv_instruction *insn = &block->list.items[i];
                bool stores = insn->opcode == SpvOpStore;
                uint32_t id = stores ? own_memory(c, insn->operands[0]) : insn->result;
                if (!id || id >= c->to->room || !insn->count) {
                    continue;
                }
                struct moves made = stores ? moves_of(c, insn->operands[1]) : computed(c, insn);
                made = more_of(made, c->moves[id]);
                changed |= memcmp(&made, &c->moves[id], sizeof(made)) != 0;
                c->moves[id] = made;
            }
        }
    }
    return !changed;
}

/* ---- what is worth it ------------------------------------------------------------------------ */

/* How many loops are around each block. */
static void find_depth(struct columns *c) {
    const struct ur_spirv_flow *flow = &c->flow;
    memset(c->depth, 0, c->f->block_count * sizeof(*c->depth));
    memset(c->mark, 0, c->f->block_count * sizeof(*c->mark));
    for (uint32_t o = 0; o < flow->order_count; ++o) {
        uint32_t header = flow->order[o], count = 0;
        for (uint32_t e = flow->first_edge[header]; e < flow->first_edge[header + 1]; ++e) {
            uint32_t from = flow->edges[e];
            if (flow->number[from] != NONE && ur_spirv_dominates(flow, header, from) &&
                c->mark[from] != header + 1) {
                c->mark[from] = header + 1;
                c->stack[count++] = from;
            }
        }
        while (count) {
            uint32_t b = c->stack[--count];
            ++c->depth[b];
            for (uint32_t e = flow->first_edge[b]; b != header && e < flow->first_edge[b + 1];
                 ++e) {
                uint32_t from = flow->edges[e];
                if (flow->number[from] != NONE && c->mark[from] != header + 1) {
                    c->mark[from] = header + 1;
                    c->stack[count++] = from;
                }
            }
        }
    }
}

/* The pointer by which an instruction reads or writes memory that others have; 0: it does not. */
static uint32_t accessed(const struct columns *c, const struct ur_spirv_instruction *insn) {
    uint32_t pointer = 0;
    if (insn->opcode == SpvOpLoad || insn->opcode == SpvOpStore) {
        pointer = insn->operands[0];
    } else if (insn->opcode == SpvOpExtInst && insn->count > 3 &&
               c->module->ids[insn->operands[0]].set == UR_SPIRV_OPENCL_STD) {
        /* Three numbers or so side by side: the index counts vectors. */
        pointer = insn->operands[1] == OpenCLstd_vloadn                       ? insn->operands[3]
                  : insn->operands[1] == OpenCLstd_vstoren && insn->count > 4 ? insn->operands[4]
                                                                              : 0;
    }
    if (!pointer || input_at(c->module, pointer)) {
        return 0;
    }
    uint32_t storage = ur_spirv_operand(c->module, ur_spirv_type(c->module, pointer), 0);
    return storage == SpvStorageClassFunction || storage == SpvStorageClassWorkgroup ? 0 : pointer;
}

/* The type of what is read or written. */
static uint32_t accessed_type(const struct columns *c, const struct ur_spirv_instruction *insn) {
    bool stores = insn->opcode == SpvOpStore, calls = insn->opcode == SpvOpExtInst;
    return stores || (calls && insn->operands[1] == OpenCLstd_vstoren)
               ? ur_spirv_type(c->module, insn->operands[stores ? 1 : 2])
               : insn->type;
}

static struct moves access_moves(const struct columns *c, const struct ur_spirv_instruction *insn,
                                 uint32_t pointer) {
    struct moves x = moves_of(c, pointer);
    if (insn->opcode == SpvOpExtInst) {
        uint32_t offset = insn->operands[insn->operands[1] == OpenCLstd_vloadn ? 2 : 3];
        x = more_of(
            x, in_steps(moves_of(c, offset), columns_bytes(c->module, accessed_type(c, insn))));
    }
    return x;
}

/* The dimension that is better along rows of work-items; 0: none is. */
static uint32_t better_dimension(const struct columns *c) {
    uint64_t cost[DIMENSIONS] = {0};
    bool beside[DIMENSIONS] = {false}, parts[DIMENSIONS] = {false};
    for (uint32_t o = 0; o < c->flow.order_count; ++o) {
        uint32_t b = c->flow.order[o], depth = c->depth[b] < MOST_DEPTH ? c->depth[b] : MOST_DEPTH;
        const struct ur_spirv_block *block = &c->f->blocks[b];
        for (uint32_t i = 1; i < block->terminator; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            uint32_t pointer = accessed(c, insn);
            struct moves x = pointer ? access_moves(c, insn, pointer) : (struct moves){{0}};
            if (!pointer || x.by[0] == ANYWHERE) {
                continue;
            }
            uint32_t bytes = columns_bytes(c->module, accessed_type(c, insn));
            bytes = bytes > NEAR ? bytes : NEAR;
            for (int d = 0; d < DIMENSIONS; ++d) {
                bool apart = x.by[d] > bytes;
                cost[d] += (apart ? COST_OF_APART : 1u) << (3 * depth);
                beside[d] |= x.by[d] && !apart;
            }
        }
        /* Loops that all of a row go through equally often stay such. */
        const struct ur_spirv_instruction *end = &block->list.items[block->terminator];
        bool chooses = end->opcode == SpvOpBranchConditional || end->opcode == SpvOpSwitch;
        for (int d = 1; d < DIMENSIONS && depth && chooses; ++d) {
            struct moves x = moves_of(c, end->operands[0]);
            parts[d] |= x.by[d] && !x.by[0];
        }
    }
    uint32_t best = 0;
    for (uint32_t d = 1; d < DIMENSIONS; ++d) {
        if (beside[d] && !parts[d] && 2 * cost[d] <= cost[0] && (!best || cost[d] < cost[best])) {
            best = d;
        }
    }
    return best;
}

/* The bytes of what is side by side along dimension 1 and in rows of its own along dimension 0, in
 * a kernel that goes through memory once; 0: nothing is. */
static uint32_t bytes_across(const struct columns *c) {
    uint32_t most = 0;
    for (uint32_t o = 0; o < c->flow.order_count; ++o) {
        const struct ur_spirv_block *block = &c->f->blocks[c->flow.order[o]];
        for (uint32_t i = 1; i < block->terminator; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            uint32_t pointer = accessed(c, insn);
            if (!pointer) {
                continue;
            }
            if (c->depth[c->flow.order[o]]) {
                return 0;
            }
            struct moves x = access_moves(c, insn, pointer);
            uint32_t bytes = columns_bytes(c->module, accessed_type(c, insn));
            bool across = x.by[0] == APART && x.by[1] && x.by[1] <= (bytes > NEAR ? bytes : NEAR);
            most = across && bytes > most ? bytes : most;
        }
    }
    return most;
}

/* ---- the second form ------------------------------------------------------------------------- */

/* The dimension of a component that is read, in the copy. */
static uint32_t exchanged(uint32_t d, uint32_t with) {
    return d == 0 ? with : d == with ? 0 : d;
}

/* Another constant of its type, for an operand of a copy. There is one of each type and value. */
static uint32_t exchanged_constant(struct columns *c, uint32_t id, uint32_t with) {
    uint64_t value = 0;
    (void)ur_spirv_constant(c->module, id, &value);
    uint32_t wanted = exchanged((uint32_t)value, with);
    return wanted == value ? id : ll_copied_constant(c->to, ur_spirv_type(c->module, id), wanted);
}

static void exchange(struct columns *c, const struct ur_spirv_function *f,
                     struct ur_spirv_function *copy, uint32_t with) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        for (uint32_t i = 1; i < f->blocks[b].list.count && !c->to->failed; ++i) {
            const struct ur_spirv_instruction *insn = &f->blocks[b].list.items[i];
            uint32_t *operands = copy->blocks[b].list.items[i].operands;
            if (insn->opcode == SpvOpCompositeExtract && is_vector(c->module, insn->operands[0])) {
                operands[1] = exchanged(operands[1], with);
            } else if ((insn->opcode == SpvOpAccessChain ||
                        insn->opcode == SpvOpInBoundsAccessChain) &&
                       input_at(c->module, insn->operands[0])) {
                operands[1] = exchanged_constant(c, operands[1], with);
            }
        }
    }
}

/* ---- all ------------------------------------------------------------------------------------- */

static bool columns_room(struct columns *c, struct ll_copies *to) {
    uint32_t blocks = 1;
    const struct ur_spirv_module *module = to->module;
    for (uint32_t f = 0; f < module->function_count; ++f) {
        blocks =
            blocks > module->functions[f].block_count ? blocks : module->functions[f].block_count;
    }
    *c = (struct columns){.module = to->module, .to = to};
    c->moves = calloc(to->room, sizeof(*c->moves));
    c->depth = malloc(blocks * sizeof(*c->depth));
    c->stack = malloc(blocks * sizeof(*c->stack));
    c->mark = malloc(blocks * sizeof(*c->mark));
    return c->moves && c->depth && c->stack && c->mark;
}

static void columns_of(struct columns *c, const struct ur_spirv_entry_point *entry,
                       struct ll_form *form) {
    const struct ur_spirv_function *kernel = ur_spirv_function(c->module, entry->id);
    if (!kernel || !kernel->block_count ||
        ur_spirv_mode(c->module, kernel, SpvExecutionModeSubgroupSize)) {
        return;
    }
    c->f = ll_body(c->module, kernel);
    uint32_t left = MOST_INSTRUCTIONS;
    if (!cannot_tell(c->module, c->f, 0, &left)) {
        return;
    }
    if (!ur_spirv_flow_make(&c->flow, c->module, c->f)) {
        c->to->failed = true;
        return;
    }
    find_depth(c);
    bool known = find_moves(c);
    uint32_t with = known ? better_dimension(c) : 0, across = known && !with ? bytes_across(c) : 0;
    ur_spirv_flow_drop(&c->flow);
    form->across = across;
    struct ur_spirv_function *copy = with ? ll_copy_kernel(c->to, c->f, entry) : NULL;
    if (copy) {
        exchange(c, c->f, copy, with);
        form->function = copy->id;
        form->along = with;
    }
}

bool ll_find_columns(struct ll_copies *to, const uint32_t *first, struct ll_form *forms) {
    struct columns c = {0};
    bool ok = columns_room(&c, to);
    for (uint32_t i = 0; ok && i < to->module->entry_point_count && !to->failed; ++i) {
        if (first[i] == i) {
            columns_of(&c, &to->module->entry_points[i], &forms[i]);
        }
    }
    free(c.moves);
    free(c.depth);
    free(c.stack);
    free(c.mark);
    return ok;
}
