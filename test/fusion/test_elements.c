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

static void strips(unsigned to, unsigned from, size_t global, size_t local, uint32_t sub_group,
                   int n) {
    scene_launch(&scene, "strips", global, local);
    scene.next.sub_group = sub_group;
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
    scene_float(&scene, 2.0f);
    scene_int(&scene, n);
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
    strips(2, 1, 256, 128, 16, 1000);
    refuse(UR_FUSION_CUT, "another work-group size");
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
