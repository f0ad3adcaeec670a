/* One operation of the pool, many times, while something else is large.
 *
 *   pool_costs CASE SIZE COUNT
 *
 * queues    an allocation that finds nothing, with SIZE queues whose frees are not complete
 * stuck     an allocation and a free out of order, with SIZE frees behind as many stuck commands
 * deferred  the end of a wait for a queue, with SIZE single allocations freed behind as many
 * trim      a unit that goes back, out of SIZE blocks of which every second unit is free
 * whole     a free of a single allocation, the oldest of SIZE
 * plain     an allocation, a command and a free by the host, with SIZE other queues that are used
 * far       the question whether memory is the pool's, SIZE MiB from the nearest that is
 * idle      the question whether nothing is under way, with SIZE queues where something is
 *
 * Under callgrind, costs.sh counts the instructions of each at two sizes. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "device.h"
#include "pool/space.h"

enum { UNIT = 64 << 10, GRAIN = 256 };
static const uint64_t never = UINT64_MAX / 2;

static struct ur_pool_space *space;
static struct ur_pool *pool;
static const struct ur_pool_backend *backend = &bench_backend;

#define TRY(call)                                                                                  \
    do {                                                                                           \
        if (call) {                                                                                \
            fprintf(stderr, "%s failed\n", #call);                                                 \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

static void *take(bench_queue_t *queue, size_t size) {
    void *memory = NULL;
    TRY(ur_pool_enqueue_alloc(&queue->pool, pool, UR_POOL_DEVICE, size, 0, NULL, 0, &memory, NULL));
    return memory;
}

static void give(bench_queue_t *queue, void *memory, void *event) {
    TRY(ur_pool_enqueue_free(&queue->pool, pool, memory, event ? &event : NULL, event != NULL,
                             NULL));
}

static void open_pool(size_t max_poolable) {
    struct ur_pool_config config = {.device = &bench_device, .max_poolable = max_poolable};
    space = ur_pool_space_create(backend, NULL);
    TRY(!space);
    TRY(ur_pool_create(space, &config, &pool));
}

static bench_queue_t *new_queue(bool in_order) {
    bench_queue_t *queue = calloc(1, sizeof(*queue));
    TRY(!queue);
    if (in_order) {
        bench_queue_init(queue, backend, space);
    } else {
        queue->lane = ur_lane_create(backend, queue, false);
        TRY(!queue->lane);
        ur_pool_queue_init(&queue->pool, space, queue, &bench_device, queue->lane);
    }
    return queue;
}

/* Frees the memory behind a command of its own. */
static void give_behind(bench_queue_t *queue, void *memory) {
    void *event = NULL;
    TRY(backend->signal(queue, UR_COMMAND_KERNEL_LAUNCH, NULL, 0, &event));
    give(queue, memory, event);
    backend->event_release(event);
}

static void run_queues(unsigned long size, unsigned long count) {
    open_pool(0);
    bench_queue_t *queue = new_queue(true);
    for (unsigned long i = 0; i < size; ++i) {
        bench_queue_t *other = new_queue(true);
        void *memory = take(other, GRAIN);
        bench_command(other);
        give(other, memory, NULL);
    }
    for (unsigned long i = 0; i < count; ++i) {
        (void)take(queue, 1 << 20);
    }
}

static void run_stuck(unsigned long size, unsigned long count) {
    open_pool(0);
    bench_queue_t *stuck = new_queue(false), *queue = new_queue(false);
    for (unsigned long i = 0; i < size; ++i) {
        give_behind(stuck, take(stuck, GRAIN));
    }
    bench_device.lag = 4;
    for (unsigned long i = 0; i < count; ++i) {
        give_behind(queue, take(queue, 1 << 20));
    }
    TRY(bench_device.held > ((size_t)64 << 20) + size * GRAIN); /* they are found again */
}

static void run_deferred(unsigned long size, unsigned long count) {
    open_pool(128);
    bench_queue_t *stuck = new_queue(false), *queue = new_queue(true);
    for (unsigned long i = 0; i < size; ++i) {
        give_behind(stuck, take(stuck, 4096));
    }
    for (unsigned long i = 0; i < count; ++i) {
        ur_pool_queue_finished(&queue->pool, ur_lane_given(queue->lane));
    }
}

static void run_trim(unsigned long size, unsigned long count) {
    backend = &bench_backend_parts;
    bench_device.lag = 0;
    open_pool(0);
    bench_queue_t *queue = new_queue(true);
    void **memory = calloc(size, sizeof(*memory));
    TRY(!memory);
    for (unsigned long i = 0; i < size; ++i) {
        memory[i] = take(queue, UNIT / 16);
    }
    for (unsigned long i = 0; i < size; ++i) {
        if ((uintptr_t)memory[i] / UNIT % 2) {
            give(queue, memory[i], NULL);
        }
    }
    bench_command(queue);
    uintptr_t last = 0;
    for (unsigned long i = 0; i < size; ++i) {
        last = (uintptr_t)memory[i] > last ? (uintptr_t)memory[i] : last;
    }
    do { /* what was taken ahead, and then a first hole */
        TRY(ur_pool_trim(pool, bench_device.held - UNIT));
    } while ((uintptr_t)bench_device.released > last);
    size_t held = bench_device.held;
    for (unsigned long i = 0; i < count; ++i) {
        TRY(ur_pool_trim(pool, held - (i + 1) * UNIT));
    }
    TRY(bench_device.held != held - count * UNIT);
}

static void run_whole(unsigned long size, unsigned long count) {
    open_pool(128);
    void **memory = calloc(size, sizeof(*memory));
    TRY(!memory);
    for (unsigned long i = 0; i < size; ++i) {
        TRY(ur_pool_alloc(pool, &bench_device, UR_POOL_DEVICE, 4096, 0, &memory[i]));
    }
    for (unsigned long i = 0; i < count; ++i) {
        TRY(ur_pool_free(space, memory[i], NULL) != UR_FREED_POOL);
    }
}

static void run_plain(unsigned long size, unsigned long count) {
    backend = &bench_backend_mark;
    bench_device.lag = 8;
    open_pool(0);
    bench_queue_t *queue = new_queue(true);
    for (unsigned long i = 0; i < size; ++i) {
        bench_command(new_queue(true));
    }
    for (unsigned long i = 0; i < count; ++i) {
        void *memory;
        TRY(ur_pool_alloc(pool, &bench_device, UR_POOL_DEVICE, GRAIN, 0, &memory));
        bench_command(queue);
        TRY(ur_pool_free(space, memory, NULL) != UR_FREED_POOL);
    }
    TRY(bench_device.held > (1 << 20) + size * GRAIN); /* it is given out again */
}

static void run_far(unsigned long size, unsigned long count) {
    open_pool(0);
    /* What comes first of what the map has one word for. */
    static struct ur_block block;
    uintptr_t last = (uintptr_t)1 << 47;
    TRY(!ur_map_add(&space->map, last, &block));
    const void *far = (const void *)(last + ((uintptr_t)size << 20));
    struct ur_pool_memory memory;
    for (unsigned long i = 0; i < count; ++i) {
        TRY(ur_pool_find(space, far, &memory));
    }
    ur_map_remove(&space->map, last);
}

static bool has_device(void *context, const void *device) {
    return !context && device == &bench_device;
}

static void run_idle(unsigned long size, unsigned long count) {
    backend = &bench_backend_mark;
    open_pool(0);
    for (unsigned long i = 0; i < size; ++i) {
        bench_command(new_queue(true));
    }
    for (unsigned long i = 0; i < count; ++i) {
        TRY(ur_pool_idle(&bench_device, has_device));
    }
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        void (*run)(unsigned long size, unsigned long count);
    } cases[] = {{"queues", run_queues}, {"stuck", run_stuck}, {"deferred", run_deferred},
                 {"trim", run_trim},     {"whole", run_whole}, {"plain", run_plain},
                 {"far", run_far},       {"idle", run_idle}};
    bench_device.lag = never;
    for (size_t i = 0; argc == 4 && i < sizeof(cases) / sizeof(cases[0]); ++i) {
        if (!strcmp(cases[i].name, argv[1])) {
            cases[i].run(strtoul(argv[2], NULL, 10), strtoul(argv[3], NULL, 10));
            return 0; /* the rest goes with the process: it is not what is counted */
        }
    }
    fprintf(stderr, "usage: %s queues|stuck|deferred|trim|whole|plain|far|idle SIZE COUNT\n",
            argv[0]);
    return 2;
}
