/* What a recording takes for over, call by call (record/layer/order.c). */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "layer/recording.h"

struct ur_recording ur_recording;

static const struct ur_record_traits *traits_of(unsigned function) {
    for (size_t i = 0; i < ur_record_num_traits; i++) {
        if (ur_record_traits[i].id == function) {
            return &ur_record_traits[i];
        }
    }
    fail();
    return NULL;
}

/* A barrier of a queue on its way, by its handle and those of events. */
struct command {
    struct ur_recorded call;
    void *queue;
    uint32_t count;
    void **waits, *event, **out;
    void *params[4];
};

static void begin(struct command *command, void *queue, void *event, uint32_t count, void **waits) {
    *command = (struct command){.queue = queue, .count = count, .waits = waits, .event = event};
    command->call.traits = traits_of(UR_FUNCTION_ENQUEUE_EVENTS_WAIT);
    command->call.began = ur_recording.commands;
    command->out = &command->event;
    command->params[0] = &command->queue;
    command->params[1] = &command->count;
    command->params[2] = &command->waits;
    command->params[3] = &command->out;
    command->call.after =
        ur_record_waits(command->call.traits, command->params, &command->call.num_after);
}

static struct ur_record_moment end(struct command *command) {
    struct ur_record_moment moment = ur_record_command(&command->call, command->params);
    free(command->call.after);
    return moment;
}

static struct ur_record_moment enqueue(void *queue, void *event, uint32_t count, void **waits) {
    struct command command;
    begin(&command, queue, event, count, waits);
    return end(&command);
}

static char names[64]; /* whose addresses are handles */
#define HANDLE(n) ((void *)&names[n])

static int forget(void **state) {
    (void)state;
    ur_record_order_forget_all();
    return 0;
}

static void in_order(void **state) {
    (void)state;
    ur_record_queue_made(HANDLE(0), NULL, true);
    struct ur_record_moment moments[100];
    for (int i = 0; i < 100; i++) {
        moments[i] = enqueue(HANDLE(0), i == 99 ? HANDLE(1) : NULL, 0, NULL);
    }
    ur_record_command_over(moments[70]);
    for (int i = 0; i < 100; i++) {
        assert_int_equal(ur_record_over(moments[i]), i <= 70);
    }
    ur_record_event_over(HANDLE(1)); /* of the last */
    assert_true(ur_record_over(moments[99]));
}

/* Threads enqueue at once: who returns first need not have been first. */
static void at_once(void **state) {
    (void)state;
    struct command first, second;
    ur_record_queue_made(HANDLE(0), NULL, true);
    struct ur_record_moment before = enqueue(HANDLE(0), NULL, 0, NULL);
    begin(&first, HANDLE(0), HANDLE(1), 0, NULL);
    begin(&second, HANDLE(0), HANDLE(2), 0, NULL);
    struct ur_record_moment returned_first = end(&second), returned_second = end(&first);
    struct ur_record_moment later = enqueue(HANDLE(0), HANDLE(3), 0, NULL);
    ur_record_event_over(HANDLE(1));
    assert_true(ur_record_over(returned_second));
    assert_true(ur_record_over(before));
    assert_false(ur_record_over(returned_first));
    assert_false(ur_record_over(later));
    ur_record_event_over(HANDLE(3));
    assert_true(ur_record_over(returned_first));
    assert_true(ur_record_all_over(later));
}

/* So many return while one call is on its way that it is not known which were before it. */
static void long_call(void **state) {
    (void)state;
    struct command slow;
    struct ur_record_moment others[40];
    ur_record_queue_made(HANDLE(0), NULL, true);
    begin(&slow, HANDLE(0), HANDLE(1), 0, NULL);
    for (int i = 0; i < 40; i++) {
        others[i] = enqueue(HANDLE(0), NULL, 0, NULL);
    }
    struct ur_record_moment moment = end(&slow);
    ur_record_event_over(HANDLE(1));
    assert_true(ur_record_over(moment));
    for (int i = 0; i < 40; i++) {
        assert_false(ur_record_over(others[i]));
    }
    uint32_t count;
    struct ur_record_moment *all = ur_record_so_far(true, HANDLE(0), &count);
    assert_int_equal(count, 1);
    struct ur_record_moment late = enqueue(HANDLE(0), NULL, 0, NULL);
    ur_record_up_to(all[0]); /* a wait does not tell of what came while it waited */
    free(all);
    assert_true(ur_record_over(others[39]));
    assert_false(ur_record_over(late));
}

static void without_order(void **state) {
    (void)state;
    void *list[1] = {HANDLE(1)};
    ur_record_queue_made(HANDLE(0), NULL, false);
    ur_record_queue_made(HANDLE(10), NULL, true);
    struct ur_record_moment a = enqueue(HANDLE(0), HANDLE(1), 0, NULL);
    struct ur_record_moment b = enqueue(HANDLE(0), HANDLE(2), 0, NULL);
    struct ur_record_moment c = enqueue(HANDLE(10), HANDLE(3), 1, list);
    ur_record_command_over(b);
    assert_true(ur_record_over(b) && ur_record_over(a)); /* a wait for all before it */
    struct ur_record_moment d = enqueue(HANDLE(0), HANDLE(4), 1, (void *[]){HANDLE(3)});
    assert_false(ur_record_over(c));
    ur_record_command_over(d); /* which came after the other queue's */
    assert_true(ur_record_over(c));
}

/* A handle that is free is another event's, and one that is not is the same event: a command may
 * give back the one that it waited for, whose end tells nothing of the command's queue. */
static void events_again(void **state) {
    (void)state;
    ur_record_queue_made(HANDLE(0), NULL, true);
    ur_record_queue_made(HANDLE(10), NULL, true);
    struct ur_record_moment waited = enqueue(HANDLE(0), HANDLE(1), 0, NULL);
    struct ur_record_moment other = enqueue(HANDLE(10), NULL, 0, NULL);
    enqueue(HANDLE(10), HANDLE(1), 1, (void *[]){HANDLE(1)});
    ur_record_event_over(HANDLE(1));
    assert_true(ur_record_over(waited));
    assert_false(ur_record_over(other));
    ur_record_event_retained(HANDLE(1), -1);
    ur_record_event_retained(HANDLE(1), -1);
    struct ur_record_moment again = enqueue(HANDLE(10), HANDLE(1), 0, NULL);
    ur_record_event_over(HANDLE(1));
    assert_true(ur_record_over(again) && ur_record_over(other));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_teardown(in_order, forget),
        cmocka_unit_test_teardown(at_once, forget),
        cmocka_unit_test_teardown(long_call, forget),
        cmocka_unit_test_teardown(without_order, forget),
        cmocka_unit_test_teardown(events_again, forget),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
