/* Graphs: random ones against the same commands one after another, changes between runs, failures,
 * and what is refused. */
#include "common.h"

#include <sys/wait.h>

enum { BUFFERS = 8, LENGTH = 640, NODES = 120, MOST_AFTER = 2 * BUFFERS };
#ifdef TEST_TSAN
enum { GRAPHS = 12, MANY = 2000 };
#else
enum { GRAPHS = 40, MANY = 20000 };
#endif

static uint32_t draw(uint64_t *state, uint32_t below) {
    *state = *state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(*state >> 33) % below;
}

/* out[i] = out[i] * 3 + in[i] + value; with a barrier, the neighbour's in the group. */
static void mix(void *const *args, struct ur_hostcode_item *item) {
    uint32_t *out = *(uint32_t *const *)args[0];
    const uint32_t *in = *(const uint32_t *const *)args[1];
    uint32_t value = *(const uint32_t *)args[2];
    uint32_t *local = *(uint32_t *const *)args[3];
    size_t l = item->local_id[0], n = item->local_size[0], g = item->global_id[0];

    local[l] = in[g];
    item->barrier(item);
    out[g] = out[g] * 3 + local[(l + 1) % n] + value;
}

static void add(void *const *args, struct ur_hostcode_item *item) {
    uint32_t *out = *(uint32_t *const *)args[0];
    const uint32_t *in = *(const uint32_t *const *)args[1];

    out[item->global_id[0]] =
        out[item->global_id[0]] * 3 + in[item->global_id[0]] + *(const uint32_t *)args[2];
}

__attribute__((no_sanitize("undefined"), no_sanitize("thread"), no_sanitize("address"))) static void
fault(void *const *args, struct ur_hostcode_item *item) {
    volatile uint32_t *nowhere = *(uint32_t *const *)args[0];

    (void)item;
    *nowhere = 1;
}

static const struct ur_hostcode_arg mix_args[] = {{"out", UR_HOSTCODE_ARG_POINTER, 4, 8},
                                                  {"in", UR_HOSTCODE_ARG_POINTER, 4, 8},
                                                  {"value", UR_HOSTCODE_ARG_VALUE, 4, 4},
                                                  {"local", UR_HOSTCODE_ARG_LOCAL, 4, 8}};
static const struct ur_hostcode_kernel mix_kernel = {
    .name = "mix", .entry = mix, .args = mix_args, .arg_count = 4, .uses_barrier = 1};
static const struct ur_hostcode_kernel add_kernel = {
    .name = "add", .entry = add, .args = mix_args, .arg_count = 3};
static const struct ur_hostcode_kernel fault_kernel = {
    .name = "fault", .entry = fault, .args = mix_args, .arg_count = 1};

struct step {
    int kind, dst, src;
    uint32_t value;
    uint32_t after_count, after[MOST_AFTER];
};

static void run_model(uint32_t (*buffers)[LENGTH], const struct step *step) {
    uint32_t *dst = buffers[step->dst], *src = buffers[step->src];

    for (int i = 0; i < LENGTH && step->kind < 4; i++) {
        switch (step->kind) {
        case 0:
            dst[i] = step->value;
            break;
        case 1:
            dst[i] = src[i];
            break;
        case 2:
            dst[i] = dst[i] * 3 + src[i] + step->value;
            break;
        default:
            dst[i] = dst[i] * 3 + src[i / 16 * 16 + (i % 16 + 1) % 16] + step->value;
        }
    }
}

static int put(struct eng_stream *stream, uint32_t (*buffers)[LENGTH], const struct step *step) {
    uint32_t *dst = buffers[step->dst], *src = buffers[step->src];
    const void *args[] = {&dst, &src, &step->value, NULL};
    const size_t sizes[] = {8, 8, 4, 16 * 4};
    struct eng_submit submit = {.stream = stream};
    struct eng_launch launch = {.kernel = step->kind == 2 ? &add_kernel : &mix_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {LENGTH},
                                .local = {16}};

    switch (step->kind) {
    case 0:
        return eng_fill(&submit, dst, &step->value, sizeof(step->value), sizeof(buffers[0]));
    case 1:
        return eng_copy(&submit, dst, src, sizeof(buffers[0]));
    case 4:
        return eng_marker(&submit);
    default:
        return eng_kernel(&submit, &launch);
    }
}

/* A step, after all that touched what it writes and that wrote what it reads. `readers`: since the
 * last write, at most MOST_AFTER / 2: then the step writes there. */
struct order {
    int writer[BUFFERS];
    int readers[BUFFERS][BUFFERS], reader_count[BUFFERS];
};

static void after(struct step *step, int node) {
    for (uint32_t i = 0; i < step->after_count; i++)
        if (node < 0 || step->after[i] == (uint32_t)node)
            return;
    if (node >= 0)
        step->after[step->after_count++] = (uint32_t)node;
}

static void make_step(struct step *step, int number, struct order *order, uint64_t *random) {
    *step = (struct step){.kind = (int)draw(random, 5),
                          .dst = (int)draw(random, BUFFERS),
                          .value = draw(random, 1000)};
    step->src = (step->dst + 1 + (int)draw(random, BUFFERS - 1)) % BUFFERS;
    for (int b = 0; b < BUFFERS; b++)
        if (order->reader_count[b] == BUFFERS) {
            step->dst = b;
            step->src = (b + 1) % BUFFERS;
            step->kind = 0;
        }
    after(step, order->writer[step->dst]);
    if (step->kind != 0)
        after(step, order->writer[step->src]);
    for (int i = 0; i < order->reader_count[step->dst]; i++)
        after(step, order->readers[step->dst][i]);
    order->writer[step->dst] = number;
    order->reader_count[step->dst] = 0;
    if (step->kind != 0)
        order->readers[step->src][order->reader_count[step->src]++] = number;
}

static struct eng_graph *make_graph(struct fixture f, struct step *steps, int count,
                                    uint32_t (*buffers)[LENGTH], uint64_t *random) {
    struct eng_graph *graph = NULL;
    struct order order = {.reader_count = {0}};

    for (int b = 0; b < BUFFERS; b++)
        order.writer[b] = -1;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    for (int i = 0; i < count; i++) {
        make_step(&steps[i], i, &order, random);
        assert_int_equal(put(eng_graph_stream(graph), buffers, &steps[i]), ENG_OK);
        assert_int_equal(eng_graph_after(graph, steps[i].after_count, steps[i].after), ENG_OK);
    }
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    return graph;
}

/* A kernel for a kernel of the same buffers: with other values, barrier or none. */
static void change(struct eng_graph *graph, struct step *steps, int count,
                   uint32_t (*buffers)[LENGTH], bool keep, uint64_t *random) {
    for (int i = 0; i < 5; i++) {
        uint32_t node = draw(random, (uint32_t)count);
        struct step step = steps[node];

        if (step.kind != 2 && step.kind != 3)
            continue;
        step.kind = 2 + (int)draw(random, 2);
        step.value = draw(random, 1000);
        assert_int_equal(eng_graph_change(graph, node), ENG_OK);
        assert_int_equal(put(eng_graph_stream(graph), buffers, &step), ENG_OK);
        if (keep)
            steps[node] = step;
    }
    eng_graph_commit(graph, keep);
}

static void random_graph(const struct eng_test *test, unsigned threads, uint64_t seed, int runs) {
    struct fixture f = fixture_open(test, threads);
    struct eng_stream *streams[] = {stream_open(f, ENG_IN_ORDER), stream_open(f, 0)};
    uint32_t(*model)[LENGTH] = calloc(BUFFERS, sizeof(*model));
    uint32_t(*real)[LENGTH] = calloc(BUFFERS, sizeof(*real));
    struct step steps[NODES];
    uint64_t random = seed * 7919 + 1;
    int count = 1 + (int)draw(&random, NODES);
    struct eng_graph *graph = make_graph(f, steps, count, real, &random);

    for (int run = 0; run < runs; run++) {
        const struct eng_submit submit = {.stream = streams[draw(&random, 2)]};

        assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
        for (int i = 0; i < count; i++)
            run_model(model, &steps[i]);
        if (draw(&random, 3) == 0)
            change(graph, steps, count, real, draw(&random, 4) != 0, &random);
        if (draw(&random, 8) == 0)
            eng_device_wait(f.device);
    }
    eng_graph_release(graph); /* while runs are under way */
    for (int s = 0; s < 2; s++) {
        assert_int_equal(eng_stream_wait(streams[s], NULL, 0), ENG_OK);
        eng_stream_destroy(streams[s]);
    }
    assert_memory_equal(model, real, BUFFERS * sizeof(*model));
    free(model);
    free(real);
    fixture_close(f);
}

static void random_graphs(void **state) {
    const struct eng_test none = {.quiet = true};

    (void)state;
    for (uint64_t seed = 1; seed <= GRAPHS; seed++)
        random_graph(seed % 4 ? NULL : &none, (unsigned)(1 + seed % 4), seed, 12);
}

static void random_graphs_by_seed(void **state) {
    (void)state;
    for (uint64_t seed = 1; seed <= 6; seed++) {
        const struct eng_test single = {.seed = seed, .single = true, .quiet = true};
        const struct eng_test slow = {
            .seed = seed, .reorder = true, .max_delay_us = 50, .quiet = true};

        random_graph(&single, 2, seed, 5);
        random_graph(&slow, 3, seed, 5);
    }
}

/* ---- nodes that many threads share, and many nodes ------------------------------------------- */

static void count_item(void *const *args, struct ur_hostcode_item *item) {
    atomic_uint *counts = *(atomic_uint *const *)args[0];

    atomic_fetch_add_explicit(&counts[item->global_id[0]], 1, memory_order_relaxed);
}

static const struct ur_hostcode_kernel count_kernel = {
    .name = "count", .entry = count_item, .args = mix_args, .arg_count = 1};

static void put_count(struct eng_graph *graph, atomic_uint *counts, size_t groups) {
    const void *args[] = {&counts};
    const size_t sizes[] = {8};
    const struct eng_submit submit = {.stream = eng_graph_stream(graph)};
    const struct eng_launch launch = {.kernel = &count_kernel,
                                      .args = args,
                                      .arg_sizes = sizes,
                                      .dims = 1,
                                      .global = {groups},
                                      .local = {1}};

    assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
}

/* Each item of each node runs once a run, however many threads there are. */
static void shared_nodes(void **state) {
    enum { GROUPS = 3000, WIDE = 20, RUNS = 10 };
    static atomic_uint counts[GROUPS];
    struct fixture f = fixture_open(NULL, 4);
    struct eng_stream *stream = stream_open(f, 0);
    const struct eng_submit submit = {.stream = stream};
    struct eng_graph *graph = NULL;

    (void)state;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    for (uint32_t i = 0; i < WIDE; i++) {
        const uint32_t before[] = {i / 2};

        put_count(graph, counts, i % 3 ? GROUPS : 1);
        assert_int_equal(eng_graph_after(graph, i ? 1 : 0, before), ENG_OK);
    }
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    memset(counts, 0, sizeof(counts));
    for (int i = 0; i < RUNS; i++)
        assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_int_equal(counts[0], RUNS * WIDE);
    for (int i = 1; i < GROUPS; i++)
        assert_int_equal(counts[i], RUNS * (WIDE - (WIDE + 2) / 3));
    eng_graph_release(graph);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void many_nodes(void **state) {
    static atomic_uint counts[1];
    struct fixture f = fixture_open(NULL, 4);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    const struct eng_submit submit = {.stream = stream};

    (void)state;
    for (int chain = 0; chain < 2; chain++) {
        struct eng_graph *graph = NULL;

        assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
        for (uint32_t i = 0; i < MANY; i++) {
            const uint32_t before[] = {i - 1};

            put_count(graph, counts, 1);
            assert_int_equal(eng_graph_after(graph, chain && i ? 1 : 0, before), ENG_OK);
        }
        assert_int_equal(eng_graph_close(graph), ENG_OK);
        counts[0] = 0;
        assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
        assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_int_equal(counts[0], 2 * MANY);
        eng_graph_release(graph);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* ---- failures -------------------------------------------------------------------------------- */

static void put_fault(struct eng_graph *graph, void *at) {
    const void *args[] = {&at};
    const size_t sizes[] = {8};
    const struct eng_submit submit = {.stream = eng_graph_stream(graph), .name = "bad"};
    const struct eng_launch launch = {.kernel = &fault_kernel,
                                      .args = args,
                                      .arg_sizes = sizes,
                                      .dims = 1,
                                      .global = {1},
                                      .local = {1}};

    assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
}

/* The run fails with the node's words, nothing after the node runs, and the next run, whose node is
 * another, does all. */
static void failing_node(void **state) {
    static atomic_uint counts[1];
    uint32_t word = 0;
    const uint32_t before[] = {0, 1};
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *run = NULL, *next = NULL;
    struct eng_submit submit = {.stream = stream, .event = &run};
    struct eng_graph *graph = NULL;

    (void)state;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    put_count(graph, counts, 1);
    put_fault(graph, NULL);
    assert_int_equal(eng_graph_after(graph, 1, before), ENG_OK);
    put_count(graph, counts, 1);
    assert_int_equal(eng_graph_after(graph, 2, before), ENG_OK);
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    counts[0] = 0;
    assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    assert_int_equal(eng_graph_change(graph, 1), ENG_OK);
    put_fault(graph, &word);
    eng_graph_commit(graph, true);
    submit.event = &next;
    assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    assert_int_equal(eng_command_wait(next), ENG_OK);
    assert_int_equal(eng_command_wait(run), ENG_ERR_FAULT);
    assert_non_null(strstr(eng_command_error(run), "bad raised"));
    assert_int_equal(counts[0], 3);
    assert_int_equal(word, 1);
    eng_command_release(run);
    eng_command_release(next);
    eng_graph_release(graph);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A run that does not start, for what it waits for failed, keeps the changes for the next. */
static void run_that_does_not_start(void **state) {
    uint32_t old = 0, word = 0;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user = NULL, *run = NULL;
    struct eng_submit submit = {.stream = stream, .wait = &user, .wait_count = 1, .event = &run};
    struct eng_graph *graph = NULL;

    (void)state;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    put_fault(graph, &old);
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    assert_int_equal(eng_graph_change(graph, 0), ENG_OK);
    put_fault(graph, &word);
    eng_graph_commit(graph, true);
    submit = (struct eng_submit){.stream = stream};
    assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    assert_int_equal(eng_user_complete(user, ENG_ERR_INVALID, NULL), ENG_OK);
    assert_int_equal(eng_command_wait(run), ENG_ERR_WAIT);
    eng_stream_wait(stream, NULL, 0);
    assert_int_equal(old, 0);
    assert_int_equal(word, 1);
    eng_command_release(user);
    eng_command_release(run);
    eng_graph_release(graph);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void ended(void *data) {
    atomic_fetch_add(((atomic_uint *)data), 1);
}

/* What a node holds is let go of once, when the node is replaced or the graph is gone. */
static void what_nodes_hold(void **state) {
    atomic_uint first = 0, second = 0, forgotten = 0;
    uint32_t word = 0, value = 7;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    const struct eng_submit run = {.stream = stream};
    struct eng_graph *graph = NULL;
    struct eng_submit submit = {.ended = ended, .ended_data = &first};

    (void)state;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    submit.stream = eng_graph_stream(graph);
    assert_int_equal(eng_fill(&submit, &word, &value, 4, 4), ENG_OK);
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    assert_int_equal(eng_graph_run(&run, graph), ENG_OK);
    submit.ended_data = &forgotten;
    assert_int_equal(eng_graph_change(graph, 0), ENG_OK);
    assert_int_equal(eng_fill(&submit, &word, &value, 4, 4), ENG_OK);
    eng_graph_commit(graph, false);
    assert_int_equal(forgotten, 1);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_int_equal(first, 0);
    submit.ended_data = &second;
    assert_int_equal(eng_graph_change(graph, 0), ENG_OK);
    assert_int_equal(eng_fill(&submit, &word, &value, 4, 4), ENG_OK);
    eng_graph_commit(graph, true);
    assert_int_equal(first, 1); /* no run is under way */
    assert_int_equal(eng_graph_run(&run, graph), ENG_OK);
    eng_graph_release(graph);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_true(eng_settle(f.eng, 10000000000u));
    assert_int_equal(second, 1);
    assert_int_equal(word, 7);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static int task(void *data) {
    (void)data;
    return 0;
}

static void refused(void **state) {
    const struct eng_test check = {.check = true, .quiet = true};
    const uint32_t self[] = {0};
    struct fixture f = fixture_open(NULL, 1), checked = fixture_open(&check, 1);
    struct eng_device *other = NULL;
    struct eng_stream *stream = stream_open(f, 0), *others = NULL;
    struct eng_command *event = NULL, *user = NULL;
    struct eng_submit submit = {.stream = stream}, node = {.stream = NULL};
    struct eng_graph *graph = NULL;

    (void)state;
    assert_int_equal(eng_graph_create(checked.device, &graph), ENG_ERR_INVALID);
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    node.stream = eng_graph_stream(graph);
    assert_int_equal(eng_graph_after(graph, 0, NULL), ENG_ERR_INVALID);
    node.event = &event;
    assert_int_equal(eng_marker(&node), ENG_ERR_INVALID);
    node.event = NULL;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    node.wait = &user;
    node.wait_count = 1;
    assert_int_equal(eng_marker(&node), ENG_ERR_INVALID);
    node.wait_count = 0;
    assert_int_equal(eng_task(&node, task, NULL), ENG_ERR_INVALID);
    assert_int_equal(eng_marker(&node), ENG_OK);
    assert_int_equal(eng_graph_after(graph, 1, self), ENG_ERR_INVALID);
    assert_int_equal(eng_graph_change(graph, 0), ENG_ERR_INVALID);
    assert_int_equal(eng_graph_run(&submit, graph), ENG_ERR_INVALID);
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    assert_int_equal(eng_graph_close(graph), ENG_ERR_INVALID);
    assert_int_equal(eng_marker(&node), ENG_ERR_INVALID);
    assert_int_equal(eng_graph_change(graph, 1), ENG_ERR_INVALID);
    assert_int_equal(eng_device_create(f.eng, NULL, &other), ENG_OK);
    assert_int_equal(eng_stream_create(other, 0, &others), ENG_OK);
    submit.stream = others;
    assert_int_equal(eng_graph_run(&submit, graph), ENG_ERR_INVALID);
    eng_graph_release(graph);
    eng_command_release(user);
    eng_stream_destroy(stream);
    eng_stream_destroy(others);
    fixture_close(f);
    fixture_close(checked);
}

/* ---- fork ------------------------------------------------------------------------------------ */

static void wait_at_gate(void *const *args, struct ur_hostcode_item *item) {
    struct gate *const *gates = *(struct gate *const *const *)args[0];

    (void)item;
    if (!gates[0])
        return;
    gate_add(gates[0]);
    gate_wait(gates[1], 1);
}

static const struct ur_hostcode_kernel gate_kernel = {
    .name = "gate", .entry = wait_at_gate, .args = mix_args, .arg_count = 1};

/* In the child of a fork a run that was under way is lost, and the graph can be run again. */
static void fork_while_running(void **state) {
    static atomic_uint counts[1];
    static struct gate here = GATE_INIT, open = GATE_INIT;
    static struct gate *gates[] = {&here, &open};
    struct gate **first = gates;
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_graph *graph = NULL;
    struct eng_command *run = NULL;
    struct eng_submit submit = {.stream = stream, .event = &run};
    const void *args[] = {&first};
    const size_t sizes[] = {8};
    struct eng_launch launch = {.kernel = &gate_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {1},
                                .local = {1}};
    struct eng_submit node = {0};
    int status;

    (void)state;
#ifdef TEST_TSAN
    skip(); /* it allows no new threads in the child */
#endif
    if (getenv("UR_TEST_EMULATED")) {
        skip(); /* nor does qemu-aarch64 */
    }
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    node.stream = eng_graph_stream(graph);
    for (uint32_t i = 0; i < 6; i++) {
        const uint32_t before[] = {0, 1, 2, 3, 4};

        if (i == 3)
            assert_int_equal(eng_kernel(&node, &launch), ENG_OK);
        else
            put_count(graph, counts, 1);
        assert_int_equal(eng_graph_after(graph, i ? i : 0, before), ENG_OK);
    }
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    counts[0] = 0;
    assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
    gate_wait(&here, 1);
    pid_t child = fork();
    if (child == 0) {
        gates[0] = NULL;
        counts[0] = 0;
        alarm(60);
        submit.event = NULL;
        if (eng_command_wait(run) != ENG_ERR_LOST || eng_stream_create(f.device, 0, &stream) ||
            (submit.stream = stream, eng_graph_run(&submit, graph)) ||
            eng_graph_run(&submit, graph) || eng_stream_wait(stream, NULL, 0) || counts[0] != 10)
            _exit(1);
        _exit(0);
    }
    gate_add(&open);
    assert_int_equal(eng_command_wait(run), ENG_OK);
    assert_int_equal(counts[0], 5);
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_int_equal(status, 0);
    eng_command_release(run);
    eng_graph_release(graph);
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_graphs),      cmocka_unit_test(random_graphs_by_seed),
        cmocka_unit_test(shared_nodes),       cmocka_unit_test(many_nodes),
        cmocka_unit_test(failing_node),       cmocka_unit_test(run_that_does_not_start),
        cmocka_unit_test(what_nodes_hold),    cmocka_unit_test(refused),
        cmocka_unit_test(fork_while_running),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
