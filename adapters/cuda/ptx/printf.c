/* printf and assertions, by the functions that every CUDA driver has for them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "emit.h"
#include "spirv/print.cl.h"

enum { LONGEST_FORMAT = 64 << 10 };

/* ---- constant strings
 * -------------------------------------------------------------------------------------- */

/* The bytes that a pointer to a constant points to, up to the end of the variable; NULL: not known.
 */
static const char *constant_string(struct fn *k, uint32_t id) {
    const struct part x = address_of(k, id);
    if (x.base != BASE_GLOBAL) {
        return NULL;
    }
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, x.number);
    if (!insn || insn->opcode != SpvOpVariable || insn->count < 2) {
        return NULL;
    }
    const struct type *type = pointee(k, type_of(k->t, insn->type));
    if (type->size > LONGEST_FORMAT || x.bits >= type->size) {
        return NULL;
    }
    unsigned char *bytes = ptx_alloc(&k->t->out, 1, (size_t)type->size + 1);
    constant_bytes(k->t, insn->operands[1], bytes, type->size);
    bytes[type->size] = 0;
    return (const char *)bytes + x.bits;
}

static struct part string_address(struct fn *k, const char *bytes, size_t size) {
    return flat_address(k, address_at(SPACE_GLOBAL, BASE_STRING, add_string(k->t, bytes, size), 0),
                        SPACE_GENERIC);
}

/* ---- arguments
 * --------------------------------------------------------------------------------------------- */

struct arguments {
    uint32_t temp; /* number of the local variable that they are in */
    uint32_t at;   /* bytes */
};

static void add_argument(struct fn *k, struct arguments *args, struct part x) {
    if (x.kind == KIND_PRED) {
        x = bits_as(k, x, KIND_I32);
    } else if (is_half_kind(x.kind)) {
        x = to_f32(k, x);
    } else if (x.form == FORM_ADDRESS) {
        x = flat_address(k, x, SPACE_GENERIC);
    }
    if (x.kind == KIND_F32) { /* as any variadic function has it */
        x = unary(k, KIND_F64, "cvt.f64.f32", use_reg(k, x));
    } else if (is_int_kind(x.kind) && x.kind != KIND_I64) {
        x = use_reg(k, x);
        x.kind = KIND_I32;
    }
    uint32_t size = kind_size(x.kind);
    args->at = (args->at + size - 1) & ~(size - 1);
    struct access_mode mode = {.align = size};
    store_part(k, x, address_at(SPACE_LOCAL, BASE_TEMP, args->temp, 0), args->at, mode);
    args->at += size;
}

/* ---- formats
 * -----------------------------------------------------------------------------------------------
 */

struct printing {
    struct fn *k;
    const struct ur_spirv_instruction *insn;
    uint32_t next; /* operand */
    struct arguments args;
};

/* A conversion for each component, with commas between them. The first of `text` are flags, width
 * and precision, and the last is its letter. */
static void put_conversion(struct printing *p, const char *text, unsigned flags, unsigned length,
                           unsigned most) {
    struct fn *k = p->k;
    char letter = text[length - 1];
    if (p->next >= p->insn->count) {
        return; /* fewer arguments than conversions: the rest of the text is left out */
    }
    for (unsigned i = 0; i < flags; ++i) {
        if (text[i] == '*' && p->next < p->insn->count) {
            add_argument(k, &p->args, scalar_of(k, p->insn->operands[p->next++]));
        }
    }
    if (p->next >= p->insn->count) {
        return;
    }
    uint32_t count;
    const struct part *parts = parts_of(k, p->insn->operands[p->next++], &count);
    unsigned lanes = count < most ? count : most;
    for (unsigned i = 0; i < lanes; ++i) {
        struct part x = parts[i];
        bool sign = letter == 'd' || letter == 'i';
        if (is_int_kind(x.kind) && kind_size(x.kind) < 4) {
            x = sign ? use_signed(k, x) : x;
        }
        ptx_puts(&k->t->out, &p->k->format, i ? ",%" : "%");
        ptx_append(&k->t->out, &p->k->format, text, flags);
        bool wide = is_int_kind(x.kind) && x.kind == KIND_I64;
        if (wide && strchr("diouxX", letter)) {
            ptx_puts(&k->t->out, &p->k->format, "ll");
        }
        ptx_append(&k->t->out, &p->k->format, &letter, 1);
        if (is_const(x) && kind_size(x.kind) < 4) {
            x = constant(KIND_I32, low_bits(x.bits, 32));
        }
        add_argument(k, &p->args, x);
    }
}

static void put_format(struct printing *p, const char *at) {
    while (*at) {
        unsigned flags, stars, lanes, bytes;
        if (*at != '%') {
            ptx_append(&p->k->t->out, &p->k->format, at++, 1);
            continue;
        }
        unsigned length = ur_conversion(++at, &flags, &stars, &lanes, &bytes);
        if (length) {
            put_conversion(p, at, flags, length, lanes);
            at += length;
            continue;
        }
        ptx_puts(&p->k->t->out, &p->k->format, "%%"); /* not one: as it stands */
        at += *at == '%';
    }
}

void emit_printf(struct fn *k, const struct ur_spirv_instruction *insn) {
    const char *format = insn->count > 2 ? constant_string(k, insn->operands[2]) : NULL;
    if (!format) {
        fail(k, UR_PTX_UNSUPPORTED, "a format that is no constant");
    }
    struct printing p = {.k = k, .insn = insn, .next = 3, .args = {.temp = k->temps++}};
    k->format.size = 0;
    put_format(&p, format);
    ptx_print(&k->t->out, &k->declarations, "\t.local .align 8 .b8 $t%u[%u];\n", p.args.temp,
              p.args.at ? p.args.at : 8);
    struct part arguments[2] = {
        string_address(k, k->format.bytes ? k->format.bytes : "", k->format.size),
        flat_address(k, address_at(SPACE_LOCAL, BASE_TEMP, p.args.temp, 0), SPACE_GENERIC)};
    struct part printed = new_reg(k, KIND_I32), made = new_reg(k, KIND_I32),
                failed = new_reg(k, KIND_PRED);
    call_parts(k, "vprintf", arguments, 2, &printed, 1);
    /* 0 where it printed, as OpenCL has it; the driver gives a number of arguments. */
    emit(k, "setp.lt.s32 %o, %o, 0", failed, printed);
    emit(k, "selp.b32 %o, -1, 0, %o", made, failed);
    k->t->vprintf = true;
    if (insn->result) {
        set_scalar(k, insn->result, made);
    }
}

/* ---- assertions
 * ---------------------------------------------------------------------------------------------- */

/* __devicelib_assert_fail(expression, file, line, function, ...) and libc's __assert_fail of the
 * same order: the driver prints them with the work-item, and the launch fails. */
void emit_assert(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->count < 5) {
        fail(k, UR_PTX_INVALID, "an assertion of %u arguments", insn->count - 1u);
    }
    struct part arguments[5] = {flat_address(k, address_of(k, insn->operands[1]), SPACE_GENERIC),
                                flat_address(k, address_of(k, insn->operands[2]), SPACE_GENERIC),
                                scalar_of(k, insn->operands[3]),
                                flat_address(k, address_of(k, insn->operands[4]), SPACE_GENERIC),
                                constant(KIND_I64, 1)}; /* bytes of a character */
    if (!is_int_kind(arguments[2].kind)) {
        fail(k, UR_PTX_INVALID, "an assertion whose line is no integer");
    }
    arguments[2] = to_width(k, arguments[2], KIND_I32, false);
    call_parts(k, "__assertfail", arguments, 5, NULL, 0);
    k->t->assertfail = true;
}
