/* Arithmetic on constants, by the rules of SPIR-V. */
#ifndef UR_SPIRV_FOLD_H
#define UR_SPIRV_FOLD_H

#include <stdbool.h>
#include <stdint.h>

/* A number of up to 64 bits: its bits, zeros above. `kind` is SpvOpTypeInt, SpvOpTypeFloat or
 * SpvOpTypeBool (0 or 1). */
struct ur_spirv_number {
    uint64_t bits;
    uint16_t kind, width;
};

enum ur_spirv_folded {
    UR_SPIRV_FOLDED,
    UR_SPIRV_NOT_FOLDED,   /* an operation that is not one of numbers */
    UR_SPIRV_DIVIDED_BY_0, /* of integers */
};

/* `operands` are one, two or three; `result` has its kind and width, and gets its bits. */
enum ur_spirv_folded ur_spirv_fold(uint32_t opcode, const struct ur_spirv_number *operands,
                                   struct ur_spirv_number *result);

/* The value of a float of 16, 32 or 64 bits, and the nearest float of that width, ties to even. */
double ur_spirv_to_double(uint64_t bits, unsigned width);
uint64_t ur_spirv_from_double(double value, unsigned width);

#endif
