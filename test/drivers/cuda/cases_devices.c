/* Several devices, and several processes. */
#include "cases.h"

#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- several devices ------------------------------------------------------------------------- */

static int shared_context(void) {
    DO(start_context(2));
    ur_kernel_handle_t add = NULL;
    ur_queue_handle_t first = NULL, second = NULL;
    ur_mem_handle_t buffer = NULL;
    ur_event_handle_t written = NULL, added = NULL;
    int host[COUNT], value = 3;
    size_t global = COUNT;
    DO(make_kernel("add", &add));
    DO(make_queue(0, &first));
    DO(make_queue(1, &second));
    UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, sizeof(host), NULL, &buffer));
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    /* Written by the first device's queue, added to on both, read back by the first: events order
     * it all. */
    UR(urEnqueueMemBufferWrite(first, buffer, false, 0, sizeof(host), host, 0, NULL, &written));
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
         .size = sizeof(buffer),
         .value.memObjTuple = {buffer, UR_MEM_FLAG_READ_WRITE}},
        arg_value(1, sizeof(value), &value)};
    UR(urEnqueueKernelLaunchWithArgsExp(second, add, 1, NULL, &global, NULL, 2, args, NULL, 1,
                                        &written, &added));
    UR(urEnqueueKernelLaunchWithArgsExp(first, add, 1, NULL, &global, NULL, 2, args, NULL, 1,
                                        &added, NULL));
    memset(host, 0, sizeof(host));
    UR(urEnqueueMemBufferRead(first, buffer, true, 0, sizeof(host), host, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(host[i] == i + 6);
    }
    UR(urEventRelease(written));
    UR(urEventRelease(added));
    UR(urMemRelease(buffer));
    return end_case();
}

/* A device that is not of the context, and a stream of one. */
static int another_device(void) {
    DO(start_context(1));
    if (device_count < 2) {
        SKIP("not enough devices");
    }
    ur_context_handle_t other = NULL;
    ur_queue_handle_t queue = NULL, wrong = NULL;
    ur_native_handle_t stream = 0;
    void *memory = NULL;
    IS(UR_RESULT_ERROR_INVALID_DEVICE, urQueueCreate(context, devices[1], NULL, &wrong));
    IS(UR_RESULT_ERROR_INVALID_DEVICE,
       urUSMDeviceAlloc(context, devices[1], NULL, NULL, 64, &memory));
    UR(urContextCreate(1, &devices[1], NULL, &other));
    UR(urQueueCreate(other, devices[1], NULL, &queue));
    UR(urQueueGetNativeHandle(queue, NULL, &stream));
    ur_queue_native_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_NATIVE_PROPERTIES, NULL,
                                               false};
    IS(UR_RESULT_ERROR_INVALID_CONTEXT,
       urQueueCreateWithNativeHandle(stream, other, devices[0], &properties, &wrong));
    if (is_cuda()) { /* HIP does not tell the device of a stream */
        IS(UR_RESULT_ERROR_INVALID_CONTEXT,
           urQueueCreateWithNativeHandle(stream, context, devices[0], &properties, &wrong));
    }
    CHECK(wrong == NULL && memory == NULL);
    UR(urQueueRelease(queue));
    UR(urContextRelease(other));
    return end_case();
}

static int peers(int *possible, ur_queue_handle_t queues[2], void *memory[2], size_t size) {
    DO(start_context(2));
    for (uint32_t i = 0; i < 2; ++i) {
        DO(make_queue(i, &queues[i]));
        DO(make_device_memory(i, size, &memory[i]));
    }
    UR(urUsmP2PPeerAccessGetInfoExp(devices[0], devices[1], UR_EXP_PEER_INFO_UR_PEER_ACCESS_SUPPORT,
                                    sizeof(*possible), possible, NULL));
    return PASSED;
}

static int peer_memory(void) {
    ur_queue_handle_t queues[2];
    void *memory[2];
    int host[COUNT], possible = 0;
    DO(peers(&possible, queues, memory, sizeof(host)));
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i * 3;
    }
    /* Host to the first device, from there to the second, and back from that. */
    UR(urEnqueueUSMMemcpy(queues[0], true, memory[0], host, sizeof(host), 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queues[0], true, memory[1], memory[0], sizeof(host), 0, NULL, NULL));
    memset(host, 0, sizeof(host));
    UR(urEnqueueUSMMemcpy(queues[1], true, host, memory[1], sizeof(host), 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK(host[i] == i * 3);
    }
    if (possible) {
        UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
        DO(add_to(queues[0], memory[1], 5));
        UR(urEnqueueUSMMemcpy(queues[1], true, host, memory[1], sizeof(host), 0, NULL, NULL));
        CHECK(host[7] == 7 * 3 + 5);
        UR(urUsmP2PDisablePeerAccessExp(devices[0], devices[1]));
    }
    return end_case();
}

/* Time for a device to device copy by both ways: for the record, not a check. */
static int peer_bandwidth(void) {
    enum { LARGE = 256 << 20, SMALL = 16 << 20, TIMES = 8 };
    const size_t size = is_software() ? SMALL : LARGE;
    ur_queue_handle_t queues[2];
    void *memory[2];
    int possible = 0;
    DO(peers(&possible, queues, memory, size));
    for (int round = 0; round < 1 + possible; ++round) {
        if (round) {
            UR(urUsmP2PEnablePeerAccessExp(devices[0], devices[1]));
        }
        UR(urEnqueueUSMMemcpy(queues[0], true, memory[1], memory[0], size, 0, NULL, NULL));
        struct timespec from, to;
        clock_gettime(CLOCK_MONOTONIC, &from);
        for (int i = 0; i < TIMES; ++i) {
            UR(urEnqueueUSMMemcpy(queues[0], false, memory[1], memory[0], size, 0, NULL, NULL));
        }
        UR(urQueueFinish(queues[0]));
        clock_gettime(CLOCK_MONOTONIC, &to);
        double seconds =
            (double)(to.tv_sec - from.tv_sec) + (double)(to.tv_nsec - from.tv_nsec) / 1e9;
        printf("    device to device, peer access %s: %.1f GB/s\n", round ? "on" : "off",
               (double)size * TIMES / seconds / 1e9);
    }
    return end_case();
}

/* ---- several processes ----------------------------------------------------------------------- */

/* Physical memory, mapped; `bytes` at an address that it returns. */
static int map(ur_physical_mem_handle_t physical, size_t bytes, void **at) {
    UR(urVirtualMemReserve(context, NULL, bytes, at));
    UR(urVirtualMemMap(context, *at, bytes, physical, 0, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    return PASSED;
}

static int unmap(size_t bytes, void *at) {
    UR(urVirtualMemUnmap(context, at, bytes));
    UR(urVirtualMemFree(context, at, bytes));
    return PASSED;
}

/* The other side adds 1 to each of COUNT numbers in the memory that the data name. */
static int open_memory(ur_queue_handle_t queue, uint8_t *data, size_t size) {
    void *memory = NULL;
    UR(urIPCOpenMemHandleExp(context, devices[0], data, size, &memory));
    DO(add_to(queue, memory, 1));
    UR(urIPCCloseMemHandleExp(context, memory));
    return PASSED;
}

static int open_physical(ur_queue_handle_t queue, uint8_t *data, size_t size) {
    ur_physical_mem_handle_t physical = NULL;
    void *at = NULL;
    size_t bytes = 0;
    UR(urIPCOpenPhysMemHandleExp(context, devices[0], data, size, &physical));
    UR(urPhysicalMemGetInfo(physical, UR_PHYSICAL_MEM_INFO_SIZE, sizeof(bytes), &bytes, NULL));
    DO(map(physical, bytes, &at));
    DO(add_to(queue, at, 1));
    DO(unmap(bytes, at));
    UR(urIPCClosePhysMemHandleExp(context, physical));
    return PASSED;
}

int cases_open(const char *kind, const char *hex) {
    static uint8_t data[1024];
    size_t size = strlen(hex) / 2;
    ur_queue_handle_t queue = NULL;
    CHECK(size <= sizeof(data));
    for (size_t i = 0; i < size; ++i) {
        unsigned byte = 0;
        sscanf(hex + 2 * i, "%2x", &byte);
        data[i] = (uint8_t)byte;
    }
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(strcmp(kind, "physical") == 0 ? open_physical(queue, data, size)
                                     : open_memory(queue, data, size));
    return end_case();
}

static int run_child(const char *kind, const void *data, size_t size) {
    static char hex[2100], adapter_option[64], kernel_option[4200];
    CHECK(size <= 1024);
    for (size_t i = 0; i < size; ++i) {
        snprintf(hex + 2 * i, 3, "%02x", ((const uint8_t *)data)[i]);
    }
    snprintf(adapter_option, sizeof(adapter_option), "--adapter=%s", options.adapter);
    snprintf(kernel_option, sizeof(kernel_option), "--kernel=%s", options.kernel);
    fflush(NULL);
    pid_t child = fork();
    if (child == 0) {
        execl(options.program, options.program, adapter_option, kernel_option, "--open", kind, hex,
              (char *)NULL);
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

/* COUNT numbers for the other process to add to. */
static int fill(ur_queue_handle_t queue, void *memory, int pattern) {
    UR(urEnqueueUSMFill(queue, memory, sizeof(pattern), &pattern, COUNT * sizeof(int), 0, NULL,
                        NULL));
    UR(urQueueFinish(queue));
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

static int start_sharing(ur_device_info_t claim, ur_queue_handle_t *queue) {
    ur_bool_t supported = false;
    DO(start_context(1));
    UR(urDeviceGetInfo(devices[0], claim, sizeof(supported), &supported, NULL));
    if (!supported) {
        SKIP("the device does not share such memory between processes");
    }
    return make_queue(0, queue);
}

static int two_processes(void) {
    ur_queue_handle_t queue = NULL;
    void *before = NULL, *memory = NULL, *data = NULL;
    size_t size = 0;
    DO(start_sharing(UR_DEVICE_INFO_IPC_MEMORY_SUPPORT_EXP, &queue));
    DO(make_device_memory(0, 12345, &before)); /* so that the next is not the first */
    DO(make_device_memory(0, COUNT * sizeof(int), &memory));
    DO(fill(queue, memory, 41));
    UR(urIPCGetMemHandleExp(context, memory, &data, &size));
    DO(run_child("memory", data, size));
    UR(urIPCPutMemHandleExp(context, data));
    DO(check_added(queue, memory, 41));
    return end_case();
}

static int two_processes_physical(void) {
    ur_queue_handle_t queue = NULL;
    ur_physical_mem_handle_t physical = NULL;
    void *at = NULL, *data = NULL;
    size_t size = 0, bytes = 0;
    DO(start_sharing(UR_DEVICE_INFO_IPC_PHYSICAL_MEMORY_SUPPORT_EXP, &queue));
    UR(urVirtualMemGranularityGetInfo(context, devices[0], 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(bytes),
                                      &bytes, NULL));
    ur_physical_mem_properties_t properties = {UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, NULL,
                                               UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
    UR(urPhysicalMemCreate(context, devices[0], bytes, &properties, &physical));
    DO(map(physical, bytes, &at));
    DO(fill(queue, at, 17));
    UR(urIPCGetPhysMemHandleExp(context, physical, &data, &size));
    DO(run_child("physical", data, size));
    UR(urIPCPutPhysMemHandleExp(context, data));
    DO(check_added(queue, at, 17));
    DO(unmap(bytes, at));
    UR(urPhysicalMemRelease(physical));
    return end_case();
}

static int by_size(const void *a, const void *b) {
    int64_t x = *(const int64_t *)a, y = *(const int64_t *)b;
    return (x > y) - (x < y);
}

/* How far the device's clock is behind the host's. The two are read one after the other, between
 * which the thread may have to wait: the middle one of many. */
static uint64_t time_behind(void) {
    enum { READS = 101 };
    int64_t behind[READS];
    for (int i = 0; i < READS; ++i) {
        uint64_t device = 0, host = 0;
        UR(urDeviceGetGlobalTimestamps(devices[0], &device, &host));
        behind[i] = (int64_t)(host - device);
    }
    qsort(behind, READS, sizeof(behind[0]), by_size);
    return (uint64_t)behind[READS / 2];
}

/* The device's clock is set by the host's again and again: one that is a tenth too slow (the
 * software driver's) is not behind by a tenth of the time since the context was made. */
static int clock_is_set_again(void) {
    enum { ROUNDS = 3, SECONDS = 2 };
    ur_queue_handle_t queue = NULL;
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_PROFILING_ENABLE};
    uint64_t first = 0;
    setenv("UR_SOFT_SLOW_CLOCK", "100000", 1);
    DO(start_context(1));
    UR(urQueueCreate(context, devices[0], &properties, &queue));
    for (int i = 0; i < ROUNDS; ++i) {
        uint64_t behind = time_behind();
        first = i ? first : behind;
        CHECK(behind - first < 50000000 || first - behind < 50000000);
        if (i + 1 < ROUNDS) {
            nanosleep(&(struct timespec){.tv_sec = SECONDS, .tv_nsec = 100000000}, NULL);
        }
    }
    UR(urQueueRelease(queue));
    return end_case();
}

const struct cases_case cases_devices[] = {
    {"clock_is_set_again", clock_is_set_again},
    {"shared_context", shared_context},
    {"another_device", another_device},
    {"peer_memory", peer_memory},
    {"peer_bandwidth", peer_bandwidth},
    {"two_processes", two_processes},
    {"two_processes_physical", two_processes_physical},
    {NULL, NULL},
};
