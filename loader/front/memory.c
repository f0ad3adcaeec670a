/* To a device of OpenCL libsycl.so.7 gives a buffer as a kernel's argument by the bytes of its
 * handle, as clSetKernelArg takes a cl_mem. Ours are no cl_mem, so which handles there are is kept,
 * and such an argument set as the object. */
#include "loader/front/generated/front.h"

#include <pthread.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

struct object {
    struct object *next;
    ur_mem_handle_t handle;
    uint32_t refs;
};

#define BUCKETS 1024

static struct {
    pthread_mutex_t lock;
    struct object *lists[BUCKETS]; /* by the handle */
} objects = {.lock = PTHREAD_MUTEX_INITIALIZER};

/* The link to the object of a handle, or the end of its list. The lock is held. */
static struct object **memory_find(ur_mem_handle_t handle) {
    uintptr_t bits = (uintptr_t)handle;
    struct object **link = &objects.lists[(bits >> 4 ^ bits >> 14) % BUCKETS];
    while (*link && (*link)->handle != handle) {
        link = &(*link)->next;
    }
    return link;
}

static bool known(ur_mem_handle_t handle) {
    pthread_mutex_lock(&objects.lock);
    bool there = *memory_find(handle) != NULL;
    pthread_mutex_unlock(&objects.lock);
    return there;
}

static ur_result_t memory_count(ur_result_t result, ur_mem_handle_t handle) {
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&objects.lock);
        struct object *object = *memory_find(handle);
        if (object) {
            object->refs++;
        }
        pthread_mutex_unlock(&objects.lock);
    }
    return result;
}

/* Keeps what a call has made. */
static ur_result_t memory_keep(ur_result_t result, struct object *object, ur_mem_handle_t *made) {
    if (result != UR_RESULT_SUCCESS) {
        free(object);
        return result;
    }
    pthread_mutex_lock(&objects.lock);
    struct object **link = memory_find(*made);
    if (*link) {
        (*link)->refs++; /* one more reference of an object that a native handle gave before */
        pthread_mutex_unlock(&objects.lock);
        free(object);
        return result;
    }
    *object = (struct object){NULL, *made, 1};
    *link = object;
    pthread_mutex_unlock(&objects.lock);
    return result;
}

#define KEEP(made, call)                                                                           \
    do {                                                                                           \
        struct object *object = malloc(sizeof(*object));                                           \
        return object ? memory_keep(call, object, made) : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;      \
    } while (0)

ur_result_t older_2024_2_MemBufferCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                         size_t size, const ur_buffer_properties_t *pProperties,
                                         ur_mem_handle_t *phBuffer) {
    KEEP(phBuffer, front_below.MemBufferCreate(hContext, flags, size, pProperties, phBuffer));
}

ur_result_t older_2024_2_MemBufferPartition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                            ur_buffer_create_type_t bufferCreateType,
                                            const ur_buffer_region_t *pRegion,
                                            ur_mem_handle_t *phMem) {
    KEEP(phMem, front_below.MemBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem));
}

ur_result_t older_2024_2_MemBufferCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    KEEP(phMem,
         front_below.MemBufferCreateWithNativeHandle(hNativeMem, hContext, pProperties, phMem));
}

ur_result_t older_2024_2_MemImageCreate(ur_context_handle_t hContext, ur_mem_flags_t flags,
                                        const ur_image_format_t *pImageFormat,
                                        const ur_image_desc_t *pImageDesc, void *pHost,
                                        ur_mem_handle_t *phMem) {
    KEEP(phMem,
         front_below.MemImageCreate(hContext, flags, pImageFormat, pImageDesc, pHost, phMem));
}

ur_result_t older_2024_2_MemImageCreateWithNativeHandle(
    ur_native_handle_t hNativeMem, ur_context_handle_t hContext,
    const ur_image_format_t *pImageFormat, const ur_image_desc_t *pImageDesc,
    const ur_mem_native_properties_t *pProperties, ur_mem_handle_t *phMem) {
    KEEP(phMem, front_below.MemImageCreateWithNativeHandle(hNativeMem, hContext, pImageFormat,
                                                           pImageDesc, pProperties, phMem));
}

ur_result_t older_2024_2_MemRetain(ur_mem_handle_t hMem) {
    return memory_count(front_below.MemRetain(hMem), hMem);
}

/* Forgotten before it is released, after which its address may be another's. */
ur_result_t older_2024_2_MemRelease(ur_mem_handle_t hMem) {
    struct object *gone = NULL;

    pthread_mutex_lock(&objects.lock);
    struct object **link = memory_find(hMem);
    if (*link && --(*link)->refs == 0) {
        gone = *link;
        *link = gone->next;
    }
    pthread_mutex_unlock(&objects.lock);
    free(gone);
    return front_below.MemRelease(hMem);
}

ur_result_t older_2024_2_KernelSetArgValue(ur_kernel_handle_t hKernel, uint32_t argIndex,
                                           size_t argSize,
                                           const ur_kernel_arg_value_properties_t *pProperties,
                                           const void *pArgValue) {
    ur_mem_handle_t object = NULL;

    if (argSize == sizeof(object) && pArgValue) {
        memcpy(&object, pArgValue, sizeof(object));
    }
    if (object && known(object)) {
        return front_below.KernelSetArgMemObj(hKernel, argIndex, NULL, object);
    }
    return front_below.KernelSetArgValue(hKernel, argIndex, argSize, pProperties, pArgValue);
}
