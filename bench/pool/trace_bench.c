/* Memory held by the pool over the peak in use, on each trace: one queue; eight queues that each
 * run a trace of their own; and one trace whose steps go round eight queues, so that what one frees
 * another needs.
 *
 *   trace_bench [--csv] [--tell | --parts] [--limit RATIO]
 *
 * Exits with 1 if a ratio is above the limit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "device.h"
#include "traces.h"

enum { QUEUES = 8 };
enum mode { ONE, OWN, ROUND };
static const char *const mode_names[] = {"one queue", "eight queues, own traces",
                                         "eight queues, steps go round"};

typedef struct run {
    trace_t trace;
    void **memory;
    size_t *sizes;
    size_t at;
} run_t;

typedef struct result {
    size_t peak, held;
    double ns; /* a call */
    uint64_t calls, reserves, ops;
} result_t;

static size_t in_use, peak;
static const ur_pool_backend_t *backend = &bench_backend;

static void one_op(run_t *run, ur_pool_t *pool, bench_queue_t *queue) {
    trace_op_t op = run->trace.ops[run->at++];
    if (op.size) {
        if (ur_pool_enqueue_alloc(&queue->pool, pool, UR_POOL_DEVICE, op.size, 0, NULL, 0,
                                  &run->memory[op.id], NULL)) {
            fprintf(stderr, "allocation failed\n");
            exit(2);
        }
        run->sizes[op.id] = op.size;
        in_use += op.size;
        peak = in_use > peak ? in_use : peak;
        bench_command(queue); /* something that uses it */
    } else {
        if (ur_pool_enqueue_free(&queue->pool, pool, run->memory[op.id], NULL, 0, NULL)) {
            fprintf(stderr, "free failed\n");
            exit(2);
        }
        in_use -= run->sizes[op.id];
    }
}

static result_t measure(const char *name, enum mode mode) {
    memset(&bench_device, 0, sizeof(bench_device));
    bench_device.lag = 16;
    in_use = peak = 0;
    int runs = mode == OWN ? QUEUES : 1;
    int queues = mode == ONE ? 1 : QUEUES;
    run_t run[QUEUES];
    for (int i = 0; i < runs; ++i) {
        run[i].trace = trace_make(name, 1 + (uint64_t)i);
        run[i].memory = calloc(run[i].trace.ids, sizeof(void *));
        run[i].sizes = calloc(run[i].trace.ids, sizeof(size_t));
        run[i].at = 0;
    }
    ur_pool_space_t *space = ur_pool_space_create(backend, NULL);
    ur_pool_config_t config = {.device = &bench_device};
    ur_pool_t *pool = NULL;
    bench_queue_t queue[QUEUES] = {0};
    if (!space || ur_pool_create(space, &config, &pool)) {
        exit(2);
    }
    for (int i = 0; i < queues; ++i) {
        bench_queue_init(&queue[i], backend, space);
    }
    result_t r = {0};
    struct timespec start, end;
    clock_gettime(CLOCK_MONOTONIC, &start);
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < runs; ++i) {
            /* Bursts, so that queues run at different places; later ones start later and go on when
             * others idle. */
            int burst = mode == OWN ? 20 + 13 * i : 1000;
            while (burst-- > 0 && run[i].at < run[i].trace.count) {
                int q = mode == OWN   ? i
                        : mode == ONE ? 0
                                      : (int)(run[i].trace.ops[run[i].at].step % QUEUES);
                one_op(&run[i], pool, &queue[q]);
                ++r.ops;
                more = true;
            }
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    r.peak = peak;
    r.held = bench_device.held_high;
    r.calls = bench_device.calls;
    r.reserves = bench_device.reserves;
    r.ns = ((double)(end.tv_sec - start.tv_sec) * 1e9 + (double)(end.tv_nsec - start.tv_nsec)) /
           (double)r.ops;
    for (int i = 0; i < queues; ++i) {
        bench_queue_fini(&queue[i]);
    }
    ur_pool_release(pool);
    ur_pool_space_destroy(space);
    for (int i = 0; i < runs; ++i) {
        trace_free(&run[i].trace);
        free(run[i].memory);
        free(run[i].sizes);
    }
    return r;
}

int main(int argc, char **argv) {
    bool csv = false;
    double limit = 1.25;
    for (int i = 1; i < argc; ++i) {
        if (!strcmp(argv[i], "--csv")) {
            csv = true;
        } else if (!strcmp(argv[i], "--tell")) {
            backend = &bench_backend_tell;
        } else if (!strcmp(argv[i], "--parts")) {
            backend = &bench_backend_parts;
        } else if (!strcmp(argv[i], "--limit") && i + 1 < argc) {
            limit = atof(argv[++i]);
        } else {
            fprintf(stderr, "usage: %s [--csv] [--tell | --parts] [--limit RATIO]\n", argv[0]);
            return 2;
        }
    }
    int over = 0;
    printf(csv ? "trace,mode,operations,peak,held,ratio,ns,driver_calls,reserves\n"
               : "%-10s %-29s %9s %9s %6s %7s %10s %9s\n",
           "trace", "mode", "peak MiB", "held MiB", "ratio", "ns/op", "drv calls", "reserves");
    for (int t = 0; t < trace_name_count; ++t) {
        for (int mode = ONE; mode <= ROUND; ++mode) {
            result_t r = measure(trace_names[t], (enum mode)mode);
            double ratio = (double)r.held / (double)r.peak;
            if (csv) {
                printf("%s,%s,%llu,%zu,%zu,%.4f,%.1f,%llu,%llu\n", trace_names[t], mode_names[mode],
                       (unsigned long long)r.ops, r.peak, r.held, ratio, r.ns,
                       (unsigned long long)r.calls, (unsigned long long)r.reserves);
            } else {
                printf("%-10s %-29s %9.1f %9.1f %6.3f %7.1f %10llu %9llu%s\n", trace_names[t],
                       mode_names[mode], (double)r.peak / 1048576, (double)r.held / 1048576, ratio,
                       r.ns, (unsigned long long)r.calls, (unsigned long long)r.reserves,
                       ratio > limit ? "  ABOVE THE LIMIT" : "");
            }
            over += ratio > limit;
        }
    }
    return over != 0;
}
