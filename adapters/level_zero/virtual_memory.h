/* Physical memory, as virtual_memory.c and ipc_physical.c have it. */
#ifndef ZE_VIRTUAL_MEMORY_H
#define ZE_VIRTUAL_MEMORY_H

#include "os/descriptor.h"
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
    struct ur_lent lent; /* what the driver has imported it by, until it goes */
};

/* Of the file's memory, or new memory where `file` is below 0. The file stays the caller's. */
ur_result_t ze_physical_new(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                            ur_physical_mem_flags_t flags, int file, ur_physical_mem_handle_t *out);
/* ipc_physical.c: the reason is recorded. */
ur_result_t ze_ipc_physical_need(ur_device_handle_t device);

#endif
