/* What is complete is merged, and what is unused goes back. */
#ifndef UR_POOL_TRIM_H
#define UR_POOL_TRIM_H

#include "space.h"

/* collect.c */
/* Moves everything of the heap that is known complete to its common indexes, asking the driver
 * where each lane is. */
void ur_heap_collect(struct ur_heap *heap);
/* The same for a bounded part of it: `own` (may be NULL), and what has its turn. */
void ur_heap_look(struct ur_heap *heap, struct ur_domain *own);
/* For one domain; with `all` it is worth looking through each class to its end. */
void ur_domain_collect(struct ur_heap *heap, struct ur_domain *domain, bool mark, bool all);
/* The next domain but `own` with something free in it, or NULL; *passed counts those looked at over
 * several calls, and ends them. */
struct ur_domain *ur_heap_turn(struct ur_heap *heap, const struct ur_domain *own, int *passed);

/* trim.c */
/* Gives idle segments back until the pool reserves at most `keep`. Returns bytes given back. */
size_t ur_pool_shrink(struct ur_pool *pool, size_t keep);
/* Brings each pool, or each that has or had a threshold, down to what `keep` says of it, as far as
 * its memory is complete; SIZE_MAX: as it is. */
void ur_space_trim(struct ur_pool_space *space, bool bounded,
                   size_t (*keep)(const struct ur_pool *pool));
/* As ur_heap_collect for all of them, and what the host freed. */
void ur_pool_collect(struct ur_pool *pool);
/* Whether nothing of the pool is live or pending. */
bool ur_pool_is_empty(struct ur_pool *pool);
/* Brings a pool down, as far as its memory is complete, without that which the whole space frees
 * one by one. */
ur_result_t ur_pool_trim_own(struct ur_pool *pool, size_t min_keep);

/* reclaim.c */
/* As ur_pool_find_room, without or with what may be behind code of the program. `hopes`: there is
 * something to wait for besides. */
bool ur_room_find(struct ur_pool_room *room, bool last, bool hopes);
void ur_space_enter(struct ur_pool_space *space);
void ur_space_leave(struct ur_pool_space *space);

#endif
