/* Bad input: each a clear result, and afterwards everything is as it was. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

static mock_t mock, other;
static struct ur_pool *pool;
static mock_queue_t *q;

static int setup(void **state) {
    (void)state;
    mock_init(&other);
    mock_init(&mock);
    struct ur_pool_config config = {0};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    q = mock_queue(&mock, true);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    struct ur_pool_stats stats;
    ur_pool_get_stats(pool, &stats);
    assert_int_equal(stats.used, 0);
    ur_pool_release(pool);
    mock_fini(&mock);
    mock_fini(&other);
    return 0;
}

static ur_result_t take(size_t size, size_t align, void **memory) {
    return ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, size, align, NULL, 0, memory,
                                 NULL);
}

static void sizes_and_alignments(void **state) {
    (void)state;
    void *memory = &mock;
    static const size_t sizes[] = {
        0, SIZE_MAX, SIZE_MAX - 1, SIZE_MAX / 2, SIZE_MAX - 255, ((size_t)1 << 47) + 1};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); ++i) {
        assert_int_equal(take(sizes[i], 0, &memory), UR_RESULT_ERROR_INVALID_USM_SIZE);
        assert_int_equal(ur_pool_alloc(pool, &mock, UR_POOL_DEVICE, sizes[i], 0, &memory),
                         UR_RESULT_ERROR_INVALID_USM_SIZE);
    }
    mock.memory_limit = (size_t)1 << 30;
    assert_int_equal(take((size_t)1 << 46, 0, &memory), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    assert_int_equal(take(16, 3, &memory), UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(take(16, 384, &memory), UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(take(16, (size_t)1 << 40, &memory), UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    assert_int_equal(take(16, (size_t)1 << 63, &memory), UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    assert_int_equal(take((size_t)1 << 47, 4096, &memory), UR_RESULT_ERROR_INVALID_USM_SIZE);
    assert_ptr_equal(memory, &mock); /* outputs are written on success only */
    for (size_t align = 1; align <= 1 << 20; align *= 2) {
        assert_int_equal(take(align * 3 / 2 + 1, align, &memory), UR_RESULT_SUCCESS);
        assert_int_equal((uintptr_t)memory % align, 0);
        assert_int_equal((uintptr_t)memory % 256, 0);
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL), 0);
    }
}

static void pointers(void **state) {
    (void)state;
    char *memory = NULL;
    char local[512];
    assert_int_equal(take(100000, 0, (void **)&memory), 0);
    char *bad[] = {memory + 1,     memory + 256,        memory + 65536,
                   memory + 99999, memory - 256,        local,
                   NULL,           (char *)UINTPTR_MAX, (char *)(uintptr_t)0x700000000000,
                   memory + 100096};
    for (size_t i = 0; i < sizeof(bad) / sizeof(*bad); ++i) {
        assert_int_equal(ur_pool_enqueue_free(&q->pool, NULL, bad[i], NULL, 0, NULL),
                         UR_RESULT_ERROR_INVALID_MEM_OBJECT);
        assert_int_equal(ur_pool_free(mock.space, bad[i], NULL), UR_FREED_NONE);
    }
    struct ur_pool_memory found;
    assert_true(ur_pool_find(mock.space, memory + 99999, &found));
    assert_ptr_equal(found.base, memory);
    assert_int_equal(found.size, 100000);
    assert_false(ur_pool_find(mock.space, memory + 100000, &found)); /* past what was asked for */
    assert_false(ur_pool_find(mock.space, memory - 1, &found));
    assert_false(ur_pool_find(mock.space, local, &found));
    assert_false(ur_pool_find(other.space, memory, &found));
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL), 0);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL),
                     UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    assert_int_equal(ur_pool_free(mock.space, memory, NULL), UR_FREED_NONE);
    assert_false(ur_pool_find(mock.space, memory, &found));
}

static void other_pools(void **state) {
    (void)state;
    struct ur_pool_config config = {0};
    struct ur_pool *foreign = NULL, *second = NULL, *elsewhere = NULL;
    void *memory = NULL;
    assert_int_equal(ur_pool_create(other.space, &config, &foreign), 0);
    assert_int_equal(ur_pool_create(mock.space, &config, &second), 0);
    config.device = &other;
    assert_int_equal(ur_pool_create(mock.space, &config, &elsewhere), 0);
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, foreign, UR_POOL_DEVICE, 16, 0, NULL, 0, &memory, NULL),
        UR_RESULT_ERROR_INVALID_CONTEXT);
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, elsewhere, UR_POOL_DEVICE, 16, 0, NULL, 0, &memory, NULL),
        UR_RESULT_ERROR_INVALID_DEVICE);
    assert_int_equal(take(16, 0, &memory), 0);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, foreign, memory, NULL, 0, NULL),
                     UR_RESULT_ERROR_INVALID_CONTEXT);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, second, memory, NULL, 0, NULL),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL), 0);
    ur_pool_release(foreign);
    ur_pool_release(second);
    ur_pool_release(elsewhere);
    config = (struct ur_pool_config){.flags = 0x80};
    assert_int_equal(ur_pool_create(mock.space, &config, &second),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    config =
        (struct ur_pool_config){.memory = &mock, .memory_size = 0, .memory_type = UR_POOL_HOST};
    assert_int_equal(ur_pool_create(mock.space, &config, &second), UR_RESULT_ERROR_INVALID_VALUE);
    config.memory_size = 10;
    assert_int_equal(ur_pool_create(mock.space, &config, &second), UR_RESULT_ERROR_INVALID_VALUE);
    config.memory_size = SIZE_MAX;
    assert_int_equal(ur_pool_create(mock.space, &config, &second), UR_RESULT_ERROR_INVALID_VALUE);
}

static void wait_lists(void **state) {
    (void)state;
    void *memory = NULL;
    mock_event_t *event = mock_command(q, NULL, 0, false, true);
    void *waits[] = {event, NULL};
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 16, 0, waits, 2, &memory, NULL),
        UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 16, 0, NULL, 2, &memory, NULL),
        UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 16, 0, waits, 0, &memory, NULL),
        UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    assert_int_equal(take(16, 0, &memory), 0);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, waits, 2, NULL),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 1, NULL),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    struct ur_pool_memory found;
    assert_true(ur_pool_find(mock.space, memory, &found)); /* still there */
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, waits, 1, NULL), 0);
    mock_drop(event);
}

static void tracked_memory(void **state) {
    (void)state;
    static char plain[1000]; /* several in one grain of the map */
    struct ur_pool_memory found;
    for (int i = 0; i < 10; ++i) {
        assert_int_equal(ur_pool_track(mock.space, plain + i * 100, 100, UR_POOL_HOST, NULL, &mock),
                         0);
    }
    assert_int_equal(ur_pool_track(mock.space, plain, 100, UR_POOL_HOST, NULL, &mock),
                     UR_RESULT_ERROR_INVALID_VALUE);
    for (int i = 0; i < 1000; ++i) {
        assert_true(ur_pool_find(mock.space, plain + i, &found));
        assert_ptr_equal(found.base, plain + i / 100 * 100);
        assert_int_equal(found.type, UR_POOL_HOST);
        assert_ptr_equal(found.pool, &mock);
    }
    for (int i = 0; i < 10; ++i) {
        assert_int_equal(ur_pool_free(mock.space, plain + i * 100, &found), UR_FREED_PLAIN);
        assert_int_equal(found.size, 100);
        assert_false(ur_pool_find(mock.space, plain + i * 100, &found));
    }
}

/* Commands may read a little past the end of memory that is asked for so, whatever its size and
 * wherever it comes from; the program hears nothing of that. */
static void memory_behind(void **state) {
    (void)state;
    enum { BEHIND = 256, MANY = 40 };
    struct ur_pool *plain;
    assert_int_equal(ur_pool_create_plain(mock.space, true, BEHIND, &plain), 0);
    static const size_t sizes[] = {1,         255,      256,     4096,    MOCK_UNIT - 256,
                                   MOCK_UNIT, 81920,    98304,   2 << 20, (2 << 20) - 256,
                                   16 << 20,  32 << 20, 48 << 20};
    for (size_t i = 0; i < sizeof(sizes) / sizeof(*sizes); ++i) {
        size_t size = sizes[i];
        char *memory[MANY];
        int count = size > 1 << 20 ? 4 : MANY;
        for (int turn = 0; turn < 2; ++turn) { /* the second takes what the first freed */
            for (int k = 0; k < count; ++k) {
                assert_int_equal(
                    ur_pool_alloc(plain, &mock, UR_POOL_DEVICE, size, 0, (void **)&memory[k]), 0);
            }
            for (int k = 0; k < count; ++k) {
                struct ur_pool_memory found;
                assert_true(ur_pool_find(mock.space, memory[k], &found));
                assert_int_equal(found.size, size);
                size_t last = (size_t)(memory[k] + size + BEHIND - 1 - mock.arena) / MOCK_UNIT;
                assert_true(mock.unit_used[last]);
                for (int j = 0; j < count; ++j) {
                    assert_true(memory[j] <= memory[k] || memory[j] >= memory[k] + size + BEHIND);
                }
            }
            for (int k = 0; k < count; ++k) {
                assert_int_equal(ur_pool_free(mock.space, memory[k], NULL), UR_FREED_POOL);
            }
        }
    }
    struct ur_pool_stats stats;
    ur_pool_get_stats(plain, &stats);
    assert_int_equal(stats.used, 0);
    void *none;
    assert_int_equal(ur_pool_alloc(plain, &mock, UR_POOL_DEVICE, SIZE_MAX, 0, &none),
                     UR_RESULT_ERROR_INVALID_USM_SIZE);
    assert_int_equal(ur_pool_alloc(plain, &mock, UR_POOL_DEVICE, (size_t)1 << 47, 0, &none),
                     UR_RESULT_ERROR_INVALID_USM_SIZE);
    ur_pool_release(plain);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {TEST(sizes_and_alignments), TEST(pointers),
                                       TEST(other_pools),          TEST(wait_lists),
                                       TEST(tracked_memory),       TEST(memory_behind)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
