/* The kernel of a group, and whether it is better than the group's launches one by one. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "plan.h"

void ur_fusing_group_end(struct ur_fusing_group *group) {
    ur_own.Kernel.pfnRelease(group->kernel);
    free(group->buffers);
    *group = (struct ur_fusing_group){0};
}

static ur_result_t set_arguments(const struct plan *plan, const struct ur_fusion_made *made,
                                 struct ur_fusing_group *group) {
    static const uint32_t zero;
    ur_kernel_handle_t kernel = group->kernel;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < made->argument_count && result == UR_RESULT_SUCCESS; ++i) {
        if (made->arguments[i].launch == UR_FUSION_NONE) {
            result = ur_own_extra.pfnKernelSetArgValue(kernel, i, sizeof(zero), NULL, &zero);
            continue;
        }
        const struct told *told = &plan->told[plan->first + made->arguments[i].launch];
        for (uint32_t a = 0; a < told->arg_count; ++a) {
            if (told->args[a].index == made->arguments[i].argument) {
                ur_exp_kernel_arg_properties_t arg = told->args[a];
                arg.index = i;
                if (arg.type == UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ) {
                    arg.value.memObjTuple.flags = 0; /* launches may differ in what they do */
                    group->buffers[group->buffer_count++] = (struct ur_fusing_buffer){
                        i, plan->first + made->arguments[i].launch, made->arguments[i].argument};
                }
                result = ur_kernel_set_arg(kernel, &arg);
            }
        }
    }
    for (uint32_t i = 0; i < ur_fusion_count(plan->fusion) && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_adapter_ops.kernel_settings(kernel, plan->told[plan->first + i].launch->kernel);
    }
    return result;
}

static ur_result_t make_program(const struct plan *plan, struct ur_fusion_made *made,
                                ur_program_handle_t *out) {
    ur_device_handle_t device = plan->device;
    const char *options = plan->told[plan->first].options;
    *out = plan->programs ? ur_fusing_programs_find(plan->programs, made, options) : NULL;
    if (*out) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ur_own.Program.pfnCreateWithIL(
        plan->context, made->code, made->words * sizeof(*made->code), NULL, out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_own.ProgramExp.pfnBuildExp(*out, 1, &device, 0, options[0] ? options : NULL);
    if (result != UR_RESULT_SUCCESS) {
        ur_own.Program.pfnRelease(*out);
    } else if (plan->programs) {
        ur_fusing_programs_keep(plan->programs, made, options, *out);
    }
    return result;
}

ur_result_t ur_fusing_group_make(const struct plan *plan, struct ur_fusion_made *made,
                                 struct ur_fusing_group *group) {
    ur_program_handle_t program = NULL;
    group->buffers = calloc(made->argument_count + (size_t)1, sizeof(*group->buffers));
    if (!group->buffers) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = make_program(plan, made, &program);
    if (result != UR_RESULT_SUCCESS) {
        goto free_buffers;
    }
    result = ur_own.Kernel.pfnCreate(program, UR_FUSION_KERNEL, &group->kernel);
    ur_own.Program.pfnRelease(program); /* the kernel keeps it */
    if (result != UR_RESULT_SUCCESS) {
        goto free_buffers;
    }
    result = set_arguments(plan, made, group);
    if (result != UR_RESULT_SUCCESS) {
        ur_fusing_group_end(group);
    }
    return result;
free_buffers:
    free(group->buffers);
    *group = (struct ur_fusing_group){0};
    return result;
}

/* ---- whether it is better -------------------------------------------------------------------- */

/* Some sub-group sizes and group sizes a device does not have for the larger kernel. */
static bool takes_group(const struct plan *plan, const struct ur_fusion_made *made,
                        ur_kernel_handle_t kernel) {
    size_t most = 0;
    if (!made->has_local ||
        ur_own.Kernel.pfnGetGroupInfo(kernel, plan->device, UR_KERNEL_GROUP_INFO_WORK_GROUP_SIZE,
                                      sizeof(most), &most, NULL) != UR_RESULT_SUCCESS) {
        return true;
    }
    return made->local[0] * made->local[1] * made->local[2] <= most;
}

/* Bytes that a work-item has in memory since registers did not suffice; 0 where the driver does not
 * say. */
static uint64_t spilled(ur_kernel_handle_t kernel) {
    uint32_t bytes[64] = {0};
    size_t size = 0;
    uint64_t most = 0;
    if (ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_SPILL_MEM_SIZE, 0, NULL, &size) !=
            UR_RESULT_SUCCESS ||
        size > sizeof(bytes) ||
        ur_own.Kernel.pfnGetInfo(kernel, UR_KERNEL_INFO_SPILL_MEM_SIZE, size, bytes, NULL) !=
            UR_RESULT_SUCCESS) {
        return 0;
    }
    for (size_t i = 0; i < size / sizeof(*bytes); ++i) {
        most = bytes[i] > most ? bytes[i] : most;
    }
    return most;
}

/* Whether the one kernel moves more between registers and memory, where those do not suffice for
 * all at once, than it saves: each byte is stored and loaded again. */
static bool spills(const struct plan *plan, const struct ur_fusion_made *made,
                   ur_kernel_handle_t kernel) {
    uint64_t now = spilled(kernel), before = 0;
    for (uint32_t i = 0; i < ur_fusion_count(plan->fusion) && now; ++i) {
        uint64_t own = spilled(plan->told[plan->first + i].launch->kernel);
        before += own;
    }
    return now > before && 2 * (now - before) > made->bytes_saved;
}

/* Compilers for processors have work-items side by side in vectors, and do that worse the larger a
 * kernel is. Where much is computed, or nothing is saved but launches of many work-items, it is
 * slower as one kernel than fusing saves. */
enum { MANY_ITEMS = 65536, MOST_OPERATIONS = 32 };

bool ur_fusing_is_processor(const struct plan *plan) {
    ur_device_type_t type = UR_DEVICE_TYPE_GPU;
    return ur_own.Device.pfnGetInfo(plan->device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL) ==
               UR_RESULT_SUCCESS &&
           type == UR_DEVICE_TYPE_CPU;
}

static bool computes_more(const struct plan *plan, const struct ur_fusion_made *made) {
    size_t items = 1;
    for (uint32_t d = 0; d < 3; ++d) {
        items *= made->global[d] ? made->global[d] : 1;
    }
    bool apart = !made->bytes_saved && !made->barriers; /* behind one caches still have it */
    return items >= MANY_ITEMS && ur_fusing_is_processor(plan) &&
           (apart ||
            (made->bytes_saved && made->operations > MOST_OPERATIONS * (made->bytes_saved / 4)));
}

bool ur_fusing_group_is_worse(const struct plan *plan, const struct ur_fusion_made *made,
                              ur_kernel_handle_t kernel, char *why, size_t why_size) {
    if (!takes_group(plan, made, kernel)) {
        snprintf(why, why_size, "the device has no room for groups of the fused kernel");
        return true;
    }
    if (made->sub_group &&
        ur_adapter_ops.kernel_sub_group(kernel, plan->device, made->local) != made->sub_group) {
        snprintf(why, why_size,
                 "the driver gives the fused kernel sub-groups of another size than the %u "
                 "work-items that they have one by one",
                 made->sub_group);
        return true;
    }
    if (computes_more(plan, made)) {
        snprintf(why, why_size,
                 made->bytes_saved
                     ? "a processor would lose more in the fused kernel, which computes much, than "
                       "is saved"
                     : "nothing is saved but launches, and a processor would lose more in a larger "
                       "kernel");
        return true;
    }
    if (spills(plan, made, kernel)) {
        snprintf(why, why_size,
                 "the registers of the device do not suffice for the fused kernel, which would "
                 "use memory more than the launches do one by one");
        return true;
    }
    return false;
}
