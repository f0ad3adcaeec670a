/* Programs: SPIR-V and native binaries; their specialization constants and globals. */
#include <stddef.h>
#include <stdlib.h>
#include <string.h>

#include "context.h"
#include "entry/program_check.h"
#include "program.h"
#include "queue.h"
#include "spirv/check.h"
#include "spirv/specialize.h"
#include "ze.h"

ur_result_t ze_program_new(ur_context_handle_t context, ur_program_handle_t *out) {
    ur_program_handle_t program = calloc(1, sizeof(*program));
    struct ze_build *builds = calloc(context->device_count, sizeof(*builds));
    if (!program || !builds) {
        free(builds);
        free(program);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&program->object, UR_KIND_PROGRAM);
    program->builds = builds;
    program->context = context;
    pthread_mutex_init(&program->lock, NULL);
    pthread_mutex_init(&program->beyond_lock, NULL);
    ze_context_retain(context);
    *out = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_program_add_il(ur_program_handle_t program, const struct ze_il *from,
                              const char *options) {
    struct ze_il *il = realloc(program->il, (program->il_count + 1) * sizeof(*il));
    if (!il) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    program->il = il;
    struct ze_il added = {.code = malloc(from->size),
                          .size = from->size,
                          .options = strdup(options ? options : ""),
                          .spec_count = from->spec_count,
                          .specs = malloc((from->spec_count + 1) * sizeof(*added.specs))};
    if (!added.code || !added.options || !added.specs) {
        free(added.code);
        free(added.options);
        free(added.specs);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(added.code, from->code, from->size);
    for (uint32_t i = 0; i < from->spec_count; ++i) {
        added.specs[i] = from->specs[i];
    }
    il[program->il_count++] = added;
    return UR_RESULT_SUCCESS;
}

/* ---- native kernels that outlive their kernels ---- */

enum { MOST_ENDED = 64 };

struct ze_ended {
    struct ur_late late; /* of the first one of a list that is given up */
    struct ze_ended *next;
    ze_kernel_handle_t kernel;
};

static void destroy_ended(struct ze_ended *ended) {
    while (ended) {
        struct ze_ended *next = ended->next;
        ze.zeKernelDestroy(ended->kernel);
        free(ended);
        ended = next;
    }
}

static void end_kernels(struct ur_late *late) {
    struct ze_ended *ended = (struct ze_ended *)((char *)late - offsetof(struct ze_ended, late));
    if (ur_exiting()) {
        ur_exit_keep(ended);
    } else {
        destroy_ended(ended);
    }
}

void ze_program_end_kernel(ur_context_handle_t context, ur_program_handle_t program,
                           ze_kernel_handle_t kernel) {
    struct ze_ended *ended = malloc(sizeof(*ended)), *all = ended;
    if (!ended) { /* nothing can be put off */
        ze_queues_finish(context, NULL);
        ze.zeKernelDestroy(kernel);
        return;
    }
    *ended = (struct ze_ended){.late.end = end_kernels, .kernel = kernel};
    if (program) {
        pthread_mutex_lock(&program->lock);
        ended->next = program->ended;
        program->ended = ended;
        all = NULL;
        if (++program->ended_count >= MOST_ENDED) {
            all = program->ended;
            program->ended = NULL;
            program->ended_count = 0;
        }
        pthread_mutex_unlock(&program->lock);
    }
    if (all) {
        ur_pool_give_up(context->space, &all->late, 0);
    }
}

static void program_free(ur_program_handle_t program) {
    uint32_t count = program->context->device_count;
    destroy_ended(program->ended);
    ze_beyond_free(program);
    for (uint32_t i = 0; i < count; ++i) {
        if (program->builds[i].module && !program->adopted) {
            ze.zeModuleDestroy(program->builds[i].module);
        }
        free(program->builds[i].log);
        free(program->builds[i].options);
        free((void *)program->builds[i].binary);
    }
    for (uint32_t i = 0; i < program->il_count; ++i) {
        free(program->il[i].code);
        free(program->il[i].options);
        free(program->il[i].specs);
        ur_spec_constants_free(&program->il[i].known);
    }
    ur_global_names_free(&program->globals);
    free(program->il);
    free(program->builds);
    free(program->options);
    pthread_mutex_destroy(&program->beyond_lock);
    pthread_mutex_destroy(&program->lock);
    free(program);
}

static void program_end_late(struct ur_late *late) {
    ur_program_handle_t program =
        (ur_program_handle_t)((char *)late - offsetof(struct ur_program_handle_t_, late));
    if (ur_exiting()) {
        ur_exit_keep(program);
    } else {
        program_free(program);
    }
}

/* Whether the driver has something of it. */
static bool is_native(ur_program_handle_t program) {
    bool native = program->ended != NULL || ze_beyond_any(program);
    for (uint32_t i = 0; i < program->context->device_count && !native; ++i) {
        native = program->builds[i].module && !program->adopted;
    }
    return native;
}

void ze_program_release(ur_program_handle_t program) {
    if (!ur_object_release(&program->object)) {
        return;
    }
    ur_context_handle_t context = program->context;
    if (is_native(program)) { /* commands may still use kernels and variables */
        program->late.end = program_end_late;
        ur_pool_give_up(context->space, &program->late, 0);
    } else {
        program_free(program);
    }
    ze_context_release(context);
}

/* Gives out a program that has its code, or undoes it. */
static ur_result_t program_finish(ur_program_handle_t program, ur_result_t result,
                                  const ur_program_properties_t *properties,
                                  ur_program_handle_t *out) {
    if (result == UR_RESULT_SUCCESS) {
        result = ur_global_names_read(&program->globals, properties);
    }
    if (result != UR_RESULT_SUCCESS) {
        ze_program_release(program);
        return result;
    }
    *out = program;
    return result;
}

ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties,
                                  ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIL);
    UR_CHECK_POINTER(phProgram);
    if (length == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = ur_metadata_check(pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_spirv_error error;
    void *mended;
    size_t mended_size;
    const struct ur_spirv_taker taker = ze_spirv_taker(hContext);
    enum ur_spirv_fault fault = ur_spirv_check(pIL, length, &taker, &mended, &mended_size, &error);
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (fault != UR_SPIRV_OK) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", error.why);
    }
    ur_program_handle_t program;
    result = ze_program_new(hContext, &program);
    if (result != UR_RESULT_SUCCESS) {
        free(mended);
        return result;
    }
    struct ze_il il = {.code = mended ? mended : (uint8_t *)pIL,
                       .size = mended ? mended_size : length};
    result = ze_program_add_il(program, &il, NULL);
    free(mended);
    return program_finish(program, result, pProperties, phProgram);
}

ur_result_t urProgramCreateWithBinary(ur_context_handle_t hContext, uint32_t numDevices,
                                      ur_device_handle_t *phDevices, size_t *pLengths,
                                      const uint8_t **ppBinaries,
                                      const ur_program_properties_t *pProperties,
                                      ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_POINTER(pLengths);
    UR_CHECK_POINTER(ppBinaries);
    UR_CHECK_POINTER(phProgram);
    ur_result_t result =
        ur_binaries_check(hContext, numDevices, phDevices, pLengths, ppBinaries, pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_program_handle_t program;
    result = ze_program_new(hContext, &program);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; i < numDevices && result == UR_RESULT_SUCCESS; ++i) {
        struct ze_build *build = &program->builds[ze_context_index(hContext, phDevices[i])];
        uint8_t *copy = malloc(pLengths[i]);
        if (!copy) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            break;
        }
        memcpy(copy, ppBinaries[i], pLengths[i]);
        free((void *)build->binary);
        build->binary = copy;
        build->binary_size = pLengths[i];
        build->type = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    }
    return program_finish(program, result, pProperties, phProgram);
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) {
    UR_CHECK_PROGRAM(hProgram);
    ze_program_release(hProgram);
    return UR_RESULT_SUCCESS;
}

/* ---- specialization constants and native handles ----------------------------------------------
 */

/* The module's value of that number, added if it has none yet; NULL: no memory. */
static struct ze_spec *spec_of(struct ze_il *il, uint32_t id) {
    for (uint32_t i = 0; i < il->spec_count; ++i) {
        if (il->specs[i].id == id) {
            return &il->specs[i];
        }
    }
    struct ze_spec *specs = realloc(il->specs, (il->spec_count + 1) * sizeof(*specs));
    if (!specs) {
        return NULL;
    }
    il->specs = specs;
    specs[il->spec_count] = (struct ze_spec){id, 0};
    return &specs[il->spec_count++];
}

ur_result_t
urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                    const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < count; ++i) {
        if (pSpecConstants[i].size > sizeof(uint64_t)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a specialization constant of %zu bytes", pSpecConstants[i].size);
        }
    }
    pthread_mutex_lock(&hProgram->lock);
    for (uint32_t i = 0; i < hProgram->context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (hProgram->builds[i].module) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                             "the program is built: its constants have their values");
        }
    }
    for (uint32_t i = 0; i < hProgram->il_count && result == UR_RESULT_SUCCESS; ++i) {
        struct ze_il *il = &hProgram->il[i];
        result = ur_spec_constants_check(&il->known, il->code, il->size, count, pSpecConstants);
    }
    for (uint32_t k = 0; k < hProgram->il_count * count && result == UR_RESULT_SUCCESS; ++k) {
        const ur_specialization_constant_info_t *from = &pSpecConstants[k % count];
        struct ze_spec *to = spec_of(&hProgram->il[k / count], from->id);
        if (to) {
            to->value = 0;
            memcpy(&to->value, from->pValue, from->size);
        }
        result = to ? result : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                     ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    for (uint32_t i = 0; i < hProgram->context->device_count; ++i) {
        if (hProgram->builds[i].module) {
            *phNativeProgram = (ur_native_handle_t)hProgram->builds[i].module;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                   "a program has a native module once it is built");
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram,
                                            ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    if (!hNativeProgram) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    ur_program_handle_t program;
    ur_result_t result = ze_program_new(hContext, &program);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    program->adopted = !pProperties || !pProperties->isNativeHandleOwned;
    program->builds[0].module = (ze_module_handle_t)hNativeProgram;
    program->builds[0].status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    program->builds[0].type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    *phProgram = program;
    return result;
}

ur_result_t ze_program_module(ur_program_handle_t program, uint32_t index,
                              ze_module_handle_t *out) {
    pthread_mutex_lock(&program->lock);
    ze_module_handle_t module = program->builds[index].module;
    pthread_mutex_unlock(&program->lock);
    if (!module) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                       "the program is not built for this device");
    }
    *out = module;
    return UR_RESULT_SUCCESS;
}

/* Intel's driver says that the feature is missing. */
static bool is_no_name(ze_result_t code) {
    return code == ZE_RESULT_ERROR_INVALID_GLOBAL_NAME ||
           code == ZE_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

ur_result_t ze_program_global(ur_program_handle_t program, ur_device_handle_t device,
                              const char *name, size_t *size, void **pointer) {
    uint32_t index = ze_context_index(program->context, device);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the program's context");
    }
    ze_module_handle_t module = NULL;
    ur_result_t result = ze_program_module(program, index, &module);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_result_t code = ze.zeModuleGetGlobalPointer(module, name, size, pointer);
    const char *other = ur_global_names_find(&program->globals, name);
    if (is_no_name(code) && other) {
        code = ze.zeModuleGetGlobalPointer(module, other, size, pointer);
    }
    if (is_no_name(code)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, (int32_t)code,
                       "the program has no global variable '%s'", name);
    }
    return ze_check(code, "zeModuleGetGlobalPointer");
}
