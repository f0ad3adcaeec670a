#include "client.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "ur_api.h"

enum { SIZE = 1 << 16, EVENTS = 400 };

static struct objects {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queues[2]; /* in order; out of order, with an event of it */
    ur_queue_handle_t busy;      /* in order, behind a task that outlives the driver */
    ur_event_handle_t event;
    ur_event_handle_t burst[EVENTS]; /* more than an adapter keeps for later */
    ur_mem_handle_t buffer;
    ur_sampler_handle_t sampler;
    ur_usm_pool_handle_t pool;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_exp_command_buffer_handle_t commands;
    ur_physical_mem_handle_t physical;
    void *plain, *pooled;
} all[CLIENT_ENDS];
static ur_adapter_handle_t adapter;
static unsigned released;
static atomic_bool last_moment;  /* the driver has ended */
static atomic_uint begun, ended; /* calls of what outlives it */

static void check(ur_result_t result, const char *what) {
    if (result != UR_RESULT_SUCCESS) {
        fprintf(stderr, "%s: 0x%x\n", what, (unsigned)result);
        _exit(1); /* not exit(), which may be under way */
    }
}
#define UR(call) check(call, #call)
/* What not every driver has. */
static bool has(ur_result_t result, const char *what) {
    if (result != UR_RESULT_ERROR_UNSUPPORTED_FEATURE) {
        check(result, what);
    }
    return result == UR_RESULT_SUCCESS;
}
#define HAS(call) has(call, #call)

static void outlive_driver(void *unused) {
    (void)unused;
    atomic_fetch_add(&begun, 1);
    while (!atomic_load(&last_moment)) {
        usleep(1000);
    }
    atomic_fetch_add(&ended, 1);
}

static void on_complete(ur_event_handle_t event, ur_execution_info_t status, void *unused) {
    (void)status, (void)unused;
    outlive_driver(NULL);
    (void)urEventRelease(event);
}

/* Threads of the adapter go on while the process ends: one has commands to give to the driver that
 * came after a task, another lets go of an event. */
static void keep_busy(struct objects *o, ur_device_handle_t device) {
    const unsigned char byte = 7;
    ur_event_handle_t event = NULL;
    ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES};
    unsigned expected = atomic_load(&begun);
    UR(urQueueCreate(o->context, device, &properties, &o->busy));
    UR(urEnqueueUSMFill(o->busy, o->plain, 1, &byte, SIZE, 0, NULL, &event));
    if (HAS(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, on_complete, NULL))) {
        ++expected;
    } else {
        UR(urEventRelease(event));
    }
    if (HAS(urEnqueueHostTaskExp(o->busy, outlive_driver, NULL, NULL, 0, NULL, NULL))) {
        ++expected;
        UR(urEnqueueUSMFill(o->busy, o->plain, 1, &byte, SIZE, 0, NULL, NULL));
        UR(urEnqueueUSMFill(o->busy, o->plain, 1, &byte, SIZE, 0, NULL, &event));
        UR(urEventRelease(event));
    }
    while (atomic_load(&begun) < expected) {
        usleep(1000);
    }
}

static void make_kernel(struct objects *o) {
    const char *path = getenv("EXIT_KERNELS");
    FILE *file = path ? fopen(path, "rb") : NULL;
    static char code[1 << 20];
    if (!file) {
        return;
    }
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    UR(urProgramCreateWithIL(o->context, code, size, NULL, &o->program));
    UR(urProgramBuild(o->context, o->program, NULL));
    UR(urKernelCreate(o->program, "set_value", &o->kernel));
}

void client_make(enum client_end end) {
    struct objects *o = &all[end];
    ur_platform_handle_t platform = NULL;
    ur_device_handle_t device = NULL;
    if (!adapter) {
        UR(urLoaderInit(0, NULL));
        UR(urAdapterGet(1, &adapter, NULL));
    }
    UR(urPlatformGet(adapter, 1, &platform, NULL));
    UR(urDeviceGet(platform, UR_DEVICE_TYPE_ALL, 1, &device, NULL));
    o->device = device;
    UR(urContextCreate(1, &device, NULL, &o->context));
    for (unsigned i = 0; i < 2; ++i) {
        ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                            .flags = i ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE
                                                       : 0};
        UR(urQueueCreate(o->context, device, &properties, &o->queues[i]));
    }
    ur_usm_pool_desc_t pool = {.stype = UR_STRUCTURE_TYPE_USM_POOL_DESC};
    if (HAS(urUSMPoolCreate(o->context, &pool, &o->pool))) {
        UR(urUSMDeviceAlloc(o->context, device, NULL, o->pool, SIZE, &o->pooled));
    }
    UR(urUSMDeviceAlloc(o->context, device, NULL, NULL, SIZE, &o->plain));
    UR(urMemBufferCreate(o->context, UR_MEM_FLAG_READ_WRITE, SIZE, NULL, &o->buffer));
    ur_sampler_desc_t sampler = {.stype = UR_STRUCTURE_TYPE_SAMPLER_DESC,
                                 .normalizedCoords = true,
                                 .addressingMode = UR_SAMPLER_ADDRESSING_MODE_CLAMP,
                                 .filterMode = UR_SAMPLER_FILTER_MODE_NEAREST};
    if (urSamplerCreate(o->context, &sampler, &o->sampler) != UR_RESULT_SUCCESS) {
        o->sampler = NULL;
    }
    ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    if (HAS(urCommandBufferCreateExp(o->context, device, &desc, &o->commands))) {
        UR(urCommandBufferAppendUSMFillExp(o->commands, o->plain, "x", 1, SIZE, 0, NULL, 0, NULL,
                                           NULL, NULL, NULL));
        UR(urCommandBufferFinalizeExp(o->commands));
        UR(urEnqueueCommandBufferExp(o->queues[0], o->commands, 0, NULL, NULL));
    }
    size_t page = 0;
    if (urVirtualMemGranularityGetInfo(o->context, device, SIZE,
                                       UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED, sizeof(page),
                                       &page, NULL) == UR_RESULT_SUCCESS) {
        UR(urPhysicalMemCreate(o->context, device, page, NULL, &o->physical));
    }
    make_kernel(o);
    const unsigned char byte = 7;
    UR(urEnqueueUSMFill(o->queues[0], o->plain, 1, &byte, SIZE, 0, NULL, NULL));
    UR(urQueueFinish(o->queues[0]));
    UR(urEnqueueUSMFill(o->queues[0], o->plain, 1, &byte, SIZE, 0, NULL, NULL));
    for (unsigned i = 0; i < EVENTS; ++i) {
        UR(urEnqueueUSMFill(o->queues[0], o->plain, 1, &byte, 1, 0, NULL, &o->burst[i]));
    }
    UR(urEnqueueMemBufferFill(o->queues[1], o->buffer, &byte, 1, 0, SIZE, 0, NULL, &o->event));
    keep_busy(o, device);
}

/* As destructors of static buffers do. */
static void wait_for(const struct objects *o) {
    ur_event_status_t status = UR_EVENT_STATUS_QUEUED;
    UR(urEventGetInfo(o->event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                      NULL));
    if (status != UR_EVENT_STATUS_COMPLETE) {
        check(UR_RESULT_ERROR_UNKNOWN, "the state of an event of a process that ends");
    }
    UR(urEventWait(1, &o->event));
    UR(urEventWait(EVENTS, o->burst));
    UR(urQueueFinish(o->queues[0]));
    UR(urQueueFinish(o->queues[1]));
    UR(urDeviceWaitExp(o->device));
}

void client_release(enum client_end end) {
    struct objects *o = &all[end];
    if (getenv("EXIT_WAITS")) {
        wait_for(o);
    }
    UR(urEventRelease(o->event));
    for (unsigned i = 0; i < EVENTS; ++i) {
        UR(urEventRelease(o->burst[i]));
    }
    if (o->kernel) {
        UR(urKernelRelease(o->kernel));
        UR(urProgramRelease(o->program));
    }
    if (o->commands) {
        UR(urCommandBufferReleaseExp(o->commands));
    }
    if (o->physical) {
        UR(urPhysicalMemRelease(o->physical));
    }
    if (o->sampler) {
        UR(urSamplerRelease(o->sampler));
    }
    UR(urMemRelease(o->buffer));
    UR(urUSMFree(o->context, o->plain));
    if (o->pool) {
        UR(urUSMFree(o->context, o->pooled));
        UR(urUSMPoolRelease(o->pool));
    }
    UR(urQueueRelease(o->queues[0]));
    UR(urQueueRelease(o->queues[1]));
    UR(urQueueRelease(o->busy));
    UR(urContextRelease(o->context));
    released += 1;
}

__attribute__((destructor)) static void end(void) {
    client_release(CLIENT_LIBRARY);
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    if (released != CLIENT_ENDS) {
        _exit(1);
    }
    atomic_store(&last_moment, true);
    for (int i = 0; i < 5000 && atomic_load(&ended) < atomic_load(&begun); ++i) {
        usleep(1000);
    }
    usleep(50000); /* for what comes after the calls */
    fprintf(stderr, "all was released\n");
}
