/* Runs of command buffers: their order inside, after each other and among other commands, on queues
 * of both kinds; their events and times; threads. */
#include <pthread.h>

#include "conf.h"

enum { COUNT = 512, BYTES = COUNT * 4 };

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable, bool in_order, bool profiling) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         in_order, profiling};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    return buffer;
}

static void release_queue(void *queue) {
    urQueueRelease(queue);
}

/* A test's parameter: the queue's flags. */
static const ur_queue_flags_t in_order = 0,
                              out_of_order = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

static ur_queue_handle_t queue_of(const void *data, ur_queue_flags_t more) {
    ur_queue_flags_t flags = *(const ur_queue_flags_t *)data;
    if (flags) {
        conf_need_out_of_order();
    }
    return conf_queue(flags | more);
}

typedef ur_exp_command_buffer_sync_point_t sync_point;

static void append(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel,
                   const conf_arg *args, uint32_t arg_count, uint32_t waits, const sync_point *wait,
                   sync_point *made) {
    size_t global = COUNT;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(
        buffer, kernel, 1, NULL, &global, NULL, arg_count, args, 0, NULL, waits,
        waits ? wait : NULL, 0, NULL, made, NULL, NULL));
}

/* data[i] = data[i] * factor + term */
static void append_affine(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                          uint32_t factor, uint32_t term, uint32_t waits, const sync_point *wait,
                          sync_point *made) {
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    append(buffer, conf_kernel("basic", "affine"), args, 3, waits, wait, made);
}

/* to[i] = from[i] * factor + term */
static void append_affine_to(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t from,
                             ur_mem_handle_t to, uint32_t factor, uint32_t term, uint32_t waits,
                             const sync_point *wait, sync_point *made) {
    conf_arg args[4] = {conf_arg_mem(0, from), conf_arg_mem(1, to), conf_arg_value(2, 4, &factor),
                        conf_arg_value(3, 4, &term)};
    append(buffer, conf_kernel("basic", "affine_to"), args, 4, waits, wait, made);
}

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void check_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    uint32_t out[COUNT];
    UR(urQueueFinish(queue));
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK_MSG(out[i] == value, "item %u is %u, expected %u", i, out[i], value);
    }
}

/* ---- inside a run ---------------------------------------------------------------------------- */

TEST(chain) {
    enum { LENGTH = 12 };
    ur_queue_handle_t queue = queue_of(data, 0);
    for (int ordered = 0; ordered < 2; ++ordered) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, ordered, false);
        ur_mem_handle_t mem = conf_buffer(BYTES);
        sync_point last = 0;
        for (uint32_t i = 0; i < LENGTH; ++i) {
            append_affine(buffer, mem, 3, i, !ordered && i, &last, &last);
        }
        UR(urCommandBufferFinalizeExp(buffer));
        fill(queue, mem, 1);
        uint32_t expected = 1;
        for (int turn = 0; turn < 5; ++turn) {
            UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
            for (uint32_t i = 0; i < LENGTH; ++i) {
                expected = expected * 3 + i;
            }
        }
        check_all(queue, mem, expected);
    }
}

TEST(diamond) {
    ur_queue_handle_t queue = queue_of(data, 0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t top = conf_buffer(BYTES), left = conf_buffer(BYTES), right = conf_buffer(BYTES),
                    bottom = conf_buffer(BYTES);
    sync_point first, sides[2], end;
    append_affine(buffer, top, 1, 1, 0, NULL, &first);
    append_affine_to(buffer, top, left, 2, 0, 1, &first, &sides[0]);
    append_affine_to(buffer, top, right, 3, 0, 1, &first, &sides[1]);
    conf_arg args[3] = {conf_arg_mem(0, left), conf_arg_mem(1, right), conf_arg_mem(2, bottom)};
    append(buffer, conf_kernel("basic", "vector_add"), args, 3, 2, sides, &end);
    append_affine_to(buffer, bottom, top, 1, 0, 1, &end, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, top, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 6; ++turn) {
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        expected = (expected + 1) * 5;
    }
    check_all(queue, top, expected);
}

/* Each node makes its value of an earlier one's; further sync points are redundant. */
TEST(random_graphs) {
    enum { NODES = 24, GRAPHS = 6 };
    ur_queue_handle_t queue = queue_of(data, 0);
    uint64_t state = conf_seed();
    ur_mem_handle_t mems[NODES];
    for (uint32_t i = 0; i < NODES; ++i) {
        mems[i] = conf_buffer(BYTES);
    }
    for (int graph = 0; graph < GRAPHS; ++graph) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
        uint32_t values[NODES];
        sync_point points[NODES];
        for (uint32_t i = 0; i < NODES; ++i) {
            uint32_t term = (uint32_t)conf_random(&state) % 1000;
            if (i == 0 || conf_random(&state) % 6 == 0) {
                UR(urCommandBufferAppendMemBufferFillExp(buffer, mems[i], &term, 4, 0, BYTES, 0,
                                                         NULL, 0, NULL, &points[i], NULL, NULL));
                values[i] = term;
                continue;
            }
            uint32_t from = (uint32_t)(conf_random(&state) % i), count = 1;
            sync_point waits[4] = {points[from]};
            for (; count < 4 && conf_random(&state) % 2; ++count) {
                waits[count] = points[conf_random(&state) % i];
            }
            append_affine_to(buffer, mems[from], mems[i], 7, term, count, waits, &points[i]);
            values[i] = values[from] * 7 + term;
        }
        UR(urCommandBufferFinalizeExp(buffer));
        for (uint32_t i = 0; i < NODES; ++i) {
            fill(queue, mems[i], 0xffffffff);
        }
        ur_event_handle_t event = NULL;
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &event));
        conf_event(event);
        UR(urEventWait(1, &event)); /* of all nodes, also those that none waits for */
        for (uint32_t i = 0; i < NODES; ++i) {
            uint32_t out = 0;
            UR(urEnqueueMemBufferRead(queue, mems[i], true, BYTES - 4, 4, &out, 0, NULL, NULL));
            CHECK_MSG(out == values[i], "node %u is %u, expected %u", i, out, values[i]);
        }
    }
}

/* ---- among other commands -------------------------------------------------------------------- */

/* Runs of one buffer follow each other on whatever queues. */
TEST(runs_follow_each_other) {
    ur_queue_handle_t queues[4];
    bool both = conf_has_queue_flag(out_of_order);
    for (int i = 0; i < 4; ++i) {
        queues[i] = conf_queue(i % 2 && both ? out_of_order : in_order);
    }
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    sync_point point;
    append_affine(buffer, mem, 5, 3, 0, NULL, &point);
    append_affine(buffer, mem, 7, 1, 1, &point, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queues[0], mem, 2);
    uint32_t expected = 2;
    uint64_t state = conf_seed();
    for (int turn = 0; turn < 40; ++turn) {
        ur_event_handle_t event = NULL;
        uint64_t random = conf_random(&state);
        UR(urEnqueueCommandBufferExp(queues[random % 4], buffer, 0, NULL,
                                     random & 16 ? &event : NULL));
        if (event) {
            conf_event(event);
        }
        expected = (expected * 5 + 3) * 7 + 1;
    }
    for (int i = 0; i < 4; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    check_all(queues[0], mem, expected);
}

/* The program may give up the queue of a run before the next one. */
TEST(queue_goes_between_runs) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    append_affine(buffer, mem, 5, 3, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    ur_queue_handle_t last = conf_queue(0);
    fill(last, mem, 2);
    uint32_t expected = 2;
    for (int turn = 0; turn < 8; ++turn) {
        const ur_queue_properties_t properties = {
            UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
            turn % 2 && conf_has_queue_flag(out_of_order) ? out_of_order : in_order};
        ur_queue_handle_t *queue = conf_slot(release_queue);
        ur_event_handle_t event = NULL;
        UR(urQueueCreate(conf.context, conf.device, &properties, queue));
        UR(urEnqueueCommandBufferExp(*queue, buffer, 0, NULL, turn & 2 ? &event : NULL));
        if (event) {
            UR(urEventRelease(event));
        }
        ur_queue_handle_t going = *queue;
        *queue = NULL;
        UR(urQueueRelease(going));
        expected = expected * 5 + 3;
    }
    ur_event_handle_t event = NULL;
    UR(urEnqueueCommandBufferExp(last, buffer, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    check_all(last, mem, expected * 5 + 3);
}

/* A run waits for its list, and others wait for its event, across queues. */
TEST(waits_and_signals) {
    ur_queue_handle_t queue = queue_of(data, 0), before = conf_queue(0), after = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES), c = conf_buffer(BYTES);
    /* Two commands that wait for no other, and two that no other waits for. */
    append_affine_to(buffer, a, b, 2, 1, 0, NULL, NULL);
    append_affine_to(buffer, a, c, 3, 1, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    uint32_t factor = 3, term = 1, values[2] = {0, 0}, expected = 1;
    conf_arg args[3] = {conf_arg_mem(0, a), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    fill(before, a, 1);
    for (int turn = 0; turn < 10; ++turn) {
        ur_event_handle_t ready = NULL, done = NULL, read[2];
        for (int i = 0; i < 3; ++i) {
            conf_launch(before, kernel, COUNT, args, 3, 0, NULL, i == 2 ? &ready : NULL);
            expected = expected * 3 + 1;
        }
        conf_event(ready);
        UR(urEnqueueCommandBufferExp(queue, buffer, 1, &ready, &done));
        conf_event(done);
        for (int i = 0; i < 2; ++i) {
            UR(urEnqueueMemBufferRead(after, i ? c : b, false, BYTES - 4, 4, &values[i], 1, &done,
                                      &read[i]));
            conf_event(read[i]);
        }
        UR(urEventWait(2, read));
        CHECK_EQ(values[0], expected * 2 + 1);
        CHECK_EQ(values[1], expected * 3 + 1);
    }
}

/* On a queue in order a run comes after what is before it, and before what comes after. */
TEST(order_of_the_queue) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    append_affine(buffer, mem, 5, 3, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    uint32_t factor = 3, term = 1, expected = 1;
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    fill(queue, mem, 1);
    for (int turn = 0; turn < 30; ++turn) {
        conf_launch(queue, kernel, COUNT, args, 3, 0, NULL, NULL);
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        expected = (expected * 3 + 1) * 5 + 3;
    }
    check_all(queue, mem, expected);
}

TEST(wrong_wait_lists) {
    ur_queue_handle_t queue = queue_of(data, 0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    append_affine(buffer, mem, 1, 1, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 0);
    ur_event_handle_t none = NULL, no_event = (ur_event_handle_t)mem, event = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueCommandBufferExp(queue, buffer, 1, NULL, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueCommandBufferExp(queue, buffer, 0, &none, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueCommandBufferExp(queue, buffer, 1, &none, &event));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueCommandBufferExp(queue, buffer, 1, &no_event, &event));
    CHECK(event == NULL);
    check_all(queue, mem, 0);
}

/* A run that is over, or under way elsewhere, is all that the next one waits for: not what the
 * other queue was given since. */
TEST(follows_runs_alone) {
    ur_queue_handle_t first = queue_of(data, 0), second = queue_of(data, 0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t held = NULL, run = NULL;
    append_affine(buffer, mem, 3, 1, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(first, mem, 1);
    UR(urEnqueueCommandBufferExp(first, buffer, 0, NULL, NULL));
    conf_hold(first, &held);
    UR(urEnqueueCommandBufferExp(second, buffer, 0, NULL, &run));
    conf_event(run);
    UR(urEventWait(1, &run));
    ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
    UR(urEventGetInfo(held, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_MSG(status != UR_EVENT_STATUS_COMPLETE, "the run waited for the other queue's task");
    conf_let_go();
    UR(urQueueFinish(first));
    check_all(second, mem, 13);
}

/* ---- events ---------------------------------------------------------------------------------- */

TEST(event) {
    ur_queue_handle_t queue = queue_of(data, 0);
    for (uint32_t commands = 0; commands < 4; ++commands) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
        for (uint32_t i = 0; i < commands; ++i) {
            append_affine(buffer, conf_buffer(BYTES), 1, 1, 0, NULL, NULL);
        }
        UR(urCommandBufferFinalizeExp(buffer));
        for (int turn = 0; turn < 3; ++turn) {
            ur_event_handle_t event = NULL;
            UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &event));
            conf_event(event);
            ur_command_t type = UR_COMMAND_FORCE_UINT32;
            ur_queue_handle_t of = NULL;
            UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
            CHECK_EQ(type, UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP);
            UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof of, &of, NULL));
            CHECK(of == queue);
            UR(urEventWait(1, &event));
        }
        /* An event that is used again is not of a run any more. */
        for (int i = 0; i < 8; ++i) {
            ur_event_handle_t event = NULL;
            ur_command_t type = UR_COMMAND_FORCE_UINT32;
            UR(urEnqueueEventsWait(queue, 0, NULL, &event));
            ur_result_t result =
                urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL);
            urEventRelease(event);
            UR(result);
            CHECK_EQ(type, UR_COMMAND_EVENTS_WAIT);
        }
    }
}

static uint64_t time_of(ur_event_handle_t event, ur_profiling_info_t name) {
    uint64_t time = 0;
    UR(urEventGetProfilingInfo(event, name, sizeof time, &time, NULL));
    return time;
}

static bool is_over(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK_MSG(status != UR_EVENT_STATUS_ERROR, "status is 4 (0x4)");
    return status == UR_EVENT_STATUS_COMPLETE;
}

static bool is_set(const int *mark) {
    return __atomic_load_n(mark, __ATOMIC_ACQUIRE) != 0;
}

/* A time between two commands of a run, which set marks, whatever the machine does; 0 if none could
 * be told. */
static uint64_t time_between(const int *first, const int *last, ur_event_handle_t run,
                             ur_queue_handle_t other) {
    ur_event_handle_t now = NULL;
    while (!is_set(first)) {
        if (is_over(run)) {
            return 0;
        }
    }
    UR(urEnqueueEventsWait(other, 0, NULL, &now));
    conf_event(now);
    bool between = !is_set(last);
    UR(urEventWait(1, &now));
    return between ? time_of(now, UR_PROFILING_INFO_COMMAND_QUEUED) : 0;
}

TEST(times) {
    enum { TURNS = 5, MANY = 16 };
    conf_need_profiling();
    ur_queue_handle_t queue = queue_of(data, UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_queue_handle_t other = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_kernel_handle_t kernel = conf_kernel("basic", "spin");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    int *mark = conf_has_usm(UR_USM_TYPE_HOST) ? conf_usm(UR_USM_TYPE_HOST, 2 * BYTES) : NULL,
        one = 1;
    uint32_t rounds = 4000;
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &rounds)};
    conf_arg set[2] = {conf_arg_pointer(0, NULL), conf_arg_value(1, sizeof one, &one)};
    for (uint32_t commands = 1; commands <= MANY; commands *= MANY) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, true, true);
        bool marks = mark && commands > 1;
        for (uint32_t i = 0; i < commands; ++i) {
            append(buffer, kernel, args, 2, 0, NULL, NULL);
            if (marks && (i == 0 || i == commands - 2)) {
                set[0] = conf_arg_pointer(0, i == 0 ? mark : mark + COUNT);
                append(buffer, conf_kernel("basic", "set_value"), set, 2, 0, NULL, NULL);
            }
        }
        UR(urCommandBufferFinalizeExp(buffer));
        for (int turn = 0; turn < TURNS; ++turn) {
            ur_event_handle_t alone = NULL, run = NULL;
            conf_launch(queue, kernel, COUNT, args, 2, 0, NULL, &alone);
            conf_event(alone);
            UR(urEventWait(1, &alone));
            if (marks) {
                memset(mark, 0, 2 * BYTES);
            }
            UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &run));
            conf_event(run);
            uint64_t between = marks ? time_between(mark, mark + COUNT, run, other) : 0;
            UR(urEventWait(1, &run));
            uint64_t queued = time_of(run, UR_PROFILING_INFO_COMMAND_QUEUED),
                     submitted = time_of(run, UR_PROFILING_INFO_COMMAND_SUBMIT),
                     start = time_of(run, UR_PROFILING_INFO_COMMAND_START),
                     end = time_of(run, UR_PROFILING_INFO_COMMAND_END);
            CHECK(queued <= submitted);
            CHECK(submitted <= start);
            CHECK(start <= end);
            CHECK(time_of(alone, UR_PROFILING_INFO_COMMAND_END) <= start);
            /* all commands are in it, not the first or the last alone */
            CHECK_MSG(!between || (start <= between && between <= end),
                      "the run was under way at %" PRIu64 ", and not from %" PRIu64 " to %" PRIu64,
                      between, start, end);
        }
    }
}

TEST(no_times) {
    conf_need_profiling();
    ur_queue_handle_t queue = queue_of(data, UR_QUEUE_FLAG_PROFILING_ENABLE);
    for (uint32_t commands = 0; commands < 3; ++commands) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, true, false);
        ur_mem_handle_t mem = conf_buffer(BYTES);
        for (uint32_t i = 0; i < commands; ++i) {
            append_affine(buffer, mem, 1, 1, 0, NULL, NULL);
        }
        UR(urCommandBufferFinalizeExp(buffer));
        ur_event_handle_t run = NULL;
        uint64_t time = 0;
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &run));
        conf_event(run);
        UR(urEventWait(1, &run));
        UR_IS(
            UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE,
            urEventGetProfilingInfo(run, UR_PROFILING_INFO_COMMAND_END, sizeof time, &time, NULL));
    }
}

/* ---- lifetimes and threads ------------------------------------------------------------------- */

TEST(released_while_running) {
    ur_queue_handle_t queue = queue_of(data, 0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (uint32_t turn = 0; turn < 10; ++turn) {
        NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
        ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                             true, false};
        ur_exp_command_buffer_handle_t *buffer = conf_slot(release_buffer);
        ur_event_handle_t event = NULL;
        UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, buffer));
        for (uint32_t i = 0; i < 6; ++i) {
            append_affine(*buffer, mem, 3, turn, 0, NULL, NULL);
            expected = expected * 3 + turn;
        }
        UR(urCommandBufferFinalizeExp(*buffer));
        UR(urEnqueueCommandBufferExp(queue, *buffer, 0, NULL, &event));
        conf_event(event);
        ur_exp_command_buffer_handle_t going = *buffer;
        *buffer = NULL;
        UR(urCommandBufferReleaseExp(going));
        UR(urEventWait(1, &event));
    }
    check_all(queue, mem, expected);
}

enum { THREADS = 4, TURNS = 25 };

struct job {
    ur_queue_handle_t queue;
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_command_handle_t command; /* NULL: the buffer is this thread's */
    ur_mem_handle_t mem;
    ur_kernel_handle_t kernel;
    ur_result_t result;
};

/* Records and runs a buffer of its own. */
static void *record_and_run(void *data) {
    struct job *job = data;
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                         true, false};
    for (uint32_t turn = 0; turn < TURNS && job->result == UR_RESULT_SUCCESS; ++turn) {
        ur_exp_command_buffer_handle_t buffer = NULL;
        uint32_t factor = 3, term = turn;
        conf_arg args[3] = {conf_arg_mem(0, job->mem), conf_arg_value(1, 4, &factor),
                            conf_arg_value(2, 4, &term)};
        size_t global = COUNT;
        job->result = urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer);
        if (job->result != UR_RESULT_SUCCESS) {
            break;
        }
        /* All threads record the same kernel. */
        job->result = urCommandBufferAppendKernelLaunchWithArgsExp(
            buffer, job->kernel, 1, NULL, &global, NULL, 3, args, 0, NULL, 0, NULL, 0, NULL, NULL,
            NULL, NULL);
        if (job->result == UR_RESULT_SUCCESS) {
            job->result = urCommandBufferFinalizeExp(buffer);
        }
        if (job->result == UR_RESULT_SUCCESS) {
            job->result = urEnqueueCommandBufferExp(job->queue, buffer, 0, NULL, NULL);
        }
        urCommandBufferReleaseExp(buffer);
    }
    return NULL;
}

/* Runs and updates a buffer that all threads have: data[i] += term, where the term changes. */
static void *run_and_update(void *data) {
    struct job *job = data;
    for (uint32_t turn = 0; turn < TURNS && job->result == UR_RESULT_SUCCESS; ++turn) {
        ur_event_handle_t event = NULL;
        uint32_t factor = 1;
        ur_exp_command_buffer_update_value_arg_desc_t value = {
            UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 1, 4, NULL, &factor};
        ur_exp_command_buffer_update_kernel_launch_desc_t update = {
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = job->command,
            .numNewValueArgs = 1,
            .pNewValueArgList = &value};
        job->result = urCommandBufferUpdateKernelLaunchExp(job->buffer, 1, &update);
        if (job->result == UR_RESULT_SUCCESS) {
            job->result = urEnqueueCommandBufferExp(job->queue, job->buffer, 0, NULL,
                                                    turn % 3 ? NULL : &event);
        }
        if (event) {
            urEventRelease(event);
        }
    }
    return NULL;
}

/* Nothing but runs, of a thread that has called nothing before: half of them with an event. */
static void *run_alone(void *data) {
    struct job *job = data;
    for (uint32_t turn = 0; turn < TURNS && job->result == UR_RESULT_SUCCESS; ++turn) {
        ur_event_handle_t event = NULL;
        job->result =
            urEnqueueCommandBufferExp(job->queue, job->buffer, 0, NULL, turn % 2 ? &event : NULL);
        if (event) {
            urEventRelease(event);
        }
    }
    return NULL;
}

static void run_threads(struct job *jobs, void *(*function)(void *)) {
    pthread_t threads[THREADS];
    int started = 0;
    for (; started < THREADS; ++started) {
        if (pthread_create(&threads[started], NULL, function, &jobs[started]) != 0) {
            break;
        }
    }
    for (int i = 0; i < started; ++i) {
        pthread_join(threads[i], NULL);
    }
    CHECK_EQ(started, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        UR(jobs[i].result);
        UR(urQueueFinish(jobs[i].queue));
    }
}

TEST(threads_of_their_own) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    struct job jobs[THREADS] = {{0}};
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    for (int i = 0; i < THREADS; ++i) {
        jobs[i].queue = conf_queue(0);
        jobs[i].mem = conf_buffer(BYTES);
        jobs[i].kernel = kernel;
        fill(jobs[i].queue, jobs[i].mem, (uint32_t)i);
    }
    run_threads(jobs, record_and_run);
    for (uint32_t i = 0; i < THREADS; ++i) {
        uint32_t expected = i;
        for (uint32_t turn = 0; turn < TURNS; ++turn) {
            expected = expected * 3 + turn;
        }
        check_all(jobs[i].queue, jobs[i].mem, expected);
    }
}

TEST(threads_of_one) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    struct job jobs[THREADS] = {{0}};
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t factor = 1, term = 1;
    size_t global = COUNT;
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    ur_exp_command_buffer_command_handle_t command = NULL;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, conf_kernel("basic", "affine"), 1, NULL,
                                                    &global, NULL, 3, args, 0, NULL, 0, NULL, 0,
                                                    NULL, NULL, NULL, &command));
    UR(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < THREADS; ++i) {
        bool other = i % 2 && conf_has_queue_flag(out_of_order);
        jobs[i] = (struct job){.queue = conf_queue(other ? out_of_order : in_order),
                               .buffer = buffer,
                               .command = command};
    }
    fill(jobs[0].queue, mem, 0);
    run_threads(jobs, run_and_update);
    check_all(jobs[0].queue, mem, THREADS * TURNS);
}

TEST(threads_that_run) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    struct job jobs[THREADS] = {{0}};
    ur_mem_handle_t mem = conf_buffer(BYTES);
    append_affine(buffer, mem, 1, 1, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < THREADS; ++i) {
        jobs[i] = (struct job){.queue = conf_queue(in_order), .buffer = buffer};
    }
    fill(jobs[0].queue, mem, 0);
    run_threads(jobs, run_alone);
    check_all(jobs[0].queue, mem, THREADS * TURNS);
}

#define RUN "urEnqueueCommandBufferExp"
#define BOTH(function, entries, promise)                                                           \
    CONF_TEST_DATA(function, entries, promise ", on a queue in order", &in_order),                 \
        CONF_TEST_DATA(function, entries, promise ", on a queue out of order", &out_of_order)

static const conf_test tests[] = {
    BOTH(chain, RUN, "runs a chain of commands in its order"),
    BOTH(diamond, RUN, "runs what waits for two commands after both"),
    BOTH(random_graphs, RUN, "runs commands after those whose sync points they name"),
    CONF_TEST(runs_follow_each_other, RUN, "runs a buffer once more after its earlier runs"),
    BOTH(follows_runs_alone, RUN, "follows its earlier run, and nothing else of that queue"),
    CONF_TEST(queue_goes_between_runs, RUN, "follows a run whose queue is gone"),
    BOTH(waits_and_signals, RUN, "waits for events and has one that others wait for"),
    CONF_TEST(order_of_the_queue, RUN, "keeps its place among other commands"),
    BOTH(wrong_wait_lists, RUN, "refuses wait lists that are none"),
    BOTH(event, RUN " urEventGetInfo", "gives an event of the whole"),
    BOTH(times, RUN " urEventGetProfilingInfo", "tells when the first command started"),
    BOTH(no_times, RUN " urEventGetProfilingInfo", "has no times that were not asked for"),
    BOTH(released_while_running, "urCommandBufferReleaseExp " RUN, "finishes after a release"),
    CONF_TEST(threads_of_their_own, RUN " urCommandBufferAppendKernelLaunchWithArgsExp",
              "is recorded and run by many threads at once"),
    CONF_TEST(threads_of_one, RUN " urCommandBufferUpdateKernelLaunchExp",
              "runs and updates one buffer from many threads"),
    CONF_TEST(threads_that_run, RUN, "runs one buffer from many threads that call nothing else"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"command_buffer_run", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
