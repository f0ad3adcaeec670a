/* Memory of other interfaces, by file descriptor. A descriptor that was imported is the adapter's;
 * one that was refused stays the caller's. Level Zero imports where it allocates, so each mapping
 * and each image imports anew, with a duplicate of the descriptor that is kept: Intel's driver
 * closes what it is given. */
#include "bindless.h"

#include <stdlib.h>
#include <unistd.h>

#include "entry/image_check.h"
#include "os/descriptor.h"

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t memHandleType,
                                                           ur_bool_t *pSupportedRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pSupportedRet);
    if ((unsigned)memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *pSupportedRet = (ze_memory_handle_type(memHandleType) & hDevice->import_types) != 0;
    return UR_RESULT_SUCCESS;
}

/* All of the imported memory, mapped once more. */
static ur_result_t external_map(const struct ze_bindless *memory, void **out) {
    struct ur_lent lent;
    ur_result_t result = ur_descriptor_lend(memory->file, &lent);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ze_external_memory_import_fd_t import = {.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                                             .flags = memory->type,
                                             .fd = lent.number};
    ze_device_mem_alloc_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC,
                                       .pNext = &import};
    void *mapped = NULL;
    UR_POOL_WITH_ROOM(result, ZE_CHECK(zeMemAllocDevice, memory->context->ze, &desc, memory->size,
                                       0, memory->device->ze, &mapped));
    ur_descriptor_end(&lent);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_residents_add(memory->context, memory->device, ZE_RESIDENT_DEVICE, mapped,
                                  memory->size);
        if (result != UR_RESULT_SUCCESS) {
            ze.zeMemFree(memory->context->ze, mapped);
        }
    }
    *out = result != UR_RESULT_SUCCESS ? NULL : mapped;
    return result;
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t size,
                                                    ur_exp_external_mem_type_t memHandleType,
                                                    ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                    ur_exp_external_mem_handle_t *phExternalMem) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pExternalMemDesc);
    UR_CHECK_POINTER(phExternalMem);
    if ((unsigned)memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ze_external_memory_type_flags_t type = ze_memory_handle_type(memHandleType);
    if (!(type & hDevice->import_types)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device imports no memory by handles of type %d", (int)memHandleType);
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "imported memory of 0 bytes");
    }
    int fd;
    result = ur_descriptor_find(pExternalMemDesc->pNext, &fd);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_IMPORTED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    native->type = type;
    native->size = size;
    native->file = fd;
    result =
        external_map(native, &native->memory); /* so that what cannot be imported is refused now */
    if (result != UR_RESULT_SUCCESS) {
        native->file = -1;
        (void)ze_bindless_end(native);
        return result;
    }
    ze_bindless_add(native, (uintptr_t)native);
    *phExternalMem = (ur_exp_external_mem_handle_t)native;
    return result;
}

/* The imported memory that the handle names. */
static ur_result_t find_memory(ur_context_handle_t context, ur_device_handle_t device,
                               ur_exp_external_mem_handle_t handle, struct ze_bindless **out) {
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    *out = ze_bindless_find(context, device, (uintptr_t)handle, ZE_BINDLESS_IMPORTED);
    return *out ? UR_RESULT_SUCCESS
                : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                          "%p is no imported memory of this context and device", (void *)handle);
}

ur_result_t urBindlessImagesMapExternalArrayExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                const ur_image_format_t *pImageFormat,
                                                const ur_image_desc_t *pImageDesc,
                                                ur_exp_external_mem_handle_t hExternalMem,
                                                ur_exp_image_mem_native_handle_t *phImageMem) {
    ur_result_t result = ze_bindless_enter(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_IMAGE_FORMAT(pImageFormat);
    UR_CHECK_POINTER(pImageDesc);
    UR_CHECK_POINTER(phImageMem);
    struct ze_bindless *memory;
    ze_image_desc_t desc;
    size_t pixel;
    if ((result = find_memory(hContext, hDevice, hExternalMem, &memory)) ||
        (result = ze_bindless_describe(hDevice, pImageFormat, pImageDesc, &desc, &pixel))) {
        return result;
    }
    if (!(memory->type & hDevice->import_images)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device maps imported memory as linear memory only");
    }
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_MEMORY);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    struct ur_lent lent;
    result = ur_descriptor_lend(memory->file, &lent);
    ze_external_memory_import_fd_t import = {.stype = ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD,
                                             .flags = memory->type,
                                             .fd = lent.number};
    ze_bindless_map(native, memory);
    if (result == UR_RESULT_SUCCESS) {
        result = ze_bindless_allocate(native, &desc, &import, pImageFormat, pImageDesc, pixel);
        ur_descriptor_end(&lent);
    }
    if (result != UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&hContext->lock);
        --memory->mapped;
        pthread_mutex_unlock(&hContext->lock);
        (void)ze_bindless_end(native);
        return result;
    }
    *phImageMem = native->keyed.key;
    return result;
}

/* A mapping that is of nobody, or a new one. */
static ur_result_t take_mapping(struct ze_bindless *memory, void **out) {
    pthread_mutex_lock(&memory->context->lock);
    void *spare = memory->memory;
    memory->memory = NULL;
    pthread_mutex_unlock(&memory->context->lock);
    *out = spare;
    return spare ? UR_RESULT_SUCCESS : external_map(memory, out);
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                       ur_device_handle_t hDevice, uint64_t offset,
                                                       uint64_t size,
                                                       ur_exp_external_mem_handle_t hExternalMem,
                                                       void **ppRetMem) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppRetMem);
    struct ze_bindless *memory;
    if ((result = find_memory(hContext, hDevice, hExternalMem, &memory))) {
        return result;
    }
    if (size == 0 || offset > memory->size || size > memory->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%llu bytes at %llu do not lie in the %zu that were imported",
                       (unsigned long long)size, (unsigned long long)offset, memory->size);
    }
    struct ze_bindless *native = ze_bindless_make(hContext, hDevice, ZE_BINDLESS_MAPPED);
    if (!native) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = take_mapping(memory, &native->memory);
    char *pointer = result != UR_RESULT_SUCCESS ? NULL : (char *)native->memory + offset;
    if (result == UR_RESULT_SUCCESS) {
        result = ur_pool_track_lent(hContext->space, pointer, size, UR_POOL_DEVICE, hDevice);
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)ze_bindless_end(native);
        return result;
    }
    ze_bindless_map(native, memory);
    ze_bindless_add(native, (uintptr_t)pointer);
    *ppRetMem = pointer;
    return result;
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                      ur_device_handle_t hDevice, void *pMem) {
    return ze_bindless_free(hContext, hDevice, pMem, ZE_BINDLESS_MAPPED,
                            "is no mapping of imported memory of this context and device");
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     ur_exp_external_mem_handle_t hExternalMem) {
    ur_result_t result = ze_bindless_pair(hContext, hDevice);
    struct ze_bindless *native;
    if (result != UR_RESULT_SUCCESS ||
        (result = find_memory(hContext, hDevice, hExternalMem, &native)) || ur_exiting()) {
        return result;
    }
    native = ze_bindless_take(hContext, hDevice, (uintptr_t)hExternalMem, ZE_BINDLESS_IMPORTED);
    if (!native) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is mapped, and the mapping has to end first", (void *)hExternalMem);
    }
    ze_bindless_give_up(native); /* behind mappings that ended before */
    return result;
}
