/* Reserved addresses, and physical memory mapped there. A reservation keeps its context, a mapping
 * its physical memory. */
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

#include "physical_mem.h"
#include "reserved.h"

/* Guards the set and all that hangs on it; held across the system's calls, so that the books are
 * true for everybody. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct ur_ranges reservations; /* struct ncpu_range */

ur_result_t urVirtualMemGranularityGetInfo(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                           size_t allocationSize,
                                           ur_virtual_mem_granularity_info_t propName,
                                           size_t propSize, void *pPropValue,
                                           size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    (void)allocationSize;
    if (hDevice) {
        UR_CHECK_DEVICE(hDevice);
        if (!ncpu_context_has(hContext, hDevice)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
        }
    }
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    switch ((int)propName) {
    case UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM:
    case UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED:
        return ur_info_value(out, size_t, ncpu_page_size());
    default:
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

static ur_result_t virtual_memory_check(ur_context_handle_t context, const void *start,
                                        size_t size) {
    UR_CHECK_CONTEXT(context);
    size_t page = ncpu_page_size();
    if (size == 0 || size % page != 0 || (uintptr_t)start % page != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "%zu bytes at %p are no multiples of %zu",
                       size, start, page);
    }
    return UR_RESULT_SUCCESS;
}

/* Lock held. */
static ur_result_t virtual_memory_find(ur_context_handle_t context, const void *start, size_t size,
                                       struct ncpu_range **out) {
    *out = ncpu_range_find(&reservations, context, start, size);
    return *out
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                         "%zu bytes at %p are not in one reservation of this context", size, start);
}

static ur_result_t system_error(const char *what) {
    int error = errno;
    return ur_fail(error == ENOMEM ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                   : UR_RESULT_ERROR_OUT_OF_RESOURCES,
                   error, "%s: %s", what, strerror(error));
}

ur_result_t urVirtualMemReserve(ur_context_handle_t hContext, const void *pStart, size_t size,
                                void **ppStart) {
    UR_CHECK_POINTER(ppStart);
    ur_result_t result = virtual_memory_check(hContext, NULL, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_range *range = calloc(1, sizeof(*range));
    if (!range) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *start = mmap((void *)(uintptr_t)pStart, size, PROT_NONE,
                       MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (start == MAP_FAILED) {
        result = system_error("reserving addresses");
        free(range);
        return result;
    }
    ncpu_context_retain(hContext);
    *range =
        (struct ncpu_range){.owner = hContext, .range = {.base = (uintptr_t)start, .size = size}};
    pthread_mutex_lock(&lock);
    ur_ranges_insert(&reservations, &range->range);
    pthread_mutex_unlock(&lock);
    *ppStart = start;
    return UR_RESULT_SUCCESS;
}

/* Takes the reservation out of the set. Lock held. */
static ur_result_t unlink_range(ur_context_handle_t context, const void *start, size_t size,
                                struct ncpu_range **out) {
    struct ncpu_range *range;
    ur_result_t result = virtual_memory_find(context, start, size, &range);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (range->range.base != (uintptr_t)start || range->range.size != size) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "%zu bytes at %p are a part of a reservation of %zu", size, start,
                       range->range.size);
    }
    if (ur_ranges_any(&range->mappings)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "there is memory mapped in the reservation");
    }
    ur_ranges_remove(&reservations, &range->range);
    *out = range;
    return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemFree(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_POINTER(pStart);
    ur_result_t result = virtual_memory_check(hContext, pStart, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ncpu_range *range = NULL;
    pthread_mutex_lock(&lock);
    result = unlink_range(hContext, pStart, size, &range);
    pthread_mutex_unlock(&lock);
    if (result == UR_RESULT_SUCCESS) {
        munmap((void *)range->range.base, range->range.size);
        free(range);
        ncpu_context_release(hContext);
    }
    return result;
}

/* ---- access ---------------------------------------------------------------------------------- */

static ur_result_t protection(ur_virtual_mem_access_flags_t flags, int *out) {
    UR_CHECK_FLAGS(flags, UR_VIRTUAL_MEM_ACCESS_FLAGS_MASK);
    if (flags & (flags - 1)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ENUMERATION, 0,
                       "more than one kind of access is asked for");
    }
    *out = flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE  ? PROT_READ | PROT_WRITE
           : flags & UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY ? PROT_READ
                                                          : PROT_NONE;
    return UR_RESULT_SUCCESS;
}

static unsigned known(ur_virtual_mem_access_flags_t flags) {
    return flags ? flags : UR_VIRTUAL_MEM_ACCESS_FLAG_NONE;
}

/* Lock held. */
static ur_result_t map_locked(ur_context_handle_t context, const void *start, size_t size,
                              ur_physical_mem_handle_t memory, size_t offset,
                              ur_virtual_mem_access_flags_t flags, int how) {
    struct ncpu_range *range;
    ur_result_t result = virtual_memory_find(context, start, size, &range);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uintptr_t at = (uintptr_t)start;
    if (ncpu_range_overlap(range, at, size)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "there is memory mapped at %p already",
                       start);
    }
    if (!ncpu_range_add(range, at, size, memory, known(flags))) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (mmap((void *)at, size, how, MAP_SHARED | MAP_FIXED, memory->file, (off_t)offset) ==
        MAP_FAILED) {
        result = system_error("mapping memory");
        free(ncpu_range_unlink(range, at, size));
        return result;
    }
    ur_object_retain(&memory->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urVirtualMemMap(ur_context_handle_t hContext, const void *pStart, size_t size,
                            ur_physical_mem_handle_t hPhysicalMem, size_t offset,
                            ur_virtual_mem_access_flags_t flags) {
    int how = 0;
    UR_CHECK_POINTER(pStart);
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_result_t result = protection(flags, &how);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_check(hContext, pStart, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (hPhysicalMem->context != hContext) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the physical memory is of another context");
    }
    if (offset % ncpu_page_size() != 0 || offset > hPhysicalMem->size ||
        size > hPhysicalMem->size - offset) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes from %zu are no pages of physical memory of %zu", size, offset,
                       hPhysicalMem->size);
    }
    pthread_mutex_lock(&lock);
    result = map_locked(hContext, pStart, size, hPhysicalMem, offset, flags, how);
    pthread_mutex_unlock(&lock);
    return result;
}

/* Cuts the mappings so that none crosses either end of the addresses, which are mapped. Lock held.
 */
static ur_result_t virtual_memory_cut(struct ncpu_range *range, uintptr_t start, size_t size) {
    const uintptr_t ends[2] = {start, start + size};
    for (int i = 0; i < 2; ++i) {
        void *part;
        if (!ncpu_range_cut(range, ends[i], &part)) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        if (part) {
            ur_object_retain(&((ur_physical_mem_handle_t)part)->object);
        }
    }
    return UR_RESULT_SUCCESS;
}

/* The reservation that all of the addresses are mapped in. Lock held. */
static ur_result_t find_mapped(ur_context_handle_t context, const void *start, size_t size,
                               struct ncpu_range **range) {
    ur_result_t result = virtual_memory_find(context, start, size, range);
    if (result == UR_RESULT_SUCCESS && !ncpu_range_covered(*range, (uintptr_t)start, size)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "not all of the %zu bytes at %p are mapped", size, start);
    }
    return result;
}

ur_result_t urVirtualMemUnmap(ur_context_handle_t hContext, const void *pStart, size_t size) {
    UR_CHECK_POINTER(pStart);
    struct ncpu_range *range;
    struct ncpu_mapping *gone = NULL;
    ur_result_t result = virtual_memory_check(hContext, pStart, size);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uintptr_t start = (uintptr_t)pStart;
    pthread_mutex_lock(&lock);
    result = find_mapped(hContext, pStart, size, &range);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_cut(range, start, size);
    }
    if (result == UR_RESULT_SUCCESS &&
        mmap((void *)start, size, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0) == MAP_FAILED) {
        result = system_error("unmapping memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        /* Released without the lock: the last reference to the memory may be the context's too. */
        for (struct ncpu_mapping *part; (part = ncpu_range_unlink(range, start, size));) {
            part->next = gone;
            gone = part;
        }
    }
    pthread_mutex_unlock(&lock);
    while (gone) {
        struct ncpu_mapping *part = gone;
        gone = part->next;
        ncpu_physical_release(part->memory);
        free(part);
    }
    return result;
}

ur_result_t urVirtualMemSetAccess(ur_context_handle_t hContext, const void *pStart, size_t size,
                                  ur_virtual_mem_access_flags_t flags) {
    int how = 0;
    UR_CHECK_POINTER(pStart);
    struct ncpu_range *range;
    ur_result_t result = protection(flags, &how);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_check(hContext, pStart, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    uintptr_t start = (uintptr_t)pStart;
    pthread_mutex_lock(&lock);
    result = find_mapped(hContext, pStart, size, &range);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_cut(range, start, size);
    }
    if (result == UR_RESULT_SUCCESS && mprotect((void *)start, size, how) != 0) {
        result = system_error("setting access to memory");
    }
    if (result == UR_RESULT_SUCCESS) {
        for (struct ncpu_mapping *at = NULL;
             (at = ncpu_range_next(range, at, start, start + size));) {
            at->access = known(flags);
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

ur_result_t urVirtualMemGetInfo(ur_context_handle_t hContext, const void *pStart, size_t size,
                                ur_virtual_mem_info_t propName, size_t propSize, void *pPropValue,
                                size_t *pPropSizeRet) {
    UR_CHECK_POINTER(pStart);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    struct ncpu_range *range;
    if (propName != UR_VIRTUAL_MEM_INFO_ACCESS_MODE) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    ur_result_t result = ur_info_check(out);
    if (result == UR_RESULT_SUCCESS) {
        result = virtual_memory_check(hContext, pStart, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_virtual_mem_access_flags_t access = 0;
    pthread_mutex_lock(&lock);
    result = find_mapped(hContext, pStart, size, &range);
    for (struct ncpu_mapping *at = NULL;
         result == UR_RESULT_SUCCESS &&
         (at = ncpu_range_next(range, at, (uintptr_t)pStart, (uintptr_t)pStart + size));) {
        access |= at->access;
    }
    pthread_mutex_unlock(&lock);
    if (result == UR_RESULT_SUCCESS && (access & (access - 1))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the %zu bytes at %p have more than one kind of access", size, pStart);
    }
    return result == UR_RESULT_SUCCESS ? ur_info_value(out, ur_virtual_mem_access_flags_t, access)
                                       : result;
}
