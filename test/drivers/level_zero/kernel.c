/* Kernels, of host code on the engine or of SPIR-V on an OpenCL driver, and their launches. */
#include "internal.h"

static void types_of_host_code(ze_kernel_handle_t kernel) {
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        kernel->types[i].kind = kernel->code->args[i].kind;
        kernel->types[i].size = (uint32_t)kernel->code->args[i].size;
    }
}

static ze_result_t find_host_code(ze_kernel_handle_t kernel, const char *name) {
    const struct ur_hostcode_table *table = kernel->module->code.table;
    for (uint32_t i = 0; i < table->kernel_count; ++i) {
        if (strcmp(table->kernels[i].name, name) == 0) {
            kernel->code = &table->kernels[i];
            kernel->name = kernel->code->name;
            kernel->arg_count = kernel->code->arg_count;
        }
    }
    return kernel->code ? ZE_RESULT_SUCCESS : ZE_RESULT_ERROR_INVALID_KERNEL_NAME;
}

static void read_limits(ze_kernel_handle_t kernel) {
    const struct opencl *cl = opencl();
    cl->clGetKernelWorkGroupInfo(kernel->cl, cl->device, CL_KERNEL_COMPILE_WORK_GROUP_SIZE,
                                 sizeof(kernel->required), kernel->required, NULL);
    cl->clGetKernelWorkGroupInfo(kernel->cl, cl->device, CL_KERNEL_WORK_GROUP_SIZE,
                                 sizeof(kernel->largest), &kernel->largest, NULL);
}

static ze_result_t find_program(ze_kernel_handle_t kernel, const char *name) {
    struct program *program = kernel->module->program;
    const struct signature *signature = program_kernel(program, name);
    if (!program->executable) {
        return ZE_RESULT_ERROR_INVALID_MODULE_UNLINKED;
    }
    kernel->cl = signature ? opencl()->clCreateKernel(program->executable, name, NULL) : NULL;
    if (!kernel->cl) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_NAME;
    }
    kernel->name = signature->name;
    kernel->arg_count = signature->count;
    read_limits(kernel);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL create(ze_module_handle_t module, const ze_kernel_desc_t *desc,
                                     ze_kernel_handle_t *out) {
    ENTER(zeKernelCreate);
    ze_kernel_handle_t kernel = calloc(1, sizeof(*kernel));
    if (!kernel) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    kernel->module = module;
    ze_result_t result = module->program ? find_program(kernel, desc->pKernelName)
                                         : find_host_code(kernel, desc->pKernelName);
    if (result != ZE_RESULT_SUCCESS) {
        goto free_kernel;
    }
    kernel->args = calloc(kernel->arg_count + 1, sizeof(*kernel->args));
    kernel->types = calloc(kernel->arg_count + 1, sizeof(*kernel->types));
    if (!kernel->args || !kernel->types) {
        result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        goto free_arrays;
    }
    if (module->program) {
        memcpy(kernel->types, program_kernel(module->program, kernel->name)->parameters,
               kernel->arg_count * sizeof(*kernel->types));
    } else {
        types_of_host_code(kernel);
    }
    pthread_mutex_init(&kernel->lock, NULL);
    atomic_fetch_add(&module->kernels, 1);
    *out = kernel;
    return ZE_RESULT_SUCCESS;

free_arrays:
    free(kernel->args);
    free(kernel->types);
    if (kernel->cl) {
        opencl()->clReleaseKernel(kernel->cl);
    }
free_kernel:
    free(kernel);
    return result;
}

static ze_result_t ZE_APICALL destroy(ze_kernel_handle_t kernel) {
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        free(kernel->args[i].bytes);
    }
    if (kernel->cl) {
        opencl()->clReleaseKernel(kernel->cl);
    }
    atomic_fetch_sub(&kernel->module->kernels, 1);
    pthread_mutex_destroy(&kernel->lock);
    free(kernel->args);
    free(kernel->types);
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
    ENTER(zeKernelSuggestMaxCooperativeGroupCount);
    *count = kernel->cl ? 1 : soft_threads(); /* OpenCL promises nothing of several */
    return ZE_RESULT_SUCCESS;
}

/* From the handle that the argument is given by to what host code takes. OpenCL's images are made
 * of the same for each launch. */
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

void argument_value(const struct parameter *type, void *bytes) {
    void *pointer;
    if (bytes && type->kind == UR_HOSTCODE_ARG_POINTER) {
        memcpy(&pointer, bytes, sizeof(pointer));
        pointer = real_address(pointer);
        memcpy(bytes, &pointer, sizeof(pointer));
    }
}

/* Values whose size only the OpenCL driver knows: structures. */
static bool fits(ze_kernel_handle_t kernel, uint32_t index, size_t size, const void *bytes) {
    if (!kernel->cl || kernel->types[index].size ||
        kernel->types[index].kind != UR_HOSTCODE_ARG_VALUE) {
        return true;
    }
    pthread_mutex_lock(&kernel->lock);
    cl_int code = opencl()->clSetKernelArg(kernel->cl, index, size, bytes);
    pthread_mutex_unlock(&kernel->lock);
    return code == CL_SUCCESS;
}

static ze_result_t ZE_APICALL set_argument(ze_kernel_handle_t kernel, uint32_t index, size_t size,
                                           const void *value) {
    ENTER(zeKernelSetArgumentValue);
    if (index >= kernel->arg_count) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
    }
    const struct parameter *type = &kernel->types[index];
    bool local = type->kind == UR_HOSTCODE_ARG_LOCAL;
    if (local ? value != NULL : type->size && size != type->size) {
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
    }
    void *bytes = NULL;
    if (!local) {
        bytes = calloc(1, size + 1);
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
    argument_value(type, bytes);
    if (!fits(kernel, index, size, bytes)) {
        free(bytes);
        return ZE_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE;
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

/* What the OpenCL driver says of a kernel; 0 where it does not answer. */
static uint64_t ask(ze_kernel_handle_t kernel, cl_kernel_work_group_info name) {
    uint64_t value = 0;
    opencl()->clGetKernelWorkGroupInfo(kernel->cl, opencl()->device, name, sizeof(value), &value,
                                       NULL);
    return value;
}

static size_t ask_sub_group(ze_kernel_handle_t kernel, cl_kernel_sub_group_info name,
                            const size_t *group) {
    size_t value = 0;
    opencl()->clGetKernelSubGroupInfo(kernel->cl, opencl()->device, name,
                                      group ? 3 * sizeof(*group) : 0, group, sizeof(value), &value,
                                      NULL);
    return value;
}

static void program_properties(ze_kernel_handle_t kernel, ze_kernel_properties_t *out) {
    enum { SPILL_INTEL = 0x4109, SUB_GROUP_SIZE_INTEL = 0x410A };
    const size_t *required = kernel->required, one[3] = {ENG_MAX_GROUP_SIZE, 1, 1};
    const size_t *largest = required[0] ? required : one;
    out->requiredGroupSizeX = (uint32_t)required[0];
    out->requiredGroupSizeY = (uint32_t)required[1];
    out->requiredGroupSizeZ = (uint32_t)required[2];
    out->requiredNumSubGroups =
        (uint32_t)ask_sub_group(kernel, CL_KERNEL_COMPILE_NUM_SUB_GROUPS, NULL);
    out->requiredSubgroupSize = (uint32_t)ask_sub_group(kernel, SUB_GROUP_SIZE_INTEL, NULL);
    out->maxSubgroupSize =
        (uint32_t)ask_sub_group(kernel, CL_KERNEL_MAX_SUB_GROUP_SIZE_FOR_NDRANGE, largest);
    out->maxNumSubgroups =
        (uint32_t)ask_sub_group(kernel, CL_KERNEL_SUB_GROUP_COUNT_FOR_NDRANGE, largest);
    out->localMemSize = (uint32_t)ask(kernel, CL_KERNEL_LOCAL_MEM_SIZE);
    out->privateMemSize = (uint32_t)ask(kernel, CL_KERNEL_PRIVATE_MEM_SIZE);
    out->spillMemSize = (uint32_t)ask(kernel, SPILL_INTEL);
}

static ze_result_t ZE_APICALL properties(ze_kernel_handle_t kernel, ze_kernel_properties_t *out) {
    ENTER(zeKernelGetProperties);
    out->numKernelArgs = kernel->arg_count;
    if (kernel->cl) {
        program_properties(kernel, out);
        return ZE_RESULT_SUCCESS;
    }
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

static ze_result_t ZE_APICALL get_name(ze_kernel_handle_t kernel, size_t *size, char *out) {
    ENTER(zeKernelGetName);
    size_t have = strlen(kernel->name) + 1;
    if (out) {
        memcpy(out, kernel->name, *size < have ? *size : have);
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

/* ---- launches ------------------------------------------------------------------------------- */

static void range_of(ze_kernel_handle_t kernel, const ze_group_count_t *groups,
                     struct eng_launch *launch) {
    const uint32_t number[3] = {groups->groupCountX, groups->groupCountY, groups->groupCountZ};
    launch->dims = 1;
    for (int i = 0; i < 3; ++i) {
        launch->offset[i] = kernel->offset[i];
        launch->local[i] = kernel->group[i] ? kernel->group[i] : 1;
        launch->global[i] = launch->local[i] * number[i];
        if (launch->global[i] > 1) {
            launch->dims = (uint32_t)i + 1;
        }
    }
}

/* The kernel as it is now. NULL: no memory, or not all arguments are set. */
static struct launch_args *capture(ze_kernel_handle_t kernel, const ze_group_count_t *groups,
                                   size_t *size) {
    *size = sizeof(struct launch_args);
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        if (i >= MAX_ARGS || !kernel->args[i].set) {
            return NULL;
        }
        *size += kernel->args[i].bytes ? kernel->args[i].size : 0;
    }
    struct launch_args *args = calloc(1, *size);
    if (!args) {
        return NULL;
    }
    char *value = args->values;
    args->kernel = kernel;
    for (uint32_t i = 0; i < kernel->arg_count; ++i) {
        args->sizes[i] = kernel->args[i].size;
        args->local[i] = !kernel->args[i].bytes;
        if (!args->local[i]) {
            memcpy(value, kernel->args[i].bytes, args->sizes[i]);
            value += args->sizes[i];
        }
    }
    range_of(kernel, groups, &args->range);
    args->range.kernel = kernel->code;
    return args;
}

void launch_values(const struct launch_args *args, uint32_t count, const void **values) {
    const char *value = args->values;
    for (uint32_t i = 0; i < count; ++i) {
        values[i] = args->local[i] ? NULL : value;
        value += args->local[i] ? 0 : args->sizes[i];
    }
}

static int run_host_code(const struct eng_submit *submit, const void *data) {
    const struct launch_args *args = data;
    const void *values[MAX_ARGS];
    struct eng_launch launch = args->range;
    launch_values(args, launch.kernel->arg_count, values);
    launch.args = values;
    launch.arg_sizes = args->sizes;
    return eng_kernel(submit, &launch);
}

/* What an OpenCL driver would refuse only once the kernel is to run. */
static bool can_run(ze_kernel_handle_t kernel, const ze_group_count_t *groups) {
    const size_t *required = kernel->required;
    uint64_t items = 1;
    for (int i = 0; i < 3; ++i) {
        uint32_t group = kernel->group[i] ? kernel->group[i] : 1;
        if (required[0] && required[i] != group) {
            return false;
        }
        items *= group;
    }
    return items <= kernel->largest && groups->groupCountX && groups->groupCountY &&
           groups->groupCountZ;
}

static pthread_mutex_t last_lock = PTHREAD_MUTEX_INITIALIZER; /* guards what follows */
static size_t last_group[3], last_count[3];

__attribute__((visibility("default"))) void ze_software_launched(size_t group[3], size_t count[3]);
/* Work-items of a group of the last launch that was appended, and its groups, for tests. */
void ze_software_launched(size_t group[3], size_t count[3]) {
    pthread_mutex_lock(&last_lock);
    memcpy(group, last_group, sizeof(last_group));
    memcpy(count, last_count, sizeof(last_count));
    pthread_mutex_unlock(&last_lock);
}

static void note_launch(const struct eng_launch *launch) {
    pthread_mutex_lock(&last_lock);
    for (int i = 0; i < 3; ++i) {
        last_group[i] = launch->local[i];
        last_count[i] = launch->global[i] / launch->local[i];
    }
    pthread_mutex_unlock(&last_lock);
}

static ze_result_t launch_on(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                             const ze_group_count_t *groups, bool cooperative,
                             ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits) {
    if (list->ordinal != 0) {
        return ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE; /* an engine that only copies */
    }
    if (kernel->cl && !can_run(kernel, groups)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct command command = {.function = "zeCommandListAppendLaunchKernel",
                              .text = kernel->name,
                              .signal = signal,
                              .count = count,
                              .waits = waits,
                              .run = kernel->cl ? run_program : run_host_code};
    struct launch_args *args = capture(kernel, groups, &command.size);
    if (!args) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    args->range.cooperative = cooperative;
    command.args = args;
    ze_result_t result = append(list, &command);
    note_launch(&args->range);
    free(args);
    return result;
}

ze_result_t ZE_APICALL launch_kernel(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                     const ze_group_count_t *groups, ze_event_handle_t signal,
                                     uint32_t count, ze_event_handle_t *waits) {
    step_in(&kernel->inside, "two threads use one kernel at once");
    ze_result_t result = launch_on(list, kernel, groups, false, signal, count, waits);
    step_out(&kernel->inside);
    return result;
}

ze_result_t ZE_APICALL launch_together(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                                       const ze_group_count_t *groups, ze_event_handle_t signal,
                                       uint32_t count, ze_event_handle_t *waits) {
    step_in(&kernel->inside, "two threads use one kernel at once");
    ze_result_t result = launch_on(list, kernel, groups, true, signal, count, waits);
    step_out(&kernel->inside);
    return result;
}

void kernel_tables(ze_kernel_dditable_t *kernel, ze_kernel_exp_dditable_t *exp) {
    if (kernel) {
        kernel->pfnCreate = create;
        kernel->pfnDestroy = destroy;
        kernel->pfnSetCacheConfig = set_cache;
        kernel->pfnSetGroupSize = set_group;
        kernel->pfnSuggestGroupSize = suggest_group;
        kernel->pfnSuggestMaxCooperativeGroupCount = suggest_count;
        kernel->pfnSetArgumentValue = set_argument;
        kernel->pfnSetIndirectAccess = set_indirect;
        kernel->pfnGetProperties = properties;
        kernel->pfnGetName = get_name;
        kernel->pfnGetSourceAttributes = source_attributes;
    }
    if (exp) {
        exp->pfnSetGlobalOffsetExp = set_offset;
    }
}
