/* Ranges that no good size of work-groups divides: their last groups reach beyond them, in a second
 * form of the kernel. What the driver was asked to launch it tells. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "cases.h"

enum { MOST = 9100, GOOD_GROUP = 64 };

struct range {
    uint32_t dims;
    size_t offset[3], global[3];
};

static const struct range primes[] = {{1, {0, 0, 0}, {5003, 1, 1}},
                                      {1, {9, 0, 0}, {4999, 1, 1}},
                                      {2, {0, 0, 0}, {2, 4507, 1}},
                                      {2, {3, 4, 0}, {1, 5003, 1}},
                                      {3, {1, 0, 2}, {2, 1, 4507}}},
                          divided[] = {{1, {0, 0, 0}, {4096, 1, 1}},
                                       {2, {0, 5, 0}, {96, 32, 1}},
                                       {3, {0, 0, 0}, {8, 32, 7}}};

static struct {
    ur_device_handle_t device;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    unsigned *visits;
    void (*launched)(size_t group[3], size_t count[3]); /* the driver's last launch */
} t;

static void begin(void) {
    ur_platform_handle_t platform;
    char path[4096];
    void *driver = dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_int_equal(platforms(&platform, 1), 1);
    driver = driver ? driver : dlopen(getenv("ZE_ENABLE_ALT_DRIVERS"), RTLD_NOW | RTLD_NOLOAD);
    assert_non_null(driver);
    void *address = dlsym(driver, "ze_software_launched");
    assert_non_null(address);
    memcpy(&t.launched, &address, sizeof(address));
    dlclose(driver);
    t.device = first_device(platform);
    UR(urContextCreate(1, &t.device, NULL, &t.context));
    UR(urQueueCreate(t.context, t.device, NULL, &t.queue));
    snprintf(path, sizeof(path), "%s/basic.spv", getenv("ZE_SOFTWARE_KERNELS"));
    FILE *file = fopen(path, "rb");
    static char code[1 << 20];
    assert_non_null(file);
    size_t size = fread(code, 1, sizeof(code), file);
    fclose(file);
    UR(urProgramCreateWithIL(t.context, code, size, NULL, &t.program));
    UR(urProgramBuild(t.context, t.program, NULL));
    UR(urKernelCreate(t.program, "visits", &t.kernel));
    UR(urUSMSharedAlloc(t.context, t.device, NULL, NULL, MOST * sizeof(*t.visits),
                        (void **)&t.visits));
}

static void end(void) {
    UR(urQueueFinish(t.queue));
    UR(urUSMFree(t.context, t.visits));
    UR(urKernelRelease(t.kernel));
    UR(urProgramRelease(t.program));
    UR(urQueueRelease(t.queue));
    UR(urContextRelease(t.context));
    UR(urAdapterRelease(adapter));
}

static size_t items_of(const struct range *r) {
    return r->global[0] * r->global[1] * r->global[2];
}

static void arguments(const struct range *r, uint32_t size[3],
                      ur_exp_kernel_arg_properties_t args[4]) {
    args[0] = (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                               .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                               .size = sizeof(void *),
                                               .value.pointer = t.visits};
    for (uint32_t d = 0; d < 3; ++d) {
        size[d] = (uint32_t)r->global[d];
        args[1 + d] =
            (ur_exp_kernel_arg_properties_t){.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                             .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                             .index = 1 + d,
                                             .size = sizeof(size[d]),
                                             .value.value = &size[d]};
    }
}

static void launch(const struct range *r, uint32_t arg_count) {
    ur_exp_kernel_arg_properties_t args[4];
    uint32_t size[3];
    arguments(r, size, args);
    UR(urEnqueueKernelLaunchWithArgsExp(t.queue, t.kernel, r->dims, r->offset, r->global, NULL,
                                        arg_count, args, NULL, 0, NULL, NULL));
}

static void check_visits(const struct range *r, unsigned wanted) {
    UR(urQueueFinish(t.queue));
    for (size_t i = 0; i < MOST; ++i) {
        unsigned here = i < items_of(r) ? wanted : 0;
        if (t.visits[i] != here) {
            fail_msg("work-item %zu of %zu x %zu x %zu ran %u times, not %u", i, r->global[0],
                     r->global[1], r->global[2], t.visits[i], here);
        }
    }
    memset(t.visits, 0, MOST * sizeof(*t.visits));
}

/* The last launch was of that range, in groups that divide it or in large ones. */
static void check_groups(const struct range *r, bool divides) {
    size_t group[3], count[3], items = 1, in_group = 1;
    t.launched(group, count);
    for (uint32_t d = 0; d < 3; ++d) {
        items *= group[d] * count[d];
        in_group *= group[d];
        assert_true(group[d] * count[d] >= r->global[d]);
    }
    assert_int_equal(divides, items == items_of(r));
    assert_true(divides || (in_group >= GOOD_GROUP && items < 2 * items_of(r)));
}

static void run(const struct range *ranges, size_t count, bool divide) {
    for (size_t i = 0; i < count; ++i) {
        launch(&ranges[i], 4);
        check_groups(&ranges[i], divide);
        launch(&ranges[i], 4);
        check_visits(&ranges[i], 2);
    }
}

/* From a range with divisors to one without, to another one, and back. */
static void run_updates(void) {
    const struct range *const steps[] = {&divided[0], &primes[0], &primes[1], &divided[0]};
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               true, false, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_exp_kernel_arg_properties_t args[4];
    uint32_t size[3];
    UR(urCommandBufferCreateExp(t.context, t.device, &desc, &buffer));
    arguments(steps[0], size, args);
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, t.kernel, 1, steps[0]->offset,
                                                    steps[0]->global, NULL, 4, args, 0, NULL, 0,
                                                    NULL, 0, NULL, NULL, NULL, &command));
    UR(urCommandBufferFinalizeExp(buffer));
    for (size_t i = 1; i < sizeof(steps) / sizeof(steps[0]); ++i) {
        const struct range *r = steps[i];
        uint32_t along = (uint32_t)r->global[0];
        ur_exp_command_buffer_update_value_arg_desc_t change = {
            UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC,
            NULL,
            1,
            sizeof(along),
            NULL,
            &along};
        ur_exp_command_buffer_update_kernel_launch_desc_t update = {
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = command,
            .numNewValueArgs = 1,
            .pNewValueArgList = &change,
            .newWorkDim = r->dims,
            .pNewGlobalWorkOffset = (size_t *)(uintptr_t)r->offset,
            .pNewGlobalWorkSize = (size_t *)(uintptr_t)r->global};
        UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
        UR(urEnqueueCommandBufferExp(t.queue, buffer, 0, NULL, NULL));
        UR(urEnqueueCommandBufferExp(t.queue, buffer, 0, NULL, NULL));
        check_visits(r, 2);
    }
    UR(urCommandBufferReleaseExp(buffer));
}

/* Also with the calls that keep arguments, and between ranges with divisors. */
void spirv_ranges(void **state) {
    (void)state;
    begin();
    memset(t.visits, 0, MOST * sizeof(*t.visits));
    run(primes, sizeof(primes) / sizeof(primes[0]), false);
    run(divided, sizeof(divided) / sizeof(divided[0]), true);
    UR(urKernelSetArgPointer(t.kernel, 0, NULL, t.visits));
    for (uint32_t d = 0; d < 3; ++d) {
        uint32_t size = (uint32_t)primes[1].global[d];
        UR(urKernelSetArgValue(t.kernel, 1 + d, sizeof(size), NULL, &size));
    }
    UR(urEnqueueKernelLaunch(t.queue, t.kernel, 1, primes[1].offset, primes[1].global, NULL, NULL,
                             0, NULL, NULL));
    check_groups(&primes[1], false);
    check_visits(&primes[1], 1);
    /* The range is an argument of the other form; of the kernel it is none. */
    ur_exp_kernel_arg_properties_t args[5];
    uint32_t size[3];
    arguments(&primes[0], size, args);
    args[4] = args[3];
    args[4].index = 4;
    assert_int_equal(urEnqueueKernelLaunchWithArgsExp(t.queue, t.kernel, 1, primes[0].offset,
                                                      primes[0].global, NULL, 5, args, NULL, 0,
                                                      NULL, NULL),
                     UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
    run_updates();
    UR(urKernelRelease(t.kernel));
    UR(urKernelCreate(t.program, "attendance", &t.kernel)); /* which waits in its groups */
    launch(&primes[1], 1);
    check_groups(&primes[1], true);
    end();
}
