/* Updates of command buffers: the driver's list is changed where the driver can do that, and
 * nothing of the list is under way; else another one takes its place. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <dlfcn.h>
#include <pthread.h>

#include "cases.h"

enum { COUNT = 64 };

static struct {
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_command_handle_t command;
    int *memory;
    uint32_t (*lists)(void);
} t;

static void find_lists(void) {
    void *library = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(library);
    void *address = dlsym(library, "ze_software_lists");
    assert_non_null(address);
    memcpy(&t.lists, &address, sizeof(address));
    dlclose(library);
}

static void make_kernel(void) {
    static char code[1 << 20];
    char path[1024];
    ur_program_handle_t program;
    snprintf(path, sizeof(path), "%s/basic.spv", getenv("ZE_SOFTWARE_KERNELS"));
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    UR(urProgramCreateWithIL(t.context, code, size, NULL, &program));
    UR(urProgramBuild(t.context, program, NULL));
    UR(urKernelCreate(program, "set_value", &t.kernel));
    UR(urProgramRelease(program));
}

static void begin(void) {
    ur_platform_handle_t platform;
    assert_int_equal(platforms(&platform, 1), 1);
    ur_device_handle_t device = first_device(platform);
    find_lists();
    UR(urContextCreate(1, &device, NULL, &t.context));
    UR(urQueueCreate(t.context, device, NULL, &t.queue));
    UR(urUSMHostAlloc(t.context, NULL, NULL, COUNT * sizeof(int), (void **)&t.memory));
    memset(t.memory, 0, COUNT * sizeof(int));
    make_kernel();
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               true, true, false};
    const int value = 1;
    const size_t global = COUNT / 2;
    UR(urKernelSetArgPointer(t.kernel, 0, NULL, t.memory));
    UR(urKernelSetArgValue(t.kernel, 1, sizeof(value), NULL, &value));
    UR(urCommandBufferCreateExp(t.context, device, &desc, &t.buffer));
    UR(urCommandBufferAppendKernelLaunchExp(t.buffer, t.kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, &t.command));
    UR(urCommandBufferFinalizeExp(t.buffer));
}

static void end(void) {
    UR(urCommandBufferReleaseExp(t.buffer));
    UR(urKernelRelease(t.kernel));
    UR(urUSMFree(t.context, t.memory));
    UR(urQueueRelease(t.queue));
    UR(urContextRelease(t.context));
    UR(urAdapterRelease(adapter));
}

static ur_result_t try_update(int value, size_t *offset, size_t *global) {
    const ur_exp_command_buffer_update_value_arg_desc_t argument = {
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC,
        NULL,
        1,
        sizeof(value),
        NULL,
        &value};
    const ur_exp_command_buffer_update_kernel_launch_desc_t desc = {
        .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
        .hCommand = t.command,
        .numNewValueArgs = 1,
        .newWorkDim = global ? 1 : 0,
        .pNewValueArgList = &argument,
        .pNewGlobalWorkOffset = offset,
        .pNewGlobalWorkSize = global};
    return urCommandBufferUpdateKernelLaunchExp(t.buffer, 1, &desc);
}

static void update(int value, size_t *offset, size_t *global) {
    UR(try_update(value, offset, global));
}

/* `first` and `second` are what the halves hold. */
static void check(int first, int second) {
    UR(urQueueFinish(t.queue));
    for (int i = 0; i < COUNT; ++i) {
        assert_int_equal(t.memory[i], i < COUNT / 2 ? first : second);
    }
}

static void run(void) {
    UR(urEnqueueCommandBufferExp(t.queue, t.buffer, 0, NULL, NULL));
}

static void hold_up(void *data) {
    pthread_mutex_lock(data);
    pthread_mutex_unlock(data);
}

/* `made`: lists that an update of a buffer makes that does not run. */
static void updates(uint32_t made) {
    begin();
    size_t whole = COUNT, half = COUNT / 2;
    run();
    check(1, 0);
    uint32_t before = t.lists();
    update(2, NULL, NULL);
    run();
    check(2, 0);
    update(3, NULL, &whole);
    run();
    check(3, 3);
    update(4, &half, &half);
    run();
    check(3, 4);
    assert_int_equal(t.lists() - before, 3 * made);
    /* A run that is under way stays what it was. */
    pthread_mutex_t held = PTHREAD_MUTEX_INITIALIZER;
    pthread_mutex_lock(&held);
    UR(urEnqueueHostTaskExp(t.queue, hold_up, &held, NULL, 0, NULL, NULL));
    size_t nowhere = 0;
    run();
    before = t.lists();
    update(5, &nowhere, &half);
    assert_int_equal(t.lists() - before, 1);
    run();
    pthread_mutex_unlock(&held);
    check(5, 4);
    end();
    pthread_mutex_destroy(&held);
}

void updated_in_place(void **state) {
    (void)state;
    updates(0);
}

void updated_anew(void **state) {
    (void)state;
    updates(1);
}

/* The driver fails midway once: another list takes the place of the one that is neither. */
void updated_halfway(void **state) {
    (void)state;
    begin();
    uint32_t before = t.lists();
    update(2, NULL, NULL);
    assert_int_equal(t.lists() - before, 1);
    run();
    check(2, 0);
    update(3, NULL, NULL);
    assert_int_equal(t.lists() - before, 1);
    run();
    check(3, 0);
    end();
}

/* It can close no list any more: the list that was changed cannot run, and nothing is lost. */
void updated_never(void **state) {
    (void)state;
    begin();
    run();
    check(1, 0);
    assert_int_not_equal(try_update(2, NULL, NULL), UR_RESULT_SUCCESS);
    assert_int_not_equal(urEnqueueCommandBufferExp(t.queue, t.buffer, 0, NULL, NULL),
                         UR_RESULT_SUCCESS);
    check(1, 0);
    end();
}
