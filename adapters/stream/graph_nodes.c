/* The nodes of a command. */
#include "graph.h"

#include "base/rect.h"
#include "kernel.h"
#include "mem.h"

enum { FEW = 16 };

/* A command's nodes in the making. */
struct maker {
    struct stream_graph *graph;
    const struct ur_recording *recording;
    struct stream_place *place; /* where the command is, entered */
    struct stream_node *node;
    uint32_t after_count; /* what the next node comes after */
    drv_node *after;
    uint32_t made_count, made_room; /* to take away if something fails */
    drv_node *made;                 /* owned unless `few_made` */
    drv_node few_after[FEW], few_made[FEW];
};

static ur_result_t room_for_one(struct maker *maker) {
    if (maker->made_count < maker->made_room) {
        return UR_RESULT_SUCCESS;
    }
    uint32_t room = 2 * maker->made_room;
    drv_node *grown =
        realloc(maker->made == maker->few_made ? NULL : maker->made, room * sizeof(*grown));
    if (!grown) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    if (maker->made == maker->few_made) {
        memcpy(grown, maker->few_made, sizeof(maker->few_made));
    }
    maker->made = grown;
    maker->made_room = room;
    return UR_RESULT_SUCCESS;
}

/* Takes note of a node that is there now. Pre: room_for_one. */
static ur_result_t added(struct maker *maker, drv_result native, drv_node node, const char *what) {
    if (native != DRV_OK) {
        return stream_fail(native, what);
    }
    maker->made[maker->made_count++] = node;
    return UR_RESULT_SUCCESS;
}

/* What follows comes after this node alone. */
static void graph_nodes_go_on(struct maker *maker, drv_node node) {
    maker->node->end = node;
    maker->after[0] = node;
    maker->after_count = 1;
}

static void come_after(struct maker *maker, drv_node node) {
    for (uint32_t i = 0; i < maker->after_count; ++i) {
        if (maker->after[i] == node) {
            return; /* drivers refuse what stands there twice */
        }
    }
    maker->after[maker->after_count++] = node;
}

/* ---- before the command ---------------------------------------------------------------------- */

/* The earlier command of the recording that signals the event; NULL: none. */
static const ur_command *signaler(const struct maker *maker, const ur_command *command,
                                  ur_event_handle_t event) {
    for (uint32_t i = 0; event->kind == STREAM_EVENT_OF_GRAPHS && i < command->number; ++i) {
        if (maker->recording->commands[i]->signal == event) {
            return maker->recording->commands[i];
        }
    }
    return NULL;
}

/* A node that waits comes after what the command comes after. An event that the recording signals
 * itself is an edge: what a driver waits for may be the record of an earlier run. */
static ur_result_t add_waits(struct maker *maker, const ur_command *command) {
    if (command->wait_count == 0) {
        return UR_RESULT_SUCCESS;
    }
    maker->node->waits = calloc(command->wait_count, sizeof(*maker->node->waits));
    if (!maker->node->waits) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    uint32_t before = maker->after_count;
    for (uint32_t i = 0; i < command->wait_count; ++i) {
        const ur_command *by = signaler(maker, command, command->waits[i]);
        if (by) {
            come_after(maker, maker->graph->nodes[by->number].end);
            continue;
        }
        drv_node node = NULL;
        drv_event event;
        ur_result_t result = stream_graph_event(maker->graph, command->waits[i], &event);
        if (result == UR_RESULT_SUCCESS) {
            result = room_for_one(maker);
        }
        if (result == UR_RESULT_SUCCESS) {
            result = added(
                maker, drv_graph_add_wait(&node, maker->graph->native, maker->after, before, event),
                node, "adding a wait for an event to a graph");
        }
        if (result != UR_RESULT_SUCCESS) {
            return result;
        }
        maker->node->waits[i] = node;
        maker->after[maker->after_count++] = node;
    }
    return UR_RESULT_SUCCESS;
}

/* ---- the command ----------------------------------------------------------------------------- */

static ur_result_t add_empty(struct maker *maker) {
    drv_node node = NULL;
    ur_result_t result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result = added(
            maker,
            drv_graph_add_empty(&node, maker->graph->native, maker->after, maker->after_count),
            node, "adding nothing to a graph");
    }
    if (result == UR_RESULT_SUCCESS) {
        graph_nodes_go_on(maker, node);
    }
    return result;
}

ur_result_t stream_graph_plan(struct stream_plan *plan, struct stream_place *place,
                              const struct ur_recorded_launch *launch) {
    return stream_plan_make(plan, place, launch->kernel, launch->dims, launch->offset,
                            launch->global, launch->has_local ? launch->local : NULL);
}

void stream_node_planned(struct stream_node *node, const struct stream_plan *plan) {
    node->plain = plan->plain;
    node->function = plan->function;
    node->launch = plan->launch;
}

static ur_result_t add_launch(struct maker *maker, const struct ur_recorded_launch *launch) {
    struct stream_plan plan;
    drv_node node = NULL;
    ur_result_t result = stream_graph_plan(&plan, maker->place, launch);
    if (result != UR_RESULT_SUCCESS || plan.empty) {
        stream_plan_free(&plan);
        return result == UR_RESULT_SUCCESS ? add_empty(maker) : result;
    }
    result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result = added(maker,
                       drv_graph_add_kernel(&node, maker->graph->native, maker->after,
                                            maker->after_count, plan.function, &plan.launch,
                                            plan.params.at),
                       node, launch->kernel->name);
    }
    if (result == UR_RESULT_SUCCESS) {
        maker->node->own = node;
        stream_node_planned(maker->node, &plan);
        graph_nodes_go_on(maker, node);
    }
    stream_plan_free(&plan);
    return result;
}

/* Memory that neither we nor the driver gave out is the host's, which nodes have to be told. */
static void find_kind(const struct maker *maker, struct drv_copy_side *side) {
    struct ur_pool_memory memory;
    struct drv_pointer info;
    if (!ur_pool_find(maker->recording->context->space, side->pointer, &memory) &&
        (drv_pointer_get(side->pointer, &info) != DRV_OK || info.type == DRV_POINTER_UNKNOWN)) {
        drv_forget_error();
        side->kind = DRV_MEMORY_PAGEABLE;
    }
}

static ur_result_t add_copy(struct maker *maker, struct drv_copy *copy) {
    drv_node node = NULL;
    find_kind(maker, &copy->from);
    find_kind(maker, &copy->to);
    ur_result_t result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result = added(maker,
                       drv_graph_add_rect(&node, maker->graph->native, maker->after,
                                          maker->after_count, copy, maker->place->native),
                       node, "adding a copy to a graph");
    }
    if (result == UR_RESULT_SUCCESS) {
        graph_nodes_go_on(maker, node);
    }
    return result;
}

static ur_result_t add_move(struct maker *maker, const struct ur_recorded_move *move) {
    struct drv_copy copy = {
        .from = {.pointer = move->from_mem ? stream_buffer_at(move->from_mem, move->from_offset)
                                           : move->from},
        .to = {.pointer =
                   move->to_mem ? stream_buffer_at(move->to_mem, move->to_offset) : move->to},
        .width = move->size,
        .rows = 1,
        .slices = 1};
    return add_copy(maker, &copy);
}

static ur_result_t add_piece(void *data, const struct stream_fill_piece *piece) {
    struct maker *maker = data;
    if (piece->from) {
        struct drv_copy copy = {.from = {.pointer = piece->from},
                                .to = {.pointer = piece->to},
                                .width = piece->size,
                                .rows = 1,
                                .slices = 1};
        return add_copy(maker, &copy);
    }
    drv_node node = NULL;
    ur_result_t result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result =
            added(maker,
                  drv_graph_add_fill(&node, maker->graph->native, maker->after, maker->after_count,
                                     piece->to, piece->pitch, piece->value, piece->width,
                                     piece->values, piece->rows, maker->place->native),
                  node, "adding a fill to a graph");
    }
    if (result == UR_RESULT_SUCCESS) {
        graph_nodes_go_on(maker, node);
    }
    return result;
}

static ur_result_t add_fill(struct maker *maker, const struct ur_recorded_fill *fill) {
    void *to = fill->mem ? stream_buffer_at(fill->mem, fill->offset) : fill->memory;
    return stream_fill_pieces(to, fill->pattern, fill->pattern_size, fill->size, add_piece, maker);
}

static ur_result_t add_rect(struct maker *maker, const ur_command *command) {
    const struct ur_recorded_rect *r = &command->as.rect;
    struct drv_copy_side a, b;
    ur_result_t result = stream_rect_side(&a, r->a_origin, r->region, r->a_row, r->a_slice,
                                          r->a->pointer, r->a->size);
    if (result == UR_RESULT_SUCCESS) {
        result = stream_rect_side(&b, r->b_origin, r->region, r->b_row, r->b_slice,
                                  r->b ? r->b->pointer : r->host,
                                  r->b ? r->b->size : UR_RECT_HOST(r->host));
    }
    if (result != UR_RESULT_SUCCESS) {
        return result;
    }
    bool write = command->kind == UR_RECORDED_RECT_WRITE;
    struct drv_copy copy = {.from = write ? b : a,
                            .to = write ? a : b,
                            .width = r->region.width,
                            .rows = r->region.height,
                            .slices = r->region.depth};
    return add_copy(maker, &copy);
}

static ur_result_t add_native(struct maker *maker, const ur_command *command) {
    drv_node node = NULL;
    ur_result_t result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result = added(maker,
                       drv_graph_add_child(&node, maker->graph->native, maker->after,
                                           maker->after_count, command->as.native.object),
                       node, "adding native commands to a graph");
    }
    if (result == UR_RESULT_SUCCESS) {
        graph_nodes_go_on(maker, node);
    }
    return result;
}

static ur_result_t add_command(struct maker *maker, const ur_command *command,
                               const struct ur_recorded_launch *launch) {
    switch (command->kind) {
    case UR_RECORDED_LAUNCH:
        return add_launch(maker, launch);
    case UR_RECORDED_COPY:
    case UR_RECORDED_BUFFER_COPY:
    case UR_RECORDED_BUFFER_READ:
    case UR_RECORDED_BUFFER_WRITE:
        return add_move(maker, &command->as.move);
    case UR_RECORDED_FILL:
    case UR_RECORDED_BUFFER_FILL:
        return add_fill(maker, &command->as.fill);
    case UR_RECORDED_RECT_COPY:
    case UR_RECORDED_RECT_READ:
    case UR_RECORDED_RECT_WRITE:
        return add_rect(maker, command);
    case UR_RECORDED_NATIVE:
        return add_native(maker, command);
    case UR_RECORDED_PREFETCH:
    case UR_RECORDED_ADVICE:
        return add_empty(maker); /* runs do it beside the graph */
    case UR_RECORDED_JOIN:
        return add_empty(maker);
    case UR_RECORDED_CALL:
        break;
    }
    return ur_refuse(UR_RESULT_ERROR_UNSUPPORTED_FEATURE);
}

/* ---- after the command ----------------------------------------------------------------------- */

static ur_result_t add_signal(struct maker *maker, const ur_command *command) {
    drv_node node = NULL;
    if (!command->signal) {
        return UR_RESULT_SUCCESS;
    }
    ur_result_t result = room_for_one(maker);
    if (result == UR_RESULT_SUCCESS) {
        result = added(maker,
                       drv_graph_add_record(&node, maker->graph->native, maker->after,
                                            maker->after_count, command->signal->end),
                       node, "adding the signal of an event to a graph");
    }
    if (result == UR_RESULT_SUCCESS) {
        maker->node->signal = node;
        graph_nodes_go_on(maker, node);
    }
    return result;
}

static ur_result_t add_all(struct maker *maker, const ur_command *command,
                           const struct ur_recorded_launch *launch) {
    for (uint32_t i = 0; i < command->after_count; ++i) {
        maker->after[maker->after_count++] = maker->graph->nodes[command->after[i]].end;
    }
    ur_result_t result = command->elsewhere ? stream_enter(maker->place) : UR_RESULT_SUCCESS;
    if (result == UR_RESULT_SUCCESS) {
        result = add_waits(maker, command);
    }
    if (result == UR_RESULT_SUCCESS) {
        result = add_command(maker, command, launch);
    }
    return result == UR_RESULT_SUCCESS ? add_signal(maker, command) : result;
}

ur_result_t stream_graph_add(struct stream_graph *graph, const struct ur_recording *recording,
                             const ur_command *command, const struct ur_recorded_launch *launch) {
    struct stream_node *node = &graph->nodes[command->number];
    struct maker maker; /* without its arrays, of which most commands use one entry */
    maker.graph = graph;
    maker.recording = recording;
    maker.place = command->elsewhere ? stream_context_place(recording->context, command->elsewhere)
                                     : graph->place;
    maker.node = node;
    maker.after_count = maker.made_count = 0;
    maker.made_room = FEW;
    size_t most = (size_t)command->after_count + command->wait_count + 1;
    *node = (struct stream_node){0};
    maker.made = maker.few_made;
    maker.after = most <= FEW ? maker.few_after : malloc(most * sizeof(*maker.after));
    if (!maker.after) {
        return ur_refuse(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    }
    ur_result_t result = add_all(&maker, command, launch);
    if (result != UR_RESULT_SUCCESS) {
        while (maker.made_count) {
            (void)drv_graph_remove(maker.made[--maker.made_count]);
        }
        free(node->waits);
        node->waits = NULL;
    }
    if (command->elsewhere && stream_enter(graph->place) != UR_RESULT_SUCCESS) {
        result = ur_refuse(UR_RESULT_ERROR_UNKNOWN);
    }
    if (maker.after != maker.few_after) {
        free(maker.after);
    }
    if (maker.made != maker.few_made) {
        free(maker.made);
    }
    return result;
}
