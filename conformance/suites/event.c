/* Events: state, waiting, profiling, callbacks, native handles. */
#include <pthread.h>
#include <stdatomic.h>
#include <time.h>

#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urEventGetInfo(object, (ur_event_info_t)property, size, value, size_ret);
}

static ur_result_t get_profiling(void *object, uint32_t property, size_t size, void *value,
                                 size_t *size_ret) {
    return urEventGetProfilingInfo(object, (ur_profiling_info_t)property, size, value, size_ret);
}

/* Event of a fill on `queue`. */
static ur_event_handle_t fill_event(ur_queue_handle_t queue, size_t size) {
    ur_mem_handle_t mem = conf_buffer(size);
    unsigned char value = 1;
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, size, 0, NULL, &event));
    return conf_event(event);
}

static ur_event_handle_t complete_event(ur_queue_handle_t queue) {
    ur_event_handle_t event = fill_event(queue, 4096);
    UR(urEventWait(1, &event));
    return event;
}

static ur_queue_handle_t profiling_queue(void) {
    conf_need_profiling();
    return conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
}

static void query(const void *q) {
    conf_check_query(q, get, complete_event(conf_queue(0)));
}

static void profiling_query(const void *q) {
    conf_check_query(q, get_profiling, complete_event(profiling_queue()));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, complete_event(conf_queue(0)));
}

TEST(query_errors) {
    conf_check_query_errors(get, complete_event(conf_queue(0)), UR_EVENT_INFO_CONTEXT);
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

TEST(info) {
    ur_queue_handle_t queue = conf_queue(0), told = NULL;
    ur_event_handle_t event = complete_event(queue);
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof told, &told, NULL));
    CHECK_PTR(told, queue);
    ur_context_handle_t context = NULL;
    UR(urEventGetInfo(event, UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_MEM_BUFFER_FILL);
}

TEST(references) {
    ur_event_handle_t event = complete_event(conf_queue(0));
    uint32_t count = 0;
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK(count >= 1);
    uint32_t before = count;
    UR(urEventRetain(event));
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, before + 1);
    UR(urEventRelease(event));
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, before);
}

TEST(status) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = fill_event(queue, 1 << 22);
    ur_event_status_t last = UR_EVENT_STATUS_QUEUED;
    UR(urQueueFlush(queue));
    while (last != UR_EVENT_STATUS_COMPLETE) {
        ur_event_status_t now = status_of(event);
        CHECK_MSG(now != UR_EVENT_STATUS_ERROR, "status is 4 (0x4)");
        CHECK_MSG(now <= last, "the state goes back from %d to %d", (int)last, (int)now);
        last = now;
    }
}

TEST(waits) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = fill_event(queue, 1 << 20);
    UR(urEventWait(1, &event));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
    UR(urEventWait(1, &event));
}

TEST(waits_for_many) {
    enum { COUNT = 200 };
    ur_queue_handle_t queues[2] = {conf_queue(0), conf_queue(0)};
    ur_event_handle_t events[COUNT];
    for (int i = 0; i < COUNT; ++i) {
        events[i] = fill_event(queues[i % 2], 256);
    }
    UR(urEventWait(COUNT, events));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(status_of(events[i]), UR_EVENT_STATUS_COMPLETE);
    }
}

TEST(wait_same_twice) {
    ur_event_handle_t event = fill_event(conf_queue(0), 256), both[2] = {event, event};
    UR(urEventWait(2, both));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
}

TEST(outlives_queue) {
    ur_mem_handle_t mem = conf_buffer(64);
    ur_queue_handle_t queue = NULL;
    UR(conf_queue_create(conf.context, NULL, &queue));
    unsigned char value = 1;
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 64, 0, NULL, &event));
    UR(urQueueFinish(queue));
    UR(urQueueRelease(queue));
    conf_event(event);
    UR(urEventWait(1, &event));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
}

TEST(release_unwaited) {
    enum { COUNT = 1000 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64);
    unsigned char value = 1;
    for (int i = 0; i < COUNT; ++i) {
        ur_event_handle_t event = NULL;
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 64, 0, NULL, &event));
        UR(urEventRelease(event));
    }
    UR(urQueueFinish(queue));
}

TEST(waiting_for_released) {
    /* a command holds the events it waits for, whatever their owner does */
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_mem_handle_t mem = conf_buffer(1 << 20);
    unsigned char first = 1, second = 2, *host = conf_alloc(1 << 20);
    ur_event_handle_t a = NULL, b = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &first, 1, 0, 1 << 20, 0, NULL, &a));
    UR(urEnqueueMemBufferFill(queue, mem, &second, 1, 0, 1 << 20, 1, &a, &b));
    UR(urEventRelease(a));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, 1 << 20, host, 1, &b, NULL));
    UR(urEventRelease(b));
    CHECK_EQ(host[0], 2);
    CHECK_EQ(host[(1 << 20) - 1], 2);
}

TEST(profiling) {
    ur_event_handle_t event = complete_event(profiling_queue());
    uint64_t times[5] = {0};
    static const ur_profiling_info_t which[5] = {
        UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
        UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END,
        UR_PROFILING_INFO_COMMAND_COMPLETE};
    uint64_t last = 0;
    for (int i = 0; i < 5; ++i) {
        ur_result_t result =
            urEventGetProfilingInfo(event, which[i], sizeof times[i], &times[i], NULL);
        if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
            continue;
        }
        CHECK_MSG(result == UR_RESULT_SUCCESS, "time %d: %s", i, conf_result_name(result));
        CHECK_MSG(times[i] >= last, "time %d is %" PRIu64 ", before %" PRIu64, i, times[i], last);
        CHECK_MSG(times[i] != 0, "time %d is 0", i);
        last = times[i];
    }
    CHECK_MSG(times[2] && times[3], "neither start nor end is answered");
}

TEST(profiling_order) {
    ur_queue_handle_t queue = profiling_queue();
    ur_event_handle_t events[8];
    for (size_t i = 0; i < CONF_COUNT(events); ++i) {
        events[i] = fill_event(queue, 1 << 16);
    }
    UR(urEventWait(CONF_COUNT(events), events));
    uint64_t last_end = 0;
    for (size_t i = 0; i < CONF_COUNT(events); ++i) {
        uint64_t start = 0, end = 0;
        UR(urEventGetProfilingInfo(events[i], UR_PROFILING_INFO_COMMAND_START, sizeof start, &start,
                                   NULL));
        UR(urEventGetProfilingInfo(events[i], UR_PROFILING_INFO_COMMAND_END, sizeof end, &end,
                                   NULL));
        CHECK_MSG(start >= last_end,
                  "command %zu of an in-order queue started %" PRIu64
                  " ns before the end of the last",
                  i, last_end - start);
        CHECK(end >= start);
        last_end = end;
    }
}

TEST(profiling_off) {
    ur_event_handle_t event = complete_event(conf_queue(0));
    uint64_t time = 0x5a5a;
    UR_IS(
        UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
        urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof time, &time, NULL));
    CHECK_EQ(time, 0x5a5a);
}

TEST(profiling_unknown) {
    conf_check_unknown_query(get_profiling, complete_event(profiling_queue()));
}

/* ---- callbacks ------------------------------------------------------------------------------- */

typedef struct seen {
    _Atomic int calls;
    _Atomic int wrong;
    ur_event_handle_t event;
    ur_execution_info_t status;
} seen;

static void on_event(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    seen *s = user;
    if (event != s->event || status != s->status) {
        atomic_fetch_add(&s->wrong, 1);
    }
    atomic_fetch_add(&s->calls, 1);
}

TEST(callback) {
    static seen s;
    conf_need_progress();
    memset(&s, 0, sizeof s);
    ur_queue_handle_t queue = conf_queue(0);
    s.event = fill_event(queue, 1 << 16);
    s.status = UR_EXECUTION_INFO_COMPLETE;
    UR_OR_UNSUPPORTED(urEventSetCallback(s.event, UR_EXECUTION_INFO_COMPLETE, on_event, &s));
    UR(urQueueFlush(queue));
    conf_wait_flag(&s.calls);
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&s.calls), 1);
    CHECK_EQ(atomic_load(&s.wrong), 0);
}

TEST(callback_on_complete) {
    static seen s;
    memset(&s, 0, sizeof s);
    s.event = complete_event(conf_queue(0));
    s.status = UR_EXECUTION_INFO_COMPLETE;
    UR_OR_UNSUPPORTED(urEventSetCallback(s.event, UR_EXECUTION_INFO_COMPLETE, on_event, &s));
    conf_wait_flag(&s.calls);
    CHECK_EQ(atomic_load(&s.calls), 1);
    CHECK_EQ(atomic_load(&s.wrong), 0);
}

typedef struct needs_caller {
    pthread_t caller;
    _Atomic int go, done;
    bool alone; /* called by another thread than the one that set it */
} needs_caller;

/* Needs what the caller does once the callback is set. */
static void wait_for_caller(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    needs_caller *n = user;
    (void)event;
    (void)status;
    n->alone = !pthread_equal(pthread_self(), n->caller);
    if (n->alone) {
        conf_wait_flag(&n->go);
    }
    atomic_store(&n->done, 1);
}

TEST(callback_needs_caller) {
    static const ur_execution_info_t states[] = {
        UR_EXECUTION_INFO_COMPLETE, UR_EXECUTION_INFO_RUNNING, UR_EXECUTION_INFO_SUBMITTED};
    static needs_caller n;
    conf_need_progress();
    ur_event_handle_t event = complete_event(conf_queue(0));
    for (size_t i = 0; i < CONF_COUNT(states); ++i) {
        memset(&n, 0, sizeof n);
        n.caller = pthread_self();
        UR_OR_UNSUPPORTED(urEventSetCallback(event, states[i], wait_for_caller, &n));
        atomic_store(&n.go, 1);
        conf_wait_flag(&n.done);
        CHECK(n.alone);
    }
}

TEST(callbacks) {
    enum { COUNT = 16 };
    static seen s[COUNT];
    memset(s, 0, sizeof s);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = fill_event(queue, 1 << 16);
    for (int i = 0; i < COUNT; ++i) {
        s[i].event = event;
        s[i].status = UR_EXECUTION_INFO_COMPLETE;
        UR_OR_UNSUPPORTED(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, on_event, &s[i]));
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < COUNT; ++i) {
        conf_wait_flag(&s[i].calls);
        CHECK_EQ(atomic_load(&s[i].wrong), 0);
    }
}

static _Atomic int late_calls;

static void count_late(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    (void)event;
    (void)status;
    (void)user;
    atomic_fetch_add(&late_calls, 1);
}

/* Queue and context go, the last reference to the event perhaps with the callback. */
TEST(callback_is_late) {
    enum { ROUNDS = 100, BYTES = 1 << 12 };
    atomic_store(&late_calls, 0);
    for (int i = 0; i < ROUNDS; ++i) {
        ur_context_handle_t context = NULL;
        ur_queue_handle_t queue = NULL;
        ur_mem_handle_t mem = NULL;
        ur_event_handle_t event = NULL;
        int value = i;
        UR(urContextCreate(1, &conf.device, NULL, &context));
        ur_result_t result = urQueueCreate(context, conf.device, NULL, &queue);
        if (result == UR_RESULT_SUCCESS) {
            result = urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &mem);
        }
        if (result == UR_RESULT_SUCCESS) {
            result =
                urEnqueueMemBufferFill(queue, mem, &value, sizeof value, 0, BYTES, 0, NULL, &event);
        }
        ur_result_t set = result;
        if (event) {
            set = urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, count_late, NULL);
            urEventRelease(event);
        }
        if (queue) {
            urQueueFinish(queue);
            urQueueRelease(queue);
        }
        if (mem) {
            urMemRelease(mem);
        }
        UR(urContextRelease(context));
        CHECK_EQ(result, UR_RESULT_SUCCESS);
        conf_check_supported(__FILE__, __LINE__, "urEventSetCallback", set);
    }
    conf_wait_count(&late_calls, ROUNDS);
    CHECK_EQ(atomic_load(&late_calls), ROUNDS);
}

TEST(callback_other_states) {
    static seen s[2];
    memset(s, 0, sizeof s);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = fill_event(queue, 1 << 16);
    static const ur_execution_info_t states[2] = {UR_EXECUTION_INFO_SUBMITTED,
                                                  UR_EXECUTION_INFO_RUNNING};
    for (int i = 0; i < 2; ++i) {
        s[i].event = event;
        s[i].status = states[i];
        UR_OR_UNSUPPORTED(urEventSetCallback(event, states[i], on_event, &s[i]));
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < 2; ++i) {
        conf_wait_flag(&s[i].calls);
        CHECK_EQ(atomic_load(&s[i].calls), 1);
    }
}

typedef struct in_callback {
    ur_queue_handle_t queue;
    ur_mem_handle_t mem;
    ur_event_handle_t keep;
    _Atomic int done, result;
} in_callback;

/* What language runtimes do in callbacks: release objects, enqueue more. */
static void work_in_callback(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    in_callback *c = user;
    unsigned char value = 9;
    (void)event;
    (void)status;
    ur_result_t result = urEnqueueMemBufferFill(c->queue, c->mem, &value, 1, 0, 64, 0, NULL, NULL);
    ur_result_t released = urEventRelease(c->keep);
    atomic_store(&c->result, (int)(result ? result : released));
    atomic_store(&c->done, 1);
}

/* The callback uses what the test has made. */
static void wait_for_callback(void *user) {
    conf_wait_flag(&((in_callback *)user)->done);
}

TEST(callback_works) {
    static in_callback c;
    memset(&c, 0, sizeof c);
    c.queue = conf_queue(0);
    c.mem = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    c.keep = fill_event(conf_queue(0), 64);
    UR(urEventRetain(c.keep));
    ur_event_handle_t event = fill_event(queue, 64);
    ur_result_t result =
        urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, work_in_callback, &c);
    if (result != UR_RESULT_SUCCESS) {
        urEventRelease(c.keep);
        conf_check_supported(__FILE__, __LINE__, "urEventSetCallback", result);
    }
    conf_defer_settled(wait_for_callback, NULL, &c);
    UR(urQueueFinish(queue));
    conf_wait_flag(&c.done);
    CHECK_EQ(atomic_load(&c.result), UR_RESULT_SUCCESS);
    unsigned char read = 0;
    UR(urEnqueueMemBufferRead(c.queue, c.mem, true, 0, 1, &read, 0, NULL, NULL));
    CHECK_EQ(read, 9);
}

TEST(native_handle) {
    ur_event_handle_t event = complete_event(conf_queue(0));
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urEventGetNativeHandle(event, &native));
    ur_event_native_properties_t properties = {UR_STRUCTURE_TYPE_EVENT_NATIVE_PROPERTIES, NULL,
                                               false};
    ur_event_handle_t made = NULL;
    UR_OR_UNSUPPORTED(urEventCreateWithNativeHandle(native, conf.context, &properties, &made));
    conf_event(made);
    UR(urEventGetNativeHandle(made, &again));
    CHECK_EQ(again, native);
    UR(urEventWait(1, &made));
    CHECK_EQ(status_of(made), UR_EVENT_STATUS_COMPLETE);
    /* usable in a wait list */
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueEventsWait(queue, 1, &made, NULL));
    UR(urQueueFinish(queue));
}

static void count_call(ur_event_handle_t event, ur_execution_info_t status, void *calls) {
    (void)event;
    (void)status;
    atomic_fetch_add((_Atomic int *)calls, 1);
}

/* 0 is the handle of nothing: there is nothing to wait for. */
TEST(native_handle_of_nothing) {
    static _Atomic int calls;
    ur_event_handle_t made = NULL;
    atomic_store(&calls, 0);
    UR(urEventCreateWithNativeHandle(0, conf.context, NULL, &made));
    conf_event(made);
    CHECK_EQ(status_of(made), UR_EVENT_STATUS_COMPLETE);
    UR(urEventWait(1, &made));
    ur_context_handle_t context = NULL;
    UR(urEventGetInfo(made, UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK(context == conf.context);
    uint64_t time = 0;
    UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
          urEventGetProfilingInfo(made, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, NULL));
    UR(urEventSetCallback(made, UR_EXECUTION_INFO_COMPLETE, count_call, &calls));
    conf_wait_count(&calls, 1);
    ur_native_handle_t native = 0;
    if (urEventGetNativeHandle(made, &native) == UR_RESULT_SUCCESS) {
        CHECK(native != 0);
    }
    for (int flags = 0; flags < 2; ++flags) {
        ur_queue_handle_t queue =
            conf_queue(flags ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        ur_event_handle_t behind = NULL;
        UR(urEnqueueEventsWait(queue, 1, &made, &behind));
        conf_event(behind);
        UR(urEnqueueEventsWaitWithBarrier(queue, 1, &made, NULL));
        UR(urQueueFinish(queue));
        CHECK_EQ(status_of(behind), UR_EVENT_STATUS_COMPLETE);
    }
    /* It is no list of no events. */
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueEventsWait(conf_queue(0), 0, &made, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER,
          urEventCreateWithNativeHandle(0, conf.context, NULL, NULL));
}

/* Whatever of the value is asked for. */
TEST(no_times) {
    ur_event_handle_t event = complete_event(conf_queue(0));
    size_t size = 0;
    uint64_t time = 0;
    for (int i = 0; i < 4; ++i) {
        const ur_profiling_info_t name = (ur_profiling_info_t)i;
        UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
              urEventGetProfilingInfo(event, name, 0, NULL, NULL));
        UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
              urEventGetProfilingInfo(event, name, sizeof time, NULL, NULL));
        UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
              urEventGetProfilingInfo(event, name, 0, NULL, &size));
        UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
              urEventGetProfilingInfo(event, name, sizeof time, &time, NULL));
    }
    CHECK_EQ(time, 0);
}

/* When it was given is known of a command that has not begun. */
TEST(queued_while_pending) {
    enum { CLOCKS_APART_NS = 5000000 };
    if (conf.backend == UR_BACKEND_OPENCL) {
        conf_unsupported("OpenCL has times of commands that are complete only");
    }
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_event_handle_t task = NULL, event = NULL;
    conf_hold(queue, &task);
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    conf_event(event);
    uint64_t queued = 0, later = 0, end = 0;
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_QUEUED, sizeof queued, &queued,
                               NULL));
    UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
          urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, NULL));
    conf_let_go();
    UR(urQueueFinish(queue));
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_QUEUED, sizeof later, &later,
                               NULL));
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof end, &end, NULL));
    /* Set back to the start where the clocks of host and device are apart. */
    CHECK_MSG(queued && later <= queued && queued - later < CLOCKS_APART_NS && end >= later,
              "queued at %" PRIu64 ", or at %" PRIu64 ", ended at %" PRIu64, queued, later, end);
}

TEST(timestamp) {
    NEED(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t ends[2] = {0, 0};
    for (int i = 0; i < 2; ++i) {
        ur_event_handle_t event = NULL;
        UR(urEnqueueTimestampRecordingExp(queue, i == 0, 0, NULL, &event));
        conf_event(event);
        UR(urEventWait(1, &event));
        UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof ends[i], &ends[i],
                                   NULL));
        nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
    }
    uint64_t times[4] = {0};
    ur_event_handle_t event = NULL;
    UR(urEnqueueTimestampRecordingExp(queue, true, 0, NULL, &event));
    conf_event(event);
    for (int i = 0; i < 4; ++i) {
        UR(urEventGetProfilingInfo(event, (ur_profiling_info_t)i, sizeof times[i], &times[i],
                                   NULL));
        CHECK(times[i] != 0);
    }
    CHECK_EQ(times[UR_PROFILING_INFO_COMMAND_QUEUED], times[UR_PROFILING_INFO_COMMAND_SUBMIT]);
    CHECK_EQ(times[UR_PROFILING_INFO_COMMAND_START], times[UR_PROFILING_INFO_COMMAND_END]);
    CHECK(times[UR_PROFILING_INFO_COMMAND_END] >= times[UR_PROFILING_INFO_COMMAND_SUBMIT]);
    CHECK_MSG(ends[1] > ends[0],
              "the second timestamp (%" PRIu64 ") is not after the first (%" PRIu64 ")", ends[1],
              ends[0]);
}

static ur_event_handle_t reusable(ur_exp_event_flags_t flags) {
    NEED(UR_DEVICE_INFO_REUSABLE_EVENTS_SUPPORT_EXP);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, flags};
    ur_event_handle_t event = NULL;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    CHECK(event != NULL);
    return conf_event(event);
}

static void signal_again(ur_queue_handle_t queue, uint32_t count, const ur_event_handle_t *waits,
                         ur_event_handle_t event) {
    ur_event_handle_t given = event;
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, count, waits, &given));
    CHECK_PTR(given, event);
}

TEST(created) {
    ur_event_handle_t event = reusable(0);
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
    for (int i = 0; i < 2; ++i) {
        signal_again(conf_queue(0), 0, NULL, event);
        UR(urEventWait(1, &event));
        CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
    }
    uint32_t references = 0;
    UR(urEventGetInfo(event, UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references, NULL));
    CHECK_EQ(references, 1);
}

/* Who waited for the first signal is not made to wait for the second. */
static void signals_of(ur_queue_flags_t flags) {
    ur_event_handle_t event = reusable(0), early = NULL, late = NULL, none = NULL;
    ur_queue_handle_t first = conf_queue(flags), second = conf_queue(flags), third = conf_queue(0);
    signal_again(first, 0, NULL, event);
    UR(urEnqueueEventsWait(third, 1, &event, &early));
    conf_event(early);
    conf_hold(second, NULL);
    signal_again(second, 0, NULL, event);
    CHECK(status_of(event) != UR_EVENT_STATUS_COMPLETE);
    UR(urEventWait(1, &early));
    UR(urEnqueueEventsWait(third, 1, &event, &late));
    conf_event(late);
    CHECK(status_of(late) != UR_EVENT_STATUS_COMPLETE);
    /* What points to no event of this kind gets a new one. */
    UR(urEnqueueEventsWaitWithBarrierExt(second, NULL, 0, NULL, &none));
    CHECK(none != NULL && none != event);
    conf_event(none);
    conf_let_go();
    UR(urEventWait(1, &event));
    UR(urEventWait(1, &late));
    UR(urQueueFinish(second));
    UR(urEventWait(1, &none));
    CHECK_EQ(status_of(none), UR_EVENT_STATUS_COMPLETE);
}

TEST(created_in_order) {
    signals_of(0);
}

TEST(created_out_of_order) {
    conf_need_out_of_order();
    signals_of(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* Memory that is freed behind a signal stays with that signal, whatever the event stands for next.
 */
TEST(created_with_memory) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_event_handle_t event = reusable(0), freed = NULL;
    ur_queue_handle_t queue =
        conf_queue(conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                       ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
                       : 0);
    ur_queue_handle_t held = conf_queue(0);
    void *memory = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, 4096, NULL, 0, NULL, &memory, NULL));
    signal_again(queue, 0, NULL, event);
    UR(urEnqueueUSMFreeExp(queue, NULL, memory, 1, &event, &freed));
    CHECK(freed != event);
    conf_event(freed);
    conf_hold(held, NULL);
    signal_again(held, 0, NULL, event);
    UR(urEventWait(1, &freed));
    CHECK(status_of(event) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urQueueFinish(held));
}

TEST(created_with_times) {
    ur_event_handle_t event = reusable(UR_EXP_EVENT_FLAG_ENABLE_PROFILING), plain = reusable(0);
    ur_queue_handle_t queue = conf_queue(0);
    uint64_t ends[2] = {0, 0};
    UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
          urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof ends[0], &ends[0],
                                  NULL));
    for (int i = 0; i < 2; ++i) {
        uint64_t queued = 0, started = 0;
        signal_again(queue, 0, NULL, event);
        UR(urEventWait(1, &event));
        UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_QUEUED, sizeof queued, &queued,
                                   NULL));
        UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof started, &started,
                                   NULL));
        UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof ends[i], &ends[i],
                                   NULL));
        CHECK(queued && started <= ends[i]);
        nanosleep(&(struct timespec){.tv_nsec = 5000000}, NULL);
    }
    CHECK_MSG(ends[1] > ends[0], "signaled at %" PRIu64 " and again at %" PRIu64, ends[0], ends[1]);
    signal_again(queue, 0, NULL, plain);
    UR(urEventWait(1, &plain));
    UR_IS(UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
          urEventGetProfilingInfo(plain, UR_PROFILING_INFO_COMMAND_END, sizeof ends[0], &ends[0],
                                  NULL));
}

TEST(created_elsewhere) {
    ur_event_handle_t event = reusable(0), given = event;
    ur_queue_handle_t queue = conf_queue_in(conf_new_context(), 0);
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT,
          urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &given));
    CHECK_PTR(given, event);
}

static const conf_test tests[] = {
    CONF_TEST(info, "urEventGetInfo", "knows its queue, context and command"),
    CONF_TEST(references, "urEventRetain urEventRelease", "counts references"),
    CONF_TEST(status, "urEventGetInfo", "goes through its states without turning back"),
    CONF_TEST(waits, "urEventWait", "returns when the command is complete, and again"),
    CONF_TEST(waits_for_many, "urEventWait", "waits for events of two queues at once"),
    CONF_TEST(wait_same_twice, "urEventWait", "takes one event twice"),
    CONF_TEST(outlives_queue, "urEventWait urEventRelease",
              "works on an event whose queue was released"),
    CONF_TEST(release_unwaited, "urEventRelease", "takes events of commands under way"),
    CONF_TEST(waiting_for_released, "urEventRelease",
              "leaves the event to commands that wait for it"),
    CONF_TEST(unknown_query, "urEventGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urEventGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(profiling, "urEventGetProfilingInfo", "answers times that do not decrease"),
    CONF_TEST(profiling_order, "urEventGetProfilingInfo",
              "keeps the commands of an in-order queue apart"),
    CONF_TEST(profiling_off, "urEventGetProfilingInfo", "answers no times without profiling"),
    CONF_TEST(profiling_unknown, "urEventGetProfilingInfo",
              "refuses unknown enumerators and writes nothing"),
    CONF_TEST(callback, "urEventSetCallback",
              "calls once with event and state when the command is complete"),
    CONF_TEST(callback_on_complete, "urEventSetCallback",
              "calls for a command that is complete already"),
    CONF_TEST(callback_needs_caller, "urEventSetCallback",
              "lets a callback for a complete command wait for the thread that set it"),
    CONF_TEST(callbacks, "urEventSetCallback", "calls each of many callbacks"),
    CONF_TEST(callback_is_late, "urEventSetCallback",
              "calls callbacks also after queue and context were released"),
    CONF_TEST(callback_other_states, "urEventSetCallback",
              "calls for the states submitted and running"),
    CONF_TEST(callback_works, "urEventSetCallback",
              "lets a callback enqueue commands and release events"),
    CONF_TEST(no_times, "urEventGetProfilingInfo", "says first that a queue takes no times"),
    CONF_TEST(queued_while_pending, "urEventGetProfilingInfo",
              "knows when a command was given that is pending"),
    CONF_TEST(native_handle_of_nothing,
              "urEventCreateWithNativeHandle urEventWait urEnqueueEventsWait",
              "makes an event that is complete of the handle 0"),
    CONF_TEST(native_handle, "urEventGetNativeHandle urEventCreateWithNativeHandle",
              "gives a handle from which an event for wait lists is made"),
    CONF_TEST(created, "urEventCreateExp urEnqueueEventsWaitWithBarrierExt",
              "makes an event that commands signal again and again"),
    CONF_TEST(created_in_order, "urEnqueueEventsWaitWithBarrierExt urEventCreateExp",
              "keeps the signals of an event apart"),
    CONF_TEST(created_out_of_order, "urEnqueueEventsWaitWithBarrierExt urEventCreateExp",
              "keeps the signals of an event apart on out-of-order queues"),
    CONF_TEST(created_with_memory, "urEventCreateExp urEnqueueUSMFreeExp",
              "makes an event behind which memory is freed"),
    CONF_TEST(created_with_times, "urEventCreateExp urEventGetProfilingInfo",
              "makes an event that takes times of each signal"),
    CONF_TEST(created_elsewhere, "urEnqueueEventsWaitWithBarrierExt",
              "refuses an event of another context"),
    CONF_TEST(timestamp, "urEnqueueTimestampRecordingExp",
              "records times that go on, without profiling on the queue"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_event_info_t", "urEventGetInfo", query);
    conf_list_queries(&list, "ur_profiling_info_t", "urEventGetProfilingInfo", profiling_query);
    return conf_main_list(argc, argv, "event", &list);
}
