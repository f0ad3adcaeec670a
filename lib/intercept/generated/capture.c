/* Generated from scripts/templates/capture.c.mako and scripts/spec by scripts/generate.py.
 * Do not edit: change the specification or the template and run that command. */
/* What stands in the adapter's table while some queue captures or fuses: each call on a queue asks whether that is
 * concerned, and goes on to the adapter's own function if not. */
#include "capture/capture.h"
#include "fuse_queue/queue_fusing.h"
#include "intercept/slots.h"

#include <stddef.h>
#include <stdlib.h>

/* What the queue has kept comes first. */
#define SETTLE(queue)                                                                              \
    if (ur_object_is((queue), UR_KIND_QUEUE) &&                                                    \
        atomic_load_explicit(&ur_queue_base(queue)->fusing, memory_order_acquire)) {               \
        ur_result_t settled = ur_fusing_settle(queue);                                             \
        if (settled != UR_RESULT_SUCCESS) {                                                        \
            return settled;                                                                        \
        }                                                                                          \
    }

static ur_result_t UR_APICALL watch_EnqueueEventsWait(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_fusing_mark(hQueue, UR_COMMAND_EVENTS_WAIT, numEventsInWaitList, phEventWaitList, phEvent)) {
        return UR_RESULT_SUCCESS;
    }
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueEventsWait(hQueue, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_EVENTS_WAIT)) {
        return ur_own.Enqueue.pfnEventsWait(
            hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueEventsWait(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueEventsWaitWithBarrier(
    ur_queue_handle_t hQueue, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_fusing_mark(hQueue, UR_COMMAND_EVENTS_WAIT_WITH_BARRIER, numEventsInWaitList, phEventWaitList, phEvent)) {
        return UR_RESULT_SUCCESS;
    }
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueEventsWaitWithBarrier(hQueue, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_EVENTS_WAIT_WITH_BARRIER)) {
        return ur_own.Enqueue.pfnEventsWaitWithBarrier(
            hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueEventsWaitWithBarrier(
            &place, hQueue, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead, size_t offset,
    size_t size, void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferRead(
                hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_READ)) {
        return ur_own.Enqueue.pfnMemBufferRead(
            hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    if (blockingRead) {
        ur_capture_refuse(&place, "urEnqueueMemBufferRead that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferRead(
            &place, hQueue, hBuffer, blockingRead, offset, size, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite, size_t offset,
    size_t size, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferWrite(
                hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_WRITE)) {
        return ur_own.Enqueue.pfnMemBufferWrite(
            hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blockingWrite) {
        ur_capture_refuse(&place, "urEnqueueMemBufferWrite that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferWrite(
            &place, hQueue, hBuffer, blockingWrite, offset, size, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferReadRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingRead,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferReadRect(
                hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
                bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_READ_RECT)) {
        return ur_own.Enqueue.pfnMemBufferReadRect(
            hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blockingRead) {
        ur_capture_refuse(&place, "urEnqueueMemBufferReadRect that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferReadRect(
            &place, hQueue, hBuffer, blockingRead, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferWriteRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingWrite,
    ur_rect_offset_t bufferOrigin, ur_rect_offset_t hostOrigin, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferWriteRect(
                hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
                bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_WRITE_RECT)) {
        return ur_own.Enqueue.pfnMemBufferWriteRect(
            hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region, bufferRowPitch,
            bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blockingWrite) {
        ur_capture_refuse(&place, "urEnqueueMemBufferWriteRect that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferWriteRect(
            &place, hQueue, hBuffer, blockingWrite, bufferOrigin, hostOrigin, region,
            bufferRowPitch, bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferCopy(
                hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
                events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_COPY)) {
        return ur_own.Enqueue.pfnMemBufferCopy(
            hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferCopy(
            &place, hQueue, hBufferSrc, hBufferDst, srcOffset, dstOffset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferCopyRect(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBufferSrc, ur_mem_handle_t hBufferDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferCopyRect(
                hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
                srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_COPY_RECT)) {
        return ur_own.Enqueue.pfnMemBufferCopyRect(
            hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
            srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferCopyRect(
            &place, hQueue, hBufferSrc, hBufferDst, srcOrigin, dstOrigin, region, srcRowPitch,
            srcSlicePitch, dstRowPitch, dstSlicePitch, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferFill(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, const void *pPattern, size_t patternSize,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferFill(
                hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_BUFFER_FILL)) {
        return ur_own.Enqueue.pfnMemBufferFill(
            hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemBufferFill(
            &place, hQueue, hBuffer, pPattern, patternSize, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemImageRead(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingRead, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemImageRead(
                hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
                numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_IMAGE_READ)) {
        return ur_own.Enqueue.pfnMemImageRead(
            hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (blockingRead) {
        ur_capture_refuse(&place, "urEnqueueMemImageRead that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemImageRead(
            &place, hQueue, hImage, blockingRead, origin, region, rowPitch, slicePitch, pDst,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemImageWrite(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImage, bool blockingWrite, ur_rect_offset_t origin,
    ur_rect_region_t region, size_t rowPitch, size_t slicePitch, void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemImageWrite(
                hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
                numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_IMAGE_WRITE)) {
        return ur_own.Enqueue.pfnMemImageWrite(
            hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (blockingWrite) {
        ur_capture_refuse(&place, "urEnqueueMemImageWrite that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemImageWrite(
            &place, hQueue, hImage, blockingWrite, origin, region, rowPitch, slicePitch, pSrc,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemImageCopy(
    ur_queue_handle_t hQueue, ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemImageCopy(
                hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
                events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_MEM_IMAGE_COPY)) {
        return ur_own.Enqueue.pfnMemImageCopy(
            hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueMemImageCopy(
            &place, hQueue, hImageSrc, hImageDst, srcOrigin, dstOrigin, region, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemBufferMap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hBuffer, bool blockingMap, ur_map_flags_t mapFlags,
    size_t offset, size_t size, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent, void **ppRetMap) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemBufferMap(
                hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList, events,
                phEvent, ppRetMap);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.Enqueue.pfnMemBufferMap(
            hQueue, hBuffer, blockingMap, mapFlags, offset, size, numEventsInWaitList,
            phEventWaitList, phEvent, ppRetMap);
    }
    ur_capture_refuse(&place, "urEnqueueMemBufferMap");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueMemUnmap(
    ur_queue_handle_t hQueue, ur_mem_handle_t hMem, void *pMappedPtr, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueMemUnmap(hQueue, hMem, pMappedPtr, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.Enqueue.pfnMemUnmap(
            hQueue, hMem, pMappedPtr, numEventsInWaitList, phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueMemUnmap");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMFill(
    ur_queue_handle_t hQueue, void *pMem, size_t patternSize, const void *pPattern, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMFill(
                hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_USM_FILL)) {
        return ur_own.Enqueue.pfnUSMFill(
            hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMFill(
            &place, hQueue, pMem, patternSize, pPattern, size, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMMemcpy(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, const void *pSrc, size_t size,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    if (ur_object_is(hQueue, UR_KIND_QUEUE) &&
        ur_fusing_copy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent)) {
        return UR_RESULT_SUCCESS;
    }
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMMemcpy(hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_USM_MEMCPY)) {
        return ur_own.Enqueue.pfnUSMMemcpy(
            hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (blocking) {
        ur_capture_refuse(&place, "urEnqueueUSMMemcpy that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMMemcpy(
            &place, hQueue, blocking, pDst, pSrc, size, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMPrefetch(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_migration_flags_t flags,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMPrefetch(hQueue, pMem, size, flags, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_USM_PREFETCH)) {
        return ur_own.Enqueue.pfnUSMPrefetch(
            hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMPrefetch(
            &place, hQueue, pMem, size, flags, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMAdvise(
    ur_queue_handle_t hQueue, const void *pMem, size_t size, ur_usm_advice_flags_t advice,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, 0, NULL) ||
        !ur_capture_enter(&place, hQueue, 0, NULL, phEvent,
                          UR_COMMAND_USM_ADVISE)) {
        return ur_own.Enqueue.pfnUSMAdvise(hQueue, pMem, size, advice, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMAdvise(&place, hQueue, pMem, size, advice, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMFill2D(
    ur_queue_handle_t hQueue, void *pMem, size_t pitch, size_t patternSize, const void *pPattern,
    size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMFill2D(
                hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
                events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_USM_FILL_2D)) {
        return ur_own.Enqueue.pfnUSMFill2D(
            hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMFill2D(
            &place, hQueue, pMem, pitch, patternSize, pPattern, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMMemcpy2D(
    ur_queue_handle_t hQueue, bool blocking, void *pDst, size_t dstPitch, const void *pSrc,
    size_t srcPitch, size_t width, size_t height, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMMemcpy2D(
                hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
                numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_USM_MEMCPY_2D)) {
        return ur_own.Enqueue.pfnUSMMemcpy2D(
            hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blocking) {
        ur_capture_refuse(&place, "urEnqueueUSMMemcpy2D that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMMemcpy2D(
            &place, hQueue, blocking, pDst, dstPitch, pSrc, srcPitch, width, height,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueDeviceGlobalVariableWrite(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingWrite,
    size_t count, size_t offset, const void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueDeviceGlobalVariableWrite(
                hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
                events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_DEVICE_GLOBAL_VARIABLE_WRITE)) {
        return ur_own.Enqueue.pfnDeviceGlobalVariableWrite(
            hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blockingWrite) {
        ur_capture_refuse(&place, "urEnqueueDeviceGlobalVariableWrite that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueDeviceGlobalVariableWrite(
            &place, hQueue, hProgram, name, blockingWrite, count, offset, pSrc, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueDeviceGlobalVariableRead(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *name, bool blockingRead,
    size_t count, size_t offset, void *pDst, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueDeviceGlobalVariableRead(
                hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
                events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ)) {
        return ur_own.Enqueue.pfnDeviceGlobalVariableRead(
            hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    if (blockingRead) {
        ur_capture_refuse(&place, "urEnqueueDeviceGlobalVariableRead that blocks");
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueDeviceGlobalVariableRead(
            &place, hQueue, hProgram, name, blockingRead, count, offset, pDst, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueReadHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pDst, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueReadHostPipe(
                hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.Enqueue.pfnReadHostPipe(
            hQueue, hProgram, pipe_symbol, blocking, pDst, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueReadHostPipe");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueWriteHostPipe(
    ur_queue_handle_t hQueue, ur_program_handle_t hProgram, const char *pipe_symbol, bool blocking,
    void *pSrc, size_t size, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueWriteHostPipe(
                hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.Enqueue.pfnWriteHostPipe(
            hQueue, hProgram, pipe_symbol, blocking, pSrc, size, numEventsInWaitList,
            phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueWriteHostPipe");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMDeviceAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMDeviceAllocExp(
                hQueue, pPool, size, pProperties, numEventsInWaitList, events, ppMem, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_ENQUEUE_USM_DEVICE_ALLOC_EXP)) {
        return ur_own.EnqueueExp.pfnUSMDeviceAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMDeviceAllocExp(
            &place, hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMSharedAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMSharedAllocExp(
                hQueue, pPool, size, pProperties, numEventsInWaitList, events, ppMem, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_ENQUEUE_USM_SHARED_ALLOC_EXP)) {
        return ur_own.EnqueueExp.pfnUSMSharedAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMSharedAllocExp(
            &place, hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMHostAllocExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, const size_t size,
    const ur_exp_async_usm_alloc_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, void **ppMem, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMHostAllocExp(
                hQueue, pPool, size, pProperties, numEventsInWaitList, events, ppMem, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_ENQUEUE_USM_HOST_ALLOC_EXP)) {
        return ur_own.EnqueueExp.pfnUSMHostAllocExp(
            hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMHostAllocExp(
            &place, hQueue, pPool, size, pProperties, numEventsInWaitList, phEventWaitList, ppMem,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueUSMFreeExp(
    ur_queue_handle_t hQueue, ur_usm_pool_handle_t pPool, void *pMem, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueUSMFreeExp(hQueue, pPool, pMem, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_ENQUEUE_USM_FREE_EXP)) {
        return ur_own.EnqueueExp.pfnUSMFreeExp(
            hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueUSMFreeExp(
            &place, hQueue, pPool, pMem, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_BindlessImagesImageCopyExp(
    ur_queue_handle_t hQueue, const void *pSrc, void *pDst, const ur_image_desc_t *pSrcImageDesc,
    const ur_image_desc_t *pDstImageDesc, const ur_image_format_t *pSrcImageFormat,
    const ur_image_format_t *pDstImageFormat, ur_exp_image_copy_region_t *pCopyRegion,
    ur_exp_image_copy_flags_t imageCopyFlags, ur_exp_image_copy_input_types_t imageCopyInputTypes,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_BindlessImagesImageCopyExp(
                hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
                pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.BindlessImagesExp.pfnImageCopyExp(
            hQueue, pSrc, pDst, pSrcImageDesc, pDstImageDesc, pSrcImageFormat, pDstImageFormat,
            pCopyRegion, imageCopyFlags, imageCopyInputTypes, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    ur_capture_refuse(&place, "urBindlessImagesImageCopyExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_BindlessImagesWaitExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasWaitValue,
    uint64_t waitValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_BindlessImagesWaitExternalSemaphoreExp(
                hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.BindlessImagesExp.pfnWaitExternalSemaphoreExp(
            hQueue, hSemaphore, hasWaitValue, waitValue, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    ur_capture_refuse(&place, "urBindlessImagesWaitExternalSemaphoreExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_BindlessImagesSignalExternalSemaphoreExp(
    ur_queue_handle_t hQueue, ur_exp_external_semaphore_handle_t hSemaphore, bool hasSignalValue,
    uint64_t signalValue, uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_BindlessImagesSignalExternalSemaphoreExp(
                hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, events,
                phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.BindlessImagesExp.pfnSignalExternalSemaphoreExp(
            hQueue, hSemaphore, hasSignalValue, signalValue, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    ur_capture_refuse(&place, "urBindlessImagesSignalExternalSemaphoreExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueCommandBufferExp(
    ur_queue_handle_t hQueue, ur_exp_command_buffer_handle_t hCommandBuffer,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueCommandBufferExp(hQueue, hCommandBuffer, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.EnqueueExp.pfnCommandBufferExp(
            hQueue, hCommandBuffer, numEventsInWaitList, phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueCommandBufferExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueKernelLaunchWithArgsExp(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t kept;
    const struct ur_fusing_call launch = {hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                                          numArgs, pArgs, launchPropList,
                                          numEventsInWaitList, phEventWaitList, phEvent};
    if (ur_object_is(hQueue, UR_KIND_QUEUE) && atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_acquire) &&
        ur_fusing_keep(hQueue, &launch, &kept)) {
        return kept;
    }
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueKernelLaunchWithArgsExp(
                hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                numArgs, pArgs, launchPropList, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_KERNEL_LAUNCH)) {
        return ur_own.EnqueueExp.pfnKernelLaunchWithArgsExp(
            hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize, numArgs,
            pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueKernelLaunchWithArgsExp(
            &place, hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            numArgs, pArgs, launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueTimestampRecordingExp(
    ur_queue_handle_t hQueue, bool blocking, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueTimestampRecordingExp(hQueue, blocking, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.EnqueueExp.pfnTimestampRecordingExp(
            hQueue, blocking, numEventsInWaitList, phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueTimestampRecordingExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueGraphExp(
    ur_queue_handle_t hQueue, ur_exp_executable_graph_handle_t hGraph, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueGraphExp(hQueue, hGraph, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.EnqueueExp.pfnGraphExp(
            hQueue, hGraph, numEventsInWaitList, phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueGraphExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueHostTaskExp(
    ur_queue_handle_t hQueue, ur_exp_host_task_function_t pfnHostTask, void *data,
    const ur_exp_host_task_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueHostTaskExp(
                hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_HOST_TASK_EXP)) {
        return ur_own.EnqueueExp.pfnHostTaskExp(
            hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueHostTaskExp(
            &place, hQueue, pfnHostTask, data, pProperties, numEventsInWaitList, phEventWaitList,
            phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueEventsWaitWithBarrierExt(
    ur_queue_handle_t hQueue, const ur_exp_enqueue_ext_properties_t *pProperties,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueEventsWaitWithBarrierExt(hQueue, pProperties, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_EVENTS_WAIT_WITH_BARRIER)) {
        return ur_own.Enqueue.pfnEventsWaitWithBarrierExt(
            hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueEventsWaitWithBarrierExt(
            &place, hQueue, pProperties, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_EnqueueNativeCommandExp(
    ur_queue_handle_t hQueue, ur_exp_enqueue_native_command_function_t pfnNativeEnqueue, void *data,
    uint32_t numMemsInMemList, const ur_mem_handle_t *phMemList,
    const ur_exp_enqueue_native_command_properties_t *pProperties, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    SETTLE(hQueue)
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueNativeCommandExp(
                hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
                numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.EnqueueExp.pfnNativeCommandExp(
            hQueue, pfnNativeEnqueue, data, numMemsInMemList, phMemList, pProperties,
            numEventsInWaitList, phEventWaitList, phEvent);
    }
    ur_capture_refuse(&place, "urEnqueueNativeCommandExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_QueueBeginFusionExp(
    ur_queue_handle_t hQueue, const ur_fusion_desc_t *pDesc) {
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, 0, NULL) ||
        !ur_capture_enter(&place, hQueue, 0, NULL, NULL,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own_extra.pfnQueueBeginFusionExp(hQueue, pDesc);
    }
    ur_capture_refuse(&place, "urQueueBeginFusionExp");
    return ur_capture_leave(&place, NULL);
}

static ur_result_t UR_APICALL watch_QueueEndFusionExp(
    ur_queue_handle_t hQueue, ur_event_handle_t *phEvent) {
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, 0, NULL) ||
        !ur_capture_enter(&place, hQueue, 0, NULL, phEvent,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own_extra.pfnQueueEndFusionExp(hQueue, phEvent);
    }
    ur_capture_refuse(&place, "urQueueEndFusionExp");
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_QueueCancelFusionExp(ur_queue_handle_t hQueue) {
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, 0, NULL) ||
        !ur_capture_enter(&place, hQueue, 0, NULL, NULL,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own_extra.pfnQueueCancelFusionExp(hQueue);
    }
    ur_capture_refuse(&place, "urQueueCancelFusionExp");
    return ur_capture_leave(&place, NULL);
}

static ur_result_t UR_APICALL watch_QueueGetInfo(
    ur_queue_handle_t hQueue, ur_queue_info_t propName, size_t propSize, void *pPropValue,
    size_t *pPropSizeRet) {
    return ur_capture_QueueGetInfo(hQueue, propName, propSize, pPropValue, pPropSizeRet);
}

static ur_result_t UR_APICALL watch_QueueRelease(ur_queue_handle_t hQueue) {
    return ur_capture_QueueRelease(hQueue);
}

static ur_result_t UR_APICALL watch_QueueGetNativeHandle(
    ur_queue_handle_t hQueue, ur_queue_native_desc_t *pDesc, ur_native_handle_t *phNativeQueue) {
    SETTLE(hQueue)
    return ur_capture_QueueGetNativeHandle(hQueue, pDesc, phNativeQueue);
}

static ur_result_t UR_APICALL watch_QueueFinish(ur_queue_handle_t hQueue) {
    SETTLE(hQueue)
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, 0, NULL) ||
        !ur_capture_enter(&place, hQueue, 0, NULL, NULL,
                          UR_COMMAND_FORCE_UINT32)) {
        return ur_own.Queue.pfnFinish(hQueue);
    }
    ur_capture_refuse(&place, "urQueueFinish");
    return ur_capture_leave(&place, NULL);
}

static ur_result_t UR_APICALL watch_QueueFlush(ur_queue_handle_t hQueue) {
    SETTLE(hQueue)
    return ur_capture_QueueFlush(hQueue);
}

static ur_result_t UR_APICALL watch_EnqueueKernelLaunch(
    ur_queue_handle_t hQueue, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    const ur_kernel_launch_ext_properties_t *launchPropList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    ur_result_t kept;
    const struct ur_fusing_call launch = {hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                                          0, NULL, launchPropList,
                                          numEventsInWaitList, phEventWaitList, phEvent};
    if (ur_object_is(hQueue, UR_KIND_QUEUE) && atomic_load_explicit(&ur_queue_base(hQueue)->fusing, memory_order_acquire) &&
        ur_fusing_keep(hQueue, &launch, &kept)) {
        return kept;
    }
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EnqueueKernelLaunch(
                hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
                launchPropList, numEventsInWaitList, events, phEvent);
            free(events);
        }
        return resolved;
    }
    struct ur_capture_place place;
    if (!ur_capture_concerns(hQueue, numEventsInWaitList, phEventWaitList) ||
        !ur_capture_enter(&place, hQueue, numEventsInWaitList, phEventWaitList, phEvent,
                          UR_COMMAND_KERNEL_LAUNCH)) {
        return ur_own_extra.pfnEnqueueKernelLaunch(
            hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    if (place.result == UR_RESULT_SUCCESS) {
        place.result = ur_capture_EnqueueKernelLaunch(
            &place, hQueue, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
            launchPropList, numEventsInWaitList, phEventWaitList, phEvent);
    }
    return ur_capture_leave(&place, phEvent);
}

static ur_result_t UR_APICALL watch_DeviceWaitExp(ur_device_handle_t hDevice) {
    ur_fusing_settle_all(NULL, hDevice);
    return ur_own.DeviceExp.pfnWaitExp(hDevice);
}

static ur_result_t UR_APICALL watch_IPCCloseMemHandleExp(
    ur_context_handle_t hContext, void  *pMem) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.IPCExp.pfnCloseMemHandleExp(hContext, pMem);
}

static ur_result_t UR_APICALL watch_USMContextMemcpyExp(
    ur_context_handle_t hContext, void *pDst, const void *pSrc, size_t size) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.USMExp.pfnContextMemcpyExp(hContext, pDst, pSrc, size);
}

static ur_result_t UR_APICALL watch_USMHostAllocUnregisterExp(
    ur_context_handle_t hContext, void *pHostMem) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.USMExp.pfnHostAllocUnregisterExp(hContext, pHostMem);
}

static ur_result_t UR_APICALL watch_USMReleaseExp(ur_context_handle_t hContext, void *pMem) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.USMExp.pfnReleaseExp(hContext, pMem);
}

static ur_result_t UR_APICALL watch_USMFree(ur_context_handle_t hContext, void *pMem) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.USM.pfnFree(hContext, pMem);
}

static ur_result_t UR_APICALL watch_VirtualMemFree(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.VirtualMem.pfnFree(hContext, pStart, size);
}

static ur_result_t UR_APICALL watch_VirtualMemUnmap(
    ur_context_handle_t hContext, const void *pStart, size_t size) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.VirtualMem.pfnUnmap(hContext, pStart, size);
}

static ur_result_t UR_APICALL watch_VirtualMemSetAccess(
    ur_context_handle_t hContext, const void *pStart, size_t size,
    ur_virtual_mem_access_flags_t flags) {
    ur_fusing_settle_all(hContext, NULL);
    return ur_own.VirtualMem.pfnSetAccess(hContext, pStart, size, flags);
}

static ur_result_t UR_APICALL watch_EventWait(
    uint32_t numEvents, const ur_event_handle_t *phEventWaitList) {
    if (ur_kept_events_any(numEvents, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEvents, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_EventWait(numEvents, events);
            free(events);
        }
        return resolved;
    }
    return ur_own.Event.pfnWait(numEvents, phEventWaitList);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendKernelLaunchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numKernelAlternatives, ur_kernel_handle_t *phKernelAlternatives,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendKernelLaunchExp(
                hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                pLocalWorkSize, numKernelAlternatives, phKernelAlternatives,
                numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, events,
                pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendKernelLaunchExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendKernelLaunchWithArgsExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_kernel_handle_t hKernel, uint32_t workDim,
    const size_t *pGlobalWorkOffset, const size_t *pGlobalWorkSize, const size_t *pLocalWorkSize,
    uint32_t numArgs, const ur_exp_kernel_arg_properties_t *pArgs, uint32_t numKernelAlternatives,
    ur_kernel_handle_t *phKernelAlternatives, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendKernelLaunchWithArgsExp(
                hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize,
                pLocalWorkSize, numArgs, pArgs, numKernelAlternatives, phKernelAlternatives,
                numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, events,
                pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendKernelLaunchWithArgsExp(
        hCommandBuffer, hKernel, workDim, pGlobalWorkOffset, pGlobalWorkSize, pLocalWorkSize,
        numArgs, pArgs, numKernelAlternatives, phKernelAlternatives, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendUSMMemcpyExp(
                hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
                numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendUSMMemcpyExp(
        hCommandBuffer, pDst, pSrc, size, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendUSMFillExp(
                hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendUSMFillExp(
        hCommandBuffer, pMemory, pPattern, patternSize, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferCopyExp(
                hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size,
                numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, events,
                pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferCopyExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOffset, dstOffset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferWriteExp(
                hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferWriteExp(
        hCommandBuffer, hBuffer, offset, size, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferReadExp(
                hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferReadExp(
        hCommandBuffer, hBuffer, offset, size, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferCopyRectExp(
                hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch,
                srcSlicePitch, dstRowPitch, dstSlicePitch, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferCopyRectExp(
        hCommandBuffer, hSrcMem, hDstMem, srcOrigin, dstOrigin, region, srcRowPitch, srcSlicePitch,
        dstRowPitch, dstSlicePitch, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferWriteRectExp(
                hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch,
                bufferSlicePitch, hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferWriteRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pSrc, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferReadRectExp(
                hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch,
                bufferSlicePitch, hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList,
                pSyncPointWaitList, numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferReadRectExp(
        hCommandBuffer, hBuffer, bufferOffset, hostOffset, region, bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch, pDst, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendMemBufferFillExp(
                hCommandBuffer, hBuffer, pPattern, patternSize, offset, size,
                numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList, events,
                pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendMemBufferFillExp(
        hCommandBuffer, hBuffer, pPattern, patternSize, offset, size, numSyncPointsInWaitList,
        pSyncPointWaitList, numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendUSMPrefetchExp(
                hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
                numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendUSMPrefetchExp(
        hCommandBuffer, pMemory, size, flags, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferAppendUSMAdviseExp(
                hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
                numEventsInWaitList, events, pSyncPoint, phEvent, phCommand);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnAppendUSMAdviseExp(
        hCommandBuffer, pMemory, size, advice, numSyncPointsInWaitList, pSyncPointWaitList,
        numEventsInWaitList, phEventWaitList, pSyncPoint, phEvent, phCommand);
}

static ur_result_t UR_APICALL watch_CommandBufferUpdateWaitEventsExp(
    ur_exp_command_buffer_command_handle_t hCommand, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList) {
    if (ur_kept_events_any(numEventsInWaitList, phEventWaitList)) {
        ur_event_handle_t *events = NULL;
        ur_result_t resolved = ur_kept_events_resolve(numEventsInWaitList, phEventWaitList, &events);
        if (resolved == UR_RESULT_SUCCESS) {
            resolved = watch_CommandBufferUpdateWaitEventsExp(hCommand, numEventsInWaitList, events);
            free(events);
        }
        return resolved;
    }
    return ur_own.CommandBufferExp.pfnUpdateWaitEventsExp(
        hCommand, numEventsInWaitList, phEventWaitList);
}

static const struct ur_capture_slot slots[] = {
    {offsetof(ur_dditable_t, Enqueue.pfnEventsWait), (ur_capture_function *)watch_EnqueueEventsWait},
    {offsetof(ur_dditable_t, Enqueue.pfnEventsWaitWithBarrier), (ur_capture_function *)watch_EnqueueEventsWaitWithBarrier},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferRead), (ur_capture_function *)watch_EnqueueMemBufferRead},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferWrite), (ur_capture_function *)watch_EnqueueMemBufferWrite},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferReadRect), (ur_capture_function *)watch_EnqueueMemBufferReadRect},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferWriteRect), (ur_capture_function *)watch_EnqueueMemBufferWriteRect},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferCopy), (ur_capture_function *)watch_EnqueueMemBufferCopy},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferCopyRect), (ur_capture_function *)watch_EnqueueMemBufferCopyRect},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferFill), (ur_capture_function *)watch_EnqueueMemBufferFill},
    {offsetof(ur_dditable_t, Enqueue.pfnMemImageRead), (ur_capture_function *)watch_EnqueueMemImageRead},
    {offsetof(ur_dditable_t, Enqueue.pfnMemImageWrite), (ur_capture_function *)watch_EnqueueMemImageWrite},
    {offsetof(ur_dditable_t, Enqueue.pfnMemImageCopy), (ur_capture_function *)watch_EnqueueMemImageCopy},
    {offsetof(ur_dditable_t, Enqueue.pfnMemBufferMap), (ur_capture_function *)watch_EnqueueMemBufferMap},
    {offsetof(ur_dditable_t, Enqueue.pfnMemUnmap), (ur_capture_function *)watch_EnqueueMemUnmap},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMFill), (ur_capture_function *)watch_EnqueueUSMFill},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMMemcpy), (ur_capture_function *)watch_EnqueueUSMMemcpy},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMPrefetch), (ur_capture_function *)watch_EnqueueUSMPrefetch},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMAdvise), (ur_capture_function *)watch_EnqueueUSMAdvise},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMFill2D), (ur_capture_function *)watch_EnqueueUSMFill2D},
    {offsetof(ur_dditable_t, Enqueue.pfnUSMMemcpy2D), (ur_capture_function *)watch_EnqueueUSMMemcpy2D},
    {offsetof(ur_dditable_t, Enqueue.pfnDeviceGlobalVariableWrite), (ur_capture_function *)watch_EnqueueDeviceGlobalVariableWrite},
    {offsetof(ur_dditable_t, Enqueue.pfnDeviceGlobalVariableRead), (ur_capture_function *)watch_EnqueueDeviceGlobalVariableRead},
    {offsetof(ur_dditable_t, Enqueue.pfnReadHostPipe), (ur_capture_function *)watch_EnqueueReadHostPipe},
    {offsetof(ur_dditable_t, Enqueue.pfnWriteHostPipe), (ur_capture_function *)watch_EnqueueWriteHostPipe},
    {offsetof(ur_dditable_t, EnqueueExp.pfnUSMDeviceAllocExp), (ur_capture_function *)watch_EnqueueUSMDeviceAllocExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnUSMSharedAllocExp), (ur_capture_function *)watch_EnqueueUSMSharedAllocExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnUSMHostAllocExp), (ur_capture_function *)watch_EnqueueUSMHostAllocExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnUSMFreeExp), (ur_capture_function *)watch_EnqueueUSMFreeExp},
    {offsetof(ur_dditable_t, BindlessImagesExp.pfnImageCopyExp), (ur_capture_function *)watch_BindlessImagesImageCopyExp},
    {offsetof(ur_dditable_t, BindlessImagesExp.pfnWaitExternalSemaphoreExp), (ur_capture_function *)watch_BindlessImagesWaitExternalSemaphoreExp},
    {offsetof(ur_dditable_t, BindlessImagesExp.pfnSignalExternalSemaphoreExp), (ur_capture_function *)watch_BindlessImagesSignalExternalSemaphoreExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnCommandBufferExp), (ur_capture_function *)watch_EnqueueCommandBufferExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnKernelLaunchWithArgsExp), (ur_capture_function *)watch_EnqueueKernelLaunchWithArgsExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnTimestampRecordingExp), (ur_capture_function *)watch_EnqueueTimestampRecordingExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnGraphExp), (ur_capture_function *)watch_EnqueueGraphExp},
    {offsetof(ur_dditable_t, EnqueueExp.pfnHostTaskExp), (ur_capture_function *)watch_EnqueueHostTaskExp},
    {offsetof(ur_dditable_t, Enqueue.pfnEventsWaitWithBarrierExt), (ur_capture_function *)watch_EnqueueEventsWaitWithBarrierExt},
    {offsetof(ur_dditable_t, EnqueueExp.pfnNativeCommandExp), (ur_capture_function *)watch_EnqueueNativeCommandExp},
    {offsetof(ur_dditable_t, Queue.pfnGetInfo), (ur_capture_function *)watch_QueueGetInfo},
    {offsetof(ur_dditable_t, Queue.pfnRelease), (ur_capture_function *)watch_QueueRelease},
    {offsetof(ur_dditable_t, Queue.pfnGetNativeHandle), (ur_capture_function *)watch_QueueGetNativeHandle},
    {offsetof(ur_dditable_t, Queue.pfnFinish), (ur_capture_function *)watch_QueueFinish},
    {offsetof(ur_dditable_t, Queue.pfnFlush), (ur_capture_function *)watch_QueueFlush},
    {offsetof(ur_dditable_t, DeviceExp.pfnWaitExp), (ur_capture_function *)watch_DeviceWaitExp},
    {offsetof(ur_dditable_t, IPCExp.pfnCloseMemHandleExp), (ur_capture_function *)watch_IPCCloseMemHandleExp},
    {offsetof(ur_dditable_t, USMExp.pfnContextMemcpyExp), (ur_capture_function *)watch_USMContextMemcpyExp},
    {offsetof(ur_dditable_t, USMExp.pfnHostAllocUnregisterExp), (ur_capture_function *)watch_USMHostAllocUnregisterExp},
    {offsetof(ur_dditable_t, USMExp.pfnReleaseExp), (ur_capture_function *)watch_USMReleaseExp},
    {offsetof(ur_dditable_t, USM.pfnFree), (ur_capture_function *)watch_USMFree},
    {offsetof(ur_dditable_t, VirtualMem.pfnFree), (ur_capture_function *)watch_VirtualMemFree},
    {offsetof(ur_dditable_t, VirtualMem.pfnUnmap), (ur_capture_function *)watch_VirtualMemUnmap},
    {offsetof(ur_dditable_t, VirtualMem.pfnSetAccess), (ur_capture_function *)watch_VirtualMemSetAccess},
    {offsetof(ur_dditable_t, Event.pfnWait), (ur_capture_function *)watch_EventWait},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendKernelLaunchExp), (ur_capture_function *)watch_CommandBufferAppendKernelLaunchExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendKernelLaunchWithArgsExp), (ur_capture_function *)watch_CommandBufferAppendKernelLaunchWithArgsExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMMemcpyExp), (ur_capture_function *)watch_CommandBufferAppendUSMMemcpyExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMFillExp), (ur_capture_function *)watch_CommandBufferAppendUSMFillExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferCopyExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferCopyExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferWriteExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferWriteExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferReadExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferReadExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferCopyRectExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferCopyRectExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferWriteRectExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferWriteRectExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferReadRectExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferReadRectExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendMemBufferFillExp), (ur_capture_function *)watch_CommandBufferAppendMemBufferFillExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMPrefetchExp), (ur_capture_function *)watch_CommandBufferAppendUSMPrefetchExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnAppendUSMAdviseExp), (ur_capture_function *)watch_CommandBufferAppendUSMAdviseExp},
    {offsetof(ur_dditable_t, CommandBufferExp.pfnUpdateWaitEventsExp), (ur_capture_function *)watch_CommandBufferUpdateWaitEventsExp},
};

/* Calls that have no slot. */
static const struct ur_capture_slot extra_slots[] = {
    {offsetof(ur_extra_dditable_t, pfnQueueBeginFusionExp), (ur_capture_function *)watch_QueueBeginFusionExp},
    {offsetof(ur_extra_dditable_t, pfnQueueEndFusionExp), (ur_capture_function *)watch_QueueEndFusionExp},
    {offsetof(ur_extra_dditable_t, pfnQueueCancelFusionExp), (ur_capture_function *)watch_QueueCancelFusionExp},
    {offsetof(ur_extra_dditable_t, pfnEnqueueKernelLaunch), (ur_capture_function *)watch_EnqueueKernelLaunch},
};

const struct ur_capture_slots ur_intercept_slots = {
    .slots = slots,
    .extra_slots = extra_slots,
    .count = sizeof(slots) / sizeof(slots[0]),
    .extra_count = sizeof(extra_slots) / sizeof(extra_slots[0]),
};
