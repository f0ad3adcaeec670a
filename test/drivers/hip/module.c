/* Modules and launches. */
#include "shim.h"

#include <dirent.h>
#include <stdatomic.h>
#include <stdio.h>

#include "code.h"
#include "ptx/ptx.h"
#include "spirv/module.h"
#include "llvm/llvm.h"

/* What hipModule_t and hipFunction_t point to. */
struct module {
    CUmodule native;
    struct stream_image image;          /* of the code object; empty if PTX was given */
    struct ur_ptx_result made;          /* of SPIR-V that the code object carries; or empty */
    struct ur_spirv_module *spirv;      /* which has the names there */
    CUdeviceptr _Atomic images;         /* of the variable of images, where PTX has none */
    struct function *_Atomic functions; /* pushed by any thread, taken down with the module */
};

struct function {
    CUfunction native;
    uint32_t param_count;
    uint8_t *local; /* the module's; NULL: none known */
    uint32_t start; /* of shared memory */
    /* Of PTX made of SPIR-V: what the kernel itself has of shared memory, and whether it takes the
     * offset. Arguments that are local memory hold then where they lie behind the former. */
    const struct ur_ptx_kernel *made;
    uint32_t own_shared;
    bool offset; /* the code object's kernel takes it */
    char *name;
    struct function *next;
};

static char *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *data = length >= 0 ? malloc((size_t)length + 1) : NULL;
    *size = data ? fread(data, 1, (size_t)length, file) : 0;
    fclose(file);
    if (data) {
        data[*size] = 0;
    }
    return data;
}

/* How long a code object is: what follows its section table is not part of it. */
static size_t object_size(const unsigned char *bytes) {
    uint64_t sections;
    uint16_t entry, count;
    memcpy(&sections, bytes + 40, 8);
    memcpy(&entry, bytes + 58, 2);
    memcpy(&count, bytes + 60, 2);
    return (size_t)(sections + (uint64_t)entry * count);
}

/* The PTX that lies beside a code object with this content. */
static char *find_ptx(const void *image, size_t size) {
    const char *folders = getenv("UR_SOFTWARE_DRIVER_KERNELS");
    folders = folders ? folders : getenv("UR_CONFORMANCE_KERNELS");
    char *found = NULL;
    while (folders && *folders && !found) {
        char folder[900], path[2048];
        size_t length = strcspn(folders, ":"), got;
        snprintf(folder, sizeof(folder), "%.*s", (int)length, folders);
        folders += length + (folders[length] == ':');
        DIR *dir = opendir(folder);
        for (struct dirent *entry = dir ? readdir(dir) : NULL; entry && !found;
             entry = readdir(dir)) {
            size_t name = strlen(entry->d_name);
            if (name <= 6 || strcmp(entry->d_name + name - 6, ".hsaco") != 0) {
                continue;
            }
            snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
            char *content = read_file(path, &got);
            if (content && got == size && memcmp(content, image, size) == 0) {
                snprintf(path, sizeof(path), "%s/%.*s.ptx", folder, (int)(name - 6), entry->d_name);
                found = read_file(path, &got);
            }
            free(content);
        }
        if (dir) {
            closedir(dir);
        }
    }
    return found;
}

static void free_made(struct module *module) {
    ur_ptx_result_free(&module->made);
    ur_spirv_release(module->spirv);
}

enum { WHOLE_MOST = 1 << 20 }; /* bytes of PTX with functions that are compiled as a whole */

/* `registers`: of a thread at most; 0: as many as it wants. The functions of large PTX are compiled
 * each for itself, as the CUDA adapter has them: as a whole the driver is not done with them. */
static CUresult load_image(CUmodule *module, const void *image, unsigned registers) {
    CUjit_option option = CU_JIT_MAX_REGISTERS;
    void *value = (void *)(uintptr_t)registers, *linked = NULL;
    unsigned count = registers ? 1 : 0;
    size_t size = 0;
    CUlinkState state;
    if (memcmp(image, "\177ELF", 4) == 0 || strnlen(image, WHOLE_MOST + 1u) <= WHOLE_MOST ||
        !strstr(image, "\n.func ")) {
        return cuModuleLoadDataEx(module, image, count, &option, &value);
    }
    CUresult result = cuLinkCreate(count, &option, &value, &state);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    result = cuLinkAddData(state, CU_JIT_INPUT_PTX, (void *)(uintptr_t)image, strlen(image) + 1,
                           "program", 0, NULL, NULL);
    if (result == CUDA_SUCCESS) {
        result = cuLinkComplete(state, &linked, &size);
    }
    if (result == CUDA_SUCCESS) {
        result = cuModuleLoadDataEx(module, linked, 0, NULL, NULL);
    }
    cuLinkDestroy(state);
    return result;
}

/* Whether the driver's compiler left a kernel room for fewer threads than a group may have. */
static bool leaves_threads_out(CUmodule native, const struct ur_ptx_result *made, int most) {
    bool out = false;
    for (uint32_t i = 0; i < made->kernel_count && !out; ++i) {
        const struct ur_ptx_kernel *kernel = &made->kernels[i];
        CUfunction function;
        int threads = 0;
        out = !kernel->reqd[0] && !kernel->max[0] && !kernel->max_linear &&
              cuModuleGetFunction(&function, native, kernel->symbol) == CUDA_SUCCESS &&
              cuFuncGetAttribute(&threads, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, function) ==
                  CUDA_SUCCESS &&
              threads < most;
    }
    return out;
}

/* Code objects of AMD's devices have registers for groups of the full size, and say so. */
static void make_room(CUmodule *native, const struct ur_ptx_result *made) {
    int device = 0, most = 0, registers = 0;
    CUmodule again;
    if (cuCtxGetDevice(&device) != CUDA_SUCCESS ||
        cuDeviceGetAttribute(&most, CU_DEVICE_ATTRIBUTE_MAX_THREADS_PER_BLOCK, device) !=
            CUDA_SUCCESS ||
        cuDeviceGetAttribute(&registers, CU_DEVICE_ATTRIBUTE_MAX_REGISTERS_PER_BLOCK, device) !=
            CUDA_SUCCESS ||
        !leaves_threads_out(*native, made, most)) {
        return;
    }
    if (load_image(&again, made->text, (unsigned)(registers / most)) == CUDA_SUCCESS) {
        cuModuleUnload(*native);
        *native = again;
    }
}

hipError_t hipModuleLoadDataEx(hipModule_t *module, const void *image, unsigned int count,
                               hipJitOption *options, void **values) {
    (void)count;
    (void)options;
    (void)values;
    ENTER();
    struct module *made = calloc(1, sizeof(*made));
    if (!made) {
        return hipErrorOutOfMemory;
    }
    char *ptx = NULL;
    if (memcmp(image, "\177ELF", 4) == 0) {
        size_t size = object_size(image);
        hipError_t why = hipSuccess;
        bool carries = shim_carried(image, size, &made->made, &made->spirv, &why);
        ptx = carries ? NULL : find_ptx(image, size);
        if (why != hipSuccess || (!ptx && !carries) || !hip_image_scan(image, size, &made->image)) {
            free(ptx);
            free_made(made);
            free(made);
            return why != hipSuccess ? why : hipErrorNoBinaryForGpu;
        }
    }
    CUresult result = load_image(&made->native,
                                 made->made.text ? made->made.text
                                 : ptx           ? ptx
                                                 : image,
                                 0);
    free(ptx);
    if (result != CUDA_SUCCESS) {
        stream_image_free(&made->image);
        free_made(made);
        free(made);
        return shim_return(result);
    }
    if (made->made.text) {
        make_room(&made->native, &made->made);
    }
    *module = (hipModule_t)made;
    return hipSuccess;
}

hipError_t hipModuleUnload(hipModule_t module) {
    ENTER();
    struct module *own = (struct module *)module;
    hipError_t result = shim_return(cuModuleUnload(own->native));
    if (own->images) {
        cuMemFree(own->images);
    }
    while (own->functions) {
        struct function *function = own->functions;
        own->functions = function->next;
        free(function->name);
        free(function);
    }
    stream_image_free(&own->image);
    free_made(own);
    free(own);
    return result;
}

static const struct ur_ptx_kernel *made_kernel(const struct module *module, const char *name) {
    for (uint32_t i = 0; i < module->made.kernel_count; ++i) {
        if (strcmp(module->made.kernels[i].name, name) == 0) {
            return &module->made.kernels[i];
        }
    }
    return NULL;
}

/* Where shared memory starts: what the kernel of this text writes. */
static const char probe[] =
    ".version 6.0\n.target sm_50\n.address_size 64\n"
    ".extern .shared .align 16 .b8 dynamic[];\n"
    ".visible .entry shim_start(.param .u64 out)\n{\n"
    "  .reg .b64 %rd<3>;\n  ld.param.u64 %rd1, [out];\n  mov.u64 %rd2, dynamic;\n"
    "  st.global.u64 [%rd1], %rd2;\n  ret;\n}\n";

static CUresult shared_start(uint32_t *start) {
    int device = 0, reserved = 0;
    *start = 0;
    if (cuCtxGetDevice(&device) != CUDA_SUCCESS ||
        cuDeviceGetAttribute(&reserved, CU_DEVICE_ATTRIBUTE_RESERVED_SHARED_MEMORY_PER_BLOCK,
                             device) != CUDA_SUCCESS ||
        reserved <= 0) {
        return CUDA_SUCCESS;
    }
    CUmodule module;
    CUfunction function;
    CUdeviceptr memory = 0;
    uint64_t value = 0;
    CUresult result = cuModuleLoadDataEx(&module, probe, 0, NULL, NULL);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    void *params[] = {&memory};
    result = cuModuleGetFunction(&function, module, "shim_start");
    result = result == CUDA_SUCCESS ? cuMemAlloc(&memory, 8) : result;
    result = result == CUDA_SUCCESS
                 ? cuLaunchKernel(function, 1, 1, 1, 1, 1, 1, 16, NULL, params, NULL)
                 : result;
    result = result == CUDA_SUCCESS ? cuMemcpyAsync(shim_address(&value), memory, 8, NULL) : result;
    result = result == CUDA_SUCCESS ? cuStreamSynchronize(NULL) : result;
    if (memory) {
        cuMemFree(memory);
    }
    cuModuleUnload(module);
    *start = (uint32_t)value;
    return result;
}

hipError_t hipModuleGetFunction(hipFunction_t *function, hipModule_t module, const char *name) {
    ENTER();
    struct module *own = (struct module *)module;
    struct function *made = calloc(1, sizeof(*made));
    if (!made) {
        return hipErrorOutOfMemory;
    }
    made->made = made_kernel(own, name);
    made->name = strdup(name);
    CUresult result = !made->name ? CUDA_ERROR_OUT_OF_MEMORY
                                  : cuModuleGetFunction(&made->native, own->native,
                                                        made->made ? made->made->symbol : name);
    const struct stream_image_kernel *kernel = stream_image_find(&own->image, name);
    if (result == CUDA_SUCCESS && kernel && kernel->param_count < SHIM_PARAMS_MOST) {
        made->param_count = kernel->param_count;
        made->offset = kernel->offset;
        if (made->made) {
            int bytes = 0;
            result = cuFuncGetAttribute(&bytes, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, made->native);
            made->own_shared = (uint32_t)bytes;
        }
        for (uint32_t i = 0; i < kernel->param_count; ++i) {
            made->local = kernel->param_kind[i] ? kernel->param_kind : made->local;
        }
        if (result == CUDA_SUCCESS && made->local && !made->made) {
            result = shared_start(&made->start);
        }
    }
    if (result != CUDA_SUCCESS) {
        free(made->name);
        free(made);
        return shim_return(result);
    }
    made->next = own->functions;
    while (!atomic_compare_exchange_weak(&own->functions, &made->next, made)) {
    }
    *function = (hipFunction_t)made;
    return hipSuccess;
}

/* A code object finds textures by the variable, too, and PTX needs none for them. */
static hipError_t unread_images(struct module *own, hipDeviceptr_t *pointer, size_t *size) {
    CUdeviceptr made = 0, none = 0;
    if (!own->images) {
        CUresult result = cuMemAlloc(&made, sizeof(uint64_t));
        if (result != CUDA_SUCCESS) {
            return shim_return(result);
        }
        if (!atomic_compare_exchange_strong(&own->images, &none, made)) {
            cuMemFree(made);
        }
    }
    *pointer = (hipDeviceptr_t)(uintptr_t)own->images;
    if (size) {
        *size = sizeof(uint64_t);
    }
    return hipSuccess;
}

hipError_t hipModuleGetGlobal(hipDeviceptr_t *pointer, size_t *size, hipModule_t module,
                              const char *name) {
    ENTER();
    struct module *own = (struct module *)module;
    if (own->made.text && strcmp(name, UR_LLVM_IMAGES) == 0) {
        name = UR_PTX_IMAGES;
    }
    for (uint32_t i = 0; i < own->made.variable_count; ++i) {
        if (strcmp(own->made.variables[i].name, name) == 0) {
            name = own->made.variables[i].symbol;
            break;
        }
    }
    CUresult result = cuModuleGetGlobal((CUdeviceptr *)pointer, size, own->native, name);
    if (result == CUDA_ERROR_NOT_FOUND && own->made.text && strcmp(name, UR_PTX_IMAGES) == 0) {
        return unread_images(own, pointer, size);
    }
    return shim_return(result);
}

const char *hipKernelNameRef(const hipFunction_t function) {
    return ((struct function *)function)->name;
}

static CUfunction native(hipFunction_t function) {
    return ((struct function *)function)->native;
}

hipError_t hipFuncGetAttribute(int *value, hipFunction_attribute attribute,
                               hipFunction_t function) {
    ENTER();
    static const struct {
        hipFunction_attribute from;
        CUfunction_attribute to;
    } map[] = {
        {HIP_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK, CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK},
        {HIP_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES, CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES},
        {HIP_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES, CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES},
        {HIP_FUNC_ATTRIBUTE_NUM_REGS, CU_FUNC_ATTRIBUTE_NUM_REGS},
        {HIP_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
         CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES},
    };
    for (size_t i = 0; i < sizeof(map) / sizeof(map[0]); ++i) {
        if (map[i].from == attribute) {
            return shim_return(cuFuncGetAttribute(value, map[i].to, native(function)));
        }
    }
    return hipErrorInvalidValue;
}

hipError_t hipModuleOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks, hipFunction_t function,
                                                              int threads, size_t shared) {
    ENTER();
    return shim_return(
        cuOccupancyMaxActiveBlocksPerMultiprocessor(blocks, native(function), threads, shared));
}

/* Local arguments begin at a multiple of this, behind what the kernel itself has. */
static uint32_t aligned_local(uint32_t bytes) {
    return (bytes + 127) & ~127u;
}

unsigned shim_shared(hipFunction_t function, unsigned shared) {
    const struct function *own = (struct function *)function;
    uint32_t own_bytes = own->made ? aligned_local(own->made->dynamic_bytes) : 0;
    if (own_bytes) { /* what is more than launches may have unasked is asked for */
        (void)cuFuncSetAttribute(own->native, CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES,
                                 (int)(shared + own_bytes));
    }
    return shared + own_bytes;
}

/* Arguments that are local memory hold its address behind the kernel's own; shared memory of these
 * devices may start elsewhere than at 0. */
CUfunction shim_function(hipFunction_t function, void ***params, void *moved[SHIM_PARAMS_MOST],
                         uint64_t values[SHIM_PARAMS_MOST]) {
    static uint64_t nowhere[3];
    struct function *own = (struct function *)function;
    if (!own->local && !own->made) {
        return own->native;
    }
    for (uint32_t i = 0; i < own->param_count; ++i) {
        moved[i] = (*params)[i];
        if (own->local && own->local[i]) {
            uint32_t offset;
            memcpy(&offset, (*params)[i], sizeof(offset));
            values[i] = own->made ? (uint64_t)offset - aligned_local(own->own_shared) +
                                        aligned_local(own->made->dynamic_bytes)
                                  : offset + own->start;
            moved[i] = &values[i];
        }
    }
    if (own->made && own->made->offset) {
        moved[own->param_count] = own->offset ? (*params)[own->param_count] : nowhere;
    }
    *params = moved;
    return own->native;
}

hipError_t hipModuleLaunchKernel(hipFunction_t function, unsigned int grid_x, unsigned int grid_y,
                                 unsigned int grid_z, unsigned int block_x, unsigned int block_y,
                                 unsigned int block_z, unsigned int shared, hipStream_t stream,
                                 void **params, void **extra) {
    ENTER();
    void *moved[SHIM_PARAMS_MOST];
    uint64_t values[SHIM_PARAMS_MOST];
    CUfunction native_function = shim_function(function, &params, moved, values);
    return shim_return(cuLaunchKernel(native_function, grid_x, grid_y, grid_z, block_x, block_y,
                                      block_z, shim_shared(function, shared), (CUstream)stream,
                                      params, extra));
}

/* Later headers have it. */
hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int grid_x,
                                            unsigned int grid_y, unsigned int grid_z,
                                            unsigned int block_x, unsigned int block_y,
                                            unsigned int block_z, unsigned int shared,
                                            hipStream_t stream, void **params);

hipError_t hipModuleLaunchCooperativeKernel(hipFunction_t function, unsigned int grid_x,
                                            unsigned int grid_y, unsigned int grid_z,
                                            unsigned int block_x, unsigned int block_y,
                                            unsigned int block_z, unsigned int shared,
                                            hipStream_t stream, void **params) {
    ENTER();
    void *moved[SHIM_PARAMS_MOST];
    uint64_t values[SHIM_PARAMS_MOST];
    CUfunction native_function = shim_function(function, &params, moved, values);
    CUlaunchAttribute attribute = {.id = CU_LAUNCH_ATTRIBUTE_COOPERATIVE, .value.cooperative = 1};
    CUlaunchConfig config = {.gridDimX = grid_x,
                             .gridDimY = grid_y,
                             .gridDimZ = grid_z,
                             .blockDimX = block_x,
                             .blockDimY = block_y,
                             .blockDimZ = block_z,
                             .sharedMemBytes = shim_shared(function, shared),
                             .hStream = (CUstream)stream,
                             .attrs = &attribute,
                             .numAttrs = 1};
    return shim_return(cuLaunchKernelEx(&config, native_function, params, NULL));
}
