/* The one platform. */
#include <string.h>

#include "ncpu.h"

static struct ur_platform_handle_t_ platform = {
    .object = {.ddi = &ur_adapter_ddi, .kind = UR_KIND_PLATFORM, .refs = 1}};

ur_platform_handle_t ncpu_platform(void) {
    return &platform;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                  ur_platform_handle_t *phPlatforms,
                                                  uint32_t *pNumPlatforms) {
    UR_CHECK_ADAPTER(hAdapter);
    if (NumEntries == 0 && phPlatforms) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    if (!phPlatforms && !pNumPlatforms) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (phPlatforms) {
        phPlatforms[0] = &platform;
    }
    if (pNumPlatforms) {
        *pNumPlatforms = 1;
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                                      ur_platform_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PLATFORM(hPlatform);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_PLATFORM_INFO_NAME:
        return ur_info_string(out, "Native CPU");
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return ur_info_string(out, "Unified Runtime");
    case UR_PLATFORM_INFO_VERSION:
        return ur_info_string(out, "0.12");
    case UR_PLATFORM_INFO_EXTENSIONS:
        return ur_info_string(out, "");
    case UR_PLATFORM_INFO_PROFILE:
        return ur_info_string(out, "FULL_PROFILE");
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_NATIVE_CPU);
    case UR_PLATFORM_INFO_ADAPTER:
        return ur_info_value(out, ur_adapter_handle_t, ncpu_adapter());
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetApiVersion(ur_platform_handle_t hPlatform,
                                                            ur_api_version_t *pVersion) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pVersion);
    *pVersion = UR_API_VERSION_CURRENT;
    return UR_RESULT_SUCCESS;
}

/* Programs arrive as finished host code, so every option that a front end knows stands for nothing
 * here. */
UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                               const char *pFrontendOption,
                                                               const char **ppPlatformOption) {
    static const char *const known[] = {"", "-O0", "-O1", "-O2", "-O3"};
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pFrontendOption);
    UR_CHECK_POINTER(ppPlatformOption);
    for (size_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i) {
        if (strcmp(pFrontendOption, known[i]) == 0) {
            *ppPlatformOption = "";
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "no option of the platform stands for %s",
                   pFrontendOption);
}
