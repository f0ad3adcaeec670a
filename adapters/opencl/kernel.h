/* Setting arguments, shared by the calls for one argument and by launches. The kernel's lock is
 * held. */
#ifndef OCL_KERNEL_H
#define OCL_KERNEL_H

#include "ocl.h"

/* kernel.c: takes over one reference to `cl` on success. `program` may be NULL. */
ur_result_t ocl_kernel_new(cl_kernel cl, ur_program_handle_t program, ur_context_handle_t context,
                           ur_kernel_handle_t *out);
/* The kernel retains the memory object or sampler of its argument, or NULL, in the place of what it
 * retained before. */
void ocl_arg_keep(ur_kernel_handle_t kernel, uint32_t index, void *object);

ur_result_t ocl_arg_value(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                          const void *value);
ur_result_t ocl_arg_local(ur_kernel_handle_t kernel, uint32_t index, size_t size);
ur_result_t ocl_arg_pointer(ur_kernel_handle_t kernel, uint32_t index, const void *pointer);
ur_result_t ocl_arg_mem(ur_kernel_handle_t kernel, uint32_t index, ur_mem_handle_t mem);
ur_result_t ocl_arg_sampler(ur_kernel_handle_t kernel, uint32_t index, ur_sampler_handle_t sampler);
/* turnstile.c: one for each name that kernels have; NULL where the driver needs none. */
ur_result_t ocl_turnstile_get(ur_platform_handle_t platform, cl_kernel kernel,
                              struct ocl_turnstile **turnstile);
void ocl_turnstile_put(struct ocl_turnstile *turnstile); /* NULL is nothing */
/* Enqueues a launch of a kernel that has a turnstile; the command's event is where ocl_submit_event
 * wants it. Kernel's lock held. */
cl_int ocl_turnstile_launch(struct ocl_submit *submit, ur_kernel_handle_t kernel,
                            uint32_t dimensions, const size_t *offset, const size_t *global,
                            const size_t *local);
/* What setting argument `index` of `size` bytes came to. */
ur_result_t ocl_arg_fail(ur_kernel_handle_t kernel, uint32_t index, size_t size, cl_int code);

#endif
