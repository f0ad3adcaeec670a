/* A queue's way to what was freed on it: bindings and domains (domain.c). */
#ifndef UR_POOL_DOMAIN_H
#define UR_POOL_DOMAIN_H

#include "space.h"

/* In places of a queue that are empty, so that the fast path has one thing to compare: of no pool
 * and no heap that there is (that of a plain block is NULL). */
extern struct ur_binding ur_no_binding;
extern struct ur_domain ur_no_domain;

/* A queue's way to its domains in one pool. Never changes once published, except that domains are
 * added. */
struct ur_binding {
    struct ur_keyed keyed; /* first; in the queue's table, by the pool's address */
    struct ur_pool *pool;
    size_t small; /* the pool's */
    /* By enum ur_pool_mem, and that and UR_MEM_SMALL: of one heap where small ones have none. */
    _Atomic(struct ur_domain *) domain[UR_MEM_KINDS];
    struct ur_pool_queue *queue;
    struct ur_binding *next_of_pool, *prev_of_pool; /* space's mutex */
};

/* domain.c: the binding of a queue in a pool, made if there is none; NULL: no host memory. */
struct ur_binding *ur_binding_get(struct ur_pool_queue *q, struct ur_pool *pool);
/* The domain of a binding for a kind of memory, made if there is none; NULL: no host memory. Of all
 * sizes where small ones have no heap of their own; likewise for the next. */
struct ur_domain *ur_domain_get(struct ur_binding *binding, enum ur_pool_mem type, bool small);
/* The heap of a pool; made if there is none and `make`. */
struct ur_heap *ur_pool_heap(struct ur_pool *pool, void *device, enum ur_pool_mem type, bool small,
                             bool make);
void ur_heap_free(struct ur_heap *heap);
/* Makes domains whose queue is gone and whose frees are complete ready for another queue. */
void ur_domain_recycle(struct ur_heap *heap);
static inline uint64_t ur_domain_seq(const struct ur_domain *domain) {
    return atomic_load_explicit(domain->seq, memory_order_relaxed) + domain->base;
}

#endif
