/* Streams, commands, events and callbacks. */
#include "common.h"

#include <signal.h>
#include <sys/wait.h>

struct log {
    atomic_int next;
    int order[4096];
};

struct entry {
    struct log *log;
    int number;
    unsigned delay_us;
};

static int note(void *data) {
    struct entry *entry = data;

    sleep_us(entry->delay_us);
    entry->log->order[atomic_fetch_add(&entry->log->next, 1)] = entry->number;
    return 0;
}

static int fail_task(void *data) {
    (void)data;
    return 1;
}

static int pass_task(void *data) {
    (void)data;
    return 0;
}

static int gate_task(void *data) {
    gate_wait(data, 1);
    return 0;
}

/* Commands of an in-order stream run in the order they were enqueued in, whatever they take. */
static void in_order_keeps_order(void **state) {
    struct fixture f = fixture_open(NULL, 4);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_submit submit = {.stream = stream};
    struct log log = {0};
    struct entry entries[200];

    (void)state;
    for (int i = 0; i < 200; i++) {
        entries[i] = (struct entry){&log, i, i % 7 == 0 ? 50 : 0};
        assert_int_equal(eng_task(&submit, note, &entries[i]), ENG_OK);
    }
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    assert_true(eng_stream_idle(stream));
    for (int i = 0; i < 200; i++)
        assert_int_equal(log.order[i], i);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Two commands of an out-of-order stream can be under way at once: each waits for the other's sign.
 */
struct meeting {
    struct gate *mine, *other;
};

static int meet(void *data) {
    struct meeting *meeting = data;

    gate_add(meeting->mine);
    gate_wait(meeting->other, 1);
    return 0;
}

static void out_of_order_overlaps(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_submit submit = {.stream = stream};
    struct gate a = GATE_INIT, b = GATE_INIT;
    struct meeting first = {&a, &b}, second = {&b, &a};

    (void)state;
    assert_int_equal(eng_task(&submit, meet, &first), ENG_OK);
    assert_int_equal(eng_task(&submit, meet, &second), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A command starts after all of its wait list, also when one stands there twice or comes from
 * elsewhere. */
static void wait_list_orders(void **state) {
    struct fixture f = fixture_open(NULL, 3);
    struct eng_stream *a = stream_open(f, 0), *b = stream_open(f, ENG_IN_ORDER);
    struct log log = {0};
    struct entry entries[4] = {{&log, 0, 2000}, {&log, 1, 500}, {&log, 2, 0}, {&log, 3, 0}};
    struct eng_command *events[4] = {NULL}, *list[6];
    struct eng_submit submit = {.stream = a, .event = &events[0]};

    (void)state;
    assert_int_equal(eng_task(&submit, note, &entries[0]), ENG_OK);
    submit.stream = b;
    submit.event = &events[1];
    assert_int_equal(eng_task(&submit, note, &entries[1]), ENG_OK);
    list[0] = list[1] = list[2] = list[3] = events[0];
    list[4] = list[5] = events[1];
    submit = (struct eng_submit){.stream = a, .wait = list, .wait_count = 6, .event = &events[2]};
    assert_int_equal(eng_task(&submit, note, &entries[2]), ENG_OK);
    submit =
        (struct eng_submit){.stream = b, .wait = &events[2], .wait_count = 1, .event = &events[3]};
    assert_int_equal(eng_task(&submit, note, &entries[3]), ENG_OK);
    assert_int_equal(eng_command_wait(events[3]), ENG_OK);
    assert_int_equal(atomic_load(&log.next), 4);
    assert_int_equal(log.order[2], 2);
    assert_int_equal(log.order[3], 3);
    for (int i = 0; i < 4; i++) {
        struct eng_times times;

        assert_int_equal(eng_command_state(events[i]), ENG_COMPLETE);
        eng_command_times(events[i], &times);
        assert_true(times.queued && times.queued <= times.submitted &&
                    times.submitted <= times.start && times.start <= times.end);
        eng_command_release(events[i]);
    }
    eng_stream_destroy(a);
    eng_stream_destroy(b);
    fixture_close(f);
}

/* A marker with ENG_WAIT_STREAM ends after all earlier commands; one without waits for none. */
static void markers_wait_as_told(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct gate gate = GATE_INIT;
    struct eng_command *all = NULL, *none = NULL;
    struct eng_submit submit = {.stream = stream};

    (void)state;
    assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .flags = ENG_WAIT_STREAM, .event = &all};
    assert_int_equal(eng_marker(&submit), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .event = &none};
    assert_int_equal(eng_marker(&submit), ENG_OK);
    assert_int_equal(eng_command_state(none), ENG_COMPLETE);
    assert_int_equal(eng_command_state(all), ENG_QUEUED);
    assert_int_equal(eng_command_wait_for(all, 1000000), ENG_RUNNING);
    gate_add(&gate);
    assert_int_equal(eng_command_wait(all), ENG_OK);
    eng_command_release(all);
    eng_command_release(none);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* After a barrier nothing starts before it, and two barriers keep their order. */
static void barrier_blocks_later(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user, *later = NULL, *second = NULL;
    struct eng_submit submit;

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    submit = (struct eng_submit){
        .stream = stream, .wait = &user, .wait_count = 1, .flags = ENG_BLOCK_STREAM};
    assert_int_equal(eng_marker(&submit), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .flags = ENG_BLOCK_STREAM, .event = &second};
    assert_int_equal(eng_marker(&submit), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .event = &later};
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    sleep_us(2000);
    assert_int_equal(eng_command_state(second), ENG_QUEUED);
    assert_int_equal(eng_command_state(later), ENG_QUEUED);
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_ERR_INVALID);
    assert_int_equal(eng_command_wait(later), ENG_OK);
    assert_int_equal(eng_command_state(second), ENG_COMPLETE);
    eng_command_release(user);
    eng_command_release(later);
    eng_command_release(second);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Failure passes along wait lists, before and after the fact, not along the order of a stream. */
static void failure_passes_by_wait_list(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *a = stream_open(f, ENG_IN_ORDER), *b = stream_open(f, ENG_IN_ORDER);
    struct eng_command *failed = NULL, *next = NULL, *waits = NULL, *late = NULL, *always = NULL;
    char text[200] = "";
    struct eng_submit submit = {.stream = a, .name = "bad task", .event = &failed};

    (void)state;
    assert_int_equal(eng_task(&submit, fail_task, NULL), ENG_OK);
    submit = (struct eng_submit){.stream = a, .event = &next};
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    submit = (struct eng_submit){.stream = b, .wait = &failed, .wait_count = 1, .event = &waits};
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    assert_int_equal(eng_command_wait(failed), ENG_ERR_TASK);
    assert_non_null(strstr(eng_command_error(failed), "bad task"));
    assert_int_equal(eng_command_wait(next), ENG_OK);
    assert_int_equal(eng_command_wait(waits), ENG_ERR_WAIT);
    submit.event = &late;
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    assert_int_equal(eng_command_wait(late), ENG_ERR_WAIT);
    submit.event = &always;
    submit.flags = ENG_RUN_ALWAYS;
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    assert_int_equal(eng_command_wait(always), ENG_OK);
    assert_int_equal(eng_stream_wait(a, text, sizeof(text)), ENG_ERR_TASK);
    assert_non_null(strstr(text, "bad task"));
    assert_int_equal(eng_stream_wait(a, NULL, 0), ENG_OK);
    assert_int_equal(eng_stream_wait(b, NULL, 0), ENG_ERR_WAIT);
    eng_command_release(failed);
    eng_command_release(next);
    eng_command_release(waits);
    eng_command_release(late);
    eng_command_release(always);
    eng_stream_destroy(a);
    eng_stream_destroy(b);
    fixture_close(f);
}

struct heard {
    struct gate gate;
    struct eng_stream *stream;
    atomic_int states[4]; /* by state */
    int reached;
};

static void hear(struct eng_command *command, int reached, void *data) {
    struct heard *heard = data;

    (void)command;
    if (reached <= ENG_COMPLETE)
        heard->reached = reached;
    atomic_fetch_add(&heard->states[reached > 0 ? reached : 0], 1);
    gate_add(&heard->gate);
}

/* Each state calls once, before and after the fact. */
static void callbacks_of_each_state(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct gate gate = GATE_INIT;
    struct heard heard = {.gate = GATE_INIT};
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = stream};

    (void)state;
    assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
    submit.event = &event;
    assert_int_equal(eng_task(&submit, fail_task, NULL), ENG_OK);
    for (int s = ENG_COMPLETE; s <= ENG_SUBMITTED; s++)
        assert_int_equal(eng_command_callback(event, s, hear, &heard), ENG_OK);
    assert_int_equal(eng_command_callback(event, ENG_QUEUED, hear, &heard), ENG_ERR_INVALID);
    assert_int_equal(heard.gate.value, 0);
    gate_add(&gate);
    gate_wait(&heard.gate, 3);
    for (int s = ENG_COMPLETE; s <= ENG_SUBMITTED; s++) {
        assert_int_equal(atomic_load(&heard.states[s]), 1);
        assert_int_equal(eng_command_callback(event, s, hear, &heard), ENG_OK);
        gate_wait(&heard.gate, 4 + s);
        assert_int_equal(atomic_load(&heard.states[s]), 2);
    }
    assert_int_equal(heard.reached, ENG_ERR_TASK);
    eng_command_release(event);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void enqueue_and_wait(struct eng_command *command, int reached, void *data) {
    struct heard *heard = data;
    struct eng_submit submit = {.stream = heard->stream};

    (void)command;
    heard->reached = reached;
    if (eng_task(&submit, pass_task, NULL) == ENG_OK &&
        eng_stream_wait(heard->stream, NULL, 0) == ENG_OK)
        gate_add(&heard->gate);
}

/* A callback may enqueue and wait, on the only thread of its device. */
static void callback_may_block(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct gate gate = GATE_INIT;
    struct heard heard = {.gate = GATE_INIT, .stream = stream};
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = stream, .event = &event};

    (void)state;
    for (int i = 0; i < 20; i++) {
        gate.value = heard.gate.value = 0;
        assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
        assert_int_equal(eng_command_callback(event, ENG_COMPLETE, enqueue_and_wait, &heard),
                         ENG_OK);
        gate_add(&gate);
        gate_wait(&heard.gate, 1);
        assert_int_equal(heard.reached, ENG_OK);
        eng_command_release(event);
    }
    eng_stream_destroy(stream);
    fixture_close(f);
}

struct nested {
    struct eng_stream *stream;
    int depth;
};

static int nest(void *data) {
    struct nested *nested = data;
    struct nested inner = {nested->stream, nested->depth - 1};
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = nested->stream, .event = &event};
    int result;

    if (nested->depth == 0)
        return 0;
    if (eng_task(&submit, nest, &inner) != ENG_OK)
        return 1;
    result = eng_command_wait(event);
    eng_command_release(event);
    return result;
}

/* Tasks that wait for tasks that wait ... on one thread, with threads and without. */
static void tasks_may_block(void **state) {
    (void)state;
    for (int single = 0; single < 2; single++) {
        struct eng_test test = {.single = single, .quiet = true};
        struct fixture f = fixture_open(&test, 1);
        struct eng_stream *stream = stream_open(f, 0);
        struct nested nested = {stream, 20};
        struct eng_submit submit = {.stream = stream};

        for (int i = 0; i < 3; i++) {
            assert_int_equal(eng_task(&submit, nest, &nested), ENG_OK);
            assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        }
        eng_stream_destroy(stream);
        fixture_close(f);
    }
}

/* A user command that nobody can complete any more fails those that wait for it. */
static void dropped_user_command_fails(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user, *event = NULL;
    struct eng_submit submit;

    (void)state;
    assert_int_equal(eng_user_command(f.eng, "promise", &user), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .wait = &user, .wait_count = 1, .event = &event};
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    assert_int_equal(eng_command_state(event), ENG_QUEUED);
    eng_command_release(user);
    assert_int_equal(eng_command_wait(event), ENG_ERR_WAIT);
    eng_command_release(event);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void count_end(void *data) {
    gate_add(data);
}

/* What a command used is let go of once it has ended, failed or not, and not if it was refused. */
static void ended_is_called(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, 0);
    struct gate gate = GATE_INIT;
    struct eng_submit submit = {.stream = stream, .ended = count_end, .ended_data = &gate};

    (void)state;
    assert_int_equal(eng_fill(&submit, &f, "abc", 3, 4), ENG_ERR_INVALID);
    assert_int_equal(eng_marker(&submit), ENG_OK);
    assert_int_equal(eng_task(&submit, fail_task, NULL), ENG_OK);
    gate_wait(&gate, 2);
    eng_stream_destroy(stream);
    fixture_close(f);
    assert_int_equal(gate.value, 2);
}

static void slow_end(void *data) {
    sleep_us(20000);
    gate_add(data);
}

/* After settling, what follows the end of commands is over too. */
static void settles(void **state) {
    struct fixture f = fixture_open(NULL, 3);
    struct eng_stream *stream = stream_open(f, 0);
    struct gate gate = GATE_INIT, blocker = GATE_INIT;
    struct eng_submit submit = {.stream = stream, .ended = slow_end, .ended_data = &gate};

    (void)state;
    assert_true(eng_settle(f.eng, 0));
    for (int i = 0; i < 6; i++)
        assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    assert_true(eng_settle(f.eng, 10000000000u));
    assert_int_equal(gate.value, 6);
    submit.ended = NULL;
    assert_int_equal(eng_task(&submit, gate_task, &blocker), ENG_OK);
    assert_false(eng_settle(f.eng, 1000000));
    gate_add(&blocker);
    assert_true(eng_settle(f.eng, 10000000000u));
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A stream may be destroyed while its commands wait; they run all the same. */
static void destroyed_stream_finishes(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct log log = {0};
    struct entry entries[10];
    struct eng_command *user, *event = NULL;
    struct eng_submit submit;

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .wait = &user, .wait_count = 1};
    for (int i = 0; i < 10; i++) {
        entries[i] = (struct entry){&log, i, 0};
        submit.event = i == 9 ? &event : NULL;
        assert_int_equal(eng_task(&submit, note, &entries[i]), ENG_OK);
    }
    eng_stream_destroy(stream);
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    assert_int_equal(eng_command_wait(event), ENG_OK);
    assert_int_equal(atomic_load(&log.next), 10);
    eng_command_release(user);
    eng_command_release(event);
    fixture_close(f);
}

/* A chain of many markers that all become ready at once needs no stack of that depth. */
static void long_chains_end(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_command *user;
    struct eng_submit submit;

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .wait = &user, .wait_count = 1};
    for (int i = 0; i < 200000; i++) {
        assert_int_equal(eng_marker(&submit), ENG_OK);
        submit.wait_count = 0;
    }
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    eng_command_release(user);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* Large and small, aligned and not, overlapping and not. */
static void copies_and_fills(void **state) {
    static const size_t sizes[] = {0, 1, 7, 4096, 262144, 262145, 1500001, 3000000};
    struct fixture f = fixture_open(NULL, 3);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_submit submit = {.stream = stream};
    unsigned char *a = malloc(3100000), *b = malloc(3100000), *c = malloc(3100000);
    const unsigned char pattern[12] = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};

    (void)state;
    for (size_t i = 0; i < 3100000; i++)
        a[i] = (unsigned char)(i * 31 + (i >> 11));
    for (size_t s = 0; s < COUNT(sizes); s++) {
        size_t size = sizes[s], filled = size / 12 * 12;

        memset(b, 0xEE, 3100000);
        assert_int_equal(eng_copy(&submit, b + 3, a + 5, size), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_memory_equal(b + 3, a + 5, size);
        assert_int_equal(b[2], 0xEE);
        assert_int_equal(b[3 + size], 0xEE);
        memcpy(c, b, 3100000);
        memmove(c + 50, c + 3, size);
        assert_int_equal(eng_copy(&submit, b + 50, b + 3, size), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        assert_memory_equal(b, c, 3100000);
        assert_int_equal(eng_fill(&submit, b + 1, pattern, 12, filled), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        for (size_t i = 0; i < filled; i++)
            if (b[1 + i] != i % 12 + 1)
                fail_msg("byte %zu of %zu is %d", i, filled, b[1 + i]);
    }
    assert_int_equal(eng_fill(&submit, b, pattern, 12, 13), ENG_ERR_INVALID);
    assert_int_equal(eng_fill(&submit, b, pattern, 0, 12), ENG_ERR_INVALID);
    free(a);
    free(b);
    free(c);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void rects(void **state) {
    struct fixture f = fixture_open(NULL, 3);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    struct eng_submit submit = {.stream = stream};
    unsigned char *a = malloc(40 * 50 * 6), *b = calloc(1, 60 * 70 * 6);
    struct eng_rect rect = {.dst = b + 7,
                            .src = a,
                            .width = 33,
                            .rows = 41,
                            .slices = 5,
                            .dst_row_pitch = 60,
                            .dst_slice_pitch = 60 * 70,
                            .src_row_pitch = 40,
                            .src_slice_pitch = 40 * 50};
    const uint16_t pattern = 0x1234;

    (void)state;
    for (size_t i = 0; i < 40 * 50 * 6; i++)
        a[i] = (unsigned char)(1 + i % 251);
    assert_int_equal(eng_copy_rect(&submit, &rect), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    for (size_t z = 0; z < 6; z++)
        for (size_t y = 0; y < 70; y++)
            for (size_t x = 0; x < 60; x++) {
                bool inside = z < 5 && y < 41 && x >= 7 && x < 40;

                assert_int_equal(b[(z * 70 + y) * 60 + x],
                                 inside ? a[(z * 50 + y) * 40 + x - 7] : 0);
            }
    memset(b, 0, 60 * 70 * 6);
    assert_int_equal(eng_fill_rect(&submit, b + 2, 60, &pattern, 2, 20, 9), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    for (size_t y = 0; y < 70; y++)
        for (size_t x = 0; x < 60; x++)
            assert_int_equal(b[y * 60 + x], y < 9 && x >= 2 && x < 22 ? (x % 2 ? 0x12 : 0x34) : 0);
    rect.rows = 0;
    assert_int_equal(eng_copy_rect(&submit, &rect), ENG_OK);
    free(a);
    free(b);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A copy from nowhere is a failed command, not a dead process. */
static void bad_pointer_is_reported(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    unsigned char bytes[64];
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = stream, .name = "copy from nowhere", .event = &event};

    (void)state;
    assert_int_equal(eng_copy(&submit, bytes, (void *)(uintptr_t)64, sizeof(bytes)), ENG_OK);
    assert_int_equal(eng_command_wait(event), ENG_ERR_FAULT);
    assert_non_null(strstr(eng_command_error(event), "copy from nowhere raised"));
    eng_command_release(event);
    submit = (struct eng_submit){.stream = stream};
    assert_int_equal(eng_fill(&submit, bytes, "\x05", 1, sizeof(bytes)), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_ERR_FAULT);
    assert_int_equal(bytes[63], 5);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* The child of a fork has no threads but starts its own; what was under way is lost there only. */
static void fork_starts_anew(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER), *idle = stream_open(f, 0);
    struct gate gate = GATE_INIT;
    struct eng_command *running = NULL, *waiting = NULL;
    struct eng_submit submit = {.stream = stream, .event = &running};
    int status = 0;
    pid_t child;

    (void)state;
#ifdef TEST_TSAN
    print_message("ThreadSanitizer cannot follow threads started after a fork\n");
    skip();
#endif
    if (getenv("UR_TEST_EMULATED")) {
        print_message("qemu-aarch64 does not survive threads started after a fork\n");
        skip();
    }
    assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
    submit.event = &waiting;
    assert_int_equal(eng_task(&submit, pass_task, NULL), ENG_OK);
    child = fork();
    assert_true(child >= 0);
    if (child == 0) {
        struct eng_command *event = NULL;
        int bad = 0;

        alarm(20);
        bad |= eng_command_wait(running) != ENG_ERR_LOST;
        bad |= (eng_command_wait(waiting) != ENG_ERR_LOST) << 1;
        submit.event = &event;
        bad |= (eng_task(&submit, pass_task, NULL) != ENG_OK) << 2;
        bad |= (!event || eng_command_wait(event) != ENG_OK) << 3;
        submit = (struct eng_submit){.stream = idle};
        bad |= (eng_task(&submit, pass_task, NULL) != ENG_OK) << 4;
        bad |= (eng_stream_wait(idle, NULL, 0) != ENG_OK) << 5;
        eng_command_release(event);
        eng_stream_destroy(stream);
        eng_stream_destroy(idle);
        fixture_close(f);
        _exit(bad);
    }
    assert_int_equal(waitpid(child, &status, 0), child);
    assert_true(WIFEXITED(status));
    assert_int_equal(WEXITSTATUS(status), 0);
    gate_add(&gate);
    assert_int_equal(eng_command_wait(waiting), ENG_OK);
    eng_command_release(running);
    eng_command_release(waiting);
    eng_stream_destroy(stream);
    eng_stream_destroy(idle);
    fixture_close(f);
}

/* Several devices of one root; commands of one wait for commands of the other. */
static void devices_wait_for_each_other(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct eng_device_config config = {.threads = 1};
    struct eng_device *other;
    struct eng_stream *a, *b;
    struct eng_command *event = NULL;
    struct log log = {0};
    struct entry entries[100];

    (void)state;
    assert_int_equal(eng_device_create(f.eng, &config, &other), ENG_OK);
    a = stream_open(f, 0);
    assert_int_equal(eng_stream_create(other, 0, &b), ENG_OK);
    for (int i = 0; i < 100; i++) {
        struct eng_command *next = NULL;
        struct eng_submit submit = {
            .stream = i % 2 ? a : b, .wait = &event, .wait_count = event != NULL, .event = &next};

        entries[i] = (struct entry){&log, i, 0};
        assert_int_equal(eng_task(&submit, note, &entries[i]), ENG_OK);
        if (event)
            eng_command_release(event);
        event = next;
    }
    assert_int_equal(eng_device_wait(other), ENG_OK);
    assert_int_equal(eng_device_wait(f.device), ENG_OK);
    for (int i = 0; i < 100; i++)
        assert_int_equal(log.order[i], i);
    eng_command_release(event);
    eng_stream_destroy(a);
    eng_stream_destroy(b);
    eng_device_destroy(other);
    fixture_close(f);
}

/* Commands of another root are refused, and nothing stays behind. */
static void other_root_is_refused(void **state) {
    struct fixture f = fixture_open(NULL, 1), g = fixture_open(NULL, 1);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user, *event = NULL;
    struct eng_submit submit;

    (void)state;
    assert_int_equal(eng_user_command(g.eng, NULL, &user), ENG_OK);
    submit = (struct eng_submit){.stream = stream, .wait = &user, .wait_count = 1, .event = &event};
    assert_int_equal(eng_marker(&submit), ENG_ERR_INVALID);
    assert_null(event);
    assert_true(eng_stream_idle(stream));
    eng_command_release(user);
    eng_stream_destroy(stream);
    fixture_close(f);
    fixture_close(g);
}

/* No thread is used for what it does not need: an idle engine takes no processor time. */
static void idle_takes_no_time(void **state) {
    struct fixture f = fixture_open(NULL, 4);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_submit submit = {.stream = stream};
    struct timespec before, after;
    struct gate gate = GATE_INIT;
    long used;

    (void)state;
    for (int i = 0; i < 8; i++)
        assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &before);
    sleep_us(200000);
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &after);
    used = (after.tv_sec - before.tv_sec) * 1000 + (after.tv_nsec - before.tv_nsec) / 1000000;
    assert_true(used < 50);
    gate_add(&gate);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(in_order_keeps_order),
        cmocka_unit_test(out_of_order_overlaps),
        cmocka_unit_test(wait_list_orders),
        cmocka_unit_test(markers_wait_as_told),
        cmocka_unit_test(barrier_blocks_later),
        cmocka_unit_test(failure_passes_by_wait_list),
        cmocka_unit_test(callbacks_of_each_state),
        cmocka_unit_test(callback_may_block),
        cmocka_unit_test(tasks_may_block),
        cmocka_unit_test(dropped_user_command_fails),
        cmocka_unit_test(destroyed_stream_finishes),
        cmocka_unit_test(ended_is_called),
        cmocka_unit_test(settles),
        cmocka_unit_test(long_chains_end),
        cmocka_unit_test(copies_and_fills),
        cmocka_unit_test(rects),
        cmocka_unit_test(bad_pointer_is_reported),
        cmocka_unit_test(fork_starts_anew),
        cmocka_unit_test(devices_wait_for_each_other),
        cmocka_unit_test(other_root_is_refused),
        cmocka_unit_test(idle_takes_no_time),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
