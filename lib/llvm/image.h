/* What accesses to images in kernels share: those of the formats that a kernel has beside a call
 * for others (image.c), and those of the form for expected ones (expected_emit.c). */
#ifndef UR_LLVM_IMAGE_H
#define UR_LLVM_IMAGE_H

#include "hostcode/hostcode.h"

#define IMAGE(field) ((unsigned)offsetof(struct ur_hostcode_image, field))

/* OpenCL's numbers of RGBA, or of R, and of channels that are floats, or bytes for 0 to 1, as they
 * lie beside each other. */
#define RGBA_FLOATS ((int64_t)0x10de << 32 | 0x10b5)
#define RGBA_BYTES ((int64_t)0x10d2 << 32 | 0x10b5)
#define R_FLOATS ((int64_t)0x10de << 32 | 0x10b0)
/* The first of six types of channels that are integers: those with signs of 8, 16 and 32 bits, and
 * those without. */
#define SIGNED_8 0x10d7u

/* LLVM's text for a whole coordinate `c.is`: `to`, the same brought inside, and whether it is there
 * by itself, `c.own`. */
#define INSIDE(c, to, size)                                                                        \
    "  %%" c ".last = sub i32 %%" size ", 1\n"                                                     \
    "  %%" c ".low = call i32 @llvm.smax.i32(i32 %%" c ".is, i32 0)\n"                             \
    "  %%" to " = call i32 @llvm.smin.i32(i32 %%" c ".low, i32 %%" c ".last)\n"                    \
    "  %%" c ".own = icmp ult i32 %%" c ".is, %%" size "\n"

/* The same of a point, as `c`, of which the pixel is the one that it lies in; what is no number
 * lies before the first. */
#define POINT_INSIDE(c, size)                                                                      \
    "  %%" c ".last = sub i32 %%" size ", 1\n"                                                     \
    "  %%" c ".size = uitofp i32 %%" size " to float\n"                                            \
    "  %%" c ".from = fcmp oge float %%" c ".is, 0.0\n"                                            \
    "  %%" c ".before = fcmp olt float %%" c ".is, %%" c ".size\n"                                 \
    "  %%" c ".past = fcmp oge float %%" c ".is, %%" c ".size\n"                                   \
    "  %%" c ".own = and i1 %%" c ".from, %%" c ".before\n"                                        \
    "  %%" c ".kept = select i1 %%" c ".own, float %%" c ".is, float 0.0\n"                        \
    "  %%" c ".in = fptosi float %%" c ".kept to i32\n"                                            \
    "  %%" c " = select i1 %%" c ".past, i32 %%" c ".last, i32 %%" c ".in\n"

#endif
