/* Clocks and size classes. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "mock.h"
#include "pool/request.h"
#include "pool/space.h"

uint32_t ur_pool_broken;

static void classes_hold_their_sizes(void **state) {
    (void)state;
    size_t below = 0;
    for (uint32_t class = 0; class < UR_CLASSES; ++class) {
        size_t size = ur_class_size(class);
        assert_int_equal(ur_class_up(size), class);
        assert_int_equal(ur_class_up(below + 1), class);
        assert_int_equal(ur_class_down(size), class);
        assert_int_equal(size % UR_GRAIN, 0);
        assert_true(size <= 8192 || size - below <= below / 31);
        below = size;
    }
    assert_true(below >= UR_SIZE_MAX);
}

/* A clock never claims more than is true, however many queues there are, and knows chains of any
 * length. */
static void clocks_err_to_one_side(void **state) {
    (void)state;
    static mock_t mock;
    mock_init(&mock);
    mock_queue_t *queues[MOCK_QUEUES];
    for (int i = 0; i < MOCK_QUEUES; ++i) {
        queues[i] = mock_queue(&mock, i % 2);
    }
    enum { EVENTS = 1500 };
    static mock_event_t *events[EVENTS];
    uint64_t rng = 3;
    for (int i = 0; i < EVENTS; ++i) {
        void *waits[3];
        uint32_t count = 0;
        while (i && count < 3 && mock_random(&rng) % 2) {
            uint64_t back = 1 + mock_random(&rng) % 20;
            waits[count++] = events[back > (uint64_t)i ? 0 : i - (int)back];
        }
        events[i] = mock_command(queues[mock_random(&rng) % MOCK_QUEUES], count ? waits : NULL,
                                 count, mock_random(&rng) % 20 == 0, true);
    }
    long known = 0, truth = 0;
    for (int i = 0; i < EVENTS; ++i) {
        for (int k = i > 100 ? i - 100 : 0; k <= i; ++k) {
            bool covers = ur_clock_covers(&events[i]->stamp.clock, &events[k]->stamp.point);
            bool ordered = mock_ordered(&mock, events[k]->id, events[i]->id);
            assert_true(!covers || ordered);
            known += covers;
            truth += ordered;
        }
    }
    print_message("%ld of %ld orders known\n", known, truth);
    assert_true(known * 10 > truth * 3);
    /* A chain of a thousand commands over two queues. */
    mock_event_t *first = mock_command(queues[0], NULL, 0, false, true);
    mock_event_t *last = first;
    for (int i = 0; i < 1000; ++i) {
        mock_event_t *next = mock_command(queues[i % 2], (void *[]){last}, 1, false, true);
        if (last != first) {
            mock_drop(last);
        }
        last = next;
    }
    assert_true(ur_clock_covers(&last->stamp.clock, &first->stamp.point));
    mock_drop(first);
    mock_drop(last);
    for (int i = 0; i < EVENTS; ++i) {
        mock_drop(events[i]);
    }
    mock_fini(&mock);
}

int main(void) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(classes_hold_their_sizes),
                                       cmocka_unit_test(clocks_err_to_one_side)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
