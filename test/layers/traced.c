/* A program to trace: traced
 * [normal|abort|kill|fork|threads|leak|left|overlap|kernels|queues N|time N]. It runs on the mock
 * adapter. */
#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "mocked.h"

static ur_context_handle_t context;
static ur_device_handle_t device;
static ur_queue_handle_t queue;

static void work(void) {
    void *memory = NULL;
    ur_event_handle_t first = NULL;
    char pattern[4] = {1, 2, 3, 4}, host[64];
    OK(urUSMDeviceAlloc(context, device, NULL, NULL, 4096, &memory));
    OK(urEnqueueUSMFill(queue, memory, 4, pattern, 4096, 0, NULL, &first));
    OK(urEnqueueUSMMemcpy(queue, false, host, memory, 64, 1, &first, NULL));
    OK(urQueueFinish(queue));
    OK(urEventRelease(first));
    OK(urUSMFree(context, memory));
}

static void *in_thread(void *argument) {
    for (int i = 0; i < 300; i++) {
        work();
    }
    return argument;
}

/* Every command runs for the first second of the device. */
static ur_result_t one_second(void *params, void *user) {
    struct ur_event_get_profiling_info_params_t *p = params;
    uint64_t time = *p->ppropName == UR_PROFILING_INFO_COMMAND_END ? 1000000000 : 0;
    (void)user;
    memcpy(*p->ppPropValue, &time, sizeof(time));
    return UR_RESULT_SUCCESS;
}

static void work_side_by_side(void) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_queue_handle_t other = NULL;
    OK(urMockSetCallback(UR_FUNCTION_EVENT_GET_PROFILING_INFO, UR_MOCK_STAGE_REPLACE, one_second,
                         NULL));
    OK(urQueueCreate(context, device, &properties, &other));
    for (int i = 0; i < 20; i++) {
        OK(urEnqueueEventsWait(other, 0, NULL, NULL));
    }
    OK(urQueueFinish(other));
    OK(urQueueRelease(other));
    OK(urMockResetCallbacks());
}

/* So many queues at once, each with a command and an allocation. */
static void use_queues(long number) {
    struct {
        ur_queue_handle_t queue;
        void *memory;
    } *all = calloc((size_t)number, sizeof(*all));
    char byte = 0;
    for (long i = 0; all && i < number; i++) {
        OK(urQueueCreate(context, device, NULL, &all[i].queue));
        OK(urUSMDeviceAlloc(context, device, NULL, NULL, 4096, &all[i].memory));
    }
    for (long i = 0; all && i < number; i++) {
        OK(urEnqueueUSMFill(all[i].queue, all[i].memory, 1, &byte, 4096, 0, NULL, NULL));
        OK(urQueueFinish(all[i].queue));
    }
    for (long i = 0; all && i < number; i++) {
        OK(urUSMFree(context, all[i].memory));
        OK(urQueueRelease(all[i].queue));
    }
    free(all);
}

/* Launches in both forms, of kernels one of which lies where another one was. */
static void launch_kernels(void) {
    const size_t global[2] = {64, 2}, local[2] = {8, 1};
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t axpy = NULL, weird = NULL, other = NULL;
    ur_mem_handle_t buffer = NULL;
    const ur_rect_region_t region = {4, 2, 1};
    char host[64];
    OK(urProgramCreateWithIL(context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "axpy", &axpy));
    OK(urEnqueueKernelLaunchWithArgsExp(queue, axpy, 2, NULL, global, local, 0, NULL, NULL, 0, NULL,
                                        NULL));
    OK(urKernelCreate(program, "weird \"name\"", &weird));
    OK(urEnqueueKernelLaunch(queue, weird, 1, NULL, global, NULL, NULL, 0, NULL, NULL));
    OK(urEnqueueKernelLaunchWithArgsExp(queue, axpy, 1, NULL, global, NULL, 0, NULL, NULL, 0, NULL,
                                        NULL));
    OK(urKernelRelease(weird));
    OK(urKernelRelease(axpy));
    OK(urKernelCreate(program, "other", &other));
    OK(urEnqueueKernelLaunchWithArgsExp(queue, other, 1, NULL, global, NULL, 0, NULL, NULL, 0, NULL,
                                        NULL));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    OK(urEnqueueMemBufferReadRect(queue, buffer, true, (ur_rect_offset_t){0, 0, 0},
                                  (ur_rect_offset_t){0, 0, 0}, region, 0, 0, 0, 0, host, 0, NULL,
                                  NULL));
    OK(urMemRelease(buffer));
    OK(urKernelRelease(other));
    OK(urProgramRelease(program));
    OK(urQueueFinish(queue));
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "normal";
    struct mocked m = mocked_open();
    device = m.device;
    context = m.context;
    queue = m.queue;
    work();
    if (urUSMFree(context, &argc) == UR_RESULT_SUCCESS) { /* a call that fails */
        return 1;
    }
    if (strcmp(what, "abort") == 0) {
        abort();
    } else if (strcmp(what, "kill") == 0) {
        raise(SIGKILL);
    } else if (strcmp(what, "fork") == 0) {
        pid_t child = fork();
        if (child == 0) {
            work();
            _exit(0);
        }
        waitpid(child, NULL, 0);
        work();
    } else if (strcmp(what, "threads") == 0) {
        pthread_t threads[4];
        for (int i = 0; i < 4; i++) {
            pthread_create(&threads[i], NULL, in_thread, NULL);
        }
        for (int i = 0; i < 4; i++) {
            pthread_join(threads[i], NULL);
        }
    } else if (strcmp(what, "kernels") == 0) {
        launch_kernels();
    } else if (strcmp(what, "overlap") == 0) {
        work_side_by_side();
    } else if (strcmp(what, "queues") == 0) {
        use_queues(argc > 2 ? atol(argv[2]) : 1000);
    } else if (strcmp(what, "leak") == 0) {
        void *memory = NULL;
        OK(urUSMHostAlloc(context, NULL, NULL, 777, &memory));
        OK(urQueueRetain(queue));
    } else if (strcmp(what, "left") == 0) {
        void *memory = NULL;
        OK(urUSMHostAlloc(context, NULL, NULL, 777, &memory));
        return 0; /* and nothing is torn down */
    } else if (strcmp(what, "time") == 0) {
        long times = argc > 2 ? atol(argv[2]) : 1000000;
        struct timespec a, b;
        clock_gettime(CLOCK_MONOTONIC, &a);
        for (long i = 0; i < times; i++) {
            OK(urQueueFlush(queue));
        }
        clock_gettime(CLOCK_MONOTONIC, &b);
        printf("%.1f ns a call\n",
               ((double)(b.tv_sec - a.tv_sec) * 1e9 + (double)(b.tv_nsec - a.tv_nsec)) /
                   (double)times);
    }
    OK(urQueueRelease(queue));
    OK(urContextRelease(context));
    OK(urAdapterRelease(m.adapter));
    OK(urLoaderTearDown());
    return 0;
}
