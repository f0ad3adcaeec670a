/* Images without objects: kernels know them by the address of their description (hostcode.h). A
 * context keeps a table of the numbers that it gave out, so that any other is refused and what is
 * left goes with the context. */
#ifndef NCPU_BINDLESS_H
#define NCPU_BINDLESS_H

#include "mem_image.h"

enum ncpu_native_kind {
    NCPU_ARRAY = 1,  /* image memory: rows without gaps */
    NCPU_MIPMAP = 2, /* the same with levels */
    NCPU_LEVEL = 4,  /* one of these, which goes with it */
    NCPU_SAMPLED = 8,
    NCPU_UNSAMPLED = 16,
    NCPU_IMAGE_MEMORY = NCPU_ARRAY | NCPU_MIPMAP | NCPU_LEVEL
};

struct ncpu_native {
    struct ur_keyed keyed;             /* first */
    struct ur_hostcode_bindless shown; /* its address is the number */
    enum ncpu_native_kind kind;
    _Atomic uint32_t refs;     /* the table, and commands */
    ur_device_handle_t device; /* retained */
    ur_context_handle_t context;
    struct ur_hostcode_image *views; /* owned, or NULL: of a sampled image the memory's */
    /* image memory */
    void *data;             /* owned, or NULL */
    struct ncpu_area *area; /* owned, or NULL: imported memory that it lies in */
    ur_image_format_t format;
    ur_image_desc_t desc;        /* its chain left out */
    struct ncpu_native *whole;   /* of a level */
    struct ncpu_native **levels; /* of a mipmap: numMipLevel of them, owned */
};

/* What has that number and one of these kinds; NULL: nothing. It lives as long as the program does
 * not give it up. */
struct ncpu_native *ncpu_native_find(ur_context_handle_t context, uintptr_t number, unsigned kinds);
void ncpu_native_ref(struct ncpu_native *native);
void ncpu_native_unref(struct ncpu_native *native);
/* A new one of that kind in the table. NULL: out of memory. */
struct ncpu_native *ncpu_native_make(ur_context_handle_t context, ur_device_handle_t device,
                                     enum ncpu_native_kind kind);
void ncpu_native_add(struct ncpu_native *native);
/* Takes what has that number out of the table and gives it up. INVALID_VALUE. */
ur_result_t ncpu_native_end(ur_context_handle_t context, ur_device_handle_t device,
                            uintptr_t number, unsigned kinds, const char *what);
void ncpu_bindless_stop(ur_context_handle_t context);

/* Context and device that go together. */
ur_result_t ncpu_bindless_check(ur_context_handle_t context, ur_device_handle_t device);
/* Whether there are images of such pixels, and one level of such a shape; the address is left out.
 * Post: *view has pitches without gaps, or those of `desc`. */
ur_result_t ncpu_bindless_view(const ur_image_format_t *format, const ur_image_desc_t *desc,
                               struct ur_hostcode_image *view);
uint32_t ncpu_bindless_levels(const ur_image_desc_t *desc);
/* What the device says of them. UNSUPPORTED_ENUMERATION: it is another question. */
ur_result_t ncpu_bindless_query(ur_device_info_t property, ur_info_out out);
/* bindless_handle.c: whether images can lie in USM that looks so; all but the address. */
ur_result_t ncpu_bindless_linear(const ur_image_format_t *format, const ur_image_desc_t *desc,
                                 struct ur_hostcode_image *view);

#endif
