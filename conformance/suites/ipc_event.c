/* Events shared between processes. */
#include <stdatomic.h>

#include "peer.h"

/* ---- the other process ----------------------------------------------------------------------- */

static ur_event_status_t status_of(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_ERROR;
    (void)urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                         NULL);
    return status;
}

/* What a peer has taken, also where it ends early. */
static ur_event_handle_t taken[3];

/* `filled` is signaled over there behind a fill that has not run yet, and this side makes a copy
 * wait for it; `answered` is signaled here. */
static int peer_events_to(ur_queue_handle_t queue, struct conf_bytes *data, void *copy) {
    static unsigned char seen[CONF_PEER_BYTES];
    ur_event_handle_t filled = NULL, answered = NULL, copied = NULL;
    void *memory = NULL;
    unsigned char value = CONF_FROM_THERE;
    PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data[0].data, data[0].size, &memory));
    PEER(urIPCOpenEventHandleExp(conf.context, data[1].data, data[1].size, &filled));
    taken[0] = filled;
    PEER(urIPCOpenEventHandleExp(conf.context, data[2].data, data[2].size, &answered));
    taken[1] = answered;
    PEER_CHECK(status_of(filled) != UR_EVENT_STATUS_COMPLETE);
    PEER(urEnqueueUSMMemcpy(queue, false, copy, memory, CONF_PEER_BYTES, 1, &filled, &copied));
    taken[2] = copied;
    PEER(urEnqueueUSMFill(queue, memory, 1, &value, CONF_PEER_BYTES, 1, &copied, NULL));
    ur_event_handle_t signaled = answered;
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(signaled == answered);
    PEER_CHECK(conf_pass_word(STDOUT_FILENO, 'w')); /* waiting */
    PEER_CHECK(conf_hear_word(STDIN_FILENO, 'd'));  /* done over there */
    PEER(urEventWait(1, &filled));
    PEER(urEnqueueUSMMemcpy(queue, true, seen, copy, CONF_PEER_BYTES, 0, NULL, NULL));
    PEER_CHECK(conf_all_are(seen, CONF_FROM_HERE));
    PEER(urIPCCloseMemHandleExp(conf.context, memory));
    return 0;
}

static int peer_events(ur_queue_handle_t queue, struct conf_bytes *data) {
    void *copy = NULL; /* of the device: a copy to the host might have to wait */
    PEER(urUSMDeviceAlloc(conf.context, conf.device, NULL, NULL, CONF_PEER_BYTES, &copy));
    int status = peer_events_to(queue, data, copy);
    for (size_t i = 0; i < CONF_COUNT(taken); ++i) {
        if (taken[i]) {
            PEER(urEventRelease(taken[i]));
        }
    }
    PEER(urUSMFree(conf.context, copy));
    return status;
}

static void stay(void *unused) {
    (void)unused;
    conf_stay();
}

/* Has what it was given in use when it is killed: an event that a command is to signal which never
 * ends, and memory where that can be shared. */
static int peer_vanishing(ur_queue_handle_t queue, struct conf_bytes *data) {
    ur_event_handle_t event = NULL;
    void *memory = NULL;
    PEER(urIPCOpenEventHandleExp(conf.context, data[0].data, data[0].size, &event));
    if (data[1].size) {
        PEER(urIPCOpenMemHandleExp(conf.context, conf.device, data[1].data, data[1].size, &memory));
    }
    ur_event_handle_t signaled = event;
    PEER(urEnqueueHostTaskExp(queue, stay, NULL, NULL, 0, NULL, NULL));
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(conf_pass_word(STDOUT_FILENO, 'w'));
    conf_stay();
}

/* The same of an event of its own. */
static int peer_making(ur_queue_handle_t queue, struct conf_bytes *unused) {
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = NULL;
    void *data = NULL;
    size_t size = 0;
    (void)unused;
    PEER(urEventCreateExp(conf.context, conf.device, &desc, &event));
    PEER(urIPCGetEventHandleExp(event, &data, &size));
    ur_event_handle_t signaled = event;
    PEER(urEnqueueHostTaskExp(queue, stay, NULL, NULL, 0, NULL, NULL));
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(conf_pass_bytes(data, size));
    conf_stay();
}

static void hear_done(void *good) {
    *(bool *)good = conf_hear_word(STDIN_FILENO, 'd');
}

/* Signals what it was given once it is told. */
static int peer_late(ur_queue_handle_t queue, struct conf_bytes *data) {
    static bool good;
    PEER(urIPCOpenEventHandleExp(conf.context, data[0].data, data[0].size, &taken[0]));
    ur_event_handle_t signaled = taken[0];
    PEER(urEnqueueHostTaskExp(queue, hear_done, &good, NULL, 0, NULL, NULL));
    PEER(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    PEER_CHECK(conf_pass_word(STDOUT_FILENO, 'w'));
    PEER(urEventWait(1, &taken[0]));
    PEER(urQueueFinish(queue));
    PEER(urEventRelease(taken[0]));
    PEER_CHECK(good);
    return 0;
}

/* ---- the first process ----------------------------------------------------------------------- */

static ur_event_handle_t shared_event(void) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = NULL;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    CHECK(event != NULL);
    return conf_event(event);
}

static void put_event(void *blob) {
    urIPCPutEventHandleExp(conf.context, blob);
}

static void *share_event(ur_event_handle_t event, size_t *size) {
    void *blob = NULL;
    *size = 0;
    UR(urIPCGetEventHandleExp(event, &blob, size));
    CHECK(blob != NULL && *size > 0);
    conf_defer(put_event, blob);
    return blob;
}

TEST(events) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_event_handle_t filled = shared_event(), answered = shared_event(), signaled = filled;
    void *memory = conf_shareable(), *blob = NULL;
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    size_t size[3];
    char *hex[3];
    unsigned char value = CONF_FROM_HERE;
    hex[0] = conf_share_memory(memory, &blob, &size[0]);
    const void *of_filled = share_event(filled, &size[1]);
    const void *of_answered = share_event(answered, &size[2]);
    hex[1] = conf_hex(of_filled, size[1]);
    hex[2] = conf_hex(of_answered, size[2]);
    conf_hold(queue, NULL);
    UR(urEnqueueUSMFill(queue, memory, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    CHECK_PTR(signaled, filled);
    conf_peer_start("events", 3, hex);
    conf_peer_hear('w');
    CHECK(status_of(filled) != UR_EVENT_STATUS_COMPLETE);
    CHECK(status_of(answered) != UR_EVENT_STATUS_COMPLETE);
    conf_let_go();
    /* On another queue, behind nothing but the event that the other process signals. */
    static unsigned char seen[CONF_PEER_BYTES];
    UR(urEnqueueUSMMemcpy(other, true, seen, memory, CONF_PEER_BYTES, 1, &answered, NULL));
    CHECK_MSG(conf_all_are(seen, CONF_FROM_THERE), "the copy did not wait for the other process");
    UR(urEventWait(1, &answered));
    CHECK_EQ(status_of(answered), UR_EVENT_STATUS_COMPLETE);
    conf_peer_tell('d');
    conf_peer_wait();
    UR(urQueueFinish(queue));
}

static void check_failed(ur_event_handle_t event) {
    ur_result_t waited = urEventWait(1, &event);
    CHECK_MSG(waited == UR_RESULT_ERROR_DEVICE_LOST ||
                  waited == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
              "waiting for what waits for the dead gave %s", conf_result_name(waited));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_ERROR);
}

/* The other process is killed before its command can signal the event. */
TEST(events_of_the_dead) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    static const ur_queue_flags_t flags[] = {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    ur_event_handle_t event = shared_event(), waiting[4] = {NULL}, again = event, late = NULL;
    bool shares = conf_bool(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP);
    void *memory = shares ? conf_shareable() : conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
    void *copy = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES), *blob = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    ur_queue_handle_t others[CONF_COUNT(flags)] = {conf_queue(flags[0]), conf_queue(flags[1])};
    size_t size[2];
    char *hex[2];
    const void *of_event = share_event(event, &size[0]);
    hex[0] = conf_hex(of_event, size[0]);
    hex[1] = shares ? conf_share_memory(memory, &blob, &size[1]) : NULL;
    conf_peer_start("vanishing", shares ? 2 : 1, hex);
    conf_peer_hear('w');
    CHECK(status_of(event) != UR_EVENT_STATUS_COMPLETE);
    for (size_t i = 0; i < CONF_COUNT(flags); ++i) {
        UR(urEnqueueUSMMemcpy(others[i], false, copy, memory, CONF_PEER_BYTES, 1, &event,
                              &waiting[2 * i]));
        conf_event(waiting[2 * i]);
        UR(urEnqueueEventsWait(others[i], 1, &waiting[2 * i], &waiting[2 * i + 1]));
        conf_event(waiting[2 * i + 1]);
    }
    conf_peer_kill();
    /* Who only asks learns of it as well. */
    ur_event_status_t status;
    while ((status = status_of(event)) != UR_EVENT_STATUS_COMPLETE &&
           status != UR_EVENT_STATUS_ERROR) {
        usleep(1000);
    }
    CHECK_EQ(status, UR_EVENT_STATUS_ERROR);
    UR_IS(UR_RESULT_ERROR_DEVICE_LOST, urEventWait(1, &event));
    for (size_t i = 0; i < CONF_COUNT(waiting); ++i) {
        check_failed(waiting[i]);
    }
    /* What comes after it is told as well, at once or later. */
    ur_result_t told = urEnqueueEventsWait(conf_queue(0), 1, &event, &late);
    if (told == UR_RESULT_SUCCESS) {
        check_failed(conf_event(late));
    } else {
        CHECK_EQ(told, UR_RESULT_ERROR_DEVICE_LOST);
    }
    /* The memory and the event are as good as ever. */
    conf_fill_here(queue, memory);
    static unsigned char seen[CONF_PEER_BYTES];
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &again));
    UR(urEnqueueUSMMemcpy(conf_queue(0), true, seen, memory, CONF_PEER_BYTES, 1, &event, NULL));
    CHECK(conf_all_are(seen, CONF_FROM_HERE));
    UR(urEventWait(1, &event));
    CHECK_EQ(status_of(event), UR_EVENT_STATUS_COMPLETE);
}

static _Atomic int first_gate;

static void at_first_gate(void *unused) {
    (void)unused;
    conf_wait_flag(&first_gate);
}

static void open_first_gate(void *queue) {
    first_gate = 1;
    urQueueFinish(queue);
}

/* The process that made the event is killed before it signals it. */
TEST(event_made_by_the_dead) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_event_handle_t opened = NULL, waiting = NULL, again = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0;
    conf_peer_start("making", 0, NULL);
    void *blob = conf_peer_take(&size);
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    conf_event(opened);
    CHECK(status_of(opened) != UR_EVENT_STATUS_COMPLETE);
    UR(urEnqueueEventsWait(queue, 1, &opened, &waiting));
    conf_event(waiting);
    conf_peer_kill();
    check_failed(waiting);
    UR_IS(UR_RESULT_ERROR_DEVICE_LOST, urEventWait(1, &opened));
    /* It is this process's alone now. */
    ur_event_handle_t signaled = opened;
    UR(urEnqueueEventsWaitWithBarrierExt(conf_queue(0), NULL, 0, NULL, &signaled));
    UR(urEventWait(1, &opened));
    CHECK_EQ(status_of(opened), UR_EVENT_STATUS_COMPLETE);
    ur_result_t late = urIPCOpenEventHandleExp(conf.context, blob, size, &again);
    if (late == UR_RESULT_SUCCESS) {
        UR(urEventWait(1, &again));
        UR(urEventRelease(again));
    } else {
        CHECK_MSG(late == UR_RESULT_ERROR_INVALID_VALUE, "opening an event of the dead gave %s",
                  conf_result_name(late));
        CHECK(again == NULL);
    }
}

/* Commands of one queue wait for several signals, and nobody asks for their events: one that came
 * in the end does not hide one that was lost, whichever a command waited for first. */
TEST(one_of_several_dead) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    conf_need_progress();
    enum { SEVERAL = 40 }; /* commands for each */
    static const ur_queue_flags_t flags[] = {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    for (size_t dying_first = 0; dying_first < 2; ++dying_first) {
        ur_event_handle_t dying = shared_event(), lasting = shared_event(), opened = NULL;
        ur_queue_handle_t first = conf_queue(0), queue = conf_queue(flags[dying_first]);
        void *memory = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
        size_t size;
        const void *blob = share_event(lasting, &size);
        UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
        conf_event(opened);
        first_gate = 0;
        UR(urEnqueueHostTaskExp(first, at_first_gate, NULL, NULL, 0, NULL, NULL));
        conf_defer_settled(open_first_gate, NULL, first);
        UR(urEnqueueEventsWaitWithBarrierExt(first, NULL, 0, NULL, &lasting));
        const void *of_event = share_event(dying, &size);
        char *hex = conf_hex(of_event, size);
        conf_peer_start("vanishing", 1, &hex);
        conf_peer_hear('w');
        for (size_t i = 0; i < 2; ++i) {
            for (int k = 0; k < SEVERAL; ++k) {
                UR(urEnqueueUSMFill(queue, memory, 1, "x", CONF_PEER_BYTES, 1,
                                    i == dying_first ? &opened : &dying, NULL));
            }
        }
        conf_peer_kill();
        open_first_gate(first);
        ur_result_t told = urQueueFinish(queue);
        CHECK_MSG(told == UR_RESULT_ERROR_DEVICE_LOST ||
                      told == UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS,
                  "urQueueFinish gave %s", conf_result_name(told));
        UR(urQueueFinish(queue)); /* it has been said */
        ur_event_handle_t again = dying;
        UR(urEnqueueEventsWaitWithBarrierExt(first, NULL, 0, NULL, &again));
        UR(urEnqueueUSMFill(queue, memory, 1, "y", CONF_PEER_BYTES, 1, &dying, NULL));
        UR(urQueueFinish(queue));
    }
}

/* ---- every command waits for one ------------------------------------------------------------- */

static struct {
    void *device, *device_too, *shared;
    ur_mem_handle_t buffer, buffer_too;
    ur_exp_command_buffer_handle_t commands, inside;
    unsigned char host[CONF_PEER_BYTES];
    _Atomic int tasks;
} use;

typedef ur_result_t one_command(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                                ur_event_handle_t *out);
static const unsigned char value = CONF_FROM_THERE;

static ur_result_t usm_fill(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                            ur_event_handle_t *out) {
    return urEnqueueUSMFill(queue, use.device, 1, &value, CONF_PEER_BYTES, 1, wait, out);
}

static ur_result_t usm_copy(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                            ur_event_handle_t *out) {
    return urEnqueueUSMMemcpy(queue, false, use.device_too, use.device, CONF_PEER_BYTES, 1, wait,
                              out);
}

static ur_result_t usm_fill_2d(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                               ur_event_handle_t *out) {
    return urEnqueueUSMFill2D(queue, use.device, 128, 1, &value, 64, 8, 1, wait, out);
}

static ur_result_t usm_copy_2d(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                               ur_event_handle_t *out) {
    return urEnqueueUSMMemcpy2D(queue, false, use.device_too, 128, use.device, 128, 64, 8, 1, wait,
                                out);
}

static ur_result_t prefetch(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                            ur_event_handle_t *out) {
    return urEnqueueUSMPrefetch(queue, use.shared, CONF_PEER_BYTES, 0, 1, wait, out);
}

static ur_result_t buffer_fill(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                               ur_event_handle_t *out) {
    return urEnqueueMemBufferFill(queue, use.buffer, &value, 1, 0, CONF_PEER_BYTES, 1, wait, out);
}

static ur_result_t buffer_write(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                                ur_event_handle_t *out) {
    return urEnqueueMemBufferWrite(queue, use.buffer, false, 0, 100, use.host, 1, wait, out);
}

static ur_result_t buffer_read(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                               ur_event_handle_t *out) {
    return urEnqueueMemBufferRead(queue, use.buffer, false, 0, 100, use.host + 200, 1, wait, out);
}

static ur_result_t buffer_copy(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                               ur_event_handle_t *out) {
    return urEnqueueMemBufferCopy(queue, use.buffer, use.buffer_too, 0, 0, CONF_PEER_BYTES, 1, wait,
                                  out);
}

static ur_result_t marker(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                          ur_event_handle_t *out) {
    return urEnqueueEventsWait(queue, 1, wait, out);
}

static ur_result_t barrier(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                           ur_event_handle_t *out) {
    return urEnqueueEventsWaitWithBarrier(queue, 1, wait, out);
}

static void count_task(void *unused) {
    (void)unused;
    atomic_fetch_add(&use.tasks, 1);
}

static ur_result_t host_task(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                             ur_event_handle_t *out) {
    return urEnqueueHostTaskExp(queue, count_task, NULL, NULL, 1, wait, out);
}

static ur_result_t launch(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                          ur_event_handle_t *out) {
    const uint32_t one = 1;
    const size_t global = 16;
    conf_arg args[] = {conf_arg_mem(0, use.buffer), conf_arg_value(1, 4, &one),
                       conf_arg_value(2, 4, &one)};
    return conf_kernel_file_or_null("basic", conf_program_form(), &(size_t){0})
               ? urEnqueueKernelLaunchWithArgsExp(queue, conf_kernel("basic", "affine"), 1, NULL,
                                                  &global, NULL, 3, args, NULL, 1, wait, out)
               : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t times(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                         ur_event_handle_t *out) {
    return conf_bool(UR_DEVICE_INFO_TIMESTAMP_RECORDING_SUPPORT_EXP)
               ? urEnqueueTimestampRecordingExp(queue, false, 1, wait, out)
               : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t allocation(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                              ur_event_handle_t *out) {
    void *memory = NULL;
    ur_result_t result =
        conf_bool(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP)
            ? urEnqueueUSMDeviceAllocExp(queue, NULL, 999, NULL, 1, wait, &memory, out)
            : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    if (memory) {
        UR(urEnqueueUSMFreeExp(queue, NULL, memory, 1, out, NULL));
    }
    return result;
}

static ur_result_t command_buffer(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                                  ur_event_handle_t *out) {
    return use.commands ? urEnqueueCommandBufferExp(queue, use.commands, 1, wait, out)
                        : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

/* The command in it waits. */
static ur_result_t inside_command_buffer(ur_queue_handle_t queue, const ur_event_handle_t *wait,
                                         ur_event_handle_t *out) {
    (void)wait;
    return use.inside ? urEnqueueCommandBufferExp(queue, use.inside, 0, NULL, out)
                      : UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static one_command *const commands[] = {
    usm_fill,
    usm_copy,
    usm_fill_2d,
    usm_copy_2d,
    prefetch,
    buffer_fill,
    buffer_write,
    buffer_read,
    buffer_copy,
    marker,
    barrier,
    host_task,
    launch,
    times,
    allocation,
    command_buffer,
    inside_command_buffer,
};

static void release_command_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

/* A fill; with `event`, a command that waits for it. */
static ur_exp_command_buffer_handle_t filling(const ur_event_handle_t *event) {
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, false,
                                         false, false};
    ur_exp_command_buffer_handle_t *made = conf_slot(release_command_buffer);
    if (!conf_bool(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP) ||
        (event && !conf_bool(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP))) {
        return NULL;
    }
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, made));
    UR(urCommandBufferAppendUSMFillExp(*made, use.device, &value, 1, CONF_PEER_BYTES, 0, NULL,
                                       event ? 1 : 0, event, NULL, NULL, NULL));
    ur_result_t result = urCommandBufferFinalizeExp(*made);
    if (event && result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        return NULL; /* a graph of the driver's waits for no other process */
    }
    UR(result);
    return *made;
}

TEST(events_before_commands) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    enum { KINDS = CONF_COUNT(commands) };
    static const ur_queue_flags_t flags[] = {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    memset(&use, 0, sizeof use);
    use.device = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
    use.device_too = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
    use.shared = conf_usm(UR_USM_TYPE_SHARED, CONF_PEER_BYTES);
    use.buffer = conf_buffer(CONF_PEER_BYTES);
    use.buffer_too = conf_buffer(CONF_PEER_BYTES);
    use.commands = filling(NULL);
    int tasks = 0;
    for (size_t f = 0; f < CONF_COUNT(flags); ++f) {
        ur_event_handle_t event = shared_event(), done[KINDS] = {NULL};
        use.inside = filling(&event);
        ur_queue_handle_t queue = conf_queue(flags[f]);
        size_t size = 0;
        const void *of_event = share_event(event, &size);
        char *hex = conf_hex(of_event, size);
        conf_fill_here(queue, use.device);
        conf_peer_start("late", 1, &hex);
        conf_peer_hear('w');
        for (size_t i = 0; i < KINDS; ++i) {
            ur_result_t result = commands[i](queue, &event, &done[i]);
            if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
                UR(result);
                conf_event(done[i]);
                tasks += commands[i] == host_task;
            }
        }
        for (size_t i = 0; i < KINDS; ++i) {
            CHECK_MSG(!done[i] || status_of(done[i]) != UR_EVENT_STATUS_COMPLETE,
                      "command %zu did not wait", i);
        }
        conf_peer_tell('d');
        for (size_t i = 0; i < KINDS; ++i) {
            if (done[i]) {
                UR(urEventWait(1, &done[i]));
                CHECK_EQ(status_of(done[i]), UR_EVENT_STATUS_COMPLETE);
            }
        }
        conf_peer_wait();
        UR(urQueueFinish(queue));
        CHECK_EQ(use.tasks, tasks);
        static unsigned char seen[CONF_PEER_BYTES];
        UR(urEnqueueUSMMemcpy(queue, true, seen, use.device, CONF_PEER_BYTES, 0, NULL, NULL));
        CHECK(conf_all_are(seen, CONF_FROM_THERE));
    }
}

/* ---- in one process -------------------------------------------------------------------------- */

static void release_event(void *event) {
    urEventRelease(event);
}

TEST(event_here) {
    ur_event_handle_t event = shared_event(), opened = NULL, none = NULL, signaled = event;
    ur_queue_handle_t queue = conf_queue(0);
    size_t size = 0, none_size = 77;
    void *blob = share_event(event, &size), *none_data = NULL;
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    CHECK(opened != NULL);
    conf_defer(release_event, opened);
    UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
    UR(urEventWait(1, &opened));
    CHECK_EQ(status_of(opened), UR_EVENT_STATUS_COMPLETE);
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(opened, &none_data, &none_size));
    CHECK(none_data == NULL);
    CHECK_EQ(none_size, 77);
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenEventHandleExp(conf.context, blob, size + 1, &none));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urIPCOpenEventHandleExp(conf.context, blob, size - 1, &none));
    unsigned char *copy = conf_alloc(size);
    memcpy(copy, blob, size);
    copy[0] ^= 0xff;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urIPCOpenEventHandleExp(conf.context, copy, size, &none));
    CHECK(none == NULL);
}

/* What waits for it by many ways: each step waits for two commands that wait for the one before. */
TEST(many_ways) {
    enum { STEPS = 34 };
    ur_event_handle_t event = shared_event(), opened = NULL, signaled = event;
    ur_queue_handle_t first = conf_queue(0), queue = conf_queue(0);
    size_t size = 0;
    void *blob = share_event(event, &size);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    conf_event(opened);
    first_gate = 0;
    UR(urEnqueueHostTaskExp(first, at_first_gate, NULL, NULL, 0, NULL, NULL));
    conf_defer_settled(open_first_gate, open_first_gate, first);
    UR(urEnqueueEventsWaitWithBarrierExt(first, NULL, 0, NULL, &signaled));
    ur_event_handle_t last = opened, ways[2];
    for (int i = 0; i < STEPS; ++i) {
        for (int k = 0; k < 2; ++k) {
            UR(urEnqueueEventsWait(queue, 1, &last, &ways[k]));
            conf_event(ways[k]);
        }
        UR(urEnqueueEventsWait(queue, 2, ways, &last));
        conf_event(last);
    }
    open_first_gate(first);
    UR(urEventWait(1, &last));
    CHECK_EQ(status_of(last), UR_EVENT_STATUS_COMPLETE);
}

/* A command that came when it was signaled once waits for that, and one that came when it was
 * signaled again for the second, which is given no sooner than the first command has run. */
TEST(event_signaled_again) {
    ur_event_handle_t event = shared_event(), opened = NULL, signaled = event, before = NULL;
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    conf_need_progress();
    static unsigned char seen[CONF_PEER_BYTES];
    void *memory = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES),
         *copy = conf_usm(UR_USM_TYPE_DEVICE, CONF_PEER_BYTES);
    ur_queue_handle_t first = conf_queue(0), second = conf_queue(0), early = conf_queue(0),
                      late = conf_queue(0);
    size_t size = 0;
    void *blob = share_event(event, &size);
    UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened));
    conf_defer(release_event, opened);
    conf_fill_here(late, memory);
    first_gate = 0;
    UR(urEnqueueHostTaskExp(first, at_first_gate, NULL, NULL, 0, NULL, NULL));
    conf_defer_settled(open_first_gate, NULL, first);
    UR(urEnqueueEventsWaitWithBarrierExt(first, NULL, 0, NULL, &signaled));
    UR(urEnqueueUSMMemcpy(early, false, copy, memory, CONF_PEER_BYTES, 1, &opened, &before));
    conf_event(before);
    conf_hold(second, NULL);
    UR(urEnqueueUSMFill(second, memory, 1, &value, CONF_PEER_BYTES, 0, NULL, NULL));
    UR(urEnqueueEventsWaitWithBarrierExt(second, NULL, 0, NULL, &signaled));
    UR(urEnqueueUSMMemcpy(late, false, seen, memory, CONF_PEER_BYTES, 1, &opened, NULL));
    first_gate = 1;
    UR(urEventWait(1, &before));
    conf_let_go();
    UR(urQueueFinish(late));
    CHECK_MSG(conf_all_are(seen, CONF_FROM_THERE), "the copy did not wait for the second signal");
    UR(urQueueFinish(second));
    UR(urQueueFinish(first));
}

enum { MANY = 300 };
static ur_event_handle_t made_here[MANY], opened_here[MANY]; /* NULL once released */

static ur_result_t release_one(ur_event_handle_t *event) {
    ur_event_handle_t released = *event;
    *event = NULL;
    return released ? urEventRelease(released) : UR_RESULT_SUCCESS;
}

static void release_many(void *unused) {
    (void)unused;
    for (int i = 0; i < MANY; ++i) {
        (void)release_one(&made_here[i]);
        (void)release_one(&opened_here[i]);
    }
}

/* Few and many of them, each opened, signaled often and released in another order than made. */
TEST(many_events) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    enum { SIGNALS = 100 };
    static const int counts[] = {3, MANY};
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL, UR_EXP_EVENT_FLAG_IPC_EXP};
    conf_defer(release_many, NULL);
    for (size_t c = 0; c < CONF_COUNT(counts); ++c) {
        int count = counts[c];
        for (int i = 0; i < count; ++i) {
            void *blob = NULL;
            size_t size = 0;
            ur_result_t made = urEventCreateExp(conf.context, conf.device, &desc, &made_here[i]);
            if (made == UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY && i > counts[0]) {
                count = i; /* as many as the driver has */
                break;
            }
            UR(made);
            UR(urIPCGetEventHandleExp(made_here[i], &blob, &size));
            UR(urIPCOpenEventHandleExp(conf.context, blob, size, &opened_here[i]));
            UR(urIPCPutEventHandleExp(conf.context, blob));
        }
        for (int i = 0; i < SIGNALS; ++i) {
            ur_event_handle_t signaled = made_here[i % count];
            UR(urEnqueueEventsWaitWithBarrierExt(queue, NULL, 0, NULL, &signaled));
            UR(urEnqueueEventsWait(queue, 1, &opened_here[i % count], NULL));
        }
        for (int i = count - 1; i >= 0; --i) {
            UR(urEventWait(1, &opened_here[i]));
            CHECK_EQ(status_of(opened_here[i]), UR_EVENT_STATUS_COMPLETE);
            UR(release_one(i % 2 ? &made_here[i] : &opened_here[i]));
        }
        for (int i = 0; i < count; ++i) {
            UR(release_one(i % 2 ? &opened_here[i] : &made_here[i]));
        }
        UR(urQueueFinish(queue));
    }
}

TEST(wrong_event) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL,
                                UR_EXP_EVENT_FLAG_IPC_EXP | UR_EXP_EVENT_FLAG_ENABLE_PROFILING};
    ur_event_handle_t event = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urEventCreateExp(conf.context, conf.device, &desc, &event));
    CHECK(event == NULL);
    desc.flags = 0;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    conf_event(event);
    void *blob = NULL;
    size_t size = 77;
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT, urIPCGetEventHandleExp(event, &blob, &size));
    CHECK(blob == NULL);
    CHECK_EQ(size, 77);
}

TEST(damaged_event) {
    NEED(UR_DEVICE_INFO_IPC_EVENT_SUPPORT_EXP);
    const ur_exp_event_desc_t desc = {UR_STRUCTURE_TYPE_EXP_EVENT_DESC, NULL,
                                      UR_EXP_EVENT_FLAG_IPC_EXP};
    ur_event_handle_t event = NULL, opened = NULL;
    void *blob = NULL;
    size_t size = 0;
    UR(urEventCreateExp(conf.context, conf.device, &desc, &event));
    conf_event(event);
    UR(urIPCGetEventHandleExp(event, &blob, &size));
    unsigned char *copy = conf_alloc(size);
    memcpy(copy, blob, size);
    UR(urIPCPutEventHandleExp(conf.context, blob));
    for (size_t i = 0; i < size; ++i) {
        copy[i] ^= 0xff;
        UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
              urIPCOpenEventHandleExp(conf.context, copy, size, &opened));
        copy[i] ^= 0xff;
        CHECK(opened == NULL);
    }
}

#define EVENT_ENTRIES "urIPCGetEventHandleExp urIPCOpenEventHandleExp urIPCPutEventHandleExp"
static const conf_test tests[] = {
    CONF_TEST(events, EVENT_ENTRIES " urEventCreateExp urEnqueueEventsWaitWithBarrierExt",
              "orders the commands of two processes, both ways"),
    CONF_TEST(events_of_the_dead, EVENT_ENTRIES, "waits for nobody who is gone"),
    CONF_TEST(event_made_by_the_dead, EVENT_ENTRIES, "keeps an event whose process is gone"),
    CONF_TEST(one_of_several_dead, EVENT_ENTRIES " urQueueFinish",
              "tells of a lost signal, whatever else a queue waits for"),
    CONF_TEST(events_before_commands, EVENT_ENTRIES " urEventCreateExp",
              "holds every kind of command on every kind of queue"),
    CONF_TEST(event_here, EVENT_ENTRIES, "opens an event in the process that shares it"),
    CONF_TEST(many_ways, "urIPCOpenEventHandleExp urEnqueueEventsWait",
              "lets commands wait for a shared event by many ways"),
    CONF_TEST(event_signaled_again, EVENT_ENTRIES " urEventCreateExp",
              "waits for the signal that was the newest at the call"),
    CONF_TEST(many_events, EVENT_ENTRIES, "keeps many events and signals apart"),
    CONF_TEST(wrong_event, "urIPCGetEventHandleExp urEventCreateExp",
              "refuses events that are not for sharing"),
    CONF_TEST(damaged_event, EVENT_ENTRIES, "refuses data of which any byte is damaged"),
};

int main(int argc, char **argv) {
    static const struct conf_peer_work works[] = {{"events", peer_events},
                                                  {"making", peer_making},
                                                  {"vanishing", peer_vanishing},
                                                  {"late", peer_late}};
    return conf_main_or_peer(argc, argv,
                             &(const conf_suite){"ipc_event", tests, CONF_COUNT(tests), false},
                             works, CONF_COUNT(works));
}
