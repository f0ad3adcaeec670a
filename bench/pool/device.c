#include "device.h"

#include <stdlib.h>
#include <sys/mman.h>

bench_device_t bench_device;

/* An event: complete when the device's clock is past `at`. */
typedef struct bench_event {
    int refs;
    uint64_t at;
    struct ur_stamp stamp;
} bench_event_t;

static ur_result_t reserve(void *context, void *device, enum ur_pool_mem type, size_t size,
                           size_t align, uint32_t flags, void **out) {
    (void)context, (void)device, (void)type, (void)flags;
    ++bench_device.calls;
    ++bench_device.reserves;
    bench_device.time_ns += 200000;
    if (bench_device.grown && bench_device.held + size > bench_device.held_high) {
        bench_device.grown();
    }
    size_t unit = bench_device.unit ? bench_device.unit : 64 << 10;
    static char *place = (char *)((uintptr_t)1 << 44); /* far from everything: room to grow */
    size_t slack = align > unit ? align : unit;
    char *memory = mmap(*out ? *out : place, size, PROT_NONE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_FIXED_NOREPLACE, -1, 0);
    if (memory != MAP_FAILED) {
        place = *out ? place : place + ((size_t)1 << 36);
        goto done;
    }
    memory =
        mmap(NULL, size + slack, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    size_t skip = -(uintptr_t)memory & (slack - 1);
    if (skip) {
        munmap(memory, skip);
    }
    if (slack - skip) {
        munmap(memory + skip + size, slack - skip);
    }
    memory += skip;
done:
    bench_device.held += size;
    if (bench_device.held > bench_device.held_high) {
        bench_device.held_high = bench_device.held;
    }
    *out = memory;
    return UR_RESULT_SUCCESS;
}

static void release(void *context, void *device, enum ur_pool_mem type, void *memory, size_t size) {
    (void)context, (void)device, (void)type;
    ++bench_device.calls;
    bench_device.held -= size;
    bench_device.released = memory;
    munmap(memory, size);
}

static enum ur_event_state event_state(void *event) {
    ++bench_device.calls;
    return bench_device.clock >= ((bench_event_t *)event)->at ? UR_EVENT_DONE : UR_EVENT_PENDING;
}

static void event_retain(void *event) {
    ++((bench_event_t *)event)->refs;
}

static void event_release(void *event) {
    if (--((bench_event_t *)event)->refs == 0) {
        free(event);
    }
}

static const struct ur_stamp *event_stamp(void *event) {
    return &((bench_event_t *)event)->stamp;
}

static void submit(bench_queue_t *queue, const struct ur_stamp *const *stamps, uint32_t count,
                   struct ur_stamp *out) {
    ur_lane_submit(queue->lane, stamps, count, out);
    queue->sent[ur_lane_seq(queue->lane) % BENCH_RING] = ++bench_device.clock;
}

void bench_command(bench_queue_t *queue) {
    bench_device.time_ns += 5000;
    submit(queue, NULL, 0, NULL);
}

static uint64_t queue_reached(void *opaque) {
    bench_queue_t *queue = opaque;
    uint64_t seq = ur_lane_seq(queue->lane);
    if (seq > BENCH_RING && queue->reached < seq - BENCH_RING) {
        queue->reached = seq - BENCH_RING; /* the ring is longer than the lag */
    }
    while (queue->reached < seq &&
           queue->sent[(queue->reached + 1) % BENCH_RING] + bench_device.lag <=
               bench_device.clock) {
        ++queue->reached;
    }
    return queue->reached;
}

static bool queue_over(void *queue) {
    return queue_reached(queue) >= ur_lane_seq(((bench_queue_t *)queue)->lane);
}

static ur_result_t queue_wait(void *queue, void *const *events, uint32_t count) {
    const struct ur_stamp *stamps[64];
    ++bench_device.calls;
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = event_stamp(events[i]);
    }
    submit(queue, stamps, count, NULL);
    return UR_RESULT_SUCCESS;
}

static ur_result_t signal(void *queue, ur_command_t kind, void *const *events, uint32_t count,
                          void **out) {
    (void)kind;
    const struct ur_stamp *stamps[64] = {NULL};
    ++bench_device.calls;
    bench_event_t *event = calloc(1, sizeof(*event));
    if (!event) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    for (uint32_t i = 0; i < count; ++i) {
        stamps[i] = event_stamp(events[i]);
    }
    event->refs = 1;
    submit(queue, stamps, count, &event->stamp);
    event->at = bench_device.clock + bench_device.lag;
    *out = event;
    return UR_RESULT_SUCCESS;
}

static ur_result_t mark(void *queue, void **event) {
    return signal(queue, UR_COMMAND_EVENTS_WAIT, NULL, 0, event);
}

static uint64_t now(void) {
    return bench_device.time_ns;
}

static bool parts(void *context, void *device, enum ur_pool_mem type) {
    (void)context, (void)device, (void)type;
    return true;
}

static bool context_retain(void *context) {
    (void)context;
    return true;
}

static void context_release(void *context) {
    (void)context;
}

#define BENCH_COMMON                                                                               \
    .context_retain = context_retain, .context_release = context_release, .reserve = reserve,      \
    .release = release, .event_state = event_state, .event_retain = event_retain,                  \
    .event_release = event_release, .event_stamp = event_stamp, .queue_wait = queue_wait,          \
    .signal = signal, .now = now, .granularity = 64 << 10

const struct ur_pool_backend bench_backend = {BENCH_COMMON};
const struct ur_pool_backend bench_backend_tell = {BENCH_COMMON, .queue_reached = queue_reached};
const struct ur_pool_backend bench_backend_mark = {BENCH_COMMON, .queue_reached = queue_reached,
                                                   .queue_over = queue_over, .mark = mark};
const struct ur_pool_backend bench_backend_parts = {BENCH_COMMON, .queue_reached = queue_reached,
                                                    .parts = parts};

void bench_queue_init(bench_queue_t *queue, const struct ur_pool_backend *backend,
                      struct ur_pool_space *space) {
    queue->lane = ur_lane_create(backend, queue, true);
    if (!queue->lane) {
        abort();
    }
    ur_pool_queue_init(&queue->pool, space, queue, &bench_device, queue->lane);
}

void bench_queue_fini(bench_queue_t *queue) {
    ur_pool_queue_fini(&queue->pool);
    ur_lane_release(queue->lane);
}
