/* NUMA nodes of other machines, written down as Linux tells them. */
#include "topology.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

#define COUNT(array) (sizeof(array) / sizeof((array)[0]))

static const unsigned first_twelve[] = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11};

static void good_lists(void **state) {
    static const struct {
        const char *text;
        size_t count;
        unsigned numbers[12];
    } cases[] = {
        {"0-3,8,10-11", 7, {0, 1, 2, 3, 8, 10, 11}},
        {"0-3,8,10-11\n", 7, {0, 1, 2, 3, 8, 10, 11}},
        {"5", 1, {5}},
        {"", 0, {0}},
        {"\n", 0, {0}},
        {"7-7", 1, {7}},
        {"3,1,2", 3, {1, 2, 3}},        /* the order is that of the processors */
        {"1-4,2-3,4", 4, {1, 2, 3, 4}}, /* no processor twice */
        {"10-500,900000", 2, {10, 11}},
        {"12-99", 0, {0}},
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); ++i) {
        unsigned out[12];
        size_t count = SIZE_MAX;
        if (!ncpu_cpu_list(cases[i].text, first_twelve, 12, out, &count))
            fail_msg("\"%s\" is refused", cases[i].text);
        assert_int_equal(count, cases[i].count);
        assert_memory_equal(out, cases[i].numbers, count * sizeof(*out));
    }
}

static void bad_lists(void **state) {
    static const char *const cases[] = {
        "x",
        "0-",
        "-3",
        "3-1",
        "0-3,",
        ",0",
        "0,,1",
        "0 1",
        "0-3x",
        "0x3",
        "0\n1",
        "+1",
        " 0",
        "0-3-5",
        "1000001",
        "99999999999999999999",
        "0-99999999999999999999",
        "0;1",
        "0.5",
        "0,\n",
    };
    (void)state;
    for (size_t i = 0; i < COUNT(cases); ++i) {
        unsigned out[12] = {77};
        size_t count = 55;
        if (ncpu_cpu_list(cases[i], first_twelve, 12, out, &count))
            fail_msg("\"%s\" is taken for %zu processors", cases[i], count);
        assert_int_equal(count, 55);
        assert_int_equal(out[0], 77);
    }
}

/* ---- folders --------------------------------------------------------------------------------- */

static char folder[64];

static void put(const char *name, const char *text) {
    char path[256];
    snprintf(path, sizeof(path), "%s/%s", folder, name);
    char *slash = strrchr(path, '/');
    *slash = '\0';
    mkdir(path, 0700);
    *slash = '/';
    FILE *file = fopen(path, "w");
    assert_non_null(file);
    fputs(text, file);
    fclose(file);
}

static int make_folder(void **state) {
    (void)state;
    snprintf(folder, sizeof(folder), "/tmp/ncpu_nodes_XXXXXX");
    return mkdtemp(folder) ? 0 : -1;
}

static int drop_folder(void **state) {
    static const char *const names[] = {"online", "node0", "node1", "node2", "node8", "node900"};
    char path[256];
    (void)state;
    for (size_t i = 0; i < COUNT(names); ++i) {
        snprintf(path, sizeof(path), "%s/%s/cpulist", folder, names[i]);
        unlink(path);
        snprintf(path, sizeof(path), "%s/%s", folder, names[i]);
        unlink(path);
        rmdir(path);
    }
    return rmdir(folder);
}

/* Two sockets with their second threads numbered last, a node of memory alone, a gap. */
static void nodes_with_gaps(void **state) {
    unsigned out[12];
    size_t sizes[12];
    (void)state;
    put("online", "0-2,8\n");
    put("node0/cpulist", "0-2,6-8\n");
    put("node1/cpulist", "\n");
    put("node2/cpulist", "3-5\n");
    put("node8/cpulist", "9-11\n");
    assert_int_equal(ncpu_numa_nodes(folder, first_twelve, 12, out, sizes), 3);
    assert_memory_equal(sizes, ((size_t[]){6, 3, 3}), 3 * sizeof(*sizes));
    assert_memory_equal(out, ((unsigned[]){0, 1, 2, 6, 7, 8, 3, 4, 5, 9, 10, 11}), sizeof(out));

    /* a process, or a sub-device, that has some processors alone */
    static const unsigned some[] = {4, 8, 9};
    assert_int_equal(ncpu_numa_nodes(folder, some, 3, out, sizes), 3);
    assert_memory_equal(out, ((unsigned[]){8, 4, 9}), 3 * sizeof(*out));
    assert_int_equal(ncpu_numa_nodes(folder, some, 1, out, sizes), 1);
    assert_int_equal(sizes[0], 1);
}

/* A node that cannot be read counts as none; a processor is on one node. */
static void damaged_nodes(void **state) {
    unsigned out[12];
    size_t sizes[12];
    (void)state;
    assert_int_equal(ncpu_numa_nodes(folder, first_twelve, 12, out, sizes), 0);
    put("online", "0-1,zwei\n");
    put("node0/cpulist", "0-3\n");
    assert_int_equal(ncpu_numa_nodes(folder, first_twelve, 12, out, sizes), 0);
    put("online", "0-2,900\n"); /* node2 has no list */
    put("node1/cpulist", "4-\n");
    put("node900/cpulist", "2-5\n");
    assert_int_equal(ncpu_numa_nodes(folder, first_twelve, 12, out, sizes), 2);
    assert_memory_equal(sizes, ((size_t[]){4, 2}), 2 * sizeof(*sizes));
    assert_memory_equal(out, ((unsigned[]){0, 1, 2, 3, 4, 5}), 6 * sizeof(*out));
    assert_int_equal(ncpu_numa_nodes("/nowhere/at/all", first_twelve, 12, out, sizes), 0);
    char *far = malloc(8192);
    memset(far, 'a', 8191);
    far[8191] = '\0';
    assert_int_equal(ncpu_numa_nodes(far, first_twelve, 12, out, sizes), 0);
    free(far);
}

/* What this machine says is consistent, whatever it is. */
static void this_machine(void **state) {
    unsigned cpus[1024], out[1024];
    size_t sizes[1024], sum = 0;
    (void)state;
    for (unsigned i = 0; i < COUNT(cpus); ++i)
        cpus[i] = i;
    size_t nodes = ncpu_numa_nodes(NCPU_NODES, cpus, COUNT(cpus), out, sizes);
    for (size_t i = 0; i < nodes; ++i) {
        assert_true(sizes[i] > 0);
        sum += sizes[i];
    }
    assert_true(sum <= COUNT(cpus));
    for (size_t i = 0; i < sum; ++i)
        for (size_t k = 0; k < i; ++k)
            assert_int_not_equal(out[i], out[k]);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(good_lists),
        cmocka_unit_test(bad_lists),
        cmocka_unit_test_setup_teardown(nodes_with_gaps, make_folder, drop_folder),
        cmocka_unit_test_setup_teardown(damaged_nodes, make_folder, drop_folder),
        cmocka_unit_test(this_machine),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
