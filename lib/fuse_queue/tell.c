/* What fuse/ is told of a launch: its module, its arguments and what they point into. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "plan.h"

ur_result_t ur_fusing_name(ur_kernel_handle_t kernel, char **out) {
    size_t size = 0;
    ur_result_t result =
        ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    char *text = calloc(1, size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, size, text, NULL);
    if (result != UR_RESULT_SUCCESS) {
        free(text);
        return result;
    }
    *out = text;
    return UR_RESULT_SUCCESS;
}

uint32_t ur_fusing_largest_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device) {
    uint32_t size = 0;
    return ur_own.Kernel.pfnGetSubGroupInfo(kernel, device,
                                            UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE,
                                            sizeof(size), &size, NULL) == UR_RESULT_SUCCESS
               ? size
               : 0;
}

/* The options of the program's build; none where the adapter does not know. */
static ur_result_t build_options(const struct plan *plan, ur_program_handle_t program, char **out) {
    size_t size = 0;
    if (ur_own.Program.pfnGetBuildInfo(program, plan->device, UR_PROGRAM_BUILD_INFO_OPTIONS, 0,
                                       NULL, &size) != UR_RESULT_SUCCESS) {
        size = 0;
    }
    char *text = calloc(1, size + 1);
    if (!text) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (size && ur_own.Program.pfnGetBuildInfo(program, plan->device, UR_PROGRAM_BUILD_INFO_OPTIONS,
                                               size, text, NULL) != UR_RESULT_SUCCESS) {
        text[0] = '\0';
    }
    *out = text;
    return UR_RESULT_SUCCESS;
}

static ur_result_t find_module(struct plan *plan, ur_kernel_handle_t kernel,
                               ur_program_handle_t program, struct program_module **out) {
    for (uint32_t i = 0; i < plan->module_count; ++i) {
        if (plan->modules[i].program == program) {
            *out = &plan->modules[i];
            return UR_RESULT_SUCCESS;
        }
    }
    struct program_module *made = &plan->modules[plan->module_count];
    *made = (struct program_module){.program = program};
    ur_result_t result =
        ur_adapter_ops.kernel_module(kernel, &made->module, made->why, sizeof(made->why));
    if (result == UR_RESULT_SUCCESS) {
        ++plan->module_count;
        *out = made;
    }
    return result;
}

/* What a pointer points into; nothing is known of memory that is not USM. */
static void find_extent(ur_context_handle_t context, struct ur_fusion_argument *argument) {
    const void *pointer = (const void *)(uintptr_t)argument->address;
    void *base = NULL;
    size_t size = 0;
    if (pointer &&
        ur_own.USM.pfnGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                                      &base, NULL) == UR_RESULT_SUCCESS &&
        ur_own.USM.pfnGetMemAllocInfo(context, pointer, UR_USM_ALLOC_INFO_SIZE, sizeof(size), &size,
                                      NULL) == UR_RESULT_SUCCESS) {
        argument->base = (uintptr_t)base;
        argument->extent = size;
    }
}

static void find_buffer(ur_mem_handle_t mem, struct ur_fusion_argument *out) {
    if (!mem) {
        out->kind = UR_FUSION_POINTER;
    } else if (!ur_adapter_ops.mem_is_image(mem) && ur_adapter_ops.mem_place(mem, out)) {
        out->kind = UR_FUSION_POINTER;
        out->base = out->address;
        out->name = (uintptr_t)mem;
    }
}

void ur_fusing_argument(ur_context_handle_t context, const ur_exp_kernel_arg_properties_t *arg,
                        struct ur_fusion_argument *out) {
    *out = (struct ur_fusion_argument){.kind = UR_FUSION_OTHER, .size = arg->size};
    switch (arg->type) {
    case UR_EXP_KERNEL_ARG_TYPE_VALUE:
        out->kind = UR_FUSION_VALUE;
        out->value = arg->value.value;
        break;
    case UR_EXP_KERNEL_ARG_TYPE_POINTER:
        out->kind = UR_FUSION_POINTER;
        out->address = (uintptr_t)arg->value.pointer;
        find_extent(context, out);
        break;
    case UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ:
        find_buffer(arg->value.memObjTuple.hMem, out);
        break;
    case UR_EXP_KERNEL_ARG_TYPE_LOCAL:
        out->kind = UR_FUSION_LOCAL;
        break;
    default:
        break;
    }
}

ur_result_t ur_fusing_tell(struct plan *plan, uint32_t i) {
    struct told *told = &plan->told[i];
    struct ur_fusing_entry *entry = entry_of(plan, i);
    const struct ur_recorded_launch *launch = told->launch;
    ur_program_handle_t program = NULL;
    struct program_module *module = NULL;
    uint32_t total = 0;
    ur_result_t result = ur_fusing_name(launch->kernel, &told->name);
    if (result != UR_RESULT_SUCCESS) {
        goto unknown;
    }
    snprintf(entry->kernel, sizeof(entry->kernel), "%s", told->name);
    result = ur_own.Kernel.pfnGetInfo(launch->kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program),
                                      &program, NULL);
    if (result != UR_RESULT_SUCCESS) {
        goto unknown;
    }
    result = find_module(plan, launch->kernel, program, &module);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!module->module) {
        snprintf(entry->words, sizeof(entry->words), "not fused: kernel '%.80s' %s", told->name,
                 module->why);
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    result = build_options(plan, program, &told->options);
    if (result == UR_RESULT_SUCCESS) {
        result =
            ur_adapter_ops.kernel_arguments(launch->kernel, &told->args, &told->arg_count, &total);
    }
    if (result != UR_RESULT_SUCCESS) {
        goto unknown;
    }
    uint32_t count = total == UINT32_MAX ? 0 : total;
    for (uint32_t a = 0; a < told->arg_count; ++a) {
        count = told->args[a].index >= count ? told->args[a].index + 1 : count;
    }
    told->arguments = calloc(count + (size_t)1, sizeof(*told->arguments));
    if (!told->arguments) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t a = 0; a < told->arg_count; ++a) {
        ur_fusing_argument(plan->context, &told->args[a], &told->arguments[told->args[a].index]);
    }
    told->told = (struct ur_fusion_launch){.module = module->module,
                                           .kernel = told->name,
                                           .argument_count = count,
                                           .arguments = told->arguments,
                                           .dims = launch->dims,
                                           .has_local = launch->has_local};
    memcpy(told->told.offset, launch->offset, sizeof(launch->offset));
    memcpy(told->told.global, launch->global, sizeof(launch->global));
    memcpy(told->told.local, launch->local, sizeof(launch->local));
    told->told.sub_group =
        launch->has_local
            ? ur_adapter_ops.kernel_sub_group(launch->kernel, plan->device, launch->local)
            : 0;
    return UR_RESULT_SUCCESS;
unknown:
    if (result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        return result;
    }
    snprintf(entry->words, sizeof(entry->words),
             "not fused: the adapter does not know the kernel's program or arguments");
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}
