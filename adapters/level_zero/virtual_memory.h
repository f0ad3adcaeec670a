/* Physical memory, as virtual_memory.c and ipc_physical.c have it. */
#ifndef ZE_VIRTUAL_MEMORY_H
#define ZE_VIRTUAL_MEMORY_H

#include "ze.h"

struct ur_physical_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;
    ze_physical_mem_handle_t ze;
    size_t size;
    ur_physical_mem_flags_t flags;
    pthread_mutex_t lock;
    int shared; /* the driver's file descriptor of the memory, -1 until it is asked for; locked */
};

/* `extension` is chained to the description of the new memory. */
ur_result_t ze_physical_new(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                            ur_physical_mem_flags_t flags, const void *extension,
                            ur_physical_mem_handle_t *out);
/* ipc_physical.c: the reason is recorded. */
ur_result_t ze_ipc_physical_need(ur_device_handle_t device);

#endif
