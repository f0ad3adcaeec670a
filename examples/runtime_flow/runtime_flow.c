/* What the runtime of a language does with the kernels that its compiler emits: it builds a module
 * once, launches with the events of earlier launches, and keeps every argument alive until the
 * kernel is done, although the program that made it has long dropped it.
 */
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "example.h"

/* An array of the language: counted, in memory that host and device share. */
typedef struct array {
    _Atomic int refs;
    ur_context_handle_t context;
    double *data;
    size_t count;
} array;

static _Atomic int live_arrays;

static array *array_new(ur_context_handle_t context, ur_device_handle_t device, size_t count) {
    array *made = malloc(sizeof(*made));
    if (!made) {
        exit(1);
    }
    *made = (array){.refs = 1, .context = context, .count = count};
    EXAMPLE_CHECK(urUSMSharedAlloc(context, device, NULL, NULL, count * sizeof(double),
                                   (void **)&made->data));
    atomic_fetch_add(&live_arrays, 1);
    return made;
}

static void array_drop(array *dropped) {
    if (atomic_fetch_sub(&dropped->refs, 1) == 1) {
        EXAMPLE_CHECK(urUSMFree(dropped->context, dropped->data));
        free(dropped);
        atomic_fetch_sub(&live_arrays, 1);
    }
}

/* Launches in flight: so that the runtime can end. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t idle = PTHREAD_COND_INITIALIZER;
static int in_flight;

/* What a launch holds on to. The callback gives it back; it may call anything, also what blocks. */
typedef struct launch {
    array *held[2];
} launch;

static void launch_done(ur_event_handle_t event, ur_execution_info_t status, void *user) {
    launch *finished = user;
    (void)event;
    (void)status;
    array_drop(finished->held[0]);
    array_drop(finished->held[1]);
    free(finished);
    pthread_mutex_lock(&lock);
    if (--in_flight == 0) {
        pthread_cond_signal(&idle);
    }
    pthread_mutex_unlock(&lock);
}

/* out += factor * in, after the launch whose event is in *last; its own event takes that place. */
static void submit(ur_queue_handle_t queue, ur_kernel_handle_t kernel, array *out, array *in,
                   double factor, ur_event_handle_t *last) {
    launch *held = malloc(sizeof(*held));
    if (!held) {
        exit(1);
    }
    *held = (launch){{out, in}};
    atomic_fetch_add(&out->refs, 1);
    atomic_fetch_add(&in->refs, 1);

    /* Values are copied by the launch: these locals may go at its end. */
    uint64_t count = out->count;
    ur_exp_kernel_arg_properties_t args[] = {
        example_pointer(0, out->data), example_pointer(1, in->data),
        example_value(2, sizeof(factor), &factor), example_value(3, sizeof(count), &count)};
    size_t global = (out->count + 63) / 64 * 64;
    ur_event_handle_t event;
    EXAMPLE_CHECK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, NULL, 4, args,
                                                   NULL, *last ? 1 : 0, *last ? last : NULL,
                                                   &event));
    pthread_mutex_lock(&lock);
    ++in_flight;
    pthread_mutex_unlock(&lock);
    EXAMPLE_CHECK(urEventSetCallback(event, UR_EXECUTION_INFO_COMPLETE, launch_done, held));
    if (*last) {
        EXAMPLE_CHECK(urEventRelease(*last));
    }
    *last = event;
}

int main(int argc, char **argv) {
    const char *kernels = argc > 1 ? argv[1] : "runtime_flow";
    enum { COUNT = 10000, LAUNCHES = 50 };
    EXAMPLE_CHECK(urLoaderInit(0, NULL));
    example_device *devices;
    size_t device_count = example_devices(&devices), chosen = 0;
    ur_device_usm_access_capability_flags_t shared = 0;
    for (; chosen < device_count; ++chosen) {
        EXAMPLE_CHECK(urDeviceGetInfo(devices[chosen].device,
                                      UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT, sizeof(shared),
                                      &shared, NULL));
        if (shared & UR_DEVICE_USM_ACCESS_CAPABILITY_FLAG_ACCESS) {
            break;
        }
    }
    if (chosen == device_count) {
        fprintf(stderr, "there is no device that shares memory with the host\n");
        return 1;
    }
    ur_device_handle_t device = devices[chosen].device;
    example_set_adapter(devices[chosen].adapter);
    printf("%s (%s)\n", devices[chosen].name, devices[chosen].platform_name);

    ur_context_handle_t context;
    ur_queue_handle_t queue;
    ur_kernel_handle_t kernel;
    ur_queue_properties_t properties = {.stype = UR_STRUCTURE_TYPE_QUEUE_PROPERTIES,
                                        .flags = UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE};
    EXAMPLE_CHECK(urContextCreate(1, &device, NULL, &context));
    EXAMPLE_CHECK(urQueueCreate(context, device, &properties, &queue));
    /* The module that the compiler emitted. A runtime keeps it, by the hash of its bytes and
     * options. */
    ur_program_handle_t module = example_program(&devices[chosen], context, kernels);
    EXAMPLE_CHECK(urKernelCreate(module, "scale_add", &kernel));

    array *sum = array_new(context, device, COUNT);
    memset(sum->data, 0, COUNT * sizeof(double));
    ur_event_handle_t last = NULL;
    double expected = 0;
    int most = 0;
    for (int i = 0; i < LAUNCHES; ++i) {
        /* A temporary of the program: dropped right after the launch that reads it. */
        array *temporary = array_new(context, device, COUNT);
        for (size_t k = 0; k < COUNT; ++k) {
            temporary->data[k] = (double)i;
        }
        submit(queue, kernel, sum, temporary, 0.5, &last);
        array_drop(temporary);
        expected += 0.5 * i;
        most = atomic_load(&live_arrays) > most ? atomic_load(&live_arrays) : most;
    }
    EXAMPLE_CHECK(urEventWait(1, &last));
    EXAMPLE_CHECK(urEventRelease(last));
    size_t wrong = 0;
    for (size_t k = 0; k < COUNT; ++k) {
        wrong += sum->data[k] != expected;
    }
    array_drop(sum);
    pthread_mutex_lock(&lock);
    while (in_flight) {
        pthread_cond_wait(&idle, &lock);
    }
    pthread_mutex_unlock(&lock);
    printf("%d launches, at most %d arrays alive at once, %d left, %zu values wrong\n", LAUNCHES,
           most, atomic_load(&live_arrays), wrong);
    wrong += (size_t)atomic_load(&live_arrays);

    EXAMPLE_CHECK(urKernelRelease(kernel));
    EXAMPLE_CHECK(urProgramRelease(module));
    EXAMPLE_CHECK(urQueueRelease(queue));
    EXAMPLE_CHECK(urContextRelease(context));
    example_done(devices);
    EXAMPLE_CHECK(urLoaderTearDown());
    return wrong != 0;
}
