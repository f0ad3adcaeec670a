/* USM and memory of the program. */
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "internal.h"
#include "semaphore.h"

/* Device memory that other processes can map: a file, where the option `ipc` says so. The handle
 * names the file and the process that has it open. */
struct ipc_handle {
    int32_t process, file;
    uint64_t size;
};

/* With the option `descriptors` it names the file alone, as that process knows it. */
struct mere_handle {
    uint64_t file, offset;
    uint8_t type;
} __attribute__((packed));

int map_file(int file, size_t size, struct memory *memory, void **out) {
    void *at = mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (at == MAP_FAILED) {
        return ENG_ERR_MEMORY;
    }
    memory->file = file;
    memory->mapped = size;
    int result = eng_mem_register(engine(), at, size, memory);
    if (result != ENG_OK) {
        munmap(at, size);
        return result;
    }
    *out = at;
    return ENG_OK;
}

static int share_pages(size_t size, struct memory *memory, void **out) {
    int file = memfd_create("device memory", MFD_CLOEXEC);
    int result = ENG_ERR_MEMORY;
    if (file >= 0 && ftruncate(file, (off_t)size) == 0) {
        result = map_file(file, size, memory, out);
    }
    if (result != ENG_OK && file >= 0) {
        close(file);
    }
    return result;
}

int drop_pages(void *pointer, struct memory *memory) {
    int result = eng_mem_unregister(engine(), pointer);
    if (result == ENG_OK) {
        munmap(pointer, memory->mapped);
        close(memory->file);
    }
    return result;
}

static ze_result_t ZE_APICALL get_ipc(ze_context_handle_t context, const void *pointer,
                                      ze_ipc_mem_handle_t *out) {
    ENTER(zeMemGetIpcHandle);
    struct eng_mem found;
    pointer = real_address(pointer);
    if (!eng_mem_find(engine(), pointer, &found) || found.base != pointer) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct memory *memory = found.tag;
    if (memory->context != context || !memory->mapped || memory->opened) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    memset(out, 0, sizeof(*out));
    if (options()->descriptors) {
        memcpy(out->data, &(struct mere_handle){(uint64_t)memory->file, 0, memory->type},
               sizeof(struct mere_handle));
    } else {
        struct ipc_handle handle = {getpid(), memory->file, memory->mapped};
        memcpy(out->data, &handle, sizeof(handle));
    }
    return ZE_RESULT_SUCCESS;
}

/* A new descriptor of what the handle names, or -1. */
static int named_file(const ze_ipc_mem_handle_t *data, uint64_t *size) {
    struct stat about;
    if (options()->descriptors) {
        struct mere_handle handle;
        memcpy(&handle, data->data, sizeof(handle));
        int file = handle.file <= INT32_MAX ? fcntl((int)handle.file, F_DUPFD_CLOEXEC, 0) : -1;
        *size = file >= 0 && fstat(file, &about) == 0 ? (uint64_t)about.st_size : 0;
        return file;
    }
    struct ipc_handle handle;
    char path[64];
    memcpy(&handle, data->data, sizeof(handle));
    *size = handle.size;
    snprintf(path, sizeof(path), "/proc/%d/fd/%d", handle.process, handle.file);
    return open(path, O_RDWR | O_CLOEXEC);
}

static ze_result_t ZE_APICALL open_ipc(ze_context_handle_t context, ze_device_handle_t device,
                                       ze_ipc_mem_handle_t data, ze_ipc_memory_flags_t flags,
                                       void **out) {
    (void)flags;
    ENTER(zeMemOpenIpcHandle);
    uint64_t size;
    int file = named_file(&data, &size);
    struct stat about;
    if (file < 0) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    if (!soft_descriptor_is(file, "/memfd:") || fstat(file, &about) != 0 || !size ||
        size > (uint64_t)about.st_size) {
        close(file);
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct memory *memory = calloc(1, sizeof(*memory));
    int result = ENG_ERR_MEMORY;
    if (memory) {
        *memory = (struct memory){
            .type = ZE_MEMORY_TYPE_DEVICE, .device = device, .context = context, .opened = true};
        result = map_file(file, size, memory, out);
    }
    if (result != ENG_OK) {
        free(memory);
        close(file);
        return result_of(result);
    }
    *out = shown_address(*out, size);
    atomic_fetch_add(&context->children, 1);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL close_ipc(ze_context_handle_t context, const void *pointer) {
    struct eng_mem found;
    pointer = real_address(pointer);
    if (!eng_mem_find(engine(), pointer, &found) || found.base != pointer ||
        !((struct memory *)found.tag)->opened) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct memory *memory = found.tag;
    if (atomic_load(&memory->resident)) {
        broken("memory of another process is closed where it was made resident");
    }
    if (drop_pages(found.base, memory) != ENG_OK) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    free(memory);
    atomic_fetch_sub(&context->children, 1);
    LEAVE(zeMemCloseIpcHandle);
}

static int import_file(const ze_external_memory_import_fd_t *import, size_t size,
                       struct memory *memory, void **out) {
    struct stat about;
    if (!options()->modern || import->flags != ZE_EXTERNAL_MEMORY_TYPE_FLAG_OPAQUE_FD ||
        !soft_descriptor_is(import->fd, "/memfd:") || fstat(import->fd, &about) != 0 ||
        (uint64_t)about.st_size < size) {
        return ENG_ERR_INVALID;
    }
    int own = fcntl(import->fd, F_DUPFD_CLOEXEC, 0);
    int result = own < 0 ? ENG_ERR_MEMORY : map_file(own, size, memory, out);
    if (result != ENG_OK && own >= 0) {
        close(own);
    } else if (result == ENG_OK && !options()->open) {
        close(import->fd);
    }
    return result;
}

static ze_result_t allocate(ze_context_handle_t context, ze_memory_type_t type,
                            ze_device_handle_t device, const void *extension, size_t size,
                            size_t align, void **out) {
    ze_result_t full = type == ZE_MEMORY_TYPE_HOST ? ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                   : ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    if (size > memory_size()) {
        return full;
    }
    struct memory *memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    *memory = (struct memory){.type = type, .device = device, .context = context};
    int result = ENG_ERR_INVALID;
    const ze_external_memory_import_fd_t *import =
        chained(extension, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_IMPORT_FD);
    if (import && type == ZE_MEMORY_TYPE_DEVICE) {
        result = import_file(import, size, memory, out);
    } else if (size > 0) {
        bool exported = chained(extension, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_DESC);
        result = (options()->ipc || exported) && type == ZE_MEMORY_TYPE_DEVICE
                     ? share_pages(size, memory, out)
                     : eng_mem_alloc(engine(), size, align ? align : 128, memory, out);
    }
    if (result != ENG_OK) {
        free(memory);
        return result == ENG_ERR_MEMORY ? full : result_of(result);
    }
    if (type == ZE_MEMORY_TYPE_DEVICE) {
        *out = shown_address(*out, size);
    } else if (type == ZE_MEMORY_TYPE_SHARED) {
        share_address(*out, true);
    }
    atomic_fetch_add(&context->children, 1);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL alloc_shared(ze_context_handle_t context,
                                           const ze_device_mem_alloc_desc_t *on_device,
                                           const ze_host_mem_alloc_desc_t *on_host, size_t size,
                                           size_t align, ze_device_handle_t device, void **out) {
    (void)on_device, (void)on_host;
    ENTER(zeMemAllocShared);
    return allocate(context, ZE_MEMORY_TYPE_SHARED, device, NULL, size, align, out);
}

static ze_result_t ZE_APICALL alloc_device(ze_context_handle_t context,
                                           const ze_device_mem_alloc_desc_t *desc, size_t size,
                                           size_t align, ze_device_handle_t device, void **out) {
    ENTER(zeMemAllocDevice);
    return allocate(context, ZE_MEMORY_TYPE_DEVICE, device, desc->pNext, size, align, out);
}

static ze_result_t ZE_APICALL alloc_host(ze_context_handle_t context,
                                         const ze_host_mem_alloc_desc_t *desc, size_t size,
                                         size_t align, void **out) {
    (void)desc;
    ENTER(zeMemAllocHost);
    return allocate(context, ZE_MEMORY_TYPE_HOST, NULL, NULL, size, align, out);
}

static ze_result_t ZE_APICALL release(ze_context_handle_t context, void *pointer) {
    struct eng_mem found;
    pointer = real_address(pointer);
    if (!eng_mem_find(engine(), pointer, &found) || found.base != pointer) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    struct memory *memory = found.tag;
    if (memory->context != context || memory->imported || memory->opened || memory->reserved) {
        broken("memory is freed that is not the context's");
    }
    if (memory->type == ZE_MEMORY_TYPE_SHARED) {
        share_address(pointer, false);
    }
    if ((memory->mapped ? drop_pages(pointer, memory) : eng_mem_free(engine(), pointer)) !=
        ENG_OK) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    free(memory);
    atomic_fetch_sub(&context->children, 1);
    LEAVE(zeMemFree);
}

static ze_result_t ZE_APICALL properties(ze_context_handle_t context, const void *pointer,
                                         ze_memory_allocation_properties_t *out,
                                         ze_device_handle_t *device) {
    ENTER(zeMemGetAllocProperties);
    struct eng_mem found;
    struct memory *memory = NULL;
    if (eng_mem_find(engine(), real_address(pointer), &found)) {
        memory = found.tag;
    }
    /* As Intel's driver, which knows memory in any context. */
    bool known = memory && !memory->imported;
    (void)context;
    ze_external_memory_export_fd_t *export = (ze_external_memory_export_fd_t *)(uintptr_t)chained(
        out->pNext, ZE_STRUCTURE_TYPE_EXTERNAL_MEMORY_EXPORT_FD);
    if (export) {
        /* The program closes it. */
        export->fd = known && memory->mapped ? fcntl(memory->file, F_DUPFD_CLOEXEC, 0) : -1;
        if (export->fd < 0) {
            return ZE_RESULT_ERROR_INVALID_ARGUMENT;
        }
    }
    out->type = known ? memory->type : ZE_MEMORY_TYPE_UNKNOWN;
    out->id = known ? (uint64_t)(uintptr_t)found.base : 0;
    out->pageSize = 4096;
    if (device) {
        *device = known ? memory->device : NULL;
    }
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL range(ze_context_handle_t context, const void *pointer, void **base,
                                    size_t *size) {
    (void)context;
    ENTER(zeMemGetAddressRange);
    struct eng_mem found;
    if (!eng_mem_find(engine(), real_address(pointer), &found)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    const struct memory *memory = found.tag;
    if (base && memory->type == ZE_MEMORY_TYPE_DEVICE && !memory->imported) {
        *base = shown_address(found.base, found.size);
    } else if (base) {
        *base = found.base;
    }
    if (size) {
        *size = found.size;
    }
    return ZE_RESULT_SUCCESS;
}

void need_own_memory(ze_command_list_handle_t list, const void *pointer) {
    struct eng_mem found;
    if (!eng_mem_find(engine(), pointer, &found) || !found.tag) {
        return; /* the host's */
    }
    const struct memory *memory = found.tag;
    if (memory->context != list->context && !memory->imported) {
        broken("a command uses memory of another context");
    }
}

/* ---- residency ------------------------------------------------------------------------------ */

/* Root devices have the bits below 8, their parts those above. */
static uint32_t bit_of(ze_device_handle_t device) {
    return 1u << (device->parent
                      ? SOFT_MAX_DEVICES + SOFT_SUBS * device->parent->number + device->number
                      : device->number);
}

/* NULL unless the whole range is one allocation's of the context. */
static struct memory *allocation(ze_context_handle_t context, const void *pointer, size_t size) {
    struct eng_mem found;
    pointer = real_address(pointer);
    if (!eng_mem_find(engine(), pointer, &found)) {
        return NULL;
    }
    struct memory *memory = found.tag;
    size_t at = (size_t)((const char *)pointer - (const char *)found.base);
    return memory->context == context && !memory->imported && size <= found.size - at ? memory
                                                                                      : NULL;
}

ze_result_t make_resident(ze_context_handle_t context, ze_device_handle_t device, void *pointer,
                          size_t size) {
    ENTER(zeContextMakeMemoryResident);
    struct memory *memory = allocation(context, pointer, size);
    if (!memory) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    atomic_fetch_or(&memory->resident, bit_of(device));
    return ZE_RESULT_SUCCESS;
}

ze_result_t evict_memory(ze_context_handle_t context, ze_device_handle_t device, void *pointer,
                         size_t size) {
    struct memory *memory = allocation(context, pointer, size);
    if (!memory || !(atomic_fetch_and(&memory->resident, ~bit_of(device)) & bit_of(device))) {
        broken("memory is evicted from a device where it was not made resident");
    }
    LEAVE(zeContextEvictMemory);
}

/* For tests: the bits of the devices where memory was made resident. */
__attribute__((visibility("default"))) uint32_t ze_software_resident(const void *pointer);
uint32_t ze_software_resident(const void *pointer) {
    struct eng_mem found;
    return eng_mem_find(engine(), real_address(pointer), &found)
               ? atomic_load(&((struct memory *)found.tag)->resident)
               : 0;
}

void memory_tables(ze_mem_dditable_t *table) {
    table->pfnAllocShared = alloc_shared;
    table->pfnAllocDevice = alloc_device;
    table->pfnAllocHost = alloc_host;
    table->pfnFree = release;
    table->pfnGetAllocProperties = properties;
    table->pfnGetAddressRange = range;
    table->pfnGetIpcHandle = get_ipc;
    table->pfnOpenIpcHandle = open_ipc;
    table->pfnCloseIpcHandle = close_ipc;
}

ze_result_t import_memory(ze_driver_handle_t handle, void *pointer, size_t size) {
    (void)handle;
    ENTER(zexDriverImportExternalPointer);
    struct memory *memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    memory->imported = true;
    int result = eng_mem_register(engine(), pointer, size, memory);
    if (result != ENG_OK) {
        free(memory);
    }
    return result_of(result);
}

ze_result_t release_memory(ze_driver_handle_t handle, void *pointer) {
    (void)handle;
    struct eng_mem found;
    if (!eng_mem_find(engine(), pointer, &found) || found.base != pointer) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    int result = eng_mem_unregister(engine(), pointer);
    if (result == ENG_OK) {
        free(found.tag);
    }
    return result_of(result);
}
