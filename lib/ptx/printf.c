/* printf and assertions, by the functions that every CUDA driver has for them. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "access.h"
#include "address.h"
#include "emit.h"
#include "function.h"
#include "instructions.h"
#include "pointers.h"
#include "spirv/print.cl.h"
#include "types.h"
#include "value.h"

enum { LONGEST_FORMAT = 64 << 10, MOST_FORMATS = 256, DEEPEST = 64 };

/* ---- constant strings ---- */

/* Where a format may be: those of one call. */
struct format {
    uint32_t variable; /* id */
    int64_t offset;    /* bytes into it */
    const char *text;
};

struct formats {
    struct format *list;
    uint32_t count;
    struct format *seen; /* values that were looked into, and how far behind them the format is */
    uint32_t seen_count;
};

/* The bytes of a constant variable from `offset` on; NULL: it is none. */
static const char *constant_string(struct fn *k, uint32_t variable, int64_t offset) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, variable);
    if (!insn || insn->opcode != SpvOpVariable || insn->count < 2) {
        return NULL;
    }
    const struct type *type = ptx_pointee(k, ptx_type_of(k->t, insn->type));
    if (type->size > LONGEST_FORMAT || offset < 0 || (uint64_t)offset >= type->size) {
        return NULL;
    }
    unsigned char *bytes = ptx_alloc(&k->t->out, 1, (size_t)type->size + 1);
    ptx_constant_bytes(k->t, insn->operands[1], bytes, type->size);
    bytes[type->size] = 0;
    return (const char *)bytes + offset;
}

static bool add_format(struct fn *k, struct formats *formats, uint32_t variable, int64_t offset) {
    for (uint32_t i = 0; i < formats->count; ++i) {
        if (formats->list[i].variable == variable && formats->list[i].offset == offset) {
            return true;
        }
    }
    const char *text = constant_string(k, variable, offset);
    if (text) {
        formats->list = ptx_grow(k->t, formats->list, formats->count, sizeof(*formats->list));
        formats->list[formats->count++] = (struct format){variable, offset, text};
    }
    return text != NULL;
}

static bool find_formats(struct fn *k, struct formats *formats, uint32_t id, int64_t offset,
                         unsigned depth);

/* Those whose addresses a variable of the module, that nobody writes, is made of. */
static bool find_in_table(struct fn *k, struct formats *formats, uint32_t variable,
                          int64_t offset) {
    const struct ur_spirv_instruction *insn = ur_spirv_definition(k->t->module, variable);
    if (!insn || insn->opcode != SpvOpVariable || insn->count < 2 ||
        insn->operands[0] != SpvStorageClassUniformConstant) {
        return false;
    }
    const struct type *type = ptx_pointee(k, ptx_type_of(k->t, insn->type));
    if (type->size > LONGEST_FORMAT) {
        return false;
    }
    struct constant_image image = {.bytes = ptx_alloc(&k->t->out, 1, (size_t)type->size + 1),
                                   .size = type->size,
                                   .takes_addresses = true};
    ptx_constant_image(k->t, insn->operands[1], &image);
    for (uint32_t i = 0; i < image.address_count; ++i) {
        const struct constant_address *address = &image.addresses[i];
        if (!add_format(k, formats, address->variable, address->offset + offset)) {
            return false;
        }
    }
    return image.address_count != 0;
}

/* Those that are stored to a variable of the function, which nothing else is done with. */
static bool find_stored(struct fn *k, struct formats *formats, uint32_t variable, int64_t offset,
                        unsigned depth) {
    for (uint32_t b = 0; b < k->flow.count; ++b) {
        const struct block *block = &k->flow.blocks[b];
        for (uint32_t i = 0; i < block->count; ++i) {
            const struct ur_spirv_instruction *insn = &block->items[i];
            bool stores = insn->opcode == SpvOpStore && insn->operands[0] == variable;
            bool accesses = stores || insn->opcode == SpvOpLoad ||
                            insn->opcode == SpvOpLifetimeStart || insn->opcode == SpvOpLifetimeStop;
            for (uint32_t w = accesses; w < insn->count; ++w) {
                if (insn->operands[w] == variable) {
                    return false;
                }
            }
            if (stores && !find_formats(k, formats, insn->operands[1], offset, depth)) {
                return false;
            }
        }
    }
    return true;
}

static bool find_loaded(struct fn *k, struct formats *formats, uint32_t pointer, int64_t offset,
                        unsigned depth) {
    for (unsigned i = 0; i < DEEPEST; ++i) {
        const struct ur_spirv_instruction *def = ptx_id_of(k, pointer)->def;
        uint32_t variable;
        int64_t inside;
        if (!def) {
            return ptx_constant_address(k->t, pointer, &variable, &inside, 0) &&
                   find_in_table(k, formats, variable, offset);
        }
        if (def->opcode == SpvOpVariable) {
            return i == 0 && find_stored(k, formats, pointer, offset, depth);
        }
        if (!ptx_is_chain(def->opcode) && !ptx_is_pointer_copy(def->opcode)) {
            return false;
        }
        pointer = def->operands[0];
    }
    return false;
}

/* Each that a pointer may be, `offset` bytes further; false: it may be something else. */
static bool find_formats(struct fn *k, struct formats *formats, uint32_t id, int64_t offset,
                         unsigned depth) {
    const struct ur_spirv_instruction *def = ptx_id_of(k, id)->def;
    uint32_t variable;
    int64_t inside;
    if (depth > DEEPEST || formats->count > MOST_FORMATS) {
        return false;
    }
    if (!def) {
        uint32_t opcode = ur_spirv_opcode(k->t->module, id);
        return opcode == SpvOpUndef || opcode == SpvOpPoisonKHR || opcode == SpvOpConstantNull ||
               (ptx_constant_address(k->t, id, &variable, &inside, 0) &&
                add_format(k, formats, variable, inside + offset));
    }
    for (uint32_t i = 0; i < formats->seen_count; ++i) {
        if (formats->seen[i].variable == id && formats->seen[i].offset == offset) {
            return true;
        }
    }
    formats->seen = ptx_grow(k->t, formats->seen, formats->seen_count, sizeof(*formats->seen));
    formats->seen[formats->seen_count++] = (struct format){id, offset, NULL};
    if (def->opcode == SpvOpPhi || def->opcode == SpvOpSelect) {
        bool phi = def->opcode == SpvOpPhi, all = true;
        for (uint32_t i = !phi; i < def->count && all; i += 1 + phi) {
            all = find_formats(k, formats, def->operands[i], offset, depth + 1);
        }
        return all;
    }
    if (def->opcode == SpvOpLoad) {
        return find_loaded(k, formats, def->operands[0], offset, depth + 1);
    }
    if (ptx_is_pointer_copy(def->opcode)) {
        return find_formats(k, formats, def->operands[0], offset, depth + 1);
    }
    if (ptx_is_chain(def->opcode)) {
        struct chain chain;
        ptx_read_chain(k, def, &chain);
        return chain.count == 0 &&
               find_formats(k, formats, def->operands[0], offset + chain.offset, depth + 1);
    }
    return false;
}

static struct part string_address(struct fn *k, const char *bytes, size_t size) {
    return ptx_flat_address(
        k, ptx_address_at(SPACE_GLOBAL, BASE_STRING, ptx_add_string(k->t, bytes, size), 0),
        SPACE_GENERIC);
}

/* ---- arguments ---- */

struct arguments {
    uint32_t temp; /* number of the local variable that they are in */
    uint32_t at;   /* bytes */
};

static void add_argument(struct fn *k, struct arguments *args, struct part x) {
    if (x.kind == KIND_PRED) {
        x = ptx_bits_as(k, x, KIND_I32);
    } else if (is_half_kind(x.kind)) {
        x = ptx_to_f32(k, x);
    } else if (x.form == FORM_ADDRESS) {
        x = ptx_flat_address(k, x, SPACE_GENERIC);
    }
    if (x.kind == KIND_F32) { /* as any variadic function has it */
        x = ptx_unary(k, KIND_F64, "cvt.f64.f32", ptx_use_reg(k, x));
    } else if (is_int_kind(x.kind) && x.kind != KIND_I64) {
        x = ptx_use_reg(k, x);
        x.kind = KIND_I32;
    }
    uint32_t size = ptx_kind_size(x.kind);
    args->at = (args->at + size - 1) & ~(size - 1);
    struct access_mode mode = {.align = size};
    ptx_store_part(k, x, ptx_address_at(SPACE_LOCAL, BASE_TEMP, args->temp, 0), args->at, mode);
    args->at += size;
}

/* ---- formats ---- */

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
            add_argument(k, &p->args, ptx_scalar_of(k, p->insn->operands[p->next++]));
        }
    }
    if (p->next >= p->insn->count) {
        return;
    }
    uint32_t count;
    const struct part *parts = ptx_parts_of(k, p->insn->operands[p->next++], &count);
    unsigned lanes = count < most ? count : most;
    for (unsigned i = 0; i < lanes; ++i) {
        struct part x = parts[i];
        bool sign = letter == 'd' || letter == 'i';
        if (is_int_kind(x.kind) && ptx_kind_size(x.kind) < 4) {
            x = sign ? ptx_use_signed(k, x) : x;
        }
        ptx_puts(&k->t->out, &p->k->format, i ? ",%" : "%");
        ptx_append(&k->t->out, &p->k->format, text, flags);
        bool wide = is_int_kind(x.kind) && x.kind == KIND_I64;
        if (wide && strchr("diouxX", letter)) {
            ptx_puts(&k->t->out, &p->k->format, "ll");
        }
        ptx_append(&k->t->out, &p->k->format, &letter, 1);
        if (is_const(x) && ptx_kind_size(x.kind) < 4) {
            x = ptx_constant(KIND_I32, ptx_low_bits(x.bits, 32));
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

/* What a call prints and gives where its format is this one. */
static struct part print_as(struct fn *k, const struct ur_spirv_instruction *insn,
                            const char *format) {
    struct printing p = {.k = k, .insn = insn, .next = 3, .args = {.temp = k->temps++}};
    k->format.size = 0;
    put_format(&p, format);
    ptx_print(&k->t->out, &k->declarations, "\t.local .align 8 .b8 $t%u[%u];\n", p.args.temp,
              p.args.at ? p.args.at : 8);
    struct part arguments[2] = {
        string_address(k, k->format.bytes ? k->format.bytes : "", k->format.size),
        ptx_flat_address(k, ptx_address_at(SPACE_LOCAL, BASE_TEMP, p.args.temp, 0), SPACE_GENERIC)};
    struct part printed = ptx_new_reg(k, KIND_I32), made = ptx_new_reg(k, KIND_I32),
                failed = ptx_new_reg(k, KIND_PRED);
    ptx_call_parts(k, "vprintf", arguments, 2, &printed, 1);
    /* 0 where it printed, as OpenCL has it; the driver gives a number of arguments. */
    ptx_emit(k, "setp.lt.s32 %o, %o, 0", failed, printed);
    ptx_emit(k, "selp.b32 %o, -1, 0, %o", made, failed);
    return made;
}

/* Where it may be one of several constants, as optimisers leave calls that end branches, it is
 * looked for by its address: the driver knows no vectors, and takes no format of ours. */
static struct part print_as_one_of(struct fn *k, const struct ur_spirv_instruction *insn,
                                   const struct formats *formats) {
    struct part chosen = ptx_use_reg(
                    k, ptx_flat_address(k, ptx_address_of(k, insn->operands[2]), SPACE_GENERIC)),
                made = ptx_new_reg(k, KIND_I32);
    uint32_t end = ptx_new_label(k);
    for (uint32_t i = 0; i < formats->count; ++i) {
        const struct format *format = &formats->list[i];
        bool last = i + 1 == formats->count;
        uint32_t next = last ? 0 : ptx_new_label(k);
        if (!last) {
            struct part other = ptx_new_reg(k, KIND_PRED);
            k->t->global_used[format->variable] = true;
            struct part at = ptx_flat_address(
                k, ptx_address_at(SPACE_GLOBAL, BASE_GLOBAL, format->variable, format->offset),
                SPACE_GENERIC);
            ptx_emit(k, "setp.ne.u64 %o, %o, %o", other, chosen, ptx_use_reg(k, at));
            ptx_emit(k, "@%o bra $L%u", other, next);
        }
        ptx_emit(k, "mov.b32 %o, %o", made, print_as(k, insn, format->text));
        if (!last) {
            ptx_emit(k, "bra $L%u", end);
            ptx_emit_label(k, next);
        }
    }
    ptx_emit_label(k, end);
    return made;
}

void ptx_emit_printf(struct fn *k, const struct ur_spirv_instruction *insn) {
    struct formats formats = {0};
    if (insn->count < 3 || !find_formats(k, &formats, insn->operands[2], 0, 0) || !formats.count) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED, "a format that is no constant");
    }
    struct part made = formats.count == 1 ? print_as(k, insn, formats.list[0].text)
                                          : print_as_one_of(k, insn, &formats);
    k->t->vprintf = true;
    if (insn->result) {
        ptx_set_scalar(k, insn->result, made);
    }
}

/* ---- assertions ---- */

/* __devicelib_assert_fail(expression, file, line, function, ...) and libc's __assert_fail of the
 * same order: the driver prints them with the work-item, and the launch fails. */
void ptx_emit_assert(struct fn *k, const struct ur_spirv_instruction *insn) {
    if (insn->count < 5) {
        ptx_fail_in(k, UR_PTX_INVALID, "an assertion of %u arguments", insn->count - 1u);
    }
    struct part arguments[5] = {
        ptx_flat_address(k, ptx_address_of(k, insn->operands[1]), SPACE_GENERIC),
        ptx_flat_address(k, ptx_address_of(k, insn->operands[2]), SPACE_GENERIC),
        ptx_scalar_of(k, insn->operands[3]),
        ptx_flat_address(k, ptx_address_of(k, insn->operands[4]), SPACE_GENERIC),
        ptx_constant(KIND_I64, 1)}; /* bytes of a character */
    if (!is_int_kind(arguments[2].kind)) {
        ptx_fail_in(k, UR_PTX_INVALID, "an assertion whose line is no integer");
    }
    arguments[2] = ptx_to_width(k, arguments[2], KIND_I32, false);
    ptx_call_parts(k, "__assertfail", arguments, 5, NULL, 0);
    k->t->assertfail = true;
}
