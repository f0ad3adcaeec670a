/* The environment of software drivers: each case is a process of its own with other variables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "soft.h"

/* What the child does: six calls of two functions; the exit status has a bit for each that failed.
 */
static int child_calls(void) {
    int failed = 0;
    if (!soft_engine("softtest")) {
        return 99;
    }
    for (int i = 0; i < 6; ++i) {
        failed |= (int)soft_fails(i % 2 ? "softOdd" : "softEven") << i;
    }
    return failed;
}

/* An access that is not ordered after its allocation. */
static int child_unordered(void) {
    static char memory[64];
    struct eng *eng = soft_engine("softtest");
    struct eng_device_config config = {.threads = soft_threads()};
    struct eng_device *device;
    struct eng_stream *a, *b;
    if (eng_device_create(eng, &config, &device) || eng_stream_create(device, 0, &a) ||
        eng_stream_create(device, 0, &b)) {
        return 98;
    }
    struct eng_submit alloc = {.stream = a, .name = "alloc"}, fill = {.stream = b, .name = "fill"};
    eng_check_alloc(&alloc, memory, sizeof(memory));
    eng_fill(&fill, memory, "x", 1, sizeof(memory));
    eng_device_wait(device);
    eng_stream_destroy(a);
    eng_stream_destroy(b);
    eng_device_destroy(device);
    return (int)soft_reports();
}

static int run(int (*child)(void), const char *const *environment) {
    int status = 0;
    fflush(NULL);
    pid_t pid = fork();
    assert_true(pid >= 0);
    if (pid == 0) {
        unsetenv("UR_SOFT");
        unsetenv("UR_SOFT_FAIL");
        unsetenv("UR_SOFT_THREADS");
        unsetenv("UR_SOFT_REPORT");
        for (; environment[0]; environment += 2) {
            setenv(environment[0], environment[1], 1);
        }
        int result = child();
        soft_finish();
        _exit(result);
    }
    assert_int_equal(waitpid(pid, &status, 0), pid);
    assert_true(WIFEXITED(status));
    return WEXITSTATUS(status);
}

#define RUN(child, ...) run((child), (const char *const[]){__VA_ARGS__, NULL})

static void calls_fail_as_told(void **state) {
    (void)state;
    assert_int_equal(RUN(child_calls, "HOME", "/"), 0);
    assert_int_equal(RUN(child_calls, "UR_SOFT", "fail:3;quiet"), 1 << 2);
    assert_int_equal(RUN(child_calls, "UR_SOFT", "fail:3;fail-on;quiet"), 0x3c);
    assert_int_equal(RUN(child_calls, "UR_SOFT_FAIL", "softOdd:2"), 1 << 3);
    assert_int_equal(RUN(child_calls, "UR_SOFT_FAIL", "softEven:2+"), 0x14);
    assert_int_equal(RUN(child_calls, "UR_SOFT_FAIL", "softOther:1"), 0);
}

static void wrong_variables_end_the_process(void **state) {
    static const char *const wrong[][2] = {
        {"UR_SOFT", "sed:1"},         {"UR_SOFT_FAIL", "softOdd"},   {"UR_SOFT_FAIL", ":3"},
        {"UR_SOFT_FAIL", "softOdd:"}, {"UR_SOFT_FAIL", "softOdd:0"}, {"UR_SOFT_FAIL", "softOdd:2-"},
        {"UR_SOFT_THREADS", "0"},     {"UR_SOFT_THREADS", "x"},      {"UR_SOFT_THREADS", "2000"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); ++i) {
        assert_int_equal(RUN(child_calls, wrong[i][0], wrong[i][1]), 70);
    }
}

static void report_tells_what_happened(void **state) {
    char path[] = "/tmp/ur-soft-XXXXXX", line[256] = "";
    int file = mkstemp(path);
    (void)state;
    assert_true(file >= 0);
    close(file);
    assert_int_equal(RUN(child_unordered, "UR_SOFT", "check;quiet", "UR_SOFT_REPORT", path,
                         "UR_SOFT_THREADS", "1"),
                     1);
    assert_int_equal(RUN(child_calls, "UR_SOFT_FAIL", "softOdd:1", "UR_SOFT_REPORT", path), 2);
    FILE *report = fopen(path, "r");
    assert_non_null(report);
    assert_non_null(fgets(line, sizeof(line), report));
    assert_non_null(strstr(line, "softtest operations 5 calls 0 failed 0 reports 1 memory 0"));
    assert_non_null(fgets(line, sizeof(line), report));
    assert_non_null(strstr(line, "softtest operations 6 calls 6 failed 1 reports 0 memory 0"));
    fclose(report);
    unlink(path);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_fail_as_told),
        cmocka_unit_test(wrong_variables_end_the_process),
        cmocka_unit_test(report_tells_what_happened),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
