/* Kernels on the host: those of the runtime itself as functions here, those of programs as the
 * SPIR-V of a folder that has the same kernels, on an OpenCL driver. Pointers are the host's. */
#include <dirent.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "internal.h"
#include "opencl.h"
#include "spirv.h"

enum { NAMES = 1 << 14, VALUE = 2048, MODULES = 256 };

struct module {
    struct spirv spirv;
    uint8_t *bytes;
    size_t size;
    char file[128];
    bool tried;
    cl_program program; /* NULL: it does not build, or was not tried */
};

static pthread_mutex_t lock =
    PTHREAD_MUTEX_INITIALIZER; /* also of the kernels while they get arguments */
static struct module modules[MODULES];
static uint32_t module_count;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/* ---- modules --------------------------------------------------------------------------------- */

static void read_module(const char *folder, const char *name) {
    struct module *module = &modules[module_count];
    char path[4096], why[256];
    struct stat about;
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    FILE *file = fopen(path, "r");
    if (!file || fstat(fileno(file), &about) != 0) {
        return;
    }
    *module = (struct module){.size = (size_t)about.st_size};
    snprintf(module->file, sizeof(module->file), "%s", name);
    module->bytes = malloc(module->size + 1);
    if (module->bytes && fread(module->bytes, 1, module->size, file) == module->size &&
        spirv_read(module->bytes, module->size, &module->spirv, why, sizeof(why))) {
        ++module_count;
    } else {
        free(module->bytes);
    }
    fclose(file);
}

static void read_folder(void) {
    const char *path = getenv("KFD_KERNELS");
    DIR *folder = path && *path ? opendir(path) : NULL;
    for (struct dirent *entry; folder && module_count < MODULES && (entry = readdir(folder));) {
        const char *end = strrchr(entry->d_name, '.');
        if (end && strcmp(end, ".spv") == 0) {
            read_module(path, entry->d_name);
        }
    }
    if (folder) {
        closedir(folder);
    }
}

static const struct signature *signature_of(const struct module *module, const char *name) {
    for (uint32_t i = 0; i < module->spirv.kernel_count; ++i) {
        if (strcmp(module->spirv.kernels[i].name, name) == 0) {
            return &module->spirv.kernels[i];
        }
    }
    return NULL;
}

/* Has these kernels and no others. */
static bool has_all(const struct module *module, const char *names) {
    uint32_t count = 0;
    for (; *names; names += strlen(names) + 1, ++count) {
        if (!signature_of(module, names)) {
            return false;
        }
    }
    return count == module->spirv.kernel_count;
}

static struct module *module_of(const struct opencl *cl, const char *names) {
    pthread_once(&once, read_folder);
    for (uint32_t i = 0; i < module_count; ++i) {
        struct module *module = &modules[i];
        if (!has_all(module, names)) {
            continue;
        }
        if (!module->tried) {
            char log[4096] = "";
            module->tried = true;
            module->program =
                cl->clCreateProgramWithIL(cl->context, module->bytes, module->size, NULL);
            if (module->program &&
                cl->clBuildProgram(module->program, 1, &cl->device, "", NULL, NULL) != CL_SUCCESS) {
                cl->clGetProgramBuildInfo(module->program, cl->device, CL_PROGRAM_BUILD_LOG,
                                          sizeof(log) - 1, log, NULL);
                cl->clReleaseProgram(module->program);
                module->program = NULL;
            }
            say(module->program ? 2 : 0, "%s: %s", module->file, module->program ? "builds" : log);
        }
        return module->program ? module : NULL;
    }
    return NULL;
}

/* ---- a launch -------------------------------------------------------------------------------- */

static bool set_arguments(const struct opencl *cl, cl_kernel native,
                          const struct signature *signature, const struct object_kernel *kernel,
                          const struct dispatch *dispatch) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < signature->count; ++i, ++at) {
        const struct parameter *parameter = &signature->parameters[i];
        const struct argument *argument = &kernel->arguments[at];
        cl_int error = CL_INVALID_ARG_INDEX;
        const uint8_t *bytes = dispatch->arguments + argument->offset;
        uint64_t value = 0;
        if (at >= kernel->count || argument->kind == ARGUMENT_HIDDEN) {
            say(0, "%s has %u parameters, and its SPIR-V %u", kernel->name, at, signature->count);
            return false;
        }
        memcpy(&value, bytes, argument->size < 8 ? argument->size : 8);
        if (parameter->kind == UR_HOSTCODE_ARG_POINTER) {
            error = cl->clSetKernelArgSVMPointer(native, i, (void *)(uintptr_t)value);
        } else if (parameter->kind == UR_HOSTCODE_ARG_LOCAL) { /* an offset in the group's memory */
            error = cl->clSetKernelArg(
                native, i,
                dispatch->shared > (uint32_t)value ? dispatch->shared - (uint32_t)value : 16, NULL);
        } else if (parameter->kind == UR_HOSTCODE_ARG_VALUE) {
            error = cl->clSetKernelArg(native, i,
                                       parameter->size ? parameter->size : argument->size, bytes);
        }
        if (error) {
            say(0, "argument %u of %s: error %d", i, kernel->name, error);
            return false;
        }
    }
    return true;
}

/* Where the arguments have one of that name, or NULL. */
static const uint8_t *named(const struct object_kernel *kernel, const struct dispatch *dispatch,
                            const char *name) {
    for (uint32_t i = 0; i < kernel->count; ++i) {
        if (strcmp(kernel->arguments[i].name, name) == 0) {
            return dispatch->arguments + kernel->arguments[i].offset;
        }
    }
    return NULL;
}

static bool enqueue(const struct opencl *cl, cl_kernel native, cl_command_queue queue,
                    const struct object_kernel *kernel, const struct dispatch *dispatch) {
    static const char *const offsets[] = {"hidden_global_offset_x", "hidden_global_offset_y",
                                          "hidden_global_offset_z"};
    const uint8_t *all = named(kernel, dispatch, object_offset);
    size_t grid[3], local[3], offset[3];
    for (uint32_t i = 0; i < 3; ++i) {
        grid[i] = dispatch->grid[i] ? dispatch->grid[i] : 1;
        local[i] = dispatch->local[i];
        const uint8_t *one = named(kernel, dispatch, offsets[i]);
        offset[i] = 0;
        if (all || one) {
            memcpy(&offset[i], all ? all + 8 * i : one, 8);
        }
    }
    cl_int error = cl->clEnqueueNDRangeKernel(queue, native, 3, offset, grid, local, 0, NULL, NULL);
    if (error) {
        say(0, "%s, %zu x %zu x %zu by %zu x %zu x %zu: error %d", kernel->name, grid[0], grid[1],
            grid[2], local[0], local[1], local[2], error);
    }
    return error == CL_SUCCESS;
}

static bool run_module(const struct object_kernel *kernel, const char *names,
                       const struct dispatch *dispatch) {
    const struct opencl *cl = opencl();
    bool runs = false;
    if (!cl) {
        return false;
    }
    pthread_mutex_lock(&lock);
    struct module *module = module_of(cl, names);
    cl_kernel native = module ? cl->clCreateKernel(module->program, kernel->name, NULL) : NULL;
    cl_command_queue queue = native ? opencl_take_queue() : NULL;
    runs = queue &&
           set_arguments(cl, native, signature_of(module, kernel->name), kernel, dispatch) &&
           enqueue(cl, native, queue, kernel, dispatch);
    pthread_mutex_unlock(&lock);
    if (queue) {
        runs = cl->clFinish(queue) == CL_SUCCESS && runs;
        opencl_give_queue(queue);
    }
    if (native) {
        cl->clReleaseKernel(native);
    }
    return runs;
}

void kernel_run(const struct dispatch *dispatch) {
    struct object_kernel *kernel = calloc(1, sizeof(*kernel));
    char *names = calloc(1, NAMES);
    if (kernel && names && object_kernel(dispatch->descriptor, kernel, names, NAMES)) {
        bool runs = blit_run(kernel, dispatch) || run_module(kernel, names, dispatch);
        say(runs ? 2 : 0, "kernel %s of %u x %u x %u groups: %s", kernel->name, dispatch->groups[0],
            dispatch->groups[1], dispatch->groups[2], runs ? "ran" : "did not run");
    }
    free(names);
    free(kernel);
}
