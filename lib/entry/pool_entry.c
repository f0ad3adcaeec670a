/* Entry points: pools, and allocation and free in the order of a queue. */
#include "handles.h"

#include <stdlib.h>

#include "base/check.h"
#include "base/error.h"
#include "base/wait.h"
#include "pool/fast.h"
#include "reusable.h"

/* ---- pools and devices ---- */

static ur_result_t check_pool(ur_usm_pool_handle_t pool) {
    if (!pool) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (!ur_object_is(pool, UR_KIND_POOL)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "%p is no pool of adapter %s",
                       (void *)pool, ur_adapter_ops.name);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_offered(ur_context_handle_t context) {
    return !ur_adapter_ops.context_has_pools || ur_adapter_ops.context_has_pools(context)
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                         "the context's devices have no USM for pools");
}

static ur_result_t check_context(ur_context_handle_t context, ur_device_handle_t device) {
    if (!context || !device) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (!ur_object_is(context, UR_KIND_CONTEXT)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "%p is no context of adapter %s",
                       (void *)context, ur_adapter_ops.name);
    }
    if (!ur_adapter_ops.context_has(context, device)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the device is none of the context's");
    }
    return check_offered(context);
}

/* A pool of this context that may serve this device. */
static ur_result_t check_pool_of(ur_usm_pool_handle_t pool, ur_context_handle_t context,
                                 ur_device_handle_t device) {
    ur_result_t result = check_pool(pool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pool->context != context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the pool is of another context");
    }
    if (device && pool->device && pool->device != device) {
        return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0, "the pool is of another device");
    }
    return UR_RESULT_SUCCESS;
}

/* Reads the chain of descriptors. */
static ur_result_t read_desc(const ur_usm_pool_desc_t *desc, struct ur_pool_config *config,
                             ur_context_handle_t context) {
    config->flags = desc->flags;
    if (desc->flags & UR_USM_POOL_FLAGS_MASK) {
        return ur_fail(UR_RESULT_ERROR_INVALID_ENUMERATION, 0, "pool flags 0x%x are not known",
                       desc->flags);
    }
    bool native = (desc->flags & UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP) != 0;
    for (const ur_base_desc_t *next = desc->pNext; next; next = next->pNext) {
        if (next->stype == UR_STRUCTURE_TYPE_USM_POOL_LIMITS_DESC) {
            const ur_usm_pool_limits_desc_t *limits = (const ur_usm_pool_limits_desc_t *)next;
            if (native) { /* SYCL's memory_pool tells its two properties so */
                config->max_size = limits->maxPoolableSize;
                config->threshold = limits->minDriverAllocSize;
            } else {
                config->max_poolable = limits->maxPoolableSize;
                config->min_reserve = limits->minDriverAllocSize;
            }
        } else if (next->stype == UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC) {
            const ur_usm_pool_buffer_desc_t *buffer = (const ur_usm_pool_buffer_desc_t *)next;
            if (native) {
                return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "a native pool has the driver's memory, not the user's");
            }
            if (!buffer->pMem || !buffer->size || buffer->memType < UR_USM_TYPE_HOST ||
                buffer->memType > UR_USM_TYPE_SHARED) {
                return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                               "a buffer for a pool needs memory, a size and a kind of memory");
            }
            if (buffer->memType != UR_USM_TYPE_HOST &&
                (!buffer->device || !ur_adapter_ops.context_has(context, buffer->device))) {
                return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                               "the buffer's device is none of the context's");
            }
            if (config->device && buffer->device && buffer->device != config->device) {
                return ur_fail(UR_RESULT_ERROR_INVALID_DEVICE, 0,
                               "the buffer is of another device than the pool");
            }
            config->memory = buffer->pMem;
            config->memory_size = buffer->size;
            config->memory_type = (enum ur_pool_mem)buffer->memType;
            if (buffer->memType != UR_USM_TYPE_HOST) {
                config->device = buffer->device;
            }
        }
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t make_pool(ur_context_handle_t context, ur_device_handle_t device,
                             const ur_usm_pool_desc_t *desc, bool is_default,
                             ur_usm_pool_handle_t *out) {
    struct ur_pool_config config = {.device = device};
    if (desc) {
        ur_result_t result = read_desc(desc, &config, context);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    ur_usm_pool_handle_t handle = calloc(1, sizeof(*handle));
    if (!handle) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    config.handle = handle;
    ur_result_t result = ur_pool_create(ur_context_base(context)->space, &config, &handle->pool);
    if (result != UR_RESULT_SUCCESS) {
        free(handle);
        return result;
    }
    ur_object_init(&handle->object, UR_KIND_POOL);
    handle->context = context;
    handle->device = config.device;
    handle->is_default = is_default;
    if (!is_default) {
        ur_adapter_ops.context_retain(context);
    }
    *out = handle;
    return UR_RESULT_SUCCESS;
}

static void release_pool(ur_usm_pool_handle_t handle) {
    if (!ur_object_release(&handle->object)) {
        return;
    }
    ur_context_handle_t context = handle->is_default ? NULL : handle->context;
    ur_pool_release(handle->pool);
    free(handle);
    if (context) {
        ur_adapter_ops.context_release(context);
    }
}

/* The slot of a device; made, with its default pool, if there is none. NULL: no host memory. */
static struct ur_pool_slot *pool_entry_slot_of(ur_context_handle_t context,
                                               ur_device_handle_t device) {
    struct ur_pool_slots *slots = &ur_context_base(context)->slots;
    struct ur_pool_slot *slot = atomic_load_explicit(&slots->first, memory_order_acquire);
    while (slot && slot->device != device) {
        slot = slot->next;
    }
    if (slot) {
        return slot;
    }
    struct ur_pool_slot *fresh = calloc(1, sizeof(*fresh));
    if (!fresh) {
        return NULL;
    }
    if (make_pool(context, device, NULL, true, &fresh->fallback) != UR_RESULT_SUCCESS) {
        free(fresh);
        return NULL;
    }
    fresh->device = device;
    ur_object_retain(&fresh->fallback->object);
    atomic_init(&fresh->current, fresh->fallback);
    ur_spin_lock(&slots->lock);
    slot = atomic_load_explicit(&slots->first, memory_order_relaxed);
    fresh->next = slot;
    while (slot && slot->device != device) {
        slot = slot->next;
    }
    if (!slot) {
        atomic_store_explicit(&slots->first, fresh, memory_order_release);
    }
    ur_spin_unlock(&slots->lock);
    if (slot) { /* another thread was faster */
        release_pool(fresh->fallback);
        release_pool(fresh->fallback);
        free(fresh);
        return slot;
    }
    return fresh;
}

/* A pool that is some device's current one is no longer. */
static void set_current(struct ur_pool_slots *slots, struct ur_pool_slot *slot,
                        ur_usm_pool_handle_t pool) {
    ur_object_retain(&pool->object);
    ur_spin_lock(&slots->lock);
    bool first = !pool->is_default && pool->slots++ == 0;
    ur_usm_pool_handle_t old = atomic_exchange_explicit(&slot->current, pool, memory_order_acq_rel);
    bool last = !old->is_default && --old->slots == 0;
    ur_spin_unlock(&slots->lock);
    if (last) {
        ur_adapter_ops.context_retain(old->context);
    }
    if (first) {
        /* The slots are the context's: their references to the pool must not keep the context. */
        ur_adapter_ops.context_release(pool->context);
    }
    release_pool(old);
}

void ur_pool_slots_fini(struct ur_pool_slots *slots) {
    struct ur_pool_slot *slot = atomic_load_explicit(&slots->first, memory_order_acquire);
    while (slot) {
        struct ur_pool_slot *next = slot->next;
        ur_usm_pool_handle_t current = atomic_load_explicit(&slot->current, memory_order_relaxed);
        current->is_default = true; /* the context is on its way out: do not release it again */
        release_pool(current);
        release_pool(slot->fallback);
        free(slot);
        slot = next;
    }
    atomic_store_explicit(&slots->first, NULL, memory_order_relaxed);
}

ur_result_t urUSMPoolCreate(ur_context_handle_t hContext, ur_usm_pool_desc_t *pPoolDesc,
                            ur_usm_pool_handle_t *ppPool) {
    if (!hContext) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    }
    if (!pPoolDesc || !ppPool) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    if (!ur_object_is(hContext, UR_KIND_CONTEXT)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_CONTEXT);
    }
    ur_result_t result = check_offered(hContext);
    return result != UR_RESULT_SUCCESS ? result
                                       : make_pool(hContext, NULL, pPoolDesc, false, ppPool);
}

ur_result_t urUSMPoolRetain(ur_usm_pool_handle_t pPool) {
    ur_result_t result = check_pool(pPool);
    if (result == UR_RESULT_SUCCESS) {
        ur_object_retain(&pPool->object);
    }
    return result;
}

ur_result_t urUSMPoolRelease(ur_usm_pool_handle_t pPool) {
    ur_result_t result = check_pool(pPool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (pPool->is_default && ur_object_refs(&pPool->object) <= 2) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0,
                       "a device's default pool belongs to the context");
    }
    release_pool(pPool);
    return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolCreateExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               ur_usm_pool_desc_t *pPoolDesc, ur_usm_pool_handle_t *pPool) {
    ur_result_t result = check_context(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!pPoolDesc || !pPool) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    return make_pool(hContext, hDevice, pPoolDesc, false, pPool);
}

ur_result_t urUSMPoolDestroyExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                ur_usm_pool_handle_t hPool) {
    ur_result_t result = check_context(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS || (result = check_pool_of(hPool, hContext, hDevice))) {
        return result;
    }
    if (hPool->is_default) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "a default pool cannot be destroyed");
    }
    /* Where it was in use without being named, the default pool takes its place. */
    struct ur_pool_slot *slot =
        atomic_load_explicit(&ur_context_base(hContext)->slots.first, memory_order_acquire);
    for (; slot; slot = slot->next) {
        if (atomic_load_explicit(&slot->current, memory_order_relaxed) == hPool) {
            set_current(&ur_context_base(hContext)->slots, slot, slot->fallback);
        }
    }
    release_pool(hPool);
    return UR_RESULT_SUCCESS;
}

/* The slot of a device that a pool is asked for, which goes to `out`. */
static ur_result_t find_slot(ur_context_handle_t context, ur_device_handle_t device,
                             const void *out, struct ur_pool_slot **slot) {
    ur_result_t result = check_context(context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!out) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_NULL_POINTER);
    }
    *slot = pool_entry_slot_of(context, device);
    return *slot ? UR_RESULT_SUCCESS : ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
}

ur_result_t urUSMPoolGetDefaultDevicePoolExp(ur_context_handle_t hContext,
                                             ur_device_handle_t hDevice,
                                             ur_usm_pool_handle_t *pPool) {
    struct ur_pool_slot *slot;
    ur_result_t result = find_slot(hContext, hDevice, pPool, &slot);
    if (result == UR_RESULT_SUCCESS) {
        *pPool = slot->fallback;
    }
    return result;
}

ur_result_t urUSMPoolGetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t *pPool) {
    struct ur_pool_slot *slot;
    ur_result_t result = find_slot(hContext, hDevice, pPool, &slot);
    if (result == UR_RESULT_SUCCESS) {
        *pPool = atomic_load_explicit(&slot->current, memory_order_acquire);
    }
    return result;
}

ur_result_t urUSMPoolSetDevicePoolExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                                      ur_usm_pool_handle_t hPool) {
    ur_result_t result = check_context(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS || (result = check_pool_of(hPool, hContext, hDevice))) {
        return result;
    }
    struct ur_pool_slot *slot = pool_entry_slot_of(hContext, hDevice);
    if (!slot) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    set_current(&ur_context_base(hContext)->slots, slot, hPool);
    return UR_RESULT_SUCCESS;
}

ur_result_t urUSMPoolTrimToExp(ur_context_handle_t hContext, ur_device_handle_t hDevice,
                               ur_usm_pool_handle_t hPool, size_t minBytesToKeep) {
    ur_result_t result = check_context(hContext, hDevice);
    if (result != UR_RESULT_SUCCESS || (result = check_pool_of(hPool, hContext, hDevice))) {
        return result;
    }
    return ur_pool_trim(hPool->pool, minBytesToKeep);
}

/* ---- allocation ---- */

ur_result_t ur_pool_handle_alloc(ur_context_handle_t context, ur_device_handle_t device,
                                 enum ur_pool_mem type, ur_usm_pool_handle_t pool, size_t size,
                                 size_t align, void **out) {
    ur_result_t result = check_pool_of(pool, context, device);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_pool_alloc(pool->pool, device, type, size, align, out);
}

/* Says in a sentence why. */
static ur_result_t explain(ur_result_t result, struct ur_pool *pool, size_t size) {
    struct ur_pool_stats stats;
    switch (result) {
    case UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY:
        ur_pool_get_stats(pool, &stats);
        return ur_fail(result, 0,
                       "no memory for %zu bytes: the pool holds %zu, %zu of it in use, at most %zu",
                       size, stats.reserved, stats.used, stats.max_size);
    case UR_RESULT_ERROR_INVALID_USM_SIZE:
        return ur_fail(result, 0, "an allocation of %zu bytes", size);
    case UR_RESULT_ERROR_INVALID_CONTEXT:
        return ur_fail(result, 0, "the pool is of another context than the queue");
    case UR_RESULT_ERROR_INVALID_DEVICE:
        return ur_fail(result, 0, "the pool is of another device than the queue");
    case UR_RESULT_ERROR_INVALID_VALUE:
        return ur_fail(result, 0, "the pool has no memory of this kind");
    default:
        return result;
    }
}

/* The pool of an enqueue that names none. */
static struct ur_pool *current_pool(ur_queue_handle_t queue) {
    struct ur_pool_queue *q = &ur_queue_base(queue)->pool;
    struct ur_pool_slot *slot = atomic_load_explicit(&q->slot, memory_order_acquire);
    if (__builtin_expect(!slot, 0)) {
        slot = pool_entry_slot_of(ur_queue_base(queue)->context, ur_queue_base(queue)->device);
        if (!slot) {
            return NULL;
        }
        atomic_store_explicit(&q->slot, slot, memory_order_release);
    }
    return atomic_load_explicit(&slot->current, memory_order_acquire)->pool;
}

/* ---- enqueue: the fast path first, everything else in functions of their own ---- */

/* The pool of an enqueue without a wait list or event, if that is known already. */
static inline struct ur_pool *fast_pool(ur_queue_handle_t queue, ur_usm_pool_handle_t handle) {
    if (handle) {
        return ur_object_is(handle, UR_KIND_POOL) ? handle->pool : NULL;
    }
    struct ur_pool_slot *slot =
        atomic_load_explicit(&ur_queue_base(queue)->pool.slot, memory_order_acquire);
    if (!slot) {
        return NULL;
    }
    struct ur_pool *pool = atomic_load_explicit(&slot->current, memory_order_acquire)->pool;
    if (!pool) {
        __builtin_unreachable(); /* a pool's handle always has one */
    }
    return pool;
}

static bool any_foreign(ur_context_handle_t context, uint32_t count,
                        const ur_event_handle_t *waits) {
    for (uint32_t i = 0; i < count; ++i) {
        if (ur_event_base(waits[i])->context != context) {
            return true;
        }
    }
    return false;
}

/* The allocator keeps events that it is given and knows those of its context, so one that may be
 * signaled again and one of another context become part of another, *own, which the caller gives
 * up. */
static ur_result_t own_waits(ur_queue_handle_t queue, uint32_t *count,
                             const ur_event_handle_t **waits, ur_event_handle_t *own) {
    *own = NULL;
    if (!ur_reusable_any(*count, *waits) &&
        !any_foreign(ur_queue_base(queue)->context, *count, *waits)) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = ur_own.Enqueue.pfnEventsWait(queue, *count, *waits, own);
    if (result == UR_RESULT_SUCCESS) {
        *count = 1;
        *waits = own;
    }
    return result;
}

static ur_result_t alloc_slow(ur_queue_handle_t queue, ur_usm_pool_handle_t handle,
                              enum ur_pool_mem type, size_t size,
                              const ur_exp_async_usm_alloc_properties_t *properties, uint32_t count,
                              const ur_event_handle_t *waits, void **out,
                              ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(out);
    if (properties && (properties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = handle ? check_pool(handle) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS || (result = ur_wait_list_check(count, waits))) {
        return result;
    }
    if (!ur_adapter_ops.device_has_usm(ur_queue_base(queue)->device, (ur_usm_type_t)type)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no USM of this kind");
    }
    struct ur_pool *pool = handle ? handle->pool : current_pool(queue);
    if (!pool) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_event_handle_t own;
    result = own_waits(queue, &count, &waits, &own);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_pool_queue *q = &ur_queue_base(queue)->pool;
    result = (q->watch ? q->watch->alloc : ur_pool_enqueue_alloc)(
        q, pool, type, size, 0, (void *const *)waits, count, out, (void **)event);
    if (own) {
        ur_own.Event.pfnRelease(own);
    }
    return result != UR_RESULT_SUCCESS ? explain(result, pool, size) : UR_RESULT_SUCCESS;
}

/* One entry point and its slow path, which has the same parameters so that it is a jump. */
#define ALLOC(name, slow, type)                                                                    \
    __attribute__((noinline)) static ur_result_t slow(                                             \
        ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,                   \
        const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,      \
        const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {      \
        return alloc_slow(hQueue, pPool, type, size, pProperties, numEventsInWaitList,             \
                          phEventWaitList, ppMem, phEvent);                                        \
    }                                                                                              \
    ur_result_t UR_APICALL name(                                                                   \
        ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,                   \
        const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,      \
        const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {      \
        if (__builtin_expect(hQueue && ur_queue_base(hQueue)->object.kind == UR_KIND_QUEUE &&      \
                                 ppMem && !numEventsInWaitList && !phEventWaitList && !phEvent &&  \
                                 !pProperties,                                                     \
                             1)) {                                                                 \
            struct ur_pool *pool = fast_pool(hQueue, pPool);                                       \
            void *found =                                                                          \
                pool ? ur_fast_alloc(&ur_queue_base(hQueue)->pool, pool, type, size) : NULL;       \
            if (__builtin_expect(found != NULL, 1)) {                                              \
                *ppMem = found;                                                                    \
                return UR_RESULT_SUCCESS;                                                          \
            }                                                                                      \
        }                                                                                          \
        return slow(hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, \
                    phEvent);                                                                      \
    }

ALLOC(urEnqueueUSMDeviceAllocExp, device_alloc_slow, UR_POOL_DEVICE)
ALLOC(urEnqueueUSMSharedAllocExp, shared_alloc_slow, UR_POOL_SHARED)
ALLOC(urEnqueueUSMHostAllocExp, host_alloc_slow, UR_POOL_HOST)

__attribute__((noinline)) static ur_result_t
free_slow(ur_queue_handle_t queue, ur_usm_pool_handle_t handle, void *memory, uint32_t count,
          const ur_event_handle_t *waits, ur_event_handle_t *event) {
    UR_CHECK_QUEUE(queue);
    UR_CHECK_POINTER(memory);
    ur_result_t result = handle ? check_pool(handle) : UR_RESULT_SUCCESS;
    if (result != UR_RESULT_SUCCESS || (result = ur_wait_list_check(count, waits))) {
        return result;
    }
    ur_event_handle_t own;
    result = own_waits(queue, &count, &waits, &own);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct ur_pool_queue *q = &ur_queue_base(queue)->pool;
    result = (q->watch ? q->watch->free : ur_pool_enqueue_free)(
        q, handle ? handle->pool : NULL, memory, (void *const *)waits, count, (void **)event);
    if (own) {
        ur_own.Event.pfnRelease(own);
    }
    if (result == UR_RESULT_ERROR_INVALID_MEM_OBJECT) {
        return ur_fail(result, 0, "%p is not the start of a live allocation of the context",
                       memory);
    }
    if (result == UR_RESULT_ERROR_INVALID_VALUE) {
        return ur_fail(result, 0, "%p is an allocation of another pool", memory);
    }
    return result;
}

__attribute__((noinline)) static ur_result_t emptied(ur_queue_handle_t queue) {
    ur_pool_emptied(ur_queue_base(queue)->pool.space);
    return UR_RESULT_SUCCESS;
}

ur_result_t urEnqueueUSMFreeExp(ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem,
                                uint32_t numEventsInWaitList,
                                const ur_event_handle_t *phEventWaitList,
                                ur_event_handle_t *phEvent) {
    /* Where NULL is nothing is found. */
    if (__builtin_expect(hQueue && ur_queue_base(hQueue)->object.kind == UR_KIND_QUEUE &&
                             !numEventsInWaitList && !phEventWaitList && !phEvent &&
                             (!pPool || ur_object_is(pPool, UR_KIND_POOL)),
                         1)) {
        enum ur_fast_result fast =
            ur_fast_free(&ur_queue_base(hQueue)->pool, pPool ? pPool->pool : NULL, pMem);
        if (__builtin_expect(fast == UR_FAST_DONE, 1)) {
            return UR_RESULT_SUCCESS;
        }
        if (fast == UR_FAST_LAST) {
            return emptied(hQueue);
        }
    }
    return free_slow(hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
}
