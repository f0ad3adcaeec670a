/* Capture of queues into graphs: what runs, in what order, how often, with what memory. */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>

#include "capture.h"

enum { COUNT = 256, BYTES = COUNT * 4 };

static const ur_queue_flags_t in_order = 0,
                              out_of_order = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;

static ur_queue_handle_t queue_of(const void *data) {
    conf_need_capture();
    ur_queue_flags_t flags = *(const ur_queue_flags_t *)data;
    if (flags) {
        conf_need_out_of_order();
    }
    return conf_queue(flags);
}

static void affine(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t factor, uint32_t term,
                   uint32_t waits, const ur_event_handle_t *wait, ur_event_handle_t *event) {
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    conf_launch(queue, conf_kernel("basic", "affine"), COUNT, args, 3, waits, wait, event);
    if (event) {
        conf_event(*event);
    }
}

static void set_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
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

/* ---- one queue ------------------------------------------------------------------------------- */

TEST(runs_later) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    set_all(queue, mem, 1);
    CHECK(!conf_captures(queue));
    UR(urQueueBeginGraphCaptureExp(queue));
    CHECK(conf_captures(queue));
    ur_event_handle_t event = NULL, next = NULL;
    for (uint32_t i = 0; i < 10; ++i) {
        affine(queue, mem, 3, i, event ? 1 : 0, event ? &event : NULL, &next);
        event = next;
    }
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    CHECK(!conf_captures(queue));
    check_all(queue, mem, 1); /* nothing has run */
    ur_exp_executable_graph_handle_t executable = conf_instantiate(graph);
    check_all(queue, mem, 1);
    uint32_t expected = 1;
    for (int turn = 0; turn < 5; ++turn) {
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        for (uint32_t i = 0; i < 10; ++i) {
            expected = expected * 3 + i;
        }
    }
    check_all(queue, mem, expected);
}

TEST(runs_event) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    set_all(queue, mem, 1);
    UR(urQueueBeginGraphCaptureExp(queue));
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    ur_queue_handle_t others[2] = {conf_queue(0), queue};
    ur_event_handle_t event = NULL;
    uint32_t expected = 1;
    for (int turn = 0; turn < 6; ++turn) {
        ur_event_handle_t next = NULL;
        UR(urEnqueueGraphExp(others[turn % 2], executable, event ? 1 : 0, event ? &event : NULL,
                             &next));
        event = conf_event(next);
        expected = expected * 2 + 1;
        ur_command_t type = UR_COMMAND_FORCE_UINT32;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
        CHECK_EQ(type, UR_COMMAND_ENQUEUE_GRAPH_EXP);
    }
    UR(urEventWait(1, &event));
    check_all(queue, mem, expected);
}

TEST(arguments_are_copied) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES), second = conf_buffer(BYTES);
    uint32_t pattern = 7;
    UR(urQueueBeginGraphCaptureExp(queue));
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &pattern, 4, 0, BYTES, 0, NULL, &event));
    conf_event(event);
    pattern = 9;
    affine(queue, mem, 2, 0, 1, &event, NULL);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    set_all(queue, second, 5);
    affine(queue, second, 1, 1, 0, NULL, NULL); /* the same kernel with other arguments */
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    check_all(queue, mem, 14);
    check_all(queue, second, 6);
}

TEST(instantiated_twice) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    set_all(queue, mem, 1);
    ur_exp_graph_handle_t *slot = conf_slot(conf_destroy_graph), graph;
    UR(urQueueBeginGraphCaptureExp(queue));
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    UR(urQueueEndGraphCaptureExp(queue, slot));
    graph = *slot;
    ur_exp_executable_graph_handle_t first = conf_instantiate(graph),
                                     second = conf_instantiate(graph);
    *slot = NULL;
    UR(urGraphDestroyExp(graph)); /* executables are on their own */
    for (int i = 0; i < 3; ++i) {
        UR(urEnqueueGraphExp(queue, first, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urEnqueueGraphExp(queue, second, 0, NULL, NULL));
        UR(urQueueFinish(queue));
    }
    check_all(queue, mem, 127);
}

/* A graph that the program was shown while it was captured is the program's with the end. */
TEST(shown_before_the_end) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_exp_graph_handle_t *slot = conf_slot(conf_destroy_graph), shown = NULL, graph;
    set_all(queue, mem, 1);
    conf_will_capture(queue);
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urQueueGetGraphExp(queue, &shown));
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    UR(urQueueEndGraphCaptureExp(queue, slot));
    CHECK_PTR(*slot, shown);
    graph = *slot;
    UR(urEnqueueGraphExp(queue, conf_instantiate(graph), 0, NULL, NULL));
    UR(urQueueFinish(queue));
    *slot = NULL;
    UR(urGraphDestroyExp(graph));
    check_all(queue, mem, 3);
}

/* A graph that an executable was made of takes more, of which the executable knows nothing. */
TEST(captured_into_again) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_exp_graph_handle_t graph = NULL, same = NULL;
    UR(urGraphCreateExp(conf.context, &graph));
    conf_own_graph(graph);
    bool empty = false;
    UR(urGraphIsEmptyExp(graph, &empty));
    CHECK(empty);
    ur_exp_executable_graph_handle_t nothing = conf_instantiate(graph), short_one, long_one;
    UR(urQueueBeginCaptureIntoGraphExp(queue, graph));
    conf_will_capture_into(queue); /* before its graph goes */
    UR(urQueueGetGraphExp(queue, &same));
    CHECK_PTR(same, graph);
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    UR(urQueueEndGraphCaptureExp(queue, &same));
    CHECK_PTR(same, graph);
    UR(urGraphIsEmptyExp(graph, &empty));
    CHECK(!empty);
    short_one = conf_instantiate(graph);
    UR(urQueueBeginCaptureIntoGraphExp(queue, graph));
    affine(queue, mem, 5, 2, 0, NULL, NULL); /* after what is there */
    UR(urQueueEndGraphCaptureExp(queue, &same));
    long_one = conf_instantiate(graph);
    set_all(queue, mem, 1);
    UR(urEnqueueGraphExp(queue, nothing, 0, NULL, NULL));
    check_all(queue, mem, 1);
    UR(urEnqueueGraphExp(queue, short_one, 0, NULL, NULL));
    check_all(queue, mem, 3);
    UR(urEnqueueGraphExp(queue, long_one, 0, NULL, NULL));
    check_all(queue, mem, 37);
}

/* ---- other queues ---------------------------------------------------------------------------- */

/* top, then left and right on queues of their own, then bottom on the first. */
TEST(fork_and_join) {
    ur_queue_handle_t queue = queue_of(data), side = conf_queue(*(const ur_queue_flags_t *)data);
    ur_mem_handle_t top = conf_buffer(BYTES), left = conf_buffer(BYTES), right = conf_buffer(BYTES),
                    bottom = conf_buffer(BYTES);
    ur_event_handle_t first = NULL, sides[2] = {NULL, NULL};
    uint32_t two = 2, three = 3, zero = 0;
    set_all(queue, top, 1);
    UR(urQueueBeginGraphCaptureExp(queue));
    affine(queue, top, 1, 1, 0, NULL, &first);
    conf_arg to_left[4] = {conf_arg_mem(0, top), conf_arg_mem(1, left), conf_arg_value(2, 4, &two),
                           conf_arg_value(3, 4, &zero)};
    conf_arg to_right[4] = {conf_arg_mem(0, top), conf_arg_mem(1, right),
                            conf_arg_value(2, 4, &three), conf_arg_value(3, 4, &zero)};
    CHECK(!conf_captures(side));
    conf_launch(side, conf_kernel("basic", "affine_to"), COUNT, to_left, 4, 1, &first, &sides[0]);
    CHECK(conf_captures(side));
    conf_launch(queue, conf_kernel("basic", "affine_to"), COUNT, to_right, 4, 1, &first, &sides[1]);
    conf_event(sides[0]);
    conf_event(sides[1]);
    conf_arg add[3] = {conf_arg_mem(0, left), conf_arg_mem(1, right), conf_arg_mem(2, bottom)};
    ur_event_handle_t sum = NULL;
    conf_launch(queue, conf_kernel("basic", "vector_add"), COUNT, add, 3, 2, sides, &sum);
    conf_event(sum);
    conf_arg back[4] = {conf_arg_mem(0, bottom), conf_arg_mem(1, top), conf_arg_value(2, 4, &two),
                        conf_arg_value(3, 4, &zero)};
    conf_launch(queue, conf_kernel("basic", "affine_to"), COUNT, back, 4, 1, &sum, NULL);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    CHECK(!conf_captures(side));
    uint32_t expected = 1;
    for (int turn = 0; turn < 4; ++turn) {
        UR(urEnqueueGraphExp(turn % 2 ? side : queue, executable, 0, NULL, NULL));
        expected = (expected + 1) * 10;
    }
    UR(urQueueFinish(queue));
    check_all(side, top, expected);
}

/* What follows a barrier of an out-of-order queue comes after all before it, with no event named.
 */
TEST(barriers) {
    conf_need_capture();
    conf_need_out_of_order();
    ur_queue_handle_t queue = conf_queue(out_of_order);
    ur_mem_handle_t mem = conf_buffer(BYTES), other = conf_buffer(BYTES);
    uint32_t one = 1, zero = 0;
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueMemBufferFill(queue, mem, &one, 4, 0, BYTES, 0, NULL, NULL));
    UR(urEnqueueMemBufferFill(queue, other, &zero, 4, 0, BYTES, 0, NULL, NULL));
    UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
    affine(queue, mem, 4, 1, 0, NULL, NULL);
    affine(queue, other, 1, 7, 0, NULL, NULL);
    ur_event_handle_t all = NULL;
    UR(urEnqueueEventsWait(queue, 0, NULL, &all));
    conf_event(all);
    UR(urEnqueueMemBufferCopy(queue, mem, other, 0, 0, BYTES / 2, 1, &all, NULL));
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    for (int turn = 0; turn < 20; ++turn) {
        uint32_t out[COUNT];
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urEnqueueMemBufferRead(queue, other, true, 0, BYTES, out, 0, NULL, NULL));
        CHECK_EQ(out[0], 5);
        CHECK_EQ(out[COUNT - 1], 7);
    }
}

/* A queue that captures does not disturb the others, which go on at once. */
TEST(others_go_on) {
    conf_need_capture();
    ur_queue_handle_t queue = conf_queue(0), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES), second = conf_buffer(BYTES);
    set_all(queue, mem, 1);
    UR(urQueueBeginGraphCaptureExp(queue));
    affine(queue, mem, 2, 0, 0, NULL, NULL);
    set_all(other, second, 4);
    affine(other, second, 2, 0, 0, NULL, NULL);
    check_all(other, second, 8);
    check_all(other, mem, 1);
    CHECK(!conf_captures(other));
    conf_end_capture(queue);
    check_all(queue, mem, 1);
}

/* ---- every kind of command --------------------------------------------------------------------
 */

TEST(usm_commands) {
    ur_queue_handle_t queue = queue_of(data);
    ur_usm_type_t type = conf_usm_type();
    unsigned char *a = conf_usm(type, BYTES), *b = conf_usm(type, BYTES), out[BYTES];
    uint32_t pattern = 0x01020304;
    ur_event_handle_t event = NULL, next = NULL;
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueUSMFill(queue, a, 4, &pattern, BYTES, 0, NULL, &event));
    conf_event(event);
    UR(urEnqueueUSMPrefetch(queue, a, BYTES, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 1, &event,
                            &next));
    event = conf_event(next);
    UR(urEnqueueUSMAdvise(queue, a, BYTES, UR_USM_ADVICE_FLAG_DEFAULT, NULL));
    UR(urEnqueueUSMMemcpy(queue, false, b, a, BYTES, 1, &event, &next));
    event = conf_event(next);
    unsigned char nine = 9, eight = 8;
    UR(urEnqueueUSMFill2D(queue, b + 4, 64, 1, &nine, 8, 3, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueUSMMemcpy2D(queue, false, b + 32, 64, b + 4, 64, 8, 2, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueUSMFill(queue, b + BYTES - 1, 1, &eight, 1, 1, &event, &next));
    event = conf_event(next);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    for (int turn = 0; turn < 3; ++turn) {
        unsigned char zero = 0;
        UR(urEnqueueUSMFill(queue, b, 1, &zero, BYTES, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        UR(urEnqueueUSMMemcpy(queue, true, out, b, BYTES, 0, NULL, NULL));
        for (int i = 0; i < BYTES - 1; ++i) {
            int x = i % 64, y = i / 64;
            bool filled = (x >= 4 && x < 12 && y < 3) || (x >= 32 && x < 40 && y < 2);
            int expected = filled ? 9 : 4 - i % 4;
            CHECK_MSG(out[i] == expected, "byte %d is %d, expected %d", i, out[i], expected);
        }
        CHECK_EQ(out[BYTES - 1], 8);
    }
}

TEST(buffer_commands) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES);
    uint32_t *in = conf_alloc(BYTES), *out = conf_alloc(BYTES), *box = conf_alloc(BYTES);
    ur_event_handle_t event = NULL, next = NULL;
    const ur_rect_offset_t origin = {4, 1, 0}, zero = {0, 0, 0};
    const ur_rect_region_t region = {8, 2, 1};
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueMemBufferWrite(queue, a, false, 0, BYTES, in, 0, NULL, &event));
    conf_event(event);
    UR(urEnqueueMemBufferCopy(queue, a, b, 0, 0, BYTES, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueMemBufferCopyRect(queue, a, b, zero, origin, region, 32, 0, 32, 0, 1, &event,
                                  &next));
    event = conf_event(next);
    UR(urEnqueueMemBufferReadRect(queue, b, false, origin, zero, region, 32, 0, 32, 0, box, 1,
                                  &event, &next));
    event = conf_event(next);
    UR(urEnqueueMemBufferRead(queue, b, false, 0, BYTES, out, 1, &event, NULL));
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    for (uint32_t turn = 1; turn < 4; ++turn) {
        for (uint32_t i = 0; i < COUNT; ++i) {
            in[i] = turn * 1000 + i; /* read when the graph runs */
        }
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK_EQ(out[0], in[0]);
        CHECK_EQ(out[COUNT - 1], in[COUNT - 1]);
        CHECK_EQ(out[9], in[0]); /* row 1 of 8 words, one word in */
        CHECK_EQ(out[10], in[1]);
        CHECK_EQ(out[18], in[9]);
        CHECK_EQ(box[0], in[0]);
        CHECK_EQ(box[9], in[9]);
    }
}

static void add_one(void *user) {
    ++*(int *)user;
}

/* Between a write and a read of the same host memory. */
TEST(host_tasks) {
    ur_queue_handle_t queue = queue_of(data);
    NEED(UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP);
    ur_mem_handle_t a = conf_buffer(4);
    int *value = conf_alloc(4);
    ur_event_handle_t event = NULL, next = NULL;
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueMemBufferRead(queue, a, false, 0, 4, value, 0, NULL, &event));
    conf_event(event);
    UR(urEnqueueHostTaskExp(queue, add_one, value, NULL, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueMemBufferWrite(queue, a, false, 0, 4, value, 1, &event, NULL));
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    CHECK_EQ(*value, 0);
    int start = 41;
    UR(urEnqueueMemBufferWrite(queue, a, true, 0, 4, &start, 0, NULL, NULL));
    for (int turn = 0; turn < 5; ++turn) {
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    }
    UR(urQueueFinish(queue));
    UR(urEnqueueMemBufferRead(queue, a, true, 0, 4, &start, 0, NULL, NULL));
    CHECK_EQ(start, 46);
}

TEST(images) {
    enum { SIDE = 8, PIXELS = SIDE * SIDE * 4 };
    ur_queue_handle_t queue = queue_of(data);
    conf_need_images();
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = SIDE,
                                  .height = SIDE,
                                  .depth = 1,
                                  .arraySize = 1};
    const ur_rect_offset_t origin = {0, 0, 0};
    const ur_rect_region_t region = {SIDE, SIDE, 1};
    ur_mem_handle_t a = NULL, b = NULL;
    UR(urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &a));
    conf_own_mem(a);
    UR(urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &b));
    conf_own_mem(b);
    unsigned char *in = conf_alloc(PIXELS), *out = conf_alloc(PIXELS);
    ur_event_handle_t event = NULL, next = NULL;
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueMemImageWrite(queue, a, false, origin, region, 0, 0, in, 0, NULL, &event));
    conf_event(event);
    UR(urEnqueueMemImageCopy(queue, a, b, origin, origin, region, 1, &event, &next));
    conf_event(next);
    UR(urEnqueueMemImageRead(queue, b, false, origin, region, 0, 0, out, 1, &next, NULL));
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    for (int turn = 1; turn < 4; ++turn) {
        for (int i = 0; i < PIXELS; ++i) {
            in[i] = (unsigned char)(turn * 31 + i);
        }
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK(memcmp(in, out, PIXELS) == 0);
    }
}

/* ---- threads --------------------------------------------------------------------------------- */

enum { THREADS = 4, ROUNDS = 30 };

struct worker {
    pthread_t thread;
    ur_queue_handle_t queue;
    ur_mem_handle_t mem;
    bool captures;
    ur_result_t result;
    const char *call; /* that gave it */
};

/* False, and the call's result and text are kept, if it or one before has failed. */
#define DO(call_) (w->result == UR_RESULT_SUCCESS && (w->call = #call_, w->result = (call_)) == 0)

/* One round: captured, run twice and thrown away, or enqueued at once. */
static void work(struct worker *w, uint32_t value) {
    ur_exp_graph_handle_t graph = NULL;
    ur_exp_executable_graph_handle_t executable = NULL;
    bool captured = w->captures && DO(urQueueBeginGraphCaptureExp(w->queue));
    for (int i = 0; i < 5; ++i) {
        value += i == 4;
        (void)DO(urEnqueueMemBufferFill(w->queue, w->mem, &value, 4, 0, BYTES, 0, NULL, NULL));
    }
    if (captured && urQueueEndGraphCaptureExp(w->queue, &graph) == UR_RESULT_SUCCESS) {
        (void)DO(urGraphInstantiateGraphExp(graph, &executable));
        urGraphDestroyExp(graph);
    }
    for (int i = 0; executable && i < 2; ++i) {
        (void)DO(urEnqueueGraphExp(w->queue, executable, 0, NULL, NULL));
    }
    if (!DO(urQueueFinish(w->queue))) {
        (void)urQueueFinish(w->queue);
    }
    if (executable) {
        conf_destroy_executable(executable);
    }
}

static void *run_worker(void *data) {
    struct worker *w = data;
    for (uint32_t i = 0; i < ROUNDS && w->result == UR_RESULT_SUCCESS; ++i) {
        work(w, 10 * i);
    }
    return NULL;
}

/* Half of them capture again and again, which the others must not notice. */
TEST(threads) {
    conf_need_capture();
    struct worker workers[THREADS];
    int started = 0;
    for (int i = 0; i < THREADS; ++i) {
        workers[i] = (struct worker){
            .queue = conf_queue(0), .mem = conf_buffer(BYTES), .captures = i % 2 == 0};
    }
    while (started < THREADS &&
           pthread_create(&workers[started].thread, NULL, run_worker, &workers[started]) == 0) {
        ++started;
    }
    for (int i = 0; i < started; ++i) {
        pthread_join(workers[i].thread, NULL);
    }
    CHECK_EQ(started, THREADS);
    for (int i = 0; i < THREADS; ++i) {
        conf_check_result(__FILE__, __LINE__, workers[i].call, workers[i].result,
                          UR_RESULT_SUCCESS);
        check_all(workers[i].queue, workers[i].mem, 10 * (ROUNDS - 1) + 1);
    }
}

/* ---- memory ---------------------------------------------------------------------------------- */

/* Allocated, written, read and freed inside the graph, in a chain of which each takes from the one
 * before: two are in use at a time. */
TEST(allocations) {
    enum { LENGTH = 40 };
    ur_queue_handle_t queue = queue_of(data);
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_usm_type_t type = conf_usm_type();
    uint32_t *out = conf_alloc(BYTES), pattern = 1, factor = 3;
    ur_event_handle_t event = NULL, next = NULL;
    void *last = NULL, *seen[LENGTH];
    int different = 0;
    UR(urQueueBeginGraphCaptureExp(queue));
    for (uint32_t i = 0; i < LENGTH; ++i) {
        void *memory = NULL;
        const ur_event_handle_t before = event;
        UR(conf_alloc_async(type, queue, NULL, BYTES, before ? 1 : 0, before ? &before : NULL,
                            &memory, &event));
        conf_event(event);
        CHECK(memory != NULL && memory != last);
        if (!last) {
            UR(urEnqueueUSMFill(queue, memory, 4, &pattern, BYTES, 1, &event, &next));
        } else {
            conf_arg args[4] = {conf_arg_pointer(0, last), conf_arg_pointer(1, memory),
                                conf_arg_value(2, 4, &factor), conf_arg_value(3, 4, &i)};
            conf_launch(queue, conf_kernel("basic", "affine_to"), COUNT, args, 4, 1, &event, &next);
            event = conf_event(next);
            UR(urEnqueueUSMFreeExp(queue, NULL, last, 1, &event, &next));
        }
        event = conf_event(next);
        bool known = false;
        for (int k = 0; k < different; ++k) {
            known = known || seen[k] == memory;
        }
        if (!known) {
            seen[different++] = memory;
        }
        last = memory;
    }
    UR(urEnqueueUSMMemcpy(queue, false, out, last, BYTES, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueUSMFreeExp(queue, NULL, last, 1, &event, NULL));
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    CHECK_EQ(different, 2);
    ur_exp_executable_graph_handle_t executables[2] = {conf_instantiate(graph),
                                                       conf_instantiate(graph)};
    uint32_t expected = 1;
    for (uint32_t i = 1; i < LENGTH; ++i) {
        expected = expected * 3 + i;
    }
    for (int turn = 0; turn < 6; ++turn) {
        memset(out, 0, BYTES);
        /* two that share the memory, and no order between them but the graph's */
        UR(urEnqueueGraphExp(queue, executables[0], 0, NULL, NULL));
        UR(urEnqueueGraphExp(queue, executables[1], 0, NULL, NULL));
        UR(urQueueFinish(queue));
        for (int i = 0; i < COUNT; ++i) {
            CHECK_EQ(out[i], expected);
        }
    }
}

/* However often it allocates, in whatever sizes and order: next to nothing but the peak is held. */
TEST(memory_is_reused) {
    enum { LIVE = 12, STEPS = 400 };
    ur_queue_handle_t queue = queue_of(data);
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_usm_type_t type = conf_usm_type();
    uint64_t state = conf_seed();
    void *live[LIVE] = {NULL};
    ur_event_handle_t made[LIVE];
    UR(urQueueBeginGraphCaptureExp(queue));
    for (int step = 0; step < STEPS; ++step) {
        int at = (int)(conf_random(&state) >> 33) % LIVE;
        if (live[at]) {
            UR(urEnqueueUSMFreeExp(queue, NULL, live[at], 1, &made[at], NULL));
        }
        UR(conf_alloc_async(type, queue, NULL, 65536, 0, NULL, &live[at], &made[at]));
        conf_event(made[at]);
    }
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    size_t held = 0, peak = 0;
    conf_graph_sizes(graph, &held, &peak);
    CHECK(peak >= 2 * 65536 && peak <= LIVE * 65536);
    CHECK_MSG(held <= peak + peak / 10, "%zu bytes are held for at most %zu", held, peak);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(graph);
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urQueueFinish(queue));
}

/* The same for sizes of which hardly two are equal, where the driver gives memory a second address:
 * free pages serve whatever needs them. Pages in which what is in use begins or ends serve nobody
 * else: half a page is lost so for each allocation in use, seldom more than one. */
TEST(memory_of_mixed_sizes) {
    enum { LIVE = 6, STEPS = 200, GRAPHS = 8 };
    conf_need_capture();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    size_t page = conf_graph_page(), all_held = 0, all_usual = 0;
    if (!page) {
        conf_skip("the driver gives memory one address");
    }
    size_t least = page > 65536 ? page : 65536;
    uint64_t state = conf_seed();
    ur_queue_handle_t queue = conf_queue(0);
    for (int graph = 0; graph < GRAPHS; ++graph) {
        void *live[LIVE] = {NULL};
        size_t held = 0, peak = 0;
        conf_begin_capture(queue);
        for (int step = 0; step < STEPS; ++step) {
            uint64_t random = conf_random(&state) >> 20;
            int at = (int)(random % LIVE);
            size_t size = least / 4 << (random >> 8) % 5; /* up to eight pages */
            size += (size_t)(random >> 16) % size;
            if (live[at]) {
                UR(urEnqueueUSMFreeExp(queue, NULL, live[at], 0, NULL, NULL));
            }
            UR(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, &live[at], NULL));
        }
        conf_graph_sizes(conf_end_capture(queue), &held, &peak);
        size_t usual = peak + peak / 10 + 65536 + LIVE * page / 2;
        CHECK_MSG(held <= usual + LIVE * page / 2, "%zu bytes are held for at most %zu", held,
                  peak);
        all_held += held;
        all_usual += usual;
    }
    CHECK_MSG(all_held <= all_usual, "%zu bytes are held by %d graphs, more than %zu", all_held,
              GRAPHS, all_usual);
}

/* Whether the graph says that the command comes after all of these. */
static bool comes_after_all(const char *text, int command, int first, int count) {
    char line[32], number[24];
    snprintf(line, sizeof line, "// %d: ", command);
    const char *at = strstr(text, line), *end = at ? strchr(at, '\n') : NULL;
    const char *after = at ? strstr(at, "; after ") : NULL;
    bool all = after && after < end;
    for (int i = 0; all && i < count; ++i) {
        snprintf(number, sizeof number, " %d", first + i);
        const char *found = strstr(after, number);
        size_t length = strlen(number);
        all = found && found < end && (found[length] == ',' || found[length] == '\n');
    }
    return all;
}

/* Pages that lie apart become one allocation, which comes after all that freed them and has
 * nothing of what is between. */
TEST(memory_is_gathered) {
    enum { MOST = 80 };
    conf_need_capture();
    conf_need_out_of_order();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    size_t page = conf_graph_page(), held = 0, peak = 0;
    if (!page) {
        conf_skip("the driver gives memory one address");
    }
    int count = page > 65536 ? 8 : MOST, parts = count / 2;
    size_t size = page > 65536 ? page : 65536, whole = (size_t)parts * size - 1024;
    ur_queue_handle_t queue = conf_queue(out_of_order);
    unsigned char *out = conf_alloc(whole), *kept = conf_alloc((size_t)parts), one = 1, two = 2;
    void *pieces[MOST], *large = NULL, *small = NULL;
    ur_event_handle_t made[MOST], event = NULL, next = NULL;
    conf_begin_capture(queue);
    for (int i = 0; i < count; ++i) {
        UR(urEnqueueUSMDeviceAllocExp(queue, NULL, size, NULL, 0, NULL, &pieces[i], &made[i]));
        conf_event(made[i]);
    }
    for (int i = 0; i < count; i += 2) {
        UR(urEnqueueUSMFreeExp(queue, NULL, pieces[i], 1, &made[i], NULL));
    }
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, whole, NULL, 0, NULL, &large, &event));
    conf_event(event);
    for (int i = 1; i < count; i += 2) {
        UR(urEnqueueUSMFill(queue, pieces[i], 1, &one, size, 1, &made[i], &next));
        made[i] = conf_event(next);
    }
    /* What is left behind it is free since all of these. */
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, 512, NULL, 0, NULL, &small, &next));
    conf_event(next);
    UR(urEnqueueUSMFreeExp(queue, NULL, small, 1, &next, NULL));
    UR(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, large, 1, &two, whole, 1, &event, &next));
    event = conf_event(next);
    UR(urEnqueueUSMMemcpy(queue, false, out, large, whole, 1, &event, NULL));
    for (int i = 0; i < parts; ++i) {
        UR(urEnqueueUSMMemcpy(queue, false, kept + i, (char *)pieces[2 * i + 1] + size - 1, 1, 1,
                              &event, NULL));
    }
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    char text[16384];
    conf_graph_text(graph, text, sizeof text);
    CHECK_MSG(comes_after_all(text, count + parts, count, parts), "in %s", text);
    conf_graph_sizes(graph, &held, &peak);
    CHECK_EQ(peak, (size_t)count * size);
    CHECK_EQ(held, (size_t)count * size);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(graph);
    for (int turn = 0; turn < 2; ++turn) {
        memset(out, 0, whole);
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK(out[0] == 2 && memcmp(out, out + 1, whole - 1) == 0);
        CHECK(kept[0] == 1 && memcmp(kept, kept + 1, (size_t)parts - 1) == 0);
    }
}

static void release_pool(void *pool) {
    urUSMPoolRelease(pool);
}

/* What SYCL's pools are asked for holds in graphs too: zero memory is zero in each run. */
TEST(memory_is_zeroed) {
    enum { SIZE = 100000 };
    conf_need_capture();
    conf_need_usm(UR_USM_TYPE_DEVICE);
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    ur_queue_handle_t queue = conf_queue(0);
    unsigned char *out = conf_alloc(2 * SIZE), value = 0xee;
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL,
                               UR_USM_POOL_FLAG_USE_NATIVE_MEMORY_POOL_EXP |
                                   UR_USM_POOL_FLAG_ZERO_INITIALIZE_BLOCK};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreateExp(conf.context, conf.device, &desc, &pool));
    conf_defer(release_pool, pool);
    conf_begin_capture(queue);
    for (int i = 0; i < 2; ++i) {
        void *pointer = NULL;
        UR(urEnqueueUSMDeviceAllocExp(queue, pool, SIZE, NULL, 0, NULL, &pointer, NULL));
        UR(urEnqueueUSMMemcpy(queue, false, out + (size_t)i * SIZE, pointer, SIZE, 0, NULL, NULL));
        UR(urEnqueueUSMFill(queue, pointer, 1, &value, SIZE, 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(queue, pool, pointer, 0, NULL, NULL));
    }
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    for (int turn = 0; turn < 2; ++turn) {
        memset(out, 0x55, 2 * SIZE);
        UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        CHECK(out[0] == 0 && memcmp(out, out + 1, 2 * SIZE - 1) == 0);
    }
}

/* Executables are no work under way: what the host frees is given out again beside them. */
TEST(pools_go_on) {
    enum { TURNS = 100, SIZE = 65536 };
    conf_need_capture();
    conf_need_usm(UR_USM_TYPE_DEVICE);
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    const char *layers = getenv("UR_ENABLE_LAYERS");
    if (layers && (strstr(layers, "UR_LAYER_LIFETIME") || strstr(layers, "UR_LAYER_FULL") ||
                   strstr(layers, "UR_LAYER_KERNEL"))) {
        conf_unsupported("the layer keeps what was freed, so that nobody else gets its address");
    }
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    conf_begin_capture(queue);
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    UR(urUSMPoolCreate(conf.context, &desc, &pool));
    conf_defer(release_pool, pool);
    for (int i = 0; i < TURNS; ++i) {
        void *memory = NULL;
        UR(urUSMDeviceAlloc(conf.context, conf.device, NULL, pool, SIZE, &memory));
        UR(urUSMFree(conf.context, memory));
        UR(urQueueFinish(queue)); /* the allocator may have asked it where it is */
    }
    size_t reserved = 0;
    UR(urUSMPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_CURRENT_EXP, &reserved, NULL));
    CHECK_MSG(reserved < (size_t)TURNS * SIZE / 2, "%zu bytes are held for %d", reserved, SIZE);
}

/* ---- what a graph says of itself --------------------------------------------------------------
 */

TEST(dump) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    UR(urQueueBeginGraphCaptureExp(queue));
    ur_event_handle_t event = NULL;
    affine(queue, mem, 2, 1, 0, NULL, &event);
    UR(urEnqueueMemBufferFill(queue, mem, "abc", 1, 0, BYTES, 1, &event, NULL));
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    char text[4096];
    conf_graph_text(graph, text, sizeof text);
    CHECK(strstr(text, "digraph"));
    CHECK(strstr(text, "n0 -> n1;"));
    CHECK(strstr(text, "// 0: launch affine over 256\n"));
    CHECK(strstr(text, "// 1: fill 1024 bytes of a buffer with a pattern of 1; after 0\n"));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE,
          urGraphDumpContentsExp(graph, "/nonexistent-folder/graph.dot"));
}

TEST(ids) {
    conf_need_capture();
    ur_exp_graph_handle_t graphs[2] = {NULL, NULL};
    uint64_t id[2] = {0, 0}, again = 0;
    for (int i = 0; i < 2; ++i) {
        UR(urGraphCreateExp(conf.context, &graphs[i]));
        conf_own_graph(graphs[i]);
        UR(urGraphGetIdExp(graphs[i], &id[i]));
    }
    CHECK(id[0] != id[1]);
    UR(urGraphGetIdExp(graphs[0], &again));
    CHECK_EQ(again, id[0]);
}

TEST(destruction_callbacks) {
    conf_need_capture();
    ur_exp_graph_handle_t graph = NULL;
    static int called;
    called = 0;
    UR(urGraphCreateExp(conf.context, &graph));
    UR(urGraphSetDestructionCallbackExp(graph, add_one, &called));
    UR(urGraphSetDestructionCallbackExp(graph, add_one, &called));
    CHECK_EQ(called, 0);
    UR(urGraphDestroyExp(graph));
    CHECK_EQ(called, 2);
}

TEST(native_handles) {
    ur_queue_handle_t queue = queue_of(data);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_native_handle_t native = 0;
    UR(urQueueBeginGraphCaptureExp(queue));
    affine(queue, mem, 2, 1, 0, NULL, NULL);
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    ur_exp_executable_graph_handle_t executables[2] = {conf_instantiate(graph),
                                                       conf_instantiate(graph)};
    ur_native_handle_t again = 0, own[2] = {0, 0};
    ur_result_t result = urGraphExecutableGraphGetNativeHandleExp(executables[0], &own[0]);
    ur_result_t of_graph = urGraphGetNativeHandleExp(graph, &native);
    if (of_graph != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        UR(of_graph);
        UR(urGraphGetNativeHandleExp(graph, &again));
        CHECK(native != 0 && native == again);
    }
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        conf_unsupported("answers UNSUPPORTED_FEATURE");
    }
    UR(result);
    UR(urGraphExecutableGraphGetNativeHandleExp(executables[1], &own[1]));
    CHECK(own[0] != 0 && own[1] != 0 && own[0] != own[1] && own[0] != native);
    set_all(queue, mem, 5);
    UR(urEnqueueGraphExp(queue, executables[1], 0, NULL, NULL));
    check_all(queue, mem, 11);
}

/* A run's times on a queue that has times. */
TEST(profiling) {
    conf_need_capture();
    conf_need_profiling();
    ur_queue_handle_t queue = conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    UR(urQueueBeginGraphCaptureExp(queue));
    for (int i = 0; i < 5; ++i) {
        affine(queue, mem, 2, 1, 0, NULL, NULL);
    }
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    ur_event_handle_t event = NULL;
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    uint64_t start = 0, end = 0;
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, 8, &start, NULL));
    UR(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, 8, &end, NULL));
    CHECK_MSG(start && start <= end, "from %" PRIu64 " to %" PRIu64, start, end);
}

#define BOTH(function, entries, promise)                                                           \
    CONF_TEST_DATA(function, entries, promise " (in order)", &in_order),                           \
        CONF_TEST_DATA(function, entries, promise " (out of order)", &out_of_order)
static const conf_test tests[] = {
    BOTH(runs_later,
         "urQueueBeginGraphCaptureExp urQueueEndGraphCaptureExp urEnqueueGraphExp "
         "urQueueIsGraphCaptureEnabledExp urGraphInstantiateGraphExp urGraphDestroyExp",
         "captured commands run when the graph does, and as often"),
    BOTH(runs_event, "urEnqueueGraphExp", "runs on any queue, after events and with one"),
    BOTH(arguments_are_copied, "urQueueBeginGraphCaptureExp", "patterns and arguments are kept"),
    BOTH(instantiated_twice, "urGraphInstantiateGraphExp urGraphExecutableGraphDestroyExp",
         "executables outlive the graph, and each other"),
    BOTH(shown_before_the_end, "urQueueGetGraphExp urQueueEndGraphCaptureExp urGraphDestroyExp",
         "the graph that is shown is the one that the end gives"),
    BOTH(captured_into_again,
         "urQueueBeginCaptureIntoGraphExp urGraphCreateExp urGraphIsEmptyExp urQueueGetGraphExp",
         "a graph takes more, after what it has"),
    BOTH(fork_and_join, "urQueueBeginGraphCaptureExp", "queues that wait for captured events join"),
    CONF_TEST(barriers, "urEnqueueEventsWaitWithBarrier", "orders what is captured"),
    CONF_TEST(others_go_on, "urQueueBeginGraphCaptureExp", "other queues go on as ever"),
    BOTH(usm_commands, "urQueueBeginGraphCaptureExp", "commands on USM are captured"),
    BOTH(buffer_commands, "urQueueBeginGraphCaptureExp", "commands on buffers are captured"),
    BOTH(host_tasks, "urQueueBeginGraphCaptureExp urEnqueueHostTaskExp", "host tasks are captured"),
    BOTH(images, "urQueueBeginGraphCaptureExp urEnqueueMemImageCopy",
         "commands on images are captured"),
    CONF_TEST(threads, "urQueueBeginGraphCaptureExp", "captures of several threads"),
    BOTH(allocations, "urQueueBeginGraphCaptureExp urEnqueueUSMFreeExp",
         "allocations and frees are captured"),
    BOTH(memory_is_reused, "urQueueBeginGraphCaptureExp urEnqueueUSMFreeExp",
         "holds at most a tenth more than is in use at once"),
    CONF_TEST(memory_of_mixed_sizes, "urQueueBeginGraphCaptureExp urEnqueueUSMFreeExp",
              "holds little more than is in use at once, whatever the sizes"),
    CONF_TEST(memory_is_gathered, "urQueueBeginGraphCaptureExp urEnqueueUSMFreeExp",
              "free pages that lie apart serve one allocation"),
    CONF_TEST(memory_is_zeroed, "urQueueBeginGraphCaptureExp urEnqueueUSMDeviceAllocExp",
              "zeroes memory of a zeroing pool in each run of a graph"),
    CONF_TEST(pools_go_on, "urGraphInstantiateGraphExp urUSMFree",
              "an executable holds back no memory of pools"),
    BOTH(dump, "urGraphDumpContentsExp", "writes a file for Graphviz that people can read"),
    CONF_TEST(ids, "urGraphGetIdExp", "graphs have numbers of their own"),
    CONF_TEST(destruction_callbacks, "urGraphSetDestructionCallbackExp",
              "every callback is called once"),
    BOTH(native_handles, "urGraphGetNativeHandleExp urGraphExecutableGraphGetNativeHandleExp",
         "gives the driver's object, or says that there is none"),
    CONF_TEST(profiling, "urEnqueueGraphExp", "a run has times"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"capture", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
