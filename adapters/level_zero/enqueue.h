/* Pieces that commands on USM, buffers and images are made of. Each leaves the command's event
 * signalled at its end. */
#ifndef ZE_ENQUEUE_H
#define ZE_ENQUEUE_H

#include "command.h"
#include "ze.h"

/* For commands of several appends: waits for the wait list, and signals the event after all of
 * them. */
ur_result_t ze_append_first(struct ze_command *c);
ur_result_t ze_append_last(struct ze_command *c);
/* The same for a command whose memory (ze_event_own) earlier appends read, the last of which gave
 * `result`. If one fails, what is under way has ended when this returns. */
ur_result_t ze_append_close(struct ze_command *c, ur_result_t result);
/* c->event must be there unless the pattern is a power of two up to 16 bytes, or of equal bytes. */
ur_result_t ze_append_fill(struct ze_command *c, void *to, const void *pattern, size_t pattern_size,
                           size_t size);
/* A range, the whole command or with signal NULL a part of one. */
ur_result_t ze_append_copy(const struct ze_command *c, ze_event_handle_t signal, void *to,
                           const void *from, size_t size);
ur_result_t ze_append_rect(struct ze_command *c, char *to, size_t to_pitch, size_t to_slice,
                           const char *from, size_t from_pitch, size_t from_slice, size_t width,
                           size_t height, size_t depth);

#endif
