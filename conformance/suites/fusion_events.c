/* Events of launches that a queue keeps to fuse them, and the order that they make. */
#include <pthread.h>
#include <stdatomic.h>

#include "fusion_queues.h"

/* ---- events of launches that are kept ---------------------------------------------------------
 */

static ur_event_handle_t enqueue_for(ur_queue_handle_t queue, const struct launch *launch,
                                     const struct arrays *arrays, uint32_t waits,
                                     const ur_event_handle_t *wait) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueKernelLaunch(queue, prepare(launch, arrays), 1, NULL, &global_size,
                             launch->grouped ? &local_size : NULL, NULL, waits, wait, &event));
    return conf_event(event);
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

static void wait_for_last(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    UR(urEventWait(1, &events[STEPS - 1]));
}

static void wait_for_all(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    UR(urEventWait(STEPS, events));
}

/* Where the first event of the list is not of a launch that is kept. */
static void wait_for_mixed(ur_queue_handle_t queue, ur_event_handle_t *events) {
    ur_event_handle_t list[STEPS + 1] = {NULL};
    (void)queue;
    UR(urEnqueueEventsWait(conf_queue(0), 0, NULL, &list[0]));
    conf_event(list[0]);
    memcpy(&list[1], events, STEPS * sizeof *list);
    UR(urEventWait(STEPS + 1, list));
}

static void wait_on_another_queue(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    ur_queue_handle_t other = conf_queue(0);
    UR(urEnqueueEventsWait(other, 2, &events[STEPS - 2], NULL));
    UR(urQueueFinish(other));
}

/* The other queue fuses too, and its launch waits. */
static void wait_by_a_launch(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    struct arrays arrays = new_arrays();
    ur_queue_handle_t other = conf_queue(0);
    begin(other, NULL);
    UR(urEnqueueKernelLaunch(other, prepare(&steps[0], &arrays), 1, NULL, &global_size, NULL, NULL,
                             1, &events[STEPS - 1], NULL));
    UR(urQueueFinish(other));
}

static void poll_status(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    ur_event_status_t status;
    while ((status = status_of(events[STEPS - 1])) != UR_EVENT_STATUS_COMPLETE) {
        CHECK(status != UR_EVENT_STATUS_ERROR); /* of a driver that is made to fail */
    }
}

static void ask_native(ur_queue_handle_t queue, ur_event_handle_t *events) {
    ur_native_handle_t native = 0;
    UR_OR_UNSUPPORTED(urEventGetNativeHandle(events[0], &native));
    (void)queue;
    poll_status(queue, events);
}

static _Atomic int called, called_for_another;

static void on_event(ur_event_handle_t event, ur_execution_info_t status, void *data) {
    (void)status;
    atomic_fetch_add(&called_for_another, event != *(ur_event_handle_t *)data);
    atomic_store(&called, 1);
}

static void set_callback(ur_queue_handle_t queue, ur_event_handle_t *events) {
    (void)queue;
    atomic_store(&called, 0);
    atomic_store(&called_for_another, 0);
    UR_OR_UNSUPPORTED(urEventSetCallback(events[STEPS - 1], UR_EXECUTION_INFO_COMPLETE, on_event,
                                         &events[STEPS - 1]));
    conf_wait_flag(&called);
    CHECK_EQ(atomic_load(&called_for_another), 0);
}

static void go_on_without_fusion(ur_queue_handle_t queue, ur_event_handle_t *events) {
    UR(urQueueEndFusionExp(queue, NULL));
    wait_for_mixed(queue, events);
}

static void cancel_and_wait(ur_queue_handle_t queue, ur_event_handle_t *events) {
    UR(urQueueCancelFusionExp(queue));
    wait_for_all(queue, events);
}

enum {
    LOOK_WAIT,
    LOOK_WAIT_ALL,
    LOOK_WAIT_MIXED,
    LOOK_QUEUE,
    LOOK_LAUNCH,
    LOOK_STATUS,
    LOOK_NATIVE,
    LOOK_CALLBACK,
    LOOK_END,
    LOOK_CANCEL
};
static void (*const looks[])(ur_queue_handle_t, ur_event_handle_t *) = {
    wait_for_last, wait_for_all, wait_for_mixed, wait_on_another_queue, wait_by_a_launch,
    poll_status,   ask_native,   set_callback,   go_on_without_fusion,  cancel_and_wait};

/* Launches that want events, and wait for those of the ones before, are fused like others; whoever
 * looks at an event finds the launch on its way. */
TEST(events) {
    void (*const look)(ur_queue_handle_t, ur_event_handle_t *) =
        *(void (*const *)(ur_queue_handle_t, ur_event_handle_t *))data;
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0), told = NULL;
    ur_event_handle_t events[STEPS];
    ur_context_handle_t context = NULL;
    ur_command_t type = UR_COMMAND_FORCE_UINT32;
    uint32_t references = 0;
    run_steps(queue, &arrays, expected);
    begin(queue, NULL);
    for (uint32_t i = 0; i < STEPS; ++i) {
        events[i] = enqueue_for(queue, &steps[i], &arrays, i, i ? events : NULL);
    }
    UR(urEventGetInfo(events[0], UR_EVENT_INFO_COMMAND_QUEUE, sizeof told, &told, NULL));
    UR(urEventGetInfo(events[0], UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    UR(urEventGetInfo(events[0], UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
    UR(urEventGetInfo(events[0], UR_EVENT_INFO_REFERENCE_COUNT, sizeof references, &references,
                      NULL));
    CHECK(told == queue && context == conf.context && type == UR_COMMAND_KERNEL_LAUNCH);
    CHECK_EQ(references, 1);
    CHECK(queue_info(queue, UR_FUSION_INFO_LAUNCHES) == 0 || !driver_works());
    look(queue, events);
    if (driver_works()) {
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_LAUNCHES), STEPS);
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_FUSED),
                 look == cancel_and_wait ? 0 : if_spirv(STEPS));
    }
    UR(urEventWait(STEPS, events));
    for (uint32_t i = 0; i < STEPS; ++i) {
        CHECK_EQ(status_of(events[i]), UR_EVENT_STATUS_COMPLETE);
    }
    expect_steps(expected, &arrays, queue);
}

/* A command that waits for what the queue has does not part launches that are kept. */
TEST(event_marks) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t events[STEPS];
    ur_command_t type = UR_COMMAND_FORCE_UINT32;
    run_steps(queue, &arrays, expected);
    begin(queue, NULL);
    for (uint32_t i = 0; i < STEPS; ++i) {
        ur_event_handle_t launched = enqueue_for(queue, &steps[i], &arrays, 0, NULL);
        events[i] = NULL;
        if (i % 2) {
            UR(urEnqueueEventsWait(queue, 1, &launched, &events[i]));
            UR(urEnqueueEventsWait(queue, 0, NULL, NULL));
        } else {
            UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &events[i]));
        }
        conf_event(events[i]);
    }
    UR(urEventGetInfo(events[1], UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
    CHECK_EQ(type, UR_COMMAND_EVENTS_WAIT);
    UR(urEventWait(STEPS, events));
    CHECK(queue_info(queue, UR_FUSION_INFO_FUSED) == if_spirv(STEPS) || !driver_works());
    for (uint32_t i = 0; i < STEPS; ++i) {
        CHECK_EQ(status_of(events[i]), UR_EVENT_STATUS_COMPLETE);
    }
    expect_steps(expected, &arrays, queue);
}

/* Launches that are one kernel have its times. */
TEST(event_times) {
    conf_need_kernels();
    conf_need_profiling();
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_event_handle_t events[STEPS];
    uint64_t start[STEPS], end[STEPS];
    fill(queue, &arrays);
    begin(queue, NULL);
    for (uint32_t i = 0; i < STEPS; ++i) {
        events[i] = enqueue_for(queue, &steps[i], &arrays, 0, NULL);
    }
    UR(urEventWait(1, &events[0]));
    UR(urQueueFinish(queue));
    for (uint32_t i = 0; i < STEPS; ++i) {
        UR(urEventGetProfilingInfo(events[i], UR_PROFILING_INFO_COMMAND_START, sizeof *start,
                                   &start[i], NULL));
        UR(urEventGetProfilingInfo(events[i], UR_PROFILING_INFO_COMMAND_END, sizeof *end, &end[i],
                                   NULL));
        CHECK(start[i] <= end[i]);
        CHECK(queue_info(queue, UR_FUSION_INFO_FUSED) != STEPS ||
              (start[i] == start[0] && end[i] == end[0]));
    }
}

/* Events that nobody keeps, and events that outlive their queue. */
TEST(events_alone) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = NULL, other = conf_queue(0);
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0};
    ur_event_handle_t event = NULL, dropped;
    run_steps(other, &arrays, expected);
    UR(conf_queue_create(conf.context, &properties, &queue));
    ur_result_t result = urQueueBeginFusionExp(queue, NULL);
    for (uint32_t i = 0; i < STEPS && result == UR_RESULT_SUCCESS; ++i) {
        UR(urEnqueueKernelLaunch(queue, prepare(&steps[i], &arrays), 1, NULL, &global_size, NULL,
                                 NULL, 0, NULL, i == 2 ? &event : &dropped));
        if (i != 2) {
            UR(urEventRelease(dropped));
        }
    }
    UR(urQueueRelease(queue));
    UR_OR_UNSUPPORTED(result);
    conf_event(event);
    UR(urEventRetain(event));
    UR(urEventRelease(event));
    UR(urEnqueueEventsWait(other, 1, &event, NULL));
    UR(urEventWait(1, &event));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
    UR(urDeviceWaitExp(conf.device));
    expect_steps(expected, &arrays, other);
}

/* Threads that ask events of launches that another thread has kept. */
struct asker {
    ur_event_handle_t event;
    ur_result_t result;
};

static void *ask(void *data) {
    struct asker *asker = data;
    asker->result = urEventWait(1, &asker->event);
    if (asker->result == UR_RESULT_SUCCESS) {
        asker->result = urEventRelease(asker->event);
    }
    return NULL;
}

TEST(events_by_threads) {
    conf_need_kernels();
    enum { ROUNDS = 4 };
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    run_steps(queue, &arrays, expected);
    begin(queue, NULL);
    for (int round = 0; round < ROUNDS; ++round) {
        struct asker askers[STEPS];
        pthread_t threads[STEPS];
        int started = 0;
        for (; started < STEPS; ++started) {
            askers[started].event = enqueue_for(queue, &steps[started], &arrays, 0, NULL);
            UR(urEventRetain(askers[started].event));
            if (pthread_create(&threads[started], NULL, ask, &askers[started])) {
                break;
            }
        }
        for (int i = 0; i < started; ++i) {
            pthread_join(threads[i], NULL);
            UR(askers[i].result);
        }
        CHECK_EQ(started, STEPS);
        expect_steps(expected, &arrays, queue);
        fill(queue, &arrays);
    }
}

/* ---- queues out of order ---------------------------------------------------------------------
 */

static ur_queue_handle_t out_of_order(void) {
    if (!conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
        conf_unsupported("queues keep the order");
    }
    return conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

static uint32_t fused_of(ur_queue_handle_t queue) {
    return queue_info(queue, UR_FUSION_INFO_FUSED);
}

/* Launches that wait for those before are fused with them; the first waits for what the queue was
 * given before, and so does their kernel. */
TEST(order_by_events) {
    void (*const look)(ur_queue_handle_t, ur_event_handle_t *) =
        *(void (*const *)(ur_queue_handle_t, ur_event_handle_t *))data;
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    static const float zeros[COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = out_of_order(), plain = conf_queue(0);
    float *source = conf_usm(conf_usm_type(), BYTES);
    ur_event_handle_t events[STEPS], copied[2] = {NULL};
    run_steps(plain, &arrays, expected);
    UR(urEnqueueUSMMemcpy(plain, true, source, arrays.at[0], BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(plain, true, arrays.at[0], zeros, BYTES, 0, NULL, NULL));
    begin(queue, NULL);
    for (int again = 0; again < 2; ++again) {
        UR(urEnqueueUSMMemcpy(queue, false, arrays.at[0], source, BYTES, again,
                              again ? &events[STEPS - 1] : NULL, &copied[again]));
        conf_event(copied[again]);
        for (uint32_t i = 0; i < STEPS; ++i) {
            events[i] =
                enqueue_for(queue, &steps[i], &arrays, 1, i ? &events[i - 1] : &copied[again]);
        }
        if (driver_works()) {
            CHECK_EQ(queue_info(queue, UR_FUSION_INFO_LAUNCHES), again * STEPS);
        }
    }
    look(queue, events);
    if (driver_works()) {
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_LAUNCHES), 2 * STEPS);
        CHECK_EQ(fused_of(queue), if_spirv((look == cancel_and_wait ? 1 : 2) * STEPS));
    }
    UR(urEventWait(STEPS, events));
    expect_steps(expected, &arrays, plain);
}

/* What does not wait for the same is not one kernel: neither a launch that waits for what another
 * one does not, nor the other way round. What comes after both finds both. */
TEST(order_apart) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = out_of_order(), plain = conf_queue(0);
    ur_event_handle_t copied[2] = {NULL}, both[2], last;
    float *source = conf_usm(conf_usm_type(), BYTES);
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 3, 2, -1, 0.3f, 0, false},
                                      {"both", 0, 1, 3, 0.0f, 0, false}};
    fill(plain, &arrays);
    UR(urEnqueueUSMMemcpy(plain, true, source, arrays.at[0], BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(plain, true, arrays.at[2], source, BYTES, 0, NULL, NULL));
    for (int i = 0; i < 3; ++i) {
        enqueue(plain, &launches[i], &arrays);
    }
    read_back(plain, &arrays, expected);
    fill(plain, &arrays);
    for (int first = 0; first < 2; ++first) {
        UR(urEnqueueUSMMemcpy(plain, true, arrays.at[0], source, BYTES, 0, NULL, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, arrays.at[2], source, BYTES, 0, NULL, &copied[first]));
        conf_event(copied[first]);
        begin(queue, NULL);
        for (int k = 0; k < 2; ++k) {
            int i = first ? 1 - k : k;
            both[i] = enqueue_for(queue, &launches[i], &arrays, i, i ? &copied[first] : NULL);
        }
        last = enqueue_for(queue, &launches[2], &arrays, 2, both);
        UR(urEventWait(1, &last));
        CHECK(fused_of(queue) == 0 || !driver_works());
        expect_steps(expected, &arrays, plain);
        UR(urQueueEndFusionExp(queue, NULL));
    }
}

TEST(order_of_none) {
    conf_need_kernels();
    static float out[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = out_of_order(), plain = conf_queue(0);
    ur_event_handle_t event = NULL;
    const struct launch launches[] = {{"scale", 1, 0, -1, 2.0f, 0, false},
                                      {"scale", 3, 2, -1, 4.0f, 0, false}};
    fill(plain, &arrays);
    begin(queue, NULL);
    enqueue(queue, &launches[0], &arrays);
    enqueue(queue, &launches[1], &arrays);
    UR(urQueueEndFusionExp(queue, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    CHECK(fused_of(queue) == if_spirv(2) || !driver_works());
    read_back(plain, &arrays, out);
    for (int k = 0; k < COUNT; ++k) {
        CHECK(out[1][k] == out[0][k] * 2.0f && out[3][k] == out[2][k] * 4.0f);
    }
}

/* A launch that waits for nothing ends while another one of the fusion waits for what comes only
 * then. */
TEST(order_with_stuck_work) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) { /* PoCL runs nothing beside a launch that waits */
        conf_unsupported("nothing is fused");
    }
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = out_of_order(), held = conf_queue(0);
    ur_event_handle_t stuck = NULL, events[3];
    fill(held, &arrays);
    conf_hold(held, &stuck);
    begin(queue, NULL);
    events[0] = enqueue_for(queue, &steps[0], &arrays, 0, NULL);
    events[1] =
        enqueue_for(queue, &(struct launch){"scale", 3, 2, -1, 4.0f, 0, false}, &arrays, 1, &stuck);
    events[2] = enqueue_for(queue, &steps[1], &arrays, 1, &events[0]);
    UR(urQueueFlush(queue));
    UR(urEventWait(1, &events[0]));
    UR(urEventWait(1, &events[2]));
    CHECK(status_of(events[1]) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &events[1]));
}

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventWait",
                       "gives out events of fused launches that can be waited for",
                       &looks[LOOK_WAIT]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventWait",
                       "gives out events of fused launches that can be waited for all at once",
                       &looks[LOOK_WAIT_ALL]),
        CONF_TEST_DATA(
            events, "urQueueBeginFusionExp urEventWait",
            "gives out events of fused launches that can be waited for behind another event",
            &looks[LOOK_WAIT_MIXED]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEnqueueEventsWait",
                       "gives out events of fused launches that can be waited for on another queue",
                       &looks[LOOK_QUEUE]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEnqueueKernelLaunch",
                       "gives out events of fused launches that can be waited for by a launch of "
                       "another queue that fuses",
                       &looks[LOOK_LAUNCH]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventGetInfo",
                       "gives out events of fused launches that can be asked for their status",
                       &looks[LOOK_STATUS]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventGetNativeHandle",
                       "gives out events of fused launches that can be asked for the driver's own",
                       &looks[LOOK_NATIVE]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urEventSetCallback",
                       "gives out events of fused launches that can be given a callback",
                       &looks[LOOK_CALLBACK]),
        CONF_TEST_DATA(
            events, "urQueueBeginFusionExp urQueueEndFusionExp",
            "gives out events of fused launches that can be waited for once the fusion has ended",
            &looks[LOOK_END]),
        CONF_TEST_DATA(events, "urQueueBeginFusionExp urQueueCancelFusionExp",
                       "gives out events of fused launches that can be waited for once the fusion "
                       "was cancelled",
                       &looks[LOOK_CANCEL]),
        CONF_TEST(event_marks, "urQueueBeginFusionExp urEnqueueEventsWaitWithBarrier",
                  "fuses launches between which the queue waits for itself"),
        CONF_TEST(event_times, "urQueueBeginFusionExp urEventGetProfilingInfo",
                  "gives fused launches the times of their kernel"),
        CONF_TEST(events_alone, "urQueueBeginFusionExp urEventRelease",
                  "lets events go before their launches, and queues before their events"),
        CONF_TEST(events_by_threads, "urQueueBeginFusionExp urEventWait",
                  "lets any thread wait for launches that are kept"),
        CONF_TEST_DATA(order_by_events, "urQueueBeginFusionExp urEventWait",
                       "fuses launches out of order that wait for each other", &looks[LOOK_WAIT]),
        CONF_TEST_DATA(order_by_events, "urQueueBeginFusionExp urEnqueueEventsWait",
                       "fuses launches out of order that another queue waits for",
                       &looks[LOOK_QUEUE]),
        CONF_TEST_DATA(order_by_events, "urQueueCancelFusionExp urEventWait",
                       "keeps the order of events of launches that are not fused",
                       &looks[LOOK_CANCEL]),
        CONF_TEST(order_apart, "urQueueBeginFusionExp urEnqueueKernelLaunch",
                  "makes no kernel wait for what its launches do not wait for"),
        CONF_TEST(order_of_none, "urQueueBeginFusionExp urQueueEndFusionExp",
                  "fuses launches out of order that wait for nothing"),
        CONF_TEST(order_with_stuck_work, "urQueueBeginFusionExp urEnqueueHostTaskExp",
                  "has launches end that wait for nothing, beside one that does"),
    };
    const conf_suite suite = {"fusion_events", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
