/* Building, compiling and linking of programs. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "base/options.h"
#include "context.h"
#include "program.h"
#include "spirv/local.h"
#include "spirv/module.h"
#include "ze.h"

/* Owns *text before and after; NULL where the driver says nothing. */
static void read_log(char **text, ze_module_build_log_handle_t log) {
    size_t size = 0;
    free(*text);
    *text = NULL;
    if (log && ze.zeModuleBuildLogGetString(log, &size, NULL) == ZE_RESULT_SUCCESS && size) {
        *text = calloc(1, size + 1);
        if (*text && ze.zeModuleBuildLogGetString(log, &size, *text) != ZE_RESULT_SUCCESS) {
            **text = '\0';
        }
    }
    if (log) {
        ze.zeModuleBuildLogDestroy(log);
    }
}

/* What a module was compiled with and what the program is built with, in the words of Level Zero:
 * options of OpenCL's compiler that have another name here. The caller frees. */
static char *native_options(const char *compiled, const char *options, bool library) {
    static const struct {
        const char *from, *to;
    } map[] = {
        {"-cl-opt-disable", "-ze-opt-disable"},
        {"-cl-intel-greater-than-4GB-buffer-required", "-ze-opt-greater-than-4GB-buffer-required"}};
    char *all = NULL;
    if (asprintf(&all, "%s%s%s%s", compiled ? compiled : "", compiled && *compiled ? " " : "",
                 options ? options : "", library ? " -library-compilation" : "") < 0) {
        return NULL;
    }
    char *to = calloc(1, strlen(all) * 2 + 64);
    for (const char *at = all; to && *at;) {
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
    free(all);
    return to;
}

/* What zeModuleCreate is told of the modules of a program. */
struct inputs {
    char **flags;
    const uint8_t **code;
    size_t *sizes;
    ze_module_constants_t *constants;
    const ze_module_constants_t **constant_list;
    uint32_t *ids; /* of all constants, one module's after the other's */
    const void **values;
};

static void inputs_free(struct inputs *in, uint32_t count) {
    for (uint32_t i = 0; in->flags && i < count; ++i) {
        free(in->flags[i]);
    }
    free(in->flags);
    free(in->code);
    free(in->sizes);
    free(in->constants);
    free(in->constant_list);
    free(in->ids);
    free(in->values);
}

static size_t spec_total(ur_program_handle_t program) {
    size_t total = 0;
    for (uint32_t i = 0; i < program->il_count; ++i) {
        total += program->il[i].spec_count;
    }
    return total;
}

/* Whether the module has functions for others. What a module exports and nobody has linked yet is
 * compiled for others to call only if the driver is asked to. */
static bool exports_functions(const struct ze_il *il) {
    struct ur_spirv_module *module;
    bool found = false;
    if (ur_spirv_read(il->code, il->size, &module, NULL) != UR_SPIRV_OK) {
        return false;
    }
    for (uint32_t f = 0; f < module->function_count && !found; ++f) {
        uint32_t linkage = SpvLinkageTypeImport;
        found = ur_spirv_linkage(module, module->functions[f].id, &linkage) &&
                linkage == SpvLinkageTypeExport;
    }
    ur_spirv_release(module);
    return found;
}

/* Whatever the result, inputs_free undoes it. */
static bool inputs_make(struct inputs *in, ur_program_handle_t program, const char *options) {
    size_t count = program->il_count, at = spec_total(program);
    *in = (struct inputs){.flags = calloc(count + 1, sizeof(*in->flags)),
                          .code = calloc(count + 1, sizeof(*in->code)),
                          .sizes = calloc(count + 1, sizeof(*in->sizes)),
                          .constants = calloc(count + 1, sizeof(*in->constants)),
                          .constant_list = calloc(count + 1, sizeof(*in->constant_list)),
                          .ids = calloc(at + 1, sizeof(*in->ids)),
                          .values = calloc(at + 1, sizeof(*in->values))};
    bool good = in->flags && in->code && in->sizes && in->constants && in->constant_list &&
                in->ids && in->values;
    for (size_t i = 0; i < count && good; ++i) {
        const struct ze_il *il = &program->il[i];
        in->flags[i] = native_options(il->options, options, count == 1 && exports_functions(il));
        in->code[i] = il->code;
        in->sizes[i] = il->size;
        at -= il->spec_count;
        in->constants[i] = (ze_module_constants_t){il->spec_count, &in->ids[at], &in->values[at]};
        in->constant_list[i] = &in->constants[i];
        for (uint32_t k = 0; k < il->spec_count; ++k) {
            in->ids[at + k] = il->specs[k].id;
            in->values[at + k] = &il->specs[k].value;
        }
        good = in->flags[i] != NULL;
    }
    return good;
}

static ze_result_t create_module(ur_program_handle_t program, uint32_t index, const char *flags,
                                 const struct inputs *in, ze_module_handle_t *module) {
    struct ze_build *build = &program->builds[index];
    ze_module_program_exp_desc_t several = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROGRAM_EXP_DESC,
                                            .count = program->il_count,
                                            .inputSizes = in->sizes,
                                            .pInputModules = in->code,
                                            .pBuildFlags = (const char **)in->flags,
                                            .pConstants = in->constant_list};
    ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC, .pBuildFlags = flags};
    if (build->binary) {
        desc.format = ZE_MODULE_FORMAT_NATIVE;
        desc.pInputModule = build->binary;
        desc.inputSize = build->binary_size;
    } else {
        desc.format = ZE_MODULE_FORMAT_IL_SPIRV;
        desc.pInputModule = in->code[0];
        desc.inputSize = in->sizes[0];
        desc.pBuildFlags = in->flags[0];
        desc.pConstants = in->constants[0].numConstants ? &in->constants[0] : NULL;
        desc.pNext = program->il_count > 1 ? &several : NULL;
    }
    ze_module_build_log_handle_t log = NULL;
    ze_result_t code = ze.zeModuleCreate(program->context->ze, program->context->devices[index]->ze,
                                         &desc, module, &log);
    read_log(&build->log, log);
    ur_exit_watch(); /* compilers are loaded when they are needed */
    return code;
}

ur_result_t ze_program_compile(ur_program_handle_t program, uint32_t index, const void *code,
                               size_t size, ze_module_handle_t *module) {
    pthread_mutex_lock(&program->lock);
    char *flags = native_options(program->il[0].options, program->builds[index].options, false);
    pthread_mutex_unlock(&program->lock);
    if (!flags) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    const ze_module_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_MODULE_DESC,
                                   .format = ZE_MODULE_FORMAT_IL_SPIRV,
                                   .inputSize = size,
                                   .pInputModule = code,
                                   .pBuildFlags = flags};
    ur_result_t result = ZE_CHECK(zeModuleCreate, program->context->ze,
                                  program->context->devices[index]->ze, &desc, module, NULL);
    ur_exit_watch();
    free(flags);
    return result;
}

/* Whether functions or variables are missing, which later linking may bring. */
static bool has_imports(ze_module_handle_t module) {
    ze_module_properties_t properties = {.stype = ZE_STRUCTURE_TYPE_MODULE_PROPERTIES};
    return ze.zeModuleGetProperties &&
           ze.zeModuleGetProperties(module, &properties) == ZE_RESULT_SUCCESS &&
           properties.flags & ZE_MODULE_PROPERTY_FLAG_IMPORTS;
}

enum build_flags {
    BUILD_LINKED = 1, /* of programs that were compiled */
    BUILD_OPEN = 2,   /* names may be missing */
};

/* Drivers say OUT_OF_DEVICE_MEMORY of kernels with more local memory than a work-group has. Program
 * locked. */
static ur_result_t local_fail(ur_program_handle_t program, uint32_t index, ze_result_t code) {
    uint64_t bytes = 0, most = program->context->devices[index]->compute.maxSharedLocalMemory;
    for (uint32_t i = 0;
         code == ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && i < program->il_count && bytes <= most;
         ++i) {
        uint64_t more = ur_spirv_local_bytes_of(program->il[i].code, program->il[i].size);
        bytes = more > UINT64_MAX - bytes ? UINT64_MAX : bytes + more;
    }
    return bytes > most
               ? ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, (int32_t)code,
                         "zeModuleCreate: %s: the kernels have %llu bytes of local memory "
                         "of their own, and a work-group has %llu",
                         ze_code_name(code), (unsigned long long)bytes, (unsigned long long)most)
               : UR_RESULT_SUCCESS;
}

static ur_result_t build_fail(struct ze_build *build, ze_result_t code, unsigned flags) {
    bool linked = flags & BUILD_LINKED && code == ZE_RESULT_ERROR_MODULE_BUILD_FAILURE;
    build->status = UR_PROGRAM_BUILD_STATUS_ERROR;
    return ur_fail(linked ? UR_RESULT_ERROR_PROGRAM_LINK_FAILURE : ze_result(code), (int32_t)code,
                   "zeModuleCreate: %s: %s", ze_code_name(code), build->log ? build->log : "");
}

/* Program locked, which is not built for the device. */
static ur_result_t build_one(ur_program_handle_t program, uint32_t index, const char *options,
                             unsigned build_flags) {
    struct ze_build *build = &program->builds[index];
    if (!build->binary && program->il_count == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM_EXECUTABLE, 0,
                       "there is no code for this device");
    }
    char *flags = native_options(NULL, options, false);
    struct inputs in = {NULL};
    if (!flags || !inputs_make(&in, program, options)) {
        inputs_free(&in, program->il_count);
        free(flags);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ze_module_handle_t module = NULL;
    ze_result_t code = create_module(program, index, flags, &in, &module);
    inputs_free(&in, program->il_count);
    free(flags);
    if (code != ZE_RESULT_SUCCESS) {
        ur_result_t result = build_fail(build, code, build_flags);
        ur_result_t local = local_fail(program, index, code);
        return local != UR_RESULT_SUCCESS ? local : result;
    }
    if (!(build_flags & BUILD_OPEN) && has_imports(module)) {
        ze.zeModuleDestroy(module);
        if (!build->log || !*build->log) {
            free(build->log);
            build->log = strdup("functions or variables of other programs are missing");
        }
        return build_fail(build, ZE_RESULT_ERROR_MODULE_BUILD_FAILURE, build_flags);
    }
    build->module = module;
    build->status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
    build->type = UR_PROGRAM_BINARY_TYPE_EXECUTABLE;
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_devices(ur_context_handle_t context, uint32_t count,
                                 ur_device_handle_t *devices) {
    for (uint32_t i = 0; devices && i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (ze_context_index(context, devices[i]) == UINT32_MAX) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is not in the context", i);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* devices NULL: all of the context that there is code for. */
static bool is_wanted(ur_program_handle_t program, uint32_t index, uint32_t count,
                      ur_device_handle_t *devices) {
    bool wanted = !devices && (program->il_count || program->builds[index].binary);
    for (uint32_t i = 0; devices && i < count; ++i) {
        wanted |= ze_context_index(program->context, devices[i]) == index;
    }
    return wanted;
}

enum step { STEP_COMPILE, STEP_BUILD };

static ur_result_t program_build_build(ur_program_handle_t program, uint32_t count,
                                       ur_device_handle_t *devices, const char *options,
                                       enum step step, unsigned flags) {
    ur_context_handle_t context = program->context;
    ur_result_t result = check_devices(context, count, devices);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool native = program->il_count == 0;
    if (native && step == STEP_COMPILE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "native code is compiled: only SPIR-V is not");
    }
    uint32_t tried = 0;
    pthread_mutex_lock(&program->lock);
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (!native && program->builds[i].module && is_wanted(program, i, count, devices)) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the program is built already");
        }
    }
    if (result == UR_RESULT_SUCCESS && step == STEP_COMPILE) {
        result = ur_options_keep(&program->options, options);
    }
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (!is_wanted(program, i, count, devices)) {
            continue;
        }
        ++tried;
        if (program->builds[i].module) { /* native code is what it was, however often it is built */
            continue;
        }
        result = ur_options_keep(&program->builds[i].options, options);
        if (result != UR_RESULT_SUCCESS) {
            break;
        }
        if (step == STEP_BUILD) {
            result = build_one(program, i, options, flags);
        } else {
            /* SPIR-V is Level Zero's object code: the compiler sees it when programs are linked. */
            program->builds[i].status = UR_PROGRAM_BUILD_STATUS_SUCCESS;
            program->builds[i].type = UR_PROGRAM_BINARY_TYPE_COMPILED_OBJECT;
        }
    }
    pthread_mutex_unlock(&program->lock);
    if (result == UR_RESULT_SUCCESS && tried == 0) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "the program has no code to build");
    }
    return result;
}

static ur_result_t build_all(ur_context_handle_t context, ur_program_handle_t program,
                             const char *options, enum step step) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_PROGRAM(program);
    if (program->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return program_build_build(program, 0, NULL, options, step, 0);
}

static ur_result_t build_some(ur_program_handle_t program, uint32_t count,
                              ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                              const char *options, enum step step) {
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(devices);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    bool open = flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS;
    return program_build_build(program, count, devices, options, step, open ? BUILD_OPEN : 0);
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                           const char *pOptions) {
    return build_all(hContext, hProgram, pOptions, STEP_BUILD);
}

ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                              ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                              const char *pOptions) {
    return build_some(hProgram, numDevices, phDevices, flags, pOptions, STEP_BUILD);
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                             const char *pOptions) {
    return build_all(hContext, hProgram, pOptions, STEP_COMPILE);
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                const char *pOptions) {
    return build_some(hProgram, numDevices, phDevices, flags, pOptions, STEP_COMPILE);
}

/* ---- linking -------------------------------------------------------------------------------- */

static bool is_compiled(ur_program_handle_t program) {
    for (uint32_t i = 0; i < program->context->device_count; ++i) {
        if (program->builds[i].type != UR_PROGRAM_BINARY_TYPE_NONE) {
            return true;
        }
    }
    return false;
}

static ur_result_t check_parts(ur_context_handle_t context, uint32_t count,
                               const ur_program_handle_t *programs) {
    UR_CHECK_POINTER(programs);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_PROGRAM(programs[i]);
        if (programs[i]->context != context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "program %u is of another context",
                           i);
        }
        if (programs[i]->il_count == 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                           "program %u is no SPIR-V, which alone can be linked", i);
        }
        if (!is_compiled(programs[i])) {
            return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0, "program %u is not compiled", i);
        }
    }
    if (count > 1 && !context->platform->link) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not make one module of several");
    }
    return UR_RESULT_SUCCESS;
}

/* The modules of `from`, with what they were compiled with. */
static ur_result_t add_modules(ur_program_handle_t to, ur_program_handle_t from) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&from->lock);
    for (uint32_t i = 0; i < from->il_count && result == UR_RESULT_SUCCESS; ++i) {
        const struct ze_il *il = &from->il[i];
        result = ze_program_add_il(to, il, *il->options ? il->options : from->options);
    }
    pthread_mutex_unlock(&from->lock);
    return result != UR_RESULT_SUCCESS ? result : ur_global_names_add(&to->globals, &from->globals);
}

/* devices NULL: all of the context. */
static ur_result_t program_build_link_programs(ur_context_handle_t context, uint32_t device_count,
                                               ur_device_handle_t *devices, uint32_t count,
                                               const ur_program_handle_t *programs,
                                               const char *options, unsigned flags,
                                               ur_program_handle_t *out) {
    UR_CHECK_POINTER(out);
    ur_program_handle_t program;
    ur_result_t result = check_parts(context, count, programs);
    if (result != UR_RESULT_SUCCESS || (result = ze_program_new(context, &program))) {
        return result;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = add_modules(program, programs[i]);
    }
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (!is_wanted(program, i, device_count, devices)) {
            continue;
        }
        result = ur_options_keep(&program->builds[i].options, options);
        if (result == UR_RESULT_SUCCESS) {
            result = build_one(program, i, options, BUILD_LINKED | flags);
        }
    }
    if (result != UR_RESULT_SUCCESS && result != UR_RESULT_ERROR_PROGRAM_LINK_FAILURE) {
        ze_program_release(program);
        return result;
    }
    *out = program; /* also after a failure to link: its log says why */
    return result;
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count,
                          const ur_program_handle_t *phPrograms, const char *pOptions,
                          ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    return program_build_link_programs(hContext, 0, NULL, count, phPrograms, pOptions, 0,
                                       phProgram);
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                             ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                             uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *pOptions, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    UR_CHECK_FLAGS(flags, UR_EXP_PROGRAM_FLAGS_MASK);
    if (!hContext->platform->link) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver does not make one module of several");
    }
    if (numDevices == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = check_devices(hContext, numDevices, phDevices);
    bool open = flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS;
    return result != UR_RESULT_SUCCESS
               ? result
               : program_build_link_programs(hContext, numDevices, phDevices, count, phPrograms,
                                             pOptions, open ? BUILD_OPEN : 0, phProgram);
}

/* The modules of a device; false where a program is not built for it. */
static bool modules_of(uint32_t index, uint32_t count, const ur_program_handle_t *programs,
                       ze_module_handle_t *modules) {
    for (uint32_t i = 0; i < count; ++i) {
        pthread_mutex_lock(&programs[i]->lock);
        modules[i] = programs[i]->builds[index].module;
        pthread_mutex_unlock(&programs[i]->lock);
        if (!modules[i]) {
            return false;
        }
    }
    return true;
}

static ur_result_t link_modules(uint32_t count, ze_module_handle_t *modules) {
    ze_module_build_log_handle_t log = NULL;
    char *text = NULL;
    ze_result_t code = ze.zeModuleDynamicLink(count, modules, &log);
    read_log(&text, log);
    ur_result_t result = UR_RESULT_SUCCESS;
    if (code != ZE_RESULT_SUCCESS) {
        result = ur_fail(ze_result(code), (int32_t)code, "zeModuleDynamicLink: %s: %s",
                         ze_code_name(code), text ? text : "");
    }
    free(text);
    return result;
}

ur_result_t urProgramDynamicLinkExp(ur_context_handle_t hContext, uint32_t count,
                                    const ur_program_handle_t *phPrograms) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phPrograms);
    if (!hContext->platform->link) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the driver does not link modules");
    }
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!phPrograms[i] || !ur_object_is(phPrograms[i], UR_KIND_PROGRAM) ||
            phPrograms[i]->context != hContext) {
            return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                           "program %u is none, or of another context", i);
        }
    }
    ze_module_handle_t *modules = calloc(count, sizeof(*modules));
    if (!modules) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint32_t linked = 0;
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; i < hContext->device_count && result == UR_RESULT_SUCCESS; ++i) {
        if (modules_of(i, count, phPrograms, modules)) {
            result = link_modules(count, modules);
            ++linked;
        }
    }
    free(modules);
    if (linked == 0) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0,
                         "there is no device that all programs are built for");
    }
    return result;
}
