#include "clock.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* The number of a lane is its place plus LOADER_MAX_LANES times how often the place was used. */
static struct {
    _Atomic uint64_t open; /* the lane that has the place; 0 for none */
    uint64_t last;         /* under the lock: the last one that had it */
    uint32_t members;      /* under the lock */
    uint32_t next_free;    /* under the lock: place + 1, or 0 */
} lanes[LOADER_MAX_LANES];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static uint32_t first_free; /* under the lock: place + 1, or 0 */
static uint32_t num_used;   /* under the lock: places that were ever used */
static uint32_t oldest;     /* under the lock: the place to give up next */

bool loader_lane_is_open(uint64_t lane) {
    return lane &&
           atomic_load_explicit(&lanes[lane % LOADER_MAX_LANES].open, memory_order_acquire) == lane;
}

uint64_t loader_lane_open(void) {
    uint32_t place;
    pthread_mutex_lock(&lock);
    if (first_free) {
        place = first_free - 1;
        first_free = lanes[place].next_free;
    } else if (num_used < LOADER_MAX_LANES) {
        place = num_used++;
    } else {
        place = oldest;
        oldest = (oldest + 1) % LOADER_MAX_LANES;
    }
    lanes[place].last = (lanes[place].last ? lanes[place].last : place) + LOADER_MAX_LANES;
    lanes[place].members = 1;
    uint64_t lane = lanes[place].last;
    atomic_store_explicit(&lanes[place].open, lane, memory_order_release);
    pthread_mutex_unlock(&lock);
    return lane;
}

bool loader_lane_enter(uint64_t lane) {
    pthread_mutex_lock(&lock);
    bool open = loader_lane_is_open(lane);
    if (open) {
        lanes[lane % LOADER_MAX_LANES].members++;
    }
    pthread_mutex_unlock(&lock);
    return open;
}

/* Under the lock. */
static void close_place(uint32_t place) {
    atomic_store_explicit(&lanes[place].open, 0, memory_order_release);
    lanes[place].next_free = first_free;
    first_free = place + 1;
}

void loader_lane_leave(uint64_t lane) {
    uint32_t place = (uint32_t)(lane % LOADER_MAX_LANES);
    pthread_mutex_lock(&lock);
    if (loader_lane_is_open(lane) && --lanes[place].members == 0) {
        close_place(place);
    }
    pthread_mutex_unlock(&lock);
}

void loader_lanes_close(void) {
    pthread_mutex_lock(&lock);
    for (uint32_t place = 0; place < num_used; place++) {
        if (atomic_load_explicit(&lanes[place].open, memory_order_relaxed)) {
            close_place(place);
        }
    }
    pthread_mutex_unlock(&lock);
}

struct loader_clock *loader_clock_retain(struct loader_clock *clock) {
    if (clock) {
        atomic_fetch_add_explicit(&clock->refs, 1, memory_order_relaxed);
    }
    return clock;
}

void loader_clock_release(struct loader_clock *clock) {
    if (clock && atomic_fetch_sub_explicit(&clock->refs, 1, memory_order_acq_rel) == 1) {
        free(clock);
    }
}

/* The first entry at `from` or later whose lane is not below this one. */
static uint32_t place_of(const struct loader_clock *clock, uint32_t from, uint64_t lane) {
    uint32_t low = from, step = 1;
    /* Sets that are joined are often much alike: first near, then far. */
    while (low + step <= clock->count && clock->at[low + step - 1].lane < lane) {
        low += step;
        step *= 2;
    }
    uint32_t high = low + step - 1 < clock->count ? low + step - 1 : clock->count;
    while (low < high) {
        uint32_t middle = low + (high - low) / 2;
        if (clock->at[middle].lane < lane) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    return low;
}

bool loader_clock_has(const struct loader_clock *clock, uint64_t lane, uint64_t turn) {
    uint32_t i = clock ? place_of(clock, 0, lane) : 0;
    return clock && i < clock->count && clock->at[i].lane == lane && clock->at[i].turn >= turn;
}

/* Whether anything of `other` that matters is missing. */
static bool lacks(const struct loader_clock *clock, const struct loader_turn *other,
                  uint32_t count) {
    uint32_t at = 0;
    for (uint32_t i = 0; i < count; i++) {
        if (clock) {
            at = place_of(clock, at, other[i].lane);
        }
        if ((!clock || at == clock->count || clock->at[at].lane != other[i].lane ||
             clock->at[at].turn < other[i].turn) &&
            loader_lane_is_open(other[i].lane)) {
            return true;
        }
    }
    return false;
}

static void join(struct loader_clock **clock, const struct loader_turn *other, uint32_t count) {
    struct loader_clock *old = *clock;
    if (!lacks(old, other, count)) {
        return;
    }
    uint32_t num_old = old ? old->count : 0;
    struct loader_clock *fresh =
        malloc(sizeof(*fresh) + ((size_t)num_old + count) * sizeof(fresh->at[0]));
    if (!fresh) {
        loader_lanes_close();
        return;
    }
    atomic_init(&fresh->refs, 1);
    fresh->count = 0;
    for (uint32_t i = 0, j = 0; i < num_old || j < count;) {
        struct loader_turn next;
        if (j == count || (i < num_old && old->at[i].lane < other[j].lane)) {
            next = old->at[i++];
        } else if (i == num_old || other[j].lane < old->at[i].lane) {
            next = other[j++];
        } else {
            next = old->at[i].turn > other[j].turn ? old->at[i] : other[j];
            i++;
            j++;
        }
        if (loader_lane_is_open(next.lane)) {
            fresh->at[fresh->count++] = next;
        }
    }
    *clock = fresh;
    loader_clock_release(old);
}

void loader_clock_join(struct loader_clock **clock, struct loader_clock *other) {
    if (!*clock) {
        *clock = loader_clock_retain(other);
    } else if (other && *clock != other) {
        join(clock, other->at, other->count);
    }
}

void loader_clock_add(struct loader_clock **clock, uint64_t lane, uint64_t turn) {
    const struct loader_turn one = {lane, turn};
    join(clock, &one, 1);
}
