/* Which launches become one kernel where the driver has a say (lib/fuse_queue), on an
 * imagined adapter whose kernels spill as many bytes as the test wants; and the report of what
 * became of launches. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "fuse_queue/fusing.h"
#include "imagined.h"

enum { ARGUMENTS = 3, COUNT = 1024 };

struct imagined {
    const char *name;
    uint32_t spilled;
    ur_exp_kernel_arg_properties_t args[ARGUMENTS];
};

static struct imagined *imagined(ur_kernel_handle_t kernel) {
    return (struct imagined *)(void *)kernel;
}

static unsigned char code[1 << 20];
static size_t code_size;
static unsigned builds;        /* of programs */
static unsigned alive;         /* kernels and programs that were made */
static uint32_t spilled_fused; /* by kernels that are made of several */
static bool spills_known;
static char of_program; /* its address stands for any program */
static float arrays[3][COUNT];

/* ---- the adapter ----------------------------------------------------------------------------- */

static ur_result_t fake_kernel_get_info(ur_kernel_handle_t kernel, ur_kernel_info_t name,
                                        size_t size, void *value, size_t *size_ret) {
    ur_info_out out = {size, value, size_ret};
    switch ((int)name) {
    case UR_KERNEL_INFO_FUNCTION_NAME:
        return ur_info_string(out, imagined(kernel)->name);
    case UR_KERNEL_INFO_PROGRAM:
        return ur_info_value(out, ur_program_handle_t, (ur_program_handle_t)(void *)&of_program);
    case UR_KERNEL_INFO_SPILL_MEM_SIZE:
        return spills_known ? ur_info_value(out, uint32_t, imagined(kernel)->spilled)
                            : UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    default:
        return UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION;
    }
}

static ur_result_t fake_kernel_module(ur_kernel_handle_t kernel, struct ur_spirv_module **module,
                                      char *why, size_t why_size) {
    (void)kernel;
    (void)why;
    (void)why_size;
    return ur_spirv_read(code, code_size, module, NULL) == UR_SPIRV_OK
               ? UR_RESULT_SUCCESS
               : UR_RESULT_ERROR_INVALID_BINARY;
}

static ur_result_t fake_kernel_arguments(ur_kernel_handle_t kernel,
                                         ur_exp_kernel_arg_properties_t **args, uint32_t *count,
                                         uint32_t *total) {
    const struct imagined *from = imagined(kernel);
    *args = malloc(sizeof(from->args));
    if (!*args) {
        return UR_RESULT_ERROR_OUT_OF_HOST_MEMORY;
    }
    memcpy(*args, from->args, sizeof(from->args));
    *count = *total = ARGUMENTS;
    return UR_RESULT_SUCCESS;
}

ur_result_t ur_kernel_set_arg(ur_kernel_handle_t kernel,
                              const ur_exp_kernel_arg_properties_t *arg) {
    (void)kernel;
    (void)arg;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_settings(ur_kernel_handle_t kernel, ur_kernel_handle_t from) {
    (void)kernel;
    (void)from;
    return UR_RESULT_SUCCESS;
}

static uint32_t fake_kernel_sub_group(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                      const size_t local[3]) {
    (void)kernel;
    (void)device;
    (void)local;
    return 0;
}

static bool fake_mem_is_image(ur_mem_handle_t mem) {
    (void)mem;
    return false;
}

static bool fake_mem_place(ur_mem_handle_t mem, struct ur_fusion_argument *place) {
    (void)mem;
    (void)place;
    return false;
}

static ur_result_t fake_kernel_set_arg_value(ur_kernel_handle_t kernel, uint32_t index, size_t size,
                                             const ur_kernel_arg_value_properties_t *properties,
                                             const void *value) {
    (void)kernel;
    (void)index;
    (void)size;
    (void)properties;
    (void)value;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_program_create_with_il(ur_context_handle_t context, const void *il,
                                               size_t size,
                                               const ur_program_properties_t *properties,
                                               ur_program_handle_t *program) {
    (void)context;
    (void)il;
    (void)size;
    (void)properties;
    ++alive;
    *program = (ur_program_handle_t)(void *)&of_program;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_program_build_exp(ur_program_handle_t program, uint32_t count,
                                          ur_device_handle_t *devices, ur_exp_program_flags_t flags,
                                          const char *options) {
    (void)program;
    (void)count;
    (void)devices;
    (void)flags;
    (void)options;
    ++builds;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_program_retain(ur_program_handle_t program) {
    (void)program;
    ++alive;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_program_release(ur_program_handle_t program) {
    (void)program;
    --alive;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_create(ur_program_handle_t program, const char *name,
                                      ur_kernel_handle_t *kernel) {
    (void)program;
    struct imagined *made = calloc(1, sizeof(*made));
    assert_non_null(made);
    made->name = name;
    made->spilled = spilled_fused;
    ++alive;
    *kernel = (ur_kernel_handle_t)(void *)made;
    return UR_RESULT_SUCCESS;
}

static ur_result_t fake_kernel_release(ur_kernel_handle_t kernel) {
    free(kernel);
    --alive;
    return UR_RESULT_SUCCESS;
}

/* Its drivers tell nothing of devices, groups, builds and memory. */
static ur_result_t fake_device_get_info(ur_device_handle_t device, ur_device_info_t name,
                                        size_t size, void *value, size_t *size_ret) {
    (void)device;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t fake_kernel_get_group_info(ur_kernel_handle_t kernel, ur_device_handle_t device,
                                              ur_kernel_group_info_t name, size_t size, void *value,
                                              size_t *size_ret) {
    (void)kernel;
    (void)device;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t fake_kernel_get_sub_group_info(ur_kernel_handle_t kernel,
                                                  ur_device_handle_t device,
                                                  ur_kernel_sub_group_info_t name, size_t size,
                                                  void *value, size_t *size_ret) {
    (void)kernel;
    (void)device;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t fake_usm_get_mem_alloc_info(ur_context_handle_t context, const void *memory,
                                               ur_usm_alloc_info_t name, size_t size, void *value,
                                               size_t *size_ret) {
    (void)context;
    (void)memory;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

static ur_result_t fake_program_get_build_info(ur_program_handle_t program,
                                               ur_device_handle_t device,
                                               ur_program_build_info_t name, size_t size,
                                               void *value, size_t *size_ret) {
    (void)program;
    (void)device;
    (void)name;
    (void)size;
    (void)value;
    (void)size_ret;
    return UR_RESULT_ERROR_UNSUPPORTED_FEATURE;
}

const struct ur_adapter_ops ur_adapter_ops = {
    .name = "test",
    .mem_is_image = fake_mem_is_image,
    .kernel_arguments = fake_kernel_arguments,
    .kernel_settings = fake_kernel_settings,
    .kernel_sub_group = fake_kernel_sub_group,
    .kernel_module = fake_kernel_module,
    .mem_place = fake_mem_place,
};

/* All that is asked of it. */
static const ur_dditable_t fake_table = {
    .Device.pfnGetInfo = fake_device_get_info,
    .Kernel.pfnGetGroupInfo = fake_kernel_get_group_info,
    .Kernel.pfnGetSubGroupInfo = fake_kernel_get_sub_group_info,
    .Program.pfnGetBuildInfo = fake_program_get_build_info,
    .USM.pfnGetMemAllocInfo = fake_usm_get_mem_alloc_info,
    .Kernel.pfnGetInfo = fake_kernel_get_info,
    .Program.pfnCreateWithIL = fake_program_create_with_il,
    .ProgramExp.pfnBuildExp = fake_program_build_exp,
    .Program.pfnRetain = fake_program_retain,
    .Program.pfnRelease = fake_program_release,
    .Kernel.pfnCreate = fake_kernel_create,
    .Kernel.pfnRelease = fake_kernel_release,
};
static const ur_extra_dditable_t fake_extra = {
    .pfnKernelSetArgValue = fake_kernel_set_arg_value,
};

/* ---- launches -------------------------------------------------------------------------------- */

static const float by = 2.0f;

static struct imagined kernel_of(const char *name, unsigned to, unsigned from, uint32_t spilled) {
    struct imagined kernel = {.name = name, .spilled = spilled};
    for (uint32_t i = 0; i < 2; ++i) {
        kernel.args[i].type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
        kernel.args[i].index = i;
        kernel.args[i].size = sizeof(void *);
        kernel.args[i].value.pointer = arrays[i ? from : to];
    }
    kernel.args[2].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    kernel.args[2].index = 2;
    kernel.args[2].size = sizeof(by);
    kernel.args[2].value.value = &by;
    return kernel;
}

/* Plans two launches, the second of which loads what the first one stored: one load is saved, of 4
 * bytes. */
static struct ur_fusing_programs *programs; /* NULL: none are kept */
static unsigned other;                      /* arrays that are used instead */

static uint32_t plan(const char *first, const char *second, uint32_t spilled,
                     struct ur_fusing_report *report) {
    static const struct ur_fusing_options options;
    struct imagined kernels[2] = {kernel_of(first, (1 + other) % 3, other, spilled),
                                  kernel_of(second, (2 + other) % 3, (1 + other) % 3, spilled)};
    struct ur_recorded_launch launches[2];
    const struct ur_recorded_launch *list[2] = {&launches[0], &launches[1]};
    struct ur_fusing_group group;
    uint32_t groups = 12345;
    for (int i = 0; i < 2; ++i) {
        launches[i] = (struct ur_recorded_launch){
            .kernel = (ur_kernel_handle_t)(void *)&kernels[i], .dims = 1, .global = {COUNT, 1, 1}};
    }
    *report = (struct ur_fusing_report){0};
    const struct ur_fusing_sequence sequence = {.count = 2, .launches = list};
    assert_int_equal(
        ur_fusing_plan(NULL, NULL, &options, &sequence, programs, report, &group, &groups),
        UR_RESULT_SUCCESS);
    assert_int_equal(report->count, 2);
    uint32_t kept = 0;
    for (uint32_t i = 0; programs && i < UR_FUSING_PROGRAMS; ++i) {
        kept += programs->kept[i].code != NULL;
    }
    assert_int_equal(alive, groups + kept); /* the kernel, and nothing that was given up */
    for (uint32_t i = 0; i < groups; ++i) {
        assert_int_equal(group.count, 2);
        ur_fusing_group_end(&group);
    }
    assert_int_equal(report->kernels, groups);
    return report->fused;
}

/* What is moved for want of registers is stored and loaded; more than the 4 bytes that are saved is
 * too much. What the launches spill one by one counts for them. */
static void kernels_that_spill_more_than_they_save(void **state) {
    (void)state;
    static const struct {
        bool known;
        uint32_t fused, alone, expected;
    } cases[] = {{true, 0, 0, 2},       {true, 2, 0, 2},      {true, 3, 0, 0},
                 {true, 1000, 500, 2},  {true, 1002, 500, 2}, {true, 1003, 500, 0},
                 {true, 4096, 4096, 2}, {false, 4096, 0, 2}};
    for (unsigned i = 0; i < sizeof(cases) / sizeof(cases[0]); ++i) {
        struct ur_fusing_report report;
        spills_known = cases[i].known;
        spilled_fused = cases[i].fused;
        assert_int_equal(plan("scale", "shift", cases[i].alone, &report), cases[i].expected);
        for (uint32_t k = 0; k < 2 && cases[i].expected == 0; ++k) {
            assert_non_null(strstr(report.entries[k].words, "registers of the device"));
            assert_int_equal(report.entries[k].group, k);
        }
        ur_fusing_report_end(&report);
    }
    spills_known = false;
}

/* A kernel of SYCL is named by its types, which may take thousands of letters. */
static void long_names(void **state) {
    (void)state;
    struct ur_fusing_report report;
    char name[512];
    memset(name, 0, sizeof(name));
    for (int i = 0; i < 40; ++i) {
        memcpy(name + i * 8, "letters_", 8);
    }
    assert_int_equal(strlen(name), 320);
    assert_int_equal(plan(name, name, 0, &report), 2);
    assert_memory_equal(report.entries[0].kernel, name, sizeof(report.entries[0].kernel) - 1);
    ur_fusing_report_end(&report);
}

/* What is the same but for its arrays is built once. */
static void programs_are_kept(void **state) {
    (void)state;
    static const char *const names[] = {"scale", "shift"};
    struct ur_fusing_report report;
    unsigned before = builds;
    programs = ur_fusing_programs_of(NULL, NULL);
    assert_non_null(programs);
    /* another queue has the same ones, another device others */
    assert_ptr_equal(ur_fusing_programs_of(NULL, NULL), programs);
    struct ur_fusing_programs *others =
        ur_fusing_programs_of(NULL, (ur_device_handle_t)(void *)&of_program);
    assert_ptr_not_equal(others, programs);
    ur_fusing_programs_release(others);
    ur_fusing_programs_release(programs);
    for (other = 0; other < 3; ++other) {
        for (unsigned i = 0; i < 4; ++i) {
            assert_int_equal(plan(names[i % 2], names[i / 2], 0, &report), 2);
            ur_fusing_report_end(&report);
        }
        assert_int_equal(builds - before, 4);
    }
    other = 0;
    ur_fusing_programs_release(programs);
    assert_int_equal(alive, 0);
    programs = NULL;
}

/* ---- the report ------------------------------------------------------------------------------ */

static void *ask(const struct ur_fusing_report *report, ur_fusion_info_t name, size_t *size) {
    assert_int_equal(ur_fusing_report_query(report, true, name, (ur_info_out){0, NULL, size}),
                     UR_RESULT_SUCCESS);
    void *value = malloc(*size + 1);
    assert_non_null(value);
    assert_int_equal(ur_fusing_report_query(report, true, name, (ur_info_out){*size, value, NULL}),
                     UR_RESULT_SUCCESS);
    return value;
}

/* Sequences without end, each of `SEQUENCE` launches of which all are one kernel: the report stays
 * as small as it is said to, tells of the last ones and keeps the launches of a kernel together. */
static void reports_are_bounded(void **state) {
    (void)state;
    enum { SEQUENCE = 37, SEQUENCES = 400 };
    struct ur_fusing_report report = {0}, sequence = {0};
    for (uint32_t i = 0; i < SEQUENCE; ++i) {
        struct ur_fusing_entry *entry = ur_fusing_entry_new(&sequence, "scale");
        assert_non_null(entry);
        entry->group = 0;
        entry->fused = true;
    }
    sequence.fused = SEQUENCE;
    sequence.kernels = 1;
    for (uint32_t s = 1; s <= SEQUENCES; ++s) {
        uint32_t total = s * SEQUENCE, launches, fused;
        ur_fusing_report_add(&report, &sequence);
        assert_true(report.count < UR_FUSING_MOST_TOLD + SEQUENCE);
        assert_true(report.count == total || report.count >= UR_FUSING_MOST_TOLD / 2);
        assert_int_equal(report.gone % SEQUENCE, 0);
        assert_int_equal(ur_fusing_report_query(&report, true, UR_FUSION_INFO_LAUNCHES,
                                                (ur_info_out){sizeof(launches), &launches, NULL}),
                         UR_RESULT_SUCCESS);
        assert_int_equal(launches, total);
        assert_int_equal(ur_fusing_report_query(&report, true, UR_FUSION_INFO_FUSED,
                                                (ur_info_out){sizeof(fused), &fused, NULL}),
                         UR_RESULT_SUCCESS);
        assert_int_equal(fused, total);
    }
    assert_true(report.gone > 2 * UR_FUSING_MOST_TOLD);
    size_t size;
    uint32_t *groups = ask(&report, UR_FUSION_INFO_GROUPS, &size);
    assert_int_equal(size, report.count * sizeof(*groups));
    for (uint32_t i = 0; i < report.count; ++i) {
        assert_int_equal(groups[i], (report.gone + i) / SEQUENCE * SEQUENCE);
    }
    free(groups);
    char *text = ask(&report, UR_FUSION_INFO_REPORT, &size), expected[64];
    uint32_t lines = 0;
    for (char *line = strtok(text, "\n"); line; line = strtok(NULL, "\n"), ++lines) {
        snprintf(expected, sizeof(expected), "%u scale: ", report.gone + lines);
        assert_memory_equal(line, expected, strlen(expected));
    }
    assert_int_equal(lines, report.count);
    free(text);
    ur_fusing_report_end(&report);
    ur_fusing_report_end(&sequence);
}

int main(int argc, char **argv) {
    ur_tables_fill(&fake_table, &fake_extra);
    FILE *file = argc == 2 ? fopen(argv[1], "rb") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s MODULE\n", argv[0]);
        return 2;
    }
    code_size = fread(code, 1, sizeof(code), file);
    fclose(file);
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(kernels_that_spill_more_than_they_save),
        cmocka_unit_test(long_names),
        cmocka_unit_test(programs_are_kept),
        cmocka_unit_test(reports_are_bounded),
    };
    return cmocka_run_group_tests_name("fusing", tests, NULL, NULL);
}
