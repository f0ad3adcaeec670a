// Faults that others have reported of their kernels, in few words of our own, each with a right twin. None was looked at while the checks
// were built; public_table.py says what they find. Launched with 8 work-items in groups of 4: `a` and `out` have 64 numbers, `mine` 8.

#define PAIR(name, wrong, right)                                                             \
    kernel void name##_wrong(global int *a, global int *out, local int *mine) {              \
        size_t id = get_global_id(0), lane = get_local_id(0);                                \
        wrong;                                                                               \
    }                                                                                        \
    kernel void name##_right(global int *a, global int *out, local int *mine) {              \
        size_t id = get_global_id(0), lane = get_local_id(0);                                \
        right;                                                                               \
    }
#define MEET barrier(CLK_LOCAL_MEM_FENCE)

// A scan that loads by the global id and forgets the end of the buffer (boostorg/compute pull request 772).
#define SCAN(guard)                                                                          \
    int sum = 0;                                                                             \
    for (size_t i = id * 9; i < id * 9 + 9; ++i) {                                           \
        if (guard) {                                                                         \
            sum += a[i];                                                                     \
        }                                                                                    \
    }                                                                                        \
    out[id] = sum
PAIR(scan, SCAN(i < 72), SCAN(i < 64))

// A buffer that has fewer elements than the launch has work-items (intel/llvm issue 13939).
PAIR(small, global int *last = a + 58; out[id] = last[id], global int *last = a + 56; out[id] = last[id])

// Weights that are put in another order by an index that is of the other matrix (opencv/opencv issue 20615).
#define ORDER(rows) out[id] = a[(id % 4) * rows + id / 4]
PAIR(order, ORDER(22), ORDER(16))

// Local memory that is an argument, indexed for more values of each work-item than there are (KhronosGroup/OpenCL-CTS pull request 1437).
#define VALUES(which) mine[lane * 2 + which] = (int)id; out[id] = mine[lane * 2 + which]
PAIR(values, VALUES(2), VALUES(1))

// The first work-item sets what the others still read of the round before (arrayfire/arrayfire pull request 3535).
#define ROUNDS(last)                                                                         \
    int sum = 0;                                                                             \
    for (int round = 0; round < 3; ++round) {                                                \
        if (lane == 0) {                                                                     \
            mine[0] = round;                                                                 \
        }                                                                                    \
        MEET;                                                                                \
        sum += mine[0];                                                                      \
        last;                                                                                \
    }                                                                                        \
    out[id] = sum
PAIR(rounds, ROUNDS(), ROUNDS(MEET))

// The last work-item makes the next seed while others add this one (vetter/shoc issue 30).
#define SEED(between)                                                                        \
    if (lane == 0) {                                                                         \
        mine[0] = 1;                                                                         \
    }                                                                                        \
    MEET;                                                                                    \
    int value = mine[0] + (int)lane;                                                         \
    between;                                                                                 \
    if (lane == 3) {                                                                         \
        mine[0] = value;                                                                     \
    }                                                                                        \
    MEET;                                                                                    \
    out[id] = value + mine[0]
PAIR(seed, SEED(), SEED(MEET))

// A counter that some already lower while others find out how much is left (opencv/opencv pull request 6266).
#define LEFT(between)                                                                        \
    if (lane == 0) {                                                                         \
        mine[0] = 4;                                                                         \
    }                                                                                        \
    MEET;                                                                                    \
    int left = mine[0];                                                                      \
    between;                                                                                 \
    atomic_dec((volatile local int *)mine);                                                  \
    out[id] = left
PAIR(left, LEFT(), LEFT(MEET))

// A barrier that names no memory (preda/gpuowl pull request 270).
#define NAMED(flags) mine[lane] = (int)id; barrier(flags); out[id] = mine[(lane + 1) % 4]
PAIR(named, NAMED(0), NAMED(CLK_LOCAL_MEM_FENCE))
