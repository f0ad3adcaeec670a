/* Changing what later runs do. An executable is changed in place; one that a held run refers to,
 * one that the driver does not change so, and one whose graph has to have other nodes is made anew.
 * Either way all of it changes, or nothing. */
#include "graph.h"

#include "kernel.h"

ur_result_t stream_renew(struct ur_instance *instance, const struct stream_changes *changes) {
    struct ur_recording *recording = instance->recording;
    struct stream_instance *own = instance->native;
    struct stream_graph *graph;
    struct stream_exec *exec;
    ur_result_t result = stream_graph_make(recording, changes, &graph);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    result = stream_exec_make(graph, &exec);
    if (result != UR_RESULT_SUCCESS) {
        stream_graph_free(graph);
        return result;
    }
    stream_exec_drop(own->exec);
    stream_graph_free(recording->native);
    recording->native = graph;
    own->exec = exec;
    own->broken = false;
    own->renewed = true;
    return UR_RESULT_SUCCESS;
}

/* ---- launches -------------------------------------------------------------------------------- */

static bool can_change(const struct stream_instance *own) {
    return !own->broken && atomic_load_explicit(&own->exec->refs, memory_order_acquire) == 1;
}

static struct stream_node *node_of(const struct ur_instance *instance, const ur_command *command) {
    struct stream_graph *graph = instance->recording->native;
    return &graph->nodes[command->number];
}

/* The same launch with other arguments, as nearly all updates are: what the range becomes is known.
 * False: nothing was done. */
static bool graph_update_set_args(struct ur_instance *instance,
                                  const struct ur_launch_change *change) {
    struct stream_instance *own = instance->native;
    const struct stream_node *node = node_of(instance, change->command);
    struct stream_plan plan;
    return change->only_args && node->plain && stream_plan_again(&plan, change->launch.kernel) &&
           drv_exec_set_kernel(own->exec->native, node->own, node->function, &node->launch,
                               plan.params.at) == DRV_OK;
}

/* False: the executable cannot have that in place of what it has. Pre: the place was entered. */
static ur_result_t set_launch(struct ur_instance *instance, const ur_command *command,
                              const struct ur_recorded_launch *launch, bool *can) {
    struct stream_instance *own = instance->native;
    struct stream_node *node = node_of(instance, command);
    struct stream_plan plan;
    ur_result_t result = stream_graph_plan(&plan, own->exec->place, launch);
    if (result == UR_RESULT_SUCCESS && plan.empty != (node->own == NULL)) {
        *can = false;
    } else if (result == UR_RESULT_SUCCESS && !plan.empty) {
        drv_result native = drv_exec_set_kernel(own->exec->native, node->own, plan.function,
                                                &plan.launch, plan.params.at);
        *can = native == DRV_OK;
        if (*can) {
            stream_node_planned(node, &plan);
        }
    }
    stream_plan_free(&plan);
    return result;
}

/* True: the first `count` launches are what they were. */
static bool graph_update_put_back(struct ur_instance *instance, uint32_t count,
                                  const struct ur_launch_change *changes) {
    bool all = true;
    for (uint32_t i = 0; i < count; ++i) {
        bool can = true;
        const ur_command *command = changes[i].command;
        all = set_launch(instance, command, &command->as.launch, &can) == UR_RESULT_SUCCESS &&
              can && all;
    }
    return all;
}

ur_result_t stream_update_launches(struct ur_instance *instance, uint32_t count,
                                   const struct ur_launch_change *changes) {
    struct stream_instance *own = instance->native;
    struct stream_graph *graph = instance->recording->native;
    ur_result_t result = stream_enter(graph->place);
    bool can = can_change(own);
    uint32_t done = 0;
    while (result == UR_RESULT_SUCCESS && can && done < count) {
        if (!graph_update_set_args(instance, &changes[done])) {
            result = set_launch(instance, changes[done].command, &changes[done].launch, &can);
        }
        done += result == UR_RESULT_SUCCESS && can;
    }
    if (result == UR_RESULT_SUCCESS && can) {
        for (uint32_t i = 0; i < count; ++i) {
            node_of(instance, changes[i].command)->stale = true;
        }
        graph->stale = true;
        return UR_RESULT_SUCCESS;
    }
    if (result == UR_RESULT_SUCCESS) {
        const struct stream_changes all = {count, changes};
        result = stream_renew(instance, &all);
        if (result == UR_RESULT_SUCCESS) {
            return result;
        }
    }
    own->broken = !graph_update_put_back(instance, done, changes) || own->broken;
    return result;
}

/* ---- events ---------------------------------------------------------------------------------- */

/* Makes all anew with the command's events as they are to be. */
static ur_result_t renew_with(struct ur_instance *instance, ur_command *command,
                              const ur_event_handle_t *waits, ur_event_handle_t signal) {
    ur_event_handle_t *old_waits = command->waits, old_signal = command->signal;
    command->waits = (ur_event_handle_t *)(uintptr_t)waits;
    command->signal = signal;
    ur_result_t result = stream_renew(instance, NULL);
    command->waits = old_waits;
    command->signal = old_signal;
    return result;
}

ur_result_t stream_update_waits(struct ur_instance *instance, ur_command *command,
                                const ur_event_handle_t *waits) {
    struct stream_instance *own = instance->native;
    struct stream_graph *graph = instance->recording->native;
    struct stream_node *node = node_of(instance, command);
    ur_result_t result = stream_enter(graph->place);
    bool can = can_change(own);
    /* Edges stay edges: events of command buffers may be those of this one. */
    for (uint32_t i = 0; i < command->wait_count; ++i) {
        can = can && node->waits[i] && waits[i]->kind != STREAM_EVENT_OF_GRAPHS;
    }
    uint32_t done = 0;
    while (result == UR_RESULT_SUCCESS && can && done < command->wait_count) {
        drv_event event;
        result = stream_graph_event(graph, waits[done], &event);
        can = result == UR_RESULT_SUCCESS &&
              drv_exec_set_wait(own->exec->native, node->waits[done], event) == DRV_OK;
        done += can;
    }
    if (result == UR_RESULT_SUCCESS && can) {
        node->stale = graph->stale = true;
        return result;
    }
    if (result == UR_RESULT_SUCCESS) {
        result = renew_with(instance, command, waits, command->signal);
        if (result == UR_RESULT_SUCCESS) {
            return result;
        }
    }
    for (uint32_t i = 0; i < done; ++i) {
        drv_event event;
        own->broken = stream_graph_event(graph, command->waits[i], &event) != UR_RESULT_SUCCESS ||
                      drv_exec_set_wait(own->exec->native, node->waits[i], event) != DRV_OK ||
                      own->broken;
    }
    return result;
}

ur_result_t stream_update_signal(struct ur_instance *instance, ur_command *command,
                                 ur_event_handle_t event) {
    struct stream_instance *own = instance->native;
    struct stream_graph *graph = instance->recording->native;
    struct stream_node *node = node_of(instance, command);
    ur_result_t result = stream_enter(graph->place);
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    if (can_change(own) &&
        drv_exec_set_record(own->exec->native, node->signal, event->end) == DRV_OK) {
        node->stale = graph->stale = true;
        return UR_RESULT_SUCCESS;
    }
    return renew_with(instance, command, command->waits, event);
}

/* ---- the graph ------------------------------------------------------------------------------- */

static ur_result_t refresh_launch(struct stream_graph *graph, const struct stream_node *node,
                                  const ur_command *command) {
    struct stream_plan plan;
    ur_result_t result = stream_graph_plan(&plan, graph->place, &command->as.launch);
    if (result == UR_RESULT_SUCCESS && !plan.empty) {
        result = stream_check(
            drv_graph_set_kernel(node->own, plan.function, &plan.launch, plan.params.at),
            "changing a graph");
    }
    stream_plan_free(&plan);
    return result;
}

static ur_result_t refresh(struct stream_graph *graph, const struct stream_node *node,
                           const ur_command *command) {
    ur_result_t result = UR_RESULT_SUCCESS;
    if (node->own) {
        result = refresh_launch(graph, node, command);
    }
    for (uint32_t i = 0; i < command->wait_count && result == UR_RESULT_SUCCESS; ++i) {
        drv_event event;
        if (!node->waits[i]) {
            continue;
        }
        result = stream_graph_event(graph, command->waits[i], &event);
        if (result == UR_RESULT_SUCCESS) {
            result = stream_check(drv_graph_set_wait(node->waits[i], event), "changing a graph");
        }
    }
    if (result == UR_RESULT_SUCCESS && node->signal) {
        result = stream_check(drv_graph_set_record(node->signal, command->signal->end),
                              "changing a graph");
    }
    return result;
}

ur_result_t stream_graph_refresh(struct ur_recording *recording) {
    struct stream_graph *graph = recording->native;
    ur_result_t result = stream_enter(graph->place);
    for (uint32_t i = 0; i < graph->count && result == UR_RESULT_SUCCESS; ++i) {
        struct stream_node *node = &graph->nodes[i];
        if (node->stale) {
            result = refresh(graph, node, recording->commands[i]);
            node->stale = result != UR_RESULT_SUCCESS;
        }
    }
    graph->stale = graph->stale && result != UR_RESULT_SUCCESS;
    return result;
}
