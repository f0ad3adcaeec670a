/* Calls of the library's functions, and what of the library a module gets. */
#include "math_library.h"

#include <stdio.h>
#include <string.h>

#include "emit.h"
#include "function.h"
#include "instructions.h"
#include "value.h"

static int math_library_find(const char *name) {
    unsigned low = 0, high = ur_ptx_library_size;
    while (low < high) {
        unsigned middle = (low + high) / 2;
        int order = strcmp(ur_ptx_library[middle].name, name);
        if (order == 0) {
            return (int)middle;
        }
        if (order < 0) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return -1;
}

static unsigned want(struct fn *k, const char *entry) {
    int index = math_library_find(entry);
    if (index < 0) {
        ptx_fail_in(k, UR_PTX_UNSUPPORTED,
                    ur_ptx_library_size
                        ? "the library has no function '%s'"
                        : "function '%s': this was built without clang, and so without "
                          "the library of mathematical functions",
                    entry);
    }
    return (unsigned)index;
}

enum { INLINE_ALL = 4000 }; /* lines of the library in a function; what is beyond is called */

/* With the number in the place of each byte of value 1. */
static void put_body(struct ptx_out *out, struct ptx_text *text, const char *body,
                     uint32_t number) {
    while (*body) {
        size_t length = strcspn(body, "\1");
        ptx_append(out, text, body, length);
        body += length;
        if (*body) {
            ptx_print(out, text, "%u", number);
            ++body;
        }
    }
}

/* The function itself in place of its call, in registers of its own. */
static void put_inline(struct fn *k, const struct ptx_library_entry *entry,
                       const struct part *arguments, uint32_t count, struct part made) {
    struct ptx_out *out = &k->t->out;
    struct ptx_text *text = &k->body;
    uint32_t number = ptx_new_label(k);
    struct part passed[3];
    for (uint32_t i = 0; i < count; ++i) {
        passed[i] = ptx_use(k, arguments[i]);
    }
    k->fixed = true;
    k->inlined += entry->lines;
    ptx_puts(out, text, "\t{\n");
    for (uint32_t i = 0; i < count; ++i) {
        ptx_emit(k, ".reg .b%u %%arg%u", ptx_reg_width(passed[i].kind), i);
        ptx_emit(k, "mov.b%u %%arg%u, %o", ptx_reg_width(passed[i].kind), i, passed[i]);
    }
    ptx_emit(k, ".reg .b%u %%result", ptx_reg_width(made.kind));
    ptx_puts(out, text, "\t{\n");
    put_body(out, text, entry->body, number);
    ptx_print(out, text, "\t}\n$I%u:\n", number);
    ptx_emit(k, "mov.b%u %o, %%result", ptx_reg_width(made.kind), made);
    ptx_puts(out, text, "\t}\n");
}

struct part ptx_library_call(struct fn *k, const char *name, unsigned kind, unsigned result,
                             const struct part *arguments, uint32_t count) {
    char entry[64], symbol[72];
    bool half = is_half_kind(result);
    struct part wide[3];
    if (count > 3 || (!is_float_kind(kind) && !is_int_kind(kind))) {
        ptx_fail_in(k, UR_PTX_INVALID, "operands of types that it is not for");
    }
    snprintf(entry, sizeof(entry), "%s_%s", name, kind == KIND_F64 ? "f64" : "f32");
    unsigned index = want(k, entry);
    const struct ptx_library_entry *found = &ur_ptx_library[index];
    for (uint32_t i = 0; i < count; ++i) {
        wide[i] = is_half_kind(arguments[i].kind) ? ptx_to_f32(k, arguments[i]) : arguments[i];
    }
    snprintf(symbol, sizeof(symbol), "ocl$%s", entry);
    struct part made = ptx_new_reg(k, half ? KIND_F32 : result);
    if (found->body && k->inlined + found->lines <= INLINE_ALL) {
        put_inline(k, found, wide, count, made);
        for (unsigned i = 0; i < found->need_count; ++i) {
            k->t->library[found->needs[i]] = 1;
        }
    } else {
        k->t->library[index] = 1;
        ptx_call_parts(k, symbol, wide, count, &made, 1);
    }
    return half ? ptx_from_f32(k, made, result) : made;
}

void ptx_image_call(struct fn *k, const char *name, const struct part *arguments, uint32_t count,
                    struct part *results, uint32_t result_count) {
    char symbol[64];
    k->t->library[want(k, name)] = 1;
    snprintf(symbol, sizeof(symbol), "ocl$%s", name);
    for (uint32_t i = 0; i < result_count; ++i) {
        results[i] = ptx_new_reg(k, KIND_I32);
    }
    ptx_call_together(k, symbol, arguments, count, results, result_count);
}

static void math_library_mark(struct tr *t, unsigned index) {
    const struct ptx_library_entry *entry = &ur_ptx_library[index];
    for (unsigned i = 0; i < entry->need_count; ++i) {
        if (!t->library[entry->needs[i]]) {
            t->library[entry->needs[i]] = 1;
            math_library_mark(t, entry->needs[i]);
        }
    }
}

void ptx_emit_library(struct tr *t) {
    for (unsigned i = 0; i < ur_ptx_library_size; ++i) {
        if (t->library[i]) {
            math_library_mark(t, i);
        }
    }
    for (unsigned i = 0; i < ur_ptx_library_size; ++i) {
        unsigned index = ur_ptx_library_order[i];
        if (t->library[index]) {
            const struct ptx_library_entry *entry = &ur_ptx_library[index];
            ptx_puts(&t->out, &t->head, entry->text);
            if (entry->body) {
                put_body(&t->out, &t->head, entry->body, 0);
                ptx_print(&t->out, &t->head,
                          "}\n$I0:\nst.param.b%u [func_retval0], %%result;\nret;\n}\n",
                          (unsigned)entry->width);
            }
        }
    }
}
