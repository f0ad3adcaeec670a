/* Kernels and functions: what stands around their blocks, and calls. */
#include <stdio.h>
#include <string.h>

#include "access.h"
#include "address.h"
#include "emit.h"
#include "flow.h"
#include "function.h"
#include "instructions.h"
#include "pointers.h"
#include "texel.h"
#include "types.h"
#include "value.h"

/* ---- calls ---- */

/* How a scalar is passed. */
static const char *passed_type(unsigned kind) {
    return is_half_kind(kind) ? "b16" : ptx_reg_width(kind) == 64 ? "b64" : "b32";
}

/* Several results are one parameter, as PTX takes no more: where the next of them lies in it. */
static uint32_t place_result(uint32_t *used, unsigned kind) {
    uint32_t size = is_half_kind(kind) ? 2 : ptx_reg_width(kind) == 64 ? 8 : 4;
    uint32_t at = (*used + size - 1) & ~(size - 1);
    *used = at + size;
    return at;
}

static struct part as_passed(struct fn *k, struct part x) {
    if (x.kind == KIND_PRED) {
        x = ptx_bits_as(k, x, KIND_I32);
    } else if (x.form == FORM_ADDRESS) {
        x = ptx_flat_address(k, x, SPACE_GENERIC);
    }
    return ptx_use(k, x);
}

static struct part from_passed(struct fn *k, struct part passed, unsigned kind) {
    return kind == KIND_PRED ? ptx_bits_as(k, passed, KIND_PRED) : passed;
}

/* `align`: of the results, where there are several. */
static void call(struct fn *k, const char *symbol, const struct part *arguments, uint32_t count,
                 struct part *results, uint32_t result_count, uint32_t align) {
    struct ptx_out *out = &k->t->out;
    struct ptx_text *text = &k->body;
    struct part *passed = ptx_alloc(out, count + 1u, sizeof(*passed));
    for (uint32_t i = 0; i < count; ++i) {
        passed[i] = as_passed(k, arguments[i]);
    }
    k->fixed = true;
    ptx_puts(out, text, "\t{\n");
    for (uint32_t i = 0; i < count; ++i) {
        const char *type = passed_type(passed[i].kind);
        ptx_emit(k, ".param .%s $a%u", type, i);
        ptx_emit(k, "st.param.%s [$a%u], %o", type, i, passed[i]);
    }
    uint32_t size = 0;
    for (uint32_t i = 0; i < result_count; ++i) {
        (void)place_result(&size, results[i].kind);
    }
    if (result_count > 1) {
        ptx_emit(k, ".param .align %u .b8 $c[%u]", align, size);
    } else if (result_count) {
        ptx_emit(k, ".param .%s $c", passed_type(results[0].kind));
    }
    ptx_print(out, text, "\tcall.uni %s%s", result_count ? "($c), " : "", symbol);
    for (uint32_t i = 0; i < count; ++i) {
        ptx_print(out, text, "%s$a%u%s", i ? ", " : ", (", i, i + 1 == count ? ")" : "");
    }
    ptx_puts(out, text, ";\n");
    size = 0;
    for (uint32_t i = 0; i < result_count; ++i) {
        ptx_emit(k, "ld.param.%s %o, [$c+%u]", passed_type(results[i].kind), results[i],
                 place_result(&size, results[i].kind));
    }
    ptx_puts(out, text, "\t}\n");
}

void ptx_call_parts(struct fn *k, const char *symbol, const struct part *arguments, uint32_t count,
                    struct part *results, uint32_t result_count) {
    call(k, symbol, arguments, count, results, result_count, 8);
}

void ptx_call_together(struct fn *k, const char *symbol, const struct part *arguments,
                       uint32_t count, struct part *results, uint32_t result_count) {
    call(k, symbol, arguments, count, results, result_count, 4 * result_count);
}

static bool is_assertion(const char *name) {
    return strcmp(name, "__devicelib_assert_fail") == 0 || strcmp(name, "__assert_fail") == 0;
}

/* llvm.is.fpclass.f32 and .f64, which translators leave as imports and oneMKL's modules have:
 * whether a number is of one of the classes in a mask, with a bit for each in this order:
 * signalling and quiet NaN, -infinity, -normal, -subnormal, -0, +0, +subnormal, +normal, +infinity
 * (LLVM's language reference, "llvm.is.fpclass"). */
static bool emit_class_test(struct fn *k, const struct ur_spirv_instruction *insn,
                            const char *name) {
    static const char prefix[] = "llvm.is.fpclass.f";
    bool wide = strcmp(name, "llvm.is.fpclass.f64") == 0;
    if (strncmp(name, prefix, sizeof(prefix) - 1) != 0 || insn->count != 3 ||
        (!wide && strcmp(name, "llvm.is.fpclass.f32") != 0)) {
        return false;
    }
    unsigned kind = wide ? KIND_I64 : KIND_I32, width = wide ? 64 : 32;
    uint64_t infinity = wide ? 0x7ff0000000000000u : 0x7f800000u,
             normal = wide ? 0x0010000000000000u : 0x00800000u,
             quiet = wide ? 0x7ff8000000000000u : 0x7fc00000u;
    struct part bits = ptx_use_reg(
                    k, ptx_bits_as(k, ptx_use_reg(k, ptx_scalar_of(k, insn->operands[1])), kind)),
                classes = ptx_use_reg(k, ptx_scalar_of(k, insn->operands[2])),
                size = ptx_new_reg(k, kind);
    ptx_emit(k, "and.b%u %o, %o, %o", width, size, bits,
             ptx_constant(kind, ptx_low_bits(~0ull, width - 1)));
    const struct {
        const char *compare;
        uint64_t limit;
        unsigned class;
    } steps[] = {{"lt", normal, 7},
                 {"eq", 0, 6},
                 {"eq", infinity, 9},
                 {"gt", infinity, 0},
                 {"ge", quiet, 1}};
    struct part class = ptx_constant(KIND_I32, 8);
    for (size_t i = 0; i < sizeof(steps) / sizeof(steps[0]); ++i) {
        struct part yes = ptx_new_reg(k, KIND_PRED), next = ptx_new_reg(k, KIND_I32);
        ptx_emit(k, "setp.%s.u%u %o, %o, %o", steps[i].compare, width, yes, size,
                 ptx_constant(kind, steps[i].limit));
        ptx_emit(k, "selp.b32 %o, %u, %o, %o", next, steps[i].class, class, yes);
        class = next;
    }
    /* Below 0 the classes from 6 on have their counterparts from 5 down. */
    struct part below = ptx_new_reg(k, KIND_PRED), number = ptx_new_reg(k, KIND_PRED),
                mirrored = ptx_new_reg(k, KIND_I32), signed_class = ptx_new_reg(k, KIND_I32),
                shifted = ptx_new_reg(k, KIND_I32), bit = ptx_new_reg(k, KIND_I32),
                made = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "setp.lt.s%u %o, %o, 0", width, below, bits);
    ptx_emit(k, "setp.ge.and.u32 %o, %o, 6, %o", number, class, below);
    ptx_emit(k, "sub.s32 %o, 11, %o", mirrored, class);
    ptx_emit(k, "selp.b32 %o, %o, %o, %o", signed_class, mirrored, class, number);
    ptx_emit(k, "shr.u32 %o, %o, %o", shifted, classes, signed_class);
    ptx_emit(k, "and.b32 %o, %o, 1", bit, shifted);
    ptx_emit(k, "setp.ne.u32 %o, %o, 0", made, bit);
    ptx_set_scalar(k, insn->result, made);
    return true;
}

void ptx_emit_call(struct fn *k, const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_module *module = k->t->module;
    const struct ur_spirv_function *callee = ur_spirv_function(module, insn->operands[0]);
    if (!callee) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is called and is no function", insn->operands[0]);
    }
    if (!callee->block_count) {
        uint32_t linkage;
        const char *name = ur_spirv_linkage(module, callee->id, &linkage);
        if (name && is_assertion(name)) {
            ptx_emit_assert(k, insn);
            return;
        }
        if (name && emit_class_test(k, insn, name)) {
            return;
        }
        ptx_fail_in(k, UR_PTX_UNRESOLVED, "function '%s' is imported and no module has it",
                    name ? name : "without a name");
    }
    uint32_t index = (uint32_t)(callee - module->functions), count = 0;
    if (insn->count - 1u != callee->parameter_count) {
        ptx_fail_in(k, UR_PTX_INVALID, "function %%%u takes %u arguments, not %u", callee->id,
                    callee->parameter_count, insn->count - 1u);
    }
    for (uint32_t i = 1; i < insn->count; ++i) {
        const struct type *type = ptx_value_type(k, callee->parameters[i - 1]);
        if (type->op == SpvOpTypeSampledImage) { /* whether it is a texture must be known */
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a sampled image as an argument of a function");
        }
        count += ptx_leaves(k, type);
    }
    struct part *arguments = ptx_alloc(&k->t->out, count + 4u, sizeof(*arguments));
    uint32_t at = 0;
    for (uint32_t i = 1; i < insn->count; ++i) {
        uint32_t more = ptx_leaves(k, ptx_value_type(k, callee->parameters[i - 1]));
        const struct part *parts = ptx_value_of(k, insn->operands[i], more);
        memcpy(arguments + at, parts, more * sizeof(*parts));
        at += more;
    }
    for (unsigned d = 0; d < 3; ++d) { /* a function does not see the kernel's parameters */
        arguments[at++] = ptx_global_offset(k, d);
    }
    const struct type *type = ptx_type_of(k->t, insn->type);
    uint32_t result_count = type->op == SpvOpTypeVoid ? 0 : ptx_leaves(k, type);
    struct part *results = ptx_alloc(&k->t->out, result_count + 1u, sizeof(*results));
    for (uint32_t i = 0; i < result_count; ++i) {
        unsigned kind = type->leaves[i].kind;
        results[i] = ptx_new_reg(k, kind == KIND_PRED ? KIND_I32 : kind);
    }
    char symbol[24];
    snprintf(symbol, sizeof(symbol), "$f%u", callee->id);
    k->uses.groups = true; /* what it does is not looked at */
    ptx_call_parts(k, symbol, arguments, at, results, result_count);
    for (uint32_t i = 0; i < result_count; ++i) {
        unsigned kind = type->leaves[i].kind;
        results[i] = kind == KIND_PTR
                         ? ptx_address_at(SPACE_GENERIC, BASE_REG, results[i].number, 0)
                         : from_passed(k, results[i], kind);
    }
    if (insn->result && result_count) {
        ptx_set_value(k, insn->result, results, result_count);
    }
    ptx_queue_function(k->t, index);
}

void ptx_store_results(struct fn *k, const struct part *parts, uint32_t count) {
    uint32_t size = 0;
    for (uint32_t i = 0; i < count; ++i) {
        struct part x = as_passed(k, parts[i]);
        ptx_emit(k, "st.param.%s [$r+%u], %o", passed_type(x.kind), place_result(&size, x.kind), x);
    }
}

/* ---- what kernels and functions have in common ---- */

static struct fn *function_begin(struct tr *t, const struct ur_spirv_function *function,
                                 const char *name) {
    struct fn *k = ptx_alloc(&t->out, 1, sizeof(*k));
    *k = (struct fn){.t = t, .name = name, .function = function, .lanes = 32, .epoch = ++t->epoch};
    t->next_id = t->module->bound;
    t->fn = k; /* whose texts ur_ptx_translate lets go if this fails */
    return k;
}

static void declare_registers(struct fn *k, struct ptx_text *to) {
    static const struct {
        const char *type;
        char letter;
    } classes[] = {{"pred", 'p'}, {"b32", 'r'}, {"b64", 'd'},
                   {"b16", 'h'},  {"f32", 'f'}, {"f64", 'g'}};
    for (unsigned i = 0; i < sizeof(classes) / sizeof(*classes); ++i) {
        if (k->registers[i]) {
            ptx_print(&k->t->out, to, "\t.reg .%s %%%c<%u>;\n", classes[i].type, classes[i].letter,
                      k->registers[i] + 1);
        }
    }
}

static void put_body(struct fn *k) {
    struct tr *t = k->t;
    ptx_puts(&t->out, &t->body, "\n{\n");
    declare_registers(k, &t->body);
    ptx_append(&t->out, &t->body, k->declarations.bytes, k->declarations.size);
    ptx_append(&t->out, &t->body, k->prologue.bytes, k->prologue.size);
    ptx_append(&t->out, &t->body, k->body.bytes, k->body.size);
    ptx_puts(&t->out, &t->body, "}\n");
    t->scratch |= k->uses.scratch;
    t->dynamic |= k->uses.dynamic;
    t->fn = NULL;
    ptx_end_fn(k);
}

void ptx_end_fn(struct fn *k) {
    ptx_text_free(&k->body);
    ptx_text_free(&k->declarations);
    ptx_text_free(&k->prologue);
    ptx_text_free(&k->header);
    ptx_text_free(&k->format);
    ptx_text_free(&k->tested);
}

static void analyse(struct fn *k) {
    ptx_make_flow(k);
    ptx_find_registers(k);
    ptx_find_pointers(k);
}

/* ---- kernels ---- */

static uint32_t function_align_up(uint32_t value, uint32_t align) {
    return (value + align - 1) & ~(align - 1);
}

/* What the launch has to give, and how the kernel gets at it. */
static void read_parameter(struct fn *k, uint32_t i, struct ur_ptx_parameter *p,
                           struct ptx_text *header) {
    struct ptx_out *out = &k->t->out;
    uint32_t id = k->function->parameters[i];
    const struct type *type = ptx_value_type(k, id);
    const struct variable *v = ptx_id_of(k, id)->root;
    *p = (struct ur_ptx_parameter){.kind = UR_PTX_VALUE, .size = 8, .align = 8};
    const char *comma = i ? ",\n" : "";
    if (v) {
        p->size = v->type->size ? (uint32_t)v->type->size : 1;
        p->align = v->align;
        ptx_print(out, header, "%s\t.param .align %u .b8 $p%u[%u]", comma, p->align, i, p->size);
        return; /* declare_variables gives it its address */
    }
    struct part address = ptx_address_at(SPACE_PARAM, BASE_PARAM, i, 0);
    struct part *parts = ptx_alloc(out, ptx_leaves(k, type) + 1u, sizeof(*parts));
    struct access_mode mode = {.align = type->align < 16 ? type->align : 16};
    if (type->op == SpvOpTypePointer) {
        struct part flat = ptx_load_part(k, KIND_PTR, address, 0, mode);
        unsigned space =
            ptx_storage_space(k, type->storage) == SPACE_SHARED ? SPACE_SHARED : SPACE_GLOBAL;
        p->kind = space == SPACE_SHARED ? UR_PTX_LOCAL : UR_PTX_GLOBAL;
        if (space == SPACE_SHARED) {
            struct part base = ptx_new_reg(k, KIND_PTR), sum = ptx_new_reg(k, KIND_PTR);
            ptx_emit(k, "mov.u64 %o, $dynamic", base);
            ptx_emit(k, "add.s64 %o, %o, %o", sum, base, flat);
            k->uses.dynamic = true;
            flat = sum;
            const struct type *to = ptx_pointee(k, type);
            p->local_align = to->align > 8 ? to->align : 8;
        }
        parts[0] = ptx_address_at(space, BASE_REG, flat.number, 0);
        ptx_print(out, header, "%s\t.param .u64 $p%u", comma, i);
    } else if (type->leaf_count == 1) {
        p->size = (uint32_t)type->size;
        p->align = type->align;
        p->kind = type->op == SpvOpTypeSampler ? UR_PTX_SAMPLER : UR_PTX_VALUE;
        parts[0] = ptx_load_part(k, type->leaves[0].kind, address, 0, mode);
        ptx_print(out, header, "%s\t.param .%s $p%u", comma,
                  type->leaves[0].kind == KIND_PRED ? "u8" : ptx_memory_type[type->leaves[0].kind],
                  i);
    } else {
        p->size = (uint32_t)type->size;
        p->align = type->align;
        if (!ptx_leaves(k, type)) {
            ptx_fail_in(k, UR_PTX_INVALID, "parameter %u is of a type without values", i);
        }
        if (type->op == SpvOpTypeImage) {
            const struct ur_spirv_instruction *said = ur_spirv_definition(k->t->module, type->id);
            p->kind = UR_PTX_TEXTURE;
            p->written = said->count > 7 && said->operands[7] != SpvAccessQualifierReadOnly;
        }
        ptx_load_parts(k, address, type, mode, parts);
        for (uint32_t j = 0; j < type->leaf_count; ++j) {
            if (type->leaves[j].kind == KIND_PTR) {
                parts[j] = ptx_address_at(SPACE_GENERIC, BASE_REG, parts[j].number, 0);
            }
        }
        ptx_print(out, header, "%s\t.param .align %u .b8 $p%u[%u]", comma, p->align, i, p->size);
    }
    ptx_set_value(k, id, parts, type->leaf_count);
}

/* Bytes of the parameter behind the kernel's own. */
static unsigned offset_bytes(const struct tr *t) {
    return t->target->uneven ? 48 : 24;
}

static bool depends_on_groups(const struct fn *k, const struct ur_ptx_kernel *kernel) {
    return k->uses.groups || k->uses.lanes || k->uses.scratch || k->uses.dynamic ||
           k->shared_bytes != 0 || kernel->reqd[0] != 0;
}

/* Where each argument lies in the launch's block of parameters. */
static void place_parameters(struct fn *k, struct ur_ptx_kernel *kernel,
                             struct ur_ptx_parameter *parameters) {
    enum { OLD_LIMIT = 4352, NEW_LIMIT = 32764 }; /* "Kernel Function Parameters" of the PTX ISA */
    uint32_t at = 0, limit = k->t->target->version >= 81 ? NEW_LIMIT : OLD_LIMIT;
    for (uint32_t i = 0; i < kernel->parameter_count; ++i) {
        struct ur_ptx_parameter *p = &parameters[i];
        p->offset = function_align_up(at, p->align);
        at = p->offset + p->size;
        if (p->size > limit || at > limit) {
            ptx_fail_in(k, UR_PTX_UNSUPPORTED, "more than %u bytes of arguments", limit);
        }
    }
    kernel->parameter_bytes = at;
    kernel->offset_at = function_align_up(at, 8);
    if (kernel->offset && kernel->offset_at + offset_bytes(k->t) > limit) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "more than %u bytes of arguments and global offset",
                    limit);
    }
}

static void copy_sizes(uint32_t to[3], const struct ur_spirv_note *note) {
    for (uint32_t i = 0; note && i < 3 && i < note->count; ++i) {
        to[i] = note->operands[i];
    }
}

/* A mode whose sizes are constants' ids. */
static void copy_constants(struct fn *k, uint32_t to[3], const struct ur_spirv_note *note) {
    for (uint32_t i = 0; note && i < 3 && i < note->count; ++i) {
        uint64_t value;
        if (!ur_spirv_constant(k->t->module, note->operands[i], &value)) {
            ptx_fail_in(k, UR_PTX_INVALID, "work-group size %%%u is no constant",
                        note->operands[i]);
        }
        to[i] = (uint32_t)value;
    }
}

/* Whether the driver may fuse a product with a sum: a fence may stand between them, and PTX has
 * none. */
static bool may_contract(const struct fn *k, const struct ur_spirv_function *kernel) {
    return !ur_spirv_mode(k->t->module, kernel, SpvExecutionModeContractionOff) &&
           !ur_spirv_has(k->t->module, SpvCapabilityArithmeticFenceEXT);
}

static void read_modes(struct fn *k, struct ur_ptx_kernel *kernel) {
    const struct ur_spirv_module *module = k->t->module;
    const struct ur_spirv_function *f = k->function;
    copy_sizes(kernel->reqd, ur_spirv_mode(module, f, SpvExecutionModeLocalSize));
    copy_constants(k, kernel->reqd, ur_spirv_mode(module, f, SpvExecutionModeLocalSizeId));
    copy_sizes(kernel->hint, ur_spirv_mode(module, f, SpvExecutionModeLocalSizeHint));
    copy_constants(k, kernel->hint, ur_spirv_mode(module, f, SpvExecutionModeLocalSizeHintId));
    copy_sizes(kernel->max, ur_spirv_mode(module, f, SpvExecutionModeMaxWorkgroupSizeINTEL));
    const struct ur_spirv_note *size = ur_spirv_mode(module, f, SpvExecutionModeSubgroupSize);
    if (size && size->count) {
        uint32_t lanes = size->operands[0];
        if (lanes == 0 || lanes > 32 || (lanes & (lanes - 1)) != 0) {
            ptx_fail_in(
                k, UR_PTX_UNSUPPORTED,
                "it requires sub-groups of %u work-items, and those of the device have 32 or a "
                "power of two below",
                lanes);
        }
        k->lanes = kernel->sub_group_size = lanes;
    }
    if (!ur_spirv_sub_groups(module, f, &kernel->sub_groups)) {
        ptx_fail_in(k, UR_PTX_INVALID, "the number of its sub-groups is no constant");
    }
    k->contract = may_contract(k, f);
}

static void put_directives(struct fn *k, const struct ur_ptx_kernel *kernel,
                           struct ptx_text *header) {
    const uint32_t *sizes = kernel->reqd[0] ? kernel->reqd : kernel->max[0] ? kernel->max : NULL;
    if (sizes) {
        ptx_print(&k->t->out, header, "\n%s %u, %u, %u", kernel->reqd[0] ? ".reqntid" : ".maxntid",
                  sizes[0], sizes[1] ? sizes[1] : 1, sizes[2] ? sizes[2] : 1);
    }
}

/* PTX's names have letters, digits, _ and $; what else stands in a name becomes its code. */
static const char *symbol_of(struct tr *t, const char *name) {
    bool plain = name[0] != 0;
    size_t size = 1;
    for (const char *at = name; *at; ++at) {
        bool digit = *at >= '0' && *at <= '9';
        bool letter = (*at >= 'a' && *at <= 'z') || (*at >= 'A' && *at <= 'Z') || *at == '_';
        plain &= letter || (digit && at != name) || (*at == '$' && at != name);
        size += 3;
    }
    if (plain && !(name[0] == '_' && !name[1])) {
        return name;
    }
    char *made = ptx_alloc(&t->out, size + 3, 1), *to = made;
    memcpy(to, "$n", 2);
    to += 2;
    for (const char *at = name; *at; ++at) {
        bool same = (*at >= '0' && *at <= '9') || (*at >= 'a' && *at <= 'z') ||
                    (*at >= 'A' && *at <= 'Z') || *at == '_';
        to += same ? snprintf(to, 4, "%c", *at) : snprintf(to, 4, "$%02x", (unsigned char)*at);
    }
    return made;
}

static bool has_local(const struct ur_ptx_kernel *kernel) {
    for (uint32_t i = 0; i < kernel->parameter_count; ++i) {
        if (kernel->parameters[i].kind == UR_PTX_LOCAL) {
            return true;
        }
    }
    return false;
}

void ptx_emit_kernel(struct tr *t, const struct ur_spirv_entry_point *entry) {
    const struct ur_spirv_function *function = ur_spirv_function(t->module, entry->id);
    struct fn *k = function_begin(t, function, entry->name);
    if (entry->model != SpvExecutionModelKernel) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED,
                    "an entry point of execution model %s: only Kernel is supported",
                    ur_spirv_value_name(UR_SPIRV_ExecutionModel, entry->model)
                        ? ur_spirv_value_name(UR_SPIRV_ExecutionModel, entry->model)
                        : "of unknown number");
    }
    if (!function || !function->block_count) {
        ptx_fail_in(k, UR_PTX_INVALID, "entry point %%%u has no body", entry->id);
    }
    k->kernel = true;
    struct ur_ptx_kernel *kernel = &t->kernels[t->kernel_count];
    struct ur_ptx_parameter *parameters =
        ptx_alloc(&t->out, function->parameter_count + 1u, sizeof(*parameters));
    struct ptx_text *header = &k->header;
    *kernel = (struct ur_ptx_kernel){.name = entry->name,
                                     .symbol = symbol_of(t, entry->name),
                                     .parameters = parameters,
                                     .parameter_count = function->parameter_count};
    read_modes(k, kernel);
    analyse(k);
    ptx_print(&t->out, header, ".visible .entry %s(\n", kernel->symbol);
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        read_parameter(k, i, &parameters[i], header);
    }
    ptx_declare_variables(k);
    if (t->target->uneven) {
        ptx_leave_beyond_range(k);
    }
    size_t before = k->body.size;
    ptx_emit_blocks(k);
    ptx_ask_for_textures(k, before);
    ptx_widen_rows(k);
    if (t->target->uneven && depends_on_groups(k, kernel)) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED,
                    "it may depend on how the range is cut into work-groups");
    }
    uint64_t dynamic = t->shared.dynamic ? k->shared_bytes : 0;
    if (t->shared.apart && !dynamic && !t->shared.common && has_local(kernel)) {
        dynamic = APART_BYTES;
        k->shared_bytes += dynamic;
    }
    /* Who knows a kernel by its native handle alone asks about more only where this is. */
    kernel->offset = k->uses.goff || t->target->uneven || t->shared.common || dynamic;
    place_parameters(k, kernel, parameters);
    if (kernel->offset) {
        ptx_print(&t->out, header, "%s\t.param .align 8 .b8 $goff[%u]",
                  function->parameter_count ? ",\n" : "", offset_bytes(t));
    }
    ptx_puts(&t->out, header, "\n)");
    put_directives(k, kernel, header);
    ptx_append(&t->out, &t->body, header->bytes, header->size);
    put_body(k);
    uint64_t shared = k->shared_bytes + (k->uses.scratch ? SCRATCH_BYTES : 0);
    kernel->local_bytes = shared > UINT32_MAX ? UINT32_MAX : (uint32_t)shared;
    kernel->dynamic_bytes = (uint32_t)dynamic;
    kernel->device_barriers = t->calls[function - t->module->functions].device;
    ++t->kernel_count;
}

/* ---- functions ---- */

static void put_signature(struct fn *k, struct ptx_text *to) {
    struct ptx_out *out = &k->t->out;
    const struct type *result = ptx_type_of(k->t, k->result_type);
    uint32_t count = result->op == SpvOpTypeVoid ? 0 : ptx_leaves(k, result), at = 0, size = 0;
    for (uint32_t i = 0; i < count; ++i) {
        (void)place_result(&size, result->leaves[i].kind);
    }
    ptx_puts(out, to, ".func ");
    if (count > 1) {
        ptx_print(out, to, "(.param .align 8 .b8 $r[%u]) ", size);
    } else if (count) {
        ptx_print(out, to, "(.param .%s $r) ", passed_type(result->leaves[0].kind));
    }
    ptx_print(out, to, "$f%u(", k->function->id);
    for (uint32_t p = 0; p < k->function->parameter_count; ++p) {
        const struct type *type = ptx_value_type(k, k->function->parameters[p]);
        for (uint32_t i = 0; i < ptx_leaves(k, type); ++i, ++at) {
            ptx_print(out, to, "%s.param .%s $p%u", at ? ", " : "",
                      passed_type(type->leaves[i].kind), at);
        }
    }
    /* The launch's offset, in three. */
    for (unsigned d = 0; d < 3; ++d, ++at) {
        ptx_print(out, to, "%s.param .b64 $p%u", at ? ", " : "", at);
    }
    ptx_puts(out, to, ")");
}

static void take_parameters(struct fn *k) {
    uint32_t at = 0;
    for (uint32_t p = 0; p < k->function->parameter_count; ++p) {
        uint32_t id = k->function->parameters[p];
        const struct type *type = ptx_value_type(k, id);
        struct part *parts = ptx_alloc(&k->t->out, ptx_leaves(k, type) + 1u, sizeof(*parts));
        for (uint32_t i = 0; i < type->leaf_count; ++i, ++at) {
            unsigned kind = type->leaves[i].kind;
            struct part passed = ptx_new_reg(k, kind == KIND_PRED ? KIND_I32 : kind);
            ptx_emit(k, "ld.param.%s %o, [$p%u]", passed_type(kind), passed, at);
            if (kind != KIND_PTR) {
                parts[i] = from_passed(k, passed, kind);
                continue;
            }
            parts[i] = ptx_address_at(SPACE_GENERIC, BASE_REG, passed.number, 0);
            unsigned said = type->op == SpvOpTypePointer ? ptx_storage_space(k, type->storage)
                                                         : (unsigned)SPACE_GENERIC;
            if (said == SPACE_GLOBAL || said == SPACE_SHARED) {
                parts[i] = ptx_in_space(k, parts[i], said);
            }
        }
        ptx_set_value(k, id, parts, type->leaf_count);
    }
    /* Where a kernel has its offset, a function has a copy. */
    ptx_puts(&k->t->out, &k->declarations, "\t.local .align 8 .b8 $goff[24];\n");
    for (unsigned d = 0; d < 3; ++d, ++at) {
        struct part x = ptx_new_reg(k, KIND_I64);
        ptx_emit(k, "ld.param.b64 %o, [$p%u]", x, at);
        ptx_emit(k, "st.local.b64 [$goff+%u], %o", 8 * d, x);
    }
}

void ptx_queue_function(struct tr *t, uint32_t index) {
    if (!t->calls[index].queued) {
        t->calls[index].queued = true;
        t->queue = ptx_grow(t, t->queue, t->queue_count, sizeof(*t->queue));
        t->queue[t->queue_count++] = index;
    }
}

void ptx_emit_function(struct tr *t, uint32_t index) {
    const struct ur_spirv_function *function = &t->module->functions[index];
    struct fn *k = function_begin(t, function, ptx_function_name(t, function));
    k->lanes = t->calls[index].lanes ? t->calls[index].lanes : 32;
    k->result_type = ur_spirv_type(t->module, function->id);
    k->contract = true;
    for (uint32_t i = 0; i < t->module->entry_point_count; ++i) {
        const struct ur_spirv_function *kernel =
            ur_spirv_function(t->module, t->module->entry_points[i].id);
        k->contract &= !kernel || may_contract(k, kernel);
    }
    analyse(k);
    put_signature(k, &t->functions);
    ptx_puts(&t->out, &t->functions, ";\n");
    put_signature(k, &t->body);
    take_parameters(k);
    ptx_declare_variables(k);
    ptx_emit_blocks(k);
    t->function_shared += k->shared_bytes;
    put_body(k);
}
