/* Reserved addresses, physical memory, and what is mapped. */
#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include "internal.h"

enum { PAGE = 64 * 1024 };

/* Physical memory that is not shared lies in one file, at places that are never used again. */
static int common_file = -1;
static off_t common_end;

struct _ze_physical_mem_handle_t {
    ze_context_handle_t context;
    ze_device_handle_t device;
    int file;
    off_t place; /* in the file */
    size_t size;
    _Atomic uint32_t mapped; /* times */
};

/* What is mapped is device memory, known like any allocation, and can be made resident. */
struct mapping {
    struct memory memory; /* first: the engine's tag */
    struct mapping *next;
    ze_physical_mem_handle_t physical;
    char *start;
    size_t size;
    ze_memory_access_attribute_t access;
};
static struct mapping *mappings;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int protection(ze_memory_access_attribute_t access) {
    return access == ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE  ? PROT_READ | PROT_WRITE
           : access == ZE_MEMORY_ACCESS_ATTRIBUTE_READONLY ? PROT_READ
                                                           : PROT_NONE;
}

static ze_result_t ZE_APICALL reserve(ze_context_handle_t context, const void *start, size_t size,
                                      void **out) {
    ENTER(zeVirtualMemReserve);
    if (size == 0 || size % PAGE) {
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    }
    /* The start is a wish, and pages are larger than the system's: more is mapped, and cut. */
    (void)start;
    char *at =
        mmap(NULL, size + PAGE, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (at == MAP_FAILED) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    char *aligned = (char *)(((uintptr_t)at + PAGE - 1) & ~(uintptr_t)(PAGE - 1));
    if (aligned > at) {
        munmap(at, (size_t)(aligned - at));
    }
    if (at + PAGE > aligned) {
        munmap(aligned + size, (size_t)(at + PAGE - aligned));
    }
    atomic_fetch_add(&context->children, 1);
    *out = aligned;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL release_range(ze_context_handle_t context, const void *start,
                                            size_t size) {
    if (munmap((void *)start, size) != 0) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    atomic_fetch_sub(&context->children, 1);
    LEAVE(zeVirtualMemFree);
}

static ze_result_t ZE_APICALL page_size(ze_context_handle_t context, ze_device_handle_t device,
                                        size_t size, size_t *out) {
    (void)context, (void)device, (void)size;
    ENTER(zeVirtualMemQueryPageSize);
    *out = PAGE;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL map(ze_context_handle_t context, const void *start, size_t size,
                                  ze_physical_mem_handle_t physical, size_t offset,
                                  ze_memory_access_attribute_t access) {
    ENTER(zeVirtualMemMap);
    if ((uintptr_t)start % PAGE || size % PAGE || offset % PAGE) {
        return ZE_RESULT_ERROR_UNSUPPORTED_ALIGNMENT;
    }
    if (size == 0 || offset > physical->size || size > physical->size - offset) {
        return ZE_RESULT_ERROR_INVALID_SIZE;
    }
    struct mapping *mapping = calloc(1, sizeof(*mapping));
    if (!mapping) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    *mapping = (struct mapping){.memory = {.type = ZE_MEMORY_TYPE_DEVICE,
                                           .device = physical->device,
                                           .context = context,
                                           .reserved = true},
                                .physical = physical,
                                .start = (char *)start,
                                .size = size,
                                .access = access};
    ze_result_t result = ZE_RESULT_ERROR_INVALID_ARGUMENT; /* something is mapped there */
    if (eng_mem_register(engine(), mapping->start, size, &mapping->memory) != ENG_OK) {
        goto free_mapping;
    }
    if (mmap(mapping->start, size, protection(access), MAP_SHARED | MAP_FIXED, physical->file,
             physical->place + (off_t)offset) == MAP_FAILED) {
        result = ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
        goto unregister;
    }
    atomic_fetch_add(&physical->mapped, 1);
    pthread_mutex_lock(&lock);
    mapping->next = mappings;
    mappings = mapping;
    pthread_mutex_unlock(&lock);
    return ZE_RESULT_SUCCESS;

unregister:
    eng_mem_unregister(engine(), mapping->start);
free_mapping:
    free(mapping);
    return result;
}

static ze_result_t ZE_APICALL unmap(ze_context_handle_t context, const void *start, size_t size) {
    (void)context;
    pthread_mutex_lock(&lock);
    struct mapping **at = &mappings;
    while (*at && ((*at)->start != start || (*at)->size != size)) {
        at = &(*at)->next;
    }
    struct mapping *mapping = *at;
    if (mapping) {
        if (atomic_load(&mapping->memory.resident)) {
            broken("memory is unmapped where it was made resident");
        }
        *at = mapping->next;
        eng_mem_unregister(engine(), (void *)start);
        mmap((void *)start, size, PROT_NONE,
             MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED, -1, 0);
        atomic_fetch_sub(&mapping->physical->mapped, 1);
    }
    pthread_mutex_unlock(&lock);
    free(mapping);
    if (!mapping) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    LEAVE(zeVirtualMemUnmap);
}

static ze_result_t ZE_APICALL set_access(ze_context_handle_t context, const void *start,
                                         size_t size, ze_memory_access_attribute_t access) {
    (void)context;
    ENTER(zeVirtualMemSetAccessAttribute);
    ze_result_t result = ZE_RESULT_ERROR_INVALID_ARGUMENT;
    pthread_mutex_lock(&lock);
    for (struct mapping *at = mappings; at; at = at->next) {
        if (at->start == start && mprotect((void *)start, size, protection(access)) == 0) {
            at->access = access;
            result = ZE_RESULT_SUCCESS;
        }
    }
    pthread_mutex_unlock(&lock);
    return result;
}

static ze_result_t ZE_APICALL get_access(ze_context_handle_t context, const void *start,
                                         size_t size, ze_memory_access_attribute_t *access,
                                         size_t *covered) {
    (void)context;
    ENTER(zeVirtualMemGetAccessAttribute);
    *access = ZE_MEMORY_ACCESS_ATTRIBUTE_NONE;
    *covered = size;
    pthread_mutex_lock(&lock);
    for (struct mapping *at = mappings; at; at = at->next) {
        if ((const char *)start >= at->start && (const char *)start < at->start + at->size) {
            *access = at->access;
            *covered = (size_t)(at->start + at->size - (const char *)start);
        }
    }
    pthread_mutex_unlock(&lock);
    return ZE_RESULT_SUCCESS;
}

static bool take_pages(ze_physical_mem_handle_t physical, size_t size) {
    pthread_mutex_lock(&lock);
    if (common_file < 0) {
        common_file = memfd_create("physical", MFD_CLOEXEC);
    }
    bool grown = common_file >= 0 && ftruncate(common_file, common_end + (off_t)size) == 0;
    if (grown) {
        physical->file = common_file;
        physical->place = common_end;
        common_end += (off_t)size;
    }
    pthread_mutex_unlock(&lock);
    return grown;
}

static ze_result_t ZE_APICALL physical_create(ze_context_handle_t context,
                                              ze_device_handle_t device,
                                              ze_physical_mem_desc_t *desc,
                                              ze_physical_mem_handle_t *out) {
    ENTER(zePhysicalMemCreate);
    if (desc->size == 0 || desc->size % PAGE) {
        return ZE_RESULT_ERROR_UNSUPPORTED_SIZE;
    }
    ze_physical_mem_handle_t physical = calloc(1, sizeof(*physical));
    if (!physical) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    if (desc->size > memory_size() || !eng_mem_charge(engine(), desc->size)) {
        goto free_physical;
    }
    if (!take_pages(physical, desc->size)) {
        goto uncharge;
    }
    physical->context = context;
    physical->device = device;
    physical->size = desc->size;
    atomic_fetch_add(&context->children, 1);
    *out = physical;
    return ZE_RESULT_SUCCESS;

uncharge:
    eng_mem_uncharge(engine(), desc->size);
free_physical:
    free(physical);
    return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
}

static ze_result_t ZE_APICALL physical_destroy(ze_context_handle_t context,
                                               ze_physical_mem_handle_t physical) {
    if (atomic_load(&physical->mapped)) {
        broken("physical memory is destroyed while it is mapped");
    }
    eng_mem_uncharge(engine(), physical->size);
    fallocate(physical->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, physical->place,
              (off_t)physical->size);
    free(physical);
    atomic_fetch_sub(&context->children, 1);
    LEAVE(zePhysicalMemDestroy);
}

void virtual_tables(ze_virtual_mem_dditable_t *table, ze_physical_mem_dditable_t *physical) {
    if (table) {
        table->pfnReserve = reserve;
        table->pfnFree = release_range;
        table->pfnQueryPageSize = page_size;
        table->pfnMap = map;
        table->pfnUnmap = unmap;
        table->pfnSetAccessAttribute = set_access;
        table->pfnGetAccessAttribute = get_access;
    }
    if (physical) {
        physical->pfnCreate = physical_create;
        physical->pfnDestroy = physical_destroy;
    }
}
