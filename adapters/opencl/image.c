/* Images. */
#include <stdint.h>
#include <string.h>

#include "entry/image_check.h"
#include "mem_object.h"

static const struct {
    ur_image_channel_order_t ur;
    cl_channel_order cl;
} orders[] = {
    {UR_IMAGE_CHANNEL_ORDER_A, CL_A},
    {UR_IMAGE_CHANNEL_ORDER_R, CL_R},
    {UR_IMAGE_CHANNEL_ORDER_RG, CL_RG},
    {UR_IMAGE_CHANNEL_ORDER_RA, CL_RA},
    {UR_IMAGE_CHANNEL_ORDER_RGB, CL_RGB},
    {UR_IMAGE_CHANNEL_ORDER_RGBA, CL_RGBA},
    {UR_IMAGE_CHANNEL_ORDER_BGRA, CL_BGRA},
    {UR_IMAGE_CHANNEL_ORDER_ARGB, CL_ARGB},
    {UR_IMAGE_CHANNEL_ORDER_ABGR, CL_ABGR},
    {UR_IMAGE_CHANNEL_ORDER_INTENSITY, CL_INTENSITY},
    {UR_IMAGE_CHANNEL_ORDER_LUMINANCE, CL_LUMINANCE},
    {UR_IMAGE_CHANNEL_ORDER_RX, CL_Rx},
    {UR_IMAGE_CHANNEL_ORDER_RGX, CL_RGx},
    {UR_IMAGE_CHANNEL_ORDER_RGBX, CL_RGBx},
    {UR_IMAGE_CHANNEL_ORDER_SRGBA, CL_sRGBA},
};

static const struct {
    ur_image_channel_type_t ur;
    cl_channel_type cl;
} types[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, CL_SNORM_INT8},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, CL_SNORM_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, CL_UNORM_INT8},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, CL_UNORM_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_565, CL_UNORM_SHORT_565},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_SHORT_555, CL_UNORM_SHORT_555},
    {UR_IMAGE_CHANNEL_TYPE_INT_101010, CL_UNORM_INT_101010},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, CL_SIGNED_INT8},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, CL_SIGNED_INT16},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, CL_SIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, CL_UNSIGNED_INT8},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, CL_UNSIGNED_INT16},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, CL_UNSIGNED_INT32},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, CL_HALF_FLOAT},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, CL_FLOAT},
};

#define COUNT(list) (sizeof(list) / sizeof((list)[0]))

static bool format_to_native(const ur_image_format_t *from, cl_image_format *to) {
    bool order = false, type = false;
    for (size_t i = 0; i < COUNT(orders); ++i) {
        if (orders[i].ur == from->channelOrder) {
            to->image_channel_order = orders[i].cl;
            order = true;
        }
    }
    for (size_t i = 0; i < COUNT(types); ++i) {
        if (types[i].ur == from->channelType) {
            to->image_channel_data_type = types[i].cl;
            type = true;
        }
    }
    return order && type;
}

static bool format_from_native(const cl_image_format *from, ur_image_format_t *to) {
    bool order = false, type = false;
    for (size_t i = 0; i < COUNT(orders); ++i) {
        if (orders[i].cl == from->image_channel_order) {
            to->channelOrder = orders[i].ur;
            order = true;
        }
    }
    for (size_t i = 0; i < COUNT(types); ++i) {
        if (types[i].cl == from->image_channel_data_type) {
            to->channelType = types[i].ur;
            type = true;
        }
    }
    return order && type;
}

static ur_result_t image_describe(const ur_image_desc_t *from, const void *host,
                                  cl_image_desc *to) {
    if (from->stype != UR_STRUCTURE_TYPE_IMAGE_DESC || from->numMipLevel != 0 ||
        from->numSamples != 0 || ((from->rowPitch || from->slicePitch) && !host)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "the image's description has the wrong type, or asks for mip levels, "
                       "samples, or pitches without memory of the host");
    }
    *to = (cl_image_desc){.image_width = from->width,
                          .image_height = from->height,
                          .image_depth = from->depth,
                          .image_array_size = from->arraySize,
                          .image_row_pitch = from->rowPitch,
                          .image_slice_pitch = from->slicePitch};
    switch (from->type) {
    case UR_MEM_TYPE_IMAGE2D:
        to->image_type = CL_MEM_OBJECT_IMAGE2D;
        break;
    case UR_MEM_TYPE_IMAGE3D:
        to->image_type = CL_MEM_OBJECT_IMAGE3D;
        break;
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
        to->image_type = CL_MEM_OBJECT_IMAGE2D_ARRAY;
        break;
    case UR_MEM_TYPE_IMAGE1D:
        to->image_type = CL_MEM_OBJECT_IMAGE1D;
        break;
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
        to->image_type = CL_MEM_OBJECT_IMAGE1D_ARRAY;
        break;
    default:
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "OpenCL has no images of type 0x%x", (unsigned)from->type);
    }
    return UR_RESULT_SUCCESS;
}

static size_t limit(ur_device_handle_t device, ur_device_info_t name) {
    struct ocl_value *value = ocl_device_value(device, name);
    size_t size = SIZE_MAX;
    if (value && value->result == UR_RESULT_SUCCESS) {
        memcpy(&size, value->bytes, sizeof(size));
    }
    return size;
}

/* One device of the context must be able to have such an image. Drivers differ in what they say if
 * none can. */
static ur_result_t check_size(ur_context_handle_t context, const cl_image_desc *desc) {
    bool any = false, flat = desc->image_type == CL_MEM_OBJECT_IMAGE1D ||
                             desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY;
    bool deep = desc->image_type == CL_MEM_OBJECT_IMAGE3D;
    bool array = desc->image_type == CL_MEM_OBJECT_IMAGE1D_ARRAY ||
                 desc->image_type == CL_MEM_OBJECT_IMAGE2D_ARRAY;
    if (desc->image_width == 0 || (!flat && desc->image_height == 0) ||
        (deep && desc->image_depth == 0) || (array && desc->image_array_size == 0)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0, "an extent of the image is 0");
    }
    for (uint32_t i = 0; i < context->device_count; ++i) {
        ur_device_handle_t device = context->devices[i];
        struct ocl_value *images = ocl_device_value(device, UR_DEVICE_INFO_IMAGE_SUPPORT);
        if (!images || images->result != UR_RESULT_SUCCESS || !images->bytes[0]) {
            continue;
        }
        any = true;
        if (desc->image_width <= limit(device, deep ? UR_DEVICE_INFO_IMAGE3D_MAX_WIDTH
                                                    : UR_DEVICE_INFO_IMAGE2D_MAX_WIDTH) &&
            (flat ||
             desc->image_height <= limit(device, deep ? UR_DEVICE_INFO_IMAGE3D_MAX_HEIGHT
                                                      : UR_DEVICE_INFO_IMAGE2D_MAX_HEIGHT)) &&
            (!deep || desc->image_depth <= limit(device, UR_DEVICE_INFO_IMAGE3D_MAX_DEPTH)) &&
            (!array ||
             desc->image_array_size <= limit(device, UR_DEVICE_INFO_IMAGE_MAX_ARRAY_SIZE))) {
            return UR_RESULT_SUCCESS;
        }
    }
    return any ? ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                         "the image is larger than any device of the context can have")
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "no device of the context has images");
}

static ur_result_t new_image(ur_context_handle_t context, cl_mem_flags flags,
                             const cl_image_format *format, const cl_image_desc *desc, void *host,
                             cl_mem *out) {
    cl_int code = CL_SUCCESS;
    *out = ocl.clCreateImage(context->cl, flags, format, desc, host, &code);
    return *out ? UR_RESULT_SUCCESS : ocl_fail_in(context, code, "clCreateImage");
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                             const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost,
                             ur_mem_handle_t *phMem) {
    cl_mem_flags cl_flags;
    cl_image_format format;
    cl_image_desc desc;
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ur_result_t result = ocl_mem_flags(flags, &cl_flags);
    if (result == UR_RESULT_SUCCESS) {
        result = image_describe(pImageDesc, pHost, &desc);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ur_mem_host_check(flags, pHost);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!format_to_native(pImageFormat, &format)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    result = check_size(hContext, &desc);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    cl_mem cl = NULL;
    UR_POOL_WITH_ROOM(result, new_image(hContext, cl_flags, &format, &desc, pHost, &cl));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ocl_mem_new(cl, hContext, NULL, true, phMem);
    if (result != UR_RESULT_SUCCESS) {
        ocl.clReleaseMemObject(cl);
    }
    return result;
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                             ur_context_handle_t hContext,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             const ur_mem_native_properties_t *pProperties,
                                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat); /* required, though the native image knows both */
    UR_CHECK_POINTER(pImageDesc);
    return ocl_mem_from_native(hNativeMem, hContext, pProperties, true, phMem);
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_MEM(hMemory);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!hMemory->is_image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "the memory object is no image");
    }
    static const struct {
        ur_image_info_t ur;
        cl_image_info cl;
    } sizes[] = {
        {UR_IMAGE_INFO_ELEMENT_SIZE, CL_IMAGE_ELEMENT_SIZE},
        {UR_IMAGE_INFO_ROW_PITCH, CL_IMAGE_ROW_PITCH},
        {UR_IMAGE_INFO_SLICE_PITCH, CL_IMAGE_SLICE_PITCH},
        {UR_IMAGE_INFO_WIDTH, CL_IMAGE_WIDTH},
        {UR_IMAGE_INFO_HEIGHT, CL_IMAGE_HEIGHT},
        {UR_IMAGE_INFO_DEPTH, CL_IMAGE_DEPTH},
        {UR_IMAGE_INFO_ARRAY_SIZE, CL_IMAGE_ARRAY_SIZE},
    };
    cl_int code;
    for (size_t i = 0; i < COUNT(sizes); ++i) {
        if (sizes[i].ur == propName) {
            size_t value = 0;
            code = ocl.clGetImageInfo(hMemory->cl, sizes[i].cl, sizeof(value), &value, NULL);
            return code ? ocl_fail(code, "clGetImageInfo") : ur_info_value(out, size_t, value);
        }
    }
    switch (propName) {
    case UR_IMAGE_INFO_FORMAT: {
        cl_image_format format;
        ur_image_format_t to;
        code = ocl.clGetImageInfo(hMemory->cl, CL_IMAGE_FORMAT, sizeof(format), &format, NULL);
        if (code != CL_SUCCESS) {
            return ocl_fail(code, "clGetImageInfo");
        }
        if (!format_from_native(&format, &to)) {
            return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                           "the native image's format 0x%x of type 0x%x has no name here",
                           (unsigned)format.image_channel_order,
                           (unsigned)format.image_channel_data_type);
        }
        return ur_info_bytes(out, &to, sizeof(to));
    }
    case UR_IMAGE_INFO_NUM_MIP_LEVELS:
    case UR_IMAGE_INFO_NUM_SAMPLES: {
        cl_uint value = 0;
        code = ocl.clGetImageInfo(hMemory->cl,
                                  propName == UR_IMAGE_INFO_NUM_SAMPLES ? CL_IMAGE_NUM_SAMPLES
                                                                        : CL_IMAGE_NUM_MIP_LEVELS,
                                  sizeof(value), &value, NULL);
        return code ? ocl_fail(code, "clGetImageInfo") : ur_info_value(out, uint32_t, value);
    }
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}
