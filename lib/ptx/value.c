/* Registers, constants, and the single instructions that everything else is put together from. */
#include <stdarg.h>
#include <string.h>

#include "address.h"
#include "emit.h"
#include "function.h"
#include "group.h"
#include "instructions.h"
#include "pointers.h"
#include "types.h"
#include "value.h"

const char *const ptx_bits_type[KINDS] = {"pred", "b32", "b32", "b32", "b64",
                                          "b16",  "b16", "b32", "b64", "b64"};
const char *const ptx_memory_type[KINDS] = {"u8",  "u8",  "u16", "b32", "b64",
                                            "b16", "b16", "b32", "b64", "b64"};
const char *const ptx_float_type[KINDS] = {
    [KIND_F16] = "f16", [KIND_BF16] = "bf16", [KIND_F32] = "f32", [KIND_F64] = "f64"};

/* Classes of registers: %p predicates, %r 32 bits, %d 64 bits, %h 16 bits, %f float, %g double. */
static const char class_letter[] = "prdhfg";
static const uint8_t class_of[KINDS] = {0, 1, 1, 1, 2, 3, 3, 4, 5, 2};

unsigned ptx_int_kind(unsigned bytes) {
    return bytes == 1 ? KIND_I8 : bytes == 2 ? KIND_I16 : bytes == 4 ? KIND_I32 : KIND_I64;
}

unsigned ptx_reg_width(unsigned kind) {
    return kind == KIND_I64 || kind == KIND_PTR || kind == KIND_F64 ? 64 : 32;
}

struct part ptx_constant(unsigned kind, uint64_t bits) {
    return (struct part){.kind = (uint8_t)kind, .form = FORM_CONST, .bits = bits};
}

struct part ptx_new_reg(struct fn *k, unsigned kind) {
    return (struct part){
        .kind = (uint8_t)kind, .form = FORM_REG, .number = ++k->registers[class_of[kind]]};
}

static const char *const lane_names[] = {"",         "%linear", "%lane",     "%warp",   "%threads",
                                         "%sublane", "%sub",    "%subfirst", "%submask"};

struct part ptx_named(unsigned kind, uint32_t number) {
    return (struct part){.kind = (uint8_t)kind, .form = FORM_REG, .base = 1, .number = number};
}

static char *put_hex(char *at, uint64_t bits, unsigned digits) {
    for (unsigned i = digits; i-- > 0;) {
        *at++ = "0123456789ABCDEF"[bits >> (4 * i) & 15];
    }
    return at;
}

/* At most 24 characters. */
static size_t write_constant(char *at, struct part x) {
    char *to = at;
    switch (x.kind) {
    case KIND_F32:
        memcpy(to, "0f", 2);
        return (size_t)(put_hex(to + 2, x.bits, 8) - at);
    case KIND_F64:
        memcpy(to, "0d", 2);
        return (size_t)(put_hex(to + 2, x.bits, 16) - at);
    case KIND_I32:
    case KIND_I64:
    case KIND_PTR: {
        int64_t value = ptx_sign_extend(x.bits, x.kind == KIND_I32 ? 32 : 64);
        if (value < 0) {
            *to++ = '-';
        }
        to += ptx_decimal(to, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
        return (size_t)(to - at);
    }
    default:
        /* 8 and 16 bits: with zeros above, or as sign extension left them. */
        if ((int64_t)x.bits < 0) {
            *to++ = '-';
            x.bits = 0 - x.bits;
        }
        return (size_t)(to - at) + ptx_decimal(to, x.bits);
    }
}

/* What an address is counted from, if it is no register: up to 24 characters. */
static size_t write_base(char *at, struct part x) {
    static const char letters[] = {[BASE_GLOBAL] = 'g', [BASE_VARIABLE] = 'v', [BASE_PARAM] = 'p',
                                   [BASE_COPY] = 'c',   [BASE_TEMP] = 't',     [BASE_STRING] = 's'};
    if (x.base == BASE_SCRATCH) {
        memcpy(at, "$scratch", 8);
        return 8;
    }
    if (x.base == BASE_DYNAMIC) {
        memcpy(at, "$dynamic", 8);
        return 8;
    }
    at[0] = '$';
    at[1] = letters[x.base];
    return 2 + ptx_decimal(at + 2, x.number);
}

size_t ptx_write_part(char *at, struct part x) {
    if (x.form == FORM_CONST) {
        return write_constant(at, x);
    }
    if (x.form == FORM_REG && x.base) {
        size_t length = strlen(lane_names[x.number]);
        memcpy(at, lane_names[x.number], length);
        return length;
    }
    if (x.form == FORM_ADDRESS && x.base > BASE_REG) {
        return write_base(at, x);
    }
    at[0] = '%';
    at[1] = class_letter[class_of[x.kind]];
    return 2 + ptx_decimal(at + 2, x.number);
}

/* [base+offset] */
static size_t write_address(char *at, struct part x) {
    char *to = at;
    *to++ = '[';
    int64_t offset = (int64_t)x.bits;
    if (x.base != BASE_NONE) {
        to += ptx_write_part(to, x);
        if (offset) {
            *to++ = '+';
        }
    }
    if (offset || x.base == BASE_NONE) {
        if (offset < 0) {
            *to++ = '-';
        }
        to += ptx_decimal(to, offset < 0 ? 0 - (uint64_t)offset : (uint64_t)offset);
    }
    *to++ = ']';
    return (size_t)(to - at);
}

void ptx_emit(struct fn *k, const char *format, ...) {
    enum { LONGEST = 56 }; /* of one operand that is no text */
    struct ptx_out *out = &k->t->out;
    struct ptx_text *text = &k->body;
    va_list arguments;
    va_start(arguments, format);
    ptx_reserve(out, text, LONGEST * 2);
    text->bytes[text->size++] = '\t';
    for (const char *at = format; *at; ++at) {
        if (text->capacity - text->size < LONGEST + 8) {
            ptx_reserve(out, text, LONGEST * 2);
        }
        if (*at != '%') {
            text->bytes[text->size++] = *at;
            continue;
        }
        char *to = text->bytes + text->size;
        switch (*++at) {
        case 'o':
            text->size += ptx_write_part(to, va_arg(arguments, struct part));
            break;
        case 'a':
            text->size += write_address(to, va_arg(arguments, struct part));
            break;
        case 'u':
            text->size += ptx_decimal(to, va_arg(arguments, unsigned));
            break;
        case 'l': {
            int64_t value = va_arg(arguments, int64_t);
            if (value < 0) {
                text->bytes[text->size++] = '-';
                value = (int64_t)(0 - (uint64_t)value);
            }
            text->size += ptx_decimal(text->bytes + text->size, (uint64_t)value);
            break;
        }
        case 's': {
            const char *string = va_arg(arguments, const char *);
            ptx_append(out, text, string, strlen(string));
            break;
        }
        default: /* %% */
            text->bytes[text->size++] = '%';
            break;
        }
    }
    va_end(arguments);
    ptx_append(out, text, ";\n", 2);
}

bool ptx_same_part(struct part a, struct part b) {
    return a.form == b.form && a.kind == b.kind && a.number == b.number && a.bits == b.bits &&
           a.base == b.base;
}

uint32_t ptx_new_label(struct fn *k) {
    return ++k->labels;
}

void ptx_emit_label(struct fn *k, uint32_t label) {
    k->fixed = true;
    ptx_print(&k->t->out, &k->body, "$L%u:\n", label);
}

/* ---- values of ids -----------------------------------------------------------------------------
 */

static struct part *constant_parts(struct fn *k, uint32_t id, const struct type *type,
                                   unsigned depth);

static void fill_constant(struct fn *k, const struct ur_spirv_instruction *insn,
                          const struct type *type, struct part *parts, uint32_t count,
                          unsigned depth) {
    if (insn->opcode == SpvOpConstantComposite || insn->opcode == SpvOpSpecConstantComposite) {
        uint32_t at = 0;
        for (uint32_t i = 0; i < insn->count; ++i) {
            const struct type *inner =
                ptx_type_of(k->t, ur_spirv_type(k->t->module, insn->operands[i]));
            uint32_t more = ptx_leaves(k, inner);
            if (more > count - at || depth > 64) {
                ptx_fail_in(k, UR_PTX_INVALID, "constant %%%u has more parts than its type",
                            insn->result);
            }
            memcpy(parts + at, constant_parts(k, insn->operands[i], inner, depth + 1),
                   more * sizeof(*parts));
            at += more;
        }
        if (at != count) {
            ptx_fail_in(k, UR_PTX_INVALID, "constant %%%u has fewer parts than its type",
                        insn->result);
        }
        return;
    }
    uint64_t bits = 0;
    if (insn->opcode == SpvOpConstant || insn->opcode == SpvOpSpecConstant) {
        bits = insn->operands[0];
        if (insn->count > 1) {
            bits |= (uint64_t)insn->operands[1] << 32;
        }
        bits = ptx_low_bits(bits, type->width);
    } else if (insn->opcode == SpvOpConstantTrue || insn->opcode == SpvOpSpecConstantTrue) {
        bits = 1;
    }
    for (uint32_t i = 0; i < count; ++i) {
        parts[i] = type->leaves[i].kind == KIND_PTR ? ptx_null_address()
                                                    : ptx_constant(type->leaves[i].kind, bits);
    }
}

/* OpSpecConstantOp on pointers: what is computed of numbers was folded. */
static struct part computed_address(struct fn *k, const struct ur_spirv_instruction *insn,
                                    unsigned depth) {
    struct ur_spirv_instruction of = *insn;
    if (depth > 64 || insn->count < 2) {
        ptx_fail_in(k, UR_PTX_INVALID, "constant %%%u is computed of nothing", insn->result);
    }
    of.opcode = (uint16_t)insn->operands[0];
    of.operands = insn->operands + 1;
    --of.count;
    const struct type *from = ptx_value_type(k, of.operands[0]);
    bool number = from->op == SpvOpTypeInt && of.opcode == SpvOpConvertUToPtr;
    if ((!number && from->op != SpvOpTypePointer) || !ptx_emit_address(k, &of)) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "constant %%%u is the result of an operation (%s)",
                    insn->result, ur_spirv_opcode_name(insn->operands[0]));
    }
    struct id *known = ptx_id_of(k, insn->result);
    struct part made = known->parts[0];
    known->parts = NULL;
    return made;
}

static struct part *constant_parts(struct fn *k, uint32_t id, const struct type *type,
                                   unsigned depth) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, id);
    uint32_t count = ptx_leaves(k, type);
    struct part *parts = ptx_alloc(&k->t->out, count + 1u, sizeof(*parts));
    switch (insn ? insn->opcode : SpvOpNop) {
    case SpvOpConstant:
    case SpvOpSpecConstant:
    case SpvOpConstantTrue:
    case SpvOpConstantFalse:
    case SpvOpSpecConstantTrue:
    case SpvOpSpecConstantFalse:
    case SpvOpConstantNull:
    case SpvOpUndef:
    case SpvOpPoisonKHR:
    case SpvOpConstantComposite:
    case SpvOpSpecConstantComposite:
        fill_constant(k, insn, type, parts, count, depth);
        return parts;
    case SpvOpVariable:
        if (insn->operands[0] == SpvStorageClassInput || ptx_is_builtin(k->t, id)) {
            if (ptx_id_of(k, id)->parts) { /* place_builtins */
                return ptx_id_of(k, id)->parts;
            }
            ptx_fail_in(k, UR_PTX_INVALID, "variable %%%u is an input and no built-in one", id);
        }
        k->t->global_used[id] = true;
        k->uses.groups |= insn->operands[0] != SpvStorageClassUniformConstant ||
                          ur_spirv_host_name(k->t->module, id) != NULL;
        if (insn->operands[0] ==
            SpvStorageClassWorkgroup) { /* once for each kernel: see parts_of */
            parts[0] = ptx_shared_address(k, insn);
            return parts;
        }
        parts[0] = ptx_address_at(ptx_storage_space(k, type->storage), BASE_GLOBAL, id, 0);
        return parts;
    case SpvOpConstantSampler: /* as OpenCL C numbers them */
        parts[0] = ptx_constant(KIND_I64, (insn->operands[1] & 1) | (insn->operands[0] & 7) << 1 |
                                              (insn->operands[2] ? 0x20u : 0x10u));
        return parts;
    case SpvOpSpecConstantOp:
        if (ptx_id_of(k, id)->parts) { /* place_builtins */
            return ptx_id_of(k, id)->parts;
        }
        parts[0] = computed_address(k, insn, depth);
        return parts;
    default:
        ptx_fail_in(k,
                    insn && insn->opcode == SpvOpConstantFunctionPointerINTEL ? UR_PTX_UNSUPPORTED
                                                                              : UR_PTX_INVALID,
                    "%%%u (%s) is used as a value", id,
                    insn ? ur_spirv_opcode_name(insn->opcode) : "which nothing defines");
    }
}

/* Whether a constant took instructions to make. */
static bool is_made_here(const struct part *parts, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        if (parts[i].form == FORM_REG ||
            (parts[i].form == FORM_ADDRESS && parts[i].base == BASE_REG)) {
            return true;
        }
    }
    return false;
}

struct part *ptx_parts_of(struct fn *k, uint32_t id, uint32_t *count) {
    struct id *known = ptx_id_of(k, id);
    if (!known->parts) {
        if (known->def) {
            ptx_fail_in(k, UR_PTX_INVALID, "%%%u is used where it has no value yet", id);
        }
        const struct type *type = ptx_value_type(k, id);
        struct part *parts = constant_parts(k, id, type, 0);
        *count = ptx_leaves(k, type);
        if (is_made_here(parts, *count)) { /* other blocks make their own */
            return parts;
        }
        known = ptx_id_of(k, id);
        known->parts = parts;
        known->count = *count;
    }
    *count = known->count;
    return known->parts;
}

struct part *ptx_value_of(struct fn *k, uint32_t id, uint32_t count) {
    uint32_t has;
    struct part *parts = ptx_parts_of(k, id, &has);
    if (has != count) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u has %u scalars where %u are needed", id, has, count);
    }
    return parts;
}

struct part ptx_scalar_of(struct fn *k, uint32_t id) {
    return *ptx_value_of(k, id, 1);
}

void ptx_set_value(struct fn *k, uint32_t id, struct part *parts, uint32_t count) {
    if (!id) {
        return;
    }
    struct id *known = ptx_id_of(k, id);
    if (known->type && ptx_leaves(k, ptx_type_of(k->t, known->type)) != count) {
        ptx_fail_in(k, UR_PTX_INVALID, "%%%u is made of %u scalars, its type of %u", id, count,
                    ptx_type_of(k->t, known->type)->leaf_count);
    }
    for (uint32_t i = 0; i < count && known->type; ++i) {
        unsigned kind = ptx_type_of(k->t, known->type)->leaves[i].kind;
        if (parts[i].kind != kind) {
            ptx_fail_in(k, UR_PTX_INVALID, "%%%u is made of other scalars than its type", id);
        }
    }
    known->parts = parts;
    known->count = count;
}

void ptx_set_scalar(struct fn *k, uint32_t id, struct part x) {
    struct part *parts = ptx_alloc(&k->t->out, 1, sizeof(*parts));
    *parts = x;
    ptx_set_value(k, id, parts, 1);
}

/* ---- operands ----------------------------------------------------------------------------------
 */

struct part ptx_use(struct fn *k, struct part x) {
    if (x.form == FORM_ADDRESS) {
        return ptx_flat_address(k, x, SPACE_NONE);
    }
    if (x.form == FORM_CONST && (x.kind == KIND_PRED || is_half_kind(x.kind))) {
        return ptx_use_reg(k, x);
    }
    return x;
}

struct part ptx_use_reg(struct fn *k, struct part x) {
    if (x.form == FORM_ADDRESS) {
        x = ptx_flat_address(k, x, SPACE_NONE);
    }
    if (x.form == FORM_REG) {
        return x;
    }
    struct part made = ptx_new_reg(k, x.kind);
    ptx_move(k, made, x);
    return made;
}

struct part ptx_use_signed(struct fn *k, struct part x) {
    if (x.kind != KIND_I8 && x.kind != KIND_I16) {
        return ptx_use(k, x);
    }
    unsigned width = ptx_kind_size(x.kind) * 8;
    if (is_const(x)) {
        return ptx_constant(x.kind, (uint64_t)ptx_sign_extend(x.bits, width));
    }
    struct part made = ptx_new_reg(k, x.kind);
    ptx_emit(k, "cvt.s32.s%u %o, %o", width, made, x);
    return made;
}

void ptx_move(struct fn *k, struct part to, struct part from) {
    if (to.kind == KIND_PTR && from.form == FORM_ADDRESS) {
        from = ptx_flat_address(k, from, SPACE_NONE);
    }
    if (is_const(from) && to.kind == KIND_PRED) {
        ptx_emit(k, "setp.ne.s32 %o, %u, 0", to, (unsigned)from.bits);
        return;
    }
    ptx_emit(k, "mov.%s %o, %o", ptx_bits_type[to.kind], to, from);
}

struct part ptx_copy(struct fn *k, struct part from) {
    struct part made = ptx_new_reg(k, from.kind);
    ptx_move(k, made, from);
    return made;
}

struct part ptx_bits_as(struct fn *k, struct part x, unsigned kind) {
    if (x.kind == kind) {
        return x;
    }
    if (x.form == FORM_ADDRESS) {
        x = ptx_flat_address(k, x, x.space == SPACE_NULL ? SPACE_NONE : SPACE_GENERIC);
    }
    if (kind == KIND_PTR) {
        x.kind = KIND_I64;
        if (x.form == FORM_CONST) {
            return (struct part){.kind = KIND_PTR,
                                 .form = FORM_ADDRESS,
                                 .space = x.bits ? SPACE_GENERIC : SPACE_NULL,
                                 .base = BASE_NONE,
                                 .bits = x.bits};
        }
        return ptx_address_at(SPACE_GENERIC, BASE_REG, x.number, 0);
    }
    if (is_const(x) || class_of[x.kind] == class_of[kind]) {
        x.kind = (uint8_t)kind;
        return x;
    }
    struct part made = ptx_new_reg(k, kind);
    if (is_half_kind(x.kind)) {
        ptx_emit(k, "cvt.u32.u16 %o, %o", made, x);
    } else if (is_half_kind(kind)) {
        ptx_emit(k, "cvt.u16.u32 %o, %o", made, x);
    } else if (x.kind == KIND_PRED) {
        ptx_emit(k, "selp.b32 %o, 1, 0, %o", made, x);
    } else if (kind == KIND_PRED) {
        ptx_emit(k, "setp.ne.s32 %o, %o, 0", made, x);
    } else {
        ptx_emit(k, "mov.b%u %o, %o", ptx_reg_width(kind) == 64 ? 64u : 32u, made, x);
    }
    return made;
}

struct part ptx_mask(struct fn *k, unsigned kind, struct part x) {
    x.kind = (uint8_t)kind;
    if (kind != KIND_I8 && kind != KIND_I16) {
        return x;
    }
    unsigned low = kind == KIND_I8 ? 255 : 65535;
    if (is_const(x)) {
        x.bits &= low;
        return x;
    }
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "and.b32 %o, %o, %u", made, x, low);
    return made;
}

struct part ptx_to_width(struct fn *k, struct part x, unsigned kind, bool sign) {
    unsigned from = ptx_kind_size(x.kind), to = ptx_kind_size(kind);
    if (is_const(x)) {
        uint64_t bits = sign ? (uint64_t)ptx_sign_extend(x.bits, from * 8) : x.bits;
        return ptx_constant(kind, ptx_low_bits(bits, to * 8));
    }
    if (to == from) {
        return x;
    }
    if (to < from) {
        if (from == 8) {
            struct part low = ptx_new_reg(k, KIND_I32);
            ptx_emit(k, "cvt.u32.u64 %o, %o", low, x);
            x = low;
        }
        return ptx_mask(k, kind, x);
    }
    if (!sign && to < 8) {
        x.kind = (uint8_t)kind;
        return x;
    }
    struct part made = ptx_new_reg(k, kind);
    const char *s = sign ? "s" : "u";
    /* What lies in 32 bits has zeros above already. */
    ptx_emit(k, "cvt.%s%u.%s%u %o, %o", s, to == 8 ? 64u : 32u, s, sign ? from * 8 : 32u, made, x);
    return to < 4 ? ptx_mask(k, kind, made) : made;
}

struct part ptx_to_f32(struct fn *k, struct part x) {
    if (x.kind == KIND_F32) {
        return x;
    }
    if (x.kind == KIND_F16) {
        return ptx_unary(k, KIND_F32, "cvt.f32.f16", x);
    }
    struct part bits = ptx_bits_as(k, ptx_use_reg(k, x), KIND_I32), high = ptx_new_reg(k, KIND_I32);
    ptx_emit(k, "shl.b32 %o, %o, 16", high, bits);
    return ptx_bits_as(k, high, KIND_F32);
}

/* Round to nearest even by hand, for devices whose cvt cannot: NaN stays one. */
static struct part bf16_by_hand(struct fn *k, struct part x) {
    struct part bits = ptx_bits_as(k, ptx_use_reg(k, x), KIND_I32), odd = ptx_new_reg(k, KIND_I32),
                sum = ptx_new_reg(k, KIND_I32), high = ptx_new_reg(k, KIND_I32),
                is_nan = ptx_new_reg(k, KIND_PRED);
    ptx_emit(k, "bfe.u32 %o, %o, 16, 1", odd, bits);
    ptx_emit(k, "add.u32 %o, %o, %o", sum, bits, odd);
    ptx_emit(k, "add.u32 %o, %o, 32767", sum, sum);
    ptx_emit(k, "shr.u32 %o, %o, 16", high, sum);
    ptx_emit(k, "setp.nan.f32 %o, %o, %o", is_nan, ptx_use(k, x), ptx_use(k, x));
    ptx_emit(k, "selp.b32 %o, 32767, %o, %o", high, high, is_nan);
    return ptx_bits_as(k, high, KIND_BF16);
}

struct part ptx_from_f32(struct fn *k, struct part x, unsigned kind) {
    if (kind == KIND_F32) {
        return x;
    }
    if (kind == KIND_F16) {
        return ptx_unary(k, kind, "cvt.rn.f16.f32", x);
    }
    return k->t->target->sm >= 80 && k->t->target->version >= 70
               ? ptx_unary(k, kind, "cvt.rn.bf16.f32", x)
               : bf16_by_hand(k, x);
}

struct part ptx_unary(struct fn *k, unsigned kind, const char *op, struct part a) {
    a = ptx_use(k, a);
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "%s %o, %o", op, made, a);
    return made;
}

struct part ptx_binary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b) {
    a = ptx_use(k, a);
    b = ptx_use(k, b);
    if (is_const(a)) { /* few instructions take a constant first */
        a = ptx_use_reg(k, a);
    }
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "%s %o, %o, %o", op, made, a, b);
    return made;
}

struct part ptx_ternary(struct fn *k, unsigned kind, const char *op, struct part a, struct part b,
                        struct part c) {
    a = ptx_use_reg(k, a);
    b = ptx_use(k, b);
    c = ptx_use(k, c);
    struct part made = ptx_new_reg(k, kind);
    ptx_emit(k, "%s %o, %o, %o, %o", op, made, a, b, c);
    return made;
}

struct part ptx_select_part(struct fn *k, struct part p, struct part a, struct part b) {
    if (is_const(p)) {
        return p.bits ? a : b;
    }
    if (a.kind == KIND_PRED) {
        if (is_const(a) && is_const(b)) {
            return a.bits == b.bits ? a : a.bits ? p : ptx_unary(k, KIND_PRED, "not.pred", p);
        }
        if (is_const(a) || is_const(b)) {
            bool one = is_const(a) ? a.bits : b.bits, as_it_is = is_const(a) ? one : !one;
            p = as_it_is ? p : ptx_unary(k, KIND_PRED, "not.pred", p);
            return ptx_binary(k, KIND_PRED, one ? "or.pred" : "and.pred", p, is_const(a) ? b : a);
        }
        struct part both = ptx_binary(k, KIND_PRED, "and.pred", p, a),
                    neither = ptx_unary(k, KIND_PRED, "not.pred", p);
        return ptx_binary(k, KIND_PRED, "or.pred", both,
                          ptx_binary(k, KIND_PRED, "and.pred", neither, b));
    }
    a = ptx_use(k, a);
    b = ptx_use(k, b);
    struct part made = ptx_new_reg(k, a.kind);
    ptx_emit(k, "selp.%s %o, %o, %o, %o", ptx_bits_type[a.kind], made, a, b, p);
    return made;
}

struct part ptx_compare(struct fn *k, const char *op, struct part a, struct part b) {
    return ptx_binary(k, KIND_PRED, op, a, b);
}
