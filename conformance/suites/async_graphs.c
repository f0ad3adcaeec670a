/* Random graphs of allocations, kernels, fills, copies and frees, over several queues and threads,
 * compared with a sequential model.
 *
 * Every thread runs each of its commands on host arrays in the order of its calls. What a command
 * touches it comes after: by an event, or by the queue where that is in order. Memory is often
 * overwritten just before it is freed, so that a reuse that comes too early shows. Threads share
 * the pool and some queues, and hand allocations to one another, to be used and freed there.
 *
 * UR_CONFORMANCE_GRAPHS is the number of graphs of each kind; --seed the first of them. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"

enum {
    QUEUES = 6,
    THREADS = 3,
    ITEMS = 24,
    STEPS = 60,
    SHARED = 8,
    WAITS = 8,
    LARGEST = 100000, /* words */
};

/* A live allocation: its words as they will be, and the command that it was touched by last. */
typedef struct item {
    uint32_t *memory, *model;
    uint32_t words;
    ur_event_handle_t last; /* NULL: nobody asked; the order of `queue`, which is in order */
    int queue;
} item;

/* What the device is to have copied to the host by the end, and what it copies it to. */
typedef struct reading {
    struct reading *next;
    size_t size;
    uint32_t *want, *got;
} reading;

typedef struct world {
    ur_usm_pool_handle_t pool;
    ur_usm_type_t type;
    ur_queue_handle_t queue[QUEUES];
    bool in_order[QUEUES];
    int queues;
    size_t limited; /* what the pool may hold at most; 0: it may not run out of memory */
    pthread_mutex_t lock;
    item shared[SHARED]; /* handed over; lock */
    int shared_count;
} world;

typedef struct worker {
    world *w;
    uint64_t random;
    item items[ITEMS];
    int count;
    ur_event_handle_t freed; /* of a free, to be waited for by an allocation */
    ur_kernel_handle_t affine, affine_to;
    reading *readings;
    char failure[256];
} worker;

static bool failed(worker *t, const char *what, ur_result_t result) {
    if (result && !t->failure[0]) {
        snprintf(t->failure, sizeof t->failure, "%s: %s %s", what, conf_result_name(result),
                 conf_last_error());
    }
    return result != UR_RESULT_SUCCESS;
}
#define DO(call)                                                                                   \
    do {                                                                                           \
        if (failed(t, #call, (call))) {                                                            \
            return;                                                                                \
        }                                                                                          \
    } while (0)

static unsigned pick(worker *t, unsigned n) {
    return (unsigned)(conf_random(&t->random) >> 11) % n;
}

static void drop(ur_event_handle_t *event) {
    if (*event) {
        urEventRelease(*event);
        *event = NULL;
    }
}

/* Waits of one command. */
typedef struct order {
    ur_event_handle_t wait[WAITS];
    uint32_t count;
} order;

/* What a command on queue q that touches the item has to come after. */
static void after(worker *t, order *o, item *i, int q) {
    bool same = i->queue == q && t->w->in_order[q];
    if (!i->last && !same) {
        DO(urEnqueueEventsWait(t->w->queue[i->queue], 0, NULL, &i->last));
    }
    if (i->last && (!same || pick(t, 4) == 0)) {
        o->wait[o->count++] = i->last;
    }
}

/* Whether the next command of queue q is asked for its event. */
static bool ask(worker *t, int q) {
    return !t->w->in_order[q] || pick(t, 4) != 0;
}

static void touched(item *i, int q, ur_event_handle_t event) {
    drop(&i->last);
    i->last = event;
    i->queue = q;
}

#define WAITS_OF(o) (o).count, (o).count ? (o).wait : NULL

static void fill(worker *t, item *i, int q, uint32_t from, uint32_t words, uint32_t value) {
    order o = {.count = 0};
    ur_event_handle_t event = NULL;
    after(t, &o, i, q);
    DO(urEnqueueUSMFill(t->w->queue[q], i->memory + from, sizeof value, &value,
                        words * sizeof value, WAITS_OF(o), ask(t, q) ? &event : NULL));
    touched(i, q, event);
    for (uint32_t n = 0; n < words; ++n) {
        i->model[from + n] = value;
    }
}

static void kernel(worker *t, item *i, int q) {
    uint32_t factor = 2 * pick(t, 1000) + 1, term = pick(t, 1000);
    order o = {.count = 0};
    ur_event_handle_t event = NULL;
    size_t offset = 0, global = i->words;
    after(t, &o, i, q);
    conf_arg args[] = {conf_arg_pointer(0, i->memory), conf_arg_value(1, sizeof factor, &factor),
                       conf_arg_value(2, sizeof term, &term)};
    DO(urEnqueueKernelLaunchWithArgsExp(t->w->queue[q], t->affine, 1, &offset, &global, NULL, 3,
                                        args, NULL, WAITS_OF(o), ask(t, q) ? &event : NULL));
    touched(i, q, event);
    for (uint32_t n = 0; n < i->words; ++n) {
        i->model[n] = i->model[n] * factor + term;
    }
}

/* From one item to another, by a kernel or a copy. */
static void between(worker *t, item *from, item *to, int q) {
    uint32_t words = from->words < to->words ? from->words : to->words;
    bool copy = !t->affine_to || pick(t, 2);
    uint32_t factor = copy ? 1 : 2 * pick(t, 1000) + 1, term = copy ? 0 : pick(t, 1000);
    order o = {.count = 0};
    ur_event_handle_t event = NULL;
    size_t offset = 0, global = words;
    after(t, &o, from, q);
    after(t, &o, to, q);
    ur_event_handle_t *out = ask(t, q) ? &event : NULL;
    if (copy) {
        DO(urEnqueueUSMMemcpy(t->w->queue[q], false, to->memory, from->memory,
                              words * sizeof(uint32_t), WAITS_OF(o), out));
    } else {
        conf_arg args[] = {conf_arg_pointer(0, from->memory), conf_arg_pointer(1, to->memory),
                           conf_arg_value(2, sizeof factor, &factor),
                           conf_arg_value(3, sizeof term, &term)};
        DO(urEnqueueKernelLaunchWithArgsExp(t->w->queue[q], t->affine_to, 1, &offset, &global, NULL,
                                            4, args, NULL, WAITS_OF(o), out));
    }
    if (event) {
        urEventRetain(event);
    }
    touched(from, q, event);
    touched(to, q, event);
    for (uint32_t n = 0; n < words; ++n) {
        to->model[n] = from->model[n] * factor + term;
    }
}

static void read_back(worker *t, item *i, int q) {
    size_t size = i->words * sizeof(uint32_t);
    reading *r = malloc(sizeof *r + 2 * size);
    if (!r) {
        return;
    }
    r->next = t->readings;
    r->size = size;
    r->want = (uint32_t *)(r + 1);
    r->got = r->want + i->words;
    t->readings = r;
    memcpy(r->want, i->model, size);
    memset(r->got, 0x5a, size);
    order o = {.count = 0};
    ur_event_handle_t event = NULL;
    after(t, &o, i, q);
    DO(urEnqueueUSMMemcpy(t->w->queue[q], false, r->got, i->memory, size, WAITS_OF(o),
                          ask(t, q) ? &event : NULL));
    touched(i, q, event);
}

static void allocate(worker *t, int q) {
    static const uint32_t sizes[] = {1, 60, 700, 5000, 5000, 20000, 20000, LARGEST};
    world *w = t->w;
    item i = {.words = sizes[pick(t, 8)], .queue = q};
    i.words -= pick(t, i.words / 8 + 1);
    size_t size = i.words * sizeof(uint32_t);
    order o = {.count = 0};
    item *beside = NULL;
    if (t->freed && pick(t, 2)) {
        o.wait[o.count++] = t->freed;
    }
    if (t->count && pick(t, 3) == 0) {
        beside = &t->items[pick(t, (unsigned)t->count)];
        beside = beside->last ? beside : NULL;
        if (beside) {
            o.wait[o.count++] = beside->last;
        }
    }
    bool wanted = w->in_order[q] ? pick(t, 3) == 0 : pick(t, 4) != 0;
    ur_event_handle_t *out = wanted ? &i.last : NULL;
    void *memory = NULL;
    ur_result_t result =
        w->type == UR_USM_TYPE_DEVICE ? urEnqueueUSMDeviceAllocExp(w->queue[q], w->pool, size, NULL,
                                                                   WAITS_OF(o), &memory, out)
        : w->type == UR_USM_TYPE_SHARED
            ? urEnqueueUSMSharedAllocExp(w->queue[q], w->pool, size, NULL, WAITS_OF(o), &memory,
                                         out)
            : urEnqueueUSMHostAllocExp(w->queue[q], w->pool, size, NULL, WAITS_OF(o), &memory, out);
    if (result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && w->limited) {
        return;
    }
    DO(result);
    if (pick(t, 8) == 0) { /* never used: the host may free it while its allocation is under way */
        drop(&i.last);
        DO(urUSMFree(conf.context, memory));
        return;
    }
    i.memory = memory;
    i.model = malloc(size);
    if (!wanted && !w->in_order[q]) { /* ordered before a barrier, and nothing else */
        result = urEnqueueEventsWaitWithBarrier(w->queue[q], 0, NULL, &i.last);
    }
    if (beside && w->in_order[q] && pick(t, 2)) {
        drop(&beside->last); /* the allocation comes after it, and so does the rest of the queue */
        beside->queue = q;
    }
    item *made = &t->items[t->count];
    *made = i;
    if (!i.model) {
        result = UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    } else {
        ++t->count;
    }
    DO(result);
    fill(t, made, q, 0, made->words, pick(t, 1u << 30));
}

static void give_up(worker *t, int at, int q) {
    world *w = t->w;
    item *i = &t->items[at];
    if (pick(t, 2)) {
        fill(t, i, i->queue, 0, i->words, 0xdddddddd);
    }
    item gone = *i;
    t->items[at] = t->items[--t->count];
    free(gone.model);
    if (pick(t, 8) == 0) { /* by the host, which knows that nothing uses it */
        ur_result_t result =
            gone.last ? urEventWait(1, &gone.last) : urQueueFinish(w->queue[gone.queue]);
        drop(&gone.last);
        DO(result);
        DO(urUSMFree(conf.context, gone.memory));
        return;
    }
    order o = {.count = 0};
    ur_event_handle_t event = NULL;
    after(t, &o, &gone, q);
    ur_result_t result = urEnqueueUSMFreeExp(w->queue[q], pick(t, 2) ? w->pool : NULL, gone.memory,
                                             WAITS_OF(o), pick(t, 2) ? &event : NULL);
    drop(&gone.last);
    DO(result);
    if (event) {
        drop(&t->freed);
        t->freed = event;
    }
}

/* To another thread, or from one. */
static void hand_over(worker *t) {
    world *w = t->w;
    pthread_mutex_lock(&w->lock);
    bool take = w->shared_count && t->count < ITEMS && (pick(t, 2) || w->shared_count == SHARED);
    if (take) {
        t->items[t->count++] = w->shared[--w->shared_count];
    }
    pthread_mutex_unlock(&w->lock);
    if (take || !t->count) {
        return;
    }
    item *i = &t->items[t->count - 1];
    if (!i->last) {
        DO(urEnqueueEventsWait(w->queue[i->queue], 0, NULL, &i->last));
    }
    pthread_mutex_lock(&w->lock);
    if (w->shared_count < SHARED) {
        w->shared[w->shared_count++] = *i;
        --t->count;
    }
    pthread_mutex_unlock(&w->lock);
}

static void step(worker *t) {
    int q = (int)pick(t, (unsigned)t->w->queues);
    unsigned what = pick(t, 16);
    if (what < 4 || !t->count) {
        if (t->count < ITEMS) {
            allocate(t, q);
        }
        return;
    }
    item *i = &t->items[pick(t, (unsigned)t->count)];
    if (what < 8) {
        give_up(t, (int)(i - t->items), q);
    } else if (what < 10) {
        uint32_t from = pick(t, i->words);
        fill(t, i, q, from, 1 + pick(t, i->words - from), pick(t, 1u << 30));
    } else if (what < 12 && t->affine) {
        kernel(t, i, q);
    } else if (what < 14) {
        item *to = &t->items[pick(t, (unsigned)t->count)];
        if (to != i) {
            between(t, i, to, q);
        }
    } else if (what < 15) {
        read_back(t, i, q);
    } else {
        hand_over(t);
    }
}

static void *work(void *data) {
    worker *t = data;
    for (int n = 0; n < STEPS && !t->failure[0]; ++n) {
        step(t);
    }
    return NULL;
}

/* The first word that is not what it should be. */
static void check_readings(worker *t, uint64_t seed, bool judge) {
    while (t->readings) {
        reading *r = t->readings;
        t->readings = r->next;
        for (size_t n = 0; judge && n < r->size / 4 && !t->failure[0]; ++n) {
            if (r->got[n] != r->want[n]) {
                snprintf(t->failure, sizeof t->failure,
                         "word %zu of %zu is 0x%x, not 0x%x (graph %" PRIu64 ")", n, r->size / 4,
                         r->got[n], r->want[n], seed);
            }
        }
        free(r);
    }
}

/* Everything that is left is read once more and freed, on any queue. */
static void clear(worker *t) {
    while (t->count && !t->failure[0]) {
        int q = (int)pick(t, (unsigned)t->w->queues);
        read_back(t, &t->items[t->count - 1], q);
        give_up(t, t->count - 1, q);
    }
    for (; t->count; --t->count) { /* after a failure */
        drop(&t->items[t->count - 1].last);
        free(t->items[t->count - 1].model);
    }
    drop(&t->freed);
}

static void run_graph(uint64_t seed, int threads, ur_kernel_handle_t kernels[][2]) {
    static world w;
    static worker workers[THREADS];
    uint64_t random = seed * 0x9e3779b97f4a7c15u + 1;
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    memset(&w, 0, sizeof w);
    memset(workers, 0, sizeof workers);
    w.type = conf_usm_type();
    pthread_mutex_init(&w.lock, NULL);
    UR(urUSMPoolCreateExp(conf.context, conf.device, &desc, &w.pool));
    if (conf_random(&random) % 3 == 0) { /* so that every way of reuse is tried */
        w.limited = (size_t)(1 + conf_random(&random) % 4) << 21;
        UR(urUSMPoolSetInfoExp(w.pool, UR_USM_POOL_INFO_MAXIMUM_SIZE_EXP, &w.limited,
                               sizeof w.limited));
    }
    w.queues = 1 + (int)(conf_random(&random) % QUEUES);
    for (int i = 0; i < w.queues; ++i) {
        w.in_order[i] = !conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) ||
                        conf_random(&random) % 3 != 0;
        ur_queue_properties_t properties = {
            UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
            w.in_order[i] ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
        UR(conf_queue_create(conf.context, &properties, &w.queue[i]));
    }
    pthread_t thread[THREADS];
    int started = 0;
    for (int i = 0; i < threads; ++i) {
        workers[i].w = &w;
        workers[i].random = seed * 1000 + (unsigned)i;
        workers[i].affine = kernels[i][0];
        workers[i].affine_to = kernels[i][1];
    }
    for (; threads > 1 && started < threads; ++started) {
        if (pthread_create(&thread[started], NULL, work, &workers[started])) {
            break;
        }
    }
    if (threads == 1) {
        work(&workers[0]);
    }
    for (int i = 0; i < started; ++i) {
        pthread_join(thread[i], NULL);
    }
    while (w.shared_count) {
        worker *heir = &workers[0];
        if (heir->count == ITEMS) {
            give_up(heir, ITEMS - 1, heir->items[ITEMS - 1].queue);
        }
        heir->items[heir->count++] = w.shared[--w.shared_count];
    }
    const char *failure = NULL;
    for (int i = 0; i < threads; ++i) {
        clear(&workers[i]);
    }
    if (w.limited) { /* all of it has been freed, and has to be there again */
        void *all = NULL;
        int q = (int)(conf_random(&random) % (unsigned)w.queues);
        ur_result_t result =
            conf_alloc_async(w.type, w.queue[q], w.pool, w.limited, 0, NULL, &all, NULL);
        if (!failed(&workers[0], "all that the pool may hold", result)) {
            result = urEnqueueUSMFreeExp(w.queue[q], w.pool, all, 0, NULL, NULL);
            failed(&workers[0], "urEnqueueUSMFreeExp", result);
        }
    }
    for (int i = 0; i < w.queues; ++i) {
        ur_result_t result = urQueueFinish(w.queue[i]);
        failed(&workers[0], "urQueueFinish", result);
    }
    for (int i = 0; i < threads; ++i) {
        check_readings(&workers[i], seed, true);
        failure = failure ? failure : workers[i].failure[0] ? workers[i].failure : NULL;
    }
    size_t used = 0;
    ur_result_t result =
        urUSMPoolGetInfoExp(w.pool, UR_USM_POOL_INFO_USED_CURRENT_EXP, &used, NULL);
    for (int i = 0; i < w.queues; ++i) {
        urQueueRelease(w.queue[i]);
    }
    urUSMPoolDestroyExp(conf.context, conf.device, w.pool);
    pthread_mutex_destroy(&w.lock);
    CHECK_MSG(!failure, "graph %" PRIu64 ": %s", seed, failure);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_MSG(used == 0, "graph %" PRIu64 ": %zu bytes are in use at the end", seed, used);
}

static void run_graphs(int threads) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    (void)conf_usm_type();
    const char *text = getenv("UR_CONFORMANCE_GRAPHS");
    uint64_t graphs = text ? strtoull(text, NULL, 10) : 40;
    ur_kernel_handle_t kernels[THREADS][2] = {{NULL}};
    if (conf_program_form() != CONF_FORM_NONE) { /* else fills and copies only */
        for (int i = 0; i < threads; ++i) {
            kernels[i][0] = conf_kernel("basic", "affine");
            kernels[i][1] = conf_kernel("basic", "affine_to");
        }
    }
    for (uint64_t n = 0; n < graphs; ++n) {
        run_graph(conf_seed() + n, threads, kernels);
    }
}

TEST(one_thread) {
    run_graphs(1);
}

TEST(many_threads) {
    char name[256] = "";
    (void)urPlatformGetInfo(conf.platform, UR_PLATFORM_INFO_NAME, sizeof name, name, NULL);
    if (conf.backend == UR_BACKEND_OPENCL && strstr(name, "Intel") &&
        !getenv("UR_CONFORMANCE_GRAPHS")) {
        conf_skip("Intel's OpenCL on the CPU stops for ever now and then when several threads "
                  "enqueue to queues that wait for each other (docs/validation.md)");
    }
    run_graphs(THREADS);
}

static const conf_test tests[] = {
    CONF_TEST(one_thread, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "keeps all users of memory apart in random graphs over several queues"),
    CONF_TEST(many_threads, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "keeps all users of memory apart in random graphs from several threads"),
};

int main(int argc, char **argv) {
    static const conf_suite suite = {"async_graphs", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
