/* Which launches may still run: none that is not wholly enqueued counts as over, however empty its
 * queue is. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stdlib.h>

#include <cmocka.h>

#include "check/layer/layer.h"

struct ur_checking ur_checking;
static int handles[2];
static bool empty[2];

static ur_result_t UR_APICALL queue_info(ur_queue_handle_t queue, ur_queue_info_t name, size_t size,
                                         void *value, size_t *actual) {
    (void)actual;
    assert_int_equal(name, UR_QUEUE_INFO_EMPTY);
    assert_int_equal(size, sizeof(bool));
    *(bool *)value = empty[(int *)queue - handles];
    return UR_RESULT_SUCCESS;
}

static ur_layer_dditable_t next = {.ddi.Queue.pfnGetInfo = queue_info};

static ur_queue_handle_t made(unsigned which) {
    ur_queue_handle_t queue = (ur_queue_handle_t)&handles[which];
    ur_checking.next = &next;
    empty[which] = true;
    ur_check_queue_made(queue, (ur_context_handle_t)&next);
    return queue;
}

static void launches_are_over_once_their_queue_is_empty(void **state) {
    (void)state;
    ur_queue_handle_t first = made(0), second = made(1);
    assert_int_equal(ur_check_oldest_running(true), UINT64_MAX);
    uint64_t one = ur_check_enqueuing(first), two = ur_check_enqueuing(second);
    ur_check_enqueued(first);
    ur_check_enqueued(second);
    assert_true(two > one);
    /* The queues are asked where that is wanted. */
    assert_int_equal(ur_check_oldest_running(false), one);
    empty[1] = false;
    assert_int_equal(ur_check_oldest_running(true), two);
    empty[1] = true;
    assert_int_equal(ur_check_oldest_running(true), UINT64_MAX);
    ur_check_queue_release(first);
    ur_check_queue_release(second);
}

static void a_launch_on_its_way_to_the_driver_is_not_over(void **state) {
    (void)state;
    ur_queue_handle_t queue = made(0);
    uint64_t launch = ur_check_enqueuing(queue);
    assert_int_equal(ur_check_oldest_running(true), launch);
    /* Another one has come so far, too. */
    (void)ur_check_enqueuing(queue);
    ur_check_enqueued(queue);
    assert_int_equal(ur_check_oldest_running(true), launch);
    ur_check_enqueued(queue);
    assert_int_equal(ur_check_oldest_running(true), UINT64_MAX);
    ur_check_queue_release(queue);
}

static void a_wait_is_for_what_the_driver_had(void **state) {
    (void)state;
    ur_queue_handle_t queue = made(0);
    empty[0] = false;
    uint64_t launch = ur_check_enqueuing(queue), last = ur_check_last_launch(queue);
    /* Another thread waits for the queue before the driver has the launch. */
    ur_check_enqueued(queue);
    ur_check_queue_idle(queue, last);
    assert_int_equal(ur_check_oldest_running(false), launch);
    /* What is launched while a thread waits is not waited for. */
    last = ur_check_last_launch(queue);
    (void)ur_check_enqueuing(queue);
    ur_check_enqueued(queue);
    ur_check_queue_idle(queue, last);
    assert_int_equal(ur_check_oldest_running(false), launch);
    ur_check_queue_idle(queue, ur_check_last_launch(queue));
    assert_int_equal(ur_check_oldest_running(false), UINT64_MAX);
    ur_check_queue_release(queue);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(launches_are_over_once_their_queue_is_empty),
        cmocka_unit_test(a_launch_on_its_way_to_the_driver_is_not_over),
        cmocka_unit_test(a_wait_is_for_what_the_driver_had),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
