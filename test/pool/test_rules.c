/* Where memory comes from, rule by rule and in their order, and what each costs in events and
 * driver calls. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <string.h>

#include "mock.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

typedef struct fixture {
    mock_t mock;
    struct ur_pool *pool;
    mock_queue_t *a, *b, *out;
} fixture_t;

static fixture_t f;

static int setup(void **state) {
    (void)state;
    mock_init(&f.mock);
    struct ur_pool_config config = {.handle = &f};
    assert_int_equal(ur_pool_create(f.mock.space, &config, &f.pool), 0);
    f.a = mock_queue(&f.mock, true);
    f.b = mock_queue(&f.mock, true);
    f.out = mock_queue(&f.mock, false);
    return 0;
}

static int teardown(void **state) {
    (void)state;
    ur_pool_release(f.pool);
    mock_fini(&f.mock);
    return 0;
}

static void *take(mock_queue_t *q, size_t size, mock_event_t **waits, uint32_t count,
                  mock_event_t **event) {
    void *memory = NULL;
    assert_int_equal(ur_pool_enqueue_alloc(&q->pool, f.pool, UR_POOL_DEVICE, size, 0,
                                           (void *const *)waits, count, &memory, (void **)event),
                     UR_RESULT_SUCCESS);
    assert_non_null(memory);
    return memory;
}

static void give(mock_queue_t *q, void *memory, mock_event_t **waits, uint32_t count,
                 mock_event_t **event) {
    assert_int_equal(
        ur_pool_enqueue_free(&q->pool, f.pool, memory, (void *const *)waits, count, (void **)event),
        UR_RESULT_SUCCESS);
}

enum { SMALL = 64 << 10, BIG = 1 << 20 };

static void same_queue_reuses_at_once(void **state) {
    (void)state;
    void *first = take(f.a, 5000, NULL, 0, NULL);
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, first, NULL, 0, NULL);
    int reserves = f.mock.reserves;
    for (int i = 0; i < 100; ++i) {
        void *again = take(f.a, 5000, NULL, 0, NULL);
        assert_ptr_equal(again, first);
        mock_command(f.a, NULL, 0, false, false);
        give(f.a, again, NULL, 0, NULL);
    }
    assert_int_equal(f.mock.signals, 0); /* no event was made */
    assert_int_equal(f.mock.waits, 0);
    assert_int_equal(f.mock.reserves, reserves);
    /* Other sizes too: what is free is merged and cut. */
    void *large = take(f.a, 60000, NULL, 0, NULL);
    assert_int_equal(f.mock.reserves, reserves);
    assert_int_equal(f.mock.signals, 0);
    give(f.a, large, NULL, 0, NULL);
}

static void other_queue_does_not_get_pending_memory_for_nothing(void **state) {
    (void)state;
    f.mock.reserve_cost = 10; /* new memory is the cheaper way */
    void *first = take(f.a, SMALL, NULL, 0, NULL);
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, first, NULL, 0, NULL);
    void *second = take(f.b, SMALL, NULL, 0, NULL);
    assert_ptr_not_equal(first, second);
    assert_int_equal(f.mock.waits, 0);
    give(f.b, second, NULL, 0, NULL);
}

static void ancestors_are_free(void **state) {
    (void)state;
    void *first = take(f.a, BIG, NULL, 0, NULL);
    mock_command(f.a, NULL, 0, false, false);
    mock_event_t *freed = NULL;
    give(f.a, first, NULL, 0, &freed);
    /* Through another queue's command, and one more. */
    mock_event_t *middle = mock_command(f.out, (void *[]){freed}, 1, false, true);
    mock_event_t *last = mock_command(f.out, (void *[]){middle}, 1, false, true);
    int reserves = f.mock.reserves;
    int signals = f.mock.signals;
    void *second = take(f.b, BIG, &last, 1, NULL);
    assert_ptr_equal(first, second);
    assert_int_equal(f.mock.reserves, reserves);
    assert_int_equal(f.mock.signals, signals);
    give(f.b, second, NULL, 0, NULL);
    mock_drop(freed);
    mock_drop(middle);
    mock_drop(last);
}

static void ancestors_are_free_out_of_order(void **state) {
    (void)state;
    mock_event_t *made = NULL, *freed = NULL, *again = NULL;
    void *first = take(f.out, BIG, NULL, 0, &made);
    mock_event_t *kernel = mock_command(f.out, (void *[]){made}, 1, false, true);
    give(f.out, first, &kernel, 1, &freed);
    assert_ptr_not_equal(freed, kernel); /* the free's own, though it says no more */
    assert_true(mock_ordered(&f.mock, kernel->id, freed->id));
    mock_event_t *next = mock_command(f.out, (void *[]){freed}, 1, false, true);
    void *second = take(f.out, BIG, &next, 1, &again);
    assert_ptr_equal(first, second);
    assert_ptr_not_equal(again, next);
    assert_true(mock_ordered(&f.mock, next->id, again->id));
    give(f.out, second, &again, 1, NULL);
    mock_drop(made);
    mock_drop(kernel);
    mock_drop(freed);
    mock_drop(next);
    mock_drop(again);
}

static void complete_memory_is_free_for_all(void **state) {
    (void)state;
    void *first = take(f.a, BIG, NULL, 0, NULL);
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, first, NULL, 0, NULL);
    mock_finish(f.a);
    int reserves = f.mock.reserves;
    void *second = take(f.out, BIG, NULL, 0, NULL);
    assert_ptr_equal(first, second);
    assert_int_equal(f.mock.reserves, reserves);
    give(f.out, second, NULL, 0, NULL);
}

static void a_free_never_waited_for_returns_its_memory(void **state) {
    (void)state;
    f.mock.reserve_cost = 10;
    void *first = take(f.a, SMALL, NULL, 0, NULL);
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, first, NULL, 0, NULL);
    void *second = take(f.b, SMALL, NULL, 0, NULL); /* leaves a mark behind on a */
    mock_run_all(&f.mock);
    int reserves = f.mock.reserves;
    void *third = take(f.b, SMALL, NULL, 0, NULL);
    assert_ptr_equal(third, first);
    assert_int_equal(f.mock.reserves, reserves);
    give(f.b, second, NULL, 0, NULL);
    give(f.b, third, NULL, 0, NULL);
    mock_run_all(&f.mock);
    ur_pool_trim(f.pool, 0);
    mock_run_all(&f.mock);
    ur_pool_trim(f.pool, 0);
    assert_int_equal(f.mock.held, 0);
}

static void pending_memory_is_waited_for_where_that_is_sooner(void **state) {
    (void)state;
    f.mock.reserve_cost = 100000000;
    void *first = take(f.a, BIG, NULL, 0, NULL);
    mock_event_t *kernel = mock_command(f.a, NULL, 0, false, true);
    give(f.a, first, NULL, 0, NULL);
    int reserves = f.mock.reserves;
    void *second = take(f.b, BIG, NULL, 0, NULL);
    assert_ptr_equal(second, first);
    assert_int_equal(f.mock.reserves, reserves);
    assert_int_equal(f.mock.waits, 1);
    mock_event_t *user = mock_command(f.b, NULL, 0, false, true);
    assert_true(mock_ordered(&f.mock, kernel->id, user->id));
    assert_false(atomic_load(&kernel->done)); /* the host did not wait */
    give(f.b, second, NULL, 0, NULL);
    mock_drop(kernel);
    mock_drop(user);
}

/* A command that waits for `wait`, of whose order nothing is known if `unknown`. */
static mock_event_t *behind(mock_queue_t *q, mock_event_t *wait, bool unknown, bool barrier) {
    f.mock.no_stamps = unknown;
    mock_event_t *command = mock_command(q, (void *const *)&wait, 1, barrier, true);
    f.mock.no_stamps = false;
    return command;
}

/* Nobody is made to wait for what may never come, however many commands lie between. */
static void nothing_waits_behind_an_event_of_unknown_order(void **state) {
    enum { IN_ORDER, OUT_OF_ORDER, THROUGH_OUT_OF_ORDER, THROUGH_IN_ORDER, BARRIER, WAYS };
    for (int turn = 0; turn < 2 * WAYS; ++turn) {
        int way = turn / 2;
        bool unknown = turn % 2, ordered = way == IN_ORDER || way == THROUGH_OUT_OF_ORDER;
        if (turn) {
            teardown(state);
            setup(state);
        }
        f.mock.reserve_cost = 100000000;
        mock_queue_t *first = way == IN_ORDER || way == THROUGH_IN_ORDER ? f.a : f.out;
        mock_queue_t *own = ordered ? f.a : f.out, *foreign = mock_queue(&f.mock, true);
        mock_event_t *never = mock_command(foreign, NULL, 0, false, true);
        void *memory = take(own, BIG, NULL, 0, NULL), *taken = NULL;
        mock_event_t *kernel = behind(first, never, unknown, way == BARRIER), *freed = NULL,
                     *more = NULL;
        if (first != own) {
            more = behind(own, kernel, false, false);
        } else if (way == BARRIER) {
            more = mock_command(own, NULL, 0, false, true);
        }
        mock_event_t *last = more ? more : kernel;
        give(own, memory, ordered ? NULL : &last, ordered ? 0 : 1, ordered ? NULL : &freed);
        taken = take(f.b, BIG, NULL, 0, NULL);
        assert_int_equal(taken == memory, !unknown);
        assert_int_equal(f.mock.waits, !unknown);
        give(f.b, taken, NULL, 0, NULL);
        mock_run_all(&f.mock);
        mock_drop(never);
        mock_drop(kernel);
        if (more) {
            mock_drop(more);
        }
        if (freed) {
            mock_drop(freed);
        }
    }
}

static void pending_memory_and_the_signal_event(void **state) {
    (void)state;
    f.mock.reserve_cost = 100000000;
    void *first = take(f.a, BIG, NULL, 0, NULL);
    mock_event_t *kernel = mock_command(f.a, NULL, 0, false, true);
    give(f.a, first, NULL, 0, NULL);
    int reserves = f.mock.reserves;
    void *fresh = take(f.out, BIG, NULL, 0, NULL); /* nothing could wait */
    assert_ptr_not_equal(fresh, first);
    assert_int_equal(f.mock.reserves, reserves + 1);
    mock_event_t *event = NULL;
    void *second = take(f.out, BIG, NULL, 0, &event);
    assert_ptr_equal(second, first);
    assert_true(mock_ordered(&f.mock, kernel->id, event->id));
    give(f.out, fresh, NULL, 0, NULL);
    give(f.out, second, &event, 1, NULL);
    mock_drop(event);
    mock_drop(kernel);
}

/* The command type and the times of an event are those of its own command. */
static void single_event_is_not_handed_back(void **state) {
    (void)state;
    void *memory = take(f.a, 1000, NULL, 0, NULL);
    mock_event_t *other = mock_command(f.b, NULL, 0, false, true);
    mock_event_t *kernel = mock_command(f.a, NULL, 0, false, true);
    mock_event_t *freed = NULL;
    give(f.a, memory, &other, 1, &freed);
    assert_ptr_not_equal(freed, other);
    assert_true(mock_ordered(&f.mock, kernel->id, freed->id));
    assert_true(mock_ordered(&f.mock, other->id, freed->id));
    mock_event_t *newest = mock_command(f.a, NULL, 0, false, true);
    mock_event_t *made = NULL, *ended = NULL;
    void *again = take(f.a, 1000, &newest, 1, &made);
    assert_ptr_not_equal(made, newest);
    assert_int_equal(made->kind, UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP);
    give(f.a, again, &made, 1, &ended);
    assert_ptr_not_equal(ended, made);
    assert_int_equal(ended->kind, UR_COMMAND_ENQUEUE_USM_FREE_EXP);
    mock_drop(other);
    mock_drop(kernel);
    mock_drop(freed);
    mock_drop(newest);
    mock_drop(made);
    mock_drop(ended);
}

static void both_kinds_of_free(void **state) {
    (void)state;
    void *memory = take(f.a, 1000, NULL, 0, NULL);
    assert_int_equal(ur_pool_free(f.mock.space, memory, NULL), UR_FREED_POOL);
    assert_int_equal(ur_pool_free(f.mock.space, memory, NULL), UR_FREED_NONE);

    void *plain = NULL;
    assert_int_equal(mock_backend.reserve(&f.mock, &f.mock, UR_POOL_SHARED, 65536, 256, 0, &plain),
                     0);
    assert_int_equal(ur_pool_track(f.mock.space, plain, 65536, UR_POOL_SHARED, &f.mock, NULL), 0);
    size_t held = f.mock.held;
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, plain, NULL, 0, NULL);
    assert_int_equal(f.mock.held, held); /* its kernel may still run */
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, NULL, plain, NULL, 0, NULL),
                     UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    mock_run_all(&f.mock);
    ur_pool_reap(f.mock.space);
    assert_int_equal(f.mock.held, held - 65536);
}

static void limits_and_counters(void **state) {
    (void)state;
    struct ur_pool_config config = {.max_size = 1 << 20, .max_poolable = 300000};
    struct ur_pool *pool = NULL;
    assert_int_equal(ur_pool_create(f.mock.space, &config, &pool), 0);
    void *memory[4] = {0};
    for (int i = 0; i < 3; ++i) {
        assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 200000, 0, NULL, 0,
                                               &memory[i], NULL),
                         0);
    }
    struct ur_pool_stats stats;
    ur_pool_get_stats(pool, &stats);
    assert_int_equal(stats.used, 600000);
    assert_true(stats.reserved >= stats.used && stats.reserved <= 1 << 20);
    assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 600000, 0, NULL, 0,
                                           &memory[3], NULL),
                     UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    assert_null(memory[3]);
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory[0], NULL, 0, NULL), 0);
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory[1], NULL, 0, NULL), 0);
    /* Larger than the pool keeps: back to the driver when it is complete. */
    mock_run_all(&f.mock);
    ur_pool_trim(pool, 0);
    mock_run_all(&f.mock);
    ur_pool_trim(pool, 0);
    size_t held = f.mock.held;
    assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 400000, 0, NULL, 0,
                                           &memory[3], NULL),
                     0);
    assert_true(f.mock.held >= held + 400000);
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory[3], NULL, 0, NULL), 0);
    mock_finish(f.a);
    assert_int_equal(f.mock.held, held);
    ur_pool_get_stats(pool, &stats);
    assert_int_equal(stats.used, 200000);
    assert_true(stats.used_high >= 600000);
    ur_pool_reset_high(pool, true, true);
    ur_pool_get_stats(pool, &stats);
    assert_int_equal(stats.used_high, 200000);
    assert_int_equal(ur_pool_set_max_size(pool, 1000), UR_RESULT_ERROR_INVALID_VALUE);
    /* Released with an allocation live: that stays valid, and its free ends the pool. */
    ur_pool_release(pool);
    memset(memory[2], 1, 200000);
    struct ur_pool_memory found;
    assert_true(ur_pool_find(f.mock.space, memory[2], &found));
    assert_null(found.pool);
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, NULL, memory[2], NULL, 0, NULL), 0);
    mock_finish(f.a);
    ur_pool_reap(f.mock.space);
    assert_int_equal(f.mock.held, 0);
}

/* ---- where the pool may hold no more ---- */

enum { UNIT = 64 << 10, FREED = 4 };

/* A pool of at most 64 units, on a backend that may wait. */
static struct ur_pool *limited(bool parts, size_t scale) {
    memset(&f, 0, sizeof(f));
    f.mock.can_mark = true;
    f.mock.parts = parts;
    mock_init(&f.mock);
    atomic_store(&f.mock.may_wait, true);
    struct ur_pool_config config = {.max_size = scale * 64 * UNIT};
    assert_int_equal(ur_pool_create(f.mock.space, &config, &f.pool), 0);
    f.a = mock_queue(&f.mock, true);
    f.b = mock_queue(&f.mock, true);
    f.out = mock_queue(&f.mock, false);
    return f.pool;
}

/* Four blocks of 15 units, each freed behind a command of another queue; the last one may be stuck.
 */
static mock_event_t *free_behind_work(size_t scale, bool stuck, int *commands) {
    mock_queue_t *queues[FREED] = {f.a, f.b, f.out, mock_queue(&f.mock, true)};
    mock_event_t *held = NULL;
    void *memory[FREED];
    for (int i = 0; i < FREED; ++i) {
        memory[i] = take(f.a, scale * 15 * UNIT, NULL, 0, NULL);
    }
    for (int i = 0; i < FREED; ++i) {
        bool last = i == FREED - 1 && stuck;
        mock_event_t *kernel =
            last ? mock_stuck(queues[i], true) : mock_command(queues[i], NULL, 0, false, true);
        commands[i] = kernel->id;
        give(queues[i], memory[i], queues[i] == f.out ? &kernel : NULL, queues[i] == f.out, NULL);
        if (last) {
            held = kernel;
        } else {
            mock_drop(kernel);
        }
    }
    return held;
}

/* What was freed behind several queues serves as one: the device waits for it where it lies
 * together, and the host where it has to go back to the driver first. */
static void neighbours_serve_as_one(void **state) {
    (void)state;
    for (int way = 0; way < 16; ++way) {
        bool parts = way & 1, unordered = way & 2, plain = way & 4;
        size_t scale = way & 8 ? 1 : 5;
        int commands[FREED];
        mock_event_t *event = NULL, *user = NULL;
        void *large = NULL;
        limited(parts, scale);
        free_behind_work(scale, false, commands);
        size_t size = scale * 50 * UNIT;
        if (plain) {
            assert_int_equal(ur_pool_alloc(f.pool, &f.mock, UR_POOL_DEVICE, size, 0, &large), 0);
        } else if (unordered) {
            large = take(f.out, size, NULL, 0, &event);
            user = mock_command(f.out, (void **)&event, 1, false, true);
        } else {
            large = take(f.a, size, NULL, 0, NULL);
            user = mock_command(f.a, NULL, 0, false, true);
        }
        bool waited = f.mock.pauses || atomic_load(&f.mock.commands[commands[0]]->done);
        assert_int_equal(waited, !parts || plain);
        for (int i = 0; i < FREED; ++i) {
            assert_true(user ? mock_ordered(&f.mock, commands[i], user->id)
                             : atomic_load(&f.mock.commands[commands[i]]->done));
        }
        assert_true(f.mock.held_high <= scale * 64 * UNIT);
        if (event) {
            mock_drop(event);
        }
        if (user) {
            mock_drop(user);
        }
        assert_int_equal(ur_pool_free(f.mock.space, large, NULL), UR_FREED_POOL);
        teardown(state);
    }
    memset(&f, 0, sizeof(f));
}

/* Nobody waits for a command that does not end, unless nothing else would do; and not even then for
 * ever, if it may be the program that does not end it. */
static void stuck_work_is_done_without(void **state) {
    (void)state;
    for (int way = 0; way < 8; ++way) {
        bool parts = way & 1, task = way & 2, plain = way & 4;
        int commands[FREED];
        limited(parts, 1);
        mock_event_t *held = free_behind_work(1, true, commands);
        if (task) {
            ur_pool_task_given(); /* anything may be behind code of the program */
        }
        void *large = NULL, *all = NULL;
        ur_result_t result =
            plain ? ur_pool_alloc(f.pool, &f.mock, UR_POOL_DEVICE, 45 * UNIT, 0, &large)
                  : ur_pool_enqueue_alloc(&f.a->pool, f.pool, UR_POOL_DEVICE, 45 * UNIT, 0, NULL, 0,
                                          &large, NULL);
        assert_int_equal(result, UR_RESULT_SUCCESS);
        assert_int_equal(f.mock.gave_in, 0);
        mock_event_t *user = mock_command(f.a, NULL, 0, false, true);
        assert_false(mock_ordered(&f.mock, held->id, user->id));
        mock_drop(user);
        give(f.a, large, NULL, 0, NULL);
        /* All of it. */
        f.mock.pause_cost = 100000000; /* less than ends the patience for the held command */
        result = plain ? ur_pool_alloc(f.pool, &f.mock, UR_POOL_DEVICE, 60 * UNIT, 0, &all)
                       : ur_pool_enqueue_alloc(&f.b->pool, f.pool, UR_POOL_DEVICE, 60 * UNIT, 0,
                                               NULL, 0, &all, NULL);
        bool ordered = parts && !plain;
        assert_int_equal(result, task && !ordered ? UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY
                                                  : UR_RESULT_SUCCESS);
        assert_int_equal(f.mock.gave_in,
                         !task && !ordered); /* a device's own work ends some time */
        if (task) {
            ur_pool_task_ended();
        }
        mock_let_go(held);
        mock_drop(held);
        if (all) {
            give(f.b, all, NULL, 0, NULL);
        }
        all = take(f.a, 60 * UNIT, NULL, 0, NULL);
        give(f.a, all, NULL, 0, NULL);
        teardown(state);
    }
    memset(&f, 0, sizeof(f));
}

/* What may be behind code of the program is waited for by what gets done, not by the clock: a
 * machine that stood still has not shown that nothing comes. */
static void a_machine_that_stands_still_is_waited_for(void **state) {
    (void)state;
    for (int plain = 0; plain < 2; ++plain) {
        int commands[FREED];
        void *all = NULL;
        limited(false, 1);
        mock_event_t *held = free_behind_work(1, true, commands);
        ur_pool_task_given();
        f.mock.pause_cost = 10000000000;
        f.mock.stands_still = true;
        ur_result_t result =
            plain ? ur_pool_alloc(f.pool, &f.mock, UR_POOL_DEVICE, 60 * UNIT, 0, &all)
                  : ur_pool_enqueue_alloc(&f.b->pool, f.pool, UR_POOL_DEVICE, 60 * UNIT, 0, NULL, 0,
                                          &all, NULL);
        assert_int_equal(result, UR_RESULT_SUCCESS);
        assert_int_equal(f.mock.gave_in, 1); /* the command took that long */
        ur_pool_task_ended();
        mock_drop(held);
        give(f.b, all, NULL, 0, NULL);
        teardown(state);
    }
    memset(&f, 0, sizeof(f));
}

/* Sizes that no class has, and limits that are no multiple of what the driver gives at a time. */
static void the_last_byte_is_had(void **state) {
    (void)state;
    for (int parts = 0; parts < 2; ++parts) {
        for (size_t scale = 1; scale <= 100; scale *= 100) {
            limited(parts, 1);
            struct ur_pool_config config = {.max_size = 1000000 * scale};
            struct ur_pool *odd = NULL;
            assert_int_equal(ur_pool_create(f.mock.space, &config, &odd), 0);
            for (int i = 0; i < 3; ++i) {
                void *first = NULL, *second = NULL;
                size_t size = i == 1 ? 999900 * scale : 700 * scale;
                assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, odd, UR_POOL_DEVICE, size, 0,
                                                       NULL, 0, &first, NULL),
                                 0);
                if (i == 2) {
                    assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, odd, UR_POOL_DEVICE,
                                                           900000 * scale, 0, NULL, 0, &second,
                                                           NULL),
                                     0);
                    mock_command(f.a, NULL, 0, false, false);
                    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, odd, second, NULL, 0, NULL),
                                     0);
                }
                mock_command(f.a, NULL, 0, false, false);
                assert_int_equal(ur_pool_enqueue_free(&f.a->pool, odd, first, NULL, 0, NULL), 0);
            }
            ur_pool_release(odd);
            teardown(state);
        }
    }
    memset(&f, 0, sizeof(f));
}

/* What is taken next to what there is needs only what is missing. */
static void the_end_is_continued(void **state) {
    (void)state;
    for (int pending = 0; pending < 2; ++pending) {
        limited(true, 1);
        void *memory[FREED], *large = NULL, *base = NULL;
        struct ur_pool_config config = {.max_size = 17 * UNIT};
        struct ur_pool *odd = NULL;
        assert_int_equal(ur_pool_create(f.mock.space, &config, &odd), 0);
        assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, odd, UR_POOL_DEVICE, 7 * UNIT, 0, NULL,
                                               0, &base, NULL),
                         0);
        for (int i = 0; i < FREED; ++i) { /* a little more than 7 units in three of them */
            assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, odd, UR_POOL_DEVICE, 153600, 0, NULL,
                                                   0, &memory[i], NULL),
                             0);
        }
        for (int i = 1; i < FREED; ++i) {
            mock_command(f.b, NULL, 0, false, false);
            assert_int_equal(ur_pool_enqueue_free(pending ? &f.b->pool : &f.a->pool, odd, memory[i],
                                                  NULL, 0, NULL),
                             0);
        }
        assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, odd, UR_POOL_DEVICE, 499500, 0, NULL, 0,
                                               &large, NULL),
                         0);
        assert_int_equal(ur_pool_enqueue_free(&f.a->pool, odd, large, NULL, 0, NULL), 0);
        assert_int_equal(ur_pool_enqueue_free(&f.a->pool, odd, memory[0], NULL, 0, NULL), 0);
        assert_true(f.mock.held_high <= 17 * UNIT);
        assert_int_equal(ur_pool_enqueue_free(&f.a->pool, odd, base, NULL, 0, NULL), 0);
        ur_pool_release(odd);
        teardown(state);
    }
    memset(&f, 0, sizeof(f));
}

/* What only goes back whole is neither rounded up nor cut up where that would be missing. */
static void nothing_is_left_over(void **state) {
    (void)state;
    for (size_t scale = 1; scale <= 100; scale *= 100) {
        limited(false, 1);
        size_t unit = (10 << 10) * scale;
        struct ur_pool_config config = {.max_size = 64 * unit};
        struct ur_pool *odd = NULL;
        assert_int_equal(ur_pool_create(f.mock.space, &config, &odd), 0);
        for (int round = 0; round < 3; ++round) {
            void *memory[FREED], *large = NULL, *little = NULL;
            for (int i = 0; i < FREED; ++i) {
                assert_int_equal(
                    ur_pool_alloc(odd, &f.mock, UR_POOL_DEVICE, 15 * unit, 0, &memory[i]), 0);
            }
            for (int i = 0; i < FREED; ++i) {
                assert_int_equal(ur_pool_free(f.mock.space, memory[i], NULL), UR_FREED_POOL);
            }
            assert_int_equal(ur_pool_alloc(odd, &f.mock, UR_POOL_DEVICE, 50 * unit, 0, &large), 0);
            assert_int_equal(ur_pool_free(f.mock.space, large, NULL), UR_FREED_POOL);
            /* A small one does not keep all of it from going back. */
            assert_int_equal(ur_pool_alloc(odd, &f.mock, UR_POOL_DEVICE, 300, 0, &little), 0);
            assert_int_equal(ur_pool_alloc(odd, &f.mock, UR_POOL_DEVICE, 56 * unit, 0, &large), 0);
            assert_int_equal(ur_pool_free(f.mock.space, large, NULL), UR_FREED_POOL);
            assert_int_equal(ur_pool_free(f.mock.space, little, NULL), UR_FREED_POOL);
        }
        ur_pool_release(odd);
        teardown(state);
    }
    memset(&f, 0, sizeof(f));
}

static void a_lower_limit_waits_for_frees(void **state) {
    (void)state;
    limited(false, 1);
    void *memory = take(f.a, 40 * UNIT, NULL, 0, NULL);
    assert_int_equal(ur_pool_set_max_size(f.pool, 20 * UNIT), UR_RESULT_ERROR_INVALID_VALUE);
    mock_command(f.a, NULL, 0, false, false);
    give(f.a, memory, NULL, 0, NULL);
    assert_int_equal(ur_pool_set_max_size(f.pool, 20 * UNIT), UR_RESULT_SUCCESS);
    assert_int_equal(f.mock.held, 0);
    teardown(state);
    memset(&f, 0, sizeof(f));
}

static void threshold_gives_back(void **state) {
    (void)state;
    void *memory = take(f.a, BIG, NULL, 0, NULL);
    give(f.a, memory, NULL, 0, NULL);
    mock_finish(f.a);
    assert_true(f.mock.held >= BIG); /* by default everything is kept */
    ur_pool_set_threshold(f.pool, 0);
    assert_int_equal(f.mock.held, 0);
    memory = take(f.a, BIG, NULL, 0, NULL);
    give(f.a, memory, NULL, 0, NULL);
    mock_finish(f.a);
    assert_int_equal(f.mock.held, 0);
}

static void memory_of_the_user(void **state) {
    (void)state;
    static char buffer[100000];
    struct ur_pool_config config = {.device = &f.mock,
                                    .memory = buffer,
                                    .memory_size = sizeof(buffer),
                                    .memory_type = UR_POOL_DEVICE};
    struct ur_pool *pool = NULL, *second = NULL;
    assert_int_equal(ur_pool_create(f.mock.space, &config, &pool), 0);
    assert_int_equal(ur_pool_create(f.mock.space, &config, &second), UR_RESULT_ERROR_INVALID_VALUE);
    char *memory = NULL;
    assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 90000, 0, NULL, 0,
                                           (void **)&memory, NULL),
                     0);
    assert_true(memory >= buffer && memory + 90000 <= buffer + sizeof(buffer));
    void *more = NULL;
    assert_int_equal(
        ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 90000, 0, NULL, 0, &more, NULL),
        UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory, NULL, 0, NULL), 0);
    assert_int_equal(f.mock.reserves, 0);
    ur_pool_release(pool);
}

/* More of them than are looked at in vain, and each by another way to its end. */
static void many_released_pools_end_each_with_its_last_free(void **state) {
    (void)state;
    enum { POOLS = 40 };
    void *memory[POOLS];
    for (int i = 0; i < POOLS; ++i) {
        struct ur_pool *pool = NULL;
        assert_int_equal(ur_pool_create(f.mock.space, &(struct ur_pool_config){0}, &pool), 0);
        assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 1000, 0, NULL, 0,
                                               &memory[i], NULL),
                         0);
        ur_pool_release(pool);
    }
    size_t held = f.mock.held;
    for (int i = 0; i < POOLS / 2; ++i) { /* complete at once */
        assert_int_equal(ur_pool_free(f.mock.space, memory[i], NULL), UR_FREED_POOL);
        assert_int_equal(f.mock.held, held -= held / (size_t)(POOLS - i));
    }
    (void)mock_command(f.a, NULL, 0, false, false);
    for (int i = POOLS / 2; i < POOLS; ++i) {
        assert_int_equal(ur_pool_enqueue_free(&f.a->pool, NULL, memory[i], NULL, 0, NULL), 0);
    }
    assert_int_equal(f.mock.held, held);
    mock_finish(f.a);
    assert_int_equal(f.mock.held, 0);
}

static void memory_that_is_tracked(void **state) {
    (void)state;
    static _Alignas(256) char buffer[100000];
    struct ur_pool_memory found;
    assert_int_equal(
        ur_pool_track(f.mock.space, buffer, sizeof(buffer), UR_POOL_DEVICE, &f.mock, NULL), 0);
    struct ur_pool_config config = {.device = &f.mock,
                                    .memory = buffer,
                                    .memory_size = sizeof(buffer),
                                    .memory_type = UR_POOL_DEVICE};
    struct ur_pool *pool = NULL, *second = NULL;
    assert_int_equal(ur_pool_create(f.mock.space, &config, &pool), 0);
    assert_int_equal(ur_pool_create(f.mock.space, &config, &second), UR_RESULT_ERROR_INVALID_VALUE);
    char *memory = NULL;
    assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 90000, 0, NULL, 0,
                                           (void **)&memory, NULL),
                     0);
    assert_true(memory > buffer && memory + 90000 <= buffer + sizeof(buffer));
    assert_true(ur_pool_find(f.mock.space, memory + 1, &found));
    assert_ptr_equal(found.base, memory);
    assert_true(ur_pool_find(f.mock.space, buffer, &found));
    assert_int_equal(found.size, sizeof(buffer));
    assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory, NULL, 0, NULL), 0);
    mock_finish(f.a);
    ur_pool_release(pool);
    assert_int_equal(ur_pool_free(f.mock.space, buffer, &found), UR_FREED_PLAIN);
    assert_ptr_equal(found.base, buffer);
}

static void zero_initialised(void **state) {
    (void)state;
    struct ur_pool_config config = {.flags = UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK};
    struct ur_pool *pool = NULL;
    assert_int_equal(ur_pool_create(f.mock.space, &config, &pool), 0);
    for (int i = 0; i < 3; ++i) {
        char *memory = NULL;
        assert_int_equal(ur_pool_enqueue_alloc(&f.a->pool, pool, UR_POOL_DEVICE, 3000, 0, NULL, 0,
                                               (void **)&memory, NULL),
                         0);
        for (int k = 0; k < 3000; ++k) {
            assert_int_equal(memory[k], 0);
        }
        memset(memory, 7, 3000);
        assert_int_equal(ur_pool_enqueue_free(&f.a->pool, pool, memory, NULL, 0, NULL), 0);
    }
    assert_int_equal(f.mock.zeroes, 3);
    ur_pool_release(pool);
}

static void pairs_cost_the_same_for_ever(void **state) {
    (void)state;
    size_t size = 1;
    for (int i = 0; i < 200000; ++i) {
        size = size * 7 % 99991 + 1;
        give(f.a, take(f.a, size, NULL, 0, NULL), NULL, 0, NULL);
    }
    assert_int_equal(f.mock.signals, 0);
    assert_true(f.mock.reserves < 20);
    assert_true(f.mock.held_high <= 1 << 20);
}

/* A driver that takes parts back: what is held follows what is in use, though blocks that live are
 * scattered. */
static void holes_go_back(void **state) {
    (void)state;
    static mock_t mock;
    mock.parts = true;
    mock_init(&mock);
    struct ur_pool_config config = {0};
    struct ur_pool *pool = NULL;
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    mock_queue_t *q = mock_queue(&mock, true);
    enum { BLOCKS = 64 };
    void *memory[BLOCKS];
    for (int i = 0; i < BLOCKS; ++i) {
        assert_int_equal(ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 256 << 10, 0, NULL,
                                               0, &memory[i], NULL),
                         0);
        memset(memory[i], i, 256 << 10);
    }
    struct ur_heap *heap = atomic_load(&pool->heaps);
    assert_null(heap->segments->next); /* one range that has grown */
    for (int i = 0; i < BLOCKS; i += 2) {
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory[i], NULL, 0, NULL), 0);
    }
    mock_finish(q);
    ur_pool_trim(pool, 0);
    ur_heap_verify(heap);
    assert_int_equal(mock.held, (size_t)BLOCKS / 2 * (256 << 10));
    for (int i = 1; i < BLOCKS; i += 2) {
        assert_int_equal(*((unsigned char *)memory[i] + 1000), i);
    }
    void *large = NULL;
    assert_int_equal(
        ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, 2 << 20, 0, NULL, 0, &large, NULL),
        0);
    memset(large, 1, 2 << 20);
    ur_heap_verify(heap);
    assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, large, NULL, 0, NULL), 0);
    for (int i = 1; i < BLOCKS; i += 2) {
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, memory[i], NULL, 0, NULL), 0);
    }
    mock_finish(q);
    ur_pool_trim(pool, 0);
    assert_int_equal(mock.held, 0);
    ur_pool_release(pool);
    mock_fini(&mock);
}

/* What is small and stays keeps nothing from going back that was large and is gone. */
static void small_ones_keep_little(void **state) {
    (void)state;
    static mock_t mock;
    mock.parts = true;
    mock_init(&mock);
    struct ur_pool_config config = {0};
    struct ur_pool *pool = NULL;
    assert_int_equal(ur_pool_create(mock.space, &config, &pool), 0);
    mock_queue_t *q = mock_queue(&mock, true);
    enum { BLOCKS = 64, LARGE = 100000, TINY = 300 };
    void *large[BLOCKS], *small[BLOCKS];
    for (int i = 0; i < BLOCKS; ++i) {
        assert_int_equal(ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, LARGE, 0, NULL, 0,
                                               &large[i], NULL),
                         0);
        void *queueless = NULL;
        if (i % 2) {
            assert_int_equal(ur_pool_alloc(pool, &mock, UR_POOL_DEVICE, TINY, 0, &queueless), 0);
        } else {
            assert_int_equal(ur_pool_enqueue_alloc(&q->pool, pool, UR_POOL_DEVICE, TINY, 0, NULL, 0,
                                                   &queueless, NULL),
                             0);
        }
        small[i] = queueless;
    }
    for (int i = 0; i < BLOCKS; ++i) {
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, large[i], NULL, 0, NULL), 0);
    }
    mock_finish(q);
    ur_pool_trim(pool, 0);
    assert_int_equal(mock.held, MOCK_UNIT);
    for (struct ur_heap *heap = atomic_load(&pool->heaps); heap; heap = heap->next) {
        ur_heap_verify(heap);
    }
    for (int i = 0; i < BLOCKS; ++i) {
        assert_int_equal(ur_pool_enqueue_free(&q->pool, pool, small[i], NULL, 0, NULL), 0);
    }
    mock_finish(q);
    ur_pool_trim(pool, 0);
    assert_int_equal(mock.held, 0);
    ur_pool_release(pool);
    mock_fini(&mock);
}

int main(void) {
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
    const struct CMUnitTest tests[] = {
        TEST(same_queue_reuses_at_once),
        TEST(other_queue_does_not_get_pending_memory_for_nothing),
        TEST(ancestors_are_free),
        TEST(ancestors_are_free_out_of_order),
        TEST(complete_memory_is_free_for_all),
        TEST(a_free_never_waited_for_returns_its_memory),
        TEST(pending_memory_is_waited_for_where_that_is_sooner),
        TEST(nothing_waits_behind_an_event_of_unknown_order),
        TEST(pending_memory_and_the_signal_event),
        TEST(single_event_is_not_handed_back),
        TEST(both_kinds_of_free),
        TEST(limits_and_counters),
        TEST(threshold_gives_back),
        TEST(memory_of_the_user),
        TEST(many_released_pools_end_each_with_its_last_free),
        TEST(memory_that_is_tracked),
        TEST(zero_initialised),
        TEST(pairs_cost_the_same_for_ever),
        cmocka_unit_test(holes_go_back),
        cmocka_unit_test(small_ones_keep_little),
        cmocka_unit_test(neighbours_serve_as_one),
        cmocka_unit_test(stuck_work_is_done_without),
        cmocka_unit_test(a_machine_that_stands_still_is_waited_for),
        cmocka_unit_test(the_last_byte_is_had),
        cmocka_unit_test(a_lower_limit_waits_for_frees),
        cmocka_unit_test(nothing_is_left_over),
        cmocka_unit_test(the_end_is_continued),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
