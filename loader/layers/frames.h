/* Frames of stacks as text: function names by addr2line if the system has it, else from the dynamic
 * symbols. For one thread at a time. */
#ifndef LOADER_LAYERS_FRAMES_H
#define LOADER_LAYERS_FRAMES_H

#include <stdbool.h>
#include <stddef.h>

/* `may_run`: the process may start addr2line. What was told of a frame is known the next time. */
void loader_frame_describe(void *frame, bool may_run, char *text, size_t size);
void loader_frames_forget(void);
/* Whether a frame is in the library or program that has that address. */
bool loader_frame_is_of(void *frame, const void *address);

#endif
