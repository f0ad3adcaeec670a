/* Host tasks and native commands: functions of the host as commands of a queue. */
#include <stdatomic.h>
#include <time.h>

#include "conf.h"

static void need_host_task(void) {
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
}

static void add_one(void *user) {
    atomic_fetch_add((_Atomic int *)user, 1);
}

TEST(runs) {
    need_host_task();
    static _Atomic int calls;
    atomic_store(&calls, 0);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = NULL;
    UR(urEnqueueHostTaskExp(queue, add_one, &calls, NULL, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    CHECK_EQ(atomic_load(&calls), 1);
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_HOST_TASK_EXP);
    ur_exp_host_task_properties_t properties = {UR_STRUCTURE_TYPE_EXP_HOST_TASK_PROPERTIES, NULL,
                                                0};
    UR(urEnqueueHostTaskExp(queue, add_one, &calls, &properties, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&calls), 2);
}

typedef struct peek {
    const unsigned char *from;
    unsigned char seen;
    _Atomic int calls;
} peek;

static void look(void *user) {
    peek *p = user;
    p->seen = *p->from;
    atomic_fetch_add(&p->calls, 1);
}

TEST(in_order) {
    need_host_task();
    enum { SIZE = 1 << 20, ROUNDS = 10 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    static peek peeks[ROUNDS];
    memset(peeks, 0, sizeof peeks);
    unsigned char *host[ROUNDS];
    for (int i = 0; i < ROUNDS; ++i) {
        unsigned char value = (unsigned char)(i + 1);
        host[i] = conf_alloc(SIZE);
        peeks[i].from = host[i] + SIZE - 1;
        UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, NULL));
        UR(urEnqueueMemBufferRead(queue, mem, false, 0, SIZE, host[i], 0, NULL, NULL));
        UR(urEnqueueHostTaskExp(queue, look, &peeks[i], NULL, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    for (int i = 0; i < ROUNDS; ++i) {
        CHECK_EQ(atomic_load(&peeks[i].calls), 1);
        CHECK_MSG(peeks[i].seen == i + 1, "task %d ran before the read before it was complete", i);
    }
}

typedef struct poke {
    unsigned char *to;
    unsigned char value;
} poke;

static void write_slowly(void *user) {
    poke *p = user;
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    memset(p->to, p->value, 4096);
}

TEST(holds_back) {
    need_host_task();
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(4096);
    /* The task may still run where the test ends early. */
    static unsigned char host[4096], out[4096];
    static poke p = {host, 0x3d};
    UR(urEnqueueHostTaskExp(queue, write_slowly, &p, NULL, 0, NULL, NULL));
    UR(urEnqueueMemBufferWrite(queue, mem, false, 0, 4096, host, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, 4096, out, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_MSG(out[0] == 0x3d && out[4095] == 0x3d,
              "the command after the task started before the task was done");
}

TEST(wait_list) {
    need_host_task();
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_mem_handle_t mem = conf_buffer(4096);
    unsigned char *host = conf_alloc(4096), out[4096];
    poke p = {host, 0x4e};
    ur_event_handle_t events[2] = {NULL, NULL};
    UR(urEnqueueHostTaskExp(queue, write_slowly, &p, NULL, 0, NULL, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueMemBufferWrite(queue, mem, false, 0, 4096, host, 1, &events[0], &events[1]));
    conf_event(events[1]);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, 4096, out, 1, &events[1], NULL));
    CHECK_EQ(out[0], 0x4e);
    CHECK_EQ(out[4095], 0x4e);
}

TEST(not_in_call) {
    /* the call does not wait for the task */
    need_host_task();
    static _Atomic int calls;
    atomic_store(&calls, 0);
    ur_queue_handle_t queue = conf_queue(0);
    conf_hold(queue, NULL);
    for (int i = 0; i < 10; ++i) {
        UR(urEnqueueHostTaskExp(queue, add_one, &calls, NULL, 0, NULL, NULL));
    }
    CHECK_EQ(atomic_load(&calls), 0);
    conf_let_go();
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&calls), 10);
}

TEST(many) {
    need_host_task();
    static _Atomic int calls;
    atomic_store(&calls, 0);
    ur_queue_handle_t queues[4];
    for (int i = 0; i < 4; ++i) {
        queues[i] = conf_queue(0);
    }
    for (int i = 0; i < 400; ++i) {
        UR(urEnqueueHostTaskExp(queues[i % 4], add_one, &calls, NULL, 0, NULL, NULL));
    }
    for (int i = 0; i < 4; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    CHECK_EQ(atomic_load(&calls), 400);
}

typedef struct caller {
    ur_queue_handle_t queue;
    ur_mem_handle_t mem;
    unsigned char out;
    _Atomic int result, done;
} caller;

static void enqueue_more(void *user) {
    caller *c = user;
    unsigned char value = 0x55;
    ur_result_t result = urEnqueueMemBufferFill(c->queue, c->mem, &value, 1, 0, 64, 0, NULL, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urEnqueueMemBufferRead(c->queue, c->mem, true, 0, 1, &c->out, 0, NULL, NULL);
    }
    atomic_store(&c->result, (int)result);
    atomic_store(&c->done, 1);
}

TEST(blocks_inside) {
    conf_need_beside();
    /* a task may use other queues, and wait for them */
    need_host_task();
    static caller c;
    memset(&c, 0, sizeof c);
    c.queue = conf_queue(0);
    c.mem = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    UR(urEnqueueHostTaskExp(queue, enqueue_more, &c, NULL, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&c.done), 1);
    CHECK_EQ(atomic_load(&c.result), UR_RESULT_SUCCESS);
    CHECK_EQ(c.out, 0x55);
}

/* A kernel launched after a task that waits keeps no launch in another queue from running, also not
 * of the same kernel in other sizes. */
TEST(holds_back_its_queue_only) {
    need_host_task();
    conf_need_beside();
    enum { LAUNCHES = 20 };
    ur_kernel_handle_t kernel = conf_kernel("basic", "count_items");
    ur_queue_handle_t held = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mems[2] = {conf_buffer(4), conf_buffer(4)};
    unsigned zero = 0, out[2] = {0, 0}, expected[2] = {0, 0};
    for (int i = 0; i < 2; ++i) {
        UR(urEnqueueMemBufferWrite(other, mems[i], true, 0, 4, &zero, 0, NULL, NULL));
    }
    conf_hold(held, NULL);
    for (unsigned i = 0; i < LAUNCHES; ++i) {
        conf_arg args[2] = {conf_arg_mem(0, mems[0]), conf_arg_mem(0, mems[1])};
        conf_launch(held, kernel, 64 * (i + 1), &args[0], 1, 0, NULL, NULL);
        conf_launch(other, kernel, 96 * (i + 1), &args[1], 1, 0, NULL, NULL);
        expected[0] += 64 * (i + 1);
        expected[1] += 96 * (i + 1);
    }
    UR(urQueueFinish(other));
    conf_let_go();
    UR(urQueueFinish(held));
    for (int i = 0; i < 2; ++i) {
        UR(urEnqueueMemBufferRead(other, mems[i], true, 0, 4, &out[i], 0, NULL, NULL));
        CHECK_EQ(out[i], expected[i]);
    }
}

/* Whoever takes one, the task or the end of the test, releases it. Static: a task that is late uses
 * no memory of its test. */
static struct used {
    _Atomic(void *) kernel, program, mem, usm;
    ur_result_t results[4];
    _Atomic int done;
} used;

static void release_used(void *unused) {
    (void)unused;
    void *kernel = atomic_exchange(&used.kernel, NULL), *mem = atomic_exchange(&used.mem, NULL);
    void *program = atomic_exchange(&used.program, NULL), *usm = atomic_exchange(&used.usm, NULL);
    used.results[0] = kernel ? urKernelRelease(kernel) : UR_RESULT_SUCCESS;
    used.results[1] = program ? urProgramRelease(program) : UR_RESULT_SUCCESS;
    used.results[2] = mem ? urMemRelease(mem) : UR_RESULT_SUCCESS;
    used.results[3] = usm ? urUSMFree(conf.context, usm) : UR_RESULT_SUCCESS;
    atomic_store(&used.done, 1);
}

static void finish(void *queue) {
    urQueueFinish(queue);
}

/* Drivers wait for their queues before they take some of these back, also for the task's. */
TEST(releases_what_was_used) {
    enum { ITEMS = 1024, BYTES = 4 << 20 };
    need_host_task();
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = NULL;
    ur_mem_handle_t mem = NULL;
    atomic_store(&used.done, 0);
    conf_defer_settled(finish, release_used, queue);
    ur_program_handle_t program = conf_program_new(conf.context, "basic", NULL);
    atomic_store(&used.program, program);
    conf_build(program);
    UR(urKernelCreate(program, "set_value", &kernel));
    atomic_store(&used.kernel, kernel);
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, ITEMS * 4, NULL, &mem));
    atomic_store(&used.mem, mem);
    int value = 5;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(queue, kernel, ITEMS, args, 2, 0, NULL, NULL);
    if (conf_has_usm(UR_USM_TYPE_DEVICE)) {
        void *usm = NULL;
        UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, BYTES, &usm));
        atomic_store(&used.usm, usm);
        UR(urEnqueueUSMFill(queue, usm, sizeof value, &value, BYTES, 0, NULL, NULL));
    }
    UR(urEnqueueHostTaskExp(queue, release_used, NULL, NULL, 0, NULL, NULL));
    conf_launch(queue, conf_kernel("basic", "set_value"), 1,
                (conf_arg[]){conf_arg_mem(0, conf_buffer(4)), args[1]}, 2, 0, NULL, NULL);
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&used.done), 1);
    for (int i = 0; i < 4; ++i) {
        CHECK_EQ(used.results[i], UR_RESULT_SUCCESS);
    }
}

static _Atomic int met;

static void meet(void *user) {
    atomic_fetch_add(&met, 1);
    conf_wait_count(&met, 2);
    atomic_fetch_add((_Atomic int *)user, 1);
}

/* Where one of the two could not be enqueued the other would stay. */
static void let_meet(void *unused) {
    (void)unused;
    atomic_fetch_add(&met, 2);
}

TEST(need_each_other) {
    need_host_task();
    conf_need_progress();
    conf_need_beside();
    static _Atomic int saw;
    atomic_store(&met, 0);
    atomic_store(&saw, 0);
    ur_queue_handle_t queues[2] = {conf_queue(0), conf_queue(0)};
    conf_defer_settled(let_meet, NULL, NULL);
    for (int i = 0; i < 2; ++i) {
        UR(urEnqueueHostTaskExp(queues[i], meet, &saw, NULL, 0, NULL, NULL));
    }
    for (int i = 0; i < 2; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    CHECK_EQ(atomic_load(&saw), 2);
}

/* The memory of a map is written by a task, and the unmap after it, in its queue, takes
 * that. */
TEST(holds_back_unmap) {
    need_host_task();
    enum { SIZE = 4096 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char out[SIZE], zero = 0;
    void *mapped = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 1, 0, SIZE, 0, NULL, NULL));
    UR(urEnqueueMemBufferMap(queue, mem, true, UR_MAP_FLAG_READ | UR_MAP_FLAG_WRITE, 0, SIZE, 0,
                             NULL, NULL, &mapped));
    poke p = {mapped, 0x5f};
    UR(urEnqueueHostTaskExp(queue, write_slowly, &p, NULL, 0, NULL, NULL));
    UR(urEnqueueMemUnmap(queue, mem, mapped, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, SIZE, out, 0, NULL, NULL));
    CHECK_MSG(out[0] == 0x5f && out[SIZE - 1] == 0x5f,
              "the unmap after the task took what was there before it");
}

static void native_call(ur_queue_handle_t queue, void *user) {
    if (queue) {
        atomic_fetch_add((_Atomic int *)user, 1);
    }
}

static _Atomic bool let_go_on;

static void wait_for_go(void *unused) {
    (void)unused;
    while (!atomic_load(&let_go_on)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

static void go_on(void *unused) {
    (void)unused;
    atomic_store(&let_go_on, true);
}

static void count_callback(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    (void)event;
    (void)status;
    atomic_fetch_add((_Atomic int *)user, 1);
}

/* More callbacks and tasks wait than a process should have threads; others go on. */
TEST(many_pending) {
    need_host_task();
    conf_need_progress();
    conf_need_beside();
    enum { PENDING = 400 };
    static _Atomic int called, ran, others;
    atomic_store(&called, 0);
    atomic_store(&ran, 0);
    atomic_store(&others, 0);
    atomic_store(&let_go_on, false);
    ur_queue_handle_t held = conf_queue(0), other = conf_queue(0);
    conf_defer_settled(go_on, go_on, NULL);
    UR(urEnqueueHostTaskExp(held, wait_for_go, NULL, NULL, 0, NULL, NULL));
    for (int i = 0; i < PENDING; ++i) {
        ur_event_handle_t event = NULL;
        UR(urEnqueueEventsWait(held, 0, NULL, &event));
        UR(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, count_callback, &called));
        UR(urEventRelease(event));
        UR(urEnqueueHostTaskExp(held, add_one, &ran, NULL, 0, NULL, NULL));
    }
    ur_event_handle_t event = NULL;
    UR(urEnqueueHostTaskExp(other, add_one, &others, NULL, 0, NULL, &event));
    conf_event(event);
    UR(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, count_callback, &others));
    conf_wait_count(&others, 2);
    CHECK_EQ(atomic_load(&called) + atomic_load(&ran), 0);
    go_on(NULL);
    UR(urQueueFinish(held));
    CHECK_EQ(atomic_load(&ran), PENDING);
    conf_wait_count(&called, PENDING);
    CHECK_EQ(atomic_load(&called), PENDING);
}

/* What is kept for later keeps all of a launch. */
TEST(launches_with_offset) {
    need_host_task();
    conf_need_progress();
    enum { WORDS = 12, X = 4, Y = 3, Z = 2, ITEMS = X * Y * Z };
    static const size_t global[3] = {X, Y, Z}, offsets[2][3] = {{0, 0, 0}, {3, 5, 7}};
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "ids");
    for (int moved = 0; moved < 2; ++moved) {
        const size_t *offset = offsets[moved];
        ur_mem_handle_t mem = conf_buffer(ITEMS * WORDS * 4);
        uint32_t out[ITEMS * WORDS];
        atomic_store(&let_go_on, false);
        conf_defer_settled(go_on, go_on, NULL);
        UR(urEnqueueHostTaskExp(queue, wait_for_go, NULL, NULL, 0, NULL, NULL));
        conf_arg arg = conf_arg_mem(0, mem);
        ur_result_t result = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 3, offset, global,
                                                              NULL, 1, &arg, NULL, 0, NULL, NULL);
        go_on(NULL);
        if (moved && result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
            conf_unsupported("the driver has no global offset");
        }
        CHECK_EQ(result, UR_RESULT_SUCCESS);
        UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
        for (uint32_t i = 0; i < ITEMS; ++i) {
            CHECK_EQ(out[i * WORDS], i % X + offset[0]);
            CHECK_EQ(out[i * WORDS + 1], i / X % Y + offset[1]);
            CHECK_EQ(out[i * WORDS + 2], i / X / Y + offset[2]);
        }
    }
}

static bool is_complete(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_MSG(status != UR_EVENT_STATUS_ERROR, "status is %u (0x%x)", (unsigned)status,
              (unsigned)status);
    return status == UR_EVENT_STATUS_COMPLETE;
}

/* While another queue does far more than that takes; else the task ends, which others wait for at
 * the end. */
static bool completes(ur_event_handle_t event) {
    enum { ROUNDS = 1000, SIZE = 4096 };
    ur_queue_handle_t other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char value = 1;
    for (int i = 0; i < ROUNDS; ++i) {
        if (is_complete(event)) {
            return true;
        }
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        UR(urEnqueueMemBufferFill(other, mem, &value, 1, 0, SIZE, 0, NULL, NULL));
        UR(urQueueFinish(other));
    }
    go_on(NULL);
    return false;
}

/* Out of order, only what depends on a task waits for it: by its wait list, or as a barrier. */
TEST(holds_back_dependents_only) {
    need_host_task();
    conf_need_progress();
    enum { SIZE = 4096 };
    atomic_store(&let_go_on, false);
    static _Atomic int ran;
    atomic_store(&ran, 0);
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *host = conf_alloc(SIZE), value = 7, later = 9;
    ur_event_handle_t task = NULL, fill = NULL, dependent = NULL, barrier = NULL, second = NULL;
    conf_defer_settled(go_on, go_on, NULL);
    UR(urEnqueueHostTaskExp(queue, wait_for_go, NULL, NULL, 0, NULL, &task));
    conf_event(task);
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, &fill));
    conf_event(fill);
    CHECK_MSG(completes(fill), "a fill that depends on nothing waits for the task");
    UR(urEnqueueHostTaskExp(queue, add_one, &ran, NULL, 1, &fill, &second));
    conf_event(second);
    CHECK_MSG(completes(second), "a task waits for another one that it does not depend on");
    CHECK_EQ(atomic_load(&ran), 1);
    UR(urEnqueueMemBufferFill(queue, mem, &later, 1, 0, SIZE, 1, &task, &dependent));
    conf_event(dependent);
    UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &barrier));
    conf_event(barrier);
    UR(urEnqueueHostTaskExp(queue, add_one, &ran, NULL, 0, NULL, NULL));
    nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
    CHECK(!is_complete(task) && !is_complete(dependent) && !is_complete(barrier));
    CHECK_EQ(atomic_load(&ran), 1);
    go_on(NULL);
    UR(urEventWait(1, &barrier));
    CHECK(is_complete(task) && is_complete(dependent));
    UR(urQueueFinish(queue));
    CHECK_EQ(atomic_load(&ran), 2);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, SIZE, host, 0, NULL, NULL));
    CHECK(host[0] == later && host[SIZE - 1] == later);
}

/* A marker, and what has nothing to do but its wait list, hold back nothing that comes later. */
TEST(markers_hold_back_nothing) {
    need_host_task();
    conf_need_progress();
    conf_need_out_of_order();
    conf_need_beside();
    enum { SIZE = 4096, MARKERS = 5 };
    atomic_store(&let_go_on, false);
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_queue_handle_t other = conf_queue(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char value = 7;
    int number = 4;
    void *mapped = NULL;
    ur_event_handle_t task = NULL, fill = NULL, read = NULL, held[MARKERS] = {NULL};
    unsigned char *host = conf_alloc(SIZE);
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof number, &number)};
    conf_defer_settled(go_on, go_on, NULL);
    UR(urEnqueueHostTaskExp(other, wait_for_go, NULL, NULL, 0, NULL, &task));
    conf_event(task);
    UR(urEnqueueEventsWait(queue, 1, &task, &held[0]));
    conf_event(held[0]);
    conf_launch(queue, kernel, 0, args, 2, 1, &task, &held[1]);
    conf_event(held[1]);
    UR(urEnqueueMemBufferMap(queue, mem, false, UR_MAP_FLAG_WRITE_INVALIDATE_REGION, 0, 64, 1,
                             &task, &held[2], &mapped));
    conf_event(held[2]);
    UR(urEnqueueMemUnmap(queue, mem, mapped, 1, &held[2], &held[3]));
    conf_event(held[3]);
    UR(urEnqueueEventsWait(queue, 4, held, &held[4]));
    conf_event(held[4]);
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 64, SIZE - 64, 0, NULL, &fill));
    conf_event(fill);
    CHECK_MSG(completes(fill), "a marker's wait list holds back a later fill");
    UR(urEnqueueMemBufferRead(queue, mem, false, 64, SIZE - 64, host, 1, &fill, &read));
    conf_event(read);
    CHECK_MSG(completes(read), "a marker's wait list holds back a later read");
    CHECK(host[0] == value);
    for (int i = 0; i < MARKERS; ++i) {
        CHECK_MSG(!is_complete(held[i]), "marker %d did not wait", i);
    }
    go_on(NULL);
    UR(urEventWait(1, &held[MARKERS - 1]));
    for (int i = 0; i < MARKERS; ++i) {
        CHECK_MSG(is_complete(held[i]), "marker %d came after a marker that waits for it", i);
    }
    UR(urQueueFinish(queue));
}

enum { LARGE = 16 << 20 }; /* new memory takes longer than most waits */

static ur_usm_pool_handle_t own_pool(void) {
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    UR_OR_UNSUPPORTED(urUSMPoolCreate(conf.context, &desc, &pool));
    return pool;
}

/* Memory freed behind a task is none for others before the task ends, also where their queue could
 * be made to wait for it: the task may wait for what they do. */
TEST(allocations_do_not_wait) {
    need_host_task();
    conf_need_progress();
    conf_need_beside();
    for (int unordered = 0; unordered < 2; ++unordered) {
        ur_queue_flags_t flags = unordered ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0;
        ur_queue_handle_t holder = conf_queue(flags), other = conf_queue(flags);
        ur_usm_pool_handle_t pool = own_pool();
        ur_event_handle_t written = NULL, task = NULL, made = NULL, filled = NULL;
        void *memory = NULL, *second = NULL;
        unsigned char value = 5;
        atomic_store(&let_go_on, false);
        UR(urEnqueueUSMDeviceAllocExp(holder, pool, LARGE, NULL, 0, NULL, &memory, &made));
        conf_event(made);
        UR(urEnqueueUSMFill(holder, memory, 1, &value, LARGE, 1, &made, &written));
        conf_event(written);
        UR(urQueueFinish(holder));
        conf_defer_settled(go_on, go_on, NULL);
        UR(urEnqueueHostTaskExp(holder, wait_for_go, NULL, NULL, 1, &written, &task));
        conf_event(task);
        UR(urEnqueueUSMFreeExp(holder, pool, memory, 1, &task, NULL));
        UR(urEnqueueUSMDeviceAllocExp(other, pool, LARGE, NULL, 0, NULL, &second, &made));
        conf_event(made);
        UR(urEnqueueUSMFill(other, second, 1, &value, LARGE, 1, &made, &filled));
        conf_event(filled);
        bool free_of_it = completes(filled);
        go_on(NULL);
        UR(urEnqueueUSMFreeExp(other, pool, second, 1, &filled, NULL));
        UR(urQueueFinish(other));
        UR(urQueueFinish(holder));
        UR(urUSMPoolRelease(pool));
        CHECK_MSG(free_of_it, "what follows an allocation waits for another queue's task");
    }
}

/* What the program puts on the native queue, here by a second handle, has its place in the order of
 * a free that follows. */
TEST(frees_behind_native_work) {
    need_host_task();
    conf_need_progress();
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0), second = NULL;
    ur_native_handle_t native = 0;
    ur_usm_pool_handle_t pool = own_pool();
    ur_queue_native_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, NULL,
                                               false};
    void *memory = NULL, *others = NULL;
    unsigned char value = 5;
    ur_event_handle_t task = NULL;
    UR_OR_UNSUPPORTED(urQueueGetNativeHandle(queue, NULL, &native));
    UR_OR_UNSUPPORTED(
        urQueueCreateWithNativeHandle(native, conf.context, conf.device, &properties, &second));
    atomic_store(&let_go_on, false);
    UR(urEnqueueUSMDeviceAllocExp(queue, pool, LARGE, NULL, 0, NULL, &memory, NULL));
    UR(urEnqueueUSMFill(queue, memory, 1, &value, LARGE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    conf_defer_settled(go_on, go_on, NULL);
    UR(urEnqueueHostTaskExp(second, wait_for_go, NULL, NULL, 0, NULL, &task));
    conf_event(task);
    UR(urEnqueueUSMFreeExp(queue, pool, memory, 0, NULL, NULL));
    UR(urEnqueueUSMDeviceAllocExp(other, pool, LARGE, NULL, 0, NULL, &others, NULL));
    go_on(NULL);
    UR(urEnqueueUSMFreeExp(other, pool, others, 0, NULL, NULL));
    UR(urQueueFinish(other));
    UR(urQueueFinish(second));
    UR(urQueueFinish(queue));
    UR(urQueueRelease(second));
    UR(urUSMPoolRelease(pool));
    CHECK_MSG(memory != others, "memory that native work may still use was given out");
}

TEST(native_command) {
    NEED(UR_DEVICE_INFO_ENQUEUE_NATIVE_COMMAND_SUPPORT_EXP);
    static _Atomic int calls;
    atomic_store(&calls, 0);
    ur_queue_handle_t queue = conf_queue(0);
    ur_event_handle_t event = NULL;
    UR(urEnqueueNativeCommandExp(queue, native_call, &calls, 0, NULL, NULL, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    CHECK_EQ(atomic_load(&calls), 1);
}

static const conf_test tests[] = {
    CONF_TEST(runs, "urEnqueueHostTaskExp", "runs the function once with its data"),
    CONF_TEST(in_order, "urEnqueueHostTaskExp", "runs a task after the commands before it"),
    CONF_TEST(holds_back, "urEnqueueHostTaskExp", "runs the commands after a task when it is done"),
    CONF_TEST(wait_list, "urEnqueueHostTaskExp", "signals its event when the task is done"),
    CONF_TEST(not_in_call, "urEnqueueHostTaskExp", "does not wait for the task"),
    CONF_TEST(many, "urEnqueueHostTaskExp", "runs tasks of four queues"),
    CONF_TEST(blocks_inside, "urEnqueueHostTaskExp", "lets a task use and wait for other queues"),
    CONF_TEST(holds_back_its_queue_only, "urEnqueueHostTaskExp",
              "lets launches in other queues run while it waits"),
    CONF_TEST(releases_what_was_used, "urEnqueueHostTaskExp",
              "lets a task release what its queue has used"),
    CONF_TEST(launches_with_offset, "urEnqueueHostTaskExp urEnqueueKernelLaunchWithArgsExp",
              "keeps the global offset of what waits for a task"),
    CONF_TEST(many_pending, "urEnqueueHostTaskExp urEventSetCallback",
              "runs tasks and callbacks while hundreds of another queue are pending"),
    CONF_TEST(need_each_other, "urEnqueueHostTaskExp",
              "runs tasks of two queues beside each other"),
    CONF_TEST(holds_back_unmap, "urEnqueueMemUnmap", "comes after a host task that writes the map"),
    CONF_TEST(holds_back_dependents_only, "urEnqueueHostTaskExp",
              "holds back what depends on a task alone, out of order"),
    CONF_TEST(markers_hold_back_nothing, "urEnqueueEventsWait",
              "holds back nothing that comes later, out of order"),
    CONF_TEST(allocations_do_not_wait, "urEnqueueHostTaskExp urEnqueueUSMDeviceAllocExp",
              "is not waited for by an allocation of another queue"),
    CONF_TEST(frees_behind_native_work, "urEnqueueUSMFreeExp urQueueGetNativeHandle",
              "frees memory after what the native queue was given"),
    CONF_TEST(native_command, "urEnqueueNativeCommandExp", "calls the function with the queue"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"host_task", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
