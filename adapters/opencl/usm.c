/* Unified shared memory: allocation and release of what the program has, and what is known of it.
 */
#include "ocl.h"

#include <stdlib.h>

bool ocl_usm_find(ur_context_handle_t context, const void *pointer, struct ur_pool_memory *found) {
    return ur_pool_find(context->space, pointer, found);
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
            return ocl_fail_in(context, code, "clMemBlockingFreeINTEL");
        }
    }
    ur_result_t result = ocl_queues_finish(context, NULL);
    ocl_memory_give(context, native);
    return result;
}

struct late_free {
    struct ur_work work;         /* first */
    ur_context_handle_t context; /* retained */
    void *native;
};

static void free_late(struct ur_work *work) {
    struct late_free *late = (struct late_free *)work;
    if (ur_exiting()) {
        ur_exit_keep(late);
        return;
    }
    blocking_free(late->context, late->native);
    ocl_context_release(late->context);
    free(late);
}

static ur_result_t free_native(ur_context_handle_t context, void *native) {
    /* A host task or callback must not wait for commands that wait for it. */
    if (ur_worker_here()) {
        struct late_free *late = malloc(sizeof(*late));
        if (!late) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
        *late = (struct late_free){{.run = free_late}, context, native};
        ocl_context_retain(context);
        ur_worker_post(&late->work);
        return UR_RESULT_SUCCESS;
    }
    return blocking_free(context, native);
}

/* No allocation that was made here, perhaps one that the driver knows; which also names memory that
 * a pool keeps, and memory of another context. */
static bool driver_type(ur_context_handle_t context, const void *pointer,
                        cl_unified_shared_memory_type_intel *type) {
    return context->usm == OCL_USM_INTEL &&
           context->call->clGetMemAllocInfoINTEL(context->cl, pointer, CL_MEM_ALLOC_TYPE_INTEL,
                                                 sizeof(*type), type, NULL) == CL_SUCCESS &&
           *type != CL_MEM_TYPE_UNKNOWN_INTEL && !ocl_memory_holds(context, pointer) &&
           !ocl_context_any_other(context, ocl_memory_holds, pointer);
}

static ur_result_t usm_free(ur_context_handle_t context, void *pointer) {
    cl_unified_shared_memory_type_intel type;
    struct ur_pool_memory around;
    switch (ur_pool_free(context->space, pointer, NULL)) {
    case UR_FREED_POOL:
        return UR_RESULT_SUCCESS;
    case UR_FREED_PLAIN:
        return free_native(context, ocl_memory_forget(context, pointer));
    default:
        break;
    }
    if (ocl_usm_find(context, pointer, &around)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "%p lies inside the allocation at %p: only that can be freed", pointer,
                       around.base);
    }
    if (!driver_type(context, pointer, &type)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "%p is no live allocation of the context", pointer);
    }
    return free_native(context, pointer); /* made through the native context */
}

/* Memory of its own from the driver, which pools are asked to make room for. */
static ur_result_t usm_alloc(ur_context_handle_t context, ur_device_handle_t device,
                             ur_usm_type_t type, cl_bitfield flags, size_t size, size_t align,
                             void **out) {
    void *memory;
    ur_result_t result;
    UR_POOL_WITH_ROOM(result, ocl_memory_take(context, device, type, flags, size, align, &memory));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_pool_track(context->space, memory, size, (enum ur_pool_mem)type, device, NULL);
    if (result != UR_RESULT_SUCCESS) {
        ocl_memory_give(context, ocl_memory_forget(context, memory));
        return result;
    }
    *out = memory;
    return UR_RESULT_SUCCESS;
}

static ur_result_t alloc_entry(ur_context_handle_t context, ur_device_handle_t device,
                               ur_usm_type_t type, const ur_usm_desc_t *desc,
                               ur_usm_pool_handle_t pool, size_t size, void **pointer) {
    cl_bitfield flags = 0;
    if (desc) {
        UR_CHECK_FLAGS(desc->hints, UR_USM_ADVICE_FLAGS_MASK);
    }
    const ur_base_desc_t *next = desc ? (const ur_base_desc_t *)desc->pNext : NULL;
    for (; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_USM_DEVICE_DESC && type != UR_USM_TYPE_HOST) {
            ur_usm_device_mem_flags_t wanted = ((const ur_usm_device_desc_t *)next)->flags;
            if (wanted & UR_USM_DEVICE_MEM_FLAGS_MASK) {
                return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
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
                return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
            }
            if ((wanted & UR_USM_HOST_MEM_FLAG_INITIAL_PLACEMENT) && type == UR_USM_TYPE_SHARED) {
                flags |= CL_MEM_ALLOC_INITIAL_PLACEMENT_HOST_INTEL;
            }
        }
    }
    size_t align = desc ? desc->align : 0;
    if (!pool && flags) { /* a pool has memory of one kind only */
        return usm_alloc(context, device, type, flags, size, align, pointer);
    }
    if (device && !ocl_usm_device(context, device)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    if (!pool && !ocl_usm_has(context->usm, type)) {
        return ocl_memory_take(context, device, type, flags, size, align, pointer); /* says why */
    }
    return pool ? ur_pool_handle_alloc(context, device, (enum ur_pool_mem)type, pool, size, align,
                                       pointer)
                : ur_pool_alloc(context->plain, device, (enum ur_pool_mem)type, size, align,
                                pointer);
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(ppMem);
    return alloc_entry(hContext, NULL, UR_USM_TYPE_HOST, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    return alloc_entry(hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    UR_CHECK_POINTER(ppMem);
    return alloc_entry(hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return ur_exiting() ? UR_RESULT_SUCCESS : usm_free(hContext, pMem);
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
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
}

ur_result_t urUSMGetMemAllocInfo(ur_context_handle_t hContext, const void *pMem,
                                 ur_usm_alloc_info_t propName, size_t propSize, void *pPropValue,
                                 size_t *pPropSizeRet) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_pool_memory found;
    if (propName > UR_USM_ALLOC_INFO_POOL) {
        return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION);
    }
    if (!ocl_usm_find(hContext, pMem, &found)) {
        return foreign_info(hContext, pMem, propName, out);
    }
    return ur_usm_facts(out, propName, pMem, &found);
}
