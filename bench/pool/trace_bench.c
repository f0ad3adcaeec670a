/* Memory held by the pool over the peak in use, on each trace: one queue; eight queues that each
 * run a trace of their own; and one trace whose steps go round eight queues, so that what one frees
 * another needs.
 *
 *   trace_bench [--csv] [--why] [--tell | --parts] [--unit BYTES] [--seed N] [--limit RATIO]
 *               [TRACE...]
 *
 * --why adds what was held in vain before the pool grew for the last time beyond all it had held,
 * in parts of the peak: what sizes are rounded up by, what is free beside live blocks in units of
 * memory that can therefore not go back, what is free in others and not known to be complete, and
 * what could go back; and, not in use at that moment, the distance to the peak.
 * Exits with 1 if a ratio is above the limit. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "device.h"
#include "held.h"
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
    held_t why;
} result_t;

static size_t in_use, peak;
static struct ur_pool_backend backend_used;
static const struct ur_pool_backend *const backend = &backend_used;
static struct ur_pool *pool;
static uint64_t seed = 1;
static held_t why;

static void note_why(void) {
    why = held_count(pool);
}

static void one_op(run_t *run, bench_queue_t *queue) {
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

static result_t measure(const char *name, enum mode mode, bool explain) {
    memset(&bench_device, 0, sizeof(bench_device));
    bench_device.lag = 16;
    bench_device.unit = backend->granularity;
    bench_device.grown = explain ? note_why : NULL;
    in_use = peak = 0;
    int runs = mode == OWN ? QUEUES : 1;
    int queues = mode == ONE ? 1 : QUEUES;
    run_t run[QUEUES];
    for (int i = 0; i < runs; ++i) {
        run[i].trace = trace_make(name, seed + (uint64_t)i);
        run[i].memory = calloc(run[i].trace.ids, sizeof(void *));
        run[i].sizes = calloc(run[i].trace.ids, sizeof(size_t));
        run[i].at = 0;
    }
    struct ur_pool_space *space = ur_pool_space_create(backend, NULL);
    struct ur_pool_config config = {.device = &bench_device};
    pool = NULL;
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
                one_op(&run[i], &queue[q]);
                ++r.ops;
                more = true;
            }
        }
    }
    clock_gettime(CLOCK_MONOTONIC, &end);
    r.peak = peak;
    r.held = bench_device.held_high;
    r.why = why;
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

static bool wanted(const char *name, int argc, char **argv, int first) {
    for (int i = first; i < argc; ++i) {
        if (!strcmp(argv[i], name)) {
            return true;
        }
    }
    return first >= argc;
}

static double share(size_t bytes, const result_t *r) {
    return (double)bytes / (double)r->peak;
}

int main(int argc, char **argv) {
    bool csv = false, explain = false;
    double limit = 1.25;
    int at = 1;
    backend_used = bench_backend;
    size_t unit = backend_used.granularity;
    for (; at < argc && argv[at][0] == '-'; ++at) {
        if (!strcmp(argv[at], "--csv")) {
            csv = true;
        } else if (!strcmp(argv[at], "--why")) {
            explain = true;
        } else if (!strcmp(argv[at], "--tell")) {
            backend_used = bench_backend_tell;
        } else if (!strcmp(argv[at], "--parts")) {
            backend_used = bench_backend_parts;
        } else if (!strcmp(argv[at], "--unit") && at + 1 < argc) {
            unit = strtoul(argv[++at], NULL, 0);
        } else if (!strcmp(argv[at], "--seed") && at + 1 < argc) {
            seed = strtoull(argv[++at], NULL, 0);
        } else if (!strcmp(argv[at], "--limit") && at + 1 < argc) {
            limit = atof(argv[++at]);
        } else {
            fprintf(stderr,
                    "usage: %s [--csv] [--why] [--tell | --parts] [--unit BYTES] [--seed N] "
                    "[--limit RATIO] [TRACE...]\n",
                    argv[0]);
            return 2;
        }
    }
    if (unit < 4096 || unit & (unit - 1)) {
        fprintf(stderr, "a unit is a power of two, and 4096 at least\n");
        return 2;
    }
    backend_used.granularity = unit;
    int over = 0, measured = 0;
    printf(csv ? "trace,mode,operations,peak,held,ratio,ns,driver_calls,reserves"
               : "%-10s %-29s %9s %9s %6s %7s %10s %9s",
           "trace", "mode", "peak MiB", "held MiB", "ratio", "ns/op", "drv calls", "reserves");
    printf(!explain ? "\n"
           : csv    ? ",below_peak,rounded,mixed,waiting,whole\n"
                    : "  below  round  mixed   wait  whole\n");
    for (int t = 0; t < trace_name_count; ++t) {
        for (int mode = ONE; wanted(trace_names[t], argc, argv, at) && mode <= ROUND; ++mode) {
            result_t r = measure(trace_names[t], (enum mode)mode, explain);
            double ratio = share(r.held, &r);
            if (csv) {
                printf("%s,%s,%llu,%zu,%zu,%.4f,%.1f,%llu,%llu", trace_names[t], mode_names[mode],
                       (unsigned long long)r.ops, r.peak, r.held, ratio, r.ns,
                       (unsigned long long)r.calls, (unsigned long long)r.reserves);
            } else {
                printf("%-10s %-29s %9.1f %9.1f %6.3f %7.1f %10llu %9llu", trace_names[t],
                       mode_names[mode], (double)r.peak / 1048576, (double)r.held / 1048576, ratio,
                       r.ns, (unsigned long long)r.calls, (unsigned long long)r.reserves);
            }
            if (explain) {
                printf(csv ? ",%.4f,%.4f,%.4f,%.4f,%.4f" : "  %5.3f  %5.3f  %5.3f  %5.3f  %5.3f",
                       share(r.peak - r.why.asked, &r), share(r.why.live - r.why.asked, &r),
                       share(r.why.mixed, &r), share(r.why.waiting, &r), share(r.why.whole, &r));
            }
            printf(!csv && ratio > limit ? "  ABOVE THE LIMIT\n" : "\n");
            over += ratio > limit;
            ++measured;
        }
    }
    return over || !measured;
}
