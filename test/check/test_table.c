/* What kernels look addresses up in, after any order of changes, and while kernels from before run.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "check/layer/layer.h"

struct ur_checking ur_checking;
static uint64_t oldest = UINT64_MAX;
static size_t given; /* bytes */

uint64_t ur_check_oldest_running(bool asking) {
    (void)asking;
    return oldest;
}

uint64_t ur_check_shadow_distance(const struct ur_check_usm *usm) {
    return usm->number * 3;
}

static ur_result_t UR_APICALL host_alloc(ur_context_handle_t context, const ur_usm_desc_t *desc,
                                         ur_usm_pool_handle_t pool, size_t size, void **at) {
    (void)context;
    (void)desc;
    (void)pool;
    *at = malloc(size);
    given += size;
    return *at ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
}

static ur_result_t UR_APICALL usm_free(ur_context_handle_t context, void *at) {
    (void)context;
    free(at);
    return UR_RESULT_SUCCESS;
}

enum { PLACES = 3000, BYTES = 64 };
static struct ur_check_usm all[PLACES];
static bool there[PLACES];
static struct ur_check_context context;
static ur_layer_dditable_t next;

static uint64_t base_of(unsigned place) {
    return UINT64_C(1) << 32 | place * UINT64_C(2) * BYTES;
}

/* As kernels do; NULL: none begins at or before the address. */
static const struct ur_check_range *find(uint64_t root, uint64_t address, uint64_t *behind) {
    const struct ur_check_node *node =
        (const struct ur_check_node *)(uintptr_t)(root & ~(uint64_t)UR_CHECK_TAGS);
    *behind = UINT64_MAX;
    for (unsigned above = root & UR_CHECK_TAGS; node; above--) {
        unsigned step = above ? 1 : sizeof(struct ur_check_range) / 8, at = 0;
        while (at < node->count && node->in.words[at * step] <= address) {
            at++;
        }
        *behind = at < node->count ? node->in.words[at * step] : *behind;
        if (!above) {
            return at ? &node->in.ranges[at - 1] : NULL;
        }
        node = (const struct ur_check_node *)(uintptr_t)node->in.inner.child[at ? at - 1 : 0];
    }
    return NULL;
}

static uint64_t hashed(uint64_t address) {
    uint64_t known = ur_check_tree_table(&context)->known;
    const struct ur_check_known *place =
        (const struct ur_check_known *)(uintptr_t)(known & ~(uint64_t)UR_CHECK_TAGS) +
        UR_CHECK_HASH(address, known & UR_CHECK_TAGS);
    place += place->from == address ? 0 : 1;
    return place->from == address ? place->length : 0;
}

static void put(unsigned place) {
    struct ur_check_usm *usm = &all[place];
    *usm = (struct ur_check_usm){
        .range = {.base = base_of(place), .size = BYTES}, .context = &context, .number = place + 1};
    ur_ranges_insert(&context.ranges, &usm->range);
    context.count++;
    there[place] = true;
    ur_check_tree_put(usm);
}

static void take(unsigned place) {
    ur_check_tree_remove(&all[place]);
    ur_ranges_remove(&context.ranges, &all[place].range);
    context.count--;
    there[place] = false;
}

/* What a root has of each place: number of its range, or 0. */
static void look(uint64_t root, uint64_t *numbers) {
    for (unsigned i = 0; i < PLACES; i++) {
        uint64_t behind;
        const struct ur_check_range *range = find(root, base_of(i) + BYTES - 1, &behind);
        numbers[i] = range && base_of(i) < range->to ? range->number : 0;
        assert_true(!numbers[i] || range->shadow == numbers[i] / 2 * 3);
        if (!numbers[i] && range) {
            assert_true(range->to <= base_of(i));
        }
        assert_true(behind > base_of(i) + BYTES - 1);
    }
}

static void shows_what_is_there(uint64_t *numbers) {
    unsigned in_hash = 0, live = 0;
    look(ur_check_tree_table(&context)->root, numbers);
    for (unsigned i = 0; i < PLACES; i++) {
        assert_int_equal(numbers[i], there[i] ? (i + 1) * 2 + (all[i].freed ? 1 : 0) : 0);
        uint64_t length = hashed(base_of(i));
        assert_true(length == 0 || (there[i] && !all[i].freed && length == BYTES));
        in_hash += length != 0;
        live += there[i] && !all[i].freed;
    }
    assert_true(in_hash * 10 >= live * 8);
}

static void changes_are_found_and_kernels_keep_what_they_saw(void **state) {
    static uint64_t before[PLACES], now[PLACES];
    (void)state;
    next.ddi.USM.pfnHostAlloc = host_alloc;
    next.ddi.USM.pfnFree = usm_free;
    ur_checking.next = &next;
    srand(7);
    put(5);
    assert_true(ur_check_tree_show(&context));
    for (unsigned round = 0; round < 60; round++) {
        /* Grows, shrinks to nothing, and stays as large as it is. */
        unsigned more = round < 20 ? 4 : round < 40 ? 1 : 2;
        uint64_t root = ur_check_tree_table(&context)->root;
        bool running = round % 3 == 1;
        ur_checking.launches++;
        oldest = running ? ur_checking.launches : UINT64_MAX;
        look(root, before);
        for (unsigned step = 0; step < 5; step++) {
            for (unsigned i = 0; i < (round == 39 ? 20000 : 200); i++) {
                unsigned place = (unsigned)rand() % PLACES, what = (unsigned)rand() % 5;
                if (!there[place] && what < more && round != 39) {
                    put(place);
                } else if (there[place] && what >= more && !all[place].freed && what & 1) {
                    all[place].freed = true;
                    ur_check_tree_freed(&all[place]);
                } else if (there[place] && what >= more) {
                    take(place);
                }
            }
            assert_true(ur_check_tree_show(&context));
            ur_checking.launches++;
            shows_what_is_there(now);
            if (running) {
                look(root, now);
                assert_memory_equal(now, before, sizeof(now));
            }
        }
    }
    size_t was = given;
    oldest = UINT64_MAX;
    for (unsigned i = 0; i < PLACES; i++) {
        if (there[i]) {
            take(i);
        }
    }
    assert_true(ur_check_tree_show(&context));
    assert_int_equal(ur_check_tree_table(&context)->root, 0);
    /* Memory is used again. */
    for (unsigned i = 0; i < 20000; i++) {
        put(i % 7);
        assert_true(ur_check_tree_show(&context));
        take(i % 7);
        ur_checking.launches++;
    }
    assert_int_equal(given, was);
    ur_check_tree_over(&context, true);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(changes_are_found_and_kernels_keep_what_they_saw),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
