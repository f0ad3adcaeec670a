#include "environment.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/auxv.h>

bool loader_is_privileged(void) {
    return getauxval(AT_SECURE) != 0;
}

static const char *unless_empty(const char *text) {
    return text && text[0] != '\0' ? text : NULL;
}

const char *loader_getenv(const char *name) {
    return unless_empty(getenv(name));
}

const char *loader_getenv_path(const char *name) {
    return unless_empty(secure_getenv(name));
}

bool loader_getenv_switch(const char *name, bool standard, bool *malformed) {
    static const char *const words[] = {"0", "1", "false", "true", "off", "on", "no", "yes"};
    const char *text = loader_getenv(name);

    *malformed = false;
    if (!text) {
        return standard;
    }
    for (size_t i = 0; i < sizeof(words) / sizeof(words[0]); i++) {
        if (strcasecmp(text, words[i]) == 0) {
            return i % 2 != 0;
        }
    }
    *malformed = true;
    return standard;
}

/* The length of the part at `text`; `*begin` and `*length` are what is left of it without quotes.
 */
static size_t next_part(const char *text, const char **begin, size_t *length) {
    if (text[0] == '"' || text[0] == '\'') {
        const char *close = strchr(text + 1, text[0]);
        if (close && (close[1] == ',' || close[1] == '\0')) {
            *begin = text + 1;
            *length = (size_t)(close - text) - 1;
            return *length + 2;
        }
    }
    *begin = text;
    *length = strcspn(text, ",");
    return *length;
}

bool loader_list_split(const char *text, char ***parts) {
    size_t count = 0, commas = 1;
    for (const char *c = text; *c; c++) {
        commas += *c == ',';
    }
    char **result = calloc(commas + 1, sizeof(*result));
    if (!result) {
        return false;
    }
    for (const char *at = text;;) {
        const char *begin;
        size_t length;
        at += next_part(at, &begin, &length);
        if (length) {
            result[count] = strndup(begin, length);
            if (!result[count++]) {
                loader_list_free(result);
                return false;
            }
        }
        if (*at == '\0') {
            break;
        }
        at++;
    }
    *parts = result;
    return true;
}

void loader_list_free(char **parts) {
    for (char **part = parts; part && *part; part++) {
        free(*part);
    }
    free(parts);
}

char *loader_format(const char *format, ...) {
    char *text;
    va_list args;
    va_start(args, format);
    int length = vasprintf(&text, format, args);
    va_end(args);
    return length < 0 ? NULL : text;
}
