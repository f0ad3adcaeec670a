/* Variables that the launch gives values to: ids, sizes, sub-groups. */
#include "emit.h"

bool is_builtin(struct tr *t, uint32_t variable) {
    return ur_spirv_decoration(t->module, variable, UR_SPIRV_NONE, SpvDecorationBuiltIn) != NULL;
}

/* The variable of storage class Input behind a pointer, and which component of it; 0: none. */
static uint32_t input_of(struct fn *k, uint32_t pointer, int64_t *component) {
    *component = -1;
    for (int depth = 0; depth < 8; ++depth) {
        const struct id *known = id_of(k, pointer);
        const struct ur_spirv_instruction *insn =
            known->def ? known->def : ur_spirv_definition(k->t->module, pointer);
        if (!insn) {
            return 0;
        }
        if (insn->opcode == SpvOpVariable) {
            return insn->operands[0] == SpvStorageClassInput || is_builtin(k->t, pointer) ? pointer
                                                                                          : 0;
        }
        bool chain = is_chain(insn->opcode);
        if (!chain && !is_pointer_copy(insn->opcode)) {
            return 0;
        }
        if (chain &&
            (insn->count < 2 || !constant_int(k, insn->operands[insn->count - 1u], component))) {
            return 0;
        }
        pointer = insn->operands[0];
    }
    return 0;
}

static struct part special(struct fn *k, const char *name, unsigned dimension) {
    struct part made = new_reg(k, KIND_I32);
    if (dimension > 2) {
        emit(k, "mov.u32 %o, 0", made);
    } else {
        emit(k, "mov.u32 %o, %s.%s", made, name, dimension == 0 ? "x" : dimension == 1 ? "y" : "z");
    }
    return made;
}

struct part global_offset(struct fn *k, unsigned dimension) {
    k->uses.goff = true;
    struct part made = new_reg(k, KIND_I64);
    /* A kernel's is its last parameter, a function's a variable that take_parameters fills. */
    emit(k, "ld.%s.u64 %o, [$goff+%u]", k->kernel ? "param" : "local", made, 8 * dimension);
    return made;
}

static struct part range_size(struct fn *k, unsigned dimension) {
    struct part made = new_reg(k, KIND_I64);
    emit(k, "ld.param.u64 %o, [$goff+%u]", made, 24 + 8 * dimension);
    return made;
}

static struct part global_size(struct fn *k, unsigned dimension) {
    if (k->t->target->uneven) {
        return dimension > 2 ? constant(KIND_I64, 1) : range_size(k, dimension);
    }
    struct part groups = special(k, "%nctaid", dimension), size = special(k, "%ntid", dimension),
                made = new_reg(k, KIND_I64);
    emit(k, "mul.wide.u32 %o, %o, %o", made, groups, size);
    return made;
}

static struct part launch_id(struct fn *k, unsigned dimension) {
    struct part group = special(k, "%ctaid", dimension), size = special(k, "%ntid", dimension),
                item = special(k, "%tid", dimension);
    struct part wide = new_reg(k, KIND_I64), made = new_reg(k, KIND_I64);
    emit(k, "cvt.u64.u32 %o, %o", wide, item);
    emit(k, "mad.wide.u32 %o, %o, %o, %o", made, group, size, wide);
    return made;
}

void leave_beyond_range(struct fn *k) {
    for (unsigned d = 0; d < 3; ++d) {
        struct part beyond = new_reg(k, KIND_PRED);
        emit(k, "setp.ge.u64 %o, %o, %o", beyond, launch_id(k, d), range_size(k, d));
        emit(k, "@%o exit", beyond);
    }
}

static struct part linear_id(struct fn *k) {
    struct part sum = launch_id(k, 2);
    for (unsigned d = 2; d-- > 0;) {
        struct part next = new_reg(k, KIND_I64);
        emit(k, "mad.lo.s64 %o, %o, %o, %o", next, sum, global_size(k, d), launch_id(k, d));
        sum = next;
    }
    return sum;
}

/* A launch does not say how many dimensions it has: trailing ones of size 1 are not counted. */
static struct part dimensions(struct fn *k) {
    struct part count = constant(KIND_I32, 1);
    for (unsigned d = 1; d < 3; ++d) {
        struct part size = global_size(k, d), more = new_reg(k, KIND_PRED),
                    made = new_reg(k, KIND_I32);
        emit(k, "setp.gt.u64 %o, %o, 1", more, size);
        emit(k, "selp.b32 %o, %u, %o, %o", made, d + 1, count, more);
        count = made;
    }
    return count;
}

/* Of a sub-group that is a part of a warp. */
static struct part narrow_lane_mask(struct fn *k, uint32_t builtin) {
    struct part index = sub_lane(k, LANE_SUB_INDEX), one = use_reg(k, constant(KIND_I32, 1)),
                bit = new_reg(k, KIND_I32), below = new_reg(k, KIND_I32), made;
    emit(k, "shl.b32 %o, %o, %o", bit, one, index);
    if (builtin == SpvBuiltInSubgroupEqMask) {
        return bit;
    }
    emit(k, "sub.s32 %o, %o, 1", below, bit);
    if (builtin == SpvBuiltInSubgroupLtMask) {
        return below;
    }
    if (builtin == SpvBuiltInSubgroupLeMask) {
        made = new_reg(k, KIND_I32);
        emit(k, "or.b32 %o, %o, %o", made, below, bit);
        return made;
    }
    struct part from = new_reg(k, KIND_I32);
    made = new_reg(k, KIND_I32);
    emit(k, "xor.b32 %o, %o, %u", from, below, (unsigned)((1ull << sub_size(k)) - 1));
    if (builtin == SpvBuiltInSubgroupGeMask) {
        return from;
    }
    emit(k, "xor.b32 %o, %o, %o", made, from, bit);
    return made;
}

struct part lane_mask(struct fn *k, uint32_t builtin) {
    struct part made = new_reg(k, KIND_I32);
    if (sub_size(k) < 32) {
        return narrow_lane_mask(k, builtin);
    }
    emit(k, "mov.u32 %o, %%lanemask_%s", made,
         builtin == SpvBuiltInSubgroupEqMask   ? "eq"
         : builtin == SpvBuiltInSubgroupGeMask ? "ge"
         : builtin == SpvBuiltInSubgroupGtMask ? "gt"
         : builtin == SpvBuiltInSubgroupLeMask ? "le"
                                               : "lt");
    return made;
}

static struct part sub_groups(struct fn *k) {
    need_lanes(k);
    struct part sum = new_reg(k, KIND_I32), made = new_reg(k, KIND_I32);
    emit(k, "add.s32 %o, %o, %u", sum, named(KIND_I32, LANE_THREADS), sub_size(k) - 1);
    emit(k, "shr.u32 %o, %o, %u", made, sum, (unsigned)__builtin_ctz(sub_size(k)));
    return made;
}

static bool tells_size(uint32_t builtin) {
    return builtin == SpvBuiltInGlobalSize || builtin == SpvBuiltInWorkgroupSize ||
           builtin == SpvBuiltInEnqueuedWorkgroupSize || builtin == SpvBuiltInNumWorkgroups;
}

static bool is_of_dimensions(uint32_t builtin) {
    return tells_size(builtin) || builtin == SpvBuiltInGlobalInvocationId ||
           builtin == SpvBuiltInGlobalOffset || builtin == SpvBuiltInWorkgroupId ||
           builtin == SpvBuiltInLocalInvocationId;
}

static bool tells_of_groups(uint32_t builtin) {
    return builtin != SpvBuiltInGlobalInvocationId && builtin != SpvBuiltInGlobalSize &&
           builtin != SpvBuiltInGlobalOffset && builtin != SpvBuiltInWorkDim &&
           builtin != SpvBuiltInGlobalLinearId;
}

static struct part component_of(struct fn *k, uint32_t builtin, unsigned dimension) {
    k->uses.groups |= tells_of_groups(builtin);
    if (dimension > 2 && is_of_dimensions(builtin)) {
        return constant(KIND_I32, tells_size(builtin)); /* as of dimensions that are not there */
    }
    switch (builtin) {
    case SpvBuiltInGlobalInvocationId:
        return binary(k, KIND_I64, "add.s64", launch_id(k, dimension), global_offset(k, dimension));
    case SpvBuiltInGlobalSize:
        return global_size(k, dimension);
    case SpvBuiltInGlobalOffset:
        return global_offset(k, dimension);
    case SpvBuiltInWorkgroupId:
        return special(k, "%ctaid", dimension);
    case SpvBuiltInWorkgroupSize:
    case SpvBuiltInEnqueuedWorkgroupSize:
        return special(k, "%ntid", dimension);
    case SpvBuiltInLocalInvocationId:
        return special(k, "%tid", dimension);
    case SpvBuiltInNumWorkgroups:
        return special(k, "%nctaid", dimension);
    case SpvBuiltInWorkDim:
        return dimensions(k);
    case SpvBuiltInGlobalLinearId:
        return linear_id(k);
    case SpvBuiltInLocalInvocationIndex:
        need_lanes(k);
        return named(KIND_I32, LANE_LINEAR);
    case SpvBuiltInSubgroupSize:
        return sub_group_size(k);
    case SpvBuiltInSubgroupMaxSize:
        return constant(KIND_I32, sub_size(k));
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInNumEnqueuedSubgroups:
        return sub_groups(k);
    case SpvBuiltInSubgroupId:
        return sub_lane(k, LANE_SUB_GROUP);
    case SpvBuiltInSubgroupLocalInvocationId:
        return sub_lane(k, LANE_SUB_INDEX);
    case SpvBuiltInSubgroupEqMask:
    case SpvBuiltInSubgroupGeMask:
    case SpvBuiltInSubgroupGtMask:
    case SpvBuiltInSubgroupLeMask:
    case SpvBuiltInSubgroupLtMask:
        return dimension ? constant(KIND_I32, 0) : lane_mask(k, builtin);
    default: {
        const char *name = ur_spirv_value_name(UR_SPIRV_BuiltIn, builtin);
        fail(k, UR_PTX_UNSUPPORTED, "the built-in variable %s", name ? name : "of unknown number");
    }
    }
}

bool emit_builtin(struct fn *k, const struct ur_spirv_instruction *insn) {
    int64_t component;
    if (insn->opcode != SpvOpLoad) {
        return false;
    }
    uint32_t variable = input_of(k, insn->operands[0], &component);
    if (!variable) {
        return false;
    }
    const struct ur_spirv_note *builtin =
        ur_spirv_decoration(k->t->module, variable, UR_SPIRV_NONE, SpvDecorationBuiltIn);
    if (!builtin || !builtin->count) {
        fail(k, UR_PTX_INVALID, "variable %%%u is an input and no built-in one", variable);
    }
    const struct type *type = type_of(k->t, insn->type);
    uint32_t count = leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        unsigned dimension = component >= 0 ? (unsigned)component : i;
        struct part x = component_of(k, builtin->operands[0], dimension);
        if (!is_int_kind(type->leaves[i].kind)) {
            fail(k, UR_PTX_INVALID, "a built-in variable of what is no integer");
        }
        parts[i] = to_width(k, x, type->leaves[i].kind, false);
    }
    set_value(k, insn->result, parts, count);
    return true;
}

uint64_t builtin_bound(struct fn *k, const struct ur_spirv_instruction *insn) {
    int64_t component;
    uint32_t variable = insn->opcode == SpvOpLoad ? input_of(k, insn->operands[0], &component) : 0;
    const struct ur_spirv_note *builtin =
        variable ? ur_spirv_decoration(k->t->module, variable, UR_SPIRV_NONE, SpvDecorationBuiltIn)
                 : NULL;
    if (!builtin || !builtin->count) {
        return UINT64_MAX;
    }
    switch (builtin->operands[0]) {
    case SpvBuiltInSubgroupLocalInvocationId:
    case SpvBuiltInSubgroupSize:
    case SpvBuiltInSubgroupMaxSize:
    case SpvBuiltInSubgroupId:
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInLocalInvocationId:
    case SpvBuiltInLocalInvocationIndex:
    case SpvBuiltInWorkgroupSize:
        return 1024; /* of a group on any device */
    default:
        return UINT64_MAX;
    }
}
