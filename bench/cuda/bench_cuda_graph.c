/* Command buffers against the driver's own graphs of the same kernels: a chain of them, as a
 * command buffer in order is. A run is submitted, and it is waited for; a buffer is made, and one
 * of its launches is changed. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench.h"

enum { MANY = 2000 };

struct graph_case {
    ur_queue_handle_t queue;
    ur_exp_command_buffer_handle_t buffer;
    ur_exp_command_buffer_command_handle_t command; /* one in the middle, if it can be updated */
    CUstream stream;
    CUgraph graph;
    CUgraphExec exec;
    CUgraphNode node;
    int value;
};

static const size_t global[1] = {64}, local[1] = {64};

static void settle(void *data) {
    struct graph_case *c = data;
    UR(urQueueFinish(c->queue));
    CU(raw.cuStreamSynchronize(c->stream));
}

/* ---- making ---------------------------------------------------------------------------------- */

static ur_exp_command_buffer_handle_t new_buffer(bool updatable) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               updatable, true, false};
    ur_exp_command_buffer_handle_t buffer;
    UR(urCommandBufferCreateExp(own.context, own.device, &desc, &buffer));
    return buffer;
}

/* Returns the handle of the one in the middle, if there are handles. */
static ur_exp_command_buffer_command_handle_t append(ur_exp_command_buffer_handle_t buffer,
                                                     int count, bool updatable) {
    ur_exp_kernel_arg_properties_t args[3];
    ur_exp_command_buffer_command_handle_t command = NULL;
    int value = 1;
    float factor = 2;
    memset(args, 0, sizeof(args));
    for (uint32_t i = 0; i < 3; ++i) {
        args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
        args[i].index = i;
        args[i].type = i ? UR_EXP_KERNEL_ARG_TYPE_VALUE : UR_EXP_KERNEL_ARG_TYPE_POINTER;
        args[i].size = i ? 4 : sizeof(void *);
    }
    args[0].value.pointer = own.memory;
    args[1].value.value = &value;
    args[2].value.value = &factor;
    for (int i = 0; i < count; ++i) {
        UR(urCommandBufferAppendKernelLaunchWithArgsExp(
            buffer, own.kernel, 1, NULL, global, local, 3, args, 0, NULL, 0, NULL, 0, NULL, NULL,
            NULL, updatable && i == count / 2 ? &command : NULL));
    }
    return command;
}

static CUDA_KERNEL_NODE_PARAMS node_params(void **params) {
    return (CUDA_KERNEL_NODE_PARAMS){.func = native.function,
                                     .gridDimX = 1,
                                     .gridDimY = 1,
                                     .gridDimZ = 1,
                                     .blockDimX = 64,
                                     .blockDimY = 1,
                                     .blockDimZ = 1,
                                     .kernelParams = params};
}

/* Returns the node in the middle. */
static CUgraphNode add_nodes(CUgraph graph, int count) {
    int value = 1;
    float factor = 2;
    void *params[] = {&native.memory, &value, &factor};
    CUDA_KERNEL_NODE_PARAMS node = node_params(params);
    CUgraphNode last = NULL, middle = NULL;
    for (int i = 0; i < count; ++i) {
        CUgraphNode made;
        CU(raw.cuGraphAddKernelNode(&made, graph, &last, i != 0, &node));
        middle = i == count / 2 ? made : middle;
        last = made;
    }
    return middle;
}

static struct graph_case make(ur_queue_handle_t queue, int count, bool updatable) {
    struct graph_case c = {
        .queue = queue, .stream = native.stream, .buffer = new_buffer(updatable)};
    c.command = append(c.buffer, count, updatable);
    UR(urCommandBufferFinalizeExp(c.buffer));
    CU(raw.cuGraphCreate(&c.graph, 0));
    c.node = add_nodes(c.graph, count);
    CU(raw.cuGraphInstantiate(&c.exec, c.graph, 0));
    return c;
}

static void end(struct graph_case *c) {
    UR(urCommandBufferReleaseExp(c->buffer));
    CU(raw.cuGraphExecDestroy(c->exec));
    CU(raw.cuGraphDestroy(c->graph));
}

/* ---- runs ------------------------------------------------------------------------------------ */

static void submit_ours(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(c->queue, c->buffer, 0, NULL, NULL));
    }
}

static void submit_raw(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        CU(raw.cuGraphLaunch(c->exec, c->stream));
    }
}

static void submit_event_ours(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        ur_event_handle_t event;
        UR(urEnqueueCommandBufferExp(c->queue, c->buffer, 0, NULL, &event));
        UR(urEventRelease(event));
    }
}

static void submit_event_raw(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        CU(raw.cuGraphLaunch(c->exec, c->stream));
        CU(raw.cuEventRecord(native.event, c->stream));
    }
}

static void complete_ours(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        UR(urEnqueueCommandBufferExp(c->queue, c->buffer, 0, NULL, NULL));
        UR(urQueueFinish(c->queue));
    }
}

static void complete_raw(void *data, int count) {
    struct graph_case *c = data;
    for (int i = 0; i < count; ++i) {
        CU(raw.cuGraphLaunch(c->exec, c->stream));
        CU(raw.cuStreamSynchronize(c->stream));
    }
}

static void runs(ur_queue_handle_t queue, int kernels, int batch) {
    char name[64];
    struct graph_case c = make(queue, kernels, false);
    bench_measure(
        (bench_step *const[]){submit_ours, submit_raw, submit_event_ours, submit_event_raw}, 4, &c,
        settle, batch);
    snprintf(name, sizeof(name), "submit a graph of %d kernels", kernels);
    bench_row(name, 0, 1, SUM([1] = 1.1), "1.1 x driver");
    snprintf(name, sizeof(name), "the same with signal event");
    bench_row(name, 2, 3, SUM([3] = 1.1), "1.1 x driver");
    bench_measure((bench_step *const[]){complete_ours, complete_raw}, 2, &c, settle,
                  batch / 4 ? batch / 4 : 1);
    snprintf(name, sizeof(name), "submit and complete, %d kernels", kernels);
    bench_row(name, 0, 1, SUM([1] = 1.03), "1.03 x driver");
    end(&c);
}

/* ---- making and changing --------------------------------------------------------------------- */

/* Sides: append, finalize; the driver's nodes, nodes and executable, executable alone. */
static void making(void) {
    enum { APPEND, FINALIZE, NODES, BOTH, ALONE };
    int kernels = (int)(MANY * bench_scale) + 1;
    for (int round = -WARM; round < ROUNDS; ++round) {
        double times[SIDES] = {0};
        uint64_t start = bench_now();
        ur_exp_command_buffer_handle_t buffer = new_buffer(false);
        (void)append(buffer, kernels, false);
        times[APPEND] = (double)(bench_now() - start);
        start = bench_now();
        UR(urCommandBufferFinalizeExp(buffer));
        times[FINALIZE] = (double)(bench_now() - start);
        UR(urCommandBufferReleaseExp(buffer));

        CUgraph graph;
        CUgraphExec exec;
        start = bench_now();
        CU(raw.cuGraphCreate(&graph, 0));
        (void)add_nodes(graph, kernels);
        uint64_t between = bench_now();
        CU(raw.cuGraphInstantiate(&exec, graph, 0));
        uint64_t ended = bench_now();
        times[NODES] = (double)(between - start);
        times[ALONE] = (double)(ended - between);
        times[BOTH] = times[NODES] + times[ALONE];
        CU(raw.cuGraphExecDestroy(exec));
        CU(raw.cuGraphDestroy(graph));
        for (int side = 0; round >= 0 && side < SIDES; ++side) {
            bench_sample[side][round] = times[side] / kernels;
        }
    }
    printf("of a graph of %d kernels, a kernel:\n", kernels);
    bench_row("append", APPEND, NODES, SUM([BOTH] = 0.6), "0.6 x nodes and executable");
    bench_row("finalize", FINALIZE, BOTH, SUM([BOTH] = 1.15), "1.15 x nodes and executable");
    bench_note("adding the nodes", NODES);
    bench_note("the executable alone", ALONE);
}

static void update_ours(void *data, int count) {
    struct graph_case *c = data;
    ur_exp_command_buffer_update_value_arg_desc_t value = {
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, 1, 4, NULL, &c->value};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
        .hCommand = c->command,
        .numNewValueArgs = 1,
        .pNewValueArgList = &value};
    for (int i = 0; i < count; ++i) {
        ++c->value;
        UR(urCommandBufferUpdateKernelLaunchExp(c->buffer, 1, &update));
    }
}

static void update_raw(void *data, int count) {
    struct graph_case *c = data;
    float factor = 2;
    void *params[] = {&native.memory, &c->value, &factor};
    CUDA_KERNEL_NODE_PARAMS node = node_params(params);
    for (int i = 0; i < count; ++i) {
        ++c->value;
        CU(raw.cuGraphExecKernelNodeSetParams(c->exec, c->node, &node));
    }
}

int main(int argc, char **argv) {
    bench_start(argc, argv);
    if (!raw.cuGraphAddKernelNode || !raw.cuGraphExecKernelNodeSetParams) {
        printf("the driver is one from before CUDA 12\n");
        return 0;
    }
    ur_queue_handle_t queue;
    UR(urQueueCreate(own.context, own.device, NULL, &queue));
    runs(queue, 10, 100);
    runs(queue, 100, 20);
    runs(queue, (int)(MANY * bench_scale) + 1, 4);
    making();
    struct graph_case c = make(queue, 100, true);
    bench_measure((bench_step *const[]){update_ours, update_raw}, 2, &c, settle, BATCH);
    bench_row("update of one launch", 0, 1, SUM([1] = 1.3), "1.3 x driver");
    end(&c);
    UR(urQueueRelease(queue));
    bench_end();
    return 0;
}
