/* Setting arguments, shared by the calls for one argument and by launches. The kernel's lock is
 * held. */
#ifndef OCL_KERNEL_H
#define OCL_KERNEL_H

#include "ocl.h"

ur_result_t ocl_arg_value(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                          const void *value);
ur_result_t ocl_arg_local(ur_kernel_handle_t kernel, uint32_t index, size_t size);
ur_result_t ocl_arg_pointer(ur_kernel_handle_t kernel, uint32_t index, const void *pointer);
ur_result_t ocl_arg_mem(ur_kernel_handle_t kernel, uint32_t index, ur_mem_handle_t mem);
ur_result_t ocl_arg_sampler(ur_kernel_handle_t kernel, uint32_t index, ur_sampler_handle_t sampler);
/* What setting argument `index` of `size` bytes came to. */
ur_result_t ocl_arg_fail(ur_kernel_handle_t kernel, uint32_t index, size_t size, cl_int code);

#endif
