/* Instructions, a file for each kind; each emits one if it is of its own. */
#ifndef UR_PTX_INSTRUCTIONS_H
#define UR_PTX_INSTRUCTIONS_H

#include "emit.h"

/* Each emits the instruction if it is one of its own. */
bool emit_arithmetic(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_conversion(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_composite(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_blocks(struct fn *k); /* control.c: all of a function */
bool emit_atomic(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_group(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_nonuniform(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_image(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_int_dot(struct fn *k, const struct ur_spirv_instruction *insn);
bool emit_barrier(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_call(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_opencl(struct fn *k, const struct ur_spirv_instruction *insn);
struct part global_offset(struct fn *k, unsigned dimension);
/* Of a kernel for such launches (ur_ptx_target.uneven): ends work-items beyond the range. */
void leave_beyond_range(struct fn *k);
/* Of any storage class: some compilers leave these variables in CrossWorkgroup. */
bool is_builtin(struct tr *t, uint32_t variable);
/* Before anything is emitted: the module's, in tr.inputs. */
void find_inputs(struct tr *t);
/* Whether such a constant is an address in one, by itself. */
bool leads_into(const struct ur_spirv_instruction *constant);
/* Whether a scalar at that offset of the variable is a part of one component. */
bool is_in_component(const struct variable *v, int64_t offset, unsigned kind);
/* Fills the copy of one that is in local memory. */
void store_builtin(struct fn *k, const struct variable *v);
bool emit_builtin(struct fn *k, const struct ur_spirv_instruction *insn);
/* The most that an instruction gives that reads a built-in variable; UINT64_MAX of any other. */
uint64_t builtin_bound(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_printf(struct fn *k, const struct ur_spirv_instruction *insn);
void emit_assert(struct fn *k, const struct ur_spirv_instruction *insn);
/* Calls a function of the library, `ocl$name_kind`. Half goes through float. */
struct part library_call(struct fn *k, const char *name, unsigned kind, unsigned result,
                         const struct part *arguments, uint32_t count);

/* Calls a function of the library for images, whose result is `results` parts of 32 bits: 4 or 1.
 */
void image_call(struct fn *k, const char *name, const struct part *arguments, uint32_t count,
                struct part *results, uint32_t result_count);

/* Of floats: add, sub, mul, div; `result` is the id whose decorations count, or 0. */
struct part float_op(struct fn *k, const char *op, struct part a, struct part b, uint32_t result);
/* divide.c: SpvOp{S,U}Div, SpvOp{S,U}Mod, SpvOpSRem. */
struct part int_division(struct fn *k, uint16_t op, struct part a, struct part b);
struct part multiply_high(struct fn *k, struct part a, struct part b, bool sign);

#endif
