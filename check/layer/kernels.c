/* Local memory that kernels get as arguments. Kernels read from the module's block how much there
 * is, so while launches with more may still run it stays what it was for them. */
#include <stdlib.h>
#include <string.h>

#include "layer.h"

#define NEXT (ur_checking.next)

struct argument {
    struct ur_check_code *code;
    uint32_t lent; /* of the code */
    uint32_t index;
    uint64_t size; /* bytes; 0: not set yet */
};

/* One that has such arguments, or any where values are looked for that nobody has set. */
struct kernel {
    ur_kernel_handle_t handle;
    const struct ur_check_context *context;
    bool whole;            /* all that it writes is looked at */
    const char *commanded; /* its name, where it takes the number of its launch; else NULL */
    uint32_t number_at;    /* the argument */
    uint32_t refs;         /* the program's */
    struct argument *arguments;
    uint32_t count;
    struct kernel *next;
};
#define NUM_CHAINS 256
static struct kernel *kernels[NUM_CHAINS];

static void kernels_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void kernels_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

static struct kernel **kernels_find(ur_kernel_handle_t handle) {
    uintptr_t at = (uintptr_t)handle;
    struct kernel **link = &kernels[(at >> 4 ^ at >> 12) % NUM_CHAINS];
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

static void kernels_drop(struct kernel **link) {
    struct kernel *kernel = *link;
    *link = kernel->next;
    free(kernel->arguments);
    free(kernel);
}

/* The name of a kernel that takes the number of its launch, which is nobody's yet; else NULL. */
static const char *find_commanded(ur_kernel_handle_t handle, const char *name,
                                  struct ur_check_code *const *codes, uint32_t count,
                                  uint32_t *at) {
    const uint64_t nobody = 0;
    for (uint32_t c = 0; c < count; c++) {
        const struct ur_check_module *module = &codes[c]->module;
        for (uint32_t i = 0; i < module->commanded_count; i++) {
            if (strcmp(module->commanded[i], name) == 0) {
                bool taken =
                    !NEXT->ddi.Kernel.pfnGetInfo(handle, UR_KERNEL_INFO_NUM_ARGS, sizeof(*at), at,
                                                 NULL) &&
                    *at &&
                    !NEXT->pfnKernelSetArgValue(handle, --*at, sizeof(nobody), NULL, &nobody);
                return taken ? module->commanded[i] : NULL;
            }
        }
    }
    return NULL;
}

/* The arguments of a kernel stand together. */
static uint32_t find_lent(const struct ur_check_module *module, const char *name, uint32_t *first) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < module->lent_count; i++) {
        if (strcmp(module->lents[i].kernel, name) == 0) {
            *first = count++ ? *first : i;
        }
    }
    return count;
}

void ur_check_kernel_made(ur_kernel_handle_t handle, const char *name,
                          const struct ur_check_context *context,
                          struct ur_check_code *const *codes, uint32_t count, bool whole) {
    struct kernel **link = kernels_find(handle), *kernel;
    struct argument *arguments = NULL;
    uint32_t found = 0;
    if (*link) {
        kernels_drop(link);
    }
    for (uint32_t c = 0; c < count; c++) {
        uint32_t first = 0, number = find_lent(&codes[c]->module, name, &first);
        if (number) {
            struct argument *more = realloc(arguments, (found + number) * sizeof(*more));
            if (!more) {
                break;
            }
            arguments = more;
            for (uint32_t i = first; i < first + number; i++) {
                arguments[found++] =
                    (struct argument){codes[c], i, codes[c]->module.lents[i].argument, 0};
            }
        }
    }
    uint32_t at = 0;
    const char *commanded = find_commanded(handle, name, codes, count, &at);
    kernel =
        found || commanded || (ur_checking.options.unset && whole) ? malloc(sizeof(*kernel)) : NULL;
    if (!kernel) {
        free(arguments);
        return;
    }
    *kernel = (struct kernel){.handle = handle,
                              .context = context,
                              .whole = whole,
                              .commanded = commanded,
                              .number_at = at,
                              .refs = 1,
                              .arguments = arguments,
                              .count = found};
    *kernels_find(handle) = kernel;
}

void ur_check_kernels_forget(const struct ur_check_context *context) {
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        struct kernel **link = &kernels[i];
        while (*link) {
            if ((*link)->context == context) {
                kernels_drop(link);
            } else {
                link = &(*link)->next;
            }
        }
    }
}

/* ---- launches -------------------------------------------------------------------------------- */

static void set(struct kernel *kernel, uint32_t index, uint64_t size) {
    for (uint32_t i = 0; kernel && i < kernel->count; i++) {
        if (kernel->arguments[i].index == index) {
            kernel->arguments[i].size = size;
        }
    }
}

static void set_all(struct kernel *kernel, uint32_t count,
                    const ur_exp_kernel_arg_properties_t *args) {
    for (uint32_t i = 0; kernel && i < count; i++) {
        if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_LOCAL) {
            set(kernel, args[i].index, args[i].size);
        }
    }
}

static void show_size(struct ur_check_code *code, uint32_t lent, uint64_t size) {
    volatile ur_check_u64 *place = &code->block->lent[lent];
    if (*place != size) {
        __atomic_store_n(place, size, __ATOMIC_RELEASE);
        ur_check_view_wrote(code->context, &code->view, place, sizeof(*place));
    }
}

/* What kernels compare with from now on: what this launch has, and those that may still run, and
 * what may run at any time. */
static void kernels_show(const struct argument *argument, uint64_t launch, bool any_time) {
    struct ur_check_lent_state *state = &argument->code->lents[argument->lent];
    uint64_t size = argument->size ? argument->size : UINT64_MAX;
    if (any_time && size > state->at_any_time) {
        state->at_any_time = size;
    }
    if (size < state->shown && state->last < ur_check_oldest_running(false)) {
        state->shown = state->at_any_time;
    }
    if (size >= state->shown) {
        state->shown = size;
        state->last = launch;
    }
    show_size(argument->code, argument->lent, state->shown == UINT64_MAX ? 0 : state->shown);
}

static void show_all(const struct kernel *kernel, uint64_t launch, bool any_time) {
    for (uint32_t i = 0; kernel && i < kernel->count; i++) {
        kernels_show(&kernel->arguments[i], launch, any_time);
    }
}

void ur_check_kernel_launch(ur_queue_handle_t queue, ur_kernel_handle_t handle, uint32_t count,
                            const ur_exp_kernel_arg_properties_t *args) {
    kernels_lock();
    bool known = *kernels_find(handle) && (*kernels_find(handle))->count;
    kernels_unlock();
    if (known) {
        bool captured = ur_check_is_captured(queue);
        kernels_lock();
        struct kernel *kernel = *kernels_find(handle);
        set_all(kernel, count, args);
        show_all(kernel, ur_checking.launches, captured);
        ur_check_settle(queue);
        kernels_unlock();
    }
}

void ur_check_kernel_writes(ur_queue_handle_t queue, ur_kernel_handle_t handle) {
    if (!ur_checking.options.unset || !queue) {
        return;
    }
    ur_context_handle_t context = ur_check_context_of(queue);
    bool captured = handle && ur_check_is_captured(queue);
    kernels_lock();
    const struct kernel *kernel = handle ? *kernels_find(handle) : NULL;
    bool all = handle ? !(kernel && kernel->whole) : ur_checking.recorded;
    struct ur_check_context *known = all && context ? ur_check_context(context) : NULL;
    if (known) {
        ur_check_shadows_drop(known);
        ur_checking.recorded |= captured;
    }
    kernels_unlock();
}

/* Nothing is known of how kernels of that module are launched. */
static void forget_sizes(struct ur_check_code *code) {
    for (uint32_t i = 0; i < code->module.lent_count; i++) {
        code->lents[i].at_any_time = code->lents[i].shown = UINT64_MAX;
        show_size(code, i, 0);
    }
    (void)ur_check_views_send(code->context, ur_check_tree_table(code->context), true);
}

static void forget_all_sizes(void) {
    for (struct ur_check_context *at = ur_checking.contexts; at; at = at->next) {
        for (struct ur_check_code *code = at->codes; code; code = code->next) {
            forget_sizes(code);
        }
    }
}

/* ---- numbers of launches --------------------------------------------------------------------- */

const char *ur_check_kernel_number(ur_kernel_handle_t handle, uint32_t number) {
    const uint64_t value = number;
    kernels_lock();
    const struct kernel *kernel = *kernels_find(handle);
    const char *name = kernel ? kernel->commanded : NULL;
    uint32_t at = name ? kernel->number_at : 0;
    kernels_unlock();
    if (name && NEXT->pfnKernelSetArgValue(handle, at, sizeof(value), NULL, &value)) {
        name = NULL;
    }
    return name;
}

ur_exp_kernel_arg_properties_t *ur_check_kernel_args(ur_kernel_handle_t handle, uint64_t number,
                                                     uint32_t *count,
                                                     const ur_exp_kernel_arg_properties_t **args,
                                                     const char **name) {
    kernels_lock();
    const struct kernel *kernel = *kernels_find(handle);
    /* What the call does not take stays for the adapter to say so. */
    *name = kernel && (*args || !*count) ? kernel->commanded : NULL;
    uint32_t at = *name ? kernel->number_at : 0, given = *count;
    kernels_unlock();
    /* The value stands behind the arguments. */
    ur_exp_kernel_arg_properties_t *all =
        *name ? malloc((given + 1) * sizeof(*all) + sizeof(number)) : NULL;
    if (all) {
        void *value = &all[given + 1];
        memcpy(value, &number, sizeof(number));
        if (given) {
            memcpy(all, *args, given * sizeof(*all));
        }
        all[given] =
            (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                             .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                             .index = at,
                                             .size = sizeof(number),
                                             .value = {.value = value}};
        *args = all;
        *count = given + 1;
    }
    return all;
}

/* ---- calls ----------------------------------------------------------------------------------- */

static ur_result_t UR_APICALL kernel_info(ur_kernel_handle_t handle, ur_kernel_info_t what,
                                          size_t size, void *value, size_t *actual) {
    ur_result_t result = NEXT->ddi.Kernel.pfnGetInfo(handle, what, size, value, actual);
    if (result == UR_RESULT_SUCCESS && what == UR_KERNEL_INFO_NUM_ARGS && value) {
        kernels_lock();
        const struct kernel *kernel = *kernels_find(handle);
        *(uint32_t *)value -= kernel && kernel->commanded;
        kernels_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL set_local(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                                        const ur_kernel_arg_local_properties_t *properties) {
    ur_result_t result = NEXT->pfnKernelSetArgLocal(kernel, index, size, properties);
    if (result == UR_RESULT_SUCCESS) {
        kernels_lock();
        set(*kernels_find(kernel), index, size);
        kernels_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL kernel_retain(ur_kernel_handle_t handle) {
    ur_result_t result = NEXT->ddi.Kernel.pfnRetain(handle);
    if (result == UR_RESULT_SUCCESS) {
        kernels_lock();
        struct kernel *kernel = *kernels_find(handle);
        if (kernel) {
            kernel->refs++;
        }
        kernels_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL kernel_release(ur_kernel_handle_t handle) {
    kernels_lock();
    struct kernel **link = kernels_find(handle);
    if (*link && --(*link)->refs == 0) {
        kernels_drop(link);
    }
    kernels_unlock();
    return NEXT->ddi.Kernel.pfnRelease(handle);
}

/* Who has the handle of the driver launches as it likes. */
static ur_result_t UR_APICALL kernel_native(ur_kernel_handle_t handle, ur_native_handle_t *native) {
    kernels_lock();
    const struct kernel *kernel = *kernels_find(handle);
    for (uint32_t i = 0; kernel && i < kernel->count; i++) {
        forget_sizes(kernel->arguments[i].code);
    }
    kernels_unlock();
    return NEXT->ddi.Kernel.pfnGetNativeHandle(handle, native);
}

static ur_result_t UR_APICALL kernel_adopt(ur_native_handle_t native, ur_context_handle_t context,
                                           ur_program_handle_t program,
                                           const ur_kernel_native_properties_t *properties,
                                           ur_kernel_handle_t *out) {
    kernels_lock();
    forget_all_sizes();
    kernels_unlock();
    return NEXT->ddi.Kernel.pfnCreateWithNativeHandle(native, context, program, properties, out);
}

static void kernels_record(ur_kernel_handle_t handle, uint32_t count,
                           const ur_exp_kernel_arg_properties_t *args, uint32_t other_count,
                           ur_kernel_handle_t *others) {
    kernels_lock();
    ur_checking.recorded |=
        other_count || !*kernels_find(handle) || !(*kernels_find(handle))->whole;
    set_all(*kernels_find(handle), count, args);
    show_all(*kernels_find(handle), ur_checking.launches, true);
    for (uint32_t i = 0; others && i < other_count; i++) {
        show_all(*kernels_find(others[i]), ur_checking.launches, true);
    }
    kernels_unlock();
}

static ur_result_t UR_APICALL
kernels_append(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, uint32_t dims,
               const size_t *offset, const size_t *global, const size_t *local,
               uint32_t other_count, ur_kernel_handle_t *others, uint32_t point_count,
               const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
               const ur_event_handle_t *events, ur_exp_command_buffer_sync_point_t *point,
               ur_event_handle_t *event, ur_exp_command_buffer_command_handle_t *command) {
    kernels_record(kernel, 0, NULL, other_count, others);
    (void)ur_check_kernel_number(kernel, 0);
    for (uint32_t i = 0; others && i < other_count; i++) {
        (void)ur_check_kernel_number(others[i], 0);
    }
    return NEXT->ddi.CommandBufferExp.pfnAppendKernelLaunchExp(
        buffer, kernel, dims, offset, global, local, other_count, others, point_count, points,
        count, events, point, event, command);
}

static ur_result_t UR_APICALL append_with_args(
    ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, uint32_t dims,
    const size_t *offset, const size_t *global, const size_t *local, uint32_t arg_count,
    const ur_exp_kernel_arg_properties_t *args, uint32_t other_count, ur_kernel_handle_t *others,
    uint32_t point_count, const ur_exp_command_buffer_sync_point_t *points, uint32_t count,
    const ur_event_handle_t *events, ur_exp_command_buffer_sync_point_t *point,
    ur_event_handle_t *event, ur_exp_command_buffer_command_handle_t *command) {
    const char *name;
    kernels_record(kernel, args ? arg_count : 0, args, other_count, others);
    ur_exp_kernel_arg_properties_t *more =
        ur_check_kernel_args(kernel, 0, &arg_count, &args, &name);
    ur_result_t result = NEXT->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        buffer, kernel, dims, offset, global, local, arg_count, args, other_count, others,
        point_count, points, count, events, point, event, command);
    free(more);
    return result;
}

/* Which kernel a command launches is not followed: a new size of local memory may be anyone's. */
static ur_result_t UR_APICALL
kernels_update(ur_exp_command_buffer_handle_t buffer, uint32_t count,
               const ur_exp_command_buffer_update_kernel_launch_desc_t *all) {
    bool any = false;
    for (uint32_t i = 0; all && i < count; i++) {
        any |= all[i].hNewKernel != NULL;
        for (uint32_t k = 0; all[i].pNewValueArgList && k < all[i].numNewValueArgs; k++) {
            any |= !all[i].pNewValueArgList[k].pNewValueArg;
        }
    }
    if (any) {
        kernels_lock();
        ur_checking.recorded = true; /* of a kernel that is not known */
        forget_all_sizes();
        kernels_unlock();
    }
    return NEXT->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp(buffer, count, all);
}

void ur_check_follow_kernels(ur_layer_dditable_t *out) {
    out->pfnKernelSetArgLocal = set_local;
    out->ddi.Kernel.pfnGetInfo = kernel_info;
    out->ddi.Kernel.pfnRetain = kernel_retain;
    out->ddi.Kernel.pfnRelease = kernel_release;
    out->ddi.Kernel.pfnGetNativeHandle = kernel_native;
    out->ddi.Kernel.pfnCreateWithNativeHandle = kernel_adopt;
    out->ddi.CommandBufferExp.pfnAppendKernelLaunchExp = kernels_append;
    out->ddi.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp = append_with_args;
    out->ddi.CommandBufferExp.pfnUpdateKernelLaunchExp = kernels_update;
}
