/* Entry points: what a pool tells about itself and what can be set. */
#include "base/info.h"

#include "base/error.h"
#include "pool_entry.h"

static ur_result_t pool_info(ur_usm_pool_handle_t handle, ur_usm_pool_info_t name,
                             ur_info_out out) {
    struct ur_pool_stats stats;
    ur_result_t result = ur_pool_get_stats(handle->pool, &stats);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch (name) {
    case UR_USM_POOL_INFO_REFERENCE_COUNT:
        /* A default pool is held by the context, twice while it is the current one. */
        return ur_info_value(out, uint32_t, ur_object_refs(&handle->object));
    case UR_USM_POOL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, handle->context);
    case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
        return ur_info_value(out, size_t, stats.threshold);
    case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
        return ur_info_value(out, size_t, stats.max_size);
    case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
        return ur_info_value(out, size_t, stats.reserved);
    case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
        return ur_info_value(out, size_t, stats.reserved_high);
    case UR_USM_POOL_INFO_USED_CURRENT_EXP:
        return ur_info_value(out, size_t, stats.used);
    case UR_USM_POOL_INFO_USED_HIGH_EXP:
        return ur_info_value(out, size_t, stats.used_high);
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t pool_info_check(ur_usm_pool_handle_t pool) {
    if (!pool) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    return ur_object_is(pool, UR_KIND_POOL) ? UR_RESULT_SUCCESS
                                            : ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
}

ur_result_t urUSMPoolGetInfo(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                             size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = pool_info_check(hPool);
    if (result != UR_RESULT_SUCCESS || (result = ur_info_check(out))) {
        return result;
    }
    return pool_info(hPool, propName, out);
}

ur_result_t urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = pool_info_check(hPool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!pPropValue && !pPropSizeRet) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    /* This call is not told how much room there is: the caller knows the type. */
    return pool_info(hPool, propName,
                     (ur_info_out){pPropValue ? SIZE_MAX : 0, pPropValue, pPropSizeRet});
}

ur_result_t urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool, ur_usm_pool_info_t propName,
                                void *pPropValue, size_t propSize) {
    ur_result_t result = pool_info_check(hPool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!pPropValue) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (propName != UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP &&
        propName != UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP &&
        propName != UR_USM_POOL_INFO_RESERVED_HIGH_EXP &&
        propName != UR_USM_POOL_INFO_USED_HIGH_EXP) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (propSize < sizeof(size_t)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    size_t value;
    memcpy(&value, pPropValue, sizeof(value));
    switch (propName) {
    case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
        return ur_pool_set_threshold(hPool->pool, value);
    case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
        result = ur_pool_set_max_size(hPool->pool, value);
        return result == UR_RESULT_ERROR_INVALID_VALUE
                   ? ur_fail(result, 0, "the pool holds more than %zu bytes", value)
                   : result;
    default:
        if (value != 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a high watermark can only be set to 0, back to what is current");
        }
        return ur_pool_reset_high(hPool->pool, propName == UR_USM_POOL_INFO_RESERVED_HIGH_EXP,
                                  propName == UR_USM_POOL_INFO_USED_HIGH_EXP);
    }
}
