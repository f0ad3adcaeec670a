#include "allocations.h"

#include <sched.h>
#include <stdlib.h>

#include "clock.h"

#define LEVELS 14
/* Freed allocations that are kept to recognise their use; the oldest goes first. */
#define MAX_FREED 65536

struct node {
    _Atomic uintptr_t base;
    _Atomic size_t size;
    _Atomic uint32_t state, made_by, ended_by;
    _Atomic uint64_t lane, turn;
    const void *_Atomic queue;
    struct loader_stack *stack; /* under the lock */
    /* Under the lock: freed ones, oldest first; or unused ones. */
    struct node *next_freed, *previous_freed;
    int levels;
    struct node *_Atomic next[LEVELS];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static _Atomic uint64_t version; /* odd while a writer is at work */
static struct node head;
static struct node *unused;                   /* under the lock */
static struct node *freed_first, *freed_last; /* under the lock */
static unsigned num_freed;
static uint64_t random_state = 88172645463325252u;

#define GET(x) atomic_load_explicit(&(x), memory_order_relaxed)
#define SET(x, v) atomic_store_explicit(&(x), (v), memory_order_relaxed)

static void begin_write(void) {
    pthread_mutex_lock(&lock);
    atomic_store_explicit(&version, GET(version) + 1, memory_order_relaxed);
    atomic_thread_fence(memory_order_release);
}

static void end_write(void) {
    atomic_store_explicit(&version, GET(version) + 1, memory_order_release);
    pthread_mutex_unlock(&lock);
}

static int random_levels(void) {
    int levels = 1;
    random_state ^= random_state << 13;
    random_state ^= random_state >> 7;
    random_state ^= random_state << 17;
    for (uint64_t bits = random_state; (bits & 3) == 0 && levels < LEVELS; bits >>= 2) {
        levels++;
    }
    return levels;
}

/* The last node whose base is at most `pointer`, and on each level the one before it. */
static struct node *allocations_search(uintptr_t pointer, struct node **before) {
    struct node *at = &head;
    for (int level = LEVELS - 1; level >= 0; level--) {
        struct node *next = atomic_load_explicit(&at->next[level], memory_order_acquire);
        while (next && GET(next->base) <= pointer) {
            at = next;
            next = atomic_load_explicit(&at->next[level], memory_order_acquire);
        }
        if (before) {
            before[level] = at;
        }
    }
    return at == &head ? NULL : at;
}

static void allocations_copy(const struct node *node, struct loader_allocation *to) {
    to->base = GET(node->base);
    to->size = GET(node->size);
    to->state = GET(node->state);
    to->made_by = GET(node->made_by);
    to->ended_by = GET(node->ended_by);
    to->place.lane = GET(node->lane);
    to->place.turn = GET(node->turn);
    to->place.queue = GET(node->queue);
}

static bool holds(const struct loader_allocation *a, uintptr_t pointer) {
    return pointer - a->base < (a->size ? a->size : 1);
}

/* A search that a writer disturbed can end anywhere, so it is bounded and its result is not
 * believed. */
static struct node *search_bounded(uintptr_t pointer) {
    struct node *at = &head;
    unsigned steps = 0;
    for (int level = LEVELS - 1; level >= 0; level--) {
        struct node *next = atomic_load_explicit(&at->next[level], memory_order_acquire);
        while (next && GET(next->base) <= pointer && ++steps < 100000) {
            at = next;
            next = atomic_load_explicit(&at->next[level], memory_order_acquire);
        }
    }
    return at == &head ? NULL : at;
}

bool loader_allocation_find(const void *pointer, struct loader_allocation *found) {
    for (int attempt = 0; attempt < 64; attempt++) {
        uint64_t seen = atomic_load_explicit(&version, memory_order_acquire);
        if (seen & 1) {
            sched_yield();
            continue;
        }
        struct node *node = search_bounded((uintptr_t)pointer);
        if (node) {
            allocations_copy(node, found);
        }
        atomic_thread_fence(memory_order_acquire);
        if (GET(version) == seen) {
            return node && holds(found, (uintptr_t)pointer);
        }
    }
    pthread_mutex_lock(&lock);
    struct node *node = allocations_search((uintptr_t)pointer, NULL);
    if (node) {
        allocations_copy(node, found);
    }
    pthread_mutex_unlock(&lock);
    return node && holds(found, (uintptr_t)pointer);
}

/* Between begin_write and end_write. */
static void unlink_node(struct node *node) {
    struct node *before[LEVELS];
    uintptr_t base = GET(node->base);
    allocations_search(base - 1, before);
    for (int level = 0; level < node->levels; level++) {
        if (GET(before[level]->next[level]) == node) {
            SET(before[level]->next[level], GET(node->next[level]));
        }
    }
    if (GET(node->state) == LOADER_ALLOCATION_FREED) {
        *(node->previous_freed ? &node->previous_freed->next_freed : &freed_first) =
            node->next_freed;
        *(node->next_freed ? &node->next_freed->previous_freed : &freed_last) =
            node->previous_freed;
        num_freed--;
    } else {
        loader_lane_leave(GET(node->lane));
    }
    free(node->stack);
    node->stack = NULL;
    node->next_freed = unused;
    unused = node;
}

static struct node *exact(const void *base) {
    struct node *node = allocations_search((uintptr_t)base, NULL);
    return node && GET(node->base) == (uintptr_t)base ? node : NULL;
}

bool loader_allocation_add(const void *base, size_t size, unsigned function,
                           const struct loader_place *place, struct loader_stack *stack) {
    static const struct loader_place nowhere = {0, 0, NULL};
    struct node *before[LEVELS];
    place = place ? place : &nowhere;
    begin_write();
    /* What lies where the new one does was freed without this layer seeing it, or asynchronously.
     */
    for (;;) {
        struct node *old = allocations_search((uintptr_t)base + (size ? size - 1 : 0), NULL);
        struct loader_allocation a;
        if (!old) {
            break;
        }
        allocations_copy(old, &a);
        if (a.base + (a.size ? a.size : 1) <= (uintptr_t)base) {
            break;
        }
        unlink_node(old);
    }
    struct node *node = unused;
    if (node) {
        unused = node->next_freed;
    } else {
        node = calloc(1, sizeof(*node));
    }
    if (node) {
        SET(node->base, (uintptr_t)base);
        SET(node->size, size);
        SET(node->state, LOADER_ALLOCATION_LIVE);
        SET(node->made_by, function);
        SET(node->ended_by, 0);
        SET(node->lane, place->lane);
        SET(node->turn, place->turn);
        SET(node->queue, place->queue);
        node->stack = stack;
        node->next_freed = NULL;
        node->levels = random_levels();
        allocations_search((uintptr_t)base, before);
        for (int level = 0; level < node->levels; level++) {
            SET(node->next[level], GET(before[level]->next[level]));
            atomic_store_explicit(&before[level]->next[level], node, memory_order_release);
        }
    }
    end_write();
    if (!node) {
        loader_lane_leave(place->lane);
        free(stack);
    }
    return node != NULL;
}

bool loader_allocation_remove(const void *base, struct loader_allocation *removed) {
    begin_write();
    struct node *node = exact(base);
    if (node) {
        allocations_copy(node, removed);
        unlink_node(node);
    }
    end_write();
    return node != NULL;
}

void loader_allocation_keep(const void *base, unsigned function) {
    begin_write();
    struct node *node = exact(base);
    if (node && GET(node->state) == LOADER_ALLOCATION_LIVE) {
        SET(node->ended_by, function);
        SET(node->state, LOADER_ALLOCATION_KEPT);
    }
    end_write();
}

void loader_allocation_freed(const void *base, unsigned function, const void *queue) {
    begin_write();
    struct node *node = exact(base);
    if (node && GET(node->state) == LOADER_ALLOCATION_LIVE) {
        SET(node->state, LOADER_ALLOCATION_FREED);
        SET(node->ended_by, function);
        SET(node->queue, queue);
        loader_lane_leave(GET(node->lane));
        node->previous_freed = freed_last;
        node->next_freed = NULL;
        if (freed_last) {
            freed_last->next_freed = node;
        } else {
            freed_first = node;
        }
        freed_last = node;
        num_freed++;
        if (num_freed > MAX_FREED) {
            unlink_node(freed_first);
        }
    }
    end_write();
}

void loader_allocations_each(void (*visit)(const struct loader_allocation *allocation,
                                           const struct loader_stack *stack, void *user),
                             void *user) {
    pthread_mutex_lock(&lock);
    for (struct node *node = GET(head.next[0]); node; node = GET(node->next[0])) {
        struct loader_allocation a;
        allocations_copy(node, &a);
        visit(&a, node->stack, user);
    }
    pthread_mutex_unlock(&lock);
}

void loader_allocations_start(void) {
    begin_write();
    struct node *node = GET(head.next[0]);
    for (int level = 0; level < LEVELS; level++) {
        SET(head.next[level], NULL);
    }
    head.levels = LEVELS;
    freed_first = freed_last = NULL;
    num_freed = 0;
    while (node) {
        struct node *next = GET(node->next[0]);
        free(node->stack);
        node->stack = NULL;
        node->next_freed = unused;
        unused = node;
        node = next;
    }
    end_write();
}
