/* Taking a reference is the same for every kind of object that starts with ur_object. */
#include "base/check.h"

#define RETAIN(Kind, handle_t, name, CHECK)                                                        \
    UR_APIEXPORT ur_result_t UR_APICALL ur##Kind##Retain(handle_t name) {                          \
        CHECK(name);                                                                               \
        ur_object_retain((ur_object *)name);                                                       \
        return UR_RESULT_SUCCESS;                                                                  \
    }

RETAIN(Context, ur_context_handle_t, hContext, UR_CHECK_CONTEXT)
RETAIN(Queue, ur_queue_handle_t, hQueue, UR_CHECK_QUEUE)
RETAIN(Event, ur_event_handle_t, hEvent, UR_CHECK_EVENT)
RETAIN(Program, ur_program_handle_t, hProgram, UR_CHECK_PROGRAM)
RETAIN(Kernel, ur_kernel_handle_t, hKernel, UR_CHECK_KERNEL)
RETAIN(Mem, ur_mem_handle_t, hMem, UR_CHECK_MEM)
