/* Random graphs over several queues, captured and run several times, compared with a sequential
 * model: fills, copies and kernels on blocks that are there before, and on blocks that the graph
 * allocates and frees. Each command is given the events of exactly those before it that touch its
 * blocks, less those that its in-order queue implies, and one that joins its queue to the capture.
 */
#include "capture.h"

enum { KEPT = 4, OWN = 6, BLOCKS = KEPT + OWN, WORDS = 64, BYTES = WORDS * 4, QUEUES = 4 };
enum { READERS = 16, STEPS = 120, RUNS = 3, MOST = 2 * READERS + 8 };

struct touch {
    ur_event_handle_t event;
    int queue;
};

struct block {
    unsigned char *usm; /* NULL: not allocated */
    void *memory;       /* of those that the graph allocates: where that begins */
    bool written;
    struct touch write, reads[READERS];
    uint32_t read_count;
};

/* One command, as the model runs it again. */
struct step {
    enum { FILL, COPY, AFFINE, AFFINE_TO } kind;
    int a, b;
    uint32_t x, y, count;
};

static struct {
    ur_queue_handle_t queues[QUEUES];
    bool in_order[QUEUES], joined[QUEUES];
    ur_usm_type_t type;
    size_t page;
    struct block blocks[BLOCKS];
    uint32_t model[BLOCKS][WORDS];
    struct step steps[STEPS];
    uint32_t step_count;
    ur_event_handle_t wait[MOST], first;
    uint32_t wait_count;
    uint64_t random;
} g;

static uint32_t pick(uint32_t below) {
    return (uint32_t)(conf_random(&g.random) >> 33) % below;
}

static void need(const struct touch *touch, int queue) {
    if (touch->event && !(touch->queue == queue && g.in_order[queue])) {
        g.wait[g.wait_count++] = touch->event;
    }
}

static void will_write(const struct block *b, int queue) {
    need(&b->write, queue);
    for (uint32_t i = 0; i < b->read_count; ++i) {
        need(&b->reads[i], queue);
    }
}

/* Every command of a queue in the graph comes after the first one of all. */
static const ur_event_handle_t *list(int queue) {
    if (g.wait_count == 0 && g.first && (!g.joined[queue] || !g.in_order[queue])) {
        g.wait[g.wait_count++] = g.first;
    }
    g.joined[queue] = true;
    return g.wait_count ? g.wait : NULL;
}

static void did_write(struct block *b, ur_event_handle_t event, int queue) {
    b->write = (struct touch){event, queue};
    b->read_count = 0;
}

static bool can_read(const struct block *b) {
    return b->written && b->read_count < READERS;
}

static void renew(struct block *b, int queue) {
    ur_event_handle_t event = NULL;
    g.wait_count = 0;
    if (b->usm) {
        will_write(b, queue);
        const ur_event_handle_t *waits = list(queue);
        UR(urEnqueueUSMFreeExp(g.queues[queue], NULL, b->memory, g.wait_count, waits, &event));
        conf_event(event);
        b->usm = NULL;
        b->write = (struct touch){event, queue};
        b->read_count = 0;
        return;
    }
    /* With no word about the free: the memory may be another's by now. Some are small, others take
     * pages, and what is looked at is at the beginning or at the end. */
    size_t size =
        pick(2) ? (size_t)BYTES << pick(3) : (g.page / 4 << pick(4)) + 256 * (size_t)pick(64);
    const ur_event_handle_t *waits = list(queue);
    UR(conf_alloc_async(g.type, g.queues[queue], NULL, size, g.wait_count, waits, &b->memory,
                        &event));
    conf_event(event);
    b->usm = (unsigned char *)b->memory + (pick(2) ? size - BYTES : 0);
    b->written = false;
    did_write(b, event, queue);
}

static void step(int queue) {
    int ia = (int)pick(BLOCKS), ib = (int)pick(BLOCKS);
    struct block *a = &g.blocks[ia], *b = &g.blocks[ib];
    if (ia >= KEPT && (!a->usm || pick(4) == 0)) {
        renew(a, queue);
        return;
    }
    struct step s = {pick(4), ia, ib, 1 + 2 * pick(100), pick(1000), 1 + pick(WORDS)};
    if (s.kind != FILL && !can_read(a)) {
        s.kind = FILL;
    }
    if ((s.kind == COPY || s.kind == AFFINE_TO) && (ia == ib || !b->usm || !b->written)) {
        s.kind = AFFINE;
    }
    ur_event_handle_t event = NULL;
    bool two = s.kind == COPY || s.kind == AFFINE_TO;
    g.wait_count = 0;
    if (two) {
        need(&a->write, queue);
    }
    will_write(two ? b : a, queue);
    const ur_event_handle_t *waits = list(queue);
    conf_arg one[3] = {conf_arg_pointer(0, a->usm), conf_arg_value(1, 4, &s.x),
                       conf_arg_value(2, 4, &s.y)};
    conf_arg both[4] = {conf_arg_pointer(0, a->usm), conf_arg_pointer(1, b->usm),
                        conf_arg_value(2, 4, &s.x), conf_arg_value(3, 4, &s.y)};
    switch (s.kind) {
    case FILL:
        UR(urEnqueueUSMFill(g.queues[queue], a->usm, 4, &s.x, BYTES, g.wait_count, waits, &event));
        a->written = true;
        break;
    case COPY:
        UR(urEnqueueUSMMemcpy(g.queues[queue], false, b->usm, a->usm, 4 * s.count, g.wait_count,
                              waits, &event));
        break;
    case AFFINE:
        conf_launch(g.queues[queue], conf_kernel("basic", "affine"), WORDS, one, 3, g.wait_count,
                    waits, &event);
        break;
    case AFFINE_TO:
        conf_launch(g.queues[queue], conf_kernel("basic", "affine_to"), WORDS, both, 4,
                    g.wait_count, waits, &event);
        break;
    }
    conf_event(event);
    if (two) {
        a->reads[a->read_count++] = (struct touch){event, queue};
    }
    did_write(two ? b : a, event, queue);
    g.steps[g.step_count++] = s;
}

static void model_step(const struct step *s) {
    uint32_t *a = g.model[s->a], *b = g.model[s->b];
    for (uint32_t i = 0; i < WORDS; ++i) {
        if (s->kind == FILL) {
            a[i] = s->x;
        } else if (s->kind == AFFINE) {
            a[i] = a[i] * s->x + s->y;
        } else if (s->kind == AFFINE_TO) {
            b[i] = a[i] * s->x + s->y;
        } else if (i < s->count) {
            b[i] = a[i];
        }
    }
}

static ur_exp_graph_handle_t capture(void) {
    conf_begin_capture(g.queues[0]);
    g.joined[0] = true;
    for (int i = 0; i < KEPT; ++i) {
        g.blocks[i].written = true;
    }
    UR(urEnqueueEventsWait(g.queues[0], 0, NULL, &g.first));
    conf_event(g.first);
    for (uint32_t i = 0; i < STEPS; ++i) {
        step((int)pick(QUEUES));
    }
    for (int q = 1; q < QUEUES; ++q) {
        if (g.joined[q]) {
            ur_event_handle_t end = NULL;
            UR(urEnqueueEventsWait(g.queues[q], 0, NULL, &end));
            conf_event(end);
            UR(urEnqueueEventsWait(g.queues[0], 1, &end, NULL));
        }
    }
    return conf_end_capture(g.queues[0]);
}

static void check(void) {
    for (int i = 0; i < KEPT; ++i) {
        uint32_t out[WORDS];
        UR(urEnqueueUSMMemcpy(g.queues[0], true, out, g.blocks[i].usm, BYTES, 0, NULL, NULL));
        for (uint32_t k = 0; k < WORDS; ++k) {
            CHECK_MSG(out[k] == g.model[i][k],
                      "seed %" PRIu64 ": word %u of block %d is 0x%x, the model has 0x%x",
                      conf_seed(), k, i, out[k], g.model[i][k]);
        }
    }
}

/* 0: in order; 1: out of order; 2: of both kinds. */
static const int kinds[3] = {0, 1, 2};

TEST(random_graphs) {
    int mix = *(const int *)data;
    conf_need_capture();
    NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    if (mix) {
        conf_need_out_of_order();
    }
    memset(&g, 0, sizeof g);
    g.random = conf_seed() * 7919 + (uint64_t)mix;
    g.type = conf_usm_type();
    g.page = conf_graph_page();
    g.page = g.page == 0 ? 4096 : g.page < 65536 ? 65536 : g.page;
    for (int i = 0; i < QUEUES; ++i) {
        g.in_order[i] = mix == 0 || (mix == 2 && i % 2 == 0);
        g.queues[i] = conf_queue(g.in_order[i] ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    }
    for (int i = 0; i < KEPT; ++i) {
        uint32_t zero = 0;
        g.blocks[i].usm = conf_usm(g.type, BYTES);
        UR(urEnqueueUSMFill(g.queues[0], g.blocks[i].usm, 4, &zero, BYTES, 0, NULL, NULL));
    }
    UR(urQueueFinish(g.queues[0]));
    ur_exp_graph_handle_t graph = capture();
    ur_exp_executable_graph_handle_t executables[2] = {NULL, NULL};
    for (int i = 0; i < 2; ++i) {
        executables[i] = conf_instantiate(graph);
    }
    ur_event_handle_t event = NULL;
    for (int run = 0; run < RUNS; ++run) {
        ur_event_handle_t next = NULL;
        UR(urEnqueueGraphExp(g.queues[run % QUEUES], executables[run % 2], event ? 1 : 0,
                             event ? &event : NULL, &next));
        event = conf_event(next);
        for (uint32_t i = 0; i < g.step_count; ++i) {
            model_step(&g.steps[i]);
        }
    }
    UR(urEventWait(1, &event));
    check();
}

#define ENTRIES                                                                                    \
    "urQueueBeginGraphCaptureExp urEnqueueGraphExp urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp"
static const conf_test tests[] = {
    CONF_TEST_DATA(random_graphs, ENTRIES, "random graphs of in-order queues", &kinds[0]),
    CONF_TEST_DATA(random_graphs, ENTRIES, "random graphs of out-of-order queues", &kinds[1]),
    CONF_TEST_DATA(random_graphs, ENTRIES, "random graphs of queues of both kinds", &kinds[2]),
};

int main(int argc, char **argv) {
    conf_suite suite = {"capture_random", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
