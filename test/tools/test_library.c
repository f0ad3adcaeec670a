/*
 * Opening a driver library that lies beside its caller with others that it needs, none of which
 * says where the others are. The search path of this program leads to their folder, as that of an
 * adapter does.
 */
#include "base/library.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

struct calls {
    int (*first)(void);
};

static const struct ur_library_call list[] = {{"neighbour_first", true}};

static void opens_what_is_needed_beside_it(void **state) {
    static const char *const names[] = {"libneighbour_first.so", NULL};
    struct calls calls = {NULL};
    char reason[256] = "";

    (void)state;
    if (!ur_library_open(names, list, 1, &calls, reason, sizeof(reason))) {
        fail_msg("%s", reason);
    }
    assert_int_equal(calls.first(), 3);
}

static void says_what_is_missing(void **state) {
    static const char *const names[] = {"libneighbour_lost.so", "libneighbour_none.so", NULL};
    struct calls calls = {NULL};
    char reason[256] = "";

    (void)state;
    assert_null(ur_library_open(names, list, 1, &calls, reason, sizeof(reason)));
    assert_null(calls.first);
    assert_non_null(strstr(reason, "libneighbour_lost.so: libneighbour_gone.so: cannot open"));
    assert_non_null(strstr(reason, "libneighbour_none.so: cannot open"));
    assert_null(strstr(reason, "libneighbour_none.so: libneighbour_none.so"));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(opens_what_is_needed_beside_it),
        cmocka_unit_test(says_what_is_missing),
    };

    return cmocka_run_group_tests(tests, NULL, NULL);
}
