/* What the memory that a pool holds is made of. */
#ifndef BENCH_POOL_HELD_H
#define BENCH_POOL_HELD_H

#include <stddef.h>

#include "pool.h"

/* Bytes; all but `asked` add up to what is held. */
typedef struct held {
    size_t asked;   /* of live allocations, as they were asked for */
    size_t live;    /* of their blocks, which are rounded up */
    size_t mixed;   /* free, in units that also have live blocks */
    size_t waiting; /* free, in units without, of which some is not known to be complete */
    size_t whole;   /* in units that could go back to the driver */
} held_t;

/* Walks over all blocks of the pool. Pre: no other thread uses it. */
held_t held_count(struct ur_pool *pool);

#endif
