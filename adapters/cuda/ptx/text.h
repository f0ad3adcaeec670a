/* Memory and text of one translation: all of it is let go at once, and the first failure ends the
 * translation from wherever it is found. */
#ifndef CUDA_PTX_TEXT_H
#define CUDA_PTX_TEXT_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

/* Where everything that lives as long as the translation is allocated. */
struct ptx_arena {
    struct ptx_chunk *chunks;
    char *at;
    size_t left;
};

/* Text that grows. */
struct ptx_text {
    char *bytes;
    size_t size, capacity;
};

struct ptx_out {
    jmp_buf *failed; /* where ptx_exhausted goes */
    struct ptx_arena arena;
};

/* Never NULL and aligned for anything; the bytes are 0. Leaves by `failed` where host memory is
 * exhausted. */
void *ptx_alloc(struct ptx_out *out, size_t count, size_t size);
/* A copy of `count` elements with room for `capacity`. The old place is left to the arena. */
void *ptx_regrow(struct ptx_out *out, const void *old, size_t count, size_t capacity, size_t size);
void ptx_arena_free(struct ptx_arena *arena);
_Noreturn void ptx_exhausted(struct ptx_out *out);

/* Makes room for `more` bytes and one 0 behind them. */
void ptx_reserve(struct ptx_out *out, struct ptx_text *text, size_t more);
void ptx_append(struct ptx_out *out, struct ptx_text *text, const char *bytes, size_t size);
void ptx_puts(struct ptx_out *out, struct ptx_text *text, const char *string);
/* %s, %u (unsigned), %l (int64_t), %c and %%; quicker than printf, which translations would spend
 * half of their time in. */
void ptx_print(struct ptx_out *out, struct ptx_text *text, const char *format, ...);
void ptx_text_free(struct ptx_text *text);

/* Writes a number in decimal and returns how many characters; at most 20. */
size_t ptx_decimal(char *at, uint64_t value);

#endif
