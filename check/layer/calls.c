/* Calls that write memory, and commands of queues, whose wrappers are generated: what values that
 * nobody has set, and races between commands, are to know of them. What is written counts as set
 * from the call on: a kernel that reads it before is not told of. */
#include <stdlib.h>
#include <string.h>

#include "layer.h"

ur_layer_dditable_t ur_check_below;

static void calls_lock(void) {
    pthread_mutex_lock(&ur_checking.lock);
}

static void calls_unlock(void) {
    pthread_mutex_unlock(&ur_checking.lock);
}

void ur_check_drop(const void *at) {
    calls_lock();
    ur_check_written_anyhow(at);
    calls_unlock();
}

void ur_check_drop_buffer(ur_mem_handle_t buffer) {
    calls_lock();
    ur_check_written_anyhow(ur_check_buffer_at(buffer));
    calls_unlock();
}

void ur_check_unseen(void) {
    calls_lock();
    ur_check_shadows_stop();
    calls_unlock();
}

/* ---- commands ---- */

static bool is_between(void) {
    return ur_checking.options.races == UR_CHECK_RACES_COMMANDS;
}

/* The queue's place in the order is known from now on, if it is one. */
static ur_context_handle_t ordered_context(ur_queue_handle_t queue) {
    ur_context_handle_t handle = ur_check_context_of(queue);
    ur_queue_flags_t flags = 0;
    calls_lock();
    bool known = ur_check_order_knows(queue);
    calls_unlock();
    if (!known && handle) {
        bool told = ur_check_below.ddi.Queue.pfnGetInfo(queue, UR_QUEUE_INFO_FLAGS, sizeof(flags),
                                                        &flags, NULL) == UR_RESULT_SUCCESS;
        calls_lock();
        struct ur_check_context *context = ur_check_context(handle);
        if (context && !ur_check_order_knows(queue)) {
            ur_check_order_queue(queue, context,
                                 told && !(flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE),
                                 false);
        }
        calls_unlock();
    }
    return handle;
}

void ur_check_call_begin(struct ur_check_call *call, const char *function, ur_queue_handle_t queue,
                         uint32_t count, const ur_event_handle_t *events,
                         enum ur_check_effect effect) {
    *call = (struct ur_check_call){.function = function};
    if (!is_between() || !queue || ur_check_is_captured(queue)) {
        return;
    }
    call->context = ordered_context(queue);
    calls_lock();
    struct ur_check_context *context = call->context ? ur_check_context(call->context) : NULL;
    if (context && ur_check_prepare(context) && ur_check_races_of(context)) {
        call->clock = ur_check_order_take(queue, count, events, effect, &call->number);
        struct ur_check_named *named = ur_check_order_named(context, call->number);
        if (named) {
            *named = (struct ur_check_named){.number = call->number, .function = function};
            ur_check_stack_take(&named->stack);
        }
    }
    calls_unlock();
}

bool ur_check_is_hosts(const void *at) {
    for (struct ur_check_context *context = ur_checking.contexts; context;
         context = context->next) {
        const struct ur_check_usm *usm = ur_check_usm_at(context, (uintptr_t)at);
        if (usm) {
            return strcmp(usm->made_by, "urUSMHostAlloc") == 0;
        }
    }
    return true;
}

/* What a copy reads, or writes. */
static void follow_copy(struct ur_check_call *call, bool writes, const void *at, size_t size) {
    if (call && ur_checking.options.unset) {
        *(writes ? &call->to : &call->from) = at;
        call->bytes = size;
    }
}

void ur_check_call_end(struct ur_check_call *call, ur_result_t result, bool blocking,
                       const ur_event_handle_t *event) {
    free(call->args);
    if (blocking && result == UR_RESULT_SUCCESS && call->from && call->to) {
        struct ur_check_stack stack;
        ur_check_stack_take(&stack);
        calls_lock();
        struct ur_check_usm *usm = ur_check_shadowed(call->from);
        if (usm && !usm->freed && ur_check_is_hosts(call->to)) {
            ur_check_read_back(call->function, usm, (uintptr_t)call->from, call->bytes, &stack);
        }
        calls_unlock();
    }
    if (!call->clock) {
        return;
    }
    calls_lock();
    struct ur_check_context *context = ur_check_context(call->context);
    if (context && context->order && result == UR_RESULT_SUCCESS) {
        for (uint32_t i = 0; call->number && i < call->count; i++) {
            ur_check_command_access(context, call->number, &call->spans[i]);
        }
        if (event && *event) {
            ur_check_order_event(*event, context, call->clock);
        }
        if (blocking) {
            ur_check_tell();
            ur_check_order_host(context, call->clock);
        }
    }
    ur_check_clock_release(call->clock);
    calls_unlock();
}

static void calls_add(struct ur_check_call *call, const struct ur_check_span *span) {
    if (call && call->number && span->at &&
        call->count < sizeof(call->spans) / sizeof(*call->spans)) {
        call->spans[call->count++] = *span;
    }
}

static void name_access(struct ur_check_call *call, const char *does, const char *kernel) {
    calls_lock();
    struct ur_check_context *context = call->number ? ur_check_context(call->context) : NULL;
    struct ur_check_named *named = context ? ur_check_order_named(context, call->number) : NULL;
    if (named && named->number == call->number) {
        named->does = does;
        named->kernel = kernel;
    }
    calls_unlock();
}

void ur_check_call_usm(struct ur_check_call *call, bool writes, const void *at, size_t size) {
    calls_add(call, &(struct ur_check_span){writes, (uintptr_t)at, size, 1, 1, 0, 0});
    follow_copy(call, writes, at, size);
    if (writes && !(call && ur_check_is_carried(call->function))) {
        calls_lock();
        ur_check_written(at, size);
        calls_unlock();
    }
}

void ur_check_call_rows(struct ur_check_call *call, bool writes, const void *at, size_t pitch,
                        size_t width, size_t height) {
    calls_add(call, &(struct ur_check_span){writes, (uintptr_t)at, width, height, 1, pitch, 0});
    if (writes) {
        ur_check_drop(at);
    }
}

void ur_check_call_rect(struct ur_check_call *call, bool writes, const void *at,
                        ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                        size_t slice) {
    row = row ? row : region.width;
    slice = slice ? slice : row * region.height;
    uintptr_t first = (uintptr_t)at + origin.x + origin.y * row + origin.z * slice;
    calls_add(call, &(struct ur_check_span){writes, at ? first : 0, region.width, region.height,
                                            region.depth, row, slice});
    if (writes) {
        ur_check_drop(at);
    }
}

static void *calls_address_of(ur_mem_handle_t buffer) {
    calls_lock();
    void *at = ur_check_buffer_at(buffer);
    calls_unlock();
    return at;
}

void ur_check_call_buffer(struct ur_check_call *call, bool writes, ur_mem_handle_t buffer,
                          size_t offset, size_t size) {
    void *at = calls_address_of(buffer);
    calls_add(call,
              &(struct ur_check_span){writes, at ? (uintptr_t)at + offset : 0, size, 1, 1, 0, 0});
    if (at && !writes) {
        follow_copy(call, false, (const char *)at + offset, size);
    }
    if (writes && !ur_check_is_carried(call->function)) {
        ur_check_drop(at);
    }
}

void ur_check_call_buffer_rect(struct ur_check_call *call, bool writes, ur_mem_handle_t buffer,
                               ur_rect_offset_t origin, ur_rect_region_t region, size_t row,
                               size_t slice) {
    ur_check_call_rect(call, writes, calls_address_of(buffer), origin, region, row, slice);
}

void ur_check_call_alloc(struct ur_check_call *call, void *at, size_t size) {
    name_access(call, "allocates", NULL);
    calls_add(call, &(struct ur_check_span){true, (uintptr_t)at, size, 1, 1, 0, 0});
}

void ur_check_call_free(struct ur_check_call *call, void *at) {
    name_access(call, "frees", NULL);
    calls_lock();
    struct ur_check_context *context = call->number ? ur_check_context(call->context) : NULL;
    const struct ur_check_usm *usm = context ? ur_check_usm_at(context, (uintptr_t)at) : NULL;
    struct ur_check_span span = {true, (uintptr_t)at, usm ? usm->range.size : 0, 1, 1, 0, 0};
    calls_unlock();
    calls_add(call, &span);
}

void ur_check_call_kernel(struct ur_check_call *call, ur_kernel_handle_t kernel) {
    if (is_between() && kernel) {
        name_access(call, NULL, ur_check_kernel_number(kernel, call->number));
    }
}

void ur_check_call_args(struct ur_check_call *call, ur_kernel_handle_t kernel, uint32_t *count,
                        const ur_exp_kernel_arg_properties_t **args) {
    if (is_between() && kernel) {
        const char *name;
        call->args = ur_check_kernel_args(kernel, call->number, count, args, &name);
        name_access(call, NULL, name);
    }
}

/* ---- waits of the host, and what makes and ends queues and events ---- */

static ur_result_t UR_APICALL queue_create(ur_context_handle_t context, ur_device_handle_t device,
                                           const ur_queue_properties_t *properties,
                                           ur_queue_handle_t *queue) {
    ur_result_t result = ur_check_below.ddi.Queue.pfnCreate(context, device, properties, queue);
    if (result == UR_RESULT_SUCCESS) {
        calls_lock();
        ur_check_order_queue(
            *queue, ur_check_context(context),
            !(properties && properties->flags & UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE),
            false);
        calls_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL queue_adopt(ur_native_handle_t native, ur_context_handle_t context,
                                          ur_device_handle_t device,
                                          const ur_queue_native_properties_t *properties,
                                          ur_queue_handle_t *queue) {
    ur_result_t result = ur_check_below.ddi.Queue.pfnCreateWithNativeHandle(native, context, device,
                                                                            properties, queue);
    if (result == UR_RESULT_SUCCESS) {
        calls_lock();
        ur_check_order_queue(*queue, ur_check_context(context), false, true);
        calls_unlock();
    }
    return result;
}

static struct ur_check_clock *finishing(ur_queue_handle_t queue) {
    calls_lock();
    struct ur_check_clock *clock = ur_check_order_finishing(queue);
    calls_unlock();
    return clock;
}

static void finished(ur_queue_handle_t queue, struct ur_check_clock *clock, bool done) {
    calls_lock();
    if (done) {
        ur_check_order_finished(queue, clock);
    } else {
        ur_check_clock_release(clock);
    }
    calls_unlock();
}

static ur_result_t UR_APICALL calls_finish(ur_queue_handle_t queue) {
    struct ur_check_clock *clock = finishing(queue);
    ur_result_t result = ur_check_below.ddi.Queue.pfnFinish(queue);
    finished(queue, clock, result == UR_RESULT_SUCCESS);
    return result;
}

static ur_result_t UR_APICALL queue_info(ur_queue_handle_t queue, ur_queue_info_t name, size_t size,
                                         void *value, size_t *actual) {
    struct ur_check_clock *clock = name == UR_QUEUE_INFO_EMPTY ? finishing(queue) : NULL;
    ur_result_t result = ur_check_below.ddi.Queue.pfnGetInfo(queue, name, size, value, actual);
    if (clock) {
        finished(queue, clock, result == UR_RESULT_SUCCESS && value && *(const ur_bool_t *)value);
    }
    return result;
}

static ur_result_t waited(ur_result_t result, uint32_t count, const ur_event_handle_t *events) {
    if (result == UR_RESULT_SUCCESS) {
        calls_lock();
        ur_check_order_waited(count, events);
        calls_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL event_wait(uint32_t count, const ur_event_handle_t *events) {
    return waited(ur_check_below.ddi.Event.pfnWait(count, events), count, events);
}

static ur_result_t UR_APICALL event_info(ur_event_handle_t event, ur_event_info_t name, size_t size,
                                         void *value, size_t *actual) {
    ur_result_t result = ur_check_below.ddi.Event.pfnGetInfo(event, name, size, value, actual);
    bool over = name == UR_EVENT_INFO_COMMAND_EXECUTION_STATUS && value &&
                result == UR_RESULT_SUCCESS &&
                *(const ur_event_status_t *)value == UR_EVENT_STATUS_COMPLETE;
    return over ? waited(result, 1, &event) : result;
}

static ur_result_t UR_APICALL event_profile(ur_event_handle_t event, ur_profiling_info_t name,
                                            size_t size, void *value, size_t *actual) {
    ur_result_t result =
        ur_check_below.ddi.Event.pfnGetProfilingInfo(event, name, size, value, actual);
    return name == UR_PROFILING_INFO_COMMAND_END || name == UR_PROFILING_INFO_COMMAND_COMPLETE
               ? waited(result, 1, &event)
               : result;
}

/* What is called when it is over may tell others, so it counts as waited for. */
static ur_result_t UR_APICALL event_callback(ur_event_handle_t event, ur_execution_info_t when,
                                             ur_event_callback_t callback, void *data) {
    (void)waited(UR_RESULT_SUCCESS, 1, &event);
    return ur_check_below.ddi.Event.pfnSetCallback(event, when, callback, data);
}

static ur_result_t UR_APICALL calls_event_retain(ur_event_handle_t event) {
    ur_result_t result = ur_check_below.ddi.Event.pfnRetain(event);
    if (result == UR_RESULT_SUCCESS) {
        calls_lock();
        ur_check_order_event_refs(event, 1);
        calls_unlock();
    }
    return result;
}

static ur_result_t UR_APICALL calls_event_release(ur_event_handle_t event) {
    calls_lock();
    ur_check_order_event_refs(event, -1);
    calls_unlock();
    return ur_check_below.ddi.Event.pfnRelease(event);
}

static ur_result_t UR_APICALL device_wait(ur_device_handle_t device) {
    ur_result_t result = ur_check_below.ddi.DeviceExp.pfnWaitExp(device);
    if (result == UR_RESULT_SUCCESS) {
        calls_lock();
        ur_check_order_device_idle();
        calls_unlock();
    }
    return result;
}

void ur_check_follow_calls(ur_layer_dditable_t *out) {
    if (ur_checking.options.unset) {
        ur_check_follow_copies(out);
    }
    ur_check_below = *out;
    ur_check_calls_fill(out);
    if (!is_between()) {
        return;
    }
    out->ddi.Queue.pfnCreate = queue_create;
    out->ddi.Queue.pfnCreateWithNativeHandle = queue_adopt;
    out->ddi.Queue.pfnFinish = calls_finish;
    out->ddi.Queue.pfnGetInfo = queue_info;
    out->ddi.Event.pfnWait = event_wait;
    out->ddi.Event.pfnGetInfo = event_info;
    out->ddi.Event.pfnGetProfilingInfo = event_profile;
    out->ddi.Event.pfnSetCallback = event_callback;
    out->ddi.Event.pfnRetain = calls_event_retain;
    out->ddi.Event.pfnRelease = calls_event_release;
    out->ddi.DeviceExp.pfnWaitExp = device_wait;
}
