/* Bindless images: what Level Zero cannot carry, and drivers that have none. What works is the
 * conformance suite's. */
#include <string.h>

#include "cases.h"

static const ur_image_format_t rgba8 = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                        UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};

struct place {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
};

static struct place open_place(void) {
    struct place p;
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    p.device = first_device(platform);
    UR(urContextCreate(1, &p.device, NULL, &p.context));
    UR(urQueueCreate(p.context, p.device, NULL, &p.queue));
    return p;
}

static void close_place(const struct place *p) {
    UR(urQueueRelease(p->queue));
    UR(urContextRelease(p->context));
    UR(urAdapterRelease(adapter));
}

static bool claims(ur_device_handle_t device, ur_device_info_t name) {
    ur_bool_t has = 7;
    UR(urDeviceGetInfo(device, name, sizeof(has), &has, NULL));
    assert_true(has <= 1);
    return has;
}

static ur_image_desc_t flat(size_t width, size_t height, size_t pitch) {
    return (ur_image_desc_t){.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                             .type = UR_MEM_TYPE_IMAGE2D,
                             .width = width,
                             .height = height,
                             .rowPitch = pitch};
}

static ur_sampler_desc_t nearest(void) {
    return (ur_sampler_desc_t){.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                               .normalizedCoords = true,
                               .addressingMode = UR_SAMPLER_ADDRESSING_MODE_CLAMP_TO_EDGE,
                               .filterMode = UR_SAMPLER_FILTER_MODE_NEAREST};
}

/* The driver lists no bindless images and no semaphores: nothing is claimed, and every call says
 * so. */
void bindless_none(void **state) {
    (void)state;
    struct place p = open_place();
    for (unsigned name = UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP;
         name <= UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP; ++name) {
        unsigned char value[8] = {0}, none[8] = {0};
        size_t size = 0;
        ur_result_t result = urDeviceGetInfo(p.device, (ur_device_info_t)name, 0, NULL, &size);
        if (name == UR_DEVICE_INFO_EXTERNAL_MEMORY_IMPORT_SUPPORT_EXP ||
            name == UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP) {
            continue; /* of another extension */
        }
        if (result != UR_RESULT_SUCCESS) {
            assert_int_equal(result, UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
            continue;
        }
        assert_true(size <= sizeof(value));
        UR(urDeviceGetInfo(p.device, (ur_device_info_t)name, size, value, NULL));
        if (memcmp(value, none, sizeof(none)) != 0) {
            fail_msg("device information 0x%x is claimed", name);
        }
    }
    ur_image_desc_t desc = flat(8, 8, 0);
    ur_sampler_desc_t how = nearest();
    uint64_t number = 0x5a;
    ur_bool_t supported = 7;
    size_t value;
    void *pointer = (void *)0x5a;
    ur_exp_image_copy_region_t region = {.stype = UR_STRUCTURE_TYPE_EXP_IMAGE_COPY_REGION,
                                         .copyExtent = {1, 1, 1}};
    ur_exp_external_semaphore_handle_t semaphore = NULL;
    ur_exp_external_semaphore_desc_t wanted = {.stype =
                                                   UR_STRUCTURE_TYPE_EXP_EXTERNAL_SEMAPHORE_DESC};
    const ur_exp_image_mem_type_t opaque = UR_EXP_IMAGE_MEM_TYPE_OPAQUE_HANDLE;
    const ur_context_handle_t c = p.context;
    const ur_device_handle_t d = p.device;
    const ur_result_t all[] = {
        urBindlessImagesImageAllocateExp(c, d, &rgba8, &desc, &number),
        urBindlessImagesImageFreeExp(c, d, 1),
        urBindlessImagesMipmapFreeExp(c, d, 1),
        urBindlessImagesMipmapGetLevelExp(c, d, 1, 0, &number),
        urBindlessImagesImageGetInfoExp(c, 1, UR_IMAGE_INFO_WIDTH, &value, NULL),
        urBindlessImagesUnsampledImageCreateExp(c, d, 1, &rgba8, &desc, &number),
        urBindlessImagesSampledImageCreateExp(c, d, 1, &rgba8, &desc, &how, &number),
        urBindlessImagesUnsampledImageHandleDestroyExp(c, d, 1),
        urBindlessImagesSampledImageHandleDestroyExp(c, d, 1),
        urBindlessImagesGetImageMemoryHandleTypeSupportExp(c, d, &desc, &rgba8, opaque, &supported),
        urBindlessImagesGetImageUnsampledHandleSupportExp(c, d, &desc, &rgba8, opaque, &supported),
        urBindlessImagesGetImageSampledHandleSupportExp(c, d, &desc, &rgba8, opaque, &supported),
        urBindlessImagesImageCopyExp(p.queue, &value, pointer, &desc, &desc, &rgba8, &rgba8,
                                     &region, UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE,
                                     UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE, 0, NULL, NULL),
        urBindlessImagesMapExternalArrayExp(c, d, &rgba8, &desc,
                                            (ur_exp_external_mem_handle_t)pointer, &number),
        urBindlessImagesImportExternalSemaphoreExp(c, d, UR_EXP_EXTERNAL_SEMAPHORE_TYPE_OPAQUE_FD,
                                                   &wanted, &semaphore),
        urBindlessImagesSignalExternalSemaphoreExp(
            p.queue, (ur_exp_external_semaphore_handle_t)pointer, false, 0, 0, NULL, NULL),
        urBindlessImagesWaitExternalSemaphoreExp(
            p.queue, (ur_exp_external_semaphore_handle_t)pointer, false, 0, 0, NULL, NULL),
    };
    for (size_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i) {
        assert_int_equal(all[i], UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    }
    assert_int_equal(number, 0x5a);
    assert_int_equal(supported, 7);
    assert_null(semaphore);
    close_place(&p);
}

/* Levels, cubes and gathers, ways of addressing that differ, shared memory, and rows that are not
 * as far apart as the driver has them: refused with the reason, and not claimed. */
void bindless_lacking(void **state) {
    (void)state;
    struct place p = open_place();
    assert_true(claims(p.device, UR_DEVICE_INFO_BINDLESS_IMAGES_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_MIPMAP_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_CUBEMAP_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_BINDLESS_IMAGES_GATHER_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_BINDLESS_IMAGES_1D_USM_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_BINDLESS_IMAGES_SHARED_USM_SUPPORT_EXP));
    assert_false(claims(p.device, UR_DEVICE_INFO_BINDLESS_UNIQUE_ADDRESSING_PER_DIM_SUPPORT_EXP));
    ur_exp_image_mem_native_handle_t memory = 0x5a;
    ur_exp_image_native_handle_t image = 0x5a;
    ur_image_desc_t desc = flat(8, 8, 0), levels = desc, cube = desc, gather = desc;
    levels.numMipLevel = 2;
    cube.type = UR_MEM_TYPE_IMAGE_CUBEMAP_EXP;
    gather.type = UR_MEM_TYPE_IMAGE_GATHER_EXP;
    const ur_image_desc_t *lacking[] = {&levels, &cube, &gather};
    const char *why;
    int32_t native;
    for (int i = 0; i < 3; ++i) {
        assert_int_equal(
            urBindlessImagesImageAllocateExp(p.context, p.device, &rgba8, lacking[i], &memory),
            UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
        UR(urAdapterGetLastError(adapter, &why, &native));
        assert_non_null(strstr(why, "Level Zero has no images"));
    }
    assert_int_equal(memory, 0x5a);
    UR(urBindlessImagesImageAllocateExp(p.context, p.device, &rgba8, &desc, &memory));
    ur_sampler_desc_t how = nearest();
    ur_exp_sampler_addr_modes_t modes = {.stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_ADDR_MODES,
                                         .addrModes = {UR_SAMPLER_ADDRESSING_MODE_REPEAT,
                                                       UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                                       UR_SAMPLER_ADDRESSING_MODE_CLAMP}};
    how.pNext = &modes;
    assert_int_equal(urBindlessImagesSampledImageCreateExp(p.context, p.device, memory, &rgba8,
                                                           &desc, &how, &image),
                     UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    modes.addrModes[1] = modes.addrModes[2] = UR_SAMPLER_ADDRESSING_MODE_REPEAT;
    UR(urBindlessImagesSampledImageCreateExp(p.context, p.device, memory, &rgba8, &desc, &how,
                                             &image));
    /* The image's memory goes first: its number is of no use then, and can be given back. */
    UR(urBindlessImagesImageFreeExp(p.context, p.device, memory));
    UR(urBindlessImagesSampledImageHandleDestroyExp(p.context, p.device, image));

    void *rows, *shared;
    size_t pitch = 0;
    UR(urUSMPitchedAllocExp(p.context, p.device, NULL, NULL, 100, 10, 4, &rows, &pitch));
    UR(urUSMSharedAlloc(p.context, p.device, NULL, NULL, 4096, &shared));
    how = nearest();
    image = 0x5a;
    ur_image_desc_t right = flat(25, 10, pitch), wide = flat(25, 10, 2 * pitch),
                    high = flat(25, 11, pitch), tight = flat(25, 10, 0);
    const struct {
        const ur_image_desc_t *desc;
        void *at;
    } wrong[] = {{&wide, rows},
                 {&high, rows},
                 {&tight, rows},
                 {&right, shared},
                 {&right, (char *)rows + 16}};
    for (size_t i = 0; i < sizeof(wrong) / sizeof(wrong[0]); ++i) {
        assert_int_equal(urBindlessImagesSampledImageCreateExp(p.context, p.device,
                                                               (uintptr_t)wrong[i].at, &rgba8,
                                                               wrong[i].desc, &how, &image),
                         UR_RESULT_ERROR_INVALID_VALUE);
        assert_int_equal(image, 0x5a);
    }
    UR(urBindlessImagesSampledImageCreateExp(p.context, p.device, (uintptr_t)rows, &rgba8, &right,
                                             &how, &image));
    UR(urBindlessImagesSampledImageHandleDestroyExp(p.context, p.device, image));
    UR(urUSMFree(p.context, shared));
    UR(urUSMFree(p.context, rows));
    close_place(&p);
}
