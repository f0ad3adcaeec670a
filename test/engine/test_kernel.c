/* Kernels: index spaces, barriers, local memory, and what happens when one goes wrong. */
#include "common.h"

#include <signal.h>
#include <sys/wait.h>

struct seen {
    atomic_uint visits;
    size_t group[3], local[3], global[3];
};

struct space {
    struct seen *seen;
    size_t global[3], local[3], offset[3];
    atomic_uint *errors;
};

static size_t linear(const size_t *id, const size_t *offset, const size_t *size) {
    return ((id[2] - offset[2]) * size[1] + (id[1] - offset[1])) * size[0] + (id[0] - offset[0]);
}

static void visit(void *const *args, struct ur_hostcode_item *item) {
    const struct space *space = *(struct space *const *)args[0];
    struct seen *seen = &space->seen[linear(item->global_id, space->offset, space->global)];
    bool bad = false;

    atomic_fetch_add_explicit(&seen->visits, 1, memory_order_relaxed);
    for (int d = 0; d < 3; d++) {
        bad |= item->global_id[d] !=
               space->offset[d] + item->group_id[d] * space->local[d] + item->local_id[d];
        bad |= item->local_id[d] >= space->local[d];
        bad |= item->global_size[d] != space->global[d] || item->local_size[d] != space->local[d];
        bad |= item->group_count[d] != space->global[d] / space->local[d];
        bad |= item->offset[d] != space->offset[d];
    }
    if (bad)
        atomic_fetch_add(space->errors, 1);
}

static void visit_twice(void *const *args, struct ur_hostcode_item *item) {
    visit(args, item);
    item->barrier(item);
    visit(args, item);
}

static const struct ur_hostcode_arg pointer_arg[] = {
    {"space", UR_HOSTCODE_ARG_POINTER, 8, sizeof(void *)}};
static const struct ur_hostcode_kernel visit_kernel = {
    .name = "visit", .entry = visit, .args = pointer_arg, .arg_count = 1};
static const struct ur_hostcode_kernel visit_twice_kernel = {.name = "visit_twice",
                                                             .entry = visit_twice,
                                                             .args = pointer_arg,
                                                             .arg_count = 1,
                                                             .uses_barrier = 1};

static int launch_one(struct eng_stream *stream, const struct ur_hostcode_kernel *kernel,
                      const void *pointer, size_t global, size_t local,
                      struct eng_command **event) {
    const void *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {global},
                                .local = {local}};
    struct eng_submit submit = {.stream = stream, .event = event};

    return eng_kernel(&submit, &launch);
}

/* Every work-item of the space runs once (twice with the barrier) and knows where it is. */
static void every_item_once(void **state) {
    static const struct {
        uint32_t dims;
        size_t global[3], local[3], offset[3];
    } spaces[] = {
        {1, {1, 1, 1}, {1, 1, 1}, {0, 0, 0}},        {1, {1000, 1, 1}, {10, 1, 1}, {5, 0, 0}},
        {1, {512, 1, 1}, {512, 1, 1}, {0, 0, 0}},    {2, {36, 20, 1}, {9, 5, 1}, {0, 3, 0}},
        {3, {8, 6, 10}, {4, 3, 5}, {100, 200, 300}}, {3, {1, 1, 64}, {1, 1, 16}, {0, 0, 0}},
    };
    struct fixture f = fixture_open(NULL, 4);
    struct eng_stream *stream = stream_open(f, 0);
    const void *pointer;
    const void *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};

    (void)state;
    for (size_t i = 0; i < 2 * COUNT(spaces); i++) {
        size_t s = i / 2;
        unsigned times = i % 2 ? 2 : 1;
        struct eng_launch launch = {.kernel = i % 2 ? &visit_twice_kernel : &visit_kernel,
                                    .args = args,
                                    .arg_sizes = sizes,
                                    .dims = spaces[s].dims};
        struct eng_submit submit = {.stream = stream};
        struct space space;
        atomic_uint errors = 0;
        size_t items = spaces[s].global[0] * spaces[s].global[1] * spaces[s].global[2];

        memcpy(launch.global, spaces[s].global, sizeof(launch.global));
        memcpy(launch.local, spaces[s].local, sizeof(launch.local));
        memcpy(launch.offset, spaces[s].offset, sizeof(launch.offset));
        memcpy(space.global, spaces[s].global, sizeof(launch.global));
        memcpy(space.local, spaces[s].local, sizeof(launch.local));
        memcpy(space.offset, spaces[s].offset, sizeof(launch.offset));
        space.errors = &errors;
        space.seen = calloc(items, sizeof(*space.seen));
        pointer = &space;
        assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_int_equal(atomic_load(&errors), 0);
        for (size_t k = 0; k < items; k++)
            assert_int_equal(atomic_load(&space.seen[k].visits), times);
        free(space.seen);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void row_visit(void *const *args, struct ur_hostcode_item *item) {
    size_t count = item->local_size[0] - item->local_id[0];

    while (count--) {
        visit(args, item);
        item->local_id[0]++;
        item->global_id[0]++;
    }
}

/* A kernel that offers rows is called by rows. */
static void rows_cover_groups(void **state) {
    struct ur_hostcode_kernel kernel = visit_kernel;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    atomic_uint errors = 0;
    struct space space = {.global = {24, 10, 1}, .local = {8, 5, 1}, .errors = &errors};
    const void *pointer = &space, *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = &kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 2,
                                .global = {24, 10},
                                .local = {8, 5}};
    struct eng_submit submit = {.stream = stream};

    (void)state;
    kernel.entry = NULL;
    kernel.row = row_visit;
    space.seen = calloc(240, sizeof(*space.seen));
    assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_int_equal(atomic_load(&errors), 0);
    for (size_t k = 0; k < 240; k++)
        assert_int_equal(atomic_load(&space.seen[k].visits), 1);
    free(space.seen);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static atomic_size_t row_calls;

static void count_rows(void *const *args, struct ur_hostcode_item *item) {
    const struct space *space = *(struct space *const *)args[0];

    atomic_fetch_add(&row_calls, 1);
    for (size_t count = item->local_size[0] - item->local_id[0]; count; count--) {
        size_t at = linear(item->global_id, space->offset, space->global);

        for (int d = 0; d < 3; d++)
            if (item->global_id[d] - space->offset[d] >= space->global[d])
                atomic_fetch_add(space->errors, 1);
        if (at < space->global[0] * space->global[1] * space->global[2])
            atomic_fetch_add(&space->seen[at].visits, 1);
        item->local_id[0]++;
        item->global_id[0]++;
    }
}

/* A kernel that cannot tell groups apart runs in long rows, whatever the sizes, each item once. */
static void groups_of_no_account(void **state) {
    static const struct {
        uint32_t dims;
        size_t global[3], offset[3], rows; /* calls at most, with two threads */
    } spaces[] = {
        {1, {1, 1, 1}, {0, 0, 0}, 1},           {1, {10007, 1, 1}, {3, 0, 0}, 17},
        {1, {100003, 1, 1}, {0, 0, 0}, 25},     {2, {97, 89, 1}, {5, 7, 0}, 89},
        {2, {1, 5003, 1}, {0, 0, 0}, 5003},     {2, {5003, 3, 1}, {0, 1, 0}, 18},
        {3, {7, 11, 13}, {100, 200, 300}, 143}, {3, {2, 1, 4999}, {0, 0, 0}, 4999},
    };
    struct ur_hostcode_kernel kernel = visit_kernel;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);

    (void)state;
    kernel.entry = NULL;
    kernel.row = count_rows;
    kernel.any_groups = 1;
    for (size_t s = 0; s < COUNT(spaces); s++) {
        atomic_uint errors = 0;
        struct space space = {.errors = &errors};
        const void *pointer = &space, *args[] = {&pointer};
        const size_t sizes[] = {sizeof(pointer)};
        struct eng_launch launch = {.kernel = &kernel,
                                    .args = args,
                                    .arg_sizes = sizes,
                                    .dims = spaces[s].dims,
                                    .local = {1, 1, 1}};
        struct eng_submit submit = {.stream = stream};
        size_t items = spaces[s].global[0] * spaces[s].global[1] * spaces[s].global[2];

        memcpy(launch.global, spaces[s].global, sizeof(launch.global));
        memcpy(launch.offset, spaces[s].offset, sizeof(launch.offset));
        memcpy(space.global, spaces[s].global, sizeof(space.global));
        memcpy(space.offset, spaces[s].offset, sizeof(space.offset));
        space.seen = calloc(items, sizeof(*space.seen));
        atomic_store(&row_calls, 0);
        assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_int_equal(atomic_load(&errors), 0);
        for (size_t k = 0; k < items; k++)
            assert_int_equal(atomic_load(&space.seen[k].visits), 1);
        assert_in_range(atomic_load(&row_calls), 1, spaces[s].rows);
        free(space.seen);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void must_not_run(void *const *args, struct ur_hostcode_item *item) {
    const struct space *space = *(struct space *const *)args[0];

    (void)item;
    atomic_fetch_add(space->errors, 1);
}

enum { MOST_ROWS = 8192 };
static struct { size_t at[3], count; } rows_run[MOST_ROWS];

static void note_row(void *const *args, struct ur_hostcode_item *item) {
    size_t count = item->local_size[0] - item->local_id[0], call = atomic_fetch_add(&row_calls, 1);

    (void)args;
    call = call < MOST_ROWS ? call : MOST_ROWS - 1;
    for (int d = 0; d < 3; d++)
        rows_run[call].at[d] = item->global_id[d] - item->offset[d];
    rows_run[call].count = count;
    item->local_id[0] += count;
    item->global_id[0] += count;
}

/* Many rows are gone through in tiles, not one whole row after the other, so that what a column
 * reads is still in a cache for the next row. */
static void tiles(void **state) {
    static const struct {
        size_t global[3], local[3], offset[3], width, height;
        bool any_local;
        uint64_t across;
    } spaces[] = {
        {{1024, 64, 1}, {16, 16, 1}, {0, 0, 0}, 128, 16},
        {{1000, 32, 2}, {200, 1, 1}, {7, 5, 3}, 256, 16}, /* not finer than the caller's */
        {{300, 40, 3}, {1, 1, 1}, {0, 0, 0}, 128, 16},    /* smaller at both ends */
        {{1024, 32, 1}, {1024, 1, 1}, {0, 0, 0}, 128, 16, true},
        {{256, 64, 1}, {16, 16, 1}, {0, 0, 0}, 256, 4},  /* short rows */
        {{1024, 15, 2}, {16, 1, 1}, {0, 0, 0}, 1024, 1}, /* few of them */
        /* Columns that lie in few sets of a cache: a tile has fewer. */
        {{72, 512, 1}, {4, 16, 1}, {1, 2, 0}, 16, 64, false, 2},
        {{40, 512, 1}, {40, 1, 1}, {0, 0, 0}, 16, 64, true, 8},
        {{40, 1024, 1}, {8, 8, 1}, {0, 0, 0}, 8, 64, false, 4},
        {{300, 40, 3}, {1, 1, 1}, {0, 0, 0}, 128, 16, false, 4}, /* these do not */
    };
    struct ur_hostcode_kernel kernel = visit_kernel;
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_submit submit = {.stream = stream};

    (void)state;
    kernel.entry = NULL;
    kernel.row = note_row;
    kernel.any_groups = 1;
    for (size_t s = 0; s < COUNT(spaces); s++) {
        const size_t *global = spaces[s].global;
        const void *pointer = NULL, *args[] = {&pointer};
        const size_t sizes[] = {sizeof(pointer)};
        struct eng_launch launch = {.kernel = &kernel,
                                    .args = args,
                                    .arg_sizes = sizes,
                                    .dims = 3,
                                    .any_local = spaces[s].any_local};
        size_t call = 0;

        kernel.across = spaces[s].across;
        memcpy(launch.global, global, sizeof(launch.global));
        memcpy(launch.local, spaces[s].local, sizeof(launch.local));
        memcpy(launch.offset, spaces[s].offset, sizeof(launch.offset));
        atomic_store(&row_calls, 0);
        assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        for (size_t z = 0; z < global[2]; z++)
            for (size_t band = 0; band < global[1]; band += spaces[s].height)
                for (size_t x = 0; x < global[0]; x += spaces[s].width)
                    for (size_t y = band; y < band + spaces[s].height && y < global[1]; y++) {
                        size_t left = global[0] - x, width = spaces[s].width;

                        assert_int_equal(rows_run[call].at[0], x);
                        assert_int_equal(rows_run[call].at[1], y);
                        assert_int_equal(rows_run[call].at[2], z);
                        assert_int_equal(rows_run[call++].count, left < width ? left : width);
                    }
        assert_int_equal(atomic_load(&row_calls), call);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A kernel that has a form for columns is called by that, with the range turned, unless these are
 * short or the groups say otherwise. */
static void columns_are_rows(void **state) {
    static const struct {
        size_t global[3], local[3], offset[3], along;
        bool any_groups, turned;
    } spaces[] = {
        {{24, 32, 1}, {8, 16, 1}, {3, 5, 0}, 1, false, true},
        {{24, 32, 1}, {8, 8, 1}, {3, 5, 0}, 1, false, false}, /* rows of 8 would be shorter */
        {{4, 6, 64}, {2, 3, 32}, {1, 2, 3}, 2, false, true},
        {{24, 32, 1}, {8, 1, 1}, {3, 5, 0}, 1, true, true},
        {{300, 15, 1}, {1, 1, 1}, {0, 0, 0}, 1, true, false},
        {{300, 1, 1}, {4, 1, 1}, {0, 0, 0}, 1, true, false},
        {{5, 7, 40}, {5, 1, 1}, {7, 8, 9}, 2, true, true},
    };
    struct ur_hostcode_kernel kernel = visit_kernel;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_submit submit = {.stream = stream};

    (void)state;
    kernel.entry = NULL;
    for (size_t s = 0; s < COUNT(spaces); s++) {
        size_t items = spaces[s].global[0] * spaces[s].global[1] * spaces[s].global[2];
        size_t along = spaces[s].turned ? spaces[s].along : 0;
        atomic_uint errors = 0;
        struct space space = {.errors = &errors};
        const void *pointer = &space, *args[] = {&pointer};
        const size_t sizes[] = {sizeof(pointer)};
        struct eng_launch launch = {.kernel = &kernel, .args = args, .arg_sizes = sizes, .dims = 3};

        kernel.row = spaces[s].any_groups ? count_rows : row_visit;
        kernel.column = kernel.row;
        *(spaces[s].turned ? &kernel.row : &kernel.column) = must_not_run;
        kernel.along = spaces[s].along;
        kernel.any_groups = spaces[s].any_groups;
        for (size_t d = 0; d < 3; d++) {
            size_t from = d == 0 ? along : d == along ? 0 : d; /* as the item has it */

            launch.global[d] = spaces[s].global[d];
            launch.local[d] = spaces[s].local[d];
            launch.offset[d] = spaces[s].offset[d];
            space.global[d] = spaces[s].global[from];
            space.local[d] = spaces[s].local[from];
            space.offset[d] = spaces[s].offset[from];
        }
        space.seen = calloc(items, sizeof(*space.seen));
        assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_int_equal(atomic_load(&errors), 0);
        for (size_t k = 0; k < items; k++)
            assert_int_equal(atomic_load(&space.seen[k].visits), 1);
        free(space.seen);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Each item leaves how large its group is and which one. */
static void see_sizes(void *const *args, struct ur_hostcode_item *item) {
    size_t(*out)[3] = *(void *const *)args[0];

    atomic_fetch_add(&row_calls, 1);
    for (size_t count = item->local_size[0] - item->local_id[0]; count; count--) {
        size_t *o = out[item->global_id[0] - item->offset[0]];

        o[0] = item->local_size[0];
        o[1] = item->group_id[0];
        o[2] = item->local_id[0] + item->group_count[0] * 1000000;
        item->local_id[0]++;
        item->global_id[0]++;
    }
}

/* A range whose size is prime has no groups but of one where they are all alike; a kernel that may
 * have a smaller one at the end sees there what it has. Not where the caller names a size. */
static void uneven_groups(void **state) {
    enum { MOST = 10007 };
    static const size_t sizes[] = {1, 2, 61, 509, 1021, 2003, MOST};
    static size_t out[MOST][3];
    struct ur_hostcode_kernel kernel = visit_kernel;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_submit submit = {.stream = stream};
    void *pointer = out;
    const void *args[] = {&pointer};
    const size_t arg_sizes[] = {sizeof(pointer)};

    (void)state;
    kernel.entry = NULL;
    kernel.row = see_sizes;
    kernel.uneven_groups = 1;
    for (size_t s = 0; s < 2 * COUNT(sizes); s++) {
        size_t n = sizes[s / 2], group = 0, at = 0;
        bool asked = s % 2 == 1;
        struct eng_launch launch = {.kernel = &kernel,
                                    .args = args,
                                    .arg_sizes = arg_sizes,
                                    .dims = 1,
                                    .offset = {3},
                                    .global = {n},
                                    .local = {1},
                                    .any_local = !asked};

        atomic_store(&row_calls, 0);
        assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        for (size_t i = 0; i < n; i++) {
            if (i && at == out[i - 1][0]) {
                group++;
                at = 0;
            }
            assert_int_equal(out[i][1], group);
            assert_int_equal(out[i][2] % 1000000, at);
            assert_in_range(out[i][0], at + 1, out[0][0]);
            at++;
        }
        assert_int_equal(at, out[n - 1][0]); /* the last one is as large as it says */
        assert_int_equal(out[0][2] / 1000000, group + 1);
        assert_int_equal(atomic_load(&row_calls), group + 1);
        if (asked)
            assert_int_equal(group + 1, n);
        else
            assert_in_range(group + 1, 1, n < 64 ? n : n / 512 + 16);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Sum of a group in local memory, halving the items at each barrier. */
static void reduce(void *const *args, struct ur_hostcode_item *item) {
    const int *in = *(int *const *)args[0];
    int *out = *(int *const *)args[1];
    int *local = *(int *const *)args[2];
    int scale = *(const int *)args[3];
    double *other = *(double *const *)args[4];
    size_t l = item->local_id[0], n = item->local_size[0];

    local[l] = in[item->global_id[0]] * scale;
    other[l] = 1;
    for (size_t half = n / 2; half; half /= 2) {
        item->barrier(item);
        if (l < half) {
            local[l] += local[l + half];
            other[l] += other[l + half];
        }
    }
    if (l == 0)
        out[item->group_id[0]] = other[0] == (double)n ? local[0] : -1;
}

static const struct ur_hostcode_arg reduce_args[] = {
    {"in", UR_HOSTCODE_ARG_POINTER, 4, sizeof(void *)},
    {"out", UR_HOSTCODE_ARG_POINTER, 4, sizeof(void *)},
    {"local", UR_HOSTCODE_ARG_LOCAL, 4, sizeof(void *)},
    {"scale", UR_HOSTCODE_ARG_VALUE, 4, 4},
    {"other", UR_HOSTCODE_ARG_LOCAL, 8, sizeof(void *)}};
static const struct ur_hostcode_kernel reduce_kernel = {
    .name = "reduce", .entry = reduce, .args = reduce_args, .arg_count = 5, .uses_barrier = 1};

static void local_memory_and_barriers(void **state) {
    struct eng_test test = {.poison = true, .quiet = true};

    (void)state;
    for (unsigned threads = 1; threads <= 4; threads += 3) {
        struct fixture f = fixture_open(&test, threads);
        struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
        int *in = malloc(8192 * sizeof(int)), *out = malloc(8192 * sizeof(int));

        for (int i = 0; i < 8192; i++)
            in[i] = i % 17;
        for (size_t local = 1; local <= 256; local *= 4) {
            const int scale = 3;
            const void *args[] = {&in, &out, NULL, &scale, NULL};
            const size_t sizes[] = {8, 8, local * sizeof(int), 4, local * sizeof(double)};
            struct eng_launch launch = {.kernel = &reduce_kernel,
                                        .args = args,
                                        .arg_sizes = sizes,
                                        .dims = 1,
                                        .global = {8192},
                                        .local = {local}};
            struct eng_submit submit = {.stream = stream};

            memset(out, 0, 8192 * sizeof(int));
            assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
            assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
            for (size_t g = 0; g < 8192 / local; g++) {
                int sum = 0;

                for (size_t i = 0; i < local; i++)
                    sum += 3 * in[g * local + i];
                assert_int_equal(out[g], sum);
            }
        }
        free(in);
        free(out);
        eng_stream_destroy(stream);
        fixture_close(f);
    }
}

enum trouble { NULL_WRITE, DIVIDE, DEEP, WILD_READ, TRAP };

struct victim {
    enum trouble trouble;
    size_t at;
    volatile int zero;
};

/* Runs through the stacks of others, where a sanitizer knows of frames that are in use. */
__attribute__((noinline, no_sanitize("address"))) static int dig(volatile char *above, int depth) {
    volatile char frame[4096];

    frame[0] = above[0];
    frame[4095] = (char)depth;
    if (depth == 0)
        return frame[0];
    return dig(frame, depth - 1) + frame[4095];
}

__attribute__((no_sanitize("undefined"), no_sanitize("thread"), no_sanitize("address"))) static void
break_down(void *const *args, struct ur_hostcode_item *item) {
    const struct victim *victim = *(struct victim *const *)args[0];
    volatile char start = 1;
    volatile int sink;

    if (item->global_id[0] != victim->at)
        return;
    switch (victim->trouble) {
    case NULL_WRITE:
        *(volatile int *)(uintptr_t)(victim->zero + 16) = 1;
        break;
    case WILD_READ:
        sink = *(volatile int *)(uintptr_t)((uint64_t)victim->zero + 0x5000000000000000u);
        (void)sink;
        break;
    case DIVIDE:
#ifdef __x86_64__
        __asm__ volatile("idivl %2" : "=a"(sink) : "a"(1), "r"(victim->zero), "d"(0) : "cc");
#else
        raise(SIGFPE);
#endif
        break;
    case TRAP:
        __builtin_trap();
    case DEEP:
        sink = dig(&start, 4000);
        break;
    }
}

static void break_at_barrier(void *const *args, struct ur_hostcode_item *item) {
    item->barrier(item);
    break_down(args, item);
    item->barrier(item);
}

/* The mappings of this process. */
static size_t mappings(void) {
    FILE *file = fopen("/proc/self/maps", "r");
    size_t count = 0;

    assert_non_null(file);
    for (int c; (c = getc(file)) != EOF;)
        count += c == '\n';
    fclose(file);
    return count;
}

static void uneven(void *const *args, struct ur_hostcode_item *item) {
    (void)args;
    if (item->local_id[0] != 1)
        item->barrier(item);
}

static const struct ur_hostcode_kernel break_kernel = {
    .name = "break_down", .entry = break_down, .args = pointer_arg, .arg_count = 1};
static const struct ur_hostcode_kernel break_barrier_kernel = {.name = "break_at_barrier",
                                                               .entry = break_at_barrier,
                                                               .args = pointer_arg,
                                                               .arg_count = 1,
                                                               .uses_barrier = 1};
static const struct ur_hostcode_kernel uneven_kernel = {
    .name = "uneven", .entry = uneven, .args = pointer_arg, .arg_count = 1, .uses_barrier = 1};

/* Stacks for the work-items of the largest groups take few mappings of the process, and a work-item
 * in the middle that outgrows its own is found out. */
static void stacks_take_few_mappings(void **state) {
    enum { THREADS = 4, ITEMS = 1024 };
    struct fixture f = fixture_open(NULL, THREADS);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct victim none = {NULL_WRITE, SIZE_MAX, 0}, deep = {DEEP, ITEMS / 2 + 3, 0};
    size_t before = mappings();

    (void)state;
    assert_int_equal(
        launch_one(stream, &break_barrier_kernel, &none, 8 * THREADS * ITEMS, ITEMS, NULL), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
#ifndef TEST_TSAN /* which has mappings for each fiber */
    assert_in_range(mappings(), before, before + 80 * (THREADS + 1));
#else
    (void)before;
#endif
    for (int i = 0; i < 3; i++) {
        struct eng_command *event = NULL;

        deep.at += (size_t)i * 100;
        assert_int_equal(launch_one(stream, &break_barrier_kernel, &deep, ITEMS, ITEMS, &event),
                         ENG_OK);
        assert_int_equal(eng_command_wait(event), ENG_ERR_FAULT);
        assert_non_null(strstr(eng_command_error(event), "stack overflow"));
        eng_command_release(event);
    }
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_ERR_FAULT);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A kernel that faults is a failed command with its name; what comes after it runs. */
static void faults_are_reported(void **state) {
    static const struct {
        enum trouble trouble;
        const char *text;
    } cases[] = {{NULL_WRITE, "SIGSEGV"},
                 {WILD_READ, "SIG"},
#ifdef __x86_64__
                 {DIVIDE, "SIGFPE"},
#endif
                 {TRAP, "an illegal instruction"},
                 {DEEP, "stack overflow"}};
    struct fixture f = fixture_open(NULL, 3);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct seen *seen = calloc(64, sizeof(*seen));
    atomic_uint errors = 0;
    struct space space = {
        .seen = seen, .global = {64, 1, 1}, .local = {8, 1, 1}, .errors = &errors};

    (void)state;
    for (size_t i = 0; i < 2 * COUNT(cases); i++) {
        const struct ur_hostcode_kernel *kernel = i % 2 ? &break_barrier_kernel : &break_kernel;
        struct victim victim = {cases[i / 2].trouble, 37, 0};
        struct eng_command *event = NULL, *next = NULL;

        assert_int_equal(launch_one(stream, kernel, &victim, 64, 8, &event), ENG_OK);
        assert_int_equal(launch_one(stream, &visit_twice_kernel, &space, 64, 8, &next), ENG_OK);
        assert_int_equal(eng_command_wait(event), ENG_ERR_FAULT);
        if (!strstr(eng_command_error(event), cases[i / 2].text) ||
            strncmp(eng_command_error(event), kernel->name, strlen(kernel->name)) != 0)
            fail_msg("%s", eng_command_error(event));
        assert_int_equal(eng_command_wait(next), ENG_OK);
        for (size_t k = 0; k < 64; k++)
            assert_int_equal(atomic_exchange(&seen[k].visits, 0), 2);
        eng_command_release(event);
        eng_command_release(next);
    }
    assert_int_equal(atomic_load(&errors), 0);
    free(seen);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static atomic_int notes;

static void count_note(const char *text) {
    atomic_fetch_add(&notes, strncmp(text, "uneven: ", 8) == 0);
}

static void divergent_barrier_is_passed(void **state) {
    struct eng_test test = {.note = count_note};
    struct fixture f = fixture_open(&test, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *event = NULL;
    int nothing = 0;

    (void)state;
    assert_int_equal(launch_one(stream, &uneven_kernel, &nothing, 16, 4, &event), ENG_OK);
    assert_int_equal(eng_command_wait(event), ENG_OK);
    assert_true(atomic_load(&notes) > 0);
    eng_command_release(event);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void divergent_barrier_is_reported(void **state) {
    struct eng_test test = {.check = true, .quiet = true};
    struct fixture f = fixture_open(&test, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *event = NULL;
    int nothing = 0;

    (void)state;
    assert_int_equal(launch_one(stream, &uneven_kernel, &nothing, 16, 4, &event), ENG_OK);
    assert_int_equal(eng_command_wait(event), ENG_ERR_BARRIER);
    assert_non_null(strstr(eng_command_error(event), "uneven: 1 of 4 work-items"));
    eng_command_release(event);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static atomic_int foreign_signals;
static sigjmp_buf foreign_jump;

static void foreign_handler(int signal) {
    (void)signal;
    atomic_fetch_add(&foreign_signals, 1);
    siglongjmp(foreign_jump, 1);
}

/* A fault of the program itself goes to the handler that the program had installed. */
static void foreign_faults_go_on(void **state) {
    struct sigaction action = {.sa_handler = foreign_handler}, old, now;
    struct fixture f;

    (void)state;
    assert_int_equal(sigaction(SIGFPE, &action, &old), 0);
    f = fixture_open(NULL, 1);
    if (sigsetjmp(foreign_jump, 1) == 0)
        raise(SIGFPE);
    assert_int_equal(atomic_load(&foreign_signals), 1);
    fixture_close(f);
    assert_int_equal(sigaction(SIGFPE, &old, &now), 0);
    assert_true(now.sa_handler == foreign_handler);
}

/* A program that installs its handler after ours, and calls ours from it, loses neither; also right
 * behind many launches, of which most need no look at handlers. */
static void later_handlers_are_kept(void **state) {
    struct sigaction action = {.sa_handler = foreign_handler}, old;
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct victim none = {NULL_WRITE, SIZE_MAX, 0}, victim = {NULL_WRITE, 0, 0};
    struct eng_command *event = NULL;

    (void)state;
    for (int launches = 0; launches <= 1000; launches += 500) {
        for (int i = 0; i < launches; i++)
            assert_int_equal(launch_one(stream, &break_kernel, &none, 8, 8, NULL), ENG_OK);
        assert_int_equal(sigaction(SIGSEGV, &action, &old), 0);
        assert_int_equal(launch_one(stream, &break_kernel, &victim, 8, 8, &event), ENG_OK);
        assert_int_equal(eng_command_wait(event), ENG_ERR_FAULT);
        atomic_store(&foreign_signals, 0);
        if (sigsetjmp(foreign_jump, 1) == 0)
            raise(SIGSEGV);
        assert_int_equal(atomic_load(&foreign_signals), 1);
        eng_command_release(event);
        assert_int_equal(sigaction(SIGSEGV, &old, NULL), 0);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

static struct sigaction saved_action;

/* Calls whom it replaced, as well-behaved handlers do. */
static void chaining_handler(int signal, siginfo_t *info, void *context) {
    if (saved_action.sa_flags & SA_SIGINFO)
        saved_action.sa_sigaction(signal, info, context);
    _exit(3); /* the engine has put the system's way back and returned */
}

/* Two handlers that each know the other as the one before end in the system's way, not in a circle.
 */
static void handlers_do_not_circle(void **state) {
    int status = 0;
    pid_t child;

    (void)state;
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct sigaction action = {.sa_sigaction = chaining_handler, .sa_flags = SA_SIGINFO};
        struct eng *eng;
        struct eng_test test = {.single = true, .quiet = true};
        struct eng_device *device;
        struct eng_stream *stream;
        int nothing = 0;

        alarm(20);
        eng = eng_create(&test);
        sigaction(SIGBUS, &action, &saved_action);
        sleep_us(2000); /* handlers but SIGSEGV's are looked at once in a millisecond */
        if (!eng || eng_device_create(eng, NULL, &device) ||
            eng_stream_create(device, 0, &stream) ||
            launch_one(stream, &uneven_kernel, &nothing, 2, 1, NULL))
            _exit(4);
        eng_stream_wait(stream, NULL, 0);
        raise(SIGBUS);
        _exit(5);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true((WIFSIGNALED(status) && WTERMSIG(status) == SIGBUS) ||
                (WIFEXITED(status) && WEXITSTATUS(status) == 3));
}

/* Launches that do not fit the kernel or the engine are refused. */
static void bad_launches_are_refused(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, 0);
    const void *pointer = NULL, *args[] = {&pointer}, *no_args[] = {NULL};
    size_t sizes[] = {sizeof(pointer)}, wrong_sizes[] = {4};
    const struct eng_launch good = {.kernel = &visit_kernel,
                                    .args = args,
                                    .arg_sizes = sizes,
                                    .dims = 1,
                                    .global = {8},
                                    .local = {2}};
    struct eng_submit submit = {.stream = stream};
    struct eng_launch bad[9];

    (void)state;
    for (size_t i = 0; i < COUNT(bad); i++)
        bad[i] = good;
    bad[0].dims = 0;
    bad[1].dims = 4;
    bad[2].local[0] = 3;
    bad[3].local[0] = 0;
    bad[4].global[0] = 0;
    bad[5].global[0] = bad[5].local[0] = ENG_MAX_GROUP_SIZE + 1;
    bad[6].offset[0] = SIZE_MAX;
    bad[7].args = no_args;
    bad[8].arg_sizes = wrong_sizes;
    for (size_t i = 0; i < COUNT(bad); i++)
        assert_int_equal(eng_kernel(&submit, &bad[i]), ENG_ERR_INVALID);
    assert_true(eng_stream_idle(stream));
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_item_once),
        cmocka_unit_test(rows_cover_groups),
        cmocka_unit_test(groups_of_no_account),
        cmocka_unit_test(tiles),
        cmocka_unit_test(columns_are_rows),
        cmocka_unit_test(uneven_groups),
        cmocka_unit_test(local_memory_and_barriers),
        cmocka_unit_test(stacks_take_few_mappings),
        cmocka_unit_test(faults_are_reported),
        cmocka_unit_test(divergent_barrier_is_passed),
        cmocka_unit_test(divergent_barrier_is_reported),
        cmocka_unit_test(foreign_faults_go_on),
        cmocka_unit_test(later_handlers_are_kept),
        cmocka_unit_test(handlers_do_not_circle),
        cmocka_unit_test(bad_launches_are_refused),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
