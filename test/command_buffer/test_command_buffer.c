/* What a run enqueues: which commands, in which order, waiting for what, and with which events. The
 * adapter is imagined. It writes `Q:x(1,2)=3` for command x on queue Q that waits for events 1 and
 * 2 and has event 3; an event that nobody asks for does not appear. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "graph/buffer.h"
#include "imagined.h"

#define OK(call) assert_int_equal((call), UR_RESULT_SUCCESS)

/* ---- the imagined adapter -------------------------------------------------------------------- */

static char text[1024];
static unsigned events_made, events_live, commands, fail_at;
static struct ur_context_handle_t_ context;
static struct ur_device_handle_t_ device;
static struct ur_queue_handle_t_ in_order, other, out_of_order;
static struct ur_mem_handle_t_ mem;
static struct ur_kernel_handle_t_ kernel;

size_t ur_adapter_explain(char *out, size_t size) {
    return (size_t)snprintf(out, size, "it is a test");
}

bool ur_pool_find(struct ur_pool_space *space, const void *address, struct ur_pool_memory *found) {
    (void)space;
    (void)address;
    (void)found;
    return false;
}

static ur_result_t note(ur_queue_handle_t queue, char what, uint32_t count,
                        const ur_event_handle_t *waits, ur_event_handle_t *out) {
    size_t at = strlen(text);
    if (++commands == fail_at) {
        return UR_RESULT_ERROR_OUT_OF_RESOURCES;
    }
    at +=
        (size_t)snprintf(text + at, sizeof(text) - at, "%s%c:%c", at ? " " : "", queue->name, what);
    for (uint32_t i = 0; i < count; ++i) {
        assert_true(ur_object_is(waits[i], UR_KIND_EVENT));
        at +=
            (size_t)snprintf(text + at, sizeof(text) - at, "%c%u", i ? ',' : '(', waits[i]->number);
    }
    if (count) {
        at += (size_t)snprintf(text + at, sizeof(text) - at, ")");
    }
    if (out) {
        ur_event_handle_t event = calloc(1, sizeof(*event));
        ur_object_init(&event->object, UR_KIND_EVENT);
        event->queue = queue;
        event->number = ++events_made;
        event->status = UR_EVENT_STATUS_SUBMITTED;
        ++events_live;
        *out = event;
        snprintf(text + at, sizeof(text) - at, "=%u", event->number);
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_enqueue_kernel_launch(ur_queue_handle_t queue, ur_kernel_handle_t launched,
                                              uint32_t dims, const size_t *offset,
                                              const size_t *global, const size_t *local,
                                              const ur_kernel_launch_ext_properties_t *properties,
                                              uint32_t count, const ur_event_handle_t *waits,
                                              ur_event_handle_t *event) {
    (void)dims, (void)offset, (void)global, (void)local, (void)properties;
    return note(queue, launched->name, count, waits, event);
}

static ur_result_t fake_enqueue_mem_buffer_fill(ur_queue_handle_t queue, ur_mem_handle_t buffer,
                                                const void *pattern, size_t pattern_size,
                                                size_t offset, size_t size, uint32_t count,
                                                const ur_event_handle_t *waits,
                                                ur_event_handle_t *event) {
    (void)buffer, (void)pattern_size, (void)offset, (void)size;
    return note(queue, *(const char *)pattern, count, waits, event);
}

static ur_result_t fake_enqueue_usm_advise(ur_queue_handle_t queue, const void *memory, size_t size,
                                           ur_usm_advice_flags_t advice, ur_event_handle_t *event) {
    (void)memory, (void)size, (void)advice;
    return note(queue, '!', 0, NULL, event);
}

static ur_result_t fake_enqueue_events_wait(ur_queue_handle_t queue, uint32_t count,
                                            const ur_event_handle_t *waits,
                                            ur_event_handle_t *event) {
    return note(queue, '*', count, waits, event);
}

static ur_result_t fake_queue_retain(ur_queue_handle_t queue) {
    ur_object_retain(&queue->object);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_queue_release(ur_queue_handle_t queue) {
    assert_false(ur_object_release(&queue->object));
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_queue_finish(ur_queue_handle_t queue) {
    size_t at = strlen(text);
    snprintf(text + at, sizeof(text) - at, " %c:finish", queue->name);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_event_retain(ur_event_handle_t event) {
    ur_object_retain(&event->object);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_event_release(ur_event_handle_t event) {
    if (ur_object_release(&event->object)) {
        ur_run_times_free(event->run);
        free(event);
        --events_live;
    }
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_event_get_info(ur_event_handle_t event, ur_event_info_t name, size_t size,
                                       void *value, size_t *size_ret) {
    assert_int_equal(name, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS);
    ur_info_out out = {size, value, size_ret};
    return ur_info_value(out, ur_event_status_t, event->status);
}

/* The time is the event's number. */
static ur_result_t fake_event_get_profiling_info(ur_event_handle_t event, ur_profiling_info_t name,
                                                 size_t size, void *value, size_t *size_ret) {
    ur_info_out out = {size, value, size_ret};
    if (ur_run_times_have(event->run, name)) {
        return ur_run_times_get(event->run, name, out);
    }
    return ur_info_value(out, uint64_t, event->number);
}

static ur_result_t fake_device_get_info(ur_device_handle_t asked, ur_device_info_t name,
                                        size_t size, void *value, size_t *size_ret) {
    (void)asked;
    ur_info_out out = {size, value, size_ret};
    return name == UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP
               ? ur_info_value(out, ur_device_command_buffer_update_capability_flags_t,
                               ~UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAGS_MASK)
               : ur_info_value(out, ur_bool_t, 1);
}

static ur_result_t fake_mem_get_info(ur_mem_handle_t asked, ur_mem_info_t name, size_t size,
                                     void *value, size_t *size_ret) {
    (void)asked, (void)name;
    ur_info_out out = {size, value, size_ret};
    return ur_info_value(out, size_t, 64);
}

static ur_result_t fake_mem_retain(ur_mem_handle_t retained) {
    ur_object_retain(&retained->object);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_mem_release(ur_mem_handle_t released) {
    assert_false(ur_object_release(&released->object));
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_get_info(ur_kernel_handle_t asked, ur_kernel_info_t name,
                                        size_t size, void *value, size_t *size_ret) {
    (void)asked;
    ur_info_out out = {size, value, size_ret};
    return name == UR_KERNEL_INFO_CONTEXT ? ur_info_value(out, ur_context_handle_t, &context)
                                          : UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
}

static ur_result_t fake_kernel_retain(ur_kernel_handle_t retained) {
    ur_object_retain(&retained->object);
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_release(ur_kernel_handle_t released) {
    if (ur_object_release(&released->object)) {
        free(released); /* a copy */
    }
    return UR_RESULT_SUCCESS;
}

/* A value is the kernel's name. */
static ur_result_t fake_kernel_set_arg_value(ur_kernel_handle_t set, uint32_t index, size_t size,
                                             const ur_kernel_arg_value_properties_t *properties,
                                             const void *value) {
    (void)size, (void)properties;
    if (index > 0) {
        return UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX;
    }
    set->name = *(const char *)value;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_copy(ur_kernel_handle_t from, ur_kernel_handle_t *copy) {
    ur_kernel_handle_t made = calloc(1, sizeof(*made));
    ur_object_init(&made->object, UR_KIND_KERNEL);
    made->name = from->name;
    ++from->copies;
    *copy = made;
    return UR_RESULT_SUCCESS;
}

static bool fake_mem_is_image(ur_mem_handle_t asked) {
    (void)asked;
    return false;
}

static const struct ur_graph_ops *driver; /* NULL: commands are enqueued one by one */

static const struct ur_graph_ops *fake_graph_ops(ur_context_handle_t of, ur_device_handle_t on) {
    (void)of, (void)on;
    return driver;
}

static void fake_event_becomes_run(ur_event_handle_t event, ur_command_t type,
                                   struct ur_run_times *times) {
    assert_int_equal(type, UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP);
    event->is_run = true;
    event->run = times;
}

static void fake_event_unasked(ur_event_handle_t event) {
    (void)event;
}

static ur_result_t fake_device_count(ur_device_handle_t counted) {
    assert_ptr_equal(counted, &device);
    return UR_RESULT_SUCCESS;
}

static bool fake_context_has(ur_context_handle_t in, ur_device_handle_t asked) {
    assert_ptr_equal(in, &context);
    return ur_object_is(asked, UR_KIND_DEVICE);
}

static void fake_context_retain(ur_context_handle_t retained) {
    ur_object_retain(&retained->object);
}

static void fake_context_release(ur_context_handle_t released) {
    (void)ur_object_release(&released->object);
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = "test",
    .context_has = fake_context_has,
    .context_retain = fake_context_retain,
    .context_release = fake_context_release,
    .graph_ops = fake_graph_ops,
    .kernel_copy = fake_kernel_copy,
    .replays_events = false,
    .mem_is_image = fake_mem_is_image,
    .event_becomes_run = fake_event_becomes_run,
    .event_unasked = fake_event_unasked,
};

/* All that is asked of it. */
static const ur_dditable_t fake_table = {
    .CommandBufferExp.pfnRetainExp = urCommandBufferRetainExp,
    .CommandBufferExp.pfnReleaseExp = urCommandBufferReleaseExp,
    .Enqueue.pfnMemBufferFill = fake_enqueue_mem_buffer_fill,
    .Enqueue.pfnUSMAdvise = fake_enqueue_usm_advise,
    .Enqueue.pfnEventsWait = fake_enqueue_events_wait,
    .Queue.pfnRetain = fake_queue_retain,
    .Queue.pfnRelease = fake_queue_release,
    .Queue.pfnFinish = fake_queue_finish,
    .Event.pfnRetain = fake_event_retain,
    .Event.pfnRelease = fake_event_release,
    .Event.pfnGetInfo = fake_event_get_info,
    .Event.pfnGetProfilingInfo = fake_event_get_profiling_info,
    .Device.pfnRetain = fake_device_count,
    .Device.pfnRelease = fake_device_count,
    .Device.pfnGetInfo = fake_device_get_info,
    .Mem.pfnGetInfo = fake_mem_get_info,
    .Mem.pfnRetain = fake_mem_retain,
    .Mem.pfnRelease = fake_mem_release,
    .Kernel.pfnGetInfo = fake_kernel_get_info,
    .Kernel.pfnRetain = fake_kernel_retain,
    .Kernel.pfnRelease = fake_kernel_release,
};
static const ur_extra_dditable_t fake_extra = {
    .pfnEnqueueKernelLaunch = fake_enqueue_kernel_launch,
    .pfnKernelSetArgValue = fake_kernel_set_arg_value,
};

/* ---- around each test ------------------------------------------------------------------------ */

static void queue_init(ur_queue_handle_t queue, char name, ur_queue_flags_t flags) {
    ur_object_init(&queue->object, UR_KIND_QUEUE);
    queue->context = &context;
    queue->device = &device;
    queue->flags = flags;
    queue->name = name;
}

static int setup(void **state) {
    (void)state;
    ur_object_init(&context.object, UR_KIND_CONTEXT);
    ur_object_init(&device.object, UR_KIND_DEVICE);
    ur_object_init(&mem.object, UR_KIND_MEM);
    ur_object_init(&kernel.object, UR_KIND_KERNEL);
    mem.context = &context;
    kernel.name = 'k';
    kernel.copies = 0;
    queue_init(&in_order, 'I', 0);
    queue_init(&other, 'J', 0);
    queue_init(&out_of_order, 'O', UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    events_made = events_live = commands = fail_at = 0;
    text[0] = '\0';
    return 0;
}

/* Whatever a test did, nothing is kept. */
static int teardown(void **state) {
    (void)state;
    return events_live || ur_object_refs(&mem.object) != 1 || ur_object_refs(&kernel.object) != 1 ||
           ur_object_refs(&in_order.object) != 1 || ur_object_refs(&other.object) != 1 ||
           ur_object_refs(&out_of_order.object) != 1 || ur_object_refs(&context.object) != 1;
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable, bool ordered, bool profiling) {
    const ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL,
                                               updatable, ordered, profiling};
    ur_exp_command_buffer_handle_t buffer = NULL;
    OK(urCommandBufferCreateExp(&context, &device, &desc, &buffer));
    return buffer;
}

/* A fill that is known by its pattern. */
static uint32_t append(ur_exp_command_buffer_handle_t buffer, char name, uint32_t count,
                       const uint32_t *after) {
    uint32_t point = 0;
    OK(urCommandBufferAppendMemBufferFillExp(buffer, &mem, &name, 1, 0, 64, count, after, 0, NULL,
                                             &point, NULL, NULL));
    return point;
}

static ur_exp_command_buffer_handle_t diamond(bool profiling) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, profiling);
    uint32_t a = append(buffer, 'a', 0, NULL), sides[2];
    sides[0] = append(buffer, 'b', 1, &a);
    sides[1] = append(buffer, 'c', 1, &a);
    append(buffer, 'd', 2, sides);
    OK(urCommandBufferFinalizeExp(buffer));
    return buffer;
}

static void expect(const char *wanted) {
    assert_string_equal(text, wanted);
    text[0] = '\0';
}

static void run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer,
                const char *wanted) {
    OK(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    expect(wanted);
}

/* ---- tests ----------------------------------------------------------------------------------- */

static void in_order_has_one_event(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = diamond(false);
    run(&in_order, buffer, "I:a I:b I:c I:d=1"); /* for a run elsewhere */
    run(&in_order, buffer, "I:a I:b I:c I:d=2"); /* the queue knows */
    assert_int_equal(events_live, 1);
    ur_event_handle_t event = NULL;
    OK(urEnqueueCommandBufferExp(&in_order, buffer, 0, NULL, &event));
    expect("I:a I:b I:c I:d=3");
    assert_true(event->is_run);
    OK(urEnqueueCommandBufferExp(&in_order, buffer, 1, &event, NULL));
    expect("I:a(3) I:b I:c I:d=4");
    OK(fake_event_release(event));
    OK(urCommandBufferReleaseExp(buffer));
}

static void out_of_order_has_one_event_a_command(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = diamond(false);
    run(&out_of_order, buffer, "O:a=1 O:b(1)=2 O:c(1)=3 O:d(2,3)=4");
    run(&out_of_order, buffer, "O:a(4)=5 O:b(5)=6 O:c(5)=7 O:d(6,7)=8");
    buffer->instance.last_run->status = UR_EVENT_STATUS_COMPLETE;
    run(&out_of_order, buffer, "O:a=9 O:b(9)=10 O:c(9)=11 O:d(10,11)=12");
    assert_int_equal(events_live, 1);
    OK(urCommandBufferReleaseExp(buffer));
}

static void several_ends_are_joined(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    uint32_t a = append(buffer, 'a', 0, NULL);
    append(buffer, 'b', 1, &a);
    append(buffer, 'c', 1, &a);
    append(buffer, 'd', 0, NULL);
    OK(urCommandBufferFinalizeExp(buffer));
    ur_event_handle_t event = NULL;
    OK(urEnqueueCommandBufferExp(&out_of_order, buffer, 0, NULL, &event));
    expect("O:a=1 O:b(1)=2 O:c(1)=3 O:d=4 O:*(2,3,4)=5");
    assert_int_equal(event->number, 5);
    assert_true(event->is_run);
    /* What waits for no command waits for the list and the run before. */
    OK(urEnqueueCommandBufferExp(&out_of_order, buffer, 1, &event, NULL));
    expect("O:a(5,5)=6 O:b(6)=7 O:c(6)=8 O:d(5,5)=9 O:*(7,8,9)=10");
    OK(fake_event_release(event));
    OK(urCommandBufferReleaseExp(buffer));
}

static void buffers_in_order_on_queues_that_are_not(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, true, false);
    uint32_t a = append(buffer, 'a', 0, NULL);
    append(buffer, 'b', 0, NULL);
    append(buffer, 'c', 1, &a); /* which the order makes needless */
    OK(urCommandBufferFinalizeExp(buffer));
    run(&out_of_order, buffer, "O:a=1 O:b(1)=2 O:c(2)=3");
    OK(urCommandBufferReleaseExp(buffer));
}

static void sync_points_count_once(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    uint32_t a = append(buffer, 'a', 0, NULL), again[3] = {a, a, a};
    append(buffer, 'b', 3, again);
    OK(urCommandBufferFinalizeExp(buffer));
    run(&out_of_order, buffer, "O:a=1 O:b(1)=2");
    OK(urCommandBufferReleaseExp(buffer));
}

static void runs_follow_each_other(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    append(buffer, 'a', 0, NULL);
    OK(urCommandBufferFinalizeExp(buffer));
    run(&in_order, buffer, "I:a=1");
    run(&other, buffer, "J:a(1)=2"); /* nothing else of the other queue */
    run(&out_of_order, buffer, "O:a(2)=3");
    run(&in_order, buffer, "I:a(3)=4");
    run(&in_order, buffer, "I:a=5");
    buffer->instance.last_run->status = UR_EVENT_STATUS_COMPLETE;
    run(&other, buffer, "J:a=6");
    OK(urCommandBufferReleaseExp(buffer));
}

static void advice_waits_before(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    uint32_t a = append(buffer, 'a', 0, NULL), advice = 0;
    OK(urCommandBufferAppendUSMAdviseExp(buffer, text, 1, 0, 1, &a, 0, NULL, &advice, NULL, NULL));
    append(buffer, 'b', 1, &advice);
    OK(urCommandBufferFinalizeExp(buffer));
    run(&in_order, buffer, "I:a I:! I:b=1");
    run(&out_of_order, buffer, "O:a(1)=2 O:*(2)=3 O:! O:b(3)=4");
    OK(urCommandBufferReleaseExp(buffer));
}

static void empty(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    OK(urCommandBufferFinalizeExp(buffer));
    run(&in_order, buffer, "");
    ur_event_handle_t event = NULL;
    OK(urEnqueueCommandBufferExp(&in_order, buffer, 0, NULL, &event));
    expect("I:*=1");
    OK(urEnqueueCommandBufferExp(&in_order, buffer, 1, &event, NULL));
    expect("I:*(1)=2");
    OK(fake_event_release(event));
    OK(urCommandBufferReleaseExp(buffer));
}

static uint64_t time_of(ur_event_handle_t event, ur_profiling_info_t name) {
    uint64_t time = 0;
    OK(fake_event_get_profiling_info(event, name, sizeof(time), &time, NULL));
    return time;
}

static void times(void **state) {
    (void)state;
    ur_event_handle_t event = NULL;
    ur_exp_command_buffer_handle_t timed = diamond(true), untimed = diamond(false);
    in_order.flags |= UR_QUEUE_FLAG_PROFILING_ENABLE;
    OK(urEnqueueCommandBufferExp(&in_order, timed, 0, NULL, &event));
    expect("I:a=1 I:b I:c I:d=2");
    assert_int_equal(time_of(event, UR_PROFILING_INFO_COMMAND_START), 1);
    assert_int_equal(time_of(event, UR_PROFILING_INFO_COMMAND_END), 2);
    OK(fake_event_release(event));
    run(&in_order, timed, "I:a I:b I:c I:d=3"); /* whom would the first one tell? */
    OK(urEnqueueCommandBufferExp(&in_order, untimed, 0, NULL, &event));
    expect("I:a I:b I:c I:d=4");
    uint64_t time = 0;
    assert_int_equal(fake_event_get_profiling_info(event, UR_PROFILING_INFO_COMMAND_END,
                                                   sizeof(time), &time, NULL),
                     UR_RESULT_ERROR_PROFILING_INFO_NOT_AVAILABLE);
    OK(fake_event_release(event));
    OK(urCommandBufferReleaseExp(timed));
    OK(urCommandBufferReleaseExp(untimed));
}

/* Each command of a run fails in turn: the next run follows those that are under way. */
static void failures(void **state) {
    (void)state;
    for (unsigned k = 1; k <= 4; ++k) {
        ur_exp_command_buffer_handle_t buffer = diamond(false);
        ur_event_handle_t event = NULL;
        commands = events_made = 0;
        fail_at = k;
        assert_int_equal(urEnqueueCommandBufferExp(&in_order, buffer, 0, NULL, &event),
                         UR_RESULT_ERROR_OUT_OF_RESOURCES);
        assert_null(event);
        text[0] = '\0';
        events_made = 0;
        run(&other, buffer, k == 1 ? "J:a J:b J:c J:d=1" : "J:a(1) J:b J:c J:d=1");
        OK(urCommandBufferReleaseExp(buffer));

        buffer = diamond(false);
        commands = events_made = 0;
        assert_int_equal(urEnqueueCommandBufferExp(&out_of_order, buffer, 0, NULL, &event),
                         UR_RESULT_ERROR_OUT_OF_RESOURCES);
        assert_null(event);
        assert_int_equal(events_live, k > 1);
        assert_true(k == 1 || strstr(text, "O:*=") != NULL); /* waits for all that the queue has */
        text[0] = '\0';
        events_made = 0;
        run(&in_order, buffer,
            k == 1   ? "I:a I:b I:c I:d=1"
            : k == 2 ? "I:a(2) I:b I:c I:d=1"
            : k == 3 ? "I:a(3) I:b I:c I:d=1"
                     : "I:a(4) I:b I:c I:d=1");
        OK(urCommandBufferReleaseExp(buffer));
    }
}

static void updates(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    ur_exp_command_buffer_command_handle_t command = NULL;
    const size_t global = 4;
    OK(urCommandBufferAppendKernelLaunchExp(buffer, &kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, &command));
    kernel.name = 'x'; /* of the program's kernel, from now on */
    OK(urCommandBufferFinalizeExp(buffer));
    run(&in_order, buffer, "I:k=1");
    const char name = 'n';
    ur_exp_command_buffer_update_value_arg_desc_t values[2] = {
        {.argIndex = 0, .argSize = 1, .pNewValueArg = &name},
        {.argIndex = 9, .argSize = 1, .pNewValueArg = &name}};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .hCommand = command, .numNewValueArgs = 2, .pNewValueArgList = values};
    assert_int_equal(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update),
                     UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX);
    run(&in_order, buffer, "I:k=2");
    update.numNewValueArgs = 1;
    OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    run(&in_order, buffer, "I:n=3");
    assert_int_equal(kernel.copies, 1);
    OK(urCommandBufferReleaseExp(buffer));
}

/* ---- an imagined driver ---------------------------------------------------------------------- */

static ur_result_t instantiates, changes_launches;
static unsigned instances, graphs, natives, called;

static ur_result_t drv_instantiate(struct ur_instance *instance) {
    if (instantiates == UR_RESULT_SUCCESS) {
        instance->native = &instances;
        ++instances;
    }
    return instantiates;
}

/* `Q:<commands>`, with the names of launches as the driver would have them. */
static ur_result_t drv_enqueue(struct ur_instance *instance, const struct ur_run_place *place,
                               ur_event_handle_t *event) {
    return note(place->queue, (char)('0' + instance->recording->count), place->count, place->waits,
                event);
}

static ur_result_t drv_update(struct ur_instance *instance, uint32_t count,
                              const struct ur_launch_change *changes) {
    (void)instance;
    for (uint32_t i = 0; i < count; ++i) {
        assert_true(changes[i].fresh);
        assert_ptr_not_equal(changes[i].launch.kernel, changes[i].command->as.launch.kernel);
    }
    return changes_launches;
}

static void drv_destroy(struct ur_instance *instance) {
    assert_ptr_equal(instance->native, &instances);
    --instances;
}

static void drv_forget(struct ur_recording *recording) {
    assert_ptr_equal(recording->native, &graphs);
    --graphs;
}

static ur_result_t drv_native_handle(struct ur_recording *recording,
                                     const struct ur_instance *instance,
                                     ur_native_handle_t *handle) {
    (void)instance;
    graphs += !recording->native;
    recording->native = &graphs;
    *handle = recording->count;
    return UR_RESULT_SUCCESS;
}

static ur_result_t drv_make_event(struct ur_recording *recording, ur_event_handle_t *out) {
    assert_ptr_equal(recording->context, &context);
    ur_event_handle_t event = calloc(1, sizeof(*event));
    ur_object_init(&event->object, UR_KIND_EVENT);
    ++events_live;
    *out = event;
    return UR_RESULT_SUCCESS;
}

static ur_result_t drv_update_waits(struct ur_instance *instance, ur_command *command,
                                    const ur_event_handle_t *waits) {
    (void)instance, (void)command, (void)waits;
    return changes_launches;
}

static ur_result_t drv_update_signal(struct ur_instance *instance, ur_command *command,
                                     ur_event_handle_t event) {
    (void)instance;
    assert_ptr_not_equal(command->signal, event);
    return changes_launches;
}

static ur_result_t drv_append_native(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                     ur_exp_command_buffer_native_command_function_t function,
                                     void *data) {
    (void)buffer;
    function(data);
    if (instantiates == UR_RESULT_ERROR_OUT_OF_RESOURCES) {
        return instantiates;
    }
    command->as.native.object = &natives;
    ++natives;
    return UR_RESULT_SUCCESS;
}

static void drv_free_native(ur_command *command) {
    assert_ptr_equal(command->as.native.object, &natives);
    --natives;
}

static unsigned refills;

static bool drv_spares(ur_kernel_handle_t spare) {
    assert_int_equal(ur_object_refs(&spare->object), 1);
    return spare->name != 'x'; /* which is one that cannot be kept */
}

static bool drv_refill(ur_kernel_handle_t spare, ur_kernel_handle_t from) {
    assert_ptr_not_equal(spare, from);
    spare->name = from->name;
    ++refills;
    return true;
}

static const struct ur_graph_ops all_ops = {.instantiate = drv_instantiate,
                                            .enqueue = drv_enqueue,
                                            .update = drv_update,
                                            .spares = drv_spares,
                                            .refill = drv_refill,
                                            .destroy = drv_destroy,
                                            .forget = drv_forget,
                                            .native_handle = drv_native_handle,
                                            .make_event = drv_make_event,
                                            .update_waits = drv_update_waits,
                                            .update_signal = drv_update_signal,
                                            .append_native = drv_append_native,
                                            .free_native = drv_free_native};

static int setup_driver(void **state) {
    driver = &all_ops;
    instantiates = changes_launches = UR_RESULT_SUCCESS;
    called = refills = 0;
    return setup(state);
}

static int teardown_driver(void **state) {
    driver = NULL;
    return teardown(state) || instances || graphs || natives;
}

/* Asks the parent's native handle, as native commands do: no lock is held. */
static void native_command(void *data) {
    ur_native_handle_t handle = 0;
    ++called;
    OK(urCommandBufferGetNativeHandleExp(data, &handle));
}

static void driver_takes_it_whole(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = diamond(false);
    ur_event_handle_t event = NULL;
    OK(urEnqueueCommandBufferExp(&out_of_order, buffer, 0, NULL, &event));
    expect("O:4=1");
    assert_true(event->is_run);
    OK(urEnqueueCommandBufferExp(&in_order, buffer, 1, &event, NULL));
    expect("I:4(1)");
    OK(fake_event_release(event));
    fail_at = commands + 1;
    event = NULL;
    assert_int_equal(urEnqueueCommandBufferExp(&in_order, buffer, 0, NULL, &event),
                     UR_RESULT_ERROR_OUT_OF_RESOURCES);
    assert_null(event);
    OK(urCommandBufferReleaseExp(buffer));
}

static void driver_cannot_hold_it(void **state) {
    (void)state;
    instantiates = UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
    ur_exp_command_buffer_handle_t buffer = diamond(false);
    run(&in_order, buffer, "I:a I:b I:c I:d=1");
    OK(urCommandBufferReleaseExp(buffer));
    /* What nobody else can do is refused. */
    buffer = new_buffer(false, false, false);
    OK(urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, NULL, 0, NULL, NULL));
    assert_int_equal(urCommandBufferFinalizeExp(buffer), UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
    OK(urCommandBufferReleaseExp(buffer));
}

static void finalizing_fails(void **state) {
    (void)state;
    instantiates = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    append(buffer, 'a', 0, NULL);
    assert_int_equal(urCommandBufferFinalizeExp(buffer), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    assert_int_equal(urEnqueueCommandBufferExp(&in_order, buffer, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    append(buffer, 'b', 0, NULL);
    instantiates = UR_RESULT_SUCCESS;
    OK(urCommandBufferFinalizeExp(buffer));
    run(&in_order, buffer, "I:2");
    OK(urCommandBufferReleaseExp(buffer));
}

static void driver_updates_all_or_none(void **state) {
    (void)state;
    const size_t global = 4;
    const char name = 'n';
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    OK(urCommandBufferAppendKernelLaunchExp(buffer, &kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, &command));
    OK(urCommandBufferFinalizeExp(buffer));
    ur_exp_command_buffer_update_value_arg_desc_t value = {.argSize = 1, .pNewValueArg = &name};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .hCommand = command, .numNewValueArgs = 1, .pNewValueArgList = &value};
    changes_launches = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    assert_int_equal(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update), changes_launches);
    assert_int_equal(command->as.launch.kernel->name, 'k');
    changes_launches = UR_RESULT_SUCCESS;
    OK(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    assert_int_equal(command->as.launch.kernel->name, 'n');
    OK(urCommandBufferReleaseExp(buffer));
}

static ur_result_t rename_launch(ur_exp_command_buffer_command_handle_t command, char name,
                                 ur_kernel_handle_t instead) {
    ur_exp_command_buffer_update_value_arg_desc_t value = {.argSize = 1, .pNewValueArg = &name};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {.hCommand = command,
                                                                .hNewKernel = instead,
                                                                .numNewValueArgs = 1,
                                                                .pNewValueArgList = &value};
    return urCommandBufferUpdateKernelLaunchExp(command->buffer, 1, &update);
}

/* The kernel of before an update is that of after the next one, but where it cannot be kept, where
 * another kernel is launched, and where the update fails. */
static void updates_by_turns(void **state) {
    (void)state;
    const size_t global = 4;
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    static struct ur_kernel_handle_t_ second;
    ur_kernel_handle_t alternative = &second;
    ur_object_init(&second.object, UR_KIND_KERNEL);
    second.name = 's';
    OK(urCommandBufferAppendKernelLaunchExp(buffer, &kernel, 1, NULL, &global, NULL, 1,
                                            &alternative, 0, NULL, 0, NULL, NULL, NULL, &command));
    OK(urCommandBufferFinalizeExp(buffer));
    struct ur_recorded_launch *launch = &command->as.launch;
    ur_kernel_handle_t first = launch->kernel;
    OK(rename_launch(command, 'a', NULL));
    assert_ptr_equal(launch->spare, first);
    ur_kernel_handle_t other_one = launch->kernel;
    OK(rename_launch(command, 'b', NULL));
    assert_ptr_equal(launch->kernel, first);
    assert_ptr_equal(launch->spare, other_one);
    assert_int_equal(refills, 1);
    changes_launches = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    assert_int_equal(rename_launch(command, 'c', NULL), changes_launches);
    assert_ptr_equal(launch->kernel, first);
    assert_int_equal(first->name, 'b');
    assert_ptr_equal(launch->spare, other_one);
    changes_launches = UR_RESULT_SUCCESS;
    OK(rename_launch(command, 'd', alternative));
    assert_null(launch->spare);
    OK(rename_launch(command, 'x', NULL));
    assert_non_null(launch->spare);
    OK(rename_launch(command, 'e', NULL));
    assert_null(launch->spare); /* what it would be cannot be kept */
    assert_int_equal(launch->kernel->name, 'e');
    /* Twice in one call. */
    const char names[2] = {'f', 'g'};
    ur_exp_command_buffer_update_value_arg_desc_t values[2] = {
        {.argSize = 1, .pNewValueArg = &names[0]}, {.argSize = 1, .pNewValueArg = &names[1]}};
    ur_exp_command_buffer_update_kernel_launch_desc_t updates[2] = {
        {.hCommand = command, .numNewValueArgs = 1, .pNewValueArgList = &values[0]},
        {.hCommand = command, .numNewValueArgs = 1, .pNewValueArgList = &values[1]}};
    OK(urCommandBufferUpdateKernelLaunchExp(buffer, 2, updates));
    assert_int_equal(launch->kernel->name, 'g');
    OK(urCommandBufferReleaseExp(buffer));
    assert_int_equal(ur_object_refs(&second.object), 1);
}

static void commands_have_events(void **state) {
    (void)state;
    ur_exp_command_buffer_command_handle_t command = NULL, silent = NULL;
    ur_event_handle_t wait = NULL, signal = NULL, next = NULL;
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    OK(drv_make_event(&buffer->recording, &wait));
    OK(urCommandBufferAppendMemBufferFillExp(buffer, &mem, "x", 1, 0, 64, 0, NULL, 1, &wait, NULL,
                                             &signal, &command));
    OK(urCommandBufferAppendMemBufferFillExp(buffer, &mem, "y", 1, 0, 64, 0, NULL, 0, NULL, NULL,
                                             NULL, &silent));
    assert_int_equal(urCommandBufferUpdateSignalEventExp(command, &next),
                     UR_RESULT_ERROR_INVALID_OPERATION); /* not finalized */
    OK(urCommandBufferFinalizeExp(buffer));
    assert_int_equal(urCommandBufferUpdateSignalEventExp(silent, &next),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    assert_int_equal(urCommandBufferUpdateWaitEventsExp(command, 0, NULL),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    changes_launches = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    assert_int_equal(urCommandBufferUpdateSignalEventExp(command, &next), changes_launches);
    assert_int_equal(urCommandBufferUpdateWaitEventsExp(command, 1, &signal), changes_launches);
    assert_null(next);
    assert_ptr_equal(command->waits[0], wait);
    changes_launches = UR_RESULT_SUCCESS;
    OK(urCommandBufferUpdateSignalEventExp(command, &next));
    OK(urCommandBufferUpdateWaitEventsExp(command, 1, &signal));
    assert_ptr_equal(command->signal, next);
    assert_ptr_equal(command->waits[0], signal);
    OK(fake_event_release(wait));
    OK(fake_event_release(signal));
    OK(fake_event_release(next));
    OK(urCommandBufferReleaseExp(buffer));
}

static void native_commands(void **state) {
    (void)state;
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false, false);
    ur_exp_command_buffer_handle_t child = new_buffer(false, false, false);
    uint32_t point = 7, wrong = 5;
    assert_int_equal(urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, buffer,
                                                           0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP);
    assert_int_equal(called, 0);
    assert_int_equal(urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, child, 1,
                                                           &wrong, &point),
                     UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_SYNC_POINT_EXP);
    assert_int_equal(natives, 0);
    instantiates = UR_RESULT_ERROR_OUT_OF_RESOURCES;
    assert_int_equal(urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, child, 0,
                                                           NULL, &point),
                     instantiates);
    assert_int_equal(point, 7);
    instantiates = UR_RESULT_SUCCESS;
    OK(urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, child, 0, NULL,
                                             &point));
    assert_int_equal(append(buffer, 'a', 0, NULL), point + 1);
    OK(urCommandBufferReleaseExp(child)); /* the parent keeps it */
    OK(urCommandBufferFinalizeExp(buffer));
    called = 0;
    assert_int_equal(
        urCommandBufferAppendNativeCommandExp(buffer, native_command, buffer, NULL, 0, NULL, NULL),
        UR_RESULT_ERROR_INVALID_OPERATION);
    assert_int_equal(called, 0);
    OK(urCommandBufferReleaseExp(buffer));
}

/* For growth.py: as many launches, all of them updated in one call. */
static int update_many(uint32_t count) {
    ur_exp_command_buffer_update_kernel_launch_desc_t *descs = calloc(count, sizeof(*descs));
    const char name = 'n';
    ur_exp_command_buffer_update_value_arg_desc_t value = {.argSize = 1, .pNewValueArg = &name};
    const size_t global = 4;
    setup(NULL);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false, false);
    for (uint32_t i = 0; descs && i < count; ++i) {
        OK(urCommandBufferAppendKernelLaunchExp(buffer, &kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                                NULL, 0, NULL, NULL, NULL, &descs[i].hCommand));
        descs[i].numNewValueArgs = 1;
        descs[i].pNewValueArgList = &value;
    }
    OK(urCommandBufferFinalizeExp(buffer));
    OK(urCommandBufferUpdateKernelLaunchExp(buffer, count, descs));
    OK(urCommandBufferReleaseExp(buffer));
    free(descs);
    return teardown(NULL);
}

int main(int argc, char **argv) {
    ur_tables_fill(&fake_table, &fake_extra);
    if (argc == 2) {
        return update_many((uint32_t)strtoul(argv[1], NULL, 10));
    }
#define TEST(name) cmocka_unit_test_setup_teardown(name, setup, teardown)
#define DRIVER_TEST(name) cmocka_unit_test_setup_teardown(name, setup_driver, teardown_driver)
    const struct CMUnitTest tests[] = {
        TEST(in_order_has_one_event),
        TEST(out_of_order_has_one_event_a_command),
        TEST(several_ends_are_joined),
        TEST(buffers_in_order_on_queues_that_are_not),
        TEST(sync_points_count_once),
        TEST(runs_follow_each_other),
        TEST(advice_waits_before),
        TEST(empty),
        TEST(times),
        TEST(failures),
        TEST(updates),
        DRIVER_TEST(driver_takes_it_whole),
        DRIVER_TEST(driver_cannot_hold_it),
        DRIVER_TEST(finalizing_fails),
        DRIVER_TEST(driver_updates_all_or_none),
        DRIVER_TEST(updates_by_turns),
        DRIVER_TEST(commands_have_events),
        DRIVER_TEST(native_commands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
