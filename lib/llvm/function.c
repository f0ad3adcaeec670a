/* Functions: what stands around their blocks, control flow, and calls. */
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "regions.h"
#include "spirv/flow.h"

/* ---- lines ----------------------------------------------------------------------------------- */

static void print(struct fn *k, struct ur_text *text, const char *format, va_list arguments) {
    struct ur_out *out = &k->t->out;
    ur_text_puts(out, text, "  ");
    for (const char *at = format; *at;) {
        const char *end = at;
        while (*end && *end != '%') {
            ++end;
        }
        ur_text_append(out, text, at, (size_t)(end - at));
        if (!*end) {
            break;
        }
        switch (end[1]) {
        case 't':
            ur_text_puts(out, text, ll_type(k->t, va_arg(arguments, uint32_t))->text);
            break;
        case 'y':
            ur_text_puts(out, text, va_arg(arguments, const struct type *)->text);
            break;
        case 'v':
            ll_put_value(k->t, text, va_arg(arguments, uint32_t));
            break;
        case 'p': {
            uint32_t id = va_arg(arguments, uint32_t);
            ur_text_print(out, text, "%s ", ll_type_of(k->t, id)->text);
            ll_put_value(k->t, text, id);
            break;
        }
        case 'a': {
            uint32_t id = va_arg(arguments, uint32_t);
            const struct type *type = ll_type_of(k->t, id);
            if (k->near) {
                ur_text_print(out, text, "ptr addrspace(%u) %%t%u", ll_amdgcn_space(type->storage),
                              k->near);
                break;
            }
            ur_text_print(out, text, "%s ", type->text);
            ll_put_value(k->t, text, id);
            break;
        }
        case 'n':
            ur_text_print(out, text, "%%t%u", va_arg(arguments, uint32_t));
            break;
        case 'u':
            ur_text_print(out, text, "%u", va_arg(arguments, unsigned));
            break;
        case 'l':
            ur_text_print(out, text, "%l", va_arg(arguments, int64_t));
            break;
        case 's':
            ur_text_puts(out, text, va_arg(arguments, const char *));
            break;
        case 'c':
            ur_text_print(out, text, "%c", va_arg(arguments, int));
            break;
        default:
            ur_text_append(out, text, "%", 1);
            break;
        }
        at = end + 2;
    }
    ur_text_puts(out, text, "\n");
}

void ll_emit(struct fn *k, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print(k, &k->body, format, arguments);
    va_end(arguments);
}

void ll_prologue(struct fn *k, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    print(k, &k->prologue, format, arguments);
    va_end(arguments);
}

uint32_t ll_temp(struct fn *k) {
    return ++k->temps;
}

void ll_variable(struct fn *k, const char *name, const char *type, uint32_t align) {
    if (k->t->options->wave) {
        ll_prologue(k, "%%%s.at = alloca %s, align %u, addrspace(5)", name, type, align);
        ll_prologue(k, "%%%s = addrspacecast ptr addrspace(5) %%%s.at to ptr", name, name);
    } else {
        ll_prologue(k, "%%%s = alloca %s, align %u", name, type, align);
    }
}

void ll_wrong(struct fn *k, enum ur_llvm_status status, const char *format, ...) {
    char text[300], set[40] = "";
    va_list arguments;
    va_start(arguments, format);
    vsnprintf(text, sizeof(text), format, arguments);
    va_end(arguments);
    if (!k->insn) {
        ll_fail(k->t, status, "'%.100s': %s", k->name, text);
    }
    if (k->insn->opcode == SpvOpExtInst && k->insn->count > 1) {
        const char *name = ur_spirv_extended_name(UR_SPIRV_OPENCL_STD, k->insn->operands[1]);
        snprintf(set, sizeof(set), "(%s) ", name ? name : "?");
    }
    const char *name = ur_spirv_opcode_name(k->insn->opcode);
    ll_fail(k->t, status, "'%.100s': %s %sat word %u: %s", k->name,
            name ? name : "an unknown instruction", set, k->insn->word, text);
}

uint32_t ll_operand(struct fn *k, uint32_t i) {
    if (i >= k->insn->count) {
        ll_wrong(k, UR_LLVM_INVALID, "operand %u is missing", i);
    }
    return k->insn->operands[i];
}

uint64_t ll_constant(struct fn *k, uint32_t id) {
    uint64_t value;
    if (!ur_spirv_constant(k->t->module, id, &value)) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "%%%u is no constant", id);
    }
    return value;
}

const char *ll_splat(struct fn *k, const struct type *like, const char *scalar,
                     const char *number) {
    if (like->op != SpvOpTypeVector) {
        return number;
    }
    size_t room = like->count * (strlen(scalar) + strlen(number) + 4) + 4;
    char *text = ur_out_alloc(&k->t->out, 1, room), *at = text;
    for (uint32_t i = 0; i < like->count; ++i) {
        at += snprintf(at, room - (size_t)(at - text), "%s%s %s", i ? ", " : "<", scalar, number);
    }
    strcpy(at, ">");
    return text;
}

const char *ll_splat_int(struct fn *k, const struct type *type, int64_t value) {
    return ll_splat(k, type, ll_format(k->t, "i%u", (unsigned)type->width),
                    ll_format(k->t, "%lld", (long long)value));
}

uint32_t ll_component(struct fn *k, const struct type *type, uint32_t vector, uint32_t i) {
    uint32_t made = ll_temp(k);
    if (type->op == SpvOpTypeVector) {
        ll_emit(k, "%n = extractelement %p, i32 %u", made, vector, i);
    } else {
        ll_emit(k, "%n = select i1 true, %p, %p", made, vector, vector);
    }
    return made;
}

void ll_gather(struct fn *k, const struct type *type, const uint32_t *parts) {
    uint32_t result = k->insn->result, last = 0, lanes = ll_lanes(type);
    if (type->op != SpvOpTypeVector) {
        ll_emit(k, "%%v%u = select i1 true, %y %n, %y %n", result, type, parts[0], type, parts[0]);
        return;
    }
    for (uint32_t i = 0; i < lanes; ++i) {
        uint32_t made = ll_temp(k);
        const char *before = i ? ll_format(k->t, "%%t%u", last) : "poison";
        if (i + 1 == lanes) {
            ll_emit(k, "%%v%u = insertelement %y %s, %y %n, i32 %u", result, type, before,
                    type->element, parts[i], i);
        } else {
            ll_emit(k, "%n = insertelement %y %s, %y %n, i32 %u", made, type, before, type->element,
                    parts[i], i);
        }
        last = made;
    }
}

/* ---- control flow ---------------------------------------------------------------------------- */

void ll_check_label(struct fn *k, uint32_t label) {
    const struct ur_spirv_module *module = k->t->module;
    uint32_t index = (uint32_t)(k->function - module->functions);
    if (ur_spirv_opcode(module, label) != SpvOpLabel || module->ids[label].function != index) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is no block of the function", label);
    }
}

static const struct ur_spirv_instruction *terminator_of(struct fn *k, uint32_t label) {
    const struct ur_spirv_block *block = &k->function->blocks[k->t->module->ids[label].block];
    return &block->list.items[block->terminator];
}

/* How often block `from` goes to block `to`: LLVM names it in a phi once for each. */
static uint32_t ways(struct fn *k, uint32_t from, uint32_t to) {
    const struct ur_spirv_instruction *end = terminator_of(k, from);
    uint32_t count = 0, target;
    for (uint32_t n = 0; (target = ur_spirv_target(k->t->module, end, n)) != 0; ++n) {
        count += target == to;
    }
    return count;
}

static void emit_phi(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    struct ur_text *text = &k->body;
    ur_text_print(&k->t->out, text, "  %%v%u = phi %s", insn->result,
                  ll_type(k->t, insn->type)->text);
    if (insn->count % 2 || !insn->count) {
        ll_wrong(k, UR_LLVM_INVALID, "half a pair of value and block");
    }
    uint32_t written = 0;
    ++k->t->phis;
    for (uint32_t i = 0; i + 1 < insn->count; i += 2) {
        ll_check_label(k, insn->operands[i + 1]);
        if (k->t->phi_mark[insn->operands[i + 1]] == k->t->phis) {
            continue; /* named once for each way already */
        }
        k->t->phi_mark[insn->operands[i + 1]] = k->t->phis;
        for (uint32_t n = ways(k, insn->operands[i + 1], k->label); n; --n) {
            ur_text_puts(&k->t->out, text, written++ ? ", [ " : " [ ");
            ll_put_value(k->t, text, insn->operands[i]);
            ur_text_print(&k->t->out, text, ", %%b%u ]", insn->operands[i + 1]);
        }
    }
    if (!written) {
        ll_wrong(k, UR_LLVM_INVALID, "none of its blocks comes before this one");
    }
    ur_text_puts(&k->t->out, text, "\n");
}

static void emit_switch(struct fn *k) {
    const struct ur_spirv_instruction *insn = k->insn;
    const struct type *type = ll_type_of(k->t, ll_operand(k, 0));
    ll_check_label(k, ll_operand(k, 1));
    if (type->op != SpvOpTypeInt || (insn->count - 2) % (ur_spirv_case_words(type->width) + 1)) {
        ll_wrong(k, UR_LLVM_INVALID, "a switch on what is no integer, or with half a case");
    }
    struct ur_text *text = &k->body;
    ll_emit(k, "switch %p, label %%b%u [", insn->operands[0], insn->operands[1]);
    uint32_t label;
    for (uint32_t i = 1; (label = ur_spirv_target_by(insn, type->width, i)) != 0; ++i) {
        unsigned shift = 64 - type->width;
        ll_check_label(k, label);
        ur_text_print(&k->t->out, text, "    %s %l, label %%b%u\n", type->text,
                      (int64_t)(ur_spirv_case(insn, type->width, i) << shift) >> shift, label);
    }
    ll_emit(k, "]");
}

static void emit_return(struct fn *k) {
    const struct ur_spirv_instruction *head = &k->function->head.items[k->function->definition];
    const struct type *type = ll_type(k->t, head->type);
    if ((type->op == SpvOpTypeVoid) != (k->insn->opcode == SpvOpReturn)) {
        ll_wrong(k, UR_LLVM_INVALID, "a return of another type than the function's");
    }
    if (k->insn->opcode == SpvOpReturn) {
        ll_emit(k, "ret void");
    } else {
        ll_emit(k, "ret %p", ll_operand(k, 0));
    }
}

/* What is said of a branch to the next turn of a loop. */
static const char *of_loop(const struct fn *k) {
    bool back = false;
    for (uint32_t n = 0, to; (to = ur_spirv_target(k->t->module, k->insn, n)) != 0; ++n) {
        back |= ll_goes_back(k->t, k->label, to);
    }
    return back && k->facts->crowded && !k->t->options->wave ? ", !llvm.loop !12" : "";
}

void ll_emit_control(struct fn *k, uint32_t op) {
    const char *hint = k->ids && k->ids[k->label].written_out ? ", !llvm.loop !11" : of_loop(k);
    switch (op) {
    case SpvOpBranch:
        ll_check_label(k, ll_operand(k, 0));
        ll_emit(k, "br label %%b%u%s", k->insn->operands[0], hint);
        return;
    case SpvOpBranchConditional:
        ll_check_label(k, ll_operand(k, 1));
        ll_check_label(k, ll_operand(k, 2));
        ll_emit(k, "br %p, label %%b%u, label %%b%u%s", k->insn->operands[0], k->insn->operands[1],
                k->insn->operands[2], hint);
        return;
    case SpvOpSwitch:
        emit_switch(k);
        return;
    case SpvOpReturn:
    case SpvOpReturnValue:
        emit_return(k);
        return;
    case SpvOpUnreachable:
    case SpvOpKill:
        ll_emit(k, "unreachable");
        return;
    default: {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "not supported");
    }
    }
}

/* ---- calls ----------------------------------------------------------------------------------- */

/* Functions of images by number, which a source declares: their results and parameters. */
static const struct {
    const char *name, *result, *parameters;
} by_number[] = {
    {"ur_bindless_sample", "<4 x i32>", "i64, i32, <4 x float>, i32"},
    {"ur_bindless_sample_level", "<4 x i32>", "i64, i32, <4 x float>, i32, float"},
    {"ur_bindless_sample_cube", "<4 x i32>", "i64, <4 x float>"},
    {"ur_bindless_gather", "<4 x i32>", "i64, i32, <4 x float>"},
    {"ur_bindless_fetch", "<4 x i32>", "i64, <4 x i32>, i32"},
    {"ur_bindless_store", "void", "i64, <4 x i32>, i32, <4 x i32>"},
};

static bool emit_by_number(struct fn *k, const char *name) {
    struct tr *t = k->t;
    const struct ur_spirv_instruction *insn = k->insn;
    size_t count = sizeof(by_number) / sizeof(*by_number), i = 0;
    while (i < count && strcmp(by_number[i].name, name) != 0) {
        ++i;
    }
    if (i == count || t->options->wave) {
        return false;
    }
    const char *types = "";
    const struct type *result = ll_type(t, insn->type);
    for (uint32_t n = 1; n < insn->count; ++n) {
        types = ll_format(t, "%s%s%s", types, n > 1 ? ", " : "",
                          ll_type_of(t, insn->operands[n])->text);
    }
    if (strcmp(result->text, by_number[i].result) != 0 ||
        strcmp(types, by_number[i].parameters) != 0) {
        ll_wrong(k, UR_LLVM_INVALID, "%s is declared as %s (%s), and is %s (%s)", name,
                 result->text, types, by_number[i].result, by_number[i].parameters);
    }
    ll_declare(t, name, "declare %s @%s(%s) nounwind\n", result->text, name, types);
    struct ur_text *text = &k->body;
    if (result->op == SpvOpTypeVoid) {
        ur_text_print(&t->out, text, "  call void @%s(", name);
    } else {
        ur_text_print(&t->out, text, "  %%v%u = call %s @%s(", insn->result, result->text, name);
    }
    for (uint32_t n = 1; n < insn->count; ++n) {
        ur_text_print(&t->out, text, "%s%s ", n > 1 ? ", " : "",
                      ll_type_of(t, insn->operands[n])->text);
        ll_put_value(t, text, insn->operands[n]);
    }
    ur_text_puts(&t->out, text, ")\n");
    return true;
}

/* Functions that compilers leave as imports and that the runtime has. */
static bool emit_known(struct fn *k, const char *name) {
    const struct ur_spirv_instruction *insn = k->insn;
    if (strcmp(name, "__devicelib_assert_fail") == 0 || strcmp(name, "__assert_fail") == 0) {
        ll_emit_assert(k);
        return true;
    }
    if (strcmp(name, "__ur_trap") == 0 && insn->count == 1) { /* urcc's, for __builtin_trap */
        ll_declare(k->t, "llvm.trap", "declare void @llvm.trap()\n");
        ll_emit(k, "call void @llvm.trap()");
        return true;
    }
    bool wide = strcmp(name, "llvm.is.fpclass.f64") == 0;
    if ((wide || strcmp(name, "llvm.is.fpclass.f32") == 0) && insn->count == 3) {
        const char *called = wide ? "ur_ocl_fpclass_f64" : "ur_ocl_fpclass_f32";
        ll_declare(k->t, called, "declare i1 @%s(%s, i32) #9999999\n", called,
                   wide ? "double" : "float");
        ll_emit(k, "%%v%u = call i1 @%s(%p, %p)", insn->result, called, insn->operands[1],
                insn->operands[2]);
        return true;
    }
    return emit_by_number(k, name);
}

/* What a pointer points to, in memory that the callee may write as that parameter. */
static uint32_t own_copy(struct fn *k, uint32_t pointer, uint32_t parameter) {
    const struct type *type = ll_pointee(k->t, ll_type_of(k->t, pointer));
    uint32_t made = ll_temp(k);
    if (!type->size) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is passed by value and of a type without size", pointer);
    }
    uint32_t align = ll_variable_align(k->t, parameter, type->align);
    ll_variable(k, ll_format(k->t, "t%u", made), type->text, align);
    k->facts->stack += type->size + (align > 16 ? align : 16);
    ll_declare(k->t, "llvm.memcpy", "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n");
    ll_emit(k, "call void @llvm.memcpy.p0.p0.i64(ptr %n, %p, i64 %l, i1 false)", made, pointer,
            (int64_t)type->size);
    return made;
}

/* Whether an id is a pointer to what others may have written. */
static bool is_shared(struct tr *t, const struct ur_spirv_instruction *of) {
    const struct ur_spirv_instruction *type =
        of && of->type ? ur_spirv_definition(t->module, of->type) : NULL;
    return type && type->opcode == SpvOpTypePointer &&
           (of->opcode == SpvOpFunctionParameter ||
            (type->operands[0] != SpvStorageClassFunction &&
             type->operands[0] != SpvStorageClassUniformConstant));
}

/* It asks for nothing of the work-item and reads no memory but its own: llvm-spirv says Const of
 * functions that read and Pure of those that do not, and an own copy of a parameter is the caller's
 * here. */
static bool asks_nothing(struct tr *t, const struct ur_spirv_function *function) {
    for (uint32_t i = 0; i < function->parameter_count; ++i) {
        if (is_shared(t, ur_spirv_definition(t->module, function->parameters[i]))) {
            return false;
        }
    }
    for (uint32_t b = 0; b < function->block_count; ++b) {
        const struct ur_spirv_list *list = &function->blocks[b].list;
        for (uint32_t i = 0; i < list->count; ++i) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            const struct ur_spirv_function *callee = ur_spirv_callee(t->module, insn);
            struct ur_spirv_walk walk;
            struct ur_spirv_item item;
            if (insn->opcode == SpvOpFunctionCall && !(callee && ll_is_pure(t, callee))) {
                return false;
            }
            ur_spirv_walk_begin(&walk, t->module, insn);
            while (ur_spirv_walk_next(&walk, &item)) {
                const struct ur_spirv_instruction *of =
                    item.id ? ur_spirv_definition(t->module, insn->operands[item.first]) : NULL;
                if (is_shared(t, of) || (of && of->opcode == SpvOpVariable &&
                                         ll_storage(t->module, of) == SpvStorageClassInput)) {
                    return false;
                }
            }
        }
    }
    return function->block_count != 0;
}

bool ll_is_pure(struct tr *t, const struct ur_spirv_function *function) {
    enum { CONTROL = SpvFunctionControlConstMask | SpvFunctionControlPureMask };
    struct function *facts = &t->functions[function - t->module->functions];
    if (!facts->pure) {
        facts->pure = 1; /* while it is looked at: what calls itself is not */
        uint32_t control = function->head.items[function->definition].operands[0];
        if (control & CONTROL && control & SpvFunctionControlDontInlineMask && !t->options->wave &&
            asks_nothing(t, function)) {
            facts->pure = 2;
        }
    }
    return facts->pure == 2;
}

void ll_emit_call(struct fn *k) {
    struct tr *t = k->t;
    const struct ur_spirv_instruction *insn = k->insn;
    const struct ur_spirv_function *callee = ur_spirv_function(t->module, ll_operand(k, 0));
    if (!callee) {
        ll_wrong(k, UR_LLVM_INVALID, "%%%u is called and is no function", insn->operands[0]);
    }
    if (ll_is_dead(k)) { /* who is called may not be there, or call whom that is true of */
        if (ll_type(t, insn->type)->op != SpvOpTypeVoid) {
            ll_emit(k, "%%v%u = select i1 true, %t undef, %t undef", insn->result, insn->type,
                    insn->type);
        }
        return;
    }
    if (!callee->block_count) {
        uint32_t linkage;
        const char *name = ur_spirv_linkage(t->module, callee->id, &linkage);
        if (name && emit_known(k, name)) {
            return;
        }
        ll_wrong(k, UR_LLVM_UNRESOLVED, "function '%.100s' is imported and no module has it",
                 name ? name : "without a name");
    }
    const struct ur_spirv_instruction *head = &callee->head.items[callee->definition];
    if (insn->count - 1u != callee->parameter_count || insn->type != head->type) {
        ll_wrong(k, UR_LLVM_INVALID,
                 "function %%%u takes %u arguments, not %u, or gives another "
                 "type",
                 callee->id, callee->parameter_count, insn->count - 1u);
    }
    struct ur_text *text = &k->body;
    const struct type *type = ll_type(t, insn->type);
    uint32_t index = (uint32_t)(callee - t->module->functions), old = ll_enter_call(k, index);
    uint32_t *copies = ur_out_alloc(&t->out, callee->parameter_count + 1u, sizeof(*copies));
    for (uint32_t i = 0; i < callee->parameter_count; ++i) {
        uint32_t parameter = callee->parameters[i];
        copies[i] =
            ll_by_value(t->module, parameter) ? own_copy(k, insn->operands[1 + i], parameter) : 0;
    }
    const char *item = ll_is_pure(t, callee) ? "null" : "%item";
    if (type->op == SpvOpTypeVoid) {
        ur_text_print(&t->out, text, "  call void @.f%u(ptr %s", callee->id, item);
    } else {
        ur_text_print(&t->out, text, "  %%v%u = call %s @.f%u(ptr %s", insn->result, type->text,
                      callee->id, item);
    }
    for (uint32_t i = 1; i < insn->count; ++i) {
        if (copies[i - 1]) {
            ur_text_print(&t->out, text, ", ptr %%t%u", copies[i - 1]);
            continue;
        }
        ur_text_print(&t->out, text, ", %s ", ll_type_of(t, insn->operands[i])->text);
        ll_put_value(t, text, insn->operands[i]);
    }
    ur_text_puts(&t->out, text, ")\n");
    ll_leave_call(k, old);
    struct function *facts = k->facts;
    facts->callees = ll_grow(t, facts->callees, facts->callee_count, sizeof(*facts->callees));
    facts->callees[facts->callee_count++] = index;
    ++t->functions[index].calls;
    ll_queue(t, index);
}

/* ---- functions ------------------------------------------------------------------------------- */

void ll_emit_insn(struct fn *k) {
    uint32_t op = k->insn->opcode;
    if (k->t->options->wave) {
        ll_amdgcn_check(k);
    }
    switch (op) {
    case SpvOpLine:
        ll_mark_line(k);
        return;
    case SpvOpLabel:
    case SpvOpLoopMerge:
    case SpvOpUndef:
    case SpvOpPoisonKHR:
        return;
    case SpvOpPhi:
        emit_phi(k);
        return;
    case SpvOpFunctionCall:
        ll_emit_call(k);
        return;
    case SpvOpExtInst:
        ll_emit_opencl(k);
        return;
    default:
        break;
    }
    if (!(ur_spirv_is_hint(op) || ll_emit_arithmetic(k, op) || ll_emit_division(k, op) ||
          ll_emit_memory(k, op) || ll_emit_conversion(k, op) || ll_emit_composite(k, op) ||
          ll_emit_atomic(k, op) || ll_emit_group(k, op) || ll_emit_image(k, op) ||
          ll_emit_dot(k, op))) {
        ll_wrong(k, UR_LLVM_UNSUPPORTED, "not supported");
    }
}

static bool is_before_join(uint32_t op) {
    return op == SpvOpLabel || op == SpvOpPhi || op == SpvOpLine || op == SpvOpNoLine;
}

static void emit_block(struct fn *k, const struct ur_spirv_block *block) {
    k->label = block->label;
    ur_text_print(&k->t->out, &k->body, "b%u:\n", block->label);
    bool begun = false;
    for (uint32_t i = 0; i <= block->terminator; ++i) {
        k->insn = &block->list.items[i];
        k->number = i;
        if (!begun && !is_before_join(k->insn->opcode)) {
            ll_meet_at_join(k);
            begun = true;
        }
        if (i < block->terminator) {
            ll_emit_insn(k);
        }
    }
    k->insn = &block->list.items[block->terminator];
    ll_emit_control(k, k->insn->opcode);
    k->facts->instructions += block->terminator;
}

void ll_put_parameters(struct fn *k) {
    struct tr *t = k->t;
    for (uint32_t i = 0; i < k->function->parameter_count; ++i) {
        uint32_t id = k->function->parameters[i];
        const struct type *of = ll_type_of(t, id);
        if (of->op == SpvOpTypeVoid) {
            ll_wrong(k, UR_LLVM_INVALID, "parameter %u is nothing", i);
        }
        /* What each work-item has its own copy of takes the name itself. */
        bool copied = k->ids && k->ids[id].keep;
        ur_text_print(&t->out, &t->body, ", %s %%%s%u", of->text, copied ? "a" : "v", id);
    }
}

static void put_head(struct fn *k) {
    struct tr *t = k->t;
    const struct ur_spirv_function *f = k->function;
    const struct type *type = ll_type(t, f->head.items[f->definition].type);
    ur_text_print(&t->out, &t->body, "\ndefine internal %s @.f%u(ptr %%item", type->text, f->id);
    ll_put_parameters(k);
    ur_text_print(&t->out, &t->body, ") #%u {\nentry:\n",
                  (unsigned)(k->facts - t->functions)); /* kernel.c says what that is */
}

static const char *function_name(struct tr *t, const struct ur_spirv_function *function) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(t->module, function->id, &linkage);
    name = name ? name : t->functions[function - t->module->functions].name;
    name = name ? name : t->module->ids[function->id].name;
    return name ? name : "a function without a name";
}

struct fn *ll_begin(struct tr *t, const struct ur_spirv_function *function) {
    struct fn *k = ur_out_alloc(&t->out, 1, sizeof(*k));
    *k = (struct fn){.t = t,
                     .function = function,
                     .facts = &t->functions[function - t->module->functions],
                     .serial = ++t->serials};
    k->name = function_name(t, function);
    /* Other functions serve all kernels. */
    k->exact = t->exact && !k->facts->fuses;
    t->fn = k; /* whose texts ur_llvm_emit lets go if this fails */
    return k;
}

void ll_end(struct fn *k, const char *first) {
    struct tr *t = k->t;
    ur_text_append(&t->out, &t->body, k->prologue.bytes, k->prologue.size);
    ur_text_append(&t->out, &t->body, k->early.bytes, k->early.size);
    ur_text_print(&t->out, &t->body, "  br label %%%s\n", first);
    ur_text_append(&t->out, &t->body, k->body.bytes, k->body.size);
    ur_text_puts(&t->out, &t->body, "}\n");
    t->fn = NULL;
    ur_text_free(&k->body);
    ur_text_free(&k->prologue);
    ur_text_free(&k->early);
}

void ll_emit_function(struct tr *t, uint32_t index) {
    const struct ur_spirv_function *function = &t->module->functions[index];
    struct fn *k = ll_begin(t, function);
    ll_begin_meeting(k);
    for (uint32_t b = 0; b < function->block_count; ++b) {
        k->block = b;
        emit_block(k, &function->blocks[b]);
    }
    k->insn = NULL;
    put_head(k);
    ll_end(k, ll_format(t, "b%u", function->blocks[0].label));
}
