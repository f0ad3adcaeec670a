/* Graphs. */
#include "shim.h"

static CUgraph graph_of(hipGraph_t graph) {
    return (CUgraph)graph;
}

static const CUgraphNode *nodes_of(const hipGraphNode_t *nodes) {
    return (const CUgraphNode *)(const void *)nodes;
}

hipError_t hipGraphCreate(hipGraph_t *graph, unsigned int flags) {
    ENTER();
    return shim_return(cuGraphCreate((CUgraph *)graph, flags));
}

hipError_t hipGraphDestroy(hipGraph_t graph) {
    ENTER();
    return shim_return(cuGraphDestroy(graph_of(graph)));
}

hipError_t hipGraphClone(hipGraph_t *clone, hipGraph_t graph) {
    ENTER();
    return shim_return(cuGraphClone((CUgraph *)clone, graph_of(graph)));
}

hipError_t hipGraphGetNodes(hipGraph_t graph, hipGraphNode_t *nodes, size_t *count) {
    ENTER();
    return shim_return(cuGraphGetNodes(graph_of(graph), (CUgraphNode *)nodes, count));
}

hipError_t hipGraphDestroyNode(hipGraphNode_t node) {
    ENTER();
    return shim_return(cuGraphDestroyNode((CUgraphNode)node));
}

/* ---- nodes ----------------------------------------------------------------------------------- */

/* `params` may be put together in `moved` and `values`. */
static CUDA_KERNEL_NODE_PARAMS kernel_of(const hipKernelNodeParams *from,
                                         void *moved[SHIM_PARAMS_MOST],
                                         uint64_t values[SHIM_PARAMS_MOST]) {
    void **params = from->kernelParams;
    return (CUDA_KERNEL_NODE_PARAMS){
        .func = shim_function((hipFunction_t)from->func, &params, moved, values),
        .gridDimX = from->gridDim.x,
        .gridDimY = from->gridDim.y,
        .gridDimZ = from->gridDim.z,
        .blockDimX = from->blockDim.x,
        .blockDimY = from->blockDim.y,
        .blockDimZ = from->blockDim.z,
        .sharedMemBytes = shim_shared((hipFunction_t)from->func, from->sharedMemBytes),
        .kernelParams = params,
        .extra = from->extra};
}

hipError_t hipGraphAddKernelNode(hipGraphNode_t *node, hipGraph_t graph,
                                 const hipGraphNode_t *after, size_t count,
                                 const hipKernelNodeParams *params) {
    ENTER();
    void *moved[SHIM_PARAMS_MOST];
    uint64_t values[SHIM_PARAMS_MOST];
    CUDA_KERNEL_NODE_PARAMS native = kernel_of(params, moved, values);
    return shim_return(cuGraphAddKernelNode((CUgraphNode *)node, graph_of(graph), nodes_of(after),
                                            count, &native));
}

hipError_t hipGraphKernelNodeSetParams(hipGraphNode_t node, const hipKernelNodeParams *params) {
    ENTER();
    void *moved[SHIM_PARAMS_MOST];
    uint64_t values[SHIM_PARAMS_MOST];
    CUDA_KERNEL_NODE_PARAMS native = kernel_of(params, moved, values);
    return shim_return(cuGraphKernelNodeSetParams((CUgraphNode)node, &native));
}

/* A node of the driver below is told which memory is pageable. */
static CUresult is_pageable(CUdeviceptr address, bool *pageable) {
    unsigned type = 0;
    CUpointer_attribute which[] = {CU_POINTER_ATTRIBUTE_MEMORY_TYPE};
    void *values[] = {&type};
    CUresult result = cuPointerGetAttributes(1, which, values, address);
    *pageable = type == 0;
    return result;
}

static CUresult add_copy(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after,
                         size_t count, CUDA_MEMCPY3D *copy) {
    CUcontext context = NULL; /* which HIP takes from the thread */
    bool pageable = false;
    CUresult result = cuCtxGetCurrent(&context);
    if (result == CUDA_SUCCESS && copy->srcMemoryType == CU_MEMORYTYPE_UNIFIED) {
        result = is_pageable(copy->srcDevice, &pageable);
        if (pageable) {
            copy->srcMemoryType = CU_MEMORYTYPE_HOST;
            copy->srcHost = (const void *)(uintptr_t)copy->srcDevice;
        }
    }
    if (result == CUDA_SUCCESS && copy->dstMemoryType == CU_MEMORYTYPE_UNIFIED) {
        result = is_pageable(copy->dstDevice, &pageable);
        if (pageable) {
            copy->dstMemoryType = CU_MEMORYTYPE_HOST;
            copy->dstHost = (void *)(uintptr_t)copy->dstDevice;
        }
    }
    return result == CUDA_SUCCESS ? cuGraphAddMemcpyNode((CUgraphNode *)node, graph_of(graph),
                                                         nodes_of(after), count, copy, context)
                                  : result;
}

hipError_t hipGraphAddMemcpyNode(hipGraphNode_t *node, hipGraph_t graph,
                                 const hipGraphNode_t *after, size_t count,
                                 const hipMemcpy3DParms *params) {
    ENTER();
    CUDA_MEMCPY3D copy;
    shim_copy(params, &copy);
    return shim_return(add_copy(node, graph, after, count, &copy));
}

hipError_t hipGraphAddMemcpyNode1D(hipGraphNode_t *node, hipGraph_t graph,
                                   const hipGraphNode_t *after, size_t count, void *to,
                                   const void *from, size_t size, hipMemcpyKind kind) {
    (void)kind;
    ENTER();
    CUDA_MEMCPY3D copy = {.srcMemoryType = CU_MEMORYTYPE_UNIFIED,
                          .srcDevice = shim_address(from),
                          .dstMemoryType = CU_MEMORYTYPE_UNIFIED,
                          .dstDevice = shim_address(to),
                          .WidthInBytes = size,
                          .Height = 1,
                          .Depth = 1};
    return shim_return(add_copy(node, graph, after, count, &copy));
}

hipError_t hipGraphAddMemsetNode(hipGraphNode_t *node, hipGraph_t graph,
                                 const hipGraphNode_t *after, size_t count,
                                 const hipMemsetParams *params) {
    ENTER();
    CUcontext context = NULL;
    CUresult result = cuCtxGetCurrent(&context);
    CUDA_MEMSET_NODE_PARAMS native = {.dst = shim_address(params->dst),
                                      .pitch = params->pitch,
                                      .value = params->value,
                                      .elementSize = params->elementSize,
                                      .width = params->width,
                                      .height = params->height};
    return shim_return(result == CUDA_SUCCESS
                           ? cuGraphAddMemsetNode((CUgraphNode *)node, graph_of(graph),
                                                  nodes_of(after), count, &native, context)
                           : result);
}

hipError_t hipGraphAddEmptyNode(hipGraphNode_t *node, hipGraph_t graph, const hipGraphNode_t *after,
                                size_t count) {
    ENTER();
    return shim_return(
        cuGraphAddEmptyNode((CUgraphNode *)node, graph_of(graph), nodes_of(after), count));
}

hipError_t hipGraphAddChildGraphNode(hipGraphNode_t *node, hipGraph_t graph,
                                     const hipGraphNode_t *after, size_t count, hipGraph_t child) {
    ENTER();
    return shim_return(cuGraphAddChildGraphNode((CUgraphNode *)node, graph_of(graph),
                                                nodes_of(after), count, graph_of(child)));
}

hipError_t hipGraphAddEventRecordNode(hipGraphNode_t *node, hipGraph_t graph,
                                      const hipGraphNode_t *after, size_t count, hipEvent_t event) {
    ENTER();
    return shim_return(cuGraphAddEventRecordNode((CUgraphNode *)node, graph_of(graph),
                                                 nodes_of(after), count, (CUevent)event));
}

hipError_t hipGraphAddEventWaitNode(hipGraphNode_t *node, hipGraph_t graph,
                                    const hipGraphNode_t *after, size_t count, hipEvent_t event) {
    ENTER();
    return shim_return(cuGraphAddEventWaitNode((CUgraphNode *)node, graph_of(graph),
                                               nodes_of(after), count, (CUevent)event));
}

hipError_t hipGraphEventRecordNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
    ENTER();
    return shim_return(cuGraphEventRecordNodeSetEvent((CUgraphNode)node, (CUevent)event));
}

hipError_t hipGraphEventWaitNodeSetEvent(hipGraphNode_t node, hipEvent_t event) {
    ENTER();
    return shim_return(cuGraphEventWaitNodeSetEvent((CUgraphNode)node, (CUevent)event));
}

/* ---- executables ----------------------------------------------------------------------------- */

hipError_t hipGraphInstantiateWithFlags(hipGraphExec_t *exec, hipGraph_t graph,
                                        unsigned long long flags) {
    ENTER();
    return shim_return(cuGraphInstantiate((CUgraphExec *)exec, graph_of(graph), flags));
}

hipError_t hipGraphExecDestroy(hipGraphExec_t exec) {
    ENTER();
    return shim_return(cuGraphExecDestroy((CUgraphExec)exec));
}

/* Of the software driver alone. */
extern void cuSoftwareUnorderGraphs(void) __attribute__((weak));

/* Unlike CUDA's, HIP's launches of one executable on several streams run beside each other. */
hipError_t hipGraphLaunch(hipGraphExec_t exec, hipStream_t stream) {
    ENTER();
    if (cuSoftwareUnorderGraphs) {
        cuSoftwareUnorderGraphs();
    }
    return shim_return(cuGraphLaunch((CUgraphExec)exec, (CUstream)stream));
}

hipError_t hipGraphExecKernelNodeSetParams(hipGraphExec_t exec, hipGraphNode_t node,
                                           const hipKernelNodeParams *params) {
    ENTER();
    void *moved[SHIM_PARAMS_MOST];
    uint64_t values[SHIM_PARAMS_MOST];
    CUDA_KERNEL_NODE_PARAMS native = kernel_of(params, moved, values);
    return shim_return(
        cuGraphExecKernelNodeSetParams((CUgraphExec)exec, (CUgraphNode)node, &native));
}

hipError_t hipGraphExecEventRecordNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node,
                                               hipEvent_t event) {
    ENTER();
    return shim_return(
        cuGraphExecEventRecordNodeSetEvent((CUgraphExec)exec, (CUgraphNode)node, (CUevent)event));
}

hipError_t hipGraphExecEventWaitNodeSetEvent(hipGraphExec_t exec, hipGraphNode_t node,
                                             hipEvent_t event) {
    ENTER();
    return shim_return(
        cuGraphExecEventWaitNodeSetEvent((CUgraphExec)exec, (CUgraphNode)node, (CUevent)event));
}
