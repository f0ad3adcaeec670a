#include "physical_mem.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

size_t ncpu_page_size(void) {
    return (size_t)sysconf(_SC_PAGESIZE);
}

ur_result_t ncpu_physical_new(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                              ur_physical_mem_flags_t flags, int file,
                              ur_physical_mem_handle_t *out) {
    ur_physical_mem_handle_t memory = calloc(1, sizeof(*memory));
    if (!memory) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_object_init(&memory->object, UR_KIND_PHYSICAL_MEM);
    ncpu_context_retain(context);
    ncpu_device_retain(device);
    memory->context = context;
    memory->device = device;
    memory->size = size;
    memory->file = file;
    memory->flags = flags;
    *out = memory;
    return UR_RESULT_SUCCESS;
}

void ncpu_physical_release(ur_physical_mem_handle_t memory) {
    if (!ur_object_release(&memory->object)) {
        return;
    }
    ur_context_handle_t context = memory->context;
    ur_device_handle_t device = memory->device;
    close(memory->file);
    free(memory);
    ncpu_device_release(device);
    ncpu_context_release(context);
}

/* All pages are taken at once: a fault for want of memory would hit a kernel much later. */
ur_result_t ncpu_physical_file(size_t size, int *out) {
    int file = memfd_create("ur_physical_mem", MFD_CLOEXEC);
    if (file < 0) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, errno, "no file for physical memory: %s",
                       strerror(errno));
    }
    int error = posix_fallocate(file, 0, (off_t)size);
    if (error) {
        close(file);
        return ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, error,
                       "no %zu bytes of physical memory: %s", size, strerror(error));
    }
    *out = file;
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemCreate(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                size_t size, const ur_physical_mem_properties_t *pProperties,
                                ur_physical_mem_handle_t *phPhysicalMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(phPhysicalMem);
    ur_physical_mem_flags_t flags = pProperties ? pProperties->flags : 0;
    UR_CHECK_FLAGS(flags, UR_PHYSICAL_MEM_FLAGS_MASK);
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not of the context");
    }
    if (size == 0 || size % ncpu_page_size() != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "%zu bytes are no multiple of %zu", size,
                       ncpu_page_size());
    }
    if (size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, 0, "%zu bytes are above %llu", size,
                       (unsigned long long)ncpu_memory_size());
    }
    int file = -1;
    ur_result_t result;
    UR_POOL_WITH_ROOM(result, ncpu_physical_file(size, &file));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ncpu_physical_new(hContext, hDevice, size, flags, file, phPhysicalMem);
    if (result != UR_RESULT_SUCCESS) {
        close(file);
    }
    return result;
}

ur_result_t urPhysicalMemRetain(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_object_retain(&hPhysicalMem->object);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemRelease(ur_physical_mem_handle_t hPhysicalMem) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ncpu_physical_release(hPhysicalMem);
    return UR_RESULT_SUCCESS;
}

ur_result_t urPhysicalMemGetInfo(ur_physical_mem_handle_t hPhysicalMem,
                                 ur_physical_mem_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_PHYSICAL_MEM(hPhysicalMem);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_physical_mem_facts(out, propName, &hPhysicalMem->object, hPhysicalMem->context,
                                 hPhysicalMem->device, hPhysicalMem->size, hPhysicalMem->flags);
}
