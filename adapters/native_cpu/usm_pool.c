/* USM pools, and USM in the order of a queue. */
#include <stdlib.h>

#include "ncpu.h"

struct ur_usm_pool_handle_t_ {
    ur_object object;
    ur_context_handle_t context; /* retained, except by default pools, which the context owns */
    ur_device_handle_t device;   /* retained likewise; NULL: any of the context */
    ur_pool_t *pool;
    bool standard; /* a default pool: it goes with the context */
};

/* Of each device of a context for which someone asked. Guarded by the context's lock. */
struct ncpu_pools {
    struct ncpu_pools *next;
    ur_device_handle_t device;
    ur_usm_pool_handle_t standard;
    ur_usm_pool_handle_t current; /* set by urUSMPoolSetDevicePoolExp, retained; NULL: standard */
};

#define CHECK_POOL(handle) UR_CHECK_HANDLE(handle, UR_KIND_POOL, UR_RESULT_ERROR_INVALID_VALUE)

static void release_pool(ur_usm_pool_handle_t pool) {
    if (!ur_object_release(&pool->object)) {
        return;
    }
    ur_context_handle_t context = pool->standard ? NULL : pool->context;
    ur_device_handle_t device = pool->standard ? NULL : pool->device;
    ur_pool_release(pool->pool);
    free(pool);
    if (device) {
        ncpu_device_release(device);
    }
    if (context) {
        ncpu_context_release(context);
    }
}

/* The context goes: nothing of it is called any more, and no pool that retains it is left. */
void ncpu_pools_destroy(ur_context_handle_t context) {
    for (struct ncpu_pools *pools; (pools = context->pools);) {
        context->pools = pools->next;
        release_pool(pools->standard);
        free(pools);
    }
}

static ur_result_t make(ur_context_handle_t context, ur_pool_config_t *config, bool standard,
                        ur_usm_pool_handle_t *out) {
    ur_usm_pool_handle_t pool = calloc(1, sizeof(*pool));
    if (!pool) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    config->handle = pool;
    ur_result_t result = ur_pool_create(context->space, config, &pool->pool);
    if (result != UR_RESULT_SUCCESS) {
        free(pool);
        return result;
    }
    ur_object_init(&pool->object, UR_KIND_POOL);
    pool->context = context;
    pool->device = config->device;
    pool->standard = standard;
    if (!standard) {
        ncpu_context_retain(context);
        if (pool->device) {
            ncpu_device_retain(pool->device);
        }
    }
    *out = pool;
    return UR_RESULT_SUCCESS;
}

/* The device's entry, made if there is none. Context's lock held. */
static ur_result_t pools_of(ur_context_handle_t context, ur_device_handle_t device,
                            struct ncpu_pools **out) {
    for (struct ncpu_pools *pools = context->pools; pools; pools = pools->next) {
        if (pools->device == device) {
            *out = pools;
            return UR_RESULT_SUCCESS;
        }
    }
    struct ncpu_pools *pools = calloc(1, sizeof(*pools));
    if (!pools) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    ur_pool_config_t config = {.device = device};
    ur_result_t result = make(context, &config, true, &pools->standard);
    if (result != UR_RESULT_SUCCESS) {
        free(pools);
        return result;
    }
    pools->device = device;
    pools->next = context->pools;
    context->pools = pools;
    *out = pools;
    return UR_RESULT_SUCCESS;
}

/* The pool that allocations without one come from. */
static ur_result_t current(ur_context_handle_t context, ur_device_handle_t device, bool standard,
                           ur_usm_pool_handle_t *out) {
    struct ncpu_pools *pools;
    pthread_mutex_lock(&context->lock);
    ur_result_t result = pools_of(context, device, &pools);
    if (result == UR_RESULT_SUCCESS) {
        *out = pools->current && !standard ? pools->current : pools->standard;
    }
    pthread_mutex_unlock(&context->lock);
    return result;
}

ur_result_t ncpu_pool_alloc(ur_context_handle_t context, ur_device_handle_t device,
                            ur_pool_mem_t type, ur_usm_pool_handle_t pool, size_t size,
                            size_t align, void **out) {
    CHECK_POOL(pool);
    if (pool->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the pool is of another context");
    }
    return ur_pool_alloc(pool->pool, device, type, size, align, out);
}

/* ---- creation ----------------------------------------------------------------------------------
 */

static ur_result_t create(ur_context_handle_t context, ur_device_handle_t device,
                          const ur_usm_pool_desc_t *desc, ur_usm_pool_handle_t *out) {
    ur_pool_config_t config = {.device = device};
    UR_CHECK_POINTER(desc);
    UR_CHECK_POINTER(out);
    UR_CHECK_FLAGS(desc->flags, UR_USM_POOL_FLAGS_MASK);
    if (desc->flags & UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "there is no driver with a pool");
    }
    config.flags = desc->flags;
    for (const ur_base_desc_t *next = desc->pNext; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC) {
            const ur_usm_pool_limits_desc_t *limits = (const void *)next;
            config.max_poolable = limits->maxPoolableSize;
            config.min_reserve = limits->minDriverAllocSize;
        } else if (next->stype == UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC) {
            const ur_usm_pool_buffer_desc_t *buffer = (const void *)next;
            if (!buffer->pMem) {
                return UR_RESULT_ERROR_INVALID_NULL_POINTER;
            }
            if (buffer->size == 0) {
                return UR_RESULT_ERROR_INVALID_SIZE;
            }
            if ((unsigned)buffer->memType < UR_USM_TYPE_HOST ||
                (unsigned)buffer->memType > UR_USM_TYPE_SHARED) {
                return UR_RESULT_ERROR_INVALID_VALUE;
            }
            if (buffer->device) {
                UR_CHECK_DEVICE(buffer->device);
                config.device = buffer->device;
            }
            config.memory = buffer->pMem;
            config.memory_size = buffer->size;
            config.memory_type = (ur_pool_mem_t)buffer->memType;
        }
    }
    return make(context, &config, false, out);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreate(ur_context_handle_t hContext,
                                                    ur_usm_pool_desc_t *pPoolDesc,
                                                    ur_usm_pool_handle_t *ppPool) {
    UR_CHECK_CONTEXT(hContext);
    return create(hContext, NULL, pPoolDesc, ppPool);
}

static ur_result_t check_device(ur_context_handle_t context, ur_device_handle_t device) {
    UR_CHECK_CONTEXT(context);
    UR_CHECK_DEVICE(device);
    return ncpu_context_has(context, device)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the context's");
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolCreateExp(ur_context_handle_t hContext,
                                                       ur_device_handle_t hDevice,
                                                       ur_usm_pool_desc_t *pPoolDesc,
                                                       ur_usm_pool_handle_t *pPool) {
    ur_result_t result = check_device(hContext, hDevice);
    return result == UR_RESULT_SUCCESS ? create(hContext, hDevice, pPoolDesc, pPool) : result;
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
    CHECK_POOL(pPool);
    ur_object_retain(&pPool->object);
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
    CHECK_POOL(pPool);
    if (pPool->standard && ur_object_refs(&pPool->object) == 1) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "a default pool goes with its context");
    }
    release_pool(pPool);
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_pool(ur_context_handle_t context, ur_device_handle_t device,
                              ur_usm_pool_handle_t pool) {
    ur_result_t result = check_device(context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    CHECK_POOL(pool);
    if (pool->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the pool is of another context");
    }
    if (pool->device && pool->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the pool is of another device");
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolDestroyExp(ur_context_handle_t hContext,
                                                        ur_device_handle_t hDevice,
                                                        ur_usm_pool_handle_t hPool) {
    ur_result_t result = check_pool(hContext, hDevice, hPool);
    return result == UR_RESULT_SUCCESS ? urUSMPoolRelease(hPool) : result;
}

/* ---- default and current pools
 * ------------------------------------------------------------------- */

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                                                     ur_device_handle_t hDevice,
                                                                     ur_usm_pool_handle_t *pPool) {
    ur_result_t result = check_device(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pPool);
    return current(hContext, hDevice, true, pPool);
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext,
                                                              ur_device_handle_t hDevice,
                                                              ur_usm_pool_handle_t *pPool) {
    ur_result_t result = check_device(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    UR_CHECK_POINTER(pPool);
    return current(hContext, hDevice, false, pPool);
}

/* Does not retain the pool, which would then hold its own context: whoever set it keeps it while it
 * is set. */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext,
                                                              ur_device_handle_t hDevice,
                                                              ur_usm_pool_handle_t hPool) {
    struct ncpu_pools *pools;
    ur_result_t result = check_pool(hContext, hDevice, hPool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    pthread_mutex_lock(&hContext->lock);
    result = pools_of(hContext, hDevice, &pools);
    if (result == UR_RESULT_SUCCESS) {
        pools->current = hPool == pools->standard ? NULL : hPool;
    }
    pthread_mutex_unlock(&hContext->lock);
    return result;
}

/* ---- information
 * ----------------------------------------------------------------------------------- */

static ur_result_t info(ur_usm_pool_handle_t pool, ur_usm_pool_info_t property, ur_info_out out) {
    ur_pool_stats_t stats;
    ur_pool_get_stats(pool->pool, &stats);
    switch ((int)property) {
    case UR_USM_POOL_INFO_REFERENCE_COUNT:
        return ur_info_value(out, uint32_t, ur_object_refs(&pool->object));
    case UR_USM_POOL_INFO_CONTEXT:
        return ur_info_value(out, ur_context_handle_t, pool->context);
    case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
        return ur_info_value(out, size_t, stats.threshold);
    case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
        return ur_info_value(out, size_t, stats.max_size);
    case UR_USM_POOL_INFO_RESERVED_CURRENT_EXP:
        return ur_info_value(out, size_t, stats.reserved);
    case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
        return ur_info_value(out, size_t, stats.reserved_high);
    case UR_USM_POOL_INFO_USED_CURRENT_EXP:
        return ur_info_value(out, size_t, stats.used);
    case UR_USM_POOL_INFO_USED_HIGH_EXP:
        return ur_info_value(out, size_t, stats.used_high);
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfo(ur_usm_pool_handle_t hPool,
                                                     ur_usm_pool_info_t propName, size_t propSize,
                                                     void *pPropValue, size_t *pPropSizeRet) {
    CHECK_POOL(hPool);
    ur_info_out out = {propSize, pPropValue, pPropSizeRet};
    ur_result_t result = ur_info_check(out);
    return result == UR_RESULT_SUCCESS ? info(hPool, propName, out) : result;
}

/* Without a size the caller is trusted to have room for the value. */
UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolGetInfoExp(ur_usm_pool_handle_t hPool,
                                                        ur_usm_pool_info_t propName,
                                                        void *pPropValue, size_t *pPropSizeRet) {
    CHECK_POOL(hPool);
    if (!pPropValue && !pPropSizeRet) {
        return UR_RESULT_ERROR_INVALID_NULL_POINTER;
    }
    return info(hPool, propName, (ur_info_out){SIZE_MAX, pPropValue, pPropSizeRet});
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolSetInfoExp(ur_usm_pool_handle_t hPool,
                                                        ur_usm_pool_info_t propName,
                                                        void *pPropValue, size_t propSize) {
    CHECK_POOL(hPool);
    UR_CHECK_POINTER(pPropValue);
    size_t value;
    if (propSize != sizeof(value)) {
        return UR_RESULT_ERROR_INVALID_SIZE;
    }
    value = *(const size_t *)pPropValue;
    switch ((int)propName) {
    case UR_USM_POOL_INFO_RELEASE_THRESHOLD_EXP:
        ur_pool_set_threshold(hPool->pool, value);
        return UR_RESULT_SUCCESS;
    case UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP:
        return ur_pool_set_max_size(hPool->pool, value);
    case UR_USM_POOL_INFO_RESERVED_HIGH_EXP:
    case UR_USM_POOL_INFO_USED_HIGH_EXP:
        if (value != 0) {
            return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                           "a high watermark can be set to 0 only");
        }
        ur_pool_reset_high(hPool->pool, propName == UR_USM_POOL_INFO_RESERVED_HIGH_EXP,
                           propName == UR_USM_POOL_INFO_USED_HIGH_EXP);
        return UR_RESULT_SUCCESS;
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

UR_APIEXPORT ur_result_t UR_APICALL urUSMPoolTrimToExp(ur_context_handle_t hContext,
                                                       ur_device_handle_t hDevice,
                                                       ur_usm_pool_handle_t hPool,
                                                       size_t minBytesToKeep) {
    ur_result_t result = check_pool(hContext, hDevice, hPool);
    if (result == UR_RESULT_SUCCESS) {
        ur_pool_trim(hPool->pool, minBytesToKeep);
    }
    return result;
}

/* ---- in the order of a queue
 * ------------------------------------------------------------------------ */

/* Tells the ordering check. What the pool did may have made no command, or only the event. */
static void tell_check(ur_queue_handle_t queue, const char *name, void *memory, size_t size,
                       uint32_t count, const ur_event_handle_t *waits, ur_event_handle_t event) {
    struct ncpu_submit submit;
    if (!ncpu_checking()) {
        return;
    }
    if (ncpu_begin(&submit, queue, UR_COMMAND_EVENTS_WAIT, name, event ? 1 : count,
                   event ? &event : waits, NULL) != UR_RESULT_SUCCESS) {
        return;
    }
    submit.engine.flags = ENG_CHECK_VIRTUAL | ENG_RUN_ALWAYS;
    ncpu_end(&submit, size ? eng_check_alloc(&submit.engine, memory, size)
                           : eng_check_free(&submit.engine, memory));
}

static ur_result_t check_waits(ur_queue_handle_t queue, uint32_t count,
                               const ur_event_handle_t *waits) {
    ur_result_t result = ur_wait_list_check(count, waits);
    for (uint32_t i = 0; result == UR_RESULT_SUCCESS && i < count; ++i) {
        if (waits[i]->context != queue->context) {
            result = ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                             "event %u of %u in the wait list is of another context", i, count);
        }
    }
    return result;
}

static ur_result_t enqueue_alloc(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                 ur_pool_mem_t type, size_t size,
                                 const ur_exp_async_usm_alloc_properties_t *properties,
                                 uint32_t count, const ur_event_handle_t *waits, void **out,
                                 ur_event_handle_t *event_out) {
    static const char *const names[] = {"", "host allocation", "device allocation",
                                        "shared allocation"};
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(out);
    if (properties) {
        UR_CHECK_FLAGS(properties->flags, UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK);
    }
    ur_result_t result = check_waits(queue, count, waits);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (size == 0 || size > ncpu_memory_size()) {
        return ur_fail(UR_RESULT_ERROR_INVALID_USM_SIZE, 0, "size %zu is 0 or above %llu", size,
                       (unsigned long long)ncpu_memory_size());
    }
    if (!pool) {
        result = current(queue->context, queue->device, false, &pool);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    } else {
        CHECK_POOL(pool);
        if (pool->context != queue->context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the pool is of another context");
        }
    }
    void *memory, *event = NULL;
    result = ur_pool_enqueue_alloc(&queue->pool, pool->pool, type, size, 0, (void *const *)waits,
                                   count, &memory, event_out ? &event : NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    tell_check(queue, names[type], memory, size, count, waits, event);
    *out = memory;
    if (event_out) {
        *event_out = event;
    }
    return UR_RESULT_SUCCESS;
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    return enqueue_alloc(hQueue, pPool, UR_POOL_DEVICE, size, pProperties, numEventsInWaitList,
                         phEventWaitList, ppMem, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    return enqueue_alloc(hQueue, pPool, UR_POOL_SHARED, size, pProperties, numEventsInWaitList,
                         phEventWaitList, ppMem, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    return enqueue_alloc(hQueue, pPool, UR_POOL_HOST, size, pProperties, numEventsInWaitList,
                         phEventWaitList, ppMem, phEvent);
}

UR_APIEXPORT ur_result_t UR_APICALL urEnqueueUSMFreeExp(ur_queue_handle_t hQueue,
                                                        ur_usm_pool_handle_t pPool, void *pMem,
                                                        uint32_t numEventsInWaitList,
                                                        const ur_event_handle_t *phEventWaitList,
                                                        ur_event_handle_t *phEvent) {
    UR_CHECK_QUEUE(hQueue);
    UR_CHECK_POINTER(pMem);
    if (pPool) {
        CHECK_POOL(pPool);
        if (pPool->context != hQueue->context) {
            return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the pool is of another context");
        }
    }
    ur_result_t result = check_waits(hQueue, numEventsInWaitList, phEventWaitList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (ncpu_is_registered(hQueue->context, pMem)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "%p is registered memory of the program", pMem);
    }
    ur_pool_memory_t memory;
    bool pooled = ncpu_checking() && ur_pool_find(hQueue->context->space, pMem, &memory) &&
                  memory.base == pMem && memory.pool;
    if (pooled) {
        /* Before the pool gives it to another thread. */
        tell_check(hQueue, "USM free", pMem, 0, numEventsInWaitList, phEventWaitList, NULL);
    }
    void *event = NULL;
    result = ur_pool_enqueue_free(&hQueue->pool, pPool ? pPool->pool : NULL, pMem,
                                  (void *const *)phEventWaitList, numEventsInWaitList,
                                  phEvent ? &event : NULL);
    if (result == UR_RESULT_SUCCESS && phEvent) {
        *phEvent = event;
    }
    return result;
}
