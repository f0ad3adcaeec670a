/* Platforms: found once, together with their root devices, and kept for good. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "ocl.h"
#include "ops.h"

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
    char *text = ur_permanent_alloc(size + 1);
    if (!text || ocl.clGetPlatformInfo(id, name, size, text, NULL) != CL_SUCCESS) {
        return "";
    }
    text[size] = '\0';
    return text;
}

/* Under the lock. Without a usable device the platform is left out. */
static ur_result_t add_platform(struct ur_platforms *platforms, cl_platform_id id) {
    cl_uint count = 0;
    const char *name = platform_text(id, CL_PLATFORM_NAME);
    cl_int code = ocl.clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, 0, NULL, &count);
    if (code != CL_SUCCESS || count == 0) {
        ur_platforms_reason(platforms, "platform '%s' has no device (%s)", name,
                            ocl_code_name(code ? code : CL_DEVICE_NOT_FOUND));
        return UR_RESULT_SUCCESS;
    }
    cl_device_id *ids = calloc(count, sizeof(*ids));
    ur_platform_handle_t platform = ur_permanent_alloc(sizeof(*platform));
    ur_device_handle_t *devices = ur_permanent_alloc(count * sizeof(*devices));
    if (!ids || !platform || !devices) {
        free(ids);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    code = ocl.clGetDeviceIDs(id, CL_DEVICE_TYPE_ALL, count, ids, NULL);
    if (code != CL_SUCCESS) {
        ur_platforms_reason(platforms, "platform '%s' does not list its devices (%s)", name,
                            ocl_code_name(code));
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
        ur_platforms_reason(platforms, "platform '%s' is %s, and 1.2 is needed", name,
                            platform->version_text);
        goto free_ids;
    }
    ocl_extension_calls_load(id, &platform->call);
    for (cl_uint i = 0; i < count; ++i) {
        ur_device_handle_t device = ur_permanent_alloc(sizeof(*device));
        if (!device) {
            result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
            goto free_ids;
        }
        if (ocl_device_init(device, platform, NULL, ids[i]) == UR_RESULT_SUCCESS) {
            devices[platform->device_count++] = device;
        } else {
            ur_platforms_reason(
                platforms, "a device of platform '%s' is left out: it answers no queries", name);
        }
    }
    if (platform->device_count) {
        platforms->list[platforms->count++] = platform;
    }
free_ids:
    free(ids);
    return result;
}

static ur_result_t find_platforms(struct ur_platforms *platforms) {
    cl_platform_id ids[UR_MAX_PLATFORMS];
    cl_uint found = 0;
    if (!ocl_driver_open(platforms->reason, sizeof(platforms->reason))) {
        return UR_RESULT_SUCCESS;
    }
    cl_int code = ocl.clGetPlatformIDs(UR_MAX_PLATFORMS, ids, &found);
    if (code == CL_SUCCESS && found == 0) {
        code = CL_PLATFORM_NOT_FOUND_KHR;
    }
    if (code != CL_SUCCESS) {
        ur_platforms_reason(platforms, "the OpenCL ICD loader finds no driver (%s)",
                            ocl_code_name(code));
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = UR_RESULT_SUCCESS;
    for (cl_uint i = 0; i < found && i < UR_MAX_PLATFORMS && result == UR_RESULT_SUCCESS; ++i) {
        result = add_platform(platforms, ids[i]);
    }
    return result;
}

static const char *platform_info(ur_platform_handle_t platform, ur_platform_info_t what,
                                 char room[UR_PLATFORM_ROOM]) {
    (void)room;
    switch (what) {
    case UR_PLATFORM_INFO_NAME:
        return platform->name;
    case UR_PLATFORM_INFO_VENDOR_NAME:
        return platform->vendor;
    case UR_PLATFORM_INFO_VERSION:
        return platform->version_text;
    case UR_PLATFORM_INFO_EXTENSIONS:
        return platform->extensions;
    case UR_PLATFORM_INFO_PROFILE:
        return platform->profile;
    default:
        return NULL;
    }
}

static const char *platform_option(ur_platform_handle_t platform, const char *frontend) {
    static const struct ur_option options[] = {
        {"", ""},
        {"-O0", "-cl-opt-disable"},
        {"-O1", ""},
        {"-O2", ""},
        {"-O3", ""},
        {"-ftarget-compile-fast", "-igc_opts 'PartitionUnit=1,SubroutineThreshold=50000'"},
        {"-foffload-fp32-prec-div", "-cl-fp32-correctly-rounded-divide-sqrt"},
        {"-foffload-fp32-prec-sqrt", "-cl-fp32-correctly-rounded-divide-sqrt"},
    };
    const char *found = ur_option_find(options, sizeof(options) / sizeof(options[0]), frontend);
    /* Understood by Intel's GPU compiler alone; its CPU compiler refuses a build over it. */
    bool intel_gpu = strstr(platform->vendor, "Intel") != NULL;
    for (uint32_t i = 0; i < platform->device_count; ++i) {
        intel_gpu = intel_gpu && (platform->devices[i]->type & CL_DEVICE_TYPE_GPU);
    }
    return found && !intel_gpu && strncmp(found, "-igc_opts", 9) == 0 ? "" : found;
}

static void *native(ur_platform_handle_t platform) {
    return platform->cl;
}

const struct ur_self ocl_self = {
    .log_name = "OPENCL",
    .title = "OpenCL",
    .backend = UR_BACKEND_OPENCL,
    .find = find_platforms,
    .text = platform_info,
    .option = platform_option,
    .native = native,
    .give = ur_worker_let_go,
};
