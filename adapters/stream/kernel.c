/* Kernels: making them, asking about them, and the arguments that are kept between calls. */
#include <stdio.h>

#include "kernel.h"
#include "mem.h"
#include "program/marks.h"

static bool holds(const struct stream_arg *arg) {
    return arg->type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ ||
           arg->type == UR_EXP_KERNEL_ARG_TYPE_SAMPLER ||
           (arg->type == UR_EXP_KERNEL_ARG_TYPE_VALUE && arg->size > sizeof(arg->value.small));
}

static void drop_arg(ur_kernel_handle_t kernel, struct stream_arg *arg) {
    if (!arg->set) {
        return;
    }
    kernel->holding -= holds(arg);
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
        if (arg->value.mem) {
            urMemRelease(arg->value.mem);
        }
        break;
    case UR_EXP_KERNEL_ARG_TYPE_SAMPLER:
        urSamplerRelease(arg->value.sampler);
        break;
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        if (arg->size > sizeof(arg->value.small)) {
            free(arg->value.large);
        }
        break;
    default:
        break;
    }
    arg->set = false;
}

static struct ur_shown_set shown = UR_SHOWN_SET;

static void free_kernel(ur_kernel_handle_t kernel) {
    ur_shown_remove(&shown, &kernel->shown);
    for (uint32_t i = 0; i < kernel->arg_room; ++i) {
        drop_arg(kernel, &kernel->args[i]);
    }
    for (uint32_t i = 0; kernel->function && i < kernel->context->device_count; ++i) {
        stream_function_end(&kernel->function[i]);
    }
    pthread_mutex_destroy(&kernel->lock);
    free(kernel->args);
    free(kernel->param_size);
    free(kernel->param_kind);
    free(kernel->function);
    free(kernel->name);
    free(kernel);
}

ur_result_t stream_function_ask(struct stream_function *function) {
    static const struct {
        enum drv_function_attr attr;
        size_t offset;
    } asked[] = {
        {DRV_FUNCTION_MAX_THREADS, offsetof(struct stream_function, max_threads)},
        {DRV_FUNCTION_SHARED_BYTES, offsetof(struct stream_function, shared)},
        {DRV_FUNCTION_LOCAL_BYTES, offsetof(struct stream_function, private_bytes)},
        {DRV_FUNCTION_REGISTERS, offsetof(struct stream_function, registers)},
    };
    for (size_t i = 0; i < sizeof(asked) / sizeof(asked[0]); ++i) {
        int value = 0;
        ur_result_t result =
            stream_check(drv_function_attr_get(function->native, asked[i].attr, &value),
                         "asking about a kernel");
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        *(uint32_t *)((char *)function + asked[i].offset) = (uint32_t)value;
    }
    function->most_threads = function->max_threads;
    int allowed = 0;
    if (drv_function_attr_get(function->native, DRV_FUNCTION_MAX_DYNAMIC_SHARED, &allowed) !=
        DRV_OK) {
        allowed = 0;
    }
    atomic_init(&function->allowed_shared, (uint32_t)allowed);
    atomic_init(&function->clusters, false);
    function->have = true;
    return UR_RESULT_SUCCESS;
}

/* What arguments there are: from the code if that could be read, else from the driver, which
 * answers past the last one with an error. */
static ur_result_t ask_params(ur_kernel_handle_t kernel, drv_function function,
                              const struct stream_image_kernel *known) {
    uint32_t room = known && known->params_known ? known->param_count : 0;
    if (room) {
        kernel->param_size = malloc(room * sizeof(*kernel->param_size));
        kernel->param_kind = malloc(room);
        if (!kernel->param_size || !kernel->param_kind) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(kernel->param_size, known->param_size, room * sizeof(*kernel->param_size));
        memcpy(kernel->param_kind, known->param_kind, room);
    }
    if (known && known->params_known) {
        kernel->param_count = room;
        kernel->params_known = true;
        kernel->takes_offset = known->offset;
        kernel->is_anywhere = known->told && !known->offset;
        return UR_RESULT_SUCCESS;
    }
    size_t size = 0;
    drv_result native = drv_function_param(function, 0, &size);
    if (native == DRV_UNSUPPORTED) {
        return UR_RESULT_SUCCESS;
    }
    while (native == DRV_OK) {
        if (kernel->param_count == room) {
            room = room ? room * 2 : 8;
            uint32_t *grown = realloc(kernel->param_size, room * sizeof(*grown));
            if (!grown) {
                return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            }
            kernel->param_size = grown;
        }
        kernel->param_size[kernel->param_count++] = (uint32_t)size;
        native = drv_function_param(function, kernel->param_count, &size);
    }
    if (native != DRV_INVALID) {
        return stream_check(native, "asking about a kernel's arguments");
    }
    kernel->params_known = true;
    if (kernel->param_count) {
        kernel->param_kind = calloc(kernel->param_count, 1);
    }
    return kernel->param_count && !kernel->param_kind
               ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
               : UR_RESULT_SUCCESS;
}

/* Bytes of the variable beside a kernel whose name ends so; 0: there is none. */
static size_t marked(ur_kernel_handle_t kernel, drv_module module, const char *mark) {
    size_t length = strlen(kernel->name), more = strlen(mark) + 1, size = 0;
    char *name = malloc(length + more);
    void *where;
    if (name) {
        memcpy(name, kernel->name, length);
        memcpy(name + length, mark, more);
        if (drv_module_global(&where, &size, module, name) != DRV_OK) {
            size = 0;
        }
        free(name);
    }
    return size;
}

/* Of a kernel whose code was not at hand: the last of its arguments may be the global offset, and
 * then a launch may have to add local memory of the kernel's own. */
static void look_for_marks(ur_kernel_handle_t kernel, drv_module module) {
    enum { OFFSET_BYTES = 24 };
    uint32_t last = kernel->param_count - 1;
    if (kernel->params_known && kernel->param_count && kernel->param_size[last] == OFFSET_BYTES &&
        marked(kernel, module, UR_OFFSET_MARK)) {
        kernel->takes_offset = true;
        kernel->param_count = last;
        kernel->own_local = (uint32_t)marked(kernel, module, UR_LOCAL_MARK) * UR_LOCAL_UNIT;
    }
}

static ur_kernel_handle_t kernel_make(ur_context_handle_t context, ur_program_handle_t program,
                                      const char *name) {
    ur_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    if (!kernel) {
        return NULL;
    }
    ur_object_init(&kernel->object, UR_KIND_KERNEL);
    pthread_mutex_init(&kernel->lock, NULL);
    kernel->context = context;
    kernel->program = program;
    kernel->name = strdup(name);
    kernel->function = calloc(context->device_count, sizeof(*kernel->function));
    if (!kernel->name || !kernel->function) {
        free_kernel(kernel);
        return NULL;
    }
    return kernel;
}

static void publish(ur_kernel_handle_t kernel) {
    ur_object_retain(&kernel->context->object);
    if (kernel->program) {
        ur_object_retain(&kernel->program->object);
    }
}

/* Of a program that is narrow there may be a function for groups as large as the device has. */
static void take_room(ur_kernel_handle_t kernel, uint32_t index,
                      const struct stream_image_kernel *known, bool narrow) {
    const int *attr = kernel->context->places[index]->device->attr;
    if (narrow && known && !known->reqd[0] && !known->max_threads) {
        kernel->function[index].most_threads = (uint32_t)attr[DRV_ATTR_MAX_THREADS_PER_BLOCK];
    }
}

static void same_function(struct stream_function *to, const struct stream_function *from) {
    to->native = from->native;
    to->have = from->have;
    to->max_threads = from->max_threads;
    to->most_threads = from->most_threads;
    to->shared = from->shared;
    to->private_bytes = from->private_bytes;
    to->registers = from->registers;
    memcpy(to->reqd, from->reqd, sizeof(to->reqd));
    atomic_init(&to->allowed_shared, atomic_load(&from->allowed_shared));
    atomic_init(&to->clusters, atomic_load(&from->clusters));
    atomic_init(&to->best_threads, atomic_load(&from->best_threads));
    atomic_init(&to->uneven, atomic_load(&from->uneven));
    atomic_init(&to->roomy, atomic_load(&from->roomy));
}

ur_result_t stream_kernel_same(ur_kernel_handle_t kernel, ur_kernel_handle_t *out) {
    ur_kernel_handle_t same = kernel_make(kernel->context, kernel->program, kernel->name);
    if (!same) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (kernel->param_size) {
        same->param_size = malloc(kernel->param_count * sizeof(*same->param_size));
        same->param_kind = malloc(kernel->param_count);
        if (!same->param_size || !same->param_kind) {
            free_kernel(same);
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(same->param_size, kernel->param_size, kernel->param_count * sizeof(uint32_t));
        memcpy(same->param_kind, kernel->param_kind, kernel->param_count);
    }
    same->param_count = kernel->param_count;
    same->params_known = kernel->params_known;
    same->takes_offset = kernel->takes_offset;
    same->is_anywhere = kernel->is_anywhere;
    for (uint32_t i = 0; i < kernel->context->device_count; ++i) {
        same_function(&same->function[i], &kernel->function[i]);
    }
    same->promised = kernel->promised;
    same->device_barriers = kernel->device_barriers;
    memcpy(same->reqd, kernel->reqd, sizeof(same->reqd));
    memcpy(same->max_size, kernel->max_size, sizeof(same->max_size));
    same->max_linear = kernel->max_linear;
    same->sub_groups = kernel->sub_groups;
    same->sub_group = kernel->sub_group;
    same->own_local = kernel->own_local;
    publish(same);
    *out = same;
    return UR_RESULT_SUCCESS;
}

bool stream_kernel_spares(ur_kernel_handle_t kernel) {
    return kernel->holding == 0;
}

bool stream_kernel_refill(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    if (kernel->arg_room != from->arg_room || !stream_kernel_spares(from)) {
        return false;
    }
    if (from->arg_room) {
        memcpy(kernel->args, from->args, from->arg_room * sizeof(*from->args));
    }
    return true;
}

bool stream_kernel_change(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                          const void *value) {
    if (index >= kernel->arg_room || !kernel->params_known || size < kernel->param_size[index]) {
        return false;
    }
    struct stream_arg *arg = &kernel->args[index];
    if (!arg->set || arg->size != size || size > sizeof(arg->value.small) ||
        arg->type != UR_EXP_KERNEL_ARG_TYPE_VALUE) {
        return false;
    }
    memcpy(&arg->value.small, value, size);
    return true;
}

/* What the code for a device asks of its launches. */
static void take_known(ur_kernel_handle_t kernel, uint32_t index,
                       const struct stream_image_kernel *known) {
    if (!known) {
        return;
    }
    kernel->device_barriers |= known->device_barriers;
    memcpy(kernel->max_size, known->max_size, sizeof(known->max_size));
    kernel->max_linear = known->max_linear;
    kernel->sub_groups = known->sub_groups;
    kernel->sub_group = known->sub_group;
    kernel->own_local = known->own_local;
    memcpy(kernel->function[index].reqd, known->reqd, sizeof(known->reqd));
    if (!kernel->reqd[0]) {
        memcpy(kernel->reqd, known->reqd, sizeof(known->reqd));
    }
}

/* What the program's metadata ask, which count more. */
static void take_said(ur_kernel_handle_t kernel, ur_program_handle_t program) {
    uint32_t said_of = ur_names_find(&program->reqd_kernels, kernel->name, strlen(kernel->name));
    if (said_of != UR_NO_NAME) {
        const struct stream_reqd *said = &program->reqd[said_of];
        if (said->size[0]) {
            memcpy(kernel->reqd, said->size, sizeof(kernel->reqd));
        }
        if (said->max_size[0] || said->max_size[1] || said->max_size[2]) {
            memcpy(kernel->max_size, said->max_size, sizeof(kernel->max_size));
        }
        kernel->max_linear = said->max_linear ? said->max_linear : kernel->max_linear;
    }
    kernel->promised = kernel->reqd[0] || kernel->max_size[0] || kernel->max_size[1] ||
                       kernel->max_size[2] || kernel->max_linear || kernel->sub_groups ||
                       kernel->device_barriers;
}

ur_result_t urKernelCreate(ur_program_handle_t hProgram, const char *pKernelName,
                           ur_kernel_handle_t *phKernel) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pKernelName);
    UR_CHECK_POINTER(phKernel);
    ur_context_handle_t context = hProgram->context;
    ur_kernel_handle_t kernel = kernel_make(context, hProgram, pKernelName);
    if (!kernel) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    bool any = false;
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        pthread_mutex_lock(&hProgram->lock);
        bool loaded = hProgram->loaded[i];
        drv_module module = hProgram->modules[i];
        bool narrow = hProgram->narrow[i];
        pthread_mutex_unlock(&hProgram->lock);
        if (!loaded) {
            continue;
        }
        result = stream_enter(context->places[i]);
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
        const struct stream_image_kernel *known =
            stream_image_find(&hProgram->image[i], pKernelName);
        drv_result native =
            drv_module_function(&kernel->function[i].native, module,
                                known && known->symbol ? known->symbol : pKernelName);
        if (drv_is_not_found(native)) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_NAME, (int32_t)native,
                             "the program has no kernel '%s'", pKernelName);
            break;
        }
        result = stream_check(native, "looking for a kernel");
        if (result == UR_RESULT_SUCCESS) {
            result = stream_function_ask(&kernel->function[i]);
        }
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
        take_known(kernel, i, known);
        take_room(kernel, i, known, narrow);
        if (!any) {
            result = ask_params(kernel, kernel->function[i].native, known);
            if (result == UR_RESULT_SUCCESS && !known) {
                look_for_marks(kernel, module);
            }
        }
        any = true;
    }
    if (result == UR_RESULT_SUCCESS && !any) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0, "the program is not built");
    }
    if (result != UR_RESULT_SUCCESS) {
        free_kernel(kernel);
        return result;
    }
    take_said(kernel, hProgram);
    publish(kernel);
    *phKernel = kernel;
    return UR_RESULT_SUCCESS;
}

ur_result_t urKernelCreateWithNativeHandle(ur_native_handle_t hNativeKernel,
                                           ur_context_handle_t hContext,
                                           ur_program_handle_t hProgram,
                                           const ur_kernel_native_properties_t *pProperties,
                                           ur_kernel_handle_t *phKernel) {
    (void)pProperties; /* a kernel of the driver lives as long as its module, whoever holds it */
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phKernel);
    if (hProgram) {
        UR_CHECK_PROGRAM(hProgram);
        if (hProgram->context != hContext) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
        }
    }
    if (!hNativeKernel) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    ur_result_t result = stream_enter(hContext->places[0]);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Of a kernel from here the program is known, which says more than the driver does. */
    ur_kernel_handle_t from = ur_shown_take(&shown, (const void *)hNativeKernel);
    bool of_this = from && from->context == hContext && (!hProgram || hProgram == from->program);
    const char *name = of_this ? from->name : NULL;
    hProgram = of_this ? from->program : hProgram;
    if (!name && (drv_function_name((drv_function)hNativeKernel, &name) != DRV_OK || !name)) {
        name = "";
    }
    if (hProgram && !of_this) {
        name = stream_image_name(&hProgram->image[0], name);
    }
    ur_kernel_handle_t kernel = kernel_make(hContext, hProgram, name);
    if (!kernel) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto release_from;
    }
    kernel->function[0].native = (drv_function)hNativeKernel;
    result = stream_function_ask(&kernel->function[0]);
    if (result == UR_RESULT_SUCCESS) {
        drv_module module;
        const struct stream_image_kernel *known =
            hProgram ? stream_image_find(&hProgram->image[0], name) : NULL;
        result = ask_params(kernel, kernel->function[0].native, known);
        if (result == UR_RESULT_SUCCESS && hProgram && !known &&
            stream_program_module(hProgram, 0, &module) == UR_RESULT_SUCCESS) {
            look_for_marks(kernel, module);
        }
        take_known(kernel, 0, known);
        if (hProgram) {
            pthread_mutex_lock(&hProgram->lock);
            bool narrow = hProgram->narrow[0];
            pthread_mutex_unlock(&hProgram->lock);
            take_room(kernel, 0, known, narrow);
            take_said(kernel, hProgram);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        publish(kernel);
        *phKernel = kernel;
    } else {
        free_kernel(kernel);
    }

release_from:
    if (from) {
        urKernelRelease(from);
    }
    return result;
}

ur_result_t urKernelRelease(ur_kernel_handle_t hKernel) {
    UR_CHECK_KERNEL(hKernel);
    if (ur_object_release(&hKernel->object)) {
        ur_context_handle_t context = hKernel->context;
        ur_program_handle_t program = hKernel->program;
        free_kernel(hKernel);
        if (program) {
            urProgramRelease(program);
        }
        urContextRelease(context);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t stream_kernel_function_of_many(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                           struct stream_function **function) {
    int index = stream_context_index(kernel->context, device);
    if (index < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not of the kernel's context");
    }
    if (!kernel->function[index].have) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL, 0, "kernel %s was not built for device %d",
                       kernel->name, device->ordinal);
    }
    *function = &kernel->function[index];
    return UR_RESULT_SUCCESS;
}

/* ---- queries --------------------------------------------------------------------------------- */

ur_result_t urKernelGetInfo(ur_kernel_handle_t hKernel, ur_kernel_info_t propName, size_t propSize,
                            void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (propName) {
    case UR_KERNEL_INFO_FUNCTION_NAME:
        return ur_info_string(out, hKernel->name);
    case UR_KERNEL_INFO_NUM_ARGS:
        return hKernel->params_known ? ur_info_value(out, uint32_t, hKernel->param_count)
                                     : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_KERNEL_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hKernel->object));
    case UR_KERNEL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hKernel->context);
    case UR_KERNEL_INFO_PROGRAM:
        return ur_info_value(out, ur_program_handle_t, hKernel->program);
    case UR_KERNEL_INFO_ATTRIBUTES: {
        char text[96] = "";
        if (hKernel->reqd[0]) {
            snprintf(text, sizeof(text), "reqd_work_group_size(%u,%u,%u)", hKernel->reqd[0],
                     hKernel->reqd[1], hKernel->reqd[2]);
        }
        return ur_info_string(out, text);
    }
    case UR_KERNEL_INFO_NUM_REGS:
        for (uint32_t i = 0; i < hKernel->context->device_count; ++i) {
            if (hKernel->function[i].have) {
                return ur_info_value(out, uint32_t, hKernel->function[i].registers);
            }
        }
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    case UR_KERNEL_INFO_SPILL_MEM_SIZE: {
        /* The drivers count all private memory as one: what spilled, and arrays of the kernel's
         * own. */
        uint32_t bytes[64], count = 0;
        for (uint32_t i = 0; i < hKernel->context->device_count && count < 64; ++i) {
            if (hKernel->function[i].have) {
                bytes[count++] = hKernel->function[i].private_bytes;
            }
        }
        return ur_info_array(out, bytes, count);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urKernelGetGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                 ur_kernel_group_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct stream_function *function = NULL;
    ur_result_t result = ur_info_check(out);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_kernel_function(hKernel, hDevice, &function);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const int *attr = hDevice->attr;
    size_t sizes[3];
    switch (propName) {
    case UR_KERNEL_GROUP_INFO_GLOBAL_WORK_SIZE:
        for (int i = 0; i < 3; ++i) {
            sizes[i] =
                (size_t)attr[DRV_ATTR_MAX_GRID_X + i] * (size_t)attr[DRV_ATTR_MAX_BLOCK_X + i];
        }
        return ur_info_array(out, sizes, 3);
    case UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE:
        return ur_info_value(out, size_t, stream_most_threads(hKernel, function));
    case UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE:
        for (int i = 0; i < 3; ++i) {
            sizes[i] = hKernel->reqd[i];
        }
        return ur_info_array(out, sizes, 3);
    case UR_KERNEL_GROUP_INFO_LOCAL_MEM_SIZE:
        return ur_info_value(out, size_t, (size_t)function->shared + hKernel->own_local);
    case UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE:
        return ur_info_value(out, size_t, (size_t)attr[DRV_ATTR_WARP_SIZE]);
    case UR_KERNEL_GROUP_INFO_PRIVATE_MEM_SIZE:
        return ur_info_value(out, size_t, function->private_bytes);
    case UR_KERNEL_GROUP_INFO_COMPILE_MAX_WORK_GROUP_SIZE:
        for (int i = 0; i < 3; ++i) {
            sizes[i] = hKernel->max_size[i];
        }
        return ur_info_array(out, sizes, 3);
    case UR_KERNEL_GROUP_INFO_COMPILE_MAX_LINEAR_WORK_GROUP_SIZE:
        return ur_info_value(out, size_t, hKernel->max_linear);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urKernelGetSubGroupInfo(ur_kernel_handle_t hKernel, ur_device_handle_t hDevice,
                                    ur_kernel_sub_group_info_t propName, size_t propSize,
                                    void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_DEVICE(hDevice);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct stream_function *function = NULL;
    ur_result_t result = ur_info_check(out);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_kernel_function(hKernel, hDevice, &function);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uint32_t size = stream_sub_group(hKernel, hDevice);
    switch (propName) {
    case UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE:
        return ur_info_value(out, uint32_t, size);
    case UR_KERNEL_SUB_GROUP_INFO_MAX_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t,
                             (stream_most_threads(hKernel, function) + size - 1) / size);
    case UR_KERNEL_SUB_GROUP_INFO_COMPILE_NUM_SUB_GROUPS:
        return ur_info_value(out, uint32_t, hKernel->sub_groups);
    case UR_KERNEL_SUB_GROUP_INFO_SUB_GROUP_SIZE_INTEL:
        return ur_info_value(out, uint32_t, hKernel->sub_group);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urKernelGetNativeHandle(ur_kernel_handle_t hKernel,
                                    ur_native_handle_t *phNativeKernel) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(phNativeKernel);
    for (uint32_t i = 0; i < hKernel->context->device_count; ++i) {
        if (hKernel->function[i].have) {
            ur_shown_add(&shown, &hKernel->shown, &hKernel->object, hKernel->function[i].native);
            *phNativeKernel = (ur_native_handle_t)hKernel->function[i].native;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL);
}

ur_result_t urKernelSetExecInfo(ur_kernel_handle_t hKernel, ur_kernel_exec_info_t propName,
                                size_t propSize,
                                const ur_kernel_exec_info_properties_t *pProperties,
                                const void *pPropValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pPropValue);
    switch (propName) {
    case UR_KERNEL_EXEC_INFO_USM_INDIRECT_ACCESS: /* kernels reach all memory of their device as it
                                                     is */
        return propSize == sizeof(ur_bool_t) ? UR_RESULT_SUCCESS
                                             : ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    case UR_KERNEL_EXEC_INFO_USM_PTRS:
        return propSize && propSize % sizeof(void *) == 0
                   ? UR_RESULT_SUCCESS
                   : ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    case UR_KERNEL_EXEC_INFO_CACHE_CONFIG: {
        ur_kernel_cache_config_t config;
        if (propSize != sizeof(config)) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
        }
        memcpy(&config, pPropValue, sizeof(config));
        if ((unsigned)config > UR_KERNEL_CACHE_CONFIG_LARGE_DATA) {
            return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
        }
        for (uint32_t i = 0; i < hKernel->context->device_count; ++i) {
            if (!hKernel->function[i].have) {
                continue;
            }
            ur_result_t result = stream_enter(hKernel->context->places[i]);
            if (result == UR_RESULT_SUCCESS) {
                int prefer = config == UR_KERNEL_CACHE_CONFIG_LARGE_SLM    ? 1
                             : config == UR_KERNEL_CACHE_CONFIG_LARGE_DATA ? -1
                                                                           : 0;
                result =
                    stream_check(drv_function_prefer_shared(hKernel->function[i].native, prefer),
                                 "setting the split of on-chip memory");
            }
            if (result != UR_RESULT_SUCCESS) {
                return result;
            }
        }
        return UR_RESULT_SUCCESS;
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
}

/* ---- arguments kept between calls ------------------------------------------------------------ */

/* Pre: locked. The place of an argument, empty. */
static ur_result_t arg_place(ur_kernel_handle_t kernel, uint32_t index, struct stream_arg **arg) {
    if (kernel->params_known ? index >= kernel->param_count : index >= 4096) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, 0,
                       "kernel %s has %u arguments, no number %u", kernel->name,
                       kernel->param_count, index);
    }
    if (index >= kernel->arg_room) {
        uint32_t room = kernel->params_known ? kernel->param_count : index + 8;
        struct stream_arg *grown = realloc(kernel->args, room * sizeof(*grown));
        if (!grown) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memset(grown + kernel->arg_room, 0, (room - kernel->arg_room) * sizeof(*grown));
        kernel->args = grown;
        kernel->arg_room = room;
    }
    *arg = &kernel->args[index];
    return UR_RESULT_SUCCESS;
}

static ur_result_t set_arg(ur_kernel_handle_t kernel, uint32_t index,
                           const struct stream_arg *value, const void *bytes) {
    void *large = NULL;
    if (bytes && value->size > sizeof(value->value.small)) {
        large = malloc(value->size);
        if (!large) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        memcpy(large, bytes, value->size);
    }
    struct stream_arg *arg = NULL;
    pthread_mutex_lock(&kernel->lock);
    ur_result_t result = arg_place(kernel, index, &arg);
    if (result == UR_RESULT_SUCCESS) {
        drop_arg(kernel, arg);
        *arg = *value;
        if (large) {
            arg->value.large = large;
        }
        arg->set = true;
        kernel->holding += holds(arg);
        large = NULL;
    }
    pthread_mutex_unlock(&kernel->lock);
    free(large);
    return result;
}

ur_result_t urKernelSetArgValue(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_value_properties_t *pProperties,
                                const void *pArgValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pArgValue);
    if (argSize == 0 || argSize > UINT32_MAX ||
        (hKernel->params_known && argIndex < hKernel->param_count &&
         argSize < hKernel->param_size[argIndex])) {
        return ur_fail(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, 0,
                       "%zu bytes for argument %u of kernel %s", argSize, argIndex, hKernel->name);
    }
    struct stream_arg arg = {.type = UR_EXP_KERNEL_ARG_TYPE_VALUE, .size = (uint32_t)argSize};
    if (argSize <= sizeof(arg.value.small)) {
        memcpy(&arg.value.small, pArgValue, argSize);
    }
    return set_arg(hKernel, argIndex, &arg, pArgValue);
}

ur_result_t urKernelSetArgLocal(ur_kernel_handle_t hKernel, uint32_t argIndex, size_t argSize,
                                const ur_kernel_arg_local_properties_t *pProperties) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    if (argSize == 0 || argSize > UINT32_MAX) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE);
    }
    struct stream_arg arg = {.type = UR_EXP_KERNEL_ARG_TYPE_LOCAL, .size = (uint32_t)argSize};
    return set_arg(hKernel, argIndex, &arg, NULL);
}

ur_result_t urKernelSetArgPointer(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_pointer_properties_t *pProperties,
                                  const void *pArgValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    struct stream_arg arg = {.type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                             .size = sizeof(void *),
                             .value.small = (uintptr_t)pArgValue};
    return set_arg(hKernel, argIndex, &arg, NULL);
}

ur_result_t urKernelSetArgSampler(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                  const ur_kernel_arg_sampler_properties_t *pProperties,
                                  ur_sampler_handle_t hArgValue) {
    (void)pProperties;
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_SAMPLER(hArgValue);
    struct stream_arg arg = {.type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER, .value.sampler = hArgValue};
    ur_object_retain(&hArgValue->object);
    ur_result_t result = set_arg(hKernel, argIndex, &arg, NULL);
    if (result != UR_RESULT_SUCCESS) {
        urSamplerRelease(hArgValue);
    }
    return result;
}

ur_result_t urKernelSetArgMemObj(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                 const ur_kernel_arg_mem_obj_properties_t *pProperties,
                                 ur_mem_handle_t hArgValue) {
    UR_CHECK_KERNEL(hKernel);
    ur_mem_flags_t access = pProperties ? pProperties->memoryAccess : UR_MEM_FLAG_READ_WRITE;
    UR_CHECK_FLAGS(access, UR_MEM_FLAGS_MASK);
    if (hArgValue) {
        UR_CHECK_MEM(hArgValue);
        ur_object_retain(&hArgValue->object);
    }
    struct stream_arg arg = {
        .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ, .value.mem = hArgValue, .access = access};
    ur_result_t result = set_arg(hKernel, argIndex, &arg, NULL);
    if (result != UR_RESULT_SUCCESS && hArgValue) {
        urMemRelease(hArgValue);
    }
    return result;
}

ur_result_t
urKernelSetSpecializationConstants(ur_kernel_handle_t hKernel, uint32_t count,
                                   const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_KERNEL(hKernel);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "native code has no specialization constants");
}
