#include "table.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

uint64_t (*buffer_address)(const char *name);

static const char *const kind_names[] = {"i8", "u8", "i32", "i64", "f32", "f64", "ptr"};

size_t element_size(enum kind kind) {
    static const size_t sizes[] = {1, 1, 4, 8, 4, 8, 8};
    return sizes[kind];
}

static int find_kind(const char *name) {
    for (int i = 0; name && i <= KIND_PTR; ++i) {
        if (strcmp(kind_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

static int find_buffer(const struct table *table, const char *name) {
    for (unsigned i = 0; name && i < table->buffer_count; ++i) {
        if (strcmp(table->buffers[i].name, name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static int find_kernel(const struct table *table, const char *name) {
    for (unsigned i = 0; name && i < table->kernel_count; ++i) {
        if (strcmp(table->kernels[i].name, name) == 0) {
            return (int)i;
        }
    }
    return -1;
}

static uint64_t bits_of(int kind, const char *text) {
    uint64_t bits = 0;
    if (kind == KIND_F32) {
        float value = strtof(text, NULL);
        memcpy(&bits, &value, sizeof(value));
    } else if (kind == KIND_F64) {
        double value = strtod(text, NULL);
        memcpy(&bits, &value, sizeof(value));
    } else {
        bits = (uint64_t)strtoll(text, NULL, 10);
    }
    return bits;
}

static char *word(char **at) {
    return strtok_r(NULL, " \n", at);
}

static bool read_buffer(struct table *table, char **at) {
    const char *name = word(at), *kind = word(at), *count = word(at), *init = word(at);
    if (!init || find_kind(kind) < 0 || table->buffer_count == MOST_BUFFERS) {
        return false;
    }
    struct buffer *made = &table->buffers[table->buffer_count++];
    snprintf(made->name, sizeof(made->name), "%s", name);
    snprintf(made->init, sizeof(made->init), "%s", init);
    made->kind = (enum kind)find_kind(kind);
    made->count = strtoull(count, NULL, 10);
    const char *item;
    while ((item = word(at)) != NULL) {
        if (made->list_count == sizeof(made->list) / sizeof(made->list[0])) {
            return false;
        }
        snprintf(made->list[made->list_count++], sizeof(made->list[0]), "%s", item);
    }
    return true;
}

static bool read_field(const struct table *table, struct field *field, const char *kind,
                       const char *value) {
    if (!kind || !value) {
        return false;
    }
    field->buffer = -1;
    field->size = 8;
    if (strcmp(kind, "buf") == 0) {
        field->buffer = find_buffer(table, value);
        return field->buffer >= 0;
    }
    if (strcmp(kind, "local") == 0) {
        field->bits = strtoull(value, NULL, 10);
        return true;
    }
    int known = find_kind(kind);
    if (known < 0) {
        return false;
    }
    field->size = element_size((enum kind)known);
    field->bits = bits_of(known, value);
    return true;
}

static bool read_argument(const struct table *table, struct kernel *kernel, char **at) {
    const char *kind = word(at), *value = word(at);
    if (!value || kernel->arg_count == MOST_ARGS) {
        return false;
    }
    struct argument *made = &kernel->args[kernel->arg_count++];
    if (strcmp(kind, "bytes") != 0) {
        made->field_count = 1;
        bool ok = read_field(table, &made->fields[0], kind, value);
        made->size = made->fields[0].size;
        return ok;
    }
    made->size = strtoull(value, NULL, 10);
    const char *offset;
    while ((offset = word(at)) != NULL) {
        if (made->field_count == MOST_FIELDS) {
            return false;
        }
        struct field *field = &made->fields[made->field_count++];
        const char *of = word(at), *what = word(at);
        field->offset = strtoull(offset, NULL, 10);
        if (!read_field(table, field, of, what) || field->offset + field->size > made->size) {
            return false;
        }
    }
    return true;
}

static bool read_kernel(struct table *table, char **at) {
    const char *items[8];
    for (int i = 0; i < 8; ++i) {
        items[i] = word(at);
    }
    if (!items[7] || table->kernel_count == MOST_KERNELS) {
        return false;
    }
    struct kernel *made = &table->kernels[table->kernel_count++];
    snprintf(made->name, sizeof(made->name), "%s", items[0]);
    made->grid = (unsigned)strtoul(items[2], NULL, 10);
    made->block = (unsigned)strtoul(items[3], NULL, 10);
    made->shared = (unsigned)strtoul(items[4], NULL, 10);
    made->bytes = strtod(items[5], NULL);
    made->flops = strtod(items[6], NULL);
    made->contiguous = strcmp(items[7], "1") == 0;
    return true;
}

static bool read_names(const struct table *table, int *list, unsigned *count, bool kernels,
                       char **at) {
    const char *name;
    while ((name = word(at)) != NULL) {
        int found = kernels ? find_kernel(table, name) : find_buffer(table, name);
        if (found < 0 || *count == MOST_NAMES) {
            return false;
        }
        list[(*count)++] = found;
    }
    return true;
}

static bool read_line(struct table *table, char *line) {
    char *at = NULL;
    const char *first = strtok_r(line, " \n", &at);
    struct kernel *last = table->kernel_count ? &table->kernels[table->kernel_count - 1] : NULL;
    if (!first) {
        return true;
    }
    if (strcmp(first, "buffer") == 0) {
        return read_buffer(table, &at);
    }
    if (strcmp(first, "kernel") == 0) {
        return read_kernel(table, &at);
    }
    if (!last) {
        return false;
    }
    return strcmp(first, "arg") == 0   ? read_argument(table, last, &at)
           : strcmp(first, "out") == 0 ? read_names(table, last->out, &last->out_count, false, &at)
           : strcmp(first, "zero") == 0
               ? read_names(table, last->zero, &last->zero_count, false, &at)
           : strcmp(first, "before") == 0
               ? read_names(table, last->before, &last->before_count, true, &at)
               : false;
}

bool table_read(struct table *table, const char *path) {
    char line[1024];
    unsigned number = 0;
    bool ok = true;
    FILE *file = fopen(path, "r");
    if (!file) {
        perror(path);
        return false;
    }
    while (ok && fgets(line, sizeof(line), file)) {
        ++number;
        ok = read_line(table, line);
    }
    if (!ok) {
        fprintf(stderr, "%s, line %u is not understood\n", path, number);
    }
    fclose(file);
    return ok;
}

/* ---- what buffers begin with ----------------------------------------------------------------- */

/* Random by its place, so that any part can be made by itself (splitmix64). */
static uint64_t random_at(uint64_t seed, uint64_t i) {
    uint64_t z = (i + 1) * 0x9e3779b97f4a7c15u + seed * 0xd1342543de82ef95u;
    z = (z ^ z >> 30) * 0xbf58476d1ce4e5b9u;
    z = (z ^ z >> 27) * 0x94d049bb133111ebu;
    return z ^ z >> 31;
}

static double unit(uint64_t bits) {
    return (double)(bits >> 11) * 0x1p-53;
}

/* About normal: the sum of four numbers in [0, 1), brought to variance 1. */
static double normal(uint64_t bits) {
    double sum = 0;
    for (int i = 0; i < 4; ++i) {
        sum += (double)(bits >> (16 * i) & 0xffff) * 0x1p-16;
    }
    return (sum - 2) * 1.7320508075688772;
}

static double number(const struct buffer *buffer, uint64_t seed, size_t i, uint64_t *whole) {
    const char *init = buffer->init;
    uint64_t bits = random_at(seed, i);
    if (strcmp(init, "normal") == 0) {
        return normal(bits);
    }
    if (strcmp(init, "positive") == 0) {
        return unit(bits) * 8 + 0.05;
    }
    if (strcmp(init, "least") == 0) {
        return -(double)INFINITY;
    }
    if (strcmp(init, "edges") == 0) {
        return -2 + 4 * (double)i / (double)(buffer->count - 1);
    }
    if (strcmp(init, "rising") == 0) {
        return -3.5 + 7 * (double)i / (double)buffer->count;
    }
    if (strcmp(init, "int") == 0) {
        *whole = (uint64_t)((int64_t)(bits % 200) - 100);
    } else if (strcmp(init, "mask") == 0) {
        *whole = bits >> 40 & 1;
    } else if (strcmp(init, "index") == 0) {
        *whole = bits % strtoull(buffer->list[0], NULL, 10);
    }
    return 0;
}

void buffer_fill(const struct table *table, struct buffer *buffer, size_t first, size_t count,
                 void *to) {
    uint64_t seed = (uint64_t)(buffer - table->buffers) + 1;
    size_t size = element_size(buffer->kind);
    static uint64_t counted; /* of "counts": how many of the mask lie before */
    bool counts = strcmp(buffer->init, "counts") == 0, list = strcmp(buffer->init, "list") == 0;
    int mask = find_buffer(table, "MK");
    counted = first == 0 ? 0 : counted;
    for (size_t i = 0; i < count; ++i) {
        uint64_t bits = 0;
        if (list && first + i < buffer->list_count) {
            bits = buffer->kind == KIND_PTR ? buffer_address(buffer->list[first + i])
                                            : bits_of(buffer->kind, buffer->list[first + i]);
        } else if (counts) {
            counted += random_at((uint64_t)mask + 1, first + i) >> 40 & 1;
            bits = counted;
        } else if (!list) {
            double value = number(buffer, seed, first + i, &bits);
            float narrow = (float)value;
            if (buffer->kind == KIND_F32) {
                memcpy(&bits, &narrow, sizeof(narrow));
            } else if (buffer->kind == KIND_F64) {
                memcpy(&bits, &value, sizeof(value));
            }
        }
        memcpy((char *)to + i * size, &bits, size);
    }
}
