/* Where a layer writes its messages: set by UR_LOG_VALIDATION or UR_LOG_TRACING as UR_LOG_LOADER
 * is. */
#ifndef LOADER_LAYERS_SINK_H
#define LOADER_LAYERS_SINK_H

#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

struct loader_sink;
extern struct loader_sink loader_validation_sink, loader_tracing_sink;

/* Reads the variable; without it messages from `standard` upwards go to stderr. */
void loader_sink_open(struct loader_sink *sink, ur_logger_level_t standard);
void loader_sink_close(struct loader_sink *sink);
bool loader_sink_wants(const struct loader_sink *sink, ur_logger_level_t level);

/* One line, with where in the program the call comes from if the program says so. */
void loader_sink_write(struct loader_sink *sink, ur_logger_level_t level, const char *text);
void loader_sink_format(struct loader_sink *sink, ur_logger_level_t level, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

#endif
