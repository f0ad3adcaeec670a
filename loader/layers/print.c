#include "print.h"

#include <stdio.h>
#include <string.h>

/* A pNext chain longer than this, or one that runs in a circle, is cut. */
#define MAX_CHAIN 16
/* Elements of one list that are written out. */
#define MAX_LIST 256
/* Characters of one string. */
#define MAX_STRING 4096

void ur_text_add(struct ur_text *text, const char *string) {
    size_t length = strlen(string);
    if (text->length + 1 < text->room) {
        size_t space = text->room - text->length - 1;
        size_t take = length < space ? length : space;
        memcpy(text->at + text->length, string, take);
        text->at[text->length + take] = '\0';
    }
    text->length += length;
}

static void add_char(struct ur_text *text, char c) {
    ur_text_add(text, (const char[]){c, '\0'});
}

void ur_text_hex(struct ur_text *text, uint64_t value) {
    char digits[19];
    char *at = digits + sizeof(digits) - 1;
    *at = '\0';
    do {
        *--at = "0123456789abcdef"[value & 15];
        value >>= 4;
    } while (value);
    *--at = 'x';
    *--at = '0';
    ur_text_add(text, at);
}

void ur_text_unsigned(struct ur_text *text, uint64_t value) {
    char digits[21];
    char *at = digits + sizeof(digits) - 1;
    *at = '\0';
    do {
        *--at = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    ur_text_add(text, at);
}

static void add_pointer(struct ur_text *text, const void *pointer) {
    if (pointer) {
        ur_text_hex(text, (uintptr_t)pointer);
    } else {
        ur_text_add(text, "nullptr");
    }
}

/* A string of at most `limit` bytes, quoted, with C escapes for what would spoil a line. */
static void add_string(struct ur_text *text, const char *string, size_t limit) {
    bool cut = limit > MAX_STRING;
    size_t most = cut ? MAX_STRING : limit;
    size_t i = 0;
    add_char(text, '"');
    for (; i < most && string[i]; i++) {
        unsigned char c = (unsigned char)string[i];
        if (c == '"' || c == '\\') {
            add_char(text, '\\');
            add_char(text, (char)c);
        } else if (c == '\n') {
            ur_text_add(text, "\\n");
        } else if (c == '\t') {
            ur_text_add(text, "\\t");
        } else if (c < 0x20 || c == 0x7f) {
            char escape[5];
            snprintf(escape, sizeof(escape), "\\%03o", c);
            ur_text_add(text, escape);
        } else {
            add_char(text, (char)c);
        }
    }
    add_char(text, '"');
    if (cut && i == most && string[i]) {
        ur_text_add(text, "...");
    }
}

const struct ur_print_function *ur_print_find_function(uint32_t id) {
    size_t low = 0, high = ur_print_num_functions;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (ur_print_functions[middle].id == id) {
            return &ur_print_functions[middle];
        }
        if (ur_print_functions[middle].id < id) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return NULL;
}

const struct ur_print_value *ur_print_find_value(unsigned index, uint32_t value) {
    const struct ur_print_enum *e = &ur_print_enums[index];
    const struct ur_print_value *values = ur_print_values + e->first;
    size_t low = 0, high = e->count;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (values[middle].value == value) {
            return &values[middle];
        }
        if (values[middle].value < value) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return NULL;
}

static void add_value_name(struct ur_text *text, unsigned index, const struct ur_print_value *v) {
    ur_text_add(text, ur_print_name(ur_print_enums[index].prefix));
    ur_text_add(text, ur_print_name(v->name));
}

void ur_text_enum(struct ur_text *text, unsigned index, uint32_t value) {
    const struct ur_print_value *v = ur_print_find_value(index, value);
    if (v) {
        add_value_name(text, index, v);
        return;
    }
    add_char(text, '(');
    ur_text_add(text, ur_print_name(ur_print_enums[index].name));
    add_char(text, ')');
    ur_text_hex(text, value);
}

void ur_text_flags(struct ur_text *text, unsigned index, uint32_t value) {
    const char *between = "";
    if (!value) {
        add_char(text, '0');
        return;
    }
    for (uint32_t bit = 1; bit; bit <<= 1) {
        const struct ur_print_value *v = value & bit ? ur_print_find_value(index, bit) : NULL;
        if (v) {
            ur_text_add(text, between);
            add_value_name(text, index, v);
            between = " | ";
            value &= ~bit;
        }
    }
    if (value) {
        ur_text_add(text, between);
        ur_text_hex(text, value);
    }
}

void ur_text_result(struct ur_text *text, ur_result_t result) {
    /* ur_result_t is found by name once: its place among the enumerations may change. */
    static _Atomic int place = -1;
    int index = place;
    if (index < 0) {
        index = 0;
        while (strcmp(ur_print_name(ur_print_enums[index].name), "ur_result_t") != 0) {
            index++;
        }
        place = index;
    }
    ur_text_enum(text, (unsigned)index, (uint32_t)result);
}

static uint64_t print_load(const void *at, unsigned size) {
    uint64_t wide = 0;
    uint32_t word;
    uint16_t half;
    switch (size) {
    case 1:
        return *(const uint8_t *)at;
    case 2:
        memcpy(&half, at, sizeof(half));
        return half;
    case 4:
        memcpy(&word, at, sizeof(word));
        return word;
    default:
        memcpy(&wide, at, sizeof(wide));
        return wide;
    }
}

static size_t value_size(const struct ur_print_type *type) {
    switch (type->kind) {
    case UR_PRINT_STRUCT:
        return ur_print_structs[type->index].size;
    case UR_PRINT_UNION:
        return ur_print_unions[type->index].size;
    default:
        return type->size;
    }
}

static void add_struct(struct ur_text *text, unsigned index, const void *at, unsigned depth);

/* One value that is no pointer. */
static void add_value(struct ur_text *text, const struct ur_print_type *type, const void *at,
                      unsigned depth) {
    char number[48];
    float real;
    switch (type->kind) {
    case UR_PRINT_BOOL:
        ur_text_add(text, *(const uint8_t *)at ? "true" : "false");
        break;
    case UR_PRINT_CHAR:
        snprintf(number, sizeof(number), "%d", *(const signed char *)at);
        ur_text_add(text, number);
        break;
    case UR_PRINT_SIGNED:
        snprintf(number, sizeof(number), "%lld",
                 type->size == 4 ? (long long)(int32_t)print_load(at, 4)
                                 : (long long)print_load(at, 8));
        ur_text_add(text, number);
        break;
    case UR_PRINT_UNSIGNED:
        ur_text_unsigned(text, print_load(at, type->size));
        break;
    case UR_PRINT_FLOAT:
        memcpy(&real, at, sizeof(real));
        snprintf(number, sizeof(number), "%g", (double)real);
        ur_text_add(text, number);
        break;
    case UR_PRINT_ENUM:
        ur_text_enum(text, type->index, (uint32_t)print_load(at, 4));
        break;
    case UR_PRINT_FLAGS:
        ur_text_flags(text, type->index, (uint32_t)print_load(at, 4));
        break;
    case UR_PRINT_STRUCT:
        add_struct(text, type->index, at, depth + 1);
        break;
    case UR_PRINT_HEX:
        ur_text_hex(text, print_load(at, 8));
        break;
    case UR_PRINT_HANDLE:
    case UR_PRINT_FUNCTION:
    default:
        add_pointer(text, (const void *)(uintptr_t)print_load(at, 8));
        break;
    }
}

/* `count` values behind `at`, each `pointers` pointers away; strings and structures are followed.
 */
static void add_list(struct ur_text *text, const struct ur_print_type *type, unsigned pointers,
                     const char *at, uint64_t count, unsigned depth) {
    size_t step = pointers ? sizeof(void *) : value_size(type);
    add_char(text, '{');
    for (uint64_t i = 0; i < count; i++) {
        if (i) {
            ur_text_add(text, ", ");
        }
        if (i == MAX_LIST) {
            ur_text_add(text, "...");
            break;
        }
        if (pointers) {
            add_pointer(text, (const void *)(uintptr_t)print_load(at + i * step, 8));
        } else {
            add_value(text, type, at + i * step, depth);
        }
    }
    add_char(text, '}');
}

static void add_union(struct ur_text *text, unsigned index, const void *at, uint32_t tag,
                      unsigned depth) {
    const struct ur_print_union *u = &ur_print_unions[index];
    ur_text_add(text, "(union ");
    ur_text_add(text, ur_print_name(u->name));
    ur_text_add(text, "){");
    for (unsigned i = 0; i < u->count; i++) {
        const struct ur_print_case *one = &ur_print_cases[u->first + i];
        if (one->value != tag) {
            continue;
        }
        const struct ur_print_type *type = &ur_print_types[one->type];
        add_char(text, '.');
        ur_text_add(text, ur_print_name(one->member));
        ur_text_add(text, " = ");
        if (!type->depth) {
            add_value(text, type, at, depth);
            break;
        }
        const void *pointer = (const void *)(uintptr_t)print_load(at, 8);
        if (type->kind == UR_PRINT_CHAR && pointer) {
            add_string(text, pointer, MAX_STRING + 1);
        } else {
            add_pointer(text, pointer);
        }
        break;
    }
    add_char(text, '}');
}

/* The structure behind a pNext pointer: its stype says which one. */
static void add_chain(struct ur_text *text, const void *pointer, unsigned depth) {
    if (!pointer) {
        ur_text_add(text, "nullptr");
        return;
    }
    ur_structure_type_t stype = ((const ur_base_desc_t *)pointer)->stype;
    for (size_t i = 0; i < ur_print_num_structs; i++) {
        if (ur_print_structs[i].stype == (int32_t)stype) {
            if (depth >= MAX_CHAIN) {
                ur_text_add(text, "...");
            } else {
                add_char(text, '&');
                add_struct(text, (unsigned)i, pointer, depth + 1);
            }
            return;
        }
    }
    add_pointer(text, pointer);
}

/* The value of an info query at `at`, of the type that the property has. */
static void add_info(struct ur_text *text, const struct ur_print_type *type, const char *at,
                     uint64_t bytes) {
    size_t size = type->depth ? sizeof(void *) : value_size(type);
    if (type->kind == UR_PRINT_CHAR && type->array && !type->depth) {
        add_string(text, at, bytes);
        return;
    }
    if (!size || bytes < size) {
        ur_text_add(text, "...");
        return;
    }
    if (type->array) {
        uint64_t fits = bytes / size;
        uint64_t count = type->array != UR_PRINT_OPEN && type->array < fits ? type->array : fits;
        add_list(text, type, type->depth, at, count, 0);
    } else if (type->depth) {
        add_pointer(text, (const void *)(uintptr_t)print_load(at, 8));
    } else {
        add_value(text, type, at, 0);
    }
}

/* Where the argument or member `index` of the same owner is. */
struct owner {
    const struct ur_print_field *fields;
    const char *base;
    bool params;
    enum ur_text_outputs outputs;
};

static const void *print_place(const struct owner *owner, unsigned index) {
    if (owner->params) {
        const void *at;
        memcpy(&at, owner->base + index * sizeof(void *), sizeof(at));
        return at;
    }
    return owner->base + owner->fields[index].offset;
}

static uint64_t print_number(const struct owner *owner, int index) {
    return print_load(print_place(owner, (unsigned)index),
                      ur_print_types[owner->fields[index].type].size);
}

/* `limit`, or less if the call says that it has written less. */
static uint64_t written(const struct owner *owner, int index, uint64_t limit) {
    if (index < 0 || owner->outputs != UR_TEXT_WRITTEN) {
        return limit;
    }
    const void *pointer =
        (const void *)(uintptr_t)print_load(print_place(owner, (unsigned)index), 8);
    if (!pointer) {
        return limit;
    }
    uint64_t count = print_load(pointer, ur_print_types[owner->fields[index].type].size);
    return count < limit ? count : limit;
}

static void add_pointed(struct ur_text *text, const struct owner *owner,
                        const struct ur_print_field *field, const char *pointer, unsigned depth) {
    const struct ur_print_type *type = &ur_print_types[field->type];
    bool output = (field->flags & UR_PRINT_OUT) != 0;

    if (!pointer) {
        ur_text_add(text, "nullptr");
        return;
    }
    if (field->flags & UR_PRINT_CHAIN) {
        add_chain(text, pointer, depth);
        return;
    }
    if (output && (field->flags & UR_PRINT_IN) == 0 && owner->outputs == UR_TEXT_UNWRITTEN) {
        add_pointer(text, pointer);
        return;
    }
    if (field->tag >= 0 && type->kind == UR_PRINT_VOID) {
        const struct ur_print_field *tag = &owner->fields[field->tag];
        const struct ur_print_value *property = ur_print_find_value(
            ur_print_types[tag->type].index, (uint32_t)print_number(owner, field->tag));
        uint64_t bytes = field->count >= 0 ? print_number(owner, field->count) : 0;
        add_pointer(text, pointer);
        if (!property || !property->type) {
            return;
        }
        bytes = written(owner, field->written, bytes);
        if (field->count < 0) {
            /* No size was given: only a scalar has one that is known. */
            const struct ur_print_type *scalar = &ur_print_types[property->type];
            bytes = scalar->array ? 0 : value_size(scalar);
            if (owner->outputs != UR_TEXT_WRITTEN || !bytes) {
                return;
            }
        }
        ur_text_add(text, " (");
        add_info(text, &ur_print_types[property->type], pointer, bytes);
        add_char(text, ')');
        return;
    }
    if (field->count >= 0 && field->tag < 0 && type->kind != UR_PRINT_VOID) {
        uint64_t count = written(owner, field->written, print_number(owner, field->count));
        add_list(text, type, type->depth - 1u, pointer, count, depth);
        return;
    }
    if (type->kind == UR_PRINT_CHAR && type->depth == 1) {
        add_string(text, pointer, MAX_STRING + 1);
        return;
    }
    if (type->kind == UR_PRINT_STRUCT && type->depth == 1) {
        add_char(text, '&');
        add_value(text, type, pointer, depth);
        return;
    }
    add_pointer(text, pointer);
    if (!output) {
        return;
    }
    if (type->depth == 2) {
        const void *inner = (const void *)(uintptr_t)print_load(pointer, 8);
        ur_text_add(text, " (");
        if (type->kind == UR_PRINT_CHAR && inner && owner->outputs == UR_TEXT_WRITTEN) {
            add_string(text, inner, MAX_STRING + 1);
        } else {
            add_pointer(text, inner);
        }
        add_char(text, ')');
    } else if (type->depth == 1 && type->kind != UR_PRINT_VOID) {
        ur_text_add(text, " (");
        add_value(text, type, pointer, depth);
        add_char(text, ')');
    }
}

static void add_fields(struct ur_text *text, const struct owner *owner, unsigned count,
                       unsigned depth) {
    for (unsigned i = 0; i < count; i++) {
        const struct ur_print_field *field = &owner->fields[i];
        const struct ur_print_type *type = &ur_print_types[field->type];
        const char *at = print_place(owner, i);
        ur_text_add(text, i ? ", ." : ".");
        ur_text_add(text, ur_print_name(field->name));
        ur_text_add(text, " = ");
        if (type->kind == UR_PRINT_UNION) {
            add_union(text, type->index, at, (uint32_t)print_number(owner, field->tag), depth);
        } else if (type->array) {
            add_list(text, type, type->depth, at, type->array, depth);
        } else if (type->depth) {
            add_pointed(text, owner, field, (const char *)(uintptr_t)print_load(at, 8), depth);
        } else {
            add_value(text, type, at, depth);
        }
    }
}

static void add_struct(struct ur_text *text, unsigned index, const void *at, unsigned depth) {
    const struct ur_print_struct *s = &ur_print_structs[index];
    struct owner owner = {&ur_print_fields[s->first], at, false, UR_TEXT_BOUNDED};
    ur_text_add(text, "(struct ");
    ur_text_add(text, ur_print_name(s->name));
    ur_text_add(text, "){");
    add_fields(text, &owner, s->count, depth);
    add_char(text, '}');
}

void ur_text_struct(struct ur_text *text, unsigned index, const void *at) {
    add_struct(text, index, at, 0);
}

void ur_text_params(struct ur_text *text, const struct ur_print_function *function,
                    const void *params, enum ur_text_outputs outputs) {
    struct owner owner = {&ur_print_fields[function->first], params, true, outputs};
    add_fields(text, &owner, function->count, 0);
}

/* The text goes to the caller's buffer only if it fits, so its length is found first. */
static ur_result_t deliver(void (*add)(struct ur_text *, unsigned, const void *), unsigned index,
                           const void *at, char *buffer, size_t size, size_t *out) {
    struct ur_text text = {NULL, 0, 0};
    add(&text, index, at);
    size_t need = text.length + 1;
    if (out) {
        *out = need;
    }
    if (!buffer) {
        return UR_RESULT_SUCCESS;
    }
    if (size < need) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    text = (struct ur_text){buffer, size, 0};
    buffer[0] = '\0';
    add(&text, index, at);
    return UR_RESULT_SUCCESS;
}

static void add_enum_at(struct ur_text *text, unsigned index, const void *at) {
    ur_text_enum(text, index, *(const uint32_t *)at);
}

static void add_flags_at(struct ur_text *text, unsigned index, const void *at) {
    ur_text_flags(text, index, *(const uint32_t *)at);
}

static void add_params_at(struct ur_text *text, unsigned id, const void *at) {
    const struct ur_print_function *function = ur_print_find_function(id);
    if (function) {
        ur_text_params(text, function, at, UR_TEXT_BOUNDED);
    }
}

ur_result_t ur_print_enum_text(unsigned index, uint32_t value, char *buffer, size_t size,
                               size_t *out) {
    return deliver(add_enum_at, index, &value, buffer, size, out);
}

ur_result_t ur_print_flags_text(unsigned index, uint32_t value, char *buffer, size_t size,
                                size_t *out) {
    return deliver(add_flags_at, index, &value, buffer, size, out);
}

ur_result_t ur_print_struct_text(unsigned index, const void *at, char *buffer, size_t size,
                                 size_t *out) {
    return deliver(ur_text_struct, index, at, buffer, size, out);
}

ur_result_t ur_print_params_text(uint32_t id, const void *params, char *buffer, size_t size,
                                 size_t *out) {
    const struct ur_print_function *function = ur_print_find_function(id);
    if (!function) {
        return UR_RESULT_ERROR_INVALID_ENUMERATION;
    }
    if (!params && function->count) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    return deliver(add_params_at, id, params, buffer, size, out);
}
