/* Launches that become one kernel, on a queue and in a command buffer, and the sentence for each
 * launch that says what became of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"
#include "ur_fusion.h"

enum { COUNT = 1 << 16, BYTES = COUNT * sizeof(float), LAUNCHES = 3 };

static const char *const names[LAUNCHES] = {"scale", "shift", "reverse"};
static const float factors[LAUNCHES] = {3, 1, 2};
static ur_kernel_handle_t kernels[LAUNCHES];
static float *arrays[LAUNCHES + 1];

/* Fusion works on SPIR-V, which native CPU and CUDA take as well where example_program would choose
 * code of their own. */
static ur_program_handle_t load(const example_device *device, ur_context_handle_t context,
                                const char *stem) {
    ur_device_handle_t handle = device->device;
    ur_program_handle_t program;
    size_t size;
    if (!example_takes_spirv(handle)) {
        return example_program(device, context, stem);
    }
    void *code = example_kernel(stem, ".spv", &size);
    EXAMPLE_CHECK(urProgramCreateWithIL(context, code, size, NULL, &program));
    EXAMPLE_CHECK(urProgramBuildExp(program, 1, &handle, 0, NULL));
    free(code);
    return program;
}

static void print_report(const char *form, uint32_t fused, char *report) {
    printf("%s: %u of %d launches are part of a fused kernel\n", form, fused, LAUNCHES);
    for (char *line = strtok(report, "\n"); line; line = strtok(NULL, "\n")) {
        printf("    %s\n", line);
    }
    free(report);
}

/* Each kernel reads what the one before it wrote. */
static void launch(ur_queue_handle_t queue, int i) {
    const size_t global = COUNT;
    const ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, arrays[i + 1]), example_pointer(1, arrays[i]),
        example_value(2, sizeof(factors[i]), &factors[i])};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, kernels[i], 1, NULL, &global, NULL, 3,
                                                   args, NULL, 0, NULL, NULL));
}

/* Between begin and end the queue keeps its launches. */
static uint32_t fuse_queue(ur_queue_handle_t queue) {
    uint32_t fused;
    size_t size;
    EXAMPLE_CHECK(urQueueBeginFusionExp(queue, NULL));
    for (int i = 0; i < LAUNCHES; ++i) {
        launch(queue, i);
    }
    EXAMPLE_CHECK(urQueueEndFusionExp(queue, NULL));

    EXAMPLE_CHECK(
        urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_FUSED, sizeof(fused), &fused, NULL));
    EXAMPLE_CHECK(urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_REPORT, 0, NULL, &size));
    char *report = malloc(size);
    if (!report) {
        exit(1);
    }
    EXAMPLE_CHECK(urQueueGetFusionInfoExp(queue, UR_FUSION_INFO_REPORT, size, report, NULL));
    print_report("queue", fused, report);
    return fused;
}

/* What is recorded once is fused once. Nobody needs the first result but the launch behind it. */
static uint32_t fuse_command_buffer(ur_context_handle_t context, ur_device_handle_t device,
                                    ur_queue_handle_t queue) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC,
                                               .isInOrder = true};
    const ur_fusion_memory_t between = {arrays[1], BYTES};
    const ur_fusion_desc_t how = {
        .stype = UR_STRUCTURE_TYPE_FUSION_DESC, .numPromoted = 1, .pPromoted = &between};
    const size_t global = COUNT;
    ur_exp_command_buffer_handle_t buffer;
    uint32_t fused;
    size_t size;
    EXAMPLE_CHECK(urCommandBufferCreateExp(context, device, &desc, &buffer));
    for (int i = 0; i < LAUNCHES; ++i) {
        EXAMPLE_CHECK(urKernelSetArgPointer(kernels[i], 0, NULL, arrays[i + 1]));
        EXAMPLE_CHECK(urKernelSetArgPointer(kernels[i], 1, NULL, arrays[i]));
        EXAMPLE_CHECK(urKernelSetArgValue(kernels[i], 2, sizeof(factors[i]), NULL, &factors[i]));
        EXAMPLE_CHECK(urCommandBufferAppendKernelLaunchExp(buffer, kernels[i], 1, NULL, &global,
                                                           NULL, 0, NULL, 0, NULL, 0, NULL, NULL,
                                                           NULL, NULL));
    }
    EXAMPLE_CHECK(urCommandBufferFuseExp(buffer, 0, 0, &how, &fused));
    EXAMPLE_CHECK(urCommandBufferFinalizeExp(buffer));
    EXAMPLE_CHECK(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));

    EXAMPLE_CHECK(urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, 0, NULL, &size));
    char *report = malloc(size);
    if (!report) {
        exit(1);
    }
    EXAMPLE_CHECK(
        urCommandBufferGetFusionInfoExp(buffer, UR_FUSION_INFO_REPORT, size, report, NULL));
    print_report("command buffer", fused, report);
    EXAMPLE_CHECK(urCommandBufferReleaseExp(buffer));
    return fused;
}

static size_t wrong_values(ur_queue_handle_t queue, const float *start, float *host) {
    const float none = 0;
    size_t wrong = 0;
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, true, host, arrays[LAUNCHES], BYTES, 0, NULL, NULL));
    EXAMPLE_CHECK(
        urEnqueueUSMFill(queue, arrays[LAUNCHES], sizeof(none), &none, BYTES, 0, NULL, NULL));
    for (int i = 0; i < COUNT; ++i) {
        wrong += host[i] != (start[COUNT - 1 - i] * 3 + 1) * 2;
    }
    return wrong;
}

int main(int argc, char **argv) {
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    if (example_devices(&devices) == 0) {
        fprintf(stderr, "there is no device; `urinfo --why` tells why\n");
        return 1;
    }
    ur_device_handle_t device = devices[0].device;
    example_set_adapter(devices[0].adapter);
    printf("%s (%s)\n", devices[0].name, devices[0].platform_name);

    ur_context_handle_t context;
    ur_queue_handle_t queue;
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device, NULL, &queue));
    ur_program_handle_t program = load(&devices[0], context, argc > 1 ? argv[1] : "fusion");
    for (int i = 0; i < LAUNCHES; ++i) {
        EXAMPLE_CHECK(urKernelCreate(program, names[i], &kernels[i]));
    }
    for (int i = 0; i <= LAUNCHES; ++i) {
        EXAMPLE_CHECK(urUSMDeviceAlloc(context, device, NULL, NULL, BYTES, (void **)&arrays[i]));
    }
    float *start = malloc(BYTES), *host = malloc(BYTES);
    if (!start || !host) {
        return 1;
    }
    for (int i = 0; i < COUNT; ++i) {
        start[i] = (float)i;
    }
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, true, arrays[0], start, BYTES, 0, NULL, NULL));

    uint32_t of_queue = fuse_queue(queue);
    size_t wrong = wrong_values(queue, start, host);
    uint32_t of_buffer = fuse_command_buffer(context, device, queue);
    wrong += wrong_values(queue, start, host);
    printf("%zu of %d values wrong\n", wrong, 2 * COUNT);
    if (of_queue == 0 && example_takes_spirv(device)) {
        printf("nothing was fused, though the device takes SPIR-V\n");
    }

    free(start);
    free(host);
    for (int i = 0; i <= LAUNCHES; ++i) {
        EXAMPLE_CHECK(urUSMFree(context, arrays[i]));
    }
    for (int i = 0; i < LAUNCHES; ++i) {
        EXAMPLE_CHECK(urKernelRelease(kernels[i]));
    }
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0 || of_queue != of_buffer;
}
