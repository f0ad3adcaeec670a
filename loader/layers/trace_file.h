/* A file of trace events (the JSON that Perfetto and chrome://tracing read) that is whole at every
 * moment.
 *
 * The file is an array. Each thread has a mapped piece of it, filled with spaces, into which it
 * copies whole events; the last byte of the file is always the closing bracket. So the file opens
 * after a crash or a kill as well as after a normal end. Memory is one piece for each thread that
 * traces.
 */
#ifndef LOADER_LAYERS_TRACE_FILE_H
#define LOADER_LAYERS_TRACE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The longest event that is written whole (bytes). */
#define LOADER_TRACE_LONGEST 16384

/* Creates the file; "%p" in the path stands for the process id. On failure `reason` says why. */
bool loader_trace_open(const char *path, char *reason, size_t size);
void loader_trace_close(void);

/* One event, without a comma before or after it. */
void loader_trace_write(const char *event, size_t length);

/* The thread's number in the trace; the first time, it writes the thread's name. */
uint32_t loader_trace_thread(void);

/* Nanoseconds since the trace began. */
uint64_t loader_trace_now(void);

/* Text for events: each appends and returns the new end. */
char *loader_trace_text(char *at, const char *text);
char *loader_trace_number(char *at, uint64_t value);
char *loader_trace_micros(char *at, uint64_t nanoseconds); /* 1234567 -> 1234.567 */
/* Quotes and escapes; at most `room` bytes, cut if need be. */
char *loader_trace_string(char *at, const char *text, size_t room);

#endif
