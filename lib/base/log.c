#include "log.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* Until ur_log_init has run there is no sink. */
_Atomic int ur_log_threshold = UR_LOGGER_LEVEL_QUIET;

/* Everything below is guarded by `lock`, which is never held while a callback runs: a callback may
 * log, or set another callback. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static struct {
    char name[32];
    ur_logger_level_t level;
    ur_logger_level_t flush;
    FILE *file;
    bool own_file; /* opened here, to be closed at unload */
    bool ready;
    ur_logger_callback_t callback;
    void *callback_user;
    ur_logger_level_t callback_level;
} logger = {
    .level = UR_LOGGER_LEVEL_QUIET,
    .flush = UR_LOGGER_LEVEL_ERROR,
    .callback_level = UR_LOGGER_LEVEL_QUIET,
};

static const char *const level_names[] = {"debug", "info", "warning", "error", "quiet"};
static const char *const level_tags[] = {"DEBUG", "INFO", "WARNING", "ERROR", "QUIET"};

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && strncasecmp(text, word, length) == 0;
}

static int log_fail(struct ur_log_syntax *error, size_t position, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static int log_fail(struct ur_log_syntax *error, size_t position, const char *format, ...) {
    va_list args;
    va_start(args, format);
    error->position = position;
    vsnprintf(error->message, sizeof(error->message), format, args);
    va_end(args);
    return -1;
}

static int parse_level(const char *text, size_t at, size_t end, ur_logger_level_t *level,
                       struct ur_log_syntax *error) {
    for (size_t i = 0; i < sizeof(level_names) / sizeof(level_names[0]); i++) {
        if (is_word(text + at, end - at, level_names[i])) {
            *level = (ur_logger_level_t)i;
            return 0;
        }
    }
    return log_fail(error, at, "expected debug, info, warning, error or quiet");
}

/* `*end` is the end of the option; a quoted path may hold semicolons, which moves it. */
static int parse_output(const char *text, size_t at, size_t *end, struct ur_log_config *config,
                        struct ur_log_syntax *error) {
    size_t word = at;
    while (word < *end && text[word] != ',') {
        word++;
    }
    if (is_word(text + at, word - at, "file")) {
        if (word == *end) {
            return log_fail(error, word, "expected ',PATH' after file");
        }
        size_t path = word + 1, length;
        if (text[path] == '"' || text[path] == '\'') {
            const char *close = strchr(text + path + 1, text[path]);
            if (!close) {
                return log_fail(error, path, "this quote is not closed");
            }
            path++;
            length = (size_t)(close - text) - path;
            *end = path + length + 1;
            if (text[*end] != '\0' && text[*end] != ';') {
                return log_fail(error, *end, "expected ';' after the path");
            }
        } else {
            length = *end - path;
        }
        if (length == 0) {
            return log_fail(error, path, "the path is empty");
        }
        config->output = UR_LOG_FILE;
        config->path = text + path;
        config->path_length = length;
        return 0;
    }
    if (is_word(text + at, word - at, "stdout")) {
        config->output = UR_LOG_STDOUT;
    } else if (is_word(text + at, word - at, "stderr")) {
        config->output = UR_LOG_STDERR;
    } else {
        return log_fail(error, at, "expected stdout, stderr or file,PATH");
    }
    if (word != *end) {
        return log_fail(error, word, "only file takes a path");
    }
    return 0;
}

int ur_log_parse(const char *text, struct ur_log_config *config, struct ur_log_syntax *error) {
    static const char *const options[] = {"level", "flush", "output"};
    struct ur_log_config result = *config;
    bool seen[3] = {false};
    size_t at = 0;

    if (text[0] == '\0') {
        return log_fail(error, 0, "the string is empty");
    }
    while (text[at] != '\0') {
        size_t name_end = at + strcspn(text + at, ":;");
        size_t end = name_end + strcspn(text + name_end, ";");
        size_t option = 0;
        while (option < 3 && !is_word(text + at, name_end - at, options[option])) {
            option++;
        }
        if (option == 3) {
            return log_fail(error, at, "expected level, flush or output");
        }
        if (text[name_end] != ':') {
            return log_fail(error, name_end, "expected ':' after %s", options[option]);
        }
        if (seen[option]) {
            return log_fail(error, at, "%s is given twice", options[option]);
        }
        seen[option] = true;

        size_t value = name_end + 1;
        int rc = option == 0   ? parse_level(text, value, end, &result.level, error)
                 : option == 1 ? parse_level(text, value, end, &result.flush, error)
                               : parse_output(text, value, &end, &result, error);
        if (rc) {
            return rc;
        }
        at = end;
        /* One semicolon may end the string. */
        if (text[at] == ';') {
            at++;
        }
    }
    *config = result;
    return 0;
}

/* Under `lock`. */
static void update_threshold(void) {
    ur_logger_level_t lowest = UR_LOGGER_LEVEL_QUIET;
    if (logger.file) {
        lowest = logger.level;
    }
    if (logger.callback && logger.callback_level < lowest) {
        lowest = logger.callback_level;
    }
    atomic_store_explicit(&ur_log_threshold, (int)lowest, memory_order_relaxed);
}

/* A child of fork must not find the lock taken by a thread that it does not have. */
static void before_fork(void) {
    pthread_mutex_lock(&lock);
}

static void log_after_fork(void) {
    pthread_mutex_unlock(&lock);
}

static void open_sink(const char *variable, const char *text, const struct ur_log_config *config) {
    logger.level = config->level;
    logger.flush = config->flush;
    logger.file = config->output == UR_LOG_STDOUT ? stdout : stderr;
    if (config->output != UR_LOG_FILE) {
        return;
    }

    char *path = strndup(config->path, config->path_length);
    /* Appending lets the loader and several adapters share one file. */
    FILE *file = path ? fopen(path, "ae") : NULL;
    if (file) {
        logger.file = file;
        logger.own_file = true;
    } else {
        fprintf(stderr, "<%s>[ERROR]: %s=%s: cannot open the file '%.*s': %s; logging to stderr\n",
                logger.name, variable, text, (int)config->path_length, config->path,
                strerror(errno));
    }
    free(path);
}

void ur_log_init(const char *name, ur_logger_level_t standard) {
    char variable[48];
    struct ur_log_config config = {
        .level = standard, .flush = UR_LOGGER_LEVEL_ERROR, .output = UR_LOG_STDERR};
    struct ur_log_syntax error;

    pthread_mutex_lock(&lock);
    if (logger.ready) {
        pthread_mutex_unlock(&lock);
        return;
    }
    logger.ready = true;
    pthread_atfork(before_fork, log_after_fork, log_after_fork);
    snprintf(logger.name, sizeof(logger.name), "%s", name);
    snprintf(variable, sizeof(variable), "UR_LOG_%s", logger.name);

    /* The string can name a file to write, so a process with raised privileges does not obey it. */
    const char *text = secure_getenv(variable);
    if (text && *text) {
        struct ur_log_config wanted = config;
        wanted.level = UR_LOGGER_LEVEL_WARN;
        if (ur_log_parse(text, &wanted, &error) == 0) {
            config = wanted;
        } else {
            fprintf(stderr, "<%s>[ERROR]: %s: %s; the variable is ignored\n    %s\n    %*s^\n",
                    logger.name, variable, error.message, text, (int)error.position, "");
        }
    }
    open_sink(variable, text, &config);
    update_threshold();
    pthread_mutex_unlock(&lock);
}

void ur_log_set_callback(ur_logger_callback_t callback, void *user, ur_logger_level_t level) {
    pthread_mutex_lock(&lock);
    logger.callback = callback;
    logger.callback_user = user;
    logger.callback_level = level;
    update_threshold();
    pthread_mutex_unlock(&lock);
}

void ur_log_set_callback_level(ur_logger_level_t level) {
    pthread_mutex_lock(&lock);
    logger.callback_level = level;
    update_threshold();
    pthread_mutex_unlock(&lock);
}

void ur_log_write(ur_logger_level_t level, const char *format, ...) {
    char small[512];
    char *message = small;
    int saved_errno = errno;
    va_list args;

    /* Nothing is logged at the level quiet; it only silences. */
    if (level >= UR_LOGGER_LEVEL_QUIET) {
        return;
    }
    va_start(args, format);
    int length = vsnprintf(small, sizeof(small), format, args);
    va_end(args);
    if (length < 0) {
        errno = saved_errno;
        return;
    }
    if ((size_t)length >= sizeof(small)) {
        char *large = malloc((size_t)length + 1);
        /* Without memory the beginning of the message has to do. */
        if (large) {
            errno = saved_errno;
            va_start(args, format);
            vsnprintf(large, (size_t)length + 1, format, args);
            va_end(args);
            message = large;
        }
    }

    pthread_mutex_lock(&lock);
    if (logger.file && level >= logger.level) {
        fprintf(logger.file, "<%s>[%s]: %s\n", logger.name, level_tags[level], message);
        if (level >= logger.flush) {
            fflush(logger.file);
        }
    }
    ur_logger_callback_t callback = level >= logger.callback_level ? logger.callback : NULL;
    void *user = logger.callback_user;
    pthread_mutex_unlock(&lock);

    if (callback) {
        callback(level, message, user);
    }
    if (message != small) {
        free(message);
    }
    errno = saved_errno;
}

__attribute__((destructor)) static void close_at_unload(void) {
    pthread_mutex_lock(&lock);
    atomic_store_explicit(&ur_log_threshold, UR_LOGGER_LEVEL_QUIET, memory_order_relaxed);
    if (logger.own_file) {
        fclose(logger.file);
    }
    logger.file = NULL;
    logger.own_file = false;
    logger.callback = NULL;
    pthread_mutex_unlock(&lock);
}
