/* What runs consist of, for people to read. Nothing is kept of a run before a trace asks for it
 * (ur_adapter_want_nodes): then the run's event has the texts of its commands and, where they were
 * enqueued one by one, the event of each. */
#ifndef UR_GRAPH_NODES_H
#define UR_GRAPH_NODES_H

#include <stdio.h>

#include "base/adapter.h"
#include "recording.h"

/* Writes what the command does, in a few words. */
void ur_command_write(FILE *out, const ur_command *command);

bool ur_nodes_wanted(void);
/* Instances are to enqueue their commands one by one where they can. */
bool ur_nodes_wanted_each(void);
/* Lets a new event of a run have its nodes. `events`: from malloc, one or NULL for each command,
 * with a reference each; taken over; NULL: none. Owner locked, as for the next. */
void ur_nodes_attach(struct ur_instance *instance, ur_event_handle_t event,
                     ur_event_handle_t *events);
/* The commands have changed, or the instance ends. */
void ur_nodes_forget(struct ur_instance *instance);

#endif
