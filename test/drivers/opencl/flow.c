/* A bit of everything that the adapter does, for sweeps that let its driver fail (fail.c): flow
 * KERNELS [DEVICE], the path of flow.spv and flow.cl without the suffix, and a word of the name of
 * the device (without it the first of all). Whatever fails, what was made is
 * released, and the process ends by itself: with 0 if each call either worked or gave an error, and
 * with 1 if a result is wrong that was reported as right, if an error is none that the API
 * documents, or if an output was written by a call that failed.
 *
 * flow --queries COUNT asks COUNT times what must be known without asking the driver. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "ur_api.h"

enum { COUNT = 1024, BYTES = COUNT * sizeof(int) };

static ur_platform_handle_t platform;
static ur_device_handle_t device;
static ur_context_handle_t context;
static ur_queue_handle_t queue, unordered; /* in order; out of order with profiling */
static int wrong;
static const char *kernels;

static void complain(const char *what, int line) {
    fprintf(stderr, "flow.c:%d: %s\n", line, what);
    wrong = 1;
}

#define EXPECT(condition)                                                                          \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            complain("wrong: " #condition, __LINE__);                                              \
        }                                                                                          \
    } while (0)

/* True if the call worked. The codes that sweeps use have a counterpart. */
static bool did(ur_result_t result, const char *call, int line) {
    if (result == UR_RESULT_ERROR_UNKNOWN) {
        complain(call, line);
    }
    return result == UR_RESULT_SUCCESS;
}
#define DID(call) did(call, #call, __LINE__)
/* The same for a call that makes something: a failure leaves the output alone. */
#define MADE(out, call) made(call, &(out), #call, __LINE__)
static bool made(ur_result_t result, const void *out, const char *call, int line) {
    void *value;
    memcpy(&value, out, sizeof(value));
    bool good = did(result, call, line);
    if (good != (value != NULL)) {
        complain(call, line);
    }
    return good;
}

static void release_event(ur_event_handle_t event) {
    if (event) {
        (void)urEventRelease(event);
    }
}

static void release_mem(ur_mem_handle_t mem) {
    if (mem) {
        (void)urMemRelease(mem);
    }
}

static void free_usm(void *memory) {
    if (memory) {
        (void)urUSMFree(context, memory);
    }
}

static void device_queries(void) {
    char value[4096];
    for (unsigned name = 0; name < 160; ++name) {
        size_t size = 0;
        if (urDeviceGetInfo(device, (ur_device_info_t)name, 0, NULL, &size) == UR_RESULT_SUCCESS &&
            size <= sizeof(value)) {
            (void)urDeviceGetInfo(device, (ur_device_info_t)name, size, value, NULL);
        }
    }
    uint64_t on_device, on_host;
    (void)DID(urDeviceGetGlobalTimestamps(device, &on_device, &on_host));
}

static void sub_devices(void) {
    ur_device_partition_property_t part = {.type = UR_DEVICE_PARTITION_EQUALLY, .value.equally = 1};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &part, 1};
    ur_device_handle_t parts[64] = {NULL};
    uint32_t count = 0;
    if (DID(urDevicePartition(device, &properties, 0, NULL, &count)) && count <= 64 &&
        DID(urDevicePartition(device, &properties, count, parts, NULL))) {
        ur_context_handle_t inner = NULL;
        if (MADE(inner, urContextCreate(1, parts, NULL, &inner))) {
            (void)urContextRelease(inner);
        }
    }
    for (uint32_t i = 0; i < 64 && parts[i]; ++i) {
        (void)urDeviceRelease(parts[i]);
    }
}

static void buffers(void) {
    static int values[COUNT], back[COUNT];
    ur_mem_handle_t buffer = NULL, other = NULL, part = NULL;
    ur_event_handle_t event = NULL;
    for (int i = 0; i < COUNT; ++i) {
        values[i] = 3 * i + 1;
        back[i] = -1;
    }
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, values};
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, 0, BYTES / 2};
    ur_rect_offset_t origin = {0, 0, 0};
    ur_rect_region_t box = {64, 8, 1};
    size_t seven = 7;
    bool filled = false;
    if (MADE(buffer, urMemBufferCreate(context,
                                       UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER,
                                       BYTES, &properties, &buffer)) &&
        MADE(other, urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &other))) {
        (void)MADE(part, urMemBufferPartition(buffer, UR_MEM_FLAG_READ_WRITE,
                                              UR_BUFFER_CREATE_TYPE_REGION, &region, &part));
        (void)DID(urMemGetInfo(buffer, UR_MEM_INFO_SIZE, sizeof(seven), &seven, NULL));
        (void)DID(urEnqueueMemBufferCopy(queue, buffer, other, 0, 0, BYTES, 0, NULL, NULL));
        if (DID(urEnqueueMemBufferRead(queue, buffer, true, 0, BYTES, back, 0, NULL, NULL))) {
            EXPECT(memcmp(values, back, BYTES) == 0);
        }
        filled = DID(urEnqueueMemBufferFill(queue, other, "\x07", 1, 0, BYTES, 0, NULL, &event));
        (void)DID(urEnqueueMemBufferWriteRect(queue, buffer, true, origin, origin, box, 64, 0, 64,
                                              0, values, 0, NULL, NULL));
        (void)DID(urEnqueueMemBufferReadRect(queue, buffer, true, origin, origin, box, 64, 0, 64, 0,
                                             back, 0, NULL, NULL));
        (void)DID(urEnqueueMemBufferCopyRect(queue, buffer, other, origin, origin, box, 64, 0, 64,
                                             0, 0, NULL, NULL));
        (void)DID(urEnqueueMemBufferWrite(queue, buffer, false, 0, BYTES, values, 0, NULL, NULL));
        void *map = NULL;
        if (MADE(map, urEnqueueMemBufferMap(queue, buffer, true, UR_MAP_FLAG_READ, 0, BYTES, 0,
                                            NULL, NULL, &map))) {
            EXPECT(memcmp(map, values, BYTES) == 0);
            (void)DID(urEnqueueMemUnmap(queue, buffer, map, 0, NULL, NULL));
        }
        if (filled && DID(urEventWait(1, &event)) &&
            DID(urEnqueueMemBufferRead(queue, other, true, 512, BYTES - 512, back, 0, NULL,
                                       NULL))) {
            EXPECT(back[0] == 0x07070707);
        }
    }
    (void)DID(urQueueFinish(queue));
    release_event(event);
    release_mem(part);
    release_mem(other);
    release_mem(buffer);
}

static void images(void) {
    static unsigned char pixels[16 * 16 * 4], back[sizeof(pixels)];
    ur_bool_t supported = false;
    ur_mem_handle_t image = NULL, other = NULL;
    ur_sampler_handle_t sampler = NULL;
    if (!DID(urDeviceGetInfo(device, UR_DEVICE_INFO_IMAGE_SUPPORT, sizeof(supported), &supported,
                             NULL)) ||
        !supported) {
        return;
    }
    ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA, UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                            .type = UR_MEM_TYPE_IMAGE2D,
                            .width = 16,
                            .height = 16};
    ur_sampler_desc_t how = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, false,
                             UR_SAMPLER_ADDRESSING_MODE_CLAMP, UR_SAMPLER_FILTER_MODE_NEAREST};
    ur_rect_offset_t origin = {0, 0, 0};
    ur_rect_region_t box = {16, 16, 1};
    memset(pixels, 0x21, sizeof(pixels));
    (void)MADE(sampler, urSamplerCreate(context, &how, &sampler));
    if (MADE(image,
             urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image)) &&
        MADE(other,
             urMemImageCreate(context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &other)) &&
        DID(urEnqueueMemImageWrite(queue, image, true, origin, box, 0, 0, pixels, 0, NULL, NULL)) &&
        DID(urEnqueueMemImageCopy(queue, image, other, origin, origin, box, 0, NULL, NULL)) &&
        DID(urEnqueueMemImageRead(queue, other, true, origin, box, 0, 0, back, 0, NULL, NULL))) {
        EXPECT(memcmp(pixels, back, sizeof(back)) == 0);
    }
    size_t size;
    if (image) {
        (void)DID(urMemImageGetInfo(image, UR_IMAGE_INFO_ROW_PITCH, sizeof(size), &size, NULL));
    }
    if (sampler) {
        (void)urSamplerRelease(sampler);
    }
    release_mem(other);
    release_mem(image);
}

/* What is left of a file, or NULL. */
static void *read_file(const char *suffix, size_t *size) {
    char path[4096];
    snprintf(path, sizeof(path), "%s%s", kernels, suffix);
    FILE *file = fopen(path, "rb");
    void *bytes = malloc(1 << 16);
    if (!file || !bytes) {
        fprintf(stderr, "%s cannot be read\n", path);
        exit(2);
    }
    *size = fread(bytes, 1, 1 << 16, file);
    fclose(file);
    return bytes;
}

static ur_program_handle_t create_program(void) {
    char il[256] = "";
    size_t size;
    ur_program_handle_t program = NULL;
    if (!DID(urDeviceGetInfo(device, UR_DEVICE_INFO_IL_VERSION, sizeof(il), il, NULL))) {
        return NULL;
    }
    void *bytes = read_file(il[0] ? ".spv" : ".cl", &size);
    (void)MADE(program, urProgramCreateWithIL(context, bytes, size, NULL, &program));
    free(bytes);
    return program;
}

static void launch(ur_kernel_handle_t kernel) {
    static int back[COUNT];
    size_t global = COUNT, none = 0, wide = COUNT / 2, sizes[3];
    int value = 5, zero = 0;
    ur_mem_handle_t buffer = NULL;
    ur_event_handle_t done = NULL;
    (void)DID(urKernelGetGroupInfo(kernel, device, UR_KERNEL_GROUP_INFO_COMPILE_WORK_GROUP_SIZE,
                                   sizeof(sizes), sizes, NULL));
    if (MADE(buffer, urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &buffer)) &&
        DID(urEnqueueMemBufferFill(unordered, buffer, &zero, sizeof(zero), 0, BYTES, 0, NULL,
                                   NULL)) &&
        DID(urQueueFinish(unordered)) && DID(urKernelSetArgMemObj(kernel, 0, NULL, buffer)) &&
        DID(urKernelSetArgValue(kernel, 1, sizeof(value), NULL, &value)) &&
        DID(urEnqueueKernelLaunch(unordered, kernel, 1, &none, &global, NULL, NULL, 0, NULL,
                                  &done)) &&
        DID(urEnqueueKernelLaunch(unordered, kernel, 1, &none, &wide, NULL, NULL, 1, &done,
                                  NULL)) &&
        DID(urQueueFinish(unordered)) &&
        DID(urEnqueueMemBufferRead(queue, buffer, true, 0, BYTES, back, 0, NULL, NULL))) {
        EXPECT(back[0] == 10 && back[COUNT - 1] == 5);
    }
    (void)urQueueFinish(unordered);
    release_event(done);
    release_mem(buffer);
}

static void binaries(ur_program_handle_t program) {
    size_t size = 0;
    ur_program_handle_t again = NULL;
    if (DID(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARY_SIZES, sizeof(size), &size, NULL)) &&
        size) {
        uint8_t *binary = malloc(size);
        const uint8_t *bytes = binary;
        if (DID(urProgramGetInfo(program, UR_PROGRAM_INFO_BINARIES, sizeof(binary), &binary,
                                 NULL)) &&
            MADE(again,
                 urProgramCreateWithBinary(context, 1, &device, &size, &bytes, NULL, &again))) {
            (void)DID(urProgramBuild(context, again, NULL));
            (void)urProgramRelease(again);
        }
        free(binary);
    }
}

static void programs(void) {
    ur_program_handle_t program = create_program(), part = create_program(), linked = NULL;
    ur_kernel_handle_t kernel = NULL;
    char log[4096];
    if (program && DID(urProgramBuild(context, program, NULL))) {
        size_t size;
        (void)DID(urProgramGetBuildInfo(program, device, UR_PROGRAM_BUILD_INFO_LOG, sizeof(log),
                                        log, &size));
        (void)DID(urProgramGetInfo(program, UR_PROGRAM_INFO_KERNEL_NAMES, sizeof(log), log, NULL));
        if (MADE(kernel, urKernelCreate(program, "add", &kernel))) {
            launch(kernel);
            (void)urKernelRelease(kernel);
        }
        binaries(program);
    }
    if (part && DID(urProgramCompile(context, part, NULL)) &&
        MADE(linked, urProgramLink(context, 1, &part, NULL, &linked))) {
        (void)urProgramRelease(linked);
    }
    if (part) {
        (void)urProgramRelease(part);
    }
    if (program) {
        (void)urProgramRelease(program);
    }
}

static void usm(void) {
    static int values[COUNT], back[COUNT];
    void *memory = NULL, *host = NULL, *shared = NULL, *base = NULL;
    ur_event_handle_t filled = NULL, copied = NULL;
    for (int i = 0; i < COUNT; ++i) {
        values[i] = i ^ 0x55;
    }
    (void)MADE(host, urUSMHostAlloc(context, NULL, NULL, BYTES, &host));
    (void)MADE(shared, urUSMSharedAlloc(context, device, NULL, NULL, BYTES, &shared));
    if (MADE(memory, urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &memory))) {
        (void)DID(urUSMGetMemAllocInfo(context, memory, UR_USM_ALLOC_INFO_BASE_PTR, sizeof(base),
                                       &base, NULL));
        if (DID(urEnqueueUSMMemcpy(queue, true, memory, values, BYTES, 0, NULL, NULL)) &&
            DID(urEnqueueUSMMemcpy(queue, true, back, memory, BYTES, 0, NULL, NULL))) {
            EXPECT(memcmp(values, back, BYTES) == 0);
        }
        if (DID(urEnqueueUSMFill(unordered, memory, 4, "\x01\x02\x03\x04", BYTES, 0, NULL,
                                 &filled)) &&
            DID(urEnqueueUSMMemcpy(unordered, false, back, memory, BYTES, 1, &filled, &copied)) &&
            DID(urEventWait(1, &copied))) {
            EXPECT(back[COUNT - 1] == 0x04030201);
        }
        (void)DID(urEnqueueUSMFill2D(queue, memory, 256, 1, "\x09", 64, 8, 0, NULL, NULL));
        (void)DID(urEnqueueUSMMemcpy2D(queue, true, back, 64, memory, 256, 64, 8, 0, NULL, NULL));
        if (shared) {
            (void)DID(urEnqueueUSMPrefetch(queue, shared, BYTES, 0, 0, NULL, NULL));
            (void)DID(urEnqueueUSMMemcpy(queue, false, shared, memory, BYTES, 0, NULL, NULL));
        }
    }
    (void)urQueueFinish(unordered);
    (void)urQueueFinish(queue);
    release_event(filled);
    release_event(copied);
    free_usm(memory);
    free_usm(host);
    free_usm(shared);
}

static void pools(ur_queue_handle_t q) {
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, NULL, 0};
    ur_usm_pool_handle_t pool = NULL;
    if (MADE(pool, urUSMPoolCreate(context, &desc, &pool))) {
        void *memory = NULL;
        (void)MADE(memory, urUSMDeviceAlloc(context, device, NULL, pool, BYTES, &memory));
        free_usm(memory);
    }
    for (int i = 0; i < 3; ++i) {
        void *memory = NULL;
        ur_event_handle_t ready = NULL, used = NULL;
        if (MADE(memory, urEnqueueUSMDeviceAllocExp(q, pool, (size_t)BYTES * (size_t)(i + 1), NULL,
                                                    0, NULL, &memory, &ready))) {
            bool good = DID(urEnqueueUSMFill(q, memory, 1, "\x01", BYTES, ready != NULL,
                                             ready ? &ready : NULL, &used));
            (void)DID(
                urEnqueueUSMFreeExp(q, pool, memory, good ? 1 : 0, good ? &used : NULL, NULL));
        }
        release_event(ready);
        release_event(used);
    }
    (void)urQueueFinish(q);
    if (pool) {
        (void)urUSMPoolRelease(pool);
    }
}

static void on_event(ur_event_handle_t event, ur_execution_info_t status, void *data) {
    (void)event;
    (void)status;
    __atomic_fetch_add((int *)data, 1, __ATOMIC_RELEASE);
}

static void task(void *data) {
    __atomic_fetch_add((int *)data, 1, __ATOMIC_ACQ_REL);
}

static void native(ur_queue_handle_t q, void *data) {
    (void)q;
    task(data);
}

static int callbacks_set, callbacks_seen;

static void events(ur_queue_handle_t q) {
    static int tasks, commands;
    int before = __atomic_load_n(&tasks, __ATOMIC_ACQUIRE);
    ur_event_handle_t marker = NULL, done = NULL, stamp = NULL;
    uint64_t time;
    (void)DID(urEnqueueEventsWait(q, 0, NULL, &marker));
    if (marker) {
        callbacks_set +=
            DID(urEventSetCallback(marker, UR_EXECUTION_INFO_COMPLETE, on_event, &callbacks_seen));
    }
    (void)DID(urEnqueueEventsWaitWithBarrier(q, marker != NULL, marker ? &marker : NULL, NULL));
    bool asked = DID(urEnqueueHostTaskExp(q, task, &tasks, NULL, 0, NULL, &done));
    if (asked && DID(urEventWait(1, &done))) {
        EXPECT(__atomic_load_n(&tasks, __ATOMIC_ACQUIRE) == before + 1);
    }
    (void)DID(urEnqueueNativeCommandExp(q, native, &commands, 0, NULL, NULL, 0, NULL, NULL));
    if (DID(urEnqueueTimestampRecordingExp(q, true, 0, NULL, &stamp))) {
        (void)DID(urEventGetProfilingInfo(stamp, UR_PROFILING_INFO_COMMAND_END, sizeof(time), &time,
                                          NULL));
    }
    ur_event_status_t status;
    if (marker) {
        (void)DID(urEventGetInfo(marker, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                                 &status, NULL));
    }
    (void)urQueueFinish(q);
    release_event(marker);
    release_event(done);
    release_event(stamp);
}

static void native_handles(void) {
    ur_native_handle_t handle = 0;
    ur_context_handle_t other = NULL;
    ur_queue_handle_t other_queue = NULL;
    ur_mem_handle_t buffer = NULL, other_buffer = NULL;
    ur_event_handle_t event = NULL, other_event = NULL;
    ur_program_handle_t program = create_program(), other_program = NULL;
    if (DID(urContextGetNativeHandle(context, &handle)) &&
        MADE(other, urContextCreateWithNativeHandle(handle, NULL, 1, &device, NULL, &other))) {
        (void)urContextRelease(other);
    }
    if (DID(urQueueGetNativeHandle(queue, NULL, &handle)) &&
        MADE(other_queue,
             urQueueCreateWithNativeHandle(handle, context, device, NULL, &other_queue))) {
        (void)urQueueRelease(other_queue);
    }
    if (MADE(buffer, urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &buffer))) {
        if (DID(urMemGetNativeHandle(buffer, device, &handle)) &&
            MADE(other_buffer,
                 urMemBufferCreateWithNativeHandle(handle, context, NULL, &other_buffer))) {
            (void)urMemRelease(other_buffer);
        }
        (void)DID(urEnqueueMemBufferFill(queue, buffer, "", 1, 0, BYTES, 0, NULL, &event));
    }
    if (event && DID(urEventGetNativeHandle(event, &handle)) &&
        MADE(other_event, urEventCreateWithNativeHandle(handle, context, NULL, &other_event))) {
        (void)DID(urEventWait(1, &other_event));
        (void)urEventRelease(other_event);
    }
    if (program && DID(urProgramBuild(context, program, NULL)) &&
        DID(urProgramGetNativeHandle(program, &handle)) &&
        MADE(other_program,
             urProgramCreateWithNativeHandle(handle, context, NULL, &other_program))) {
        ur_kernel_handle_t kernel = NULL, other_kernel = NULL;
        if (MADE(kernel, urKernelCreate(other_program, "add", &kernel)) &&
            DID(urKernelGetNativeHandle(kernel, &handle)) &&
            MADE(other_kernel,
                 urKernelCreateWithNativeHandle(handle, context, program, NULL, &other_kernel))) {
            (void)urKernelRelease(other_kernel);
        }
        if (kernel) {
            (void)urKernelRelease(kernel);
        }
        (void)urProgramRelease(other_program);
    }
    (void)urQueueFinish(queue);
    if (program) {
        (void)urProgramRelease(program);
    }
    release_event(event);
    release_mem(buffer);
}

static void everything(void) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
                                        UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE |
                                            UR_QUEUE_FLAG_PROFILING_ENABLE};
    device_queries();
    sub_devices();
    if (MADE(queue, urQueueCreate(context, device, NULL, &queue)) &&
        MADE(unordered, urQueueCreate(context, device, &properties, &unordered))) {
        buffers();
        images();
        programs();
        usm();
        pools(queue);
        pools(unordered);
        events(queue);
        events(unordered);
        native_handles();
    }
    if (unordered) {
        (void)urQueueRelease(unordered);
    }
    if (queue) {
        (void)urQueueRelease(queue);
    }
}

/* Whatever became of the events. */
static void wait_for_callbacks(void) {
    for (int i = 0; i < 1000 && __atomic_load_n(&callbacks_seen, __ATOMIC_ACQUIRE) < callbacks_set;
         ++i) {
        nanosleep(&(struct timespec){.tv_nsec = 10000000}, NULL);
    }
    EXPECT(__atomic_load_n(&callbacks_seen, __ATOMIC_ACQUIRE) == callbacks_set);
}

/* Nothing here may reach the driver more than once. */
static void queries(long count) {
    void *memory = NULL;
    char name[256];
    if (!MADE(memory, urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, &memory))) {
        return;
    }
    for (long i = 0; i < count; ++i) {
        ur_device_handle_t of = NULL;
        ur_usm_type_t type = UR_USM_TYPE_UNKNOWN;
        uint64_t size = 0;
        uint32_t refs = 0;
        bool good =
            DID(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, sizeof(name), name, NULL)) &&
            DID(urDeviceGetInfo(device, UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof(size), &size,
                                NULL)) &&
            DID(urPlatformGetInfo(platform, UR_PLATFORM_INFO_NAME, sizeof(name), name, NULL)) &&
            DID(urContextGetInfo(context, UR_CONTEXT_INFO_REFERENCE_COUNT, sizeof(refs), &refs,
                                 NULL)) &&
            DID(urUSMGetMemAllocInfo(context, (char *)memory + i % BYTES, UR_USM_ALLOC_INFO_TYPE,
                                     sizeof(type), &type, NULL)) &&
            DID(urUSMGetMemAllocInfo(context, memory, UR_USM_ALLOC_INFO_DEVICE, sizeof(of), &of,
                                     NULL));
        EXPECT(good && of == device && type == UR_USM_TYPE_DEVICE);
    }
    free_usm(memory);
}

/* Copies and fills that many rows, in order and out of order. The memory is as large for any number
 * up to MOST, since how often the pool asks the driver for some depends on its size. */
static void rows(long count) {
    enum { WIDTH = 48, PITCH = 64, MOST = 4096 };
    size_t size = (size_t)count * PITCH, room = (size_t)(count > MOST ? count : MOST) * PITCH;
    char *from = NULL, *to = NULL, *back = malloc(size);
    if (!back || !MADE(from, urUSMDeviceAlloc(context, device, NULL, NULL, room, (void **)&from)) ||
        !MADE(to, urUSMDeviceAlloc(context, device, NULL, NULL, room, (void **)&to))) {
        free(back);
        return;
    }
    for (int out_of_order = 0; out_of_order < 2; ++out_of_order) {
        ur_queue_properties_t properties = {
            .stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
            .flags = out_of_order ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0};
        ur_queue_handle_t lane = NULL;
        const char zero = 0;
        bool good = DID(urQueueCreate(context, device, &properties, &lane)) &&
                    DID(urEnqueueUSMFill(lane, to, 1, &zero, size, 0, NULL, NULL)) &&
                    DID(urQueueFinish(lane)) &&
                    DID(urEnqueueUSMFill2D(lane, from, PITCH, 4, "abcd", WIDTH, (size_t)count, 0,
                                           NULL, NULL)) &&
                    DID(urQueueFinish(lane)) &&
                    DID(urEnqueueUSMMemcpy2D(lane, true, to, PITCH, from, PITCH, WIDTH,
                                             (size_t)count, 0, NULL, NULL)) &&
                    DID(urEnqueueUSMMemcpy(lane, true, back, to, size, 0, NULL, NULL));
        EXPECT(good);
        for (long i = 0; good && i < count; ++i) {
            EXPECT(memcmp(back + i * PITCH, "abcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcdabcd",
                          WIDTH) == 0 &&
                   back[i * PITCH + WIDTH] == 0);
        }
        (void)urQueueRelease(lane);
    }
    free_usm(from);
    free_usm(to);
    free(back);
}

/* The first device whose name holds `word`. */
static bool find_device(ur_adapter_handle_t adapter, const char *word) {
    ur_platform_handle_t platforms[16];
    uint32_t count = 0;
    if (!DID(urPlatformGet(adapter, 16, platforms, &count))) {
        return false;
    }
    for (uint32_t i = 0; i < count && i < 16; ++i) {
        ur_device_handle_t devices[16];
        uint32_t found = 0;
        if (!DID(urDeviceGet(platforms[i], UR_DEVICE_TYPE_ALL, 16, devices, &found))) {
            continue;
        }
        for (uint32_t k = 0; k < found && k < 16; ++k) {
            char name[256] = "";
            (void)DID(urDeviceGetInfo(devices[k], UR_DEVICE_INFO_NAME, sizeof(name), name, NULL));
            if (strstr(name, word)) {
                platform = platforms[i];
                device = devices[k];
                return true;
            }
        }
    }
    return false;
}

int main(int argc, char **argv) {
    ur_adapter_handle_t adapter = NULL;
    bool only_queries = argc == 3 && strcmp(argv[1], "--queries") == 0;
    bool only_rows = argc == 3 && strcmp(argv[1], "--rows") == 0;
    if (argc != 2 && argc != 3) {
        fprintf(stderr, "usage: %s KERNELS [DEVICE] | --queries COUNT | --rows COUNT\n", argv[0]);
        return 2;
    }
    kernels = argv[1];
    if (!DID(urLoaderInit(0, NULL)) || !DID(urAdapterGet(1, &adapter, NULL))) {
        return 2;
    }
    if (find_device(adapter, argc == 3 && !only_queries && !only_rows ? argv[2] : "") &&
        MADE(context, urContextCreate(1, &device, NULL, &context))) {
        if (only_queries) {
            queries(atol(argv[2]));
        } else if (only_rows) {
            rows(atol(argv[2]));
        } else {
            everything();
            wait_for_callbacks();
        }
        (void)urContextRelease(context);
    }
    (void)urAdapterRelease(adapter);
    (void)urLoaderTearDown();
    return wrong;
}
