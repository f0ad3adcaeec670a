/* Programs: SPIR-V and native binaries; building, linking, specialization constants and globals. */
#include <stdlib.h>
#include <string.h>

#include "spirv.h"
#include "ze.h"

static ur_result_t program_new(ur_context_handle_t context, ur_program_handle_t *out) {
    ur_program_handle_t program = calloc(1, sizeof(*program));
    struct ze_build *builds = calloc(context->device_count, sizeof(*builds));
    if (!program || !builds) {
        free(builds);
        free(program);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_object_init(&program->object, UR_KIND_PROGRAM);
    program->builds = builds;
    program->context = context;
    pthread_mutex_init(&program->lock, NULL);
    ze_context_retain(context);
    *out = program;
    return UR_RESULT_SUCCESS;
}

static ur_result_t add_il(ur_program_handle_t program, const void *code, size_t size) {
    uint32_t count = program->il_count + 1;
    uint8_t **il = realloc(program->il, count * sizeof(*il));
    if (il) {
        program->il = il;
    }
    size_t *sizes = realloc(program->il_size, count * sizeof(*sizes));
    if (sizes) {
        program->il_size = sizes;
    }
    uint8_t *copy = il && sizes ? malloc(size) : NULL;
    if (!copy) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    memcpy(copy, code, size);
    program->il[program->il_count] = copy;
    program->il_size[program->il_count++] = size;
    return UR_RESULT_SUCCESS;
}

static void program_release(ur_program_handle_t program) {
    if (!ur_object_release(&program->object)) {
        return;
    }
    ur_context_handle_t context = program->context;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        struct ze_build *build = &program->builds[i];
        if (build->module && !program->adopted) {
            ze.zeModuleDestroy(build->module);
        }
        free(build->log);
        free((void *)build->binary);
    }
    for (uint32_t i = 0; i < program->il_count; ++i) {
        free(program->il[i]);
    }
    for (uint32_t i = 0; i < program->spec_count; ++i) {
        free(program->specs[i].value);
    }
    ur_global_names_free(&program->globals);
    free(program->specs);
    free(program->il);
    free(program->il_size);
    free(program->builds);
    free(program->options);
    pthread_mutex_destroy(&program->lock);
    free(program);
    ze_context_release(context);
}

UR_APIEXPORT ur_result_t UR_APICALL
urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                      const ur_program_properties_t *pProperties, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIL);
    UR_CHECK_POINTER(phProgram);
    if (length == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ur_result_t result = ur_metadata_check(pProperties);
    if (result) {
        return result;
    }
    char why[256] = "";
    enum ur_spirv_fault fault =
        ur_spirv_check(pIL, length, UR_SPIRV_VERSION(1, 6), why, sizeof(why));
    if (fault == UR_SPIRV_OUT_OF_MEMORY) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (fault != UR_SPIRV_OK) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", why);
    }
    ur_program_handle_t program;
    result = program_new(hContext, &program);
    if (result) {
        return result;
    }
    result = add_il(program, pIL, length);
    if (!result) {
        result = ur_global_names_read(&program->globals, pProperties);
    }
    if (result) {
        program_release(program);
        return result;
    }
    *phProgram = program;
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithBinary(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    size_t *pLengths, const uint8_t **ppBinaries, const ur_program_properties_t *pProperties,
    ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_POINTER(pLengths);
    UR_CHECK_POINTER(ppBinaries);
    UR_CHECK_POINTER(phProgram);
    if (numDevices == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ur_result_t result = ur_metadata_check(pProperties);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        UR_CHECK_DEVICE(phDevices[i]);
        UR_CHECK_POINTER(ppBinaries[i]);
        if (pLengths[i] == 0) {
            return UR_RESULT_ERROR_INVALID_SIZE;
        }
        if (ze_context_index(hContext, phDevices[i]) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is not in the context", i);
        }
    }
    ur_program_handle_t program;
    result = program_new(hContext, &program);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; i < numDevices && !result; ++i) {
        struct ze_build *build = &program->builds[ze_context_index(hContext, phDevices[i])];
        uint8_t *copy = malloc(pLengths[i]);
        if (!copy) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            break;
        }
        memcpy(copy, ppBinaries[i], pLengths[i]);
        free((void *)build->binary);
        build->binary = copy;
        build->binary_size = pLengths[i];
        build->type = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
    }
    if (!result) {
        result = ur_global_names_read(&program->globals, pProperties);
    }
    if (result) {
        program_release(program);
        return result;
    }
    *phProgram = program;
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramRelease(ur_program_handle_t hProgram) {
    UR_CHECK_PROGRAM(hProgram);
    program_release(hProgram);
    return UR_RESULT_SUCCESS;
}

/* ---- building ------------------------------------------------------------------------------- */

static void read_log(struct ze_build *build, ze_module_build_log_handle_t log) {
    size_t size = 0;
    free(build->log);
    build->log = NULL;
    if (log && ze.zeModuleBuildLogGetString(log, &size, NULL) == ZE_RESULT_SUCCESS && size) {
        build->log = calloc(1, size + 1);
        if (build->log &&
            ze.zeModuleBuildLogGetString(log, &size, build->log) != ZE_RESULT_SUCCESS) {
            build->log[0] = '\0';
        }
    }
    if (log) {
        ze.zeModuleBuildLogDestroy(log);
    }
}

/* Options of OpenCL's compiler that have another name here. */
static char *native_options(const char *options) {
    static const struct {
        const char *from, *to;
    } map[] = {
        {"-cl-opt-disable", "-ze-opt-disable"},
        {"-cl-intel-greater-than-4GB-buffer-required", "-ze-opt-greater-than-4GB-buffer-required"}};
    size_t room = strlen(options) * 2 + 64;
    char *to = calloc(1, room);
    for (const char *at = options; to && *at;) {
        size_t i = 0;
        while (i < ZE_COUNT(map) && strncmp(at, map[i].from, strlen(map[i].from)) != 0) {
            ++i;
        }
        if (i < ZE_COUNT(map)) {
            strcat(to, map[i].to);
            at += strlen(map[i].from);
        } else {
            to[strlen(to)] = *at++;
        }
    }
    return to;
}

/* Program locked. */
static ur_result_t build_one(ur_program_handle_t program, uint32_t index, const char *options,
                             bool linked) {
    ur_context_handle_t context = program->context;
    struct ze_build *build = &program->builds[index];
    if (build->module) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the program is built already");
    }
    if (!build->binary && program->il_count == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                       "there is no code for this device");
    }
    ur_result_t result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    uint32_t *ids = calloc(program->spec_count + 1, sizeof(*ids));
    const void **values = calloc(program->spec_count + 1, sizeof(*values));
    char *flags = native_options(options ? options : "");
    const char **all_flags = calloc(program->il_count + 1, sizeof(*all_flags));
    const ze_module_constants_t **all_constants =
        calloc(program->il_count + 1, sizeof(*all_constants));
    if (!ids || !values || !flags || !all_flags || !all_constants) {
        goto free_all;
    }
    for (uint32_t i = 0; i < program->spec_count; ++i) {
        ids[i] = program->specs[i].id;
        values[i] = program->specs[i].value;
    }
    ze_module_constants_t constants = {program->spec_count, ids, values};
    for (uint32_t i = 0; i < program->il_count; ++i) {
        all_flags[i] = flags;
        all_constants[i] = &constants;
    }
    ze_module_program_exp_desc_t several = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC,
                                            .count = program->il_count,
                                            .inputSizes = program->il_size,
                                            .pInputModules = (const uint8_t **)program->il,
                                            .pBuildFlags = all_flags,
                                            .pConstants = all_constants};
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .pBuildFlags = flags};
    if (build->binary) {
        desc.format = ZE_MODULE_FORMAT_NATIVE;
        desc.pInputModule = build->binary;
        desc.inputSize = build->binary_size;
    } else {
        desc.format = ZE_MODULE_FORMAT_IL_SPIRV;
        desc.pInputModule = program->il[0];
        desc.inputSize = program->il_size[0];
        desc.pConstants = program->spec_count ? &constants : NULL;
        desc.pNext = program->il_count > 1 ? &several : NULL;
    }
    ze_module_build_log_handle_t log = NULL;
    ze_module_handle_t module = NULL;
    ze_result_t code =
        ze.zeModuleCreate(context->ze, context->devices[index]->ze, &desc, &module, &log);
    read_log(build, log);
    if (code != ZE_RESULT_SUCCESS) {
        build->status = UR_PROGRAM_BUILD_STATUS_ERROR;
        result = ur_fail(linked && code == ZE_RESULT_ERROR_MODULE_BUILD_FAILURE
                             ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE
                             : ze_result(code),
                         (int32_t)code, "zeModuleCreate: %s: %s", ze_code_name(code),
                         build->log ? build->log : "");
        goto free_all;
    }
    build->module = module;
    build->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    build->type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    result = UR_RESULT_SUCCESS;

free_all:
    free(all_constants);
    free(all_flags);
    free(flags);
    free(values);
    free(ids);
    return result;
}

static ur_result_t set_options(ur_program_handle_t program, const char *options) {
    char *copy = strdup(options ? options : "");
    if (!copy) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    free(program->options);
    program->options = copy;
    return UR_RESULT_SUCCESS;
}

/* devices NULL: all of the context that there is code for. */
static ur_result_t build(ur_program_handle_t program, uint32_t count, ur_device_handle_t *devices,
                         const char *options, bool compile_only) {
    ur_context_handle_t context = program->context;
    for (uint32_t i = 0; devices && i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (ze_context_index(context, devices[i]) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is not in the context", i);
        }
    }
    uint32_t tried = 0;
    pthread_mutex_lock(&program->lock);
    ur_result_t result = set_options(program, options);
    for (uint32_t i = 0; i < context->device_count && !result; ++i) {
        bool wanted = !devices && (program->il_count || program->builds[i].binary);
        for (uint32_t j = 0; devices && j < count; ++j) {
            wanted |= ze_context_index(context, devices[j]) == i;
        }
        if (!wanted) {
            continue;
        }
        ++tried;
        if (!compile_only) {
            result = build_one(program, i, options, false);
        } else if (program->builds[i].module) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the program is built already");
        } else {
            /* SPIR-V is Level Zero's object code: the compiler sees it when programs are linked. */
            program->builds[i].status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
            program->builds[i].type = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
        }
    }
    pthread_mutex_unlock(&program->lock);
    if (!result && tried == 0) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the program has no code to build");
    }
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramBuild(ur_context_handle_t hContext,
                                                   ur_program_handle_t hProgram,
                                                   const char *pOptions) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PROGRAM(hProgram);
    if (hProgram->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return build(hProgram, 0, NULL, pOptions, false);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramBuildExp(ur_program_handle_t hProgram,
                                                      uint32_t numDevices,
                                                      ur_device_handle_t *phDevices,
                                                      ur_exp_program_flags_t flags,
                                                      const char *pOptions) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    if (numDevices == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    return build(hProgram, numDevices, phDevices, pOptions, false);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCompile(ur_context_handle_t hContext,
                                                     ur_program_handle_t hProgram,
                                                     const char *pOptions) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_PROGRAM(hProgram);
    if (hProgram->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return build(hProgram, 0, NULL, pOptions, true);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCompileExp(ur_program_handle_t hProgram,
                                                        uint32_t numDevices,
                                                        ur_device_handle_t *phDevices,
                                                        ur_exp_program_flags_t flags,
                                                        const char *pOptions) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    if (numDevices == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    return build(hProgram, numDevices, phDevices, pOptions, true);
}

static ur_result_t link_programs(ur_context_handle_t context, uint32_t count,
                                 const ur_program_handle_t *programs, const char *options,
                                 ur_program_handle_t *out) {
    UR_CHECK_POINTER(programs);
    UR_CHECK_POINTER(out);
    if (count == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_PROGRAM(programs[i]);
        if (programs[i]->context != context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "program %u is of another context",
                           i);
        }
        if (programs[i]->il_count == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u is no SPIR-V, which alone can be linked", i);
        }
        if (programs[i]->builds[0].type == UR_PROGRAM_BINARY_TYPE_NONE) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "program %u is not compiled", i);
        }
    }
    if (count > 1 && !context->platform->link) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not make one module of several");
    }
    ur_program_handle_t program;
    ur_result_t result = program_new(context, &program);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; i < count && !result; ++i) {
        for (uint32_t k = 0; k < programs[i]->il_count && !result; ++k) {
            result = add_il(program, programs[i]->il[k], programs[i]->il_size[k]);
        }
        for (uint32_t k = 0; k < programs[i]->spec_count && !result; ++k) {
            struct ze_spec *spec = &programs[i]->specs[k];
            ur_specialization_constant_info_t info = {spec->id, spec->size, spec->value};
            result = urProgramSetSpecializationConstants(program, 1, &info);
        }
    }
    if (!result) {
        result = set_options(program, options);
    }
    for (uint32_t i = 0; i < context->device_count && !result; ++i) {
        result = build_one(program, i, options, true);
    }
    if (result && result != UR_RESULT_ERROR_PROGRAM_LINK_FAILURE) {
        program_release(program);
        return result;
    }
    *out = program; /* also after a failure to link: its log says why */
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramLink(ur_context_handle_t hContext, uint32_t count,
                                                  const ur_program_handle_t *phPrograms,
                                                  const char *pOptions,
                                                  ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    return link_programs(hContext, count, phPrograms, pOptions, phProgram);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramLinkExp(
    ur_context_handle_t hContext, uint32_t numDevices, ur_device_handle_t *phDevices,
    ur_exp_program_flags_t flags, uint32_t count, const ur_program_handle_t *phPrograms,
    const char *pOptions, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    if (!hContext->platform->link) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not make one module of several");
    }
    if (numDevices == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        UR_CHECK_DEVICE(phDevices[i]);
        if (ze_context_index(hContext, phDevices[i]) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is not in the context", i);
        }
    }
    return link_programs(hContext, count, phPrograms, pOptions, phProgram);
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramDynamicLinkExp(ur_context_handle_t hContext,
                                                            uint32_t count,
                                                            const ur_program_handle_t *phPrograms) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phPrograms);
    if (count == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ze_module_handle_t *modules = calloc(count, sizeof(*modules));
    if (!modules) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t d = 0; d < hContext->device_count && !result; ++d) {
        for (uint32_t i = 0; i < count && !result; ++i) {
            if (!phPrograms[i] || !ur_object_is(phPrograms[i], UR_KIND_PROGRAM)) {
                result = UR_RESULT_ERROR_INVALID_PROGRAM;
            } else {
                result = ze_program_module(phPrograms[i], d, &modules[i]);
            }
        }
        ze_module_build_log_handle_t log = NULL;
        if (!result) {
            result = ZE_CHECK(zeModuleDynamicLink, count, modules, &log);
        }
        if (log) {
            ze.zeModuleBuildLogDestroy(log);
        }
    }
    free(modules);
    return result;
}

/* Bytes of the constant with that number, 0 if there is none. The modules were checked when the
 * program was made. */
static size_t spec_size(ur_program_handle_t program, uint32_t number) {
    enum {
        TYPE_INT = 21,
        TYPE_FLOAT = 22,
        SPEC_TRUE = 48,
        SPEC_FALSE = 49,
        SPEC = 50,
        DECORATE = 71
    };
    for (uint32_t m = 0; m < program->il_count; ++m) {
        const uint32_t *word = (const uint32_t *)(const void *)program->il[m];
        size_t count = program->il_size[m] / 4;
        uint32_t target = 0, type = 0;
        /* Names of numbers come before constants, and types before both only within their own
         * section. */
        for (int pass = 0; pass < 3; ++pass) {
            for (size_t at = 5; at < count && word[at] >> 16; at += word[at] >> 16) {
                uint32_t op = word[at] & 0xffff, length = word[at] >> 16;
                if (at + length > count) {
                    break;
                }
                if (pass == 0 && op == DECORATE && length == 4 && word[at + 2] == 1 &&
                    word[at + 3] == number) {
                    target = word[at + 1];
                } else if (pass == 1 && target && length >= 3 && word[at + 2] == target &&
                           (op == SPEC || op == SPEC_TRUE || op == SPEC_FALSE)) {
                    if (op != SPEC) {
                        return 1;
                    }
                    type = word[at + 1];
                } else if (pass == 2 && type && length >= 3 && word[at + 1] == type &&
                           (op == TYPE_INT || op == TYPE_FLOAT)) {
                    return word[at + 2] / 8;
                }
            }
        }
    }
    return 0;
}

UR_APIEXPORT ur_result_t UR_APICALL
urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                    const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_POINTER(pSpecConstants[i].pValue);
        size_t wanted = spec_size(hProgram, pSpecConstants[i].id);
        if (wanted && wanted != pSpecConstants[i].size) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u has %zu bytes, not %zu",
                           pSpecConstants[i].id, wanted, pSpecConstants[i].size);
        }
        if (pSpecConstants[i].size == 0 || pSpecConstants[i].size > 8) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a specialization constant of %zu bytes", pSpecConstants[i].size);
        }
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&hProgram->lock);
    for (uint32_t i = 0; i < count && !result; ++i) {
        uint32_t at = 0;
        while (at < hProgram->spec_count && hProgram->specs[at].id != pSpecConstants[i].id) {
            ++at;
        }
        struct ze_spec *specs = hProgram->specs;
        void *value = calloc(1, 8);
        if (value && at == hProgram->spec_count) {
            specs = realloc(specs, (at + 1) * sizeof(*specs));
        }
        if (!value || !specs) {
            free(value);
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            break;
        }
        hProgram->specs = specs;
        if (at == hProgram->spec_count) {
            hProgram->spec_count += 1;
        } else {
            free(specs[at].value);
        }
        memcpy(value, pSpecConstants[i].pValue, pSpecConstants[i].size);
        specs[at] = (struct ze_spec){pSpecConstants[i].id, pSpecConstants[i].size, value};
    }
    pthread_mutex_unlock(&hProgram->lock);
    return result;
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                                             ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    for (uint32_t i = 0; i < hProgram->context->device_count; ++i) {
        if (hProgram->builds[i].module) {
            *phNativeProgram = (ur_native_handle_t)hProgram->builds[i].module;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                   "a program has a native module once it is built");
}

UR_APIEXPORT ur_result_t UR_APICALL urProgramCreateWithNativeHandle(
    ur_native_handle_t hNativeProgram, ur_context_handle_t hContext,
    const ur_program_native_properties_t *pProperties, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    if (!hNativeProgram) {
        return UR_RESULT_ERROR_INVALID_NULL_HANDLE;
    }
    ur_program_handle_t program;
    ur_result_t result = program_new(hContext, &program);
    if (result) {
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

ur_result_t ze_program_global(ur_program_handle_t program, ur_device_handle_t device,
                              const char *name, size_t *size, void **pointer) {
    uint32_t index = ze_context_index(program->context, device);
    if (index == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                       "the device is not in the program's context");
    }
    ze_module_handle_t module = NULL;
    ur_result_t result = ze_program_module(program, index, &module);
    if (result) {
        return result;
    }
    ze_result_t code = ze.zeModuleGetGlobalPointer(module, name, size, pointer);
    const char *other = ur_global_names_find(&program->globals, name);
    if (code == ZE_RESULT_ERROR_INVALID_GLOBAL_NAME && other) {
        code = ze.zeModuleGetGlobalPointer(module, other, size, pointer);
    }
    if (code == ZE_RESULT_ERROR_INVALID_GLOBAL_NAME) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, (int32_t)code,
                       "the program has no global variable '%s'", name);
    }
    return ze_check(code, "zeModuleGetGlobalPointer");
}
