/* Device queries. What the system tells about the processor is read once and kept. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/sysinfo.h>
#include <unistd.h>

#include "bindless.h"
#include "compile/compiler.h"
#include "hostcode/hostcode.h"
#include "ipc_memory.h"

static struct {
    pthread_once_t once;
    char name[128], vendor[64];
    uint32_t vendor_id, clock_mhz, line_size;
    uint64_t cache_size, memory;
    uint8_t machine[16];
} facts = {.once = PTHREAD_ONCE_INIT};

/* First line of a file, without its end. */
static bool read_line(const char *path, char *text, size_t size) {
    FILE *file = fopen(path, "re");
    if (!file) {
        return false;
    }
    bool read = fgets(text, (int)size, file) != NULL;
    fclose(file);
    if (read) {
        text[strcspn(text, "\n")] = '\0';
    }
    return read;
}

/* The value of the first line of /proc/cpuinfo with that key. */
static bool cpuinfo(const char *key, char *text, size_t size) {
    char line[512];
    bool found = false;
    FILE *file = fopen("/proc/cpuinfo", "re");
    while (file && !found && fgets(line, sizeof(line), file)) {
        char *colon = strchr(line, ':');
        size_t length = strlen(key);
        if (colon && strncmp(line, key, length) == 0 &&
            line + length + strspn(line + length, " \t") == colon) {
            colon += 1 + strspn(colon + 1, " ");
            colon[strcspn(colon, "\n")] = '\0';
            snprintf(text, size, "%s", colon);
            found = true;
        }
    }
    if (file) {
        fclose(file);
    }
    return found;
}

static void find_clock(void) {
    char text[64];
    if (read_line("/sys/devices/system/cpu/cpu0/cpufreq/cpuinfo_max_freq", text, sizeof(text))) {
        facts.clock_mhz = (uint32_t)(strtoul(text, NULL, 10) / 1000);
    } else if (cpuinfo("cpu MHz", text, sizeof(text))) {
        facts.clock_mhz = (uint32_t)strtoul(text, NULL, 10);
    }
}

static void find_machine(void) {
    char text[64];
    uint64_t hash[2] = {14695981039346656037u, 1099511628211u * 7};
    if (!read_line("/etc/machine-id", text, sizeof(text))) {
        gethostname(text, sizeof(text));
        text[sizeof(text) - 1] = '\0';
    }
    /* Not the machine's identity itself, which is nobody's business, but a mix of it. */
    for (size_t i = 0; text[i]; ++i) {
        hash[i & 1] = (hash[i & 1] ^ (unsigned char)text[i]) * 1099511628211u;
    }
    memcpy(facts.machine, hash, sizeof(facts.machine));
}

static void find_facts(void) {
    char text[128];
    if (!cpuinfo("model name", facts.name, sizeof(facts.name))) {
        snprintf(facts.name, sizeof(facts.name), "Host processor");
    }
    snprintf(facts.vendor, sizeof(facts.vendor), "Unknown");
    if (cpuinfo("vendor_id", text, sizeof(text))) {
        snprintf(facts.vendor, sizeof(facts.vendor), "%.60s", text);
        facts.vendor_id = strcmp(text, "GenuineIntel") == 0   ? 0x8086
                          : strcmp(text, "AuthenticAMD") == 0 ? 0x1022
                                                              : 0;
    } else if (cpuinfo("CPU implementer", text, sizeof(text))) {
        snprintf(facts.vendor, sizeof(facts.vendor), "CPU implementer %.40s", text);
        facts.vendor_id = (uint32_t)strtoul(text, NULL, 0);
    }
    find_clock();
    find_machine();
    facts.line_size = 64;
#ifdef _SC_LEVEL1_DCACHE_LINESIZE /* glibc's */
    long value = sysconf(_SC_LEVEL1_DCACHE_LINESIZE);
    facts.line_size = value > 0 ? (uint32_t)value : 64;
    value = sysconf(_SC_LEVEL3_CACHE_SIZE);
    if (value <= 0) {
        value = sysconf(_SC_LEVEL2_CACHE_SIZE);
    }
    facts.cache_size = value > 0 ? (uint64_t)value : 0;
#endif
    facts.memory = (uint64_t)sysconf(_SC_PHYS_PAGES) * (uint64_t)sysconf(_SC_PAGESIZE);
    if (read_line("/sys/fs/cgroup/memory.max", text, sizeof(text)) && text[0] != 'm') {
        uint64_t limit = strtoull(text, NULL, 10);
        if (limit && limit < facts.memory) {
            facts.memory = limit;
        }
    }
}

uint64_t ncpu_memory_size(void) {
    pthread_once(&facts.once, find_facts);
    return facts.memory;
}

static uint64_t memory_free(void) {
    char line[256];
    unsigned long long kib = 0;
    FILE *file = fopen("/proc/meminfo", "re");
    while (file && fgets(line, sizeof(line), file) &&
           sscanf(line, "MemAvailable: %llu", &kib) != 1) {
    }
    if (file) {
        fclose(file);
    }
    uint64_t bytes = (uint64_t)kib * 1024;
    return bytes < facts.memory ? bytes : facts.memory;
}

/* Bytes of a vector register of this processor. Kernels have it where they are compiled for such a
 * one: `urcc --arch native`. */
static uint32_t native_vector(void) {
#if defined(__x86_64__)
    __builtin_cpu_init();
    return __builtin_cpu_supports("avx512f") ? 64 : __builtin_cpu_supports("avx") ? 32 : 16;
#else
    return 16;
#endif
}

/* The same for the processor that kernels are compiled for by default, the plainest of its kind. */
enum { PREFERRED_VECTOR = 16 };

static ur_result_t uuid(ur_device_handle_t device, ur_info_out out) {
    uint8_t bytes[16];
    memcpy(bytes, facts.machine, sizeof(bytes));
    for (int i = 0; i < 8; ++i) {
        bytes[8 + i] ^= (uint8_t)(device->serial >> (8 * i));
    }
    return ur_info_bytes(out, bytes, sizeof(bytes));
}

#define BOOL(...) return ur_info_value(out, ur_bool_t, (__VA_ARGS__) ? 1 : 0)
#define U32(...) return ur_info_value(out, uint32_t, (uint32_t)(__VA_ARGS__))
#define U64(...) return ur_info_value(out, uint64_t, (uint64_t)(__VA_ARGS__))
#define SIZE(...) return ur_info_value(out, size_t, (size_t)(__VA_ARGS__))

static const ur_device_fp_capability_flags_t fp_config =
    UR_DEVICE_FP_CAPABILITY_FLAG_CORRECTLY_ROUNDED_DIVIDE_SQRT |
    UR_DEVICE_FP_CAPABILITY_FLAG_ROUND_TO_NEAREST | UR_DEVICE_FP_CAPABILITY_FLAG_INF_NAN |
    UR_DEVICE_FP_CAPABILITY_FLAG_DENORM | UR_DEVICE_FP_CAPABILITY_FLAG_FMA;
static const ur_device_usm_access_capability_flags_t usm_access =
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS |
    UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
static const ur_queue_flags_t queue_flags =
    UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE;
/* Host code has sequentially consistent atomic operations. */
static const ur_memory_order_capability_flags_t orders =
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELAXED | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQUIRE |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_RELEASE | UR_MEMORY_ORDER_CAPABILITY_FLAG_ACQ_REL |
    UR_MEMORY_ORDER_CAPABILITY_FLAG_SEQ_CST;
static const ur_memory_scope_capability_flags_t scopes =
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_ITEM | UR_MEMORY_SCOPE_CAPABILITY_FLAG_SUB_GROUP |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_WORK_GROUP | UR_MEMORY_SCOPE_CAPABILITY_FLAG_DEVICE |
    UR_MEMORY_SCOPE_CAPABILITY_FLAG_SYSTEM;

#define EXTENSIONS                                                                                 \
    "cl_khr_byte_addressable_store cl_khr_fp64 cl_khr_global_int32_base_atomics "                  \
    "cl_khr_global_int32_extended_atomics cl_khr_int64_base_atomics "                              \
    "cl_khr_int64_extended_atomics cl_khr_local_int32_base_atomics "                               \
    "cl_khr_local_int32_extended_atomics"
/* What else SPIR-V may use. */
#define EXTENSIONS_OF_SPIRV                                                                        \
    "cl_khr_il_program cl_khr_fp16 cl_khr_subgroups cl_intel_subgroups "                           \
    "cl_intel_required_subgroup_size cl_khr_subgroup_ballot cl_khr_subgroup_shuffle "              \
    "cl_khr_subgroup_shuffle_relative cl_khr_subgroup_non_uniform_arithmetic "                     \
    "cl_khr_subgroup_non_uniform_vote cl_khr_subgroup_clustered_reduce"

/* Then the processor's vendor is not said: programs know what the GPUs of that vendor have, and ask
 * its drivers about them. */
static bool shows_gpu(void) {
    return ncpu_device_type() == UR_DEVICE_TYPE_GPU;
}

/* Who and what the device is. */
static ur_result_t identity(ur_device_handle_t device, ur_device_info_t property, ur_info_out out) {
    ur_device_partition_t kinds[3];
    uint32_t count;
    switch ((int)property) {
    case UR_DEVICE_INFO_TYPE:
        return ur_info_value(out, ur_device_type_t, ncpu_device_type());
    case UR_DEVICE_INFO_VENDOR_ID:
        U32(shows_gpu() ? 0 : facts.vendor_id);
    case UR_DEVICE_INFO_DEVICE_ID:
        if (!shows_gpu()) {
            return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        }
        U32(0);
    case UR_DEVICE_INFO_PLATFORM:
        return ur_info_value(out, ur_platform_handle_t, ncpu_platform());
    case UR_DEVICE_INFO_REFERENCE_COUNT:
        U32(ur_object_refs(&device->object));
    case UR_DEVICE_INFO_NAME:
        return ur_info_string(out, facts.name);
    case UR_DEVICE_INFO_VENDOR:
        return ur_info_string(out, shows_gpu() ? "Unified Runtime" : facts.vendor);
    case UR_DEVICE_INFO_DRIVER_VERSION: {
        /* Runtimes that keep binaries on disk (SYCL_CACHE_PERSISTENT) ask whose they are by this:
         * those of another form of host code are refused. */
        char text[32];
        snprintf(text, sizeof(text), "0.12.%d", UR_HOSTCODE_VERSION);
        return ur_info_string(out, text);
    }
    case UR_DEVICE_INFO_VERSION:
    case UR_DEVICE_INFO_BACKEND_RUNTIME_VERSION:
        return ur_info_string(out, "0.12");
    case UR_DEVICE_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_DEVICE_INFO_EXTENSIONS:
        return ur_info_string(out, ur_compiler_find(NULL, 0) ? EXTENSIONS " " EXTENSIONS_OF_SPIRV
                                                             : EXTENSIONS);
    case UR_DEVICE_INFO_IL_VERSION:
        return ur_info_string(
            out,
            ur_compiler_find(NULL, 0)
                ? "SPIR-V_1.6 SPIR-V_1.5 SPIR-V_1.4 SPIR-V_1.3 SPIR-V_1.2 SPIR-V_1.1 SPIR-V_1.0"
                : "");
    case UR_DEVICE_INFO_BUILT_IN_KERNELS:
        return ur_info_string(out, "");
    case UR_DEVICE_INFO_UUID:
        return uuid(device, out);
    case UR_DEVICE_INFO_PARENT_DEVICE:
        return ur_info_value(out, ur_device_handle_t, device->parent);
    case UR_DEVICE_INFO_SUPPORTED_PARTITIONS:
        count = ncpu_partition_kinds(device, kinds);
        return ur_info_array(out, kinds, count);
    case UR_DEVICE_INFO_PARTITION_MAX_SUB_DEVICES:
        U32(device->cpu_count > 1 ? device->cpu_count : 0);
    case UR_DEVICE_INFO_PARTITION_AFFINITY_DOMAIN:
        return ur_info_value(out, ur_device_affinity_domain_flags_t,
                             ncpu_numa_domains(device) > 1
                                 ? UR_DEVICE_AFFINITY_DOMAIN_FLAG_NUMA |
                                       UR_DEVICE_AFFINITY_DOMAIN_FLAG_NEXT_PARTITIONABLE
                                 : 0);
    case UR_DEVICE_INFO_PARTITION_TYPE:
        return ur_info_array(out, &device->partition, device->parent ? 1 : 0);
    case UR_DEVICE_INFO_AVAILABLE:
        BOOL(true);
    case UR_DEVICE_INFO_COMPILER_AVAILABLE:
    case UR_DEVICE_INFO_LINKER_AVAILABLE:
        BOOL(ur_compiler_find(NULL, 0) != NULL);
    case UR_DEVICE_INFO_EXECUTION_CAPABILITIES:
        return ur_info_value(out, ur_device_exec_capability_flags_t,
                             UR_DEVICE_EXEC_CAPABILITY_FLAG_KERNEL);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* Sizes and numbers. */
static ur_result_t limits(ur_device_handle_t device, ur_device_info_t property, ur_info_out out) {
    static const size_t item_sizes[3] = {ENG_MAX_GROUP_SIZE, ENG_MAX_GROUP_SIZE,
                                         ENG_MAX_GROUP_SIZE};
    static const size_t group_counts[3] = {SIZE_MAX / 2 / ENG_MAX_GROUP_SIZE,
                                           SIZE_MAX / 2 / ENG_MAX_GROUP_SIZE,
                                           SIZE_MAX / 2 / ENG_MAX_GROUP_SIZE};
    /* Of kernels of SPIR-V; host code knows of no sub-groups but single work-items. */
    static const uint32_t sub_group_sizes[4] = {8, 16, 32, 64}, single[1] = {1};
    uint32_t native = native_vector();
    switch ((int)property) {
    case UR_DEVICE_INFO_MAX_COMPUTE_UNITS:
    case UR_DEVICE_INFO_NUM_COMPUTE_UNITS:
        U32(device->cpu_count);
    case UR_DEVICE_INFO_MAX_WORK_ITEM_DIMENSIONS:
        U32(3);
    case UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES:
        return ur_info_array(out, item_sizes, 3);
    case UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE:
        SIZE(ENG_MAX_GROUP_SIZE);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS_3D:
        return ur_info_array(out, group_counts, 3);
    case UR_DEVICE_INFO_MAX_WORK_GROUPS:
        SIZE(SIZE_MAX / 2 / ENG_MAX_GROUP_SIZE);
    case UR_DEVICE_INFO_MAX_NUM_SUB_GROUPS:
        U32(ENG_MAX_GROUP_SIZE);
    case UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL:
        return ur_compiler_find(NULL, 0) ? ur_info_array(out, sub_group_sizes, 4)
                                         : ur_info_array(out, single, 1);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_CHAR:
        U32(PREFERRED_VECTOR);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_SHORT:
        U32(PREFERRED_VECTOR / 2);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_FLOAT:
        U32(PREFERRED_VECTOR / 4);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_DOUBLE:
        U32(PREFERRED_VECTOR / 8);
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_CHAR:
        U32(native);
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_SHORT:
        U32(native / 2);
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_INT:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_FLOAT:
        U32(native / 4);
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_LONG_LONG:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_DOUBLE:
        U32(native / 8);
    case UR_DEVICE_INFO_PREFERRED_VECTOR_WIDTH_HALF:
    case UR_DEVICE_INFO_NATIVE_VECTOR_WIDTH_HALF:
        U32(0);
    case UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY:
        if (!facts.clock_mhz) {
            return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
        }
        U32(facts.clock_mhz);
    case UR_DEVICE_INFO_ADDRESS_BITS:
        U32(8 * sizeof(void *));
    case UR_DEVICE_INFO_MAX_PARAMETER_SIZE:
        SIZE(NCPU_PARAMETER_SIZE);
    case UR_DEVICE_INFO_PROFILING_TIMER_RESOLUTION:
        SIZE(1);
    case UR_DEVICE_INFO_PRINTF_BUFFER_SIZE:
        SIZE(1 << 20);
    case UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES:
        U32(1);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t images(ur_device_info_t property, ur_info_out out) {
    switch ((int)property) {
    case UR_DEVICE_INFO_IMAGE_SUPPORT:
    case UR_DEVICE_INFO_IMAGE_SRGB:
        BOOL(true);
    case UR_DEVICE_INFO_MAX_READ_IMAGE_ARGS:
    case UR_DEVICE_INFO_MAX_WRITE_IMAGE_ARGS:
    case UR_DEVICE_INFO_MAX_READ_WRITE_IMAGE_ARGS:
        U32(NCPU_IMAGE_ARGS);
    case UR_DEVICE_INFO_MAX_SAMPLERS:
        U32(NCPU_SAMPLERS);
    case UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH:
    case UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT:
        SIZE(NCPU_IMAGE_SIDE);
    case UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH:
    case UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT:
    case UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH:
        SIZE(NCPU_IMAGE_SIDE_3D);
    case UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE:
        SIZE(NCPU_IMAGE_LAYERS);
    case UR_DEVICE_INFO_IMAGE_MAX_BUFFER_SIZE:
        SIZE(0); /* no images are made from buffers */
    default:
        return ncpu_bindless_query(property, out);
    }
}

static ur_result_t memory(ur_device_info_t property, ur_info_out out) {
    switch ((int)property) {
    case UR_DEVICE_INFO_MEM_BASE_ADDR_ALIGN:
        U32(8 * NCPU_BASE_ALIGN);
    case UR_DEVICE_INFO_GLOBAL_MEM_SIZE:
    case UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE:
    case UR_DEVICE_INFO_MAX_CONSTANT_BUFFER_SIZE:
        U64(facts.memory);
    case UR_DEVICE_INFO_GLOBAL_MEM_FREE:
        U64(memory_free());
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_TYPE:
        return ur_info_value(out, ur_device_mem_cache_type_t,
                             facts.cache_size ? UR_DEVICE_MEM_CACHE_TYPE_READ_WRITE_CACHE
                                              : UR_DEVICE_MEM_CACHE_TYPE_NONE);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHELINE_SIZE:
        U32(facts.line_size);
    case UR_DEVICE_INFO_GLOBAL_MEM_CACHE_SIZE:
        U64(facts.cache_size);
    case UR_DEVICE_INFO_MAX_CONSTANT_ARGS:
        U32(NCPU_PARAMETER_SIZE / sizeof(void *));
    case UR_DEVICE_INFO_LOCAL_MEM_TYPE:
        return ur_info_value(out, ur_device_local_mem_type_t, UR_DEVICE_LOCAL_MEM_TYPE_GLOBAL);
    case UR_DEVICE_INFO_LOCAL_MEM_SIZE:
        U64(NCPU_LOCAL_SIZE);
    case UR_DEVICE_INFO_HOST_UNIFIED_MEMORY:
        BOOL(true);
    case UR_DEVICE_INFO_USM_HOST_SUPPORT:
    case UR_DEVICE_INFO_USM_DEVICE_SUPPORT:
    case UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT:
    case UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT:
        return ur_info_value(out, ur_device_usm_access_capability_flags_t, usm_access);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

/* What it can do and what it cannot. */
static ur_result_t abilities(ur_device_info_t property, ur_info_out out) {
    switch ((int)property) {
    case UR_DEVICE_INFO_SINGLE_FP_CONFIG:
    case UR_DEVICE_INFO_DOUBLE_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t, fp_config);
    case UR_DEVICE_INFO_HALF_FP_CONFIG:
        return ur_info_value(out, ur_device_fp_capability_flags_t, 0);
    case UR_DEVICE_INFO_QUEUE_PROPERTIES:
    case UR_DEVICE_INFO_QUEUE_ON_HOST_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t, queue_flags);
    case UR_DEVICE_INFO_QUEUE_ON_DEVICE_PROPERTIES:
        return ur_info_value(out, ur_queue_flags_t, 0);
    case UR_DEVICE_INFO_ENDIAN_LITTLE:
        BOOL(__BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__);
    case UR_DEVICE_INFO_ATOMIC_MEMORY_ORDER_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_ORDER_CAPABILITIES:
        return ur_info_value(out, ur_memory_order_capability_flags_t, orders);
    case UR_DEVICE_INFO_ATOMIC_MEMORY_SCOPE_CAPABILITIES:
    case UR_DEVICE_INFO_ATOMIC_FENCE_SCOPE_CAPABILITIES:
        return ur_info_value(out, ur_memory_scope_capability_flags_t, scopes);
    case UR_DEVICE_INFO_KERNEL_LAUNCH_CAPABILITIES: /* of one work-group */
        return ur_info_value(out, ur_kernel_launch_properties_flags_t,
                             UR_KERNEL_LAUNCH_PROPERTIES_FLAG_COOPERATIVE);
    case UR_DEVICE_INFO_ATOMIC_64:
    case UR_DEVICE_INFO_PREFERRED_INTEROP_USER_SYNC:
    case UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT:
    case UR_DEVICE_INFO_USM_POOL_SUPPORT:
    case UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP:
    case UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP:
    case UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP:
    case UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP:
    case UR_DEVICE_INFO_LOW_POWER_EVENTS_SUPPORT_EXP: /* waiting never spins */
    case UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP:
    case UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP:
    case UR_DEVICE_INFO_DEVICE_WAIT_SUPPORT_EXP:
    case UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP:
    case UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT:
    case UR_DEVICE_INFO_USM_CONTEXT_MEMCPY_SUPPORT_EXP:
    case UR_DEVICE_INFO_MEMORY_EXPORT_EXPORTABLE_DEVICE_MEM_EXP:
    case UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_HOST_ALLOC_REGISTER_SUPPORT_EXP:
    case UR_DEVICE_INFO_USM_P2P_SUPPORT_EXP:
        BOOL(true);
    case UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP:
        BOOL(ncpu_ipc_on());
    case UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP:
        BOOL(!ncpu_single);
    case UR_DEVICE_INFO_PROGRAM_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_MULTI_DEVICE_COMPILE_SUPPORT_EXP:
    case UR_DEVICE_INFO_DYNAMIC_LINK_SUPPORT_EXP:
        BOOL(ur_compiler_find(NULL, 0) != NULL);
    case UR_DEVICE_INFO_SUB_GROUP_INDEPENDENT_FORWARD_PROGRESS:
    case UR_DEVICE_INFO_ERROR_CORRECTION_SUPPORT:
    case UR_DEVICE_INFO_BUILD_ON_SUBDEVICE:
    case UR_DEVICE_INFO_KERNEL_SET_SPECIALIZATION_CONSTANTS:
    case UR_DEVICE_INFO_ASYNC_BARRIER:
    case UR_DEVICE_INFO_MEM_CHANNEL_SUPPORT:
    case UR_DEVICE_INFO_HOST_PIPE_READ_WRITE_SUPPORT:
    case UR_DEVICE_INFO_ESIMD_SUPPORT:
    case UR_DEVICE_INFO_USE_NATIVE_ASSERT:
    case UR_DEVICE_INFO_BFLOAT16_CONVERSIONS_NATIVE:
    case UR_DEVICE_INFO_IS_INTEGRATED_GPU:
        BOOL(false);
    default:
        return ur_device_rest(
            property, UR_UPDATES_ALL | UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS, out);
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
    pthread_once(&facts.once, find_facts);
    result = identity(hDevice, propName, out);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        result = limits(hDevice, propName, out);
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        result = memory(propName, out);
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        result = images(propName, out);
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        result = abilities(propName, out);
    }
    return result;
}
