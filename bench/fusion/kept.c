/* What a launch costs that a queue keeps, when the same sequence was fused before: kept KERNELS
 * SEQUENCES [PLAIN]
 *
 * A queue is given 8 launches over 64 floats that are one kernel, and finished, SEQUENCES times;
 * with PLAIN without fusion. Prints nothing: its instructions are counted, for two numbers of
 * sequences, of which the difference is that of so many sequences (bench/fusion/kept.sh). */
#include <stdio.h>
#include <stdlib.h>

#include "example.h"
#include "ur_fusion.h"

enum { LAUNCHES = 8, COUNT = 64 };

#define UR EXAMPLE_CHECK

int main(int argc, char **argv) {
    static const char *const names[] = {"scale", "shift", "clip", "bend"};
    const size_t count = COUNT;
    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_program_handle_t program;
    ur_kernel_handle_t kernels[4];
    example_device *device;
    float *array;
    size_t size;
    if (argc < 3) {
        fprintf(stderr, "usage: %s KERNELS SEQUENCES [PLAIN]\n", argv[0]);
        return 2;
    }
    UR(urLoaderInit(0, NULL));
    if (example_devices(&device) == 0) {
        fprintf(stderr, "no device\n");
        return 1;
    }
    UR(urContextCreate(1, &device->device, NULL, &context));
    UR(urQueueCreate(context, device->device, NULL, &queue));
    void *code = example_read(argv[1], &size);
    UR(urProgramCreateWithIL(context, code, size, NULL, &program));
    UR(urProgramBuildExp(program, 1, &device->device, 0, NULL));
    free(code);
    UR(urUSMDeviceAlloc(context, device->device, NULL, NULL, COUNT * sizeof(float),
                        (void **)&array));
    for (int i = 0; i < 4; ++i) {
        UR(urKernelCreate(program, names[i], &kernels[i]));
    }
    if (argc == 3) {
        UR(urQueueBeginFusionExp(queue, NULL));
    }
    for (unsigned long s = strtoul(argv[2], NULL, 10); s > 0; --s) {
        for (int i = 0; i < LAUNCHES; ++i) {
            const float by = 0.5f + (float)i;
            ur_kernel_handle_t kernel = kernels[i % 4];
            UR(urKernelSetArgPointer(kernel, 0, NULL, array));
            UR(urKernelSetArgPointer(kernel, 1, NULL, array));
            UR(urKernelSetArgValue(kernel, 2, sizeof(by), NULL, &by));
            UR(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &count, NULL, NULL, 0, NULL, NULL));
        }
        UR(urQueueFinish(queue));
    }
    if (argc == 3) {
        UR(urQueueEndFusionExp(queue, NULL));
    }
    for (int i = 0; i < 4; ++i) {
        UR(urKernelRelease(kernels[i]));
    }
    UR(urUSMFree(context, array));
    UR(urProgramRelease(program));
    UR(urQueueRelease(queue));
    UR(urContextRelease(context));
    example_done(device);
    UR(urLoaderTearDown());
    return 0;
}
