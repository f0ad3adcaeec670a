/* Functions, kernels, and what is of the module. */
#ifndef UR_PTX_FUNCTION_H
#define UR_PTX_FUNCTION_H

#include "emit.h"

/* function.c */
void ptx_emit_kernel(struct tr *t, const struct ur_spirv_entry_point *entry);
void ptx_emit_function(struct tr *t, uint32_t index);
void ptx_queue_function(struct tr *t, uint32_t index);
void ptx_end_fn(struct fn *k); /* lets its texts go */
void ptx_call_parts(struct fn *k, const char *symbol, const struct part *arguments, uint32_t count,
                    struct part *results, uint32_t result_count);
/* The same of a function whose results are a vector of 32 bits each, aligned to its size. */
void ptx_call_together(struct fn *k, const char *symbol, const struct part *arguments,
                       uint32_t count, struct part *results, uint32_t result_count);
/* globals.c */
/* What a variable of `size` bytes is aligned to: up to 16, also where its type asks for less. A
 * copy of SPIR-V names one alignment for both sides, and compilers give that of the better one. */
uint32_t ptx_wide_align(uint32_t align, uint64_t size);
void ptx_emit_globals(struct tr *t);
/* Decides about the work-group's variables, before anything is emitted. */
void ptx_plan_shared(struct tr *t);
/* The address of one that the function names. */
struct part ptx_shared_address(struct fn *k, const struct ur_spirv_instruction *variable);
uint32_t ptx_add_string(struct tr *t, const char *bytes, size_t size); /* ends with 0 by itself */
void ptx_store_results(struct fn *k, const struct part *parts, uint32_t count);

/* rows.c */
/* After the body of a kernel was emitted: has lanes take elements of one or two bytes that lie side
 * by side, where the kernel reads and writes rows of its sub-groups. */
void ptx_widen_rows(struct fn *k);

/* math_library.c */
void ptx_emit_library(struct tr *t);

#endif
