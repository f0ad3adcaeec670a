/* Kernels: what they are called with (hostcode.h), what their work-items know of the launch, local
 * memory, and the table that tells of them.
 *
 * A kernel that waits for nobody becomes a loop over a row of work-items. Its ids are counted in a
 * copy of the item, which LLVM dissolves into registers, and accesses to memory that work-items
 * share are marked as independent of those of other turns, as OpenCL has them without a barrier; so
 * LLVM vectorises across work-items where that pays. Work-items that wait for others are run by the
 * engine, each on a stack of its own. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "expected.h"
#include "forms.h"
#include "hostcode/hostcode.h"
#include "regions.h"
#include "spirv/flow.h"

_Static_assert(UR_LLVM_TABLE_MAGIC == UR_HOSTCODE_MAGIC, "the table is of another kind");
_Static_assert(UR_LLVM_TABLE_VERSION == UR_HOSTCODE_VERSION, "the table is of another version");

#define ITEM(field) offsetof(struct ur_hostcode_item, field)

enum { STACK_MARGIN = 4096 };

/* ---- what a work-item knows ------------------------------------------------------------------ */

uint32_t ll_item_load(struct fn *k, unsigned bits, size_t offset) {
    uint32_t address = ll_temp(k), made = ll_temp(k);
    ll_emit(k, "%n = getelementptr inbounds i8, ptr %%item, i64 %l", address, (int64_t)offset);
    ll_emit(k, "%n = load %s, ptr %n, align 8", made,
            bits == 64   ? "i64"
            : bits == 32 ? "i32"
                         : "ptr",
            address);
    return made;
}

static uint32_t entry_load(struct fn *k, const char *type, size_t offset) {
    uint32_t address = ll_temp(k), made = ll_temp(k);
    ll_prologue(k, "%n = getelementptr inbounds i8, ptr %%item, i64 %l", address, (int64_t)offset);
    ll_prologue(k, "%n = load %s, ptr %n, align 8", made, type, address);
    return made;
}

static uint32_t entry_op(struct fn *k, const char *op, uint32_t a, uint32_t b) {
    uint32_t made = ll_temp(k);
    ll_prologue(k, "%n = %s i64 %n, %n", made, op, a, b);
    return made;
}

static uint32_t entry_number(struct fn *k, uint64_t value) {
    uint32_t made = ll_temp(k);
    ll_prologue(k, "%n = add i64 %l, 0", made, (int64_t)value);
    return made;
}

static uint32_t of_dimension(struct fn *k, size_t offset, unsigned dimension, uint64_t otherwise) {
    return dimension < 3 ? entry_load(k, "i64", offset + 8 * (size_t)dimension)
                         : entry_number(k, otherwise);
}

static uint32_t linear_id(struct fn *k) {
    uint32_t sum = of_dimension(k, ITEM(local_id), 2, 0);
    for (unsigned d = 2; d-- > 0;) {
        sum = entry_op(k, "mul", sum, of_dimension(k, ITEM(local_size), d, 1));
        sum = entry_op(k, "add", sum, of_dimension(k, ITEM(local_id), d, 0));
    }
    return sum;
}

static uint32_t group_items(struct fn *k) {
    uint32_t all = of_dimension(k, ITEM(local_size), 0, 1);
    all = entry_op(k, "mul", all, of_dimension(k, ITEM(local_size), 1, 1));
    return entry_op(k, "mul", all, of_dimension(k, ITEM(local_size), 2, 1));
}

/* The size of all groups but the last one of the dimension, which may be smaller. The first one has
 * it, and each other begins at a multiple of it. */
static uint32_t enqueued_size(struct fn *k, unsigned dimension) {
    if (dimension > 2 || k->t->options->wave) { /* AMD's devices have whole groups alone */
        return of_dimension(k, ITEM(local_size), dimension, 1);
    }
    uint32_t group = of_dimension(k, ITEM(group_id), dimension, 0), number = ll_temp(k),
             first = ll_temp(k), made = ll_temp(k);
    uint32_t begin = entry_op(k, "sub", of_dimension(k, ITEM(global_id), dimension, 0),
                              entry_op(k, "add", of_dimension(k, ITEM(offset), dimension, 0),
                                       of_dimension(k, ITEM(local_id), dimension, 0)));
    ll_prologue(k, "%n = icmp eq i64 %n, 0", first, group);
    ll_prologue(k, "%n = select i1 %n, i64 1, i64 %n", number, first, group);
    uint32_t each = entry_op(k, "udiv", begin, number),
             own = of_dimension(k, ITEM(local_size), dimension, 1);
    ll_prologue(k, "%n = select i1 %n, i64 %n, i64 %n", made, first, own, each);
    return made;
}

static uint32_t enqueued_items(struct fn *k) {
    uint32_t all = enqueued_size(k, 0);
    all = entry_op(k, "mul", all, enqueued_size(k, 1));
    return entry_op(k, "mul", all, enqueued_size(k, 2));
}

/* What a whole sub-group has: regions are made for one size, so that divisions by it are shifts. */
static uint32_t sub_group_most(struct fn *k) {
    return k->ids && k->regions->sub_groups ? entry_number(k, k->regions->width)
                                            : entry_load(k, "i64", ITEM(sub_group_size));
}

static uint32_t sub_groups_of(struct fn *k, uint32_t items) {
    uint32_t size = sub_group_most(k);
    uint32_t more = entry_op(k, "sub", entry_op(k, "add", items, size), entry_number(k, 1));
    return entry_op(k, "udiv", more, size);
}

static uint32_t global_linear_id(struct fn *k) {
    uint32_t sum = entry_number(k, 0);
    for (unsigned d = 3; d-- > 0;) {
        sum = entry_op(k, "mul", sum, of_dimension(k, ITEM(global_size), d, 1));
        sum = entry_op(k, "add", sum,
                       entry_op(k, "sub", of_dimension(k, ITEM(global_id), d, 0),
                                of_dimension(k, ITEM(offset), d, 0)));
    }
    return sum;
}

/* The place in the sub-group: regions of kernels with sub-groups are told. */
static uint32_t lane(struct fn *k) {
    if (k->t->options->wave) {
        uint32_t made = ll_temp(k);
        ll_amdgcn_scope(k->t, "sub");
        ll_prologue(k, "%n = call i64 @ur.lane(ptr %%item)", made);
        return made;
    }
    if (k->ids && k->regions->sub_groups) {
        uint32_t told = ll_temp(k);
        ll_prologue(k, "%n = add i64 %%lane, 0", told);
        return told;
    }
    return entry_op(k, "urem", linear_id(k), sub_group_most(k));
}

static uint32_t sub_group_size(struct fn *k) {
    uint32_t most = sub_group_most(k), made = ll_temp(k), less = ll_temp(k);
    uint32_t number = entry_op(k, "udiv", linear_id(k), most);
    uint32_t left = entry_op(k, "sub", group_items(k), entry_op(k, "mul", number, most));
    ll_prologue(k, "%n = icmp ult i64 %n, %n", less, left, most);
    ll_prologue(k, "%n = select i1 %n, i64 %n, i64 %n", made, less, left, most);
    return made;
}

/* 32 bits of a mask of lanes, of which there are up to 64. */
static uint32_t lane_mask(struct fn *k, uint32_t builtin, unsigned dimension) {
    if (dimension > 1) {
        return entry_number(k, 0);
    }
    uint32_t one = entry_op(k, "shl", entry_number(k, 1), lane(k)), mask = one;
    uint32_t below = entry_op(k, "sub", one, entry_number(k, 1));
    uint32_t size = sub_group_size(k), shift = entry_op(k, "sub", entry_number(k, 64), size);
    uint32_t all = entry_op(k, "lshr", entry_number(k, UINT64_MAX), shift);
    if (builtin == SpvBuiltInSubgroupLtMask) {
        mask = below;
    } else if (builtin == SpvBuiltInSubgroupLeMask) {
        mask = entry_op(k, "or", below, one);
    } else if (builtin == SpvBuiltInSubgroupGeMask) {
        mask = entry_op(k, "sub", all, below);
    } else if (builtin == SpvBuiltInSubgroupGtMask) {
        mask = entry_op(k, "sub", entry_op(k, "sub", all, below), one);
    }
    mask = entry_op(k, "lshr", mask, entry_number(k, dimension ? 32 : 0));
    return entry_op(k, "and", mask, entry_number(k, UINT32_MAX));
}

static uint32_t component_of(struct fn *k, uint32_t builtin, unsigned dimension) {
    uint32_t size;
    k->facts->uses |= builtin != SpvBuiltInGlobalInvocationId && builtin != SpvBuiltInGlobalSize &&
                              builtin != SpvBuiltInGlobalOffset && builtin != SpvBuiltInWorkDim &&
                              builtin != SpvBuiltInGlobalLinearId
                          ? USES_GROUPS
                          : 0;
    k->facts->uses |= builtin == SpvBuiltInGlobalInvocationId || builtin == SpvBuiltInGlobalOffset
                          ? USES_OFFSET
                          : 0;
    switch (builtin) {
    case SpvBuiltInGlobalInvocationId:
        return of_dimension(k, ITEM(global_id), dimension, 0);
    case SpvBuiltInGlobalSize:
        return of_dimension(k, ITEM(global_size), dimension, 1);
    case SpvBuiltInGlobalOffset:
        return of_dimension(k, ITEM(offset), dimension, 0);
    case SpvBuiltInWorkgroupId:
        return of_dimension(k, ITEM(group_id), dimension, 0);
    case SpvBuiltInWorkgroupSize:
        return of_dimension(k, ITEM(local_size), dimension, 1);
    case SpvBuiltInEnqueuedWorkgroupSize:
        return enqueued_size(k, dimension);
    case SpvBuiltInLocalInvocationId:
        return of_dimension(k, ITEM(local_id), dimension, 0);
    case SpvBuiltInNumWorkgroups:
        return of_dimension(k, ITEM(group_count), dimension, 1);
    case SpvBuiltInWorkDim: {
        uint32_t made = ll_temp(k);
        ll_prologue(k, "%n = zext i32 %n to i64", made, entry_load(k, "i32", ITEM(dims)));
        return made;
    }
    case SpvBuiltInGlobalLinearId:
        return global_linear_id(k);
    case SpvBuiltInLocalInvocationIndex:
        return linear_id(k);
    case SpvBuiltInSubgroupSize:
        return sub_group_size(k);
    case SpvBuiltInSubgroupMaxSize:
        return sub_group_most(k);
    case SpvBuiltInNumSubgroups:
        return sub_groups_of(k, group_items(k));
    case SpvBuiltInNumEnqueuedSubgroups:
        return sub_groups_of(k, enqueued_items(k));
    case SpvBuiltInSubgroupId:
        size = sub_group_most(k);
        return entry_op(k, "udiv", entry_op(k, "sub", linear_id(k), lane(k)), size);
    case SpvBuiltInSubgroupLocalInvocationId:
        return lane(k);
    case SpvBuiltInSubgroupEqMask:
    case SpvBuiltInSubgroupGeMask:
    case SpvBuiltInSubgroupGtMask:
    case SpvBuiltInSubgroupLeMask:
    case SpvBuiltInSubgroupLtMask:
        return lane_mask(k, builtin, dimension);
    default: {
        const char *name = ur_spirv_value_name(UR_SPIRV_BuiltIn, builtin);
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "the built-in variable %s",
                 name ? name : "of unknown number");
    }
    }
}

/* An input lies in memory of the function's own, which LLVM dissolves into registers. */
static void make_input(struct fn *k, uint32_t id, const struct type *type) {
    const struct ur_spirv_note *builtin =
        ur_spirv_decoration(k->t->module, id, UR_SPIRV_NONE, SpvDecorationBuiltIn);
    if (!builtin || !builtin->count) {
        ll_wrong(k, UR_LLVM_INVALID, "variable %%%u is an input and no built-in one", id);
    }
    const struct type *scalar = type->op == SpvOpTypeVector ? type->element : type;
    if (scalar->op != SpvOpTypeInt) {
        ll_wrong(k, UR_LLVM_INVALID, "a built-in variable of what is no integer");
    }
    ll_variable(k, ll_format(k->t, "v%u", id), type->text, type->align);
    for (uint32_t i = 0; i < ll_lanes(type); ++i) {
        uint32_t x = component_of(k, builtin->operands[0], i), place = ll_temp(k);
        if (scalar->width < 64) {
            uint32_t narrow = ll_temp(k);
            ll_prologue(k, "%n = trunc i64 %n to %y", narrow, x, scalar);
            x = narrow;
        }
        ll_prologue(k, "%n = getelementptr inbounds i8, ptr %%v%u, i64 %l", place, id,
                    (int64_t)(i * scalar->size));
        ll_prologue(k, "store %y %n, ptr %n, align %u", scalar, x, place, (unsigned)scalar->size);
    }
}

void ll_need_variable(struct fn *k, uint32_t id) {
    struct tr *t = k->t;
    if (t->seen[id] == k->serial) {
        return;
    }
    t->seen[id] = k->serial;
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    const struct type *type = ll_pointee(t, ll_type(t, insn->type));
    if (ll_storage(t->module, insn) == SpvStorageClassInput) {
        make_input(k, id, type);
        return;
    }
    if (!type->size) {
        ll_wrong(k, UR_LLVM_INVALID, "variable %%%u is of a type without size", id);
    }
    struct function *facts = k->facts;
    facts->locals = ll_grow(t, facts->locals, facts->local_count, sizeof(*facts->locals));
    facts->locals[facts->local_count++] = id;
    facts->uses |= USES_GROUPS;
    if (t->options->wave) {
        ll_amdgcn_local(k, id, type);
        return;
    }
    uint32_t base = entry_load(k, "ptr", ITEM(local)), place = ll_temp(k);
    ll_prologue(k, "%n = load i64, ptr @ur.place%u, align 8", place, id);
    ll_prologue(k, "%%v%u = getelementptr inbounds i8, ptr %n, i64 %n", id, base, place);
}

/* ---- kernels --------------------------------------------------------------------------------- */

/* Translators make a function of its own of a kernel's body, for calls by others, and an entry
 * point that calls it and does nothing else. */
const struct ur_spirv_function *ll_body(const struct ur_spirv_module *module,
                                        const struct ur_spirv_function *function) {
    const struct ur_spirv_instruction *call = NULL;
    const struct ur_spirv_block *block = &function->blocks[0];
    for (uint32_t i = 1; i < block->terminator; ++i) {
        uint16_t op = block->list.items[i].opcode;
        if (op == SpvOpLine || op == SpvOpNoLine) {
            continue;
        }
        if (call || op != SpvOpFunctionCall) {
            return function;
        }
        call = &block->list.items[i];
    }
    if (!call || block->list.items[block->terminator].opcode != SpvOpReturn ||
        call->count != function->parameter_count + 1u) {
        return function;
    }
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        if (call->operands[1 + i] != function->parameters[i]) {
            return function;
        }
    }
    const struct ur_spirv_function *body = ur_spirv_function(module, call->operands[0]);
    if (!body || !body->block_count || body->parameter_count != function->parameter_count) {
        return function;
    }
    for (uint32_t i = 0; i < body->parameter_count; ++i) {
        if (ur_spirv_type(module, body->parameters[i]) !=
            ur_spirv_type(module, function->parameters[i])) {
            return function;
        }
    }
    return body;
}

uint32_t *ll_first_entries(struct ur_spirv_module *module) {
    uint32_t count = module->entry_point_count;
    uint32_t *first = ur_spirv_allocate(module, (count + 1u) * sizeof(*first));
    uint32_t *of = calloc(module->bound, sizeof(*of)); /* of each id: 1 + an entry point */
    for (uint32_t i = 0; first && of && i < count; ++i) {
        uint32_t id = module->entry_points[i].id;
        first[i] = i;
        if (id < module->bound) {
            of[id] = of[id] ? of[id] : i + 1;
            first[i] = of[id] - 1;
        }
    }
    first = of ? first : NULL;
    free(of);
    return first;
}

/* On processors that have registers of 512 bits LLVM takes 256 of them where it is not told
 * otherwise, which is right for code with a few vectors in it; kernels are nothing else. */
#define WIDE_VECTORS "\"prefer-vector-width\"=\"512\""
#define COMPONENTS "\"ur-components\" "

static bool has_vectors(struct tr *t, const struct ur_spirv_function *f) {
    for (uint32_t b = 0; b < f->block_count; ++b) {
        const struct ur_spirv_block *block = &f->blocks[b];
        for (uint32_t i = 1; i < block->list.count; ++i) {
            const struct ur_spirv_instruction *insn = &block->list.items[i];
            const struct type *type = insn->result && insn->type ? ll_type(t, insn->type) : NULL;
            if (type && type->op == SpvOpTypeVector &&
                (ll_is_float(type) || (ll_is_int(type) && type->element->width < 64))) {
                return true;
            }
        }
    }
    return false;
}

/* Cuts the form of rows of whole strips. False: strips are nothing for it. */
static bool find_rows(struct tr *t, const struct ll_form *form) {
    static const uint32_t any[3] = {0};
    uint32_t index = ur_spirv_function_index(t->module, form->function);
    struct function *facts = &t->functions[index];
    facts->in_rows = true;
    facts->regions = ll_find_regions(t, &t->module->functions[index], UR_LLVM_SUB_GROUP_SIZE, any);
    if (facts->regions && !facts->regions->sub_groups) {
        ll_forget_regions(t, facts->regions);
        facts->regions = NULL;
    }
    return facts->regions != NULL;
}

void ll_add_kernel(struct tr *t, const struct ur_spirv_entry_point *entry) {
    const struct ur_spirv_function *function = ur_spirv_function(t->module, entry->id);
    if (entry->model != SpvExecutionModelKernel) {
        const char *name = ur_spirv_value_name(UR_SPIRV_ExecutionModel, entry->model);
        ll_fail(t, UR_LLVM_UNSUPPORTED,
                "entry point '%.100s' is of execution model %s: only Kernel is supported",
                entry->name, name ? name : "of unknown number");
    }
    if (!function || !function->block_count) {
        ll_fail(t, UR_LLVM_INVALID, "entry point '%.100s' (%%%u) has no body", entry->name,
                entry->id);
    }
    struct kernel *kernel = &t->kernels[t->kernel_count++];
    *kernel = (struct kernel){.entry = entry,
                              .function = function,
                              .index = (uint32_t)(function - t->module->functions),
                              .sub_group_size =
                                  t->options->wave ? t->options->wave : UR_LLVM_SUB_GROUP_SIZE};
    const struct ur_spirv_note *size =
        ur_spirv_mode(t->module, function, SpvExecutionModeSubgroupSize);
    if (size && size->count) {
        kernel->sub_group_size = size->operands[0];
        uint32_t most = t->options->wave ? t->wave : UR_LLVM_SUB_GROUP_LIMIT;
        if (!kernel->sub_group_size || kernel->sub_group_size > most ||
            kernel->sub_group_size & (kernel->sub_group_size - 1)) {
            ll_fail(t, UR_LLVM_UNSUPPORTED,
                    "kernel '%.100s' requires sub-groups of %u work-items: they may have a power "
                    "of two up to %u",
                    entry->name, kernel->sub_group_size, most);
        }
    }
    if (t->options->wave) {
        uint32_t items = kernel->sub_group_size;
        t->sub_group_least = items < t->sub_group_least ? items : t->sub_group_least;
        t->sub_group_most = items > t->sub_group_most ? items : t->sub_group_most;
        ll_queue(t, kernel->index);
        ++t->functions[kernel->index].calls;
        return;
    }
    const struct ur_spirv_function *body = ll_body(t->module, function);
    struct function *facts = &t->functions[body - t->module->functions];
    /* Whose loops read images by calls, beside a form in which they do not. */
    uint32_t number = t->kernel_count - 1;
    bool far = number < t->module->entry_point_count && t->forms[number].expected;
    if (!facts->cut && !facts->in_rows && !t->options->fibers && !far) {
        uint32_t group[3] = {0};
        if (t->functions[body - t->module->functions].kernels == 1) {
            ll_required_size(t, kernel, group);
        }
        facts->regions = ll_find_regions(t, body, kernel->sub_group_size, group);
        if (facts->regions && number < t->module->entry_point_count && t->forms[number].in_rows) {
            kernel->in_rows = find_rows(t, &t->forms[number]);
            facts->regions->rows &= !kernel->in_rows;
        }
    }
    if (!facts->cut && facts->regions) {
        ll_delay(t, kernel, facts->regions);
    }
    bool fits = !facts->cut || facts->sub_group_size == kernel->sub_group_size;
    kernel->regions = fits ? facts->regions : NULL;
    facts->sub_group_size = kernel->sub_group_size;
    if (kernel->regions) {
        kernel->index = (uint32_t)(body - t->module->functions);
        if (!facts->cut) {
            ll_emit_loops(t, kernel,
                          has_vectors(t, body) ? WIDE_VECTORS " " COMPONENTS : WIDE_VECTORS);
            t->orders |= ll_keeps_order(t, body, facts->regions);
        }
    } else {
        ll_queue(t, kernel->index);
        facts->by_calls |= far && ll_has_many_accesses(body);
    }
    facts->cut = true;
    ++t->functions[kernel->index].calls;
}

void ll_add_form(struct tr *t, uint32_t number, const struct ll_form *form) {
    if (form->in_rows && !t->kernels[number].in_rows) {
        return;
    }
    struct ur_spirv_entry_point *entry = ur_out_alloc(&t->out, 1, sizeof(*entry));
    *entry = t->module->entry_points[number];
    const struct ur_spirv_function *body =
        ll_body(t->module, ur_spirv_function(t->module, entry->id));
    struct function *facts = &t->functions[ur_spirv_function_index(t->module, form->function)];
    facts->fuses = t->functions[body - t->module->functions].fuses;
    facts->body = true;
    facts->expected = form->expected;
    entry->id = form->function;
    ll_add_kernel(t, entry);
    t->kernels[number].form = t->kernel_count;
    t->kernels[number].along = form->along;
}

/* All that a kernel reaches, each once: `visit` of it. */
void ll_walk(struct tr *t, struct kernel *kernel,
             void (*visit)(struct tr *t, struct kernel *kernel, struct function *facts)) {
    uint32_t *stack = t->reached, count = 0, mark = ++t->search;
    stack[count++] = kernel->index;
    t->functions[kernel->index].mark = mark;
    while (count) {
        struct function *facts = &t->functions[stack[--count]];
        visit(t, kernel, facts);
        for (uint32_t i = 0; i < facts->callee_count; ++i) {
            struct function *next = &t->functions[facts->callees[i]];
            if (next->mark != mark) {
                next->mark = mark;
                stack[count++] = facts->callees[i];
            }
        }
    }
}

static void find_uses(struct tr *t, struct kernel *kernel, struct function *facts) {
    (void)t;
    kernel->uses |= facts->uses;
}

static void count_users(struct tr *t, struct kernel *kernel, struct function *facts) {
    kernel->uses |= facts->uses;
    for (uint32_t i = 0; i < facts->local_count; ++i) {
        uint32_t id = facts->locals[i];
        if (t->local_mark[id] != t->search) {
            t->local_mark[id] = t->search;
            ++t->local_users[id];
        }
    }
}

static const struct type *local_type(struct tr *t, uint32_t id) {
    return ll_pointee(t, ll_type_of(t, id));
}

static uint64_t kernel_place(struct tr *t, uint32_t id, uint64_t at) {
    const struct type *type = local_type(t, id);
    uint64_t align = type->align > 16 ? type->align : 16;
    t->local_place[id] = (at + align - 1) & ~(align - 1);
    t->local_mark[id] = UINT32_MAX;
    return t->local_place[id] + type->size;
}

static void place_own(struct tr *t, struct kernel *kernel, struct function *facts) {
    for (uint32_t i = 0; i < facts->local_count; ++i) {
        uint32_t id = facts->locals[i];
        if (t->local_mark[id] != UINT32_MAX) {
            kernel->local_bytes = kernel_place(t, id, kernel->local_bytes);
        }
    }
}

/* Variables that several kernels use come first; behind them lie each kernel's own. */
static void place_locals(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    uint64_t common = 0;
    bool *form = ur_out_alloc(&t->out, t->kernel_count + 1u, sizeof(*form));
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        uint32_t uses = t->kernels[i].form;
        form[uses ? uses - 1 : t->kernel_count] = true; /* it has what the kernel has */
    }
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        ll_walk(t, &t->kernels[i], form[i] ? find_uses : count_users);
    }
    for (uint32_t i = 0; i < list->count; ++i) {
        uint32_t id = list->items[i].result;
        if (list->items[i].opcode == SpvOpVariable && t->local_users[id] > 1) {
            common = kernel_place(t, id, common);
        }
    }
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        t->kernels[i].local_bytes = common;
        ll_walk(t, &t->kernels[i], place_own);
    }
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        if (t->kernels[i].form) {
            t->kernels[t->kernels[i].form - 1].local_bytes = t->kernels[i].local_bytes;
        }
    }
    for (uint32_t i = 0; i < list->count; ++i) {
        uint32_t id = list->items[i].result;
        if (list->items[i].opcode == SpvOpVariable && t->local_users[id]) {
            ur_text_print(&t->out, &t->head, "@ur.place%u = internal constant i64 %l\n", id,
                          (int64_t)t->local_place[id]);
        }
    }
}

/* ---- parameters ------------------------------------------------------------------------------ */

bool ll_is_handed_over(const struct type *type) {
    return type->op == SpvOpTypePointer && type->storage == SpvStorageClassFunction;
}

void ll_load_arguments(struct tr *t, const struct kernel *kernel) {
    struct ur_text *text = &t->body;
    const struct ur_spirv_function *f = kernel->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, f->parameters[i]);
        ur_text_print(&t->out, text,
                      "  %%p%u = getelementptr inbounds ptr, ptr %%args, i64 %u\n"
                      "  %%q%u = load ptr, ptr %%p%u, align 8\n",
                      i, i, i, i);
        if (ll_is_handed_over(type)) {
            const struct type *of = ll_pointee(t, type);
            ur_text_print(&t->out, text, "  %%a%u = alloca %s, align %u\n", i, of->text,
                          ll_variable_align(t, f->parameters[i], of->align));
        } else {
            ur_text_print(&t->out, text, "  %%a%u = load %s, ptr %%q%u, align %u%s\n", i,
                          type->text, i, type->align,
                          type->op == SpvOpTypeImage ? ", !dereferenceable !14, !align !15" : "");
        }
    }
}

void ll_copy_arguments(struct tr *t, const struct kernel *kernel) {
    const struct ur_spirv_function *f = kernel->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, f->parameters[i]);
        if (ll_is_handed_over(type)) {
            ur_text_print(&t->out, &t->body,
                          "  call void @llvm.memcpy.p0.p0.i64(ptr align %u %%a%u, ptr align %u "
                          "%%q%u, i64 %l, i1 false)\n",
                          ll_pointee(t, type)->align, i, ll_pointee(t, type)->align, i,
                          (int64_t)ll_pointee(t, type)->size);
        }
    }
}

static void call_kernel(struct tr *t, const struct kernel *kernel, const char *item) {
    struct ur_text *text = &t->body;
    const struct ur_spirv_function *f = kernel->function;
    ll_copy_arguments(t, kernel); /* each work-item has its own */
    const struct type *result = ll_type(t, f->head.items[f->definition].type);
    ur_text_print(&t->out, text, "  %scall %s @.f%u(ptr %s",
                  result->op == SpvOpTypeVoid ? "" : "%r = ", result->text, f->id, item);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        ur_text_print(&t->out, text, ", %s %%a%u", ll_type_of(t, f->parameters[i])->text, i);
    }
    ur_text_puts(&t->out, text, ")\n");
}

static void emit_entry(struct tr *t, const struct kernel *kernel, uint32_t number) {
    ur_text_print(&t->out, &t->body,
                  "\ndefine internal void @ur.entry%u(ptr noalias readonly %%args, ptr %%item) "
                  "nounwind {\n",
                  number);
    ll_load_arguments(t, kernel);
    bool meets = t->functions[kernel->index].meets;
    if (meets) {
        ll_put_start(t);
    }
    call_kernel(t, kernel, "%item");
    if (meets) {
        ll_put_end(t);
    }
    ur_text_puts(&t->out, &t->body, "  ret void\n}\n");
}

static void put_loop(struct tr *t, const struct kernel *kernel) {
    ur_text_puts(&t->out, &t->body,
                 "  br label %loop\n"
                 "loop:\n"
                 "  %i = phi i64 [ 0, %entry ], [ %next, %loop ]\n"
                 "  %here = add nuw nsw i64 %id, %i\n"
                 "  %there = add nuw nsw i64 %gid, %i\n"
                 "  store i64 %here, ptr %id.at, align 8\n"
                 "  store i64 %there, ptr %gid.at, align 8\n");
    call_kernel(t, kernel, "%item");
    ur_text_puts(&t->out, &t->body,
                 "  %next = add nuw nsw i64 %i, 1\n"
                 "  %more = icmp ult i64 %next, %count\n"
                 "  br i1 %more, label %loop, label %done, !llvm.loop ");
    ur_text_puts(&t->out, &t->body, kernel->uses & USES_CHAINS ? "!8\ndone:\n" : "!1\ndone:\n");
}

static void call_part(struct tr *t, const struct kernel *kernel, const char *which,
                      const char *count) {
    const struct ur_spirv_function *f = kernel->function;
    ur_text_print(&t->out, &t->body, "  %%r.%s = call i32 @f%u.%s(ptr %%item", which,
                  t->module->functions[kernel->index].id, which);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        ur_text_print(&t->out, &t->body, ", %s %%a%u", ll_type_of(t, f->parameters[i])->text, i);
    }
    ur_text_print(&t->out, &t->body, ", i64 0, i64 %s, i64 0)\n", count);
}

/* The loop of a row by chunks: whole ones and, at the end, what is left. */
static void put_chunks(struct tr *t, const struct kernel *kernel) {
    struct ur_text *text = &t->body;
    struct ur_out *out = &t->out;
    const char *width = ll_format(t, "%u", (unsigned)kernel->regions->width);
    ll_copy_arguments(t, kernel);
    ur_text_print(out, text,
                  "  br label %%head\nhead:\n"
                  "  %%i = phi i64 [ 0, %%entry ], [ %%next, %%chunk ]\n"
                  "  %%next = add nuw nsw i64 %%i, %s\n"
                  "  %%here = add nuw nsw i64 %%id, %%i\n"
                  "  %%there = add nuw nsw i64 %%gid, %%i\n"
                  "  store i64 %%here, ptr %%id.at, align 8\n"
                  "  store i64 %%there, ptr %%gid.at, align 8\n"
                  "  %%fits = icmp ule i64 %%next, %%count\n"
                  "  br i1 %%fits, label %%chunk, label %%tail\nchunk:\n",
                  width);
    call_part(t, kernel, "whole", width);
    ur_text_puts(out, text,
                 "  br label %head\ntail:\n  %left = sub nuw nsw i64 %count, %i\n"
                 "  %none = icmp eq i64 %left, 0\n"
                 "  br i1 %none, label %done, label %rest\nrest:\n");
    call_part(t, kernel, "part", "%left");
    ur_text_puts(out, text, "  br label %done\ndone:\n");
}

/* Notes whether a function has vectors of numbers in it. */
static void look_for_vectors(struct tr *t, struct kernel *kernel, struct function *facts) {
    kernel->vectors |= has_vectors(t, &t->module->functions[facts - t->functions]);
}

/* Whether loops over work-items have vectors in them that LLVM had better take apart, and become
 * vectors of work-items then; ur_compile.c does it. Those of a loop within are left as they are:
 * LLVM does not vectorise around it. */
static const char *components(struct tr *t, struct kernel *kernel) {
    if (!t->options->wave) {
        ll_walk(t, kernel, look_for_vectors);
    }
    return kernel->vectors && (kernel->regions || !kernel->loops) ? COMPONENTS : "";
}

/* `chosen`: by another function (ll_choose_row), which it is not to become one with. */
static void emit_row(struct tr *t, struct kernel *kernel, const char *form, uint32_t number,
                     bool chosen) {
    struct ur_text *text = &t->body;
    struct ur_out *out = &t->out;
    const unsigned size = sizeof(struct ur_hostcode_item);
    ur_text_print(out, text,
                  "\ndefine internal void @ur.%s%u(ptr noalias readonly %%args, ptr noalias "
                  "%%from) %snounwind " WIDE_VECTORS " %s{\nentry:\n",
                  form, number, chosen ? "noinline " : "", components(t, kernel));
    ll_load_arguments(t, kernel);
    ur_text_print(out, text,
                  "  %%item = alloca [%u x i8], align 16\n"
                  "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %%item, ptr align 8 %%from, i64 "
                  "%u, i1 false)\n",
                  size, size);
    static const struct {
        const char *name;
        size_t offset;
    } fields[] = {{"size", ITEM(local_size)}, {"id", ITEM(local_id)}, {"gid", ITEM(global_id)}};
    for (size_t i = 0; i < sizeof(fields) / sizeof(*fields); ++i) {
        ur_text_print(out, text,
                      "  %%%s.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
                      "  %%%s.from = getelementptr inbounds i8, ptr %%from, i64 %u\n"
                      "  %%%s = load i64, ptr %%%s.from, align 8\n",
                      fields[i].name, (unsigned)fields[i].offset, fields[i].name,
                      (unsigned)fields[i].offset, fields[i].name, fields[i].name);
    }
    ur_text_puts(out, text, "  %count = sub nuw nsw i64 %size, %id\n");
    if (kernel->regions) {
        put_chunks(t, kernel);
    } else {
        put_loop(t, kernel);
    }
    ur_text_puts(out, text,
                 "  %last = add i64 %gid, %count\n"
                 "  store i64 %size, ptr %id.from, align 8\n"
                 "  store i64 %last, ptr %gid.from, align 8\n"
                 "  ret void\n}\n");
}

static void emit_rows(struct tr *t, struct kernel *kernel, uint32_t number) {
    struct kernel *form = kernel->form ? &t->kernels[kernel->form - 1] : NULL;
    bool chooses = form && !kernel->along;
    emit_row(t, kernel, chooses ? "far" : "row", number, chooses);
    if (form) {
        emit_row(t, form, chooses ? "near" : "column", number, chooses);
    }
    if (chooses) {
        ll_choose_row(t, kernel, number);
    }
}

void ll_required_size(struct tr *t, const struct kernel *kernel, uint32_t sizes[3]) {
    const struct ur_spirv_note *note =
        ur_spirv_mode(t->module, kernel->function, SpvExecutionModeLocalSize);
    const struct ur_spirv_note *ids =
        ur_spirv_mode(t->module, kernel->function, SpvExecutionModeLocalSizeId);
    for (uint32_t i = 0; note && i < 3 && i < note->count; ++i) {
        sizes[i] = note->operands[i];
    }
    for (uint32_t i = 0; ids && i < 3 && i < ids->count; ++i) {
        uint64_t value;
        if (!ur_spirv_constant(t->module, ids->operands[i], &value)) {
            ll_fail(t, UR_LLVM_INVALID, "kernel '%.100s': work-group size %%%u is no constant",
                    kernel->entry->name, ids->operands[i]);
        }
        sizes[i] = (uint32_t)value;
    }
    for (int i = 1; i < 3; ++i) {
        sizes[i] = sizes[0] && !sizes[i] ? 1 : sizes[i];
    }
}

void ll_most_size(const struct tr *t, const struct kernel *kernel, uint32_t sizes[3]) {
    const struct ur_spirv_note *note =
        ur_spirv_mode(t->module, kernel->function, SpvExecutionModeMaxWorkgroupSizeINTEL);
    for (uint32_t i = 0; i < 3; ++i) {
        sizes[i] = note && i < note->count ? note->operands[i] : 0;
    }
}

uint32_t ll_required_sub_group(const struct tr *t, const struct kernel *kernel) {
    const struct ur_spirv_note *note =
        ur_spirv_mode(t->module, kernel->function, SpvExecutionModeSubgroupSize);
    return note && note->count ? note->operands[0] : 0;
}

uint32_t ll_required_sub_groups(struct tr *t, const struct kernel *kernel) {
    uint32_t count;
    if (!ur_spirv_sub_groups(t->module, kernel->function, &count)) {
        ll_fail(t, UR_LLVM_INVALID, "kernel '%.100s': the number of its sub-groups is no constant",
                kernel->entry->name);
    }
    return count;
}

/* A whole work-group; see loops.c. */
static void emit_whole_group(struct tr *t, struct kernel *kernel, uint32_t number, const char *name,
                             const char *form) {
    struct ur_text *text = &t->body;
    struct ur_out *out = &t->out;
    const struct ur_spirv_function *f = kernel->function;
    const unsigned size = sizeof(struct ur_hostcode_item);
    uint32_t sizes[3] = {0};
    ll_required_size(t, kernel, sizes);
    ur_text_print(out, text,
                  "\ndefine internal i32 @ur.%s%u(ptr noalias readonly %%args, ptr noalias "
                  "%%from) nounwind " WIDE_VECTORS " %s{\nentry:\n",
                  name, number, components(t, kernel));
    ll_load_arguments(t, kernel);
    ll_copy_arguments(t, kernel);
    ur_text_print(out, text,
                  "  %%item = alloca [%u x i8], align 16\n"
                  "  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %%item, ptr align 8 %%from, i64 "
                  "%u, i1 false)\n"
                  "  %%lanes.at = getelementptr inbounds i8, ptr %%item, i64 %u\n"
                  "  store i64 %u, ptr %%lanes.at, align 8\n",
                  size, size, (unsigned)ITEM(sub_group_size), kernel->sub_group_size);
    for (unsigned i = 0; i < 3; ++i) {
        ur_text_print(out, text, "  %%s%u.at = getelementptr inbounds i8, ptr %%item, i64 %u\n", i,
                      (unsigned)ITEM(local_size) + 8 * i);
        if (sizes[0]) {
            ur_text_print(out, text, "  store i64 %u, ptr %%s%u.at, align 8\n", sizes[i], i);
        }
        ur_text_print(out, text, "  %%s%u = load i64, ptr %%s%u.at, align 8\n", i, i);
    }
    ur_text_print(out, text,
                  "  %%s01 = mul nuw nsw i64 %%s0, %%s1\n  %%all = mul nuw nsw i64 %%s01, %%s2\n"
                  "  %%r = call i32 @f%u.%s(ptr %%item",
                  t->module->functions[kernel->index].id, form);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        ur_text_print(out, text, ", %s %%a%u", ll_type_of(t, f->parameters[i])->text, i);
    }
    ur_text_puts(out, text, ", i64 %all)\n  ret i32 %r\n}\n");
}

static void emit_group(struct tr *t, struct kernel *kernel, uint32_t number) {
    const struct regions *r = kernel->regions;
    if (!kernel->late) {
        emit_whole_group(t, kernel, number, "group", "group");
        return;
    }
    emit_whole_group(t, kernel, number, "any", r->split ? "any" : "group");
    if (r->split) {
        emit_whole_group(t, kernel, number, "most", "group");
    }
    ll_emit_late_group(t, kernel, number, WIDE_VECTORS);
}

/* ---- the table ------------------------------------------------------------------------------- */

static void put_string(struct tr *t, const char *name, uint32_t number, uint32_t part,
                       const char *string) {
    struct ur_text *text = &t->declarations;
    ur_text_print(&t->out, text, "@ur.%s%u.%u = private constant [%u x i8] c\"", name, number, part,
                  (unsigned)strlen(string) + 1);
    ll_put_string(t, text, string);
    ur_text_puts(&t->out, text, "\\00\"\n");
}

static void put_arguments(struct tr *t, const struct kernel *kernel, uint32_t number) {
    const struct ur_spirv_function *f = kernel->function;
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const char *name = t->module->ids[f->parameters[i]].name;
        if (name) {
            put_string(t, "argument", number, i, name);
        }
    }
    ur_text_print(&t->out, &t->declarations,
                  "@ur.arguments%u = internal constant [%u x { ptr, i32, i32, i64 }] [", number,
                  f->parameter_count);
    for (uint32_t i = 0; i < f->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, f->parameters[i]), *value = type;
        unsigned kind = UR_HOSTCODE_ARG_VALUE, align = type->align;
        if (ll_is_handed_over(type)) {
            value = ll_pointee(t, type);
            align = value->align;
        } else if (type->op == SpvOpTypePointer) {
            kind = type->storage == SpvStorageClassWorkgroup ? UR_HOSTCODE_ARG_LOCAL
                                                             : UR_HOSTCODE_ARG_POINTER;
            align = ll_pointee(t, type)->align;
        } else if (type->op == SpvOpTypeImage || type->op == SpvOpTypeSampler) {
            kind = type->op == SpvOpTypeImage ? UR_HOSTCODE_ARG_IMAGE : UR_HOSTCODE_ARG_SAMPLER;
        }
        if (!value->size) {
            ll_fail(t, UR_LLVM_INVALID, "kernel '%.100s': parameter %u is of a type without size",
                    kernel->entry->name, i);
        }
        bool named = t->module->ids[f->parameters[i]].name != NULL;
        ur_text_print(&t->out, &t->declarations, "%s { ptr, i32, i32, i64 } { ptr ", i ? "," : "");
        if (named) {
            ur_text_print(&t->out, &t->declarations, "@ur.argument%u.%u", number, i);
        } else {
            ur_text_puts(&t->out, &t->declarations, "null");
        }
        ur_text_print(&t->out, &t->declarations, ", i32 %u, i32 %u, i64 %l }", kind, align,
                      (int64_t)value->size);
    }
    ur_text_puts(&t->out, &t->declarations, "]\n");
}

#define KERNEL_TYPE                                                                                \
    "{ ptr, ptr, ptr, i32, i32, [3 x i64], i64, i64, ptr, i32, i32, i64, i32, i32, ptr, i64, "     \
    "i64, i32, i32, [3 x i64], ptr, i64, ptr, i64, i64, ptr, ptr, i64 }"

_Static_assert(offsetof(struct ur_hostcode_kernel, arg_count) == 24 &&
                   offsetof(struct ur_hostcode_kernel, reqd_group_size) == 32 &&
                   offsetof(struct ur_hostcode_kernel, row) == 72 &&
                   offsetof(struct ur_hostcode_kernel, local_block) == 88 &&
                   offsetof(struct ur_hostcode_kernel, group) == 104 &&
                   offsetof(struct ur_hostcode_kernel, device_barriers) == 128 &&
                   offsetof(struct ur_hostcode_kernel, max_group_size) == 136 &&
                   offsetof(struct ur_hostcode_kernel, parts) == 160 &&
                   offsetof(struct ur_hostcode_kernel, required_sub_groups) == 168 &&
                   offsetof(struct ur_hostcode_kernel, column) == 176 &&
                   offsetof(struct ur_hostcode_kernel, in_rows) == 200 &&
                   offsetof(struct ur_hostcode_kernel, late) == 208 &&
                   sizeof(struct ur_hostcode_kernel) == 224,
               "the table's entries are written by hand below");

/* OpenCL C has groups of different sizes from 2.0 on. */
static bool may_be_uneven(const struct tr *t, const uint32_t required[3]) {
    enum { FIRST_VERSION = 200000 };
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_SOURCES];
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        if (insn->opcode == SpvOpSource && insn->count > 1 &&
            insn->operands[0] == SpvSourceLanguageOpenCL_C && insn->operands[1] < FIRST_VERSION) {
            return false;
        }
    }
    return !t->options->uniform && !required[0];
}

/* An entry of the table, or of a kernel's form for groups whose rows are whole strips. */
static void put_kernel(struct tr *t, const struct kernel *kernel, uint32_t number) {
    bool form = number >= t->module->entry_point_count;
    struct ur_text *table = form ? &t->declarations : &t->table;
    uint32_t sizes[3] = {0};
    bool waits = kernel->uses & (USES_BARRIER | USES_SUB_GROUPS);
    struct function *facts = &t->functions[kernel->index];
    uint64_t depth = facts->depth;
    if (kernel->form && t->functions[t->kernels[kernel->form - 1].index].depth > depth) {
        depth = t->functions[t->kernels[kernel->form - 1].index].depth;
    }
    uint64_t stack = depth < ((uint64_t)1 << 32) ? depth * 2 + STACK_MARGIN : 0;
    ll_required_size(t, kernel, sizes);
    put_string(t, "kernel", number, 0, kernel->entry->name);
    put_arguments(t, kernel, number);
    if (form) {
        ur_text_print(&t->out, table, "@ur.rows%u = internal constant", number);
    }
    ur_text_print(&t->out, table, "%s " KERNEL_TYPE " { ptr @ur.kernel%u.0, ptr ",
                  number && !form ? "," : "", number);
    const struct regions *r = kernel->regions && !kernel->regions->chunks ? kernel->regions : NULL;
    ur_text_print(&t->out, table, waits && !r ? "@ur.entry%u" : "null", number);
    ur_text_print(&t->out, table,
                  ", ptr @ur.arguments%u, i32 %u, i32 %u, [3 x i64] [i64 %u, i64 %u, i64 %u], i64 "
                  "%l, i64 %l, ptr ",
                  number, kernel->function->parameter_count, waits, sizes[0], sizes[1], sizes[2],
                  (int64_t)kernel->local_bytes, (int64_t)stack);
    ur_text_print(&t->out, table, waits ? "null" : "@ur.row%u", number);
    bool local = kernel->uses & USES_GROUPS;
    for (uint32_t i = 0; i < kernel->function->parameter_count; ++i) {
        const struct type *type = ll_type_of(t, kernel->function->parameters[i]);
        local |= type->op == SpvOpTypePointer && type->storage == SpvStorageClassWorkgroup;
    }
    ur_text_print(&t->out, table, ", i32 %u, i32 %u, i64 %l, i32 %u, i32 %u, ptr ",
                  !waits && !local, (kernel->uses & USES_SUB_GROUPS) != 0,
                  (int64_t)kernel->local_bytes, kernel->sub_group_size,
                  (!waits || r) && !(kernel->uses & USES_DEVICE) && may_be_uneven(t, sizes));
    ur_text_print(&t->out, table, r ? "@ur.group%u" : "null", number);
    uint32_t most[3];
    ll_most_size(t, kernel, most);
    ur_text_print(&t->out, table,
                  ", i64 %l, i64 %l, i32 %u, i32 %u, [3 x i64] [i64 %u, i64 %u, i64 %u], ptr ",
                  (int64_t)(r && (!r->width || r->steps) ? ll_scratch_item(r) : 0),
                  (int64_t)(r && r->steps ? r->team_bytes : 0), (kernel->uses & USES_DEVICE) != 0,
                  ll_required_sub_group(t, kernel), most[0], most[1], most[2]);
    ur_text_print(&t->out, table, r && r->steps ? "@ur.parts%u" : "null", number);
    ur_text_print(&t->out, table, ", i64 %u, ptr ", ll_required_sub_groups(t, kernel));
    ur_text_print(&t->out, table, kernel->along ? "@ur.column%u" : "null", number);
    ur_text_print(&t->out, table, ", i64 %u, i64 %u, ptr ", kernel->along, kernel->across);
    ur_text_print(&t->out, table, kernel->in_rows ? "@ur.rows%u" : "null", kernel->form - 1);
    ll_put_late(t, table, kernel);
    ur_text_puts(&t->out, table, form ? "\n" : "");
}

void ll_finish_kernels(struct tr *t) {
    const uint32_t count = t->module->entry_point_count;
    ll_find_chains(t);
    place_locals(t);
    ll_put_attributes(t);
    for (uint32_t i = 0; i < t->kernel_count; ++i) {
        struct kernel *kernel = &t->kernels[i];
        if (i >= count && !t->functions[kernel->index].in_rows) {
            continue; /* emitted with the kernel that it is a form of */
        }
        if (kernel->regions) {
            kernel->regions->chained = (kernel->uses & USES_CHAINS) != 0;
        }
        if (kernel->regions && !kernel->regions->chunks) {
            emit_group(t, kernel, i);
            if (kernel->regions->steps) {
                ll_emit_parts(t, kernel, i);
            }
        } else if (kernel->uses & (USES_BARRIER | USES_SUB_GROUPS)) {
            emit_entry(t, kernel, i);
        } else {
            emit_rows(t, kernel, i);
        }
        put_kernel(t, kernel, i);
    }
    ll_declare(t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ur_text_print(&t->out, &t->declarations,
                  "@ur.kernels = internal constant [%u x " KERNEL_TYPE "] [", count);
    ur_text_append(&t->out, &t->declarations, t->table.bytes, t->table.size);
    ur_text_puts(&t->out, &t->declarations, "]\n");
    t->table.size = 0;
    ll_put_all_late(t);
    ur_text_puts(&t->out, &t->body, "attributes #9999999 = { nounwind willreturn readnone }\n");
    /* One group of accesses, independent of each other from turn to turn of the loops of rows. */
    ur_text_puts(&t->out, &t->body,
                 "\n!0 = distinct !{}\n!1 = distinct !{!1, !2}\n"
                 "!2 = !{!\"llvm.loop.parallel_accesses\", !0}\n!3 = !{i32 1}\n");
    /* Loops over whole teams are vectorised before they are unrolled, not the other way round; what
     * is left of them then, for indices that wrap, is, so that arrays become registers. */
    ur_text_puts(&t->out, &t->body,
                 "!4 = !{!\"llvm.loop.unroll.disable\"}\n"
                 "!5 = !{!\"llvm.loop.vectorize.followup_all\", !6, !7}\n"
                 "!6 = !{!\"llvm.loop.isvectorized\", i32 1}\n"
                 "!7 = !{!\"llvm.loop.unroll.full\"}\n!8 = distinct !{!8, !2, !9}\n"
                 "!9 = !{!\"llvm.loop.vectorize.enable\", i1 false}\n"
                 /* Short rows: one vector a turn. */
                 "!10 = !{!\"llvm.loop.interleave.count\", i32 1}\n"
                 /* Loops within such a one; see write_out.c. */
                 "!11 = distinct !{!11, !7}\n"
                 "!12 = distinct !{!12, !13}\n"
                 "!13 = !{!\"llvm.loop.unroll.runtime.disable\"}\n");
    /* What is known of an image may be loaded before a loop that may not come to need it. */
    ur_text_print(&t->out, &t->body, "!14 = !{i64 %u}\n!15 = !{i64 %u}\n",
                  (unsigned)sizeof(struct ur_hostcode_image),
                  (unsigned)_Alignof(struct ur_hostcode_image));
}
