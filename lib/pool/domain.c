/* Queues: their bindings to pools and their domains in heaps. */
#include "awake.h"
#include "fast.h"
#include "trim.h"

#include <stdlib.h>

/* What an out-of-order domain, or one without queue, counts: nothing. */
static const _Atomic uint64_t no_seq = 0;

struct ur_binding ur_no_binding = {.pool = (void *)&ur_no_binding};
struct ur_domain ur_no_domain = {.heap = (void *)&ur_no_domain};

static void clear_near(struct ur_pool_queue *q) {
    for (int i = 0; i < UR_POOL_BINDINGS; ++i) {
        atomic_store(&q->near[i], &ur_no_domain);
    }
}

static void clear_bind(struct ur_pool_queue *q) {
    for (int i = 0; i < UR_POOL_BINDINGS; ++i) {
        atomic_store_explicit(&q->bind[i], &ur_no_binding, memory_order_release);
    }
}

static size_t domain_slot_of(const struct ur_pool *pool) {
    return (uintptr_t)pool / 64 % UR_POOL_BINDINGS;
}

void ur_pool_queue_init(struct ur_pool_queue *q, struct ur_pool_space *space, void *queue,
                        void *device, struct ur_lane *lane) {
    ur_lane_retain(lane);
    q->lane = lane;
    q->space = space;
    q->queue = queue;
    q->device = device;
    q->in_order = lane->in_order;
    clear_near(q);
    clear_bind(q);
    pthread_mutex_lock(&space->mutex);
    q->next = space->queues;
    if (q->next) {
        q->next->prev = q;
    }
    space->queues = q;
    atomic_fetch_add_explicit(&space->queue_count, 1, memory_order_relaxed);
    pthread_mutex_unlock(&space->mutex);
    ur_awake_begin(q);
}

void ur_pool_queue_watch(struct ur_pool_queue *q, const struct ur_pool_watch *watch) {
    q->watch = watch;
}

static struct ur_heap *find_heap(struct ur_heap *heap, const void *device, enum ur_pool_mem type,
                                 bool small) {
    while (heap && (heap->device != device || heap->type != type || heap->small != small)) {
        heap = heap->next;
    }
    return heap;
}

/* Heaps take turns in what ur_near_slot says of them, so that those of one pool are near together.
 */
static struct ur_heap *new_heap(struct ur_pool_space *space) {
    enum { LINE = 64, PERIOD = LINE * UR_POOL_BINDINGS };
    uint32_t turn = atomic_fetch_add_explicit(&space->heap_count, 1, memory_order_relaxed);
    char *raw = calloc(1, sizeof(struct ur_heap) + 2 * PERIOD);
    if (!raw) {
        return NULL;
    }
    uintptr_t skip = -(uintptr_t)raw % PERIOD + turn % UR_POOL_BINDINGS * LINE;
    struct ur_heap *heap = (struct ur_heap *)(raw + skip);
    heap->raw = raw;
    return heap;
}

void ur_heap_free(struct ur_heap *heap) {
    if (heap) {
        free(heap->raw);
    }
}

static bool has_parts(const struct ur_pool *pool, void *device, enum ur_pool_mem type) {
    const struct ur_pool_backend *backend = pool->space->backend;
    /* Of a pool that may hold a few units only, too much would be left over in them. */
    enum { FEW_UNITS = 16 };
    bool few = atomic_load_explicit(&pool->max_size, memory_order_relaxed) / FEW_UNITS <
               pool->space->granularity;
    return !pool->config.whole && !pool->space->whole && !few && backend->parts &&
           backend->parts(pool->space->context, device, type);
}

static struct ur_heap *get_heap(struct ur_pool *pool, void *device, enum ur_pool_mem type,
                                bool small, bool make) {
    struct ur_heap *first = atomic_load_explicit(&pool->heaps, memory_order_acquire);
    struct ur_heap *heap = find_heap(first, device, type, small);
    if (heap || !make) {
        return heap;
    }
    struct ur_heap *fresh = new_heap(pool->space);
    if (!fresh) {
        return NULL;
    }
    fresh->pool = pool;
    fresh->device = device;
    fresh->type = type;
    fresh->small = small;
    fresh->parts = small || has_parts(pool, device, type);
    fresh->orphans_end = &fresh->orphans;
    fresh->next = first;
    while (!atomic_compare_exchange_weak_explicit(&pool->heaps, &fresh->next, fresh,
                                                  memory_order_acq_rel, memory_order_acquire)) {
        heap = find_heap(fresh->next, device, type, small);
        if (heap) {
            ur_heap_free(fresh);
            return heap;
        }
    }
    return fresh;
}

struct ur_heap *ur_pool_heap(struct ur_pool *pool, void *device, enum ur_pool_mem type, bool small,
                             bool make) {
    device = type == UR_POOL_HOST ? NULL : device;
    struct ur_heap *heap = small ? get_heap(pool, device, type, true, false) : NULL;
    if (!heap) {
        heap = get_heap(pool, device, type, false, make);
        heap = heap && heap->parts && small ? get_heap(pool, device, type, true, make) : heap;
    }
    return heap;
}

/* Space's mutex held. */
static struct ur_binding *find_binding(struct ur_pool_queue *q, const struct ur_pool *pool) {
    return (struct ur_binding *)ur_table_find(&q->bindings, (uintptr_t)pool);
}

struct ur_binding *ur_binding_get(struct ur_pool_queue *q, struct ur_pool *pool) {
    _Atomic(struct ur_binding *) *slot = &q->bind[domain_slot_of(pool)];
    struct ur_binding *binding = atomic_load_explicit(slot, memory_order_acquire);
    if (binding->pool == pool) {
        return binding;
    }
    pthread_mutex_lock(&q->space->mutex);
    binding = find_binding(q, pool);
    if (!binding && (binding = calloc(1, sizeof(*binding)))) {
        binding->pool = pool;
        binding->small = pool->small;
        binding->queue = q;
        binding->keyed.key = (uintptr_t)pool;
        ur_table_put(&q->bindings, &binding->keyed);
        binding->next_of_pool = pool->bindings;
        if (pool->bindings) {
            pool->bindings->prev_of_pool = binding;
        }
        pool->bindings = binding;
    }
    /* Pools that zero memory have work to do for each allocation: never the fast path. */
    if (binding && !q->watch && !(pool->config.flags & UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK)) {
        atomic_store_explicit(slot, binding, memory_order_release);
    }
    pthread_mutex_unlock(&q->space->mutex);
    return binding;
}

/* What queues left behind that are gone, so that their domains can serve new ones: a few of them,
 * those that were looked at longest ago. */
static void collect_orphans(struct ur_heap *heap) {
    enum { FEW = 4 };
    for (int i = 0; i < FEW; ++i) {
        ur_spin_lock(&heap->lock);
        struct ur_domain *domain = heap->spare ? NULL : heap->orphans;
        if (domain && domain->next_orphan) { /* to the end */
            heap->orphans = domain->next_orphan;
            *heap->orphans_end = domain;
            heap->orphans_end = &domain->next_orphan;
            domain->next_orphan = NULL;
        }
        ur_spin_unlock(&heap->lock);
        if (!domain) {
            return;
        }
        ur_domain_collect(heap, domain, false, false);
        ur_domain_recycle(heap);
    }
}

/* The fast path frees by this, without counting. */
static void set_near(struct ur_pool_queue *q, struct ur_domain *domain) {
    if (!q->in_order || q->watch || atomic_load(&q->lane->exposed)) {
        return;
    }
    _Atomic(struct ur_domain *) *slot = &q->near[ur_near_slot(domain->heap)];
    atomic_store(slot, domain);
    if (atomic_load(&q->lane->exposed)) {
        atomic_store(slot, &ur_no_domain);
    }
}

void ur_pool_queue_expose(struct ur_pool_queue *q) {
    atomic_store(&q->blind, true);
    ur_lane_look_awake(q->lane);
    if (!q->in_order) {
        return;
    }
    atomic_store(&q->lane->exposed, true);
    clear_near(q);
}

struct ur_domain *ur_domain_get(struct ur_binding *binding, enum ur_pool_mem type, bool small) {
    struct ur_pool_queue *q = binding->queue;
    int kind = type + (small ? UR_MEM_SMALL : 0);
    struct ur_domain *domain = atomic_load_explicit(&binding->domain[kind], memory_order_acquire);
    if (domain) {
        set_near(q, domain); /* another heap may have had its place */
        return domain;
    }
    struct ur_heap *heap = ur_pool_heap(binding->pool, q->device, type, small, true);
    if (!heap) {
        return NULL;
    }
    if (small && !heap->small) {
        domain = ur_domain_get(binding, type, false);
        atomic_store_explicit(&binding->domain[kind], domain, memory_order_release);
        return domain;
    }
    ur_domain_recycle(heap);
    collect_orphans(heap);
    ur_spin_lock(&heap->lock);
    domain = heap->spare;
    if (domain) {
        heap->spare = domain->next_orphan;
        domain->next_orphan = NULL;
    }
    ur_spin_unlock(&heap->lock);
    bool fresh = !domain;
    if (fresh && !(domain = calloc(1, sizeof(*domain)))) {
        return NULL;
    }
    pthread_mutex_lock(&q->space->mutex);
    struct ur_domain *other = atomic_load_explicit(&binding->domain[kind], memory_order_relaxed);
    ur_spin_lock(&heap->lock);
    if (!other) {
        domain->heap = heap;
        domain->pool = heap->pool;
        domain->in_order = q->in_order;
        domain->seq = q->in_order ? &q->lane->seq : &no_seq;
        ur_lane_retain(q->lane);
        domain->lane = q->lane;
        domain->orphan = false;
        if (q->in_order) {
            domain->keyed.key = q->lane->id;
            ur_table_put(&heap->by_lane, &domain->keyed);
        }
    }
    if (fresh && !other) {
        domain->next = heap->domains;
        heap->domains = domain;
    } else if (!fresh && other) {
        domain->next_orphan = heap->spare;
        heap->spare = domain;
    }
    ur_spin_unlock(&heap->lock);
    if (!other) {
        atomic_store_explicit(&binding->domain[kind], domain, memory_order_release);
        set_near(q, domain);
    } else if (fresh) {
        free(domain);
    }
    pthread_mutex_unlock(&q->space->mutex);
    return other ? other : domain;
}

/* A domain that nothing is left in goes on counting where its lane stopped, so that positions
 * remembered from before are behind whatever the next queue does. Heap's lock held. */
static void retire(struct ur_heap *heap, struct ur_domain *domain) {
    if (domain->in_order) {
        ur_table_remove(&heap->by_lane, &domain->keyed);
    }
    struct ur_domain **link = &heap->orphans;
    while (*link != domain) {
        link = &(*link)->next_orphan;
    }
    *link = domain->next_orphan;
    if (!*link) {
        heap->orphans_end = link;
    }
    domain->base = ur_domain_seq(domain);
    domain->seq = &no_seq;
    domain->lane = NULL;
    domain->last = 0;
    domain->orphan = false;
    domain->next_orphan = heap->spare;
    heap->spare = domain;
}

/* Of the first few orphans one that nothing is left in; collect_orphans brings others there. Heap's
 * lock held. */
static struct ur_domain *find_empty(struct ur_heap *heap) {
    enum { FEW = 4 };
    struct ur_domain *domain = heap->orphans;
    for (int i = 0; domain && i < FEW; ++i, domain = domain->next_orphan) {
        ur_spin_lock(&domain->quick.lock);
        bool empty = !domain->quick.count && !domain->index_count;
        ur_spin_unlock(&domain->quick.lock);
        if (empty) {
            return domain;
        }
    }
    return NULL;
}

void ur_domain_recycle(struct ur_heap *heap) {
    struct ur_lane *lane = NULL;
    ur_spin_lock(&heap->lock);
    struct ur_domain *domain = heap->spare ? NULL : find_empty(heap);
    if (domain) {
        lane = domain->lane;
        ur_lane_retain(lane);
    }
    ur_spin_unlock(&heap->lock);
    if (!lane) {
        return;
    }
    uint64_t latency = 0;
    bool done = ur_lane_poll(lane, ur_lane_seq(lane), false, &latency);
    ur_spin_lock(&heap->lock);
    bool retired = done && !heap->spare && domain->lane == lane && domain->orphan;
    if (retired) {
        retire(heap, domain);
    }
    ur_spin_unlock(&heap->lock);
    ur_lane_release(lane);
    if (retired) {
        ur_lane_release(lane); /* the domain's */
    }
}

void ur_pool_queue_fini(struct ur_pool_queue *q) {
    if (!q->space) {
        return;
    }
    ur_fence_queue_ends(q);
    ur_awake_end(q);
    pthread_mutex_lock(&q->space->mutex);
    atomic_fetch_sub_explicit(&q->space->queue_count, 1, memory_order_relaxed);
    *(q->prev ? &q->prev->next : &q->space->queues) = q->next;
    if (q->next) {
        q->next->prev = q->prev;
    }
    pthread_mutex_unlock(&q->space->mutex);
    while (atomic_load_explicit(&q->pins, memory_order_acquire)) {
        sched_yield(); /* for the length of a call of the driver */
    }
    if (q->mark) {
        q->space->backend->event_release(q->mark);
        q->mark = NULL;
    }
    ur_lane_close(q->lane);
    pthread_mutex_lock(&q->space->mutex);
    struct ur_binding *binding;
    uint32_t at = 0;
    while ((binding = (struct ur_binding *)ur_table_pop(&q->bindings, &at))) {
        *(binding->prev_of_pool ? &binding->prev_of_pool->next_of_pool : &binding->pool->bindings) =
            binding->next_of_pool;
        if (binding->next_of_pool) {
            binding->next_of_pool->prev_of_pool = binding->prev_of_pool;
        }
        for (int kind = 0; kind < UR_MEM_KINDS; ++kind) {
            struct ur_domain *domain =
                atomic_load_explicit(&binding->domain[kind], memory_order_relaxed);
            if (domain && domain->heap->small == (kind >= UR_MEM_SMALL)) {
                ur_spin_lock(&domain->heap->lock);
                ur_heap_drain(domain->heap, domain);
                domain->orphan = true;
                domain->next_orphan = NULL;
                *domain->heap->orphans_end = domain;
                domain->heap->orphans_end = &domain->next_orphan;
                ur_spin_unlock(&domain->heap->lock);
            }
        }
        free(binding);
    }
    ur_table_fini(&q->bindings);
    clear_bind(q);
    clear_near(q);
    pthread_mutex_unlock(&q->space->mutex);
    ur_lane_release(q->lane);
    q->lane = NULL;
    q->space = NULL;
}

void ur_pool_queue_finished(struct ur_pool_queue *q, uint64_t given) {
    ur_lane_complete(q->lane, given);
    ur_space_reap(q->space, q->lane);
}
