#include "text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool text_reserve(struct loader_text *text, size_t more) {
    if (text->failed || text->capacity - text->used > more) {
        return !text->failed;
    }
    size_t capacity = (text->used + more + 1) * 2;
    char *data = realloc(text->data, capacity);
    if (!data) {
        text->failed = true;
        return false;
    }
    text->data = data;
    text->capacity = capacity;
    return true;
}

static void add_bytes(struct loader_text *text, const char *bytes, size_t count) {
    if (text_reserve(text, count)) {
        memcpy(text->data + text->used, bytes, count);
        text->used += count;
        text->data[text->used] = '\0';
    }
}

void loader_text_add(struct loader_text *text, const char *format, ...) {
    va_list args;

    va_start(args, format);
    int length = vsnprintf(NULL, 0, format, args);
    va_end(args);
    if (length < 0 || !text_reserve(text, (size_t)length)) {
        text->failed = true;
        return;
    }
    va_start(args, format);
    vsnprintf(text->data + text->used, (size_t)length + 1, format, args);
    va_end(args);
    text->used += (size_t)length;
}

/* The length of the UTF-8 sequence at `at`, or 0 if there is none. */
static size_t utf8_length(const unsigned char *at) {
    size_t length = at[0] < 0x80   ? 1
                    : at[0] < 0xc2 ? 0
                    : at[0] < 0xe0 ? 2
                    : at[0] < 0xf0 ? 3
                    : at[0] < 0xf5 ? 4
                                   : 0;
    for (size_t i = 1; i < length; i++) {
        if ((at[i] & 0xc0) != 0x80) {
            return 0;
        }
    }
    /* Overlong forms, surrogates, and what lies past the last code point. */
    if ((at[0] == 0xe0 && at[1] < 0xa0) || (at[0] == 0xed && at[1] > 0x9f) ||
        (at[0] == 0xf0 && at[1] < 0x90) || (at[0] == 0xf4 && at[1] > 0x8f)) {
        return 0;
    }
    return length;
}

void loader_text_json(struct loader_text *text, const char *string) {
    if (!string) {
        add_bytes(text, "null", 4);
        return;
    }
    add_bytes(text, "\"", 1);
    for (const unsigned char *at = (const unsigned char *)string; *at;) {
        size_t length = utf8_length(at);
        if (*at == '"' || *at == '\\') {
            loader_text_add(text, "\\%c", *at);
        } else if (*at < 0x20 || *at == 0x7f) {
            loader_text_add(text, "\\u%04x", *at);
        } else if (length == 0) {
            loader_text_add(text, "\\ufffd");
        } else {
            add_bytes(text, (const char *)at, length);
        }
        at += length ? length : 1;
    }
    add_bytes(text, "\"", 1);
}

void loader_text_drop(struct loader_text *text) {
    free(text->data);
    *text = (struct loader_text){0};
}
