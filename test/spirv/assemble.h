/* Modules of SPIR-V written by hand: instructions one after the other into an array of words. */
#ifndef TEST_SPIRV_ASSEMBLE_H
#define TEST_SPIRV_ASSEMBLE_H

#include <stdint.h>
#include <string.h>

#include "spirv/module.h"

struct assembly {
    uint32_t words[4096];
    size_t count;
};

static inline void begin(struct assembly *a, uint32_t bound) {
    a->words[0] = UR_SPIRV_MAGIC;
    a->words[1] = UR_SPIRV_VERSION(1, 4);
    a->words[2] = 0;
    a->words[3] = bound;
    a->words[4] = 0;
    a->count = UR_SPIRV_HEADER_WORDS;
}

static inline void put(struct assembly *a, uint32_t opcode, const uint32_t *operands,
                       size_t count) {
    a->words[a->count++] = (uint32_t)(count + 1) << 16 | opcode;
    if (count) {
        memcpy(&a->words[a->count], operands, count * 4);
    }
    a->count += count;
}

/* An instruction of numbers alone: its type and result first, where it has them. */
#define OP(a, ...) OPERANDS(a, __VA_ARGS__, 0)
#define OPERANDS(a, opcode, ...)                                                                   \
    put(a, opcode, (const uint32_t[]){__VA_ARGS__}, sizeof((uint32_t[]){__VA_ARGS__}) / 4 - 1)

/* An instruction with a text behind `before` numbers and `after` ones behind it. */
static inline void put_text(struct assembly *a, uint32_t opcode, const uint32_t *before,
                            size_t before_count, const char *text, const uint32_t *after,
                            size_t after_count) {
    size_t words = strlen(text) / 4 + 1;
    uint32_t operands[256] = {0};
    memcpy(operands, before, before_count * 4);
    memcpy(operands + before_count, text, strlen(text));
    memcpy(operands + before_count + words, after, after_count * 4);
    put(a, opcode, operands, before_count + words + after_count);
}

#define WORDS(...) (const uint32_t[]){__VA_ARGS__}, sizeof((uint32_t[]){__VA_ARGS__}) / 4
#define NO_WORDS (const uint32_t[]){0}, 0

#endif
