/* Answers the calls of Level Zero that level_zero.h lists, on this adapter's objects. */
#include "level_zero.h"

#include <pthread.h>
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "base/adapter_ops.h"
#include "base/error.h"
#include "base/ranges.h"
#include "base/tables.h"
#include "present.h"
#include "spirv/specialize.h"

/* A module that zeModuleCreate made is the program's whose module it is. Once a caller has given it
 * to urProgramCreateWithNativeHandle with its ownership, the program here is of no use. */
struct made {
    struct ur_range range; /* of the module */
    ur_program_handle_t program;
    struct made *next; /* of those that were taken out to be dropped */
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows */
static struct ur_ranges all_made;
static size_t made_count, look_at = 64; /* at so many it is seen next whose module went */

static enum ur_ze_result level_zero_map(ur_result_t result) {
    switch (result) {
    case UR_RESULT_SUCCESS:
        return UR_ZE_SUCCESS;
    case UR_RESULT_ERROR_DEVICE_LOST:
        return UR_ZE_DEVICE_LOST;
    case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
        return UR_ZE_OUT_OF_HOST_MEMORY;
    case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
    case UR_RESULT_ERROR_OUT_OF_RESOURCES:
        return UR_ZE_OUT_OF_DEVICE_MEMORY;
    case UR_RESULT_ERROR_INVALID_BINARY: /* what no translation can be made of */
    case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
    case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
        return UR_ZE_BUILD_FAILURE;
    case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
        return UR_ZE_UNSUPPORTED_FEATURE;
    case UR_RESULT_ERROR_INVALID_KERNEL_NAME:
        return UR_ZE_INVALID_KERNEL_NAME;
    case UR_RESULT_ERROR_INVALID_VALUE:
    case UR_RESULT_ERROR_INVALID_DEVICE:
    case UR_RESULT_ERROR_INVALID_CONTEXT:
        return UR_ZE_INVALID_ARGUMENT;
    default:
        return UR_ZE_UNKNOWN;
    }
}

/* ---- devices --------------------------------------------------------------------------------- */

static enum ur_ze_result level_zero_init(uint32_t flags) {
    (void)flags;
    return UR_ZE_SUCCESS;
}

static enum ur_ze_result find_device(void *native, ur_device_handle_t *device) {
    ur_adapter_handle_t adapter;
    ur_result_t result = ur_own.Adapter.pfnGet(1, &adapter, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Device.pfnCreateWithNativeHandle((ur_native_handle_t)native, adapter, NULL,
                                                         device);
        ur_own.Adapter.pfnRelease(adapter); /* whoever has the handle holds it */
    }
    return level_zero_map(result);
}

static enum ur_ze_result sub_devices(void *native, uint32_t *count, void **devices) {
    (void)devices;
    if (!count) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    ur_device_handle_t device;
    enum ur_ze_result result = find_device(native, &device);
    if (result == UR_ZE_SUCCESS) {
        *count = 0;
    }
    return result;
}

#define ASK(device, what, variable)                                                                \
    ((void)ur_own.Device.pfnGetInfo(device, what, sizeof(variable), &(variable), NULL))

static enum ur_ze_result properties(void *native, struct ur_ze_device_properties *out) {
    if (!out) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    ur_device_handle_t device;
    enum ur_ze_result result = find_device(native, &device);
    if (result != UR_ZE_SUCCESS) {
        return result;
    }
    ur_device_type_t type = UR_DEVICE_TYPE_GPU;
    uint32_t sub_groups[16] = {0}, last = 0;
    size_t size = 0, most = 0;
    ASK(device, UR_DEVICE_INFO_TYPE, type);
    ASK(device, UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, most);
    if (ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_SUB_GROUP_SIZES_INTEL, sizeof(sub_groups),
                                 sub_groups, &size) == UR_RESULT_SUCCESS &&
        size >= sizeof(*sub_groups)) {
        last = (uint32_t)(size / sizeof(*sub_groups)) - 1;
    }
    /* What hangs on `next` stays as it is: no extension is known here. What the adapter does not
     * know is 0. */
    struct ur_ze_device_properties made = {.type = out->type, .next = out->next};
    made.device_type = type == UR_DEVICE_TYPE_CPU ? UR_ZE_DEVICE_TYPE_CPU : UR_ZE_DEVICE_TYPE_GPU;
    ASK(device, UR_DEVICE_INFO_VENDOR_ID, made.vendor);
    ASK(device, UR_DEVICE_INFO_DEVICE_ID, made.device);
    ASK(device, UR_DEVICE_INFO_MAX_CLOCK_FREQUENCY, made.clock);
    ASK(device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, made.max_allocation);
    made.hardware_contexts = 1;
    /* A multiprocessor has four parts that issue a sub-group each. */
    made.simd_width = sub_groups[last];
    made.threads_per_eu = made.simd_width ? (uint32_t)most / made.simd_width / 4 : 0;
    made.eus_per_subslice = 4;
    ASK(device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, made.subslices_per_slice);
    made.slices = 1;
    /* Times of events are in ns. */
    made.timer_resolution = out->type == UR_ZE_DEVICE_PROPERTIES_1_2 ? 1000000000 : 1;
    made.timestamp_bits = made.kernel_timestamp_bits = 64;
    ASK(device, UR_DEVICE_INFO_UUID, made.uuid);
    (void)ur_own.Device.pfnGetInfo(device, UR_DEVICE_INFO_NAME, sizeof(made.name), made.name, NULL);
    *out = made;
    return UR_ZE_SUCCESS;
}

/* ---- modules --------------------------------------------------------------------------------- */

/* Pre: locked, in this and those below, up to drop. */
static struct made *find_made(const void *module) {
    struct ur_range *range = ur_ranges_overlap(&all_made, (uintptr_t)module, 1);
    return range ? (struct made *)((char *)range - offsetof(struct made, range)) : NULL;
}

static void remove_made(struct made *made) {
    ur_ranges_remove(&all_made, &made->range);
    --made_count;
}

static ur_program_handle_t level_zero_take_out(struct made *made) {
    ur_program_handle_t program = made->program;
    remove_made(made);
    free(made);
    return program;
}

/* Whether its module went with a new owner. */
static bool is_given(const struct made *made) {
    return ur_adapter_ops.presented->is_given && ur_adapter_ops.presented->is_given(made->program);
}

/* Now and then, so that how often one is looked at does not grow with how many there are. */
static void take_given(struct made **dropped) {
    if (made_count < look_at) {
        return;
    }
    struct ur_range *next = ur_ranges_next(&all_made, NULL);
    while (next) {
        struct made *made = (struct made *)((char *)next - offsetof(struct made, range));
        next = ur_ranges_next(&all_made, next);
        if (is_given(made)) {
            remove_made(made);
            made->next = *dropped;
            *dropped = made;
        }
    }
    look_at = 2 * made_count + 64;
}

/* Gives those that are of no use any more, for drop. */
static struct made *keep_made(struct made *made, ur_program_handle_t program, const void *module) {
    struct made *gone = find_made(module); /* the driver gave the address again */
    if (gone) {
        remove_made(gone);
        gone->next = NULL;
    }
    take_given(&gone);
    *made = (struct made){.range = {.base = (uintptr_t)module, .size = 1}, .program = program};
    ur_ranges_insert(&all_made, &made->range);
    ++made_count;
    return gone;
}

/* Not locked: the driver may wait for commands before it takes a module back. */
static void level_zero_drop(struct made *made) {
    while (made) {
        struct made *next = made->next;
        ur_own.Program.pfnRelease(made->program);
        free(made);
        made = next;
    }
}

/* Level Zero tells no sizes of the values: the module does. */
static ur_result_t specialize(ur_program_handle_t program, const struct ur_ze_module_desc *desc) {
    const struct ur_ze_constants *given = desc->constants;
    if (!given || given->count == 0) {
        return UR_RESULT_SUCCESS;
    }
    if (!given->ids || !given->values) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    struct ur_spirv_module *module;
    struct ur_spirv_error error;
    if (ur_spirv_read(desc->code, desc->size, &module, &error) != UR_SPIRV_OK) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", error.why);
    }
    struct ur_spirv_sizes *sizes = ur_spirv_sizes(module);
    ur_specialization_constant_info_t *values = calloc(given->count, sizeof(*values));
    ur_result_t result =
        values && sizes ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    uint32_t count = 0;
    for (uint32_t i = 0; i < given->count && result == UR_RESULT_SUCCESS; ++i) {
        size_t size = ur_spirv_size_of(sizes, given->ids[i]);
        if (size) { /* compilers leave out what nobody uses */
            values[count++] =
                (ur_specialization_constant_info_t){given->ids[i], size, given->values[i]};
        }
    }
    ur_spirv_sizes_free(sizes);
    ur_spirv_release(module);
    if (result == UR_RESULT_SUCCESS && count) {
        result = ur_own.Program.pfnSetSpecializationConstants(program, count, values);
    }
    free(values);
    return result;
}

/* The log of the last build for the program's device, or what the adapter says of the failure. */
static char *log_of(ur_program_handle_t program, ur_device_handle_t device) {
    size_t size = 0;
    char *text = NULL;
    if (program &&
        ur_own.Program.pfnGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL,
                                       &size) == UR_RESULT_SUCCESS &&
        size > 1 && (text = malloc(size)) &&
        ur_own.Program.pfnGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, size, text,
                                       NULL) == UR_RESULT_SUCCESS) {
        return text;
    }
    free(text);
    return strdup("");
}

/* What the driver of compiler.h gives as a device's binary is SPIR-V too. */
static bool is_spirv(const struct ur_ze_module_desc *desc) {
    static const uint32_t magic = 0x07230203;
    return desc->format == UR_ZE_FORMAT_IL_SPIRV ||
           (desc->size >= sizeof(magic) && memcmp(desc->code, &magic, sizeof(magic)) == 0);
}

static ur_result_t level_zero_build(void *native_context, ur_device_handle_t device,
                                    const struct ur_ze_module_desc *desc,
                                    ur_program_handle_t *program) {
    ur_adapter_handle_t adapter;
    ur_context_handle_t context = NULL;
    ur_result_t result = ur_own.Adapter.pfnGet(1, &adapter, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Context.pfnCreateWithNativeHandle((ur_native_handle_t)native_context,
                                                          adapter, 1, &device, NULL, &context);
        ur_own.Adapter.pfnRelease(adapter);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (is_spirv(desc)) {
        result = ur_own.Program.pfnCreateWithIL(context, desc->code, desc->size, NULL, program);
        if (result == UR_RESULT_SUCCESS) {
            result = specialize(*program, desc);
        }
    } else {
        size_t size = desc->size;
        const uint8_t *code = desc->code;
        result =
            ur_own.Program.pfnCreateWithBinary(context, 1, &device, &size, &code, NULL, program);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Program.pfnBuild(context, *program, desc->flags);
    }
    ur_own.Context.pfnRelease(context); /* the program holds it */
    return result;
}

static enum ur_ze_result module_create(void *context, void *native_device,
                                       const struct ur_ze_module_desc *desc, void **module,
                                       void **log) {
    if (!context && !ur_adapter_ops.presented->context_is_number) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    if (!desc || !desc->code || !module) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    if (desc->format > UR_ZE_FORMAT_NATIVE) {
        return UR_ZE_INVALID_ENUMERATION;
    }
    if (desc->size == 0) {
        return UR_ZE_INVALID_SIZE;
    }
    /* No extension of a description is known: one that is passed over would change the module. */
    if (desc->next) {
        return UR_ZE_UNSUPPORTED_FEATURE;
    }
    ur_device_handle_t device;
    enum ur_ze_result found = find_device(native_device, &device);
    if (found != UR_ZE_SUCCESS) {
        return found;
    }
    ur_program_handle_t program = NULL;
    ur_native_handle_t native = 0;
    struct made *made = malloc(sizeof(*made));
    ur_result_t result = made ? level_zero_build(context, device, desc, &program)
                              : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Program.pfnGetNativeHandle(program, &native);
    }
    if (log) {
        *log = log_of(program, device);
    }
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&lock);
        struct made *gone = keep_made(made, program, (void *)native);
        pthread_mutex_unlock(&lock);
        level_zero_drop(gone);
        *module = (void *)native;
    } else {
        free(made);
        if (program) {
            ur_own.Program.pfnRelease(program);
        }
    }
    return level_zero_map(result);
}

static enum ur_ze_result module_destroy(void *module) {
    if (!module) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    pthread_mutex_lock(&lock);
    struct made *made = find_made(module);
    bool given = made && is_given(made);
    ur_program_handle_t program = made ? level_zero_take_out(made) : NULL;
    pthread_mutex_unlock(&lock);
    if (!program) {
        return UR_ZE_INVALID_ARGUMENT;
    }
    if (given) { /* it is its new owner's */
        ur_own.Program.pfnRelease(program);
        return UR_ZE_INVALID_ARGUMENT;
    }
    return level_zero_map(ur_own.Program.pfnRelease(program));
}

void ur_present_given(ur_native_handle_t native) {
    pthread_mutex_lock(&lock);
    struct made *made = find_made((void *)native);
    ur_program_handle_t program = made ? level_zero_take_out(made) : NULL;
    pthread_mutex_unlock(&lock);
    if (program) {
        ur_own.Program.pfnRelease(program);
    }
}

static enum ur_ze_result module_binary(void *module, size_t *size, uint8_t *binary) {
    if (!module) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    if (!size) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    ur_program_handle_t program = ur_adapter_ops.presented->program_of((ur_native_handle_t)module);
    if (!program) {
        return UR_ZE_INVALID_ARGUMENT;
    }
    size_t have = 0;
    ur_result_t result =
        ur_own.Program.pfnGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof(have), &have, NULL);
    if (result == UR_RESULT_SUCCESS && binary && *size < have) {
        ur_own.Program.pfnRelease(program);
        return UR_ZE_INVALID_SIZE;
    }
    if (result == UR_RESULT_SUCCESS && binary) {
        unsigned char *into[1] = {binary};
        result =
            ur_own.Program.pfnGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof(into), into, NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        *size = have;
    }
    ur_own.Program.pfnRelease(program);
    return level_zero_map(result);
}

static enum ur_ze_result log_string(void *log, size_t *size, char *text) {
    if (!log) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    if (!size) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    size_t have = strlen(log) + 1;
    if (text && *size < have) {
        return UR_ZE_INVALID_SIZE;
    }
    if (text) {
        memcpy(text, log, have);
    }
    *size = have;
    return UR_ZE_SUCCESS;
}

static enum ur_ze_result log_destroy(void *log) {
    if (!log) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    free(log);
    return UR_ZE_SUCCESS;
}

/* ---- kernels --------------------------------------------------------------------------------- */

static enum ur_ze_result kernel_create(void *module, const struct ur_ze_kernel_desc *desc,
                                       void **kernel) {
    if (!module) {
        return UR_ZE_INVALID_NULL_HANDLE;
    }
    if (!desc || !desc->name || !kernel) {
        return UR_ZE_INVALID_NULL_POINTER;
    }
    ur_program_handle_t program = ur_adapter_ops.presented->program_of((ur_native_handle_t)module);
    if (!program) {
        return UR_ZE_INVALID_ARGUMENT;
    }
    ur_kernel_handle_t made = NULL;
    ur_native_handle_t native = 0;
    ur_result_t result = ur_own.Kernel.pfnCreate(program, desc->name, &made);
    ur_own.Program.pfnRelease(program);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_own.Kernel.pfnGetNativeHandle(made, &native);
        ur_own.Kernel.pfnRelease(made); /* the driver's function lives as long as its module */
    }
    if (result == UR_RESULT_SUCCESS) {
        *kernel = (void *)native;
    }
    return level_zero_map(result);
}

static enum ur_ze_result kernel_destroy(void *kernel) {
    return kernel ? UR_ZE_SUCCESS : UR_ZE_INVALID_NULL_HANDLE;
}

const struct ur_ze_calls ur_ze_own_calls = {
    level_zero_init, sub_devices, properties,  module_create, module_destroy,
    module_binary,   log_string,  log_destroy, kernel_create, kernel_destroy};
