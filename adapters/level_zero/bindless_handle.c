/* Bindless images as kernels know them, sampled and not: views of image memory, and images in USM.
 */
#include "bindless.h"
#include "entry/image_check.h"

#include <stdlib.h>

ur_result_t ze_bindless_linear(ur_context_handle_t context, ur_device_handle_t device,
                               const ur_image_format_t *format, const ur_image_desc_t *desc,
                               ze_image_desc_t *out, size_t *pitch, size_t *pixel) {
    if (desc->type != UR_MEM_TYPE_IMAGE2D || desc->numMipLevel > 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "an image in USM has two dimensions and one level");
    }
    if (desc->width == 0 || desc->width > device->linear_width || desc->height == 0 ||
        desc->height > device->linear_height) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "an image of %zu x %zu in USM is not between 1 and the %zu x %zu of the "
                       "device",
                       (size_t)desc->width, (size_t)desc->height, device->linear_width,
                       device->linear_height);
    }
    /* Limits are others than those of image memory, so an image of one pixel is asked about. */
    ur_image_desc_t one = *desc;
    one.width = one.height = 1;
    ur_result_t result = ze_bindless_describe(device, format, &one, out, pixel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    out->width = desc->width;
    out->height = (uint32_t)desc->height;
    result = ze_check(device->platform->call.image_pitch(ze_raw(ZEL_HANDLE_CONTEXT, context->ze),
                                                         ze_raw(ZEL_HANDLE_DEVICE, device->ze),
                                                         desc->width, desc->height,
                                                         (unsigned)*pixel, pitch),
                      "zeMemGetPitchFor2dImage");
    size_t given = desc->rowPitch ? desc->rowPitch : desc->width * *pixel;
    if (result == UR_RESULT_SUCCESS && given != *pitch && desc->height > 1) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "rows %zu bytes apart, where Level Zero has those of %zu pixels of %zu "
                         "bytes %zu apart: see urUSMPitchedAllocExp",
                         given, (size_t)desc->width, *pixel, *pitch);
    }
    return result;
}

/* The same at an address, with the image's rows in device memory. */
static ur_result_t in_usm(ur_context_handle_t context, ur_device_handle_t device, uintptr_t number,
                          const ur_image_format_t *format, const ur_image_desc_t *desc,
                          ze_image_desc_t *out) {
    struct ur_pool_memory memory;
    size_t pitch, pixel;
    ur_result_t result = ur_bindless_usm(context->space, device, number, &memory);
    if (result == UR_RESULT_SUCCESS && memory.type != UR_POOL_DEVICE) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is shared memory, and Level Zero has images in device memory only",
                         (void *)number);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = ze_bindless_linear(context, device, format, desc, out, &pitch, &pixel);
    }
    if (result == UR_RESULT_SUCCESS && number % ZE_BASE_ALIGN != 0) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%p is not aligned to %d bytes, as images in USM are", (void *)number,
                         ZE_BASE_ALIGN);
    }
    return result != UR_RESULT_SUCCESS
               ? result
               : ur_bindless_rows(&memory, number, desc->height, pitch, desc->width * pixel);
}

/* Whether the image memory can be taken for such an image. */
static ur_result_t in_image(const struct ze_bindless *memory, ur_device_handle_t device,
                            const ur_image_format_t *format, const ur_image_desc_t *desc,
                            ze_image_desc_t *out) {
    ur_image_format_t asked, stored;
    size_t pixel;
    ur_result_t result = ze_bindless_describe(device, format, desc, out, &pixel);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_image_shape want = ur_image_shape(desc), is = ur_image_shape(&memory->desc);
    if (desc->type != memory->desc.type || want.width != is.width || want.rows != is.rows ||
        want.slices != is.slices) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "type %d, %zu x %zu x %zu, for memory of type %d, %zu x %zu x %zu",
                       (int)desc->type, want.width, want.rows, want.slices, (int)memory->desc.type,
                       is.width, is.rows, is.slices);
    }
    (void)ur_bindless_stored(format, &asked);
    (void)ur_bindless_stored(&memory->format, &stored);
    return asked.channelOrder == stored.channelOrder && asked.channelType == stored.channelType
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                         "memory of another format");
}

static ur_result_t create(ze_context_handle_t context, ze_device_handle_t device,
                          const ze_image_desc_t *desc, ze_image_handle_t whole,
                          ze_image_handle_t *out) {
    if (!whole) {
        return ZE_CHECK(zeImageCreate, context, device, desc, out);
    }
    return ze.zeImageViewCreateExt
               ? ZE_CHECK(zeImageViewCreateExt, context, device, desc, whole, out)
               : ZE_CHECK(zeImageViewCreateExp, context, device, desc, whole, out);
}

/* The number of an image that the driver has made and that is not yet in the table. */
static ur_result_t bindless_handle_number_of(struct ze_bindless *native, uint64_t *number) {
    ur_result_t result = ZE_CHECK(zeContextMakeImageResident, native->context->ze,
                                  native->device->ze, native->image);
    return result != UR_RESULT_SUCCESS
               ? result
               : ze_check(native->context->platform->call.image_offset(
                              ze_raw(ZEL_HANDLE_IMAGE, native->image), number),
                          "zeImageGetDeviceOffsetExp");
}

static ur_result_t bindless_handle_make(ur_context_handle_t context, ur_device_handle_t device,
                                        uintptr_t memory, const ur_image_format_t *format,
                                        const ur_image_desc_t *desc,
                                        const ur_sampler_desc_t *sampling,
                                        ur_exp_image_native_handle_t *out) {
    UR_CHECK_IMAGE_FORMAT(format);
    UR_CHECK_POINTER(desc);
    UR_CHECK_POINTER(out);
    UR_CHECK_IMAGE_TYPE(desc);
    ze_image_desc_t image;
    const struct ze_bindless *whole = ze_bindless_find(context, NULL, memory, ZE_BINDLESS_MEMORY);
    if (whole && whole->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the image memory is of another device");
    }
    ur_result_t result = whole ? in_image(whole, device, format, desc, &image)
                               : in_usm(context, device, memory, format, desc, &image);
    struct ze_pitched_image rows = {.stype = ZE_STYPE_PITCHED_IMAGE, .pointer = (void *)memory};
    struct ze_bindless_image bindless = {.stype = ZE_STYPE_BINDLESS_IMAGE, .flags = ZE_BINDLESS};
    ze_sampler_desc_t sampler;
    struct ur_bindless_sampler how;
    bindless.pNext = whole ? NULL : &rows;
    image.pNext = &bindless;
    if (result == UR_RESULT_SUCCESS && sampling) {
        result = ur_bindless_sampler_read(sampling, format, desc, &how);
        if (result == UR_RESULT_SUCCESS &&
            (how.address[1] != how.address[0] || how.address[2] != how.address[0])) {
            result = ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                             "Level Zero addresses all dimensions of an image in one way");
        }
        if (result == UR_RESULT_SUCCESS) {
            ur_sampler_desc_t same = *sampling;
            same.addressingMode = how.address[0];
            result = ze_sampler_describe(&same, &sampler);
        }
        if (result == UR_RESULT_SUCCESS) {
            sampler.pNext = bindless.pNext;
            bindless.pNext = &sampler;
            bindless.flags |= ZE_BINDLESS_WITH_SAMPLER;
        }
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_bindless *native =
        ze_bindless_make(context, device, sampling ? ZE_BINDLESS_SAMPLED : ZE_BINDLESS_UNSAMPLED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint64_t number = 0;
    result = create(context->ze, device->ze, &image, whole ? whole->image : NULL, &native->image);
    if (result != UR_RESULT_SUCCESS) {
        native->image = NULL;
    } else {
        result = bindless_handle_number_of(native, &number);
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)ze_bindless_end(native);
        return result;
    }
    ze_bindless_add(native, number);
    *out = number;
    return result;
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem,
                                                    const ur_image_format_t *pImageFormat,
                                                    const ur_image_desc_t *pImageDesc,
                                                    ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    return result != UR_RESULT_SUCCESS
               ? result
               : bindless_handle_make(hContext, hDevice, hImageMem, pImageFormat, pImageDesc, NULL,
                                      phImage);
}

ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice,
                                                  ur_exp_image_mem_native_handle_t hImageMem,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc,
                                                  const ur_sampler_desc_t *pSamplerDesc,
                                                  ur_exp_image_native_handle_t *phImage) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pSamplerDesc);
    return bindless_handle_make(hContext, hDevice, hImageMem, pImageFormat, pImageDesc,
                                pSamplerDesc, phImage);
}

static ur_result_t bindless_handle_destroy(ur_context_handle_t context, ur_device_handle_t device,
                                           uint64_t number, enum ze_bindless_kind kind) {
    ur_result_t result = ze_bindless_enter(context, device);
    if (result != UR_RESULT_SUCCESS || ur_exiting()) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_take(context, device, number, kind);
    if (!native) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_VALUE, 0, "%#llx is no %s image of this context and device",
            (unsigned long long)number, kind == ZE_BINDLESS_SAMPLED ? "sampled" : "unsampled");
    }
    ze_bindless_give_up(native);
    return result;
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                           ur_device_handle_t hDevice,
                                                           ur_exp_image_native_handle_t hImage) {
    return bindless_handle_destroy(hContext, hDevice, hImage, ZE_BINDLESS_UNSAMPLED);
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                         ur_device_handle_t hDevice,
                                                         ur_exp_image_native_handle_t hImage) {
    return bindless_handle_destroy(hContext, hDevice, hImage, ZE_BINDLESS_SAMPLED);
}
