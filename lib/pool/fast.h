/* The fast paths: an in-order queue reuses what it freed itself, and the host what it freed and no
 * command uses any more. No call, no event, no lock but their own. */
#ifndef UR_POOL_FAST_H
#define UR_POOL_FAST_H

#include "domain.h"
#include "space.h"

/* Blocks kept unmerged for one queue. More are merged, so that a domain costs a bounded time to
 * look through. */
enum { UR_QUICK_LIMIT = 64 };

/* The same for what the host freed: what one look at a fence brings is given out again at once. */
enum { UR_HOST_QUICK_LIMIT = 256 };

static inline struct ur_domain *ur_fast_domain(struct ur_pool_queue *q, const struct ur_pool *pool,
                                               enum ur_pool_mem type, size_t size) {
    struct ur_binding *binding = atomic_load_explicit(
        &q->bind[(uintptr_t)pool / 64 % UR_POOL_BINDINGS], memory_order_acquire);
    if (__builtin_expect(binding->pool != pool, 0)) {
        return NULL;
    }
    uint32_t kind = type + (size <= binding->small ? UR_MEM_SMALL : 0);
    return atomic_load_explicit(&binding->domain[kind], memory_order_acquire);
}

static inline size_t ur_near_slot(const struct ur_heap *heap) {
    return (uintptr_t)heap / 64 % UR_POOL_BINDINGS;
}

/* Calls nothing, so that no register needs to be saved: a lock that is held is a case for the slow
 * path. NULL: there is none, or the lock is held. */
static inline struct ur_block *ur_quick_take(struct ur_quick *quick, uint32_t class) {
    if (__builtin_expect(!ur_spin_try(&quick->lock), 0)) {
        return NULL;
    }
    struct ur_block *block = quick->list[class];
    if (__builtin_expect(block != NULL, 1)) {
        quick->list[class] = block->next;
        --quick->count;
    }
    ur_spin_unlock(&quick->lock);
    return block;
}

/* NULL: take the slow path, nothing has happened. */
static inline void *ur_fast_alloc(struct ur_pool_queue *q, struct ur_pool *pool,
                                  enum ur_pool_mem type, size_t size) {
    struct ur_domain *domain = ur_fast_domain(q, pool, type, size);
    if (__builtin_expect(!domain || size - 1 >= UR_SIZE_MAX, 0)) {
        return NULL;
    }
    struct ur_block *block = ur_quick_take(&domain->quick, ur_class_up(size));
    if (__builtin_expect(!block, 0)) {
        return NULL;
    }
    block->home = domain->in_order ? domain : NULL;
    block->seq = ur_domain_seq(domain);
    atomic_store_explicit(&block->asked, size, memory_order_relaxed);
    atomic_store_explicit(&block->state, UR_BLOCK_LIVE, memory_order_release);
    size_t used = atomic_fetch_add_explicit(&pool->used, size, memory_order_relaxed) + size;
    if (__builtin_expect(used > atomic_load_explicit(&pool->used_high, memory_order_relaxed), 0)) {
        size_t high = atomic_load_explicit(&pool->used_high, memory_order_relaxed);
        while (high < used &&
               !atomic_compare_exchange_weak_explicit(&pool->used_high, &high, used,
                                                      memory_order_relaxed, memory_order_relaxed)) {
        }
    }
    return (void *)ur_block_addr(block);
}

static inline bool ur_block_claim(struct ur_block *block, uint32_t from, uint32_t to) {
    return atomic_compare_exchange_strong_explicit(&block->state, &from, to, memory_order_acquire,
                                                   memory_order_relaxed);
}

/* Puts a block on its quick list and unlocks the lists; false if there are `most`. Pre: locked.
 * Afterwards the block may belong to somebody else. */
static inline bool ur_quick_put(struct ur_quick *quick, struct ur_block *block, uint32_t most) {
    uint32_t class = block->class;
    if (__builtin_expect(quick->count >= most, 0)) {
        ur_spin_unlock(&quick->lock);
        return false;
    }
    block->next = quick->list[class];
    quick->list[class] = block;
    quick->set[class / 64] |= 1ull << class % 64;
    ++quick->count;
    ur_spin_unlock(&quick->lock);
    return true;
}

/* The same for what was freed on a queue. */
static inline bool ur_fast_put(struct ur_domain *domain, struct ur_block *block, uint64_t seq) {
    block->home = domain;
    block->seq = seq;
    return ur_quick_put(&domain->quick, block, UR_QUICK_LIMIT);
}

enum ur_fast_result {
    UR_FAST_NO, /* take the slow path, nothing has happened */
    UR_FAST_DONE,
    UR_FAST_LAST, /* done, and it was the last of a pool that was closed: call ur_pool_emptied */
};

static inline enum ur_fast_result ur_fast_free(struct ur_pool_queue *q,
                                               const struct ur_pool *expected, void *memory) {
    struct ur_block *block = ur_map_at(&q->space->map, (uintptr_t)memory);
    if (__builtin_expect(!block || ur_block_addr(block) != (uintptr_t)memory, 0)) {
        return UR_FAST_NO;
    }
    struct ur_heap *heap = atomic_load_explicit(&block->heap, memory_order_relaxed);
    struct ur_domain *domain =
        atomic_load_explicit(&q->near[ur_near_slot(heap)], memory_order_acquire);
    if (__builtin_expect(domain->heap != heap, 0)) {
        return UR_FAST_NO;
    }
    struct ur_pool *pool = domain->pool;
    uint64_t address = (uintptr_t)pool;
    if (__builtin_expect((expected && expected != pool) || !ur_spin_try(&domain->quick.lock), 0)) {
        return UR_FAST_NO;
    }
    if (__builtin_expect(!ur_block_claim(block, UR_BLOCK_LIVE, UR_BLOCK_FREE), 0)) {
        ur_spin_unlock(&domain->quick.lock);
        return UR_FAST_NO;
    }
    size_t asked = atomic_load_explicit(&block->asked, memory_order_relaxed);
    if (__builtin_expect(block->slow || domain->quick.count >= UR_QUICK_LIMIT, 0)) {
        atomic_store_explicit(&block->state, UR_BLOCK_LIVE, memory_order_release);
        ur_spin_unlock(&domain->quick.lock);
        return UR_FAST_NO;
    }
    ur_fast_put(domain, block, ur_domain_seq(domain));
    if (atomic_fetch_sub_explicit(&pool->used, asked, memory_order_seq_cst) == asked &&
        __builtin_expect(atomic_load_explicit(&q->space->closed_count, memory_order_seq_cst) != 0,
                         0)) {
        ur_pool_last_freed(q->space, address);
        return UR_FAST_LAST;
    }
    return UR_FAST_DONE;
}

#endif
