/* Generated from scripts/templates/capture.h.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What a queue that captures does with each call that is captured: its command, added to the graph. */
#ifndef UR_CAPTURE_CALLS_H
#define UR_CAPTURE_CALLS_H

#include "ur_ddi.h"

struct ur_capture_place;

ur_result_t ur_capture_EnqueueEventsWait(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueEventsWaitWithBarrier(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferRead(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingRead, size_t offset, size_t size, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferWrite(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingWrite, size_t offset, size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferReadRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingRead, ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferWriteRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    bool blockingWrite, ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin,
    ur_rect_region_t region, size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch,
    size_t hostSlicePitch, void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferCopy(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
    ur_mem_handle_t hBufferDst, size_t srcOffset, size_t dstOffset, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferCopyRect(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc,
    ur_mem_handle_t hBufferDst, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch,
    size_t dstSlicePitch, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemBufferFill(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer,
    const void *pPattern, size_t patternSize, size_t offset, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemImageRead(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
    bool blockingRead, ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
    size_t slicePitch, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemImageWrite(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
    bool blockingWrite, ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
    size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueMemImageCopy(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc,
    ur_mem_handle_t hImageDst, ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
    ur_rect_region_t region, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMFill(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, void *pMem, size_t patternSize,
    const void *pPattern, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMMemcpy(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, bool blocking, void *pDst,
    const void *pSrc, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMPrefetch(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, const void *pMem, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMAdvise(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, const void *pMem, size_t size,
    ur_usm_advice_flags_t advice, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMFill2D(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, void *pMem, size_t pitch,
    size_t patternSize, const void *pPattern, size_t width, size_t height,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMMemcpy2D(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, bool blocking, void *pDst,
    size_t dstPitch, const void *pSrc, size_t srcPitch, size_t width, size_t height,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueDeviceGlobalVariableWrite(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
    const char *name, bool blockingWrite, size_t count, size_t offset, const void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueDeviceGlobalVariableRead(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
    const char *name, bool blockingRead, size_t count, size_t offset, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMDeviceAllocExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
    const size_t size, const ur_exp_async_usm_alloc_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, void **ppMem,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMSharedAllocExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
    const size_t size, const ur_exp_async_usm_alloc_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, void **ppMem,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMHostAllocExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
    const size_t size, const ur_exp_async_usm_alloc_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList, void **ppMem,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueUSMFreeExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool,
    void *pMem, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueKernelLaunchWithArgsExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueHostTaskExp(
    struct ur_capture_place *place, ur_queue_handle_t hQueue,
    ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_EnqueueEventsWaitWithBarrierExt(
    struct ur_capture_place *place, ur_queue_handle_t hQueue,
    const ur_exp_enqueue_ext_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent);
ur_result_t ur_capture_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet);
ur_result_t ur_capture_QueueRelease(ur_queue_handle_t hQueue);
ur_result_t ur_capture_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue);
ur_result_t ur_capture_QueueFlush(ur_queue_handle_t hQueue);
ur_result_t ur_capture_EnqueueKernelLaunch(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel,
    uint32_t workDim, const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize,
    const size_t *pLocalWorkSize, const ur_kernel_launch_ext_properties_t *launchPropList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent);

#endif
