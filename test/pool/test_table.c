/* Tables of things found by a number. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "table.h"

uint32_t ur_pool_broken;

enum { ENTRIES = 1000, KEYS = 40 };

static ur_keyed_t entries[ENTRIES];

/* Also once it has grown several times. */
static void the_newest_of_a_key_comes_first(void **state) {
    (void)state;
    ur_table_t table = {0};
    for (int i = 0; i < ENTRIES; ++i) {
        entries[i].key = (uint64_t)i % KEYS;
        ur_table_put(&table, &entries[i]);
        assert_ptr_equal(ur_table_find(&table, entries[i].key), &entries[i]);
    }
    for (int i = ENTRIES - 1; i >= 0; --i) {
        ur_keyed_t *found = ur_table_find(&table, (uint64_t)i % KEYS);
        assert_ptr_equal(found, &entries[i]);
        assert_ptr_equal(ur_table_again(found), i < KEYS ? NULL : &entries[i - KEYS]);
        ur_table_remove(&table, found);
    }
    assert_null(ur_table_find(&table, 0));
    ur_table_fini(&table);
}

static void all_come_out(void **state) {
    (void)state;
    ur_table_t table = {0};
    for (int i = 0; i < ENTRIES; ++i) {
        entries[i].key = (uint64_t)i * 4096;
        ur_table_put(&table, &entries[i]);
    }
    uint32_t at = 0;
    int count = 0;
    while (ur_table_pop(&table, &at)) {
        ++count;
    }
    assert_int_equal(count, ENTRIES);
    ur_table_fini(&table);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(the_newest_of_a_key_comes_first),
        cmocka_unit_test(all_come_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
