/* Queues. */
#include "conf.h"

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urQueueGetInfo(object, (ur_queue_info_t)property, size, value, size_ret);
}

/* UR_QUEUE_INFO_DEVICE_DEFAULT and _SIZE belong to queues on the device, which few devices have. */
static ur_result_t get_on_host(void *object, uint32_t property, size_t size, void *value,
                               size_t *size_ret) {
    ur_result_t result = get(object, property, size, value, size_ret);
    if ((property == UR_QUEUE_INFO_DEVICE_DEFAULT || property == UR_QUEUE_INFO_SIZE) &&
        (result == UR_RESULT_ERROR_INVALID_QUEUE ||
         result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)) {
        conf_unsupported("the query belongs to queues on the device");
    }
    return result;
}

static void query(const void *q) {
    conf_check_query(q, get_on_host, conf_queue(0));
}

TEST(unknown_query) {
    conf_check_unknown_query(get, conf_queue(0));
}

TEST(query_errors) {
    conf_check_query_errors(get, conf_queue(0), UR_QUEUE_INFO_CONTEXT);
}

static ur_queue_flags_t flags_of(ur_queue_handle_t queue) {
    ur_queue_flags_t flags = 0;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_FLAGS, sizeof flags, &flags, NULL));
    return flags;
}

TEST(in_order) {
    ur_queue_handle_t queue = conf_queue(0);
    CHECK((flags_of(queue) & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0);
    ur_context_handle_t context = NULL;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_CONTEXT, sizeof context, &context, NULL));
    CHECK_PTR(context, conf.context);
    ur_device_handle_t device = NULL;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_DEVICE, sizeof device, &device, NULL));
    CHECK_PTR(device, conf.device);
}

TEST(no_properties) {
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(conf.context, conf.device, NULL, &queue));
    CHECK(queue != NULL);
    ur_queue_flags_t flags = flags_of(queue);
    UR(urQueueRelease(queue));
    CHECK((flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) == 0);
}

TEST(out_of_order) {
    conf_need_out_of_order();
    CHECK(flags_of(conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)) &
          UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

TEST(profiling) {
    conf_need_profiling();
    CHECK(flags_of(conf_queue(UR_QUEUE_FLAG_PROFILING_ENABLE)) & UR_QUEUE_FLAG_PROFILING_ENABLE);
}

/* Flags that are hints: a queue is made whether the device can follow them or not. */
TEST(hints) {
    static const ur_queue_flags_t hints[] = {UR_QUEUE_FLAG_PRIORITY_LOW,
                                             UR_QUEUE_FLAG_PRIORITY_HIGH,
                                             UR_QUEUE_FLAG_SUBMISSION_BATCHED,
                                             UR_QUEUE_FLAG_DISCARD_EVENTS,
                                             UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE,
                                             UR_QUEUE_FLAG_USE_DEFAULT_STREAM,
                                             UR_QUEUE_FLAG_SYNC_WITH_DEFAULT_STREAM};
    ur_mem_handle_t mem = conf_buffer(4);
    for (size_t i = 0; i < CONF_COUNT(hints); ++i) {
        ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, hints[i]};
        ur_queue_handle_t queue = NULL;
        ur_result_t result = urQueueCreate(conf.context, conf.device, &properties, &queue);
        CHECK_MSG(result == UR_RESULT_SUCCESS, "flag 0x%x: %s", hints[i], conf_result_name(result));
        int dummy = 0;
        result = urEnqueueMemBufferRead(queue, mem, true, 0, 4, &dummy, 0, NULL, NULL);
        urQueueRelease(queue);
        CHECK_MSG(result == UR_RESULT_SUCCESS, "work on a queue of flag 0x%x: %s", hints[i],
                  conf_result_name(result));
    }
}

TEST(queue_index) {
    uint32_t count = conf_u32(UR_DEVICE_INFO_MAX_COMPUTE_QUEUE_INDICES);
    if (count == 0) {
        conf_unsupported("the device has no compute queue indices");
    }
    ur_queue_index_properties_t index = {UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, NULL, count - 1};
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &index, 0};
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(conf.context, conf.device, &properties, &queue));
    UR(urQueueRelease(queue));
}

TEST(references) {
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t count = 0;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
    UR(urQueueRetain(queue));
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 2);
    UR(urQueueRelease(queue));
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    CHECK_EQ(count, 1);
}

TEST(finish) {
    enum { SIZE = 1 << 20 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *host = conf_alloc(SIZE), value = 0x3c;
    UR(urQueueFinish(queue));
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, mem, false, 0, SIZE, host, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    for (size_t i = 0; i < SIZE; ++i) {
        CHECK_MSG(host[i] == value, "byte %zu is 0x%x after finish", i, host[i]);
    }
}

TEST(flush) {
    ur_queue_handle_t queue = conf_queue(0);
    UR(urQueueFlush(queue));
    ur_mem_handle_t mem = conf_buffer(64);
    unsigned char value = 1;
    ur_event_handle_t event = NULL;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 64, 0, NULL, &event));
    conf_event(event);
    UR(urQueueFlush(queue));
    /* after flush the command starts without anybody waiting for it */
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    while (status != UR_EVENT_STATUS_COMPLETE) {
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                          NULL));
        CHECK_MSG(status != UR_EVENT_STATUS_ERROR, "status is 4 (0x4)");
    }
}

TEST(empty) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_bool_t empty = 0;
    ur_result_t result = urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, NULL);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION) {
        conf_unsupported("UR_QUEUE_INFO_EMPTY is optional and not answered here");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(empty, 1);
    ur_mem_handle_t mem = conf_buffer(64);
    unsigned char value = 1;
    UR(urEnqueueMemBufferFill(queue, mem, &value, 1, 0, 64, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, NULL));
    CHECK_EQ(empty, 1);
}

TEST(release_with_work) {
    enum { SIZE = 1 << 16 };
    ur_mem_handle_t mem = conf_buffer(SIZE);
    unsigned char *host = conf_alloc(SIZE), value = 0x77;
    ur_queue_handle_t queue = NULL;
    UR(conf_queue_create(conf.context, NULL, &queue));
    ur_event_handle_t event = NULL;
    ur_result_t result = urEnqueueMemBufferFill(queue, mem, &value, 1, 0, SIZE, 0, NULL, NULL);
    if (result == UR_RESULT_SUCCESS) {
        result = urEnqueueMemBufferRead(queue, mem, false, 0, SIZE, host, 0, NULL, &event);
    }
    UR(urQueueRelease(queue));
    CHECK_MSG(result == UR_RESULT_SUCCESS, "work on the queue: %s", conf_result_name(result));
    result = urEventWait(1, &event);
    UR(urEventRelease(event));
    CHECK_MSG(result == UR_RESULT_SUCCESS, "urEventWait: %s", conf_result_name(result));
    CHECK_EQ(host[0], value);
    CHECK_EQ(host[SIZE - 1], value);
}

TEST(native_handle) {
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(64);
    ur_native_handle_t native = 0, again = 0;
    UR_OR_UNSUPPORTED(urQueueGetNativeHandle(queue, NULL, &native));
    ur_queue_native_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, NULL,
                                               false};
    ur_queue_handle_t made = NULL;
    UR_OR_UNSUPPORTED(
        urQueueCreateWithNativeHandle(native, conf.context, conf.device, &properties, &made));
    CHECK(made != NULL);
    ur_result_t result = urQueueGetNativeHandle(made, NULL, &again);
    int value = 5, read = 0;
    ur_result_t work =
        urEnqueueMemBufferWrite(made, mem, true, 0, sizeof value, &value, 0, NULL, NULL);
    if (work == UR_RESULT_SUCCESS) {
        work = urEnqueueMemBufferRead(made, mem, true, 0, sizeof read, &read, 0, NULL, NULL);
    }
    urQueueRelease(made);
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    CHECK_EQ(again, native);
    CHECK_EQ(work, UR_RESULT_SUCCESS);
    CHECK_EQ(read, 5);
    UR(urQueueFinish(queue));
}

TEST(foreign_device) {
    /* a device that is not of the context: only where the platform has a second one */
    ur_device_handle_t devices[8];
    uint32_t count = 0;
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, CONF_COUNT(devices), devices, &count));
    ur_device_handle_t other = NULL;
    for (uint32_t i = 0; i < count && i < CONF_COUNT(devices); ++i) {
        other = devices[i] != conf.device ? devices[i] : other;
        urDeviceRelease(devices[i]);
    }
    if (!other) {
        conf_skip("the platform has one device");
    }
    ur_queue_handle_t queue = NULL;
    UR_IS_ONE_OF(urQueueCreate(conf.context, other, NULL, &queue), UR_RESULT_ERROR_INVALID_DEVICE,
                 UR_RESULT_ERROR_INVALID_CONTEXT);
    CHECK(queue == NULL);
}

static const conf_test tests[] = {
    CONF_TEST(in_order, "urQueueCreate urQueueGetInfo urQueueRelease",
              "in-order queue knows its context and device"),
    CONF_TEST(no_properties, "urQueueCreate", "queue without properties is in order"),
    CONF_TEST(out_of_order, "urQueueCreate urQueueGetInfo", "out-of-order queue reports its flags"),
    CONF_TEST(profiling, "urQueueCreate urQueueGetInfo", "profiling queue reports its flags"),
    CONF_TEST(hints, "urQueueCreate", "queues with hints are made and work"),
    CONF_TEST(queue_index, "urQueueCreate", "takes each compute queue index"),
    CONF_TEST(foreign_device, "urQueueCreate", "refuses a device that the context does not hold"),
    CONF_TEST(references, "urQueueRetain urQueueRelease",
              "starts with one reference and counts them"),
    CONF_TEST(finish, "urQueueFinish", "returns when all commands are complete"),
    CONF_TEST(flush, "urQueueFlush", "starts what was enqueued"),
    CONF_TEST(empty, "urQueueGetInfo", "tells that a finished queue is empty"),
    CONF_TEST(release_with_work, "urQueueRelease", "lets commands that are under way complete"),
    CONF_TEST(unknown_query, "urQueueGetInfo", "refuses unknown enumerators and writes nothing"),
    CONF_TEST(query_errors, "urQueueGetInfo", "refuses outputs that do not fit together"),
    CONF_TEST(native_handle, "urQueueGetNativeHandle urQueueCreateWithNativeHandle",
              "gives a handle from which a working queue is made"),
};

int main(int argc, char **argv) {
    static conf_list list;
    conf_list_add(&list, tests, CONF_COUNT(tests));
    conf_list_queries(&list, "ur_queue_info_t", "urQueueGetInfo", query);
    return conf_main_list(argc, argv, "queue", &list);
}
