/* What a batch buffer has: commands of the streamer (MI), of the blitter, and of the 3D and compute
 * front ends, as Intel's Programmer's Reference Manuals describe them (volume 2a, of Tiger Lake,
 * Alchemist, Ponte Vecchio and Battlemage). */
#include "internal.h"

#include <sched.h>
#include <string.h>
#include <time.h>

enum { TYPE_MI = 0, TYPE_BLITTER = 2, TYPE_RENDER = 3, TYPE_EXTENDED = 5 };

enum {
    MI_SET_PREDICATE = 0x01,
    MI_BATCH_BUFFER_END = 0x0a,
    MI_FIRST_LONG = 0x10, /* those before it are one word */
    MI_MATH = 0x1a,
    MI_SEMAPHORE_WAIT = 0x1c,
    MI_STORE_DATA_IMM = 0x20,
    MI_LOAD_REGISTER_IMM = 0x22,
    MI_STORE_REGISTER_MEM = 0x24,
    MI_FLUSH_DW = 0x26,
    MI_REPORT_PERF_COUNT = 0x28,
    MI_LOAD_REGISTER_MEM = 0x29,
    MI_LOAD_REGISTER_REG = 0x2a,
    MI_COPY_MEM_MEM = 0x2e,
    MI_ATOMIC = 0x2f,
    MI_BATCH_BUFFER_START = 0x31,
    MI_CONDITIONAL_END = 0x36,
};

enum {
    BLT_BLOCK_COPY = 0x41,
    BLT_FAST_COLOR = 0x44,
    BLT_MEM_COPY = 0x5a,
    BLT_MEM_SET = 0x5b,
};

enum {
    PIPE_CONTROL = 0x7a00,
    STATE_BASE_ADDRESS = 0x6101,
    MEDIA_INTERFACE_DESCRIPTOR_LOAD = 0x7002,
    GPGPU_WALKER = 0x7105,
};

/* Offsets of the engine's registers. */
enum {
    TIMESTAMP = 0x358,
    TIMESTAMP_HIGH = 0x35c,
    PREDICATE_2 = 0x3bc,
    PREDICATE_1 = 0x418,
    GENERAL = 0x600, /* sixteen of 8 bytes */
};

enum { POST_NONE = 0, POST_WRITE = 1, POST_TIMESTAMP = 3 };
enum { DEPTH = 8, POLLS_AT_ONCE = 200 };

static uint64_t address_in(const uint32_t *words) {
    return words[0] | (uint64_t)words[1] << 32;
}

/* Bits `first` to `last` of a word. */
static uint32_t bits(uint32_t word, unsigned first, unsigned last) {
    return word >> first & (uint32_t)((1ULL << (last - first + 1)) - 1);
}

static void *at(struct streamer *s, uint64_t address, uint64_t size) {
    void *host = space_at(s->space, address, size);
    if (!host) {
        say(0, "nothing is mapped at %#lx, %lu bytes, in space %u", address, size, s->space);
    }
    return host;
}

void streamer_store(struct streamer *s, uint64_t address, const void *value, size_t size) {
    void *host = at(s, address, size);
    uint64_t wide = 0;
    memcpy(&wide, value, size < sizeof(wide) ? size : sizeof(wide));
    say(4, "%#lx at %#lx, %zu bytes", wide, address, size);
    if (!host) {
        return;
    }
    if (size == 4 && address % 4 == 0) {
        __atomic_store_n((uint32_t *)host, (uint32_t)wide, __ATOMIC_SEQ_CST);
    } else if (size == 8 && address % 8 == 0) {
        __atomic_store_n((uint64_t *)host, wide, __ATOMIC_SEQ_CST);
    } else {
        memcpy(host, value, size);
    }
}

static void store_ticks(struct streamer *s, uint64_t address) {
    uint64_t ticks = device_ticks();
    streamer_store(s, address, &ticks, sizeof(ticks));
}

static uint32_t *register_at(struct streamer *s, uint32_t offset) {
    offset &= 0xffc;
    if (offset == TIMESTAMP) {
        uint64_t ticks = device_ticks();
        s->registers[TIMESTAMP / 4] = (uint32_t)ticks;
        s->registers[TIMESTAMP_HIGH / 4] = (uint32_t)(ticks >> 32);
    }
    return &s->registers[offset / 4];
}

static uint64_t general(const struct streamer *s, uint32_t number) {
    return address_in(&s->registers[GENERAL / 4 + number * 2]);
}

static void set_general(struct streamer *s, uint32_t number, uint64_t value) {
    s->registers[GENERAL / 4 + number * 2] = (uint32_t)value;
    s->registers[GENERAL / 4 + number * 2 + 1] = (uint32_t)(value >> 32);
}

static bool compare(uint32_t operation, uint64_t a, uint64_t b) {
    switch (operation) {
    case 0:
        return a > b;
    case 1:
        return a >= b;
    case 2:
        return a < b;
    case 3:
        return a <= b;
    case 4:
        return a == b;
    default:
        return a != b;
    }
}

/* ---- arithmetic ----------------------------------------------------------------------------- */

struct unit {
    uint64_t a, b, sum;
    bool is_zero, carries;
};

static uint64_t operand(const struct streamer *s, const struct unit *unit, uint32_t number) {
    enum { SUM = 0x31, ZERO = 0x32, CARRY = 0x33 };
    switch (number) {
    case SUM:
        return unit->sum;
    case ZERO:
        return unit->is_zero ? UINT64_MAX : 0;
    case CARRY:
        return unit->carries ? UINT64_MAX : 0;
    default:
        return number < 16 ? general(s, number) : 0;
    }
}

static bool calculate(struct unit *unit, uint32_t operation) {
    uint64_t a = unit->a, b = unit->b;
    switch (operation) {
    case 0x100:
        unit->sum = a + b;
        unit->carries = unit->sum < a;
        break;
    case 0x101:
        unit->sum = a - b;
        unit->carries = a < b;
        break;
    case 0x102:
        unit->sum = a & b;
        break;
    case 0x103:
        unit->sum = a | b;
        break;
    case 0x104:
        unit->sum = a ^ b;
        break;
    case 0x105:
        unit->sum = a << (b & 63);
        break;
    case 0x106:
        unit->sum = a >> (b & 63);
        break;
    default:
        return false;
    }
    unit->is_zero = unit->sum == 0;
    return true;
}

static void math(struct streamer *s, const uint32_t *words, uint32_t count) {
    enum { NO = 0, LAST_FENCE = 2, LOAD = 0x80, LOAD_NOT = 0x480, LOAD_0 = 0x81, LOAD_1 = 0x481 };
    enum { STORE = 0x180, STORE_NOT = 0x580, SOURCE_A = 0x20, LOAD_AT = 0x82, STORE_AT = 0x181 };
    struct unit unit = {0};
    const uint64_t *host;
    for (uint32_t i = 0; i < count; ++i) {
        uint32_t operation = words[i] >> 20, to = bits(words[i], 10, 19);
        uint64_t value = operand(s, &unit, bits(words[i], 0, 9));
        switch (operation) {
        case LOAD_NOT:
        case STORE_NOT:
            value = ~value;
            break;
        case LOAD_0:
            value = 0;
            break;
        case LOAD_1:
            value = UINT64_MAX;
            break;
        default:
            break;
        }
        if ((operation & 0xbfe) == LOAD) {
            *(to == SOURCE_A ? &unit.a : &unit.b) = value;
        } else if ((operation & 0xbff) == STORE) {
            if (to < 16) {
                set_general(s, to, value);
            }
        } else if (operation == LOAD_AT) {
            host = at(s, value, sizeof(*host));
            if (host && to < 16) {
                set_general(s, to, *host);
            }
        } else if (operation == STORE_AT) {
            streamer_store(s, operand(s, &unit, to), &value, sizeof(value));
        } else if (operation > LAST_FENCE && !calculate(&unit, operation)) {
            say(0, "arithmetic has no operation %#x", operation);
        }
    }
}

/* ---- commands of the streamer --------------------------------------------------------------- */

/* Until the value is as it shall be, or the queue goes. */
static bool wait_semaphore(struct streamer *s, const uint32_t *c) {
    bool is_register = c[0] & 1 << 16, is_indirect = c[0] & 1 << 17;
    uint32_t polls = 0;
    while (!s->stops) {
        uint32_t wanted = is_indirect ? *register_at(s, GENERAL) : c[1], value = 0;
        if (is_register) {
            value = *register_at(s, c[2]);
        } else {
            const uint32_t *host = space_at(s->space, address_in(&c[2]) & ~3ULL, 4);
            if (!host) {
                say(0, "a semaphore at %#lx is not mapped", address_in(&c[2]));
                return false;
            }
            value = __atomic_load_n(host, __ATOMIC_SEQ_CST);
        }
        if (compare(bits(c[0], 12, 14), value, wanted)) {
            return true;
        }
        if (++polls < POLLS_AT_ONCE) {
            sched_yield();
        } else {
            nanosleep(&(struct timespec){.tv_nsec = polls < 10 * POLLS_AT_ONCE ? 20000 : 200000},
                      NULL);
        }
        if (polls == 12000) {
            say(1, "a queue of class %u waits long for %#lx: %u, wants %u by comparison %u",
                s->engine_class, address_in(&c[2]), value, wanted, bits(c[0], 12, 14));
        }
    }
    return false;
}

static void atomic(struct streamer *s, const uint32_t *c, uint32_t length) {
    enum { MOVE = 4, INCREMENT = 5, DECREMENT = 6, ADD = 7, EXCHANGE_IF = 14, WIDE = 0x20 };
    uint32_t operation = bits(c[0], 8, 15);
    uint64_t first = length > 5 ? c[3] | (uint64_t)c[5] << 32 : 0;
    uint64_t second = length > 6 ? c[4] | (uint64_t)c[6] << 32 : 0;
    bool is_wide = operation & WIDE;
    void *host = at(s, address_in(&c[1]) & ~3ULL, is_wide ? 8 : 4);
    uint64_t *wide = host;
    uint32_t *narrow = host;
    if (!host) {
        return;
    }
    switch (operation & ~(uint32_t)WIDE) {
    case MOVE:
        streamer_store(s, address_in(&c[1]) & ~3ULL, &first, is_wide ? 8 : 4);
        return;
    case INCREMENT:
        first = 1;
        break;
    case DECREMENT:
        first = UINT64_MAX;
        break;
    case ADD:
        break;
    case EXCHANGE_IF:
        if (is_wide) {
            __atomic_compare_exchange_n(wide, &first, second, false, __ATOMIC_SEQ_CST,
                                        __ATOMIC_SEQ_CST);
            return;
        }
        __attribute__((fallthrough));
    default:
        say(0, "atomic operation %#x is not run", operation);
        return;
    }
    if (is_wide) {
        __atomic_add_fetch(wide, first, __ATOMIC_SEQ_CST);
    } else {
        __atomic_add_fetch(narrow, (uint32_t)first, __ATOMIC_SEQ_CST);
    }
}

static void set_predicate(struct streamer *s, uint32_t enable) {
    uint32_t first = s->registers[PREDICATE_1 / 4], second = s->registers[PREDICATE_2 / 4];
    s->skips = enable == 15 || (enable == 1 && !second) || (enable == 2 && second) ||
               (enable == 3 && !first) || (enable == 4 && first);
}

static void post(struct streamer *s, uint32_t operation, uint64_t address, const uint32_t *value) {
    if (operation == POST_WRITE) {
        streamer_store(s, address, value, 8);
    } else if (operation == POST_TIMESTAMP) {
        store_ticks(s, address);
    }
}

static void copy_word(struct streamer *s, uint64_t to, uint64_t from) {
    const uint32_t *host = at(s, from, 4);
    if (host) {
        streamer_store(s, to, host, 4);
    }
}

/* Those that neither jump nor wait. */
static void run_mi(struct streamer *s, const uint32_t *c, uint32_t length) {
    uint32_t operation = bits(c[0], 23, 28);
    const uint32_t *host;
    switch (operation) {
    case MI_SET_PREDICATE:
        set_predicate(s, c[0] & 15);
        break;
    case MI_MATH:
        math(s, c + 1, length - 1);
        break;
    case MI_STORE_DATA_IMM:
        streamer_store(s, address_in(&c[1]) & ~3ULL, &c[3], c[0] & 1 << 21 ? 8 : 4);
        break;
    case MI_LOAD_REGISTER_IMM:
        for (uint32_t i = 1; i + 1 < length; i += 2) {
            *register_at(s, c[i]) = c[i + 1];
        }
        break;
    case MI_STORE_REGISTER_MEM:
        if (!(c[0] & 1 << 21) || s->registers[PREDICATE_1 / 4]) {
            streamer_store(s, address_in(&c[2]) & ~3ULL, register_at(s, c[1]), 4);
        }
        break;
    case MI_LOAD_REGISTER_MEM:
        host = at(s, address_in(&c[2]) & ~3ULL, 4);
        if (host) {
            *register_at(s, c[1]) = *host;
        }
        break;
    case MI_LOAD_REGISTER_REG:
        *register_at(s, c[2]) = *register_at(s, c[1]);
        break;
    case MI_FLUSH_DW:
        post(s, bits(c[0], 14, 15), address_in(&c[1]) & ~7ULL, &c[3]);
        break;
    case MI_COPY_MEM_MEM:
        copy_word(s, address_in(&c[1]), address_in(&c[3]));
        break;
    case MI_ATOMIC:
        atomic(s, c, length);
        break;
    case MI_REPORT_PERF_COUNT:
        break;
    default: /* those of one word: arbitration, interrupts, the topology filter */
        if (operation >= MI_FIRST_LONG) {
            say(0, "MI command %#x is not run", operation);
        }
    }
}

/* ---- the blitter ---------------------------------------------------------------------------- */

/* Bytes that need not lie in one piece on the host. */
static void move(struct streamer *s, uint64_t to, uint64_t from, uint64_t size) {
    enum { PAGE = 4096 };
    while (size) {
        uint64_t part = size;
        void *source = space_at(s->space, from, part), *target = space_at(s->space, to, part);
        if (!source || !target) {
            uint64_t left = PAGE - from % PAGE, right = PAGE - to % PAGE;
            part = left < part ? left : part;
            part = right < part ? right : part;
            source = at(s, from, part);
            target = at(s, to, part);
        }
        if (source && target) {
            memmove(target, source, part);
        }
        to += part;
        from += part;
        size -= part;
    }
}

static const uint8_t color_sizes[8] = {1, 2, 4, 8, 12, 16, 1, 1};

static void copy_memory(struct streamer *s, const uint32_t *c) {
    uint64_t width = bits(c[1], 0, 23) + 1, from = address_in(&c[5]), to = address_in(&c[7]);
    bool is_linear = bits(c[0], 17, 18) == 0;
    if (is_linear) {
        move(s, to, from, width * (c[0] & 1 << 19 ? 256 : 1));
        return;
    }
    for (uint64_t y = 0; y <= bits(c[2], 0, 17); ++y) {
        move(s, to + y * (bits(c[4], 0, 17) + 1), from + y * (bits(c[3], 0, 17) + 1), width);
    }
}

static void set_memory(struct streamer *s, const uint32_t *c) {
    bool is_linear = bits(c[0], 17, 18) == 0;
    uint64_t width = bits(c[1], 0, 23) + 1, rows = is_linear ? 1 : bits(c[2], 0, 17) + 1;
    for (uint64_t y = 0; y < rows; ++y) {
        void *host = at(s, address_in(&c[4]) + y * (bits(c[3], 0, 17) + 1), width);
        if (host) {
            memset(host, (int)(c[6] >> 24), width);
        }
    }
}

static void copy_block(struct streamer *s, const uint32_t *c) {
    uint32_t size = color_sizes[bits(c[0], 19, 21)];
    uint64_t to_pitch = bits(c[1], 0, 17) + 1, from_pitch = bits(c[8], 0, 17) + 1;
    uint32_t x = bits(c[2], 0, 15), y = c[2] >> 16, end_x = bits(c[3], 0, 15), end_y = c[3] >> 16;
    uint64_t to = address_in(&c[4]) + y * to_pitch + (uint64_t)x * size;
    uint64_t from =
        address_in(&c[9]) + (c[7] >> 16) * from_pitch + (uint64_t)bits(c[7], 0, 15) * size;
    if (c[1] >> 30 || c[8] >> 30) {
        say(0, "a copy of tiles is not run");
        return;
    }
    for (; y < end_y; ++y, to += to_pitch, from += from_pitch) {
        move(s, to, from, (uint64_t)(end_x - x) * size);
    }
}

static void fill_block(struct streamer *s, const uint32_t *c) {
    uint32_t size = color_sizes[bits(c[0], 19, 21)];
    uint64_t pitch = bits(c[1], 0, 17) + 1;
    uint32_t x = bits(c[2], 0, 15), y = c[2] >> 16, end_x = bits(c[3], 0, 15), end_y = c[3] >> 16;
    for (; y < end_y; ++y) {
        char *host =
            at(s, address_in(&c[4]) + y * pitch + (uint64_t)x * size, (uint64_t)(end_x - x) * size);
        for (uint32_t i = 0; host && i < end_x - x; ++i) {
            memcpy(host + (uint64_t)i * size, &c[7], size);
        }
    }
}

static void run_blitter(struct streamer *s, const uint32_t *c) {
    switch (bits(c[0], 22, 28)) {
    case BLT_MEM_COPY:
        copy_memory(s, c);
        break;
    case BLT_MEM_SET:
        set_memory(s, c);
        break;
    case BLT_BLOCK_COPY:
        copy_block(s, c);
        break;
    case BLT_FAST_COLOR:
        fill_block(s, c);
        break;
    default:
        say(0, "blitter command %#x is not run", bits(c[0], 22, 28));
    }
}

/* ---- compute -------------------------------------------------------------------------------- */

static bool is_walker(uint32_t word) {
    return bits(word, 27, 28) == 2 && bits(word, 24, 26) == 2 && bits(word, 18, 23) == 2;
}

static const uint16_t slm[16] = {0, 1, 2, 4, 8, 16, 32, 64, 24, 48, 96, 128, 192, 256, 384, 0};

/* The descriptor of what is run begins a word later from the second generation of Xe on. */
static void run_walker(struct streamer *s, const uint32_t *c, uint32_t length) {
    enum { SHORT = 39 };
    const uint32_t *about = c + (length > SHORT ? 19 : 18), *after = about + 8;
    struct walk walk = {
        .kernel = s->instruction_base + (about[0] & ~63U),
        .inline_data = after + 5,
        .data = s->general_base + (c[3] & ~63U),
        .data_size = bits(c[2], 0, 16),
        .groups = {c[7], c[8], c[9]},
        .threads = bits(about[5], 0, 9),
        .mask = c[5],
        .slm = slm[bits(about[5], 16, 19)] * 1024U,
    };
    for (unsigned i = 0; i < 3; ++i) {
        walk.local[i] = bits(c[6], 10 * i, 10 * i + 9) + 1;
    }
    uint32_t operation = after[0] & 3;
    uint64_t address = address_in(&after[1]), times[4];
    times[0] = times[1] = device_ticks();
    kernel_run(s, &walk);
    times[2] = times[3] = device_ticks() + 1;
    if (operation != POST_TIMESTAMP) {
        post(s, operation, address, &after[3]);
    } else if (device()->major >= 20) {
        streamer_store(s, address, times, sizeof(times));
    } else {
        uint32_t narrow[4];
        for (unsigned i = 0; i < 4; ++i) {
            narrow[i] = (uint32_t)times[i];
        }
        streamer_store(s, address, narrow, sizeof(narrow));
    }
}

/* Sizes of a group, from the local ids of its hardware threads, which the driver writes: 16 bits
 * for each channel, a register or two for each dimension. Ones where it has none. */
static void sizes_of_ids(const uint16_t *ids, uint32_t thread_size, uint32_t simd,
                         struct walk *walk) {
    uint32_t stride = simd == 32 ? 32 : 16;
    for (uint32_t i = 0; i < 3; ++i) {
        walk->local[i] = 1;
    }
    if (!ids || thread_size < 3 * stride * sizeof(*ids)) {
        return;
    }
    for (uint32_t thread = 0; thread < walk->threads; ++thread) {
        uint32_t mask = thread + 1 < walk->threads ? UINT32_MAX : walk->mask;
        for (uint32_t i = 0; i < 3 * simd; ++i) {
            uint32_t id = ids[thread * thread_size / sizeof(*ids) + i / simd * stride + i % simd];
            if (mask >> i % simd & 1 && id >= walk->local[i / simd]) {
                walk->local[i / simd] = id + 1;
            }
        }
    }
}

/* The walker before Xe HP: what it runs was loaded before, its data lie in memory, those of all
 * threads first and then those of each, and nothing is written once it is through. */
static void run_first_walker(struct streamer *s, const uint32_t *c) {
    static const uint32_t nothing[8];
    enum { REGISTER = 32 };
    const uint32_t *about = at(s, s->interface + bits(c[1], 0, 5) * 32ULL, 32);
    if (!about) {
        return;
    }
    struct walk walk = {
        .kernel = s->instruction_base + (about[0] & ~63U),
        .inline_data = nothing,
        .data = s->indirect_base + (c[3] & ~63U),
        .data_size = bits(about[7], 0, 7) * REGISTER,
        .groups = {c[7], c[10], c[12]},
        .threads = bits(about[6], 0, 9),
        .mask = c[13],
        .slm = slm[bits(about[6], 16, 19)] * 1024U,
    };
    uint32_t thread_size = (about[5] >> 16) * REGISTER;
    sizes_of_ids(space_at(s->space, walk.data + walk.data_size, walk.threads * thread_size),
                 thread_size, 8U << (c[4] >> 30), &walk);
    kernel_run(s, &walk);
}

static void run_render(struct streamer *s, const uint32_t *c, uint32_t length) {
    switch (c[0] >> 16) {
    case PIPE_CONTROL:
        post(s, bits(c[1], 14, 15), address_in(&c[2]) & ~3ULL, &c[4]);
        break;
    case STATE_BASE_ADDRESS:
        if (c[1] & 1) {
            s->general_base = address_in(&c[1]) & ~4095ULL;
        }
        if (c[6] & 1) {
            s->dynamic_base = address_in(&c[6]) & ~4095ULL;
        }
        if (c[8] & 1) {
            s->indirect_base = address_in(&c[8]) & ~4095ULL;
        }
        if (c[10] & 1) {
            s->instruction_base = address_in(&c[10]) & ~4095ULL;
        }
        break;
    case MEDIA_INTERFACE_DESCRIPTOR_LOAD:
        s->interface = s->dynamic_base + c[3];
        break;
    case GPGPU_WALKER:
        run_first_walker(s, c);
        break;
    default: /* other state says how, not what */
        if (is_walker(c[0])) {
            run_walker(s, c, length);
        }
    }
}

/* ---- batches -------------------------------------------------------------------------------- */

static uint32_t length_of(uint32_t word) {
    switch (word >> 29) {
    case TYPE_MI:
        if (bits(word, 23, 28) < MI_FIRST_LONG) {
            return 1;
        }
        if (bits(word, 23, 28) == MI_STORE_DATA_IMM) {
            return bits(word, 0, 9) + 2;
        }
        return (bits(word, 23, 28) == MI_FLUSH_DW ? bits(word, 0, 5) : bits(word, 0, 7)) + 2;
    case TYPE_RENDER:
        return bits(word, 27, 28) == 1 && bits(word, 24, 26) == 1 ? 1 : bits(word, 0, 7) + 2;
    case TYPE_BLITTER:
    case TYPE_EXTENDED:
        return bits(word, 0, 7) + 2;
    default:
        return 0;
    }
}

struct place {
    uint64_t next, back[DEPTH];
    uint32_t depth;
};

/* False: the batch ends. */
static bool jump(struct streamer *s, const uint32_t *c, struct place *place) {
    bool is_predicated = c[0] & 1 << 15;
    const uint64_t *host;
    switch (bits(c[0], 23, 28)) {
    case MI_BATCH_BUFFER_START:
        if (is_predicated && s->skips) {
            return true;
        }
        if (c[0] & 1 << 22 && place->depth < DEPTH) {
            place->back[place->depth++] = place->next;
        }
        place->next = c[0] & 1 << 18 ? general(s, 0) : address_in(&c[1]) & ~3ULL;
        return true;
    case MI_CONDITIONAL_END:
        host = at(s, address_in(&c[2]) & ~7ULL, 8);
        if (!host || compare(bits(c[0], 12, 14), (uint32_t)*host, c[1])) {
            return true;
        }
        break;
    default:
        if (is_predicated && !s->registers[PREDICATE_2 / 4]) {
            return true;
        }
    }
    if (!place->depth) {
        return false;
    }
    place->next = place->back[--place->depth];
    return true;
}

/* What a false predicate does not leave out. */
static bool is_unpredicated(uint32_t word) {
    uint32_t operation = bits(word, 23, 28);
    return word >> 29 == TYPE_MI &&
           (operation == MI_SET_PREDICATE || operation == MI_BATCH_BUFFER_END ||
            (operation == MI_BATCH_BUFFER_START && !(word & 1 << 15)));
}

static bool run_command(struct streamer *s, const uint32_t *c, uint32_t length,
                        struct place *place) {
    uint32_t operation = bits(c[0], 23, 28);
    if (s->skips && !is_unpredicated(c[0])) {
        return true;
    }
    switch (c[0] >> 29) {
    case TYPE_MI:
        if (operation == MI_BATCH_BUFFER_START || operation == MI_BATCH_BUFFER_END ||
            operation == MI_CONDITIONAL_END) {
            return jump(s, c, place);
        }
        if (operation == MI_SEMAPHORE_WAIT) {
            return wait_semaphore(s, c);
        }
        run_mi(s, c, length);
        return true;
    case TYPE_BLITTER:
        run_blitter(s, c);
        return true;
    case TYPE_RENDER:
        run_render(s, c, length);
        return true;
    default:
        return true;
    }
}

void batch_run(struct streamer *s, uint64_t address) {
    struct place place = {.next = address};
    s->skips = false;
    say(3, "batch at %#lx", address);
    for (;;) {
        const uint32_t *c = at(s, place.next, 4);
        uint32_t length = c ? length_of(*c) : 0;
        if (!length) {
            say(0, "no command at %#lx: %#x", place.next, c ? *c : 0);
            return;
        }
        say(4, "%#lx: %08x, %u words", place.next, *c, length);
        c = at(s, place.next, length * 4);
        place.next += length * 4;
        if (!c || !run_command(s, c, length, &place)) {
            return;
        }
    }
}
