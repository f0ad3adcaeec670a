/* Fusion of launches of queues beside what else a process does: other processes, captures,
 * releases, and other kernels in the places of those before. */
#include <sys/wait.h>
#include <unistd.h>

#include "fusion_launches.h"

static const struct launch steps[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 2, 1, -1, 0.3f, 0, false},
                                      {"scale", 3, 2, -1, 0.5f, 0, false}};
enum { STEPS = CONF_COUNT(steps) };
static float expected[ARRAYS][COUNT];

static void cancel(void *queue) {
    (void)urQueueCancelFusionExp(queue);
}

static void begin(ur_queue_handle_t queue) {
    UR_OR_UNSUPPORTED(urQueueBeginFusionExp(queue, NULL));
    conf_defer_settled(cancel, cancel, queue);
}

/* What the steps give one by one, and then the queue fuses. */
static void run_and_begin(ur_queue_handle_t queue, const struct arrays *arrays) {
    conf_need_kernels();
    fill(queue, arrays);
    for (int i = 0; i < STEPS; ++i) {
        enqueue(queue, &steps[i], arrays);
    }
    read_back(queue, arrays, expected);
    fill(queue, arrays);
    begin(queue);
}

static uint32_t number_of(ur_queue_handle_t queue, ur_fusion_info_t name) {
    uint32_t value = 0;
    UR(urQueueGetFusionInfoExp(queue, name, sizeof value, &value, NULL));
    return value;
}

static void check_array(ur_queue_handle_t queue, const float *at, const float *wanted) {
    static float got[COUNT];
    UR(urEnqueueUSMMemcpy(queue, true, got, at, BYTES, 0, NULL, NULL));
    CHECK(memcmp(got, wanted, BYTES) == 0);
}

/* A process that is forked meanwhile has a copy of what is kept, and leaves the parent's alone. */
TEST(forked) {
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    run_and_begin(queue, &arrays);
    for (int i = 0; i < STEPS; ++i) {
        enqueue(queue, &steps[i], &arrays);
        pid_t child = fork();
        if (child == 0) {
            uint32_t launches = 1;
            ur_result_t result = urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_LAUNCHES,
                                                         sizeof launches, &launches, NULL);
            _exit(result != UR_RESULT_SUCCESS || (launches != 0 && driver_works()));
        }
        int status = -1;
        CHECK(child > 0 && waitpid(child, &status, 0) == child);
        CHECK_EQ(status, 0);
    }
    UR(urQueueEndFusionExp(queue, NULL));
    if (driver_works()) {
        CHECK_EQ(number_of(queue, UR_FUSION_INFO_LAUNCHES), STEPS);
    }
    check_array(queue, arrays.at[3], expected[3]);
}

/* No capture begins on a queue that fuses, and one of another queue changes nothing. */
TEST(captured) {
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_exp_graph_handle_t graph = NULL;
    run_and_begin(queue, &arrays);
    enqueue(queue, &steps[0], &arrays);
    UR_IS_ONE_OF(urQueueBeginGraphCaptureExp(queue), UR_RESULT_ERROR_INVALID_OPERATION,
                 UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    enqueue(queue, &steps[1], &arrays);
    ur_result_t captures = urQueueBeginGraphCaptureExp(other);
    enqueue(queue, &steps[2], &arrays);
    if (captures == UR_RESULT_SUCCESS) {
        UR(urQueueEndGraphCaptureExp(other, &graph));
        UR(urGraphDestroyExp(graph));
    }
    UR(urQueueEndFusionExp(queue, NULL));
    if (driver_works()) {
        CHECK_EQ(number_of(queue, UR_FUSION_INFO_LAUNCHES), STEPS);
    }
    check_array(queue, arrays.at[3], expected[3]);
}

/* What `released` has of its own, in slots: it goes with the test where that ends early. */
static ur_context_handle_t own_context;

static void end_context(void *context) {
    (void)urContextRelease(context);
}

static void end_program(void *program) {
    (void)urProgramRelease(program);
}

static void end_kernel(void *kernel) {
    (void)urKernelRelease(kernel);
}

static void end_memory(void *memory) {
    (void)urUSMFree(own_context, memory);
}

static void end_queue(void *queue) {
    cancel(queue);
    (void)urQueueRelease(queue);
}

/* What launches that are kept need lasts as long as they do. */
TEST(released) {
    struct arrays arrays = new_arrays();
    run_and_begin(conf_queue(0), &arrays);
    ur_context_handle_t *context = conf_slot(end_context);
    ur_queue_handle_t *queue = conf_slot(end_queue);
    ur_program_handle_t *program = conf_slot(end_program);
    ur_kernel_handle_t *kernel = conf_slot(end_kernel);
    void **own[ARRAYS];
    UR(urContextCreate(1, &conf.device, NULL, context));
    own_context = *context;
    UR(urQueueCreate(*context, conf.device, NULL, queue));
    *program = conf_program_new(*context, "fusion", NULL);
    UR(urProgramBuild(*context, *program, NULL));
    for (int i = 0; i < ARRAYS; ++i) {
        own[i] = conf_slot(end_memory);
        UR(conf_usm_type() == UR_USM_TYPE_DEVICE
               ? urUSMDeviceAlloc(*context, conf.device, NULL, NULL, BYTES, own[i])
               : urUSMHostAlloc(*context, NULL, NULL, BYTES, own[i]));
    }
    float start[COUNT];
    UR(urEnqueueUSMMemcpy(conf_queue(0), true, start, arrays.at[0], BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(*queue, true, *own[0], start, BYTES, 0, NULL, NULL));
    UR(urQueueBeginFusionExp(*queue, NULL));
    for (int i = 0; i < STEPS; ++i) {
        UR(urKernelCreate(*program, steps[i].kernel, kernel));
        UR(urKernelSetArgPointer(*kernel, 0, NULL, *own[steps[i].to]));
        UR(urKernelSetArgPointer(*kernel, 1, NULL, *own[steps[i].from]));
        UR(urKernelSetArgValue(*kernel, 2, 4, NULL, &steps[i].by));
        UR(urEnqueueKernelLaunch(*queue, *kernel, 1, NULL, &global_size, NULL, NULL, 0, NULL,
                                 NULL));
        UR(urKernelRelease(*kernel));
        *kernel = NULL;
    }
    UR(urProgramRelease(*program));
    *program = NULL;
    UR(urContextRelease(*context)); /* the queue has it */
    *context = NULL;
    check_array(*queue, *own[3], expected[3]);
    for (int i = 0; i < ARRAYS; ++i) {
        UR(urUSMFree(own_context, *own[i]));
        *own[i] = NULL;
    }
    UR(urQueueRelease(*queue)); /* in the midst of its fusion */
    *queue = NULL;
}

/* Sequences that differ in their kernels, arguments and lengths, in the same places. */
TEST(in_turns) {
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    static float wanted[ARRAYS][COUNT];
    for (int fuses = 0; fuses <= 1; ++fuses) {
        fill(queue, &arrays);
        if (fuses) {
            begin(queue);
        }
        for (int round = 0; round < 12; ++round) {
            for (int i = 0; i < 2 + round % 3; ++i) {
                struct launch launch = steps[(round + i) % STEPS];
                if (round % 4 == 3) {
                    launch = (struct launch){"both", (i + 1) % 4, i % 4, (i + 2) % 4, 0, 0, false};
                }
                launch.by += (float)(round % 5) * 0.25f;
                enqueue(queue, &launch, &arrays);
            }
            UR(urQueueFlush(queue));
        }
        if (fuses) {
            UR(urQueueEndFusionExp(queue, NULL));
            for (int i = 0; i < ARRAYS; ++i) {
                check_array(queue, arrays.at[i], wanted[i]);
            }
        } else {
            read_back(queue, &arrays, wanted);
        }
    }
}

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST(forked, "urQueueBeginFusionExp urQueueGetFusionInfoExp",
                  "keeps launches while the process is forked"),
        CONF_TEST(captured, "urQueueBeginFusionExp urQueueBeginGraphCaptureExp",
                  "keeps launches while another queue captures"),
        CONF_TEST(released, "urQueueBeginFusionExp urContextRelease",
                  "keeps what its launches need, and lets the queue go in the midst of them"),
        CONF_TEST(in_turns, "urQueueBeginFusionExp urQueueFlush",
                  "computes what sequences of other kernels in the same places do"),
    };
    const conf_suite suite = {"fusion_edges", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
