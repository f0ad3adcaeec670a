#include "kernel_line.h"

#include <ctype.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ur_api.h"

/* ---- reading ---- */

/* A number behind *at, which it goes past. */
static bool read_size(const char **at, size_t *to) {
    char *end = NULL;
    if (!isdigit((unsigned char)**at)) {
        return false;
    }
    *to = strtoull(*at, &end, 0);
    *at = end;
    return true;
}

/* One to three numbers joined by `x`; how many, 0 if that is not there. */
static int read_extent(const char **at, size_t to[3]) {
    int count = 0;
    do {
        if (count == 3 || !read_size(at, &to[count])) {
            return 0;
        }
        count++;
    } while (**at == 'x' && (*at)++);
    return count;
}

/* The word up to one of `ends`. */
static bool read_word(const char **at, const char *ends, char *to, size_t size) {
    size_t length = strcspn(*at, ends);
    if (length == 0 || length >= size) {
        return false;
    }
    memcpy(to, *at, length);
    to[length] = '\0';
    *at += length;
    return true;
}

static bool read_number(const char **at, const struct member *m, int which, struct member *to) {
    char *end = NULL;
    if (m->type->kind == KIND_FLOAT) {
        to->values[which].f = strtod(*at, &end);
    } else {
        to->values[which].i = **at == '-' ? strtoll(*at, &end, 0) : (int64_t)strtoull(*at, &end, 0);
    }
    if (end == *at) {
        return false;
    }
    *at = end;
    return true;
}

/* What stands behind `=`. */
static bool read_fill(const char **at, struct member *m) {
    if (strncmp(*at, "bits", 4) == 0) {
        m->fill = FILL_BITS;
        *at += 4;
        return true;
    }
    if (strncmp(*at, "iota", 4) == 0) {
        m->fill = FILL_IOTA;
        *at += 4;
        return true;
    }
    const char *dots = strstr(*at, ".."), *stop = *at + strcspn(*at, ";}/");
    if (dots && dots < stop) {
        char low[64];
        char *end = NULL;
        if ((size_t)(dots - *at) >= sizeof(low)) {
            return false;
        }
        memcpy(low, *at, (size_t)(dots - *at));
        low[dots - *at] = '\0';
        m->fill = FILL_RANDOM;
        m->low = strtod(low, NULL);
        m->high = strtod(dots + 2, &end);
        *at = end;
        return end != dots + 2;
    }
    m->fill = FILL_VALUES;
    do {
        if (m->value_count == LINE_VALUES || !read_number(at, m, m->value_count, m)) {
            return false;
        }
        m->value_count++;
    } while (**at == ',' && (*at)++);
    return true;
}

static bool read_member(const char **at, struct member *m) {
    char word[32];
    *m = (struct member){.count = 1};
    if (!read_word(at, "*=;}[/", word, sizeof(word))) {
        return false;
    }
    m->type = type_of(word, &m->width);
    if (!m->type || m->width < 1 || m->width > 16) {
        return false;
    }
    m->high = m->type->kind == KIND_FLOAT ? 1 : 63;
    m->fill = m->type->bits == 8 ? FILL_BITS : FILL_RANDOM;
    if (**at == '*' && (!(*at)++ || !read_size(at, &m->count) || m->count == 0)) {
        return false;
    }
    return **at != '=' || ((*at)++ && read_fill(at, m));
}

static size_t element_size(const struct member *m) {
    return (size_t)m->type->bits / 8 * (size_t)(m->width == 3 ? 4 : m->width);
}

/* Places the members as C does: each at a multiple of its size. */
static void place_members(struct argument *arg) {
    size_t at = 0, most = 1;
    for (int i = 0; i < arg->member_count; i++) {
        struct member *m = &arg->members[i];
        size_t size = element_size(m);
        at = (at + size - 1) / size * size;
        m->offset = at;
        at += size * m->count;
        most = size > most ? size : most;
    }
    arg->size = (at + most - 1) / most * most;
}

static int position(const char *word, const char *const *words) {
    for (int i = 0; words[i]; i++) {
        if (strcmp(word, words[i]) == 0) {
            return i;
        }
    }
    return -1;
}

static const char *const orders[] = {"a",    "r",    "rg",   "ra",        "rgb",       "rgba",
                                     "bgra", "argb", "abgr", "intensity", "luminance", NULL};
static const int order_channels[] = {1, 1, 2, 2, 3, 4, 4, 4, 4, 1, 1};
static const char *const channels[] = {"snorm8", "snorm16", "unorm8", "unorm16", "int8",
                                       "int16",  "int32",   "uint8",  "uint16",  "uint32",
                                       "half",   "float",   NULL};
static const struct {
    int number;
    const char *type;
} channel_kinds[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, "char"},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, "short"},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, "uchar"},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, "ushort"},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, "char"},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, "short"},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, "int"},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, "uchar"},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, "ushort"},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, "uint"},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, "half"},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, "float"},
};
static const char *const addressings[] = {"none",   "clamp_to_edge",   "clamp",
                                          "repeat", "mirrored_repeat", NULL};
static const char *const filters[] = {"nearest", "linear", NULL};

static bool read_image(const char **at, struct argument *arg) {
    char word[32];
    arg->kind = ARGUMENT_IMAGE;
    arg->dims = (*at)[5] - '0';
    *at += strlen("image2d[");
    arg->extent[1] = arg->extent[2] = 1;
    if (arg->dims < 1 || arg->dims > 3 || read_extent(at, arg->extent) != arg->dims ||
        strncmp(*at, "]:", 2) != 0) {
        return false;
    }
    *at += 2;
    if (!read_word(at, ",", word, sizeof(word)) || (arg->order = position(word, orders)) < 0) {
        return false;
    }
    int parts = order_channels[arg->order];
    (*at)++;
    if (!read_word(at, "/=", word, sizeof(word))) {
        return false;
    }
    int kind = position(word, channels);
    if (kind < 0) {
        return false;
    }
    arg->channel = channel_kinds[kind].number;
    arg->member_count = 1;
    struct member *m = &arg->members[0];
    const char *type = channel_kinds[kind].type;
    if (!read_member(&type, m)) {
        return false;
    }
    m->count = (size_t)parts;
    m->fill = m->type->kind == KIND_FLOAT ? FILL_RANDOM : FILL_BITS;
    if (**at == '=' && (!(*at)++ || !read_fill(at, m))) {
        return false;
    }
    place_members(arg);
    arg->count = arg->extent[0] * arg->extent[1] * arg->extent[2];
    return true;
}

static bool read_sampler(const char **at, struct argument *arg) {
    char word[32];
    arg->kind = ARGUMENT_SAMPLER;
    *at += strlen("sampler:");
    if (!read_word(at, ",", word, sizeof(word)) ||
        (arg->addressing = position(word, addressings)) < 0) {
        return false;
    }
    (*at)++;
    if (!read_word(at, ",/", word, sizeof(word)) || (arg->filter = position(word, filters)) < 0) {
        return false;
    }
    arg->normalized = strncmp(*at, ",normalized", 11) == 0;
    *at += arg->normalized ? 11 : 0;
    return true;
}

static bool read_data(const char **at, struct argument *arg) {
    arg->kind = ARGUMENT_VALUE;
    arg->count = 1;
    if (**at == '{') {
        do {
            (*at)++;
            if (arg->member_count == LINE_MEMBERS ||
                !read_member(at, &arg->members[arg->member_count++])) {
                return false;
            }
        } while (**at == ';');
        if (*(*at)++ != '}') {
            return false;
        }
    } else {
        arg->member_count = 1;
        if (!read_member(at, &arg->members[0])) {
            return false;
        }
    }
    place_members(arg);
    if (**at == '[') {
        (*at)++;
        arg->kind = ARGUMENT_MEMORY;
        if (!read_size(at, &arg->count) || arg->count == 0 || *(*at)++ != ']') {
            return false;
        }
        if (**at == '=' && arg->member_count == 1) {
            (*at)++;
            return read_fill(at, &arg->members[0]);
        }
    }
    return true;
}

static bool read_flags(const char *at, struct argument *arg) {
    while (*at == '/') {
        at++;
        if (strncmp(at, "any", 3) == 0) {
            arg->any = true;
            at += 3;
        } else if (strncmp(at, "sorted", 6) == 0) {
            arg->sorted = true;
            at += 6;
        } else if (strncmp(at, "within=", 7) == 0) {
            char *end = NULL;
            arg->within = strtod(at + 7, &end);
            if (end == at + 7) {
                return false;
            }
            at = end;
        } else {
            return false;
        }
    }
    return *at == '\0';
}

static bool read_argument(const char *at, struct argument *arg) {
    bool read;
    if (strncmp(at, "local[", 6) == 0) {
        at += 6;
        arg->kind = ARGUMENT_LOCAL;
        read = read_size(&at, &arg->size) && arg->size > 0 && *at++ == ']';
    } else if (strncmp(at, "image", 5) == 0 && strncmp(at + 5 + (at[5] != '\0'), "d[", 2) == 0) {
        read = read_image(&at, arg);
    } else if (strncmp(at, "sampler:", 8) == 0) {
        read = read_sampler(&at, arg);
    } else {
        read = read_data(&at, arg);
    }
    return read && read_flags(at, arg);
}

const char *kernel_line_parse(const char *text, struct kernel_line *line) {
    static char copy[LINE_TEXT], why[256];
    char *rest = NULL;
    memset(line, 0, sizeof(*line));
    snprintf(copy, sizeof(copy), "%s", text);
    char *word = strtok_r(copy, " \t\n", &rest);
    if (!word || strlen(word) >= sizeof(line->name)) {
        return "there is no name";
    }
    memcpy(line->name, word, strlen(word) + 1);
    word = strtok_r(NULL, " \t\n", &rest);
    const char *at = word ? word : "";
    int dims = read_extent(&at, line->global), local = dims;
    if (dims && *at == ':') {
        at++;
        local = read_extent(&at, line->local);
    }
    line->dims = (uint32_t)dims;
    if (!dims || local != dims || *at) {
        return "its range is not GLOBAL or GLOBAL:LOCAL";
    }
    while ((word = strtok_r(NULL, " \t\n", &rest))) {
        if (line->arg_count == LINE_ARGS) {
            return "it has too many arguments";
        }
        struct argument *arg = &line->args[line->arg_count++];
        snprintf(arg->text, sizeof(arg->text), "%.*s", (int)sizeof(arg->text) - 1, word);
        if (!read_argument(word, arg)) {
            snprintf(why, sizeof(why), "argument %d is none: %.200s", line->arg_count - 1, word);
            return why;
        }
    }
    return NULL;
}

/* ---- filling ---- */

static uint64_t next_bits(uint64_t *state) { /* splitmix64 */
    uint64_t z = *state += 0x9e3779b97f4a7c15u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

/* The half nearest to zero from a number between; beyond them the largest. */
static uint16_t half_of(double d) {
    int exponent = 0;
    double m = frexp(fabs(d), &exponent); /* 0.5 to 1 */
    uint16_t sign = signbit(d) ? 0x8000 : 0;
    if (isnan(d) || isinf(d)) {
        return (uint16_t)(sign | (isnan(d) ? 0x7e00 : 0x7c00));
    }
    if (exponent > 16) {
        return sign | 0x7bff;
    }
    if (exponent < -13) {
        return (uint16_t)(sign | (uint16_t)ldexp(fabs(d), 24));
    }
    return (uint16_t)(sign | (exponent + 14) << 10 | ((int)(m * 2048) & 1023));
}

static void put_float(const struct type *t, double d, uint8_t *to) {
    if (t->bits == 16) {
        memcpy(to, &(uint16_t){half_of(d)}, 2);
    } else if (t->bits == 32) {
        memcpy(to, &(float){(float)d}, 4);
    } else {
        memcpy(to, &d, 8);
    }
}

static void put_integer(const struct type *t, uint64_t bits, uint8_t *to) {
    memcpy(to, &bits, (size_t)t->bits / 8); /* little-endian, as all hosts here */
}

static void fill_one(const struct member *m, size_t index, size_t component, uint64_t *state,
                     uint8_t *to) {
    bool floats = m->type->kind == KIND_FLOAT;
    uint64_t bits = next_bits(state);
    double part = (double)(bits >> 11) * 0x1p-53;
    if (m->fill == FILL_BITS) {
        put_integer(m->type, bits, to);
    } else if (m->fill == FILL_VALUES) {
        size_t which = component % (size_t)m->value_count;
        if (floats) {
            put_float(m->type, m->values[which].f, to);
        } else {
            put_integer(m->type, (uint64_t)m->values[which].i, to);
        }
    } else if (floats) {
        put_float(m->type,
                  m->fill == FILL_IOTA ? (double)index : m->low + part * (m->high - m->low), to);
    } else {
        double value = m->low + floor(part * (m->high - m->low + 1));
        put_integer(m->type, m->fill == FILL_IOTA ? index : (uint64_t)(int64_t)value, to);
    }
}

size_t argument_bytes(const struct argument *arg) {
    return arg->kind == ARGUMENT_LOCAL || arg->kind == ARGUMENT_SAMPLER ? 0
                                                                        : arg->size * arg->count;
}

void argument_fill(const struct argument *arg, uint64_t seed, uint8_t *to) {
    uint64_t state = seed;
    memset(to, 0, argument_bytes(arg));
    for (size_t i = 0; i < arg->count; i++) {
        for (int k = 0; k < arg->member_count; k++) {
            const struct member *m = &arg->members[k];
            size_t size = (size_t)m->type->bits / 8,
                   component = arg->member_count == 1 ? i * m->count * (size_t)m->width : 0;
            for (size_t n = 0; n < m->count; n++) {
                for (int c = 0; c < m->width; c++) {
                    fill_one(m, i, component++, &state,
                             to + i * arg->size + m->offset + n * element_size(m) +
                                 (size_t)c * size);
                }
            }
        }
    }
}

/* ---- comparing ---- */

static double typical(const struct argument *arg, const struct member *m, const uint8_t *from) {
    double sum = 0;
    size_t count = 0;
    for (size_t i = 0; i < arg->count; i++) {
        for (size_t n = 0; n < m->count * (element_size(m) / ((size_t)m->type->bits / 8)); n++) {
            double x = fabs((double)value_read(m->type, from + i * arg->size + m->offset +
                                                            n * (size_t)m->type->bits / 8)
                                .f);
            if (isfinite(x) && x > 0) {
                sum += log(x);
                count++;
            }
        }
    }
    return count ? exp(sum / (double)count) : 0;
}

static bool number_alike(const struct member *m, double within, double magnitude, const uint8_t *a,
                         const uint8_t *b) {
    if (memcmp(a, b, (size_t)m->type->bits / 8) == 0) {
        return true;
    }
    struct value x = value_read(m->type, a), y = value_read(m->type, b);
    if (m->type->kind != KIND_FLOAT) {
        wide difference = x.i > y.i ? x.i - y.i : y.i - x.i;
        return difference <= (wide)within;
    }
    if (within == 0) {
        within = m->type->bits == 64 ? 1e-9 : m->type->bits == 32 ? 1e-4 : 2e-2;
    }
    double f = (double)x.f, g = (double)y.f;
    return f == g || (isnan(f) && isnan(g)) ||
           fabs(f - g) <= within * (fmax(fabs(f), fabs(g)) + magnitude);
}

static size_t sorted_size;
static int by_bytes(const void *a, const void *b) {
    return memcmp(a, b, sorted_size);
}

static uint8_t *sorted_copy(const struct argument *arg, const uint8_t *from) {
    uint8_t *copy = malloc(argument_bytes(arg));
    if (!copy) {
        abort();
    }
    memcpy(copy, from, argument_bytes(arg));
    sorted_size = arg->size;
    qsort(copy, arg->count, arg->size, by_bytes);
    return copy;
}

static void describe(const struct member *m, const uint8_t *at, char *to, size_t size) {
    struct value v = value_read(m->type, at);
    if (m->type->kind == KIND_FLOAT) {
        snprintf(to, size, "%.9g", (double)v.f);
    } else {
        snprintf(to, size, "%lld", (long long)v.i);
    }
}

static bool elements_alike(const struct argument *arg, const uint8_t *a, const uint8_t *b,
                           char *why, size_t size) {
    size_t different = 0;
    why[0] = '\0';
    for (int k = 0; k < arg->member_count; k++) {
        const struct member *m = &arg->members[k];
        double magnitude = m->type->kind == KIND_FLOAT ? typical(arg, m, a) : 0;
        size_t bytes = (size_t)m->type->bits / 8;
        for (size_t i = 0; i < arg->count; i++) {
            for (size_t n = 0; n < m->count * (size_t)m->width; n++) {
                size_t at = i * arg->size + m->offset + n / (size_t)m->width * element_size(m) +
                            n % (size_t)m->width * bytes;
                if (number_alike(m, arg->within, magnitude, a + at, b + at)) {
                    continue;
                }
                if (!different++) {
                    char x[40], y[40], part[40] = "";
                    describe(m, a + at, x, sizeof(x));
                    describe(m, b + at, y, sizeof(y));
                    if (arg->size > bytes) {
                        snprintf(part, sizeof(part), " byte %zu", at - i * arg->size);
                    }
                    snprintf(why, size, "[%zu]%s is %s, not %s", i, part, y, x);
                }
            }
        }
    }
    if (different > 1) {
        size_t length = strlen(why);
        snprintf(why + length, size - length, " (%zu differ)", different);
    }
    return different == 0;
}

bool argument_alike(const struct argument *arg, const uint8_t *a, const uint8_t *b, char *why,
                    size_t size) {
    if (arg->any || memcmp(a, b, argument_bytes(arg)) == 0) {
        return true;
    }
    if (!arg->sorted) {
        return elements_alike(arg, a, b, why, size);
    }
    uint8_t *x = sorted_copy(arg, a), *y = sorted_copy(arg, b);
    bool alike = elements_alike(arg, x, y, why, size);
    free(x);
    free(y);
    return alike;
}
