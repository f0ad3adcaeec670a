/* Use from several threads at once. A thread reports by its result: checks end a test on the main
 * thread alone. */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>

#include "conf.h"

enum { THREADS = 8 };

typedef struct job {
    int index;
    ur_queue_handle_t queue;
    ur_mem_handle_t mem;
    ur_kernel_handle_t kernel;
    ur_event_handle_t event;
    ur_program_handle_t program;
    ur_usm_type_t type;
    enum conf_program_form form;
    const void *il;
    size_t il_size;
    ur_result_t result;
    const char *where; /* NULL: all well */
    char why[1000];    /* what the adapter said of it, and the compiler of a build */
    /* what the thread has made and not released, for the case that it ends early */
    struct {
        ur_context_handle_t context;
        ur_queue_handle_t queue;
        ur_mem_handle_t mem;
        ur_event_handle_t event;
        ur_program_handle_t program;
        ur_kernel_handle_t kernel;
        void *pointers[32];
    } own;
} job;

/* Called in the thread's function, so that commands that write to its stack can end. */
static void *stop(job *j, ur_result_t result, const char *where) {
    j->result = result;
    j->where = where;
    snprintf(j->why, sizeof j->why, "%s", result == UR_RESULT_SUCCESS ? "" : conf_last_error());
    if (j->own.queue) {
        urQueueFinish(j->own.queue);
    }
    return NULL;
}

static void clean_up(job *j) {
    for (size_t i = 0; i < CONF_COUNT(j->own.pointers); ++i) {
        if (j->own.pointers[i]) {
            urUSMFree(conf.context, j->own.pointers[i]);
        }
    }
    if (j->own.kernel) {
        urKernelRelease(j->own.kernel);
    }
    if (j->own.program) {
        urProgramRelease(j->own.program);
    }
    if (j->own.event) {
        urEventRelease(j->own.event);
    }
    if (j->own.mem) {
        urMemRelease(j->own.mem);
    }
    if (j->own.queue) {
        urQueueRelease(j->own.queue);
    }
    if (j->own.context) {
        urContextRelease(j->own.context);
    }
}

#define DO(call)                                                                                   \
    do {                                                                                           \
        ur_result_t done = (call);                                                                 \
        if (done != UR_RESULT_SUCCESS) {                                                           \
            return stop(j, done, #call);                                                           \
        }                                                                                          \
    } while (0)
#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            return stop(j, UR_RESULT_SUCCESS, #condition);                                         \
        }                                                                                          \
    } while (0)
/* Releases something of `own`. */
#define GIVE_UP(Kind, member)                                                                      \
    do {                                                                                           \
        DO(ur##Kind##Release(j->own.member));                                                      \
        j->own.member = NULL;                                                                      \
    } while (0)

static void run_threads(void *(*function)(void *), const job *shared) {
    pthread_t threads[THREADS];
    static job jobs[THREADS];
    int started = 0;
    for (; started < THREADS; ++started) {
        jobs[started] = *shared;
        jobs[started].index = started;
        if (pthread_create(&threads[started], NULL, function, &jobs[started]) != 0) {
            break;
        }
    }
    for (int i = 0; i < started; ++i) {
        pthread_join(threads[i], NULL);
        clean_up(&jobs[i]);
    }
    CHECK_EQ(started, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        CHECK_MSG(!jobs[i].where, "thread %d: %.200s gave %s%s%s", i, jobs[i].where,
                  conf_result_name(jobs[i].result), jobs[i].why[0] ? ": " : "", jobs[i].why);
    }
}

static void *queue_each(void *arg) {
    job *j = arg;
    DO(conf_queue_create(conf.context, NULL, &j->own.queue));
    DO(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &j->own.mem));
    for (int i = 0; i < 50; ++i) {
        unsigned char value = (unsigned char)(i + j->index), out[4096] = {0};
        DO(urEnqueueMemBufferFill(j->own.queue, j->own.mem, &value, 1, 0, 4096, 0, NULL,
                                  &j->own.event));
        DO(urEnqueueMemBufferRead(j->own.queue, j->own.mem, true, 0, 4096, out, 1, &j->own.event,
                                  NULL));
        GIVE_UP(Event, event);
        EXPECT(out[0] == value && out[4095] == value);
    }
    GIVE_UP(Mem, mem);
    GIVE_UP(Queue, queue);
    return NULL;
}

TEST(a_queue_each) {
    run_threads(queue_each, &(job){0});
}

static void *one_queue(void *arg) {
    job *j = arg;
    DO(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, 256, NULL, &j->own.mem));
    for (int i = 0; i < 50; ++i) {
        unsigned char value = (unsigned char)(i + 16 * j->index), out[256] = {0};
        DO(urEnqueueMemBufferFill(j->queue, j->own.mem, &value, 1, 0, 256, 0, NULL, &j->own.event));
        DO(urEnqueueMemBufferRead(j->queue, j->own.mem, true, 0, 256, out, 1, &j->own.event, NULL));
        GIVE_UP(Event, event);
        EXPECT(out[0] == value && out[255] == value);
    }
    GIVE_UP(Mem, mem);
    return NULL;
}

TEST(one_in_order_queue) {
    run_threads(one_queue, &(job){.queue = conf_queue(0)});
}

TEST(one_out_of_order_queue) {
    conf_need_out_of_order();
    run_threads(one_queue,
                &(job){.queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)});
}

static void *references(void *arg) {
    job *j = arg;
    for (int i = 0; i < 2000; ++i) {
        DO(urQueueRetain(j->queue));
        DO(urMemRetain(j->mem));
        DO(urContextRetain(conf.context));
        DO(urEventRetain(j->event));
        DO(urEventRelease(j->event));
        DO(urContextRelease(conf.context));
        DO(urMemRelease(j->mem));
        DO(urQueueRelease(j->queue));
    }
    return NULL;
}

TEST(retain_release) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64);
    ur_event_handle_t event = NULL;
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    conf_event(event);
    uint32_t before = 0, count = 0;
    UR(urEventWait(1, &event));
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof before, &before, NULL));
    run_threads(references, &(job){.queue = queue, .mem = mem, .event = event});
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, before);
    UR(urMemGetInfo(mem, UR_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

static void *queries(void *arg) {
    job *j = arg;
    for (int i = 0; i < 200; ++i) {
        char name[512];
        size_t group = 0;
        uint32_t units = 0;
        ur_platform_handle_t platform = NULL;
        DO(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_NAME, sizeof name, name, NULL));
        DO(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_WORK_GROUP_SIZE, sizeof group, &group,
                           NULL));
        DO(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_MAX_COMPUTE_UNITS, sizeof units, &units,
                           NULL));
        DO(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_PLATFORM, sizeof platform, &platform, NULL));
        EXPECT(platform == conf.platform && group > 0 && units > 0);
        uint32_t count = 0;
        DO(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, 0, NULL, &count));
        EXPECT(count >= 1);
    }
    return NULL;
}

TEST(info) {
    run_threads(queries, &(job){0});
}

static void *contexts(void *arg) {
    job *j = arg;
    /* Some drivers take a third of a second for a context, one after the other. */
    double start = conf_seconds();
    for (int i = 0; i < 20 && conf_seconds() - start < 5; ++i) {
        DO(urContextCreate(1, &conf.device, NULL, &j->own.context));
        DO(conf_queue_create(j->own.context, NULL, &j->own.queue));
        GIVE_UP(Context, context);
        DO(urQueueFinish(j->own.queue));
        GIVE_UP(Queue, queue);
    }
    return NULL;
}

TEST(contexts_and_queues) {
    run_threads(contexts, &(job){0});
}

static void *wait_one(void *arg) {
    job *j = arg;
    DO(urEventWait(1, &j->event));
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    DO(urEventGetInfo(j->event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                      NULL));
    EXPECT(status == UR_EVENT_STATUS_COMPLETE);
    return NULL;
}

TEST(wait_for_one_event) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(1 << 22);
    unsigned char value = 1;
    for (int i = 0; i < 10; ++i) {
        ur_event_handle_t event = NULL;
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 1 << 22, 0, NULL, &event));
        conf_event(event);
        run_threads(wait_one, &(job){.event = event});
    }
}

static void *usm(void *arg) {
    job *j = arg;
    for (int round = 0; round < 10; ++round) {
        for (int i = 0; i < 32; ++i) {
            size_t size = (size_t)(1 + 97 * i + j->index);
            if (j->type == UR_USM_TYPE_HOST) {
                DO(urUSMHostAlloc(conf.context, NULL, NULL, size, &j->own.pointers[i]));
            } else if (j->type == UR_USM_TYPE_SHARED) {
                DO(urUSMSharedAlloc(conf.context, conf.device, NULL, NULL, size,
                                    &j->own.pointers[i]));
            } else {
                DO(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, size,
                                    &j->own.pointers[i]));
            }
        }
        for (int i = 0; i < 32; ++i) {
            void *base = NULL;
            char *inner = (char *)j->own.pointers[i] + 97 * i;
            DO(urUSMGetMemAllocInfo(conf.context, inner, UR_USM_ALLOC_INFO_BASE_PTR, sizeof base,
                                    &base, NULL));
            EXPECT(base == j->own.pointers[i]);
            DO(urUSMFree(conf.context, j->own.pointers[i]));
            j->own.pointers[i] = NULL;
        }
    }
    return NULL;
}

TEST(usm_allocation) {
    run_threads(usm, &(job){.type = conf_usm_type()});
}

static void *async(void *arg) {
    job *j = arg;
    unsigned char out[100] = {0};
    DO(conf_queue_create(conf.context, NULL, &j->own.queue));
    for (int i = 0; i < 100; ++i) {
        unsigned char value = (unsigned char)(i + j->index);
        size_t size = (size_t)(64 + 1000 * (i % 7));
        if (j->type == UR_USM_TYPE_HOST) {
            DO(urEnqueueUSMHostAllocExp(j->own.queue, NULL, size, NULL, 0, NULL,
                                        &j->own.pointers[0], NULL));
        } else if (j->type == UR_USM_TYPE_SHARED) {
            DO(urEnqueueUSMSharedAllocExp(j->own.queue, NULL, size, NULL, 0, NULL,
                                          &j->own.pointers[0], NULL));
        } else {
            DO(urEnqueueUSMDeviceAllocExp(j->own.queue, NULL, size, NULL, 0, NULL,
                                          &j->own.pointers[0], NULL));
        }
        void *pointer = j->own.pointers[0];
        DO(urEnqueueUSMFill(j->own.queue, pointer, 1, &value, size, 0, NULL, NULL));
        DO(urEnqueueUSMMemcpy(j->own.queue, false, &out[i], (char *)pointer + size - 1, 1, 0, NULL,
                              NULL));
        DO(urEnqueueUSMFreeExp(j->own.queue, NULL, pointer, 0, NULL, NULL));
        j->own.pointers[0] = NULL;
    }
    DO(urQueueFinish(j->own.queue));
    for (int i = 0; i < 100; ++i) {
        EXPECT(out[i] == (unsigned char)(i + j->index));
    }
    GIVE_UP(Queue, queue);
    return NULL;
}

TEST(async_allocation) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    run_threads(async, &(job){.type = conf_usm_type()});
}

static void *launch(void *arg) {
    job *j = arg;
    DO(conf_queue_create(conf.context, NULL, &j->own.queue));
    DO(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, 256, NULL, &j->own.mem));
    for (int i = 0; i < 50; ++i) {
        int value = 1000 * j->index + i, out[64] = {0};
        conf_arg args[2] = {conf_arg_mem(0, j->own.mem), conf_arg_value(1, sizeof value, &value)};
        size_t offset = 0, global = 64;
        DO(urEnqueueKernelLaunchWithArgsExp(j->own.queue, j->kernel, 1, &offset, &global, NULL, 2,
                                            args, NULL, 0, NULL, NULL));
        DO(urEnqueueMemBufferRead(j->own.queue, j->own.mem, true, 0, sizeof out, out, 0, NULL,
                                  NULL));
        EXPECT(out[0] == value && out[63] == value);
    }
    GIVE_UP(Mem, mem);
    GIVE_UP(Queue, queue);
    return NULL;
}

TEST(one_kernel) {
    /* arguments given with the launch do not mix between threads */
    run_threads(launch, &(job){.kernel = conf_kernel("basic", "set_value")});
}

/* Nothing but launches, each with an event that has times. */
static void *launch_first(void *arg) {
    job *j = arg;
    for (int i = 0; i < 5; ++i) {
        int value = 7;
        conf_arg args[2] = {conf_arg_mem(0, j->mem), conf_arg_value(1, sizeof value, &value)};
        size_t offset = 0, global = 64;
        DO(urEnqueueKernelLaunchWithArgsExp(j->queue, j->kernel, 1, &offset, &global, NULL, 2, args,
                                            NULL, 0, NULL, &j->own.event));
        GIVE_UP(Event, event);
    }
    return NULL;
}

TEST(first_call) {
    conf_need_profiling();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    int out[64] = {0};
    ur_mem_handle_t mem = conf_buffer(sizeof out);
    run_threads(launch_first,
                &(job){.queue = queue, .mem = mem, .kernel = conf_kernel("basic", "set_value")});
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    CHECK(out[0] == 7 && out[63] == 7);
}

static void *kernel_each(void *arg) {
    job *j = arg;
    for (int i = 0; i < 20; ++i) {
        DO(urKernelCreate(j->program, "add_value", &j->own.kernel));
        GIVE_UP(Kernel, kernel);
    }
    DO(urKernelCreate(j->program, "set_value", &j->own.kernel));
    j->kernel = j->own.kernel;
    return launch(j);
}

TEST(a_kernel_each) {
    run_threads(kernel_each, &(job){.program = conf_program("basic")});
}

static void *build(void *arg) {
    job *j = arg;
    const uint8_t *bytes = j->il;
    if (j->form == CONF_FORM_BINARY) {
        DO(urProgramCreateWithBinary(conf.context, 1, &conf.device, &j->il_size, &bytes, NULL,
                                     &j->own.program));
    } else {
        DO(urProgramCreateWithIL(conf.context, j->il, j->il_size, NULL, &j->own.program));
    }
    ur_result_t built = urProgramBuild(conf.context, j->own.program, NULL);
    if (built != UR_RESULT_SUCCESS) {
        stop(j, built, "urProgramBuild()");
        conf_build_log(j->own.program, j->why, sizeof j->why);
        return NULL;
    }
    DO(urKernelCreate(j->own.program, "set_value", &j->own.kernel));
    GIVE_UP(Kernel, kernel);
    GIVE_UP(Program, program);
    return NULL;
}

TEST(builds) {
    conf_need_kernels();
    job j = {0};
    j.il = conf_kernel_file("basic", conf_program_form(), &j.il_size);
    j.form = conf_program_form();
    run_threads(build, &j);
}

static const conf_test tests[] = {
    CONF_TEST(a_queue_each, "urQueueCreate urEnqueueMemBufferFill urEnqueueMemBufferRead",
              "serves eight threads with a queue each"),
    CONF_TEST(one_in_order_queue, "urEnqueueMemBufferFill urEnqueueMemBufferRead",
              "serves eight threads on one in-order queue"),
    CONF_TEST(one_out_of_order_queue, "urEnqueueMemBufferFill urEnqueueMemBufferRead",
              "serves eight threads on one out-of-order queue"),
    CONF_TEST(retain_release,
              "urQueueRetain urQueueRelease urMemRetain urMemRelease urEventRetain urEventRelease",
              "loses no reference between threads"),
    CONF_TEST(info, "urDeviceGetInfo urDeviceGet", "answers eight threads"),
    CONF_TEST(contexts_and_queues, "urContextCreate urQueueCreate",
              "makes objects on eight threads"),
    CONF_TEST(wait_for_one_event, "urEventWait", "wakes all of eight threads"),
    CONF_TEST(usm_allocation, "urUSMDeviceAlloc urUSMFree urUSMGetMemAllocInfo",
              "allocates and frees on eight threads"),
    CONF_TEST(async_allocation, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "allocates and frees on eight threads"),
    CONF_TEST(one_kernel, "urEnqueueKernelLaunchWithArgsExp",
              "keeps the arguments of eight threads apart"),
    CONF_TEST(first_call, "urEnqueueKernelLaunchWithArgsExp",
              "takes a launch with times as the first call of a thread"),
    CONF_TEST(a_kernel_each, "urKernelCreate urEnqueueKernelLaunchWithArgsExp",
              "makes and launches kernels on eight threads"),
    CONF_TEST(builds, "urProgramBuild", "builds on eight threads"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"threads", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
