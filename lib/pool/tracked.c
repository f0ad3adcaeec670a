/* Lookups of pointers, and memory that the adapter took from the driver by itself. */
#include "tracked.h"
#include "fast.h"
#include "native.h"

/* Plain memory may start anywhere; the rare one that shares a grain with another block is kept in a
 * list. */
static struct ur_block *find_odd(struct ur_pool_space *space, uintptr_t addr, bool exact) {
    if (!atomic_load_explicit(&space->odd.count, memory_order_acquire)) {
        return NULL;
    }
    ur_spin_lock(&space->odd.lock);
    struct ur_block *block = space->odd.first;
    while (block && !(exact ? ur_block_addr(block) == addr
                            : addr - ur_block_addr(block) < ur_block_size(block))) {
        block = block->above;
    }
    ur_spin_unlock(&space->odd.lock);
    return block;
}

struct ur_block *ur_block_starting(struct ur_pool_space *space, uintptr_t addr) {
    struct ur_block *block = ur_map_at(&space->map, addr);
    if (block && ur_block_addr(block) == addr) {
        return block;
    }
    return find_odd(space, addr, true);
}

/* The block that begins closest below, or there. */
static struct ur_block *block_below(struct ur_pool_space *space, uintptr_t addr) {
    struct ur_block *block = ur_map_at(&space->map, addr);
    if (!block || ur_block_addr(block) > addr) {
        block = ur_map_below(&space->map, addr);
        if (block && ur_block_addr(block) > addr) { /* starts later in the same grain */
            block = ur_map_below(&space->map, (addr & ~(UR_GRAIN - 1)) - 1);
        }
    }
    return block;
}

bool ur_pool_holds(struct ur_pool_space *space, const void *address) {
    const struct ur_block *block = block_below(space, (uintptr_t)address);
    return block && atomic_load_explicit(&block->heap, memory_order_relaxed) &&
           (uintptr_t)address - ur_block_addr(block) < ur_block_size(block);
}

bool ur_pool_find(struct ur_pool_space *space, const void *address, struct ur_pool_memory *found) {
    uintptr_t addr = (uintptr_t)address;
    struct ur_block *block = block_below(space, addr);
    uint32_t state = UR_BLOCK_FREE;
    for (int turn = 0; turn < 2; ++turn) {
        if (block) {
            state = atomic_load_explicit(&block->state, memory_order_acquire);
            size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
            if ((state == UR_BLOCK_LIVE || state == UR_BLOCK_PLAIN || state == UR_BLOCK_LENT) &&
                addr - ur_block_addr(block) < asked) {
                break;
            }
        }
        block = turn == 0 ? find_odd(space, addr, false) : NULL;
    }
    if (!block) {
        return false;
    }
    *found =
        (struct ur_pool_memory){.base = (void *)ur_block_addr(block),
                                .size = atomic_load_explicit(&block->asked, memory_order_relaxed)};
    if (state != UR_BLOCK_LIVE) {
        found->type = (enum ur_pool_mem)block->type;
        found->device = block->device;
        found->pool = block->pool;
        if (block->native) {
            const struct ur_pool *of = block->native->pool;
            bool closed = atomic_load_explicit(&of->closed, memory_order_relaxed);
            found->pool = closed ? NULL : of->config.handle;
        }
    } else {
        const struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
        found->type = heap->type;
        found->device = heap->device;
        bool closed = atomic_load_explicit(&heap->pool->closed, memory_order_relaxed);
        found->pool = closed ? NULL : heap->pool->config.handle;
    }
    return true;
}

static ur_result_t track(struct ur_pool_space *space, void *memory, size_t size,
                         enum ur_pool_mem type, void *device, void *handle,
                         enum ur_block_state state) {
    uintptr_t addr = (uintptr_t)memory;
    if (!addr || !size || addr + size < addr || ur_block_starting(space, addr)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_VALUE);
    }
    struct ur_block *block = ur_block_new(space);
    if (!block) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_store_explicit(&block->addr, addr, memory_order_relaxed);
    atomic_store_explicit(&block->size, size, memory_order_relaxed);
    atomic_store_explicit(&block->asked, size, memory_order_relaxed);
    block->type = (uint8_t)type;
    block->device = device;
    block->pool = handle;
    atomic_store_explicit(&block->state, state, memory_order_release);
    ur_block_show(space, block);
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_pool_track(struct ur_pool_space *space, void *memory, size_t size,
                          enum ur_pool_mem type, void *device, void *handle) {
    return track(space, memory, size, type, device, handle, UR_BLOCK_PLAIN);
}

ur_result_t ur_pool_track_lent(struct ur_pool_space *space, void *memory, size_t size,
                               enum ur_pool_mem type, void *device) {
    return track(space, memory, size, type, device, NULL, UR_BLOCK_LENT);
}

void ur_pool_untrack_lent(struct ur_pool_space *space, void *memory) {
    struct ur_block *block = ur_block_starting(space, (uintptr_t)memory);
    if (block && ur_block_claim(block, UR_BLOCK_LENT, UR_BLOCK_DYING)) {
        ur_block_untrack(space, block);
    }
}

void ur_block_show(struct ur_pool_space *space, struct ur_block *block) {
    if (!ur_map_add(&space->map, ur_block_addr(block), block)) {
        ur_spin_lock(&space->odd.lock);
        block->above = space->odd.first; /* `next` is for where it waits once it is freed */
        space->odd.first = block;
        ur_spin_unlock(&space->odd.lock);
        atomic_fetch_add_explicit(&space->odd.count, 1, memory_order_release);
    }
}

void ur_block_hide(struct ur_pool_space *space, struct ur_block *block) {
    uintptr_t addr = ur_block_addr(block);
    if (ur_map_at(&space->map, addr) == block) {
        ur_map_remove(&space->map, addr);
    } else {
        ur_spin_lock(&space->odd.lock);
        struct ur_block **link = &space->odd.first;
        while (*link != block) {
            link = &(*link)->above;
        }
        *link = block->above;
        block->above = NULL;
        ur_spin_unlock(&space->odd.lock);
        atomic_fetch_sub_explicit(&space->odd.count, 1, memory_order_relaxed);
    }
}

void ur_block_untrack(struct ur_pool_space *space, struct ur_block *block) {
    ur_block_hide(space, block);
    ur_block_drop(space, block);
}
