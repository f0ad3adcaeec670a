/* Images and samplers, and copies of images. */
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"

/* What a kernel's four channels are of a pixel's components, for OpenCL's channel orders. */
static const struct order {
    uint32_t order, components;
    uint8_t swizzle[4];
} orders[] = {
#define COMPONENT(name) ZE_IMAGE_FORMAT_SWIZZLE_##name
#define ORDER(number, components, x, y, z, w)                                                      \
    {                                                                                              \
        number, components, {                                                                      \
            COMPONENT(x), COMPONENT(y), COMPONENT(z), COMPONENT(w)                                 \
        }                                                                                          \
    }
    ORDER(0x10B0, 1, R, 0, 0, 1), ORDER(0x10B1, 1, 0, 0, 0, R), ORDER(0x10B2, 2, R, G, 0, 1),
    ORDER(0x10B3, 2, R, 0, 0, G), ORDER(0x10B5, 4, R, G, B, A), ORDER(0x10B6, 4, B, G, R, A),
    ORDER(0x10B7, 4, G, B, A, R), ORDER(0x10C3, 4, A, B, G, R), ORDER(0x10B8, 1, R, R, R, R),
    ORDER(0x10B9, 1, R, R, R, 1),
};

/* Bytes of a component, and how many there are; false for layouts that are not offered. */
static bool layout_of(ze_image_format_layout_t layout, uint32_t *bytes, uint32_t *components) {
    static const uint8_t known[][2] = {
        [ZE_IMAGE_FORMAT_LAYOUT_8] = {1, 1},           [ZE_IMAGE_FORMAT_LAYOUT_16] = {2, 1},
        [ZE_IMAGE_FORMAT_LAYOUT_32] = {4, 1},          [ZE_IMAGE_FORMAT_LAYOUT_8_8] = {1, 2},
        [ZE_IMAGE_FORMAT_LAYOUT_8_8_8_8] = {1, 4},     [ZE_IMAGE_FORMAT_LAYOUT_16_16] = {2, 2},
        [ZE_IMAGE_FORMAT_LAYOUT_16_16_16_16] = {2, 4}, [ZE_IMAGE_FORMAT_LAYOUT_32_32] = {4, 2},
        [ZE_IMAGE_FORMAT_LAYOUT_32_32_32_32] = {4, 4},
    };
    if ((size_t)layout >= sizeof(known) / sizeof(known[0])) {
        return false;
    }
    *bytes = known[layout][0];
    *components = known[layout][1];
    return true;
}

/* OpenCL's number of a channel type; 0 if there is none. */
static uint32_t type_of(ze_image_format_type_t type, uint32_t bytes) {
    static const uint16_t types[][3] = {
        [ZE_IMAGE_FORMAT_TYPE_UINT] = {0x10DA, 0x10DB, 0x10DC},
        [ZE_IMAGE_FORMAT_TYPE_SINT] = {0x10D7, 0x10D8, 0x10D9},
        [ZE_IMAGE_FORMAT_TYPE_UNORM] = {0x10D2, 0x10D3, 0},
        [ZE_IMAGE_FORMAT_TYPE_SNORM] = {0x10D0, 0x10D1, 0},
        [ZE_IMAGE_FORMAT_TYPE_FLOAT] = {0, 0x10DD, 0x10DE},
    };
    return (size_t)type < sizeof(types) / sizeof(types[0]) ? types[type][bytes / 2] : 0;
}

static bool read_format(struct ur_hostcode_image *view, const ze_image_format_t *format) {
    uint32_t bytes, components;
    if (!layout_of(format->layout, &bytes, &components)) {
        return false;
    }
    const uint8_t swizzle[4] = {(uint8_t)format->x, (uint8_t)format->y, (uint8_t)format->z,
                                (uint8_t)format->w};
    for (size_t i = 0; i < sizeof(orders) / sizeof(orders[0]); ++i) {
        if (orders[i].components == components && memcmp(orders[i].swizzle, swizzle, 4) == 0) {
            view->order = orders[i].order;
        }
    }
    view->type = type_of(format->type, bytes);
    view->pixel_size = bytes * components;
    return view->order && view->type;
}

static bool read_size(ze_image_handle_t image, const ze_image_desc_t *desc) {
    bool deep = desc->type == ZE_IMAGE_TYPE_3D;
    bool flat = desc->type == ZE_IMAGE_TYPE_1D || desc->type == ZE_IMAGE_TYPE_1DARRAY;
    bool layered = desc->type == ZE_IMAGE_TYPE_1DARRAY || desc->type == ZE_IMAGE_TYPE_2DARRAY;
    struct ur_hostcode_image *view = &image->view;
    uint32_t side = deep ? SOFT_IMAGE_DEPTH : SOFT_IMAGE_SIDE;
    uint32_t height = flat ? 1 : desc->height, depth = deep ? desc->depth : 1;
    uint32_t layers = layered ? desc->arraylevels : 1;
    if (desc->type > ZE_IMAGE_TYPE_3D || desc->width == 0 || desc->width > side || height == 0 ||
        height > side || depth == 0 || depth > SOFT_IMAGE_DEPTH || layers == 0 ||
        layers > SOFT_IMAGE_DEPTH) {
        return false;
    }
    view->width = (uint32_t)desc->width;
    view->height = height;
    view->depth = depth;
    view->layers = layers;
    view->row_pitch = (size_t)view->width * view->pixel_size;
    view->slice_pitch = view->row_pitch * height;
    /* Regions count the layers of an array of lines as rows. */
    image->rows = desc->type == ZE_IMAGE_TYPE_1DARRAY ? layers : height;
    image->slices = desc->type == ZE_IMAGE_TYPE_2DARRAY ? layers : depth;
    image->row_pitch = view->row_pitch;
    image->slice_pitch = view->row_pitch * image->rows;
    return true;
}

bool image_read(ze_image_handle_t image, const ze_image_desc_t *desc, ze_result_t *why) {
    if (desc->miplevels) {
        broken("an image with levels, of which there must be 0");
    }
    *why = !read_format(&image->view, &desc->format) ? ZE_RESULT_ERROR_UNSUPPORTED_IMAGE_FORMAT
           : !read_size(image, desc)                 ? ZE_RESULT_ERROR_UNSUPPORTED_SIZE
                                                     : ZE_RESULT_SUCCESS;
    return *why == ZE_RESULT_SUCCESS;
}

/* In memory of its own, or that of the file. */
static ze_result_t take_pixels(ze_image_handle_t image, struct memory *memory, int file) {
    size_t size = image->slice_pitch * image->slices;
    void *data = NULL;
    int code;
    if (file < 0) {
        code = eng_mem_alloc(engine(), size, 128, memory, &data);
    } else {
        struct stat about;
        int own = fcntl(file, F_DUPFD_CLOEXEC, 0);
        code = own < 0 ? ENG_ERR_MEMORY
               : fstat(own, &about) || (uint64_t)about.st_size < size
                   ? ENG_ERR_INVALID
                   : map_file(own, size, memory, &data);
        if (code != ENG_OK && own >= 0) {
            close(own);
        } else if (code == ENG_OK && !options()->open) {
            close(file);
        }
    }
    image->view.data = data;
    image->memory = memory;
    return result_of(code);
}

static ze_result_t ZE_APICALL create(ze_context_handle_t context, ze_device_handle_t device,
                                     const ze_image_desc_t *desc, ze_image_handle_t *out) {
    ENTER(zeImageCreate);
    ze_image_handle_t image = calloc(1, sizeof(*image));
    struct memory *memory = calloc(1, sizeof(*memory));
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    void *pointer = NULL;
    int file = -1;
    if (!image || !memory || !image_read(image, desc, &result)) {
        goto fail;
    }
    result = bindless_read(image, context, desc, &pointer, &file);
    if (result == ZE_RESULT_SUCCESS && !pointer) {
        *memory = (struct memory){.device = device, .context = context, .imported = true};
        result = take_pixels(image, memory, file);
    }
    if (result != ZE_RESULT_SUCCESS) {
        goto fail;
    }
    if (pointer) {
        image->view.data = pointer;
        free(memory);
    }
    image->context = context;
    atomic_fetch_add(&context->children, 1);
    *out = image;
    return ZE_RESULT_SUCCESS;

fail:
    free(memory);
    free(image);
    return result;
}

static ze_result_t ZE_APICALL destroy(ze_image_handle_t image) {
    bindless_forget(image);
    if (image->memory && image->memory->mapped) {
        drop_pages(image->view.data, image->memory);
    } else if (image->memory) {
        eng_mem_free(engine(), image->view.data);
    }
    atomic_fetch_sub(&image->context->children, 1);
    free(image->memory);
    free(image);
    LEAVE(zeImageDestroy);
}

size_t sampler_bits(const ze_sampler_desc_t *desc) {
    static const uint8_t addresses[] = {
        [ZE_SAMPLER_ADDRESS_MODE_NONE] = UR_HOSTCODE_ADDRESS_NONE,
        [ZE_SAMPLER_ADDRESS_MODE_REPEAT] = UR_HOSTCODE_ADDRESS_REPEAT,
        [ZE_SAMPLER_ADDRESS_MODE_CLAMP] = UR_HOSTCODE_ADDRESS_CLAMP_TO_EDGE,
        [ZE_SAMPLER_ADDRESS_MODE_CLAMP_TO_BORDER] = UR_HOSTCODE_ADDRESS_CLAMP,
        [ZE_SAMPLER_ADDRESS_MODE_MIRROR] = UR_HOSTCODE_ADDRESS_MIRRORED_REPEAT,
    };
    if ((size_t)desc->addressMode >= sizeof(addresses) ||
        desc->filterMode > ZE_SAMPLER_FILTER_MODE_LINEAR) {
        return 0;
    }
    return addresses[desc->addressMode] | (desc->isNormalized ? UR_HOSTCODE_NORMALIZED : 0u) |
           (desc->filterMode == ZE_SAMPLER_FILTER_MODE_LINEAR ? UR_HOSTCODE_FILTER_LINEAR
                                                              : UR_HOSTCODE_FILTER_NEAREST);
}

static ze_result_t ZE_APICALL sampler_create(ze_context_handle_t context, ze_device_handle_t device,
                                             const ze_sampler_desc_t *desc,
                                             ze_sampler_handle_t *out) {
    (void)device;
    ENTER(zeSamplerCreate);
    if (!sampler_bits(desc)) {
        return ZE_RESULT_ERROR_INVALID_ENUMERATION;
    }
    ze_sampler_handle_t sampler = calloc(1, sizeof(*sampler));
    if (!sampler) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    sampler->context = context;
    sampler->bits = sampler_bits(desc);
    atomic_fetch_add(&context->children, 1);
    *out = sampler;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL sampler_destroy(ze_sampler_handle_t sampler) {
    atomic_fetch_sub(&sampler->context->children, 1);
    free(sampler);
    LEAVE(zeSamplerDestroy);
}

void image_tables(ze_image_dditable_t *image, ze_sampler_dditable_t *sampler) {
    if (image) {
        image->pfnCreate = create;
        image->pfnDestroy = destroy;
    }
    if (sampler) {
        sampler->pfnCreate = sampler_create;
        sampler->pfnDestroy = sampler_destroy;
    }
}

/* ---- copies --------------------------------------------------------------------------------- */

/* The region, all of the image if there is none; what a region does not have may be 0. */
static ze_image_region_t region_of(ze_image_handle_t image, const ze_image_region_t *region) {
    ze_image_region_t all = {0, 0, 0, image->view.width, image->rows, image->slices};
    ze_image_region_t box = region ? *region : all;
    box.height = box.height ? box.height : 1;
    box.depth = box.depth ? box.depth : 1;
    if (box.originX + (uint64_t)box.width > image->view.width || box.width == 0 ||
        box.originY + (uint64_t)box.height > image->rows ||
        box.originZ + (uint64_t)box.depth > image->slices) {
        broken("a region goes past the end of an image");
    }
    return box;
}

static unsigned char *pixel_at(ze_image_handle_t image, const ze_image_region_t *box) {
    return image->view.data + box->originX * (size_t)image->view.pixel_size +
           box->originY * image->row_pitch + box->originZ * image->slice_pitch;
}

static struct eng_rect rect_of(ze_image_handle_t image, const ze_image_region_t *box) {
    return (struct eng_rect){.width = (size_t)box->width * image->view.pixel_size,
                             .rows = box->height,
                             .slices = box->depth};
}

static struct eng_rect from_memory(ze_image_handle_t image, const void *host,
                                   const ze_image_region_t *region, uint32_t row, uint32_t slice) {
    ze_image_region_t box = region_of(image, region);
    struct eng_rect rect = rect_of(image, &box);
    rect.dst = pixel_at(image, &box);
    rect.dst_row_pitch = image->row_pitch;
    rect.dst_slice_pitch = image->slice_pitch;
    rect.src = real_address(host);
    rect.src_row_pitch = row ? row : rect.width;
    rect.src_slice_pitch = slice ? slice : rect.src_row_pitch * rect.rows;
    return rect;
}

static struct eng_rect to_memory(ze_image_handle_t image, void *host,
                                 const ze_image_region_t *region, uint32_t row, uint32_t slice) {
    struct eng_rect rect = from_memory(image, host, region, row, slice), back = rect;
    back.dst = real_address(host);
    back.dst_row_pitch = rect.src_row_pitch;
    back.dst_slice_pitch = rect.src_slice_pitch;
    back.src = rect.dst;
    back.src_row_pitch = rect.dst_row_pitch;
    back.src_slice_pitch = rect.dst_slice_pitch;
    return back;
}

static ze_result_t ZE_APICALL copy_from_memory(ze_command_list_handle_t list,
                                               ze_image_handle_t image, const void *host,
                                               const ze_image_region_t *region,
                                               ze_event_handle_t signal, uint32_t count,
                                               ze_event_handle_t *waits) {
    struct eng_rect rect = from_memory(image, host, region, 0, 0);
    return append_rect(list, "zeCommandListAppendImageCopyFromMemory", "image write", signal, count,
                       waits, &rect);
}

static ze_result_t ZE_APICALL copy_to_memory(ze_command_list_handle_t list, void *host,
                                             ze_image_handle_t image,
                                             const ze_image_region_t *region,
                                             ze_event_handle_t signal, uint32_t count,
                                             ze_event_handle_t *waits) {
    struct eng_rect rect = to_memory(image, host, region, 0, 0);
    return append_rect(list, "zeCommandListAppendImageCopyToMemory", "image read", signal, count,
                       waits, &rect);
}

static ze_result_t ZE_APICALL copy_from_memory_ext(ze_command_list_handle_t list,
                                                   ze_image_handle_t image, const void *host,
                                                   const ze_image_region_t *region, uint32_t row,
                                                   uint32_t slice, ze_event_handle_t signal,
                                                   uint32_t count, ze_event_handle_t *waits) {
    struct eng_rect rect = from_memory(image, host, region, row, slice);
    return append_rect(list, "zeCommandListAppendImageCopyFromMemoryExt", "image write", signal,
                       count, waits, &rect);
}

static ze_result_t ZE_APICALL copy_to_memory_ext(ze_command_list_handle_t list, void *host,
                                                 ze_image_handle_t image,
                                                 const ze_image_region_t *region, uint32_t row,
                                                 uint32_t slice, ze_event_handle_t signal,
                                                 uint32_t count, ze_event_handle_t *waits) {
    struct eng_rect rect = to_memory(image, host, region, row, slice);
    return append_rect(list, "zeCommandListAppendImageCopyToMemoryExt", "image read", signal, count,
                       waits, &rect);
}

static ze_result_t ZE_APICALL copy_region(ze_command_list_handle_t list, ze_image_handle_t to,
                                          ze_image_handle_t from,
                                          const ze_image_region_t *to_region,
                                          const ze_image_region_t *from_region,
                                          ze_event_handle_t signal, uint32_t count,
                                          ze_event_handle_t *waits) {
    ze_image_region_t source = region_of(from, from_region), target = region_of(to, to_region);
    if (source.width != target.width || source.height != target.height ||
        source.depth != target.depth || from->view.order != to->view.order ||
        from->view.type != to->view.type) {
        broken("images are copied that do not fit together");
    }
    struct eng_rect rect = rect_of(from, &source);
    rect.dst = pixel_at(to, &target);
    rect.src = pixel_at(from, &source);
    rect.dst_row_pitch = to->row_pitch;
    rect.dst_slice_pitch = to->slice_pitch;
    rect.src_row_pitch = from->row_pitch;
    rect.src_slice_pitch = from->slice_pitch;
    return append_rect(list, "zeCommandListAppendImageCopyRegion", "image copy", signal, count,
                       waits, &rect);
}

void image_list_tables(ze_command_list_dditable_t *table) {
    table->pfnAppendImageCopyFromMemory = copy_from_memory;
    table->pfnAppendImageCopyToMemory = copy_to_memory;
    table->pfnAppendImageCopyRegion = copy_region;
    if (options()->modern) {
        table->pfnAppendImageCopyFromMemoryExt = copy_from_memory_ext;
        table->pfnAppendImageCopyToMemoryExt = copy_to_memory_ext;
    }
}
