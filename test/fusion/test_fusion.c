/* Fusing kernels on SPIR-V (lib/fuse): what may be fused, what must not, and what is
 * saved. Each module that is made goes to a folder, for spirv-val to look at. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "spirv/write.h"
#include "steps.h"

struct scene scene;
static const char *folder;
static unsigned made_count;

static int begin(void **state) {
    (void)state;
    scene.options = (struct ur_fusion_options){0};
    scene_begin(&scene);
    return 0;
}

static int end(void **state) {
    (void)state;
    scene_end(&scene);
    return 0;
}

void add(void) {
    enum ur_fusion_result result = scene_add(&scene);
    if (result != UR_FUSION_OK) {
        fail_msg("%s", scene.why);
    }
}

/* The launch in the making may not join, and the sentence says why. */
void refuse(enum ur_fusion_result expected, const char *words) {
    uint32_t before = ur_fusion_count(scene.fusion);
    assert_int_equal(scene_add(&scene), expected);
    assert_int_equal(ur_fusion_count(scene.fusion), before);
    if (!strstr(scene.why, words) || !strstr(scene.why, scene.next.kernel)) {
        fail_msg("'%s' lacks '%s' or the name of '%s'", scene.why, words, scene.next.kernel);
    }
}

struct ur_fusion_made make(void) {
    struct ur_fusion_made made;
    char name[512];
    if (ur_fusion_make(scene.fusion, &made, scene.why, sizeof(scene.why)) != UR_FUSION_OK) {
        fail_msg("%s", scene.why);
    }
    snprintf(name, sizeof(name), "%s/%03u.spv", folder, made_count++);
    FILE *file = fopen(name, "wb");
    assert_non_null(file);
    assert_int_equal(fwrite(made.code, 4, made.words, file), made.words);
    assert_int_equal(fclose(file), 0);
    /* It can be read, has one kernel, and that has the arguments that it was said to have. */
    struct ur_spirv_module *module;
    assert_int_equal(ur_spirv_read(made.code, made.words * 4, &module, NULL), UR_SPIRV_OK);
    assert_int_equal(module->entry_point_count, 1);
    assert_string_equal(module->entry_points[0].name, UR_FUSION_KERNEL);
    /* Devices without images refuse what declares that it has such. */
    assert_false(ur_spirv_has(module, SpvCapabilityImageBasic));
    assert_int_equal(ur_spirv_function(module, module->entry_points[0].id)->parameter_count,
                     made.argument_count);
    ur_spirv_release(module);
    return made;
}

void make_and_expect(uint32_t loads, uint32_t stores, uint32_t barriers, uint32_t arguments) {
    struct ur_fusion_made made = make(), numbers = made;
    ur_fusion_drop(&made);
    made = numbers;
    assert_int_equal(made.loads_saved, loads);
    assert_int_equal(made.stores_saved, stores);
    assert_int_equal(made.barriers, barriers);
    assert_int_equal(made.argument_count, arguments);
}

void scale(const char *kernel, unsigned to, unsigned from, float by) {
    scene_launch(&scene, kernel, 1024, 0);
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
    scene_float(&scene, by);
}

void two(const char *kernel, unsigned to, unsigned from, size_t local) {
    scene_launch(&scene, kernel, 1024, local);
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
}

/* ---- what is fused, and what that saves --------------------------------------------------------
 */

static void one_alone_saves_nothing(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    make_and_expect(0, 0, 0, 3);
}

static void chain_hands_values_on(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scale("shift", 2, 1, 3.0f);
    add();
    scale("scale", 3, 2, 4.0f);
    add();
    /* Four arrays, three numbers, and the zero that values which are handed on are hidden by. */
    make_and_expect(2, 0, 0, 8);
}

static void equal_numbers_are_one_argument(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scale("shift", 1, 1, 2.0f);
    add();
    make_and_expect(1, 1, 0, 4);
}

static void store_that_another_follows_is_not_made(void **state) {
    (void)state;
    for (int i = 0; i < 8; ++i) {
        scale(i % 2 ? "shift" : "scale", 0, 0, (float)i);
        add();
    }
    make_and_expect(7, 7, 0, 10);
}

static void memory_given_up_is_not_written(void **state) {
    (void)state;
    const struct ur_fusion_memory memory[] = {{0, ARRAY(1), 4096}, {0, ARRAY(2), 4096}};
    scene.options.promoted = memory;
    scene.options.promoted_count = 2;
    scene_end(&scene);
    scene_begin(&scene);
    scale("scale", 1, 0, 2.0f);
    add();
    scale("shift", 2, 1, 3.0f);
    add();
    scale("scale", 3, 2, 4.0f);
    add();
    make_and_expect(2, 2, 0, 6);
}

static void memory_given_up_in_part_is_written(void **state) {
    (void)state;
    const struct ur_fusion_memory memory = {0, ARRAY(1), 4092};
    scene.options.promoted = &memory;
    scene.options.promoted_count = 1;
    scene_end(&scene);
    scene_begin(&scene);
    scale("scale", 1, 0, 2.0f);
    add();
    scale("shift", 2, 1, 3.0f);
    add();
    make_and_expect(1, 0, 0, 6);
}

static void guarded(const char *kernel, unsigned to, unsigned from, int n) {
    scene_launch(&scene, kernel, 1024, 0);
    scene_pointer(&scene, ARRAY(to));
    scene_pointer(&scene, ARRAY(from));
    if (strcmp(kernel, "guarded") == 0) {
        scene_float(&scene, 2.0f);
    }
    scene_int(&scene, n);
}

static void equal_guards_hand_values_on(void **state) {
    (void)state;
    guarded("guarded", 1, 0, 1000);
    add();
    guarded("early", 2, 1, 1000);
    add();
    guarded("guarded", 3, 2, 900);
    add();
    make_and_expect(2, 0, 0, 8);
}

static void wider_guard_loads(void **state) {
    (void)state;
    guarded("guarded", 1, 0, 900);
    add();
    guarded("early", 2, 1, 1000);
    add();
    make_and_expect(0, 0, 0, 6);
}

static void narrower_guard_does_not_hide_a_store(void **state) {
    (void)state;
    guarded("guarded", 1, 0, 1000);
    add();
    guarded("guarded", 1, 0, 900);
    add();
    make_and_expect(1, 0, 0, 5);
}

static void guard_past_the_range_is_none(void **state) {
    (void)state;
    guarded("guarded", 1, 0, 2000);
    add();
    scale("scale", 2, 1, 1.0f);
    add();
    make_and_expect(1, 0, 0, 7);
}

static void work_group_ids_are_understood(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f); /* its size of work-groups is open */
    add();
    two("by_group", 2, 1, 64);
    add();
    make_and_expect(1, 0, 0, 5);
}

static void two_dimensions(void **state) {
    (void)state;
    for (unsigned i = 0; i < 2; ++i) {
        scene_launch(&scene, "plane", 32, 0);
        scene.next.dims = 2;
        scene.next.global[1] = 16;
        scene_pointer(&scene, ARRAY(i + 1));
        scene_pointer(&scene, ARRAY(i));
        scene_int(&scene, 32);
        add();
    }
    make_and_expect(1, 0, 0, 5);
}

static void rows_that_run_into_each_other(void **state) {
    (void)state;
    for (unsigned i = 0; i < 2; ++i) {
        scene_launch(&scene, "plane", 32, 0);
        scene.next.dims = 2;
        scene.next.global[1] = 16;
        scene_pointer(&scene, ARRAY(i + 1));
        scene_pointer(&scene, ARRAY(i));
        scene_int(&scene, 31);
        if (i == 0) {
            add();
        } else {
            refuse(UR_FUSION_CUT, "not only where the same work-item does");
        }
    }
}

static void vectors(void **state) {
    (void)state;
    two("pairs", 1, 0, 0);
    add();
    two("pairs", 2, 1, 0);
    add();
    make_and_expect(1, 0, 0, 4);
}

static void interleaved_arrays_stay_apart(void **state) {
    (void)state;
    two("even", 1, 0, 0);
    add();
    two("odd", 1, 2, 0);
    add();
    make_and_expect(0, 0, 0, 3);
}

static void stencil_first_then_elements(void **state) {
    (void)state;
    scene_launch(&scene, "stencil", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    scene_pointer(&scene, ARRAY(0));
    scene_int(&scene, 1024);
    add();
    scale("scale", 2, 1, 2.0f); /* the border is loaded: nobody stored it */
    add();
    make_and_expect(0, 0, 0, 5);
}

static void elements_then_reduction(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("sum", 2, 1, 128);
    scene_local(&scene, 512);
    add();
    make_and_expect(1, 0, 0, 6);
}

static void mirror_in_groups_takes_a_barrier(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("mirror", 2, 1, 64);
    add();
    make_and_expect(0, 0, 1, 4);
}

static void caller_vouches_for_groups(void **state) {
    (void)state;
    scene.options.no_barriers = true;
    scene_end(&scene);
    scene_begin(&scene);
    scale("scale", 1, 0, 2.0f);
    add();
    two("mirror", 2, 1, 64);
    add();
    make_and_expect(0, 0, 0, 4);
}

static void local_variables_used_again_take_a_barrier(void **state) {
    (void)state;
    two("own_room", 1, 0, 64);
    add();
    two("own_room", 2, 1, 64);
    add();
    make_and_expect(0, 0, 1, 3); /* and over that no value is handed on */
}

static void values_do_not_pass_barriers(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("sum", 2, 1, 128);
    scene_local(&scene, 512);
    add();
    scale("shift", 3, 1, 3.0f); /* loads again: the sum has waited for others since */
    add();
    scale("scale", 4, 1, 3.0f); /* and takes what that has loaded */
    add();
    make_and_expect(2, 0, 0, 9);
}

static void gather_from_what_nobody_writes(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("gather", 2, 5, 0);
    scene_pointer(&scene, ARRAY(6));
    add();
    scale("scale", 3, 2, 2.0f);
    add();
    make_and_expect(1, 0, 0, 8);
}

static void pointers_that_walk(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("walks", 2, 3, 0);
    scene_int(&scene, 16);
    add();
    two("walks", 4, 1, 0);
    scene_int(&scene, 16);
    refuse(UR_FUSION_CUT, "kernel 'scale' writes before it");
}

static void loops_over_the_own_element(void **state) {
    (void)state;
    scale("scale", 0, 0, 2.0f);
    add();
    scene_launch(&scene, "repeats", 1024, 0);
    scene_pointer(&scene, ARRAY(0));
    scene_int(&scene, 5);
    add();
    scale("shift", 0, 0, 3.0f);
    add();
    /* The stores in between stay: one may be made no time, and then the first is the last. */
    struct ur_fusion_made made = make();
    assert_true(made.loads_saved >= 2);
    ur_fusion_drop(&made);
}

static void two_types_of_one_array(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("as_bits", 2, 1, 0); /* right, by memory */
    add();
    make_and_expect(0, 0, 0, 5);
}

static void volatile_memory_is_left_alone(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "hidden", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    add();
    make_and_expect(0, 0, 0, 3);
}

static void functions_that_are_called(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "calls", 1024, 0);
    scene_pointer(&scene, ARRAY(2));
    scene_float(&scene, 2.0f);
    add();
    scene_launch(&scene, "calls", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    scene_float(&scene, 2.0f);
    refuse(UR_FUSION_CUT, "not only where the same work-item does");
    make_and_expect(0, 0, 0, 4);
}

/* A module whose loads and stores all say that they are apart from those of their own scope, as
 * those of inlined functions may: true in one kernel, and not from one kernel to the next. */
static uint32_t with_scopes(const uint32_t *code, uint32_t count, uint32_t *out) {
    static const char extension[36] = "SPV_INTEL_memory_access_aliasing";
    static const uint32_t scopes =
        SpvMemoryAccessAliasScopeINTELMaskMask | SpvMemoryAccessNoAliasINTELMaskMask;
    uint32_t domain = code[3], size = 5, begin = 5;
    memcpy(out, code, 5 * sizeof(*code));
    out[3] += 3;
    while ((uint16_t)code[begin] == SpvOpCapability) {
        begin += code[begin] >> 16;
    }
    memcpy(&out[size], &code[5], (begin - 5) * sizeof(*code));
    size = begin;
    out[size++] = 2 << 16 | SpvOpCapability;
    out[size++] = SpvCapabilityMemoryAccessAliasingINTEL;
    out[size++] = (1 + sizeof(extension) / 4) << 16 | SpvOpExtension;
    memcpy(&out[size], extension, sizeof(extension));
    size += sizeof(extension) / 4;
    bool declared = false;
    for (uint32_t at = begin, words; at < count; at += words) {
        uint32_t opcode = (uint16_t)code[at], mask;
        words = code[at] >> 16;
        if (!declared && (opcode == SpvOpDecorate || ur_spirv_declares_type(opcode))) {
            const uint32_t declarations[] = {2 << 16 | SpvOpAliasDomainDeclINTEL,
                                             domain,
                                             3 << 16 | SpvOpAliasScopeDeclINTEL,
                                             domain + 1,
                                             domain,
                                             3 << 16 | SpvOpAliasScopeListDeclINTEL,
                                             domain + 2,
                                             domain + 1};
            memcpy(&out[size], declarations, sizeof(declarations));
            size += sizeof(declarations) / 4;
            declared = true;
        }
        uint32_t first = size;
        memcpy(&out[size], &code[at], words * sizeof(*code));
        size += words;
        mask = opcode == SpvOpLoad ? 4 : opcode == SpvOpStore ? 3 : 0;
        if (mask) {
            if (words == mask) {
                out[size++] = 0;
            }
            out[first + mask] |= scopes;
            out[size++] = domain + 2;
            out[size++] = domain + 2;
            out[first] = (size - first) << 16 | opcode;
        }
    }
    return size;
}

static void scopes_of_aliasing_are_forgotten(void **state) {
    (void)state;
    static uint32_t code[1 << 18], changed[1 << 18];
    struct ur_spirv_module *plain = scene.module;
    size_t words = ur_spirv_written_words(plain);
    assert_true(words < sizeof(code) / sizeof(*code) / 2);
    ur_spirv_write(plain, code);
    words = with_scopes(code, (uint32_t)words, changed);
    assert_int_equal(ur_spirv_read(changed, words * 4, &scene.module, NULL), UR_SPIRV_OK);
    for (unsigned i = 0; i < 2; ++i) { /* one kernel twice: its scopes would be the same */
        scale("scale", 1, i, 2.0f);
        add();
    }
    struct ur_fusion_made made = make();
    struct ur_spirv_module *module;
    assert_int_equal(made.loads_saved, 1);
    assert_int_equal(ur_spirv_read(made.code, made.words * 4, &module, NULL), UR_SPIRV_OK);
    for (uint32_t at = 5; at < made.words; at += made.code[at] >> 16) {
        uint32_t opcode = (uint16_t)made.code[at], size = made.code[at] >> 16;
        assert_int_not_equal(opcode, SpvOpAliasScopeListDeclINTEL);
        assert_int_not_equal(opcode, SpvOpAliasScopeDeclINTEL);
        assert_int_not_equal(opcode, SpvOpAliasDomainDeclINTEL);
        uint32_t mask = opcode == SpvOpLoad ? 4 : opcode == SpvOpStore ? 3 : size;
        assert_true(mask >= size || (made.code[at + mask] >> 16) == 0);
    }
    ur_spirv_release(module);
    ur_fusion_drop(&made);
    ur_spirv_release(scene.module);
    scene.module = plain;
}

static void doubles(void **state) {
    (void)state;
    for (unsigned i = 0; i < 2; ++i) {
        scene_launch(&scene, i ? "wide_sum" : "wide", 1024, 0);
        scene_pointer(&scene, ARRAY(i + 1));
        scene_pointer(&scene, ARRAY(i));
        scene_double(&scene, 2.5);
        add();
    }
    make_and_expect(1, 0, 0, 5);
}

static void sixty_four_at_most(void **state) {
    (void)state;
    for (int i = 0; i < 64; ++i) {
        scale("scale", 0, 0, 2.0f);
        add();
    }
    scale("scale", 0, 0, 2.0f);
    refuse(UR_FUSION_CUT, "64");
    make_and_expect(63, 63, 0, 3);
}

/* ---- what must not be fused -------------------------------------------------------------------
 */

static void another_element(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "stencil", 1024, 0);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1));
    scene_int(&scene, 1024);
    refuse(UR_FUSION_CUT, "kernel 'stencil' reads memory that kernel 'scale' writes");
    two("reverse", 2, 1, 0);
    refuse(UR_FUSION_CUT, "kernel 'reverse' reads");
    scale("scale", 3, 1, 2.0f); /* what was refused left nothing behind */
    add();
    make_and_expect(1, 0, 0, 5);
}

static void what_was_read_is_not_overwritten(void **state) {
    (void)state;
    scene_launch(&scene, "stencil", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    scene_pointer(&scene, ARRAY(0));
    scene_int(&scene, 1024);
    add();
    scale("scale", 0, 2, 2.0f);
    refuse(UR_FUSION_CUT, "kernel 'scale' writes memory that kernel 'stencil' reads");
}

static void pointers_into_one_array(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "scale", 1024, 0);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1) + 4);
    scene_float(&scene, 2.0f);
    refuse(UR_FUSION_CUT, "not only where the same work-item does");
    scene_launch(&scene, "scale", 1024, 0);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1) + 4096); /* behind what was written */
    scene_float(&scene, 2.0f);
    add();
}

static void mirror_past_the_group(void **state) {
    (void)state;
    two("mirror", 1, 0, 64);
    add();
    scene_launch(&scene, "mirror", 1024, 64);
    scene_pointer(&scene, ARRAY(2));
    scene_pointer(&scene, ARRAY(1) + 4);
    refuse(UR_FUSION_CUT, "not only where the same work-item does");
}

static void ranges_that_differ(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scale("scale", 2, 1, 2.0f);
    scene.next.offset[0] = 4;
    refuse(UR_FUSION_CUT, "another range");
    two("by_group", 2, 1, 64);
    add();
    two("by_group", 3, 2, 128);
    refuse(UR_FUSION_CUT, "another work-group size");
    scale("scale", 2, 1, 2.0f);
    scene.next.global[0] = 1020;
    refuse(UR_FUSION_CUT, "work-groups of one size do not make up both");
    two("strides", 4, 3, 0); /* for which the end of the range is something else then */
    scene_int(&scene, 512);
    scene.next.global[0] = 512;
    refuse(UR_FUSION_CUT, "asks how large its range is");
}

/* Each part is for the work-items of its own range. */
static void ranges_under_guards(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scale("shift", 2, 1, 2.0f);
    scene.next.global[0] = 700;
    add();
    struct ur_fusion_made made = make();
    assert_int_equal(made.global[0], 1024);
    assert_int_equal(made.loads_saved, 1); /* all who load have stored */
    ur_fusion_drop(&made);
    scene_end(&scene);
    scene_begin(&scene);
    scale("scale", 1, 0, 2.0f);
    scene.next.global[0] = 700;
    add();
    scale("shift", 2, 1, 2.0f);
    add();
    made = make();
    assert_int_equal(made.global[0], 1024);
    assert_int_equal(made.loads_saved, 0); /* some who load have not stored */
    ur_fusion_drop(&made);
    /* A sum has barriers, in whole groups. */
    two("sum", 3, 2, 64);
    scene.next.global[0] = 512;
    scene_local(&scene, 256);
    refuse(UR_FUSION_CUT, "work-groups of one size do not make up both");
    scene_end(&scene);
    scene_begin(&scene);
    scale("scale", 1, 0, 2.0f);
    add();
    two("sum", 3, 1, 64);
    scene.next.global[0] = 512;
    scene_local(&scene, 256);
    add();
    make_and_expect(1, 0, 0, 6);
    /* The same in two dimensions, both of which differ. */
    scene_end(&scene);
    scene_begin(&scene);
    for (unsigned i = 0; i < 2; ++i) {
        scene_launch(&scene, "plane", i ? 16 : 32, 0);
        scene.next.dims = 2;
        scene.next.global[1] = i ? 8 : 16;
        scene_pointer(&scene, ARRAY(i + 1));
        scene_pointer(&scene, ARRAY(i));
        scene_int(&scene, 32);
        add();
    }
    make_and_expect(1, 0, 0, 5);
}

static void required_groups_that_differ(void **state) {
    (void)state;
    scene_launch(&scene, "groups_of_32", 1024, 32);
    scene_pointer(&scene, ARRAY(1));
    add();
    scene_launch(&scene, "groups_of_64", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    refuse(UR_FUSION_CUT, "execution mode LocalSize");
}

static void kernels_of_no_fusion(void **state) {
    (void)state;
    static const struct {
        const char *kernel, *words;
    } cases[] = {{"counts", "atomic operations on global memory"},
                 {"prints", "prints"},
                 {"recurses", "calls a function that calls itself"},
                 {"fences", "a barrier or fence for more than its work-group"},
                 {"lanes", "uses sub-groups"},
                 {"lane_sums", "exchanges values between the work-items of a sub-group"},
                 {"lanes_wait", "uses sub-groups and ids of work-items"},
                 {"shuffles", "exchanges values between the work-items of a sub-group"},
                 {"nothing_of_that_name", "is not in its program's module"}};
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        scene_launch(&scene, cases[i].kernel, 1024, 64);
        scene_pointer(&scene, ARRAY(1));
        refuse(UR_FUSION_REFUSED, cases[i].words);
    }
    scene_launch(&scene, "draws", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    scene.arguments[scene.launches - 1][0].kind = UR_FUSION_OTHER;
    refuse(UR_FUSION_REFUSED, "uses images");
    scale("scale", 1, 0, 2.0f);
    scene.arguments[scene.launches - 1][1].kind = UR_FUSION_UNSET;
    refuse(UR_FUSION_REFUSED, "an argument that was not set");
    scale("scale", 1, 0, 2.0f);
    --scene.next.argument_count;
    refuse(UR_FUSION_REFUSED, "another number of arguments");
    scale("scale", 1, 0, 2.0f);
    scene.next.global[0] = 0;
    refuse(UR_FUSION_REFUSED, "no work-items");
    two("by_group", 1, 0, 60);
    refuse(UR_FUSION_REFUSED, "not a whole number of work-groups");
}

static void local_atomics_are_of_the_group(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    scene_launch(&scene, "counts_here", 1024, 64);
    scene_pointer(&scene, ARRAY(2));
    add();
    make_and_expect(0, 0, 0, 4);
}

static void pointers_from_memory(void **state) {
    (void)state;
    scene_launch(&scene, "follows", 1024, 0);
    scene_pointer(&scene, ARRAY(0));
    add(); /* alone it is nobody's business */
    scale("scale", 2, 1, 2.0f);
    refuse(UR_FUSION_CUT, "kernel 'follows'");
}

static void unknown_indices(void **state) {
    (void)state;
    scale("scale", 1, 0, 2.0f);
    add();
    two("gather", 2, 1, 0);
    scene_pointer(&scene, ARRAY(6));
    refuse(UR_FUSION_CUT, "kernel 'gather' reads");
    two("gather", 2, 5, 0);
    scene_pointer(&scene, ARRAY(1));
    scene.arguments[scene.launches - 1][1].extent = 0; /* nobody knows what that points into */
    refuse(UR_FUSION_CUT, "kernel 'gather' reads");
    scene_launch(&scene, "column", 1024, 0);
    scene_pointer(&scene, ARRAY(1));
    scene_pointer(&scene, ARRAY(7));
    scene_int(&scene, 4096);
    scene_int(&scene, 512); /* what one work-item comes to in its second turn is another's first */
    refuse(UR_FUSION_CUT, "kernel 'column' writes");
}

static void limits_of_the_device(void **state) {
    (void)state;
    scene.options.local_bytes = 600;
    scene.options.argument_bytes = 80;
    scene_end(&scene);
    scene_begin(&scene);
    two("sum", 1, 0, 128);
    scene_local(&scene, 512);
    add();
    two("sum", 3, 2, 128);
    scene_local(&scene, 512);
    refuse(UR_FUSION_CUT, "more local memory");
    scale("scale", 5, 4, 2.0f);
    add();
    scale("scale", 7, 6, 2.0f);
    refuse(UR_FUSION_CUT, "more arguments");
}

int main(int argc, char **argv) {
    if (argc != 3) {
        fprintf(stderr, "usage: %s MODULE FOLDER\n", argv[0]);
        return 2;
    }
    folder = argv[2];
    scene_open(&scene, argv[1]);
#define TEST(name) cmocka_unit_test_setup_teardown(name, begin, end)
    const struct CMUnitTest tests[] = {
        TEST(one_alone_saves_nothing),
        TEST(chain_hands_values_on),
        TEST(equal_numbers_are_one_argument),
        TEST(store_that_another_follows_is_not_made),
        TEST(memory_given_up_is_not_written),
        TEST(memory_given_up_in_part_is_written),
        TEST(equal_guards_hand_values_on),
        TEST(wider_guard_loads),
        TEST(narrower_guard_does_not_hide_a_store),
        TEST(guard_past_the_range_is_none),
        TEST(work_group_ids_are_understood),
        TEST(two_dimensions),
        TEST(rows_that_run_into_each_other),
        TEST(vectors),
        TEST(interleaved_arrays_stay_apart),
        TEST(stencil_first_then_elements),
        TEST(elements_then_reduction),
        TEST(mirror_in_groups_takes_a_barrier),
        TEST(caller_vouches_for_groups),
        TEST(local_variables_used_again_take_a_barrier),
        TEST(values_do_not_pass_barriers),
        TEST(gather_from_what_nobody_writes),
        TEST(pointers_that_walk),
        TEST(loops_over_the_own_element),
        TEST(two_types_of_one_array),
        TEST(volatile_memory_is_left_alone),
        TEST(functions_that_are_called),
        TEST(scopes_of_aliasing_are_forgotten),
        TEST(doubles),
        TEST(sixty_four_at_most),
        TEST(another_element),
        TEST(what_was_read_is_not_overwritten),
        TEST(pointers_into_one_array),
        TEST(mirror_past_the_group),
        TEST(ranges_that_differ),
        TEST(ranges_under_guards),
        TEST(required_groups_that_differ),
        TEST(kernels_of_no_fusion),
        TEST(local_atomics_are_of_the_group),
        TEST(pointers_from_memory),
        TEST(unknown_indices),
        TEST(shared_by_the_group),
        TEST(sub_groups),
        TEST(sub_groups_apart),
        TEST(sub_groups_regrouped),
        TEST(rows_of_sub_groups),
        TEST(loops_are_written_out),
        TEST(loops_that_stay),
        TEST(either_of_two),
        TEST(places_in_known_memory),
        TEST(places_in_an_argument),
        TEST(known_memory_that_is_written),
        TEST(collective_operations),
        TEST(limits_of_the_device),
    };
    /* Memory of the host, and of devices of 48 and of 57 bits. */
    static const uint64_t bases[] = {UINT64_C(0x7f0000000000), UINT64_C(0xffff800000000000),
                                     UINT64_C(0xff00000000000000)};
    int failed = 0;
    for (size_t i = 0; i < sizeof(bases) / sizeof(bases[0]); ++i) {
        print_message("arrays from %#llx on\n", (unsigned long long)bases[i]);
        scene_base = bases[i];
        made_count = 0;
        failed += cmocka_run_group_tests_name("fusion", tests, NULL, NULL);
    }
    scene_close(&scene);
    return failed;
}
