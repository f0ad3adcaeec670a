/* Random graphs of allocations, kernels and frees over several queues, compared with a model that
 * knows all order.
 *
 * The program that is generated is a correct one: each kernel comes after the allocation of what it
 * touches, each free after all kernels. Then, whatever memory the pool hands out, every kernel must
 * come after every kernel that used the same bytes in an earlier allocation, or the host must have
 * seen the earlier one complete.
 *
 * Some devices and pools are small, some commands do not end before they are let go, and where the
 * pool may wait a model of what is occupied says which allocations it must not refuse, and which it
 * must not let wait for those commands. */
#include "random.h"
#include "pool/request.h"
#include "pool/space.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LIVE = 48, USES = 12, HISTORY = 4096, POOLS = 2, STUCK = 3 };

/* A live allocation. */
typedef struct alloc {
    char *memory;
    size_t size;
    int queue;           /* where it was allocated */
    mock_event_t *event; /* signal event, or NULL */
    bool plain;          /* allocated without a queue: complete */
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
    int born;            /* queue that it was allocated on */
    int queue;           /* that it was freed on; -1: by the host */
    int after[USES + 3]; /* commands that the free waits for */
    int after_count;
} past_t;

typedef struct world {
    mock_t mock;
    struct ur_pool *pools[POOLS];
    int pool_count;
    size_t scale;               /* of all sizes */
    size_t max_size;            /* of the only pool; 0: none */
    mock_event_t *stuck[STUCK]; /* not let go yet, with an event */
    int stuck_count;
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

/* ---- what must be had ---- */

typedef struct span {
    uintptr_t start, end;
} span_t;

static int by_start(const void *a, const void *b) {
    const span_t *x = a, *y = b;
    return x->start < y->start ? -1 : x->start > y->start;
}

static bool is_stuck(world_t *w, int command) {
    for (int i = 0; i < w->stuck_count; ++i) {
        if (mock_ordered(&w->mock, w->stuck[i]->id, command)) {
            return true;
        }
    }
    return false;
}

/* Whether a command that does not end is before the free, or may be as far as the pool can know:
 * of a queue in order it only knows how far that is by commands of its own. */
static bool is_freed_in_vain(world_t *w, const past_t *p) {
    for (int i = 0; i < p->after_count; ++i) {
        if (is_stuck(w, p->after[i])) {
            return true;
        }
    }
    if (p->queue < 0) {
        return w->stuck_count != 0;
    }
    mock_queue_t *queue = &w->mock.queues[p->queue];
    mock_event_t *last = queue->in_order ? queue->last : queue->barrier;
    return last && is_stuck(w, last->id);
}

/* Whether memory is behind a queue in order that does not go on, or was once and has been merged
 * with such: what the queue had there. */
static bool is_behind(world_t *w, uintptr_t start, uintptr_t end) {
    size_t unit = (start - (uintptr_t)w->mock.arena) / MOCK_UNIT;
    size_t last = (end - 1 - (uintptr_t)w->mock.arena) / MOCK_UNIT;
    while (w->mock.parts && unit && w->mock.unit_used[unit - 1]) {
        --unit;
    }
    while (w->mock.parts && last + 1 < MOCK_UNITS && w->mock.unit_used[last + 1]) {
        ++last;
    }
    char *from = w->mock.arena + unit * MOCK_UNIT, *to = w->mock.arena + (last + 1) * MOCK_UNIT;
    bool held[MOCK_QUEUES];
    for (int i = 0; i < w->mock.queue_count; ++i) {
        mock_queue_t *queue = &w->mock.queues[i];
        held[i] = queue->in_order && queue->last && is_stuck(w, queue->last->id);
    }
    for (int i = 0; i < w->live_count; ++i) {
        const alloc_t *a = &w->live[i];
        if (a->memory < to && a->memory + a->size > from && held[a->queue]) {
            return true;
        }
    }
    for (int i = 0; i < w->past_count; ++i) {
        const past_t *p = &w->past[i];
        if (p->memory < to && p->memory + p->size > from &&
            (held[p->born] || (p->queue >= 0 && held[p->queue]))) {
            return true;
        }
    }
    return false;
}

/* Memory that is live, or freed behind what does not end. */
static int occupied(world_t *w, span_t *spans) {
    int count = 0;
    for (int i = 0; i < w->live_count; ++i) {
        uintptr_t start = (uintptr_t)w->live[i].memory;
        spans[count++] = (span_t){start, start + ur_class_size(ur_class_up(w->live[i].size))};
    }
    for (int i = 0; i < w->past_count; ++i) {
        uintptr_t start = (uintptr_t)w->past[i].memory;
        if (is_freed_in_vain(w, &w->past[i])) {
            spans[count++] = (span_t){start, start + ur_class_size(ur_class_up(w->past[i].size))};
        }
    }
    qsort(spans, (size_t)count, sizeof(*spans), by_start);
    return count;
}

/* The most bytes next to each other of [start, end) that are not occupied; all that are not go to
 * *whole, in units if there are parts. */
static size_t largest_free(const world_t *w, const span_t *spans, int count, uintptr_t start,
                           uintptr_t end, size_t *whole) {
    size_t largest = 0;
    uintptr_t at = start;
    bool few = w->max_size && w->max_size / 16 < MOCK_UNIT; /* then memory only goes back whole */
    bool parts = w->mock.parts && !few && (end - start) % MOCK_UNIT == 0;
    for (int i = 0; i <= count && at < end; ++i) {
        uintptr_t until = i < count && spans[i].start < end ? spans[i].start : end;
        if (until > at) {
            uintptr_t first = (at + MOCK_UNIT - 1) & ~(uintptr_t)(MOCK_UNIT - 1);
            uintptr_t last = until & ~(uintptr_t)(MOCK_UNIT - 1);
            largest = until - at > largest ? until - at : largest;
            *whole += parts && last > first ? last - first : 0;
        }
        at = i < count && spans[i].end > at ? spans[i].end : at;
    }
    *whole += !parts && largest == end - start ? largest : 0;
    return largest;
}

/* Whether what is not occupied is enough for so many bytes. */
static bool must_have(world_t *w, size_t size) {
    static span_t spans[LIVE + HISTORY];
    int count = occupied(w, spans);
    size_t back = 0, largest = 0;
    size = (size + 255) & ~(size_t)255;
    for (size_t unit = 0; unit < MOCK_UNITS; ++unit) {
        if (w->mock.taken[unit]) {
            uintptr_t start = (uintptr_t)w->mock.arena + unit * MOCK_UNIT;
            if (is_behind(w, start, start + w->mock.taken[unit])) {
                continue;
            }
            size_t some = largest_free(w, spans, count, start, start + w->mock.taken[unit], &back);
            largest = some > largest ? some : largest;
        }
    }
    size_t limit = w->max_size            ? w->max_size
                   : w->mock.memory_limit ? w->mock.memory_limit
                                          : SIZE_MAX;
    size_t stays = w->mock.held - back;
    /* At the end of the device parts of what lies together may have gone back before it is known.
     */
    bool together = w->pool_count == 1 && (w->max_size || !w->mock.parts);
    return (together && largest >= size) || (size <= limit && stays <= limit - size);
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
    if (a->plain) {
        count = 0;
    } else if (a->event && (!same || pick(w, 4) == 0)) {
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

/* Nobody waits for these any more: they end at once. */
static void let_all_go(world_t *w) {
    while (w->stuck_count) {
        mock_event_t *stuck = w->stuck[--w->stuck_count];
        mock_let_go(stuck);
        mock_drop(stuck);
    }
}

/* A command that does not end for now, of a queue or of somebody else; then the pool does not know
 * what order it has. */
static void act_stick(world_t *w) {
    if (w->stuck_count == STUCK) {
        let_all_go(w);
        return;
    }
    int queues = w->mock.queue_count - 1;
    mock_queue_t *queue = &w->mock.queues[pick(w, (unsigned)queues)];
    bool foreign = pick(w, 2);
    mock_event_t *stuck = mock_stuck(foreign ? &w->mock.queues[queues] : queue, true);
    w->stuck[w->stuck_count++] = stuck;
    if (foreign) {
        bool known = w->mock.no_stamps;
        w->mock.no_stamps = true;
        mock_command(queue, (void *[]){stuck}, 1, pick(w, 2), false);
        w->mock.no_stamps = known;
    }
}

static void act_alloc(world_t *w, mock_event_t **recent) {
    if (w->live_count == LIVE) {
        return;
    }
    int index = (int)pick(w, (unsigned)w->mock.queue_count - 1);
    mock_queue_t *queue = &w->mock.queues[index];
    static const size_t sizes[] = {1, 300, 4096, 5000, 20000, 65536, 70000, 200000};
    size_t size = (sizes[pick(w, 8)] + pick(w, 64)) * w->scale;
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
    bool plain = w->mock.can_mark && pick(w, 5) == 0;
    struct ur_pool *pool = w->pools[pick(w, (unsigned)w->pool_count)];
    bool must = w->mock.can_mark && must_have(w, size);
    for (uint32_t i = 0; i < count; ++i) { /* with it the queue does not go on either */
        must &= plain || !queue->in_order || !is_stuck(w, ((mock_event_t *)waits[i])->id);
    }
    int gave_in = w->mock.gave_in;
    atomic_store(&w->mock.pauses, 0);
    ur_result_t result = plain ? ur_pool_alloc(pool, &w->mock, UR_POOL_DEVICE, size, 0, &memory)
                               : ur_pool_enqueue_alloc(&queue->pool, pool, UR_POOL_DEVICE, size, 0,
                                                       count ? waits : NULL, count, &memory,
                                                       want_event ? &event : NULL);
    if (w->mock.gave_in != gave_in) {
        if (must) {
            violate(w, "an allocation waits for what does not end", (int)size, 0);
        }
        let_all_go(w);
    }
    if (result) {
        if (result != UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
            !(w->mock.memory_limit || w->max_size)) {
            violate(w, "allocation failed", (int)result, 0);
        } else if (w->mock.can_mark && (must || must_have(w, size))) {
            violate(w, "memory is refused that there is", (int)size, 0);
        }
        return;
    }
    if (plain) {
        a->memory = memory;
        a->size = size;
        a->queue = index;
        a->plain = true;
        ++w->live_count;
        check_fresh(w, a);
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
    int index = pick(w, 2) ? a->queue : (int)pick(w, (unsigned)w->mock.queue_count - 1);
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
    int index = pick(w, 3) ? a.queue : (int)pick(w, (unsigned)w->mock.queue_count - 1);
    mock_queue_t *queue = &w->mock.queues[index];
    void *waits[USES + 2];
    uint32_t count = 0;
    if (by_host) {
        /* With marks it is the pool that waits. */
        for (int u = 0; u < a.use_count && !w->mock.can_mark; ++u) {
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
        } else if (!a.event && !a.plain && index != a.queue && !a.use_count) {
            return;
        }
    }
    if (w->past_count < HISTORY) {
        past_t *p = &w->past[w->past_count++];
        p->memory = a.memory;
        p->size = a.size;
        p->use_count = a.use_count;
        memcpy(p->uses, a.uses, sizeof(a.uses));
        p->born = a.queue;
        p->queue = by_host ? -1 : index;
        p->after_count = (int)count;
        for (uint32_t i = 0; i < count; ++i) {
            p->after[i] = ((mock_event_t *)waits[i])->id;
        }
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
        result = ur_pool_enqueue_free(&queue->pool, NULL, a.memory, count ? waits : NULL, count,
                                      pick(w, 2) ? &event : NULL);
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
    w->mock.can_mark = seed % 4 > 1;
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
    mock_queue(&w->mock, true); /* of somebody else */
    atomic_store(&w->mock.may_wait, w->mock.can_mark);
    w->mock.pause_cost = 100000000;
    w->pool_count = 1 + (pick(w, 4) == 0);
    if (w->pool_count == 1 && pick(w, 2)) {
        w->max_size = (size_t)(1 + pick(w, 16)) * (100 << 10);
        w->mock.memory_limit = 0;
    }
    w->scale = pick(w, 4) ? 1 : 100;
    w->mock.memory_limit *= w->scale;
    w->max_size *= w->scale;
    struct ur_pool_config config = {.max_size = w->max_size,
                                    .max_poolable = pick(w, 6) ? 0 : 50000 * w->scale};
    for (int i = 0; i < w->pool_count; ++i) {
        if (ur_pool_create(w->mock.space, &config, &w->pools[i])) {
            abort();
        }
        if (pick(w, 4) == 0) {
            ur_pool_set_threshold(w->pools[i], pick(w, 2) * (200 << 10));
        }
    }
    mock_event_t *recent = NULL;
    bool sticks = w->mock.can_mark && pick(w, 2);
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
        } else if (what == 18 && sticks && pick(w, 2) == 0) {
            act_stick(w);
        } else if (what == 18 && pick(w, 8) == 0) {
            mock_queue_t *queue = &w->mock.queues[pick(w, (unsigned)queues)];
            if (pick(w, 2)) {
                let_all_go(w);
                mock_finish(queue);
            } else {
                mock_command(queue, NULL, 0, true, false);
            }
        } else if (what == 19 && pick(w, 16) == 0) {
            ur_pool_trim(w->pools[0], 0);
        }
        for (unsigned n = pick(w, run_share + 1) / 4; n > 0; --n) {
            mock_step(&w->mock);
        }
    }
    let_all_go(w);
    int violations = w->violations;
    for (int i = 0; i < w->pool_count; ++i) {
        struct ur_heap *heap = atomic_load(&w->pools[i]->heaps);
        for (; heap; heap = heap->next) {
            ur_heap_verify(heap);
        }
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
    for (int i = 0; i < w->pool_count; ++i) {
        ur_pool_release(w->pools[i]);
    }
    mock_fini(&w->mock);
    free(w);
    return violations;
}
