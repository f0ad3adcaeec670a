/* Calls of the library's functions, and what of the library a module gets. */
#include "math_library.h"

#include <stdio.h>
#include <string.h>

#include "emit.h"

static int find(const char *name) {
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

static void want(struct fn *k, const char *entry) {
    int index = find(entry);
    if (index < 0) {
        fail(k, UR_PTX_UNSUPPORTED,
             ur_ptx_library_size ? "the library has no function '%s'"
                                 : "function '%s': this was built without clang, and so without "
                                   "the library of mathematical functions",
             entry);
    }
    k->t->library[index] = 1;
}

struct part library_call(struct fn *k, const char *name, unsigned kind, unsigned result,
                         const struct part *arguments, uint32_t count) {
    char entry[64], symbol[72];
    bool half = is_half_kind(kind);
    struct part wide[3];
    if (count > 3 || (!is_float_kind(kind) && !is_int_kind(kind))) {
        fail(k, UR_PTX_INVALID, "operands of types that it is not for");
    }
    snprintf(entry, sizeof(entry), "%s_%s", name, kind == KIND_F64 ? "f64" : "f32");
    want(k, entry);
    for (uint32_t i = 0; i < count; ++i) {
        wide[i] = is_half_kind(arguments[i].kind) ? to_f32(k, arguments[i]) : arguments[i];
    }
    snprintf(symbol, sizeof(symbol), "ocl$%s", entry);
    struct part made = new_reg(k, half && is_half_kind(result) ? KIND_F32 : result);
    call_parts(k, symbol, wide, count, &made, 1);
    return half && is_half_kind(result) ? from_f32(k, made, result) : made;
}

void image_call(struct fn *k, const char *name, const struct part *arguments, uint32_t count,
                struct part *results, uint32_t result_count) {
    char symbol[64];
    want(k, name);
    snprintf(symbol, sizeof(symbol), "ocl$%s", name);
    for (uint32_t i = 0; i < result_count; ++i) {
        results[i] = new_reg(k, KIND_I32);
    }
    call_together(k, symbol, arguments, count, results, result_count);
}

static void mark(struct tr *t, unsigned index) {
    const struct ptx_library_entry *entry = &ur_ptx_library[index];
    for (unsigned i = 0; i < entry->need_count; ++i) {
        if (!t->library[entry->needs[i]]) {
            t->library[entry->needs[i]] = 1;
            mark(t, entry->needs[i]);
        }
    }
}

void emit_library(struct tr *t) {
    for (unsigned i = 0; i < ur_ptx_library_size; ++i) {
        if (t->library[i]) {
            mark(t, i);
        }
    }
    for (unsigned i = 0; i < ur_ptx_library_size; ++i) {
        unsigned index = ur_ptx_library_order[i];
        if (t->library[index]) {
            ptx_puts(&t->out, &t->head, ur_ptx_library[index].text);
        }
    }
}
