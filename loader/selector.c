#include "selector.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>

/* SYCL has one kind of device for everything that is neither CPU nor GPU, and two words for it. */
#define TYPES_ACCELERATOR                                                                          \
    (LOADER_TYPE_BIT(UR_DEVICE_TYPE_FPGA) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_MCA) |                  \
     LOADER_TYPE_BIT(UR_DEVICE_TYPE_VPU) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_CUSTOM))

static const struct {
    const char *word;
    ur_backend_t backend;
} backends[] = {
    {"*", LOADER_SELECTOR_ANY_BACKEND},
    {"level_zero", UR_BACKEND_LEVEL_ZERO},
    {"opencl", UR_BACKEND_OPENCL},
    {"cuda", UR_BACKEND_CUDA},
    {"hip", UR_BACKEND_HIP},
    {"native_cpu", UR_BACKEND_NATIVE_CPU},
    {"offload", UR_BACKEND_OFFLOAD},
};

static const struct {
    const char *word;
    uint32_t types;
} types[] = {
    {"*", LOADER_TYPES_ALL},
    {"cpu", LOADER_TYPE_BIT(UR_DEVICE_TYPE_CPU)},
    {"gpu", LOADER_TYPE_BIT(UR_DEVICE_TYPE_GPU)},
    {"fpga", TYPES_ACCELERATOR},
    {"acc", TYPES_ACCELERATOR},
};

struct parser {
    const char *text;
    size_t at;
    struct loader_selector_error *error;
};

static ur_result_t selector_fail(struct parser *parser, size_t position, const char *format, ...)
    __attribute__((format(printf, 3, 4)));

static ur_result_t selector_fail(struct parser *parser, size_t position, const char *format, ...) {
    va_list args;
    va_start(args, format);
    parser->error->position = position;
    vsnprintf(parser->error->message, sizeof(parser->error->message), format, args);
    va_end(args);
    return UR_RESULT_ERROR_INVALID_VALUE;
}

static bool is_word(const char *text, size_t length, const char *word) {
    return strlen(word) == length && strncasecmp(text, word, length) == 0;
}

static ur_result_t parse_backend(struct parser *parser, ur_backend_t *backend) {
    const char *word = parser->text + parser->at;
    size_t length = strcspn(word, ":;,.!");

    if (length == 0) {
        return selector_fail(parser, parser->at, "a backend is missing here");
    }
    for (size_t i = 0; i < sizeof(backends) / sizeof(backends[0]); i++) {
        if (is_word(word, length, backends[i].word)) {
            *backend = backends[i].backend;
            parser->at += length;
            return UR_RESULT_SUCCESS;
        }
    }
    return selector_fail(
        parser, parser->at,
        "unknown backend; known are *, level_zero, opencl, cuda, hip, native_cpu, offload");
}

static ur_result_t parse_number(struct parser *parser, uint32_t *number) {
    size_t at = parser->at;
    uint64_t value = 0;

    while (parser->text[at] >= '0' && parser->text[at] <= '9') {
        value = value * 10 + (uint64_t)(parser->text[at] - '0');
        if (value >= LOADER_SELECTOR_EACH) {
            return selector_fail(parser, parser->at, "the number is too large");
        }
        at++;
    }
    *number = (uint32_t)value;
    parser->at = at;
    return UR_RESULT_SUCCESS;
}

static bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

static ur_result_t parse_root(struct parser *parser, struct loader_selector_device *device) {
    const char *word = parser->text + parser->at;
    size_t length = strcspn(word, ",;.:!");

    device->types = LOADER_TYPES_ALL;
    device->path[0] = LOADER_SELECTOR_EACH;
    if (length == 0) {
        return selector_fail(parser, parser->at, "a device is missing here");
    }
    if (is_digit(word[0])) {
        return parse_number(parser, &device->path[0]);
    }
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); i++) {
        if (is_word(word, length, types[i].word)) {
            device->types = types[i].types;
            parser->at += length;
            return UR_RESULT_SUCCESS;
        }
    }
    return selector_fail(parser, parser->at,
                         "unknown device; expected *, cpu, gpu, fpga, acc or a number");
}

static ur_result_t parse_part(struct parser *parser, uint32_t *number) {
    if (parser->text[parser->at] == '*') {
        *number = LOADER_SELECTOR_EACH;
        parser->at++;
        return UR_RESULT_SUCCESS;
    }
    if (is_digit(parser->text[parser->at])) {
        return parse_number(parser, number);
    }
    return selector_fail(parser, parser->at, "expected * or the number of a sub-device");
}

static ur_result_t parse_device(struct parser *parser, struct loader_selector_device *device) {
    ur_result_t result = parse_root(parser, device);

    device->depth = 1;
    device->path[1] = device->path[2] = LOADER_SELECTOR_EACH;
    while (result == UR_RESULT_SUCCESS && parser->text[parser->at] == '.') {
        if (device->depth == 3) {
            return selector_fail(parser, parser->at, "there are no sub-devices below this level");
        }
        size_t part = ++parser->at;
        result = parse_part(parser, &device->path[device->depth++]);
        if (result == UR_RESULT_SUCCESS &&
            device->path[device->depth - 1] != LOADER_SELECTOR_EACH &&
            device->path[device->depth - 2] == LOADER_SELECTOR_EACH) {
            return selector_fail(parser, part,
                                 "a number of a sub-device needs the number of its device");
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char next = parser->text[parser->at];
    if (next != '\0' && next != ',' && next != ';') {
        return selector_fail(parser, parser->at,
                             next == ':' ? "a term has one ':', between backend and devices"
                                         : "expected ',', ';', '.' or the end");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t parse_term(struct parser *parser, struct loader_selector_term *term,
                              bool after_discard) {
    ur_result_t result;
    size_t capacity = 0;

    term->begin = parser->at;
    if (parser->text[parser->at] == '!') {
        term->discard = true;
        parser->at++;
    } else if (parser->text[parser->at] == '\0' || parser->text[parser->at] == ';') {
        return selector_fail(parser, parser->at, "a term is missing here");
    } else if (after_discard) {
        return selector_fail(parser, parser->at, "terms without '!' come before those with it");
    }
    result = parse_backend(parser, &term->backend);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (parser->text[parser->at] != ':') {
        return selector_fail(parser, parser->at,
                             "expected ':' and devices, or ':*' for all of the backend");
    }
    do {
        parser->at++;
        if (term->num_devices == capacity) {
            capacity = capacity ? capacity * 2 : 4;
            void *devices = realloc(term->devices, capacity * sizeof(*term->devices));
            if (!devices) {
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            }
            term->devices = devices;
        }
        result = parse_device(parser, &term->devices[term->num_devices]);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        term->num_devices++;
    } while (parser->text[parser->at] == ',');
    term->end = parser->at;
    return UR_RESULT_SUCCESS;
}

static ur_result_t parse_terms(struct parser *parser, struct loader_selector *selector) {
    size_t capacity = 0;

    for (;;) {
        if (selector->num_terms == capacity) {
            capacity = capacity ? capacity * 2 : 4;
            void *terms = realloc(selector->terms, capacity * sizeof(*selector->terms));
            if (!terms) {
                return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            }
            selector->terms = terms;
        }
        struct loader_selector_term *term = &selector->terms[selector->num_terms];
        *term = (struct loader_selector_term){0};
        bool after_discard = selector->num_terms > selector->num_accept;
        /* Counted before it is parsed, so that what it holds so far is freed on failure. */
        selector->num_terms++;
        ur_result_t result = parse_term(parser, term, after_discard);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        if (!term->discard) {
            selector->num_accept++;
        }
        if (parser->text[parser->at] == '\0') {
            return UR_RESULT_SUCCESS;
        }
        parser->at++;
    }
}

ur_result_t loader_selector_parse(const char *text, struct loader_selector **selector,
                                  struct loader_selector_error *error) {
    *error = (struct loader_selector_error){0};
    struct loader_selector *made = calloc(1, sizeof(*made));
    if (!made) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    made->text = strdup(text);
    if (!made->text) {
        free(made);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    struct parser parser = {.text = made->text, .error = error};
    ur_result_t result = parse_terms(&parser, made);
    if (result != UR_RESULT_SUCCESS) {
        loader_selector_free(made);
        return result;
    }
    *selector = made;
    return UR_RESULT_SUCCESS;
}

bool loader_selector_tell(const char *text) {
    static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
    static uint64_t last; /* a number made of the text, which is all that is kept of it */
    uint64_t number = UINT64_C(0xcbf29ce484222325);

    for (const char *c = text; *c; c++) {
        number = (number ^ (unsigned char)*c) * UINT64_C(0x100000001b3);
    }
    pthread_mutex_lock(&lock);
    bool is_new = last != number;
    last = number;
    pthread_mutex_unlock(&lock);
    return is_new;
}

void loader_selector_free(struct loader_selector *selector) {
    if (!selector) {
        return;
    }
    for (uint32_t i = 0; i < selector->num_terms; i++) {
        free(selector->terms[i].devices);
    }
    free(selector->terms);
    free(selector->text);
    free(selector);
}

static bool concerns(const struct loader_selector_term *term, ur_backend_t backend) {
    return term->backend == LOADER_SELECTOR_ANY_BACKEND || term->backend == backend;
}

uint32_t loader_selector_depth(const struct loader_selector *selector, ur_backend_t backend) {
    uint32_t depth = selector->num_accept ? 0 : 1;
    for (uint32_t i = 0; i < selector->num_accept; i++) {
        const struct loader_selector_term *term = &selector->terms[i];
        for (uint32_t j = 0; concerns(term, backend) && j < term->num_devices; j++) {
            if (term->devices[j].depth > depth) {
                depth = term->devices[j].depth;
            }
        }
    }
    return depth;
}

/* An accepting device is meant on its own level; a discarding one takes along what lies within. */
static bool matches(const struct loader_selector_term *term,
                    const struct loader_selector_subject *subject) {
    if (!concerns(term, subject->backend)) {
        return false;
    }
    for (uint32_t i = 0; i < term->num_devices; i++) {
        const struct loader_selector_device *device = &term->devices[i];
        if (!(device->types & LOADER_TYPE_BIT(subject->type))) {
            continue;
        }
        if (term->discard ? device->depth > subject->depth : device->depth != subject->depth) {
            continue;
        }
        uint32_t level = 0;
        while (level < device->depth && (device->path[level] == LOADER_SELECTOR_EACH ||
                                         device->path[level] == subject->path[level])) {
            level++;
        }
        if (level == device->depth) {
            return true;
        }
    }
    return false;
}

bool loader_selector_selects(const struct loader_selector *selector,
                             const struct loader_selector_subject *subject, uint32_t *term) {
    uint32_t accepted_by = selector->num_terms;
    bool accepted = false;

    if (selector->num_accept == 0) {
        accepted = subject->depth == 1;
    }
    for (uint32_t i = 0; i < selector->num_accept && !accepted; i++) {
        if (matches(&selector->terms[i], subject)) {
            accepted = true;
            accepted_by = i;
        }
    }
    for (uint32_t i = selector->num_accept; i < selector->num_terms && accepted; i++) {
        if (matches(&selector->terms[i], subject)) {
            accepted = false;
            accepted_by = i;
        }
    }
    if (term) {
        *term = accepted_by;
    }
    return accepted;
}

bool loader_selector_rules_out(const struct loader_selector *selector, ur_backend_t backend,
                               uint32_t possible, uint32_t *term) {
    uint32_t accepted = selector->num_accept ? 0 : possible;

    if (term) {
        *term = selector->num_terms;
    }
    for (uint32_t i = 0; i < selector->num_accept; i++) {
        const struct loader_selector_term *candidate = &selector->terms[i];
        for (uint32_t j = 0; concerns(candidate, backend) && j < candidate->num_devices; j++) {
            accepted |= candidate->devices[j].types & possible;
        }
    }
    /* Only a term that discards whole types on the root level counts here: which numbers exist is
     * not known before the adapter is asked. */
    for (uint32_t i = selector->num_accept; i < selector->num_terms && accepted; i++) {
        const struct loader_selector_term *candidate = &selector->terms[i];
        for (uint32_t j = 0; concerns(candidate, backend) && j < candidate->num_devices; j++) {
            const struct loader_selector_device *device = &candidate->devices[j];
            if (device->depth == 1 && device->path[0] == LOADER_SELECTOR_EACH) {
                accepted &= ~device->types;
            }
        }
        if (!accepted && term) {
            *term = i;
        }
    }
    return accepted == 0;
}
