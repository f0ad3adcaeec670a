/* The list of platforms, and their entry points. */
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>

#include "base/check.h"
#include "base/info.h"
#include "base/log.h"
#include "self.h"

static struct {
    pthread_mutex_t lock;
    bool looked; /* found holds what there is */
    struct ur_platforms found;
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

ur_result_t ur_platforms_get(const struct ur_platforms **platforms) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&known.lock);
    if (!known.looked) {
        known.found.count = 0;
        known.found.reason[0] = '\0';
        result = ur_adapter_ops.self->find(&known.found);
        known.looked = result == UR_RESULT_SUCCESS;
        if (known.looked && known.found.reason[0]) {
            ur_log_info("%s", known.found.reason);
        }
    }
    pthread_mutex_unlock(&known.lock);
    if (result == UR_RESULT_SUCCESS) {
        *platforms = &known.found;
    }
    return result;
}

ur_platform_handle_t ur_platform_of_native(const void *native) {
    const struct ur_platforms *platforms;
    if (ur_platforms_get(&platforms) == UR_RESULT_SUCCESS) {
        for (uint32_t i = 0; i < platforms->count; ++i) {
            if (ur_adapter_ops.self->native(platforms->list[i]) == native) {
                return platforms->list[i];
            }
        }
    }
    return NULL;
}

void ur_platforms_forget(void (*destroy)(ur_platform_handle_t platform)) {
    pthread_mutex_lock(&known.lock);
    /* Whoever takes the adapter from here on finds the platforms anew, after the lock. */
    if (known.looked && ur_object_refs(&ur_adapter()->object) == 0) {
        known.looked = false;
        for (uint32_t i = 0; i < known.found.count; ++i) {
            destroy(known.found.list[i]);
        }
    }
    pthread_mutex_unlock(&known.lock);
}

void ur_platforms_reason(struct ur_platforms *platforms, const char *format, ...) {
    size_t used = strlen(platforms->reason);
    char *end = platforms->reason + used;
    size_t room = sizeof(platforms->reason) - used;
    int length = snprintf(end, room, "%s", used ? "; " : "");
    if (length >= 0 && (size_t)length < room) {
        va_list args;
        va_start(args, format);
        vsnprintf(end + length, room - (size_t)length, format, args);
        va_end(args);
    }
}

const char *ur_option_find(const struct ur_option *options, size_t count, const char *from) {
    for (size_t i = 0; i < count; ++i) {
        if (strcmp(from, options[i].from) == 0) {
            return options[i].to;
        }
    }
    return NULL;
}

size_t ur_adapter_explain(char *text, size_t size) {
    const struct ur_platforms *platforms;
    int length;
    if (ur_platforms_get(&platforms) != UR_RESULT_SUCCESS) {
        length = snprintf(text, size, "The %s platforms cannot be listed for want of memory.",
                          ur_adapter_ops.self->title);
    } else if (platforms->count == 0) {
        length = snprintf(text, size, "There is no %s platform: %s.", ur_adapter_ops.self->title,
                          platforms->reason);
    } else {
        length = snprintf(text, size, "%s%s", platforms->reason, platforms->reason[0] ? "." : "");
    }
    return length < 0 ? 0 : (size_t)length;
}

ur_result_t urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                          ur_platform_handle_t *phPlatforms, uint32_t *pNumPlatforms) {
    UR_CHECK_ADAPTER(hAdapter);
    if (!phPlatforms && !pNumPlatforms) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (NumEntries == 0 && phPlatforms) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    const struct ur_platforms *platforms;
    ur_result_t result = ur_platforms_get(&platforms);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    for (uint32_t i = 0; phPlatforms && i < NumEntries && i < platforms->count; ++i) {
        phPlatforms[i] = platforms->list[i];
    }
    if (pNumPlatforms) {
        *pNumPlatforms = platforms->count;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetInfo(ur_platform_handle_t hPlatform, ur_platform_info_t propName,
                              size_t propSize, void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PLATFORM(hPlatform);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (propName == UR_PLATFORM_INFO_BACKEND) {
        return ur_info_value(out, ur_backend_t, ur_backend_shown());
    }
    if (propName == UR_PLATFORM_INFO_ADAPTER) {
        return ur_info_value(out, ur_adapter_handle_t, ur_adapter());
    }
    char room[UR_PLATFORM_ROOM];
    /* Programs look for Level Zero's devices by the name that Intel's adapter gives the platform:
     * "Level-Zero" in it is what llama.cpp and JAX want. */
    const char *text =
        propName == UR_PLATFORM_INFO_NAME && ur_backend_shown() == UR_BACKEND_LEVEL_ZERO
            ? "Intel(R) oneAPI Unified Runtime over Level-Zero"
            : ur_adapter_ops.self->text(hPlatform, propName, room);
    if (!text && propName == UR_PLATFORM_INFO_EXTENSIONS) {
        text = "";
    }
    if (!text && propName == UR_PLATFORM_INFO_PROFILE) {
        text = "FULL_PROFILE";
    }
    return text ? ur_info_string(out, text) : ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
}

ur_result_t urPlatformGetApiVersion(ur_platform_handle_t hPlatform, ur_api_version_t *pVersion) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pVersion);
    *pVersion = UR_API_VERSION_CURRENT;
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetNativeHandle(ur_platform_handle_t hPlatform,
                                      ur_native_handle_t *phNativePlatform) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(phNativePlatform);
    if (!ur_adapter_ops.self->native) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    *phNativePlatform = (ur_native_handle_t)ur_adapter_ops.self->native(hPlatform);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformCreateWithNativeHandle(ur_native_handle_t hNativePlatform,
                                             ur_adapter_handle_t hAdapter,
                                             const ur_platform_native_properties_t *pProperties,
                                             ur_platform_handle_t *phPlatform) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phPlatform);
    (void)pProperties; /* platforms are not counted: nothing to own */
    if (!ur_adapter_ops.self->native) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    ur_platform_handle_t platform = ur_platform_of_native((const void *)hNativePlatform);
    if (!platform) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PLATFORM, 0,
                       "the native handle is none of the %s platforms", ur_adapter_ops.self->title);
    }
    *phPlatform = platform;
    return UR_RESULT_SUCCESS;
}

ur_result_t urPlatformGetBackendOption(ur_platform_handle_t hPlatform, const char *pFrontendOption,
                                       const char **ppPlatformOption) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pFrontendOption);
    UR_CHECK_POINTER(ppPlatformOption);
    const char *option = ur_adapter_ops.self->option(hPlatform, pFrontendOption);
    if (!option) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "no %s option corresponds to '%s'",
                       ur_adapter_ops.self->title, pFrontendOption);
    }
    *ppPlatformOption = option;
    return UR_RESULT_SUCCESS;
}
