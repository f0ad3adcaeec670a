/* Physical memory: pages of a file without a name, which can be mapped in several places. */
#ifndef NCPU_PHYSICAL_MEM_H
#define NCPU_PHYSICAL_MEM_H

#include "ncpu.h"

struct ur_physical_mem_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ur_device_handle_t device;   /* retained */
    size_t size;
    int file; /* owned */
    ur_physical_mem_flags_t flags;
};

/* Takes over the file on success. OUT_OF_HOST_MEMORY. */
ur_result_t ncpu_physical_new(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                              ur_physical_mem_flags_t flags, int file,
                              ur_physical_mem_handle_t *out);
void ncpu_physical_release(ur_physical_mem_handle_t memory);
/* A file in memory of that many bytes, all there. OUT_OF_RESOURCES, OUT_OF_DEVICE_MEMORY. */
ur_result_t ncpu_physical_file(size_t size, int *file);
/* What sizes and addresses have to be multiples of. */
size_t ncpu_page_size(void);

#endif
