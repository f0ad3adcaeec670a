/* The objects of this adapter. Each file defines the entry points of one of them.
 *
 *   driver - platform - device < context - queue - command lists - events
 *
 * Platforms, devices and sub-devices live as long as the library. Contexts and queues have two
 * counts: `object.refs` is the interface's, and at zero the object gives up everything that it owns
 * in the driver; `holds` keeps the bare structure, one for the object itself and one for each event
 * that names it. The allocator of USM keeps events as marks, and it belongs to the context, so an
 * event must not keep its context.
 *
 * Locks, in the order in which they may be taken: program's, kernel's, queue's, context's. Spin
 * locks are leaves.
 */
#ifndef ZE_H
#define ZE_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "base/adapter.h"
#include "base/check.h"
#include "base/error.h"
#include "base/handle.h"
#include "base/info.h"
#include "base/log.h"
#include "base/permanent.h"
#include "base/wait.h"
#include "driver.h"
#include "entry/device.h"
#include "entry/facts.h"
#include "entry/handles.h"
#include "entry/self.h"
#include "intel.h"

enum {
    ZE_MAX_LISTS = 2,
    ZE_ROOM = 16,
    ZE_BASE_ALIGN = 64,     /* of sub-buffers, bytes */
    ZE_MAX_ALIGN = 2 << 20, /* of USM */
};
#define ZE_COUNT(array) (sizeof(array) / sizeof((array)[0]))

struct ur_platform_handle_t_ {
    ur_object object;
    ze_driver_handle_t ze;
    ze_driver_handle_t raw; /* for `call` */
    ze_api_version_t api;
    char version[64]; /* of the driver: its own words, or its number in three parts */
    struct ze_extensions call;
    ze_driver_extension_properties_t *extensions;
    uint32_t extension_count;
    bool in_order;               /* lists may be asked to keep the order by themselves */
    bool counter_based;          /* so may events, of such lists */
    bool link;                   /* several SPIR-V modules make one */
    bool offset;                 /* launches may have a global offset */
    bool ipc;                    /* device memory can be shared between processes */
    bool bindless;               /* images have numbers for kernels */
    bool semaphores;             /* those of other interfaces can be used */
    ur_device_handle_t *devices; /* root devices, in the driver's order */
    uint32_t device_count;
};

/* Queried once when the device is found. */
struct ur_device_handle_t_ {
    ur_object object;
    ze_device_handle_t ze;
    zes_device_handle_t sysman; /* of the root device; NULL: not open */
    ur_platform_handle_t platform;
    ur_device_handle_t parent; /* NULL for a root device */
    ur_device_handle_t *subs;
    uint32_t sub_count;
    ze_device_properties_t properties;
    ze_device_compute_properties_t compute;
    ze_device_module_properties_t module;
    ze_device_memory_access_properties_t access;
    ze_device_image_properties_t image;
    ze_external_memory_type_flags_t export_types, import_types; /* of allocations */
    ze_external_memory_type_flags_t import_images;
    size_t linear_width, linear_height; /* largest image in USM, pixels; 0: there are none */
    uint64_t memory_size;               /* of all its memories */
    uint32_t memory_clock, memory_bus;
    uint64_t cache_size;
    uint32_t cache_line;                     /* bytes */
    uint32_t compute_ordinal, compute_count; /* command queue group with kernels, and its queues */
    int32_t copy_ordinal;                    /* group that only copies; -1: none */
    double ns_per_tick;
    uint32_t ip_version;                   /* 0: the driver does not tell */
    struct ze_widths_of preferred, native; /* widths of vectors, elements */
    uint32_t blocks;                       /* of 2D arrays that sub-groups access (intel.h) */
    struct ze_xe_counts xe;                /* zeros: the driver does not tell */
    uint32_t mutable_flags; /* what launches of closed lists can be changed in (mutable.h); 0 */
};

/* platform.c */
bool ze_platform_has(ur_platform_handle_t platform, const char *extension);
/* device.c */
ur_result_t ze_device_init(ur_device_handle_t device, ur_platform_handle_t platform,
                           ur_device_handle_t parent, ze_device_handle_t ze);
/* NULL if no platform has it. */
ur_device_handle_t ze_device_find(ze_device_handle_t ze);
static inline bool ze_device_is_intel_gpu(ur_device_handle_t device) {
    return device->properties.type == ZE_DEVICE_TYPE_GPU && device->properties.vendorId == 0x8086;
}
/* urDeviceRelease gives it back. */
void ze_device_retain(ur_device_handle_t device);
static inline uint64_t ze_device_ns(ur_device_handle_t device, uint64_t ticks) {
    return (uint64_t)((double)ticks * device->ns_per_tick);
}
/* sysman.c: what only the system management part of the driver knows; UNSUPPORTED_ENUMERATION
 * without it. Pre of ze_sysman_init: the device's properties and its parent are known. */
void ze_sysman_init(ur_device_handle_t device);
ur_result_t ze_sysman_pci(ur_device_handle_t device, ze_pci_address_ext_t *address);
ur_result_t ze_sysman_info(ur_device_handle_t device, ur_device_info_t name, ur_info_out out);

#endif
