/* Accesses of two commands that nothing orders, made in the same moment: one of the two finds the
 * other. */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>

#include <cmocka.h>

#include "check/command.h"

enum { WORDS = 50000, TURNS = 200 };
static struct ur_check_command commands[UR_CHECK_COMMANDS];
static struct ur_check_touched words[WORDS];
static atomic_uint turn[2];

struct side {
    unsigned index;
    bool writes;
    uint32_t found[WORDS];
};
static struct side sides[2] = {{.index = 0}, {.index = 1}};

static void *access_all(void *argument) {
    struct side *side = argument;
    uint32_t mine = (side->index + 1) << UR_CHECK_TOUCHED_NUMBER | 0xf;
    for (unsigned i = 0; i < WORDS; i++) {
        atomic_store(&turn[side->index], i + 1);
        for (unsigned k = 0; atomic_load(&turn[!side->index]) <= i; k++) {
            if (k % TURNS == TURNS - 1) {
                sched_yield();
            }
        }
        bool read;
        side->found[i] = ur_check_access_by(commands, words + i, mine, side->writes, &read);
    }
    return NULL;
}

/* How many words both have accessed and neither found the other at. */
static unsigned missed(bool first_writes, bool second_writes) {
    for (unsigned i = 0; i < WORDS; i++) {
        words[i] = (struct ur_check_touched){0};
    }
    for (unsigned s = 0; s < 2; s++) {
        atomic_store(&turn[s], 0);
        sides[s].writes = s ? second_writes : first_writes;
        commands[s + 1] = (struct ur_check_command){.number = s + 1, .lane = s, .turn = 1};
        commands[s + 1].before[s] = 1;
    }
    pthread_t other;
    assert_int_equal(pthread_create(&other, NULL, access_all, &sides[1]), 0);
    access_all(&sides[0]);
    pthread_join(other, NULL);
    unsigned count = 0;
    for (unsigned i = 0; i < WORDS; i++) {
        count += !sides[0].found[i] && !sides[1].found[i];
    }
    return count;
}

static void two_writes_in_one_moment_are_a_race(void **state) {
    (void)state;
    assert_int_equal(missed(true, true), 0);
}

static void a_write_and_a_read_in_one_moment_are_a_race(void **state) {
    (void)state;
    assert_int_equal(missed(true, false), 0);
    assert_int_equal(missed(false, true), 0);
}

static void two_reads_are_none(void **state) {
    (void)state;
    assert_int_equal(missed(false, false), WORDS);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(two_writes_in_one_moment_are_a_race),
        cmocka_unit_test(a_write_and_a_read_in_one_moment_are_a_race),
        cmocka_unit_test(two_reads_are_none),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
