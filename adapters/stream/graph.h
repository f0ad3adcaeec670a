/* Recordings as graphs of the driver (lib/graph/recording.h says what they
 * are).
 *
 * A recording has one graph, to which the commands are added once somebody needs it: when it is
 * finalized, when its native handle is asked for, or when it becomes part of another. An instance
 * has an executable made from it, which runs launch. Updates change the executable; the graph
 * follows when it is asked for again. What an executable cannot be changed to, or one that a held
 * run still refers to, is made anew, graph and all.
 *
 *   graph.c         graphs, native handles, native commands, events of commands
 *   graph_nodes.c   the nodes of a command
 *   graph_run.c     executables: runs
 *   graph_update.c  and changes
 *
 * Everything here is under the lock of the recording's owner, but for what says that it is not. */
#ifndef STREAM_GRAPH_H
#define STREAM_GRAPH_H

#include "driver_graph.h"
#include "graph/recording.h"
#include "kernel.h"

/* What stands for a command. */
struct stream_node {
    drv_node own;    /* of a launch that is not empty: what updates change; else NULL */
    drv_node end;    /* what comes after the command comes after this */
    drv_node signal; /* records the command's event; NULL: it has none */
    drv_node *waits; /* owned; for each event that is waited for; NULL where an edge does that */
    bool stale;      /* executables were told something newer */
    /* Of a launch whose plan was plain: what updates of arguments alone leave as it is. */
    bool plain;
    drv_function function;
    struct drv_launch launch;
};

struct stream_graph {
    struct stream_place *place; /* retained */
    drv_graph native;
    uint32_t count, room; /* commands that have nodes; in `nodes` */
    struct stream_node *nodes;
    drv_event never; /* an event that was never recorded, for what is complete without one */
    bool has_never, stale;
};

/* Launched by runs, and by runs that are held. */
struct stream_exec {
    _Atomic uint32_t refs;
    struct stream_place *place; /* retained */
    drv_exec native;
};

/* What the driver does not put into graphs: commands that a run does beside its launch. */
struct stream_hints {
    uint32_t before, after; /* so many of `commands`, in this order */
    const ur_command **commands;
};

struct stream_instance {
    struct stream_exec *exec;
    struct stream_hints hints;
    /* Only of recordings that can be updated, and where the driver orders runs of one executable:
     * where the last run went, if that is a queue in order. Retained. Else instance->last_run is
     * its event. */
    ur_queue_handle_t last_queue;
    bool renewed; /* the last run was of another executable: the driver does not order the two */
    bool broken;  /* the executable is none that it should be: it is made anew before a run */
};

/* Launches that are to be taken instead of the recorded ones; `count` 0: none. */
struct stream_changes {
    uint32_t count;
    const struct ur_launch_change *list;
};

/* graph.c */
/* With all commands of the recording that are there now. */
ur_result_t stream_graph_make(const struct ur_recording *recording,
                              const struct stream_changes *changes, struct stream_graph **out);
void stream_graph_free(struct stream_graph *graph);
/* The recording's graph, made if need be, with all commands. */
ur_result_t stream_graph_ready(struct ur_recording *recording, struct stream_graph **out);
/* The native event to wait for. */
ur_result_t stream_graph_event(struct stream_graph *graph, ur_event_handle_t event, drv_event *out);

/* graph_nodes.c: adds the nodes of the next command, all of them or none. */
ur_result_t stream_graph_add(struct stream_graph *graph, const struct ur_recording *recording,
                             const ur_command *command, const struct ur_recorded_launch *launch);
/* Takes down what the executable has of the launch then. */
void stream_node_planned(struct stream_node *node, const struct stream_plan *plan);
ur_result_t stream_graph_plan(struct stream_plan *plan, struct stream_place *place,
                              const struct ur_recorded_launch *launch);

/* graph_run.c */
ur_result_t stream_instantiate(struct ur_instance *instance);
ur_result_t stream_enqueue_instance(struct ur_instance *instance, const struct ur_run_place *place,
                                    ur_event_handle_t *event);
void stream_destroy_instance(struct ur_instance *instance);
ur_result_t stream_exec_make(struct stream_graph *graph, struct stream_exec **out);
void stream_exec_drop(struct stream_exec *exec);

/* graph_update.c */
/* Makes the graph and the executable anew. */
ur_result_t stream_renew(struct ur_instance *instance, const struct stream_changes *changes);
ur_result_t stream_update_launches(struct ur_instance *instance, uint32_t count,
                                   const struct ur_launch_change *changes);
ur_result_t stream_update_waits(struct ur_instance *instance, ur_command *command,
                                const ur_event_handle_t *waits);
ur_result_t stream_update_signal(struct ur_instance *instance, ur_command *command,
                                 ur_event_handle_t event);
/* Lets the graph have what executables have. */
ur_result_t stream_graph_refresh(struct ur_recording *recording);

#endif
