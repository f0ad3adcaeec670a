/* Command buffers among what is outside of them: events that single commands wait for and signal,
 * buffers inside of others, native handles, and updates between runs that are under way. */
#include "conf.h"

enum { COUNT = 256, BYTES = COUNT * 4 };

typedef ur_exp_command_buffer_handle_t command_buffer;
typedef ur_exp_command_buffer_command_handle_t command_handle;
typedef ur_exp_command_buffer_sync_point_t sync_point;

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static command_buffer *new_slot(bool updatable, bool in_order) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         in_order, false};
    command_buffer *slot = conf_slot(release_buffer);
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, slot));
    return slot;
}

static command_buffer new_buffer(bool updatable) {
    return *new_slot(updatable, false);
}

static void need_updates(ur_device_command_buffer_update_capability_flags_t flags) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    uint32_t has = conf_u32(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP);
    if ((has & flags) != flags) {
        conf_unsupported("UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP is 0x%x", has);
    }
}

/* What a launch of data[i] = data[i] * factor + term is appended with. */
struct affine {
    ur_mem_handle_t mem;
    uint32_t factor, term, points;
    const sync_point *point;
    uint32_t waits;
    const ur_event_handle_t *wait;
    sync_point *made;
    ur_event_handle_t *signal;
    command_handle *command;
    ur_kernel_handle_t kernel; /* NULL: one of its own */
};

static ur_result_t try_affine(command_buffer buffer, const struct affine *a) {
    conf_arg args[3] = {conf_arg_mem(0, a->mem), conf_arg_value(1, 4, &a->factor),
                        conf_arg_value(2, 4, &a->term)};
    size_t global = COUNT;
    return urCommandBufferAppendKernelLaunchWithArgsExp(
        buffer, a->kernel ? a->kernel : conf_kernel("basic", "affine"), 1, NULL, &global, NULL, 3,
        args, 0, NULL, a->points, a->point, a->waits, a->wait, a->made, a->signal, a->command);
}

static void append_affine(command_buffer buffer, const struct affine *a) {
    UR(try_affine(buffer, a));
    if (a->signal) {
        conf_event(*a->signal);
    }
}

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void check_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    uint32_t out[COUNT];
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK_MSG(out[i] == value, "item %u is %u, expected %u", i, out[i], value);
    }
}

static void enqueue(ur_queue_handle_t queue, command_buffer buffer) {
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
}

/* ---- events of commands ---------------------------------------------------------------------- */

/* Another queue reads what a command wrote once its event is there, in each run anew. */
TEST(signals) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    command_buffer buffer = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES), later = conf_buffer(BYTES);
    ur_event_handle_t signal = NULL;
    sync_point point;
    append_affine(buffer, &(struct affine){mem, 3, 1, .made = &point, .signal = &signal});
    for (int i = 0; i < 8; ++i) {
        append_affine(buffer, &(struct affine){later, 3, 1, 1, &point, .made = &point});
    }
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    fill(queue, later, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 10; ++turn) {
        uint32_t read = 0;
        ur_event_handle_t done = NULL;
        enqueue(queue, buffer);
        UR(urEnqueueMemBufferRead(other, mem, false, BYTES - 4, 4, &read, 1, &signal, &done));
        conf_event(done);
        expected = expected * 3 + 1;
        UR(urEventWait(1, &done));
        CHECK_EQ(read, expected);
        UR(urQueueFinish(queue)); /* one run at a time is what an event speaks of */
    }
}

/* The host may wait for it too; before the first run there is nothing to wait for. */
TEST(host_waits) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    command_buffer buffer = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t signal = NULL;
    append_affine(buffer, &(struct affine){mem, 3, 1, .signal = &signal});
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEventWait(1, &signal));
    fill(queue, mem, 1);
    enqueue(queue, buffer);
    UR(urEventWait(1, &signal));
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(signal, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                      NULL));
    CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
    ur_context_handle_t context = NULL;
    UR(urEventGetInfo(signal, UR_EVENT_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK(context == conf.context);
    check_all(queue, mem, 4);
}

/* A command waits for what another queue does, in each run for what was enqueued before that. */
TEST(waits) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t factor = 5, term = 3, expected = 1;
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    ur_event_handle_t ready = NULL;
    command_handle command = NULL;
    fill(queue, mem, 1);
    conf_launch(other, kernel, COUNT, args, 3, 0, NULL, &ready);
    conf_event(ready);
    append_affine(buffer,
                  &(struct affine){mem, 3, 1, .waits = 1, .wait = &ready, .command = &command});
    UR(urCommandBufferFinalizeExp(buffer));
    for (int turn = 0; turn < 10; ++turn) {
        ur_event_handle_t done = NULL;
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &done));
        conf_event(done);
        expected = (expected * 5 + 3) * 3 + 1;
        for (int i = 0; i < 3; ++i) {
            bool last = i == 2;
            conf_launch(other, kernel, COUNT, args, 3, i == 0, i == 0 ? &done : NULL,
                        last ? &ready : NULL);
            expected = last ? expected : expected * 5 + 3;
        }
        conf_event(ready);
        UR(urCommandBufferUpdateWaitEventsExp(command, 1, &ready));
    }
    UR(urQueueFinish(other));
    check_all(queue, mem, expected * 5 + 3);
}

/* Also for what comes after a host task. */
TEST(waits_for_held) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    command_buffer buffer = new_buffer(false);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t held = NULL, run = NULL;
    fill(queue, mem, 1);
    conf_hold(other, &held);
    append_affine(buffer, &(struct affine){mem, 3, 1, .waits = 1, .wait = &held});
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &run));
    conf_event(run);
    ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
    UR(urEventGetInfo(run, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    CHECK(status != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    UR(urEventWait(1, &run));
    enqueue(queue, buffer); /* which the task does not hold back again */
    check_all(queue, mem, 13);
}

/* An event that a command signals may be waited for by others of the buffer. */
TEST(inside) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    command_buffer buffer = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t signals[6];
    for (int i = 0; i < 6; ++i) {
        append_affine(buffer,
                      &(struct affine){mem, 3, (uint32_t)i, .waits = i != 0,
                                       .wait = i ? &signals[i - 1] : NULL, .signal = &signals[i]});
    }
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 5; ++turn) {
        enqueue(queue, buffer);
        for (uint32_t i = 0; i < 6; ++i) {
            expected = expected * 3 + i;
        }
    }
    check_all(queue, mem, expected);
}

/* One buffer's commands wait for another's, for good. */
TEST(between_buffers) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    command_buffer first = new_buffer(false), second = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t signal = NULL, done = NULL;
    append_affine(first, &(struct affine){mem, 3, 1, .signal = &signal});
    append_affine(second, &(struct affine){mem, 5, 3, .waits = 1, .wait = &signal});
    UR(urCommandBufferFinalizeExp(first));
    UR(urCommandBufferFinalizeExp(second));
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 10; ++turn) {
        UR(urEnqueueCommandBufferExp(queue, first, done != NULL, done ? &done : NULL, NULL));
        UR(urEnqueueCommandBufferExp(other, second, 0, NULL, &done));
        conf_event(done);
        expected = (expected * 3 + 1) * 5 + 3;
    }
    UR(urEventWait(1, &done));
    check_all(queue, mem, expected);
}

TEST(new_signals) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t signal = NULL;
    command_handle command = NULL;
    append_affine(buffer, &(struct affine){mem, 3, 1, .signal = &signal, .command = &command});
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 8; ++turn) {
        uint32_t read = 0;
        ur_event_handle_t done = NULL;
        enqueue(queue, buffer);
        expected = expected * 3 + 1;
        UR(urEnqueueMemBufferRead(other, mem, false, 0, 4, &read, 1, &signal, &done));
        conf_event(done);
        UR(urEventWait(1, &done));
        CHECK_EQ(read, expected);
        UR(urQueueFinish(queue));
        UR(urCommandBufferUpdateSignalEventExp(command, &signal));
        conf_event(signal);
        UR(urEventWait(1, &signal)); /* no run signals it yet */
    }
}

TEST(wrong_events) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_EVENTS);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t none = NULL, no_event = (ur_event_handle_t)mem, signal = NULL, next = NULL;
    command_handle silent = NULL, speaking = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          try_affine(buffer, &(struct affine){mem, 3, 1, .waits = 1}));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          try_affine(buffer, &(struct affine){mem, 3, 1, .wait = &none}));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          try_affine(buffer, &(struct affine){mem, 3, 1, .waits = 1, .wait = &none}));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          try_affine(buffer, &(struct affine){mem, 3, 1, .waits = 1, .wait = &no_event}));
    append_affine(buffer, &(struct affine){mem, 3, 1, .command = &silent});
    append_affine(buffer, &(struct affine){mem, 3, 1, .signal = &signal, .command = &speaking});
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferUpdateSignalEventExp(speaking, &next));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferUpdateWaitEventsExp(speaking, 0, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferUpdateSignalEventExp(silent, &next));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urCommandBufferUpdateWaitEventsExp(silent, 1, &signal));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urCommandBufferUpdateWaitEventsExp(silent, 1, NULL));
    CHECK(next == NULL);
    UR(urCommandBufferUpdateWaitEventsExp(silent, 0, NULL));
    fill(queue, mem, 1);
    enqueue(queue, buffer);
    UR(urQueueFinish(queue));
}

/* Whoever has the event keeps it when the buffer goes. */
TEST(event_stays) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP);
    command_buffer *slot = new_slot(false, false), going = *slot;
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t signal = NULL;
    append_affine(going, &(struct affine){mem, 3, 1, .signal = &signal});
    UR(urCommandBufferFinalizeExp(going));
    fill(queue, mem, 1);
    enqueue(queue, going);
    *slot = NULL;
    UR(urCommandBufferReleaseExp(going));
    UR(urEventWait(1, &signal));
    check_all(queue, mem, 4);
}

/* ---- buffers inside of others ---------------------------------------------------------------- */

static void note_call(void *data) {
    ++*(int *)data;
}

/* What the callback of a native command appends to: by the interface, which is what every adapter
 * can be asked for. */
struct inside {
    command_buffer child;
    ur_mem_handle_t mem;
    ur_native_handle_t native;
    ur_result_t result;
    ur_kernel_handle_t kernel;
};

/* A check that fails would leave the call of the interface around this one. */
static void append_inside(void *data) {
    struct inside *inside = data;
    sync_point point;
    inside->result = try_affine(inside->child, &(struct affine){inside->mem, 5, 3, .made = &point,
                                                                .kernel = inside->kernel});
    if (inside->result == UR_RESULT_SUCCESS) {
        inside->result = try_affine(inside->child, &(struct affine){inside->mem, 7, 4, 1, &point,
                                                                    .kernel = inside->kernel});
    }
    if (inside->result == UR_RESULT_SUCCESS) {
        inside->result = urCommandBufferGetNativeHandleExp(inside->child, &inside->native);
    }
}

TEST(nested) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP);
    command_buffer parent = new_buffer(false), *slot = new_slot(false, false), child = *slot;
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    struct inside inside = {child, mem, 0, UR_RESULT_SUCCESS, conf_kernel("basic", "affine")};
    sync_point point;
    append_affine(parent, &(struct affine){mem, 3, 1, .made = &point});
    UR(urCommandBufferAppendNativeCommandExp(parent, append_inside, &inside, child, 1, &point,
                                             &point));
    UR(inside.result);
    CHECK(inside.native != 0);
    append_affine(parent, &(struct affine){mem, 11, 4, 1, &point, .made = &point});
    /* What the child gets later is not the parent's, and the child may go. */
    append_affine(child, &(struct affine){mem, 0, 0});
    *slot = NULL;
    UR(urCommandBufferReleaseExp(child));
    UR(urCommandBufferFinalizeExp(parent));
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 5; ++turn) {
        enqueue(queue, parent);
        expected = (((expected * 3 + 1) * 5 + 3) * 7 + 4) * 11 + 4;
    }
    check_all(queue, mem, expected);
}

/* Three deep, the same child twice, and one that does nothing. */
TEST(nested_deeply) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP);
    command_buffer top = new_buffer(false), middle = new_buffer(false), bottom = new_buffer(false),
                   empty = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    sync_point point;
    int calls = 0;
    append_affine(bottom, &(struct affine){mem, 3, 1});
    UR(urCommandBufferAppendNativeCommandExp(middle, note_call, &calls, bottom, 0, NULL, &point));
    append_affine(middle, &(struct affine){mem, 5, 3, 1, &point});
    UR(urCommandBufferAppendNativeCommandExp(top, note_call, &calls, middle, 0, NULL, &point));
    UR(urCommandBufferAppendNativeCommandExp(top, note_call, &calls, empty, 1, &point, &point));
    UR(urCommandBufferAppendNativeCommandExp(top, note_call, &calls, middle, 1, &point, &point));
    UR(urCommandBufferFinalizeExp(top));
    CHECK_EQ(calls, 4);
    fill(queue, mem, 1);
    enqueue(queue, top);
    enqueue(queue, top);
    uint32_t expected = 1;
    for (int i = 0; i < 4; ++i) {
        expected = (expected * 3 + 1) * 5 + 3;
    }
    check_all(queue, mem, expected);
    CHECK_EQ(calls, 4); /* at the append alone */
}

static void release_context(void *context) {
    urContextRelease(context);
}

TEST(wrong_children) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUBGRAPH_SUPPORT_EXP);
    command_buffer parent = new_buffer(false), child = new_buffer(false), *slot;
    ur_context_handle_t *context = conf_slot(release_context);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, 0, 0, 0};
    ur_mem_handle_t mem = conf_buffer(BYTES);
    int calls = 0;
    sync_point wrong = 9, made = 77;
    UR(urContextCreate(1, &conf.device, NULL, context));
    slot = conf_slot(release_buffer);
    UR(urCommandBufferCreateExp(*context, conf.device, &desc, slot));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
          urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, parent, 0, NULL, &made));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
          urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, *slot, 0, NULL, &made));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
          urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, (command_buffer)mem, 0,
                                                NULL, &made));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP,
          urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, child, 1, NULL, &made));
    CHECK_EQ(calls, 0);
    UR_IS(
        UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
        urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, child, 1, &wrong, &made));
    CHECK_EQ(made, 77);
    UR(urCommandBufferFinalizeExp(parent));
    calls = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferAppendNativeCommandExp(parent, note_call, &calls, child, 0, NULL, &made));
    CHECK_EQ(calls, 0);
    CHECK_EQ(made, 77);
}

/* ---- runs that are under way ----------------------------------------------------------------- */

static void update_affine(command_buffer buffer, command_handle command, uint32_t factor,
                          uint32_t term, const size_t *global) {
    ur_exp_command_buffer_update_value_arg_desc_t values[2] = {
        {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 1, 4, NULL, &factor},
        {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 2, 4, NULL, &term}};
    size_t sizes[1] = {global ? *global : 0};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
        .hCommand = command,
        .numNewValueArgs = 2,
        .pNewValueArgList = values,
        .newWorkDim = 1,
        .pNewGlobalWorkSize = global ? sizes : NULL};
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
}

/* Runs that are held behind a host task have what they were enqueued with, and come one after the
 * other wherever they were enqueued. */
TEST(update_while_held) {
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    command_handle command = NULL;
    append_affine(buffer, &(struct affine){mem, 3, 1, .command = &command});
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    conf_hold(queue, NULL);
    enqueue(queue, buffer);
    update_affine(buffer, command, 5, 3, NULL);
    enqueue(other, buffer);
    update_affine(buffer, command, 7, 4, NULL);
    enqueue(queue, buffer);
    conf_let_go();
    UR(urQueueFinish(queue));
    UR(urQueueFinish(other));
    check_all(queue, mem, ((1 * 3 + 1) * 5 + 3) * 7 + 4);
}

/* The same without an update in between: what another queue gets comes behind what is held. */
TEST(run_behind_held) {
    command_buffer buffer = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t factor = 5, term = 3;
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    append_affine(buffer, &(struct affine){mem, 3, 1});
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    conf_hold(queue, NULL);
    conf_launch(queue, conf_kernel("basic", "affine"), COUNT, args, 3, 0, NULL, NULL);
    enqueue(queue, buffer);
    enqueue(other, buffer);
    conf_let_go();
    UR(urQueueFinish(other));
    check_all(queue, mem, ((1 * 5 + 3) * 3 + 1) * 3 + 1);
}

/* What an update asks for beside something that the device cannot run does not happen either. */
TEST(all_or_none) {
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |
                 UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    command_handle commands[3];
    sync_point point;
    for (int i = 0; i < 3; ++i) {
        append_affine(buffer, &(struct affine){mem, 3, 1, i != 0, i ? &point : NULL, .made = &point,
                                               .command = &commands[i]});
    }
    UR(urCommandBufferFinalizeExp(buffer));
    uint32_t term = 100;
    size_t size = (size_t)1 << 24;
    ur_exp_command_buffer_update_value_arg_desc_t value = {
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 2, 4, NULL, &term};
    ur_exp_command_buffer_update_kernel_launch_desc_t updates[3];
    for (int i = 0; i < 3; ++i) {
        updates[i] = (ur_exp_command_buffer_update_kernel_launch_desc_t){
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = commands[i],
            .numNewValueArgs = 1,
            .pNewValueArgList = &value,
            .newWorkDim = 1,
            .pNewGlobalWorkSize = i == 2 ? &size : NULL,
            .pNewLocalWorkSize = i == 2 ? &size : NULL};
    }
    fill(queue, mem, 1);
    if (urCommandBufferUpdateKernelLaunchExp(buffer, 3, updates) == UR_RESULT_SUCCESS) {
        conf_unsupported("the adapter tells of sizes when the buffer is enqueued");
    }
    enqueue(queue, buffer);
    check_all(queue, mem, ((1 * 3 + 1) * 3 + 1) * 3 + 1);
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 2, updates));
    enqueue(queue, buffer);
    check_all(queue, mem, ((40 * 3 + 100) * 3 + 100) * 3 + 1);
}

/* And a buffer that goes while its run is held. */
TEST(release_while_held) {
    command_buffer *slot = new_slot(false, true), going = *slot;
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    append_affine(going, &(struct affine){mem, 3, 1});
    append_affine(going, &(struct affine){mem, 5, 3});
    UR(urCommandBufferFinalizeExp(going));
    fill(queue, mem, 1);
    conf_hold(queue, NULL);
    enqueue(queue, going);
    *slot = NULL;
    UR(urCommandBufferReleaseExp(going));
    conf_let_go();
    UR(urQueueFinish(queue));
    check_all(queue, mem, 23);
}

/* Chains that share nothing, each node of which is changed now and then, also to launch nothing,
 * with runs on several queues that nobody waits for. */
TEST(random_updates) {
    enum { CHAINS = 3, NODES = 5, TURNS = 60, QUEUES = 3 };
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS |
                 UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE);
    struct {
        command_handle command;
        uint32_t factor, term;
        bool empty;
    } nodes[CHAINS][NODES];
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queues[QUEUES];
    ur_mem_handle_t mems[CHAINS];
    uint32_t expected[CHAINS];
    uint64_t state = conf_seed();
    bool both = conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    for (int i = 0; i < QUEUES; ++i) {
        queues[i] = conf_queue(i && both ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
    }
    sync_point last[CHAINS];
    for (int c = 0; c < CHAINS; ++c) {
        mems[c] = conf_buffer(BYTES);
        fill(queues[0], mems[c], expected[c] = (uint32_t)c);
    }
    for (int i = 0; i < NODES; ++i) {
        for (int c = 0; c < CHAINS; ++c) {
            nodes[c][i].factor = 3;
            nodes[c][i].term = (uint32_t)(c * NODES + i);
            nodes[c][i].empty = false;
            append_affine(buffer, &(struct affine){mems[c], 3, nodes[c][i].term, i != 0,
                                                   i ? &last[c] : NULL, .made = &last[c],
                                                   .command = &nodes[c][i].command});
        }
    }
    UR(urCommandBufferFinalizeExp(buffer));
    for (int turn = 0; turn < TURNS; ++turn) {
        for (uint64_t more = conf_random(&state) % 4; more > 0; --more) {
            uint64_t random = conf_random(&state);
            int c = (int)(random % CHAINS), i = (int)(random / 8 % NODES);
            bool resize = random & 0x10000;
            size_t global = random & 0x20000 ? COUNT : 0;
            nodes[c][i].factor = (uint32_t)(random >> 40) % 8;
            nodes[c][i].term = (uint32_t)(random >> 50);
            nodes[c][i].empty = resize ? global == 0 : nodes[c][i].empty;
            update_affine(buffer, nodes[c][i].command, nodes[c][i].factor, nodes[c][i].term,
                          resize ? &global : NULL);
        }
        enqueue(queues[conf_random(&state) % QUEUES], buffer);
        for (int c = 0; c < CHAINS; ++c) {
            for (int i = 0; i < NODES; ++i) {
                expected[c] = nodes[c][i].empty
                                  ? expected[c]
                                  : expected[c] * nodes[c][i].factor + nodes[c][i].term;
            }
        }
    }
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(queues[i]));
    }
    for (int c = 0; c < CHAINS; ++c) {
        check_all(queues[0], mems[c], expected[c]);
    }
}

/* The native object is there once the buffer is finalized, or before, when it is the same. Asking
 * for it changes no run. */
TEST(native_handles) {
    need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_KERNEL_ARGUMENTS);
    command_buffer buffer = new_buffer(true);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    command_handle command = NULL;
    ur_native_handle_t before = 0, after = 0, updated = 0;
    sync_point point;
    append_affine(buffer, &(struct affine){mem, 3, 1, .made = &point, .command = &command});
    ur_result_t early = urCommandBufferGetNativeHandleExp(buffer, &before);
    if (early != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        UR(early);
    }
    append_affine(buffer, &(struct affine){mem, 5, 3, 1, &point});
    UR(urCommandBufferFinalizeExp(buffer));
    ur_result_t result = urCommandBufferGetNativeHandleExp(buffer, &after);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("answers UNSUPPORTED_FEATURE");
    }
    UR(result);
    CHECK(after != 0 && (before == after || early != UR_RESULT_SUCCESS));
    fill(queue, mem, 1);
    enqueue(queue, buffer);
    update_affine(buffer, command, 7, 4, NULL);
    UR(urCommandBufferGetNativeHandleExp(buffer, &updated));
    CHECK(updated != 0);
    enqueue(queue, buffer);
    check_all(queue, mem, ((1 * 3 + 1) * 5 + 3) * 35 + 23);
}

/* Hints at either end of a buffer, around commands that have to be where they are. */
TEST(hints_at_the_ends) {
    command_buffer buffer = new_buffer(false);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *a = conf_usm(conf_usm_type(), BYTES), *b = conf_usm(conf_usm_type(), BYTES);
    unsigned char out[BYTES], value = 7;
    sync_point points[2];
    UR(urCommandBufferAppendUSMPrefetchExp(buffer, a, BYTES, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE,
                                           0, NULL, 0, NULL, &points[0], NULL, NULL));
    UR(urCommandBufferAppendUSMFillExp(buffer, a, &value, 1, BYTES, 1, points, 0, NULL, &points[1],
                                       NULL, NULL));
    UR(urCommandBufferAppendUSMMemcpyExp(buffer, b, a, BYTES, 1, &points[1], 0, NULL, &points[1],
                                         NULL, NULL));
    UR(urCommandBufferAppendUSMPrefetchExp(buffer, b, BYTES, UR_USM_MIGRATION_FLAG_DEVICE_TO_HOST,
                                           1, &points[1], 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    bool both = conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    for (int turn = 0; turn < 4; ++turn) {
        ur_queue_handle_t on =
            conf_queue(turn % 2 && both ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        ur_event_handle_t done = NULL;
        unsigned char zero = 0;
        UR(urEnqueueUSMFill(queue, b, 1, &zero, BYTES, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urEnqueueCommandBufferExp(on, buffer, 0, NULL, &done));
        conf_event(done);
        UR(urEventWait(1, &done));
        UR(urQueueFinish(on));
        UR(urEnqueueUSMMemcpy(queue, true, out, b, BYTES, 0, NULL, NULL));
        for (int i = 0; i < BYTES; ++i) {
            CHECK_EQ(out[i], 7);
        }
    }
}

#define RUN "urEnqueueCommandBufferExp"
#define APPEND "urCommandBufferAppendKernelLaunchWithArgsExp "
#define NATIVE "urCommandBufferAppendNativeCommandExp"

static const conf_test tests[] = {
    CONF_TEST(signals, APPEND RUN, "signals an event of a command in each run"),
    CONF_TEST(host_waits, APPEND "urEventWait urEventGetInfo",
              "gives an event of a command that the host can wait for"),
    CONF_TEST(waits, APPEND "urCommandBufferUpdateWaitEventsExp",
              "lets a command wait for events, which can be replaced"),
    CONF_TEST(waits_for_held, APPEND RUN, "waits for what comes after a host task"),
    CONF_TEST(inside, APPEND RUN, "lets commands wait for events of the same buffer"),
    CONF_TEST(between_buffers, APPEND RUN, "lets commands wait for events of another buffer"),
    CONF_TEST(new_signals, "urCommandBufferUpdateSignalEventExp",
              "gives a new event that later runs signal"),
    CONF_TEST(wrong_events,
              APPEND "urCommandBufferUpdateSignalEventExp urCommandBufferUpdateWaitEventsExp",
              "refuses events that are none, and updates of what is not there"),
    CONF_TEST(event_stays, "urCommandBufferReleaseExp",
              "leaves events of commands to who has them"),
    CONF_TEST(nested, NATIVE " urCommandBufferGetNativeHandleExp",
              "runs what a child had, in the place of the command"),
    CONF_TEST(nested_deeply, NATIVE, "runs children of children, and one child twice"),
    CONF_TEST(wrong_children, NATIVE, "refuses children that cannot be, before it calls"),
    CONF_TEST(update_while_held, "urCommandBufferUpdateKernelLaunchExp " RUN,
              "leaves runs alone that were enqueued before"),
    CONF_TEST(run_behind_held, RUN, "follows a run of it that is held"),
    CONF_TEST(all_or_none, "urCommandBufferUpdateKernelLaunchExp",
              "changes nothing where part of it cannot be"),
    CONF_TEST(release_while_held, "urCommandBufferReleaseExp " RUN,
              "finishes a run behind a host task after a release"),
    CONF_TEST(random_updates, "urCommandBufferUpdateKernelLaunchExp " RUN,
              "changes launches between runs that are under way"),
    CONF_TEST(native_handles, "urCommandBufferGetNativeHandleExp",
              "gives the native object at any time"),
    CONF_TEST(hints_at_the_ends,
              "urCommandBufferAppendUSMPrefetchExp urCommandBufferAppendUSMFillExp",
              "prefetches before and after other commands"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"command_buffer_events", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
