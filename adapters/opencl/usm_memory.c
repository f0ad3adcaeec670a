/* What was taken from the driver: unified shared memory, or shared virtual memory in its place. An
 * allocation of the program's is one of these, or part of one that a pool took.
 *
 * With cl_intel_unified_shared_memory the driver has all three types. Without it, fine-grained
 * shared virtual memory is memory that host and devices use at the same time, and serves as each of
 * them; coarse-grained one may be used by the host only while it is mapped, and serves as device
 * memory. */
#include <stdlib.h>
#include <string.h>

#include "ocl.h"

/* NVIDIA's driver loses allocations that two threads make at once. */
static pthread_mutex_t svm_lock = PTHREAD_MUTEX_INITIALIZER;

cl_int ocl_usm_tell_pointers(ur_kernel_handle_t kernel) {
    ur_context_handle_t context = kernel->context;
    uint64_t changes = atomic_load_explicit(&context->usm_changes, memory_order_acquire);
    if (changes == kernel->pointers_at) {
        return CL_SUCCESS;
    }
    pthread_rwlock_rdlock(&context->usm_lock);
    changes = atomic_load_explicit(&context->usm_changes, memory_order_relaxed);
    size_t count = 0;
    void **list = malloc((context->usm_count + kernel->pointer_count + 1) * sizeof(*list));
    struct ur_range *at = list ? ur_ranges_next(&context->usm_memory, NULL) : NULL;
    for (; at; at = ur_ranges_next(&context->usm_memory, at)) {
        list[count++] = ((struct ocl_memory *)at)->native;
    }
    pthread_rwlock_unlock(&context->usm_lock);
    if (!list) {
        return CL_OUT_OF_HOST_MEMORY;
    }
    for (size_t i = 0; i < kernel->pointer_count; ++i) {
        list[count++] = kernel->pointers[i];
    }
    cl_int code = count ? ocl.clSetKernelExecInfo(kernel->cl, CL_KERNEL_EXEC_INFO_SVM_PTRS,
                                                  count * sizeof(*list), list)
                        : CL_SUCCESS;
    free(list);
    if (code == CL_SUCCESS) {
        kernel->pointers_at = changes;
    }
    return code;
}

ur_device_usm_access_capability_flags_t ocl_usm_capabilities(ur_device_handle_t device,
                                                             ur_device_info_t kind) {
    if (device->usm == OCL_USM_INTEL) {
        cl_device_info name =
            kind == UR_DEVICE_INFO_USM_HOST_SUPPORT     ? CL_DEVICE_HOST_MEM_CAPABILITIES_INTEL
            : kind == UR_DEVICE_INFO_USM_DEVICE_SUPPORT ? CL_DEVICE_DEVICE_MEM_CAPABILITIES_INTEL
            : kind == UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT
                ? CL_DEVICE_SINGLE_DEVICE_SHARED_MEM_CAPABILITIES_INTEL
            : kind == UR_DEVICE_INFO_USM_CROSS_SHARED_SUPPORT
                ? CL_DEVICE_CROSS_DEVICE_SHARED_MEM_CAPABILITIES_INTEL
                : CL_DEVICE_SHARED_SYSTEM_MEM_CAPABILITIES_INTEL;
        cl_bitfield bits = 0;
        if (ocl.clGetDeviceInfo(device->cl, name, sizeof(bits), &bits, NULL) != CL_SUCCESS) {
            return 0;
        }
        return (ur_device_usm_access_capability_flags_t)(bits & 0xf); /* the same four bits */
    }
    bool atomics = device->svm & CL_DEVICE_SVM_ATOMICS;
    ur_device_usm_access_capability_flags_t shared =
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS |
        UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_CONCURRENT_ACCESS;
    if (atomics) {
        shared |= UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_ACCESS |
                  UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ATOMIC_CONCURRENT_ACCESS;
    }
    if (kind == UR_DEVICE_INFO_USM_SYSTEM_SHARED_SUPPORT) {
        return device->usm == OCL_USM_FINE && (device->svm & CL_DEVICE_SVM_FINE_GRAIN_SYSTEM)
                   ? shared
                   : 0;
    }
    if (device->usm == OCL_USM_FINE) {
        return shared;
    }
    return device->usm == OCL_USM_COARSE && kind == UR_DEVICE_INFO_USM_DEVICE_SUPPORT
               ? UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS
               : 0;
}

bool ocl_usm_can(ur_device_handle_t device, ur_usm_type_t type) {
    struct ocl_value *value = ocl_device_value(
        device, type == UR_USM_TYPE_HOST     ? UR_DEVICE_INFO_USM_HOST_SUPPORT
                : type == UR_USM_TYPE_DEVICE ? UR_DEVICE_INFO_USM_DEVICE_SUPPORT
                                             : UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT);
    ur_device_usm_access_capability_flags_t flags = 0;
    if (value && value->result == UR_RESULT_SUCCESS) {
        memcpy(&flags, value->bytes, sizeof(flags));
    }
    return flags & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS;
}

ur_device_handle_t ocl_usm_device(ur_context_handle_t context, ur_device_handle_t device) {
    while (device && !ocl_context_has_device(context, device)) {
        device = device->parent;
    }
    return device;
}

static void *native_alloc(ur_context_handle_t context, ur_device_handle_t device,
                          ur_usm_type_t type, cl_bitfield flags, size_t size, size_t align,
                          cl_int *code) {
    if (context->usm != OCL_USM_INTEL) {
        cl_svm_mem_flags svm = CL_MEM_READ_WRITE;
        if (context->usm == OCL_USM_FINE) {
            bool atomics = true;
            for (uint32_t i = 0; i < context->device_count; ++i) {
                atomics &= (context->devices[i]->svm & CL_DEVICE_SVM_ATOMICS) != 0;
            }
            svm |= CL_MEM_SVM_FINE_GRAIN_BUFFER | (atomics ? CL_MEM_SVM_ATOMICS : 0);
        }
        pthread_mutex_lock(&svm_lock);
        void *pointer = ocl.clSVMAlloc(context->cl, svm, size, (cl_uint)align);
        pthread_mutex_unlock(&svm_lock);
        *code = pointer ? CL_SUCCESS : CL_MEM_OBJECT_ALLOCATION_FAILURE;
        return pointer;
    }
    const struct ocl_extension_calls *call = context->call;
    cl_mem_properties_intel properties[] = {CL_MEM_ALLOC_FLAGS_INTEL, flags, 0};
    cl_mem_properties_intel *given = flags ? properties : NULL;
    switch (type) {
    case UR_USM_TYPE_HOST:
        return call->clHostMemAllocINTEL(context->cl, given, size, (cl_uint)align, code);
    case UR_USM_TYPE_DEVICE:
        return call->clDeviceMemAllocINTEL(context->cl, device->cl, given, size, (cl_uint)align,
                                           code);
    default:
        return call->clSharedMemAllocINTEL(context->cl, device->cl, given, size, (cl_uint)align,
                                           code);
    }
}

static ur_result_t alloc_failure(ur_context_handle_t context, ur_device_handle_t device,
                                 ur_usm_type_t type, size_t size, cl_int code) {
    uint64_t most = UINT64_MAX;
    ur_device_handle_t asked = device ? device : context->devices[0];
    struct ocl_value *value = ocl_device_value(asked, UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE);
    if (value && value->result == UR_RESULT_SUCCESS) {
        memcpy(&most, value->bytes, sizeof(most));
    }
    if (size > most || code == CL_INVALID_BUFFER_SIZE) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, code,
                       "%zu bytes are more than the device can allocate at once, which is %llu",
                       size, (unsigned long long)most);
    }
    if (atomic_load_explicit(&context->lost, memory_order_relaxed)) {
        return ocl_fail_in(context, code, "allocation of unified shared memory");
    }
    if (code == CL_OUT_OF_RESOURCES || code == CL_MEM_OBJECT_ALLOCATION_FAILURE ||
        code == CL_OUT_OF_HOST_MEMORY) {
        return ur_fail(type == UR_USM_TYPE_HOST ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
                       code, "the driver has no %zu bytes of memory: %s", size,
                       ocl_code_name(code));
    }
    return ocl_fail_in(context, code, "allocation of unified shared memory");
}

ur_result_t ocl_memory_take(ur_context_handle_t context, ur_device_handle_t device,
                            ur_usm_type_t type, cl_bitfield flags, size_t size, size_t align,
                            void **pointer) {
    if (size == 0) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    if (align & (align - 1)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    if (!ocl_usm_has(context->usm, type)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver has no memory that host and device use at the same time%s",
                       context->usm == OCL_USM_NONE ? ", and no shared virtual memory" : "");
    }
    ur_device_handle_t native_device = NULL;
    if (device) {
        native_device = ocl_usm_device(context, device);
        if (!native_device) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
        }
    }
    struct ocl_memory *node = calloc(1, sizeof(*node));
    if (!node) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    /* OpenCL need not align to more than its largest vector type: beyond that it is made here. */
    cl_int code = CL_SUCCESS;
    size_t most = 128;
    if (align <= most) {
        node->native = native_alloc(context, native_device, type, flags, size, align, &code);
        node->range.base = (uintptr_t)node->native;
    } else if (size <= SIZE_MAX - align) {
        node->native = native_alloc(context, native_device, type, flags, size + align, 0, &code);
        node->range.base = ((uintptr_t)node->native + (align - 1)) & ~(uintptr_t)(align - 1);
    } else {
        code = CL_INVALID_BUFFER_SIZE;
    }
    if (!node->native) {
        free(node);
        return alloc_failure(context, native_device, type, size,
                             code ? code : CL_MEM_OBJECT_ALLOCATION_FAILURE);
    }
    node->range.size = size;
    node->device = device;
    if (device) {
        ocl_device_retain(device);
    }
    *pointer = (void *)node->range.base;
    pthread_rwlock_wrlock(&context->usm_lock);
    ur_ranges_insert(&context->usm_memory, &node->range);
    ++context->usm_count;
    atomic_fetch_add_explicit(&context->usm_changes, 1, memory_order_release);
    pthread_rwlock_unlock(&context->usm_lock);
    return UR_RESULT_SUCCESS;
}

void *ocl_memory_forget(ur_context_handle_t context, const void *pointer) {
    pthread_rwlock_wrlock(&context->usm_lock);
    struct ur_range *at = ur_ranges_overlap(&context->usm_memory, (uintptr_t)pointer, 1);
    struct ocl_memory *node = at && at->base == (uintptr_t)pointer ? (struct ocl_memory *)at : NULL;
    if (node) {
        ur_ranges_remove(&context->usm_memory, at);
        --context->usm_count;
        atomic_fetch_add_explicit(&context->usm_changes, 1, memory_order_release);
    }
    pthread_rwlock_unlock(&context->usm_lock);
    if (!node) {
        return NULL;
    }
    void *native = node->native;
    if (node->device) {
        ocl_device_release(node->device);
    }
    free(node);
    return native;
}

void ocl_memory_give(ur_context_handle_t context, void *native) {
    if (context->usm == OCL_USM_INTEL) {
        context->call->clMemFreeINTEL(context->cl, native);
    } else {
        pthread_mutex_lock(&svm_lock);
        ocl.clSVMFree(context->cl, native);
        pthread_mutex_unlock(&svm_lock);
    }
}

bool ocl_memory_holds(ur_context_handle_t context, const void *pointer) {
    pthread_rwlock_rdlock(&context->usm_lock);
    bool found = ur_ranges_overlap(&context->usm_memory, (uintptr_t)pointer, 1) != NULL;
    pthread_rwlock_unlock(&context->usm_lock);
    return found;
}

void ocl_memory_destroy(ur_context_handle_t context) {
    if (context->usm_count) {
        /* Not freed: the native context may live on, and the program may use them through it. */
        ur_log_info("a context is destroyed with %zu allocations that were not freed",
                    context->usm_count);
    }
    for (struct ur_range *at; (at = ur_ranges_any(&context->usm_memory));) {
        struct ocl_memory *node = (struct ocl_memory *)at;
        ur_ranges_remove(&context->usm_memory, at);
        if (node->device) {
            ocl_device_release(node->device);
        }
        free(node);
    }
}
