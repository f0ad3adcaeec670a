/* Variables that the launch gives values to: ids, sizes, sub-groups. */
#include "access.h"
#include "address.h"
#include "emit.h"
#include "group.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

bool ptx_is_builtin(struct tr *t, uint32_t variable) {
    return ur_spirv_decoration(t->module, variable, UR_SPIRV_NONE, SpvDecorationBuiltIn) != NULL;
}

static bool is_built_in_variable(struct tr *t, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_note *builtin =
        ur_spirv_decoration(t->module, insn->result, UR_SPIRV_NONE, SpvDecorationBuiltIn);
    return insn->opcode == SpvOpVariable && builtin && builtin->count &&
           builtin->operands[0] != UR_SPIRV_NONE;
}

bool ptx_leads_into(const struct ur_spirv_instruction *constant) {
    return constant->opcode == SpvOpSpecConstantOp && constant->count > 1 &&
           (ptx_is_chain((uint16_t)constant->operands[0]) ||
            ptx_is_pointer_copy((uint16_t)constant->operands[0]));
}

void ptx_find_inputs(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    bool *inside = ptx_alloc(&t->out, t->module->bound, sizeof(*inside));
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        bool variable = is_built_in_variable(t, insn), found = variable,
             made = insn->opcode == SpvOpSpecConstantOp || insn->opcode == SpvOpConstantComposite ||
                    insn->opcode == SpvOpSpecConstantComposite;
        for (uint32_t j = insn->opcode == SpvOpSpecConstantOp;
             made && j < insn->count && t->input_count; ++j) {
            found |= insn->operands[j] < t->module->bound && inside[insn->operands[j]];
        }
        if (found) {
            inside[insn->result] = variable || ptx_leads_into(insn);
            t->inputs = ptx_grow(t, t->inputs, t->input_count, sizeof(*t->inputs));
            t->inputs[t->input_count++] = insn->result;
        }
    }
}

static struct part special(struct fn *k, const char *name, unsigned dimension) {
    struct part made = ptx_new_reg(k, KIND_I32);
    if (dimension > 2) {
        ptx_emit(k, "mov.u32 %o, 0", made);
    } else {
        ptx_emit(k, "mov.u32 %o, %s.%s", made, name,
                 dimension == 0   ? "x"
                 : dimension == 1 ? "y"
                                  : "z");
    }
    return made;
}

struct part ptx_global_offset(struct fn *k, unsigned dimension) {
    k->uses.goff = true;
    struct part made = ptx_new_reg(k, KIND_I64);
    /* A kernel's is its last parameter, a function's a variable that take_parameters fills. */
    ptx_emit(k, "ld.%s.u64 %o, [$goff+%u]", k->kernel ? "param" : "local", made, 8 * dimension);
    return made;
}

static struct part range_size(struct fn *k, unsigned dimension) {
    struct part made = ptx_new_reg(k, KIND_I64);
    ptx_emit(k, "ld.param.u64 %o, [$goff+%u]", made, 24 + 8 * dimension);
    return made;
}

static struct part global_size(struct fn *k, unsigned dimension) {
    if (k->t->target->uneven) {
        return dimension > 2 ? ptx_constant(KIND_I64, 1) : range_size(k, dimension);
    }
    struct part groups = special(k, "%nctaid", dimension), size = special(k, "%ntid", dimension),
                made = ptx_new_reg(k, KIND_I64);
    ptx_emit(k, "mul.wide.u32 %o, %o, %o", made, groups, size);
    return made;
}

static struct part launch_id(struct fn *k, unsigned dimension) {
    struct part group = special(k, "%ctaid", dimension), size = special(k, "%ntid", dimension),
                item = special(k, "%tid", dimension);
    struct part wide = ptx_new_reg(k, KIND_I64), made = ptx_new_reg(k, KIND_I64);
    ptx_emit(k, "cvt.u64.u32 %o, %o", wide, item);
    ptx_emit(k, "mad.wide.u32 %o, %o, %o, %o", made, group, size, wide);
    return made;
}

void ptx_leave_beyond_range(struct fn *k) {
    for (unsigned d = 0; d < 3; ++d) {
        struct part beyond = ptx_new_reg(k, KIND_PRED);
        ptx_emit(k, "setp.ge.u64 %o, %o, %o", beyond, launch_id(k, d), range_size(k, d));
        ptx_emit(k, "@%o exit", beyond);
    }
}

static struct part linear_id(struct fn *k) {
    struct part sum = launch_id(k, 2);
    for (unsigned d = 2; d-- > 0;) {
        struct part next = ptx_new_reg(k, KIND_I64);
        ptx_emit(k, "mad.lo.s64 %o, %o, %o, %o", next, sum, global_size(k, d), launch_id(k, d));
        sum = next;
    }
    return sum;
}

/* A launch does not say how many dimensions it has: trailing ones of size 1 are not counted. */
static struct part dimensions(struct fn *k) {
    struct part count = ptx_constant(KIND_I32, 1);
    for (unsigned d = 1; d < 3; ++d) {
        struct part size = global_size(k, d), more = ptx_new_reg(k, KIND_PRED),
                    made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "setp.gt.u64 %o, %o, 1", more, size);
        ptx_emit(k, "selp.b32 %o, %u, %o, %o", made, d + 1, count, more);
        count = made;
    }
    return count;
}

/* Of a sub-group that is a part of a warp. */
static struct part narrow_lane_mask(struct fn *k, uint32_t builtin) {
    struct part index = ptx_sub_lane(k, LANE_SUB_INDEX),
                one = ptx_use_reg(k, ptx_constant(KIND_I32, 1)), bit = ptx_new_reg(k, KIND_I32),
                below = ptx_new_reg(k, KIND_I32), made;
    ptx_emit(k, "shl.b32 %o, %o, %o", bit, one, index);
    if (builtin == SpvBuiltInSubgroupEqMask) {
        return bit;
    }
    ptx_emit(k, "sub.s32 %o, %o, 1", below, bit);
    if (builtin == SpvBuiltInSubgroupLtMask) {
        return below;
    }
    if (builtin == SpvBuiltInSubgroupLeMask) {
        made = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "or.b32 %o, %o, %o", made, below, bit);
        return made;
    }
    struct part from = ptx_new_reg(k, KIND_I32);
    made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "xor.b32 %o, %o, %u", from, below, (unsigned)((1ull << ptx_sub_size(k)) - 1));
    if (builtin == SpvBuiltInSubgroupGeMask) {
        return from;
    }
    ptx_emit(k, "xor.b32 %o, %o, %o", made, from, bit);
    return made;
}

struct part ptx_lane_mask(struct fn *k, uint32_t builtin) {
    struct part made = ptx_new_reg(k, KIND_I32);
    if (ptx_sub_size(k) < 32) {
        return narrow_lane_mask(k, builtin);
    }
    ptx_emit(k, "mov.u32 %o, %%lanemask_%s", made,
             builtin == SpvBuiltInSubgroupEqMask   ? "eq"
             : builtin == SpvBuiltInSubgroupGeMask ? "ge"
             : builtin == SpvBuiltInSubgroupGtMask ? "gt"
             : builtin == SpvBuiltInSubgroupLeMask ? "le"
                                                   : "lt");
    return made;
}

static struct part sub_groups(struct fn *k) {
    ptx_need_lanes(k);
    struct part sum = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "add.s32 %o, %o, %u", sum, ptx_named(KIND_I32, LANE_THREADS), ptx_sub_size(k) - 1);
    ptx_emit(k, "shr.u32 %o, %o, %u", made, sum, (unsigned)__builtin_ctz(ptx_sub_size(k)));
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
        return ptx_constant(KIND_I32,
                            tells_size(builtin)); /* as of dimensions that are not there */
    }
    switch (builtin) {
    case SpvBuiltInGlobalInvocationId:
        return ptx_binary(k, KIND_I64, "add.s64", launch_id(k, dimension),
                          ptx_global_offset(k, dimension));
    case SpvBuiltInGlobalSize:
        return global_size(k, dimension);
    case SpvBuiltInGlobalOffset:
        return ptx_global_offset(k, dimension);
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
        ptx_need_lanes(k);
        return ptx_named(KIND_I32, LANE_LINEAR);
    case SpvBuiltInSubgroupSize:
        return ptx_sub_group_size(k);
    case SpvBuiltInSubgroupMaxSize:
        return ptx_constant(KIND_I32, ptx_sub_size(k));
    case SpvBuiltInNumSubgroups:
    case SpvBuiltInNumEnqueuedSubgroups:
        return sub_groups(k);
    case SpvBuiltInSubgroupId:
        return ptx_sub_lane(k, LANE_SUB_GROUP);
    case SpvBuiltInSubgroupLocalInvocationId:
        return ptx_sub_lane(k, LANE_SUB_INDEX);
    case SpvBuiltInSubgroupEqMask:
    case SpvBuiltInSubgroupGeMask:
    case SpvBuiltInSubgroupGtMask:
    case SpvBuiltInSubgroupLeMask:
    case SpvBuiltInSubgroupLtMask:
        return dimension ? ptx_constant(KIND_I32, 0) : ptx_lane_mask(k, builtin);
    default: {
        const char *name = ur_spirv_value_name(UR_SPIRV_BuiltIn, builtin);
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "the built-in variable %s",
                    name ? name : "of unknown number");
    }
    }
}

/* What a component is, and how many there are. */
static const struct type *component_type(const struct variable *v, uint32_t *count) {
    bool several = v->type->op == SpvOpTypeVector || v->type->op == SpvOpTypeArray;
    *count = several ? v->type->count : 1;
    return several ? v->type->element : v->type;
}

/* Of any number: those past the last tell what dimensions do that are not there. */
static struct part component(struct fn *k, const struct variable *v, uint64_t number) {
    uint32_t count;
    const struct type *type = component_type(v, &count);
    if (!is_int_kind(type->kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "a built-in variable of what is no integer");
    }
    struct part x = number < count || is_of_dimensions(v->builtin - 1)
                        ? component_of(k, v->builtin - 1, number < 3 ? (unsigned)number : 3)
                        : ptx_constant(KIND_I32, 0);
    return ptx_to_width(k, x, type->kind, false);
}

bool ptx_is_in_component(const struct variable *v, int64_t offset, unsigned kind) {
    uint32_t count;
    const struct type *type = component_type(v, &count);
    return offset >= 0 && type->size && is_int_kind(kind) &&
           (uint64_t)offset % type->size + ptx_kind_size(kind) <= type->size;
}

void ptx_store_builtin(struct fn *k, const struct variable *v) {
    uint32_t count;
    const struct type *type = component_type(v, &count);
    for (uint32_t i = 0; i < count; ++i) {
        ptx_store_part(k, component(k, v, i), ptx_address_at(SPACE_LOCAL, BASE_VARIABLE, v->id, 0),
                       (int64_t)(i * type->size),
                       (struct access_mode){.align = (uint32_t)type->size});
    }
}

/* A scalar of it, which may be a part of a component. */
static struct part read_scalar(struct fn *k, const struct variable *v, uint64_t offset,
                               unsigned kind) {
    uint32_t count;
    uint64_t size = component_type(v, &count)->size;
    struct part x = component(k, v, offset / size);
    if (offset % size) {
        struct part low = ptx_new_reg(k, x.kind);
        ptx_emit(k, "shr.u%u %o, %o, %u", ptx_reg_width(x.kind), low, ptx_use_reg(k, x),
                 (unsigned)(offset % size * 8));
        x = low;
    }
    return ptx_to_width(k, x, kind, false);
}

/* The built-in variable that a load reads where it is not copied to memory. */
static const struct variable *builtin_of(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct variable *v =
        insn->opcode == SpvOpLoad && insn->count ? ptx_id_of(k, insn->operands[0])->root : NULL;
    return v && v->builtin && !v->memory ? v : NULL;
}

bool ptx_emit_builtin(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct variable *v = builtin_of(k, insn);
    if (!v) {
        return false;
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t count = ptx_leaves(k, type);
    uint64_t offset = (uint64_t)ptx_id_of(k, insn->operands[0])->offset;
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = read_scalar(k, v, offset + type->leaves[i].offset, type->leaves[i].kind);
    }
    ptx_set_value(k, insn->result, parts, count);
    return true;
}

uint64_t ptx_builtin_bound(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct variable *v = builtin_of(k, insn);
    switch (v ? v->builtin - 1 : UINT32_MAX) {
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
