/* Which asynchronous allocations come before a command: sets that are shared and never changed.
 *
 * Allocations stand in lanes. Those of an in-order queue come one after the other, so one lane
 * holds them all and a set only says up to which turn; each allocation of another queue has a lane
 * to itself. A lane is open while an allocation in it is live. Its number is never used again, so a
 * set that outlives it cannot be mistaken; what is closed is left out when sets are joined.
 */
#ifndef LOADER_LAYERS_CLOCK_H
#define LOADER_LAYERS_CLOCK_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* Lanes that are open at a time. When all are, the oldest is closed, and nothing is said about its
 * allocations any more: that can hide a mistake but reports none that is not there. */
#define LOADER_MAX_LANES 4096

struct loader_turn {
    uint64_t lane, turn; /* up to and including this turn */
};

struct loader_clock;

/* A set is held by reference; NULL is the empty one. */
struct loader_clock *loader_clock_retain(struct loader_clock *clock);
void loader_clock_release(struct loader_clock *clock);
bool loader_clock_has(const struct loader_clock *clock, uint64_t lane, uint64_t turn);

/* Puts `*clock` in place of a set that holds that of `other` too. Without memory all lanes are
 * closed. */
void loader_clock_join(struct loader_clock **clock, struct loader_clock *other);
void loader_clock_add(struct loader_clock **clock, uint64_t lane, uint64_t turn);

/* What the host has waited for. */
void loader_host_join(struct loader_clock *clock);
bool loader_host_has(uint64_t lane, uint64_t turn);
void loader_host_begin(void); /* it has waited for nothing */

/* A lane with one allocation in it. */
uint64_t loader_lane_open(void);
/* One allocation more, or fewer; the last one closes the lane. False if it is closed. */
bool loader_lane_enter(uint64_t lane);
void loader_lane_leave(uint64_t lane);
bool loader_lane_is_open(uint64_t lane);
void loader_lanes_close(void);

#endif
