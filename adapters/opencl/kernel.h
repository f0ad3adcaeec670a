/* Kernels, as the files that use them share them. */
#ifndef OCL_KERNEL_H
#define OCL_KERNEL_H

#include "ocl.h"

/* arguments.c: an argument of the native kernel. Kernel locked. */
ur_result_t ocl_arg_set(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg);
void ocl_kept_free(ur_kernel_handle_t kernel);
/* serialize.c: one for each name that kernels have; NULL where the driver needs none. */
ur_result_t ocl_turnstile_get(ur_platform_handle_t platform, cl_kernel kernel,
                              struct ocl_turnstile **turnstile);
void ocl_turnstile_put(struct ocl_turnstile *turnstile); /* NULL is nothing */
/* Enqueues a launch of a kernel that has a turnstile; the command's event is where ocl_submit_event
 * wants it. Kernel's lock held. */
cl_int ocl_turnstile_launch(struct ocl_submit *submit, ur_kernel_handle_t kernel,
                            uint32_t dimensions, const size_t *offset, const size_t *global,
                            const size_t *local);
/* A launch that the driver refuses for its arguments: says which one is not set. Kernel locked. */
ur_result_t ocl_arg_missing(ur_kernel_handle_t kernel);
/* What setting argument `index` of `size` bytes came to. */
ur_result_t ocl_arg_fail(ur_kernel_handle_t kernel, uint32_t index, size_t size, cl_int code);

#endif
