/* How threads sleep that wait for a device, against work that takes given times. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "os/patience.h"

#define US 1000ull
#define MS 1000000ull

struct told {
    uint64_t late, slept; /* ns; after the end, and of it all */
};

/* The work is over `length` ns after the wait began, each nap ends as late as it may, and the
 * driver tells at once. */
static struct told wait(struct ur_patience *patience, uint64_t length) {
    uint64_t waited = 0, nap;
    struct told told = {0};
    while ((nap = ur_patience_nap(patience, waited)) && waited < length) {
        waited += nap + UR_PATIENCE_LATE;
        told.slept += nap + UR_PATIENCE_LATE;
    }
    if (waited < length) {
        waited = length; /* the driver's wait */
    }
    told.late = waited - length;
    ur_patience_learn(patience, waited);
    return told;
}

/* The same again and again. */
static struct told settled(struct ur_patience *patience, uint64_t length) {
    struct told told = {0};
    for (int i = 0; i < 40; ++i) {
        told = wait(patience, length);
    }
    return told;
}

static void test_short_waits_are_the_drivers(void **state) {
    (void)state;
    for (uint64_t length = 0; length < 490 * US; length += 7 * US) {
        struct ur_patience patience = {0};
        for (int i = 0; i < 100; ++i) {
            struct told told = wait(&patience, length);
            assert_int_equal(told.slept, 0);
            assert_int_equal(told.late, 0);
        }
    }
}

static void test_a_first_wait_is_the_drivers(void **state) {
    (void)state;
    struct ur_patience patience = {0};
    struct told told = wait(&patience, 1000 * MS);
    assert_int_equal(told.slept, 0);
    assert_int_equal(told.late, 0);
}

static void test_long_waits_sleep_and_end_in_time(void **state) {
    (void)state;
    for (uint64_t length = 600 * US; length < 10000 * MS; length += length / 7) {
        struct ur_patience patience = {0};
        struct told told = settled(&patience, length);
        assert_true(told.late <= length / 64);
        if (length >= MS) {
            assert_true(told.slept >= length / 2);
        }
        if (length >= 20 * MS) {
            assert_true(told.slept >= length / 10 * 9);
        }
    }
}

static void test_a_short_wait_after_long_ones_is_late_once(void **state) {
    (void)state;
    for (uint64_t before = MS; before < 10000 * MS; before *= 3) {
        for (uint64_t length = US; length < before; length *= 2) {
            struct ur_patience patience = {0};
            (void)settled(&patience, before);
            struct told told = wait(&patience, length);
            uint64_t most = length / 16 > UR_PATIENCE_NAP ? length / 16 : UR_PATIENCE_NAP;
            assert_true(told.late <= most + UR_PATIENCE_LATE);
            told = wait(&patience, length);
            assert_true(told.late <= length / 64);
        }
    }
}

static void test_what_alternates_is_the_drivers(void **state) {
    (void)state;
    struct ur_patience patience = {0};
    for (int i = 0; i < 100; ++i) {
        assert_int_equal(wait(&patience, 5 * MS).slept, 0);
        assert_int_equal(wait(&patience, 5 * US).late, 0);
    }
}

static void test_work_that_never_ends_is_looked_at_now_and_then(void **state) {
    (void)state;
    struct ur_patience patience = {.usual = UINT64_MAX / 4};
    assert_int_equal(ur_patience_nap(&patience, 3600000 * MS), UR_PATIENCE_LONGEST_NAP);
    ur_patience_learn(&patience, 3600000 * MS);
    assert_int_equal(patience.usual, 3600000 * MS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_short_waits_are_the_drivers),
        cmocka_unit_test(test_a_first_wait_is_the_drivers),
        cmocka_unit_test(test_long_waits_sleep_and_end_in_time),
        cmocka_unit_test(test_a_short_wait_after_long_ones_is_late_once),
        cmocka_unit_test(test_what_alternates_is_the_drivers),
        cmocka_unit_test(test_work_that_never_ends_is_looked_at_now_and_then),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
