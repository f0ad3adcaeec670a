/* What work-items of AMD's devices do together, on threads: the text that LLVM gets for these
 * devices is compiled for the host (as_host.h), a thread is a lane, and the instructions that lanes
 * meet in are functions here. All lanes come to each of them; lanes that are elsewhere are not
 * shown by this.
 *
 * Usage: test_waves waves.spv wide.spv cooperative.spv; the second has a kernel of sub-groups of
 * 64, too */
#include <pthread.h>
#include <sched.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "as_host.h"
#include "compile/compiler.h"
#include "read_file.h"
#include "spirv/module.h"
#include "spirv/specialize.h"

enum { FIELDS = 24, MOST = 128, KERNELS = 6 };

static const struct {
    const char *name;
    unsigned size; /* 0: the wave */
} kernels[KERNELS] = {{"whole", 0},  {"of_4", 4},   {"of_8", 8},
                      {"of_16", 16}, {"of_32", 32}, {"of_64", 64}};

static const char *path, *wide_path, *cooperative_path;
static unsigned wave;  /* of the text */
static unsigned reach; /* of lanes that one instruction takes from */
static uint32_t in[MOST];
static uint64_t out[MOST * FIELDS];

/* ---- lanes ----------------------------------------------------------------------------------- */

/* Launches that run at once, and their groups: one each but for barriers of the device. */
enum { LAUNCHES = 3, GROUPS = 3, ROUNDS = 40 };

struct lane {
    unsigned number; /* in the group */
    unsigned group, launch;
    void (*kernel)(const uint32_t *, uint64_t *, uint64_t, uint64_t, uint64_t);
    void (*neighbours)(uint32_t *, uint32_t *, uint32_t, uint64_t, uint64_t, uint64_t, uint64_t);
};
static _Thread_local unsigned own;
static _Thread_local const struct lane *self;
static unsigned items, group_count = 1;
static pthread_barrier_t groups[LAUNCHES][GROUPS], waves[MOST / 32];
static uint32_t shown[MOST];

static void meet(void) {
    pthread_barrier_wait(&waves[own / wave]);
}

/* What the lane of that number in the wave shows. */
static uint32_t show(uint32_t x, uint32_t index) {
    shown[own] = x;
    meet();
    unsigned from = own / wave * wave + index;
    uint32_t y = index < wave && from < items ? shown[from] : 0;
    meet();
    return y;
}

static uint64_t ballot(bool x) {
    uint64_t mask = 0;
    shown[own] = x;
    meet();
    for (unsigned i = 0, first = own / wave * wave; i < wave && first + i < items; ++i) {
        mask |= (uint64_t)shown[first + i] << i;
    }
    meet();
    return mask;
}

static uint32_t ballot_32(bool x) {
    return (uint32_t)ballot(x);
}

static uint32_t count_low(uint32_t mask, uint32_t sum) {
    unsigned lane = own % wave;
    return sum + (uint32_t)__builtin_popcount(mask & (lane < 32 ? (1u << lane) - 1 : ~0u));
}

static uint32_t count_high(uint32_t mask, uint32_t sum) {
    unsigned lane = own % wave;
    return sum + (lane < 32 ? 0 : (uint32_t)__builtin_popcount(mask & ((1u << (lane - 32)) - 1)));
}

static uint32_t permute(uint32_t at, uint32_t x) {
    return show(x, own % wave / reach * reach + at / 4 % reach);
}

static void wait_for_group(void) {
    pthread_barrier_wait(&groups[self->launch][self->group]);
}

static uint32_t group_x(void) {
    return self->group;
}

static void nap(uint32_t turns) {
    (void)turns;
    sched_yield();
}

static uint32_t id_x(void) {
    return own;
}

static uint32_t zero(void) {
    return 0;
}

/* Of the dispatch's packet, the sizes. */
static const void *packet(void) {
    static _Thread_local union {
        uint16_t narrow[32];
        uint32_t wide[16];
    } made;
    made.narrow[2] = (uint16_t)items;
    made.narrow[3] = made.narrow[4] = 1;
    made.wide[3] = items * group_count;
    made.wide[4] = made.wide[5] = 1;
    return &made;
}

void *__real_ur_runtime_symbol(const char *name);
void *__wrap_ur_runtime_symbol(const char *name);
void *__wrap_ur_runtime_symbol(const char *name) {
#define CALL(name, function)                                                                       \
    { "lanes." name, (void *)(uintptr_t)function }
    static const struct {
        const char *name;
        void *address;
    } calls[] = {
        CALL("mbcnt.lo", count_low),     CALL("mbcnt.hi", count_high),
        CALL("ballot.i64", ballot),      CALL("ballot.i32", ballot_32),
        CALL("ds.bpermute", permute),    CALL("readlane", show),
        CALL("wave.barrier", meet),      CALL("s.barrier", wait_for_group),
        CALL("dispatch.ptr", packet),    CALL("workitem.id.x", id_x),
        CALL("workitem.id.y", zero),     CALL("workitem.id.z", zero),
        CALL("workgroup.id.x", group_x), CALL("workgroup.id.y", zero),
        CALL("workgroup.id.z", zero),    CALL("s.sleep", nap),
    };
    for (size_t i = 0; i < sizeof(calls) / sizeof(*calls); ++i) {
        if (strcmp(calls[i].name, name) == 0) {
            return calls[i].address;
        }
    }
    return __real_ur_runtime_symbol(name);
}

static void *run_lane(void *given) {
    const struct lane *lane = self = given;
    own = lane->number;
    lane->kernel(in, out, 0, 0, 0);
    return NULL;
}

/* Numbers of launches of which the first and the second meet at the same place. */
static const uint64_t launches[LAUNCHES] = {1, 65, 2};
static uint32_t slots[LAUNCHES][GROUPS], seen[LAUNCHES][GROUPS * MOST];

static void *run_neighbour(void *given) {
    const struct lane *lane = self = given;
    unsigned n = lane->launch;
    own = lane->number;
    lane->neighbours(slots[n], seen[n], ROUNDS, 0, 0, 0, 2 * launches[n]);
    return NULL;
}

static void run(void *kernel, unsigned count) {
    pthread_t threads[MOST];
    struct lane lanes[MOST] = {{0}};
    items = count;
    pthread_barrier_init(&groups[0][0], NULL, count);
    for (unsigned i = 0; i * wave < count; ++i) {
        pthread_barrier_init(&waves[i], NULL, count - i * wave < wave ? count - i * wave : wave);
    }
    for (unsigned i = 0; i < count; ++i) {
        lanes[i].number = i;
        memcpy(&lanes[i].kernel, &kernel, sizeof(kernel));
        assert_int_equal(0, pthread_create(&threads[i], NULL, run_lane, &lanes[i]));
    }
    for (unsigned i = 0; i < count; ++i) {
        pthread_join(threads[i], NULL);
    }
    pthread_barrier_destroy(&groups[0][0]);
    for (unsigned i = 0; i * wave < count; ++i) {
        pthread_barrier_destroy(&waves[i]);
    }
}

/* ---- what is right --------------------------------------------------------------------------- */

static void expect(uint64_t *to, unsigned i, unsigned size) {
    unsigned first = i / size * size, lane = i - first;
    unsigned count = items - first < size ? items - first : size;
    uint64_t equal = 1;
    memset(to, 0, FIELDS * sizeof(*to));
    to[0] = lane;
    to[1] = i / size;
    to[2] = count;
    to[3] = (items + size - 1) / size;
    to[7] = in[first + (count > 2 ? 2 : 0)];
    to[11] = 1;
    for (unsigned k = 0; k < count; ++k) {
        uint32_t x = in[first + k];
        to[4] += x;
        to[5] += k <= lane ? (uint64_t)x << 32 : 0;
        to[6] = k < lane && x > to[6] ? x : to[6];
        to[8] |= (uint64_t)(x & 1) << k;
        to[9] += x & 1;
        to[10] |= x % 61 == 0;
        to[11] &= x % 61 != 0;
        to[13] += k <= lane ? x : 0;
        to[14] += k < lane ? x : 0;
        equal &= x / 100 == in[first] / 100;
        to[20] += k / 4 == lane / 4 ? x : 0;
    }
    to[12] = to[4] = (uint32_t)to[4];
    to[15] = lane == 0;
    to[16] = in[first];
    to[17] = equal;
    to[18] = in[first + (lane ^ 1)];
    to[19] = in[first + count - 1 - lane];
    for (unsigned k = 0; k < items; ++k) {
        to[21] += in[k];
        to[22] += k <= i ? in[k] : 0;
        to[23] = k < i && in[k] > to[23] ? in[k] : to[23];
    }
}

/* `plain`: the size of sub-groups where none is required. */
static void try_all(unsigned processor, unsigned plain, bool wide) {
    static const unsigned counts[] = {128, 64, 40, 12};
    for (unsigned i = 0; i < MOST; ++i) {
        in[i] = i < 32 ? 100 + i : (i * 2654435761u) >> 20;
    }
    struct ur_llvm_options options = {
        .library = &ll_library_amdgcn, .wave = processor, .widens = wide};
    const char *names[KERNELS];
    bool made_wide;
    for (size_t k = 0; k < KERNELS; ++k) {
        names[k] = kernels[k].name;
    }
    struct ur_code code = as_host_load(wide ? wide_path : path, &options, names,
                                       wide ? KERNELS : KERNELS - 1, &made_wide);
    assert_int_equal(made_wide, wide && processor == 32);
    void *const *table = code.table;
    wave = wide ? 64 : processor;
    reach = processor;
    /* Wide waves concern those that require nothing and those that require 64; an emulator with a
     * hundred threads takes its time. */
    size_t first = wide && getenv("UR_TEST_EMULATED") ? 2 : 0;
    for (size_t k = 0; k < (wide ? KERNELS : KERNELS - 1); k += wide ? KERNELS - 1 : 1) {
        for (size_t n = first; n < sizeof(counts) / sizeof(*counts); n += wide ? 2 : 1) {
            unsigned size = kernels[k].size ? kernels[k].size : plain;
            memset(out, 0xee, sizeof(out));
            run(table[k], counts[n]);
            for (unsigned i = 0; i < items; ++i) {
                uint64_t right[FIELDS];
                expect(right, i, size);
                for (unsigned f = 0; f < FIELDS; ++f) {
                    if (out[i * FIELDS + f] != right[f]) {
                        fail_msg("%s in waves of %u, %u work-items: field %u of %u is %llx, not "
                                 "%llx",
                                 kernels[k].name, wave, items, f, i,
                                 (unsigned long long)out[i * FIELDS + f],
                                 (unsigned long long)right[f]);
                    }
                }
            }
        }
    }
    ur_code_unload(&code);
}

static void each_size(void **state) {
    (void)state;
    try_all(32, 32, false);
    try_all(64, 64, false);
}

/* Sub-groups of 64 where waves are of 32, and beside them all others. */
static void wide_waves(void **state) {
    (void)state;
    try_all(32, 32, true);
    try_all(64, 64, true);
}

/* Launches at once, and again and again: places are left as they were found. */
static void groups_wait(void **state) {
    enum { ITEMS = 5 };
    enum { NAMES = 4 }; /* as many as a table has pointers and more */
    static const char *const names[NAMES] = {"neighbours", "sums", "counted", "neighbours"};
    struct ur_llvm_options options = {.library = &ll_library_amdgcn, .wave = 64};
    struct lane lanes[LAUNCHES][GROUPS][ITEMS];
    pthread_t threads[LAUNCHES][GROUPS][ITEMS];
    bool wide;
    struct ur_code code = as_host_load(cooperative_path, &options, names, NAMES, &wide);
    (void)state;
    items = ITEMS;
    wave = 64;
    for (group_count = 1; group_count <= GROUPS; ++group_count) {
        memset(seen, 0, sizeof(seen));
        for (unsigned i = 0; i < LAUNCHES * group_count * ITEMS; ++i) {
            unsigned l = i / ITEMS / group_count, g = i / ITEMS % group_count, k = i % ITEMS;
            if (k == 0) {
                pthread_barrier_init(&groups[l][g], NULL, ITEMS);
            }
            lanes[l][g][k] = (struct lane){.number = k, .group = g, .launch = l};
            memcpy(&lanes[l][g][k].neighbours, code.table, sizeof(void *));
            assert_int_equal(
                0, pthread_create(&threads[l][g][k], NULL, run_neighbour, &lanes[l][g][k]));
        }
        for (unsigned i = 0; i < LAUNCHES * group_count * ITEMS; ++i) {
            pthread_join(threads[i / ITEMS / group_count][i / ITEMS % group_count][i % ITEMS],
                         NULL);
        }
        for (unsigned i = 0; i < LAUNCHES * group_count * ITEMS; ++i) {
            unsigned l = i / ITEMS / group_count, g = i / ITEMS % group_count;
            uint32_t sum = 0;
            for (uint32_t round = 0; round < ROUNDS; ++round) {
                sum = sum * 31 + round * 100 + (g + 1) % group_count;
            }
            assert_int_equal(seen[l][g * ITEMS + i % ITEMS], sum);
            if (i % ITEMS == 0) {
                pthread_barrier_destroy(&groups[l][g]);
            }
        }
    }
    group_count = 1;
    ur_code_unload(&code);
}

static unsigned times(const char *text, const char *what) {
    unsigned found = 0;
    for (const char *at = text; (at = strstr(at, what)) != NULL; ++at) {
        ++found;
    }
    return found;
}

/* OpenCL C leaves division and roots room, which an option takes from those but rsqrt. */
static void quotients(void **state) {
    (void)state;
    for (int correct = 0; correct < 2; ++correct) {
        struct ur_spirv_module *module = NULL;
        struct ur_spirv_error error = {0};
        struct ur_llvm_result text = {0};
        struct ur_llvm_options options = {
            .library = &ll_library_amdgcn, .wave = 64, .correct = correct};
        size_t size = 0;
        void *bytes = read_file(path, &size);
        assert_non_null(bytes);
        assert_int_equal(UR_SPIRV_OK, ur_spirv_read(bytes, size, &module, &error));
        assert_int_equal(UR_SPIRV_OK, ur_spirv_specialize(module, NULL, 0, &error));
        assert_int_equal(UR_LLVM_OK, ur_llvm_emit(module, &options, &text));
        assert_int_equal(times(text.text, "!fpmath !4"), correct ? 0 : 1);
        assert_int_equal(times(text.text, "!fpmath !5"), correct ? 0 : 1);
        assert_int_equal(times(text.text, "!fpmath !6"), 2);
        free(bytes);
        ur_llvm_result_free(&text);
        ur_spirv_release(module);
    }
}

int main(int argc, char **argv) {
    const struct CMUnitTest tests[] = {cmocka_unit_test(each_size), cmocka_unit_test(wide_waves),
                                       cmocka_unit_test(groups_wait), cmocka_unit_test(quotients)};
    char why[2048];
    path = argc > 1 ? argv[1] : "waves.spv";
    wide_path = argc > 2 ? argv[2] : "wide.spv";
    cooperative_path = argc > 3 ? argv[3] : "cooperative.spv";
    if (!ur_compiler_find(why, sizeof(why))) {
        printf("skipped: %s\n", why);
        return 77;
    }
    return cmocka_run_group_tests(tests, NULL, NULL);
}
