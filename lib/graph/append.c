/* Recording commands on memory. */
#include <stdlib.h>
#include <string.h>

#include "base/rect.h"
#include "base/wait.h"
#include "buffer.h"

/* ---- what every append does ------------------------------------------------------------------ */

ur_result_t ur_command_check(const struct ur_command_place *place) {
    ur_exp_command_buffer_handle_t buffer = place->buffer;
    if ((place->point_count == 0) != (place->points == NULL)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_WAIT_LIST_EXP, 0,
                       "%u sync points, and the list is %s", place->point_count,
                       place->points ? "not NULL" : "NULL");
    }
    ur_result_t result = ur_wait_list_check(place->event_count, place->events);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if ((place->event_count || place->event_out) && !ur_recording_has_events(&buffer->recording)) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0,
                       "commands of a command buffer neither wait for events nor signal any");
    }
    if (place->command_out && !buffer->desc.isUpdatable) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "a command's handle is asked for, and the command buffer is not updatable");
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_command_wait_for(ur_command *command, uint32_t count,
                                const ur_event_handle_t *events) {
    if (count == 0) {
        return UR_RESULT_SUCCESS;
    }
    command->waits = malloc(count * sizeof(*command->waits));
    if (!command->waits) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    for (uint32_t i = 0; i < count; ++i) {
        ur_own.Event.pfnRetain(events[i]);
        command->waits[command->wait_count++] = events[i];
    }
    return UR_RESULT_SUCCESS;
}

/* Buffer locked. */
static ur_result_t append_add(const struct ur_command_place *place, ur_command *command) {
    ur_exp_command_buffer_handle_t buffer = place->buffer;
    if (buffer->finalized) {
        return ur_fail(UR_RESULT_ERROR_INVALID_OPERATION, 0,
                       "the command buffer is finalized: nothing can be appended");
    }
    command->buffer = buffer;
    ur_result_t result =
        ur_recording_add(&buffer->recording, command, place->point_count, place->points);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (place->point_out) {
        *place->point_out = buffer->recording.first_point + command->number;
    }
    if (place->command_out) {
        *place->command_out = command;
    }
    if (place->event_out) {
        ur_own.Event.pfnRetain(command->signal);
        *place->event_out = command->signal;
    }
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_command_add(const struct ur_command_place *place, ur_command *command) {
    struct ur_recording *recording = &place->buffer->recording;
    ur_result_t result = ur_command_wait_for(command, place->event_count, place->events);
    if (result == UR_RESULT_SUCCESS && place->event_out) {
        result = ur_recording_event(recording, &command->signal);
    }
    if (result == UR_RESULT_SUCCESS) {
        pthread_mutex_lock(&place->buffer->lock);
        result = append_add(place, command);
        pthread_mutex_unlock(&place->buffer->lock);
    }
    if (result != UR_RESULT_SUCCESS) {
        ur_command_free(command);
    }
    return result;
}

/* ---- checks of memory ------------------------------------------------------------------------ */

/* Of USM as far as it is known now. Anything else is memory of the host. */
static ur_result_t check_usm(ur_exp_command_buffer_handle_t buffer, const void *memory,
                             size_t size) {
    struct ur_pool_memory found;
    UR_CHECK_POINTER(memory);
    if (size == 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0, "a command on 0 bytes");
    }
    if (!ur_context_base(buffer->recording.context)->space ||
        !ur_pool_find(ur_context_base(buffer->recording.context)->space, memory, &found)) {
        return UR_RESULT_SUCCESS;
    }
    size_t at = (size_t)((const char *)memory - (const char *)found.base);
    if (size > found.size - at) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes at %p are more than its allocation has", size, memory);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t check_mem(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                             size_t *size) {
    UR_CHECK_MEM(mem);
    if (ur_adapter_ops.mem_is_image(mem)) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "an image where a buffer is wanted");
    }
    if (ur_mem_base(mem)->context != buffer->recording.context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0, "the buffer is of another context");
    }
    return ur_own.Mem.pfnGetInfo(mem, UR_MEM_INFO_SIZE, sizeof(*size), size, NULL);
}

static ur_result_t append_check_range(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                                      size_t offset, size_t size) {
    size_t whole = 0;
    ur_result_t result = check_mem(buffer, mem, &whole);
    if (result == UR_RESULT_SUCCESS && (size == 0 || offset > whole || size > whole - offset)) {
        result = ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                         "%zu bytes from %zu are none of the buffer's %zu", size, offset, whole);
    }
    return result;
}

static ur_result_t check_pattern(const void *pattern, size_t pattern_size, size_t size) {
    UR_CHECK_POINTER(pattern);
    if (pattern_size == 0 || size == 0 || size % pattern_size != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu bytes cannot be filled with a pattern of %zu", size, pattern_size);
    }
    return UR_RESULT_SUCCESS;
}

/* `mem` is NULL for memory of the host at `host`. */
static ur_result_t check_box(ur_exp_command_buffer_handle_t buffer, ur_mem_handle_t mem,
                             const void *host, ur_rect_offset_t origin, ur_rect_region_t region,
                             size_t row, size_t slice) {
    size_t whole = UR_RECT_HOST(host);
    struct ur_rect rect;
    ur_result_t result = mem ? check_mem(buffer, mem, &whole) : UR_RESULT_SUCCESS;
    return result == UR_RESULT_SUCCESS ? ur_rect_place(origin, region, row, slice, whole, &rect)
                                       : result;
}

/* ---- USM ------------------------------------------------------------------------------------- */

static ur_result_t add_move(const struct ur_command_place *place, enum ur_command_kind kind,
                            const struct ur_recorded_move *move) {
    ur_command *command = ur_command_new(kind);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    command->as.move = *move;
    if (move->to_mem) {
        ur_own.Mem.pfnRetain(move->to_mem);
    }
    if (move->from_mem) {
        ur_own.Mem.pfnRetain(move->from_mem);
    }
    return ur_command_add(place, command);
}

ur_result_t urCommandBufferAppendUSMMemcpyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pDst, const void *pSrc, size_t size,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = check_usm(hCommandBuffer, pDst, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_usm(hCommandBuffer, pSrc, size)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_move move = {.to = pDst, .from = pSrc, .size = size};
    return add_move(&place, UR_RECORDED_COPY, &move);
}

static ur_result_t add_fill(const struct ur_command_place *place, enum ur_command_kind kind,
                            const struct ur_recorded_fill *fill, const void *pattern) {
    ur_command *command = ur_command_new(kind);
    unsigned char *copy = malloc(fill->pattern_size);
    if (!command || !copy) {
        free(copy);
        ur_command_free(command);
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    memcpy(copy, pattern, fill->pattern_size);
    command->as.fill = *fill;
    command->as.fill.pattern = copy;
    if (fill->mem) {
        ur_own.Mem.pfnRetain(fill->mem);
    }
    return ur_command_add(place, command);
}

ur_result_t urCommandBufferAppendUSMFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, void *pMemory, const void *pPattern,
    size_t patternSize, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_POINTER(pMemory);
    ur_result_t result = check_pattern(pPattern, patternSize, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_usm(hCommandBuffer, pMemory, size)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_fill fill = {
        .memory = pMemory, .size = size, .pattern_size = patternSize};
    return add_fill(&place, UR_RECORDED_FILL, &fill, pPattern);
}

static ur_result_t add_hint(const struct ur_command_place *place, enum ur_command_kind kind,
                            const void *memory, size_t size, uint32_t flags) {
    ur_result_t result = check_usm(place->buffer, memory, size);
    if (result != UR_RESULT_SUCCESS || (result = ur_command_check(place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_command *command = ur_command_new(kind);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    command->as.hint = (struct ur_recorded_hint){memory, size, flags};
    return ur_command_add(place, command);
}

ur_result_t urCommandBufferAppendUSMPrefetchExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_migration_flags_t flags, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_FLAGS(flags, UR_USM_MIGRATION_FLAGS_MASK);
    return add_hint(&place, UR_RECORDED_PREFETCH, pMemory, size, flags);
}

ur_result_t urCommandBufferAppendUSMAdviseExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, const void *pMemory, size_t size,
    ur_usm_advice_flags_t advice, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_FLAGS(advice, UR_USM_ADVICE_FLAGS_MASK);
    return add_hint(&place, UR_RECORDED_ADVICE, pMemory, size, advice);
}

/* ---- buffers --------------------------------------------------------------------------------- */

ur_result_t urCommandBufferAppendMemBufferCopyExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    size_t srcOffset, size_t dstOffset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = append_check_range(hCommandBuffer, hSrcMem, srcOffset, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = append_check_range(hCommandBuffer, hDstMem, dstOffset, size)) !=
            UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_move move = {.to_mem = hDstMem,
                                          .from_mem = hSrcMem,
                                          .to_offset = dstOffset,
                                          .from_offset = srcOffset,
                                          .size = size};
    return add_move(&place, UR_RECORDED_BUFFER_COPY, &move);
}

ur_result_t urCommandBufferAppendMemBufferWriteExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, const void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = append_check_range(hCommandBuffer, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_usm(hCommandBuffer, pSrc, size)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_move move = {
        .to_mem = hBuffer, .to_offset = offset, .from = pSrc, .size = size};
    return add_move(&place, UR_RECORDED_BUFFER_WRITE, &move);
}

ur_result_t urCommandBufferAppendMemBufferReadExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, size_t offset,
    size_t size, void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    ur_result_t result = append_check_range(hCommandBuffer, hBuffer, offset, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_usm(hCommandBuffer, pDst, size)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_move move = {
        .from_mem = hBuffer, .from_offset = offset, .to = pDst, .size = size};
    return add_move(&place, UR_RECORDED_BUFFER_READ, &move);
}

ur_result_t urCommandBufferAppendMemBufferFillExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer, const void *pPattern,
    size_t patternSize, size_t offset, size_t size, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_MEM(hBuffer);
    ur_result_t result = check_pattern(pPattern, patternSize, size);
    if (result != UR_RESULT_SUCCESS ||
        (result = append_check_range(hCommandBuffer, hBuffer, offset, size)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(&place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct ur_recorded_fill fill = {
        .mem = hBuffer, .offset = offset, .size = size, .pattern_size = patternSize};
    return add_fill(&place, UR_RECORDED_BUFFER_FILL, &fill, pPattern);
}

/* ---- boxes ----------------------------------------------------------------------------------- */

static ur_result_t add_rect(const struct ur_command_place *place, enum ur_command_kind kind,
                            const struct ur_recorded_rect *rect) {
    ur_result_t result = check_box(place->buffer, rect->a, NULL, rect->a_origin, rect->region,
                                   rect->a_row, rect->a_slice);
    if (result != UR_RESULT_SUCCESS ||
        (result = check_box(place->buffer, rect->b, rect->host, rect->b_origin, rect->region,
                            rect->b_row, rect->b_slice)) != UR_RESULT_SUCCESS ||
        (result = ur_command_check(place)) != UR_RESULT_SUCCESS) {
        return result;
    }
    ur_command *command = ur_command_new(kind);
    if (!command) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    command->as.rect = *rect;
    ur_own.Mem.pfnRetain(rect->a);
    if (rect->b) {
        ur_own.Mem.pfnRetain(rect->b);
    }
    return ur_command_add(place, command);
}

ur_result_t urCommandBufferAppendMemBufferCopyRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hSrcMem, ur_mem_handle_t hDstMem,
    ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin, ur_rect_region_t region,
    size_t srcRowPitch, size_t srcSlicePitch, size_t dstRowPitch, size_t dstSlicePitch,
    uint32_t numSyncPointsInWaitList, const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_exp_command_buffer_sync_point_t *pSyncPoint, ur_event_handle_t *phEvent,
    ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_MEM(hSrcMem);
    UR_CHECK_MEM(hDstMem);
    const struct ur_recorded_rect rect = {hSrcMem,     hDstMem,      NULL,        srcOrigin,
                                          dstOrigin,   region,       srcRowPitch, srcSlicePitch,
                                          dstRowPitch, dstSlicePitch};
    return add_rect(&place, UR_RECORDED_RECT_COPY, &rect);
}

ur_result_t urCommandBufferAppendMemBufferWriteRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pSrc, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pSrc);
    const struct ur_recorded_rect rect = {
        hBuffer,      NULL,          pSrc,           bufferOffset,
        hostOffset,   region,        bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch};
    return add_rect(&place, UR_RECORDED_RECT_WRITE, &rect);
}

ur_result_t urCommandBufferAppendMemBufferReadRectExp(
    ur_exp_command_buffer_handle_t hCommandBuffer, ur_mem_handle_t hBuffer,
    ur_rect_offset_t bufferOffset, ur_rect_offset_t hostOffset, ur_rect_region_t region,
    size_t bufferRowPitch, size_t bufferSlicePitch, size_t hostRowPitch, size_t hostSlicePitch,
    void *pDst, uint32_t numSyncPointsInWaitList,
    const ur_exp_command_buffer_sync_point_t *pSyncPointWaitList, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_exp_command_buffer_sync_point_t *pSyncPoint,
    ur_event_handle_t *phEvent, ur_exp_command_buffer_command_handle_t *phCommand) {
    const struct ur_command_place place = UR_COMMAND_PLACE;
    UR_CHECK_COMMAND_BUFFER(hCommandBuffer);
    UR_CHECK_MEM(hBuffer);
    UR_CHECK_POINTER(pDst);
    const struct ur_recorded_rect rect = {
        hBuffer,      NULL,          pDst,           bufferOffset,
        hostOffset,   region,        bufferRowPitch, bufferSlicePitch,
        hostRowPitch, hostSlicePitch};
    return add_rect(&place, UR_RECORDED_RECT_READ, &rect);
}
