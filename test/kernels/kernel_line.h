/* A line that says how a kernel is launched: its name, its range and its arguments.
 *
 *   NAME GLOBAL[:LOCAL] ARGUMENT...        saxpy 4096:64 float[4096] float[4096]=0..2 float=0.5
 * local[256]
 *
 * GLOBAL and LOCAL are one to three numbers joined by `x`. An argument is
 *
 *   TYPE[COUNT]            global memory of COUNT elements; TYPE is one of OpenCL C's, `float4`, or
 * a structure TYPE                   a value {MEMBER;MEMBER...}     a structure of members TYPE or
 * TYPE*COUNT, which lie as in OpenCL C local[BYTES]           local memory
 *   image2d[WxH]:ORDER,CHANNEL      an image (image1d, image3d), as rgba,unorm8 r,float
 *   sampler:ADDRESSING,FILTER[,normalized]      as none,nearest clamp_to_edge,linear
 *
 * What it holds stands behind `=`, of a structure behind each member: LOW..HIGH (random numbers),
 * `bits` (random bits), `iota` (0, 1, 2, ...), or numbers joined by commas, which are repeated.
 * Without: floating point 0..1, bytes of any bits, other integers 0..63. Behind `/` stands how what
 * the kernel leaves there is judged: `any` (not at all), `sorted` (in any order), `within=X`
 * (floating point: relative to the number and to the typical magnitude of the argument's; integers:
 * absolute).
 */
#ifndef KERNEL_LINE_H
#define KERNEL_LINE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "reference.h" /* struct type */

enum { LINE_ARGS = 64, LINE_MEMBERS = 128, LINE_VALUES = 32, LINE_TEXT = 16384 };

struct member {
    const struct type *type;
    int width;            /* components; three lie as four do */
    size_t count, offset; /* in a structure: how many, and bytes before the first */
    enum { FILL_RANDOM, FILL_BITS, FILL_IOTA, FILL_VALUES } fill;
    double low, high;
    int value_count;
    union {
        int64_t i;
        double f;
    } values[LINE_VALUES];
};

struct argument {
    enum { ARGUMENT_MEMORY, ARGUMENT_VALUE, ARGUMENT_LOCAL, ARGUMENT_IMAGE, ARGUMENT_SAMPLER } kind;
    char text[128]; /* as it stands in the line */
    struct member members[LINE_MEMBERS];
    int member_count;
    size_t size, count; /* bytes of an element, and elements; an image's are rows of pixels, one
                           after the other */
    size_t extent[3];   /* of an image */
    int dims, order, channel; /* of an image: dimensions, and numbers of ur_image_channel_order_t,
                                 ur_image_channel_type_t */
    int addressing, filter;
    bool normalized;
    bool any, sorted;
    double within; /* 0: what its type has */
};

struct kernel_line {
    char name[512];
    uint32_t dims;
    size_t global[3], local[3]; /* local[0] 0: the adapter's choice */
    int arg_count;
    struct argument args[LINE_ARGS];
};

/* NULL, or what cannot be read. */
const char *kernel_line_parse(const char *text, struct kernel_line *line);

/* Bytes of an argument's memory, pixels or value; 0: it has none. */
size_t argument_bytes(const struct argument *arg);

/* Fills these bytes: the same for the same line and seed. */
void argument_fill(const struct argument *arg, uint64_t seed, uint8_t *to);

/* Whether the two are alike, as the argument is to be judged; else `why` says where they are not.
 */
bool argument_alike(const struct argument *arg, const uint8_t *a, const uint8_t *b, char *why,
                    size_t size);

#endif
