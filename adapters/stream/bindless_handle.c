/* Bindless images as kernels know them: textures, which are sampled, and surfaces, which are not.
 */
#include "bindless.h"
#include "entry/image_check.h"

/* Linear memory as a texture: its shape, without the address. */
ur_result_t stream_bindless_linear(ur_device_handle_t device, const ur_image_format_t *format,
                                   const ur_image_desc_t *desc, struct drv_resource *resource) {
    const int *attr = device->attr;
    struct drv_array_desc shape;
    size_t element;
    bool one = desc->type == UR_MEM_TYPE_IMAGE1D;
    if ((!one && desc->type != UR_MEM_TYPE_IMAGE2D) || desc->numMipLevel > 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "an image in USM has one or two dimensions and one level");
    }
    /* Limits are others than those of arrays, so an array of one pixel is asked about. */
    ur_image_desc_t pixel = *desc;
    pixel.width = 1;
    pixel.height = one ? 0 : 1;
    ur_result_t result = stream_bindless_describe(device, format, &pixel, &shape, &element);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    enum drv_attr wide = one                                  ? DRV_ATTR_IMAGE_1D_LINEAR
                         : attr[DRV_ATTR_LINEAR_2D_WIDTH] > 0 ? DRV_ATTR_LINEAR_2D_WIDTH
                                                              : DRV_ATTR_IMAGE_2D_WIDTH;
    enum drv_attr high =
        attr[DRV_ATTR_LINEAR_2D_HEIGHT] > 0 ? DRV_ATTR_LINEAR_2D_HEIGHT : DRV_ATTR_IMAGE_2D_HEIGHT;
    size_t widest = attr[wide] > 0 ? (size_t)attr[wide] : 0;
    size_t highest = one ? 1 : attr[high] > 0 ? (size_t)attr[high] : 0;
    size_t height = one ? 1 : desc->height;
    if (desc->width == 0 || desc->width > widest || height == 0 || height > highest) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "an image of %zu x %zu in USM is not between 1 and the %zu x %zu of the "
                       "device",
                       (size_t)desc->width, height, widest, highest);
    }
    *resource = (struct drv_resource){
        .kind = one ? DRV_RESOURCE_LINEAR : DRV_RESOURCE_ROWS,
        .width = desc->width,
        .height = height,
        .pitch = desc->rowPitch ? desc->rowPitch : desc->width * element,
        .size = element,
        .element = shape.element,
        .channels = shape.channels,
    };
    return UR_RESULT_SUCCESS;
}

/* The same with the address, all of which lies in USM of the device. */
static ur_result_t in_memory(ur_context_handle_t context, struct stream_place *place,
                             uintptr_t number, const ur_image_format_t *format,
                             const ur_image_desc_t *desc, struct drv_resource *resource) {
    const void *pointer = (const void *)number;
    const int *attr = place->device->attr;
    struct ur_pool_memory memory;
    ur_result_t result = ur_bindless_usm(context->space, place->device, number, &memory);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_bindless_linear(place->device, format, desc, resource);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    resource->pointer = pointer;
    size_t line = resource->width * resource->size;
    size_t base = attr[DRV_ATTR_TEXTURE_ALIGN] > 0 ? (size_t)attr[DRV_ATTR_TEXTURE_ALIGN] : 1;
    size_t step = attr[DRV_ATTR_PITCH_ALIGN] > 0 ? (size_t)attr[DRV_ATTR_PITCH_ALIGN] : 1;
    size_t most =
        attr[DRV_ATTR_LINEAR_2D_PITCH] > 0 ? (size_t)attr[DRV_ATTR_LINEAR_2D_PITCH] : SIZE_MAX;
    if (number % base != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is not aligned to %zu bytes, as images in USM are", pointer, base);
    }
    bool rows = resource->kind == DRV_RESOURCE_ROWS;
    if (rows && (resource->pitch < line || resource->pitch % step != 0 || resource->pitch > most)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a row pitch of %zu for rows of %zu bytes: a multiple of %zu up to %zu is "
                       "wanted",
                       resource->pitch, line, step, most);
    }
    return ur_bindless_rows(&memory, number, resource->height, resource->pitch, line);
}

/* Whether the image memory can be taken for such an image. */
static ur_result_t in_image(const struct stream_native *memory, struct stream_place *place,
                            const ur_image_format_t *format, const ur_image_desc_t *desc,
                            struct drv_array_desc *shape) {
    if (memory->place != place) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the image memory is of device %d",
                       memory->place->device->ordinal);
    }
    size_t element;
    ur_result_t result = stream_bindless_describe(place->device, format, desc, shape, &element);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (desc->type != memory->desc.type || shape->width != memory->shape.width ||
        shape->height != memory->shape.height || shape->depth != memory->shape.depth) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                       "type %d, %zu x %zu x %zu, for memory of type %d, %zu x %zu x %zu",
                       (int)desc->type, shape->width, shape->height, shape->depth,
                       (int)memory->desc.type, memory->shape.width, memory->shape.height,
                       memory->shape.depth);
    }
    if (shape->element != memory->shape.element || shape->channels != memory->shape.channels) {
        return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR, 0,
                       "memory of another format");
    }
    return UR_RESULT_SUCCESS;
}

/* Has kernels of SPIR-V find the image by its number. Channels are in the order that they have in
 * memory. `how` NULL: a surface. */
static ur_result_t bindless_handle_show(struct stream_place *place, uint64_t number,
                                        const ur_image_format_t *format,
                                        const ur_image_desc_t *desc, const struct drv_sampling *how,
                                        bool row) {
    static const uint64_t modes[] = {/* as OpenCL C has them */
                                     [DRV_ADDRESS_CLAMP] = 2,
                                     [DRV_ADDRESS_BORDER] = 4,
                                     [DRV_ADDRESS_WRAP] = 6,
                                     [DRV_ADDRESS_MIRROR] = 8};
    ur_image_format_t stored = *format;
    stored.channelOrder = stored.channelOrder == UR_IMAGE_CHANNEL_ORDER_A ? UR_IMAGE_CHANNEL_ORDER_R
                          : stored.channelOrder == UR_IMAGE_CHANNEL_ORDER_RA
                              ? UR_IMAGE_CHANNEL_ORDER_RG
                              : stored.channelOrder;
    struct stream_image_argument is =
        stream_image_describe(number, desc, &stored, ur_image_pixel_size(format));
    struct stream_number entry = {.number = number,
                                  .width = is.width,
                                  .height = is.height ? is.height : 1,
                                  .depth = is.depth,
                                  .format = is.format};
    if (how) {
        entry.format |= STREAM_NUMBER_TEXTURE | (row ? STREAM_NUMBER_ROW : 0);
        entry.sampler =
            modes[how->address[0]] | (how->normalized ? 1 : 0) | (how->filters ? 0x20 : 0x10);
    }
    return stream_number_add(place, &entry);
}

ur_result_t urBindlessImagesUnsampledImageCreateExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice,
                                                    ur_exp_image_mem_native_handle_t hImageMem,
                                                    const ur_image_format_t *pImageFormat,
                                                    const ur_image_desc_t *pImageDesc,
                                                    ur_exp_image_native_handle_t *phImage) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImage);
    UR_CHECK_IMAGE_TYPE(pImageDesc);
    struct stream_place *place;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct stream_native *memory =
        stream_native_find(hContext, hImageMem, STREAM_IMAGE_MEMORY);
    if (!memory || memory->kind == STREAM_MIPMAP) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       memory ? "an unsampled image lies in one level: see "
                                "urBindlessImagesMipmapGetLevelExp"
                              : "%p is no image memory of this context",
                       (void *)(uintptr_t)hImageMem);
    }
    struct drv_array_desc shape;
    result = in_image(memory, place, pImageFormat, pImageDesc, &shape);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_native_make(place, STREAM_UNSAMPLED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = stream_check(drv_surface_create(&native->surface, memory->array),
                          "making an unsampled image");
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    result = bindless_handle_show(place, (uintptr_t)native->surface, pImageFormat, pImageDesc, NULL,
                                  false);
    if (result != UR_RESULT_SUCCESS) {
        (void)stream_native_unref(native);
        return result;
    }
    stream_native_add(hContext, native, (uintptr_t)native->surface);
    *phImage = (uintptr_t)native->surface;
    return UR_RESULT_SUCCESS;
}

static enum drv_address bindless_handle_address_of(ur_sampler_addressing_mode_t mode) {
    static const enum drv_address map[] = {
        [UR_SAMPLER_ADDRESSING_MODE_NONE] = DRV_ADDRESS_CLAMP,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE] = DRV_ADDRESS_CLAMP,
        [UR_SAMPLER_ADDRESSING_MODE_CLAMP] = DRV_ADDRESS_BORDER,
        [UR_SAMPLER_ADDRESSING_MODE_REPEAT] = DRV_ADDRESS_WRAP,
        [UR_SAMPLER_ADDRESSING_MODE_MIRRORED_REPEAT] = DRV_ADDRESS_MIRROR,
    };
    return map[mode];
}

static ur_result_t read_sampler(const ur_sampler_desc_t *desc, const ur_image_format_t *format,
                                const ur_image_desc_t *image, struct drv_sampling *out) {
    struct ur_bindless_sampler how;
    ur_result_t result = ur_bindless_sampler_read(desc, format, image, &how);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    *out = (struct drv_sampling){.normalized = how.normalized,
                                 .integers = how.integers,
                                 .filters = how.linear,
                                 .filters_levels = how.linear_levels,
                                 .seamless = how.seamless,
                                 .least_level = how.least_level,
                                 .most_level = how.most_level,
                                 .anisotropy = how.anisotropy};
    for (int i = 0; i < 3; ++i) {
        out->address[i] = bindless_handle_address_of(how.address[i]);
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesSampledImageCreateExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice,
                                                  ur_exp_image_mem_native_handle_t hImageMem,
                                                  const ur_image_format_t *pImageFormat,
                                                  const ur_image_desc_t *pImageDesc,
                                                  const ur_sampler_desc_t *pSamplerDesc,
                                                  ur_exp_image_native_handle_t *phImage) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(pSamplerDesc);
    UR_CHECK_POINTER(phImage);
    UR_CHECK_IMAGE_TYPE(pImageDesc);
    struct stream_place *place;
    ur_result_t result = stream_bindless_enter(hContext, hDevice, &place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_resource resource;
    struct drv_array_desc shape;
    struct drv_sampling sampling;
    const struct stream_native *memory =
        stream_native_find(hContext, hImageMem, STREAM_IMAGE_MEMORY);
    if (memory) {
        result = in_image(memory, place, pImageFormat, pImageDesc, &shape);
        bool levels = memory->kind == STREAM_MIPMAP;
        if (result == UR_RESULT_SUCCESS && !levels && pImageDesc->numMipLevel > 1) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                             "the image memory has no levels, and %u are named",
                             (unsigned)pImageDesc->numMipLevel);
        }
        resource = (struct drv_resource){
            .kind = levels ? DRV_RESOURCE_MIPMAP : DRV_RESOURCE_ARRAY,
            .array = levels ? (void *)memory->mipmap : (void *)memory->array,
        };
    } else {
        result = in_memory(hContext, place, hImageMem, pImageFormat, pImageDesc, &resource);
    }
    if (result == UR_RESULT_SUCCESS) {
        ur_image_desc_t desc = *pImageDesc;
        desc.numMipLevel = memory ? memory->desc.numMipLevel : desc.numMipLevel;
        result = read_sampler(pSamplerDesc, pImageFormat, &desc, &sampling);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(place); /* asking about levels may have left it */
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct stream_native *native = stream_native_make(place, STREAM_SAMPLED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = stream_check(drv_texture_create(&native->texture, &resource, &sampling),
                          "making a sampled image");
    if (result != UR_RESULT_SUCCESS) {
        free(native);
        return result;
    }
    result = bindless_handle_show(place, (uintptr_t)native->texture, pImageFormat, pImageDesc,
                                  &sampling, resource.kind == DRV_RESOURCE_LINEAR);
    if (result != UR_RESULT_SUCCESS) {
        (void)stream_native_unref(native);
        return result;
    }
    stream_native_add(hContext, native, (uintptr_t)native->texture);
    *phImage = (uintptr_t)native->texture;
    return UR_RESULT_SUCCESS;
}

static ur_result_t bindless_handle_destroy(ur_context_handle_t context, ur_device_handle_t device,
                                           uintptr_t number, enum stream_native_kind kind) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    struct stream_native *native = stream_native_find(context, number, kind);
    if (!native || native->place->device != device) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_VALUE, 0, "%#llx is no %s image of this context and device",
            (unsigned long long)number, kind == STREAM_SAMPLED ? "sampled" : "unsampled");
    }
    native = stream_native_take(context, number, kind);
    return native ? stream_check(stream_native_unref(native), "destroying an image")
                  : ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
}

ur_result_t urBindlessImagesUnsampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                           ur_device_handle_t hDevice,
                                                           ur_exp_image_native_handle_t hImage) {
    return bindless_handle_destroy(hContext, hDevice, hImage, STREAM_UNSAMPLED);
}

ur_result_t urBindlessImagesSampledImageHandleDestroyExp(ur_context_handle_t hContext,
                                                         ur_device_handle_t hDevice,
                                                         ur_exp_image_native_handle_t hImage) {
    return bindless_handle_destroy(hContext, hDevice, hImage, STREAM_SAMPLED);
}
