/* Command buffers, written once for all adapters: what is recorded, and how it runs again.
 *
 * Recording checks a command and copies what it needs, finalizing ends that, and a run hands all of
 * it to the driver, in one piece where the adapter has operations for that (recording.h), and else
 * command by command through the adapter's own entry points. On queues in order the latter takes
 * one event, of the last command; on other queues commands have events, by which those wait that
 * name their sync points. Runs of one buffer follow each other, on whatever queues.
 *
 * A launch has a kernel of its own, a copy made when it was recorded, so that neither the program's
 * kernel nor an update gets in the way of a run. Updates replace the copy.
 *
 *   record.c   recordings: commands and what they come after
 *   run.c      instances of recordings, and their runs
 *   buffer.c   the command buffer as an object, its queries, its runs
 *   append.c   recording commands on memory
 *   launch.c   recording launches
 *   native.c   recording native commands; native handles
 *   update.c   changing recorded launches
 *   events.c   changing the events of recorded commands
 *
 * The adapter's contexts, queues, events, memory objects and programs begin as entry/handles.h says,
 * and in its ur_adapter_ops are the members of command buffers.
 */
#ifndef UR_GRAPH_BUFFER_H
#define UR_GRAPH_BUFFER_H

#include <pthread.h>

#include "recording.h"

#define UR_CHECK_COMMAND_BUFFER(h)                                                                 \
    UR_CHECK_HANDLE(h, UR_KIND_COMMAND_BUFFER, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_EXP)
#define UR_CHECK_COMMAND(h)                                                                        \
    UR_CHECK_HANDLE(h, UR_KIND_COMMAND, UR_RESULT_ERROR_INVALID_COMMAND_BUFFER_COMMAND_HANDLE_EXP)

struct ur_exp_command_buffer_handle_t_ {
    ur_object object;
    ur_exp_command_buffer_desc_t desc;
    ur_device_command_buffer_update_capability_flags_t updates; /* that the device claims */

    pthread_mutex_t lock; /* held over a run; guards what follows */
    bool finalized;
    struct ur_recording recording; /* commands' numbers for others are sync points */
    struct ur_instance instance;   /* once it is finalized */
    /* NULL: nobody asked for any; else what fusing said of it, and what takes that back. */
    struct ur_fusing_report *fusion;
    void (*fusion_end)(struct ur_fusing_report *fusion);
};

/* native.c: calls the function, to which the recording's native handle is that one, in this thread.
 */
void ur_native_call(const struct ur_recording *recording, ur_native_handle_t with,
                    ur_exp_command_buffer_native_command_function_t function, void *data);

/* What the parameters of every append end with. */
struct ur_command_place {
    ur_exp_command_buffer_handle_t buffer;
    uint32_t point_count;
    const ur_exp_command_buffer_sync_point_t *points;
    uint32_t event_count;
    const ur_event_handle_t *events;
    ur_exp_command_buffer_sync_point_t *point_out;
    ur_event_handle_t *event_out;
    ur_exp_command_buffer_command_handle_t *command_out;
};
#define UR_COMMAND_PLACE                                                                           \
    {                                                                                              \
        hCommandBuffer, numSyncPointsInWaitList, pSyncPointWaitList, numEventsInWaitList,          \
            phEventWaitList, pSyncPoint, phEvent, phCommand                                        \
    }

/* append.c */
/* The buffer's handle, its state, lists and outputs. Under no lock. */
ur_result_t ur_command_check(const struct ur_command_place *place);
/* Puts the command at the end of the buffer, which owns it from then on; frees it if that fails. */
ur_result_t ur_command_add(const struct ur_command_place *place, ur_command *command);
/* Copies and retains the events. */
ur_result_t ur_command_wait_for(ur_command *command, uint32_t count,
                                const ur_event_handle_t *events);

/* launch.c */
/* The call for that kind of argument. */
ur_result_t ur_kernel_set_arg(ur_kernel_handle_t kernel, const ur_exp_kernel_arg_properties_t *arg);

#endif
