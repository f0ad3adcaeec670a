/* Launches in command buffers: whose arguments they have, and how they are updated. */
#include "conf.h"

enum { COUNT = 256, BYTES = COUNT * 4 };

static void release_buffer(void *buffer) {
    urCommandBufferReleaseExp(buffer);
}

static ur_exp_command_buffer_handle_t new_buffer(bool updatable) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    ur_exp_command_buffer_desc_t desc = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC, NULL, updatable,
                                         false, false};
    ur_exp_command_buffer_handle_t buffer = NULL;
    UR(urCommandBufferCreateExp(conf.context, conf.device, &desc, &buffer));
    conf_defer(release_buffer, buffer);
    return buffer;
}

static uint32_t claimed_updates(void) {
    return conf_u32(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP);
}

static void need_updates(ur_device_command_buffer_update_capability_flags_t flags) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    uint32_t has = claimed_updates();
    if ((has & flags) != flags) {
        conf_unsupported("UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP is 0x%x", has);
    }
}
#define NEED_UPDATES(name) need_updates(UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_##name)

static void fill(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t value) {
    UR(urEnqueueMemBufferFill(queue, mem, &value, 4, 0, BYTES, 0, NULL, NULL));
}

static void check_all(ur_queue_handle_t queue, ur_mem_handle_t mem, uint32_t from, uint32_t to,
                      uint32_t value) {
    uint32_t out[COUNT];
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, BYTES, out, 0, NULL, NULL));
    for (uint32_t i = from; i < to; ++i) {
        CHECK_MSG(out[i] == value, "item %u is %u, expected %u", i, out[i], value);
    }
}

static void set_affine(ur_kernel_handle_t kernel, ur_mem_handle_t mem, uint32_t factor,
                       uint32_t term) {
    UR(urKernelSetArgMemObj(kernel, 0, NULL, mem));
    UR(urKernelSetArgValue(kernel, 1, sizeof factor, NULL, &factor));
    UR(urKernelSetArgValue(kernel, 2, sizeof term, NULL, &term));
}

/* data[i] = data[i] * factor + term over all of a buffer. */
static ur_exp_command_buffer_command_handle_t
append_affine(ur_exp_command_buffer_handle_t buffer, ur_kernel_handle_t kernel, ur_mem_handle_t mem,
              uint32_t factor, uint32_t term, bool updatable, uint32_t alternatives,
              ur_kernel_handle_t *alternative) {
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                        conf_arg_value(2, 4, &term)};
    size_t global = COUNT;
    ur_exp_command_buffer_command_handle_t command = NULL;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, NULL, &global, NULL, 3, args,
                                                    alternatives, alternative, 0, NULL, 0, NULL,
                                                    NULL, NULL, updatable ? &command : NULL));
    return command;
}

static void enqueue(ur_queue_handle_t queue, ur_exp_command_buffer_handle_t buffer) {
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
}

TEST(again) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    append_affine(buffer, kernel, mem, 3, 1, false, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 0);
    uint32_t expected = 0;
    for (int i = 0; i < 6; ++i) {
        enqueue(queue, buffer);
        expected = expected * 3 + 1;
        check_all(queue, mem, 0, COUNT, expected);
    }
}

/* The arguments are those of the append, and the program's kernel keeps its own. */
TEST(captures_arguments) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES), c = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    size_t global = COUNT;
    fill(queue, a, 1);
    fill(queue, b, 1);
    fill(queue, c, 1);
    set_affine(kernel, a, 2, 10);
    UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, NULL));
    set_affine(kernel, b, 3, 20);
    UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &global, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, NULL));
    set_affine(kernel, c, 5, 30);
    UR(urCommandBufferFinalizeExp(buffer));
    enqueue(queue, buffer);
    UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global, NULL, NULL, 0, NULL, NULL));
    check_all(queue, a, 0, COUNT, 12);
    check_all(queue, b, 0, COUNT, 23);
    check_all(queue, c, 0, COUNT, 35);
    uint32_t term = 31;
    UR(urKernelSetArgValue(kernel, 2, sizeof term, NULL, &term));
    enqueue(queue, buffer);
    UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &global, NULL, NULL, 0, NULL, NULL));
    check_all(queue, a, 0, COUNT, 34);
    check_all(queue, b, 0, COUNT, 89);
    check_all(queue, c, 0, COUNT, 206);
}

static void release_kernel(void *kernel) {
    urKernelRelease(kernel);
}

static void release_mem(void *mem) {
    urMemRelease(mem);
}

/* The program may give up what it recorded with. */
TEST(keeps_what_it_uses) {
    ur_program_handle_t program = conf_program("basic");
    for (int way = 0; way < 2; ++way) {
        ur_kernel_handle_t *slot = conf_slot(release_kernel), kernel;
        ur_mem_handle_t *mem_slot = conf_slot(release_mem), mem;
        size_t global = COUNT;
        uint32_t nine = 9, *out = conf_alloc(BYTES);
        ur_exp_command_buffer_sync_point_t point = 0;
        ur_exp_command_buffer_handle_t buffer = new_buffer(false);
        UR(urKernelCreate(program, "affine", slot));
        UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, mem_slot));
        kernel = *slot;
        mem = *mem_slot;
        UR(urCommandBufferAppendMemBufferFillExp(buffer, mem, &nine, 4, 0, BYTES, 0, NULL, 0, NULL,
                                                 &point, NULL, NULL));
        set_affine(kernel, mem, 4, 2);
        uint32_t factor = 4, term = 2;
        conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &factor),
                            conf_arg_value(2, 4, &term)};
        UR(way ? urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, NULL, &global,
                                                              NULL, 3, args, 0, NULL, 1, &point, 0,
                                                              NULL, &point, NULL, NULL)
               : urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &global, NULL, 0,
                                                      NULL, 1, &point, 0, NULL, &point, NULL,
                                                      NULL));
        UR(urCommandBufferAppendMemBufferReadExp(buffer, mem, 0, BYTES, out, 1, &point, 0, NULL,
                                                 NULL, NULL, NULL));
        *slot = NULL;
        *mem_slot = NULL;
        UR(urKernelRelease(kernel));
        UR(urMemRelease(mem));
        UR(urCommandBufferFinalizeExp(buffer));
        ur_queue_handle_t queue = conf_queue(0);
        for (int i = 0; i < 3; ++i) {
            memset(out, 0, BYTES);
            enqueue(queue, buffer);
            UR(urQueueFinish(queue));
            CHECK_EQ(out[0], 38);
            CHECK_EQ(out[COUNT - 1], 38);
        }
    }
}

TEST(pointers_and_local_memory) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_usm_type_t type = conf_usm_type();
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    int *in = conf_usm(type, BYTES), *out = conf_usm(type, BYTES), host[COUNT];
    ur_queue_handle_t queue = conf_queue(0);
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    UR(urEnqueueUSMMemcpy(queue, true, in, host, BYTES, 0, NULL, NULL));
    size_t global = COUNT, local = 16;
    conf_arg args[3] = {conf_arg_pointer(0, in), conf_arg_pointer(1, out), conf_arg_local(2, 64)};
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, NULL, &global, &local, 3,
                                                    args, 0, NULL, 0, NULL, 0, NULL, NULL, NULL,
                                                    NULL));
    /* Back again, by the other call. */
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    UR(urKernelSetArgPointer(kernel, 1, NULL, in));
    UR(urKernelSetArgLocal(kernel, 2, 128, NULL));
    local = 32;
    ur_exp_command_buffer_handle_t back = new_buffer(false);
    UR(urCommandBufferAppendKernelLaunchExp(back, kernel, 1, NULL, &global, &local, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urCommandBufferFinalizeExp(back));
    enqueue(queue, buffer);
    UR(urEnqueueUSMMemcpy(queue, true, host, out, BYTES, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(host[i], i / 16 * 16 + 15 - i % 16);
    }
    enqueue(queue, back);
    UR(urEnqueueUSMMemcpy(queue, true, host, in, BYTES, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        int k = i / 32 * 32 + 31 - i % 32;
        CHECK_EQ(host[i], k / 16 * 16 + 15 - k % 16);
    }
}

TEST(local_size) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_kernel_handle_t kernel = conf_kernel("basic", "ids");
    ur_mem_handle_t mem = conf_buffer(16 * 8 * 12 * 4);
    ur_queue_handle_t queue = conf_queue(0);
    conf_arg arg = conf_arg_mem(0, mem);
    const size_t global[2] = {16, 8}, local[2] = {4, 2};
    uint32_t out[16 * 8 * 12];
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 2, NULL, global, local, 1, &arg,
                                                    0, NULL, 0, NULL, 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    enqueue(queue, buffer);
    UR(urEnqueueMemBufferRead(queue, mem, true, 0, sizeof out, out, 0, NULL, NULL));
    for (uint32_t i = 0; i < 16 * 8; ++i) {
        uint32_t x = i % 16, y = i / 16;
        CHECK_EQ(out[12 * i], x);
        CHECK_EQ(out[12 * i + 1], y);
        CHECK_EQ(out[12 * i + 3], x % 4);
        CHECK_EQ(out[12 * i + 4], y % 2);
        CHECK_EQ(out[12 * i + 9], 4);
    }
}

/* ---- updates --------------------------------------------------------------------------------- */

typedef ur_exp_command_buffer_update_value_arg_desc_t new_value;
typedef ur_exp_command_buffer_update_memobj_arg_desc_t new_mem;
typedef ur_exp_command_buffer_update_pointer_arg_desc_t new_pointer;
typedef ur_exp_command_buffer_update_kernel_launch_desc_t new_launch;

static new_value value_of(uint32_t index, size_t size, const void *value) {
    return (new_value){
        UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_VALUE_ARG_DESC, NULL, index, size, NULL, value};
}

static new_mem mem_of(uint32_t index, ur_mem_handle_t mem) {
    return (new_mem){UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_MEMOBJ_ARG_DESC, NULL, index, NULL,
                     mem};
}

static new_launch launch_of(ur_exp_command_buffer_command_handle_t command) {
    return (new_launch){.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_KERNEL_LAUNCH_DESC,
                        .hCommand = command};
}

TEST(new_values) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 5, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 0);
    enqueue(queue, buffer);
    uint32_t next = 100, factor = 2;
    new_value values[2] = {value_of(2, 4, &next), value_of(1, 4, &factor)};
    new_launch update = launch_of(command);
    update.hNewKernel = kernel; /* the same */
    update.numNewValueArgs = 1;
    update.pNewValueArgList = values;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    next = 0; /* it was copied */
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 105);
    update.hNewKernel = NULL;
    update.numNewValueArgs = 2;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 210);
}

/* Runs that were enqueued before an update have what was recorded then. */
TEST(new_values_between_runs) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 3, 0, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, mem, 1);
    uint32_t expected = 1;
    for (uint32_t i = 0; i < 40; ++i) {
        new_value value = value_of(2, 4, &i);
        new_launch update = launch_of(command);
        update.numNewValueArgs = 1;
        update.pNewValueArgList = &value;
        UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
        enqueue(queue, buffer);
        expected = expected * 3 + i;
    }
    check_all(queue, mem, 0, COUNT, expected);
}

TEST(new_memory) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t a = conf_buffer(BYTES), b = NULL;
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, a, 2, 1, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urMemBufferCreate(conf.context, UR_MEM_FLAG_READ_WRITE, BYTES, NULL, &b));
    conf_own_mem(b);
    fill(queue, a, 10);
    fill(queue, b, 20);
    enqueue(queue, buffer);
    new_mem mem = mem_of(0, b);
    new_launch update = launch_of(command);
    update.numNewMemObjArgs = 1;
    update.pNewMemObjArgList = &mem;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, a, 0, COUNT, 21);
    check_all(queue, b, 0, COUNT, 41);
}

TEST(new_pointers) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_usm_type_t type = conf_usm_type();
    ur_kernel_handle_t kernel = conf_kernel("basic", "reverse_groups");
    int *in = conf_usm(type, BYTES), *out = conf_usm(type, BYTES), *other = conf_usm(type, BYTES),
        host[COUNT];
    ur_queue_handle_t queue = conf_queue(0);
    for (int i = 0; i < COUNT; ++i) {
        host[i] = i;
    }
    UR(urEnqueueUSMMemcpy(queue, true, in, host, BYTES, 0, NULL, NULL));
    size_t global = COUNT, local = 16;
    conf_arg args[3] = {conf_arg_pointer(0, in), conf_arg_pointer(1, out), conf_arg_local(2, 64)};
    ur_exp_command_buffer_command_handle_t command = NULL;
    UR(urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, 1, NULL, &global, &local, 3,
                                                    args, 0, NULL, 0, NULL, 0, NULL, NULL, NULL,
                                                    &command));
    UR(urCommandBufferFinalizeExp(buffer));
    const new_pointer pointer = {UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_UPDATE_POINTER_ARG_DESC, NULL,
                                 1, NULL, &other};
    const new_value local_bytes = value_of(2, 128, NULL);
    size_t offset = 0;
    local = 32;
    new_launch update = launch_of(command);
    update.numNewPointerArgs = 1;
    update.pNewPointerArgList = &pointer;
    update.numNewValueArgs = 1;
    update.pNewValueArgList = &local_bytes;
    update.newWorkDim = 1;
    update.pNewGlobalWorkSize = &global;
    update.pNewLocalWorkSize = &local;
    if (claimed_updates() & UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET) {
        update.pNewGlobalWorkOffset = &offset;
    }
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    UR(urEnqueueUSMMemcpy(queue, true, host, other, BYTES, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        CHECK_EQ(host[i], i / 32 * 32 + 31 - i % 32);
    }
}

TEST(new_range) {
    NEED_UPDATES(GLOBAL_WORK_SIZE);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 1, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    size_t global[2] = {64, 2}, local[2] = {32, 1};
    new_launch update = launch_of(command);
    update.newWorkDim = 1;
    update.pNewGlobalWorkSize = global;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    fill(queue, mem, 0);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, 64, 1);
    check_all(queue, mem, 64, COUNT, 0);
    update.pNewLocalWorkSize = local;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, 64, 2);
    check_all(queue, mem, 64, COUNT, 0);
    global[0] = 21; /* which the old work-groups would not divide */
    update.pNewLocalWorkSize = NULL;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, 21, 3);
    check_all(queue, mem, 21, 64, 2);
}

TEST(new_offset) {
    NEED_UPDATES(GLOBAL_WORK_OFFSET);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 7, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    size_t global = 16, offset = 100;
    new_launch update = launch_of(command);
    update.newWorkDim = 1;
    update.pNewGlobalWorkSize = &global;
    update.pNewGlobalWorkOffset = &offset;
    ur_result_t result = urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update);
    if (result == UR_RESULT_ERROR_UNSUPPORTED_FEATURE &&
        (conf.backend == UR_BACKEND_CUDA || conf.backend == UR_BACKEND_HIP)) {
        conf_unsupported("native code of this kernel takes no global offset");
    }
    CHECK_EQ(result, UR_RESULT_SUCCESS);
    fill(queue, mem, 0);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, 100, 0);
    check_all(queue, mem, 100, 116, 7);
    check_all(queue, mem, 116, COUNT, 0);
    /* Away again, and to where it was, on the same executable. */
    static const size_t places[] = {0, 200, 100};
    for (size_t i = 0; i < CONF_COUNT(places); ++i) {
        offset = places[i];
        UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
        fill(queue, mem, 0);
        enqueue(queue, buffer);
        check_all(queue, mem, 0, (uint32_t)offset, 0);
        check_all(queue, mem, (uint32_t)offset, (uint32_t)offset + 16, 7);
        check_all(queue, mem, (uint32_t)offset + 16, COUNT, 0);
    }
}

/* Another number of dimensions needs the sizes and the offset of them all. */
TEST(new_dimensions) {
    NEED_UPDATES(GLOBAL_WORK_OFFSET);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 1, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    size_t global[3] = {64, 1, 1}, local[3] = {16, 1, 1}, offset[3] = {0, 0, 0};
    new_launch update = launch_of(command);
    static const int all_given[] = {0, 1, 2, 4, 5, 6, 7};
    for (size_t i = 0; i < CONF_COUNT(all_given); ++i) {
        int given = all_given[i];
        update.newWorkDim = i % 2 ? 2 : 3;
        update.pNewGlobalWorkSize = given & 1 ? global : NULL;
        update.pNewGlobalWorkOffset = given & 2 ? offset : NULL;
        update.pNewLocalWorkSize = given & 4 ? local : NULL;
        ur_result_t result = urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update);
        CHECK_MSG(result == ((given & 3) == 3 ? UR_RESULT_SUCCESS : UR_RESULT_ERROR_INVALID_VALUE),
                  "update %d: %s", given, conf_result_name(result));
    }
    fill(queue, mem, 0);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, 64, 1);
    check_all(queue, mem, 64, COUNT, 0);
}

/* What is not claimed is refused, and nothing of it done. */
TEST(not_claimed) {
    NEED(UR_DEVICE_INFO_COMMAND_BUFFER_SUPPORT_EXP);
    NEED_UPDATES(KERNEL_ARGUMENTS);
    uint32_t claimed = conf_u32(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 1, true, 0, NULL);
    UR(urCommandBufferFinalizeExp(buffer));
    size_t global = 64, local = 16, offset = 0;
    new_launch update = launch_of(command);
    update.newWorkDim = 1;
    const struct {
        uint32_t flag;
        const size_t **member, *value;
    } parts[] = {{UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_SIZE,
                  (const size_t **)&update.pNewGlobalWorkSize, &global},
                 {UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_LOCAL_WORK_SIZE,
                  (const size_t **)&update.pNewLocalWorkSize, &local},
                 {UR_DEVICE_COMMAND_BUFFER_UPDATE_CAPABILITY_FLAG_GLOBAL_WORK_OFFSET,
                  (const size_t **)&update.pNewGlobalWorkOffset, &offset}};
    bool any = false;
    for (size_t i = 0; i < CONF_COUNT(parts); ++i) {
        if (!(claimed & parts[i].flag)) {
            any = true;
            *parts[i].member = parts[i].value;
            UR_IS(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                  urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
            *parts[i].member = NULL;
        }
    }
    fill(queue, mem, 0);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 1);
    if (!any) {
        conf_skip("the device claims all");
    }
}

TEST(other_kernel) {
    NEED_UPDATES(KERNEL_HANDLE);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t affine = conf_kernel("basic", "affine"),
                       add = conf_kernel("basic", "add_value"),
                       set = conf_kernel("basic", "set_value");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, affine, mem, 2, 1, true, 1, &add);
    UR(urCommandBufferFinalizeExp(buffer));
    uint32_t value = 1000, factor = 3, term = 0;
    new_mem memory = mem_of(0, mem);
    new_value values[2] = {value_of(1, 4, &value)};
    new_launch update = launch_of(command);
    update.hNewKernel = add;
    update.numNewMemObjArgs = 1;
    update.pNewMemObjArgList = &memory;
    update.numNewValueArgs = 1;
    update.pNewValueArgList = values;
    fill(queue, mem, 5);
    enqueue(queue, buffer);
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 1011);
    /* Back to the first, which is always one of the choices. */
    values[0] = value_of(1, 4, &factor);
    values[1] = value_of(2, 4, &term);
    update.hNewKernel = affine;
    update.numNewValueArgs = 2;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 3033);
    update.hNewKernel = set; /* was not named */
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 9099);
}

/* What is not given anew is as it was when the launch last had that kernel. */
TEST(kernel_again) {
    NEED_UPDATES(KERNEL_HANDLE);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t affine = conf_kernel("basic", "affine"),
                       add = conf_kernel("basic", "add_value");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, affine, mem, 2, 1, true, 1, &add);
    UR(urCommandBufferFinalizeExp(buffer));
    uint32_t value = 1000, factor = 3, again = 7, last = 10;
    new_mem memory = mem_of(0, mem);
    new_value to_add = value_of(1, 4, &value), to_affine = value_of(1, 4, &factor);
    new_launch update = launch_of(command);
    fill(queue, mem, 5);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 11);
    update.hNewKernel = add;
    update.numNewMemObjArgs = 1;
    update.pNewMemObjArgList = &memory;
    update.numNewValueArgs = 1;
    update.pNewValueArgList = &to_add;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 1011);
    update.hNewKernel = affine; /* its memory and its second number are those of before */
    update.numNewMemObjArgs = 0;
    update.pNewMemObjArgList = NULL;
    update.pNewValueArgList = &to_affine;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 3034);
    update.hNewKernel = add;
    update.numNewValueArgs = 0;
    update.pNewValueArgList = NULL;
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 4034);
    /* There and back in one call, and one number more. */
    new_value numbers[2] = {value_of(1, 4, &again), value_of(1, 4, &last)};
    new_launch both[2] = {update, update};
    both[0].hNewKernel = affine;
    both[0].numNewValueArgs = both[1].numNewValueArgs = 1;
    both[0].pNewValueArgList = &numbers[0];
    both[1].pNewValueArgList = &numbers[1];
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 2, both));
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 4044);
}

/* Of several updates in one call all are made or none. */
TEST(all_or_nothing) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t a = conf_buffer(BYTES), b = conf_buffer(BYTES);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_command_handle_t commands[2] = {
        append_affine(buffer, kernel, a, 1, 1, true, 0, NULL),
        append_affine(buffer, kernel, b, 1, 1, true, 0, NULL)};
    UR(urCommandBufferFinalizeExp(buffer));
    uint32_t ten = 10;
    new_value good = value_of(2, 4, &ten), bad = value_of(77, 4, &ten);
    new_launch updates[3] = {launch_of(commands[0]), launch_of(commands[1]),
                             launch_of(commands[1])};
    for (int i = 0; i < 3; ++i) {
        updates[i].numNewValueArgs = 1;
        updates[i].pNewValueArgList = i < 2 ? &good : &bad;
    }
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX,
          urCommandBufferUpdateKernelLaunchExp(buffer, 3, updates));
    fill(queue, a, 0);
    fill(queue, b, 0);
    enqueue(queue, buffer);
    check_all(queue, a, 0, COUNT, 1);
    check_all(queue, b, 0, COUNT, 1);
    new_value factor = value_of(1, 4, &ten);
    updates[2].pNewValueArgList = &factor; /* one command twice */
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 3, updates));
    enqueue(queue, buffer);
    check_all(queue, a, 0, COUNT, 11);
    check_all(queue, b, 0, COUNT, 20);
}

TEST(wrong_updates) {
    NEED_UPDATES(KERNEL_ARGUMENTS);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true), other = new_buffer(true),
                                   fixed = new_buffer(false);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    /* The fill has memory of its own: nothing orders it and the launch. */
    ur_mem_handle_t mem = conf_buffer(BYTES), filled = conf_buffer(BYTES);
    ur_exp_command_buffer_command_handle_t command =
        append_affine(buffer, kernel, mem, 1, 1, true, 0, NULL);
    ur_exp_command_buffer_command_handle_t no_launch = NULL;
    char byte = 0;
    UR(urCommandBufferAppendMemBufferFillExp(buffer, filled, &byte, 1, 0, 1, 0, NULL, 0, NULL, NULL,
                                             NULL, &no_launch));
    new_launch update = launch_of(command);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urCommandBufferFinalizeExp(other));
    UR(urCommandBufferFinalizeExp(fixed));
    UR(urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update)); /* of nothing */
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
          urCommandBufferUpdateKernelLaunchExp(fixed, 1, &update));
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
          urCommandBufferUpdateKernelLaunchExp(other, 1, &update));
    update.hCommand = no_launch;
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    update.hCommand = (ur_exp_command_buffer_command_handle_t)mem;
    UR_IS(UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    size_t sizes[4] = {0, 1, 1, 1};
    update.hCommand = command;
    update.newWorkDim = 4;
    update.pNewGlobalWorkSize = sizes;
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    update.newWorkDim = 0;
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    update.newWorkDim = 1;
    update.pNewGlobalWorkSize = NULL;
    update.pNewLocalWorkSize = sizes;
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    update.pNewLocalWorkSize = NULL;
    update.numNewValueArgs = 1;
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER,
          urCommandBufferUpdateKernelLaunchExp(buffer, 1, &update));
    ur_queue_handle_t queue = conf_queue(0);
    fill(queue, mem, 1);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 2);
}

TEST(wrong_launches) {
    ur_exp_command_buffer_handle_t buffer = new_buffer(false);
    ur_kernel_handle_t kernel = conf_kernel("basic", "affine");
    ur_mem_handle_t mem = conf_buffer(BYTES);
    uint32_t one = 1;
    conf_arg args[3] = {conf_arg_mem(0, mem), conf_arg_value(1, 4, &one),
                        conf_arg_value(2, 4, &one)};
    size_t sizes[4] = {4, 4, 4, 4}, none[3] = {4, 0, 4};
#define LAUNCH(dims, global, local, count, list)                                                   \
    urCommandBufferAppendKernelLaunchWithArgsExp(buffer, kernel, dims, NULL, global, local, count, \
                                                 list, 0, NULL, 0, NULL, 0, NULL, NULL, NULL,      \
                                                 NULL)
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, LAUNCH(0, sizes, NULL, 3, args));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_DIMENSION, LAUNCH(4, sizes, NULL, 3, args));
    UR_IS(UR_RESULT_ERROR_INVALID_WORK_GROUP_SIZE, LAUNCH(3, sizes, none, 3, args));
    UR_IS(UR_RESULT_ERROR_INVALID_NULL_POINTER, LAUNCH(1, sizes, NULL, 3, NULL));
    uint32_t takes = 0;
    if (urKernelGetInfo(kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof takes, &takes, NULL) ==
        UR_RESULT_SUCCESS) {
        UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, LAUNCH(1, sizes, NULL, 2, args));
    }
    args[1].index = 2;
    args[2].index = 1;
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL_ARGUMENT_INDEX, LAUNCH(1, sizes, NULL, 3, args));
    args[1].index = 1;
    args[2].index = 2;
    args[2].type = UR_EXP_KERNEL_ARG_TYPE_FORCE_UINT32;
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION, LAUNCH(1, sizes, NULL, 3, args));
    ur_kernel_handle_t wrong = (ur_kernel_handle_t)mem;
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL,
          urCommandBufferAppendKernelLaunchExp(buffer, wrong, 1, NULL, sizes, NULL, 0, NULL, 0,
                                               NULL, 0, NULL, NULL, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_KERNEL,
          urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, sizes, NULL, 1, &wrong, 0,
                                               NULL, 0, NULL, NULL, NULL, NULL));
    UR(urCommandBufferFinalizeExp(buffer));
    args[2] = conf_arg_value(2, 4, &one);
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, LAUNCH(1, sizes, NULL, 3, args));
#undef LAUNCH
    ur_queue_handle_t queue = conf_queue(0);
    fill(queue, mem, 3);
    enqueue(queue, buffer);
    check_all(queue, mem, 0, COUNT, 3);
}

#define UPDATE "urCommandBufferUpdateKernelLaunchExp"
#define WITH_ARGS "urCommandBufferAppendKernelLaunchWithArgsExp"
static const conf_test tests[] = {
    CONF_TEST(again, WITH_ARGS " urEnqueueCommandBufferExp", "runs the kernel in each run"),
    CONF_TEST(captures_arguments, "urCommandBufferAppendKernelLaunchExp",
              "has the arguments that the kernel had then, whatever is set later"),
    CONF_TEST(keeps_what_it_uses, "urCommandBufferAppendKernelLaunchExp " WITH_ARGS,
              "keeps kernels and buffers that the program gives up"),
    CONF_TEST(pointers_and_local_memory, WITH_ARGS " urCommandBufferAppendKernelLaunchExp",
              "passes pointers and local memory"),
    CONF_TEST(local_size, WITH_ARGS, "has the work-groups that were asked for"),
    CONF_TEST(new_values, UPDATE, "changes values"),
    CONF_TEST(new_values_between_runs, UPDATE,
              "changes values for later runs, while earlier ones are under way"),
    CONF_TEST(new_memory, UPDATE, "changes memory objects"),
    CONF_TEST(new_pointers, UPDATE, "changes pointers, local memory and work-groups together"),
    CONF_TEST(new_range, UPDATE, "changes the range"),
    CONF_TEST(new_offset, UPDATE, "changes the global offset"),
    CONF_TEST(new_dimensions, UPDATE, "asks of other dimensions for a global size and an offset"),
    CONF_TEST(not_claimed, UPDATE, "refuses what the device does not claim"),
    CONF_TEST(other_kernel, UPDATE, "changes the kernel to one that was named, and to no other"),
    CONF_TEST(kernel_again, UPDATE, "keeps what a kernel had that the launch comes back to"),
    CONF_TEST(all_or_nothing, UPDATE, "makes all updates of a call, or none"),
    CONF_TEST(wrong_updates, UPDATE, "refuses what cannot be updated"),
    CONF_TEST(wrong_launches, WITH_ARGS " urCommandBufferAppendKernelLaunchExp",
              "refuses ranges, arguments and kernels that cannot be"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"command_buffer_launch", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
