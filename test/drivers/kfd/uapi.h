/* What a program and the kernel's drivers for AMD's GPUs say to each other: linux/kfd_ioctl.h of
 * Linux 6.12, and the little of drm/amdgpu_drm.h that is asked of the render node. Layouts are
 * those of the structures named in the comments. */
#ifndef TEST_KFD_UAPI_H
#define TEST_KFD_UAPI_H

#include <stdint.h>

/* Numbers of ioctls, the low byte of the request. */
enum {
    KFD_VERSION = 0x01,
    KFD_QUEUE_CREATE = 0x02,
    KFD_QUEUE_DESTROY = 0x03,
    KFD_MEMORY_POLICY = 0x04,
    KFD_CLOCKS = 0x05,
    KFD_QUEUE_UPDATE = 0x07,
    KFD_EVENT_CREATE = 0x08,
    KFD_EVENT_DESTROY = 0x09,
    KFD_EVENT_SET = 0x0a,
    KFD_EVENT_RESET = 0x0b,
    KFD_EVENTS_WAIT = 0x0c,
    KFD_SCRATCH = 0x11,
    KFD_TILES = 0x12,
    KFD_TRAP_HANDLER = 0x13,
    KFD_APERTURES = 0x14,
    KFD_ACQUIRE_VM = 0x15,
    KFD_MEMORY_ALLOC = 0x16,
    KFD_MEMORY_FREE = 0x17,
    KFD_MEMORY_MAP = 0x18,
    KFD_MEMORY_UNMAP = 0x19,
    KFD_CU_MASK = 0x1a,
    KFD_DMABUF_INFO = 0x1c,
    KFD_DMABUF_IMPORT = 0x1d,
    KFD_QUEUE_GWS = 0x1e,
    KFD_SMI_EVENTS = 0x1f,
    KFD_SVM = 0x20,
    KFD_XNACK = 0x21,
    KFD_AVAILABLE = 0x23,
    KFD_DMABUF_EXPORT = 0x24,
    KFD_RUNTIME_ENABLE = 0x25,
    DRM_VERSION = 0x00,
    DRM_CLIENT = 0x05,
    AMDGPU_INFO = 0x45,
};

struct uapi_version { /* kfd_ioctl_get_version_args */
    uint32_t major, minor;
};

enum { QUEUE_COMPUTE, QUEUE_SDMA, QUEUE_AQL, QUEUE_SDMA_XGMI };

struct uapi_queue { /* kfd_ioctl_create_queue_args */
    uint64_t ring, write_pointer, read_pointer, doorbell;
    uint32_t size, gpu, kind, percentage, priority, id;
    uint64_t eop, eop_size, save_area;
    uint32_t save_size, stack_size;
};

struct uapi_clocks { /* kfd_ioctl_get_clock_counters_args */
    uint64_t gpu_ticks, cpu_time, system_time, system_frequency;
    uint32_t gpu, pad;
};

struct uapi_event { /* kfd_ioctl_create_event_args */
    uint64_t page;
    uint32_t trigger, kind, resets_itself, node, id, slot;
};

struct uapi_event_id { /* kfd_ioctl_{destroy,set,reset}_event_args */
    uint32_t id, pad;
};

struct uapi_event_data { /* kfd_event_data */
    uint64_t about[4], extension;
    uint32_t id, pad;
};

struct uapi_events_wait { /* kfd_ioctl_wait_events_args */
    uint64_t events;
    uint32_t count, all, timeout, result;
};

struct uapi_tiles { /* kfd_ioctl_get_tile_config_args */
    uint64_t tiles, macro_tiles;
    uint32_t tile_count, macro_count, gpu, address_config, banks, ranks;
};

struct uapi_apertures { /* kfd_ioctl_get_process_apertures_new_args */
    uint64_t list;
    uint32_t count, pad;
};

struct uapi_aperture { /* kfd_process_device_apertures */
    uint64_t local_base, local_end, scratch_base, scratch_end, gpu_base, gpu_end;
    uint32_t gpu, pad;
};

enum { ALLOC_USERPTR = 1 << 2, ALLOC_DOORBELL = 1 << 3, ALLOC_MMIO = 1 << 4 };

struct uapi_alloc { /* kfd_ioctl_alloc_memory_of_gpu_args */
    uint64_t address, size, handle, offset;
    uint32_t gpu, flags;
};

struct uapi_handle { /* kfd_ioctl_free_memory_of_gpu_args */
    uint64_t handle;
};

struct uapi_map { /* kfd_ioctl_{map,unmap}_memory_{to,from}_gpu_args */
    uint64_t handle, gpus;
    uint32_t count, done;
};

struct uapi_dmabuf_info { /* kfd_ioctl_get_dmabuf_info_args */
    uint64_t size, metadata;
    uint32_t metadata_size, gpu, flags;
    int32_t fd;
};

struct uapi_dmabuf_import { /* kfd_ioctl_import_dmabuf_args */
    uint64_t address, handle;
    uint32_t gpu;
    int32_t fd;
};

struct uapi_dmabuf_export { /* kfd_ioctl_export_dmabuf_args */
    uint64_t handle;
    uint32_t flags;
    int32_t fd;
};

struct uapi_xnack { /* kfd_ioctl_set_xnack_mode_args */
    int32_t enabled;
};

struct uapi_available { /* kfd_ioctl_get_available_memory_args */
    uint64_t bytes;
    uint32_t gpu, pad;
};

struct uapi_runtime { /* kfd_ioctl_runtime_enable_args */
    uint64_t debug;
    uint32_t mode, capabilities;
};

enum { SVM_SET, SVM_GET };
enum { SVM_PREFERRED, SVM_PREFETCH };
#define SVM_NOWHERE 0xffffffff

struct uapi_svm { /* kfd_ioctl_svm_args */
    uint64_t address, size;
    uint32_t operation, count;
    struct {
        uint32_t kind, value;
    } list[];
};

struct uapi_drm_client { /* drm_client */
    int32_t index, is_authenticated;
    uint64_t rest[4];
};

enum { INFO_WORKS = 0x00, INFO_DEVICE = 0x16, INFO_MEMORY = 0x19 };

struct uapi_info { /* drm_amdgpu_info */
    uint64_t out;
    uint32_t size, query, rest[4];
};

struct uapi_device { /* drm_amdgpu_info_device, its first 264 bytes */
    uint32_t id, chip, external, pci, family, engines, arrays, counter_frequency;
    uint64_t engine_clock, memory_clock;
    uint32_t units, units_on, unit_bits[16], backend_bits, backends, contexts, pcie;
    uint64_t flags, address_offset, address_end;
    uint32_t alignment, fragment, page, constants, memory_kind, memory_bits, harvest, doubled;
    uint64_t buffers[4];
    uint32_t buffer_sizes[4], wave, registers, units_per_array, caches, depth[2];
};

struct uapi_memory { /* drm_amdgpu_memory_info */
    struct {
        uint64_t total, usable, used, most;
    } vram, visible, gtt;
};

_Static_assert(sizeof(struct uapi_queue) == 88, "kfd_ioctl_create_queue_args");
_Static_assert(sizeof(struct uapi_event) == 32, "kfd_ioctl_create_event_args");
_Static_assert(sizeof(struct uapi_event_data) == 48, "kfd_event_data");
_Static_assert(sizeof(struct uapi_aperture) == 56, "kfd_process_device_apertures");
_Static_assert(sizeof(struct uapi_alloc) == 40, "kfd_ioctl_alloc_memory_of_gpu_args");
_Static_assert(sizeof(struct uapi_info) == 32, "drm_amdgpu_info");
_Static_assert(sizeof(struct uapi_device) == 264, "drm_amdgpu_info_device");

#endif
