/* Kernels that fault: the process lives on, and so does everything that the kernel did not use. */
#include "api.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <unistd.h>

enum { ITEMS = 256 };

static ur_context_handle_t context;
static ur_program_handle_t program, entries; /* entries.c */

static int open_program(void **state) {
    open_adapter(state);
    UR(urContextCreate(1, &root, NULL, &context));
    program = load(context, "faults");
    entries = load(context, "entries");
    return 0;
}

static int close_program(void **state) {
    urProgramRelease(program);
    urProgramRelease(entries);
    urContextRelease(context);
    return close_adapter(state);
}

static ur_queue_handle_t new_queue(ur_queue_flags_t flags) {
    ur_queue_properties_t properties = {UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, NULL, flags};
    ur_queue_handle_t queue = NULL;
    UR(urQueueCreate(context, root, &properties, &queue));
    return queue;
}

static bool is_entry(const char *kernel) {
    return strncmp(kernel, "trap_", 5) == 0;
}

static ur_result_t launch(ur_queue_handle_t queue, const char *name, int *out,
                          ur_event_handle_t *event) {
    ur_kernel_handle_t kernel = NULL;
    uint32_t arg_count = 0, bad = ITEMS / 2;
    size_t offset = 0, global = ITEMS, local = 16;
    UR(urKernelCreate(is_entry(name) ? entries : program, name, &kernel));
    UR(urKernelGetInfo(kernel, UR_KERNEL_INFO_NUM_ARGS, sizeof(arg_count), &arg_count, NULL));
    UR(urKernelSetArgPointer(kernel, 0, NULL, out));
    if (arg_count > 1)
        UR(urKernelSetArgValue(kernel, 1, sizeof(bad), NULL, &bad));
    ur_result_t result =
        urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, &local, NULL, 0, NULL, event);
    urKernelRelease(kernel);
    return result;
}

static const struct {
    const char *kernel, *says;
} cases[] = {
    {"null_write", "SIGSEGV"},
#ifdef __x86_64__ /* elsewhere dividing by zero gives a number */
    {"trap_divide", "SIGFPE"},
#endif
    {"illegal", "instruction"},
    {"deep", "stack overflow"},
    {"null_write_at_barrier", "SIGSEGV"},
    {"trap_at_barrier", "instruction"},
};

/* The event and the queue say which kernel it was and what it did; the queue goes on. */
static void named(void **state) {
    (void)state;
    for (unsigned i = 0; i < 2 * COUNT(cases); ++i) {
        const char *kernel = cases[i / 2].kernel;
        ur_queue_handle_t queue =
            new_queue(i % 2 ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        ur_event_handle_t event = NULL;
        int *out = NULL;
        UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&out));
        memset(out, 0, 64);
        UR(launch(queue, kernel, out, &event));
        ur_result_t result = urEventWait(1, &event);
        if (result == UR_RESULT_SUCCESS || !strstr(last_error(), kernel) ||
            !strstr(last_error(), cases[i / 2].says))
            fail_msg("%s gave 0x%x: '%s'", kernel, (unsigned)result, last_error());
        ur_event_status_t status = UR_EVENT_STATUS_COMPLETE;
        UR(urEventGetInfo(event, UR_EVENT_INFO_COMMAND_EXECUTION_STATUS, sizeof(status), &status,
                          NULL));
        assert_int_not_equal(status, UR_EVENT_STATUS_COMPLETE);
        urQueueFinish(queue); /* hears of the failure */
        UR(launch(queue, "count_up", out, NULL));
        UR(urQueueFinish(queue));
        assert_int_equal(out[0], ITEMS);
        urEventRelease(event);
        urQueueRelease(queue);
        UR(urUSMFree(context, out));
    }
}

/* Which OpenCL C allows, and gives some number. */
static void divided_by_zero(void **state) {
    ur_queue_handle_t queue = new_queue(0);
    int *out = NULL;
    (void)state;
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&out));
    memset(out, 0, 64);
    UR(launch(queue, "divide", out, NULL));
    UR(urQueueFinish(queue));
    urQueueRelease(queue);
    UR(urUSMFree(context, out));
}

struct worker {
    pthread_t thread;
    ur_queue_handle_t queue;
    int *out;
    int rounds;
};

static void *work(void *data) {
    struct worker *worker = data;
    for (int i = 0; i < worker->rounds; ++i)
        if (launch(worker->queue, "count_up", worker->out, NULL) != UR_RESULT_SUCCESS)
            return worker;
    return urQueueFinish(worker->queue) == UR_RESULT_SUCCESS ? NULL : worker;
}

/* While one queue's kernels fault, again and again, others lose nothing. */
static void others_unaffected(void **state) {
    struct worker workers[2];
    ur_queue_handle_t queue = new_queue(0);
    int *out = NULL;
    (void)state;
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&out));
    memset(out, 0, 64);
    for (unsigned i = 0; i < COUNT(workers); ++i) {
        workers[i].queue = new_queue(i ? UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE : 0);
        workers[i].rounds = 100;
        UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&workers[i].out));
        memset(workers[i].out, 0, 64);
        assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (unsigned i = 0; i < 60; ++i) {
        ur_event_handle_t event = NULL;
        UR(launch(queue, cases[i % COUNT(cases)].kernel, out, &event));
        assert_int_not_equal(urEventWait(1, &event), UR_RESULT_SUCCESS);
        urEventRelease(event);
    }
    for (unsigned i = 0; i < COUNT(workers); ++i) {
        void *failed = NULL;
        pthread_join(workers[i].thread, &failed);
        assert_null(failed);
        assert_int_equal(workers[i].out[0], ITEMS * workers[i].rounds);
        urQueueRelease(workers[i].queue);
        UR(urUSMFree(context, workers[i].out));
    }
    urQueueRelease(queue);
    UR(urUSMFree(context, out));
}

/* What waits for a kernel that faulted fails too, and says for whom; what does not, runs. */
static void dependents(void **state) {
    ur_queue_handle_t queue = new_queue(UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    ur_event_handle_t bad = NULL, after = NULL, apart = NULL;
    int *out = NULL, value = 5;
    (void)state;
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&out));
    memset(out, 0, 64);
    UR(launch(queue, "null_write", out, &bad));
    UR(urEnqueueUSMFill(queue, out + 4, sizeof(value), &value, sizeof(value), 1, &bad, &after));
    UR(urEnqueueUSMFill(queue, out + 5, sizeof(value), &value, sizeof(value), 0, NULL, &apart));
    assert_int_equal(urEventWait(1, &after), UR_RESULT_ERROR_IN_EVENT_LIST_EXEC_STATUS);
    UR(urEventWait(1, &apart));
    assert_int_equal(out[4], 0);
    assert_int_equal(out[5], 5);
    urEventRelease(bad);
    urEventRelease(after);
    urEventRelease(apart);
    urQueueRelease(queue);
    UR(urUSMFree(context, out));
}

/* Released right after the launch: whoever is last takes it down, on whichever thread. */
static void torn_down_meanwhile(void **state) {
    (void)state;
    for (unsigned i = 0; i < COUNT(cases); ++i) {
        ur_context_handle_t own = NULL;
        ur_queue_handle_t queue = NULL;
        ur_kernel_handle_t kernel = NULL;
        uint32_t bad = 3;
        size_t offset = 0, global = ITEMS;
        ur_usm_pool_handle_t pool = NULL;
        void *out = NULL;
        UR(urContextCreate(1, &root, NULL, &own));
        ur_program_handle_t mine = load(own, is_entry(cases[i].kernel) ? "entries" : "faults");
        UR(urQueueCreate(own, root, NULL, &queue));
        UR(urKernelCreate(mine, cases[i].kernel, &kernel));
        UR(urEnqueueUSMDeviceAllocExp(queue, pool, 64, NULL, 0, NULL, &out, NULL));
        memset(out, 0, 64);
        UR(urKernelSetArgPointer(kernel, 0, NULL, out));
        if (!is_entry(cases[i].kernel))
            UR(urKernelSetArgValue(kernel, 1, sizeof(bad), NULL, &bad));
        UR(urEnqueueKernelLaunch(queue, kernel, 1, &offset, &global, NULL, NULL, 0, NULL, NULL));
        UR(urEnqueueUSMFreeExp(queue, NULL, out, 0, NULL, NULL));
        urKernelRelease(kernel);
        urProgramRelease(mine);
        urQueueRelease(queue);
        urContextRelease(own);
    }
    UR(urDeviceWaitExp(root)); /* cmocka takes handlers away at the end of a test */
}

static volatile sig_atomic_t own_faults;
static sigjmp_buf own_jump;

static void own_handler(int signal, siginfo_t *info, void *data) {
    (void)signal, (void)info, (void)data;
    own_faults = own_faults + 1;
    siglongjmp(own_jump, 1);
}

/* A program's own handler, installed before or after the adapter's, hears of the program's own
 * faults alone, and is there again afterwards. */
static void own_handlers(void **state) {
    struct sigaction action = {.sa_sigaction = own_handler, .sa_flags = SA_SIGINFO}, before, now;
    ur_queue_handle_t queue = new_queue(0);
    int *out = NULL;
    (void)state;
    UR(urUSMSharedAlloc(context, root, NULL, NULL, 64, (void **)&out));
    memset(out, 0, 64);
    assert_int_equal(sigaction(SIGSEGV, &action, &before), 0);
    for (volatile int i = 0; i < 3; ++i) {
        ur_event_handle_t event = NULL;
        UR(launch(queue, "null_write", out, &event));
        assert_int_not_equal(urEventWait(1, &event), UR_RESULT_SUCCESS);
        urEventRelease(event);
        assert_int_equal(own_faults, i);
        if (sigsetjmp(own_jump, 1) == 0)
            raise(SIGSEGV);
        assert_int_equal(own_faults, i + 1);
    }
    assert_int_equal(sigaction(SIGSEGV, &before, &now), 0);
    urQueueRelease(queue);
    UR(urUSMFree(context, out));
}

int main(void) {
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(named),        cmocka_unit_test(others_unaffected),
        cmocka_unit_test(dependents),   cmocka_unit_test(torn_down_meanwhile),
        cmocka_unit_test(own_handlers), cmocka_unit_test(divided_by_zero),
    };
    return cmocka_run_group_tests(tests, open_program, close_program);
}
