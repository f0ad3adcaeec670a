/* Launches that are expected to be short run on one thread and wake nobody: whatever comes instead
 * of that must not keep anything from going on. */
#include "common.h"

#include <sched.h>

enum { TAUGHT = 200, REPEATS = 20, GROUPS = 8, PATIENCE_S = 30 };

struct meeting {
    atomic_uint here, wanted; /* groups wait until so many have come */
    atomic_uint alone;        /* of those that gave up */
};

static void come(void *const *args, struct ur_hostcode_item *item) {
    struct meeting *meeting = *(struct meeting *const *)args[0];
    struct timespec start, now;

    (void)item;
    if (atomic_load(&meeting->wanted) == 0)
        return;
    atomic_fetch_add(&meeting->here, 1);
    clock_gettime(CLOCK_MONOTONIC, &start);
    while (atomic_load(&meeting->here) < atomic_load(&meeting->wanted)) {
        clock_gettime(CLOCK_MONOTONIC, &now);
        if (now.tv_sec - start.tv_sec > PATIENCE_S) {
            atomic_fetch_add(&meeting->alone, 1);
            return;
        }
        sched_yield();
    }
}

static const struct ur_hostcode_arg pointer_arg[] = {
    {"meeting", UR_HOSTCODE_ARG_POINTER, 8, sizeof(void *)}};
static const struct ur_hostcode_kernel come_kernel = {
    .name = "come", .entry = come, .args = pointer_arg, .arg_count = 1};

static void launch(struct eng_stream *stream, struct meeting *meeting, struct eng_command **event) {
    const void *pointer = meeting, *args[] = {&pointer};
    const size_t sizes[] = {sizeof(pointer)};
    struct eng_launch launch = {.kernel = &come_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {GROUPS},
                                .local = {1}};
    struct eng_submit submit = {.stream = stream, .event = event};

    assert_int_equal(eng_kernel(&submit, &launch), ENG_OK);
}

static void set_gate(struct eng_command *command, int reached, void *data) {
    (void)command;
    assert_int_equal(reached, ENG_OK);
    gate_add(data);
}

/* Launches of a few nanoseconds, each waited for if so said. */
static void teach(struct eng_stream *stream, struct meeting *meeting, bool wait_each) {
    atomic_store(&meeting->wanted, 0);
    for (int i = 0; i < TAUGHT; i++) {
        launch(stream, meeting, NULL);
        if (wait_each)
            assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    }
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    atomic_store(&meeting->here, 0);
}

/* Groups of a launch that was expected to be short wait for each other, as they may on two threads.
 */
static void groups_meet(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);

    (void)state;
    for (int i = 0; i < REPEATS; i++) {
        struct meeting meeting = {0};
        struct gate gate = GATE_INIT;
        struct eng_command *event;

        teach(stream, &meeting, i % 2);
        atomic_store(&meeting.wanted, 2);
        launch(stream, &meeting, &event);
        if (i % 4 < 2) {
            assert_int_equal(eng_command_callback(event, ENG_COMPLETE, set_gate, &gate), ENG_OK);
            gate_wait(&gate, 1);
        }
        assert_int_equal(eng_command_wait(event), ENG_OK);
        assert_int_equal(atomic_load(&meeting.alone), 0);
        eng_command_release(event);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Nobody waits for a launch after each of many was waited for at once: it runs all the same. */
static void launches_run_unwaited(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER), *other = stream_open(f, 0);

    (void)state;
    for (int i = 0; i < REPEATS; i++) {
        struct meeting meeting = {0};
        struct gate gate = GATE_INIT;
        struct eng_command *events[2];

        teach(stream, &meeting, true);
        launch(stream, &meeting, &events[0]);
        if (i % 2) /* another stream's work comes between */
            launch(other, &meeting, &events[1]);
        else
            launch(stream, &meeting, &events[1]);
        for (size_t e = 0; e < COUNT(events); e++)
            assert_int_equal(eng_command_callback(events[e], ENG_COMPLETE, set_gate, &gate),
                             ENG_OK);
        gate_wait(&gate, COUNT(events));
        teach(stream, &meeting, true);
        launch(stream, &meeting, NULL);
        while (!eng_stream_idle(stream))
            sched_yield();
        for (size_t e = 0; e < COUNT(events); e++)
            eng_command_release(events[e]);
    }
    eng_stream_destroy(stream);
    eng_stream_destroy(other);
    fixture_close(f);
}

/* The same where a thread waits that cannot run it. */
static void launches_run_slept_for(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);

    (void)state;
    for (int i = 0; i < REPEATS; i++) {
        struct meeting meeting = {0};
        struct eng_command *event;

        teach(stream, &meeting, true);
        launch(stream, &meeting, &event);
        if (i % 2)
            assert_int_equal(eng_command_sleep(event), ENG_OK);
        else
            assert_int_equal(eng_command_wait_for(event, PATIENCE_S * 1000000000ull), ENG_OK);
        eng_command_release(event);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(groups_meet),
        cmocka_unit_test(launches_run_unwaited),
        cmocka_unit_test(launches_run_slept_for),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
