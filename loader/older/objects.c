/* Platforms, programs, physical memory and images as earlier releases ask for them. */
#include "loader/generated/older.h"

/* The platforms of several adapters by one call. */
ur_result_t older_2025_2_PlatformGet(ur_adapter_handle_t *phAdapters, uint32_t NumAdapters,
                                     uint32_t NumEntries, ur_platform_handle_t *phPlatforms,
                                     uint32_t *pNumPlatforms) {
    uint32_t total = 0, filled = 0;

    if (!phAdapters) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    /* libsycl of 2025.0 asks so for the platforms of an adapter that has none, and takes an error
     * for the end of all adapters. */
    if (!phPlatforms && !pNumPlatforms) {
        return UR_RESULT_SUCCESS;
    }
    if (phPlatforms && NumEntries == 0) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    for (uint32_t i = 0; i < NumAdapters; i++) {
        uint32_t count = 0;
        ur_result_t result = loader_today_PlatformGet(phAdapters[i], 0, NULL, &count);
        uint32_t room = phPlatforms ? NumEntries - filled : 0;
        uint32_t wanted = count < room ? count : room;
        if (result == UR_RESULT_SUCCESS && wanted) {
            result = loader_today_PlatformGet(phAdapters[i], wanted, phPlatforms + filled, NULL);
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        filled += wanted;
        total += count;
    }
    if (pNumPlatforms) {
        *pNumPlatforms = total;
    }
    return UR_RESULT_SUCCESS;
}

/* A binary for one device. */
ur_result_t older_2025_0_ProgramCreateWithBinary(ur_context_handle_t hContext,
                                                 ur_device_handle_t hDevice, size_t size,
                                                 const uint8_t *pBinary,
                                                 const ur_program_properties_t *pProperties,
                                                 ur_program_handle_t *phProgram) {
    return urProgramCreateWithBinary(hContext, 1, &hDevice, &size, &pBinary, pProperties,
                                     phProgram);
}

/* The type of its properties had another number, and their one flag meant nothing. */
ur_result_t older_2025_2_PhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t size,
                                           const ur_physical_mem_properties_t *pProperties,
                                           ur_physical_mem_handle_t *phPhysicalMem) {
    const ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES,
                                                     NULL, 0};
    return loader_today_PhysicalMemCreate(hContext, hDevice, size, pProperties ? &properties : NULL,
                                          phPhysicalMem);
}

/* Where a copy goes to said what its ends are: memory on the host, images on the device. */
ur_result_t older_2025_3_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_exp_image_copy_input_types_t types = UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_IMAGE;

    if (imageCopyFlags == UR_EXP_IMAGE_COPY_FLAG_HOST_TO_DEVICE) {
        types = UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_IMAGE;
    } else if (imageCopyFlags == UR_EXP_IMAGE_COPY_FLAG_DEVICE_TO_HOST) {
        types = UR_EXP_IMAGE_COPY_INPUT_TYPES_IMAGE_TO_MEM;
    } else if (imageCopyFlags == UR_EXP_IMAGE_COPY_FLAG_HOST_TO_HOST) {
        types = UR_EXP_IMAGE_COPY_INPUT_TYPES_MEM_TO_MEM;
    }
    return loader_today_BindlessImagesImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, types, numEventsInWaitList, phEventWaitList, phEvent);
}

/* With a sampler where today there is what a sampler is made of. */
ur_result_t older_2025_2_BindlessImagesSampledImageCreateExp(
    ur_context_handle_t hContext, ur_device_handle_t hDevice,
    ur_exp_image_mem_native_handle_t hImageMem, const ur_image_format_t *pImageFormat,
    const ur_image_desc_t *pImageDesc, ur_sampler_handle_t hSampler,
    ur_exp_image_native_handle_t *phImage) {
    ur_sampler_desc_t sampler = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC};

    ur_result_t result =
        urSamplerGetInfo(hSampler, UR_SAMPLER_INFO_NORMALIZED_COORDS,
                         sizeof(sampler.normalizedCoords), &sampler.normalizedCoords, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urSamplerGetInfo(hSampler, UR_SAMPLER_INFO_ADDRESSING_MODE,
                                  sizeof(sampler.addressingMode), &sampler.addressingMode, NULL);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = urSamplerGetInfo(hSampler, UR_SAMPLER_INFO_FILTER_MODE, sizeof(sampler.filterMode),
                                  &sampler.filterMode, NULL);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return loader_today_BindlessImagesSampledImageCreateExp(
        hContext, hDevice, hImageMem, pImageFormat, pImageDesc, &sampler, phImage);
}
