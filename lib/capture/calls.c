/* Captured calls that no command of a command buffer stands for: they are kept with their arguments
 * and made again in each run, in order of the graph. */
#include <stdlib.h>
#include <string.h>

#include "capture.h"

#define UNUSED_WAITS (void)numEventsInWaitList, (void)phEventWaitList, (void)phEvent

/* Takes over the call, which may be NULL: no memory. */
static ur_result_t calls_add(struct ur_capture_place *place, struct ur_recorded_call *call) {
    ur_command *command = call ? ur_command_new(UR_RECORDED_CALL) : NULL;
    if (!command) {
        if (call) {
            call->free(call);
        }
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    atomic_init(&call->refs, 1);
    call->type = place->type;
    command->as.call = call;
    return ur_capture_add(place, command);
}

static void free_plain(struct ur_recorded_call *call) {
    free(call);
}

/* ---- USM in two dimensions ------------------------------------------------------------------- */

struct fill_2d {
    struct ur_recorded_call call;
    void *memory;
    size_t pitch, pattern_size, width, height;
    unsigned char pattern[];
};

static ur_result_t enqueue_fill_2d(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                                   uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
    const struct fill_2d *f = (const struct fill_2d *)call;
    return ur_own.Enqueue.pfnUSMFill2D(queue, f->memory, f->pitch, f->pattern_size, f->pattern,
                                       f->width, f->height, count, waits, event);
}

ur_result_t ur_capture_EnqueueUSMFill2D(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                        void *pMem, size_t pitch, size_t patternSize,
                                        const void *pPattern, size_t width, size_t height,
                                        uint32_t numEventsInWaitList,
                                        const ur_event_handle_t *phEventWaitList,
                                        ur_event_handle_t *phEvent) {
    (void)hQueue, UNUSED_WAITS;
    UR_CHECK_POINTER(pMem);
    UR_CHECK_POINTER(pPattern);
    if (patternSize == 0 || pitch < width || width == 0 || height == 0 ||
        width > SIZE_MAX / height || width * height % patternSize != 0) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu rows of %zu bytes, %zu apart, cannot be filled with a pattern of %zu",
                       height, width, pitch, patternSize);
    }
    struct fill_2d *fill = malloc(sizeof(*fill) + patternSize);
    if (!fill) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *fill = (struct fill_2d){
        {.enqueue = enqueue_fill_2d, .free = free_plain}, pMem, pitch, patternSize, width, height};
    memcpy(fill->pattern, pPattern, patternSize);
    return calls_add(place, &fill->call);
}

struct copy_2d {
    struct ur_recorded_call call;
    void *to;
    const void *from;
    size_t to_pitch, from_pitch, width, height;
};

static ur_result_t enqueue_copy_2d(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                                   uint32_t count, const ur_event_handle_t *waits,
                                   ur_event_handle_t *event) {
    const struct copy_2d *c = (const struct copy_2d *)call;
    return ur_own.Enqueue.pfnUSMMemcpy2D(queue, false, c->to, c->to_pitch, c->from, c->from_pitch,
                                         c->width, c->height, count, waits, event);
}

ur_result_t ur_capture_EnqueueUSMMemcpy2D(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                          bool blocking, void *pDst, size_t dstPitch,
                                          const void *pSrc, size_t srcPitch, size_t width,
                                          size_t height, uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blocking, UNUSED_WAITS;
    UR_CHECK_POINTER(pDst);
    UR_CHECK_POINTER(pSrc);
    if (width == 0 || height == 0 || dstPitch < width || srcPitch < width) {
        return ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                       "%zu rows of %zu bytes, from rows %zu apart to rows %zu apart", height,
                       width, srcPitch, dstPitch);
    }
    struct copy_2d *copy = malloc(sizeof(*copy));
    if (!copy) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *copy = (struct copy_2d){{.enqueue = enqueue_copy_2d, .free = free_plain},
                             pDst,
                             pSrc,
                             dstPitch,
                             srcPitch,
                             width,
                             height};
    return calls_add(place, &copy->call);
}

/* ---- images ---------------------------------------------------------------------------------- */

/* Read, written, or of a copy the first. */
struct image_call {
    struct ur_recorded_call call;
    ur_mem_handle_t image, to; /* retained; `to` of a copy only */
    ur_rect_offset_t origin, to_origin;
    ur_rect_region_t region;
    size_t row, slice;
    void *host;
};

static void free_image_call(struct ur_recorded_call *call) {
    struct image_call *i = (struct image_call *)call;
    ur_own.Mem.pfnRelease(i->image);
    if (i->to) {
        ur_own.Mem.pfnRelease(i->to);
    }
    free(i);
}

static ur_result_t enqueue_image(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                                 uint32_t count, const ur_event_handle_t *waits,
                                 ur_event_handle_t *event) {
    const struct image_call *i = (const struct image_call *)call;
    switch ((int)call->type) {
    case UR_COMMAND_MEM_IMAGE_READ:
        return ur_own.Enqueue.pfnMemImageRead(queue, i->image, false, i->origin, i->region, i->row,
                                              i->slice, i->host, count, waits, event);
    case UR_COMMAND_MEM_IMAGE_WRITE:
        return ur_own.Enqueue.pfnMemImageWrite(queue, i->image, false, i->origin, i->region, i->row,
                                               i->slice, i->host, count, waits, event);
    default:
        return ur_own.Enqueue.pfnMemImageCopy(queue, i->image, i->to, i->origin, i->to_origin,
                                              i->region, count, waits, event);
    }
}

static ur_result_t check_image(const struct ur_capture_place *place, ur_mem_handle_t image) {
    UR_CHECK_MEM(image);
    if (!ur_adapter_ops.mem_is_image(image) ||
        ur_mem_base(image)->context != place->buffer->recording.context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_MEM_OBJECT, 0,
                       "the memory is no image of the queue's context");
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t add_image(struct ur_capture_place *place, const struct image_call *image) {
    ur_result_t result = check_image(place, image->image);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    struct image_call *call = malloc(sizeof(*call));
    if (!call) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *call = *image;
    call->call = (struct ur_recorded_call){.enqueue = enqueue_image, .free = free_image_call};
    ur_own.Mem.pfnRetain(call->image);
    if (call->to) {
        ur_own.Mem.pfnRetain(call->to);
    }
    return calls_add(place, &call->call);
}

ur_result_t ur_capture_EnqueueMemImageRead(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                           ur_mem_handle_t hImage, bool blockingRead,
                                           ur_rect_offset_t origin, ur_rect_region_t region,
                                           size_t rowPitch, size_t slicePitch, void *pDst,
                                           uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingRead, UNUSED_WAITS;
    UR_CHECK_POINTER(pDst);
    const struct image_call call = {.image = hImage,
                                    .origin = origin,
                                    .region = region,
                                    .row = rowPitch,
                                    .slice = slicePitch,
                                    .host = pDst};
    return add_image(place, &call);
}

ur_result_t ur_capture_EnqueueMemImageWrite(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_mem_handle_t hImage,
    bool blockingWrite, ur_rect_offset_t origin, ur_rect_region_t region, size_t rowPitch,
    size_t slicePitch, void *pSrc, uint32_t numEventsInWaitList,
    const ur_event_handle_t *phEventWaitList, ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingWrite, UNUSED_WAITS;
    UR_CHECK_POINTER(pSrc);
    const struct image_call call = {.image = hImage,
                                    .origin = origin,
                                    .region = region,
                                    .row = rowPitch,
                                    .slice = slicePitch,
                                    .host = pSrc};
    return add_image(place, &call);
}

ur_result_t ur_capture_EnqueueMemImageCopy(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                           ur_mem_handle_t hImageSrc, ur_mem_handle_t hImageDst,
                                           ur_rect_offset_t srcOrigin, ur_rect_offset_t dstOrigin,
                                           ur_rect_region_t region, uint32_t numEventsInWaitList,
                                           const ur_event_handle_t *phEventWaitList,
                                           ur_event_handle_t *phEvent) {
    (void)hQueue, UNUSED_WAITS;
    ur_result_t result = check_image(place, hImageDst);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    const struct image_call call = {.image = hImageSrc,
                                    .to = hImageDst,
                                    .origin = srcOrigin,
                                    .to_origin = dstOrigin,
                                    .region = region};
    return add_image(place, &call);
}

/* ---- variables of programs ------------------------------------------------------------------- */

struct global_call {
    struct ur_recorded_call call;
    ur_program_handle_t program; /* retained */
    size_t count, offset;
    void *host;
    char name[];
};

static void free_global_call(struct ur_recorded_call *call) {
    ur_own.Program.pfnRelease(((struct global_call *)call)->program);
    free(call);
}

static ur_result_t enqueue_global(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                                  uint32_t count, const ur_event_handle_t *waits,
                                  ur_event_handle_t *event) {
    const struct global_call *g = (const struct global_call *)call;
    return call->type == UR_COMMAND_DEVICE_GLOBAL_VARIABLE_READ
               ? ur_own.Enqueue.pfnDeviceGlobalVariableRead(queue, g->program, g->name, false,
                                                            g->count, g->offset, g->host, count,
                                                            waits, event)
               : ur_own.Enqueue.pfnDeviceGlobalVariableWrite(queue, g->program, g->name, false,
                                                             g->count, g->offset, g->host, count,
                                                             waits, event);
}

/* Else each run would find out. A driver that does not tell is not asked. */
static ur_result_t check_global(const struct ur_capture_place *place, ur_program_handle_t program,
                                const char *name, size_t count, size_t offset) {
    const struct ur_recording *recording = &place->buffer->recording;
    size_t size = 0;
    void *address = NULL;
    if (ur_program_base(program)->context != recording->context) {
        return ur_fail(UR_RESULT_ERROR_INVALID_CONTEXT, 0, "the program is of another context");
    }
    ur_result_t result = ur_own.Program.pfnGetGlobalVariablePointer(
        ur_queue_base(place->queue->queue)->device, program, name, &size, &address);
    if (result != UR_RESULT_SUCCESS) {
        return result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE ? UR_RESULT_SUCCESS : result;
    }
    return offset <= size && count <= size - offset
               ? UR_RESULT_SUCCESS
               : ur_fail(UR_RESULT_ERROR_INVALID_SIZE, 0,
                         "%zu bytes from %zu are not in variable %s of %zu", count, offset, name,
                         size);
}

static ur_result_t add_global(struct ur_capture_place *place, ur_program_handle_t program,
                              const char *name, size_t count, size_t offset, void *host) {
    UR_CHECK_PROGRAM(program);
    UR_CHECK_POINTER(name);
    UR_CHECK_POINTER(host);
    ur_result_t result = check_global(place, program, name, count, offset);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    size_t length = strlen(name) + 1;
    struct global_call *call = malloc(sizeof(*call) + length);
    if (!call) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *call = (struct global_call){
        {.enqueue = enqueue_global, .free = free_global_call}, program, count, offset, host};
    memcpy(call->name, name, length);
    ur_own.Program.pfnRetain(program);
    return calls_add(place, &call->call);
}

ur_result_t ur_capture_EnqueueDeviceGlobalVariableWrite(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
    const char *name, bool blockingWrite, size_t count, size_t offset, const void *pSrc,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingWrite, UNUSED_WAITS;
    return add_global(place, hProgram, name, count, offset, (void *)(uintptr_t)pSrc);
}

ur_result_t ur_capture_EnqueueDeviceGlobalVariableRead(
    struct ur_capture_place *place, ur_queue_handle_t hQueue, ur_program_handle_t hProgram,
    const char *name, bool blockingRead, size_t count, size_t offset, void *pDst,
    uint32_t numEventsInWaitList, const ur_event_handle_t *phEventWaitList,
    ur_event_handle_t *phEvent) {
    (void)hQueue, (void)blockingRead, UNUSED_WAITS;
    return add_global(place, hProgram, name, count, offset, pDst);
}

/* ---- host tasks ------------------------------------------------------------------------------ */

struct task_call {
    struct ur_recorded_call call;
    ur_exp_host_task_function_t function;
    void *data;
};

static ur_result_t enqueue_task(const struct ur_recorded_call *call, ur_queue_handle_t queue,
                                uint32_t count, const ur_event_handle_t *waits,
                                ur_event_handle_t *event) {
    const struct task_call *t = (const struct task_call *)call;
    return ur_own.EnqueueExp.pfnHostTaskExp(queue, t->function, t->data, NULL, count, waits, event);
}

ur_result_t ur_capture_EnqueueHostTaskExp(struct ur_capture_place *place, ur_queue_handle_t hQueue,
                                          ur_exp_host_task_function_t pfnHostTask, void *data,
                                          const ur_exp_host_task_properties_t *pProperties,
                                          uint32_t numEventsInWaitList,
                                          const ur_event_handle_t *phEventWaitList,
                                          ur_event_handle_t *phEvent) {
    (void)hQueue, UNUSED_WAITS;
    ur_bool_t supported = 0;
    UR_CHECK_POINTER(pfnHostTask);
    if (pProperties && (pProperties->flags & UR_EXP_HOST_TASK_FLAGS_MASK)) {
        return ur_refuse(UR_RESULT_ERROR_INVALID_ENUMERATION);
    }
    ur_result_t result = ur_own.Device.pfnGetInfo(ur_queue_base(place->queue->queue)->device,
                                                  UR_DEVICE_INFO_ENQUEUE_HOST_TASK_SUPPORT_EXP,
                                                  sizeof(supported), &supported, NULL);
    if (result != UR_RESULT_SUCCESS || !supported) {
        return ur_fail(UR_RESULT_ERROR_UNSUPPORTED_FEATURE, 0, "the device has no host tasks");
    }
    struct task_call *call = malloc(sizeof(*call));
    if (!call) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    *call = (struct task_call){{.enqueue = enqueue_task, .free = free_plain}, pfnHostTask, data};
    return calls_add(place, &call->call);
}
