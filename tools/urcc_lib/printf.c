/*
 * OpenCL C's printf for host code: as C's, with vectors (%v4hlf) and without %n. The text of a call
 * is made in memory of the thread and then written at once, so calls of different work-items do not
 * mix within a line, and a kernel that faults over a string holds no lock of the host's stdout.
 */
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

struct _IO_FILE;
extern struct _IO_FILE *stdout;
int snprintf(char *to, size_t size, const char *format, ...);
size_t fwrite(const void *from, size_t size, size_t count, struct _IO_FILE *file);

/* The first part of a longer text is written before the rest is made. */
#define UR_TEXT_SIZE 4096
struct ur_text {
    char bytes[UR_TEXT_SIZE];
    size_t used;
    int failed;
};
static __thread struct ur_text ur_text;

static void ur_flush(struct ur_text *t) {
    if (t->used && fwrite(t->bytes, 1, t->used, stdout) != t->used)
        t->failed = 1;
    t->used = 0;
}

static void ur_put(struct ur_text *t, char c) {
    if (t->used == UR_TEXT_SIZE)
        ur_flush(t);
    t->bytes[t->used++] = c;
}

/* One conversion, as its text reads: flags and the rest are from the format. */
struct ur_conversion {
    char form[48]; /* for snprintf */
    int vector;    /* number of components, 0 for a scalar */
    int size;      /* bytes of an integer or float as the length modifier has it; 0: none is given */
    int width, precision; /* for strings, which are not left to snprintf: any length; -1: none */
    int left;
    char kind;
};

#define UR_PRINT(t, c, value)                                                                      \
    do {                                                                                           \
        int left_ = (int)(UR_TEXT_SIZE - (t)->used);                                               \
        int n_ = snprintf((t)->bytes + (t)->used, (size_t)left_, (c)->form, value);                \
        if (n_ >= left_) {                                                                         \
            ur_flush(t);                                                                           \
            n_ = snprintf((t)->bytes, UR_TEXT_SIZE, (c)->form, value);                             \
            if (n_ >= UR_TEXT_SIZE)                                                                \
                n_ = UR_TEXT_SIZE - 1;                                                             \
        }                                                                                          \
        if (n_ > 0)                                                                                \
            (t)->used += (size_t)n_;                                                               \
    } while (0)

static const char *ur_number(const char *p, int *value) {
    int n = 0;
    while (*p >= '0' && *p <= '9') {
        n = n < 1000 ? n * 10 + (*p - '0') : n;
        p++;
    }
    *value = n;
    return p;
}

/* Reads what follows a '%'. Returns the place behind it, or NULL if it is no conversion. */
static const char *ur_conversion(const char *p, struct ur_conversion *c, va_list *args) {
    size_t at = 0;
    int value;
    *c = (struct ur_conversion){.width = -1, .precision = -1};
    c->form[at++] = '%';
    for (; *p == '-' || *p == '+' || *p == ' ' || *p == '#' || *p == '0'; p++) {
        c->left |= *p == '-';
        if (at < 8)
            c->form[at++] = *p;
    }
    if (*p == '*') {
        c->width = va_arg(*args, int);
        if (c->width < 0) {
            c->left = 1;
            c->form[at++] = '-';
            c->width = c->width < -1000 ? 1000 : -c->width;
        }
        p++;
    } else if (*p >= '1' && *p <= '9') {
        p = ur_number(p, &c->width);
    }
    if (*p == '.') {
        p++;
        if (*p == '*') {
            c->precision = va_arg(*args, int);
            p++;
        } else {
            p = ur_number(p, &c->precision);
        }
    }
    if (c->width >= 0)
        at += (size_t)snprintf(c->form + at, 8, "%d", c->width > 1000 ? 1000 : c->width);
    if (c->precision >= 0)
        at += (size_t)snprintf(c->form + at, 8, ".%d", c->precision > 1000 ? 1000 : c->precision);
    if (*p == 'v') {
        p = ur_number(p + 1, &value);
        if (value != 2 && value != 3 && value != 4 && value != 8 && value != 16)
            return NULL;
        c->vector = value;
    }
    if (*p == 'h') {
        c->size = p[1] == 'h' ? 1 : p[1] == 'l' ? 4 : 2;
        p += c->size == 2 ? 1 : 2;
    } else if (*p == 'l' || *p == 'j' || *p == 'z' || *p == 't') {
        c->size = 8;
        p += p[0] == 'l' && p[1] == 'l' ? 2 : 1;
    }
    c->kind = *p;
    switch (*p) {
    case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
        c->form[at++] = 'l';
        c->form[at++] = 'l';
        break;
    case 'f': case 'F': case 'e': case 'E': case 'g': case 'G': case 'a': case 'A': case 'c': case 'p':
    case 's':
        break;
    default:
        return NULL;
    }
    c->form[at++] = *p;
    c->form[at] = '\0';
    return p + 1;
}

static void ur_print_integer(struct ur_text *t, const struct ur_conversion *c, long long v) {
    if (c->kind == 'd' || c->kind == 'i') {
        v = c->size == 1 ? (signed char)v : c->size == 2 ? (short)v : c->size == 8 ? v : (int)v;
    } else {
        v = (long long)(c->size == 1   ? (unsigned char)v
                        : c->size == 2 ? (unsigned short)v
                        : c->size == 8 ? (unsigned long long)v
                                       : (unsigned)v);
    }
    UR_PRINT(t, c, v);
}

static void ur_print_string(struct ur_text *t, const struct ur_conversion *c, const char *s) {
    int n = 0;
    if (!s)
        s = "(null)";
    while ((c->precision < 0 || n < c->precision) && s[n])
        n++;
    for (int k = n; !c->left && k < c->width; k++)
        ur_put(t, ' ');
    for (int k = 0; k < n; k++)
        ur_put(t, s[k]);
    for (int k = n; c->left && k < c->width; k++)
        ur_put(t, ' ');
}

/* Components that were passed as one vector. */
static void ur_print_vector(struct ur_text *t, const struct ur_conversion *c, int size, const void *from) {
    for (int k = 0; k < c->vector; k++) {
        if (k)
            ur_put(t, ',');
        switch (c->kind) {
        case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
            ur_print_integer(t, c, size == 1 ? ((const int8_t *)from)[k] : size == 2 ? ((const int16_t *)from)[k]
                             : size == 4 ? ((const int32_t *)from)[k] : ((const int64_t *)from)[k]);
            break;
        default:
            UR_PRINT(t, c, size == 8 ? ((const double *)from)[k] : (double)((const float *)from)[k]);
            break;
        }
    }
}

#define UR_VECTOR(type, count)                                                                     \
    {                                                                                              \
        typedef type vector __attribute__((ext_vector_type(count)));                               \
        vector v = va_arg(*args, vector);                                                          \
        ur_print_vector(t, c, (int)sizeof(type), &v);                                              \
        break;                                                                                     \
    }
#define UR_VECTORS(type)                                                                           \
    switch (c->vector) {                                                                           \
    case 2: UR_VECTOR(type, 2)                                                                     \
    case 3: UR_VECTOR(type, 3)                                                                     \
    case 4: UR_VECTOR(type, 4)                                                                     \
    case 8: UR_VECTOR(type, 8)                                                                     \
    default: UR_VECTOR(type, 16)                                                                   \
    }

/* How a vector is passed depends on its type, so each has its own va_arg. */
static void ur_take_vector(struct ur_text *t, const struct ur_conversion *c, va_list *args) {
    _Bool integer = c->kind == 'd' || c->kind == 'i' || c->kind == 'o' || c->kind == 'u' || c->kind == 'x' ||
                    c->kind == 'X';
    if (!integer) {
        if (c->size == 8)
            UR_VECTORS(double)
        else
            UR_VECTORS(float)
    } else if (c->size == 1) {
        UR_VECTORS(int8_t)
    } else if (c->size == 2) {
        UR_VECTORS(int16_t)
    } else if (c->size == 8) {
        UR_VECTORS(int64_t)
    } else {
        UR_VECTORS(int32_t)
    }
}

int ur__printf(const char *format, ...) {
    struct ur_text *t = &ur_text;
    struct ur_conversion c;
    va_list args;
    t->used = 0; /* a kernel that was given up midway leaves its text behind */
    t->failed = 0;
    va_start(args, format);
    for (const char *p = format; *p;) {
        if (*p != '%') {
            ur_put(t, *p++);
            continue;
        }
        if (p[1] == '%') {
            ur_put(t, '%');
            p += 2;
            continue;
        }
        const char *rest = ur_conversion(p + 1, &c, &args);
        if (!rest) {
            t->failed = 1; /* nothing more of the arguments is known */
            break;
        }
        p = rest;
        if (c.vector) {
            ur_take_vector(t, &c, &args);
            continue;
        }
        switch (c.kind) {
        case 's':
            ur_print_string(t, &c, va_arg(args, const char *));
            break;
        case 'c': {
            int v = va_arg(args, int);
            UR_PRINT(t, &c, v);
            break;
        }
        case 'p': {
            void *v = va_arg(args, void *);
            UR_PRINT(t, &c, v);
            break;
        }
        case 'd': case 'i': case 'o': case 'u': case 'x': case 'X':
            ur_print_integer(t, &c, c.size == 8 ? va_arg(args, long long) : va_arg(args, int));
            break;
        default: {
            double v = va_arg(args, double);
            UR_PRINT(t, &c, v);
            break;
        }
        }
    }
    va_end(args);
    ur_flush(t);
    return t->failed ? -1 : 0;
}
