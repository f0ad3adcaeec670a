/* Images without objects: programs know their memory, and kernels the images, by numbers of the
 * driver. A context keeps a table of those that it gave out, so that any other number is refused
 * and what is left goes with the context. */
#ifndef STREAM_BINDLESS_H
#define STREAM_BINDLESS_H

#include "entry/bindless_check.h"
#include "mem.h"
#include "stream.h"

enum stream_native_kind {
    STREAM_ARRAY = 1,      /* memory in a layout of the driver's */
    STREAM_MIPMAP = 2,     /* the same with levels */
    STREAM_LEVEL = 4,      /* one of these, which goes with it */
    STREAM_SAMPLED = 8,    /* a texture */
    STREAM_UNSAMPLED = 16, /* a surface */
    STREAM_MEMORY = 32,    /* of another interface */
    STREAM_SEMAPHORE = 64, /* likewise */
    STREAM_IMAGE_MEMORY = STREAM_ARRAY | STREAM_MIPMAP | STREAM_LEVEL
};

struct stream_native {
    struct ur_keyed keyed; /* first; the number */
    enum stream_native_kind kind;
    _Atomic uint32_t refs; /* the table, and commands that are held */
    struct stream_place *place;
    struct stream_given given; /* once there is none */
    union {
        drv_array array;
        drv_texture texture;
        drv_surface surface;
        drv_external_memory memory;
        drv_semaphore semaphore;
    };
    /* image memory */
    drv_mipmap mipmap; /* of a mipmap; of an array, what it is the only level of, or NULL */
    bool has_mipmap;
    ur_image_format_t format;
    ur_image_desc_t desc; /* its chain left out */
    struct drv_array_desc shape;
    size_t element;                /* bytes */
    struct stream_native *whole;   /* of a level */
    struct stream_native **levels; /* of a mipmap: numMipLevel of them, NULL until asked for */
    /* imported memory */
    struct stream_native *of; /* of an array: that it lies in, or NULL */
    uint32_t mapped;          /* times; under the context's lock */
    size_t size;
    bool timeline; /* of a semaphore */
};

/* bindless.c. Allocates one that stream_native_add takes; NULL if host memory is exhausted. */
struct stream_native *stream_native_make(struct stream_place *place, enum stream_native_kind kind);
void stream_native_add(ur_context_handle_t context, struct stream_native *native, uintptr_t number);
/* What has that number and one of these kinds; NULL: nothing. It lives as long as the program does
 * not give it up. */
struct stream_native *stream_native_find(ur_context_handle_t context, uintptr_t number,
                                         unsigned kinds);
/* Takes it out of the table. */
struct stream_native *stream_native_take(ur_context_handle_t context, uintptr_t number,
                                         unsigned kinds);
/* The last reference gives it up; memory is the driver's again once nothing is under way. */
drv_result stream_native_unref(struct stream_native *native);
/* Counts one more, or less, that lies in imported memory. */
void stream_native_map(ur_context_handle_t context, struct stream_native *memory, bool mapped);
void stream_natives_stop(ur_context_handle_t context);

/* Checks context and device, and enters the device's place. */
ur_result_t stream_bindless_enter(ur_context_handle_t context, ur_device_handle_t device,
                                  struct stream_place **place);
/* Whether the device can have such memory: stream_array_describe, with what images with levels and
 * the like cannot be. */
ur_result_t stream_bindless_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                     const ur_image_desc_t *desc, struct drv_array_desc *array,
                                     size_t *element);
/* A native for an array, or for one with levels if `desc` has such; NULL if host memory is
 * exhausted. */
struct stream_native *stream_bindless_make(struct stream_place *place, const ur_image_desc_t *desc,
                                           const struct drv_array_desc *shape, size_t element);
/* Puts into the table a new array, or one with levels. Takes over `mipmap`, or `array`, on success
 * only. */
ur_result_t stream_bindless_keep(ur_context_handle_t context, struct stream_native *native,
                                 const ur_image_format_t *format, const ur_image_desc_t *desc,
                                 uintptr_t number);
/* bindless_handle.c: whether a texture can lie in linear memory that looks so. */
ur_result_t stream_bindless_linear(ur_device_handle_t device, const ur_image_format_t *format,
                                   const ur_image_desc_t *desc, struct drv_resource *resource);
/* bindless.c: whether the device has mipmapped arrays; asks the driver once. */
bool stream_has_mipmaps(ur_device_handle_t device);
/* What the device says of bindless images. UNSUPPORTED_ENUMERATION: it is another question. */
ur_result_t stream_bindless_query(ur_device_handle_t device, ur_device_info_t property,
                                  ur_info_out out);

#endif
