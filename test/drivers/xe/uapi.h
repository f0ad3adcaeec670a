/* What a program and the kernel's driver xe say to each other: drm/drm.h and drm/xe_drm.h of Linux
 * 6.19 (linux-libc-dev of Debian 12 has the second not yet), as far as it is used here. Layouts are
 * those of the structures named in the comments. */
#ifndef TEST_XE_UAPI_H
#define TEST_XE_UAPI_H

#include <stdint.h>

/* Numbers of ioctls, the low byte of the request; those of xe begin at XE. */
enum {
    IOCTL_VERSION = 0x00,
    IOCTL_GEM_CLOSE = 0x09,
    IOCTL_GET_CAP = 0x0c,
    IOCTL_PRIME_EXPORT = 0x2d,
    IOCTL_PRIME_IMPORT = 0x2e,
    XE = 0x40,
    IOCTL_QUERY = XE + 0x00,
    IOCTL_GEM_CREATE = XE + 0x01,
    IOCTL_MMAP_OFFSET = XE + 0x02,
    IOCTL_VM_CREATE = XE + 0x03,
    IOCTL_VM_DESTROY = XE + 0x04,
    IOCTL_VM_BIND = XE + 0x05,
    IOCTL_QUEUE_CREATE = XE + 0x06,
    IOCTL_QUEUE_DESTROY = XE + 0x07,
    IOCTL_QUEUE_GET_PROPERTY = XE + 0x08,
    IOCTL_EXEC = XE + 0x09,
    IOCTL_WAIT_USER_FENCE = XE + 0x0a,
    IOCTL_MADVISE = XE + 0x0c,
    IOCTL_QUEUE_SET_PROPERTY = XE + 0x0e,
};

struct uapi_gem_close { /* drm_gem_close */
    uint32_t handle, pad;
};

struct uapi_cap { /* drm_get_cap */
    uint64_t capability, value;
};

struct uapi_prime { /* drm_prime_handle */
    uint32_t handle, flags;
    int32_t fd;
};

enum { CLASS_RENDER = 0, CLASS_COPY = 1, CLASS_COMPUTE = 4 };

struct uapi_engine_id { /* drm_xe_engine_class_instance */
    uint16_t engine_class, instance, gt, pad;
};

struct uapi_engines { /* drm_xe_query_engines */
    uint32_t count, pad;
    struct {
        struct uapi_engine_id id;
        uint64_t reserved[3];
    } engines[8];
};

enum { REGION_SYSTEM = 0, REGION_VRAM = 1 };

struct uapi_regions { /* drm_xe_query_mem_regions */
    uint32_t count, pad;
    struct {
        uint16_t kind, instance;
        uint32_t min_page_size;
        uint64_t size, used, visible_size, visible_used, reserved[6];
    } regions[2];
};

enum { CONFIG_DEVICE_ID, CONFIG_FLAGS, CONFIG_ALIGNMENT, CONFIG_VA_BITS, CONFIG_PRIORITY, CONFIGS };
enum { CONFIG_HAS_VRAM = 1 };

struct uapi_config { /* drm_xe_query_config */
    uint32_t count, pad;
    uint64_t values[CONFIGS];
};

struct uapi_gts { /* drm_xe_query_gt_list */
    uint32_t count, pad;
    struct {
        uint16_t kind, tile, gt, pad[3];
        uint32_t clock;
        uint64_t near_regions, far_regions;
        uint16_t major, minor, revision, pad2;
        uint64_t reserved[7];
    } gts[1];
};

enum {
    TOPOLOGY_GEOMETRY = 1,
    TOPOLOGY_COMPUTE = 2,
    TOPOLOGY_L3 = 3,
    TOPOLOGY_EU = 4,
    TOPOLOGY_EU_SIMD16 = 5,
};

struct uapi_topology { /* drm_xe_query_topology_mask with a mask of 8 bytes */
    uint16_t gt, kind;
    uint32_t size;
    uint8_t mask[8];
};

struct uapi_cycles { /* drm_xe_query_engine_cycles */
    struct uapi_engine_id id;
    int32_t clock;
    uint32_t width;
    uint64_t cycles, cpu_time, cpu_delta;
};

enum {
    QUERY_ENGINES,
    QUERY_REGIONS,
    QUERY_CONFIG,
    QUERY_GTS,
    QUERY_HWCONFIG,
    QUERY_TOPOLOGY,
    QUERY_CYCLES,
};

struct uapi_query { /* drm_xe_device_query */
    uint64_t extensions;
    uint32_t query, size;
    uint64_t data, reserved[2];
};

struct uapi_gem_create { /* drm_xe_gem_create */
    uint64_t extensions, size;
    uint32_t placement, flags, vm, handle;
    uint16_t caching, pad[3];
    uint64_t reserved[2];
};

enum { MMAP_PCI_BARRIER = 1 };

struct uapi_mmap_offset { /* drm_xe_gem_mmap_offset */
    uint64_t extensions;
    uint32_t handle, flags;
    uint64_t offset, reserved[2];
};

enum { VM_FAULT_MODE = 4 };

struct uapi_vm_create { /* drm_xe_vm_create */
    uint64_t extensions;
    uint32_t flags, vm;
    uint64_t reserved[2];
};

struct uapi_vm_destroy { /* drm_xe_vm_destroy */
    uint32_t vm, pad;
    uint64_t reserved[2];
};

enum { BIND_MAP, BIND_UNMAP, BIND_USER, BIND_UNMAP_ALL, BIND_PREFETCH };
enum { BIND_NULL = 4, BIND_MIRROR = 32 };

struct uapi_bind { /* drm_xe_vm_bind_op */
    uint64_t extensions;
    uint32_t handle;
    uint16_t pat, pad;
    uint64_t place; /* offset in the buffer, or address in the process */
    uint64_t size, address;
    uint32_t operation, flags, prefetch_region, pad2;
    uint64_t reserved[3];
};

struct uapi_vm_bind { /* drm_xe_vm_bind */
    uint64_t extensions;
    uint32_t vm, queue, pad, count;
    union {
        struct uapi_bind one;
        uint64_t several;
    } binds;
    uint32_t pad2, sync_count;
    uint64_t syncs, reserved[2];
};

struct uapi_queue_create { /* drm_xe_exec_queue_create */
    uint64_t extensions;
    uint16_t width, placements;
    uint32_t vm, flags, queue;
    uint64_t instances, reserved[2];
};

struct uapi_queue_destroy { /* drm_xe_exec_queue_destroy */
    uint32_t queue, pad;
    uint64_t reserved[2];
};

struct uapi_queue_property { /* drm_xe_exec_queue_get_property */
    uint64_t extensions;
    uint32_t queue, property;
    uint64_t value, reserved[2];
};

enum { SYNC_USER_FENCE = 2, SYNC_SIGNAL = 1 };

struct uapi_sync { /* drm_xe_sync */
    uint64_t extensions;
    uint32_t kind, flags;
    uint64_t address, value, reserved[2];
};

struct uapi_exec { /* drm_xe_exec */
    uint64_t extensions;
    uint32_t queue, sync_count;
    uint64_t syncs, address;
    uint16_t batch_count, pad[3];
    uint64_t reserved[2];
};

enum { WAIT_EQ, WAIT_NEQ, WAIT_GT, WAIT_GTE, WAIT_LT, WAIT_LTE };
enum { WAIT_UNTIL = 1 };

struct uapi_wait { /* drm_xe_wait_user_fence */
    uint64_t extensions, address;
    uint16_t operation, flags;
    uint32_t pad;
    uint64_t value, mask;
    int64_t timeout;
    uint32_t queue, pad2;
    uint64_t reserved[2];
};

_Static_assert(sizeof(struct uapi_query) == 40, "drm_xe_device_query");
_Static_assert(sizeof(struct uapi_gem_create) == 56, "drm_xe_gem_create");
_Static_assert(sizeof(struct uapi_bind) == 80, "drm_xe_vm_bind_op");
_Static_assert(sizeof(struct uapi_vm_bind) == 136, "drm_xe_vm_bind");
_Static_assert(sizeof(struct uapi_sync) == 48, "drm_xe_sync");
_Static_assert(sizeof(struct uapi_exec) == 56, "drm_xe_exec");
_Static_assert(sizeof(struct uapi_wait) == 72, "drm_xe_wait_user_fence");

#endif
