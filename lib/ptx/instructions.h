/* Instructions, a file for each kind; each emits one if it is of its own. */
#ifndef UR_PTX_INSTRUCTIONS_H
#define UR_PTX_INSTRUCTIONS_H

#include "emit.h"

/* Each emits the instruction if it is one of its own. */
bool ptx_emit_arithmetic(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_conversion(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_composite(struct fn *k, const struct ur_spirv_instruction *insn);
void ptx_emit_blocks(struct fn *k); /* control.c: all of a function */
bool ptx_emit_atomic(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_group(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_nonuniform(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_image(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_int_dot(struct fn *k, const struct ur_spirv_instruction *insn);
bool ptx_emit_barrier(struct fn *k, const struct ur_spirv_instruction *insn);
void ptx_emit_call(struct fn *k, const struct ur_spirv_instruction *insn);
void ptx_emit_opencl(struct fn *k, const struct ur_spirv_instruction *insn);
struct part ptx_global_offset(struct fn *k, unsigned dimension);
/* Of a kernel for such launches (ur_ptx_target.uneven): ends work-items beyond the range. */
void ptx_leave_beyond_range(struct fn *k);
/* Of any storage class: some compilers leave these variables in CrossWorkgroup. */
bool ptx_is_builtin(struct tr *t, uint32_t variable);
/* Before anything is emitted: the module's, in tr.inputs. */
void ptx_find_inputs(struct tr *t);
/* Whether such a constant is an address in one, by itself. */
bool ptx_leads_into(const struct ur_spirv_instruction *constant);
/* Whether a scalar at that offset of the variable is a part of one component. */
bool ptx_is_in_component(const struct variable *v, int64_t offset, unsigned kind);
/* Fills the copy of one that is in local memory. */
void ptx_store_builtin(struct fn *k, const struct variable *v);
bool ptx_emit_builtin(struct fn *k, const struct ur_spirv_instruction *insn);
/* The most that an instruction gives that reads a built-in variable; UINT64_MAX of any other. */
uint64_t ptx_builtin_bound(struct fn *k, const struct ur_spirv_instruction *insn);
void ptx_emit_printf(struct fn *k, const struct ur_spirv_instruction *insn);
void ptx_emit_assert(struct fn *k, const struct ur_spirv_instruction *insn);
/* Calls a function of the library, `ocl$name_kind`. Half goes through float. */
struct part ptx_library_call(struct fn *k, const char *name, unsigned kind, unsigned result,
                             const struct part *arguments, uint32_t count);

/* Calls a function of the library for images, whose result is `results` parts of 32 bits: 4 or 1.
 */
void ptx_image_call(struct fn *k, const char *name, const struct part *arguments, uint32_t count,
                    struct part *results, uint32_t result_count);

/* Of floats: add, sub, mul, div; `result` is the id whose decorations count, or 0. */
struct part ptx_float_op(struct fn *k, const char *op, struct part a, struct part b,
                         uint32_t result);
/* divide.c: SpvOp{S,U}Div, SpvOp{S,U}Mod, SpvOpSRem. */
struct part ptx_int_division(struct fn *k, uint16_t op, struct part a, struct part b);
struct part ptx_multiply_high(struct fn *k, struct part a, struct part b, bool sign);

#endif
