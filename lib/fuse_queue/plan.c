/* Which launches become one kernel, and that kernel. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/error.h"
#include "base/log.h"
#include "fusing.h"

/* ---- options --------------------------------------------------------------------------------- */

ur_result_t ur_fusing_options_copy(struct ur_fusing_options *options,
                                   const ur_fusion_desc_t *desc) {
    *options = (struct ur_fusing_options){0};
    if (!desc) {
        return UR_RESULT_SUCCESS;
    }
    if (desc->flags & UR_FUSION_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (desc->numPromoted && !desc->pPromoted) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    options->flags = desc->flags;
    options->promoted = calloc(desc->numPromoted + (size_t)1, sizeof(*options->promoted));
    if (!options->promoted) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < desc->numPromoted; ++i) {
        options->promoted[options->promoted_count++] = (struct ur_fusion_memory){
            0, (uintptr_t)desc->pPromoted[i].pMemory, desc->pPromoted[i].size};
    }
    return UR_RESULT_SUCCESS;
}

void ur_fusing_options_end(struct ur_fusing_options *options) {
    free(options->promoted);
    *options = (struct ur_fusing_options){0};
}

/* ---- one launch, as it is told --------------------------------------------------------------- */

struct told {
    const struct ur_recorded_launch *launch;
    char *name;                           /* owned */
    char *options;                        /* that its program was built with; owned */
    ur_exp_kernel_arg_properties_t *args; /* owned; values are the kernel's */
    uint32_t arg_count;
    struct ur_fusion_argument *arguments; /* owned */
    ur_result_t result; /* UR_RESULT_ERROR_UNSUPPORTED_FEATURE: it can be part of no fusion */
    struct ur_fusion_known *known; /* owned */
    struct ur_fusion_launch told;
};

/* What a launch or copy comes after, also by way of others: by bits. */
struct reach {
    uint64_t launches, copies;
};

struct program_module {
    ur_program_handle_t program;
    struct ur_spirv_module *module; /* owned; NULL: none, and why */
    char why[192];
};

struct plan {
    ur_context_handle_t context;
    ur_device_handle_t device;
    const struct ur_fusing_options *options;
    struct ur_fusion_options fusion_options;
    const struct ur_fusing_order *orders;    /* or NULL: each comes after the one before */
    struct reach *launch_reach, *copy_reach; /* with orders */
    uint32_t copy_count;
    const struct ur_fusing_copy *copies;
    uint32_t *standing; /* copies of which is known what they copied, and that is still there */
    bool *is_open;      /* of each copy: what it copies may change before it does */
    uint32_t standing_count, next_copy;
    struct ur_fusing_programs *programs; /* or NULL */
    struct ur_fusing_report *report;
    uint32_t base; /* entries that the report had */
    uint32_t count;
    struct told *told;
    uint32_t module_count;
    struct program_module *modules; /* one for each launch at most */
    struct ur_fusion *fusion;
    uint32_t first;                    /* of the group that is open */
    char cut[256];                     /* why that did not join the group before; "": none was */
    struct ur_fusion_memory *promoted; /* room for all of the options' */
    struct ur_fusing_group *out;
    uint32_t group_count;
};

static struct ur_fusing_entry *entry_of(const struct plan *plan, uint32_t i) {
    return &plan->report->entries[plan->base + i];
}

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

/* UR_RESULT_ERROR_UNSUPPORTED_FEATURE: it can be part of no fusion, and the entry says why. */
static ur_result_t tell(struct plan *plan, uint32_t i) {
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

/* ---- the kernel of a group ------------------------------------------------------------------- */

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

static ur_result_t make_kernel(const struct plan *plan, struct ur_fusion_made *made,
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
enum { MANY_ITEMS = 65536, MOST_OPERATIONS = 32, MOST_GUARDED = 4096 };

static bool is_processor(const struct plan *plan) {
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
    return items >= MANY_ITEMS && is_processor(plan) &&
           (apart ||
            (made->bytes_saved && made->operations > MOST_OPERATIONS * (made->bytes_saved / 4)));
}

/* Whether the device does not do with the one kernel what it does with several, or not as well. */
static bool is_worse(const struct plan *plan, const struct ur_fusion_made *made,
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

static void say_group(const struct plan *plan, const struct ur_fusion_made *made) {
    uint32_t count = ur_fusion_count(plan->fusion);
    char rooms[48] = "";
    if (made->rooms) {
        snprintf(rooms, sizeof(rooms), ", %u arrays in local memory", made->rooms);
    }
    for (uint32_t i = 0; i < count; ++i) {
        struct ur_fusing_entry *entry = entry_of(plan, plan->first + i);
        entry->fused = true;
        entry->group = plan->base + plan->first;
        if (i == 0) {
            snprintf(entry->words, sizeof(entry->words),
                     "fused with the %u that follow: %u loads and %u stores saved, %u barriers "
                     "between kernels%s%s%s",
                     count - 1, made->loads_saved, made->stores_saved, made->barriers, rooms,
                     plan->cut[0] ? "; not with those before: " : "", plan->cut);
        } else {
            entry->words[0] = '\0';
        }
    }
    plan->report->fused += count;
    ++plan->report->kernels;
}

static bool overlap(const void *a, size_t a_size, const void *b, size_t b_size) {
    return (uintptr_t)a < (uintptr_t)b + b_size && (uintptr_t)b < (uintptr_t)a + a_size;
}

/* Whether a launch may look at memory: what its pointers point into, of which it may use all. */
static bool may_look(const struct told *told, const struct ur_fusion_memory *memory) {
    if (told->result != UR_RESULT_SUCCESS) {
        return true;
    }
    for (uint32_t i = 0; i < told->told.argument_count; ++i) {
        const struct ur_fusion_argument *argument = &told->arguments[i];
        if (argument->kind == UR_FUSION_POINTER && argument->address &&
            (argument->extent == 0 || (argument->base < memory->address + memory->size &&
                                       memory->address < argument->base + argument->extent))) {
            return true;
        }
    }
    return false;
}

/* Memory that is given up is so after all launches: those that come behind the group still find in
 * it what the group stores. */
static void find_promoted(struct plan *plan) {
    uint32_t count = 0, end = plan->first + ur_fusion_count(plan->fusion);
    for (uint32_t m = 0; m < plan->options->promoted_count; ++m) {
        bool needed = false;
        for (uint32_t i = end; i < plan->count && !needed; ++i) {
            needed = may_look(&plan->told[i], &plan->options->promoted[m]);
        }
        /* Where copies have an order, one among the launches may come after some of them. */
        uint32_t behind = plan->orders ? plan->first + 1 : end;
        for (uint32_t c = 0; c < plan->copy_count && !needed; ++c) {
            needed = plan->copies[c].before >= behind &&
                     overlap(plan->copies[c].from, plan->copies[c].size,
                             (const void *)(uintptr_t)plan->options->promoted[m].address,
                             plan->options->promoted[m].size);
        }
        if (!needed) {
            plan->promoted[count++] = plan->options->promoted[m];
        }
    }
    ur_fusion_promote(plan->fusion, count, plan->promoted);
}

/* Ends the group that is open. Only the end of host memory is a failure. */
static ur_result_t close_group(struct plan *plan) {
    struct ur_fusion_made made = {0};
    char why[256] = "";
    uint32_t count = plan->fusion ? ur_fusion_count(plan->fusion) : 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    struct ur_fusing_group group = {0};
    if (count < 2) {
        goto end;
    }
    find_promoted(plan);
    switch (ur_fusion_make(plan->fusion, &made, why, sizeof(why))) {
    case UR_FUSION_OK:
        result = make_kernel(plan, &made, &group);
        if (result != UR_RESULT_SUCCESS) {
            snprintf(why, sizeof(why), "the driver did not take the fused kernel (result %d)",
                     (int)result);
        } else if (is_worse(plan, &made, group.kernel, why, sizeof(why))) {
            ur_fusing_group_end(&group);
        }
        break;
    case UR_FUSION_NO_MEMORY:
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        break;
    default:
        break;
    }
    if (group.kernel) {
        group.first = plan->first;
        group.count = count;
        group.has_local = made.has_local;
        memcpy(group.global, made.global, sizeof(made.global));
        memcpy(group.local, made.local, sizeof(made.local));
        plan->out[plan->group_count++] = group;
        say_group(plan, &made);
    } else if (result != UR_RESULT_ERROR_OUT_OF_HOST_MEMORY) {
        for (uint32_t i = 0; i < count; ++i) {
            struct ur_fusing_entry *entry = entry_of(plan, plan->first + i);
            snprintf(entry->words, sizeof(entry->words), "not fused: %s", why);
        }
        result = UR_RESULT_SUCCESS;
    }
    ur_fusion_drop(&made);
end:
    ur_fusion_end(plan->fusion);
    plan->fusion = NULL;
    return result;
}

/* ---- groups ---------------------------------------------------------------------------------- */

static ur_result_t open_group(struct plan *plan, uint32_t i) {
    plan->fusion = ur_fusion_begin(&plan->fusion_options);
    plan->first = i;
    plan->cut[0] = '\0';
    return plan->fusion ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

/* The size of work-groups of one launch holds for all of them. One whose size is open would run in
 * groups of that size too, and is slower in them than what fusing saves where they are less than
 * what the device works on at once. The size that the device prefers is asked of the kernel. */
enum {
    FEWEST_IN_GROUP = 4,
    MOST_AT_ONCE = 32
}; /* drivers of processors prefer 128 and take less */

static bool groups_too_small(const struct plan *plan, uint32_t open, uint32_t closed) {
    const struct ur_recorded_launch *launch = plan->told[closed].launch;
    size_t preferred = 1, items = 1;
    (void)ur_own.Kernel.pfnGetGroupInfo(plan->told[open].launch->kernel, plan->device,
                                        UR_KERNEL_GROUP_INFO_PREFERRED_WORK_GROUP_SIZE_MULTIPLE,
                                        sizeof(preferred), &preferred, NULL);
    for (uint32_t d = 0; d < launch->dims; ++d) {
        items *= launch->local[d];
    }
    preferred = preferred < MOST_AT_ONCE ? preferred : MOST_AT_ONCE;
    return items < preferred || items < FEWEST_IN_GROUP;
}

static bool slows_down(const struct plan *plan, uint32_t i, char *why, size_t why_size) {
    bool has_local = plan->told[i].launch->has_local;
    for (uint32_t p = plan->first; p < i; ++p) {
        if (plan->told[p].launch->has_local == has_local ||
            !groups_too_small(plan, has_local ? p : i, has_local ? i : p)) {
            continue;
        }
        snprintf(why, why_size,
                 "kernel '%.50s' is launched in work-groups that are so small that kernel '%.50s', "
                 "whose size is open, would be slower in them",
                 plan->told[has_local ? i : p].name, plan->told[has_local ? p : i].name);
        return true;
    }
    return false;
}

static bool has_events(const struct ur_fusing_order *all, const struct ur_fusing_order *some) {
    for (uint32_t i = 0; i < some->event_count; ++i) {
        uint32_t k = 0;
        while (k < all->event_count && all->events[k] != some->events[i]) {
            ++k;
        }
        if (k == all->event_count) {
            return false;
        }
    }
    return true;
}

static struct reach reach_of(const struct plan *plan, const struct ur_fusing_order *order) {
    struct reach reach = {order->after, order->copies};
    for (uint64_t rest = order->after; rest; rest &= rest - 1) {
        const struct reach *of = &plan->launch_reach[__builtin_ctzll(rest)];
        reach.launches |= of->launches;
        reach.copies |= of->copies;
    }
    for (uint64_t rest = order->copies; rest; rest &= rest - 1) {
        const struct reach *of = &plan->copy_reach[__builtin_ctzll(rest)];
        reach.launches |= of->launches;
        reach.copies |= of->copies;
    }
    return reach;
}

static ur_result_t find_reaches(struct plan *plan) {
    uint32_t c = 0;
    plan->launch_reach = calloc(plan->count + (size_t)1, sizeof(*plan->launch_reach));
    plan->copy_reach = calloc(plan->copy_count + (size_t)1, sizeof(*plan->copy_reach));
    if (!plan->launch_reach || !plan->copy_reach) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i <= plan->count; ++i) {
        for (; c < plan->copy_count && plan->copies[c].before <= i; ++c) {
            plan->copy_reach[c] = reach_of(plan, &plan->copies[c].order);
        }
        if (i < plan->count) {
            plan->launch_reach[i] = reach_of(plan, &plan->orders[i]);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Whether copies that a launch waits for wait for nothing, also by way of others, but what launch
 * `other` waits for: then that loses nothing by waiting for them too. */
static bool copies_wait_alike(const struct plan *plan, uint64_t copies, uint32_t other) {
    const struct ur_fusing_order *order = &plan->orders[other];
    const struct reach *reach = &plan->launch_reach[other];
    for (uint64_t rest = copies; rest; rest &= rest - 1) {
        copies |= plan->copy_reach[__builtin_ctzll(rest)].copies;
    }
    for (copies &= ~reach->copies; copies; copies &= copies - 1) {
        const struct ur_fusing_order *one = &plan->copies[__builtin_ctzll(copies)].order;
        if (one->after & ~reach->launches || !has_events(order, one)) {
            return false;
        }
    }
    return true;
}

/* Whether a launch waits for what those of the open group wait for, neither more nor less: the one
 * kernel waits for it, and a launch that does not may be what another one waits for. */
static bool waits_alike(const struct plan *plan, uint32_t i) {
    const struct ur_fusing_order *first = &plan->orders[plan->first], *order = &plan->orders[i];
    uint64_t before = ((uint64_t)1 << plan->first) - 1;
    bool follows = order->after & ~before; /* one of the group, with what that waits for */
    return has_events(first, order) && !(order->after & before & ~first->after) &&
           copies_wait_alike(plan, order->copies, plan->first) &&
           (follows || (has_events(order, first) && !(first->after & ~order->after) &&
                        copies_wait_alike(plan, first->copies, i)));
}

/* ---- copies between launches ----------------------------------------------------------------- */

static void forget_standing(struct plan *plan, uint32_t k) {
    plan->standing[k] = plan->standing[--plan->standing_count];
}

static bool is_unwritten(const struct plan *plan, const void *memory, size_t size) {
    const struct ur_fusion_memory bytes = {0, (uintptr_t)memory, size};
    return plan->fusion &&
           ur_fusion_is_apart(plan->fusion, ur_fusion_count(plan->fusion) - 1, &bytes, false);
}

/* Copies up to a launch, which then is told what they copied. */
static ur_result_t pass_copies(struct plan *plan, uint32_t i) {
    struct told *told = &plan->told[i];
    for (; plan->next_copy < plan->copy_count && plan->copies[plan->next_copy].before <= i;
         ++plan->next_copy) {
        const struct ur_fusing_copy *copy = &plan->copies[plan->next_copy];
        for (uint32_t k = plan->standing_count; k-- > 0;) {
            const struct ur_fusing_copy *other = &plan->copies[plan->standing[k]];
            if (overlap(copy->to, copy->size, other->to, other->size)) {
                forget_standing(plan, k);
            }
        }
        for (uint32_t c = plan->next_copy + 1; c < plan->copy_count; ++c) {
            plan->is_open[c] =
                plan->is_open[c] ||
                overlap(copy->to, copy->size, plan->copies[c].from, plan->copies[c].size);
        }
        if (copy->bytes && !plan->is_open[plan->next_copy]) {
            plan->standing[plan->standing_count++] = plan->next_copy;
        }
    }
    if (!plan->standing_count) {
        return UR_RESULT_SUCCESS;
    }
    told->known = calloc(plan->standing_count, sizeof(*told->known));
    if (!told->known) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t k = 0; k < plan->standing_count; ++k) {
        const struct ur_fusing_copy *copy = &plan->copies[plan->standing[k]];
        if (!plan->orders || plan->launch_reach[i].copies >> plan->standing[k] & 1) {
            told->known[told->told.known_count++] =
                (struct ur_fusion_known){0, (uintptr_t)copy->to, copy->size, copy->bytes};
        }
    }
    told->told.known = told->known;
    return UR_RESULT_SUCCESS;
}

/* What the launch that was placed last may have changed. */
static void pass_launch(struct plan *plan) {
    for (uint32_t k = plan->standing_count; k-- > 0;) {
        const struct ur_fusing_copy *copy = &plan->copies[plan->standing[k]];
        if (!is_unwritten(plan, copy->to, copy->size)) {
            forget_standing(plan, k);
        }
    }
    for (uint32_t c = plan->next_copy; c < plan->copy_count; ++c) {
        plan->is_open[c] =
            plan->is_open[c] || !is_unwritten(plan, plan->copies[c].from, plan->copies[c].size);
    }
}

/* Whether the copies right before a launch may come before all of the open group. Where copies have
 * an order, those that launches wait for come after none of the group. */
static bool copies_move(const struct plan *plan, uint32_t i) {
    bool move = true;
    for (uint32_t c = 0; c < plan->copy_count && move && !plan->orders; ++c) {
        const struct ur_fusing_copy *copy = &plan->copies[c];
        const struct ur_fusion_memory to = {0, (uintptr_t)copy->to, copy->size},
                                      from = {0, (uintptr_t)copy->from, copy->size};
        move = copy->before != i || (ur_fusion_is_apart(plan->fusion, 0, &to, true) &&
                                     ur_fusion_is_apart(plan->fusion, 0, &from, false));
    }
    return move;
}

static enum ur_fusion_result join(struct plan *plan, uint32_t i, char *why, size_t why_size) {
    const struct told *told = &plan->told[i], *first = &plan->told[plan->first];
    if (ur_fusion_count(plan->fusion) && strcmp(told->options, first->options) != 0) {
        snprintf(why, why_size,
                 "kernel '%.80s' was compiled with other options than the one before it",
                 told->name);
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && plan->orders && !waits_alike(plan, i)) {
        snprintf(why, why_size, "kernel '%.80s' does not wait for what the one before it waits for",
                 told->name);
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && slows_down(plan, i, why, why_size)) {
        return UR_FUSION_CUT;
    }
    if (ur_fusion_count(plan->fusion) && !copies_move(plan, i)) {
        snprintf(why, why_size,
                 "kernel '%.80s' comes behind a copy of memory that those before it use",
                 told->name);
        return UR_FUSION_CUT;
    }
    return ur_fusion_add(plan->fusion, &told->told, why, why_size);
}

static ur_result_t place(struct plan *plan, uint32_t i) {
    struct ur_fusing_entry *entry = entry_of(plan, i);
    char why[256] = "";
    ur_result_t result = UR_RESULT_SUCCESS;
    if (plan->told[i].result != UR_RESULT_SUCCESS) {
        return close_group(plan);
    }
    if (!plan->fusion) {
        result = open_group(plan, i);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    enum ur_fusion_result joined = join(plan, i, why, sizeof(why));
    if (joined == UR_FUSION_OK) {
        why[0] = '\0';
    }
    if (joined == UR_FUSION_CUT) {
        /* It may begin the next group, and says why it is not in this one. */
        result = close_group(plan);
        if (result == UR_RESULT_SUCCESS) {
            result = open_group(plan, i);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        memcpy(plan->cut, why, sizeof(why));
        char alone[256] = "";
        joined = join(plan, i, alone, sizeof(alone));
        if (joined == UR_FUSION_REFUSED || joined == UR_FUSION_CUT) {
            memcpy(why, alone, sizeof(why));
            joined = UR_FUSION_REFUSED;
        }
    }
    if (joined == UR_FUSION_NO_MEMORY) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (joined == UR_FUSION_REFUSED) {
        snprintf(entry->words, sizeof(entry->words), "not fused: %s", why);
        return close_group(plan);
    }
    snprintf(entry->words, sizeof(entry->words), "not fused: %s",
             why[0] ? why : "no launch that it could be fused with is beside it");
    return UR_RESULT_SUCCESS;
}

static void free_plan(struct plan *plan) {
    ur_fusion_end(plan->fusion);
    for (uint32_t i = 0; i < plan->count; ++i) {
        free(plan->told[i].name);
        free(plan->told[i].options);
        free(plan->told[i].args);
        free(plan->told[i].arguments);
        free(plan->told[i].known);
    }
    for (uint32_t i = 0; i < plan->module_count; ++i) {
        ur_spirv_release(plan->modules[i].module);
    }
    free(plan->told);
    free(plan->modules);
    free(plan->promoted);
    free(plan->standing);
    free(plan->is_open);
    free(plan->launch_reach);
    free(plan->copy_reach);
}

static void find_limits(struct plan *plan) {
    uint64_t local = 0;
    size_t arguments = 0;
    if (ur_own.Device.pfnGetInfo(plan->device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof(local), &local,
                                 NULL) == UR_RESULT_SUCCESS) {
        plan->fusion_options.local_bytes = (size_t)local;
    }
    if (ur_own.Device.pfnGetInfo(plan->device, UR_DEVICE_INFO_MAX_PARAMETER_SIZE, sizeof(arguments),
                                 &arguments, NULL) == UR_RESULT_SUCCESS) {
        plan->fusion_options.argument_bytes = arguments;
    }
    plan->fusion_options.guarded_items = is_processor(plan) ? MOST_GUARDED : 0;
}

static void log_entries(const struct plan *plan) {
    for (uint32_t i = 0; i < plan->count; ++i) {
        const struct ur_fusing_entry *entry = entry_of(plan, i);
        if (entry->group == plan->base + i) {
            ur_log_info("fusion: launch %u of '%s': %s", plan->base + i, entry->kernel,
                        entry->words);
        } else {
            ur_log_info("fusion: launch %u of '%s': fused with launch %u", plan->base + i,
                        entry->kernel, entry->group);
        }
    }
}

ur_result_t ur_fusing_plan(ur_context_handle_t context, ur_device_handle_t device,
                           const struct ur_fusing_options *options, uint32_t count,
                           const struct ur_recorded_launch *const *launches,
                           const struct ur_fusing_order *orders, uint32_t copy_count,
                           const struct ur_fusing_copy *copies, struct ur_fusing_programs *programs,
                           struct ur_fusing_report *report, struct ur_fusing_group *out,
                           uint32_t *group_count) {
    struct plan plan = {.context = context,
                        .device = device,
                        .options = options,
                        .orders = orders,
                        .copy_count = copy_count,
                        .copies = copies,
                        .programs = programs,
                        .report = report,
                        .base = report->count,
                        .count = count,
                        .out = out};
    struct ur_fusing_report before = *report;
    plan.fusion_options.no_barriers = options->flags & UR_FUSION_FLAG_NO_BARRIERS;
    plan.promoted = calloc(options->promoted_count + (size_t)1, sizeof(*plan.promoted));
    plan.told = calloc(count + (size_t)1, sizeof(*plan.told));
    plan.modules = calloc(count + (size_t)1, sizeof(*plan.modules));
    ur_result_t result = UR_RESULT_SUCCESS;
    plan.standing = calloc(copy_count + (size_t)1, sizeof(*plan.standing));
    plan.is_open = calloc(copy_count + (size_t)1, sizeof(*plan.is_open));
    if (!plan.told || !plan.modules || !plan.promoted || !plan.standing || !plan.is_open) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        plan.count = plan.told ? plan.count : 0;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        plan.told[i].launch = launches[i];
        if (!ur_fusing_entry_new(report, "?")) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    if (result == UR_RESULT_SUCCESS && orders) {
        result = find_reaches(&plan);
    }
    if (result == UR_RESULT_SUCCESS) {
        find_limits(&plan);
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        plan.told[i].result = tell(&plan, i);
        result = plan.told[i].result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_SUCCESS
                                                                            : plan.told[i].result;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = pass_copies(&plan, i);
        if (result == UR_RESULT_SUCCESS) {
            result = place(&plan, i);
            pass_launch(&plan);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = close_group(&plan);
    }
    if (result == UR_RESULT_SUCCESS) {
        log_entries(&plan);
    } else {
        for (uint32_t g = 0; g < plan.group_count; ++g) {
            ur_fusing_group_end(&out[g]);
        }
        plan.group_count = 0;
        report->count = before.count;
        report->fused = before.fused;
        report->kernels = before.kernels;
    }
    free_plan(&plan);
    *group_count = plan.group_count;
    return result;
}
