/* Info queries: the protocol of sizes, and values that fit the specification's types. */
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"
#include "entries.h"

enum { GUARD = 64, GUARD_BYTE = 0xa5 };

void conf_list_add(conf_list *list, const conf_test *tests, size_t count) {
    for (size_t i = 0; i < count && list->count < CONF_COUNT(list->tests); ++i) {
        list->tests[list->count++] = tests[i];
    }
}

void conf_list_queries(conf_list *list, const char *enum_name, const char *entry,
                       void (*run)(const void *query)) {
    for (size_t s = 0; s < conf_query_set_count; ++s) {
        if (strcmp(conf_query_sets[s].enum_name, enum_name) != 0) {
            continue;
        }
        for (size_t i = 0; i < conf_query_sets[s].count; ++i) {
            const conf_query *query = &conf_query_sets[s].queries[i];
            /* lives as long as the program: the suite points to it */
            static char promises[1024][128];
            static size_t used;
            if (used == CONF_COUNT(promises)) {
                abort();
            }
            snprintf(promises[used], sizeof promises[used], "answers %s in the right size and type",
                     query->name);
            conf_test test = {entry, promises[used++], run, query, CONF_BEHAVIOUR};
            conf_list_add(list, &test, 1);
        }
    }
}

int conf_main_list(int argc, char **argv, const char *name, const conf_list *list) {
    conf_suite suite = {name, list->tests, list->count, false};
    return conf_main(argc, argv, &suite);
}

static bool is_untouched(const unsigned char *bytes, size_t from, size_t to) {
    for (size_t i = from; i < to; ++i) {
        if (bytes[i] != GUARD_BYTE) {
            return false;
        }
    }
    return true;
}

/* Values that may differ from one call to the next. */
static bool is_volatile(const conf_query *q) {
    return strstr(q->name, "REFERENCE_COUNT") || strstr(q->name, "MEM_FREE") ||
           strstr(q->name, "THROTTLE") || strstr(q->name, "FAN_SPEED") ||
           strstr(q->name, "EXECUTION_STATUS") || strstr(q->name, "_EMPTY") ||
           strstr(q->name, "CLOCK_FREQUENCY") || strstr(q->name, "CURRENT_EXP") ||
           strstr(q->name, "HIGH_EXP");
}

static void check_value(const conf_query *q, const unsigned char *value, size_t size) {
    for (size_t at = 0; at + q->element <= size; at += q->element) {
        uint32_t word = 0;
        memcpy(&word, value + at, q->element < 4 ? q->element : 4);
        if (q->role == 'b') {
            CHECK_MSG(word <= 1, "%s answers %u, which is neither true nor false", q->name, word);
        } else if (q->role == 'f') {
            CHECK_MSG((word & q->flags_mask) == 0, "%s answers 0x%x, with bits that no flag has",
                      q->name, word);
        } else if (q->role == 'e') {
            bool known = false;
            for (uint32_t i = 0; i < q->value_count; ++i) {
                known = known || q->values[i].value == word;
            }
            CHECK_MSG(known, "%s answers %u, which is no enumerator", q->name, word);
        }
    }
    if (q->text) {
        size_t length = strnlen((const char *)value, size);
        CHECK_MSG(length < size, "%s answers text without its ending zero", q->name);
        CHECK_MSG(length + 1 == size, "%s answers size %zu for text of %zu characters", q->name,
                  size, length);
    }
}

/* An extension that is not there leaves its properties unanswered. */
static bool is_of_an_extension(const conf_query *q) {
    size_t length = strlen(q->name);
    return length > 4 && strcmp(q->name + length - 4, "_EXP") == 0;
}

void conf_check_query(const void *data, conf_getter *get, void *object) {
    const conf_query *q = data;
    size_t size = SIZE_MAX;
    ur_result_t result = get(object, q->value, 0, NULL, &size);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION &&
        (q->optional || is_of_an_extension(q))) {
        CHECK_MSG(size == SIZE_MAX, "an unsupported query wrote its size");
        conf_unsupported("%s is not answered here", q->name);
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && strstr(q->name, "_EXP")) {
        conf_unsupported("%s belongs to a feature that is not there", q->name);
    }
    CHECK_MSG(result == UR_RESULT_SUCCESS, "size of %s: %s", q->name, conf_result_name(result));
    CHECK_MSG(size < (1u << 26), "%s has size %zu", q->name, size);
    if (q->text) {
        CHECK_MSG(size >= 1, "%s is text of size 0, which has no room for the ending zero",
                  q->name);
    } else if (q->count) {
        CHECK_MSG(size == (size_t)q->element * q->count, "%s has size %zu, its type %s has %u",
                  q->name, size, q->type, q->element * q->count);
    } else {
        CHECK_MSG(size % q->element == 0, "%s has size %zu, no multiple of its element (%s, %u)",
                  q->name, size, q->type, q->element);
    }
    if (size == 0) {
        return;
    }
    unsigned char *value = conf_alloc(size + 2 * GUARD), *again = conf_alloc(size + 2 * GUARD);
    bool into =
        strstr(q->name, "PROGRAM_INFO_BINARIES") != NULL; /* the value holds pointers to write to */
    if (into) {
        return;
    }
    memset(value, GUARD_BYTE, size + 2 * GUARD);
    memset(again, GUARD_BYTE, size + 2 * GUARD);
    size_t told = SIZE_MAX;
    result = get(object, q->value, size, value, &told);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "%s into exactly its size: %s", q->name,
              conf_result_name(result));
    CHECK_MSG(told == size, "%s tells size %zu with the value and %zu without", q->name, told,
              size);
    CHECK_MSG(is_untouched(value, size, size + 2 * GUARD), "%s writes past its size", q->name);
    check_value(q, value, size);
    result = get(object, q->value, size + GUARD, again, NULL);
    CHECK_MSG(result == UR_RESULT_SUCCESS, "%s into more than its size: %s", q->name,
              conf_result_name(result));
    CHECK_MSG(is_untouched(again, size, size + 2 * GUARD),
              "%s writes past its size into a larger buffer", q->name);
    if (!is_volatile(q)) {
        CHECK_MSG(memcmp(value, again, size) == 0, "%s answers differently the second time",
                  q->name);
    }
    memset(again, GUARD_BYTE, size + 2 * GUARD);
    if (size > 1) {
        told = SIZE_MAX;
        result = get(object, q->value, size - 1, again, &told);
        CHECK_MSG(result == UR_RESULT_ERROR_INVALID_SIZE, "%s into one byte less than its size: %s",
                  q->name, conf_result_name(result));
        CHECK_MSG(is_untouched(again, 0, size), "%s writes into a buffer that is too small",
                  q->name);
    }
}

void conf_check_unknown_query(conf_getter *get, void *object) {
    static const uint32_t unknown[] = {0x7ffffffe, 0x7fff0000, 0x00fffff0};
    unsigned char value[64];
    for (size_t i = 0; i < CONF_COUNT(unknown); ++i) {
        size_t size = SIZE_MAX;
        memset(value, GUARD_BYTE, sizeof value);
        ur_result_t result = get(object, unknown[i], sizeof value, value, &size);
        CHECK_MSG(result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION ||
                      result == UR_RESULT_ERROR_INVALID_ENUMERATION,
                  "query 0x%x gave %s", unknown[i], conf_result_name(result));
        CHECK_MSG(size == SIZE_MAX && is_untouched(value, 0, sizeof value),
                  "query 0x%x wrote something", unknown[i]);
    }
}

void conf_check_query_errors(conf_getter *get, void *object, uint32_t property) {
    unsigned char value[64];
    size_t size = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER, get(object, property, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER, get(object, property, sizeof value, NULL, &size));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE, get(object, property, 0, value, &size));
}
