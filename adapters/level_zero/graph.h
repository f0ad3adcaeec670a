/* Recordings as closed command lists: what graph.c makes and runs, and graph_change.c changes. */
#ifndef ZE_GRAPH_H
#define ZE_GRAPH_H

#include "graph/buffer.h"
#include "ze.h"

/* A command of a list that can be changed. */
struct ze_changeable {
    bool can;
    uint64_t number; /* the driver's */
    /* Retained once the launch was changed: the driver's list was made with it. */
    ur_kernel_handle_t kernel;
};

/* A closed list. */
struct ze_graph {
    const struct ur_recording *recording;
    ze_command_list_handle_t list, raw;
    uint32_t count;                 /* in `commands` */
    struct ze_changeable *commands; /* owned; by number; NULL: the list cannot be changed */
    bool broken;                    /* a change failed midway: another is made before a run */
};

/* An open list for commands of the program's own. */
ur_result_t ze_graph_list(const struct ur_recording *recording, struct ze_graph **out);
/* Appends a closed one to the queue, which is not a given one. */
ur_result_t ze_graph_append(ur_queue_handle_t queue, ur_command_t type, struct ze_graph *graph,
                            uint32_t count, const ur_event_handle_t *waits,
                            ur_event_handle_t *event);
void ze_graph_free(struct ze_graph *graph);
/* Frees it once the last run is over; NULL: there was none. */
void ze_graph_end(ur_context_handle_t context, ur_event_handle_t last, struct ze_graph *graph);

/* native_commands.c: of struct ur_graph_ops. */
ur_result_t ze_native_commands_append(ur_exp_command_buffer_handle_t buffer, ur_command *command,
                                      ur_exp_command_buffer_native_command_function_t function,
                                      void *data);
void ze_native_commands_free(ur_command *command);
ur_result_t ze_native_commands_enqueue(ur_queue_handle_t queue, const ur_command *command,
                                       uint32_t count, const ur_event_handle_t *waits,
                                       ur_event_handle_t *event);

/* graph_change.c */
/* Whether lists of it can be changed. */
bool ze_graph_changeable(const struct ur_recording *recording);
/* Before the launch is appended. */
ur_result_t ze_graph_number(struct ze_graph *graph, const ur_command *command);
/* Pre: the device does not work on the list. Post: all changes are made, or `done` is false and
 * another list has to be made, whether there was a failure or not. */
ur_result_t ze_graph_change(struct ze_graph *graph, uint32_t count,
                            const struct ur_launch_change *changes, bool *done);

#endif
