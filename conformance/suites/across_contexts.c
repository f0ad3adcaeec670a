/* Two contexts of one device: commands that wait for events of the other context, and copies from
 * and to its buffers. */
#include "conf.h"

enum { SIZE = 4096, SIDE = 64 };

static struct {
    ur_context_handle_t other;
    ur_queue_handle_t queue, there; /* of the context under test, and of the other one */
} t;

/* OpenCL itself refuses both. */
static void begin(ur_queue_flags_t flags) {
    t.other = conf_new_context();
    t.queue = conf_queue(flags);
    t.there = conf_queue_in(t.other, flags);
}

static void need_sharing(void) {
    if (conf.backend == UR_BACKEND_OPENCL) {
        conf_unsupported("OpenCL takes only objects of the queue's own context");
    }
}

static ur_mem_handle_t buffer_in(ur_context_handle_t context) {
    ur_mem_handle_t mem = NULL;
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &mem));
    conf_own_mem(mem);
    return mem;
}

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem, unsigned char value) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

static void is_filled(ur_queue_handle_t queue, ur_mem_handle_t mem, unsigned char value) {
    unsigned char *out = conf_alloc(SIZE);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, SIZE, out, 0, NULL, NULL));
    for (size_t i = 0; i < SIZE; ++i) {
        CHECK_MSG(out[i] == value, "byte %zu is %u, expected %u", i, out[i], value);
    }
}

static bool is_complete(ur_event_handle_t event) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status, NULL));
    return status == UR_EVENT_STATUS_COMPLETE;
}

TEST(carried_by_host) {
    begin(0);
    ur_mem_handle_t mem = conf_buffer(SIZE), copy = buffer_in(t.other);
    unsigned char *host = conf_alloc(SIZE);
    fill(t.queue, mem, 8);
    UR(urEnqueueMemBufferRead(t.queue, mem, true, 0, SIZE, host, 0, NULL, NULL));
    UR(urEnqueueMemBufferWrite(t.there, copy, true, 0, SIZE, host, 0, NULL, NULL));
    is_filled(t.there, copy, 8);
}

/* A read waits for a fill of the other context behind a task that is held, with markers and
 * barriers in between. */
static void wait_for_other(ur_queue_flags_t flags) {
    need_sharing();
    if (flags) {
        conf_need_out_of_order();
    }
    begin(flags);
    ur_mem_handle_t mem = conf_buffer(SIZE), there = buffer_in(t.other);
    unsigned char *out = conf_alloc(SIZE), value = 3;
    ur_event_handle_t held = NULL, filled = NULL, events[3] = {NULL, NULL, NULL}, marker = NULL;
    fill(t.queue, mem, 1);
    conf_hold(t.there, &held);
    UR(urEnqueueMemBufferFill(t.there, there, &value, 1, 0, SIZE, 1, &held, &filled));
    conf_event(filled);
    UR(urEnqueueMemBufferFill(t.queue, mem, &value, 1, 0, SIZE, 1, &filled, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueEventsWait(t.queue, 1, &filled, &events[1]));
    conf_event(events[1]);
    UR(urEnqueueEventsWaitWithBarrier(t.queue, 1, &filled, &events[2]));
    conf_event(events[2]);
    UR(urEnqueueEventsWait(t.there, 3, events, &marker)); /* and back */
    conf_event(marker);
    UR(urEnqueueMemBufferRead(t.queue, mem, false, 0, SIZE, out, 3, events, NULL));
    CHECK(!is_complete(filled) && !is_complete(events[0]) && !is_complete(events[1]));
    CHECK(!is_complete(events[2]) && !is_complete(marker));
    CHECK_EQ(out[0], 0);
    conf_let_go();
    UR(urQueueFinish(t.queue));
    CHECK_EQ(out[0], 3);
    CHECK_EQ(out[SIZE - 1], 3);
    UR(urEventWait(1, &marker));
}

TEST(waits) {
    wait_for_other(0);
}

TEST(waits_out_of_order) {
    wait_for_other(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* Launches, and with them arguments by value and ranges of no work-items. */
TEST(launch_waits) {
    need_sharing();
    begin(0);
    ur_kernel_handle_t kernel = conf_kernel("basic", "set_value");
    ur_mem_handle_t mem = conf_buffer(SIZE);
    int value = 5, out[SIZE / 4];
    ur_event_handle_t held = NULL, done[2] = {NULL, NULL};
    memset(out, 0, sizeof out);
    fill(t.queue, mem, 0);
    conf_hold(t.there, &held);
    conf_arg args[2] = {conf_arg_mem(0, mem), conf_arg_value(1, sizeof value, &value)};
    conf_launch(t.queue, kernel, SIZE / 4, args, 2, 1, &held, &done[0]);
    conf_event(done[0]);
    conf_launch(t.queue, kernel, 0, args, 2, 1, &held, &done[1]);
    conf_event(done[1]);
    CHECK(!is_complete(done[0]) && !is_complete(done[1]));
    conf_let_go();
    UR(urEnqueueMemBufferRead(t.queue, mem, true, 0, SIZE, out, 2, done, NULL));
    CHECK_EQ(out[0], 5);
    CHECK_EQ(out[SIZE / 4 - 1], 5);
}

/* Memory of the allocator, whose commands wait as well. */
TEST(allocation_waits) {
    need_sharing();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    begin(0);
    ur_event_handle_t held = NULL, given = NULL, freed = NULL;
    void *memory = NULL;
    unsigned char value = 6, *out = conf_alloc(SIZE);
    conf_hold(t.there, &held);
    UR(urEnqueueUSMDeviceAllocExp(t.queue, NULL, SIZE, NULL, 1, &held, &memory, &given));
    conf_event(given);
    UR(urEnqueueUSMFill(t.queue, memory, 1, &value, SIZE, 1, &given, NULL));
    UR(urEnqueueUSMMemcpy(t.queue, false, out, memory, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(t.queue, NULL, memory, 1, &held, &freed));
    conf_event(freed);
    CHECK(!is_complete(freed));
    conf_let_go();
    UR(urQueueFinish(t.queue));
    CHECK_EQ(out[0], 6);
    CHECK_EQ(out[SIZE - 1], 6);
}

/* From the other context, into it, and between two buffers of it; each behind a task that is held
 * and that only the wait list names. */
static void copy_each_way(ur_queue_flags_t flags) {
    need_sharing();
    if (flags) {
        conf_need_out_of_order();
    }
    begin(flags);
    ur_mem_handle_t here = conf_buffer(SIZE), first = buffer_in(t.other),
                    second = buffer_in(t.other), back = conf_buffer(SIZE);
    ur_event_handle_t held = NULL, events[4] = {NULL};
    unsigned char value = 0x2b, *out = conf_alloc(SIZE);
    fill(t.queue, here, 0);
    fill(t.there, first, 0);
    fill(t.there, second, 0);
    conf_hold(t.there, &held);
    UR(urEnqueueMemBufferFill(t.queue, here, &value, 1, 0, SIZE, 1, &held, &events[0]));
    conf_event(events[0]);
    UR(urEnqueueMemBufferCopy(t.queue, here, first, 0, 0, SIZE, 1, &events[0], &events[1]));
    conf_event(events[1]);
    UR(urEnqueueMemBufferCopy(t.queue, first, second, 0, 0, SIZE, 1, &events[1], &events[2]));
    conf_event(events[2]);
    UR(urEnqueueMemBufferCopy(t.queue, second, back, 0, 0, SIZE, 1, &events[2], &events[3]));
    conf_event(events[3]);
    UR(urEnqueueMemBufferRead(t.queue, back, false, 0, SIZE, out, 1, &events[3], NULL));
    CHECK(!is_complete(events[1]) && !is_complete(events[2]) && !is_complete(events[3]));
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(events[2], UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_MEM_BUFFER_COPY);
    conf_let_go();
    UR(urQueueFinish(t.queue));
    CHECK_EQ(out[0], value);
    CHECK_EQ(out[SIZE - 1], value);
    is_filled(t.there, first, value);
    is_filled(t.there, second, value);
}

TEST(copies) {
    copy_each_way(0);
}

TEST(copies_out_of_order) {
    copy_each_way(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* On a queue in order copies follow each other without any wait list. */
TEST(copies_in_order) {
    need_sharing();
    begin(0);
    ur_mem_handle_t here = conf_buffer(SIZE), there = buffer_in(t.other);
    unsigned char *out = conf_alloc(SIZE);
    for (unsigned char i = 1; i < 40; ++i) {
        UR(urEnqueueMemBufferFill(t.queue, here, &i, 1, 0, SIZE, 0, NULL, NULL));
        UR(urEnqueueMemBufferCopy(t.queue, here, there, 0, 0, SIZE, 0, NULL, NULL));
        unsigned char other = (unsigned char)(i + 100);
        UR(urEnqueueMemBufferFill(t.queue, here, &other, 1, 0, SIZE, 0, NULL, NULL));
        UR(urEnqueueMemBufferCopy(t.queue, there, here, 0, 0, SIZE, 0, NULL, NULL));
        UR(urEnqueueMemBufferRead(t.queue, here, false, 0, SIZE, out, 0, NULL, NULL));
        UR(urQueueFinish(t.queue));
        CHECK_MSG(out[0] == i && out[SIZE - 1] == i, "round %u: %u and %u", i, out[0],
                  out[SIZE - 1]);
    }
}

/* A box of one buffer, with pitches, becomes another box of the other one. */
TEST(boxes) {
    need_sharing();
    begin(0);
    ur_mem_handle_t here = conf_buffer(SIZE), there = buffer_in(t.other);
    unsigned char *host = conf_alloc(SIZE), *out = conf_alloc(SIZE);
    for (size_t i = 0; i < SIZE; ++i) {
        host[i] = (unsigned char)(i * 7 + i / SIDE);
    }
    fill(t.queue, here, 0xee);
    UR(urEnqueueMemBufferWrite(t.there, there, true, 0, SIZE, host, 0, NULL, NULL));
    const ur_rect_offset_t from = {5, 3, 1}, to = {11, 2, 0};
    const ur_rect_region_t region = {17, 9, 2};
    UR(urEnqueueMemBufferCopyRect(t.queue, there, here, from, to, region, SIDE, SIDE * 16, SIDE / 2,
                                  SIDE * 12, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(t.queue, here, true, 0, SIZE, out, 0, NULL, NULL));
    for (size_t i = 0; i < SIZE; ++i) {
        size_t z = i / (SIDE * 12), y = i % (SIDE * 12) / (SIDE / 2), x = i % (SIDE / 2);
        bool inside = z < region.depth && y >= to.y && y < to.y + region.height && x >= to.x &&
                      x < to.x + region.width;
        size_t source =
            inside ? (z + from.z) * SIDE * 16 + (y - to.y + from.y) * SIDE + (x - to.x + from.x)
                   : 0;
        unsigned char expected = inside ? host[source] : 0xee;
        CHECK_MSG(out[i] == expected, "byte %zu is %u, expected %u", i, out[i], expected);
    }
}

/* What is not theirs to give is refused as ever. */
TEST(out_of_range) {
    need_sharing();
    begin(0);
    ur_mem_handle_t here = conf_buffer(SIZE), there = buffer_in(t.other);
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferCopy(t.queue, there, here, 1, 0, SIZE, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferCopy(t.queue, here, there, 0, 1, SIZE, 0, NULL, NULL));
}

static const conf_test tests[] = {
    CONF_TEST(carried_by_host, "urEnqueueMemBufferRead", "works with two contexts of one device"),
    CONF_TEST(waits, "urEnqueueEventsWait", "waits for events of another context"),
    CONF_TEST(waits_out_of_order, "urEnqueueEventsWait",
              "waits for events of another context, out of order"),
    CONF_TEST(launch_waits, "urEnqueueKernelLaunchWithArgsExp",
              "waits for events of another context"),
    CONF_TEST(allocation_waits, "urEnqueueUSMFreeExp", "waits for events of another context"),
    CONF_TEST(copies, "urEnqueueMemBufferCopy", "copies from and to buffers of another context"),
    CONF_TEST(copies_out_of_order, "urEnqueueMemBufferCopy",
              "copies from and to buffers of another context, out of order"),
    CONF_TEST(copies_in_order, "urEnqueueMemBufferCopy",
              "keeps the order of copies between contexts"),
    CONF_TEST(boxes, "urEnqueueMemBufferCopyRect", "copies boxes between contexts"),
    {"urEnqueueMemBufferCopy", "checks ranges of another context's buffers", out_of_range, NULL,
     CONF_ERRORS},
};

int main(int argc, char **argv) {
    conf_suite suite = {"across_contexts", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
