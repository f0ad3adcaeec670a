/* Code of the caller on threads of its own, and threads that wait. */
#include "common.h"

static int gate_task(void *data) {
    gate_wait(data, 1);
    return 0;
}

static int open_task(void *data) {
    gate_add(data);
    return 0;
}

static unsigned thread_count(void) {
    FILE *file = fopen("/proc/self/status", "r");
    char line[200];
    unsigned count = 0;

    assert_non_null(file);
    while (fgets(line, sizeof(line), file) && sscanf(line, "Threads: %u", &count) != 1) {
    }
    fclose(file);
    return count;
}

static void copy_works(struct eng_stream *stream) {
    unsigned char from[64], to[64] = {0};
    struct eng_command *event = NULL;
    struct eng_submit submit = {.stream = stream, .event = &event};

    memset(from, 7, sizeof(from));
    assert_int_equal(eng_copy(&submit, to, from, sizeof(to)), ENG_OK);
    assert_int_equal(eng_command_wait_for(event, 20000000000u), ENG_OK);
    assert_memory_equal(to, from, sizeof(to));
    eng_command_release(event);
}

/* Tasks that block, a few and many times as many as the device has threads, hold up no command and
 * no other task, not even one that they wait for. */
static void blocked_tasks(void **state) {
    (void)state;
    for (int count = 4; count <= 400; count *= 100) {
        struct fixture f = fixture_open(NULL, 2);
        struct eng_stream *stream = stream_open(f, 0), *other = stream_open(f, ENG_IN_ORDER);
        struct eng_submit submit = {.stream = stream};
        struct gate gate = GATE_INIT;

        for (int i = 0; i < count; i++)
            assert_int_equal(eng_task(&submit, gate_task, &gate), ENG_OK);
        copy_works(stream);
        copy_works(other);
        assert_int_equal(eng_task(&submit, open_task, &gate), ENG_OK);
        assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
        eng_stream_destroy(stream);
        eng_stream_destroy(other);
        fixture_close(f);
    }
}

/* A task that waits for a command costs no thread until it is over, and short ones share few. */
static void pending_tasks(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user = NULL;
    struct gate gate = GATE_INIT;
    unsigned before;

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    struct eng_submit submit = {.stream = stream};
    assert_int_equal(eng_task(&submit, open_task, &gate), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    before = thread_count();
    submit.wait = &user;
    submit.wait_count = 1;
    for (int i = 0; i < 2000; i++)
        assert_int_equal(eng_task(&submit, open_task, &gate), ENG_OK);
    assert_int_equal(thread_count(), before);
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    gate_wait(&gate, 2001);
    assert_in_range(thread_count(), 1, before + 64);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    eng_command_release(user);
    eng_stream_destroy(stream);
    fixture_close(f);
}

static void gate_callback(struct eng_command *command, int reached, void *data) {
    (void)command, (void)reached;
    gate_wait(data, 1);
}

static void open_callback(struct eng_command *command, int reached, void *data) {
    (void)command, (void)reached;
    gate_add(data);
}

/* The same for callbacks: those that block stop neither commands nor each other. */
static void blocked_callbacks(void **state) {
    (void)state;
    for (int count = 4; count <= 400; count *= 100) {
        struct fixture f = fixture_open(NULL, 2);
        struct eng_stream *stream = stream_open(f, 0);
        struct eng_command *user = NULL, *event = NULL;
        struct eng_submit submit = {
            .stream = stream, .wait = &user, .wait_count = 1, .event = &event};
        struct gate gate = GATE_INIT;

        assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
        for (int i = 0; i <= count; i++) {
            assert_int_equal(eng_marker(&submit), ENG_OK);
            assert_int_equal(eng_command_callback(event, ENG_COMPLETE,
                                                  i < count ? gate_callback : open_callback, &gate),
                             ENG_OK);
            eng_command_release(event);
        }
        assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
        copy_works(stream);
        gate_wait(&gate, 1);
        assert_true(eng_settle(f.eng, 20000000000u));
        eng_command_release(user);
        eng_stream_destroy(stream);
        fixture_close(f);
    }
}

struct order {
    atomic_int next;
    int states[3];
    struct gate *gate;
};

static void note_state(struct eng_command *command, int reached, void *data) {
    struct order *order = data;

    (void)command;
    sleep_us(reached * 2000u); /* those before are the slower ones */
    order->states[atomic_fetch_add(&order->next, 1)] = reached;
    gate_add(order->gate);
}

/* Callbacks of one command come in the order of its states. */
static void callbacks_in_order(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct gate ready = GATE_INIT, heard = GATE_INIT;
    struct eng_command *first = NULL, *event = NULL;
    struct order order = {.gate = &heard};
    struct eng_submit submit = {.stream = stream, .event = &first};

    (void)state;
    assert_int_equal(eng_task(&submit, gate_task, &ready), ENG_OK);
    submit =
        (struct eng_submit){.stream = stream, .wait = &first, .wait_count = 1, .event = &event};
    assert_int_equal(eng_task(&submit, gate_task, &ready), ENG_OK);
    for (int s = ENG_COMPLETE; s <= ENG_SUBMITTED; s++)
        assert_int_equal(eng_command_callback(event, s, note_state, &order), ENG_OK);
    gate_add(&ready);
    gate_wait(&heard, 3);
    for (int i = 0; i < 3; i++)
        assert_int_equal(order.states[i], ENG_SUBMITTED - i);
    eng_command_release(first);
    eng_command_release(event);
    eng_stream_destroy(stream);
    fixture_close(f);
}

/* A callback for what is complete already runs beside its caller, and needs no device, which may be
 * gone. */
static void callback_without_device(void **state) {
    struct fixture f = fixture_open(NULL, 1);
    struct gate gate = GATE_INIT;
    struct eng_device *other;
    struct eng_stream *stream;
    struct eng_command *event = NULL;

    (void)state;
    assert_int_equal(eng_device_create(f.eng, NULL, &other), ENG_OK);
    assert_int_equal(eng_stream_create(other, 0, &stream), ENG_OK);
    struct eng_submit submit = {.stream = stream, .event = &event};
    assert_int_equal(eng_marker(&submit), ENG_OK);
    assert_int_equal(eng_command_wait(event), ENG_OK);
    eng_stream_destroy(stream);
    eng_device_destroy(other);
    assert_int_equal(eng_command_callback(event, ENG_COMPLETE, gate_callback, &gate), ENG_OK);
    assert_int_equal(eng_command_callback(event, ENG_RUNNING, open_callback, &gate), ENG_OK);
    gate_add(&gate);
    gate_wait(&gate, 2);
    eng_command_release(event);
    fixture_close(f);
}

/* ---- waiting --------------------------------------------------------------------------------- */

struct place {
    _Atomic pthread_t thread;
    atomic_int now, most;
    unsigned us;
};

static void note_thread(void *const *args, struct ur_hostcode_item *item) {
    struct place *place = *(struct place *const *)args[0];
    int now = atomic_fetch_add(&place->now, 1) + 1, most = atomic_load(&place->most);

    (void)item;
    place->thread = pthread_self();
    while (now > most && !atomic_compare_exchange_weak(&place->most, &most, now)) {
    }
    if (place->us)
        sleep_us(place->us);
    atomic_fetch_sub(&place->now, 1);
}

static const struct ur_hostcode_arg pointer_arg[] = {
    {"place", UR_HOSTCODE_ARG_POINTER, 8, sizeof(void *)}};
static const struct ur_hostcode_kernel note_kernel = {
    .name = "note", .entry = note_thread, .args = pointer_arg, .arg_count = 1};

static int launch(struct eng_stream *stream, unsigned flags, struct place *place,
                  struct eng_command **event) {
    const void *args[] = {&place};
    const size_t sizes[] = {sizeof(place)};
    struct eng_launch launch = {.kernel = &note_kernel,
                                .args = args,
                                .arg_sizes = sizes,
                                .dims = 1,
                                .global = {1},
                                .local = {1}};
    struct eng_submit submit = {.stream = stream, .flags = flags, .event = event};

    return eng_kernel(&submit, &launch);
}

/* What the caller waits for at once it runs itself, unless it asks to sleep. */
static void waiting_thread_runs_it(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, ENG_IN_ORDER);
    int mine = 0;

    (void)state;
    for (int i = 0; i < 100; i++) {
        struct place place = {0};
        struct eng_command *event = NULL;

        assert_int_equal(launch(stream, ENG_CALLER_WAITS, &place, &event), ENG_OK);
        assert_int_equal(eng_command_wait(event), ENG_OK);
        mine += pthread_equal(place.thread, pthread_self()) != 0;
        eng_command_release(event);
        assert_int_equal(launch(stream, 0, &place, &event), ENG_OK);
        assert_int_equal(eng_command_sleep(event), ENG_OK);
        assert_false(pthread_equal(place.thread, pthread_self()));
        eng_command_release(event);
        assert_true(eng_settle(f.eng, 20000000000u)); /* its threads are asleep again */
    }
    assert_in_range(mine, 90, 100);
    eng_stream_destroy(stream);
    fixture_close(f);
}

struct waiter {
    struct fixture f;
    struct place *place;
    struct eng_command *wait;
};

static void *launch_and_wait(void *data) {
    struct waiter *waiter = data;
    struct eng_stream *stream = stream_open(waiter->f, ENG_IN_ORDER);

    for (int i = 0; i < 40; i++) {
        assert_int_equal(launch(stream, 0, waiter->place, NULL), ENG_OK);
        if (i % 4 == 3)
            assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    }
    eng_stream_destroy(stream);
    return NULL;
}

/* Together with those that wait no more are at work than the device was given. */
static void waiting_threads_count(void **state) {
    (void)state;
    for (int threads = 1; threads <= 3; threads += 2) {
        struct fixture f = fixture_open(NULL, (unsigned)threads);
        struct place place = {.us = 100};
        struct waiter waiter = {f, &place, NULL};
        pthread_t others[6];

        for (size_t i = 0; i < COUNT(others); i++)
            assert_int_equal(pthread_create(&others[i], NULL, launch_and_wait, &waiter), 0);
        for (size_t i = 0; i < COUNT(others); i++)
            pthread_join(others[i], NULL);
        assert_in_range(atomic_load(&place.most), 1, threads);
        fixture_close(f);
    }
}

/* A thread that waits for one command does not run another that has nothing to do with it. */
static void waiting_thread_minds_its_own(void **state) {
    struct fixture f = fixture_open(NULL, 2);
    struct eng_stream *stream = stream_open(f, 0);
    struct eng_command *user = NULL, *event = NULL;
    struct place place = {.us = 1000};

    (void)state;
    assert_int_equal(eng_user_command(f.eng, NULL, &user), ENG_OK);
    struct eng_submit submit = {.stream = stream, .wait = &user, .wait_count = 1, .event = &event};
    for (int i = 0; i < 20; i++) {
        assert_int_equal(launch(stream, 0, &place, NULL), ENG_OK);
        assert_int_equal(eng_marker(&submit), ENG_OK);
        assert_int_equal(eng_command_wait_for(event, 2000000), ENG_RUNNING);
        assert_false(pthread_equal(place.thread, pthread_self()));
        eng_command_release(event);
    }
    assert_int_equal(eng_user_complete(user, ENG_OK, NULL), ENG_OK);
    assert_int_equal(eng_stream_wait(stream, NULL, 0), ENG_OK);
    eng_command_release(user);
    eng_stream_destroy(stream);
    fixture_close(f);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocked_tasks),           cmocka_unit_test(pending_tasks),
        cmocka_unit_test(blocked_callbacks),       cmocka_unit_test(callbacks_in_order),
        cmocka_unit_test(callback_without_device), cmocka_unit_test(waiting_thread_runs_it),
        cmocka_unit_test(waiting_threads_count),   cmocka_unit_test(waiting_thread_minds_its_own),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
