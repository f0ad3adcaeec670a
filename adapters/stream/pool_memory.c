/* Where pools take memory from the driver: in parts, with pieces behind reserved addresses, or in
 * one piece. */
#include "base/ranges.h"
#include "capture/pages.h"
#include "held.h"
#include "ops.h"
#include "pool/window.h"
#include "pool_backend.h"

/* ---- memory in parts: addresses, with memory of the driver's smallest piece behind them ------ */

enum { UNIT = STREAM_PIECE };

static struct stream_place *owner_place(struct ur_window_owner owner) {
    return stream_pool_place(owner.context, owner.device);
}

static void *take_addresses(struct ur_window_owner owner, size_t size, size_t align) {
    void *start = NULL;
    if (drv_make_current(owner_place(owner)->native) != DRV_OK ||
        drv_reserve(&start, size, NULL) != DRV_OK) {
        return NULL;
    }
    if ((uintptr_t)start % align) {
        (void)drv_unreserve(start, size);
        return NULL;
    }
    return start;
}

static void give_addresses(struct ur_window_owner owner, void *start, size_t size) {
    if (stream_entered(owner_place(owner))) {
        (void)drv_unreserve(start, size);
    }
}

/* Other devices reach it if they can reach this device's memory at all, as they do memory allocated
 * in one piece once access to it is enabled. */
static drv_result open_to_devices(ur_device_handle_t device, void *start, size_t size) {
    drv_result native = drv_access_set(start, size, device->ordinal, DRV_ACCESS_READ_WRITE);
    for (uint32_t i = 0; native == DRV_OK && i < device->platform->device_count; ++i) {
        ur_device_handle_t peer = device->platform->devices[i];
        int possible = 0;
        if (peer != device &&
            drv_peer_possible(&possible, peer->native, device->native) == DRV_OK && possible) {
            native = drv_access_set(start, size, peer->ordinal, DRV_ACCESS_READ_WRITE);
        }
    }
    return native;
}

/* A piece of memory goes when it is unmapped: nothing else holds it. */
static ur_result_t map_memory(struct ur_window_owner owner, void *start, size_t size,
                              uint64_t *notes) {
    (void)notes;
    struct stream_place *place = owner_place(owner);
    ur_result_t result = stream_enter(place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t done = 0;
    drv_result native = DRV_OK;
    bool shared = place->device->attr[DRV_ATTR_EXPORT_FD] > 0 && drv_can_share_mapped();
    while (done < size) {
        drv_physical piece;
        native = drv_physical_create(&piece, UNIT, place->device->ordinal, shared);
        if (native != DRV_OK && native != DRV_NO_MEMORY && shared) {
            shared = false; /* then it stays with this process */
            continue;
        }
        if (native != DRV_OK) {
            break;
        }
        native = drv_map_memory((char *)start + done, UNIT, piece, 0);
        (void)drv_physical_release(piece);
        if (native != DRV_OK) {
            break;
        }
        done += UNIT;
    }
    if (native == DRV_OK) {
        native = open_to_devices(place->device, start, size);
    }
    if (native == DRV_OK) {
        return UR_RESULT_SUCCESS;
    }
    while (done > 0) {
        done -= UNIT;
        (void)drv_unmap_memory((char *)start + done, UNIT);
    }
    return native == DRV_NO_MEMORY ? ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY)
                                   : stream_fail(native, "mapping memory");
}

static void unmap_memory(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes) {
    (void)notes;
    if (!stream_entered(owner_place(owner))) {
        return;
    }
    for (size_t done = 0; done < size; done += UNIT) {
        (void)drv_unmap_memory((char *)start + done, UNIT);
    }
}

static const struct ur_window_ops window_ops = {take_addresses, give_addresses, map_memory,
                                                unmap_memory};
static struct ur_windows windows = {.lock = PTHREAD_MUTEX_INITIALIZER,
                                    .ops = &window_ops,
                                    .unit = UNIT,
                                    .align = UNIT,
                                    .first = (size_t)1 << 33};

bool stream_pool_parts(void *context, void *device, enum ur_pool_mem type) {
    if (type != UR_POOL_DEVICE || !drv_has_virtual()) {
        return false;
    }
    struct stream_place *place = stream_pool_place(context, device);
    size_t unit = 0;
    return place->device->attr[DRV_ATTR_VIRTUAL_MEMORY] > 0 &&
           drv_make_current(place->native) == DRV_OK &&
           drv_granularity(&unit, place->device->ordinal, false) == DRV_OK && unit &&
           UNIT % unit == 0;
}

/* ---- memory in one piece --------------------------------------------------------------------- */

/* Memory that the allocator took, whether it gave it out or not: the driver knows it, and that says
 * nothing to a program that asks about a pointer. */
struct segment {
    struct ur_range range; /* first */
    void *raw;             /* as the driver gave it; in front of it where it had to be aligned */
};
static pthread_mutex_t segment_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the next two */
static struct ur_ranges segments;
static struct ur_ranges graph_pages; /* addresses of the graphs' */

bool stream_is_reserved(const void *pointer) {
    pthread_mutex_lock(&segment_lock);
    bool found = ur_ranges_overlap(&segments, (uintptr_t)pointer, 1) != NULL;
    pthread_mutex_unlock(&segment_lock);
    return found || ur_windows_has(&windows, pointer);
}

/* What the driver is to be given back for this memory; NULL: it was not taken here. */
static void *forget_segment(void *memory) {
    void *raw = NULL;
    pthread_mutex_lock(&segment_lock);
    struct ur_range *found = ur_ranges_overlap(&segments, (uintptr_t)memory, 1);
    if (found && found->base == (uintptr_t)memory) {
        ur_ranges_remove(&segments, found);
        raw = ((struct segment *)found)->raw;
    } else {
        found = NULL;
    }
    pthread_mutex_unlock(&segment_lock);
    free(found);
    return raw;
}

bool stream_is_in_pieces(const void *pointer) {
    pthread_mutex_lock(&segment_lock);
    bool found = ur_ranges_overlap(&graph_pages, (uintptr_t)pointer, 1) != NULL;
    pthread_mutex_unlock(&segment_lock);
    return found || ur_windows_has(&windows, pointer);
}

static drv_result pool_memory_take(enum ur_pool_mem type, size_t size, void **memory) {
    return type == UR_POOL_HOST     ? drv_alloc_host(memory, size)
           : type == UR_POOL_DEVICE ? drv_alloc_device(memory, size)
                                    : drv_alloc_managed(memory, size);
}

static void pool_memory_give(enum ur_pool_mem type, void *memory) {
    (void)(type == UR_POOL_HOST     ? drv_free_host(memory)
           : type == UR_POOL_DEVICE ? drv_free_device(memory)
                                    : drv_free_managed(memory));
}

ur_result_t stream_pool_reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                                size_t align, uint32_t flags, void **out) {
    if (flags & UR_POOL_IN_PARTS) {
        return ur_windows_take(&windows, (struct ur_window_owner){context, device, (int)type}, size,
                               align, out);
    }
    ur_result_t result = stream_enter(stream_pool_place(context, device));
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct segment *segment = malloc(sizeof(*segment));
    if (!segment) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    void *raw = NULL;
    drv_result native = pool_memory_take(type, size, &raw);
    if (native == DRV_OK && align && (uintptr_t)raw % align != 0) {
        /* More aligned than the driver does by itself. */
        pool_memory_give(type, raw);
        native =
            size > SIZE_MAX - align ? DRV_NO_MEMORY : pool_memory_take(type, size + align, &raw);
    }
    if (native == DRV_OK) {
        char *memory = raw;
        if (align && (uintptr_t)raw % align != 0) {
            memory += align - (uintptr_t)raw % align;
        }
        *segment = (struct segment){.range = {.base = (uintptr_t)memory, .size = size}, .raw = raw};
        pthread_mutex_lock(&segment_lock);
        ur_ranges_insert(&segments, &segment->range);
        pthread_mutex_unlock(&segment_lock);
        *out = memory;
        return UR_RESULT_SUCCESS;
    }
    free(segment);
    if (native == DRV_NO_MEMORY) {
        return type == UR_POOL_HOST ? ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY)
                                    : ur_refuse(UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    }
    return stream_fail(native, "allocating memory");
}

/* Memory that a host task freed, which the driver waits for, or that commands behind one may use.
 */
struct late {
    struct stream_late late;     /* first */
    ur_context_handle_t context; /* held */
    struct stream_place *place;
    enum ur_pool_mem type;
    void *raw;
};

static void give_late(struct ur_work *work) {
    struct late *late = (struct late *)work;
    if (!ur_exit_enter()) {
        ur_exit_keep(late);
        return;
    }
    if (stream_entered(late->place)) {
        pool_memory_give(late->type, late->raw);
    }
    stream_context_unhold(late->context);
    free(late);
    ur_exit_leave();
}

void stream_pool_release(void *context_, void *device, enum ur_pool_mem type, void *memory,
                         size_t size) {
    ur_context_handle_t context = context_;
    if (ur_windows_give(&windows, memory, size)) {
        return;
    }
    struct stream_place *place = stream_pool_place(context, device);
    void *raw = forget_segment(memory);
    if (!stream_entered(place)) {
        return;
    }
    /* What this process took is given back even if it is also open as memory of another one. */
    static const enum stream_foreign_kind kinds[] = {STREAM_REGISTERED, STREAM_IPC,
                                                     STREAM_IPC_PIECES};
    for (size_t i = 0; !raw && i < sizeof(kinds) / sizeof(kinds[0]); ++i) {
        struct stream_foreign *foreign = stream_foreign_take(context, memory, kinds[i]);
        if (foreign) {
            (void)stream_foreign_close(foreign);
            free(foreign);
            return;
        }
    }
    raw = raw ? raw : memory; /* memory with a pitch, which the driver aligned */
    bool held = atomic_load_explicit(&context->held_count, memory_order_relaxed) != 0;
    struct late *late = held || ur_worker_here() ? malloc(sizeof(*late)) : NULL;
    if (!late) {
        pool_memory_give(type, raw);
        return;
    }
    *late = (struct late){{.work.run = give_late}, context, place, type, raw};
    stream_context_hold(context);
    if (!stream_put_off(context, &late->late)) {
        ur_worker_run(&late->late.work);
    }
}

/* ---- memory of graphs (capture/pages.h) ------------------------------------------------------ */

static size_t graph_unit(void) {
    return UNIT;
}

/* Puts addresses that have memory into the set; they go where the host has no memory for that. */
static ur_result_t note_pages(struct ur_window_owner owner, void *start, size_t size) {
    struct ur_range *range = malloc(sizeof(*range));
    if (!range) {
        unmap_memory(owner, start, size, NULL);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *range = (struct ur_range){.base = (uintptr_t)start, .size = size};
    pthread_mutex_lock(&segment_lock);
    ur_ranges_insert(&graph_pages, range);
    pthread_mutex_unlock(&segment_lock);
    return UR_RESULT_SUCCESS;
}

static ur_result_t take_pages(void *context, void *device, enum ur_pool_mem type, size_t size,
                              void **out) {
    struct ur_window_owner owner = {context, device, (int)type};
    void *start = take_addresses(owner, size, UNIT);
    if (!start) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    ur_result_t result;
    UR_POOL_WITH_ROOM(result, map_memory(owner, start, size, NULL));
    if (result == UR_RESULT_SUCCESS) {
        result = note_pages(owner, start, size);
    }
    if (result != UR_RESULT_SUCCESS) {
        (void)drv_unreserve(start, size);
        return result;
    }
    *out = start;
    return UR_RESULT_SUCCESS;
}

/* Pre: entered. */
static drv_result map_pieces_again(char *start, void *const *pages, size_t count) {
    drv_result native = DRV_OK;
    size_t done = 0;
    while (native == DRV_OK && done < count) {
        drv_physical piece;
        native = drv_physical_retain(&piece, pages[done]);
        if (native == DRV_OK) {
            native = drv_map_memory(start + done * UNIT, UNIT, piece, 0);
            (void)drv_physical_release(piece);
        }
        done += native == DRV_OK;
    }
    while (native != DRV_OK && done > 0) {
        (void)drv_unmap_memory(start + --done * UNIT, UNIT);
    }
    return native;
}

static ur_result_t map_again(void *context, void *device, enum ur_pool_mem type, void *const *pages,
                             size_t count, void **out, size_t *note) {
    struct ur_window_owner owner = {context, device, (int)type};
    size_t size = count * UNIT;
    (void)note;
    char *start = take_addresses(owner, size, UNIT);
    if (!start) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_RESOURCES);
    }
    ur_result_t result =
        stream_check(map_pieces_again(start, pages, count), "mapping memory a second time");
    if (result != UR_RESULT_SUCCESS) {
        goto unreserve;
    }
    result = stream_check(open_to_devices(owner_place(owner)->device, start, size),
                          "setting access to memory");
    if (result != UR_RESULT_SUCCESS) {
        unmap_memory(owner, start, size, NULL);
        goto unreserve;
    }
    result = note_pages(owner, start, size);
    if (result != UR_RESULT_SUCCESS) {
        goto unreserve;
    }
    *out = start;
    return UR_RESULT_SUCCESS;

unreserve:
    (void)drv_unreserve(start, size);
    return result;
}

/* Commands that use the memory may be under way, and unmapping does not wait. */
static void give_pages(void *context, void *device, enum ur_pool_mem type, void *start, size_t size,
                       size_t note) {
    struct ur_window_owner owner = {context, device, (int)type};
    (void)note;
    pthread_mutex_lock(&segment_lock);
    struct ur_range *range = ur_ranges_overlap(&graph_pages, (uintptr_t)start, 1);
    ur_ranges_remove(&graph_pages, range);
    pthread_mutex_unlock(&segment_lock);
    free(range);
    if (stream_entered(owner_place(owner))) {
        (void)drv_context_wait();
        unmap_memory(owner, start, size, NULL);
        (void)drv_unreserve(start, size);
    }
}

static const struct ur_page_ops graph_ops = {graph_unit, take_pages, map_again, give_pages};

const struct ur_page_ops *stream_graph_pages(ur_context_handle_t context, ur_device_handle_t device,
                                             enum ur_pool_mem type) {
    return drv_can_map_again() && stream_pool_parts(context, device, type) ? &graph_ops : NULL;
}
