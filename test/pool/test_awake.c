/* Whether anything is under way on a device: who is asked, and that nothing is overlooked. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

enum { QUEUES = 12, THREADS = 4, ROUNDS = 100 };

/* Each is a context, and a device of its own. */
static mock_t mock, other;

static bool of(void *context, const void *device) {
    return context == device;
}

static bool is_idle(void) {
    return ur_pool_idle(&mock, of);
}

static int setup(void **state) {
    (void)state;
    mock.can_mark = other.can_mark = true;
    mock_init(&mock);
    mock_init(&other);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    mock_fini(&mock);
    mock_fini(&other);
    assert_true(ur_pool_idle(NULL, of)); /* of what is gone nothing is known any more */
    return 0;
}

static void give(mock_queue_t *queue) {
    (void)mock_command(queue, NULL, 0, false, false);
}

static void busy_until_commands_are_complete(void **state) {
    (void)state;
    for (int in_order = 0; in_order < 2; ++in_order) {
        mock_queue_t *queue = mock_queue(&mock, in_order);
        assert_true(is_idle());
        for (int i = 0; i < 3; ++i) { /* more than once: it slept meanwhile */
            give(queue);
            assert_false(is_idle());
            assert_false(is_idle());
            mock_run_all(&mock);
            assert_true(is_idle());
        }
    }
}

static void another_device_does_not_matter(void **state) {
    (void)state;
    give(mock_queue(&other, true));
    assert_true(is_idle());
    assert_false(ur_pool_idle(&other, of));
    assert_false(ur_pool_idle(NULL, of));
    mock_run_all(&other);
    assert_true(ur_pool_idle(NULL, of));
}

static void queues_without_commands_are_not_asked(void **state) {
    (void)state;
    mock_queue_t *queues[QUEUES];
    for (int i = 0; i < QUEUES; ++i) {
        queues[i] = mock_queue(&mock, i % 2);
        give(queues[i]);
    }
    mock_run_all(&mock);
    assert_true(is_idle());
    assert_int_equal(mock.overs, QUEUES);
    assert_true(is_idle());
    assert_int_equal(mock.overs, QUEUES);
    give(queues[3]);
    give(queues[4]);
    for (int i = 0; i < 10; ++i) {
        assert_false(is_idle());
    }
    assert_int_equal(mock.overs, QUEUES + 10); /* the one that is at work, first */
    mock_run_all(&mock);
    assert_true(is_idle());
    assert_int_equal(mock.overs, QUEUES + 12);
}

static void a_queue_that_ends_counts_on(void **state) {
    (void)state;
    for (int in_order = 0; in_order < 2; ++in_order) {
        mock_queue_t *queue = mock_queue(&mock, in_order);
        give(queue);
        if (in_order) {
            assert_false(is_idle()); /* known, and not yet asked about */
        }
        mock_queue_close(queue);
        assert_false(is_idle());
        assert_true(ur_pool_idle(&other, of));
        mock_run_all(&mock);
        assert_true(is_idle());
    }
    mock_queue_close(mock_queue(&mock, true));
    assert_true(is_idle());
}

/* The program has its native queue. */
static void an_exposed_queue_is_always_asked(void **state) {
    (void)state;
    mock_queue_t *queue = mock_queue(&mock, true);
    assert_true(is_idle());
    assert_int_equal(mock.overs, 0);
    ur_pool_queue_expose(&queue->pool);
    for (int i = 1; i < 4; ++i) {
        assert_true(is_idle());
        assert_int_equal(mock.overs, i);
    }
    give(queue);
    assert_false(is_idle());
    mock_run_all(&mock);
    assert_true(is_idle());
}

static _Atomic int errors;
static atomic_bool over;

/* What the thread gave has not run when it asks, whoever else puts its queue to sleep. */
static void *work(void *queue) {
    for (int i = 0; i < ROUNDS; ++i) {
        give(queue);
        errors += is_idle();
        mock_finish(queue);
    }
    return NULL;
}

static void *ask(void *unused) {
    (void)unused;
    while (!atomic_load(&over)) {
        (void)is_idle();
    }
    return NULL;
}

static void nothing_is_overlooked_among_threads(void **state) {
    (void)state;
    pthread_t threads[THREADS], asks;
    atomic_store(&over, false);
    assert_int_equal(pthread_create(&asks, NULL, ask, NULL), 0);
    for (int i = 0; i < THREADS; ++i) {
        mock_queue_t *queue = mock_queue(&mock, i % 2);
        assert_int_equal(pthread_create(&threads[i], NULL, work, queue), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
    }
    atomic_store(&over, true);
    pthread_join(asks, NULL);
    assert_int_equal(errors, 0);
    assert_true(is_idle());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(busy_until_commands_are_complete, setup, teardown),
        cmocka_unit_test_setup_teardown(another_device_does_not_matter, setup, teardown),
        cmocka_unit_test_setup_teardown(queues_without_commands_are_not_asked, setup, teardown),
        cmocka_unit_test_setup_teardown(a_queue_that_ends_counts_on, setup, teardown),
        cmocka_unit_test_setup_teardown(an_exposed_queue_is_always_asked, setup, teardown),
        cmocka_unit_test_setup_teardown(nothing_is_overlooked_among_threads, setup, teardown),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
