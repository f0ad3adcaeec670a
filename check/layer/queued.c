/* Memory that commands allocate and free. Until a command that frees has run, kernels may use the
 * memory, so it is kept, and in its place a command sets a flag that kernels look at: those that
 * are ordered behind it find the memory freed, those before it do not, whenever they run. */
#include <stdlib.h>

#include "handles.h"
#include "layer.h"

#define NEXT (ur_checking.next)

static void queued_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void queued_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

/* ---- flags ----------------------------------------------------------------------------------- */

enum { FLAG_BYTES = 4096 };

/* One that no command sets any more and no table that kernels read has. */
static struct ur_check_flag *take_flag(struct ur_check_context *context) {
    uint64_t oldest = ur_check_oldest_running(false);
    struct ur_check_flag **link = &context->flags, *flag;
    for (; (flag = *link) != NULL; link = &flag->next) {
        if (!flag->given || (flag->retired < oldest && ur_check_flag_is_set(flag))) {
            *link = flag->next;
            break;
        }
    }
    if (!flag) {
        struct ur_check_flags *page = calloc(1, sizeof(*page));
        unsigned count = FLAG_BYTES / sizeof(uint32_t);
        page =
            page && (page->flags = calloc(count, sizeof(*page->flags))) ? page : (free(page), NULL);
        if (page && NEXT->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, FLAG_BYTES,
                                               &page->memory) != UR_RESULT_SUCCESS) {
            free(page->flags);
            free(page);
            page = NULL;
        }
        if (!page) {
            return NULL;
        }
        page->next = context->flag_pages;
        context->flag_pages = page;
        for (unsigned i = 0; i < count; i++) {
            page->flags[i].at = (uint32_t *)page->memory + i;
            page->flags[i].next = i + 1 < count ? &page->flags[i + 1] : NULL;
        }
        flag = &page->flags[0];
        context->flags = flag->next;
    }
    __atomic_store_n(flag->at, 0, __ATOMIC_RELEASE);
    flag->given = true;
    flag->next = NULL;
    return flag;
}

bool ur_check_flag_is_set(const struct ur_check_flag *flag) {
    return __atomic_load_n(flag->at, __ATOMIC_ACQUIRE) != 0;
}

void ur_check_flag_return(struct ur_check_context *context, struct ur_check_flag *flag) {
    flag->retired = ur_checking.launches;
    flag->next = context->flags;
    context->flags = flag;
}

void ur_check_flags_over(struct ur_check_context *context, bool idle) {
    for (struct ur_check_flags *page = context->flag_pages, *next; page; page = next) {
        next = page->next;
        if (idle) {
            NEXT->ddi.USM.pfnFree(context->handle, page->memory);
        }
        free(page->flags);
        free(page);
    }
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Of commands that stand for one that frees. */
struct known_event {
    struct ur_check_handle in; /* first */
    uint32_t refs;             /* the program's */
};
static struct ur_check_handles events;

static void change_event(ur_event_handle_t handle, int by) {
    struct ur_check_handle **link = ur_check_handles_find(&events, handle);
    struct known_event *event = (struct known_event *)*link;
    if (!event && by == 0 && (event = calloc(1, sizeof(*event))) != NULL) {
        event->in.handle = handle;
        ur_check_handles_put(&events, &event->in);
    } else if (event && by != 0 && event->refs + (uint32_t)by == 0) {
        ur_check_handles_take(&events, link);
        free(event);
        return;
    }
    if (event) {
        event->refs = by == 0 ? 1 : event->refs + (uint32_t)by;
    }
}

static ur_result_t UR_APICALL queued_event_retain(ur_event_handle_t event) {
    ur_result_t result = NEXT->ddi.Event.pfnRetain(event);
    if (result == UR_RESULT_SUCCESS) {
        queued_lock();
        change_event(event, 1);
        queued_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL queued_event_release(ur_event_handle_t event) {
    queued_lock();
    change_event(event, -1);
    queued_unlock();
    return NEXT->ddi.Event.pfnRelease(event);
}

static ur_result_t UR_APICALL event_info(ur_event_handle_t event, ur_event_info_t name, size_t size,
                                         void *value, size_t *actual) {
    ur_result_t result = NEXT->ddi.Event.pfnGetInfo(event, name, size, value, actual);
    if (result == UR_RESULT_SUCCESS && name == UR_EVENT_INFO_COMMAND_TYPE && value) {
        queued_lock();
        if (*ur_check_handles_find(&events, event)) {
            *(ur_command_t *)value = UR_COMMAND_ENQUEUE_USM_FREE_EXP;
        }
        queued_unlock();
    }
    return result;
}

/* ---- allocations ----------------------------------------------------------------------------- */

/* What a queue captures uses no memory yet, and a graph's memory is its own. */
bool ur_check_is_captured(ur_queue_handle_t queue) {
    bool on = false;
    return NEXT->ddi.QueueExp.pfnIsGraphCaptureEnabledExp &&
           NEXT->ddi.QueueExp.pfnIsGraphCaptureEnabledExp(queue, &on) == UR_RESULT_SUCCESS && on;
}

struct asked {
    ur_queue_handle_t queue;
    ur_usm_pool_handle_t pool;
    const ur_exp_async_usm_alloc_properties_t *properties;
    uint32_t count;
    const ur_event_handle_t *events;
    void **at;
    ur_event_handle_t *event;
};

static ur_result_t call_device(const struct asked *a, size_t size) {
    return NEXT->ddi.EnqueueExp.pfnUSMDeviceAllocExp(a->queue, a->pool, size, a->properties,
                                                     a->count, a->events, a->at, a->event);
}

static ur_result_t call_shared(const struct asked *a, size_t size) {
    return NEXT->ddi.EnqueueExp.pfnUSMSharedAllocExp(a->queue, a->pool, size, a->properties,
                                                     a->count, a->events, a->at, a->event);
}

static ur_result_t call_host(const struct asked *a, size_t size) {
    return NEXT->ddi.EnqueueExp.pfnUSMHostAllocExp(a->queue, a->pool, size, a->properties, a->count,
                                                   a->events, a->at, a->event);
}

static ur_result_t queued_allocate(const struct asked *asked, size_t size,
                                   ur_result_t (*call)(const struct asked *, size_t),
                                   const char *by) {
    ur_context_handle_t context = asked->queue ? ur_check_context_of(asked->queue) : NULL;
    if (!context || ur_check_is_captured(asked->queue)) {
        return call(asked, size);
    }
    ur_result_t result = call(asked, ur_check_spaced(asked->pool, size));
    if (ur_check_gave_back(context, result)) {
        result = call(asked, size);
    }
    if (result == UR_RESULT_SUCCESS && asked->at) {
        queued_lock();
        ur_check_usm_made(ur_check_context(context), asked->pool, *asked->at, size, by);
        if (call == call_device) {
            ur_check_blank(ur_check_context(context), *asked->at);
        }
        queued_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL device_alloc(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                           size_t size,
                                           const ur_exp_async_usm_alloc_properties_t *properties,
                                           uint32_t count, const ur_event_handle_t *waits,
                                           void **at, ur_event_handle_t *event) {
    struct asked asked = {queue, pool, properties, count, waits, at, event};
    return queued_allocate(&asked, size, call_device, "urEnqueueUSMDeviceAllocExp");
}

static ur_result_t UR_APICALL shared_alloc(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                           size_t size,
                                           const ur_exp_async_usm_alloc_properties_t *properties,
                                           uint32_t count, const ur_event_handle_t *waits,
                                           void **at, ur_event_handle_t *event) {
    struct asked asked = {queue, pool, properties, count, waits, at, event};
    return queued_allocate(&asked, size, call_shared, "urEnqueueUSMSharedAllocExp");
}

static ur_result_t UR_APICALL host_alloc(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                         size_t size,
                                         const ur_exp_async_usm_alloc_properties_t *properties,
                                         uint32_t count, const ur_event_handle_t *waits, void **at,
                                         ur_event_handle_t *event) {
    struct asked asked = {queue, pool, properties, count, waits, at, event};
    return queued_allocate(&asked, size, call_host, "urEnqueueUSMHostAllocExp");
}

/* ---- frees ----------------------------------------------------------------------------------- */

static ur_result_t UR_APICALL free_queued(ur_queue_handle_t queue, ur_usm_pool_handle_t pool,
                                          void *at, uint32_t count, const ur_event_handle_t *waits,
                                          ur_event_handle_t *event) {
    const uint32_t one = 1;
    ur_context_handle_t handle = queue && at ? ur_check_context_of(queue) : NULL;
    if (!handle) {
        return NEXT->ddi.EnqueueExp.pfnUSMFreeExp(queue, pool, at, count, waits, event);
    }
    bool captured = ur_check_is_captured(queue);
    queued_lock();
    struct ur_check_context *context = ur_check_context(handle);
    /* Freed once more: really freed first, so that the adapter says what it has to say. */
    struct ur_check_usm *again = context && !captured ? ur_check_take_one(context, at) : NULL;
    struct ur_check_usm *usm =
        context && !captured ? ur_check_usm_ending(context, at, "urEnqueueUSMFreeExp") : NULL;
    struct ur_check_flag *flag = usm ? take_flag(context) : NULL;
    if (flag) {
        usm->flag = flag;
        usm->freed = true;
    } else if (context && !captured) {
        ur_check_usm_gone(context, at, true);
    }
    queued_unlock();
    ur_check_give_back(again);
    if (!flag) {
        return NEXT->ddi.EnqueueExp.pfnUSMFreeExp(queue, pool, at, count, waits, event);
    }
    ur_result_t result = NEXT->ddi.Enqueue.pfnUSMFill(queue, flag->at, sizeof(one), &one,
                                                      sizeof(one), count, waits, event);
    struct ur_check_usm *excess = NULL;
    queued_lock();
    if (result == UR_RESULT_SUCCESS) {
        ur_check_keep(usm);
        if (event) {
            change_event(*event, 0);
        }
        excess = ur_check_take_excess(context);
    } else {
        usm->flag = NULL;
        usm->freed = false;
        flag->given = false;
        ur_check_flag_return(context, flag);
        ur_check_usm_gone(context, at, true);
    }
    queued_unlock();
    ur_check_give_back(excess);
    return result == UR_RESULT_SUCCESS
               ? result
               : NEXT->ddi.EnqueueExp.pfnUSMFreeExp(queue, pool, at, count, waits, event);
}

void ur_check_follow_queued(ur_layer_dditable_t *out) {
    out->ddi.EnqueueExp.pfnUSMDeviceAllocExp = device_alloc;
    out->ddi.EnqueueExp.pfnUSMSharedAllocExp = shared_alloc;
    out->ddi.EnqueueExp.pfnUSMHostAllocExp = host_alloc;
    out->ddi.EnqueueExp.pfnUSMFreeExp = free_queued;
    out->ddi.Event.pfnRetain = queued_event_retain;
    out->ddi.Event.pfnRelease = queued_event_release;
    out->ddi.Event.pfnGetInfo = event_info;
}
