#include "output.h"

#include <ctype.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "loader/text.h"
#include "ur_print.h"

void urinfo_json_string(const char *text) {
    struct loader_text out = {0};
    loader_text_json(&out, text);
    fputs(out.data && !out.failed ? out.data : "null", stdout);
    loader_text_drop(&out);
}

const char *urinfo_result_name(ur_result_t result) {
    static char name[96];
    if (urPrintResult(result, name, sizeof(name), NULL) != UR_RESULT_SUCCESS) {
        snprintf(name, sizeof(name), "result %d", (int)result);
    }
    return name;
}

char *urinfo_get_text(urinfo_ask ask, const void *handle, uint32_t property) {
    size_t size = 0;
    ur_result_t result = ask(handle, property, 0, NULL, &size);
    char *text = calloc(1, size + 1);
    if (text && result == UR_RESULT_SUCCESS && size &&
        ask(handle, property, size, text, NULL) != UR_RESULT_SUCCESS) {
        text[0] = '\0';
    }
    return text;
}

static uint64_t read_unsigned(const unsigned char *bytes, size_t size) {
    uint64_t value64;
    uint32_t value32;
    if (size == sizeof(value64)) {
        memcpy(&value64, bytes, size);
        return value64;
    }
    memcpy(&value32, bytes, sizeof(value32));
    return value32;
}

static void print_with(const struct urinfo_query *query, const unsigned char *bytes, bool json) {
    size_t size = 0;
    char *text = NULL;
    if (query->print(bytes, NULL, 0, &size) == UR_RESULT_SUCCESS && size) {
        text = calloc(1, size);
        if (text && query->print(bytes, text, size, NULL) != UR_RESULT_SUCCESS) {
            free(text);
            text = NULL;
        }
    }
    if (json) {
        urinfo_json_string(text);
    } else {
        fputs(text && text[0] ? text : "(none)", stdout);
    }
    free(text);
}

static void print_element(const struct urinfo_query *query, const unsigned char *bytes, bool json) {
    int32_t value;
    const void *handle;

    switch (query->kind) {
    case URINFO_BOOL:
        fputs(*bytes ? "true" : "false", stdout);
        break;
    case URINFO_SIGNED:
        memcpy(&value, bytes, sizeof(value));
        printf("%" PRId32, value);
        break;
    case URINFO_UNSIGNED:
        printf("%" PRIu64, read_unsigned(bytes, query->size));
        break;
    case URINFO_HANDLE:
        memcpy(&handle, bytes, sizeof(handle));
        /* The value says nothing in another process; whether there is one does. */
        fputs(json ? (handle ? "\"(handle)\"" : "null") : (handle ? "(handle)" : "(none)"), stdout);
        break;
    case URINFO_PRINTED:
        print_with(query, bytes, json);
        break;
    default:
        break;
    }
}

static void print_bytes(const unsigned char *bytes, size_t size, bool json) {
    fputs(json ? "\"" : "", stdout);
    for (size_t i = 0; i < size; i++) {
        printf("%02x", bytes[i]);
    }
    fputs(json ? "\"" : "", stdout);
}

static void print_value(const struct urinfo_query *query, const unsigned char *bytes, size_t size,
                        bool json) {
    if (query->kind == URINFO_TEXT) {
        /* One zero more was allocated than the adapter was given room for. */
        if (json) {
            urinfo_json_string((const char *)bytes);
        } else {
            fputs((const char *)bytes, stdout);
        }
        return;
    }
    if (query->kind == URINFO_BYTES) {
        print_bytes(bytes, size, json);
        return;
    }
    size_t count = size / query->size;
    if (size % query->size != 0 || (!query->list && count == 0)) {
        printf(json ? "\"(%zu bytes)\"" : "(%zu bytes, which is no value of its type)", size);
        return;
    }
    bool brackets = query->list || count > 1;
    fputs(brackets ? "[" : "", stdout);
    for (size_t i = 0; i < count; i++) {
        fputs(i ? ", " : "", stdout);
        print_element(query, bytes + i * query->size, json);
    }
    fputs(brackets ? "]" : "", stdout);
}

static void print_name(const char *name, const char *prefix) {
    size_t length = strlen(prefix);
    for (const char *c = strncmp(name, prefix, length) == 0 ? name + length : name; *c; c++) {
        putchar(tolower((unsigned char)*c));
    }
}

void urinfo_print_queries(const struct urinfo_query *queries, size_t count, const char *prefix,
                          urinfo_ask ask, const void *handle, bool json, int indent) {
    if (json) {
        putchar('{');
    }
    for (size_t i = 0; i < count; i++) {
        const struct urinfo_query *query = &queries[i];
        size_t size = 0;
        unsigned char *value = NULL;
        ur_result_t result = ask(handle, query->property, 0, NULL, &size);
        if (result == UR_RESULT_SUCCESS) {
            value = calloc(1, size + 1);
            result = !value ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                     : size ? ask(handle, query->property, size, value, NULL)
                            : UR_RESULT_SUCCESS;
        }
        if (json) {
            printf("%s\n%*s\"", i ? "," : "", indent, "");
            print_name(query->name, prefix);
            fputs("\": ", stdout);
        } else {
            printf("%*s", indent, "");
            print_name(query->name, prefix);
            fputs(" = ", stdout);
        }
        if (result == UR_RESULT_SUCCESS) {
            print_value(query, value, size, json);
        } else if (json) {
            printf("{\"error\": \"%s\"}", urinfo_result_name(result));
        } else if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
            fputs("(unsupported)", stdout);
        } else {
            printf("(%s)", urinfo_result_name(result));
        }
        if (!json) {
            putchar('\n');
        }
        free(value);
    }
    if (json) {
        putchar('}');
    }
}
