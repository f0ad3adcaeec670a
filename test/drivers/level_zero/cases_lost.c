/* Devices that are lost, from the start or under way. */
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "../common/lost_waits.h"
#include "cases.h"

/* Everything can be made and given up; commands say what is wrong, and the driver's code is kept.
 */
void lost(void **state) {
    (void)state;
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    unsigned char *memory;
    UR(urUSMSharedAlloc(context, device, NULL, NULL, 4096, (void **)&memory));
    ur_event_handle_t event = NULL;
    unsigned char pattern = 1;
    assert_int_equal(urEnqueueUSMFill(queue, memory, 1, &pattern, 4096, 0, NULL, &event),
                     UR_RESULT_ERROR_DEVICE_LOST);
    assert_null(event);
    assert_int_equal(urEnqueueUSMMemcpy(queue, true, memory, memory + 2048, 1024, 0, NULL, NULL),
                     UR_RESULT_ERROR_DEVICE_LOST);
    const char *message = NULL;
    int32_t code = 0;
    UR(urAdapterGetLastError(adapter, &message, &code));
    assert_int_equal(code, 0x70000001);
    assert_non_null(strstr(message, "ZE_RESULT_ERROR_DEVICE_LOST"));
    assert_int_equal(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, &event),
                     UR_RESULT_ERROR_DEVICE_LOST);
    assert_null(event);
    void *pooled = NULL;
    ur_result_t result =
        urEnqueueUSMDeviceAllocExp(queue, NULL, 4096, NULL, 0, NULL, &pooled, NULL);
    assert_true(result == UR_RESULT_SUCCESS || result == UR_RESULT_ERROR_DEVICE_LOST);
    if (pooled) {
        UR(urEnqueueUSMFreeExp(queue, NULL, pooled, 0, NULL, NULL));
    }
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
}

/* ---- lost while everything is in use -------------------------------------------------------- */

/* No pool keeps UNPOOLED bytes in one piece, and none has room for MOST_KEPT times SIZE after few
 * small allocations. */
enum { SIZE = 4096, SIDE = 16, UNPOOLED = 64 << 20, MOST_KEPT = 1024 };

struct objects {
    ur_device_handle_t device, peer;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_mem_handle_t buffer, image;
    ur_sampler_handle_t sampler;
    ur_physical_mem_handle_t physical;
    size_t page;
    void *device_memory, *shared_memory, *pooled, *range, *mapped;
    ur_event_handle_t pending;
    pthread_mutex_t held; /* a host task waits for it */
};

#define LOST(call) assert_int_equal((call), UR_RESULT_ERROR_DEVICE_LOST)
/* What gives something up does so, and may tell. */
#define GIVEN_UP(call)                                                                             \
    do {                                                                                           \
        ur_result_t result_ = (call);                                                              \
        assert_true(result_ == UR_RESULT_SUCCESS || result_ == UR_RESULT_ERROR_DEVICE_LOST);       \
    } while (0)
/* Commands give out no event. */
#define LOST_COMMAND(function, ...)                                                                \
    do {                                                                                           \
        ur_event_handle_t event_ = NULL;                                                           \
        assert_int_equal(function(__VA_ARGS__, &event_), UR_RESULT_ERROR_DEVICE_LOST);             \
        assert_null(event_);                                                                       \
        assert_int_equal(function(__VA_ARGS__, NULL), UR_RESULT_ERROR_DEVICE_LOST);                \
    } while (0)

static void make_program(struct objects *o) {
    static char code[1 << 20];
    char path[1024];
    snprintf(path, sizeof(path), "%s/basic.spv", getenv("ZE_SOFTWARE_KERNELS"));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    UR(urProgramCreateWithIL(o->context, code, size, NULL, &o->program));
    UR(urProgramBuild(o->context, o->program, NULL));
    UR(urKernelCreate(o->program, "set_value", &o->kernel));
}

static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                         UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
static const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                     .type = UR_MEM_TYPE_IMAGE2D,
                                     .width = SIDE,
                                     .height = SIDE,
                                     .depth = 1,
                                     .arraySize = 1};
static const ur_sampler_desc_t sampling = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                                           .addressingMode = UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                           .filterMode = UR_SAMPLER_FILTER_MODE_NEAREST};

static void make_memory(struct objects *o) {
    UR(urUSMDeviceAlloc(o->context, o->device, NULL, NULL, SIZE, &o->device_memory));
    UR(urUSMSharedAlloc(o->context, o->device, NULL, NULL, SIZE, &o->shared_memory));
    UR(urEnqueueUSMDeviceAllocExp(o->queue, NULL, SIZE, NULL, 0, NULL, &o->pooled, NULL));
    UR(urMemBufferCreate(o->context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &o->buffer));
    UR(urMemImageCreate(o->context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &o->image));
    UR(urSamplerCreate(o->context, &sampling, &o->sampler));
    UR(urVirtualMemGranularityGetInfo(o->context, o->device, 1,
                                      UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(o->page),
                                      &o->page, NULL));
    UR(urPhysicalMemCreate(o->context, o->device, o->page, NULL, &o->physical));
    UR(urVirtualMemReserve(o->context, NULL, 2 * o->page, &o->range));
    UR(urVirtualMemMap(o->context, o->range, o->page, o->physical, 0,
                       UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
}

static void hold_up(void *data) {
    pthread_mutex_lock(data);
    pthread_mutex_unlock(data);
}

static void tell_driver(const char *function) {
    void *library = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void (*call)(void) = NULL;
    void *address = dlsym(library, function);
    assert_non_null(address);
    memcpy(&call, &address, sizeof(call));
    call();
    dlclose(library);
}

static void lose_device(void) {
    tell_driver("ze_software_lose");
}

static void commands_of_usm(struct objects *o) {
    ur_queue_handle_t q = o->queue;
    char *to = o->device_memory, *from = o->shared_memory;
    unsigned char pattern = 1, host[SIZE] = {0};
    LOST_COMMAND(urEnqueueUSMFill, q, to, 1, &pattern, SIZE, 0, NULL);
    LOST_COMMAND(urEnqueueUSMMemcpy, q, false, to, from, SIZE, 0, NULL);
    LOST_COMMAND(urEnqueueUSMMemcpy, q, true, host, from, SIZE, 0, NULL);
    LOST_COMMAND(urEnqueueUSMFill2D, q, to, 64, 1, &pattern, 32, 4, 0, NULL);
    LOST_COMMAND(urEnqueueUSMMemcpy2D, q, false, to, 64, from, 64, 32, 4, 0, NULL);
    LOST_COMMAND(urEnqueueUSMPrefetch, q, from, SIZE, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0,
                 NULL);
    LOST_COMMAND(urEnqueueUSMAdvise, q, from, SIZE, UR_USM_ADVICE_FLAG_SET_READ_MOSTLY);
    LOST(urUSMContextMemcpyExp(o->context, to, from, SIZE));
}

static void commands_of_objects(struct objects *o) {
    ur_queue_handle_t q = o->queue;
    unsigned char pattern = 1, host[SIZE] = {0};
    ur_rect_offset_t at = {0, 0, 0};
    ur_rect_region_t box = {SIDE, SIDE, 1}, rows = {16, 4, 1};
    LOST_COMMAND(urEnqueueMemBufferRead, q, o->buffer, false, 0, SIZE, host, 0, NULL);
    LOST_COMMAND(urEnqueueMemBufferWrite, q, o->buffer, true, 0, SIZE, host, 0, NULL);
    LOST_COMMAND(urEnqueueMemBufferReadRect, q, o->buffer, false, at, at, rows, 64, 256, 64, 256,
                 host, 0, NULL);
    LOST_COMMAND(urEnqueueMemBufferWriteRect, q, o->buffer, false, at, at, rows, 64, 256, 64, 256,
                 host, 0, NULL);
    LOST_COMMAND(urEnqueueMemBufferCopy, q, o->buffer, o->buffer, 0, SIZE / 2, SIZE / 2, 0, NULL);
    LOST_COMMAND(urEnqueueMemBufferFill, q, o->buffer, &pattern, 1, 0, SIZE, 0, NULL);
    void *map = NULL;
    ur_event_handle_t none = NULL;
    LOST(
        urEnqueueMemBufferMap(q, o->buffer, true, UR_MAP_FLAG_READ, 0, SIZE, 0, NULL, &none, &map));
    assert_null(none);
    assert_null(map);
    LOST_COMMAND(urEnqueueMemUnmap, q, o->buffer, o->mapped, 0, NULL);
    LOST_COMMAND(urEnqueueMemImageRead, q, o->image, false, at, box, 0, 0, host, 0, NULL);
    LOST_COMMAND(urEnqueueMemImageWrite, q, o->image, true, at, box, 0, 0, host, 0, NULL);
    ur_rect_offset_t right = {SIDE / 2, 0, 0};
    ur_rect_region_t half = {SIDE / 2, SIDE, 1};
    LOST_COMMAND(urEnqueueMemImageCopy, q, o->image, o->image, at, right, half, 0, NULL);
}

static void never(void *data) {
    (void)data;
    fail_msg("a host task runs that was not enqueued");
}

static void native(ur_queue_handle_t queue, void *data) {
    (void)queue, (void)data;
}

static void other_commands(struct objects *o) {
    ur_queue_handle_t q = o->queue;
    int value = 3;
    const size_t offset = 0, range = 16;
    ur_exp_kernel_arg_properties_t args[2] = {{UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               NULL,
                                               UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                               0,
                                               8,
                                               {.pointer = o->device_memory}},
                                              {UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               NULL,
                                               UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                               1,
                                               4,
                                               {.value = &value}}};
    LOST_COMMAND(urEnqueueKernelLaunchWithArgsExp, q, o->kernel, 1, &offset, &range, &range, 2,
                 args, NULL, 0, NULL);
    LOST_COMMAND(urEnqueueEventsWait, q, 1, &o->pending);
    LOST_COMMAND(urEnqueueEventsWaitWithBarrier, q, 1, &o->pending);
    /* Without an event these need no call on a list that keeps the order. */
    ur_event_handle_t none = NULL;
    LOST(urEnqueueNativeCommandExp(q, native, NULL, 0, NULL, NULL, 0, NULL, &none));
    LOST(urEnqueueEventsWait(q, 0, NULL, &none));
    LOST(urEnqueueEventsWaitWithBarrier(q, 0, NULL, &none));
    LOST_COMMAND(urEnqueueHostTaskExp, q, never, NULL, NULL, 0, NULL);
    LOST(urEnqueueTimestampRecordingExp(q, false, 0, NULL, &none));
    assert_null(none);
}

/* What a pool has reaches no device; what it has not, the driver is asked for. */
static void makers_of_memory(struct objects *o) {
    void *memory = NULL;
    LOST(urUSMDeviceAlloc(o->context, o->device, NULL, NULL, UNPOOLED, &memory));
    LOST(urUSMSharedAlloc(o->context, o->device, NULL, NULL, UNPOOLED, &memory));
    LOST(urUSMHostAlloc(o->context, NULL, NULL, UNPOOLED, &memory));
    LOST(urUSMHostAlloc(o->context, NULL, NULL, SIZE, &memory)); /* the first of its kind */
    LOST(urEnqueueUSMDeviceAllocExp(o->queue, NULL, 1 << 24, NULL, 0, NULL, &memory, NULL));
    assert_null(memory);
    size_t had = 0;
    void *kept[MOST_KEPT];
    ur_result_t result;
    while (!(result = urUSMDeviceAlloc(o->context, o->device, NULL, NULL, SIZE, &memory))) {
        assert_in_range(had, 0, MOST_KEPT - 1);
        kept[had++] = memory;
        memory = NULL;
    }
    LOST(result);
    assert_null(memory);
    while (had) {
        GIVEN_UP(urUSMFree(o->context, kept[--had]));
    }
}

static void makers(struct objects *o) {
    makers_of_memory(o);
    void *memory = NULL;
    LOST(urVirtualMemReserve(o->context, NULL, o->page, &memory));
    assert_null(memory);
    ur_mem_handle_t mem = NULL;
    LOST(urMemBufferCreate(o->context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &mem));
    LOST(urMemImageCreate(o->context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &mem));
    assert_null(mem);
    ur_sampler_handle_t sampler = NULL;
    LOST(urSamplerCreate(o->context, &sampling, &sampler));
    assert_null(sampler);
    ur_context_handle_t context = NULL;
    LOST(urContextCreate(1, &o->device, NULL, &context));
    assert_null(context);
    ur_queue_handle_t queue = NULL;
    LOST(urQueueCreate(o->context, o->device, NULL, &queue));
    assert_null(queue);
    ur_kernel_handle_t kernel = NULL;
    LOST(urKernelCreate(o->program, "add_value", &kernel));
    assert_null(kernel);
    ur_physical_mem_handle_t physical = NULL;
    LOST(urPhysicalMemCreate(o->context, o->device, o->page, NULL, &physical));
    assert_null(physical);
}

static void questions(struct objects *o) {
    ur_bool_t available = true;
    UR(urDeviceGetInfo(o->device, UR_DEVICE_INFO_AVAILABLE, sizeof(available), &available, NULL));
    assert_false(available);
    uint64_t time = 7;
    LOST(urDeviceGetGlobalTimestamps(o->device, &time, NULL));
    assert_int_equal(time, 7);
    size_t local = 0, offset = 0, global = 64, page = 0;
    LOST(urKernelGetSuggestedLocalWorkSize(o->kernel, o->queue, 1, &offset, &global, &local));
    uint32_t groups = 0;
    LOST(urKernelSuggestMaxCooperativeGroupCount(o->kernel, o->device, 1, &global, 0, &groups));
    LOST(urVirtualMemGranularityGetInfo(o->context, o->device, 1,
                                        UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM, sizeof(page),
                                        &page, NULL));
    void *pointer = NULL;
    LOST(urProgramGetFunctionPointer(o->device, o->program, "set_value", &pointer));
    assert_null(pointer);
    ur_virtual_mem_access_flags_t access = 0;
    LOST(urVirtualMemGetInfo(o->context, o->range, o->page, UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                             sizeof(access), &access, NULL));
    LOST(
        urVirtualMemSetAccess(o->context, o->range, o->page, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
    LOST(urVirtualMemMap(o->context, (char *)o->range + o->page, o->page, o->physical, 0,
                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
    LOST(urUsmP2PEnablePeerAccessExp(o->device, o->peer));
}

/* Every entry point that reaches the device says DEVICE_LOST and writes nothing, what waits
 * returns, and everything can be given up. */
void lost_later(void **state) {
    (void)state;
    struct objects o = {.held = PTHREAD_MUTEX_INITIALIZER};
    ur_platform_handle_t platform;
    ur_device_handle_t devices[2];
    assert_int_equal(platforms(&platform, 1), 1);
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 2, devices, NULL));
    o.device = devices[0];
    o.peer = devices[1];
    UR(urContextCreate(2, devices, NULL, &o.context));
    UR(urQueueCreate(o.context, o.device, NULL, &o.queue));
    make_program(&o);
    make_memory(&o);
    UR(urEnqueueMemBufferMap(o.queue, o.buffer, true, UR_MAP_FLAG_WRITE, 0, SIZE, 0, NULL, NULL,
                             &o.mapped));
    void *peers_own;
    UR(urUSMDeviceAlloc(o.context, o.peer, NULL, NULL, SIZE, &peers_own));
    UR(urQueueFinish(o.queue));
    pthread_mutex_lock(&o.held);
    UR(urEnqueueHostTaskExp(o.queue, hold_up, &o.held, NULL, 0, NULL, &o.pending));
    lose_device();
    commands_of_usm(&o);
    commands_of_objects(&o);
    other_commands(&o);
    makers(&o);
    questions(&o);
    pthread_mutex_unlock(&o.held);
    LOST(urEventWait(1, &o.pending));
    LOST(urQueueFinish(o.queue));
    LOST(urDeviceWaitExp(o.device));
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(o.pending, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                      NULL));
    assert_int_equal(status, UR_EVENT_STATUS_ERROR);

    UR(urEventRelease(o.pending));
    GIVEN_UP(urEnqueueUSMFreeExp(o.queue, NULL, o.pooled, 0, NULL, NULL));
    GIVEN_UP(urVirtualMemUnmap(o.context, o.range, o.page));
    GIVEN_UP(urVirtualMemFree(o.context, o.range, 2 * o.page));
    GIVEN_UP(urPhysicalMemRelease(o.physical));
    GIVEN_UP(urSamplerRelease(o.sampler));
    GIVEN_UP(urMemRelease(o.image));
    GIVEN_UP(urMemRelease(o.buffer));
    GIVEN_UP(urUSMFree(o.context, peers_own));
    GIVEN_UP(urUSMFree(o.context, o.shared_memory));
    GIVEN_UP(urUSMFree(o.context, o.device_memory));
    GIVEN_UP(urKernelRelease(o.kernel));
    GIVEN_UP(urProgramRelease(o.program));
    GIVEN_UP(urQueueRelease(o.queue));
    GIVEN_UP(urContextRelease(o.context));
    UR(urAdapterRelease(adapter));
}

/* ---- lost while threads wait for what never ends -------------------------------------------- */

static void check_new_context(ur_device_handle_t device) {
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    unsigned char *memory, out[SIZE], pattern = 0x77;
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMDeviceAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    UR(urEnqueueUSMFill(queue, memory, 1, &pattern, SIZE, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, SIZE, 0, NULL, NULL));
    assert_int_equal(out[0], 0x77);
    assert_int_equal(out[SIZE - 1], 0x77);
    UR(urUSMFree(context, memory));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
}

/* Every wait that is under way returns with DEVICE_LOST, also where nothing will ever end what it
 * waits for. Once the driver has the device again, a new context works. */
void lost_waiting(void **state) {
    (void)state;
    static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER;
    struct objects o = {0};
    ur_platform_handle_t platform;
    ur_event_handle_t task = NULL;
    assert_int_equal(platforms(&platform, 1), 1);
    o.device = first_device(platform);
    UR(urContextCreate(1, &o.device, NULL, &o.context));
    UR(urQueueCreate(o.context, o.device, NULL, &o.queue));
    make_program(&o);
    pthread_mutex_lock(&gate);
    UR(urEnqueueHostTaskExp(o.queue, hold_up, &gate, NULL, 0, NULL, &task));
    struct lost_waits *waits = lost_waits_begin(&(struct lost_waits_given){.device = o.device,
                                                                           .context = o.context,
                                                                           .held = o.queue,
                                                                           .stuck = task,
                                                                           .program = o.program,
                                                                           .kernel = o.kernel});
    assert_non_null(waits);
    lost_waits_mark(waits);
    lose_device();
    bool good = lost_waits_good(waits);
    pthread_mutex_unlock(&gate);
    assert_true(good);
    assert_true(lost_waits_end(waits));
    UR(urEventRelease(task));
    GIVEN_UP(urQueueRelease(o.queue));
    GIVEN_UP(urContextRelease(o.context));
    tell_driver("ze_software_find");
    check_new_context(o.device);
    UR(urAdapterRelease(adapter));
}

/* Events that the program keeps when their queue goes with a lost device stay failed, also once the
 * driver has the device again: nobody asks it about them, for their lists are gone. Their natives
 * are not used again either. */
void lost_found(void **state) {
    enum { EVENTS = 300 }; /* more than a queue keeps for its next commands */
    (void)state;
    ur_event_handle_t events[EVENTS];
    ur_platform_handle_t platform;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    volatile unsigned char *memory;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    UR(urContextCreate(1, &device, NULL, &context));
    UR(urQueueCreate(context, device, NULL, &queue));
    UR(urUSMSharedAlloc(context, device, NULL, NULL, SIZE, (void **)&memory));
    memory[0] = 0;
    for (int i = 0; i < EVENTS; ++i) {
        unsigned char pattern = i == EVENTS - 1 ? 2 : 1;
        UR(urEnqueueUSMFill(queue, (void *)memory, 1, &pattern, SIZE, 0, NULL, &events[i]));
    }
    while (memory[0] != 2) {
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    lose_device();
    LOST(urEventWait(1, &events[EVENTS - 1]));
    GIVEN_UP(urQueueRelease(queue));
    tell_driver("ze_software_find");
    for (int i = 0; i < EVENTS; ++i) {
        ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
        LOST(urEventWait(1, &events[i]));
        UR(urEventGetInfo(events[i], UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status),
                          &status, NULL));
        assert_int_equal(status, UR_EVENT_STATUS_ERROR);
        UR(urEventRelease(events[i]));
    }
    UR(urQueueCreate(context, device, NULL, &queue));
    for (int i = 0; i < EVENTS; ++i) {
        unsigned char pattern = 3;
        UR(urEnqueueUSMFill(queue, (void *)memory, 1, &pattern, SIZE, 0, NULL, &events[i]));
    }
    for (int i = 0; i < EVENTS; ++i) {
        UR(urEventWait(1, &events[i]));
        UR(urEventRelease(events[i]));
    }
    UR(urQueueRelease(queue));
    GIVEN_UP(urUSMFree(context, (void *)memory));
    UR(urContextRelease(context));
    check_new_context(device);
    UR(urAdapterRelease(adapter));
}
