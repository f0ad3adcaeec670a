/* Physical memory. */
#ifndef STREAM_PHYSICAL_H
#define STREAM_PHYSICAL_H

#include "context.h"

struct ur_physical_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;
    size_t size;
    drv_physical native;
    ur_physical_mem_flags_t flags;
    bool exported;
};

/* memory_export.c: whether the device exports memory to other interfaces. */
bool stream_exports_memory(ur_device_handle_t device);

#endif
