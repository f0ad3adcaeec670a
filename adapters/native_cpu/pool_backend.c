/* Memory, events and queues as the allocator of USM wants them (pool/backend.h). */
#include <string.h>

#include "capture/pages.h"
#include "ipc_memory.h"
#include "ncpu.h"
#include "ops.h"
#include "physical_mem.h"
#include "pool/window.h"

/* ---- events and queues ---- */

static enum ur_event_state event_state(void *event) {
    return eng_command_peek(((ur_event_handle_t)event)->command) <= ENG_COMPLETE ? UR_EVENT_DONE
                                                                                 : UR_EVENT_PENDING;
}

static void pool_backend_event_retain(void *event) {
    ur_object_retain(event);
}

static void pool_backend_event_release(void *event) {
    ncpu_event_release(event);
}

static const struct ur_stamp *event_stamp(void *event) {
    return &((ur_event_handle_t)event)->stamp;
}

static void event_settle(void *event) {
    eng_command_sleep(((ur_event_handle_t)event)->command);
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_open(&submit, queue, UR_COMMAND_EVENTS_WAIT, "wait for freed memory",
                                   count, (const ur_event_handle_t *)events, NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* Memory is free for use also where the command before its free failed. */
    submit.engine.flags = ENG_RUN_ALWAYS;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

static ur_result_t signal_event(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                                void **event) {
    struct ncpu_submit submit;
    ur_event_handle_t made;
    ur_result_t result = ncpu_open(&submit, queue, kind, "USM order", count,
                                   (const ur_event_handle_t *)(count ? events : NULL), &made);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ncpu_end(&submit, eng_marker(&submit.engine));
    if (result == UR_RESULT_SUCCESS) {
        *event = made;
    }
    return result;
}

/* Also of a queue that was released. */
static ur_result_t pool_backend_mark(void *queue, void **event) {
    struct ncpu_submit submit;
    ur_result_t result = ncpu_open(&submit, queue, UR_COMMAND_EVENTS_WAIT, "wait", 0, NULL,
                                   (ur_event_handle_t *)event);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    submit.engine.flags = ENG_WAIT_STREAM;
    return ncpu_end(&submit, eng_marker(&submit.engine));
}

static bool pool_backend_may_wait(void) {
    return !eng_on_worker(ncpu_engine());
}

/* Where commands run only while the host waits, this is a wait of its. */
static bool run_single(void) {
    if (ncpu_single) {
        (void)eng_settle(ncpu_engine(), 0);
    }
    return false;
}

static ur_result_t zero(void *queue, void *memory, size_t size, void *const *events, uint32_t count,
                        void **event) {
    struct ncpu_submit submit;
    ur_event_handle_t made;
    ur_result_t result =
        ncpu_open(&submit, queue, UR_COMMAND_USM_FILL, "zero new memory", count,
                  (const ur_event_handle_t *)(count ? events : NULL), event ? &made : NULL);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    /* The check hears of the allocation only after it: to it the memory is still what it was
     * before. */
    submit.engine.flags = ENG_UNCHECKED;
    result = ncpu_end(&submit, eng_fill(&submit.engine, memory, "", 1, size));
    if (result == UR_RESULT_SUCCESS && event) {
        *event = made;
    }
    return result;
}

static ur_result_t zero_now(void *context, void *device, enum ur_pool_mem type, void *memory,
                            size_t size) {
    (void)context, (void)device, (void)type;
    memset(memory, 0, size);
    return UR_RESULT_SUCCESS;
}

static bool queue_idle(void *queue) {
    return eng_stream_idle(((ur_queue_handle_t)queue)->stream);
}

/* ncpu_begin numbers commands as the lane does. */
static uint64_t queue_reached(void *queue) {
    return eng_stream_reached(((ur_queue_handle_t)queue)->stream);
}

/* ---- memory ---- */

static bool pool_backend_context_retain(void *context) {
    return ur_object_retain_live(&((ur_context_handle_t)context)->object);
}

static void pool_backend_context_release(void *context) {
    ncpu_context_release(context);
}

static void *addresses(struct ur_window_owner owner, size_t size, size_t align) {
    (void)owner;
    return eng_pages_reserve(size, align);
}

static void no_addresses(struct ur_window_owner owner, void *start, size_t size) {
    (void)owner;
    eng_pages_unreserve(start, size);
}

/* How the engine knows pages of the file that is shared (ipc_memory.h). */
static const char in_file;

/* Pages for reserved addresses. */
static ur_result_t use_pages(enum ur_pool_mem type, void *start, size_t size) {
    bool shared = ncpu_ipc_on();
    int result =
        eng_pages_use(ncpu_engine(), start, size, shared ? (void *)(uintptr_t)&in_file : NULL);
    if (result == ENG_OK && shared && !ncpu_ipc_map(start, size)) {
        eng_pages_drop(ncpu_engine(), start, size);
        result = ENG_ERR_MEMORY;
    }
    if (result == ENG_ERR_MEMORY && type != UR_POOL_HOST) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, result, "no memory for %zu bytes",
                       size);
    }
    return ncpu_result(result, NULL);
}

static void drop_pages(void *start, size_t size) {
    eng_pages_drop(ncpu_engine(), start, size);
    if (ncpu_ipc_on()) {
        ncpu_ipc_drop(start, size);
    }
}

static ur_result_t pool_backend_map(struct ur_window_owner owner, void *start, size_t size,
                                    uint64_t *notes) {
    (void)notes;
    return use_pages((enum ur_pool_mem)owner.kind, start, size);
}

static void pool_backend_unmap(struct ur_window_owner owner, void *start, size_t size,
                               uint64_t *notes) {
    (void)owner, (void)notes;
    drop_pages(start, size);
}

enum { UNIT = 64 << 10 };
static const struct ur_window_ops window_ops = {addresses, no_addresses, pool_backend_map,
                                                pool_backend_unmap};
static struct ur_windows windows = {.lock = PTHREAD_MUTEX_INITIALIZER,
                                    .ops = &window_ops,
                                    .unit = UNIT,
                                    .align = NCPU_MAX_ALIGN,
                                    .first = (size_t)1 << 32};

static bool parts(void *context, void *device, enum ur_pool_mem type) {
    (void)context, (void)device, (void)type;
    return sizeof(void *) == 8; /* addresses enough to reserve them ahead */
}

/* One allocation that has pages of its own. */
static ur_result_t take_pages(enum ur_pool_mem type, size_t size, size_t align, void **out) {
    size_t page = ncpu_page_size();
    if (size > PTRDIFF_MAX - page) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    }
    size = (size + page - 1) & ~(page - 1);
    void *start = eng_pages_reserve(size, align > page ? align : page);
    if (!start) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_RESOURCES, 0, "no addresses for %zu bytes", size);
    }
    ur_result_t result = use_pages(type, start, size);
    if (result != UR_RESULT_SUCCESS) {
        eng_pages_unreserve(start, size);
        return result;
    }
    *out = start;
    return UR_RESULT_SUCCESS;
}

ur_result_t ncpu_memory_take(enum ur_pool_mem type, size_t size, size_t align, void **out) {
    if (ncpu_ipc_on()) {
        return take_pages(type, size, align, out);
    }
    int result = eng_mem_alloc(ncpu_engine(), size, align, NULL, out);
    if (result == ENG_ERR_MEMORY && type != UR_POOL_HOST) {
        return ur_fail(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY, result, "no memory for %zu bytes",
                       size);
    }
    return ncpu_result(result, NULL);
}

void ncpu_memory_give(void *memory) {
    struct eng_mem known;
    if (ncpu_ipc_on() && eng_mem_find(ncpu_engine(), memory, &known) && known.tag == &in_file) {
        drop_pages(memory, known.size);
        eng_pages_unreserve(memory, known.size);
        return;
    }
    /* Memory of the program that was registered and then freed in the order of a queue is no longer
     * registered. */
    if (eng_mem_free(ncpu_engine(), memory) != ENG_OK) {
        eng_mem_unregister(ncpu_engine(), memory);
    }
}

/* ---- memory of graphs (capture/pages.h) ---- */

/* Each run of pages that lie together is a mapping of the system's, and so are the addresses behind
 * memory that was taken. A process has some 65000 for all that it does: no more than these are the
 * graphs', and without one they have memory as everybody does. */
enum { MOST_MAPPINGS = 16384, TAKEN_MAPPINGS = 2 };
static _Atomic size_t mappings;

static bool add_mappings(size_t count) {
    if (atomic_fetch_add_explicit(&mappings, count, memory_order_relaxed) + count <=
        MOST_MAPPINGS) {
        return true;
    }
    atomic_fetch_sub_explicit(&mappings, count, memory_order_relaxed);
    return false;
}

static void drop_mappings(size_t count) {
    atomic_fetch_sub_explicit(&mappings, count, memory_order_relaxed);
}

/* Addresses without memory follow, so pages side by side are of one mapping. */
static ur_result_t take_shared(void *context, void *device, enum ur_pool_mem type, size_t size,
                               void **out) {
    (void)context, (void)device;
    size_t page = ncpu_page_size();
    if (size > ncpu_memory_size()) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    if (!add_mappings(TAKEN_MAPPINGS)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    int result = ENG_ERR_MEMORY;
    void *start = eng_pages_reserve(size + page, page);
    if (!start) {
        goto drop;
    }
    result = eng_pages_share(ncpu_engine(), start, size, NULL);
    if (result != ENG_OK) {
        goto unreserve;
    }
    *out = start;
    return UR_RESULT_SUCCESS;

unreserve:
    eng_pages_unreserve(start, size + page);
drop:
    drop_mappings(TAKEN_MAPPINGS);
    return result == ENG_ERR_MEMORY && type != UR_POOL_HOST
               ? ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)
               : ncpu_result(result, NULL);
}

static ur_result_t map_again(void *context, void *device, enum ur_pool_mem type, void *const *pages,
                             size_t count, void **out, size_t *note) {
    (void)context, (void)device, (void)type;
    size_t page = ncpu_page_size(), runs = 1;
    for (size_t i = 1; i < count; ++i) {
        runs += (char *)pages[i] != (char *)pages[i - 1] + page;
    }
    if (!add_mappings(runs)) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    int result = ENG_ERR_MEMORY;
    void *start = eng_pages_reserve(count * page, page);
    if (!start) {
        goto drop;
    }
    result = eng_pages_again(ncpu_engine(), start, pages, count, page, NULL);
    if (result != ENG_OK) {
        goto unreserve;
    }
    *note = runs;
    *out = start;
    return UR_RESULT_SUCCESS;

unreserve:
    eng_pages_unreserve(start, count * page);
drop:
    drop_mappings(runs);
    return ncpu_result(result, NULL);
}

static void give_shared(void *context, void *device, enum ur_pool_mem type, void *start,
                        size_t size, size_t note) {
    (void)context, (void)device, (void)type;
    eng_pages_close(ncpu_engine(), start, size);
    if (!note) {
        eng_pages_unreserve((char *)start + size, ncpu_page_size());
        eng_mem_uncharge(ncpu_engine(), size);
    }
    drop_mappings(note ? note : TAKEN_MAPPINGS);
}

const struct ur_page_ops ncpu_graph_pages = {ncpu_page_size, take_shared, map_again, give_shared};

/* ---- memory of pools ---- */

static ur_result_t pool_backend_reserve(void *context, void *device, enum ur_pool_mem type,
                                        size_t size, size_t align, uint32_t flags, void **out) {
    if (!(flags & UR_POOL_IN_PARTS)) {
        return ncpu_memory_take(type, size, align, out);
    }
    return ur_windows_take(&windows, (struct ur_window_owner){context, device, (int)type}, size,
                           align, out);
}

static void pool_backend_release(void *context, void *device, enum ur_pool_mem type, void *memory,
                                 size_t size) {
    (void)context, (void)device, (void)type;
    if (!ur_windows_give(&windows, memory, size)) {
        ncpu_memory_give(memory);
    }
}

const struct ur_pool_backend ncpu_pool_backend = {
    .context_retain = pool_backend_context_retain,
    .context_release = pool_backend_context_release,
    .reserve = pool_backend_reserve,
    .release = pool_backend_release,
    .event_state = event_state,
    .event_retain = pool_backend_event_retain,
    .event_release = pool_backend_event_release,
    .event_stamp = event_stamp,
    .event_settle = event_settle,
    .queue_wait = queue_wait,
    .signal = signal_event,
    .mark = pool_backend_mark,
    .may_wait = pool_backend_may_wait,
    .pause = run_single,
    .queue_reached = queue_reached,
    .queue_idle = queue_idle,
    .zero = zero,
    .zero_now = zero_now,
    .now = eng_now,
    .parts = parts,
    .max_align = NCPU_MAX_ALIGN,
    .granularity = UNIT,
};
