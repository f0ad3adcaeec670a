/* Host tasks, streams that the program has, and calls of the driver that block. */
#include <dirent.h>
#include <dlfcn.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#include "cases.h"

enum { BLOCKED = 1000, BESIDE = 100, BYTES = 4096 }; /* threads beside those that are blocked */

static atomic_int arrived;
static pthread_mutex_t gate_lock = PTHREAD_MUTEX_INITIALIZER; /* guards gate_open */
static pthread_cond_t gate_opened = PTHREAD_COND_INITIALIZER;
static bool gate_open;

static void nap(void) {
    nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
}

static double seconds(void) {
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

static int threads_of_process(void) {
    int count = 0;
    DIR *threads = opendir("/proc/self/task");
    for (struct dirent *entry; threads && (entry = readdir(threads));) {
        count += entry->d_name[0] != '.';
    }
    if (threads) {
        closedir(threads);
    }
    return count;
}

/* Ends when `data` of them are there, or the case's time is over. */
static void meet(void *data) {
    atomic_fetch_add(&arrived, 1);
    while (atomic_load(&arrived) < (int)(intptr_t)data) {
        nap();
    }
}

static void wait_until_open(void *data) {
    (void)data;
    atomic_fetch_add(&arrived, 1);
    pthread_mutex_lock(&gate_lock);
    while (!gate_open) {
        pthread_cond_wait(&gate_opened, &gate_lock);
    }
    pthread_mutex_unlock(&gate_lock);
}

static void open_up(void *data) {
    (void)data;
    pthread_mutex_lock(&gate_lock);
    gate_open = true;
    pthread_cond_broadcast(&gate_opened);
    pthread_mutex_unlock(&gate_lock);
}

/* Tasks of two queues overlap and may need each other. */
static int tasks_meet(void) {
    ur_queue_handle_t one = NULL, other = NULL;
    DO(start_context(1));
    DO(make_queue(0, &one));
    DO(make_queue(0, &other));
    UR(urEnqueueHostTaskExp(one, meet, (void *)2, NULL, 0, NULL, NULL));
    UR(urEnqueueHostTaskExp(other, meet, (void *)2, NULL, 0, NULL, NULL));
    UR(urQueueFinish(one));
    UR(urQueueFinish(other));
    return end_case();
}

/* The same where the tasks are in the streams: the program has these, or events are shared. What
 * comes after a task in its stream waits for it. */
static int meet_in_streams(bool shared) {
    enum { QUEUES = 6 };
    ur_queue_handle_t queues[QUEUES];
    ur_event_handle_t event = NULL;
    unsigned char *memory = NULL, value = 7;
    DO(start_context(1));
    if (shared) {
        ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL,
                                    UR_EXP_EVENT_FLAG_IPC_EXP};
        if (urEventCreateExp(context, devices[0], &desc, &event) != UR_RESULT_SUCCESS) {
            SKIP("the driver shares no events");
        }
    }
    UR(urUSMHostAlloc(context, NULL, NULL, BYTES, (void **)&memory));
    memset(memory, 0, QUEUES);
    for (int i = 0; i < QUEUES; ++i) {
        ur_native_handle_t stream;
        DO(make_queue(0, &queues[i]));
        if (!shared) {
            UR(urQueueGetNativeHandle(queues[i], NULL, &stream));
        }
        UR(urEnqueueHostTaskExp(queues[i], wait_until_open, NULL, NULL, 0, NULL, NULL));
        UR(urEnqueueUSMFill(queues[i], memory + i, 1, &value, 1, 0, NULL, NULL));
    }
    while (atomic_load(&arrived) < QUEUES) { /* all at the same time */
        nap();
    }
    for (int i = 0; i < QUEUES; ++i) {
        CHECK(memory[i] == 0);
    }
    open_up(NULL);
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
        CHECK(memory[i] == value);
    }
    for (int turn = 0; turn < 200; ++turn) { /* far more than there are words to wait for */
        for (int i = 0; i < QUEUES; ++i) {
            UR(urEnqueueHostTaskExp(queues[i], open_up, NULL, NULL, 0, NULL, NULL));
        }
    }
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    UR(urUSMFree(context, memory));
    if (event) {
        UR(urEventRelease(event));
    }
    return end_case();
}

static int tasks_meet_in_streams(void) {
    return meet_in_streams(false);
}

static int tasks_meet_beside_shared(void) {
    return meet_in_streams(true);
}

/* A thousand tasks block, each on a queue with a kernel behind it; work elsewhere goes on, a task
 * among it, and lets them go. It takes a thread each, and hardly more. */
static int tasks_blocked(void) {
    static ur_queue_handle_t queues[BLOCKED];
    static int expected[COUNT];
    ur_queue_handle_t other = NULL;
    ur_kernel_handle_t add = NULL;
    int *data = NULL, *shared = NULL, value = 3, one = 1;
    static int seen[COUNT];
    DO(start_context(1));
    DO(make_queue(0, &other));
    DO(make_kernel("add", &add));
    DO(make_device_memory(0, COUNT * sizeof(int), &data));
    DO(make_device_memory(0, COUNT * sizeof(int), &shared));
    UR(urEnqueueUSMFill(other, data, 1, "", COUNT * sizeof(int), 0, NULL, NULL));
    UR(urEnqueueUSMFill(other, shared, 1, "", COUNT * sizeof(int), 0, NULL, NULL));
    UR(urQueueFinish(other));
    for (int i = 0; i < BLOCKED; ++i) {
        UR(urQueueCreate(context, devices[0], NULL, &queues[i]));
        UR(urEnqueueHostTaskExp(queues[i], wait_until_open, NULL, NULL, 0, NULL, NULL));
        ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, shared + i),
                                                  arg_value(1, sizeof(one), &one)};
        UR(launch(queues[i], add, 1, 1, args, 2));
        expected[i % COUNT] += 1;
    }
    DO(add_to(other, data, value));
    while (atomic_load(&arrived) < BLOCKED) {
        nap();
    }
    CHECK(threads_of_process() <= BLOCKED + BESIDE);
    DO(add_to(other, data, value));
    UR(urEnqueueUSMMemcpy(other, true, seen, shared, sizeof(seen), 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(seen[i] == 0); /* what is behind the tasks has not run */
    }
    UR(urEnqueueHostTaskExp(other, open_up, NULL, NULL, 0, NULL, NULL));
    UR(urQueueFinish(other));
    for (int i = 0; i < BLOCKED; ++i) {
        UR(urQueueRelease(queues[i])); /* what is behind the task runs on */
    }
    for (double until = seconds() + 20; seconds() < until;) {
        UR(urEnqueueUSMMemcpy(other, true, seen, shared, sizeof(seen), 0, NULL, NULL));
        if (memcmp(seen, expected, sizeof(seen)) == 0) {
            return end_case();
        }
        nap();
    }
    printf("    the kernels behind the tasks did not run once the tasks had ended\n");
    return FAILED;
}

/* The same on a queue out of order: what depends on nothing waits for nothing. */
static int tasks_out_of_order(void) {
    ur_queue_handle_t queue = NULL;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    DO(start_context(1));
    UR(urQueueCreate(context, devices[0], &properties, &queue));
    for (int i = 0; i < BLOCKED; ++i) {
        UR(urEnqueueHostTaskExp(queue, wait_until_open, NULL, NULL, 0, NULL, NULL));
    }
    ur_event_handle_t event = NULL;
    UR(urEnqueueHostTaskExp(queue, open_up, NULL, NULL, 0, NULL, &event));
    UR(urEventWait(1, &event));
    UR(urEventRelease(event));
    UR(urQueueFinish(queue));
    CHECK(atomic_load(&arrived) == BLOCKED);
    CHECK(threads_of_process() <= BLOCKED + BESIDE);
    UR(urQueueRelease(queue));
    return end_case();
}

/* What depends on nothing waits for nothing, however many streams of its queue are held up. On a
 * GPU streams share the connections to it, 8 of them unless CUDA_DEVICE_MAX_CONNECTIONS says more,
 * and one that is held up holds up those that it shares with. */
static int independent_of_many(void) {
    enum { MOST = 24 };
    const int held_up = is_software() ? MOST : 4;
    ur_queue_handle_t holder = NULL, queue = NULL;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_native_handle_t stream;
    ur_event_handle_t held = NULL;
    unsigned char *memory = NULL, value = 5;
    DO(start_context(1));
    DO(make_queue(0, &holder));
    UR(urQueueCreate(context, devices[0], &properties, &queue));
    UR(urUSMHostAlloc(context, NULL, NULL, BYTES, (void **)&memory));
    memset(memory, 0, BYTES);
    UR(urQueueGetNativeHandle(holder, NULL, &stream)); /* the driver knows what is held up */
    UR(urEnqueueHostTaskExp(holder, wait_until_open, NULL, NULL, 0, NULL, &held));
    for (int i = 0; i < held_up; ++i) {
        UR(urEnqueueUSMFill(queue, memory + i, 1, &value, 1, 1, &held, NULL));
        ur_event_handle_t done = NULL;
        UR(urEnqueueUSMFill(queue, memory + 100 + i, 1, &value, 1, 0, NULL, &done));
        UR(urEventWait(1, &done));
        UR(urEventRelease(done));
        CHECK(memory[i] == 0 && memory[100 + i] == value);
    }
    open_up(NULL);
    UR(urQueueFinish(queue));
    for (int i = 0; i < held_up; ++i) {
        CHECK(memory[i] == value);
    }
    UR(urEventRelease(held));
    UR(urQueueRelease(queue));
    UR(urUSMFree(context, memory));
    return end_case();
}

/* More branches of a queue than it has streams at first, each at work for as long as all the others
 * are. They run at once, which takes as many threads of the software driver. */
static int wide_as_the_work(void) {
    enum { WIDE = 12 };
    const char *threads = getenv("UR_SOFT_THREADS");
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_queue_handle_t queue = NULL;
    ur_kernel_handle_t stay = NULL;
    uint32_t *memory = NULL;
    if (!threads || atoi(threads) <= WIDE) {
        return 0;
    }
    DO(start_context(1));
    DO(make_kernel("stay", &stay));
    UR(urQueueCreate(context, devices[0], &properties, &queue));
    UR(urUSMHostAlloc(context, NULL, NULL, (WIDE + 1) * sizeof(*memory), (void **)&memory));
    memset(memory, 0, (WIDE + 1) * sizeof(*memory));
    for (int i = 0; i < WIDE; ++i) {
        ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory + i),
                                                  arg_pointer(1, memory + WIDE)};
        UR(launch(queue, stay, 1, 1, args, 2));
    }
    for (int i = 0; i < WIDE; ++i) {
        while (!*(volatile uint32_t *)(memory + i)) {
            usleep(100);
        }
    }
    *(volatile uint32_t *)(memory + WIDE) = 1;
    UR(urQueueFinish(queue));
    UR(urQueueRelease(queue));
    UR(urUSMFree(context, memory));
    return end_case();
}

/* The driver refuses a command that was kept behind a task: what is enqueued after it has not run
 * as if it had, and whoever enqueues that, or waits for the lost one's event, hears of it once. */
static int lost_command(bool with_event) {
    ur_queue_handle_t queue = NULL;
    ur_event_handle_t event = NULL;
    unsigned char *memory = NULL, value = 9;
    ur_bool_t empty = false;
    setenv("UR_SOFT_FAIL", "cuMemsetD8Async:1", 1);
    DO(start_context(1));
    DO(make_queue(0, &queue));
    UR(urUSMHostAlloc(context, NULL, NULL, BYTES, (void **)&memory));
    memset(memory, 0, 4);
    UR(urEnqueueHostTaskExp(queue, wait_until_open, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, memory, 1, &value, 1, 0, NULL, with_event ? &event : NULL));
    open_up(NULL);
    while (!empty) {
        UR(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL));
        nap();
    }
    if (memory[0] == value) {
        SKIP("the driver fails at nobody's request");
    }
    if (with_event) {
        CHECK(urEventWait(1, &event) != UR_RESULT_SUCCESS);
        UR(urEventRelease(event));
    } else {
        CHECK(urEnqueueUSMFill(queue, memory + 1, 1, &value, 1, 0, NULL, NULL) !=
              UR_RESULT_SUCCESS);
    }
    UR(urQueueFinish(queue));
    CHECK(memory[1] == 0);
    UR(urEnqueueUSMFill(queue, memory + 2, 1, &value, 1, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK(memory[0] == 0 && memory[1] == 0 && memory[2] == value);
    UR(urUSMFree(context, memory));
    return end_case();
}

static int lost_and_told_next(void) {
    return lost_command(false);
}

static int lost_and_waited_for(void) {
    return lost_command(true);
}

static ur_queue_handle_t asked;

static void ask_own_queue(void *data) {
    ur_bool_t empty = true;
    wait_until_open(NULL);
    *(ur_result_t *)data = urQueueGetInfo(asked, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL);
}

static void *copy_to_host(void *data) {
    static unsigned char host[BYTES];
    urEnqueueUSMMemcpy(asked, false, host, data, BYTES, 0, NULL, NULL);
    return NULL;
}

/* A copy to memory of the host that the driver does not know blocks its caller: nobody else, and
 * not the task ahead of it. */
static int copy_behind_task(bool in_stream) {
    ur_queue_handle_t other = NULL;
    void *memory = NULL, *more = NULL;
    ur_result_t result = UR_RESULT_ERROR_UNKNOWN;
    pthread_t thread;
    DO(start_context(1));
    DO(make_queue(0, &asked));
    DO(make_queue(0, &other));
    if (in_stream) { /* then the task is in the stream, and the driver waits for it */
        ur_native_handle_t stream;
        UR(urQueueGetNativeHandle(asked, NULL, &stream));
    }
    DO(make_device_memory(0, BYTES, &memory));
    UR(urEnqueueUSMDeviceAllocExp(asked, NULL, BYTES, NULL, 0, NULL, &more, NULL));
    UR(urEnqueueHostTaskExp(asked, ask_own_queue, &result, NULL, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(asked, NULL, more, 0, NULL, NULL));
    CHECK(pthread_create(&thread, NULL, copy_to_host, memory) == 0);
    while (!atomic_load(&arrived)) {
        nap();
    }
    UR(urEnqueueUSMDeviceAllocExp(other, NULL, BYTES, NULL, 0, NULL, &more, NULL));
    UR(urEnqueueUSMFreeExp(other, NULL, more, 0, NULL, NULL));
    open_up(NULL);
    pthread_join(thread, NULL);
    UR(urQueueFinish(asked));
    CHECK(result == UR_RESULT_SUCCESS);
    return end_case();
}

static int copy_held(void) {
    return copy_behind_task(false);
}

static int copy_blocks(void) {
    return copy_behind_task(true);
}

/* ---- streams that the program has ------------------------------------------------------------ */

typedef int set_bytes(uintptr_t to, unsigned char value, size_t count, void *stream);
typedef int call_host(void *stream, void (*function)(void *), void *data);

/* Memory freed behind work on the native stream is nobody else's before that work has run. */
static int native_work(void) {
    ur_queue_handle_t queue = NULL, other = NULL;
    ur_native_handle_t stream;
    enum { SIZE = 2 << 20 };
    void *memory = NULL, *next = NULL;
    unsigned char got = 0, mine = 0x55;
    if (!is_cuda()) {
        SKIP("the calls are those of CUDA");
    }
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    CHECK(library);
    set_bytes *set = (set_bytes *)(uintptr_t)dlsym(library, "cuMemsetD8Async");
    call_host *call = (call_host *)(uintptr_t)dlsym(library, "cuLaunchHostFunc");
    CHECK(set && call);
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_queue(0, &other));
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, SIZE, NULL, 0, NULL, &memory, NULL));
    UR(urEnqueueUSMFill(queue, memory, 1, "", SIZE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urQueueGetNativeHandle(queue, NULL, &stream));
    CHECK(call((void *)stream, wait_until_open, NULL) == 0);
    CHECK(set((uintptr_t)memory, 0xaa, SIZE, (void *)stream) == 0);
    UR(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    UR(urEnqueueUSMDeviceAllocExp(other, NULL, SIZE, NULL, 0, NULL, &next, NULL));
    UR(urEnqueueUSMFill(other, next, 1, &mine, SIZE, 0, NULL, NULL));
    open_up(NULL);
    UR(urQueueFinish(queue));
    UR(urQueueFinish(other));
    UR(urEnqueueUSMMemcpy(other, true, &got, next, 1, 0, NULL, NULL));
    CHECK(got == mine);
    UR(urEnqueueUSMFreeExp(other, NULL, next, 0, NULL, NULL));
    return end_case();
}

typedef int create_stream(void **stream, unsigned flags, int priority);

/* The same of memory that the host allocates and frees. */
static int native_work_plain(bool of_program) {
    ur_queue_handle_t queue = NULL, other = NULL;
    ur_native_handle_t stream = 0;
    enum { SIZE = 2 << 20 };
    void *memory = NULL, *next = NULL;
    unsigned char got = 0, mine = 0x55;
    if (!is_cuda()) {
        SKIP("the calls are those of CUDA");
    }
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    CHECK(library);
    set_bytes *set = (set_bytes *)(uintptr_t)dlsym(library, "cuMemsetD8Async");
    call_host *call = (call_host *)(uintptr_t)dlsym(library, "cuLaunchHostFunc");
    create_stream *create =
        (create_stream *)(uintptr_t)dlsym(library, "cuStreamCreateWithPriority");
    CHECK(set && call && create);
    DO(start_context(1));
    DO(make_queue(0, &other)); /* which makes the context current as well */
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, SIZE, &memory));
    UR(urEnqueueUSMFill(other, memory, 1, "", SIZE, 0, NULL, NULL));
    UR(urQueueFinish(other));
    if (of_program) {
        void *made = NULL;
        CHECK(create(&made, 1, 0) == 0); /* not in step with the default one */
        stream = (ur_native_handle_t)made;
        UR(urQueueCreateWithNativeHandle(stream, context, devices[0], NULL, &queue));
    } else {
        DO(make_queue(0, &queue));
        UR(urQueueGetNativeHandle(queue, NULL, &stream));
    }
    CHECK(call((void *)stream, wait_until_open, NULL) == 0);
    CHECK(set((uintptr_t)memory, 0xaa, SIZE, (void *)stream) == 0);
    UR(urUSMFree(context, memory));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, SIZE, &next));
    UR(urEnqueueUSMFill(other, next, 1, &mine, SIZE, 0, NULL, NULL));
    UR(urQueueFinish(other));
    open_up(NULL);
    UR(urQueueFinish(queue));
    UR(urEnqueueUSMMemcpy(other, true, &got, next, 1, 0, NULL, NULL));
    CHECK(got == mine);
    UR(urUSMFree(context, next));
    if (of_program) {
        UR(urQueueRelease(queue));
    }
    return end_case();
}

static int native_work_given(void) {
    return native_work_plain(false);
}

static int native_work_adopted(void) {
    return native_work_plain(true);
}

static ur_result_t adopted;

static void *adopt_default(void *data) {
    ur_queue_handle_t queue = NULL;
    (void)data;
    adopted = urQueueCreateWithNativeHandle(0, context, devices[0], NULL, &queue);
    if (adopted == UR_RESULT_SUCCESS) {
        adopted = urQueueRelease(queue);
    }
    return NULL;
}

static int default_stream(void) {
    pthread_t thread;
    DO(start_context(1));
    CHECK(pthread_create(&thread, NULL, adopt_default, NULL) ==
          0); /* no context is current there */
    pthread_join(thread, NULL);
    UR(adopted);
    return end_case();
}

static int order[2], ordered;

static void first(void *data) {
    (void)data;
    for (int i = 0; i < 20; ++i) {
        nap();
    }
    order[ordered++] = 1;
}

static void second(void *data) {
    (void)data;
    order[ordered++] = 2;
}

/* A host task holds back what the program puts on the stream behind it. */
static int task_in_stream(void) {
    ur_queue_handle_t queue = NULL;
    ur_native_handle_t stream;
    if (!is_cuda()) {
        SKIP("the calls are those of CUDA");
    }
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    call_host *call = library ? (call_host *)(uintptr_t)dlsym(library, "cuLaunchHostFunc") : NULL;
    CHECK(call);
    DO(start_context(1));
    DO(make_queue(0, &queue));
    UR(urQueueGetNativeHandle(queue, NULL, &stream));
    UR(urEnqueueHostTaskExp(queue, first, NULL, NULL, 0, NULL, NULL));
    CHECK(call((void *)stream, second, NULL) == 0);
    UR(urQueueFinish(queue));
    CHECK(ordered == 2 && order[0] == 1 && order[1] == 2);
    return end_case();
}

/* ---- other contexts, and memory of the host -------------------------------------------------- */

static void write_late(void *data) {
    wait_until_open(NULL);
    memset(data, 0x42, BYTES);
}

/* Commands wait for a task of another context, and copy from its buffer and into it. */
static int other_context(void) {
    ur_context_handle_t other = NULL;
    ur_queue_handle_t queue = NULL, foreign = NULL;
    ur_mem_handle_t there = NULL, here = NULL;
    ur_event_handle_t done = NULL, written = NULL, copied = NULL;
    static unsigned char host[BYTES], got[BYTES];
    DO(start_context(1));
    DO(make_queue(0, &queue));
    UR(urContextCreate(1, devices, NULL, &other));
    UR(urQueueCreate(other, devices[0], NULL, &foreign));
    UR(urMemBufferCreate(other, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &there));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &here));
    UR(urEnqueueHostTaskExp(foreign, write_late, host, NULL, 0, NULL, &done));
    UR(urEnqueueMemBufferWrite(foreign, there, false, 0, BYTES, host, 1, &done, &written));
    UR(urEnqueueMemBufferCopy(queue, there, here, 0, 0, BYTES, 1, &written, &copied));
    UR(urMemRelease(there)); /* which the copy still needs */
    UR(urEnqueueMemBufferRead(queue, here, false, 0, BYTES, got, 1, &copied, NULL));
    CHECK(got[0] == 0);
    open_up(NULL);
    UR(urQueueFinish(queue));
    CHECK(got[0] == 0x42 && memcmp(got, host, BYTES) == 0);
    UR(urEventRelease(done));
    UR(urEventRelease(written));
    UR(urEventRelease(copied));
    UR(urMemRelease(here));
    UR(urQueueRelease(foreign));
    UR(urContextRelease(other));
    return end_case();
}

static unsigned char *late_memory;

static void write_mapped(void *data) {
    (void)data;
    wait_until_open(NULL);
    memset(late_memory, 0x17, BYTES);
}

/* An unmap behind a task takes what the task has written, and returns before. */
static int unmap_behind_task(void) {
    ur_queue_handle_t queue = NULL;
    ur_mem_handle_t buffer = NULL;
    static unsigned char got[BYTES];
    void *mapped = NULL;
    DO(start_context(1));
    DO(make_queue(0, &queue));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &buffer));
    UR(urEnqueueMemBufferMap(queue, buffer, true, UR_MAP_FLAG_WRITE, 0, BYTES, 0, NULL, NULL,
                             &mapped));
    late_memory = mapped;
    UR(urEnqueueHostTaskExp(queue, write_mapped, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueMemUnmap(queue, buffer, mapped, 0, NULL, NULL));
    open_up(NULL);
    UR(urEnqueueMemBufferRead(queue, buffer, true, 0, BYTES, got, 0, NULL, NULL));
    CHECK(got[0] == 0x17 && got[BYTES - 1] == 0x17);
    UR(urMemRelease(buffer));
    return end_case();
}

/* The program's memory is the buffer: what is written there later is seen, and the other way. */
static int host_pointer(void) {
    ur_queue_handle_t queue = NULL;
    ur_mem_handle_t buffer = NULL;
    ur_kernel_handle_t add = NULL;
    int *host = aligned_alloc(4096, COUNT * sizeof(int)), got[2] = {0}, value = 5;
    CHECK(host);
    memset(host, 0, COUNT * sizeof(int));
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_kernel("add", &add));
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, host};
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_USE_HOST_POINTER,
                         COUNT * sizeof(int), &properties, &buffer));
    host[0] = 7;
    host[1] = 8;
    UR(urEnqueueMemBufferRead(queue, buffer, true, 0, sizeof(got), got, 0, NULL, NULL));
    CHECK(got[0] == 7 && got[1] == 8);
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
         .size = sizeof(void *),
         .value.memObjTuple = {buffer, UR_MEM_FLAG_READ_WRITE}},
        arg_value(1, sizeof(value), &value)};
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    CHECK(host[0] == 12 && host[1] == 13 && host[2] == 5);
    UR(urMemRelease(buffer));
    free(host);
    return end_case();
}

/* ---- limits kept by function ----------------------------------------------------------------- */

/* Two kernels of one function ask for different sizes of local memory by turns. */
static int local_memory_by_turns(void) {
    ur_queue_handle_t queue = NULL;
    ur_kernel_handle_t large = NULL, small = NULL;
    int *in = NULL, *out = NULL;
    if (!is_cuda()) {
        SKIP("the driver has no such limit");
    }
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_kernel("sum", &large));
    DO(make_kernel("sum", &small));
    DO(make_device_memory(0, COUNT * sizeof(int), &in));
    DO(make_device_memory(0, COUNT * sizeof(int), &out));
    for (int i = 0; i < 4; ++i) {
        ur_exp_kernel_arg_properties_t args[3] = {arg_pointer(0, in), arg_pointer(1, out),
                                                  arg_local(2, (size_t)(i % 2 ? 64 : 96) << 10)};
        UR(launch(queue, i % 2 ? small : large, 64, 64, args, 3));
    }
    UR(urQueueFinish(queue));
    return end_case();
}

const struct cases_case cases_tasks[] = {{"tasks_meet", tasks_meet},
                                         {"tasks_meet_in_streams", tasks_meet_in_streams},
                                         {"tasks_meet_beside_shared", tasks_meet_beside_shared},
                                         {"tasks_blocked", tasks_blocked},
                                         {"tasks_out_of_order", tasks_out_of_order},
                                         {"independent_of_many", independent_of_many},
                                         {"wide_as_the_work", wide_as_the_work},
                                         {"lost_and_told_next", lost_and_told_next},
                                         {"lost_and_waited_for", lost_and_waited_for},
                                         {"copy_held", copy_held},
                                         {"copy_blocks", copy_blocks},
                                         {"native_work", native_work},
                                         {"native_work_given", native_work_given},
                                         {"native_work_adopted", native_work_adopted},
                                         {"default_stream", default_stream},
                                         {"task_in_stream", task_in_stream},
                                         {"other_context", other_context},
                                         {"unmap_behind_task", unmap_behind_task},
                                         {"host_pointer", host_pointer},
                                         {"local_memory_by_turns", local_memory_by_turns},
                                         {NULL, NULL}};
