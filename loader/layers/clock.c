#include "clock.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

/* A set of more lanes than this is a tree. */
#define SMALL 8

/* Trees are indexed by the place of a lane and share all nodes in which they do not differ: sets
 * that come one after the other, and sets that are joined again and again, cost what is new in
 * them. */
#define FAN 16
#define TOP 2 /* FAN to the power of TOP + 1 is LOADER_MAX_LANES */

struct node {
    _Atomic uint32_t refs;
    uint32_t told; /* under host.lock: the host has all of it since host.begun was that */
};

struct leaf {
    struct node node; /* level 0 */
    struct loader_turn at[FAN];
};

struct branch {
    struct node node;
    struct node *at[FAN];
};

struct loader_clock {
    struct node node;
    uint32_t count;    /* of `at`, by lane; without meaning for a tree */
    struct node *tree; /* of level TOP, or NULL */
    struct loader_turn at[];
};

/* What the host has waited for, by place. */
static struct {
    pthread_mutex_t lock;
    uint32_t begun; /* how often it was begun anew, and one */
    struct loader_turn at[LOADER_MAX_LANES];
} host = {.lock = PTHREAD_MUTEX_INITIALIZER, .begun = 1};

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

/* ---- nodes ---------------------------------------------------------------------------------- */

static void clock_retain(struct node *node) {
    if (node) {
        atomic_fetch_add_explicit(&node->refs, 1, memory_order_relaxed);
    }
}

static bool clock_release(struct node *node) {
    return node && atomic_fetch_sub_explicit(&node->refs, 1, memory_order_acq_rel) == 1;
}

static void release_tree(struct node *node, int level) {
    if (!clock_release(node)) {
        return;
    }
    for (uint32_t i = 0; level > 0 && i < FAN; i++) {
        release_tree(((struct branch *)node)->at[i], level - 1);
    }
    free(node);
}

static uint32_t index_at(uint64_t lane, int level) {
    return (uint32_t)(lane % LOADER_MAX_LANES) >> (4 * level) & (FAN - 1);
}

/* NULL without memory. */
static struct node *new_node(int level) {
    struct node *node = calloc(1, level ? sizeof(struct branch) : sizeof(struct leaf));
    if (node) {
        atomic_init(&node->refs, 1);
    }
    return node;
}

/* A place is used for one lane after the other, of which the last alone can be open. */
static struct loader_turn later(struct loader_turn a, struct loader_turn b) {
    return a.lane > b.lane || (a.lane == b.lane && a.turn >= b.turn) ? a : b;
}

/* The tree with that turn in it; NULL without memory. */
static struct node *clock_insert(const struct node *old, int level, struct loader_turn turn) {
    struct node *fresh = new_node(level);
    uint32_t index = index_at(turn.lane, level);
    if (!fresh) {
        return NULL;
    }
    if (level == 0) {
        struct leaf *leaf = (struct leaf *)fresh;
        if (old) {
            memcpy(leaf->at, ((const struct leaf *)old)->at, sizeof(leaf->at));
        }
        leaf->at[index] = later(leaf->at[index], turn);
        return fresh;
    }
    struct branch *branch = (struct branch *)fresh;
    if (old) {
        memcpy(branch->at, ((const struct branch *)old)->at, sizeof(branch->at));
    }
    struct node *below = clock_insert(branch->at[index], level - 1, turn);
    branch->at[index] = below;
    for (uint32_t i = 0; i < FAN; i++) {
        if (i != index) {
            clock_retain(branch->at[i]);
        }
    }
    if (!below) {
        release_tree(fresh, level);
        return NULL;
    }
    return fresh;
}

/* One of two nodes with the same in them: always the same one, so that trees come to share it. */
static struct node *same(struct node *a, struct node *b) {
    struct node *one = (uintptr_t)a < (uintptr_t)b ? a : b;
    clock_retain(one);
    return one;
}

static struct node *merge_leaves(struct leaf *a, struct leaf *b) {
    struct leaf fresh;
    bool is_a = true, is_b = true;
    for (uint32_t i = 0; i < FAN; i++) {
        fresh.at[i] = later(a->at[i], b->at[i]);
        is_a &= fresh.at[i].lane == a->at[i].lane && fresh.at[i].turn == a->at[i].turn;
        is_b &= fresh.at[i].lane == b->at[i].lane && fresh.at[i].turn == b->at[i].turn;
    }
    if (is_a && is_b) {
        return same(&a->node, &b->node);
    }
    if (is_a || is_b) {
        clock_retain(is_a ? &a->node : &b->node);
        return is_a ? &a->node : &b->node;
    }
    struct leaf *leaf = (struct leaf *)new_node(0);
    if (leaf) {
        memcpy(leaf->at, fresh.at, sizeof(leaf->at));
    }
    return leaf ? &leaf->node : NULL;
}

/* What is in either; NULL without memory. Neither is NULL. */
static struct node *merge(struct node *a, struct node *b, int level) {
    if (a == b) {
        clock_retain(a);
        return a;
    }
    if (level == 0) {
        return merge_leaves((struct leaf *)a, (struct leaf *)b);
    }
    struct branch *left = (struct branch *)a, *right = (struct branch *)b;
    struct branch *fresh = (struct branch *)new_node(level);
    bool is_a = true, is_b = true, good = fresh;
    for (uint32_t i = 0; good && i < FAN; i++) {
        if (left->at[i] && right->at[i]) {
            fresh->at[i] = merge(left->at[i], right->at[i], level - 1);
            good = fresh->at[i];
        } else {
            fresh->at[i] = left->at[i] ? left->at[i] : right->at[i];
            clock_retain(fresh->at[i]);
        }
        is_a &= fresh->at[i] == left->at[i];
        is_b &= fresh->at[i] == right->at[i];
    }
    if (good && !is_a && !is_b) {
        return &fresh->node;
    }
    if (fresh) {
        release_tree(&fresh->node, level);
    }
    if (!good) {
        return NULL;
    }
    if (is_a && is_b) {
        return same(a, b);
    }
    clock_retain(is_a ? a : b);
    return is_a ? a : b;
}

static struct loader_turn clock_find(const struct node *tree, uint64_t lane) {
    for (int level = TOP; tree && level > 0; level--) {
        tree = ((const struct branch *)tree)->at[index_at(lane, level)];
    }
    return tree ? ((const struct leaf *)tree)->at[index_at(lane, 0)] : (struct loader_turn){0, 0};
}

/* ---- sets ------------------------------------------------------------------------------------ */

struct loader_clock *loader_clock_retain(struct loader_clock *clock) {
    if (clock) {
        clock_retain(&clock->node);
    }
    return clock;
}

void loader_clock_release(struct loader_clock *clock) {
    if (clock && clock_release(&clock->node)) {
        release_tree(clock->tree, TOP);
        free(clock);
    }
}

static uint64_t turn_in(const struct loader_clock *clock, uint64_t lane) {
    if (clock->tree) {
        struct loader_turn found = clock_find(clock->tree, lane);
        return found.lane == lane ? found.turn : 0;
    }
    for (uint32_t i = 0; i < clock->count; i++) {
        if (clock->at[i].lane == lane) {
            return clock->at[i].turn;
        }
    }
    return 0;
}

bool loader_clock_has(const struct loader_clock *clock, uint64_t lane, uint64_t turn) {
    return clock && turn_in(clock, lane) >= turn;
}

/* Whether a turn that matters is missing. */
static bool lacks(const struct loader_clock *clock, struct loader_turn turn) {
    return !loader_clock_has(clock, turn.lane, turn.turn) && loader_lane_is_open(turn.lane);
}

/* Puts a set in the place of the other one; without it nothing more is said of any allocation. */
static void clock_replace(struct loader_clock **clock, struct loader_clock *fresh) {
    struct loader_clock *old = *clock;
    if (!fresh) {
        loader_lanes_close();
        return;
    }
    *clock = fresh;
    loader_clock_release(old);
}

static struct loader_clock *new_clock(uint32_t room) {
    struct loader_clock *fresh = calloc(1, sizeof(*fresh) + room * sizeof(fresh->at[0]));
    if (fresh) {
        atomic_init(&fresh->node.refs, 1);
    }
    return fresh;
}

/* Takes over the reference to the tree, which may be NULL for want of memory. */
static struct loader_clock *large(struct node *tree) {
    struct loader_clock *fresh = tree ? new_clock(0) : NULL;
    if (fresh) {
        fresh->tree = tree;
    } else {
        release_tree(tree, TOP);
    }
    return fresh;
}

/* A set that is a tree, with what it lacks of some turns; itself if that is nothing. */
static struct loader_clock *grown(struct loader_clock *clock, const struct loader_turn *turns,
                                  uint32_t count) {
    struct node *tree = clock->tree;
    clock_retain(tree);
    for (uint32_t i = 0; tree && i < count; i++) {
        if (lacks(clock, turns[i])) {
            struct node *fresh = clock_insert(tree, TOP, turns[i]);
            release_tree(tree, TOP);
            tree = fresh;
        }
    }
    if (tree == clock->tree) {
        release_tree(tree, TOP);
        return loader_clock_retain(clock);
    }
    return large(tree);
}

/* Both are small, or the first one is empty. */
static struct loader_clock *merged(const struct loader_clock *clock,
                                   const struct loader_turn *turns, uint32_t count) {
    uint32_t num_old = clock ? clock->count : 0, num = 0;
    struct loader_turn all[2 * SMALL];
    for (uint32_t i = 0, j = 0; i < num_old || j < count;) {
        struct loader_turn next;
        if (j == count || (i < num_old && clock->at[i].lane < turns[j].lane)) {
            next = clock->at[i++];
        } else if (i == num_old || turns[j].lane < clock->at[i].lane) {
            next = turns[j++];
        } else {
            next = later(clock->at[i++], turns[j++]);
        }
        if (loader_lane_is_open(next.lane)) {
            all[num++] = next;
        }
    }
    if (num <= SMALL) {
        struct loader_clock *fresh = new_clock(num);
        if (fresh) {
            fresh->count = num;
            memcpy(fresh->at, all, num * sizeof(all[0]));
        }
        return fresh;
    }
    struct node *tree = clock_insert(NULL, TOP, all[0]);
    for (uint32_t i = 1; tree && i < num; i++) {
        struct node *fresh = clock_insert(tree, TOP, all[i]);
        release_tree(tree, TOP);
        tree = fresh;
    }
    return large(tree);
}

static void join_small(struct loader_clock **clock, const struct loader_turn *turns,
                       uint32_t count) {
    for (uint32_t i = 0; i < count; i++) {
        if (lacks(*clock, turns[i])) {
            clock_replace(clock, *clock && (*clock)->tree ? grown(*clock, turns, count)
                                                          : merged(*clock, turns, count));
            return;
        }
    }
}

void loader_clock_join(struct loader_clock **clock, struct loader_clock *other) {
    struct loader_clock *mine = *clock;
    if (!other || mine == other) {
        return;
    }
    if (!mine) {
        *clock = loader_clock_retain(other);
    } else if (!other->tree) {
        join_small(clock, other->at, other->count);
    } else if (!mine->tree) {
        clock_replace(clock, grown(other, mine->at, mine->count));
    } else if (mine->tree != other->tree) {
        struct node *tree = merge(mine->tree, other->tree, TOP);
        if (tree && tree == mine->tree) {
            release_tree(tree, TOP);
        } else if (tree && tree == other->tree) {
            release_tree(tree, TOP);
            clock_replace(clock, loader_clock_retain(other));
        } else {
            clock_replace(clock, large(tree));
        }
    }
}

void loader_clock_add(struct loader_clock **clock, uint64_t lane, uint64_t turn) {
    const struct loader_turn one = {lane, turn};
    join_small(clock, &one, 1);
}

/* ---- the host -------------------------------------------------------------------------------- */

/* Under the lock. */
static void tell_turn(struct loader_turn turn) {
    struct loader_turn *known = &host.at[turn.lane % LOADER_MAX_LANES];
    *known = later(*known, turn);
}

/* Under the lock. What it was told of before it has. */
static void clock_tell(struct node *node, int level) {
    if (!node || node->told == host.begun) {
        return;
    }
    node->told = host.begun;
    for (uint32_t i = 0; i < FAN; i++) {
        if (level > 0) {
            clock_tell(((struct branch *)node)->at[i], level - 1);
        } else {
            tell_turn(((struct leaf *)node)->at[i]);
        }
    }
}

void loader_host_join(struct loader_clock *clock) {
    if (!clock) {
        return;
    }
    pthread_mutex_lock(&host.lock);
    if (clock->node.told != host.begun) {
        clock->node.told = host.begun;
        for (uint32_t i = 0; i < clock->count; i++) {
            tell_turn(clock->at[i]);
        }
        clock_tell(clock->tree, TOP);
    }
    pthread_mutex_unlock(&host.lock);
}

bool loader_host_has(uint64_t lane, uint64_t turn) {
    pthread_mutex_lock(&host.lock);
    struct loader_turn known = host.at[lane % LOADER_MAX_LANES];
    pthread_mutex_unlock(&host.lock);
    return known.lane == lane && known.turn >= turn;
}

void loader_host_begin(void) {
    pthread_mutex_lock(&host.lock);
    host.begun++;
    memset(host.at, 0, sizeof(host.at));
    pthread_mutex_unlock(&host.lock);
}
