/* The parts of the allocator's backend (lib/pool/backend.h), whose conditions hold. */
#ifndef STREAM_POOL_BACKEND_H
#define STREAM_POOL_BACKEND_H

#include "stream.h"

/* pool_backend.c: where a device of the context is; the first without one. */
struct stream_place *stream_pool_place(ur_context_handle_t context, ur_device_handle_t device);

/* pool_memory.c */
bool stream_pool_parts(void *context, void *device, enum ur_pool_mem type);
ur_result_t stream_pool_reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                                size_t align, uint32_t flags, void **out);
void stream_pool_release(void *context, void *device, enum ur_pool_mem type, void *memory,
                         size_t size);

/* pool_native.c */
extern const struct ur_pool_native_ops stream_pool_native;

#endif
