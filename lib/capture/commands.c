/* What each captured call adds to the graph: mostly the command of a command buffer. */
#include "capture.h"
#include "entry/reusable.h"

/* What the calls of command buffers end with. */
#define POINTS place->count, place->count ? place->points : NULL, 0, NULL, &place->made, NULL, NULL

/* ---- launches -------------------------------------------------------------------------------- */

/* A hint is left out. */
static ur_result_t check_launch(const ur_kernel_launch_ext_properties_t *properties) {
    if (properties &&
        (properties->pNext || (properties->flags & UR_KERNEL_LAUNCH_FLAG_COOPERATIVE))) {
        return ur_fail(
            UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
            "a cooperative launch, or one with further properties, cannot be captured in "
            "a graph; the capture goes on without it");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_capture_EnqueueKernelLaunch(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    ur_result_t result = check_launch(launchPropList);
    return result != UR_RESULT_SUCCESS ? result
                                       : ur_own.CommandBufferExp.pfnAppendKernelLaunchExp(
                                             place->buffer, hKernel, workDim, pGlobalWorkOffset,
                                             pGlobalWorkSize, pLocalWorkSize, 0, NULL, POINTS);
}

ur_result_t ur_capture_EnqueueKernelLaunchWithArgsExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    ur_result_t result = check_launch(launchPropList);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    return ur_own.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        place->buffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, 0, NULL, POINTS);
}

/* ---- order ----------------------------------------------------------------------------------- */

ur_result_t ur_capture_EnqueueEventsWait(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
    (void)hQueue, (void)phEventWaitList, (void)phEvent;
    place->covers = numEventsInWaitList == 0;
    ur_result_t result = place->covers ? ur_capture_after_all(place) : UR_RESULT_SUCCESS;
    return result == UR_RESULT_SUCCESS ? ur_capture_join(place, NULL, 0) : result;
}

ur_result_t ur_capture_EnqueueEventsWaitWithBarrier(struct ur_capture_place *place,
                                                    ur_queue_handle_t hQueue,
                                                    uint32_t numEventsInWaitList,
                                                    const ur_event_handle_t *phEventWaitList,
                                                    ur_event_handle_t *phEvent) {
    place->barrier = true;
    return ur_capture_EnqueueEventsWait(place, hQueue, numEventsInWaitList, phEventWaitList,
                                        phEvent);
}

ur_result_t ur_capture_EnqueueEventsWaitWithBarrierExt(
    struct ur_capture_place *place, ur_queue_handle_t hQueue,
    const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (pProperties && (pProperties->flags & UR_EXP_ENQUEUE_EXT_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_event_handle_t again = ur_reusable_take(phEvent);
    if (again) {
        ur_own.Event.pfnRelease(again);
        return ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
                       "signaling an event that was made ahead cannot be captured in a graph; the "
                       "capture goes on without it");
    }
    return ur_capture_EnqueueEventsWaitWithBarrier(place, hQueue, numEventsInWaitList,
                                                   phEventWaitList, phEvent);
}

/* ---- buffers --------------------------------------------------------------------------------- */

ur_result_t ur_capture_EnqueueMemBufferRead(struct ur_capture_place *place,
                                            ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            bool blockingRead, size_t offset, size_t size,
                                            void *pDst, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingRead, (void)numEventsInWaitList, (void)phEventWaitList;
    (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferReadExp(place->buffer, hBuffer, offset, size,
                                                             pDst, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferWrite(struct ur_capture_place *place,
                                             ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                             bool blockingWrite, size_t offset, size_t size,
                                             const void *pSrc, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingWrite, (void)numEventsInWaitList, (void)phEventWaitList;
    (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferWriteExp(place->buffer, hBuffer, offset, size,
                                                              pSrc, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferReadRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingRead, ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingRead, (void)numEventsInWaitList, (void)phEventWaitList;
    (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        place->buffer, hBuffer, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferWriteRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingWrite, ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingWrite, (void)numEventsInWaitList, (void)phEventWaitList;
    (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        place->buffer, hBuffer, bufferOrigin, hostOrigin, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferCopy(struct ur_capture_place *place,
                                            ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                            ur_mem_handle_t hBufferDst, size_t srcOffset,
                                            size_t dstOffset, size_t size,
                                            uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferCopyExp(place->buffer, hBufferSrc, hBufferDst,
                                                             srcOffset, dstOffset, size, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferCopyRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
    ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        place->buffer, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
        srcSlicePitch, dstRowPitch, dstSlicePitch, POINTS);
}

ur_result_t ur_capture_EnqueueMemBufferFill(struct ur_capture_place *place,
                                            ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                            const void *pPattern, size_t patternSize, size_t offset,
                                            size_t size, uint32_t numEventsInWaitList,
                                            const ur_event_handle_t *phEventWaitList,
                                            ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendMemBufferFillExp(place->buffer, hBuffer, pPattern,
                                                             patternSize, offset, size, POINTS);
}

/* ---- USM ------------------------------------------------------------------------------------- */

ur_result_t ur_capture_EnqueueUSMFill(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                      void *pMem, size_t patternSize, const void *pPattern,
                                      size_t size, uint32_t numEventsInWaitList,
                                      const ur_event_handle_t *phEventWaitList,
                                      ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendUSMFillExp(place->buffer, pMem, pPattern, patternSize,
                                                       size, POINTS);
}

ur_result_t ur_capture_EnqueueUSMMemcpy(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                        bool blocking, void *pDst, const void *pSrc, size_t size,
                                        uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blocking, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendUSMMemcpyExp(place->buffer, pDst, pSrc, size, POINTS);
}

ur_result_t ur_capture_EnqueueUSMPrefetch(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                          const void *pMem, size_t size,
                                          ur_usm_migration_flags_t flags,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendUSMPrefetchExp(place->buffer, pMem, size, flags,
                                                           POINTS);
}

ur_result_t ur_capture_EnqueueUSMAdvise(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                        const void *pMem, size_t size, ur_usm_advice_flags_t advice,
                                        ur_event_handle_t *phEvent) {
    (void)hQueue, (void)phEvent;
    return ur_own.CommandBufferExp.pfnAppendUSMAdviseExp(place->buffer, pMem, size, advice, POINTS);
}

/* ---- allocations ----------------------------------------------------------------------------- */

static ur_result_t check_pool(const struct ur_capture_place *place, ur_usm_pool_handle_t pool) {
    if (pool && !ur_object_is(pool, UR_KIND_POOL)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_VALUE, 0, "the pool is none of this adapter's");
    }
    if (pool && pool->context != place->buffer->recording.context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0,
                       "the pool is of another context than the queue");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t alloc(struct ur_capture_place *place, ur_usm_pool_handle_t pool,
                         enum ur_pool_mem type, size_t size,
                         const ur_exp_async_usm_alloc_properties_t *properties, void **out) {
    ur_exp_graph_handle_t graph = place->queue->capture->graph;
    const struct ur_recording *recording = &place->buffer->recording;
    void *memory = NULL;
    UR_CHECK_POINTER(out);
    if (properties && (properties->flags & UR_EXP_ASYNC_USM_ALLOC_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = check_pool(place, pool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if ((ur_adapter_ops.context_has_pools &&
         !ur_adapter_ops.context_has_pools(recording->context)) ||
        !ur_adapter_ops.device_has_usm(ur_queue_base(place->queue->queue)->device,
                                       (ur_usm_type_t)type)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "the device has no USM of this kind");
    }
    if (!graph->memory) {
        graph->memory = ur_graph_memory_new(recording->context);
        if (!graph->memory) {
            return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
        }
    }
    result = ur_graph_memory_alloc(graph->memory, place, type, size, &memory);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = ur_capture_join(place, memory, size);
    if (result != UR_RESULT_SUCCESS) {
        ur_graph_memory_undo(graph->memory, recording, memory);
        return result;
    }
    if (pool && ur_pool_zeroes(pool->pool)) { /* anew in each run */
        uint32_t there = place->made;
        result = ur_own.CommandBufferExp.pfnAppendUSMFillExp(
            place->buffer, memory, "", 1, size, 1, &there, 0, NULL, &place->made, NULL, NULL);
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
    }
    *out = memory;
    return UR_RESULT_SUCCESS;
}

#define ALLOC(name, type)                                                                          \
    ur_result_t name(struct ur_capture_place *place, ur_queue_handle_t hQueue,                     \
                     ur_usm_pool_handle_t pPool, const size_t size,                                \
                     const ur_exp_async_usm_alloc_properties_t *pProperties,                       \
                     uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,       \
                     void **ppMem, ur_event_handle_t *phEvent) {                                   \
        (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;             \
        return alloc(place, pPool, type, size, pProperties, ppMem);                                \
    }
ALLOC(ur_capture_EnqueueUSMDeviceAllocExp, UR_POOL_DEVICE)
ALLOC(ur_capture_EnqueueUSMSharedAllocExp, UR_POOL_SHARED)
ALLOC(ur_capture_EnqueueUSMHostAllocExp, UR_POOL_HOST)

ur_result_t ur_capture_EnqueueUSMFreeExp(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                         ur_usm_pool_handle_t pPool, void *pMem,
                                         uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
    (void)hQueue, (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent;
    struct ur_graph_memory *memory = place->queue->capture->graph->memory;
    size_t size = 0;
    UR_CHECK_POINTER(pMem);
    ur_result_t result = check_pool(place, pPool);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (!ur_graph_memory_has(memory, pMem, &size)) {
        return ur_fail(UR_RESULT_ERROR_GRAPH_CAPTURE_UNSUPPORTED, 0,
                       "%p is not the start of memory that this graph has allocated; the capture "
                       "goes on without the free",
                       pMem);
    }
    result = ur_graph_memory_prepare_free(memory, pMem);
    if (result == UR_RESULT_SUCCESS) {
        result = ur_capture_join(place, pMem, size);
    }
    if (result == UR_RESULT_SUCCESS) {
        ur_graph_memory_free(memory, pMem, place->queue, place->made);
    }
    return result;
}
