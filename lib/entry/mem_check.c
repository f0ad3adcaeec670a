#include "mem_check.h"

#include <stdbool.h>

#include "base/error.h"

#define ACCESS (UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_WRITE_ONLY | UR_MEM_FLAG_READ_ONLY)
#define PLACED                                                                                     \
    (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_HOST_POINTER |                               \
     UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER)

ur_result_t ur_mem_flags_check(ur_mem_flags_t flags) {
    if (flags & UR_MEM_FLAGS_MASK) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_mem_flags_t access = flags & ACCESS;
    if (access & (access - 1)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the flags ask for more than one kind of access");
    }
    if ((flags & UR_MEM_FLAG_USE_HOST_POINTER) &&
        (flags & (UR_MEM_FLAG_ALLOC_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER))) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "memory of the host is either used or copied from, not both");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_mem_host_check(ur_mem_flags_t flags, const void *host) {
    bool wanted = flags & (UR_MEM_FLAG_USE_HOST_POINTER | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER);
    if (wanted != (host != NULL)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_HOST_PTR, 0,
                       wanted ? "the flags name memory of the host, and none is given"
                              : "memory of the host is given, and no flag says what for");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_mem_part_check(ur_mem_flags_t buffer_flags, size_t buffer_size, ur_mem_flags_t flags,
                              const ur_buffer_region_t *region, size_t align) {
    ur_result_t result = ur_mem_flags_check(flags);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (flags & PLACED) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a sub-buffer has the memory of its buffer");
    }
    ur_mem_flags_t access = flags & ACCESS, whole = buffer_flags & ACCESS;
    if (access && whole && whole != UR_MEM_FLAG_READ_WRITE && access != whole) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "the sub-buffer would allow more than the buffer");
    }
    if (region->size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_BUFFER_SIZE);
    }
    if (region->origin > buffer_size || region->size > buffer_size - region->origin) {
        return ur_fail(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, 0,
                       "%zu bytes from %zu are not in a buffer of %zu", region->size,
                       region->origin, buffer_size);
    }
    if (region->origin % align != 0) {
        return ur_fail(UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET, 0,
                       "offset %zu is no multiple of %zu bytes", region->origin, align);
    }
    return UR_RESULT_SUCCESS;
}
