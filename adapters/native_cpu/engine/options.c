/* Test hooks as text, for environment variables. */
#include "internal.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static _Thread_local char complaint[160];

/* Sets one option; false if there is none of that name or its number is missing, extra or out of
 * range. */
static bool set_option(struct eng_test *test, const char *name, size_t length, const char *value,
                       size_t value_length) {
    static const char *const flags[] = {"single", "reorder", "fail-on", "check", "poison", "quiet"};
    static const char *const numbers[] = {"seed", "delay", "fail", "fail-run", "limit"};
    bool *flag_at[] = {&test->single, &test->reorder, &test->fail_on,
                       &test->check,  &test->poison,  &test->quiet};
    uint64_t *number_at[] = {&test->seed, NULL, &test->fail_op, &test->fail_run,
                             &test->memory_limit};
    unsigned long long number = 0;
    char digits[24];

    for (size_t i = 0; !value && i < sizeof(flags) / sizeof(flags[0]); i++) {
        if (strlen(flags[i]) == length && memcmp(flags[i], name, length) == 0) {
            *flag_at[i] = true;
            return true;
        }
    }
    if (!value || value_length == 0 || value_length >= sizeof(digits) ||
        strspn(value, "0123456789") < value_length) {
        return false;
    }
    memcpy(digits, value, value_length);
    digits[value_length] = '\0';
    errno = 0;
    number = strtoull(digits, NULL, 10);
    if (errno) {
        return false;
    }
    for (size_t i = 0; i < sizeof(numbers) / sizeof(numbers[0]); i++) {
        if (strlen(numbers[i]) == length && memcmp(numbers[i], name, length) == 0) {
            if (number_at[i]) {
                *number_at[i] = number;
                return true;
            }
            test->max_delay_us = (unsigned)number;
            return number <= 10 * 1000 * 1000;
        }
    }
    return false;
}

const char *eng_test_parse(const char *text, struct eng_test *test) {
    struct eng_test next = {0};

    for (const char *at = text; *at;) {
        size_t length = strcspn(at, ";"), name = 0;

        while (name < length && at[name] != ':') {
            name++;
        }
        if (length && !set_option(&next, at, name, name < length ? at + name + 1 : NULL,
                                  name < length ? length - name - 1 : 0)) {
            snprintf(complaint, sizeof(complaint), "'%.*s' at byte %zu is no option of the engine",
                     length < 60 ? (int)length : 60, at, (size_t)(at - text));
            return complaint;
        }
        at += length + (at[length] == ';');
    }
    *test = next;
    return NULL;
}
