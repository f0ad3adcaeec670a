/* Frees by the host: memory is given out again once everything is complete that the queues were
 * given before, without a question to the driver for each. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <pthread.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

static mock_t mock;
static struct ur_pool *pool;
static mock_queue_t *a, *b, *out;

/* Memory of the pool is just enough for one block. */
enum { BLOCK = 64 << 10 };

static void open_pool(size_t most, size_t spare) {
    struct ur_pool_config config = {.max_size = most, .spare = spare};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
}

static int setup(void **state) {
    (void)state;
    mock.can_mark = true;
    mock_init(&mock);
    a = mock_queue(&mock, true);
    b = mock_queue(&mock, true);
    out = mock_queue(&mock, false);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    ur_pool_release(pool);
    ur_pool_broken = 0;
    mock_fini(&mock);
    return 0;
}

static ur_result_t try(size_t size, void **memory) {
    return ur_pool_alloc(pool, &mock, UR_POOL_DEVICE, size, 0, memory);
}

static void *take(size_t size) {
    void *memory = NULL;
    assert_int_equal(try(size, &memory), UR_RESULT_SUCCESS);
    return memory;
}

static void give(void *memory) {
    assert_int_equal(ur_pool_free(mock.space, memory, NULL), UR_FREED_POOL);
}

/* On each kind of queue; the only memory there is has a command that uses it. */
static void waits_for_commands_that_were_given(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    mock_queue_t *queues[] = {a, out, b, out};
    for (size_t i = 0; i < sizeof(queues) / sizeof(queues[0]); ++i) {
        void *memory = take(BLOCK), *again = NULL;
        mock_command(queues[i], NULL, 0, false, false);
        give(memory);
        assert_int_equal(try(BLOCK, &again), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
        mock_run_all(&mock);
        again = take(BLOCK);
        assert_ptr_equal(again, memory);
        give(again);
    }
}

static void commands_that_come_later_are_not_waited_for(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    void *memory = take(BLOCK), *again = NULL;
    mock_event_t *first = mock_command(a, NULL, 0, false, true);
    give(memory);
    assert_int_equal(try(BLOCK, &again), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    mock_command(b, NULL, 0, false, false); /* behind the fence: may stay for ever */
    mock_event_t *mark = a->last;           /* which the pool left, to hear of the first */
    mock_wait(&mock, first->id);
    mock_wait(&mock, mark->id);
    assert_ptr_equal(take(BLOCK), memory);
    give(memory);
    mock_drop(first);
}

static void nothing_under_way_costs_nothing(void **state) {
    (void)state;
    open_pool(0, 0);
    for (int i = 0; i < 3; ++i) {
        mock_command(out, NULL, 0, false, false);
        mock_command(a, NULL, 0, false, false);
    }
    mock_run_all(&mock);
    for (int i = 0; i < 1000; ++i) {
        give(take(1000));
        mock_run_all(&mock); /* a mark */
    }
    assert_true(mock.marks <= 1); /* the first of them had to find out */
    assert_true(mock.signals <= 1);
    assert_in_range(mock.reserves, 1, 2); /* a batch, and what it is looked for in */
}

static void a_finished_queue_is_not_asked(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    mock_command(out, NULL, 0, false, false);
    mock_command(a, NULL, 0, false, false);
    mock_finish(out);
    mock_finish(a);
    for (int i = 0; i < 10; ++i) {
        give(take(BLOCK));
    }
    mock_queue_close(out);
    assert_int_equal(mock.marks, 0);
    assert_int_equal(mock.signals, 0);
}

/* With a command between an allocation and its free each time, on whatever queue. */
static void frees_share_questions(void **state) {
    (void)state;
    open_pool(0, 0);
    enum { FREES = 1500 };
    for (int i = 0; i < FREES; ++i) {
        void *memory = take(1000);
        mock_command(i % 2 ? a : out, NULL, 0, false, false);
        give(memory);
        mock_step(&mock);
        mock_step(&mock);
    }
    print_message("%d frees: %d marks, %d signals\n", FREES, mock.marks, mock.signals);
    assert_in_range(mock.marks, 1, FREES / 64 + 1);
    assert_true(mock.signals <= FREES / 32);
    assert_true(mock.held <= 512 << 10);
}

static void waits_where_it_may(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    atomic_store(&mock.may_wait, true);
    mock_queue_t *queues[] = {a, out};
    for (size_t i = 0; i < sizeof(queues) / sizeof(queues[0]); ++i) {
        void *memory = take(BLOCK);
        mock_event_t *command = mock_command(queues[i], NULL, 0, false, true);
        give(memory);
        memory = take(BLOCK); /* the alternative is a failure */
        bool done = atomic_load(&command->done);
        mock_drop(command);
        assert_true(done);
        give(memory);
    }
}

enum { PIECE = 8 << 20, PIECES = 60 };

static void give_pieces(int count) {
    for (int i = 0; i < count; ++i) {
        void *memory = take(PIECE);
        mock_command(i % 2 ? a : out, NULL, 0, false, false);
        give(memory);
    }
}

/* What waits is bounded, where the thread may wait. */
static void keeps_no_more_than_spare(void **state) {
    (void)state;
    open_pool(0, UR_PLAIN_SPARE);
    atomic_store(&mock.may_wait, true);
    give_pieces(PIECES);
    assert_true(atomic_load(&mock.space->fences.bytes) <= UR_PLAIN_SPARE);
    assert_true(mock.held <= UR_PLAIN_SPARE + 4 * PIECE);
}

/* A task may be what the commands wait for, and it may wait for what this thread does next. */
static void waits_for_nothing_while_a_task_is_pending(void **state) {
    (void)state;
    open_pool(0, UR_PLAIN_SPARE);
    atomic_store(&mock.may_wait, true);
    mock_event_t *task = mock_command(a, NULL, 0, false, true);
    ur_pool_task_given();
    give_pieces(PIECES);
    bool waited = atomic_load(&task->done);
    mock_drop(task);
    ur_pool_task_ended();
    assert_false(waited);
    give_pieces(1);
    assert_true(atomic_load(&mock.space->fences.bytes) <= UR_PLAIN_SPARE);
}

/* Its commands go on. */
static void queues_that_end(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    mock_queue_t *queues[] = {a, out};
    for (size_t i = 0; i < sizeof(queues) / sizeof(queues[0]); ++i) {
        void *memory = take(BLOCK), *again = NULL;
        mock_command(queues[i], NULL, 0, false, false);
        bool before = i == 0;
        if (before) {
            give(memory);
        }
        mock_queue_close(queues[i]);
        if (!before) {
            give(memory);
        }
        assert_int_equal(try(BLOCK, &again), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
        mock_run_all(&mock);
        assert_ptr_equal(take(BLOCK), memory);
        give(memory);
    }
}

/* A free cannot fail: what no fence can be made for waits for the next look. */
static void a_mark_that_fails(void **state) {
    (void)state;
    open_pool(BLOCK, 0);
    void *memory = take(BLOCK), *again = NULL;
    mock_command(out, NULL, 0, false, false);
    give(memory);
    mock.fail_mark = 1;
    assert_int_equal(try(BLOCK, &again), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    assert_true(mock.marks > 0);
    mock_run_all(&mock);
    (void)try(BLOCK, &again); /* the mark of the look before may be under way */
    mock_run_all(&mock);
    again = again ? again : take(BLOCK);
    assert_ptr_equal(again, memory);
    give(again);
}

static void larger_ones_go_back(void **state) {
    (void)state;
    struct ur_pool_config config = {.max_poolable = 1000};
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    void *memory = take(BLOCK);
    mock_command(a, NULL, 0, false, false);
    give(memory);
    assert_int_equal(mock.held, BLOCK);
    mock_run_all(&mock);
    ur_pool_reap(mock.space);
    assert_int_equal(mock.held, 0);
    give(take(BLOCK)); /* nothing is under way: at once */
    assert_int_equal(mock.held, 0);
}

/* ---- threads ---- */

enum { THREADS = 4, ROUNDS = 250, GRAINS = 1 << 14 };
static _Atomic int users[GRAINS]; /* 1 + the newest command on the memory that begins there */
static _Atomic int wrong;

static void *worker(void *data) {
    mock_queue_t *queue = data;
    uint64_t rng = (uint64_t)queue->index * 99991 + 7;
    for (int i = 0; i < ROUNDS; ++i) {
        void *memory = NULL;
        /* One size: a block is the same memory each time. */
        if (try(BLOCK, &memory)) {
            atomic_fetch_add(&wrong, 1);
            continue;
        }
        _Atomic int *user = &users[((char *)memory - mock.arena) / BLOCK % GRAINS];
        int before = atomic_load(user);
        if (before && !atomic_load(&mock.commands[before - 1]->done)) {
            atomic_fetch_add(&wrong, 1);
        }
        mock_event_t *command = mock_command(queue, NULL, 0, false, true);
        atomic_store(user, command->id + 1);
        if (ur_pool_free(mock.space, memory, NULL) != UR_FREED_POOL) {
            atomic_fetch_add(&wrong, 1);
        }
        mock_drop(command);
        if (mock_random(&rng) % 2) {
            mock_step(&mock);
        }
        if (i % 100 == 99) {
            ur_pool_trim(pool, 0);
        }
    }
    return NULL;
}

static void run_threads(void) {
    pthread_t threads[THREADS];
    mock_queue_t *queues[THREADS] = {a, b, out, mock_queue(&mock, false)};
    for (int i = 0; i < GRAINS; ++i) {
        atomic_store(&users[i], 0);
    }
    atomic_store(&wrong, 0);
    for (int i = 0; i < THREADS; ++i) {
        assert_int_equal(pthread_create(&threads[i], NULL, worker, queues[i]), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
    }
}

static void threads_get_what_is_complete(void **state) {
    (void)state;
    open_pool(0, 0);
    run_threads();
    assert_int_equal(atomic_load(&wrong), 0);
}

/* The check above notices a pool that gives memory out too early. */
static void a_broken_rule_shows(void **state) {
    (void)state;
    open_pool(0, 0);
    ur_pool_broken = UR_RULE_HOST_FREE;
    run_threads();
    assert_int_not_equal(atomic_load(&wrong), 0);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(waits_for_commands_that_were_given),
        TEST(commands_that_come_later_are_not_waited_for),
        TEST(nothing_under_way_costs_nothing),
        TEST(a_finished_queue_is_not_asked),
        TEST(frees_share_questions),
        TEST(waits_where_it_may),
        TEST(keeps_no_more_than_spare),
        TEST(waits_for_nothing_while_a_task_is_pending),
        TEST(queues_that_end),
        TEST(a_mark_that_fails),
        TEST(larger_ones_go_back),
        TEST(threads_get_what_is_complete),
        TEST(a_broken_rule_shows),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
