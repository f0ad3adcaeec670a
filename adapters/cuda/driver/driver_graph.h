/* CUDA's graphs as the shared body wants them (adapters/stream/graph.h): each call is the driver's
 * and nothing else. Nodes copy what they are given. */
#ifndef CUDA_DRIVER_GRAPH_H
#define CUDA_DRIVER_GRAPH_H

#include "driver.h"

typedef CUgraph drv_graph;
typedef CUgraphNode drv_node;
typedef CUgraphExec drv_exec;

/* The first of these came with CUDA 12.0, the others before. */
static inline bool drv_has_graphs(void) {
    return cuda.cuGraphAddKernelNode && cuda.cuGraphKernelNodeSetParams &&
           cuda.cuGraphExecKernelNodeSetParams && cuda.cuGraphCreate && cuda.cuGraphDestroy &&
           cuda.cuGraphClone && cuda.cuGraphAddMemcpyNode && cuda.cuGraphAddMemsetNode &&
           cuda.cuGraphAddEmptyNode && cuda.cuGraphAddChildGraphNode &&
           cuda.cuGraphAddEventRecordNode && cuda.cuGraphAddEventWaitNode &&
           cuda.cuGraphEventRecordNodeSetEvent && cuda.cuGraphEventWaitNodeSetEvent &&
           cuda.cuGraphDestroyNode && cuda.cuGraphInstantiate && cuda.cuGraphExecDestroy &&
           cuda.cuGraphLaunch && cuda.cuGraphExecEventRecordNodeSetEvent &&
           cuda.cuGraphExecEventWaitNodeSetEvent;
}

/* Whether a graph may have nodes of several devices. */
static inline bool drv_graphs_span(void) {
    return true;
}

static inline drv_result drv_graph_create(drv_graph *graph) {
    return cuda.cuGraphCreate(graph, 0);
}

static inline drv_result drv_graph_destroy(drv_graph graph) {
    return cuda.cuGraphDestroy(graph);
}

static inline drv_result drv_graph_clone(drv_graph *clone, drv_graph graph) {
    return cuda.cuGraphClone(clone, graph);
}

static inline drv_result drv_graph_remove(drv_node node) {
    return cuda.cuGraphDestroyNode(node);
}

static inline CUDA_KERNEL_NODE_PARAMS
cuda_kernel_node(drv_function function, const struct drv_launch *launch, void **params) {
    return (CUDA_KERNEL_NODE_PARAMS){.func = function,
                                     .gridDimX = launch->grid[0],
                                     .gridDimY = launch->grid[1],
                                     .gridDimZ = launch->grid[2],
                                     .blockDimX = launch->block[0],
                                     .blockDimY = launch->block[1],
                                     .blockDimZ = launch->block[2],
                                     .sharedMemBytes = launch->shared,
                                     .kernelParams = params};
}

static inline drv_result drv_graph_add_kernel(drv_node *node, drv_graph graph,
                                              const drv_node *after, size_t count,
                                              drv_function function,
                                              const struct drv_launch *launch, void **params) {
    CUDA_KERNEL_NODE_PARAMS native = cuda_kernel_node(function, launch, params);
    return cuda.cuGraphAddKernelNode(node, graph, after, count, &native);
}

static inline drv_result drv_graph_set_kernel(drv_node node, drv_function function,
                                              const struct drv_launch *launch, void **params) {
    CUDA_KERNEL_NODE_PARAMS native = cuda_kernel_node(function, launch, params);
    return cuda.cuGraphKernelNodeSetParams(node, &native);
}

static inline drv_result drv_graph_add_rect(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, const struct drv_copy *copy,
                                            drv_context context) {
    CUDA_MEMCPY3D native;
    cuda_copy(copy, &native);
    return cuda.cuGraphAddMemcpyNode(node, graph, after, count, &native, context);
}

/* `rows` rows of `values` values of `width` bytes. */
static inline drv_result drv_graph_add_fill(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, void *to, size_t pitch, unsigned value,
                                            unsigned width, size_t values, size_t rows,
                                            drv_context context) {
    CUDA_MEMSET_NODE_PARAMS native = {.dst = cuda_address(to),
                                      .pitch = pitch,
                                      .value = value,
                                      .elementSize = width,
                                      .width = values,
                                      .height = rows};
    return cuda.cuGraphAddMemsetNode(node, graph, after, count, &native, context);
}

static inline drv_result drv_graph_add_empty(drv_node *node, drv_graph graph, const drv_node *after,
                                             size_t count) {
    return cuda.cuGraphAddEmptyNode(node, graph, after, count);
}

static inline drv_result drv_graph_add_child(drv_node *node, drv_graph graph, const drv_node *after,
                                             size_t count, drv_graph child) {
    return cuda.cuGraphAddChildGraphNode(node, graph, after, count, child);
}

static inline drv_result drv_graph_add_record(drv_node *node, drv_graph graph,
                                              const drv_node *after, size_t count,
                                              drv_event event) {
    return cuda.cuGraphAddEventRecordNode(node, graph, after, count, event);
}

static inline drv_result drv_graph_add_wait(drv_node *node, drv_graph graph, const drv_node *after,
                                            size_t count, drv_event event) {
    return cuda.cuGraphAddEventWaitNode(node, graph, after, count, event);
}

static inline drv_result drv_graph_set_record(drv_node node, drv_event event) {
    return cuda.cuGraphEventRecordNodeSetEvent(node, event);
}

static inline drv_result drv_graph_set_wait(drv_node node, drv_event event) {
    return cuda.cuGraphEventWaitNodeSetEvent(node, event);
}

static inline drv_result drv_exec_create(drv_exec *exec, drv_graph graph) {
    return cuda.cuGraphInstantiate(exec, graph, 0);
}

/* What is under way runs to its end. */
static inline drv_result drv_exec_destroy(drv_exec exec) {
    return cuda.cuGraphExecDestroy(exec);
}

/* Launches of one executable come after each other. */
enum { DRV_EXEC_ORDERED = 1 };

/* Here and below the context has to be current: only of
 * launches of kernels is it said that the stream's is taken (drv_stream_has_context), and a thread
 * that has none need not get an error. */
static inline drv_result drv_exec_launch(drv_exec exec, drv_stream stream) {
    return cuda.cuGraphLaunch(exec, stream);
}

/* For later launches. `node` is the graph's that it was made from. */
static inline drv_result drv_exec_set_kernel(drv_exec exec, drv_node node, drv_function function,
                                             const struct drv_launch *launch, void **params) {
    CUDA_KERNEL_NODE_PARAMS native = cuda_kernel_node(function, launch, params);
    return cuda.cuGraphExecKernelNodeSetParams(exec, node, &native);
}

static inline drv_result drv_exec_set_record(drv_exec exec, drv_node node, drv_event event) {
    return cuda.cuGraphExecEventRecordNodeSetEvent(exec, node, event);
}

static inline drv_result drv_exec_set_wait(drv_exec exec, drv_node node, drv_event event) {
    return cuda.cuGraphExecEventWaitNodeSetEvent(exec, node, event);
}

#endif
