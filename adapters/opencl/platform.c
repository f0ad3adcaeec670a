/* Platforms: found once, together with their root devices, and kept for good. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ocl.h"

#define MAX_PLATFORMS 64

static struct {
    pthread_mutex_t lock;
    _Atomic bool ready; /* set last; what it covers is constant afterwards */
    ur_platform_handle_t list[MAX_PLATFORMS];
    uint32_t count;
    char reason[1024]; /* why there are no platforms, or what was left out */
} known = {.lock = PTHREAD_MUTEX_INITIALIZER};

bool ocl_has_extension(const char *extensions, const char *name) {
    size_t length = strlen(name);
    for (const char *at = extensions; (at = strstr(at, name)); at += length) {
        if ((at == extensions || at[-1] == ' ') && (at[length] == ' ' || at[length] == '\0')) {
            return true;
        }
    }
    return false;
}

unsigned ocl_parse_version(const char *text) {
    unsigned major = 0, minor = 0;
    const char *digits = strpbrk(text, "0123456789");
    if (!digits || sscanf(digits, "%u.%u", &major, &minor) != 2 || minor > 255) {
        return OCL_VERSION(1, 0);
    }
    return OCL_VERSION(major, minor);
}

static const char *platform_text(cl_platform_id id, cl_platform_info name) {
    size_t size = 0;
    if (ocl.clGetPlatformInfo(id, name, 0, NULL, &size) != CL_SUCCESS || size == 0) {
        return "";
    }
    char *text = ocl_permanent_alloc(size + 1);
    if (!text || ocl.clGetPlatformInfo(id, name, size, text, NULL) != CL_SUCCESS) {
        return "";
    }
    text[size] = '\0';
    return text;
}

static void add_reason(const char *format, const char *name, const char *why) {
    size_t used = strlen(known.reason);
    snprintf(known.reason + used, sizeof(known.reason) - used, "%s", used ? "; " : "");
    used = strlen(known.reason);
    snprintf(known.reason + used, sizeof(known.reason) - used, format, name, why);
}

/* Under the lock. Without a usable device the platform is left out. */
static ur_result_t add_platform(cl_platform_id id) {
    cl_uint count = 0;
    const char *name = platform_text(id, CL_PLATFORM_NAME);
    cl_int code = ocl.clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, 0, NULL, &count);
    if (code != CL_SUCCESS || count == 0) {
        add_reason("platform '%s' has no device (%s)", name,
                   ocl_code_name(code ? code : CL_DEVICE_NOT_FOUND));
        return UR_RESULT_SUCCESS;
    }
    cl_device_id *ids = calloc(count, sizeof(*ids));
    ur_platform_handle_t platform = ocl_permanent_alloc(sizeof(*platform));
    ur_device_handle_t *devices = ocl_permanent_alloc(count * sizeof(*devices));
    if (!ids || !platform || !devices) {
        free(ids);
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    code = ocl.clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, count, ids, NULL);
    if (code != CL_SUCCESS) {
        add_reason("platform '%s' does not list its devices (%s)", name, ocl_code_name(code));
        goto free_ids;
    }
    ur_object_init(&platform->object, UR_KIND_PLATFORM);
    pthread_mutex_init(&platform->lock, NULL);
    platform->cl = id;
    platform->name = name;
    platform->vendor = platform_text(id, CL_PLATFORM_VENDOR);
    platform->version_text = platform_text(id, CL_PLATFORM_VERSION);
    platform->extensions = platform_text(id, CL_PLATFORM_EXTENSIONS);
    platform->profile = platform_text(id, CL_PLATFORM_PROFILE);
    platform->version = ocl_parse_version(platform->version_text);
    platform->devices = devices;
    if (platform->version < OCL_VERSION(1, 2)) {
        add_reason("platform '%s' is %s, and 1.2 is needed", name, platform->version_text);
        goto free_ids;
    }
    ocl_extension_calls_load(id, &platform->call);
    for (cl_uint i = 0; i < count; ++i) {
        ur_device_handle_t device = ocl_permanent_alloc(sizeof(*device));
        if (!device) {
            result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
            goto free_ids;
        }
        if (ocl_device_init(device, platform, NULL, ids[i]) == UR_RESULT_SUCCESS) {
            devices[platform->device_count++] = device;
        } else {
            add_reason("a device of platform '%s' is left out: %s", name, "it answers no queries");
        }
    }
    if (platform->device_count) {
        known.list[known.count++] = platform;
    }
free_ids:
    free(ids);
    return result;
}

ur_result_t ocl_platforms(ur_platform_handle_t **platforms, uint32_t *count) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (!atomic_load_explicit(&known.ready, memory_order_acquire)) {
        pthread_mutex_lock(&known.lock);
        if (!known.ready) {
            cl_platform_id ids[MAX_PLATFORMS];
            cl_uint found = 0;
            known.count = 0;
            known.reason[0] = '\0';
            if (ocl_driver_open(known.reason, sizeof(known.reason))) {
                cl_int code = ocl.clGetPlatformIDs(MAX_PLATFORMS, ids, &found);
                if (code == CL_SUCCESS && found == 0) {
                    code = CL_PLATFORM_NOT_FOUND_KHR;
                }
                if (code != CL_SUCCESS) {
                    add_reason("%s (%s)", "the OpenCL ICD loader finds no driver",
                               ocl_code_name(code));
                    found = 0;
                }
            }
            found = found > MAX_PLATFORMS ? MAX_PLATFORMS : found;
            for (cl_uint i = 0; i < found && result == UR_RESULT_SUCCESS; ++i) {
                result = add_platform(ids[i]);
            }
            if (result == UR_RESULT_SUCCESS) {
                atomic_store_explicit(&known.ready, true, memory_order_release);
                if (known.reason[0]) {
                    ur_log_info("%s", known.reason);
                }
            }
        }
        pthread_mutex_unlock(&known.lock);
    }
    if (result == UR_RESULT_SUCCESS) {
        *platforms = known.list;
        *count = known.count;
    }
    return result;
}

ur_platform_handle_t ocl_platform_find(cl_platform_id id) {
    ur_platform_handle_t *list;
    uint32_t count;
    if (ocl_platforms(&list, &count) == UR_RESULT_SUCCESS) {
        for (uint32_t i = 0; i < count; ++i) {
            if (list[i]->cl == id) {
                return list[i];
            }
        }
    }
    return NULL;
}

size_t ur_adapter_explain(char *text, size_t size) {
    ur_platform_handle_t *list;
    uint32_t count = 0;
    if (ocl_platforms(&list, &count) != UR_RESULT_SUCCESS) {
        return (size_t)snprintf(text, size, "There is no memory to list the OpenCL platforms.");
    }
    if (count == 0) {
        return (size_t)snprintf(text, size, "There is no OpenCL platform: %s.", known.reason);
    }
    return (size_t)snprintf(text, size, "There %s %u OpenCL platform%s%s%s.",
                            count == 1 ? "is" : "are", count, count == 1 ? "" : "s",
                            known.reason[0] ? "; " : "", known.reason);
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGet(ur_adapter_handle_t hAdapter, uint32_t NumEntries,
                                                  ur_platform_handle_t *phPlatforms,
                                                  uint32_t *pNumPlatforms) {
    UR_CHECK_ADAPTER(hAdapter);
    if (!phPlatforms && !pNumPlatforms) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (NumEntries == 0 && phPlatforms) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    ur_platform_handle_t *list;
    uint32_t count;
    ur_result_t result = ocl_platforms(&list, &count);
    if (result) {
        return result;
    }
    for (uint32_t i = 0; phPlatforms && i < NumEntries && i < count; ++i) {
        phPlatforms[i] = list[i];
    }
    if (pNumPlatforms) {
        *pNumPlatforms = count;
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetInfo(ur_platform_handle_t hPlatform,
                                                      ur_platform_info_t propName, size_t propSize,
                                                      void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_PLATFORM(hPlatform);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result) {
        return result;
    }
    switch (propName) {
    case UR_PLATFORM_INFO_NAME:
        return ur_info_string(out, hPlatform->name);
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return ur_info_string(out, hPlatform->vendor);
    case UR_PLATFORM_INFO_VERSION:
        return ur_info_string(out, hPlatform->version_text);
    case UR_PLATFORM_INFO_EXTENSIONS:
        return ur_info_string(out, hPlatform->extensions);
    case UR_PLATFORM_INFO_PROFILE:
        return ur_info_string(out, hPlatform->profile);
    case UR_PLATFORM_INFO_BACKEND:
        return ur_info_value(out, ur_backend_t, UR_BACKEND_OPENCL);
    case UR_PLATFORM_INFO_ADAPTER:
        return ur_info_value(out, ur_adapter_handle_t, ocl_adapter());
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

UR_APIEXPORT ur_result_t UR_APICALL
urPlatformGetNativeHandle(ur_platform_handle_t hPlatform, ur_native_handle_t *phNativePlatform) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(phNativePlatform);
    *phNativePlatform = (ur_native_handle_t)hPlatform->cl;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformCreateWithNativeHandle(
    ur_native_handle_t hNativePlatform, ur_adapter_handle_t hAdapter,
    const ur_platform_native_properties_t *pProperties, ur_platform_handle_t *phPlatform) {
    UR_CHECK_ADAPTER(hAdapter);
    UR_CHECK_POINTER(phPlatform);
    (void)pProperties; /* platforms are not counted in OpenCL: nothing to own */
    ur_platform_handle_t platform = ocl_platform_find((cl_platform_id)hNativePlatform);
    if (!platform) {
        return ur_fail(UR_RESULT_ERROR_INVALID_PLATFORM, 0,
                       "the native handle is none of the OpenCL platforms");
    }
    *phPlatform = platform;
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urPlatformGetBackendOption(ur_platform_handle_t hPlatform,
                                                               const char *pFrontendOption,
                                                               const char **ppPlatformOption) {
    UR_CHECK_PLATFORM(hPlatform);
    UR_CHECK_POINTER(pFrontendOption);
    UR_CHECK_POINTER(ppPlatformOption);
    /* Understood by Intel's GPU compiler alone; its CPU compiler refuses a build over it. */
    bool intel_gpu = strstr(hPlatform->vendor, "Intel") != NULL;
    for (uint32_t i = 0; i < hPlatform->device_count; ++i) {
        intel_gpu = intel_gpu && (hPlatform->devices[i]->type & CL_DEVICE_TYPE_GPU);
    }
    const struct {
        const char *from, *to;
    } options[] = {
        {"", ""},
        {"-O0", "-cl-opt-disable"},
        {"-O1", ""},
        {"-O2", ""},
        {"-O3", ""},
        {"-ftarget-compile-fast",
         intel_gpu ? "-igc_opts 'PartitionUnit=1,SubroutineThreshold=50000'" : ""},
        {"-foffload-fp32-prec-div", "-cl-fp32-correctly-rounded-divide-sqrt"},
        {"-foffload-fp32-prec-sqrt", "-cl-fp32-correctly-rounded-divide-sqrt"},
    };
    for (size_t i = 0; i < sizeof(options) / sizeof(options[0]); ++i) {
        if (strcmp(pFrontendOption, options[i].from) == 0) {
            *ppPlatformOption = options[i].to;
            return UR_RESULT_SUCCESS;
        }
    }
    return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "no OpenCL option corresponds to '%s'",
                   pFrontendOption);
}
