/* What all examples share: stopping with the reason, reading files, giving a device the form of a
 * kernel that it takes, and describing the kernel's arguments. Each is a few lines that a program
 * of your own would have too. */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <stdbool.h>
#include <stddef.h>

#include "ur_api.h"

/* Ends the program with the name of the failing call, its result and the adapter's own words, if
 * any. */
#define EXAMPLE_CHECK(call) example_check((call), #call, __FILE__, __LINE__)
void example_check(ur_result_t result, const char *call, const char *file, int line);

/* Lets example_check ask this adapter for the text of its last error. */
void example_set_adapter(ur_adapter_handle_t adapter);

/* All devices of all platforms that ONEAPI_DEVICE_SELECTOR lets through. Ends with example_done. */
typedef struct example_device {
    ur_adapter_handle_t adapter;
    ur_platform_handle_t platform;
    ur_device_handle_t device;
    ur_backend_t backend;
    char name[256];
    char platform_name[128];
} example_device;
size_t example_devices(example_device **devices);
void example_done(example_device *devices);

/* The whole file, with a terminating zero that is not counted; ends the program if it can't be
 * read. */
void *example_read(const char *path, size_t *size);

/* Likewise for a kernel's code: the path without its ending, and the ending. */
void *example_kernel(const char *stem, const char *ending, size_t *size);

bool example_takes_spirv(ur_device_handle_t device);

/* Builds the kernels that urcc made as STEM.spv, STEM.ptx, STEM.hsaco or STEM.so, or, for an OpenCL
 * driver that takes no SPIR-V, the OpenCL C text in STEM.cl. Prints the build log and ends the
 * program if that fails. */
ur_program_handle_t example_program(const example_device *device, ur_context_handle_t context,
                                    const char *stem);

/* Arguments for urEnqueueKernelLaunchWithArgsExp, which copies values before it returns: memory by
 * its address, plain values, memory objects, and `size` bytes of local memory. */
ur_exp_kernel_arg_properties_t example_pointer(uint32_t index, const void *pointer);
ur_exp_kernel_arg_properties_t example_value(uint32_t index, size_t size, const void *value);
ur_exp_kernel_arg_properties_t example_buffer(uint32_t index, ur_mem_handle_t buffer,
                                              ur_mem_flags_t access);
ur_exp_kernel_arg_properties_t example_local(uint32_t index, size_t size);

/* Nanoseconds of a clock that never goes back. */
double example_now(void);

#endif
