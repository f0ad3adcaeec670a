/* Atomic operations, on memory of the host's: blocks run on several of its threads. */
#include <sched.h>

#include "machine.h"

static uint64_t changed(const struct ptx_instruction *ins, enum ptx_type type, uint64_t old,
                        uint64_t b, uint64_t c) {
    unsigned width = ptx_size(type) * 8;
    uint64_t mask = width == 64 ? ~(uint64_t)0 : ((uint64_t)1 << width) - 1;
    bool is_signed = type >= PTX_S8 && type <= PTX_S64;
    uint64_t x = old & mask, y = b & mask;
    bool less = is_signed ? (int64_t)(x << (64 - width)) < (int64_t)(y << (64 - width)) : x < y;
    struct ptx_instruction add = {.opcode = PTX_add, .type = {type}};
    uint64_t in[3] = {x, y, 0}, sum;
    switch (ins->how) {
    case PTX_W_add:
        if (type >= PTX_F16 && ptx_float(&add, in, &sum)) {
            return sum & mask;
        }
        return (x + y) & mask;
    case PTX_W_min:
        if (type >= PTX_F16) {
            add.opcode = PTX_min;
            return ptx_float(&add, in, &sum) ? sum & mask : x;
        }
        return less ? x : y;
    case PTX_W_max:
        if (type >= PTX_F16) {
            add.opcode = PTX_max;
            return ptx_float(&add, in, &sum) ? sum & mask : x;
        }
        return less ? y : x;
    case PTX_W_and:
        return x & y;
    case PTX_W_or:
        return x | y;
    case PTX_W_xor:
        return x ^ y;
    case PTX_W_exch:
        return y;
    case PTX_W_inc:
        return x >= y ? 0 : x + 1;
    case PTX_W_dec:
        return x == 0 || x > y ? y : x - 1;
    default:
        return x == y ? c & mask : x; /* cas */
    }
}

static bool exchange(unsigned char *at, uint32_t size, uint64_t *old, uint64_t new) {
    switch (size) {
#define CASE(bytes, kind)                                                                          \
    case bytes: {                                                                                  \
        kind expected = (kind)*old;                                                                \
        bool done = __atomic_compare_exchange_n((kind *)(void *)at, &expected, (kind) new, false,  \
                                                __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);               \
        *old = expected;                                                                           \
        return done;                                                                               \
    }
        CASE(1, uint8_t)
        CASE(2, uint16_t)
        CASE(4, uint32_t)
    default:
        CASE(8, uint64_t)
#undef CASE
    }
}

bool ptx_atomic(struct ptx_block *block, struct ptx_thread *thread,
                const struct ptx_instruction *ins) {
    unsigned at = ins->opcode == PTX_red ? 0 : 1;
    enum ptx_type type = ins->type[0];
    uint32_t size = ptx_size(type);
    enum ptx_space space = ins->space, named = space;
    uint64_t address = ptx_address(block, thread, &ins->operand[at], &named);
    if (ins->operand[at].kind == PTX_SYMBOL) {
        space = named;
    }
    unsigned char *host = ptx_reach(block, thread, space, address, size, size);
    if (!host) {
        return false;
    }
    uint64_t b = ptx_value(block, thread, &ins->operand[at + 1]);
    uint64_t c = at + 2 < ins->count ? ptx_value(block, thread, &ins->operand[at + 2]) : 0;
    if (block->workspace) {
        sched_yield(); /* to a block that this one may wait for */
    }
    uint64_t old = 0; /* a guess, which the exchange mends */
    while (!exchange(host, size, &old, changed(ins, type, old, b, c))) {
    }
    if (at) {
        ptx_store_slot(thread, &ins->operand[0], old);
    }
    return true;
}
