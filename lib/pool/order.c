#include "order.h"

#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "backend.h"
#include "debug.h"

/* Numbers of lanes and chains; one space for both, so that a tick names either. */
static _Atomic uint64_t next_lane = 1;

static uint64_t new_lane_id(void) {
    return atomic_fetch_add_explicit(&next_lane, 1, memory_order_relaxed);
}

uint64_t ur_pool_now(const struct ur_pool_backend *backend) {
    if (backend->now) {
        return backend->now();
    }
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (uint64_t)time.tv_sec * 1000000000u + (uint64_t)time.tv_nsec;
}

/* ---- clocks ---- */

/* Entry 0 is the owner's own lane and is never forgotten. */
void ur_clock_add(struct ur_clock *clock, struct ur_tick tick) {
    for (uint32_t i = 0; i < clock->count; ++i) {
        if (clock->at[i].lane == tick.lane) {
            if (clock->at[i].seq < tick.seq) {
                clock->at[i].seq = tick.seq;
            }
            return;
        }
    }
    if (clock->count < UR_CLOCK_SIZE) {
        clock->at[clock->count++] = tick;
        return;
    }
    clock->turn = (uint16_t)(clock->turn % (UR_CLOCK_SIZE - 1) + 1);
    clock->at[clock->turn] = tick;
}

void ur_clock_join(struct ur_clock *clock, const struct ur_clock *other) {
    for (uint32_t i = other->count; i-- > 0;) { /* the other's own lane last: it is the newest */
        ur_clock_add(clock, other->at[i]);
    }
    clock->opaque |= other->opaque;
}

static void join_stamps(struct ur_clock *clock, const struct ur_stamp *const *waits,
                        uint32_t count) {
    for (uint32_t i = 0; i < count; ++i) {
        if (waits[i]) {
            ur_clock_join(clock, &waits[i]->clock);
        }
    }
}

/* Whether a command with that wait list may wait for an event of unknown order. */
static bool any_unknown(const struct ur_stamp *const *waits, uint32_t count) {
    uint32_t known = 0;
    while (known < count && waits[known] && !waits[known]->clock.opaque &&
           (waits[known]->point.chain.lane || waits[known]->point.epoch.lane)) {
        ++known;
    }
    return known < count;
}

/* ---- lanes ---- */

struct ur_lane *ur_lane_create(const struct ur_pool_backend *backend, void *queue, bool in_order) {
    struct ur_lane *lane = calloc(1, sizeof(*lane));
    if (!lane) {
        return NULL;
    }
    atomic_init(&lane->refs, 1);
    lane->in_order = in_order;
    lane->id = new_lane_id();
    atomic_init(&lane->seq, in_order ? 0 : 1);
    lane->backend = backend;
    lane->queue = queue;
    if (in_order) {
        ur_clock_add(&lane->clock, (struct ur_tick){lane->id, 0});
    }
    return lane;
}

void ur_lane_retain(struct ur_lane *lane) {
    atomic_fetch_add_explicit(&lane->refs, 1, memory_order_relaxed);
}

void ur_lane_release(struct ur_lane *lane) {
    if (atomic_fetch_sub_explicit(&lane->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    for (uint32_t i = 0; i < lane->mark_count; ++i) {
        lane->backend->event_release(lane->marks[i].event);
    }
    if (lane->barrier) {
        lane->backend->event_release(lane->barrier);
    }
    free(lane);
}

/* Only what is in use: most clocks hold an entry or two of many. */
static inline void copy_clock(struct ur_clock *to, const struct ur_clock *from) {
    to->count = from->count;
    to->turn = from->turn;
    to->opaque = from->opaque;
    for (uint32_t i = 0; i < from->count; ++i) {
        to->at[i] = from->at[i];
    }
}

static struct ur_tick open_chain(struct ur_lane *lane) {
    struct ur_tick *slot = &lane->chains[lane->next_chain];
    lane->next_chain = (lane->next_chain + 1) % UR_LANE_CHAINS;
    *slot = (struct ur_tick){new_lane_id(), 1};
    return *slot;
}

/* The chain that a command with these ancestors continues, or a new one. Caller holds the lane's
 * lock. */
static struct ur_tick next_in_chain(struct ur_lane *lane, const struct ur_clock *ancestors) {
    for (uint32_t c = 0; c < UR_LANE_CHAINS; ++c) {
        if (lane->chains[c].lane && ur_clock_covers_tick(ancestors, lane->chains[c])) {
            ++lane->chains[c].seq;
            return lane->chains[c];
        }
    }
    return open_chain(lane);
}

/* Of one that waits for nothing, not even a barrier. */
static bool stamp_first(struct ur_lane *lane, struct ur_stamp *out) {
    out->point.chain = open_chain(lane);
    out->clock.count = 1;
    out->clock.at[0] = out->point.chain;
    out->clock.opaque = false;
    return true;
}

/* Of one that waits for the newest command of a chain, which comes after all that commands of the
 * lane come after: what is known of it is what is known of that one. False: it is not so. */
static bool stamp_next(struct ur_lane *lane, const struct ur_stamp *wait, struct ur_stamp *out) {
    struct ur_tick last = wait->point.chain;
    uint32_t c = 0;
    while (c < UR_LANE_CHAINS && lane->chains[c].lane != last.lane) {
        ++c;
    }
    if (c == UR_LANE_CHAINS || !last.lane || lane->chains[c].seq != last.seq ||
        wait->clock.at[0].lane != last.lane) {
        return false;
    }
    for (uint32_t i = 0; i < lane->clock.count; ++i) {
        if (!ur_clock_covers_tick(&wait->clock, lane->clock.at[i])) {
            return false;
        }
    }
    ++lane->chains[c].seq;
    out->clock.count = wait->clock.count;
    out->clock.opaque = wait->clock.opaque;
    /* Not by copy_clock, which takes 19 instructions more for the one that is replaced. */
    for (uint32_t i = 1; i < wait->clock.count; ++i) {
        out->clock.at[i] = wait->clock.at[i];
    }
    out->point.chain = out->clock.at[0] = lane->chains[c];
    return true;
}

/* Stamp of a command of an out-of-order queue. Caller holds the lane's lock. */
static void stamp_chain(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                        struct ur_stamp *out) {
    out->point.epoch = (struct ur_tick){lane->id, ur_lane_seq(lane)};
    out->clock.turn = 0;
    if (!lane->clock.opaque && ((!count && !lane->clock.count && stamp_first(lane, out)) ||
                                (count == 1 && waits[0] && stamp_next(lane, waits[0], out)))) {
        return;
    }
    struct ur_clock ancestors;
    copy_clock(&ancestors, &lane->clock);
    join_stamps(&ancestors, waits, count);
    out->point.chain = next_in_chain(lane, &ancestors);
    out->clock.count = 0;
    out->clock.opaque = any_unknown(waits, count);
    ur_clock_add(&out->clock, out->point.chain);
    ur_clock_join(&out->clock, &ancestors);
}

/* Out of order. */
static void count_sent(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count) {
    uint64_t sent = atomic_fetch_add(&lane->sent, 1) + 1;
    if (count && any_unknown(waits, count)) {
        atomic_store_explicit(&lane->unknown, sent, memory_order_relaxed);
    }
    ur_lane_look_awake(lane);
}

void ur_lane_submit(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                    struct ur_stamp *out) {
    if (!lane->in_order) {
        count_sent(lane, waits, count);
    }
    if (!lane->in_order && !out) {
        return; /* nothing can refer to it but the next barrier, by its epoch */
    }
    ur_spin_lock(&lane->lock);
    if (lane->in_order) {
        uint64_t seq = atomic_fetch_add(&lane->seq, 1) + 1;
        ur_lane_look_awake(lane);
        join_stamps(&lane->clock, waits, count);
        if (any_unknown(waits, count)) {
            atomic_store_explicit(&lane->unknown, seq, memory_order_relaxed);
        }
        lane->clock.opaque = ur_lane_is_opaque(lane);
        lane->clock.at[0].seq = seq;
        if (out) {
            out->point = (struct ur_point){.chain = {lane->id, seq}};
            copy_clock(&out->clock, &lane->clock);
        }
    } else {
        stamp_chain(lane, waits, count, out);
    }
    ur_spin_unlock(&lane->lock);
}

/* Ahead of all later commands; with `all`, after all earlier ones. */
static void hold_back(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                      void *event, struct ur_stamp *out, bool all) {
    if (lane->in_order) {
        ur_lane_submit(lane, waits, count, out);
        return;
    }
    count_sent(lane, waits, count);
    struct ur_stamp own;
    struct ur_stamp *stamp = out ? out : &own;
    if (event) {
        lane->backend->event_retain(event);
    }
    ur_spin_lock(&lane->lock);
    stamp_chain(lane, waits, count, stamp);
    if (all) { /* it ends the epoch: whoever comes after it comes after all of that epoch */
        ur_clock_add(&stamp->clock, stamp->point.epoch);
        atomic_fetch_add_explicit(&lane->seq, 1, memory_order_relaxed);
    }
    lane->clock = stamp->clock;
    void *old = lane->barrier;
    lane->barrier = event;
    ur_spin_unlock(&lane->lock);
    if (old) {
        lane->backend->event_release(old);
    }
}

void ur_lane_barrier(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                     void *event, struct ur_stamp *out) {
    hold_back(lane, waits, count, event, out, true);
}

void ur_lane_gate(struct ur_lane *lane, const struct ur_stamp *const *waits, uint32_t count,
                  void *event, struct ur_stamp *out) {
    hold_back(lane, waits, count, event, out, false);
}

void *ur_lane_barrier_event(struct ur_lane *lane) {
    if (lane->in_order) {
        return NULL;
    }
    void *dead = NULL;
    ur_spin_lock(&lane->lock);
    void *event = lane->barrier;
    if (event && lane->backend->event_state(event) == UR_EVENT_DONE) {
        dead = event;
        event = lane->barrier = NULL;
        lane->clock.opaque = false; /* what came before it is complete */
    }
    if (event) {
        lane->backend->event_retain(event);
    }
    ur_spin_unlock(&lane->lock);
    if (dead) {
        lane->backend->event_release(dead);
    }
    return event;
}

void ur_lane_clock(struct ur_lane *lane, struct ur_clock *clock) {
    ur_spin_lock(&lane->lock);
    copy_clock(clock, &lane->clock);
    ur_spin_unlock(&lane->lock);
    if (lane->in_order) { /* ur_lane_count moves the number alone */
        clock->at[0].seq = ur_lane_seq(lane);
    }
}

/* Moves `done` forward, never back. */
static void set_done(struct ur_lane *lane, uint64_t seq) {
    uint64_t old = atomic_load_explicit(&lane->done, memory_order_relaxed);
    while (old < seq && !atomic_compare_exchange_weak_explicit(
                            &lane->done, &old, seq, memory_order_release, memory_order_relaxed)) {
    }
}

static bool is_done(struct ur_lane *lane, uint64_t seq) {
    return atomic_load_explicit(&lane->done, memory_order_acquire) >= seq;
}

void ur_lane_finished(struct ur_lane *lane, uint64_t seq) {
    if (lane->in_order) {
        set_done(lane, seq);
    }
}

void ur_lane_complete(struct ur_lane *lane, uint64_t given) {
    set_done(lane, given);
}

/* ---- marks: learning how far a lane is ---- */

/* Commands between two marks, at least. */
enum { MARK_GAP = 4 };

static struct ur_mark *newest_mark(struct ur_lane *lane) {
    return lane->mark_count ? &lane->marks[lane->mark_count - 1] : NULL;
}

void *ur_lane_last_mark(struct ur_lane *lane) {
    struct ur_mark *mark = newest_mark(lane);
    return mark ? mark->event : NULL;
}

/* Takes over the reference. Where there is no room it stands for the newest as well, which goes. */
static void add_mark(struct ur_lane *lane, void *event, uint64_t seq) {
    uint64_t now = ur_pool_now(lane->backend);
    if (lane->mark_count == UR_LANE_MARKS) {
        lane->backend->event_release(newest_mark(lane)->event);
        --lane->mark_count;
    }
    lane->marks[lane->mark_count++] = (struct ur_mark){event, seq, now, now};
}

/* Makes a mark after everything submitted. False: there is no queue any more, or no event could be
 * made. Caller holds `polling`. */
static bool make_mark(struct ur_lane *lane) {
    /* Read first: what another thread submits meanwhile may or may not come before the mark. */
    uint64_t seq = ur_lane_seq(lane);
    void *event = NULL;
    if (!lane->queue ||
        lane->backend->signal(lane->queue, UR_COMMAND_EVENTS_WAIT, NULL, 0, &event) || !event) {
        return false;
    }
    const struct ur_stamp *stamp = lane->backend->event_stamp(event);
    if (stamp && stamp->point.chain.lane == lane->id && stamp->point.chain.seq > seq) {
        seq = stamp->point.chain.seq;
    }
    add_mark(lane, event, seq);
    return true;
}

/* Looks at what the adapter knows, and at the oldest marks. Caller holds `polling`. */
static void order_look(struct ur_lane *lane, uint64_t *latency) {
    if (lane->queue && lane->backend->queue_reached) {
        set_done(lane, lane->backend->queue_reached(lane->queue));
    }
    if (lane->queue && lane->backend->queue_idle) {
        uint64_t seq = ur_lane_seq(lane);
        if (lane->backend->queue_idle(lane->queue)) {
            set_done(lane, seq);
        }
    }
    uint32_t ended = 0;
    for (; ended < lane->mark_count; ++ended) {
        struct ur_mark *mark = &lane->marks[ended];
        if (!is_done(lane, mark->seq) && lane->backend->event_state(mark->event) != UR_EVENT_DONE) {
            mark->pending = ur_pool_now(lane->backend);
            break; /* and so are those after it */
        }
        set_done(lane, mark->seq);
        /* How long ago it completed is not known; that it was pending once is. */
        *latency = mark->pending - mark->time + 1;
        lane->backend->event_release(mark->event);
    }
    lane->mark_count -= ended;
    for (uint32_t i = 0; i < lane->mark_count; ++i) {
        lane->marks[i] = lane->marks[i + ended];
    }
}

bool ur_lane_poll(struct ur_lane *lane, uint64_t seq, bool mark, uint64_t *latency) {
    if (!lane->in_order || is_done(lane, seq)) {
        return true; /* memory of an out-of-order queue comes here complete */
    }
    if (!ur_spin_try(&lane->polling)) {
        return is_done(lane, seq);
    }
    order_look(lane, latency);
    const struct ur_mark *newest = newest_mark(lane);
    if (mark && !is_done(lane, seq) && lane->mark_count < UR_LANE_MARKS &&
        (!newest || (newest->seq < seq && newest->seq + MARK_GAP <= ur_lane_seq(lane)))) {
        make_mark(lane);
    }
    ur_spin_unlock(&lane->polling);
    return is_done(lane, seq);
}

void *ur_lane_event(struct ur_lane *lane, uint64_t seq, uint64_t *covered) {
    void *event = NULL;
    if (!ur_spin_try(&lane->polling)) {
        return NULL;
    }
    uint32_t i = 0;
    while (i < lane->mark_count && lane->marks[i].seq < seq) {
        ++i;
    }
    if (i == lane->mark_count && make_mark(lane)) {
        i = lane->mark_count - 1;
    }
    if (i < lane->mark_count && lane->marks[i].seq >= seq) {
        event = lane->marks[i].event;
        lane->backend->event_retain(event);
        *covered = lane->marks[i].seq;
    }
    ur_spin_unlock(&lane->polling);
    return event;
}

void ur_lane_offer(struct ur_lane *lane, void *event, uint64_t seq) {
    if (!lane->in_order || !ur_spin_try(&lane->polling)) {
        return;
    }
    const struct ur_mark *newest = newest_mark(lane);
    if (lane->mark_count < UR_LANE_MARKS && (!newest || newest->seq + MARK_GAP <= seq) &&
        !is_done(lane, seq)) {
        lane->backend->event_retain(event);
        add_mark(lane, event, seq);
    }
    ur_spin_unlock(&lane->polling);
}

void ur_lane_close(struct ur_lane *lane) {
    ur_spin_lock(&lane->polling);
    uint64_t latency = 0;
    order_look(lane, &latency);
    uint64_t seq = ur_lane_seq(lane);
    const struct ur_mark *newest = newest_mark(lane);
    if (lane->in_order && !is_done(lane, seq) && !(newest && newest->seq >= seq)) {
        make_mark(lane);
    }
    lane->queue = NULL;
    ur_spin_unlock(&lane->polling);
    ur_spin_lock(&lane->lock);
    void *barrier = lane->barrier;
    lane->barrier = NULL;
    ur_spin_unlock(&lane->lock);
    if (barrier) {
        lane->backend->event_release(barrier);
    }
}
