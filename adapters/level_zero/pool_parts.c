/* Memory of pools in parts: reserved addresses, with physical memory of one unit each behind them.
 * A unit's physical memory stands in the window's notes. With units of 2 MiB pools of many queues
 * would hold up to 1.4 times what is in use. */
#include <stdlib.h>

#include "context.h"
#include "mem.h"
#include "pool/window.h"
#include "ze.h"

enum { UNIT = ZE_PARTS_UNIT };

/* Addresses as the driver gave them, where those in use had to be aligned. */
struct raw {
    struct raw *next;
    void *start, *given;
    size_t size;
};
static struct raw *raws; /* guarded by the lock of `windows`, which is held over all calls below */

static void *take_addresses(struct ur_window_owner owner, size_t size, size_t align) {
    void *given = NULL;
    if (ze_addresses_reserve(owner.context, NULL, size, &given) != UR_RESULT_SUCCESS) {
        return NULL;
    }
    if ((uintptr_t)given % align == 0) {
        return given;
    }
    ur_context_handle_t context = owner.context;
    ze.zeVirtualMemFree(context->ze, given, size);
    struct raw *raw = malloc(sizeof(*raw));
    size_t more = size + align;
    if (!raw || more < size ||
        ze_addresses_reserve(context, NULL, more, &given) != UR_RESULT_SUCCESS) {
        free(raw);
        return NULL;
    }
    void *start = (void *)(((uintptr_t)given + align - 1) & ~(uintptr_t)(align - 1));
    *raw = (struct raw){raws, start, given, more};
    raws = raw;
    return start;
}

static void give_addresses(struct ur_window_owner owner, void *start, size_t size) {
    ur_context_handle_t context = owner.context;
    struct raw **at = &raws;
    while (*at && (*at)->start != start) {
        at = &(*at)->next;
    }
    struct raw *raw = *at;
    ze.zeVirtualMemFree(context->ze, raw ? raw->given : start, raw ? raw->size : size);
    if (raw) {
        *at = raw->next;
        free(raw);
    }
}

static ze_physical_mem_handle_t handle_of(uint64_t note) {
    return (ze_physical_mem_handle_t)(uintptr_t)note;
}

static ur_result_t map_unit(ur_context_handle_t context, ur_device_handle_t device, void *start,
                            uint64_t *note) {
    ze_physical_mem_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_PHYSICAL_MEM_DESC, .size = UNIT};
    ze_physical_mem_handle_t physical = NULL;
    ur_result_t result = ZE_CHECK(zePhysicalMemCreate, context->ze, device->ze, &desc, &physical);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ZE_CHECK(zeVirtualMemMap, context->ze, start, UNIT, physical, 0,
                      ZE_MEMORY_ACCESS_ATTRIBUTE_READWRITE);
    if (result != UR_RESULT_SUCCESS) {
        goto destroy;
    }
    result = ze_residents_add(context, device, ZE_RESIDENT_MAPPED, start, UNIT);
    if (result != UR_RESULT_SUCCESS) {
        goto unmap;
    }
    *note = (uint64_t)(uintptr_t)physical;
    return result;

unmap:
    ze.zeVirtualMemUnmap(context->ze, start, UNIT);
destroy:
    ze.zePhysicalMemDestroy(context->ze, physical);
    return result;
}

static void unmap_memory(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes) {
    ur_context_handle_t context = owner.context;
    for (size_t i = 0; i < size / UNIT; ++i) {
        void *at = (char *)start + i * UNIT;
        ze_residents_remove(context, at);
        ze.zeVirtualMemUnmap(context->ze, at, UNIT);
        ze.zePhysicalMemDestroy(context->ze, handle_of(notes[i]));
        notes[i] = 0;
    }
}

static ur_result_t map_memory(struct ur_window_owner owner, void *start, size_t size,
                              uint64_t *notes) {
    for (size_t i = 0; i < size / UNIT; ++i) {
        ur_result_t result =
            map_unit(owner.context, owner.device, (char *)start + i * UNIT, &notes[i]);
        if (result != UR_RESULT_SUCCESS) {
            unmap_memory(owner, start, i * UNIT, notes);
            return result;
        }
    }
    return UR_RESULT_SUCCESS;
}

static const struct ur_window_ops ops = {take_addresses, give_addresses, map_memory, unmap_memory};
static struct ur_windows windows = {.lock = PTHREAD_MUTEX_INITIALIZER,
                                    .ops = &ops,
                                    .unit = UNIT,
                                    .align = ZE_MAX_ALIGN,
                                    .first = (size_t)1 << 33};

/* Drivers that have no such memory say so when asked for the size of its pages. */
bool ze_parts_possible(void *context, void *device, enum ur_pool_mem type) {
    ur_context_handle_t c = context;
    ur_device_handle_t on = device ? device : c->devices[0];
    size_t page = 0;
    return type == UR_POOL_DEVICE &&
           ze.zeVirtualMemQueryPageSize(c->ze, on->ze, UNIT, &page) == ZE_RESULT_SUCCESS && page &&
           UNIT % page == 0;
}

ur_result_t ze_parts_take(ur_context_handle_t context, ur_device_handle_t device, size_t size,
                          size_t align, void **out) {
    return ur_windows_take(&windows, (struct ur_window_owner){context, device, UR_POOL_DEVICE},
                           size, align, out);
}

bool ze_parts_give(void *memory, size_t size) {
    return ur_windows_give(&windows, memory, size);
}

bool ze_parts_has(const void *memory) {
    return ur_windows_has(&windows, memory);
}
