/* Kernel launches on the engine, and the same work as a plain loop on a team of threads.
 * Usage: engine_launch [THREADS]. Prints one line for each: engine, team, and their ratio. */
#include "engine.h"
#include "team.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROUNDS = 15, N = 1 << 22 };

static struct eng_stream *stream;
static struct team *team;

static double now(void) {
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec * 1e-9;
}

/* Seconds of the best of several runs: what others do on the machine only adds to it. */
static double best(void (*function)(void *), void *data) {
    double least = 1e9;
    for (int i = 0; i < ROUNDS; ++i) {
        double start = now();
        function(data);
        double time = now() - start;
        least = time < least ? time : least;
    }
    return least;
}

/* ---- kernels, as urcc makes them ------------------------------------------------------------- */

struct arrays {
    float *x, *y;
    size_t turns;
};

static void empty_entry(void *const *args, struct ur_hostcode_item *item) {
    (void)args, (void)item;
}

static void empty_row(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    item->local_id[0] = item->local_size[0];
}

static void saxpy_row(void *const *args, struct ur_hostcode_item *item) {
    const struct arrays *a = *(struct arrays *const *)args[0];
    size_t first = item->global_id[0], count = item->local_size[0] - item->local_id[0];
    for (size_t i = first; i < first + count; ++i)
        a->y[i] += 2.5f * a->x[i];
}

static void saxpy_entry(void *const *args, struct ur_hostcode_item *item) {
    const struct arrays *a = *(struct arrays *const *)args[0];
    a->y[item->global_id[0]] += 2.5f * a->x[item->global_id[0]];
}

static float heavy(float x) {
    for (int i = 0; i < 400; ++i)
        x = x * 0.999f + 0.01f;
    return x;
}

static void heavy_entry(void *const *args, struct ur_hostcode_item *item) {
    const struct arrays *a = *(struct arrays *const *)args[0];
    a->y[item->global_id[0]] = heavy(a->x[item->global_id[0]]);
}

/* Each work-item takes arrays->turns times 1 to 2 ns. */
static void turns_entry(void *const *args, struct ur_hostcode_item *item) {
    const struct arrays *a = *(struct arrays *const *)args[0];
    float x = a->x[item->global_id[0]];
    for (size_t i = 0; i < a->turns; ++i)
        x = x * 0.999f + 0.01f;
    a->y[item->global_id[0]] = x;
}

static void barrier_entry(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    for (int i = 0; i < 8; ++i)
        item->barrier(item);
}

static const struct ur_hostcode_arg arg = {"arrays", UR_HOSTCODE_ARG_POINTER, 8, sizeof(void *)};
#define KERNEL(...)                                                                                \
    (struct ur_hostcode_kernel) {                                                                  \
        .args = &arg, .arg_count = 1, __VA_ARGS__                                                  \
    }

/* ---- what is timed --------------------------------------------------------------------------- */

struct job {
    struct ur_hostcode_kernel kernel;
    struct arrays *arrays;
    size_t global, local, launches;
    bool wait_each;
    team_function *plain;
};

static void on_engine(void *data) {
    const struct job *job = data;
    const void *pointer = job->arrays, *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = &job->kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {job->global},
                                .local = {job->local}};
    struct eng_submit submit = {.stream = stream};
    for (size_t i = 0; i < job->launches; ++i) {
        if (eng_kernel(&submit, &launch) != ENG_OK)
            abort();
        if (job->wait_each && eng_stream_wait(stream, NULL, 0) != ENG_OK)
            abort();
    }
    if (eng_stream_wait(stream, NULL, 0) != ENG_OK)
        abort();
}

static void on_team(void *data) {
    const struct job *job = data;
    for (size_t i = 0; i < job->launches; ++i)
        team_run(team, job->plain, job->arrays, job->global);
}

static void plain_empty(void *data, size_t first, size_t end) {
    (void)data, (void)first, (void)end;
}

static void plain_saxpy(void *data, size_t first, size_t end) {
    const struct arrays *a = data;
    for (size_t i = first; i < end; ++i)
        a->y[i] += 2.5f * a->x[i];
}

static void plain_heavy(void *data, size_t first, size_t end) {
    const struct arrays *a = data;
    for (size_t i = first; i < end; ++i)
        a->y[i] = heavy(a->x[i]);
}

static void report(const char *what, struct job *job, double per, const char *unit) {
    double engine = best(on_engine, job) / per;
    if (!job->plain) {
        printf("%-44s %10.3f %s\n", what, engine, unit);
        return;
    }
    double plain = best(on_team, job) / per;
    printf("%-44s %10.3f %10.3f %s  ratio %.2f\n", what, engine, plain, unit, engine / plain);
}

int main(int argc, char **argv) {
    struct eng_device_config config = {.threads = argc > 1 ? (unsigned)atoi(argv[1]) : 0};
    struct eng *eng = eng_create(NULL);
    struct eng_device *device = NULL;
    struct arrays arrays = {calloc(N, sizeof(float)), calloc(N, sizeof(float)), 0};
    if (!eng || !arrays.x || !arrays.y || eng_device_create(eng, &config, &device) != ENG_OK ||
        eng_stream_create(device, ENG_IN_ORDER, &stream) != ENG_OK)
        return 1;
    unsigned threads = eng_device_threads(device);
    team = team_create(threads);
    if (!team)
        return 1;
    printf("%u threads\n%-44s %10s %10s\n", threads, "", "engine", "team");
    struct job job = {KERNEL(.name = "empty", .entry = empty_entry, .row = empty_row),
                      &arrays,
                      1,
                      1,
                      2000,
                      true,
                      plain_empty};
    report("launch of one group, and wait", &job, 2000e-6, "us");
    job.wait_each = false;
    report("launch of one group, 2000 in order", &job, 2000e-6, "us");
    job.global = threads * 64, job.local = 1;
    report("launch of 64 groups a thread, in order", &job, 2000e-6, "us");
    job.wait_each = true;
    report("launch of 64 groups a thread, and wait", &job, 2000e-6, "us");
    for (arrays.turns = 1; arrays.turns <= 3000; arrays.turns *= arrays.turns == 1 ? 10 : 2) {
        char text[2][64];
        job = (struct job){
            KERNEL(.name = "turns", .entry = turns_entry), &arrays, 8, 1, 500, false, NULL};
        snprintf(text[0], sizeof(text[0]), "8 groups of %zu turns, in order", arrays.turns);
        snprintf(text[1], sizeof(text[1]), "8 groups of %zu turns, and wait", arrays.turns);
        report(text[0], &job, 500e-6, "us");
        job.wait_each = true;
        report(text[1], &job, 500e-6, "us");
    }
    job =
        (struct job){KERNEL(.name = "empty", .entry = empty_entry), &arrays, N, 1, 1, false, NULL};
    report("empty group of one", &job, N * 1e-9, "ns");
    job.kernel.row = empty_row;
    job.local = 256;
    report("empty row of 256", &job, N / 256 * 1e-9, "ns");
    job = (struct job){KERNEL(.name = "saxpy", .entry = saxpy_entry, .row = saxpy_row),
                       &arrays,
                       N,
                       256,
                       1,
                       false,
                       plain_saxpy};
    report("saxpy of 4 M in rows of 256", &job, 1e-3, "ms");
    job.kernel.row = NULL;
    report("saxpy of 4 M item by item", &job, 1e-3, "ms");
    job = (struct job){
        KERNEL(.name = "heavy", .entry = heavy_entry), &arrays, 1 << 16, 64, 1, false, plain_heavy};
    report("long work-items, 65536 in groups of 64", &job, 1e-3, "ms");
    job = (struct job){KERNEL(.name = "barriers", .entry = barrier_entry, .uses_barrier = 1),
                       &arrays,
                       1 << 15,
                       64,
                       1,
                       false,
                       NULL};
    report("barrier of one work-item", &job, (1 << 15) * 8 * 1e-9, "ns");
    eng_stream_destroy(stream);
    eng_destroy(eng);
    team_destroy(team);
    free(arrays.x);
    free(arrays.y);
    return 0;
}
