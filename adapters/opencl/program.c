/* Programs: SPIR-V, OpenCL C text and binaries; building, compiling and linking. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entry/program_check.h"
#include "ocl.h"
#include "program/spec_constants.h"
#include "spirv/local.h"

/* Takes over one reference to `cl` on success. */
static ur_result_t program_new(cl_program cl, ur_context_handle_t context,
                               ur_program_handle_t *out) {
    ur_program_handle_t program = calloc(1, sizeof(*program));
    if (!program) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&program->object, UR_KIND_PROGRAM);
    program->cl = cl;
    program->context = context;
    ocl_context_retain(context);
    ur_exit_watch();
    *out = program;
    return UR_RESULT_SUCCESS;
}

/* The driver mostly knows a variable by the identifier that is part of SPIR-V, else by its name. */
const char *ocl_program_global_name(ur_program_handle_t program, ur_device_handle_t device,
                                    const char *identifier) {
    ocl_global_pointer_fn call = device->platform->call.clGetDeviceGlobalVariablePointerINTEL;
    const char *name = ur_global_names_find(&program->globals, identifier);
    size_t size;
    void *address;
    return name && call && call(device->cl, program->cl, identifier, &size, &address) != CL_SUCCESS
               ? name
               : identifier;
}

static ur_result_t finish_create(cl_program cl, ur_context_handle_t context, bool from_text,
                                 const ur_program_properties_t *properties,
                                 ur_program_handle_t *out) {
    ur_program_handle_t program;
    ur_result_t result = program_new(cl, context, &program);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseProgram(cl);
        return result;
    }
    program->from_text = from_text;
    result = ur_global_names_read(&program->globals, properties);
    if (result != UR_RESULT_SUCCESS) {
        urProgramRelease(program);
        return result;
    }
    *out = program;
    return UR_RESULT_SUCCESS;
}

/* The newest SPIR-V that all devices take; 0 if one of them takes none. */
static unsigned context_il(ur_context_handle_t context) {
    unsigned version = ~0u;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        unsigned of = context->devices[i]->il_version;
        version = of < version ? of : version;
    }
    return version;
}

static ur_result_t create_from_spirv(ur_context_handle_t context, const void *code, size_t size,
                                     cl_program *out) {
    unsigned announced = context_il(context);
    if (announced == 0) {
        return ur_fail(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE, 0,
                       "a device of the context takes no SPIR-V: give it OpenCL C text");
    }
    struct ur_spirv_error error;
    void *mended;
    size_t mended_size;
    const struct ur_spirv_taker taker = ocl_spirv_taker(context, announced);
    switch (ur_spirv_check(code, size, &taker, &mended, &mended_size, &error)) {
    case UR_SPIRV_OK:
        break;
    case UR_SPIRV_OUT_OF_MEMORY:
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    default:
        return ur_fail(UR_RESULT_ERROR_INVALID_BINARY, 0, "%s", error.why);
    }
    if (mended) {
        code = mended;
        size = mended_size;
    }
    cl_int code_ret = CL_INVALID_OPERATION;
    cl_program cl = NULL;
    if (ocl.clCreateProgramWithIL && context->platform->version >= OCL_VERSION(2, 1)) {
        cl = ocl.clCreateProgramWithIL(context->cl, code, size, &code_ret);
    } else if (context->call->clCreateProgramWithILKHR) {
        cl = context->call->clCreateProgramWithILKHR(context->cl, code, size, &code_ret);
    }
    free(mended);
    if (!cl) {
        ocl_fail(code_ret, "clCreateProgramWithIL");
        return code_ret == CL_INVALID_VALUE ? UR_RESULT_ERROR_INVALID_BINARY : ocl_result(code_ret);
    }
    *out = cl;
    return UR_RESULT_SUCCESS;
}

/* Whether the bytes look like program text: printable characters and white space, perhaps UTF-8. */
static bool is_text(const void *data, size_t size) {
    const unsigned char *bytes = data;
    if (size && bytes[size - 1] == '\0') {
        --size;
    }
    for (size_t i = 0; i < size; ++i) {
        bool space = bytes[i] >= '\t' && bytes[i] <= '\r';
        if ((bytes[i] < ' ' && !space) || bytes[i] == 0x7f) {
            return false;
        }
    }
    return size != 0;
}

/* Takes SPIR-V; and, since not every driver does, OpenCL C text, which is told by its first word
 * and by having none but printable characters. */
ur_result_t urProgramCreateWithIL(ur_context_handle_t hContext, const void *pIL, size_t length,
                                  const ur_program_properties_t *pProperties,
                                  ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pIL);
    UR_CHECK_POINTER(phProgram);
    ur_result_t result = ur_metadata_check(pProperties);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (length == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    cl_program cl;
    bool text = is_text(pIL, length);
    if (text) {
        const char *source = pIL;
        cl_int code;
        length = strnlen(source, length);
        cl = ocl.clCreateProgramWithSource(hContext->cl, 1, &source, &length, &code);
        if (!cl) {
            return ocl_fail(code, "clCreateProgramWithSource");
        }
    } else {
        result = create_from_spirv(hContext, pIL, length, &cl);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    return finish_create(cl, hContext, text, pProperties, phProgram);
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
    cl_device_id *ids = calloc(numDevices, sizeof(*ids));
    cl_int *states = calloc(numDevices, sizeof(*states));
    if (!ids || !states) {
        free(ids);
        free(states);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < numDevices; ++i) {
        ids[i] = phDevices[i]->cl;
    }
    cl_int code;
    cl_program cl = ocl.clCreateProgramWithBinary(
        hContext->cl, numDevices, ids, pLengths, (const unsigned char **)ppBinaries, states, &code);
    for (uint32_t i = 0; cl && i < numDevices; ++i) {
        if (states[i] != CL_SUCCESS) { /* half a program is none */
            code = states[i];
            ocl.clReleaseProgram(cl);
            cl = NULL;
        }
    }
    free(ids);
    free(states);
    if (!cl) {
        ocl_fail(code, "clCreateProgramWithBinary");
        return code == CL_INVALID_BINARY || code == CL_INVALID_VALUE
                   ? UR_RESULT_ERROR_INVALID_BINARY
                   : ocl_result(code);
    }
    return finish_create(cl, hContext, false, pProperties, phProgram);
}

ur_result_t urProgramRelease(ur_program_handle_t hProgram) {
    UR_CHECK_PROGRAM(hProgram);
    if (ur_object_release(&hProgram->object)) {
        ur_global_names_free(&hProgram->globals);
        ocl.clReleaseProgram(hProgram->cl);
        ocl_context_release(hProgram->context);
        free(hProgram);
    }
    return UR_RESULT_SUCCESS;
}

/* Puts the beginning of the build log, which says more than the code, into the last error. */
/* The SPIR-V that the program was made from, which the caller frees; NULL: it is none. */
static void *read_il(cl_program cl, size_t *size) {
    void *code = NULL;
    if (ocl.clGetProgramInfo(cl, CL_PROGRAM_IL, 0, NULL, size) == CL_SUCCESS && *size &&
        (code = malloc(*size)) &&
        ocl.clGetProgramInfo(cl, CL_PROGRAM_IL, *size, code, NULL) != CL_SUCCESS) {
        free(code);
        code = NULL;
    }
    return code;
}

/* Of the kernels of SPIR-V that the program was made from; 0: it is none. */
static uint64_t local_bytes(cl_program cl) {
    size_t size = 0;
    void *code = read_il(cl, &size);
    uint64_t bytes = code ? ur_spirv_local_bytes_of(code, size) : 0;
    free(code);
    return bytes;
}

/* Drivers have no log of kernels with more local memory than a work-group has. */
static ur_result_t local_failure(ur_context_handle_t context, cl_int code, const char *call,
                                 uint32_t count, const cl_program *programs) {
    uint64_t bytes = 0, most = UINT64_MAX;
    for (uint32_t i = 0; code == CL_OUT_OF_RESOURCES && i < count; ++i) {
        uint64_t more = local_bytes(programs[i]);
        bytes = more > UINT64_MAX - bytes ? UINT64_MAX : bytes + more;
    }
    for (uint32_t i = 0; bytes && i < context->device_count; ++i) {
        uint64_t one = 0;
        if (urDeviceGetInfo(context->devices[i], UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof(one), &one,
                            NULL) == UR_RESULT_SUCCESS &&
            one < most) {
            most = one;
        }
    }
    return bytes > most ? ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, code,
                                  "%s: %s (%d): the kernels have %llu bytes of local memory of "
                                  "their own, and a work-group has %llu",
                                  call, ocl_code_name(code), (int)code, (unsigned long long)bytes,
                                  (unsigned long long)most)
                        : UR_RESULT_SUCCESS;
}

static ur_result_t build_failure(cl_program cl, ur_context_handle_t context, cl_int code,
                                 const char *call, ur_result_t result) {
    for (uint32_t i = 0; cl && i < context->device_count; ++i) {
        cl_build_status status = CL_BUILD_NONE;
        size_t size = 0;
        cl_device_id id = context->devices[i]->cl;
        if (ocl.clGetProgramBuildInfo(cl, id, CL_PROGRAM_BUILD_STATUS, sizeof(status), &status,
                                      NULL) != CL_SUCCESS ||
            status != CL_BUILD_ERROR ||
            ocl.clGetProgramBuildInfo(cl, id, CL_PROGRAM_BUILD_LOG, 0, NULL, &size) != CL_SUCCESS ||
            size < 2) {
            continue;
        }
        char *log = calloc(1, size + 1);
        if (!log || ocl.clGetProgramBuildInfo(cl, id, CL_PROGRAM_BUILD_LOG, size, log, NULL) !=
                        CL_SUCCESS) {
            free(log);
            continue;
        }
        ur_fail(result, code, "%s: %s (%d): %s", call, ocl_code_name(code), (int)code, log);
        free(log);
        return result;
    }
    ocl_fail(code, call);
    return result;
}

static ur_result_t build_result(cl_int code) {
    switch (code) {
    case CL_BUILD_PROGRAM_FAILURE:
    case CL_COMPILE_PROGRAM_FAILURE:
    case CL_INVALID_BINARY: /* what Intel's compiler says of a module that it cannot read */
        return UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE;
    default:
        return ocl_result(code);
    }
}

/* Native devices of a list that has been checked. NULL with `count` 0 stands for all of the
 * program's. */
static ur_result_t native_devices(ur_context_handle_t context, uint32_t count,
                                  const ur_device_handle_t *devices, cl_device_id **out) {
    *out = NULL;
    if (count == 0) {
        return UR_RESULT_SUCCESS;
    }
    UR_CHECK_POINTER(devices);
    for (uint32_t i = 0; i < count; ++i) {
        UR_CHECK_DEVICE(devices[i]);
        if (!ocl_context_has_device(context, devices[i])) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "device %u is not in the context", i);
        }
    }
    cl_device_id *ids = calloc(count, sizeof(*ids));
    if (!ids) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ids[i] = devices[i]->cl;
    }
    *out = ids;
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_program_flags(ur_exp_program_flags_t flags) {
    if (flags & UR_EXP_PROGRAM_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    if (flags & UR_EXP_PROGRAM_FLAG_ALLOW_UNRESOLVED_SYMBOLS) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "programs are not linked when they run, so no symbol may stay unresolved");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t program_build(ur_program_handle_t program, uint32_t count,
                                 const ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                                 const char *options, bool compile_only) {
    cl_device_id *ids;
    ur_result_t result = check_program_flags(flags);
    if (result == UR_RESULT_SUCCESS) {
        result = native_devices(program->context, count, devices, &ids);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code = compile_only ? ocl.clCompileProgram(program->cl, count, ids, options, 0, NULL,
                                                      NULL, NULL, NULL)
                               : ocl.clBuildProgram(program->cl, count, ids, options, NULL, NULL);
    free(ids);
    if (code == CL_SUCCESS) {
        return UR_RESULT_SUCCESS;
    }
    const char *call = compile_only ? "clCompileProgram" : "clBuildProgram";
    ur_result_t local = local_failure(program->context, code, call, 1, &program->cl);
    return local != UR_RESULT_SUCCESS
               ? local
               : build_failure(program->cl, program->context, code, call, build_result(code));
}

static ur_result_t build_for_all(ur_context_handle_t context, ur_program_handle_t program,
                                 const char *options, bool compile_only) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_PROGRAM(program);
    if (program->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "the program is of another context");
    }
    return program_build(program, 0, NULL, 0, options, compile_only);
}

static ur_result_t build_for(ur_program_handle_t program, uint32_t count,
                             ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                             const char *options, bool compile_only) {
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(devices);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return program_build(program, count, devices, flags, options, compile_only);
}

ur_result_t urProgramBuild(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                           const char *pOptions) {
    return build_for_all(hContext, hProgram, pOptions, false);
}

ur_result_t urProgramBuildExp(ur_program_handle_t hProgram, uint32_t numDevices,
                              ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                              const char *pOptions) {
    return build_for(hProgram, numDevices, phDevices, flags, pOptions, false);
}

ur_result_t urProgramCompile(ur_context_handle_t hContext, ur_program_handle_t hProgram,
                             const char *pOptions) {
    return build_for_all(hContext, hProgram, pOptions, true);
}

ur_result_t urProgramCompileExp(ur_program_handle_t hProgram, uint32_t numDevices,
                                ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                                const char *pOptions) {
    return build_for(hProgram, numDevices, phDevices, flags, pOptions, true);
}

static ur_result_t program_link_programs(ur_context_handle_t context, uint32_t device_count,
                                         const ur_device_handle_t *devices,
                                         ur_exp_program_flags_t flags, uint32_t count,
                                         const ur_program_handle_t *programs, const char *options,
                                         ur_program_handle_t *out) {
    cl_device_id *ids = NULL;
    UR_CHECK_CONTEXT(context);
    UR_CHECK_POINTER(programs);
    UR_CHECK_POINTER(out);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    ur_result_t result = check_program_flags(flags);
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        UR_CHECK_PROGRAM(programs[i]);
        if (programs[i]->context != context) {
            result =
                ur_fail(UR_RESULT_ERROR_INVALID_PROGRAM, 0, "program %u is of another context", i);
        }
    }
    if (result == UR_RESULT_SUCCESS) {
        result = native_devices(context, device_count, devices, &ids);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_program *inputs = calloc(count, sizeof(*inputs));
    if (!inputs) {
        free(ids);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        inputs[i] = programs[i]->cl;
    }
    cl_int code = CL_SUCCESS;
    cl_program cl = ocl.clLinkProgram(context->cl, device_count, ids, options, count, inputs, NULL,
                                      NULL, &code);
    ur_result_t local = local_failure(context, code, "clLinkProgram", count, inputs);
    free(inputs);
    free(ids);
    if (code != CL_SUCCESS || !cl) {
        /* A program may come even so, to read its log. Intel's driver for GPUs says of a function
         * that nobody has that a binary is wrong. */
        code = code && code != CL_INVALID_BINARY ? code : CL_LINK_PROGRAM_FAILURE;
        result = local != UR_RESULT_SUCCESS
                     ? local
                     : build_failure(cl, context, code, "clLinkProgram",
                                     code == CL_INVALID_OPERATION ? UR_RESULT_ERROR_INVALID_PROGRAM
                                                                  : ocl_result(code));
        if (cl) {
            ocl.clReleaseProgram(cl);
        }
        return result;
    }
    ur_program_handle_t program;
    result = program_new(cl, context, &program);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseProgram(cl);
        return result;
    }
    for (uint32_t i = 0; i < count && result == UR_RESULT_SUCCESS; ++i) {
        result = ur_global_names_add(&program->globals, &programs[i]->globals);
    }
    if (result != UR_RESULT_SUCCESS) {
        urProgramRelease(program);
        return result;
    }
    *out = program;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramLink(ur_context_handle_t hContext, uint32_t count,
                          const ur_program_handle_t *phPrograms, const char *pOptions,
                          ur_program_handle_t *phProgram) {
    return program_link_programs(hContext, 0, NULL, 0, count, phPrograms, pOptions, phProgram);
}

ur_result_t urProgramLinkExp(ur_context_handle_t hContext, uint32_t numDevices,
                             ur_device_handle_t *phDevices, ur_exp_program_flags_t flags,
                             uint32_t count, const ur_program_handle_t *phPrograms,
                             const char *pOptions, ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phDevices);
    if (numDevices == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return program_link_programs(hContext, numDevices, phDevices, flags, count, phPrograms,
                                 pOptions, phProgram);
}

/* Not every driver says what is wrong with a constant. */
static ur_result_t constant_failure(ur_program_handle_t program,
                                    const ur_specialization_constant_info_t *constant,
                                    cl_int code) {
    struct ur_spec_constants known = {NULL};
    size_t size = 0;
    void *il = code == CL_INVALID_VALUE ? read_il(program->cl, &size) : NULL;
    ur_result_t result =
        il ? ur_spec_constants_check(&known, il, size, 1, constant) : UR_RESULT_SUCCESS;
    ur_spec_constants_free(&known);
    free(il);
    return result != UR_RESULT_SUCCESS ? result
                                       : ocl_fail(code, "clSetProgramSpecializationConstant");
}

ur_result_t
urProgramSetSpecializationConstants(ur_program_handle_t hProgram, uint32_t count,
                                    const ur_specialization_constant_info_t *pSpecConstants) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(pSpecConstants);
    if (count == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    if (!ocl.clSetProgramSpecializationConstant || context_il(hProgram->context) == 0 ||
        hProgram->context->platform->version < OCL_VERSION(2, 2)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver has no specialization constants");
    }
    if (hProgram->from_text) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SPEC_ID, 0,
                       "OpenCL C text has no specialization constants");
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (!pSpecConstants[i].pValue) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "specialization constant %u has no value", pSpecConstants[i].id);
        }
        cl_int code = ocl.clSetProgramSpecializationConstant(
            hProgram->cl, pSpecConstants[i].id, pSpecConstants[i].size, pSpecConstants[i].pValue);
        if (code != CL_SUCCESS) {
            return constant_failure(hProgram, &pSpecConstants[i], code);
        }
        hProgram->constants = true;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramGetNativeHandle(ur_program_handle_t hProgram,
                                     ur_native_handle_t *phNativeProgram) {
    UR_CHECK_PROGRAM(hProgram);
    UR_CHECK_POINTER(phNativeProgram);
    *phNativeProgram = (ur_native_handle_t)hProgram->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urProgramCreateWithNativeHandle(ur_native_handle_t hNativeProgram,
                                            ur_context_handle_t hContext,
                                            const ur_program_native_properties_t *pProperties,
                                            ur_program_handle_t *phProgram) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phProgram);
    cl_program cl = (cl_program)hNativeProgram;
    cl_context of = NULL;
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    cl_int code = ocl.clGetProgramInfo(cl, CL_PROGRAM_CONTEXT, sizeof(of), &of, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetProgramInfo");
    }
    if (of != hContext->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native program is of another context");
    }
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainProgram(cl)) != CL_SUCCESS) {
        return ocl_fail(code, "clRetainProgram");
    }
    ur_result_t result = program_new(cl, hContext, phProgram);
    if (result != UR_RESULT_SUCCESS && !owned) {
        ocl.clReleaseProgram(cl);
    }
    return result;
}
