/* UR_LOG_<NAME>: its grammar, where messages go, and that the level is obeyed. The logger of a
 * library is set once, so each behaviour runs in a child process of its own. */
#include <pthread.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cmocka.h>

#include "base/log.h"

static const struct ur_log_config standard = {
    .level = UR_LOGGER_LEVEL_QUIET, .flush = UR_LOGGER_LEVEL_ERROR, .output = UR_LOG_STDERR};

static void reads_each_option(void **state) {
    struct ur_log_config config = standard;
    struct ur_log_syntax error;
    (void)state;

    assert_int_equal(ur_log_parse("level:debug", &config, &error), 0);
    assert_int_equal(config.level, UR_LOGGER_LEVEL_DEBUG);
    assert_int_equal(config.flush, UR_LOGGER_LEVEL_ERROR);
    assert_int_equal(config.output, UR_LOG_STDERR);

    config = standard;
    assert_int_equal(ur_log_parse("output:file,/a:b,c;LEVEL:Warning;flush:info;", &config, &error),
                     0);
    assert_int_equal(config.level, UR_LOGGER_LEVEL_WARN);
    assert_int_equal(config.flush, UR_LOGGER_LEVEL_INFO);
    assert_int_equal(config.output, UR_LOG_FILE);
    assert_int_equal(config.path_length, 6);
    assert_memory_equal(config.path, "/a:b,c", 6);

    config = standard;
    assert_int_equal(ur_log_parse("output:file,'a;b';level:error", &config, &error), 0);
    assert_int_equal(config.path_length, 3);
    assert_memory_equal(config.path, "a;b", 3);
    assert_int_equal(config.level, UR_LOGGER_LEVEL_ERROR);

    config = standard;
    assert_int_equal(ur_log_parse("output:stdout", &config, &error), 0);
    assert_int_equal(config.output, UR_LOG_STDOUT);
    assert_int_equal(ur_log_parse("output:stderr;level:quiet", &config, &error), 0);
    assert_int_equal(config.output, UR_LOG_STDERR);
    assert_int_equal(config.level, UR_LOGGER_LEVEL_QUIET);
}

static void says_where_a_string_is_malformed(void **state) {
    static const struct {
        const char *text;
        size_t position;
    } cases[] = {
        {"", 0},
        {";", 0},
        {"level", 5},
        {"level;", 5},
        {"level:", 6},
        {"level:loud", 6},
        {"level:debug;;flush:info", 12},
        {"level:debug;level:info", 12},
        {"colour:red", 0},
        {"level:info;flush:", 17},
        {"level:info;flush:never", 17},
        {"output:", 7},
        {"output:printer", 7},
        {"output:stdout,x", 13},
        {"output:file", 11},
        {"output:file,", 12},
        {"output:file,'a", 12},
        {"output:file,'a'b", 15},
        {"output:file,''", 13},
        {"level:info output:stdout", 6},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct ur_log_config config = standard;
        struct ur_log_syntax error = {0};
        int rc = ur_log_parse(cases[i].text, &config, &error);
        if (rc != -1 || error.position != cases[i].position || error.message[0] == '\0')
            fail_msg("'%s': %d at %zu: %s", cases[i].text, rc, error.position, error.message);
        assert_memory_equal(&config, &standard, sizeof(config));
    }
}

static void stands_any_cut(void **state) {
    static const char text[] = "level:warning;output:file,\"/tmp/a;b\";flush:debug;";
    (void)state;
    for (size_t length = 0; length < sizeof(text); length++) {
        char *cut = strndup(text, length);
        struct ur_log_config config = standard;
        struct ur_log_syntax error = {0};
        if (ur_log_parse(cut, &config, &error) != 0) {
            assert_true(error.position <= length);
            assert_true(error.message[0] != '\0');
        }
        free(cut);
    }
}

/* Runs `body` in a child whose stdout and stderr go to one pipe; returns what it wrote. */
static char *output_of(const char *setting, void (*body)(void)) {
    static char text[65536];
    int ends[2], status;
    size_t used = 0;
    ssize_t got;

    assert_int_equal(pipe(ends), 0);
    fflush(NULL);
    pid_t child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        dup2(ends[1], 1);
        dup2(ends[1], 2);
        close(ends[0]);
        close(ends[1]);
        if (setting)
            setenv("UR_LOG_TEST", setting, 1);
        else
            unsetenv("UR_LOG_TEST");
        body();
        fflush(NULL);
        _exit(0);
    }
    close(ends[1]);
    while ((got = read(ends[0], text + used, sizeof(text) - 1 - used)) > 0)
        used += (size_t)got;
    text[used] = '\0';
    close(ends[0]);
    assert_int_equal(waitpid(child, &status, 0), child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0)
        fail_msg("the child ended with %x: %s", status, text);
    return text;
}

static void one_of_each(void) {
    ur_log_init("TEST", UR_LOGGER_LEVEL_ERROR);
    ur_log_init("OTHER", UR_LOGGER_LEVEL_DEBUG);
    ur_log_debug("a %d", 1);
    ur_log_info("b");
    ur_log_warning("c");
    ur_log_error("d");
}

static void writes_from_its_level_upwards(void **state) {
    (void)state;
    assert_string_equal(output_of(NULL, one_of_each), "<TEST>[ERROR]: d\n");
    assert_string_equal(output_of("", one_of_each), "<TEST>[ERROR]: d\n"); /* as if not set */
    assert_string_equal(output_of("output:stdout", one_of_each),
                        "<TEST>[WARNING]: c\n<TEST>[ERROR]: d\n");
    assert_string_equal(output_of("level:debug", one_of_each),
                        "<TEST>[DEBUG]: a 1\n<TEST>[INFO]: b\n<TEST>[WARNING]: c\n"
                        "<TEST>[ERROR]: d\n");
    assert_string_equal(output_of("level:quiet", one_of_each), "");
}

static void shows_a_malformed_setting(void **state) {
    (void)state;
    assert_string_equal(output_of("level:loud", one_of_each),
                        "<TEST>[ERROR]: UR_LOG_TEST: expected debug, info, warning, error or "
                        "quiet; the variable is ignored\n"
                        "    level:loud\n"
                        "          ^\n"
                        "<TEST>[ERROR]: d\n");
}

static void writes_to_a_file(void **state) {
    char path[] = "/tmp/ur-test-log-XXXXXX", setting[64], text[256];
    (void)state;
    int fd = mkstemp(path);
    assert_true(fd >= 0);
    snprintf(setting, sizeof(setting), "output:file,%s;flush:debug", path);
    assert_string_equal(output_of(setting, one_of_each), "");
    assert_string_equal(output_of(setting, one_of_each), "");
    ssize_t got = read(fd, text, sizeof(text) - 1);
    assert_true(got > 0);
    text[got] = '\0';
    /* The second process appended to what the first had written. */
    assert_string_equal(text, "<TEST>[WARNING]: c\n<TEST>[ERROR]: d\n"
                              "<TEST>[WARNING]: c\n<TEST>[ERROR]: d\n");
    close(fd);
    unlink(path);
}

static void goes_on_without_its_file(void **state) {
    (void)state;
    assert_string_equal(output_of("output:file,/nonexistent/x", one_of_each),
                        "<TEST>[ERROR]: UR_LOG_TEST=output:file,/nonexistent/x: cannot open the "
                        "file '/nonexistent/x': No such file or directory; logging to stderr\n"
                        "<TEST>[WARNING]: c\n<TEST>[ERROR]: d\n");
}

static void on_message(ur_logger_level_t level, const char *message, void *user) {
    printf("%s%d:%s\n", (const char *)user, (int)level, message);
    /* A callback may set the logger again. */
    if (strcmp(message, "last") == 0)
        ur_log_set_callback(NULL, NULL, UR_LOGGER_LEVEL_QUIET);
}

static void to_a_callback(void) {
    ur_log_init("TEST", UR_LOGGER_LEVEL_QUIET);
    assert_int_equal(atomic_load(&ur_log_threshold), UR_LOGGER_LEVEL_QUIET);
    ur_log_set_callback(on_message, "cb", UR_LOGGER_LEVEL_WARN);
    ur_log_info("not this");
    ur_log_warning("this");
    ur_log_set_callback_level(UR_LOGGER_LEVEL_DEBUG);
    ur_log_debug("and this");
    ur_log_error("last");
    ur_log_error("none");
    ur_log_set_callback_level(UR_LOGGER_LEVEL_DEBUG);
    ur_log_error("none");
}

static void feeds_a_callback(void **state) {
    (void)state;
    assert_string_equal(output_of(NULL, to_a_callback), "cb2:this\ncb0:and this\ncb3:last\n");
}

static void a_long_message(void) {
    char text[3001];
    memset(text, 'x', sizeof(text) - 1);
    text[sizeof(text) - 1] = '\0';
    ur_log_init("TEST", UR_LOGGER_LEVEL_INFO);
    ur_log_info("%s|", text);
}

static void keeps_long_messages_whole(void **state) {
    (void)state;
    char *text = output_of(NULL, a_long_message);
    assert_int_equal(strlen(text), strlen("<TEST>[INFO]: ") + 3000 + 2);
    assert_string_equal(text + strlen(text) - 3, "x|\n");
}

static void *talk(void *number) {
    for (int i = 0; i < 50; i++) {
        ur_log_info("thread %d line %d end", (int)(intptr_t)number, i);
        ur_log_set_callback_level(UR_LOGGER_LEVEL_QUIET);
    }
    return NULL;
}

static void four_threads(void) {
    pthread_t threads[4];
    ur_log_init("TEST", UR_LOGGER_LEVEL_INFO);
    for (intptr_t i = 0; i < 4; i++)
        pthread_create(&threads[i], NULL, talk, (void *)i);
    for (int i = 0; i < 4; i++)
        pthread_join(threads[i], NULL);
}

static void keeps_lines_of_threads_apart(void **state) {
    int lines = 0;
    (void)state;
    for (char *line = strtok(output_of(NULL, four_threads), "\n"); line;
         line = strtok(NULL, "\n")) {
        int thread, number, end = 0;
        sscanf(line, "<TEST>[INFO]: thread %d line %d end%n", &thread, &number, &end);
        assert_int_equal(end, strlen(line));
        lines++;
    }
    assert_int_equal(lines, 200);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(reads_each_option),
        cmocka_unit_test(says_where_a_string_is_malformed),
        cmocka_unit_test(stands_any_cut),
        cmocka_unit_test(writes_from_its_level_upwards),
        cmocka_unit_test(shows_a_malformed_setting),
        cmocka_unit_test(writes_to_a_file),
        cmocka_unit_test(goes_on_without_its_file),
        cmocka_unit_test(feeds_a_callback),
        cmocka_unit_test(keeps_long_messages_whole),
        cmocka_unit_test(keeps_lines_of_threads_apart),
    };
    return cmocka_run_group_tests_name("common.log", tests, NULL, NULL);
}
