/* Modules and kernels. A SPIR-V module is found by its bytes among the files that were compiled
 * together with host code, which the engine runs; a native binary is that host code itself. */
#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

static void *read_file(const char *path, size_t *size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return NULL;
    }
    fseek(file, 0, SEEK_END);
    long length = ftell(file);
    rewind(file);
    char *data = malloc((size_t)length + 1);
    if (data) {
        *size = fread(data, 1, (size_t)length, file);
    }
    fclose(file);
    return data;
}

/* The host code that belongs to a SPIR-V module; NULL and a reason if there is none. */
static void *host_code(const void *spirv, size_t spirv_size, size_t *size, char *why,
                       size_t why_size) {
    const char *folder = getenv("ZE_SOFTWARE_KERNELS");
    DIR *directory = folder ? opendir(folder) : NULL;
    if (!directory) {
        snprintf(why, why_size, "ZE_SOFTWARE_KERNELS names no folder");
        return NULL;
    }
    void *code = NULL;
    bool known = false;
    struct dirent *entry;
    while (!code && (entry = readdir(directory))) {
        size_t length = strlen(entry->d_name), have = 0;
        char path[4096];
        if (length < 5 || strcmp(entry->d_name + length - 4, ".spv") != 0) {
            continue;
        }
        snprintf(path, sizeof(path), "%s/%s", folder, entry->d_name);
        void *data = read_file(path, &have);
        if (data && have == spirv_size && memcmp(data, spirv, have) == 0) {
            known = true;
            strcpy(path + strlen(path) - 3, "so");
            code = read_file(path, size);
        }
        free(data);
    }
    closedir(directory);
    if (!code) {
        snprintf(why, why_size,
                 known ? "there is no host code beside the SPIR-V module in %s"
                       : "the SPIR-V module is none of those in %s",
                 folder);
    }
    return code;
}

static bool load(struct module *module, void *code, size_t size) {
    Elf64_Ehdr header;
    if (size < sizeof(header) || memcmp(code, ELFMAG, SELFMAG) != 0) {
        return false;
    }
    memcpy(&header, code, sizeof(header));
    if (header.e_type != ET_DYN || header.e_shoff > size ||
        (size_t)header.e_shnum * header.e_shentsize > size - header.e_shoff) {
        return false;
    }
    char path[64];
    module->file = memfd_create("module", MFD_CLOEXEC);
    if (module->file < 0 || write(module->file, code, size) != (ssize_t)size) {
        return false;
    }
    snprintf(path, sizeof(path), "/proc/self/fd/%d", module->file);
    module->library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    module->table = module->library ? dlsym(module->library, UR_HOSTCODE_SYMBOL) : NULL;
    return module->table && module->table->magic == UR_HOSTCODE_MAGIC &&
           module->table->version == UR_HOSTCODE_VERSION;
}

static void unload(struct module *module) {
    if (module->library) {
        dlclose(module->library);
    }
    if (module->file >= 0) {
        close(module->file);
    }
    free(module->code);
}

struct _ze_module_build_log_handle_t {
    char text[512];
};

static ze_result_t ZE_APICALL create(ze_context_handle_t context, ze_device_handle_t device,
                                     const ze_module_desc_t *desc, ze_module_handle_t *out,
                                     ze_module_build_log_handle_t *log_out) {
    (void)device;
    ENTER(zeModuleCreate);
    ze_module_build_log_handle_t log = calloc(1, sizeof(*log));
    ze_module_handle_t module = calloc(1, sizeof(*module));
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!log || !module) {
        goto fail;
    }
    module->context = context;
    module->code.file = -1;
    bool native = desc->format == ZE_MODULE_FORMAT_NATIVE;
    if (native) {
        module->code.code = malloc(desc->inputSize);
        module->code.code_size = desc->inputSize;
        if (!module->code.code) {
            goto fail;
        }
        memcpy(module->code.code, desc->pInputModule, desc->inputSize);
    } else if (desc->pConstants && desc->pConstants->numConstants) {
        snprintf(log->text, sizeof(log->text), "host code has no specialization constants");
    } else {
        module->code.code = host_code(desc->pInputModule, desc->inputSize, &module->code.code_size,
                                      log->text, sizeof(log->text));
    }
    result = native ? ZE_RESULT_ERROR_INVALID_NATIVE_BINARY : ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    if (!module->code.code || !load(&module->code, module->code.code, module->code.code_size)) {
        if (!log->text[0]) {
            snprintf(log->text, sizeof(log->text), "the binary is no host code");
        }
        unload(&module->code);
        goto fail_with_log;
    }
    atomic_fetch_add(&context->children, 1);
    *out = module;
    if (log_out) {
        *log_out = log;
    } else {
        free(log);
    }
    return ZE_RESULT_SUCCESS;

fail_with_log:
    if (log_out) {
        *log_out = log;
        log = NULL;
    }
fail:
    free(log);
    free(module);
    return result;
}

static ze_result_t ZE_APICALL destroy(ze_module_handle_t module) {
    if (atomic_load(&module->kernels)) {
        broken("a module is destroyed before its kernels");
    }
    atomic_fetch_sub(&module->context->children, 1);
    unload(&module->code);
    free(module);
    LEAVE(zeModuleDestroy);
}

static ze_result_t ZE_APICALL log_destroy(ze_module_build_log_handle_t log) {
    free(log);
    LEAVE(zeModuleBuildLogDestroy);
}

static ze_result_t ZE_APICALL log_string(ze_module_build_log_handle_t log, size_t *size,
                                         char *text) {
    ENTER(zeModuleBuildLogGetString);
    size_t have = strlen(log->text) + 1;
    if (text) {
        memcpy(text, log->text, *size < have ? *size : have);
    }
    *size = have;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL native_binary(ze_module_handle_t module, size_t *size, uint8_t *out) {
    ENTER(zeModuleGetNativeBinary);
    if (out) {
        memcpy(out, module->code.code,
               *size < module->code.code_size ? *size : module->code.code_size);
    }
    *size = module->code.code_size;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL global_pointer(ze_module_handle_t module, const char *name,
                                             size_t *size, void **pointer) {
    ENTER(zeModuleGetGlobalPointer);
    for (uint32_t i = 0; i < module->code.table->global_count; ++i) {
        const struct ur_hostcode_global *global = &module->code.table->globals[i];
        if (strcmp(global->name, name) == 0) {
            *size = global->size;
            *pointer = global->address;
            return ZE_RESULT_SUCCESS;
        }
    }
    return ZE_RESULT_ERROR_INVALID_GLOBAL_NAME;
}

static ze_result_t ZE_APICALL kernel_names(ze_module_handle_t module, uint32_t *count,
                                           const char **names) {
    ENTER(zeModuleGetKernelNames);
    uint32_t have = module->code.table->kernel_count;
    if (*count == 0 || !names) {
        *count = have;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have ? *count : have;
    for (uint32_t i = 0; i < *count; ++i) {
        names[i] = module->code.table->kernels[i].name;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL function_pointer(ze_module_handle_t module, const char *name,
                                               void **pointer) {
    (void)module, (void)name, (void)pointer;
    ENTER(zeModuleGetFunctionPointer);
    return ZE_RESULT_ERROR_INVALID_FUNCTION_NAME;
}

/* ---- kernels -------------------------------------------------------------------------------- */

static ze_result_t ZE_APICALL kernel_create(ze_module_handle_t module, const ze_kernel_desc_t *desc,
                                            ze_kernel_handle_t *out) {
    ENTER(zeKernelCreate);
    const struct ur_hostcode_kernel *code = NULL;
    for (uint32_t i = 0; i < module->code.table->kernel_count; ++i) {
        if (strcmp(module->code.table->kernels[i].name, desc->pKernelName) == 0) {
            code = &module->code.table->kernels[i];
        }
    }
    if (!code) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_NAME;
    }
    ze_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    struct argument *args = calloc(code->arg_count + 1, sizeof(*args));
    if (!kernel || !args) {
        free(kernel);
        free(args);
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    kernel->module = module;
    kernel->code = code;
    kernel->args = args;
    atomic_fetch_add(&module->kernels, 1);
    *out = kernel;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL kernel_destroy(ze_kernel_handle_t kernel) {
    for (uint32_t i = 0; i < kernel->code->arg_count; ++i) {
        free(kernel->args[i].bytes);
    }
    atomic_fetch_sub(&kernel->module->kernels, 1);
    free(kernel->args);
    free(kernel);
    LEAVE(zeKernelDestroy);
}

static ze_result_t ZE_APICALL set_cache(ze_kernel_handle_t kernel, ze_cache_config_flags_t flags) {
    (void)kernel, (void)flags;
    ENTER(zeKernelSetCacheConfig);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL set_group(ze_kernel_handle_t kernel, uint32_t x, uint32_t y,
                                        uint32_t z) {
    ENTER(zeKernelSetGroupSize);
    if (x == 0 || y == 0 || z == 0 || (uint64_t)x * y * z > ENG_MAX_GROUP_SIZE) {
        return ZE_RESULT_ERROR_INVALID_GROUP_SIZE_DIMENSION;
    }
    step_in(&kernel->inside, "two threads use one kernel at once");
    kernel->group[0] = x;
    kernel->group[1] = y;
    kernel->group[2] = z;
    step_out(&kernel->inside);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL suggest_group(ze_kernel_handle_t kernel, uint32_t gx, uint32_t gy,
                                            uint32_t gz, uint32_t *x, uint32_t *y, uint32_t *z) {
    (void)kernel, (void)gy, (void)gz;
    ENTER(zeKernelSuggestGroupSize);
    *y = *z = 1;
    for (*x = gx < 256 ? gx : 256; gx % *x; --*x) {
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL suggest_count(ze_kernel_handle_t kernel, uint32_t *count) {
    (void)kernel;
    ENTER(zeKernelSuggestMaxCooperativeGroupCount);
    *count = soft_threads();
    return ZE_RESULT_SUCCESS;
}

/* From the handle that the argument is given by to what host code takes. */
static void convert(uint32_t kind, void *bytes) {
    void *handle;
    memcpy(&handle, bytes, sizeof(handle));
    if (!handle) {
        broken("a kernel is given no image or sampler");
    }
    if (kind == UR_HOSTCODE_ARG_IMAGE) {
        struct ur_hostcode_image *view = &((ze_image_handle_t)handle)->view;
        memcpy(bytes, &view, sizeof(view));
    } else {
        memcpy(bytes, &((ze_sampler_handle_t)handle)->bits, sizeof(size_t));
    }
}

static ze_result_t ZE_APICALL set_argument(ze_kernel_handle_t kernel, uint32_t index, size_t size,
                                           const void *value) {
    ENTER(zeKernelSetArgumentValue);
    if (index >= kernel->code->arg_count) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
    }
    const struct ur_hostcode_arg *type = &kernel->code->args[index];
    bool local = type->kind == UR_HOSTCODE_ARG_LOCAL;
    if (local ? value != NULL : size != type->size) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    void *bytes = NULL;
    if (!local) {
        bytes = calloc(1, size);
        if (!bytes) {
            return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        if (value) {
            memcpy(bytes, value, size);
        }
    }
    if (value && (type->kind == UR_HOSTCODE_ARG_IMAGE || type->kind == UR_HOSTCODE_ARG_SAMPLER)) {
        convert(type->kind, bytes);
    }
    step_in(&kernel->inside, "two threads use one kernel at once");
    free(kernel->args[index].bytes);
    kernel->args[index] = (struct argument){true, size, bytes};
    step_out(&kernel->inside);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL set_indirect(ze_kernel_handle_t kernel,
                                           ze_kernel_indirect_access_flags_t flags) {
    (void)kernel, (void)flags;
    ENTER(zeKernelSetIndirectAccess);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL set_offset(ze_kernel_handle_t kernel, uint32_t x, uint32_t y,
                                         uint32_t z) {
    ENTER(zeKernelSetGlobalOffsetExp);
    step_in(&kernel->inside, "two threads use one kernel at once");
    kernel->offset[0] = x;
    kernel->offset[1] = y;
    kernel->offset[2] = z;
    step_out(&kernel->inside);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL kernel_properties(ze_kernel_handle_t kernel,
                                                ze_kernel_properties_t *out) {
    ENTER(zeKernelGetProperties);
    out->numKernelArgs = kernel->code->arg_count;
    out->requiredGroupSizeX = (uint32_t)kernel->code->reqd_group_size[0];
    out->requiredGroupSizeY = (uint32_t)kernel->code->reqd_group_size[1];
    out->requiredGroupSizeZ = (uint32_t)kernel->code->reqd_group_size[2];
    out->requiredNumSubGroups = 0;
    out->requiredSubgroupSize = 0;
    out->maxSubgroupSize = 1;
    out->maxNumSubgroups = ENG_MAX_GROUP_SIZE;
    out->localMemSize = (uint32_t)kernel->code->static_local_size;
    out->privateMemSize = 0;
    out->spillMemSize = 0;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL kernel_name(ze_kernel_handle_t kernel, size_t *size, char *out) {
    ENTER(zeKernelGetName);
    size_t have = strlen(kernel->code->name) + 1;
    if (out) {
        memcpy(out, kernel->code->name, *size < have ? *size : have);
    }
    *size = have;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL source_attributes(ze_kernel_handle_t kernel, uint32_t *size,
                                                char **out) {
    (void)kernel;
    ENTER(zeKernelGetSourceAttributes);
    *size = 1;
    if (out && *out) {
        **out = '\0';
    }
    return ZE_RESULT_SUCCESS;
}

void module_tables(ze_module_dditable_t *module, ze_module_build_log_dditable_t *log,
                   ze_kernel_dditable_t *kernel, ze_kernel_exp_dditable_t *exp) {
    if (module) {
        module->pfnCreate = create;
        module->pfnDestroy = destroy;
        module->pfnGetNativeBinary = native_binary;
        module->pfnGetGlobalPointer = global_pointer;
        module->pfnGetKernelNames = kernel_names;
        module->pfnGetFunctionPointer = function_pointer;
    }
    if (log) {
        log->pfnDestroy = log_destroy;
        log->pfnGetString = log_string;
    }
    if (kernel) {
        kernel->pfnCreate = kernel_create;
        kernel->pfnDestroy = kernel_destroy;
        kernel->pfnSetCacheConfig = set_cache;
        kernel->pfnSetGroupSize = set_group;
        kernel->pfnSuggestGroupSize = suggest_group;
        kernel->pfnSuggestMaxCooperativeGroupCount = suggest_count;
        kernel->pfnSetArgumentValue = set_argument;
        kernel->pfnSetIndirectAccess = set_indirect;
        kernel->pfnGetProperties = kernel_properties;
        kernel->pfnGetName = kernel_name;
        kernel->pfnGetSourceAttributes = source_attributes;
    }
    if (exp) {
        exp->pfnSetGlobalOffsetExp = set_offset;
    }
}
