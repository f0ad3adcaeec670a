/* What the host and kernels share of commands that nothing orders: which came before which, and
 * which accessed some bytes last. Read by C and by OpenCL C, which have the same functions of it:
 * kernels' accesses are kept by kernels, those of copies by the host.
 *
 * Of two commands it does not matter which one accesses first, only whether one was to: so it does
 * not matter either that the host keeps the accesses of a copy when it is enqueued. */
#ifndef CHECK_COMMAND_H
#define CHECK_COMMAND_H

#include "block.h"

#ifdef __OPENCL_C_VERSION__
#define UR_CHECK_SHARED volatile __global
#define UR_CHECK_INLINE static inline __attribute__((always_inline))
#define UR_CHECK_FENCE mem_fence(CLK_GLOBAL_MEM_FENCE)
#define UR_CHECK_SWAP(word, old, new) (atomic_cmpxchg(word, old, new) == (old))
#else
#include <stdbool.h>
#define UR_CHECK_SHARED volatile
#define UR_CHECK_INLINE static inline
#define UR_CHECK_SWAP(word, old, new) __sync_bool_compare_and_swap(word, old, new)
#ifdef __SANITIZE_THREAD__ /* which knows no fences */
#define UR_CHECK_FENCE __asm__ volatile("" ::: "memory")
#else
#define UR_CHECK_FENCE __atomic_thread_fence(__ATOMIC_SEQ_CST)
#endif
#endif

/* Commands stand in lanes: each is ordered behind all before it in its lane. */
#define UR_CHECK_LANES 128u
/* Commands that are known at a time. */
#define UR_CHECK_COMMANDS 4096u
/* Numbers are below. */
#define UR_CHECK_NUMBERS (1u << 23)

struct ur_check_command {
    ur_check_u32 number; /* 0: it is not known (any more) */
    ur_check_u32 lane, turn;
    ur_check_u32 unused;
    ur_check_u32 before[UR_CHECK_LANES]; /* it is ordered behind these turns, and is the one of its
                                            own lane */
};

/* Of 8 bytes: the last write and the last read. From its lowest bit on a word has which bytes (8),
 * atomic (1), and the command's number (23). */
struct ur_check_touched {
    ur_check_u32 wrote, read;
};
#define UR_CHECK_TOUCHED_WORD 3u
#define UR_CHECK_TOUCHED_ATOMIC (1u << 8)
#define UR_CHECK_TOUCHED_NUMBER 9u

enum ur_check_place { UR_CHECK_UNORDERED, UR_CHECK_BEFORE, UR_CHECK_BEHIND };

/* How a command stands to another one, `mine`. One that is not known any more is one that the host
 * has waited for. */
UR_CHECK_INLINE enum ur_check_place
ur_check_order_of(UR_CHECK_SHARED const struct ur_check_command *commands, ur_check_u32 other,
                  ur_check_u32 mine) {
    UR_CHECK_SHARED const struct ur_check_command *a = commands + other % UR_CHECK_COMMANDS;
    UR_CHECK_SHARED const struct ur_check_command *b = commands + mine % UR_CHECK_COMMANDS;
    ur_check_u32 known = a->number, own = b->number;
    UR_CHECK_FENCE;
    ur_check_u32 behind = b->before[a->lane % UR_CHECK_LANES] >= a->turn;
    ur_check_u32 before = a->before[b->lane % UR_CHECK_LANES] >= b->turn;
    UR_CHECK_FENCE;
    if (known != other || a->number != other || own != mine || b->number != mine || behind) {
        return UR_CHECK_BEFORE;
    }
    return before ? UR_CHECK_BEHIND : UR_CHECK_UNORDERED;
}

/* What takes the place of an access before. Those of a command stay together. */
UR_CHECK_INLINE ur_check_u32 ur_check_touch(ur_check_u32 old, ur_check_u32 mine,
                                            enum ur_check_place order) {
    if ((old ^ mine) >> UR_CHECK_TOUCHED_NUMBER == 0) {
        return (old | mine) &
               (old & mine & UR_CHECK_TOUCHED_ATOMIC ? ~0u : ~UR_CHECK_TOUCHED_ATOMIC);
    }
    return order == UR_CHECK_BEHIND ? old : mine;
}

/* How the command of an access stands to `mine`, which may be an access of the same bytes. `*race`:
 * nothing orders them. */
UR_CHECK_INLINE enum ur_check_place
ur_check_meet(UR_CHECK_SHARED const struct ur_check_command *commands, ur_check_u32 old,
              ur_check_u32 mine, bool *race) {
    if (!(old >> UR_CHECK_TOUCHED_NUMBER) || (old ^ mine) >> UR_CHECK_TOUCHED_NUMBER == 0) {
        *race = false;
        return UR_CHECK_BEFORE;
    }
    enum ur_check_place order = ur_check_order_of(commands, old >> UR_CHECK_TOUCHED_NUMBER,
                                                  mine >> UR_CHECK_TOUCHED_NUMBER);
    *race = order == UR_CHECK_UNORDERED && (old & mine & 255u) &&
            !(old & mine & UR_CHECK_TOUCHED_ATOMIC);
    return order;
}

/* Keeps an access of some of 8 bytes. The one that it is a race with: a word as of `wrote`, or of
 * `read` if `*read`; 0: none. */
UR_CHECK_INLINE ur_check_u32 ur_check_access_by(
    UR_CHECK_SHARED const struct ur_check_command *commands,
    UR_CHECK_SHARED struct ur_check_touched *touched, ur_check_u32 mine, bool writes, bool *read) {
    UR_CHECK_SHARED ur_check_u32 *word = writes ? &touched->wrote : &touched->read;
    ur_check_u32 old, put, known = mine & ~UR_CHECK_TOUCHED_ATOMIC;
    bool race, other_race;
    *read = false;
    /* Of two accesses in the same moment one finds the other. */
    do {
        old = *word;
        if ((old & known) == known && !(old & ~mine & UR_CHECK_TOUCHED_ATOMIC) &&
            (old ^ mine) >> UR_CHECK_TOUCHED_NUMBER == 0) {
            return 0;
        }
        put = ur_check_touch(old, mine, ur_check_meet(commands, old, mine, &race));
    } while (put != old && !UR_CHECK_SWAP(word, old, put));
    UR_CHECK_FENCE;
    ur_check_u32 other = writes ? touched->read : touched->wrote;
    ur_check_meet(commands, other, mine, &other_race);
    *read = writes && !race;
    return writes && race ? old : other_race ? other : 0;
}

/* Which of 8 bytes that begin at `word` an access of addresses from `from` up to but not with `to`
 * is of. */
UR_CHECK_INLINE ur_check_u32 ur_check_touched_bytes(ur_check_u64 word, ur_check_u64 from,
                                                    ur_check_u64 to) {
    ur_check_u32 first = from > word ? (ur_check_u32)(from - word) : 0,
                 end = to < word + 8 ? (ur_check_u32)(to - word) : 8;
    return ((1u << end) - 1) & ~((1u << first) - 1);
}

#endif
