/* Memory that a pool of an adapter holds over the peak in use, on the traces of traces.h, through
 * the loader.
 *
 *   pool_traces_ur [--csv] [--limit RATIO] [TRACE...]
 *
 * Three ways, as in trace_bench.c: one queue; eight queues that each run a trace of their own; one
 * trace whose steps go round eight queues, each free waiting for the last use elsewhere. The host
 * stays 16 commands ahead of the device, so that a run depends little on how fast the device is.
 * What else the machine does at the time tells a little all the same: a ratio above the limit is
 * measured once more, and the smaller one counts. Choose the adapter with UR_ADAPTERS_FORCE_LOAD.
 * Exits with 1 if a ratio is above the limit. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "traces.h"
#include "ur_api.h"

enum { QUEUES = 8, AHEAD = 16, TOUCH = 64 };
enum mode { ONE, OWN, ROUND };
static const char *const mode_names[] = {"one queue", "eight queues with own traces",
                                         "eight queues by turns"};

typedef struct run {
    trace_t trace;
    void **memory;
    int *queue;               /* where it was used last */
    ur_event_handle_t *event; /* of that use */
    size_t at;
} run_t;

typedef struct result {
    size_t used, held;
    double us; /* a call */
    uint64_t ops;
    bool full; /* the device has less memory than the trace needs */
} result_t;

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_queue_handle_t queues[QUEUES];
static ur_usm_pool_handle_t pool;
static ur_event_handle_t ahead[AHEAD]; /* of the newest commands */
static unsigned newest;

static void try(ur_result_t result, const char *call) {
    if (result) {
        fprintf(stderr, "%s: result %d\n", call, (int)result);
        exit(2);
    }
}
#define TRY(call) try((call), #call)

static void drop(ur_event_handle_t *event) {
    if (*event) {
        TRY(urEventRelease(*event));
        *event = NULL;
    }
}

/* Something that uses the allocation, and the host's wait for what it did AHEAD commands ago. */
static void use(run_t *run, uint32_t id, int q, size_t size) {
    ur_event_handle_t event;
    unsigned char value = 1;
    TRY(urEnqueueUSMFill(queues[q], run->memory[id], 1, &value, size < TOUCH ? size : TOUCH, 0,
                         NULL, &event));
    run->queue[id] = q;
    run->event[id] = event;
    TRY(urEventRetain(event));
    ur_event_handle_t *oldest = &ahead[newest++ % AHEAD];
    if (*oldest) {
        TRY(urEventWait(1, oldest));
    }
    drop(oldest);
    *oldest = event;
}

/* False: no memory. */
static bool one_op(run_t *run, int q) {
    trace_op_t op = run->trace.ops[run->at++];
    if (op.size) {
        ur_result_t result = urEnqueueUSMDeviceAllocExp(queues[q], pool, op.size, NULL, 0, NULL,
                                                        &run->memory[op.id], NULL);
        if (result == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY ||
            result == UR_RESULT_ERROR_OUT_OF_HOST_MEMORY ||
            result == UR_RESULT_ERROR_INVALID_USM_SIZE) {
            run->memory[op.id] = NULL;
            return false;
        }
        try(result, "urEnqueueUSMDeviceAllocExp");
        use(run, op.id, q, op.size);
        return true;
    }
    bool other = run->queue[op.id] != q;
    TRY(urEnqueueUSMFreeExp(queues[q], pool, run->memory[op.id], other,
                            other ? &run->event[op.id] : NULL, NULL));
    drop(&run->event[op.id]);
    run->memory[op.id] = NULL;
    return true;
}

static size_t pool_info(ur_usm_pool_info_t name) {
    size_t value = 0;
    TRY(urUSMPoolGetInfoExp(pool, name, &value, NULL));
    return value;
}

static void begin_run(run_t *run, const char *name, uint64_t seed) {
    run->trace = trace_make(name, seed);
    run->memory = calloc(run->trace.ids, sizeof(void *));
    run->queue = calloc(run->trace.ids, sizeof(int));
    run->event = calloc(run->trace.ids, sizeof(*run->event));
    run->at = 0;
    if (!run->memory || !run->queue || !run->event) {
        exit(2);
    }
}

static void end_run(run_t *run) {
    for (uint32_t i = 0; i < run->trace.ids; ++i) {
        drop(&run->event[i]);
        if (run->memory[i]) { /* cut short */
            TRY(urUSMFree(context, run->memory[i]));
        }
    }
    trace_free(&run->trace);
    free(run->memory);
    free(run->queue);
    free(run->event);
}

static result_t measure(const char *name, enum mode mode) {
    int runs = mode == OWN ? QUEUES : 1;
    int count = mode == ONE ? 1 : QUEUES;
    run_t run[QUEUES];
    result_t r = {0};
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    TRY(urUSMPoolCreateExp(context, device, &desc, &pool));
    for (int i = 0; i < count; ++i) {
        TRY(urQueueCreate(context, device, NULL, &queues[i]));
    }
    for (int i = 0; i < runs; ++i) {
        begin_run(&run[i], name, 1 + (uint64_t)i);
    }
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (bool more = true; more && !r.full;) {
        more = false;
        for (int i = 0; i < runs && !r.full; ++i) {
            int burst = mode == OWN ? 20 + 13 * i : 1000;
            while (burst-- > 0 && run[i].at < run[i].trace.count && !r.full) {
                uint32_t step = run[i].trace.ops[run[i].at].step;
                r.full = !one_op(&run[i], mode == OWN ? i : mode == ONE ? 0 : (int)(step % QUEUES));
                ++r.ops;
                more = true;
            }
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    r.us =
        ((double)(end.tv_sec - start.tv_sec) * 1e6 + (double)(end.tv_nsec - start.tv_nsec) / 1e3) /
        (double)r.ops;
    r.used = pool_info(UR_USM_POOL_INFO_USED_HIGH_EXP);
    r.held = pool_info(UR_USM_POOL_INFO_RESERVED_HIGH_EXP);
    for (int i = 0; i < count; ++i) {
        TRY(urQueueFinish(queues[i]));
    }
    for (int i = 0; i < AHEAD; ++i) {
        drop(&ahead[i]);
    }
    for (int i = 0; i < runs; ++i) {
        end_run(&run[i]);
    }
    for (int i = 0; i < count; ++i) {
        TRY(urQueueRelease(queues[i]));
    }
    TRY(urUSMPoolDestroyExp(context, device, pool));
    return r;
}

static ur_adapter_handle_t start(void) {
    ur_adapter_handle_t adapter = NULL;
    ur_platform_handle_t platform = NULL;
    uint32_t found = 0;
    TRY(urLoaderInit(0, NULL));
    TRY(urAdapterGet(1, &adapter, &found));
    if (found) {
        TRY(urPlatformGet(adapter, 1, &platform, &found));
    }
    if (!found) {
        fprintf(stderr, "no platform\n");
        exit(2);
    }
    TRY(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, &found));
    TRY(urContextCreate(1, &device, NULL, &context));
    return adapter;
}

static bool wanted(const char *name, int argc, char **argv, int first) {
    for (int i = first; i < argc; ++i) {
        if (!strcmp(argv[i], name)) {
            return true;
        }
    }
    return first >= argc;
}

int main(int argc, char **argv) {
    bool csv = false;
    double limit = 1.25;
    int at = 1;
    for (; at < argc && argv[at][0] == '-'; ++at) {
        if (!strcmp(argv[at], "--csv")) {
            csv = true;
        } else if (!strcmp(argv[at], "--limit") && at + 1 < argc) {
            limit = atof(argv[++at]);
        } else {
            fprintf(stderr, "usage: %s [--csv] [--limit RATIO] [TRACE...]\n", argv[0]);
            return 2;
        }
    }
    ur_adapter_handle_t adapter = start();
    int over = 0, measured = 0;
    printf(csv ? "trace,mode,operations,peak,held,ratio,us\n" : "%-10s %-29s %9s %9s %6s %7s\n",
           "trace", "mode", "peak MiB", "held MiB", "ratio", "us/op");
    for (int t = 0; t < trace_name_count; ++t) {
        for (enum mode mode = ONE; wanted(trace_names[t], argc, argv, at) && mode <= ROUND;
             ++mode) {
            result_t r = measure(trace_names[t], mode);
            if (!r.full && (double)r.held > limit * (double)r.used) {
                result_t again = measure(trace_names[t], mode);
                r = again.held < r.held ? again : r;
            }
            if (r.full) {
                printf("%-10s %-29s %s\n", trace_names[t], mode_names[mode],
                       "more than the device has");
                continue;
            }
            double ratio = (double)r.held / (double)r.used;
            over += ratio > limit;
            ++measured;
            if (csv) {
                printf("%s,%s,%llu,%zu,%zu,%.3f,%.2f\n", trace_names[t], mode_names[mode],
                       (unsigned long long)r.ops, r.used, r.held, ratio, r.us);
            } else {
                printf("%-10s %-29s %9.1f %9.1f %6.3f %7.2f\n", trace_names[t], mode_names[mode],
                       (double)r.used / (1 << 20), (double)r.held / (1 << 20), ratio, r.us);
            }
            fflush(stdout);
        }
    }
    TRY(urContextRelease(context));
    TRY(urAdapterRelease(adapter));
    TRY(urLoaderTearDown());
    return over || !measured;
}
