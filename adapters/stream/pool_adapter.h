/* What the entry points of pools ask of this adapter (adapters/common/pool/entry.h). */
#ifndef STREAM_POOL_ADAPTER_H
#define STREAM_POOL_ADAPTER_H

#include "capture/pages.h"
#include "kernel.h"
#include "mem.h"
#include "stream.h"

static inline bool ur_adapter_has_device(ur_context_handle_t context, ur_device_handle_t device) {
    return stream_context_place(context, device) != NULL;
}

static inline void ur_adapter_context_retain(ur_context_handle_t context) {
    ur_object_retain(&context->object);
}

static inline void ur_adapter_context_release(ur_context_handle_t context) {
    (void)urContextRelease(context);
}

static inline bool ur_adapter_usm(ur_device_handle_t device, ur_pool_mem_t type) {
    return type != UR_POOL_SHARED || device->attr[DRV_ATTR_MANAGED_MEMORY] > 0;
}

/* pool_memory.c: what the driver maps more than once, which is device memory. */
const struct ur_page_ops *stream_graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             ur_pool_mem_t type);
#define UR_ADAPTER_GRAPH_PAGES(context, device, type) stream_graph_pages(context, device, type)

#endif
