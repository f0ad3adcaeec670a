/* Graphs. Nodes keep copies of what they are given and have no order but their edges: a launch
 * takes them newest first as far as the edges allow, so that an edge too few shows. Launches of one
 * executable follow each other; who uses one from two threads at a time is told, and the process
 * ends, since on a real driver nothing is promised then. So does what launches or changes an
 * executable where no context is current. */
#include <sched.h>
#include <stdio.h>
#include <time.h>

#include "internal.h"

struct kernel {
    CUfunction function;
    unsigned grid[3], block[3], shared;
    unsigned count;
    void **params; /* owned: pointers, and what they point to behind them */
};

/* What a node does. */
struct action {
    CUgraphNodeType type;
    struct CUctx_st *context; /* where it runs; NULL: anywhere */
    union {
        struct kernel kernel;
        CUDA_MEMCPY3D copy;
        CUDA_MEMSET_NODE_PARAMS fill;
        CUgraph child; /* owned */
        CUevent event;
    } as;
};

struct CUgraphNode_st {
    struct CUgraph_st *graph;
    uint64_t id; /* never used again */
    struct action action;
    size_t after_count;
    CUgraphNode *after; /* owned */
    size_t at;          /* while its graph is copied or instantiated */
};

struct CUgraph_st {
    atomic_bool busy;
    size_t count, room;
    CUgraphNode *nodes; /* in the order of being added */
};

/* A node of an executable. Children are taken apart. */
struct step {
    uint64_t id;
    struct action action;
    size_t after_count, *after; /* owned: places of steps */
    bool awaited;
};

struct CUgraphExec_st {
    atomic_bool busy;
    struct eng_stream *stream[DEVICES_MOST]; /* without order; NULL: nothing has run there */
    size_t count, room;
    struct step *steps;
    size_t *order;             /* in which a launch takes them */
    struct eng_command **made; /* of a launch, by step */
    struct eng_command *last;  /* of the launch before; retained */
    uint32_t turns;
};

static _Atomic uint64_t ids;

static void use(atomic_bool *busy, const char *what) {
    if (atomic_exchange(busy, true)) {
        fprintf(stderr, "cuda: two threads use a %s at a time\n", what);
        abort();
    }
    sched_yield(); /* another thread comes to its own use, if nothing keeps it from that */
}

static void need_context(const char *name) {
    if (!soft_current && !soft_in_callback && !soft_is_forked()) {
        fprintf(stderr, "cuda: %s by a thread without a current context\n", name);
        abort();
    }
}

static void unuse(atomic_bool *busy) {
    atomic_store(busy, false);
}

/* ---- actions --------------------------------------------------------------------------------- */

static void free_graph(CUgraph graph);
static CUresult copy_graph(CUgraph from, CUgraph *out);

static void end_action(struct action *action) {
    if (action->type == CU_GRAPH_NODE_TYPE_KERNEL) {
        free(action->as.kernel.params);
    } else if (action->type == CU_GRAPH_NODE_TYPE_GRAPH) {
        free_graph(action->as.child);
    }
    action->type = CU_GRAPH_NODE_TYPE_EMPTY;
}

static CUresult copy_params(struct kernel *kernel, void **params) {
    enum { ALIGN = 16 };
    kernel->count = soft_param_count(kernel->function);
    size_t size = (kernel->count * sizeof(void *) + ALIGN - 1) / ALIGN * ALIGN, at = size;
    for (unsigned i = 0; i < kernel->count; ++i) {
        size += (soft_param_size(kernel->function, i) + ALIGN - 1) / ALIGN * ALIGN;
    }
    if (kernel->count && !params) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    kernel->params = aligned_alloc(ALIGN, size + ALIGN);
    if (!kernel->params) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    for (unsigned i = 0; i < kernel->count; ++i) {
        size_t bytes = soft_param_size(kernel->function, i);
        kernel->params[i] = (char *)kernel->params + at;
        memcpy(kernel->params[i], params[i], bytes);
        at += (bytes + ALIGN - 1) / ALIGN * ALIGN;
    }
    return CUDA_SUCCESS;
}

static CUresult copy_action(const struct action *from, struct action *to) {
    *to = *from;
    CUresult result = CUDA_SUCCESS;
    if (from->type == CU_GRAPH_NODE_TYPE_KERNEL) {
        result = copy_params(&to->as.kernel, from->as.kernel.params);
    } else if (from->type == CU_GRAPH_NODE_TYPE_GRAPH) {
        result = copy_graph(from->as.child, &to->as.child);
    }
    if (result != CUDA_SUCCESS) {
        to->type = CU_GRAPH_NODE_TYPE_EMPTY;
    }
    return result;
}

static CUresult kernel_action(const CUDA_KERNEL_NODE_PARAMS *params, struct action *action) {
    if (!params || !params->func || params->extra) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *action = (struct action){
        .type = CU_GRAPH_NODE_TYPE_KERNEL,
        .context = soft_function_context(params->func),
        .as.kernel = {.function = params->func,
                      .grid = {params->gridDimX, params->gridDimY, params->gridDimZ},
                      .block = {params->blockDimX, params->blockDimY, params->blockDimZ},
                      .shared = params->sharedMemBytes}};
    struct kernel *kernel = &action->as.kernel;
    CUresult result =
        soft_launch_check(kernel->function, kernel->grid, kernel->block, kernel->shared);
    if (result == CUDA_SUCCESS) {
        result = copy_params(kernel, params->kernelParams);
    }
    if (result != CUDA_SUCCESS) {
        action->type = CU_GRAPH_NODE_TYPE_EMPTY;
    }
    return result;
}

/* ---- graphs ---------------------------------------------------------------------------------- */

static void free_node(CUgraphNode node) {
    end_action(&node->action);
    free(node->after);
    free(node);
}

static void free_graph(CUgraph graph) {
    for (size_t i = 0; i < graph->count; ++i) {
        free_node(graph->nodes[i]);
    }
    free(graph->nodes);
    free(graph);
}

/* Takes over the action, also when it fails. */
static CUresult put_node(CUgraph graph, const CUgraphNode *after, size_t count,
                         struct action *action, CUgraphNode *out) {
    if (graph->count == graph->room) {
        size_t room = graph->room ? 2 * graph->room : 16;
        CUgraphNode *grown = realloc(graph->nodes, room * sizeof(CUgraphNode));
        if (!grown) {
            end_action(action);
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        graph->nodes = grown;
        graph->room = room;
    }
    CUgraphNode node = calloc(1, sizeof(*node));
    CUgraphNode *list = malloc((count + 1) * sizeof(CUgraphNode));
    if (!node || !list) {
        free(node);
        free(list);
        end_action(action);
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (count) {
        memcpy(list, after, count * sizeof(CUgraphNode));
    }
    *node = (struct CUgraphNode_st){.graph = graph,
                                    .id = atomic_fetch_add(&ids, 1) + 1,
                                    .action = *action,
                                    .after_count = count,
                                    .after = list};
    graph->nodes[graph->count++] = node;
    *out = node;
    return CUDA_SUCCESS;
}

static CUresult check_after(CUgraph graph, const CUgraphNode *after, size_t count) {
    if (count && !after) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    for (size_t i = 0; i < count; ++i) {
        if (!after[i] || after[i]->graph != graph) {
            return CUDA_ERROR_INVALID_VALUE;
        }
        for (size_t k = 0; k < i; ++k) {
            if (after[k] == after[i]) {
                return CUDA_ERROR_INVALID_VALUE;
            }
        }
    }
    return CUDA_SUCCESS;
}

/* Takes over the action, also when it fails. */
static CUresult add_node(CUgraphNode *out, CUgraph graph, const CUgraphNode *after, size_t count,
                         struct action *action) {
    if (!graph || !out) {
        end_action(action);
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&graph->busy, "graph");
    CUresult result = check_after(graph, after, count);
    if (result == CUDA_SUCCESS) {
        result = put_node(graph, after, count, action, out);
    } else {
        end_action(action);
    }
    unuse(&graph->busy);
    return result;
}

static CUresult copy_graph(CUgraph from, CUgraph *out) {
    CUgraph made = calloc(1, sizeof(*made));
    CUgraphNode *after = malloc((from->count + 1) * sizeof(CUgraphNode));
    CUresult result = made && after ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < from->count; ++i) {
        from->nodes[i]->at = i;
    }
    for (size_t i = 0; i < from->count && result == CUDA_SUCCESS; ++i) {
        CUgraphNode node = from->nodes[i], copy;
        struct action action;
        for (size_t k = 0; k < node->after_count; ++k) {
            after[k] = made->nodes[node->after[k]->at];
        }
        result = copy_action(&node->action, &action);
        if (result == CUDA_SUCCESS) {
            result = put_node(made, after, node->after_count, &action, &copy);
        }
    }
    free(after);
    if (result != CUDA_SUCCESS) {
        if (made) {
            free_graph(made);
        }
        return result;
    }
    *out = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphCreate(CUgraph *graph, unsigned int flags) {
    ENTER_CONTEXT();
    if (!graph || flags) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    CUgraph made = calloc(1, sizeof(*made));
    if (!made) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    *graph = made;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphDestroy(CUgraph graph) {
    ENTER_RELEASE_ANYWHERE(reported);
    if (!graph) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&graph->busy, "graph");
    free_graph(graph);
    return reported;
}

EXPORT CUresult CUDAAPI cuGraphClone(CUgraph *clone, CUgraph graph) {
    ENTER_CONTEXT();
    if (!clone || !graph) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&graph->busy, "graph");
    CUresult result = copy_graph(graph, clone);
    unuse(&graph->busy);
    return result;
}

EXPORT CUresult CUDAAPI cuGraphGetNodes(CUgraph graph, CUgraphNode *nodes, size_t *count) {
    ENTER();
    if (!graph || !count) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    if (nodes) {
        for (size_t i = 0; i < *count; ++i) {
            nodes[i] = i < graph->count ? graph->nodes[i] : NULL;
        }
        *count = *count < graph->count ? *count : graph->count;
    } else {
        *count = graph->count;
    }
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphDestroyNode(CUgraphNode node) {
    ENTER_RELEASE_ANYWHERE(reported);
    if (!node) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    CUgraph graph = node->graph;
    use(&graph->busy, "graph");
    size_t kept = 0;
    for (size_t i = 0; i < graph->count; ++i) {
        CUgraphNode at = graph->nodes[i];
        size_t count = 0;
        for (size_t k = 0; k < at->after_count; ++k) {
            if (at->after[k] != node) {
                at->after[count++] = at->after[k];
            }
        }
        at->after_count = count;
        if (at != node) {
            graph->nodes[kept++] = at;
        }
    }
    graph->count = kept;
    free_node(node);
    unuse(&graph->busy);
    return reported;
}

/* ---- nodes ----------------------------------------------------------------------------------- */

EXPORT CUresult CUDAAPI cuGraphAddKernelNode(CUgraphNode *node, CUgraph graph,
                                             const CUgraphNode *after, size_t count,
                                             const CUDA_KERNEL_NODE_PARAMS *params) {
    ENTER_CONTEXT();
    struct action action;
    CUresult result = kernel_action(params, &action);
    return result == CUDA_SUCCESS ? add_node(node, graph, after, count, &action) : result;
}

EXPORT CUresult CUDAAPI cuGraphAddMemcpyNode(CUgraphNode *node, CUgraph graph,
                                             const CUgraphNode *after, size_t count,
                                             const CUDA_MEMCPY3D *copy, CUcontext context) {
    ENTER_CONTEXT();
    if (!copy || !context || !soft_copy_check(copy)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct action action = {
        .type = CU_GRAPH_NODE_TYPE_MEMCPY, .context = context, .as.copy = *copy};
    return add_node(node, graph, after, count, &action);
}

EXPORT CUresult CUDAAPI cuGraphAddMemsetNode(CUgraphNode *node, CUgraph graph,
                                             const CUgraphNode *after, size_t count,
                                             const CUDA_MEMSET_NODE_PARAMS *fill,
                                             CUcontext context) {
    ENTER_CONTEXT();
    if (!fill || !context || !soft_fill_check(fill)) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    struct action action = {
        .type = CU_GRAPH_NODE_TYPE_MEMSET, .context = context, .as.fill = *fill};
    return add_node(node, graph, after, count, &action);
}

EXPORT CUresult CUDAAPI cuGraphAddEmptyNode(CUgraphNode *node, CUgraph graph,
                                            const CUgraphNode *after, size_t count) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_EMPTY};
    return add_node(node, graph, after, count, &action);
}

EXPORT CUresult CUDAAPI cuGraphAddChildGraphNode(CUgraphNode *node, CUgraph graph,
                                                 const CUgraphNode *after, size_t count,
                                                 CUgraph child) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_GRAPH};
    if (!child || child == graph) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&child->busy, "graph");
    CUresult result = copy_graph(child, &action.as.child);
    unuse(&child->busy);
    return result == CUDA_SUCCESS ? add_node(node, graph, after, count, &action) : result;
}

EXPORT CUresult CUDAAPI cuGraphAddEventRecordNode(CUgraphNode *node, CUgraph graph,
                                                  const CUgraphNode *after, size_t count,
                                                  CUevent event) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD, .as.event = event};
    return event ? add_node(node, graph, after, count, &action) : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuGraphAddEventWaitNode(CUgraphNode *node, CUgraph graph,
                                                const CUgraphNode *after, size_t count,
                                                CUevent event) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT, .as.event = event};
    return event ? add_node(node, graph, after, count, &action) : CUDA_ERROR_INVALID_VALUE;
}

/* Takes over the new action. */
static CUresult change(struct action *old, struct action *fresh) {
    bool can = old->type == fresh->type && (old->type != CU_GRAPH_NODE_TYPE_KERNEL ||
                                            soft_function_context(old->as.kernel.function) ==
                                                soft_function_context(fresh->as.kernel.function));
    if (!can) {
        end_action(fresh);
        return CUDA_ERROR_INVALID_VALUE;
    }
    end_action(old);
    *old = *fresh;
    return CUDA_SUCCESS;
}

/* Takes over the action. */
static CUresult change_node(CUgraphNode node, struct action *action) {
    if (!node) {
        end_action(action);
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&node->graph->busy, "graph");
    CUresult result = change(&node->action, action);
    unuse(&node->graph->busy);
    return result;
}

EXPORT CUresult CUDAAPI cuGraphKernelNodeSetParams(CUgraphNode node,
                                                   const CUDA_KERNEL_NODE_PARAMS *params) {
    ENTER_CONTEXT();
    struct action action;
    CUresult result = kernel_action(params, &action);
    return result == CUDA_SUCCESS ? change_node(node, &action) : result;
}

EXPORT CUresult CUDAAPI cuGraphKernelNodeGetParams(CUgraphNode node,
                                                   CUDA_KERNEL_NODE_PARAMS *params) {
    ENTER();
    if (!node || !params || node->action.type != CU_GRAPH_NODE_TYPE_KERNEL) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    const struct kernel *kernel = &node->action.as.kernel;
    *params = (CUDA_KERNEL_NODE_PARAMS){.func = kernel->function,
                                        .gridDimX = kernel->grid[0],
                                        .gridDimY = kernel->grid[1],
                                        .gridDimZ = kernel->grid[2],
                                        .blockDimX = kernel->block[0],
                                        .blockDimY = kernel->block[1],
                                        .blockDimZ = kernel->block[2],
                                        .sharedMemBytes = kernel->shared,
                                        .kernelParams = kernel->params};
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphEventRecordNodeSetEvent(CUgraphNode node, CUevent event) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD, .as.event = event};
    return event ? change_node(node, &action) : CUDA_ERROR_INVALID_VALUE;
}

/* The event of a node of that type. */
static CUresult event_of(CUgraphNode node, CUgraphNodeType type, CUevent *event) {
    if (!node || !event || node->action.type != type) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    *event = node->action.as.event;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphEventRecordNodeGetEvent(CUgraphNode node, CUevent *event) {
    ENTER();
    return event_of(node, CU_GRAPH_NODE_TYPE_EVENT_RECORD, event);
}

EXPORT CUresult CUDAAPI cuGraphEventWaitNodeGetEvent(CUgraphNode node, CUevent *event) {
    ENTER();
    return event_of(node, CU_GRAPH_NODE_TYPE_WAIT_EVENT, event);
}

EXPORT CUresult CUDAAPI cuGraphEventWaitNodeSetEvent(CUgraphNode node, CUevent event) {
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT, .as.event = event};
    return event ? change_node(node, &action) : CUDA_ERROR_INVALID_VALUE;
}

/* ---- executables ----------------------------------------------------------------------------- */

static void free_exec(CUgraphExec exec) {
    for (size_t i = 0; i < exec->count; ++i) {
        end_action(&exec->steps[i].action);
        free(exec->steps[i].after);
    }
    for (int i = 0; i < DEVICES_MOST; ++i) {
        if (exec->stream[i]) {
            eng_stream_destroy(exec->stream[i]);
        }
    }
    if (exec->last) {
        eng_command_release(exec->last);
    }
    free(exec->steps);
    free(exec->order);
    free((void *)exec->made);
    free(exec);
}

/* `after` is taken over, also when it fails. */
static CUresult put_step(CUgraphExec exec, uint64_t id, const struct action *action, size_t count,
                         size_t *after) {
    if (!after) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (exec->count == exec->room) {
        size_t room = exec->room ? 2 * exec->room : 16;
        struct step *grown = realloc(exec->steps, room * sizeof(*grown));
        if (!grown) {
            free(after);
            return CUDA_ERROR_OUT_OF_MEMORY;
        }
        exec->steps = grown;
        exec->room = room;
    }
    struct step *step = &exec->steps[exec->count];
    *step = (struct step){.id = id, .after_count = count, .after = after};
    for (size_t i = 0; i < count; ++i) {
        exec->steps[after[i]].awaited = true;
    }
    ++exec->count;
    return copy_action(action, &step->action);
}

/* The steps of a graph's nodes, those without an edge behind the steps `first`. A child becomes its
 * own nodes and one that comes after all of them. */
static CUresult take_apart(CUgraphExec exec, CUgraph graph, size_t first_count,
                           const size_t *first) {
    static const struct action nothing = {.type = CU_GRAPH_NODE_TYPE_EMPTY};
    CUresult result = CUDA_SUCCESS;
    for (size_t i = 0; i < graph->count && result == CUDA_SUCCESS; ++i) {
        CUgraphNode node = graph->nodes[i];
        size_t count = node->after_count ? node->after_count : first_count;
        size_t *after = malloc((count + 1) * sizeof(*after));
        for (size_t k = 0; after && k < count; ++k) {
            after[k] = node->after_count ? node->after[k]->at : first[k];
        }
        if (node->action.type != CU_GRAPH_NODE_TYPE_GRAPH || !after) {
            node->at = exec->count;
            result = put_step(exec, node->id, &node->action, count, after);
            continue;
        }
        size_t from = exec->count;
        result = take_apart(exec, node->action.as.child, count, after);
        if (result != CUDA_SUCCESS) {
            free(after);
            break;
        }
        size_t inside = exec->count - from;
        if (inside) {
            free(after);
            after = malloc(inside * sizeof(*after));
            for (size_t k = 0; after && k < inside; ++k) {
                after[k] = from + k;
            }
            count = inside;
        }
        node->at = exec->count;
        result = put_step(exec, node->id, &nothing, count, after);
    }
    return result;
}

/* Newest first, as far as the edges allow. */
static CUresult find_order(CUgraphExec exec) {
    size_t count = exec->count, edges = 0;
    for (size_t i = 0; i < count; ++i) {
        edges += exec->steps[i].after_count;
    }
    size_t *open = calloc(count + 1, sizeof(*open)), *ready = malloc((count + 1) * sizeof(*ready));
    size_t *head = malloc((count + 1) * sizeof(*head)), *to = malloc((edges + 1) * sizeof(*to));
    size_t *next = malloc((edges + 1) * sizeof(*next)), edge = 0, waiting = 0, done = 0;
    bool memory = open && ready && head && to && next;
    for (size_t i = 0; memory && i < count; ++i) {
        head[i] = SIZE_MAX;
        open[i] = exec->steps[i].after_count;
    }
    for (size_t i = 0; memory && i < count; ++i) {
        for (size_t k = 0; k < exec->steps[i].after_count; ++k, ++edge) {
            size_t from = exec->steps[i].after[k];
            to[edge] = i;
            next[edge] = head[from];
            head[from] = edge;
        }
        if (!open[i]) {
            ready[waiting++] = i;
        }
    }
    while (memory && waiting) {
        size_t at = ready[--waiting];
        exec->order[done++] = at;
        for (size_t e = head[at]; e != SIZE_MAX; e = next[e]) {
            if (--open[to[e]] == 0) {
                ready[waiting++] = to[e];
            }
        }
    }
    free(open);
    free(ready);
    free(head);
    free(to);
    free(next);
    return memory ? CUDA_SUCCESS : CUDA_ERROR_OUT_OF_MEMORY;
}

EXPORT CUresult CUDAAPI cuGraphInstantiate(CUgraphExec *out, CUgraph graph,
                                           unsigned long long flags) {
    ENTER_CONTEXT();
    if (!out || !graph || flags) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    CUgraphExec exec = calloc(1, sizeof(*exec));
    if (!exec) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    use(&graph->busy, "graph");
    CUresult result = take_apart(exec, graph, 0, NULL);
    unuse(&graph->busy);
    if (result == CUDA_SUCCESS) {
        exec->order = malloc((exec->count + 1) * sizeof(*exec->order));
        exec->made = calloc(exec->count + 1, sizeof(struct eng_command *));
        result = exec->order && exec->made ? find_order(exec) : CUDA_ERROR_OUT_OF_MEMORY;
    }
    if (result != CUDA_SUCCESS) {
        free_exec(exec);
        return result;
    }
    *out = exec;
    return CUDA_SUCCESS;
}

EXPORT CUresult CUDAAPI cuGraphExecDestroy(CUgraphExec exec) {
    ENTER_RELEASE_ANYWHERE(reported);
    if (!exec) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&exec->busy, "graph's executable");
    free_exec(exec);
    return reported;
}

static int by_id(const void *key, const void *entry) {
    uint64_t id = *(const uint64_t *)key, other = ((const struct step *)entry)->id;
    return id < other ? -1 : id > other;
}

/* Takes over the action. Nodes are numbered in the order of their steps, but for those of children,
 * which nobody has. */
static CUresult change_step(CUgraphExec exec, CUgraphNode node, struct action *action) {
    if (!exec || !node) {
        end_action(action);
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&exec->busy, "graph's executable");
    struct step *step = bsearch(&node->id, exec->steps, exec->count, sizeof(*step), by_id);
    for (size_t i = 0; !step && i < exec->count; ++i) {
        step = exec->steps[i].id == node->id ? &exec->steps[i] : NULL;
    }
    CUresult result = CUDA_ERROR_INVALID_VALUE;
    if (step) {
        result = change(&step->action, action);
    } else {
        end_action(action);
    }
    unuse(&exec->busy);
    return result;
}

EXPORT CUresult CUDAAPI cuGraphExecKernelNodeSetParams(CUgraphExec exec, CUgraphNode node,
                                                       const CUDA_KERNEL_NODE_PARAMS *params) {
    need_context(__func__);
    ENTER_CONTEXT();
    struct action action;
    CUresult result = kernel_action(params, &action);
    return result == CUDA_SUCCESS ? change_step(exec, node, &action) : result;
}

EXPORT CUresult CUDAAPI cuGraphExecEventRecordNodeSetEvent(CUgraphExec exec, CUgraphNode node,
                                                           CUevent event) {
    need_context(__func__);
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_EVENT_RECORD, .as.event = event};
    return event ? change_step(exec, node, &action) : CUDA_ERROR_INVALID_VALUE;
}

EXPORT CUresult CUDAAPI cuGraphExecEventWaitNodeSetEvent(CUgraphExec exec, CUgraphNode node,
                                                         CUevent event) {
    need_context(__func__);
    ENTER_CONTEXT();
    struct action action = {.type = CU_GRAPH_NODE_TYPE_WAIT_EVENT, .as.event = event};
    return event ? change_step(exec, node, &action) : CUDA_ERROR_INVALID_VALUE;
}

/* ---- launches -------------------------------------------------------------------------------- */

static CUresult submit_step(struct step *step, struct eng_submit *submit) {
    struct action *action = &step->action;
    switch ((int)action->type) {
    case CU_GRAPH_NODE_TYPE_KERNEL:
        return soft_launch_submit(action->as.kernel.function, action->as.kernel.grid,
                                  action->as.kernel.block, action->as.kernel.shared,
                                  action->as.kernel.params, false, submit);
    case CU_GRAPH_NODE_TYPE_MEMCPY:
        return soft_copy_submit(&action->as.copy, submit);
    case CU_GRAPH_NODE_TYPE_MEMSET:
        return soft_fill_submit(&action->as.fill, submit);
    default:
        return soft_result(eng_marker(submit));
    }
}

/* Each node runs on its own device. */
static CUresult stream_of(CUgraphExec exec, const struct action *action, struct eng_stream **out) {
    struct CUctx_st *context = action->context ? action->context : soft_current;
    struct eng_stream **stream = &exec->stream[context->device->ordinal];
    CUresult result = CUDA_SUCCESS;
    if (!*stream) {
        result = soft_result(eng_stream_create(context->device->engine, 0, stream));
    }
    *out = *stream;
    return result;
}

/* Its command, which waits for those before it, is in exec->made from then on. */
static CUresult launch_step(CUgraphExec exec, size_t at, struct eng_command *start) {
    struct step *step = &exec->steps[at];
    struct eng_command **waits = malloc((step->after_count + 2) * sizeof(struct eng_command *));
    struct eng_command *recorded = NULL;
    size_t count = 0;
    if (!waits) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    for (size_t i = 0; i < step->after_count; ++i) {
        waits[count++] = exec->made[step->after[i]];
    }
    if (count == 0) {
        waits[count++] = start;
    }
    if (step->action.type == CU_GRAPH_NODE_TYPE_WAIT_EVENT) {
        /* What is recorded now, not what this launch is going to record. */
        recorded = soft_event_last(step->action.as.event);
        if (recorded) {
            waits[count++] = recorded;
        }
    }
    struct eng_stream *stream;
    CUresult result = stream_of(exec, &step->action, &stream);
    struct eng_submit submit = {.stream = stream,
                                .name = "node",
                                .wait = waits,
                                .wait_count = count,
                                .event = &exec->made[at]};
    if (result == CUDA_SUCCESS) {
        result = submit_step(step, &submit);
    }
    if (result == CUDA_SUCCESS) {
        soft_watch(exec->made[at]);
    }
    if (recorded) {
        eng_command_release(recorded);
    }
    free((void *)waits);
    return result;
}

static void record_events(CUgraphExec exec) {
    for (size_t i = 0; i < exec->count; ++i) {
        struct step *step = &exec->steps[i];
        if (step->action.type == CU_GRAPH_NODE_TYPE_EVENT_RECORD) {
            soft_event_record(step->action.as.event, exec->made[i], exec->made[i]);
        }
    }
}

static atomic_bool unordered;

/* For drivers over this one whose launches of one executable do not come after each other. */
EXPORT void CUDAAPI cuSoftwareUnorderGraphs(void);
EXPORT void CUDAAPI cuSoftwareUnorderGraphs(void) {
    atomic_store(&unordered, true);
}

static int rest(void *data) {
    (void)data;
    nanosleep(&(struct timespec){.tv_nsec = 2000000}, NULL);
    return ENG_OK;
}

static CUresult launch(CUgraphExec exec, CUstream stream) {
    struct eng_command *start = NULL, *end = NULL;
    struct eng_command **ends = malloc((exec->count + 1) * sizeof(struct eng_command *));
    if (!ends) {
        return CUDA_ERROR_OUT_OF_MEMORY;
    }
    struct eng_submit submit = soft_submit(stream, "graph", &start);
    submit.flags = ENG_RUN_ALWAYS;
    submit.wait = &exec->last;
    submit.wait_count = exec->last != NULL && !atomic_load(&unordered);
    /* Every other launch begins late, so that the next is beside it. */
    bool late = atomic_load(&unordered) && exec->turns++ % 2 == 0;
    CUresult result = soft_result(late ? eng_task(&submit, rest, NULL) : eng_marker(&submit));
    if (result != CUDA_SUCCESS) {
        free((void *)ends);
        return result;
    }
    for (size_t i = 0; i < exec->count && result == CUDA_SUCCESS; ++i) {
        result = launch_step(exec, exec->order[i], start);
    }
    if (result == CUDA_SUCCESS) {
        record_events(exec);
    }
    /* After a failure too the stream waits for what is under way. */
    size_t count = 0;
    ends[count++] = start;
    for (size_t i = 0; i < exec->count; ++i) {
        if (exec->made[i] && (!exec->steps[i].awaited || result != CUDA_SUCCESS)) {
            ends[count++] = exec->made[i];
        }
    }
    submit = soft_submit(stream, "graph ended", &end);
    submit.wait = ends;
    submit.wait_count = count;
    /* One that fails is asked for again: what follows must not pass what is under way. */
    int ended = eng_marker(&submit), placed = ended == ENG_OK ? ended : eng_marker(&submit);
    for (size_t i = 0; placed != ENG_OK && i < count; ++i) {
        (void)eng_command_wait(ends[i]);
    }
    if (soft_done(stream, placed, &end) == CUDA_SUCCESS) {
        /* The stream keeps the one that it was given. */
        eng_command_retain(end);
        if (exec->last) {
            eng_command_release(exec->last);
        }
        exec->last = end;
    }
    for (size_t i = 0; i < exec->count; ++i) {
        if (exec->made[i]) {
            eng_command_release(exec->made[i]);
            exec->made[i] = NULL;
        }
    }
    eng_command_release(start);
    free((void *)ends);
    return result == CUDA_SUCCESS ? soft_result(ended) : result;
}

EXPORT CUresult CUDAAPI cuGraphLaunch(CUgraphExec exec, CUstream stream) {
    need_context(__func__);
    ENTER_CONTEXT();
    if (!exec) {
        return CUDA_ERROR_INVALID_VALUE;
    }
    use(&exec->busy, "graph's executable");
    CUresult result = launch(exec, stream);
    unuse(&exec->busy);
    return result;
}
