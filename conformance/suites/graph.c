/* Random graphs of commands over several queues, compared with a sequential model.
 *
 * The model runs each command on host arrays in the order of the calls. The device may run them in
 * any order that the events and queues allow; each command is given the events of exactly those
 * before it that touch its blocks (the last write, and reads since then where it writes), less
 * those that its in-order queue implies.
 */
#include <stdio.h>

#include "conf.h"

enum { BLOCKS = 8, WORDS = 256, BYTES = WORDS * 4, QUEUES = 4, READERS = 24 };

typedef struct block {
    void *usm;
    ur_mem_handle_t mem;
    uint32_t model[WORDS];
    ur_event_handle_t write; /* NULL: nothing to wait for */
    int write_queue;
    ur_event_handle_t reads[READERS];
    int read_queues[READERS];
    uint32_t read_count;
} block;

typedef struct graph {
    bool async, usm;
    ur_usm_type_t type;
    ur_queue_handle_t queues[QUEUES];
    bool in_order[QUEUES];
    ur_kernel_handle_t affine, affine_to;
    block blocks[BLOCKS];
    uint64_t random;
    ur_event_handle_t wait[2 * READERS + 8];
    uint32_t wait_count;
} graph;

static void need(graph *g, ur_event_handle_t event, int event_queue, int queue) {
    if (!event || (event_queue == queue && g->in_order[queue])) {
        return;
    }
    g->wait[g->wait_count++] = event;
}

static void will_read(graph *g, block *b, int queue) {
    need(g, b->write, b->write_queue, queue);
}

static void will_write(graph *g, block *b, int queue) {
    need(g, b->write, b->write_queue, queue);
    for (uint32_t i = 0; i < b->read_count; ++i) {
        need(g, b->reads[i], b->read_queues[i], queue);
    }
}

static void did_read(block *b, ur_event_handle_t event, int queue) {
    if (b->read_count == READERS) {
        /* an event waited for needs no place any more */
        UR(urEventWait(READERS, b->reads));
        b->read_count = 0;
    }
    b->reads[b->read_count] = event;
    b->read_queues[b->read_count++] = queue;
}

static void did_write(block *b, ur_event_handle_t event, int queue) {
    b->write = event;
    b->write_queue = queue;
    b->read_count = 0;
}

static const ur_event_handle_t *list(const graph *g) {
    return g->wait_count ? g->wait : NULL;
}

static uint32_t pick(graph *g, uint32_t below) {
    return (uint32_t)(conf_random(&g->random) >> 33) % below;
}

static void fill(graph *g, block *b, int q) {
    uint32_t value = pick(g, 1u << 30);
    ur_event_handle_t event = NULL;
    g->wait_count = 0;
    will_write(g, b, q);
    if (g->usm) {
        UR(urEnqueueUSMFill(g->queues[q], b->usm, 4, &value, BYTES, g->wait_count, list(g),
                            &event));
    } else {
        UR(urEnqueueMemBufferFill(g->queues[q], b->mem, &value, 4, 0, BYTES, g->wait_count, list(g),
                                  &event));
    }
    did_write(b, conf_event(event), q);
    for (uint32_t i = 0; i < WORDS; ++i) {
        b->model[i] = value;
    }
}

static void copy(graph *g, block *from, block *to, int q) {
    uint32_t first = pick(g, WORDS), count = 1 + pick(g, WORDS - first),
             at = pick(g, WORDS - count + 1);
    ur_event_handle_t event = NULL;
    g->wait_count = 0;
    will_read(g, from, q);
    will_write(g, to, q);
    if (g->usm) {
        UR(urEnqueueUSMMemcpy(g->queues[q], false, (char *)to->usm + 4 * at,
                              (char *)from->usm + 4 * first, 4 * count, g->wait_count, list(g),
                              &event));
    } else {
        UR(urEnqueueMemBufferCopy(g->queues[q], from->mem, to->mem, 4 * first, 4 * at, 4 * count,
                                  g->wait_count, list(g), &event));
    }
    conf_event(event);
    did_read(from, event, q);
    did_write(to, event, q);
    memcpy(to->model + at, from->model + first, 4 * count);
}

static void step_in_place(graph *g, block *b, int q) {
    uint32_t factor = 1 + 2 * pick(g, 100), term = pick(g, 1000);
    ur_event_handle_t event = NULL;
    g->wait_count = 0;
    will_write(g, b, q);
    conf_arg args[3] = {g->usm ? conf_arg_pointer(0, b->usm) : conf_arg_mem(0, b->mem),
                        conf_arg_value(1, 4, &factor), conf_arg_value(2, 4, &term)};
    conf_launch(g->queues[q], g->affine, WORDS, args, 3, g->wait_count, list(g), &event);
    did_write(b, conf_event(event), q);
    for (uint32_t i = 0; i < WORDS; ++i) {
        b->model[i] = b->model[i] * factor + term;
    }
}

static void step_to(graph *g, block *from, block *to, int q) {
    uint32_t factor = 1 + 2 * pick(g, 100), term = pick(g, 1000);
    ur_event_handle_t event = NULL;
    g->wait_count = 0;
    will_read(g, from, q);
    will_write(g, to, q);
    conf_arg args[4] = {g->usm ? conf_arg_pointer(0, from->usm) : conf_arg_mem(0, from->mem),
                        g->usm ? conf_arg_pointer(1, to->usm) : conf_arg_mem(1, to->mem),
                        conf_arg_value(2, 4, &factor), conf_arg_value(3, 4, &term)};
    conf_launch(g->queues[q], g->affine_to, WORDS, args, 4, g->wait_count, list(g), &event);
    conf_event(event);
    did_read(from, event, q);
    did_write(to, event, q);
    for (uint32_t i = 0; i < WORDS; ++i) {
        to->model[i] = from->model[i] * factor + term;
    }
}

/* Frees the block and allocates it anew, both as commands. */
static void renew(graph *g, block *b, int q) {
    ur_event_handle_t event = NULL;
    if (b->usm) {
        g->wait_count = 0;
        will_write(g, b, q);
        UR(urEnqueueUSMFreeExp(g->queues[q], NULL, b->usm, g->wait_count, list(g),
                               pick(g, 2) ? &event : NULL));
        if (event) {
            conf_event(event);
        }
        b->usm = NULL;
    }
    int next = (int)pick(g, QUEUES);
    bool after = event && pick(g, 2);
    event = after ? event : NULL;
    ur_event_handle_t made = NULL;
    const ur_event_handle_t *wait = event ? &event : NULL;
    if (g->type == UR_USM_TYPE_HOST) {
        UR(urEnqueueUSMHostAllocExp(g->queues[next], NULL, BYTES, NULL, after, wait, &b->usm,
                                    &made));
    } else if (g->type == UR_USM_TYPE_SHARED) {
        UR(urEnqueueUSMSharedAllocExp(g->queues[next], NULL, BYTES, NULL, after, wait, &b->usm,
                                      &made));
    } else {
        UR(urEnqueueUSMDeviceAllocExp(g->queues[next], NULL, BYTES, NULL, after, wait, &b->usm,
                                      &made));
    }
    did_write(b, conf_event(made), next);
    fill(g, b, (int)pick(g, QUEUES));
}

static void check(graph *g) {
    uint32_t *out = conf_alloc(BYTES);
    for (int i = 0; i < QUEUES; ++i) {
        UR(urQueueFinish(g->queues[i]));
    }
    for (int i = 0; i < BLOCKS; ++i) {
        block *b = &g->blocks[i];
        if (g->usm) {
            UR(urEnqueueUSMMemcpy(g->queues[0], true, out, b->usm, BYTES, 0, NULL, NULL));
        } else {
            UR(urEnqueueMemBufferRead(g->queues[0], b->mem, true, 0, BYTES, out, 0, NULL, NULL));
        }
        for (uint32_t k = 0; k < WORDS; ++k) {
            CHECK_MSG(out[k] == b->model[k],
                      "seed %" PRIu64 ": word %u of block %d is 0x%x, the model has 0x%x",
                      conf_seed(), k, i, out[k], b->model[k]);
        }
    }
    if (g->async) {
        for (int i = 0; i < BLOCKS; ++i) {
            UR(urEnqueueUSMFreeExp(g->queues[0], NULL, g->blocks[i].usm, 0, NULL, NULL));
        }
        UR(urQueueFinish(g->queues[0]));
    }
}

static void run(bool usm, bool async, int mix, uint32_t steps) {
    static graph g;
    memset(&g, 0, sizeof g);
    g.usm = usm;
    g.async = async;
    if (async) {
        NEED(UR_DEVICE_INFO_ASYNC_USM_ALLOCATIONS_SUPPORT_EXP);
    }
    if (usm) {
        g.type = conf_usm_type();
    }
    if (mix) {
        conf_need_out_of_order();
    }
    g.affine = conf_kernel("basic", "affine");
    g.affine_to = conf_kernel("basic", "affine_to");
    g.random = conf_seed() * 7919 + (uint64_t)(usm + 2 * async + 4 * mix);
    for (int i = 0; i < QUEUES; ++i) {
        g.in_order[i] = mix == 0 || (mix == 2 && i % 2 == 0);
        g.queues[i] = conf_queue(g.in_order[i] ? 0 : UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE);
    }
    for (int i = 0; i < BLOCKS; ++i) {
        block *b = &g.blocks[i];
        if (async) {
            renew(&g, b, (int)pick(&g, QUEUES));
            continue;
        }
        if (usm) {
            b->usm = conf_usm(g.type, BYTES);
        } else {
            b->mem = conf_buffer(BYTES);
        }
        fill(&g, b, (int)pick(&g, QUEUES));
    }
    for (uint32_t i = 0; i < steps; ++i) {
        int q = (int)pick(&g, QUEUES);
        block *a = &g.blocks[pick(&g, BLOCKS)], *b = &g.blocks[pick(&g, BLOCKS)];
        switch (pick(&g, async ? 10 : 8)) {
        case 0:
            fill(&g, a, q);
            break;
        case 1:
        case 2:
        case 3:
            if (a != b) {
                copy(&g, a, b, q);
            }
            break;
        case 4:
        case 5:
            step_in_place(&g, a, q);
            break;
        case 6:
        case 7:
            if (a != b) {
                step_to(&g, a, b, q);
            }
            break;
        default:
            renew(&g, a, q);
            break;
        }
        if (i % 50 == 49) {
            for (int k = 0; k < QUEUES; ++k) {
                UR(urQueueFlush(g.queues[k]));
            }
        }
    }
    check(&g);
}

TEST(buffers_in_order) {
    run(false, false, 0, 300);
}

TEST(buffers_out_of_order) {
    run(false, false, 1, 300);
}

TEST(buffers_mixed) {
    run(false, false, 2, 300);
}

TEST(usm_in_order) {
    run(true, false, 0, 300);
}

TEST(usm_out_of_order) {
    run(true, false, 1, 300);
}

TEST(usm_mixed) {
    run(true, false, 2, 300);
}

TEST(async_in_order) {
    run(true, true, 0, 300);
}

TEST(async_out_of_order) {
    run(true, true, 1, 300);
}

TEST(async_mixed) {
    run(true, true, 2, 300);
}

#define ENTRIES(more) "urEnqueueKernelLaunchWithArgsExp " more
static const conf_test tests[] = {
    CONF_TEST(buffers_in_order, ENTRIES("urEnqueueMemBufferFill urEnqueueMemBufferCopy"),
              "random graph of buffers on in-order queues"),
    CONF_TEST(buffers_out_of_order, ENTRIES("urEnqueueMemBufferFill urEnqueueMemBufferCopy"),
              "random graph of buffers on out-of-order queues"),
    CONF_TEST(buffers_mixed, ENTRIES("urEnqueueMemBufferFill urEnqueueMemBufferCopy"),
              "random graph of buffers on queues of both kinds"),
    CONF_TEST(usm_in_order, ENTRIES("urEnqueueUSMFill urEnqueueUSMMemcpy"),
              "random graph of USM on in-order queues"),
    CONF_TEST(usm_out_of_order, ENTRIES("urEnqueueUSMFill urEnqueueUSMMemcpy"),
              "random graph of USM on out-of-order queues"),
    CONF_TEST(usm_mixed, ENTRIES("urEnqueueUSMFill urEnqueueUSMMemcpy"),
              "random graph of USM on queues of both kinds"),
    CONF_TEST(async_in_order, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "random graph with allocations and frees on in-order queues"),
    CONF_TEST(async_out_of_order, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "random graph with allocations and frees on out-of-order queues"),
    CONF_TEST(async_mixed, "urEnqueueUSMDeviceAllocExp urEnqueueUSMFreeExp",
              "random graph with allocations and frees on queues of both kinds"),
};

int main(int argc, char **argv) {
    conf_suite suite = {"graph", tests, CONF_COUNT(tests), false};
    return conf_main(argc, argv, &suite);
}
