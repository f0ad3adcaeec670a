/* Packets of the copy engines (SDMA 4): linear copies and fills, fences, traps, waits, atomics and
 * times, as the kernel's driver has them in vega10_sdma_pkt_open.h. */
#include <string.h>

#include "internal.h"

enum { NOP, COPY, FENCE = 5, TRAP = 6, POLL = 8, ATOMIC = 10, FILL = 11, TIME = 13, CACHES = 17 };
enum { COPY_BOX = 4 };

static uint64_t address_in(const uint32_t *words) {
    return words[0] | (uint64_t)words[1] << 32;
}

static void *place(const uint32_t *words) {
    return (void *)(uintptr_t)address_in(words);
}

static bool compare(uint32_t function, uint32_t a, uint32_t b) {
    switch (function) {
    case 0:
        return true;
    case 1:
        return a < b;
    case 2:
        return a <= b;
    case 3:
        return a == b;
    case 4:
        return a != b;
    case 5:
        return a >= b;
    default:
        return a > b;
    }
}

static void poll_memory(struct queue *queue, const uint32_t *p) {
    const uint32_t *where = place(p + 1);
    unsigned idle = 0;
    if (!(p[0] >> 31)) {
        return; /* a register's flush */
    }
    while (!queue->stops &&
           !compare(p[0] >> 28 & 7, __atomic_load_n(where, __ATOMIC_SEQ_CST) & p[4], p[3])) {
        queue_pause(&idle);
    }
}

static void fill(const uint32_t *p) {
    uint8_t *to = place(p + 1);
    uint64_t size = (p[4] & 0x3fffffff) + 1ULL;
    for (uint64_t at = 0; at < size; at += 4) {
        memcpy(to + at, &p[3], size - at < 4 ? size - at : 4);
    }
}

struct side {
    uint8_t *base;
    uint64_t row, slice; /* bytes */
};

/* Of four words: an address, offsets, and pitches less 1. */
static struct side side_of(const uint32_t *p, uint32_t element) {
    struct side side = {.row = ((p[3] >> 13) + 1ULL) * element,
                        .slice = ((p[4] & 0xfffffff) + 1ULL) * element};
    uint64_t x = p[2] & 0x3fff, y = p[2] >> 16 & 0x3fff, z = p[3] & 0x7ff;
    side.base = (uint8_t *)place(p) + x * element + y * side.row + z * side.slice;
    return side;
}

static void copy_box(const uint32_t *p) {
    uint32_t element = 1U << (p[0] >> 29);
    struct side from = side_of(p + 1, element), to = side_of(p + 6, element);
    uint64_t width = ((p[11] & 0x3fff) + 1ULL) * element;
    for (uint32_t z = 0; z <= (p[12] & 0x7ff); ++z) {
        for (uint32_t y = 0; y <= (p[11] >> 16 & 0x3fff); ++y) {
            memmove(to.base + z * to.slice + y * to.row, from.base + z * from.slice + y * from.row,
                    width);
        }
    }
}

/* The packet's length in words. */
static uint32_t run(struct queue *queue, const uint32_t *p) {
    uint32_t operation = p[0] & 0xff, kind = p[0] >> 8 & 0xff;
    void *to = place(p + 1);
    say(4, "copy engine: packet %u, %u", operation, kind);
    switch (operation) {
    case NOP:
        return 1 + (p[0] >> 16 & 0x3fff);
    case COPY:
        if (kind == COPY_BOX) {
            copy_box(p);
            return 13;
        }
        if (kind != 0) {
            say(0, "a copy of kind %u is not run", kind);
        }
        memmove(place(p + 5), place(p + 3), (p[1] & 0x3fffffff) + 1ULL);
        return 7;
    case FENCE:
        __atomic_store_n((uint32_t *)to, p[3], __ATOMIC_SEQ_CST);
        return 4;
    case TRAP:
        event_set(p[1] & 0xfffffff, true);
        return 2;
    case POLL:
        poll_memory(queue, p);
        return 6;
    case ATOMIC: /* of signals: adds */
        __atomic_add_fetch((uint64_t *)to, address_in(p + 3), __ATOMIC_SEQ_CST);
        return 8;
    case FILL:
        fill(p);
        return 5;
    case TIME:
        __atomic_store_n((uint64_t *)to, device_ticks(), __ATOMIC_SEQ_CST);
        return 3;
    case CACHES:
        return 6;
    default:
        say(0, "the copy engine has no packet %u, %u", operation, kind);
        return 1;
    }
}

/* Places are in bytes, counted on. */
void *copies_run(void *argument) {
    struct queue *queue = argument;
    uint64_t at = *queue->read;
    unsigned idle = 0;
    while (!queue->stops) {
        if (*queue->doorbell <= at) {
            queue_pause(&idle);
            continue;
        }
        idle = 0;
        at += 4 * run(queue, (const uint32_t *)(uintptr_t)(queue->ring + at % queue->size));
        __atomic_store_n((uint64_t *)queue->read, at, __ATOMIC_RELEASE);
    }
    return NULL;
}
