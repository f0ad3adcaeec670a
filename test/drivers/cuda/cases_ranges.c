/* Ranges that no good size of work-groups divides, of kernels that are SPIR-V: what the adapter
 * launches is seen in the driver's graphs. Prime sizes run in groups that reach beyond the range,
 * and sizes with divisors in the kernel itself, which knows nothing of that. */
#include <dlfcn.h>
#include <stdlib.h>

#include "cases.h"

enum { MOST = 9100, GOOD_GROUP = 64 };

/* CUDA_KERNEL_NODE_PARAMS, up to what is looked at; the rest has room. */
struct node_params {
    void *function;
    unsigned grid[3], block[3], shared;
    void *rest[8];
};
typedef int get_nodes(void *graph, void **nodes, size_t *count);
typedef int get_params(void *node, struct node_params *params);

struct range {
    uint32_t dims;
    size_t offset[3], global[3];
};

static ur_queue_handle_t queue;
static unsigned *visits;
static ur_kernel_handle_t kernel;
static get_nodes *nodes_of;
static get_params *params_of;

static int begin(const char *name) {
    ur_program_handle_t program = NULL;
    if (!options.spirv) {
        SKIP("without SPIR-V");
    }
    /* The software driver of HIP has that of CUDA below, with the same graphs. */
    void *library = dlopen("libcuda.so.1", RTLD_NOW);
    if (!library && !is_cuda()) {
        SKIP("a driver whose graphs cannot be looked at");
    }
    CHECK(library != NULL);
    nodes_of = (get_nodes *)(uintptr_t)dlsym(library, "cuGraphGetNodes");
    params_of = (get_params *)(uintptr_t)dlsym(library, "cuGraphKernelNodeGetParams_v2");
    if (!params_of) {
        params_of = (get_params *)(uintptr_t)dlsym(library, "cuGraphKernelNodeGetParams");
    }
    CHECK(nodes_of && params_of);
    DO(start_context(1));
    DO(make_queue(0, &queue));
    DO(make_device_memory(0, MOST * sizeof(*visits), &visits));
    DO(read_code(options.spirv));
    UR(urProgramCreateWithIL(context, code, code_size, NULL, &program));
    UR(urProgramBuild(context, program, NULL));
    UR(urKernelCreate(program, name, &kernel));
    UR(urProgramRelease(program));
    return PASSED;
}

static int end(void) {
    UR(urKernelRelease(kernel));
    return end_case();
}

static size_t items_of(const struct range *r) {
    return r->global[0] * r->global[1] * r->global[2];
}

static void arguments(const struct range *r, uint32_t size[3],
                      ur_exp_kernel_arg_properties_t args[4]) {
    args[0] = arg_pointer(0, visits);
    for (uint32_t d = 0; d < 3; ++d) {
        size[d] = (uint32_t)r->global[d];
        args[1 + d] = arg_value(1 + d, sizeof(size[d]), &size[d]);
    }
}

static int clear(void) {
    const unsigned zero = 0;
    UR(urEnqueueUSMFill(queue, visits, sizeof(zero), &zero, MOST * sizeof(*visits), 0, NULL, NULL));
    return PASSED;
}

static int check_visits(const struct range *r, unsigned wanted) {
    static unsigned seen[MOST];
    UR(urEnqueueUSMMemcpy(queue, true, seen, visits, sizeof(seen), 0, NULL, NULL));
    for (size_t i = 0; i < MOST; ++i) {
        unsigned here = i < items_of(r) ? wanted : 0;
        if (seen[i] != here) {
            printf("    work-item %zu of %zu x %zu x %zu ran %u times, not %u\n", i, r->global[0],
                   r->global[1], r->global[2], seen[i], here);
            return FAILED;
        }
    }
    return PASSED;
}

/* What a buffer with one launch has in its graph. */
static int look(ur_exp_command_buffer_handle_t buffer, struct node_params *params) {
    ur_native_handle_t graph = 0;
    void *node = NULL;
    size_t count = 1;
    UR(urCommandBufferGetNativeHandleExp(buffer, &graph));
    CHECK(nodes_of((void *)graph, &node, &count) == 0 && count == 1);
    CHECK(params_of(node, params) == 0);
    return PASSED;
}

static int check_launch(const struct range *r, const struct node_params *params, bool divides) {
    ur_native_handle_t own = 0;
    size_t items = 1, group = 1;
    UR(urKernelGetNativeHandle(kernel, &own));
    for (uint32_t d = 0; d < 3; ++d) {
        group *= params->block[d];
        items *= (size_t)params->block[d] * params->grid[d];
        CHECK((size_t)params->block[d] * params->grid[d] >= r->global[d]);
    }
    CHECK(!is_cuda() || divides == (params->function == (void *)own));
    CHECK(divides == (items == items_of(r)));
    CHECK(group >= GOOD_GROUP && items < items_of(r) * 2);
    return PASSED;
}

/* A buffer with one launch. */
static int record(const struct range *r, uint32_t arg_count, ur_exp_command_buffer_handle_t *buffer,
                  ur_exp_command_buffer_command_handle_t *command) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               command != NULL, false, false};
    ur_exp_kernel_arg_properties_t args[4];
    uint32_t size[3];
    arguments(r, size, args);
    UR(urCommandBufferCreateExp(context, devices[0], &desc, buffer));
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(*buffer, kernel, r->dims, r->offset, r->global,
                                                    NULL, arg_count, args, 0, NULL, 0, NULL, 0,
                                                    NULL, NULL, NULL, command));
    UR(urCommandBufferFinalizeExp(*buffer));
    return PASSED;
}

static int launch_range(const struct range *r) {
    ur_exp_kernel_arg_properties_t args[4];
    uint32_t size[3];
    arguments(r, size, args);
    UR(urEnqueueKernelLaunchWithArgsExp(queue, kernel, r->dims, r->offset, r->global, NULL, 4, args,
                                        NULL, 0, NULL, NULL));
    return PASSED;
}

static const struct range primes[] = {{1, {0, 0, 0}, {5003, 1, 1}},
                                      {1, {9, 0, 0}, {4999, 1, 1}},
                                      {2, {0, 0, 0}, {2, 4507, 1}},
                                      {2, {3, 4, 0}, {1, 5003, 1}},
                                      {3, {1, 0, 2}, {2, 1, 4507}}},
                          divided[] = {{1, {0, 0, 0}, {4096, 1, 1}},
                                       {2, {0, 5, 0}, {96, 32, 1}},
                                       {3, {0, 0, 0}, {8, 32, 7}}};

/* By queues and by command buffers. */
static int run_ranges(const struct range *ranges, size_t count, bool divide) {
    for (size_t i = 0; i < count; ++i) {
        const struct range *r = &ranges[i];
        ur_exp_command_buffer_handle_t buffer = NULL;
        struct node_params params;
        DO(clear());
        DO(launch_range(r));
        DO(check_visits(r, 1));
        DO(record(r, 4, &buffer, NULL));
        DO(look(buffer, &params));
        DO(check_launch(r, &params, divide));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        DO(check_visits(r, 3));
        UR(urCommandBufferReleaseExp(buffer));
    }
    return PASSED;
}

static int prime_ranges(void) {
    DO(begin("visits"));
    DO(run_ranges(primes, sizeof(primes) / sizeof(primes[0]), false));
    DO(run_ranges(divided, sizeof(divided) / sizeof(divided[0]), true));
    return end();
}

/* From a range with divisors to one without, to another one, and back. */
static int prime_updates(void) {
    static const struct range *const steps[] = {&divided[0], &primes[0], &primes[1], &divided[0]};
    ur_exp_command_buffer_handle_t buffer = NULL;
    ur_exp_command_buffer_command_handle_t command = NULL;
    DO(begin("visits"));
    DO(record(steps[0], 4, &buffer, &command));
    for (size_t i = 1; i < sizeof(steps) / sizeof(steps[0]); ++i) {
        const struct range *r = steps[i];
        struct node_params params;
        uint32_t size = (uint32_t)r->global[0];
        ur_exp_command_buffer_update_value_arg_desc_t change = {
            UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC,
            NULL,
            1,
            sizeof(size),
            NULL,
            &size};
        ur_exp_command_buffer_update_kernel_launch_desc_t update = {
            .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
            .hCommand = command,
            .numNewValueArgs = 1,
            .pNewValueArgList = &change,
            .newWorkDim = r->dims,
            .pNewGlobalWorkOffset = (size_t *)(uintptr_t)r->offset,
            .pNewGlobalWorkSize = (size_t *)(uintptr_t)r->global};
        DO(clear());
        UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        DO(look(buffer, &params));
        DO(check_launch(r, &params, r == &divided[0]));
        UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
        DO(check_visits(r, 2));
    }
    UR(urCommandBufferReleaseExp(buffer));
    return end();
}

static void do_nothing(void *data) {
    (void)data;
}

/* A recorded queue, and a launch that is held behind a host task, with its arguments copied. */
static int prime_recorded(void) {
    const struct range *r = &primes[1];
    ur_exp_graph_handle_t graph = NULL;
    ur_exp_executable_graph_handle_t executable = NULL;
    DO(begin("visits"));
    DO(clear());
    UR(urQueueBeginGraphCaptureExp(queue));
    DO(launch_range(r));
    UR(urQueueEndGraphCaptureExp(queue, &graph));
    UR(urGraphInstantiateGraphExp(graph, &executable));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urEnqueueGraphExp(queue, executable, 0, NULL, NULL));
    UR(urEnqueueHostTaskExp(queue, do_nothing, NULL, NULL, 0, NULL, NULL));
    DO(launch_range(r));
    DO(check_visits(r, 3));
    UR(urGraphExecutableGraphDestroyExp(executable));
    UR(urGraphDestroyExp(graph));
    return end();
}

/* A kernel that waits in its groups keeps to sizes that divide the range. */
static int prime_groups(void) {
    const struct range *r = &primes[1];
    ur_exp_command_buffer_handle_t buffer = NULL;
    struct node_params params;
    DO(begin("attendance"));
    DO(record(r, 1, &buffer, NULL));
    DO(look(buffer, &params));
    CHECK((size_t)params.grid[0] * params.block[0] == r->global[0]);
    UR(urCommandBufferReleaseExp(buffer));
    return end();
}

/* The same program built again, with kernels of the build before. */
static int prime_rebuilt(void) {
    const struct range *r = &primes[2];
    ur_program_handle_t program = NULL;
    ur_kernel_handle_t before = NULL;
    DO(begin("visits"));
    DO(clear());
    DO(launch_range(r));
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_PROGRAM, sizeof(program), &program, NULL));
    UR(urQueueFinish(queue));
    UR(urProgramBuild(context, program, "-cl-fast-relaxed-math"));
    before = kernel;
    UR(urKernelCreate(program, "visits", &kernel));
    UR(urKernelRelease(before));
    DO(launch_range(r));
    DO(check_visits(r, 2));
    return end();
}

const struct cases_case cases_ranges[] = {
    {"prime_ranges", prime_ranges},     {"prime_updates", prime_updates},
    {"prime_recorded", prime_recorded}, {"prime_groups", prime_groups},
    {"prime_rebuilt", prime_rebuilt},   {NULL, NULL}};
