/* Images: pixels in memory of the host, row after row, in the layout that kernels are compiled to
 * read (hostcode.h). */
#include "mem_image.h"

#include <stdlib.h>
#include <string.h>

/* OpenCL's numbers, in the order of the interface's enumerations. */
static const uint16_t orders[] = {
    [UR_IMAGE_CHANNEL_ORDER_A] = 0x10B1,         [UR_IMAGE_CHANNEL_ORDER_R] = 0x10B0,
    [UR_IMAGE_CHANNEL_ORDER_RG] = 0x10B2,        [UR_IMAGE_CHANNEL_ORDER_RA] = 0x10B3,
    [UR_IMAGE_CHANNEL_ORDER_RGB] = 0x10B4,       [UR_IMAGE_CHANNEL_ORDER_RGBA] = 0x10B5,
    [UR_IMAGE_CHANNEL_ORDER_BGRA] = 0x10B6,      [UR_IMAGE_CHANNEL_ORDER_ARGB] = 0x10B7,
    [UR_IMAGE_CHANNEL_ORDER_ABGR] = 0x10C3,      [UR_IMAGE_CHANNEL_ORDER_INTENSITY] = 0x10B8,
    [UR_IMAGE_CHANNEL_ORDER_LUMINANCE] = 0x10B9, [UR_IMAGE_CHANNEL_ORDER_RX] = 0x10BA,
    [UR_IMAGE_CHANNEL_ORDER_RGX] = 0x10BB,       [UR_IMAGE_CHANNEL_ORDER_RGBX] = 0x10BC,
    [UR_IMAGE_CHANNEL_ORDER_SRGBA] = 0x10C1,
};
enum { FIRST_TYPE = 0x10D0 }; /* the types stand in the same order in both */

/* The largest image of each type; 0 in what it does not have. */
static ur_result_t check_size(const ur_image_desc_t *desc) {
    size_t side = desc->type == UR_MEM_TYPE_IMAGE3D ? NCPU_IMAGE_SIDE_3D : NCPU_IMAGE_SIDE;
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t deepest = desc->type == UR_MEM_TYPE_IMAGE3D ? NCPU_IMAGE_SIDE_3D : NCPU_IMAGE_LAYERS;
    if (shape.width == 0 || shape.width > side || shape.rows == 0 || shape.rows > side ||
        shape.slices == 0 || shape.slices > deepest) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "an image of %zu x %zu x %zu is not between 1 and %zu x %zu x %zu",
                       shape.width, shape.rows, shape.slices, side, side, deepest);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_image_view(const ur_image_format_t *format, const ur_image_desc_t *desc,
                            struct ur_hostcode_image *view) {
    struct ur_image_shape shape = ur_image_shape(desc);
    size_t pixel = ur_image_pixel_size(format);
    if (!pixel) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                       "channel order %d with channel type %d is no image format",
                       (int)format->channelOrder, (int)format->channelType);
    }
    ur_result_t result = check_size(desc);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_image_pitches(desc, pixel, &view->row_pitch, &view->slice_pitch);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool deep = desc->type == UR_MEM_TYPE_IMAGE3D;
    view->width = (uint32_t)shape.width;
    view->height = (uint32_t)shape.rows;
    view->depth = deep ? (uint32_t)shape.slices : 1;
    view->layers = deep ? 1 : (uint32_t)shape.slices;
    view->order = orders[format->channelOrder];
    view->type = FIRST_TYPE + (uint32_t)format->channelType;
    view->pixel_size = (uint32_t)pixel;
    return UR_RESULT_SUCCESS;
}

/* Memory of its own, without gaps, filled from host memory of the descriptor's pitches. */
static ur_result_t own_memory(struct ncpu_picture *picture, const unsigned char *host,
                              size_t *size) {
    struct ur_hostcode_image *view = &picture->view;
    struct ur_image_shape shape = ur_image_shape(&picture->desc);
    size_t row = view->row_pitch, slice = view->slice_pitch;
    void *data;
    view->row_pitch = shape.width * view->pixel_size;
    view->slice_pitch = view->row_pitch * shape.rows;
    *size = view->slice_pitch * shape.slices;
    if (*size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "an image of %zu bytes is above the %llu of the device", *size,
                       (unsigned long long)ncpu_memory_size());
    }
    ur_result_t result;
    UR_POOL_WITH_ROOM(result, ncpu_memory_take(UR_POOL_DEVICE, *size, NCPU_BASE_ALIGN, &data));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    view->data = data;
    for (size_t z = 0; host && z < shape.slices; ++z) {
        for (size_t y = 0; y < shape.rows; ++y) {
            memcpy(view->data + z * view->slice_pitch + y * view->row_pitch,
                   host + z * slice + y * row, view->row_pitch);
        }
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                             const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost,
                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ur_result_t result = ur_image_check(flags, pImageDesc, pHost);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    struct ncpu_picture *picture = calloc(1, sizeof(*picture));
    if (!mem || !picture) {
        result = ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        goto free_object;
    }
    result = ncpu_image_view(pImageFormat, pImageDesc, &picture->view);
    if (result != UR_RESULT_SUCCESS) {
        goto free_object;
    }
    picture->format = *pImageFormat;
    picture->desc = *pImageDesc;
    picture->desc.pNext = NULL;
    if (flags & UR_MEM_FLAG_USE_HOST_POINTER) {
        picture->view.data = pHost;
        mem->size = picture->view.slice_pitch * ur_image_shape(pImageDesc).slices;
    } else {
        result = own_memory(picture, pHost, &mem->size);
        if (result != UR_RESULT_SUCCESS) {
            goto free_object;
        }
        mem->owned = true;
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    pthread_mutex_init(&mem->lock, NULL);
    ncpu_context_retain(hContext);
    mem->context = hContext;
    mem->flags = flags;
    mem->data = picture->view.data;
    mem->picture = picture;
    *phMem = mem;
    return UR_RESULT_SUCCESS;

free_object:
    free(picture);
    free(mem);
    return result;
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet) {
    NCPU_CHECK_IMAGE(hMemory);
    const struct ncpu_picture *picture = hMemory->picture;
    return ur_image_info((ur_info_out){propSize, pPropValue, pPropSizeRet}, propName,
                         &picture->format, &picture->desc, picture->view.pixel_size,
                         picture->view.row_pitch, picture->view.slice_pitch);
}
