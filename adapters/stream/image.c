/* Images: arrays of the driver, on the first device of their context. */
#include "entry/image_check.h"
#include "mem.h"

static const struct {
    ur_image_channel_type_t type;
    enum drv_element element;
} types[] = {
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT8, DRV_ELEMENT_S8},
    {UR_IMAGE_CHANNEL_TYPE_SNORM_INT16, DRV_ELEMENT_S16},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT8, DRV_ELEMENT_U8},
    {UR_IMAGE_CHANNEL_TYPE_UNORM_INT16, DRV_ELEMENT_U16},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8, DRV_ELEMENT_S8},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT16, DRV_ELEMENT_S16},
    {UR_IMAGE_CHANNEL_TYPE_SIGNED_INT32, DRV_ELEMENT_S32},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8, DRV_ELEMENT_U8},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT16, DRV_ELEMENT_U16},
    {UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32, DRV_ELEMENT_U32},
    {UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT, DRV_ELEMENT_F16},
    {UR_IMAGE_CHANNEL_TYPE_FLOAT, DRV_ELEMENT_F32},
};

static size_t limit(const int *attr, enum drv_attr which, enum drv_attr otherwise) {
    int value = attr[which] > 0 ? attr[which] : attr[otherwise];
    return value > 0 ? (size_t)value : 0;
}

ur_result_t stream_array_describe(ur_device_handle_t device, const ur_image_format_t *format,
                                  const ur_image_desc_t *desc, struct drv_array_desc *array,
                                  size_t *element) {
    /* Arrays have one, two or four channels in the order in which they are stored. */
    ur_image_channel_order_t order = format->channelOrder;
    bool known = false,
         stored = order == UR_IMAGE_CHANNEL_ORDER_A || order == UR_IMAGE_CHANNEL_ORDER_R ||
                  order == UR_IMAGE_CHANNEL_ORDER_RG || order == UR_IMAGE_CHANNEL_ORDER_RA ||
                  order == UR_IMAGE_CHANNEL_ORDER_RGBA;
    *array = (struct drv_array_desc){.channels = ur_image_channels(order)};
    *element = ur_image_pixel_size(format);
    for (size_t i = 0; i < sizeof(types) / sizeof(types[0]); ++i) {
        if (types[i].type == format->channelType) {
            array->element = types[i].element;
            known = true;
        }
    }
    if (!known || !stored) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT, 0,
                       "channel order %d with channel type %d has no array of the driver",
                       (int)format->channelOrder, (int)format->channelType);
    }
    const int *attr = device->attr;
    bool levels = desc->numMipLevel > 1;
    size_t widest = 0, highest = 0, deepest = 0;
    array->width = desc->width;
    switch ((int)desc->type) {
    case UR_MEM_TYPE_IMAGE1D:
        widest =
            limit(attr, levels ? DRV_ATTR_MIPMAP_1D_WIDTH : DRV_ATTR_IMAGE_1D, DRV_ATTR_IMAGE_1D);
        break;
    case UR_MEM_TYPE_IMAGE2D:
        widest = limit(attr, levels ? DRV_ATTR_MIPMAP_2D_WIDTH : DRV_ATTR_IMAGE_2D_WIDTH,
                       DRV_ATTR_IMAGE_2D_WIDTH);
        highest = limit(attr, levels ? DRV_ATTR_MIPMAP_2D_HEIGHT : DRV_ATTR_IMAGE_2D_HEIGHT,
                        DRV_ATTR_IMAGE_2D_HEIGHT);
        array->height = desc->height;
        break;
    case UR_MEM_TYPE_IMAGE3D:
        widest = limit(attr, DRV_ATTR_IMAGE_3D_WIDTH, DRV_ATTR_IMAGE_3D_WIDTH);
        highest = limit(attr, DRV_ATTR_IMAGE_3D_HEIGHT, DRV_ATTR_IMAGE_3D_HEIGHT);
        deepest = limit(attr, DRV_ATTR_IMAGE_3D_DEPTH, DRV_ATTR_IMAGE_3D_DEPTH);
        array->height = desc->height;
        array->depth = desc->depth;
        break;
    case UR_MEM_TYPE_IMAGE1D_ARRAY:
        widest = limit(attr, DRV_ATTR_LAYERED_1D_WIDTH, DRV_ATTR_IMAGE_1D);
        deepest = limit(attr, DRV_ATTR_LAYERED_1D_LAYERS, DRV_ATTR_IMAGE_LAYERS);
        array->depth = desc->arraySize;
        array->layered = true;
        break;
    case UR_MEM_TYPE_IMAGE2D_ARRAY:
        widest = limit(attr, DRV_ATTR_LAYERED_2D_WIDTH, DRV_ATTR_IMAGE_2D_WIDTH);
        highest = limit(attr, DRV_ATTR_LAYERED_2D_HEIGHT, DRV_ATTR_IMAGE_2D_HEIGHT);
        deepest = limit(attr, DRV_ATTR_IMAGE_LAYERS, DRV_ATTR_IMAGE_LAYERS);
        array->height = desc->height;
        array->depth = desc->arraySize;
        array->layered = true;
        break;
    case UR_MEM_TYPE_IMAGE_CUBEMAP_EXP:
        widest = highest = limit(attr, DRV_ATTR_CUBE_WIDTH, DRV_ATTR_CUBE_WIDTH);
        deepest = 6;
        array->height = desc->height;
        array->depth = 6;
        array->cube = true;
        if (desc->height != desc->width || (desc->arraySize != 0 && desc->arraySize != 6)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
                           "a cube has six square faces, not %u of %zu x %zu",
                           (unsigned)desc->arraySize, (size_t)desc->width, (size_t)desc->height);
        }
        break;
    case UR_MEM_TYPE_IMAGE_GATHER_EXP:
        widest = limit(attr, DRV_ATTR_GATHER_WIDTH, DRV_ATTR_GATHER_WIDTH);
        highest = limit(attr, DRV_ATTR_GATHER_HEIGHT, DRV_ATTR_GATHER_HEIGHT);
        array->height = desc->height;
        array->gather = true;
        break;
    default:
        return ur_refuse(UR_RESULT_ERROR_INVALID_IMAGE_FORMAT_DESCRIPTOR);
    }
    if (!widest) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no images of type %d", (int)desc->type);
    }
    if (array->width == 0 || array->width > widest || (highest && array->height == 0) ||
        array->height > highest || (deepest && array->depth == 0) || array->depth > deepest) {
        return ur_fail(
            UR_RESULT_ERROR_INVALID_IMAGE_SIZE, 0,
            "an image of %zu x %zu x %zu is not between 1 and the %zu x %zu x %zu of the device",
            array->width, array->height, array->depth, widest, highest, deepest);
    }
    return UR_RESULT_SUCCESS;
}

void stream_image_extent(ur_mem_handle_t mem, size_t *width, size_t *rows, size_t *slices) {
    struct ur_image_shape shape = ur_image_shape(&mem->desc);
    *width = shape.width;
    *rows = shape.rows;
    *slices = shape.slices;
}

static ur_result_t copy_in(ur_mem_handle_t mem, const void *host) {
    size_t width, rows, slices;
    stream_image_extent(mem, &width, &rows, &slices);
    size_t row = mem->desc.rowPitch ? mem->desc.rowPitch : width * mem->element;
    size_t slice = mem->desc.slicePitch ? mem->desc.slicePitch : row * rows;
    struct drv_copy copy = {
        .from = {.pointer = host, .pitch = row, .height = slice / row},
        .to = {.kind = DRV_MEMORY_ARRAY, .array = mem->array, .element = mem->element},
        .width = width * mem->element,
        .rows = rows,
        .slices = slices};
    drv_stream stream;
    ur_result_t result = stream_place_idle(mem->place, &stream);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_check(drv_copy_rect(&copy, stream), "filling an image");
    if (result == UR_RESULT_SUCCESS) {
        result = stream_finish(stream, "filling an image");
    }
    stream_place_put_idle(mem->place, stream);
    return result;
}

void stream_image_destroy(ur_mem_handle_t mem) {
    if (!stream_entered(mem->place)) {
        return;
    }
    if (mem->has_texture) {
        (void)drv_texture_destroy(mem->texture);
    }
    if (mem->has_surface) {
        (void)drv_surface_destroy(mem->surface);
    }
    if (mem->owned) {
        (void)drv_array_destroy(mem->array);
    }
}

static ur_result_t image_check(ur_context_handle_t context, ur_mem_flags_t flags,
                               const ur_image_desc_t *desc, const void *host) {
    ur_result_t result = ur_image_check(flags, desc, host);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (context->places[0]->device->attr[DRV_ATTR_IMAGE_2D_WIDTH] <= 0) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no images");
    }
    return UR_RESULT_SUCCESS;
}

/* An image without its array, as the description says, and what the driver is to be told of it. */
static ur_result_t image_new(ur_context_handle_t context, ur_mem_flags_t flags,
                             const ur_image_format_t *format, const ur_image_desc_t *desc,
                             bool owned, struct drv_array_desc *array, ur_mem_handle_t *out) {
    ur_mem_handle_t mem = calloc(1, sizeof(*mem));
    if (!mem) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&mem->object, UR_KIND_MEM);
    mem->context = context;
    mem->place = context->places[0];
    mem->flags = flags;
    mem->image = true;
    mem->owned = owned;
    mem->format = *format;
    mem->desc = *desc;
    mem->desc.pNext = NULL;
    ur_result_t result =
        stream_array_describe(mem->place->device, format, desc, array, &mem->element);
    if (result != UR_RESULT_SUCCESS) {
        free(mem);
        return result;
    }
    size_t width, rows, slices;
    stream_image_extent(mem, &width, &rows, &slices);
    mem->size = width * rows * slices * mem->element;
    pthread_mutex_init(&mem->lock, NULL);
    *out = mem;
    return UR_RESULT_SUCCESS;
}

static ur_result_t take_array(ur_mem_handle_t mem, struct drv_array_desc *array) {
    ur_result_t result = stream_enter(mem->context->places[0]);
    return result == UR_RESULT_SUCCESS
               ? stream_check(drv_array_create(&mem->array, array), "creating an image")
               : result;
}

ur_result_t urMemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                             const ur_image_format_t *pImageFormat,
                             const ur_image_desc_t *pImageDesc, void *pHost,
                             ur_mem_handle_t *phMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phMem);
    ur_result_t result = image_check(hContext, flags, pImageDesc, pHost);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_enter(hContext->places[0]);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_array_desc array = {0};
    ur_mem_handle_t mem;
    result = image_new(hContext, flags, pImageFormat, pImageDesc, true, &array, &mem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t row, slice;
    result = ur_image_pitches(&mem->desc, mem->element, &row, &slice);
    if (result != UR_RESULT_SUCCESS) {
        goto free_object;
    }
    UR_POOL_WITH_ROOM(result, take_array(mem, &array));
    if (result != UR_RESULT_SUCCESS) {
        goto free_object;
    }
    if (pHost) {
        result = copy_in(mem, pHost);
        if (result != UR_RESULT_SUCCESS) {
            goto destroy;
        }
    }
    ur_object_retain(&hContext->object);
    *phMem = mem;
    return UR_RESULT_SUCCESS;

destroy:
    stream_image_destroy(mem);
free_object:
    pthread_mutex_destroy(&mem->lock);
    free(mem);
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
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    ur_result_t result = image_check(hContext, UR_MEM_FLAG_READ_WRITE, pImageDesc, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct drv_array_desc array = {0};
    ur_mem_handle_t mem;
    result = image_new(hContext, UR_MEM_FLAG_READ_WRITE, pImageFormat, pImageDesc,
                       pProperties && pProperties->isNativeHandleOwned, &array, &mem);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    mem->array = (drv_array)hNativeMem;
    ur_object_retain(&hContext->object);
    *phMem = mem;
    return UR_RESULT_SUCCESS;
}

/* Numbers of SPIR-V: those of channel types are the interface's, of orders R and A change places.
 */
struct stream_image_argument stream_image_describe(uint64_t surface, const ur_image_desc_t *desc,
                                                   const ur_image_format_t *format,
                                                   size_t element) {
    uint32_t order = (uint32_t)format->channelOrder, type = (uint32_t)format->channelType;
    order = order < 2 ? 1 - order : order;
    bool layers = desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY ||
                  desc->type == UR_MEM_TYPE_IMAGE2D_ARRAY ||
                  desc->type == UR_MEM_TYPE_IMAGE_CUBEMAP_EXP;
    bool one = desc->type == UR_MEM_TYPE_IMAGE1D || desc->type == UR_MEM_TYPE_IMAGE1D_ARRAY;
    return (struct stream_image_argument){.surface = surface,
                                          .width = (uint32_t)desc->width,
                                          .height = one ? 1 : (uint32_t)desc->height,
                                          .depth = layers ? (uint32_t)desc->arraySize
                                                   : desc->type == UR_MEM_TYPE_IMAGE3D
                                                       ? (uint32_t)desc->depth
                                                       : 1,
                                          .format = type | order << 8 | (uint32_t)element << 16};
}

/* A texture that gives pixels as kernels see them; without one they are read through the surface.
 */
static void make_texture(ur_mem_handle_t mem) {
    ur_image_channel_order_t order = mem->format.channelOrder;
    ur_image_channel_type_t type = mem->format.channelType;
    bool whole = type >= UR_IMAGE_CHANNEL_TYPE_SIGNED_INT8 &&
                 type <= UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT32,
         share = type <= UR_IMAGE_CHANNEL_TYPE_UNORM_INT16,
         real = type == UR_IMAGE_CHANNEL_TYPE_HALF_FLOAT || type == UR_IMAGE_CHANNEL_TYPE_FLOAT;
    if (!drv_reads_by_texture() || !(whole || share || real) ||
        (order != UR_IMAGE_CHANNEL_ORDER_R && order != UR_IMAGE_CHANNEL_ORDER_RG &&
         order != UR_IMAGE_CHANNEL_ORDER_RGBA)) {
        return;
    }
    const struct drv_resource resource = {.kind = DRV_RESOURCE_ARRAY, .array = mem->array};
    const struct drv_sampling sampling = {
        .address = {DRV_ADDRESS_CLAMP, DRV_ADDRESS_CLAMP, DRV_ADDRESS_CLAMP}, .integers = whole};
    if (drv_texture_create(&mem->texture, &resource, &sampling) == DRV_OK) {
        mem->has_texture = true;
        mem->argument.texture = (uint64_t)(uintptr_t)mem->texture;
    }
}

ur_result_t stream_image_surface(ur_mem_handle_t mem) {
    ur_result_t result = UR_RESULT_SUCCESS;
    pthread_mutex_lock(&mem->lock);
    if (!mem->has_surface) {
        result = stream_check(drv_surface_create(&mem->surface, mem->array),
                              "making an image a kernel argument");
        if (result == UR_RESULT_SUCCESS) {
            mem->argument = stream_image_describe((uint64_t)(uintptr_t)mem->surface, &mem->desc,
                                                  &mem->format, mem->element);
            mem->has_surface = true;
            make_texture(mem);
        }
    }
    pthread_mutex_unlock(&mem->lock);
    return result;
}

ur_result_t urMemImageGetInfo(ur_mem_handle_t hMemory, ur_image_info_t propName, size_t propSize,
                              void *pPropValue, size_t *pPropSizeRet) {
    UR_CHECK_MEM(hMemory);
    if (!hMemory->image) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "a buffer where an image is wanted");
    }
    struct ur_image_shape shape = ur_image_shape(&hMemory->desc);
    size_t row = shape.width * hMemory->element;
    return ur_image_info((ur_info_out){propSize, pPropValue, pPropSizeRet}, propName,
                         &hMemory->format, &hMemory->desc, hMemory->element, row, row * shape.rows);
}
