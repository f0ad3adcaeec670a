/* Native queues of either kind: immediate command lists, and command queues on which the program
 * executes lists of its own. */
#include <dlfcn.h>
#include <level_zero/ze_api.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cases.h"

#define CALLS(X)                                                                                   \
    X(zeCommandQueueCreate)                                                                        \
    X(zeCommandQueueDestroy)                                                                       \
    X(zeCommandQueueExecuteCommandLists)                                                           \
    X(zeCommandQueueSynchronize)                                                                   \
    X(zeCommandListCreate)                                                                         \
    X(zeCommandListCreateImmediate)                                                                \
    X(zeCommandListDestroy)                                                                        \
    X(zeCommandListClose)                                                                          \
    X(zeCommandListReset)                                                                          \
    X(zeCommandListAppendBarrier)                                                                  \
    X(zeCommandListAppendMemoryCopy)                                                               \
    X(zeCommandListAppendMemoryFill)
#define MEMBER(name) __typeof__(name) *name;
static struct { CALLS(MEMBER) } ze;

#define ZE(call) assert_int_equal(ze.call, ZE_RESULT_SUCCESS)

enum { SIZE = 1 << 16, COMPUTE = 0, COPY = 1 };

/* What all of these begin with. */
static struct {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ze_device_handle_t ze_device;
    ze_context_handle_t ze_context;
    unsigned char *first, *second; /* of the device */
    unsigned char *host;
    uint32_t (*lists)(void); /* how many regular ones the driver has made */
    void (*on_barrier)(bool (*fails)(void));
} t;

static void *find(const char *library, const char *name) {
    void *handle = dlopen(library, RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(handle);
    void *address = dlsym(handle, name);
    assert_non_null(address);
    dlclose(handle);
    return address;
}

static void begin(void) {
    ur_platform_handle_t platform;
    ur_native_handle_t native;
    assert_int_equal(platforms(&platform, 1), 1);
    t.device = first_device(platform);
    UR(urContextCreate(1, &t.device, NULL, &t.context));
    UR(urContextGetNativeHandle(t.context, &native));
    t.ze_context = (ze_context_handle_t)native;
    UR(urDeviceGetNativeHandle(t.device, &native));
    t.ze_device = (ze_device_handle_t)native;
    UR(urUSMDeviceAlloc(t.context, t.device, NULL, NULL, SIZE, (void **)&t.first));
    UR(urUSMDeviceAlloc(t.context, t.device, NULL, NULL, SIZE, (void **)&t.second));
    UR(urUSMHostAlloc(t.context, NULL, NULL, SIZE, (void **)&t.host));
    void *address;
#define FIND(name)                                                                                 \
    address = find("libze_loader.so.1", #name);                                                    \
    memcpy(&ze.name, &address, sizeof(address));
    CALLS(FIND)
    address = find(getenv("ZE_ENABLE_ALT_DRIVERS"), "ze_software_lists");
    memcpy(&t.lists, &address, sizeof(address));
    address = find(getenv("ZE_ENABLE_ALT_DRIVERS"), "ze_software_on_barrier");
    memcpy(&t.on_barrier, &address, sizeof(address));
}

/* The driver ends the process if something of the context is left. */
static void end(void) {
    UR(urUSMFree(t.context, t.first));
    UR(urUSMFree(t.context, t.second));
    UR(urUSMFree(t.context, t.host));
    UR(urContextRelease(t.context));
    UR(urAdapterRelease(adapter));
}

static ze_command_queue_desc_t queue_desc(uint32_t ordinal, ze_command_queue_mode_t mode) {
    return (ze_command_queue_desc_t){
        .stype = ZE_STRUCTURE_TYPE_COMMAND_QUEUE_DESC, .ordinal = ordinal, .mode = mode};
}

static ze_command_queue_handle_t native_queue(uint32_t ordinal) {
    ze_command_queue_desc_t desc = queue_desc(ordinal, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    ze_command_queue_handle_t queue = NULL;
    ZE(zeCommandQueueCreate(t.ze_context, t.ze_device, &desc, &queue));
    return queue;
}

/* The properties in the order in which SYCL has them. */
static ur_result_t try_adopt(void *native, const int32_t *kind, ur_queue_flags_t flags, bool owned,
                             ur_queue_handle_t *queue) {
    ur_queue_native_desc_t desc = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, NULL,
                                   (void *)(uintptr_t)kind};
    ur_queue_properties_t second = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &desc, flags};
    ur_queue_native_properties_t first = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, &second,
                                          owned};
    return urQueueCreateWithNativeHandle((ur_native_handle_t)native, t.context, t.device, &first,
                                         queue);
}

static ur_queue_handle_t adopt(ze_command_queue_handle_t native, ur_queue_flags_t flags,
                               bool owned) {
    const int32_t kind = 0;
    ur_queue_handle_t queue = NULL;
    UR(try_adopt(native, &kind, flags, owned, &queue));
    assert_non_null(queue);
    return queue;
}

static void fill(ur_queue_handle_t queue, unsigned char *memory, unsigned char value) {
    UR(urEnqueueUSMFill(queue, memory, 1, &value, SIZE, 0, NULL, NULL));
}

static void assert_filled(ur_queue_handle_t queue, const unsigned char *memory,
                          unsigned char value) {
    memset(t.host, 0, SIZE);
    UR(urEnqueueUSMMemcpy(queue, true, t.host, memory, SIZE, 0, NULL, NULL));
    for (size_t i = 0; i < SIZE; ++i) {
        assert_int_equal(t.host[i], value);
    }
}

static int32_t kind_of(ur_queue_handle_t queue, ur_native_handle_t *native) {
    int32_t kind = 7;
    ur_queue_native_desc_t desc = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_DESC, NULL, &kind};
    UR(urQueueGetNativeHandle(queue, &desc, native));
    return kind;
}

/* The kind of a native queue is told and heard, and what is wrong with it is said. */
static void tell_kinds(void) {
    ur_queue_handle_t queue, adopted = NULL;
    ur_native_handle_t native = 0, again = 0;
    UR(urQueueCreate(t.context, t.device, NULL, &queue));
    int32_t kind = kind_of(queue, &native);
    assert_int_equal(kind, 1);
    UR(try_adopt((void *)native, &kind, 0, false, &adopted));
    assert_int_equal(kind_of(adopted, &again), 1);
    assert_int_equal(again, native);
    fill(adopted, t.first, 0x2b);
    assert_filled(adopted, t.first, 0x2b);
    UR(urQueueRelease(adopted));
    adopted = NULL;
    kind = 2;
    assert_int_equal(try_adopt((void *)native, &kind, 0, false, &adopted),
                     UR_RESULT_ERROR_INVALID_VALUE);
    kind = 1;
    assert_int_equal(try_adopt((void *)native, &kind, UR_QUEUE_FLAG_ON_DEVICE, false, &adopted),
                     UR_RESULT_ERROR_INVALID_QUEUE_PROPERTIES);
    assert_null(adopted);
    UR(urQueueRelease(queue));

    ze_command_queue_handle_t mine = native_queue(COMPUTE);
    queue = adopt(mine, 0, false);
    assert_int_equal(kind_of(queue, &native), 0);
    assert_ptr_equal((void *)native, mine);
    /* Without a word of its kind: it is known. */
    UR(urQueueCreateWithNativeHandle(native, t.context, t.device, NULL, &adopted));
    assert_int_equal(kind_of(adopted, &again), 0);
    assert_int_equal(again, native);
    fill(queue, t.first, 0x2c);
    UR(urQueueFinish(queue));
    assert_filled(adopted, t.first, 0x2c);
    UR(urQueueRelease(adopted));
    UR(urQueueRelease(queue));
    ZE(zeCommandQueueDestroy(mine));
}

/* A list of the program's: all of `from` to `to`, after what was executed before. */
static ze_command_list_handle_t copying_list(void *to, const void *from) {
    ze_command_list_desc_t desc = {.stype = ZE_STRUCTURE_TYPE_COMMAND_LIST_DESC,
                                   .commandQueueGroupOrdinal = COMPUTE};
    ze_command_list_handle_t list = NULL;
    ZE(zeCommandListCreate(t.ze_context, t.ze_device, &desc, &list));
    ZE(zeCommandListAppendBarrier(list, NULL, 0, NULL));
    ZE(zeCommandListAppendMemoryCopy(list, to, from, SIZE, NULL, 0, NULL));
    ZE(zeCommandListClose(list));
    return list;
}

struct native_work {
    ze_command_list_handle_t list;
    ze_command_queue_handle_t expected;
};

static void execute(ur_queue_handle_t queue, void *data) {
    struct native_work *work = data;
    ur_native_handle_t native = 0;
    assert_int_equal(kind_of(queue, &native), 0);
    assert_ptr_equal((void *)native, work->expected);
    ZE(zeCommandQueueExecuteCommandLists(work->expected, 1, &work->list, NULL));
}

/* What the program executes is in order with the commands before and after it, by itself and as a
 * native command, and it is waited for. */
static void mix(ur_queue_flags_t flags) {
    ze_command_queue_handle_t mine = native_queue(COMPUTE);
    ur_queue_handle_t queue = adopt(mine, flags, false);
    ze_command_list_handle_t list = copying_list(t.second, t.first);
    struct native_work work = {list, mine};
    bool in_order = !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    for (unsigned char i = 1; i < 8; ++i) {
        ur_event_handle_t event = NULL, filled = NULL;
        UR(urEnqueueUSMFill(queue, t.first, 1, &i, SIZE, 0, NULL, in_order ? NULL : &filled));
        if (i % 2) {
            ZE(zeCommandQueueExecuteCommandLists(mine, 1, &list, NULL));
            UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &event));
        } else {
            UR(urEnqueueNativeCommandExp(queue, execute, &work, 0, NULL, NULL, in_order ? 0 : 1,
                                         in_order ? NULL : &filled, &event));
        }
        UR(urEnqueueUSMMemcpy(queue, true, t.host, t.second, SIZE, 1, &event, NULL));
        assert_int_equal(t.host[0], i);
        assert_int_equal(t.host[SIZE - 1], i);
        UR(urEventRelease(event));
        if (filled) {
            UR(urEventRelease(filled));
        }
    }
    fill(queue, t.first, 0x11);
    ZE(zeCommandQueueExecuteCommandLists(mine, 1, &list, NULL));
    UR(urQueueFinish(queue));
    ZE(zeCommandListDestroy(list)); /* the driver looks whether it is still executed */
    assert_filled(queue, t.second, 0x11);
    UR(urQueueRelease(queue));
    list = copying_list(t.first, t.second); /* the queue is the program's still */
    ZE(zeCommandQueueExecuteCommandLists(mine, 1, &list, NULL));
    ZE(zeCommandQueueSynchronize(mine, UINT64_MAX));
    ZE(zeCommandListDestroy(list));
    ZE(zeCommandQueueDestroy(mine));
}

/* Lists are used anew, and the queue goes with the native one that it owns. */
static void recycle(void) {
    ur_queue_handle_t queue = adopt(native_queue(COMPUTE), 0, true);
    for (int round = 0; round < 40; ++round) {
        for (unsigned char i = 0; i < 8; ++i) {
            fill(queue, t.first, i);
        }
        UR(urQueueFinish(queue));
    }
    assert_in_range(t.lists(), 1, 16);
    assert_filled(queue, t.first, 7);
    fill(queue, t.first, 8);
    UR(urQueueRelease(queue)); /* which finishes */
}

/* Between queues of both kinds order comes from events, with times on the one that promises them.
 */
static void signal_others(void) {
    ur_queue_handle_t other,
        queue = adopt(native_queue(COMPUTE), UR_QUEUE_FLAG_PROFILING_ENABLE, true);
    UR(urQueueCreate(t.context, t.device, NULL, &other));
    ur_queue_flags_t flags = 0;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_FLAGS, sizeof(flags), &flags, NULL));
    assert_true(flags & UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_event_handle_t filled, copied, recorded;
    const unsigned char value = 0x66;
    for (int i = 0; i < 3; ++i) {
        UR(urEnqueueUSMFill(other, t.first, 1, &value, SIZE, 0, NULL, &filled));
        UR(urEnqueueUSMMemcpy(queue, false, t.second, t.first, SIZE, 1, &filled, &copied));
        UR(urEnqueueUSMMemcpy(other, false, t.host, t.second, SIZE, 1, &copied, NULL));
        UR(urEnqueueTimestampRecordingExp(queue, false, 0, NULL, &recorded));
        UR(urQueueFinish(other));
        UR(urQueueFinish(queue));
        assert_int_equal(t.host[SIZE / 2], value);
        uint64_t start = 0, stop = 0, stamp = 0;
        UR(urEventGetProfilingInfo(copied, UR_PROFILING_INFO_COMMAND_START, sizeof(start), &start,
                                   NULL));
        UR(urEventGetProfilingInfo(copied, UR_PROFILING_INFO_COMMAND_END, sizeof(stop), &stop,
                                   NULL));
        UR(urEventGetProfilingInfo(recorded, UR_PROFILING_INFO_COMMAND_START, sizeof(stamp), &stamp,
                                   NULL));
        assert_true(0 < start && start <= stop && stop <= stamp);
        UR(urEventRelease(filled));
        UR(urEventRelease(copied));
        UR(urEventRelease(recorded));
    }
    UR(urQueueRelease(other));
    UR(urQueueRelease(queue));
}

/* A queue of the engine that only copies, whose group is told by the loader or found. */
static void only_copy(void) {
    ze_command_queue_handle_t mine = native_queue(COPY);
    ur_queue_handle_t queue = adopt(mine, 0, true);
    fill(queue, t.first, 0x3c);
    UR(urEnqueueUSMMemcpy(queue, false, t.second, t.first, SIZE, 0, NULL, NULL));
    assert_filled(queue, t.second, 0x3c);
    UR(urQueueRelease(queue));
}

static void note(void *data) {
    atomic_fetch_add((_Atomic int *)data, 1);
}

/* On these each command blocks until it is complete, so host tasks must be under way before the
 * queue waits for them. */
static void block(void) {
    ze_command_queue_desc_t desc = queue_desc(COMPUTE, ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS);
    ze_command_queue_handle_t native = NULL;
    ze_command_list_handle_t list = NULL;
    const int32_t immediate = 1;
    ur_queue_handle_t both[2] = {NULL, NULL};
    ZE(zeCommandQueueCreate(t.ze_context, t.ze_device, &desc, &native));
    both[0] = adopt(native, 0, true);
    ZE(zeCommandListCreateImmediate(t.ze_context, t.ze_device, &desc, &list));
    UR(try_adopt(list, &immediate, 0, true, &both[1]));
    for (int i = 0; i < 2; ++i) {
        _Atomic int tasks = 0;
        memset(t.host, 0, SIZE);
        fill(both[i], t.first, (unsigned char)(0x51 + i));
        UR(urEnqueueUSMMemcpy(both[i], false, t.host, t.first, SIZE, 0, NULL, NULL));
        assert_int_equal(t.host[SIZE - 1], 0x51 + i);
        for (int k = 0; k < 3; ++k) {
            UR(urEnqueueHostTaskExp(both[i], note, (void *)&tasks, NULL, 0, NULL, NULL));
            assert_int_equal(atomic_load(&tasks), k + 1);
        }
        UR(urQueueRelease(both[i]));
    }
}

/* The driver cannot tell of the event that the first host task waits for. */
void queues_unasked(void **state) {
    (void)state;
    begin();
    block();
    end();
}

static _Atomic bool task_runs, task_may_end;

static void pause_until(_Atomic bool *flag) {
    while (!atomic_load(flag)) {
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
}

static void wait_and_write(void *data) {
    atomic_store(&task_runs, true);
    pause_until(&task_may_end);
    memset(data, 0x7d, SIZE);
}

static bool fails_once_it_runs(void) {
    pause_until(&task_runs);
    return true;
}

static bool is_empty(ur_queue_handle_t queue) {
    ur_bool_t empty = false;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof(empty), &empty, NULL));
    return empty;
}

/* A task that runs when the driver refuses to let its queue wait may need who called: the call
 * returns, and what comes later waits. */
static void refuse_wait(ur_queue_handle_t queue, bool finish) {
    ur_event_handle_t event = NULL;
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    memset(t.host, 0, SIZE);
    atomic_store(&task_runs, false);
    atomic_store(&task_may_end, false);
    t.on_barrier(fails_once_it_runs);
    UR(urEnqueueHostTaskExp(queue, wait_and_write, t.host, NULL, 0, NULL, &event));
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof(command), &command, NULL));
    assert_int_equal(command, UR_COMMAND_HOST_TASK_EXP);
    assert_false(is_empty(queue));
    t.on_barrier(NULL);
    if (finish) {
        atomic_store(&task_may_end, true);
        UR(urQueueFinish(queue));
        assert_int_equal(t.host[SIZE - 1], 0x7d);
    }
    UR(urEnqueueUSMMemcpy(queue, false, t.first, t.host, SIZE, 0, NULL, NULL));
    atomic_store(&task_may_end, true);
    UR(urEnqueueUSMMemcpy(queue, true, t.host, t.first, SIZE, 0, NULL, NULL));
    assert_int_equal(t.host[SIZE - 1], 0x7d);
    UR(urEventWait(1, &event));
    UR(urEventRelease(event));
    UR(urQueueFinish(queue));
    while (!is_empty(queue)) { /* a list that the program has too is asked by a barrier */
    }
}

void queues_refusing(void **state) {
    (void)state;
    begin();
    ze_command_queue_desc_t desc = queue_desc(COMPUTE, ZE_COMMAND_QUEUE_MODE_ASYNCHRONOUS);
    ze_command_list_handle_t list = NULL;
    const int32_t immediate = 1;
    ur_queue_handle_t both[2] = {adopt(native_queue(COMPUTE), 0, true), NULL};
    ZE(zeCommandListCreateImmediate(t.ze_context, t.ze_device, &desc, &list));
    UR(try_adopt(list, &immediate, 0, true, &both[1]));
    for (int i = 0; i < 2; ++i) {
        refuse_wait(both[i], false);
        refuse_wait(both[i], true);
        UR(urQueueRelease(both[i]));
    }
    end();
}

void queues(void **state) {
    (void)state;
    begin();
    recycle();
    tell_kinds();
    mix(0);
    mix(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    signal_others();
    only_copy();
    block();
    end();
}

/* ---- commands of the program's own in a command buffer --------------------------------------- */

struct added {
    ur_exp_command_buffer_handle_t buffer;
    int calls;
};

/* second = first, twice where each half is one command of its own. */
static void add_copies(void *data) {
    struct added *added = data;
    ur_native_handle_t native = 0;
    UR(urCommandBufferGetNativeHandleExp(added->buffer, &native));
    assert_int_not_equal(native, 0);
    ze_command_list_handle_t list = (ze_command_list_handle_t)native;
    size_t half = SIZE / 2;
    ZE(zeCommandListAppendMemoryCopy(list, t.second, t.first, half, NULL, 0, NULL));
    ZE(zeCommandListAppendMemoryCopy(list, t.second + half, t.first + half, half, NULL, 0, NULL));
    ++added->calls;
}

static void add_fill(void *data) {
    struct added *added = data;
    const unsigned char three = 3;
    ur_native_handle_t native = 0;
    UR(urCommandBufferGetNativeHandleExp(added->buffer, &native));
    ZE(zeCommandListAppendMemoryFill((ze_command_list_handle_t)native, t.first, &three, 1, SIZE,
                                     NULL, 0, NULL));
    ++added->calls;
}

static void held_up(void *data) {
    while (!atomic_load((_Atomic bool *)data)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

/* first = value, second = first natively, host = second; then first = 3 natively, of a child. */
static void native_run(ur_queue_flags_t flags, bool held) {
    static _Atomic bool gate;
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, false, false};
    const unsigned char value = 7;
    struct added added = {NULL, 0};
    ur_exp_command_buffer_sync_point_t point;
    ur_exp_command_buffer_handle_t buffer, child;
    ur_queue_handle_t queue;
    ur_event_handle_t task, runs[2];
    ur_native_handle_t native;
    UR(urQueueCreate(t.context, t.device, &properties, &queue));
    UR(urCommandBufferCreateExp(t.context, t.device, &desc, &buffer));
    UR(urCommandBufferCreateExp(t.context, t.device, &desc, &child));
    UR(urCommandBufferAppendUSMFillExp(buffer, t.first, &value, 1, SIZE, 0, NULL, 0, NULL, &point,
                                       NULL, NULL));
    added.buffer = buffer;
    UR(urCommandBufferAppendNativeCommandExp(buffer, add_copies, &added, NULL, 1, &point, &point));
    UR(urCommandBufferAppendUSMMemcpyExp(buffer, t.host, t.second, SIZE, 1, &point, 0, NULL, &point,
                                         NULL, NULL));
    added.buffer = child;
    UR(urCommandBufferAppendNativeCommandExp(buffer, add_fill, &added, child, 1, &point, &point));
    assert_int_equal(added.calls, 2);
    UR(urCommandBufferReleaseExp(child));
    UR(urCommandBufferFinalizeExp(buffer));
    assert_int_equal(urCommandBufferGetNativeHandleExp(buffer, &native),
                     UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    memset(t.host, 0, SIZE);
    atomic_store(&gate, !held);
    UR(urEnqueueHostTaskExp(queue, held_up, (void *)&gate, NULL, 0, NULL, &task));
    UR(urEnqueueCommandBufferExp(queue, buffer, 1, &task, &runs[0]));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &runs[1]));
    if (held) {
        UR(urCommandBufferReleaseExp(buffer)); /* before its runs */
        atomic_store(&gate, true);
    }
    UR(urEventWait(2, runs));
    for (int i = 0; i < SIZE; ++i) {
        assert_int_equal(t.host[i], value);
    }
    UR(urEnqueueUSMMemcpy(queue, true, t.host, t.first, SIZE, 0, NULL, NULL));
    for (int i = 0; i < SIZE; ++i) {
        assert_int_equal(t.host[i], 3);
    }
    UR(urEventRelease(task));
    UR(urEventRelease(runs[0]));
    UR(urEventRelease(runs[1]));
    if (!held) {
        UR(urCommandBufferReleaseExp(buffer));
    }
    UR(urQueueRelease(queue));
}

void native_commands(void **state) {
    (void)state;
    begin();
    native_run(0, false);
    native_run(0, true);
    native_run(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, false);
    native_run(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE, true);
    native_run(UR_QUEUE_FLAG_PROFILING_ENABLE, false);
    end();
}
