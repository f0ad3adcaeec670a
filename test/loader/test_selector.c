/* The grammar of ONEAPI_DEVICE_SELECTOR: what each form selects, and where each malformed one is
 * said to be wrong. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "loader/selector.h"

#define ROOT(number) .depth = 1, .path = {number}
#define SUB(number, sub) .depth = 2, .path = {number, sub}
#define SUBSUB(number, sub, subsub) .depth = 3, .path = {number, sub, subsub}

#define LZ UR_BACKEND_LEVEL_ZERO
#define CL UR_BACKEND_OPENCL
#define CU UR_BACKEND_CUDA
#define GPU UR_DEVICE_TYPE_GPU
#define CPU UR_DEVICE_TYPE_CPU

static struct loader_selector *parse(const char *text) {
    struct loader_selector *selector = NULL;
    struct loader_selector_error error;
    ur_result_t result = loader_selector_parse(text, &selector, &error);
    if (result != UR_RESULT_SUCCESS)
        fail_msg("'%s' at %zu: %s", text, error.position, error.message);
    return selector;
}

struct selects_case {
    const char *text;
    bool expected;
    struct loader_selector_subject subject;
};

static void selects_what_the_terms_say(void **state) {
    static const struct selects_case cases[] = {
        {"*:*", true, {LZ, GPU, ROOT(0)}},
        {"*:*", true, {UR_BACKEND_NATIVE_CPU, CPU, ROOT(7)}},
        {"*:*", false, {LZ, GPU, SUB(0, 0)}},
        {"opencl:*", true, {CL, CPU, ROOT(3)}},
        {"opencl:*", false, {LZ, CPU, ROOT(3)}},
        {"OpenCL:GPU", true, {CL, GPU, ROOT(1)}},
        {"OpenCL:GPU", false, {CL, CPU, ROOT(1)}},
        {"offload:*", true, {UR_BACKEND_OFFLOAD, GPU, ROOT(0)}},
        {"hip:0", true, {UR_BACKEND_HIP, GPU, ROOT(0)}},
        {"native_cpu:cpu", true, {UR_BACKEND_NATIVE_CPU, CPU, ROOT(0)}},
        {"*:acc", true, {CL, UR_DEVICE_TYPE_FPGA, ROOT(0)}},
        {"*:fpga", true, {CL, UR_DEVICE_TYPE_MCA, ROOT(0)}},
        {"*:acc", true, {LZ, UR_DEVICE_TYPE_VPU, ROOT(0)}},
        {"*:fpga", false, {CL, GPU, ROOT(0)}},
        {"level_zero:0,2", true, {LZ, GPU, ROOT(2)}},
        {"level_zero:0,2", false, {LZ, GPU, ROOT(1)}},
        {"level_zero:1,cpu", true, {LZ, CPU, ROOT(0)}},
        {"level_zero:4294967294", true, {LZ, GPU, ROOT(4294967294u)}},
        {"opencl:cpu;level_zero:gpu", true, {LZ, GPU, ROOT(0)}},
        {"opencl:cpu;level_zero:gpu", true, {CL, CPU, ROOT(0)}},
        {"opencl:cpu;level_zero:gpu", false, {CL, GPU, ROOT(0)}},
        /* sub-devices */
        {"level_zero:0.*", true, {LZ, GPU, SUB(0, 5)}},
        {"level_zero:0.*", false, {LZ, GPU, ROOT(0)}},
        {"level_zero:0.*", false, {LZ, GPU, SUB(1, 5)}},
        {"level_zero:0.1", true, {LZ, GPU, SUB(0, 1)}},
        {"level_zero:0.1", false, {LZ, GPU, SUB(0, 0)}},
        {"level_zero:*.*", true, {LZ, GPU, SUB(9, 1)}},
        {"*:gpu.*", true, {LZ, GPU, SUB(9, 1)}},
        {"*:gpu.*", false, {LZ, CPU, SUB(9, 1)}},
        {"level_zero:0.*.*", true, {LZ, GPU, SUBSUB(0, 1, 2)}},
        {"level_zero:0.*.*", false, {LZ, GPU, SUB(0, 1)}},
        {"level_zero:0.1.2", true, {LZ, GPU, SUBSUB(0, 1, 2)}},
        {"level_zero:0.1.2", false, {LZ, GPU, SUBSUB(0, 2, 2)}},
        {"level_zero:0,0.*", true, {LZ, GPU, ROOT(0)}},
        {"level_zero:0,0.*", true, {LZ, GPU, SUB(0, 0)}},
        /* discarding */
        {"!opencl:*", false, {CL, GPU, ROOT(0)}},
        {"!opencl:*", true, {LZ, GPU, ROOT(0)}},
        {"!opencl:*", false, {LZ, GPU, SUB(0, 0)}},
        {"!*:gpu", true, {CL, CPU, ROOT(0)}},
        {"!*:gpu", false, {CL, GPU, ROOT(0)}},
        {"!*:gpu;!*:cpu", false, {CL, CPU, ROOT(0)}},
        {"opencl:*;!opencl:gpu", true, {CL, CPU, ROOT(0)}},
        {"opencl:*;!opencl:gpu", false, {CL, GPU, ROOT(0)}},
        {"level_zero:0.*;!level_zero:0.1", true, {LZ, GPU, SUB(0, 0)}},
        {"level_zero:0.*;!level_zero:0.1", false, {LZ, GPU, SUB(0, 1)}},
        {"level_zero:*.*;!level_zero:0", false, {LZ, GPU, SUB(0, 1)}},
        {"level_zero:*;!level_zero:0.1", true, {LZ, GPU, ROOT(0)}},
        {"level_zero:*.*.*;!level_zero:0.1", false, {LZ, GPU, SUBSUB(0, 1, 3)}},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct loader_selector *selector = parse(cases[i].text);
        uint32_t term = 0;
        bool selected = loader_selector_selects(selector, &cases[i].subject, &term);
        if (selected != cases[i].expected)
            fail_msg("case %zu, %s: %d", i, cases[i].text, selected);
        assert_true(term <= selector->num_terms);
        loader_selector_free(selector);
    }
}

static void names_the_term_that_decided(void **state) {
    struct loader_selector *selector = parse("opencl:*;level_zero:gpu;!opencl:1;!*:cpu");
    uint32_t term;
    (void)state;

    assert_true(loader_selector_selects(
        selector, &(struct loader_selector_subject){LZ, GPU, ROOT(0)}, &term));
    assert_int_equal(term, 1);
    assert_false(loader_selector_selects(
        selector, &(struct loader_selector_subject){CL, GPU, ROOT(1)}, &term));
    assert_int_equal(term, 2);
    assert_false(loader_selector_selects(
        selector, &(struct loader_selector_subject){CL, CPU, ROOT(0)}, &term));
    assert_int_equal(term, 3);
    assert_false(loader_selector_selects(
        selector, &(struct loader_selector_subject){CU, GPU, ROOT(0)}, &term));
    assert_int_equal(term, selector->num_terms);
    assert_int_equal(selector->terms[2].begin, 24);
    assert_int_equal(selector->terms[2].end, 33);
    loader_selector_free(selector);
}

static void rules_out_only_what_cannot_be_selected(void **state) {
    static const uint32_t any =
        LOADER_TYPE_BIT(CPU) | LOADER_TYPE_BIT(GPU) | LOADER_TYPE_BIT(UR_DEVICE_TYPE_FPGA);
    static const uint32_t gpu = LOADER_TYPE_BIT(GPU);
    static const struct {
        const char *text;
        ur_backend_t backend;
        uint32_t types;
        bool expected;
        uint32_t term;
    } cases[] = {
        {"*:*", CL, any, false, 0},
        {"opencl:*", CL, any, false, 0},
        {"opencl:*", CU, gpu, true, 1},
        {"opencl:7", CL, any, false, 0},
        {"*:cpu", CU, gpu, true, 1},
        {"*:0", CU, gpu, false, 0},
        {"*:cpu,gpu", CU, gpu, false, 0},
        {"!opencl:gpu", CL, any, false, 0},
        {"!opencl:fpga", CL, any, false, 0},
        {"!*:cpu", CL, any, false, 0},
        {"!*:gpu", CU, gpu, true, 0},
        {"!cuda:0", CU, gpu, false, 0},
        {"!cuda:*.*", CU, gpu, false, 0},
        {"!cuda:*", CU, gpu, true, 0},
        {"!cuda:*", CL, any, false, 0},
        {"opencl:gpu;!opencl:gpu", CL, any, true, 1},
        {"*:*;!opencl:gpu;!opencl:cpu,acc", CL, any, true, 2},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct loader_selector *selector = parse(cases[i].text);
        uint32_t term = 99;
        bool out = loader_selector_rules_out(selector, cases[i].backend, cases[i].types, &term);
        if (out != cases[i].expected)
            fail_msg("case %zu, %s", i, cases[i].text);
        if (out)
            assert_int_equal(term, cases[i].term);
        loader_selector_free(selector);
    }
}

static void tells_the_depth_it_needs(void **state) {
    struct loader_selector *selector = parse("opencl:*;level_zero:0.*,1.0.*;!cuda:*.*");
    (void)state;
    assert_int_equal(loader_selector_depth(selector, CL), 1);
    assert_int_equal(loader_selector_depth(selector, LZ), 3);
    assert_int_equal(loader_selector_depth(selector, CU), 0);
    loader_selector_free(selector);
    selector = parse("!cuda:*.*");
    assert_int_equal(loader_selector_depth(selector, CU), 1);
    loader_selector_free(selector);
}

static void says_where_a_selector_is_malformed(void **state) {
    static const struct {
        const char *text;
        size_t position;
        const char *part; /* of the message */
    } cases[] = {
        {"", 0, "a term is missing"},
        {";", 0, "a term is missing"},
        {"opencl:*;", 9, "a term is missing"},
        {"opencl:*;;cuda:*", 9, "a term is missing"},
        {"!", 1, "a backend is missing"},
        {"!!opencl:*", 1, "a backend is missing"},
        {":", 0, "a backend is missing"},
        {":cpu", 0, "a backend is missing"},
        {"gpu", 0, "unknown backend"},
        {"macaroni:*", 0, "unknown backend"},
        {"opencl:*;macaroni:*", 9, "unknown backend"},
        {"opencl", 6, "expected ':'"},
        {"opencl;cuda:*", 6, "expected ':'"},
        {"opencl,cuda:*", 6, "expected ':'"},
        {"opencl:", 7, "a device is missing"},
        {"opencl:,", 7, "a device is missing"},
        {"opencl:gpu,", 11, "a device is missing"},
        {"opencl:.0", 7, "a device is missing"},
        {"opencl:gpx", 7, "unknown device"},
        {"opencl: gpu", 7, "unknown device"},
        {"opencl:-1", 7, "unknown device"},
        {"opencl:gpu:0", 10, "one ':'"},
        {"*:*;!opencl:1,level_zero:0", 14, "unknown device"},
        {"opencl:0x1", 8, "expected ','"},
        {"opencl:**", 7, "unknown device"},
        {"opencl:0.", 9, "sub-device"},
        {"opencl:0.gpu", 9, "sub-device"},
        {"opencl:0.*.", 11, "sub-device"},
        {"opencl:0.*x", 10, "expected ','"},
        {"*:*.", 4, "sub-device"},
        {"*:*.0", 4, "needs the number of its device"},
        {"!*:*.0", 5, "needs the number of its device"},
        {"opencl:gpu.1", 11, "needs the number of its device"},
        {"opencl:0.*.2", 11, "needs the number of its device"},
        {"opencl:*.*.2", 11, "needs the number of its device"},
        {"opencl:1,*.3,0", 11, "needs the number of its device"},
        {"opencl:0.1.2.3", 12, "no sub-devices below"},
        {"opencl:4294967295", 7, "too large"},
        {"opencl:99999999999999999999999999", 7, "too large"},
        {"opencl:0.99999999999", 9, "too large"},
        {"!opencl:gpu;cuda:*", 12, "come before"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof(cases) / sizeof(cases[0]); i++) {
        struct loader_selector *selector = NULL;
        struct loader_selector_error error;
        ur_result_t result = loader_selector_parse(cases[i].text, &selector, &error);
        if (result != UR_RESULT_ERROR_INVALID_VALUE || error.position != cases[i].position ||
            !strstr(error.message, cases[i].part))
            fail_msg("'%s': result %d at %zu: %s", cases[i].text, (int)result, error.position,
                     error.message);
        assert_null(selector);
    }
}

/* A selector that lost its end is either still one, or is refused at a place within it. */
static void stands_any_cut(void **state) {
    static const char text[] = "level_zero:0.1.*,gpu;OPENCL:cpu,12;*:*.*;!hip:fpga;!native_cpu:3.4";
    size_t accepted = 0;
    (void)state;
    for (size_t length = 0; length < sizeof(text); length++) {
        char *cut = strndup(text, length);
        struct loader_selector *selector = NULL;
        struct loader_selector_error error;
        ur_result_t result = loader_selector_parse(cut, &selector, &error);
        if (result == UR_RESULT_SUCCESS) {
            accepted++;
            assert_string_equal(selector->text, cut);
            loader_selector_free(selector);
        } else {
            assert_int_equal(result, UR_RESULT_ERROR_INVALID_VALUE);
            assert_true(error.position <= length);
            assert_true(error.message[0] != '\0');
        }
        free(cut);
    }
    assert_true(accepted > 10);
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(selects_what_the_terms_say),
        cmocka_unit_test(names_the_term_that_decided),
        cmocka_unit_test(rules_out_only_what_cannot_be_selected),
        cmocka_unit_test(tells_the_depth_it_needs),
        cmocka_unit_test(says_where_a_selector_is_malformed),
        cmocka_unit_test(stands_any_cut),
    };
    return cmocka_run_group_tests_name("loader.selector", tests, NULL, NULL);
}
