/* The check of SPIR-V modules (lib/spirv/check.h) by itself: check_spirv MODULE...
 *
 * Each module is taken as it is, refused when it is cut off at any word of a function or within an
 * instruction, and survived with any one word damaged in 50 ways. Some kinds of damage that
 * compilers do not survive are named. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "damage.h"
#include "spirv/check.h"

enum { WORDS = 1 << 16, SEEDS = 50 };

static int wrong;

static enum ur_spirv_fault check(const uint32_t *words, size_t count, char *why, size_t size) {
    /* In memory of its exact size, so that reading past it is seen. */
    void *copy = malloc(count ? count * 4 : 1);
    memcpy(copy, words, count * 4);
    struct ur_spirv_error error = {.why = ""};
    void *mended;
    size_t mended_size;
    enum ur_spirv_fault result =
        ur_spirv_check(copy, count * 4, NULL, &mended, &mended_size, &error);
    snprintf(why, size, "%s", error.why);
    free(mended);
    free(copy);
    return result;
}

/* The word of the `nth` instruction with that opcode, 0 if there are fewer. */
static size_t find(const uint32_t *words, size_t count, uint32_t opcode, unsigned nth) {
    for (size_t at = 5; at < count; at += words[at] >> 16) {
        if ((words[at] & 0xffff) == opcode && nth-- == 0) {
            return at;
        }
    }
    return 0;
}

static void named_damage(const uint32_t *words, size_t count) {
    static const struct {
        uint32_t opcode, word, value;
        const char *says;
    } cases[] = {
        {11, 2, 0x21212121, "OpExtInstImport"}, /* another set of instructions */
        {14, 1, 0, "memory model"},             /* addresses without a size */
        {21, 2, 24, "OpTypeInt at word"},       /* an integer of 24 bits */
        {32, 3, 1, "to what is no type"},       /* a pointer to an instruction set */
        {54, 4, 1, "OpFunction at word"},       /* a function of no type */
        {62, 2, 1, "operand"},                  /* a store of what is no value */
        {62, 2, 1, "the adapter refuses"},      /* who refuses, and how not to */
        {62, 2, 1, "UR_SPIRV_CHECK=0"},
    };
    static uint32_t copy[WORDS];
    char why[512];
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        size_t at = find(words, count, cases[i].opcode, 0);
        if (!at) {
            continue;
        }
        memcpy(copy, words, count * 4);
        copy[at + cases[i].word] = cases[i].value;
        if (check(copy, count, why, sizeof(why)) == UR_SPIRV_OK || !strstr(why, cases[i].says)) {
            fprintf(stderr, "word %u of instruction %u as %u: '%s', which is not about '%s'\n",
                    cases[i].word, cases[i].opcode, cases[i].value, why, cases[i].says);
            wrong = 1;
        }
    }
    /* The memory model after the entry point. */
    size_t model = find(words, count, 14, 0), entry = find(words, count, 15, 0);
    size_t length = words[entry] >> 16;
    memcpy(copy, words, count * 4);
    memcpy(&copy[model], &words[entry], length * 4);
    memcpy(&copy[model + length], &words[model], 12);
    if (check(copy, count, why, sizeof(why)) == UR_SPIRV_OK || !strstr(why, "too late")) {
        fprintf(stderr, "sections in another order: '%s'\n", why);
        wrong = 1;
    }
}

static void expect(const uint32_t *words, size_t count, const char *what, const char *says) {
    char why[512] = "";
    enum ur_spirv_fault fault = check(words, count, why, sizeof(why));
    if ((fault == UR_SPIRV_OK) != !says || (says && !strstr(why, says))) {
        fprintf(stderr, "%s: '%s' instead of '%s'\n", what, why, says ? says : "");
        wrong = 1;
    }
}

/* The instruction with that opcode that has `value` in one of its words, 0: none. */
static size_t find_with(const uint32_t *words, size_t count, uint32_t opcode, uint32_t word,
                        uint32_t value) {
    size_t at;
    for (unsigned n = 0; (at = find(words, count, opcode, n)) != 0 && words[at + word] != value;) {
        ++n;
    }
    return at;
}

enum { DECORATE = 71, PARAMETER_ATTRIBUTE = 38, BY_VALUE = 2, NO_CAPTURE = 5 };

/* What is only unusual is taken, as spirv-val takes it, and what looks like it and ends compilers
 * is not. `words` begins with a capability and has an attribute of some parameter. */
static void take_what_is_unusual(const uint32_t *words, size_t count) {
    static uint32_t copy[WORDS];
    void *mended = NULL;
    size_t size = 0;
    memcpy(copy, words, count * 4);
    copy[4] = 26; /* compilers end the process over a schema, so they are not shown it */
    if (ur_spirv_check(copy, count * 4, NULL, &mended, &size, NULL) != UR_SPIRV_OK ||
        size != count * 4 || memcmp(mended, words, size) != 0) {
        fprintf(stderr, "a module with a schema is refused or not mended\n");
        wrong = 1;
    }
    free(mended);
    copy[4] = 0;

    size_t vector = find_with(words, count, 23, 3, 3); /* of built-in variables */
    copy[vector + 3] = 4;
    expect(copy, count, "positions of four numbers", NULL);
    copy[vector + 3] = 3;

    size_t chain = find(words, count, 70, 0);
    if (chain) {
        copy[chain + 4] = words[chain + 3];
        expect(copy, count, "a pointer for the index of an element", NULL);
        copy[chain + 4] = words[chain + 4];
    }

    size_t attribute = find_with(words, count, DECORATE, 2, PARAMETER_ATTRIBUTE), function = 0;
    copy[attribute + 3] = NO_CAPTURE;
    copy[attribute + 1] = words[find(words, count, 54, 0) + 2];
    expect(copy, count, "NoCapture on a function", "an attribute of pointers on a function");
    for (size_t at = 5; at < count; at += words[at] >> 16) {
        uint32_t opcode = words[at] & 0xffff;
        function = opcode == 54 ? at : function;
        if (opcode != 55 || !find_with(words, count, 21, 1, words[at + 1])) {
            continue;
        }
        /* A parameter that is an integer. */
        copy[attribute + 1] = words[at + 2];
        copy[attribute + 3] = NO_CAPTURE;
        expect(copy, count, "NoCapture on a number", NULL);
        copy[attribute + 3] = BY_VALUE;
        expect(copy, count, "ByVal on a number",
               find_with(words, count, 15, 2, words[function + 2])
                   ? "a number that a kernel is given by a pointer"
                   : NULL);
    }
}

int main(int argc, char **argv) {
    static uint32_t words[WORDS], copy[WORDS];
    char why[512];
    size_t tried = 0, refused = 0;
    for (int i = 1; i < argc; ++i) {
        FILE *file = fopen(argv[i], "rb");
        size_t count = file ? fread(words, 4, WORDS, file) : 0;
        if (file) {
            fclose(file);
        }
        why[0] = '\0';
        if (!count || check(words, count, why, sizeof(why)) != UR_SPIRV_OK) {
            fprintf(stderr, "%s: %s\n", argv[i], count ? why : "cannot be read");
            return 1;
        }
        for (size_t cut = 0; cut < count; ++cut) {
            /* Before the entry point nothing has been named yet. */
            if (check(words, cut, why, sizeof(why)) == UR_SPIRV_OK &&
                cut != find(words, count, 14, 0) + 3) {
                fprintf(stderr, "%s: taken when cut off at word %zu of %zu\n", argv[i], cut, count);
                wrong = 1;
            }
        }
        memcpy(copy, words, count * 4);
        for (uint64_t seed = 1; seed <= SEEDS; ++seed) {
            for (size_t at = 0; at < count; ++at) {
                copy[at] = damage(words, count, at, seed);
                bool same = copy[at] == words[at];
                tried += !same;
                refused += !same && check(copy, count, why, sizeof(why)) != UR_SPIRV_OK;
                copy[at] = words[at];
            }
        }
        named_damage(words, count);
        take_what_is_unusual(words, count);
    }
    printf("%zu damaged modules, %zu refused\n", tried, refused);
    /* What is left are numbers, names and the like, which may be others. */
    return wrong || refused * 10 < tried * 7;
}
