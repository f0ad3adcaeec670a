/* Instructions that concern one thread. */
#include <sched.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

#include "machine.h"

__extension__ typedef __int128 int128_t;
__extension__ typedef unsigned __int128 uint128_t;

static _Atomic unsigned fences;

bool ptx_fault(struct ptx_block *block, const struct ptx_thread *thread, const char *format, ...) {
    if (!block->failed) {
        const struct ptx_frame *frame = &thread->frame[thread->depth];
        uint32_t pc = frame->pc ? frame->pc - 1 : 0;
        int length = snprintf(
            block->why, sizeof(block->why),
            "%s, line %u, thread %u %u %u of block %u %u %u: ", frame->function->name,
            pc < frame->function->code_count ? frame->function->code[pc].line : 0, thread->tid[0],
            thread->tid[1], thread->tid[2], block->at[0], block->at[1], block->at[2]);
        if (length > 0 && (size_t)length < sizeof(block->why)) {
            va_list args;
            va_start(args, format);
            vsnprintf(block->why + length, sizeof(block->why) - (size_t)length, format, args);
            va_end(args);
        }
    }
    block->failed = true;
    return false;
}

static uint64_t special(struct ptx_block *block, const struct ptx_thread *thread, uint32_t which) {
    uint32_t lane = thread->lane;
    struct timespec now;
    switch (which) {
    case PTX_TID:
    case PTX_TID + 1:
    case PTX_TID + 2:
        return thread->tid[which - PTX_TID];
    case PTX_NTID:
    case PTX_NTID + 1:
    case PTX_NTID + 2:
        return block->block[which - PTX_NTID];
    case PTX_CTAID:
    case PTX_CTAID + 1:
    case PTX_CTAID + 2:
        return block->at[which - PTX_CTAID];
    case PTX_NCTAID:
    case PTX_NCTAID + 1:
    case PTX_NCTAID + 2:
        return block->grid[which - PTX_NCTAID];
    case PTX_LANEID:
        return lane;
    case PTX_WARPID:
        return thread->warp;
    case PTX_NWARPID:
        return (block->thread_count + PTX_WARP - 1) / PTX_WARP;
    case PTX_NSMID:
        return 1;
    case PTX_LANEMASK_EQ:
        return 1u << lane;
    case PTX_LANEMASK_LE:
        return (uint32_t)(((uint64_t)2 << lane) - 1);
    case PTX_LANEMASK_LT:
        return (1u << lane) - 1;
    case PTX_LANEMASK_GE:
        return (uint32_t) ~((1u << lane) - 1);
    case PTX_LANEMASK_GT:
        return (uint32_t) ~(((uint64_t)2 << lane) - 1);
    case PTX_ENVREG1:
        return (uint64_t)(uintptr_t)block->workspace >> 32;
    case PTX_ENVREG2:
        return (uint32_t)(uintptr_t)block->workspace;
    case PTX_DYNAMIC_SMEM:
        return block->dynamic_shared;
    case PTX_TOTAL_SMEM:
        return block->shared_bytes;
    case PTX_CLOCK:
    case PTX_CLOCK64:
    case PTX_GLOBALTIMER:
        clock_gettime(CLOCK_REALTIME, &now);
        return (uint64_t)now.tv_sec * 1000000000u + (uint64_t)now.tv_nsec;
    default:
        return 0;
    }
}

uint64_t ptx_value(struct ptx_block *block, struct ptx_thread *thread,
                   const struct ptx_operand *operand) {
    struct ptx_frame *frame = &thread->frame[thread->depth];
    enum ptx_space space = PTX_GENERIC;
    switch (operand->kind) {
    case PTX_REGISTER: {
        uint64_t value = frame->slots[operand->slot];
        return operand->negated ? !value : value;
    }
    case PTX_IMMEDIATE:
        return operand->negated ? !operand->value : (uint64_t)operand->value;
    case PTX_SPECIAL:
        return special(block, thread, operand->slot);
    case PTX_SYMBOL:
        return ptx_address(block, thread, operand, &space);
    default:
        return 0;
    }
}

void ptx_store_slot(struct ptx_thread *thread, const struct ptx_operand *operand, uint64_t value) {
    if (operand->kind == PTX_REGISTER) {
        thread->frame[thread->depth].slots[operand->slot] = value;
    }
}

static unsigned bits_of(enum ptx_type type) {
    return type == PTX_PRED ? 1 : ptx_size(type) * 8;
}

static bool is_signed(enum ptx_type type) {
    return type >= PTX_S8 && type <= PTX_S64;
}

static bool is_float(enum ptx_type type) {
    return type >= PTX_F16;
}

static uint64_t low(uint64_t value, unsigned width) {
    return width >= 64 ? value : value & (((uint64_t)1 << width) - 1);
}

static int64_t sign(uint64_t value, unsigned width) {
    return width >= 64 ? (int64_t)value : (int64_t)(value << (64 - width)) >> (64 - width);
}

static int64_t as_number(enum ptx_type type, uint64_t value) {
    return is_signed(type) ? sign(value, bits_of(type)) : (int64_t)low(value, bits_of(type));
}

static bool compare_integers(enum ptx_type type, enum ptx_word how, uint64_t a, uint64_t b) {
    unsigned width = bits_of(type);
    bool less = is_signed(type) ? sign(a, width) < sign(b, width) : low(a, width) < low(b, width);
    bool equal = low(a, width) == low(b, width);
    switch (how) {
    case PTX_W_eq:
        return equal;
    case PTX_W_ne:
        return !equal;
    case PTX_W_lt:
    case PTX_W_lo:
        return less;
    case PTX_W_le:
    case PTX_W_ls:
        return less || equal;
    case PTX_W_gt:
    case PTX_W_hi:
        return !less && !equal;
    default:
        return !less;
    }
}

static bool compared(const struct ptx_instruction *ins, enum ptx_type type, uint64_t a,
                     uint64_t b) {
    return is_float(type)
               ? ptx_compare_floats(ins->compare, ptx_read_float(type, a), ptx_read_float(type, b))
               : compare_integers(type, ins->compare, a, b);
}

static bool combined(enum ptx_word logic, bool a, bool b) {
    return logic == PTX_W_and   ? a && b
           : logic == PTX_W_or  ? a || b
           : logic == PTX_W_xor ? a != b
                                : a;
}

/* The upper half of a product. */
static uint64_t high_product(enum ptx_type type, uint64_t a, uint64_t b) {
    unsigned width = bits_of(type);
    if (is_signed(type)) {
        return (uint64_t)((int128_t)sign(a, width) * sign(b, width) >> width);
    }
    return (uint64_t)((uint128_t)low(a, width) * low(b, width) >> width);
}

static uint64_t reversed(uint64_t value, unsigned width) {
    uint64_t result = 0;
    for (unsigned i = 0; i < width; ++i) {
        result |= (value >> i & 1) << (width - 1 - i);
    }
    return result;
}

static uint64_t permuted(enum ptx_word mode, uint32_t a, uint32_t b, uint32_t how) {
    uint64_t bytes = a | (uint64_t)b << 32;
    uint32_t result = 0, at = how & 3;
    for (unsigned i = 0; i < 4; ++i) {
        unsigned pick = how >> (4 * i) & 15;
        switch (mode) {
        case PTX_W_f4e:
            pick = at + i;
            break;
        case PTX_W_b4e:
            pick = (at - i) & 7;
            break;
        case PTX_W_rc8:
            pick = at;
            break;
        case PTX_W_ecl:
            pick = i > at ? i : at;
            break;
        case PTX_W_ecr:
            pick = i < at ? i : at;
            break;
        case PTX_W_rc16:
            pick = (at & 1) * 2 + (i & 1);
            break;
        default:
            break;
        }
        uint32_t byte = (uint32_t)(bytes >> (8 * (pick & 7))) & 255;
        if (mode == PTX_W_none && pick & 8) {
            byte = byte & 128 ? 255 : 0;
        }
        result |= byte << (8 * i);
    }
    return result;
}

static uint64_t bit_field(enum ptx_type type, uint64_t value, uint32_t at, uint32_t length) {
    unsigned width = bits_of(type);
    at &= 255;
    length &= 255;
    uint64_t picked = at < width ? low(value, width) >> at : 0;
    unsigned top = at + length - 1 < width ? at + length - 1 : width - 1;
    bool fill = is_signed(type) && length && (low(value, width) >> top & 1);
    if (length < width) {
        picked = low(picked, length);
        if (fill) {
            picked |= ~(uint64_t)0 << length;
        }
    }
    if (fill && at + length > width) {
        picked |= at < width ? ~(uint64_t)0 << (width - at) : ~(uint64_t)0;
    }
    return low(picked, width);
}

static uint32_t dot_product(const struct ptx_instruction *ins, uint32_t a, uint32_t b, uint32_t c) {
    int64_t sum = c;
    for (unsigned i = 0; i < 4; ++i) {
        int64_t x = is_signed(ins->type[0]) ? sign(a >> (8 * i), 8) : (int64_t)(a >> (8 * i) & 255);
        int64_t y = is_signed(ins->type[1]) ? sign(b >> (8 * i), 8) : (int64_t)(b >> (8 * i) & 255);
        sum += x * y;
    }
    return (uint32_t)sum;
}

static uint64_t shifted(const struct ptx_instruction *ins, uint64_t a, uint32_t by) {
    enum ptx_type type = ins->type[0];
    unsigned width = bits_of(type);
    if (ins->opcode == PTX_shl) {
        return by < width ? a << by : 0;
    }
    if (is_signed(type)) {
        return (uint64_t)(sign(a, width) >> (by < width ? by : width - 1));
    }
    return by < width ? low(a, width) >> by : 0;
}

static bool divided(struct ptx_block *block, struct ptx_thread *thread,
                    const struct ptx_instruction *ins, uint64_t a, uint64_t b, uint64_t *out) {
    enum ptx_type type = ins->type[0];
    unsigned width = bits_of(type);
    bool rest = ins->opcode == PTX_rem;
    (void)block;
    (void)thread;
    if (low(b, width) == 0) { /* devices give some value */
        *out = rest ? a : ~(uint64_t)0;
    } else if (is_signed(type)) {
        int64_t x = sign(a, width), y = sign(b, width);
        *out = y == -1 ? (rest ? 0 : (uint64_t)0 - (uint64_t)x) : (uint64_t)(rest ? x % y : x / y);
    } else {
        *out = rest ? low(a, width) % low(b, width) : low(a, width) / low(b, width);
    }
    return true;
}

/* Arithmetic, logic and bits of integers. */
static bool integer(struct ptx_block *block, struct ptx_thread *thread,
                    const struct ptx_instruction *ins, const uint64_t *in, uint64_t *out) {
    enum ptx_type type = ins->type[0];
    unsigned width = bits_of(type);
    uint64_t a = in[0], b = in[1], c = in[2];
    switch ((int)ins->opcode) {
    case PTX_add:
    case PTX_addc: {
        uint128_t sum =
            (uint128_t)low(a, width) + low(b, width) + (ins->opcode == PTX_addc && thread->carry);
        if (ins->cc) {
            thread->carry = sum >> width & 1;
        }
        *out = (uint64_t)sum;
        if (ins->sat) {
            int64_t wide = sign(a, width) + sign(b, width);
            *out = (uint64_t)(wide > INT32_MAX ? INT32_MAX : wide < INT32_MIN ? INT32_MIN : wide);
        }
        return true;
    }
    case PTX_sub:
    case PTX_subc: {
        uint128_t less = (uint128_t)low(b, width) + (ins->opcode == PTX_subc && thread->carry);
        if (ins->cc) {
            thread->carry = less > low(a, width);
        }
        *out = a - (uint64_t)less;
        if (ins->sat) {
            int64_t wide = sign(a, width) - sign(b, width);
            *out = (uint64_t)(wide > INT32_MAX ? INT32_MAX : wide < INT32_MIN ? INT32_MIN : wide);
        }
        return true;
    }
    case PTX_mul:
    case PTX_mad:
    case PTX_madc: {
        uint64_t product = ins->how == PTX_W_hi ? high_product(type, a, b)
                           : ins->wide ? (uint64_t)(as_number(type, a) * as_number(type, b))
                                       : a * b;
        if (ins->opcode == PTX_mul) {
            *out = product;
            return true;
        }
        unsigned total = ins->wide ? width * 2 : width;
        uint128_t sum = (uint128_t)low(product, total) + low(c, total) +
                        (ins->opcode == PTX_madc && thread->carry);
        if (ins->cc) {
            thread->carry = sum >> total & 1;
        }
        *out = (uint64_t)sum;
        return true;
    }
    case PTX_mul24:
    case PTX_mad24: {
        int64_t product = (is_signed(type) ? sign(a, 24) : (int64_t)low(a, 24)) *
                          (is_signed(type) ? sign(b, 24) : (int64_t)low(b, 24));
        *out = (uint64_t)(ins->how == PTX_W_hi ? product >> 16 : product) +
               (ins->opcode == PTX_mad24 ? c : 0);
        return true;
    }
    case PTX_div:
    case PTX_rem:
        return divided(block, thread, ins, a, b, out);
    case PTX_sad: {
        int64_t x = as_number(type, a), y = as_number(type, b);
        *out = c + (compare_integers(type, PTX_W_lt, a, b) ? (uint64_t)y - (uint64_t)x
                                                           : (uint64_t)x - (uint64_t)y);
        return true;
    }
    case PTX_min:
        *out = compare_integers(type, PTX_W_lt, a, b) ? a : b;
        return true;
    case PTX_max:
        *out = compare_integers(type, PTX_W_gt, a, b) ? a : b;
        return true;
    case PTX_neg:
        *out = 0 - a;
        return true;
    case PTX_abs:
        *out = sign(a, width) < 0 ? 0 - a : a;
        return true;
    case PTX_not:
        *out = type == PTX_PRED ? !a : ~a;
        return true;
    case PTX_cnot:
        *out = low(a, width) == 0;
        return true;
    case PTX_and:
        *out = a & b;
        return true;
    case PTX_or:
        *out = a | b;
        return true;
    case PTX_xor:
        *out = a ^ b;
        return true;
    case PTX_shl:
    case PTX_shr:
        *out = shifted(ins, a, (uint32_t)b);
        return true;
    case PTX_popc:
        *out = (uint64_t)__builtin_popcountll(low(a, width));
        return true;
    case PTX_clz: {
        uint64_t value = low(a, width);
        *out = value ? (uint64_t)__builtin_clzll(value) - (64 - width) : width;
        return true;
    }
    case PTX_brev:
        *out = reversed(a, width);
        return true;
    case PTX_bfind: {
        uint64_t value = low(a, width);
        if (is_signed(type) && sign(a, width) < 0) {
            value = low(~value, width);
        }
        uint32_t at = value ? 63 - (uint32_t)__builtin_clzll(value) : UINT32_MAX;
        *out = ins->logic == PTX_W_shiftamt && value ? width - 1 - at : at;
        return true;
    }
    case PTX_bfe:
        *out = bit_field(type, a, (uint32_t)b, (uint32_t)c);
        return true;
    case PTX_bfi: {
        unsigned at = (unsigned)c & 255, length = (unsigned)in[3] & 255;
        uint64_t mask = length >= 64 ? ~(uint64_t)0 : ((uint64_t)1 << length) - 1;
        mask = at < 64 ? low(mask << at, width) : 0;
        *out = (b & ~mask) | ((at < 64 ? a << at : 0) & mask);
        return true;
    }
    case PTX_bmsk: {
        unsigned at = (unsigned)a, length = (unsigned)b;
        *out = at < 32 ? (length >= 32 ? 0xffffffffu : (1u << length) - 1) << at : 0;
        return true;
    }
    case PTX_prmt:
        *out = permuted(ins->how, (uint32_t)a, (uint32_t)b, (uint32_t)c);
        return true;
    case PTX_lop3: {
        uint32_t result = 0;
        for (unsigned i = 0; i < 32; ++i) {
            unsigned pick = (unsigned)((a >> i & 1) << 2 | (b >> i & 1) << 1 | (c >> i & 1));
            result |= (uint32_t)(in[3] >> pick & 1) << i;
        }
        *out = result;
        return true;
    }
    case PTX_shf: {
        unsigned by = ins->logic == PTX_W_clamp ? (c > 32 ? 32 : (unsigned)c) : (unsigned)c & 31;
        uint64_t both = (uint64_t)(uint32_t)b << 32 | (uint32_t)a;
        *out = ins->how == PTX_W_l ? both << by >> 32 : both >> by;
        return true;
    }
    case PTX_szext: {
        unsigned by = ins->logic == PTX_W_wrap ? (unsigned)b & 31 : b > 32 ? 32 : (unsigned)b;
        *out = by == 0 ? 0 : by >= 32 ? a : is_signed(type) ? (uint64_t)sign(a, by) : low(a, by);
        return true;
    }
    case PTX_dp4a:
        *out = dot_product(ins, (uint32_t)a, (uint32_t)b, (uint32_t)c);
        return true;
    default:
        return ptx_fault(block, thread, "an instruction that is not known for integers");
    }
}

/* ---- data ------------------------------------------------------------------------------------ */

/* As what other blocks have at the same time. */
static void load_ordered(uint64_t *value, const unsigned char *from, uint32_t size) {
    *value = size == 1   ? __atomic_load_n(from, __ATOMIC_SEQ_CST)
             : size == 2 ? __atomic_load_n((const uint16_t *)(const void *)from, __ATOMIC_SEQ_CST)
             : size == 4 ? __atomic_load_n((const uint32_t *)(const void *)from, __ATOMIC_SEQ_CST)
                         : __atomic_load_n((const uint64_t *)(const void *)from, __ATOMIC_SEQ_CST);
}

static void store_ordered(unsigned char *to, uint64_t value, uint32_t size) {
    if (size == 1) {
        __atomic_store_n(to, (uint8_t)value, __ATOMIC_SEQ_CST);
    } else if (size == 2) {
        __atomic_store_n((uint16_t *)(void *)to, (uint16_t)value, __ATOMIC_SEQ_CST);
    } else if (size == 4) {
        __atomic_store_n((uint32_t *)(void *)to, (uint32_t)value, __ATOMIC_SEQ_CST);
    } else {
        __atomic_store_n((uint64_t *)(void *)to, value, __ATOMIC_SEQ_CST);
    }
}

static bool load_store(struct ptx_block *block, struct ptx_thread *thread,
                       const struct ptx_instruction *ins) {
    bool store = ins->opcode == PTX_st;
    const struct ptx_operand *where = &ins->operand[store ? 0 : 1];
    const struct ptx_operand *what = &ins->operand[store ? 1 : 0];
    enum ptx_type type = ins->type[0];
    uint32_t size = ptx_size(type), count = ins->vector ? ins->vector : 1;
    enum ptx_space space = ins->space, named = space;
    uint64_t address = ptx_address(block, thread, where, &named);
    if (where->kind == PTX_SYMBOL) {
        space = named;
    }
    unsigned char *host = ptx_reach(block, thread, space, address, (uint64_t)size * count,
                                    size * (count == 3 ? 1 : count));
    if (!host) {
        return false;
    }
    for (uint32_t i = 0; i < count; ++i) {
        const struct ptx_operand *one = what->kind == PTX_LIST ? ptx_more(thread, what, i) : what;
        uint64_t value = 0;
        if (store) {
            value = ptx_value(block, thread, one);
            if (ins->ordered) {
                store_ordered(host + i * size, value, size);
            } else {
                memcpy(host + i * size, &value, size);
            }
        } else {
            if (ins->ordered) {
                load_ordered(&value, host + i * size, size);
            } else {
                memcpy(&value, host + i * size, size);
            }
            ptx_store_slot(thread, one, is_signed(type) ? (uint64_t)sign(value, size * 8) : value);
        }
    }
    return true;
}

/* Between a register and the parts in a list. */
static void move(struct ptx_block *block, struct ptx_thread *thread,
                 const struct ptx_instruction *ins) {
    const struct ptx_operand *to = &ins->operand[0], *from = &ins->operand[1];
    unsigned width = bits_of(ins->type[0]);
    if (to->kind == PTX_LIST) {
        uint64_t value = ptx_value(block, thread, from);
        unsigned part = width / to->count;
        for (unsigned i = 0; i < to->count; ++i) {
            ptx_store_slot(thread, ptx_more(thread, to, i), low(value >> (part * i), part));
        }
    } else if (from->kind == PTX_LIST) {
        uint64_t value = 0;
        unsigned part = width / from->count;
        for (unsigned i = 0; i < from->count; ++i) {
            value |= low(ptx_value(block, thread, ptx_more(thread, from, i)), part) << (part * i);
        }
        ptx_store_slot(thread, to, value);
    } else {
        ptx_store_slot(thread, to, low(ptx_value(block, thread, from), width));
    }
}

static uint64_t window_of(enum ptx_space space) {
    return space == PTX_SHARED  ? PTX_SHARED_WINDOW
           : space == PTX_LOCAL ? PTX_LOCAL_WINDOW
           : space == PTX_PARAM ? PTX_PARAM_WINDOW
                                : 0;
}

static bool in_space(enum ptx_space space, uint64_t address) {
    uint64_t window = address & PTX_WINDOW_MASK;
    if (space == PTX_GLOBAL || space == PTX_CONST) {
        return window != PTX_SHARED_WINDOW && window != PTX_LOCAL_WINDOW &&
               window != PTX_PARAM_WINDOW;
    }
    return window == window_of(space);
}

static bool test_float(enum ptx_word how, enum ptx_type type, uint64_t bits) {
    unsigned fraction = type == PTX_F64 ? 52 : 23, width = bits_of(type);
    uint64_t exponent = low(bits, width - 1) >> fraction, rest = low(bits, fraction);
    uint64_t top = ((uint64_t)1 << (width - 1 - fraction)) - 1;
    switch (how) {
    case PTX_W_finite:
        return exponent != top;
    case PTX_W_infinite:
        return exponent == top && !rest;
    case PTX_W_number:
        return exponent != top || !rest;
    case PTX_W_notanumber:
        return exponent == top && rest;
    case PTX_W_normal: /* 0 counts as normal to PTX */
        return exponent != top && (exponent || !rest);
    default:
        return !exponent && rest;
    }
}

static void set_predicate(struct ptx_block *block, struct ptx_thread *thread,
                          const struct ptx_instruction *ins) {
    unsigned at = ins->pair ? 2 : 1;
    uint64_t a = ptx_value(block, thread, &ins->operand[at]),
             b = ptx_value(block, thread, &ins->operand[at + 1]);
    bool third = ins->logic ? ptx_value(block, thread, &ins->operand[at + 2]) & 1 : false;
    bool yes = compared(ins, ins->type[0], a, b);
    ptx_store_slot(thread, &ins->operand[0], combined(ins->logic, yes, third));
    if (ins->pair) {
        ptx_store_slot(thread, &ins->operand[1], combined(ins->logic, !yes, third));
    }
}

static bool convert(struct ptx_block *block, struct ptx_thread *thread,
                    const struct ptx_instruction *ins) {
    enum ptx_type to = ins->type[0];
    if (to != PTX_F16X2 && to != PTX_BF16X2) {
        ptx_store_slot(thread, &ins->operand[0],
                       ptx_convert(ins, ptx_value(block, thread, &ins->operand[1])));
        return true;
    }
    struct ptx_instruction part = *ins;
    part.type[0] = to == PTX_F16X2 ? PTX_F16 : PTX_BF16;
    uint64_t high = ptx_convert(&part, ptx_value(block, thread, &ins->operand[1])),
             low_part = ptx_convert(&part, ptx_value(block, thread, &ins->operand[2]));
    ptx_store_slot(thread, &ins->operand[0], high << 16 | low_part);
    return true;
}

bool ptx_execute(struct ptx_block *block, struct ptx_thread *thread,
                 const struct ptx_instruction *ins) {
    enum ptx_type type = ins->type[0];
    uint64_t in[4] = {0}, out = 0;
    switch ((int)ins->opcode) {
    case PTX_ld:
    case PTX_ldu:
    case PTX_st:
        if (ins->ordered && block->workspace) {
            sched_yield(); /* to a block that this one may wait for */
        }
        return load_store(block, thread, ins);
    case PTX_suld:
    case PTX_sust:
        return ptx_surface_access(block, thread, ins);
    case PTX_tex:
    case PTX_tld4:
        return ptx_texture_access(block, thread, ins);
    case PTX_mov:
        move(block, thread, ins);
        return true;
    case PTX_cvt:
        return convert(block, thread, ins);
    case PTX_cvta: {
        uint64_t address = ptx_value(block, thread, &ins->operand[1]);
        uint64_t window = window_of(ins->space);
        if (ins->how == PTX_W_to) {
            address = window ? address & ~PTX_WINDOW_MASK : address;
        } else {
            address |= window;
        }
        ptx_store_slot(thread, &ins->operand[0], address);
        return true;
    }
    case PTX_isspacep:
        ptx_store_slot(thread, &ins->operand[0],
                       in_space(ins->space, ptx_value(block, thread, &ins->operand[1])));
        return true;
    case PTX_setp:
        set_predicate(block, thread, ins);
        return true;
    case PTX_set: {
        bool yes = compared(ins, ins->type[1], ptx_value(block, thread, &ins->operand[1]),
                            ptx_value(block, thread, &ins->operand[2]));
        bool third = ins->logic ? ptx_value(block, thread, &ins->operand[3]) & 1 : false;
        yes = combined(ins->logic, yes, third);
        ptx_store_slot(thread, &ins->operand[0],
                       !yes             ? 0
                       : is_float(type) ? ptx_write_float(type, 1, PTX_W_rn)
                                        : 0xffffffffu);
        return true;
    }
    case PTX_selp:
        ptx_store_slot(
            thread, &ins->operand[0],
            low(ptx_value(block, thread,
                          &ins->operand[ptx_value(block, thread, &ins->operand[3]) & 1 ? 1 : 2]),
                bits_of(type)));
        return true;
    case PTX_slct: {
        uint64_t third = ptx_value(block, thread, &ins->operand[3]);
        bool first =
            ins->type[1] == PTX_F32 ? ptx_read_float(PTX_F32, third) >= 0 : sign(third, 32) >= 0;
        ptx_store_slot(thread, &ins->operand[0],
                       ptx_value(block, thread, &ins->operand[first ? 1 : 2]));
        return true;
    }
    case PTX_testp:
        ptx_store_slot(thread, &ins->operand[0],
                       test_float(ins->how, type, ptx_value(block, thread, &ins->operand[1])));
        return true;
    case PTX_atom:
    case PTX_red:
        return ptx_atomic(block, thread, ins);
    case PTX_membar:
    case PTX_fence:
        /* Orders as a fence does, and ThreadSanitizer knows it. */
        (void)atomic_fetch_add_explicit(&fences, 1, memory_order_seq_cst);
        return true;
    case PTX_prefetch:
    case PTX_prefetchu:
    case PTX_discard:
    case PTX_nanosleep:
        return true;
    case PTX_trap:
    case PTX_brkpt:
        return ptx_fault(block, thread, "a trap");
    default:
        break;
    }
    for (unsigned i = 1; i < ins->count && i < 5; ++i) {
        in[i - 1] = ptx_value(block, thread, &ins->operand[i]);
    }
    bool ok = is_float(type) && ins->opcode != PTX_and && ins->opcode != PTX_or
                  ? ptx_float(ins, in, &out)
                  : integer(block, thread, ins, in, &out);
    if (!ok) {
        return ptx_fault(block, thread, "an instruction that is not known for its type");
    }
    if (ins->opcode == PTX_prmt || ins->opcode == PTX_shf || ins->opcode == PTX_dp4a ||
        ins->opcode == PTX_popc || ins->opcode == PTX_clz || ins->opcode == PTX_bfind) {
        out = (uint32_t)out;
    } else {
        out = low(out, ins->wide ? bits_of(type) * 2 : bits_of(type));
    }
    ptx_store_slot(thread, &ins->operand[0], out);
    return true;
}
