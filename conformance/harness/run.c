/* Runs the tests of one program through cmocka, and writes what happened to a results file.
 *
 * cmocka knows passed, failed and skipped. The reason of a skip, the known failures and the entry
 * points covered are kept here: one JSON object a line in --results. A test that crashes or hangs
 * is reported as failed, and the program starts itself anew for the tests after it, since nothing
 * in the process can be trusted any more.
 */
#include <errno.h>
#include <fcntl.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include <cmocka.h>

#include "again.h"
#include "conf.h"

enum outcome { PASSED, FAILED, SKIPPED, UNSUPPORTED, KNOWN, FIXED, OUTCOMES };
static const char *const outcome_names[OUTCOMES] = {"passed",      "failed",        "skipped",
                                                    "unsupported", "known failure", "fixed"};

static struct {
    const conf_suite *suite;
    const char *name, *adapter, *device, *results, *expect, *filter;
    char **argv;
    int argc;
    size_t from;
    unsigned timeout, repeat;
    uint64_t seed;
    char environment[4096]; /* what tests depend on of it, as a shell takes it; ends with a space */
    char again[8192];       /* the command that runs the current test alone */
    char **expected;        /* reason of the known failure, for each test; NULL if it must pass */
    size_t current;         /* test that runs */
    sigjmp_buf leave;       /* ends the test that runs */
    volatile sig_atomic_t running;
    enum outcome outcome;
    char message[2048];
    char head[2048]; /* start of the line in the results, ready for a signal handler */
    int results_fd;
    unsigned counts[OUTCOMES];
    struct {
        void (*settle)(void *); /* may be NULL */
        void (*function)(void *);
        void *arg;
    } deferred[4096];
    size_t deferred_count;
} run = {.results_fd = -1, .timeout = 60, .repeat = 1, .seed = 1};

/* ---- ending a test --------------------------------------------------------------------------- */

/* A failed test ends at once, and what its commands and tasks use ends with it, on its stack too:
 * it waits for them here, newest first, still in its own frame. */
static _Noreturn void leave(enum outcome outcome) {
    for (size_t i = run.deferred_count; outcome == FAILED && i-- > 0;) {
        if (run.deferred[i].settle) {
            run.deferred[i].settle(run.deferred[i].arg);
        }
    }
    run.outcome = outcome;
    siglongjmp(run.leave, 1);
}

void conf_fail_at(const char *file, int line, const char *format, ...) {
    const char *base = strrchr(file, '/');
    int used = snprintf(run.message, sizeof run.message, "%s:%d: ", base ? base + 1 : file, line);
    va_list list;
    va_start(list, format);
    vsnprintf(run.message + used, sizeof run.message - (size_t)used, format, list);
    va_end(list);
    leave(FAILED);
}

void conf_skip(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(run.message, sizeof run.message, format, list);
    va_end(list);
    leave(SKIPPED);
}

void conf_unsupported(const char *format, ...) {
    va_list list;
    va_start(list, format);
    vsnprintf(run.message, sizeof run.message, format, list);
    va_end(list);
    leave(UNSUPPORTED);
}

void conf_defer_settled(void (*settle)(void *), void (*function)(void *), void *arg) {
    if (run.deferred_count == CONF_COUNT(run.deferred)) {
        FAIL("the test made more than %zu objects", CONF_COUNT(run.deferred));
    }
    run.deferred[run.deferred_count].settle = settle;
    run.deferred[run.deferred_count].function = function;
    run.deferred[run.deferred_count++].arg = arg;
}

void conf_defer(void (*function)(void *), void *arg) {
    conf_defer_settled(NULL, function, arg);
}

static void run_deferred(void) {
    while (run.deferred_count) {
        --run.deferred_count;
        if (run.deferred[run.deferred_count].function) {
            run.deferred[run.deferred_count].function(run.deferred[run.deferred_count].arg);
        }
    }
}

uint64_t conf_seed(void) {
    return run.seed;
}

/* ---- results --------------------------------------------------------------------------------- */

/* Appends `text` as the inside of a JSON string; true size as far as it fits. */
static size_t json_escape(char *out, size_t size, const char *text) {
    size_t used = 0;
    for (; *text && used + 7 < size; ++text) {
        unsigned char c = (unsigned char)*text;
        if (c == '"' || c == '\\') {
            out[used++] = '\\';
            out[used++] = (char)c;
        } else if (c == '\n') {
            out[used++] = '\\';
            out[used++] = 'n';
        } else if (c < 0x20 || c >= 0x7f) {
            used += (size_t)snprintf(out + used, size - used, "\\u%04x", c);
        } else {
            out[used++] = (char)c;
        }
    }
    out[used] = 0;
    return used;
}

static void write_all(int fd, const char *text, size_t size) {
    while (size) {
        ssize_t done = write(fd, text, size);
        if (done < 0 && errno != EINTR) {
            return;
        }
        if (done > 0) {
            text += done;
            size -= (size_t)done;
        }
    }
}

static void test_name(char *out, size_t size, const conf_test *test) {
    int subject = (int)strcspn(test->entries, " ");
    snprintf(out, size, "%.*s: %s", subject, test->entries, test->promise);
}

static void prepare_head(const conf_test *test) {
    char name[512], escaped[1024];
    test_name(name, sizeof name, test);
    json_escape(escaped, sizeof escaped, name);
    snprintf(run.head, sizeof run.head,
             "{\"suite\":\"%s\",\"test\":\"%s\",\"entries\":\"%s\",\"kind\":\"%s\"",
             run.suite->name, escaped, test->entries,
             test->kind == CONF_ERRORS ? "errors" : "behaviour");
}

static void report(enum outcome outcome, const char *message, double seconds) {
    ++run.counts[outcome];
    if (run.results_fd < 0) {
        return;
    }
    static char line[32768], escaped[4096], again[2 * sizeof run.again];
    json_escape(escaped, sizeof escaped, message);
    json_escape(again, sizeof again, run.again);
    bool wrong = outcome == FAILED || outcome == FIXED;
    int size = snprintf(line, sizeof line,
                        "%s,\"status\":\"%s\",\"seconds\":%.6f,\"message\":\"%s\"%s%s%s}\n",
                        run.head, outcome_names[outcome], seconds, escaped,
                        wrong ? ",\"again\":\"" : "", wrong ? again : "", wrong ? "\"" : "");
    write_all(run.results_fd, line, (size_t)size);
}

/* ---- the command that repeats a test --------------------------------------------------------- */

/* Appends a word as a shell takes it. */
static void add_word(char *out, size_t size, const char *word) {
    size_t used = strlen(out);
    bool plain = *word != '\0' && word[strspn(word, "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
                                                    "abcdefghijklmnopqrstuvwxyz0123456789"
                                                    "_-+=./:,%@")] == '\0';
    if (plain) {
        snprintf(out + used, size - used, "%s", word);
        return;
    }
    for (snprintf(out + used, size - used, "'"); *word; ++word) {
        used = strlen(out);
        snprintf(out + used, size - used, *word == '\'' ? "'\\''" : "%c", *word);
    }
    used = strlen(out);
    snprintf(out + used, size - used, "'");
}

/* Before the harness sets variables of its own. */
static void note_environment(void) {
    static const char *const parts[] = {
        "UR_", "ONEAPI_", "ZE_", "ZES_", "OCL_", "POCL_", "CL_", "CUDA_", "LD_LIBRARY_PATH=", NULL};
    for (char **at = environ; *at; ++at) {
        for (size_t i = 0; parts[i]; ++i) {
            const char *equals = strchr(*at, '=');
            size_t used = strlen(run.environment);
            if (equals && strncmp(*at, parts[i], strlen(parts[i])) == 0 &&
                used + strlen(*at) * 2 + 8 < sizeof run.environment) {
                snprintf(run.environment + used, sizeof run.environment - used,
                         "%.*s=", (int)(equals - *at), *at);
                add_word(run.environment, sizeof run.environment, equals + 1);
                used = strlen(run.environment);
                snprintf(run.environment + used, sizeof run.environment - used, " ");
                break;
            }
        }
    }
}

static void add_option(const char *name, const char *value) {
    size_t used = strlen(run.again);
    if (value) {
        snprintf(run.again + used, sizeof run.again - used, " %s ", name);
        add_word(run.again, sizeof run.again, value);
    }
}

static void prepare_again(const char *test) {
    char program[1024], number[32];
    ssize_t length = readlink("/proc/self/exe", program, sizeof program - 1);
    program[length > 0 ? length : 0] = '\0';
    snprintf(run.again, sizeof run.again, "%s", run.environment);
    add_word(run.again, sizeof run.again, program[0] ? program : run.argv[0]);
    add_option("--adapter", run.adapter);
    add_option("--device", run.device);
    add_option("--name", run.name);
    snprintf(number, sizeof number, "%llu", (unsigned long long)run.seed);
    add_option("--seed", run.seed != 1 ? number : NULL);
    add_option("--expect", run.expect);
    add_option("--filter", test);
}

/* ---- crashes and hangs ----------------------------------------------------------------------- */

/* Starts the program again behind the current test, handing over the counts so far.
 * Async-signal-safe but for snprintf into local buffers, which glibc allows in practice for these
 * conversions. */
static _Noreturn void restart_after_current(void) {
    static char from[32], counts[128];
    snprintf(from, sizeof from, "--from=%zu", run.current + 1);
    int used = snprintf(counts, sizeof counts, "--counts=");
    for (int i = 0; i < OUTCOMES; ++i) {
        used +=
            snprintf(counts + used, sizeof counts - (size_t)used, i ? ",%u" : "%u", run.counts[i]);
    }
    static char *argv[64];
    int argc = 0;
    for (int i = 0; i < run.argc && argc < 60; ++i) {
        if (strncmp(run.argv[i], "--from=", 7) != 0 && strncmp(run.argv[i], "--counts=", 9) != 0) {
            argv[argc++] = run.argv[i];
        }
    }
    argv[argc++] = from;
    argv[argc++] = counts;
    argv[argc] = NULL;
    for (int fd = 3; fd < 1024; ++fd) {
        close(fd);
    }
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    conf_again(run.argc, argv);
    _exit(70);
}

static void on_signal(int number) {
    const char *what = number == SIGALRM   ? "timed out"
                       : number == SIGABRT ? "aborted"
                       : number == SIGFPE  ? "crashed (SIGFPE)"
                       : number == SIGBUS  ? "crashed (SIGBUS)"
                       : number == SIGILL  ? "crashed (SIGILL)"
                                           : "crashed (SIGSEGV)";
    signal(number, SIG_DFL);
    if (!run.running) {
        raise(number);
        _exit(70);
    }
    run.running = 0;
    const char *known = run.expected[run.current];
    enum outcome outcome = known ? KNOWN : FAILED;
    char line[3072];
    int size =
        snprintf(line, sizeof line, "[  %s ] %s: %s %s%s\n", known ? "KNOWN " : "FAILED",
                 run.suite->name, what, known ? "; known failure: " : "", known ? known : "");
    write_all(2, line, (size_t)size);
    if (!known) {
        write_all(2, "             again: ", 20);
        write_all(2, run.again, strlen(run.again));
        write_all(2, "\n", 1);
    }
    report(outcome, what, 0);
    restart_after_current();
}

#ifndef __has_feature
#define __has_feature(name) 0
#endif
#if defined(__SANITIZE_ADDRESS__) || __has_feature(address_sanitizer)
enum { ADDRESS_SANITIZER = 1 };
#else
enum { ADDRESS_SANITIZER = 0 };
#endif

static const int fault_signals[] = {SIGSEGV, SIGBUS, SIGILL, SIGFPE};
/* Those of a driver: they ask for the address of a fault, stay (a compiler's are for once), and
 * were not there at the start, as a sanitizer's are. */
static struct sigaction of_driver[CONF_COUNT(fault_signals)], at_start[CONF_COUNT(fault_signals)];

static void note_start(void) {
    for (size_t i = 0; i < CONF_COUNT(fault_signals); ++i) {
        sigaction(fault_signals[i], NULL, &at_start[i]);
    }
}

static void note_handlers(void) {
    for (size_t i = 0; i < CONF_COUNT(fault_signals); ++i) {
        struct sigaction now;
        if (sigaction(fault_signals[i], NULL, &now) == 0 && now.sa_flags & SA_SIGINFO &&
            !(now.sa_flags & SA_RESETHAND) && now.sa_sigaction != at_start[i].sa_sigaction) {
            of_driver[i] = now;
        }
    }
}

/* Drivers have handlers for faults of their own, which they need: memory that migrates comes back
 * by SIGSEGV, on whatever thread. Ours are there before them, so that theirs pass on to ours what
 * is not theirs. cmocka puts its own there before each test, which end a test without a word to us:
 * the driver's come back in their place, or ours where there is none. */
static void catch_signals(void) {
    static char stack[65536];
    stack_t alternative = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&alternative, NULL);
    struct sigaction action = {.sa_handler = on_signal, .sa_flags = SA_ONSTACK | SA_NODEFER};
    note_handlers();
    for (size_t i = 0; i < CONF_COUNT(fault_signals); ++i) {
        if (of_driver[i].sa_flags & SA_SIGINFO) {
            sigaction(fault_signals[i], &of_driver[i], NULL);
        } else if (!ADDRESS_SANITIZER) { /* which tells more about these than we could */
            sigaction(fault_signals[i], &action, NULL);
        }
    }
    sigaction(SIGALRM, &action, NULL);
    sigaction(SIGABRT, &action, NULL);
}

/* ---- running --------------------------------------------------------------------------------- */

static void run_body(const conf_test *test) {
    if (sigsetjmp(run.leave, 1) == 0) {
        run.outcome = PASSED;
        run.message[0] = 0;
        test->run(test->data);
    }
}

static void run_one(void **state) {
    size_t index = (size_t)(uintptr_t)*state;
    const conf_test *test = &run.suite->tests[index];
    const char *known = run.expected[index];
    run.current = index;
    char name[512];
    test_name(name, sizeof name, test);
    prepare_head(test);
    prepare_again(name);
    double start = conf_seconds();
    unsigned turn = 0;
    do {
        conf_mark_error();
        catch_signals();
        run.running = 1;
        alarm(run.timeout);
        run_body(test);
        run_deferred();
        alarm(0);
        note_handlers();
        run.running = 0;
    } while (++turn < run.repeat && run.outcome == PASSED);
    double seconds = conf_seconds() - start;
    static char message[4096];
    enum outcome outcome = run.outcome;
    snprintf(message, sizeof message, "%s", run.message);
    if (run.repeat > 1 && outcome == FAILED) {
        snprintf(message, sizeof message, "%s (run %u of %u)", run.message, turn, run.repeat);
    }
    if (known && outcome == FAILED) {
        outcome = KNOWN;
        snprintf(message, sizeof message, "%s; %s", known, run.message);
    } else if (known && outcome == PASSED) {
        outcome = FIXED;
        snprintf(message, sizeof message,
                 "passes, but stands among the known failures (%s): remove it there", known);
    }
    report(outcome, message, seconds);
    if (outcome != PASSED) {
        print_message("             %s: %s\n", outcome_names[outcome], message);
    }
    if (outcome == FAILED || outcome == FIXED) {
        print_message("             again: %s\n", run.again);
    }
    if (outcome == FAILED) {
        const char *command = run.again + strlen(run.environment);
        print_message("             in gdb: %sgdb -ex 'break conf_fail_at' -ex run --args %s\n",
                      run.environment, command);
    }
    switch (outcome) {
    case FAILED:
    case FIXED:
        fail();
        break;
    case SKIPPED:
    case UNSUPPORTED:
    case KNOWN:
        skip();
        break;
    default:
        break;
    }
}

/* Lines of `SUITE/NAME | REASON`. A line of this suite that names no test of it is a mistake. */
static bool read_expectations(void) {
    run.expected = calloc(run.suite->count + 1, sizeof *run.expected);
    if (!run.expected) {
        return false;
    }
    if (!run.expect) {
        return true;
    }
    FILE *file = fopen(run.expect, "r");
    if (!file) {
        fprintf(stderr, "%s: %s\n", run.expect, strerror(errno));
        return false;
    }
    static char line[2048];
    bool good = true;
    for (unsigned number = 1; fgets(line, sizeof line, file); ++number) {
        line[strcspn(line, "\n")] = 0;
        if (!line[0] || line[0] == '#') {
            continue;
        }
        char *bar = strstr(line, " | "), *slash = strchr(line, '/');
        if (!bar || !slash || slash > bar || !bar[3]) {
            fprintf(stderr, "%s:%u: not of the form SUITE/NAME | REASON\n", run.expect, number);
            good = false;
            continue;
        }
        *bar = 0;
        *slash = 0;
        if (strcmp(line, run.suite->name) != 0) {
            continue;
        }
        size_t i = 0;
        for (; i < run.suite->count; ++i) {
            char name[512];
            test_name(name, sizeof name, &run.suite->tests[i]);
            if (strcmp(name, slash + 1) == 0) {
                free(run.expected[i]);
                run.expected[i] = strdup(bar + 3);
                break;
            }
        }
        if (i == run.suite->count) {
            fprintf(stderr, "%s:%u: suite %s has no test '%s'\n", run.expect, number, line,
                    slash + 1);
            good = false;
        }
    }
    fclose(file);
    return good;
}

static void list_tests(void) {
    for (size_t i = 0; i < run.suite->count; ++i) {
        prepare_head(&run.suite->tests[i]);
        printf("%s}\n", run.head);
    }
}

static void usage(const char *program) {
    printf("usage: %s [--adapter NAME|FILE] [--device NUMBER|WORD] [--name NAME] [--results FILE]\n"
           "       [--expect FILE] [--filter WORD] [--timeout SECONDS] [--seed NUMBER]\n"
           "       [--repeat NUMBER] [--list]\n"
           "\n"
           "Runs the conformance suite '%s'. The adapter is a name that the loader knows (opencl,\n"
           "native_cpu, cuda, hip, level_zero) or the file of an adapter; the device is a number\n"
           "among the adapter's devices, or a word of its name. Results are added to FILE, one\n"
           "JSON object a line. --repeat runs each test so often, or until it fails. Of a failure\n"
           "the command that runs the test again is printed, and one for gdb, which stops where\n"
           "the test fails. Exit status: 0 all well, 1 failures, 2 wrong usage, an adapter or a\n"
           "device that is not there, 77 nothing applied here.\n",
           program, run.suite->name);
}

static const char *option(const char *argument, const char *name, int *index, int argc,
                          char **argv) {
    size_t size = strlen(name);
    if (strncmp(argument, name, size) != 0) {
        return NULL;
    }
    if (argument[size] == '=') {
        return argument + size + 1;
    }
    if (argument[size] == 0 && *index + 1 < argc) {
        return argv[++*index];
    }
    return NULL;
}

static int parse(int argc, char **argv) {
    run.argc = argc;
    run.argv = argv;
    run.adapter = getenv("UR_CONFORMANCE_ADAPTER");
    run.device = getenv("UR_CONFORMANCE_DEVICE");
    const char *timeout = getenv("UR_CONFORMANCE_TIMEOUT");
    if (timeout && atoi(timeout) > 0) {
        run.timeout = (unsigned)atoi(timeout);
    }
    for (int i = 1; i < argc; ++i) {
        const char *value;
        if (strcmp(argv[i], "--help") == 0) {
            usage(argv[0]);
            return 0;
        }
        if (strcmp(argv[i], "--list") == 0) {
            list_tests();
            return 0;
        }
        if ((value = option(argv[i], "--adapter", &i, argc, argv))) {
            run.adapter = value;
        } else if ((value = option(argv[i], "--device", &i, argc, argv))) {
            run.device = value;
        } else if ((value = option(argv[i], "--name", &i, argc, argv))) {
            run.name = value;
        } else if ((value = option(argv[i], "--results", &i, argc, argv))) {
            run.results = value;
        } else if ((value = option(argv[i], "--expect", &i, argc, argv))) {
            run.expect = value;
        } else if ((value = option(argv[i], "--filter", &i, argc, argv))) {
            run.filter = value;
        } else if ((value = option(argv[i], "--timeout", &i, argc, argv)) && atoi(value) > 0) {
            run.timeout = (unsigned)atoi(value);
        } else if ((value = option(argv[i], "--repeat", &i, argc, argv)) && atoi(value) > 0) {
            run.repeat = (unsigned)atoi(value);
        } else if ((value = option(argv[i], "--seed", &i, argc, argv))) {
            run.seed = strtoull(value, NULL, 0);
        } else if ((value = option(argv[i], "--from", &i, argc, argv))) {
            run.from = strtoul(value, NULL, 10);
        } else if ((value = option(argv[i], "--counts", &i, argc, argv))) {
            for (int k = 0; k < OUTCOMES && value; ++k) {
                run.counts[k] = (unsigned)strtoul(value, NULL, 10);
                value = strchr(value, ',');
                value = value ? value + 1 : NULL;
            }
        } else {
            fprintf(stderr, "%s: unknown or incomplete option '%s'; see --help\n", argv[0],
                    argv[i]);
            return 2;
        }
    }
    return -1;
}

static int run_suite(void) {
    const conf_suite *suite = run.suite;
    struct CMUnitTest *tests = calloc(suite->count + 1, sizeof *tests);
    char(*names)[512] = calloc(suite->count + 1, sizeof *names);
    if (!tests || !names) {
        free(tests);
        free(names);
        return 1;
    }
    size_t count = 0;
    for (size_t i = run.from; i < suite->count; ++i) {
        test_name(names[i], sizeof names[i], &suite->tests[i]);
        if (run.filter && !strstr(names[i], run.filter)) {
            continue;
        }
        tests[count].name = names[i];
        tests[count].test_func = run_one;
        tests[count++].initial_state = (void *)(uintptr_t)i;
    }
    if (count) {
        _cmocka_run_group_tests(suite->name, tests, count, NULL, NULL);
    }
    free(tests);
    free(names);
    printf(
        "%s on %s: %u passed, %u failed, %u skipped, %u unsupported, %u known failures, %u fixed\n",
        suite->name,
        conf.name     ? conf.name
        : run.adapter ? run.adapter
                      : "the loader",
        run.counts[PASSED], run.counts[FAILED], run.counts[SKIPPED], run.counts[UNSUPPORTED],
        run.counts[KNOWN], run.counts[FIXED]);
    if (run.counts[FAILED] || run.counts[FIXED]) {
        return 1;
    }
    return run.counts[PASSED] || run.counts[KNOWN] ? 0 : 77;
}

int conf_main(int argc, char **argv, const conf_suite *suite) {
    run.suite = suite;
    note_environment();
    int status = parse(argc, argv);
    if (status >= 0) {
        return status;
    }
    setvbuf(stdout, NULL, _IOLBF, 0);
    if (!read_expectations()) {
        return 2;
    }
    if (run.results) {
        run.results_fd = open(run.results, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0644);
        if (run.results_fd < 0) {
            fprintf(stderr, "%s: %s\n", run.results, strerror(errno));
            return 2;
        }
    }
    conf.adapter_name = run.adapter;
    conf.name = run.name;
    note_start();
    catch_signals();
    if (!suite->no_device) {
        if (!run.adapter) {
            fprintf(stderr, "%s: which adapter? (--adapter NAME)\n", argv[0]);
            return 2;
        }
        if (!conf_device_open(run.adapter, run.device)) {
            return 2;
        }
        note_handlers();
    }
    status = run_suite();
    if (!suite->no_device) {
        conf_device_close();
    }
    if (run.results_fd >= 0) {
        close(run.results_fd);
    }
    for (size_t i = 0; i < suite->count; ++i) {
        free(run.expected[i]);
    }
    free(run.expected);
    return status;
}

double conf_seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}
