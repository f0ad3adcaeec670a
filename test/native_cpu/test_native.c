/* Native handles: the structures of ur_native_cpu.h, used as a program does, and refused where they
 * are something else's. */
#include "api.h"

#include <sched.h>

#include "ur_native_cpu.h"

static ur_context_handle_t context, other;
static ur_queue_handle_t queue;

static int open_context(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    UR(urContextCreate(1, &root, NULL, &other));
    UR(urQueueCreate(context, root, NULL, &queue));
    return 0;
}

static int close_context(void **state) {
    urQueueRelease(queue);
    urContextRelease(other);
    urContextRelease(context);
    return close_adapter(state);
}

static void count_up(void *data) {
    ++*(int *)data;
}

static void queues(void **state) {
    ur_native_handle_t number = 0;
    ur_queue_handle_t made = NULL;
    int calls = 0;
    (void)state;
    UR(urQueueGetNativeHandle(queue, NULL, &number));
    ur_native_cpu_queue_t *native = (ur_native_cpu_queue_t *)number;
    assert_int_equal(native->kind, UR_NATIVE_CPU_QUEUE);
    for (int i = 0; i < 100; ++i)
        UR(native->submit(native, count_up, &calls));
    UR(native->finish(native));
    assert_int_equal(calls, 100);
    assert_int_equal(urQueueCreateWithNativeHandle(number, other, root, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(urQueueCreateWithNativeHandle(0, context, root, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(made);
    UR(urQueueCreateWithNativeHandle(number, context, NULL, NULL, &made));
    UR(urQueueRelease(made));
}

static void events(void **state) {
    ur_native_handle_t number = 0, of_queue = 0;
    ur_event_handle_t event = NULL, made = NULL;
    (void)state;
    UR(urEnqueueEventsWait(queue, 0, NULL, &event));
    UR(urEventGetNativeHandle(event, &number));
    ur_native_cpu_event_t *native = (ur_native_cpu_event_t *)number;
    UR(native->wait(native));
    assert_int_equal(native->status(native), UR_EVENT_STATUS_COMPLETE);
    UR(urQueueGetNativeHandle(queue, NULL, &of_queue));
    assert_int_equal(urEventCreateWithNativeHandle(of_queue, context, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_int_equal(urEventCreateWithNativeHandle(number, other, NULL, &made),
                     UR_RESULT_ERROR_INVALID_VALUE);
    assert_null(made);
    UR(urEventRelease(event));
}

static _Atomic int released;

static void on_release(ur_native_cpu_mem_t *mem) {
    (void)mem;
    ++released;
}

/* Memory of the program, used as a buffer and as an image. */
static void memory(void **state) {
    static const size_t sizes[] = {64, 6400};
    static const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                             UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    static unsigned char bytes[6400];
    (void)state;
    for (int owned = 0; owned < 2; ++owned) {
        for (int i = 0; i < 2; ++i) {
            ur_native_cpu_mem_t native = {
                .kind = UR_NATIVE_CPU_MEM, .data = bytes, .size = sizes[i], .release = on_release};
            ur_mem_native_properties_t properties = {UR_STRUCTURE_TYPE_MEM_NATIVE_PROPERTIES, NULL,
                                                     owned};
            ur_mem_handle_t mem = NULL, image = NULL;
            ur_native_handle_t again = 0, number = (ur_native_handle_t)&native;
            size_t size = 0;
            int before = released;
            UR(urMemBufferCreateWithNativeHandle(number, context, &properties, &mem));
            UR(urMemGetInfo(mem, UR_MEM_INFO_SIZE, sizeof(size), &size, NULL));
            assert_int_equal(size, sizes[i]);
            UR(urMemGetNativeHandle(mem, root, &again));
            assert_true(again == number);
            UR(urEnqueueMemBufferFill(queue, mem, "\x5a", 1, 0, sizes[i], 0, NULL, NULL));
            UR(urQueueFinish(queue));
            assert_int_equal(bytes[sizes[i] - 1], 0x5a);
            UR(urMemRelease(mem));
            while (released != before + owned) {
                sched_yield(); /* the command lets go of it some time after it has ended */
            }
            ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                    .type = UR_MEM_TYPE_IMAGE2D,
                                    .width = 4,
                                    .height = sizes[i] / 16};
            UR(urMemImageCreateWithNativeHandle(number, context, &format, &desc, NULL, &image));
            UR(urMemRelease(image));
            desc.height += 1;
            image = NULL;
            assert_int_equal(
                urMemImageCreateWithNativeHandle(number, context, &format, &desc, NULL, &image),
                UR_RESULT_ERROR_INVALID_IMAGE_SIZE);
            native.size = 0;
            assert_int_equal(urMemBufferCreateWithNativeHandle(number, context, NULL, &image),
                             UR_RESULT_ERROR_INVALID_VALUE);
            assert_null(image);
        }
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(queues),
        cmocka_unit_test(events),
        cmocka_unit_test(memory),
    };
    return cmocka_run_group_tests(tests, open_context, close_context);
}
