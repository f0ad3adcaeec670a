/* Names and their numbers: those of a program's kernels and variables. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "base/names.h"

static void finds_what_was_added(void **state) {
    struct ur_names names = {0};
    char text[64];
    (void)state;
    assert_int_equal(ur_names_find(&names, "a", 1), UR_NO_NAME);
    for (uint32_t turn = 0; turn < 2; ++turn) {
        for (uint32_t i = 0; i < 5000; ++i) {
            int length = snprintf(text, sizeof(text), "name%u", i);
            assert_int_equal(ur_names_add(&names, text, (size_t)length), i);
        }
    }
    assert_int_equal(names.count, 5000);
    assert_int_equal(ur_names_find(&names, "name4999", 8), 4999);
    assert_int_equal(ur_names_find(&names, "name4999", 7), 499); /* of that many characters */
    assert_int_equal(ur_names_find(&names, "name5000", 8), UR_NO_NAME);
    assert_int_equal(ur_names_find(&names, "nam", 3), UR_NO_NAME);
    assert_int_equal(ur_names_find(&names, "", 0), UR_NO_NAME);
    assert_int_equal(ur_names_add(&names, "", 0), 5000);
    assert_int_equal(ur_names_find(&names, "x", 0), 5000);
    assert_string_equal(names.list[17], "name17");
    ur_names_free(&names);
    assert_int_equal(names.count, 0);
}

/* For growth.py: as many kernels with what SYCL says of each, and each looked up. */
static int add_many(uint32_t count) {
    struct ur_names names = {0};
    char text[128];
    for (uint32_t i = 0; i < count; ++i) {
        size_t length = (size_t)snprintf(
            text, sizeof(text), "_ZTSN4sycl3_V16detail18RoundedRangeKernelINS0_4itemILi1E_%07u", i);
        if (ur_names_add(&names, text, length) != i || ur_names_find(&names, text, length) != i) {
            return 1;
        }
    }
    ur_names_free(&names);
    return 0;
}

int main(int argc, char **argv) {
    if (argc == 2) {
        return add_many((uint32_t)strtoul(argv[1], NULL, 10));
    }
    const struct CMUnitTest tests[] = {cmocka_unit_test(finds_what_was_added)};
    return cmocka_run_group_tests(tests, NULL, NULL);
}
