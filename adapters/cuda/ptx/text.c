#include "text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 64 << 10, ALIGNMENT = 16 };

struct ptx_chunk {
    struct ptx_chunk *next;
    _Alignas(ALIGNMENT) char bytes[];
};

void ptx_exhausted(struct ptx_out *out) {
    longjmp(*out->failed, 1);
}

void *ptx_alloc(struct ptx_out *out, size_t count, size_t size) {
    struct ptx_arena *arena = &out->arena;
    if (size && count > (SIZE_MAX / 4) / size) {
        ptx_exhausted(out);
    }
    size_t bytes = (count * size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (bytes > arena->left) {
        size_t room = bytes > CHUNK / 4 ? bytes : CHUNK;
        struct ptx_chunk *chunk = malloc(sizeof(*chunk) + room);
        if (!chunk) {
            ptx_exhausted(out);
        }
        chunk->next = arena->chunks;
        arena->chunks = chunk;
        if (room == bytes && room != CHUNK) { /* its own; what is left of the other stays in use */
            memset(chunk->bytes, 0, bytes);
            return chunk->bytes;
        }
        arena->at = chunk->bytes;
        arena->left = room;
    }
    void *made = arena->at;
    arena->at += bytes;
    arena->left -= bytes;
    memset(made, 0, bytes);
    return made;
}

void *ptx_regrow(struct ptx_out *out, const void *old, size_t count, size_t capacity, size_t size) {
    void *made = ptx_alloc(out, capacity, size);
    if (count) {
        memcpy(made, old, count * size);
    }
    return made;
}

void ptx_arena_free(struct ptx_arena *arena) {
    while (arena->chunks) {
        struct ptx_chunk *next = arena->chunks->next;
        free(arena->chunks);
        arena->chunks = next;
    }
    arena->at = NULL;
    arena->left = 0;
}

void ptx_reserve(struct ptx_out *out, struct ptx_text *text, size_t more) {
    if (more < text->capacity - text->size) {
        return;
    }
    size_t capacity = text->capacity ? text->capacity : 4096;
    while (capacity - text->size <= more) {
        if (capacity > SIZE_MAX / 4) {
            ptx_exhausted(out);
        }
        capacity *= 2;
    }
    char *bytes = realloc(text->bytes, capacity);
    if (!bytes) {
        ptx_exhausted(out);
    }
    text->bytes = bytes;
    text->capacity = capacity;
}

void ptx_append(struct ptx_out *out, struct ptx_text *text, const char *bytes, size_t size) {
    ptx_reserve(out, text, size);
    if (size) {
        memcpy(text->bytes + text->size, bytes, size);
    }
    text->size += size;
    text->bytes[text->size] = 0;
}

void ptx_puts(struct ptx_out *out, struct ptx_text *text, const char *string) {
    ptx_append(out, text, string, strlen(string));
}

size_t ptx_decimal(char *at, uint64_t value) {
    char digits[20];
    size_t count = 0;
    do {
        digits[count++] = (char)('0' + value % 10);
        value /= 10;
    } while (value);
    for (size_t i = 0; i < count; ++i) {
        at[i] = digits[count - 1 - i];
    }
    return count;
}

void ptx_print(struct ptx_out *out, struct ptx_text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (const char *at = format; *at;) {
        const char *end = at;
        while (*end && *end != '%') {
            ++end;
        }
        ptx_append(out, text, at, (size_t)(end - at));
        if (!*end) {
            break;
        }
        char digits[24];
        char one;
        switch (end[1]) {
        case 's':
            ptx_puts(out, text, va_arg(arguments, const char *));
            break;
        case 'u':
            ptx_append(out, text, digits, ptx_decimal(digits, va_arg(arguments, unsigned)));
            break;
        case 'l': {
            int64_t value = va_arg(arguments, int64_t);
            size_t sign = value < 0;
            digits[0] = '-';
            ptx_append(
                out, text, digits,
                sign + ptx_decimal(digits + sign, sign ? 0 - (uint64_t)value : (uint64_t)value));
            break;
        }
        case 'c':
            one = (char)va_arg(arguments, int);
            ptx_append(out, text, &one, 1);
            break;
        default:
            ptx_append(out, text, "%", 1);
            break;
        }
        at = end + 2;
    }
    va_end(arguments);
}

void ptx_text_free(struct ptx_text *text) {
    free(text->bytes);
    *text = (struct ptx_text){0};
}
