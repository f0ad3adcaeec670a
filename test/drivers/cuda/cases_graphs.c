/* Command buffers as the driver's graphs, by the driver's own calls: what a callback adds to one,
 * and what the native handle shows. */
#include <dlfcn.h>

#include "cases.h"

enum { BYTES = COUNT * sizeof(int) };

/* The calls by their types, without the headers of either driver. */
typedef int launch_graph(void *exec, void *stream);
typedef int instantiate_graph(void **exec, void *graph, unsigned long long flags);
typedef int destroy(void *object);
typedef int add_copy_hip(void **node, void *graph, void *const *after, size_t count, void *to,
                         const void *from, size_t size, int kind);
struct memset_node { /* CUDA_MEMSET_NODE_PARAMS */
    uintptr_t to;
    size_t pitch;
    unsigned value, element;
    size_t width, height;
};
typedef int add_fill_cuda(void **node, void *graph, void *const *after, size_t count,
                          const struct memset_node *node_params, void *native_context);
typedef int begin_capture(void *stream, void *graph, void *const *after, const void *edges,
                          size_t count, int mode);
typedef int end_capture(void *stream, void **graph);
typedef int set_words(uintptr_t to, unsigned value, size_t count, void *stream);
typedef int create_stream(void **stream, unsigned flags);

static void *library;

static void *find(const char *cuda_name, const char *hip_name) {
    static const char *const hip[] = {"libamdhip64.so.7", "libamdhip64.so.6", "libamdhip64.so.5"};
    if (!library && is_cuda()) {
        library = dlopen("libcuda.so.1", RTLD_NOW);
    }
    for (size_t i = 0; !library && i < sizeof(hip) / sizeof(hip[0]); ++i) {
        library = dlopen(hip[i], RTLD_NOW);
    }
    return library ? dlsym(library, is_cuda() ? cuda_name : hip_name) : NULL;
}

static int make_buffer(bool updatable, ur_exp_command_buffer_handle_t *buffer) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               updatable, false, false};
    UR(urCommandBufferCreateExp(context, devices[0], &desc, buffer));
    return PASSED;
}

static int append_add(ur_exp_command_buffer_handle_t buffer, void *memory, int value,
                      ur_exp_command_buffer_sync_point_t *after,
                      ur_exp_command_buffer_sync_point_t *point,
                      ur_exp_command_buffer_command_handle_t *command) {
    ur_kernel_handle_t add = NULL;
    const size_t global = COUNT, local = 64;
    DO(make_kernel("add", &add));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(value), &value)};
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, add, 1, NULL, &global, &local, 2, args,
                                                    0, NULL, after != NULL, after, 0, NULL, point,
                                                    NULL, command));
    return PASSED;
}

static int check_numbers(ur_queue_handle_t queue, const void *memory, int wanted) {
    static int numbers[COUNT];
    UR(urEnqueueUSMMemcpy(queue, true, numbers, memory, BYTES, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        if (numbers[i] != wanted) {
            printf("    number %d is %d, not %d\n", i, numbers[i], wanted);
            return FAILED;
        }
    }
    return PASSED;
}

/* ---- what callbacks add ---------------------------------------------------------------------- */

struct native {
    ur_exp_command_buffer_handle_t buffer; /* whose native handle is the graph */
    int *from, *to;
    ur_native_handle_t native_context;
    int result; /* of the driver, or -1 */
};

/* to = from on HIP, and 7 on CUDA, whose call for fills is the shorter one. */
static void add_node(void *data) {
    struct native *n = data;
    ur_native_handle_t graph = 0;
    void *node = NULL;
    n->result = -1;
    if (urCommandBufferGetNativeHandleExp(n->buffer, &graph) != UR_RESULT_SUCCESS) {
        return;
    }
    if (is_cuda()) {
        add_fill_cuda *add = (add_fill_cuda *)(uintptr_t)find("cuGraphAddMemsetNode", NULL);
        const struct memset_node fill = {(uintptr_t)n->to, 0, 7, 4, COUNT, 1};
        n->result = add ? add(&node, (void *)graph, NULL, 0, &fill, (void *)n->native_context) : -1;
    } else {
        add_copy_hip *add = (add_copy_hip *)(uintptr_t)find("", "hipGraphAddMemcpyNode1D");
        enum { DEFAULT = 4 };
        n->result = add ? add(&node, (void *)graph, NULL, 0, n->to, n->from, BYTES, DEFAULT) : -1;
    }
}

/* Captures a stream into the graph: two fills, one after the other. */
static void capture(void *data) {
    struct native *n = data;
    ur_native_handle_t graph = 0;
    void *stream = NULL, *same = NULL;
    begin_capture *begin = (begin_capture *)(uintptr_t)find("cuStreamBeginCaptureToGraph", NULL);
    end_capture *end = (end_capture *)(uintptr_t)find("cuStreamEndCapture", NULL);
    create_stream *create = (create_stream *)(uintptr_t)find("cuStreamCreate", NULL);
    destroy *destroy_stream = (destroy *)(uintptr_t)find("cuStreamDestroy_v2", NULL);
    set_words *set = (set_words *)(uintptr_t)find("cuMemsetD32Async", NULL);
    enum { NON_BLOCKING = 1, THREAD_LOCAL = 1 };
    n->result = -1;
    if (urCommandBufferGetNativeHandleExp(n->buffer, &graph) != UR_RESULT_SUCCESS || !begin ||
        !end || !create || !destroy_stream || !set) {
        return;
    }
    n->result = create(&stream, NON_BLOCKING);
    if (n->result == 0) {
        n->result = begin(stream, (void *)graph, NULL, NULL, 0, THREAD_LOCAL);
    }
    if (n->result == 0) {
        int first = set((uintptr_t)n->to, 5, COUNT, stream);
        int second = set((uintptr_t)n->to, 7, COUNT, stream);
        n->result = end(stream, &same);
        n->result = n->result ? n->result : first ? first : second;
    }
    if (stream) {
        (void)destroy_stream(stream);
    }
}

/* A launch before the native command and one behind it; with a child or without. */
static int around(ur_exp_command_buffer_native_command_function_t function, bool with_child) {
    ur_queue_handle_t queue = NULL;
    ur_exp_command_buffer_handle_t parent = NULL, child = NULL;
    ur_exp_command_buffer_sync_point_t point;
    struct native native = {.result = -1};
    int seven = 6, zero = 0;
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_device_memory(0, BYTES, &native.from));
    DO(make_device_memory(0, BYTES, &native.to));
    UR(urContextGetNativeHandle(context, &native.native_context));
    DO(make_buffer(false, &parent));
    if (with_child) {
        DO(make_buffer(false, &child));
    }
    native.buffer = with_child ? child : parent;
    UR(urEnqueueUSMFill(queue, native.from, 4, &seven, BYTES, 0, NULL, NULL));
    UR(urEnqueueUSMFill(queue, native.to, 4, &zero, BYTES, 0, NULL, NULL));
    DO(append_add(parent, native.from, 1, NULL, &point, NULL)); /* then it is 7 */
    UR(urCommandBufferAppendNativeCommandExp(parent, function, &native, child, 1, &point, &point));
    CHECK(native.result == 0);
    DO(append_add(parent, native.to, 3, &point, NULL, NULL));
    if (child) {
        UR(urCommandBufferReleaseExp(child));
    }
    UR(urCommandBufferFinalizeExp(parent));
    for (int turn = 0; turn < 3; ++turn) {
        UR(urEnqueueUSMFill(queue, native.from, 4, &seven, BYTES, 0, NULL, NULL));
        UR(urEnqueueCommandBufferExp(queue, parent, 0, NULL, NULL));
        DO(check_numbers(queue, native.to, 10));
    }
    UR(urCommandBufferReleaseExp(parent));
    return end_case();
}

static int native_in_child(void) {
    return around(add_node, true);
}

static int native_without_child(void) {
    return around(add_node, false);
}

static int native_captured(void) {
    if (!is_cuda() || !find("cuStreamBeginCaptureToGraph", "")) {
        SKIP("the driver does not capture a stream into a graph");
    }
    return around(capture, true);
}

/* ---- what the native handle shows ------------------------------------------------------------ */

/* Launches the graph by itself. */
static int launch_graph_of(ur_native_handle_t graph, ur_queue_handle_t queue) {
    launch_graph *launch_it = (launch_graph *)(uintptr_t)find("cuGraphLaunch", "hipGraphLaunch");
    instantiate_graph *instantiate = (instantiate_graph *)(uintptr_t)find(
        "cuGraphInstantiateWithFlags", "hipGraphInstantiateWithFlags");
    destroy *end = (destroy *)(uintptr_t)find("cuGraphExecDestroy", "hipGraphExecDestroy");
    ur_native_handle_t stream = 0;
    void *exec = NULL;
    CHECK(launch_it && instantiate && end);
    UR(urQueueGetNativeHandle(queue, NULL, &stream));
    CHECK(instantiate(&exec, (void *)graph, 0) == 0);
    CHECK(launch_it(exec, (void *)stream) == 0);
    UR(urQueueFinish(queue));
    CHECK(end(exec) == 0);
    return PASSED;
}

/* The one behind the buffer. */
static int launch_native(ur_exp_command_buffer_handle_t buffer, ur_queue_handle_t queue) {
    ur_native_handle_t graph = 0;
    UR(urCommandBufferGetNativeHandleExp(buffer, &graph));
    return launch_graph_of(graph, queue);
}

static int update_add(ur_exp_command_buffer_handle_t buffer,
                      ur_exp_command_buffer_command_handle_t command, int value, size_t global) {
    ur_exp_command_buffer_update_value_arg_desc_t change = {
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC,
        NULL,
        1,
        sizeof(value),
        NULL,
        &value};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
        .hCommand = command,
        .numNewValueArgs = 1,
        .pNewValueArgList = &change,
        .newWorkDim = 1,
        .pNewGlobalWorkSize = &global};
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    return PASSED;
}

/* It has what was recorded, also before the buffer is finalized, and what it was updated to. */
static int native_graph(void) {
    ur_queue_handle_t queue = NULL;
    ur_exp_command_buffer_handle_t buffer = NULL;
    ur_exp_command_buffer_command_handle_t first = NULL, second = NULL;
    ur_exp_command_buffer_sync_point_t point;
    int *memory = NULL, zero = 0;
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_device_memory(0, BYTES, &memory));
    DO(make_buffer(true, &buffer));
    UR(urEnqueueUSMFill(queue, memory, 4, &zero, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    DO(append_add(buffer, memory, 1, NULL, &point, &first));
    DO(launch_native(buffer, queue));
    DO(check_numbers(queue, memory, 1));
    DO(append_add(buffer, memory, 10, &point, NULL, &second));
    DO(launch_native(buffer, queue));
    DO(check_numbers(queue, memory, 12));
    UR(urCommandBufferFinalizeExp(buffer));
    DO(update_add(buffer, first, 100, COUNT));
    DO(launch_native(buffer, queue));
    DO(check_numbers(queue, memory, 122));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    DO(check_numbers(queue, memory, 232));
    DO(update_add(buffer, second, 1000, 0)); /* which launches nothing any more */
    DO(launch_native(buffer, queue));
    DO(check_numbers(queue, memory, 332));
    DO(update_add(buffer, second, 1000, COUNT));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    DO(check_numbers(queue, memory, 1432));
    UR(urCommandBufferReleaseExp(buffer));
    return end_case();
}

/* A queue of the other device takes no buffer of this one. */
static int graph_of_another_device(void) {
    ur_queue_handle_t queue = NULL, other = NULL;
    ur_exp_command_buffer_handle_t buffer = NULL;
    int *memory = NULL;
    DO(start_context(2));
    DO(make_queue(0, &queue));
    DO(make_queue(1, &other));
    DO(make_device_memory(0, BYTES, &memory));
    DO(make_buffer(false, &buffer));
    DO(append_add(buffer, memory, 1, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    IS(UR_RESULT_ERROR_INVALID_QUEUE, urEnqueueCommandBufferExp(other, buffer, 0, NULL, NULL));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urCommandBufferReleaseExp(buffer));
    return end_case();
}

/* What a captured queue became: the driver's graph, and the executable that runs launch. */
static int native_capture(void) {
    launch_graph *launch_it = (launch_graph *)(uintptr_t)find("cuGraphLaunch", "hipGraphLaunch");
    ur_queue_handle_t queue = NULL;
    ur_kernel_handle_t add = NULL;
    ur_exp_graph_handle_t graph = NULL;
    ur_exp_executable_graph_handle_t executable = NULL;
    ur_native_handle_t native = 0, exec = 0, stream = 0;
    int *memory = NULL, zero = 0, one = 1;
    const size_t global = COUNT, local = 64;
    CHECK(launch_it != NULL);
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_device_memory(0, BYTES, &memory));
    DO(make_kernel("add", &add));
    UR(urEnqueueUSMFill(queue, memory, 4, &zero, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(one), &one)};
    UR(urQueueBeginGraphCaptureExp(queue));
    UR(urEnqueueKernelLaunchWithArgsExp(queue, add, 1, NULL, &global, &local, 2, args, NULL, 0,
                                        NULL, NULL));
    UR(urQueueEndGraphCaptureExp(queue, &graph));
    UR(urGraphGetNativeHandleExp(graph, &native));
    DO(launch_graph_of(native, queue));
    DO(check_numbers(queue, memory, 1));
    UR(urGraphInstantiateGraphExp(graph, &executable));
    UR(urGraphExecutableGraphGetNativeHandleExp(executable, &exec));
    UR(urQueueGetNativeHandle(queue, NULL, &stream));
    CHECK(launch_it((void *)exec, (void *)stream) == 0);
    UR(urQueueFinish(queue));
    DO(check_numbers(queue, memory, 2));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    DO(check_numbers(queue, memory, 3));
    UR(urQueueFinish(queue));
    UR(urGraphExecutableGraphDestroyExp(executable));
    UR(urGraphDestroyExp(graph));
    return end_case();
}

const struct cases_case cases_graphs[] = {{"native_in_child", native_in_child},
                                          {"native_capture", native_capture},
                                          {"native_without_child", native_without_child},
                                          {"native_captured", native_captured},
                                          {"native_graph", native_graph},
                                          {"graph_of_another_device", graph_of_another_device},
                                          {NULL, NULL}};
