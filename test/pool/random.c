/* Random graphs of allocations, kernels and frees over several queues, compared with a model that
 * knows all order.
 *
 * The program that is generated is a correct one: each kernel comes after the allocation of what it
 * touches, each free after all kernels. Then, whatever memory the pool hands out, every kernel must
 * come after every kernel that used the same bytes in an earlier allocation, or the host must have
 * seen the earlier one complete. */
#include "random.h"
#include "space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIVE = 48, USES = 12, HISTORY = 4096 };

/* A live allocation. */
typedef struct alloc {
    char *memory;
    size_t size;
    int queue;           /* where it was allocated */
    mock_event_t *event; /* signal event, or NULL */
    bool unordered; /* out-of-order without event: whatever comes later on that queue may use it */
    int uses[USES]; /* kernels */
    mock_event_t *use_events[USES];
    int use_count;
} alloc_t;

/* Bytes that a kernel touched for an allocation that is free by now. */
typedef struct past {
    char *memory;
    size_t size;
    int uses[USES];
    int use_count;
} past_t;

typedef struct world {
    mock_t mock;
    ur_pool_t *pool;
    alloc_t live[LIVE];
    int live_count;
    past_t past[HISTORY];
    int past_count;
    uint64_t rng;
    int violations;
    bool quiet;
} world_t;

static unsigned pick(world_t *w, unsigned n) {
    return (unsigned)(mock_random(&w->rng) % n);
}

static void violate(world_t *w, const char *what, int a, int b) {
    if (!w->violations++ && !w->quiet) {
        fprintf(stderr, "violation: %s (commands %d and %d)\n", what, a, b);
    }
}

/* A kernel that touches the allocation comes after all that touched these bytes before. */
static void check_use(world_t *w, const alloc_t *a, int kernel) {
    for (int i = 0; i < w->past_count; ++i) {
        const past_t *p = &w->past[i];
        if (p->memory >= a->memory + a->size || a->memory >= p->memory + p->size) {
            continue;
        }
        for (int u = 0; u < p->use_count; ++u) {
            if (!mock_ordered(&w->mock, p->uses[u], kernel)) {
                violate(w, "a kernel uses memory that an earlier one may still use", p->uses[u],
                        kernel);
                return;
            }
        }
    }
}

static void check_fresh(world_t *w, const alloc_t *a) {
    if ((uintptr_t)a->memory % 256) {
        violate(w, "alignment", 0, 0);
    }
    for (int i = 0; i < w->live_count; ++i) {
        const alloc_t *b = &w->live[i];
        if (b != a && b->memory < a->memory + a->size && a->memory < b->memory + b->size) {
            violate(w, "two live allocations overlap", i, 0);
        }
    }
}

/* Events to wait for: some of those that live allocations' kernels have. */
static uint32_t some_events(world_t *w, void **waits, uint32_t max) {
    uint32_t count = 0;
    for (uint32_t i = 0; i < max; ++i) {
        if (!w->live_count) {
            break;
        }
        alloc_t *a = &w->live[pick(w, (unsigned)w->live_count)];
        if (a->use_count) {
            waits[count++] = a->use_events[pick(w, (unsigned)a->use_count)];
        }
    }
    return count;
}

static mock_event_t *kernel(world_t *w, alloc_t *a, int index) {
    mock_queue_t *queue = &w->mock.queues[index];
    void *waits[4];
    uint32_t count = 0;
    bool same = index == a->queue && queue->in_order;
    if (a->event && (!same || pick(w, 4) == 0)) {
        waits[count++] = a->event;
    } else if (!same && !(a->unordered && index == a->queue)) {
        /* Known through an earlier kernel's event. */
        waits[count++] = a->use_events[0];
    }
    if (pick(w, 3) == 0) {
        count += some_events(w, waits + count, 2);
    }
    mock_event_t *event = mock_command(queue, count ? waits : NULL, count, false, true);
    a->uses[a->use_count] = event->id;
    a->use_events[a->use_count++] = event;
    check_use(w, a, event->id);
    return event;
}

static void act_alloc(world_t *w, mock_event_t **recent) {
    if (w->live_count == LIVE) {
        return;
    }
    int index = (int)pick(w, (unsigned)w->mock.queue_count);
    mock_queue_t *queue = &w->mock.queues[index];
    static const size_t sizes[] = {1, 300, 4096, 5000, 20000, 65536, 70000, 200000};
    size_t size = sizes[pick(w, 8)] + pick(w, 64);
    void *waits[8];
    uint32_t count = 0;
    if (pick(w, 2)) {
        count = some_events(w, waits, 1 + pick(w, 2));
        if (*recent && pick(w, 2)) {
            waits[count++] = *recent; /* often the event of a free */
        }
    }
    bool want_event = queue->in_order ? pick(w, 2) : pick(w, 4) != 0;
    alloc_t *a = &w->live[w->live_count];
    memset(a, 0, sizeof(*a));
    void *event = NULL;
    void *memory = NULL;
    ur_result_t result =
        ur_pool_enqueue_alloc(&queue->pool, w->pool, UR_POOL_DEVICE, size, 0, count ? waits : NULL,
                              count, &memory, want_event ? &event : NULL);
    if (result) {
        if (result != UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY || !w->mock.memory_limit) {
            violate(w, "allocation failed", (int)result, 0);
        }
        return;
    }
    a->memory = memory;
    a->size = size;
    a->queue = index;
    a->event = event;
    ++w->live_count;
    check_fresh(w, a);
    if (event) {
        for (uint32_t i = 0; i < count; ++i) {
            if (!mock_ordered(&w->mock, ((mock_event_t *)waits[i])->id, a->event->id)) {
                violate(w, "the signal event does not cover the wait list",
                        ((mock_event_t *)waits[i])->id, a->event->id);
            }
        }
    }
    if (queue->in_order && count) {
        /* Like any other enqueue: what comes later on this queue comes after the wait list. */
        mock_event_t *next = kernel(w, a, index);
        for (uint32_t i = 0; i < count; ++i) {
            if (!mock_ordered(&w->mock, ((mock_event_t *)waits[i])->id, next->id)) {
                violate(w, "an allocation does not wait", ((mock_event_t *)waits[i])->id, next->id);
            }
        }
    } else if (!queue->in_order && !event) {
        if (count) {
            /* Ordered by a barrier only: the next one of this queue comes after the wait list. */
            mock_event_t *barrier = mock_command(queue, NULL, 0, true, true);
            a->event = barrier;
        } else {
            a->unordered = true;
            kernel(w, a, index); /* gives other queues something to wait for */
        }
    } else if (queue->in_order && !event) {
        kernel(w, a, index); /* gives other queues something to wait for */
    }
}

static void act_use(world_t *w) {
    if (!w->live_count) {
        return;
    }
    alloc_t *a = &w->live[pick(w, (unsigned)w->live_count)];
    int index = pick(w, 2) ? a->queue : (int)pick(w, (unsigned)w->mock.queue_count);
    if (a->use_count < USES - 1) {
        kernel(w, a, index);
    }
}

static void drop(void *event) {
    if (event) {
        mock_drop(event);
    }
}

static void act_free(world_t *w, mock_event_t **recent) {
    if (!w->live_count) {
        return;
    }
    int at = (int)pick(w, (unsigned)w->live_count);
    alloc_t a = w->live[at];
    bool by_host = pick(w, 8) == 0;
    int index = pick(w, 3) ? a.queue : (int)pick(w, (unsigned)w->mock.queue_count);
    mock_queue_t *queue = &w->mock.queues[index];
    void *waits[USES + 2];
    uint32_t count = 0;
    if (by_host) {
        for (int u = 0; u < a.use_count; ++u) {
            mock_wait(&w->mock, a.uses[u]);
        }
    } else {
        for (int u = 0; u < a.use_count; ++u) {
            if (!queue->in_order || a.use_events[u]->queue != index) {
                waits[count++] = a.use_events[u];
            }
        }
        if (a.event && (index != a.queue || !queue->in_order)) {
            waits[count++] = a.event; /* not freed before it is allocated */
        } else if (!a.event && index != a.queue && !a.use_count) {
            return;
        }
    }
    if (w->past_count < HISTORY) {
        past_t *p = &w->past[w->past_count++];
        p->memory = a.memory;
        p->size = a.size;
        p->use_count = a.use_count;
        memcpy(p->uses, a.uses, sizeof(a.uses));
    }
    if (!by_host && !queue->in_order && count && pick(w, 3) == 0) {
        /* What the free is to wait for, a barrier before it waits for. */
        mock_event_t *barrier = mock_command(queue, waits, count, true, true);
        mock_drop(barrier);
        count = 0;
    }
    int newest_before = queue->last ? queue->last->id : -1;
    void *event = NULL;
    ur_result_t result = UR_RESULT_SUCCESS;
    if (by_host) {
        if (ur_pool_free(w->mock.space, a.memory, NULL) != UR_FREED_POOL) {
            violate(w, "host free failed", 0, 0);
        }
    } else {
        result = ur_pool_enqueue_free(&queue->pool, pick(w, 2) ? w->pool : NULL, a.memory,
                                      count ? waits : NULL, count, pick(w, 2) ? &event : NULL);
    }
    if (result) {
        violate(w, "free failed", (int)result, 0);
    }
    if (event) {
        int id = ((mock_event_t *)event)->id;
        for (uint32_t i = 0; i < count; ++i) {
            if (!mock_ordered(&w->mock, ((mock_event_t *)waits[i])->id, id)) {
                violate(w, "the event of a free does not cover its wait list",
                        ((mock_event_t *)waits[i])->id, id);
            }
        }
        if (queue->in_order && newest_before >= 0 && !mock_ordered(&w->mock, newest_before, id)) {
            violate(w, "the event of a free does not cover its queue", newest_before, id);
        }
        drop(*recent);
        *recent = event;
    }
    for (int u = 0; u < a.use_count; ++u) {
        mock_drop(a.use_events[u]);
    }
    drop(a.event);
    w->live[at] = w->live[--w->live_count];
}

int run_random(uint64_t seed, int actions, bool can_idle, bool quiet) {
    world_t *w = calloc(1, sizeof(*w));
    if (!w) {
        return -1;
    }
    w->quiet = quiet;
    w->rng = seed * 77777 + 5;
    w->mock.can_idle = can_idle;
    w->mock.parts = seed % 3 == 0;
    mock_init(&w->mock);
    w->mock.seed = seed;
    w->mock.reserve_cost = pick(w, 2) ? 10000000 : 10; /* waiting pays off, or not */
    if (pick(w, 3) == 0) {
        w->mock.memory_limit = (1 + pick(w, 16)) * (128 << 10); /* all that is free must be found */
    }
    w->mock.no_stamps = pick(w, 10) == 0;
    int queues = 1 + (int)pick(w, 5);
    for (int i = 0; i < queues; ++i) {
        mock_queue(&w->mock, pick(w, 3) != 0);
    }
    ur_pool_config_t config = {0};
    if (ur_pool_create(w->mock.space, &config, &w->pool)) {
        abort();
    }
    mock_event_t *recent = NULL;
    unsigned run_share = pick(w, 12); /* how fast the device is */
    for (int i = 0; i < actions && !w->violations && w->mock.command_count < MOCK_COMMANDS - 512;
         ++i) {
        unsigned what = pick(w, 20);
        if (what < 6) {
            act_alloc(w, &recent);
        } else if (what < 12) {
            act_use(w);
        } else if (what < 18) {
            act_free(w, &recent);
        } else if (what == 18 && pick(w, 8) == 0) {
            mock_queue_t *queue = &w->mock.queues[pick(w, (unsigned)queues)];
            if (pick(w, 2)) {
                mock_finish(queue);
            } else {
                mock_command(queue, NULL, 0, true, false);
            }
        } else if (what == 19 && pick(w, 16) == 0) {
            ur_pool_trim(w->pool, 0);
        }
        for (unsigned n = pick(w, run_share + 1) / 4; n > 0; --n) {
            mock_step(&w->mock);
        }
    }
    int violations = w->violations;
    ur_heap_t *heap = atomic_load(&w->pool->heaps);
    if (heap) {
        ur_heap_verify(heap);
    }
    drop(recent);
    for (int i = 0; i < w->live_count; ++i) {
        alloc_t *a = &w->live[i];
        for (int u = 0; u < a->use_count; ++u) {
            mock_drop(a->use_events[u]);
        }
        drop(a->event);
        mock_run_all(&w->mock);
        if (ur_pool_free(w->mock.space, a->memory, NULL) != UR_FREED_POOL) {
            ++violations;
        }
    }
    ur_pool_release(w->pool);
    mock_fini(&w->mock);
    free(w);
    return violations;
}
