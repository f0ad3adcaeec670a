/* A text that grows as it is written. Once memory is short it stays as it is, and `failed` is set.
 */
#ifndef LOADER_TEXT_H
#define LOADER_TEXT_H

#include <stdbool.h>
#include <stddef.h>

struct loader_text {
    char *data; /* terminated; NULL while nothing was written */
    size_t used;
    size_t capacity;
    bool failed;
};

void loader_text_add(struct loader_text *text, const char *format, ...)
    __attribute__((format(printf, 2, 3)));

/* A JSON string with its quotes, or null. Bytes that are not UTF-8 become U+FFFD. */
void loader_text_json(struct loader_text *text, const char *string);

void loader_text_drop(struct loader_text *text);

#endif
