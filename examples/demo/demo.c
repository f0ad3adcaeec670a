/* The main job, on every device there is: real text through an event graph of copies and kernels on
 * an out-of-order queue, checked against the host.
 *
 *     copy first half  -> upper first half  -> read back first half
 *                                          \
 *     clear bins -----------------------------> histogram -> read back bins
 *                                          /
 *     copy second half -> upper second half -> read back second half
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

enum { BINS = 256, GROUP = 64, GROUPS = 256 };

static double milliseconds(ur_event_handle_t event) {
    uint64_t start = 0, end = 0;
    EXAMPLE_CHECK(urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_START, sizeof(start),
                                          &start, NULL));
    EXAMPLE_CHECK(
        urEventGetProfilingInfo(event, UR_PROFILING_INFO_COMMAND_END, sizeof(end), &end, NULL));
    return (double)(end - start) * 1e-6;
}

/* One device's part of the demo. Returns the number of differences from the host's result. */
static size_t run(const example_device *device, const char *kernels, const unsigned char *text,
                  size_t size) {
    ur_context_handle_t context = NULL;
    ur_queue_handle_t queue = NULL;
    ur_kernel_handle_t upper = NULL, histogram = NULL;
    const ur_queue_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
        .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE | UR_QUEUE_FLAG_PROFILING_ENABLE,
    };
    example_set_adapter(device->adapter);
    EXAMPLE_CHECK(urContextCreate(1, &device->device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device->device, &properties, &queue));
    ur_program_handle_t program = example_program(device, context, kernels);
    EXAMPLE_CHECK(urKernelCreate(program, "upper", &upper));
    EXAMPLE_CHECK(urKernelCreate(program, "histogram", &histogram));

    unsigned char *in = NULL, *out = NULL, *back = malloc(size);
    uint32_t *bins = NULL, counts[BINS];
    if (!back) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device->device, NULL, NULL, size, (void **)&in));
    EXAMPLE_CHECK(urUSMDeviceAlloc(context, device->device, NULL, NULL, size, (void **)&out));
    EXAMPLE_CHECK(
        urUSMDeviceAlloc(context, device->device, NULL, NULL, sizeof(counts), (void **)&bins));

    enum { COPY, UPPER = 2, READ = 4, CLEAR = 6, COUNT, READ_BINS, EVENTS };
    ur_event_handle_t events[EVENTS] = {NULL};
    size_t half = size / 2;
    double begin = example_now();
    const uint32_t zero = 0;
    EXAMPLE_CHECK(urEnqueueUSMFill(queue, bins, sizeof(zero), &zero, sizeof(counts), 0, NULL,
                                   &events[CLEAR]));
    for (int i = 0; i < 2; ++i) {
        size_t offset = (size_t)i * half, global = half / 4;
        EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, in + offset, text + offset, half, 0, NULL,
                                         &events[COPY + i]));
        ur_exp_kernel_arg_properties_t args[] = {example_pointer(0, in + offset),
                                                 example_pointer(1, out + offset)};
        EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, upper, 1, NULL, &global, NULL, 2,
                                                       args, NULL, 1, &events[COPY + i],
                                                       &events[UPPER + i]));
        EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, back + offset, out + offset, half, 1,
                                         &events[UPPER + i], &events[READ + i]));
    }
    const uint32_t count = (uint32_t)size;
    const size_t global = GROUP * GROUPS, local = GROUP;
    ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, out), example_value(1, sizeof(count), &count), example_pointer(2, bins),
        example_local(3, BINS * sizeof(uint32_t))};
    ur_event_handle_t before[] = {events[UPPER], events[UPPER + 1], events[CLEAR]};
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, histogram, 1, NULL, &global, &local, 4,
                                                   args, NULL, 3, before, &events[COUNT]));
    EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, counts, bins, sizeof(counts), 1, &events[COUNT],
                                     &events[READ_BINS]));
    ur_event_handle_t last[] = {events[READ], events[READ + 1], events[READ_BINS]};
    EXAMPLE_CHECK(urEventWait(3, last));
    double graph = (example_now() - begin) * 1e-6;

    size_t wrong = 0;
    uint32_t expected[BINS] = {0};
    for (size_t i = 0; i < size; ++i) {
        unsigned char c = text[i];
        c = (unsigned char)(c >= 'a' && c <= 'z' ? c - 32 : c);
        expected[c]++;
        wrong += back[i] != c;
    }
    for (int i = 0; i < BINS; ++i) {
        wrong += counts[i] != expected[i];
    }
    double copies = 0, kernels_time = 0;
    for (int i = 0; i < 2; ++i) {
        copies += milliseconds(events[COPY + i]) + milliseconds(events[READ + i]);
        kernels_time += milliseconds(events[UPPER + i]);
    }
    double counting = milliseconds(events[COUNT]);
    printf("%s (%s)\n", device->name, device->platform_name);
    printf("  graph of 9 commands on %.1f MB of text: %.2f ms\n", (double)size * 1e-6, graph);
    printf("  copies %.2f ms, %.2f GB/s; upper %.2f ms, %.2f GB/s; histogram %.2f ms, %.2f GB/s\n",
           copies, 2e-6 * (double)size / copies, kernels_time, 2e-6 * (double)size / kernels_time,
           counting, 1e-6 * (double)size / counting);
    printf("  result: %s\n", wrong ? "WRONG" : "equal to the host's");

    for (int i = 0; i < EVENTS; ++i) {
        EXAMPLE_CHECK(urEventRelease(events[i]));
    }
    EXAMPLE_CHECK(urUSMFree(context, in));
    EXAMPLE_CHECK(urUSMFree(context, out));
    EXAMPLE_CHECK(urUSMFree(context, bins));
    EXAMPLE_CHECK(urKernelRelease(upper));
    EXAMPLE_CHECK(urKernelRelease(histogram));
    EXAMPLE_CHECK(urProgramRelease(program));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    free(back);
    return wrong;
}

int main(int argc, char **argv) {
    if (argc < 3 || argc > 4) {
        fprintf(stderr,
                "usage: %s KERNELS TEXT [MEGABYTES]\n"
                "  KERNELS    path of demo.spv, demo.ptx, ... without the suffix\n"
                "  TEXT       a file to work on, repeated up to MEGABYTES (32)\n",
                argv[0]);
        return 2;
    }
    char *end = NULL;
    unsigned long megabytes = argc == 4 ? strtoul(argv[3], &end, 10) : 32;
    if ((end && *end) || megabytes < 1 || megabytes > 1024) {
        fprintf(stderr, "%s: megabytes must be a number from 1 to 1024, not '%s'\n", argv[0],
                argv[3]);
        return 2;
    }
    size_t size = (size_t)megabytes << 20, length = 0;
    char *sample = example_read(argv[2], &length);
    if (length == 0) {
        fprintf(stderr, "%s: is empty\n", argv[2]);
        return 2;
    }
    unsigned char *text = malloc(size);
    if (!text) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    for (size_t i = 0; i < size; i += length) {
        memcpy(text + i, sample, size - i < length ? size - i : length);
    }
    free(sample);

    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices = NULL;
    size_t count = example_devices(&devices), failed = 0;
    for (size_t i = 0; i < count; ++i) {
        failed += run(&devices[i], argv[1], text, size) != 0;
    }
    example_done(devices);
    free(text);
    EXAMPLE_CHECK(urLoaderTearDown());
    if (count == 0) {
        fprintf(stderr, "no device was found; urinfo --why says what was looked for\n");
        return 1;
    }
    printf("%zu of %zu devices gave the right result\n", count - failed, count);
    return failed != 0;
}
