/*
 * Runs kernels that urcc compiled for the host with a runner of its own, the plainest that keeps
 * the contract of hostcode.h for what urcc makes: one group after the other, by `group` where
 * work-items wait for each other, else row by row. Arguments: the object files.
 */
#include "hostcode/hostcode.h"

#include <dlfcn.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static const char *basic_path, *builtins_path;
static const struct ur_hostcode_table *basic, *builtins;

/* ---- the runner ---- */

enum { MAX_ITEMS = 256 };

struct range {
    uint32_t dims;
    size_t global[3], local[3], offset[3];
};

static void place(struct ur_hostcode_item *item, const struct range *r, const size_t group[3],
                  size_t index) {
    memset(item, 0, sizeof(*item));
    item->dims = r->dims;
    for (unsigned d = 0; d < 3; d++) {
        item->global_size[d] = r->global[d];
        item->local_size[d] = r->local[d];
        item->group_count[d] = r->global[d] / r->local[d];
        item->offset[d] = r->offset[d];
        item->group_id[d] = group[d];
    }
    item->local_id[0] = index % r->local[0];
    item->local_id[1] = index / r->local[0] % r->local[1];
    item->local_id[2] = index / r->local[0] / r->local[1];
    for (unsigned d = 0; d < 3; d++)
        item->global_id[d] = group[d] * r->local[d] + item->local_id[d] + r->offset[d];
}

static size_t round_up(size_t size) {
    return (size + 127) / 128 * 128;
}

static void run(const struct ur_hostcode_kernel *k, void *const *args, const struct range *r) {
    size_t items = r->local[0] * r->local[1] * r->local[2], group[3];
    assert_true(items <= MAX_ITEMS);
    size_t teams = k->sub_group_size ? (items + k->sub_group_size - 1) / k->sub_group_size : items;
    size_t scratch = (items + 15) / 16 * 16 * k->scratch_item + teams * k->scratch_team;
    unsigned char *room = aligned_alloc(128, round_up(k->local_block + 1) + round_up(scratch + 1));

    assert_non_null(room);
    for (group[2] = 0; group[2] < r->global[2] / r->local[2]; group[2]++)
        for (group[1] = 0; group[1] < r->global[1] / r->local[1]; group[1]++)
            for (group[0] = 0; group[0] < r->global[0] / r->local[0]; group[0]++) {
                struct ur_hostcode_item item;
                for (size_t i = 0; i < items; i += r->local[0]) {
                    place(&item, r, group, i);
                    item.sub_group_size = k->sub_group_size;
                    item.local = room;
                    item.scratch = room + round_up(k->local_block + 1);
                    if (k->group) {
                        assert_int_equal(k->group(args, &item), 0);
                        break;
                    }
                    k->row(args, &item);
                }
            }
    free(room);
}

static const struct ur_hostcode_kernel *find(const struct ur_hostcode_table *table,
                                             const char *name) {
    for (uint32_t i = 0; i < table->kernel_count; i++)
        if (strcmp(table->kernels[i].name, name) == 0)
            return &table->kernels[i];
    fail_msg("no kernel %s", name);
    return NULL;
}

static const struct ur_hostcode_global *find_global(const struct ur_hostcode_table *table,
                                                    const char *name) {
    for (uint32_t i = 0; i < table->global_count; i++)
        if (strcmp(table->globals[i].name, name) == 0)
            return &table->globals[i];
    fail_msg("no variable %s", name);
    return NULL;
}

#define RANGE1(g, l)                                                                               \
    &(struct range) {                                                                              \
        1, {g, 1, 1}, {l, 1, 1}, {                                                                 \
            0, 0, 0                                                                                \
        }                                                                                          \
    }

/* ---- tests ---- */

static const struct ur_hostcode_table *load(const char *path) {
    void *object = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    const struct ur_hostcode_table *table;

    if (!object)
        fail_msg("%s", dlerror());
    table = dlsym(object, UR_HOSTCODE_SYMBOL);
    assert_non_null(table);
    assert_int_equal(table->magic, UR_HOSTCODE_MAGIC);
    assert_int_equal(table->version, UR_HOSTCODE_VERSION);
    return table;
}

static int load_all(void **state) {
    (void)state;
    basic = load(basic_path);
    builtins = load(builtins_path);
    return 0;
}

static void table_describes_kernels(void **state) {
    const struct ur_hostcode_kernel *k;

    (void)state;
    assert_int_equal(basic->kernel_count, 11);
    k = find(basic, "by_value");
    assert_int_equal(k->arg_count, 12);
    assert_false(k->uses_barrier);
    assert_non_null(k->row);
    static const struct {
        const char *name;
        uint32_t kind, align;
        uint64_t size;
    } want[] = {{"out", UR_HOSTCODE_ARG_POINTER, 4, 8},
                {"c", 0, 1, 1},
                {"s", 0, 2, 2},
                {"l", 0, 8, 8},
                {"d", 0, 8, 8},
                {"v4", 0, 16, 16},
                {"v3", 0, 16, 16},
                {"v8", 0, 64, 64},
                {"p", 0, 16, 48},
                {"q", 0, 4, 8},
                {"w", UR_HOSTCODE_ARG_POINTER, 4, 8},
                {"none", UR_HOSTCODE_ARG_POINTER, 4, 8}};
    for (unsigned i = 0; i < 12; i++) {
        assert_string_equal(k->args[i].name, want[i].name);
        assert_int_equal(k->args[i].kind, want[i].kind);
        assert_int_equal(k->args[i].align, want[i].align);
        assert_int_equal(k->args[i].size, want[i].size);
    }
    k = find(basic, "reduce");
    assert_int_equal(k->args[2].kind, UR_HOSTCODE_ARG_LOCAL);
    assert_true(k->uses_barrier);
    assert_null(k->row);
    assert_non_null(k->group);
    assert_true(k->stack_size > 0 && k->stack_size < 256 * 1024);
    k = find(basic, "rotate_group");
    assert_int_equal(k->reqd_group_size[0], 16);
    assert_int_equal(k->reqd_group_size[2], 1);
    assert_int_equal(k->static_local_size, 64);
    assert_true(find(basic, "barrier_loop")->uses_barrier);
    assert_true(find(basic, "group_functions")->uses_barrier);
    assert_true(find(basic, "async_copy")->uses_barrier);
    assert_false(find(basic, "atomics")->uses_barrier);
    assert_int_equal(find(basic, "nothing")->arg_count, 0);
    static const char *const apart[] = {"vector_add", "doubles", "by_value", "atomics", "nothing"};
    static const char *const together[] = {"ids",          "reduce",          "rotate_group",
                                           "barrier_loop", "group_functions", "async_copy"};
    for (size_t i = 0; i < sizeof(apart) / sizeof(apart[0]); i++)
        assert_true(find(basic, apart[i])->any_groups);
    for (size_t i = 0; i < sizeof(together) / sizeof(together[0]); i++)
        assert_false(find(basic, together[i])->any_groups);
    /* Those of CL2.0 that require no size may have a smaller group at the end. */
    assert_true(find(basic, "ids")->uneven_groups);
    assert_true(find(basic, "reduce")->uneven_groups);
    assert_false(find(basic, "rotate_group")->uneven_groups);
    assert_int_equal(basic->global_count, 2);
    assert_int_equal(find_global(basic, "launches")->size, 4);
    assert_int_equal(*(int *)find_global(basic, "launches")->address, 5);
    assert_int_equal(find_global(basic, "weights")->size, 16 | UR_HOSTCODE_CONSTANT);
}

static void adds_vectors(void **state) {
    float a[64], b[64], out[64];
    void *pa = a, *pb = b, *po = out;
    uint32_t n = 60;
    void *args[] = {&pa, &pb, &po, &n};

    (void)state;
    for (int i = 0; i < 64; i++) {
        a[i] = (float)i;
        b[i] = (float)(i * i);
        out[i] = -1;
    }
    run(find(basic, "vector_add"), args, RANGE1(64, 16));
    for (int i = 0; i < 64; i++)
        assert_true(out[i] == (i < 60 ? (float)(i + i * i) : -1));
}

static uint64_t pack(size_t x, size_t y, size_t z) {
    return (uint64_t)x | (uint64_t)y << 16 | (uint64_t)z << 32;
}

static void knows_its_place(void **state) {
    struct range r = {3, {8, 6, 4}, {4, 2, 2}, {100, 20, 3}};
    static uint64_t out[8 * 6 * 4 * 8];
    void *p = out;
    void *args[] = {&p};

    (void)state;
    memset(out, 0, sizeof(out));
    run(find(basic, "ids"), args, &r);
    for (size_t z = 0; z < 4; z++)
        for (size_t y = 0; y < 6; y++)
            for (size_t x = 0; x < 8; x++) {
                size_t linear = (z * 6 + y) * 8 + x;
                const uint64_t *o = out + linear * 8;
                assert_int_equal(o[0], pack(x + 100, y + 20, z + 3));
                assert_int_equal(o[1], pack(x % 4, y % 2, z % 2));
                assert_int_equal(o[2], pack(x / 4, y / 2, z / 2));
                assert_int_equal(o[3], pack(4, 2, 2));
                assert_int_equal(o[4], pack(2, 3, 2));
                assert_int_equal(o[5], linear);
                assert_int_equal(o[6], (z % 2 * 2 + y % 2) * 4 + x % 4);
                assert_int_equal(o[7], 3 | 0 << 8 | 1 << 16);
            }
}

static void reduces_with_barriers(void **state) {
    float in[256], out[4], local[64];
    void *pi = in, *po = out, *pl = local;
    uint32_t n = 250;
    void *args[] = {&pi, &po, &pl, &n};

    (void)state;
    for (int i = 0; i < 256; i++)
        in[i] = (float)i;
    run(find(basic, "reduce"), args, RANGE1(256, 64));
    for (int g = 0; g < 4; g++) {
        float sum = 0;
        for (int i = 0; i < 64; i++)
            sum += g * 64 + i < 250 ? (float)(g * 64 + i) : 0;
        assert_true(out[g] == sum);
    }
}

static void holds_local_memory(void **state) {
    int data[64], log[2 * 24 * 7];
    void *p = data, *pl = log;
    void *args[] = {&p};
    int rounds = 7;
    void *args_loop[] = {&pl, &rounds};

    (void)state;
    for (int i = 0; i < 64; i++)
        data[i] = i;
    run(find(basic, "rotate_group"), args, RANGE1(64, 16));
    for (int i = 0; i < 64; i++)
        assert_int_equal(data[i], i / 16 * 16 + (i + 1) % 16);
    struct range r = {3, {4, 3, 4}, {4, 3, 2}, {0, 0, 0}};
    run(find(basic, "barrier_loop"), args_loop, &r);
    for (int i = 0; i < 48; i++)
        for (int k = 0; k < 7; k++)
            assert_int_equal(log[i * 7 + k], k * 10 + i % 24);
}

static void computes_in_double(void **state) {
    double x[10], out[10];
    void *px = x, *po = out;
    void *args[] = {&px, &po};

    (void)state;
    for (int i = 0; i < 10; i++)
        x[i] = i * 0.7;
    run(find(basic, "doubles"), args, RANGE1(10, 5));
    for (int i = 0; i < 10; i++)
        assert_true(fabs(out[i] - (sqrt(x[i]) + sin(x[i]) * 0.5 + (x[i] * 2 + 1))) < 1e-12);
}

static void takes_values(void **state) {
    float out[12] = {0}, w[2] = {3, 4};
    void *po = out, *pw = w, *none = NULL;
    char c = -7;
    short s = -300;
    int64_t l = 1 << 20;
    double d = 0.25, v8[8] = {1, 0, 0, 0, 0, 0, 0, 5};
    float v4[4] = {1, 2, 3, 4};
    int v3[4] = {1, 2, 3, 0};
    struct {
        int scale;
        _Alignas(16) float shift[4];
        char tail;
    } p = {2, {0, 50, 0, 0}, 9};
    struct {
        uint32_t a;
        float b;
    } q = {40, 2.5f};
    void *args[] = {&po, &c, &s, &l, &d, v4, v3, v8, &p, &q, &pw, &none};
    static const float want[12] = {-7, -300, 1048576, 0.25f, 41, 321, 51, 61, 42.5f, 12, 1, 5};

    (void)state;
    run(find(basic, "by_value"), args, RANGE1(1, 1));
    for (int i = 0; i < 12; i++)
        assert_true(out[i] == want[i]);
    int *launches = find_global(basic, "launches")->address;
    assert_int_equal(*launches, 6);
    *launches = 5;
}

static void counts_atomically(void **state) {
    int counters[8] = {0};
    uint64_t wide[2] = {0};
    float real[2] = {0};
    void *pc = counters, *pw = wide, *pr = real;
    void *args[] = {&pc, &pw, &pr};

    (void)state;
    run(find(basic, "atomics"), args, RANGE1(100, 10));
    assert_int_equal(counters[0], 4950);
    assert_int_equal(counters[1], 100);
    assert_int_equal(counters[2], 99);
    assert_int_equal(counters[3], -99);
    assert_int_equal(counters[4], 0x7fffffff);
    assert_int_equal(counters[5], 0); /* the xor of 0 to 99 */
    assert_int_equal(counters[6], 200);
    assert_int_equal(counters[7], 300);
    assert_int_equal(wide[0], 4950ull << 20);
    assert_int_equal(wide[1], 99000);
    assert_true(real[0] == 50 && real[1] == 4);
}

static void works_as_a_group(void **state) {
    int in[16] = {3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3}, out[16 * 8];
    void *pi = in, *po = out;
    void *args[] = {&po, &pi};
    int tile[8];
    void *pt = tile;
    void *copy_args[] = {&pi, &po, &pt};

    (void)state;
    run(find(basic, "group_functions"), args, RANGE1(16, 8));
    for (int i = 0; i < 16; i++) {
        int first = i / 8 * 8, sum = 0, most = 0, before = 0, five = 0;
        for (int k = first; k < first + 8; k++) {
            sum += in[k];
            most = in[k] > most ? in[k] : most;
            before += k < i ? in[k] : 0;
            five |= in[k] == 5;
        }
        const int *o = out + i * 8;
        assert_int_equal(o[0], sum);
        assert_int_equal(o[1], most);
        assert_int_equal(o[2], before + in[i]);
        assert_int_equal(o[3], before);
        assert_int_equal(o[4], in[first + 3]);
        assert_int_equal(o[5], 2 + five);
        assert_int_equal(o[6], sum);
        assert_int_equal(o[7], 1000 + sum); /* one sub-group */
    }
    run(find(basic, "async_copy"), copy_args, RANGE1(16, 8));
    for (int i = 0; i < 16; i++)
        assert_int_equal(out[i], in[i] * 3);
}

static void check_lines(const char *kernel, const int *count, const int *failed) {
    for (int i = 0; i < *count && i < 64; i++)
        print_error("%s: host_builtins.cl:%d fails\n", kernel, failed[i]);
    assert_int_equal(*count, 0);
}

static void has_builtin_functions(void **state) {
    int count = 0, failed[64], one = 1, zero = 0;
    float fone = 1, f[32];
    double done = 1;
    short local[16];
    uint16_t h[64];
    void *pc = &count, *pf = failed, *pff = f, *pl = local, *ph = h;
    void *integer_args[] = {&pc, &pf, &one, &zero};
    void *conversion_args[] = {&pc, &pf, &fone, &zero};
    void *float_args[] = {&pc, &pf, &fone, &done};
    void *memory_args[] = {&pc, &pf, &pff, &pl, &ph};

    (void)state;
    run(find(builtins, "integers"), integer_args, RANGE1(1, 1));
    check_lines("integers", &count, failed);
    run(find(builtins, "conversions"), conversion_args, RANGE1(1, 1));
    check_lines("conversions", &count, failed);
    run(find(builtins, "floats"), float_args, RANGE1(1, 1));
    check_lines("floats", &count, failed);
    run(find(builtins, "memory"), memory_args, RANGE1(1, 1));
    check_lines("memory", &count, failed);
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(table_describes_kernels),
        cmocka_unit_test(adds_vectors),
        cmocka_unit_test(knows_its_place),
        cmocka_unit_test(reduces_with_barriers),
        cmocka_unit_test(holds_local_memory),
        cmocka_unit_test(computes_in_double),
        cmocka_unit_test(takes_values),
        cmocka_unit_test(counts_atomically),
        cmocka_unit_test(works_as_a_group),
        cmocka_unit_test(has_builtin_functions),
    };

    if (argc != 3) {
        fprintf(stderr, "usage: test_hostcode host_basic.so host_builtins.so\n");
        return 2;
    }
    basic_path = argv[1];
    builtins_path = argv[2];
    return cmocka_run_group_tests(tests, load_all, NULL);
}
