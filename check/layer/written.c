/* Calls that write memory of the device, for what is known of values that nobody has set. What is
 * written counts as set from the call on: a kernel that reads it before is not told of. */
#include "layer.h"

#define NEXT (ur_checking.next)

static void lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

static void written(const void *at, size_t size) {
    lock();
    ur_check_written(at, size);
    unlock();
}

/* Somewhere in an allocation. */
static void drop(const void *at) {
    lock();
    ur_check_written_anyhow(at);
    unlock();
}

static void drop_buffer(ur_mem_handle_t buffer) {
    lock();
    ur_check_written_anyhow(ur_check_buffer_at(buffer));
    unlock();
}

/* Who has handles of the driver enqueues what is not seen. */
static void stop_all(void) {
    lock();
    ur_check_shadows_stop();
    unlock();
}

static ur_result_t UR_APICALL usm_fill(ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
                                       const void *pPattern, size_t size,
                                       uint32_t numEventsInWaitList,
                                       const ur_event_handle_t *phEventWaitList,
                                       ur_event_handle_t *phEvent) {
    written(pMem, size);
    return NEXT->ddi.Enqueue.pfnUSMFill(hQueue, pMem, patternSize, pPattern, size,
                                        numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL usm_fill2d(ur_queue_handle_t hQueue, void *pMem, size_t pitch,
                                         size_t patternSize, const void *pPattern, size_t width,
                                         size_t height, uint32_t numEventsInWaitList,
                                         const ur_event_handle_t *phEventWaitList,
                                         ur_event_handle_t *phEvent) {
    drop(pMem);
    return NEXT->ddi.Enqueue.pfnUSMFill2D(hQueue, pMem, pitch, patternSize, pPattern, width, height,
                                          numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL usm_memcpy2d(ur_queue_handle_t hQueue, bool blocking, void *pDst,
                                           size_t dstPitch, const void *pSrc, size_t srcPitch,
                                           size_t width, size_t height,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.Enqueue.pfnUSMMemcpy2D(hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width,
                                            height, numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL usm_context_memcpy(ur_context_handle_t hContext, void *pDst,
                                                 const void *pSrc, size_t size) {
    written(pDst, size);
    return NEXT->ddi.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

static ur_result_t UR_APICALL mem_buffer_read_rect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.Enqueue.pfnMemBufferReadRect(
        hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, phEventWaitList,
        phEvent);
}

static ur_result_t UR_APICALL mem_image_read(ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
                                             bool blockingRead, ur_rect_offset_t origin,
                                             ur_rect_region_t region, size_t rowPitch,
                                             size_t slicePitch, void *pDst,
                                             uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.Enqueue.pfnMemImageRead(hQueue, hImage, blockingRead, origin, region, rowPitch,
                                             slicePitch, pDst, numEventsInWaitList, phEventWaitList,
                                             phEvent);
}

static ur_result_t UR_APICALL device_global_variable_read(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.Enqueue.pfnDeviceGlobalVariableRead(hQueue, hProgram, name, blockingRead,
                                                         count, offset, pDst, numEventsInWaitList,
                                                         phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL read_host_pipe(ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
                                             const char *pipe_symbol, bool blocking, void *pDst,
                                             size_t size, uint32_t numEventsInWaitList,
                                             const ur_event_handle_t *phEventWaitList,
                                             ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.Enqueue.pfnReadHostPipe(hQueue, hProgram, pipe_symbol, blocking, pDst, size,
                                             numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL
image_copy(ur_queue_handle_t hQueue, const void *pSrc, void *pDst,
           const ur_image_desc_t *pSrcImageDesc, const ur_image_desc_t *pDstImageDesc,
           const ur_image_format_t *pSrcImageFormat, const ur_image_format_t *pDstImageFormat,
           ur_exp_image_copy_region_t *pCopyRegion, ur_exp_image_copy_flags_t imageCopyFlags,
           ur_exp_image_copy_input_types_t imageCopyInputTypes, uint32_t numEventsInWaitList,
           const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    drop(pDst);
    return NEXT->ddi.BindlessImagesExp.pfnImageCopyExp(
        hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
        pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
        phEvent);
}

static ur_result_t UR_APICALL ipc_get_mem_handle(ur_context_handle_t hContext, void *pMem,
                                                 void **ppIPCMemHandleData,
                                                 size_t *pIPCMemHandleDataSizeRet) {
    drop(pMem);
    return NEXT->ddi.IPCExp.pfnGetMemHandleExp(hContext, pMem, ppIPCMemHandleData,
                                               pIPCMemHandleDataSizeRet);
}

static ur_result_t UR_APICALL append_usm_memcpy(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    drop(pDst);
    return NEXT->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_usm_fill(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop(pMemory);
    return NEXT->ddi.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_read(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop(pDst);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_read_rect(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop(pDst);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL mem_buffer_write(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                               bool blockingWrite, size_t offset, size_t size,
                                               const void *pSrc, uint32_t numEventsInWaitList,
                                               const ur_event_handle_t *phEventWaitList,
                                               ur_event_handle_t *phEvent) {
    drop_buffer(hBuffer);
    return NEXT->ddi.Enqueue.pfnMemBufferWrite(hQueue, hBuffer, blockingWrite, offset, size, pSrc,
                                               numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL mem_buffer_write_rect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    drop_buffer(hBuffer);
    return NEXT->ddi.Enqueue.pfnMemBufferWriteRect(
        hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
        bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, phEventWaitList,
        phEvent);
}

static ur_result_t UR_APICALL mem_buffer_copy(ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
                                              ur_mem_handle_t hBufferDst, size_t srcOffset,
                                              size_t dstOffset, size_t size,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    drop_buffer(hBufferDst);
    return NEXT->ddi.Enqueue.pfnMemBufferCopy(hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset,
                                              size, numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL mem_buffer_copy_rect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    drop_buffer(hBufferDst);
    return NEXT->ddi.Enqueue.pfnMemBufferCopyRect(
        hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL mem_buffer_fill(ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
                                              const void *pPattern, size_t patternSize,
                                              size_t offset, size_t size,
                                              uint32_t numEventsInWaitList,
                                              const ur_event_handle_t *phEventWaitList,
                                              ur_event_handle_t *phEvent) {
    drop_buffer(hBuffer);
    return NEXT->ddi.Enqueue.pfnMemBufferFill(hQueue, hBuffer, pPattern, patternSize, offset, size,
                                              numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL append_mem_buffer_write(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop_buffer(hBuffer);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_write_rect(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop_buffer(hBuffer);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_copy(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop_buffer(hDstMem);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_copy_rect(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    drop_buffer(hDstMem);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL append_mem_buffer_fill(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    drop_buffer(hBuffer);
    return NEXT->ddi.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL mem_buffer_partition(ur_mem_handle_t hBuffer, ur_mem_flags_t flags,
                                                   ur_buffer_create_type_t bufferCreateType,
                                                   const ur_buffer_region_t *pRegion,
                                                   ur_mem_handle_t *phMem) {
    drop_buffer(hBuffer);
    return NEXT->ddi.Mem.pfnBufferPartition(hBuffer, flags, bufferCreateType, pRegion, phMem);
}

static ur_result_t UR_APICALL mem_get_native_handle(ur_mem_handle_t hMem,
                                                    ur_device_handle_t hDevice,
                                                    ur_native_handle_t *phNativeMem) {
    drop_buffer(hMem);
    return NEXT->ddi.Mem.pfnGetNativeHandle(hMem, hDevice, phNativeMem);
}

static ur_result_t UR_APICALL queue_get_native_handle(ur_queue_handle_t hQueue,
                                                      ur_queue_native_desc_t *pDesc,
                                                      ur_native_handle_t *phNativeQueue) {
    stop_all();
    return NEXT->ddi.Queue.pfnGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static ur_result_t UR_APICALL context_get_native_handle(ur_context_handle_t hContext,
                                                        ur_native_handle_t *phNativeContext) {
    stop_all();
    return NEXT->ddi.Context.pfnGetNativeHandle(hContext, phNativeContext);
}

static ur_result_t UR_APICALL native_command(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    stop_all();
    return NEXT->ddi.EnqueueExp.pfnNativeCommandExp(hQueue, pfnNativeEnqueue, data,
                                                    numMemsInMemList, phMemList, pProperties,
                                                    numEventsInWaitList, phEventWaitList, phEvent);
}

static ur_result_t UR_APICALL append_native_command(
    ur_exp_command_buffer_handle_t hCommandBuffer,
    ur_exp_command_buffer_native_command_function_t pfnNativeCommand, void *pData,
    ur_exp_command_buffer_handle_t hChildCommandBuffer, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint) {
    stop_all();
    return NEXT->ddi.CommandBufferExp.pfnAppendNativeCommandExp(
        hCommandBuffer, pfnNativeCommand, pData, hChildCommandBuffer, numSyncPointsInWaitList,
        pSyncPointWaitList, pSyncPoint);
}

void ur_check_follow_writes(ur_layer_dditable_t *out) {
    out->ddi.Enqueue.pfnUSMFill = usm_fill;
    out->ddi.Enqueue.pfnUSMFill2D = usm_fill2d;
    out->ddi.Enqueue.pfnUSMMemcpy2D = usm_memcpy2d;
    out->ddi.USMExp.pfnContextMemcpyExp = usm_context_memcpy;
    out->ddi.Enqueue.pfnMemBufferReadRect = mem_buffer_read_rect;
    out->ddi.Enqueue.pfnMemImageRead = mem_image_read;
    out->ddi.Enqueue.pfnDeviceGlobalVariableRead = device_global_variable_read;
    out->ddi.Enqueue.pfnReadHostPipe = read_host_pipe;
    out->ddi.BindlessImagesExp.pfnImageCopyExp = image_copy;
    out->ddi.IPCExp.pfnGetMemHandleExp = ipc_get_mem_handle;
    out->ddi.CommandBufferExp.pfnAppendUSMMemcpyExp = append_usm_memcpy;
    out->ddi.CommandBufferExp.pfnAppendUSMFillExp = append_usm_fill;
    out->ddi.CommandBufferExp.pfnAppendMemBufferReadExp = append_mem_buffer_read;
    out->ddi.CommandBufferExp.pfnAppendMemBufferReadRectExp = append_mem_buffer_read_rect;
    out->ddi.Enqueue.pfnMemBufferWrite = mem_buffer_write;
    out->ddi.Enqueue.pfnMemBufferWriteRect = mem_buffer_write_rect;
    out->ddi.Enqueue.pfnMemBufferCopy = mem_buffer_copy;
    out->ddi.Enqueue.pfnMemBufferCopyRect = mem_buffer_copy_rect;
    out->ddi.Enqueue.pfnMemBufferFill = mem_buffer_fill;
    out->ddi.CommandBufferExp.pfnAppendMemBufferWriteExp = append_mem_buffer_write;
    out->ddi.CommandBufferExp.pfnAppendMemBufferWriteRectExp = append_mem_buffer_write_rect;
    out->ddi.CommandBufferExp.pfnAppendMemBufferCopyExp = append_mem_buffer_copy;
    out->ddi.CommandBufferExp.pfnAppendMemBufferCopyRectExp = append_mem_buffer_copy_rect;
    out->ddi.CommandBufferExp.pfnAppendMemBufferFillExp = append_mem_buffer_fill;
    out->ddi.Mem.pfnBufferPartition = mem_buffer_partition;
    out->ddi.Mem.pfnGetNativeHandle = mem_get_native_handle;
    out->ddi.Queue.pfnGetNativeHandle = queue_get_native_handle;
    out->ddi.Context.pfnGetNativeHandle = context_get_native_handle;
    out->ddi.EnqueueExp.pfnNativeCommandExp = native_command;
    out->ddi.CommandBufferExp.pfnAppendNativeCommandExp = append_native_command;
}
