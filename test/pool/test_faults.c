/* The k-th call of the driver fails, for every k: the caller gets a result, nothing is lost, and
 * what comes later works. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

enum which { RESERVE, SIGNAL, WAIT };

/* A program over two in-order queues and one out-of-order one. Returns how many calls failed. */
static int program(mock_t *mock, struct ur_pool *pool) {
    mock_queue_t *queues[3] = {mock_queue(mock, true), mock_queue(mock, true),
                               mock_queue(mock, false)};
    void *live[64];
    int count = 0;
    int failures = 0;
    uint64_t rng = 5;
    mock_event_t *events[64] = {0};
    int event_count = 0;
    for (int i = 0; i < 240; ++i) {
        mock_queue_t *q = queues[mock_random(&rng) % 3];
        void *waits[2];
        uint32_t wait_count = 0;
        while (event_count && wait_count < 2 && mock_random(&rng) % 2) {
            waits[wait_count++] = events[mock_random(&rng) % (unsigned)event_count];
        }
        mock_event_t *event = NULL;
        void **out = mock_random(&rng) % 2 ? (void **)&event : NULL;
        if (mock_random(&rng) % 2 && count < 64) {
            void *memory = NULL;
            if (ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE,
                                      1 + mock_random(&rng) % 300000, 0, wait_count ? waits : NULL,
                                      wait_count, &memory, out)) {
                ++failures;
                assert_null(memory);
                assert_null(event);
            } else {
                live[count++] = memory;
            }
        } else if (count) {
            int at = (int)(mock_random(&rng) % (unsigned)count);
            if (ur_pool_enqueue_free(&q->pool, NULL, live[at], wait_count ? waits : NULL,
                                     wait_count, out)) {
                ++failures;
                assert_null(event);
                struct ur_pool_memory found;
                assert_true(ur_pool_find(mock->space, live[at], &found));
            } else {
                live[at] = live[--count];
            }
        }
        if (event && event_count < 64) {
            events[event_count++] = event;
        } else if (event) {
            mock_drop(event);
        }
        mock_command(q, NULL, 0, false, false);
        if (mock_random(&rng) % 3 == 0) {
            mock_step(mock);
        }
    }
    for (int i = 0; i < event_count; ++i) {
        mock_drop(events[i]);
    }
    mock_run_all(mock);
    for (int i = 0; i < count; ++i) {
        assert_int_equal(ur_pool_free(mock->space, live[i], NULL), UR_FREED_POOL);
    }
    for (struct ur_heap *heap = atomic_load(&pool->heaps); heap; heap = heap->next) {
        ur_heap_verify(heap);
    }
    return failures;
}

static void fail_each(enum which which, uint64_t reserve_cost) {
    int total = 1;
    int failed = 0;
    for (int k = 0; k <= total; ++k) {
        static mock_t mock;
        mock_init(&mock);
        mock.reserve_cost = reserve_cost;
        mock.fail_reserve = which == RESERVE ? k : 0;
        mock.fail_signal = which == SIGNAL ? k : 0;
        mock.fail_wait = which == WAIT ? k : 0;
        struct ur_pool_config config = {0};
        struct ur_pool *pool = NULL;
        assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
        failed += program(&mock, pool);
        if (k == 0) {
            assert_int_equal(failed, 0);
            total = which == RESERVE ? mock.reserves : which == SIGNAL ? mock.signals : mock.waits;
            assert_true(total > 3);
        }
        ur_pool_release(pool);
        mock_fini(&mock); /* nothing held, no event left */
    }
    print_message("%d places, %d calls failed\n", total, failed);
}

static void reserve_fails(void **state) {
    (void)state;
    fail_each(RESERVE, 10);
}
static void signal_fails(void **state) {
    (void)state;
    fail_each(SIGNAL, 10);
    fail_each(SIGNAL, 100000000);
}
static void wait_fails(void **state) {
    (void)state;
    fail_each(WAIT, 10);
    fail_each(WAIT, 100000000);
}

/* Memory runs out with frees pending: everything that is free is found before the result says so.
 */
static void exhausted_with_frees_pending(void **state) {
    (void)state;
    static mock_t mock;
    mock_init(&mock);
    mock.memory_limit = 1 << 20;
    struct ur_pool_config config = {0};
    struct ur_pool *pool = NULL;
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    mock_queue_t *a = mock_queue(&mock, true);
    mock_queue_t *b = mock_queue(&mock, true);
    void *memory[16];
    for (int i = 0; i < 16; ++i) {
        mock_queue_t *q = i % 2 ? a : b;
        assert_int_equal(ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 65536, 0, NULL, 0,
                                               &memory[i], NULL),
                         0);
    }
    void *more = NULL;
    assert_int_equal(
        ur_pool_enqueue_alloc(&a->pool, pool, UR_POOL_DEVICE, 1, 0, NULL, 0, &more, NULL),
        UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    for (int i = 0; i < 16; ++i) {
        mock_queue_t *q = i % 2 ? a : b;
        mock_command(q, NULL, 0, false, false);
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory[i], NULL, 0, NULL), 0);
    }
    assert_int_equal(
        ur_pool_enqueue_alloc(&a->pool, pool, UR_POOL_DEVICE, 65536, 0, NULL, 0, &memory[0], NULL),
        0);
    assert_int_equal(mock.held, 1 << 20);
    assert_int_equal(ur_pool_enqueue_free(&a->pool, pool, memory[0], NULL, 0, NULL), 0);
    ur_pool_release(pool);
    mock_fini(&mock);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(reserve_fails),
                                       cmocka_unit_test(signal_fails), cmocka_unit_test(wait_fails),
                                       cmocka_unit_test(exhausted_with_frees_pending)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
