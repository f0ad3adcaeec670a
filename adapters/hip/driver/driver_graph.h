/* HIP's graphs as the shared body wants them (adapters/stream/graph.h): each call is the library's
 * and nothing else. Nodes copy what they are given, and belong to the device that is current. */
#ifndef HIP_DRIVER_GRAPH_H
#define HIP_DRIVER_GRAPH_H

#include "driver.h"

typedef hipGraph_t drv_graph;
typedef hipGraphNode_t drv_node;
typedef hipGraphExec_t drv_exec;

static inline bool drv_has_graphs(void) {
    return hip.hipGraphAddKernelNode && hip.hipGraphKernelNodeSetParams &&
           hip.hipGraphExecKernelNodeSetParams && hip.hipGraphCreate && hip.hipGraphDestroy &&
           hip.hipGraphClone && hip.hipGraphAddMemcpyNode && hip.hipGraphAddMemcpyNode1D &&
           hip.hipGraphAddMemsetNode && hip.hipGraphAddEmptyNode && hip.hipGraphAddChildGraphNode &&
           hip.hipGraphAddEventRecordNode && hip.hipGraphAddEventWaitNode &&
           hip.hipGraphEventRecordNodeSetEvent && hip.hipGraphEventWaitNodeSetEvent &&
           hip.hipGraphDestroyNode && hip.hipGraphInstantiateWithFlags && hip.hipGraphExecDestroy &&
           hip.hipGraphLaunch && hip.hipGraphExecEventRecordNodeSetEvent &&
           hip.hipGraphExecEventWaitNodeSetEvent;
}

/* Whether a graph may have nodes of several devices: no release says so. */
static inline bool drv_graphs_span(void) {
    return false;
}

static inline drv_result drv_graph_create(drv_graph *graph) {
    return hip.hipGraphCreate(graph, 0);
}

static inline drv_result drv_graph_destroy(drv_graph graph) {
    return hip.hipGraphDestroy(graph);
}

static inline drv_result drv_graph_clone(drv_graph *clone, drv_graph graph) {
    return hip.hipGraphClone(clone, graph);
}

static inline drv_result drv_graph_remove(drv_node node) {
    return hip.hipGraphDestroyNode(node);
}

static inline hipKernelNodeParams hip_kernel_node(drv_function function,
                                                  const struct drv_launch *launch, void **params) {
    return (hipKernelNodeParams){.func = (void *)function,
                                 .gridDim = {launch->grid[0], launch->grid[1], launch->grid[2]},
                                 .blockDim = {launch->block[0], launch->block[1], launch->block[2]},
                                 .sharedMemBytes = launch->shared,
                                 .kernelParams = params};
}

static inline drv_result drv_graph_add_kernel(drv_node *node, drv_graph graph,
                                              const drv_node *after, size_t count,
                                              drv_function function,
                                              const struct drv_launch *launch, void **params) {
    hipKernelNodeParams native = hip_kernel_node(function, launch, params);
    return hip.hipGraphAddKernelNode(node, graph, after, count, &native);
}

static inline drv_result drv_graph_set_kernel(drv_node node, drv_function function,
                                              const struct drv_launch *launch, void **params) {
    hipKernelNodeParams native = hip_kernel_node(function, launch, params);
    return hip.hipGraphKernelNodeSetParams(node, &native);
}

static inline drv_result drv_graph_add_rect(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, const struct drv_copy *copy,
                                            drv_context context) {
    (void)context;
    if (copy->rows == 1 && copy->slices == 1 && copy->from.kind != DRV_MEMORY_ARRAY &&
        copy->to.kind != DRV_MEMORY_ARRAY) {
        return hip.hipGraphAddMemcpyNode1D(
            node, graph, after, count, (char *)(uintptr_t)copy->to.pointer + copy->to.x,
            (const char *)copy->from.pointer + copy->from.x, copy->width, hipMemcpyDefault);
    }
    struct hipMemcpy3DParms native;
    hip_copy(copy, &native);
    return hip.hipGraphAddMemcpyNode(node, graph, after, count, &native);
}

/* `rows` rows of `values` values of `width` bytes. */
static inline drv_result drv_graph_add_fill(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, void *to, size_t pitch, unsigned value,
                                            unsigned width, size_t values, size_t rows,
                                            drv_context context) {
    (void)context;
    hipMemsetParams native = {.dst = to,
                              .pitch = pitch,
                              .value = value,
                              .elementSize = width,
                              .width = values,
                              .height = rows};
    return hip.hipGraphAddMemsetNode(node, graph, after, count, &native);
}

static inline drv_result drv_graph_add_empty(drv_node *node, drv_graph graph, const drv_node *after,
                                             size_t count) {
    return hip.hipGraphAddEmptyNode(node, graph, after, count);
}

static inline drv_result drv_graph_add_child(drv_node *node, drv_graph graph, const drv_node *after,
                                             size_t count, drv_graph child) {
    return hip.hipGraphAddChildGraphNode(node, graph, after, count, child);
}

static inline drv_result drv_graph_add_record(drv_node *node, drv_graph graph,
                                              const drv_node *after, size_t count,
                                              drv_event event) {
    return hip.hipGraphAddEventRecordNode(node, graph, after, count, event);
}

static inline drv_result drv_graph_add_wait(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, drv_event event) {
    return hip.hipGraphAddEventWaitNode(node, graph, after, count, event);
}

static inline drv_result drv_graph_set_record(drv_node node, drv_event event) {
    return hip.hipGraphEventRecordNodeSetEvent(node, event);
}

static inline drv_result drv_graph_set_wait(drv_node node, drv_event event) {
    return hip.hipGraphEventWaitNodeSetEvent(node, event);
}

static inline drv_result drv_exec_create(drv_exec *exec, drv_graph graph) {
    return hip.hipGraphInstantiateWithFlags(exec, graph, 0);
}

/* What is under way runs to its end. */
static inline drv_result drv_exec_destroy(drv_exec exec) {
    return hip.hipGraphExecDestroy(exec);
}

/* Launches of one executable on several streams run beside each other, as HIP 6.4 has it. */
enum { DRV_EXEC_ORDERED = 0 };

static inline drv_result drv_exec_launch(drv_exec exec, drv_stream stream) {
    return hip.hipGraphLaunch(exec, stream);
}

/* For later launches. `node` is the graph's that it was made from. Functions are looked up for the
 * device that is current. */
static inline drv_result drv_exec_set_kernel(drv_exec exec, drv_node node, drv_function function,
                                             const struct drv_launch *launch, void **params) {
    hipKernelNodeParams native = hip_kernel_node(function, launch, params);
    return hip.hipGraphExecKernelNodeSetParams(exec, node, &native);
}

static inline drv_result drv_exec_set_record(drv_exec exec, drv_node node, drv_event event) {
    return hip.hipGraphExecEventRecordNodeSetEvent(exec, node, event);
}

static inline drv_result drv_exec_set_wait(drv_exec exec, drv_node node, drv_event event) {
    return hip.hipGraphExecEventWaitNodeSetEvent(exec, node, event);
}

#endif
