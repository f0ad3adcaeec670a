/* Command buffers: recording, running again, order by sync points, updating kernels. */
#include "conf.h"

enum { COUNT = 1024, BYTES = COUNT * 4 };

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable, bool in_order) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         in_order, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    CHECK(buffer != NULL);
    conf_defer(release_buffer, buffer);
    return buffer;
}

static ur_result_t get(void *object, uint32_t property, size_t size, void *value,
                       size_t *size_ret) {
    return urCommandBufferGetInfoExp(object, (ur_exp_command_buffer_info_t)property, size, value,
                                     size_ret);
}

TEST(references) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    uint32_t count = 0;
    UR(urCommandBufferGetInfoExp(buffer, UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT, sizeof count,
                                 &count, NULL));
    CHECK_EQ(count, 1);
    UR(urCommandBufferRetainExp(buffer));
    UR(urCommandBufferGetInfoExp(buffer, UR_EXP_COMMAND_BUFFER_INFO_REFERENCE_COUNT, sizeof count,
                                 &count, NULL));
    CHECK_EQ(count, 2);
    UR(urCommandBufferReleaseExp(buffer));
    ur_exp_command_buffer_desc_t desc = {0};
    UR(urCommandBufferGetInfoExp(buffer, UR_EXP_COMMAND_BUFFER_INFO_DESCRIPTOR, sizeof desc, &desc,
                                 NULL));
    CHECK_EQ(desc.isUpdatable, 0);
    conf_check_unknown_query(get, buffer);
}

static void run(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer) {
    ur_event_handle_t event = NULL;
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, &event));
    conf_event(event);
    UR(urEventWait(1, &event));
    ur_command_t command = UR_COMMAND_FORCE_UINT32;
    UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_TYPE, sizeof command, &command, NULL));
    CHECK_EQ(command, UR_COMMAND_ENQUEUE_COMMAND_BUFFER_EXP);
}

TEST(usm_commands) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_usm_type_t type = conf_usm_type();
    unsigned char *a = conf_usm(type, BYTES), *b = conf_usm(type, BYTES), out[BYTES];
    uint32_t pattern = 0x01020304;
    ur_exp_command_buffer_sync_point_t point = 0;
    UR(urCommandBufferAppendUSMFillExp(buffer, a, &pattern, 4, BYTES, 0, NULL, 0, NULL, &point,
                                       NULL, NULL));
    UR(urCommandBufferAppendUSMMemcpyExp(buffer, b, a, BYTES, 1, &point, 0, NULL, NULL, NULL,
                                         NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    ur_queue_handle_t queue = conf_queue(0);
    for (int i = 0; i < 3; ++i) {
        unsigned char zero = 0;
        UR(urEnqueueUSMFill(queue, b, 1, &zero, BYTES, 0, NULL, NULL));
        run(queue, buffer);
        UR(urEnqueueUSMMemcpy(queue, true, out, b, BYTES, 0, NULL, NULL));
        CHECK_EQ(out[0], 4);
        CHECK_EQ(out[BYTES - 1], 1);
    }
}

TEST(buffer_commands) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, true);
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES);
    uint32_t *in = conf_alloc(BYTES), *out = conf_alloc(BYTES), pattern = 0x11223344;
    for (uint32_t i = 0; i < COUNT; ++i) {
        in[i] = i;
    }
    ur_rect_offset_t zero = {0, 0, 0};
    ur_rect_region_t region = {64, 4, 1};
    UR(urCommandBufferAppendMemBufferFillExp(buffer, a, &pattern, 4, 0, BYTES, 0, NULL, 0, NULL,
                                             NULL, NULL, NULL));
    UR(urCommandBufferAppendMemBufferWriteExp(buffer, a, 0, BYTES / 2, in, 0, NULL, 0, NULL, NULL,
                                              NULL, NULL));
    UR(urCommandBufferAppendMemBufferCopyExp(buffer, a, b, 0, 0, BYTES, 0, NULL, 0, NULL, NULL,
                                             NULL, NULL));
    UR(urCommandBufferAppendMemBufferCopyRectExp(buffer, a, b, zero, zero, region, 128, 0, 128, 0,
                                                 0, NULL, 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferAppendMemBufferReadExp(buffer, b, 0, BYTES, out, 0, NULL, 0, NULL, NULL, NULL,
                                             NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    ur_queue_handle_t queue = conf_queue(0);
    run(queue, buffer);
    for (uint32_t i = 0; i < COUNT; ++i) {
        CHECK_EQ(out[i], i < COUNT / 2 ? i : pattern);
    }
}

static ur_exp_command_buffer_handle_t
record_affine(bool updatable, ur_mem_handle_t mem, uint32_t *factor, uint32_t *term,
              ur_kernel_handle_t kernel, ur_exp_command_buffer_command_handle_t *command) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(updatable, false);
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, factor),
                        conf_arg_value(2, 4, term)};
    size_t offset = 0, global = COUNT;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, &offset, &global, NULL, 3,
                                                    args, 0, NULL, 0, NULL, 0, NULL, NULL, NULL,
                                                    command));
    return buffer;
}

TEST(kernels) {
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t factor = 3, term = 1, zero = 0, expected = 0, out = 0;
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 4, 0, BYTES, 0, NULL, NULL));
    ur_exp_command_buffer_handle_t buffer = record_affine(false, mem, &factor, &term, kernel, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    for (int i = 0; i < 5; ++i) {
        run(queue, buffer);
        expected = 3 * expected + 1;
        UR(urEnqueueMemBufferRead(queue, mem, true, BYTES - 4, 4, &out, 0, NULL, NULL));
        CHECK_EQ(out, expected);
    }
}

TEST(updates) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    uint32_t factor = 1, term = 5, zero = 0, next = 100, out = 0;
    UR(urEnqueueMemBufferFill(queue, mem, &zero, 4, 0, BYTES, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    ur_exp_command_buffer_command_handle_t command = NULL;
    ur_exp_command_buffer_handle_t buffer =
        record_affine(true, mem, &factor, &term, kernel, &command);
    UR(urCommandBufferFinalizeExp(buffer));
    run(queue, buffer);
    ur_exp_command_buffer_update_value_arg_desc_t value = {
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC,
        NULL,
        2,
        sizeof next,
        NULL,
        &next};
    ur_exp_command_buffer_update_kernel_launch_desc_t update = {
        .stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
        .hCommand = command,
        .hNewKernel = kernel,
        .numNewValueArgs = 1,
        .newWorkDim = 1,
        .pNewValueArgList = &value};
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    run(queue, buffer);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, 4, &out, 0, NULL, NULL));
    CHECK_EQ(out, 105);
}

TEST(wrong_state) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_queue_handle_t queue = conf_queue(0);
    ur_result_t result = urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL);
    CHECK_MSG(result != UR_RESULT_SUCCESS, "a command buffer that is not finalized was enqueued");
    UR(urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferFinalizeExp(buffer));
}

static const conf_test tests[] = {
    CONF_TEST(references,
              "urCommandBufferCreateExp urCommandBufferRetainExp urCommandBufferReleaseExp "
              "urCommandBufferGetInfoExp",
              "starts with one reference and tells its description"),
    CONF_TEST(usm_commands,
              "urCommandBufferAppendUSMFillExp urCommandBufferAppendUSMMemcpyExp "
              "urCommandBufferFinalizeExp "
              "urEnqueueCommandBufferExp",
              "runs commands on USM in the order of their sync points, three times"),
    CONF_TEST(buffer_commands,
              "urCommandBufferAppendMemBufferFillExp urCommandBufferAppendMemBufferWriteExp "
              "urCommandBufferAppendMemBufferCopyExp urCommandBufferAppendMemBufferCopyRectExp "
              "urCommandBufferAppendMemBufferReadExp",
              "runs commands on buffers in order"),
    CONF_TEST(kernels, "urCommandBufferAppendKernelLaunchWithArgsExp urEnqueueCommandBufferExp",
              "runs a kernel each time it is enqueued"),
    CONF_TEST(updates, "urCommandBufferUpdateKernelLaunchExp", "changes the value of an argument"),
    CONF_TEST(wrong_state, "urCommandBufferFinalizeExp urEnqueueCommandBufferExp",
              "refuses to run before and to end after it is finalized"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"command_buffer", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
