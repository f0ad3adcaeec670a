/* The order of asynchronous USM: uses before the allocation, after the free, and frees twice. */
#include <pthread.h>

#include "world.h"

static int setup(void **state) {
    return world_setup(state, "UR_LAYER_FULL_VALIDATION");
}

static void *allocate(ur_queue_handle_t queue, ur_event_handle_t *event) {
    void *memory = NULL;
    OK(urEnqueueUSMDeviceAllocExp(queue, NULL, 256, NULL, 0, NULL, &memory, event));
    return memory;
}

static ur_result_t fill(ur_queue_handle_t queue, void *memory, ur_event_handle_t wait,
                        ur_event_handle_t *event) {
    const char pattern = 0;
    return urEnqueueUSMFill(queue, memory, 1, &pattern, 256, wait ? 1 : 0, wait ? &wait : NULL,
                            event);
}

static ur_queue_handle_t another_queue(struct world *w, ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    OK(urQueueCreate(w->context, w->device, &properties, &queue));
    return queue;
}

static void one_queue_in_order(void **state) {
    struct world *w = *state;
    void *memory = allocate(w->queue, NULL);
    OK(fill(w->queue, memory, NULL, NULL));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    assert_int_equal(fill(w->queue, memory, NULL, NULL), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect(
        "is used after its free: urEnqueueUSMFreeExp was enqueued before, on the same queue");
}

static void a_launch_after_the_free(void **state) {
    struct world *w = *state;
    void *memory = allocate(w->queue, NULL);
    ur_exp_kernel_arg_properties_t arg = {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                          .type = UR_EXP_KERNEL_ARG_TYPE_POINTER,
                                          .value = {.pointer = (char *)memory + 8}};
    OK(launch(w, 1, &arg, 0, NULL, NULL));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    assert_int_equal(launch(w, 1, &arg, 0, NULL, NULL), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("urEnqueueKernelLaunchWithArgsExp: pArgs = ");
}

static void a_launch_of_the_earlier_form(void **state) {
    struct world *w = *state;
    const size_t global[1] = {1};
    void *memory = allocate(w->queue, NULL);
    OK(urKernelSetArgPointer(w->kernel, 0, NULL, memory));
    OK(urEnqueueKernelLaunch(w->queue, w->kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    assert_int_equal(
        urEnqueueKernelLaunch(w->queue, w->kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL),
        UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("urEnqueueKernelLaunch: hKernel = ");
    OK(urKernelSetArgPointer(w->kernel, 0, NULL, NULL));
}

static void freed_twice(void **state) {
    struct world *w = *state;
    void *memory = allocate(w->queue, NULL);
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    assert_int_equal(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("is freed twice: urEnqueueUSMFreeExp has freed it");
    assert_int_equal(urUSMFree(w->context, memory), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("urUSMFree: pMem");
}

static void another_queue_needs_the_event(void **state) {
    struct world *w = *state;
    ur_queue_handle_t other = another_queue(w, 0);
    ur_event_handle_t made = NULL, filled = NULL;
    void *memory = allocate(w->queue, &made);
    assert_int_equal(fill(other, memory, NULL, NULL), UR_RESULT_ERROR_INVALID_OPERATION);
    log_expect(
        "nothing orders this command after urEnqueueUSMDeviceAllocExp, which allocates it on "
        "another queue");
    OK(fill(other, memory, made, &filled));
    OK(fill(other, memory, NULL, NULL)); /* behind the one that waited */
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 1, &filled, NULL));
    OK(urEventRelease(made));
    OK(urEventRelease(filled));
    OK(urQueueRelease(other));
}

static void a_later_event_of_the_queue_orders_as_well(void **state) {
    struct world *w = *state;
    ur_queue_handle_t other = another_queue(w, 0), third = another_queue(w, 0);
    ur_event_handle_t later = NULL, far = NULL;
    void *memory = allocate(w->queue, NULL);
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &later));
    OK(urEnqueueEventsWait(other, 1, &later, &far)); /* through a queue between */
    OK(fill(third, memory, far, NULL));
    OK(urQueueFinish(third));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    OK(urEventRelease(later));
    OK(urEventRelease(far));
    OK(urQueueRelease(other));
    OK(urQueueRelease(third));
}

static void out_of_order_queues_have_no_order(void **state) {
    struct world *w = *state;
    ur_queue_handle_t queue = another_queue(w, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_event_handle_t made = NULL;
    void *memory = allocate(queue, &made);
    assert_int_equal(fill(queue, memory, NULL, NULL), UR_RESULT_ERROR_INVALID_OPERATION);
    log_expect("which allocates it on the same queue, out of order");
    OK(fill(queue, memory, made, NULL));
    assert_int_equal(fill(queue, memory, NULL, NULL), UR_RESULT_ERROR_INVALID_OPERATION);
    log_take();
    OK(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
    OK(fill(queue, memory, NULL, NULL));
    OK(urEnqueueUSMFreeExp(queue, NULL, memory, 0, NULL, NULL));
    OK(urEventRelease(made));
    OK(urQueueRelease(queue));
}

static void the_host_may_wait_instead(void **state) {
    struct world *w = *state;
    ur_queue_handle_t other = another_queue(w, 0);
    ur_event_handle_t made = NULL;
    void *first = allocate(w->queue, NULL);
    OK(urQueueFinish(w->queue));
    OK(fill(other, first, NULL, NULL));
    void *second = allocate(w->queue, &made);
    OK(urEventWait(1, &made));
    OK(fill(other, second, NULL, NULL));
    void *third = allocate(w->queue, NULL);
    char host[256];
    OK(urEnqueueUSMMemcpy(w->queue, true, host, third, 256, 0, NULL, NULL));
    OK(fill(other, third, NULL, NULL));
    OK(urQueueFinish(other));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, first, 0, NULL, NULL));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, second, 0, NULL, NULL));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, third, 0, NULL, NULL));
    OK(urEventRelease(made));
    OK(urQueueRelease(other));
}

static void an_address_that_comes_back_is_fresh(void **state) {
    struct world *w = *state;
    for (int i = 0; i < 2000; i++) {
        void *memory = allocate(w->queue, NULL);
        OK(fill(w->queue, memory, NULL, NULL));
        OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    }
}

static void memory_that_is_allocated_at_once_needs_no_order(void **state) {
    struct world *w = *state;
    ur_queue_handle_t queue = another_queue(w, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    void *memory = NULL;
    OK(urUSMDeviceAlloc(w->context, w->device, NULL, NULL, 256, &memory));
    OK(fill(queue, memory, NULL, NULL));
    OK(urQueueFinish(queue));
    OK(urUSMFree(w->context, memory));
    OK(urQueueRelease(queue));
}

/* Allocations of one in-order queue are told apart, however many there are. */
static void thousands_on_one_queue(void **state) {
    struct world *w = *state;
    enum { COUNT = 20000, EARLY = 7 };
    ur_queue_handle_t other = another_queue(w, 0);
    ur_event_handle_t early = NULL;
    void **all = calloc(COUNT, sizeof(*all));
    for (int i = 0; i < COUNT; i++) {
        all[i] = allocate(w->queue, i == EARLY ? &early : NULL);
    }
    for (int i = 0; i < COUNT; i++) {
        ur_result_t result = fill(other, all[i], i <= EARLY ? early : NULL, NULL);
        assert_int_equal(result,
                         i <= EARLY ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_OPERATION);
    }
    assert_int_equal(fill(other, all[EARLY + 1], early, NULL), UR_RESULT_ERROR_INVALID_OPERATION);
    log_take();
    for (int i = COUNT; i-- > 0;) {
        OK(urEnqueueUSMFreeExp(w->queue, NULL, all[i], 0, NULL, NULL));
        assert_int_equal(fill(w->queue, all[i], NULL, NULL), UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    }
    /* The one that was freed first is not forgotten. */
    assert_int_equal(fill(w->queue, all[COUNT - 1], NULL, NULL),
                     UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_take();
    free(all);
    OK(urEventRelease(early));
    OK(urQueueRelease(other));
}

/* Each one of a queue without order stands for itself; past the limit the oldest are let go. */
static void thousands_without_order(void **state) {
    struct world *w = *state;
    enum { COUNT = 4096, MORE = 10 };
    ur_queue_handle_t queue = another_queue(w, UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    void **all = calloc(COUNT + MORE, sizeof(*all));
    for (int i = 0; i < COUNT; i++) {
        all[i] = allocate(queue, NULL);
    }
    for (int i = 0; i < COUNT; i++) {
        assert_int_equal(fill(queue, all[i], NULL, NULL), UR_RESULT_ERROR_INVALID_OPERATION);
    }
    for (int i = COUNT; i < COUNT + MORE; i++) {
        all[i] = allocate(queue, NULL);
    }
    OK(fill(queue, all[0], NULL, NULL)); /* no mistake is made up */
    assert_int_equal(fill(queue, all[COUNT + MORE - 1], NULL, NULL),
                     UR_RESULT_ERROR_INVALID_OPERATION);
    OK(urEnqueueEventsWaitWithBarrier(queue, 0, NULL, NULL));
    for (int i = COUNT + MORE; i-- > 0;) {
        OK(fill(queue, all[i], NULL, NULL));
        OK(urEnqueueUSMFreeExp(queue, NULL, all[i], 0, NULL, NULL));
    }
    log_take();
    free(all);
    OK(urQueueRelease(queue));
}

static void many_arguments_of_a_kernel(void **state) {
    struct world *w = *state;
    const size_t global[1] = {1};
    ur_kernel_handle_t kernel = NULL;
    void *memory = allocate(w->queue, NULL);
    OK(urKernelCreate(w->program, "many", &kernel));
    OK(urKernelSetArgPointer(kernel, 100, NULL, memory));
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    assert_int_equal(
        urEnqueueKernelLaunch(w->queue, kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL),
        UR_RESULT_ERROR_INVALID_MEM_OBJECT);
    log_expect("urEnqueueKernelLaunch: hKernel = ");
    OK(urKernelRelease(kernel));
}

/* What another kernel at the same address was given is none of the new one's. */
static void a_kernel_starts_without_arguments(void **state) {
    struct world *w = *state;
    const size_t global[1] = {1};
    void *memory = allocate(w->queue, NULL);
    OK(urEnqueueUSMFreeExp(w->queue, NULL, memory, 0, NULL, NULL));
    for (int i = 0; i < 50; i++) {
        ur_kernel_handle_t kernel = NULL;
        OK(urKernelCreate(w->program, "fresh", &kernel));
        OK(urEnqueueKernelLaunch(w->queue, kernel, 1, NULL, global, NULL, NULL, 0, NULL, NULL));
        OK(urKernelSetArgPointer(kernel, 0, NULL, memory));
        OK(urKernelRelease(kernel));
    }
}

struct worker {
    struct world *world;
    ur_queue_handle_t shared;
    bool failed;
};

/* Every thread on a queue of its own, which hands its memory on to one that all share. */
static void *hand_on(void *argument) {
    struct worker *worker = argument;
    struct world *w = worker->world;
    ur_queue_handle_t queue = NULL;
    worker->failed = urQueueCreate(w->context, w->device, NULL, &queue) != UR_RESULT_SUCCESS;
    for (int i = 0; i < 300 && !worker->failed; i++) {
        const char pattern = 0;
        void *memory = NULL;
        ur_event_handle_t made = NULL, used = NULL;
        worker->failed =
            urEnqueueUSMDeviceAllocExp(queue, NULL, 256, NULL, 0, NULL, &memory, &made) ||
            urEnqueueUSMFill(queue, memory, 1, &pattern, 256, 0, NULL, NULL) ||
            urEnqueueUSMFill(worker->shared, memory, 1, &pattern, 256, 1, &made, &used) ||
            (i % 50 == 0 && urEventWait(1, &used)) ||
            urEnqueueUSMFreeExp(queue, NULL, memory, 1, &used, NULL) || urEventRelease(made) ||
            urEventRelease(used);
    }
    if (queue && urQueueRelease(queue) != UR_RESULT_SUCCESS) {
        worker->failed = true;
    }
    return NULL;
}

static void threads(void **state) {
    struct worker workers[4];
    pthread_t ids[4];
    struct world *w = *state;
    for (unsigned flags = 0; flags <= UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE;
         flags += UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE) {
        ur_queue_handle_t shared = another_queue(w, flags);
        for (int i = 0; i < 4; i++) {
            workers[i] = (struct worker){w, shared, false};
            assert_int_equal(pthread_create(&ids[i], NULL, hand_on, &workers[i]), 0);
        }
        for (int i = 0; i < 4; i++) {
            pthread_join(ids[i], NULL);
        }
        for (int i = 0; i < 4; i++) {
            assert_false(workers[i].failed);
        }
        OK(urQueueRelease(shared));
    }
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(one_queue_in_order),
        cmocka_unit_test(a_launch_after_the_free),
        cmocka_unit_test(a_launch_of_the_earlier_form),
        cmocka_unit_test(freed_twice),
        cmocka_unit_test(another_queue_needs_the_event),
        cmocka_unit_test(a_later_event_of_the_queue_orders_as_well),
        cmocka_unit_test(out_of_order_queues_have_no_order),
        cmocka_unit_test(the_host_may_wait_instead),
        cmocka_unit_test(an_address_that_comes_back_is_fresh),
        cmocka_unit_test(memory_that_is_allocated_at_once_needs_no_order),
        cmocka_unit_test(thousands_on_one_queue),
        cmocka_unit_test(thousands_without_order),
        cmocka_unit_test(many_arguments_of_a_kernel),
        cmocka_unit_test(a_kernel_starts_without_arguments),
        cmocka_unit_test(threads),
    };
    return cmocka_run_group_tests(tests, setup, world_teardown);
}
