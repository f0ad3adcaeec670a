/* Blocks, segments, domains and heaps: the objects of the allocator and who guards what.
 *
 *   pool > heap (one for each device and kind of memory) > segment (taken from the driver) > block
 *
 * Nothing is ever written into the memory itself, which the host may not even reach.
 *
 * A free block is in one of:
 * - a domain's quick lists: freed on that queue, not merged with its neighbours, their own lock;
 * - the heap's quick lists: the same, freed by the host and complete;
 * - the batch of what the host freed, or behind a fence (fence.c);
 * - a domain's index: freed on that queue, merged, guarded by the heap's lock;
 * - the heap's common index: the free is complete, anybody may have it; heap's lock;
 * - the heap's surplus index: the same, and some of it could go back to the driver; heap's lock;
 * - the heap's pending lines: its free waits for an event (out-of-order queues); heap's lock.
 * Where memory went back from inside a segment, a hole stays in the list of neighbours.
 *
 * Locks are taken in the order heap, domain; the space's mutex before either, and none over a call
 * of the backend other than event_state, event_retain and event_stamp. */
#ifndef UR_POOL_BLOCK_H
#define UR_POOL_BLOCK_H

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "backend.h"
#include "debug.h"
#include "lock.h"
#include "order.h"
#include "pending.h"
#include "size_class.h"

struct ur_block;
struct ur_segment;
struct ur_domain;
struct ur_heap;
struct ur_pool;
struct ur_pool_space;

enum ur_block_state {
    UR_BLOCK_FREE = 0,
    UR_BLOCK_LIVE = 1,  /* given out by the pool */
    UR_BLOCK_PLAIN = 2, /* not the pool's memory: the adapter's, tracked for lookups */
    UR_BLOCK_DYING = 3, /* plain or whole, freed asynchronously, not yet given back */
    UR_BLOCK_LENT = 4,  /* tracked as a plain one, and neither kind of free is for it */
};

enum ur_block_place {
    UR_PLACE_NONE = 0, /* live, quick, or in nobody's hands for a moment */
    UR_PLACE_INDEX,    /* in a domain's index */
    UR_PLACE_COMMON,   /* in the heap's common or surplus index */
    UR_PLACE_PENDING,  /* in the heap's pending lines */
    UR_PLACE_HOLE,     /* no memory: the driver has it back; not in the map */
};

struct ur_block {
    /* Read without a lock by lookups; written by whoever holds the heap's lock, or owns a plain
     * block. Descriptors are recycled but never returned to the system while the space lives. */
    _Atomic uintptr_t addr;
    _Atomic size_t size;    /* bytes of the block, a multiple of UR_GRAIN unless plain */
    _Atomic uint32_t state; /* enum ur_block_state; leaving LIVE or PLAIN is a compare-exchange */
    uint32_t class;         /* largest class it can serve; set when it is cut or merged */
    _Atomic size_t asked;   /* bytes the caller asked for; valid while LIVE or PLAIN */
    /* LIVE: where it was allocated, NULL if its memory was complete. Free: domain it was freed in.
     */
    struct ur_domain *home;
    uint64_t seq;                   /* LIVE: home's position at allocation. Free: at the free. */
    struct ur_block *next, *prev;   /* in its list; quick lists use next only */
    _Atomic(struct ur_heap *) heap; /* NULL if plain */
    struct ur_segment *segment;     /* NULL if plain */
    struct ur_block *below, *above; /* neighbours in the segment; heap's lock */
    /* Pending or in a line: the free waits for it. LIVE: what the memory waits for. Retained. Of a
     * block in no list it is whose who has the block in hands. */
    void *event;
    uint8_t place; /* enum ur_block_place; heap's lock */
    bool surplus;  /* COMMON: in the surplus index */
    bool whole;    /* its segment is it alone, and goes back to the driver when it is freed */
    bool slow;     /* LIVE: freeing it is not for the fast path: it is whole or has an event */
    uint8_t type;  /* PLAIN: enum ur_pool_mem */
    struct ur_line *line; /* PENDING, DYING: where it waits */
    /* plain blocks only */
    void *device;
    void *pool;                     /* what the adapter wants lookups to report; may be NULL */
    struct ur_native_block *native; /* of a driver's pool: the rest of it; else NULL */
};

/* Memory as the driver gave it. */
struct ur_segment {
    struct ur_segment *next, *prev; /* heap's list; heap's lock */
    struct ur_heap *heap;
    struct ur_block *first; /* lowest block; heap's lock */
    void *memory;           /* lowest byte, as reserve returned it unless some of it went back */
    size_t size;            /* up to the highest; holes included */
    bool foreign;           /* the user's: never released to the driver */
};

/* Free blocks by class, merged. The newest of a class is its head, whose `prev` is the oldest. */
struct ur_index {
    struct ur_class_set set;
    struct ur_block *head[UR_CLASSES];
};

/* Free blocks by class, not merged with their neighbours, for requests of just their size. */
struct ur_quick {
    struct ur_spin lock; /* guards all of it */
    uint32_t count;      /* blocks in the lists */
    struct ur_block *list[UR_CLASSES];
    uint64_t set[UR_CLASS_WORDS]; /* classes that may have blocks; cleared when drained */
};

/* What was freed on one queue and is not known complete. */
struct ur_domain {
    struct ur_keyed keyed; /* first; in the heap's table by its lane, if in order; heap's lock */
    bool in_order;
    const _Atomic uint64_t *seq; /* the lane's; an out-of-order domain points to a zero */
    uint64_t base;               /* added to the lane's numbers: a reused domain goes on counting */
    struct ur_heap *heap;
    struct ur_pool *pool;
    struct ur_quick quick;
    struct ur_lane *lane;          /* retained; heap's lock to change */
    bool orphan;                   /* its queue is gone; heap's lock */
    struct ur_domain *next_orphan; /* in the heap's list of orphans or spare ones; heap's lock */
    struct ur_index index;         /* heap's lock */
    uint32_t index_count;          /* blocks in index; heap's lock */
    uint64_t last;                 /* latest position of a free in it; heap's lock */
    struct ur_domain *next;        /* heap's list, only ever grows; heap's lock */
    _Atomic uint32_t turns;        /* allocations that took more than a look at the quick lists */
};

struct ur_heap {
    struct ur_spin lock;
    struct ur_pool *pool; /* not retained: the pool owns the heap */
    void *device;         /* NULL for host memory and device-less pools */
    enum ur_pool_mem type;
    bool parts;           /* its memory can go back in parts */
    bool small;           /* for small allocations alone */
    struct ur_heap *next; /* pool's list */
    void *raw;            /* as it was allocated */
    struct ur_segment *segments;
    struct ur_index common;    /* complete memory that cannot go back */
    struct ur_index surplus;   /* complete memory: whole segments, of memory in parts whole units */
    struct ur_quick quick;     /* complete memory that the host freed, for its allocations */
    struct ur_pending pending; /* frees that wait for events */
    struct ur_domain *domains;
    struct ur_table by_lane; /* of the domains: those in order that have a lane */
    struct ur_domain *turn;  /* the domain that is looked at next; NULL: the first */
    struct ur_domain *orphans, **orphans_end; /* domains whose queue is gone */
    struct ur_domain *spare; /* those that were orphans, are empty, and have no lane any more */
    struct ur_segment *top;  /* where memory is welcome to grow: the newest segment, or NULL */
};

/* ---- block.c: descriptors ---- */

/* NULL if host memory is exhausted. Post: all fields zero. */
struct ur_block *ur_block_new(struct ur_pool_space *space);
void ur_block_drop(struct ur_pool_space *space, struct ur_block *block);

static inline uintptr_t ur_block_addr(const struct ur_block *block) {
    return atomic_load_explicit(&block->addr, memory_order_relaxed);
}
static inline size_t ur_block_size(const struct ur_block *block) {
    return atomic_load_explicit(&block->size, memory_order_relaxed);
}
static inline void ur_block_set(struct ur_block *block, uintptr_t addr, size_t size) {
    atomic_store_explicit(&block->addr, addr, memory_order_relaxed);
    atomic_store_explicit(&block->size, size, memory_order_relaxed);
    block->class = size >= UR_GRAIN ? ur_class_down(size & ~(UR_GRAIN - 1)) : 0;
}

/* ---- index.c ---- */
void ur_index_insert(struct ur_index *index, struct ur_block *block);
void ur_index_remove(struct ur_index *index, struct ur_block *block);

/* ---- heap.c: all with the heap's lock held ---- */

/* Whether some of a free block can go back to the driver once it is complete. Stays true or false
 * as long as the block is in an index. */
bool ur_heap_is_surplus(const struct ur_heap *heap, const struct ur_block *block);

/* Cuts `size` bytes at `addr` out of a block that is in no list. What is left over on either side
 * becomes free blocks appended to *rest (linked by next), to be put where the block came from.
 * Returns the block itself, cut; or NULL, and nothing has changed, if there is no memory for
 * descriptors. */
struct ur_block *ur_heap_cut(struct ur_heap *heap, struct ur_block *block, uintptr_t addr,
                             size_t size, struct ur_block **rest);

/* Puts a free block in no list into the domain's index, merged with neighbours of the same domain
 * and with complete ones that are not a whole segment. */
void ur_heap_put_domain(struct ur_heap *heap, struct ur_domain *domain, struct ur_block *block);

/* Puts a complete block into the common index, merged with complete neighbours. */
void ur_heap_put_common(struct ur_heap *heap, struct ur_block *block);

/* Takes the reference to the event over. */
void ur_heap_put_pending(struct ur_heap *heap, struct ur_block *block, void *event);

/* Makes neighbours in no list one, which is `first`. */
void ur_heap_join(struct ur_heap *heap, struct ur_block *first, const struct ur_block *last);

/* Takes a free block out of whatever list of the heap it is in (not a quick list). */
void ur_heap_take(struct ur_heap *heap, struct ur_block *block);

/* Moves the quick lists of a domain into its index. */
void ur_heap_drain(struct ur_heap *heap, struct ur_domain *domain);

/* Moves the heap's quick lists into its common indexes. Takes the lock itself. */
void ur_heap_drain_complete(struct ur_heap *heap);

/* Adds a segment and its one block; the block is in no list. */
struct ur_block *ur_heap_add_segment(struct ur_heap *heap, struct ur_segment *segment,
                                     uintptr_t addr, size_t size);

/* The highest block of the heap's newest segment, or NULL. */
struct ur_block *ur_heap_top(struct ur_heap *heap);

/* Adds memory that begins where the highest block of a segment ends. The new block is in no list;
 * NULL: no host memory, and nothing has changed. */
struct ur_block *ur_heap_extend(struct ur_heap *heap, struct ur_block *last, size_t size);

/* Takes a segment that is one complete block out of the heap, for the caller to release after
 * unlocking. */
void ur_heap_unlink_segment(struct ur_heap *heap, struct ur_segment *segment);

/* Makes a block in no list a hole, and takes holes off the ends of its segment. Returns the segment
 * if nothing is left of it: then it is the caller's to free. */
struct ur_segment *ur_heap_make_hole(struct ur_heap *heap, struct ur_block *block);

/* Walks over everything and aborts if something does not fit. For tests. */
void ur_heap_verify(struct ur_heap *heap);

static inline bool ur_block_is_segment(const struct ur_block *block) {
    return !block->below && !block->above;
}

#endif
