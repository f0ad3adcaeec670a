#include "soft.h"

#include "ended.h"

#include <errno.h>
#include <inttypes.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static struct {
    pthread_once_t once;
    char driver[32];
    struct eng *engine;
    unsigned threads;
    char function[64]; /* of UR_SOFT_FAIL; empty: none, "*": any */
    uint64_t number;
    bool later, quiet;
    _Atomic uint64_t function_calls, calls, failed;
    atomic_bool finished;
} soft = {.once = PTHREAD_ONCE_INIT};

static _Noreturn void refuse(const char *variable, const char *why) {
    fprintf(stderr, "%s: %s: %s\n", soft.driver, variable, why);
    _Exit(70);
}

/* A number from 1 with nothing behind it but `end`. */
static bool read_number(const char *text, const char *end, uint64_t *number) {
    char *rest;
    errno = 0;
    unsigned long long value = strtoull(text, &rest, 10);
    if (errno || rest == text || *text < '0' || *text > '9' || value == 0 || strcmp(rest, end)) {
        return false;
    }
    *number = value;
    return true;
}

static void read_function(const char *text) {
    const char *colon = strchr(text, ':');
    size_t length = colon ? (size_t)(colon - text) : 0;
    if (length == 0 || length >= sizeof(soft.function)) {
        refuse("UR_SOFT_FAIL", "not of the form FUNCTION:N or FUNCTION:N+");
    }
    soft.later = text[strlen(text) - 1] == '+';
    if (!read_number(colon + 1, soft.later ? "+" : "", &soft.number)) {
        refuse("UR_SOFT_FAIL", "the number is none from 1");
    }
    memcpy(soft.function, text, length);
}

static void open_engine(void) {
    struct eng_test test = {0};
    const char *options = getenv("UR_SOFT"), *function = getenv("UR_SOFT_FAIL");
    const char *threads = getenv("UR_SOFT_THREADS");
    uint64_t number = 2;
    const char *complaint = options ? eng_test_parse(options, &test) : NULL;
    if (complaint) {
        refuse("UR_SOFT", complaint);
    }
    test.count = true;
    soft.quiet = test.quiet;
    if (function && *function) {
        read_function(function);
    }
    if (threads && (!read_number(threads, "", &number) || number > 1024)) {
        refuse("UR_SOFT_THREADS", "no number from 1 to 1024");
    }
    soft.threads = (unsigned)number;
    soft.engine = eng_create(&test);
    atexit(soft_finish);
    ended_watch();
}

struct eng *soft_engine(const char *driver) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&lock);
    if (!soft.driver[0]) {
        snprintf(soft.driver, sizeof(soft.driver), "%s", driver);
    }
    pthread_mutex_unlock(&lock);
    pthread_once(&soft.once, open_engine);
    return soft.engine;
}

bool soft_fails(const char *function) {
    soft_engine("driver");
    ended_check(soft.driver, function);
    atomic_fetch_add(&soft.calls, 1);
    /* The engine counts this call among its own operations: `fail:` reaches both, each once. */
    bool fails = soft.engine && eng_test_fails(soft.engine, function);
    if (strcmp(soft.function, "*") == 0 ||
        (soft.function[0] && strcmp(function, soft.function) == 0)) {
        uint64_t call = atomic_fetch_add(&soft.function_calls, 1) + 1;
        if (soft.later ? call >= soft.number : call == soft.number) {
            fails = true;
            if (soft_is_lost()) {
                eng_test_stop(soft.engine, true);
            }
            if (!soft.quiet) {
                fprintf(stderr, "%s: %s fails on request\n", soft.driver, function);
            }
        }
    }
    if (fails) {
        atomic_fetch_add(&soft.failed, 1);
    }
    return fails;
}

bool soft_is_lost(void) {
    return soft.later && strcmp(soft.function, "*") == 0 &&
           atomic_load(&soft.function_calls) >= soft.number;
}

unsigned soft_threads(void) {
    soft_engine("driver");
    return soft.threads;
}

uint64_t soft_calls(void) {
    return atomic_load(&soft.calls);
}

uint64_t soft_reports(void) {
    return soft.engine ? eng_check_count(soft.engine) : 0;
}

void soft_finish(void) {
    const char *path = getenv("UR_SOFT_REPORT");
    FILE *file;
    if (atomic_exchange(&soft.finished, true) || !soft.engine) {
        return;
    }
    /* What commands gave up last may be on its way. */
    if (eng_settle(soft.engine, 2000000000u)) {
        eng_threads_end(soft.engine);
    }
    if (!path || !*path) {
        return;
    }
    file = fopen(path, "ae");
    if (!file) {
        fprintf(stderr, "%s: UR_SOFT_REPORT: %s: %s\n", soft.driver, path, strerror(errno));
        return;
    }
    fprintf(file,
            "%s operations %" PRIu64 " calls %" PRIu64 " failed %" PRIu64 " reports %" PRIu64
            " memory %" PRIu64 "\n",
            soft.driver, eng_test_operations(soft.engine), soft_calls(), atomic_load(&soft.failed),
            soft_reports(), eng_mem_used(soft.engine));
    fclose(file);
}
