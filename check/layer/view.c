/* Memory that kernels read and the host writes. Where the device of a context has memory of its own
 * kernels read a copy there, since each read over its bus would take as long as a hundred in it.
 *
 * Copies are made by a queue of the layer's own, when something has changed and before the next
 * launch, whose queue waits for them on the device; the host does not. They are read from where the
 * host writes, at any time until then. So what changes there meanwhile must be nothing that kernels
 * from before look at, or must be right for them, too; where the table begins, which would show
 * them what is not copied yet, has memory of its own for each copy. The layer's lock is held. */
#include <stdlib.h>
#include <string.h>

#include "base/log.h"
#include "layer.h"

#define NEXT (ur_checking.next)

enum { PAGE_BYTES = 4096, NEAR = 256 };

/* Memory that one table after another is copied from. */
struct page {
    void *memory;
    struct page *next;
};

struct ur_check_device {
    ur_device_handle_t handle;
    ur_queue_handle_t queue;
    ur_event_handle_t sent; /* of the last copies; NULL: they are over */
    uint64_t version;       /* how often there were some */
    bool lacks;             /* memory was short */
    bool unsent, table_changed;
    struct ur_check_view *changed; /* that are to be copied */
    struct page *pages;
    size_t used; /* of the first page (bytes) */
};

/* A job waits until the next one is there, as the last one is to have an event. */
struct copy {
    uintptr_t to;
    const void *from;
    size_t size;
};

static bool submit(struct ur_check_device *device, const struct copy *copy,
                   ur_event_handle_t *event) {
    return !copy->size ||
           NEXT->ddi.Enqueue.pfnUSMMemcpy(device->queue, false, (void *)copy->to, copy->from,
                                          copy->size, 0, NULL, event) == UR_RESULT_SUCCESS;
}

static bool has_own_memory(ur_device_handle_t device) {
    ur_device_type_t type = UR_DEVICE_TYPE_CPU;
    ur_device_usm_access_capability_flags_t usm = 0;
    ur_bool_t shared = false;
    if (NEXT->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_TYPE, sizeof(type), &type, NULL) ||
        NEXT->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_USM_DEVICE_SUPPORT, sizeof(usm), &usm,
                                    NULL)) {
        return false;
    }
    (void)NEXT->ddi.Device.pfnGetInfo(device, UR_DEVICE_INFO_HOST_UNIFIED_MEMORY, sizeof(shared),
                                      &shared, NULL);
    return type != UR_DEVICE_TYPE_CPU && (usm & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS) &&
           !shared;
}

void ur_check_views_begin(struct ur_check_context *context, ur_device_handle_t handle) {
    struct ur_check_device *device = has_own_memory(handle) ? calloc(1, sizeof(*device)) : NULL;
    if (!device || NEXT->ddi.Queue.pfnCreate(context->handle, handle, NULL, &device->queue) !=
                       UR_RESULT_SUCCESS) {
        free(device);
        return;
    }
    device->handle = handle;
    context->device = device;
}

static void *aligned(void *memory) {
    return (void *)(((uintptr_t)memory + UR_CHECK_LINE - 1) & ~(uintptr_t)(UR_CHECK_LINE - 1));
}

static void copy_too(struct ur_check_context *context, struct ur_check_view *view) {
    struct ur_check_device *device = context->device;
    if (!device || device->lacks) {
        return;
    }
    if (NEXT->ddi.USM.pfnDeviceAlloc(context->handle, device->handle, NULL, NULL,
                                     view->size + UR_CHECK_LINE, &view->copy)) {
        view->copy = NULL;
        device->lacks = true;
        ur_log_warning("memory of the device is short for what checked kernels look up: from here "
                       "on they read it from the host's, which takes longer");
        return;
    }
    view->seen = (uintptr_t)aligned(view->copy);
    ur_check_view_wrote(context, view, view->here, view->size);
}

bool ur_check_view_make(struct ur_check_context *context, size_t size, struct ur_check_view *view) {
    *view = (struct ur_check_view){.size = size};
    if (NEXT->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, size + UR_CHECK_LINE,
                                   &view->memory)) {
        return false;
    }
    memset(view->memory, 0, size + UR_CHECK_LINE);
    view->here = aligned(view->memory);
    view->seen = (uintptr_t)view->here;
    copy_too(context, view);
    return true;
}

/* What leads to one that is to be copied; NULL: it is not. */
static struct ur_check_view **link_of(struct ur_check_context *context,
                                      const struct ur_check_view *view) {
    struct ur_check_view **link = view->count ? &context->device->changed : NULL;
    while (link && *link != view) {
        link = &(*link)->next;
    }
    return link;
}

void ur_check_view_end(struct ur_check_context *context, struct ur_check_view *view, bool idle) {
    struct ur_check_view **link = link_of(context, view);
    if (link) {
        *link = view->next;
    }
    if (view->copy) {
        (void)NEXT->ddi.Queue.pfnFinish(context->device->queue);
    }
    if (idle && view->copy) {
        NEXT->ddi.USM.pfnFree(context->handle, view->copy);
    }
    if (idle && view->memory) {
        NEXT->ddi.USM.pfnFree(context->handle, view->memory);
    }
    *view = (struct ur_check_view){0};
}

void ur_check_view_move(struct ur_check_context *context, struct ur_check_view *from,
                        struct ur_check_view *to) {
    struct ur_check_view **link = link_of(context, from);
    if (link) {
        *link = to;
    }
    *to = *from;
    *from = (struct ur_check_view){0};
}

void ur_check_view_wrote(struct ur_check_context *context, struct ur_check_view *view,
                         const volatile void *at, size_t size) {
    if (!view->copy) {
        return;
    }
    size_t from = (size_t)((const volatile char *)at - (const char *)view->here), to = from + size;
    /* What lies between it and the nearest part is as it was. */
    size_t least = view->count == VIEW_CHANGES ? SIZE_MAX : NEAR;
    struct ur_check_part *part = NULL;
    for (unsigned i = 0; i < view->count; i++) {
        struct ur_check_part *near = &view->changed[i];
        size_t distance = from > near->to ? from - near->to : near->from > to ? near->from - to : 0;
        if (distance <= least) {
            least = distance;
            part = near;
        }
    }
    if (view->count == 0) {
        view->next = context->device->changed;
        context->device->changed = view;
    }
    if (!part) {
        part = &view->changed[view->count++];
        *part = (struct ur_check_part){from, to};
    }
    part->from = from < part->from ? from : part->from;
    part->to = to > part->to ? to : part->to;
    context->device->unsent = true;
}

/* ---- the table ------------------------------------------------------------------------------- */

/* Copies from the page that is in use may be on their way. */
static struct ur_check_table *next_words(struct ur_check_context *context) {
    struct ur_check_device *device = context->device;
    if (!device->pages || device->used + sizeof(struct ur_check_table) > PAGE_BYTES) {
        struct page *page = calloc(1, sizeof(*page));
        if (!page ||
            NEXT->ddi.USM.pfnHostAlloc(context->handle, NULL, NULL, PAGE_BYTES, &page->memory)) {
            free(page);
            return NULL;
        }
        page->next = device->pages;
        device->pages = page;
        device->used = 0;
    }
    struct ur_check_table *words =
        (struct ur_check_table *)((char *)device->pages->memory + device->used);
    device->used += sizeof(*words);
    return words;
}

static bool is_over(struct ur_check_device *device) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    if (device->sent &&
        (NEXT->ddi.Event.pfnGetInfo(device->sent, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS,
                                    sizeof(status), &status, NULL) ||
         status != UR_EVENT_STATUS_COMPLETE)) {
        return false;
    }
    if (device->sent) {
        NEXT->ddi.Event.pfnRelease(device->sent);
        device->sent = NULL;
    }
    return true;
}

static void free_pages(struct ur_check_context *context, struct page **link) {
    for (struct page *page; (page = *link) != NULL;) {
        *link = page->next;
        NEXT->ddi.USM.pfnFree(context->handle, page->memory);
        free(page);
    }
}

void ur_check_table_set(struct ur_check_context *context, struct ur_check_view *table,
                        uint64_t known, uint64_t root) {
    struct ur_check_table *here = table->here;
    __atomic_store_n(&here->known, known, __ATOMIC_RELEASE);
    __atomic_store_n(&here->root, root, __ATOMIC_RELEASE);
    if (table->copy) {
        context->device->unsent = context->device->table_changed = true;
    }
}

/* ---- copies ---------------------------------------------------------------------------------- */

static bool send_views(struct ur_check_device *device, bool last, struct copy *waiting) {
    struct ur_check_view **link = &device->changed, *view;
    while ((view = *link) != NULL) {
        if (view->last != last) {
            link = &view->next;
            continue;
        }
        for (unsigned i = 0; i < view->count; i++) {
            const struct ur_check_part *part = &view->changed[i];
            if (!submit(device, waiting, NULL)) {
                return false;
            }
            *waiting = (struct copy){view->seen + part->from, (const char *)view->here + part->from,
                                     part->to - part->from};
        }
        view->count = 0;
        *link = view->next;
    }
    return true;
}

static bool send_table(struct ur_check_context *context, const struct ur_check_view *table,
                       struct copy *waiting) {
    struct ur_check_device *device = context->device;
    if (!device->table_changed) {
        return true;
    }
    struct ur_check_table *words = next_words(context);
    if (!words || !submit(device, waiting, NULL)) {
        return false;
    }
    *words = *(const struct ur_check_table *)table->here;
    *waiting = (struct copy){table->seen, words, sizeof(*words)};
    device->table_changed = false;
    return true;
}

bool ur_check_views_send(struct ur_check_context *context, const struct ur_check_view *table,
                         bool wait) {
    struct ur_check_device *device = context->device;
    ur_event_handle_t event = NULL;
    struct copy waiting = {0};
    if (!device || !device->unsent) {
        return true;
    }
    if (is_over(device) && device->pages) {
        free_pages(context, &device->pages->next);
        device->used = 0;
    }
    /* What begins the way of a kernel comes behind what it leads to. */
    if (!send_views(device, false, &waiting) || !send_table(context, table, &waiting) ||
        !send_views(device, true, &waiting) || !submit(device, &waiting, &event)) {
        return false;
    }
    if (event) {
        if (device->sent) {
            NEXT->ddi.Event.pfnRelease(device->sent);
        }
        device->sent = event;
        device->version++;
    }
    device->unsent = false;
    return !wait || NEXT->ddi.Queue.pfnFinish(device->queue) == UR_RESULT_SUCCESS;
}

bool ur_check_views_are_sent(const struct ur_check_context *context) {
    return !context->device || is_over(context->device);
}

bool ur_check_views_await(struct ur_check_context *context, ur_queue_handle_t queue,
                          uint64_t *version) {
    struct ur_check_device *device = context->device;
    if (!device || *version == device->version || is_over(device)) {
        return true;
    }
    /* What is captured runs behind another call, which comes here, too. */
    if (ur_check_is_captured(queue)) {
        return true;
    }
    if (NEXT->ddi.Enqueue.pfnEventsWaitWithBarrier(queue, 1, &device->sent, NULL)) {
        return NEXT->ddi.Event.pfnWait(1, &device->sent) == UR_RESULT_SUCCESS;
    }
    *version = device->version;
    return true;
}

void ur_check_views_over(struct ur_check_context *context) {
    struct ur_check_device *device = context->device;
    if (!device) {
        return;
    }
    (void)NEXT->ddi.Queue.pfnFinish(device->queue);
    if (device->sent) {
        NEXT->ddi.Event.pfnRelease(device->sent);
    }
    NEXT->ddi.Queue.pfnRelease(device->queue);
    free_pages(context, &device->pages);
    free(device);
    context->device = NULL;
}
