/* User events: what the host completes. */
#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <time.h>

#include "conf.h"
#include "ur_user_event.h"

enum { SIZE = 1 << 16 };
#define OUT_OF_ORDER UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
#define FAILED UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS

/* Those that the test has, complete when a check fails, before queues that were made before them
 * are finished. */
static ur_event_handle_t live[1024];
static uint32_t live_count;

static void end(void *unused) {
    (void)unused;
    for (uint32_t i = 0; i < live_count; ++i) {
        (void)urEventSetStatusExp(live[i], UR_EVENT_STATUS_COMPLETE);
    }
}

static void release(void *unused) {
    (void)unused;
    while (live_count) {
        (void)urEventRelease(live[--live_count]);
    }
}

static ur_event_handle_t user_event(void) {
    ur_event_handle_t event = NULL;
    CHECK(live_count < CONF_COUNT(live));
    UR(urEventCreateUserExp(conf.context, &event));
    CHECK(event != NULL);
    live[live_count++] = event;
    if (live_count == 1) {
        conf_defer_settled(end, release, NULL);
    }
    return event;
}

/* The test releases it. */
static void forget(ur_event_handle_t event) {
    for (uint32_t i = 0; i < live_count; ++i) {
        if (live[i] == event) {
            live[i] = live[--live_count];
            return;
        }
    }
    FAIL("the event is not one of the test's");
}

static void complete(ur_event_handle_t event) {
    UR(urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

static bool is_over(ur_event_handle_t event) {
    ur_event_status_t status = status_of(event);
    return status == UR_EVENT_STATUS_COMPLETE || status == UR_EVENT_STATUS_ERROR;
}

static ur_event_handle_t fill(ur_queue_handle_t queue, ur_mem_handle_t mem, unsigned char value,
                              uint32_t count, const ur_event_handle_t *waits) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, count, waits, &event));
    return conf_event(event);
}

static void is_filled(ur_queue_handle_t queue, ur_mem_handle_t mem, unsigned char value) {
    unsigned char *out = conf_alloc(SIZE);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, SIZE, out, 0, NULL, NULL));
    for (size_t i = 0; i < SIZE; ++i) {
        CHECK_MSG(out[i] == value, "byte %zu is %u, expected %u", i, out[i], value);
    }
}

static void pause_ms(long ms) {
    nanosleep(&(struct timespec){.tv_nsec = ms * 1000000}, NULL);
}

/* ---- the event ------------------------------------------------------------------------------- */

TEST(info) {
    ur_event_handle_t event = user_event();
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_SUBMITTED);
    uint32_t references = 0;
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references, NULL));
    CHECK(references >= 1);
    ur_context_handle_t context = NULL;
    UR(urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    uint64_t time;
    UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
          urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, NULL));
    ur_native_handle_t native;
    (void)urEventGetNativeHandle(event, &native); /* returns at once, whether there is one or not */
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_SUBMITTED);
    complete(event);
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
    UR(urEventWait(1, &event));
}

static void *complete_soon(void *event) {
    pause_ms(20);
    return urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE) == UR_RESULT_SUCCESS ? event : NULL;
}

TEST(waits) {
    ur_event_handle_t events[2] = {user_event(), user_event()};
    pthread_t thread;
    void *good = NULL;
    complete(events[1]);
    CHECK_EQ(pthread_create(&thread, NULL, complete_soon, events[0]), 0);
    UR(urEventWait(2, events));
    CHECK_EQ(status_of(events[0]), UR_EVENT_STATUS_COMPLETE);
    pthread_join(thread, &good);
    CHECK(good != NULL);
}

TEST(once) {
    ur_event_handle_t event = user_event();
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION, urEventSetStatusExp(event, UR_EVENT_STATUS_RUNNING));
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
          urEventSetStatusExp(event, (ur_event_status_t)0x7ffffff0));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_SUBMITTED);
    complete(event);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urEventSetStatusExp(event, UR_EVENT_STATUS_ERROR));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
}

TEST(of_commands) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = fill(queue, conf_buffer(SIZE), 1, 0, NULL);
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
    UR(urEventWait(1, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE));
    if (conf_bool(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP)) {
        ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, 0};
        ur_event_handle_t again = NULL, given = user_event();
        ur_event_handle_t user = given;
        UR(urEventCreateExp(conf.context, conf.device, &desc, &again));
        conf_event(again);
        UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urEventSetStatusExp(again, UR_EVENT_STATUS_COMPLETE));
        /* Nor does a command signal what the host completes. */
        UR_IS(UR_RESULT_ERROR_INVALID_EVENT,
              urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &given));
        CHECK_PTR(given, user);
        CHECK_EQ(status_of(user), UR_EVENT_STATUS_SUBMITTED);
    }
}

/* ---- commands behind it ---------------------------------------------------------------------- */

static void commands(ur_queue_flags_t flags) {
    bool beside = conf_runs_beside();
    ur_queue_handle_t queue = conf_queue(flags), other = conf_queue(flags);
    ur_event_handle_t event = user_event();
    ur_mem_handle_t mem = conf_buffer(SIZE), free_one = conf_buffer(SIZE);
    ur_event_handle_t before = fill(queue, mem, 1, 0, NULL);
    UR(urEventWait(1, &before));
    ur_event_handle_t behind = fill(queue, mem, 2, 1, &event), marker = NULL, late = NULL;
    UR(urEnqueueEventsWait(other, 1, &behind, &marker));
    conf_event(marker);
    late = fill(queue, mem, 3, 1, &marker);
    /* What has nothing to do with it runs. */
    ur_queue_handle_t third = conf_queue(0);
    fill(third, free_one, 9, 0, NULL);
    if (beside) {
        is_filled(third, free_one, 9);
    }
    pause_ms(5);
    CHECK(!is_over(behind) && !is_over(marker) && !is_over(late));
    complete(event);
    UR(urEventWait(1, &late));
    CHECK_EQ(status_of(behind), UR_EVENT_STATUS_COMPLETE);
    is_filled(queue, mem, 3);
    is_filled(third, free_one, 9);
    /* It stays complete. */
    behind = fill(queue, mem, 4, 1, &event);
    UR(urEventWait(1, &behind));
    is_filled(queue, mem, 4);
}

TEST(in_order) {
    commands(0);
}

TEST(out_of_order) {
    conf_need_out_of_order();
    commands(OUT_OF_ORDER);
}

TEST(barrier) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(OUT_OF_ORDER);
    ur_event_handle_t event = user_event(), barrier = NULL;
    ur_mem_handle_t mem = conf_buffer(SIZE);
    UR(urEnqueueEventsWaitWithBarrier(queue, 1, &event, &barrier));
    conf_event(barrier);
    ur_event_handle_t behind = fill(queue, mem, 5, 0, NULL);
    pause_ms(5);
    CHECK(!is_over(barrier) && !is_over(behind));
    complete(event);
    UR(urQueueFinish(queue));
    CHECK_EQ(status_of(behind), UR_EVENT_STATUS_COMPLETE);
    is_filled(queue, mem, 5);
}

TEST(blocking) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = user_event();
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *out = conf_alloc(SIZE);
    ur_event_handle_t behind = fill(queue, mem, 6, 1, &event);
    pthread_t thread;
    CHECK_EQ(pthread_create(&thread, NULL, complete_soon, event), 0);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, SIZE, out, 0, NULL, NULL));
    pthread_join(thread, NULL);
    CHECK_EQ(out[SIZE - 1], 6);
    CHECK_EQ(status_of(behind), UR_EVENT_STATUS_COMPLETE);
}

TEST(other_context) {
    if (conf.backend == UR_BACKEND_OPENCL) {
        conf_unsupported("a command of OpenCL waits for events of its own context alone");
    }
    ur_context_handle_t context = conf_new_context();
    ur_queue_handle_t queue = conf_queue_in(context, 0);
    ur_event_handle_t event = user_event(), marker = NULL;
    UR(urEnqueueEventsWait(queue, 1, &event, &marker));
    conf_event(marker);
    pause_ms(5);
    CHECK(!is_over(marker));
    complete(event);
    UR(urEventWait(1, &marker));
    UR(urQueueFinish(queue));
}

TEST(memory) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_beside();
    ur_queue_handle_t queue = conf_queue(conf_has_queue_flag(OUT_OF_ORDER) ? OUT_OF_ORDER : 0);
    ur_queue_handle_t other = conf_queue(0);
    ur_event_handle_t event = user_event(), next = user_event(), filled = NULL, freed = NULL;
    void *memory = NULL, *more = NULL;
    ur_event_handle_t made = NULL;
    unsigned char value = 7, seen = 0;
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, SIZE, NULL, 1, &event, &memory, &made));
    conf_event(made);
    UR(urEnqueueUSMFill(queue, memory, 1, &value, SIZE, 1, &made, &filled));
    conf_event(filled);
    UR(urEnqueueUSMFreeExp(queue, NULL, memory, 1, &next, &freed));
    conf_event(freed);
    CHECK(!is_over(made) && !is_over(freed));
    /* Other memory is had meanwhile, and not that. */
    UR(urEnqueueUSMDeviceAllocExp(other, NULL, SIZE, NULL, 0, NULL, &more, NULL));
    CHECK(more != memory);
    UR(urEnqueueUSMFreeExp(other, NULL, more, 0, NULL, NULL));
    UR(urQueueFinish(other));
    complete(event);
    UR(urEventWait(1, &filled));
    UR(urEnqueueUSMMemcpy(other, true, &seen, (unsigned char *)memory + SIZE - 1, 1, 0, NULL,
                          NULL));
    CHECK_EQ(seen, value);
    CHECK(!is_over(freed));
    complete(next);
    UR(urQueueFinish(queue));
    CHECK_EQ(status_of(freed), UR_EVENT_STATUS_COMPLETE);
}

static void count_one(void *user) {
    atomic_fetch_add((_Atomic int *)user, 1);
}

TEST(host_task) {
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    static _Atomic int calls;
    atomic_store(&calls, 0);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_event_handle_t events[2] = {user_event(), NULL}, done = NULL;
    conf_hold(other, &events[1]);
    UR(urEnqueueHostTaskExp(queue, count_one, &calls, NULL, 2, events, &done));
    conf_event(done);
    conf_let_go();
    UR(urEventWait(1, &events[1]));
    pause_ms(5);
    CHECK_EQ(atomic_load(&calls), 0);
    complete(events[0]);
    UR(urEventWait(1, &done));
    CHECK_EQ(atomic_load(&calls), 1);
}

static void release_buffer(void *buffer) {
    (void)urCommandBufferReleaseExp(buffer);
}

TEST(command_buffer) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = user_event(), run = NULL;
    ur_mem_handle_t mem = conf_buffer(SIZE);
    ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    ur_exp_command_buffer_handle_t buffer = NULL;
    unsigned char value = 8;
    fill(queue, mem, 1, 0, NULL);
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &value, 1, 0, SIZE, 0, NULL, 0, NULL,
                                             NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEnqueueCommandBufferExp(queue, buffer, 1, &event, &run));
    conf_event(run);
    pause_ms(5);
    CHECK(!is_over(run));
    complete(event);
    UR(urEventWait(1, &run));
    is_filled(queue, mem, 8);
}

TEST(queue_released) {
    ur_event_handle_t event = user_event(), behind = NULL;
    ur_mem_handle_t mem = conf_buffer(SIZE);
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0};
    ur_queue_handle_t queue = NULL;
    UR(conf_queue_create(conf.context, &properties, &queue));
    behind = fill(queue, mem, 3, 1, &event);
    UR(urQueueFlush(queue));
    if (conf.backend == UR_BACKEND_OPENCL || conf.backend == UR_BACKEND_LEVEL_ZERO) {
        complete(event); /* the end of a queue waits for its commands */
        UR(urQueueRelease(queue));
    } else {
        UR(urQueueRelease(queue));
        CHECK(!is_over(behind));
        complete(event);
    }
    UR(urEventWait(1, &behind));
    is_filled(conf_queue(0), mem, 3);
}

/* ---- failure --------------------------------------------------------------------------------- */

/* What failed, or behind it. */
static void has_failed(ur_event_handle_t event) {
    UR_IS(FAILED, urEventWait(1, &event));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_ERROR);
}

/* Commands that are taken back where the driver can. */
static void is_not_filled(ur_queue_handle_t queue, ur_mem_handle_t mem) {
    if (conf.backend != UR_BACKEND_OPENCL && conf.backend != UR_BACKEND_LEVEL_ZERO) {
        is_filled(queue, mem, 1);
    }
}

static void failure(ur_queue_flags_t flags) {
    ur_queue_handle_t queue = conf_queue(flags), other = conf_queue(flags), third = conf_queue(0);
    ur_event_handle_t event = user_event(), good = user_event();
    ur_mem_handle_t mem = conf_buffer(SIZE);
    fill(third, mem, 1, 0, NULL);
    UR(urQueueFinish(third));
    ur_event_handle_t both[2] = {good, event}, behind = fill(queue, mem, 2, 2, both), late = NULL;
    UR(urEnqueueEventsWait(other, 1, &behind, &late));
    conf_event(late);
    complete(good);
    UR(urEventSetStatusExp(event, UR_EVENT_STATUS_ERROR));
    has_failed(event);
    has_failed(behind);
    has_failed(late);
    is_not_filled(third, mem);
    /* The queues are as good as ever, once they have told. */
    (void)urQueueFinish(queue);
    (void)urQueueFinish(other);
    ur_event_handle_t again = fill(queue, mem, 4, 0, NULL);
    UR(urEventWait(1, &again));
    UR(urQueueFinish(queue));
    is_filled(queue, mem, 4);
    /* What comes later fails at once, or when it is its turn. */
    ur_event_handle_t never = NULL;
    ur_result_t result = urEnqueueEventsWait(third, 1, &event, &never);
    if (result == UR_RESULT_SUCCESS) {
        has_failed(conf_event(never));
    } else {
        CHECK_EQ(result, FAILED);
    }
    (void)urQueueFinish(third);
}

TEST(failure_in_order) {
    failure(0);
}

TEST(failure_out_of_order) {
    conf_need_out_of_order();
    failure(OUT_OF_ORDER);
}

struct calls {
    _Atomic int count;
    ur_event_handle_t event;
};

static void called(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    struct calls *calls = user;
    (void)status;
    calls->event = event;
    atomic_fetch_add(&calls->count, 1);
}

/* Nobody can complete it any more. */
static void released(bool with_callback) {
    static struct calls calls;
    atomic_store(&calls.count, 0);
    ur_queue_handle_t queue = conf_queue(0), third = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    ur_event_handle_t event = user_event(), behind = NULL;
    fill(third, mem, 1, 0, NULL);
    UR(urQueueFinish(third));
    behind = fill(queue, mem, 2, 1, &event);
    if (with_callback) {
        UR(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, called, &calls));
    }
    UR(urEventRetain(event));
    UR(urEventRelease(event));
    pause_ms(5);
    CHECK(!is_over(behind));
    forget(event);
    UR(urEventRelease(event));
    has_failed(behind);
    is_not_filled(third, mem);
    if (with_callback) {
        conf_wait_count(&calls.count, 1);
    }
    (void)urQueueFinish(queue);
    UR(urQueueFinish(queue));
}

TEST(released_first) {
    released(false);
}

TEST(released_with_callback) {
    released(true);
}

TEST(released_with_memory) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(conf_has_queue_flag(OUT_OF_ORDER) ? OUT_OF_ORDER : 0);
    ur_event_handle_t event = user_event(), freed = NULL;
    void *memory = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, SIZE, NULL, 0, NULL, &memory, NULL));
    UR(urEnqueueUSMFreeExp(queue, NULL, memory, 1, &event, &freed));
    conf_event(freed);
    forget(event);
    UR(urEventRelease(event));
    has_failed(freed);
    (void)urQueueFinish(queue);
}

/* Nobody asks for any of the commands in between. */
static void chain(uint32_t length) {
    ur_queue_handle_t queues[2] = {conf_queue(0), conf_queue(0)};
    ur_event_handle_t event = user_event(), last = event;
    ur_mem_handle_t mem = conf_buffer(SIZE);
    for (uint32_t i = 0; i < length; ++i) {
        ur_event_handle_t next = NULL;
        UR(urEnqueueEventsWait(queues[i % 2], 1, &last, &next));
        if (last != event) {
            UR(urEventRelease(last));
        }
        last = next;
    }
    conf_event(last);
    ur_event_handle_t filled = fill(conf_queue(0), mem, 1, 1, &last);
    UR(urEventSetStatusExp(event, UR_EVENT_STATUS_ERROR));
    has_failed(filled);
    (void)urQueueFinish(queues[0]);
    (void)urQueueFinish(queues[1]);
}

TEST(failure_of_few) {
    chain(2);
}

TEST(failure_of_many) {
    chain(500);
}

TEST(released_after) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    ur_event_handle_t event = user_event();
    ur_event_handle_t behind = fill(queue, mem, 2, 1, &event);
    complete(event);
    forget(event);
    UR(urEventRelease(event));
    UR(urEventWait(1, &behind));
    is_filled(queue, mem, 2);
}

/* ---- callbacks ------------------------------------------------------------------------------- */

TEST(callback) {
    static struct calls calls[2];
    atomic_store(&calls[0].count, 0);
    atomic_store(&calls[1].count, 0);
    ur_event_handle_t event = user_event();
    UR(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, called, &calls[0]));
    pause_ms(5);
    CHECK_EQ(atomic_load(&calls[0].count), 0);
    complete(event);
    conf_wait_count(&calls[0].count, 1);
    CHECK_PTR(calls[0].event, event);
    UR(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, called, &calls[1]));
    conf_wait_count(&calls[1].count, 1);
    pause_ms(5);
    CHECK_EQ(atomic_load(&calls[0].count), 1);
}

static void complete_next(ur_event_handle_t event, ur_execution_info_t status, void *next) {
    (void)event, (void)status;
    (void)urEventSetStatusExp(next, UR_EVENT_STATUS_COMPLETE);
}

TEST(callback_completes) {
    enum { CHAIN = 20 };
    ur_event_handle_t chain[CHAIN];
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    for (int i = 0; i < CHAIN; ++i) {
        chain[i] = user_event();
    }
    for (int i = 0; i + 1 < CHAIN; ++i) {
        UR(urEventSetCallback(chain[i], UR_EXECUTION_INFO_COMPLETE, complete_next, chain[i + 1]));
    }
    ur_event_handle_t behind = fill(queue, mem, 5, 1, &chain[CHAIN - 1]);
    complete(chain[0]);
    UR(urEventWait(1, &behind));
    is_filled(queue, mem, 5);
}

/* ---- many ------------------------------------------------------------------------------------ */

struct crowd {
    ur_event_handle_t *events;
    int first, step, count;
    _Atomic int bad;
};

static void *complete_some(void *argument) {
    struct crowd *crowd = argument;
    for (int i = crowd->first; i < crowd->count; i += crowd->step) {
        if (urEventSetStatusExp(crowd->events[i], UR_EVENT_STATUS_COMPLETE) != UR_RESULT_SUCCESS) {
            atomic_fetch_add(&crowd->bad, 1);
        }
    }
    return NULL;
}

/* Each command waits for an event of its own, and some for that of their neighbour; threads
 * complete them in orders of their own. */
static void many(int count) {
    enum { THREADS = 4, QUEUES = 4 };
    ur_event_handle_t *events = conf_alloc((size_t)count * sizeof(*events));
    ur_event_handle_t *behind = conf_alloc((size_t)count * sizeof(*behind));
    ur_queue_handle_t queues[QUEUES];
    ur_queue_flags_t flags = conf_has_queue_flag(OUT_OF_ORDER) ? OUT_OF_ORDER : 0;
    for (int i = 0; i < QUEUES; ++i) {
        queues[i] = conf_queue(i % 2 ? flags : 0);
    }
    for (int i = 0; i < count; ++i) {
        events[i] = user_event();
    }
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t waits[2] = {events[i], events[(i + 1) % count]};
        UR(urEnqueueEventsWait(queues[i % QUEUES], 1 + (i % 3 == 0), waits, &behind[i]));
    }
    for (int i = 0; i < count; ++i) {
        CHECK(!is_over(behind[i]));
    }
    pthread_t threads[THREADS];
    struct crowd crowd[THREADS];
    for (int i = 0; i < THREADS; ++i) {
        crowd[i] = (struct crowd){events, i, THREADS, count, 0};
        CHECK_EQ(pthread_create(&threads[i], NULL, complete_some, &crowd[i]), 0);
    }
    for (int i = 0; i < THREADS; ++i) {
        pthread_join(threads[i], NULL);
        CHECK_EQ(atomic_load(&crowd[i].bad), 0);
    }
    UR(urEventWait((uint32_t)count, behind));
    for (int i = 0; i < count; ++i) {
        CHECK_EQ(status_of(behind[i]), UR_EVENT_STATUS_COMPLETE);
        UR(urEventRelease(behind[i]));
    }
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
    }
}

struct handover {
    _Atomic(ur_event_handle_t) event; /* to complete; NULL: there is none */
    atomic_bool over;
    atomic_uint failures;
};

static void *complete_each(void *argument) {
    struct handover *handover = argument;
    while (!atomic_load(&handover->over)) {
        ur_event_handle_t event = atomic_exchange(&handover->event, NULL);
        if (event && urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE) != UR_RESULT_SUCCESS) {
            atomic_fetch_add(&handover->failures, 1);
        }
        if (!event) {
            sched_yield(); /* to who waits: on a busy machine each turn would last a time slice */
        }
    }
    return NULL;
}

/* Released by who waited while the call that completed it may not have returned. */
TEST(released_at_once) {
    enum { EVENTS = 2000 };
    struct handover handover = {0};
    pthread_t thread;
    CHECK(pthread_create(&thread, NULL, complete_each, &handover) == 0);
    ur_result_t result = UR_RESULT_SUCCESS;
    for (int i = 0; i < EVENTS && result == UR_RESULT_SUCCESS; ++i) {
        ur_event_handle_t event = NULL;
        result = urEventCreateUserExp(conf.context, &event);
        if (result == UR_RESULT_SUCCESS) {
            atomic_store(&handover.event, event);
            result = urEventWait(1, &event);
            (void)urEventRelease(event);
        }
    }
    atomic_store(&handover.over, true);
    pthread_join(thread, NULL);
    UR(result);
    CHECK_EQ(atomic_load(&handover.failures), 0u);
}

TEST(few_at_once) {
    many(8);
}

TEST(many_at_once) {
    many(800);
}

static const conf_test tests[] = {
    CONF_TEST(info, "urEventCreateUserExp urEventSetStatusExp",
              "makes an event that is submitted until the host completes it"),
    CONF_TEST(waits, "urEventSetStatusExp urEventWait", "wakes who waits for the event"),
    CONF_TEST(once, "urEventSetStatusExp", "gives an event one status, and one of two"),
    CONF_TEST(of_commands, "urEventSetStatusExp urEventCreateUserExp",
              "refuses events of commands, and commands refuse the host's"),
    CONF_TEST(in_order, "urEventCreateUserExp urEventSetStatusExp", "holds back commands in order"),
    CONF_TEST(out_of_order, "urEventCreateUserExp urEventSetStatusExp",
              "holds back commands out of order"),
    CONF_TEST(barrier, "urEventCreateUserExp", "holds back a barrier and what comes behind it"),
    CONF_TEST(blocking, "urEventSetStatusExp", "lets a blocking call go on"),
    CONF_TEST(other_context, "urEventCreateUserExp", "holds back commands of another context"),
    CONF_TEST(memory, "urEventCreateUserExp urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "makes an event behind which memory is allocated and freed"),
    CONF_TEST(host_task, "urEventCreateUserExp urEnqueueHostTaskExp", "holds back host tasks"),
    CONF_TEST(command_buffer, "urEventCreateUserExp urEnqueueCommandBufferExp",
              "holds back the run of a command buffer"),
    CONF_TEST(queue_released, "urEventSetStatusExp", "works after the queue was released"),
    CONF_TEST(failure_in_order, "urEventSetStatusExp", "fails what waits in order"),
    CONF_TEST(failure_out_of_order, "urEventSetStatusExp", "fails what waits out of order"),
    CONF_TEST(failure_of_few, "urEventSetStatusExp", "fails what waits at the end of a chain"),
    CONF_TEST(failure_of_many, "urEventSetStatusExp",
              "fails what waits at the end of a long chain"),
    CONF_TEST(released_first, "urEventCreateUserExp urEventRelease",
              "fails when nobody is left who could complete it"),
    CONF_TEST(released_with_callback, "urEventCreateUserExp urEventSetCallback",
              "fails so also while a callback is set"),
    CONF_TEST(released_with_memory, "urEventCreateUserExp urEnqueueUSMFreeExp",
              "fails so also while memory is freed behind it"),
    CONF_TEST(released_after, "urEventSetStatusExp urEventRelease",
              "is complete for commands also when it was released"),
    CONF_TEST(callback, "urEventSetStatusExp urEventSetCallback",
              "calls back once the event is complete, and at once after"),
    CONF_TEST(callback_completes, "urEventSetStatusExp", "may be called by callbacks"),
    CONF_TEST(released_at_once, "urEventSetStatusExp urEventWait urEventRelease",
              "may still run when who waited releases the event"),
    CONF_TEST(few_at_once, "urEventCreateUserExp urEventSetStatusExp",
              "takes calls from several threads"),
    CONF_TEST(many_at_once, "urEventCreateUserExp urEventSetStatusExp",
              "takes calls from several threads for a hundred times as many events"),
};

int main(int argc, char **argv) {
    static const conf_suite suite = {"user_event", tests, CONF_COUNT(tests)};
    return conf_main(argc, argv, &suite);
}
