/* What the conformance suite cannot ask of any adapter: input that only a driver of this kind can be given, faults of
 * the device, and several devices and processes. Each case is a process of its own, forked before anything is
 * initialised, so that one which loses its device takes nothing along. Runs on the software driver and on a GPU.
 *
 *     cases [--adapter=cuda|hip] [--kernel=cases.ptx] [NAME...]
 */
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "ur_api.h"

enum { PASSED = 0, FAILED = 1, SKIPPED = 77, SECONDS = 60, COUNT = 1024 };

static const char *adapter_name = "cuda";
static const char *kernel_path = "cases.ptx";
static char program_path[4096];

static ur_adapter_handle_t adapter;
static ur_platform_handle_t platform;
static ur_device_handle_t devices[16];
static uint32_t device_count;
static ur_context_handle_t context;

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            printf("    line %d: %s\n", __LINE__, #condition);                                     \
            say_last_error();                                                                      \
            return FAILED;                                                                         \
        }                                                                                          \
    } while (0)
#define UR(call) IS(UR_RESULT_SUCCESS, call)
#define IS(wanted, call)                                                                           \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        if (result_ != (wanted)) {                                                                 \
            printf("    line %d: %s gave %d, not %d\n", __LINE__, #call, (int)result_, (int)(wanted)); \
            say_last_error();                                                                      \
            return FAILED;                                                                         \
        }                                                                                          \
    } while (0)
#define SKIP(why)                                                                                  \
    do {                                                                                           \
        printf("    %s\n", why);                                                                   \
        return SKIPPED;                                                                            \
    } while (0)

static const char *last_error(void) {
    const char *text = "";
    int32_t code = 0;
    if (adapter) {
        (void)urAdapterGetLastError(adapter, &text, &code);
    }
    return text;
}

static void say_last_error(void) {
    printf("    adapter: %s\n", last_error());
}

/* The platform, or none. */
static int start(void) {
    ur_adapter_handle_t all[8];
    uint32_t count = 0, platforms = 0;
    ur_backend_t wanted = strcmp(adapter_name, "hip") == 0 ? UR_BACKEND_HIP : UR_BACKEND_CUDA, backend;
    UR(urLoaderInit(0, NULL));
    UR(urAdapterGet(8, all, &count));
    for (uint32_t i = 0; i < count; ++i) {
        UR(urAdapterGetInfo(all[i], UR_ADAPTER_INFO_BACKEND, sizeof(backend), &backend, NULL));
        adapter = backend == wanted ? all[i] : adapter;
    }
    CHECK(adapter != NULL);
    UR(urPlatformGet(adapter, 0, NULL, &platforms));
    if (platforms) {
        UR(urPlatformGet(adapter, 1, &platform, NULL));
        UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 0, NULL, &device_count));
        device_count = device_count > 16 ? 16 : device_count;
        UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, device_count, devices, NULL));
    }
    return PASSED;
}

static int start_context(uint32_t count) {
    int status = start();
    if (status != PASSED) {
        return status;
    }
    if (device_count < count) {
        SKIP("not enough devices");
    }
    UR(urContextCreate(count, devices, NULL, &context));
    return PASSED;
}

#define START(count)                                                                               \
    do {                                                                                           \
        int started_ = start_context(count);                                                       \
        if (started_ != PASSED) {                                                                  \
            return started_;                                                                       \
        }                                                                                          \
    } while (0)

static uint8_t code[1 << 20];
static size_t code_size;

static int read_code(void) {
    FILE *file = fopen(kernel_path, "rb");
    CHECK(file != NULL);
    code_size = fread(code, 1, sizeof(code) - 1, file);
    fclose(file);
    CHECK(code_size > 0);
    return PASSED;
}

static ur_result_t load(const void *data, size_t size, ur_program_handle_t *program) {
    const uint8_t *binaries[16];
    size_t sizes[16];
    uint32_t count = 0;
    (void)urContextGetInfo(context, UR_CONTEXT_INFO_NUM_DEVICES, sizeof(count), &count, NULL);
    for (uint32_t i = 0; i < count; ++i) {
        binaries[i] = data;
        sizes[i] = size;
    }
    ur_result_t result = urProgramCreateWithBinary(context, count, devices, sizes, binaries, NULL, program);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = urProgramBuild(context, *program, NULL);
    if (result != UR_RESULT_SUCCESS) {
        urProgramRelease(*program);
        *program = NULL;
    }
    return result;
}

static int make_kernel(const char *name, ur_kernel_handle_t *kernel) {
    ur_program_handle_t program = NULL;
    int status = read_code();
    if (status != PASSED) {
        return status;
    }
    UR(load(code, code_size, &program));
    UR(urKernelCreate(program, name, kernel));
    UR(urProgramRelease(program));
    return PASSED;
}

#define KERNEL(name, kernel)                                                                       \
    do {                                                                                           \
        int made_ = make_kernel((name), (kernel));                                                 \
        if (made_ != PASSED) {                                                                     \
            return made_;                                                                          \
        }                                                                                          \
    } while (0)

static ur_exp_kernel_arg_properties_t arg_pointer(uint32_t index, const void *pointer) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                            .index = index,
                                            .size = sizeof(pointer),
                                            .value.pointer = pointer};
}

static ur_exp_kernel_arg_properties_t arg_value(uint32_t index, size_t size, const void *value) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                            .index = index,
                                            .size = size,
                                            .value.value = value};
}

static ur_exp_kernel_arg_properties_t arg_local(uint32_t index, size_t size) {
    return (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                            .type = UR_EXP_KERNEL_ARG_TYPE_LOCAL,
                                            .index = index,
                                            .size = size};
}

static ur_result_t launch(ur_queue_handle_t queue, ur_kernel_handle_t kernel, size_t global, size_t local,
                          const ur_exp_kernel_arg_properties_t *args, uint32_t count) {
    return urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, local ? &local : NULL, count, args, NULL,
                                            0, NULL, NULL);
}

/* ---- programs that are none ----------------------------------------------------------------------------------- */

static int truncated_code(void) {
    START(1);
    ur_program_handle_t program = NULL;
    int status = read_code();
    if (status != PASSED) {
        return status;
    }
    for (size_t part = 1; part < 8; ++part) {
        ur_result_t result = load(code, code_size * part / 8, &program);
        CHECK(result == UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE || result == UR_RESULT_ERROR_INVALID_BINARY);
        CHECK(program == NULL && strlen(last_error()) > 10);
    }
    UR(urContextRelease(context));
    return PASSED;
}

static int newer_architecture(void) {
    static const char text[] = ".version 99.0\n.target sm_999\n.address_size 64\n"
                               ".visible .entry add(.param .u64 a)\n{\n ret;\n}\n";
    START(1);
    ur_program_handle_t program = NULL;
    if (strcmp(adapter_name, "cuda") != 0) {
        SKIP("PTX is CUDA's");
    }
    IS(UR_RESULT_ERROR_PROGRAM_BUILD_FAILURE, load(text, sizeof(text) - 1, &program));
    CHECK(strstr(last_error(), "sm_999") != NULL);
    UR(urContextRelease(context));
    return PASSED;
}

static int foreign_binaries(void) {
    static uint8_t elf[256];
    static const uint32_t spirv[8] = {0x07230203, 0x00010000};
    START(1);
    ur_program_handle_t program = NULL;
    memcpy(elf, "\177ELF\2\1\1", 7);
    elf[18] = 62; /* x86-64 */
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, sizeof(elf), &program));
    CHECK(strstr(last_error(), "machine 62") != NULL);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, 20, &program));
    /* One of its own kind with a section table that lies outside. */
    elf[18] = strcmp(adapter_name, "hip") == 0 ? 224 : 190;
    memset(elf + 40, 0x7f, 8);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load(elf, sizeof(elf), &program));
    CHECK(strstr(last_error(), "cut off") != NULL);
    IS(UR_RESULT_ERROR_INVALID_BINARY, load("neither", 7, &program));
    IS(UR_RESULT_ERROR_COMPILER_NOT_AVAILABLE,
       urProgramCreateWithIL(context, spirv, sizeof(spirv), NULL, &program));
    CHECK(strstr(last_error(), "urcc --target") != NULL);
    CHECK(program == NULL);
    UR(urContextRelease(context));
    return PASSED;
}

/* ---- launches that cannot be -------------------------------------------------------------------------------------- */

static int wrong_launches(void) {
    START(1);
    ur_kernel_handle_t add = NULL, sum = NULL;
    ur_program_handle_t program = NULL;
    ur_queue_handle_t queue = NULL;
    int *data = NULL, value = 1;
    KERNEL("add", &add);
    KERNEL("sum", &sum);
    UR(load(code, code_size, &program));
    ur_kernel_handle_t none = NULL;
    IS(UR_RESULT_ERROR_INVALID_KERNEL_NAME, urKernelCreate(program, "no such kernel", &none));
    CHECK(none == NULL && strstr(last_error(), "no such kernel") != NULL);
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urUSMSharedAlloc(context, devices[0], NULL, NULL, COUNT * sizeof(int), (void **)&data));
    ur_exp_kernel_arg_properties_t args[3] = {arg_pointer(0, data), arg_value(1, sizeof(value), &value)};

    IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launch(queue, add, 4096, 4096, args, 2));
    IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, launch(queue, add, 100, 64, args, 2));
    IS(UR_RESULT_ERROR_INVALID_GLOBAL_WIDTH_DIMENSION, launch(queue, add, (size_t)1 << 40, 1, args, 2));
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, launch(queue, add, 64, 64, args, 1));
    args[1] = arg_value(1, 1, &value);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_value(1, 16, code);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_SIZE, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_value(2, sizeof(value), &value);
    IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, launch(queue, add, 64, 64, args, 2));
    args[1] = arg_pointer(1, data);
    args[2] = arg_local(2, (size_t)1 << 24);
    IS(UR_RESULT_ERROR_OUT_OF_RESOURCES, launch(queue, sum, 64, 64, args, 3));
    /* After all that the queue works. */
    memset(data, 0, COUNT * sizeof(int));
    args[1] = arg_value(1, sizeof(value), &value);
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    CHECK(data[0] == 1 && data[COUNT - 1] == 1);
    UR(urUSMFree(context, data));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(add));
    UR(urKernelRelease(sum));
    UR(urProgramRelease(program));
    UR(urContextRelease(context));
    return PASSED;
}

/* All the local memory that the device says it has, less what it keeps to itself. */
static int much_local_memory(void) {
    START(1);
    ur_kernel_handle_t sum = NULL;
    ur_queue_handle_t queue = NULL;
    uint64_t most = 0;
    int *data = NULL;
    KERNEL("sum", &sum);
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof(most), &most, NULL));
    UR(urUSMSharedAlloc(context, devices[0], NULL, NULL, COUNT * sizeof(int), (void **)&data));
    for (int i = 0; i < COUNT; ++i) {
        data[i] = i;
    }
    ur_exp_kernel_arg_properties_t args[3] = {arg_pointer(0, data), arg_pointer(1, data + COUNT / 2),
                                              arg_local(2, most)};
    UR(launch(queue, sum, 64, 64, args, 3));
    UR(urQueueFinish(queue));
    CHECK(data[COUNT / 2] == 63 * 64 / 2);
    UR(urUSMFree(context, data));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(sum));
    UR(urContextRelease(context));
    return PASSED;
}

static int another_context(void) {
    START(1);
    ur_context_handle_t other = NULL;
    ur_queue_handle_t queue = NULL, foreign = NULL;
    ur_event_handle_t event = NULL;
    ur_kernel_handle_t add = NULL;
    ur_mem_handle_t buffer = NULL;
    int value = 0;
    KERNEL("add", &add);
    UR(urContextCreate(1, devices, NULL, &other));
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urQueueCreate(other, devices[0], NULL, &foreign));
    UR(urMemBufferCreate(other, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    UR(urEnqueueEventsWait(foreign, 0, NULL, &event));
    IS(UR_RESULT_ERROR_INVALID_CONTEXT, urEnqueueEventsWait(queue, 1, &event, NULL));
    IS(UR_RESULT_ERROR_INVALID_CONTEXT, urEnqueueMemBufferRead(queue, buffer, true, 0, 4, &value, 0, NULL, NULL));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, NULL), arg_value(1, sizeof(value), &value)};
    IS(UR_RESULT_ERROR_INVALID_CONTEXT, launch(foreign, add, 64, 64, args, 2));
    if (device_count > 1) {
        ur_queue_handle_t wrong = NULL;
        IS(UR_RESULT_ERROR_INVALID_DEVICE, urQueueCreate(context, devices[1], NULL, &wrong));
        void *memory = NULL;
        IS(UR_RESULT_ERROR_INVALID_DEVICE, urUSMDeviceAlloc(context, devices[1], NULL, NULL, 64, &memory));
    }
    UR(urEventRelease(event));
    UR(urMemRelease(buffer));
    UR(urQueueRelease(queue));
    UR(urQueueRelease(foreign));
    UR(urKernelRelease(add));
    UR(urContextRelease(other));
    UR(urContextRelease(context));
    return PASSED;
}

/* ---- faults ------------------------------------------------------------------------------------------------------------ */

static int device_fault(void) {
    START(1);
    ur_kernel_handle_t wild = NULL;
    ur_queue_handle_t queue = NULL;
    ur_event_handle_t event = NULL;
    void *memory = NULL;
    uint64_t far = (uint64_t)1 << 45;
    KERNEL("wild", &wild);
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, 4096, &memory));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory), arg_value(1, sizeof(far), &far)};
    size_t global = 64;
    ur_result_t launched =
        urEnqueueKernelLaunchWithArgsExp(queue, wild, 1, NULL, &global, NULL, 2, args, NULL, 0, NULL, &event);
    /* The kernel may be faster than the call that follows it, which then tells of the fault. */
    CHECK(launched == UR_RESULT_SUCCESS || launched == UR_RESULT_ERROR_DEVICE_LOST);
    if (launched == UR_RESULT_SUCCESS) {
        IS(UR_RESULT_ERROR_DEVICE_LOST, urEventWait(1, &event));
    }
    CHECK(strlen(last_error()) > 20);
    IS(UR_RESULT_ERROR_DEVICE_LOST, urQueueFinish(queue));
    if (launched == UR_RESULT_SUCCESS) {
        ur_event_status_t status;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status, NULL));
        CHECK(status == UR_EVENT_STATUS_ERROR);
        UR(urEventRelease(event));
    }
    /* Later calls say it too, and everything can be put away. */
    CHECK(launch(queue, wild, 64, 0, args, 2) == UR_RESULT_ERROR_DEVICE_LOST);
    (void)urUSMFree(context, memory);
    UR(urQueueRelease(queue));
    UR(urKernelRelease(wild));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    return PASSED;
}

static int forked_process(void) {
    START(1);
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urQueueFinish(queue));
    fflush(NULL);
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        alarm(20);
        ur_result_t result = urQueueFinish(queue);
        if (result != UR_RESULT_ERROR_DEVICE_LOST && result != UR_RESULT_ERROR_UNINITIALIZED) {
            _exit(1);
        }
        if (!strstr(last_error(), "forked")) {
            _exit(2);
        }
        if (urEnqueueEventsWait(queue, 0, NULL, NULL) == UR_RESULT_SUCCESS) {
            _exit(3);
        }
        (void)urQueueRelease(queue);
        _exit(0);
    }
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("    the child ended with 0x%x\n", (unsigned)status);
        return FAILED;
    }
    UR(urQueueFinish(queue));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return PASSED;
}

static int visible(const char *value, uint32_t expected) {
    setenv("CUDA_VISIBLE_DEVICES", value, 1);
    int status = start();
    if (status != PASSED) {
        return status;
    }
    CHECK(device_count == expected);
    return PASSED;
}

static int no_visible_device(void) {
    return visible("", 0);
}

static int wrong_visible_device(void) {
    return visible("99", 0);
}

static int one_visible_device(void) {
    return visible("0", 1);
}

/* ---- several devices ---------------------------------------------------------------------------------------------------- */

static int shared_context(void) {
    START(2);
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t first = NULL, second = NULL;
    ur_mem_handle_t buffer = NULL;
    ur_event_handle_t written = NULL, added = NULL;
    int host[COUNT], value = 3;
    size_t global = COUNT;
    KERNEL("add", &add);
    UR(urQueueCreate(context, devices[0], NULL, &first));
    UR(urQueueCreate(context, devices[1], NULL, &second));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(host), NULL, &buffer));
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    /* Written by the first device's queue, added to on both, read back by the first: events order it all. */
    UR(urEnqueueMemBufferWrite(first, buffer, false, 0, sizeof(host), host, 0, NULL, &written));
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
         .size = sizeof(buffer),
         .value.memObjTuple = {buffer, UR_MEM_FLAG_READ_WRITE}},
        arg_value(1, sizeof(value), &value)};
    UR(urEnqueueKernelLaunchWithArgsExp(second, add, 1, NULL, &global, NULL, 2, args, NULL, 1, &written, &added));
    UR(urEnqueueKernelLaunchWithArgsExp(first, add, 1, NULL, &global, NULL, 2, args, NULL, 1, &added, NULL));
    memset(host, 0, sizeof(host));
    UR(urEnqueueMemBufferRead(first, buffer, true, 0, sizeof(host), host, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(host[i] == i + 6);
    }
    UR(urEventRelease(written));
    UR(urEventRelease(added));
    UR(urMemRelease(buffer));
    UR(urQueueRelease(first));
    UR(urQueueRelease(second));
    UR(urKernelRelease(add));
    UR(urContextRelease(context));
    return PASSED;
}

static int peer_memory(void) {
    START(2);
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t first = NULL, second = NULL;
    int *near = NULL, *far = NULL, host[COUNT], value = 5, possible = 0;
    KERNEL("add", &add);
    UR(urQueueCreate(context, devices[0], NULL, &first));
    UR(urQueueCreate(context, devices[1], NULL, &second));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, sizeof(host), (void **)&near));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, sizeof(host), (void **)&far));
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i * 3;
    }
    /* Host to the first device, from there to the second, and back from that. */
    UR(urEnqueueUSMMemcpy(first, true, near, host, sizeof(host), 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(first, true, far, near, sizeof(host), 0, NULL, NULL));
    memset(host, 0, sizeof(host));
    UR(urEnqueueUSMMemcpy(second, true, host, far, sizeof(host), 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(host[i] == i * 3);
    }
    UR(urUsmP2PPeerAccessGetInfoExp(devices[0], devices[1], UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof(possible),
                                    &possible, NULL));
    if (possible) {
        UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
        ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, far), arg_value(1, sizeof(value), &value)};
        UR(launch(first, add, COUNT, 64, args, 2));
        UR(urQueueFinish(first));
        UR(urEnqueueUSMMemcpy(second, true, host, far, sizeof(host), 0, NULL, NULL));
        CHECK(host[7] == 7 * 3 + 5);
        UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    }
    UR(urUSMFree(context, near));
    UR(urUSMFree(context, far));
    UR(urQueueRelease(first));
    UR(urQueueRelease(second));
    UR(urKernelRelease(add));
    UR(urContextRelease(context));
    return PASSED;
}

/* Time for a device to device copy by both ways: for the record, not a check. */
static int peer_bandwidth(void) {
    START(2);
    enum { SIZE = 256 << 20, TIMES = 8 };
    ur_queue_handle_t queue = NULL;
    void *near = NULL, *far = NULL;
    int possible = 0;
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, SIZE, &near));
    UR(urUSMDeviceAlloc(context, devices[1], NULL, NULL, SIZE, &far));
    UR(urUsmP2PPeerAccessGetInfoExp(devices[0], devices[1], UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT, sizeof(possible),
                                    &possible, NULL));
    for (int round = 0; round < 1 + possible; ++round) {
        if (round) {
            UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
        }
        UR(urEnqueueUSMMemcpy(queue, true, far, near, SIZE, 0, NULL, NULL));
        struct timespec from, to;
        clock_gettime(CLOCK_MONOTONIC, &from);
        for (int i = 0; i < TIMES; ++i) {
            UR(urEnqueueUSMMemcpy(queue, false, far, near, SIZE, 0, NULL, NULL));
        }
        UR(urQueueFinish(queue));
        clock_gettime(CLOCK_MONOTONIC, &to);
        double seconds = (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
        printf("    device to device, peer access %s: %.1f GB/s\n", round ? "on" : "off",
               (double)SIZE * TIMES / seconds / 1e9);
    }
    UR(urUSMFree(context, near));
    UR(urUSMFree(context, far));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return PASSED;
}

/* ---- several processes ------------------------------------------------------------------------------------------------------ */

/* The child's side: `--open KIND HEX` adds 1 to each of COUNT integers in the memory that the data name. */
static int open_memory(const char *hex) {
    static uint8_t data[1024];
    size_t size = strlen(hex) / 2;
    START(1);
    for (size_t i = 0; i < size; ++i) {
        unsigned byte = 0;
        sscanf(hex + 2 * i, "%2x", &byte);
        data[i] = (uint8_t)byte;
    }
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t queue = NULL;
    void *memory = NULL;
    int value = 1;
    KERNEL("add", &add);
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urIPCOpenMemHandleExp(context, devices[0], data, size, &memory));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory), arg_value(1, sizeof(value), &value)};
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    UR(urIPCCloseMemHandleExp(context, memory));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(add));
    UR(urContextRelease(context));
    return PASSED;
}

static int open_physical(const char *hex) {
    static uint8_t data[1024];
    size_t size = strlen(hex) / 2, bytes = 0;
    START(1);
    for (size_t i = 0; i < size; ++i) {
        unsigned byte = 0;
        sscanf(hex + 2 * i, "%2x", &byte);
        data[i] = (uint8_t)byte;
    }
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t queue = NULL;
    ur_physical_mem_handle_t physical = NULL;
    void *start_of = NULL;
    int value = 1;
    KERNEL("add", &add);
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urIPCOpenPhysMemHandleExp(context, devices[0], data, size, &physical));
    UR(urPhysicalMemGetInfo(physical, UR_PHYSICAL_MEM_INFO_SIZE, sizeof(bytes), &bytes, NULL));
    UR(urVirtualMemReserve(context, NULL, bytes, &start_of));
    UR(urVirtualMemMap(context, start_of, bytes, physical, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, start_of), arg_value(1, sizeof(value), &value)};
    UR(launch(queue, add, COUNT, 64, args, 2));
    UR(urQueueFinish(queue));
    UR(urVirtualMemUnmap(context, start_of, bytes));
    UR(urVirtualMemFree(context, start_of, bytes));
    UR(urIPCClosePhysMemHandleExp(context, physical));
    UR(urQueueRelease(queue));
    UR(urKernelRelease(add));
    UR(urContextRelease(context));
    return PASSED;
}

static int run_child(const char *kind, const void *data, size_t size) {
    static char hex[2100], adapter_option[64], kernel_option[4200];
    for (size_t i = 0; i < size && i < 1024; ++i) {
        snprintf(hex + 2 * i, 3, "%02x", ((const uint8_t *)data)[i]);
    }
    snprintf(adapter_option, sizeof(adapter_option), "--adapter=%s", adapter_name);
    snprintf(kernel_option, sizeof(kernel_option), "--kernel=%s", kernel_path);
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        execl(program_path, program_path, adapter_option, kernel_option, kind, hex, (char *)NULL);
        _exit(127);
    }
    int status = 0;
    CHECK(child > 0 && waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("    the other process ended with 0x%x\n", (unsigned)status);
        return FAILED;
    }
    return PASSED;
}

static int check_added(ur_queue_handle_t queue, const void *memory, int first) {
    int host[COUNT];
    UR(urEnqueueUSMMemcpy(queue, true, host, memory, sizeof(host), 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(host[i] == first + 1);
    }
    return PASSED;
}

static int two_processes(void) {
    START(1);
    ur_bool_t supported = false;
    ur_queue_handle_t queue = NULL;
    void *memory[2] = {NULL, NULL}, *data = NULL;
    size_t size = 0;
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, sizeof(supported), &supported, NULL));
    if (!supported) {
        SKIP("the device shares no memory between processes");
    }
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, 12345, &memory[0])); /* so that the next is not the first */
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, COUNT * sizeof(int), &memory[1]));
    int pattern = 41;
    UR(urEnqueueUSMFill(queue, memory[1], sizeof(pattern), &pattern, COUNT * sizeof(int), 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urIPCGetMemHandleExp(context, memory[1], &data, &size));
    int status = run_child("--open", data, size);
    UR(urIPCPutMemHandleExp(context, data));
    if (status == PASSED) {
        status = check_added(queue, memory[1], pattern);
    }
    UR(urUSMFree(context, memory[0]));
    UR(urUSMFree(context, memory[1]));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return status;
}

static int two_processes_physical(void) {
    START(1);
    ur_bool_t supported = false;
    ur_queue_handle_t queue = NULL;
    ur_physical_mem_handle_t physical = NULL;
    void *start_of = NULL, *data = NULL;
    size_t size = 0, bytes = 0;
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, sizeof(supported), &supported,
                       NULL));
    if (!supported) {
        SKIP("the device shares no physical memory between processes");
    }
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    UR(urVirtualMemGranularityGetInfo(context, devices[0], 1, UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(bytes),
                                      &bytes, NULL));
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    UR(urPhysicalMemCreate(context, devices[0], bytes, &properties, &physical));
    UR(urVirtualMemReserve(context, NULL, bytes, &start_of));
    UR(urVirtualMemMap(context, start_of, bytes, physical, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    int pattern = 17;
    UR(urEnqueueUSMFill(queue, start_of, sizeof(pattern), &pattern, COUNT * sizeof(int), 0, NULL, NULL));
    UR(urQueueFinish(queue));
    UR(urIPCGetPhysMemHandleExp(context, physical, &data, &size));
    int status = run_child("--open-physical", data, size);
    UR(urIPCPutPhysMemHandleExp(context, data));
    if (status == PASSED) {
        status = check_added(queue, start_of, pattern);
    }
    UR(urVirtualMemUnmap(context, start_of, bytes));
    UR(urVirtualMemFree(context, start_of, bytes));
    UR(urPhysicalMemRelease(physical));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    return status;
}

/* ---- running --------------------------------------------------------------------------------------------------------------------- */

static const struct {
    const char *name;
    int (*run)(void);
} cases[] = {
    {"truncated_code", truncated_code},
    {"newer_architecture", newer_architecture},
    {"foreign_binaries", foreign_binaries},
    {"wrong_launches", wrong_launches},
    {"much_local_memory", much_local_memory},
    {"another_context", another_context},
    {"device_fault", device_fault},
    {"forked_process", forked_process},
    {"no_visible_device", no_visible_device},
    {"wrong_visible_device", wrong_visible_device},
    {"one_visible_device", one_visible_device},
    {"shared_context", shared_context},
    {"peer_memory", peer_memory},
    {"peer_bandwidth", peer_bandwidth},
    {"two_processes", two_processes},
    {"two_processes_physical", two_processes_physical},
};

static int run_case(size_t i) {
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        alarm(SECONDS);
        int status = cases[i].run();
        fflush(NULL);
        _exit(status);
    }
    int status = 0;
    if (child < 0 || waitpid(child, &status, 0) != child) {
        return FAILED;
    }
    if (!WIFEXITED(status)) {
        printf("    ended by signal %d%s\n", WTERMSIG(status), WTERMSIG(status) == SIGALRM ? " (time is over)" : "");
        return FAILED;
    }
    return WEXITSTATUS(status);
}

int main(int argc, char **argv) {
    int wanted = 0, failed = 0, skipped = 0, passed = 0;
    ssize_t length = readlink("/proc/self/exe", program_path, sizeof(program_path) - 1);
    program_path[length > 0 ? length : 0] = 0;
    for (int i = 1; i < argc; ++i) {
        if (strncmp(argv[i], "--adapter=", 10) == 0) {
            adapter_name = argv[i] + 10;
        } else if (strncmp(argv[i], "--kernel=", 9) == 0) {
            kernel_path = argv[i] + 9;
        } else if (strcmp(argv[i], "--open") == 0 && i + 1 < argc) {
            return open_memory(argv[i + 1]);
        } else if (strcmp(argv[i], "--open-physical") == 0 && i + 1 < argc) {
            return open_physical(argv[i + 1]);
        } else {
            ++wanted;
        }
    }
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        bool run = wanted == 0;
        for (int k = 1; k < argc; ++k) {
            run = run || strcmp(argv[k], cases[i].name) == 0;
        }
        if (!run) {
            continue;
        }
        int status = run_case(i);
        printf("%-8s%s\n", status == PASSED ? "passed" : status == SKIPPED ? "skipped" : "FAILED", cases[i].name);
        passed += status == PASSED;
        skipped += status == SKIPPED;
        failed += status != PASSED && status != SKIPPED;
    }
    printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
    return failed != 0;
}
