#include "sink.h"

#include <errno.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "../environment.h"
#include "../layer.h"
#include "base/log.h"

struct loader_sink {
    const char *name;
    const char *variable;
    pthread_mutex_t lock; /* over one line */
    FILE *file;           /* NULL while closed */
    ur_logger_level_t level, flush;
};

struct loader_sink loader_validation_sink = {
    "VALIDATION", "UR_LOG_VALIDATION",   PTHREAD_MUTEX_INITIALIZER,
    NULL,         UR_LOGGER_LEVEL_QUIET, UR_LOGGER_LEVEL_ERROR};
struct loader_sink loader_tracing_sink = {
    "TRACING", "UR_LOG_TRACING",      PTHREAD_MUTEX_INITIALIZER,
    NULL,      UR_LOGGER_LEVEL_QUIET, UR_LOGGER_LEVEL_ERROR};

void loader_sink_open(struct loader_sink *sink, ur_logger_level_t standard) {
    struct ur_log_config config = {standard, UR_LOGGER_LEVEL_ERROR, UR_LOG_STDERR, NULL, 0};
    const char *text = loader_getenv(sink->variable);
    struct ur_log_syntax error;
    FILE *file = stderr;

    pthread_mutex_lock(&sink->lock);
    if (text && ur_log_parse(text, &config, &error) != 0) {
        fprintf(stderr, "<%s>[ERROR]: %s: %s at character %zu of \"%s\"; messages go to stderr\n",
                sink->name, sink->variable, error.message, error.position + 1, text);
        config = (struct ur_log_config){standard, UR_LOGGER_LEVEL_ERROR, UR_LOG_STDERR, NULL, 0};
    }
    if (config.output == UR_LOG_STDOUT) {
        file = stdout;
    } else if (config.output == UR_LOG_FILE) {
        char *path = strndup(config.path, config.path_length);
        FILE *opened = path && !loader_is_privileged() ? fopen(path, "ae") : NULL;
        if (opened) {
            file = opened;
        } else {
            fprintf(stderr, "<%s>[ERROR]: %s: cannot write to %s: %s; messages go to stderr\n",
                    sink->name, sink->variable, path ? path : "a file",
                    loader_is_privileged() ? "the process runs with raised privileges"
                                           : strerror(errno));
        }
        free(path);
    }
    sink->level = config.level;
    sink->flush = config.flush;
    sink->file = file;
    pthread_mutex_unlock(&sink->lock);
}

void loader_sink_close(struct loader_sink *sink) {
    pthread_mutex_lock(&sink->lock);
    if (sink->file) {
        fflush(sink->file);
        if (sink->file != stderr && sink->file != stdout) {
            fclose(sink->file);
        }
        sink->file = NULL;
    }
    pthread_mutex_unlock(&sink->lock);
}

bool loader_sink_wants(const struct loader_sink *sink, ur_logger_level_t level) {
    return level >= sink->level;
}

void loader_sink_write(struct loader_sink *sink, ur_logger_level_t level, const char *text) {
    static const char *const names[] = {"DEBUG", "INFO", "WARNING", "ERROR"};
    ur_code_location_t where = {NULL, NULL, 0, 0};

    if (level < sink->level) {
        return;
    }
    bool known = loader_code_location(&where) && where.sourceFile;
    pthread_mutex_lock(&sink->lock);
    if (sink->file) {
        fprintf(sink->file, "<%s>[%s]: %s", sink->name, names[level & 3], text);
        if (known) {
            fprintf(sink->file, " (%s:%u%s%s)", where.sourceFile, (unsigned)where.lineNumber,
                    where.functionName ? " in " : "", where.functionName ? where.functionName : "");
        }
        fputc('\n', sink->file);
        if (level >= sink->flush) {
            fflush(sink->file);
        }
    }
    pthread_mutex_unlock(&sink->lock);
}

void loader_sink_format(struct loader_sink *sink, ur_logger_level_t level, const char *format,
                        ...) {
    char text[2048];
    va_list args;
    if (level < sink->level) {
        return;
    }
    va_start(args, format);
    vsnprintf(text, sizeof(text), format, args);
    va_end(args);
    loader_sink_write(sink, level, text);
}
