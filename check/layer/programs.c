/* Programs of SPIR-V, which are rewritten when they are made. Each module has a block of its own,
 * whose address a variable of the module takes when a program that holds it is built. Until then,
 * and where a program is built elsewhere from what this one became, the variable is 0 and nothing
 * is checked. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "layer.h"

struct program {
    ur_program_handle_t handle;
    uint32_t refs;
    const struct ur_check_context *context;
    void *code; /* as the program gave it; NULL: it was linked */
    size_t size;
    struct ur_check_code **codes; /* of its modules */
    uint32_t count;
    bool whole;                /* all that it writes is looked at */
    bool missed;               /* a device does not have the address of a block */
    char *options;             /* that it was built with, or NULL */
    ur_program_handle_t plain; /* of `code`, for who wants binaries; NULL: nobody does yet */
    struct program *next;
};

#define NUM_CHAINS 1024
static struct program *programs[NUM_CHAINS];

static struct program **programs_chain_of(ur_program_handle_t handle) {
    uintptr_t at = (uintptr_t)handle;
    return &programs[(at >> 4 ^ at >> 14) % NUM_CHAINS];
}

static struct program *programs_find(ur_program_handle_t handle) {
    struct program *program = *programs_chain_of(handle);
    while (program && program->handle != handle) {
        program = program->next;
    }
    return program;
}

static void programs_drop(struct program **link) {
    struct program *program = *link;
    *link = program->next;
    if (program->plain) {
        ur_checking.next->ddi.Program.pfnRelease(program->plain);
    }
    free(program->options);
    free(program->code);
    free(program->codes);
    free(program);
}

static void remove_program(ur_program_handle_t handle) {
    for (struct program **link = programs_chain_of(handle); *link; link = &(*link)->next) {
        if ((*link)->handle == handle) {
            programs_drop(link);
            return;
        }
    }
}

static struct program *add_program(ur_program_handle_t handle,
                                   const struct ur_check_context *context) {
    struct program *program = calloc(1, sizeof(*program));
    remove_program(handle);
    if (program) {
        program->handle = handle;
        program->refs = 1;
        program->context = context;
        program->next = *programs_chain_of(handle);
        *programs_chain_of(handle) = program;
    }
    return program;
}

static bool add_code(struct program *program, struct ur_check_code *code) {
    for (uint32_t i = 0; i < program->count; i++) {
        if (program->codes[i] == code) {
            return true;
        }
    }
    struct ur_check_code **codes = realloc(program->codes, (program->count + 1) * sizeof(*codes));
    if (!codes) {
        return false;
    }
    program->codes = codes;
    codes[program->count++] = code;
    return true;
}

void ur_check_programs_forget(const struct ur_check_context *context) {
    for (unsigned i = 0; i < NUM_CHAINS; i++) {
        struct program **link = &programs[i];
        while (*link) {
            if ((*link)->context == context) {
                programs_drop(link);
            } else {
                link = &(*link)->next;
            }
        }
    }
}

void ur_check_program_retain(ur_program_handle_t handle) {
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    if (program) {
        program->refs++;
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

void ur_check_program_release(ur_program_handle_t handle) {
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    if (program && --program->refs == 0) {
        remove_program(handle);
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

/* ---- making ---- */

/* Whether kernels of a device can be told addresses, and tell what they find; else why not. */
static bool is_able(ur_device_handle_t device, const char **why) {
    ur_device_usm_access_capability_flags_t host = 0;
    ur_bool_t variables = false;
    if (ur_checking.next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_USM_HOST_SUPPORT,
                                                sizeof(host), &host, NULL) ||
        !(host & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS)) {
        *why = "it has no host USM";
        return false;
    }
    if (ur_checking.next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_GLOBAL_VARIABLE_SUPPORT,
                                                sizeof(variables), &variables, NULL) ||
        !variables) {
        *why = "its programs have no variables that the host writes";
        return false;
    }
    return true;
}

static bool is_able_of_races(ur_device_handle_t device) {
    ur_bool_t able = false;
    return ur_checking.next->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_ATOMIC_64, sizeof(able),
                                                   &able, NULL) == UR_RESULT_SUCCESS &&
           able;
}

/* All devices of a context at `*devices`, which the caller frees. */
static uint32_t devices_of(ur_context_handle_t context, ur_device_handle_t **devices) {
    uint32_t count = 0;
    *devices = NULL;
    if (ur_checking.next->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES,
                                                 sizeof(count), &count, NULL) ||
        !count || !(*devices = calloc(count, sizeof(**devices))) ||
        ur_checking.next->ddi.Context.pfnGetInfo(context, UR_CONTEXT_INFO_DEVICES,
                                                 count * sizeof(**devices), *devices, NULL)) {
        return 0;
    }
    return count;
}

static enum ur_check_target target_of(ur_device_handle_t device) {
    const ur_dditable_t *next = &ur_checking.next->ddi;
    ur_platform_handle_t platform = NULL;
    ur_backend_t backend = UR_BACKEND_UNKNOWN;
    if (next->Device.pfnGetInfo(device, UR_DEVICE_INFO_PLATFORM, sizeof(platform), &platform,
                                NULL) ||
        next->Platform.pfnGetInfo(platform, UR_PLATFORM_INFO_BACKEND, sizeof(backend), &backend,
                                  NULL)) {
        return UR_CHECK_GPU;
    }
    if (backend == UR_BACKEND_OPENCL) {
        ur_device_type_t type = UR_DEVICE_TYPE_DEFAULT;
        uint32_t vendor = 0;
        (void)next->Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL);
        (void)next->Device.pfnGetInfo(device, UR_DEVICE_INFO_VENDOR_ID, sizeof(vendor), &vendor,
                                      NULL);
        return vendor == 0x8086 && type == UR_DEVICE_TYPE_CPU ? UR_CHECK_VECTORS : UR_CHECK_GPU;
    }
    return backend == UR_BACKEND_NATIVE_CPU ? UR_CHECK_LOOPS : UR_CHECK_GPU;
}

bool ur_check_prepare(struct ur_check_context *context) {
    const char *why = "";
    char name[128] = "";
    if (context->asked) {
        return context->whole && !context->off;
    }
    context->asked = true;
    ur_device_handle_t *devices;
    uint32_t count = devices_of(context->handle, &devices);
    context->whole = count != 0;
    for (uint32_t i = 0; i < count && context->whole; i++) {
        context->whole = is_able(devices[i], &why);
        if (!context->whole) {
            ur_checking.next->ddi.Device.pfnGetInfo(devices[i], UR_DEVICE_INFO_NAME,
                                                    sizeof(name) - 1, name, NULL);
            ur_log_error("kernels of a context with the device '%s' are not checked: %s", name,
                         why);
        }
    }
    if (context->whole) {
        context->target = target_of(devices[0]);
        if (count == 1) {
            ur_check_views_begin(context, devices[0]);
        }
        context->racing = ur_checking.options.races != UR_CHECK_RACES_NOT;
    }
    for (uint32_t i = 0;
         i < count && context->racing && ur_checking.options.races != UR_CHECK_RACES_COMMANDS;
         i++) {
        context->racing = is_able_of_races(devices[i]);
        if (!context->racing) {
            ur_log_warning("races are not looked for: a device has no atomic operations on numbers "
                           "of 64 bits");
        }
    }
    free(devices);
    return context->whole;
}

/* Host USM of zeros. */
static void *make_zeros(struct ur_check_context *context, size_t size) {
    void *memory = NULL;
    if (ur_checking.next->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, size, &memory)) {
        return NULL;
    }
    memset(memory, 0, size);
    return memory;
}

static struct ur_check_code *make_code(struct ur_check_context *context,
                                       struct ur_check_module *module) {
    struct ur_check_code *code = calloc(1, sizeof(*code));
    size_t own = sizeof(struct ur_check_told) + module->site_count * sizeof(struct ur_check_slot);
    size_t size = own + module->race_site_count * sizeof(struct ur_check_race);
    bool *told = calloc(module->site_count + 1, sizeof(*told));
    bool *told_races = calloc(module->race_site_count + 1, sizeof(*told_races));
    struct ur_check_lent_state *lents = calloc(module->lent_count + 1, sizeof(*lents));
    context->any = context->any ? context->any : make_zeros(context, sizeof(*context->any));
    void *said = context->any ? make_zeros(context, size) : NULL;
    if (!code || !told || !told_races || !lents || !said ||
        !ur_check_view_make(context, sizeof(*code->block), &code->view)) {
        goto free_all;
    }
    code->module = *module;
    code->context = context;
    code->block = code->view.here;
    code->view.last = true;
    code->said = said;
    code->told = told;
    code->lents = lents;
    code->told_races = told_races;
    const struct ur_check_view *table = ur_check_tree_table(context);
    code->block->table = context->off || !table ? 0 : table->seen;
    code->block->told = (uintptr_t)said;
    code->block->any = (uintptr_t)context->any;
    if (module->race_site_count) {
        code->races = (volatile struct ur_check_race *)((char *)said + own);
        code->block->races = (uintptr_t)context->races;
        code->block->race_slots = (uintptr_t)code->races;
    }
    /* Kernels may be launched by a way that is not followed. */
    if (!ur_check_views_send(context, table, true)) {
        ur_check_view_end(context, &code->view, true);
        goto free_all;
    }
    code->next = context->codes;
    context->codes = code;
    return code;

free_all:
    if (said) {
        ur_checking.next->ddi.USM.pfnFree(context->handle, said);
    }
    free(code);
    free(told);
    free(told_races);
    free(lents);
    return NULL;
}

ur_result_t ur_check_program_create(ur_context_handle_t handle, const void *il, size_t size,
                                    const ur_program_properties_t *properties,
                                    ur_program_handle_t *out) {
    struct ur_check_module module = {0};
    struct ur_check_code *code = NULL;
    char why[512] = "";
    void *copy = NULL;

    pthread_mutex_lock(&ur_checking.lock);
    struct ur_check_context *context = il && size && out ? ur_check_context(handle) : NULL;
    bool able = context && ur_check_prepare(context);
    bool racing = able && ur_check_races_of(context);
    pthread_mutex_unlock(&ur_checking.lock);
    enum ur_check_outcome outcome =
        able ? ur_check_rewrite(il, size, context->target,
                                !racing ? UR_CHECK_NO_RACES
                                : ur_checking.options.races == UR_CHECK_RACES_COMMANDS
                                    ? UR_CHECK_RACES_BETWEEN
                                    : UR_CHECK_RACES_WITHIN,
                                ur_checking.options.unset, &module, why, sizeof(why))
             : UR_CHECK_AS_IT_IS;
    if (outcome != UR_CHECK_REWRITTEN || !(copy = malloc(size))) {
        ur_result_t result =
            ur_checking.next->ddi.Program.pfnCreateWithIL(handle, il, size, properties, out);
        if (able && outcome == UR_CHECK_AS_IT_IS && ur_checking.options.unset &&
            result == UR_RESULT_SUCCESS) {
            pthread_mutex_lock(&ur_checking.lock);
            struct program *program = add_program(*out, context);
            if (program) {
                program->whole = !module.elsewhere;
            }
            pthread_mutex_unlock(&ur_checking.lock);
        }
        ur_check_module_free(&module);
        if (outcome == UR_CHECK_REFUSED && result == UR_RESULT_SUCCESS) {
            ur_log_warning("a program is not checked: %s", why);
        }
        return result;
    }
    memcpy(copy, il, size);
    pthread_mutex_lock(&ur_checking.lock);
    code = make_code(context, &module);
    pthread_mutex_unlock(&ur_checking.lock);
    ur_result_t result = code ? ur_checking.next->ddi.Program.pfnCreateWithIL(
                                    handle, module.words, module.size, properties, out)
                              : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    if (result != UR_RESULT_SUCCESS) {
        /* Its own mistakes are to be told of what the program gave; the block stays with its
         * context. */
        result = ur_checking.next->ddi.Program.pfnCreateWithIL(handle, il, size, properties, out);
        if (result == UR_RESULT_SUCCESS) {
            ur_log_warning("a program is not checked: its adapter does not take it with checks");
        }
        if (!code) {
            ur_check_module_free(&module);
        }
        free(copy);
        return result;
    }
    pthread_mutex_lock(&ur_checking.lock);
    free(code->module.words);
    code->module.words = NULL;
    struct program *program = add_program(*out, context);
    if (program && add_code(program, code)) {
        program->whole = !code->module.elsewhere;
        program->code = copy;
        program->size = size;
        copy = NULL;
    }
    pthread_mutex_unlock(&ur_checking.lock);
    free(copy);
    return UR_RESULT_SUCCESS;
}

void ur_check_program_linked(ur_context_handle_t context, ur_program_handle_t handle,
                             uint32_t count, const ur_program_handle_t *from) {
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    bool whole = !program || program->whole;
    for (uint32_t i = 0; i < count; i++) {
        struct program *other = programs_find(from[i]);
        whole = whole && other && other->whole;
        if (!other || other == program) {
            continue;
        }
        if (!program) {
            struct ur_check_context *at = ur_check_context(context);
            program = at ? add_program(handle, at) : NULL;
        }
        for (uint32_t k = 0; program && k < other->count; k++) {
            add_code(program, other->codes[k]);
        }
    }
    if (program) {
        program->whole = whole;
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

void ur_check_program_built(ur_program_handle_t handle, uint32_t device_count,
                            const ur_device_handle_t *devices) {
    struct ur_check_code **codes = NULL;
    ur_device_handle_t *own = NULL;
    ur_context_handle_t context = NULL;
    uint32_t count = 0;
    bool missed = false;

    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    if (program && (codes = malloc((program->count + 1) * sizeof(*codes))) != NULL) {
        context = program->context->handle;
        count = program->count;
        if (count) {
            memcpy(codes, program->codes, count * sizeof(*codes));
        }
    }
    pthread_mutex_unlock(&ur_checking.lock);
    if (count && !devices) {
        device_count = devices_of(context, &own);
        devices = own;
    }
    for (uint32_t d = 0; count && d < device_count; d++) {
        ur_queue_handle_t queue = NULL;
        ur_result_t result =
            ur_checking.next->ddi.Queue.pfnCreate(context, devices[d], NULL, &queue);
        bool any = false;
        for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; i++) {
            uint64_t block = codes[i]->view.seen;
            any |= ur_checking.next->ddi.Enqueue.pfnDeviceGlobalVariableWrite(
                       queue, handle, codes[i]->module.variable, true, sizeof(block), 0, &block, 0,
                       NULL, NULL) == UR_RESULT_SUCCESS;
        }
        missed |= !any;
        if (queue) {
            ur_checking.next->ddi.Queue.pfnRelease(queue);
        }
    }
    free(own);
    free(codes);
    pthread_mutex_lock(&ur_checking.lock);
    program = programs_find(handle);
    if (program) {
        program->missed = missed;
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

/* One that lacks functions of others has its variables only once it was linked with them. */
void ur_check_program_used(ur_program_handle_t handle, const char *name,
                           ur_kernel_handle_t kernel) {
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    if (program) {
        ur_check_kernel_made(kernel, name, program->context, program->codes, program->count,
                             program->whole && !program->missed);
    } else {
        ur_check_kernel_made(kernel, name, NULL, NULL, 0, false);
    }
    if (program && program->missed) {
        program->missed = false;
        ur_log_error(
            "kernels of a program are not checked: the adapter does not write its variable");
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

void ur_check_program_options(ur_program_handle_t handle, const char *options) {
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    if (program) {
        free(program->options);
        program->options = options ? strdup(options) : NULL;
    }
    pthread_mutex_unlock(&ur_checking.lock);
}

/* Binaries are for anybody, who does not know of an argument more. */
ur_result_t ur_check_program_plain(ur_program_handle_t handle, ur_program_handle_t *plain) {
    const ur_dditable_t *next = &ur_checking.next->ddi;
    ur_result_t result = UR_RESULT_SUCCESS;
    bool commanded = false;
    pthread_mutex_lock(&ur_checking.lock);
    struct program *program = programs_find(handle);
    *plain = handle;
    for (uint32_t i = 0; program && i < program->count; i++) {
        commanded |= program->codes[i]->module.commanded_count != 0;
    }
    if (commanded && !program->code) {
        result = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    } else if (commanded && !program->plain) {
        result = next->Program.pfnCreateWithIL(program->context->handle, program->code,
                                               program->size, NULL, &program->plain);
        if (result == UR_RESULT_SUCCESS) {
            result =
                next->Program.pfnBuild(program->context->handle, program->plain, program->options);
        }
        if (result != UR_RESULT_SUCCESS && program->plain) {
            next->Program.pfnRelease(program->plain);
            program->plain = NULL;
        }
    }
    if (commanded && result == UR_RESULT_SUCCESS) {
        *plain = program->plain;
    }
    pthread_mutex_unlock(&ur_checking.lock);
    return result;
}

bool ur_check_program_code(ur_program_handle_t handle, size_t size, void *value, size_t *actual,
                           ur_result_t *result) {
    pthread_mutex_lock(&ur_checking.lock);
    const struct program *program = programs_find(handle);
    bool known = program && program->code;
    if (known) {
        *result = value && size < program->size ? UR_RESULT_ERROR_INVALID_SIZE : UR_RESULT_SUCCESS;
        if (value && *result == UR_RESULT_SUCCESS) {
            memcpy(value, program->code, program->size);
        }
        if (actual && *result == UR_RESULT_SUCCESS) {
            *actual = program->size;
        }
    }
    pthread_mutex_unlock(&ur_checking.lock);
    return known;
}
