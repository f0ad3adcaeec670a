/* What captures refuse: each time with an error and a sentence, and the capture goes on. */
#include "capture.h"

enum { COUNT = 256, BYTES = COUNT * 4 };

static ur_queue_handle_t capturing(void) {
    conf_need_capture();
    ur_queue_handle_t queue = conf_queue(0);
    conf_begin_capture(queue);
    return queue;
}

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value,
                 const ur_event_handle_t *wait, ur_event_handle_t *event) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, wait ? 1 : 0, wait, event));
    if (event) {
        conf_event(*event);
    }
}

static void check_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    uint32_t out[COUNT];
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK_MSG(out[i] == value, "item %u is %u, expected %u", i, out[i], value);
    }
}

/* The adapter says why its last call failed. */
static void check_sentence(const char *part) {
    ur_platform_handle_t platform = NULL;
    ur_adapter_handle_t adapter = NULL;
    const char *message = NULL;
    int32_t native = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_PLATFORM, sizeof platform, &platform, NULL));
    UR(urPlatformGetInfo(platform, UR_PLATFORM_INFO_ADAPTER, sizeof adapter, &adapter, NULL));
    ur_result_t result = urAdapterGetLastError(adapter, &message, &native);
    CHECK(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_ADAPTER_SPECIFIC);
    CHECK_MSG(message && strstr(message, part), "no \"%s\" in \"%s\"", part,
              message ? message : "");
}

#define REFUSED(call) UR_IS(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, call)

/* None of it gets into the graph, and what is captured after it does. */
TEST(waiting) {
    ur_queue_handle_t queue = capturing();
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t out[COUNT] = {0};
    void *map = NULL;
    ur_bool_t empty = 0;
    fill(queue, mem, 3, NULL, NULL);
    REFUSED(urQueueFinish(queue));
    check_sentence("urQueueFinish");
    REFUSED(urEnqueueMemBufferRead(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    check_sentence("urEnqueueMemBufferRead that blocks");
    REFUSED(urEnqueueMemBufferWrite(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    REFUSED(
        urEnqueueMemBufferMap(queue, mem, false, UR_MAP_FLAG_READ, 0, BYTES, 0, NULL, NULL, &map));
    REFUSED(urQueueGetInfo(queue, UR_QUEUE_INFO_EMPTY, sizeof empty, &empty, NULL));
    REFUSED(urEnqueueTimestampRecordingExp(queue, false, 0, NULL, NULL));
    UR(urQueueFlush(queue));
    ur_queue_flags_t flags = 1;
    UR(urQueueGetInfo(queue, UR_QUEUE_INFO_FLAGS, sizeof flags, &flags, NULL));
    UR(urQueueRetain(queue));
    UR(urQueueRelease(queue));
    fill(queue, mem, 4, NULL, NULL);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    check_all(queue, mem, 4);
}

TEST(bad_arguments) {
    ur_queue_handle_t queue = capturing();
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t value = 5, out[4];
    ur_event_handle_t none = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES + 4, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_SIZE,
          urEnqueueMemBufferRead(queue, mem, false, BYTES, 4, out, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER,
          urEnqueueMemBufferRead(queue, mem, false, 0, 4, NULL, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 1, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST,
          urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 1, &none, NULL));
    bool empty = false;
    UR(urGraphIsEmptyExp(conf_end_capture(queue), &empty));
    CHECK(empty);
}

TEST(captured_events) {
    ur_queue_handle_t queue = capturing(), other = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t event = NULL;
    ur_event_status_t status;
    ur_command_t type = UR_COMMAND_FORCE_UINT32;
    uint64_t time = 0;
    fill(queue, mem, 3, NULL, &event);
    for (int ended = 0; ended < 2; ++ended) {
        UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT, urEventWait(1, &event));
        check_sentence("of a command in a graph");
        UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT,
              urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof status, &status,
                             NULL));
        UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT,
              urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, 8, &time, NULL));
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
        CHECK_EQ(type, UR_COMMAND_MEM_BUFFER_FILL);
        UR(urEventRetain(event));
        UR(urEventRelease(event));
        /* among others */
        ur_event_handle_t both[2] = {NULL, event};
        fill(other, mem, 1, NULL, &both[0]);
        UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT, urEventWait(2, both));
        if (!ended) {
            conf_end_capture(queue);
        }
    }
    uint32_t value = 1;
    UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT,
          urEnqueueMemBufferFill(other, mem, &value, 4, 0, BYTES, 1, &event, NULL));
    check_sentence("graph");
    UR(urQueueFinish(other));
}

/* An event of the world outside, in a queue that captures and in one that would join it. */
TEST(events_from_outside) {
    ur_queue_handle_t queue = capturing(), other = conf_queue(0), third = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t outside = NULL, inside = NULL;
    uint32_t value = 1;
    bool captures = true;
    fill(other, mem, 3, NULL, &outside);
    REFUSED(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 1, &outside, NULL));
    fill(queue, mem, 3, NULL, &inside);
    ur_event_handle_t both[2] = {outside, inside};
    REFUSED(urEnqueueMemBufferFill(third, mem, &value, 4, 0, BYTES, 2, both, NULL));
    UR(urQueueIsGraphCaptureEnabledExp(third, &captures));
    CHECK(!captures);
    UR(urQueueFinish(third));
    UR(urQueueFinish(other));
}

TEST(beginning_and_ending) {
    ur_queue_handle_t queue = capturing(), other = conf_queue(0);
    ur_exp_graph_handle_t graph = NULL, untouched = NULL;
    UR(urQueueGetGraphExp(queue, &graph));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueBeginGraphCaptureExp(queue));
    check_sentence("captures already");
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueBeginCaptureIntoGraphExp(queue, graph));
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urQueueBeginCaptureIntoGraphExp(other, graph));
    UR_IS(UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, urQueueEndGraphCaptureExp(other, &untouched));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueGetGraphExp(other, &untouched));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER, urQueueEndGraphCaptureExp(queue, NULL));
    CHECK(untouched == NULL);
    ur_exp_executable_graph_handle_t executable = NULL;
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urGraphInstantiateGraphExp(graph, &executable));
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urGraphDestroyExp(graph));
    CHECK_PTR(conf_end_capture(queue), graph);
    UR_IS(UR_RESULT_ERROR_COMMAND_LIST_NOT_CAPTURING, urQueueEndGraphCaptureExp(queue, &untouched));
}

TEST(forks) {
    ur_queue_handle_t queue = capturing(), side = conf_queue(0), second = conf_queue(0);
    ur_mem_handle_t mem = conf_buffer(BYTES), mine = conf_buffer(BYTES);
    ur_exp_graph_handle_t graph = NULL;
    ur_event_handle_t first = NULL, last = NULL, foreign = NULL;
    uint32_t value = 1;
    fill(queue, mem, 3, NULL, &first);
    fill(side, mine, 4, &first, &last);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urQueueEndGraphCaptureExp(side, &graph));
    check_sentence("another queue");
    UR_IS(UR_RESULT_ERROR_GRAPH_UNJOINED_FORKS, urQueueEndGraphCaptureExp(queue, &graph));
    /* two captures do not become one */
    conf_begin_capture(second);
    fill(second, mem, 3, NULL, &foreign);
    UR_IS(UR_RESULT_ERROR_GRAPH_CAPTURE_MERGE_ATTEMPT,
          urEnqueueMemBufferFill(side, mine, &value, 4, 0, BYTES, 1, &foreign, NULL));
    conf_end_capture(second);
    /* joined, it ends */
    UR(urEnqueueEventsWait(queue, 1, &last, NULL));
    ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queue));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    check_all(queue, mine, 4);
}

static void release_context(void *context) {
    urContextRelease(context);
}

TEST(another_context) {
    ur_queue_handle_t queue = capturing();
    ur_context_handle_t context = NULL;
    UR(urContextCreate(1, &conf.device, NULL, &context));
    conf_defer(release_context, context);
    ur_queue_handle_t foreign = conf_queue_in(context, 0);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_event_handle_t event = NULL;
    fill(queue, mem, 3, NULL, &event);
    UR_IS(UR_RESULT_ERROR_INVALID_CONTEXT, urEnqueueEventsWait(foreign, 1, &event, NULL));
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urQueueBeginCaptureIntoGraphExp(foreign, graph));
    UR_IS(UR_RESULT_ERROR_INVALID_QUEUE,
          urEnqueueGraphExp(foreign, conf_instantiate(graph), 0, NULL, NULL));
}

/* The queue goes while it captures: the capture with it. Those that had joined are told once. */
TEST(left_open) {
    conf_need_capture();
    ur_exp_graph_handle_t graph = NULL;
    UR(urGraphCreateExp(conf.context, &graph));
    conf_own_graph(graph);
    ur_mem_handle_t mem = conf_buffer(BYTES);
    for (int into = 0; into < 2; ++into) {
        const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0};
        ur_queue_handle_t queue = NULL, side = conf_queue(0);
        UR(urQueueCreate(conf.context, conf.device, &properties, &queue));
        ur_result_t begun = into ? urQueueBeginCaptureIntoGraphExp(queue, graph)
                                 : urQueueBeginGraphCaptureExp(queue);
        ur_event_handle_t event = NULL;
        uint32_t value = 8;
        ur_result_t result =
            urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 0, NULL, &event);
        UR(urQueueRelease(queue));
        UR(begun);
        UR(result);
        conf_event(event);
        UR_IS(UR_RESULT_ERROR_GRAPH_INTERNAL_EVENT,
              urEnqueueMemBufferFill(side, mem, &value, 4, 0, BYTES, 1, &event, NULL));

        UR(urQueueCreate(conf.context, conf.device, &properties, &queue));
        begun = urQueueBeginGraphCaptureExp(queue);
        result = urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 0, NULL, &event);
        ur_result_t joined = urEnqueueEventsWait(side, 1, &event, NULL);
        UR(urQueueRelease(queue));
        UR(begun);
        UR(result);
        UR(joined);
        conf_event(event);
        UR_IS(UR_RESULT_ERROR_GRAPH_CAPTURE_INVALIDATED,
              urEnqueueMemBufferFill(side, mem, &value, 4, 0, BYTES, 0, NULL, NULL));
        value = 6;
        UR(urEnqueueMemBufferFill(side, mem, &value, 4, 0, BYTES, 0, NULL, NULL));
        UR(urQueueFinish(side));
        check_all(side, mem, 6);
    }
    ur_exp_executable_graph_handle_t executable = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urGraphInstantiateGraphExp(graph, &executable));
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urQueueBeginCaptureIntoGraphExp(queue, graph));
}

TEST(destroyed_while_it_runs) {
    ur_queue_handle_t queue = capturing();
    ur_mem_handle_t mem = conf_buffer(BYTES);
    fill(queue, mem, 3, NULL, NULL);
    ur_exp_graph_handle_t graph = conf_end_capture(queue);
    ur_exp_executable_graph_handle_t *executable = conf_slot(conf_destroy_executable);
    UR(urGraphInstantiateGraphExp(graph, executable));
    conf_hold(queue, NULL);
    UR(urEnqueueGraphExp(queue, *executable, 0, NULL, NULL));
    ur_exp_executable_graph_handle_t running = *executable;
    *executable = NULL; /* else one that is gone would be destroyed again */
    ur_result_t early = urGraphExecutableGraphDestroyExp(running);
    *executable = early == UR_RESULT_SUCCESS ? NULL : running;
    conf_let_go();
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, early);
    UR(urQueueFinish(queue));
    *executable = NULL;
    UR(urGraphExecutableGraphDestroyExp(running));
    check_all(queue, mem, 3);
}

TEST(frees) {
    ur_queue_handle_t queue = capturing(), other = conf_queue(0);
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    void *outside = NULL, *inside = NULL;
    UR(urEnqueueUSMDeviceAllocExp(other, NULL, BYTES, NULL, 0, NULL, &outside, NULL));
    ur_result_t foreign = urEnqueueUSMFreeExp(queue, NULL, outside, 0, NULL, NULL);
    UR(urEnqueueUSMFreeExp(other, NULL, outside, 0, NULL, NULL));
    UR(urQueueFinish(other));
    UR_IS(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, foreign);
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, BYTES, NULL, 0, NULL, &inside, NULL));
    REFUSED(urEnqueueUSMFreeExp(queue, NULL, (char *)inside + 4, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_USM_SIZE,
          urEnqueueUSMDeviceAllocExp(queue, NULL, 0, NULL, 0, NULL, &outside, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
          urEnqueueUSMFreeExp(other, NULL, inside, 0, NULL, NULL));
    UR(urEnqueueUSMFreeExp(queue, NULL, inside, 0, NULL, NULL));
    REFUSED(urEnqueueUSMFreeExp(queue, NULL, inside, 0, NULL, NULL));
}

TEST(wrong_handles) {
    conf_need_capture();
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_graph_handle_t graph = NULL;
    UR(urGraphCreateExp(conf.context, &graph));
    conf_own_graph(graph);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(graph);
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH,
          urQueueBeginCaptureIntoGraphExp(queue, (ur_exp_graph_handle_t)queue));
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH,
          urEnqueueGraphExp(queue, (ur_exp_executable_graph_handle_t)graph, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_GRAPH, urGraphDestroyExp((ur_exp_graph_handle_t)executable));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urQueueBeginCaptureIntoGraphExp(queue, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER,
          urGraphSetDestructionCallbackExp(graph, NULL, NULL));
}

static const conf_test tests[] = {
    CONF_TEST(waiting, "urQueueBeginGraphCaptureExp urQueueFinish urEnqueueMemBufferRead",
              "waiting is refused, and the capture goes on"),
    CONF_TEST(bad_arguments, "urQueueBeginGraphCaptureExp", "wrong commands are not captured"),
    CONF_TEST(captured_events, "urQueueBeginGraphCaptureExp urEventWait urEventGetInfo",
              "events of captured commands are refused elsewhere"),
    CONF_TEST(events_from_outside, "urQueueBeginGraphCaptureExp",
              "a graph waits for nothing outside"),
    CONF_TEST(beginning_and_ending, "urQueueBeginGraphCaptureExp urQueueEndGraphCaptureExp",
              "begins and ends once, on one queue"),
    CONF_TEST(forks, "urQueueEndGraphCaptureExp", "ends on its queue, once all is joined"),
    CONF_TEST(another_context, "urQueueBeginCaptureIntoGraphExp urEnqueueGraphExp",
              "a queue of another context is refused"),
    CONF_TEST(left_open, "urQueueRelease", "a capture goes with its queue"),
    CONF_TEST(destroyed_while_it_runs, "urGraphExecutableGraphDestroyExp",
              "refuses what runs, and loses nothing"),
    CONF_TEST(frees, "urEnqueueUSMFreeExp", "frees what the graph has allocated, once"),
    CONF_TEST(wrong_handles, "urQueueBeginCaptureIntoGraphExp urEnqueueGraphExp urGraphDestroyExp",
              "handles of another kind are refused"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"capture_errors", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
