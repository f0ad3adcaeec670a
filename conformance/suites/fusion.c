/* Fusion of the launches of command buffers. */
#include "fusion_launches.h"

/* Runs the launches one by one, and those of a buffer, fused; all arrays but those of the mask are
 * the same afterwards. */
static void compare(const struct launch *launches, uint32_t count, const ur_fusion_desc_t *desc,
                    const struct arrays *arrays, uint32_t expected, unsigned unneeded) {
    conf_need_kernels();
    static float one_by_one[ARRAYS][COUNT], fused[ARRAYS][COUNT];
    ur_queue_handle_t queue = conf_queue(0);
    fill(queue, arrays);
    for (uint32_t i = 0; i < count; ++i) {
        enqueue(queue, &launches[i], arrays);
    }
    read_back(queue, arrays, one_by_one);
    for (int in_order = 0; in_order <= 1; ++in_order) {
        ur_exp_command_buffer_handle_t buffer = new_buffer(in_order, false);
        ur_exp_command_buffer_sync_point_t point = 0;
        for (uint32_t i = 0; i < count; ++i) {
            ur_exp_command_buffer_sync_point_t before = point;
            append(buffer, &launches[i], arrays, i && !in_order, i && !in_order ? &before : NULL,
                   &point);
        }
        fuse(buffer, desc, expected);
        UR(urCommandBufferFinalizeExp(buffer));
        for (int again = 0; again < 2; ++again) {
            fill(queue, arrays);
            UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
            UR(urQueueFinish(queue));
            read_back(queue, arrays, fused);
            for (int a = 0; a < ARRAYS; ++a) {
                for (int k = 0; k < COUNT && !(unneeded >> a & 1); ++k) {
                    CHECK_MSG(memcmp(&fused[a][k], &one_by_one[a][k], 4) == 0,
                              "array %d at %d: %a, and %a one by one\n%s", a, k,
                              (double)fused[a][k], (double)one_by_one[a][k], report(buffer));
                }
            }
        }
    }
}

/* ---- tests ----------------------------------------------------------------------------------- */

TEST(chain) {
    struct arrays arrays = new_arrays();
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 2, 1, -1, 0.3f, 0, false},
                                      {"both", 3, 2, 0, 0.0f, 0, false},
                                      {"add", 3, 3, -1, 0.7f, 0, false},
                                      {"scale", 0, 3, -1, 0.1f, 0, false}};
    compare(launches, 5, NULL, &arrays, 5, 0);
}

TEST(guards) {
    struct arrays arrays = new_arrays();
    const struct launch launches[] = {{"guarded", 1, 0, -1, 0.0f, 1000, false},
                                      {"guarded", 2, 1, -1, 0.0f, 1000, false},
                                      {"guarded", 2, 2, -1, 0.0f, 400, false},
                                      {"guarded", 3, 2, -1, 0.0f, 5000, false}};
    compare(launches, 4, NULL, &arrays, 4, 0);
}

TEST(reduction) {
    struct arrays arrays = new_arrays();
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 1, 1, -1, 0.3f, 0, false},
                                      {"sum", 2, 1, -1, 0.0f, 0, true}};
    compare(launches, 3, NULL, &arrays, 3, 0);
}

TEST(within_groups) {
    struct arrays arrays = new_arrays();
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, true},
                                      {"mirror", 2, 1, -1, 0.0f, 0, true},
                                      {"mirror", 3, 2, -1, 0.0f, 0, true}};
    compare(launches, 3, NULL, &arrays, 3, 0);
}

/* What needs other work-items begins anew. */
TEST(cut) {
    struct arrays arrays = new_arrays();
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 1, 1, -1, 0.3f, 0, false},
                                      {"neighbours", 2, 1, -1, 0.0f, 0, false},
                                      {"scale", 3, 2, -1, 0.5f, 0, false},
                                      {"neighbours", 0, 3, -1, 0.0f, 0, false}};
    compare(launches, 5, NULL, &arrays, 4, 0);
}

TEST(promoted) {
    struct arrays arrays = new_arrays();
    const ur_fusion_memory_t memory[] = {{arrays.at[1], BYTES}, {arrays.at[2], BYTES}};
    const ur_fusion_desc_t desc = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0, 2, memory};
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 2, 1, -1, 0.3f, 0, false},
                                      {"both", 3, 2, 1, 0.0f, 0, false}};
    compare(launches, 3, &desc, &arrays, 3, 6);
}

/* What the others of the group store stays in local memory, or, where no barrier goes between, is
 * the work-item's own. */
TEST(promoted_to_local) {
    struct arrays arrays = new_arrays();
    const ur_fusion_memory_t memory[] = {{arrays.at[1], BYTES}, {arrays.at[2], BYTES}};
    const ur_fusion_desc_t desc = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0, 2, memory};
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, true},
                                      {"mirror", 2, 1, -1, 0.0f, 0, true},
                                      {"both", 3, 1, 2, 0.0f, 0, true},
                                      {"mirror", 0, 2, -1, 0.0f, 0, true}};
    compare(launches, 4, &desc, &arrays, 4, 6);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    for (int i = 0; i < 4; ++i) {
        append(buffer, &launches[i], &arrays, 0, NULL, NULL);
    }
    fuse(buffer, &desc, 4);
    CHECK_MSG(conf_program_form() != CONF_FORM_SPIRV || !driver_works() ||
                  strstr(report(buffer), "2 arrays in local memory"),
              "%s", report(buffer));
}

/* Memory that is given up is needed by launches that come later and are not part of the kernel. */
TEST(promoted_and_needed) {
    struct arrays arrays = new_arrays();
    const ur_fusion_memory_t memory = {arrays.at[2], BYTES};
    const ur_fusion_desc_t desc = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0, 1, &memory};
    const struct launch launches[] = {{"scale", 1, 0, -1, 1.7f, 0, false},
                                      {"add", 2, 1, -1, 0.3f, 0, false},
                                      {"neighbours", 3, 2, -1, 0.0f, 0, false}};
    compare(launches, 3, &desc, &arrays, 2, 4);
}

/* Atomic operations on global memory: never fused, and said so. */
TEST(atomics) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    const struct launch count = {"count", 1, -1, -1, 0.0f, 0, false};
    uint32_t zero = 0, out = 0;
    append(buffer, &count, &arrays, 0, NULL, NULL);
    append(buffer, &count, &arrays, 0, NULL, NULL);
    fuse(buffer, NULL, 0);
    CHECK_EQ(info(buffer, UR_FUSION_INFO_LAUNCHES), 2);
    CHECK_EQ(info(buffer, UR_FUSION_INFO_KERNELS), 0);
    const char *words = report(buffer);
    if (conf_program_form() == CONF_FORM_SPIRV) {
        CHECK_MSG(strstr(words, "'count' has atomic operations on global memory"), "%s", words);
    } else {
        CHECK_MSG(strstr(words, "SPIR-V"), "%s", words);
    }
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEnqueueUSMFill(queue, arrays.at[1], 4, &zero, 4, 0, NULL, NULL));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    UR(urEnqueueUSMMemcpy(queue, true, &out, arrays.at[1], 4, 0, NULL, NULL));
    CHECK_EQ(out, 2 * COUNT);
}

/* A copy that comes after one of several fused launches comes after all of them; groups tell. */
TEST(sync_points) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(false, false);
    ur_exp_command_buffer_sync_point_t points[4];
    const struct launch launches[] = {{"scale", 1, 0, -1, 2.0f, 0, false},
                                      {"add", 2, 1, -1, 4.0f, 0, false},
                                      {"scale", 2, 2, -1, 0.5f, 0, false}};
    append(buffer, &launches[0], &arrays, 0, NULL, &points[0]);
    append(buffer, &launches[1], &arrays, 1, &points[0], &points[1]);
    UR(urCommandBufferAppendUSMMemcpyExp(buffer, arrays.at[3], arrays.at[2], BYTES, 1, &points[1],
                                         0, NULL, &points[2], NULL, NULL));
    append(buffer, &launches[2], &arrays, 1, &points[2], &points[3]);
    fuse(buffer, NULL, 2);
    uint32_t groups[3] = {9, 9, 9};
    UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_GROUPS, sizeof groups, groups, NULL));
    CHECK_EQ(groups[0], 0);
    CHECK_EQ(groups[1], conf_program_form() == CONF_FORM_SPIRV ? 0 : 1);
    CHECK_EQ(groups[2], 2);
    UR(urCommandBufferFinalizeExp(buffer));
    static float out[ARRAYS][COUNT];
    for (int flags = 0; flags < 2; ++flags) {
        ur_queue_handle_t other =
            flags ? conf_has_queue_flag(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                        ? conf_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE)
                        : queue
                  : queue;
        fill(queue, &arrays);
        UR(urEnqueueCommandBufferExp(other, buffer, 0, NULL, NULL));
        UR(urQueueFinish(other));
        read_back(queue, &arrays, out);
        for (int k = 0; k < COUNT; ++k) {
            CHECK(out[1][k] == out[0][k] * 2.0f && out[3][k] == out[1][k] + 4.0f &&
                  out[2][k] == out[3][k] * 0.5f);
        }
    }
}

/* One work-item to a group: a launch that may have any would be slower in such groups, and stays by
 * itself. */
TEST(small_groups) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    const struct launch open = {"scale", 1, 0, -1, 2.0f, 0, false};
    const struct launch closed = {"mirror", 2, 1, -1, 0.0f, 0, false};
    const size_t one = 1;
    append(buffer, &open, &arrays, 0, NULL, NULL);
    UR(urCommandBufferAppendKernelLaunchExp(buffer, prepare(&closed, &arrays), 1, NULL,
                                            &global_size, &one, 0, NULL, 0, NULL, 0, NULL, NULL,
                                            NULL, NULL));
    fuse(buffer, NULL, 0);
    CHECK_MSG(conf_program_form() != CONF_FORM_SPIRV || strstr(report(buffer), "so small"), "%s",
              report(buffer));
}

static void release_program(void *program) {
    urProgramRelease(program);
}

static void release_mem(void *mem) {
    urMemRelease(mem);
}

static void release_kernel(void *kernel) {
    urKernelRelease(kernel);
}

/* A kernel of the device's own code between two of SPIR-V. */
TEST(native_code) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    ur_program_handle_t built = conf_program("fusion"), program = NULL;
    ur_kernel_handle_t kernel = NULL;
    size_t size = 0;
    UR(urProgramGetInfo(built, UR_PROGRAM_INFO_BINARY_SIZES, sizeof size, &size, NULL));
    uint8_t *code = conf_alloc(size + 1);
    UR(urProgramGetInfo(built, UR_PROGRAM_INFO_BINARIES, sizeof code, &code, NULL));
    const uint8_t *binary = code;
    UR(urProgramCreateWithBinary(conf.context, 1, &conf.device, &size, &binary, NULL, &program));
    conf_defer(release_program, program);
    conf_build(program);
    UR(urKernelCreate(program, "add", &kernel));
    conf_defer(release_kernel, kernel);
    struct arrays arrays = new_arrays();
    static float out[ARRAYS][COUNT];
    const float by = 4.0f;
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    const struct launch launches[] = {{"scale", 1, 0, -1, 2.0f, 0, false},
                                      {"scale", 1, 1, -1, 0.5f, 0, false},
                                      {"scale", 3, 2, -1, 0.5f, 0, false}};
    append(buffer, &launches[0], &arrays, 0, NULL, NULL);
    append(buffer, &launches[1], &arrays, 0, NULL, NULL);
    UR(urKernelSetArgPointer(kernel, 0, NULL, arrays.at[2]));
    UR(urKernelSetArgPointer(kernel, 1, NULL, arrays.at[1]));
    UR(urKernelSetArgValue(kernel, 2, sizeof by, NULL, &by));
    UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &global_size, NULL, 0, NULL, 0,
                                            NULL, 0, NULL, NULL, NULL, NULL));
    append(buffer, &launches[2], &arrays, 0, NULL, NULL);
    fuse(buffer, NULL, 2);
    uint32_t groups[4] = {9, 9, 9, 9};
    UR(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_GROUPS, sizeof groups, groups, NULL));
    CHECK(groups[0] == 0 && groups[2] == 2 && groups[3] == 3);
    CHECK_MSG(strstr(report(buffer), "SPIR-V") != NULL, "%s", report(buffer));
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, &arrays);
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    UR(urQueueFinish(queue));
    read_back(queue, &arrays, out);
    for (int k = 0; k < COUNT; ++k) {
        CHECK(out[1][k] == out[0][k] && out[2][k] == out[0][k] + 4.0f &&
              out[3][k] == out[2][k] * 0.5f);
    }
}

/* ---- what is refused, and runs by itself ------------------------------------------------------
 */

/* Some launches between two others: `fused` of them all become part of a kernel, the report has
 * `words`, and what they compute is what they compute one by one. */
struct unlike {
    ur_kernel_handle_t kernel[64];
    uint32_t count;
    size_t local; /* 0: open */
    uint32_t dims;
    size_t global[2];
};

static void launch_all(const struct unlike *unlike, const struct arrays *arrays,
                       ur_exp_command_buffer_handle_t buffer, ur_queue_handle_t queue) {
    static const struct launch around[] = {{"scale", 1, 0, -1, 2.0f, 0, true},
                                           {"scale", 3, 1, -1, 0.5f, 0, true}};
    for (uint32_t i = 0; i < unlike->count + 2; ++i) {
        bool plain = i == 0 || i == unlike->count + 1;
        const struct launch *launch = &around[i != 0];
        const size_t *global = plain ? &global_size : unlike->global;
        const size_t *local = plain ? &local_size : unlike->local ? &unlike->local : NULL;
        uint32_t dims = plain ? 1 : unlike->dims;
        ur_kernel_handle_t kernel = plain ? prepare(launch, arrays) : unlike->kernel[i - 1];
        if (buffer) {
            UR(urCommandBufferAppendKernelLaunchExp(buffer, kernel, dims, NULL, global, local, 0,
                                                    NULL, 0, NULL, 0, NULL, NULL, NULL, NULL));
        } else {
            UR(urEnqueueKernelLaunch(queue, kernel, dims, NULL, global, local, NULL, 0, NULL,
                                     NULL));
        }
    }
}

static void compare_unlike(const struct unlike *unlike, const struct arrays *arrays,
                           uint32_t expected, const char *words) {
    static float one_by_one[ARRAYS][COUNT], fused[ARRAYS][COUNT];
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    fill(queue, arrays);
    launch_all(unlike, arrays, NULL, queue);
    read_back(queue, arrays, one_by_one);
    launch_all(unlike, arrays, buffer, queue);
    fuse(buffer, NULL, expected);
    const char *text = report(buffer);
    CHECK_MSG(strstr(text, conf_program_form() == CONF_FORM_SPIRV ? words : "SPIR-V") ||
                  !driver_works(),
              "the report lacks '%s':\n%s", words, text);
    UR(urCommandBufferFinalizeExp(buffer));
    fill(queue, arrays);
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    read_back(queue, arrays, fused);
    for (size_t i = 0; i < sizeof fused / sizeof **fused; ++i) {
        CHECK_MSG(fused[i / COUNT][i % COUNT] == one_by_one[i / COUNT][i % COUNT],
                  "element %zu of array %zu is %g, and %g one by one\n%s", i % COUNT, i / COUNT,
                  fused[i / COUNT][i % COUNT], one_by_one[i / COUNT][i % COUNT], text);
    }
}

static const struct unlike like = {.count = 1, .local = LOCAL, .dims = 1, .global = {COUNT}};

TEST(group_sizes) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.local = LOCAL / 2;
    unlike.kernel[0] = prepare(&(struct launch){"mirror", 2, 1, -1, 0.0f, 0, true}, &arrays);
    compare_unlike(&unlike, &arrays, 0, "another work-group size than the one before it");
}

TEST(ranges) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.global[0] = COUNT / 2;
    unlike.kernel[0] = prepare(&(struct launch){"neighbours", 2, 1, -1, 0.0f, 0, true}, &arrays);
    compare_unlike(&unlike, &arrays, 0, "another range than the one before it");
}

/* The launches between the others are over smaller ranges, and are one kernel with them. */
TEST(guarded_ranges) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.count = 3;
    unlike.global[0] = COUNT / 4;
    unlike.kernel[0] = prepare(&(struct launch){"scale", 2, 1, -1, 3.0f, 0, true}, &arrays);
    unlike.kernel[1] = prepare(&(struct launch){"mirror", 0, 2, -1, 0.0f, 0, true}, &arrays);
    unlike.kernel[2] = prepare(&(struct launch){"sum", 2, 1, -1, 0.0f, 0, true}, &arrays);
    UR(urKernelSetArgPointer(unlike.kernel[2], 0, NULL, arrays.at[2] + COUNT / 2));
    compare_unlike(&unlike, &arrays, 5, "fused with the 4 that follow");
}

TEST(local_memory) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    uint64_t most = 0;
    UR(urDeviceGetInfo(conf.device, UR_DEVICE_INFO_LOCAL_MEM_SIZE, sizeof most, &most, NULL));
    unlike.count = 2;
    for (int i = 0; i < 2; ++i) {
        unlike.kernel[i] = prepare(&(struct launch){"sum", 2, i, -1, 0.0f, 0, true}, &arrays);
        UR(urKernelSetArgLocal(unlike.kernel[i], 2, (size_t)(most / 2 + 256), NULL));
    }
    compare_unlike(&unlike, &arrays, 4, "more local memory than the device has");
}

TEST(arguments) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    size_t most = conf_size(UR_DEVICE_INFO_MAX_PARAMETER_SIZE);
    unlike.count = (uint32_t)(most / 256 + 1);
    if (unlike.count > 62) {
        conf_unsupported("the device takes more arguments than launches that are fused have");
    }
    for (uint32_t i = 0; i < unlike.count; ++i) {
        float many[60] = {0};
        many[59] = (float)i * 0.25f;
        unlike.kernel[i] = conf_kernel("fusion", "wide");
        UR(urKernelSetArgPointer(unlike.kernel[i], 0, NULL, arrays.at[2]));
        UR(urKernelSetArgPointer(unlike.kernel[i], 1, NULL, arrays.at[2]));
        UR(urKernelSetArgValue(unlike.kernel[i], 2, sizeof many, NULL, many));
    }
    compare_unlike(&unlike, &arrays, unlike.count + 2, "more arguments than the device takes");
}

static ur_kernel_handle_t of_spirv(const char *file, const char *name) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    return conf_kernel(file, name);
}

/* Of a program that not every device compiles. */
static ur_kernel_handle_t if_it_compiles(const char *file, const char *name) {
    conf_need_kernels();
    if (conf_program_form() != CONF_FORM_SPIRV) {
        conf_unsupported("kernels are no SPIR-V");
    }
    ur_program_handle_t program = conf_program_create(conf.context, file, NULL);
    ur_kernel_handle_t kernel = NULL;
    if (urProgramBuild(conf.context, program, NULL) != UR_RESULT_SUCCESS) {
        conf_unsupported("the device does not compile such kernels");
    }
    UR(urKernelCreate(program, name, &kernel));
    conf_defer(release_kernel, kernel);
    return kernel;
}

TEST(recursion) {
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.local = 0;
    unlike.global[0] = 8;
    unlike.kernel[0] = if_it_compiles("recursion", "recursive");
    for (uint32_t i = 0; i < 3; ++i) {
        UR(urKernelSetArgPointer(unlike.kernel[0], i, NULL, arrays.at[2] + i * 64));
    }
    compare_unlike(&unlike, &arrays, 0, "calls a function that calls itself");
}

TEST(images) {
    NEED(UR_DEVICE_INFO_IMAGE_SUPPORT);
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.local = 0;
    unlike.dims = 2;
    unlike.global[0] = unlike.global[1] = 8;
    const ur_image_format_t format = {UR_IMAGE_CHANNEL_ORDER_RGBA,
                                      UR_IMAGE_CHANNEL_TYPE_UNSIGNED_INT8};
    const ur_image_desc_t desc = {.stype = UR_STRUCTURE_TYPE_IMAGE_DESC,
                                  .type = UR_MEM_TYPE_IMAGE2D,
                                  .width = 8,
                                  .height = 8,
                                  .depth = 1};
    unsigned char texels[8 * 8 * 4];
    for (size_t i = 0; i < sizeof texels; ++i) {
        texels[i] = (unsigned char)(i * 7);
    }
    ur_mem_handle_t image = NULL;
    unlike.kernel[0] = if_it_compiles("images", "read_2d");
    UR(urMemImageCreate(conf.context, UR_MEM_FLAG_READ_WRITE, &format, &desc, NULL, &image));
    conf_defer(release_mem, image);
    UR(urEnqueueMemImageWrite(conf_queue(0), image, true, (ur_rect_offset_t){0, 0, 0},
                              (ur_rect_region_t){8, 8, 1}, 0, 0, texels, 0, NULL, NULL));
    const ur_kernel_arg_mem_obj_properties_t reads = {
        UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES, NULL, UR_MEM_FLAG_READ_ONLY};
    UR(urKernelSetArgMemObj(unlike.kernel[0], 0, &reads, image));
    UR(urKernelSetArgPointer(unlike.kernel[0], 1, NULL, arrays.at[2]));
    compare_unlike(&unlike, &arrays, 0, "uses images");
}

/* ---- sub-groups ------------------------------------------------------------------------------ */

static ur_kernel_handle_t strip(const char *name, const struct arrays *arrays, int to, int from,
                                float by) {
    ur_kernel_handle_t kernel = of_spirv("fusion_lanes", name);
    const int n = COUNT;
    UR(urKernelSetArgPointer(kernel, 0, NULL, arrays->at[to]));
    UR(urKernelSetArgPointer(kernel, 1, NULL, arrays->at[from]));
    UR(urKernelSetArgValue(kernel, 2, 4, NULL, &by));
    UR(urKernelSetArgValue(kernel, 3, 4, NULL, &n));
    return kernel;
}

static uint32_t sub_group_size(ur_kernel_handle_t kernel) {
    uint32_t size = 0;
    UR_OR_UNSUPPORTED(urKernelGetSubGroupInfo(kernel, conf.device,
                                              UR_KERNEL_SUB_GROUP_INFO_MAX_SUB_GROUP_SIZE,
                                              sizeof size, &size, NULL));
    return size;
}

/* Elements of the sub-group's by the place in it: three launches are one, and the one before and
 * behind, of which nothing is known together with them, are apart. */
TEST(sub_groups) {
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.count = 3;
    unlike.global[0] = COUNT / 2;
    unlike.kernel[0] = strip("strip_scale", &arrays, 2, 1, 2.5f);
    unlike.kernel[1] = strip("strip_scale", &arrays, 1, 2, 0.7f);
    unlike.kernel[2] = strip("strip_scale", &arrays, 2, 2, 1.3f);
    uint32_t size = sub_group_size(unlike.kernel[0]);
    if (size == 0 || LOCAL % size) {
        conf_unsupported("a work-group is no whole number of sub-groups");
    }
    compare_unlike(&unlike, &arrays, 3, "fused with the 2 that follow");
}

TEST(sub_groups_exchange) {
    struct arrays arrays = new_arrays();
    struct unlike unlike = like;
    unlike.kernel[0] = strip("strip_turn", &arrays, 2, 1, 2.5f);
    if (LOCAL % sub_group_size(unlike.kernel[0])) {
        conf_unsupported("a work-group is no whole number of sub-groups");
    }
    compare_unlike(&unlike, &arrays, 0, "has barriers of sub-groups");
}

TEST(errors) {
    conf_need_kernels();
    struct arrays arrays = new_arrays();
    const struct launch launch = {"scale", 1, 0, -1, 2.0f, 0, false};
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    append(buffer, &launch, &arrays, 0, NULL, NULL);
    UR_OR_UNSUPPORTED(urCommandBufferFuseExp(buffer, 1, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urCommandBufferFuseExp(buffer, 2, 0, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urCommandBufferFuseExp(buffer, 0, 2, NULL, NULL));
    UR_IS(UR_RESULT_ERROR_INVALID_VALUE, urCommandBufferFuseExp(buffer, 1, UINT32_MAX, NULL, NULL));
    const ur_fusion_desc_t strange = {UR_STRUCTURE_TYPE_FUSION_DESC, NULL, 0x40000000, 0, NULL};
    UR_IS(UR_RESULT_ERROR_INVALID_ENUMERATION,
          urCommandBufferFuseExp(buffer, 0, 0, &strange, NULL));
    UR_IS(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION,
          urCommandBufferGetFusionInfoExp(buffer, (ur_fusion_info_t)1000, 4, &(uint32_t){0}, NULL));
    UR(urCommandBufferFuseExp(buffer, 0, 0, NULL, NULL)); /* of one: it stays alone */
    CHECK_EQ(info(buffer, UR_FUSION_INFO_FUSED), 0);
    CHECK_MSG(conf_program_form() != CONF_FORM_SPIRV || strstr(report(buffer), "no launch"), "%s",
              report(buffer));
    UR(urCommandBufferFinalizeExp(buffer));
    UR_IS(UR_RESULT_ERROR_INVALID_OPERATION, urCommandBufferFuseExp(buffer, 0, 0, NULL, NULL));
    if (conf_u32(UR_DEVICE_INFO_COMMAND_BUFFER_UPDATE_CAPABILITIES_EXP)) {
        ur_exp_command_buffer_handle_t updatable = new_buffer(true, true);
        append(updatable, &launch, &arrays, 0, NULL, NULL);
        UR_IS(UR_RESULT_ERROR_INVALID_OPERATION,
              urCommandBufferFuseExp(updatable, 0, 0, NULL, NULL));
    }
}

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST(chain, "urCommandBufferFuseExp", "makes one kernel of a chain of launches"),
        CONF_TEST(guards, "urCommandBufferFuseExp", "fuses launches that guard their ranges"),
        CONF_TEST(reduction, "urCommandBufferFuseExp", "fuses launches with the sum behind them"),
        CONF_TEST(within_groups, "urCommandBufferFuseExp",
                  "orders what work-items of one group share"),
        CONF_TEST(cut, "urCommandBufferFuseExp", "keeps launches apart that need other work-items"),
        CONF_TEST(promoted, "urCommandBufferFuseExp", "computes the rest where memory is given up"),
        CONF_TEST(promoted_to_local, "urCommandBufferFuseExp",
                  "computes the rest where memory of work-groups is given up"),
        CONF_TEST(promoted_and_needed, "urCommandBufferFuseExp",
                  "keeps what later launches need of memory that is given up"),
        CONF_TEST(atomics, "urCommandBufferGetFusionInfoExp urCommandBufferFuseExp",
                  "says why launches with atomic operations are not fused"),
        CONF_TEST(sync_points, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "keeps the sync points of what was fused"),
        CONF_TEST(small_groups, "urCommandBufferFuseExp",
                  "fuses nothing with work-groups that are too small"),
        CONF_TEST(native_code, "urCommandBufferFuseExp", "names launches that are no SPIR-V"),
        CONF_TEST(group_sizes, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "says why launches with another work-group size are not fused"),
        CONF_TEST(ranges, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "says why launches over another range are not fused"),
        CONF_TEST(guarded_ranges, "urCommandBufferFuseExp",
                  "fuses launches whose ranges are part of a larger one"),
        CONF_TEST(local_memory, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "fuses no more launches than there is local memory for"),
        CONF_TEST(arguments, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "fuses no more launches than a kernel may have arguments for"),
        CONF_TEST(recursion, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "says why kernels that call themselves are not fused"),
        CONF_TEST(images, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "says why kernels with images are not fused"),
        CONF_TEST(sub_groups, "urCommandBufferFuseExp urKernelGetSubGroupInfo",
                  "fuses launches whose work-items have elements by their place in sub-groups"),
        CONF_TEST(sub_groups_exchange, "urCommandBufferFuseExp urCommandBufferGetFusionInfoExp",
                  "says why launches are not fused that exchange values in sub-groups"),
        CONF_TEST(errors, "urCommandBufferFuseExp", "refuses buffers and ranges that cannot be"),
    };
    const conf_suite suite = {"fusion", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
