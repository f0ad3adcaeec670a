/* Reserved addresses, physical memory, and what is mapped. */
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
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
    bool own_file, imported;
    int given; /* by which it was imported */
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
    *out = shown_address(aligned, size);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL release_range(ze_context_handle_t context, const void *start,
                                            size_t size) {
    if (munmap(real_address(start), size) != 0) {
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
    start = real_address(start);
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
    start = real_address(start);
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
    start = real_address(start);
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
    start = real_address(start);
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

static bool take_common(ze_physical_mem_handle_t physical) {
    pthread_mutex_lock(&lock);
    if (common_file < 0) {
        common_file = memfd_create("physical", MFD_CLOEXEC);
    }
    bool grown =
        common_file >= 0 && ftruncate(common_file, common_end + (off_t)physical->size) == 0;
    if (grown) {
        physical->file = common_file;
        physical->place = common_end;
        common_end += (off_t)physical->size;
    }
    pthread_mutex_unlock(&lock);
    return grown;
}

static bool take_own(ze_physical_mem_handle_t physical) {
    physical->file = memfd_create("shared physical", MFD_CLOEXEC);
    physical->own_file = physical->file >= 0;
    if (physical->own_file && ftruncate(physical->file, (off_t)physical->size) != 0) {
        close(physical->file);
        physical->own_file = false;
    }
    return physical->own_file;
}

static bool take_imported(ze_physical_mem_handle_t physical, int file) {
    struct stat about;
    physical->given = file;
    physical->file = fcntl(file, F_DUPFD_CLOEXEC, 0);
    physical->imported = true;
    physical->own_file = physical->file >= 0;
    return physical->own_file && fstat(physical->file, &about) == 0 &&
           (size_t)about.st_size == physical->size;
}

static void close_given(ze_physical_mem_handle_t physical) {
    struct stat given, own;
    if (fstat(physical->given, &given) != 0 || fstat(physical->file, &own) != 0 ||
        given.st_ino != own.st_ino) {
        broken("the descriptor that physical memory was imported by is another file's by now");
    }
    close(physical->given);
}

static void give_pages(ze_physical_mem_handle_t physical) {
    if (physical->imported && !options()->open) {
        close_given(physical);
    }
    if (physical->own_file) {
        close(physical->file);
    } else if (physical->size) {
        fallocate(physical->file, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE, physical->place,
                  (off_t)physical->size);
    }
    if (!physical->imported) {
        eng_mem_uncharge(engine(), physical->size);
    }
}

const void *chained(const void *first, ze_structure_type_t type) {
    const ze_base_desc_t *at = first;
    while (at && at->stype != type) {
        at = at->pNext;
    }
    return at;
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
    const ze_external_memory_import_fd_t *import =
        chained(desc->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
    *physical = (struct _ze_physical_mem_handle_t){
        .context = context, .device = device, .file = -1, .size = desc->size};
    ze_result_t result = ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    if (import) {
        if (!take_imported(physical, import->fd)) {
            result = ZE_RESULT_ERROR_INVALID_ARGUMENT;
            goto fail;
        }
    } else if (desc->size > memory_size() || !eng_mem_charge(engine(), desc->size)) {
        goto fail;
    } else if (!(chained(desc->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC)
                     ? take_own(physical)
                     : take_common(physical))) {
        eng_mem_uncharge(engine(), desc->size);
        goto fail;
    }
    atomic_fetch_add(&context->children, 1);
    *out = physical;
    return ZE_RESULT_SUCCESS;

fail:
    if (physical->own_file) {
        close(physical->file);
    }
    free(physical);
    return result;
}

static ze_result_t ZE_APICALL physical_destroy(ze_context_handle_t context,
                                               ze_physical_mem_handle_t physical) {
    if (atomic_load(&physical->mapped)) {
        broken("physical memory is destroyed while it is mapped");
    }
    give_pages(physical);
    free(physical);
    atomic_fetch_sub(&context->children, 1);
    LEAVE(zePhysicalMemDestroy);
}

/* Loaders of 1.15 have it (loader.c). */
struct physical_properties {
    ze_structure_type_t stype;
    void *pNext;
    uint64_t id;
    size_t size;
};
__attribute__((visibility("default"))) ze_result_t
ze_software_physical_properties(ze_context_handle_t context, ze_physical_mem_handle_t physical,
                                struct physical_properties *out);
ze_result_t ze_software_physical_properties(ze_context_handle_t context,
                                            ze_physical_mem_handle_t physical,
                                            struct physical_properties *out) {
    ENTER(zePhysicalMemGetProperties);
    if (context != physical->context) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    ze_external_memory_export_fd_t *export = (ze_external_memory_export_fd_t *)(uintptr_t)chained(
        out->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
    if (export && !physical->own_file) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT; /* not made for it */
    }
    if (export) {
        export->fd = physical->file;
    }
    out->id = (uint64_t)(uintptr_t)physical;
    out->size = physical->size;
    return ZE_RESULT_SUCCESS;
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
