/* Address windows: where memory comes to lie, parts that go back, and what happens when there is
 * none. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <stdlib.h>
#include <string.h>

#include "pool/window.h"

enum { UNIT = 4096, RANGE = 1 << 24, FIRST = 64 * UNIT, TALLY = RANGE / UNIT };

/* Addresses that nobody touches: the calls only note what they were asked. */
static char *arena;
static size_t next_address; /* bytes of the arena given out as addresses */
static size_t address_limit;
static unsigned char mapped[TALLY];
static size_t windows_open, bytes_mapped;
static int fail_map;

static void *reserve(struct ur_window_owner owner, size_t size, size_t align) {
    (void)owner;
    size_t at = (next_address + align - 1) & ~(align - 1);
    if (size > address_limit || at > address_limit - size) {
        return NULL;
    }
    next_address = at + size;
    ++windows_open;
    return arena + at;
}

static void unreserve(struct ur_window_owner owner, void *start, size_t size) {
    (void)owner, (void)start, (void)size;
    --windows_open;
}

static ur_result_t map(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes) {
    (void)owner;
    if (fail_map && --fail_map == 0) {
        return UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY;
    }
    for (size_t i = 0; i < size / UNIT; ++i) {
        size_t unit = (size_t)((char *)start - arena) / UNIT + i;
        assert_int_equal(mapped[unit], 0);
        assert_int_equal(notes[i], 0);
        mapped[unit] = 1;
        notes[i] = unit + 1;
    }
    bytes_mapped += size;
    return UR_RESULT_SUCCESS;
}

static void unmap(struct ur_window_owner owner, void *start, size_t size, uint64_t *notes) {
    (void)owner;
    for (size_t i = 0; i < size / UNIT; ++i) {
        size_t unit = (size_t)((char *)start - arena) / UNIT + i;
        assert_int_equal(mapped[unit], 1);
        assert_int_equal(notes[i], unit + 1);
        mapped[unit] = 0;
        notes[i] = 0;
    }
    bytes_mapped -= size;
}

static const struct ur_window_ops ops = {reserve, unreserve, map, unmap};
static int context_a, context_b;
static const struct ur_window_owner a = {&context_a, NULL, 1}, b = {&context_b, NULL, 1};

static int set_up(void **state) {
    static struct ur_windows windows;
    arena = (char *)((uintptr_t)1 << 40);
    next_address = windows_open = bytes_mapped = 0;
    address_limit = RANGE;
    fail_map = 0;
    memset(mapped, 0, sizeof(mapped));
    windows = (struct ur_windows){.lock = PTHREAD_MUTEX_INITIALIZER,
                                  .ops = &ops,
                                  .unit = UNIT,
                                  .align = 8 * UNIT,
                                  .first = FIRST};
    *state = &windows;
    return 0;
}

static char *take(struct ur_windows *w, struct ur_window_owner owner, size_t units, void *wish) {
    void *out = wish;
    assert_int_equal(ur_windows_take(w, owner, units * UNIT, 1, &out), UR_RESULT_SUCCESS);
    return out;
}

static void grows_where_it_is_wished(void **state) {
    struct ur_windows *w = *state;
    char *first = take(w, a, 3, NULL);
    char *second = take(w, a, 2, first + 3 * UNIT);
    assert_ptr_equal(second, first + 3 * UNIT);
    assert_true(ur_windows_has(w, first + 5 * UNIT - 1));
    assert_false(ur_windows_has(w, first + 5 * UNIT));
    /* Not where something is already, nor in another owner's window. */
    assert_ptr_equal(take(w, a, 1, first + UNIT), first + 5 * UNIT);
    char *other = take(w, b, 1, first + 6 * UNIT);
    assert_true(other < first || other >= first + FIRST);
    assert_int_equal(windows_open, 2);
    assert_true(ur_windows_give(w, first, 6 * UNIT));
    assert_true(ur_windows_give(w, other, UNIT));
    assert_int_equal(windows_open, 0);
    assert_int_equal(bytes_mapped, 0);
    assert_false(ur_windows_give(w, first, UNIT));
}

static void parts_go_back(void **state) {
    struct ur_windows *w = *state;
    char *all = take(w, a, 64, NULL); /* the whole window */
    assert_true(ur_windows_give(w, all + 10 * UNIT, 4 * UNIT));
    assert_int_equal(bytes_mapped, 60 * UNIT);
    assert_false(ur_windows_has(w, all + 13 * UNIT));
    assert_ptr_equal(take(w, a, 4, NULL), all + 10 * UNIT); /* the only room */
    assert_true(ur_windows_give(w, all + 60 * UNIT, 4 * UNIT));
    assert_ptr_equal(take(w, a, 2, NULL), all + 60 * UNIT); /* above all else */
    /* No room: the next window is four times as large. */
    char *more = take(w, a, 20, NULL);
    assert_int_equal(windows_open, 2);
    assert_int_equal(next_address, FIRST + 4 * FIRST);
    assert_true(ur_windows_give(w, more, 20 * UNIT));
    assert_true(ur_windows_give(w, all, 62 * UNIT));
    assert_int_equal(windows_open, 0);
}

static void alignment_is_kept(void **state) {
    struct ur_windows *w = *state;
    char *first = take(w, a, 1, NULL);
    void *out = NULL;
    assert_int_equal(ur_windows_take(w, a, UNIT, 8 * UNIT, &out), UR_RESULT_SUCCESS);
    assert_ptr_equal(out, first + 8 * UNIT);
    void *none = NULL;
    assert_int_equal(ur_windows_take(w, a, UNIT, 16 * UNIT, &none),
                     UR_RESULT_ERROR_UNSUPPORTED_ALIGNMENT);
    assert_null(none);
    assert_true(ur_windows_give(w, out, UNIT));
    assert_true(ur_windows_give(w, first, UNIT));
}

static void failures_leave_nothing(void **state) {
    struct ur_windows *w = *state;
    void *out = NULL;
    fail_map = 1;
    assert_int_equal(ur_windows_take(w, a, UNIT, 1, &out), UR_RESULT_ERROR_OUT_OF_DEVICE_MEMORY);
    assert_null(out);
    assert_int_equal(windows_open, 0);
    /* Fewer addresses than a window wants are enough, as long as the memory fits. */
    next_address = 0;
    address_limit = 20 * UNIT;
    char *small = take(w, a, 10, NULL);
    assert_int_equal(ur_windows_take(w, a, 30 * UNIT, 1, &out), UR_RESULT_ERROR_OUT_OF_RESOURCES);
    assert_int_equal(windows_open, 1);
    assert_true(ur_windows_give(w, small, 10 * UNIT));
    assert_int_equal(windows_open, 0);
}

/* Whatever is taken and given back in whatever order, nothing overlaps (map checks) and nothing is
 * left. */
static void many_at_random(void **state) {
    struct ur_windows *w = *state;
    enum { HELD = 40 };
    struct {
        char *at;
        size_t units;
        bool of_b;
    } held[HELD];
    int count = 0;
    uint64_t random = 88172645463325252u;
    for (int turn = 0; turn < 20000; ++turn) {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        if (count < HELD && random % 5 < 3) {
            void *wish = count ? held[count - 1].at + held[count - 1].units * UNIT : NULL;
            held[count].units = 1 + (random >> 8) % 12;
            held[count].of_b = (random >> 16) & 1;
            next_address = windows_open ? next_address : 0;
            void *out = (random >> 17) & 1 ? wish : NULL;
            if (!ur_windows_take(w, held[count].of_b ? b : a, held[count].units * UNIT, 1, &out)) {
                held[count++].at = out;
            }
        } else if (count) {
            int at = (int)((random >> 20) % (unsigned)count);
            size_t part = 1 + (random >> 32) % held[at].units;
            assert_true(ur_windows_give(w, held[at].at, part * UNIT));
            held[at].at += part * UNIT;
            held[at].units -= part;
            if (!held[at].units) {
                held[at] = held[--count];
            }
        }
    }
    while (count-- > 0) {
        assert_true(ur_windows_give(w, held[count].at, held[count].units * UNIT));
    }
    assert_int_equal(windows_open, 0);
    assert_int_equal(bytes_mapped, 0);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup(grows_where_it_is_wished, set_up),
        cmocka_unit_test_setup(parts_go_back, set_up),
        cmocka_unit_test_setup(alignment_is_kept, set_up),
        cmocka_unit_test_setup(failures_leave_nothing, set_up),
        cmocka_unit_test_setup(many_at_random, set_up),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
