/* Fusion of the launches of queues. */
#include <pthread.h>
#include <stdatomic.h>

#include "fusion_queues.h"

static void release_kernel(void *kernel) {
    urKernelRelease(kernel);
}

/* The same launches again and again: the kernel is made once, and memory is as without fusion. */
TEST(queue_chain) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    run_steps(queue, &arrays, expected);
    for (int again = 0; again < 3; ++again) {
        ur_event_handle_t event = NULL;
        fill(queue, &arrays);
        begin(queue, NULL);
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_ACTIVE), 1);
        for (int i = 0; i < STEPS; ++i) {
            enqueue(queue, &steps[i], &arrays);
        }
        UR(urQueueEndFusionExp(queue, &event));
        conf_event(event);
        UR(urEventWait(1, &event));
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_ACTIVE), 0);
        if (driver_works()) {
            CHECK_EQ(queue_info(queue, UR_FUSION_INFO_LAUNCHES), STEPS);
            CHECK_EQ(queue_info(queue, UR_FUSION_INFO_FUSED), if_spirv(STEPS));
        }
        expect_steps(expected, &arrays, queue);
    }
}

/* Names of hundreds of letters, which the queue compares from one sequence to the next. */
TEST(queue_long_names) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    static float out[ARRAYS][COUNT];
    char name[8 * 40 + 1] = "";
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    const float by = 2.0f;
    for (int i = 0; i < 40; ++i) {
        memcpy(&name[i * 8], "letters_", 8);
    }
    for (int again = 0; again < 2; ++again) {
        fill(queue, &arrays);
        begin(queue, NULL);
        for (int i = 0; i < 2; ++i) {
            ur_kernel_handle_t kernel = conf_kernel("fusion_names", name);
            UR(urKernelSetArgPointer(kernel, 0, NULL, arrays.at[i + 1]));
            UR(urKernelSetArgPointer(kernel, 1, NULL, arrays.at[i]));
            UR(urKernelSetArgValue(kernel, 2, sizeof by, NULL, &by));
            UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global_size, NULL, NULL, 0, NULL,
                                     NULL));
        }
        UR(urQueueEndFusionExp(queue, NULL));
        CHECK(queue_info(queue, UR_FUSION_INFO_FUSED) == 2 || !driver_works());
        read_back(queue, &arrays, out);
        for (int k = 0; k < COUNT; ++k) {
            CHECK(out[1][k] == out[0][k] * 2.0f && out[2][k] == out[1][k] * 2.0f);
        }
    }
}

static void settle_by_copy(ur_queue_handle_t queue, const struct arrays *arrays) {
    float one;
    UR(urEnqueueUSMMemcpy(queue, true, &one, arrays->at[0], 4, 0, NULL, NULL));
}

static void settle_by_finish(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    UR(urQueueFinish(queue));
}

static void settle_by_flush(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    UR(urQueueFlush(queue));
}

static void settle_by_marker(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    ur_event_handle_t event = NULL;
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
}

static void settle_by_query(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    ur_bool_t empty = 0;
    UR_OR_UNSUPPORTED(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, NULL));
}

static void settle_by_cancel(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    UR(urQueueCancelFusionExp(queue));
}

static void settle_by_native(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)arrays;
    ur_queue_native_desc_t desc = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, NULL, NULL};
    ur_native_handle_t native = 0;
    UR_OR_UNSUPPORTED(urQueueGetNativeHandle(queue, &desc, &native));
}

static void settle_by_device(ur_queue_handle_t queue, const struct arrays *arrays) {
    (void)queue;
    (void)arrays;
    UR_OR_UNSUPPORTED(urDeviceWaitExp(conf.device));
}

static void settle_by_context_copy(ur_queue_handle_t queue, const struct arrays *arrays) {
    float one;
    (void)queue;
    UR_OR_UNSUPPORTED(urUSMContextMemcpyExp(conf.context, &one, arrays->at[0], sizeof one));
}

/* Any memory of the context: a kernel may have its address from somewhere else. */
static void settle_by_free(ur_queue_handle_t queue, const struct arrays *arrays) {
    void *memory = NULL;
    (void)arrays;
    UR_OR_UNSUPPORTED(urUSMHostAlloc(conf.context, NULL, NULL, 64, &memory));
    CHECK(queue_info(queue, UR_FUSION_INFO_LAUNCHES) == 0 || !driver_works());
    UR(urUSMFree(conf.context, memory));
}

static void settle_by_other_range(ur_queue_handle_t queue, const struct arrays *arrays) {
    /* It is kept itself, and cut off. */
    const size_t range[2] = {COUNT, 2};
    const struct launch launch = {"guarded", 1, 1, -1, 0.0f, 0, false};
    UR(urEnqueueKernelLaunch(queue, prepare(&launch, arrays), 2, NULL, range, NULL, NULL, 0, NULL,
                             NULL));
    UR(urQueueFlush(queue));
}

enum {
    WAY_COPY,
    WAY_FINISH,
    WAY_FLUSH,
    WAY_MARKER,
    WAY_QUERY,
    WAY_CANCEL,
    WAY_NATIVE,
    WAY_DEVICE,
    WAY_CONTEXT_COPY,
    WAY_FREE,
    WAY_OTHER_RANGE
};
static void (*const ways[])(ur_queue_handle_t, const struct arrays *) = {
    settle_by_copy,         settle_by_finish, settle_by_flush,      settle_by_marker,
    settle_by_query,        settle_by_cancel, settle_by_native,     settle_by_device,
    settle_by_context_copy, settle_by_free,   settle_by_other_range};

/* Whatever looks at the queue finds all launches on their way. */
TEST(settles) {
    void (*const settle)(ur_queue_handle_t, const struct arrays *) =
        *(void (*const *)(ur_queue_handle_t, const struct arrays *))data;
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    run_steps(queue, &arrays, expected);
    begin(queue, NULL);
    for (int i = 0; i < STEPS; ++i) {
        enqueue(queue, &steps[i], &arrays);
    }
    /* the query enqueues nothing */
    CHECK(queue_info(queue, UR_FUSION_INFO_LAUNCHES) == 0 || !driver_works());
    settle(queue, &arrays);
    if (driver_works()) {
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_LAUNCHES),
                 STEPS + (settle == settle_by_other_range));
        CHECK_EQ(queue_info(queue, UR_FUSION_INFO_FUSED),
                 settle == settle_by_cancel ? 0 : if_spirv(STEPS));
    }
    CHECK_EQ(queue_info(queue, UR_FUSION_INFO_ACTIVE), settle != settle_by_cancel);
    expect_steps(expected, &arrays, queue);
}

/* Queues of one context that fuse launches of the same programs at once, each by a thread, while
 * another one frees memory, which concerns them all. */
enum { QUEUES = 4, TURNS = 2 };

struct runner {
    ur_queue_handle_t queue;
    struct arrays arrays;
    ur_kernel_handle_t kernels[STEPS];
    ur_result_t result;
};

static void keep_failure(ur_result_t *result, ur_result_t next) {
    *result = *result == UR_RESULT_SUCCESS ? next : *result;
}

static void *run_turns(void *data) {
    struct runner *runner = data;
    for (int turn = 0; turn < TURNS; ++turn) {
        keep_failure(&runner->result, urQueueBeginFusionExp(runner->queue, NULL));
        for (int i = 0; i < STEPS; ++i) {
            keep_failure(&runner->result,
                         urEnqueueKernelLaunch(runner->queue, runner->kernels[i], 1, NULL,
                                               &global_size, NULL, NULL, 0, NULL, NULL));
        }
        keep_failure(&runner->result, turn ? urQueueEndFusionExp(runner->queue, NULL)
                                           : urQueueCancelFusionExp(runner->queue));
    }
    keep_failure(&runner->result, urQueueFinish(runner->queue));
    return NULL;
}

static void *free_memory(void *data) {
    ur_result_t *result = data;
    for (int i = 0; i < 4 * TURNS; ++i) {
        void *memory = NULL;
        keep_failure(result, urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, 64, &memory));
        keep_failure(result, memory ? urUSMFree(conf.context, memory) : *result);
    }
    return NULL;
}

TEST(queues_by_threads) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct runner runners[QUEUES];
    pthread_t threads[QUEUES + 1];
    ur_queue_handle_t plain = conf_queue(0);
    ur_result_t freed = UR_RESULT_SUCCESS;
    int started = 0;
    begin(plain, NULL);
    UR(urQueueCancelFusionExp(plain));
    for (int i = 0; i < QUEUES; ++i) {
        runners[i] = (struct runner){conf_queue(0), new_arrays(), {NULL}, UR_RESULT_SUCCESS};
        fill(plain, &runners[i].arrays);
        for (int k = 0; k < STEPS; ++k) {
            runners[i].kernels[k] = prepare(&steps[k], &runners[i].arrays);
        }
    }
    for (int turn = 0; turn < TURNS; ++turn) {
        for (int i = 0; i < STEPS; ++i) {
            enqueue(plain, &steps[i], &runners[0].arrays);
        }
    }
    read_back(plain, &runners[0].arrays, expected);
    fill(plain, &runners[0].arrays);
    while (started < QUEUES &&
           pthread_create(&threads[started], NULL, run_turns, &runners[started]) == 0) {
        ++started;
    }
    bool frees = pthread_create(&threads[QUEUES], NULL, free_memory, &freed) == 0;
    for (int i = 0; i < started; ++i) {
        pthread_join(threads[i], NULL);
    }
    if (frees) {
        pthread_join(threads[QUEUES], NULL);
    }
    CHECK_EQ(started, QUEUES);
    UR(freed);
    for (int i = 0; i < QUEUES; ++i) {
        UR(runners[i].result);
        expect_steps(expected, &runners[i].arrays, plain);
    }
}

/* More different sequences than are kept, while another thread has the queue enqueue them. */
static _Atomic bool enough;
static pthread_t flusher;
static bool flushes;

static void *flush_on(void *data) {
    while (!atomic_load(&enough)) {
        (void)urQueueFlush(data);
    }
    return NULL;
}

static void stop_flushing(void *unused) {
    (void)unused;
    atomic_store(&enough, true);
    if (flushes) {
        pthread_join(flusher, NULL);
    }
    flushes = false;
}

TEST(many_sequences) {
    conf_need_kernels();
    enum { SEQUENCES = 20 };
    static float out[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    fill(queue, &arrays);
    begin(queue, NULL);
    conf_defer_settled(stop_flushing, stop_flushing, NULL);
    for (int round = 0; round < 2; ++round) {
        atomic_store(&enough, false);
        flushes = round && pthread_create(&flusher, NULL, flush_on, queue) == 0;
        for (int i = 0; i < SEQUENCES; ++i) {
            enqueue(queue, &(struct launch){"scale", 1, 0, -1, (float)i, 0, false}, &arrays);
            enqueue(queue, &(struct launch){"add", 2, 1, -1, (float)i, 0, false}, &arrays);
            if (!round) {
                UR(urQueueFlush(queue));
            }
        }
        stop_flushing(NULL);
        if (!round && driver_works()) {
            CHECK_EQ(queue_info(queue, UR_FUSION_INFO_FUSED), if_spirv(2 * SEQUENCES));
        }
        read_back(queue, &arrays, out);
        for (int k = 0; k < COUNT; ++k) {
            CHECK(out[1][k] == out[0][k] * (SEQUENCES - 1) &&
                  out[2][k] == out[1][k] + (SEQUENCES - 1));
        }
    }
}

/* A queue that is released while it keeps launches gives them to the driver. */
TEST(queue_release) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    for (int i = 0; i < 2; ++i) {
        ur_queue_handle_t queue = NULL;
        ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0};
        UR(conf_queue_create(conf.context, &properties, &queue));
        ur_result_t result = urQueueBeginFusionExp(queue, NULL);
        if (result == UR_RESULT_SUCCESS) {
            enqueue(queue, &steps[0], &arrays);
            enqueue(queue, &steps[1], &arrays);
            if (i) {
                UR(urQueueFinish(queue));
            }
        }
        UR(urQueueRelease(queue));
        UR_OR_UNSUPPORTED(result);
    }
    UR(urQueueFinish(conf_queue(0)));
}

/* A kernel of another context is the adapter's to refuse, and changes nothing of what is kept. */
TEST(queue_other_context) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT];
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    ur_context_handle_t context = NULL;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_event_handle_t event = NULL;
    run_steps(queue, &arrays, expected);
    UR(urContextCreate(1, &conf.device, NULL, &context));
    program = conf_program_new(context, "fusion", NULL);
    ur_result_t result = urProgramBuild(context, program, NULL);
    result = result == UR_RESULT_SUCCESS ? urKernelCreate(program, "scale", &kernel) : result;
    urProgramRelease(program);
    urContextRelease(context);
    UR(result);
    conf_defer(release_kernel, kernel);
    begin(queue, NULL);
    for (int i = 0; i < STEPS; ++i) {
        UR_IS_ONE_OF(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global_size, NULL, NULL, 0,
                                           NULL, &event),
                     UR_RESULT_ERROR_INVALID_CONTEXT, UR_RESULT_ERROR_INVALID_KERNEL);
        CHECK(event == NULL);
        enqueue(queue, &steps[i], &arrays);
    }
    UR(urQueueEndFusionExp(queue, NULL));
    expect_steps(expected, &arrays, queue);
}

TEST(queue_errors) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(0);
    const ur_fusion_desc_t strange = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0x40000000, 0, NULL};
    UR_IS_ONE_OF(urQueueEndFusionExp(queue, NULL), UR_RESULT_ERROR_INVALID_OPERATION,
                 UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    UR_IS_ONE_OF(urQueueBeginFusionExp(queue, &strange), UR_RESULT_ERROR_INVALID_ENUMERATION,
                 UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    begin(queue, NULL);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueBeginFusionExp(queue, NULL));
    UR_IS_ONE_OF(urQueueBeginGraphCaptureExp(queue), UR_RESULT_ERROR_INVALID_OPERATION,
                 UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    UR(urQueueCancelFusionExp(queue));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueCancelFusionExp(queue));
}
int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST(queue_chain, "urQueueEndFusionExp urQueueBeginFusionExp urQueueGetFusionInfoExp",
                  "makes one kernel of a queue's launches, again and again"),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urEnqueueUSMMemcpy",
                       "has launches on their way when urEnqueueUSMMemcpy is called",
                       &ways[WAY_COPY]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urQueueFinish",
                       "has launches on their way when urQueueFinish is called", &ways[WAY_FINISH]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urQueueFlush",
                       "has launches on their way when urQueueFlush is called", &ways[WAY_FLUSH]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urEnqueueEventsWait",
                       "has launches on their way when urEnqueueEventsWait is called",
                       &ways[WAY_MARKER]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urQueueGetInfo",
                       "has launches on their way when urQueueGetInfo is called", &ways[WAY_QUERY]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urQueueCancelFusionExp",
                       "has launches on their way when urQueueCancelFusionExp is called",
                       &ways[WAY_CANCEL]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urQueueGetNativeHandle",
                       "has launches on their way when urQueueGetNativeHandle is called",
                       &ways[WAY_NATIVE]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urDeviceWaitExp",
                       "has launches on their way when urDeviceWaitExp is called",
                       &ways[WAY_DEVICE]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urUSMContextMemcpyExp",
                       "has launches on their way when urUSMContextMemcpyExp is called",
                       &ways[WAY_CONTEXT_COPY]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urUSMFree",
                       "has launches on their way when urUSMFree is called", &ways[WAY_FREE]),
        CONF_TEST_DATA(settles, "urQueueBeginFusionExp urEnqueueKernelLaunch",
                       "fuses launches before one over another range", &ways[WAY_OTHER_RANGE]),
        CONF_TEST(queue_long_names, "urQueueEndFusionExp", "fuses kernels with long names"),
        CONF_TEST(queues_by_threads, "urQueueBeginFusionExp urUSMFree",
                  "fuses on many queues at once"),
        CONF_TEST(many_sequences, "urQueueBeginFusionExp urQueueFlush",
                  "fuses more sequences than it keeps, while another thread flushes"),
        CONF_TEST(queue_release, "urQueueBeginFusionExp urQueueRelease",
                  "lets a queue go that keeps launches"),
        CONF_TEST(queue_other_context, "urQueueBeginFusionExp urEnqueueKernelLaunch",
                  "keeps no launch of another context, and all others"),
        CONF_TEST(queue_errors, "urQueueBeginFusionExp urQueueEndFusionExp urQueueCancelFusionExp",
                  "refuses what cannot be"),
    };
    const conf_suite suite = {"fusion_queue", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
