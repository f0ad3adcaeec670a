/* Command buffers: the object, what can be recorded, and what must be refused. */
#include "conf.h"

enum { COUNT = 1024, BYTES = COUNT * 4 };

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable, bool in_order) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         in_order, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    CHECK(buffer != NULL);
    conf_defer(release_buffer, buffer);
    return buffer;
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urCommandBufferGetInfoExp(object, (ur_exp_command_buffer_info_t)property, size, value,
                                     size_ret);
}

static uint32_t references(ur_exp_command_buffer_handle_t buffer) {
    uint32_t count = 0;
    UR(urCommandBufferGetInfoExp(buffer, UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT, sizeof count,
                                 &count, NULL));
    return count;
}

TEST(object) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    CHECK_EQ(references(buffer), 1);
    UR(urCommandBufferRetainExp(buffer));
    CHECK_EQ(references(buffer), 2);
    UR(urCommandBufferReleaseExp(buffer));
    CHECK_EQ(references(buffer), 1);
    conf_check_unknown_query(get, buffer);
    conf_check_query_errors(get, buffer, UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR);
}

TEST(descriptor) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    for (unsigned bits = 0; bits < 8; ++bits) {
        const ur_exp_command_buffer_desc_t asked = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                                    bits & 1, bits & 2 ? 1 : 0, bits & 4 ? 1 : 0};
        ur_exp_command_buffer_desc_t told = {0};
        ur_exp_command_buffer_handle_t buffer = NULL;
        UR(urCommandBufferCreateExp(conf.context, conf.device, &asked, &buffer));
        conf_defer(release_buffer, buffer);
        UR(urCommandBufferGetInfoExp(buffer, UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR, sizeof told,
                                     &told, NULL));
        CHECK_EQ(told.stype, asked.stype);
        CHECK_EQ(told.isUpdatable, asked.isUpdatable);
        CHECK_EQ(told.isInOrder, asked.isInOrder);
        CHECK_EQ(told.enableProfiling, asked.enableProfiling);
    }
}

static void release_context(void *context) {
    urContextRelease(context);
}

/* Recorded and run where the program holds nothing else of the context than a queue. */
TEST(keeps_its_context) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_context_handle_t *slot = conf_slot(release_context), context;
    UR(urContextCreate(1, &conf.device, NULL, slot));
    context = *slot;
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, 0, 0, 0};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    ur_queue_handle_t queue = conf_queue_in(context, 0);
    *slot = NULL;
    UR(urContextRelease(context));
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    CHECK_EQ(references(buffer), 1);
}

/* Finalizes and waits for one run. */
static void run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP);
}

#define TAIL 0, NULL, 0, NULL, NULL, NULL, NULL
#define AFTER(point) 1, &(point), 0, NULL, &(point), NULL, NULL

TEST(usm_commands) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_usm_type_t type = conf_usm_type();
    unsigned char *a = conf_usm(type, BYTES), *b = conf_usm(type, BYTES), out[BYTES];
    uint32_t pattern = 0x01020304;
    ur_exp_command_buffer_sync_point_t point = 0;
    UR(urCommandBufferAppendUSMFillExp(buffer, a, &pattern, 4, BYTES, 0, NULL, 0, NULL, &point,
                                       NULL, NULL));
    pattern = 0; /* it was copied */
    UR(urCommandBufferAppendUSMPrefetchExp(buffer, a, BYTES, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE,
                                           AFTER(point)));
    UR(urCommandBufferAppendUSMAdviseExp(buffer, a, BYTES, UR_USM_ADVICE_FLAG_DEFAULT,
                                         AFTER(point)));
    UR(urCommandBufferAppendUSMMemcpyExp(buffer, b, a, BYTES, AFTER(point)));
    UR(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 4; ++i) {
        ur_queue_handle_t queue =
            conf_queue(i % 2 && conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                           ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
                           : 0);
        unsigned char zero = 0;
        UR(urEnqueueUSMFill(queue, b, 1, &zero, BYTES, 0, NULL, NULL));
        UR(urQueueFinish(queue));
        run(queue, buffer);
        UR(urEnqueueUSMMemcpy(queue, true, out, b, BYTES, 0, NULL, NULL));
        for (int k = 0; k < BYTES; ++k) {
            CHECK_EQ(out[k], 4 - k % 4);
        }
    }
}

/* Advice alone has events too. */
TEST(advice) {
    ur_usm_type_t type = conf_usm_type();
    unsigned char *a = conf_usm(type, BYTES);
    for (int in_order = 0; in_order < 2; ++in_order) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(false, in_order);
        UR(urCommandBufferAppendUSMAdviseExp(buffer, a, BYTES, UR_USM_ADVICE_FLAG_DEFAULT, TAIL));
        UR(urCommandBufferFinalizeExp(buffer));
        run(conf_queue(0), buffer);
        if (conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
            run(conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE), buffer);
        }
    }
}

TEST(buffer_commands) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, true);
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES);
    uint32_t *in = conf_alloc(BYTES), *out = conf_alloc(BYTES), pattern = 0x11223344;
    UR(urCommandBufferAppendMemBufferFillExp(buffer, a, &pattern, 4, 0, BYTES, TAIL));
    UR(urCommandBufferAppendMemBufferWriteExp(buffer, a, 256, BYTES / 2, in, TAIL));
    UR(urCommandBufferAppendMemBufferCopyExp(buffer, a, b, 128, 64, BYTES / 2, TAIL));
    UR(urCommandBufferAppendMemBufferReadExp(buffer, b, 64, BYTES / 2, out, TAIL));
    UR(urCommandBufferFinalizeExp(buffer));
    ur_queue_handle_t queue = conf_queue(0);
    for (uint32_t turn = 1; turn < 4; ++turn) {
        for (uint32_t i = 0; i < COUNT; ++i) {
            in[i] = turn * 10000 + i; /* read in each run */
        }
        run(queue, buffer);
        for (uint32_t i = 0; i < COUNT / 2; ++i) {
            CHECK_EQ(out[i], i < 32 ? 0x11223344u : in[i - 32]);
        }
    }
}

TEST(box_commands) {
    enum { ROW = 64, SLICE = 512, SIZE = 8 * SLICE };
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, true);
    ur_mem_handle_t a = conf_buffer(SIZE), b = conf_buffer(SIZE);
    unsigned char *in = conf_alloc(SIZE), *out = conf_alloc(SIZE), zero = 0;
    for (uint32_t i = 0; i < SIZE; ++i) {
        in[i] = (unsigned char)(i * 7 + i / 256);
    }
    /* Host (3,1,1) to a (8,2,0), from there to b (0,0,2), and back to (5,0,0). */
    ur_rect_region_t region = {16, 4, 3};
    UR(urCommandBufferAppendMemBufferFillExp(buffer, a, &zero, 1, 0, SIZE, TAIL));
    UR(urCommandBufferAppendMemBufferFillExp(buffer, b, &zero, 1, 0, SIZE, TAIL));
    UR(urCommandBufferAppendMemBufferWriteRectExp(buffer, a, (ur_rect_offset_t){8, 2, 0},
                                                  (ur_rect_offset_t){3, 1, 1}, region, ROW, SLICE,
                                                  ROW / 2, SLICE / 2, in, TAIL));
    UR(urCommandBufferAppendMemBufferCopyRectExp(buffer, a, b, (ur_rect_offset_t){8, 2, 0},
                                                 (ur_rect_offset_t){0, 0, 2}, region, ROW, SLICE,
                                                 ROW, SLICE, TAIL));
    UR(urCommandBufferAppendMemBufferReadRectExp(buffer, b, (ur_rect_offset_t){0, 0, 2},
                                                 (ur_rect_offset_t){5, 0, 0}, region, ROW, SLICE,
                                                 ROW, SLICE, out, TAIL));
    UR(urCommandBufferFinalizeExp(buffer));
    for (int turn = 0; turn < 2; ++turn) {
        memset(out, 0xee, SIZE);
        run(conf_queue(0), buffer);
        for (size_t i = 0; i < SIZE; ++i) {
            size_t z = i / SLICE, y = i % SLICE / ROW, x = i % ROW;
            bool inside = z < 3 && y < 4 && x >= 5 && x < 21;
            unsigned char expected = 0xee;
            if (inside) {
                expected = in[(z + 1) * (SLICE / 2) + (y + 1) * (ROW / 2) + (x - 5) + 3];
            }
            CHECK_MSG(out[i] == expected, "byte %zu,%zu,%zu is %u, expected %u", x, y, z, out[i],
                      expected);
        }
    }
}

TEST(empty) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    UR(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 2; ++i) {
        if (i && !conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) {
            break;
        }
        ur_queue_handle_t queue = conf_queue(i ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        run(queue, buffer);
        ur_event_handle_t before = NULL, after = NULL;
        UR(urEnqueueEventsWait(queue, 0, NULL, &before));
        conf_event(before);
        UR(urEnqueueCommandBufferExp(queue, buffer, 1, &before, &after));
        conf_event(after);
        UR(urEventWait(1, &after));
        ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
        UR(urEventGetInfo(before, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_EQ(status, UR_EVENT_STATUS_COMPLETE);
    }
}

TEST(wrong_state) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t event = (void *)&queue;
    char byte = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &event));
    CHECK_MSG(event == (void *)&queue, "a refused run wrote an event");
    UR(urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, BYTES, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferAppendMemBufferReadExp(buffer, mem, 0, 1, &byte, TAIL));
    run(queue, buffer); /* which is empty still */
}

TEST(wrong_sizes) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_mem_handle_t mem = conf_buffer(BYTES), other = conf_buffer(BYTES);
    char bytes[64] = {0};
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, bytes, 4, 0, BYTES + 4, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, bytes, 4, 0, 6, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, bytes, 0, 0, 8, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferReadExp(buffer, mem, BYTES, 1, bytes, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferWriteExp(buffer, mem, SIZE_MAX, 2, bytes, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferCopyExp(buffer, mem, other, 0, 8, BYTES, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferCopyExp(buffer, mem, other, 0, 0, 0, TAIL));
    const ur_rect_offset_t start = {0, 0, 0};
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferReadRectExp(
              buffer, mem, start, start, (ur_rect_region_t){8, BYTES, 1}, 8, 0, 8, 0, bytes, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferWriteRectExp(
              buffer, mem, start, start, (ur_rect_region_t){8, 2, 1}, 4, 0, 8, 0, bytes, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendMemBufferCopyRectExp(buffer, mem, other, start, start,
                                                    (ur_rect_region_t){8, 0, 1}, 8, 0, 8, 0, TAIL));
    UR(urCommandBufferFinalizeExp(buffer));
    run(conf_queue(0), buffer); /* nothing of all that was recorded */
}

TEST(wrong_usm) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    unsigned char *usm = conf_usm(conf_usm_type(), 256);
    char bytes[8] = {0};
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMMemcpyExp(buffer, usm, bytes, 0, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMMemcpyExp(buffer, usm + 252, bytes, 8, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMFillExp(buffer, usm, bytes, 4, 260, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMFillExp(buffer, usm, bytes, 8, 4, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMPrefetchExp(buffer, usm, 0, 0, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urCommandBufferAppendUSMAdviseExp(buffer, usm, 512, 0, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
          urCommandBufferAppendUSMPrefetchExp(buffer, usm, 4, 1u << 30, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
          urCommandBufferAppendUSMAdviseExp(buffer, usm, 4, 1u << 30, TAIL));
}

TEST(wrong_objects) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_mem_handle_t mem = conf_buffer(64);
    ur_queue_handle_t queue = conf_queue(0);
    char byte = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urCommandBufferAppendMemBufferFillExp(buffer, (ur_mem_handle_t)queue, &byte, 1, 0, 1,
                                                TAIL));
    UR_IS(
        UR_RESULT_ERROR_INVALID_MEM_OBJECT,
        urCommandBufferAppendMemBufferCopyExp(buffer, mem, (ur_mem_handle_t)queue, 0, 0, 1, TAIL));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
          urCommandBufferFinalizeExp((ur_exp_command_buffer_handle_t)queue));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP,
          urEnqueueCommandBufferExp(queue, (ur_exp_command_buffer_handle_t)mem, 0, NULL, NULL));
    ur_context_handle_t context = conf_new_context();
    ur_mem_handle_t foreign = NULL;
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &foreign));
    conf_own_mem(foreign);
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urCommandBufferAppendMemBufferFillExp(buffer, foreign, &byte, 1, 0, 1, TAIL));
    UR(urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_QUEUE,
          urEnqueueCommandBufferExp(conf_queue_in(context, 0), buffer, 0, NULL, NULL));
}

TEST(images_are_no_buffers) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    conf_need_images();
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    ur_image_desc_t desc = {
        UR_STRUCTURE_TYPE_IMAGE_DESC, NULL, UR_MEM_TYPE_IMAGE2D, 16, 16, 1, 1, 0, 0, 0, 0};
    ur_mem_handle_t image = NULL;
    UR(urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image));
    conf_own_mem(image);
    char byte = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urCommandBufferAppendMemBufferFillExp(buffer, image, &byte, 1, 0, 4, TAIL));
}

TEST(wrong_sync_points) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_mem_handle_t mem = conf_buffer(64);
    char byte = 0;
    ur_exp_command_buffer_sync_point_t points[2] = {0, 0}, made = 77;
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 1, points, 0, NULL,
                                                &made, NULL, NULL));
    CHECK_EQ(made, 77);
    UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL,
                                             &points[0], NULL, NULL));
    points[1] = points[0] + 1000;
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 2, points, 0, NULL,
                                                &made, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 1, NULL, 0, NULL, NULL,
                                                NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 0, points, 0, NULL,
                                                NULL, NULL, NULL));
    ur_exp_command_buffer_handle_t other = new_buffer(false, false);
    for (int i = 0; i < 3; ++i) {
        UR(urCommandBufferAppendMemBufferFillExp(other, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL,
                                                 &points[1], NULL, NULL));
        UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP,
              urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 1, &points[1], 0,
                                                    NULL, NULL, NULL, NULL));
    }
    points[1] = points[0]; /* twice is as good as once */
    UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 2, points, 0, NULL, &made,
                                             NULL, NULL));
    CHECK(made != points[0]);
    UR(urCommandBufferFinalizeExp(buffer));
    run(conf_queue(0), buffer);
}

/* Command handles are for updates. */
TEST(handles) {
    ur_exp_command_buffer_handle_t fixed = new_buffer(false, false),
                                   updatable = new_buffer(true, false);
    ur_mem_handle_t mem = conf_buffer(64);
    ur_exp_command_buffer_command_handle_t command = NULL;
    char byte = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferAppendMemBufferFillExp(fixed, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL, NULL,
                                                NULL, &command));
    CHECK(command == NULL);
    UR(urCommandBufferAppendMemBufferFillExp(updatable, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL, NULL,
                                             NULL, &command));
    CHECK(command != NULL);
}

/* A device that claims no events of commands refuses them; command_buffer_events.c has those that
 * do. */
static ur_exp_command_buffer_command_handle_t no_events(void) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    ur_mem_handle_t mem = conf_buffer(64);
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_event_handle_t event = NULL;
    char byte = 0;
    if (conf_bool(UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP)) {
        conf_skip("the device claims events of commands");
    }
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL, NULL,
                                                &event, NULL));
    CHECK(event == NULL);
    UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &byte, 1, 0, 1, 0, NULL, 0, NULL, NULL,
                                             NULL, &command));
    return command;
}

TEST(signal_events) {
    ur_event_handle_t event = NULL;
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          urCommandBufferUpdateSignalEventExp(no_events(), &event));
    CHECK(event == NULL);
    conf_unsupported("the device answers no to UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP");
}

TEST(wait_events) {
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
          urCommandBufferUpdateWaitEventsExp(no_events(), 0, NULL));
    conf_unsupported("the device answers no to UR_DEVICE_INFO_COMMAND_BUFFER_EVENT_SUPPORT_EXP");
}

TEST(native_handle) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_native_handle_t native = 0;
    ur_result_t result = urCommandBufferGetNativeHandleExp(buffer, &native);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        CHECK_EQ(native, 0);
        conf_unsupported("answers UNSUPPORTED_FEATURE");
    }
    UR(result);
    CHECK(native != 0);
}

static void note_call(void *data) {
    *(bool *)data = true;
}

TEST(native_command) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    bool called = false;
    ur_result_t result =
        urCommandBufferAppendNativeCommandExp(buffer, note_call, &called, NULL, 0, NULL, NULL);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        CHECK(!called);
        conf_unsupported("answers UNSUPPORTED_FEATURE");
    }
    UR(result);
    CHECK(called);
}

#define APPENDS                                                                                    \
    "urCommandBufferAppendMemBufferFillExp urCommandBufferAppendMemBufferReadExp "                 \
    "urCommandBufferAppendMemBufferWriteExp urCommandBufferAppendMemBufferCopyExp "                \
    "urCommandBufferAppendMemBufferReadRectExp urCommandBufferAppendMemBufferWriteRectExp "        \
    "urCommandBufferAppendMemBufferCopyRectExp"
#define USM_APPENDS                                                                                \
    "urCommandBufferAppendUSMFillExp urCommandBufferAppendUSMMemcpyExp "                           \
    "urCommandBufferAppendUSMPrefetchExp urCommandBufferAppendUSMAdviseExp"

static const conf_test tests[] = {
    CONF_TEST(object,
              "urCommandBufferCreateExp urCommandBufferRetainExp urCommandBufferReleaseExp "
              "urCommandBufferGetInfoExp",
              "starts with one reference and counts them"),
    CONF_TEST(descriptor, "urCommandBufferGetInfoExp urCommandBufferCreateExp",
              "tells each description"),
    CONF_TEST(keeps_its_context, "urCommandBufferCreateExp", "keeps its context"),
    CONF_TEST(usm_commands, USM_APPENDS,
              "runs commands on USM in the order of their sync points, again and again"),
    CONF_TEST(advice, "urCommandBufferAppendUSMAdviseExp", "runs advice alone"),
    CONF_TEST(buffer_commands, APPENDS, "runs commands on buffers in order, again and again"),
    CONF_TEST(box_commands,
              "urCommandBufferAppendMemBufferCopyRectExp urCommandBufferAppendMemBufferReadRectExp "
              "urCommandBufferAppendMemBufferWriteRectExp",
              "moves boxes and nothing around them"),
    CONF_TEST(empty, "urEnqueueCommandBufferExp", "runs a command buffer without commands"),
    CONF_TEST(wrong_state, "urCommandBufferFinalizeExp urEnqueueCommandBufferExp",
              "refuses to run before it is finalized, and to be changed after"),
    CONF_TEST(wrong_sizes, APPENDS, "refuses ranges that a buffer has not"),
    CONF_TEST(wrong_usm, USM_APPENDS, "refuses ranges that an allocation has not"),
    CONF_TEST(wrong_objects, "urCommandBufferAppendMemBufferFillExp urEnqueueCommandBufferExp",
              "refuses objects of another kind or context"),
    CONF_TEST(images_are_no_buffers, "urCommandBufferAppendMemBufferFillExp", "refuses images"),
    CONF_TEST(wrong_sync_points, "urCommandBufferAppendMemBufferFillExp",
              "refuses sync points that there are not"),
    CONF_TEST(handles, "urCommandBufferAppendMemBufferFillExp",
              "gives command handles of updatable buffers only"),
    CONF_TEST(signal_events, "urCommandBufferUpdateSignalEventExp", "is refused without events"),
    CONF_TEST(wait_events, "urCommandBufferUpdateWaitEventsExp", "is refused without events"),
    CONF_TEST(native_handle, "urCommandBufferGetNativeHandleExp",
              "gives the native object, or says that there is none"),
    CONF_TEST(native_command, "urCommandBufferAppendNativeCommandExp",
              "calls the function at once, or says that there is no native object"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"command_buffer", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
