/* Packets of HSA's architected queueing language (HSA Platform System Architecture
 * Specification 1.2, 2.9), and AMD's own that waits for a value. */
#include <string.h>

#include "internal.h"

enum { VENDOR, INVALID, DISPATCH, BARRIER_AND, AGENT, BARRIER_OR };
enum { PACKET = 64, BARRIER_VALUE = 2 };

/* amd_signal_t: a signal is the address of one. */
struct signal {
    int64_t kind;
    int64_t value;
    uint64_t mailbox; /* of its event */
    uint32_t event, pad;
    uint64_t started, ended;
};

static uint64_t word(const uint8_t *packet, size_t at) {
    uint64_t value;
    memcpy(&value, packet + at, sizeof(value));
    return value;
}

static uint32_t half(const uint8_t *packet, size_t at) {
    uint32_t value;
    memcpy(&value, packet + at, sizeof(value));
    return value;
}

static uint32_t quarter(const uint8_t *packet, size_t at) {
    uint16_t value;
    memcpy(&value, packet + at, sizeof(value));
    return value;
}

static void complete(uint64_t address, uint64_t started) {
    struct signal *signal = (void *)(uintptr_t)address;
    if (!signal) {
        return;
    }
    signal->started = started;
    signal->ended = device_ticks();
    __atomic_sub_fetch(&signal->value, 1, __ATOMIC_SEQ_CST);
    if (signal->mailbox) {
        __atomic_store_n((uint64_t *)(uintptr_t)signal->mailbox, signal->event, __ATOMIC_SEQ_CST);
        event_set(signal->event, true);
    }
}

static int64_t value_of(uint64_t signal) {
    return __atomic_load_n(&((struct signal *)(uintptr_t)signal)->value, __ATOMIC_SEQ_CST);
}

static bool is_met(const uint8_t *packet, bool all) {
    bool any = false, met = all;
    for (size_t at = 8; at < 48; at += 8) {
        if (word(packet, at)) {
            bool zero = value_of(word(packet, at)) == 0;
            any = true;
            met = all ? met && zero : met || zero;
        }
    }
    return met || !any;
}

static bool compare(uint32_t condition, int64_t a, int64_t b) {
    switch (condition) {
    case 0:
        return a == b;
    case 1:
        return a != b;
    case 2:
        return a < b;
    default:
        return a >= b;
    }
}

static bool has_value(const uint8_t *packet) {
    uint64_t signal = word(packet, 8);
    return !signal || compare(half(packet, 32), value_of(signal) & (int64_t)word(packet, 24),
                              (int64_t)word(packet, 16));
}

static void dispatch(const uint8_t *packet) {
    struct dispatch dispatch = {.descriptor = word(packet, 32),
                                .arguments = (const void *)(uintptr_t)word(packet, 40),
                                .dimensions = quarter(packet, 2) & 3,
                                .shared = half(packet, 28)};
    for (uint32_t i = 0; i < 3; ++i) {
        uint32_t local = quarter(packet, 4 + 2 * i);
        dispatch.local[i] = local ? local : 1;
        dispatch.grid[i] = half(packet, 12 + 4 * i);
        dispatch.groups[i] = (dispatch.grid[i] + dispatch.local[i] - 1) / dispatch.local[i];
    }
    kernel_run(&dispatch);
}

static void run(struct queue *queue, const uint8_t *packet) {
    uint64_t started = device_ticks();
    uint32_t kind = packet[0];
    unsigned idle = 0;
    say(4, "packet of kind %u, format %u", kind, packet[2]);
    switch (kind) {
    case DISPATCH:
        dispatch(packet);
        break;
    case BARRIER_AND:
    case BARRIER_OR:
        while (!is_met(packet, kind == BARRIER_AND) && !queue->stops) {
            queue_pause(&idle);
        }
        started = device_ticks();
        break;
    case VENDOR:
        while (packet[2] == BARRIER_VALUE && !has_value(packet) && !queue->stops) {
            queue_pause(&idle);
        }
        if (packet[2] != BARRIER_VALUE) {
            say(1, "a packet of AMD's own, format %u, is passed over", packet[2]);
        }
        break;
    default:
        say(0, "there is no packet of kind %u", kind);
    }
    complete(word(packet, 56), started);
}

void *packets_run(void *argument) {
    struct queue *queue = argument;
    uint64_t count = queue->size / PACKET, at = *queue->read;
    unsigned idle = 0;
    while (!queue->stops) {
        uint8_t *packet = (uint8_t *)(uintptr_t)queue->ring + at % count * PACKET;
        uint16_t header = __atomic_load_n((uint16_t *)(void *)packet, __ATOMIC_ACQUIRE);
        if ((header & 0xff) == INVALID || *queue->write <= at) {
            queue_pause(&idle);
            continue;
        }
        idle = 0;
        uint8_t copy[PACKET];
        memcpy(copy, packet, sizeof(copy));
        run(queue, copy);
        __atomic_store_n((uint16_t *)(void *)packet, INVALID, __ATOMIC_RELEASE);
        __atomic_store_n((uint64_t *)queue->read, ++at, __ATOMIC_RELEASE);
    }
    return NULL;
}
