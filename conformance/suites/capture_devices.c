/* Captures of queues of several devices of a context: one graph, whose commands run where they were
 * captured. The devices are two of the platform's, or parts of one. */
#include <string.h>

#include "capture.h"

enum { COUNT = 64, BYTES = COUNT * 4 };

/* ---- two devices ----------------------------------------------------------------------------- */

static struct {
    ur_device_handle_t device[2];
    ur_context_handle_t context;
    ur_kernel_handle_t affine; /* NULL: no kernels for both */
} two;

static void release_device(void *device) {
    urDeviceRelease(device);
}

static void release_context(void *context) {
    urContextRelease(context);
}

static void release_queue(void *queue) {
    urQueueRelease(queue);
}

static bool find_second(void) {
    ur_device_handle_t devices[16];
    uint32_t count = 0;
    two.device[1] = NULL;
    UR(urDeviceGet(conf.platform, UR_DEVICE_TYPE_ALL, CONF_COUNT(devices), devices, &count));
    for (uint32_t i = 0; i < count && i < CONF_COUNT(devices); ++i) {
        if (devices[i] == conf.device || two.device[1]) {
            urDeviceRelease(devices[i]);
        } else {
            two.device[1] = devices[i];
            conf_defer(release_device, devices[i]);
        }
    }
    two.device[0] = conf.device;
    return two.device[1] != NULL;
}

static bool find_parts(bool both_run) {
    /* PoCL's thread ends now and then in an event that is gone; Intel's waits for ever for its own
     * threads (one of seven runs under ThreadSanitizer, one of four without). */
    if (both_run && conf.backend == UR_BACKEND_OPENCL) {
        conf_skip("OpenCL drivers of processors end or stop now and then with commands of several "
                  "parts of a device");
    }
    const ur_device_partition_property_t half = {
        UR_DEVICE_PARTITION_EQUALLY, {.equally = conf_u32(UR_DEVICE_INFO_MAX_COMPUTE_UNITS) / 2}};
    const ur_device_partition_properties_t properties = {
        UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL, &half, 1};
    uint32_t count = 0;
    if (half.value.equally == 0 ||
        urDevicePartition(conf.device, &properties, 2, two.device, &count) != UR_RESULT_SUCCESS) {
        return false;
    }
    conf_defer(release_device, two.device[0]);
    if (count > 1) {
        conf_defer(release_device, two.device[1]);
    }
    return count > 1;
}

static void make_kernel(void) {
    size_t size = 0;
    ur_program_handle_t program = NULL;
    two.affine = NULL;
    conf_need_kernels();
    enum conf_program_form form = conf_program_form();
    const uint8_t *data = conf_kernel_file("basic", form, &size);
    const uint8_t *binaries[2] = {data, data};
    size_t sizes[2] = {size, size};
    if (form == CONF_FORM_BINARY) {
        UR(urProgramCreateWithBinary(two.context, 2, two.device, sizes, binaries, NULL, &program));
    } else {
        UR(urProgramCreateWithIL(two.context, data, size, NULL, &program));
    }
    conf_own_program(program);
    UR(urProgramBuild(two.context, program, NULL));
    UR(urKernelCreate(program, "affine", &two.affine));
    conf_own_kernel(two.affine);
}

static void make_context(bool both_run) {
    if (!find_second() && !find_parts(both_run)) {
        conf_skip("the platform has one device, which has no parts");
    }
    UR(urContextCreate(2, two.device, NULL, &two.context));
    conf_defer(release_context, two.context);
}

static void need_two(void) {
    conf_need_capture();
    conf_need_usm(UR_USM_TYPE_HOST);
    make_context(true);
    make_kernel();
}

static ur_queue_handle_t queue_on(int device, ur_queue_flags_t flags) {
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(two.context, two.device[device], &properties, &queue));
    conf_defer(release_queue, queue);
    return queue;
}

static void free_usm(void *pointer) {
    urUSMFree(two.context, pointer);
}

static uint32_t *host_memory(size_t size) {
    void *pointer = NULL;
    UR(urUSMHostAlloc(two.context, NULL, NULL, size, &pointer));
    conf_defer(free_usm, pointer);
    memset(pointer, 0, size);
    return pointer;
}

/* ---- graphs ---------------------------------------------------------------------------------- */

static ur_event_handle_t affine(ur_queue_handle_t queue, void *memory, uint32_t factor,
                                uint32_t term, ur_event_handle_t after) {
    conf_arg args[3] = {conf_arg_pointer(0, memory), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    ur_event_handle_t event = NULL;
    conf_launch(queue, two.affine, COUNT, args, 3, after ? 1 : 0, after ? &after : NULL, &event);
    return conf_event(event);
}

static ur_event_handle_t copy(ur_queue_handle_t queue, void *to, const void *from,
                              ur_event_handle_t after) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueUSMMemcpy(queue, false, to, from, BYTES, after ? 1 : 0, after ? &after : NULL,
                          &event));
    return conf_event(event);
}

static void *device_memory(ur_queue_handle_t queue, ur_event_handle_t *event) {
    void *pointer = NULL;
    UR(urEnqueueUSMDeviceAllocExp(queue, NULL, BYTES, NULL, 0, NULL, &pointer, event));
    conf_event(*event);
    return pointer;
}

static void check_all(const uint32_t *memory, uint32_t value) {
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK_MSG(memory[i] == value, "item %u is %u, expected %u", i, memory[i], value);
    }
}

/* ---- tests ----------------------------------------------------------------------------------- */

/* There and back, through memory that the graph allocates on each device. */
static void there_and_back(ur_queue_flags_t flags) {
    need_two();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_queue_handle_t one = queue_on(0, flags), other = queue_on(1, 0);
    uint32_t *host = host_memory(BYTES);
    conf_begin_capture(one);
    ur_event_handle_t event = NULL, last = NULL;
    void *here = device_memory(one, &event);
    last = copy(one, here, host, event);
    last = affine(one, here, 3, 1, last);
    last = copy(one, host, here, last);
    UR(urEnqueueEventsWait(other, 1, &last, &event));
    conf_event(event);
    void *there = device_memory(other, &event);
    (void)copy(other, there, host, NULL);
    (void)affine(other, there, 5, 2, NULL);
    last = copy(other, host, there, NULL);
    UR(urEnqueueUSMFreeExp(other, NULL, there, 1, &last, &event));
    conf_event(event);
    last = affine(one, host, 7, 3, event);
    UR(urEnqueueUSMFreeExp(one, NULL, here, 1, &last, NULL));
    if (flags) {
        UR(urEnqueueEventsWaitWithBarrier(one, 0, NULL, NULL));
    }
    ur_exp_graph_handle_t graph = conf_end_capture(one);
    ur_exp_executable_graph_handle_t executable = conf_instantiate(graph);
    check_all(host, 0); /* nothing has run */
    uint32_t value = 0;
    for (int turn = 0; turn < 3; ++turn) {
        /* What the queue has already comes before. */
        ur_event_handle_t before = affine(one, host, 2, (uint32_t)turn, NULL), run = NULL;
        UR(urEnqueueGraphExp(one, executable, 1, &before, turn == 1 ? &run : NULL));
        value = value * 2 + (uint32_t)turn;
        value = ((value * 3 + 1) * 5 + 2) * 7 + 3;
        if (run) {
            conf_event(run);
            UR(urEventWait(1, &run));
        } else {
            UR(urQueueFinish(one));
        }
        check_all(host, value);
    }
}

TEST(in_order) {
    there_and_back(0);
}

TEST(out_of_order) {
    conf_need_out_of_order();
    there_and_back(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
}

/* Whether the graph says that it has commands of its second device. */
static bool says_two(ur_exp_graph_handle_t graph) {
    char text[4096];
    conf_graph_text(graph, text, sizeof text);
    return strstr(text, "on device 2 of 2") != NULL;
}

/* A graph that began on one device goes on on the other, and its commands have no other order. */
TEST(captured_into_again) {
    need_two();
    ur_queue_handle_t one = queue_on(0, 0), other = queue_on(1, 0);
    uint32_t *host = host_memory(BYTES);
    conf_begin_capture(one);
    (void)affine(one, host, 3, 1, NULL);
    ur_exp_graph_handle_t graph = conf_end_capture(one), same = NULL;
    ur_exp_executable_graph_handle_t first = conf_instantiate(graph);
    CHECK(!says_two(graph));
    UR(urQueueBeginCaptureIntoGraphExp(other, graph));
    conf_will_capture_into(other);
    (void)affine(other, host, 5, 2, NULL);
    UR(urQueueEndGraphCaptureExp(other, &same));
    CHECK(same == graph);
    CHECK(says_two(graph));
    ur_exp_executable_graph_handle_t second = conf_instantiate(graph);
    UR(urEnqueueGraphExp(one, first, 0, NULL, NULL));
    UR(urQueueFinish(one));
    check_all(host, 1);
    UR(urEnqueueGraphExp(one, second, 0, NULL, NULL));
    UR(urQueueFinish(one));
    check_all(host, (1 * 3 + 1) * 5 + 2);
}

/* Random graphs of four queues on the two devices, each slot of memory in the order of its
 * commands, against the same commands one after another. */
TEST(random_graphs) {
    enum { SLOTS = 6, STEPS = 40, GRAPHS = 8, RUNS = 3 };
    need_two();
    conf_need_out_of_order();
    ur_queue_handle_t queues[4] = {queue_on(0, 0), queue_on(1, 0),
                                   queue_on(0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE),
                                   queue_on(1, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)};
    uint32_t *host = host_memory((size_t)SLOTS * BYTES);
    uint64_t state = conf_seed();
    for (int g = 0; g < GRAPHS; ++g) {
        struct {
            bool is_copy;
            uint32_t to, from, factor, term;
        } done[STEPS];
        uint32_t expected[SLOTS] = {0};
        ur_event_handle_t last[SLOTS];
        memset(host, 0, (size_t)SLOTS * BYTES);
        conf_begin_capture(queues[0]);
        ur_event_handle_t start = affine(queues[0], host, 1, 0, NULL);
        for (int i = 0; i < SLOTS; ++i) {
            last[i] = start;
        }
        for (int i = 0; i < STEPS; ++i) {
            uint64_t random = conf_random(&state) >> 16;
            ur_queue_handle_t queue = queues[random % 4];
            uint32_t to = (uint32_t)(random >> 4) % SLOTS, from = (uint32_t)(random >> 12) % SLOTS;
            uint32_t *at = host + (size_t)to * COUNT;
            done[i].is_copy = from != to && (random >> 24) % 3 == 0;
            done[i].to = to;
            done[i].from = from;
            done[i].factor = (uint32_t)(random >> 28) % 7 + 2;
            done[i].term = (uint32_t)i;
            if (done[i].is_copy) {
                ur_event_handle_t waits[2] = {last[to], last[from]}, event = NULL;
                UR(urEnqueueUSMMemcpy(queue, false, at, host + (size_t)from * COUNT, BYTES, 2,
                                      waits, &event));
                last[to] = last[from] = conf_event(event);
            } else {
                last[to] = affine(queue, at, done[i].factor, done[i].term, last[to]);
            }
        }
        for (int q = 1; q < 4; ++q) {
            ur_event_handle_t all = NULL, joined = NULL;
            UR(urEnqueueEventsWait(queues[q], 1, &start, NULL)); /* it may have had nothing */
            UR(urEnqueueEventsWait(queues[q], 0, NULL, &all));
            UR(urEnqueueEventsWait(queues[0], 1, &all, &joined));
            conf_event(all);
            conf_event(joined);
        }
        ur_exp_executable_graph_handle_t executable = conf_instantiate(conf_end_capture(queues[0]));
        for (int r = 0; r < RUNS; ++r) {
            UR(urEnqueueGraphExp(queues[r == 1 ? 2 : r == 2 ? 1 : 0], executable, 0, NULL, NULL));
            for (int i = 0; i < STEPS; ++i) {
                expected[done[i].to] = done[i].is_copy
                                           ? expected[done[i].from]
                                           : expected[done[i].to] * done[i].factor + done[i].term;
            }
        }
        UR(urQueueFinish(queues[2]));
        UR(urQueueFinish(queues[1]));
        UR(urQueueFinish(queues[0]));
        for (uint32_t i = 0; i < SLOTS; ++i) {
            check_all(host + (size_t)i * COUNT, expected[i]);
        }
    }
}

/* A graph of one device runs on queues of the other, among what these have, and its memory with it.
 */
TEST(runs_on_others) {
    need_two();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_DEVICE);
    ur_queue_handle_t one = queue_on(0, 0), other = queue_on(1, UR_QUEUE_FLAG_PROFILING_ENABLE);
    uint32_t *host = host_memory(BYTES);
    conf_begin_capture(one);
    ur_event_handle_t event = NULL;
    void *here = device_memory(one, &event);
    (void)copy(one, here, host, NULL);
    (void)affine(one, here, 3, 1, NULL);
    (void)copy(one, host, here, NULL);
    UR(urEnqueueUSMFreeExp(one, NULL, here, 0, NULL, NULL));
    ur_exp_graph_handle_t graph = conf_end_capture(one);
    ur_exp_executable_graph_handle_t first = conf_instantiate(graph),
                                     second = conf_instantiate(graph);
    uint32_t value = 0;
    for (int turn = 0; turn < 6; ++turn) {
        ur_event_handle_t before = affine(other, host, 5, 2, NULL), run = NULL;
        UR(urEnqueueGraphExp(other, turn % 2 ? first : second, 1, &before, &run));
        conf_event(run);
        (void)affine(other, host, 7, 4, NULL);
        value = ((value * 5 + 2) * 3 + 1) * 7 + 4;
        ur_command_t type = UR_COMMAND_KERNEL_LAUNCH;
        ur_queue_handle_t queue = NULL;
        UR(urEventGetInfo(run, UR_EVENT_INFO_COMMAND_TYPE, sizeof type, &type, NULL));
        UR(urEventGetInfo(run, UR_EVENT_INFO_COMMAND_QUEUE, sizeof queue, &queue, NULL));
        CHECK(type == UR_COMMAND_ENQUEUE_GRAPH_EXP && queue == other);
        if (turn == 2) {
            UR(urEventWait(1, &run));
            UR(urQueueFinish(other));
            UR(urEnqueueGraphExp(one, first, 0, NULL, NULL)); /* and on its own */
            UR(urQueueFinish(one));
            value = value * 3 + 1;
        }
    }
    UR(urQueueFinish(other));
    check_all(host, value);
}

/* What is captured on two devices is known of the graph, which need not run for that: also where
 * drivers stop with commands of several parts of a device. */
TEST(captured_and_dropped) {
    conf_need_capture();
    conf_need_usm(UR_USM_TYPE_HOST);
    make_context(false);
    make_kernel();
    ur_queue_handle_t one = queue_on(0, 0), other = queue_on(1, 0);
    uint32_t *host = host_memory(BYTES);
    conf_begin_capture(one);
    ur_event_handle_t event = affine(one, host, 3, 1, NULL);
    CHECK(!conf_captures(other));
    event = affine(other, host, 5, 2, event);
    CHECK(conf_captures(other));
    (void)affine(one, host, 7, 3, event);
    ur_exp_graph_handle_t graph = conf_end_capture(one);
    CHECK(!conf_captures(other));
    CHECK(says_two(graph));
    (void)conf_instantiate(graph);
    check_all(host, 0); /* nothing has run */
    /* The queues are as they were. */
    (void)affine(one, host, 2, 4, NULL);
    UR(urQueueFinish(one));
    check_all(host, 4);
}

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

/* A command buffer is of one device, and its runs are on queues of it. */
TEST(command_buffers_elsewhere) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    conf_need_usm(UR_USM_TYPE_HOST);
    make_context(false);
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, false, false};
    ur_exp_command_buffer_handle_t *buffer = conf_slot(release_buffer);
    ur_queue_handle_t one = queue_on(0, 0), other = queue_on(1, 0);
    ur_event_handle_t none = (ur_event_handle_t)one;
    uint32_t *host = host_memory(BYTES), value = 7;
    UR(urCommandBufferCreateExp(two.context, two.device[0], &desc, buffer));
    UR(urCommandBufferAppendUSMFillExp(*buffer, host, &value, sizeof value, BYTES, 0, NULL, 0, NULL,
                                       NULL, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urEnqueueCommandBufferExp(one, *buffer, 0, NULL, NULL));
    UR(urCommandBufferFinalizeExp(*buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_QUEUE, urEnqueueCommandBufferExp(other, *buffer, 0, NULL, &none));
    CHECK(none == (ur_event_handle_t)one);
    UR(urQueueFinish(other));
    check_all(host, 0);
    UR(urEnqueueCommandBufferExp(one, *buffer, 0, NULL, NULL));
    UR(urQueueFinish(one));
    check_all(host, 7);
}

static const conf_test tests[] = {
    CONF_TEST(in_order, "urEnqueueGraphExp", "a graph has commands of two devices"),
    CONF_TEST(out_of_order, "urEnqueueGraphExp", "a graph of two devices, on a queue out of order"),
    CONF_TEST(captured_into_again, "urQueueBeginCaptureIntoGraphExp",
              "a graph goes on on another device"),
    CONF_TEST(runs_on_others, "urEnqueueGraphExp",
              "a graph runs on queues of other devices of the context"),
    CONF_TEST(captured_and_dropped, "urQueueBeginGraphCaptureExp urGraphInstantiateGraphExp",
              "knows of commands of two devices"),
    CONF_TEST(command_buffers_elsewhere, "urEnqueueCommandBufferExp",
              "refuses a queue of another device of the context"),
    CONF_TEST(random_graphs, "urEnqueueGraphExp",
              "random graphs over two devices give what their commands give one by one"),
};

int main(int argc, char **argv) {
    static const conf_suite suite = {"capture_devices", tests, CONF_COUNT(tests)};
    return conf_main(argc, argv, &suite);
}
