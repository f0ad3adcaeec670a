/* Graphs of the native CPU adapter: what a run costs a node, next to enqueueing the same launches
 * one by one in the same run of this program, and on one processor of the device instead of all.
 * The best of some rounds, which take turns.
 *
 * Usage: native_cpu_graphs STEM [NODES]    STEM.so: the kernels; NODES: 1000 */
#include <stdio.h>
#include <stdlib.h>

#include "example.h"

enum { ROUNDS = 40, TURNS = 1000 };
#define C EXAMPLE_CHECK

static const size_t one = 1;
static size_t nodes = 1000;

/* One device, or a part of it. */
struct place {
    ur_context_handle_t context;
    ur_queue_handle_t queues[2]; /* out of order, in order */
    ur_program_handle_t program;
};

struct work {
    const char *name, *kernel;
    uint32_t turns; /* argument of the kernel; 0: it has none */
    bool chain;
};

static struct place open_place(const example_device *of, ur_device_handle_t device,
                               const char *stem) {
    struct place place;
    example_device info = *of;
    info.device = device;
    C(urContextCreate(1, &device, NULL, &place.context));
    for (int in_order = 0; in_order < 2; ++in_order) {
        const ur_queue_properties_t properties = {
            UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL,
            in_order ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
        C(urQueueCreate(place.context, device, &properties, &place.queues[in_order]));
    }
    place.program = example_program(&info, place.context, stem);
    return place;
}

static void close_place(struct place *place) {
    C(urProgramRelease(place->program));
    C(urQueueRelease(place->queues[0]));
    C(urQueueRelease(place->queues[1]));
    C(urContextRelease(place->context));
}

static ur_kernel_handle_t open_kernel(const struct place *place, const struct work *work) {
    ur_kernel_handle_t kernel;
    C(urKernelCreate(place->program, work->kernel, &kernel));
    if (work->turns) {
        C(urKernelSetArgValue(kernel, 0, sizeof(work->turns), NULL, &work->turns));
    }
    return kernel;
}

static ur_exp_command_buffer_handle_t record(const struct place *place, ur_device_handle_t device,
                                             const struct work *work, ur_kernel_handle_t kernel) {
    const ur_exp_command_buffer_desc_t desc = {.stype = UR_STRUCTURE_TYPE_EXP_COMMAND_BUFFER_DESC,
                                               .isInOrder = work->chain};
    ur_exp_command_buffer_handle_t buffer;
    C(urCommandBufferCreateExp(place->context, device, &desc, &buffer));
    for (size_t i = 0; i < nodes; ++i) {
        C(urCommandBufferAppendKernelLaunchExp(buffer, kernel, 1, NULL, &one, &one, 0, NULL, 0,
                                               NULL, 0, NULL, NULL, NULL, NULL));
    }
    C(urCommandBufferFinalizeExp(buffer));
    return buffer;
}

/* Nanoseconds a node of a run, or of launches where there is no buffer. */
static double measure(const struct place *place, const struct work *work, ur_kernel_handle_t kernel,
                      ur_exp_command_buffer_handle_t buffer) {
    ur_queue_handle_t queue = place->queues[work->chain];
    double start = example_now();
    if (buffer) {
        C(urEnqueueCommandBufferExp(queue, buffer, 0, NULL, NULL));
    }
    for (size_t i = 0; !buffer && i < nodes; ++i) {
        C(urEnqueueKernelLaunch(queue, kernel, 1, NULL, &one, &one, NULL, 0, NULL, NULL));
    }
    C(urQueueFinish(queue));
    return (example_now() - start) / (double)nodes;
}

static void least(double *best, double time) {
    *best = time < *best ? time : *best;
}

static void compare(struct place *all, ur_device_handle_t all_device, struct place *part,
                    ur_device_handle_t part_device, const struct work *work) {
    ur_kernel_handle_t kernel = open_kernel(all, work), alone_kernel = NULL;
    ur_exp_command_buffer_handle_t buffer = record(all, all_device, work, kernel), alone = NULL;
    double graph = 1e12, launches = 1e12, single = 1e12;
    if (part) {
        alone_kernel = open_kernel(part, work);
        alone = record(part, part_device, work, alone_kernel);
    }
    for (int i = 0; i < ROUNDS; ++i) {
        least(&graph, measure(all, work, kernel, buffer));
        least(&launches, measure(all, work, kernel, NULL));
        if (part) {
            least(&single, measure(part, work, alone_kernel, alone));
        }
    }
    printf("%-28s %10.1f %18.3f", work->name, graph, graph / launches);
    if (part) {
        printf(" %18.2f", single / graph);
        C(urCommandBufferReleaseExp(alone));
        C(urKernelRelease(alone_kernel));
    }
    printf("\n");
    C(urCommandBufferReleaseExp(buffer));
    C(urKernelRelease(kernel));
}

/* One processor of the device; NULL where it has only one. */
static ur_device_handle_t open_part(ur_device_handle_t device) {
    const ur_device_partition_property_t equally = {.type = UR_DEVICE_PARTITION_EQUALLY,
                                                    .value.equally = 1};
    const ur_device_partition_properties_t properties = {
        UR_STRUCTURE_TYPE_DEVICE_PARTITION_PROPERTIES, NULL, &equally, 1};
    ur_device_handle_t part = NULL;
    uint32_t count = 0;
    if (urDevicePartition(device, &properties, 0, NULL, &count) != UR_RESULT_SUCCESS || count < 2) {
        return NULL;
    }
    C(urDevicePartition(device, &properties, 1, &part, NULL));
    return part;
}

int main(int argc, char **argv) {
    static const struct work works[] = {
        {"empty, in a chain", "nothing", 0, true},
        {"empty, independent", "nothing", 0, false},
        {"1000 turns, independent", "turns", TURNS, false},
    };
    if (argc < 2 || (argc > 2 && (nodes = strtoul(argv[2], NULL, 10)) == 0)) {
        fprintf(stderr, "usage: native_cpu_graphs STEM [NODES]\n");
        return 2;
    }
    C(urLoaderInit(0, NULL));
    example_device *found, *device = NULL;
    size_t count = example_devices(&found);
    for (size_t i = 0; i < count && !device; ++i) {
        device = found[i].backend == UR_BACKEND_NATIVE_CPU ? &found[i] : NULL;
    }
    if (!device) {
        fprintf(stderr, "native_cpu_graphs: no native CPU device is selected\n");
        return 1;
    }
    struct place all = open_place(device, device->device, argv[1]), part;
    ur_device_handle_t part_device = open_part(device->device);
    if (part_device) {
        part = open_place(device, part_device, argv[1]);
    }
    printf("%zu nodes of one work-item\n%-28s %10s %18s %18s\n", nodes, "", "ns a node",
           "to one by one", part_device ? "one core to all" : "");
    for (size_t i = 0; i < sizeof(works) / sizeof(works[0]); ++i) {
        compare(&all, device->device, part_device ? &part : NULL, part_device, &works[i]);
    }
    if (part_device) {
        close_place(&part);
        C(urDeviceRelease(part_device));
    }
    close_place(&all);
    example_done(found);
    C(urLoaderTearDown());
    return 0;
}
