/* The parameter layer: each rule is found, named, and the call goes no further. */
#include "world.h"

static int setup(void **state) {
    return world_setup(state, "UR_LAYER_PARAMETER_VALIDATION");
}

static int reached;
static ur_result_t reach(void *params, void *user) {
    (void)params;
    (void)user;
    reached++;
    return UR_RESULT_SUCCESS;
}

static void missing_handles(void **state) {
    struct world *w = *state;
    assert_int_equal(urQueueCreate(NULL, w->device, NULL, &w->queue),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    log_expect("urQueueCreate: hContext must not be NULL: UR_RESULT_ERROR_INVALID_NULL_HANDLE");
    assert_int_equal(urQueueCreate(w->context, NULL, NULL, &w->queue),
                     UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    log_expect("urQueueCreate: hDevice must not be NULL");
}

static void missing_pointers(void **state) {
    struct world *w = *state;
    assert_int_equal(urQueueCreate(w->context, w->device, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    log_expect("urQueueCreate: phQueue must not be NULL: UR_RESULT_ERROR_INVALID_NULL_POINTER");
    assert_int_equal(urKernelCreate(w->program, NULL, &w->kernel),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    log_expect("pKernelName");
}

static void strange_enumerators_and_flags(void **state) {
    struct world *w = *state;
    size_t size;
    assert_int_equal(urDeviceGetInfo(w->device, (ur_device_info_t)0x7654321, 0, NULL, &size),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    log_expect("urDeviceGetInfo: propName is none of the enumerators of ur_device_info_t");
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, 0x80000000u};
    ur_queue_handle_t queue = NULL;
    assert_int_equal(urQueueCreate(w->context, w->device, &properties, &queue),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    log_expect("urQueueCreate: pProperties->flags has bits that are no ur_queue_flag_t");
    ur_exp_kernel_arg_properties_t args[2] = {
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES},
        {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES, .type = (ur_exp_kernel_arg_type_t)9},
    };
    assert_int_equal(launch(w, 2, args, 0, NULL, NULL), UR_RESULT_ERROR_INVALID_ENUMERATION);
    log_expect("pArgs[].type is none of the enumerators");
    OK(launch(w, 1, args, 0, NULL, NULL));
}

static void conditions(void **state) {
    struct world *w = *state;
    void *memory = NULL;
    ur_usm_desc_t desc = {UR_STRUCTURE_TYPE_USM_DESC, NULL, 0, 3};
    assert_int_equal(urUSMHostAlloc(w->context, &desc, NULL, 16, &memory),
                     UR_RESULT_ERROR_INVALID_VALUE);
    log_expect("urUSMHostAlloc: pUSMDesc: `pUSMDesc && pUSMDesc->align != 0");
    assert_int_equal(urUSMHostAlloc(w->context, NULL, NULL, 0, &memory),
                     UR_RESULT_ERROR_INVALID_USM_SIZE);
    log_expect("urUSMHostAlloc: size: `size == 0` must not hold: UR_RESULT_ERROR_INVALID_USM_SIZE");
    const size_t sizes[4] = {1, 1, 1, 1};
    assert_int_equal(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 4, NULL, sizes, NULL, 0,
                                                      NULL, NULL, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_WORK_DIMENSION);
    log_expect("urEnqueueKernelLaunchWithArgsExp: workDim: `workDim < 1 || workDim > 3`");
    char pattern[4] = {0}, target[16];
    assert_int_equal(urEnqueueUSMFill(w->queue, target, 0, pattern, 16, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_SIZE);
    log_expect("patternSize == 0");
    assert_int_equal(urEnqueueUSMFill(w->queue, target, 3, pattern, 16, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_SIZE);
    log_expect("urEnqueueUSMFill");
    ur_rect_offset_t origin = {0, 0, 0};
    ur_rect_region_t region = {8, 2, 1};
    ur_mem_handle_t buffer = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    assert_int_equal(urEnqueueMemBufferReadRect(w->queue, buffer, true, origin, origin, region, 4,
                                                0, 0, 0, target, 0, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_SIZE);
    log_expect("`bufferRowPitch != 0 && bufferRowPitch < region.width` must not hold");
    OK(urEnqueueMemBufferReadRect(w->queue, buffer, true, origin, origin, region, 8, 16, 8, 16,
                                  target, 0, NULL, NULL));
    OK(urMemRelease(buffer));
}

/* What flags ask for is looked at once they are known to be flags. */
static void unknown_flags_first(void **state) {
    struct world *w = *state;
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNORM_INT8};
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = 4,
                                  .height = 4};
    ur_mem_handle_t mem = NULL;
    assert_int_equal(urMemBufferCreate(w->context, UR_MEM_FLAG_FORCE_UINT32, 64, NULL, &mem),
                     UR_RESULT_ERROR_INVALID_ENUMERATION);
    log_expect("urMemBufferCreate: flags has bits that are no ur_mem_flag_t");
    assert_int_equal(
        urMemImageCreate(w->context, UR_MEM_FLAG_FORCE_UINT32, &format, &desc, NULL, &mem),
        UR_RESULT_ERROR_INVALID_ENUMERATION);
    log_expect("urMemImageCreate: flags has bits that are no ur_mem_flag_t");
    assert_int_equal(urMemBufferCreate(w->context, UR_MEM_FLAG_USE_HOST_POINTER, 64, NULL, &mem),
                     UR_RESULT_ERROR_INVALID_HOST_PTR);
    log_expect("urMemBufferCreate");
    assert_null(mem);
}

static void wait_lists(void **state) {
    struct world *w = *state;
    ur_event_handle_t event = NULL, none = NULL;
    assert_int_equal(urEnqueueEventsWait(w->queue, 1, NULL, &event),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    log_expect("phEventWaitList == NULL && numEventsInWaitList > 0");
    assert_int_equal(urEnqueueEventsWait(w->queue, 0, &none, &event),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    log_expect("phEventWaitList != NULL && numEventsInWaitList == 0");
    assert_int_equal(urEnqueueEventsWait(w->queue, 1, &none, &event),
                     UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST);
    log_expect("phEventWaitList holds a NULL handle");
    assert_null(event);
}

/* Arguments on the stack and in registers must arrive below as they were given. */
/* The call that is made most has a way past its check, which must see all that the check sees. */
static void every_rule_of_the_launch(void **state) {
    struct world *w = *state;
    const size_t sizes[3] = {8, 4, 2}, *none = NULL;
    ur_event_handle_t events[2] = {NULL, NULL};
    ur_exp_kernel_arg_properties_t args[3];
    memset(args, 0, sizeof(args));
    for (int i = 0; i < 3; i++) {
        args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
        args[i].value.value = w;
    }
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &events[0]));
#define LAUNCH(queue, kernel, dimensions, global, local, num_args, args, num_events, events)       \
    urEnqueueKernelLaunchWithArgsExp(queue, kernel, dimensions, NULL, global, local, num_args,     \
                                     args, NULL, num_events, events, NULL)
#define BROKEN(call, code, words)                                                                  \
    (assert_int_equal((call), UR_RESULT_ERROR_##code), log_expect(words))
    for (uint32_t n = 1; n <= 3; n++) {
        OK(LAUNCH(w->queue, w->kernel, n, sizes, none, 3, args, 1, events));
        OK(LAUNCH(w->queue, w->kernel, n, sizes, sizes, 0, NULL, 0, NULL));
        for (uint32_t zero = 0; zero < 3; zero++) {
            size_t wrong[3] = {8, 4, 2};
            wrong[zero] = 0;
            OK(LAUNCH(w->queue, w->kernel, n, wrong, none, 0, NULL, 0, NULL)); /* nothing runs */
            if (zero < n) {
                BROKEN(LAUNCH(w->queue, w->kernel, n, sizes, wrong, 0, NULL, 0, NULL),
                       INVALID_WORK_GROUP_SIZE, "pLocalWorkSize[0] == 0");
            } else {
                OK(LAUNCH(w->queue, w->kernel, n, sizes, wrong, 0, NULL, 0, NULL));
            }
        }
    }
    for (uint32_t n = 0; n < 8; n += n == 0 ? 4 : 1) {
        BROKEN(LAUNCH(w->queue, w->kernel, n, sizes, none, 0, NULL, 0, NULL),
               INVALID_WORK_DIMENSION, "workDim < 1");
    }
    BROKEN(LAUNCH(w->queue, w->kernel, UINT32_MAX, sizes, none, 0, NULL, 0, NULL),
           INVALID_WORK_DIMENSION, "workDim < 1");
    BROKEN(LAUNCH(NULL, w->kernel, 1, sizes, none, 0, NULL, 0, NULL), INVALID_NULL_HANDLE,
           "hQueue");
    BROKEN(LAUNCH(w->queue, NULL, 1, sizes, none, 0, NULL, 0, NULL), INVALID_NULL_HANDLE,
           "hKernel");
    BROKEN(LAUNCH(w->queue, w->kernel, 1, NULL, none, 0, NULL, 0, NULL), INVALID_NULL_POINTER,
           "pGlobalWorkSize");
    BROKEN(LAUNCH(w->queue, w->kernel, 1, sizes, none, 2, NULL, 0, NULL), INVALID_NULL_POINTER,
           "pArgs");
    for (int i = 0; i < 3; i++) {
        args[i].type = (ur_exp_kernel_arg_type_t)5;
        BROKEN(LAUNCH(w->queue, w->kernel, 1, sizes, none, 3, args, 0, NULL), INVALID_ENUMERATION,
               "pArgs[].type");
        args[i].type = UR_EXP_KERNEL_ARG_TYPE_VALUE;
    }
    BROKEN(LAUNCH(w->queue, w->kernel, 1, sizes, none, 0, NULL, 1, NULL), INVALID_EVENT_WAIT_LIST,
           "phEventWaitList");
    BROKEN(LAUNCH(w->queue, w->kernel, 1, sizes, none, 0, NULL, 0, events), INVALID_EVENT_WAIT_LIST,
           "phEventWaitList");
    BROKEN(LAUNCH(w->queue, w->kernel, 1, sizes, none, 3, args, 2, events), INVALID_EVENT_WAIT_LIST,
           "holds a NULL handle");
    OK(urEventRelease(events[0]));
}

static ur_result_t look_at_launch(void *params, void *user) {
    struct ur_enqueue_kernel_launch_with_args_exp_params_t *p = params;
    struct world *w = user;
    assert_ptr_equal(*p->phQueue, w->queue);
    assert_ptr_equal(*p->phKernel, w->kernel);
    assert_int_equal(*p->pworkDim, 3);
    assert_ptr_equal(*p->ppGlobalWorkOffset, NULL);
    assert_int_equal((*p->ppGlobalWorkSize)[2], 7);
    assert_int_equal((*p->ppLocalWorkSize)[1], 5);
    assert_int_equal(*p->pnumArgs, 1);
    assert_int_equal((*p->ppArgs)->index, 77);
    assert_int_equal((*p->plaunchPropList)->flags, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE);
    assert_int_equal(*p->pnumEventsInWaitList, 1);
    assert_non_null((*p->pphEventWaitList)[0]);
    assert_ptr_equal(*p->pphEvent, user);
    reached++;
    return UR_RESULT_SUCCESS;
}

static void arguments_arrive_unchanged(void **state) {
    struct world *w = *state;
    size_t global[3] = {1, 1, 7}, local[3] = {1, 5, 1};
    ur_exp_kernel_arg_properties_t arg = {.stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES,
                                          .index = 77};
    ur_kernel_launch_ext_properties_t properties = {UR_STRUCTURE_TYPE_KERNEL_LAUNCH_EXT_PROPERTIES,
                                                    NULL, UR_KERNEL_LAUNCH_FLAG_COOPERATIVE};
    ur_event_handle_t event = NULL;
    OK(urEnqueueEventsWait(w->queue, 0, NULL, &event));
    reached = 0;
    OK(urMockSetCallback(UR_FUNCTION_ENQUEUE_KERNEL_LAUNCH_WITH_ARGS_EXP, UR_MOCK_STAGE_REPLACE,
                         look_at_launch, w));
    OK(urEnqueueKernelLaunchWithArgsExp(w->queue, w->kernel, 3, NULL, global, local, 1, &arg,
                                        &properties, 1, &event, (ur_event_handle_t *)w));
    assert_int_equal(reached, 1);
    OK(urMockResetCallbacks());
    OK(urEventRelease(event));
}

static ur_result_t look_at_rect(void *params, void *user) {
    struct ur_enqueue_mem_buffer_write_rect_params_t *p = params;
    assert_int_equal(p->pbufferOrigin->z, 3);
    assert_int_equal(p->phostOrigin->x, 4);
    assert_int_equal(p->pregion->depth, 9);
    assert_int_equal(*p->pbufferRowPitch, 10);
    assert_int_equal(*p->pbufferSlicePitch, 80);
    assert_int_equal(*p->phostRowPitch, 12);
    assert_int_equal(*p->phostSlicePitch, 96);
    assert_ptr_equal(*p->ppSrc, user);
    assert_true(*p->pblockingWrite);
    reached++;
    return UR_RESULT_SUCCESS;
}

static void structures_on_the_stack_arrive_unchanged(void **state) {
    struct world *w = *state;
    ur_mem_handle_t buffer = NULL;
    OK(urMemBufferCreate(w->context, UR_MEM_FLAG_READ_WRITE, 4096, NULL, &buffer));
    reached = 0;
    OK(urMockSetCallback(UR_FUNCTION_ENQUEUE_MEM_BUFFER_WRITE_RECT, UR_MOCK_STAGE_REPLACE,
                         look_at_rect, w));
    OK(urEnqueueMemBufferWriteRect(w->queue, buffer, true, (ur_rect_offset_t){1, 2, 3},
                                   (ur_rect_offset_t){4, 5, 6}, (ur_rect_region_t){7, 8, 9}, 10, 80,
                                   12, 96, w, 0, NULL, NULL));
    assert_int_equal(reached, 1);
    OK(urMockResetCallbacks());
    OK(urMemRelease(buffer));
}

static void a_refused_call_goes_no_further(void **state) {
    struct world *w = *state;
    reached = 0;
    OK(urMockSetCallback(UR_FUNCTION_USM_HOST_ALLOC, UR_MOCK_STAGE_BEFORE, reach, NULL));
    void *memory = NULL;
    assert_int_equal(urUSMHostAlloc(w->context, NULL, NULL, 0, &memory),
                     UR_RESULT_ERROR_INVALID_USM_SIZE);
    assert_int_equal(reached, 0);
    assert_null(memory);
    OK(urMockResetCallbacks());
    log_take();
}

static void calls_of_the_earlier_form(void **state) {
    struct world *w = *state;
    assert_int_equal(urKernelSetArgValue(w->kernel, 0, 4, NULL, NULL),
                     UR_RESULT_ERROR_INVALID_NULL_POINTER);
    log_expect("urKernelSetArgValue: pArgValue must not be NULL");
    OK(urKernelSetArgPointer(w->kernel, 0, NULL, NULL));
}

static ur_code_location_t here(void *user) {
    (void)user;
    return (ur_code_location_t){"main", "program.c", 12, 3};
}

static void messages_say_where_in_the_program(void **state) {
    (void)state;
    struct world w;
    ur_loader_config_handle_t config;
    OK(urLoaderConfigCreate(&config));
    OK(urLoaderConfigSetCodeLocationCallback(config, here, NULL));
    OK(urLoaderInit(0, config));
    OK(urLoaderConfigRelease(config));
    memset(&w, 0, sizeof(w));
    assert_int_equal(urQueueFinish(NULL), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
    log_expect("(program.c:12 in main)");
    OK(urLoaderTearDown());
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_rule_of_the_launch),
        cmocka_unit_test(missing_handles),
        cmocka_unit_test(missing_pointers),
        cmocka_unit_test(strange_enumerators_and_flags),
        cmocka_unit_test(conditions),
        cmocka_unit_test(unknown_flags_first),
        cmocka_unit_test(wait_lists),
        cmocka_unit_test(arguments_arrive_unchanged),
        cmocka_unit_test(structures_on_the_stack_arrive_unchanged),
        cmocka_unit_test(a_refused_call_goes_no_further),
        cmocka_unit_test(calls_of_the_earlier_form),
        cmocka_unit_test(messages_say_where_in_the_program),
    };
    return cmocka_run_group_tests(tests, setup, world_teardown);
}
