/* Many threads: each with its queue, freeing what others allocated, while others look pointers up
 * and trim. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>
#include <sched.h>
#include <string.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

enum { THREADS = 6, ROUNDS = 1500, MAILBOX = 64 };

static mock_t mock;
static struct ur_pool *pool;

/* Allocations handed from thread to thread. The host orders everything by finishing the queue
 * first. */
static pthread_mutex_t mail_lock = PTHREAD_MUTEX_INITIALIZER;
static struct {
    char *memory;
    size_t size;
    unsigned char tag;
} mail[MAILBOX];
static int mail_count;
static _Atomic int errors;

static void check(bool condition) {
    if (!condition) {
        atomic_fetch_add(&errors, 1);
    }
}

static void *worker(void *data) {
    mock_queue_t *q = data;
    uint64_t rng = (uint64_t)q->index * 99991 + 7;
    for (int i = 0; i < ROUNDS; ++i) {
        size_t size = 1 + mock_random(&rng) % 20000;
        char *memory = NULL;
        unsigned char tag = (unsigned char)mock_random(&rng);
        check(!ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, size, 0, NULL, 0,
                                     (void **)&memory, NULL));
        if (!memory) {
            continue;
        }
        memset(memory, tag, size); /* nobody else may have it: there are no device commands */
        struct ur_pool_memory found;
        check(ur_pool_find(mock.space, memory + size / 2, &found) && found.base == memory &&
              found.size == size);
        check((unsigned char)memory[0] == tag && (unsigned char)memory[size - 1] == tag);
        if (mock_random(&rng) % 2) {
            check(!ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL));
        } else {
            pthread_mutex_lock(&mail_lock);
            if (mail_count < MAILBOX) {
                mail[mail_count].memory = memory;
                mail[mail_count].size = size;
                mail[mail_count++].tag = tag;
                memory = NULL;
            }
            pthread_mutex_unlock(&mail_lock);
            if (memory) {
                check(!ur_pool_enqueue_free(&q->pool, NULL, memory, NULL, 0, NULL));
            }
        }
        pthread_mutex_lock(&mail_lock);
        char *received = NULL;
        size_t received_size = 0;
        if (mail_count && mock_random(&rng) % 2) {
            received = mail[--mail_count].memory;
            received_size = mail[mail_count].size;
            tag = mail[mail_count].tag;
        }
        pthread_mutex_unlock(&mail_lock);
        if (received) {
            check((unsigned char)received[0] == tag &&
                  (unsigned char)received[received_size - 1] == tag);
            if (mock_random(&rng) % 4) {
                check(!ur_pool_enqueue_free(&q->pool, pool, received, NULL, 0, NULL));
            } else {
                check(ur_pool_free(mock.space, received, NULL) == UR_FREED_POOL);
            }
        }
        if (i % 300 == 299) {
            ur_pool_trim(pool, 0);
        }
        if (i % 50 == 49) {
            mock_command(q, NULL, 0, false, false);
            mock_finish(q);
        }
    }
    return NULL;
}

static void threads_keep_apart(void **state) {
    (void)state;
    mock.can_idle = true;
    mock_init(&mock);
    struct ur_pool_config config = {0};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    pthread_t threads[THREADS];
    mock_queue_t *queues[THREADS];
    for (int i = 0; i < THREADS; ++i) {
        queues[i] = mock_queue(&mock, i != THREADS - 1);
    }
    for (int i = 0; i < THREADS; ++i) {
        /* Two threads share the first queue. */
        assert_int_equal(pthread_create(&threads[i], NULL, worker, queues[i == 1 ? 0 : i]), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
    }
    assert_int_equal(errors, 0);
    while (mail_count > 0) {
        assert_int_equal(ur_pool_free(mock.space, mail[--mail_count].memory, NULL), UR_FREED_POOL);
    }
    struct ur_pool_stats stats;
    ur_pool_get_stats(pool, &stats);
    assert_int_equal(stats.used, 0);
    for (struct ur_heap *heap = atomic_load(&pool->heaps); heap; heap = heap->next) {
        ur_heap_verify(heap);
    }
    ur_pool_release(pool);
    mock_fini(&mock);
}

/* ---- all memory is in use or freed behind commands ---- */

enum { PIECE = 192 << 10, PIECES = 4, HUNGRY = PIECES, TURNS = 120 };
enum { PAUSE = 200000 }; /* ns that mock_pause sleeps for */
static size_t most_held;
static _Atomic bool device_ends;

/* Each thread has one piece at a time of as many as there are, so that none may be refused. Those
 * that were freed are complete, behind commands of other threads, or in their hands for a moment.
 */
static void *eater(void *data) {
    mock_queue_t *q = data;
    uint64_t rng = (uint64_t)q->index * 31337 + 11;
    for (int i = 0; i < TURNS; ++i) {
        bool plain = mock_random(&rng) % 4 == 0;
        void *memory = NULL;
        ur_result_t result = plain ? ur_pool_alloc(pool, &mock, UR_POOL_DEVICE, PIECE, 0, &memory)
                                   : ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, PIECE, 0,
                                                           NULL, 0, &memory, NULL);
        check(!result);
        if (result) {
            continue;
        }
        mock_command(q, NULL, 0, false, false);
        if (mock_random(&rng) % 3) {
            check(!ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL));
        } else {
            check(ur_pool_free(mock.space, memory, NULL) == UR_FREED_POOL);
        }
    }
    return NULL;
}

static void *device(void *data) {
    while (!atomic_load(&device_ends)) {
        mock_step(&mock);
        sched_yield();
    }
    return data;
}

static void share_all_there_is(bool parts, bool limit, bool whole) {
    memset(&mock, 0, sizeof(mock));
    mock.can_mark = true;
    mock.parts = parts;
    mock_init(&mock);
    atomic_store(&mock.may_wait, true);
    mock.pause_cost = PAUSE / HUNGRY; /* all threads that wait push one clock */
    mock.memory_limit = limit ? 0 : PIECES * PIECE;
    struct ur_pool_config config = {.max_size = limit ? PIECES * PIECE : 0,
                                    .max_poolable = whole ? PIECE / 2 : 0};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    pthread_t threads[HUNGRY + 1];
    mock_queue_t *queues[HUNGRY];
    atomic_store(&device_ends, false);
    for (int i = 0; i < HUNGRY; ++i) {
        queues[i] = mock_queue(&mock, i != HUNGRY - 1);
    }
    for (int i = 0; i < HUNGRY; ++i) {
        assert_int_equal(pthread_create(&threads[i], NULL, eater, queues[i]), 0);
    }
    assert_int_equal(pthread_create(&threads[HUNGRY], NULL, device, NULL), 0);
    for (int i = 0; i < HUNGRY; ++i) {
        pthread_join(threads[i], NULL);
    }
    atomic_store(&device_ends, true);
    pthread_join(threads[HUNGRY], NULL);
    most_held = mock.held_high;
    for (struct ur_heap *heap = atomic_load(&pool->heaps); heap; heap = heap->next) {
        ur_heap_verify(heap);
    }
    ur_pool_release(pool);
    mock_fini(&mock);
    assert_int_equal(errors, 0);
    assert_true(most_held <= PIECES * PIECE);
}

static void threads_share_all_there_is(void **state) {
    (void)state;
    for (int way = 0; way < 8; ++way) {
        share_all_there_is(way & 1, way & 2, way & 4);
    }
    memset(&mock, 0, sizeof(mock));
}

/* One allocation, freed by many threads at once: one of them does it. */
static void *freer(void *data) {
    void **shared = data;
    return ur_pool_free(mock.space, *shared, NULL) == UR_FREED_POOL ? data : NULL;
}

static void one_of_many_frees(void **state) {
    (void)state;
    mock_init(&mock);
    struct ur_pool_config config = {0};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    for (int round = 0; round < 50; ++round) {
        void *memory = NULL;
        assert_int_equal(ur_pool_alloc(pool, &mock, UR_POOL_DEVICE, 1000, 0, &memory), 0);
        pthread_t threads[4];
        int done = 0;
        for (int i = 0; i < 4; ++i) {
            assert_int_equal(pthread_create(&threads[i], NULL, freer, &memory), 0);
        }
        for (int i = 0; i < 4; ++i) {
            void *result;
            pthread_join(threads[i], &result);
            done += result != NULL;
        }
        assert_int_equal(done, 1);
    }
    ur_pool_release(pool);
    mock_fini(&mock);
}

/* Queues come and go; what is remembered of them does not grow. */
static void queues_come_and_go(void **state) {
    (void)state;
    mock_init(&mock);
    struct ur_pool_config config = {0};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    mock_queue_t *q = mock_queue(&mock, true);
    for (int round = 0; round < 500; ++round) {
        void *memory = NULL;
        assert_int_equal(
            ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 5000, 0, NULL, 0, &memory, NULL),
            0);
        mock_command(q, NULL, 0, false, false);
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory, NULL, 0, NULL), 0);
        ur_pool_queue_fini(&q->pool);
        ur_lane_release(q->lane);
        mock_run_all(&mock);
        q->lane = ur_lane_create(&mock_backend, q, true);
        q->last = NULL;
        ur_pool_queue_init(&q->pool, mock.space, q, &mock, q->lane);
    }
    int domains = 0;
    for (struct ur_domain *d = atomic_load(&pool->heaps)->domains; d; d = d->next) {
        ++domains;
    }
    assert_true(domains < 8);
    assert_true(mock.held <= 1 << 20);
    ur_pool_release(pool);
    mock_fini(&mock);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(threads_keep_apart), cmocka_unit_test(one_of_many_frees),
        cmocka_unit_test(queues_come_and_go), cmocka_unit_test(threads_share_all_there_is)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
