/* Images. The driver lays out their pixels as it likes: what they hold is copied in and out. */
#include "image.h"

#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "mem.h"
#include "ze.h"

/* ---- formats -------------------------------------------------------------------------------- */

enum { NONE, R, G, B, A, ZERO, ONE }; /* Level Zero's numbers from R on, and one more */

/* The component in memory that each of a kernel's channels (red, green, blue, alpha) is. */
static const uint8_t swizzles[][4] = {
    [UR_IMAGE_CHANNEL_ORDER_A] = {ZERO, ZERO, ZERO, R},
    [UR_IMAGE_CHANNEL_ORDER_R] = {R, ZERO, ZERO, ONE},
    [UR_IMAGE_CHANNEL_ORDER_RG] = {R, G, ZERO, ONE},
    [UR_IMAGE_CHANNEL_ORDER_RA] = {R, ZERO, ZERO, G},
    [UR_IMAGE_CHANNEL_ORDER_RGBA] = {R, G, B, A},
    [UR_IMAGE_CHANNEL_ORDER_BGRA] = {B, G, R, A},
    [UR_IMAGE_CHANNEL_ORDER_ARGB] = {G, B, A, R},
    [UR_IMAGE_CHANNEL_ORDER_ABGR] = {A, B, G, R},
    [UR_IMAGE_CHANNEL_ORDER_INTENSITY] = {R, R, R, R},
    [UR_IMAGE_CHANNEL_ORDER_LUMINANCE] = {R, R, R, ONE},
};

static ze_image_format_type_t native_type(ur_image_channel_type_t type) {
    switch ((int)type) {
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_SNORM_INT16:
        return ZE_IMAGE_FORMAT_TYPE_SNORM;
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT8:
    case UR_IMAGE_CHANNEL_TYPE_UNORM_INT16:
        return ZE_IMAGE_FORMAT_TYPE_UNORM;
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16:
    case UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32:
        return ZE_IMAGE_FORMAT_TYPE_SINT;
    case UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT:
    case UR_IMAGE_CHANNEL_TYPE_FLOAT:
        return ZE_IMAGE_FORMAT_TYPE_FLOAT;
    default:
        return ZE_IMAGE_FORMAT_TYPE_UINT;
    }
}

/* Formats that hold a pixel in one number are left out, and sRGB, which Level Zero has not. */
static ur_result_t native_format(const ur_image_format_t *format, ze_image_format_t *out,
                                 size_t *pixel) {
    static const uint8_t layouts[3][3] = {
        {ZE_IMAGE_FORMAT_LAYOUT_8, ZE_IMAGE_FORMAT_LAYOUT_8_8, ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8},
        {ZE_IMAGE_FORMAT_LAYOUT_16, ZE_IMAGE_FORMAT_LAYOUT_16_16,
         ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16},
        {ZE_IMAGE_FORMAT_LAYOUT_32, ZE_IMAGE_FORMAT_LAYOUT_32_32,
         ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32}};
    size_t size = ur_image_pixel_size(format);
    unsigned channels = ur_image_channels(format->channelOrder);
    const uint8_t *swizzle = size && (size_t)format->channelOrder < ZE_COUNT(swizzles)
                                 ? swizzles[format->channelOrder]
                                 : NULL;
    if (!swizzle || swizzle[0] == NONE) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                       "Level Zero has no image of channel order %d with channel type %d",
                       (int)format->channelOrder, (int)format->channelType);
    }
    size_t bytes = size / channels;
    *pixel = size;
    *out = (ze_image_format_t){(ze_image_format_layout_t)layouts[bytes / 2][channels / 2],
                               native_type(format->channelType),
                               (ze_image_format_swizzle_t)(swizzle[0] - R),
                               (ze_image_format_swizzle_t)(swizzle[1] - R),
                               (ze_image_format_swizzle_t)(swizzle[2] - R),
                               (ze_image_format_swizzle_t)(swizzle[3] - R)};
    return UR_RESULT_SUCCESS;
}

/* ---- creation ------------------------------------------------------------------------------- */

static ur_result_t check_size(ur_device_handle_t device, const ur_image_desc_t *desc) {
    const ze_device_image_properties_t *most = &device->image;
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t side = most->maxImageDims2D, slices = 1;
    switch ((int)desc->type) {
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
        slices = most->maxImageArraySlices;
        side = most->maxImageDims1D;
        break;
    case UR_MEM_TYPE_IMAGE1D:
        side = most->maxImageDims1D;
        break;
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
        slices = most->maxImageArraySlices;
        break;
    case UR_MEM_TYPE_IMAGE3D:
        side = slices = most->maxImageDims3D;
        break;
    default:
        break;
    }
    if (side == 0 || slices == 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no images of type %d", (int)desc->type);
    }
    if (shape.width == 0 || shape.width > side || shape.rows == 0 || shape.rows > side ||
        shape.slices == 0 || shape.slices > slices) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "an image of %zu x %zu x %zu is not between 1 and %zu x %zu x %zu",
                       shape.width, shape.rows, shape.slices, side, side, slices);
    }
    return UR_RESULT_SUCCESS;
}

static ze_image_desc_t native_desc(ur_mem_flags_t flags, const ur_image_desc_t *desc,
                                   const ze_image_format_t *format) {
    static const uint8_t types[] = {[UR_MEM_TYPE_IMAGE1D] = ZE_IMAGE_TYPE_1D,
                                    [UR_MEM_TYPE_IMAGE1D_ARRAY] = ZE_IMAGE_TYPE_1DARRAY,
                                    [UR_MEM_TYPE_IMAGE2D] = ZE_IMAGE_TYPE_2D,
                                    [UR_MEM_TYPE_IMAGE2D_ARRAY] = ZE_IMAGE_TYPE_2DARRAY,
                                    [UR_MEM_TYPE_IMAGE3D] = ZE_IMAGE_TYPE_3D};
    struct ur_image_shape shape = ur_image_shape(desc);
    bool deep = desc->type == UR_MEM_TYPE_IMAGE3D, layered = shape.volume && !deep;
    return (ze_image_desc_t){
        .stype = ZE_STRUCTURE_TYPE_IMAGE_DESC,
        .flags = flags & UR_MEM_FLAG_READ_ONLY ? 0 : ZE_IMAGE_FLAG_KERNEL_WRITE,
        .type = (ze_image_type_t)types[desc->type],
        .format = *format,
        .width = shape.width,
        .height = (uint32_t)shape.rows,
        .depth = deep ? (uint32_t)shape.slices : 1,
        .arraylevels = layered ? (uint32_t)shape.slices : 0,
    };
}

ur_result_t ze_image_describe(ur_device_handle_t device, ur_mem_flags_t flags,
                              const ur_image_format_t *format, const ur_image_desc_t *desc,
                              ze_image_desc_t *out, size_t *pixel) {
    ze_image_format_t native = {0};
    ur_result_t result = native_format(format, &native, pixel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (desc->type > UR_MEM_TYPE_IMAGE1D_ARRAY) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "Level Zero has no images of type %d", (int)desc->type);
    }
    result = check_size(device, desc);
    if (result == UR_RESULT_SUCCESS) {
        *out = native_desc(flags, desc, &native);
    }
    return result;
}

/* An object for an image that is there already or will be. */
static ur_mem_handle_t image_new(ur_context_handle_t context, ur_mem_flags_t flags,
                                 const ur_image_format_t *format, const ur_image_desc_t *desc,
                                 size_t pixel) {
    ur_mem_handle_t mem = ze_mem_new(context, NULL, flags);
    if (mem) {
        struct ur_image_shape shape = ur_image_shape(desc);
        mem->is_image = true;
        mem->format = *format;
        mem->desc = *desc;
        mem->desc.pNext = NULL;
        mem->element_size = pixel;
        mem->size = pixel * shape.width * shape.rows * shape.slices;
    }
    return mem;
}

static bool parts_new(ur_mem_handle_t mem, uint32_t count) {
    mem->parts = calloc(count, sizeof(*mem->parts));
    mem->part_count = mem->parts ? count : 0;
    return mem->parts;
}

static void set_native(ur_mem_handle_t mem, uint32_t index, ze_image_handle_t native) {
    mem->parts[index].image = native;
    mem->parts[index].raw = ze_raw(ZEL_HANDLE_IMAGE, native);
    mem->parts[index].valid = true; /* nothing, or the same on all devices */
}

static ur_result_t fill_from(ur_mem_handle_t mem, uint32_t index, const char *host, size_t row,
                             size_t slice) {
    struct ze_helper *helper;
    ur_device_handle_t device = mem->context->devices[index];
    ur_result_t result = ze_helper_begin(mem->context, device, &helper);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_image_shape shape = ur_image_shape(&mem->desc);
    struct ze_command c = {.list = helper->list};
    struct ze_pixels pixels = {.desc = &mem->desc,
                               .pixel = mem->element_size,
                               .native = mem->parts[index].image,
                               .region = {shape.width, shape.rows, shape.slices},
                               .host = (char *)host,
                               .row = row,
                               .slice = slice};
    result = ze_append_pixels(&c, device, &pixels, true);
    ze_helper_end(helper);
    return result;
}

/* One native image on each device, with what `host` holds or nothing. */
static ur_result_t make_parts(ur_mem_handle_t mem, const ze_image_desc_t *desc, const char *host,
                              size_t row, size_t slice) {
    ur_context_handle_t context = mem->context;
    ur_result_t result = parts_new(mem, context->device_count)
                             ? UR_RESULT_SUCCESS
                             : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    for (uint32_t i = 0; i < mem->part_count && result == UR_RESULT_SUCCESS; ++i) {
        ze_image_handle_t native = NULL;
        UR_POOL_WITH_ROOM(
            result, ZE_CHECK(zeImageCreate, context->ze, context->devices[i]->ze, desc, &native));
        if (result == UR_RESULT_SUCCESS) {
            set_native(mem, i, native);
            result = host ? fill_from(mem, i, host, row, slice) : result;
        }
    }
    return result;
}

static ur_result_t check_new(ur_context_handle_t context, const ur_image_format_t *format,
                             const ur_image_desc_t *desc, ze_image_format_t *native,
                             size_t *pixel) {
    ur_result_t result = native_format(format, native, pixel);
    for (uint32_t i = 0; i < context->device_count && result == UR_RESULT_SUCCESS; ++i) {
        result = check_size(context->devices[i], desc);
    }
    return result;
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                             const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost,
                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ze_image_format_t format;
    size_t pixel, row, slice;
    ur_result_t result;
    if ((result = ur_image_check(flags, pImageDesc, pHost)) ||
        (result = check_new(hContext, pImageFormat, pImageDesc, &format, &pixel)) ||
        (result = ur_image_pitches(pImageDesc, pixel, &row, &slice))) {
        return result;
    }
    ur_mem_handle_t mem = image_new(hContext, flags, pImageFormat, pImageDesc, pixel);
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ze_image_desc_t desc = native_desc(flags, pImageDesc, &format);
    result = make_parts(mem, &desc, pHost, row, slice);
    if (result != UR_RESULT_SUCCESS) {
        ze_mem_discard(mem);
        return result;
    }
    *phMem = mem;
    return result;
}

ur_result_t urMemImageCreateWithNativeHandle(ur_native_handle_t hNativeMem,
                                             ur_context_handle_t hContext,
                                             const ur_image_format_t *pImageFormat,
                                             const ur_image_desc_t *pImageDesc,
                                             const ur_mem_native_properties_t *pProperties,
                                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    if (!hNativeMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    /* A native image does not tell what it is: the description is taken at its word. */
    ze_image_format_t format;
    size_t pixel;
    ur_result_t result;
    if ((result = ur_image_check(UR_MEM_FLAG_READ_WRITE, pImageDesc, NULL)) ||
        (result = check_new(hContext, pImageFormat, pImageDesc, &format, &pixel))) {
        return result;
    }
    ur_mem_handle_t mem =
        image_new(hContext, UR_MEM_FLAG_READ_WRITE, pImageFormat, pImageDesc, pixel);
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (!parts_new(mem, 1)) {
        ze_mem_discard(mem);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    set_native(mem, 0, (ze_image_handle_t)hNativeMem);
    mem->adopted = !pProperties || !pProperties->isNativeHandleOwned;
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet) {
    ur_result_t result = ze_image_check(hMemory);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Rows without gaps: what the driver makes of them nobody sees. */
    struct ur_image_shape shape = ur_image_shape(&hMemory->desc);
    size_t row = shape.width * hMemory->element_size;
    return ur_image_info((ur_info_out){propSize, pPropValue, pPropSizeRet}, propName,
                         &hMemory->format, &hMemory->desc, hMemory->element_size, row,
                         row * shape.rows);
}
