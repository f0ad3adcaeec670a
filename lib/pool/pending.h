/* Frees that wait for commands, kept so that those that are complete are found at a bounded cost
 * however many others wait in vain.
 *
 * A line holds the frees behind commands of one chain, or of one in-order queue, which complete one
 * after the other: only its oldest needs to be asked for. The lines of one queue are a group. A
 * look takes the next lines of one queue and of the next few others, and the one after it goes on
 * from there: what is stuck on other queues costs nothing.
 *
 * A block in a line is linked by its own `next` and `prev`; `seq` is its place in the chain. The
 * owner's lock guards all of it. */
#ifndef UR_POOL_PENDING_H
#define UR_POOL_PENDING_H

#include <stdbool.h>
#include <stdint.h>

#include "order.h"
#include "table.h"

struct ur_block;

struct ur_line {
    struct ur_keyed keyed; /* first; the chain, or the lane of an in-order queue */
    struct ur_group *group;
    struct ur_line *next, *prev; /* ring of the group */
    struct ur_block *first, *last;
    struct ur_lane *lane; /* retained: for blocks without an event; or NULL */
    uint64_t time;        /* when its oldest block became that */
};

struct ur_group {
    struct ur_keyed keyed;        /* first; the lane of the queue; 0: not known */
    struct ur_group *next, *prev; /* ring of all */
    struct ur_line *lines;        /* the one to be looked at next */
    uint32_t count;
};

struct ur_pending {
    struct ur_table chains, queues;
    struct ur_group *groups; /* the one to be looked at next */
    uint32_t group_count;
    /* For blocks that there was no memory for a line of: found late, but found. */
    struct ur_line rest_line;
    struct ur_group rest_group;
};

/* What a free comes after. */
struct ur_after {
    uint64_t chain, queue, seq;
    struct ur_lane *lane; /* or NULL: the block has an event */
};
struct ur_after ur_after_event(const struct ur_pool_backend *backend, void *event);
struct ur_after ur_after_lane(struct ur_lane *lane, uint64_t seq);

/* Adds a block. *spare, if spare and *spare are not NULL, is a line that the call may use up: then
 * *spare is NULL. False, and nothing has changed: a block without an event, and no host memory. */
bool ur_pending_put(struct ur_pending *pending, struct ur_block *block, struct ur_after after,
                    struct ur_line **spare, uint64_t now);

/* Takes a block out. Returns a lane whose reference the caller gives up once no lock is held, or
 * NULL. */
struct ur_lane *ur_pending_take(struct ur_pending *pending, struct ur_block *block, uint64_t now);

/* Pre: nothing is in it. */
void ur_pending_fini(struct ur_pending *pending);

static inline struct ur_line *ur_pending_line(const struct ur_pending *pending, uint64_t chain) {
    return (struct ur_line *)ur_table_find(&pending->chains, chain);
}

/* Every line once: UINT32_MAX lines. */
struct ur_look {
    struct ur_pending *pending;
    uint64_t queue; /* whose lines come first; 0: nobody's */
    uint64_t group; /* where it is */
    uint32_t lines; /* that may still be looked at */
    uint32_t here;  /* of the group */
    uint32_t groups;
    bool started;
};

struct ur_look ur_look_start(struct ur_pending *pending, uint64_t queue, uint32_t lines);
/* The next line, or NULL. Between two calls anything may be put or taken. */
struct ur_line *ur_look_next(struct ur_look *look);

#endif
