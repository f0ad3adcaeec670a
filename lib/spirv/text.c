#include "text.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = 64 << 10, ALIGNMENT = 16 };

struct ur_text_chunk {
    struct ur_text_chunk *next;
    _Alignas(ALIGNMENT) char bytes[];
};

void ur_out_exhausted(struct ur_out *out) {
    longjmp(*out->failed, 1);
}

void *ur_out_alloc(struct ur_out *out, size_t count, size_t size) {
    struct ur_arena *arena = &out->arena;
    if (size && count > (SIZE_MAX / 4) / size) {
        ur_out_exhausted(out);
    }
    size_t bytes = (count * size + ALIGNMENT - 1) & ~(size_t)(ALIGNMENT - 1);
    if (bytes > arena->left) {
        size_t room = bytes > CHUNK / 4 ? bytes : CHUNK;
        struct ur_text_chunk *chunk = malloc(sizeof(*chunk) + room);
        if (!chunk) {
            ur_out_exhausted(out);
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

void *ur_out_regrow(struct ur_out *out, const void *old, size_t count, size_t capacity,
                    size_t size) {
    void *made = ur_out_alloc(out, capacity, size);
    if (count) {
        memcpy(made, old, count * size);
    }
    return made;
}

void ur_arena_free(struct ur_arena *arena) {
    while (arena->chunks) {
        struct ur_text_chunk *next = arena->chunks->next;
        free(arena->chunks);
        arena->chunks = next;
    }
    arena->at = NULL;
    arena->left = 0;
}

void ur_text_reserve(struct ur_out *out, struct ur_text *text, size_t more) {
    if (more < text->capacity - text->size) {
        return;
    }
    size_t capacity = text->capacity ? text->capacity : 4096;
    while (capacity - text->size <= more) {
        if (capacity > SIZE_MAX / 4) {
            ur_out_exhausted(out);
        }
        capacity *= 2;
    }
    char *bytes = realloc(text->bytes, capacity);
    if (!bytes) {
        ur_out_exhausted(out);
    }
    text->bytes = bytes;
    text->capacity = capacity;
}

void ur_text_append(struct ur_out *out, struct ur_text *text, const char *bytes, size_t size) {
    ur_text_reserve(out, text, size);
    if (size) {
        memcpy(text->bytes + text->size, bytes, size);
    }
    text->size += size;
    text->bytes[text->size] = 0;
}

void ur_text_puts(struct ur_out *out, struct ur_text *text, const char *string) {
    ur_text_append(out, text, string, strlen(string));
}

size_t ur_decimal(char *at, uint64_t value) {
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

void ur_text_print(struct ur_out *out, struct ur_text *text, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    for (const char *at = format; *at;) {
        const char *end = at;
        while (*end && *end != '%') {
            ++end;
        }
        ur_text_append(out, text, at, (size_t)(end - at));
        if (!*end) {
            break;
        }
        char digits[24];
        char one;
        switch (end[1]) {
        case 's':
            ur_text_puts(out, text, va_arg(arguments, const char *));
            break;
        case 'u':
            ur_text_append(out, text, digits, ur_decimal(digits, va_arg(arguments, unsigned)));
            break;
        case 'l': {
            int64_t value = va_arg(arguments, int64_t);
            size_t sign = value < 0;
            digits[0] = '-';
            ur_text_append(
                out, text, digits,
                sign + ur_decimal(digits + sign, sign ? 0 - (uint64_t)value : (uint64_t)value));
            break;
        }
        case 'c':
            one = (char)va_arg(arguments, int);
            ur_text_append(out, text, &one, 1);
            break;
        default:
            ur_text_append(out, text, "%", 1);
            break;
        }
        at = end + 2;
    }
    va_end(arguments);
}

void ur_text_free(struct ur_text *text) {
    free(text->bytes);
    *text = (struct ur_text){0};
}
