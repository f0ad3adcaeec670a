/* The environment of software drivers: each case is a process of its own with other variables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <dirent.h>
#include <pthread.h>
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

struct gate {
    pthread_mutex_t lock; /* guards count */
    pthread_cond_t change;
    int count, wanted;
};

/* 0: they cannot be counted. */
static int thread_count(void) {
    int count = 0;
    DIR *tasks = opendir("/proc/self/task");
    for (struct dirent *entry; tasks && (entry = readdir(tasks));) {
        count += entry->d_name[0] != '.';
    }
    if (tasks) {
        closedir(tasks);
    }
    return count;
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

static void count_thread(struct eng_command *command, int reached, void *data) {
    (void)command, (void)reached;
    struct gate *gate = data;
    pthread_mutex_lock(&gate->lock);
    ++gate->count;
    pthread_cond_broadcast(&gate->change);
    while (gate->count < gate->wanted) {
        pthread_cond_wait(&gate->change, &gate->lock);
    }
    pthread_mutex_unlock(&gate->lock);
}

static void *do_nothing(void *data) {
    return data;
}

/* Callbacks that wait for each other have more threads than stay, and these have ended. Nobody
 * would join them, since the engine lasts as long as the process. */
static int child_threads(void) {
    pthread_t first; /* a sanitizer may start a thread of its own with it */
    if (pthread_create(&first, NULL, do_nothing, NULL) || pthread_join(first, NULL)) {
        return 99;
    }
    usleep(10000);
    int before = thread_count();
    struct gate gate = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_COND_INITIALIZER, 0, 12};
    struct eng *eng = soft_engine("softtest");
    struct eng_device_config config = {.threads = soft_threads()};
    struct eng_device *device;
    struct eng_stream *stream;
    if (eng_device_create(eng, &config, &device) || eng_stream_create(device, 0, &stream)) {
        return 98;
    }
    for (int i = 0; i < gate.wanted; ++i) {
        struct eng_command *event = NULL;
        struct eng_submit submit = {.stream = stream, .event = &event};
        if (eng_marker(&submit) || eng_command_callback(event, ENG_COMPLETE, count_thread, &gate)) {
            return 97;
        }
        eng_command_release(event);
    }
    soft_finish();
    pthread_mutex_lock(&gate.lock);
    int count = gate.count;
    pthread_mutex_unlock(&gate.lock);
    if (count != gate.wanted) {
        return 96;
    }
    /* The system takes a moment after a join. */
    for (int i = 0; i < 500 && thread_count() > before; ++i) {
        usleep(10000);
    }
    return thread_count() - before;
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

static void no_thread_stays(void **state) {
    (void)state;
    assert_int_equal(RUN(child_threads, "HOME", "/"), 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(calls_fail_as_told),
        cmocka_unit_test(wrong_variables_end_the_process),
        cmocka_unit_test(report_tells_what_happened),
        cmocka_unit_test(no_thread_stays),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
