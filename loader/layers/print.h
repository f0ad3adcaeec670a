/* Text for any value of the interface, driven by tables that follow from the specification.
 *
 * One interpreter serves the exported urPrint functions, the tracing layer and the messages of the
 * validation layers. It allocates nothing and takes no lock.
 */
#ifndef LOADER_LAYERS_PRINT_H
#define LOADER_LAYERS_PRINT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_ddi.h"

/* Text that grows up to its room and keeps counting beyond it. */
struct ur_text {
    char *at;
    size_t room;   /* bytes at `at`, the terminator included */
    size_t length; /* of the whole text, as if there were room */
};

enum ur_print_kind {
    UR_PRINT_VOID,
    UR_PRINT_BOOL,
    UR_PRINT_CHAR,
    UR_PRINT_SIGNED,
    UR_PRINT_UNSIGNED,
    UR_PRINT_HEX,
    UR_PRINT_FLOAT,
    UR_PRINT_HANDLE,
    UR_PRINT_FUNCTION,
    UR_PRINT_ENUM,
    UR_PRINT_FLAGS,
    UR_PRINT_STRUCT,
    UR_PRINT_UNION,
};

struct ur_print_type {
    uint8_t kind;
    uint8_t depth; /* pointers to the value */
    uint8_t array; /* elements; UR_PRINT_OPEN if only the size at run time tells */
    uint8_t size;  /* of the value (bytes); 0 for a structure */
    uint8_t index; /* of the enumeration, structure, union or handle type */
};
#define UR_PRINT_OPEN 255

enum ur_print_flags {
    UR_PRINT_IN = 1,
    UR_PRINT_OUT = 2,
    UR_PRINT_INOUT = 3,
    UR_PRINT_OPTIONAL = 4,
    UR_PRINT_NOCHECK = 8,
    UR_PRINT_ALLOC = 16,
    UR_PRINT_RELEASE = 32,
    UR_PRINT_RETAIN = 64,
    UR_PRINT_CHAIN = 128,
};

/* A member of a structure or a parameter of an entry point. The last four are positions among its
 * neighbours, -1 for none. */
struct ur_print_field {
    uint16_t name;
    uint16_t offset;
    uint8_t type;
    uint8_t flags;
    int8_t count;   /* the elements of a list, or the size of an info value */
    int8_t tag;     /* the property of an info value, or the discriminant of a union */
    int8_t written; /* how many elements or bytes a call has written, behind a pointer */
    int8_t content; /* the bytes behind an untyped pointer, which the call copies */
};

struct ur_print_value {
    uint32_t value;
    uint16_t name; /* without the enumeration's prefix */
    uint16_t type; /* of the info value that it asks for; 0 for none */
};

struct ur_print_enum {
    uint16_t name, prefix, first, count; /* values are sorted */
};

struct ur_print_struct {
    uint16_t name, first, count, size;
    int32_t stype; /* -1 for a structure without */
};

struct ur_print_union {
    uint16_t name, first, count, size;
};

struct ur_print_case {
    uint32_t value;
    uint16_t member, type;
};

struct ur_print_function {
    uint16_t id, name, first, count;
};

/* generated/print_tables.c */
extern const char ur_print_names[][4096];
extern const struct ur_print_type ur_print_types[];
extern const struct ur_print_value ur_print_values[];
extern const struct ur_print_enum ur_print_enums[];
extern const struct ur_print_field ur_print_fields[];
extern const struct ur_print_struct ur_print_structs[];
extern const size_t ur_print_num_structs;
extern const struct ur_print_union ur_print_unions[];
extern const struct ur_print_case ur_print_cases[];
extern const struct ur_print_function ur_print_functions[]; /* sorted by id */
extern const size_t ur_print_num_functions;
extern const uint16_t ur_print_handles[]; /* names of the handle types */

static inline const char *ur_print_name(uint16_t offset) {
    return &ur_print_names[offset >> 12][offset & 4095];
}

/* NULL for an unknown id. */
const struct ur_print_function *ur_print_find_function(uint32_t id);
/* NULL if the enumeration has no such value. */
const struct ur_print_value *ur_print_find_value(unsigned index, uint32_t value);

void ur_text_add(struct ur_text *text, const char *string);
void ur_text_hex(struct ur_text *text, uint64_t value);
void ur_text_unsigned(struct ur_text *text, uint64_t value);

void ur_text_enum(struct ur_text *text, unsigned index, uint32_t value);
void ur_text_flags(struct ur_text *text, unsigned index, uint32_t value);
void ur_text_struct(struct ur_text *text, unsigned index, const void *at);
void ur_text_result(struct ur_text *text, ur_result_t result);

enum ur_text_outputs {
    UR_TEXT_BOUNDED, /* outputs may not be written yet: what they point to is shown, never followed
                      */
    UR_TEXT_WRITTEN, /* the call has succeeded */
    UR_TEXT_UNWRITTEN, /* the call has not been made, or has failed: addresses alone */
};

/* `params` holds a pointer to each argument, as the ur_*_params_t structures do. */
void ur_text_params(struct ur_text *text, const struct ur_print_function *function,
                    const void *params, enum ur_text_outputs outputs);

/* Bodies of the exported printers. */
ur_result_t ur_print_enum_text(unsigned index, uint32_t value, char *buffer, size_t size,
                               size_t *out);
ur_result_t ur_print_flags_text(unsigned index, uint32_t value, char *buffer, size_t size,
                                size_t *out);
ur_result_t ur_print_struct_text(unsigned index, const void *at, char *buffer, size_t size,
                                 size_t *out);
ur_result_t ur_print_params_text(uint32_t id, const void *params, char *buffer, size_t size,
                                 size_t *out);

#endif
