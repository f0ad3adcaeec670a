/* USM: all three kinds are memory of the host, known to the context's space. */
#include <stdlib.h>
#include <string.h>

#include "shared_memory.h"

bool ncpu_usm_fits(ur_context_handle_t context, const void *ptr, size_t size) {
    struct ur_pool_memory memory;
    if ((uintptr_t)ptr + size < (uintptr_t)ptr) {
        return false;
    }
    if (!ur_pool_find(context->space, ptr, &memory)) {
        return true; /* memory of the program, whose size nobody knows */
    }
    return size <= memory.size - (size_t)((uintptr_t)ptr - (uintptr_t)memory.base);
}

/* Checks what all kinds of allocation share. *align receives the alignment, 0 for the default. */
static ur_result_t usm_check(ur_context_handle_t context, const ur_usm_desc_t *desc,
                             ur_usm_pool_handle_t pool, size_t size, void **out, size_t *align) {
    UR_CHECK_POINTER(out);
    *align = desc ? desc->align : 0;
    if (desc) {
        UR_CHECK_FLAGS(desc->hints, UR_USM_ADVICE_FLAGS_MASK);
    }
    if ((*align & (*align - 1)) != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "alignment %zu is no power of two",
                       *align);
    }
    if (*align > NCPU_MAX_ALIGN) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0, "alignment %zu is above %d",
                       *align, NCPU_MAX_ALIGN);
    }
    if (size == 0 || size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "size %zu is 0 or above %llu", size,
                       (unsigned long long)ncpu_memory_size());
    }
    (void)context, (void)pool;
    return UR_RESULT_SUCCESS;
}

static ur_result_t usm_allocate(ur_context_handle_t context, ur_device_handle_t device,
                                enum ur_pool_mem type, const ur_usm_desc_t *desc,
                                ur_usm_pool_handle_t pool, size_t size, void **out) {
    size_t align;
    ur_result_t result = usm_check(context, desc, pool, size, out, &align);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pool) {
        return ur_pool_handle_alloc(context, device, type, pool, size, align, out);
    }
    return ur_pool_alloc(context->plain, device, type, size, align, out);
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    return usm_allocate(hContext, NULL, UR_POOL_HOST, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE);
    }
    return usm_allocate(hContext, hDevice, UR_POOL_DEVICE, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_DEVICE(hDevice);
    if (!ncpu_context_has(hContext, hDevice)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_DEVICE);
    }
    return usm_allocate(hContext, hDevice, UR_POOL_SHARED, pUSMDesc, pool, size, ppMem);
}

/* What the memory is if another call ends it, else NULL. */
static const char *lent(ur_context_handle_t context, const void *pointer) {
    if (ncpu_is_shared(context, pointer)) {
        return "shared memory: what allocated or mapped it has a call to end it";
    }
    return ncpu_is_registered(context, pointer) ? "registered memory of the program" : NULL;
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    struct ur_pool_memory was;
    const char *what;
    if (ncpu_checking && ur_pool_find(hContext->space, pMem, &was) && was.base == pMem &&
        !lent(hContext, pMem)) {
        eng_check_host_free(ncpu_engine(), pMem, was.size); /* before anybody can get it again */
    }
    switch (ur_pool_free(hContext->space, pMem, &was)) {
    case UR_FREED_POOL:
        return UR_RESULT_SUCCESS;
    case UR_FREED_PLAIN:
        ncpu_memory_give(was.base);
        return UR_RESULT_SUCCESS;
    default:
        what = lent(hContext, pMem);
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "%p is %s", pMem,
                       what ? what : "not the start of a live allocation of the context");
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
    struct ur_pool_memory memory = {0};
    bool found = ur_pool_find(hContext->space, pMem, &memory);
    return ur_usm_facts(out, propName, pMem, found ? &memory : NULL);
}

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                  size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0 || !ncpu_usm_fits(hContext, pDst, size) || !ncpu_usm_fits(hContext, pSrc, size)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    eng_check_host_access(ncpu_engine(), "urUSMContextMemcpyExp", pDst, size);
    eng_check_host_access(ncpu_engine(), "urUSMContextMemcpyExp", pSrc, size);
    memmove(pDst, pSrc, size);
    return UR_RESULT_SUCCESS;
}

/* ---- memory of the program that is made known as host USM ------------------------------------ */

bool ncpu_is_registered(ur_context_handle_t context, const void *ptr) {
    struct ur_pool_memory memory;
    struct eng_mem owner;
    /* What the engine gave out is ours; what it knows by eng_mem_register is the program's. */
    return ur_pool_find(context->space, ptr, &memory) && eng_mem_find(ncpu_engine(), ptr, &owner) &&
           owner.tag == context;
}

ur_result_t
urUSMHostAllocRegisterExp(ur_context_handle_t hContext, void *pHostMem, size_t size,
                          const ur_exp_usm_host_alloc_register_properties_t *pProperties) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    if (pProperties) {
        UR_CHECK_FLAGS(pProperties->flags, UR_EXP_USM_HOST_ALLOC_REGISTER_FLAGS_MASK);
    }
    if (size == 0 || (uintptr_t)pHostMem + (size - 1) < (uintptr_t)pHostMem) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    int known = eng_mem_register(ncpu_engine(), pHostMem, size, hContext);
    if (known != ENG_OK) {
        return known == ENG_ERR_INVALID ? ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                                                  "%p overlaps memory that is known", pHostMem)
                                        : ncpu_result(known, NULL);
    }
    ur_result_t result = ur_pool_track_lent(hContext->space, pHostMem, size, UR_POOL_HOST, NULL);
    if (result != UR_RESULT_SUCCESS) {
        eng_mem_unregister(ncpu_engine(), pHostMem);
    }
    return result;
}

ur_result_t urUSMHostAllocUnregisterExp(ur_context_handle_t hContext, void *pHostMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pHostMem);
    struct ur_pool_memory memory;
    if (!ur_pool_find(hContext->space, pHostMem, &memory) || memory.base != pHostMem ||
        !ncpu_is_registered(hContext, pHostMem)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is not registered in the context",
                       pHostMem);
    }
    ur_pool_untrack_lent(hContext->space, pHostMem);
    eng_mem_unregister(ncpu_engine(), pHostMem);
    return UR_RESULT_SUCCESS;
}

/* Any memory of the host can be used as it is; importing makes nothing faster. */
ur_result_t urUSMImportExp(ur_context_handle_t hContext, void *pMem, size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return size ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
}

ur_result_t urUSMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    return UR_RESULT_SUCCESS;
}
