/* Samplers. */
#include <stdlib.h>

#include "context.h"
#include "mem.h"
#include "ze.h"

static struct ur_shown_set shown = UR_SHOWN_SET;

static ur_result_t sampler_new(ur_context_handle_t context, ze_sampler_handle_t native,
                               bool adopted, const ur_sampler_desc_t *desc,
                               ur_sampler_handle_t *out) {
    ur_sampler_handle_t sampler = calloc(1, sizeof(*sampler));
    if (!sampler) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&sampler->object, UR_KIND_SAMPLER);
    sampler->context = context;
    sampler->ze = native;
    sampler->raw = ze_raw(ZEL_HANDLE_SAMPLER, native);
    sampler->adopted = adopted;
    sampler->desc = *desc;
    sampler->desc.pNext = NULL;
    ze_context_retain(context);
    *out = sampler;
    return UR_RESULT_SUCCESS;
}

ur_result_t ze_sampler_describe(const ur_sampler_desc_t *desc, ze_sampler_desc_t *out) {
    *out = (ze_sampler_desc_t){.stype = ZE_STRUCTURE_TYPE_SAMPLER_DESC,
                               .isNormalized = desc->normalizedCoords};
    switch ((int)desc->addressingMode) {
    case UR_SAMPLER_ADDRESSING_MODE_NONE:
        out->addressMode = ZE_SAMPLER_ADDRESS_MODE_NONE;
        break;
    case UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE:
        out->addressMode = ZE_SAMPLER_ADDRESS_MODE_CLAMP;
        break;
    case UR_SAMPLER_ADDRESSING_MODE_CLAMP:
        out->addressMode = ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER;
        break;
    case UR_SAMPLER_ADDRESSING_MODE_REPEAT:
        out->addressMode = ZE_SAMPLER_ADDRESS_MODE_REPEAT;
        break;
    case UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT:
        out->addressMode = ZE_SAMPLER_ADDRESS_MODE_MIRROR;
        break;
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    switch ((int)desc->filterMode) {
    case UR_SAMPLER_FILTER_MODE_NEAREST:
        out->filterMode = ZE_SAMPLER_FILTER_MODE_NEAREST;
        break;
    case UR_SAMPLER_FILTER_MODE_LINEAR:
        out->filterMode = ZE_SAMPLER_FILTER_MODE_LINEAR;
        break;
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerCreate(ur_context_handle_t hContext, const ur_sampler_desc_t *pDesc,
                            ur_sampler_handle_t *phSampler) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDesc);
    UR_CHECK_POINTER(phSampler);
    ze_sampler_desc_t desc;
    ur_result_t result = ze_sampler_describe(pDesc, &desc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_sampler_handle_t native = NULL;
    result = ZE_CHECK(zeSamplerCreate, hContext->ze, hContext->devices[0]->ze, &desc, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = sampler_new(hContext, native, false, pDesc, phSampler);
    if (result != UR_RESULT_SUCCESS) {
        ze.zeSamplerDestroy(native);
    }
    return result;
}

ur_result_t urSamplerRetain(ur_sampler_handle_t hSampler) {
    UR_CHECK_SAMPLER(hSampler);
    ur_object_retain(&hSampler->object);
    return UR_RESULT_SUCCESS;
}

static void sampler_end_late(struct ur_late *late) {
    ur_sampler_handle_t sampler =
        (ur_sampler_handle_t)((char *)late - offsetof(struct ur_sampler_handle_t_, late));
    if (ur_exiting()) {
        ur_exit_keep(sampler);
        return;
    }
    ze.zeSamplerDestroy(sampler->ze);
    free(sampler);
}

ur_result_t urSamplerRelease(ur_sampler_handle_t hSampler) {
    UR_CHECK_SAMPLER(hSampler);
    if (ur_object_release(&hSampler->object)) {
        ur_context_handle_t context = hSampler->context;
        ur_shown_remove(&shown, &hSampler->shown);
        if (hSampler->adopted) {
            free(hSampler);
        } else { /* a kernel may still sample with it */
            hSampler->late.end = sampler_end_late;
            ur_pool_give_up(context->space, &hSampler->late, 0);
        }
        ze_context_release(context);
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

ur_result_t urSamplerGetNativeHandle(ur_sampler_handle_t hSampler,
                                     ur_native_handle_t *phNativeSampler) {
    UR_CHECK_SAMPLER(hSampler);
    UR_CHECK_POINTER(phNativeSampler);
    ur_shown_add(&shown, &hSampler->shown, &hSampler->object, hSampler->ze);
    *phNativeSampler = (ur_native_handle_t)hSampler->ze;
    return UR_RESULT_SUCCESS;
}

ur_result_t urSamplerCreateWithNativeHandle(ur_native_handle_t hNativeSampler,
                                            ur_context_handle_t hContext,
                                            const ur_sampler_native_properties_t *pProperties,
                                            ur_sampler_handle_t *phSampler) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(phSampler);
    if (!hNativeSampler) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    /* Of one that is not from here queries answer with the defaults. */
    ur_sampler_desc_t desc = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC};
    ur_sampler_handle_t from = ur_shown_take(&shown, (const void *)hNativeSampler);
    if (from) {
        desc = from->desc;
        urSamplerRelease(from);
    }
    return sampler_new(hContext, (ze_sampler_handle_t)hNativeSampler,
                       !pProperties || !pProperties->isNativeHandleOwned, &desc, phSampler);
}
