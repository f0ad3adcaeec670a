/* The shapes that the shared body and a driver's driver.h exchange.
 *
 * driver.h of each driver gives, under names that start with drv_:
 * - native types: drv_result, drv_device, drv_context, drv_stream, drv_event, drv_module,
 * drv_function, drv_array, drv_mipmap, drv_surface, drv_texture, drv_pool, drv_physical,
 * drv_external_memory, drv_semaphore;
 * - the results DRV_OK, DRV_NOT_READY, DRV_UNSUPPORTED (no such call in the driver that was opened)
 * and DRV_NO_MEMORY;
 * - static inline calls that return drv_result and are the driver's call and nothing else, as far
 * as that goes. Memory of any kind is void * here. An optional call that the driver lacks returns
 * DRV_UNSUPPORTED.
 */
#ifndef STREAM_DRIVER_TYPES_H
#define STREAM_DRIVER_TYPES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* What is asked of a device as one int. The values of each driver's own enumeration are in
 * driver.h. */
enum drv_attr {
    DRV_ATTR_COMPUTE_UNITS,
    DRV_ATTR_MAX_THREADS_PER_BLOCK,
    DRV_ATTR_MAX_BLOCK_X,
    DRV_ATTR_MAX_BLOCK_Y,
    DRV_ATTR_MAX_BLOCK_Z,
    DRV_ATTR_MAX_GRID_X,
    DRV_ATTR_MAX_GRID_Y,
    DRV_ATTR_MAX_GRID_Z,
    DRV_ATTR_SHARED_PER_BLOCK,
    DRV_ATTR_SHARED_PER_BLOCK_MOST, /* with the caller's consent for each kernel */
    DRV_ATTR_SHARED_RESERVED,       /* at the start of each block's shared memory */
    DRV_ATTR_CONSTANT_MEMORY,
    DRV_ATTR_WARP_SIZE,
    DRV_ATTR_REGISTERS_PER_BLOCK,
    DRV_ATTR_CLOCK_KHZ,
    DRV_ATTR_MEMORY_CLOCK_KHZ,
    DRV_ATTR_MEMORY_BUS_BITS,
    DRV_ATTR_L2_BYTES,
    DRV_ATTR_INTEGRATED,
    DRV_ATTR_ECC,
    DRV_ATTR_CAPABILITY_MAJOR,
    DRV_ATTR_CAPABILITY_MINOR,
    DRV_ATTR_PCI_DOMAIN,
    DRV_ATTR_PCI_BUS,
    DRV_ATTR_PCI_DEVICE,
    DRV_ATTR_PCI_ID, /* device id in the upper half, vendor id in the lower */
    DRV_ATTR_MANAGED_MEMORY,
    DRV_ATTR_CONCURRENT_MANAGED,
    DRV_ATTR_PAGEABLE_ACCESS,
    DRV_ATTR_HOST_ATOMICS,
    DRV_ATTR_HOST_REGISTER,
    DRV_ATTR_READ_ONLY_REGISTER,
    DRV_ATTR_COOPERATIVE,
    DRV_ATTR_CLUSTER,
    DRV_ATTR_VIRTUAL_MEMORY,
    DRV_ATTR_EXPORT_FD,
    DRV_ATTR_POOLS,
    DRV_ATTR_COMPUTE_MODE, /* 2: no context can be made */
    DRV_ATTR_IMAGE_1D,
    DRV_ATTR_IMAGE_1D_LINEAR,
    DRV_ATTR_IMAGE_2D_WIDTH,
    DRV_ATTR_IMAGE_2D_HEIGHT,
    DRV_ATTR_IMAGE_3D_WIDTH,
    DRV_ATTR_IMAGE_3D_HEIGHT,
    DRV_ATTR_IMAGE_3D_DEPTH,
    DRV_ATTR_IMAGE_LAYERS,
    /* Of those that follow up to the last limit some drivers say nothing: then those above hold, or
     * there are no such images. */
    DRV_ATTR_LINEAR_2D_WIDTH,
    DRV_ATTR_LINEAR_2D_HEIGHT,
    DRV_ATTR_LINEAR_2D_PITCH,
    DRV_ATTR_LAYERED_1D_WIDTH,
    DRV_ATTR_LAYERED_1D_LAYERS,
    DRV_ATTR_LAYERED_2D_WIDTH,
    DRV_ATTR_LAYERED_2D_HEIGHT,
    DRV_ATTR_MIPMAP_1D_WIDTH,
    DRV_ATTR_MIPMAP_2D_WIDTH,
    DRV_ATTR_MIPMAP_2D_HEIGHT,
    DRV_ATTR_CUBE_WIDTH,
    DRV_ATTR_GATHER_WIDTH,
    DRV_ATTR_GATHER_HEIGHT,
    DRV_ATTR_SURFACE_2D_WIDTH,
    DRV_ATTR_SURFACE_2D_HEIGHT,
    DRV_ATTR_TEXTURE_ALIGN,
    DRV_ATTR_PITCH_ALIGN,
    DRV_ATTR_COUNT
};

enum drv_function_attr {
    DRV_FUNCTION_MAX_THREADS,
    DRV_FUNCTION_SHARED_BYTES, /* of variables, without what a launch adds */
    DRV_FUNCTION_LOCAL_BYTES,  /* private memory of a thread */
    DRV_FUNCTION_REGISTERS,
    DRV_FUNCTION_MAX_DYNAMIC_SHARED, /* can be set */
};

enum drv_memory_kind {
    DRV_MEMORY_LINEAR,
    DRV_MEMORY_ARRAY,
    DRV_MEMORY_PAGEABLE, /* linear, of the host, which the driver was never told of */
};

/* One side of a copy of rows and slices. x counts bytes. Of an array, pitch and height are ignored.
 */
struct drv_copy_side {
    enum drv_memory_kind kind;
    const void *pointer;
    void *array;    /* a drv_array */
    size_t element; /* bytes of an element of the array */
    size_t x, y, z;
    size_t pitch;  /* bytes from row to row */
    size_t height; /* rows from slice to slice */
};
struct drv_copy {
    struct drv_copy_side from, to;
    size_t width; /* bytes */
    size_t rows, slices;
};

enum drv_pointer_type {
    DRV_POINTER_UNKNOWN, /* not of the driver: the system's allocator, or nothing */
    DRV_POINTER_DEVICE,
    DRV_POINTER_HOST,
    DRV_POINTER_MANAGED,
};
struct drv_pointer {
    enum drv_pointer_type type;
    int device; /* ordinal, -1 if none */
    void *base; /* NULL if the driver does not say */
    size_t size;
};

enum drv_advice {
    DRV_ADVISE_READ_MOSTLY,
    DRV_ADVISE_NOT_READ_MOSTLY,
    DRV_ADVISE_PREFER,
    DRV_ADVISE_NOT_PREFER,
    DRV_ADVISE_ACCESSED_BY,
    DRV_ADVISE_NOT_ACCESSED_BY,
};
#define DRV_THE_HOST (-1) /* in place of the ordinal of a device */

enum drv_element {
    DRV_ELEMENT_U8,
    DRV_ELEMENT_U16,
    DRV_ELEMENT_U32,
    DRV_ELEMENT_S8,
    DRV_ELEMENT_S16,
    DRV_ELEMENT_S32,
    DRV_ELEMENT_F16,
    DRV_ELEMENT_F32,
};
struct drv_array_desc {
    size_t width, height, depth; /* elements; height and depth 0 where there is no such dimension */
    bool layered;                /* depth counts layers */
    bool cube;                   /* depth counts six faces */
    bool gather;                 /* kernels gather from it */
    enum drv_element element;
    unsigned channels; /* 1, 2 or 4 */
};

/* What a texture lies in. */
enum drv_resource_kind {
    DRV_RESOURCE_ARRAY,
    DRV_RESOURCE_MIPMAP,
    DRV_RESOURCE_LINEAR, /* one row */
    DRV_RESOURCE_ROWS,
};
struct drv_resource {
    enum drv_resource_kind kind;
    void *array; /* a drv_array or drv_mipmap */
    const void *pointer;
    size_t width, height; /* of memory: elements, rows */
    size_t pitch, size;   /* bytes from row to row; of an element */
    enum drv_element element;
    unsigned channels;
};

enum drv_address {
    DRV_ADDRESS_WRAP,
    DRV_ADDRESS_CLAMP,
    DRV_ADDRESS_MIRROR,
    DRV_ADDRESS_BORDER, /* zeros */
};
struct drv_sampling {
    enum drv_address address[3];
    bool filters, filters_levels; /* linearly, else the nearest */
    bool normalized;              /* coordinates, from 0 to 1 */
    bool integers;                /* pixels are not made floats */
    bool seamless;                /* across the edges of a cube */
    unsigned anisotropy;
    float least_level, most_level;
};

/* What a file descriptor of another interface names. */
enum drv_external_type { DRV_EXTERNAL_OPAQUE_FD, DRV_EXTERNAL_DMA_BUF, DRV_EXTERNAL_TIMELINE_FD };

/* What a launch may ask for beyond its sizes. */
struct drv_launch_extra {
    bool cooperative;
    bool overlap;        /* may start before the kernel ahead of it in the stream has ended */
    unsigned cluster[3]; /* blocks; 0: none asked for */
};

struct drv_launch {
    unsigned grid[3], block[3];
    unsigned shared; /* bytes added to the kernel's own */
};

struct drv_jit {
    unsigned max_registers; /* 0: none given */
    unsigned room; /* of these, where functions are compiled apart; 0: as many as they want */
    int optimise;  /* 0 to 4, -1: none given */
    bool debug, line_info;
    char *log; /* receives what the compiler says, always terminated */
    size_t log_size;
};

enum drv_access { DRV_ACCESS_NONE, DRV_ACCESS_READ, DRV_ACCESS_READ_WRITE };

struct drv_ipc_memory {
    unsigned char bytes[64];
};

struct drv_pool_counts {
    uint64_t reserved, reserved_high; /* bytes held from the system, now and at most */
};

#endif
