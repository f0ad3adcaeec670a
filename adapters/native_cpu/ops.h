/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef NCPU_OPS_H
#define NCPU_OPS_H

#include "adapter_ops.h"
#include "ncpu.h"
#include "self.h"

extern const struct ur_self ncpu_self;
extern const struct ur_presented ncpu_presented;
const struct ur_graph_ops *ncpu_graph_ops(ur_context_handle_t context, ur_device_handle_t device);
ur_result_t ncpu_kernel_copy(ur_kernel_handle_t kernel, ur_kernel_handle_t *copy);
bool ncpu_mem_is_image(ur_mem_handle_t mem);
void ncpu_event_becomes_run(ur_event_handle_t event, ur_command_t type, struct ur_run_times *times);
void ncpu_event_unasked(ur_event_handle_t event);
ur_result_t ncpu_kernel_arguments(ur_kernel_handle_t kernel, ur_exp_kernel_arg_properties_t **args,
                                  uint32_t *count, uint32_t *total);
bool ncpu_kernel_recopy(ur_kernel_handle_t copy, ur_kernel_handle_t from);
ur_result_t ncpu_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from);
uint32_t ncpu_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                               const size_t local[3]);
ur_result_t ncpu_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                               char *why, size_t why_size);
bool ncpu_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place);
void ncpu_event_give(ur_event_handle_t event, bool good);
struct ur_shared_event *ncpu_event_shared(ur_event_handle_t event, bool *imported);
ur_event_handle_t ncpu_event_imported(ur_context_handle_t context, struct ur_shared_event *shared);
extern const struct ur_page_ops ncpu_graph_pages;

#endif
