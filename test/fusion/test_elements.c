/* Fusing kernels whose work-items have several elements, elements by their place in sub-groups, or
 * share them with their work-group. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "steps.h"

/* ---- local memory -----------------------------------------------------------------------------
 */

/* What is given up and shared by the group is local memory; what anybody else needs is not. */
void shared_by_the_group(void **state) {
    (void)state;
    static const struct {
        unsigned given_up;
        uint64_t size;
        const char *last;
        size_t local_bytes;
        uint32_t rooms;
    } cases[] = {{1, ARRAY_BYTES, "mirror", 0, 1},   {1, ARRAY_BYTES, "mirror", 256, 1},
                 {1, ARRAY_BYTES, "mirror", 255, 0}, /* it has 64 elements of 4 bytes */
                 {1, 4092, "mirror", 0, 0},          /* and a range of 4096 bytes */
                 {3, ARRAY_BYTES, "mirror", 0, 0},   {1, ARRAY_BYTES, "guarded", 0, 0}};
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        const struct ur_fusion_memory memory = {0, ARRAY(cases[i].given_up), cases[i].size};
        scene_end(&scene);
        scene.options = (struct ur_fusion_options){
            .promoted_count = 1, .promoted = &memory, .local_bytes = cases[i].local_bytes};
        scene_begin(&scene);
        if (strcmp(cases[i].last, "guarded") == 0) { /* some who load have not stored */
            scale("guarded", 1, 0, 2.0f);
            scene_int(&scene, 1000);
            scene.next.has_local = true;
            scene.next.local[0] = 64;
        } else {
            scale("scale", 1, 0, 2.0f);
        }
        add();
        two("mirror", 2, 1, 64);
        add();
        struct ur_fusion_made made = make();
        assert_int_equal(made.rooms, cases[i].rooms);
        assert_int_equal(made.barriers, 1);
        ur_fusion_drop(&made);
    }
}

/* ---- sub-groups ------------------------------------------------------------------------------ */

static void in_strips(const char *kernel, unsigned to, unsigned from, size_t global, size_t local,
                      uint32_t sub_group, int n) {
    scene_launch(&scene, kernel, global, local);
    scene.next.sub_group = sub_group;
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
    scene_float(&scene, 2.0f);
    scene_int(&scene, n);
}

static void strips(unsigned to, unsigned from, size_t global, size_t local, uint32_t sub_group,
                   int n) {
    in_strips("strips", to, from, global, local, sub_group, n);
}

/* Each work-item has the same elements in both, whole strips and the last one. */
void sub_groups(void **state) {
    (void)state;
    strips(1, 0, 256, 64, 16, 1000);
    add();
    strips(2, 1, 256, 64, 16, 1000);
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.sub_group, 16);
    assert_int_equal(made.loads_saved, 8);
    assert_int_equal(made.barriers, 0);
    ur_fusion_drop(&made);
    scene_end(&scene);
    /* Stores to what is given up are left out, too. */
    const struct ur_fusion_memory memory = {0, ARRAY(1), ARRAY_BYTES};
    scene.options.promoted = &memory;
    scene.options.promoted_count = 1;
    scene_begin(&scene);
    strips(1, 0, 256, 64, 16, 1000);
    add();
    strips(2, 1, 256, 64, 16, 1000);
    add();
    made = make();
    assert_int_equal(made.loads_saved, 8);
    assert_int_equal(made.stores_saved, 8);
    ur_fusion_drop(&made);
}

void sub_groups_apart(void **state) {
    (void)state;
    strips(1, 0, 256, 64, 0, 1000);
    refuse(UR_FUSION_REFUSED, "whose size the driver does not tell");
    strips(1, 0, 256, 0, 16, 1000);
    refuse(UR_FUSION_REFUSED, "whose size the driver does not tell");
    strips(1, 0, 256, 64, 48, 1000);
    refuse(UR_FUSION_REFUSED, "do not all have the same size");
    strips(1, 0, 256, 64, 16, 1000);
    scene.next.dims = 2;
    refuse(UR_FUSION_REFUSED, "do not all have the same size");
    scene_launch(&scene, "hand_over", 256, 64);
    scene.next.sub_group = 16;
    scene_pointer(&scene, ARRAY(1));
    scene_pointer(&scene, ARRAY(0));
    scene_float(&scene, 2.0f);
    scene_int(&scene, 256);
    refuse(UR_FUSION_REFUSED, "barriers of sub-groups");
    strips(1, 0, 256, 64, 16, 1000);
    add();
    strips(2, 1, 256, 64, 32, 1000);
    refuse(UR_FUSION_CUT, "sub-groups of 32 work-items, and one before it of 16");
    /* Which work-item of the group has which elements is not known. */
    scene_launch(&scene, "quads", 256, 64);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1));
    scene_float(&scene, 2.0f);
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.barriers, 1);
    assert_int_equal(made.loads_saved, 0);
    ur_fusion_drop(&made);
}

/* Where some kernels have more elements for each work-item than others, or other work-groups, those
 * with fewer of them have a sub-group do what several did. */
void sub_groups_regrouped(void **state) {
    (void)state;
    static const struct {
        const char *first, *second;
        size_t global[2], local[2];
        int n;
        uint32_t sub_group, loads, range, groups; /* 0 loads: they stay apart */
    } cases[] = {
        {"wide_strips", "strips", {256, 512}, {64, 64}, 2000, 16, 8, 256, 64},
        {"strips", "wide_strips", {512, 256}, {64, 64}, 2000, 16, 16, 256, 64},
        {"wide_strips", "strips", {256, 448}, {64, 64}, 1700, 16, 12, 256, 64},
        {"wide_strips", "strips", {256, 512}, {64, 16}, 2000, 16, 8, 256, 64},
        {"wide_strips", "strips", {256, 512}, {64, 32}, 2000, 16, 8, 256, 64},
        {"wide_strips", "strips", {256, 512}, {16, 128}, 2000, 16, 8, 256, 16},
        {"wide_strips", "strips", {256, 512}, {64, 48}, 2000, 16, 0, 0, 0}, /* not whole groups */
        {"strips", "strips", {256, 256}, {64, 128}, 1000, 16, 8, 256, 64},
        {"strips", "strips", {256, 256}, {128, 64}, 1000, 16, 8, 256, 128},
        {"strips", "strips_of_groups", {256, 1024}, {64, 64}, 1025, 16, 4, 256, 64},
        {"strips", "strips_of_groups", {64, 1024}, {64, 64}, 1000, 16, 0, 0, 0}, /* too many */
        {"strips", "hand_over", {256, 256}, {64, 128}, 256, 16, 0, 0, 0},
        {"strips", "lanes_wait", {256, 256}, {64, 128}, 256, 16, 0, 0, 0},
    };
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        const size_t *global = cases[i].global, *local = cases[i].local;
        scene_end(&scene);
        scene_begin(&scene);
        in_strips(cases[i].first, 1, 0, global[0], local[0], cases[i].sub_group, cases[i].n);
        add();
        in_strips(cases[i].second, 2, 1, global[1], local[1], cases[i].sub_group, cases[i].n);
        if (!cases[i].loads) {
            assert_int_not_equal(scene_add(&scene), UR_FUSION_OK);
            assert_int_equal(ur_fusion_count(scene.fusion), 1);
            continue;
        }
        add();
        struct ur_fusion_made made = make();
        assert_int_equal(made.global[0], cases[i].range);
        assert_int_equal(made.local[0], cases[i].groups);
        assert_int_equal(made.loads_saved, cases[i].loads);
        assert_int_equal(made.barriers, 0);
        ur_fusion_drop(&made);
    }
    /* A chain, in which the ones between are regrouped again. */
    scene_end(&scene);
    scene_begin(&scene);
    in_strips("strips", 1, 0, 512, 128, 16, 2000);
    add();
    in_strips("strips", 2, 1, 512, 64, 16, 2000);
    add();
    in_strips("wide_strips", 3, 2, 256, 64, 16, 2000);
    add();
    in_strips("strips", 4, 3, 512, 64, 16, 2000);
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.global[0], 256);
    print_message("chain: %u loads\n", made.loads_saved);
    ur_fusion_drop(&made);
}

static void rows(const char *kernel, unsigned to, unsigned from) {
    two(kernel, to, from, 64);
    scene.next.global[0] = 256;
    scene.next.sub_group = 16;
}

/* Block reads and writes are loads and stores of each work-item's place, in kernels that all
 * require the same size of sub-groups. */
void rows_of_sub_groups(void **state) {
    (void)state;
    rows("rows", 1, 0);
    add();
    rows("rows_by_one", 2, 1);
    add();
    rows("rows", 3, 2);
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.sub_group, 16);
    assert_int_equal(made.loads_saved, 0); /* what blocks move is not followed */
    assert_int_equal(made.barriers, 0);
    ur_fusion_drop(&made);
    rows("rows_apart", 4, 3); /* others of the sub-group stored them */
    add();
    made = make();
    assert_int_equal(made.barriers, 1);
    ur_fusion_drop(&made);
    rows("rows", 6, 4);
    scene.arguments[scene.launches - 1][1].address += 64; /* the next group's, too */
    refuse(UR_FUSION_CUT, "kernel 'rows' reads");
    strips(5, 6, 256, 64, 16, 1000);
    refuse(UR_FUSION_CUT, "execution mode SubgroupSize");
    rows("rows", 5, 0);
    scene.next.sub_group = 32;
    refuse(UR_FUSION_CUT, "sub-groups of 32 work-items");
}

/* ---- loops ----------------------------------------------------------------------------------- */

static void quads(unsigned to, unsigned from) {
    scene_launch(&scene, "quads", 256, 0);
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
    scene_float(&scene, 2.0f);
}

void loops_are_written_out(void **state) {
    (void)state;
    quads(1, 0);
    add();
    quads(2, 1);
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.loads_saved, 4);
    ur_fusion_drop(&made);
}

/* A value of the loop is used behind it, so it stays a loop, and what it does to memory is not
 * known. */
void loops_that_stay(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("strides", 2, 1, 0);
    scene_int(&scene, 2048);
    refuse(UR_FUSION_CUT, "kernel 'strides' reads");
    two("strides", 3, 2, 0);
    scene_int(&scene, 2048);
    add();
}

void either_of_two(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "either", 1024, 0);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1));
    scene_pointer(&scene, ARRAY(3));
    scene_pointer(&scene, ARRAY(4));
    add();
    make_and_expect(0, 0, 0, 6);
    scene_launch(&scene, "either", 1024, 0);
    scene_pointer(&scene, ARRAY(5));
    scene_pointer(&scene, ARRAY(6));
    scene_pointer(&scene, ARRAY(2) + 4); /* the neighbour's */
    scene_pointer(&scene, ARRAY(4));
    refuse(UR_FUSION_CUT, "kernel 'either' reads");
}

/* ---- what memory is known to have ------------------------------------------------------------ */

static const int64_t by_two[] = {1024, 2, 2}, turned[] = {1024, 2, -2}, spread[] = {1024, 2, 1};
static struct ur_fusion_known known;

static void placed(unsigned to, unsigned from, unsigned places, int dims, const int64_t *contents) {
    known = (struct ur_fusion_known){0, ARRAY(places), sizeof(by_two), contents};
    scene_launch(&scene, "placed", 1024, 0);
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from) + (contents == turned ? 2046 * 4 : 0));
    scene_pointer(&scene, ARRAY(places));
    scene_int(&scene, dims);
    scene.next.known_count = contents != NULL;
    scene.next.known = &known;
}

/* Elements whose places lie in memory are each work-item's own if that memory says so. */
void places_in_known_memory(void **state) {
    (void)state;
    static const struct {
        const int64_t *contents;
        int dims;
        bool fused;
    } cases[] = {{by_two, 1, true},
                 {turned, 1, false},
                 {spread, 1, false},
                 {NULL, 1, false},
                 {by_two, 2, false}};
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        scene_end(&scene);
        scene_begin(&scene);
        placed(1, 0, 8, 1, by_two);
        add();
        placed(2, 1, 9, cases[i].dims, cases[i].contents);
        if (cases[i].fused) {
            add();
            make_and_expect(1, 0, 0, 7);
        } else {
            refuse(UR_FUSION_CUT, "kernel 'placed' reads");
        }
    }
}

struct places {
    int32_t dims;
    int64_t first;
    uint64_t at;
};

static void placed_by(const char *kernel, unsigned to, unsigned from, const struct places *places) {
    two(kernel, to, from, 0);
    scene_int(&scene, 0);
    struct ur_fusion_argument *argument = &scene.arguments[scene.launches - 1][2];
    argument->value = places;
    argument->size = sizeof(*places);
    known = (struct ur_fusion_known){0, ARRAY(8), sizeof(by_two), by_two};
    scene.next.known_count = 1;
    scene.next.known = &known;
}

/* Numbers and addresses of a structure are known, unless the kernel writes to its copy. */
void places_in_an_argument(void **state) {
    (void)state;
    const struct places first = {1, 0, ARRAY(8)}, second = {1, 1, ARRAY(8)},
                        beyond = {2, 0, ARRAY(8)}, elsewhere = {1, 0, ARRAY(9)};
    placed_by("placed_by", 1, 0, &first);
    add();
    placed_by("placed_by", 2, 1, &first);
    add();
    placed_by("placed_by", 1, 3, &second); /* the elements in between */
    add();
    make_and_expect(1, 0, 0, 8);
    placed_by("placed_by", 2, 1, &beyond);
    refuse(UR_FUSION_CUT, "kernel 'placed_by'");
    placed_by("placed_by", 2, 1, &elsewhere);
    refuse(UR_FUSION_CUT, "kernel 'placed_by'");
    placed_by("placed_anew", 4, 1, &first);
    refuse(UR_FUSION_CUT, "kernel 'placed_anew' reads");
    placed_by("placed_anew", 4, 5, &first);
    add();
    scale("scale", 6, 4, 2.0f);
    refuse(UR_FUSION_CUT, "kernel 'scale' reads");
}

/* It is not known any more where the launch itself may write to it; and of bytes that are not known
 * nothing is. */
void known_memory_that_is_written(void **state) {
    (void)state;
    placed(1, 0, 8, 1, by_two);
    add();
    placed(9, 1, 9, 1, by_two);
    refuse(UR_FUSION_CUT, "kernel 'placed' reads");
    placed(2, 1, 9, 1, by_two);
    known.size = 20;
    refuse(UR_FUSION_CUT, "kernel 'placed' reads");
    known.size = 24;
    known.space = 1;
    refuse(UR_FUSION_CUT, "kernel 'placed' reads");
    known.space = 0;
    add();
    const struct ur_fusion_memory memory[] = {
        {0, ARRAY(2), 4}, {0, ARRAY(2) + 2047 * 4, 4}, {0, ARRAY(1), 4}, {0, ARRAY(9) + 8, 8}};
    for (unsigned i = 0; i < 4; ++i) {
        assert_int_equal(ur_fusion_is_apart(scene.fusion, 0, &memory[i], false), i == 1 || i == 3);
        assert_int_equal(ur_fusion_is_apart(scene.fusion, 1, &memory[i], false), i != 0);
        assert_int_equal(ur_fusion_is_apart(scene.fusion, 0, &memory[i], true), i == 1);
    }
}

/* All work-items of a group come to them, so a size that is open is that of the launch alone. */
void collective_operations(void **state) {
    (void)state;
    two("group_sum", 1, 0, 0);
    refuse(UR_FUSION_REFUSED, "work-groups whose size is open");
    for (unsigned i = 0; i < 2; ++i) {
        two("idle_room", 1 + i, i, 0);
        scene_local(&scene, 256);
        add();
    }
    scene_end(&scene);
    scene_begin(&scene);
    two("group_sum", 1, 0, 64);
    add();
    scale("scale", 3, 2, 2.0f);
    scene.next.global[0] = 2048;
    add();
    two("group_sum", 4, 3, 64);
    add();
    struct ur_fusion_made made = make();
    ur_fusion_drop(&made);
}
