/* Memory and text of one translation: all of it is let go at once, and the first failure ends the
 * translation from wherever it is found. */
#ifndef UR_SPIRV_TEXT_H
#define UR_SPIRV_TEXT_H

#include <setjmp.h>
#include <stddef.h>
#include <stdint.h>

/* Where everything that lives as long as the translation is allocated. */
struct ur_arena {
    struct ur_text_chunk *chunks;
    char *at;
    size_t left;
};

/* Text that grows. */
struct ur_text {
    char *bytes;
    size_t size, capacity;
};

struct ur_out {
    jmp_buf *failed; /* where ur_out_exhausted goes */
    struct ur_arena arena;
};

/* Never NULL and aligned for anything; the bytes are 0. Leaves by `failed` where host memory is
 * exhausted. */
void *ur_out_alloc(struct ur_out *out, size_t count, size_t size);
/* A copy of `count` elements with room for `capacity`. The old place is left to the arena. */
void *ur_out_regrow(struct ur_out *out, const void *old, size_t count, size_t capacity,
                    size_t size);
void ur_arena_free(struct ur_arena *arena);
_Noreturn void ur_out_exhausted(struct ur_out *out);

/* Makes room for `more` bytes and one 0 behind them. */
void ur_text_reserve(struct ur_out *out, struct ur_text *text, size_t more);
void ur_text_append(struct ur_out *out, struct ur_text *text, const char *bytes, size_t size);
void ur_text_puts(struct ur_out *out, struct ur_text *text, const char *string);
/* %s, %u (unsigned), %l (int64_t), %c and %%; quicker than printf, which translations would spend
 * half of their time in. */
void ur_text_print(struct ur_out *out, struct ur_text *text, const char *format, ...);
void ur_text_free(struct ur_text *text);

/* Writes a number in decimal and returns how many characters; at most 20. */
size_t ur_decimal(char *at, uint64_t value);

#endif
