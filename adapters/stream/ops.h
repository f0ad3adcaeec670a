/* What ops.c has of the other files: the members of adapter_ops.h by their names. */
#ifndef STREAM_OPS_H
#define STREAM_OPS_H

#include "base/adapter_ops.h"
#include "entry/self.h"
#include "stream.h"

UR_DECLARE_ADAPTER_OPS(stream);
extern const struct ur_presented stream_presented;
/* pool_memory.c: what the driver maps more than once, which is device memory. */
const struct ur_page_ops *stream_graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             enum ur_pool_mem type);

#endif
