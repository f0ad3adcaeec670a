/* Launches of no work-items: nothing runs, and all else is as for any launch. */
#include "conf.h"

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

static const struct {
    uint32_t dims;
    size_t global[3], local[3]; /* local[0] == 0: left to the device */
} empty[] = {
    {1, {0, 0, 0}, {0, 0, 0}},    {1, {0, 0, 0}, {7, 0, 0}}, {2, {0, 8, 0}, {0, 0, 0}},
    {2, {8, 0, 0}, {3, 1, 0}},    {3, {4, 4, 0}, {0, 0, 0}}, {3, {0, 0, 0}, {1, 1, 1}},
    {3, {SIZE_MAX, 0, SIZE_MAX}}, {2, {0, SIZE_MAX, 0}},
};

/* Counts the work-items that run. */
struct counter {
    ur_kernel_handle_t kernel;
    ur_mem_handle_t mem;
    conf_arg arg;
};

static struct counter counter_new(void) {
    struct counter c = {.kernel = conf_kernel("basic", "count_items"), .mem = conf_buffer(4)};
    c.arg = conf_arg_mem(0, c.mem);
    ur_queue_handle_t queue = conf_queue(0);
    int zero = 0;
    UR(urEnqueueMemBufferFill(queue, c.mem, &zero, 4, 0, 4, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    return c;
}

static int counter_read(const struct counter *c) {
    int out = -1;
    UR(urEnqueueMemBufferRead(conf_queue(0), c->mem, true, 0, 4, &out, 0, NULL, NULL));
    return out;
}

static void launch(ur_queue_handle_t queue, const struct counter *c, size_t global, uint32_t waits,
                   const ur_event_handle_t *wait, ur_event_handle_t *event) {
    UR(urEnqueueKernelLaunchWithArgsExp(queue, c->kernel, 1, NULL, &global, NULL, 1, &c->arg, NULL,
                                        waits, wait, event));
    if (event) {
        conf_event(*event);
    }
}

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status;
}

TEST(runs_nothing) {
    ur_queue_handle_t queue = queue_of(data, 0);
    struct counter c = counter_new();
    const size_t offset[3] = {0, 0, 0};
    for (size_t i = 0; i < CONF_COUNT(empty); ++i) {
        for (int form = 0; form < 4; ++form) {
            ur_event_handle_t event = NULL;
            UR(urEnqueueKernelLaunchWithArgsExp(queue, c.kernel, empty[i].dims,
                                                form & 1 ? offset : NULL, empty[i].global,
                                                empty[i].local[0] ? empty[i].local : NULL, 1,
                                                &c.arg, NULL, 0, NULL, form & 2 ? &event : NULL));
            if (!event) {
                CHECK(!(form & 2));
                continue;
            }
            conf_event(event);
            ur_command_t command = UR_COMMAND_FORCE_UINT32;
            ur_queue_handle_t of = NULL;
            UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
            CHECK_EQ(command, UR_COMMAND_KERNEL_LAUNCH);
            UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_QUEUE, sizeof of, &of, NULL));
            CHECK(of == queue);
            UR(urEventWait(1, &event));
            CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
        }
    }
    UR(urQueueFinish(queue));
    CHECK_EQ(counter_read(&c), 0);
}

/* What stands around it in the queue, and by events, is ordered as around any command. */
TEST(orders) {
    ur_queue_handle_t queue = queue_of(data, 0), held = conf_queue(0);
    struct counter c = counter_new();
    ur_event_handle_t begun = NULL, nothing = NULL, last = NULL;
    conf_hold(held, &begun);
    launch(queue, &c, 0, 1, &begun, &nothing);
    launch(queue, &c, 5, 1, &nothing, &last);
    CHECK(status_of(nothing) != UR_EVENT_STATUS_COMPLETE);
    CHECK(status_of(last) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &last));
    CHECK_EQ(status_of(begun), UR_EVENT_STATUS_COMPLETE);
    CHECK_EQ(status_of(nothing), UR_EVENT_STATUS_COMPLETE);
    CHECK_EQ(counter_read(&c), 5);
}

/* Without an event too the queue waits for the list before it goes on, where it is in order. */
TEST(holds_the_queue) {
    ur_queue_handle_t queue = conf_queue(0), held = conf_queue(0);
    struct counter c = counter_new();
    ur_event_handle_t begun = NULL, last = NULL;
    conf_hold(held, &begun);
    launch(queue, &c, 0, 1, &begun, NULL);
    launch(queue, &c, 5, 0, NULL, &last);
    CHECK(status_of(last) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &last));
    CHECK_EQ(status_of(begun), UR_EVENT_STATUS_COMPLETE);
    CHECK_EQ(counter_read(&c), 5);
}

TEST(times) {
    conf_need_profiling();
    ur_queue_handle_t queue = queue_of(data, UR_QUEUE_FLAG_PROFILING_ENABLE);
    struct counter c = counter_new();
    static const ur_profiling_info_t names[] = {
        UR_PROFILING_INFO_COMMAND_QUEUED, UR_PROFILING_INFO_COMMAND_SUBMIT,
        UR_PROFILING_INFO_COMMAND_START, UR_PROFILING_INFO_COMMAND_END};
    ur_event_handle_t event = NULL;
    launch(queue, &c, 0, 0, NULL, &event);
    UR(urEventWait(1, &event));
    uint64_t last = 0;
    for (size_t i = 0; i < CONF_COUNT(names); ++i) {
        uint64_t time = 0;
        UR(urEventGetProfilingInfo(event, names[i], sizeof time, &time, NULL));
        CHECK_MSG(time >= last, "time %zu is %" PRIu64 ", before the one before it: %" PRIu64, i,
                  time, last);
        last = time;
    }
}

/* A kernel's own wishes do not matter where it does not run. */
TEST(needs_no_arguments) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_kernel_handle_t counts = conf_kernel("basic", "count_items"),
                       fixed = conf_kernel("basic", "fixed_size");
    size_t global = 0, local = 3, offset = 5;
    UR(urEnqueueKernelLaunchWithArgsExp(queue, counts, 1, &offset, &global, NULL, 0, NULL, NULL, 0,
                                        NULL, NULL));
    UR(urEnqueueKernelLaunchWithArgsExp(queue, fixed, 1, NULL, &global, &local, 0, NULL, NULL, 0,
                                        NULL, NULL));
    UR(urQueueFinish(queue));
}

TEST(retained_call) {
    ur_queue_handle_t queue = conf_queue(0), held = conf_queue(0);
    struct counter c = counter_new();
    ur_result_t set = urKernelSetArgMemObj(c.kernel, 0, NULL, c.mem);
    if (set == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("urKernelSetArgMemObj answers UNSUPPORTED_FEATURE");
    }
    CHECK_EQ(set, UR_RESULT_SUCCESS);
    ur_event_handle_t begun = NULL, event = NULL;
    conf_hold(held, &begun);
    size_t global[3] = {4, 0, 4};
    UR(urEnqueueKernelLaunch(queue, c.kernel, 3, NULL, global, NULL, NULL, 1, &begun, &event));
    conf_event(event);
    CHECK(status_of(event) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &event));
    CHECK_EQ(counter_read(&c), 0);
}

TEST(wrong_calls) {
    ur_queue_handle_t queue = conf_queue(0);
    struct counter c = counter_new();
    size_t none[4] = {0, 0, 0, 0}, one = 1;
    ur_event_handle_t event = NULL, null = NULL, no_event = (ur_event_handle_t)c.mem;
#define LAUNCH(kernel, dims, global, local, count, list)                                           \
    urEnqueueKernelLaunchWithArgsExp(queue, kernel, dims, NULL, global, local, 1, &c.arg, NULL,    \
                                     count, list, &event)
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, LAUNCH(c.kernel, 0, none, NULL, 0, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, LAUNCH(c.kernel, 4, none, NULL, 0, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER, LAUNCH(c.kernel, 1, NULL, NULL, 0, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, LAUNCH(c.kernel, 1, none, none, 0, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL,
          LAUNCH((ur_kernel_handle_t)c.mem, 1, none, &one, 0, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, LAUNCH(c.kernel, 1, none, NULL, 1, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, LAUNCH(c.kernel, 1, none, NULL, 0, &null));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, LAUNCH(c.kernel, 1, none, NULL, 1, &null));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST, LAUNCH(c.kernel, 1, none, NULL, 1, &no_event));
#undef LAUNCH
    CHECK(event == NULL);
}

TEST(suggested_size) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "no_args");
    ur_queue_handle_t queue = conf_queue(0);
    const size_t offset[3] = {0, 0, 0};
    for (size_t i = 0; i < CONF_COUNT(empty); ++i) {
        size_t local[3] = {0, 0, 0};
        UR_OR_UNSUPPORTED(urKernelGetSuggestedLocalWorkSize(kernel, queue, empty[i].dims, offset,
                                                            empty[i].global, local));
        for (uint32_t d = 0; d < empty[i].dims; ++d) {
            CHECK_MSG(local[d] > 0, "range %zu: the suggested size has 0 in dimension %u", i, d);
        }
    }
}

/* ---- command buffers ------------------------------------------------------------------------- */

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         false, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    return buffer;
}

typedef ur_exp_command_buffer_sync_point_t sync_point;

static sync_point append(ur_exp_command_buffer_handle_t buffer, const struct counter *c,
                         size_t global, uint32_t waits, const sync_point *wait,
                         ur_exp_command_buffer_command_handle_t *command) {
    sync_point made = 0;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, c->kernel, 1, NULL, &global, NULL, 1,
                                                    &c->arg, 0, NULL, waits, wait, 0, NULL, &made,
                                                    NULL, command));
    return made;
}

TEST(alone_in_a_command_buffer) {
    ur_queue_handle_t queue = queue_of(data, 0), held = conf_queue(0);
    struct counter c = counter_new();
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_event_handle_t begun = NULL, run = NULL;
    append(buffer, &c, 0, 0, NULL, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    conf_hold(held, &begun);
    UR(urEnqueueCommandBufferExp(queue, buffer, 1, &begun, &run));
    conf_event(run);
    CHECK(status_of(run) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &run));
    CHECK_EQ(status_of(begun), UR_EVENT_STATUS_COMPLETE);
    CHECK_EQ(counter_read(&c), 0);
}

/* to = from * 1 + 1, nothing, and that again with the result: the last follows the first. */
TEST(between_commands) {
    enum { COUNT = 4096 };
    ur_queue_handle_t queue = queue_of(data, 0);
    struct counter c = counter_new();
    ur_mem_handle_t mem[3] = {conf_buffer(COUNT * 4), conf_buffer(COUNT * 4),
                              conf_buffer(COUNT * 4)};
    uint32_t zero = 0, one = 1;
    for (int i = 0; i < 3; ++i) {
        UR(urEnqueueMemBufferFill(queue, mem[i], &zero, 4, 0, COUNT * 4, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    sync_point at = 0;
    for (int i = 0; i < 2; ++i) {
        conf_arg args[4] = {conf_arg_mem(0, mem[i]), conf_arg_mem(1, mem[i + 1]),
                            conf_arg_value(2, 4, &one), conf_arg_value(3, 4, &one)};
        size_t global = COUNT;
        UR(urCommandBufferAppendKernelLaunchWithArgsExp(
            buffer, conf_kernel("basic", "affine_to"), 1, NULL, &global, NULL, 4, args, 0, NULL,
            i ? 1 : 0, i ? &at : NULL, 0, NULL, &at, NULL, NULL));
        at = append(buffer, &c, 0, 1, &at, NULL);
    }
    UR(urCommandBufferFinalizeExp(buffer));
    for (int turn = 0; turn < 3; ++turn) {
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    static uint32_t out[COUNT];
    UR(urEnqueueMemBufferRead(queue, mem[2], true, 0, sizeof out, out, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(out[i], 2);
    }
    CHECK_EQ(counter_read(&c), 0);
}

TEST(updated) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    uint32_t has = conf_u32(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP);
    if (!(has & UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE)) {
        conf_unsupported("UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP is 0x%x", has);
    }
    ur_queue_handle_t queue = queue_of(data, 0);
    struct counter c = counter_new();
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_exp_command_buffer_command_handle_t command = NULL;
    append(buffer, &c, 7, 0, NULL, &command);
    UR(urCommandBufferFinalizeExp(buffer));
    static const size_t sizes[] = {0, 11, 0, 0, 13};
    int expected = 7;
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    for (size_t i = 0; i < CONF_COUNT(sizes); ++i) {
        ur_exp_command_buffer_update_kernel_launch_desc_t update = {
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = command,
            .newWorkDim = 1,
            .pNewGlobalWorkSize = (size_t *)&sizes[i]};
        UR(urQueueFinish(queue));
        UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        expected += (int)sizes[i];
    }
    UR(urQueueFinish(queue));
    CHECK_EQ(counter_read(&c), expected);
}

#define LAUNCH "urEnqueueKernelLaunchWithArgsExp"
#define APPEND "urCommandBufferAppendKernelLaunchWithArgsExp"
#define BOTH(function, entries, promise)                                                           \
    CONF_TEST_DATA(function, entries, promise ", queue in order", &in_order),                      \
        CONF_TEST_DATA(function, entries, promise ", queue out of order", &out_of_order)
static const conf_test tests[] = {
    BOTH(runs_nothing, LAUNCH, "succeeds without work-items, and signals its event"),
    BOTH(orders, LAUNCH, "waits without work-items, and is waited for"),
    CONF_TEST(holds_the_queue, LAUNCH, "keeps a queue in order without work-items or event"),
    BOTH(times, LAUNCH " urEventGetProfilingInfo", "has times without work-items"),
    CONF_TEST(needs_no_arguments, LAUNCH, "takes a kernel as it is without work-items"),
    CONF_TEST(retained_call, "urEnqueueKernelLaunch", "succeeds without work-items"),
    CONF_TEST(wrong_calls, LAUNCH, "refuses what is wrong without work-items too"),
    CONF_TEST(suggested_size, "urKernelGetSuggestedLocalWorkSize",
              "has a size for a range without work-items"),
    BOTH(alone_in_a_command_buffer, APPEND " urEnqueueCommandBufferExp",
         "has a run wait for its list where no work-items run"),
    BOTH(between_commands, APPEND, "keeps sync points of a launch without work-items"),
    BOTH(updated, "urCommandBufferUpdateKernelLaunchExp", "changes a range to nothing and back"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"empty_range", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
