/* Commands of the program's own in a command buffer. */
#ifndef OCL_NATIVE_COMMANDS_H
#define OCL_NATIVE_COMMANDS_H

#include "graph/buffer.h"
#include "ocl.h"

/* Whether the device's driver has command buffers that they can be put into. */
bool ocl_has_native_commands(ur_context_handle_t context, ur_device_handle_t device);
extern const struct ur_graph_ops ocl_native_command_ops;

#endif
