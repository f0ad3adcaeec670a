/* Which command is known to come before which: positions, clocks and lanes.
 *
 * Commands sit in lanes. Two commands of one lane are ordered by their numbers. An in-order queue
 * is one lane. An out-of-order queue opens a lane for each chain of dependent commands: a command
 * that waits for the newest command of a lane continues it, any other opens a new one. Besides,
 * each command of an out-of-order queue belongs to an epoch, the number of barriers before it; a
 * barrier comes after every command of the epochs before.
 *
 * A clock is a bounded set of (lane, number) pairs: every command of that lane up to that number is
 * an ancestor. What does not fit is forgotten, so a clock errs to one side only: "not known to be
 * an ancestor". Deciding whether a command is an ancestor takes at most UR_CLOCK_SIZE comparisons,
 * however long the way from one to the other is. */
#ifndef UR_POOL_ORDER_H
#define UR_POOL_ORDER_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#include "lock.h"

struct ur_awake;
struct ur_pool_backend;
struct ur_pool_queue;

enum { UR_CLOCK_SIZE = 12, UR_LANE_CHAINS = 16, UR_LANE_MARKS = 4 };

/* (lane, number): that command, and all before it in that lane. */
struct ur_tick {
    uint64_t lane; /* 0: none; never used again once given out */
    uint64_t seq;
};

/* Pairs known, one for each lane at most; the place after the newest is `turn`. */
struct ur_clock {
    uint32_t count; /* entries in use */
    uint16_t turn;  /* entry that is forgotten next when there is no room */
    bool opaque;    /* an ancestor may wait for an event of unknown order */
    struct ur_tick at[UR_CLOCK_SIZE];
};

/* Position of one command: what others compare with their clocks. */
struct ur_point {
    struct ur_tick chain; /* in-order: the queue's lane; out-of-order: its chain */
    struct ur_tick epoch; /* out-of-order: the queue's own lane and the epoch; else lane 0 */
};

/* What an event carries. Written when its command is submitted, never changed afterwards. */
struct ur_stamp {
    struct ur_point point; /* lane 0: the order of this event is not known */
    struct ur_clock clock; /* ancestors, the command itself included */
};

/* An event that tells how far an in-order lane is. */
struct ur_mark {
    void *event; /* retained; complete once all up to seq are */
    uint64_t seq;
    uint64_t time;    /* when it was made */
    uint64_t pending; /* when it was last seen pending */
};

/* The order of one queue. Shared by the queue and by the memory freed on it; the last of them frees
 * it. */
struct ur_lane {
    _Atomic uint32_t refs;
    bool in_order;
    atomic_bool exposed; /* ur_pool_queue_expose */
    /* The newest command (seq, out-of-order sent) that waits for an event of unknown order, or for
     * one that does. */
    _Atomic uint64_t unknown;
    uint64_t id;           /* unique, never 0 */
    _Atomic uint64_t seq;  /* in-order: number of the newest command; out-of-order: epoch */
    _Atomic uint64_t sent; /* out-of-order: commands given to the queue */
    /* Every command up to this number (seq, out-of-order sent) is known complete. */
    _Atomic uint64_t done;
    atomic_bool asleep;    /* the next command is to call ur_lane_wake */
    struct ur_spin lock;   /* guards clock, chains, next_chain */
    struct ur_clock clock; /* in-order: ancestors of the next command; else of any command */
    struct ur_tick chains[UR_LANE_CHAINS]; /* out-of-order: newest command of each open chain */
    uint32_t next_chain;                   /* slot of chains[] that is given up next */

    /* Guarded by `polling`: whoever sets it looks after the marks, others go on without. */
    struct ur_spin polling;
    const struct ur_pool_backend *backend;
    void *queue;                         /* the adapter's queue; NULL once it is gone */
    struct ur_mark marks[UR_LANE_MARKS]; /* oldest first, none known complete */
    uint32_t mark_count;
    void *barrier; /* out-of-order, guarded by lock: newest barrier's event, retained */

    struct ur_awake *awake;   /* the list for the device; NULL: none is kept (awake.c) */
    struct ur_pool_queue *of; /* NULL once it is gone; under that list's lock */
};

/* ---- for adapters ---- */

/* Post: one reference, or NULL if host memory is exhausted. `queue` is what the backend's calls are
 * given. */
struct ur_lane *ur_lane_create(const struct ur_pool_backend *backend, void *queue, bool in_order);
void ur_lane_retain(struct ur_lane *lane);
void ur_lane_release(struct ur_lane *lane);

/* Records one command. Pre: the command has been handed to the driver, and calls for one in-order
 * queue come in the order in which it got them (hold the lock of the queue over both). `waits` are
 * stamps of the wait list; an entry may be NULL for an event of unknown order. Post: *out, if not
 * NULL, is the stamp of the command's event. */
void ur_lane_submit(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                    struct ur_stamp *out);

/* Out-of-order: the command just handed to the driver waits for every earlier one of the queue and
 * every later one waits for it. `event` is its event (retained here), or NULL if `out` alone is
 * wanted; *out is its stamp. */
void ur_lane_barrier(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                     void *event, struct ur_stamp *out);

/* Out-of-order: as ur_lane_barrier, for one that waits for its list only. event is not NULL. */
void ur_lane_gate(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                  void *event, struct ur_stamp *out);

/* The host has seen everything complete that was submitted before `seq` was read by ur_lane_seq; of
 * an in-order lane. */
void ur_lane_finished(struct ur_lane *lane, uint64_t seq);
/* The same of any lane, read by ur_lane_given. */
void ur_lane_complete(struct ur_lane *lane, uint64_t given);
static inline uint64_t ur_lane_seq(const struct ur_lane *lane) {
    return atomic_load_explicit(&lane->seq, memory_order_relaxed);
}
/* How many commands the lane was given, whatever its order; for ur_pool_queue_finished. */
static inline uint64_t ur_lane_given(const struct ur_lane *lane) {
    return lane->in_order ? ur_lane_seq(lane)
                          : atomic_load_explicit(&lane->sent, memory_order_acquire);
}

/* Whether commands that are not complete may wait for something that the program alone ends, an
 * event of unknown order. */
static inline bool ur_lane_is_opaque(const struct ur_lane *lane) {
    uint64_t unknown = atomic_load_explicit(&lane->unknown, memory_order_relaxed);
    return unknown && unknown > atomic_load_explicit(&lane->done, memory_order_relaxed);
}

/* awake.c: puts a queue that sleeps where it is asked whether it is at work. */
void ur_lane_wake(struct ur_lane *lane) __attribute__((cold));
/* After what was counted, in the order that all threads agree on. */
static inline void ur_lane_look_awake(struct ur_lane *lane) {
    if (__builtin_expect(atomic_load(&lane->asleep), 0)) {
        ur_lane_wake(lane);
    }
}

/* As ur_lane_submit, for a command of an in-order queue that waits for nothing and whose adapter
 * has called ur_lane_look_awake; without the lock of the queue too. The command's number. */
static inline uint64_t ur_lane_count(struct ur_lane *lane) {
    return atomic_fetch_add_explicit(&lane->seq, 1, memory_order_relaxed) + 1;
}

/* For a command with this number that has an event. The clock changes under the lock of the queue
 * only. */
static inline void ur_lane_stamp_as(struct ur_lane *lane, uint64_t seq, struct ur_stamp *out) {
    struct ur_tick own = {lane->id, seq};
    out->point = (struct ur_point){.chain = own};
    out->clock.count = lane->clock.count;
    out->clock.turn = lane->clock.turn;
    out->clock.at[0] = own;
    for (uint32_t i = 1; i < lane->clock.count; ++i) {
        out->clock.at[i] = lane->clock.at[i];
    }
}

/* The same of a queue none of whose commands has waited for anything, which needs no lock. */
static inline void ur_lane_stamp_alone(struct ur_lane *lane, uint64_t seq, struct ur_stamp *out) {
    struct ur_tick own = {lane->id, seq};
    out->point = (struct ur_point){.chain = own};
    out->clock.count = 1;
    out->clock.turn = 0;
    out->clock.at[0] = own;
}

/* ur_lane_count for one that has an event. */
static inline void ur_lane_stamp(struct ur_lane *lane, struct ur_stamp *out) {
    ur_lane_stamp_as(lane, ur_lane_count(lane), out);
}

/* The adapter's queue goes away: no call of the backend names it after this one. What is still
 * under way gets a last mark. */
void ur_lane_close(struct ur_lane *lane);

/* ---- inside the pool ---- */

static inline bool ur_clock_covers_tick(const struct ur_clock *clock, struct ur_tick tick) {
    for (uint32_t i = 0; i < clock->count; ++i) {
        if (clock->at[i].lane == tick.lane) {
            return clock->at[i].seq >= tick.seq;
        }
    }
    return false;
}

/* True only if the command at `point` is known to be an ancestor. */
static inline bool ur_clock_covers(const struct ur_clock *clock, const struct ur_point *point) {
    return (point->chain.lane && ur_clock_covers_tick(clock, point->chain)) ||
           (point->epoch.lane && ur_clock_covers_tick(clock, point->epoch));
}

void ur_clock_add(struct ur_clock *clock, struct ur_tick tick);
void ur_clock_join(struct ur_clock *clock, const struct ur_clock *other);

/* Copies the clock that the next command of the lane starts with. */
void ur_lane_clock(struct ur_lane *lane, struct ur_clock *clock);

/* Whether everything up to `seq` of an in-order lane is known complete. Asks the driver at most
 * once or twice, never waits. With `mark` it leaves a mark behind if there is none, so that a later
 * call knows more. *latency receives the time a mark took when one is seen complete, else stays as
 * it is. */
bool ur_lane_poll(struct ur_lane *lane, uint64_t seq, bool mark, uint64_t *latency);

/* An event, retained for the caller, that completes once everything up to `seq` of the lane is
 * complete, or NULL: no event could be made, or another thread is just looking. *covered is the
 * number that it stands for. */
void *ur_lane_event(struct ur_lane *lane, uint64_t seq, uint64_t *covered);

/* The newest mark, or NULL. Pre: nobody else uses the lane. */
void *ur_lane_last_mark(struct ur_lane *lane);

/* Offers the event of a command of this lane, number `seq`, as a mark. */
void ur_lane_offer(struct ur_lane *lane, void *event, uint64_t seq);

/* The barrier event of an out-of-order lane, retained, or NULL if there is none that matters. */
void *ur_lane_barrier_event(struct ur_lane *lane);

#endif
