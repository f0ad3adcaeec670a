/* Which extensions of SPIR-V a driver can be given. Intel's compiler for CPUs (2026.2.0) ends the
 * process over one that it does not know, where it could refuse the module, and knows many that the
 * driver does not list (docs/validation.md): so it is asked. */
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

bool ocl_takes_spirv_extension(const void *driver, const char *extension) {
    ur_context_handle_t context = (ur_context_handle_t)(uintptr_t)driver;
    for (uint32_t i = 0; i < context->device_count; ++i) {
        const char *listed = context->devices[i]->spirv_extensions;
        if (!listed || ocl_has_extension(listed, extension)) {
            continue;
        }
        enum ur_ask answer =
            ur_ask_extension(context->devices[i], extension, UR_SPIRV_VERSION(1, 0));
        if (answer != UR_ASK_TAKES && answer != UR_ASK_REFUSES) {
            return false;
        }
    }
    return true;
}
