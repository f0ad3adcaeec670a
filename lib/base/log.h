/* The one logger of a library: the loader and each adapter compile this unit in and have their own.
 *
 * The variable UR_LOG_<NAME> sets it:
 *
 *     [level:debug|info|warning|error|quiet];[flush:LEVEL];[output:stdout|stderr|file,PATH]
 *
 * with the options in any order, each at most once and none required. A line reads
 * "<NAME>[LEVEL]: message". A callback set by the program (urAdapterSetLoggerCallback) is a second
 * sink with a level of its own. A message below both levels costs one relaxed load and a
 * comparison.
 */
#ifndef UR_BASE_LOG_H
#define UR_BASE_LOG_H

#include <stdatomic.h>
#include <stddef.h>

#include "ur_api.h"

enum ur_log_output { UR_LOG_STDERR, UR_LOG_STDOUT, UR_LOG_FILE };

/* What a UR_LOG_<NAME> string says. `path` points into the string; it is not terminated. */
struct ur_log_config {
    ur_logger_level_t level;
    ur_logger_level_t flush;
    enum ur_log_output output;
    const char *path;
    size_t path_length;
};

/* Where and why a string is malformed. `position` counts bytes from the start of the string. */
struct ur_log_syntax {
    size_t position;
    char message[120];
};

/* Reads `text` over the values already in `*config`. Returns 0; or -1, fills `*error` and leaves
 * `*config` as it was. */
int ur_log_parse(const char *text, struct ur_log_config *config, struct ur_log_syntax *error);

/* Names the logger ("LOADER", "OPENCL", ...) and reads UR_LOG_<NAME>. Without the variable,
 * messages from `standard` upwards go to stderr; if it sets no level, those from warning upwards
 * are written. A malformed string or a file that cannot be opened gives one message on stderr, and
 * logging goes on there. Any number of calls from any threads; the first one counts. */
void ur_log_init(const char *name, ur_logger_level_t standard);

/* Sets, or with NULL removes, the callback. A call that is already running in another thread may
 * still end after the removal. */
void ur_log_set_callback(ur_logger_callback_t callback, void *user, ur_logger_level_t level);
void ur_log_set_callback_level(ur_logger_level_t level);

/* The lowest level that any sink wants; UR_LOGGER_LEVEL_QUIET when there is none. */
extern _Atomic int ur_log_threshold;

void ur_log_write(ur_logger_level_t level, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

#define ur_log(level, ...)                                                                         \
    do {                                                                                           \
        if ((int)(level) >= atomic_load_explicit(&ur_log_threshold, memory_order_relaxed)) {       \
            ur_log_write((level), __VA_ARGS__);                                                    \
        }                                                                                          \
    } while (0)

#define ur_log_debug(...) ur_log(UR_LOGGER_LEVEL_DEBUG, __VA_ARGS__)
#define ur_log_info(...) ur_log(UR_LOGGER_LEVEL_INFO, __VA_ARGS__)
#define ur_log_warning(...) ur_log(UR_LOGGER_LEVEL_WARN, __VA_ARGS__)
#define ur_log_error(...) ur_log(UR_LOGGER_LEVEL_ERROR, __VA_ARGS__)

#endif
