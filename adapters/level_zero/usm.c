/* USM. All allocations of a context are known to its space, so that a pointer's attributes cost no
 * call of the driver. */
#include <stdlib.h>
#include <string.h>

#include "command.h"
#include "context.h"
#include "event.h"
#include "mem.h"
#include "ze.h"

ur_result_t ze_usm_release(ur_context_handle_t context, void *memory) {
    ze_residents_remove(context, memory);
    return ZE_CHECK(zeMemFree, context->ze, memory);
}

/* Takes over `memory`, which is a new allocation. */
static ur_result_t reside(ur_context_handle_t context, ur_device_handle_t device,
                          enum ze_resident_kind kind, void *memory, size_t size, void **out) {
    ur_result_t result = ze_residents_add(context, device, kind, memory, size);
    if (result != UR_RESULT_SUCCESS) {
        ze.zeMemFree(context->ze, memory);
        return result;
    }
    *out = memory;
    return result;
}

ur_result_t ze_usm_reserve(ur_context_handle_t context, ur_device_handle_t device,
                           ur_usm_type_t type, size_t size, size_t align, bool read_only,
                           void **out) {
    ze_relaxed_allocation_limits_exp_desc_t relaxed = {
        .stype = ZE_STRUCTURE_TYPE_RELAXED_ALLOCATION_LIMITS_EXP_DESC,
        .flags = ZE_RELAXED_ALLOCATION_LIMITS_EXP_FLAG_MAX_SIZE};
    ze_device_mem_alloc_desc_t on_device = {.stype = ZE_STRUCTURE_TYPE_DEVICE_MEM_ALLOC_DESC};
    ze_host_mem_alloc_desc_t on_host = {.stype = ZE_STRUCTURE_TYPE_HOST_MEM_ALLOC_DESC};
    (void)read_only; /* promised by the program; the driver has no use for it */
    if (type != UR_USM_TYPE_HOST && size > device->properties.maxMemAllocSize) {
        if (!ze_platform_has(context->platform, "ZE_experimental_relaxed_allocation_limits") ||
            size > device->memory_size) {
            return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0,
                           "size %zu is above the device's largest allocation, %llu", size,
                           (unsigned long long)device->properties.maxMemAllocSize);
        }
        on_device.pNext = &relaxed;
    }
    void *memory = NULL;
    ur_result_t result;
    switch (type) {
    case UR_USM_TYPE_HOST:
        return ZE_CHECK(zeMemAllocHost, context->ze, &on_host, size, align, out);
    case UR_USM_TYPE_DEVICE:
        result =
            ZE_CHECK(zeMemAllocDevice, context->ze, &on_device, size, align, device->ze, &memory);
        return result != UR_RESULT_SUCCESS
                   ? result
                   : reside(context, device, ZE_RESIDENT_DEVICE, memory, size, out);
    default:
        result = ZE_CHECK(zeMemAllocShared, context->ze, &on_device, &on_host, size, align,
                          device->ze, &memory);
        return result != UR_RESULT_SUCCESS
                   ? result
                   : reside(context, device, ZE_RESIDENT_SHARED, memory, size, out);
    }
}

/* ---- what the pool asks for ----------------------------------------------------------------- */

static bool pool_context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void pool_context_release(void *context) {
    ze_context_release(context);
}

static ur_result_t pool_reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                                size_t align, uint32_t flags, void **out) {
    ur_context_handle_t c = context;
    if (flags & UR_POOL_IN_PARTS) {
        return ze_parts_take(c, device ? device : c->devices[0], size, align, out);
    }
    return ze_usm_reserve(c, device ? device : c->devices[0], (ur_usm_type_t)type, size,
                          align > ZE_MAX_ALIGN ? ZE_MAX_ALIGN : align, false, out);
}

static void pool_release(void *context, void *device, enum ur_pool_mem type, void *memory,
                         size_t size) {
    (void)device;
    if (type != UR_POOL_DEVICE || !ze_parts_give(memory, size)) {
        ze_usm_release(context, memory);
    }
}

static enum ur_event_state pool_event_state(void *event) {
    return ze_event_done(event) ? UR_EVENT_DONE : UR_EVENT_PENDING;
}

static void pool_event_retain(void *event) {
    ur_object_retain(&((ur_event_handle_t)event)->object);
}

static void pool_event_release(void *event) {
    ze_event_drop(event);
}

static const struct ur_stamp *pool_event_stamp(void *event) {
    ur_event_handle_t e = event;
    return e->stamp.point.chain.lane ? &e->stamp : NULL;
}

static void pool_event_settle(void *event) {
    ze_event_wait(event);
}

static ur_result_t pool_queue_wait(void *queue, void *const *events, uint32_t count) {
    return ze_open_wait(queue, UR_COMMAND_EVENTS_WAIT, count, (const ur_event_handle_t *)events,
                        NULL, false);
}

static ur_result_t pool_signal(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                               void **event) {
    return ze_open_wait(queue, kind, count, count ? (const ur_event_handle_t *)events : NULL,
                        (ur_event_handle_t *)event, false);
}

static ur_result_t pool_mark(void *queue, void **event) {
    return urEnqueueEventsWait(queue, 0, NULL, (ur_event_handle_t *)event);
}

static bool pool_may_wait(void) {
    return !ur_worker_here();
}

static ur_result_t pool_zero(void *queue, void *memory, size_t size, void *const *events,
                             uint32_t count, void **event) {
    struct ze_command c;
    ur_result_t result = ze_open(&c, queue, UR_COMMAND_USM_FILL, count,
                                 count ? (const ur_event_handle_t *)events : NULL, event != NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    static const uint8_t zero = 0;
    result = ZE_CHECK(zeCommandListAppendMemoryFill, c.list, memory, &zero, 1, size, c.signal,
                      c.count, c.native);
    return ze_end(&c, result, false, (ur_event_handle_t *)event);
}

static ur_result_t pool_zero_now(void *context, void *device, enum ur_pool_mem type, void *memory,
                                 size_t size) {
    ur_context_handle_t c = context;
    if (type != UR_POOL_DEVICE) {
        memset(memory, 0, size);
        return UR_RESULT_SUCCESS;
    }
    return ze_context_fill(c, device ? device : c->devices[0], memory, 0, size);
}

const struct ur_pool_backend ze_pool_backend = {
    .context_retain = pool_context_retain,
    .context_release = pool_context_release,
    .reserve = pool_reserve,
    .release = pool_release,
    .event_state = pool_event_state,
    .event_retain = pool_event_retain,
    .event_release = pool_event_release,
    .event_stamp = pool_event_stamp,
    .event_settle = pool_event_settle,
    .queue_wait = pool_queue_wait,
    .signal = pool_signal,
    .mark = pool_mark,
    .may_wait = pool_may_wait,
    .zero = pool_zero,
    .zero_now = pool_zero_now,
    .parts = ze_parts_possible,
    .max_align = ZE_MAX_ALIGN,
    .granularity = ZE_PARTS_UNIT,
};

/* ---- the interface -------------------------------------------------------------------------- */

static ur_result_t usm_allocate(ur_context_handle_t context, ur_device_handle_t device,
                                ur_usm_type_t type, const ur_usm_desc_t *desc,
                                ur_usm_pool_handle_t pool, size_t size, void **out) {
    UR_CHECK_POINTER(out);
    size_t align = desc ? desc->align : 0;
    if (desc) {
        UR_CHECK_FLAGS(desc->hints, UR_USM_ADVICE_FLAGS_MASK);
    }
    if ((align & (align - 1)) != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "alignment %zu is no power of two", align);
    }
    if (align > ZE_MAX_ALIGN) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT, 0, "alignment %zu is above %d", align,
                       ZE_MAX_ALIGN);
    }
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "an allocation of 0 bytes");
    }
    if (pool) {
        return ur_pool_handle_alloc(context, device, (enum ur_pool_mem)type, pool, size, align,
                                    out);
    }
    return ur_pool_alloc(context->plain, device, (enum ur_pool_mem)type, size, align, out);
}

static ur_result_t check_device(ur_context_handle_t context, ur_device_handle_t device) {
    UR_CHECK_DEVICE(device);
    if (ze_context_index(context, device) == UINT32_MAX) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is not in the context");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t urUSMHostAlloc(ur_context_handle_t hContext, const ur_usm_desc_t *pUSMDesc,
                           ur_usm_pool_handle_t pool, size_t size, void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    return usm_allocate(hContext, NULL, UR_USM_TYPE_HOST, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMDeviceAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    ur_result_t result = check_device(hContext, hDevice);
    return result != UR_RESULT_SUCCESS
               ? result
               : usm_allocate(hContext, hDevice, UR_USM_TYPE_DEVICE, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMSharedAlloc(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                             const ur_usm_desc_t *pUSMDesc, ur_usm_pool_handle_t pool, size_t size,
                             void **ppMem) {
    UR_CHECK_CONTEXT(hContext);
    ur_result_t result = check_device(hContext, hDevice);
    return result != UR_RESULT_SUCCESS
               ? result
               : usm_allocate(hContext, hDevice, UR_USM_TYPE_SHARED, pUSMDesc, pool, size, ppMem);
}

ur_result_t urUSMFree(ur_context_handle_t hContext, void *pMem) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pMem);
    if (ur_exiting()) {
        return UR_RESULT_SUCCESS;
    }
    switch (ur_pool_free(hContext->space, pMem, NULL)) {
    case UR_FREED_POOL:
        return UR_RESULT_SUCCESS;
    case UR_FREED_PLAIN:
        return ze_usm_release(hContext, pMem);
    default:
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       ze_is_imported(hContext, pMem)
                           ? "%p is memory of the program"
                           : "%p is not the start of a live allocation of the context",
                       pMem);
    }
}

/* What the driver knows of memory that was not allocated here: by the program natively, or opened
 * from another process. */
static bool ask_driver(ur_context_handle_t context, const void *pointer,
                       struct ur_pool_memory *memory) {
    ze_memory_allocation_properties_t properties = {
        .stype = ZE_STRUCTURE_TYPE_MEMORY_ALLOCATION_PROPERTIES};
    ze_device_handle_t device = NULL;
    if (ur_pool_holds(context->space, pointer)) {
        return false; /* the driver knows it, but nobody has it now */
    }
    if (ze_is_of_another(context, pointer)) {
        return false; /* drivers know memory in any of their contexts */
    }
    if (ze.zeMemGetAllocProperties(context->ze, pointer, &properties, &device) !=
            ZE_RESULT_SUCCESS ||
        properties.type == ZE_MEMORY_TYPE_UNKNOWN ||
        ze.zeMemGetAddressRange(context->ze, pointer, &memory->base, &memory->size) !=
            ZE_RESULT_SUCCESS) {
        return false;
    }
    memory->type = properties.type == ZE_MEMORY_TYPE_HOST     ? UR_POOL_HOST
                   : properties.type == ZE_MEMORY_TYPE_DEVICE ? UR_POOL_DEVICE
                                                              : UR_POOL_SHARED;
    memory->device = device ? ze_device_find(device) : NULL;
    memory->pool = NULL;
    return true;
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
    bool found =
        ur_pool_find(hContext->space, pMem, &memory) || ask_driver(hContext, pMem, &memory);
    if (found && !memory.device) {
        memory.device = hContext->devices[0];
    }
    return ur_usm_facts(out, propName, pMem, found ? &memory : NULL);
}

ur_result_t urUSMContextMemcpyExp(ur_context_handle_t hContext, void *pDst, const void *pSrc,
                                  size_t size) {
    UR_CHECK_CONTEXT(hContext);
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (size == 0 || !ze_usm_fits(hContext, pDst, size) || !ze_usm_fits(hContext, pSrc, size)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_SIZE);
    }
    return ze_context_copy(hContext, hContext->devices[0], pDst, pSrc, size);
}

bool ze_usm_fits(ur_context_handle_t context, const void *pointer, size_t size) {
    struct ur_pool_memory memory;
    if ((uintptr_t)pointer + size < (uintptr_t)pointer) {
        return false;
    }
    if (!ur_pool_find(context->space, pointer, &memory)) {
        return true; /* memory of the program, whose size nobody knows */
    }
    return size <= memory.size - (size_t)((uintptr_t)pointer - (uintptr_t)memory.base);
}
