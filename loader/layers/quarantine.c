/* Memory that urUSMFree has freed: kept for a while, so that its use is recognised.
 *
 * Nobody else, the host's allocator neither, can get an address before it is given back below. So
 * whatever points into memory that is kept is a mistake, and no other pointer is taken for one.
 */
#include <string.h>

#include "allocations.h"
#include "sink.h"
#include "tracked.h"

/* Past either the oldest is given back; docs/layers.md has them. */
#define MAX_BLOCKS 4096
#define MAX_BYTES ((size_t)256 << 20)

struct block {
    ur_context_handle_t context;
    void *base;
    size_t size;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct block blocks[MAX_BLOCKS]; /* a ring */
static size_t first, count, bytes;
_Atomic bool loader_kept_any;

/* The oldest block, which is no longer kept. False if there is none. */
static bool take_oldest(struct block *block) {
    bool any = count > 0;
    if (any) {
        *block = blocks[first];
        first = (first + 1) % MAX_BLOCKS;
        count--;
        bytes -= block->size;
        atomic_store_explicit(&loader_kept_any, count > 0, memory_order_relaxed);
    }
    return any;
}

static void give_back(const struct block *block) {
    struct loader_allocation was;
    loader_allocation_remove(block->base, &was);
    ur_result_t result = loader_tracked_next->ddi.USM.pfnFree(block->context, block->base);
    if (result != UR_RESULT_SUCCESS) {
        loader_sink_format(&loader_validation_sink, UR_LOGGER_LEVEL_ERROR,
                           "urUSMFree: pMem = %p, which was kept to recognise its use, could not "
                           "be freed: result %d",
                           block->base, (int)result);
    }
}

bool loader_kept_give_back(void) {
    struct block block;
    bool any = false;
    while (atomic_load_explicit(&loader_kept_any, memory_order_relaxed)) {
        pthread_mutex_lock(&lock);
        bool taken = take_oldest(&block);
        pthread_mutex_unlock(&lock);
        if (!taken) {
            break;
        }
        give_back(&block);
        any = true;
    }
    return any;
}

bool loader_keep(unsigned function, ur_context_handle_t context, void *base) {
    struct loader_allocation a;
    if (!(loader_tracked & LOADER_TRACK_LIFETIMES) || !base || !loader_allocation_find(base, &a) ||
        a.base != (uintptr_t)base || a.state != LOADER_ALLOCATION_LIVE || a.place.lane ||
        a.place.queue != context || a.size > MAX_BYTES) {
        return false;
    }
    loader_allocation_keep(base, function);
    for (;;) {
        struct block oldest;
        pthread_mutex_lock(&lock);
        bool full = count == MAX_BLOCKS || bytes + a.size > MAX_BYTES;
        if (full) {
            full = take_oldest(&oldest);
        }
        if (!full) {
            blocks[(first + count) % MAX_BLOCKS] = (struct block){context, base, a.size};
            count++;
            bytes += a.size;
            atomic_store_explicit(&loader_kept_any, true, memory_order_relaxed);
        }
        pthread_mutex_unlock(&lock);
        if (!full) {
            return true;
        }
        give_back(&oldest);
    }
}

ur_result_t loader_alive(unsigned function, unsigned param, int place, const void *pointer) {
    struct loader_allocation a;
    if (!pointer || !loader_allocation_find(pointer, &a) || a.state != LOADER_ALLOCATION_KEPT) {
        return UR_RESULT_SUCCESS;
    }
    if (strstr(loader_function_name(function), "Free")) {
        loader_complain(function, param, place, " = %p is freed twice: %s has freed it", pointer,
                        loader_function_name(a.ended_by));
        return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
    }
    loader_complain(function, param, place,
                    " = %p is used after its free: %s has freed the %zu bytes at %p, which %s made",
                    pointer, loader_function_name(a.ended_by), a.size, (void *)a.base,
                    loader_function_name(a.made_by));
    return UR_RESULT_ERROR_INVALID_MEM_OBJECT;
}

ur_result_t loader_alive_list(unsigned function, unsigned param, size_t size,
                              const void *pointers) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (size_t i = 0; pointers && i < size / sizeof(void *) && result == UR_RESULT_SUCCESS; i++) {
        const void *pointer;
        memcpy(&pointer, (const char *)pointers + i * sizeof(pointer), sizeof(pointer));
        result = loader_alive(function, param, (int)i, pointer);
    }
    return result;
}

ur_result_t loader_alive_args(unsigned function, unsigned param, uint32_t num,
                              const ur_exp_kernel_arg_properties_t *args) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; args && i < num && result == UR_RESULT_SUCCESS; i++) {
        if (args[i].type == UR_EXP_KERNEL_ARG_TYPE_POINTER) {
            result = loader_alive(function, param, (int)i, args[i].value.pointer);
        }
    }
    return result;
}

ur_result_t loader_alive_updates(unsigned function, unsigned param, uint32_t num,
                                 const ur_exp_command_buffer_update_kernel_launch_desc_t *updates) {
    ur_result_t result = UR_RESULT_SUCCESS;
    for (uint32_t i = 0; updates && i < num && result == UR_RESULT_SUCCESS; i++) {
        const ur_exp_command_buffer_update_kernel_launch_desc_t *update = &updates[i];
        for (uint32_t j = 0; update->pNewPointerArgList && j < update->numNewPointerArgs &&
                             result == UR_RESULT_SUCCESS;
             j++) {
            result =
                loader_alive(function, param, (int)i, update->pNewPointerArgList[j].pNewPointerArg);
        }
    }
    return result;
}
