/* Memory that other interfaces and processes share by a file descriptor: exportable memory is a
 * file in memory, and imported is whatever can be mapped. A descriptor that was imported is the
 * adapter's; one that was refused stays the caller's. */
#include "shared_memory.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "os/descriptor.h"
#include "physical_mem.h"

static void shared_memory_put(ur_context_handle_t context, struct ncpu_area *area,
                              const void *key) {
    area->keyed.key = (uintptr_t)key;
    pthread_mutex_lock(&context->areas_lock);
    ur_table_put(&context->areas, &area->keyed);
    pthread_mutex_unlock(&context->areas_lock);
}

/* Pre: locked. */
static struct ncpu_area *shared_memory_find(ur_context_handle_t context, const void *key,
                                            unsigned kinds) {
    struct ur_keyed *at = ur_table_find(&context->areas, (uintptr_t)key);
    while (at && !(((struct ncpu_area *)at)->kind & kinds)) {
        at = ur_table_again(at);
    }
    return (struct ncpu_area *)at;
}

/* Takes it out, unless something is mapped of it; NULL: there is no such area. */
static struct ncpu_area *shared_memory_take(ur_context_handle_t context, const void *key,
                                            unsigned kind, bool *in_use) {
    pthread_mutex_lock(&context->areas_lock);
    struct ncpu_area *area = shared_memory_find(context, key, kind);
    *in_use = area && area->mapped;
    if (area && !*in_use) {
        ur_table_remove(&context->areas, &area->keyed);
        if (area->of) {
            --area->of->mapped;
        }
    }
    pthread_mutex_unlock(&context->areas_lock);
    return *in_use ? NULL : area;
}

bool ncpu_is_shared(ur_context_handle_t context, const void *pointer) {
    pthread_mutex_lock(&context->areas_lock);
    bool is = context->areas.count &&
              shared_memory_find(context, pointer, NCPU_EXPORTABLE | NCPU_MAPPED | NCPU_OPENED);
    pthread_mutex_unlock(&context->areas_lock);
    return is;
}

static void close_area(struct ncpu_area *area) {
    if (area->known) {
        eng_mem_unregister(ncpu_engine(), area->start);
    }
    if (area->pages) {
        munmap(area->pages, area->length);
    }
    if (area->file >= 0) {
        close(area->file);
    }
    free(area);
}

void ncpu_shared_stop(ur_context_handle_t context) {
    struct ur_keyed *entry;
    uint32_t at = 0;
    while ((entry = ur_table_pop(&context->areas, &at))) {
        close_area((struct ncpu_area *)entry);
    }
    ur_table_fini(&context->areas);
    pthread_mutex_destroy(&context->areas_lock);
}

static ur_result_t shared_memory_check(ur_context_handle_t context, ur_device_handle_t device) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    return ncpu_context_has(context, device)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
}

static ur_result_t shared_memory_check_type(ur_exp_external_mem_type_t type) {
    if ((unsigned)type > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    return type == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "memory is shared by file descriptors, not by handles of type %d",
                         (int)type);
}

/* Maps `size` bytes of the file. */
static ur_result_t map_pages(struct ncpu_area *area, int file, uint64_t offset, size_t size) {
    size_t ahead = (size_t)(offset % ncpu_page_size());
    area->length = size + ahead;
    area->pages =
        mmap(NULL, area->length, PROT_READ | PROT_WRITE, MAP_SHARED, file, (off_t)(offset - ahead));
    if (area->pages == MAP_FAILED) {
        area->pages = NULL;
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno, "mapping shared memory: %s",
                       strerror(errno));
    }
    area->start = (char *)area->pages + ahead;
    area->size = size;
    return UR_RESULT_SUCCESS;
}

/* Makes what is mapped USM of the device. */
static ur_result_t make_known(ur_context_handle_t context, ur_device_handle_t device,
                              struct ncpu_area *area) {
    int known = eng_mem_register(ncpu_engine(), area->start, area->size, area);
    if (known != ENG_OK) {
        return ncpu_result(known, NULL);
    }
    ur_result_t result =
        ur_pool_track_lent(context->space, area->start, area->size, UR_POOL_DEVICE, device);
    area->known = result == UR_RESULT_SUCCESS;
    if (!area->known) {
        eng_mem_unregister(ncpu_engine(), area->start);
    }
    return result;
}

static struct ncpu_area *shared_memory_make(enum ncpu_area_kind kind) {
    struct ncpu_area *area = calloc(1, sizeof(*area));
    if (area) {
        area->kind = kind;
        area->file = -1;
    }
    return area;
}

/* ---- export ---------------------------------------------------------------------------------- */

ur_result_t urMemoryExportAllocExportableMemoryExp(ur_context_handle_t hContext,
                                                   ur_device_handle_t hDevice, size_t alignment,
                                                   size_t size,
                                                   ur_exp_external_mem_type_t handleTypeToExport,
                                                   void **ppMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppMem);
    if ((alignment & (alignment - 1)) != 0 || alignment > ncpu_page_size()) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0,
                       "alignment %zu is no power of two up to %zu", alignment, ncpu_page_size());
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of 0 bytes");
    }
    result = shared_memory_check_type(handleTypeToExport);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_SIZE, 0, "size %zu is above %llu", size,
                       (unsigned long long)ncpu_memory_size());
    }
    struct ncpu_area *area = shared_memory_make(NCPU_EXPORTABLE);
    if (!area) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    result = ncpu_physical_file(size, &area->file);
    if (result == UR_RESULT_SUCCESS) {
        result = map_pages(area, area->file, 0, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = make_known(hContext, hDevice, area);
    }
    if (result != UR_RESULT_SUCCESS) {
        close_area(area);
        return result;
    }
    shared_memory_put(hContext, area, area->start);
    *ppMem = area->start;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_area_end(ur_context_handle_t context, void *pointer, unsigned kind,
                          const char *what) {
    bool in_use;
    struct ncpu_area *area = shared_memory_take(context, pointer, kind, &in_use);
    if (!area) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no %s of this context", pointer,
                       what);
    }
    ur_pool_untrack_lent(context->space, pointer);
    close_area(area);
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemoryExportFreeExportableMemoryExp(ur_context_handle_t hContext,
                                                  ur_device_handle_t hDevice, void *pMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    return ncpu_area_end(hContext, pMem, NCPU_EXPORTABLE, "exportable memory");
}

ur_result_t ncpu_area_file(ur_context_handle_t context, const void *pointer, int *file) {
    int made = 0, error = 0;
    pthread_mutex_lock(&context->areas_lock);
    const struct ncpu_area *area = shared_memory_find(context, pointer, NCPU_EXPORTABLE);
    if (area) {
        made = fcntl(area->file, F_DUPFD_CLOEXEC, 0);
        error = errno;
    }
    pthread_mutex_unlock(&context->areas_lock);
    if (made < 0) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, error, "exporting memory: %s",
                       strerror(error));
    }
    if (area) {
        *file = made;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_area_open(ur_context_handle_t context, ur_device_handle_t device, int file,
                           uint64_t offset, size_t size, void **out) {
    struct ncpu_area *area = shared_memory_make(NCPU_OPENED);
    if (!area) {
        close(file);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    area->file = file;
    ur_result_t result = map_pages(area, file, offset, size);
    if (result == UR_RESULT_SUCCESS) {
        result = make_known(context, device, area);
    }
    if (result != UR_RESULT_SUCCESS) {
        close_area(area);
        return result;
    }
    shared_memory_put(context, area, area->start);
    *out = area->start;
    return UR_RESULT_SUCCESS;
}

ur_result_t urMemoryExportExportMemoryHandleExp(ur_context_handle_t hContext,
                                                ur_device_handle_t hDevice,
                                                ur_exp_external_mem_type_t handleTypeToExport,
                                                void *pMem, void *pMemHandleRet) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pMemHandleRet);
    result = shared_memory_check_type(handleTypeToExport);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    int file = -1;
    result = ncpu_area_file(hContext, pMem, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (file < 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%p is not the start of exportable memory of this context", pMem);
    }
    *(int *)pMemHandleRet = file;
    return UR_RESULT_SUCCESS;
}

/* ---- import ---------------------------------------------------------------------------------- */

ur_result_t urBindlessImagesSupportsImportingHandleTypeExp(ur_device_handle_t hDevice,
                                                           ur_exp_external_mem_type_t memHandleType,
                                                           ur_bool_t *pSupportedRet) {
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(pSupportedRet);
    if ((unsigned)memHandleType > UR_EXP_EXTERNAL_MEM_TYPE_WIN32_NT_DX11_RESOURCE) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    *pSupportedRet = memHandleType == UR_EXP_EXTERNAL_MEM_TYPE_OPAQUE_FD;
    return UR_RESULT_SUCCESS;
}

static ur_result_t find_file(const void *next, size_t size, int *file) {
    struct stat about;
    ur_result_t result = ur_descriptor_find(next, file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (fstat(*file, &about) != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, errno, "file descriptor %d: %s", *file,
                       strerror(errno));
    }
    if (!S_ISREG(about.st_mode) || (uint64_t)about.st_size < size) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "file descriptor %d is no memory of %zu bytes", *file, size);
    }
    int flags = fcntl(*file, F_GETFL);
    return flags >= 0 && (flags & O_ACCMODE) == O_RDWR
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "file descriptor %d cannot be read and written", *file);
}

ur_result_t urBindlessImagesImportExternalMemoryExp(ur_context_handle_t hContext,
                                                    ur_device_handle_t hDevice, size_t size,
                                                    ur_exp_external_mem_type_t memHandleType,
                                                    ur_exp_external_mem_desc_t *pExternalMemDesc,
                                                    ur_exp_external_mem_handle_t *phExternalMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pExternalMemDesc);
    UR_CHECK_POINTER(phExternalMem);
    result = shared_memory_check_type(memHandleType);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "imported memory of 0 bytes");
    }
    int file = -1;
    result = find_file(pExternalMemDesc->pNext, size, &file);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_area *area = shared_memory_make(NCPU_IMPORTED);
    if (!area) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    area->file = file;
    area->size = size;
    shared_memory_put(hContext, area, area);
    *phExternalMem = (ur_exp_external_mem_handle_t)area;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_area_map(ur_context_handle_t context, const void *handle, uint64_t offset,
                          uint64_t size, struct ncpu_area **out) {
    struct ncpu_area *area = shared_memory_make(NCPU_MAPPED);
    if (!area) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    pthread_mutex_lock(&context->areas_lock);
    struct ncpu_area *memory = shared_memory_find(context, handle, NCPU_IMPORTED);
    bool fits = memory && size && offset <= memory->size && size <= memory->size - offset;
    if (fits) {
        ++memory->mapped;
        area->of = memory;
    }
    pthread_mutex_unlock(&context->areas_lock);
    ur_result_t result =
        fits     ? map_pages(area, memory->file, offset, (size_t)size)
        : memory ? ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "%llu bytes at %llu do not lie in the %zu that were imported",
                           (unsigned long long)size, (unsigned long long)offset, memory->size)
                 : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "%p is no imported memory of this context", handle);
    if (result != UR_RESULT_SUCCESS) {
        ncpu_area_unmap(context, area);
        return result;
    }
    *out = area;
    return UR_RESULT_SUCCESS;
}

void ncpu_area_unmap(ur_context_handle_t context, struct ncpu_area *area) {
    if (area->of) {
        pthread_mutex_lock(&context->areas_lock);
        --area->of->mapped;
        pthread_mutex_unlock(&context->areas_lock);
    }
    close_area(area);
}

ur_result_t urBindlessImagesMapExternalLinearMemoryExp(ur_context_handle_t hContext,
                                                       ur_device_handle_t hDevice, uint64_t offset,
                                                       uint64_t size,
                                                       ur_exp_external_mem_handle_t hExternalMem,
                                                       void **ppRetMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(ppRetMem);
    if (!hExternalMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    struct ncpu_area *area;
    result = ncpu_area_map(hContext, hExternalMem, offset, size, &area);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = make_known(hContext, hDevice, area);
    if (result != UR_RESULT_SUCCESS) {
        ncpu_area_unmap(hContext, area);
        return result;
    }
    shared_memory_put(hContext, area, area->start);
    *ppRetMem = area->start;
    return UR_RESULT_SUCCESS;
}

ur_result_t urBindlessImagesFreeMappedLinearMemoryExp(ur_context_handle_t hContext,
                                                      ur_device_handle_t hDevice, void *pMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pMem);
    return ncpu_area_end(hContext, pMem, NCPU_MAPPED, "mapping of imported memory");
}

ur_result_t urBindlessImagesReleaseExternalMemoryExp(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     ur_exp_external_mem_handle_t hExternalMem) {
    ur_result_t result = shared_memory_check(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!hExternalMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    bool in_use;
    struct ncpu_area *area = shared_memory_take(hContext, hExternalMem, NCPU_IMPORTED, &in_use);
    if (!area) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       in_use ? "%p is mapped, and the mapping has to end first"
                              : "%p is no imported memory of this context",
                       (void *)hExternalMem);
    }
    close_area(area);
    return UR_RESULT_SUCCESS;
}
