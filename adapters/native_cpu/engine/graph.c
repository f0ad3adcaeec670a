/* Graphs: commands that were recorded once, and run in one piece.
 *
 * Commands that are enqueued to the graph's stream become nodes. Once it is closed, a run is one
 * command of any stream, in which threads take part as in a large kernel: each takes a node that
 * waits for nothing, runs it, counts down what comes after it and goes on with one that became
 * ready; what else became ready lies on a stack without a lock for whoever comes. A thread that
 * finds nothing leaves, and whoever has more than it can do itself offers the rest to others; so
 * only forks wake anybody, and a chain costs one countdown a node, or none where a node comes after
 * one alone.
 *
 * Runs of a graph follow each other, so one set of counters serves all. Each is put back by whoever
 * counted it down. After a failure the nodes that are left are counted down and not run. */
#include "internal.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define NONE UINT32_MAX

/* What a node does. */
struct payload {
    struct eng_work work;
    void (*ended)(void *data);
    void *ended_data;
    struct payload *next; /* of a list of those that nobody needs any more */
    char room[];          /* name and blob */
};

struct node {
    struct payload *payload;
    uint32_t before;             /* nodes that it comes after */
    uint32_t next, next_count;   /* what comes after it, in graph.next */
    uint32_t shares;             /* threads that work on it at most */
    _Atomic uint32_t left;       /* nodes of `before` that are not done; not used for one */
    _Atomic uint32_t unshared;   /* shares that nobody took; this and the next not used for one */
    _Atomic uint32_t unfinished; /* shares that are not done */
    _Atomic uint32_t below;      /* on the stack */
    atomic_size_t taken;         /* first piece that nobody took */
};

struct change {
    struct change *next;
    uint32_t node;
    uint64_t serial;
    struct payload *payload;
};

struct eng_graph {
    struct eng_device *device;
    struct eng_stream *stream; /* what is enqueued to it is taken */
    atomic_uint refs;          /* the handle's, and one for each run */
    bool closed;

    /* Until it is closed: grown by the one thread that records. */
    uint32_t count, room;
    struct node *nodes;
    uint32_t (*edges)[2]; /* from, to */
    size_t edge_count, edge_room;

    uint32_t *next; /* numbers of nodes, by the nodes that they come after */
    uint32_t *roots;
    uint32_t root_count, root_chunk;
    uint32_t width;            /* threads that the roots are worth */
    uint32_t limit;            /* threads at most */
    _Atomic size_t stack_size; /* of the work fiber; only grows */

    /* Changes in the making, of the thread that records. */
    uint32_t changing; /* the node, or NONE */
    struct change *made, **made_end;

    /* eng.lock */
    struct change *changes, **changes_end; /* committed, oldest first, and not yet made */
    uint64_t serial;
    struct eng_command *last; /* the newest run that has not ended */
    bool under_way;
    _Atomic(struct payload *) old; /* replaced, to be freed without the lock */

    struct eng_command *run;           /* constant while it is under way */
    _Alignas(64) _Atomic uint64_t top; /* of the stack: a count of changes, and a node's number + 1
                                        */
    _Atomic uint32_t root;             /* first root that nobody took */
    _Atomic uint32_t present;          /* threads in the run */
    _Atomic bool failed;
};

/* ---- recording ------------------------------------------------------------------------------- */

int eng_graph_create(struct eng_device *device, struct eng_graph **graph) {
    struct eng *eng = device->eng;
    struct eng_graph *made;
    int result;

    if (eng->test.check) {
        return ENG_ERR_INVALID;
    }
    if (eng_test_fails(eng, "eng_graph_create")) {
        return ENG_ERR_INJECTED;
    }
    made = aligned_alloc(_Alignof(struct eng_graph), sizeof(*made));
    if (!made) {
        return ENG_ERR_MEMORY;
    }
    memset(made, 0, sizeof(*made));
    result = eng_stream_create(device, 0, &made->stream);
    if (result != ENG_OK) {
        free(made);
        return result;
    }
    made->stream->graph = made;
    made->device = device;
    atomic_init(&made->refs, 1);
    made->changing = NONE;
    made->made_end = &made->made;
    made->changes_end = &made->changes;
    *graph = made;
    return ENG_OK;
}

struct eng_stream *eng_graph_stream(struct eng_graph *graph) {
    return graph->stream;
}

static void free_payloads(struct payload *payload) {
    struct payload *next;

    for (; payload; payload = next) {
        next = payload->next;
        if (payload->ended) {
            payload->ended(payload->ended_data);
        }
        free(payload);
    }
}

static void free_changes(struct change *change) {
    struct change *next;

    for (; change; change = next) {
        next = change->next;
        free_payloads(change->payload);
        free(change);
    }
}

static void free_old(struct eng_graph *graph) {
    if (atomic_load_explicit(&graph->old, memory_order_relaxed)) {
        free_payloads(atomic_exchange_explicit(&graph->old, NULL, memory_order_acq_rel));
    }
}

void eng_graph_release(struct eng_graph *graph) {
    if (atomic_fetch_sub_explicit(&graph->refs, 1, memory_order_acq_rel) != 1) {
        return;
    }
    for (uint32_t i = 0; i < graph->count; i++) {
        free_payloads(graph->nodes[i].payload);
    }
    free_old(graph);
    free_changes(graph->made);
    free_changes(graph->changes);
    eng_stream_destroy(graph->stream);
    free(graph->nodes);
    free(graph->edges);
    free(graph->next);
    free(graph->roots);
    free(graph);
}

/* What the command does, without the command. */
static struct payload *take_payload(const struct eng_command *command,
                                    const struct eng_submit *submit) {
    const struct eng_work *work = &command->work;
    size_t name_size = strlen(command->name) + 1;
    struct payload *payload =
        malloc(sizeof(*payload) + name_size + ENG_BLOB_ALIGN + work->blob_size);

    if (!payload) {
        return NULL;
    }
    payload->work = *work;
    payload->work.name = memcpy(payload->room, command->name, name_size);
    if (work->blob_size) {
        uintptr_t at = (uintptr_t)(payload->room + name_size);
        size_t lead = -at % ENG_BLOB_ALIGN;

        payload->work.blob = (unsigned char *)payload->room + name_size + lead;
        memcpy(payload->work.blob, work->blob, work->blob_size);
    }
    payload->ended = submit->ended;
    payload->ended_data = submit->ended_data;
    payload->next = NULL;
    return payload;
}

static bool graph_grow(void *list, size_t size, size_t count, size_t *room) {
    size_t larger = *room ? 2 * *room : 16;
    void **at = list, *grown;

    if (count < *room) {
        return true;
    }
    grown = realloc(*at, larger * size);
    if (!grown) {
        return false;
    }
    *at = grown;
    *room = larger;
    return true;
}

static bool add_node(struct eng_graph *graph, struct payload *payload) {
    size_t room = graph->room;

    if (graph->count == NONE - 1 ||
        !graph_grow(&graph->nodes, sizeof(*graph->nodes), graph->count, &room)) {
        return false;
    }
    graph->room = (uint32_t)(room < NONE ? room : NONE);
    memset(&graph->nodes[graph->count], 0, sizeof(*graph->nodes));
    graph->nodes[graph->count++].payload = payload;
    return true;
}

static bool add_change(struct eng_graph *graph, struct payload *payload) {
    struct change *change = malloc(sizeof(*change));

    if (!change) {
        return false;
    }
    *change = (struct change){.node = graph->changing, .payload = payload};
    *graph->made_end = change;
    graph->made_end = &change->next;
    graph->changing = NONE;
    return true;
}

static int graph_take(struct eng_graph *graph, struct eng_command *command,
                      const struct eng_submit *submit) {
    struct payload *payload;
    size_t stack = eng_work_stack(&command->work);

    /* Nodes have no events and wait for none, and code of the host may block. */
    if (submit->wait_count || submit->event || command->host_code ||
        graph->closed != (graph->changing != NONE)) {
        return ENG_ERR_INVALID;
    }
    if (eng_test_fails(command->eng, command->name)) {
        return ENG_ERR_INJECTED;
    }
    payload = take_payload(command, submit);
    if (!payload) {
        return ENG_ERR_MEMORY;
    }
    if (!(graph->closed ? add_change(graph, payload) : add_node(graph, payload))) {
        free(payload);
        return ENG_ERR_MEMORY;
    }
    if (stack > atomic_load_explicit(&graph->stack_size, memory_order_relaxed)) {
        atomic_store_explicit(&graph->stack_size, stack, memory_order_relaxed);
    }
    return ENG_OK;
}

int eng_graph_take(struct eng_graph *graph, struct eng_command *command,
                   const struct eng_submit *submit) {
    int result = graph_take(graph, command, submit);

    eng_command_release(command);
    return result;
}

int eng_graph_after(struct eng_graph *graph, size_t count, const uint32_t *numbers) {
    uint32_t newest = graph->count - 1;

    if (graph->closed || graph->count == 0) {
        return ENG_ERR_INVALID;
    }
    for (size_t i = 0; i < count; i++) {
        if (numbers[i] >= newest) {
            return ENG_ERR_INVALID;
        }
        if (!graph_grow(&graph->edges, sizeof(*graph->edges), graph->edge_count,
                        &graph->edge_room)) {
            return ENG_ERR_MEMORY;
        }
        graph->edges[graph->edge_count][0] = numbers[i];
        graph->edges[graph->edge_count++][1] = newest;
        graph->nodes[newest].before++;
        graph->nodes[numbers[i]].next_count++;
    }
    return ENG_OK;
}

/* ---- closing --------------------------------------------------------------------------------- */

static void set_shares(const struct eng_graph *graph, struct node *node) {
    const struct eng_work *work = &node->payload->work;
    size_t pieces = work->chunk ? (work->units + work->chunk - 1) / work->chunk : 1;

    node->shares = pieces < graph->limit ? (uint32_t)pieces : graph->limit;
    node->shares += node->shares == 0;
}

/* As before a run. */
static void reset_node(struct node *node) {
    atomic_store_explicit(&node->left, node->before, memory_order_relaxed);
    atomic_store_explicit(&node->unshared, node->shares, memory_order_relaxed);
    atomic_store_explicit(&node->unfinished, node->shares, memory_order_relaxed);
    atomic_store_explicit(&node->taken, 0, memory_order_relaxed);
}

int eng_graph_close(struct eng_graph *graph) {
    uint32_t at = 0, roots = 0;
    size_t width = 0;

    if (graph->closed) {
        return ENG_ERR_INVALID;
    }
    graph->next = malloc((graph->edge_count + 1) * sizeof(*graph->next));
    graph->roots = malloc((graph->count + (size_t)1) * sizeof(*graph->roots));
    if (!graph->next || !graph->roots || graph->edge_count >= NONE) {
        free(graph->next);
        free(graph->roots);
        graph->next = graph->roots = NULL;
        return ENG_ERR_MEMORY;
    }
    graph->limit = graph->device->eng->test.single ? 1 : graph->device->threads;
    for (uint32_t i = 0; i < graph->count; i++) {
        struct node *node = &graph->nodes[i];

        set_shares(graph, node);
        reset_node(node);
        node->next = at;
        at += node->next_count;
        node->next_count = 0;
        if (node->before == 0) {
            graph->roots[roots++] = i;
            width += node->shares;
        }
    }
    for (size_t i = 0; i < graph->edge_count; i++) {
        struct node *from = &graph->nodes[graph->edges[i][0]];

        graph->next[from->next + from->next_count++] = graph->edges[i][1];
    }
    free(graph->edges);
    graph->edges = NULL;
    graph->root_count = roots;
    graph->root_chunk = roots / (graph->limit * 8);
    graph->root_chunk += graph->root_chunk == 0;
    graph->width = width < graph->limit ? (uint32_t)width : graph->limit;
    graph->closed = true;
    return ENG_OK;
}

/* ---- changes --------------------------------------------------------------------------------- */

int eng_graph_change(struct eng_graph *graph, uint32_t node) {
    if (!graph->closed || node >= graph->count) {
        return ENG_ERR_INVALID;
    }
    graph->changing = node;
    return ENG_OK;
}

/* Pre: no run is under way. */
static void make_locked(struct eng_graph *graph, struct change *change) {
    struct node *node = &graph->nodes[change->node];
    struct payload *old = node->payload;

    node->payload = change->payload;
    set_shares(graph, node);
    reset_node(node);
    old->next = atomic_load_explicit(&graph->old, memory_order_relaxed);
    while (!atomic_compare_exchange_weak_explicit(&graph->old, &old->next, old,
                                                  memory_order_acq_rel, memory_order_relaxed)) {
    }
    free(change);
}

static void make_changes_locked(struct eng_graph *graph, uint64_t serial) {
    struct change *change;

    while ((change = graph->changes) && change->serial <= serial) {
        graph->changes = change->next;
        if (!graph->changes) {
            graph->changes_end = &graph->changes;
        }
        make_locked(graph, change);
    }
}

void eng_graph_commit(struct eng_graph *graph, bool keep) {
    struct eng *eng = graph->device->eng;
    struct change *made = graph->made;

    graph->changing = NONE;
    graph->made = NULL;
    graph->made_end = &graph->made;
    if (!keep) {
        free_changes(made);
        return;
    }
    pthread_mutex_lock(&eng->lock);
    graph->serial++;
    for (struct change *change = made, *next; change; change = next) {
        next = change->next;
        change->next = NULL;
        change->serial = graph->serial;
        *graph->changes_end = change;
        graph->changes_end = &change->next;
    }
    if (!graph->last) { /* otherwise by the next run, which then comes after those */
        make_changes_locked(graph, graph->serial);
    }
    pthread_mutex_unlock(&eng->lock);
    free_old(graph);
}

/* ---- runs ------------------------------------------------------------------------------------ */

static void run_ended(void *data) {
    struct eng_graph *graph = data;

    free_old(graph);
    eng_graph_release(graph);
}

int eng_graph_run(const struct eng_submit *submit, struct eng_graph *graph) {
    struct eng_submit own = *submit;
    struct eng_command *command;
    int result;

    if (!graph->closed || graph->device != submit->stream->device || submit->ended) {
        return ENG_ERR_INVALID;
    }
    if (graph->count == 0) {
        return eng_marker(submit);
    }
    command = eng_command_new(graph->device->eng);
    if (!command) {
        return ENG_ERR_MEMORY;
    }
    eng_command_name(command, submit->name, "graph");
    command->work.run = eng_run_graph;
    command->work.units = graph->limit;
    command->work.chunk = 1;
    atomic_store_explicit(&command->taken, graph->limit - graph->width, memory_order_relaxed);
    command->work.graph = (struct graph_work){.graph = graph};
    atomic_fetch_add_explicit(&graph->refs, 1, memory_order_relaxed);
    own.ended = run_ended;
    own.ended_data = graph;
    result = eng_command_submit(command, &own, NULL, 0);
    if (result != ENG_OK) {
        eng_graph_release(graph);
    }
    return result;
}

struct eng_command *eng_graph_last_locked(const struct eng_command *run) {
    return run->work.graph.graph->last;
}

void eng_graph_enqueued_locked(struct eng_command *run) {
    struct eng_graph *graph = run->work.graph.graph;

    graph->last = run;
    run->work.graph.serial = graph->serial;
}

void eng_graph_begin_locked(struct eng_command *run) {
    struct eng_graph *graph = run->work.graph.graph;

    if (graph->under_way) { /* in a process that was forked meanwhile */
        for (uint32_t i = 0; i < graph->count; i++) {
            reset_node(&graph->nodes[i]);
        }
    }
    make_changes_locked(graph, run->work.graph.serial);
    graph->under_way = run->work.graph.begun = true;
    graph->run = run;
    atomic_store_explicit(&graph->top, 0, memory_order_relaxed);
    atomic_store_explicit(&graph->root, 0, memory_order_relaxed);
    atomic_store_explicit(&graph->present, 0, memory_order_relaxed);
    atomic_store_explicit(&graph->failed, false, memory_order_relaxed);
}

void eng_graph_end_locked(struct eng_command *run) {
    struct eng_graph *graph = run->work.graph.graph;

    if (graph->last == run) {
        graph->last = NULL;
    }
    if (run->work.graph.begun) {
        graph->under_way = false;
    }
}

void eng_graph_lost_locked(struct eng_command *run) {
    struct eng_graph *graph = run->work.graph.graph;

    if (graph->last == run) {
        graph->last = NULL;
    }
}

/* ---- what is ready --------------------------------------------------------------------------- */

/* A thread in a run. */
struct worker {
    struct eng_graph *graph;
    struct eng_exec *exec;
    uint32_t node;           /* that it works on, or NONE */
    uint32_t shares;         /* of that */
    uint32_t root, root_end; /* roots that it took and has not begun */
    int result;
};

/* Puts a list of nodes, linked by `below` up to `last`, on the stack. */
static void graph_push(struct eng_graph *graph, uint32_t first, struct node *last) {
    uint64_t top = atomic_load_explicit(&graph->top, memory_order_relaxed), next;

    do {
        atomic_store_explicit(&last->below, (uint32_t)top, memory_order_relaxed);
        next = ((top >> 32) + 1) << 32 | (first + 1);
    } while (!atomic_compare_exchange_weak_explicit(&graph->top, &top, next, memory_order_release,
                                                    memory_order_relaxed));
}

static uint32_t pop(struct eng_graph *graph) {
    uint64_t top = atomic_load_explicit(&graph->top, memory_order_acquire), next;

    do {
        if ((uint32_t)top == 0) {
            return NONE;
        }
        next = ((top >> 32) + 1) << 32 |
               atomic_load_explicit(&graph->nodes[(uint32_t)top - 1].below, memory_order_relaxed);
    } while (!atomic_compare_exchange_weak_explicit(&graph->top, &top, next, memory_order_acquire,
                                                    memory_order_acquire));
    return (uint32_t)top - 1;
}

/* There is work for `more` threads that this one does not do at once. */
static void offer(struct eng_graph *graph, size_t more) {
    struct eng_command *run = graph->run;
    size_t taken = atomic_load_explicit(&run->taken, memory_order_relaxed);
    size_t coming = taken < graph->limit ? graph->limit - taken : 0;
    size_t here = atomic_load_explicit(&graph->present, memory_order_relaxed) + coming;

    if (here < graph->limit && coming < more) {
        eng_offer(run, more - coming < graph->limit - here ? more - coming : graph->limit - here);
    }
}

/* Takes a share of a node that this thread alone has; others get the rest. */
static void graph_begin(struct worker *worker, uint32_t number) {
    struct eng_graph *graph = worker->graph;
    struct node *node = &graph->nodes[number];
    uint32_t rest;

    worker->node = number;
    worker->shares = 1;
    if (node->shares == 1) {
        return;
    }
    rest = atomic_load_explicit(&node->unshared, memory_order_relaxed) - 1;
    if (rest && atomic_load_explicit(&node->taken, memory_order_relaxed) >=
                    node->payload->work.units) { /* there is nothing left to share */
        worker->shares += rest;
        rest = 0;
    }
    atomic_store_explicit(&node->unshared, rest, memory_order_relaxed);
    if (rest) {
        graph_push(graph, number, node);
        offer(graph, rest);
    }
}

static bool graph_find(struct worker *worker) {
    struct eng_graph *graph = worker->graph;
    uint32_t number;

    worker->node = NONE;
    if (worker->root == worker->root_end) {
        number = pop(graph);
        if (number != NONE) {
            graph_begin(worker, number);
            return true;
        }
        number = atomic_load_explicit(&graph->root, memory_order_relaxed);
        if (number < graph->root_count) {
            number =
                atomic_fetch_add_explicit(&graph->root, graph->root_chunk, memory_order_relaxed);
        }
        if (number >= graph->root_count) {
            return false;
        }
        worker->root = number;
        worker->root_end = number + graph->root_chunk < graph->root_count
                               ? number + graph->root_chunk
                               : graph->root_count;
    }
    graph_begin(worker, graph->roots[worker->root++]);
    return true;
}

/* Counts down what comes after the node, of which all shares are done, and begins one that this
 * made ready. False: none. */
static bool graph_go_on(struct worker *worker, struct node *node) {
    struct eng_graph *graph = worker->graph;
    const uint32_t *next = graph->next + node->next;
    uint32_t own = NONE, first = NONE, more = 0;
    struct node *last = NULL;

    if (node->shares > 1) {
        reset_node(node);
    }
    for (uint32_t i = 0; i < node->next_count; i++) {
        struct node *after = &graph->nodes[next[i]];

        if (after->before > 1) {
            if (atomic_fetch_sub_explicit(&after->left, 1, memory_order_acq_rel) != 1) {
                continue;
            }
            atomic_store_explicit(&after->left, after->before, memory_order_relaxed);
        }
        if (own == NONE) {
            own = next[i];
            continue;
        }
        atomic_store_explicit(&after->below, first + 1, memory_order_relaxed);
        first = next[i];
        last = last ? last : after;
        more++;
    }
    if (more) {
        graph_push(graph, first, last);
        offer(graph, more);
    }
    if (own == NONE) {
        return false;
    }
    graph_begin(worker, own);
    return true;
}

/* The worker's node is done as far as it goes. */
static void graph_finish(struct worker *worker) {
    struct node *node = &worker->graph->nodes[worker->node];
    uint32_t shares = worker->shares;

    if (node->shares > 1 &&
        atomic_fetch_sub_explicit(&node->unfinished, shares, memory_order_acq_rel) != shares) {
        graph_find(worker);
        return;
    }
    if (!graph_go_on(worker, node)) {
        graph_find(worker);
    }
}

/* ---- running --------------------------------------------------------------------------------- */

static void graph_fail(struct worker *worker, int result) {
    if (worker->result == ENG_OK) {
        worker->result = result;
    }
    atomic_store_explicit(&worker->graph->failed, true, memory_order_relaxed);
}

static bool is_failed(const struct worker *worker) {
    return atomic_load_explicit(&worker->graph->failed, memory_order_relaxed);
}

/* Pieces of the node until none is left. */
static int run_pieces(const struct worker *worker, eng_run *run) {
    struct node *node = &worker->graph->nodes[worker->node];
    const struct eng_work *work = &node->payload->work;
    int result = ENG_OK;
    size_t first;

    if (node->shares == 1) {
        return run(worker->exec, work, 0, work->units);
    }
    while (result == ENG_OK &&
           (first = atomic_fetch_add_explicit(&node->taken, work->chunk, memory_order_relaxed)) <
               work->units) {
        result = run(worker->exec, work, first,
                     work->units - first < work->chunk ? work->units - first : work->chunk);
    }
    return result;
}

/* On the work fiber: nodes, one after the other, until there is none, or one that has to be on the
 * thread's own stack. */
static void run_nodes(void *data) {
    struct worker *worker = data;

    while (worker->node != NONE) {
        const struct eng_work *work = &worker->graph->nodes[worker->node].payload->work;

        if (work->run && !is_failed(worker)) {
            int result;

            if (!work->body) {
                return;
            }
            result = run_pieces(worker, work->body);
            if (result != ENG_OK) {
                graph_fail(worker, result);
            }
        }
        graph_finish(worker);
    }
}

/* One share of a run. The units of the command are only how many threads it has. */
int eng_run_graph(struct eng_exec *exec, const struct eng_work *work, size_t first, size_t count) {
    struct eng_graph *graph = work->graph.graph;
    struct worker worker = {.graph = graph, .exec = exec};

    (void)first, (void)count;
    atomic_fetch_add_explicit(&graph->present, 1, memory_order_relaxed);
    if (!eng_exec_prepare(exec, atomic_load_explicit(&graph->stack_size, memory_order_relaxed))) {
        snprintf(exec->error, sizeof(exec->error), "%s: no memory for the stack of its kernels",
                 work->name);
        graph_fail(&worker, ENG_ERR_MEMORY);
    }
    graph_find(&worker);
    while (worker.node != NONE) {
        const struct eng_work *node;

        if (eng_guard_run(exec, run_nodes, &worker) != 0) {
            graph_fail(&worker,
                       eng_guard_explain(exec, graph->nodes[worker.node].payload->work.name));
            graph_finish(&worker);
            continue;
        }
        if (worker.node == NONE) {
            break;
        }
        node = &graph->nodes[worker.node].payload->work;
        if (!is_failed(&worker)) {
            int result = run_pieces(&worker, node->run);

            if (result != ENG_OK) {
                graph_fail(&worker, result);
            }
        }
        graph_finish(&worker);
    }
    atomic_fetch_sub_explicit(&graph->present, 1, memory_order_relaxed);
    return worker.result;
}
