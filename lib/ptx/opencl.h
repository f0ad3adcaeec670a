/* What the files for the functions of OpenCL.std share. */
#ifndef UR_PTX_OPENCL_H
#define UR_PTX_OPENCL_H

#include "emit.h"

struct part ptx_float_const(unsigned kind, double value); /* of float or double */
struct part ptx_float_fma(struct fn *k, struct part a, struct part b, struct part c);
/* A float as half or bfloat16, if `kind` is one of these. */
struct part ptx_from_f32_if(struct fn *k, struct part x, unsigned kind);
struct part ptx_make_nan(struct fn *k, struct part x, unsigned kind);

/* The sum of integers, clamped to what their type holds. */
struct part ptx_saturated_sum(struct fn *k, struct part a, struct part b, bool sign);

/* Each emits the function if it is one of its own. */
bool ptx_emit_opencl_integer(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_opencl_vector(struct fn *k, const struct ur_spirv_instruction *insn);

#endif
