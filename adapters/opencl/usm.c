/* Unified shared memory: allocation, release, and a map of what was allocated.
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

/* The map: a treap over the base addresses, guarded by the context's usm_lock. */

static uint64_t mix(uint64_t x) {
    x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9u;
    x = (x ^ (x >> 27)) * 0x94d049bb133111ebu;
    return x ^ (x >> 31);
}

static void map_insert(struct ocl_allocation **root, struct ocl_allocation *node) {
    node->priority = mix((uint64_t)(uintptr_t)node->base);
    while (*root && (*root)->priority >= node->priority) {
        root = node->base < (*root)->base ? &(*root)->left : &(*root)->right;
    }
    /* Split what is below at the new base. */
    struct ocl_allocation *rest = *root, **left = &node->left, **right = &node->right;
    *root = node;
    while (rest) {
        if (rest->base < node->base) {
            *left = rest;
            left = &rest->right;
            rest = *left;
        } else {
            *right = rest;
            right = &rest->left;
            rest = *right;
        }
    }
    *left = *right = NULL;
}

/* Unlinks the node that `link` points to. */
static void map_remove(struct ocl_allocation **link) {
    struct ocl_allocation *left = (*link)->left, *right = (*link)->right;
    while (left && right) {
        if (left->priority >= right->priority) {
            *link = left;
            link = &left->right;
            left = *link;
        } else {
            *link = right;
            link = &right->left;
            right = *link;
        }
    }
    *link = left ? left : right;
}

/* The allocation that holds the address, or NULL. */
static struct ocl_allocation *map_find(struct ocl_allocation *node, const char *pointer) {
    struct ocl_allocation *best = NULL;
    while (node) {
        if (node->base <= pointer) {
            best = node;
            node = node->right;
        } else {
            node = node->left;
        }
    }
    return best && (size_t)(pointer - best->base) < best->size ? best : NULL;
}

bool ocl_usm_find(ur_context_handle_t context, const void *pointer, struct ocl_allocation *found) {
    /* What this thread found last, good as long as nothing was taken out of the context's map. */
    static _Thread_local struct {
        uint64_t id, frees;
        struct ocl_allocation allocation;
    } last;
    const char *address = pointer;
    uint64_t frees = atomic_load_explicit(&context->usm_frees, memory_order_acquire);
    if (last.id == context->id && last.frees == frees && address >= last.allocation.base &&
        (size_t)(address - last.allocation.base) < last.allocation.size) {
        *found = last.allocation;
        return true;
    }
    pthread_rwlock_rdlock(&context->usm_lock);
    struct ocl_allocation *node = map_find(context->usm_tree, address);
    if (node) {
        last.id = context->id;
        last.frees = atomic_load_explicit(&context->usm_frees, memory_order_relaxed);
        last.allocation = *node;
        *found = *node;
    }
    pthread_rwlock_unlock(&context->usm_lock);
    return node != NULL;
}

static void count_pointers(const struct ocl_allocation *node, void **list, size_t *count) {
    if (node) {
        if (list) {
            list[*count] = node->native;
        }
        ++*count;
        count_pointers(node->left, list, count);
        count_pointers(node->right, list, count);
    }
}

cl_int ocl_usm_tell_pointers(ur_kernel_handle_t kernel) {
    ur_context_handle_t context = kernel->context;
    uint64_t changes = atomic_load_explicit(&context->usm_changes, memory_order_acquire);
    if (changes == kernel->pointers_at) {
        return CL_SUCCESS;
    }
    pthread_rwlock_rdlock(&context->usm_lock);
    changes = atomic_load_explicit(&context->usm_changes, memory_order_relaxed);
    size_t count = 0;
    count_pointers(context->usm_tree, NULL, &count);
    void **list = malloc((count + kernel->pointer_count + 1) * sizeof(*list));
    if (list) {
        count = 0;
        count_pointers(context->usm_tree, list, &count);
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

/* The device of the context that stands for `device`: itself or what it was partitioned from. */
static ur_device_handle_t in_context(ur_context_handle_t context, ur_device_handle_t device) {
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

static void native_free(ur_context_handle_t context, void *pointer) {
    if (context->usm == OCL_USM_INTEL) {
        context->call->clMemFreeINTEL(context->cl, pointer);
    } else {
        pthread_mutex_lock(&svm_lock);
        ocl.clSVMFree(context->cl, pointer);
        pthread_mutex_unlock(&svm_lock);
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
    if (code == CL_OUT_OF_RESOURCES || code == CL_MEM_OBJECT_ALLOCATION_FAILURE ||
        code == CL_OUT_OF_HOST_MEMORY) {
        return ur_fail(type == UR_USM_TYPE_HOST ? UR_RESULT_ERROR_OUT_OF_HOST_MEMORY
                                                : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY,
                       code, "the driver has no %zu bytes of memory: %s", size,
                       ocl_code_name(code));
    }
    return ocl_fail(code, "allocation of unified shared memory");
}

ur_result_t ocl_usm_alloc(ur_context_handle_t context, ur_device_handle_t device,
                          ur_usm_type_t type, cl_bitfield flags, size_t size, size_t align,
                          ur_usm_pool_handle_t pool, void **pointer) {
    if (size == 0) {
        return UR_RESULT_ERROR_INVALID_USM_SIZE;
    }
    if (align & (align - 1)) {
        return UR_RESULT_ERROR_INVALID_VALUE;
    }
    if (context->usm == OCL_USM_NONE ||
        (context->usm == OCL_USM_COARSE && type != UR_USM_TYPE_DEVICE)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the driver has no memory that host and device use at the same time%s",
                       context->usm == OCL_USM_NONE ? ", and no shared virtual memory" : "");
    }
    ur_device_handle_t native_device = NULL;
    if (device) {
        native_device = in_context(context, device);
        if (!native_device) {
            return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
        }
    }
    struct ocl_allocation *node = calloc(1, sizeof(*node));
    if (!node) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    /* OpenCL need not align to more than its largest vector type: beyond that it is made here. */
    cl_int code = CL_SUCCESS;
    size_t most = 128;
    if (align <= most) {
        node->native = native_alloc(context, native_device, type, flags, size, align, &code);
        node->base = node->native;
    } else if (size <= SIZE_MAX - align) {
        node->native = native_alloc(context, native_device, type, flags, size + align, 0, &code);
        node->base = (char *)(((uintptr_t)node->native + (align - 1)) & ~(uintptr_t)(align - 1));
    } else {
        code = CL_INVALID_BUFFER_SIZE;
    }
    if (!node->native) {
        free(node);
        return alloc_failure(context, native_device, type, size,
                             code ? code : CL_MEM_OBJECT_ALLOCATION_FAILURE);
    }
    node->size = size;
    node->type = type;
    node->device = device;
    node->pool = pool;
    if (device) {
        ocl_device_retain(device);
    }
    *pointer = node->base;
    pthread_rwlock_wrlock(&context->usm_lock);
    map_insert(&context->usm_tree, node);
    atomic_fetch_add_explicit(&context->usm_changes, 1, memory_order_release);
    pthread_rwlock_unlock(&context->usm_lock);
    return UR_RESULT_SUCCESS;
}

/* Blocks until no command uses the memory. */
static ur_result_t blocking_free(ur_context_handle_t context, void *native) {
    if (context->usm == OCL_USM_INTEL) {
        cl_int code = context->call->clMemBlockingFreeINTEL
                          ? context->call->clMemBlockingFreeINTEL(context->cl, native)
                          : CL_INVALID_OPERATION;
        if (code == CL_SUCCESS) {
            return UR_RESULT_SUCCESS;
        }
        if (context->call->clMemBlockingFreeINTEL) {
            return ocl_fail(code, "clMemBlockingFreeINTEL");
        }
    }
    ur_result_t result = ocl_queues_finish(context, NULL);
    native_free(context, native);
    return result;
}

struct late_free {
    ur_context_handle_t context; /* retained */
    void *native;
};

static void free_late(void *argument) {
    struct late_free *late = argument;
    blocking_free(late->context, late->native);
    ocl_context_release(late->context);
    free(late);
}

static ur_result_t free_native(ur_context_handle_t context, void *native) {
    /* A host task or callback must not wait for commands that wait for it. */
    if (ocl_worker_here()) {
        struct late_free *late = malloc(sizeof(*late));
        if (late) {
            *late = (struct late_free){context, native};
            ocl_context_retain(context);
            if (ocl_worker_run(free_late, late)) {
                return UR_RESULT_SUCCESS;
            }
            ocl_context_release(context);
            free(late);
        }
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    return blocking_free(context, native);
}

static bool is_in(ur_context_handle_t context, const void *pointer) {
    pthread_rwlock_rdlock(&context->usm_lock);
    bool found = map_find(context->usm_tree, pointer) != NULL;
    pthread_rwlock_unlock(&context->usm_lock);
    return found;
}

/* Unknown to the map, perhaps known to the driver; which may also name memory of another context.
 */
static bool driver_type(ur_context_handle_t context, const void *pointer,
                        cl_unified_shared_memory_type_intel *type) {
    return context->usm == OCL_USM_INTEL &&
           context->call->clGetMemAllocInfoINTEL(context->cl, pointer, CL_MEM_ALLOC_TYPE_INTEL,
                                                 sizeof(*type), type, NULL) == CL_SUCCESS &&
           *type != CL_MEM_TYPE_UNKNOWN_INTEL && !ocl_context_any_other(context, is_in, pointer);
}

ur_result_t ocl_usm_free(ur_context_handle_t context, void *pointer) {
    pthread_rwlock_wrlock(&context->usm_lock);
    struct ocl_allocation **link = &context->usm_tree;
    while (*link && (*link)->base != (char *)pointer) {
        link = (char *)pointer < (*link)->base ? &(*link)->left : &(*link)->right;
    }
    struct ocl_allocation *node = *link;
    struct ocl_allocation *around = node ? node : map_find(context->usm_tree, pointer);
    char *base = around ? around->base : NULL;
    if (node) {
        map_remove(link);
        atomic_fetch_add_explicit(&context->usm_frees, 1, memory_order_release);
        atomic_fetch_add_explicit(&context->usm_changes, 1, memory_order_release);
    }
    pthread_rwlock_unlock(&context->usm_lock);
    if (!node) {
        cl_unified_shared_memory_type_intel type;
        if (base) {
            return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                           "%p lies inside the allocation at %p: only that can be freed", pointer,
                           (void *)base);
        }
        if (!driver_type(context, pointer, &type)) {
            return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                           "%p is no live allocation of the context", pointer);
        }
        return free_native(context, pointer); /* made through the native context */
    }
    ur_result_t result = free_native(context, node->native);
    if (node->device) {
        ocl_device_release(node->device);
    }
    free(node);
    return result;
}

static void destroy_nodes(struct ocl_allocation *node, size_t *count) {
    if (node) {
        destroy_nodes(node->left, count);
        destroy_nodes(node->right, count);
        if (node->device) {
            ocl_device_release(node->device);
        }
        free(node);
        ++*count;
    }
}

void ocl_usm_destroy(ur_context_handle_t context) {
    size_t count = 0;
    destroy_nodes(context->usm_tree, &count);
    if (count) {
        /* Not freed: the native context may live on, and the program may use them through it. */
        ur_log_warning("a context is destroyed with %zu allocations that were not freed", count);
    }
}

static ur_result_t alloc_entry(ur_context_handle_t context, ur_device_handle_t device,
                               ur_usm_type_t type, const ur_usm_desc_t *desc,
                               ur_usm_pool_handle_t pool, size_t size, void **pointer) {
    if (pool) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "pools are not offered");
    }
    cl_bitfield flags = 0;
    const ur_base_desc_t *next = desc ? (const ur_base_desc_t *)desc->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_USM_DEVICE_DESC && type != UR_USM_TYPE_HOST) {
            ur_usm_device_mem_flags_t wanted = ((const ur_usm_device_desc_t *)next)->flags;
            if (wanted & UR_USM_DEVICE_MEM_FLAGS_MASK) {
                return UR_RESULT_ERROR_INVALID_ENUMERATION;
            }
            if (wanted & UR_USM_DEVICE_MEM_FLAG_WRITE_COMBINED) {
                flags |= CL_MEM_ALLOC_WRITE_COMBINED_INTEL;
            }
            if ((wanted & UR_USM_DEVICE_MEM_FLAG_INITIAL_PLACEMENT) && type == UR_USM_TYPE_SHARED) {
                flags |= CL_MEM_ALLOC_INITIAL_PLACEMENT_DEVICE_INTEL;
            }
        } else if (next->stype == UR_STRUCTURE_TYPE_USM_HOST_DESC) {
            ur_usm_host_mem_flags_t wanted = ((const ur_usm_host_desc_t *)next)->flags;
            if (wanted & UR_USM_HOST_MEM_FLAGS_MASK) {
                return UR_RESULT_ERROR_INVALID_ENUMERATION;
            }
            if ((wanted & UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT) && type == UR_USM_TYPE_SHARED) {
                flags |= CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL;
            }
        }
    }
    return ocl_usm_alloc(context, device, type, flags, size, desc ? desc->align : 0, NULL, pointer);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMHostAlloc(ur_context_handle_t hContext,
                                                   const ur_usm_desc_t *pUSMDesc,
                                                   ur_usm_pool_handle_t pool, size_t size,
                                                   void **ppMem) {
    OCL_CONTEXT(hContext);
    OCL_POINTER(ppMem);
    return alloc_entry(hContext, NULL, UR_USM_TYPE_HOST, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMDeviceAlloc(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc,
                                                     ur_usm_pool_handle_t pool, size_t size,
                                                     void **ppMem) {
    OCL_CONTEXT(hContext);
    OCL_DEVICE(hDevice);
    OCL_POINTER(ppMem);
    return alloc_entry(hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMSharedAlloc(ur_context_handle_t hContext,
                                                     ur_device_handle_t hDevice,
                                                     const ur_usm_desc_t *pUSMDesc,
                                                     ur_usm_pool_handle_t pool, size_t size,
                                                     void **ppMem) {
    OCL_CONTEXT(hContext);
    OCL_DEVICE(hDevice);
    OCL_POINTER(ppMem);
    return alloc_entry(hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size, ppMem);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMFree(ur_context_handle_t hContext, void *pMem) {
    OCL_CONTEXT(hContext);
    OCL_POINTER(pMem);
    return ocl_usm_free(hContext, pMem);
}

/* Memory that was allocated through the native context. */
static ur_result_t foreign_info(ur_context_handle_t context, const void *pointer,
                                ur_usm_alloc_info_t name, ur_info_out out) {
    cl_unified_shared_memory_type_intel type = CL_MEM_TYPE_UNKNOWN_INTEL;
    bool known = driver_type(context, pointer, &type);
    if (name == UR_USM_ALLOC_INFO_TYPE) {
        ur_usm_type_t to = UR_USM_TYPE_UNKNOWN;
        if (known) {
            to = type == CL_MEM_TYPE_HOST_INTEL     ? UR_USM_TYPE_HOST
                 : type == CL_MEM_TYPE_DEVICE_INTEL ? UR_USM_TYPE_DEVICE
                                                    : UR_USM_TYPE_SHARED;
        }
        return ur_info_value(out, ur_usm_type_t, to);
    }
    if (!known) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "%p is in no allocation of the context", pointer);
    }
    switch (name) {
    case UR_USM_ALLOC_INFO_BASE_PTR:
    case UR_USM_ALLOC_INFO_SIZE: {
        size_t value = 0; /* a pointer and a size are equally large */
        cl_int code = context->call->clGetMemAllocInfoINTEL(
            context->cl, pointer,
            name == UR_USM_ALLOC_INFO_SIZE ? CL_MEM_ALLOC_SIZE_INTEL : CL_MEM_ALLOC_BASE_PTR_INTEL,
            sizeof(value), &value, NULL);
        return code ? ocl_fail(code, "clGetMemAllocInfoINTEL") : ur_info_value(out, size_t, value);
    }
    case UR_USM_ALLOC_INFO_DEVICE: {
        cl_device_id id = NULL;
        cl_int code = context->call->clGetMemAllocInfoINTEL(
            context->cl, pointer, CL_MEM_ALLOC_DEVICE_INTEL, sizeof(id), &id, NULL);
        return code ? ocl_fail(code, "clGetMemAllocInfoINTEL")
                    : ur_info_value(out, ur_device_handle_t,
                                    id ? ocl_context_device(context, id) : NULL);
    }
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMGetMemAllocInfo(ur_context_handle_t hContext,
                                                         const void *pMem,
                                                         ur_usm_alloc_info_t propName,
                                                         size_t propSize, void *pPropValue,
                                                         size_t *pPropSizeRet) {
    OCL_CONTEXT(hContext);
    OCL_POINTER(pMem);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result) {
        return result;
    }
    struct ocl_allocation found;
    if (propName > UR_USM_ALLOC_INFO_POOL) {
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
    if (!ocl_usm_find(hContext, pMem, &found)) {
        return foreign_info(hContext, pMem, propName, out);
    }
    switch (propName) {
    case UR_USM_ALLOC_INFO_TYPE:
        return ur_info_value(out, ur_usm_type_t, found.type);
    case UR_USM_ALLOC_INFO_BASE_PTR:
        return ur_info_value(out, void *, found.base);
    case UR_USM_ALLOC_INFO_SIZE:
        return ur_info_value(out, size_t, found.size);
    case UR_USM_ALLOC_INFO_DEVICE:
        return ur_info_value(out, ur_device_handle_t, found.device);
    case UR_USM_ALLOC_INFO_POOL:
        if (!found.pool) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the allocation is from no pool");
        }
        return ur_info_value(out, ur_usm_pool_handle_t, found.pool);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}
