/* Makes one kind of call many times, for cost.py, which counts instructions. */
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "mocked.h"

static ur_result_t nothing(void *params, void *user) {
    (void)params;
    (void)user;
    return UR_RESULT_SUCCESS;
}

int main(int argc, char **argv) {
    const char *what = argc > 1 ? argv[1] : "launch";
    long count = argc > 2 ? atol(argv[2]) : 1000;
    ur_program_handle_t program;
    ur_kernel_handle_t kernel;
    ur_mem_handle_t buffer;
    ur_event_handle_t event;
    const size_t global[3] = {64, 1, 1};
    if (argc > 3) { /* once with layers before */
        mocked_init("UR_LAYER_FULL_VALIDATION");
        OK(urLoaderTearDown());
    }
    struct mocked m = mocked_open();
    ur_context_handle_t context = m.context;
    ur_queue_handle_t queue = m.queue;
    OK(urProgramCreateWithIL(context, "code", 4, NULL, &program));
    OK(urKernelCreate(program, "kernel", &kernel));
    OK(urMemBufferCreate(context, UR_MEM_FLAG_READ_WRITE, 64, NULL, &buffer));
    OK(urEnqueueEventsWait(queue, 0, NULL, &event));
    OK(urMockSetCallback(UR_FUNCTION_QUEUE_FINISH, UR_MOCK_STAGE_AFTER, nothing, NULL));
    OK(urMockResetCallbacks());

    ur_exp_kernel_arg_properties_t args[4];
    memset(args, 0, sizeof(args));
    for (uint32_t i = 0; i < 4; i++) {
        args[i].stype = UR_STRUCTURE_TYPE_EXP_KERNEL_ARG_PROPERTIES;
        args[i].index = i;
        args[i].size = sizeof(int);
        args[i].value.value = &args;
    }
    args[3].type = UR_EXP_KERNEL_ARG_TYPE_MEM_OBJ;
    args[3].value.memObjTuple.hMem = buffer;
    const bool all = strcmp(what, "all") == 0;
    uint32_t num_args = all || strcmp(what, "args") == 0 ? 4 : 0;
    uint32_t num_events = all || strcmp(what, "wait") == 0 ? 1 : 0;

    for (long i = 0; i < count; i++) {
        if (strcmp(what, "retain") == 0) {
            OK(urQueueRetain(queue));
        } else if (strcmp(what, "event") == 0) {
            ur_event_handle_t made;
            OK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, global, NULL, 0, NULL, NULL,
                                                0, NULL, &made));
            OK(urEventRelease(made));
        } else {
            OK(urEnqueueKernelLaunchWithArgsExp(queue, kernel, 1, NULL, global, NULL, num_args,
                                                num_args ? args : NULL, NULL, num_events,
                                                num_events ? &event : NULL, NULL));
        }
    }
    /* Without tearing down: what a leak check says here is of no interest. */
    fflush(NULL);
    _Exit(0);
}
