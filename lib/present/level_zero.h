/* Level Zero's own calls on the handles of an adapter that is presented as Level Zero (present.h).
 *
 * Devices, contexts, modules and kernels are what the adapter's native handles are: CUdevice,
 * CUcontext, CUmodule and CUfunction with CUDA, HIP's counterparts, and what ur_native_cpu.h says.
 * Values and layouts are those of Level Zero's ze_api.h, version 1.0. */
#ifndef UR_PRESENT_LEVEL_ZERO_H
#define UR_PRESENT_LEVEL_ZERO_H

#include <stddef.h>
#include <stdint.h>

enum ur_ze_result {
    UR_ZE_SUCCESS = 0,
    UR_ZE_DEVICE_LOST = 0x70000001,
    UR_ZE_OUT_OF_HOST_MEMORY = 0x70000002,
    UR_ZE_OUT_OF_DEVICE_MEMORY = 0x70000003,
    UR_ZE_BUILD_FAILURE = 0x70000004,
    UR_ZE_UNINITIALIZED = 0x78000001,
    UR_ZE_UNSUPPORTED_FEATURE = 0x78000003,
    UR_ZE_INVALID_ARGUMENT = 0x78000004,
    UR_ZE_INVALID_NULL_HANDLE = 0x78000005,
    UR_ZE_INVALID_NULL_POINTER = 0x78000007,
    UR_ZE_INVALID_SIZE = 0x78000008,
    UR_ZE_INVALID_ENUMERATION = 0x7800000c,
    UR_ZE_INVALID_KERNEL_NAME = 0x78000011,
    UR_ZE_UNKNOWN = 0x7ffffffe
};

/* Types of structures, and what else has a number. */
enum {
    UR_ZE_DEVICE_PROPERTIES = 0x3,
    UR_ZE_MODULE_DESC = 0x1b,
    UR_ZE_KERNEL_DESC = 0x1d,
    UR_ZE_DEVICE_PROPERTIES_1_2 = 0x20006,
    UR_ZE_DEVICE_TYPE_GPU = 1,
    UR_ZE_DEVICE_TYPE_CPU = 2,
    UR_ZE_FORMAT_IL_SPIRV = 0,
    UR_ZE_FORMAT_NATIVE = 1
};

struct ur_ze_device_properties {
    uint32_t type;
    void *next;
    uint32_t device_type, vendor, device, flags, subdevice;
    uint32_t clock;          /* MHz */
    uint64_t max_allocation; /* bytes */
    uint32_t hardware_contexts, max_priority;
    uint32_t threads_per_eu, simd_width, eus_per_subslice, subslices_per_slice, slices;
    uint64_t timer_resolution; /* ns; in version 1.2 of the structure cycles a second */
    uint32_t timestamp_bits, kernel_timestamp_bits;
    unsigned char uuid[16];
    char name[256];
};

struct ur_ze_constants {
    uint32_t count;
    const uint32_t *ids;
    const void **values;
};

struct ur_ze_module_desc {
    uint32_t type;
    const void *next;
    uint32_t format;
    size_t size; /* bytes */
    const uint8_t *code;
    const char *flags;
    const struct ur_ze_constants *constants;
};

struct ur_ze_kernel_desc {
    uint32_t type;
    const void *next;
    uint32_t flags;
    const char *name;
};

/* The calls, in the order in which the loader's library has them: return type, name, parameters,
 * arguments. Any thread. */
#define UR_ZE_CALLS(X)                                                                             \
    X(zeInit, (uint32_t flags), (flags))                                                           \
    X(zeDeviceGetSubDevices, (void *device, uint32_t *count, void **devices),                      \
      (device, count, devices))                                                                    \
    X(zeDeviceGetProperties, (void *device, struct ur_ze_device_properties *properties),           \
      (device, properties))                                                                        \
    X(zeModuleCreate,                                                                              \
      (void *context, void *device, const struct ur_ze_module_desc *desc, void **module,           \
       void **log),                                                                                \
      (context, device, desc, module, log))                                                        \
    X(zeModuleDestroy, (void *module), (module))                                                   \
    X(zeModuleGetNativeBinary, (void *module, size_t *size, uint8_t *binary),                      \
      (module, size, binary))                                                                      \
    X(zeModuleBuildLogGetString, (void *log, size_t *size, char *text), (log, size, text))         \
    X(zeModuleBuildLogDestroy, (void *log), (log))                                                 \
    X(zeKernelCreate, (void *module, const struct ur_ze_kernel_desc *desc, void **kernel),         \
      (module, desc, kernel))                                                                      \
    X(zeKernelDestroy, (void *kernel), (kernel))

#define UR_ZE_MEMBER(name, parameters, arguments) enum ur_ze_result(*name) parameters;
struct ur_ze_calls {
    UR_ZE_CALLS(UR_ZE_MEMBER)
};

/* The only name of the library that Level Zero's loader has not: where the adapter leaves its
 * calls. */
#define UR_ZE_CONNECT "ur_ze_connect_calls"
typedef void ur_ze_connect(const struct ur_ze_calls *calls);
extern const struct ur_ze_calls ur_ze_own_calls; /* of the adapter */

#endif
