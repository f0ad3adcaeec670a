/* Whether anything is under way on a device, for adapters whose driver waits for all of that.
 *
 * A queue is in a list of its device from its first command on, until somebody asks and finds it
 * over; its next command puts it back. So asking costs what is under way there, and what has come
 * since it was asked last, however many queues and contexts there are. A queue that ends with
 * commands under way leaves a fence, and its space is in a list as long as such fences have not
 * passed.
 *
 * A command is counted, or has entered (backend.h), before it looks whether its queue sleeps, and
 * who puts the queue to sleep says so before he looks at both again: in one order for all threads,
 * so that one of the two sees the other. The driver is asked with no list locked, since it may wait
 * for a kernel that the next command of another thread ends. */
#include "awake.h"
#include "space.h"

enum { LIST_BITS = 5 };

/* Of the devices whose addresses lead here. */
struct ur_awake {
    struct ur_spin lock; /* guards the list, and what it keeps in queues and lanes */
    struct ur_pool_queue *first;
    uint64_t moves; /* to the front, past those who are on their way through the list */
};

static struct ur_awake lists[1 << LIST_BITS];

static pthread_mutex_t left_lock = PTHREAD_MUTEX_INITIALIZER; /* guards the list of spaces */
static struct ur_pool_space *left;

static struct ur_awake *list_of(const void *device) {
    return &lists[(uint64_t)(uintptr_t)device * 0x9e3779b97f4a7c15u >> (64 - LIST_BITS)];
}

/* The list is locked. */
static void put_first(struct ur_awake *list, struct ur_pool_queue *q) {
    q->awake = true;
    q->above = NULL;
    q->below = list->first;
    if (q->below) {
        q->below->above = q;
    }
    list->first = q;
}

/* The list is locked. */
static void awake_take_out(struct ur_awake *list, struct ur_pool_queue *q) {
    *(q->above ? &q->above->below : &list->first) = q->below;
    if (q->below) {
        q->below->above = q->above;
    }
    q->awake = false;
}

void ur_awake_begin(struct ur_pool_queue *q) {
    if (q->space->backend->queue_over) {
        q->lane->awake = list_of(q->device);
        q->lane->of = q;
        atomic_store(&q->lane->asleep, true);
    }
}

void ur_lane_wake(struct ur_lane *lane) {
    ur_spin_lock(&lane->awake->lock);
    struct ur_pool_queue *q = lane->of;
    if (q && !q->awake) {
        atomic_store(&lane->asleep, false);
        put_first(lane->awake, q);
    }
    ur_spin_unlock(&lane->awake->lock);
}

void ur_awake_end(struct ur_pool_queue *q) {
    struct ur_awake *list = q->lane->awake;
    if (!list) {
        return;
    }
    ur_spin_lock(&list->lock);
    if (q->awake) {
        awake_take_out(list, q);
    }
    q->lane->of = NULL;
    atomic_store(&q->lane->asleep, false); /* what a last mark counts wakes nobody */
    ur_spin_unlock(&list->lock);
}

/* ---- what queues left behind ---- */

void ur_awake_leave(struct ur_pool_space *space) {
    pthread_mutex_lock(&left_lock);
    if (!space->left) {
        space->left = true;
        space->left_before = NULL;
        space->left_behind = left;
        if (left) {
            left->left_before = space;
        }
        left = space;
    }
    pthread_mutex_unlock(&left_lock);
}

/* The list is locked. */
static void awake_forget(struct ur_pool_space *space) {
    *(space->left_before ? &space->left_before->left_behind : &left) = space->left_behind;
    if (space->left_behind) {
        space->left_behind->left_before = space->left_before;
    }
    space->left = false;
}

void ur_awake_forget(struct ur_pool_space *space) {
    pthread_mutex_lock(&left_lock);
    if (space->left) {
        awake_forget(space);
    }
    pthread_mutex_unlock(&left_lock);
}

/* No context is retained: programs count references, and none is to end here. */
static bool is_nothing_left(const void *device, bool (*of)(void *context, const void *device)) {
    bool nothing = true;
    pthread_mutex_lock(&left_lock);
    for (struct ur_pool_space *next, *space = left; space && nothing; space = next) {
        next = space->left_behind;
        if (!device || of(space->context, device)) {
            nothing = ur_fence_all_passed(space);
            if (nothing) {
                awake_forget(space);
            }
        }
    }
    pthread_mutex_unlock(&left_lock);
    return nothing;
}

/* ---- asking ---- */

static bool has_entered(struct ur_pool_queue *q) {
    const struct ur_pool_backend *backend = q->space->backend;
    return backend->queue_entered && backend->queue_entered(q->queue);
}

static bool awake_is_over(struct ur_pool_queue *q) {
    if (has_entered(q)) {
        return false;
    }
    uint64_t given = ur_lane_given(q->lane);
    bool blind = atomic_load_explicit(&q->blind, memory_order_relaxed);
    if (!blind && atomic_load_explicit(&q->lane->done, memory_order_acquire) >= given) {
        return true;
    }
    bool over = q->space->backend->queue_over(q->queue);
    if (over) {
        ur_lane_complete(q->lane, given);
    }
    return over;
}

/* One that was found over. False: it was given something since. The list is locked. */
static bool put_to_sleep(struct ur_awake *list, struct ur_pool_queue *q) {
    struct ur_lane *lane = q->lane;
    atomic_store(&lane->asleep, true);
    bool blind = atomic_load(&q->blind); /* nobody counts what comes next */
    uint64_t given = atomic_load(lane->in_order ? &lane->seq : &lane->sent);
    bool over = !has_entered(q) && atomic_load_explicit(&lane->done, memory_order_acquire) >= given;
    if (blind || !over) {
        atomic_store(&lane->asleep, false);
    } else {
        awake_take_out(list, q);
    }
    return over;
}

/* Whether the queues of the device there are over, NULL: all. One that is at work is asked first
 * the next time. */
static bool are_over(struct ur_awake *list, const void *device) {
    bool over = true;
    ur_spin_lock(&list->lock);
    uint64_t moves = list->moves;
    struct ur_pool_queue *q = list->first;
    while (q && over) {
        if (device && q->device != device) {
            q = q->below;
            continue;
        }
        atomic_fetch_add_explicit(&q->pins, 1, memory_order_relaxed);
        ur_spin_unlock(&list->lock);
        over = awake_is_over(q);
        ur_spin_lock(&list->lock);
        bool there = q->awake;
        atomic_fetch_sub_explicit(&q->pins, 1, memory_order_release);
        over = !there || (over && put_to_sleep(list, q));
        if (!over && q != list->first) {
            awake_take_out(list, q);
            put_first(list, q);
            ++list->moves;
        }
        /* From the start, where it ended or another thread put it to sleep or others first. */
        q = there && moves == list->moves ? q->below : list->first;
        moves = list->moves;
    }
    ur_spin_unlock(&list->lock);
    return over;
}

bool ur_pool_idle(const void *device, bool (*of)(void *context, const void *device)) {
    bool over = true;
    if (device) {
        over = are_over(list_of(device), device);
    }
    for (int i = 0; !device && over && i < 1 << LIST_BITS; ++i) {
        over = are_over(&lists[i], NULL);
    }
    return over && is_nothing_left(device, of); /* after: queues leave the one for the other */
}
