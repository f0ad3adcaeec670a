/* A pipeline whose memory is part of the graph: allocate, fill, compute, read back, free, many
 * times, without the host waiting in between.
 *
 *     allocate a -> fill a --\
 *                             compute b from a -> read b back -> free b
 *     allocate b ------------/        \-> free a
 *
 * The same work with plain allocations, which the host may free only after waiting: once with a
 * wait in each iteration, once with everything freed at the end. Prints time and peak memory of the
 * three, and writes them as CSV for bench/plot. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

enum mode { POOL, PLAIN, LATE, MODES };
static const char *const mode_names[MODES] = {"pool", "plain, wait each time",
                                              "plain, free at the end"};

enum { VARIANTS = 7 }; /* sizes differ from iteration to iteration */

typedef struct setup {
    const example_device *device;
    ur_context_handle_t context;
    ur_kernel_handle_t kernel;
    size_t count; /* floats in the largest array */
    int iterations;
    float *results; /* host memory; one for each iteration */
} setup;

static uint32_t count_of(const setup *s, int i) {
    return (uint32_t)(s->count / 8 * (size_t)(i % VARIANTS + 2));
}

/* Memory of one iteration; *ready is what its use has to wait for, or NULL. */
static float *allocate(const setup *s, enum mode mode, ur_queue_handle_t queue, size_t bytes,
                       ur_event_handle_t *ready) {
    void *memory = NULL;
    *ready = NULL;
    if (mode == POOL) {
        EXAMPLE_CHECK(
            urEnqueueUSMDeviceAllocExp(queue, NULL, bytes, NULL, 0, NULL, &memory, ready));
    } else {
        EXAMPLE_CHECK(urUSMDeviceAlloc(s->context, s->device->device, NULL, NULL, bytes, &memory));
    }
    return memory;
}

static void release(ur_event_handle_t event) {
    if (event) {
        EXAMPLE_CHECK(urEventRelease(event));
    }
}

/* Runs all iterations; *peak receives the most memory held. Returns milliseconds. */
static double run(const setup *s, enum mode mode, size_t *peak) {
    ur_queue_handle_t queue = NULL;
    const ur_queue_properties_t properties = {
        .stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
        .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE,
    };
    EXAMPLE_CHECK(urQueueCreate(s->context, s->device->device, &properties, &queue));
    void **late = calloc((size_t)s->iterations * 2, sizeof(*late));
    if (!late) {
        fprintf(stderr, "out of memory\n");
        exit(1);
    }
    const float scale = 2, shift = 1;
    size_t held = 0, most = 0;
    double begin = example_now();
    for (int i = 0; i < s->iterations; ++i) {
        uint32_t count = count_of(s, i);
        size_t bytes = count * sizeof(float), global = count;
        ur_event_handle_t a_ready, b_ready, filled, computed, read;
        float *a = allocate(s, mode, queue, bytes, &a_ready);
        float *b = allocate(s, mode, queue, bytes, &b_ready);
        held += 2 * bytes;
        most = held > most ? held : most;
        float value = (float)i;
        EXAMPLE_CHECK(urEnqueueUSMFill(queue, a, sizeof(value), &value, bytes, a_ready != NULL,
                                       a_ready ? &a_ready : NULL, &filled));
        ur_exp_kernel_arg_properties_t args[] = {
            example_pointer(0, a), example_pointer(1, b), example_value(2, sizeof(scale), &scale),
            example_value(3, sizeof(shift), &shift), example_value(4, sizeof(count), &count)};
        ur_event_handle_t before[] = {filled, b_ready};
        EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, s->kernel, 1, NULL, &global, NULL, 5,
                                                       args, NULL, b_ready ? 2 : 1, before,
                                                       &computed));
        EXAMPLE_CHECK(urEnqueueUSMMemcpy(queue, false, &s->results[i], &b[count - 1], sizeof(float),
                                         1, &computed, &read));
        if (mode == POOL) {
            EXAMPLE_CHECK(urEnqueueUSMFreeExp(queue, NULL, a, 1, &computed, NULL));
            EXAMPLE_CHECK(urEnqueueUSMFreeExp(queue, NULL, b, 1, &read, NULL));
            held -= 2 * bytes;
        } else if (mode == PLAIN) {
            EXAMPLE_CHECK(urEventWait(1, &read));
            EXAMPLE_CHECK(urUSMFree(s->context, a));
            EXAMPLE_CHECK(urUSMFree(s->context, b));
            held -= 2 * bytes;
        } else {
            late[2 * i] = a;
            late[2 * i + 1] = b;
        }
        release(a_ready);
        release(b_ready);
        release(filled);
        release(computed);
        release(read);
    }
    EXAMPLE_CHECK(urQueueFinish(queue));
    for (int i = 0; i < 2 * s->iterations; ++i) {
        if (late[i]) {
            EXAMPLE_CHECK(urUSMFree(s->context, late[i]));
        }
    }
    double ms = (example_now() - begin) * 1e-6;
    *peak = most;
    if (mode == POOL) {
        /* What the pool took from the driver, at most: in use, or freed and not complete. */
        ur_usm_pool_handle_t pool = NULL;
        EXAMPLE_CHECK(urUSMPoolGetDefaultDevicePoolExp(s->context, s->device->device, &pool));
        EXAMPLE_CHECK(urUSMPoolGetInfoExp(pool, UR_USM_POOL_INFO_RESERVED_HIGH_EXP, peak, NULL));
    }
    free(late);
    EXAMPLE_CHECK(urQueueRelease(queue));
    return ms;
}

int main(int argc, char **argv) {
    if (argc < 2 || argc > 4) {
        fprintf(stderr,
                "usage: %s KERNELS [ITERATIONS [KILOBYTES]]\n"
                "  KERNELS     path of async_usm.spv, async_usm.so, ... without the suffix\n"
                "  ITERATIONS  200\n"
                "  KILOBYTES   size of the largest array, 1024\n"
                "  CSV goes to standard output, what it means to standard error\n",
                argv[0]);
        return 2;
    }
    setup s = {.iterations = argc > 2 ? atoi(argv[2]) : 200};
    s.count = (size_t)(argc > 3 ? atoi(argv[3]) : 1024) * 256;
    if (s.iterations < 1 || s.iterations > 1000000 || s.count < 1024 || s.count > (size_t)1 << 28) {
        fprintf(stderr, "%s: iterations from 1 to 1000000, kilobytes from 4 to 1048576\n", argv[0]);
        return 2;
    }
    s.results = malloc((size_t)s.iterations * sizeof(*s.results));
    if (!s.results) {
        fprintf(stderr, "out of memory\n");
        return 1;
    }
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices = NULL;
    size_t count = example_devices(&devices), wrong = 0, ran = 0;
    printf("device,mode,iterations,milliseconds,peak_bytes\n");
    for (size_t d = 0; d < count; ++d) {
        ur_bool_t supported = false;
        s.device = &devices[d];
        example_set_adapter(s.device->adapter);
        if (urDeviceGetInfo(s.device->device, UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP,
                            sizeof(supported), &supported, NULL) ||
            !supported) {
            fprintf(stderr, "%s: no asynchronous allocation\n", s.device->name);
            continue;
        }
        ++ran;
        EXAMPLE_CHECK(urContextCreate(1, &s.device->device, NULL, &s.context));
        ur_program_handle_t program = example_program(s.device, s.context, argv[1]);
        EXAMPLE_CHECK(urKernelCreate(program, "axpb", &s.kernel));
        for (enum mode mode = POOL; mode < MODES; ++mode) {
            size_t peak;
            memset(s.results, 0, (size_t)s.iterations * sizeof(*s.results));
            run(&s, mode, &peak); /* the first time pays for starting threads and caches */
            double ms = run(&s, mode, &peak);
            for (int i = 0; i < s.iterations; ++i) {
                wrong += s.results[i] != 2 * (float)i + 1;
            }
            printf("%s,\"%s\",%d,%.3f,%zu\n", s.device->name, mode_names[mode], s.iterations, ms,
                   peak);
            fprintf(stderr, "%s: %-24s %8.2f ms, at most %8.2f MB\n", s.device->name,
                    mode_names[mode], ms, (double)peak * 1e-6);
        }
        EXAMPLE_CHECK(urKernelRelease(s.kernel));
        EXAMPLE_CHECK(urProgramRelease(program));
        EXAMPLE_CHECK(urContextRelease(s.context));
    }
    example_done(devices);
    free(s.results);
    EXAMPLE_CHECK(urLoaderTearDown());
    fprintf(stderr, "results: %s\n", wrong ? "WRONG" : "right");
    return wrong ? 1 : ran ? 0 : 77; /* 77: skipped */
}
