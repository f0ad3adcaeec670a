/* Constants, and variables of the module. */
#include <inttypes.h>
#include <stdio.h>
#include <string.h>

#include "hostcode/hostcode.h"
#include "regions.h"
#include "spirv/fold.h"

enum { MOST_DEPTH = 64 };
static const size_t MOST_TEXT = (size_t)256 << 20;

/* ---- numbers --------------------------------------------------------------------------------- */

static uint64_t constant_bits_of(const struct ur_spirv_instruction *insn, unsigned width) {
    uint64_t bits = insn->count ? insn->operands[0] : 0;
    if (width > 32 && insn->count > 1) {
        bits |= (uint64_t)insn->operands[1] << 32;
    }
    return width < 64 ? bits & (((uint64_t)1 << width) - 1) : bits;
}

/* LLVM writes a float as the bits of the double of the same value. */
static void put_float(struct tr *t, struct ur_text *text, uint64_t bits, unsigned width) {
    char digits[24];
    if (width == 16) {
        snprintf(digits, sizeof(digits), "0xH%04X", (unsigned)bits);
    } else {
        if (width == 32) {
            uint32_t word = (uint32_t)bits;
            bool odd = (word & 0x7f800000u) == 0x7f800000u;
            /* Infinities and NaNs keep their bits, which a conversion might not. */
            double value = ur_spirv_to_double(word, 32);
            if (odd) {
                bits = (uint64_t)(word >> 31) << 63 | (uint64_t)0x7ff << 52 |
                       (uint64_t)(word & 0x7fffffu) << 29;
            } else {
                memcpy(&bits, &value, sizeof(bits));
            }
        }
        snprintf(digits, sizeof(digits), "0x%016" PRIX64, bits);
    }
    ur_text_puts(&t->out, text, digits);
}

static void put_number(struct tr *t, struct ur_text *text, const struct type *type,
                       const struct ur_spirv_instruction *insn) {
    uint64_t bits = constant_bits_of(insn, type->width);
    if (type->op == SpvOpTypeFloat) {
        put_float(t, text, bits, type->width);
    } else if (type->op == SpvOpTypeInt) {
        unsigned shift = 64 - type->width;
        ur_text_print(&t->out, text, "%l", (int64_t)(bits << shift) >> shift);
    } else {
        ll_fail(t, UR_LLVM_INVALID, "constant %%%u is of type %%%u, which is no number",
                insn->result, type->id);
    }
}

/* ---- what is made of others ------------------------------------------------------------------ */

static void put_typed(struct tr *t, struct ur_text *text, uint32_t id) {
    const struct type *type = ll_type_of(t, id);
    ur_text_print(&t->out, text, "%s ", type->text);
    ll_put_value(t, text, id);
}

static void put_composite(struct tr *t, struct ur_text *text, const struct type *type,
                          const struct ur_spirv_instruction *insn) {
    const char *open = "[", *close = "]";
    if (type->op == SpvOpTypeVector) {
        open = "<";
        close = ">";
    } else if (type->op == SpvOpTypeStruct) {
        open = type->packed ? "<{" : "{";
        close = type->packed ? "}>" : "}";
    } else if (type->op != SpvOpTypeArray) {
        ll_fail(t, UR_LLVM_INVALID, "constant %%%u is no composite", insn->result);
    }
    if (insn->count != type->count) {
        ll_fail(t, UR_LLVM_INVALID, "constant %%%u has %u parts, its type %u", insn->result,
                insn->count, type->count);
    }
    if (text->size > MOST_TEXT) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "its constants are more than 256 MiB of text");
    }
    ur_text_print(&t->out, text, "%s", open);
    for (uint32_t i = 0; i < insn->count; ++i) {
        ur_text_puts(&t->out, text, i ? ", " : " ");
        put_typed(t, text, insn->operands[i]);
    }
    ur_text_print(&t->out, text, " %s", close);
}

/* The variable that a constant is an address in and that each function has its own of; 0: none. */
static uint32_t own_base(struct tr *t, uint32_t id) {
    for (unsigned depth = 0; depth < MOST_DEPTH; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
        if (insn && insn->opcode == SpvOpVariable) {
            uint32_t storage = ll_storage(t->module, insn);
            return storage == SpvStorageClassInput || storage == SpvStorageClassWorkgroup ? id : 0;
        }
        if (!insn || insn->opcode != SpvOpSpecConstantOp || insn->count < 2) {
            return 0;
        }
        id = insn->operands[1];
    }
    return 0;
}

/* Computes such a constant where the function begins, by an instruction. */
static void constant_compute(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct tr *t = k->t;
    const struct ur_spirv_instruction *outer = k->insn;
    struct ur_spirv_instruction of = *insn;
    if (t->seen[insn->result] == k->serial) {
        return;
    }
    t->seen[insn->result] = k->serial;
    of.opcode = (uint16_t)insn->operands[0];
    of.operands = insn->operands + 1;
    --of.count;
    const struct ur_spirv_instruction *from = ur_spirv_definition(t->module, of.operands[0]);
    if (from->opcode == SpvOpSpecConstantOp) {
        constant_compute(k, from);
    } else {
        ll_need_variable(k, of.operands[0]);
    }
    struct ur_text body = k->body;
    k->body = k->prologue;
    k->prologue = body;
    k->insn = &of;
    ll_emit_insn(k);
    k->insn = outer;
    body = k->body;
    k->body = k->prologue;
    k->prologue = body;
}

/* OpSpecConstantOp on pointers: what is computed of numbers was folded. */
static void put_expression(struct tr *t, struct ur_text *text,
                           const struct ur_spirv_instruction *insn) {
    uint32_t op = insn->count ? insn->operands[0] : SpvOpNop,
             base = ur_spirv_operand(t->module, insn->result, 1);
    const struct type *type = ll_type(t, insn->type);
    const struct type *from = ll_type_of(t, base);
    switch (op) {
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain: {
        bool element = op == SpvOpPtrAccessChain || op == SpvOpInBoundsPtrAccessChain;
        ur_text_print(&t->out, text, "getelementptr (%s, ptr ", ll_pointee(t, from)->text);
        ll_put_value(t, text, base);
        ur_text_puts(&t->out, text, element ? "" : ", i64 0");
        for (uint32_t i = 2; i < insn->count; ++i) {
            uint64_t value;
            const struct type *index = ll_type_of(t, insn->operands[i]);
            if (!ur_spirv_constant(t->module, insn->operands[i], &value) || !ll_is_int(index)) {
                ll_fail(t, UR_LLVM_INVALID, "constant %%%u has an index that is none",
                        insn->result);
            }
            unsigned shift = 64 - index->width;
            ur_text_print(&t->out, text, ", i32 %l", (int64_t)(value << shift) >> shift);
        }
        ur_text_puts(&t->out, text, ")");
        return;
    }
    case SpvOpBitcast:
    case SpvOpGenericCastToPtr:
    case SpvOpPtrCastToGeneric:
    case SpvOpConvertPtrToU:
    case SpvOpConvertUToPtr:
    case SpvOpCopyObject:
        if (strcmp(type->text, from->text) == 0) {
            ll_put_value(t, text, base);
            return;
        }
        ur_text_print(&t->out, text, "%s (",
                      type->op == SpvOpTypePointer   ? "inttoptr"
                      : from->op == SpvOpTypePointer ? "ptrtoint"
                                                     : "bitcast");
        put_typed(t, text, base);
        ur_text_print(&t->out, text, " to %s)", type->text);
        return;
    default: {
        const char *name = ur_spirv_opcode_name(op);
        ll_fail(t, UR_LLVM_UNSUPPORTED, "constant %%%u is computed by %s", insn->result,
                name ? name : "an unknown instruction");
    }
    }
}

uint32_t ll_storage(const struct ur_spirv_module *module,
                    const struct ur_spirv_instruction *variable) {
    return ur_spirv_decoration(module, variable->result, UR_SPIRV_NONE, SpvDecorationBuiltIn)
               ? SpvStorageClassInput
           : variable->count ? variable->operands[0]
                             : 0;
}

/* Whether it makes a pointer of its first operand, to the same thing. */
static bool moves_pointer(uint32_t op) {
    switch (op) {
    case SpvOpPtrCastToGeneric:
    case SpvOpBitcast:
    case SpvOpCopyObject:
    case SpvOpAccessChain:
    case SpvOpInBoundsAccessChain:
    case SpvOpPtrAccessChain:
    case SpvOpInBoundsPtrAccessChain:
        return true;
    default:
        return false;
    }
}

uint32_t ll_pointer_before(const struct ur_spirv_instruction *insn) {
    return insn->count && moves_pointer(insn->opcode) ? insn->operands[0] : 0;
}

uint32_t ll_input_of(const struct ur_spirv_module *module, uint32_t pointer) {
    for (int depth = 0; depth < 32; ++depth) {
        const struct ur_spirv_instruction *insn = ur_spirv_definition(module, pointer);
        bool constant = insn && insn->opcode == SpvOpSpecConstantOp && insn->count > 1;
        uint32_t op = constant ? insn->operands[0] : insn && insn->count ? insn->opcode : SpvOpNop;
        if (op == SpvOpVariable) {
            return ll_storage(module, insn) == SpvStorageClassInput ? pointer : 0;
        }
        if (op != SpvOpGenericCastToPtr && !moves_pointer(op)) {
            return 0;
        }
        pointer = insn->operands[constant];
    }
    return 0;
}

uint32_t ll_built_in_read(const struct ur_spirv_module *module,
                          const struct ur_spirv_instruction *insn) {
    const struct ur_spirv_note *note =
        insn->opcode == SpvOpLoad && insn->count
            ? ur_spirv_decoration(module, insn->operands[0], UR_SPIRV_NONE, SpvDecorationBuiltIn)
            : NULL;
    return note && note->count ? note->operands[0] : UR_SPIRV_NONE;
}

static void put_variable(struct tr *t, struct ur_text *text,
                         const struct ur_spirv_instruction *insn) {
    uint32_t storage = ll_storage(t->module, insn);
    bool here = t->module->ids[insn->result].function != UR_SPIRV_NONE;
    if (here || storage == SpvStorageClassFunction) {
        ur_text_print(&t->out, text, "%%v%u", insn->result);
        return;
    }
    if (storage == SpvStorageClassWorkgroup || storage == SpvStorageClassInput) {
        if (!t->fn) {
            ll_fail(t, UR_LLVM_UNSUPPORTED,
                    "a constant with the address of variable %%%u, which each work-group has its "
                    "own of",
                    insn->result);
        }
        ll_need_variable(t->fn, insn->result);
        ur_text_print(&t->out, text, "%%v%u", insn->result);
        return;
    }
    ll_use_global(t, insn->result);
    if (t->options->wave) {
        ur_text_print(&t->out, text, "addrspacecast (ptr addrspace(%u) %s to ptr)",
                      ll_amdgcn_space(storage), ll_amdgcn_global(t, insn->result));
    } else {
        ur_text_print(&t->out, text, "@.g%u", insn->result);
    }
}

static void put_sampler(struct tr *t, struct ur_text *text,
                        const struct ur_spirv_instruction *insn) {
    if (insn->count < 3 || insn->operands[0] > SpvSamplerAddressingModeRepeatMirrored ||
        ll_type(t, insn->type)->op != SpvOpTypeSampler) {
        ll_fail(t, UR_LLVM_INVALID, "constant %%%u is no sampler", insn->result);
    }
    unsigned filter = insn->operands[2] == SpvSamplerFilterModeLinear ? UR_HOSTCODE_FILTER_LINEAR
                                                                      : UR_HOSTCODE_FILTER_NEAREST;
    /* Addressing modes are numbered alike. */
    ur_text_print(&t->out, text, "%u",
                  insn->operands[0] * UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE |
                      (insn->operands[1] ? UR_HOSTCODE_NORMALIZED : 0) | filter);
}

void ll_put_value(struct tr *t, struct ur_text *text, uint32_t id) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(t->module, id);
    if (!insn || !insn->type) {
        ll_fail(t, UR_LLVM_INVALID, "%s%s%%%u is used and is no value", t->fn ? t->fn->name : "",
                t->fn ? ": " : "", id);
    }
    if (++t->depth > MOST_DEPTH) {
        ll_fail(t, UR_LLVM_UNSUPPORTED, "constant %%%u is made of more than %d levels", id,
                MOST_DEPTH);
    }
    switch (insn->opcode) {
    case SpvOpConstant:
    case SpvOpSpecConstant:
        put_number(t, text, ll_type(t, insn->type), insn);
        break;
    case SpvOpConstantTrue:
    case SpvOpSpecConstantTrue:
        ur_text_puts(&t->out, text, "true");
        break;
    case SpvOpConstantFalse:
    case SpvOpSpecConstantFalse:
        ur_text_puts(&t->out, text, "false");
        break;
    case SpvOpConstantSampler:
        put_sampler(t, text, insn);
        break;
    case SpvOpConstantNull:
        ur_text_puts(&t->out, text, "zeroinitializer");
        break;
    case SpvOpUndef: {
        /* What times such a component is none for LLVM, also by zero, which programs take it by so
         * that nothing is left of it. */
        const struct type *type = ll_type(t, insn->type);
        bool floats = type->op == SpvOpTypeVector && type->element->op == SpvOpTypeFloat;
        ur_text_puts(&t->out, text, floats ? "zeroinitializer" : "undef");
        break;
    }
    case SpvOpPoisonKHR:
        ur_text_puts(&t->out, text, "undef");
        break;
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        put_composite(t, text, ll_type(t, insn->type), insn);
        break;
    case SpvOpSpecConstantOp:
        if (t->fn && own_base(t, id)) {
            constant_compute(t->fn, insn);
            ur_text_print(&t->out, text, "%%v%u", id);
        } else {
            put_expression(t, text, insn);
        }
        break;
    case SpvOpVariable:
        put_variable(t, text, insn);
        break;
    case SpvOpFunction:
        ll_fail(t, UR_LLVM_UNSUPPORTED, "function %%%u is used as a value", id);
    default:
        if (t->fn && t->fn->ids && t->fn->ids[id].alias) {
            ur_text_print(&t->out, text, "%%t%u", t->fn->ids[id].alias);
        } else {
            ur_text_print(&t->out, text, "%%v%u", id);
        }
        break;
    }
    --t->depth;
}

/* ---- variables of the module ----------------------------------------------------------------- */

/* The name under which the host knows it, NULL: none. */
static const char *host_name(struct tr *t, uint32_t id) {
    uint32_t linkage;
    const char *name = ur_spirv_linkage(t->module, id, &linkage);
    if (name && linkage == SpvLinkageTypeImport) {
        ll_fail(t, UR_LLVM_UNRESOLVED, "variable '%s' is imported and no module has it", name);
    }
    return ur_spirv_host_name(t->module, id);
}

void ll_put_string(struct tr *t, struct ur_text *text, const char *string) {
    static const char hex[] = "0123456789ABCDEF";
    for (; *string; ++string) {
        unsigned char c = (unsigned char)*string;
        if (c < 32 || c > 126 || c == '"' || c == '\\') {
            ur_text_print(&t->out, text, "\\%c%c", hex[c >> 4], hex[c & 15]);
        } else {
            ur_text_append(&t->out, text, string, 1);
        }
    }
}

/* Returns whether the table names it. */
static bool emit_global(struct tr *t, const struct ur_spirv_instruction *insn, uint32_t number) {
    struct ur_text *table = &t->table, *names = &t->names;
    uint32_t storage = ll_storage(t->module, insn), id = insn->result;
    if (storage == SpvStorageClassInput || storage == SpvStorageClassWorkgroup) {
        return false;
    }
    if (storage != SpvStorageClassCrossWorkgroup && storage != SpvStorageClassUniformConstant &&
        storage != SpvStorageClassDeviceOnlyINTEL && storage != SpvStorageClassHostOnlyINTEL) {
        if (t->marks[id] & MARK_GLOBAL) {
            ll_fail(t, UR_LLVM_UNSUPPORTED, "variable %%%u (word %u) of storage class %u", id,
                    insn->word, storage);
        }
        return false;
    }
    const char *name = host_name(t, id);
    if (!(t->marks[id] & MARK_GLOBAL) && !name) {
        return false;
    }
    const struct type *type = ll_pointee(t, ll_type(t, insn->type));
    if (!type->size) {
        ll_fail(t, UR_LLVM_INVALID, "variable %%%u is of a type without size", id);
    }
    uint32_t align = ll_variable_align(t, id, type->align < 16 ? 16 : type->align);
    /* What the host knows by its name it may write, but constants of the language, which all have a
     * name where functions are compiled apart. */
    bool of_language = ur_spirv_is_table(t->module, insn);
    bool constant = storage == SpvStorageClassUniformConstant && !name;
    if (t->options->wave) {
        constant = of_language;
        ur_text_print(&t->out, &t->head, "%s = %s addrspace(%u) %s%s %s ", ll_amdgcn_global(t, id),
                      name ? "protected" : "internal", ll_amdgcn_space(storage),
                      name && !constant ? "externally_initialized " : "",
                      constant ? "constant" : "global", type->text);
    } else {
        ur_text_print(&t->out, &t->head, "@.g%u = internal %s %s ", id,
                      constant ? "constant" : "global", type->text);
    }
    if (insn->count > 1) {
        if (ur_spirv_type(t->module, insn->operands[1]) != type->id) {
            ll_fail(t, UR_LLVM_INVALID, "variable %%%u is of another type than its value", id);
        }
        ll_put_value(t, &t->head, insn->operands[1]);
    } else {
        ur_text_puts(&t->out, &t->head, "zeroinitializer");
    }
    ur_text_print(&t->out, &t->head, ", align %u\n", align);
    if (!name || t->options->wave) {
        return name != NULL;
    }
    ur_text_print(&t->out, names, "@ur.global%u = private constant [%u x i8] c\"", number,
                  (unsigned)strlen(name) + 1);
    ll_put_string(t, names, name);
    ur_text_puts(&t->out, names, "\\00\"\n");
    ur_text_print(&t->out, table, "%s { ptr, ptr, i64 } { ptr @ur.global%u, ptr @.g%u, i64 %l }",
                  number ? "," : "", number, id,
                  (int64_t)(type->size | (of_language ? UR_HOSTCODE_CONSTANT : 0)));
    return true;
}

/* Whether there are variables of the module that are no constants of the language. */
bool ll_has_variables(const struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    for (uint32_t i = 0; i < list->count; ++i) {
        const struct ur_spirv_instruction *insn = &list->items[i];
        uint32_t storage =
            insn->opcode == SpvOpVariable ? ll_storage(t->module, insn) : SpvStorageClassInput;
        if (storage != SpvStorageClassInput && storage != SpvStorageClassWorkgroup &&
            !ur_spirv_is_table(t->module, insn)) {
            return true;
        }
    }
    return false;
}

void ll_emit_globals(struct tr *t) {
    const struct ur_spirv_list *list = &t->module->sections[UR_SPIRV_GLOBALS];
    uint32_t count = 0;
    /* What the value of one names stands before or behind it; so from the end to the beginning,
     * where those named stand as a rule, and again for the others. */
    uint8_t *done = ur_out_alloc(&t->out, t->module->bound, 1);
    for (bool more = true; more;) {
        more = false;
        for (uint32_t i = list->count; i-- > 0;) {
            const struct ur_spirv_instruction *insn = &list->items[i];
            if (insn->opcode != SpvOpVariable || done[insn->result] == 2 ||
                (done[insn->result] && !(t->marks[insn->result] & MARK_GLOBAL))) {
                continue;
            }
            bool used = t->marks[insn->result] & MARK_GLOBAL;
            bool named = emit_global(t, insn, count);
            done[insn->result] = used || named ? 2 : 1;
            more |= used || named;
            count += named;
        }
    }
    if (t->options->wave) {
        return;
    }
    ur_text_append(&t->out, &t->declarations, t->names.bytes, t->names.size);
    ur_text_print(&t->out, &t->declarations,
                  "@ur.globals = internal constant [%u x { ptr, ptr, i64 }] [", count);
    ur_text_append(&t->out, &t->declarations, t->table.bytes, t->table.size);
    ur_text_puts(&t->out, &t->declarations, "]\n");
    ur_text_print(&t->out, &t->declarations,
                  "@ur_hostcode_table = constant { i32, i32, i32, i32, ptr, ptr, ptr, i64 } { i32 "
                  "%u, i32 %u, i32 %u, i32 %u, ptr @ur.kernels, ptr @ur.globals, ptr %s, i64 %u "
                  "}\n",
                  UR_LLVM_TABLE_MAGIC, UR_LLVM_TABLE_VERSION, t->module->entry_point_count, count,
                  t->late_count ? "@ur.late" : "null", t->late_count);
}
