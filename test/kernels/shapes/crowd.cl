// Kernels that wait more often, or have more loops, than LLVM can go through in one function.

#define FOUR(x, n) x((n)) x((n + 1)) x((n + 2)) x((n + 3))
#define SIXTEEN(x, n) FOUR(x, n) FOUR(x, n + 4) FOUR(x, n + 8) FOUR(x, n + 12)

// Sums of a group, each over a ladder.
#define LADDER(n)                                                                                  \
    l[me] = a[i] * (n + 1) ^ sum;                                                                  \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                  \
    for (int part = size / 2; part > 0; part >>= 1) {                                              \
        if (me < part) {                                                                           \
            l[me] += l[me + part];                                                                 \
        }                                                                                          \
        barrier(CLK_LOCAL_MEM_FENCE);                                                              \
    }                                                                                              \
    sum += l[0];                                                                                   \
    barrier(CLK_LOCAL_MEM_FENCE);

kernel void ladders(global const uint *a, global uint *out, local uint *l) {
    int i = get_global_id(0), me = get_local_id(0), size = get_local_size(0);
    uint sum = 0;
    SIXTEEN(LADDER, 0)
    out[i] = sum;
}

// Tiles that a group reads in turn, with what a work-item has of its own between them.
#define TILE(n)                                                                                    \
    l[me] = a[i + n] + own[n & 3];                                                                 \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                  \
    for (int k = 0; k < size; ++k) {                                                               \
        sum = sum * 3 + l[k] * b[(i + k) & 63];                                                    \
    }                                                                                              \
    own[(n + sum) & 3] += sum;                                                                     \
    barrier(CLK_LOCAL_MEM_FENCE);

kernel void tiles(global const uint *a, global const uint *b, global uint *out, local uint *l) {
    int i = get_global_id(0), me = get_local_id(0), size = get_local_size(0);
    uint sum = 0, own[4] = {i, me, 3, 4};
    SIXTEEN(TILE, 0)
    SIXTEEN(TILE, 16)
    out[i] = sum + own[0] + own[1] + own[2] + own[3];
}

// The same of rows of two dimensions.
kernel void planes(global const uint *a, global uint *out, local uint *l) {
    int i = get_global_id(1) * get_global_size(0) + get_global_id(0);
    int me = get_local_id(1) * get_local_size(0) + get_local_id(0);
    int size = get_local_size(0) * get_local_size(1);
    uint sum = get_local_id(1);
    FOUR(LADDER, 0)
    FOUR(LADDER, 4)
    out[i] = sum;
}

// Loops that nobody waits for in, some left by one work-item after the other.
#define LOOP(n)                                                                                    \
    for (int k = 0; k < count + n % 3; ++k) {                                                      \
        sum += a[(i + k * (n + 1)) & 1023] * (n + 1);                                              \
    }
#define LEFT(n)                                                                                    \
    for (uint x = a[(i + n) & 1023]; x > 3; x = x / 2 + n % 2) {                                   \
        sum = sum * 5 + x;                                                                         \
    }

kernel void rounds(global const uint *a, global uint *out, int count) {
    int i = get_global_id(0);
    uint sum = 0;
    SIXTEEN(LOOP, 0)
    FOUR(LOOP, 16)
    out[i] = sum;
}

kernel void leaving(global const uint *a, global uint *out, int count) {
    int i = get_global_id(0);
    uint sum = 0;
    SIXTEEN(LEFT, 0)
    FOUR(LOOP, 16)
    out[i] = sum;
}

// More of them than are divided into turns at all.
kernel void crowd(global const uint *a, global uint *out, int count) {
    int i = get_global_id(0);
    uint sum = 0;
    SIXTEEN(LOOP, 0)
    SIXTEEN(LOOP, 16)
    SIXTEEN(LEFT, 32)
    SIXTEEN(LOOP, 48)
    out[i] = sum;
}

// Rows of a matrix: of so many none is read ahead.
#define ROW(n)                                                                                     \
    for (int k = 0; k < count; ++k) {                                                              \
        sum += a[i * count + k + n] * (n + 1);                                                     \
    }

kernel void rows(global const uint *a, global uint *out, int count) {
    int i = get_global_id(0);
    uint sum = 0;
    SIXTEEN(ROW, 0)
    out[i] = sum;
}

// Work-items of a group that end before the others wait.
#define LEAVES(n)                                                                                  \
    l[me] = sum + n;                                                                               \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                  \
    for (int k = 0; k < count; ++k) {                                                              \
        sum += l[(me + k) & 15] ^ a[i + n];                                                        \
    }                                                                                              \
    barrier(CLK_LOCAL_MEM_FENCE);                                                                  \
    if ((uint)get_group_id(0) * 3 + 20 < n * 2u) {                                                 \
        out[i] = sum;                                                                              \
        return;                                                                                    \
    }

kernel void ends(global const uint *a, global uint *out, int count, local uint *l) {
    int i = get_global_id(0), me = get_local_id(0);
    uint sum = 0;
    SIXTEEN(LEAVES, 0)
    out[i] = sum;
}

// Sums of sub-groups.
#define TOGETHER(n) sum = sum * 3 + sub_group_reduce_add(a[i + n] ^ sum);

kernel void together(global const uint *a, global uint *out) {
    int i = get_global_id(0);
    uint sum = 0;
    SIXTEEN(TOGETHER, 0)
    SIXTEEN(TOGETHER, 16)
    SIXTEEN(TOGETHER, 32)
    out[i] = sum;
}

// A large function of many copies, in a loop that work-items leave one by one.
#define MIX(n)                                                                                     \
    x[(n) & 7] = (x[((n) + 1) & 7] ^ ((n) * 7 + 3)) + (x[((n) + 3) & 7] >> ((n) % 13 + 1));
#define MIXED(n) mix(x);

static void mix(uint *x) {
    SIXTEEN(MIX, 0)
    SIXTEEN(MIX, 16)
    SIXTEEN(MIX, 32)
    SIXTEEN(MIX, 48)
    SIXTEEN(MIX, 64)
    SIXTEEN(MIX, 80)
    SIXTEEN(MIX, 96)
    SIXTEEN(MIX, 112)
    SIXTEEN(MIX, 128)
    SIXTEEN(MIX, 144)
    SIXTEEN(MIX, 160)
    SIXTEEN(MIX, 176)
    SIXTEEN(MIX, 192)
    SIXTEEN(MIX, 208)
    SIXTEEN(MIX, 224)
    SIXTEEN(MIX, 240)
}

static void steps(uint *x, uint n) {
    for (int k = 0; k < 9 && x[n & 7] & n; ++k) {
        n = rotate(n, 1u) + x[n & 3];
        SIXTEEN(MIXED, 0)
    }
}

kernel void copies(global const uint *a, global uint *out) {
    int i = get_global_id(0);
    uint x[8] = {a[i], a[i + 1], a[i + 2], a[i + 3], a[i + 4], a[i + 5], a[i + 6], a[i + 7]};
    steps(x, a[i + 8]);
    steps(x, a[i + 9]);
    out[i] = x[i & 7];
}
