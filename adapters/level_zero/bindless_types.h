/* Images that kernels know by numbers, as drivers that list ZE_experimental_bindless_image have
 * them, and semaphores of other interfaces, ZE_extension_external_semaphores: newer than the
 * headers that the adapter must build with, and so under names of our own. Facts from the Level
 * Zero specification 1.12, "Bindless Image Extension", "Image View Extension" and "External
 * Semaphores Extension".
 *
 * An image is made bindless by a description chained to its own. zeImageGetDeviceOffsetExp gives
 * its number. Its sampler, where it has one, is chained to that description, and so is the address
 * of device memory that it lies in, whose rows are apart what zeMemGetPitchFor2dImage says. A view
 * is an image in the memory of another. */
#ifndef ZE_BINDLESS_TYPES_H
#define ZE_BINDLESS_TYPES_H

#include <level_zero/ze_api.h>

#define ZE_BINDLESS_NAME "ZE_experimental_bindless_image"
#define ZE_SEMAPHORES_NAME "ZE_extension_external_semaphores"

#define ZE_STYPE_PITCHED_PROPERTIES ((ze_structure_type_t)0x0002001D)
#define ZE_STYPE_BINDLESS_IMAGE ((ze_structure_type_t)0x0002001E)
#define ZE_STYPE_PITCHED_IMAGE ((ze_structure_type_t)0x0002001F)
#define ZE_STYPE_SEMAPHORE ((ze_structure_type_t)0x00020022)
#define ZE_STYPE_SEMAPHORE_FD ((ze_structure_type_t)0x00020024)
#define ZE_STYPE_SEMAPHORE_SIGNAL ((ze_structure_type_t)0x00020025)
#define ZE_STYPE_SEMAPHORE_WAIT ((ze_structure_type_t)0x00020026)

enum {
    ZE_BINDLESS = 1 << 0,
    ZE_BINDLESS_WITH_SAMPLER = 1 << 1,
};

/* Chained to the properties of a device's images. */
struct ze_pitched_properties {
    ze_structure_type_t stype;
    void *pNext;
    size_t width, height; /* pixels */
};

/* Chained to the description of an image. */
struct ze_bindless_image {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags;
};

struct ze_pitched_image {
    ze_structure_type_t stype;
    const void *pNext;
    void *pointer;
};

struct ze_semaphore;

enum {
    ZE_SEMAPHORE_OPAQUE_FD = 1 << 0,
    ZE_SEMAPHORE_TIMELINE_FD = 1 << 7,
};

/* With the descriptor chained to it. */
struct ze_semaphore_desc {
    ze_structure_type_t stype;
    const void *pNext;
    uint32_t flags;
};

struct ze_semaphore_fd {
    ze_structure_type_t stype;
    const void *pNext;
    int fd;
};

/* Of a signal or a wait. */
struct ze_semaphore_value {
    ze_structure_type_t stype;
    const void *pNext;
    uint64_t value;
};

#endif
