/* Order of commands: within a queue, by wait lists, by barriers, between queues. */
#include <time.h>

#include "conf.h"
#include "ur_user_event.h"

enum { COUNT = 4096 };

/* x = x * 3 + i for each step: the result depends on the order. */
static uint32_t chain(uint32_t x, uint32_t steps) {
    for (uint32_t i = 0; i < steps; ++i) {
        x = x * 3 + i;
    }
    return x;
}

static void affine(ur_queue_handle_t queue, ur_kernel_handle_t kernel, ur_mem_handle_t mem,
                   uint32_t term, uint32_t waits, const ur_event_handle_t *wait,
                   ur_event_handle_t *event) {
    uint32_t factor = 3;
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    conf_launch(queue, kernel, COUNT, args, 3, waits, wait, event);
}

static void zero(ur_queue_handle_t queue, ur_mem_handle_t mem, ur_event_handle_t *event) {
    uint32_t value = 0;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, COUNT * 4, 0, NULL, event));
}

static void check_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t expected,
                      uint32_t waits, const ur_event_handle_t *wait) {
    uint32_t *out = conf_alloc(COUNT * 4);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, COUNT * 4, out, waits, waits ? wait : NULL,
                              NULL));
    for (size_t i = 0; i < COUNT; ++i) {
        CHECK_MSG(out[i] == expected, "element %zu is %u, expected %u", i, out[i], expected);
    }
}

TEST(in_order_kernels) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * 4);
    zero(queue, mem, NULL);
    for (uint32_t i = 0; i < 50; ++i) {
        affine(queue, kernel, mem, i, 0, NULL, NULL);
    }
    check_all(queue, mem, chain(0, 50), 0, NULL);
}

TEST(in_order_mixed) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t a = conf_buffer(COUNT), b = conf_buffer(COUNT);
    unsigned char *out = conf_alloc(COUNT);
    for (int i = 0; i < 60; ++i) {
        unsigned char value = (unsigned char)i;
        UR(urEnqueueMemBufferFill(queue, a, &value, 1, 0, COUNT, 0, NULL, NULL));
        UR(urEnqueueMemBufferCopy(queue, a, b, 0, 0, COUNT, 0, NULL, NULL));
        if (i % 20 == 19) {
            UR(urEnqueueMemBufferRead(queue, b, true, 0, COUNT, out, 0, NULL, NULL));
            CHECK_EQ(out[0], i);
            CHECK_EQ(out[COUNT - 1], i);
        }
    }
}

TEST(out_of_order_chain) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * 4);
    ur_event_handle_t event = NULL;
    zero(queue, mem, &event);
    conf_event(event);
    for (uint32_t i = 0; i < 50; ++i) {
        ur_event_handle_t next = NULL;
        affine(queue, kernel, mem, i, 1, &event, &next);
        event = conf_event(next);
    }
    check_all(queue, mem, chain(0, 50), 1, &event);
}

TEST(out_of_order_diamond) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_kernel_handle_t to = conf_kernel("basic", "affine_to"),
                       add = conf_kernel("basic", "vector_add");
    ur_mem_handle_t top = conf_buffer(COUNT * 4), left = conf_buffer(COUNT * 4),
                    right = conf_buffer(COUNT * 4), bottom = conf_buffer(COUNT * 4);
    for (int round = 0; round < 10; ++round) {
        uint32_t value = 5;
        ur_event_handle_t first = NULL, sides[2] = {NULL, NULL}, last = NULL;
        UR(urEnqueueMemBufferFill(queue, top, &value, 4, 0, COUNT * 4, 0, NULL, &first));
        conf_event(first);
        for (uint32_t s = 0; s < 2; ++s) {
            uint32_t factor = 2 + s, term = 7 * s;
            conf_arg args[4] = {conf_arg_mem(0, top), conf_arg_mem(1, s ? right : left),
                                conf_arg_value(2, 4, &factor), conf_arg_value(3, 4, &term)};
            conf_launch(queue, to, COUNT, args, 4, 1, &first, &sides[s]);
            conf_event(sides[s]);
        }
        conf_arg args[3] = {conf_arg_mem(0, left), conf_arg_mem(1, right), conf_arg_mem(2, bottom)};
        conf_launch(queue, add, COUNT, args, 3, 2, sides, &last);
        conf_event(last);
        check_all(queue, bottom, 5 * 2 + 5 * 3 + 7, 1, &last);
    }
}

TEST(barrier) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * 4);
    zero(queue, mem, NULL);
    for (uint32_t i = 0; i < 30; ++i) {
        UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
        affine(queue, kernel, mem, i, 0, NULL, NULL);
    }
    ur_event_handle_t event = NULL;
    UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &event));
    conf_event(event);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER);
    check_all(queue, mem, chain(0, 30), 1, &event);
}

TEST(barrier_ext) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * 4);
    ur_exp_enqueue_ext_properties_t properties = {UR_STRUCTURE_TYPE_EXP_ENQUEUE_EXT_PROPERTIES,
                                                  NULL, 0};
    zero(queue, mem, NULL);
    for (uint32_t i = 0; i < 10; ++i) {
        UR_OR_UNSUPPORTED(
            urEnqueueEventsWaitWithBarrierExt(queue, i % 2 ? &properties : NULL, 0, NULL, NULL));
        affine(queue, kernel, mem, i, 0, NULL, NULL);
    }
    UR_OR_UNSUPPORTED(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, NULL));
    check_all(queue, mem, chain(0, 10), 0, NULL);
}

static void complete(void *event) {
    urEventSetStatusExp(event, UR_EVENT_STATUS_COMPLETE);
}

static bool is_complete(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status == UR_EVENT_STATUS_COMPLETE;
}

/* What comes behind a barrier that is held waits for it, also where it waits for a list in which
 * all is complete. */
TEST(behind_barrier) {
    enum { WAIT, BARRIER, BARRIER_AND_FILL, BARRIER_AND_WAIT, FILL, ALLOCATION, WAYS };
    static const char *const names[WAYS] = {"a wait with a list",
                                            "a barrier with a list",
                                            "a fill behind a barrier with a list",
                                            "a wait behind a barrier with a list",
                                            "a fill with a list",
                                            "an allocation with a list"};
    conf_need_out_of_order();
    ur_mem_handle_t mem = conf_buffer(4096);
    const unsigned char value = 7;
    for (int way = 0; way < WAYS; ++way) {
        if (way == ALLOCATION && !conf_bool(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)) {
            continue;
        }
        ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
        ur_event_handle_t held = NULL, done = NULL, event = NULL;
        void *memory = NULL;
        UR(urEnqueueEventsWait(queue, 0, NULL, &done));
        conf_event(done);
        UR(urEventWait(1, &done));
        UR_OR_UNSUPPORTED(urEventCreateUserExp(conf.context, &held));
        conf_event(held);
        conf_defer_settled(complete, NULL, held);
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 4096, 1, &held, NULL));
        UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
        if (way == BARRIER_AND_FILL || way == BARRIER_AND_WAIT) {
            UR(urEnqueueEventsWaitWithBarrier(queue, 1, &done, NULL));
        }
        switch (way) {
        case WAIT:
            UR(urEnqueueEventsWait(queue, 1, &done, &event));
            break;
        case BARRIER:
            UR(urEnqueueEventsWaitWithBarrier(queue, 1, &done, &event));
            break;
        case BARRIER_AND_WAIT:
            UR(urEnqueueEventsWait(queue, 0, NULL, &event));
            break;
        case ALLOCATION:
            UR(conf_alloc_async(conf_usm_type(), queue, NULL, 4096, 1, &done, &memory, &event));
            break;
        default:
            UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 4096, way == FILL,
                                      way == FILL ? &done : NULL, &event));
        }
        conf_event(event);
        UR(urQueueFlush(queue));
        for (int look = 0; look < 30; ++look) {
            CHECK_MSG(!is_complete(event), "%s is complete before the barrier before it",
                      names[way]);
            nanosleep(&(struct timespec){0, 1000000}, NULL);
        }
        complete(held);
        UR(urEventWait(1, &event));
        if (memory) {
            UR(urUSMFree(conf.context, memory));
        }
        UR(urQueueFinish(queue));
    }
}

TEST(barrier_waits) {
    /* a barrier with a list holds back what comes after it, also for events of another queue */
    ur_queue_handle_t one = conf_queue(0), two = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(1 << 22);
    unsigned char a = 1, b = 2, *out = conf_alloc(1 << 22);
    for (int i = 0; i < 10; ++i) {
        ur_event_handle_t event = NULL, done = NULL;
        UR(urEnqueueMemBufferFill(one, mem, &a, 1, 0, 1 << 22, 0, NULL, &event));
        conf_event(event);
        UR(urEnqueueEventsWaitWithBarrier(two, 1, &event, NULL));
        UR(urEnqueueMemBufferFill(two, mem, &b, 1, 0, 1 << 22, 0, NULL, &done));
        conf_event(done);
        UR(urEnqueueMemBufferRead(one, mem, true, 0, 1 << 22, out, 1, &done, NULL));
        CHECK_EQ(out[0], 2);
        CHECK_EQ(out[(1 << 22) - 1], 2);
    }
}

TEST(events_wait) {
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    enum { FILLS = 16 };
    ur_mem_handle_t mem = conf_buffer(FILLS * 4096);
    unsigned char *out = conf_alloc(FILLS * 4096);
    ur_event_handle_t events[FILLS], all = NULL;
    for (size_t i = 0; i < FILLS; ++i) {
        unsigned char value = (unsigned char)(i + 1);
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, i * 4096, 4096, 0, NULL, &events[i]));
        conf_event(events[i]);
    }
    UR(urEnqueueEventsWait(queue, FILLS, events, &all));
    conf_event(all);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(all, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_EVENTS_WAIT);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, FILLS * 4096, out, 1, &all, NULL));
    for (size_t i = 0; i < FILLS * 4096; ++i) {
        CHECK_EQ(out[i], i / 4096 + 1);
    }
}

TEST(events_wait_everything) {
    /* without a list the event stands for all that was enqueued before */
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    enum { FILLS = 32 };
    ur_mem_handle_t mem = conf_buffer(FILLS * 4096);
    unsigned char *out = conf_alloc(FILLS * 4096);
    for (size_t i = 0; i < FILLS; ++i) {
        unsigned char value = (unsigned char)(i + 1);
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, i * 4096, 4096, 0, NULL, NULL));
    }
    ur_event_handle_t all = NULL;
    UR(urEnqueueEventsWait(queue, 0, NULL, &all));
    conf_event(all);
    UR(urEventWait(1, &all));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, FILLS * 4096, out, 0, NULL, NULL));
    for (size_t i = 0; i < FILLS * 4096; ++i) {
        CHECK_EQ(out[i], i / 4096 + 1);
    }
}

TEST(across_queues) {
    enum { QUEUES = 4, STEPS = 80 };
    ur_queue_handle_t queues[QUEUES];
    for (int i = 0; i < QUEUES; ++i) {
        queues[i] =
            conf_queue(i % 2 && conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                           ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
                           : 0);
    }
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(COUNT * 4);
    ur_event_handle_t event = NULL;
    zero(queues[0], mem, &event);
    conf_event(event);
    uint64_t state = conf_seed();
    for (uint32_t i = 0; i < STEPS; ++i) {
        ur_event_handle_t next = NULL;
        affine(queues[conf_random(&state) % QUEUES], kernel, mem, i, 1, &event, &next);
        event = conf_event(next);
    }
    check_all(queues[0], mem, chain(0, STEPS), 1, &event);
}

TEST(not_an_event) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t wrong = (ur_event_handle_t)queue;
    UR_IS_ONE_OF(urEnqueueEventsWait(queue, 1, &wrong, NULL), UR_RESULT_ERROR_INVALID_EVENT,
                 UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
}

static const conf_test tests[] = {
    CONF_TEST(in_order_kernels, "urEnqueueKernelLaunchWithArgsExp",
              "runs kernels of an in-order queue one after another"),
    CONF_TEST(in_order_mixed, "urEnqueueMemBufferCopy urEnqueueMemBufferFill",
              "keeps to the order of an in-order queue between fills and copies"),
    CONF_TEST(out_of_order_chain, "urEnqueueKernelLaunchWithArgsExp",
              "keeps to a chain of events on an out-of-order queue"),
    CONF_TEST(out_of_order_diamond, "urEnqueueKernelLaunchWithArgsExp",
              "keeps to a diamond of events on an out-of-order queue"),
    CONF_TEST(barrier, "urEnqueueEventsWaitWithBarrier",
              "separates commands of an out-of-order queue"),
    CONF_TEST(barrier_ext, "urEnqueueEventsWaitWithBarrierExt",
              "separates commands of an out-of-order queue"),
    CONF_TEST(behind_barrier,
              "urEnqueueEventsWaitWithBarrier urEnqueueEventsWait urEnqueueUSMDeviceAllocExp",
              "holds back what comes behind it and has a wait list of its own"),
    CONF_TEST(barrier_waits, "urEnqueueEventsWaitWithBarrier",
              "holds a queue back until events of another are complete"),
    CONF_TEST(events_wait, "urEnqueueEventsWait", "joins the events of its list"),
    CONF_TEST(events_wait_everything, "urEnqueueEventsWait",
              "stands for all commands before without a list"),
    CONF_TEST(across_queues, "urEnqueueKernelLaunchWithArgsExp",
              "keeps to a chain of events over four queues"),
    CONF_TEST(not_an_event, "urEnqueueEventsWait", "refuses a handle that is no event"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"ordering", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
