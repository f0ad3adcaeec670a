/* Samplers. */
#include <stdlib.h>

#include "ocl.h"

static const struct {
    ur_sampler_addressing_mode_t ur;
    cl_addressing_mode cl;
} modes[] = {
    {UR_SAMPLER_ADDRESSING_MODE_NONE, CL_ADDRESS_NONE},
    {UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE, CL_ADDRESS_CLAMP_TO_EDGE},
    {UR_SAMPLER_ADDRESSING_MODE_CLAMP, CL_ADDRESS_CLAMP},
    {UR_SAMPLER_ADDRESSING_MODE_REPEAT, CL_ADDRESS_REPEAT},
    {UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT, CL_ADDRESS_MIRRORED_REPEAT},
};

/* Takes over one reference to `cl` on success. */
static ur_result_t sampler_new(cl_sampler cl, ur_context_handle_t context,
                               ur_sampler_handle_t *out) {
    ur_sampler_handle_t sampler = calloc(1, sizeof(*sampler));
    if (!sampler) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&sampler->object, UR_KIND_SAMPLER);
    sampler->cl = cl;
    sampler->context = context;
    ocl_context_retain(context);
    *out = sampler;
    return UR_RESULT_SUCCESS;
}

/* By the call of OpenCL 1.x, which is still there in 3.0 and says the same as the newer one. */
static cl_sampler create(ur_context_handle_t context, const ur_sampler_desc_t *desc,
                         cl_addressing_mode mode, cl_int *code) {
    return ocl.clCreateSampler(
        context->cl, desc->normalizedCoords, mode,
        desc->filterMode == UR_SAMPLER_FILTER_MODE_LINEAR ? CL_FILTER_LINEAR : CL_FILTER_NEAREST,
        code);
}

/* What a sampler that repeats reads beyond the image is undefined where coordinates are not
 * normalised (OpenCL C 6.15.15), and some drivers make none: then it reads the edge. */
ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                            ur_sampler_handle_t *phSampler) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDesc);
    UR_CHECK_POINTER(phSampler);
    if ((unsigned)pDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
        (unsigned)pDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    cl_int code;
    cl_sampler cl = create(hContext, pDesc, modes[pDesc->addressingMode].cl, &code);
    bool replaced = !cl && code == CL_INVALID_VALUE && !pDesc->normalizedCoords;
    if (replaced) {
        cl = create(hContext, pDesc, CL_ADDRESS_CLAMP_TO_EDGE, &code);
    }
    if (!cl) {
        return ocl_fail_in(hContext, code, "clCreateSampler");
    }
    ur_sampler_handle_t sampler;
    ur_result_t result = sampler_new(cl, hContext, &sampler);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseSampler(cl);
        return result;
    }
    sampler->replaced = replaced;
    sampler->addressing = pDesc->addressingMode;
    *phSampler = sampler;
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler) {
    UR_CHECK_SAMPLER(hSampler);
    ur_object_retain(&hSampler->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler) {
    UR_CHECK_SAMPLER(hSampler);
    if (ur_object_release(&hSampler->object)) {
        ocl.clReleaseSampler(hSampler->cl);
        ocl_context_release(hSampler->context);
        free(hSampler);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerGetInfo(ur_sampler_handle_t hSampler, ur_sampler_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_SAMPLER(hSampler);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_int code;
    switch (propName) {
    case UR_SAMPLER_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&hSampler->object));
    case UR_SAMPLER_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, hSampler->context);
    case UR_SAMPLER_INFO_NORMALIZED_COORDS: {
        cl_bool value = CL_FALSE;
        code = ocl.clGetSamplerInfo(hSampler->cl, CL_SAMPLER_NORMALIZED_COORDS, sizeof(value),
                                    &value, NULL);
        return code ? ocl_fail(code, "clGetSamplerInfo")
                    : ur_info_value(out, ur_bool_t, value != 0);
    }
    case UR_SAMPLER_INFO_ADDRESSING_MODE: {
        cl_addressing_mode value = 0;
        if (hSampler->replaced) {
            return ur_info_value(out, ur_sampler_addressing_mode_t, hSampler->addressing);
        }
        code = ocl.clGetSamplerInfo(hSampler->cl, CL_SAMPLER_ADDRESSING_MODE, sizeof(value), &value,
                                    NULL);
        for (size_t i = 0; code == CL_SUCCESS && i < sizeof(modes) / sizeof(modes[0]); ++i) {
            if (modes[i].cl == value) {
                return ur_info_value(out, ur_sampler_addressing_mode_t, modes[i].ur);
            }
        }
        return ocl_fail(code ? code : CL_INVALID_VALUE, "clGetSamplerInfo");
    }
    case UR_SAMPLER_INFO_FILTER_MODE: {
        cl_filter_mode value = 0;
        code =
            ocl.clGetSamplerInfo(hSampler->cl, CL_SAMPLER_FILTER_MODE, sizeof(value), &value, NULL);
        return code ? ocl_fail(code, "clGetSamplerInfo")
                    : ur_info_value(out, ur_sampler_filter_mode_t,
                                    value == CL_FILTER_LINEAR ? UR_SAMPLER_FILTER_MODE_LINEAR
                                                              : UR_SAMPLER_FILTER_MODE_NEAREST);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                     ur_native_handle_t *phNativeSampler) {
    UR_CHECK_SAMPLER(hSampler);
    UR_CHECK_POINTER(phNativeSampler);
    *phNativeSampler = (ur_native_handle_t)hSampler->cl;
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler,
                                            ur_context_handle_t hContext,
                                            const ur_sampler_native_properties_t *pProperties,
                                            ur_sampler_handle_t *phSampler) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phSampler);
    cl_sampler cl = (cl_sampler)hNativeSampler;
    cl_context of = NULL;
    if (!cl) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    cl_int code = ocl.clGetSamplerInfo(cl, CL_SAMPLER_CONTEXT, sizeof(of), &of, NULL);
    if (code != CL_SUCCESS) {
        return ocl_fail(code, "clGetSamplerInfo");
    }
    if (of != hContext->cl) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the native sampler is of another context");
    }
    bool owned = pProperties && pProperties->isNativeHandleOwned;
    if (!owned && (code = ocl.clRetainSampler(cl)) != CL_SUCCESS) {
        return ocl_fail(code, "clRetainSampler");
    }
    ur_result_t result = sampler_new(cl, hContext, phSampler);
    if (result != UR_RESULT_SUCCESS && !owned) {
        ocl.clReleaseSampler(cl);
    }
    return result;
}
