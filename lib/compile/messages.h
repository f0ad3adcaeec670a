/* What kernels on AMD's devices tell the host: reading the memory that library/message.cl.h
 * describes, while kernels may be writing into it. */
#ifndef UR_COMPILE_MESSAGES_H
#define UR_COMPILE_MESSAGES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

struct ur_messages {
    uint64_t *words; /* zeros at first, and then the kernels' and the reader's */
    size_t bytes;    /* behind the head */
    size_t read;     /* of them, since somebody last began anew */
};

/* `memory` has `size` bytes, more than a KiB, is zero, and outlives the kernels that know it. */
void ur_messages_init(struct ur_messages *messages, void *memory, size_t size);
/* Writes what has come to `out`, and assertions and what was lost to `err`; true: there was an
 * assertion among it. A message that is not complete is left, with those behind it, for the next
 * time. Not for several threads at once. */
bool ur_messages_read(struct ur_messages *messages, FILE *out, FILE *err);

#endif
