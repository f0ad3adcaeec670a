/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef STREAM_OPS_H
#define STREAM_OPS_H

#include "adapter_ops.h"
#include "self.h"
#include "stream.h"

extern const struct ur_self stream_self;
extern const struct ur_presented stream_presented;
const struct ur_graph_ops *stream_graph_ops(ur_context_handle_t context, ur_device_handle_t device);
ur_result_t stream_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy);
bool stream_mem_is_image(ur_mem_handle_t mem);
void stream_event_becomes_run(ur_event_handle_t event, ur_command_t type,
                              struct ur_run_times *times);
void stream_event_unasked(ur_event_handle_t event);
ur_result_t stream_kernel_arguments(ur_kernel_handle_t kernel,
                                    ur_exp_kernel_arg_properties_t **args, uint32_t *count,
                                    uint32_t *total);
bool stream_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from);
ur_result_t stream_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from);
uint32_t stream_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                 const size_t local[3]);
ur_result_t stream_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                                 char *why, size_t why_size);
bool stream_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place);
void stream_event_give(ur_event_handle_t event, bool good);
/* pool_memory.c: what the driver maps more than once, which is device memory. */
const struct ur_page_ops *stream_graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_pool_mem_t type);

#endif
