/* Devices that fail, processes that are forked, devices that are hidden, and what tools of the
 * vendor say of them. */
#include "../common/lost_waits.h"
#include "cases.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

/* A launch that ends badly: the call that meets it says so with the driver's text, and so do later
 * ones; everything can be put away, and nothing hangs. */
static int lose_device(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *args,
                       uint32_t count, const char *text) {
    ur_queue_handle_t queue = NULL;
    ur_event_handle_t event = NULL;
    size_t global = 64;
    UR(urQueueCreate(context, devices[0], NULL, &queue));
    ur_result_t launched = urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, &global, NULL,
                                                            count, args, NULL, 0, NULL, &event);
    /* The kernel may be faster than the call that follows it, which then tells of the fault. */
    CHECK(launched == UR_RESULT_SUCCESS || launched == UR_RESULT_ERROR_DEVICE_LOST);
    if (launched == UR_RESULT_SUCCESS) {
        IS(UR_RESULT_ERROR_DEVICE_LOST, urEventWait(1, &event));
    }
    CHECK(strstr(last_error(), text) != NULL);
    IS(UR_RESULT_ERROR_DEVICE_LOST, urQueueFinish(queue));
    if (launched == UR_RESULT_SUCCESS) {
        ur_event_status_t status;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          NULL));
        CHECK(status == UR_EVENT_STATUS_ERROR);
        UR(urEventRelease(event));
    }
    CHECK(launch(queue, kernel, 64, 0, args, count) == UR_RESULT_ERROR_DEVICE_LOST);
    UR(urQueueRelease(queue));
    UR(urKernelRelease(kernel));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    return PASSED;
}

static int kernel_to_lose_by(const char *name, ur_kernel_handle_t *kernel, void *memory) {
    ur_program_handle_t program = NULL;
    DO(start_context(1));
    DO(read_code(options.kernel));
    UR(load(code, code_size, &program));
    UR(urKernelCreate(program, name, kernel));
    UR(urProgramRelease(program));
    /* Given up with the context: a lost device takes it back itself. */
    UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, 4096, memory));
    return PASSED;
}

static int device_fault(void) {
    ur_kernel_handle_t wild = NULL;
    void *memory = NULL;
    uint64_t far = (uint64_t)1 << 45;
    DO(kernel_to_lose_by("wild", &wild, &memory));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(far), &far)};
    return lose_device(wild, args, 2, "illegal");
}

/* What `context` is now is as good as one of another process. */
static int use_new_context(void) {
    ur_queue_handle_t queue = NULL;
    ur_kernel_handle_t add = NULL;
    int *memory = NULL, out[64] = {0}, value = 5;
    DO(make_queue(0, &queue));
    DO(make_device_memory(0, sizeof(out), &memory));
    DO(make_kernel("add", &add));
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(value), &value)};
    UR(urEnqueueUSMMemcpy(queue, false, memory, out, sizeof(out), 0, NULL, NULL));
    UR(launch(queue, add, 64, 64, args, 2));
    UR(urEnqueueUSMMemcpy(queue, true, out, memory, sizeof(out), 0, NULL, NULL));
    CHECK(out[0] == value && out[63] == value);
    return end_case();
}

/* Twice, and with objects of all kinds left in the context that is lost. While that is there a new
 * one is refused; afterwards one works where the driver lets it, and the error says so where it
 * does not. */
static int new_context_after_fault(void) {
    for (int i = 0; i < 2; ++i) {
        ur_kernel_handle_t wild = NULL;
        ur_queue_handle_t queue = NULL, other = NULL;
        ur_mem_handle_t buffer = NULL;
        ur_event_handle_t event = NULL;
        ur_context_handle_t refused = NULL;
        void *memory = NULL, *pooled = NULL;
        uint64_t far = (uint64_t)1 << 45, time = 0;
        DO(kernel_to_lose_by("wild", &wild, &memory));
        ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                                  arg_value(1, sizeof(far), &far)};
        UR(urQueueCreate(context, devices[0], NULL, &queue));
        UR(urQueueCreate(context, devices[0], NULL, &other));
        UR(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
        UR(urEnqueueMemBufferFill(other, buffer, "x", 1, 0, 64, 0, NULL, &event));
        UR(urEnqueueUSMDeviceAllocExp(other, NULL, 4096, NULL, 0, NULL, &pooled, NULL));
        (void)launch(queue, wild, 64, 0, args, 2);
        IS(UR_RESULT_ERROR_DEVICE_LOST, urQueueFinish(queue));
        IS(UR_RESULT_ERROR_DEVICE_LOST, urDeviceGetGlobalTimestamps(devices[0], &time, NULL));
        IS(UR_RESULT_ERROR_DEVICE_LOST, urContextCreate(1, devices, NULL, &refused));
        CHECK(refused == NULL && strstr(last_error(), "released") != NULL);
        UR(urEventRelease(event));
        UR(urMemRelease(buffer));
        UR(urQueueRelease(other));
        UR(urQueueRelease(queue));
        UR(urKernelRelease(wild));
        UR(urContextRelease(context));
        ur_result_t allowed = urContextCreate(1, devices, NULL, &context);
        if (allowed == UR_RESULT_ERROR_DEVICE_LOST) { /* CUDA, driver 580 */
            CHECK(strstr(last_error(), "started anew") != NULL);
            CHECK(!is_software() || i == 0);
            if (!is_software()) {
                return PASSED;
            }
            setenv("UR_SOFT_FORGIVES", "1", 1);
            allowed = urContextCreate(1, devices, NULL, &context);
        }
        UR(allowed);
        UR(urUSMDeviceAlloc(context, devices[0], NULL, NULL, 64, &memory));
        UR(urUSMFree(context, memory));
        DO(use_new_context());
        UR(urAdapterRelease(adapter));
    }
    return PASSED;
}

static pthread_mutex_t gate = PTHREAD_MUTEX_INITIALIZER; /* held until the device may be lost */
static atomic_int tasks_after;

static void hold_up(void *data) {
    (void)data;
    pthread_mutex_lock(&gate);
    pthread_mutex_unlock(&gate);
}

static void count_task(void *data) {
    (void)data;
    atomic_fetch_add(&tasks_after, 1);
}

/* A launch that is kept behind a host task loses the device. Whoever waits by then hears of it
 * within a second, whatever keeps the command: the adapter, the driver, or the adapter for another
 * queue. What is a task behind the launch does not run. With `exposed` all are in the driver's
 * streams. */
static int lose_behind_task(bool exposed) {
    ur_kernel_handle_t wild = NULL, add = NULL;
    ur_program_handle_t program = NULL;
    ur_queue_handle_t first = NULL, second = NULL;
    ur_event_handle_t launched = NULL;
    ur_native_handle_t stream;
    void *memory = NULL;
    uint64_t far = (uint64_t)1 << 45;
    size_t global = 64;
    DO(kernel_to_lose_by("wild", &wild, &memory));
    UR(load(code, code_size, &program));
    UR(urKernelCreate(program, "add", &add));
    UR(urQueueCreate(context, devices[0], NULL, &first));
    UR(urQueueCreate(context, devices[0], NULL, &second));
    if (exposed) {
        UR(urQueueGetNativeHandle(first, NULL, &stream));
        UR(urQueueGetNativeHandle(second, NULL, &stream));
    }
    ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, memory),
                                              arg_value(1, sizeof(far), &far)};
    pthread_mutex_lock(&gate);
    UR(urEnqueueHostTaskExp(first, hold_up, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueKernelLaunchWithArgsExp(first, wild, 1, NULL, &global, NULL, 2, args, NULL, 0, NULL,
                                        &launched));
    UR(urEnqueueHostTaskExp(first, count_task, NULL, NULL, 0, NULL, NULL));
    UR(urEnqueueHostTaskExp(second, count_task, NULL, NULL, 1, &launched, NULL));
    struct lost_waits *waits = lost_waits_begin(&(struct lost_waits_given){.device = devices[0],
                                                                           .context = context,
                                                                           .held = first,
                                                                           .stuck = launched,
                                                                           .program = program,
                                                                           .kernel = add,
                                                                           .exposed = exposed});
    CHECK(waits != NULL);
    lost_waits_mark(waits);
    pthread_mutex_unlock(&gate);
    CHECK(lost_waits_good(waits));
    IS(UR_RESULT_ERROR_DEVICE_LOST, urQueueFinish(second));
    CHECK(atomic_load(&tasks_after) == 0);
    CHECK(lost_waits_end(waits));
    UR(urEventRelease(launched));
    UR(urKernelRelease(wild));
    UR(urQueueRelease(second));
    UR(urQueueRelease(first));
    UR(urContextRelease(context));
    UR(urAdapterRelease(adapter));
    UR(urLoaderTearDown());
    return PASSED;
}

static int device_fault_behind_task(void) {
    return lose_behind_task(false);
}

static int device_fault_in_stream(void) {
    return lose_behind_task(true);
}

/* Calls that begin when all is lost, or about to be. */
static int device_fault_before_calls(void) {
    setenv("LOST_WAITS_LATE", "1", 1);
    return lose_behind_task(false);
}

/* A GPU without a display has no such limit. */
static int launch_timeout(void) {
    ur_kernel_handle_t stuck = NULL;
    void *memory = NULL;
    char soft[256];
    /* Else the driver has the others go on without work-items that ended, as GPUs do. */
    const char *options_of_driver = getenv("UR_SOFT");
    snprintf(soft, sizeof(soft), "%s;check", options_of_driver ? options_of_driver : "");
    setenv("UR_SOFT", soft, 1);
    DO(kernel_to_lose_by("stuck", &stuck, &memory));
    if (!is_software()) {
        SKIP("the device lets kernels run for ever");
    }
    ur_exp_kernel_arg_properties_t args[1] = {arg_pointer(0, memory)};
    return lose_device(stuck, args, 1, "timed out");
}

static _Atomic int task_state; /* 1: it runs, 2: it may end */

static void run_until_told(void *unused) {
    (void)unused;
    atomic_store(&task_state, 1);
    while (atomic_load(&task_state) != 2) {
        usleep(100);
    }
}

/* A host task runs meanwhile, whose thread the child does not have. */
static int forked_process(void) {
    DO(start_context(1));
    ur_queue_handle_t queue = NULL, busy = NULL;
    ur_kernel_handle_t add = NULL;
    DO(make_queue(0, &busy));
    UR(urEnqueueHostTaskExp(busy, run_until_told, NULL, NULL, 0, NULL, NULL));
    while (atomic_load(&task_state) != 1) {
        usleep(100);
    }
    int value = 1;
    DO(make_queue(0, &queue));
    DO(make_kernel("add", &add));
    UR(urQueueFinish(queue));
    fflush(NULL);
    pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        alarm(20);
        ur_result_t result = urQueueFinish(queue);
        if (result != UR_RESULT_ERROR_DEVICE_LOST && result != UR_RESULT_ERROR_UNINITIALIZED) {
            _exit(1);
        }
        if (!strstr(last_error(), "forked")) {
            _exit(2);
        }
        ur_exp_kernel_arg_properties_t args[2] = {arg_pointer(0, &value),
                                                  arg_value(1, sizeof(value), &value)};
        if (urEnqueueEventsWait(queue, 0, NULL, NULL) == UR_RESULT_SUCCESS ||
            launch(queue, add, 64, 64, args, 2) == UR_RESULT_SUCCESS) {
            _exit(3);
        }
        ur_context_handle_t another = NULL;
        void *memory = NULL;
        if (urContextCreate(1, devices, NULL, &another) != UR_RESULT_ERROR_DEVICE_LOST ||
            urUSMDeviceAlloc(context, devices[0], NULL, NULL, 64, &memory) !=
                UR_RESULT_ERROR_DEVICE_LOST ||
            urUSMHostAlloc(context, NULL, NULL, 64, &memory) != UR_RESULT_ERROR_DEVICE_LOST) {
            _exit(4);
        }
        (void)urKernelRelease(add);
        (void)urQueueRelease(queue);
        while (urAdapterRelease(adapter) == UR_RESULT_SUCCESS) {
        }
        _exit(0);
    }
    atomic_store(&task_state, 2);
    int status = 0;
    CHECK(waitpid(child, &status, 0) == child);
    if (!WIFEXITED(status) || WEXITSTATUS(status) != 0) {
        printf("    the child ended with 0x%x\n", (unsigned)status);
        return FAILED;
    }
    UR(urQueueFinish(queue));
    return end_case();
}

static int visible(const char *value, uint32_t expected) {
    setenv("CUDA_VISIBLE_DEVICES", value, 1);
    DO(start());
    CHECK(device_count == expected);
    return PASSED;
}

static int no_visible_device(void) {
    return visible("", 0);
}

static int wrong_visible_device(void) {
    return visible("99", 0);
}

static int one_visible_device(void) {
    return visible("0", 1);
}

/* NVML or ROCm SMI: either all that is asked of it is answered, or it is not there and nothing is
 * made up. */
static int management_library(void) {
    DO(start_context(1));
    uint64_t total = 0, free_bytes = 0;
    int32_t least = 0, most = 0, fan = 0;
    ur_result_t answered =
        urDeviceGetInfo(devices[0], UR_DEVICE_INFO_MIN_POWER_LIMIT, sizeof(least), &least, NULL);
    if (answered != UR_RESULT_SUCCESS) {
        IS(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION, answered);
        SKIP("there is no management library");
    }
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_MAX_POWER_LIMIT, sizeof(most), &most, NULL));
    CHECK(least > 0 && most > least);
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_SIZE, sizeof(total), &total, NULL));
    UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_GLOBAL_MEM_FREE, sizeof(free_bytes), &free_bytes,
                       NULL));
    CHECK(free_bytes > 0 && free_bytes <= total);
    ur_result_t fans =
        urDeviceGetInfo(devices[0], UR_DEVICE_INFO_FAN_SPEED, sizeof(fan), &fan, NULL);
    CHECK(fans == UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION || (fan >= 0 && fan <= 100));
    printf("    power %d to %d mW, %llu of %llu bytes free, fan %s\n", (int)least, (int)most,
           (unsigned long long)free_bytes, (unsigned long long)total,
           fans == UR_RESULT_SUCCESS ? "there" : "not there");
    if (is_cuda()) {
        ur_device_throttle_reasons_flags_t reasons = 0;
        UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_CURRENT_CLOCK_THROTTLE_REASONS,
                           sizeof(reasons), &reasons, NULL));
    } else if (is_software()) { /* numbers that test/drivers/hip/smi.c makes */
        uint32_t id = 0;
        UR(urDeviceGetInfo(devices[0], UR_DEVICE_INFO_DEVICE_ID, sizeof(id), &id, NULL));
        CHECK(id == 0x740f);
        CHECK(least == 100000 && most == 300000 && fan == 50);
    }
    return end_case();
}

const struct cases_case cases_faults[] = {
    {"device_fault", device_fault},
    {"new_context_after_fault", new_context_after_fault},
    {"device_fault_behind_task", device_fault_behind_task},
    {"device_fault_in_stream", device_fault_in_stream},
    {"device_fault_before_calls", device_fault_before_calls},
    {"launch_timeout", launch_timeout},
    {"forked_process", forked_process},
    {"no_visible_device", no_visible_device},
    {"wrong_visible_device", wrong_visible_device},
    {"one_visible_device", one_visible_device},
    {"management_library", management_library},
    {NULL, NULL},
};
