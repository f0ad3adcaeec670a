/* Modules and launches. Where the file that PTX came from is found, the host code that was made of
 * the same source runs; other PTX is interpreted (ptx/machine.h). */
#include <dirent.h>
#include <dlfcn.h>
#include <stdarg.h>
#include <stdio.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"
#include "interpret.h"

enum { PARTS_MOST = 16, REGISTERS = 65536 };

struct part {
    struct interpreted *ptx; /* it is interpreted: what follows but the table is not there */
    void *library;
    int file; /* open as long as the library is: its number is the library's name */
    const struct ur_hostcode_table *table;
    char path[1024];
};

struct CUfunc_st {
    struct CUmod_st *module;
    const struct ur_hostcode_kernel *kernel;
    const struct interpreted *ptx; /* it is interpreted: its place there is `index` */
    uint32_t index;
    int allowed_shared;
    _Atomic bool launched;
};

struct CUmod_st {
    struct CUctx_st *context;
    struct part parts[PARTS_MOST];
    unsigned part_count;
    struct CUfunc_st *functions; /* one for each kernel of each part */
    unsigned function_count;
    struct memory globals; /* what is known of each variable */
    int registers;         /* of each kernel */
};

/* ---- the compiler's words -------------------------------------------------------------------- */

struct log {
    char *text;
    size_t size;
};

static struct log find_log(unsigned count, CUjit_option *options, void **values) {
    struct log log = {NULL, 0};
    for (unsigned i = 0; i < count; ++i) {
        if (options[i] == CU_JIT_ERROR_LOG_BUFFER) {
            log.text = values[i];
        } else if (options[i] == CU_JIT_ERROR_LOG_BUFFER_SIZE_BYTES) {
            log.size = (size_t)(uintptr_t)values[i];
        }
    }
    return log;
}

/* Registers that the compiler takes for a kernel: UR_SOFT_REGISTERS, unless it is told to take
 * fewer. */
static int find_registers(unsigned count, CUjit_option *options, void **values) {
    const char *text = getenv("UR_SOFT_REGISTERS");
    int registers = text ? atoi(text) : 32;
    for (unsigned i = 0; i < count; ++i) {
        int most = (int)(uintptr_t)values[i];
        if (options[i] == CU_JIT_MAX_REGISTERS && most < registers) {
            registers = most;
        }
    }
    return registers;
}

static void say(struct log log, const char *format, ...) __attribute__((format(printf, 2, 3)));
static void say(struct log log, const char *format, ...) {
    if (!log.text || !log.size) {
        return;
    }
    va_list args;
    va_start(args, format);
    vsnprintf(log.text, log.size, format, args);
    va_end(args);
}

/* ---- finding host code ----------------------------------------------------------------------- */

static bool same_file(const char *path, const void *image, size_t size) {
    FILE *file = fopen(path, "rb");
    if (!file) {
        return false;
    }
    char *content = malloc(size + 1);
    size_t got = content ? fread(content, 1, size + 1, file) : 0;
    fclose(file);
    bool same = got == size && memcmp(content, image, size) == 0;
    free(content);
    return same;
}

/* Looks in one folder for a file with this content. */
static bool find_in(const char *folder, const char *ending, const void *image, size_t size,
                    char *path, size_t path_size) {
    DIR *dir = opendir(folder);
    if (!dir) {
        return false;
    }
    bool found = false;
    for (struct dirent *entry = readdir(dir); entry && !found; entry = readdir(dir)) {
        size_t length = strlen(entry->d_name), tail = strlen(ending);
        if (length <= tail || strcmp(entry->d_name + length - tail, ending) != 0) {
            continue;
        }
        snprintf(path, path_size, "%s/%s", folder, entry->d_name);
        if (same_file(path, image, size)) {
            snprintf(path, path_size, "%s/%.*s.so", folder, (int)(length - tail), entry->d_name);
            found = access(path, R_OK) == 0; /* else it has no host code, and is interpreted */
        }
    }
    closedir(dir);
    return found;
}

static bool find_code(const void *image, size_t size, const char *ending, char *path,
                      size_t path_size) {
    const char *folders = getenv("UR_SOFTWARE_DRIVER_KERNELS");
    folders = folders ? folders : getenv("UR_CONFORMANCE_KERNELS");
    while (folders && *folders) {
        char folder[900];
        size_t length = strcspn(folders, ":");
        snprintf(folder, sizeof(folder), "%.*s", (int)length, folders);
        if (find_in(folder, ending, image, size, path, path_size)) {
            return true;
        }
        folders += length + (folders[length] == ':');
    }
    return false;
}

/* Each load has variables of its own, so the file is copied: the same one twice would be one
 * library. */
static bool open_part(struct part *part, const char *path) {
    FILE *file = fopen(path, "rb");
    int copy = memfd_create("module", MFD_CLOEXEC);
    bool ok = file && copy >= 0;
    char block[65536];
    for (size_t got; ok && (got = fread(block, 1, sizeof(block), file)) > 0;) {
        ok = write(copy, block, got) == (ssize_t)got;
    }
    if (file) {
        fclose(file);
    }
    if (ok) {
        char name[64];
        snprintf(name, sizeof(name), "/proc/self/fd/%d", copy);
        part->library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
    }
    part->file = copy;
    part->table = part->library ? dlsym(part->library, UR_HOSTCODE_SYMBOL) : NULL;
    if (!part->table || part->table->magic != UR_HOSTCODE_MAGIC ||
        part->table->version != UR_HOSTCODE_VERSION) {
        if (part->library) {
            dlclose(part->library);
        }
        if (copy >= 0) {
            close(copy);
        }
        return false;
    }
    snprintf(part->path, sizeof(part->path), "%s", path);
    return true;
}

enum { WHOLE_MOST = 2 << 20 }; /* bytes of PTX with functions that are compiled without linking */

/* What cuLinkComplete makes: this word and the text that is interpreted, or */
static const char linked_text_magic[] = "linked text\n";
/* this word and the paths of the host code, one a line. */
static const char linked_magic[] = "SOFTWARE LINK\n";

/* The architecture that PTX asks for is one that the device is not. */
static bool too_new(const char *text, struct log log) {
    const char *target = strstr(text, ".target sm_");
    int arch = target ? atoi(target + 11) : 0;
    if (arch > 80) {
        say(log,
            "ptxas fatal : Program with .target 'sm_%d' cannot be compiled for architecture "
            "'sm_80'",
            arch);
        return true;
    }
    return false;
}

/* The real one takes all memory and hours for such. */
static bool too_large(const char *image, struct log log) {
    if (strnlen(image, WHOLE_MOST + 1u) > WHOLE_MOST && strstr(image, "\n.func ")) {
        say(log, "%zu bytes with functions are not compiled as a whole", strlen(image));
        return true;
    }
    return false;
}

/* UR_SOFT_PTX=1: all PTX is interpreted. */
static bool interpret_all(void) {
    const char *text = getenv("UR_SOFT_PTX");
    return text && strcmp(text, "1") == 0;
}

static CUresult add_code(struct CUmod_st *module, const char *image, struct log log) {
    char path[1024];
    if (module->part_count == PARTS_MOST) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (memcmp(image, "\177ELF", 4) == 0) {
        say(log, "no code for this device");
        return CUDA_ERROR_NO_BINARY_FOR_GPU;
    }
    if (too_new(image, log)) {
        return CUDA_ERROR_INVALID_PTX;
    }
    if (interpret_all() || !find_code(image, strlen(image), ".ptx", path, sizeof(path))) {
        struct part *part = &module->parts[module->part_count];
        part->ptx = soft_interpret(image, log.text, log.size);
        if (!part->ptx) {
            return CUDA_ERROR_INVALID_PTX;
        }
        part->table = soft_interpreted_table(part->ptx);
        ++module->part_count;
        return CUDA_SUCCESS;
    }
    if (!open_part(&module->parts[module->part_count], path)) {
        say(log, "%s cannot be loaded: %s", path, dlerror());
        return CUDA_ERROR_INVALID_IMAGE;
    }
    ++module->part_count;
    return CUDA_SUCCESS;
}

/* Variables are device memory to the driver. */
static void know_globals(struct CUmod_st *module, bool known) {
    module->globals = (struct memory){.kind = MEMORY_GLOBAL,
                                      .context = module->context,
                                      .ordinal = module->context->device->ordinal};
    for (unsigned i = 0; i < module->part_count; ++i) {
        const struct ur_hostcode_table *table = module->parts[i].table;
        for (uint32_t k = 0; k < table->global_count; ++k) {
            if (known && ur_hostcode_global_size(&table->globals[k])) {
                eng_mem_register(soft_root(), table->globals[k].address, ur_hostcode_global_size(&table->globals[k]),
                                 &module->globals);
            } else if (ur_hostcode_global_size(&table->globals[k])) {
                eng_mem_unregister(soft_root(), table->globals[k].address);
            }
        }
    }
}

static void close_module(struct CUmod_st *module) {
    know_globals(module, false);
    for (unsigned i = 0; i < module->part_count; ++i) {
        if (module->parts[i].ptx) {
            soft_interpreted_free(module->parts[i].ptx);
            continue;
        }
        dlclose(module->parts[i].library);
        close(module->parts[i].file);
    }
    free(module->functions);
    free(module);
}

/* The driver's compiler takes no kernel with more shared memory of its own than every device has,
 * although launches may ask for more. */
static bool fits(const struct CUmod_st *module, struct log log) {
    for (unsigned i = 0; i < module->part_count; ++i) {
        const struct ur_hostcode_table *table = module->parts[i].table;
        for (uint32_t k = 0; k < table->kernel_count; ++k) {
            if (table->kernels[k].static_local_size > SHARED_STANDARD) {
                say(log, "Entry function '%s' uses too much shared data (0x%llx bytes, 0x%x max)",
                    table->kernels[k].name, (unsigned long long)table->kernels[k].static_local_size,
                    SHARED_STANDARD);
                return false;
            }
        }
    }
    return true;
}

EXPORT CUresult CUDAAPI cuModuleLoadDataEx(CUmodule *out, const void *image, unsigned int count,
                                           CUjit_option *options, void **values) {
    ENTER_CONTEXT();
    eng_device_wait(soft_current->device->engine); /* as the real one waits for kernels that run */
    struct log log = find_log(count, options, values);
    const char *text = image;
    struct CUmod_st *module = calloc(1, sizeof(*module));
    if (!module) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    module->context = soft_current;
    module->registers = find_registers(count, options, values);
    CUresult result = CUDA_SUCCESS;
    if (strncmp(text, linked_magic, strlen(linked_magic)) == 0) {
        text += strlen(linked_magic);
        while (*text && result == CUDA_SUCCESS) {
            char path[1024];
            size_t length = strcspn(text, "\n");
            snprintf(path, sizeof(path), "%.*s", (int)length, text);
            text += length + (text[length] == '\n');
            result = module->part_count < PARTS_MOST &&
                             open_part(&module->parts[module->part_count], path)
                         ? CUDA_SUCCESS
                         : CUDA_ERROR_INVALID_IMAGE;
            module->part_count += result == CUDA_SUCCESS;
        }
    } else if (strncmp(text, linked_text_magic, strlen(linked_text_magic)) == 0) {
        result = add_code(module, text + strlen(linked_text_magic), log);
    } else {
        result = too_large(text, log) ? CUDA_ERROR_OUT_OF_MEMORY : add_code(module, text, log);
    }
    for (unsigned i = 0; i < module->part_count; ++i) {
        module->function_count += module->parts[i].table->kernel_count;
    }
    if (result == CUDA_SUCCESS && !fits(module, log)) {
        result = CUDA_ERROR_INVALID_PTX;
    }
    if (result == CUDA_SUCCESS) {
        module->functions = calloc(module->function_count + 1, sizeof(*module->functions));
        result = module->functions ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (result != CUDA_SUCCESS) {
        close_module(module);
        return result;
    }
    unsigned at = 0;
    for (unsigned i = 0; i < module->part_count; ++i) {
        for (uint32_t k = 0; k < module->parts[i].table->kernel_count; ++k) {
            const struct ur_hostcode_kernel *kernel = &module->parts[i].table->kernels[k];
            module->functions[at++] = (struct CUfunc_st){
                .module = module,
                .kernel = kernel,
                .ptx = module->parts[i].ptx,
                .index = k,
                .allowed_shared = SHARED_STANDARD - (int)kernel->static_local_size};
        }
    }
    know_globals(module, true);
    *out = module;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuModuleUnload(CUmodule module) {
    ENTER_RELEASE(reported);
    soft_before_free(module->context->device);
    close_module(module);
    return reported;
}

EXPORT CUresult CUDAAPI cuModuleGetFunction(CUfunction *function, CUmodule module,
                                            const char *name) {
    ENTER_CONTEXT();
    if (!name || !name[0]) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    for (unsigned i = 0; i < module->function_count; ++i) {
        if (strcmp(module->functions[i].kernel->name, name) == 0) {
            *function = &module->functions[i];
            return CUDA_SUCCESS;
        }
    }
    return CUDA_ERROR_NOT_FOUND;
}

EXPORT CUresult CUDAAPI cuModuleGetFunctionCount(unsigned int *count, CUmodule module) {
    ENTER_CONTEXT();
    *count = module->function_count;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuModuleEnumerateFunctions(CUfunction *functions, unsigned int count,
                                                   CUmodule module) {
    ENTER_CONTEXT();
    for (unsigned i = 0; i < count && i < module->function_count; ++i) {
        functions[i] = &module->functions[i];
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuModuleGetGlobal(CUdeviceptr *address, size_t *size, CUmodule module,
                                          const char *name) {
    ENTER_CONTEXT();
    if (!name || !name[0]) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    for (unsigned i = 0; i < module->part_count; ++i) {
        const struct ur_hostcode_table *table = module->parts[i].table;
        for (uint32_t k = 0; k < table->global_count; ++k) {
            if (strcmp(table->globals[k].name, name) == 0) {
                if (address) {
                    *address = (CUdeviceptr)(uintptr_t)table->globals[k].address;
                }
                if (size) {
                    *size = (size_t)ur_hostcode_global_size(&table->globals[k]);
                }
                return CUDA_SUCCESS;
            }
        }
    }
    return CUDA_ERROR_NOT_FOUND;
}

/* ---- linking --------------------------------------------------------------------------------- */

struct CUlinkState_st {
    char text[PARTS_MOST * 1024];
    char *interpreted; /* instead of that, malloced */
    struct log log;
};

EXPORT CUresult CUDAAPI cuLinkCreate(unsigned int count, CUjit_option *options, void **values,
                                     CUlinkState *state) {
    ENTER_CONTEXT();
    struct CUlinkState_st *made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    strcpy(made->text, linked_magic);
    made->log = find_log(count, options, values);
    *state = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuLinkAddData(CUlinkState state, CUjitInputType type, void *data,
                                      size_t size, const char *name, unsigned int count,
                                      CUjit_option *options, void **values) {
    (void)count;
    (void)options;
    (void)values;
    ENTER_CONTEXT();
    char path[1024];
    if (type != CU_JIT_INPUT_PTX || size == 0 || too_new(data, state->log) || state->interpreted) {
        say(state->log, "%s: no code to link", name);
        return CUDA_ERROR_INVALID_PTX;
    }
    if (!find_code(data, strlen(data), ".ptx", path, sizeof(path))) {
        if (strcmp(state->text, linked_magic) != 0) {
            say(state->log, "%s: text is interpreted, and linked with none", name);
            return CUDA_ERROR_INVALID_PTX;
        }
        if (asprintf(&state->interpreted, "%s%s", linked_text_magic, (const char *)data) < 0) {
            state->interpreted = NULL;
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        return CUDA_SUCCESS;
    }
    if (strlen(state->text) + strlen(path) + 2 > sizeof(state->text)) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    strcat(state->text, path);
    strcat(state->text, "\n");
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuLinkComplete(CUlinkState state, void **cubin, size_t *size) {
    ENTER_CONTEXT();
    *cubin = state->interpreted ? state->interpreted : state->text;
    *size = strlen(*cubin) + 1;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuLinkDestroy(CUlinkState state) {
    ENTER_RELEASE(reported);
    free(state->interpreted);
    free(state);
    return reported;
}

/* ---- functions ------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuFuncGetName(const char **name, CUfunction function) {
    ENTER();
    *name = function->kernel->name;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuFuncGetParamInfo(CUfunction function, size_t index, size_t *offset,
                                           size_t *size) {
    ENTER();
    if (index >= function->kernel->arg_count) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *offset = index * 8;
    if (size) {
        *size = function->kernel->args[index].size;
    }
    return CUDA_SUCCESS;
}

static int threads_of(CUfunction function) {
    const struct ur_hostcode_kernel *kernel = function->kernel;
    int room = REGISTERS / function->module->registers / 32 * 32;
    uint64_t reqd = kernel->reqd_group_size[0];
    return reqd ? (int)(reqd * kernel->reqd_group_size[1] * kernel->reqd_group_size[2])
           : room < THREADS_MOST ? room
                                 : THREADS_MOST;
}

EXPORT CUresult CUDAAPI cuFuncGetAttribute(int *value, CUfunction_attribute attribute,
                                           CUfunction function) {
    ENTER();
    switch ((int)attribute) {
    case CU_FUNC_ATTRIBUTE_MAX_THREADS_PER_BLOCK:
        *value = threads_of(function);
        return CUDA_SUCCESS;
    case CU_FUNC_ATTRIBUTE_SHARED_SIZE_BYTES:
        *value = (int)function->kernel->static_local_size;
        return CUDA_SUCCESS;
    case CU_FUNC_ATTRIBUTE_LOCAL_SIZE_BYTES:
        *value = 0;
        return CUDA_SUCCESS;
    case CU_FUNC_ATTRIBUTE_NUM_REGS:
        *value = function->module->registers;
        return CUDA_SUCCESS;
    case CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES:
        *value = function->allowed_shared;
        return CUDA_SUCCESS;
    default:
        return CUDA_ERROR_INVALID_VALUE;
    }
}

EXPORT CUresult CUDAAPI cuFuncSetAttribute(CUfunction function, CUfunction_attribute attribute,
                                           int value) {
    ENTER();
    if (attribute == CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES) {
        if (value < 0 || value + (int)function->kernel->static_local_size > SHARED_MOST) {
            return CUDA_ERROR_INVALID_VALUE;
        }
        function->allowed_shared = value;
        return CUDA_SUCCESS;
    }
    return attribute == CU_FUNC_ATTRIBUTE_NON_PORTABLE_CLUSTER_SIZE_ALLOWED
               ? CUDA_SUCCESS
               : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuFuncSetCacheConfig(CUfunction function, CUfunc_cache config) {
    (void)function;
    (void)config;
    ENTER();
    return CUDA_SUCCESS;
}

/* Of a kernel, at a time on a multiprocessor, each of which is a thread of the host's. */
static int blocks_at_once(CUfunction function, uint64_t threads, size_t shared) {
    size_t used = shared + function->kernel->static_local_size, blocks = 2048 / threads;
    blocks = blocks < BLOCKS_MOST ? blocks : BLOCKS_MOST;
    blocks = used && blocks > SHARED_MOST / used ? SHARED_MOST / used : blocks;
    return threads > (uint64_t)threads_of(function) ? 0 : (int)blocks;
}

EXPORT CUresult CUDAAPI cuOccupancyMaxActiveBlocksPerMultiprocessor(int *blocks,
                                                                    CUfunction function,
                                                                    int threads, size_t shared) {
    ENTER();
    if (threads <= 0) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *blocks = blocks_at_once(function, (uint64_t)threads, shared);
    return CUDA_SUCCESS;
}

/* ---- launching ------------------------------------------------------------------------------- */

/* The size of a local argument: up to the next one, or to the end. Arguments hold addresses behind
 * the kernel's own local memory. */
static size_t local_size(const struct ur_hostcode_kernel *kernel, void **params, uint32_t index,
                         uint64_t end) {
    uint64_t mine = *(uint64_t *)params[index], next = end;
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        if (kernel->args[i].kind == UR_HOSTCODE_ARG_LOCAL && i != index) {
            uint64_t other = *(uint64_t *)params[i];
            next = other > mine && other < next ? other : next;
        }
    }
    return next > mine ? (size_t)(next - mine) : 0;
}

CUresult soft_launch_check(CUfunction function, const unsigned grid[3], const unsigned block[3],
                           unsigned shared) {
    const struct ur_hostcode_kernel *kernel = function->kernel;
    uint64_t threads = (uint64_t)block[0] * block[1] * block[2];
    if (!threads || !grid[0] || !grid[1] || !grid[2] || block[2] > 64 || grid[1] > 65535 ||
        grid[2] > 65535 || (int)shared > function->allowed_shared) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (threads > (uint64_t)threads_of(function)) {
        return CUDA_ERROR_LAUNCH_OUT_OF_RESOURCES;
    }
    for (int i = 0; i < 3; ++i) {
        if (kernel->reqd_group_size[0] && block[i] != kernel->reqd_group_size[i]) {
            return CUDA_ERROR_INVALID_VALUE;
        }
    }
    return CUDA_SUCCESS;
}

CUresult soft_launch_submit(CUfunction function, const unsigned grid[3], const unsigned block[3],
                            unsigned shared, void **params, bool together,
                            struct eng_submit *submit) {
    const struct ur_hostcode_kernel *kernel = function->kernel;
    /* Generated code tells the dimensions by the sizes, as there is nothing else to tell them by.
     */
    bool deep = (uint64_t)grid[2] * block[2] > 1, high = (uint64_t)grid[1] * block[1] > 1;
    struct eng_launch what = {.kernel = kernel,
                              .dims = deep   ? 3
                                      : high ? 2
                                             : 1,
                              .cooperative = together};
    for (int i = 0; i < 3; ++i) {
        what.local[i] = block[i];
        what.global[i] = (size_t)block[i] * grid[i];
    }
    if (function->ptx) {
        return soft_result(soft_interpreted_launch(function->ptx, function->index, submit, grid,
                                                   block, shared, params, together));
    }
    enum { ARGS = 256 };
    const void *args[ARGS];
    size_t sizes[ARGS];
    struct eng_access access[ARGS];
    if (kernel->arg_count > ARGS || (kernel->arg_count && !params)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    /* The adapter aligns where the dynamic part starts; behind that its size is what the launch
     * asked for. */
    uint64_t end = kernel->static_local_size + shared;
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        const struct ur_hostcode_arg *arg = &kernel->args[i];
        args[i] = params[i];
        sizes[i] = arg->size;
        if (arg->kind == UR_HOSTCODE_ARG_LOCAL) {
            args[i] = NULL;
            sizes[i] = local_size(kernel, params, i, end);
            if (*(uint64_t *)params[i] < kernel->static_local_size || sizes[i] == 0) {
                return CUDA_ERROR_ILLEGAL_ADDRESS; /* a real kernel would run over its own variables
                                                    */
            }
        } else if (arg->kind == UR_HOSTCODE_ARG_POINTER) {
            void *pointer = *(void **)params[i];
            struct eng_mem memory;
            if (pointer && soft_find(pointer, &memory)) {
                access[submit->access_count++] = (struct eng_access){.ptr = pointer, .write = true};
            }
        }
    }
    what.args = args;
    what.arg_sizes = sizes;
    submit->access = access;
    return soft_result(eng_kernel(submit, &what));
}

unsigned soft_param_count(CUfunction function) {
    return function->kernel->arg_count;
}

size_t soft_param_size(CUfunction function, unsigned index) {
    size_t size = function->kernel->args[index].size;
    return size ? size : sizeof(uint64_t); /* local memory: its address */
}

struct CUctx_st *soft_function_context(CUfunction function) {
    return function->module->context;
}

static CUresult launch(CUfunction function, const unsigned grid[3], const unsigned block[3],
                       unsigned shared, CUstream stream, void **params, bool together) {
    if (soft_stream_context(stream) != function->module->context) {
        return CUDA_ERROR_INVALID_HANDLE;
    }
    CUresult result = soft_launch_check(function, grid, block, shared);
    if (result != CUDA_SUCCESS) {
        return result;
    }
    if (together &&
        (uint64_t)grid[0] * grid[1] * grid[2] >
            (uint64_t)blocks_at_once(function, (uint64_t)block[0] * block[1] * block[2], shared) *
                soft_threads()) {
        return CUDA_ERROR_COOPERATIVE_LAUNCH_TOO_LARGE;
    }
    struct eng_command *event = NULL;
    struct eng_submit submit = soft_submit(stream, function->kernel->name, &event);
    result = soft_launch_submit(function, grid, block, shared, params, together, &submit);
    result = result == CUDA_SUCCESS ? soft_done(stream, ENG_OK, &event) : result;
    if (!atomic_exchange(&function->launched, true)) {
        usleep(500); /* the kernel may run long before the call that brings its code returns */
    }
    return result;
}

EXPORT CUresult CUDAAPI cuLaunchKernel(CUfunction function, unsigned int grid_x,
                                       unsigned int grid_y, unsigned int grid_z,
                                       unsigned int block_x, unsigned int block_y,
                                       unsigned int block_z, unsigned int shared, CUstream stream,
                                       void **params, void **extra) {
    ENTER_CONTEXT();
    if (!function || extra) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    return launch(function, (unsigned[]){grid_x, grid_y, grid_z},
                  (unsigned[]){block_x, block_y, block_z}, shared, stream, params, false);
}

EXPORT CUresult CUDAAPI cuLaunchKernelEx(const CUlaunchConfig *config, CUfunction function,
                                         void **params, void **extra) {
    ENTER_CONTEXT();
    if (!function || extra) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    bool together = false;
    for (unsigned i = 0; i < config->numAttrs; ++i) {
        if (config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_CLUSTER_DIMENSION) {
            return CUDA_ERROR_NOT_SUPPORTED;
        }
        together |= config->attrs[i].id == CU_LAUNCH_ATTRIBUTE_COOPERATIVE &&
                    config->attrs[i].value.cooperative;
    }
    return launch(function, (unsigned[]){config->gridDimX, config->gridDimY, config->gridDimZ},
                  (unsigned[]){config->blockDimX, config->blockDimY, config->blockDimZ},
                  config->sharedMemBytes, config->hStream, params, together);
}
