/* USM, buffers, images, samplers. */
#ifndef ZE_MEM_H
#define ZE_MEM_H

#include "base/shown.h"
#include "entry/buffer_map.h"
#include "entry/mem_check.h"
#include "os/worker.h"
#include "pool/backend.h"
#include "pool/pool.h"
#include "pool/table.h"
#include "ze.h"

/* usm.c */
extern const struct ur_pool_backend ze_pool_backend;
ur_result_t ze_usm_reserve(ur_context_handle_t context, ur_device_handle_t device,
                           ur_usm_type_t type, size_t size, size_t align, bool read_only,
                           void **out);
/* Gives back what ze_usm_reserve returned. */
ur_result_t ze_usm_release(ur_context_handle_t context, void *memory);
/* False if [pointer, pointer + size) goes past the allocation that it begins in. */
bool ze_usm_fits(ur_context_handle_t context, const void *pointer, size_t size);
/* peer.c: the memory of a context's devices, which is resident on all others whose access to it is
 * enabled. Opened with the context, closed before the native one goes. What is no USM is evicted
 * when it is removed, so that comes before it is unmapped or closed. */
enum ze_resident_kind { ZE_RESIDENT_DEVICE, ZE_RESIDENT_SHARED, ZE_RESIDENT_MAPPED };
ur_result_t ze_residents_open(ur_context_handle_t context);
void ze_residents_close(ur_context_handle_t context);
ur_result_t ze_residents_add(ur_context_handle_t context, ur_device_handle_t device,
                             enum ze_resident_kind kind, void *memory, size_t size);
void ze_residents_remove(ur_context_handle_t context, void *memory);
/* virtual_memory.c */
ur_result_t ze_addresses_reserve(ur_context_handle_t context, const void *start, size_t size,
                                 void **out);
/* pool_parts.c: memory of pools in parts, at reserved addresses. */
bool ze_parts_possible(void *context, void *device, enum ur_pool_mem type);
ur_result_t ze_parts_take(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                          size_t align, void **out);
bool ze_parts_give(void *memory, size_t size); /* false: it is none such */
bool ze_parts_has(const void *memory);
enum { ZE_PARTS_UNIT = 512 << 10 };
/* ipc.c: whether memory can be shared between processes */
bool ze_ipc_ask(ze_driver_handle_t driver);
void ze_ipc_close_all(ur_context_handle_t context);
/* memory_export.c */
bool ze_memory_export_has(ur_device_handle_t device);
/* ipc_physical.c */
bool ze_ipc_physical_has(ur_device_handle_t device);
/* usm_import.c */
bool ze_is_imported(ur_context_handle_t context, const void *pointer);
void ze_imported_drop_all(ur_context_handle_t context);

/* An image on one device. */
struct ze_image_part {
    ze_image_handle_t image;
    ze_image_handle_t raw;   /* as an argument of the driver's kernels */
    ur_queue_handle_t queue; /* for copies to other devices, made when needed; locked */
    bool valid;              /* holds what the image holds; locked */
};

struct ur_mem_handle_t_ {
    UR_CHILD_BASE;          /* the context is retained */
    ur_mem_handle_t parent; /* retained: the buffer of a sub-buffer */
    struct ur_work work;    /* for the release, and so is the next */
    struct ur_late late;
    bool is_image;
    bool adopted;
    ur_mem_flags_t flags;
    /* buffers */
    char *pointer; /* device, or host memory where the context has several devices */
    bool on_host;
    size_t offset, size;
    void *host_pointer;       /* the program's, with USE_HOST_POINTER */
    pthread_mutex_t lock;     /* guards maps, copies, and of an image what is marked so */
    ur_queue_handle_t copies; /* foreign.c; NULL: none yet */
    struct ur_table maps;     /* buffer_map.h */
    /* images */
    struct ze_image_part *parts; /* one for each device; an adopted image has one alone */
    uint32_t part_count;
    void *staging;            /* host USM, once one device had what another has not; locked */
    ur_event_handle_t staged; /* completes when it holds what the image holds, or NULL; locked */
    ur_image_format_t format;
    ur_image_desc_t desc;
    size_t element_size;
};
static inline void *ze_mem_pointer(ur_mem_handle_t mem) {
    return mem->pointer;
}
/* bindless.c: what is left of bindless images, and of what was imported, when the context goes */
void ze_bindless_stop(ur_context_handle_t context);
ur_result_t ze_bindless_query(ur_device_handle_t device, ur_device_info_t name, ur_info_out out);
/* memory.c */
void ze_mem_release(ur_mem_handle_t mem);
void ze_mem_discard(ur_mem_handle_t mem); /* pre: no command has used it */
ur_mem_handle_t ze_mem_new(ur_context_handle_t context, ur_mem_handle_t parent,
                           ur_mem_flags_t flags);

struct ur_sampler_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained */
    ze_sampler_handle_t ze;
    ze_sampler_handle_t raw; /* as an argument of the driver's kernels */
    bool adopted;
    struct ur_late late; /* for the release */
    ur_sampler_desc_t desc;
    struct ur_shown shown; /* once the program was given the native one */
};
/* INVALID_ENUMERATION */
ur_result_t ze_sampler_describe(const ur_sampler_desc_t *desc, ze_sampler_desc_t *out);

#endif
