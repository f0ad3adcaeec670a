/* Random graphs of copies, fills and kernels over several streams and threads, compared with
 * running the same commands one after another. */
#include "common.h"

enum { BUFFERS = 12, LENGTH = 640, COMMANDS = 400, STREAMS = 5, HOSTS = 3 };

static uint32_t draw(uint64_t *state, uint32_t below) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

/* out[i] = out[i] * 3 + in[i] + in[neighbour in the group, after a barrier] */
static void mix(void *const *args, struct ur_hostcode_item *item) {
    uint32_t *out = *(uint32_t *const *)args[0];
    const uint32_t *in = *(const uint32_t *const *)args[1];
    uint32_t *local = *(uint32_t *const *)args[2];
    size_t l = item->local_id[0], n = item->local_size[0], g = item->global_id[0];

    local[l] = in[g];
    item->barrier(item);
    out[g] = out[g] * 3 + in[g] + local[(l + 1) % n];
}

static const struct ur_hostcode_arg mix_args[] = {{"out", UR_HOSTCODE_ARG_POINTER, 4, 8},
                                                  {"in", UR_HOSTCODE_ARG_POINTER, 4, 8},
                                                  {"local", UR_HOSTCODE_ARG_LOCAL, 4, 8}};
static const struct ur_hostcode_kernel mix_kernel = {
    .name = "mix", .entry = mix, .args = mix_args, .arg_count = 3, .uses_barrier = 1};

struct step {
    int kind, dst, src, stream;
    uint32_t value;
};

static void run_model(uint32_t (*buffers)[LENGTH], const struct step *step) {
    uint32_t *dst = buffers[step->dst], *src = buffers[step->src];

    if (step->kind == 0) {
        for (int i = 0; i < LENGTH; i++)
            dst[i] = step->value;
    } else if (step->kind == 1) {
        memcpy(dst, src, sizeof(buffers[0]));
    } else {
        for (int i = 0; i < LENGTH; i++)
            dst[i] = dst[i] * 3 + src[i] + src[i / 16 * 16 + (i % 16 + 1) % 16];
    }
}

static int enqueue(struct eng_submit *submit, uint32_t (*buffers)[LENGTH],
                   const struct step *step) {
    uint32_t *dst = buffers[step->dst], *src = buffers[step->src];
    const void *args[] = {&dst, &src, NULL};
    const size_t sizes[] = {8, 8, 16 * 4};
    struct eng_launch launch = {.kernel = &mix_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {LENGTH},
                                .local = {16}};

    if (step->kind == 0)
        return eng_fill(submit, dst, &step->value, sizeof(step->value), sizeof(buffers[0]));
    if (step->kind == 1)
        return eng_copy(submit, dst, src, sizeof(buffers[0]));
    return eng_kernel(submit, &launch);
}

struct host {
    struct fixture f;
    struct eng_stream *streams[STREAMS];
    uint64_t seed;
    bool failed;
};

/* One host thread: a graph of its own on streams that it shares with the others. */
static void *run_host(void *data) {
    struct host *host = data;
    uint64_t random = host->seed * 7919 + 1;
    uint32_t(*model)[LENGTH] = calloc(BUFFERS, sizeof(*model));
    uint32_t(*real)[LENGTH] = calloc(BUFFERS, sizeof(*real));
    struct eng_command *written[BUFFERS] = {NULL}, *used[BUFFERS][STREAMS] = {{NULL}};
    struct eng_command *all[COMMANDS] = {NULL};

    for (int i = 0; i < COMMANDS && !host->failed; i++) {
        struct eng_command *wait[2 + 2 * STREAMS];
        struct step step = {(int)draw(&random, 3), (int)draw(&random, BUFFERS), 0,
                            (int)draw(&random, STREAMS), draw(&random, 1000)};
        struct eng_submit submit = {
            .stream = host->streams[step.stream], .wait = wait, .event = &all[i]};

        step.src = (step.dst + 1 + (int)draw(&random, BUFFERS - 1)) % BUFFERS;
        if (written[step.dst])
            wait[submit.wait_count++] = written[step.dst];
        if (step.kind && written[step.src])
            wait[submit.wait_count++] = written[step.src];
        for (int s = 0; s < STREAMS; s++)
            if (used[step.dst][s])
                wait[submit.wait_count++] = used[step.dst][s];
        run_model(model, &step);
        if (enqueue(&submit, real, &step) != ENG_OK) {
            host->failed = true;
            break;
        }
        /* On out-of-order streams the newest reader does not stand for the older ones: chain them.
         */
        if (step.kind) {
            struct eng_command *both[2] = {all[i], used[step.src][step.stream]}, *join = NULL;
            struct eng_submit marker = {.stream = host->streams[0],
                                        .wait = both,
                                        .wait_count = both[1] ? 2 : 1,
                                        .event = &join};

            if (eng_marker(&marker) != ENG_OK)
                host->failed = true;
            else {
                if (both[1])
                    eng_command_release(both[1]);
                used[step.src][step.stream] = join;
            }
        }
        for (int s = 0; s < STREAMS; s++) {
            if (used[step.dst][s])
                eng_command_release(used[step.dst][s]);
            used[step.dst][s] = NULL;
        }
        written[step.dst] = all[i];
        if (draw(&random, 64) == 0 &&
            eng_command_wait(all[draw(&random, (uint32_t)i + 1)]) != ENG_OK)
            host->failed = true;
    }
    for (int s = 0; s < STREAMS; s++)
        if (eng_stream_wait(host->streams[s], NULL, 0) != ENG_OK)
            host->failed = true;
    if (memcmp(model, real, BUFFERS * sizeof(*model)) != 0)
        host->failed = true;
    for (int i = 0; i < COMMANDS; i++)
        if (all[i])
            eng_command_release(all[i]);
    for (int b = 0; b < BUFFERS; b++)
        for (int s = 0; s < STREAMS; s++)
            if (used[b][s])
                eng_command_release(used[b][s]);
    free(model);
    free(real);
    return NULL;
}

static void graphs(const struct eng_test *base, unsigned threads, int rounds, int hosts) {
    for (int round = 0; round < rounds; round++) {
        struct eng_test test = *base;
        struct host host[HOSTS];
        pthread_t thread[HOSTS];
        struct fixture f;
        struct eng_stream *streams[STREAMS];

        test.seed = (uint64_t)round + 1;
        test.quiet = true;
        f = fixture_open(&test, threads);
        for (int s = 0; s < STREAMS; s++)
            streams[s] = stream_open(f, s % 2 ? ENG_IN_ORDER : 0);
        for (int h = 0; h < hosts; h++) {
            host[h] = (struct host){.f = f, .seed = (uint64_t)round * HOSTS + (uint64_t)h};
            memcpy(host[h].streams, streams, sizeof(streams));
            if (hosts > 1)
                assert_int_equal(pthread_create(&thread[h], NULL, run_host, &host[h]), 0);
            else
                run_host(&host[h]);
        }
        for (int h = 0; h < hosts; h++) {
            if (hosts > 1)
                pthread_join(thread[h], NULL);
            if (host[h].failed)
                fail_msg("graph differs from the model: round %d, host %d, %u threads", round, h,
                         threads);
        }
        assert_int_equal(eng_check_count(f.eng), 0);
        for (int s = 0; s < STREAMS; s++)
            eng_stream_destroy(streams[s]);
        fixture_close(f);
    }
}

static void with_threads(void **state) {
    const struct eng_test test = {0};

    (void)state;
    graphs(&test, 1, 2, HOSTS);
    graphs(&test, 4, 4, HOSTS);
}

static void reordered(void **state) {
    const struct eng_test test = {.reorder = true, .max_delay_us = 30, .check = true};

    (void)state;
    graphs(&test, 3, 3, HOSTS);
}

static void single(void **state) {
    const struct eng_test test = {.single = true, .check = true};

    (void)state;
    graphs(&test, 1, 8, 1);
    graphs(&test, 1, 2, HOSTS);
}

struct order {
    int *at;
    int number, *next;
};

static int note(void *data) {
    struct order *order = data;

    order->at[(*order->next)++] = order->number;
    return 0;
}

/* In single mode the same seed gives the same order, and other seeds give others. */
static void seeds_repeat(void **state) {
    int orders[6][40];
    bool differs = false;

    (void)state;
    for (int run = 0; run < 6; run++) {
        struct eng_test test = {.single = true, .seed = (uint64_t)run / 2 + 5, .quiet = true};
        struct fixture f = fixture_open(&test, 1);
        struct eng_stream *stream = stream_open(f, 0);
        struct order entries[40];
        int next = 0;

        for (int i = 0; i < 40; i++) {
            struct eng_submit submit = {.stream = stream};

            entries[i] = (struct order){orders[run], i, &next};
            assert_int_equal(eng_task(&submit, note, &entries[i]), ENG_OK);
        }
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_int_equal(next, 40);
        eng_stream_destroy(stream);
        fixture_close(f);
    }
    for (int run = 0; run < 6; run += 2) {
        assert_memory_equal(orders[run], orders[run + 1], sizeof(orders[0]));
        differs |= memcmp(orders[run], orders[(run + 2) % 6], sizeof(orders[0])) != 0;
    }
    assert_true(differs);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(with_threads),
        cmocka_unit_test(reordered),
        cmocka_unit_test(single),
        cmocka_unit_test(seeds_repeat),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
