/* Device queries. The driver is asked once for each property of a device; from then on the answer
 * is read from the device object without a lock. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ocl.h"

static struct ocl_value *value_new(ur_device_handle_t device, ur_result_t result, const void *data,
                                   size_t size) {
    struct ocl_value *value =
        device->parent ? malloc(sizeof(*value) + size) : ur_permanent_alloc(sizeof(*value) + size);
    if (value) {
        value->result = result;
        value->size = size;
        if (size) {
            memcpy(value->bytes, data, size);
        }
    }
    return value;
}

#define VALUE(type, ...) value_new(device, UR_RESULT_SUCCESS, &(type){__VA_ARGS__}, sizeof(type))
#define BOOLEAN(...) VALUE(ur_bool_t, (__VA_ARGS__) ? 1 : 0)
#define TEXT(text) value_new(device, UR_RESULT_SUCCESS, (text), strlen(text) + 1)
#define UNSUPPORTED() value_new(device, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, NULL, 0)

static bool get(ur_device_handle_t device, cl_device_info name, void *value, size_t size) {
    size_t given = 0;
    return ocl.clGetDeviceInfo(device->cl, name, size, value, &given) == CL_SUCCESS &&
           given == size;
}

static cl_uint get_uint(ur_device_handle_t device, cl_device_info name, cl_uint otherwise) {
    cl_uint value = otherwise;
    return get(device, name, &value, sizeof(value)) ? value : otherwise;
}

static cl_bitfield get_bits(ur_device_handle_t device, cl_device_info name, cl_bitfield otherwise) {
    cl_bitfield value = otherwise;
    return get(device, name, &value, sizeof(value)) ? value : otherwise;
}

/* Properties that OpenCL gives in the same form. */
enum shape { SAME_UINT, SAME_SIZE, SAME_ULONG, SAME_TEXT, SAME_SIZES, CL_BOOLEAN, FP_CONFIG, BITS };
static const struct {
    ur_device_info_t ur;
    cl_device_info cl;
    enum shape shape;
} same[] = {
    {UR_DEVICE_INFO_VENDOR_ID, CL_DEVICE_VENDOR_ID, SAME_UINT},
    {UR_DEVICE_INFO_MAX_COMPUTE_UNITS, CL_DEVICE_MAX_COMPUTE_UNITS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS, CL_DEVICE_MAX_WORK_ITEM_DIMENSIONS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES, CL_DEVICE_MAX_WORK_ITEM_SIZES, SAME_SIZES},
    {UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, CL_DEVICE_MAX_WORK_GROUP_SIZE, SAME_SIZE},
    {UR_DEVICE_INFO_SINGLE_FP_CONFIG, CL_DEVICE_SINGLE_FP_CONFIG, FP_CONFIG},
    {UR_DEVICE_INFO_HALF_FP_CONFIG, CL_DEVICE_HALF_FP_CONFIG, FP_CONFIG},
    {UR_DEVICE_INFO_DOUBLE_FP_CONFIG, CL_DEVICE_DOUBLE_FP_CONFIG, FP_CONFIG},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR, CL_DEVICE_PREFERRED_VECTOR_WIDTH_CHAR, SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_SHORT,
     SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_INT, SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG, CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG, SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT, CL_DEVICE_PREFERRED_VECTOR_WIDTH_FLOAT,
     SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE, CL_DEVICE_PREFERRED_VECTOR_WIDTH_DOUBLE,
     SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF, CL_DEVICE_PREFERRED_VECTOR_WIDTH_HALF, SAME_UINT},
    {UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG, CL_DEVICE_PREFERRED_VECTOR_WIDTH_LONG,
     SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR, CL_DEVICE_NATIVE_VECTOR_WIDTH_CHAR, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT, CL_DEVICE_NATIVE_VECTOR_WIDTH_SHORT, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT, CL_DEVICE_NATIVE_VECTOR_WIDTH_INT, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG, CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT, CL_DEVICE_NATIVE_VECTOR_WIDTH_FLOAT, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE, CL_DEVICE_NATIVE_VECTOR_WIDTH_DOUBLE, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF, CL_DEVICE_NATIVE_VECTOR_WIDTH_HALF, SAME_UINT},
    {UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG, CL_DEVICE_NATIVE_VECTOR_WIDTH_LONG, SAME_UINT},
    {UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, CL_DEVICE_MAX_CLOCK_FREQUENCY, SAME_UINT},
    {UR_DEVICE_INFO_ADDRESS_BITS, CL_DEVICE_ADDRESS_BITS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, CL_DEVICE_MAX_MEM_ALLOC_SIZE, SAME_ULONG},
    {UR_DEVICE_INFO_IMAGE_SUPPORT, CL_DEVICE_IMAGE_SUPPORT, CL_BOOLEAN},
    {UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS, CL_DEVICE_MAX_READ_IMAGE_ARGS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS, CL_DEVICE_MAX_WRITE_IMAGE_ARGS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS, CL_DEVICE_MAX_READ_WRITE_IMAGE_ARGS, SAME_UINT},
    {UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH, CL_DEVICE_IMAGE2D_MAX_WIDTH, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT, CL_DEVICE_IMAGE2D_MAX_HEIGHT, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH, CL_DEVICE_IMAGE3D_MAX_WIDTH, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT, CL_DEVICE_IMAGE3D_MAX_HEIGHT, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH, CL_DEVICE_IMAGE3D_MAX_DEPTH, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE, CL_DEVICE_IMAGE_MAX_BUFFER_SIZE, SAME_SIZE},
    {UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE, CL_DEVICE_IMAGE_MAX_ARRAY_SIZE, SAME_SIZE},
    {UR_DEVICE_INFO_MAX_SAMPLERS, CL_DEVICE_MAX_SAMPLERS, SAME_UINT},
    {UR_DEVICE_INFO_MAX_PARAMETER_SIZE, CL_DEVICE_MAX_PARAMETER_SIZE, SAME_SIZE},
    {UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN, CL_DEVICE_MEM_BASE_ADDR_ALIGN, SAME_UINT},
    {UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE, CL_DEVICE_GLOBAL_MEM_CACHELINE_SIZE, SAME_UINT},
    {UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE, CL_DEVICE_GLOBAL_MEM_CACHE_SIZE, SAME_ULONG},
    {UR_DEVICE_INFO_GLOBAL_MEM_SIZE, CL_DEVICE_GLOBAL_MEM_SIZE, SAME_ULONG},
    {UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE, CL_DEVICE_MAX_CONSTANT_BUFFER_SIZE, SAME_ULONG},
    {UR_DEVICE_INFO_MAX_CONSTANT_ARGS, CL_DEVICE_MAX_CONSTANT_ARGS, SAME_UINT},
    {UR_DEVICE_INFO_LOCAL_MEM_SIZE, CL_DEVICE_LOCAL_MEM_SIZE, SAME_ULONG},
    {UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT, CL_DEVICE_ERROR_CORRECTION_SUPPORT, CL_BOOLEAN},
    {UR_DEVICE_INFO_HOST_UNIFIED_MEMORY, CL_DEVICE_HOST_UNIFIED_MEMORY, CL_BOOLEAN},
    {UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION, CL_DEVICE_PROFILING_TIMER_RESOLUTION, SAME_SIZE},
    {UR_DEVICE_INFO_ENDIAN_LITTLE, CL_DEVICE_ENDIAN_LITTLE, CL_BOOLEAN},
    {UR_DEVICE_INFO_COMPILER_AVAILABLE, CL_DEVICE_COMPILER_AVAILABLE, CL_BOOLEAN},
    {UR_DEVICE_INFO_LINKER_AVAILABLE, CL_DEVICE_LINKER_AVAILABLE, CL_BOOLEAN},
    /* The bits of these two have the same places in both interfaces. */
    {UR_DEVICE_INFO_EXECUTION_CAPABILITIES, CL_DEVICE_EXECUTION_CAPABILITIES, BITS},
    {UR_DEVICE_INFO_QUEUE_PROPERTIES, CL_DEVICE_QUEUE_ON_HOST_PROPERTIES, BITS},
    {UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES, CL_DEVICE_QUEUE_ON_HOST_PROPERTIES, BITS},
    {UR_DEVICE_INFO_BUILT_IN_KERNELS, CL_DEVICE_BUILT_IN_KERNELS, SAME_TEXT},
    {UR_DEVICE_INFO_NAME, CL_DEVICE_NAME, SAME_TEXT},
    {UR_DEVICE_INFO_VENDOR, CL_DEVICE_VENDOR, SAME_TEXT},
    {UR_DEVICE_INFO_DRIVER_VERSION, CL_DRIVER_VERSION, SAME_TEXT},
    {UR_DEVICE_INFO_PROFILE, CL_DEVICE_PROFILE, SAME_TEXT},
    {UR_DEVICE_INFO_VERSION, CL_DEVICE_VERSION, SAME_TEXT},
    {UR_DEVICE_INFO_PRINTF_BUFFER_SIZE, CL_DEVICE_PRINTF_BUFFER_SIZE, SAME_SIZE},
    {UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC, CL_DEVICE_PREFERRED_INTEROP_USER_SYNC, CL_BOOLEAN},
    {UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES, CL_DEVICE_PARTITION_MAX_SUB_DEVICES, SAME_UINT},
};

static struct ocl_value *ask_text(ur_device_handle_t device, cl_device_info name) {
    size_t size = 0;
    if (ocl.clGetDeviceInfo(device->cl, name, 0, NULL, &size) != CL_SUCCESS) {
        return UNSUPPORTED();
    }
    char *text = calloc(1, size + 1);
    if (!text) {
        return NULL;
    }
    struct ocl_value *value =
        size == 0 || ocl.clGetDeviceInfo(device->cl, name, size, text, NULL) == CL_SUCCESS
            ? TEXT(text)
            : UNSUPPORTED();
    free(text);
    return value;
}

static ur_device_fp_capability_flags_t fp_flags(cl_device_fp_config cl) {
    static const struct {
        cl_device_fp_config cl;
        ur_device_fp_capability_flags_t ur;
    } map[] = {
        {CL_FP_DENORM, UR_DEVICE_FP_CAPABILITY_FLAG_DENORM},
        {CL_FP_INF_NAN, UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN},
        {CL_FP_ROUND_TO_NEAREST, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST},
        {CL_FP_ROUND_TO_ZERO, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_ZERO},
        {CL_FP_ROUND_TO_INF, UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_INF},
        {CL_FP_FMA, UR_DEVICE_FP_CAPABILITY_FLAG_FMA},
        {CL_FP_SOFT_FLOAT, UR_DEVICE_FP_CAPABILITY_FLAG_SOFT_FLOAT},
        {CL_FP_CORRECTLY_ROUNDED_DIVIDE_SQRT,
         UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT},
    };
    ur_device_fp_capability_flags_t flags = 0;
    for (size_t i = 0; i < sizeof(map) / sizeof(map[0]); ++i) {
        flags |= cl & map[i].cl ? map[i].ur : 0;
    }
    return flags;
}

static struct ocl_value *ask_same(ur_device_handle_t device, cl_device_info name,
                                  enum shape shape) {
    switch (shape) {
    case SAME_UINT: {
        cl_uint value;
        return get(device, name, &value, sizeof(value)) ? VALUE(uint32_t, value) : UNSUPPORTED();
    }
    case SAME_SIZE: {
        size_t value;
        return get(device, name, &value, sizeof(value)) ? VALUE(size_t, value) : UNSUPPORTED();
    }
    case SAME_ULONG: {
        cl_ulong value;
        return get(device, name, &value, sizeof(value)) ? VALUE(uint64_t, value) : UNSUPPORTED();
    }
    case CL_BOOLEAN: {
        cl_bool value;
        return get(device, name, &value, sizeof(value)) ? BOOLEAN(value) : UNSUPPORTED();
    }
    case BITS: {
        cl_bitfield value;
        return get(device, name, &value, sizeof(value)) ? VALUE(uint32_t, (uint32_t)value & 3)
                                                        : UNSUPPORTED();
    }
    case FP_CONFIG: {
        /* A driver without the type need not know the query: no abilities. */
        cl_device_fp_config value = 0;
        return VALUE(ur_device_fp_capability_flags_t,
                     get(device, name, &value, sizeof(value)) ? fp_flags(value) : 0);
    }
    case SAME_SIZES: {
        size_t sizes[16], given = 0;
        if (ocl.clGetDeviceInfo(device->cl, name, sizeof(sizes), sizes, &given) != CL_SUCCESS) {
            return UNSUPPORTED();
        }
        return value_new(device, UR_RESULT_SUCCESS, sizes, given);
    }
    case SAME_TEXT:
        return ask_text(device, name);
    }
    return UNSUPPORTED();
}

static struct ocl_value *ask_type(ur_device_handle_t device) {
    ur_device_type_t type = UR_DEVICE_TYPE_CUSTOM;
    if (device->type & CL_DEVICE_TYPE_GPU) {
        type = UR_DEVICE_TYPE_GPU;
    } else if (device->type & CL_DEVICE_TYPE_CPU) {
        type = UR_DEVICE_TYPE_CPU;
    } else if (device->type & CL_DEVICE_TYPE_ACCELERATOR) {
        type = UR_DEVICE_TYPE_FPGA;
    }
    return VALUE(ur_device_type_t, type);
}

static struct ocl_value *ask_extensions(ur_device_handle_t device) {
    return TEXT(device->extensions);
}

static struct ocl_value *ask_partitions(ur_device_handle_t device) {
    cl_device_partition_property list[16];
    ur_device_partition_t types[16];
    size_t size = 0, count = 0;
    if (ocl.clGetDeviceInfo(device->cl, CL_DEVICE_PARTITION_PROPERTIES, sizeof(list), list,
                            &size) != CL_SUCCESS) {
        return UNSUPPORTED();
    }
    for (size_t i = 0; i < size / sizeof(list[0]); ++i) {
        switch (list[i]) {
        case CL_DEVICE_PARTITION_EQUALLY:
            types[count++] = UR_DEVICE_PARTITION_EQUALLY;
            break;
        case CL_DEVICE_PARTITION_BY_COUNTS:
            types[count++] = UR_DEVICE_PARTITION_BY_COUNTS;
            break;
        case CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN:
            types[count++] = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
            break;
        default: /* 0, which means none, and ways of vendors */
            break;
        }
    }
    return value_new(device, UR_RESULT_SUCCESS, types, count * sizeof(types[0]));
}

static ur_device_affinity_domain_flags_t domain_flags(cl_device_affinity_domain cl) {
    /* The six bits have the same order in both interfaces. */
    return (ur_device_affinity_domain_flags_t)(cl & 0x3f);
}

static struct ocl_value *ask_partition_type(ur_device_handle_t device) {
    size_t size = 0, count = 0;
    if (ocl.clGetDeviceInfo(device->cl, CL_DEVICE_PARTITION_TYPE, 0, NULL, &size) != CL_SUCCESS) {
        return UNSUPPORTED();
    }
    size_t given = size / sizeof(cl_device_partition_property);
    cl_device_partition_property *list = calloc(given + 1, sizeof(*list));
    ur_device_partition_property_t *to = calloc(given + 1, sizeof(*to));
    struct ocl_value *value = NULL;
    if (!list || !to) {
        goto free_all;
    }
    if (size &&
        ocl.clGetDeviceInfo(device->cl, CL_DEVICE_PARTITION_TYPE, size, list, NULL) != CL_SUCCESS) {
        value = UNSUPPORTED();
        goto free_all;
    }
    if (given && list[0] == CL_DEVICE_PARTITION_EQUALLY) {
        to[0].type = UR_DEVICE_PARTITION_EQUALLY;
        to[0].value.equally = (uint32_t)list[1];
        count = 1;
    } else if (given && list[0] == CL_DEVICE_PARTITION_BY_AFFINITY_DOMAIN) {
        to[0].type = UR_DEVICE_PARTITION_BY_AFFINITY_DOMAIN;
        to[0].value.affinity_domain = domain_flags((cl_device_affinity_domain)list[1]);
        count = 1;
    } else if (given && list[0] == CL_DEVICE_PARTITION_BY_COUNTS) {
        for (size_t i = 1; i < given && list[i] != CL_DEVICE_PARTITION_BY_COUNTS_LIST_END; ++i) {
            to[count].type = UR_DEVICE_PARTITION_BY_COUNTS;
            to[count++].value.count = (uint32_t)list[i];
        }
    }
    value = value_new(device, UR_RESULT_SUCCESS, to, count * sizeof(*to));
free_all:
    free(to);
    free(list);
    return value;
}

static struct ocl_value *ask_sub_group_sizes(ur_device_handle_t device) {
    size_t sizes[64], given = 0;
    uint32_t to[64];
    if (!ocl_device_has(device, "cl_intel_required_subgroup_size")) {
        return value_new(device, UR_RESULT_SUCCESS, NULL, 0); /* none that could be asked for */
    }
    if (ocl.clGetDeviceInfo(device->cl, CL_DEVICE_SUB_GROUP_SIZES_INTEL, sizeof(sizes), sizes,
                            &given) != CL_SUCCESS) {
        return UNSUPPORTED();
    }
    size_t count = given / sizeof(sizes[0]);
    for (size_t i = 0; i < count; ++i) {
        to[i] = (uint32_t)sizes[i];
    }
    return value_new(device, UR_RESULT_SUCCESS, to, count * sizeof(to[0]));
}

static struct ocl_value *ask_atomics(ur_device_handle_t device, ur_device_info_t name) {
    bool fence = name == UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES ||
                 name == UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES;
    bool order = name == UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES ||
                 name == UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES;
    cl_device_atomic_capabilities all =
        CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_ORDER_ACQ_REL |
        CL_DEVICE_ATOMIC_ORDER_SEQ_CST | CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM |
        CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP | CL_DEVICE_ATOMIC_SCOPE_DEVICE;
    /* OpenCL 2.x has all orders, 1.x relaxed ones in a work-group; only 3.0 can be asked. */
    cl_device_atomic_capabilities has =
        device->version >= OCL_VERSION(2, 0)
            ? all
            : CL_DEVICE_ATOMIC_ORDER_RELAXED | CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP;
    if (device->version >= OCL_VERSION(3, 0)) {
        has = get_bits(device,
                       fence ? CL_DEVICE_ATOMIC_FENCE_CAPABILITIES
                             : CL_DEVICE_ATOMIC_MEMORY_CAPABILITIES,
                       has);
    }
    uint32_t flags = 0;
    if (order) {
        flags |= has & CL_DEVICE_ATOMIC_ORDER_RELAXED ? UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED : 0;
        if (has & CL_DEVICE_ATOMIC_ORDER_ACQ_REL) {
            flags |= UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
                     UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE |
                     UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL;
        }
        flags |= has & CL_DEVICE_ATOMIC_ORDER_SEQ_CST ? UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST : 0;
    } else {
        if (has & CL_DEVICE_ATOMIC_SCOPE_WORK_ITEM) {
            flags |= UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM;
        }
        if (has & CL_DEVICE_ATOMIC_SCOPE_WORK_GROUP) {
            /* Work-items and sub-groups are parts of a work-group; OpenCL does not tell of them. */
            flags |= UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP |
                     UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
                     (fence ? 0 : UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM);
        }
        flags |= has & CL_DEVICE_ATOMIC_SCOPE_DEVICE ? UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE : 0;
        flags |=
            has & CL_DEVICE_ATOMIC_SCOPE_ALL_DEVICES ? UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM : 0;
    }
    return VALUE(uint32_t, flags);
}

static struct ocl_value *ask_pci(ur_device_handle_t device) {
    cl_device_pci_bus_info_khr pci;
    char text[32];
    if (!ocl_device_has(device, "cl_khr_pci_bus_info") ||
        !get(device, CL_DEVICE_PCI_BUS_INFO_KHR, &pci, sizeof(pci))) {
        return UNSUPPORTED();
    }
    snprintf(text, sizeof(text), "%04x:%02x:%02x.%01x", pci.pci_domain, pci.pci_bus, pci.pci_device,
             pci.pci_function);
    return TEXT(text);
}

static struct ocl_value *ask_uuid(ur_device_handle_t device, ur_device_info_t name) {
    unsigned char bytes[CL_UUID_SIZE_KHR];
    if (!ocl_device_has(device, "cl_khr_device_uuid")) {
        return UNSUPPORTED();
    }
    if (name == UR_DEVICE_INFO_UUID) {
        return get(device, CL_DEVICE_UUID_KHR, bytes, CL_UUID_SIZE_KHR)
                   ? value_new(device, UR_RESULT_SUCCESS, bytes, CL_UUID_SIZE_KHR)
                   : UNSUPPORTED();
    }
    cl_bool valid = CL_FALSE;
    if (!get(device, CL_DEVICE_LUID_VALID_KHR, &valid, sizeof(valid)) || !valid) {
        return UNSUPPORTED();
    }
    if (name == UR_DEVICE_INFO_LUID) {
        return get(device, CL_DEVICE_LUID_KHR, bytes, CL_LUID_SIZE_KHR)
                   ? value_new(device, UR_RESULT_SUCCESS, bytes, CL_LUID_SIZE_KHR)
                   : UNSUPPORTED();
    }
    cl_uint mask;
    return get(device, CL_DEVICE_NODE_MASK_KHR, &mask, sizeof(mask)) ? VALUE(uint32_t, mask)
                                                                     : UNSUPPORTED();
}

/* Shape of Intel's GPUs. Its drivers for processors answer all but the first, too. */
static struct ocl_value *ask_gpu_shape(ur_device_handle_t device, ur_device_info_t name) {
    if (!ocl_device_has(device, "cl_intel_device_attribute_query")) {
        return UNSUPPORTED();
    }
    switch (name) {
    case UR_DEVICE_INFO_GPU_EU_COUNT:
        return device->type & CL_DEVICE_TYPE_GPU
                   ? ask_same(device, CL_DEVICE_MAX_COMPUTE_UNITS, SAME_UINT)
                   : UNSUPPORTED();
    case UR_DEVICE_INFO_GPU_EU_SLICES:
        return ask_same(device, OCL_DEVICE_NUM_SLICES_INTEL, SAME_UINT);
    case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
        return ask_same(device, OCL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL, SAME_UINT);
    case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
        return ask_same(device, OCL_DEVICE_NUM_EUS_PER_SUB_SLICE_INTEL, SAME_UINT);
    default:
        return ask_same(device, OCL_DEVICE_NUM_THREADS_PER_EU_INTEL, SAME_UINT);
    }
}

/* What OpenCL counts as such on Intel's GPUs are the execution units in them. */
static struct ocl_value *ask_compute_units(ur_device_handle_t device) {
    if (device->type & CL_DEVICE_TYPE_GPU &&
        ocl_device_has(device, "cl_intel_device_attribute_query")) {
        uint32_t slices = get_uint(device, OCL_DEVICE_NUM_SLICES_INTEL, 0);
        uint32_t parts = get_uint(device, OCL_DEVICE_NUM_SUB_SLICES_PER_SLICE_INTEL, 0);
        if (slices && parts) {
            return VALUE(uint32_t, slices * parts);
        }
    }
    return ask_same(device, CL_DEVICE_MAX_COMPUTE_UNITS, SAME_UINT);
}

static struct ocl_value *ask_image_srgb(ur_device_handle_t device) {
    cl_image_format formats[512];
    cl_uint count = 0;
    bool found = false;
    cl_int code;
    cl_context context = ocl.clCreateContext(NULL, 1, &device->cl, NULL, NULL, &code);
    if (!context) {
        return UNSUPPORTED();
    }
    if (ocl.clGetSupportedImageFormats(context, CL_MEM_READ_ONLY, CL_MEM_OBJECT_IMAGE2D, 512,
                                       formats, &count) == CL_SUCCESS) {
        for (cl_uint i = 0; i < count && i < 512; ++i) {
            found |= formats[i].image_channel_order == CL_sRGBA;
        }
    }
    ocl.clReleaseContext(context);
    return BOOLEAN(found);
}

static struct ocl_value *ask_local_mem_type(ur_device_handle_t device) {
    switch (get_uint(device, CL_DEVICE_LOCAL_MEM_TYPE, CL_NONE)) {
    case CL_LOCAL:
        return VALUE(ur_device_local_mem_type_t, UR_DEVICE_LOCAL_MEM_TYPE_LOCAL);
    case CL_GLOBAL:
        return VALUE(ur_device_local_mem_type_t, UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL);
    default:
        return VALUE(ur_device_local_mem_type_t, UR_DEVICE_LOCAL_MEM_TYPE_NONE);
    }
}

static bool has_concurrent_dispatch(ur_device_handle_t device) {
    return ocl_device_has(device, "cl_intel_concurrent_dispatch") && ocl.clSetKernelExecInfo &&
           device->platform->call.clGetKernelMaxConcurrentWorkGroupCountINTEL;
}

/* Properties that are no plain copy of one of OpenCL's. */
static struct ocl_value *device_info_ask(ur_device_handle_t device, ur_device_info_t name) {
    const struct ocl_extension_calls *call = &device->platform->call;
    switch (name) {
    case UR_DEVICE_INFO_TYPE:
        return ask_type(device);
    case UR_DEVICE_INFO_PLATFORM:
        return VALUE(ur_platform_handle_t, device->platform);
    case UR_DEVICE_INFO_PARENT_DEVICE:
        return VALUE(ur_device_handle_t, device->parent);
    case UR_DEVICE_INFO_EXTENSIONS:
        return ask_extensions(device);
    case UR_DEVICE_INFO_IL_VERSION:
        return device->il_version ? ask_text(device, CL_DEVICE_IL_VERSION) : TEXT("");
    case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION: {
        char text[16];
        snprintf(text, sizeof(text), "%u.%u", device->version >> 8, device->version & 0xff);
        return TEXT(text);
    }
    case UR_DEVICE_INFO_DEVICE_ID:
        return ocl_device_has(device, "cl_intel_device_attribute_query")
                   ? ask_same(device, OCL_DEVICE_ID_INTEL, SAME_UINT)
                   : UNSUPPORTED();
    case UR_DEVICE_INFO_IP_VERSION:
        return ocl_device_has(device, "cl_intel_device_attribute_query")
                   ? ask_same(device, OCL_DEVICE_IP_VERSION_INTEL, SAME_UINT)
                   : UNSUPPORTED();
    case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
        return VALUE(ur_queue_flags_t, 0);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE: /* the same three values in both interfaces */
        return VALUE(
            ur_device_mem_cache_type_t,
            (ur_device_mem_cache_type_t)get_uint(device, CL_DEVICE_GLOBAL_MEM_CACHE_TYPE, CL_NONE));
    case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
        return ask_local_mem_type(device);
    case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
        return ask_partitions(device);
    case UR_DEVICE_INFO_PARTITION_TYPE:
        return ask_partition_type(device);
    case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
        return VALUE(ur_device_affinity_domain_flags_t,
                     domain_flags(get_bits(device, CL_DEVICE_PARTITION_AFFINITY_DOMAIN, 0)));
    case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
        return device->version >= OCL_VERSION(2, 1)
                   ? ask_same(device, CL_DEVICE_MAX_NUM_SUB_GROUPS, SAME_UINT)
                   : VALUE(uint32_t, 0);
    case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
        return device->version >= OCL_VERSION(2, 1)
                   ? ask_same(device, CL_DEVICE_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS, CL_BOOLEAN)
                   : BOOLEAN(false);
    case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
        return ask_sub_group_sizes(device);
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
        return VALUE(ur_device_usm_access_capability_flags_t, ocl_usm_capabilities(device, name));
    case UR_DEVICE_INFO_UUID:
    case UR_DEVICE_INFO_LUID:
    case UR_DEVICE_INFO_NODE_MASK:
        return ask_uuid(device, name);
    case UR_DEVICE_INFO_PCI_ADDRESS:
        return ask_pci(device);
    case UR_DEVICE_INFO_GPU_EU_COUNT:
    case UR_DEVICE_INFO_GPU_EU_SLICES:
    case UR_DEVICE_INFO_GPU_EU_COUNT_PER_SUBSLICE:
    case UR_DEVICE_INFO_GPU_SUBSLICES_PER_SLICE:
    case UR_DEVICE_INFO_GPU_HW_THREADS_PER_EU:
        return ask_gpu_shape(device, name);
    case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
        return ask_compute_units(device);
    case UR_DEVICE_INFO_IMAGE_SRGB:
        return get_uint(device, CL_DEVICE_IMAGE_SUPPORT, 0) ? ask_image_srgb(device)
                                                            : BOOLEAN(false);
    case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
        return BOOLEAN(true); /* OpenCL builds for the devices of a context, and knows no others */
    case UR_DEVICE_INFO_ATOMIC_64:
        return BOOLEAN(ocl_device_has(device, "cl_khr_int64_base_atomics") &&
                       ocl_device_has(device, "cl_khr_int64_extended_atomics"));
    case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
        return ask_atomics(device, name);
    case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
        return VALUE(uint32_t, 1);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D: /* OpenCL has no limit but the type's */
        return value_new(device, UR_RESULT_SUCCESS, (size_t[]){SIZE_MAX, SIZE_MAX, SIZE_MAX},
                         3 * sizeof(size_t));
    case UR_DEVICE_INFO_MAX_WORK_GROUPS:
        return VALUE(size_t, SIZE_MAX);
    case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_ASYNC_BARRIER:
    case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
        return BOOLEAN(false);
    case UR_DEVICE_INFO_USM_POOL_SUPPORT:
        return BOOLEAN(device->usm != OCL_USM_NONE);
    case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
        return BOOLEAN(device->il_version && device->version >= OCL_VERSION(2, 2) &&
                       ocl.clSetProgramSpecializationConstant);
    case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
        return BOOLEAN(call->clEnqueueReadGlobalVariableINTEL &&
                       call->clEnqueueWriteGlobalVariableINTEL);
    case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
        return BOOLEAN(ocl_device_has(device, "cl_intel_devicelib_assert"));
    case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
        return BOOLEAN(ocl_device_has(device, "cl_intel_bfloat16_conversions"));
    case UR_DEVICE_INFO_ESIMD_SUPPORT:
        return BOOLEAN((device->type & CL_DEVICE_TYPE_GPU) &&
                       get_uint(device, CL_DEVICE_VENDOR_ID, 0) == 0x8086);
    case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES:
        return VALUE(ur_kernel_launch_properties_flags_t,
                     has_concurrent_dispatch(device) ? UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE
                                                     : 0);
    default:
        break;
    }
    for (size_t i = 0; i < sizeof(same) / sizeof(same[0]); ++i) {
        if (same[i].ur == name) {
            return ask_same(device, same[i].cl, same[i].shape);
        }
    }
    return UNSUPPORTED();
}

struct ocl_value *ocl_device_value(ur_device_handle_t device, ur_device_info_t name) {
    _Atomic(struct ocl_value *) *slot = &device->info[name];
    struct ocl_value *value = atomic_load_explicit(slot, memory_order_acquire);
    if (value) {
        return value;
    }
    value = device_info_ask(device, name);
    struct ocl_value *first = NULL;
    if (value && !atomic_compare_exchange_strong_explicit(slot, &first, value, memory_order_acq_rel,
                                                          memory_order_acquire)) {
        /* Another thread asked the same; permanent memory is not given back, so little is lost. */
        if (device->parent) {
            free(value);
        }
        value = first;
    }
    return value;
}

/* What experimental extensions ask: known without the driver, except for the clock. */
static ur_result_t experimental(ur_device_handle_t device, ur_device_info_t name, ur_info_out out) {
    switch (name) {
    case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, 1);
    case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
        return ur_info_value(out, ur_bool_t, device->usm != OCL_USM_NONE);
    case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
        return ur_info_value(out, ur_bool_t,
                             (device->type & CL_DEVICE_TYPE_GPU) &&
                                 get_uint(device, CL_DEVICE_HOST_UNIFIED_MEMORY, 0));
    case UR_DEVICE_INFO_CLOCK_SUB_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP:
    case UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP: {
        cl_bitfield has = 0;
        if (ocl_device_has(device, "cl_khr_kernel_clock")) {
            has = get_bits(device, OCL_DEVICE_KERNEL_CLOCK_CAPABILITIES_KHR, 0);
        }
        cl_bitfield bit = name == UR_DEVICE_INFO_CLOCK_DEVICE_SUPPORT_EXP       ? 1
                          : name == UR_DEVICE_INFO_CLOCK_WORK_GROUP_SUPPORT_EXP ? 2
                                                                                : 4;
        return ur_info_value(out, ur_bool_t, (has & bit) != 0);
    }
    case UR_DEVICE_INFO_2D_BLOCK_ARRAY_CAPABILITIES_EXP:
        return ur_info_value(out, ur_exp_device_2d_block_array_capability_flags_t,
                             ocl_device_has(device, "cl_intel_subgroup_2d_block_io")
                                 ? UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_LOAD |
                                       UR_EXP_DEVICE_2D_BLOCK_ARRAY_CAPABILITY_FLAG_STORE
                                 : 0);
    default:
        return ur_device_rest(
            name, UR_UPDATES_ALL | UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS, out);
    }
}

ur_result_t urDeviceGetInfo(ur_device_handle_t hDevice, ur_device_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if ((unsigned)propName >= OCL_CACHED_INFO) {
        return experimental(hDevice, propName, out);
    }
    /* The two that change. */
    if (propName == UR_DEVICE_INFO_REFERENCE_COUNT) {
        return ur_info_value(out, uint32_t, ur_object_refs(&hDevice->object));
    }
    if (propName == UR_DEVICE_INFO_AVAILABLE) {
        return ur_info_value(out, ur_bool_t, get_uint(hDevice, CL_DEVICE_AVAILABLE, 0) ? 1 : 0);
    }
    struct ocl_value *value = ocl_device_value(hDevice, propName);
    if (!value) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    return value->result != UR_RESULT_SUCCESS ? value->result
                                              : ur_info_bytes(out, value->bytes, value->size);
}
