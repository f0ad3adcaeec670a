/* Immediate command lists. */
#include "internal.h"

static ze_result_t ZE_APICALL create_immediate(ze_context_handle_t context,
                                               ze_device_handle_t device,
                                               const ze_command_queue_desc_t *desc,
                                               ze_command_list_handle_t *out) {
    ENTER(zeCommandListCreateImmediate);
    if (desc->ordinal > 1 || desc->index > (desc->ordinal ? 0u : 1u)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    if ((desc->flags & 2) && !options()->modern) {
        broken("a list is asked to keep the order of a driver that has no such");
    }
    ze_command_list_handle_t list = calloc(1, sizeof(*list));
    if (!list) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    list->context = context;
    list->device = device;
    list->in_order = desc->flags & 2;
    list->synchronous = desc->mode == ZE_COMMAND_QUEUE_MODE_SYNCHRONOUS;
    int result =
        eng_stream_create(device->engine, list->in_order ? ENG_IN_ORDER : 0, &list->stream);
    if (result != ENG_OK) {
        free(list);
        return result_of(result);
    }
    atomic_fetch_add(&context->children, 1);
    *out = list;
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL destroy(ze_command_list_handle_t list) {
    if (atomic_load(&list->pending)) {
        broken("a list is destroyed while the device works on it");
    }
    eng_stream_wait(list->stream, NULL, 0); /* the last task is just ending */
    eng_stream_destroy(list->stream);
    atomic_fetch_sub(&list->context->children, 1);
    free(list);
    LEAVE(zeCommandListDestroy);
}

static ze_result_t ZE_APICALL barrier(ze_command_list_handle_t list, ze_event_handle_t signal,
                                      uint32_t count, ze_event_handle_t *waits) {
    SUBMIT(zeCommandListAppendBarrier, "barrier", signal, count, waits,
           (s.engine.flags = ENG_WAIT_STREAM | ENG_BLOCK_STREAM, eng_marker(&s.engine)));
}

static ze_result_t ZE_APICALL signal_event(ze_command_list_handle_t list,
                                           ze_event_handle_t signal) {
    SUBMIT(zeCommandListAppendSignalEvent, "signal", signal, 0, NULL, eng_marker(&s.engine));
}

static ze_result_t ZE_APICALL wait_events(ze_command_list_handle_t list, uint32_t count,
                                          ze_event_handle_t *waits) {
    SUBMIT(zeCommandListAppendWaitOnEvents, "wait", NULL, count, waits,
           (s.engine.flags = ENG_BLOCK_STREAM, eng_marker(&s.engine)));
}

static ze_result_t ZE_APICALL copy(ze_command_list_handle_t list, void *to, const void *from,
                                   size_t size, ze_event_handle_t signal, uint32_t count,
                                   ze_event_handle_t *waits) {
    SUBMIT(zeCommandListAppendMemoryCopy, "copy", signal, count, waits,
           eng_copy(&s.engine, to, from, size));
}

static ze_result_t ZE_APICALL fill(ze_command_list_handle_t list, void *to, const void *pattern,
                                   size_t pattern_size, size_t size, ze_event_handle_t signal,
                                   uint32_t count, ze_event_handle_t *waits) {
    if (pattern_size > 16 || (pattern_size & (pattern_size - 1))) {
        return ZE_RESULT_ERROR_INVALID_SIZE;
    }
    SUBMIT(zeCommandListAppendMemoryFill, "fill", signal, count, waits,
           eng_fill(&s.engine, to, pattern, pattern_size, size));
}

static ze_result_t ZE_APICALL copy_region(ze_command_list_handle_t list, void *to,
                                          const ze_copy_region_t *to_region, uint32_t to_pitch,
                                          uint32_t to_slice, const void *from,
                                          const ze_copy_region_t *from_region, uint32_t from_pitch,
                                          uint32_t from_slice, ze_event_handle_t signal,
                                          uint32_t count, ze_event_handle_t *waits) {
    struct eng_rect rect = {.dst = (char *)to + to_region->originX +
                                   (size_t)to_region->originY * to_pitch +
                                   (size_t)to_region->originZ * to_slice,
                            .src = (const char *)from + from_region->originX +
                                   (size_t)from_region->originY * from_pitch +
                                   (size_t)from_region->originZ * from_slice,
                            .width = from_region->width,
                            .rows = from_region->height ? from_region->height : 1,
                            .slices = from_region->depth ? from_region->depth : 1,
                            .dst_row_pitch = to_pitch,
                            .dst_slice_pitch = to_slice,
                            .src_row_pitch = from_pitch,
                            .src_slice_pitch = from_slice};
    SUBMIT(zeCommandListAppendMemoryCopyRegion, "copy region", signal, count, waits,
           eng_copy_rect(&s.engine, &rect));
}

static ze_result_t ZE_APICALL prefetch(ze_command_list_handle_t list, const void *pointer,
                                       size_t size) {
    (void)list, (void)pointer, (void)size;
    ENTER(zeCommandListAppendMemoryPrefetch);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL advise(ze_command_list_handle_t list, ze_device_handle_t device,
                                     const void *pointer, size_t size, ze_memory_advice_t advice) {
    (void)list, (void)device, (void)pointer, (void)size, (void)advice;
    ENTER(zeCommandListAppendMemAdvise);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t launch_on(ze_command_list_handle_t list, ze_kernel_handle_t kernel,
                             const ze_group_count_t *groups, ze_event_handle_t signal,
                             uint32_t count, ze_event_handle_t *waits) {
    const void *args[64];
    size_t sizes[64];
    struct eng_launch launch = {
        .kernel = kernel->code, .args = args, .arg_sizes = sizes, .dims = 3};
    const uint32_t number[3] = {groups->groupCountX, groups->groupCountY, groups->groupCountZ};
    for (uint32_t i = 0; i < kernel->code->arg_count; ++i) {
        if (i >= 64 || !kernel->args[i].set) {
            return ZE_RESULT_ERROR_INVALID_ARGUMENT;
        }
        args[i] = kernel->args[i].bytes;
        sizes[i] = kernel->args[i].size;
    }
    launch.dims = 1;
    for (int i = 0; i < 3; ++i) {
        launch.offset[i] = kernel->offset[i];
        launch.local[i] = kernel->group[i] ? kernel->group[i] : 1;
        launch.global[i] = launch.local[i] * number[i];
        if (launch.global[i] > 1) {
            launch.dims = (uint32_t)i + 1;
        }
    }
    SUBMIT(zeCommandListAppendLaunchKernel, kernel->code->name, signal, count, waits,
           eng_kernel(&s.engine, &launch));
}

static ze_result_t ZE_APICALL launch_kernel(ze_command_list_handle_t list,
                                            ze_kernel_handle_t kernel,
                                            const ze_group_count_t *groups,
                                            ze_event_handle_t signal, uint32_t count,
                                            ze_event_handle_t *waits) {
    step_in(&kernel->inside, "two threads use one kernel at once");
    ze_result_t result = launch_on(list, kernel, groups, signal, count, waits);
    step_out(&kernel->inside);
    return result;
}

ze_result_t list_synchronize(ze_command_list_handle_t list, uint64_t timeout) {
    if (timeout == 0) {
        return atomic_load(&list->pending) ? ZE_RESULT_NOT_READY : ZE_RESULT_SUCCESS;
    }
    eng_stream_wait(list->stream, NULL, 0);
    ze_result_t result = result_of(atomic_exchange(&list->failed, ENG_OK));
    return soft_fails("zeCommandListHostSynchronize") ? ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY : result;
}

void list_tables(ze_command_list_dditable_t *table) {
    table->pfnCreateImmediate = create_immediate;
    table->pfnDestroy = destroy;
    table->pfnAppendBarrier = barrier;
    table->pfnAppendMemoryCopy = copy;
    table->pfnAppendMemoryFill = fill;
    table->pfnAppendMemoryCopyRegion = copy_region;
    table->pfnAppendMemoryPrefetch = prefetch;
    table->pfnAppendMemAdvise = advise;
    table->pfnAppendSignalEvent = signal_event;
    table->pfnAppendWaitOnEvents = wait_events;
    image_list_tables(table);
    table->pfnAppendLaunchKernel = launch_kernel;
    table->pfnAppendLaunchCooperativeKernel = launch_kernel;
}
