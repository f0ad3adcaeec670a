/* Which modules of SPIR-V a driver can be given. Intel's compilers, for CPUs (2026.2.0) and for
 * GPUs (2.40), end the process over an extension that they do not know, where they could refuse the
 * module, and know many that the driver does not list (docs/validation.md); that for GPUs also over
 * a version and over OpImage: so they are asked. */
#include "ocl.h"

#include <stdlib.h>
#include <string.h>

#include "ask/ask.h"
#include "base/permanent.h"
#include "spirv/module.h"

/* cl_khr_spirv_queries, which older headers lack */
#define OCL_DEVICE_SPIRV_EXTENSIONS_KHR 0x12BA

bool ocl_list_spirv_extensions(ur_device_handle_t device, bool permanent) {
    const char **names;
    size_t size = 0, length = 1;
    if (!device->il_version || !ocl_device_has(device, "cl_khr_spirv_queries") ||
        ocl.clGetDeviceInfo(device->cl, OCL_DEVICE_SPIRV_EXTENSIONS_KHR, 0, NULL, &size) !=
            CL_SUCCESS ||
        size == 0) {
        return true;
    }
    names = malloc(size);
    if (!names) {
        return false;
    }
    if (ocl.clGetDeviceInfo(device->cl, OCL_DEVICE_SPIRV_EXTENSIONS_KHR, size, names, NULL) !=
        CL_SUCCESS) {
        free(names);
        return true;
    }
    for (size_t i = 0; i < size / sizeof(*names); ++i) {
        length += strlen(names[i]) + 1;
    }
    char *text = permanent ? ur_permanent_alloc(length) : malloc(length);
    char *at = text;
    for (size_t i = 0; text && i < size / sizeof(*names); ++i) {
        size_t part = strlen(names[i]);
        memcpy(at, names[i], part);
        at[part] = ' ';
        at += part + 1;
    }
    if (text) {
        *at = '\0';
    }
    free(names);
    device->spirv_extensions = text;
    return text;
}

static bool takes(const void *driver, const char *extension) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        const char *listed = context->devices[i]->spirv_extensions;
        if (listed && !ocl_has_extension(listed, extension) &&
            !ur_ask_survived(
                ur_ask_extension(context->devices[i], extension, UR_SPIRV_VERSION(1, 0)))) {
            return false;
        }
    }
    return true;
}

static bool survives(const void *driver, const void *code, size_t size) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        if (!ur_ask_survived(ur_ask_module(context->devices[i], code, size))) {
            return false;
        }
    }
    return true;
}

/* Drivers take newer versions than they announce, as long as they know all that a module uses. */
#define NEWEST UR_SPIRV_VERSION(1, 4)
static const uint32_t doubtful[] = {SpvOpImage};

struct ur_spirv_taker ocl_spirv_taker(ur_context_handle_t context, unsigned announced) {
    uint32_t newest = UR_SPIRV_VERSION(announced >> 8, announced & 0xff);
    return (struct ur_spirv_taker){.takes = takes,
                                   .survives = survives,
                                   .driver = context,
                                   .newest = newest < NEWEST ? NEWEST : newest,
                                   .doubtful = doubtful,
                                   .doubtful_count = sizeof(doubtful) / sizeof(*doubtful),
                                   .doubtful_formats = true};
}
