/* The recording layer under calls of several threads, on the mock adapter: every call that returned
 * is in the file. Built with a checker of data races, too, which this is for.
 *
 *   test_layer FILE */
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "bytes.h"
#include "reader.h"
#include "test/layers/mocked.h"

enum { THREADS = 4, ROUNDS = 60 };

static struct mocked m;
static ur_kernel_handle_t kernel;
static ur_event_handle_t handed[THREADS]; /* from one thread to the next, with a reference */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void task(void *data) {
    *(int *)data += 1;
}

static void called(ur_event_handle_t event, ur_execution_info_t status, void *data) {
    (void)event;
    (void)status;
    (void)data;
}

/* Both run while they are given to the adapter. */
static ur_result_t run_task(void *params, void *user) {
    const struct ur_enqueue_host_task_exp_params_t *call = params;
    (void)user;
    (*call->ppfnHostTask)(*call->pdata);
    return UR_RESULT_SUCCESS;
}

static ur_result_t run_callback(void *params, void *user) {
    const struct ur_event_set_callback_params_t *call = params;
    (void)user;
    (*call->ppfnNotify)(*call->phEvent, *call->pexecStatus, *call->ppUserData);
    return UR_RESULT_SUCCESS;
}

/* What a thread does with the queue of all, and with objects of its own. */
static void *work(void *number) {
    size_t me = (size_t)(uintptr_t)number, global = 64;
    int from[16] = {0}, to[16], done = 0;
    for (int i = 0; i < ROUNDS; i++) {
        void *memory;
        ur_event_handle_t event, copied, old;
        ur_queue_handle_t own;
        OK(urUSMDeviceAlloc(m.context, m.device, NULL, NULL, 4096, &memory));
        OK(urQueueCreate(m.context, m.device, NULL, &own));
        OK(urEnqueueKernelLaunch(m.queue, kernel, 1, NULL, &global, NULL, NULL, 0, NULL, &event));
        OK(urEnqueueHostTaskExp(own, task, &done, NULL, 0, NULL, NULL));
        OK(urEnqueueUSMMemcpy(m.queue, false, memory, from, sizeof(from), 1, &event, NULL));
        OK(urEnqueueUSMMemcpy(own, false, to, memory, sizeof(to), 1, &event, &copied));
        OK(urEventSetCallback(copied, UR_EXECUTION_INFO_COMPLETE, called, NULL));
        OK(urEventRetain(event));
        pthread_mutex_lock(&lock);
        old = handed[(me + 1) % THREADS];
        handed[(me + 1) % THREADS] = event;
        pthread_mutex_unlock(&lock);
        if (old) {
            OK(urEventWait(1, &old));
            OK(urEventRelease(old));
        }
        OK(urEventWait(1, &copied));
        if (done != i + 1) {
            fprintf(stderr, "a task did not run\n");
            exit(1);
        }
        OK(urEventRelease(copied));
        OK(urEventRelease(event));
        OK(urQueueFinish(m.queue));
        OK(urQueueRelease(own));
        OK(urUSMFree(m.context, memory));
    }
    return NULL;
}

/* How many calls of a function are in the file. */
static size_t count(struct ur_record_file *file, unsigned function) {
    size_t found = 0;
    for (size_t i = 0; i < ur_record_count(file); i++) {
        size_t size;
        const unsigned char *record = ur_record_at(file, i, &size);
        struct ur_reading reading = {record + 1, record + size, false};
        if (record[0] == UR_RECORD_CALL) {
            ur_get_number(&reading);
            ur_get_number(&reading);
            found += ur_get_number(&reading) == function;
        }
    }
    return found;
}

int main(int argc, char **argv) {
    static const unsigned functions[] = {
        UR_FUNCTION_USM_DEVICE_ALLOC,      UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH,
        UR_FUNCTION_ENQUEUE_HOST_TASK_EXP, UR_FUNCTION_EVENT_SET_CALLBACK,
        UR_FUNCTION_QUEUE_FINISH,          UR_FUNCTION_USM_FREE};
    pthread_t threads[THREADS];
    ur_program_handle_t program;
    char reason[256];
    if (argc != 2) {
        return 2;
    }
    setenv("UR_RECORD_FILE", argv[1], 1);
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_RECORDING", 1);
    m = mocked_open();
    OK(urMockSetCallback(UR_FUNCTION_ENQUEUE_HOST_TASK_EXP, UR_MOCK_STAGE_REPLACE, run_task, NULL));
    OK(urMockSetCallback(UR_FUNCTION_EVENT_SET_CALLBACK, UR_MOCK_STAGE_REPLACE, run_callback,
                         NULL));
    OK(urProgramCreateWithIL(m.context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "kernel", &kernel));
    for (size_t i = 0; i < THREADS; i++) {
        if (pthread_create(&threads[i], NULL, work, (void *)(uintptr_t)i)) {
            return 1;
        }
    }
    for (size_t i = 0; i < THREADS; i++) {
        pthread_join(threads[i], NULL);
    }
    for (size_t i = 0; i < THREADS; i++) {
        OK(urEventRelease(handed[i]));
    }
    OK(urKernelRelease(kernel));
    OK(urProgramRelease(program));
    OK(urQueueRelease(m.queue));
    OK(urContextRelease(m.context));
    OK(urAdapterRelease(m.adapter));
    OK(urLoaderTearDown());

    struct ur_record_file *file = ur_record_open(argv[1], reason, sizeof(reason));
    if (!file || ur_record_trouble(file)) {
        fprintf(stderr, "%s: %s\n", argv[1], file ? ur_record_trouble(file) : reason);
        return 1;
    }
    for (size_t i = 0; i < sizeof(functions) / sizeof(functions[0]); i++) {
        if (count(file, functions[i]) != THREADS * ROUNDS) {
            fprintf(stderr, "%zu calls of function %u are in the file, %d were made\n",
                    count(file, functions[i]), functions[i], THREADS * ROUNDS);
            return 1;
        }
    }
    ur_record_free(file);
    remove(argv[1]);
    return 0;
}
