/* Fusion of launches whose arguments are buffers. */
#include <time.h>

#include "fusion_launches.h"

/* Whole buffers, or parts of one of which no two overlap. */
struct buffers {
    ur_mem_handle_t at[ARRAYS];
};

static void release_mem(void *mem) {
    urMemRelease(mem);
}

static ur_mem_handle_t part_of(ur_mem_handle_t whole, size_t origin, size_t size) {
    ur_buffer_region_t region = {UR_STRUCTURE_TYPE_BUFFER_REGION, NULL, origin, size};
    ur_mem_handle_t part = NULL;
    UR(urMemBufferPartition(whole, UR_MEM_FLAG_READ_WRITE, UR_BUFFER_CREATE_TYPE_REGION, &region,
                            &part));
    conf_defer(release_mem, part);
    return part;
}

static struct buffers new_buffers(bool parts) {
    struct buffers buffers;
    ur_mem_handle_t whole = parts ? conf_buffer((size_t)ARRAYS * BYTES) : NULL;
    for (size_t i = 0; i < ARRAYS; ++i) {
        buffers.at[i] = parts ? part_of(whole, i * BYTES, BYTES) : conf_buffer(BYTES);
    }
    return buffers;
}

static void fill_buffers(ur_queue_handle_t queue, const struct buffers *buffers) {
    float values[COUNT];
    for (int i = 0; i < ARRAYS; ++i) {
        for (int k = 0; k < COUNT; ++k) {
            values[k] = (float)((k * 37 + i * 1009) % 613) * 0.37f - 90.0f;
        }
        UR(urEnqueueMemBufferWrite(queue, buffers->at[i], true, 0, BYTES, values, 0, NULL, NULL));
    }
}

static void read_buffers(ur_queue_handle_t queue, const struct buffers *buffers,
                         float out[ARRAYS][COUNT]) {
    for (int i = 0; i < ARRAYS; ++i) {
        UR(urEnqueueMemBufferRead(queue, buffers->at[i], true, 0, BYTES, out[i], 0, NULL, NULL));
    }
}

static ur_kernel_handle_t prepare_for(const struct launch *launch, const struct buffers *buffers) {
    static const struct arrays none;
    /* Launches say what they do to a buffer; the one kernel may do both. */
    static const ur_kernel_arg_mem_obj_properties_t
        writes = {UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES, NULL, UR_MEM_FLAG_WRITE_ONLY},
        reads = {UR_STRUCTURE_TYPE_KERNEL_ARG_MEM_OBJ_PROPERTIES, NULL, UR_MEM_FLAG_READ_ONLY};
    ur_kernel_handle_t kernel = prepare(launch, &none);
    UR(urKernelSetArgMemObj(kernel, 0, launch->to == launch->from ? NULL : &writes,
                            buffers->at[launch->to]));
    if (launch->from >= 0) {
        UR(urKernelSetArgMemObj(kernel, 1, launch->to == launch->from ? NULL : &reads,
                                buffers->at[launch->from]));
    }
    if (launch->other >= 0) {
        UR(urKernelSetArgMemObj(kernel, 2, &reads, buffers->at[launch->other]));
    }
    return kernel;
}

static void enqueue_for(ur_queue_handle_t queue, const struct launch *launch,
                        const struct buffers *buffers) {
    UR(urEnqueueKernelLaunch(queue, prepare_for(launch, buffers), 1, NULL, &global_size,
                             launch->grouped ? &local_size : NULL, NULL, 0, NULL, NULL));
}

static void append_for(ur_exp_command_buffer_handle_t buffer, const struct launch *launch,
                       const struct buffers *buffers) {
    UR(urCommandBufferAppendKernelLaunchExp(buffer, prepare_for(launch, buffers), 1, NULL,
                                            &global_size, launch->grouped ? &local_size : NULL, 0,
                                            NULL, 0, NULL, 0, NULL, NULL, NULL, NULL));
}

/* ---- tests ----------------------------------------------------------------------------------- */

static const struct launch steps[] = {{"scale", 1, 0, -1, 1.7f, 0, true},
                                      {"add", 2, 1, -1, 0.3f, 0, true},
                                      {"mirror", 3, 2, -1, 0.0f, 0, true},
                                      {"add", 3, 3, -1, 0.7f, 0, true},
                                      {"scale", 0, 3, -1, 0.1f, 0, true}};
enum { STEPS = CONF_COUNT(steps) };
static const bool parts[] = {false, true};

static void run_steps(ur_queue_handle_t queue, const struct buffers *buffers,
                      float out[ARRAYS][COUNT]) {
    fill_buffers(queue, buffers);
    for (int i = 0; i < STEPS; ++i) {
        enqueue_for(queue, &steps[i], buffers);
    }
    read_buffers(queue, buffers, out);
    fill_buffers(queue, buffers);
}

TEST(chain) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT], out[ARRAYS][COUNT];
    struct buffers buffers = new_buffers(*(const bool *)data);
    ur_queue_handle_t queue = conf_queue(0);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    run_steps(queue, &buffers, expected);
    for (int i = 0; i < STEPS; ++i) {
        append_for(buffer, &steps[i], &buffers);
    }
    fuse(buffer, NULL, STEPS);
    UR(urCommandBufferFinalizeExp(buffer));
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    read_buffers(queue, &buffers, out);
    CHECK_MSG(memcmp(out, expected, sizeof out) == 0, "%s", report(buffer));
}

static uint32_t references(ur_mem_handle_t mem) {
    uint32_t count = 0;
    UR(urMemGetInfo(mem, UR_MEM_INFO_REFERENCE_COUNT, sizeof count, &count, NULL));
    return count;
}

/* Commands that are done let their buffers go a little later than they say so. */
static void expect_references(ur_mem_handle_t mem, uint32_t most) {
    double start = conf_seconds();
    while (references(mem) > most && conf_seconds() - start < 5) {
        nanosleep(&(struct timespec){.tv_nsec = 100000}, NULL);
    }
    CHECK_MSG(references(mem) <= most, "%u references, at most %u are the kernels'",
              references(mem), most);
}

/* Again and again, with other buffers each time: what was made is used again, and keeps none of
 * them alive. */
TEST(queue) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT], out[ARRAYS][COUNT];
    ur_queue_handle_t queue = conf_queue(0);
    for (int again = 0; again < 4; ++again) {
        struct buffers buffers = new_buffers(again == 3);
        uint32_t first[ARRAYS], second[ARRAYS], fused = 0;
        for (int i = 0; i < ARRAYS; ++i) {
            first[i] = references(buffers.at[i]);
        }
        run_steps(queue, &buffers, expected);
        UR(urQueueFinish(queue));
        for (int i = 0; i < ARRAYS; ++i) {
            second[i] = references(buffers.at[i]); /* with those of the test's kernels */
        }
        UR_OR_UNSUPPORTED(urQueueBeginFusionExp(queue, NULL));
        for (int i = 0; i < STEPS; ++i) {
            enqueue_for(queue, &steps[i], &buffers);
        }
        UR(urQueueEndFusionExp(queue, NULL));
        UR(urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_FUSED, sizeof fused, &fused, NULL));
        CHECK(fused == (conf_program_form() == CONF_FORM_SPIRV ? STEPS : 0) || !driver_works());
        read_buffers(queue, &buffers, out);
        CHECK(memcmp(out, expected, sizeof out) == 0);
        UR(urQueueFinish(queue));
        for (int i = 0; i < ARRAYS; ++i) {
            expect_references(buffers.at[i], second[i] + second[i] - first[i]);
        }
    }
}

/* A part of a buffer that is used under its own handle and that of the whole: other elements of the
 * one are never taken for the same of the other. */
TEST(overlap) {
    conf_need_kernels();
    static float expected[ARRAYS][COUNT], out[ARRAYS][COUNT];
    enum { SHIFT = BYTES / 2 };
    ur_queue_handle_t queue = conf_queue(0);
    ur_mem_handle_t whole = conf_buffer(BYTES + SHIFT);
    struct buffers buffers = {
        {conf_buffer(BYTES), whole, part_of(whole, SHIFT, BYTES), conf_buffer(BYTES)}};
    const struct launch twice[] = {{"scale", 1, 0, -1, 1.7f, 0, true},
                                   {"add", 3, 2, -1, 0.3f, 0, true}};
    fill_buffers(queue, &buffers);
    enqueue_for(queue, &twice[0], &buffers);
    enqueue_for(queue, &twice[1], &buffers);
    read_buffers(queue, &buffers, expected);
    ur_exp_command_buffer_handle_t buffer = new_buffer(true, false);
    append_for(buffer, &twice[0], &buffers);
    append_for(buffer, &twice[1], &buffers);
    fuse(buffer, NULL, 0);
    CHECK_MSG(conf_program_form() != CONF_FORM_SPIRV || !driver_works() ||
                  strstr(report(buffer), "memory"),
              "%s", report(buffer));
    UR(urCommandBufferFinalizeExp(buffer));
    fill_buffers(queue, &buffers);
    UR(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    read_buffers(queue, &buffers, out);
    CHECK_MSG(memcmp(out, expected, sizeof out) == 0, "%s", report(buffer));
}

/* The program's memory, as a buffer and by its own address: where it is one memory, what is stored
 * by one is not taken for another thing. */
TEST(host_memory) {
    conf_need_kernels();
    static float expected[COUNT], out[COUNT];
    if (!conf_has_usm(UR_USM_TYPE_HOST)) {
        conf_unsupported("there is no memory that host and device both use");
    }
    ur_queue_handle_t queue = conf_queue(0);
    float *memory = conf_usm(UR_USM_TYPE_HOST, BYTES), *other = conf_usm(conf_usm_type(), BYTES);
    ur_buffer_properties_t properties = {UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, NULL, memory};
    ur_mem_handle_t mem = NULL;
    UR_OR_UNSUPPORTED(urMemBufferCreate(conf.context,
                                        UR_MEM_FLAG_READ_WRITE | UR_MEM_FLAG_USE_HOST_POINTER,
                                        BYTES, &properties, &mem));
    conf_defer(release_mem, mem);
    const float by = 3.0f;
    for (int fused = 0; fused < 2; ++fused) {
        ur_kernel_handle_t first = conf_kernel("fusion", "scale"),
                           second = conf_kernel("fusion", "add");
        for (int k = 0; k < COUNT; ++k) {
            memory[k] = (float)k;
        }
        UR(urEnqueueUSMFill(queue, other, 4, &by, BYTES, 0, NULL, NULL));
        UR(urEnqueueMemBufferWrite(queue, mem, true, 0, BYTES, memory, 0, NULL, NULL));
        if (fused) {
            UR_OR_UNSUPPORTED(urQueueBeginFusionExp(queue, NULL));
        }
        UR(urKernelSetArgMemObj(first, 0, NULL, mem));
        UR(urKernelSetArgPointer(first, 1, NULL, other));
        UR(urKernelSetArgValue(first, 2, sizeof by, NULL, &by));
        UR(urEnqueueKernelLaunch(queue, first, 1, NULL, &global_size, NULL, NULL, 0, NULL, NULL));
        UR(urKernelSetArgPointer(second, 0, NULL, other));
        UR(urKernelSetArgPointer(second, 1, NULL, memory));
        UR(urKernelSetArgValue(second, 2, sizeof by, NULL, &by));
        UR(urEnqueueKernelLaunch(queue, second, 1, NULL, &global_size, NULL, NULL, 0, NULL, NULL));
        if (fused) {
            UR(urQueueEndFusionExp(queue, NULL));
        }
        UR(urEnqueueUSMMemcpy(queue, true, fused ? out : expected, other, BYTES, 0, NULL, NULL));
    }
    CHECK(memcmp(out, expected, sizeof out) == 0);
}

int main(int argc, char **argv) {
    static const conf_test tests[] = {
        CONF_TEST_DATA(chain, "urCommandBufferFuseExp urKernelSetArgMemObj",
                       "makes one kernel of launches with buffers", &parts[0]),
        CONF_TEST_DATA(chain, "urCommandBufferFuseExp urMemBufferPartition",
                       "makes one kernel of launches with parts of a buffer", &parts[1]),
        CONF_TEST(queue, "urQueueBeginFusionExp urKernelSetArgMemObj",
                  "fuses launches with buffers again and again, and keeps none alive"),
        CONF_TEST(overlap, "urCommandBufferFuseExp urMemBufferPartition",
                  "keeps launches apart that share memory by two handles"),
        CONF_TEST(host_memory, "urQueueBeginFusionExp urMemBufferCreate",
                  "takes no memory by two names for two"),
    };
    const conf_suite suite = {"fusion_buffers", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
