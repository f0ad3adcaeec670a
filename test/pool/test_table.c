/* Tables of things found by a number or an address. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "pool/map.h"
#include "pool/table.h"

uint32_t ur_pool_broken;

enum { ENTRIES = 1000, KEYS = 40 };

static struct ur_keyed entries[ENTRIES];

/* Also once it has grown several times. */
static void the_newest_of_a_key_comes_first(void **state) {
    (void)state;
    struct ur_table table = {0};
    for (int i = 0; i < ENTRIES; ++i) {
        entries[i].key = (uint64_t)i % KEYS;
        ur_table_put(&table, &entries[i]);
        assert_ptr_equal(ur_table_find(&table, entries[i].key), &entries[i]);
    }
    for (int i = ENTRIES - 1; i >= 0; --i) {
        struct ur_keyed *found = ur_table_find(&table, (uint64_t)i % KEYS);
        assert_ptr_equal(found, &entries[i]);
        assert_ptr_equal(ur_table_again(found), i < KEYS ? NULL : &entries[i - KEYS]);
        ur_table_remove(&table, found);
    }
    assert_null(ur_table_find(&table, 0));
    ur_table_fini(&table);
}

static void all_come_out(void **state) {
    (void)state;
    struct ur_table table = {0};
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

/* Addresses may be any numbers: those of devices repeat the highest bit that the device knows. */
static void blocks_are_found_wherever_they_are(void **state) {
    (void)state;
    static const uintptr_t starts[] = {0x1000,
                                       0x7ffffffff000,
                                       0x800000000000,
                                       0xfffffffff000,
                                       0x1000000000000,
                                       0x80000000001000,
                                       0xff00000000000000,
                                       0xff007ffffffff000,
                                       0xfffe800000001000,
                                       0xffff000000001000,
                                       0xffff800000000000,
                                       0xffff800000001000,
                                       0xfffffffffffff000,
                                       0xffffffffffffff00};
    enum { COUNT = sizeof(starts) / sizeof(starts[0]) };
    static struct ur_map map;
    ur_map_init(&map);
    for (size_t i = 0; i < COUNT; ++i) { /* in no order */
        size_t n = i * 5 % COUNT;
        struct ur_block *block = (struct ur_block *)&entries[n];
        assert_null(ur_map_at(&map, starts[n]));
        assert_true(ur_map_add(&map, starts[n], block));
        assert_false(ur_map_add(&map, starts[n], block));
    }
    for (size_t step = 1; step <= 2; ++step) { /* then every other one is gone */
        void *below = NULL;
        for (size_t i = 0; i < COUNT; ++i) {
            assert_ptr_equal(ur_map_below(&map, starts[i] - 1), below);
            void *here = i % step ? NULL : &entries[i];
            assert_ptr_equal(ur_map_at(&map, starts[i] + 255), here);
            below = here ? here : below;
            assert_ptr_equal(ur_map_below(&map, starts[i]), below);
        }
        for (size_t i = 1; i < COUNT && step == 1; i += 2) {
            ur_map_remove(&map, starts[i]);
        }
    }
    ur_map_fini(&map);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(blocks_are_found_wherever_they_are),
        cmocka_unit_test(the_newest_of_a_key_comes_first),
        cmocka_unit_test(all_come_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
