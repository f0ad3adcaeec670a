/* Dynamic linking: what the SPIR-V of a built program imports comes from others that are built. The
 * drivers' modules stand alone, so the code of a program that was open is made of its own modules
 * and of those that it needs, and loaded; the others stay as they are, with their kernels. */
#include "stream.h"

enum { LOG_SIZE = 4096 };

/* Code for an open program, before any of them has changed. */
struct pending {
    uint32_t program, index;
    char *code;
    size_t size;
};

struct linking {
    ur_context_handle_t context;
    uint32_t count;
    const ur_program_handle_t *programs;
    struct ur_il *ils;    /* as they were when the call began; own */
    struct ur_il *others; /* room for all of them but one */
    struct pending *pending;
    uint32_t pending_count;
};

static ur_result_t check_programs(ur_context_handle_t context, uint32_t count,
                                  const ur_program_handle_t *programs) {
    const char *why;
    if (!stream_device_ops.il_known(&why)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver links no modules that are loaded, and takes no SPIR-V, %s", why);
    }
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_PROGRAM(programs[i]);
        if (programs[i]->context != context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u of %u is of another context", i, count);
        }
        if (!programs[i]->il.count) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u of %u is native code, which is linked before it is loaded: "
                           "see urProgramLink",
                           i, count);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* Whether a program is built for a device, and open there. */
static bool is_built(ur_program_handle_t program, uint32_t index, bool *open) {
    pthread_mutex_lock(&program->lock);
    *open = program->open[index];
    bool built = *open || program->loaded[index];
    pthread_mutex_unlock(&program->lock);
    return built;
}

/* Makes the code of an open program. */
static ur_result_t program_dynamic_prepare(struct linking *link, uint32_t p, uint32_t index) {
    ur_program_handle_t program = link->programs[p];
    ur_device_handle_t device = link->context->places[index]->device;
    struct pending *to = &link->pending[link->pending_count];
    struct ur_spirv_module *module = NULL;
    char log[LOG_SIZE] = "";
    for (uint32_t i = 0, at = 0; i < link->count; ++i) {
        if (i != p) {
            link->others[at++] = link->ils[i];
        }
    }
    ur_result_t result =
        ur_il_join(&link->ils[p], link->others, link->count - 1, &module, log, sizeof(log));
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&program->lock);
        result = stream_device_ops.il_translate(device, module, program->options, log, sizeof(log),
                                                &to->code, &to->size);
        pthread_mutex_unlock(&program->lock);
    }
    ur_spirv_release(module);
    if (result != UR_RESULT_SUCCESS) {
        return ur_fail(result, 0, "linking program %u for %s (%s): %s", p, device->name,
                       device->arch, log);
    }
    to->program = p;
    to->index = index;
    ++link->pending_count;
    return UR_RESULT_SUCCESS;
}

/* Gives an open program its code, unless another thread was faster. */
static ur_result_t program_dynamic_finish(const struct linking *link, struct pending *from) {
    ur_program_handle_t program = link->programs[from->program];
    pthread_mutex_lock(&program->lock);
    ur_result_t result = UR_RESULT_SUCCESS;
    if (program->open[from->index]) {
        result = stream_program_take(program, from->index, from->code, from->size);
        from->code = NULL;
    }
    pthread_mutex_unlock(&program->lock);
    return result;
}

static ur_result_t link_all(struct linking *link) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < link->count && result == UR_RESULT_SUCCESS; ++i) {
        pthread_mutex_lock(&link->programs[i]->lock);
        result = ur_il_add(&link->ils[i], &link->programs[i]->il);
        pthread_mutex_unlock(&link->programs[i]->lock);
    }
    bool any = false, open;
    for (uint32_t d = 0; d < link->context->device_count; ++d) {
        bool all = true;
        for (uint32_t i = 0; i < link->count; ++i) {
            all = is_built(link->programs[i], d, &open) && all;
        }
        any = any || all;
        for (uint32_t i = 0; i < link->count && all && result == UR_RESULT_SUCCESS; ++i) {
            (void)is_built(link->programs[i], d, &open);
            result = open ? program_dynamic_prepare(link, i, d) : UR_RESULT_SUCCESS;
        }
    }
    if (!any && result == UR_RESULT_SUCCESS) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                       "there is no device that all programs are built for");
    }
    for (uint32_t i = 0; i < link->pending_count && result == UR_RESULT_SUCCESS; ++i) {
        result = program_dynamic_finish(link, &link->pending[i]);
    }
    return result;
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                    const ur_program_handle_t *phPrograms) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phPrograms);
    ur_result_t result = check_programs(hContext, count, phPrograms);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct linking link = {.context = hContext, .count = count, .programs = phPrograms};
    link.ils = calloc(count, sizeof(*link.ils));
    link.others = calloc(count, sizeof(*link.others));
    link.pending = calloc((size_t)count * hContext->device_count, sizeof(*link.pending));
    result = link.ils && link.others && link.pending
                 ? link_all(&link)
                 : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; i < link.pending_count; ++i) {
        free(link.pending[i].code);
    }
    for (uint32_t i = 0; i < count && link.ils; ++i) {
        ur_il_free(&link.ils[i]);
    }
    free(link.pending);
    free(link.others);
    free(link.ils);
    return result;
}
