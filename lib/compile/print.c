/* See print.h. */
#include "print.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "spirv/print.cl.h"

/* A call's text is made whole and written at once, so those of different work-items do not mix. */
struct text {
    char *bytes;
    size_t size, room;
    bool failed;
};

static void print_put(struct text *text, const char *bytes, size_t size) {
    if (text->failed) {
        return;
    }
    if (size >= text->room - text->size) {
        size_t room = (text->room + size) * 2;
        char *grown = realloc(text->bytes, room);
        if (!grown) {
            text->failed = true;
            return;
        }
        text->bytes = grown;
        text->room = room;
    }
    memcpy(text->bytes + text->size, bytes, size);
    text->size += size;
}

struct strings {
    const char *bytes;
    size_t size;
};

struct conversion {
    char form[64]; /* for snprintf, without the length */
    unsigned lanes;
    unsigned bytes; /* of an integer; 0 as the letter has it */
    char letter;
};

/* Returns the place behind it; NULL where it is no conversion. */
static const char *read_conversion(const char *at, struct conversion *c, const int64_t **values,
                                   const int64_t *end) {
    unsigned flags, stars;
    unsigned length = ur_conversion(at, &flags, &stars, &c->lanes, &c->bytes);
    size_t used = 0;
    c->form[used++] = '%';
    for (unsigned i = 0; i < flags; ++i) {
        if (at[i] == '*') {
            int width = *values < end ? (int)*(*values)++ : 0;
            if (used <= 40) {
                used += (size_t)snprintf(c->form + used, sizeof(c->form) - used, "%d", width);
            }
        } else if (used < 40) {
            c->form[used++] = at[i];
        }
    }
    c->form[used] = 0;
    c->letter = length ? at[length - 1] : 0;
    return length ? at + length : NULL;
}

static void print_put_value(struct text *text, const struct conversion *c, int64_t value,
                            struct strings strings) {
    char form[72], buffer[512];
    int length = 0;
    unsigned bytes = c->bytes ? c->bytes : 4, shift = 64 - 8 * bytes;
    size_t flags = strlen(c->form);
    memcpy(form, c->form, flags);
    switch (c->letter) {
    case 'd':
    case 'i':
        snprintf(form + flags, sizeof(form) - flags, "ll%c", c->letter);
        length = snprintf(buffer, sizeof(buffer), form,
                          (long long)((int64_t)((uint64_t)value << shift) >> shift));
        break;
    case 'o':
    case 'u':
    case 'x':
    case 'X':
        snprintf(form + flags, sizeof(form) - flags, "ll%c", c->letter);
        length = snprintf(buffer, sizeof(buffer), form,
                          (unsigned long long)((uint64_t)value << shift >> shift));
        break;
    case 'c':
        snprintf(form + flags, sizeof(form) - flags, "c");
        length = snprintf(buffer, sizeof(buffer), form, (int)value);
        break;
    case 'p':
        snprintf(form + flags, sizeof(form) - flags, "p");
        length = snprintf(buffer, sizeof(buffer), form, (void *)(intptr_t)value);
        break;
    case 's': {
        const char *string = strings.bytes ? strings.bytes + value : (const char *)(intptr_t)value;
        if (strings.bytes && (value <= 0 || (uint64_t)value >= strings.size)) {
            string = NULL;
        }
        snprintf(form + flags, sizeof(form) - flags, "s");
        length = snprintf(NULL, 0, form, string ? string : "(null)");
        char *whole = length >= 0 ? malloc((size_t)length + 1) : NULL;
        if (!whole) {
            text->failed = true;
            return;
        }
        snprintf(whole, (size_t)length + 1, form, string ? string : "(null)");
        print_put(text, whole, (size_t)length);
        free(whole);
        return;
    }
    default: {
        double number;
        memcpy(&number, &value, sizeof(number));
        snprintf(form + flags, sizeof(form) - flags, "%c", c->letter);
        length = snprintf(buffer, sizeof(buffer), form, number);
        break;
    }
    }
    print_put(text, buffer,
              length < 0                        ? 0
              : (size_t)length < sizeof(buffer) ? (size_t)length
                                                : sizeof(buffer) - 1);
}

int ur_print(FILE *file, const char *format, const int64_t *values, int count, const char *strings,
             size_t size) {
    const struct strings places = {strings, size};
    struct text text = {.room = 256};
    const int64_t *end = values + count;
    text.bytes = malloc(text.room);
    if (!text.bytes) {
        return -1;
    }
    for (const char *at = format; *at;) {
        struct conversion c;
        size_t plain = strcspn(at, "%");
        print_put(&text, at, plain);
        at += plain;
        if (!*at) {
            break;
        }
        const char *behind = at[1] == '%' ? NULL : read_conversion(at + 1, &c, &values, end);
        if (!behind) {
            print_put(&text, "%", 1);
            at += at[1] == '%' ? 2 : 1;
            continue;
        }
        for (unsigned i = 0; i < c.lanes && values < end; ++i) {
            print_put(&text, ",", i ? 1 : 0);
            print_put_value(&text, &c, *values++, places);
        }
        at = behind;
    }
    bool written = !text.failed && fwrite(text.bytes, 1, text.size, file) == text.size;
    free(text.bytes);
    return written ? 0 : -1;
}
