/* Opening libcuda, and the calls that take more than a line. */
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>

#include "base/log.h"

struct cuda_calls cuda;

bool drv_open(char *reason, size_t size) {
    static const struct ur_library_call list[] = {
        CUDA_CALLS(CUDA_ENTRY){"cuEventElapsedTime", UR_LIBRARY_OPTIONAL}};
    static const char *const names[] = {"libcuda.so.1", NULL};
    struct cuda_calls found;
    if (!ur_library_open(names, list, sizeof(list) / sizeof(list[0]), &found, reason, size)) {
        return false;
    }
    if (!found.cuEventElapsedTime && !found.elapsed_before) {
        snprintf(reason, size, "libcuda.so.1: has no symbol cuEventElapsedTime");
        return false;
    }
    cuda = found;
    return true;
}

ur_result_t drv_map(drv_result result) {
    switch ((int)result) {
    case CUDA_SUCCESS:
        return UR_RESULT_SUCCESS;
    case CUDA_ERROR_INVALID_VALUE:
        return UR_RESULT_ERROR_INVALID_VALUE;
    case CUDA_ERROR_OUT_OF_MEMORY:
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    case CUDA_ERROR_NOT_INITIALIZED:
    case CUDA_ERROR_DEINITIALIZED:
        return UR_RESULT_ERROR_UNINITIALIZED;
    case CUDA_ERROR_NO_DEVICE:
        return UR_RESULT_ERROR_DEVICE_NOT_FOUND;
    case CUDA_ERROR_INVALID_DEVICE:
        return UR_RESULT_ERROR_INVALID_DEVICE;
    case CUDA_ERROR_DEVICE_UNAVAILABLE:
        return UR_RESULT_ERROR_DEVICE_NOT_AVAILABLE;
    case CUDA_ERROR_INVALID_CONTEXT:
    case CUDA_ERROR_CONTEXT_IS_DESTROYED:
        return UR_RESULT_ERROR_INVALID_CONTEXT;
    case CUDA_ERROR_INVALID_IMAGE:
    case CUDA_ERROR_NO_BINARY_FOR_GPU:
    case CUDA_ERROR_INVALID_SOURCE:
        return UR_RESULT_ERROR_INVALID_BINARY;
    case CUDA_ERROR_INVALID_PTX:
    case CUDA_ERROR_UNSUPPORTED_PTX_VERSION:
        return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    case CUDA_ERROR_JIT_COMPILER_NOT_FOUND:
    case CUDA_ERROR_JIT_COMPILATION_DISABLED:
        return UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE;
    case CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES:
    case CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE:
    case CUDA_ERROR_TOO_MANY_PEERS:
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    case CUDA_ERROR_INVALID_CLUSTER_SIZE:
        return UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE;
    case CUDA_ERROR_NOT_SUPPORTED:
    case CUDA_ERROR_PEER_ACCESS_UNSUPPORTED:
    case CUDA_ERROR_CALL_REQUIRES_NEWER_DRIVER:
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    case CUDA_ERROR_NOT_PERMITTED:
        return UR_RESULT_ERROR_INVALID_OPERATION;
    /* From here on the context is of no use any more. */
    case CUDA_ERROR_ECC_UNCORRECTABLE:
    case CUDA_ERROR_NVLINK_UNCORRECTABLE:
    case CUDA_ERROR_CONTAINED:
    case CUDA_ERROR_ILLEGAL_ADDRESS:
    case CUDA_ERROR_LAUNCH_TIMEOUT:
    case CUDA_ERROR_ASSERT:
    case CUDA_ERROR_HARDWARE_STACK_ERROR:
    case CUDA_ERROR_ILLEGAL_INSTRUCTION:
    case CUDA_ERROR_MISALIGNED_ADDRESS:
    case CUDA_ERROR_INVALID_ADDRESS_SPACE:
    case CUDA_ERROR_INVALID_PC:
    case CUDA_ERROR_LAUNCH_FAILED:
    case CUDA_ERROR_EXTERNAL_DEVICE:
        return UR_RESULT_ERROR_DEVICE_LOST;
    default:
        return UR_RESULT_ERROR_ADAPTER_SPECIFIC;
    }
}

/* ---- copies ---------------------------------------------------------------------------------- */

void cuda_copy(const struct drv_copy *copy, CUDA_MEMCPY3D *native) {
    *native = (CUDA_MEMCPY3D){
        .srcXInBytes = copy->from.x,
        .srcY = copy->from.y,
        .srcZ = copy->from.z,
        .srcPitch = copy->from.pitch,
        .srcHeight = copy->from.height,
        .dstXInBytes = copy->to.x,
        .dstY = copy->to.y,
        .dstZ = copy->to.z,
        .dstPitch = copy->to.pitch,
        .dstHeight = copy->to.height,
        .WidthInBytes = copy->width,
        .Height = copy->rows,
        .Depth = copy->slices,
    };
    if (copy->from.kind == DRV_MEMORY_ARRAY) {
        native->srcMemoryType = CU_MEMORYTYPE_ARRAY;
        native->srcArray = copy->from.array;
    } else if (copy->from.kind == DRV_MEMORY_PAGEABLE) {
        native->srcMemoryType = CU_MEMORYTYPE_HOST;
        native->srcHost = (void *)(uintptr_t)copy->from.pointer;
    } else {
        native->srcMemoryType = CU_MEMORYTYPE_UNIFIED;
        native->srcDevice = cuda_address(copy->from.pointer);
    }
    if (copy->to.kind == DRV_MEMORY_ARRAY) {
        native->dstMemoryType = CU_MEMORYTYPE_ARRAY;
        native->dstArray = copy->to.array;
    } else if (copy->to.kind == DRV_MEMORY_PAGEABLE) {
        native->dstMemoryType = CU_MEMORYTYPE_HOST;
        native->dstHost = (void *)(uintptr_t)copy->to.pointer;
    } else {
        native->dstMemoryType = CU_MEMORYTYPE_UNIFIED;
        native->dstDevice = cuda_address(copy->to.pointer);
    }
}

/* ---- modules --------------------------------------------------------------------------------- */

enum { WHOLE_MOST = 1 << 20 }; /* bytes of PTX with functions that are compiled as a whole */

/* Options as the driver wants them: two arrays. */
struct options {
    unsigned count;
    CUjit_option name[12];
    void *value[12];
};

static void driver_option(struct options *options, CUjit_option name, void *value) {
    options->name[options->count] = name;
    options->value[options->count++] = value;
}

static void jit_options(struct options *options, struct drv_jit *jit) {
    options->count = 0;
    driver_option(options, CU_JIT_ERROR_LOG_BUFFER, jit->log);
    driver_option(options, CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES,
                  (void *)(uintptr_t)(jit->log_size - 1));
    if (jit->max_registers) {
        driver_option(options, CU_JIT_MAX_REGISTERS, (void *)(uintptr_t)jit->max_registers);
    }
    if (jit->optimise >= 0) {
        driver_option(options, CU_JIT_OPTIMIZATION_LEVEL, (void *)(uintptr_t)jit->optimise);
    }
    if (jit->debug) {
        driver_option(options, CU_JIT_GENERATE_DEBUG_INFO, (void *)(uintptr_t)1);
    }
    if (jit->line_info) {
        driver_option(options, CU_JIT_GENERATE_LINE_INFO, (void *)(uintptr_t)1);
    }
    jit->log[0] = jit->log[jit->log_size - 1] = 0;
}

static CUjitInputType input_type(const void *image) {
    unsigned word;
    memcpy(&word, image, sizeof(word));
    return word == 0x464c457fu   ? CU_JIT_INPUT_CUBIN /* ELF */
           : word == 0xba55ed50u ? CU_JIT_INPUT_FATBINARY
                                 : CU_JIT_INPUT_PTX;
}

drv_result drv_module_link(const void *const *images, const size_t *sizes, const char *const *names,
                           size_t count, struct drv_jit *jit, void **out, size_t *out_size) {
    struct options options;
    jit_options(&options, jit);
    CUlinkState link;
    CUresult result = cuda.cuLinkCreate(options.count, options.name, options.value, &link);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    for (size_t i = 0; i < count && result == CUDA_SUCCESS; ++i) {
        CUjitInputType type = input_type(images[i]);
        /* Text is counted with its end. */
        size_t size = type == CU_JIT_INPUT_PTX ? sizes[i] + 1 : sizes[i];
        result = cuda.cuLinkAddData(link, type, (void *)(uintptr_t)images[i], size, names[i], 0,
                                    NULL, NULL);
    }
    void *linked = NULL;
    size_t size = 0;
    if (result == CUDA_SUCCESS) {
        result = cuda.cuLinkComplete(link, &linked, &size);
    }
    if (result == CUDA_SUCCESS) { /* the link owns what it made */
        char *copy = malloc(size + 1);
        if (copy) {
            memcpy(copy, linked, size);
            copy[size] = 0;
            *out = copy;
            *out_size = size;
        } else {
            result = CUDA_ERROR_OUT_OF_MEMORY;
        }
    }
    (void)cuda.cuLinkDestroy(link);
    return result;
}

/* Whether the driver's compiler is to take each function for itself, as it does for what is linked.
 * Else it takes a module as a whole, and that grows faster than the module does: `ptxas` of CUDA
 * 13.0 takes 120 s and 7 GB for 5.5 MB of 34 functions, 22 s and 0.7 GB for them apart; a driver
 * (580.159.04) was not done with 6.9 MB in nine minutes. */
static bool compiles_apart(const void *image) {
    const char *text = image;
    return input_type(image) == CU_JIT_INPUT_PTX && strnlen(text, WHOLE_MOST + 1u) > WHOLE_MOST &&
           strstr(text, "\n.func ");
}

/* NULL: as a whole, then. */
static void *compile_apart(const void *image, const struct drv_jit *jit) {
    struct drv_jit apart = *jit;
    apart.max_registers = jit->max_registers ? jit->max_registers : jit->room;
    const char *name = "program";
    size_t size = strlen(image), linked_size;
    void *linked = NULL;
    drv_result result = drv_module_link(&image, &size, &name, 1, &apart, &linked, &linked_size);
    if (result != DRV_OK) {
        ur_log_info(
            "cuda: a program of %zu bytes is compiled as a whole, since its functions apart "
            "gave %d: %s",
            size, (int)result, jit->log);
    }
    return linked;
}

drv_result drv_module_load(drv_module *module, const void *image, struct drv_jit *jit) {
    struct options options;
    void *linked = compiles_apart(image) ? compile_apart(image, jit) : NULL;
    jit_options(&options, jit);
    drv_result result = cuda.cuModuleLoadDataEx(module, linked ? linked : image, options.count,
                                                options.name, options.value);
    free(linked);
    return result;
}

drv_result drv_launch_extended(drv_function function, const struct drv_launch *launch,
                               const struct drv_launch_extra *extra, drv_stream stream,
                               void **params) {
    if (!cuda.cuLaunchKernelEx) {
        if (extra->cooperative && !extra->cluster[0] && cuda.cuLaunchCooperativeKernel) {
            return cuda.cuLaunchCooperativeKernel(
                function, launch->grid[0], launch->grid[1], launch->grid[2], launch->block[0],
                launch->block[1], launch->block[2], launch->shared, stream, params);
        }
        return DRV_UNSUPPORTED;
    }
    CUlaunchAttribute attrs[3];
    memset(attrs, 0, sizeof(attrs));
    unsigned count = 0;
    if (extra->cooperative) {
        attrs[count].id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE;
        attrs[count++].value.cooperative = 1;
    }
    if (extra->cluster[0]) {
        attrs[count].id = CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION;
        attrs[count].value.clusterDim.x = extra->cluster[0];
        attrs[count].value.clusterDim.y = extra->cluster[1];
        attrs[count++].value.clusterDim.z = extra->cluster[2];
    }
    if (extra->overlap) {
        attrs[count].id = CU_LAUNCH_ATTRIBUTE_PROGRAMMATIC_STREAM_SERIALIZATION;
        attrs[count++].value.programmaticStreamSerializationAllowed = 1;
    }
    CUlaunchConfig config = {.gridDimX = launch->grid[0],
                             .gridDimY = launch->grid[1],
                             .gridDimZ = launch->grid[2],
                             .blockDimX = launch->block[0],
                             .blockDimY = launch->block[1],
                             .blockDimZ = launch->block[2],
                             .sharedMemBytes = launch->shared,
                             .hStream = stream,
                             .attrs = attrs,
                             .numAttrs = count};
    return cuda.cuLaunchKernelEx(&config, function, params, NULL);
}
