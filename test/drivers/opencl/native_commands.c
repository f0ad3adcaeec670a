/* Commands that a program adds to a command buffer by calls of OpenCL: they run where they stand,
 * once in each run, on queues in order and out of order, also behind what the host holds back and
 * after the command buffer was released. Status 77: no driver here has cl_khr_command_buffer. */
#define CL_TARGET_OPENCL_VERSION 300
#include <CL/cl.h>
#include <CL/cl_ext.h>
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_ddi.h"

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "native_commands.c:%d: %s\n", __LINE__, #condition);                   \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define IS(wanted, call)                                                                           \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != (wanted)) {                                                                 \
            fprintf(stderr, "native_commands.c:%d: %s gave 0x%x\n", __LINE__, #call,               \
                    (unsigned)result_);                                                            \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)
#define UR(call) IS(UR_RESULT_SUCCESS, call)

enum { COUNT = 256, RUNS = 3 };

#define CALLS(X)                                                                                   \
    X(clCreateProgramWithSource)                                                                   \
    X(clBuildProgram)                                                                              \
    X(clCreateKernel)                                                                              \
    X(clSetKernelArg)                                                                              \
    X(clReleaseKernel)                                                                             \
    X(clReleaseProgram)                                                                            \
    X(clGetExtensionFunctionAddressForPlatform)
#define MEMBER(name) __typeof__(name) *name;
static struct {
    CALLS(MEMBER)
    clCommandNDRangeKernelKHR_fn launch;
} cl;

static ur_adapter_handle_t adapter;
static ur_device_handle_t device;
static ur_context_handle_t context;
static cl_kernel kernel;

static void open_driver(void) {
    ur_platform_handle_t platform;
    ur_native_handle_t native;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(1, &adapter, NULL));
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    UR(urContextCreate(1, &device, NULL, &context));
    void *library = dlopen("libOpenCL.so.1", RTLD_NOW);
    CHECK(library != NULL);
#define LOAD(name)                                                                                 \
    {                                                                                              \
        void *address = dlsym(library, #name);                                                     \
        CHECK(address != NULL);                                                                    \
        memcpy(&cl.name, &address, sizeof(address));                                               \
    }
    CALLS(LOAD)
    UR(urPlatformGetNativeHandle(platform, &native));
    void *address = cl.clGetExtensionFunctionAddressForPlatform((cl_platform_id)native,
                                                                "clCommandNDRangeKernelKHR");
    if (!address) {
        exit(77);
    }
    memcpy(&cl.launch, &address, sizeof(address));
}

static void close_driver(void) {
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
}

static cl_program build(void) {
    static const char *text = "__kernel void add_step(__global int *data, __global int *runs) {\n"
                              "    data[get_global_id(0)] = data[get_global_id(0)] * 10 + 3;\n"
                              "    if (get_global_id(0) == 0) runs[0]++;\n"
                              "}\n";
    ur_native_handle_t native;
    cl_int code;
    UR(urContextGetNativeHandle(context, &native));
    cl_program program = cl.clCreateProgramWithSource((cl_context)native, 1, &text, NULL, &code);
    CHECK(program && code == CL_SUCCESS);
    CHECK(cl.clBuildProgram(program, 0, NULL, "", NULL, NULL) == CL_SUCCESS);
    kernel = cl.clCreateKernel(program, "add_step", &code);
    CHECK(kernel && code == CL_SUCCESS);
    return program;
}

/* The program's function: one launch. */
struct step {
    ur_exp_command_buffer_handle_t buffer;
    ur_mem_handle_t data, runs;
    int calls;
};

static void add_step(void *argument) {
    struct step *step = argument;
    const size_t global = COUNT;
    ur_native_handle_t native = 0, again = 0, mem;
    cl_mem data, runs;
    ++step->calls;
    UR(urCommandBufferGetNativeHandleExp(step->buffer, &native));
    UR(urCommandBufferGetNativeHandleExp(step->buffer, &again));
    CHECK(native != 0 && native == again);
    UR(urMemGetNativeHandle(step->data, device, &mem));
    data = (cl_mem)mem;
    UR(urMemGetNativeHandle(step->runs, device, &mem));
    runs = (cl_mem)mem;
    CHECK(cl.clSetKernelArg(kernel, 0, sizeof(data), &data) == CL_SUCCESS);
    CHECK(cl.clSetKernelArg(kernel, 1, sizeof(runs), &runs) == CL_SUCCESS);
    CHECK(cl.launch((cl_command_buffer_khr)native, NULL, NULL, kernel, 1, NULL, &global, NULL, 0,
                    NULL, NULL, NULL) == CL_SUCCESS);
}

static void add_nothing(void *argument) {
    ++*(int *)argument;
}

static _Atomic int gate;

static void wait_for_gate(void *unused) {
    (void)unused;
    while (!atomic_load(&gate)) {
        nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
    }
}

/* data = 1, then twice * 10 + 3 natively, then a copy: 133 in `to`. */
static ur_exp_command_buffer_handle_t record(ur_mem_handle_t data, ur_mem_handle_t runs,
                                             ur_mem_handle_t to, bool in_order, bool child) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               false, in_order, true};
    const int one = 1;
    int empty = 0;
    ur_exp_command_buffer_sync_point_t point;
    ur_exp_command_buffer_handle_t buffer, inside = NULL;
    ur_native_handle_t native = 77;
    UR(urCommandBufferCreateExp(context, device, &desc, &buffer));
    UR(urCommandBufferAppendMemBufferFillExp(buffer, data, &one, sizeof(one), 0,
                                             COUNT * sizeof(one), 0, NULL, 0, NULL, &point, NULL,
                                             NULL));
    struct step step = {buffer, data, runs, 0};
    ur_result_t result =
        urCommandBufferAppendNativeCommandExp(buffer, add_step, &step, NULL, 1, &point, &point);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        exit(77);
    }
    UR(result);
    if (child) {
        UR(urCommandBufferCreateExp(context, device, &desc, &inside));
        step.buffer = inside;
    }
    UR(urCommandBufferAppendNativeCommandExp(buffer, add_step, &step, inside, 1, &point, &point));
    CHECK(step.calls == 2);
    if (inside) {
        UR(urCommandBufferReleaseExp(inside));
    }
    UR(urCommandBufferAppendNativeCommandExp(buffer, add_nothing, &empty, NULL, 1, &point, &point));
    CHECK(empty == 1);
    IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, urCommandBufferGetNativeHandleExp(buffer, &native));
    CHECK(native == 77);
    UR(urCommandBufferAppendMemBufferCopyExp(buffer, data, to, 0, 0, COUNT * sizeof(one), 1, &point,
                                             0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    IS(UR_RESULT_ERROR_INVALID_OPERATION,
       urCommandBufferAppendNativeCommandExp(buffer, add_nothing, &empty, NULL, 0, NULL, NULL));
    CHECK(empty == 1);
    return buffer;
}

static void run(ur_queue_flags_t flags, bool in_order, bool child, bool held) {
    const ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_mem_handle_t data, runs, to;
    ur_queue_handle_t queue;
    ur_event_handle_t task = NULL, events[RUNS];
    int zero = 0, ran = 0, got[COUNT];
    UR(urQueueCreate(context, device, &properties, &queue));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(got), NULL, &data));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(got), NULL, &to));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(ran), NULL, &runs));
    UR(urEnqueueMemBufferWrite(queue, runs, true, 0, sizeof(zero), &zero, 0, NULL, NULL));
    ur_exp_command_buffer_handle_t buffer = record(data, runs, to, in_order, child);
    atomic_store(&gate, !held);
    UR(urEnqueueHostTaskExp(queue, wait_for_gate, NULL, NULL, 0, NULL, &task));
    for (int i = 0; i < RUNS; ++i) {
        /* each run after the one before without being told */
        UR(urEnqueueCommandBufferExp(queue, buffer, i == 0, i == 0 ? &task : NULL, &events[i]));
        if (!held) {
            UR(urEventWait(1, &events[i]));
        }
    }
    if (held) {
        ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
        nanosleep(&(struct timespec){.tv_nsec = 20000000}, NULL);
        UR(urEventGetInfo(events[0], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                          &status, NULL));
        CHECK(status != UR_EVENT_STATUS_COMPLETE);
        UR(urCommandBufferReleaseExp(buffer)); /* while its runs are still to come */
        atomic_store(&gate, 1);
    }
    UR(urEventWait(RUNS, events));
    if (flags & UR_QUEUE_FLAG_PROFILING_ENABLE) {
        uint64_t start = 0, end = 0;
        UR(urEventGetProfilingInfo(events[0], UR_PROFILING_INFO_COMMAND_START, sizeof(start),
                                   &start, NULL));
        UR(urEventGetProfilingInfo(events[0], UR_PROFILING_INFO_COMMAND_END, sizeof(end), &end,
                                   NULL));
        CHECK(start && start <= end);
    }
    UR(urEnqueueMemBufferRead(queue, to, true, 0, sizeof(got), got, 0, NULL, NULL));
    UR(urEnqueueMemBufferRead(queue, runs, true, 0, sizeof(ran), &ran, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        if (got[i] != 133) {
            fprintf(stderr,
                    "element %d is %d, not 133 (flags 0x%x, in order %d, child %d, held %d)\n", i,
                    got[i], (unsigned)flags, in_order, child, held);
            exit(1);
        }
    }
    if (ran != 2 * RUNS) {
        fprintf(stderr, "%d native launches ran, not %d\n", ran, 2 * RUNS);
        exit(1);
    }
    for (int i = 0; i < RUNS; ++i) {
        UR(urEventRelease(events[i]));
    }
    UR(urEventRelease(task));
    if (!held) {
        UR(urCommandBufferReleaseExp(buffer));
    }
    UR(urMemRelease(data));
    UR(urMemRelease(runs));
    UR(urMemRelease(to));
    UR(urQueueRelease(queue));
}

int main(void) {
    open_driver();
    cl_program program = build();
    const ur_queue_flags_t flags[] = {0, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE,
                                      UR_QUEUE_FLAG_PROFILING_ENABLE};
    for (int i = 0; i < 3; ++i) {
        for (int how = 0; how < 8; ++how) {
            run(flags[i], how & 1, how & 2, how & 4);
        }
    }
    CHECK(cl.clReleaseKernel(kernel) == CL_SUCCESS);
    CHECK(cl.clReleaseProgram(program) == CL_SUCCESS);
    close_driver();
    printf("all native commands ran where they stand\n");
    return 0;
}
