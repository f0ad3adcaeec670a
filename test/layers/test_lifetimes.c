/* The lifetime layer: handles that are released, of another kind, or never given out. */
#include <pthread.h>

#include "world.h"

static int setup(void **state) {
    return world_setup(state, "UR_LAYER_LIFETIME_VALIDATION");
}

static void a_released_handle(void **state) {
    struct world *w = *state;
    ur_queue_handle_t queue = NULL;
    OK(urQueueCreate(w->context, w->device, NULL, &queue));
    OK(urQueueFinish(queue));
    OK(urQueueRelease(queue));
    assert_int_equal(urQueueFinish(queue), UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("is a ur_queue_handle_t that urQueueRelease has released");
    assert_int_equal(urQueueRetain(queue), UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("urQueueRetain: hQueue");
}

static void release_below_zero(void **state) {
    struct world *w = *state;
    ur_context_handle_t context = NULL;
    OK(urContextCreate(1, &w->device, NULL, &context));
    OK(urContextRetain(context));
    OK(urContextRelease(context));
    OK(urContextRelease(context));
    assert_int_equal(urContextRelease(context), UR_RESULT_ERROR_INVALID_CONTEXT);
    log_expect("its reference count would go below zero");
}

static void a_handle_of_another_kind(void **state) {
    struct world *w = *state;
    assert_int_equal(urQueueFinish((ur_queue_handle_t)w->context), UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("is a ur_context_handle_t and no ur_queue_handle_t");
    assert_int_equal(urKernelRelease((ur_kernel_handle_t)w->program),
                     UR_RESULT_ERROR_INVALID_KERNEL);
    log_expect("is a ur_program_handle_t and no ur_kernel_handle_t");
    OK(urProgramRetain(w->program)); /* still what it was */
    OK(urProgramRelease(w->program));
}

static void a_handle_that_nobody_gave_out(void **state) {
    (void)state;
    assert_int_equal(urQueueFlush((ur_queue_handle_t)(uintptr_t)0xdeadbeef0),
                     UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("0xdeadbeef0 is no handle that any call has returned");
}

static ur_result_t fail_to_link(void *params, void *user) {
    (void)params;
    (void)user;
    return UR_RESULT_ERROR_PROGRAM_LINK_FAILURE;
}

/* A link that fails may leave a program that has the log, which is the caller's as any other. */
static void what_a_failed_link_leaves(void **state) {
    struct world *w = *state;
    ur_program_handle_t left = w->program;
    size_t size = 0;
    OK(urMockSetCallback(UR_FUNCTION_PROGRAM_LINK, UR_MOCK_STAGE_AFTER, fail_to_link, NULL));
    OK(urMockSetCallback(UR_FUNCTION_PROGRAM_LINK_EXP, UR_MOCK_STAGE_AFTER, fail_to_link, NULL));
    for (int i = 0; i < 2; i++) {
        assert_int_equal(
            i ? urProgramLinkExp(w->context, 1, &w->device, 0, 1, &w->program, NULL, &left)
              : urProgramLink(w->context, 1, &w->program, NULL, &left),
            UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
        assert_non_null(left);
        assert_ptr_not_equal(left, w->program);
        OK(urProgramGetBuildInfo(left, w->device, UR_PROGRAM_BUILD_INFO_LOG, 0, NULL, &size));
        OK(urProgramRelease(left));
        log_expect_nothing();
    }
    /* Or nothing, whatever was there before. */
    OK(urMockSetCallback(UR_FUNCTION_PROGRAM_LINK, UR_MOCK_STAGE_BEFORE, fail_to_link, NULL));
    left = w->program;
    assert_int_equal(urProgramLink(w->context, 1, &w->program, NULL, &left),
                     UR_RESULT_ERROR_PROGRAM_LINK_FAILURE);
    assert_null(left);
    left = w->program;
    assert_int_equal(urProgramLink(NULL, 1, &w->program, NULL, &left),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    assert_null(left);
    OK(urMockResetCallbacks());
}

static void handles_in_lists(void **state) {
    struct world *w = *state;
    ur_event_handle_t events[2] = {NULL, NULL};
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &events[0]));
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &events[1]));
    OK(urEventWait(2, events));
    OK(urEventRelease(events[1]));
    assert_int_equal(urEventWait(2, events), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    log_expect("urEventWait: phEventWaitList[1] = ");
    assert_int_equal(launch(w, 0, NULL, 2, events, NULL), UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    log_expect("phEventWaitList[1]");
    OK(urEventRelease(events[0]));
}

static void handles_in_structures(void **state) {
    struct world *w = *state;
    ur_mem_handle_t buffer = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
         .value = {.value = w}},
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
         .index = 1},
    };
    args[1].value.memObjTuple.hMem = buffer;
    OK(launch(w, 2, args, 0, NULL, NULL));
    OK(urMemRelease(buffer));
    assert_int_equal(launch(w, 2, args, 0, NULL, NULL), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("urEnqueueKernelLaunchWithArgsExp: pArgs[1] = ");
    args[1].type = UR_EXP_KERNEL_ARG_TYPE_SAMPLER;
    args[1].value.sampler = (ur_sampler_handle_t)w->queue;
    assert_int_equal(launch(w, 2, args, 0, NULL, NULL), UR_RESULT_ERROR_INVALID_SAMPLER);
    log_expect("is a ur_queue_handle_t and no ur_sampler_handle_t");
}

static void handles_in_a_chain(void **state) {
    struct world *w = *state;
    ur_usm_pool_buffer_desc_t buffer = {.stype = UR_STRUCTURE_TYPE_USM_POOL_BUFFER_DESC,
                                        .device = (ur_device_handle_t)w->queue};
    ur_usm_pool_desc_t desc = {UR_STRUCTURE_TYPE_USM_POOL_DESC, &buffer, 0};
    ur_usm_pool_handle_t pool = NULL;
    assert_int_equal(urUSMPoolCreate(w->context, &desc, &pool), UR_RESULT_ERROR_INVALID_DEVICE);
    log_expect("urUSMPoolCreate: pPoolDesc");
    buffer.device = w->device;
    OK(urUSMPoolCreate(w->context, &desc, &pool));
    OK(urUSMPoolRelease(pool));
}

static void handles_from_queries_are_known(void **state) {
    struct world *w = *state;
    ur_program_handle_t program = NULL;
    ur_device_handle_t device = NULL;
    size_t size = 0;
    OK(urKernelGetInfo(w->kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program), &program, NULL));
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &size));
    OK(urContextGetInfo(w->context, UR_CONTEXT_INFO_DEVICES, sizeof(device), &device, NULL));
    OK(urDeviceGetInfo(device, UR_DEVICE_INFO_NAME, 0, NULL, &size));
}

static void devices_may_be_released_as_often_as_anyone_likes(void **state) {
    struct world *w = *state;
    ur_device_handle_t parts[2] = {NULL, NULL};
    ur_device_partition_property_t how = {UR_DEVICE_PARTITION_EQUALLY, {.equally = 1}};
    ur_device_partition_properties_t properties = {UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES,
                                                   NULL, &how, 1};
    OK(urDeviceRelease(w->device));
    OK(urDeviceRelease(w->device));
    OK(urDevicePartition(w->device, &properties, 2, parts, NULL));
    OK(urDeviceRelease(parts[0]));
    assert_int_equal(urDeviceRelease(parts[0]), UR_RESULT_ERROR_INVALID_DEVICE);
    log_expect("below zero");
    OK(urDeviceRelease(parts[1]));
}

static void a_child_after_its_parent(void **state) {
    struct world *w = *state;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    size_t size = 0;
    OK(urProgramCreateWithIL(w->context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "k", &kernel));
    OK(urProgramRelease(program));
    OK(urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size));
    log_expect("is used after the last release of what it was made from");
    OK(urKernelGetInfo(kernel, UR_KERNEL_INFO_FUNCTION_NAME, 0, NULL, &size));
    log_expect_nothing(); /* said once */
    OK(urKernelRelease(kernel));
    OK(urProgramCreateWithIL(w->context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "k", &kernel));
    OK(urProgramRelease(program));
    OK(urKernelRelease(kernel)); /* giving it back is no use */
}

/* A recorded command is its command buffer's, and lives as long. What it works on is the buffer's
 * affair too. */
static void command_buffers(void **state) {
    struct world *w = *state;
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, 1, 0, 0};
    ur_exp_command_buffer_handle_t commands = NULL;
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_mem_handle_t buffer = NULL;
    ur_event_handle_t run = NULL;
    char byte = 0;
    OK(urCommandBufferCreateExp(w->context, w->device, &desc, &commands));
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    OK(urCommandBufferAppendMemBufferFillExp(commands, buffer, &byte, 1, 0, 64, 0, NULL, 0, NULL,
                                             NULL, NULL, &command));
    OK(urCommandBufferFinalizeExp(commands));
    OK(urMemRelease(buffer));
    OK(urCommandBufferUpdateWaitEventsExp(command, 0, NULL));
    OK(urEnqueueCommandBufferExp(w->queue, commands, 0, NULL, &run));
    OK(urCommandBufferReleaseExp(commands));
    OK(urEventWait(1, &run)); /* the run goes on */
    OK(urEventRelease(run));
    log_expect_nothing();
    assert_int_equal(urCommandBufferUpdateWaitEventsExp(command, 0, NULL),
                     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP);
    log_expect("urCommandBufferUpdateWaitEventsExp: hCommand = ");
    assert_int_equal(urEnqueueCommandBufferExp(w->queue, commands, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
    log_expect("is a ur_exp_command_buffer_handle_t that urCommandBufferReleaseExp has released");
    assert_int_equal(urCommandBufferReleaseExp(commands),
                     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
    log_expect("its reference count would go below zero");
}

/* An event of a command outlives the memory that the command used. */
static void events_after_memory(void **state) {
    struct world *w = *state;
    ur_mem_handle_t buffer = NULL;
    ur_event_handle_t event = NULL;
    char byte = 0;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    OK(urEnqueueMemBufferFill(w->queue, buffer, &byte, 1, 0, 64, 0, NULL, &event));
    OK(urMemRelease(buffer));
    OK(urEventWait(1, &event));
    OK(urEventRelease(event));
    log_expect_nothing();
}

/* A query hands out a handle without a reference: good for as long as what was asked. */
static void a_handle_that_was_only_shown(void **state) {
    struct world *w = *state;
    ur_program_handle_t program = NULL, shown = NULL;
    ur_kernel_handle_t kernel = NULL;
    size_t size = 0;
    OK(urProgramCreateWithIL(w->context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "k", &kernel));
    OK(urProgramRelease(program));
    assert_int_equal(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &size),
                     UR_RESULT_ERROR_INVALID_PROGRAM);
    log_take();
    OK(urKernelGetInfo(kernel, UR_KERNEL_INFO_PROGRAM, sizeof(shown), &shown, NULL));
    log_expect("used after the last release");
    assert_ptr_equal(shown, program);
    OK(urProgramGetInfo(shown, UR_PROGRAM_INFO_IL, 0, NULL, &size));
    assert_int_equal(urProgramRelease(shown), UR_RESULT_ERROR_INVALID_PROGRAM);
    log_expect("the reference count would go below zero");
    OK(urProgramRetain(shown));
    OK(urProgramRelease(shown));
    OK(urProgramGetInfo(shown, UR_PROGRAM_INFO_IL, 0, NULL, &size));
    OK(urKernelRelease(kernel));
    assert_int_equal(urProgramGetInfo(shown, UR_PROGRAM_INFO_IL, 0, NULL, &size),
                     UR_RESULT_ERROR_INVALID_PROGRAM);
    log_expect("is a ur_program_handle_t that urKernelRelease has released");
}

/* Retained, it is the program's until that is given back, also after what was asked. */
static void a_shown_handle_that_was_kept(void **state) {
    struct world *w = *state;
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t kernel = NULL;
    size_t size = 0;
    OK(urProgramCreateWithIL(w->context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "k", &kernel));
    OK(urProgramRelease(program));
    OK(urKernelGetInfo(kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program), &program, NULL));
    log_take();
    OK(urProgramRetain(program));
    OK(urKernelRelease(kernel));
    OK(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &size));
    OK(urProgramRelease(program));
    assert_int_equal(urProgramGetInfo(program, UR_PROGRAM_INFO_IL, 0, NULL, &size),
                     UR_RESULT_ERROR_INVALID_PROGRAM);
    log_take();
}

static ur_result_t refuse(void *params, void *user) {
    (void)params;
    (void)user;
    return UR_RESULT_ERROR_OUT_OF_RESOURCES;
}

static void a_release_that_fails_releases_nothing(void **state) {
    struct world *w = *state;
    OK(urMockSetCallback(UR_FUNCTION_QUEUE_RELEASE, UR_MOCK_STAGE_BEFORE, refuse, NULL));
    assert_int_equal(urQueueRelease(w->queue), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    OK(urMockResetCallbacks());
    OK(urQueueFinish(w->queue));
}

static void memory_freed_twice(void **state) {
    struct world *w = *state;
    char *memory = NULL;
    OK(urUSMHostAlloc(w->context, NULL, NULL, 64, (void **)&memory));
    assert_int_equal(urUSMFree(w->context, memory + 8), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("points 8 bytes into an allocation made by urUSMHostAlloc");
    OK(urUSMFree(w->context, memory));
}

/* Whatever takes a pointer says that it points into memory that urUSMFree has freed. */
static void memory_used_after_its_free(void **state) {
    struct world *w = *state;
    const size_t size = 64;
    const char one = 1;
    char *gone = NULL, *memory = NULL;
    ur_kernel_handle_t kernel = NULL;
    ur_exp_command_buffer_handle_t commands = NULL;
    ur_event_handle_t event = NULL;
    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, size, (void **)&gone));
    OK(urUSMHostAlloc(w->context, NULL, NULL, size, (void **)&memory));
    OK(urKernelCreate(w->program, "kernel", &kernel));
    OK(urKernelSetArgPointer(kernel, 3, NULL, gone));
    OK(urEnqueueUSMFill(w->queue, gone, 1, &one, size, 0, NULL, NULL));
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC};
    OK(urCommandBufferCreateExp(w->context, w->device, &desc, &commands));
    OK(urUSMFree(w->context, gone));
    log_expect_nothing();

    const void *list[] = {memory, gone + 8};
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
         .value = {.pointer = memory}},
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
         .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
         .index = 1,
         .value = {.pointer = gone + 16}},
    };
    const ur_buffer_properties_t properties = {.stype = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES,
                                               .pHost = gone};
    ur_usm_type_t type;
    ur_mem_handle_t buffer = NULL;
    const size_t global[3] = {64, 1, 1};
#define GONE(call, message)                                                                        \
    do {                                                                                           \
        assert_int_equal((call), UR_RESULT_ERROR_INVALID_MEM_OBJECT);                              \
        log_expect(message);                                                                       \
    } while (0)
    GONE(urEnqueueUSMFill(w->queue, gone + 4, 1, &one, 8, 0, NULL, &event),
         "is used after its free: urUSMFree has freed the 64 bytes at");
    GONE(urEnqueueUSMMemcpy(w->queue, true, gone, memory, size, 0, NULL, NULL), "pDst = ");
    GONE(urEnqueueUSMMemcpy(w->queue, true, memory, gone, size, 0, NULL, NULL), "pSrc = ");
    GONE(urEnqueueUSMPrefetch(w->queue, gone, size, 0, 0, NULL, NULL), "urUSMDeviceAlloc made");
    GONE(urUSMGetMemAllocInfo(w->context, gone, UR_USM_ALLOC_INFO_TYPE, sizeof(type), &type, NULL),
         "urUSMGetMemAllocInfo: pMem = ");
    GONE(urUSMContextMemcpyExp(w->context, memory, gone, size), "pSrc = ");
    GONE(urMemBufferCreate(w->context, UR_MEM_FLAG_USE_HOST_POINTER, size, &properties, &buffer),
         "pProperties = ");
    GONE(launch(w, 2, args, 0, NULL, NULL), "pArgs[1] = ");
    GONE(urKernelSetArgPointer(w->kernel, 0, NULL, gone), "urKernelSetArgPointer: pArgValue = ");
    GONE(urKernelSetExecInfo(w->kernel, UR_KERNEL_EXEC_INFO_USM_PTRS, sizeof(list), NULL, list),
         "pPropValue[1] = ");
    GONE(urEnqueueKernelLaunch(w->queue, kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL),
         "hKernel[3] = ");
    GONE(urCommandBufferAppendKernelLaunchExp(commands, kernel, 1, NULL, global, NULL, 0, NULL, 0,
                                              NULL, 0, NULL, NULL, NULL, NULL),
         "hKernel[3] = ");
    GONE(urCommandBufferAppendUSMFillExp(commands, gone, &one, 1, 8, 0, NULL, 0, NULL, NULL, NULL,
                                         NULL),
         "pMemory = ");
    GONE(urUSMFree(w->context, gone), "is freed twice: urUSMFree has freed it");
    GONE(urEnqueueUSMFreeExp(w->queue, NULL, gone, 0, NULL, NULL),
         "is freed twice: urUSMFree has freed it");

    /* A pointer that is set anew is the one that counts, and other memory is as before. */
    OK(urKernelSetArgPointer(kernel, 3, NULL, memory));
    OK(urEnqueueKernelLaunch(w->queue, kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL));
    OK(urEnqueueUSMFill(w->queue, memory, 1, &one, size, 0, NULL, NULL));
    OK(urCommandBufferReleaseExp(commands));
    OK(urKernelRelease(kernel));
    OK(urUSMFree(w->context, memory));
    log_expect_nothing();
}

static ur_result_t count_call(void *params, void *user) {
    (void)params;
    ++*(int *)user;
    return UR_RESULT_SUCCESS;
}

static ur_result_t full_until_freed(void *params, void *user) {
    (void)params;
    return *(int *)user ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
}

/* What is kept to recognise its use is given back for who needs the memory, and with its context.
 */
static void memory_that_is_kept(void **state) {
    struct world *w = *state;
    ur_context_handle_t context = NULL;
    void *memory = NULL;
    int freed = 0;
    OK(urMockSetCallback(UR_FUNCTION_USM_FREE, UR_MOCK_STAGE_AFTER, count_call, &freed));
    OK(urContextCreate(1, &w->device, NULL, &context));
    OK(urUSMDeviceAlloc(context, w->device, NULL, NULL, 64, &memory));
    OK(urUSMFree(context, memory));
    OK(urContextRelease(context));
    assert_in_range(freed, 1, 64);

    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, 64, &memory));
    OK(urUSMFree(w->context, memory));
    freed = 0;
    OK(urMockSetCallback(UR_FUNCTION_USM_DEVICE_ALLOC, UR_MOCK_STAGE_BEFORE, full_until_freed,
                         &freed));
    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, 64, &memory));
    assert_int_equal(freed, 1);
    OK(urMockSetCallback(UR_FUNCTION_USM_DEVICE_ALLOC, UR_MOCK_STAGE_BEFORE, NULL, NULL));
    OK(urUSMFree(w->context, memory));

    /* Of many blocks the oldest. */
    freed = 0;
    for (int i = 0; i < 5000; i++) {
        OK(urUSMHostAlloc(w->context, NULL, NULL, 16, &memory));
        OK(urUSMFree(w->context, memory));
    }
    assert_int_equal(freed, 5001 - 4096);
    OK(urMockResetCallbacks());
    log_expect_nothing();
}

/* Objects come and go at the same addresses in several threads. */
static void *churn(void *argument) {
    struct world *w = argument;
    for (int i = 0; i < 500; i++) {
        ur_event_handle_t events[3] = {NULL, NULL, NULL};
        ur_mem_handle_t buffer = NULL;
        for (int j = 0; j < 3; j++) {
            if (urEnqueueEventsWait(w->queue, 0, NULL, &events[j]) != UR_RESULT_SUCCESS) {
                return argument;
            }
        }
        if (urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer) ||
            urEventWait(3, events) || launch(w, 0, NULL, 3, events, NULL) || urMemRelease(buffer)) {
            return argument;
        }
        for (int j = 0; j < 3; j++) {
            if (urEventRetain(events[j]) || urEventRelease(events[j]) ||
                urEventRelease(events[j])) {
                return argument;
            }
        }
    }
    return NULL;
}

static void threads(void **state) {
    pthread_t ids[4];
    for (int i = 0; i < 4; i++) {
        assert_int_equal(pthread_create(&ids[i], NULL, churn, *state), 0);
    }
    for (int i = 0; i < 4; i++) {
        void *failed = NULL;
        pthread_join(ids[i], &failed);
        assert_null(failed);
    }
}

static void many_objects_at_once(void **state) {
    struct world *w = *state;
    enum { COUNT = 20000 };
    ur_event_handle_t *events = calloc(COUNT, sizeof(*events));
    for (int i = 0; i < COUNT; i++) {
        OK(urEnqueueEventsWait(w->queue, 0, NULL, &events[i]));
    }
    OK(urEventWait(COUNT, events));
    for (int i = 0; i < COUNT; i++) {
        OK(urEventRelease(events[i]));
    }
    assert_int_equal(urEventRelease(events[COUNT / 2]), UR_RESULT_ERROR_INVALID_EVENT);
    log_take();
    free(events);
}

static ur_loader_config_handle_t config_with(const char *layer) {
    ur_loader_config_handle_t config = NULL;
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigSetMockingEnabled(config, true));
    if (layer) {
        OK(urLoaderConfigEnableLayer(config, layer));
    }
    return config;
}

static void init_with(const char *layer) {
    ur_loader_config_handle_t config = config_with(layer);
    OK(urLoaderInit(0, config));
    OK(urLoaderConfigRelease(config));
}

/* Handles from before the layer was on are not mistaken for mistakes; later ones are followed. */
static void turned_on_after_initialisation(void **state) {
    struct world w;
    ur_queue_handle_t early = NULL, late = NULL;
    (void)state;
    unsetenv("UR_ENABLE_LAYERS");
    init_with(NULL);
    OK(urAdapterGet(1, &w.adapter, NULL));
    OK(urPlatformGet(w.adapter, 1, &w.platform, NULL));
    OK(urDeviceGet(w.platform, UR_DEVICE_TYPE_ALL, 1, &w.device, NULL));
    OK(urContextCreate(1, &w.device, NULL, &w.context));
    OK(urQueueCreate(w.context, w.device, NULL, &early));
    init_with("UR_LAYER_LIFETIME_VALIDATION");
    OK(urQueueFinish(early));
    OK(urQueueCreate(w.context, w.device, NULL, &late));
    OK(urQueueRelease(late));
    assert_int_equal(urQueueFinish(late), UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("is a ur_queue_handle_t that urQueueRelease has released");
    assert_int_equal(urQueueFinish((ur_queue_handle_t)w.context), UR_RESULT_ERROR_INVALID_QUEUE);
    log_expect("is a ur_context_handle_t and no ur_queue_handle_t");
    OK(urQueueRelease(early));
    OK(urContextRelease(w.context));
    OK(urAdapterRelease(w.adapter));
    OK(urLoaderTearDown());
    OK(urLoaderTearDown());
}

static char loader_log[64]; /* of the loader, which opens it once in a process */

/* A layer is on once, however often it is asked for, and no other one joins it later. */
static void turned_on_twice(void **state) {
    char text[4096] = "";
    (void)state;
    setenv("UR_ENABLE_LAYERS", "UR_LAYER_LIFETIME_VALIDATION,UR_LAYER_LIFETIME_VALIDATION", 1);
    init_with("UR_LAYER_LIFETIME_VALIDATION");
    init_with("UR_LAYER_LIFETIME_VALIDATION");
    assert_int_equal(urQueueFinish((ur_queue_handle_t)state), UR_RESULT_ERROR_INVALID_QUEUE);
    const char *said = strstr(log_take(), "urQueueFinish");
    assert_non_null(said);
    assert_null(strstr(said + 1, "urQueueFinish"));
    init_with("UR_LAYER_LEAK_CHECKING");
    for (int i = 0; i < 3; i++) {
        OK(urLoaderTearDown());
    }
    log_expect_nothing();
    assert_int_equal(urLoaderTearDown(), UR_RESULT_ERROR_UNINITIALIZED);
    FILE *file = fopen(loader_log, "r");
    if (file) {
        text[fread(text, 1, sizeof(text) - 1, file)] = '\0';
        fclose(file);
    }
    if (!strstr(text, "asked for more layers than the first one turned on; they stay off")) {
        fail_msg("the loader says nothing of layers that stay off: %s", text);
    }
}

int main(void) {
    char output[128];
    snprintf(loader_log, sizeof(loader_log), "/tmp/ur-loader-%ld.log", (long)getpid());
    snprintf(output, sizeof(output), "level:warning;flush:warning;output:file,%s", loader_log);
    setenv("UR_LOG_LOADER", output, 1);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(a_released_handle),
        cmocka_unit_test(release_below_zero),
        cmocka_unit_test(a_handle_of_another_kind),
        cmocka_unit_test(a_handle_that_nobody_gave_out),
        cmocka_unit_test(what_a_failed_link_leaves),
        cmocka_unit_test(handles_in_lists),
        cmocka_unit_test(handles_in_structures),
        cmocka_unit_test(handles_in_a_chain),
        cmocka_unit_test(handles_from_queries_are_known),
        cmocka_unit_test(devices_may_be_released_as_often_as_anyone_likes),
        cmocka_unit_test(a_child_after_its_parent),
        cmocka_unit_test(command_buffers),
        cmocka_unit_test(events_after_memory),
        cmocka_unit_test(a_handle_that_was_only_shown),
        cmocka_unit_test(a_shown_handle_that_was_kept),
        cmocka_unit_test(a_release_that_fails_releases_nothing),
        cmocka_unit_test(memory_freed_twice),
        cmocka_unit_test(memory_used_after_its_free),
        cmocka_unit_test(memory_that_is_kept),
        cmocka_unit_test(threads),
        cmocka_unit_test(many_objects_at_once),
    };
    const struct CMUnitTest alone[] = {
        cmocka_unit_test(turned_on_twice),
        cmocka_unit_test(turned_on_after_initialisation),
    };
    int failed = cmocka_run_group_tests(tests, setup, world_teardown);
    failed += cmocka_run_group_tests(alone, NULL, NULL);
    unlink(loader_log);
    return failed;
}
