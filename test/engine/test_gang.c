/* Cooperative launches: groups that wait for each other. */
#include "common.h"

#include <sched.h>

enum { GROUPS = 4, ITEMS = 8, LAUNCHES = 20 };

struct meeting {
    atomic_uint arrived, seen;
    unsigned groups;
    size_t broken; /* the group that faults in place of meeting, or none */
};

static void wait_for(atomic_uint *count, unsigned least) {
    while (atomic_load(count) < least)
        sched_yield();
}

static void meet(void *const *args, struct ur_hostcode_item *item) {
    struct meeting *meeting = *(struct meeting *const *)args[0];

    if (item->group_id[0] == meeting->broken)
        __builtin_trap();
    if (meeting->broken != SIZE_MAX)
        return;
    atomic_fetch_add(&meeting->arrived, 1);
    wait_for(&meeting->arrived, meeting->groups);
    atomic_fetch_add(&meeting->seen, 1);
}

/* The first item of each group meets the others while its own group waits. */
static void meet_in_groups(void *const *args, struct ur_hostcode_item *item) {
    struct meeting *meeting = *(struct meeting *const *)args[0];

    item->barrier(item);
    if (item->local_id[0] == 0)
        meet(args, item);
    item->barrier(item);
    if (item->local_id[0] == 1)
        atomic_fetch_add(&meeting->seen, atomic_load(&meeting->arrived));
}

static const struct ur_hostcode_arg pointer_arg[] = {
    {"meeting", UR_HOSTCODE_ARG_POINTER, 8, sizeof(void *)}};
static const struct ur_hostcode_kernel meet_kernel = {
    .name = "meet", .entry = meet, .args = pointer_arg, .arg_count = 1};
static const struct ur_hostcode_kernel groups_kernel = {.name = "meet_in_groups",
                                                        .entry = meet_in_groups,
                                                        .args = pointer_arg,
                                                        .arg_count = 1,
                                                        .uses_barrier = 1};

/* Rounds with a barrier of device scope: each group finds what the one before it has counted. One
 * group, if any, ends or faults in place of the second. */
enum { ROUNDS = 50 };
struct ring {
    unsigned counts[GROUPS], wrong;
    size_t groups, leaves, faults;
};

static void go_round(void *const *args, struct ur_hostcode_item *item) {
    struct ring *ring = *(struct ring *const *)args[0];
    size_t group = item->group_id[0];

    for (unsigned round = 1; round <= ROUNDS; round++) {
        if (round == 2 && group == ring->faults)
            __builtin_trap();
        if (round == 2 && group == ring->leaves)
            return;
        if (item->local_id[0] == 0)
            ring->counts[group] = round;
        for (int k = 0; k < 2; k++) {
            if (item->local_size[0] > 1)
                item->barrier(item);
            if (item->local_id[0] == 0)
                item->device_barrier(item->waiter);
            if (item->local_size[0] > 1)
                item->barrier(item);
            if (k == 0 && item->local_id[0] + 1 == item->local_size[0] &&
                ring->counts[(group + 1) % ring->groups] != round)
                __atomic_fetch_add(&ring->wrong, 1, __ATOMIC_RELAXED);
        }
    }
}

static const struct ur_hostcode_kernel ring_kernel = {.name = "go_round",
                                                      .entry = go_round,
                                                      .args = pointer_arg,
                                                      .arg_count = 1,
                                                      .uses_barrier = 1,
                                                      .device_barriers = 1};

static int launch_ring(struct eng_stream *stream, struct ring *ring, size_t groups, size_t local,
                       bool cooperative, struct eng_command **event) {
    const void *pointer = ring, *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = &ring_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {groups * local},
                                .local = {local},
                                .cooperative = cooperative};
    struct eng_submit submit = {.stream = stream, .event = event};

    ring->groups = groups;
    return eng_kernel(&submit, &launch);
}

static int launch(struct eng_stream *stream, const struct ur_hostcode_kernel *kernel,
                  struct meeting *meeting, size_t groups, size_t local,
                  struct eng_command **event) {
    const void *pointer = meeting, *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {groups * local},
                                .local = {local},
                                .cooperative = true};
    struct eng_submit submit = {.stream = stream, .event = event};

    *meeting = (struct meeting){.groups = (unsigned)groups, .broken = SIZE_MAX};
    return eng_kernel(&submit, &launch);
}

/* On more streams than the device has threads, each number of groups. */
static void all_groups_meet(void **state) {
    static struct meeting plain[GROUPS + 1][LAUNCHES], grouped[GROUPS + 1][LAUNCHES];
    const struct eng_test tests[] = {{0}, {.single = true}, {.poison = true}};

    (void)state;
    for (size_t t = 0; t < COUNT(tests); t++) {
        struct fixture f = fixture_open(&tests[t], GROUPS);
        struct eng_stream *streams[GROUPS + 1];

        for (size_t i = 0; i <= GROUPS; i++)
            streams[i] = stream_open(f, ENG_IN_ORDER);
        for (size_t k = 0; k < LAUNCHES; k++) {
            for (size_t i = 0; i <= GROUPS; i++) {
                size_t groups = 1 + (i + k) % GROUPS;

                assert_int_equal(launch(streams[i], &meet_kernel, &plain[i][k], groups, 1, NULL),
                                 ENG_OK);
                assert_int_equal(
                    launch(streams[i], &groups_kernel, &grouped[i][k], groups, ITEMS, NULL),
                    ENG_OK);
            }
        }
        for (size_t i = 0; i <= GROUPS; i++) {
            assert_int_equal(eng_stream_wait(streams[i], NULL, 0), ENG_OK);
            for (size_t k = 0; k < LAUNCHES; k++) {
                unsigned groups = plain[i][k].groups;

                assert_int_equal(atomic_load(&plain[i][k].seen), groups);
                assert_int_equal(atomic_load(&grouped[i][k].seen), groups + groups * groups);
            }
            eng_stream_destroy(streams[i]);
        }
        fixture_close(f);
    }
}

/* The only worker of the device runs one group, and the others have threads of their own. */
static void nodes_of_graphs_meet(void **state) {
    enum { NODES = 5, RUNS = 3 };
    static struct meeting meetings[NODES];
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    const struct eng_submit submit = {.stream = stream};
    struct eng_graph *graph;

    (void)state;
    assert_int_equal(eng_graph_create(f.device, &graph), ENG_OK);
    for (size_t i = 0; i < NODES; i++)
        assert_int_equal(launch(eng_graph_stream(graph), i % 2 ? &groups_kernel : &meet_kernel,
                                &meetings[i], 2, i % 2 ? ITEMS : 1, NULL),
                         ENG_OK);
    assert_int_equal(eng_graph_close(graph), ENG_OK);
    for (int run = 0; run < RUNS; run++) {
        for (size_t i = 0; i < NODES; i++)
            meetings[i] = (struct meeting){.groups = 2, .broken = SIZE_MAX};
        assert_int_equal(eng_graph_run(&submit, graph), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        for (size_t i = 0; i < NODES; i++)
            assert_int_equal(atomic_load(&meetings[i].seen), i % 2 ? 6 : 2);
    }
    eng_graph_release(graph);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* In the group of the thread that took the launch, and in another. */
static void faults_are_reported(void **state) {
    struct fixture f = fixture_open(NULL, GROUPS);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);

    (void)state;
    for (size_t broken = 0; broken < GROUPS; broken++) {
        struct meeting meeting, next;
        struct eng_command *event = NULL, *gate = NULL;
        struct eng_submit held = {.stream = stream, .wait = &gate, .wait_count = 1};

        assert_int_equal(eng_user_command(f.eng, "gate", &gate), ENG_OK);
        assert_int_equal(eng_marker(&held), ENG_OK);
        assert_int_equal(launch(stream, &meet_kernel, &meeting, GROUPS, 1, &event), ENG_OK);
        meeting.broken = broken;
        assert_int_equal(launch(stream, &meet_kernel, &next, GROUPS, 1, NULL), ENG_OK);
        assert_int_equal(eng_user_complete(gate, ENG_OK, NULL), ENG_OK);
        assert_int_equal(eng_command_wait(event), ENG_ERR_FAULT);
        assert_non_null(strstr(eng_command_error(event), "meet raised"));
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_ERR_FAULT);
        assert_int_equal(atomic_load(&next.seen), GROUPS);
        eng_command_release(event);
        eng_command_release(gate);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void groups_wait_for_each_other(void **state) {
    struct fixture f = fixture_open(NULL, GROUPS);
    struct eng_stream *streams[2] = {stream_open(f, ENG_IN_ORDER), stream_open(f, ENG_IN_ORDER)};
    static struct ring rings[2][2 * GROUPS];

    (void)state;
    for (size_t k = 0; k < 2 * GROUPS; k++) {
        for (size_t i = 0; i < 2; i++) {
            rings[i][k] = (struct ring){.leaves = SIZE_MAX, .faults = SIZE_MAX};
            assert_int_equal(launch_ring(streams[i], &rings[i][k], 1 + k % GROUPS,
                                         k % 2 ? ITEMS : 1, true, NULL),
                             ENG_OK);
        }
    }
    for (size_t i = 0; i < 2; i++) {
        assert_int_equal(eng_stream_wait(streams[i], NULL, 0), ENG_OK);
        for (size_t k = 0; k < 2 * GROUPS; k++) {
            assert_int_equal(rings[i][k].wrong, 0);
            assert_int_equal(rings[i][k].counts[k % GROUPS], ROUNDS);
        }
        eng_stream_destroy(streams[i]);
    }
    fixture_close(f);
}

/* Nobody waits for ever for a group that ends or faults. */
static void groups_that_leave_are_reported(void **state) {
    struct fixture f = fixture_open(NULL, GROUPS);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);

    (void)state;
    for (size_t k = 0; k < 4 * GROUPS; k++) {
        bool faults = k & 1;
        size_t which = k / 4, local = k & 2 ? ITEMS : 1;
        struct ring broken = {.leaves = faults ? SIZE_MAX : which,
                              .faults = faults ? which : SIZE_MAX},
                    whole = {.leaves = SIZE_MAX, .faults = SIZE_MAX};
        struct eng_command *event = NULL;

        assert_int_equal(launch_ring(stream, &broken, GROUPS, local, true, &event), ENG_OK);
        assert_int_equal(launch_ring(stream, &whole, GROUPS, local, true, NULL), ENG_OK);
        assert_int_equal(eng_command_wait(event), faults ? ENG_ERR_FAULT : ENG_ERR_BARRIER);
        assert_non_null(
            strstr(eng_command_error(event), faults ? "go_round raised" : "work-groups ended"));
        assert_int_equal(eng_stream_wait(stream, NULL, 0),
                         faults ? ENG_ERR_FAULT : ENG_ERR_BARRIER);
        assert_int_equal(whole.wrong, 0);
        assert_int_equal(whole.counts[GROUPS - 1], ROUNDS);
        eng_command_release(event);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void only_groups_at_once_wait(void **state) {
    struct fixture f = fixture_open(NULL, GROUPS);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct ring ring = {.leaves = SIZE_MAX, .faults = SIZE_MAX};

    (void)state;
    assert_int_equal(launch_ring(stream, &ring, 2, ITEMS, false, NULL), ENG_ERR_INVALID);
    assert_true(eng_stream_idle(stream));
    assert_int_equal(launch_ring(stream, &ring, 1, ITEMS, false, NULL), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_int_equal(ring.wrong, 0);
    assert_int_equal(ring.counts[0], ROUNDS);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void more_groups_than_threads_are_refused(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct meeting meeting;

    (void)state;
    assert_int_equal(launch(stream, &meet_kernel, &meeting, 3, 1, NULL), ENG_ERR_INVALID);
    assert_true(eng_stream_idle(stream));
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(all_groups_meet),
        cmocka_unit_test(nodes_of_graphs_meet),
        cmocka_unit_test(faults_are_reported),
        cmocka_unit_test(groups_wait_for_each_other),
        cmocka_unit_test(groups_that_leave_are_reported),
        cmocka_unit_test(only_groups_at_once_wait),
        cmocka_unit_test(more_groups_than_threads_are_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
