/* Command lists: immediate ones, whose commands go to a stream, and regular ones, which keep them
 * until a queue executes the list. */
#include "internal.h"

ze_result_t check_ordinal(uint32_t ordinal) {
    return ordinal > 1 ? ZE_RESULT_ERROR_INVALID_ARGUMENT : ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL create_immediate(ze_context_handle_t context,
                                               ze_device_handle_t device,
                                               const ze_command_queue_desc_t *desc,
                                               ze_command_list_handle_t *out) {
    ENTER(zeCommandListCreateImmediate);
    if (check_ordinal(desc->ordinal) || desc->index > (desc->ordinal ? 0u : 1u)) {
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
    list->ordinal = desc->ordinal;
    list->index = desc->index;
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

static _Atomic uint32_t made;

__attribute__((visibility("default"))) uint32_t ze_software_lists(void);
/* How many regular lists there ever were, for tests. */
uint32_t ze_software_lists(void) {
    return atomic_load(&made);
}

static ze_result_t ZE_APICALL create(ze_context_handle_t context, ze_device_handle_t device,
                                     const ze_command_list_desc_t *desc,
                                     ze_command_list_handle_t *out) {
    ENTER(zeCommandListCreate);
    if (check_ordinal(desc->commandQueueGroupOrdinal)) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    ze_command_list_handle_t list = calloc(1, sizeof(*list));
    if (!list) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    list->context = context;
    list->device = device;
    list->ordinal = desc->commandQueueGroupOrdinal;
    list->is_mutable = has_mutable() && chained(desc->pNext, ZE_STYPE_MUTABLE_LIST);
    atomic_fetch_add(&made, 1);
    list->end = &list->first;
    atomic_fetch_add(&context->children, 1);
    *out = list;
    return ZE_RESULT_SUCCESS;
}

static void forget_commands(ze_command_list_handle_t list) {
    struct recorded *next;
    for (struct recorded *one = list->first; one; one = next) {
        next = one->next;
        free(one);
    }
    list->first = NULL;
    list->end = &list->first;
}

static bool is_busy(const void *object) {
    ze_command_list_handle_t list = (ze_command_list_handle_t)(uintptr_t)object;
    return atomic_load(&list->pending) || atomic_load(&list->running) ||
           atomic_load(&list->appended);
}

static ze_result_t ZE_APICALL destroy(ze_command_list_handle_t list) {
    REST_IN_PEACE(is_busy, list);
    if (atomic_load(&list->pending) || atomic_load(&list->running) ||
        atomic_load(&list->appended)) {
        broken("a list is destroyed while the device works on it");
    }
    if (list->stream) {
        eng_stream_wait(list->stream, NULL, 0); /* the last task is just ending */
        eng_stream_destroy(list->stream);
        events_forget_list(list);
    } else {
        forget_commands(list);
    }
    atomic_fetch_sub(&list->context->children, 1);
    free(list);
    LEAVE(zeCommandListDestroy);
}

static void need_regular(ze_command_list_handle_t list) {
    if (list->stream) {
        broken("an immediate list is closed or reset");
    }
}

static ze_result_t ZE_APICALL close_list(ze_command_list_handle_t list) {
    need_regular(list);
    ENTER(zeCommandListClose);
    step_in(&list->inside, "a list is closed while another thread appends to it");
    if (list->closed && !list->changed) {
        broken("a list is closed twice");
    }
    if (list->numbered) {
        broken("a list is closed after a number whose launch was not appended");
    }
    list->closed = true;
    list->changed = false;
    step_out(&list->inside);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL reset(ze_command_list_handle_t list) {
    need_regular(list);
    REST_IN_PEACE(is_busy, list);
    if (atomic_load(&list->running) || atomic_load(&list->appended)) {
        broken("a list is reset while the device works on it");
    }
    ENTER(zeCommandListReset);
    step_in(&list->inside, "a list is reset while another thread appends to it");
    forget_commands(list);
    list->closed = list->changed = list->numbered = false;
    step_out(&list->inside);
    return ZE_RESULT_SUCCESS;
}

/* ---- appending ------------------------------------------------------------------------------ */

static ze_result_t submit(ze_command_list_handle_t list, const struct command *command) {
    struct submission s;
    ze_result_t result =
        submission_begin(&s, list, command->signal, command->count, command->waits, command->text);
    if (result != ZE_RESULT_SUCCESS) {
        return result;
    }
    s.engine.flags = command->flags;
    s.engine.ended = command->own ? free : NULL;
    s.engine.ended_data = command->own;
    return submission_end(&s, list, command->run(&s.engine, command->args));
}

static ze_result_t record(ze_command_list_handle_t list, const struct command *command) {
    size_t waits = command->count * sizeof(*command->waits);
    struct recorded *one = calloc(1, sizeof(*one) + waits + command->size);
    if (!one) {
        return ZE_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    char *copies = (char *)(one + 1);
    one->command = *command;
    one->command.waits = (ze_event_handle_t *)copies;
    one->command.args = copies + waits;
    if (waits) {
        memcpy(copies, command->waits, waits);
    }
    if (command->size) {
        memcpy(copies + waits, command->args, command->size);
    }
    if (list->numbered) {
        if (strcmp(command->function, "zeCommandListAppendLaunchKernel") != 0) {
            broken("what follows a command's number is no launch");
        }
        one->id = list->ids;
        one->flags = list->flags;
        list->numbered = false;
    }
    *list->end = one;
    list->end = &one->next;
    return ZE_RESULT_SUCCESS;
}

static void need_open(ze_command_list_handle_t list) {
    if (list->closed) {
        broken("a command is appended to a list that is closed");
    }
}

ze_result_t append(ze_command_list_handle_t list, const struct command *command) {
    need_open(list);
    ze_result_t why = failure(command->function);
    if (why != ZE_RESULT_SUCCESS) {
        return why;
    }
    if (list->stream && options()->lost) {
        return ZE_RESULT_ERROR_DEVICE_LOST;
    }
    step_in(&list->inside, "two threads append to one list at once");
    ze_result_t result = list->stream ? submit(list, command) : record(list, command);
    step_out(&list->inside);
    return result;
}

void replay(ze_command_list_handle_t list, ze_command_list_handle_t to) {
    for (const struct recorded *one = list->first; one; one = one->next) {
        if (submit(to, &one->command) != ZE_RESULT_SUCCESS &&
            submit(to, &one->command) != ZE_RESULT_SUCCESS) {
            broken("there is no memory for a command that is executed");
        }
    }
}

/* ---- lists in an immediate list ---------------------------------------------------------------
 */

struct appended {
    uint32_t count;
    ze_command_list_handle_t lists[8];
};

static int start_lists(void *data) {
    const struct appended *appended = data;
    for (uint32_t i = 0; i < appended->count; ++i) {
        if (atomic_fetch_add(&appended->lists[i]->running, 1) != 0) {
            broken("a list is executed while the device works on it");
        }
    }
    return 0;
}

static int end_lists(void *data) {
    const struct appended *appended = data;
    for (uint32_t i = 0; i < appended->count; ++i) {
        atomic_fetch_sub(&appended->lists[i]->running, 1);
        atomic_fetch_sub(&appended->lists[i]->appended, 1);
    }
    return 0;
}

static int run_with_copy(const struct eng_submit *submit, int (*task)(void *), const void *args) {
    struct appended *copy = malloc(sizeof(*copy));
    if (!copy) {
        return ENG_ERR_MEMORY;
    }
    *copy = *(const struct appended *)args;
    struct eng_submit own = *submit;
    own.ended = free;
    own.ended_data = copy;
    int result = eng_task(&own, task, copy);
    if (result != ENG_OK) {
        free(copy);
    }
    return result;
}

static int run_start(const struct eng_submit *submit, const void *args) {
    return run_with_copy(submit, start_lists, args);
}

static int run_end(const struct eng_submit *submit, const void *args) {
    return run_with_copy(submit, end_lists, args);
}

/* What is appended later may start before the end, but not before the wait list is complete:
 * devices go through a list in its order. */
ze_result_t append_lists(ze_command_list_handle_t list, uint32_t count,
                         ze_command_list_handle_t *lists, ze_event_handle_t signal,
                         uint32_t wait_count, ze_event_handle_t *waits) {
    struct appended appended = {.count = count};
    if (!list->stream || count == 0 || count > sizeof(appended.lists) / sizeof(lists[0])) {
        return ZE_RESULT_ERROR_INVALID_ARGUMENT;
    }
    ENTER(zeCommandListImmediateAppendCommandListsExp);
    if (options()->lost) {
        return ZE_RESULT_ERROR_DEVICE_LOST;
    }
    for (uint32_t i = 0; i < count; ++i) {
        if (lists[i]->stream || !lists[i]->closed) {
            broken("a list is appended that is immediate or not closed");
        }
        if (lists[i]->changed) {
            broken("a list is appended that was changed and not closed again");
        }
        if (lists[i]->context != list->context || lists[i]->device != list->device) {
            broken("a list is appended in another context or for another device");
        }
        if (lists[i]->ordinal != list->ordinal) {
            return ZE_RESULT_ERROR_INVALID_COMMAND_LIST_TYPE;
        }
        appended.lists[i] = lists[i];
    }
    struct command start = {.text = "start of lists",
                            .count = wait_count,
                            .waits = waits,
                            .flags = ENG_BLOCK_STREAM,
                            .run = run_start,
                            .args = &appended};
    struct command end = {.text = "end of lists",
                          .signal = signal,
                          .flags = ENG_WAIT_STREAM | ENG_RUN_ALWAYS,
                          .run = run_end,
                          .args = &appended};
    step_in(&list->inside, "two threads append to one list at once");
    for (uint32_t i = 0; i < count; ++i) {
        atomic_fetch_add(&lists[i]->appended, 1);
    }
    ze_result_t result = submit(list, &start);
    for (uint32_t i = 0; i < count; ++i) {
        if (result == ZE_RESULT_SUCCESS) {
            replay(lists[i], list);
        } else {
            atomic_fetch_sub(&lists[i]->appended, 1);
        }
    }
    if (result == ZE_RESULT_SUCCESS && submit(list, &end) != ZE_RESULT_SUCCESS &&
        submit(list, &end) != ZE_RESULT_SUCCESS) {
        broken("there is no memory for the end of lists");
    }
    step_out(&list->inside);
    return result;
}

/* ---- the commands --------------------------------------------------------------------------- */

static int run_marker(const struct eng_submit *submit, const void *args) {
    (void)args;
    return eng_marker(submit);
}

/* For tests, before a barrier that waits for events is appended: whether that fails. */
static bool (*_Atomic barrier_fails)(void);
__attribute__((visibility("default"))) void ze_software_on_barrier(bool (*fails)(void));

void ze_software_on_barrier(bool (*fails)(void)) {
    atomic_store(&barrier_fails, fails);
}

static ze_result_t ZE_APICALL barrier(ze_command_list_handle_t list, ze_event_handle_t signal,
                                      uint32_t count, ze_event_handle_t *waits) {
    bool (*fails)(void) = count ? atomic_load(&barrier_fails) : NULL;
    if (fails && fails()) {
        return ZE_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    struct command command = {.function = "zeCommandListAppendBarrier",
                              .text = "barrier",
                              .signal = signal,
                              .count = count,
                              .waits = waits,
                              .flags = ENG_WAIT_STREAM | ENG_BLOCK_STREAM,
                              .run = run_marker};
    return append(list, &command);
}

static ze_result_t ZE_APICALL signal_event(ze_command_list_handle_t list,
                                           ze_event_handle_t signal) {
    struct command command = {.function = "zeCommandListAppendSignalEvent",
                              .text = "signal",
                              .signal = signal,
                              .run = run_marker};
    return append(list, &command);
}

static ze_result_t ZE_APICALL wait_events(ze_command_list_handle_t list, uint32_t count,
                                          ze_event_handle_t *waits) {
    struct command command = {.function = "zeCommandListAppendWaitOnEvents",
                              .text = "wait",
                              .count = count,
                              .waits = waits,
                              .flags = ENG_BLOCK_STREAM,
                              .run = run_marker};
    return append(list, &command);
}

struct copy_args {
    void *to;
    const void *from;
    size_t size;
};

static int run_copy(const struct eng_submit *submit, const void *args) {
    const struct copy_args *copy = args;
    return eng_copy(submit, copy->to, copy->from, copy->size);
}

static ze_result_t ZE_APICALL copy(ze_command_list_handle_t list, void *to, const void *from,
                                   size_t size, ze_event_handle_t signal, uint32_t count,
                                   ze_event_handle_t *waits) {
    struct eng_rect rect = {
        .dst = real_address(to), .src = real_address(from), .width = size, .rows = 1, .slices = 1};
    need_own_memory(list, rect.dst);
    need_own_memory(list, rect.src);
    struct staging staging;
    ze_result_t result = stage(list, true, count, &rect, &staging);
    if (result != ZE_RESULT_SUCCESS) {
        return result;
    }
    struct copy_args args = {rect.dst, rect.src, size};
    struct command command = {.function = "zeCommandListAppendMemoryCopy",
                              .text = "copy",
                              .signal = signal,
                              .count = count,
                              .waits = waits,
                              .run = run_copy,
                              .args = &args,
                              .size = sizeof(args)};
    return append_staged(list, &command, &staging);
}

struct fill_args {
    void *to;
    size_t pattern_size, size;
    char pattern[16];
};

static int run_fill(const struct eng_submit *submit, const void *args) {
    const struct fill_args *fill = args;
    return eng_fill(submit, fill->to, fill->pattern, fill->pattern_size, fill->size);
}

static ze_result_t ZE_APICALL fill(ze_command_list_handle_t list, void *to, const void *pattern,
                                   size_t pattern_size, size_t size, ze_event_handle_t signal,
                                   uint32_t count, ze_event_handle_t *waits) {
    struct fill_args args = {real_address(to), pattern_size, size, ""};
    need_own_memory(list, args.to);
    if (pattern_size > sizeof(args.pattern) || (pattern_size & (pattern_size - 1))) {
        return ZE_RESULT_ERROR_INVALID_SIZE;
    }
    memcpy(args.pattern, pattern, pattern_size);
    struct command command = {.function = "zeCommandListAppendMemoryFill",
                              .text = "fill",
                              .signal = signal,
                              .count = count,
                              .waits = waits,
                              .run = run_fill,
                              .args = &args,
                              .size = sizeof(args)};
    return append(list, &command);
}

static int run_rect(const struct eng_submit *submit, const void *args) {
    return eng_copy_rect(submit, args);
}

ze_result_t append_rect(ze_command_list_handle_t list, const char *function, const char *text,
                        ze_event_handle_t signal, uint32_t count, ze_event_handle_t *waits,
                        const struct eng_rect *rect) {
    struct eng_rect own = *rect;
    need_own_memory(list, own.dst);
    need_own_memory(list, own.src);
    struct staging staging;
    ze_result_t result = stage(list, false, count, &own, &staging);
    if (result != ZE_RESULT_SUCCESS) {
        return result;
    }
    struct command command = {.function = function,
                              .text = text,
                              .signal = signal,
                              .count = count,
                              .waits = waits,
                              .run = run_rect,
                              .args = &own,
                              .size = sizeof(own)};
    return append_staged(list, &command, &staging);
}

static ze_result_t ZE_APICALL copy_region(ze_command_list_handle_t list, void *to,
                                          const ze_copy_region_t *to_region, uint32_t to_pitch,
                                          uint32_t to_slice, const void *from,
                                          const ze_copy_region_t *from_region, uint32_t from_pitch,
                                          uint32_t from_slice, ze_event_handle_t signal,
                                          uint32_t count, ze_event_handle_t *waits) {
    struct eng_rect rect = {.dst = (char *)real_address(to) + to_region->originX +
                                   (size_t)to_region->originY * to_pitch +
                                   (size_t)to_region->originZ * to_slice,
                            .src = (const char *)real_address(from) + from_region->originX +
                                   (size_t)from_region->originY * from_pitch +
                                   (size_t)from_region->originZ * from_slice,
                            .width = from_region->width,
                            .rows = from_region->height ? from_region->height : 1,
                            .slices = from_region->depth ? from_region->depth : 1,
                            .dst_row_pitch = to_pitch,
                            .dst_slice_pitch = to_slice,
                            .src_row_pitch = from_pitch,
                            .src_slice_pitch = from_slice};
    return append_rect(list, "zeCommandListAppendMemoryCopyRegion", "copy region", signal, count,
                       waits, &rect);
}

static ze_result_t ZE_APICALL prefetch(ze_command_list_handle_t list, const void *pointer,
                                       size_t size) {
    (void)pointer, (void)size;
    need_open(list);
    ENTER(zeCommandListAppendMemoryPrefetch);
    return ZE_RESULT_SUCCESS;
}

static ze_result_t ZE_APICALL advise(ze_command_list_handle_t list, ze_device_handle_t device,
                                     const void *pointer, size_t size, ze_memory_advice_t advice) {
    (void)device, (void)pointer, (void)size, (void)advice;
    need_open(list);
    ENTER(zeCommandListAppendMemAdvise);
    return ZE_RESULT_SUCCESS;
}

ze_result_t list_synchronize(ze_command_list_handle_t list, uint64_t timeout) {
    if (!list->stream) {
        broken("the host waits for a list that is not immediate");
    }
    if (timeout == 0) {
        return atomic_load(&list->pending) ? ZE_RESULT_NOT_READY : ZE_RESULT_SUCCESS;
    }
    stream_wait_or_lose(list->stream);
    return waited("zeCommandListHostSynchronize",
                  result_of(atomic_exchange(&list->failed, ENG_OK)));
}

void list_tables(ze_command_list_dditable_t *table) {
    table->pfnCreateImmediate = create_immediate;
    table->pfnCreate = create;
    table->pfnClose = close_list;
    table->pfnReset = reset;
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
    table->pfnAppendLaunchCooperativeKernel = launch_together;
}
