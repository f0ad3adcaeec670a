/* Bindless images as kernels know them, sampled and not: the address of a description. */
#include <stdlib.h>

#include "bindless.h"
#include "entry/bindless_check.h"
#include "entry/image_check.h"

/* Linear memory as an image of one level. */
ur_result_t ncpu_bindless_linear(const ur_image_format_t *format, const ur_image_desc_t *desc,
                                 struct ur_hostcode_image *view) {
    if ((desc->type != UR_MEM_TYPE_IMAGE1D && desc->type != UR_MEM_TYPE_IMAGE2D) ||
        desc->numMipLevel > 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "an image in USM has one or two dimensions and one level");
    }
    size_t pixel = ur_image_pixel_size(format), line;
    if (pixel && desc->width && desc->rowPitch &&
        (__builtin_mul_overflow((size_t)desc->width, pixel, &line) || desc->rowPitch < line ||
         desc->rowPitch % pixel != 0)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a row pitch of %zu for rows of %zu pixels of %zu bytes",
                       (size_t)desc->rowPitch, (size_t)desc->width, pixel);
    }
    return ncpu_bindless_view(format, desc, view);
}

/* The same with the address, all of which lies in USM of the device. */
static ur_result_t in_usm(ur_context_handle_t context, ur_device_handle_t device, uintptr_t number,
                          const ur_image_format_t *format, const ur_image_desc_t *desc,
                          struct ur_hostcode_image *view) {
    struct ur_pool_memory memory;
    ur_result_t result = ur_bindless_usm(context->space, device, number, &memory);
    if (result == UR_RESULT_SUCCESS) {
        result = ncpu_bindless_linear(format, desc, view);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (number % view->pixel_size != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is not aligned to pixels of %u bytes",
                       (void *)number, (unsigned)view->pixel_size);
    }
    view->data = (unsigned char *)number;
    return ur_bindless_rows(&memory, number, view->height, view->row_pitch,
                            (size_t)view->width * view->pixel_size);
}

/* Whether the image memory can be taken for such an image. */
static ur_result_t in_image(const struct ncpu_native *memory, ur_device_handle_t device,
                            const ur_image_format_t *format, const ur_image_desc_t *desc) {
    if (memory->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the image memory is of another device");
    }
    struct ur_hostcode_image view;
    const struct ur_hostcode_image *is = &memory->shown.image;
    ur_image_desc_t plain = *desc;
    plain.rowPitch = plain.slicePitch = 0;
    ur_result_t result = ncpu_bindless_view(format, &plain, &view);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (desc->type != memory->desc.type || view.width != is->width || view.height != is->height ||
        view.depth != is->depth || view.layers != is->layers) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "type %d, %u x %u x %u, for memory of type %d, %u x %u x %u",
                       (int)desc->type, (unsigned)view.width, (unsigned)view.height,
                       (unsigned)(view.depth * view.layers), (int)memory->desc.type,
                       (unsigned)is->width, (unsigned)is->height,
                       (unsigned)(is->depth * is->layers));
    }
    if (view.order != is->order || view.type != is->type) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "memory of another format");
    }
    return UR_RESULT_SUCCESS;
}

/* A handle for image memory or USM, without its sampler and not in the table. */
static ur_result_t bindless_handle_make(ur_context_handle_t context, ur_device_handle_t device,
                                        uintptr_t number, const ur_image_format_t *format,
                                        const ur_image_desc_t *desc, enum ncpu_native_kind kind,
                                        struct ncpu_native **out) {
    ur_result_t result;
    struct ur_hostcode_image view;
    const struct ncpu_native *memory = ncpu_native_find(context, number, NCPU_IMAGE_MEMORY);
    if (!memory) {
        result = in_usm(context, device, number, format, desc, &view);
    } else if (kind == NCPU_UNSAMPLED && memory->kind == NCPU_MIPMAP) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "an unsampled image lies in one level: see "
                         "urBindlessImagesMipmapGetLevelExp");
    } else {
        result = in_image(memory, device, format, desc);
        if (result == UR_RESULT_SUCCESS && desc->numMipLevel > 1 && memory->kind != NCPU_MIPMAP) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                             "the image memory has no levels, and %u are named",
                             (unsigned)desc->numMipLevel);
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_native *native = ncpu_native_make(context, device, kind);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (memory) {
        native->shown = memory->shown;
        native->desc.numMipLevel = memory->desc.numMipLevel;
    } else {
        native->shown.image = view;
        native->shown.levels = &native->shown.image;
        native->shown.level_count = 1;
    }
    *out = native;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem,
                                                    const ur_image_format_t *pImageFormat,
                                                    const ur_image_desc_t *pImageDesc,
                                                    ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = ncpu_bindless_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImage);
    UR_CHECK_IMAGE_TYPE(pImageDesc);
    struct ncpu_native *native;
    result = bindless_handle_make(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                  NCPU_UNSAMPLED, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ncpu_native_add(native);
    *phImage = native->keyed.key;
    return UR_RESULT_SUCCESS;
}

static void set_sampler(struct ur_hostcode_bindless *shown, const struct ur_bindless_sampler *how) {
    static const size_t modes[] = {
        [UR_SAMPLER_ADDRESSING_MODE_NONE] = UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE] = UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP] = UR_HOSTCODE_ADDRESS_CLAMP,
        [UR_SAMPLER_ADDRESSING_MODE_REPEAT] = UR_HOSTCODE_ADDRESS_REPEAT,
        [UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT] = UR_HOSTCODE_ADDRESS_MIRRORED_REPEAT,
    };
    for (int i = 0; i < 3; ++i) {
        shown->sampler[i] = modes[how->address[i]] |
                            (how->normalized ? UR_HOSTCODE_NORMALIZED : 0) |
                            (how->linear ? UR_HOSTCODE_FILTER_LINEAR : UR_HOSTCODE_FILTER_NEAREST);
    }
    shown->flags = (how->linear_levels ? UR_HOSTCODE_LINEAR_LEVELS : 0) |
                   (how->seamless ? UR_HOSTCODE_SEAMLESS : 0);
    float last = (float)(shown->level_count - 1);
    shown->least_level = how->least_level < last ? how->least_level : last;
    shown->most_level = how->most_level < last ? how->most_level : last;
}

ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice,
                                                  ur_exp_image_mem_native_handle_t hImageMem,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc,
                                                  const ur_sampler_desc_t *pSamplerDesc,
                                                  ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = ncpu_bindless_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(pSamplerDesc);
    UR_CHECK_POINTER(phImage);
    UR_CHECK_IMAGE_TYPE(pImageDesc);
    struct ncpu_native *native;
    result = bindless_handle_make(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                  NCPU_SAMPLED, &native);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_image_desc_t desc = *pImageDesc;
    struct ur_bindless_sampler how;
    desc.numMipLevel = native->desc.numMipLevel;
    result = ur_bindless_sampler_read(pSamplerDesc, pImageFormat, &desc, &how);
    if (result != UR_RESULT_SUCCESS) {
        ncpu_native_unref(native);
        return result;
    }
    set_sampler(&native->shown, &how);
    ncpu_native_add(native);
    *phImage = native->keyed.key;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                           ur_device_handle_t hDevice,
                                                           ur_exp_image_native_handle_t hImage) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    return ncpu_native_end(hContext, hDevice, hImage, NCPU_UNSAMPLED, "unsampled image");
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                         ur_device_handle_t hDevice,
                                                         ur_exp_image_native_handle_t hImage) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    return ncpu_native_end(hContext, hDevice, hImage, NCPU_SAMPLED, "sampled image");
}
