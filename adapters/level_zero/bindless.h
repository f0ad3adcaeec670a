/* Images without objects: programs know their memory by the driver's handle, and kernels the images
 * by the number that the driver gives them. A context keeps a table of those that it gave out, and
 * of what it imported from other interfaces, so that any other is refused and what is left goes
 * with the context. */
#ifndef ZE_BINDLESS_H
#define ZE_BINDLESS_H

#include "entry/bindless_check.h"
#include "image.h"

enum ze_bindless_kind {
    ZE_BINDLESS_MEMORY = 1,
    ZE_BINDLESS_SAMPLED = 2,
    ZE_BINDLESS_UNSAMPLED = 4,
    ZE_BINDLESS_IMPORTED = 8,   /* memory of another interface */
    ZE_BINDLESS_MAPPED = 16,    /* some of it as USM */
    ZE_BINDLESS_SEMAPHORE = 32, /* of another interface */
    ZE_BINDLESS_EXPORTED = 64,  /* device memory for other interfaces */
};

struct ze_bindless {
    struct ur_keyed keyed; /* first; by the number */
    enum ze_bindless_kind kind;
    ur_context_handle_t context;
    ur_device_handle_t device;
    ze_image_handle_t image; /* image memory, and a view of it or an image in USM */
    /* image memory */
    ur_image_format_t format;
    ur_image_desc_t desc; /* its chain left out */
    size_t pixel;         /* bytes */
    /* imported memory, and what lies in it */
    struct ze_bindless *of; /* of image memory and mappings: that they lie in, or NULL */
    uint32_t mapped;        /* times; under the context's lock */
    int file;               /* owned */
    ze_external_memory_type_flags_t type;
    size_t size;
    void *memory; /* all of it, as the driver has mapped it; NULL: no mapping is spare. Of what is
                     exported, the memory */
    /* semaphores */
    struct ze_semaphore *semaphore;
    bool timeline;
    ur_event_handle_t *uses; /* commands that may use it, retained; owned; semaphore.c's lock */
    uint32_t use_count, use_claims, use_room; /* claims: of commands that are being appended */
    struct ur_late late;
    struct ze_bindless *next;
};

/* bindless.c. One that ze_bindless_add takes; NULL if host memory is exhausted. */
struct ze_bindless *ze_bindless_make(ur_context_handle_t context, ur_device_handle_t device,
                                     enum ze_bindless_kind kind);
void ze_bindless_add(struct ze_bindless *native, uint64_t number);
/* What has that number and one of these kinds, on that device, or on any where it is NULL. NULL:
 * nothing. It lives as long as the program does not give it up. */
struct ze_bindless *ze_bindless_find(ur_context_handle_t context, ur_device_handle_t device,
                                     uint64_t number, unsigned kinds);
/* Takes it out of the table. NULL: it is mapped, or there is none. */
struct ze_bindless *ze_bindless_take(ur_context_handle_t context, ur_device_handle_t device,
                                     uint64_t number, unsigned kinds);
/* Gives it up towards the driver. Pre: in no table, and no command uses it. */
ur_result_t ze_bindless_end(struct ze_bindless *native);
/* The same once all is complete that the context's queues were given. */
void ze_bindless_give_up(struct ze_bindless *native);
/* Frees memory that the program has an address of. INVALID_VALUE: there is none of that kind;
 * `what` says what the address is not. */
ur_result_t ze_bindless_free(ur_context_handle_t context, ur_device_handle_t device, void *memory,
                             enum ze_bindless_kind kind, const char *what);
/* What Level Zero calls handles of that type; 0: it has none. */
ze_external_memory_type_flags_t ze_memory_handle_type(ur_exp_external_mem_type_t type);
/* Counts one more that lies in imported memory. */
void ze_bindless_map(struct ze_bindless *native, struct ze_bindless *of);

/* Context and device that go together. */
ur_result_t ze_bindless_pair(ur_context_handle_t context, ur_device_handle_t device);
/* The same where the device has such images; UNSUPPORTED_FEATURE. */
ur_result_t ze_bindless_enter(ur_context_handle_t context, ur_device_handle_t device);
/* What Level Zero is asked for, such image memory. */
ur_result_t ze_bindless_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                 const ur_image_desc_t *desc, ze_image_desc_t *out, size_t *pixel);
/* Image memory with what is chained to `bindless`, in the table. Pre: ze_bindless_describe. */
ur_result_t ze_bindless_allocate(struct ze_bindless *native, const ze_image_desc_t *shape,
                                 const void *chained, const ur_image_format_t *format,
                                 const ur_image_desc_t *desc, size_t pixel);
/* bindless_handle.c: whether images can lie in USM that looks so. *pitch: bytes between rows. */
ur_result_t ze_bindless_linear(ur_context_handle_t context, ur_device_handle_t device,
                               const ur_image_format_t *format, const ur_image_desc_t *desc,
                               ze_image_desc_t *out, size_t *pitch, size_t *pixel);
/* semaphore.c: gives back those of the context that are released and in use no more, or all. */
void ze_semaphores_reap(ur_context_handle_t context, bool all);
/* Gives up what is taken once no command uses it. */
ur_result_t ze_semaphore_end(struct ze_bindless *native);

#endif
