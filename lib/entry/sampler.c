/* Samplers of adapters whose drivers sample through an object made of image and sampler together,
 * or have none: a sampler by itself is only what it was described as. */
#include <stdlib.h>

#include "base/check.h"
#include "facts.h"
#include "sampler.h"

ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                            ur_sampler_handle_t *phSampler) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDesc);
    UR_CHECK_POINTER(phSampler);
    if ((unsigned)pDesc->addressingMode > UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT ||
        (unsigned)pDesc->filterMode > UR_SAMPLER_FILTER_MODE_LINEAR) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_sampler_handle_t sampler = calloc(1, sizeof(*sampler));
    if (!sampler) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&sampler->object, UR_KIND_SAMPLER);
    sampler->context = hContext;
    sampler->desc = *pDesc;
    sampler->desc.pNext = NULL;
    ur_own.Context.pfnRetain(hContext);
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
        ur_context_handle_t context = hSampler->context;
        free(hSampler);
        ur_own.Context.pfnRelease(context);
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
    return ur_sampler_facts(out, propName, &hSampler->object, hSampler->context, &hSampler->desc);
}
