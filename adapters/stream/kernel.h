/* Kernels, as the files that use them share them. */
#ifndef STREAM_KERNEL_H
#define STREAM_KERNEL_H

#include "stream.h"

/* kernel_size.c: a work-group size that divides the global size, at most `most` work-items. */
void stream_choose_local(ur_kernel_handle_t kernel, const struct stream_function *function,
                         ur_device_handle_t device, uint32_t dims, const size_t *global, size_t local[3]);

/* The function for a device of the kernel's context; an error if the kernel is not there. */
ur_result_t stream_kernel_function(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                   struct stream_function **function);

#endif
