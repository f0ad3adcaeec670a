/* The information queries that urinfo --verbose makes; the tables are generated. */
#ifndef URINFO_QUERIES_H
#define URINFO_QUERIES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "ur_api.h"

enum urinfo_kind {
    URINFO_TEXT,
    URINFO_BOOL,
    URINFO_BYTES, /* an identifier, shown in hexadecimal */
    URINFO_SIGNED,
    URINFO_UNSIGNED,
    URINFO_HANDLE,
    URINFO_PRINTED, /* by `print`, as a name, names of flags, or members */
};

struct urinfo_query {
    uint32_t property;
    const char *name;
    enum urinfo_kind kind;
    bool list;
    size_t size; /* of one element */
    ur_result_t (*print)(const void *element, char *text, size_t size, size_t *size_ret);
};

extern const struct urinfo_query urinfo_adapter_queries[];
extern const size_t urinfo_num_adapter_queries;
extern const struct urinfo_query urinfo_platform_queries[];
extern const size_t urinfo_num_platform_queries;
extern const struct urinfo_query urinfo_device_queries[];
extern const size_t urinfo_num_device_queries;

#endif
