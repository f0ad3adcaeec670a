/* Checks that end a test, and names for results. */
#include <errno.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "conf.h"
#include "entries.h"

const char *conf_result_name(ur_result_t result) {
    for (size_t i = 0; i < conf_result_count; ++i) {
        if (conf_results[i].value == (uint32_t)result) {
            return conf_results[i].name;
        }
    }
    static char text[32];
    snprintf(text, sizeof text, "result 0x%x", (unsigned)result);
    return text;
}

static const conf_entry *find_entry(const char *call) {
    size_t size = strcspn(call, " (");
    for (size_t i = 0; i < conf_entry_count; ++i) {
        if (strncmp(conf_entries[i].name, call, size) == 0 && !conf_entries[i].name[size]) {
            return &conf_entries[i];
        }
    }
    return NULL;
}

bool conf_entry_is_optional(const char *entry) {
    const conf_entry *found = find_entry(entry);
    return found && found->optional;
}

/* The call without line breaks, cut to what a message needs. */
static const char *short_call(const char *call) {
    static char text[160];
    size_t used = 0;
    for (; *call && used + 1 < sizeof text; ++call) {
        if (*call == ' ' && used && text[used - 1] == ' ') {
            continue;
        }
        text[used++] = *call == '\n' ? ' ' : *call;
    }
    text[used] = 0;
    return text;
}

void conf_check_eq(const char *file, int line, const char *what, uint64_t actual,
                   uint64_t expected) {
    if (actual != expected) {
        conf_fail_at(file, line,
                     "%s is %" PRIu64 " (0x%" PRIx64 "), expected %" PRIu64 " (0x%" PRIx64 ")",
                     short_call(what), actual, actual, expected, expected);
    }
}

void conf_check_ptr(const char *file, int line, const char *what, const void *actual,
                    const void *expected) {
    if (actual != expected) {
        conf_fail_at(file, line, "%s is %p, expected %p", short_call(what), actual, expected);
    }
}

void conf_check_result(const char *file, int line, const char *call, ur_result_t actual,
                       ur_result_t expected) {
    if (actual != expected) {
        const char *more = actual == UR_RESULT_SUCCESS ? "" : conf_new_error();
        conf_fail_at(file, line, "%s gave %s, expected %s%s%s", short_call(call),
                     conf_result_name(actual), conf_result_name(expected),
                     *more ? "; adapter: " : "", more);
    }
}

void conf_check_supported(const char *file, int line, const char *call, ur_result_t actual) {
    if (actual == UR_RESULT_ERROR_UNSUPPORTED_FEATURE && conf_entry_is_optional(call)) {
        conf_unsupported("%.*s answers UNSUPPORTED_FEATURE", (int)strcspn(call, " ("), call);
    }
    conf_check_result(file, line, call, actual, UR_RESULT_SUCCESS);
}

void conf_check_one_of(const char *file, int line, const char *call, ur_result_t actual,
                       const ur_result_t *expected, size_t count) {
    char names[512];
    size_t used = 0;
    for (size_t i = 0; i < count; ++i) {
        if (actual == expected[i]) {
            return;
        }
        if (used < sizeof names) {
            used += (size_t)snprintf(names + used, sizeof names - used, "%s%s", i ? " or " : "",
                                     conf_result_name(expected[i]));
        }
    }
    conf_fail_at(file, line, "%s gave %s, expected %s", short_call(call), conf_result_name(actual),
                 names);
}

uint64_t conf_random(uint64_t *state) {
    /* xorshift64*: small, and the same everywhere */
    uint64_t x = *state ? *state : 0x9e3779b97f4a7c15u;
    x ^= x >> 12;
    x ^= x << 25;
    x ^= x >> 27;
    *state = x;
    return x * 0x2545f4914f6cdd1du;
}

void conf_wait_count(const _Atomic int *count, int wanted) {
    while (atomic_load(count) < wanted) {
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

void conf_wait_flag(const _Atomic int *flag) {
    conf_wait_count(flag, 1);
}
