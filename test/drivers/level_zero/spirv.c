#include "spirv.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Numbers of the SPIR-V specification. */
enum {
    MAGIC = 0x07230203,
    HEADER = 5,
    MOST_IDS = 4194304,
    EXTENSION = 10,
    ENTRY_POINT = 15,
    TYPE_FIRST = 19,
    TYPE_BOOL = 20,
    TYPE_INT = 21,
    TYPE_FLOAT = 22,
    TYPE_IMAGE = 25,
    TYPE_SAMPLER = 26,
    TYPE_POINTER = 32,
    TYPE_FUNCTION = 33,
    TYPE_LAST = 38,
    SPEC_TRUE = 48,
    SPEC_FALSE = 49,
    SPEC = 50,
    FUNCTION = 54,
    FUNCTION_END = 56,
    VARIABLE = 59,
    DECORATE = 71,
    MODEL_KERNEL = 6,
    DECORATION_SPEC_ID = 1,
    DECORATION_BUILT_IN = 11,
    DECORATION_LINKAGE = 41,
    CLASS_WORKGROUP = 4,
    CLASS_FUNCTION = 7,
};

/* A module being read. */
struct reading {
    uint32_t *word, *place; /* place[id]: word where it is defined, 0 if nowhere */
    uint8_t *flags;         /* by id */
    uint32_t words, ids;
    bool in_function;
    struct spirv *out;
    char *why;
    size_t why_size;
};
enum { ENTRY = 1, BUILT_IN = 2 };

bool names_have(const struct names *names, const char *name) {
    for (uint32_t i = 0; i < names->count; ++i) {
        if (strcmp(names->list[i], name) == 0) {
            return true;
        }
    }
    return false;
}

static bool wrong(struct reading *r, const char *what, uint32_t at) {
    snprintf(r->why, r->why_size, "SPIR-V: %s at word %u of %u", what, at, r->words);
    return false;
}

static bool no_memory(struct reading *r) {
    snprintf(r->why, r->why_size, "SPIR-V: there is no memory to read it");
    return false;
}

/* The text from word `at` on, within an instruction that ends before `end`; NULL: it does not end
 * there. */
static const char *text_at(const struct reading *r, uint32_t at, uint32_t end, uint32_t *after) {
    const char *text = (const char *)&r->word[at];
    const char *zero = at < end ? memchr(text, 0, (size_t)(end - at) * 4) : NULL;
    if (zero) {
        *after = at + (uint32_t)(zero - text) / 4 + 1;
    }
    return zero ? text : NULL;
}

/* The definition of an id if it is one of `op`; NULL: another or none. Its length is checked. */
static const uint32_t *defined(const struct reading *r, uint32_t id, uint32_t op, uint32_t length) {
    uint32_t at = id < r->ids ? r->place[id] : 0;
    const uint32_t *word = &r->word[at];
    return at && (*word & 0xffff) == op && *word >> 16 >= length ? word : NULL;
}

static uint32_t op_of(const struct reading *r, uint32_t id) {
    return id < r->ids && r->place[id] ? r->word[r->place[id]] & 0xffff : 0;
}

static uint32_t size_of(const struct reading *r, uint32_t type) {
    const uint32_t *word = defined(r, type, TYPE_INT, 3);
    word = word ? word : defined(r, type, TYPE_FLOAT, 3);
    return word ? word[2] / 8 : op_of(r, type) == TYPE_BOOL ? 1 : 0;
}

/* ---- passes --------------------------------------------------------------------------------- */

/* What runs the module may end the process over an extension that it does not know; those of nobody
 * that makes devices are refused here. */
static bool check_extension(struct reading *r, const uint32_t *word, uint32_t at) {
    static const char *const makers[] = {"SPV_KHR_", "SPV_INTEL_", "SPV_EXT_"};
    uint32_t after;
    const char *name = text_at(r, at + 1, at + (*word >> 16), &after);
    for (size_t i = 0; name && i < sizeof(makers) / sizeof(makers[0]); ++i) {
        if (strncmp(name, makers[i], strlen(makers[i])) == 0) {
            return true;
        }
    }
    return wrong(r, "an extension that the driver does not have", at);
}

/* Where ids are defined, and what is decorated as what. */
static bool find(struct reading *r, const uint32_t *word, uint32_t at) {
    uint32_t op = *word & 0xffff, length = *word >> 16, id = 0;
    if (op == EXTENSION) {
        return check_extension(r, word, at);
    }
    r->in_function = op == FUNCTION || (r->in_function && op != FUNCTION_END);
    if (op >= TYPE_FIRST && op <= TYPE_LAST) {
        id = length > 1 ? word[1] : r->ids;
    } else if (op == FUNCTION || op == VARIABLE || (op >= SPEC_TRUE && op <= SPEC)) {
        id = length > 2 ? word[2] : r->ids;
    } else if (op == ENTRY_POINT || (op == DECORATE && length > 2)) {
        uint32_t target = op == DECORATE ? word[1] : length > 2 ? word[2] : r->ids;
        if (target >= r->ids) {
            return wrong(r, "an id is past the bound", at);
        }
        r->flags[target] |= op == ENTRY_POINT                ? ENTRY
                            : word[2] == DECORATION_BUILT_IN ? BUILT_IN
                                                             : 0;
        return true;
    } else {
        return true;
    }
    if (id == 0 || id >= r->ids || r->place[id]) {
        return wrong(r, "an id is past the bound or defined twice", at);
    }
    r->place[id] = at;
    return true;
}

static bool add_name(struct reading *r, struct names *names, const char *name) {
    if (names_have(names, name)) {
        return true;
    }
    char **list = realloc(names->list, (names->count + 1) * sizeof(*list));
    if (!list) {
        return no_memory(r);
    }
    names->list = list;
    list[names->count] = strdup(name);
    return list[names->count] ? (++names->count, true) : no_memory(r);
}

static bool read_decoration(struct reading *r, const uint32_t *word, uint32_t at) {
    uint32_t length = *word >> 16, end = at + length, after = end;
    uint32_t target = length > 3 ? word[1] : 0, decoration = length > 3 ? word[2] : 0;
    if (decoration == DECORATION_SPEC_ID) {
        uint32_t op = op_of(r, target);
        struct constant *list =
            realloc(r->out->constants, (r->out->constant_count + 1) * sizeof(*r->out->constants));
        if (!list) {
            return no_memory(r);
        }
        r->out->constants = list;
        list[r->out->constant_count++] =
            (struct constant){word[3], op == SPEC ? size_of(r, r->word[r->place[target] + 1]) : 1};
    } else if (decoration == DECORATION_LINKAGE) {
        const char *name = text_at(r, at + 3, end, &after);
        uint32_t op = op_of(r, target);
        if (!name || after >= end) {
            return wrong(r, "a name does not end", at);
        }
        /* What an entry point is called is no name for others, and the compiler has what is built
         * in. */
        if ((op == FUNCTION || op == VARIABLE) && !(r->flags[target] & (ENTRY | BUILT_IN))) {
            return add_name(r, r->word[after] == 1 ? &r->out->imports : &r->out->exports, name);
        }
    }
    return true;
}

static struct parameter parameter_of(const struct reading *r, uint32_t type) {
    const uint32_t *pointer = defined(r, type, TYPE_POINTER, 4);
    const uint32_t *image = defined(r, type, TYPE_IMAGE, 9);
    struct parameter p = {.kind = UR_HOSTCODE_ARG_VALUE, .size = size_of(r, type)};
    if (pointer && pointer[2] != CLASS_FUNCTION) {
        p.kind = pointer[2] == CLASS_WORKGROUP ? UR_HOSTCODE_ARG_LOCAL : UR_HOSTCODE_ARG_POINTER;
        p.size = sizeof(void *);
    } else if (image) {
        p = (struct parameter){UR_HOSTCODE_ARG_IMAGE, sizeof(void *), (uint8_t)image[3],
                               (uint8_t)image[5], *image >> 16 > 9 && image[9] != 0};
    } else if (op_of(r, type) == TYPE_SAMPLER) {
        p = (struct parameter){.kind = UR_HOSTCODE_ARG_SAMPLER, .size = sizeof(void *)};
    }
    return p;
}

static bool read_entry(struct reading *r, const uint32_t *word, uint32_t at) {
    uint32_t end = at + (*word >> 16), after;
    const char *name = text_at(r, at + 3, end, &after);
    const uint32_t *function = name ? defined(r, word[2], FUNCTION, 5) : NULL;
    const uint32_t *type = function ? defined(r, function[4], TYPE_FUNCTION, 3) : NULL;
    if (!type) {
        return wrong(r, "an entry point is no function with a name", at);
    }
    if (word[1] != MODEL_KERNEL) {
        return true;
    }
    uint32_t count = (*type >> 16) - 3;
    struct signature *list =
        realloc(r->out->kernels, (r->out->kernel_count + 1) * sizeof(*r->out->kernels));
    if (!list) {
        return no_memory(r);
    }
    r->out->kernels = list;
    struct signature *kernel = &list[r->out->kernel_count];
    *kernel = (struct signature){strdup(name), count, calloc(count + 1, sizeof(struct parameter))};
    ++r->out->kernel_count;
    if (!kernel->name || !kernel->parameters) {
        return no_memory(r);
    }
    for (uint32_t i = 0; i < count; ++i) {
        kernel->parameters[i] = parameter_of(r, type[3 + i]);
    }
    return true;
}

static bool take(struct reading *r, const uint32_t *word, uint32_t at) {
    switch (*word & 0xffff) {
    case DECORATE:
        return read_decoration(r, word, at);
    case ENTRY_POINT:
        return read_entry(r, word, at);
    default:
        return true;
    }
}

static bool each(struct reading *r, bool (*see)(struct reading *, const uint32_t *, uint32_t)) {
    for (uint32_t at = HEADER; at < r->words; at += r->word[at] >> 16) {
        uint32_t length = r->word[at] >> 16;
        if (length == 0 || length > r->words - at) {
            return wrong(r, "an instruction is cut off", at);
        }
        if (!see(r, &r->word[at], at)) {
            return false;
        }
    }
    return true;
}

/* Whether there is anything, and no function is left open. */
static bool ends(struct reading *r) {
    return r->words > HEADER && !r->in_function ? true : wrong(r, "the module ends", r->words);
}

bool spirv_read(const void *code, size_t size, struct spirv *out, char *why, size_t why_size) {
    memset(out, 0, sizeof(*out));
    struct reading r = {
        .out = out, .why = why, .why_size = why_size, .words = (uint32_t)(size / 4)};
    bool good = false;
    if (size % 4 || size / 4 < HEADER || size / 4 > UINT32_MAX) {
        return wrong(&r, "there is no whole header, or a part of a word", 0);
    }
    r.word = malloc(size);
    if (!r.word) {
        return no_memory(&r);
    }
    memcpy(r.word, code, size);
    r.ids = r.word[3];
    if (r.word[0] != MAGIC || r.ids == 0 || r.ids > MOST_IDS) {
        wrong(&r, "the header is none", 0);
        goto free_word;
    }
    r.place = calloc(r.ids, sizeof(*r.place));
    r.flags = calloc(r.ids, 1);
    good = r.place && r.flags ? each(&r, find) && ends(&r) && each(&r, take) : no_memory(&r);
    free(r.flags);
    free(r.place);
free_word:
    free(r.word);
    if (!good) {
        spirv_free(out);
    }
    return good;
}

void signatures_free(struct signature *list, uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        free(list[i].name);
        free(list[i].parameters);
    }
    free(list);
}

static void names_free(struct names *names) {
    for (uint32_t i = 0; i < names->count; ++i) {
        free(names->list[i]);
    }
    free(names->list);
}

void spirv_free(struct spirv *module) {
    signatures_free(module->kernels, module->kernel_count);
    names_free(&module->imports);
    names_free(&module->exports);
    free(module->constants);
    memset(module, 0, sizeof(*module));
}
