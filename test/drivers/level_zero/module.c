/* Modules. SPIR-V is built by an OpenCL driver where there is one (opencl.h). Else a module is
 * found by its bytes among the files that were compiled together with host code, which the engine
 * runs. A native binary is what either made. Modules with images by number, which no OpenCL driver
 * takes, are compiled by LLVM for the engine. */
#include <dirent.h>
#include <dlfcn.h>
#include <elf.h>
#include <sys/mman.h>
#include <unistd.h>

#include "compile/compiler.h"
#include "compile/processor.h"
#include "formats.h"
#include "internal.h"
#include "spirv/module.h"
#include "llvm/llvm.h"

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

/* As Intel's compiler for GPUs does over versions, extensions and instructions that it lacks. */
static void end_over_unknown(const void *code, size_t size) {
    static const char *const known[] = {"SPV_KHR_expect_assume", "SPV_INTEL_bindless_images"};
    const uint32_t *words = code;
    size_t count = size / sizeof(*words), next;
    if (count > 1 && words[1] > 0x10600) {
        fprintf(stderr, "InvalidModule: unsupported SPIR-V version\n");
        _exit(10);
    }
    for (size_t at = 5; at < count && words[at] >> 16; at = next) {
        next = at + (words[at] >> 16);
        bool taken = (words[at] & 0xffff) != SpvOpExtension;
        for (size_t i = 0; !taken && i < sizeof(known) / sizeof(known[0]); ++i) {
            taken = strcmp((const char *)&words[at + 1], known[i]) == 0;
        }
        if (!taken) {
            fprintf(stderr, "InvalidModule: input SPIR-V module uses unknown extension\n");
            _exit(10);
        }
        if ((words[at] & 0xffff) == SpvOpImage) {
            fprintf(stderr, "UnimplementedOpCode: Unimplemented opcode 100\n");
            _exit(12);
        }
    }
    if (prints_by_choice(words, count)) {
        fprintf(stderr, "printf: unexpected format\n");
        abort();
    }
}

/* The module where it has images by number; NULL: it has none, or is damaged. */
static struct ur_spirv_module *with_numbers(const ze_module_desc_t *desc) {
    struct ur_spirv_module *module = NULL;
    struct ur_spirv_error error;
    if (desc->format != ZE_MODULE_FORMAT_IL_SPIRV ||
        ur_spirv_read(desc->pInputModule, desc->inputSize, &module, &error) != UR_SPIRV_OK) {
        return NULL;
    }
    if (!ur_spirv_has(module, SpvCapabilityBindlessImagesINTEL)) {
        ur_spirv_release(module);
        return NULL;
    }
    return module;
}

/* Has LLVM compile the module, which is given up. */
static ze_result_t compile(struct ur_spirv_module *spirv, struct module *module,
                           struct build_log *log) {
    char why[512] = "";
    struct ur_llvm_result text = {0};
    const struct ur_llvm_options options = {
        .library = &ll_library_host, .multiplies_and_adds = ur_processor_multiplies_and_adds()};
    const struct ur_compiler_options how = {.level = 1};
    void *object = NULL;
    size_t size = 0;
    module->file = -1;
    bool good = ur_llvm_emit(spirv, &options, &text) == UR_LLVM_OK;
    ur_spirv_release(spirv);
    if (!good) {
        snprintf(why, sizeof(why), "%s", text.log);
    }
    good = good &&
           ur_compile(text.text, text.size, &how, &object, &size, why, sizeof(why)) == UR_COMPILED;
    good = good && !ur_code_load(object, size, &module->made, why, sizeof(why));
    ur_llvm_result_free(&text);
    free(object);
    if (!good) {
        log_add(log, "%s\n", why);
        return ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    }
    module->table = module->made.table;
    return ZE_RESULT_SUCCESS;
}

static void unload(struct module *module) {
    if (module->library) {
        dlclose(module->library);
    }
    ur_code_unload(&module->made);
    if (module->file >= 0) {
        close(module->file);
    }
    free(module->code);
}

struct _ze_module_build_log_handle_t {
    struct build_log log;
};

static void log_free(ze_module_build_log_handle_t log) {
    free(log->log.text);
    free(log);
}

static ze_result_t load_host_code(struct module *module, const ze_module_desc_t *desc,
                                  struct build_log *log) {
    bool native = desc->format == ZE_MODULE_FORMAT_NATIVE;
    char why[512] = "";
    module->file = -1;
    if (native) {
        module->code = malloc(desc->inputSize);
        module->code_size = desc->inputSize;
        if (!module->code) {
            return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        }
        memcpy(module->code, desc->pInputModule, desc->inputSize);
    } else if (desc->pConstants && desc->pConstants->numConstants) {
        snprintf(why, sizeof(why), "host code has no specialization constants");
    } else {
        module->code =
            host_code(desc->pInputModule, desc->inputSize, &module->code_size, why, sizeof(why));
    }
    if (module->code && load(module, module->code, module->code_size)) {
        return ZE_RESULT_SUCCESS;
    }
    log_add(log, "%s\n", why[0] ? why : "the binary is no host code");
    unload(module);
    return native ? ZE_RESULT_ERROR_INVALID_NATIVE_BINARY : ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
}

static ze_result_t ZE_APICALL create(ze_context_handle_t context, ze_device_handle_t device,
                                     const ze_module_desc_t *desc, ze_module_handle_t *out,
                                     ze_module_build_log_handle_t *log_out) {
    (void)device;
    ENTER(zeModuleCreate);
    if (options()->intel && desc->format == ZE_MODULE_FORMAT_IL_SPIRV) {
        end_over_unknown(desc->pInputModule, desc->inputSize);
    }
    ze_module_build_log_handle_t log = calloc(1, sizeof(*log));
    ze_module_handle_t module = calloc(1, sizeof(*module));
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (!log || !module) {
        goto free_module;
    }
    bool host = desc->format == ZE_MODULE_FORMAT_NATIVE
                    ? !program_is_binary(desc->pInputModule, desc->inputSize)
                    : !opencl();
    /* Without a log. */
    if (opencl() && desc->format == ZE_MODULE_FORMAT_IL_SPIRV &&
        ur_spirv_local_bytes_of(desc->pInputModule, desc->inputSize) > SOFT_LOCAL_LIMIT) {
        result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
        goto free_module;
    }
    struct ur_spirv_module *spirv = with_numbers(desc);
    result = spirv  ? compile(spirv, &module->code, &log->log)
             : host ? load_host_code(&module->code, desc, &log->log)
                    : program_create(desc, &log->log, &module->program);
    if (log_out) {
        *log_out = log;
        log = NULL;
    }
    if (result != ZE_RESULT_SUCCESS) {
        goto free_module;
    }
    if (desc->format == ZE_MODULE_FORMAT_IL_SPIRV) {
        modules_keep(desc);
    }
    module->context = context;
    atomic_fetch_add(&context->children, 1);
    *out = module;
    module = NULL;

free_module:
    free(module);
    if (log) {
        log_free(log);
    }
    return result;
}

static ze_result_t ZE_APICALL destroy(ze_module_handle_t module) {
    if (atomic_load(&module->kernels) && !options()->forgives) {
        broken("a module is destroyed before its kernels");
    }
    atomic_fetch_sub(&module->context->children, 1);
    if (atomic_load(&module->kernels)) {
        LEAVE(zeModuleDestroy); /* JAX does so, and Intel's driver lives; what kernels use stays */
    }
    if (module->program) {
        program_destroy(module->program);
    } else {
        unload(&module->code);
    }
    free(module);
    LEAVE(zeModuleDestroy);
}

/* Host code lacks nothing: it was linked when it was made. */
static ze_result_t ZE_APICALL dynamic_link(uint32_t count, ze_module_handle_t *modules,
                                           ze_module_build_log_handle_t *log_out) {
    ENTER(zeModuleDynamicLink);
    struct program **programs = calloc(count + 1, sizeof(struct program *));
    ze_module_build_log_handle_t log = calloc(1, sizeof(*log));
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    uint32_t of_spirv = 0;
    if (!programs || !log) {
        goto free_log;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (modules[i]->program) {
            programs[of_spirv++] = modules[i]->program;
        }
    }
    result = programs_link(of_spirv, programs, &log->log);
    if (log_out) {
        *log_out = log;
        log = NULL;
    }

free_log:
    if (log) {
        log_free(log);
    }
    free(programs);
    return result;
}

static ze_result_t ZE_APICALL properties(ze_module_handle_t module, ze_module_properties_t *out) {
    ENTER(zeModuleGetProperties);
    bool whole = !module->program || module->program->executable;
    out->flags = whole ? 0 : ZE_MODULE_PROPERTY_FLAG_IMPORTS;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL log_destroy(ze_module_build_log_handle_t log) {
    log_free(log);
    LEAVE(zeModuleBuildLogDestroy);
}

static void give(const void *data, size_t have, size_t *size, void *out) {
    if (out) {
        memcpy(out, data, *size < have ? *size : have);
    }
    *size = have;
}

static ze_result_t ZE_APICALL log_string(ze_module_build_log_handle_t log, size_t *size,
                                         char *text) {
    ENTER(zeModuleBuildLogGetString);
    give(log->log.text ? log->log.text : "", log->log.size + 1, size, text);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL native_binary(ze_module_handle_t module, size_t *size, uint8_t *out) {
    ENTER(zeModuleGetNativeBinary);
    if (!module->program) {
        give(module->code.code, module->code.code_size, size, out);
        return ZE_RESULT_SUCCESS;
    }
    void *data = NULL;
    size_t have = 0;
    ze_result_t result = program_binary(module->program, &data, &have);
    if (result == ZE_RESULT_SUCCESS) {
        give(data, have, size, out);
        free(data);
    }
    return result;
}

static ze_result_t program_global(const struct program *program, const char *name, size_t *size,
                                  void **pointer) {
    const struct opencl *cl = opencl();
    if (!program->executable) {
        return ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED;
    }
    if (!cl->global_pointer ||
        cl->global_pointer(cl->device, program->executable, name, size, pointer) != CL_SUCCESS) {
        return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
    }
    *pointer = shown_address(*pointer, *size);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL global_pointer(ze_module_handle_t module, const char *name,
                                             size_t *size, void **pointer) {
    ENTER(zeModuleGetGlobalPointer);
    if (module->program) {
        return program_global(module->program, name, size, pointer);
    }
    for (uint32_t i = 0; i < module->code.table->global_count; ++i) {
        const struct ur_hostcode_global *global = &module->code.table->globals[i];
        if (strcmp(global->name, name) == 0) {
            *size = (size_t)ur_hostcode_global_size(global);
            *pointer = shown_address(global->address, *size);
            return ZE_RESULT_SUCCESS;
        }
    }
    return ZE_RESULT_ERROR_UNSUPPORTED_FEATURE; /* as Intel's driver says */
}

static ze_result_t ZE_APICALL kernel_names(ze_module_handle_t module, uint32_t *count,
                                           const char **names) {
    ENTER(zeModuleGetKernelNames);
    uint32_t have =
        module->program ? module->program->kernel_count : module->code.table->kernel_count;
    /* Intel's driver has its table of functions and variables there as well. */
    if (*count == 0 || !names) {
        *count = have + 1;
        return ZE_RESULT_SUCCESS;
    }
    *count = *count < have + 1 ? *count : have + 1;
    for (uint32_t i = 0; i < *count; ++i) {
        names[i] = i == have         ? "Intel_Symbol_Table_Void_Program"
                   : module->program ? program_kernel_at(module->program, i)->name
                                     : module->code.table->kernels[i].name;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL function_pointer(ze_module_handle_t module, const char *name,
                                               void **pointer) {
    (void)module, (void)name, (void)pointer;
    ENTER(zeModuleGetFunctionPointer);
    return ZE_RESULT_ERROR_INVALID_FUNCTION_NAME;
}

void module_tables(ze_module_dditable_t *module, ze_module_build_log_dditable_t *log) {
    if (module) {
        module->pfnCreate = create;
        module->pfnDestroy = destroy;
        module->pfnDynamicLink = dynamic_link;
        module->pfnGetProperties = properties;
        module->pfnGetNativeBinary = native_binary;
        module->pfnGetGlobalPointer = global_pointer;
        module->pfnGetKernelNames = kernel_names;
        module->pfnGetFunctionPointer = function_pointer;
    }
    if (log) {
        log->pfnDestroy = log_destroy;
        log->pfnGetString = log_string;
    }
}
