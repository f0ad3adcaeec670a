/* Random event graphs keep all order; each rule of the pool, broken on purpose, is noticed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdio.h>
#include <stdlib.h>

#include "pool/debug.h"
#include "random.h"

uint32_t ur_pool_broken;

static uint64_t first_seed = 1;
static uint64_t graphs = 1500;

static void graphs_keep_order(void **state) {
    (void)state;
    for (uint64_t seed = first_seed; seed < first_seed + graphs; ++seed) {
        if (run_random(seed, 300, seed & 1, false)) {
            fail_msg("seed %llu", (unsigned long long)seed);
        }
    }
}

static void breaking(uint32_t rule, const char *name) {
    ur_pool_broken = rule;
    int caught = 0;
    uint64_t seed = 1;
    for (; seed <= 2000 && !caught; ++seed) {
        caught = run_random(seed, 300, seed & 1, true) > 0;
    }
    ur_pool_broken = 0;
    print_message("%s: %s by graph %llu\n", name, caught ? "caught" : "NOT caught",
                  (unsigned long long)seed - 1);
    assert_true(caught);
}

static void broken_rules_are_caught(void **state) {
    (void)state;
#define BREAK(rule) breaking(rule, #rule)
    BREAK(UR_RULE_SAME_QUEUE);
    BREAK(UR_RULE_ANCESTOR);
    BREAK(UR_RULE_COMPLETE);
    BREAK(UR_RULE_PENDING_WAIT);
    BREAK(UR_RULE_PENDING_SIGNAL);
    BREAK(UR_RULE_HOST_FREE);
    BREAK(UR_RULE_FREE_WAITS);
    BREAK(UR_RULE_MERGE);
    BREAK(UR_RULE_ALLOC_WAITS);
    BREAK(UR_RULE_UNSIGNALLED);
}

int main(int argc, char **argv) {
    if (argc > 1) {
        first_seed = strtoull(argv[1], NULL, 10);
    }
    if (argc > 2) {
        graphs = strtoull(argv[2], NULL, 10);
    }
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(graphs_keep_order),
        cmocka_unit_test(broken_rules_are_caught),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
