/* Answers the calls of OpenCL that opencl.h lists, on this adapter's objects. */
#include "opencl.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "base/adapter_ops.h"
#include "base/error.h"
#include "base/ranges.h"
#include "base/tables.h"
#include "present.h"
#include "source.h"

/* A program or a kernel. Its handle is its address. */
struct made {
    struct ur_range range; /* in all_made: its first byte */
    unsigned refs;         /* of the handle; all_made_lock */
    bool is_kernel;
    ur_kernel_handle_t kernel; /* owned */
    /* Of a program. */
    pthread_mutex_t lock;        /* guards what follows; held while it is built */
    ur_context_handle_t context; /* owned */
    ur_program_handle_t program; /* owned; NULL: of OpenCL C that is not built */
    char *text;                  /* OpenCL C */
    size_t text_size;            /* bytes */
    int32_t status;              /* of the last build: 0 or enum */
    char *options, *log;         /* of the last build, or NULL */
};

static pthread_mutex_t all_made_lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_ranges all_made;

static int32_t opencl_map(ur_result_t result) {
    switch (result) {
    case UR_RESULT_SUCCESS:
        return UR_CL_SUCCESS;
    case UR_RESULT_ERROR_OUT_OF_HOST_MEMORY:
        return UR_CL_OUT_OF_HOST_MEMORY;
    case UR_RESULT_ERROR_INVALID_BINARY:
        return UR_CL_INVALID_VALUE;
    case UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE:
    case UR_RESULT_ERROR_PROGRAM_LINK_FAILURE:
        return UR_CL_BUILD_PROGRAM_FAILURE;
    case UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE:
        return UR_CL_COMPILER_NOT_AVAILABLE;
    case UR_RESULT_ERROR_INVALID_KERNEL_NAME:
        return UR_CL_INVALID_KERNEL_NAME;
    case UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE:
        return UR_CL_INVALID_PROGRAM_EXECUTABLE;
    case UR_RESULT_ERROR_UNSUPPORTED_FEATURE:
        return UR_CL_INVALID_OPERATION;
    default:
        return UR_CL_OUT_OF_RESOURCES;
    }
}

/* ---- handles --------------------------------------------------------------------------------- */

static struct made *opencl_add(struct made from) {
    struct made *made = malloc(sizeof(*made));
    if (!made) {
        return NULL;
    }
    *made = from;
    pthread_mutex_init(&made->lock, NULL);
    made->refs = 1;
    made->range = (struct ur_range){.base = (uintptr_t)made, .size = 1};
    pthread_mutex_lock(&all_made_lock);
    ur_ranges_insert(&all_made, &made->range);
    pthread_mutex_unlock(&all_made_lock);
    return made;
}

/* With one more reference; NULL: it is none of these. */
static struct made *opencl_take(const void *handle, bool is_kernel) {
    pthread_mutex_lock(&all_made_lock);
    struct made *made = (struct made *)ur_ranges_overlap(&all_made, (uintptr_t)handle, 1);
    if (made && made->is_kernel == is_kernel) {
        ++made->refs;
    } else {
        made = NULL;
    }
    pthread_mutex_unlock(&all_made_lock);
    return made;
}

static void opencl_drop(struct made *made, unsigned refs) {
    pthread_mutex_lock(&all_made_lock);
    /* Who gives up a reference that is not his does not end what others use here. */
    made->refs = made->refs > refs ? made->refs - refs : 0;
    bool last = made->refs == 0;
    if (last) {
        ur_ranges_remove(&all_made, &made->range);
    }
    pthread_mutex_unlock(&all_made_lock);
    if (!last) {
        return;
    }
    if (made->kernel) {
        ur_own.Kernel.pfnRelease(made->kernel);
    }
    if (made->program) {
        ur_own.Program.pfnRelease(made->program);
    }
    if (made->context) {
        ur_own.Context.pfnRelease(made->context);
    }
    pthread_mutex_destroy(&made->lock);
    free(made->text);
    free(made->options);
    free(made->log);
    free(made);
}

/* The adapter's program behind a handle, with one more reference. NULL: `*code` says why. */
static ur_program_handle_t program_of(const void *handle, int32_t *code) {
    struct made *made = opencl_take(handle, false);
    *code = UR_CL_INVALID_PROGRAM;
    if (!made) {
        return ur_adapter_ops.presented->program_of((ur_native_handle_t)handle);
    }
    pthread_mutex_lock(&made->lock);
    ur_program_handle_t program = made->status == UR_CL_SUCCESS ? made->program : NULL;
    if (!program) {
        *code = UR_CL_INVALID_PROGRAM_EXECUTABLE;
    } else {
        ur_own.Program.pfnRetain(program);
    }
    pthread_mutex_unlock(&made->lock);
    opencl_drop(made, 1);
    return program;
}

ur_program_handle_t ur_present_program(ur_native_handle_t native, bool owned) {
    struct made *made = opencl_take((void *)native, false);
    if (!made) {
        return NULL;
    }
    int32_t code;
    ur_program_handle_t program = program_of(made, &code);
    opencl_drop(made, program && owned ? 2 : 1);
    return program;
}

ur_kernel_handle_t ur_present_kernel(ur_native_handle_t native, bool owned) {
    struct made *made = opencl_take((void *)native, true);
    if (!made) {
        return NULL;
    }
    ur_kernel_handle_t kernel = made->kernel;
    ur_own.Kernel.pfnRetain(kernel);
    opencl_drop(made, owned ? 2 : 1);
    return kernel;
}

static int32_t retain_made(void *handle, bool is_kernel) {
    return opencl_take(handle, is_kernel) ? UR_CL_SUCCESS : UR_CL_INVALID_VALUE;
}

static int32_t release_made(void *handle, bool is_kernel) {
    struct made *made = opencl_take(handle, is_kernel);
    if (made) {
        opencl_drop(made, 2);
    }
    return made ? UR_CL_SUCCESS : UR_CL_INVALID_VALUE;
}

#define COUNTS(name, kind, wrong)                                                                  \
    static int32_t retain##name(void *object) {                                                    \
        return ur_adapter_ops.presented->count((ur_native_handle_t)object, UR_PRESENT_##kind,      \
                                               true)                                               \
                   ? UR_CL_SUCCESS                                                                 \
                   : UR_CL_##wrong;                                                                \
    }                                                                                              \
    static int32_t release##name(void *object) {                                                   \
        return ur_adapter_ops.presented->count((ur_native_handle_t)object, UR_PRESENT_##kind,      \
                                               false)                                              \
                   ? UR_CL_SUCCESS                                                                 \
                   : UR_CL_##wrong;                                                                \
    }
UR_CL_COUNTS(COUNTS)

static int32_t platforms(uint32_t room, void **out, uint32_t *count) {
    if ((room == 0) != (out == NULL) || (!out && !count)) {
        return UR_CL_INVALID_VALUE;
    }
    if (count) {
        *count = 0;
    }
    return UR_CL_PLATFORM_NOT_FOUND;
}

/* ---- programs -------------------------------------------------------------------------------- */

static void *opencl_fail(int32_t *to, int32_t code) {
    if (to) {
        *to = code;
    }
    return NULL;
}

/* With one more reference; NULL: `*code` says why. */
static ur_context_handle_t context_of(void *native, int32_t *code) {
    ur_adapter_handle_t adapter;
    ur_context_handle_t context = NULL;
    *code = UR_CL_INVALID_CONTEXT;
    if (native && ur_own.Adapter.pfnGet(1, &adapter, NULL) == UR_RESULT_SUCCESS) {
        if (ur_own.Context.pfnCreateWithNativeHandle((ur_native_handle_t)native, adapter, 0, NULL,
                                                     NULL, &context) != UR_RESULT_SUCCESS) {
            context = NULL;
        }
        ur_own.Adapter.pfnRelease(adapter);
    }
    return context;
}

static void *keep_program(ur_context_handle_t context, struct made from, int32_t *code) {
    from.context = context;
    from.status = UR_CL_BUILD_NONE;
    struct made *made = opencl_add(from);
    if (!made) {
        if (from.program) {
            ur_own.Program.pfnRelease(from.program);
        }
        free(from.text);
        ur_own.Context.pfnRelease(context);
        return opencl_fail(code, UR_CL_OUT_OF_HOST_MEMORY);
    }
    if (code) {
        *code = UR_CL_SUCCESS;
    }
    return made;
}

static void *program_of_il(void *native, const void *il, size_t size, int32_t *code) {
    int32_t why;
    ur_context_handle_t context = context_of(native, &why);
    if (!context) {
        return opencl_fail(code, why);
    }
    struct made from = {0};
    ur_result_t result =
        il && size ? ur_own.Program.pfnCreateWithIL(context, il, size, NULL, &from.program)
                   : ur_refuse(UR_RESULT_ERROR_INVALID_BINARY);
    if (result != UR_RESULT_SUCCESS) {
        ur_own.Context.pfnRelease(context);
        return opencl_fail(code, opencl_map(result));
    }
    return keep_program(context, from, code);
}

static void *program_of_text(void *native, uint32_t count, const char **texts, const size_t *sizes,
                             int32_t *code) {
    int32_t why;
    struct made from = {0};
    from.text = ur_source_join(count, texts, sizes, &from.text_size, &why);
    if (!from.text) {
        return opencl_fail(code, why);
    }
    ur_context_handle_t context = context_of(native, &why);
    if (!context) {
        free(from.text);
        return opencl_fail(code, why);
    }
    return keep_program(context, from, code);
}

/* Sets the log to a copy of `text`, or the log of the program's build. Pre: made->lock. */
static void set_log(struct made *made, ur_program_handle_t program, const char *text) {
    ur_device_handle_t device = NULL;
    size_t size = 0;
    free(made->log);
    made->log = NULL;
    if (text) {
        made->log = strdup(text);
    } else if (ur_own.Context.pfnGetInfo(made->context, UR_CONTEXT_INFO_NUM_DEVICES, 0, NULL,
                                         &size) == UR_RESULT_SUCCESS &&
               ur_own.Context.pfnGetInfo(made->context, UR_CONTEXT_INFO_DEVICES, 0, NULL, &size) ==
                   UR_RESULT_SUCCESS) {
        ur_device_handle_t *devices = malloc(size);
        if (devices && ur_own.Context.pfnGetInfo(made->context, UR_CONTEXT_INFO_DEVICES, size,
                                                 devices, NULL) == UR_RESULT_SUCCESS) {
            device = devices[0];
        }
        free(devices);
        if (device &&
            ur_own.Program.pfnGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL,
                                           &size) == UR_RESULT_SUCCESS &&
            (made->log = calloc(1, size + 1))) {
            (void)ur_own.Program.pfnGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, size,
                                                 made->log, NULL);
        }
    }
}

/* Pre: made->lock. */
static int32_t opencl_build(struct made *made, const char *options) {
    ur_program_handle_t program = made->program;
    if (made->text) {
        void *module = NULL;
        size_t size = 0;
        char *log = NULL;
        ur_result_t result =
            ur_source_compile(made->text, made->text_size, options, &module, &size, &log);
        set_log(made, NULL, log ? log : "");
        free(log);
        program = NULL;
        if (result == UR_RESULT_SUCCESS) {
            result = ur_own.Program.pfnCreateWithIL(made->context, module, size, NULL, &program);
        }
        free(module);
        if (result != UR_RESULT_SUCCESS) {
            return result == UR_RESULT_ERROR_INVALID_VALUE ? UR_CL_INVALID_BUILD_OPTIONS
                                                           : opencl_map(result);
        }
    }
    ur_result_t result = ur_own.Program.pfnBuild(made->context, program, made->text ? "" : options);
    if (result != UR_RESULT_SUCCESS || !made->text) {
        set_log(made, program, NULL);
    }
    if (made->text) {
        if (result != UR_RESULT_SUCCESS) {
            ur_own.Program.pfnRelease(program);
            return opencl_map(result);
        }
        if (made->program) {
            ur_own.Program.pfnRelease(made->program);
        }
        made->program = program;
    }
    return opencl_map(result);
}

static int32_t program_build(void *handle, uint32_t count, void *const *devices,
                             const char *options, ur_cl_notify *notify, void *data) {
    ur_adapter_handle_t adapter;
    ur_device_handle_t device;
    if ((count == 0) != (devices == NULL) || (data && !notify)) {
        return UR_CL_INVALID_VALUE;
    }
    struct made *made = opencl_take(handle, false);
    if (!made) {
        return UR_CL_INVALID_PROGRAM;
    }
    if (ur_own.Adapter.pfnGet(1, &adapter, NULL) != UR_RESULT_SUCCESS) {
        opencl_drop(made, 1);
        return UR_CL_OUT_OF_RESOURCES;
    }
    int32_t code = UR_CL_SUCCESS;
    for (uint32_t i = 0; i < count && code == UR_CL_SUCCESS; ++i) {
        /* It is built for all devices of its context. */
        if (ur_own.Device.pfnCreateWithNativeHandle((ur_native_handle_t)devices[i], adapter, NULL,
                                                    &device) != UR_RESULT_SUCCESS) {
            code = UR_CL_INVALID_DEVICE;
        } else {
            ur_own.Device.pfnRelease(device);
        }
    }
    if (code == UR_CL_SUCCESS) {
        char *copy = strdup(options ? options : "");
        pthread_mutex_lock(&made->lock);
        free(made->options);
        made->options = copy;
        code = copy ? opencl_build(made, copy) : UR_CL_OUT_OF_HOST_MEMORY;
        made->status = code == UR_CL_SUCCESS ? UR_CL_SUCCESS : UR_CL_BUILD_ERROR;
        pthread_mutex_unlock(&made->lock);
        if (notify) {
            notify(handle, data);
        }
    }
    ur_own.Adapter.pfnRelease(adapter);
    opencl_drop(made, 1);
    return code;
}

static int32_t opencl_program_info(void *handle, void *device, uint32_t what, size_t size,
                                   void *value, size_t *size_ret) {
    (void)device; /* all devices have the same build */
    struct made *made = opencl_take(handle, false);
    if (!made) {
        return UR_CL_INVALID_PROGRAM;
    }
    int32_t code = UR_CL_SUCCESS;
    pthread_mutex_lock(&made->lock);
    const void *from = NULL;
    size_t have = 0;
    switch (what) {
    case UR_CL_PROGRAM_BUILD_STATUS:
        from = &made->status;
        have = sizeof(made->status);
        break;
    case UR_CL_PROGRAM_BUILD_OPTIONS:
    case UR_CL_PROGRAM_BUILD_LOG:
        from = what == UR_CL_PROGRAM_BUILD_LOG ? made->log : made->options;
        from = from ? from : "";
        have = strlen(from) + 1;
        break;
    default:
        code = UR_CL_INVALID_VALUE;
    }
    if (code == UR_CL_SUCCESS && value && size < have) {
        code = UR_CL_INVALID_VALUE;
    } else if (code == UR_CL_SUCCESS) {
        if (value) {
            memcpy(value, from, have);
        }
        if (size_ret) {
            *size_ret = have;
        }
    }
    pthread_mutex_unlock(&made->lock);
    opencl_drop(made, 1);
    return code;
}

/* What the adapter gave out as a program's native handle counts the program's own references. */
static int32_t program_retain(void *handle) {
    int32_t code = retain_made(handle, false);
    ur_program_handle_t program =
        code ? ur_adapter_ops.presented->program_of((ur_native_handle_t)handle) : NULL;
    return program || code == UR_CL_SUCCESS ? UR_CL_SUCCESS : UR_CL_INVALID_PROGRAM;
}

static int32_t program_release(void *handle) {
    int32_t code = release_made(handle, false);
    ur_program_handle_t program =
        code ? ur_adapter_ops.presented->program_of((ur_native_handle_t)handle) : NULL;
    if (program) {
        ur_own.Program.pfnRelease(program);
        ur_own.Program.pfnRelease(program);
    }
    return program || code == UR_CL_SUCCESS ? UR_CL_SUCCESS : UR_CL_INVALID_PROGRAM;
}

/* ---- kernels --------------------------------------------------------------------------------- */

static void *kernel_create(void *handle, const char *name, int32_t *code) {
    int32_t why;
    if (!name) {
        return opencl_fail(code, UR_CL_INVALID_VALUE);
    }
    ur_program_handle_t program = program_of(handle, &why);
    if (!program) {
        return opencl_fail(code, why);
    }
    struct made from = {.is_kernel = true};
    ur_result_t result = ur_own.Kernel.pfnCreate(program, name, &from.kernel);
    ur_own.Program.pfnRelease(program);
    if (result != UR_RESULT_SUCCESS) {
        return opencl_fail(code, opencl_map(result));
    }
    struct made *made = opencl_add(from);
    if (!made) {
        ur_own.Kernel.pfnRelease(from.kernel);
        return opencl_fail(code, UR_CL_OUT_OF_HOST_MEMORY);
    }
    if (code) {
        *code = UR_CL_SUCCESS;
    }
    return made;
}

/* What the adapter gave out as a kernel's native handle lives as long as its program. */
static int32_t count_kernel(void *handle, int32_t code) {
    ur_program_handle_t program =
        code ? ur_adapter_ops.presented->program_of_kernel((ur_native_handle_t)handle) : NULL;
    if (program) {
        ur_own.Program.pfnRelease(program);
    }
    return program || code == UR_CL_SUCCESS ? UR_CL_SUCCESS : UR_CL_INVALID_KERNEL;
}

static int32_t kernel_retain(void *handle) {
    return count_kernel(handle, retain_made(handle, true));
}

static int32_t kernel_release(void *handle) {
    return count_kernel(handle, release_made(handle, true));
}

#define OWN_COUNTS(name, kind, wrong)                                                              \
    .clRetain##name = retain##name, .clRelease##name = release##name,
const struct ur_cl_calls ur_cl_own_calls = {.clGetPlatformIDs = platforms,
                                            .clCreateProgramWithSource = program_of_text,
                                            .clCreateProgramWithIL = program_of_il,
                                            .clBuildProgram = program_build,
                                            .clGetProgramBuildInfo = opencl_program_info,
                                            .clRetainProgram = program_retain,
                                            .clReleaseProgram = program_release,
                                            .clCreateKernel = kernel_create,
                                            .clRetainKernel = kernel_retain,
                                            .clReleaseKernel = kernel_release,
                                            UR_CL_COUNTS(OWN_COUNTS)};
