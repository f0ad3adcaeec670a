/* The text of every kind of value, through the exported printers. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "ur_print.h"

static char buffer[8192];
static size_t needed;

#define PRINT(call, ...)                                                                           \
    (memset(buffer, '#', sizeof(buffer)),                                                          \
     assert_int_equal(call(__VA_ARGS__, buffer, sizeof(buffer), &needed), UR_RESULT_SUCCESS),      \
     assert_int_equal(needed, strlen(buffer) + 1))

static void expect_part(const char *part) {
    if (!strstr(buffer, part)) {
        fail_msg("\"%s\" has no \"%s\"", buffer, part);
    }
}

static void enumerators_print_as_their_names(void **state) {
    (void)state;
    PRINT(urPrintResult, UR_RESULT_ERROR_INVALID_QUEUE);
    assert_string_equal(buffer, "UR_RESULT_ERROR_INVALID_QUEUE");
    PRINT(urPrintBackend, UR_BACKEND_OPENCL);
    assert_string_equal(buffer, "UR_BACKEND_OPENCL");
    PRINT(urPrintStructureType, UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES);
    assert_string_equal(buffer, "UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES");
    PRINT(urPrintFunction, UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP);
    assert_string_equal(buffer, "UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP");
}

static void unknown_enumerators_print_as_numbers(void **state) {
    (void)state;
    PRINT(urPrintBackend, (ur_backend_t)0x123456);
    assert_string_equal(buffer, "(ur_backend_t)0x123456");
}

static void flags_print_with_bars_and_unknown_bits_in_hex(void **state) {
    (void)state;
    PRINT(urPrintQueueFlags, (ur_queue_flag_t)0);
    assert_string_equal(buffer, "0");
    PRINT(urPrintQueueFlags,
          (ur_queue_flag_t)(UR_QUEUE_FLAG_PROFILING_ENABLE | UR_QUEUE_FLAG_PRIORITY_LOW));
    expect_part("UR_QUEUE_FLAG_PROFILING_ENABLE");
    expect_part(" | ");
    expect_part("UR_QUEUE_FLAG_PRIORITY_LOW");
    PRINT(urPrintMemFlags, (ur_mem_flag_t)(UR_MEM_FLAG_READ_ONLY | 0x40000000));
    assert_string_equal(buffer, "UR_MEM_FLAG_READ_ONLY | 0x40000000");
}

static void structures_follow_their_chains(void **state) {
    (void)state;
    ur_queue_index_properties_t index = {UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, NULL, 7};
    ur_queue_properties_t queue = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, &index,
                                   UR_QUEUE_FLAG_PROFILING_ENABLE};
    PRINT(urPrintQueueProperties, queue);
    assert_string_equal(
        buffer, "(struct ur_queue_properties_t){.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, "
                ".pNext = &(struct ur_queue_index_properties_t){.stype = "
                "UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, .pNext = nullptr, .computeIndex = 7}, "
                ".flags = UR_QUEUE_FLAG_PROFILING_ENABLE}");
}

static void an_unknown_chain_prints_as_its_address(void **state) {
    (void)state;
    ur_base_properties_t strange = {(ur_structure_type_t)0x7777, NULL};
    ur_context_properties_t context = {UR_STRUCTURE_TYPE_CONTEXT_PROPERTIES, &strange, 0};
    PRINT(urPrintContextProperties, context);
    expect_part(".pNext = 0x");
}

static void a_chain_that_runs_in_a_circle_ends(void **state) {
    (void)state;
    ur_queue_index_properties_t index = {UR_STRUCTURE_TYPE_QUEUE_INDEX_PROPERTIES, NULL, 1};
    index.pNext = &index;
    PRINT(urPrintQueueIndexProperties, index);
    expect_part("...");
}

static void unions_show_the_member_that_is_meant(void **state) {
    (void)state;
    ur_exp_kernel_arg_properties_t arg = {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                          .type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ,
                                          .index = 3,
                                          .size = 8};
    arg.value.memObjTuple.hMem = (ur_mem_handle_t)(uintptr_t)0xabc0;
    arg.value.memObjTuple.flags = UR_MEM_FLAG_READ_ONLY;
    PRINT(urPrintExpKernelArgProperties, arg);
    expect_part(".value = (union ur_exp_kernel_arg_value_t){.memObjTuple = (struct "
                "ur_exp_kernel_arg_mem_obj_tuple_t){.hMem = 0xabc0, .flags = "
                "UR_MEM_FLAG_READ_ONLY}}");
    arg.type = UR_EXP_KERNEL_ARG_TYPE_POINTER;
    arg.value.pointer = (void *)(uintptr_t)0x1230;
    PRINT(urPrintExpKernelArgProperties, arg);
    expect_part("{.pointer = 0x1230}");

    ur_program_metadata_t metadata = {"limit", UR_PROGRAM_METADATA_TYPE_UINT32, 4, {.data32 = 64}};
    PRINT(urPrintProgramMetadata, metadata);
    expect_part(".pName = \"limit\"");
    expect_part("{.data32 = 64}");
}

static void fixed_arrays_numbers_and_booleans_print(void **state) {
    (void)state;
    ur_kernel_launch_cluster_property_t cluster = {
        UR_STRUCTURE_TYPE_KERNEL_LAUNCH_CLUSTER_PROPERTY, NULL, {2, 3, 4}};
    PRINT(urPrintKernelLaunchClusterProperty, cluster);
    expect_part(".clusterDim = {2, 3, 4}");
    ur_exp_sampler_mip_properties_t mip = {.stype = UR_STRUCTURE_TYPE_EXP_SAMPLER_MIP_PROPERTIES,
                                           .minMipmapLevelClamp = 0.5f};
    PRINT(urPrintExpSamplerMipProperties, mip);
    expect_part(".minMipmapLevelClamp = 0.5,");
    ur_exp_file_descriptor_t file = {UR_STRUCTURE_TYPE_EXP_FILE_DESCRIPTOR, NULL, -1};
    PRINT(urPrintExpFileDescriptor, file);
    expect_part(".fd = -1");
    ur_sampler_desc_t sampler = {UR_STRUCTURE_TYPE_SAMPLER_DESC, NULL, true,
                                 UR_SAMPLER_ADDRESSING_MODE_REPEAT, UR_SAMPLER_FILTER_MODE_LINEAR};
    PRINT(urPrintSamplerDesc, sampler);
    expect_part(".normalizedCoords = true");
}

static void parameters_print_with_their_lists(void **state) {
    (void)state;
    ur_queue_handle_t queue = (ur_queue_handle_t)(uintptr_t)0x10;
    uint32_t count = 2;
    ur_event_handle_t list[2] = {(ur_event_handle_t)(uintptr_t)0x20,
                                 (ur_event_handle_t)(uintptr_t)0x30};
    const ur_event_handle_t *wait = list;
    ur_event_handle_t *event = NULL;
    ur_enqueue_events_wait_params_t params = {&queue, &count, &wait, &event};
    PRINT(urPrintEnqueueEventsWaitParams, &params);
    assert_string_equal(buffer, ".hQueue = 0x10, .numEventsInWaitList = 2, .phEventWaitList = "
                                "{0x20, 0x30}, .phEvent = nullptr");
    PRINT(urPrintFunctionParams, UR_FUNCTION_ENQUEUE_EVENTS_WAIT, &params);
    expect_part("{0x20, 0x30}");
}

static void the_launch_prints_whole(void **state) {
    (void)state;
    ur_queue_handle_t queue = (ur_queue_handle_t)(uintptr_t)0x10;
    ur_kernel_handle_t kernel = (ur_kernel_handle_t)(uintptr_t)0x11;
    uint32_t dim = 2, num_args = 1, num_events = 0;
    size_t global[2] = {64, 32};
    const size_t *offset = NULL, *global_size = global, *local_size = NULL;
    int number = 5;
    ur_exp_kernel_arg_properties_t arg = {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                          .type = UR_EXP_KERNEL_ARG_TYPE_VALUE,
                                          .size = 4,
                                          .value = {.value = &number}};
    const ur_exp_kernel_arg_properties_t *args = &arg;
    ur_kernel_launch_ext_properties_t launch = {UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES,
                                                NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    const ur_kernel_launch_ext_properties_t *launch_list = &launch;
    const ur_event_handle_t *wait = NULL;
    ur_event_handle_t *event = NULL;
    ur_enqueue_kernel_launch_with_args_exp_params_t params = {
        &queue,    &kernel, &dim,         &offset,     &global_size, &local_size,
        &num_args, &args,   &launch_list, &num_events, &wait,        &event};
    PRINT(urPrintEnqueueKernelLaunchWithArgsExpParams, &params);
    expect_part(".pGlobalWorkSize = {64, 32}, .pLocalWorkSize = nullptr");
    expect_part(".pArgs = {(struct ur_exp_kernel_arg_properties_t){");
    expect_part(".flags = UR_KERNEL_LAUNCH_FLAG_COOPERATIVE}");
}

static void info_values_print_by_their_property(void **state) {
    (void)state;
    ur_device_handle_t device = (ur_device_handle_t)(uintptr_t)0x10;
    ur_device_info_t property = UR_DEVICE_INFO_TYPE;
    ur_device_type_t type = UR_DEVICE_TYPE_GPU;
    size_t size = sizeof(type);
    void *value = &type;
    size_t *size_ret = NULL;
    ur_device_get_info_params_t params = {&device, &property, &size, &value, &size_ret};
    PRINT(urPrintDeviceGetInfoParams, &params);
    expect_part("(UR_DEVICE_TYPE_GPU)");

    char name[6] = {'a', '"', '\n', 'b', 'c', 'd'}; /* without a terminator: the size ends it */
    property = UR_DEVICE_INFO_NAME;
    size = sizeof(name);
    value = name;
    PRINT(urPrintDeviceGetInfoParams, &params);
    expect_part("(\"a\\\"\\nbcd\")");

    size_t sizes[3] = {1, 2, 3};
    property = UR_DEVICE_INFO_MAX_WORK_ITEM_SIZES;
    size = sizeof(sizes);
    value = sizes;
    PRINT(urPrintDeviceGetInfoParams, &params);
    expect_part("({1, 2, 3})");

    size = 1; /* too small for the value: nothing is read */
    property = UR_DEVICE_INFO_TYPE;
    PRINT(urPrintDeviceGetInfoParams, &params);
    expect_part("(...)");
}

static void a_small_buffer_is_left_alone(void **state) {
    (void)state;
    size_t size = 0;
    assert_int_equal(urPrintBackend(UR_BACKEND_HIP, NULL, 0, &size), UR_RESULT_SUCCESS);
    assert_int_equal(size, sizeof("UR_BACKEND_HIP"));
    char small[sizeof("UR_BACKEND_HIP")] = "untouched";
    assert_int_equal(urPrintBackend(UR_BACKEND_HIP, small, size - 1, &size),
                     UR_RESULT_ERROR_INVALID_SIZE);
    assert_string_equal(small, "untouched");
    assert_int_equal(size, sizeof("UR_BACKEND_HIP"));
    assert_int_equal(urPrintBackend(UR_BACKEND_HIP, small, size, NULL), UR_RESULT_SUCCESS);
    assert_string_equal(small, "UR_BACKEND_HIP");
}

static void unknown_functions_and_missing_params_are_errors(void **state) {
    (void)state;
    int anything = 0;
    assert_int_equal(urPrintFunctionParams((ur_function_t)0x7ffffff0, &anything, buffer,
                                           sizeof(buffer), &needed),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    assert_int_equal(
        urPrintFunctionParams(UR_FUNCTION_QUEUE_FINISH, NULL, buffer, sizeof(buffer), &needed),
        UR_RESULT_ERROR_INVALID_NULL_POINTER);
    assert_int_equal(urPrintQueueFinishParams(NULL, buffer, sizeof(buffer), &needed),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    PRINT(urPrintLoaderTearDownParams, NULL);
    assert_string_equal(buffer, "");
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(enumerators_print_as_their_names),
        cmocka_unit_test(unknown_enumerators_print_as_numbers),
        cmocka_unit_test(flags_print_with_bars_and_unknown_bits_in_hex),
        cmocka_unit_test(structures_follow_their_chains),
        cmocka_unit_test(an_unknown_chain_prints_as_its_address),
        cmocka_unit_test(a_chain_that_runs_in_a_circle_ends),
        cmocka_unit_test(unions_show_the_member_that_is_meant),
        cmocka_unit_test(fixed_arrays_numbers_and_booleans_print),
        cmocka_unit_test(parameters_print_with_their_lists),
        cmocka_unit_test(the_launch_prints_whole),
        cmocka_unit_test(info_values_print_by_their_property),
        cmocka_unit_test(a_small_buffer_is_left_alone),
        cmocka_unit_test(unknown_functions_and_missing_params_are_errors),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
