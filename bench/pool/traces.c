#include "traces.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

const char *const trace_names[] = {"training", "inference", "ode",  "arrays",
                                   "mesh",     "vision",    "llama"};
const int trace_name_count = 7;

/* A trace under construction. */
typedef struct maker {
    trace_t trace;
    size_t room;
    uint32_t step;
    uint64_t rng;
} maker_t;

static uint64_t next(maker_t *m) {
    uint64_t x = m->rng += 0x9e3779b97f4a7c15u;
    x = (x ^ x >> 30) * 0xbf58476d1ce4e5b9u;
    x = (x ^ x >> 27) * 0x94d049bb133111ebu;
    return x ^ x >> 31;
}

static size_t between(maker_t *m, size_t low, size_t high) {
    return low + next(m) % (high - low + 1);
}

static void push(maker_t *m, trace_op_t op) {
    if (m->trace.count == m->room) {
        m->room = m->room ? m->room * 2 : 1024;
        m->trace.ops = realloc(m->trace.ops, m->room * sizeof(*m->trace.ops));
        if (!m->trace.ops) {
            abort();
        }
    }
    m->trace.ops[m->trace.count++] = op;
}

static uint32_t take(maker_t *m, size_t size) {
    uint32_t id = m->trace.ids++;
    push(m, (trace_op_t){.id = id, .step = m->step, .size = size ? size : 1});
    return id;
}

static void give(maker_t *m, uint32_t id) {
    push(m, (trace_op_t){.id = id, .step = m->step});
}

/* A transformer trained with batches of varying length: weights stay, activations live from the
 * forward to the backward pass, temporaries for one layer. */
static void training(maker_t *m) {
    enum { LAYERS = 12, KEPT = 7 };
    size_t width = 768;
    uint32_t weights[LAYERS * 6];
    for (int l = 0; l < LAYERS; ++l) {
        for (int w = 0; w < 6; ++w) {
            static const int share[] = {3, 1, 4, 4, 0, 0};
            weights[l * 6 + w] =
                take(m, share[w] ? width * width * 4 * (size_t)share[w] : width * 4);
        }
    }
    for (m->step = 1; m->step <= 60; ++m->step) {
        size_t batch = 8;
        size_t length = between(m, 64, 512);
        size_t tokens = batch * length;
        uint32_t kept[LAYERS][KEPT];
        uint32_t input = take(m, tokens * 8);
        for (int l = 0; l < LAYERS; ++l) {
            size_t row = tokens * width * 2;
            size_t score = batch * 12 * length * length * 2;
            const size_t sizes[KEPT] = {row, row * 3, score, row, row * 4, row, tokens * 8};
            for (int k = 0; k < KEPT; ++k) {
                uint32_t temporary = take(m, k == 2 ? score : row);
                kept[l][k] = take(m, sizes[k]);
                give(m, temporary);
            }
        }
        uint32_t logits = take(m, tokens * 32000 / 4 * 2);
        uint32_t loss = take(m, 4);
        uint32_t gradient = take(m, tokens * width * 2);
        give(m, logits);
        for (int l = LAYERS; l-- > 0;) {
            for (int k = KEPT; k-- > 0;) {
                uint32_t next_gradient = take(m, tokens * width * 2 * (k == 4 ? 4 : 1));
                give(m, kept[l][k]);
                give(m, gradient);
                gradient = next_gradient;
            }
        }
        give(m, gradient);
        give(m, loss);
        give(m, input);
    }
    for (int i = 0; i < LAYERS * 6; ++i) {
        give(m, weights[i]);
    }
}

/* Requests of different length come and go; each holds a cache that grows by pages, and needs
 * short-lived buffers. */
static void inference(maker_t *m) {
    enum { SLOTS = 24, PAGES = 64 };
    uint32_t pages[SLOTS][PAGES];
    size_t held[SLOTS] = {0};
    size_t wanted[SLOTS] = {0};
    uint32_t weights = take(m, (size_t)400 << 20);
    for (m->step = 1; m->step <= 1500; ++m->step) {
        for (int s = 0; s < SLOTS; ++s) {
            if (held[s] == wanted[s]) {
                for (size_t p = 0; p < held[s]; ++p) {
                    give(m, pages[s][p]);
                }
                held[s] = 0;
                wanted[s] = between(m, 2, PAGES);
                uint32_t prompt = take(m, between(m, 16, 2048) * 4096 * 2); /* prefill */
                give(m, prompt);
            }
            if (next(m) % 4 == 0) {
                pages[s][held[s]++] = take(m, 16 * 2 * 32 * 128 * 2 * 2); /* 16 tokens */
            }
        }
        uint32_t hidden = take(m, SLOTS * 4096 * 2);
        uint32_t scores = take(m, SLOTS * between(m, 100, 1000) * 32 * 4);
        uint32_t logits = take(m, SLOTS * 32000 * 4);
        give(m, hidden);
        give(m, scores);
        uint32_t sampled = take(m, SLOTS * 4);
        give(m, logits);
        give(m, sampled);
    }
    for (int s = 0; s < SLOTS; ++s) {
        for (size_t p = 0; p < held[s]; ++p) {
            give(m, pages[s][p]);
        }
    }
    give(m, weights);
}

/* An adaptive Runge-Kutta solver over ensembles of different size: stages, error estimates,
 * rejected steps, results kept until the ensemble is done. */
static void ode(maker_t *m) {
    enum { STAGES = 7, KEPT = 200 };
    for (m->step = 1; m->step <= 40; ++m->step) {
        size_t state = between(m, 1000, 400000) * 8;
        uint32_t y = take(m, state);
        uint32_t kept[KEPT];
        size_t kept_count = 0;
        for (int i = 0; i < 150; ++i) {
            uint32_t k[STAGES];
            for (int s = 0; s < STAGES; ++s) {
                uint32_t argument = take(m, state);
                k[s] = take(m, state);
                give(m, argument);
            }
            uint32_t error = take(m, state);
            uint32_t norm = take(m, 8);
            bool accept = next(m) % 5 != 0;
            uint32_t fresh = take(m, state);
            for (int s = 0; s < STAGES; ++s) {
                give(m, k[s]);
            }
            give(m, error);
            give(m, norm);
            if (accept && i % 10 == 0 && kept_count < KEPT) {
                kept[kept_count++] = y;
                y = fresh;
            } else if (accept) {
                give(m, y);
                y = fresh;
            } else {
                give(m, fresh);
            }
        }
        give(m, y);
        for (size_t i = 0; i < kept_count; ++i) {
            give(m, kept[i]);
        }
    }
}

/* Interactive array work: expressions with temporaries, named results of all sizes that are dropped
 * in any order. */
static void arrays(maker_t *m) {
    enum { NAMED = 48 };
    uint32_t named[NAMED];
    int count = 0;
    for (m->step = 1; m->step <= 4000; ++m->step) {
        size_t elements = (size_t)1 << between(m, 3, 21);
        elements += next(m) % elements;
        size_t bytes = elements * (next(m) & 1 ? 4 : 8);
        uint32_t a = take(m, bytes);
        uint32_t b = take(m, bytes);
        uint32_t c = take(m, bytes / 2);
        give(m, a);
        uint32_t reduced = take(m, next(m) % 2 ? 8 : elements / 64 * 8);
        give(m, c);
        give(m, reduced);
        if (count == NAMED || (count && next(m) % 8 == 0)) {
            int at = (int)(next(m) % (unsigned)count);
            give(m, named[at]);
            named[at] = named[--count];
        }
        if (next(m) % 3 == 0 && count < NAMED) {
            named[count++] = b;
        } else {
            give(m, b);
        }
    }
    while (count > 0) {
        give(m, named[--count]);
    }
}

/* A refined mesh: patches of three sizes appear and vanish, each with fields and halos. */
static void mesh(maker_t *m) {
    enum { PATCHES = 300, FIELDS = 4 };
    uint32_t fields[PATCHES][FIELDS];
    int count = 0;
    for (m->step = 1; m->step <= 400; ++m->step) {
        int target =
            150 + (int)(140 * (m->step % 100 < 50 ? m->step % 50 : 50 - m->step % 50) / 50);
        while (count < target) {
            size_t side = 16u << next(m) % 3;
            for (int f = 0; f < FIELDS; ++f) {
                fields[count][f] = take(m, (side + 4) * (side + 4) * (side + 4) * 8);
            }
            ++count;
        }
        while (count > target) {
            int at = (int)(next(m) % (unsigned)count);
            for (int f = 0; f < FIELDS; ++f) {
                give(m, fields[at][f]);
            }
            --count;
            memcpy(fields[at], fields[count], sizeof(fields[at]));
        }
        for (int h = 0; h < 20; ++h) {
            uint32_t halo = take(m, between(m, 20, 68) * 68 * 4 * 8);
            uint32_t flux = take(m, 36 * 36 * 36 * 8);
            give(m, halo);
            give(m, flux);
        }
    }
    while (count > 0) {
        --count;
        for (int f = 0; f < FIELDS; ++f) {
            give(m, fields[count][f]);
        }
    }
}

/* A convolutional network on images of changing size, with workspaces. */
static void vision(maker_t *m) {
    enum { LAYERS = 20 };
    for (m->step = 1; m->step <= 120; ++m->step) {
        size_t side = between(m, 10, 40) * 16;
        size_t batch = between(m, 1, 4);
        uint32_t maps[LAYERS];
        for (int l = 0; l < LAYERS; ++l) {
            size_t s = side >> l / 4;
            size_t channels = (size_t)32 << l / 4;
            uint32_t workspace = take(m, batch * s * s * 9 * 4 + between(m, 0, 1 << 20));
            maps[l] = take(m, batch * s * s * channels * 2);
            give(m, workspace);
            if (l % 4 == 1) { /* only skips are kept */
                give(m, maps[l]);
                maps[l] = take(m, 512);
            }
        }
        uint32_t boxes = take(m, between(m, 1, 300) * 24);
        for (int l = LAYERS; l-- > 0;) {
            uint32_t merged = take(m, batch * (side >> l / 4) * (side >> l / 4) * 32 * 2);
            give(m, maps[l]);
            give(m, merged);
        }
        give(m, boxes);
    }
}

/* llama.cpp's SYCL backend (cyllama-sycl 0.7.0) with the model `small` of test/client/llama.py:
 * contexts of 2,048 to 16,384 tokens, two of which stay while a third is used. Recorded with
 * recorded.py. */
static void llama(maker_t *m) {
    static const struct {
        size_t size;     /* 0: a free */
        uint32_t number; /* of the step; or of the allocation that is freed */
    } rows[] = {
#include "llama.inc"
    };
    for (size_t i = 0; i < sizeof(rows) / sizeof(rows[0]); ++i) {
        if (rows[i].size) {
            m->step = rows[i].number;
            (void)take(m, rows[i].size);
        } else {
            give(m, rows[i].number);
        }
    }
}

trace_t trace_make(const char *name, uint64_t seed) {
    static void (*const makers[])(maker_t *) = {training, inference, ode,  arrays,
                                                mesh,     vision,    llama};
    maker_t m = {.trace = {.name = name}, .rng = seed * 1000003 + 17};
    for (int i = 0; i < trace_name_count; ++i) {
        if (!strcmp(name, trace_names[i])) {
            makers[i](&m);
            return m.trace;
        }
    }
    fprintf(stderr, "no trace named %s\n", name);
    exit(2);
}

void trace_free(trace_t *trace) {
    free(trace->ops);
    trace->ops = NULL;
}
