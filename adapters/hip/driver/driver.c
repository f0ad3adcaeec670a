/* Opening libamdhip64, and the calls that take more than a line. */
#include "driver.h"

#include <stdio.h>
#include <stdlib.h>

struct hip_calls hip;
int hip_release;

bool drv_open(char *reason, size_t size) {
    static const struct ur_library_call list[] = {HIP_CALLS(HIP_ENTRY)};
    static const char *const names[] = {"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5",
                                        NULL};
    struct hip_calls found;
    if (!ur_library_open(names, list, sizeof(list) / sizeof(list[0]), &found, reason, size)) {
        return false;
    }
    int version = 0;
    if (found.hipRuntimeGetVersion(&version) == hipSuccess) {
        hip_release = version / 10000000;
    }
    hip = found;
    return true;
}

ur_result_t drv_map(drv_result result) {
    switch ((int)result) {
    case hipSuccess:
        return UR_RESULT_SUCCESS;
    case hipErrorInvalidValue:
    case hipErrorInvalidConfiguration:
    case hipErrorInvalidDevicePointer:
        return UR_RESULT_ERROR_INVALID_VALUE;
    case hipErrorOutOfMemory:
    case hipErrorRuntimeMemory:
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    case hipErrorNotInitialized:
    case hipErrorDeinitialized:
        return UR_RESULT_ERROR_UNINITIALIZED;
    case hipErrorNoDevice:
        return UR_RESULT_ERROR_DEVICE_NOT_FOUND;
    case hipErrorInvalidDevice:
        return UR_RESULT_ERROR_INVALID_DEVICE;
    case hipErrorInvalidContext:
    case hipErrorContextIsDestroyed:
        return UR_RESULT_ERROR_INVALID_CONTEXT;
    case hipErrorInvalidImage:
    case hipErrorNoBinaryForGpu:
    case hipErrorInvalidKernelFile:
    case hipErrorInvalidSource:
    case hipErrorSharedObjectInitFailed:
        return UR_RESULT_ERROR_INVALID_BINARY;
    case hipErrorInvalidDeviceFunction:
        return UR_RESULT_ERROR_INVALID_KERNEL;
    case hipErrorLaunchOutOfResources:
    case hipErrorCooperativeLaunchTooLarge:
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    case hipErrorNotSupported:
    case hipErrorPeerAccessUnsupported:
        return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    /* From here on the device is of no use any more. */
    case hipErrorECCNotCorrectable:
    case hipErrorIllegalAddress:
    case hipErrorLaunchTimeOut:
    case hipErrorAssert:
    case hipErrorLaunchFailure:
        return UR_RESULT_ERROR_DEVICE_LOST;
    default:
        return UR_RESULT_ERROR_ADAPTER_SPECIFIC;
    }
}

/* Kinds of memory as release 6 and later number them; the header of release 5 starts with the host
 * at 0. */
enum { KIND_HOST = 1, KIND_DEVICE = 2, KIND_MANAGED = 3, KIND_UNIFIED = 11 };

drv_result drv_pointer_get(const void *pointer, struct drv_pointer *info) {
    hipPointerAttribute_t attributes;
    memset(&attributes, 0, sizeof(attributes));
    *info = (struct drv_pointer){.type = DRV_POINTER_UNKNOWN, .device = -1};
    hipError_t result = hip.hipPointerGetAttributes(&attributes, pointer);
    if (result == hipErrorInvalidValue) {
        (void)hip.hipGetLastError(); /* a pointer it does not know: nothing has failed */
        return hipSuccess;
    }
    if (result != hipSuccess) {
        return result;
    }
    int kind = (int)attributes.memoryType;
    bool host, device;
    if (hip_release >= 6) {
        host = kind == KIND_HOST;
        device = kind == KIND_DEVICE;
        attributes.isManaged = attributes.isManaged || kind == KIND_MANAGED || kind == KIND_UNIFIED;
    } else {
        host = kind == hipMemoryTypeHost;
        device = kind == hipMemoryTypeDevice;
    }
    if (!host && !device && !attributes.isManaged) {
        return hipSuccess;
    }
    info->type = attributes.isManaged ? DRV_POINTER_MANAGED
                 : host               ? DRV_POINTER_HOST
                                      : DRV_POINTER_DEVICE;
    info->device = info->type == DRV_POINTER_HOST ? -1 : attributes.device;
    void *base = NULL;
    size_t size = 0;
    result = hip.hipMemGetAddressRange(&base, &size, (hipDeviceptr_t)(uintptr_t)pointer);
    if (result == hipSuccess) {
        info->base = base;
        info->size = size;
        return result;
    }
    (void)hip.hipGetLastError();
    /* Not every kind of memory has a range that the driver tells. */
    return result == hipErrorInvalidValue || result == hipErrorNotFound ? hipSuccess : result;
}

/* The structure of this call counts elements where an array takes part, and has kept its layout. */
void hip_copy(const struct drv_copy *copy, struct hipMemcpy3DParms *native) {
    memset(native, 0, sizeof(*native));
    size_t element = copy->from.kind == DRV_MEMORY_ARRAY ? copy->from.element
                     : copy->to.kind == DRV_MEMORY_ARRAY ? copy->to.element
                                                         : 1;
    native->kind = hipMemcpyDefault;
    native->extent = make_hipExtent(copy->width / element, copy->rows, copy->slices);
    if (copy->from.kind == DRV_MEMORY_ARRAY) {
        native->srcArray = copy->from.array;
        native->srcPos = make_hipPos(copy->from.x / element, copy->from.y, copy->from.z);
    } else {
        native->srcPtr = make_hipPitchedPtr((void *)(uintptr_t)copy->from.pointer, copy->from.pitch,
                                            copy->from.pitch, copy->from.height);
        native->srcPos = make_hipPos(copy->from.x, copy->from.y, copy->from.z);
    }
    if (copy->to.kind == DRV_MEMORY_ARRAY) {
        native->dstArray = copy->to.array;
        native->dstPos = make_hipPos(copy->to.x / element, copy->to.y, copy->to.z);
    } else {
        native->dstPtr = make_hipPitchedPtr((void *)(uintptr_t)copy->to.pointer, copy->to.pitch,
                                            copy->to.pitch, copy->to.height);
        native->dstPos = make_hipPos(copy->to.x, copy->to.y, copy->to.z);
    }
}

drv_result drv_copy_rect(const struct drv_copy *copy, drv_stream stream) {
    struct hipMemcpy3DParms native;
    hip_copy(copy, &native);
    return hip.hipMemcpy3DAsync(&native, stream);
}
